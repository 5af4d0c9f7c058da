//! The printed tables, read once from the files beside this one. The losses table is in `lookup`, with what lies beyond it.

use crate::nouns::ids::{MissileId, WeaponId};
pub use crate::nouns::lookup::{COLUMNS, DICE, LOSSES, Losses, Power, formula, losses};
use crate::nouns::terms::{Grade, Mo, Morale, Skill};
pub use montjoie_game::csv::rows;
use montjoie_game::scenario::Ratio;
use montjoie_table::Id as _;
use std::sync::LazyLock;

fn number(cell: &str) -> i32 {
    cell.parse().unwrap_or(0)
}

/// A printed decimal in thousandths.
fn thousandths(cell: &str) -> i32 {
    Ratio::parse(cell).and_then(|r| r.in_parts(1000)).and_then(|n| i32::try_from(n).ok()).unwrap_or(0)
}

static MORALE: LazyLock<Vec<(i32, [Morale; 4])>> = LazyLock::new(|| {
    rows(include_str!("../../tables/morale.csv"))
        .map(|c| (number(c[1]), [2, 3, 4, 5].map(|i| Morale::from_word(c[i]).expect("a printed state"))))
        .collect()
});

/// PAP-39 — the printed rows: up to which roll, and the state of each level.
pub fn morale_rows() -> impl Iterator<Item = &'static (i32, [Morale; 4])> {
    MORALE.iter()
}

/// PAP-39 — the result of a morale roll already modified.
#[must_use]
pub fn morale(roll: i32, mo: Mo) -> Morale {
    let roll = roll.clamp(1, 100);
    if mo == Mo::Sans {
        return Morale::Ok;
    }
    MORALE.iter().find(|(most, _)| roll <= *most).map_or(Morale::Ok, |(_, by)| by[mo as usize])
}

/// PAP-39 — up to which roll troops of this level rout, and up to which they fall into disorder; none for those never tested.
#[must_use]
pub fn morale_bounds(mo: Mo) -> Option<(i32, i32)> {
    let worst = |state: Morale| (1..=100).rev().find(|&roll| morale(roll, mo) >= state).unwrap_or(0);
    (mo != Mo::Sans).then(|| (worst(Morale::Deroute), worst(Morale::Desorganisation)))
}

static STATES: LazyLock<[i32; 3]> = LazyLock::new(|| {
    let mut all = [0; 3];
    for (slot, cells) in all.iter_mut().zip(rows(include_str!("../../tables/morale_states.csv"))) {
        *slot = number(cells[2]);
    }
    all
});

/// PAP-40, PAP-41 — what a state does to INI.
#[must_use]
pub fn state_ini(state: Morale) -> i32 {
    STATES[state as usize]
}

static RALLY: LazyLock<[[bool; 4]; 4]> = LazyLock::new(|| {
    let mut all = [[false; 4]; 4];
    for (row, cells) in all.iter_mut().zip(rows(include_str!("../../tables/rally.csv"))) {
        *row = [2, 3, 4, 5].map(|i| cells[i] == "rallied");
    }
    all
});

/// PAP-43 — whether this outcome rallies troops of this level.
#[must_use]
pub fn rallies(outcome: Skill, mo: Mo) -> bool {
    mo == Mo::Sans || RALLY[outcome as usize][mo as usize % 4]
}

static RALLY_MODIFIERS: LazyLock<Vec<i32>> =
    LazyLock::new(|| rows(include_str!("../../tables/rally_modifiers.csv")).map(|c| number(c[3])).collect());

/// PAP-44 — for losses above three quarters, and for a rout.
#[must_use]
pub fn rally_modifiers() -> (i32, i32) {
    (RALLY_MODIFIERS[0], RALLY_MODIFIERS[1])
}

/// So many wounds of a grade, or none.
pub type Wound = Option<(u8, Grade)>;

static WOUNDS: LazyLock<Vec<(i32, [Wound; 4])>> = LazyLock::new(|| {
    let wound = |cell: &str| {
        let (n, grade) = cell.split_once(' ')?;
        let grade = match grade {
            "Lég" => Grade::Leg,
            "Mod" => Grade::Mod,
            _ => Grade::Ser,
        };
        Some((n.parse().ok()?, grade))
    };
    rows(include_str!("../../tables/wounds.csv")).map(|c| (number(c[1]), [2, 3, 4, 5].map(|i| wound(c[i])))).collect()
});

