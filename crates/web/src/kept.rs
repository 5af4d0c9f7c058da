//! Small things kept beside the battles. One that cannot be read any more is laid aside and said, never lost or passed over.

use montjoie_chronicle::{Shelf, Trouble};
use serde::de::DeserializeOwned;

/// What was found under a name.
pub(crate) struct Kept<T> {
    /// What it says, if anything was kept and can be read.
    pub value: Option<T>,
    /// Whether something was there that cannot be read: it lies beside now, under the same name and `/unreadable`.
    pub unreadable: bool,
}

/// Looks under a name.
pub(crate) fn kept<T: DeserializeOwned>(shelf: &Shelf, name: &str) -> Result<Kept<T>, Trouble> {
    let Some(text) = shelf.kept(name)? else { return Ok(Kept { value: None, unreadable: false }) };
    let value: Option<T> = serde_json::from_str(&text).ok();
    let unreadable = value.is_none();
    if unreadable {
        shelf.keep(&format!("{name}/unreadable"), &text)?;
    }
    Ok(Kept { value, unreadable })
}
