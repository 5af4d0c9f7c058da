//! Where a battle stands on one path of its journal. Everything here is derived: folding the same entries gives the same stand.

use crate::draft::play_ruling;
use crate::entry::{Author, Body, Closed, Entry, Origin, Ruling, Tale};
use crate::grown::Grown;
use crate::journal::Journal;
use crate::marks::{Mark, Marks};
use crate::pledge::Spot;
use crate::trouble::{Caveat, Trouble};
use montjoie_game::{Fight, Gesture, Item, Place, Played, What};
use montjoie_table::{Inputs, KeyName, Seat, Waiting};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// One line of the chronicle.
#[derive(Clone, Debug)]
pub struct Line {
    /// The entry it stems from: the answer of a throw or a choice, the ruling, the note, the closing of the step.
    pub entry: u64,
    /// When.
    pub place: Place,
    /// What it says.
    pub said: Said,
    /// How the faces of its throw came to be known, where that is known.
    pub made: Option<Made>,
}

/// How faces came to be known, and by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// How.
    pub origin: Origin,
    /// By whom, last.
    pub by: Author,
}

/// What gave an answer of the open step.
#[derive(Clone, Debug)]
pub(crate) struct Gave {
    /// The entry.
    pub entry: u64,
    /// Who.
    pub author: Author,
    /// How its faces came to be known.
    pub origin: Option<Origin>,
}

impl Gave {
    fn made(&self) -> Option<Made> {
        self.origin.map(|origin| Made { origin, by: self.author.clone() })
    }
}

/// What a line of the chronicle says.
#[derive(Clone, Debug)]
pub enum Said {
    /// Something heard at the table.
    Item(Box<Item>),
    /// The GM ruled.
    Ruling {
        /// By which gesture, if by one.
        gesture: Option<Gesture>,
        /// Why.
        reason: String,
        /// Who.
        author: Author,
        /// What it made happen.
        items: Vec<Item>,
        /// Why it came to nothing, if it did: a Fluent id of the ruleset.
        lapsed: Option<String>,
        /// How the faces of its throws came to be known.
        origins: BTreeMap<KeyName, Origin>,
    },
    /// A line of the GM's own.
    Note {
        /// Who.
        author: Author,
        /// What it says.
        text: String,
        /// Whether players hear it.
        shared: bool,
        /// The scene it tells of.
        scene: Option<Tale>,
    },
    /// A step was closed.
    Closed {
        /// The battle's hash after it.
        hash: u64,
        /// The revision that judged it.
        revision: u32,
    },
}

/// What is being played: a step, or a ruling that waited for the end of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playing {
    /// The open step.
    Step,
    /// The ruling of this entry, whose time has come.
    Ruling(u64),
    /// Nothing: the battle is over.
    Over,
}

/// A battle as it stood.
pub enum Past<'a> {
    /// It was kept.
    Kept(&'a (dyn Fight + 'static)),
    /// It was folded again.
    Again(Box<dyn Fight>),
}

impl std::ops::Deref for Past<'_> {
    type Target = dyn Fight;

    fn deref(&self) -> &(dyn Fight + 'static) {
        match self {
            Past::Kept(fight) => *fight,
            Past::Again(fight) => fight.as_ref(),
        }
    }
}

/// A battle at one point of its journal.
pub(crate) struct Stand {
    pub path: Grown<u64>,
    /// The battle at the start of the open step.
    pub fight: Box<dyn Fight>,
    /// What has been said about the scene.
    pub inputs: Inputs,
    /// Which entry gave each answer, and who.
    pub given: BTreeMap<KeyName, Gave>,
    /// Rulings that wait for the end of the open step.
    pub waiting: Vec<u64>,
    /// Rulings whose time has come.
    pub due: Vec<u64>,
    pub lines: Grown<Arc<Line>>,
    /// What is worth knowing about the facts that were laid.
    pub notices: Grown<Caveat>,
    /// Whether facts that do not lead where their hash says are laid all the same: to look at a damaged journal.
    pub lenient: bool,
    /// How many rulings were laid.
    rulings: u32,
    /// How often a step was played, on this and on its copies.
    pub runs: Arc<AtomicU64>,
    /// How many entries were laid, on this and on its copies.
    pub folds: Arc<AtomicU64>,
    marks: Marks,
}

