//! The GM's own hand: gestures and bare events, laid at the start or the end of the open step, with a look beforehand.

use crate::chronicle::{Chronicle, has_words};
use crate::conduct::Conduct;
use crate::draft::Draft;
use crate::entry::{At, Author, Body, Given, Origin, Ruling, Tale};
use crate::trouble::Trouble;
use montjoie_game::scenario::is_id;
use montjoie_game::{Fate, Fight, Foreseen, Gesture, Item, Name, Names, Played, Sheet, Viewer};
use montjoie_table::{Answer, Ask, Inputs, KeyName, Kind, Seat, Subject, Waiting};
use serde_json::Value;
use std::collections::BTreeMap;

/// What the GM wants done.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    /// A gesture of the list every ruleset fills.
    Gesture(Gesture),
    /// Events of the ruleset, as files write them: for tinkerers.
    Events(Vec<Value>),
}

/// A ruling about to be made.
#[derive(Clone, Debug, PartialEq)]
pub struct Wish {
    /// What.
    pub deed: Deed,
    /// Why.
    pub reason: String,
    /// Where it is laid when the step is open.
    pub at: At,
    /// Names for those who come new; made up where they are missing.
    pub names: Vec<Name>,
    /// Answers to what it asks: its dice.
    pub answers: Vec<(KeyName, Answer)>,
    /// How they came to be known, none where nobody knows; typed, where nothing is said.
    pub origins: BTreeMap<KeyName, Option<Origin>>,
}

impl Wish {
    /// This gesture, for this reason, at the start of the open step.
    #[must_use]
    pub fn gesture(gesture: Gesture, reason: &str) -> Wish {
        Wish {
            deed: Deed::Gesture(gesture),
            reason: reason.to_owned(),
            at: At::Start,
            names: Vec::new(),
            answers: Vec::new(),
            origins: BTreeMap::new(),
        }
    }

    /// These events, for this reason, at the start of the open step.
    #[must_use]
    pub fn events(events: Vec<Value>, reason: &str) -> Wish {
        Wish { deed: Deed::Events(events), ..Wish::gesture(Gesture::Concede { side: montjoie_table::Side::A }, reason) }
    }

    /// Takes what was thrown for these asks; false when something is missing.
    pub fn take(&mut self, asks: &[Ask], thrown: RulingDice<'_>) -> bool {
        // Every ask is put to who throws, also after the first that is missing: all of them are then shown at once.
        let given: Vec<_> = asks.iter().map(|ask| thrown(ask).map(|thrown| (ask.name(), thrown))).collect();
        let whole = !given.is_empty() && given.iter().all(Option::is_some);
        for (key, (answer, origin)) in given.into_iter().flatten() {
            self.origins.insert(key.clone(), Some(origin));
            self.answers.push((key, answer));
        }
        whole
    }

    fn given(&self) -> impl Iterator<Item = Given> + '_ {
        self.answers.iter().map(|(key, answer)| {
            let given = Given::new(key.clone(), answer.clone());
            match self.origins.get(key).copied().unwrap_or(Some(Origin::Typed)) {
                Some(origin) => given.from(origin),
                None => given,
            }
        })
    }

    /// Laid there.
    #[must_use]
    pub fn at(mut self, at: At) -> Wish {
        self.at = at;
        self
    }
}

/// What was thrown for an ask of a ruling, if anything was, and how it came to be known.
pub type RulingDice<'a> = &'a mut dyn FnMut(&Ask) -> Option<(Answer, Origin)>;

/// What a ruling would do.
#[derive(Clone, Debug)]
pub struct Preview {
    /// What it asks and has no answer to: dice still to be thrown. What changes is then not known yet.
    pub open: Vec<Ask>,
    /// What would happen.
    pub items: Vec<Item>,
    /// Everyone whose standing changes, before and after; none before for those who come new.
    pub fates: Vec<(Option<Fate>, Fate)>,
    /// Everyone whose sheet changes, before and after, as the GM sees them.
    pub sheets: Vec<(Option<Sheet>, Sheet)>,
    /// Answers of the open step that would no longer fit, and have to be given again or not at all.
    pub dropped: Vec<KeyName>,
    /// True when it would be laid at the end of a step that is still open: others may change before.
    pub later: bool,
}

