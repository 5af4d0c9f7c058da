//! What each person may see of everyone.

use super::battle::{Battle, Body, Id, PV};
use super::terms::{BodyKind, Where};
use crate::{Condition, Fate, Sheet, Viewer};
use montjoie_table::Subject;

/// The book's word for the state of a body.
pub(super) fn state(b: &Battle, id: Id) -> &'static str {
    let body = b.at(id);
    match body.at {
        Where::Absent => "absent",
        Where::Aside => "aside",
        Where::Left => "left",
        Where::Surrendered => "surrendered",
        Where::Fallen => "fallen",
        Where::Destroyed => "destroyed",
        Where::Field if body.surrendering => "surrendering",
        Where::Field if body.leaving => "leaving",
        Where::Field if body.demoralised => "demoralised",
        Where::Field if body.free() => "free",
        Where::Field => "engaged",
    }
}

fn condition(body: &Body) -> Condition {
    match body.at {
        Where::Absent => Condition::Absent,
        Where::Left => Condition::Gone,
        Where::Surrendered => Condition::Captured,
        Where::Destroyed | Where::Fallen => Condition::Destroyed,
        Where::Field if body.demoralised || body.leaving || body.surrendering => Condition::Broken,
        Where::Field | Where::Aside => Condition::Fit,
    }
}

/// Where a body stands against the start: heads for a unit, points for one alone.
pub(super) fn fate(b: &Battle, id: Id) -> Fate {
    let body = b.at(id);
    let points = |p: i64| (p + PV - 1) / PV;
    let (initial, now) = if body.kind == BodyKind::Unit {
        (i64::from(body.n0), i64::from(body.n))
    } else {
        (points(body.pvt0), points(body.pvt))
    };
    Fate {
        subject: Subject::unit(id),
        side: body.side,
        initial,
        now,
        condition: condition(body),
        word: state(b, id),
        person: body.kind == BodyKind::Hero,
    }
}

pub(super) fn sheets(_: &Battle, _: Viewer) -> Vec<Sheet> {
    Vec::new()
}
