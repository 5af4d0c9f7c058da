//! The doctrines of revision 2 (BX-77), kept to compare today's with them in the bench and never mended (ADR 0065). Only what the
//! rules call by another name now was touched.

use crate::brought::doctrine::{Doctrine, Plan};
use crate::brought::options::MeleeTarget;
use crate::chapters::damage::{
    AttackKind, AttackRoll, huge_points, multipliers, percent, scaled, walls_against, weapon,
};
use crate::chapters::engines;
use crate::chapters::orders::{OrderOf, may_challenge, may_engage, may_shoot};
use crate::chapters::siege;
use crate::nouns::battle::{Battle, Id, Unit};
use crate::nouns::choices::Whom;
use crate::nouns::rules::{AUTOMATIC, CHARGE};
use crate::nouns::terms::{BodyKind, Order};
use crate::nouns::walls::{Aim, EngineId, Section, SectionId};
use montjoie_table::{Crowd, Id as _, Question as _, Quiet, Side, Tally as _, cite};

/// After this many sequences a steady chief has waited long enough.
const PATIENCE: u16 = 3;

/// What an attack does on average, in sixteen-hundredths of a point, no more than there is to take.
#[inline]
fn gain(b: &Battle, by: Id, on: Id, kind: AttackKind) -> i64 {
    // Officers are looked for only where the troops alone would not bound the gain.
    let at_most =
        |points: i64| if points <= 2 * b.at(on).pvt { points } else { points.min(2 * b.pvt_with_officers(on)) };
    if b.at(by).kind == BodyKind::Huge && b.at(on).standard() && kind == AttackKind::Blow {
        return at_most(2 * huge_points(b, by, on));
    }
    let a = AttackRoll { by, on, kind, tactics: b.options.tactical_bonus };
    let share = multipliers(b, percent(b, Quiet::default(), a), a);
    let mean = i64::from(weapon(b, by, kind).twice_mean().max(0));
    let points = scaled(mean * i64::from(share.total().max(0)), share.ratio());
    // A charge still to be made will double the blow.
    let body = b.at(by);
    let charge = kind == AttackKind::Blow && body.mounted && body.lances && body.free();
    if charge {
        cite(CHARGE);
    }
    at_most(if charge { 2 * points } else { points })
}

/// The one with the highest gain, the first of equals; nobody when there is nothing to gain.
#[inline]
fn best(b: &Battle, by: Id, among: impl Iterator<Item = Id>, kind: AttackKind) -> (Whom, i64) {
    let mut best = (Whom::NOBODY, 0);
    for on in among {
        let g = gain(b, by, on, kind);
        if g > best.1 {
            best = (Whom(Some(on)), g);
        }
    }
    best
}

/// Whom a blow hurts most, if it hurts anyone.
pub fn best_blow(b: &Battle, by: Id, among: impl Iterator<Item = Id>) -> Whom {
    best(b, by, among, AttackKind::Blow).0
}

/// Whom to strike in the melee: somebody, even to no effect.
pub fn best_strike(b: &Battle, by: Id, within_reach: Crowd<Id>) -> Whom {
    let pick = best(b, by, within_reach.into_iter(), AttackKind::Blow).0;
    Whom(pick.0.or_else(|| within_reach.first()))
}

/// Who strikes at the runaways: the highest gain among those who gain no more by turning on another foe.
pub fn pursuer(b: &Battle, unit: Id, among: impl Iterator<Item = Id>) -> Whom {
    let mut chosen = (Whom::NOBODY, 0);
    for by in among {
        let g = gain(b, by, unit, AttackKind::Pursuit);
        let others = b.at(by).live_contacts().into_iter().filter(|&c| c != unit && !b.at(c).order.disengages());
        let elsewhere = best(b, by, others, AttackKind::Blow).1;
        if g > chosen.1 && g >= elsewhere {
            chosen = (Whom(Some(by)), g);
        }
    }
    chosen.0
}

/// The foe whose blow would hurt most: the one to be spared.
pub fn worst_foe(b: &Battle, unit: Id, among: &[Id]) -> Whom {
    let mut worst = (Whom(among.first().copied()), 0);
    for &foe in among {
        let g = gain(b, foe, unit, AttackKind::Pursuit);
        if g > worst.1 {
            worst = (Whom(Some(foe)), g);
        }
    }
    worst.0
}

