//! Reads our own sources, for the build and for the chores: tokens, code without its tests, and whether every message that
//! code says exists ([`keys`]). No program of ours holds it.

#![forbid(unsafe_code)]

mod code;
mod keys;
mod lex;

pub use code::{closing, is_test_file, test_files, without_tests};
pub use keys::{Fault, keys};
pub use lex::{Kind, Token, lex};