/// PAP-100 — the printed rows: up to which face, and the wounds of each column.
pub fn wound_rows() -> impl Iterator<Item = &'static (i32, [Wound; 4])> {
    WOUNDS.iter()
}

/// PAP-100 — wounds for a face and a column.
#[must_use]
pub fn wounds(face: i32, column: usize) -> Wound {
    WOUNDS.iter().find(|(most, _)| face <= *most).and_then(|(_, by)| by[column.min(3)])
}

/// PAP-100 — the faces of the row a die falls on.
#[must_use]
pub fn wound_faces(face: i32) -> Option<(i32, i32)> {
    let at = WOUNDS.iter().position(|(most, _)| face <= *most)?;
    let above = at.checked_sub(1).map_or(0, |before| WOUNDS[before].0);
    Some((above + 1, WOUNDS[at].0))
}

static INI_BY_EFF: LazyLock<Vec<(u32, i32)>> = LazyLock::new(|| {
    rows(include_str!("../../tables/init_by_eff.csv")).map(|c| (c[3].parse().unwrap_or(0), number(c[4]))).collect()
});

/// PAP-05 — the printed rows: up to which strength, and what it does to INI.
pub fn size_rows() -> impl Iterator<Item = &'static (u32, i32)> {
    INI_BY_EFF.iter()
}

/// PAP-12 — a melee weapon of the table.
#[must_use]
pub fn melee_weapon(place: WeaponId) -> Option<&'static MeleeWeapon> {
    MELEE.get(place.index())
}

/// PAP-13 — a missile weapon of the table.
#[must_use]
pub fn missile_weapon(place: MissileId) -> Option<&'static Missile> {
    MISSILES.get(place.index())
}

/// PAP-05 — INI for a strength; two less for each started fifty beyond the table.
#[must_use]
pub fn ini_by_eff(eff: u32) -> i32 {
    INI_BY_EFF.iter().find(|(most, _)| eff <= *most).map_or_else(
        || -2 * i32::try_from(eff.saturating_sub(50).div_ceil(50)).unwrap_or(i32::MAX / 4),
        |(_, ini)| *ini,
    )
}

/// PAP-12 — when a weapon's ATT counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeaponUse {
    /// Always.
    Always,
    /// Against riders and chariots.
    VsMounted,
    /// In the charge.
    Charging,
}

/// PAP-12 — a melee weapon.
#[derive(Clone, Copy, Debug)]
pub struct MeleeWeapon {
    /// Its word.
    pub id: &'static str,
    /// What it gives.
    pub att: i32,
    /// When.
    pub when: WeaponUse,
    /// What it weighs.
    pub ini: i32,
    /// What it multiplies in the charge, in hundredths.
    pub charge: i64,
}

/// PAP-12 — melee weapons.
pub static MELEE: LazyLock<Vec<MeleeWeapon>> = LazyLock::new(|| {
    rows(include_str!("../../tables/melee_weapons.csv"))
        .map(|c| MeleeWeapon {
            id: c[0],
            att: number(c[3]),
            when: match c[4] {
                "vs_mounted_or_chariot" => WeaponUse::VsMounted,
                "charging" => WeaponUse::Charging,
                _ => WeaponUse::Always,
            },
            ini: number(c[5]),
            charge: i64::from(thousandths(c[6]) / 10),
        })
        .collect()
});

/// PAP-13 — a missile weapon.
#[derive(Clone, Copy, Debug)]
pub struct Missile {
    /// Its word.
    pub id: &'static str,
    /// What it gives.
    pub att: i32,
    /// Armour it goes through.
    pub pierce: i32,
    /// Half the range.
    pub short: bool,
}

/// PAP-13 — missile weapons.
pub static MISSILES: LazyLock<Vec<Missile>> = LazyLock::new(|| {
    rows(include_str!("../../tables/ranged_weapons.csv"))
        .map(|c| Missile { id: c[0], att: number(c[2]), pierce: number(c[3]), short: c[4] == "short range" })
        .collect()
});

/// PAP-14 — a mount, or a chariot: the book's, or the GM's own.
#[derive(Clone, Debug)]
pub struct Mount {
    /// Its word.
    pub id: String,
    /// A chariot.
    pub chariot: bool,
    /// PUI it adds, in thousandths.
    pub pui: i32,
    /// INI in the charge.
    pub ini_charge: i32,
    /// INI always.
    pub ini: i32,
    /// DEF always.
    pub def: i32,
    /// What it multiplies in the charge, in hundredths.
    pub charge: i64,
    /// DEF against those on foot.
    pub def_vs_foot: i32,
    /// Attributes it brings, as bits.
    pub attributes: u32,
}

