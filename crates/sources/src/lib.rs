//! Parses our own sources, for the build and for `xtask`: tokens, code without its tests, and whether every message id in
//! code has a text ([`keys`]). Not part of the shipped program.

#![forbid(unsafe_code)]

mod code;
mod keys;
mod lex;

pub use code::{closing, is_test_file, test_files, without_tests};
pub use keys::{MessageFault, keys};
pub use lex::{Lexeme, LexemeKind, lex};
