//! Every ruleset, one line each. The only file outside its folder that knows a ruleset by name.

use crate::{Erased, Game};

/// The rulesets.
pub static GAMES: &[&dyn Game] = &[
    &Erased::<crate::bx::Bx>::new(),
    &Erased::<crate::papiers::Papiers>::new(),
    &Erased::<crate::jet::Jet>::new(),
    &Erased::<crate::ordre::Ordre>::new(),
];

/// The ruleset with this id, and the edition named with it: `ost`, or `ost-early`.
#[must_use]
pub fn game(name: &str) -> Option<(&'static dyn Game, Option<&'static str>)> {
    for game in GAMES {
        let info = game.info();
        if info.id == name {
            return Some((*game, None));
        }
        let rest = name.strip_prefix(info.id).and_then(|r| r.strip_prefix('-'));
        if let Some(edition) = info.editions.iter().find(|e| Some(**e) == rest) {
            return Some((*game, Some(edition)));
        }
    }
    None
}
