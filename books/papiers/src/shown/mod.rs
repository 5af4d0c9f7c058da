//! What each person may see, and how it is told.

pub(crate) mod figures;
pub(crate) mod known;
pub(crate) mod ladder;
pub(crate) mod line;
pub(crate) mod opens;
pub(crate) mod paper;
pub(crate) mod remnants;
pub(crate) mod rulings;
pub(crate) mod sheet;
pub(crate) mod sight;
pub(crate) mod track;
pub(crate) mod view;
pub(crate) mod who;