/// The order of one body.
pub fn order(b: &Battle, plan: &Plan, id: Id) -> Order {
    cite(AUTOMATIC);
    let body = b.at(id);
    if body.leaving {
        return Order::None;
    }
    let doctrine = plan[body.side.index()];
    if body.demoralised {
        return without_heart(b, id);
    }
    if !body.free() {
        return engaged(b, doctrine, id);
    }
    if let Some(order) = monster_or_hero(b, doctrine, id) {
        return order;
    }
    if body.ranged.is_some() {
        let shot = best(b, id, b.foes(body.side).map(|(f, _)| f).filter(|&f| may_shoot(b, id, f)), AttackKind::Shot).0;
        if let Some(on) = shot.0 {
            return Order::Tir(on);
        }
    }
    if siege::on_the_wall(b, id) || doctrine == Doctrine::Cautious {
        return Order::Hold;
    }
    if doctrine == Doctrine::Steady && siege::may_ram(b, id) {
        return Order::Ram;
    }
    if body.inside {
        // BX-77: the besieged make no sortie of their own accord; a steady chief sends out who can come back.
        return if doctrine == Doctrine::Steady { sortie(b, id) } else { Order::Hold };
    }
    match advance(b, doctrine, id) {
        // Nothing left worth a blow: back behind the walls.
        Order::Hold if doctrine == Doctrine::Steady && siege::may_go_in(b, id) => Order::Reenter,
        order => order,
    }
}

/// BX-70 — out of the place at a foe whose blow is worth no more than ours, by those who can fall back in good order.
fn sortie(b: &Battle, id: Id) -> Order {
    let worth = |&on: &Id| !b.at(on).inside && gain(b, id, on, AttackKind::Blow) >= gain(b, on, id, AttackKind::Blow);
    let within_reach = b.foes(b.at(id).side).map(|(f, _)| f).filter(|&f| may_engage(b, id, f));
    match best_blow(b, id, within_reach.filter(worth)) {
        Whom(Some(on)) if b.at(id).mobile() => Order::Engagement(on),
        _ => Order::Hold,
    }
}

/// Demoralised: the default of BX-11, and the first chance to rally.
fn without_heart(b: &Battle, id: Id) -> Order {
    let body = b.at(id);
    if !body.free() {
        return if body.mobile() { Order::Repli(false) } else { Order::Fuite(false) };
    }
    let mut order = Order::Hold;
    OrderOf(id).options(b, &mut |o| {
        if o == Order::Rallier {
            order = o
        }
    });
    order
}

/// Fit and at grips.
fn engaged(b: &Battle, doctrine: Doctrine, id: Id) -> Order {
    let body = b.at(id);
    let bled = u64::from(body.n) * 2 < u64::from(body.n0);
    if doctrine == Doctrine::Cautious && bled && body.standard() {
        return if body.mobile() { Order::Repli(false) } else { Order::Retraite(false) };
    }
    // BX-70: a sortie that has bled goes home.
    if doctrine == Doctrine::Steady && bled && body.standard() && body.mobile() && siege::may_go_in(b, id) {
        return Order::Repli(true);
    }
    if body.kind == BodyKind::Huge
        && doctrine != Doctrine::Cautious
        && body.contacts.into_iter().all(|c| b.at(c).demoralised)
    {
        let fresh =
            b.foes(body.side).map(|(f, _)| f).filter(|&f| b.fit(f) && !body.contacts.has(f) && may_engage(b, id, f));
        let next = best_blow(b, id, fresh);
        if let Some(on) = next.0 {
            return Order::Engagement(on);
        }
    }
    match b.options.melee_target {
        MeleeTarget::AtMelee => Order::Strike,
        MeleeTarget::AtOrder => best_strike(b, id, body.contacts).0.map_or(Order::Hold, Order::Engagement),
    }
}

/// BX-41, BX-77 — heroes and huge creatures look for their match first.
fn monster_or_hero(b: &Battle, doctrine: Doctrine, id: Id) -> Option<Order> {
    let body = b.at(id);
    if body.standard() {
        return None;
    }
    let find = |kind: BodyKind| {
        b.foes(body.side).find(|(f, foe)| foe.kind == kind && may_challenge(b, id, *f)).map(|(f, _)| Order::Defier(f))
    };
    if let Some(order) = find(BodyKind::Huge) {
        return Some(order);
    }
    if body.kind == BodyKind::Hero {
        return find(BodyKind::Hero);
    }
    // BX-77: no sortie of its own accord, and no advance where the chief is cautious.
    if body.inside || doctrine == Doctrine::Cautious {
        return None;
    }
    let prey =
        b.foes(body.side).filter(|(f, foe)| foe.standard() && b.fit(*f) && may_engage(b, id, *f)).map(|(f, _)| f);
    best_blow(b, id, prey).0.map(Order::Engagement)
}

