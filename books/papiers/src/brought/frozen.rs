//! The doctrines of revision 3 (PAP-104), kept to compare today's with them in the bench and never mended (ADR 0065). Only what the
//! rules call by another name now was touched.

use crate::brought::doctrine::{Doctrine, Plan};
use crate::chapters::attributes::Boost;
use crate::chapters::characters::{has_action, may_organise};
use crate::chapters::engagement::too_many;
use crate::chapters::magic;
use crate::chapters::movement::{self, CellPaths};
use crate::chapters::orders::{may_engage, may_support, shot_targets};
use crate::chapters::power;
use crate::nouns::battle::{Battle, HeroId, SpellId, UnitId};
use crate::nouns::choices::Sudden;
use crate::nouns::rules::AUTOMATIC;
use crate::nouns::tables::Power;
use crate::nouns::terms::{Action, Category, Order, SupportKind};
use montjoie_table::{Quiet, Side, Tally as _, cite};
use std::cmp::Ordering;

/// After this many hours a steady general has waited long enough.
const PATIENCE: u16 = 2;

fn temper(b: &Battle, plan: &Plan, id: UnitId) -> Doctrine {
    let u = b.at(id);
    b.host(u.army).temper.unwrap_or(plan[u.side.index()])
}

/// What an enemy counter that lies face down is taken for: a middling company.
const UNKNOWN: u32 = 60;

/// Whether a side cannot read this counter.
fn unread(b: &Battle, side: Side, id: UnitId) -> bool {
    b.at(id).face_down && b.at(id).side != side
}

/// What a unit seems to weigh to a side: nobody decides by what he cannot read.
fn seems(b: &Battle, side: Side, id: UnitId) -> Power {
    if unread(b, side, id) { Power::whole(i64::from(UNKNOWN)) } else { power::total(b, id) }
}

/// Which of two seems to a side to weigh more in melee; the first on the list of equals.
#[must_use]
pub fn weigh(b: &Battle, side: Side, one: UnitId, other: UnitId) -> Ordering {
    seems(b, side, one).against(seems(b, side, other)).then(other.cmp(&one))
}

/// The one of these that seems the heaviest to a side, among those who can strike if any can.
#[must_use]
pub fn heaviest(b: &Battle, side: Side, among: impl Iterator<Item = UnitId>) -> Option<UnitId> {
    let idle = |id: UnitId| b.at(id).routed() && !unread(b, side, id);
    among.max_by(|&x, &y| idle(y).cmp(&idle(x)).then_with(|| weigh(b, side, x, y)))
}

/// The lightest of these.
fn lightest(b: &Battle, side: Side, among: impl Iterator<Item = UnitId>) -> Option<UnitId> {
    among.min_by(|&x, &y| seems(b, side, x).against(seems(b, side, y)).then(x.cmp(&y)))
}

/// PAP-67 — whether one more would be too many on a target, as far as its attackers can tell.
fn seems_too_many(b: &Battle, target: UnitId, more: UnitId) -> bool {
    let side = b.at(more).side;
    // Whoever is in rout strikes nobody: the limit will send him back, unless the target holds him there.
    let in_the_way = |o: UnitId| !b.at(o).routed() || b.link(target, o).is_some_and(|l| l.engager(target));
    let lost = !b.opponents(target).any(in_the_way);
    !lost && too_many(b, target, Some(more), if unread(b, side, target) { UNKNOWN } else { b.at(target).eff })
}

/// 0a — drugs and frenzy in melee, or when about to be; the tortoise whenever allowed.
#[must_use]
pub fn boost(b: &Battle, plan: &Plan, what: Boost) -> bool {
    cite(AUTOMATIC);
    let (Boost::Drugs(id) | Boost::Frenzy(id) | Boost::Tortoise(id)) = what;
    let charging = temper(b, plan, id) == Doctrine::Charge;
    let about_to = || !shooter(b, id) && b.at(id).category != Category::Machine && can_reach(b, id);
    match what {
        Boost::Tortoise(_) => true,
        Boost::Frenzy(_) => b.in_melee(id) || (charging && about_to()),
        Boost::Drugs(_) => charging && (b.in_melee(id) || about_to()),
    }
}

