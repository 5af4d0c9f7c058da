//! The battles this book is shipped with, and what it is good for: its front page says the same in words.

use montjoie_game::Suits;

/// Every battle of `scenarios/bx`.
pub(crate) const BATTLES: &[(&str, &str)] = &[
    ("col", include_str!("../../../../scenarios/bx/col.toml")),
    ("compagnies", include_str!("../../../../scenarios/bx/compagnies.toml")),
    ("hastings", include_str!("../../../../scenarios/bx/hastings.toml")),
    ("heros", include_str!("../../../../scenarios/bx/heros.toml")),
    ("monstres", include_str!("../../../../scenarios/bx/monstres.toml")),
    ("moulin", include_str!("../../../../scenarios/bx/moulin.toml")),
    ("pont", include_str!("../../../../scenarios/bx/pont.toml")),
    ("siege", include_str!("../../../../scenarios/bx/siege.toml")),
    ("standard", include_str!("../../../../scenarios/bx/standard.toml")),
];

/// As its front page has it.
pub(crate) const SUITS: Suits = Suits {
    time: &["hour"],
    players: &["few", "many"],
    map: &["no"],
    detail: &["units", "heroes"],
    age: &["fantasy", "middle"],
};
