//! What is read with care: numbers kept exactly or refused, and what stands in a scenario to no effect.

use crate::brought::options::{Edition, Options};
use crate::nouns::battle::{Id, PV, Unit};
use crate::nouns::terms::{BodyKind, Special};
use montjoie_game::scenario::{Code, DocTable, Ratio, Scenario, Source, Written, code, waivable};
use montjoie_table::{Id as _, Side};
use std::ops::RangeInclusive;

/// Problems of this ruleset alone.
pub(crate) const CODES: &[Code] = &[
    code("bx-problem-dv", &["key", "value"]),
    code("bx-problem-points", &["key", "value"]),
    code("bx-problem-tags", &["most"]),
    code("bx-problem-gates", &["count"]),
    code("bx-problem-crew", &["least", "most"]),
    code("bx-problem-pvt-parts", &["value", "count"]),
    code("bx-problem-pvt-twice", &["value", "count"]),
    code("bx-problem-contact", &["unit"]),
    waivable("bx-problem-pvt-other", &["value", "count", "each", "rule"]),
    waivable("bx-problem-pvt-more", &["key", "value", "most"]),
    waivable("bx-problem-figure", &["key", "value"]),
    waivable("bx-problem-scale-up", &["value", "other"]),
    waivable("bx-problem-scale-down", &["value", "other"]),
    waivable("bx-problem-lances", &[]),
    waivable("bx-problem-polearms", &[]),
    waivable("bx-problem-special", &[]),
    waivable("bx-problem-untested", &["key"]),
    waivable("bx-problem-not-chief", &["key"]),
    waivable("bx-problem-faithful", &["unit"]),
    waivable("bx-problem-no-siege", &["key"]),
    waivable("bx-problem-sections", &[]),
    waivable("bx-problem-supplies", &[]),
    waivable("bx-problem-served", &["unit"]),
];

/// BX-05 — points as they are kept, to the eight-hundredth; what cannot be kept is refused, never made into another number.
pub(crate) fn exact(table: &DocTable, key: &str, range: RangeInclusive<i64>) -> Option<i64> {
    table.maybe_parts(key, range.start() * PV..=range.end() * PV, PV)
}

fn shown(points: i64) -> String {
    Ratio::new(points, PV).map_or_else(String::new, |r| r.to_string())
}

/// BX-02 — points of one member: by the formula, as the unit overrides it, or as its printed PVT has it.
pub(crate) fn points_each(table: &DocTable, unit: bool, count: i64, formula: i64) -> i64 {
    let none = matches!(table.written_as("pvi_override"), Some(Written::Text(text)) if text == "none");
    let own = if none { None } else { exact(table, "pvi_override", 0..=10_000) };
    let own = exact(table, "pvi", 0..=10_000).or(own);
    let whole = if unit { exact(table, "pvt_max", 0..=1_000_000_000) } else { None };
    let rule = own.unwrap_or(formula);
    let Some(whole) = whole.filter(|_| count > 0) else { return rule };
    if whole % count != 0 {
        table.problem("pvt_max", "bx-problem-pvt-parts", &[("value", &shown(whole)), ("count", &count)]);
        return rule;
    }
    let each = whole / count;
    if own.is_some_and(|own| own != each) {
        table.problem("pvt_max", "bx-problem-pvt-twice", &[("value", &shown(whole)), ("count", &count)]);
    } else if each != rule {
        let args: [(&str, &dyn ToString); 4] =
            [("value", &shown(whole)), ("count", &count), ("each", &shown(each)), ("rule", &shown(rule))];
        table.warn("pvt_max", "bx-problem-pvt-other", &args);
    }
    each
}

/// Points left of an earlier battle: no more than there were.
pub(crate) fn left(table: &DocTable, key: &str, most: i64, range: RangeInclusive<i64>) -> Option<i64> {
    let left = exact(table, key, range)?;
    if left > most {
        table.warn(key, "bx-problem-pvt-more", &[("key", &key), ("value", &shown(left)), ("most", &shown(most))]);
    }
    Some(left.min(most))
}