/// What came of a ruling.
#[derive(Clone, Debug)]
pub enum Laid {
    /// It was written as this entry.
    Done(u64),
    /// Nothing was written: it waits for answers to these. Ask again with them.
    Waits(Vec<Ask>),
}

/// Why a scene was not closed: nothing was written then.
#[derive(Clone, Debug, PartialEq)]
pub struct NotEnded {
    /// Which of its effects it is about, counted from nought; none when it is about the scene itself.
    pub effect: Option<usize>,
    /// What is wrong.
    pub why: Trouble,
}

impl From<Trouble> for NotEnded {
    fn from(why: Trouble) -> NotEnded {
        NotEnded { effect: None, why }
    }
}

impl Chronicle {
    /// What a ruling would do. Nothing is written.
    ///
    /// # Errors
    /// When it means nothing here.
    pub fn preview(&self, wish: &Wish) -> Result<Preview, Trouble> {
        let before = self.fight();
        let (after, played) = try_out(before, wish, &mut Waiting)?;
        let later = wish.at == At::End && self.mid_step();
        let (mut fates, mut sheets, mut dropped) = (Vec::new(), Vec::new(), Vec::new());
        if played.closed {
            let old = before.fates();
            for fate in after.fates() {
                let was = old.iter().find(|f| f.subject == fate.subject).copied();
                if was != Some(fate) {
                    fates.push((was, fate));
                }
            }
            let old = before.sheets(Viewer::Gm);
            for sheet in after.sheets(Viewer::Gm) {
                let was = old.iter().find(|s| s.subject == sheet.subject).cloned();
                if was.as_ref() != Some(&sheet) {
                    sheets.push((was, sheet));
                }
            }
            if !later && after.outcome().is_none() {
                let then = after.look(self.inputs(), &mut Waiting);
                dropped.extend(then.refused.into_iter().map(|(key, _)| key));
                dropped.extend(then.unused);
                let already = |key: &KeyName| {
                    self.now().unused.contains(key) || self.now().refused.iter().any(|(refused, _)| refused == key)
                };
                dropped.retain(|key| !already(key));
            } else if !later {
                dropped.extend(self.inputs().answers.keys().cloned());
            }
        }
        Ok(Preview { open: played.open, items: played.items, fates, sheets, dropped, later })
    }

    /// Makes a ruling. In mid-step it is laid at the start of the step, which is then played again with the answers already
    /// given, or at its end. Its dice come with the wish, or from the conduct; what is still missing is handed back.
    ///
    /// # Errors
    /// When it has no reason or means nothing here.
    pub fn rule(&mut self, wish: &Wish, author: Author, conduct: &mut Conduct) -> Result<Laid, Trouble> {
        has_words(&wish.reason).ok_or(Trouble::NoReason)?;
        let mut draft = self.draft(None);
        if wish.at == At::End && self.mid_step() {
            // Looked at now, so that a slip of the hand is told now; judged again when its time comes.
            try_out(self.fight(), wish, &mut Waiting)?;
            let id = draft.push(author, Body::Ruling(waiting(wish)))?;
            let draft = draft.into();
            self.commit(draft)?;
            return Ok(Laid::Done(id));
        }
        let fates = self.fight().fates();
        let sworn = draft.sworn_for_ruling();
        let laid = lay(&mut draft, wish, author, &mut conduct.seated(&fates, None, sworn))?;
        if let Laid::Done(_) = laid {
            let draft = draft.into();
            self.commit(draft)?;
        }
        Ok(laid)
    }

