//! A script answers from what was written down, and waits when it runs out: live play, typed dice, replay, tests.

use crate::{
    Answer, Ask, Cast, Choice as _, Dice, Judgement, Key, KeyName, Lexicon, Meaning, Misread, Office, Pause, Play,
    Question, Reading, Reads, Rng, State, Table, Tally as _, Token, Told, Toss, Want, ask::choice_from,
    chance::throw_dice, is_legal, trace::cite,
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Everything people have said about one step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inputs {
    /// Answers by the name of their ask.
    pub answers: BTreeMap<KeyName, Answer>,
    /// Terms the GM added to one sum each.
    pub terms: Vec<NamedTerm>,
}

/// A term the GM adds to the sum of one throw, under a name of his own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NamedTerm {
    /// The throw.
    pub key: KeyName,
    /// Which of its sums.
    pub slot: Slot,
    /// What the GM calls it.
    pub name: String,
    /// How much.
    pub value: i32,
}

/// The sums of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// What is added to the dice.
    Plus,
    /// What they are held against.
    Versus,
    /// The percentage they are multiplied by.
    Share,
}

/// Which ask, asked of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// Its name.
    pub key: Key,
    /// Which of several askings of the same.
    pub nth: u8,
    /// Who answers.
    pub office: Office,
}

/// Who may answer when the script runs out, before anybody is made to wait.
pub trait Seat {
    /// Faces for these dice, if this seat throws them.
    fn faces(&mut self, head: Head, dice: Dice) -> Option<Vec<u16>>;
    /// Whether the doctrine decides this.
    fn follows_doctrine(&mut self, head: Head) -> bool;
    /// Whether a judgement that waits is taken at its default.
    fn takes_default(&mut self, head: Head) -> bool;
    /// Whether every throw is to say what each result of its dice would come to.
    fn studies(&self) -> bool {
        false
    }
    /// Whether a judgement that is only offered is waited for all the same.
    fn asks(&mut self, _: Head) -> bool {
        false
    }
}

/// A seat that is asked nothing it need not be: judgements that are only offered are taken at their defaults.
pub struct Unasked<'a>(pub &'a mut dyn Seat);

impl Seat for Unasked<'_> {
    fn faces(&mut self, head: Head, dice: Dice) -> Option<Vec<u16>> {
        self.0.faces(head, dice)
    }

    fn follows_doctrine(&mut self, head: Head) -> bool {
        self.0.follows_doctrine(head)
    }

    fn takes_default(&mut self, head: Head) -> bool {
        self.0.takes_default(head)
    }
}

/// Nobody: every ask waits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Waiting;

impl Seat for Waiting {
    fn faces(&mut self, _: Head, _: Dice) -> Option<Vec<u16>> {
        None
    }

    fn follows_doctrine(&mut self, _: Head) -> bool {
        false
    }

    fn takes_default(&mut self, _: Head) -> bool {
        false
    }
}

/// The program: throws every die, follows every doctrine, judges by default. The same dice as [`crate::Chance`], face by face.
#[derive(Debug)]
pub struct Program<'a>(pub &'a mut Rng);

impl Seat for Program<'_> {
    fn faces(&mut self, _: Head, dice: Dice) -> Option<Vec<u16>> {
        Some(faces_of(self.0, dice))
    }

    fn follows_doctrine(&mut self, _: Head) -> bool {
        true
    }

    fn takes_default(&mut self, _: Head) -> bool {
        true
    }
}

/// Throws dice face by face.
pub fn faces_of(rng: &mut Rng, dice: Dice) -> Vec<u16> {
    let mut faces = Vec::new();
    throw_dice(rng, dice, |face| faces.push(u16::try_from(face).unwrap_or(0)));
    faces
}

/// One thing heard at the table, in order.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard<E> {
    /// Dice fell.
    Thrown(Thrown),
    /// Somebody decided.
    Chose {
        /// Which ask.
        head: Head,
        /// What.
        token: Token,
        /// True when it was outside the rules, by the GM's ruling.
        ruled: bool,
    },
    /// The GM judged, or left it at its default.
    Judged {
        /// Which ask.
        head: Head,
        /// What was said.
        value: i32,
        /// What it was about.
        judgement: Judgement,
        /// Whether somebody said it.
        given: bool,
    },
    /// Something happened.
    Event(E),
}

