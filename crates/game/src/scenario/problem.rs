//! What is wrong with a scenario: codes and places, no words. `text/*.ftl` gives the words in each language.

use super::doc::Pos;
use crate::message::{Arg, Message};

/// One thing wrong, or doubtful, in a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// A Fluent message id, such as `problem-unknown-key`; for the common layer one of [`CODES`].
    pub code: &'static str,
    /// The values of that message.
    pub args: Vec<(&'static str, String)>,
    /// Line in the file, from 1.
    pub line: u32,
    /// Column in that line, in characters, from 1.
    pub column: u32,
    /// Where in the document, such as `side[2].unit[3].ca`; elements of a list are counted from 1.
    pub path: String,
    /// True when a GM may say `waive = ["…"]` and play on.
    pub waivable: bool,
    /// True when it stops nobody: something written has no effect, or something the book asks for is missing.
    pub warning: bool,
    /// The valid name closest to what was written.
    pub nearest: Option<String>,
}

impl Problem {
    /// A problem at a place of the file.
    #[must_use]
    pub fn new(code: &'static str, at: Pos, path: impl Into<String>) -> Problem {
        Problem {
            code,
            args: Vec::new(),
            line: at.line,
            column: at.column,
            path: path.into(),
            waivable: false,
            warning: false,
            nearest: None,
        }
    }

    /// Adds a value of the message.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Problem {
        self.args.push((name, value.to_string()));
        self
    }

    /// Adds the valid name closest to what was written, if there is one.
    #[must_use]
    pub fn nearest(mut self, nearest: Option<String>) -> Problem {
        self.nearest = nearest;
        self
    }

    /// A GM may accept this one.
    #[must_use]
    pub fn waivable(mut self) -> Problem {
        self.waivable = true;
        self
    }

    /// This one stops nobody, and a GM may accept it.
    #[must_use]
    pub fn warning(mut self) -> Problem {
        self.warning = true;
        self.waivable()
    }

    /// The sentence without words, for whoever gives it words.
    ///
    /// Values go by their names: counts and places are numbers, kinds of things are words, the rest is what the GM wrote.
    #[must_use]
    pub fn message(&self) -> Message {
        self.args.iter().fold(Message::new(self.code), |m, (name, value)| m.with(name, argument(name, value)))
    }

    /// A value of the message, by its name.
    #[must_use]
    pub fn arg(&self, name: &str) -> Option<&str> {
        self.args.iter().find(|(n, _)| *n == name).map(|(_, v)| v.as_str())
    }
}

/// A value of a message, by its name.
fn argument(name: &str, value: &str) -> Arg {
    let text = || Arg::Text(value.to_owned());
    match name {
        "count" | "most" | "line" | "column" | "min" | "max" | "size" => {
            value.parse().map_or_else(|_| text(), Arg::Number)
        }
        "expected" | "given" | "what" => {
            WORDS.iter().find(|w| w.rsplit('-').next() == Some(value)).map_or_else(text, |w| Arg::Word(w))
        }
        _ => text(),
    }
}

/// The words a message may choose among.
pub(super) const WORDS: &[&str] = &[
    "problem-kind-int",
    "problem-kind-decimal",
    "problem-kind-text",
    "problem-kind-flag",
    "problem-kind-choice",
    "problem-kind-dice",
    "problem-kind-id",
    "problem-kind-value",
    "problem-kind-list",
    "problem-kind-table",
    "problem-kind-tables",
    "problem-kind-date",
    "problem-what-scenario",
    "problem-what-side",
    "problem-what-army",
    "problem-what-unit",
    "problem-what-character",
    "problem-what-place",
    "problem-what-units",
    "problem-what-characters",
    "problem-what-armies",
    "problem-what-places",
    "problem-what-events",
    "problem-what-section",
];

/// Problems in the order of the file.
pub type Problems = Vec<Problem>;

/// What a whole reading found, each list in the order of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// What keeps the battle from being played.
    pub problems: Problems,
    /// What the file's `waive` accepts: to be shown, not to stop anybody.
    pub waived: Problems,
    /// What stops nobody and nobody has accepted.
    pub warnings: Problems,
}

impl Findings {
    /// Nothing keeps the battle from being played.
    #[must_use]
    pub fn is_fine(&self) -> bool {
        self.problems.is_empty()
    }
}

/// A problem that may be reported: its message id, its values, whether a GM may waive it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// The Fluent message id.
    pub id: &'static str,
    /// The names of its values.
    pub args: &'static [&'static str],
    /// Whether a GM may waive it.
    pub waivable: bool,
}

impl Code {
    /// The message with sample values, to check that both languages can say it.
    #[must_use]
    pub fn sample(&self) -> Message {
        self.args.iter().fold(Message::new(self.id), |m, name| {
            let value = match *name {
                "expected" | "given" => "int",
                "what" => "units",
                _ => "3",
            };
            m.with(name, argument(name, value))
        })
    }
}

