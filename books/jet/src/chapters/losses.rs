//! Pertes: percentage, ratio, exposure, wipe-out; spread down the tree and reconciled between scales (JET-34 to 40).

use crate::brought::options::{
    ArcherLosses, CompanyEngagement, ExposureSource, LossBase, LossRounding, LossSplit, Options, ScaleLosses,
};
use crate::chapters::besides::{strays, volleys};
use crate::chapters::encounter::{archers, largest};
use crate::chapters::modifiers::{men_for_losses, office};
use crate::chapters::orders::Units;
use crate::chapters::shares::{Toll, Tolls, gone, hand_down, reconcile, spread};
use crate::events::Event;
use crate::nouns::battle::{Battle, EncounterId, MOST, UnitId};
use crate::nouns::rules::{ARCHERS, BREAKOUT, EXPOSURE, KILLED, PERCENTAGE, RATIO, RECONCILE, WIPE_OUT, WORTH};
use crate::nouns::terms::{Breakout, Engagement, Percent, Row, Scale, Step};
use crate::shown::ledger::Note;
use montjoie_table::{Few, Id as _, Judgement, Office, Play, Subject, Table, Toss, cite, d};
use std::ops::RangeInclusive;

/// A fraction.
pub type Frac = (i64, i64);

/// n × num / den, rounded as the option says.
fn part(options: &Options, n: i64, (num, den): Frac) -> i64 {
    let (n, den) = (i128::from(n) * i128::from(num), i128::from(den.max(1)));
    let rounded = match options.loss_rounding {
        LossRounding::HalfUp => (2 * n + den) / (2 * den),
        LossRounding::Floor => n / den,
        LossRounding::Ceil => (n + den - 1) / den,
    };
    i64::try_from(rounded).unwrap_or(i64::MAX)
}

/// JET-17 — the shift of the losses ratio by the worth of fighters: v − 1, or 1 − 1/v.
#[must_use]
pub fn shift_of_worth(own: Frac, enemy: Frac) -> Frac {
    let (own, enemy) = ((own.0 * enemy.1).max(1), (enemy.0 * own.1).max(1));
    if own >= enemy { (own - enemy, enemy) } else { (own - enemy, own) }
}

/// JET-17, JET-35 — a printed ratio, shifted: what one of ours costs them, as a fraction, and whether it is in our favour.
#[must_use]
pub fn shifted(against: bool, ratio: Frac, worth: Frac, points: i64) -> (Frac, bool) {
    // s = r − 1 in favour, −(r − 1) against, over a common denominator.
    let den = ratio.1 * worth.1;
    let over = (ratio.0 - ratio.1) * worth.1;
    let s = if against { -over } else { over } + worth.0 * ratio.1 + points * den;
    if s >= 0 { ((s + den, den), true) } else { ((den, den - s), false) }
}

/// Step 5 of a turn.
///
/// # Errors
/// Pauses while somebody has to answer.
pub fn losses<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let own = b.own();
    let met: Few<(EncounterId, UnitId), MOST> = EncounterId::all(b.encounters.len())
        .zip(&b.encounters)
        .filter_map(|(i, e)| e.heads[own.index()].filter(|_| e.resolved).map(|head| (i, head)))
        .filter(|(i, _)| !(harmless(b, *i) || broken_out(b, *i) || idle(b, *i)))
        .collect();
    let mut percent = apart(b);
    t.throw_each(
        &met,
        |_, (at, unit)| {
            // Where it can only wipe a side out, that it is thrown at all tells how few they are: the GM throws it.
            let hand = if replaced(b, at) { Office::Gm } else { office(b, unit) };
            Toss::new(PERCENTAGE.by(Subject::from(unit)), hand, d(100))
        },
        |_, cast| Percent(read(cast.dice)),
        |(at, _), Percent(p)| percent.push((at, p)),
    )?;
    let tolls = {
        let mut judged =
            |unit: UnitId, range, usual| t.judge(RECONCILE.by(Subject::from(unit)), Judgement::offered(range, usual));
        count(b, &percent, &mut |_| (), &mut judged)?
    };
    let before: Few<(UnitId, u32, u32), MOST> =
        b.ids().filter(|&u| !b.is_leaf(u)).map(|u| (u, b.at(u).killed, b.at(u).wounded)).collect();
    for unit in b.ids() {
        if b.is_leaf(unit) {
            fall(b, t, unit, tolls[usize::from(unit)]);
        }
    }
    strays(b, t);
    for (unit, killed, wounded) in before {
        let (killed, wounded) = (b.at(unit).killed - killed, b.at(unit).wounded - wounded);
        // The only one below has said it already.
        if killed + wounded > 0 && b.children(unit).filter(|&c| b.at(c).fielded > 0).count() > 1 {
            t.happens(b, Event::Tolled { unit, killed, wounded });
        }
    }
    t.happens(b, Event::Step { step: Step::End, at: 0 });
    Ok(())
}

