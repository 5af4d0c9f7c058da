//! Who may see whom, and how well: what every line and every sheet asks first.

use crate::nouns::battle::{Battle, Id, Unit};
use crate::nouns::terms::{BodyKind, Where};
use montjoie_game::{Knowledge, Viewer};
use montjoie_table::{Id as _, Side};

/// A battle through somebody's eyes.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    /// The battle.
    pub b: &'a Battle,
    /// Whose eyes.
    pub viewer: Viewer,
}

impl Sight<'_> {
    /// Whether this side holds no secret from the viewer but those who hide.
    pub fn is_open(&self, side: Side) -> bool {
        self.viewer.knows(side) == Knowledge::Exact
    }

    /// Whether the side is the viewer's own, or the viewer is the game master.
    pub fn owns(&self, side: Side) -> bool {
        match self.viewer {
            Viewer::Gm => true,
            Viewer::Player(own, _) => own == side,
            Viewer::Public(_) => false,
        }
    }

    /// Whether the viewer knows that this one is there.
    ///
    /// A stranger sees who stands on the field: not who is still to come, who waits aside or who is gone; behind walls
    /// only heroes and monsters, whose banners show, and those whom the attack or a breach has brought to light.
    pub fn sees(&self, id: Id) -> bool {
        let Some(body) = self.b.bodies.get(id.index()) else { return false };
        if self.owns(body.side) {
            return true;
        }
        match body.at {
            Where::Absent | Where::Aside | Where::Left => false,
            Where::Fallen | Where::Surrendered | Where::Destroyed => true,
            Where::Field => !body.standard() || self.shows(body),
        }
    }

    /// Whether a unit on the field is not hidden by walls.
    fn shows(&self, body: &Unit) -> bool {
        let Some(fort) = &self.b.fort else { return true };
        let watched = body.section.0.is_some_and(|section| fort.is_attacked(section));
        !body.inside || watched || !body.free() || fort.breached.iter().any(|&s| s > 0) || self.looks_down(body.side)
    }

    /// Whether the viewer has eyes in the air over that side's walls.
    fn looks_down(&self, walls_of: Side) -> bool {
        let above = |side: Side| self.b.foes(side).any(|(_, foe)| foe.flying);
        matches!(self.viewer, Viewer::Player(own, _) if own != walls_of) && above(walls_of)
    }

    /// Whether the viewer knows its figures.
    pub fn counts(&self, id: Id) -> bool {
        self.sees(id) && self.is_open(self.b.at(id).side)
    }

    /// Whether the viewer knows every figure that weighs on its morale: its own, and those of whom it is at grips with.
    pub fn weighs(&self, id: Id) -> bool {
        self.counts(id) && self.b.at(id).contacts.into_iter().all(|foe| self.counts(foe))
    }

    /// Whether the viewer knows its mood: who has lost heart, who is worn.
    pub fn reads(&self, id: Id) -> bool {
        self.sees(id) && self.viewer.knows(self.b.at(id).side) >= Knowledge::Words
    }
}

/// Which word for how many of them there are, and which for how much is left of what they were.
pub(crate) fn share_left(body: &Unit) -> (usize, usize) {
    let share = |left: i64, whole: i64| match left * 4 {
        q if q > whole * 3 => 0,
        q if q > whole * 2 => 1,
        q if q > whole => 2,
        _ => 3,
    };
    if body.kind != BodyKind::Unit {
        return (0, share(body.pvt, body.pvt0));
    }
    let size = match body.n {
        0..=9 => 0,
        10..=49 => 1,
        50..=199 => 2,
        _ => 3,
    };
    (size, share(i64::from(body.n), i64::from(body.n0)))
}

/// Strength in a word: how many of them, and how much of what they were.
pub(crate) fn in_words(body: &Unit) -> &'static str {
    let (size, left) = share_left(body);
    if body.kind == BodyKind::Unit { RANKS[size][left] } else { WOUNDS[left] }
}

/// Of one alone, from unhurt to the end of his strength.
pub(crate) const WOUNDS: [&str; 4] =
    ["bx-words-unhurt", "bx-words-hurt", "bx-words-badly_hurt", "bx-words-nearly_dead"];

/// Of troops, by how many there are and how much is left of them.
pub(crate) const RANKS: [[&str; 4]; 4] = [
    ["bx-words-handful-whole", "bx-words-handful-worn", "bx-words-handful-thin", "bx-words-handful-ruined"],
    ["bx-words-few-whole", "bx-words-few-worn", "bx-words-few-thin", "bx-words-few-ruined"],
    ["bx-words-many-whole", "bx-words-many-worn", "bx-words-many-thin", "bx-words-many-ruined"],
    ["bx-words-host-whole", "bx-words-host-worn", "bx-words-host-thin", "bx-words-host-ruined"],
];
