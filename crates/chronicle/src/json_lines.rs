//! JSON Lines of a battle: one object a line, the same nine members on each. The form: `docs/formats.md`.

use crate::entry::{Author, Origin};
use crate::stand::{Line, Made, Said, name_of};
use montjoie_game::{Fate, Fight, Item, Names, Outcome, Place, What};
use montjoie_table::{Amount, Head, Kind, Meaning, Office, Side, Subject, Tally, Term, Told};
use serde_json::{Map, Value, json};

/// Writes lines, counting them.
#[derive(Clone, Debug, Default)]
pub struct JsonLines {
    n: u64,
    last: Option<Place>,
    /// How the faces of a battle that has no journal came to be known.
    made: Option<Made>,
}

/// The members that differ from line to line.
struct Row {
    place: Place,
    rule: Option<&'static str>,
    kind: &'static str,
    side: Option<Side>,
    unit: Subject,
    dice: Vec<u16>,
    data: Value,
}

impl JsonLines {
    /// From line 0.
    #[must_use]
    pub fn new() -> JsonLines {
        JsonLines::default()
    }

    /// Every throw that does not say otherwise was made so: for a battle without a journal.
    #[must_use]
    pub fn thrown(mut self, origin: Origin, by: Author) -> JsonLines {
        self.made = Some(Made { origin, by });
        self
    }

    /// The lines of one line of the chronicle: a ruling may make several things happen.
    #[must_use]
    pub fn line(&mut self, line: &Line, names: &Names) -> Vec<Value> {
        match &line.said {
            Said::Item(item) => vec![made(self.item(item, names), line.made.as_ref())],
            Said::Ruling { reason, items, origins, author, .. } => {
                let one = |item: &Item| {
                    let origin = name_of(item).and_then(|name| origins.get(&name)).copied();
                    let by = origin.map(|origin| Made { origin, by: author.clone() });
                    made(self.ruling(item, reason, names), by.as_ref())
                };
                items.iter().map(one).collect()
            }
            Said::Closed { hash, .. } => vec![self.closed(line.place, *hash, names)],
            Said::Note { .. } => Vec::new(),
        }
    }

    /// Something heard at the table.
    #[must_use]
    pub fn item(&mut self, item: &Item, names: &Names) -> Value {
        let (kind, dice, data) = match &item.what {
            What::Throw { head, dice, faces, read, plus, versus, share, meaning, .. } => {
                let data = json!({
                    "dice": dice.to_string(),
                    "read": read,
                    "plus": terms(plus),
                    "versus": terms(versus),
                    "share": terms(share),
                    "total": read + plus.total(),
                    "comes": comes(*meaning),
                    "to": id_or_null(head.key.to, names),
                    "nth": head.nth,
                    "origin": self.made.as_ref().map(|made| made.origin.word()),
                    "by": self.made.as_ref().map(|made| String::from(made.by.clone())),
                });
                ("throw", faces.clone(), data)
            }
            What::Choice { head, token, ruled } => {
                let data = json!({
                    "choose": token.words(names),
                    "to": id_or_null(head.key.to, names),
                    "nth": head.nth,
                    "ruled": ruled,
                    "office": office(head, names),
                });
                ("choice", Vec::new(), data)
            }
            What::Judgement { head, value, judgement, given } => {
                let place = value.checked_sub(*judgement.range.start()).and_then(|i| usize::try_from(i).ok());
                let data = json!({
                    "value": value,
                    "option": place.and_then(|i| judgement.options.get(i)),
                    "given": given,
                    "to": id_or_null(head.key.to, names),
                    "nth": head.nth,
                });
                ("judgement", Vec::new(), data)
            }
            What::Change { event, data } => ("change", Vec::new(), changed(event, data, names)),
        };
        let row =
            Row { place: item.place, rule: Some(item.rule.0), kind, side: item.side, unit: item.subject, dice, data };
        self.row(row, names)
    }

    /// One thing a ruling made happen.
    #[must_use]
    pub fn ruling(&mut self, item: &Item, reason: &str, names: &Names) -> Value {
        let mut value = self.item(item, names);
        if let Value::Object(row) = &mut value
            && let What::Change { .. } = item.what
        {
            row.insert("kind".to_owned(), "ruling".into());
            if let Some(Value::Object(data)) = row.get_mut("data") {
                data.insert("reason".to_owned(), reason.into());
            }
        }
        value
    }

    /// A step is closed.
    #[must_use]
    pub fn closed(&mut self, place: Place, hash: u64, names: &Names) -> Value {
        let data = json!({ "hash": format!("{hash:016x}") });
        let (side, unit) = (None, Subject::NOBODY);
        self.row(Row { place, rule: None, kind: "step_closed", side, unit, dice: Vec::new(), data }, names)
    }

