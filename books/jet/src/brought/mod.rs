//! What is brought to a battle: scenario, options, gestures of the GM, doctrines.

pub(crate) mod blocks;
pub mod doctrine;
#[cfg(feature = "frozen")]
pub(crate) mod frozen;
pub(crate) mod gallery;
pub(crate) mod gestures;
pub(crate) mod list;
pub(crate) mod muster;
pub mod options;
pub(crate) mod reading;
