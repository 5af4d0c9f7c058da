//! The rules, chapter by chapter in the order of the book.

pub mod damage;
pub mod engines;
pub mod heroes;
pub mod melee;
pub mod morale;
pub mod movement;
pub mod orders;
pub mod phase_end;
pub mod shots;
pub mod siege;
