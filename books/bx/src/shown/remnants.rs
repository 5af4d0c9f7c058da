//! What is left of a battle: whether anybody on the field can still hurt anybody (for odds; no rule of the book).

use crate::brought::doctrine::gain;
use crate::chapters::damage::AttackKind;
use crate::nouns::battle::{Battle, Id};
use crate::nouns::terms::{BodyKind, Where};

/// Whether nobody can hurt anybody any more, in any sequence to come, whoever leads. Doubt means no: engines, walls, officers who
/// may step out of their units, and whoever is still to come may hurt.
#[must_use]
pub fn harmless(b: &Battle) -> bool {
    let officers = b.bodies.iter().any(|o| o.at == Where::Field && o.officer_of.is_some());
    let doubt = officers || b.fort.is_some() || !b.engines.is_empty() || b.scripts.bring(|_| true);
    !doubt && !b.present().any(|(by, body)| b.foes(body.side).any(|(on, _)| hurts(b, by, on)))
}

/// Whether a blow, a shot or a challenge could cost another a point.
fn hurts(b: &Battle, by: Id, on: Id) -> bool {
    let (body, foe) = (b.at(by), b.at(on));
    // BX-53: one alone against one alone strikes as the role-playing game does.
    if !body.standard() && !foe.standard() {
        return true;
    }
    let reaches = !foe.flying || body.flying || body.contacts.has(on);
    // BX-42: what a unit cannot hurt.
    let harms = !body.standard() || b.options.huge_hit_back || foe.kind != BodyKind::Huge;
    (reaches && gain(b, by, on, AttackKind::Blow) > 0)
        || (harms && body.ranged.is_some() && gain(b, by, on, AttackKind::Shot) > 0)
}