/// JET-34 — the least in a hundred, and the most.
const LEAST: i64 = 15;
const MOST_OF_ALL: i64 = 35;

/// JET-34 — what the die of the losses says.
#[must_use]
pub fn read(die: i32) -> i64 {
    i64::from(die).clamp(LEAST, MOST_OF_ALL)
}

/// JET-34 to 40 — what everybody is to lose: encounters at their percentages, shared out and readjusted from the top down.
///
/// # Errors
/// Pauses while somebody has to answer.
pub(crate) fn count(
    b: &Battle,
    percent: &[(EncounterId, i64)],
    note: &mut impl FnMut(Note),
    judged: &mut impl FnMut(UnitId, RangeInclusive<i32>, i32) -> Play<i32>,
) -> Play<Tolls> {
    let mut tolls: Tolls = [Toll::default(); MOST];
    for &scale in Scale::ALL {
        if b.options.scales_in_play.has(scale) {
            let shares = tolls;
            for &(at, p) in percent.iter().filter(|(at, _)| b.encounters[at.index()].scale == scale) {
                resolve(b, &mut tolls, &shares, at, p, note);
            }
            reconcile(b, &mut tolls, &shares, scale, note, judged)?;
        }
        for unit in b.ids().filter(|&u| b.at(u).scale == scale && !b.is_leaf(u)) {
            let fielded: Units = b.children(unit).filter(|&c| b.at(c).fielded > 0).collect();
            hand_down(b, &mut tolls, unit, &fielded, note);
        }
    }
    volleys(b, &mut tolls, note);
    Ok(tolls)
}

/// JET-36, JET-43 — encounters in which the line leaves nobody to lose, or a breakout names the losses: no face changes
/// anything, so nobody throws.
pub(crate) fn apart(b: &Battle) -> Few<(EncounterId, i64), MOST> {
    let fought = EncounterId::all(b.encounters.len())
        .zip(&b.encounters)
        .filter(|(_, e)| e.resolved && e.heads[b.own().index()].is_some());
    fought.filter(|(at, _)| harmless(b, *at) || broken_out(b, *at)).map(|(at, _)| (at, LEAST)).collect()
}

/// JET-43 — whether the rule of the breakout names all our losses of an encounter, whatever the die says.
fn broken_out(b: &Battle, encounter: EncounterId) -> bool {
    let mut rolled = b.in_encounter(encounter, b.own()).filter(|&u| b.at(u).met && b.at(u).row.is_some()).peekable();
    rolled.peek().is_some() && rolled.all(|u| breaks_out(b, u, 1).is_some())
}

/// JET-36 — whether an encounter costs nobody anything, whatever the die says.
fn harmless(b: &Battle, encounter: EncounterId) -> bool {
    if b.encounters[encounter.index()].scale == Scale::Army {
        return false;
    }
    let enemies: Units = b.in_encounter(encounter, b.own().foe()).filter(|&u| b.at(u).met).collect();
    let Some(facing) = largest(b, &enemies) else { return false };
    let spares = |u: UnitId| match b.at(u).row {
        Some(row) => b.at(u).breakout == Breakout::None && exposure(b, u, facing, row) == (0, 0),
        None => true,
    };
    !enemies.is_empty() && b.in_encounter(encounter, b.own()).filter(|&u| b.at(u).met).all(spares)
}

/// JET-40 — whether the die of an encounter can change nothing: all below have a result of their own that replaces it, its row
/// imposes nothing, and no face wipes a side out.
fn idle(b: &Battle, encounter: EncounterId) -> bool {
    if !replaced(b, encounter) {
        return false;
    }
    // The most a die can say; whatever wipes a side out does so here.
    let mut most: Tolls = [Toll::default(); MOST];
    resolve(b, &mut most, &[Toll::default(); MOST], encounter, MOST_OF_ALL, &mut |_| ());
    let imposes = most.iter().any(|toll| toll.imposed > 0);
    if !imposes {
        cite(RECONCILE);
    }
    !imposes
}

