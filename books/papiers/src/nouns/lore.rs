//! Links, hits, sites, and what does not change in play.

use crate::chapters::movement::GroundPlan;
use crate::nouns::battle::Cell;
use crate::nouns::terms::{Cause, SiteKind};
use montjoie_game::or_nobody;
use montjoie_table::{Side, UnitId};
use serde::Serialize;

/// PAP-29 — two units at grips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Grip {
    /// One.
    pub a: UnitId,
    /// The other.
    pub b: UnitId,
    /// The hour it was formed.
    pub formed: u16,
    /// Who engaged whom: bit 1 for `a`, bit 2 for `b`.
    pub engaged: u8,
    /// Who charges this hour: the same bits.
    pub charges: u8,
    /// Made by an ambush.
    pub ambush: bool,
    /// They had never met before.
    pub new: bool,
}

impl Grip {
    /// The other end, if this unit is one.
    #[must_use]
    #[inline(always)]
    pub fn other(&self, unit: UnitId) -> Option<UnitId> {
        if self.a == unit {
            Some(self.b)
        } else if self.b == unit {
            Some(self.a)
        } else {
            None
        }
    }

    /// The bit of this end.
    #[must_use]
    #[inline(always)]
    pub fn end(&self, unit: UnitId) -> u8 {
        if self.a == unit { 1 } else { 2 }
    }

    /// Whether this end charges.
    #[must_use]
    #[inline(always)]
    pub fn charging(&self, unit: UnitId) -> bool {
        self.charges & self.end(unit) != 0
    }

    /// Whether this end engaged the other.
    #[must_use]
    #[inline(always)]
    pub fn engager(&self, unit: UnitId) -> bool {
        self.engaged & self.end(unit) != 0
    }
}

/// Combat losses of this hour: who, by whom, how many, and whether they are already gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Hit {
    /// To whom.
    pub unit: UnitId,
    /// EFF.
    pub losses: u32,
    /// Of what.
    pub cause: Cause,
    /// Already subtracted.
    pub gone: bool,
}

/// PAP-75, PAP-77 — something hidden on the ground. Its cells are the ground's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct HiddenSite {
    /// What.
    pub kind: SiteKind,
    /// Whose.
    pub side: Side,
    /// The unit in wait; none where there is a trap.
    #[serde(with = "or_nobody")]
    pub unit: Option<UnitId>,
    /// PUI of a trap.
    pub pui: i32,
    /// ATT of a trap.
    pub att: i32,
    /// Ready.
    pub armed: bool,
    /// Known to the enemy.
    pub known: bool,
}

/// A spell of the battle's book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Spell {
    /// PUI and ATT of an attack; none for a forced morale test.
    pub attack: Option<(i32, i32)>,
}

/// PAP-61 — an attribute of the GM's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Custom {
    /// ATT in melee.
    pub att_melee: i8,
    /// ATT when shooting.
    pub att_fire: i8,
    /// DEF against blows.
    pub def_melee: i8,
    /// DEF against shots.
    pub def_fire: i8,
    /// What it multiplies in melee, in hundredths.
    pub mult: i16,
    /// INI.
    pub ini: i8,
}

/// What a mount or an engine is called: by a word of the book, or by a name of the GM's own on the list of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Called {
    /// The book's word.
    Word(&'static str),
    /// Its place.
    Place(u8),
}

/// What does not change in play: the ground, the engines, the spells.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Lore {
    /// The ground.
    pub ground: GroundPlan,
    /// Cells of each site.
    pub cells: Vec<Vec<Cell>>,
    /// Machines: the book's, then the GM's own.
    pub machines: Vec<crate::nouns::tables::Machine>,
    /// Spells.
    pub spells: Vec<Spell>,
    /// Attributes of the GM's own.
    pub customs: Vec<Custom>,
    /// Places before the spells on the list of names.
    pub first_spell: u8,
    /// Places before the attributes.
    pub first_custom: u8,
    /// What mounts are called.
    pub mounts: Vec<Called>,
    /// What machines are called.
    pub engines: Vec<Called>,
    /// Races, as the scenario writes them.
    pub races: Vec<String>,
}
