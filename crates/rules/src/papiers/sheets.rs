//! Sheets.
use super::battle::Battle;
use crate::{Sheet, Viewer};
pub(super) fn sheets(_: &Battle, _: Viewer) -> Vec<Sheet> {
    Vec::new()
}
