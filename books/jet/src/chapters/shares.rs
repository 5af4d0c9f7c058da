//! What the scales make of each other's losses: shared out downwards, readjusted by those who were played (JET-39, JET-40).

use crate::brought::options::{Distribution, ScaleLosses};
use crate::chapters::orders::Units;
use crate::nouns::battle::{Battle, MOST, UnitId};
use crate::nouns::rules::{RECONCILE, SPREAD};
use crate::nouns::terms::Scale;
use crate::shown::ledger::Note;
use montjoie_table::{Few, Play, cite};
use std::ops::RangeInclusive;

/// What a unit is to lose this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Toll {
    /// Men.
    pub lost: i64,
    /// Of these killed, where the split is not by thirds.
    pub killed: Option<i64>,
    /// Of those lost, whom a row imposes by name: no scale below takes them back (JET-40).
    pub imposed: i64,
    /// Whether its own scale said so.
    pub resolved: bool,
    /// Whether a die was thrown for it, at its own scale or above.
    pub thrown: bool,
}

/// The tolls of all units.
pub type Tolls = [Toll; MOST];

/// JET-40 — who is gone before a unit's own result counts: those whom the scale above imposes, or all its share.
#[must_use]
pub fn gone(b: &Battle, shares: &Tolls, unit: UnitId) -> i64 {
    let share = &shares[usize::from(unit)];
    if b.options.scale_losses == ScaleLosses::Cumulative { share.lost } else { share.imposed }
}

/// JET-40 — a unit that was played readjusts the share it got from above.
///
/// # Errors
/// Pauses while somebody has to answer.
pub(crate) fn reconcile(
    b: &Battle,
    tolls: &mut Tolls,
    shares: &Tolls,
    scale: Scale,
    note: &mut impl FnMut(Note),
    judged: &mut impl FnMut(UnitId, RangeInclusive<i32>, i32) -> Play<i32>,
) -> Play {
    let played_above = Scale::ALL.iter().any(|&s| s < scale && b.options.scales_in_play.has(s));
    if !played_above {
        return Ok(());
    }
    cite(RECONCILE);
    let met_here = |u: UnitId| b.encounter(b.at(u).encounter).is_some_and(|e| e.scale == scale);
    for unit in b.ids().filter(|&u| met_here(u)) {
        let i = usize::from(unit);
        if !tolls[i].resolved {
            continue;
        }
        let (first, own) = (gone(b, shares, unit), tolls[i].lost);
        // What is imposed stands, and the result of what was left comes on top of it.
        tolls[i].lost = (first + own).min(i64::from(b.at(unit).fielded));
        tolls[i].killed = tolls[i].killed.map(|k| k + 2 * first / 3);
        tolls[i].imposed = (tolls[i].imposed + shares[i].imposed).min(tolls[i].lost);
        let alone = own;
        let (share, own) = (shares[i].lost, tolls[i].lost);
        if b.options.scale_losses != ScaleLosses::Cumulative && shares[i].thrown && share != own {
            let way = i64::from(b.options.reconcile_losses);
            let usual = crate::chapters::turn::half_up(share * (100 - way) + own * way, 100);
            let number = |n: i64| i32::try_from(n).unwrap_or(i32::MAX);
            let range = number(share.min(own))..=number(share.max(own));
            let lost = i64::from(judged(unit, range, number(usual))?);
            tolls[i].lost = lost;
            tolls[i].killed = tolls[i].killed.map(|k| k.min(lost));
            tolls[i].imposed = tolls[i].imposed.min(lost);
        }
        if shares[i].thrown {
            note(Note::Stands { unit, share, first, own: alone, sum: own, lost: tolls[i].lost });
        }
    }
    if b.options.scale_losses == ScaleLosses::ReplaceConserve {
        for parent in b.ids().filter(|&u| !b.is_leaf(u)) {
            conserve(b, tolls, parent, scale, note);
        }
    }
    Ok(())
}

