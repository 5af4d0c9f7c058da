//! The numbers of a body that the GM may set.

use crate::nouns::battle::Unit;
use crate::nouns::terms::{Defends, Special};
use crate::nouns::walls::Section;
use montjoie_game::ruled;

ruled! { pub enum Field of Unit {
    n0: u32 = 0..=1_000_000,
    pvi: i64 = 1..=800_000_000 / 800,
    pvt: i64 = 0..=800_000_000_000_000 / 800,
    pvt0: i64 = 0..=800_000_000_000_000 / 800,
    hd: i32 = 0..=10_000 / 100,
    hd_bonus: i16 = -100..=1_000,
    human0: bool = 0..=1,
    armour: i16 = -50..=80,
    moral: u8 = 2..=12,
    elite: bool = 0..=1,
    mounted: bool = 0..=1,
    lances: bool = 0..=1,
    polearms: bool = 0..=1,
    infantry: bool = 0..=1,
    flying: bool = 0..=1,
    special: Special = 0..=3,
    breath: bool = 0..=1,
    regeneration: u16 = 0..=1_000,
    counters_regeneration: bool = 0..=1,
    siege_gear: bool = 0..=1,
    ram: bool = 0..=1,
    defends: Defends = 0..=2,
    cleric: bool = 0..=1,
    int: u8 = 0..=25,
    sag: u8 = 0..=25,
    leaving: bool = 0..=1,
    surrendering: bool = 0..=1,
    moved: bool = 0..=1,
    struck: bool = 0..=1,
    inside: bool = 0..=1,
    section: Section = 0..=255,
    increments: u8 = 0..=20,
} }
