//! What comes from outside: scenarios, settings, the hand of the GM, doctrines.

pub(crate) mod blocks;
pub(crate) mod creation;
pub mod doctrine;
pub(crate) mod found;
#[cfg(feature = "frozen")]
pub(crate) mod frozen;
pub(crate) mod gallery;
pub(crate) mod gestures;
pub(crate) mod ground;
pub(crate) mod list;
pub(crate) mod muster;
pub(crate) mod notation;
pub mod options;
