//! The battles this book is shipped with, and what it is good for: its front page says the same in words.

use montjoie_game::Suits;

/// Every battle of `scenarios/jet`.
pub(crate) const BATTLES: &[(&str, &str)] = &[
    ("brumes", include_str!("../../../../scenarios/jet/brumes.toml")),
    ("col", include_str!("../../../../scenarios/jet/col.toml")),
    ("couronne", include_str!("../../../../scenarios/jet/couronne.toml")),
    ("elfes", include_str!("../../../../scenarios/jet/elfes.toml")),
    ("moulin", include_str!("../../../../scenarios/jet/moulin.toml")),
    ("rempart", include_str!("../../../../scenarios/jet/rempart.toml")),
    ("standard", include_str!("../../../../scenarios/jet/standard.toml")),
];

/// As its front page has it.
pub(crate) const SUITS: Suits = Suits {
    time: &["hour", "short"],
    players: &["many"],
    map: &["no"],
    detail: &["heroes", "outcome"],
    age: &["middle", "fantasy"],
};