impl Clone for Stand {
    fn clone(&self) -> Stand {
        Stand {
            path: self.path.clone(),
            fight: self.fight.copy(),
            inputs: self.inputs.clone(),
            given: self.given.clone(),
            waiting: self.waiting.clone(),
            due: self.due.clone(),
            lines: self.lines.clone(),
            notices: self.notices.clone(),
            lenient: self.lenient,
            rulings: self.rulings,
            runs: Arc::clone(&self.runs),
            folds: Arc::clone(&self.folds),
            marks: self.marks.clone(),
        }
    }
}

impl Stand {
    /// At the start of this battle.
    pub fn new(fight: Box<dyn Fight>) -> Stand {
        let start = Mark {
            path: 0,
            place: fight.place(),
            fight: Some(Arc::from(fight.copy())),
            due: Vec::new(),
            lines: 0,
            notices: 0,
            rulings: 0,
            step: None,
        };
        Stand {
            path: Grown::default(),
            fight,
            inputs: Inputs::default(),
            given: BTreeMap::new(),
            waiting: Vec::new(),
            due: Vec::new(),
            lines: Grown::default(),
            notices: Grown::default(),
            lenient: false,
            rulings: 0,
            runs: Arc::default(),
            folds: Arc::default(),
            marks: Marks::new(start),
        }
    }

    pub fn head(&self) -> u64 {
        self.path.last().copied().unwrap_or(0)
    }

    /// Goes to another entry: back to the last closed step both paths share, then on from there.
    pub fn go(&mut self, journal: &Journal, to: u64) -> Result<(), Trouble> {
        // Back from there to where the paths meet. Numbers only ever go up along a path.
        let (mut on, mut at) = (Vec::new(), to);
        let meets = |id: u64| {
            let place = self.path.partition_point(|one| *one < id);
            (self.path.get(place) == Some(&id)).then_some(place + 1)
        };
        let shared = loop {
            match journal.entry(at).filter(|_| at != 0) {
                None => break 0,
                Some(entry) => {
                    if let Some(shared) = meets(at) {
                        break shared;
                    }
                    on.push(at);
                    at = entry.parent;
                }
            }
        };
        let mut again = Vec::new();
        if shared < self.path.len() {
            let (mark, fight) = self.marks.back_to(shared);
            (self.fight, self.rulings) = (fight.copy(), mark.rulings);
            self.due.clone_from(&mark.due);
            let (path, lines, notices) = (mark.path, mark.lines, mark.notices);
            again = (path..shared).filter_map(|at| self.path.get(at)).copied().collect();
            self.path.truncate(path);
            self.lines.truncate(lines);
            self.notices.truncate(notices);
            self.inputs = Inputs::default();
            self.given.clear();
            self.waiting.clear();
        }
        for id in again.into_iter().chain(on.into_iter().rev()) {
            let entry = journal.entry(id).map(Arc::clone).ok_or(Trouble::NoSuchEntry(id))?;
            self.fold(&entry)?;
        }
        Ok(())
    }

    /// Where it stands is so from now on: what was added is laid to the rest.
    pub fn settle(&mut self) {
        self.path.settle();
        self.lines.settle();
        self.notices.settle();
        self.marks.settle();
    }

    /// Lays one entry on the battle. On trouble the stand is of no use any more.
    pub fn fold(&mut self, entry: &Entry) -> Result<(), Trouble> {
        self.folds.fetch_add(1, Ordering::Relaxed);
        let place = self.fight.place();
        match &entry.body {
            Body::Answer(given) => {
                self.inputs.answers.insert(given.key.clone(), given.answer.clone());
                let (author, origin) = (entry.author.clone(), given.origin(&entry.author));
                self.given.insert(given.key.clone(), Gave { entry: entry.id, author, origin });
            }
            Body::Term(term) => self.inputs.terms.push(term.clone()),
            Body::Note { text, shared, scene } => {
                let (author, text, scene) = (entry.author.clone(), text.clone(), scene.clone());
                let said = Said::Note { author, text, shared: *shared, scene };
                self.lines.push(Arc::new(Line { entry: entry.id, place, said, made: None }));
            }
            Body::Ruling(ruling) if ruling.waits() => self.waiting.push(entry.id),
            Body::Ruling(ruling) => self.lay(entry, ruling)?,
            Body::Closed(closed) => self.close(entry, closed)?,
            Body::Head { .. } | Body::WhatIf { .. } | Body::Conduct(_) | Body::Pledge(_) => return Ok(()),
        }
        self.path.push(entry.id);
        if let Body::Closed(_) = entry.body {
            self.marks.push(Mark {
                path: self.path.len(),
                place: self.fight.place(),
                fight: Some(Arc::from(self.fight.copy())),
                due: self.due.clone(),
                lines: self.lines.len(),
                notices: self.notices.len(),
                rulings: self.rulings,
                step: Some((place.round, place.step)),
            });
        }
        Ok(())
    }

