//! What is shown of a battle: to whom, in which figures, in which words.

pub mod known;
pub mod line;
pub mod opens;
pub mod paper;
pub mod remnants;
pub mod sheet;
pub mod sight;
pub mod view;
pub mod who;
