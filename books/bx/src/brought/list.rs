//! What an army list shows of this book: the figures of a troop, the fields of a hero that count, and what hosts are weighed by.

use montjoie_game::scenario::Format;

/// The figures by which troops are told apart.
const COLUMNS: &[&str] = &["ca", "dv", "damage", "moral"];

/// The fields of a hero, and what a new one is given.
const HERO: &[(&str, &str)] = &[
    ("level", "5"),
    ("ca", "4"),
    ("pv", ""),
    ("damage", "1d8"),
    ("ranged", ""),
    ("mounted", ""),
    ("cleric", ""),
    ("unit", ""),
];

/// Points of a whole host, as the book writes them.
const WEIGHT: Option<(&str, i64)> = Some(("bx-weight", crate::nouns::battle::PV));

/// The same with what an army list needs.
pub(crate) fn listed(format: Format<'static>) -> Format<'static> {
    Format { columns: COLUMNS, hero: HERO, weight: WEIGHT, ..format }
}
