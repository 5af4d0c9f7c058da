//! Group figures: sums and weighted means over the units that take part, and what status makes of them.

use crate::brought::options::{Resolution, SdrRounding, StatusStack};
use crate::chapters::figures::{self, Use};
use crate::nouns::battle::{Battle, GroupId};
use crate::nouns::rules::{CREWS, MEANS, MORALE, MUD, ROUT, STATUS, SUMS, TOWN, VEHICLE_ROUT, VISIBILITY, WALL_MORALE};
use crate::nouns::tables::{status_of, status_row, terrain_row};
use crate::nouns::terms::{Landscape, Mode, Reach, Wear};
use montjoie_table::{Rule, cite};

/// ORD-28 — men, crew or vehicles of a group.
#[must_use]
pub fn eff(b: &Battle, group: GroupId) -> i64 {
    b.units_of(group).map(|(_, u)| i64::from(u.eff)).sum()
}

/// ORD-28 — Force of a group.
#[must_use]
pub fn frc(b: &Battle, group: GroupId) -> i64 {
    cite(SUMS);
    b.units_of(group).map(|(_, u)| figures::frc(b, u)).sum()
}

/// ORD-29 — a mean weighted by headcount, rounded down.
fn mean(b: &Battle, group: GroupId, value: impl Fn(&crate::nouns::unit::Unit) -> i64) -> i64 {
    cite(MEANS);
    let (mut sum, mut heads) = (0, 0);
    for (_, u) in b.units_of(group) {
        sum += i64::from(u.eff) * value(u);
        heads += i64::from(u.eff);
    }
    if heads == 0 { 0 } else { sum.div_euclid(heads) }
}

/// Cbt of a group in tests.
#[must_use]
pub fn cbt_test(b: &Battle, group: GroupId) -> i64 {
    mean(b, group, |u| figures::cbt_test(b, u))
}

/// Base Cbt of a group.
#[must_use]
pub fn cbt_base(b: &Battle, group: GroupId) -> i64 {
    mean(b, group, |u| figures::cbt_base(b, u))
}

/// Dfs of a group before anything halves or raises it.
#[must_use]
pub fn dfs(b: &Battle, group: GroupId, at_contact: bool) -> i64 {
    mean(b, group, |u| figures::dfs(b, u, at_contact))
}

/// ORD-25 — whether a group knows no fear: all of it.
#[must_use]
pub fn fearless(b: &Battle, group: GroupId) -> bool {
    let mut any = false;
    let all = b.units_of(group).all(|(_, u)| {
        any = true;
        u.morale_ignored
    });
    if any && all {
        cite(MORALE);
    }
    any && all
}

/// ORD-29 — SdR of a group in hundredths.
#[must_use]
pub fn sdr(b: &Battle, group: GroupId) -> i64 {
    let mean = mean(b, group, |u| figures::sdr(b, u));
    let alone = b.is_vehicles() || b.options.resolution_level == Resolution::Unit;
    match b.options.sdr_rounding {
        SdrRounding::FloorFive if !alone => (mean / 5 * 5).max(10),
        _ => mean.max(10),
    }
}

/// ORD-24, ORD-78 — SdR of a group in points, at least one.
#[must_use]
pub fn sdr_points(b: &Battle, group: GroupId) -> i64 {
    if b.walled(b.at(group).side) {
        cite(WALL_MORALE);
    }
    (frc(b, group) * sdr(b, group) / 100).max(1)
}

/// ORD-42, ORD-58 — the rows of the status table in force, as the option says: what they add to tests, how often they halve PdA.
#[must_use]
pub fn status_effects(b: &Battle, group: GroupId) -> (i32, u32, bool) {
    cite(STATUS);
    let g = b.at(group);
    let rout = status_row(Wear::Deroute);
    let harm = status_row(status_of(g.damage, frc(b, group)));
    if !g.routed {
        return (harm.test, u32::from(harm.halves_pda), harm.halves_dfs);
    }
    match b.options.status_stack {
        StatusStack::WorstOnly => (rout.test, u32::from(rout.halves_pda), rout.halves_dfs),
        StatusStack::Cumulative => (
            rout.test + harm.test,
            u32::from(rout.halves_pda) + u32::from(harm.halves_pda),
            rout.halves_dfs || harm.halves_dfs,
        ),
    }
}

/// ORD-28 — PdA of a group before status and ground. `armour`: of the vehicles it is turned against.
#[must_use]
pub fn pda_initial(b: &Battle, group: GroupId, how: Use, armour: Option<i32>) -> i64 {
    cite(SUMS);
    b.units_of(group).map(|(_, u)| figures::pda(b, u, how, armour, |_| ())).sum()
}

