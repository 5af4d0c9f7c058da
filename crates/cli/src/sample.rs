//! The battle that is played when nobody names one.

/// The shipped scenario.
pub const TEXT: &str = include_str!("../../../scenarios/bx/standard.toml");

/// The scenario read, for tests.
#[cfg(test)]
pub fn loaded() -> crate::load::Loaded {
    crate::load::read(TEXT.as_bytes(), None).unwrap_or_else(|problems| panic!("{problems:?}"))
}
