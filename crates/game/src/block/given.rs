//! The figures a book makes of a block, each with its origin.

use super::{Origin, Worked};
use crate::Message;
use crate::scenario::Ratio;
use montjoie_table::Rule;

/// A value as a scenario says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A whole number.
    Whole(i64),
    /// Words, dice, an exact decimal.
    Text(String),
    /// Yes or no.
    Flag(bool),
    /// Several words.
    Words(Vec<String>),
}

impl Said {
    /// As a person types it.
    #[must_use]
    pub fn shown(&self) -> String {
        match self {
            Said::Whole(n) => n.to_string(),
            Said::Text(text) => text.clone(),
            Said::Flag(flag) => flag.to_string(),
            Said::Words(words) => words.join(", "),
        }
    }

    /// What a person typed in its place, of the same kind where it can be; else a text, which the book's reader will refuse with a word.
    #[must_use]
    pub fn retyped(&self, typed: &str) -> Said {
        let typed = typed.trim();
        let whole = || typed.replace([' ', '\u{a0}', '\u{202f}'], "").replace('−', "-").parse().ok().map(Said::Whole);
        let same = match self {
            Said::Whole(_) => whole(),
            Said::Text(old) if old.parse::<i64>().is_ok() => whole(),
            Said::Text(_) => None,
            Said::Flag(_) => typed.parse().ok().map(Said::Flag),
            Said::Words(_) => {
                let words = typed.split([',', ';']).map(str::trim).filter(|word| !word.is_empty());
                Some(Said::Words(words.map(str::to_owned).collect()))
            }
        };
        same.unwrap_or_else(|| Said::Text(typed.to_owned()))
    }
}

impl From<i64> for Said {
    fn from(n: i64) -> Said {
        Said::Whole(n)
    }
}

impl From<bool> for Said {
    fn from(flag: bool) -> Said {
        Said::Flag(flag)
    }
}

impl From<&str> for Said {
    fn from(text: &str) -> Said {
        Said::Text(text.to_owned())
    }
}

impl From<String> for Said {
    fn from(text: String) -> Said {
        Said::Text(text)
    }
}

impl From<Ratio> for Said {
    fn from(ratio: Ratio) -> Said {
        ratio.as_whole().map_or_else(|| Said::Text(ratio.to_string()), Said::Whole)
    }
}

/// One figure of a unit or a character.
#[derive(Clone, Debug, PartialEq)]
pub struct Given {
    /// The key of the scenario.
    pub key: String,
    /// Its value.
    pub value: Said,
    /// Where it came from.
    pub origin: Origin,
    /// Whether the scenario has to say it: what a line or the catalogue says need not be said again.
    pub written: bool,
}

/// The figures of one, in the order they are shown.
#[derive(Clone, Debug, Default)]
pub struct Figures(pub Vec<Given>);

impl Figures {
    /// A figure.
    pub fn put<T: Into<Said>>(&mut self, key: &str, worked: Worked<T>) {
        let Worked { value, origin } = worked;
        self.0.push(Given { key: key.to_owned(), value: value.into(), origin, written: true });
    }

    /// A figure, where there is one.
    pub fn maybe<T: Into<Said>>(&mut self, key: &str, worked: Option<Worked<T>>) {
        if let Some(worked) = worked {
            self.put(key, worked);
        }
    }

    /// A figure that nothing says.
    pub fn guess(&mut self, key: &str, value: impl Into<Said>, why: &'static str) {
        self.put(key, Worked::guessed(value, Message::new(why)));
    }

    /// A figure that follows from another by a rule, or by our own reading.
    pub fn follows<T, U: Into<Said>>(
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
