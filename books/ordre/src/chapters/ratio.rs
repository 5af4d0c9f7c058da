//! Numerical advantage: PdA against PdA of those at grips.

use crate::brought::options::RatioPda;
use crate::chapters::figures::Use;
use crate::chapters::groups;
use crate::events::{Event, Opponent};
use crate::nouns::battle::{Battle, GroupId};
use crate::nouns::rules::{ASSAULT_STEP, RATIO};
use crate::nouns::terms::{Mode, Reach};
use montjoie_table::{Side, Subject, Table, cite};

/// ORD-39 — PdA of those at grips, side by side, as they stand.
fn totals(b: &Battle) -> [i64; 2] {
    Side::BOTH.map(|side| {
        let mut sum = 0i64;
        for (id, g) in b.able(side) {
            let how = match g.kind {
                Reach::Contact => Use::Shock { fresh: !g.shocked },
                Reach::Ranged if g.exposed => Use::Contact,
                Reach::Ranged => continue,
            };
            sum = sum.saturating_add(one_power(b, id, how));
        }
        sum
    })
}

/// ORD-39 — what numbers give each side in the shock: side totals of those at grips. What gives something is told.
pub fn ratios<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> [i32; 2] {
    let total = totals(b);
    Side::BOTH.map(|side| {
        let (own, enemy) = (total[side.index()], total[side.foe().index()]);
        let bonus = capped_ratio(b, side, own, enemy);
        let (by, on) = (Opponent(Subject::side(side)), Opponent(Subject::side(side.foe())));
        if bonus > 0 {
            t.happens(b, Event::Weighed { by, on, own, enemy, bonus });
        }
        bonus
    })
}

fn one_power(b: &Battle, id: GroupId, how: Use) -> i64 {
    match b.options.ratio_pda {
        RatioPda::Current => groups::pda(b, id, how, None, |_, _| ()),
        RatioPda::Initial => groups::pda_initial(b, id, how, None),
    }
}

/// ORD-39 — of one pair alone, in pursuit and riposte.
pub fn pair_ratio<T: Table<Battle>>(b: &mut Battle, t: &mut T, by: GroupId, on: GroupId) -> i32 {
    let how = |id: GroupId| match b.at(id).kind {
        Reach::Contact => Use::Shock { fresh: !b.at(id).shocked },
        Reach::Ranged => Use::Contact,
    };
    let (own, enemy) = (one_power(b, by, how(by)), one_power(b, on, how(on)));
    let bonus = capped_ratio(b, b.at(by).side, own, enemy);
    let (by, on) = (Opponent(b.face(by)), Opponent(b.face(on)));
    if bonus > 0 {
        t.happens(b, Event::Weighed { by, on, own, enemy, bonus });
    }
    bonus
}

/// ORD-39, ORD-83 — no more than the GM allows; nothing for those who climb to an inaccessible place.
fn capped_ratio(b: &Battle, side: Side, own: i64, enemy: i64) -> i32 {
    cite(RATIO);
    if b.mode == Mode::Assault && b.options.inaccessible_site && !b.walled(side) {
        cite(ASSAULT_STEP);
        return 0;
    }
    crate::nouns::tables::ratio(own, enemy).min(b.options.ratio_cap)
}
