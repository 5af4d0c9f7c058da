//! The entries of a journal: what was said, what was ruled, what became of it. The form: `docs/formats.md`, *Journal*.

use crate::conduct::Shares;
use crate::facts::Facts;
use crate::pledge::Pledge;
use montjoie_game::{Gesture, Name};
use montjoie_table::{Answer, KeyName, NamedTerm, Subject};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The format this program writes, and the newest it reads.
pub const FORMAT: u32 = 1;

/// The first line of a journal: everything a battle needs to begin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// Says what the file is: always `journal`.
    pub montjoie: String,
    /// In which format.
    pub format: u32,
    /// By which ruleset.
    pub ruleset: String,
    /// By which of its editions; none where there is but one.
    pub edition: Option<String>,
    /// The revision of the ruleset when the battle began.
    pub revision: u32,
    /// The whole text of the scenario.
    pub scenario: String,
}

/// One thing somebody did. Entries form a tree: each follows its parent, 0 being the header.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number: from 1, growing.
    pub id: u64,
    /// The entry it follows.
    pub parent: u64,
    /// Who made it.
    pub author: Author,
    /// What it is.
    pub body: Body,
    /// The first entry of the act it belongs to, when that is not itself: a handful of dice confirmed together, and what the
    /// program did after it. An act is what one undo takes back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<u64>,
    /// True when the next line was written with it: both stand, or neither.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
    /// True when it was made on a what-if: it moves the GM's pointer, not the battle's.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub what_if: bool,
}

impl Entry {
    /// The first entry of its act.
    #[must_use]
    pub fn act(&self) -> u64 {
        self.act.unwrap_or(self.id)
    }
}

/// Who made an entry.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Author {
    /// The game master.
    Gm,
    /// The program: dice it threw, doctrines it followed, steps it closed.
    Program,
    /// A player, by the name of the seat.
    Seat(String),
}

impl From<String> for Author {
    fn from(name: String) -> Author {
        match name.as_str() {
            "gm" => Author::Gm,
            "program" => Author::Program,
            _ => Author::Seat(name),
        }
    }
}

impl From<Author> for String {
    fn from(author: Author) -> String {
        match author {
            Author::Gm => "gm".to_owned(),
            Author::Program => "program".to_owned(),
            Author::Seat(name) => name,
        }
    }
}

/// What an entry says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Body {
    /// An answer to an ask of the open step. A later answer to the same key replaces it.
    Answer(Given),
    /// A named term the GM adds to one throw.
    Term(NamedTerm),
    /// The GM's own hand.
    Ruling(Ruling),
    /// A step is closed: from now on a fact.
    Closed(Closed),
    /// The battle stands at that entry now: undo, redo, branch.
    Head {
        /// Which entry; 0 for the start.
        to: u64,
    },
    /// The GM looks at what might have been, beside the battle.
    WhatIf {
        /// From which entry on, 0 for the start; none when it is over.
        at: Option<u64>,
    },
    /// A line of the GM's own for the chronicle.
    Note {
        /// What it says.
        text: String,
        /// Whether players hear it: denied unless said.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        shared: bool,
        /// The scene it tells of, when it closes one: its rulings follow in the same act.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        scene: Option<Tale>,
    },
    /// Who rolls and who decides from now on, on whatever branch the battle stands.
    Conduct(Shares),
    /// The dice the program rolls are pledged.
    Pledge(Pledge),
}

/// A scene that was played out beside the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tale {
    /// Its title.
    pub title: String,
    /// Who was in it, the one under whose name it stands first.
    pub who: Vec<Subject>,
    /// How it ended.
    pub verdict: Verdict,
}

/// How a scene ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Better than hoped.
    Triumph,
    /// As hoped.
    Success,
    /// Not as hoped.
    Failure,
    /// Worse than feared.
    Disaster,
}

impl Verdict {
    /// Every one, best first.
    pub const ALL: [Verdict; 4] = [Verdict::Triumph, Verdict::Success, Verdict::Failure, Verdict::Disaster];

    /// Its word in files and pages.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Triumph => "triumph",
            Verdict::Success => "success",
            Verdict::Failure => "failure",
            Verdict::Disaster => "disaster",
        }
    }
}

