//! Figures that a ruling may set.

use crate::nouns::battle::{Camp, Group, Person};
use crate::nouns::terms::Classing;
use crate::nouns::unit::Unit;
use montjoie_game::{FieldInfo, ruled};

ruled! { pub enum UnitField of Unit {
    eff: u32 = 0..=10_000_000,
    pieces: u32 = 0..=1_000_000,
    cbt: i16 = -50..=100,
    mod_att: i16 = -50..=50,
    sdg: i32 = 1..=1_000_000,
    arm: i32 = 0..=1_000_000,
    shields: bool = 0..=1,
    mobility: u8 = 0..=9,
    flying: bool = 0..=1,
    sappers: bool = 0..=1,
    morale_ignored: bool = 0..=1,
    fires_at_contact: bool = 0..=1,
    firearm: bool = 0..=1,
    burst: bool = 0..=1,
    prt: u8 = 0..=9,
    ammunition: i32 = -1..=1_000,
    secondary_weapon_bonus: i16 = 0..=10_000,
    partial_armour: bool = 0..=1,
    partial_armour_extra: i16 = 0..=2,
    individual_sdg: i64 = 0..=1_000_000_000,
    type_mult_override: i32 = 0..=1_000_000 / 100,
    no_charge_mult: i32 = 0..=1_000_000 / 100,
    sdr_bonus_pct: i32 = 0..=1_000,
    pda: i64 = -1..=1_000_000_000_000,
    frc: i64 = -1..=1_000_000_000_000,
    dfs: i32 = -1..=1_000,
    sdr: i32 = -1..=1_000,
    xp: i32 = 0..=100_000,
    xp_award: i32 = -1..=1_000,
    weapon_usable: u8 = 0..=255,
    mod_ctl: i16 = -50..=50,
    mod_dfs: i16 = -50..=50,
    special_ammo_mult: i32 = 100..=100_000 / 100,
    unsuitable_armament_factor: i32 = 0..=100 / 100,
    cover_bonus: i16 = -20..=50,
} }

ruled! { pub enum GroupField of Group {
    combat_circumstances: i32 = -50..=50,
    encircled: bool = 0..=1,
    in_terrain: bool = 0..=1,
} }

ruled! { pub enum CampField of Camp {
    command_circumstances: i32 = -50..=50,
    reliable_signals: bool = 0..=1,
    surprise_allowed: bool = 0..=1,
    battle_result: Classing = 0..=6,
} }

ruled! { pub enum PersonField of Person {
    mental: i16 = -50..=100,
    presence: i16 = -50..=100,
    war: i16 = 0..=50,
    diplomacy: i16 = 0..=50,
    health: i16 = 1..=1_000,
    wounds: i16 = 0..=1_000,
} }

/// A field of a unit, a group, a side or a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Of a unit.
    Unit(UnitField),
    /// Of a group.
    Group(GroupField),
    /// Of a side.
    Camp(CampField),
    /// Of a character.
    Person(PersonField),
}

const UNITS: usize = UnitField::LIST.len();
const GROUPS: usize = GroupField::LIST.len();
const CAMPS: usize = CampField::LIST.len();
const FIELDS: usize = UNITS + GROUPS + CAMPS + PersonField::LIST.len();

const fn every_field() -> [FieldInfo; FIELDS] {
    let mut all = [UnitField::LIST[0]; FIELDS];
    let mut i = 0;
    while i < FIELDS {
        all[i] = if i < UNITS {
            UnitField::LIST[i]
        } else if i < UNITS + GROUPS {
            GroupField::LIST[i - UNITS]
        } else if i < UNITS + GROUPS + CAMPS {
            CampField::LIST[i - UNITS - GROUPS]
        } else {
            PersonField::LIST[i - UNITS - GROUPS - CAMPS]
        };
        i += 1;
    }
    all
}

impl Field {
    /// What is known of each, in order: units, groups, sides, characters.
    pub const LIST: &'static [FieldInfo] = &every_field();

    /// The field at this place.
    #[must_use]
    pub fn at(index: usize) -> Option<Field> {
        if let Some(&field) = UnitField::ALL.get(index) {
            return Some(Field::Unit(field));
        }
        let index = index - UNITS;
        if let Some(&field) = GroupField::ALL.get(index) {
            return Some(Field::Group(field));
        }
        let index = index - GROUPS;
        if let Some(&field) = CampField::ALL.get(index) {
            return Some(Field::Camp(field));
        }
        PersonField::ALL.get(index - CAMPS).copied().map(Field::Person)
    }
}
