//! Entries about to be written: laid on a copy of the battle first, so that what cannot be never reaches the journal.

use crate::chronicle::Finished;
use crate::entry::{Author, Body, Closed, Entry, Given, Origin, Ruling};
use crate::facts::Facts;
use crate::journal::Journal;
use crate::pledge::Sworn;
use crate::stand::{Playing, Stand, nothing};
use crate::trouble::Trouble;
use montjoie_game::{Fight, Played};
use montjoie_table::{Answer, Inputs, KeyName, Seat, Want};

/// A stand that runs ahead of the journal by some entries.
pub(crate) struct Draft<'j> {
    pub journal: &'j Journal,
    pub stand: Stand,
    pub entries: Vec<Entry>,
    /// The open step as it was last played, while nothing was said since.
    open: Option<Played>,
    /// The act the entries belong to; none for one of their own.
    act: Option<u64>,
    /// Whether they are made on a what-if.
    what_if: bool,
}

impl<'j> Draft<'j> {
    pub fn new(journal: &'j Journal, stand: &Stand, act: Option<u64>, what_if: bool) -> Draft<'j> {
        Draft { journal, stand: stand.clone(), entries: Vec::new(), open: None, act, what_if }
    }

    /// Adds an entry after the one at which the draft stands.
    pub fn push(&mut self, author: Author, body: Body) -> Result<u64, Trouble> {
        let id = self.entries.last().map_or(self.journal.last(), |e| e.id) + 1;
        let act = *self.act.get_or_insert(id);
        let act = (act != id).then_some(act);
        // Who rolls and where the GM looks is said of the table, whatever is looked at.
        let what_if = self.what_if && !matches!(body, Body::WhatIf { .. } | Body::Conduct(_) | Body::Pledge(_));
        let entry = Entry { id, parent: self.stand.head(), author, body, act, more: false, what_if };
        self.stand.fold(&entry)?;
        self.open = None;
        if let Some(before) = self.entries.last_mut() {
            before.more = true;
        }
        self.entries.push(entry);
        Ok(id)
    }

    /// Goes to another entry of the journal, writing that down.
    pub fn go(&mut self, author: Author, to: u64) -> Result<(), Trouble> {
        self.push(author, Body::Head { to })?;
        self.stand.go(self.journal, to)
    }

    /// An entry, written or about to be.
    pub fn entry(&self, id: u64) -> Option<&Entry> {
        self.entries.iter().find(|e| e.id == id).or_else(|| self.journal.entry(id).map(AsRef::as_ref))
    }

    pub fn ruling(&self, id: u64) -> Option<&Ruling> {
        match &self.entry(id)?.body {
            Body::Ruling(ruling) => Some(ruling),
            _ => None,
        }
    }

    /// The scene played from its start with what was said, nothing written. A ruling that means nothing any more is as good
    /// as laid: it waits for nobody.
    pub fn look(&self, seat: &mut dyn Seat) -> Played {
        let lapsed = |_| Played { closed: true, ..nothing(self.stand.fight.place()) };
        look(&self.stand, self.ruling_due(), seat).unwrap_or_else(lapsed)
    }

    fn ruling_due(&self) -> Option<&Ruling> {
        match self.stand.scene() {
            Playing::Ruling(id) => self.ruling(id),
            _ => None,
        }
    }

    /// What the throws of its scene follow from, if dice are pledged.
    pub fn sworn(&self) -> Option<Sworn> {
        self.journal.sworn(&self.stand, matches!(self.stand.scene(), Playing::Ruling(_)), self.what_if)
    }

    /// The same for a ruling that is being made.
    pub fn sworn_for_ruling(&self) -> Option<Sworn> {
        self.journal.sworn(&self.stand, true, self.what_if)
    }

    /// Writes down what the seat answers, and closes the scene if nothing is left open. False when it waits.
    pub fn play(&mut self, seat: &mut dyn Seat) -> Result<bool, Trouble> {
        match self.stand.scene() {
            Playing::Over => Ok(false),
            Playing::Step => {
                let played = self.look(seat);
                self.take(played)
            }
            Playing::Ruling(id) => self.lay_due(id, seat),
        }
    }

    /// Takes the open step as a seat played it: writes down what it answered, and closes the step if nothing is left open.
    fn take(&mut self, played: Played) -> Result<bool, Trouble> {
        let said = self.entries.len();
        self.write_down(&played)?;
        if played.closed {
            self.close(played)?;
            return Ok(true);
        }
        // Where the seat answered, entries say so now, and the step has to be played with them to be seen.
        self.open = (self.entries.len() == said).then_some(played);
        Ok(false)
    }

    /// Itself, ready to be written, with the open step as the one who asks sees it.
    pub fn seen(mut self) -> Finished {
        let seen = self.open.take();
        Finished::from(self).with(seen)
    }

    /// What a seat answered, and the judgements that waited and were taken at their default: all of it is said now.
    fn write_down(&mut self, played: &Played) -> Result<(), Trouble> {
        for (key, answer) in &played.filled {
            let given = Given::new(key.clone(), answer.clone()).from(Origin::Rolled);
            self.push(Author::Program, Body::Answer(given))?;
        }
        for ask in &played.offered {
            if let Want::Judgement(judgement) = &ask.want
                && judgement.waits
            {
                let given = Given::new(ask.name(), Answer::Value(judgement.usual));
                self.push(Author::Program, Body::Answer(given))?;
            }
        }
        Ok(())
    }

    fn close(&mut self, played: Played) -> Result<(), Trouble> {
        let closed = Closed {
            step: played.place.step.to_owned(),
            round: played.place.round,
            counts: played.place.counts.to_owned(),
            revision: self.stand.fight.info().revision,
            events: Facts::new(&played.events),
            hash: played.hash,
        };
        self.push(Author::Program, Body::Closed(closed)).map(drop)
    }

    /// Lays a ruling that waited for the end of its step.
    fn lay_due(&mut self, id: u64, seat: &mut dyn Seat) -> Result<bool, Trouble> {
        let Some(asked) = self.ruling(id).cloned() else { return Err(Trouble::NoSuchEntry(id)) };
        let author = self.entry(id).map_or(Author::Gm, |e| e.author.clone());
        let mut laid = Ruling { laid: Some(id), events: Some(Vec::new()), ..asked.clone() };
        match look(&self.stand, Some(&asked), seat) {
            Err(reason) => laid.lapsed = Some(reason.to_owned()),
            Ok(played) if !played.closed => {
                self.write_down(&played)?;
                return Ok(false);
            }
            Ok(played) => {
                let inputs = due_inputs(&self.stand, &asked);
                // Said when it was made, or since its time came; the rest was rolled now.
                let when_made = |key: &KeyName| asked.answers.iter().find(|g| g.key == *key).and_then(|g| g.origin);
                let since = |key: &KeyName| self.stand.given.get(key).and_then(|gave| gave.origin);
                let said = inputs.answers.into_iter().map(|(key, answer)| {
                    let origin = since(&key).or_else(|| when_made(&key));
                    Given { origin, ..Given::new(key, answer) }
                });
                let rolled =
                    played.filled.into_iter().map(|(key, answer)| Given::new(key, answer).from(Origin::Rolled));
                laid.answers = said.chain(rolled).collect();
                laid.events = Some(played.events);
                laid.names = crate::ruling::names_for(self.stand.fight.as_ref(), &laid)?;
            }
        }
        self.push(author, Body::Ruling(laid))?;
        Ok(true)
    }

    /// Takes these answers, just laid, if they are asked for and can be the answer. One run of the step tells, closes it and shows it.
    pub fn answered(&mut self, keys: &[KeyName], asking: &mut dyn Seat) -> Result<(), Trouble> {
        let played = self.check(keys, asking)?;
        match self.stand.scene() {
            Playing::Step => self.take(played).map(drop),
            _ => self.play(asking).map(drop),
        }
    }

    /// Whether these answers, just laid, are asked for and can be taken.
    pub fn check(&self, keys: &[KeyName], seat: &mut dyn Seat) -> Result<Played, Trouble> {
        if self.stand.scene() == Playing::Over {
            return Err(Trouble::Over);
        }
        let played = self.look(seat);
        for key in keys {
            if let Some((_, why)) = played.refused.iter().find(|(k, _)| k == key) {
                return Err(Trouble::Refused(key.clone(), why.clone()));
            }
            if played.unused.contains(key) {
                return Err(Trouble::NotAsked(key.clone()));
            }
        }
        Ok(played)
    }
}

/// The scene of a stand played with what was said. The reason, when the ruling whose time has come means nothing any more.
pub(crate) fn look(stand: &Stand, due: Option<&Ruling>, seat: &mut dyn Seat) -> Result<Played, &'static str> {
    match due {
        None => Ok(stand.look(seat).unwrap_or_else(|| nothing(stand.fight.place()))),
        Some(ruling) => play_ruling(stand.fight.as_ref(), ruling, &due_inputs(stand, ruling), seat),
    }
}

/// A ruling played on a copy of a battle.
pub(crate) fn play_ruling(
    fight: &dyn Fight,
    ruling: &Ruling,
    inputs: &Inputs,
    seat: &mut dyn Seat,
) -> Result<Played, &'static str> {
    let mut fight = fight.copy();
    if let Some(gesture) = ruling.gesture {
        return fight.gesture(gesture, inputs, seat);
    }
    let place = fight.place();
    let events = ruling.events.clone().unwrap_or_default();
    let items = fight.rule(&events).map_err(|_| "chronicle-lapsed")?;
    Ok(Played { closed: true, items, events, hash: fight.hash(), ..nothing(place) })
}

/// What was said about a ruling when it was made, and since its time came.
fn due_inputs(stand: &Stand, ruling: &Ruling) -> Inputs {
    let mut inputs = stand.inputs.clone();
    for given in &ruling.answers {
        inputs.answers.entry(given.key.clone()).or_insert_with(|| given.answer.clone());
    }
    inputs
}