/// Whether the file itself says this, not the catalogue.
fn said(table: &DocTable, key: &str) -> bool {
    matches!(table.source(key), Source::Written | Source::Line | Source::Troop)
}

/// BX-01 — figures the sheet asks for, armour on the other edition's scale, arms that do nothing as they are carried.
pub(crate) fn of_sheet(t: &DocTable, body: &Unit, written: Edition) {
    let unarmoured = if written == Edition::Ascendant { 10 } else { 9 };
    let unit = body.kind == BodyKind::Unit;
    let missing = |key: &str, value: &dyn ToString| {
        if !t.has(key) {
            t.warn(key, "bx-problem-figure", &[("key", &key), ("value", value)]);
        }
    };
    missing("ca", &unarmoured);
    match body.kind {
        BodyKind::Hero if !t.has("dv") => missing("level", &1),
        BodyKind::Hero => {}
        BodyKind::Unit | BodyKind::Huge => missing("dv", &1),
    }
    if unit {
        missing("moral", &8);
    }
    if t.has("ca") && said(t, "ca") {
        let ca = if written == Edition::Ascendant { i32::from(body.armour) } else { 19 - i32::from(body.armour) };
        let args: [(&str, &dyn ToString); 2] = [("value", &ca), ("other", &(19 - ca))];
        match written {
            Edition::Ascendant if ca < 10 => t.warn("ca", "bx-problem-scale-up", &args),
            Edition::Descendant if ca > 9 => t.warn("ca", "bx-problem-scale-down", &args),
            _ => {}
        }
    }
    if body.lances && !body.mounted {
        t.warn("lances", "bx-problem-lances", &[]);
    }
    if body.polearms && !body.infantry {
        t.warn("polearms", "bx-problem-polearms", &[]);
    }
    if matches!(body.special, Special::Ranged | Special::Both) && body.ranged.is_none() {
        t.warn("special_attack", "bx-problem-special", &[]);
    }
    for key in ["moral", "defends"] {
        if !unit && said(t, key) {
            t.warn(key, "bx-problem-untested", &[("key", &key)]);
        }
    }
}

/// BX-35, BX-37, BX-60 — what depends on who leads, who besieges and what is counted.
pub(crate) fn of_battle(
    scenario: &Scenario,
    bodies: &[Unit],
    chiefs: [Option<Id>; 2],
    besieged: Option<Side>,
    options: &Options,
) {
    let units = scenario.units.iter().map(|u| &u.table);
    for (id, t) in (0u8..).map(Id::new).zip(units.chain(scenario.characters.iter().map(|c| &c.table))) {
        let Some(body) = bodies.get(id.index()) else { return };
        for key in ["int", "sag"] {
            if said(t, key) && !chiefs.contains(&Some(id)) {
                t.warn(key, "bx-problem-not-chief", &[("key", &key)]);
            }
        }
        if let Some(leader) = body.faithful_of.filter(|l| bodies.get(l.index()).is_some_and(|l| !l.cleric)) {
            let name = scenario.names.characters.get(leader.index().saturating_sub(scenario.units.len()));
            t.warn("faithful_of", "bx-problem-faithful", &[("unit", &name.map_or("", |n| &n.id))]);
        }
        let storms = besieged.is_some_and(|side| side != body.side);
        for (key, there) in [("siege_gear", body.siege_gear), ("ram", body.ram)] {
            if there && !storms && said(t, key) {
                t.warn(key, "bx-problem-no-siege", &[("key", &key)]);
            }
        }
        if t.flag("outside", false) && besieged != Some(body.side) {
            t.warn("outside", "bx-problem-no-siege", &[("key", &"outside")]);
        }
    }
    if besieged.is_none() && scenario.places.iter().any(|p| p.kind == "section") {
        scenario.ground.warn("section", "bx-problem-sections", &[]);
    }
    for side in &scenario.sides {
        if side.table.has("supplies") && !options.supply_tracking {
            side.table.warn("supplies", "bx-problem-supplies", &[]);
        }
    }
}
