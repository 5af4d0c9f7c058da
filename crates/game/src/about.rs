//! Who a line of a battle is about, and where everyone stands after it: for whoever reads a battle by program.

use crate::ruleset::Subjects as _;
use crate::{Condition, Fate, Opening, Ruleset, What};
use montjoie_table::{Heard, Kind, Office, Side, State, Subject};
use serde_json::Value;

/// Who and what a thing that happened is about, beyond its words.
#[derive(Clone, Debug, PartialEq)]
pub struct About {
    /// Who acts or is concerned: somebody, an engine, a wall, a group, an army, a side.
    pub who: Subject,
    /// What that is, in a word: `unit`, `character`, `army`, `side`, or the book's own, such as `engine`.
    pub kind: &'static str,
    /// What it belongs to, the nearest first: its group or regiment, then its army.
    pub within: Vec<Subject>,
    /// Against whom an ask is turned.
    pub to: Subject,
    /// Which of several askings of the same it is, as people count them.
    pub nth: u8,
    /// Whom plain numbers and words among the values of an event stand for.
    pub meant: Vec<(String, Subject)>,
    /// Everybody it changed, as they stand after it.
    pub after: Vec<Stood>,
    /// Seconds since the battle began, as the book counts time; none where it counts none.
    pub clock: Option<i64>,
    /// How a change came about.
    pub opening: Opening,
}

impl Default for About {
    fn default() -> About {
        let nobody = Subject::NOBODY;
        About {
            who: nobody,
            kind: "",
            within: Vec::new(),
            to: nobody,
            nth: 0,
            meant: Vec::new(),
            after: Vec::new(),
            clock: None,
            opening: Opening::default(),
        }
    }
}

/// How one stands at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stood {
    /// Who.
    pub subject: Subject,
    /// Of which side.
    pub side: Side,
    /// Strength at the start.
    pub initial: i64,
    /// Strength now.
    pub now: i64,
    /// The book's points behind that strength, as a fraction; none where strength itself is counted.
    pub points: Option<(i64, i64)>,
    /// In which condition.
    pub condition: Condition,
    /// The book's word for it.
    pub word: &'static str,
}

fn stood<R: Ruleset>(battle: &R::State, fate: &Fate) -> Stood {
    Stood {
        subject: fate.subject,
        side: fate.side,
        initial: fate.initial,
        now: fate.now,
        points: R::Subjects::points(battle, fate.subject),
        condition: fate.condition,
        word: fate.word,
    }
}

/// How everyone stands.
pub(crate) fn standing<R: Ruleset>(battle: &R::State) -> Vec<Stood> {
    let mut all = Vec::new();
    R::fates(battle, &mut |fate| all.push(stood::<R>(battle, &fate)));
    all
}

/// Those who stand otherwise than before: everyone counted, and the one an event befell though it be counted in others.
pub(crate) fn changed<R: Ruleset>(
    (before, after): (&R::State, &R::State),
    (then, now): (&[Stood], &[Stood]),
    befell: Subject,
) -> Vec<Stood> {
    let mut all: Vec<Stood> = now.iter().filter(|one| !then.contains(one)).copied().collect();
    if !now.iter().any(|one| one.subject == befell)
        && let Some(fate) = R::Subjects::fate(after, befell)
    {
        let one = stood::<R>(after, &fate);
        if R::Subjects::fate(before, befell).is_none_or(|fate| stood::<R>(before, &fate) != one) {
            all.insert(0, one);
        }
    }
    all
}

/// Who and what one thing is about; what it changed is not known yet.
pub(crate) fn about<R: Ruleset>(
    before: &R::State,
    heard: &Heard<<R::State as State>::Event>,
    what: &What,
) -> (Option<Side>, About) {
    let (who, head) = match heard {
        Heard::Thrown(thrown) => (thrown.head.key.of, Some(thrown.head)),
        Heard::Chose { head, .. } | Heard::Judged { head, .. } => (head.key.of, Some(*head)),
        Heard::Event(event) => (R::Subjects::concerns(before, event), None),
    };
    let (to, nth) = head.map_or((Subject::NOBODY, 0), |head| R::Subjects::counted(head.key, head.nth));
    let meant = match what {
        What::Change { data: Value::Object(values), .. } => values
            .iter()
            .filter_map(|(name, value)| {
                let whom = match value {
                    Value::Number(n) => {
                        n.as_u64().and_then(|n| R::Subjects::meant(before, name, u8::try_from(n).ok()?))
                    }
                    Value::String(word) => side_named(word).map(Subject::side),
                    _ => None,
                };
                Some((name.clone(), whom?))
            })
            .collect(),
        _ => Vec::new(),
    };
    let of_office = head.and_then(|head| match head.office {
        Office::Chief(side) => Some(side),
        Office::Holder(who) => of_side::<R>(before, who),
        Office::Gm | Office::Army(_) => None,
    });
    let side = of_side::<R>(before, who).or(of_office);
    let (kind, within) = (R::Subjects::kind(before, who), R::Subjects::within(before, who));
    (
        side,
        About {
            who,
            kind,
            within,
            to,
            nth,
            meant,
            after: Vec::new(),
            clock: R::Subjects::clock(before),
            opening: Opening::default(),
        },
    )
}

/// Of which side somebody or something is.
fn of_side<R: Ruleset>(battle: &R::State, who: Subject) -> Option<Side> {
    match who.kind() {
        Kind::Side(side) => Some(side),
        Kind::Nobody | Kind::Event(_) => None,
        _ => R::Subjects::fate(battle, who).map(|fate| fate.side).or_else(|| R::Subjects::owner(battle, who)),
    }
}

/// A side as events spell it.
fn side_named(word: &str) -> Option<Side> {
    match word {
        "a" => Some(Side::A),
        "b" => Some(Side::B),
        _ => None,
    }
}

/// What a subject is, where the book has no word of its own.
#[must_use]
pub fn kind_word(who: Subject) -> &'static str {
    match who.kind() {
        Kind::Unit(_) => "unit",
        Kind::Character(_) => "character",
        Kind::Place(_) => "place",
        Kind::Army(_) => "army",
        Kind::Side(_) => "side",
        Kind::Event(_) => "event",
        Kind::Nobody => "",
    }
}

/// Splits `{"lost": {…}}` or `"lost"` into the event's name and its values.
pub(crate) fn named_event(value: Value) -> (String, Value) {
    match value {
        Value::String(name) => (name, Value::Null),
        Value::Object(map) if map.len() == 1 => map.into_iter().next().unwrap_or_default(),
        other => (String::new(), other),
    }
}

/// Whose ask it is, by side: the chief's, or that of the side of the one asked about.
#[must_use]
pub fn side_of(office: Office, subject: Subject, fates: &[Fate]) -> Option<Side> {
    match office {
        Office::Chief(side) => Some(side),
        Office::Gm => None,
        Office::Army(_) => fates.iter().find(|f| f.subject == subject).map(|f| f.side),
        Office::Holder(who) => fates.iter().find(|f| f.subject == who).map(|f| f.side),
    }
}
