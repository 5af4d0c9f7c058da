//! What is told of each thing that happens.

use super::battle::Battle;
use super::event::Event;
use crate::{Message, Viewer};
use montjoie_table::Heard;

pub(super) fn line(_: &Battle, _: &Heard<Event>, _: Viewer) -> Option<Message> {
    None
}
