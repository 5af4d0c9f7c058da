//! What is left of a battle: whether anybody on the field can still hurt anybody (for odds; no rule of the book).

use crate::nouns::battle::Battle;
use crate::nouns::terms::Where;
use montjoie_table::Side;

/// Whether no roll can hurt anybody any more: a roll is held against an enemy, and one side or both have nobody left on the
/// field or in reserve, nor anybody to come.
#[must_use]
pub fn harmless(b: &Battle) -> bool {
    let men = |side: Side| {
        b.ids().any(|id| b.at(id).side == side && b.is_leaf(id) && b.at(id).at == Where::Field && b.at(id).n > 0)
    };
    !b.scripts.bring(|_| true) && Side::BOTH.into_iter().any(|side| !men(side))
}