/// JET-40 — whether results of their own replace the share of all below, and no breakout imposes one.
fn replaced(b: &Battle, encounter: EncounterId) -> bool {
    let options = &b.options;
    if options.scale_losses != ScaleLosses::ReplaceShare || options.reconcile_losses != 100 {
        return false;
    }
    let scale = b.encounters[encounter.index()].scale;
    let broke_out = |u: UnitId| b.at(u).scale <= scale && b.at(u).breakout != Breakout::None;
    let all_below = |u: UnitId| !b.is_leaf(u) && b.children(u).all(|c| covered(b, c));
    let sides = [b.own(), b.own().foe()];
    !b.ids().any(broke_out) && sides.iter().all(|&side| b.in_encounter(encounter, side).all(all_below))
}

/// JET-40 — whether a unit in battle, or all that belongs to it, has a result of its own.
fn covered(b: &Battle, unit: UnitId) -> bool {
    let u = b.at(unit);
    if u.fielded == 0 {
        return true;
    }
    let fought = u.met && b.encounter(u.encounter).is_some_and(|e| e.resolved);
    let rolled = |u: UnitId| b.at(u).row.is_some();
    let resolved = fought && b.in_encounter(u.encounter, b.own()).any(rolled) && (u.side != b.own() || rolled(unit));
    resolved || (!b.is_leaf(unit) && b.children(unit).all(|c| covered(b, c)))
}

/// JET-34 to 37 — the losses of one encounter, as results of its units.
pub(crate) fn resolve(
    b: &Battle,
    tolls: &mut Tolls,
    shares: &Tolls,
    encounter: EncounterId,
    p: i64,
    note: &mut impl FnMut(Note),
) {
    let side = b.own();
    let fought = |side| -> Units { b.in_encounter(encounter, side).filter(|&u| b.at(u).met).collect() };
    let own: Units = fought(side).into_iter().filter(|&u| b.at(u).row.is_some()).collect();
    let enemies = fought(side.foe());
    if own.is_empty() || enemies.is_empty() {
        return;
    }
    // JET-40: who is gone by the scale above is gone before this one counts.
    let strength = |u: UnitId| (i64::from(b.at(u).fielded) - gone(b, shares, u)).max(0);
    let base = |u: UnitId| (men_for_losses(b, u) - gone(b, shares, u)).max(0);
    let there: i64 = enemies.iter().map(|&u| strength(u)).sum();
    if there == 0 || own.iter().all(|&u| strength(u) == 0) {
        // The scale above left nobody to fight with: its word stands. What a breakout costs it costs all the same (JET-43).
        enemies.iter().for_each(|&unit| note(Note::Nobody { unit }));
        for &unit in &own {
            match breaks_out(b, unit, strength(unit)) {
                Some(lost) => {
                    cite(BREAKOUT);
                    let cost = Cost {
                        own: lost,
                        enemy: 0,
                        k: (1, 1),
                        favoured: false,
                        fixed: true,
                        raw: (lost, 0),
                        lined: (lost, 0),
                    };
                    note(Note::Cost { unit, men: strength(unit), percent: p, cost, across: 0, lost, of: (0, 0) });
                    tolls[usize::from(unit)] = Toll { lost, killed: None, imposed: lost, resolved: true, thrown: true };
                }
                None => note(Note::Nobody { unit }),
            }
        }
        return;
    }
    let Some(enemy) = largest(b, &enemies) else { return };
    let facing = Facing {
        unit: enemy,
        shift: enemies.iter().map(|&u| i64::from(b.at(u).shift)).sum(),
        strength: there,
        base: enemies.iter().map(|&u| base(u)).sum::<i64>() / i64::try_from(own.len()).unwrap_or(1),
    };
    let mut results: Few<(UnitId, Cost), MOST> = Few::new();
    for &unit in &own {
        let row = b.at(unit).row.unwrap_or(Row::Failure);
        let mut cost = one(b, (unit, row), strength(unit), base(unit), &facing, p);
        if own.len() == 1 {
            wipe_out(b, &mut cost, strength(unit), there);
        }
        cost.own = cost.own.min(strength(unit));
        results.push((unit, cost));
    }
    let alone: Few<Cost, MOST> = results.iter().map(|(_, c)| *c).collect();
    let mut total: i64 = results.iter().map(|(_, c)| c.enemy).sum();
    let of = (there, total);
    if total > there {
        // JET-15: several of ours against too few of them.
        cite(WIPE_OUT);
        for (_, cost) in results.iter_mut().filter(|(_, c)| !c.fixed) {
            cost.own = part(&Options::default(), cost.own, (there, total));
        }
        total = there;
    }
    let killed = results.iter().map(|(_, c)| c.enemy_killed()).sum::<i64>().min(total);
    for ((unit, cost), whole) in results.iter().zip(alone) {
        let across = facing.base;
        note(Note::Cost { unit: *unit, men: base(*unit), percent: p, cost: whole, across, lost: cost.own, of });
        let imposed = if cost.fixed || cost.own == strength(*unit) { cost.own } else { 0 };
        tolls[usize::from(*unit)] = Toll { lost: cost.own, killed: None, imposed, resolved: true, thrown: true };
    }
    let shares = spread(b, total, &enemies, strength);
    let scaled = b.options.loss_split == LossSplit::Scaled;
    let mut killed_so_far = (0, 0);
    let over = shares.len();
    for (unit, lost) in shares {
        note(Note::Taken { unit, total, over, lost, men: strength(unit) });
        killed_so_far.1 += lost;
        let killed_here = if total == 0 { 0 } else { killed * killed_so_far.1 / total - killed_so_far.0 };
        killed_so_far.0 += killed_here;
        let killed = scaled.then_some(killed_here.clamp(0, lost));
        let imposed = if total == there { lost } else { 0 };
        tolls[usize::from(unit)] = Toll { lost, killed, imposed, resolved: true, thrown: true };
    }
}

