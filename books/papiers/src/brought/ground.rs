//! The ground of a scenario, drawn with one sign a cell, and what it hides (PAP-18, PAP-75..77).

use crate::brought::options::Options;
use crate::chapters::movement::{CellGround, GroundPlan, WIDEST};
use crate::nouns::battle::{Cell, HiddenSite, NOWHERE, Unit};
use crate::nouns::ids::numbered;
use crate::nouns::terms::SiteKind;
use montjoie_game::scenario::{DocTable, Scenario};
use montjoie_table::{Id as _, Side, UnitId, cell_of};

/// Terrain of the book and plain ground: word, sign on a drawn map, whether it can be walked and flown over.
const TERRAIN: &[(&str, char, bool, bool)] = &[
    ("plaine", '.', true, true),
    ("colline", '^', true, true),
    ("riviere", '~', false, true),
    ("plan_eau", 'o', false, true),
    ("crevasse", 'v', false, true),
    ("pont", '=', true, true),
    ("batiment", '#', true, true),
    ("bloque", 'x', false, false),
];

fn cell(table: &DocTable, key: &str, word: &str) -> Option<Cell> {
    let cell = cell_of(word);
    if cell.is_none() {
        table.problem(key, "papiers-problem-cell", &[("value", &word)]);
    }
    cell
}

/// PAP-18 — the ground, drawn with one sign a cell.
pub(crate) fn ground(scenario: &Scenario) -> GroundPlan {
    let t = &scenario.ground;
    let mut kinds: Vec<CellGround> = TERRAIN
        .iter()
        .map(|(id, _, walk, fly)| CellGround { id: (*id).to_owned(), att: None, def: None, walk: *walk, fly: *fly })
        .collect();
    for own in t.tables("terrain") {
        let ids: Vec<String> = kinds.iter().map(|k| k.id.clone()).collect();
        let choices: Vec<(&str, usize)> = ids.iter().map(String::as_str).zip(0..).collect();
        let kind = &mut kinds[own.required_one_of("id", &choices, 0)];
        let modifier = |key: &str| own.maybe_int(key, -20..=20).and_then(|n| i32::try_from(n).ok());
        (kind.att, kind.def) = (modifier("att"), modifier("def"));
        kind.walk = own.flag("passable", kind.walk);
    }
    let picture = t.texts("picture");
    let cell_cm = t.int("cell_cm", 1..=1_000, 5) as u16;
    let columns = picture.iter().map(|row| row.chars().count()).max().unwrap_or(0);
    if columns > usize::from(WIDEST) || picture.len() > usize::from(WIDEST) {
        t.problem("picture", "papiers-problem-ground", &[("most", &WIDEST)]);
        return GroundPlan::default();
    }
    let mut plan = GroundPlan {
        columns: u8::try_from(columns).unwrap_or(0),
        rows: u8::try_from(picture.len()).unwrap_or(0),
        cells: Vec::with_capacity(columns * picture.len()),
        kinds,
        zones: Vec::new(),
        cell_cm,
    };
    for row in &picture {
        let mut signs = row.chars();
        for _ in 0..columns {
            let sign = signs.next().unwrap_or('.');
            let kind = TERRAIN.iter().position(|(_, s, ..)| *s == sign).unwrap_or_else(|| {
                t.problem("picture", "papiers-problem-glyph", &[("value", &sign)]);
                0
            });
            plan.cells.push(u8::try_from(kind).unwrap_or(0));
        }
    }
    for (army, sheet) in numbered(&scenario.armies) {
        let zone = sheet.table.texts("zone");
        if let [from, to] = zone.as_slice()
            && let (Some(from), Some(to)) = (cell(&sheet.table, "zone", from), cell(&sheet.table, "zone", to))
        {
            plan.zones.push((army, from, to));
        }
    }
    plan
}

/// PAP-75..77 — ambushes and traps.
pub(crate) fn sites(
    scenario: &Scenario,
    traps: &[(String, i32, i32)],
    units: &mut [Unit],
    options: &Options,
) -> (Vec<HiddenSite>, Vec<Vec<Cell>>) {
    let (mut sites, mut cells) = (Vec::new(), Vec::new());
    let kinds: Vec<(&str, (i32, i32))> = traps.iter().map(|(id, pui, att)| (id.as_str(), (*pui, *att))).collect();
    for place in &scenario.places {
        let t = &place.table;
        let known = t.flag("detected", options.ambush_detected);
        cells.push(t.texts("cells").iter().filter_map(|word| cell(t, "cells", word)).collect());
        if place.kind == "trap" {
            let (pui, att) = t.required_one_of("trap", &kinds, (0, 0));
            let side = scenario.side_of(t, "laid_by").unwrap_or(Side::A);
            sites.push(HiddenSite { kind: SiteKind::Trap, side, unit: None, pui, att, armed: !known, known });
            continue;
        }
        let unit = scenario.unit_of(t, "unit").and_then(UnitId::of);
        if unit.is_none() {
            let _ = t.required_text("unit");
        }
        let hides = unit.and_then(|unit| units.get_mut(unit.index()));
        let side = hides.as_ref().map_or(Side::A, |u| u.side);
        if let Some(u) = hides {
            u.hidden = !known;
            if u.cell == NOWHERE
                && let Some(first) = cells.last().and_then(|all: &Vec<Cell>| all.first())
            {
                u.cell = *first;
            }
        }
        sites.push(HiddenSite { kind: SiteKind::Ambush, side, unit, pui: 0, att: 0, armed: !known, known });
    }
    (sites, cells)
}
