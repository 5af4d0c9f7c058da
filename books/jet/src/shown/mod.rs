//! What is shown of a battle: who sees what, sheets, lines, and how a number came about.

pub(crate) mod heart;
pub(crate) mod known;
pub(crate) mod ledger;
pub(crate) mod line;
pub(crate) mod opened;
pub(crate) mod opens;
pub(crate) mod paper;
pub(crate) mod remnants;
pub(crate) mod sheet;
pub(crate) mod sight;
pub(crate) mod who;