fn can_reach(b: &Battle, id: UnitId) -> bool {
    let ways = movement::counted(b).then(|| movement::ways(b, id, movement::allowance(b, id)));
    b.visible_foes(b.at(id).side).any(|(foe, _)| may_engage(b, id, foe, ways.as_ref()))
}

/// Whether a unit is better at shooting than at striking.
fn shooter(b: &Battle, id: UnitId) -> bool {
    let tir = power::total_tir(b, id);
    tir.num > 0 && tir.against(power::total(b, id)).is_ge()
}

/// PAP-71 — the heaviest in range, out of melee if there is one.
#[must_use]
pub fn best_target(b: &Battle, id: UnitId) -> Option<UnitId> {
    let side = b.at(id).side;
    let mut best: Option<UnitId> = None;
    shot_targets(b, id, false, |foe| {
        let better =
            best.is_none_or(|old| b.in_melee(old).cmp(&b.in_melee(foe)).then(weigh(b, side, foe, old)).is_gt());
        if better {
            best = Some(foe);
        }
    });
    best
}

/// What a unit does at its initiative.
#[must_use]
pub fn order(b: &Battle, plan: &Plan, id: UnitId) -> Order {
    cite(AUTOMATIC);
    if b.in_melee(id) {
        return Order::Hold;
    }
    let doctrine = temper(b, plan, id);
    if let Some(order) = shoot(b, id) {
        return order;
    }
    if b.at(id).category == Category::Machine {
        return Order::Hold;
    }
    let ways = movement::counted(b).then(|| movement::ways(b, id, movement::allowance(b, id)));
    let ways = ways.as_ref();
    let first = match doctrine {
        Doctrine::Charge => charge(b, id, ways, |_| true).or_else(|| help(b, id, ways)),
        Doctrine::Cautious => help(b, id, ways).or_else(|| charge(b, id, ways, |foe| b.in_melee(foe))),
        Doctrine::Steady => {
            let worth = |foe: UnitId| b.turn > PATIENCE || b.in_melee(foe) || weighs_enough(b, id, foe);
            charge(b, id, ways, worth).or_else(|| help(b, id, ways))
        }
    };
    first.unwrap_or_else(|| advance(b, id, doctrine))
}

/// Where the odds are not worse than three to two against.
fn weighs_enough(b: &Battle, id: UnitId, foe: UnitId) -> bool {
    let (own, theirs) = (power::multipliers(b, weight(b, id), id, true), seems(b, b.at(id).side, foe));
    let (num, den) = own.ratio();
    Power { num: num.saturating_mul(3), den: den.saturating_mul(2) }.against(theirs).is_ge()
}

fn weight(b: &Battle, id: UnitId) -> Quiet {
    let p = power::total(b, id);
    Quiet::default().times(AUTOMATIC, "pui_total", p.num, p.den)
}

fn shoot(b: &Battle, id: UnitId) -> Option<Order> {
    let mag = power::total_mag(b, id);
    if mag.num > 0 && mag.against(power::total(b, id)).is_ge() && mag.against(power::total_tir(b, id)).is_ge() {
        let mut best = None;
        shot_targets(b, id, true, |foe| {
            if best.is_none_or(|old| weigh(b, b.at(id).side, foe, old).is_gt()) {
                best = Some(foe);
            }
        });
        if let Some(on) = best {
            return Some(Order::Magic(on));
        }
    }
    if !shooter(b, id) {
        return None;
    }
    best_target(b, id).map(Order::Fire)
}

