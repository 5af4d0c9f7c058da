//! The battles this book is shipped with, and what it is good for: its front page says the same in words.

use montjoie_game::Suits;

/// Every battle of `scenarios/papiers`.
pub(crate) const BATTLES: &[(&str, &str)] = &[
    ("defile", include_str!("../../../../scenarios/papiers/defile.toml")),
    ("deux-compagnies", include_str!("../../../../scenarios/papiers/deux-compagnies.toml")),
    ("gobelins", include_str!("../../../../scenarios/papiers/gobelins.toml")),
    ("lances", include_str!("../../../../scenarios/papiers/lances.toml")),
    ("mages", include_str!("../../../../scenarios/papiers/mages.toml")),
    ("pont", include_str!("../../../../scenarios/papiers/pont.toml")),
    ("rangs", include_str!("../../../../scenarios/papiers/rangs.toml")),
    ("soiree", include_str!("../../../../scenarios/papiers/soiree.toml")),
    ("standard", include_str!("../../../../scenarios/papiers/standard.toml")),
];

/// As its front page has it.
pub(crate) const SUITS: Suits = Suits {
    time: &["evening"],
    players: &["many", "few"],
    map: &["yes"],
    detail: &["heroes", "units"],
    age: &["fantasy", "middle"],
};
