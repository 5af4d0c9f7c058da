//! The rules, a file for each chapter.

pub(crate) mod besides;
pub(crate) mod chances;
pub(crate) mod encounter;
pub(crate) mod focus;
pub mod losses;
pub mod modifiers;
pub(crate) mod orders;
pub mod rolls;
pub mod shares;
pub(crate) mod soldiers;
pub(crate) mod turn;
pub(crate) mod turn_end;