    fn lay(&mut self, entry: &Entry, ruling: &Ruling) -> Result<(), Trouble> {
        let place = self.fight.place();
        let events = ruling.events.as_deref().unwrap_or_default();
        // As with closed steps: the events count, and the gesture is played beside them so that its dice can be told.
        let answers = ruling.answers.iter().map(|given| (given.key.clone(), given.answer.clone())).collect();
        let beside = Inputs { answers, terms: Vec::new() };
        let played = play_ruling(self.fight.as_ref(), ruling, &beside, &mut Waiting);
        let bare = self.fight.rule(events).map_err(|bad| Trouble::BadFact {
            entry: entry.id,
            index: bad.index,
            why: bad.why,
            revisions: None,
        })?;
        let items = match played {
            Ok(played) if played.closed && played.events == events => played.items,
            _ => bare,
        };
        crate::ruling::name_them(self.fight.as_mut(), &ruling.names);
        if let Some(asked) = ruling.laid {
            self.due.retain(|id| *id != asked);
            self.inputs = Inputs::default();
            self.given.clear();
        }
        let said = Said::Ruling {
            gesture: ruling.gesture,
            reason: ruling.reason.clone(),
            author: entry.author.clone(),
            items,
            lapsed: ruling.lapsed.clone(),
            origins: ruling.answers.iter().filter_map(|g| Some((g.key.clone(), g.origin?))).collect(),
        };
        self.lines.push(Arc::new(Line { entry: entry.id, place, said, made: None }));
        self.rulings += 1;
        Ok(())
    }

    /// Where it stands, as pledged dice know it.
    pub fn spot(&self, ruling: bool, what_if: u64) -> Spot {
        let Place { round, step, .. } = self.fight.place();
        // Rounds only ever go up.
        let of_it = self.marks.iter().rev().map_while(|mark| mark.step).take_while(|(of, _)| *of >= round);
        let nth = of_it.filter(|closed| *closed == (round, step)).count();
        Spot { round, step, nth, rulings: ruling.then_some(self.rulings), what_if }
    }

    fn close(&mut self, entry: &Entry, closed: &Closed) -> Result<(), Trouble> {
        let place = self.fight.place();
        let ours = self.fight.info().revision;
        let revisions = (closed.revision != ours).then_some((closed.revision, ours));
        let bad = |bad: montjoie_game::BadEvent| Trouble::BadFact {
            entry: entry.id,
            index: bad.index,
            why: bad.why,
            revisions,
        };
        let events = closed.events.values();
        // The facts count. The inputs are run beside them for the sake of the telling: dice and orders are no events.
        let items = match self.look(&mut Waiting) {
            Some(played) if played.closed && played.events == events => played.items,
            _ => self.fight.copy().rule(&events).map_err(bad)?,
        };
        self.fight.fold(&events).map_err(bad)?;
        self.fight.remember(&items);
        if self.fight.hash() != closed.hash {
            let (round, step) = (closed.round, closed.step.clone());
            match revisions {
                None if !self.lenient => return Err(Trouble::HashDiffers { entry: entry.id, round, step }),
                None => self.notices.push(Caveat::Damaged { entry: entry.id, round, step }),
                Some((theirs, ours)) => {
                    self.notices.push(Caveat::HashDiffers { entry: entry.id, round, theirs, ours });
                }
            }
        }
        for item in items {
            let item = self.honest(item);
            let gave = name_of(&item).and_then(|name| self.given.get(&name));
            let (of, made) = (gave.map_or(entry.id, |gave| gave.entry), gave.and_then(Gave::made));
            self.lines.push(Arc::new(Line { entry: of, place, said: Said::Item(Box::new(item)), made }));
        }
        let said = Said::Closed { hash: closed.hash, revision: closed.revision };
        self.lines.push(Arc::new(Line { entry: entry.id, place, said, made: None }));
        self.inputs = Inputs::default();
        self.given.clear();
        self.due.append(&mut self.waiting);
        Ok(())
    }

