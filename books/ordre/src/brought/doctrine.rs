//! How a side is led when nobody leads it. `charge` is the book's default orders (P7); the other two are ours.

use crate::chapters::array::MOST;
use crate::chapters::blows::{self, Blow, Manner};
use crate::chapters::figures::Use;
use crate::chapters::groups;
use crate::chapters::ranged::in_range;
use crate::chapters::shock::may_attack;
use crate::chapters::siege::{effective, garrison};
use crate::events::How;
use crate::nouns::battle::{Battle, GroupId};
use crate::nouns::choices::{AttackOn, Besieged, Besieger, Pursuer};
use crate::nouns::tables::{fort_row, range, ratio};
use crate::nouns::terms::{Reach, Station, Wear, Where};
use montjoie_game::words;
use montjoie_table::{Few, Side};

words! { /// How a side decides.
pub enum Doctrine { /// Attack, always.
Charge = "charge", /// Shoot first, spare the men, leave in time.
Cautious = "cautious", /// Attack where numbers allow, keep a hand on the reserve.
Steady = "steady" } }

/// The doctrine of each side.
#[cfg(not(feature = "frozen"))]
pub type Plan = [Doctrine; 2];
/// The doctrine of each side, today's or the former one.
#[cfg(feature = "frozen")]
pub type Plan = montjoie_game::frozen::FrozenPlan<Doctrine>;

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
    if groups::pda(b, by, Use::Shot(groups::distance(b, by)), None, |_, _| ()) == 0 {
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

/// P7 — home after a year. Whom hunger will bring out is waited for; a steady chief storms where it pays, and others than the book's
/// leave a place they cannot close.
pub fn besieger(b: &Battle, plan: &Plan, side: Side, out_of_patience: bool) -> Besieger {
    let weeks = b.fort.map_or(0, |f| f.calendar);
    if weeks >= 52 || out_of_patience {
        // He can wait no longer: `charge` tries the walls wherever numbers allow, a steady chief where it pays.
        let storms = match of(plan, side) {
            Doctrine::Charge => can_storm(b, side) && power(b, side) >= 3 * power(b, side.foe()),
            Doctrine::Steady => storm_pays(b, side),
            Doctrine::Cautious => false,
        };
        let storms = out_of_patience && storms;
        return if storms { Besieger::Storm } else { Besieger::Lift };
    }
    match of(plan, side) {
        _ if hunger_will_do(b) => Besieger::Wait,
        Doctrine::Steady if weeks >= 4 && weeks.is_multiple_of(4) && storm_pays(b, side) => Besieger::Storm,
        // A ring that does not close starves nobody, and there is no storming left in these men.
        Doctrine::Steady | Doctrine::Cautious if !effective(b) && weeks.is_multiple_of(4) => Besieger::Lift,
        _ => Besieger::Wait,
    }
}

/// Whether anybody is left who can climb.
fn can_storm(b: &Battle, side: Side) -> bool {
    b.able(side).any(|(_, g)| g.kind == Reach::Contact)
}

/// Points a group can still lose before it is done for.
fn left(b: &Battle, id: GroupId) -> i64 {
    let fights_on = groups::fearless(b, id) || (b.walled(b.at(id).side) && b.options.no_surrender);
    let points = if fights_on { groups::frc(b, id).saturating_mul(2) } else { groups::sdr_points(b, id) };
    (points - b.at(id).damage).max(1)
}

/// ORD-87 — whether the garrison starves before the besiegers must go.
fn hunger_will_do(b: &Battle) -> bool {
    let (Some(fort), Some(id)) = (b.fort, garrison(b)) else { return false };
    if !b.options.needs_supplies || !effective(b) {
        return false;
    }
    let slice = i64::from((fort.endurance / 10).max(1));
    let tenth = (groups::frc(b, id) / 10).max(1);
    let slices = (left(b, id) + tenth - 1) / tenth;
    let ends = i64::from(fort.calendar) + i64::from(fort.endurance.max(fort.week) - fort.week) + slices * slice;
    let most = b.options.besieger_max_weeks;
    ends <= if most > 0 { i64::from(most).min(52) } else { 52 }
}

/// What a blow may hope for, in thousandths of its power: the ten faces, one as likely as another.
fn hope(score: i64, difficulty: i64) -> i64 {
    let margins = (1..=10).map(|face| score + face - difficulty).filter(|m| *m >= 0);
    margins.map(|m| 10 + m / 2 * 10).sum()
}

/// Whether the walls cost the besiegers less than they cost the besieged: which of the two would break first, wave after wave.
fn storm_pays(b: &Battle, side: Side) -> bool {
    let (Some(fort), Some(wall)) = (b.fort, garrison(b)) else { return false };
    let climbs = |g: &&(GroupId, &crate::nouns::battle::Group)| g.1.kind == Reach::Contact;
    let able: Few<(GroupId, &crate::nouns::battle::Group), MOST> = b.able(side).collect();
    let Some(mass) = strongest(b, able.iter().filter(climbs).map(|g| g.0)) else { return false };
    let row = fort_row(fort.kind);
    let dfs = groups::dfs(b, wall, false);
    let (shot, shock) = (dfs / 2 + i64::from(row.dfs), dfs + if row.ranged_only { 0 } else { i64::from(row.dfs) });
    let (own, theirs) = (groups::power(b, mass), groups::power(b, wall));
    let test = |id: GroupId| groups::cbt_test(b, id) + i64::from(groups::status_effects(b, id).0);
    let numbers = if b.options.inaccessible_site { 0 } else { i64::from(ratio(own, theirs)) };
    let mut taken = i128::from(hope(test(mass) + numbers, shock)) * i128::from(own);
    for &(id, _) in able.iter().filter(|g| !climbs(g)) {
        let far = i64::from(range(groups::distance(b, id)));
        taken += i128::from(hope(test(id), shot + far)) * i128::from(groups::power(b, id));
    }
    let back = hope(test(wall) + i64::from(ratio(theirs, own)), groups::dfs(b, mass, false));
    taken * i128::from(left(b, mass)) > i128::from(back) * i128::from(theirs) * i128::from(left(b, wall))
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

/// P7 — nobody disengages; others save what is badly hurt, but not out of a fight they are winning: whoever stays has the field. A cautious
/// chief who is the weaker leaves a fight of remnants before it grows dark.
pub fn disengages(b: &Battle, plan: &Plan, unit: GroupId) -> bool {
    let g = b.at(unit);
    let others = b.able(g.side).count() > 1 || g.at != Where::Field;
    let weaker = power(b, g.side) < power(b, g.side.foe());
    match of(plan, g.side) {
        Doctrine::Charge => false,
        Doctrine::Cautious => weaker && (b.sequence >= ENOUGH - 10 || b.status(unit) >= Wear::Eprouvee),
        Doctrine::Steady => weaker && others && b.status(unit) >= Wear::Decimee,
    }
}
