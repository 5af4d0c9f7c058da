//! The doctrines of revision 4 (P7), kept to compare today's with them in the bench and never mended (ADR 0065). Only what the
//! rules call by another name now was touched.

use crate::brought::doctrine::{Doctrine, Plan};
use crate::chapters::blows::{self, Blow, Manner};
use crate::chapters::groups;
use crate::chapters::ranged::in_range;
use crate::chapters::shock::may_attack;
use crate::chapters::siege::effective;
use crate::events::How;
use crate::nouns::battle::{Battle, GroupId};
use crate::nouns::choices::{AttackOn, Besieged, Besieger, Pursuer};
use crate::nouns::terms::{Reach, Station, Wear, Where};
use montjoie_table::Side;

/// P7 — where both sides have had enough: they leave the field to nobody.
const ENOUGH: u16 = 50;

fn of(plan: &Plan, side: Side) -> Doctrine {
    plan[side.index()]
}

/// The group with the largest PdA, the first of equals.
pub fn strongest(b: &Battle, among: impl Iterator<Item = GroupId>) -> Option<GroupId> {
    let mut best: Option<(i64, GroupId)> = None;
    for id in among {
        let power = groups::power(b, id);
        if best.is_none_or(|(most, _)| power > most) {
            best = Some((power, id));
        }
    }
    best.map(|(_, id)| id)
}

fn power(b: &Battle, side: Side) -> i64 {
    b.able(side).map(|(id, _)| groups::power(b, id)).fold(0, i64::saturating_add)
}

/// Damage and Force of a side's main groups together.
fn main_toll(b: &Battle, side: Side) -> (i64, i64, bool) {
    let (mut damage, mut frc, mut stands) = (0, 0, false);
    for (id, g) in b.all().filter(|(_, g)| g.side == side && g.post == Station::Main) {
        damage += g.damage;
        frc += groups::frc(b, id);
        stands |= g.able();
    }
    (damage, frc, stands)
}

/// P7 — at the enemy main group until contact, then at his support, never into a melee.
pub fn shot(b: &Battle, plan: &Plan, by: GroupId) -> AttackOn {
    if b.is_vehicles() {
        return vehicles(b, plan, by);
    }
    if groups::power(b, by) == 0 {
        return AttackOn::HOLD;
    }
    let side = b.at(by).side;
    let clear = |on: GroupId| {
        !b.at(on).contacts.into_iter().any(|c| b.groups.get(usize::from(c)).is_some_and(|g| g.side == side))
    };
    let legal = || b.all().map(|(id, _)| id).filter(|&on| in_range(b, by, on) && clear(on));
    let main = strongest(b, legal().filter(|&on| b.at(on).post != Station::Support));
    main.or_else(|| strongest(b, legal())).map_or(AttackOn::HOLD, |on| AttackOn(b.face(on)))
}

/// P7 — the enemy with the largest firepower among those ours can hurt.
fn vehicles(b: &Battle, _: &Plan, by: GroupId) -> AttackOn {
    let hurts = |&on: &GroupId| blows::power(b, &Blow::new(by, on, Manner::Vehicles, How::Vehicles)) > 0;
    let legal = b.all().map(|(id, _)| id).filter(|&on| in_range(b, by, on)).filter(hurts);
    strongest(b, legal).map_or(AttackOn::HOLD, |on| AttackOn(b.face(on)))
}

/// P7 — main attacks main, then whoever is exposed.
pub fn attack(b: &Battle, plan: &Plan, by: GroupId) -> AttackOn {
    let side = b.at(by).side;
    let waits = match of(plan, side) {
        Doctrine::Charge => false,
        // While its shooters still soften the enemy up.
        Doctrine::Cautious => b.sequence <= 2 && shooters(b, side) && power(b, side) < 2 * power(b, side.foe()),
        Doctrine::Steady => b.sequence <= 1 && shooters(b, side) && power(b, side) < power(b, side.foe()),
    };
    if waits && b.at(by).counter == 0 {
        return AttackOn::HOLD;
    }
    let legal = || b.all().map(|(id, _)| id).filter(|&on| may_attack(b, by, on));
    let contact = strongest(b, legal().filter(|&on| b.at(on).kind == Reach::Contact));
    contact.or_else(|| strongest(b, legal())).map_or(AttackOn::HOLD, |on| AttackOn(b.face(on)))
}

fn shooters(b: &Battle, side: Side) -> bool {
    b.able(side).any(|(id, g)| g.kind == Reach::Ranged && groups::power(b, id) > 0)
}

