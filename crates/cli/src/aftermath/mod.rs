//! `aftermath JOURNAL -o next.toml`: what is left of everyone, as a scenario and in words.

mod edit;
pub mod next;
