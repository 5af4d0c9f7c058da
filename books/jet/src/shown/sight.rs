//! Who sees what: one's own, what is in the battle, and what exact knowledge of the enemy shows.

use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::terms::{Engagement, Where};
use montjoie_game::{Knowledge, Viewer};
use montjoie_table::Side;

/// Whether a viewer is of this side, or the GM: what is kept back is no secret to them.
pub(crate) fn owns(viewer: Viewer, side: Side) -> bool {
    match viewer {
        Viewer::Gm => true,
        Viewer::Player(own, _) => own == side,
        Viewer::Public(_) => false,
    }
}

/// Whether anyone may know that a unit is there. Exact knowledge of the enemy is knowledge of those one meets: reserves, those
/// still to come and those who left are nobody else's business.
pub(crate) fn shows(b: &Battle, id: UnitId) -> bool {
    let unit = b.at(id);
    let here = !matches!(unit.at, Where::Absent | Where::Left) && unit.engagement != Engagement::Reserve;
    here && unit.parent.is_none_or(|above| shows(b, above))
}

/// What a viewer knows of a unit.
pub(crate) fn knowledge(b: &Battle, viewer: Viewer, id: UnitId) -> Option<Knowledge> {
    let side = b.at(id).side;
    let knows = viewer.knows(side);
    let seen = owns(viewer, side) || if knows == Knowledge::Exact { shows(b, id) } else { b.in_battle(id) };
    seen.then_some(knows)
}

/// Men a viewer with exact knowledge counts, now and at the start.
pub(crate) fn counted(b: &Battle, viewer: Viewer, id: UnitId) -> (u32, u32) {
    let unit = b.at(id);
    if owns(viewer, unit.side) || (b.is_leaf(id) && shows(b, id)) {
        return (unit.n, unit.n0);
    }
    let parts = b.children(id).filter(|&c| shows(b, c)).map(|c| counted(b, viewer, c));
    parts.fold((0, 0), |(n, n0), (m, m0)| (n + m, n0 + m0))
}

/// Men in sight, now and at the start: those in battle. Reserves and those still to come are nobody's business.
pub(crate) fn in_sight(b: &Battle, id: UnitId) -> (u32, u32) {
    let unit = b.at(id);
    if b.is_leaf(id) {
        return (unit.n, unit.n0);
    }
    let parts = b.children(id).filter(|&c| b.in_battle(c)).map(|c| in_sight(b, c));
    parts.fold((0, 0), |(n, n0), (m, m0)| (n + m, n0 + m0))
}
