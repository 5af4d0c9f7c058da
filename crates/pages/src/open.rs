//! What waits to be answered, and what lies for it before it is confirmed.

use montjoie_game::Message;
use montjoie_table::{Answer, Ask, Dice, KeyName, Want};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// An ask that is open, and how far it has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Open {
    /// The ask.
    pub ask: Ask,
    /// What has been typed, rolled or chosen for it and not confirmed yet.
    pub draft: Option<Draft>,
    /// What was chosen the last time this was asked, if it is offered again: the words of the choice.
    pub last: Option<String>,
    /// Who has to answer, when it is not whoever looks: the name of a person.
    pub waits_for: Option<String>,
    /// What was typed last and could not be taken, as it was typed: it stays in its field.
    pub typed: Option<String>,
    /// Why it was not taken, and how to go on.
    pub refused: Option<Message>,
}

impl Open {
    /// An ask nobody has touched.
    #[must_use]
    pub fn new(ask: Ask) -> Open {
        Open { ask, draft: None, last: None, waits_for: None, typed: None, refused: None }
    }

    /// Its name as files and forms have it.
    #[must_use]
    pub fn name(&self) -> KeyName {
        self.ask.name()
    }

    /// What may be chosen; nothing where it wants no choice.
    #[must_use]
    pub fn tokens(&self) -> &[montjoie_table::Token] {
        match &self.ask.want {
            Want::Choice(tokens) => tokens,
            _ => &[],
        }
    }

    /// The dice it wants, if it wants dice.
    #[must_use]
    pub fn dice(&self) -> Option<Dice> {
        match self.ask.want {
            Want::Throw { dice, .. } => Some(dice),
            _ => None,
        }
    }
}

/// An answer that is not confirmed yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// What it is.
    pub answer: Answer,
    /// Who proposed it, when it was not the GM: the program, or a player.
    pub by: Option<Proposer>,
    /// How its faces came to be known; none for what is no throw.
    pub origin: Option<RollMark>,
    /// What the same player had proposed before.
    pub was: Option<Answer>,
}

impl Draft {
    /// A choice.
    #[must_use]
    pub fn choice(words: String, by: Option<Proposer>) -> Draft {
        Draft { answer: Answer::Choice(words), by, origin: None, was: None }
    }

    /// A throw.
    #[must_use]
    pub fn faces(faces: Vec<u16>, by: Option<Proposer>, origin: RollMark) -> Draft {
        Draft { answer: Answer::Faces(faces), by, origin: Some(origin), was: None }
    }

    /// A mark of what is proposed and by whom: a form that accepts it says what was seen, and nothing else is accepted.
    #[must_use]
    pub fn print(&self) -> String {
        print_of(&self.answer, self.by.as_ref())
    }

    /// Whether it is this that was seen, though it may have been changed since.
    #[must_use]
    pub fn was_seen(&self, answer: &Answer, seen: &str) -> bool {
        print_of(answer, self.by.as_ref()) == seen
    }

    /// How its faces came to be known, in words.
    #[must_use]
    pub fn made(&self) -> Option<Message> {
        let by = match &self.by {
            Some(Proposer::Player { name, .. }) => Some(name.as_str()),
            Some(Proposer::Program) | None => None,
        };
        self.origin.map(|origin| montjoie_text::made(origin.word(), by))
    }
}

fn print_of(answer: &Answer, by: Option<&Proposer>) -> String {
    let mut hasher = DefaultHasher::new();
    format!("{answer:?} {by:?}").hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// How faces came to be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollMark {
    /// The program rolled them.
    Rolled,
    /// A person typed them.
    Typed,
    /// The program had rolled, and a person typed other faces over them.
    Overwritten,
}

impl RollMark {
    /// Its word in files and pages.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            RollMark::Rolled => "rolled",
            RollMark::Typed => "typed",
            RollMark::Overwritten => "overwritten",
        }
    }
}

/// How the faces of a throw that has fallen came to be known, and by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RolledBy {
    /// How.
    pub origin: RollMark,
    /// By which player; none for the GM and the program.
    pub by: Option<String>,
}

/// Who proposed an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proposer {
    /// The program rolled, or followed the doctrine.
    Program,
    /// A player.
    Player {
        /// The number of the seat: names may have been given twice on an older day.
        seat: u32,
        /// The name.
        name: String,
    },
}
