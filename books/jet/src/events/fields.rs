//! What a ruling may set by hand.

use crate::brought::options::CommandMode;
use crate::nouns::battle::{Character, Unit};
use crate::nouns::terms::{Attention, Engagement, Posture};
use montjoie_game::{FieldInfo, ruled};

ruled! { pub enum UnitField of Unit {
    leadership: i16 = -200..=500,
    tactics: i16 = -200..=500,
    led: bool = 0..=1,
    mode: CommandMode = 0..=2,
    morale: i16 = -100..=100,
    discipline: i16 = -10..=10,
    discipline_max: i16 = -10..=10,
    position: i16 = -30..=30,
    composition: i16 = -20..=20,
    equipment: i16 = -10..=10,
    engagement: Engagement = 0..=3,
    archers: bool = 0..=1,
    trapped: bool = 0..=1,
    ground: i8 = -1..=3,
    watch: Attention = 0..=2,
} }

ruled! { pub enum CharacterField of Character {
    sa: i16 = -200..=500,
    riding: i16 = -200..=500,
    ob: i16 = -200..=500,
    db: i16 = -200..=500,
    posture: Posture = 0..=1,
    mounted: bool = 0..=1,
    galvanised: u8 = 0..=2,
    leadership: i16 = -200..=500,
    tactics: i16 = -200..=500,
} }

/// How many fields of a character are not fields of a unit too.
const OWN: usize = CharacterField::LIST.len() - 2;

/// Everything a ruling may set on a unit or a character: those of units first; leadership and tactics stand once.
pub const FIELDS: &[FieldInfo] = &{
    let mut all = [UnitField::LIST[0]; UnitField::LIST.len() + OWN];
    let mut i = 0;
    while i < all.len() {
        all[i] = if i < UnitField::LIST.len() {
            UnitField::LIST[i]
        } else {
            CharacterField::LIST[i - UnitField::LIST.len()]
        };
        i += 1;
    }
    all
};
