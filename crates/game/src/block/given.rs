//! The figures a book makes of a block, each with its origin.

use super::{FigureOrigin, Worked};
use crate::Message;
use crate::scenario::Ratio;
use montjoie_table::Rule;

/// A value as a scenario says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScenarioValue {
    /// A whole number.
    Whole(i64),
    /// Words, dice, an exact decimal.
    Text(String),
    /// Yes or no.
    Flag(bool),
    /// Several words.
    Words(Vec<String>),
}

impl ScenarioValue {
    /// As a person types it.
    #[must_use]
    pub fn shown(&self) -> String {
        match self {
            ScenarioValue::Whole(n) => n.to_string(),
            ScenarioValue::Text(text) => text.clone(),
            ScenarioValue::Flag(flag) => flag.to_string(),
            ScenarioValue::Words(words) => words.join(", "),
        }
    }

    /// What a person typed in its place, of the same kind where it can be; else a text, which the book's reader will refuse with a word.
    #[must_use]
    pub fn retyped(&self, typed: &str) -> ScenarioValue {
        let typed = typed.trim();
        let whole =
            || typed.replace([' ', '\u{a0}', '\u{202f}'], "").replace('−', "-").parse().ok().map(ScenarioValue::Whole);
        let same = match self {
            ScenarioValue::Whole(_) => whole(),
            ScenarioValue::Text(old) if old.parse::<i64>().is_ok() => whole(),
            ScenarioValue::Text(_) => None,
            ScenarioValue::Flag(_) => typed.parse().ok().map(ScenarioValue::Flag),
            ScenarioValue::Words(_) => {
                let words = typed.split([',', ';']).map(str::trim).filter(|word| !word.is_empty());
                Some(ScenarioValue::Words(words.map(str::to_owned).collect()))
            }
        };
        same.unwrap_or_else(|| ScenarioValue::Text(typed.to_owned()))
    }
}

impl From<i64> for ScenarioValue {
    fn from(n: i64) -> ScenarioValue {
        ScenarioValue::Whole(n)
    }
}

impl From<bool> for ScenarioValue {
    fn from(flag: bool) -> ScenarioValue {
        ScenarioValue::Flag(flag)
    }
}

impl From<&str> for ScenarioValue {
    fn from(text: &str) -> ScenarioValue {
        ScenarioValue::Text(text.to_owned())
    }
}

impl From<String> for ScenarioValue {
    fn from(text: String) -> ScenarioValue {
        ScenarioValue::Text(text)
    }
}

impl From<Ratio> for ScenarioValue {
    fn from(ratio: Ratio) -> ScenarioValue {
        ratio.as_whole().map_or_else(|| ScenarioValue::Text(ratio.to_string()), ScenarioValue::Whole)
    }
}

/// One figure of a unit or a character.
#[derive(Clone, Debug, PartialEq)]
pub struct UnitFigure {
    /// The key of the scenario.
    pub key: String,
    /// Its value.
    pub value: ScenarioValue,
    /// Where it came from.
    pub origin: FigureOrigin,
    /// Whether the scenario has to say it: what a line or the catalogue says need not be said again.
    pub written: bool,
}

/// The figures of one, in the order they are shown.
#[derive(Clone, Debug, Default)]
pub struct Figures(pub Vec<UnitFigure>);

impl Figures {
    /// A figure.
    pub fn put<T: Into<ScenarioValue>>(&mut self, key: &str, worked: Worked<T>) {
        let Worked { value, origin } = worked;
        self.0.push(UnitFigure { key: key.to_owned(), value: value.into(), origin, written: true });
    }

    /// A figure, where there is one.
    pub fn maybe<T: Into<ScenarioValue>>(&mut self, key: &str, worked: Option<Worked<T>>) {
        if let Some(worked) = worked {
            self.put(key, worked);
        }
    }

    /// A figure that nothing says.
    pub fn guess(&mut self, key: &str, value: impl Into<ScenarioValue>, why: &'static str) {
        self.put(key, Worked::guessed(value, Message::new(why)));
    }

    /// A figure that follows from another by a rule, or by our own reading.
    pub fn follows<T, U: Into<ScenarioValue>>(
        &mut self,
        key: &str,
        worked: Worked<T>,
        how: &'static str,
        rule: Option<Rule>,
        make: impl FnOnce(T) -> U,
    ) {
        self.put(key, worked.then(Message::new(how), rule, make));
    }
}
