//! Undo, redo, and going anywhere in the tree. Only a pointer moves; nothing is ever taken out.

use crate::chronicle::Chronicle;
use crate::entry::{Author, Body, Entry};
use crate::trouble::{Trouble, count};
use montjoie_game::{Arg, Message};
use montjoie_table::KeyName;
use std::sync::Arc;

/// Every message that says what an undo takes back.
pub(crate) const SAID: &[&str] = &[
    "chronicle-did-answer",
    "chronicle-did-answer-rule",
    "chronicle-did-several",
    "chronicle-did-term",
    "chronicle-did-term-rule",
    "chronicle-did-ruling",
    "chronicle-did-note",
    "chronicle-did-scene",
    "chronicle-did-steps",
];

/// How much one undo takes back, or one redo brings again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Measure {
    /// One thing somebody did: an answer, a handful confirmed together, a ruling, a word to go on; with it everything the
    /// program did after.
    #[default]
    Act,
    /// One answer: a single throw, a single order.
    Answer,
    /// One step: to the start of the open one, or of the last closed one.
    Step,
}

/// What an undo or a redo will do.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// The entry the battle will stand at; 0 for the start.
    pub to: u64,
    /// The entries taken back or brought again, oldest first.
    pub entries: Vec<u64>,
    /// What they are, to be said on the button.
    pub message: Message,
}

/// A way a battle went and does not stand on.
#[derive(Clone, Debug, PartialEq)]
pub struct OtherBranch {
    /// The entry at its end.
    pub tip: u64,
    /// The last round closed on it.
    pub round: u32,
    /// What began it.
    pub began: Message,
}

impl Chronicle {
    /// What an undo would take back.
    ///
    /// # Errors
    /// When there is nothing to undo.
    pub fn undoes(&self, measure: Measure) -> Result<Move, Trouble> {
        // From the end: an evening is long, and this is asked after every step.
        let mut back = self.path().iter().rev().filter_map(|id| self.journal.entry(*id)).peekable();
        let last = *back.peek().ok_or(Trouble::NothingToUndo)?;
        let mut taken: Vec<&Arc<Entry>> = Vec::new();
        match measure {
            Measure::Act => taken.extend(back.take_while(|e| e.act() == last.act())),
            Measure::Answer | Measure::Step => {
                loop {
                    let entry = back.next().ok_or(Trouble::NothingToUndo)?;
                    taken.push(entry);
                    if !follows_by_itself(entry) {
                        break;
                    }
                }
                if measure == Measure::Step {
                    taken.extend(back.take_while(|e| !matches!(e.body, Body::Closed(_))));
                }
            }
        }
        taken.reverse();
        let mut to = taken.first().map_or(0, |e| e.parent);
        // An act that began by going elsewhere, an amendment: taking it back leads to where it began.
        let began = self.journal.entry(last.act()).filter(|e| matches!(e.body, Body::Head { .. }));
        if let Some(began) = began.filter(|_| measure == Measure::Act) {
            to = began.parent;
        }
        Ok(Move { to, entries: taken.iter().map(|e| e.id).collect(), message: self.says(&taken) })
    }

    /// What a redo would bring again.
    ///
    /// # Errors
    /// When there is nothing to redo.
    pub fn redoes(&self, measure: Measure) -> Result<Move, Trouble> {
        let next = |of: u64| self.latest(of).and_then(|id| self.journal.entry(id));
        let child = next(self.head());
        // An amendment begins here and goes on from elsewhere: taken back, it is brought again as a whole.
        if let Some(again) = self.amended_from(self.head()).filter(|again| child.is_none_or(|c| c.id < again[0].id)) {
            let to = again.last().map_or(0, |e| e.id);
            return Ok(Move { to, entries: again.iter().map(|e| e.id).collect(), message: self.says(&again) });
        }
        let first = child.ok_or(Trouble::NothingToRedo)?;
        let mut again = vec![first];
        while let Some(entry) = again.last().and_then(|e| next(e.id)) {
            let on = match measure {
                Measure::Act => entry.act() == first.act(),
                Measure::Answer => follows_by_itself(entry),
                Measure::Step => follows_by_itself(entry) || !again.iter().any(|e| matches!(e.body, Body::Closed(_))),
            };
            if !on {
                break;
            }
            again.push(entry);
        }
        let to = again.last().map_or(0, |e| e.id);
        Ok(Move { to, entries: again.iter().map(|e| e.id).collect(), message: self.says(&again) })
    }

    /// The entries of the last amendment that was made while the battle stood at this entry.
    fn amended_from(&self, entry: u64) -> Option<Vec<&Arc<Entry>>> {
        let of = |act: u64| -> Vec<&Arc<Entry>> { self.journal.after(act).take_while(|e| e.act() == act).collect() };
        let here = |e: &&Arc<Entry>| e.parent == entry && e.what_if == self.in_what_if();
        self.journal.moves(entry).filter(here).map(|e| of(e.id)).find(|entries| !entries.is_empty())
    }

    /// Takes something back. It stays in the journal: redo brings it again, and it can be gone to.
    ///
    /// # Errors
    /// When there is nothing to undo.
    pub fn undo(&mut self, measure: Measure, author: Author) -> Result<Move, Trouble> {
        let step = self.undoes(measure)?;
        self.go_to(step.to, author)?;
        Ok(step)
    }

    /// Brings again what was taken back last.
    ///
    /// # Errors
    /// When there is nothing to redo.
    pub fn redo(&mut self, measure: Measure, author: Author) -> Result<Move, Trouble> {
        let step = self.redoes(measure)?;
        self.go_to(step.to, author)?;
        Ok(step)
    }