/// Dice that fell, with all their sums.
#[derive(Clone, Debug, PartialEq)]
pub struct Thrown {
    /// Which ask.
    pub head: Head,
    /// What was thrown.
    pub dice: Dice,
    /// Face by face.
    pub faces: Vec<u16>,
    /// What the rule read.
    pub cast: Cast,
    /// What it came to.
    pub meaning: Meaning,
    /// What every result of the dice would have come to, where the seat studies it.
    pub reading: Reading,
    /// Added to the dice.
    pub plus: Told,
    /// What they were held against.
    pub versus: Told,
    /// What they were multiplied by.
    pub share: Told,
}

/// Why an answer could not be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Faces these dice cannot show.
    Dice(Misread),
    /// An order that was not offered.
    NotOffered(String),
    /// Words that name no order at all.
    NotUnderstood(String),
    /// A judgement out of bounds.
    OutOfBounds {
        /// What was said.
        value: i32,
        /// The least.
        least: i32,
        /// The most.
        most: i32,
    },
    /// Faces for a choice, a choice for a judgement…
    WrongKind,
}

/// What came of one execution of a step.
#[derive(Clone, Debug)]
pub struct Record<E> {
    /// What it waits for; empty when the step closed.
    pub open: Vec<Ask>,
    /// Judgements that were taken at their default and may still be given.
    pub offered: Vec<Ask>,
    /// Judgements that are only offered and that somebody wants to be asked: the step goes on by their defaults to the next dice or
    /// decision, and does not close over them.
    pub asked: Vec<Ask>,
    /// Everything heard, in order. While a batch is incomplete, nothing of that batch.
    pub heard: Vec<Heard<E>>,
    /// Answers the seat gave: to be written down.
    pub filled: Vec<(KeyName, Answer)>,
    /// Which written answers and terms were used.
    pub used: BTreeSet<KeyName>,
    /// Written answers that cannot be taken.
    pub refused: Vec<(KeyName, Refusal)>,
}

/// What somebody decided and how it is heard, or the ask that waits for it.
type Decision<A, E> = Result<(A, Heard<E>), Box<Ask>>;

/// Plays a step from inputs.
pub struct Script<'a, S: State> {
    inputs: &'a Inputs,
    names: &'a dyn Lexicon,
    plan: &'a S::Plan,
    seat: &'a mut dyn Seat,
    asked: BTreeMap<Key, u8>,
    /// What has come of it so far.
    pub record: Record<S::Event>,
}