impl Body {
    /// The words of every kind, as files have them.
    pub const KINDS: &'static [&'static str] =
        &["answer", "term", "ruling", "closed", "head", "what_if", "note", "conduct", "pledge"];

    /// Its word.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Body::Answer(_) => "answer",
            Body::Term(_) => "term",
            Body::Ruling(_) => "ruling",
            Body::Closed(_) => "closed",
            Body::Head { .. } => "head",
            Body::WhatIf { .. } => "what_if",
            Body::Note { .. } => "note",
            Body::Conduct(_) => "conduct",
            Body::Pledge(_) => "pledge",
        }
    }

    /// Whether the battle can stand at such an entry. The others lie beside the path: nobody follows them, no undo takes them back.
    #[must_use]
    pub fn on_path(&self) -> bool {
        !matches!(self, Body::Head { .. } | Body::WhatIf { .. } | Body::Conduct(_) | Body::Pledge(_))
    }
}

/// An answer and the ask it answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Given {
    /// The name of the ask.
    pub key: KeyName,
    /// What was said.
    pub answer: Answer,
    /// Why, where the GM orders something outside the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The entry this one corrects.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amends: Option<u64>,
    /// How its faces came to be known; none for what is no throw, and in journals of an older day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
}

/// How faces came to be known: for people, who want to tell wood from silicon. Rules and replay do not know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The program rolled them, for whoever asked it to.
    Rolled,
    /// A person typed them, off dice of their own.
    Typed,
    /// The program had rolled, and a person typed other faces over them.
    Overwritten,
}

impl Origin {
    /// Its word in files and pages.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Origin::Rolled => "rolled",
            Origin::Typed => "typed",
            Origin::Overwritten => "overwritten",
        }
    }

    /// What it is to type other faces where these lay.
    #[must_use]
    pub fn overwritten(before: Option<Origin>) -> Origin {
        match before {
            Some(Origin::Rolled | Origin::Overwritten) => Origin::Overwritten,
            Some(Origin::Typed) | None => Origin::Typed,
        }
    }
}

impl Given {
    /// A plain answer.
    #[must_use]
    pub fn new(key: KeyName, answer: Answer) -> Given {
        Given { key, answer, reason: None, amends: None, origin: None }
    }

    /// The same with how its faces came to be known; nothing where it has none.
    #[must_use]
    pub fn from(mut self, origin: Origin) -> Given {
        self.origin = matches!(self.answer, Answer::Faces(_)).then_some(origin);
        self
    }

    /// How its faces came to be known, as far as can be told: what the program throws it only ever rolls.
    #[must_use]
    pub fn origin(&self, author: &Author) -> Option<Origin> {
        let rolls = *author == Author::Program && matches!(self.answer, Answer::Faces(_));
        self.origin.or_else(|| rolls.then_some(Origin::Rolled))
    }
}

/// Where a ruling is laid when it is made in mid-step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// Before the open step: it is played again with the answers already given.
    #[default]
    Start,
    /// After the open step, once that closes.
    End,
}

impl At {
    fn is_start(&self) -> bool {
        *self == At::Start
    }
}

/// A ruling of the GM: a gesture, or bare events.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Ruling {
    /// The gesture, when it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gesture: Option<Gesture>,
    /// What it made happen. None for a gesture that waits for the end of the step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<Value>>,
    /// Why.
    pub reason: String,
    /// Names of those who come new, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<Name>,
    /// The answers to what it asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Given>,
    /// Where it is laid.
    #[serde(default, skip_serializing_if = "At::is_start")]
    pub at: At,
    /// The entry that asked for it, when it waited for the end of a step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laid: Option<u64>,
    /// Why it came to nothing when its time came: a Fluent id of the ruleset.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lapsed: Option<String>,
}

impl Ruling {
    /// Whether it still waits for the end of its step.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.at == At::End && self.laid.is_none()
    }
}

/// The facts of a closed step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Closed {
    /// The ruleset's word for it.
    pub step: String,
    /// In which round.
    pub round: u32,
    /// What is counted, where it is not the ruleset's usual: the weeks of a siege.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub counts: String,
    /// The revision of the ruleset that judged it.
    pub revision: u32,
    /// What happened.
    pub events: Facts,
    /// The battle's hash afterwards, in 16 hexadecimal digits.
    #[serde(with = "hex")]
    pub hash: u64,
}

/// Hashes in files: 16 hexadecimal digits, since not every reader of JSON holds 64 bits.
mod hex {
    use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};

    pub fn serialize<S: Serializer>(hash: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&format!("{hash:016x}"))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        let text = String::deserialize(deserializer)?;
        let sound = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
        if !sound {
            return Err(D::Error::custom(format!("“{text}” is no hash")));
        }
        u64::from_str_radix(&text, 16).map_err(D::Error::custom)
    }
}
