//! What is shown of a battle, and to whom.

pub(crate) mod fates;
pub(crate) mod known;
pub(crate) mod line;
pub(crate) mod opens;
pub(crate) mod page;
pub(crate) mod paper;
pub(crate) mod remnants;
pub(crate) mod sheet;
pub(crate) mod sight;
pub(crate) mod survivors;
pub(crate) mod who;
