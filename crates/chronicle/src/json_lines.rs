//! JSON Lines of a battle: one object a line, the same fourteen members on each. The form: `docs/formats.md`.

use crate::entry::{Author, Origin};
use crate::stand::{Line, Made, Said, name_of};
use montjoie_game::{About, Arg, Fate, Fight, Item, Link, Names, Outcome, Place, Stood, What};
use montjoie_table::{Amount, Head, Kind, Meaning, Office, Side, Subject, Tally, Term, Told};
use serde_json::{Map, Value, json};

/// Writes lines, counting them.
#[derive(Clone, Debug, Default)]
pub struct JsonLines {
    n: u64,
    last: Option<Place>,
    /// The clock of the last line that had one.
    clock: Option<i64>,
    /// How the faces of a battle that has no journal came to be known.
    made: Option<Made>,
}

/// The members that differ from line to line.
struct Row {
    place: Place,
    rule: Option<&'static str>,
    kind: &'static str,
    side: Option<Side>,
    who: Subject,
    is: &'static str,
    within: Vec<Subject>,
    dice: Vec<u16>,
    data: Value,
}

impl Row {
    /// A line about nobody in particular.
    fn plain(place: Place, kind: &'static str, data: Value) -> Row {
        let (who, is, within) = (Subject::NOBODY, "", Vec::new());
        Row { place, rule: None, kind, side: None, who, is, within, dice: Vec::new(), data }
    }
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
            What::Throw { dice, faces, read, plus, versus, share, meaning, .. } => {
                let data = json!({
                    "dice": dice.to_string(),
                    "read": read,
                    "plus": terms(plus),
                    "versus": terms(versus),
                    "share": terms(share),
                    "total": read + plus.total(),
                    "comes": comes(*meaning),
                    "to": id_or_null(item.about.to, names),
                    "nth": item.about.nth,
                    "origin": self.made.as_ref().map(|made| made.origin.word()),
                    "by": self.made.as_ref().map(|made| String::from(made.by.clone())),
                });
                ("throw", faces.clone(), data)
            }
            What::Choice { head, token, ruled } => {
                let data = json!({
                    "choose": token.words(names),
                    "to": id_or_null(item.about.to, names),
                    "nth": item.about.nth,
                    "ruled": ruled,
                    "office": office(head, names),
                });
                ("choice", Vec::new(), data)
            }
            What::Judgement { value, judgement, given, .. } => {
                let place = value.checked_sub(*judgement.range.start()).and_then(|i| usize::try_from(i).ok());
                let data = json!({
                    "value": value,
                    "option": place.and_then(|i| judgement.options.get(i)),
                    "given": given,
                    "to": id_or_null(item.about.to, names),
                    "nth": item.about.nth,
                });
                ("judgement", Vec::new(), data)
            }
            What::Change { event, data } => ("change", Vec::new(), self.changed(event, data, &item.about, names)),
        };
        let About { who, kind: is, ref within, clock, .. } = item.about;
        self.clock = clock.or(self.clock);
        let (place, rule, side, within) = (item.place, Some(item.rule.0), item.side, within.clone());
        self.row(Row { place, rule, kind, side, who, is, within, dice, data }, names)
    }

    /// An event's name and values, everybody by the scenario's id; whom its numbers stand for, how those stand whom it changed,
    /// and how it came about.
    fn changed(&self, event: &str, data: &Value, about: &About, names: &Names) -> Value {
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
        if !about.meant.is_empty() {
            let meant = about.meant.iter().map(|(name, who)| (name.clone(), id_or_null(*who, names)));
            out.insert("meant".to_owned(), Value::Object(meant.collect()));
        }
        if !about.after.is_empty() {
            out.insert("after".to_owned(), about.after.iter().map(|one| stood(one, names)).collect());
        }
        if !about.opening.from.is_empty() {
            // A line for each thing heard: so many things back are so many lines back.
            let lines = about.opening.from.iter().filter_map(|back| self.n.checked_sub(u64::try_from(*back).ok()?));
            out.insert("from".to_owned(), lines.collect());
        }
        if !about.opening.links.is_empty() {
            out.insert("opens".to_owned(), about.opening.links.iter().map(|one| link(one, names)).collect());
        }
        Value::Object(out)
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
        self.row(Row::plain(place, "step_closed", data), names)
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
        self.row(Row::plain(place, "outcome", data), names)
    }

    fn row(&mut self, row: Row, names: &Names) -> Value {
        let n = self.n;
        self.n += 1;
        self.last = Some(row.place);
        let unit = match row.who.kind() {
            Kind::Unit(_) | Kind::Character(_) | Kind::Place(_) => id_or_null(row.who, names),
            Kind::Army(_) | Kind::Side(_) | Kind::Event(_) | Kind::Nobody => Value::Null,
        };
        let who = id_or_null(row.who, names);
        let is = if who.is_null() { Value::Null } else { row.is.into() };
        let within: Vec<Value> =
            row.within.iter().map(|one| id_or_null(*one, names)).filter(|id| !id.is_null()).collect();
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
            "who": who,
            "is": is,
            "within": within,
            "clock": self.clock,
            "counts": (!row.place.counts.is_empty()).then_some(row.place.counts),
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

/// Somebody as they stand after a line.
fn stood(one: &Stood, names: &Names) -> Value {
    json!({
        "id": names.id(one.subject),
        "side": names.id(Subject::side(one.side)),
        "initial": one.initial,
        "now": one.now,
        "points": one.points.map(|(points, parts)| number(points, parts)),
        "state": one.condition.word(),
        "word": one.word,
    })
}

/// A fraction: a number where it is whole, `[num, den]` where it is not.
fn number(above: i64, below: i64) -> Value {
    let (mut a, mut b) = (above.unsigned_abs().max(1), below.unsigned_abs().max(1));
    while b != 0 {
        (a, b) = (b, a % b);
    }
    let common = i64::try_from(a).unwrap_or(1);
    match (above / common, below / common) {
        (above, 1) => above.into(),
        (above, below) if above == 0 || below == 0 => 0.into(),
        (above, below) => json!([above, below]),
    }
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
        Amount::Adds(num, den) => json!({ "adds": [num, den] }),
        Amount::Becomes(n) => json!({ "becomes": n }),
    };
    let mut out = json!({ "rule": term.rule.0, "word": term.word, "amount": amount });
    if let (Value::Object(map), Some(named)) = (&mut out, &term.named) {
        map.insert("named".to_owned(), named.as_str().into());
    }
    out
}

/// One link of the chain behind a change.
fn link(link: &Link, names: &Names) -> Value {
    let values = link.told.args.iter().map(|(name, value)| {
        let value = match value {
            Arg::Number(n) => (*n).into(),
            Arg::Fraction(above, below) => number(*above, *below),
            Arg::Who(who) => id_or_null(*who, names),
            Arg::Many(all) => all.iter().map(|who| id_or_null(*who, names)).collect(),
            Arg::Word(word) => (*word).into(),
            Arg::Rule(rule) => rule.0.into(),
            Arg::Dice(dice) => dice.to_string().into(),
            Arg::Round(n) => (*n).into(),
            Arg::Text(text) => text.as_str().into(),
        };
        ((*name).to_owned(), value)
    });
    json!({ "rule": link.rule.0, "word": link.told.id, "values": Value::Object(values.collect()) })
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
