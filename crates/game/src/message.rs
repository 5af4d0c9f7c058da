//! What a rule has to say to people: an id and values, never words. `text` turns it into French or English.

use montjoie_table::{Rule, Subject};

/// A sentence still without words.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The Fluent message id, such as `bx-lost`.
    pub id: &'static str,
    /// Its values by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// One value of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A whole number.
    Number(i64),
    /// An exact fraction, shown with at most two decimals.
    Fraction(i64, i64),
    /// Somebody: gives `$name` and, beside it, `$name_cap`, `$name_de`, `$name_a`, `$name_n` (one/other), `$name_g` (m/f).
    Who(Subject),
    /// Several people or units, joined as the language joins a list.
    Many(Vec<Subject>),
    /// A word of the ruleset's own text file, looked up as a message.
    Word(&'static str),
    /// A rule, shown as the book's chapter and our ID.
    Rule(Rule),
    /// Dice as the language writes them, such as 2d6+1.
    Dice(montjoie_table::Dice),
    /// The number of a round, told under the ruleset's own word for one: « Séquence 3 », “Hour 3”.
    Round(u32),
    /// Words a person typed: shown as they are.
    Text(String),
}

impl Message {
    /// A message with no values yet.
    #[must_use]
    pub fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// Adds a value.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Message {
        self.args.push((name, arg));
        self
    }

    /// Adds a whole number.
    #[must_use]
    pub fn number(self, name: &'static str, n: impl Into<i64>) -> Message {
        self.with(name, Arg::Number(n.into()))
    }

    /// Adds somebody.
    #[must_use]
    pub fn who(self, name: &'static str, who: Subject) -> Message {
        self.with(name, Arg::Who(who))
    }

    /// Adds a word of the ruleset's text file.
    #[must_use]
    pub fn word(self, name: &'static str, word: &'static str) -> Message {
        self.with(name, Arg::Word(word))
    }
}