/// Fit, free, and nothing to shoot at.
fn advance(b: &Battle, doctrine: Doctrine, id: Id) -> Order {
    let body = b.at(id);
    let within_reach = || b.foes(body.side).map(|(f, _)| f).filter(|&f| may_engage(b, id, f));
    let pick = match doctrine {
        Doctrine::Charge => best_blow(b, id, within_reach()),
        Doctrine::Cautious => Whom::NOBODY,
        Doctrine::Steady if b.sequence > PATIENCE => best_blow(b, id, within_reach()),
        // Where a friend is already at grips, or where the blow is worth the answer.
        Doctrine::Steady => {
            let worth =
                |&on: &Id| !b.at(on).free() || gain(b, id, on, AttackKind::Blow) >= gain(b, on, id, AttackKind::Blow);
            best_blow(b, id, within_reach().filter(worth))
        }
    };
    pick.0.map_or(Order::Hold, Order::Engagement)
}

/// BX-37 — every increment to the ordered attack that gains most.
pub fn favour(b: &Battle, side: Side, orders: &[(Id, Order)]) -> Whom {
    let mut chosen = (Whom::NOBODY, 0);
    for &(id, order) in orders {
        if b.at(id).side != side {
            continue;
        }
        let g = match order {
            Order::Tir(on) => gain(b, id, on, AttackKind::Shot),
            Order::Engagement(on) => gain(b, id, on, AttackKind::Blow),
            Order::Strike => best(b, id, b.at(id).contacts.into_iter(), AttackKind::Blow).1,
            _ => 0,
        };
        if g > chosen.1 {
            chosen = (Whom(Some(id)), g);
        }
    }
    chosen.0
}

/// BX-77 — an engine works on the wall while there is one to breach, else shoots where it hurts most.
pub fn aim(b: &Battle, engine: EngineId) -> Aim {
    let side = b.engines[engine.index()].side;
    let mut wall: Option<(bool, SectionId)> = None;
    let mut unit: Option<(Id, (i64, i64))> = None;
    engines::aims(b, engine, &mut |aim| match aim {
        Aim::Section(section) => {
            let attacked = b.fort.is_some_and(|f| f.is_attacked(section));
            if wall.is_none_or(|(a, _)| attacked && !a) {
                wall = Some((attacked, section));
            }
        }
        Aim::Unit(on) => {
            let (num, den) = walls_against(b, side, Section::NONE, on);
            if unit.is_none_or(|(_, (n, d))| num * d > n * den) {
                unit = Some((on, (num, den)));
            }
        }
        Aim::Nothing => {}
    });
    let unbreached = b.fort.is_some_and(|f| f.breached.iter().all(|&s| s == 0));
    match (wall, unit) {
        (Some((_, section)), _) if unbreached => Aim::Section(section),
        (_, Some((on, _))) => Aim::Unit(on),
        _ => Aim::Nothing,
    }
}

/// BX-77 — all against the first section; a steady chief goes for the gate, where the ram is.
pub fn attacked_section(b: &Battle, plan: &Plan, id: Id) -> Section {
    let Some(fort) = &b.fort else { return Section::NONE };
    let first = fort.each().next();
    let gate = fort.each().find(|&s| fort.walls[s.index()] == crate::nouns::terms::Wall::Gate);
    match plan[b.at(id).side.index()] {
        Doctrine::Steady => Section(gate.or(first)),
        Doctrine::Charge | Doctrine::Cautious => Section(first),
    }
}

/// BX-77 — all to the section that is attacked; a steady chief keeps for a sortie those who can come back, while others hold.
pub fn held_section(b: &Battle, plan: &Plan, id: Id) -> Section {
    let Some(fort) = &b.fort else { return Section::NONE };
    let body = b.at(id);
    let holds = |(other, o): (Id, &Unit)| other != id && o.side == body.side && o.inside && !o.mobile() && b.fit(other);
    if plan[body.side.index()] == Doctrine::Steady && body.mobile() && body.standard() && b.present().any(holds) {
        return Section::NONE;
    }
    Section(fort.each().find(|&s| fort.is_attacked(s)))
}
