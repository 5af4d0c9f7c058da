//! What a ruling may set, field by field.

use crate::nouns::battle::{Hero, Unit};
use crate::nouns::terms::{Armour, HeroStatus, Mo, Morale};
use montjoie_game::ruled;

ruled! { pub enum UnitField of Unit {
    eff0: u32 = 1..=100_000,
    each: u16 = 1..=1_000,
    pui: i32 = 0..=10_000_000 / 1000,
    pui_tir: i32 = 0..=10_000_000 / 1000,
    pui_mag: i32 = 0..=10_000_000 / 1000,
    mo: Mo = 0..=4,
    ini_base: i16 = -100..=100,
    ini_hand: i16 = -100..=100,
    armour: Armour = 0..=2,
    shield: bool = 0..=1,
    flying: bool = 0..=1,
    att_hand: i16 = -100..=100,
    att_fire_hand: i16 = -100..=100,
    def_hand: i16 = -100..=100,
    size: u8 = 2..=5,
    temp_att: i8 = -100..=100,
    temp_def: i8 = -100..=100,
    temp_ini: i8 = -100..=100,
    immobile: bool = 0..=1,
    setup: u8 = 0..=10,
    banner: bool = 0..=1,
    face_down: bool = 0..=1,
    hidden: bool = 0..=1,
    away: bool = 0..=1,
    morale: Morale = 0..=2,
    doses: u8 = 0..=20,
    tortoise: bool = 0..=1,
    acted: bool = 0..=1,
} }

ruled! { pub enum HeroField of Hero {
    pui: i32 = 0..=1_000_000 / 1000,
    pui_tir: i32 = 0..=1_000_000 / 1000,
    att: i8 = -50..=50,
    def: i8 = -50..=50,
    command: u8 = 0..=255,
    tactics: u8 = 0..=255,
    bonus: i8 = -50..=50,
    status: HeroStatus = 0..=5,
} }
