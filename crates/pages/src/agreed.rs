//! What a table has agreed on: who rolls and who decides, who knows what, what players ask for.

use montjoie_game::Knowledge;
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

/// Who sees to something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// A person.
    #[default]
    Person,
    /// The program proposes, a person confirms.
    Assisted,
    /// The program.
    Program,
}

/// Who rolls and who decides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
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
    /// Those who go their own way.
    pub except: Vec<Exception>,
}

/// Somebody who goes their own way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exception {
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
