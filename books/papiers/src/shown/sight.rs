//! Who may see whom, and how well: what every line and every sheet asks first (PAP-21).

use crate::nouns::battle::{Battle, HeroId, Unit, UnitId};
use crate::nouns::terms::{HeroStatus, Where};
use montjoie_game::{Knowledge, Viewer};
use montjoie_table::Side;

/// A battle through somebody's eyes.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    /// The battle.
    pub b: &'a Battle,
    /// Whose eyes.
    pub viewer: Viewer,
}

impl Sight<'_> {
    /// Whether the side is the viewer's own, or the viewer is the game master.
    pub fn owns(&self, side: Side) -> bool {
        match self.viewer {
            Viewer::Gm => true,
            Viewer::Player(own, _) => own == side,
            Viewer::Public(_) => false,
        }
    }

    /// Whether the viewer knows that this unit is there: not those in ambush, nor those still to come.
    pub fn sees(&self, id: UnitId) -> bool {
        let Some(u) = self.b.units.get(usize::from(id)) else { return false };
        self.owns(u.side) || (!u.hidden && !matches!(u.at, Where::Absent | Where::Left))
    }

    /// Whether the front of its counter shows.
    pub fn front(&self, id: UnitId) -> bool {
        self.sees(id) && (self.owns(self.b.at(id).side) || !self.b.at(id).face_down)
    }

    /// Whether the viewer knows its figures.
    pub fn counts(&self, id: UnitId) -> bool {
        self.front(id) && self.viewer.knows(self.b.at(id).side) == Knowledge::Exact
    }

    /// Whether the viewer knows its mood and how worn it is.
    pub fn reads(&self, id: UnitId) -> bool {
        self.front(id) && self.viewer.knows(self.b.at(id).side) >= Knowledge::Words
    }

    /// Whether the viewer knows of a character: his own, or one who has come and whose unit shows.
    pub fn meets(&self, hero: HeroId) -> bool {
        let Some(h) = self.b.heroes.get(usize::from(hero)) else { return false };
        self.owns(h.side) || (h.status != HeroStatus::Absent && self.beside(hero))
    }

    /// Whether the unit of a character shows: he may still be on his way to it.
    pub fn beside(&self, hero: HeroId) -> bool {
        self.b.heroes.get(usize::from(hero)).is_some_and(|h| self.front(h.unit))
    }

    /// Whether the viewer knows how a character fares.
    pub fn knows(&self, hero: HeroId) -> bool {
        self.meets(hero) && self.viewer.knows(self.b.hero(hero).side) == Knowledge::Exact
    }
}

/// How many quarters of it are gone.
pub(crate) fn quarters_gone(u: &Unit) -> u32 {
    let (left, all) = (4 * u64::from(u.eff), u64::from(u.eff0));
    (1..=3).map(|q| u32::from(left <= q * all)).sum()
}

/// Strength in a word: how much is left of what it was.
pub(crate) fn in_words(u: &Unit) -> &'static str {
    ["papiers-words-whole", "papiers-words-worn", "papiers-words-thin", "papiers-words-ruined"]
        [quarters_gone(u) as usize]
}
