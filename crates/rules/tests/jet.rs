//! Jet de bataille: every rule, every option, the printed examples.
#![allow(clippy::unwrap_used)]

mod common;
#[path = "jet/proofs.rs"]
mod proofs;
