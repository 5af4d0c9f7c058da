//! What a table has agreed on: who rolls and who decides, who knows what, what players ask for.

pub use montjoie_game::Hand;
use montjoie_game::{Knowledge, Offers};
use montjoie_table::{Side, Subject};

/// A unit that is better or worse known than the rest of its side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grant {
    /// To whom: a side, or one person by name.
    pub to: Granted,
    /// Which unit or character.
    pub who: Subject,
    /// How well.
    pub knowledge: Knowledge,
}

/// To whom knowledge is granted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Granted {
    /// Everyone of a side.
    Side(Side),
    /// One person, by name.
    Person(String),
}

/// What the screen for the table shows, as agreed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Screen {
    /// Through whose eyes it looks, if somebody said.
    pub of: Option<Eyes>,
    /// Through whose eyes it looks now.
    pub now: Eyes,
    /// How well it knows whom it does not look for; as the players do until somebody says.
    pub level: Option<Knowledge>,
}

/// Through whose eyes the screen for the table looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// Those of everybody at the table: it shows what all of them know.
    #[default]
    All,
    /// Those of a side.
    Side(Side),
}

impl Eyes {
    /// Its word in forms.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Eyes::All => "all".to_owned(),
            Eyes::Side(side) => crate::keys::card(montjoie_table::Subject::side(side)),
        }
    }

    /// Those of a word; none where the program is to choose.
    #[must_use]
    pub fn of(word: &str) -> Option<Eyes> {
        Side::BOTH.into_iter().map(Eyes::Side).chain([Eyes::All]).find(|eyes| eyes.word() == word)
    }
}

/// What a player wants to do, in their own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// What forms call it.
    pub id: String,
    /// Who.
    pub name: String,
    /// What.
    pub text: String,
}

/// Who rolls and who decides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// Dice of each side.
    pub dice: [Hand; 2],
    /// Decisions of each side.
    pub choices: [Hand; 2],
    /// Dice and decisions of no side.
    pub gm: Hand,
    /// Judgements the battle waits for.
    pub judgements: Hand,
    /// The doctrine of each side, by its place on the ruleset's list.
    pub doctrines: [usize; 2],
    /// Whether only those whom players play ask the table; none where players play nobody.
    pub focus: Option<bool>,
    /// Which judgements that are only offered are asked.
    pub offered: Offers,
    /// Those who go their own way.
    pub except: Vec<OwnWay>,
}

/// Somebody who goes their own way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnWay {
    /// A unit or character, or a person with everything they hold.
    pub who: Either,
    /// For which kind of ask: `dice`, `choices`, `judgements`; empty for every kind.
    pub kind: &'static str,
    /// By whose hand.
    pub hand: Hand,
}

/// A unit or character, or a person at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Either {
    /// On the field.
    Who(Subject),
    /// At the table, by name.
    Person(String),
}
