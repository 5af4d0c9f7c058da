//! Warnings: a field that has no effect where it stands, a figure the book asks for and nobody gave.
//!
//! They are told of what a scenario or a line says itself; what the catalogue brings along is nobody's mistake.

use crate::chapters::figures;
use crate::nouns::battle::Battle;
use crate::nouns::terms::{Landscape, Mode, Theatre, TroopType};
use crate::nouns::unit::Unit;
use montjoie_game::scenario::{CharacterSheet, DocTable, Scenario, Source};
use montjoie_table::Side;

/// What is a shooter's alone.
const SHOOTERS: &[&str] = &["cdf", "area", "burst", "firearm"];
/// What is only for those who come to blows.
const FIGHTERS: &[&str] = &["thrown", "thrown_only", "secondary_weapon_bonus", "secondary_dmg", "no_charge_mult"];
/// What only vehicles have.
const OF_VEHICLES: &[&str] = &[
    "mod_ctl",
    "mod_dfs",
    "crew",
    "special_ammo_mult",
    "unsuitable_armament_factor",
    "cover_bonus",
    "weapon",
    "other",
];
/// What vehicles have on their weapons, or not at all.
const OF_TROOPS: &[&str] = &[
    "dmg",
    "cdf",
    "area",
    "burst",
    "prt",
    "mod_att",
    "pieces",
    "thrown",
    "thrown_only",
    "partial_armour",
    "modern",
    "mixed_dmg",
    "secondary_dmg",
    "secondary_weapon_bonus",
    "crew_per_piece",
    "servants",
];
/// A key, and the key without which it says nothing.
const PAIRS: &[(&str, &str)] =
    &[("partial_armour_extra", "partial_armour"), ("automated", "pieces"), ("fires_at_contact", "pieces")];
/// What a place is made of.
const PLACE: &[&str] = &["fort", "besieged", "effectif"];

/// Whether the scenario itself says so.
fn said(t: &DocTable, key: &str) -> bool {
    matches!(t.source(key), Source::Written | Source::Line)
}

fn each(t: &DocTable, keys: &[&'static str], code: &'static str) {
    for key in keys.iter().filter(|key| said(t, key)) {
        t.warn(key, code, &[("key", key)]);
    }
}

/// Everything in a scenario that does nothing where it stands.
pub fn warn(scenario: &Scenario, b: &Battle) {
    for (sheet, u) in scenario.units.iter().zip(&b.units) {
        unit(b, &sheet.table, u);
    }
    let t = &scenario.ground;
    let walls = b.mode.walls();
    if !walls {
        each(t, PLACE, "ordre-warn-mode");
    }
    if b.mode != Mode::Vehicles {
        each(t, &["theatre"], "ordre-warn-mode");
    }
    let afloat = b.mode == Mode::Vehicles && b.theatre != Theatre::Land;
    let own_ground = walls || b.mode == Mode::Urban || afloat;
    if own_ground && b.options.terrain != Landscape::Open {
        each(t, &["terrain"], "ordre-warn-mode");
    }
    for side in Side::BOTH {
        let chief = b.camp(side).chief;
        if let Some(sheet) = chief.and_then(|chief| scenario.characters.get(usize::from(chief))) {
            nameless(sheet);
        }
    }
}

/// ORD-31 — a chief of whom nothing is said commands no better than nobody.
fn nameless(sheet: &CharacterSheet) {
    let t = &sheet.table;
    if !["mental", "cbt", "war"].iter().any(|key| t.has(key)) {
        t.warn("", "ordre-warn-chief", &[]);
    }
}

fn unit(b: &Battle, t: &DocTable, u: &Unit) {
    if u.vehicle {
        each(t, OF_TROOPS, "ordre-warn-vehicle");
        each(t, &["volley"], "ordre-warn-vehicle");
    } else {
        each(t, OF_VEHICLES, "ordre-warn-troops");
        if u.ranged {
            each(t, FIGHTERS, "ordre-warn-shooter");
            each(t, &["volley"], "ordre-warn-shooter");
        } else if u.volley.is_zero() {
            each(t, SHOOTERS, "ordre-warn-melee");
            if u.prt > 0 {
                each(t, &["prt"], "ordre-warn-melee");
            }
        }
    }
    for (key, needs) in PAIRS {
        let without = match *needs {
            "pieces" => u.pieces == 0,
            _ => !u.partial_armour,
        };
        if said(t, key) && without && !u.vehicle {
            t.warn(key, "ordre-warn-alone", &[("key", key), ("needs", needs)]);
        }
    }
    if u.pda >= 0 && !u.vehicle && !b.is_vehicles() {
        by_hand(t, &["dmg", "thrown", "cdf", "area", "mixed_dmg"], "pda");
    }
    if u.frc >= 0 {
        by_hand(t, &["sdg", "individual_sdg"], "frc");
    }
    // ORD-14: nothing to throw, and nothing else.
    if u.thrown_only && u.thrown.is_zero() && u.pda < 0 {
        t.warn("thrown_only", "ordre-warn-thrown", &[]);
    }
    // ORD-11: they stay out of it.
    if u.troop == TroopType::WarChariots && !figures::deploys(b, u) {
        t.warn("", "ordre-warn-chariots", &[]);
    }
    if said(t, "sappers") && !b.siege {
        t.warn("sappers", "ordre-warn-mode", &[("key", &"sappers")]);
    }
}

fn by_hand(t: &DocTable, keys: &[&'static str], figure: &'static str) {
    for key in keys.iter().filter(|key| said(t, key)) {
        t.warn(key, "ordre-warn-by-hand", &[("key", key), ("figure", &figure)]);
    }
}