/// JET-40 — those who were not played make up for those who were, so that the total above stands as far as it can.
fn conserve(b: &Battle, tolls: &mut Tolls, parent: UnitId, scale: Scale, note: &mut impl FnMut(Note)) {
    let fielded = |c: &UnitId| b.at(*c).scale == scale && b.at(*c).fielded > 0;
    let sum: i64 = b.children(parent).filter(fielded).map(|c| tolls[usize::from(c)].lost).sum();
    let missing = tolls[usize::from(parent)].lost - sum;
    let others: Units = b.children(parent).filter(fielded).filter(|&c| !tolls[usize::from(c)].resolved).collect();
    if missing == 0 || others.is_empty() {
        return;
    }
    let now = |c: UnitId, tolls: &Tolls| tolls[usize::from(c)].lost;
    let before = *tolls;
    let room = |c: UnitId| {
        if missing > 0 {
            i64::from(b.at(c).fielded) - now(c, &before)
        } else {
            now(c, &before) - before[usize::from(c)].imposed
        }
    };
    for (unit, part) in spread(b, missing.abs(), &others, room) {
        let share = tolls[usize::from(unit)].lost;
        tolls[usize::from(unit)].lost += part * missing.signum();
        note(Note::Absorbs { unit, share, lost: tolls[usize::from(unit)].lost });
    }
}

/// JET-39 — so many losses over these units, none above its room.
pub fn spread(b: &Battle, total: i64, units: &Units, room: impl Fn(UnitId) -> i64) -> Few<(UnitId, i64), MOST> {
    cite(SPREAD);
    let mut parts: Few<(UnitId, i64), MOST> = units.iter().map(|&u| (u, 0)).collect();
    let mut left = total.min(units.iter().map(|&u| room(u)).sum());
    // Between turns nobody is in the field yet: those who stand are counted.
    let in_turn = units.iter().any(|&u| b.at(u).fielded > 0);
    let men = |u: UnitId| if in_turn { b.at(u).fielded } else { b.at(u).n };
    while left > 0 {
        let open = |p: &(UnitId, i64)| p.1 < room(p.0);
        let exposed = |u: UnitId| b.engagement(u).level().halves;
        let none_exposed = parts.iter().filter(|p| open(p)).all(|p| exposed(p.0) == 0);
        let weight = |u: UnitId| match b.options.loss_distribution {
            Distribution::Equal => 1,
            Distribution::ByEngagement if !none_exposed => i64::from(men(u)) * exposed(u),
            _ => i64::from(men(u)),
        };
        let weights: i64 = parts.iter().filter(|p| open(p)).map(|p| weight(p.0)).sum();
        let before = left;
        let round = left;
        for part in parts.iter_mut().filter(|p| p.1 < room(p.0)) {
            let given = (round * weight(part.0) / weights.max(1)).min(room(part.0) - part.1).min(left);
            part.1 += given;
            left -= given;
        }
        // What does not divide goes one by one: to the largest, or to the largest remainder.
        if before == left || left < i64::try_from(parts.len()).unwrap_or(1) {
            let mut order: Few<(i64, u32, usize), MOST> = parts
                .iter()
                .enumerate()
                .filter(|(_, p)| open(p))
                .map(|(i, p)| {
                    let equal = b.options.loss_distribution == Distribution::Equal;
                    let remainder = if equal { 0 } else { round * weight(p.0) % weights.max(1) };
                    (remainder, men(p.0), i)
                })
                .collect();
            order.sort_unstable_by(|a, z| (z.0, z.1, a.2).cmp(&(a.0, a.1, z.2)));
            for (_, _, i) in order {
                if left > 0 {
                    parts[i].1 += 1;
                    left -= 1;
                }
            }
        }
    }
    parts
}

/// JET-39 — a unit's losses fall on those that belong to it.
pub(crate) fn hand_down(b: &Battle, tolls: &mut Tolls, unit: UnitId, children: &Units, note: &mut impl FnMut(Note)) {
    let toll = tolls[usize::from(unit)];
    if !toll.thrown || children.is_empty() {
        return;
    }
    if toll.lost == 0 {
        for &child in children {
            tolls[usize::from(child)].thrown = true;
        }
        return;
    }
    let room = |c: UnitId| i64::from(b.at(c).fielded);
    let named = spread(b, toll.imposed, children, room);
    let of = |c: UnitId| named.iter().find(|(u, _)| *u == c).map_or(0, |(_, n)| *n);
    let rest = spread(b, toll.lost - toll.imposed, children, |c| room(c) - of(c));
    let mut so_far = (0, 0);
    for (child, more) in rest {
        let (imposed, lost) = (of(child), of(child) + more);
        so_far.1 += lost;
        let killed = toll.killed.map(|k| k * so_far.1 / toll.lost - so_far.0);
        so_far.0 += killed.unwrap_or(0);
        let whole = (toll.lost, toll.imposed);
        note(Note::Share { unit: child, above: unit, whole, over: children.len(), lost, imposed });
        tolls[usize::from(child)] = Toll { lost, killed, imposed, resolved: false, thrown: true };
    }
}
