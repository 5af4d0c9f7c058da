//! The battles this book is shipped with, and what it is good for: its front page says the same in words.

use montjoie_game::Suits;

/// Every battle of `scenarios/ordre`.
pub(crate) const BATTLES: &[(&str, &str)] = &[
    ("bunker", include_str!("../../../../scenarios/ordre/bunker.toml")),
    ("champ_feodal", include_str!("../../../../scenarios/ordre/champ_feodal.toml")),
    ("chars", include_str!("../../../../scenarios/ordre/chars.toml")),
    ("ciel", include_str!("../../../../scenarios/ordre/ciel.toml")),
    ("flotte", include_str!("../../../../scenarios/ordre/flotte.toml")),
    ("foret", include_str!("../../../../scenarios/ordre/foret.toml")),
    ("legion", include_str!("../../../../scenarios/ordre/legion.toml")),
    ("plaine", include_str!("../../../../scenarios/ordre/plaine.toml")),
    ("pont", include_str!("../../../../scenarios/ordre/pont.toml")),
    ("retraite", include_str!("../../../../scenarios/ordre/retraite.toml")),
    ("siege", include_str!("../../../../scenarios/ordre/siege.toml")),
    ("standard", include_str!("../../../../scenarios/ordre/standard.toml")),
    ("ville", include_str!("../../../../scenarios/ordre/ville.toml")),
];

/// As its front page has it.
pub(crate) const SUITS: Suits = Suits {
    time: &["short", "hour"],
    players: &["few"],
    map: &["no"],
    detail: &["outcome"],
    age: &["powder", "machines", "antiquity", "middle"],
};
