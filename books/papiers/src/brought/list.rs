//! What an army list shows of this book: the figures of a troop, the fields of a hero that count, and what hosts are weighed by.

use montjoie_game::scenario::Format;

/// The figures by which troops are told apart.
const COLUMNS: &[&str] = &["pui", "quality", "weapon", "armour", "mo"];

/// The fields of a hero, and what a new one is given.
const HERO: &[(&str, &str)] =
    &[("pui", "4"), ("command", "40"), ("tactics", "30"), ("pui_tir", ""), ("caster", ""), ("pc", ""), ("unit", "")];

/// EFF × PUI of a whole host; powers are kept in thousandths.
const WEIGHT: Option<(&str, i64)> = Some(("papiers-weight", 1_000));

/// The same with what an army list needs.
pub(crate) fn listed(format: Format<'static>) -> Format<'static> {
    Format { columns: COLUMNS, hero: HERO, weight: WEIGHT, ..format }
}
