//! The game master's gestures: one list, filled by every ruleset. Each is played at the table, since some want dice,
//! and ends in events like everything else.

use montjoie_table::Subject;
use serde::{Deserialize, Serialize};

/// Something the GM does to a battle, outside the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gesture {
    /// Takes men, or a character's points.
    Take {
        /// From whom.
        who: Subject,
        /// How many.
        men: u32,
    },
    /// Gives men back, no more than there were.
    Restore {
        /// To whom.
        who: Subject,
        /// How many.
        men: u32,
    },
    /// Puts a unit's morale to the test now, by the ruleset's own test.
    Test {
        /// Whose.
        who: Subject,
    },
    /// A unit breaks.
    Break {
        /// Which.
        who: Subject,
    },
    /// A unit takes heart again.
    Rally {
        /// Which.
        who: Subject,
    },
    /// One attack by the ruleset's own formula, its losses at once.
    Attack {
        /// By whom.
        by: Subject,
        /// On whom.
        on: Subject,
        /// True for a shot.
        shot: bool,
    },
    /// Two come to grips.
    Engage {
        /// One, who goes at the other.
        by: Subject,
        /// The other.
        on: Subject,
    },
    /// Two are no longer at grips.
    Part {
        /// One.
        one: Subject,
        /// The other.
        other: Subject,
    },
    /// A new unit like this one, of so many men, comes onto the field.
    Add {
        /// Its model.
        like: Subject,
        /// How many.
        men: u32,
    },
    /// So many men of a unit become a unit of their own.
    Split {
        /// Which.
        who: Subject,
        /// How many.
        men: u32,
    },
    /// One unit goes into another of its side.
    Merge {
        /// Which.
        who: Subject,
        /// Into which.
        into: Subject,
    },
    /// A unit or character leaves the battle.
    Remove {
        /// Which.
        who: Subject,
    },
    /// Somebody who is not there yet comes onto the field.
    Bring {
        /// Who.
        who: Subject,
    },
    /// A unit changes sides.
    Turn {
        /// Which.
        who: Subject,
    },
    /// A character is struck down.
    Fell {
        /// Who.
        who: Subject,
    },
    /// A character goes to a unit, or stands alone (nobody).
    Post {
        /// Who.
        who: Subject,
        /// Where to.
        to: Subject,
    },
    /// A side gives the battle up.
    Concede {
        /// Which.
        side: montjoie_table::Side,
    },
    /// An option changes from here on: its place on the list, and the value.
    Option {
        /// Which.
        index: u8,
        /// What it becomes.
        value: i32,
    },
    /// An independent number is set: its place on the list of fields, and the value in the field's parts.
    Set {
        /// Whose.
        who: Subject,
        /// Which.
        field: u8,
        /// What it becomes.
        value: i64,
    },
}

impl Gesture {
    /// Its word in files, terminals and pages.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Gesture::Take { .. } => "take",
            Gesture::Restore { .. } => "restore",
            Gesture::Test { .. } => "test",
            Gesture::Break { .. } => "break",
            Gesture::Rally { .. } => "rally",
            Gesture::Attack { .. } => "attack",
            Gesture::Engage { .. } => "engage",
            Gesture::Part { .. } => "part",
            Gesture::Add { .. } => "add",
            Gesture::Split { .. } => "split",
            Gesture::Merge { .. } => "merge",
            Gesture::Remove { .. } => "remove",
            Gesture::Bring { .. } => "bring",
            Gesture::Turn { .. } => "turn",
            Gesture::Fell { .. } => "fell",
            Gesture::Post { .. } => "post",
            Gesture::Concede { .. } => "concede",
            Gesture::Option { .. } => "option",
            Gesture::Set { .. } => "set",
        }
    }

    /// Every word, in the order in which a menu shows them.
    pub const WORDS: &'static [&'static str] = &[
        "take", "restore", "test", "break", "rally", "attack", "engage", "part", "add", "split", "merge", "remove",
        "bring", "turn", "fell", "post", "concede", "option", "set",
    ];
}

/// What is left of someone after a battle, for the scenario of the next one.
#[derive(Clone, Debug, PartialEq)]
pub struct Survivor {
    /// Who.
    pub subject: Subject,
    /// Whether they can take the field again.
    pub stays: bool,
    /// Keys of their table in the next scenario, and their values. `LIST.KEY` is what the tables of a list within theirs have in
    /// all: it is shared out in proportion to what each had.
    pub keys: Vec<(&'static str, crate::scenario::Written)>,
    /// Keys of their table that no longer hold.
    pub gone: Vec<&'static str>,
    /// The unit they serve in now, where the next scenario is to say so.
    pub serves: Option<Subject>,
    /// A line for the summary.
    pub line: crate::Message,
}
