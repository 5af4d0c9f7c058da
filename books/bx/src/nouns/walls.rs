//! A fortified place and the engines that work on it.

use crate::nouns::battle::Id;
use crate::nouns::terms::{Step, Wall, Where};
use montjoie_game::mark::NOBODY;
use montjoie_table::Side;
use serde::{Deserialize, Serialize};

/// Most sections a fortification can have.
pub const SECTIONS: usize = 16;

/// A breach is dated so many sequences late, which leaves room for one that is older than the battle: past this many nothing is
/// left of the wall's shelter.
pub const SINCE: u16 = 2;

/// BX-60 — a fortified place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Fort {
    /// Who is inside.
    pub besieged: Side,
    /// How many sections it has.
    pub sections: u8,
    /// What each is.
    pub walls: [Wall; SECTIONS],
    /// When each was breached: the sequence and [`SINCE`], 1 for a breach of an earlier day, 0 for not yet.
    pub breached: [u16; SECTIONS],
    /// In which step of that sequence.
    pub breached_in: [Step; SECTIONS],
    /// What engines have done to each, in hundred-and-twentieths.
    pub battered: [u16; SECTIONS],
    /// Which sections are attacked this sequence, as bits.
    pub attacked: u16,
    /// Sequences the ram needs; 0 until it begins.
    pub ram_need: u8,
    /// Sequences it has had.
    pub ram_done: u8,
    /// Who worked it last; `NOBODY` for none.
    pub ram_by: Id,
}

/// BX-71 — a siege engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Engine {
    /// Whose.
    pub side: Side,
    /// Its place on the list of places.
    pub place: u8,
    /// Which of the four.
    pub kind: u8,
    /// How many serve it.
    pub crew: u8,
    /// Whether one of them is an engineer.
    pub engineer: bool,
    /// The unit that serves it; `NOBODY` when the GM answers for it.
    pub served_by: Id,
    /// Where it stands as the GM sees it.
    pub at: Where,
    /// What it shoots at this sequence.
    pub aim: Aim,
}

/// What an engine shoots at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Nothing.
    Nothing,
    /// A unit.
    Unit(#[serde(with = "montjoie_game::mark")] Id),
    /// A section of the place.
    Section(u8),
}

impl Fort {
    /// A place no engine has touched.
    #[must_use]
    pub fn new(besieged: Side, walls: &[Wall]) -> Fort {
        let mut fort = Fort {
            besieged,
            sections: u8::try_from(walls.len().min(SECTIONS)).unwrap_or(0),
            walls: [Wall::Wall; SECTIONS],
            breached: [0; SECTIONS],
            breached_in: [Step::Commandement; SECTIONS],
            battered: [0; SECTIONS],
            attacked: 0,
            ram_need: 0,
            ram_done: 0,
            ram_by: NOBODY,
        };
        for (slot, wall) in fort.walls.iter_mut().zip(walls) {
            *slot = *wall;
        }
        fort
    }
}
