//! What is left of a battle: whether anybody on the field can still hurt anybody (for odds; no rule of the book).

use crate::chapters::groups;
use crate::nouns::battle::Battle;
use crate::nouns::terms::Where;
use montjoie_table::Side;

/// Whether nobody can hurt anybody any more: no group that can fight has power and an enemy it may attack. Doubt means no:
/// reserves, routers who may be rallied, a place under siege, and whoever is still to come may hurt.
#[must_use]
pub fn harmless(b: &Battle) -> bool {
    let back = |at: Where| matches!(at, Where::Reserve | Where::Off);
    let rallied = b.all().any(|(_, g)| back(g.at) || (g.at == Where::Field && g.routed));
    let doubt = rallied || b.fort.is_some() || b.scripts.bring(|_| true);
    let strikes = |side: Side| {
        b.able(side).any(|(id, _)| groups::power(b, id) > 0) && b.all().any(|(_, g)| g.side != side && g.target())
    };
    !doubt && !Side::BOTH.into_iter().any(strikes)
}
