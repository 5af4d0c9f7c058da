//! Subdivisions du temps: how long a sequence lasts.

use crate::brought::options::TourMinutes;
use crate::nouns::battle::Battle;
use crate::nouns::rules::{ASSAULT_LENGTH, LENGTH};
use crate::nouns::tables::TIME;
use crate::nouns::terms::Mode;
use montjoie_table::cite;

/// ORD-04 — the row of the table for everybody who fights: so many seconds for so many of them.
pub(crate) fn pace(b: &Battle) -> (i64, i64) {
    let total = b.fighters.max(1);
    let row = TIME.iter().find(|r| total <= r.upto).unwrap_or(&TIME[TIME.len() - 1]);
    let tour = match b.options.tour_minutes {
        TourMinutes::Six => 360,
        TourMinutes::Ten => 600,
    };
    (row.seconds.unwrap_or(tour), row.fighters)
}

/// ORD-04, ORD-84 — hundredths of a second in a sequence: by the fighters of both sides, twice as long in an assault.
#[must_use]
pub fn sequence_length(b: &Battle) -> i64 {
    cite(LENGTH);
    let field = if b.options.time_scale_override > 0 {
        i64::from(b.options.time_scale_override) * 100
    } else {
        let (seconds, each) = pace(b);
        b.fighters.max(1) * seconds * 100 / each
    };
    if b.mode == Mode::Assault {
        cite(ASSAULT_LENGTH);
        return field * 2;
    }
    field
}