impl<'a, S: State> Script<'a, S> {
    /// These inputs, and this seat for what they leave open.
    pub fn new(inputs: &'a Inputs, names: &'a dyn Lexicon, plan: &'a S::Plan, seat: &'a mut dyn Seat) -> Script<'a, S> {
        let record = Record {
            open: Vec::new(),
            offered: Vec::new(),
            asked: Vec::new(),
            heard: Vec::new(),
            filled: Vec::new(),
            used: BTreeSet::new(),
            refused: Vec::new(),
        };
        Script { inputs, names, plan, seat, asked: BTreeMap::new(), record }
    }

    /// Written answers and terms nothing asked for.
    #[must_use]
    pub fn unused(&self) -> Vec<KeyName> {
        let terms = self.inputs.terms.iter().map(|t| &t.key);
        self.inputs.answers.keys().chain(terms).filter(|k| !self.record.used.contains(*k)).cloned().collect()
    }

    fn head(&mut self, key: Key, office: Office) -> Head {
        cite(key.rule);
        let nth = self.asked.entry(key).or_insert(0);
        let head = Head { key, nth: *nth, office };
        *nth = nth.saturating_add(1);
        head
    }

    fn answer(&mut self, name: &KeyName) -> Option<&'a Answer> {
        let answer = self.inputs.answers.get(name)?;
        self.record.used.insert(name.clone());
        Some(answer)
    }

    fn refuse(&mut self, name: KeyName, why: Refusal) {
        self.record.refused.push((name, why));
    }

    /// The dice of one toss, or the ask that waits for them.
    ///
    /// `read` is the rule's reading of this throw alone; none where it is read with others.
    fn toss<R: Reads>(&mut self, mut toss: Toss<Told>, read: Option<&dyn Fn(Cast) -> R>) -> Result<Thrown, Box<Ask>> {
        let head = self.head(toss.key, toss.office);
        let name = KeyName::of(head.key, head.nth);
        for term in &self.inputs.terms {
            if term.key == name {
                self.record.used.insert(name.clone());
                let slot = match term.slot {
                    Slot::Plus => &mut toss.plus,
                    Slot::Versus => &mut toss.versus,
                    Slot::Share => &mut toss.share,
                };
                *slot = std::mem::take(slot).named(&term.name, term.value);
            }
        }
        let mut faces = None;
        match self.answer(&name) {
            Some(Answer::Faces(given)) => match toss.dice.check(given) {
                Ok(()) => faces = Some(given.clone()),
                Err(why) => self.refuse(name.clone(), Refusal::Dice(why)),
            },
            Some(_) => self.refuse(name.clone(), Refusal::WrongKind),
            None if toss.dice.count() == 0 => faces = Some(Vec::new()),
            None if !self.record.asked.is_empty() => {}
            None => {
                if let Some(thrown) = self.seat.faces(head, toss.dice) {
                    self.record.filled.push((name, Answer::Faces(thrown.clone())));
                    faces = Some(thrown);
                }
            }
        }
        let Some(faces) = faces else {
            let reading = read.map(|read| toss.reading(read)).unwrap_or_default();
            let Toss { key, office, dice, plus, versus, share, .. } = toss;
            let want = Want::Throw { dice, plus, versus, share, reading };
            return Err(Box::new(Ask { key, nth: head.nth, office, want }));
        };
        let cast = toss.cast(faces.first().copied().map_or(0, i32::from), toss.dice.read(&faces));
        let meaning = read.map_or(Meaning::Held, |read| read(cast).meaning());
        let reading = read.filter(|_| self.seat.studies()).map(|read| toss.reading(read)).unwrap_or_default();
        if let Some(slices) = toss.slices {
            toss.share = slices.on(toss.share, cast.margin);
        }
        let Toss { dice, plus, versus, share, .. } = toss;
        Ok(Thrown { head, dice, faces, cast, meaning, reading, plus, versus, share })
    }

    /// What was decided, or the ask that waits for it.
    fn decide<Q: Question<S>>(&mut self, battle: &S, question: Q) -> Decision<Q::Answer, S::Event> {
        let head = self.head(question.key(), question.office(battle));
        let name = KeyName::of(head.key, head.nth);
        let said = match self.answer(&name) {
            Some(Answer::Choice(words)) => {
                // Who is meant says it as well, where only one option takes them: `b2` for `sur b2`.
                let (mut found, mut named, mut alike) = (None, None, 0);
                question.options(battle, &mut |option| {
                    let token = option.token();
                    let whole = token.words(self.names);
                    if found.is_none() && whole == *words {
                        found = Some(option);
                    } else if token.objects.len() == 1 && whole.rsplit(' ').next() == Some(words) {
                        (named, alike) = (Some(option), alike + 1);
                    }
                });
                // Another word for the same: yes for oui.
                let other = || choice_from(words, self.names).filter(|&a| is_legal(battle, question, a));
                let found = found.or(named.filter(|_| alike == 1)).or_else(other);
                if found.is_none() {
                    self.refuse(name.clone(), Refusal::NotOffered(words.clone()));
                }
                found.map(|answer| (answer, false))
            }
            Some(Answer::Ruled(words)) => {
                let found = choice_from(words, self.names);
                if found.is_none() {
                    self.refuse(name.clone(), Refusal::NotUnderstood(words.clone()));
                }
                found.map(|answer| (answer, !is_legal(battle, question, answer)))
            }
            Some(_) => {
                self.refuse(name.clone(), Refusal::WrongKind);
                None
            }
            None if self.record.asked.is_empty() && self.seat.follows_doctrine(head) => {
                let answer = question.usual(battle, self.plan);
                debug_assert!(is_legal(battle, question, answer), "{:?}: the doctrine answers {answer:?}", head.key);
                self.record.filled.push((name, Answer::Choice(answer.token().words(self.names))));
                Some((answer, false))
            }
            None => None,
        };
        if let Some((answer, ruled)) = said {
            return Ok((answer, Heard::Chose { head, token: answer.token(), ruled }));
        }
        let mut tokens = Vec::new();
        question.options(battle, &mut |option| tokens.push(option.token()));
        Err(Box::new(Ask { key: head.key, nth: head.nth, office: head.office, want: Want::Choice(tokens) }))
    }
}

