//! The battle that is played when nobody names one.

/// The shipped scenario.
pub const TEXT: &str = include_str!("../../../scenarios/bx/standard.toml");
