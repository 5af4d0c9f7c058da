//! Unit numbers in files: `#u3`, and `#-` for nobody. For `#[serde(with = "mark")]` on the fields of events.

use montjoie_table::{Kind, Subject};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Nobody, where a unit number is expected.
pub const NOBODY: u8 = u8::MAX;

/// Writes a unit number as a mark.
///
/// # Errors
/// As the serializer does.
pub fn serialize<S: Serializer>(unit: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    let subject = if *unit == NOBODY { Subject::NOBODY } else { Subject::unit(*unit) };
    subject.serialize(serializer)
}

/// Reads a mark into a unit number.
///
/// # Errors
/// When it is the mark of no unit.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    match Subject::deserialize(deserializer)?.kind() {
        Kind::Unit(unit) => Ok(unit),
        Kind::Nobody => Ok(NOBODY),
        other => Err(serde::de::Error::custom(format!("{other:?} is no unit"))),
    }
}
