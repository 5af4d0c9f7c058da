//! Looking back over a journal: do its facts hold together, and would today's rules judge the same?

use crate::chronicle::Chronicle;
use crate::draft::play_ruling;
use crate::entry::{Body, Closed, Ruling};
use crate::stand::Stand;
use crate::trouble::{Trouble, count, id};
use montjoie_game::{Arg, Fight, Item, Message, Place, Played};
use montjoie_table::{Ask, Inputs, Rule, Waiting};
use serde_json::Value;

/// What a replay found.
#[derive(Clone, Debug)]
pub struct Replay {
    /// How many steps were looked at.
    pub steps: usize,
    /// The first place where facts and rules part, if they do.
    pub divergence: Option<Divergence>,
}

/// Where facts and rules part.
#[derive(Clone, Debug)]
pub struct Divergence {
    /// The entry with the facts.
    pub entry: u64,
    /// The step.
    pub place: Place,
    /// The revision that judged, and ours.
    pub revisions: (u32, u32),
    /// How they part.
    pub how: Parting,
}

/// How facts and rules part.
#[derive(Clone, Debug)]
pub enum Parting {
    /// Another event, or one too many or too few.
    Event {
        /// Which of the step's, from 0.
        index: usize,
        /// The rule: that of today's event, or of the fact where today has none.
        rule: Option<Rule>,
        /// What is written.
        stored: Option<Value>,
        /// What today's rules say.
        now: Option<Value>,
    },
    /// Today's rules ask something that was never answered.
    Asks(Box<Ask>),
    /// A ruling that means nothing any more: the ruleset's message id.
    Ruling(String),
    /// The same events, and yet another battle after them.
    Hash {
        /// What is written.
        stored: u64,
        /// What comes of the facts today.
        now: u64,
    },
}

impl Divergence {
    /// What it says.
    #[must_use]
    pub fn message(&self) -> Message {
        let message = match &self.how {
            Parting::Event { index, rule, stored, now } => {
                let text = |v: &Option<Value>| Arg::Text(v.as_ref().map_or_else(|| "—".to_owned(), Value::to_string));
                Message::new("chronicle-diverges-event")
                    .number("nth", count(index + 1))
                    .with("rule", Arg::Rule(rule.unwrap_or(Rule("—"))))
                    .with("stored", text(stored))
                    .with("now", text(now))
            }
            Parting::Asks(ask) => Message::new("chronicle-diverges-asks").with("rule", Arg::Rule(ask.key.rule)),
            Parting::Ruling(_) => Message::new("chronicle-diverges-ruling"),
            Parting::Hash { stored, now } => Message::new("chronicle-diverges-hash")
                .with("stored", Arg::Text(format!("{stored:016x}")))
                .with("now", Arg::Text(format!("{now:016x}"))),
        };
        let (theirs, ours) = self.revisions;
        message
            .number("entry", id(self.entry))
            .with("round", Arg::Round(self.place.round))
            .with("step", Arg::Text(self.place.step.to_owned()))
            .number("theirs", theirs)
            .number("ours", ours)
    }
}

impl Chronicle {
    /// Goes over the path of the battle from its start. The facts are always checked against their hashes; with `rejudge`, the
    /// answers of every step are run again by today's rules and held against the facts.
    ///
    /// # Errors
    /// When the facts cannot be laid at all.
    pub fn replay(&self, rejudge: bool) -> Result<Replay, Trouble> {
        let mut stand = Stand::new(self.start.copy());
        stand.lenient = true;
        let mut replay = Replay { steps: 0, divergence: None };
        for id in self.path() {
            let Some(entry) = self.journal.entry(*id) else { return Err(Trouble::NoSuchEntry(*id)) };
            let place = stand.fight.place();
            let ours = stand.fight.info().revision;
            let (how, theirs) = match &entry.body {
                Body::Closed(closed) => {
                    replay.steps += 1;
                    (step(&stand, closed, rejudge), closed.revision)
                }
                Body::Ruling(ruling) if rejudge && !ruling.waits() => (ruled(&stand, ruling), ours),
                _ => (None, ours),
            };
            if let Some(how) = how {
                replay.divergence = Some(Divergence { entry: *id, place, revisions: (theirs, ours), how });
                return Ok(replay);
            }
            stand.fold(entry)?;
        }
        Ok(replay)
    }
}

fn ruled(stand: &Stand, ruling: &Ruling) -> Option<Parting> {
    let stored = ruling.events.as_deref().unwrap_or_default();
    let answers = ruling.answers.iter().map(|given| (given.key.clone(), given.answer.clone())).collect();
    match play_ruling(stand.fight.as_ref(), ruling, &Inputs { answers, terms: Vec::new() }, &mut Waiting) {
        Ok(played) => compare(stand.fight.as_ref(), stored, &played),
        Err(reason) if ruling.lapsed.as_deref() != Some(reason) => Some(Parting::Ruling(reason.to_owned())),
        Err(_) => None,
    }
}

fn step(stand: &Stand, closed: &Closed, rejudge: bool) -> Option<Parting> {
    let events = closed.events.values();
    if rejudge {
        let parting = match stand.look(&mut Waiting) {
            Some(played) => compare(stand.fight.as_ref(), &events, &played),
            None => compare(stand.fight.as_ref(), &events, &crate::stand::nothing(stand.fight.place())),
        };
        if parting.is_some() {
            return parting;
        }
    }
    let mut after = stand.fight.copy();
    after.fold(&events).ok()?;
    (after.hash() != closed.hash).then(|| Parting::Hash { stored: closed.hash, now: after.hash() })
}

/// The first event in which facts and rules differ.
fn compare(fight: &dyn Fight, stored: &[Value], played: &Played) -> Option<Parting> {
    let same = stored.iter().zip(&played.events).take_while(|(a, b)| a == b).count();
    let (fact, now) = (stored.get(same), played.events.get(same));
    if fact.is_none() && now.is_none() && played.closed {
        return None;
    }
    if now.is_none()
        && !played.closed
        && let Some(ask) = played.open.first()
    {
        return Some(Parting::Asks(Box::new(ask.clone())));
    }
    let of = |event: &Value| rule_of(fight, stored.get(..same).unwrap_or_default(), event);
    let rule = now.and_then(of).or_else(|| fact.and_then(of));
    Some(Parting::Event { index: same, rule, stored: fact.cloned(), now: now.cloned() })
}

/// The rule of an event that comes after these.
fn rule_of(fight: &dyn Fight, before: &[Value], event: &Value) -> Option<Rule> {
    let mut fight = fight.copy();
    fight.fold(before).ok()?;
    let items: Vec<Item> = fight.rule(std::slice::from_ref(event)).ok()?;
    items.first().map(|item| item.rule)
}