/// The enemy across one of our units.
pub struct Facing {
    /// The one with most men.
    pub unit: UnitId,
    /// By how much they shifted the losses ratio their way (JET-56).
    pub shift: i64,
    /// Men they have.
    pub strength: i64,
    /// Men their percentage counts.
    pub base: i64,
}

/// What an encounter costs both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Our losses.
    pub own: i64,
    /// Theirs.
    pub enemy: i64,
    /// What one of ours costs them.
    pub k: Frac,
    /// Whether that is in our favour.
    pub favoured: bool,
    /// A breakout: what it costs us is told by the rule.
    pub fixed: bool,
    /// Ours and theirs by percentage and ratio alone.
    pub raw: (i64, i64),
    /// The same with the line they stand in (JET-36), before a side is wiped out (JET-37).
    pub lined: (i64, i64),
}

/// JET-43 — what a breakout costs those who try it, out of so many men.
pub(crate) fn breaks_out(b: &Battle, unit: UnitId, men: i64) -> Option<i64> {
    let share = match b.at(unit).breakout {
        Breakout::Escaped => 50,
        Breakout::Failed if b.at(unit).scale != Scale::Army => i64::from(b.options.massacre_fraction),
        _ => return None,
    };
    Some(part(&Options::default(), men, (share, 100)))
}

/// One of our units against all it faces.
pub fn one(b: &Battle, (unit, row): (UnitId, Row), strength: i64, base: i64, facing: &Facing, p: i64) -> Cost {
    cite(PERCENTAGE);
    cite(RATIO);
    let options = &b.options;
    let u = b.at(unit);
    let trapped = u.breakout != Breakout::None;
    let (k, favoured) = ratio_of(b, unit, row, trapped, i64::from(u.shift) - facing.shift);
    let fixed = breaks_out(b, unit, strength);
    let (mut own, mut enemy) = match fixed {
        Some(own) => (own, part(options, own, k)),
        None if options.loss_base == LossBase::Winner && !favoured => {
            let enemy = part(options, facing.base, (p, 100));
            (part(options, enemy, (k.1, k.0)), enemy)
        }
        None => {
            let own = part(options, base, (p, 100)).min(strength);
            (own, part(options, own, k))
        }
    };
    let raw = (own, enemy);
    if trapped {
        cite(BREAKOUT);
        enemy = enemy.min(facing.strength);
    } else if u.scale != Scale::Army {
        let (ours, theirs) = exposure(b, unit, facing.unit, row);
        own = part(options, own, (ours, 2));
        enemy = part(options, enemy, (theirs, 2));
    }
    Cost { own, enemy, k, favoured, fixed: fixed.is_some(), raw, lined: (own, enemy) }
}