/// A code a GM cannot waive.
#[must_use]
pub const fn code(id: &'static str, args: &'static [&'static str]) -> Code {
    Code { id, args, waivable: false }
}

/// A code a GM may waive.
#[must_use]
pub const fn waivable(id: &'static str, args: &'static [&'static str]) -> Code {
    Code { id, args, waivable: true }
}

/// Every problem of the common layer. A ruleset adds its own in `Format::codes`.
pub const CODES: &[Code] = &[
    // The text itself.
    code("problem-not-utf8", &[]),
    code("problem-file-too-big", &["size", "most"]),
    code("problem-syntax", &["found"]),
    code("problem-syntax-key", &["found"]),
    code("problem-syntax-value", &["found"]),
    code("problem-syntax-string", &["found"]),
    code("problem-syntax-bracket", &["found"]),
    code("problem-syntax-comma", &["found"]),
    code("problem-syntax-depth", &[]),
    code("problem-number-too-big", &["found"]),
    code("problem-duplicate-key", &["key"]),
    code("problem-beside-preset", &["key"]),
    code("problem-and-more", &["count"]),
    // One key.
    code("problem-unknown-key", &["key"]),
    code("problem-unknown-key-here", &["key", "choices"]),
    code("problem-missing", &["key", "expected"]),
    code("problem-wrong-type", &["key", "expected", "given"]),
    code("problem-out-of-range", &["key", "value", "min", "max"]),
    code("problem-list-too-long", &["key", "count", "most"]),
    code("problem-not-whole", &["key", "value"]),
    code("problem-number-absurd", &["key", "value"]),
    code("problem-decimal", &["key", "value"]),
    code("problem-not-exact", &["key", "value", "count", "proposed"]),
    code("problem-choice", &["key", "value", "choices"]),
    code("problem-dice", &["key", "value"]),
    code("problem-unknown-id", &["key", "value", "choices"]),
    code("problem-repeated", &["key", "value"]),
    code("problem-empty", &["key"]),
    code("problem-text-too-long", &["key", "most"]),
    // The battle.
    code("problem-unknown-ruleset", &["value", "choices"]),
    code("problem-edition-contradicts", &["ruleset", "edition"]),
    code("problem-side-count", &["count"]),
    code("problem-side-empty", &["side"]),
    code("problem-bad-id", &["id", "proposed"]),
    code("problem-bad-id-bare", &["id"]),
    code("problem-duplicate-id", &["id", "line"]),
    waivable("problem-duplicate-name", &["name", "line"]),
    code("problem-no-name", &["what"]),
    code("problem-too-many", &["what", "most"]),
    code("problem-foreign", &["key", "value", "side"]),
    code("problem-unknown-troop", &["value"]),
    code("problem-line-empty", &[]),
    code("problem-line-part", &["part"]),
    code("problem-line-value", &["key", "expected", "value"]),
    code("problem-line-twice", &["part", "key"]),
    waivable("problem-never-arrives", &["unit"]),
    code("problem-already-there", &["unit"]),
    code("problem-event-trigger", &["count"]),
    code("problem-event-effect", &[]),
    code("problem-waive-unknown", &["value"]),
    code("problem-waive-refused", &["value"]),
];

/// Sentences that go with any problem: where it is, what may have been meant, how to accept it, that it was.
pub const PHRASES: &[Code] = &[
    code("problem-place", &["file", "line", "column", "path"]),
    code("problem-place-bare", &["file", "line", "column"]),
    code("problem-nearest", &["nearest"]),
    code("problem-waivable", &["code"]),
    code("problem-waived", &[]),
    code("problem-warning", &[]),
];

/// The words of the problems, French and English, as Fluent sources.
pub const TEXT: [(&str, &str); 2] = [("fr", include_str!("text/fr.ftl")), ("en", include_str!("text/en.ftl"))];

/// Problems that may only be the shadow of a line that could not be read: kept back until that line is mended.
pub(super) fn may_be_a_shadow(code: &str) -> bool {
    matches!(
        code,
        "problem-missing"
            | "problem-unknown-id"
            | "problem-side-count"
            | "problem-side-empty"
            | "problem-no-name"
            | "problem-empty"
            | "problem-never-arrives"
            | "problem-already-there"
            | "problem-event-trigger"
            | "problem-event-effect"
            | "problem-unknown-ruleset"
    )
}

/// Problems of the text itself, found before anything can be read.
pub(super) fn is_of_the_text(code: &str) -> bool {
    code.starts_with("problem-syntax")
        || matches!(
            code,
            "problem-not-utf8"
                | "problem-file-too-big"
                | "problem-number-too-big"
                | "problem-duplicate-key"
                | "problem-and-more"
        )
}