/// Engages a reachable enemy within the limits: not in rout, then least beset, then lightest.
fn charge(b: &Battle, id: UnitId, ways: Option<&CellPaths>, worth: impl Fn(UnitId) -> bool) -> Option<Order> {
    let side = b.at(id).side;
    let rank = |foe: UnitId| (b.at(foe).routed() && !b.at(foe).face_down, b.opponents(foe).count());
    let weight = |foe: UnitId| seems(b, side, foe);
    let mut best: Option<UnitId> = None;
    for (foe, _) in b.visible_foes(side) {
        if !worth(foe) || seems_too_many(b, foe, id) || !may_engage(b, id, foe, ways) {
            continue;
        }
        let better =
            best.is_none_or(|old| rank(foe).cmp(&rank(old)).then_with(|| weight(foe).against(weight(old))).is_lt());
        if better {
            best = Some(foe);
        }
    }
    // Nobody comes to blows with nothing to strike with.
    best.filter(|_| power::total(b, id).num > 0).map(Order::Engage)
}

/// Supports the lightest friend in melee, by whatever helps most.
fn help(b: &Battle, id: UnitId, ways: Option<&CellPaths>) -> Option<Order> {
    let side = b.at(id).side;
    let kind = |friend: UnitId| {
        [SupportKind::Fire, SupportKind::Melee]
            .into_iter()
            .filter(|&k| may_support(b, id, friend, k, ways))
            .max_by_key(|&k| power::support(b, id, k))
    };
    let friends = b.present().filter(|(f, u)| u.side == side && *f != id && !u.hidden && !u.routed() && b.in_melee(*f));
    let friend = lightest(b, side, friends.map(|(f, _)| f).filter(|&f| kind(f).is_some()))?;
    Some(match kind(friend)? {
        SupportKind::Melee => Order::Support(friend),
        SupportKind::Fire => Order::FireSupport(friend),
    })
}

/// On a map, towards the nearest enemy worth going at; without one, hold.
fn advance(b: &Battle, id: UnitId, doctrine: Doctrine) -> Order {
    if !movement::counted(b) || doctrine == Doctrine::Cautious || b.at(id).immobile {
        return Order::Hold;
    }
    let near = |foe: UnitId| {
        let (x, y) = (b.at(id).cell, b.at(foe).cell);
        u16::from(x.0.abs_diff(y.0)) + u16::from(x.1.abs_diff(y.1))
    };
    let foe = b
        .visible_foes(b.at(id).side)
        .map(|(f, _)| f)
        .min_by_key(|&f| (b.at(f).routed() && !b.at(f).face_down, near(f), f));
    let cell = foe.and_then(|foe| movement::towards(b, id, &movement::all_ways(b, id), foe));
    cell.filter(|c| *c != b.at(id).cell).map_or(Order::Hold, |(column, row)| Order::Move(column, row))
}

/// PAP-75 — the higher of both totals, the charge counted in.
#[must_use]
pub fn sudden(b: &Battle, id: UnitId) -> Sudden {
    let tir = power::total_tir(b, id);
    let (num, den) = power::multipliers(b, weight(b, id), id, true).ratio();
    let strike = Power { num, den };
    let shoots = tir.num > 0 && b.at(id).setup == 0;
    if shoots && (strike.num <= 0 || tir.against(strike).is_gt()) { Sudden::Volley } else { Sudden::Charge }
}

/// Phase 1 — a spell at the heaviest enemy in sight, else organisation by a leader worth the name.
#[must_use]
pub fn action(b: &Battle, plan: &Plan, hero: HeroId) -> Action {
    cite(AUTOMATIC);
    let h = b.hero(hero);
    let target = heaviest(b, h.side, b.visible_foes(h.side).map(|(f, _)| f));
    if let Some(on) = target {
        let kills = |spell: &SpellId| b.lore.spells.get(usize::from(*spell)).is_some_and(|s| s.attack.is_some());
        let spell = magic::castable(b, hero).find(kills).or_else(|| magic::castable(b, hero).next());
        if let Some(spell) = spell {
            return b.casting(spell, on);
        }
    }
    if has_action(b, hero) && h.command >= 50 && may_organise(b, hero) {
        return match temper(b, plan, h.unit) {
            Doctrine::Charge | Doctrine::Steady => Action::OrganiseAtt,
            Doctrine::Cautious => Action::OrganiseDef,
        };
    }
    Action::Nothing
}