    /// The last line: who won, and what became of everyone. A battle that was broken off is undecided.
    #[must_use]
    pub fn outcome(&mut self, fight: &dyn Fight) -> Value {
        let names = fight.names();
        let place = self.last.unwrap_or_else(|| fight.place());
        let winner = match fight.outcome() {
            Some(Outcome::Victory(side)) => names.id(Subject::side(side)),
            Some(Outcome::Draw) => "draw".to_owned(),
            Some(Outcome::Undecided) | None => "undecided".to_owned(),
        };
        let fates = fight.fates();
        let those = |person: bool| -> Vec<Value> {
            fates.iter().filter(|f| f.person == person).map(|f| fate(f, names)).collect()
        };
        let data = json!({
            "winner": winner,
            "rounds": place.round,
            "units": those(false),
            "characters": those(true),
        });
        let (side, unit) = (None, Subject::NOBODY);
        self.row(Row { place, rule: None, kind: "outcome", side, unit, dice: Vec::new(), data }, names)
    }

    fn row(&mut self, row: Row, names: &Names) -> Value {
        let n = self.n;
        self.n += 1;
        self.last = Some(row.place);
        let unit = match row.unit.kind() {
            Kind::Unit(_) | Kind::Character(_) | Kind::Place(_) => id_or_null(row.unit, names),
            Kind::Army(_) | Kind::Side(_) | Kind::Event(_) | Kind::Nobody => Value::Null,
        };
        json!({
            "n": n,
            "round": row.place.round,
            "step": row.place.step,
            "rule": row.rule,
            "kind": row.kind,
            "side": row.side.map(|s| names.id(Subject::side(s))),
            "unit": unit,
            "dice": row.dice,
            "data": row.data,
        })
    }
}

/// A line with how its faces came to be known, if it is a throw and that is known.
fn made(mut line: Value, made: Option<&Made>) -> Value {
    let throw = line.get("kind").is_some_and(|kind| kind == "throw");
    if let (true, Some(made), Some(Value::Object(data))) = (throw, made, line.get_mut("data")) {
        data.insert("origin".to_owned(), made.origin.word().into());
        data.insert("by".to_owned(), String::from(made.by.clone()).into());
    }
    line
}

fn id_or_null(who: Subject, names: &Names) -> Value {
    names.of(who).map_or(Value::Null, |name| Value::String(name.id.clone()))
}

fn fate(fate: &Fate, names: &Names) -> Value {
    json!({
        "id": names.id(fate.subject),
        "side": names.id(Subject::side(fate.side)),
        "initial": fate.initial,
        "final": fate.now,
        "state": fate.condition.word(),
        "word": fate.word,
    })
}

fn office(head: &Head, names: &Names) -> String {
    match head.office {
        Office::Gm => "gm".to_owned(),
        Office::Chief(side) => names.id(Subject::side(side)),
        Office::Army(army) => names.id(Subject::army(army)),
        Office::Holder(who) => names.id(who),
    }
}

/// What a throw came to; null where it says nothing by itself.
fn comes(meaning: Meaning) -> Value {
    match meaning {
        Meaning::Passed => json!({ "passed": true }),
        Meaning::Failed => json!({ "passed": false }),
        Meaning::Amount { number, per: 1, of } => json!({ "amount": number, "of": of }),
        Meaning::Amount { number, per, of } => json!({ "amount": number as f64 / per as f64, "of": of }),
        Meaning::Row(row) => json!({ "row": row }),
        Meaning::Held => Value::Null,
    }
}

fn terms(told: &Told) -> Value {
    Value::Array(told.terms().iter().map(term).collect())
}

fn term(term: &Term) -> Value {
    let amount = match term.amount {
        Amount::Plus(n) => json!({ "plus": n }),
        Amount::Times(num, den) => json!({ "times": [num, den] }),
        Amount::Becomes(n) => json!({ "becomes": n }),
    };
    let mut out = json!({ "rule": term.rule.0, "word": term.word, "amount": amount });
    if let (Value::Object(map), Some(named)) = (&mut out, &term.named) {
        map.insert("named".to_owned(), named.as_str().into());
    }
    out
}

/// An event's name and values, everybody by the scenario's id.
fn changed(event: &str, data: &Value, names: &Names) -> Value {
    let mut out = Map::new();
    out.insert("event".to_owned(), event.into());
    match data {
        Value::Null => {}
        Value::Object(values) => {
            out.extend(values.iter().map(|(key, value)| (key.clone(), named(value, names))));
        }
        other => {
            out.insert("value".to_owned(), named(other, names));
        }
    }
    Value::Object(out)
}

/// The same value with ids for marks; nobody is null, and who has no name keeps the mark.
fn named(value: &Value, names: &Names) -> Value {
    match value {
        Value::String(text) => match Subject::try_from(text.clone()) {
            Ok(Subject::NOBODY) => Value::Null,
            Ok(who) => names.id(who).into(),
            Err(_) => value.clone(),
        },
        Value::Array(list) => Value::Array(list.iter().map(|v| named(v, names)).collect()),
        Value::Object(map) => Value::Object(map.iter().map(|(k, v)| (k.clone(), named(v, names))).collect()),
        _ => value.clone(),
    }
}
