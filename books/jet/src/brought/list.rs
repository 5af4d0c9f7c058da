//! What an army list shows of this book: the figures of a troop, the fields of a hero that count, and what hosts are weighed by.

use montjoie_game::scenario::Format;

/// The figures by which troops are told apart.
const COLUMNS: &[&str] = &["discipline_max", "equipment_mod", "composition_mod", "leadership"];

/// The fields of a hero, and what a new one is given.
const HERO: &[(&str, &str)] =
    &[("like", "champion"), ("sa", ""), ("ob", ""), ("db", ""), ("mounted", ""), ("player", ""), ("unit", "")];

/// The book weighs hosts by their men.
const WEIGHT: Option<(&str, i64)> = None;

/// The same with what an army list needs.
pub(crate) fn listed(format: Format<'static>) -> Format<'static> {
    Format { columns: COLUMNS, hero: HERO, weight: WEIGHT, ..format }
}