    /// Closes a scene: its paragraph, and what it did to the battle, as one act. Nothing is written while dice are missing.
    ///
    /// # Errors
    /// When it has no title, or one of its effects means nothing here.
    pub fn end_scene(
        &mut self,
        tale: Tale,
        text: &str,
        effects: &[Wish],
        thrown: RulingDice<'_>,
        conduct: &mut Conduct,
    ) -> Result<Laid, NotEnded> {
        has_words(&tale.title).ok_or(Trouble::NoText)?;
        let mut draft = self.draft(None);
        let note = Body::Note { text: text.trim().to_owned(), shared: true, scene: Some(tale) };
        let id = draft.push(Author::Gm, note)?;
        for (n, wish) in effects.iter().enumerate() {
            let mut wish = wish.clone();
            let fates = draft.stand.fight.fates();
            let of_it = |why| NotEnded { effect: Some(n), why };
            let sworn = draft.sworn_for_ruling();
            while let Laid::Waits(asks) =
                lay(&mut draft, &wish, Author::Gm, &mut conduct.seated(&fates, None, sworn.clone())).map_err(of_it)?
            {
                if !wish.take(&asks, thrown) {
                    return Ok(Laid::Waits(asks));
                }
            }
        }
        let draft = draft.into();
        self.commit(draft)?;
        Ok(Laid::Done(id))
    }

    /// The battle to reckon odds from, with what is said about its open step. Rulings that are made and not laid yet are part of
    /// what is known: every battle played on from here meets them in their time.
    #[must_use]
    pub fn outlook(&self) -> (Box<dyn Fight>, Inputs) {
        let mut fight = self.fight().copy();
        let mut inputs = self.inputs().clone();
        let mut foreseen = Vec::new();
        for (id, ruling) in self.pending() {
            let answers = ruling.answers.iter().map(|given| (given.key.clone(), given.answer.clone()));
            let mut own = Inputs { answers: answers.collect(), terms: Vec::new() };
            // What was said since its time came is about it, not about the step behind it.
            if self.scene() == crate::stand::Playing::Ruling(id) {
                own.answers.append(&mut inputs.answers);
                own.terms.append(&mut inputs.terms);
            }
            let (gesture, events) = (ruling.gesture, ruling.events.clone().unwrap_or_default());
            foreseen.push(Foreseen { gesture, events, inputs: own, after_step: self.stand.waiting.contains(&id) });
            names_ahead(fight.as_mut(), ruling);
        }
        fight.foresee(foreseen);
        (fight, inputs)
    }

    /// Rulings that are made and not laid yet, with their entries: those whose time has come, then those that wait for the end of
    /// the open step.
    pub fn pending(&self) -> impl Iterator<Item = (u64, &Ruling)> {
        self.stand.due.iter().chain(&self.stand.waiting).filter_map(|id| match &self.journal.entry(*id)?.body {
            Body::Ruling(ruling) => Some((*id, ruling)),
            _ => None,
        })
    }

    /// Whether something was said about the open step, so that its start and its end are two places.
    fn mid_step(&self) -> bool {
        self.outcome().is_none() && self.scene() == crate::stand::Playing::Step
    }
}

/// Lays a ruling on a draft, if all its dice are there.
pub(crate) fn lay(draft: &mut Draft<'_>, wish: &Wish, author: Author, seat: &mut dyn Seat) -> Result<Laid, Trouble> {
    let (_, played) = try_out(draft.stand.fight.as_ref(), wish, seat)?;
    if !played.closed {
        return Ok(Laid::Waits(played.open));
    }
    let rolled = played.filled.into_iter().map(|(key, answer)| Given::new(key, answer).from(Origin::Rolled));
    let answers = wish.given().chain(rolled);
    let mut ruling = Ruling { events: Some(played.events), answers: answers.collect(), at: At::Start, ..waiting(wish) };
    ruling.names = names_for(draft.stand.fight.as_ref(), &ruling)?;
    draft.push(author, Body::Ruling(ruling)).map(Laid::Done)
}

fn waiting(wish: &Wish) -> Ruling {
    let (gesture, events) = match &wish.deed {
        Deed::Gesture(gesture) => (Some(*gesture), None),
        Deed::Events(events) => (None, Some(events.clone())),
    };
    let answers = wish.given().collect();
    Ruling {
        gesture,
        events,
        reason: wish.reason.trim().to_owned(),
        names: wish.names.clone(),
        answers,
        at: wish.at,
        ..Ruling::default()
    }
}

