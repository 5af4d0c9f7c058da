//! What is brought to the table: scenarios, options, lines of troops, gestures, doctrines.

pub(crate) mod blocks;
pub mod doctrine;
#[cfg(feature = "frozen")]
pub(crate) mod frozen;
pub(crate) mod gallery;
pub(crate) mod gestures;
pub(crate) mod idle;
pub(crate) mod list;
pub(crate) mod muster;
pub(crate) mod names;
pub(crate) mod notation;
pub mod options;