/// PAP-14 — mounts of the book.
#[must_use]
pub fn mounts() -> Vec<Mount> {
    rows(include_str!("../../tables/mounts.csv"))
        .map(|c| Mount {
            id: c[0].to_owned(),
            chariot: c[2] == "chariot",
            pui: thousandths(c[3]),
            ini_charge: number(c[4]),
            ini: number(c[5]),
            def: number(c[6]),
            charge: i64::from(thousandths(c[7]) / 10),
            def_vs_foot: number(c[8]),
            attributes: crate::nouns::terms::Attribute::from_word(c[9]).map_or(0, crate::nouns::terms::Attribute::bit),
        })
        .collect()
}

/// PAP-62 — a machine: the book's, or the GM's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    /// Its word.
    pub id: String,
    /// PUI TIR of three.
    pub battery: i32,
    /// Printed support.
    pub support: i32,
    /// May be moved.
    pub mobile: bool,
    /// Hours it takes to set up again after a move, where it has its own.
    pub setup: Option<u8>,
}

/// PAP-62 — machines of the book. Only ballistas move (PAP-64).
#[must_use]
pub fn machines() -> Vec<Machine> {
    rows(include_str!("../../tables/machines.csv"))
        .map(|c| Machine {
            id: c[0].to_owned(),
            battery: number(c[2]),
            support: number(c[3]),
            mobile: c[0] == "baliste",
            setup: None,
        })
        .collect()
}

/// PAP-77 — traps of the book: word, PUI, ATT.
#[must_use]
pub fn traps() -> Vec<(String, i32, i32)> {
    rows(include_str!("../../tables/traps.csv")).map(|c| (c[0].to_owned(), number(c[2]), number(c[3]))).collect()
}

/// A printed spell: word, French name, uses, PUI and ATT of an attack.
pub type PrintedSpell = (&'static str, &'static str, u8, Option<(i32, i32)>);

/// PAP-83 — spells of the book.
#[must_use]
pub fn spells() -> Vec<PrintedSpell> {
    rows(include_str!("../../tables/spells.csv"))
        .map(|c| {
            let attack = (c[9] == "losses_attack").then(|| (number(c[7]), number(c[8])));
            (c[4], c[5], u8::try_from(number(c[6])).unwrap_or(0), attack)
        })
        .collect()
}

/// PAP-02 — EFF of one creature of this kind.
#[must_use]
pub fn eff_each(creature: &str) -> Option<u16> {
    rows(include_str!("../../tables/eff_per_creature.csv")).find(|c| c[0] == creature).and_then(|c| c[2].parse().ok())
}

/// PAP-02 — kinds of creature the book counts.
#[must_use]
pub fn creatures() -> Vec<&'static str> {
    rows(include_str!("../../tables/eff_per_creature.csv")).map(|c| c[0]).collect()
}

/// PAP-11 — DEF and INI of light armour, heavy armour and the shield.
pub static ARMOURS: LazyLock<[(i32, i32); 3]> = LazyLock::new(|| {
    let mut all = [(0, 0); 3];
    for (slot, c) in all.iter_mut().zip(rows(include_str!("../../tables/armours.csv"))) {
        *slot = (number(c[3]), number(c[4]));
    }
    all
});

/// PAP-46..60 — what an attribute of the book gives, by its place.
#[derive(Clone, Copy, Debug)]
pub struct AttributeRow {
    /// ATT.
    pub att: i32,
    /// DEF.
    pub def: i32,
    /// What it multiplies, in hundredths.
    pub mult: i64,
}

/// PAP-46..60 — the attributes of the book.
pub static ATTRIBUTES: LazyLock<Vec<AttributeRow>> = LazyLock::new(|| {
    rows(include_str!("../../tables/attributes.csv"))
        .map(|c| AttributeRow { att: number(c[2]), def: number(c[4]), mult: i64::from(thousandths(c[6]) / 10) })
        .collect()
});

/// PAP-06, PAP-08 — words of the scale, and the power each stands for, in thousandths.
pub const SCALE: [(&str, i32); 6] =
    [("inferieur", 300), ("faible", 700), ("moyen", 1000), ("fort", 2000), ("expert", 4000), ("exceptionnel", 6000)];
