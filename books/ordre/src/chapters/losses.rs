//! Losses: what damage means for the units of a group, man by man.

use crate::chapters::array::MOST;
use crate::chapters::figures;
use crate::nouns::battle::{Battle, GroupId};
use crate::nouns::rules::{CASUALTIES, SHARING};
use crate::nouns::unit::Unit;
use montjoie_table::{Few, Subject, UnitId, cite};

/// Points shared out, unit by unit.
pub type Borne = Few<(UnitId, i64), MOST>;

/// ORD-52 — a group's damage shared among its units in proportion to their Force; what a ruling or an earlier fight put on one stays there.
#[must_use]
pub fn shares(b: &Battle, group: GroupId) -> Borne {
    cite(SHARING);
    let damage = b.at(group).damage;
    let mut weights: Few<(UnitId, i64), MOST> = Few::new();
    let mut own = 0;
    for (id, u) in b.units_of(group) {
        weights.push((id, figures::frc(b, u)));
        own += u.hurt;
    }
    if damage < own {
        // A rally gave back more than was shared: what is left follows what each had.
        for (id, weight) in &mut weights {
            *weight = b.unit(*id).hurt.max(0);
        }
        return apportion(damage, &weights);
    }
    let mut all = apportion(damage - own, &weights);
    for (id, share) in &mut all {
        *share += b.unit(*id).hurt;
    }
    all
}

/// Whole points in proportion to weights; spare ones go to the largest fractions, of equals to the heavier, then to the first.
#[must_use]
pub fn apportion(points: i64, weights: &[(UnitId, i64)]) -> Borne {
    let total: i64 = weights.iter().map(|w| w.1).sum();
    let mut out: Borne = Few::new();
    if total <= 0 {
        for (i, &(id, _)) in weights.iter().enumerate() {
            out.push((id, if i == 0 { points } else { 0 }));
        }
        return out;
    }
    let part = |w: i64| i128::from(points) * i128::from(w);
    let mut left = points;
    for &(id, w) in weights {
        let share = i64::try_from(part(w).div_euclid(i128::from(total))).unwrap_or(0);
        left -= share;
        out.push((id, share));
    }
    let mut given = montjoie_table::Crowd::EMPTY;
    while left > 0 {
        let rest = |w: i64| part(w).rem_euclid(i128::from(total));
        let mut best: Option<usize> = None;
        for (i, &(id, w)) in weights.iter().enumerate() {
            if given.has(id) {
                continue;
            }
            let better = best.is_none_or(|j| {
                let other = weights[j].1;
                (rest(w), w) > (rest(other), other)
            });
            if better {
                best = Some(i);
            }
        }
        let Some(i) = best else { break };
        given.add(weights[i].0);
        out[i].1 += 1;
        left -= 1;
    }
    out
}

/// ORD-53 — men put out of action by so many points, and whether points are left over.
#[must_use]
pub fn out_of_action(b: &Battle, u: &Unit, share: i64) -> (u32, bool) {
    cite(CASUALTIES);
    let share = i128::from(share.max(0));
    let (points, each) = if u.as_a_whole() {
        (share * i128::from(u.eff), figures::frc(b, u).max(1))
    } else {
        (share, figures::per_man(b, u))
    };
    let out = u32::try_from(points / i128::from(each)).unwrap_or(u32::MAX).min(u.eff);
    (out, points % i128::from(each) != 0 && out < u.eff)
}

/// Men of a unit still standing, on the damage so far.
#[must_use]
pub fn standing(b: &Battle, id: UnitId) -> u32 {
    let u = b.unit(id);
    let Some(group) = u.group else { return u.eff };
    let share = shares(b, group).iter().find(|s| s.0 == id).map_or(0, |s| s.1);
    u.eff - out_of_action(b, u, share).0
}

/// ORD-53 — men or vehicles that so many more points put out of action in a group, and whether they are vehicles.
#[must_use]
pub fn struck(b: &Battle, group: Subject, points: i64) -> (u32, bool) {
    let Some(id) = b.group_of(group) else { return (0, false) };
    let stands = |b: &Battle| -> u32 { b.units_of(id).map(|(unit, _)| standing(b, unit)).sum() };
    let mut after = b.clone();
    let damage = &mut after.groups[usize::from(id)].damage;
    *damage = damage.saturating_add(points);
    (stands(b).saturating_sub(stands(&after)), b.units_of(id).all(|(_, u)| u.vehicle))
}