    /// What has happened in the open step, each with the entry that gave it; 0 where nobody did.
    pub fn lines_of(&self, played: &Played) -> Vec<Line> {
        let line = |item: &Item| {
            let gave = name_of(item).and_then(|name| self.given.get(&name));
            let (entry, made) = (gave.map_or(0, |gave| gave.entry), gave.and_then(Gave::made));
            Line { entry, place: played.place, said: Said::Item(Box::new(item.clone())), made }
        };
        played.items.iter().map(line).collect()
    }

    /// A judgement the program took at its default was not given by anybody, though it is written down.
    pub fn honest(&self, mut item: Item) -> Item {
        let by_program = |name: &KeyName| self.given.get(name).is_some_and(|gave| gave.author == Author::Program);
        if name_of(&item).is_some_and(|name| by_program(&name))
            && let What::Judgement { given, .. } = &mut item.what
        {
            *given = false;
        }
        item
    }

    /// The battle as it stood when a round began, if a step was closed before.
    pub fn fight_before(&self, journal: &Journal, round: u32) -> Option<Past<'_>> {
        // Rounds only ever go up.
        let first = self.marks.partition_point(|mark| mark.place.round < round);
        let begins = self.marks.get(first).is_some_and(|mark| mark.place.round == round);
        let at = if begins { Some(first) } else { first.checked_sub(1) };
        self.after_steps(journal, at?).map(|(fight, _)| fight)
    }

    /// Where the battle stood after so many entries of its path, and how long its chronicle was when that step began.
    pub fn place_after(&self, entries: usize) -> (Place, usize) {
        let after = self.marks.partition_point(|mark| mark.path <= entries);
        let mark = self.marks.get(after.saturating_sub(1)).unwrap_or(self.marks.first());
        (mark.place, mark.lines)
    }

    /// How many steps were closed.
    pub fn steps(&self) -> usize {
        self.marks.len() - 1
    }

    /// Where the battle stood after so many closed steps.
    pub fn place_at(&self, steps: usize) -> Option<Place> {
        self.marks.get(steps).map(|mark| mark.place)
    }

    /// The battle after so many closed steps, and how long its chronicle was then.
    pub fn after_steps(&self, journal: &Journal, steps: usize) -> Option<(Past<'_>, usize)> {
        let mark = self.marks.get(steps)?;
        let fight = match &mark.fight {
            Some(fight) => Past::Kept(fight.as_ref()),
            None => Past::Again(self.again(journal, steps)?),
        };
        Some((fight, mark.lines))
    }

    /// The battle after so many steps, folded again from where it was last kept.
    fn again(&self, journal: &Journal, steps: usize) -> Option<Box<dyn Fight>> {
        let (from, to) = (self.marks.get(self.marks.kept_before(steps))?, self.marks.get(steps)?);
        let mut stand = Stand::new(from.fight.as_deref()?.copy());
        stand.due.clone_from(&from.due);
        stand.lenient = self.lenient;
        for at in from.path..to.path {
            stand.fold(journal.entry(*self.path.get(at)?)?).ok()?;
        }
        Some(stand.fight)
    }

    /// What is being played.
    pub fn scene(&self) -> Playing {
        match self.due.first() {
            Some(id) => Playing::Ruling(*id),
            None if self.fight.outcome().is_some() => Playing::Over,
            None => Playing::Step,
        }
    }

    /// The open step played from its start with what was said, without moving on. None when the battle is over.
    pub fn look(&self, seat: &mut dyn Seat) -> Option<Played> {
        if self.fight.outcome().is_some() {
            return None;
        }
        self.runs.fetch_add(1, Ordering::Relaxed);
        Some(self.fight.look(&self.inputs, seat))
    }
}

/// The name of the ask an item answers, if it answers one.
#[must_use]
pub fn name_of(item: &Item) -> Option<KeyName> {
    match &item.what {
        What::Throw { head, .. } | What::Choice { head, .. } | What::Judgement { head, .. } => {
            Some(KeyName::of(head.key, head.nth))
        }
        What::Change { .. } => None,
    }
}

/// Nothing happened and nothing is asked.
pub(crate) fn nothing(place: Place) -> Played {
    Played {
        place,
        closed: false,
        open: Vec::new(),
        offered: Vec::new(),
        items: Vec::new(),
        filled: Vec::new(),
        unused: Vec::new(),
        refused: Vec::new(),
        events: Vec::<Value>::new(),
        hash: 0,
    }
}
