//! What an army list shows of this book: the figures of a troop, the fields of a hero that count, and what hosts are weighed by.

use montjoie_game::scenario::Format;

/// The figures by which troops are told apart.
const COLUMNS: &[&str] = &["cbt", "dmg", "arm", "prt"];

/// The fields of a hero, and what a new one is given.
const HERO: &[(&str, &str)] = &[
    ("cbt", "5"),
    ("war", "2"),
    ("presence", "2"),
    ("mental", "2"),
    ("diplomacy", ""),
    ("health", "6"),
    ("arm", "4"),
    ("unit", ""),
];

/// Force of a whole host.
const WEIGHT: Option<(&str, i64)> = Some(("ordre-weight", 1));

/// The same with what an army list needs.
pub(crate) fn listed(format: Format<'static>) -> Format<'static> {
    Format { columns: COLUMNS, hero: HERO, weight: WEIGHT, ..format }
}
