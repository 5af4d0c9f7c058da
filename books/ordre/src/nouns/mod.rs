//! What there is: a battle, its units and characters, the words and the printed tables of the book.

pub mod battle;
pub(crate) mod choices;
pub(crate) mod rules;
pub(crate) mod tables;
pub mod terms;
pub mod unit;
