//! The rules, chapter by chapter in the order of an hour.

pub(crate) mod alignment;
pub(crate) mod ambush;
pub(crate) mod attack;
pub(crate) mod attributes;
pub(crate) mod characters;
pub(crate) mod combat;
pub(crate) mod engagement;
pub(crate) mod initiative;
pub(crate) mod losses;
pub(crate) mod magic;
pub(crate) mod morale;
pub(crate) mod movement;
pub(crate) mod orders;
pub(crate) mod power;
pub(crate) mod skill;
pub(crate) mod wounds;