/// JET-35, JET-43 — the ratio of a row before anything shifts it, and whether it is against us.
pub(crate) fn printed_ratio(b: &Battle, unit: UnitId, row: Row, trapped: bool) -> (bool, Frac) {
    let result = row.result(b.at(unit).scale);
    if trapped || row == Row::SpectacularFailure {
        (true, (i64::from(b.options.spectacular_failure_ratio), 100))
    } else {
        (result.against, (result.twice_ratio, 2))
    }
}

/// JET-35, JET-17, JET-43 — the ratio of a row, shifted: what one of ours costs them, and whether it is in our favour.
pub(crate) fn ratio_of(b: &Battle, unit: UnitId, row: Row, trapped: bool, points: i64) -> (Frac, bool) {
    let u = b.at(unit);
    let (against, ratio) = printed_ratio(b, unit, row, trapped);
    let worth = shift_of_worth(b.camp(u.side).value, b.camp(u.side.foe()).value);
    if worth.0 != 0 {
        cite(WORTH);
    }
    shifted(against, ratio, worth, points)
}

impl Cost {
    /// JET-38, `scaled_components` — of theirs the killed, by the measure of ours.
    fn enemy_killed(&self) -> i64 {
        part(&Options::default(), 2 * self.own / 3, self.k).min(self.enemy)
    }
}

/// JET-36, JET-32 — the losses factors, in halves: what we take, what they take.
pub(crate) fn exposure(b: &Battle, unit: UnitId, enemy: UnitId, row: Row) -> (i64, i64) {
    cite(EXPOSURE);
    let level = |u: UnitId| -> i64 {
        let by_regiment =
            b.at(u).scale == Scale::Company && b.options.company_engagement_mod == CompanyEngagement::None;
        let of = if by_regiment { b.above(u, Scale::Regiment).unwrap_or(u) } else { u };
        b.engagement(of).level().halves
    };
    // What a unit takes, and what it deals.
    let both = |u: UnitId| -> (i64, i64) {
        if !archers(b, u) || b.engagement(u) == Engagement::FirstLine {
            return (level(u), level(u));
        }
        cite(ARCHERS);
        match b.options.archer_engaged_losses {
            ArcherLosses::Both => (2, 2),
            ArcherLosses::InflictedOnly => (level(u), 2),
        }
    };
    let (takes, deals) = both(unit);
    let (mut ours, mut theirs) = match b.options.loss_engagement_source {
        ExposureSource::Own => (takes, deals),
        ExposureSource::MostWithdrawn => {
            let (they_take, they_deal) = both(enemy);
            (takes.min(they_deal), deals.min(they_take))
        }
    };
    if row == Row::Um100 && b.options.um100_forces_losses {
        (ours, theirs) = (ours.max(1), theirs.max(1));
    }
    (ours, theirs)
}

/// JET-37 — nobody loses more than there are, and the other side then pays no more than that was worth.
pub fn wipe_out(b: &Battle, cost: &mut Cost, own: i64, enemy: i64) {
    let options = &b.options;
    if cost.enemy > enemy {
        cite(WIPE_OUT);
        cost.enemy = enemy;
        if !cost.fixed {
            cost.own = cost.own.min(part(options, enemy, (cost.k.1, cost.k.0)));
        }
    }
    if cost.own > own {
        cite(WIPE_OUT);
        cost.own = own;
        cost.enemy = cost.enemy.min(part(options, own, cost.k));
    }
}

/// JET-38 — two thirds killed, the rest wounded.
fn fall<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, toll: Toll) {
    let lost = toll.lost.clamp(0, i64::from(b.at(unit).n));
    if lost == 0 {
        return;
    }
    cite(KILLED);
    let killed = toll.killed.unwrap_or(2 * lost / 3).clamp(0, lost);
    let number = |n: i64| u32::try_from(n).unwrap_or(0);
    t.happens(b, Event::Losses { unit, killed: number(killed), wounded: number(lost - killed) });
}