    /// Goes to any entry, of this branch or another; 0 is the start. What is said there begins a branch if something follows it
    /// already.
    ///
    /// # Errors
    /// When there is no such entry.
    pub fn go_to(&mut self, entry: u64, author: Author) -> Result<(), Trouble> {
        self.can_stand_at(entry)?;
        if entry == self.head() {
            return Ok(());
        }
        let mut draft = self.draft(None);
        draft.go(author, entry)?;
        let draft = draft.into();
        self.commit(draft)
    }

    pub(crate) fn can_stand_at(&self, entry: u64) -> Result<(), Trouble> {
        let stands = match self.journal.entry(entry) {
            None => entry == 0,
            Some(e) => e.body.on_path(),
        };
        if stands { Ok(()) } else { Err(Trouble::NoSuchEntry(entry)) }
    }

    /// Every way this battle went and does not stand on: where each ends, in which round, and what began it.
    #[must_use]
    pub fn branches(&self) -> Vec<OtherBranch> {
        let here = |id: &u64| self.path().binary_search(id).is_ok();
        // The battle itself is no other way to who looks at a what-if.
        let live = |tip: &u64| {
            let on_it = |live: &Chronicle| live.path().binary_search(tip).is_ok();
            self.in_what_if() && (on_it(self.live()) || self.journal.path(*tip).contains(&self.live().head()))
        };
        let redo = self.latest(self.head());
        let mut ways = Vec::new();
        for tip in self.journal.tips().filter(|tip| !here(tip) && !live(tip)) {
            let (first, way) = self.way_to(tip);
            // Where redo leads is no other way: it is this one, a little further on.
            if redo != Some(first) {
                ways.push(way);
            }
        }
        ways
    }

    /// The way that ends there, and the entry with which it leaves this one. What was once found out of a way holds for as long as it leaves this one
    /// there: this is asked after every step, and its entries need not be held for it.
    fn way_to(&self, tip: u64) -> (u64, OtherBranch) {
        let here = |id: u64| id == 0 || self.path().binary_search(&id).is_ok();
        let leaves = |first: u64| !here(first) && self.journal.parent(first).is_some_and(here);
        let known = self.ways.borrow().get(&tip).filter(|(first, _)| leaves(*first)).cloned();
        if let Some(known) = known {
            return known;
        }
        let apart = self.journal.way(tip, here);
        let closed = |entry: &Arc<Entry>| match &entry.body {
            Body::Closed(closed) => Some(closed.round),
            _ => None,
        };
        let before = || {
            let fork = apart.first().map_or(0, |first| first.parent);
            let shared = self.path().partition_point(|id| *id <= fork);
            self.path()[..shared].iter().rev().filter_map(|id| self.journal.entry(*id)).find_map(closed)
        };
        let round = apart.iter().rev().find_map(closed).or_else(before);
        let act = apart.first().map_or(0, |e| e.act());
        let began: Vec<&Arc<Entry>> = apart.iter().take_while(|e| e.act() == act).collect();
        let first = apart.first().map_or(tip, |first| first.id);
        let known = (first, OtherBranch { tip, round: round.unwrap_or(1), began: self.says(&began) });
        self.ways.borrow_mut().insert(tip, known.clone());
        known
    }

    /// What some entries are, in one message.
    fn says(&self, entries: &[&Arc<Entry>]) -> Message {
        let steps = entries.iter().filter(|e| matches!(e.body, Body::Closed(_))).count();
        let by_person: Vec<_> = entries.iter().filter(|e| e.author != Author::Program).collect();
        let made: Vec<_> = if by_person.is_empty() { entries.iter().collect() } else { by_person };
        let made: Vec<_> = made.into_iter().filter(|e| !follows_by_itself(e)).collect();
        let tale = made.iter().find_map(|e| match &e.body {
            Body::Note { scene, .. } => scene.as_ref(),
            _ => None,
        });
        let message = match made.as_slice() {
            _ if tale.is_some() => Message::new("chronicle-did-scene")
                .with("title", Arg::Text(tale.map(|t| t.title.clone()).unwrap_or_default())),
            [] => Message::new("chronicle-did-steps"),
            [one] => match &one.body {
                Body::Answer(given) => self.about(&given.key, ["chronicle-did-answer", "chronicle-did-answer-rule"]),
                Body::Term(term) => self
                    .about(&term.key, ["chronicle-did-term", "chronicle-did-term-rule"])
                    .with("name", Arg::Text(term.name.clone())),
                Body::Ruling(ruling) => {
                    Message::new("chronicle-did-ruling").with("reason", Arg::Text(ruling.reason.clone()))
                }
                Body::Note { text, .. } => Message::new("chronicle-did-note").with("text", Arg::Text(text.clone())),
                Body::Closed(_) | Body::Head { .. } | Body::WhatIf { .. } | Body::Conduct(_) | Body::Pledge(_) => {
                    Message::new("chronicle-did-steps")
                }
            },
            several => Message::new("chronicle-did-several").number("count", count(several.len())),
        };
        message.number("steps", count(steps))
    }

    /// A message about an ask: the first id where it is about somebody with a name, the second where not.
    fn about(&self, key: &KeyName, ids: [&'static str; 2]) -> Message {
        let [named, bare] = ids;
        let rule = Arg::Text(key.rule.clone());
        match self.fight().names().of(key.of) {
            Some(_) => Message::new(named).who("who", key.of).with("rule", rule),
            None => Message::new(bare).with("rule", rule),
        }
    }
}

/// Entries nobody made: a step that closed, a ruling laid when its time came.
fn follows_by_itself(entry: &Entry) -> bool {
    match &entry.body {
        Body::Closed(_) => true,
        Body::Ruling(ruling) => ruling.laid.is_some(),
        _ => false,
    }
}
