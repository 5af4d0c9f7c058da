//! What is brought to a battle: scenarios and options, the GM's gestures, and how a side is led when nobody leads it.

pub(crate) mod blocks;
pub mod doctrine;
pub mod doubts;
#[cfg(feature = "frozen")]
pub mod frozen;
pub(crate) mod gallery;
pub mod gestures;
pub mod hand;
pub(crate) mod list;
pub mod muster;
pub mod options;