/// Whether a side wants to leave.
pub fn retreats(b: &Battle, plan: &Plan, side: Side) -> bool {
    if b.sequence >= ENOUGH {
        return true;
    }
    let (own, theirs) = (power(b, side), power(b, side.foe()));
    let (damage, frc, _) = main_toll(b, side);
    match of(plan, side) {
        Doctrine::Charge => false,
        Doctrine::Cautious if b.tested => 2 * damage >= frc && 2 * own < theirs,
        Doctrine::Cautious => 4 * own < theirs,
        Doctrine::Steady => b.tested && 2 * damage >= frc && 4 * own < theirs,
    }
}

/// P7 — victors pursue; others spare a tired group.
pub fn pursuer(b: &Battle, plan: &Plan, routed: GroupId, may: &[GroupId]) -> Pursuer {
    let side = b.at(routed).side.foe();
    let fit = |&&id: &&GroupId| match of(plan, side) {
        Doctrine::Charge => true,
        Doctrine::Cautious => b.status(id) <= Wear::Accrochee,
        Doctrine::Steady => b.status(id) < Wear::Decimee,
    };
    strongest(b, may.iter().filter(fit).copied()).map_or(Pursuer::NOBODY, |id| Pursuer(b.face(id)))
}

/// P7 — until it has been rallied once.
pub fn rallies(b: &Battle, _: &Plan, routed: GroupId) -> bool {
    b.at(routed).rallied == 0
}

/// P7 — when the main group is éprouvée or routed; others sooner.
pub fn commits(b: &Battle, plan: &Plan, side: Side) -> bool {
    let (damage, frc, stands) = main_toll(b, side);
    !stands
        || match of(plan, side) {
            Doctrine::Charge => 2 * damage >= frc,
            Doctrine::Cautious => 3 * damage >= frc,
            Doctrine::Steady => 4 * damage >= frc,
        }
}

/// Whether the assailants have had enough.
pub fn breaks_off(b: &Battle, plan: &Plan, side: Side) -> bool {
    let (damage, frc, _) = main_toll(b, side);
    match of(plan, side) {
        _ if b.sequence >= ENOUGH => true,
        Doctrine::Charge => false,
        Doctrine::Cautious => 4 * damage >= frc && damage > 0,
        Doctrine::Steady => 2 * damage >= frc,
    }
}

/// P7 — no storm, and home after a year; a steady chief storms when he is strong enough, and others than the book's leave a place they cannot close.
pub fn besieger(b: &Battle, plan: &Plan, side: Side, out_of_patience: bool) -> Besieger {
    let weeks = b.fort.map_or(0, |f| f.calendar);
    let can_storm = b.all().any(|(_, g)| g.side == side && g.able() && g.kind == Reach::Contact);
    let strong = can_storm && power(b, side) >= 3 * power(b, side.foe());
    if weeks >= 52 || out_of_patience {
        return if strong && out_of_patience && of(plan, side) != Doctrine::Cautious {
            Besieger::Storm
        } else {
            Besieger::Lift
        };
    }
    match of(plan, side) {
        Doctrine::Steady if strong && weeks >= 4 && weeks.is_multiple_of(4) => Besieger::Storm,
        // A ring that does not close starves nobody, and there is no storming left in these men.
        Doctrine::Steady | Doctrine::Cautious if !effective(b) && weeks.is_multiple_of(4) => Besieger::Lift,
        _ => Besieger::Wait,
    }
}

/// P7 — the garrison surrenders at its SdR, and not before; those who may not, come out.
pub fn besieged(b: &Battle, plan: &Plan, side: Side, starved: bool) -> Besieged {
    let strong = 2 * power(b, side) > 3 * power(b, side.foe());
    match (starved, b.options.no_surrender) {
        (true, false) => Besieged::Surrender,
        (true, true) => Besieged::Sortie,
        (false, _) if of(plan, side) == Doctrine::Steady && strong => Besieged::Sortie,
        (false, _) => Besieged::Hold,
    }
}

/// P7 — nobody disengages; others save what is badly hurt.
pub fn disengages(b: &Battle, plan: &Plan, unit: GroupId) -> bool {
    let g = b.at(unit);
    let others = b.able(g.side).count() > 1 || g.at != Where::Field;
    match of(plan, g.side) {
        Doctrine::Charge => false,
        Doctrine::Cautious => b.status(unit) >= Wear::Eprouvee,
        Doctrine::Steady => others && b.status(unit) >= Wear::Decimee,
    }
}
