//! A fortified place and the engines that work on it.

use crate::nouns::battle::Id;
use crate::nouns::terms::{Step, Wall, Where};
use montjoie_game::{Plain, or_nobody, part};
use montjoie_table::{Id as _, Side, ids};
use serde::{Deserialize, Serialize};

ids! {
    /// The number of a section of the place.
    SectionId: place,
    /// The number of a siege engine: its place on their list, not on the list of places.
    EngineId: number,
}

/// A section of the place, or none: what one attacks, or holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct Section(pub Option<SectionId>);

impl Section {
    /// None.
    pub const NONE: Section = Section(None);
}

/// Files write 255 for none, and so does the GM.
impl From<Section> for u8 {
    fn from(section: Section) -> u8 {
        section.0.map_or(u8::MAX, SectionId::number)
    }
}

impl From<u8> for Section {
    fn from(place: u8) -> Section {
        Section(SectionId::at(place))
    }
}

impl Plain for Section {
    fn plain(self) -> i64 {
        u8::from(self).into()
    }

    fn from_plain(n: i64) -> Option<Section> {
        u8::try_from(n).ok().map(Section::from)
    }
}

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
    /// Who worked it last.
    #[serde(with = "or_nobody")]
    pub ram_by: Option<Id>,
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
    /// The unit that serves it; none when the GM answers for it.
    #[serde(with = "or_nobody")]
    pub served_by: Option<Id>,
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
    Unit(#[serde(with = "part")] Id),
    /// A section of the place.
    Section(SectionId),
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
            ram_by: None,
        };
        for (slot, wall) in fort.walls.iter_mut().zip(walls) {
            *slot = *wall;
        }
        fort
    }

    /// Whether it has this section.
    #[must_use]
    #[inline(always)]
    pub fn has(&self, section: SectionId) -> bool {
        section.number() < self.sections
    }

    /// Its sections, in order.
    #[inline(always)]
    pub fn each(&self) -> impl Iterator<Item = SectionId> + use<> {
        SectionId::all(usize::from(self.sections))
    }

    /// Whether a section is attacked this sequence.
    #[must_use]
    #[inline(always)]
    pub fn is_attacked(&self, section: SectionId) -> bool {
        self.has(section) && self.attacked >> section.number() & 1 == 1
    }

    /// When a section was breached, as `breached` counts; 0 for not yet.
    #[must_use]
    #[inline(always)]
    pub fn breach(&self, section: SectionId) -> u16 {
        self.breached[section.index() % SECTIONS]
    }
}