impl<S: State> Table<S> for Script<'_, S> {
    type Tally = Told;

    fn throw<const N: usize, R: Reads>(&mut self, tosses: [Toss<Told>; N], read: impl Fn([Cast; N]) -> R) -> Play<R> {
        let alone = |cast| read([cast; N]);
        let alone: Option<&dyn Fn(Cast) -> R> = if N == 1 { Some(&alone) } else { None };
        let thrown = tosses.map(|toss| self.toss(toss, alone));
        if thrown.iter().any(Result::is_err) {
            self.record.open.extend(thrown.into_iter().filter_map(Result::err).map(|ask| *ask));
            return Err(Pause);
        }
        let mut casts = [None; N];
        for (slot, one) in casts.iter_mut().zip(thrown.into_iter().flatten()) {
            *slot = Some(one.cast);
            self.record.heard.push(Heard::Thrown(one));
        }
        Ok(read(casts.map(|cast| cast.expect("every toss has fallen"))))
    }

    fn choose<Q: Question<S>>(&mut self, battle: &S, question: Q) -> Play<Q::Answer> {
        match self.decide(battle, question) {
            Ok((answer, heard)) => {
                self.record.heard.push(heard);
                Ok(answer)
            }
            Err(ask) => {
                self.record.open.push(*ask);
                Err(Pause)
            }
        }
    }

    fn judge(&mut self, key: Key, judgement: Judgement) -> Play<i32> {
        let head = self.head(key, Office::Gm);
        let name = KeyName::of(key, head.nth);
        let said = match self.answer(&name) {
            Some(&Answer::Value(value)) if judgement.range.contains(&value) => Some(value),
            Some(&Answer::Value(value)) => {
                let (least, most) = (*judgement.range.start(), *judgement.range.end());
                self.refuse(name, Refusal::OutOfBounds { value, least, most });
                None
            }
            Some(_) => {
                self.refuse(name, Refusal::WrongKind);
                None
            }
            None => None,
        };
        let given = said.is_some();
        if !given {
            let ask = Ask { key, nth: head.nth, office: Office::Gm, want: Want::Judgement(judgement.clone()) };
            if judgement.waits && (!self.record.asked.is_empty() || !self.seat.takes_default(head)) {
                self.record.open.push(ask);
                return Err(Pause);
            }
            let several = judgement.range.start() < judgement.range.end();
            if !judgement.waits && several && self.seat.asks(head) {
                self.record.asked.push(ask);
            } else {
                self.record.offered.push(ask);
            }
        }
        let value = said.unwrap_or(judgement.usual);
        self.record.heard.push(Heard::Judged { head, value, judgement, given });
        Ok(value)
    }

    fn hear(&mut self, event: &S::Event) {
        self.record.heard.push(Heard::Event(*event));
    }

    fn throw_each<I: Copy, R: Reads>(
        &mut self,
        items: &[I],
        toss: impl Fn(&Self, I) -> Toss<Told>,
        read: impl Fn(I, Cast) -> R,
        mut then: impl FnMut(I, R),
    ) -> Play {
        let mut thrown = Vec::with_capacity(items.len());
        let before = self.record.open.len();
        for &item in items {
            let one = toss(self, item);
            match self.toss(one, Some(&|cast| read(item, cast))) {
                Ok(done) => thrown.push((item, done)),
                Err(ask) => self.record.open.push(*ask),
            }
        }
        if self.record.open.len() > before {
            return Err(Pause);
        }
        let casts: Vec<_> = thrown.iter().map(|(item, done)| (*item, done.cast)).collect();
        self.record.heard.extend(thrown.into_iter().map(|(_, done)| Heard::Thrown(done)));
        for (item, cast) in casts {
            then(item, read(item, cast));
        }
        Ok(())
    }

    fn choose_each<Q: Question<S>>(&mut self, battle: &S, asked: &[Q], mut then: impl FnMut(Q, Q::Answer)) -> Play {
        let mut decided = Vec::with_capacity(asked.len());
        let before = self.record.open.len();
        for &question in asked {
            match self.decide(battle, question) {
                Ok((answer, heard)) => decided.push((question, answer, heard)),
                Err(ask) => self.record.open.push(*ask),
            }
        }
        if self.record.open.len() > before {
            return Err(Pause);
        }
        for (question, answer, heard) in decided {
            self.record.heard.push(heard);
            then(question, answer);
        }
        Ok(())
    }
}
