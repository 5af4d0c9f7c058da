//! The hand of the GM and the events of the scenario, as they are told.

use crate::brought::options::Options;
use crate::events::{Event, HeroField, UnitField};
use crate::shown::line::{of, on};
use crate::shown::sight::Sight;
use montjoie_game::{Arg, FieldInfo, Message, Values, Viewer};
use montjoie_table::Subject;
use std::sync::LazyLock;

/// A field's name, the id of its word and those of its values.
type Named = (&'static str, (String, Vec<String>));

/// The ids of a field's name and of the words of its values.
fn field_ids(name: &str) -> Option<&'static (String, Vec<String>)> {
    static IDS: LazyLock<Vec<Named>> = LazyLock::new(|| {
        let words = |f: &FieldInfo| {
            f.words.map_or(Vec::new(), |all| all.iter().map(|w| format!("papiers-field-{}-{w}", f.name)).collect())
        };
        crate::FIELDS.iter().map(|f| (f.name, (format!("papiers-field-{}", f.name), words(f)))).collect()
    });
    IDS.iter().find(|(n, _)| *n == name).map(|(_, ids)| ids)
}

fn field(message: Message, info: &'static FieldInfo, value: i64) -> Option<Message> {
    let (name, words) = field_ids(info.name)?;
    let place = usize::try_from(value).unwrap_or(usize::MAX);
    let shown = match info.words {
        Some(["false", "true"]) => Arg::Word(if value == 0 { "no" } else { "yes" }),
        Some(_) => words.get(place).map_or(Arg::Number(value), |word| Arg::Word(word)),
        None if info.parts > 1 => Arg::Fraction(value, info.parts),
        None => Arg::Number(value),
    };
    Some(message.word("field", name).with("value", shown))
}

fn option_ids(index: usize) -> Option<&'static (String, Vec<String>)> {
    static IDS: LazyLock<Vec<(String, Vec<String>)>> = LazyLock::new(|| {
        let ids = |name: &str, values: Values| match values {
            Values::Words(words) => words.iter().map(|w| format!("papiers-option-{name}-{w}")).collect(),
            _ => Vec::new(),
        };
        Options::LIST.iter().map(|o| (format!("papiers-option-{}", o.name), ids(o.name, o.values))).collect()
    });
    IDS.get(index)
}

fn option(index: usize, value: i32) -> Option<Message> {
    let (name, words) = option_ids(index)?;
    let place = usize::try_from(value).unwrap_or(usize::MAX);
    let shown = match Options::LIST.get(index)?.values {
        Values::Flag => Arg::Word(if value == 0 { "no" } else { "yes" }),
        Values::Words(_) => Arg::Word(words.get(place)?),
        Values::Number(..) => Arg::Number(i64::from(value)),
        Values::Decimal(_, _, parts) => Arg::Fraction(i64::from(value), i64::from(parts)),
    };
    Some(Message::new("papiers-tell-option").word("option", name).with("value", shown))
}

/// What the GM or the scenario did, where somebody may hear of it.
pub(crate) fn ruling(sight: &Sight, event: &Event) -> Option<Message> {
    let b = sight.b;
    match *event {
        Event::Deed { unit, att, def, ini, .. } => sight
            .counts(unit)
            .then(|| of("papiers-tell-deed-counts", unit).number("att", att).number("def", def).number("ini", ini)),
        Event::TurnedCoat { unit } => {
            let side = Subject::side(b.at(unit).side.foe());
            sight.sees(unit).then(|| of("papiers-tell-turned", unit).who("side", side))
        }
        Event::Conceded { side } => Some(Message::new("papiers-tell-conceded").who("side", Subject::side(side))),
        Event::Arrived { unit } => {
            let shows = sight.owns(b.at(unit).side) || !b.at(unit).hidden;
            shows.then(|| of("papiers-tell-arrived", unit))
        }
        Event::Enlisted { like, .. } => sight.counts(like).then(|| of("papiers-tell-enlisted", like)),
        Event::Passed { from, to, eff } => {
            sight.counts(from).then(|| on("papiers-tell-passed", from, to).number("eff", eff))
        }
        Event::Restored { unit, eff } => {
            sight.counts(unit).then(|| of("papiers-tell-restored", unit).number("eff", eff))
        }
        Event::SiteSet { site, .. } => {
            (sight.viewer == Viewer::Gm).then(|| Message::new("papiers-tell-site").who("site", Subject::from(site)))
        }
        // Who lies in no ambush any more does not leave one.
        Event::Set { unit, field: UnitField::hidden, value } if (value != 0) == b.at(unit).hidden => None,
        Event::Set { unit, field: UnitField::hidden, value } => {
            let id = if value == 0 { "papiers-tell-shows" } else { "papiers-tell-hides" };
            sight.owns(b.at(unit).side).then(|| of(id, unit))
        }
        Event::Set { unit, field: UnitField::temp_att | UnitField::temp_def | UnitField::temp_ini, .. }
            if !b.at(unit).alive() =>
        {
            None
        }
        Event::Set { unit, field: f @ (UnitField::temp_att | UnitField::temp_def | UnitField::temp_ini), value } => {
            let figure = match f {
                UnitField::temp_att => "papiers-granted-att",
                UnitField::temp_def => "papiers-granted-def",
                _ => "papiers-granted-ini",
            };
            let told = of(if value == 0 { "papiers-tell-granted-none" } else { "papiers-tell-granted" }, unit);
            let told = if value == 0 { told } else { told.number("value", value) };
            sight.counts(unit).then(|| told.word("figure", figure))
        }
        Event::Set { unit, field: f, value } => {
            if sight.counts(unit) {
                field(of("papiers-tell-set", unit), f.info(), value)
            } else {
                None
            }
        }
        Event::SetHero { hero, field: f, value } => {
            let told = Message::new("papiers-tell-set").who("unit", Subject::from(hero));
            if sight.knows(hero) { field(told, HeroField::info(f), value) } else { None }
        }
        Event::Option { index, value } => option(usize::from(index), value),
        Event::Scripted { index, comes } if sight.viewer == Viewer::Gm => {
            let id = if comes { "papiers-tell-event" } else { "papiers-tell-event-aside" };
            Some(Message::new(id).number("event", i64::from(index.0) + 1))
        }
        _ => None,
    }
}