/// The battle after a ruling, and what came of it.
fn try_out(fight: &dyn Fight, wish: &Wish, seat: &mut dyn Seat) -> Result<(Box<dyn Fight>, Played), Trouble> {
    let mut after = fight.copy();
    let answers: BTreeMap<KeyName, Answer> = wish.answers.iter().cloned().collect();
    let inputs = Inputs { answers, terms: Vec::new() };
    let played = match &wish.deed {
        Deed::Gesture(gesture) => after.gesture(*gesture, &inputs, seat).map_err(Trouble::Gesture)?,
        Deed::Events(events) => {
            let bad = |bad: montjoie_game::BadEvent| Trouble::BadEvent { index: bad.index, why: bad.why };
            let items = after.rule(events).map_err(bad)?;
            Played {
                closed: true,
                items,
                events: events.clone(),
                hash: after.hash(),
                ..crate::stand::nothing(fight.place())
            }
        }
    };
    if let Some((key, why)) = played.refused.first() {
        return Err(Trouble::Refused(key.clone(), why.clone()));
    }
    if let Some(key) = played.unused.first() {
        return Err(Trouble::NotAsked(key.clone()));
    }
    Ok((after, played))
}

/// Names for everyone a ruling brings: those given, then names made from their model's.
pub(crate) fn names_for(fight: &dyn Fight, ruling: &Ruling) -> Result<Vec<Name>, Trouble> {
    let mut after = fight.copy();
    let events = ruling.events.as_deref().unwrap_or_default();
    after.fold(events).map_err(|bad| Trouble::BadEvent { index: bad.index, why: bad.why })?;
    let mut all = Vec::new();
    let mut given = ruling.names.iter();
    let like = match ruling.gesture {
        Some(Gesture::Add { like, .. }) => Some(like),
        Some(Gesture::Split { who, .. }) => Some(who),
        _ => None,
    };
    while let Some(subject) = nameless(after.as_ref()) {
        let names = after.names();
        let name = match given.next() {
            Some(name) => {
                if !is_id(&name.id) || names.find(&name.id).is_some() {
                    return Err(Trouble::BadName(name.id.clone()));
                }
                name.clone()
            }
            None => another(names, like.and_then(|who| names.of(who)), subject),
        };
        name_them(after.as_mut(), std::slice::from_ref(&name));
        all.push(name);
    }
    Ok(all)
}

/// Names for those a ruling will bring once it is laid, as far as that can be told now.
fn names_ahead(fight: &mut dyn Fight, ruling: &Ruling) {
    let inputs = Inputs::default();
    let Ok(played) = crate::draft::play_ruling(fight, ruling, &inputs, &mut Waiting) else { return };
    let laid = Ruling { events: Some(played.events), ..ruling.clone() };
    for name in names_for(fight, &laid).unwrap_or_default() {
        fight.names_mut().units.push(name);
    }
}

/// The first who is there and has no name.
fn nameless(fight: &dyn Fight) -> Option<Subject> {
    let names = fight.names();
    let has_list = |s: &Subject| matches!(s.kind(), Kind::Unit(_) | Kind::Character(_));
    fight.fates().iter().map(|f| f.subject).filter(has_list).find(|s| names.of(*s).is_none())
}

/// A name after the model's, numbered: `les Piquiers (2)`.
fn another(names: &Names, model: Option<&Name>, subject: Subject) -> Name {
    let bare = subject.to_string().replace('#', "");
    let fallback = Name { id: bare.clone(), fr: bare.clone(), en: bare, ..Name::default() };
    let model = model.unwrap_or(&fallback);
    let mut n = 2;
    while names.find(&format!("{}-{n}", model.id)).is_some() {
        n += 1;
    }
    Name {
        id: format!("{}-{n}", model.id),
        fr: format!("{} ({n})", model.fr),
        en: format!("{} ({n})", model.en),
        ..model.clone()
    }
}

/// Gives names to those who have none yet, in order.
pub(crate) fn name_them(fight: &mut dyn Fight, given: &[Name]) {
    for name in given {
        let Some(subject) = nameless(fight) else { return };
        let names = fight.names_mut();
        match subject.kind() {
            Kind::Unit(_) => names.units.push(name.clone()),
            _ => names.characters.push(name.clone()),
        }
    }
}
