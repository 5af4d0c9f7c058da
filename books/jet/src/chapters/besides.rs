//! Losses besides those of encounters: arrows and stragglers (JET-52, JET-54).

use crate::chapters::orders::Units;
use crate::chapters::shares::{Tolls, spread};
use crate::events::Event;
use crate::nouns::battle::{Battle, Pending, UnitId};
use crate::nouns::rules::{STRAGGLERS, VOLLEY};
use crate::shown::ledger::Note;
use montjoie_table::{Table, cite};

/// JET-54 — arrows besides the turn's losses.
pub(crate) fn volleys(b: &Battle, tolls: &mut Tolls, note: &mut impl FnMut(Note)) {
    for pending in &b.pending {
        let &Pending::Volley(unit, men) = pending else { continue };
        cite(VOLLEY);
        let mut leaves = Units::new();
        for id in b.ids() {
            let below = id == unit || b.at(id).parent == Some(unit);
            if below && b.is_leaf(id) && b.at(id).fielded > 0 {
                leaves.push(id);
            }
        }
        let before = *tolls;
        let room = |u: UnitId| (i64::from(b.at(u).n) - before[usize::from(u)].lost).max(0);
        for (leaf, lost) in spread(b, i64::from(men), &leaves, room) {
            let toll = &mut tolls[usize::from(leaf)];
            toll.lost += lost;
            note(Note::Volley { unit: leaf, under: unit, total: i64::from(men), over: leaves.len(), lost });
            toll.killed = toll.killed.map(|k| k + 2 * lost / 3);
        }
    }
}

/// JET-52 — stragglers go over, or die.
pub(crate) fn strays<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    for at in 0..b.pending.len() {
        let (unit, to, men) = match b.pending[at] {
            Pending::Joins(from, to, men) => (from, Some(to), men),
            Pending::CutDown(from, men) => (from, None, men),
            _ => continue,
        };
        cite(STRAGGLERS);
        let men = men.min(b.at(unit).n);
        if men == 0 || !b.is_leaf(unit) {
            continue;
        }
        t.happens(
            b,
            match to {
                Some(to) => Event::Passed { unit, to, men },
                None => Event::Losses { unit, killed: men, wounded: 0 },
            },
        );
    }
}
