//! How a side is led when nobody leads it (PAP-104, ours): three tempers.

use crate::chapters::attack::{self, Strike, StrikeKind};
use crate::chapters::attributes::Boost;
use crate::chapters::characters::{has_action, may_organise};
use crate::chapters::engagement::{may_act, too_many};
use crate::chapters::magic;
use crate::chapters::morale::counts;
use crate::chapters::movement::{self, CellPaths};
use crate::chapters::orders::{may_engage, may_support, shot_targets, within_limits};
use crate::chapters::power;
use crate::nouns::battle::{Battle, HeroId, MOST, SpellId, UnitId};
use crate::nouns::choices::Sudden;
use crate::nouns::rules::AUTOMATIC;
use crate::nouns::tables::{Power, losses};
use crate::nouns::terms::{Action, Category, Order, SupportKind};
use montjoie_game::words;
use montjoie_table::{Few, Quiet, Side, Tally as _, cite};
use std::cmp::Ordering;

words! { /// How a side is led.
pub enum Doctrine { /// At them.
Charge = "charge", /// Let them come, stand by one's own.
Cautious = "cautious", /// Strike where the odds are good.
Steady = "steady" } }

/// The doctrine of each side.
#[cfg(not(feature = "frozen"))]
pub type Plan = [Doctrine; 2];
/// The doctrine of each side, today's or the former one.
#[cfg(feature = "frozen")]
pub type Plan = montjoie_game::frozen::FrozenPlan<Doctrine>;

/// After this many hours a steady general has waited long enough.
const PATIENCE: u16 = 2;
/// For this many hours a cautious one lets the enemy come.
const CAUTION: u16 = 1;
/// Meanwhile he spares one company in so many for a charge that cannot go wrong.
const SPARED: usize = 3;

/// How a unit is led as it is written.
fn written(b: &Battle, plan: &Plan, id: UnitId) -> Doctrine {
    let u = b.at(id);
    b.host(u.army).temper.unwrap_or(plan[u.side.index()])
}

/// After how many hours of waiting a general goes at whoever is there: a cautious one has waited already, and a second hour of it
/// would leave the day too short for a decision.
fn patience(b: &Battle, plan: &Plan, id: UnitId) -> u16 {
    if written(b, plan, id) == Doctrine::Cautious { CAUTION } else { PATIENCE }
}

