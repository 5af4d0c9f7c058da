//! The rulebooks, one folder each, and what they have in common.
mod message;
mod names;
pub mod scenario;

pub use message::{Arg, Message};
pub use names::{Gender, Name, Names};
