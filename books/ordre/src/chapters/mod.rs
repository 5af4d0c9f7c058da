//! The chapters of the book, in its order: rules, and nothing but rules.

pub(crate) mod aftermath;
pub(crate) mod array;
pub(crate) mod blows;
pub(crate) mod command;
pub(crate) mod figures;
pub(crate) mod groups;
pub(crate) mod losses;
pub(crate) mod ranged;
pub(crate) mod ratio;
pub(crate) mod reserve;
pub(crate) mod rout;
pub(crate) mod score;
pub(crate) mod shock;
pub(crate) mod siege;
pub(crate) mod time;
pub(crate) mod vehicles;