/// How a unit is led now: whoever has let them come long enough fights as a steady general does.
fn temper(b: &Battle, plan: &Plan, id: UnitId) -> Doctrine {
    match written(b, plan, id) {
        Doctrine::Cautious if b.turn > CAUTION => Doctrine::Steady,
        written => written,
    }
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
    too_many(b, target, Some(more), if unread(b, side, target) { UNKNOWN } else { b.at(target).eff })
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

/// PAP-71 — the heaviest in range who stands, out of melee if there is one; runaways when nobody else is left.
#[must_use]
pub fn best_target(b: &Battle, id: UnitId) -> Option<UnitId> {
    let side = b.at(id).side;
    let mut best: Option<UnitId> = None;
    shot_targets(b, id, false, |foe| {
        let runs = |f: UnitId| b.at(f).routed() && !unread(b, side, f);
        let worse = |f: UnitId| (runs(f), b.in_melee(f));
        let better = best.is_none_or(|old| worse(old).cmp(&worse(foe)).then(weigh(b, side, foe, old)).is_gt());
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
    // One man alone goes at no company where his side has or had any: at another like him, or to the help of his own.
    let bold = counts(b, id, b.at(id).side);
    let fair = |foe: UnitId| bold || b.is_character(foe);
    let stands = |foe: UnitId| !b.at(foe).routed() || b.at(foe).face_down;
    let goes = doctrine != Doctrine::Cautious;
    let first = match doctrine {
        Doctrine::Charge => charge(b, id, ways, |foe| fair(foe) && stands(foe)).or_else(|| help(b, id, ways)),
        Doctrine::Cautious => {
            let sure = spares(b, id);
            let safe = |foe: UnitId| sure && fair(foe) && stands(foe) && pays(b, id, foe, 2);
            help(b, id, ways)
                .or_else(|| charge(b, id, ways, |foe| fair(foe) && b.in_melee(foe)))
                .or_else(|| charge(b, id, ways, safe))
        }
        Doctrine::Steady => {
            let worth =
                |foe: UnitId| fair(foe) && (b.turn > patience(b, plan, id) || b.in_melee(foe) || pays(b, id, foe, 1));
            charge(b, id, ways, |foe| worth(foe) && stands(foe)).or_else(|| help(b, id, ways))
        }
    };
    let waits = doctrine != Doctrine::Charge;
    // Whoever goes at routers stays with them: only where there is nothing to strike or to help against those who stand.
    let runs = |foe: UnitId| fair(foe) && !stands(foe);
    let runaways = || if goes { charge(b, id, ways, runs) } else { None };
    first
        .or_else(runaways)
        .or_else(|| if waits { stand_ready(b, id, ways) } else { None })
        .or_else(|| if goes { advance(b, id) } else { None })
        // Whoever can neither strike nor help has his missiles left.
        .or_else(|| best_target(b, id).map(Order::Fire))
        .unwrap_or(Order::Hold)
}

/// Whether a cautious general can spare this company in the hour in which he lets them come: one in three may go where the blow is
/// worth twice the answer. With none gone at all, two cautious generals lost an hour, and too many days ended without a decision.
fn spares(b: &Battle, id: UnitId) -> bool {
    let side = b.at(id).side;
    let alone = |u: &crate::nouns::battle::Unit| matches!(u.category, Category::Character | Category::Machine);
    let companies = || b.present().filter(|(_, u)| u.side == side && !u.hidden && !alone(u));
    let gone = companies().filter(|(company, _)| b.in_melee(*company)).count();
    (gone + 1) * SPARED <= companies().count()
}

/// Whether a charge inflicts at least so many times what it is expected to cost; a counter that cannot be read is taken for a middling
/// company.
fn pays(b: &Battle, id: UnitId, foe: UnitId, times: u32) -> bool {
    if unread(b, b.at(id).side, foe) {
        let (num, den) = power::multipliers(b, weight(b, id), id, true).ratio();
        return Power { num, den: den * i64::from(times) }.against(seems(b, b.at(id).side, foe)).is_ge();
    }
    let expected = |by: UnitId, on: UnitId, charging: bool| {
        let blow = Strike { by, on, kind: if charging { StrikeKind::AmbushCharge } else { StrikeKind::Vanguard } };
        // An ambush counts two more than any other charge.
        let att = attack::att(b, Quiet::default(), blow).total() - if charging { 2 } else { 0 };
        let def = attack::def(b, Quiet::default(), on, Some((by, StrikeKind::Melee))).total();
        let (num, den) = power::multipliers(b, weight(b, by), by, charging).ratio();
        let most = 10 * b.at(on).eff;
        let sum: u32 = (1..=10).map(|face| losses(face + att - def, Power { num, den }, &b.options)).sum();
        sum.min(most)
    };
    expected(id, foe, true) >= times * expected(foe, id, false)
}

/// PAP-30 — support declared in advance, for the friend whom the enemy is most likely to fall on: the lightest, as long as
/// there is room behind it and somebody may still come. It costs nothing: whoever waits would do nothing else this hour.
fn stand_ready(b: &Battle, id: UnitId, ways: Option<&CellPaths>) -> Option<Order> {
    let side = b.at(id).side;
    if b.is_character(id) {
        return None;
    }
    if !b.visible_foes(side).any(|(foe, u)| may_act(b, foe) && !u.routed() && u.category != Category::Machine) {
        return None;
    }
    let able = |u: &crate::nouns::battle::Unit| u.side == side && !u.hidden && !u.routed() && u.supports.is_none();
    let friends = b.present().filter(|(f, u)| able(u) && u.category != Category::Character && !b.in_melee(*f));
    let friend = lightest(b, side, friends.map(|(f, _)| f).filter(|&f| f == id || b.supporters(f).count() < 2))?;
    // Where ground counts, only from beside it: nobody leaves his place for what may not come.
    if friend == id || (ways.is_some() && !movement::touching(b, id, friend)) {
        return None;
    }
    let shooting = b.supporters(friend).any(|(_, u)| u.support_kind == SupportKind::Fire);
    let kind = [SupportKind::Fire, SupportKind::Melee]
        .into_iter()
        .filter(|&k| !(shooting && k == SupportKind::Fire) && may_support(b, id, friend, k, ways))
        .max_by_key(|&k| power::support(b, id, k))?;
    Some(match kind {
        SupportKind::Melee => Order::Support(friend),
        SupportKind::Fire => Order::FireSupport(friend),
    })
}

/// PAP-75 — hidden troops come out when nothing else of their side is left to fight.
#[must_use]
pub fn emerges(b: &Battle, id: UnitId) -> bool {
    cite(AUTOMATIC);
    let fights = |u: &crate::nouns::battle::Unit| !u.hidden && !u.routed() && u.category != Category::Character;
    !b.present().any(|(_, u)| u.side == b.at(id).side && fights(u))
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
    let rank = |foe: UnitId| (b.at(foe).routed() && !b.at(foe).face_down, b.assailants(foe).count());
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

/// Supports the lightest friend who has somebody able before it, by whatever helps most.
fn help(b: &Battle, id: UnitId, ways: Option<&CellPaths>) -> Option<Order> {
    let side = b.at(id).side;
    let kind = |friend: UnitId| {
        [SupportKind::Fire, SupportKind::Melee]
            .into_iter()
            .filter(|&k| may_support(b, id, friend, k, ways))
            .max_by_key(|&k| power::support(b, id, k))
    };
    let beset = |f: UnitId| b.assailants(f).next().is_some();
    let friends = b.present().filter(|(f, u)| u.side == side && *f != id && !u.hidden && !u.routed() && beset(*f));
    let friend = lightest(b, side, friends.map(|(f, _)| f).filter(|&f| kind(f).is_some()))?;
    Some(match kind(friend)? {
        SupportKind::Melee => Order::Support(friend),
        SupportKind::Fire => Order::FireSupport(friend),
    })
}

/// The larger support one may give another within the limits.
#[must_use]
pub fn support_kind(b: &Battle, id: UnitId, friend: UnitId) -> Option<SupportKind> {
    [SupportKind::Fire, SupportKind::Melee]
        .into_iter()
        .filter(|&k| power::support(b, id, k) > 0 && within_limits(b, id, friend, k))
        .max_by_key(|&k| power::support(b, id, k))
}

/// On a map, towards the nearest enemy who can be come at; failing that, nearer to the nearest.
fn advance(b: &Battle, id: UnitId) -> Option<Order> {
    if !movement::counted(b) || b.at(id).immobile || b.is_character(id) {
        return None;
    }
    let near = |foe: UnitId| {
        let (x, y) = (b.at(id).cell, b.at(foe).cell);
        u16::from(x.0.abs_diff(y.0)) + u16::from(x.1.abs_diff(y.1))
    };
    let mut foes: Few<UnitId, MOST> = b.visible_foes(b.at(id).side).map(|(f, _)| f).collect();
    foes.sort_unstable_by_key(|&f| (b.at(f).routed() && !b.at(f).face_down, near(f), f));
    let all = movement::all_ways(b, id);
    let cell = foes.iter().find_map(|&foe| movement::towards(b, id, &all, foe));
    let cell = cell.or_else(|| foes.first().and_then(|&foe| movement::nearer(b, id, &all, foe)));
    cell.map(|(column, row)| Order::Move(column, row))
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

/// The company a lone character rejoins: the heaviest of his army that stands, else of his side. A cautious one waits where he is.
fn company(b: &Battle, plan: &Plan, hero: HeroId) -> Option<UnitId> {
    let h = b.hero(hero);
    let alone = h.unit == h.own && b.at(h.unit).alive() && !b.in_melee(h.unit);
    if !has_action(b, hero) || !alone || temper(b, plan, h.unit) == Doctrine::Cautious {
        return None;
    }
    let troops =
        |u: &crate::nouns::battle::Unit| matches!(u.category, Category::Foot | Category::Mounted | Category::Chariot);
    let friends = || b.present().filter(|(_, u)| u.side == h.side && troops(u) && !u.hidden && !u.routed());
    let own = friends().filter(|(_, u)| u.army == h.army).map(|(f, _)| f);
    heaviest(b, h.side, own).or_else(|| heaviest(b, h.side, friends().map(|(f, _)| f)))
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
    if let Some(unit) = company(b, plan, hero) {
        return Action::Join(unit);
    }
    if has_action(b, hero) && h.command >= 50 && may_organise(b, hero) {
        return match temper(b, plan, h.unit) {
            Doctrine::Charge | Doctrine::Steady => Action::OrganiseAtt,
            Doctrine::Cautious => Action::OrganiseDef,
        };
    }
    Action::Nothing
}
