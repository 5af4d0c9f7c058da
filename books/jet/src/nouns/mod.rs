//! What there is: the battle, its units and people, the book's words and printed tables.

pub mod battle;
pub(crate) mod choices;
pub(crate) mod rules;
pub mod tables;
pub mod terms;
pub(crate) mod tree;