/// ORD-50 — PdA of a group as it stands: its sum, halved by status, rout, mud, town, weather.
pub fn pda(b: &Battle, group: GroupId, how: Use, armour: Option<i32>, mut see: impl FnMut(Rule, &'static str)) -> i64 {
    let mut figure = pda_initial(b, group, how, armour);
    let mut halve = |rule: Rule, word: &'static str| {
        cite(rule);
        see(rule, word);
        figure = figure.div_euclid(2);
    };
    for nth in 0..status_effects(b, group).1 {
        // The rout's own halving comes first; where rows add up, that of the damage after it.
        match (b.at(group).routed && nth == 0, b.is_vehicles()) {
            (true, true) => halve(VEHICLE_ROUT, "rout_half"),
            (true, false) => halve(ROUT, "rout_half"),
            (false, true) => halve(CREWS, "status_half"),
            (false, false) => halve(STATUS, "status_half"),
        }
    }
    if figures::vehicles_in_town(b) {
        halve(TOWN, "ground_half");
    }
    if !b.is_vehicles() {
        let row = terrain_row(figures::ground(b));
        let (at_grips, town) = (!matches!(how, Use::Shot(_)), figures::ground(b) == Landscape::Urban);
        if at_grips && row.halves_melee && (town || b.at(group).in_terrain) {
            halve(if town { TOWN } else { MUD }, "ground_half");
        }
        if !at_grips && row.halves_shots {
            halve(TOWN, "ground_half");
        }
        let dark = b.options.weather.sky() == 2 && b.options.very_bad_visibility_halves_pda;
        if dark && how != (Use::Shock { fresh: true }) && how != (Use::Shock { fresh: false }) {
            halve(VISIBILITY, "dark_half");
        }
    }
    figure
}

/// How a group would use its power in the ordinary course of a battle.
#[must_use]
pub fn usual_use(b: &Battle, group: GroupId) -> Use {
    match b.at(group).kind {
        Reach::Contact => Use::Shock { fresh: !b.at(group).shocked },
        Reach::Ranged => Use::Shot(distance(b, group)),
    }
}

/// PdA of a group as it stands, used as it usually is.
#[must_use]
pub fn power(b: &Battle, group: GroupId) -> i64 {
    pda(b, group, usual_use(b, group), None, |_, _| ())
}

/// ORD-36, ORD-110 — range of a group: that of the largest part of its PdA.
#[must_use]
pub fn prt(b: &Battle, group: GroupId) -> u8 {
    let mut parts = [0i64; 10];
    for (_, u) in b.units_of(group) {
        let rank = usize::from(u.prt).min(9);
        parts[rank] += figures::pda(b, u, usual_use(b, group), None, |_| ());
    }
    let best = (0u8..).zip(parts).filter(|(_, p)| *p > 0).max_by_key(|(_, p)| *p);
    best.map_or(0, |(rank, _)| rank)
}

/// ORD-57, ORD-59 — mobility of a group: the rank of its largest unit, the first of equals.
#[must_use]
pub fn mobility(b: &Battle, group: GroupId) -> u8 {
    let mut best: Option<(u32, u8)> = None;
    for (_, u) in b.units_of(group) {
        if best.is_none_or(|(eff, _)| u.eff > eff) {
            best = Some((u.eff, u.mobility));
        }
    }
    best.map_or(0, |(_, rank)| rank)
}

/// ORD-37, ORD-17, ORD-82 — the range from which a group shoots, as a rank.
#[must_use]
pub fn distance(b: &Battle, group: GroupId) -> u8 {
    use crate::brought::options::EngagementDistance as D;
    use crate::nouns::rules::{ARTILLERY, ASSAULT_SHOTS, DISTANCE, MODERN};
    use crate::nouns::terms::{COURTE, MOYENNE};
    cite(DISTANCE);
    match b.options.engagement_distance {
        D::Auto => {}
        D::Contact => return 0,
        D::Courte => return 1,
        D::Moyenne => return 2,
        D::Longue => return 3,
        D::TresLongue => return 4,
    }
    let mut modern = false;
    let mut guns = false;
    for (_, u) in b.units_of(group) {
        modern |= u.modern;
        guns |= u.pieces > 0;
    }
    if modern {
        cite(MODERN);
        return if b.mode == Mode::Urban { COURTE } else { MOYENNE };
    }
    if guns && b.mode.walls() {
        cite(ASSAULT_SHOTS);
        cite(ARTILLERY);
        return MOYENNE;
    }
    terrain_row(figures::ground(b)).distance
}
