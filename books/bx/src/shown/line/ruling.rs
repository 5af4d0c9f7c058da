//! The hand of the GM, and the events of the scenario.

use super::{of, on};
use crate::brought::options::{Edition, Options};
use crate::events::{Event, Field};
use crate::nouns::terms::BodyKind;
use crate::shown::sight::Sight;
use montjoie_game::{Arg, FieldInfo, Message, Values, Viewer};
use montjoie_table::Subject;
use std::sync::LazyLock;

/// The id of a field's or a setting's own word, kept once for all.
pub(crate) fn field_id(field: Field) -> &'static str {
    static IDS: LazyLock<Vec<String>> =
        LazyLock::new(|| Field::LIST.iter().map(|f| format!("bx-field-{}", f.name)).collect());
    IDS.get(field as usize).map_or("", String::as_str)
}

/// The ids of the words of a field's values; none for a plain number.
fn field_words(field: Field) -> &'static [String] {
    static IDS: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
        let words = |f: &FieldInfo| {
            f.words.map_or(Vec::new(), |words| words.iter().map(|w| format!("bx-field-{}-{w}", f.name)).collect())
        };
        Field::LIST.iter().map(words).collect()
    });
    IDS.get(field as usize).map_or(&[], Vec::as_slice)
}

/// A field's value: a word, yes or no, or a number in whole parts.
pub(crate) fn field_value(field: Field, value: i64) -> Arg {
    let info = field.info();
    let place = usize::try_from(value).unwrap_or(usize::MAX);
    match info.words {
        Some(["false", "true"]) => Arg::Word(if value == 0 { "no" } else { "yes" }),
        Some(_) => field_words(field).get(place).map_or(Arg::Number(value), |word| Arg::Word(word)),
        None if info.parts > 1 => Arg::Fraction(value, info.parts),
        None => Arg::Number(value),
    }
}

/// The ids of a setting's name and of its values.
fn option_ids(index: usize) -> Option<&'static (String, Vec<String>)> {
    static IDS: LazyLock<Vec<(String, Vec<String>)>> = LazyLock::new(|| {
        let ids = |name: &str, values: Values| match values {
            Values::Words(words) => words.iter().map(|w| format!("bx-option-{name}-{w}")).collect(),
            Values::Flag | Values::Number(..) | Values::Decimal(..) => Vec::new(),
        };
        Options::LIST.iter().map(|o| (format!("bx-option-{}", o.name), ids(o.name, o.values))).collect()
    });
    IDS.get(index)
}

impl Sight<'_> {
    /// The hand of the GM, and the events of the scenario.
    pub(crate) fn ruling(&self, event: &Event) -> Option<Message> {
        let b = self.b;
        match *event {
            Event::Conceded { side } => Some(Message::new("bx-tell-conceded").who("side", Subject::side(side))),
            Event::Arrived { unit } => {
                let body = b.at(unit);
                let hero = body.kind == BodyKind::Hero;
                let shows = self.counts(unit) || !body.inside;
                shows.then(|| of(if hero { "bx-tell-arrived-hero" } else { "bx-tell-arrived" }, unit))
            }
            Event::Enlisted { like, .. } => self.counts(like).then(|| of("bx-tell-enlisted", like)),
            Event::Passed { from, to, men } => {
                self.counts(from).then(|| on("bx-tell-passed", from, to).number("men", men))
            }
            Event::TurnedCoat { unit } => {
                let side = Subject::side(b.at(unit).side.foe());
                self.sees(unit).then(|| of("bx-tell-turned-coat", unit).who("side", side))
            }
            Event::Heads { unit, men } => {
                let id = if men < 0 { "bx-tell-heads-taken" } else { "bx-tell-heads-given" };
                self.counts(unit).then(|| of(id, unit).number("men", i64::from(men).abs()))
            }
            Event::Set { unit, field: Field::armour, value } => {
                let ca = if b.edition == Edition::Ascendant { value } else { 19 - value };
                let told = of("bx-tell-set", unit).word("field", "bx-field-ca");
                self.counts(unit).then(|| told.number("value", ca))
            }
            Event::Set { unit, field, value } => {
                let told = of("bx-tell-set", unit).word("field", field_id(field));
                self.counts(unit).then(|| told.with("value", field_value(field, value)))
            }
            Event::Option { index, value } => {
                let index = usize::from(index);
                let (name, words) = option_ids(index)?;
                let info = Options::LIST.get(index)?;
                let place = usize::try_from(value).unwrap_or(usize::MAX);
                let value = match info.values {
                    Values::Flag => Arg::Word(if value == 0 { "no" } else { "yes" }),
                    Values::Words(_) => Arg::Word(words.get(place)?),
                    Values::Number(..) => Arg::Number(i64::from(value)),
                    Values::Decimal(_, _, parts) => Arg::Fraction(i64::from(value), i64::from(parts)),
                };
                Some(Message::new("bx-tell-option").word("option", name).with("value", value))
            }
            Event::Scripted { index, comes } if self.viewer == Viewer::Gm => {
                let id = if comes { "bx-tell-event" } else { "bx-tell-event-aside" };
                Some(Message::new(id).number("event", i64::from(index.0) + 1))
            }
            _ => None,
        }
    }
}
