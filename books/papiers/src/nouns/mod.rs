//! What there is: the battle, its units and characters, the words and printed tables of the book.

pub mod battle;
pub(crate) mod choices;
pub mod ids;
pub(crate) mod lookup;
pub(crate) mod lore;
pub(crate) mod rules;
pub(crate) mod standing;
pub mod tables;
pub mod terms;
