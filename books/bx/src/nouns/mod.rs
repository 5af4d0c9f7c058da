//! What there is: battle, camp, body, walls; the words and the printed tables of the book.

pub mod battle;
pub mod choices;
pub mod rules;
pub mod tables;
pub mod terms;
pub mod walls;
