//! Déroute: pursuit, riposte, rally.

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::{RallyAttempts, RallyMoment, VehicleRally};
use crate::chapters::array::MOST;
use crate::chapters::blows::{Blow, Manner, die, office, strike};
use crate::chapters::command::presence;
use crate::chapters::groups;
use crate::chapters::ranged::Groups;
use crate::chapters::ratio::pair_ratio;
use crate::events::{Event, How};
use crate::nouns::battle::{Battle, GroupId};
use crate::nouns::choices::Pursuer;
use crate::nouns::rules::{PURSUIT, RALLY, RIPOSTE, VEHICLE_ROUT};
use crate::nouns::terms::{Reach, Step, Where};
use montjoie_game::choices::{confirm, pick};
use montjoie_game::formerly;
use montjoie_table::{Few, Meaning, Office, Play, Question, Reads, Side, Subject, Table, Tally as _, Toss, cite};

/// ORD-59 — who may pursue a routed group: the one that broke it; for one broken by shots, or by its own retreat, a contact group,
/// else shooters.
fn pursuers(b: &Battle, routed: GroupId) -> Groups {
    let g = b.at(routed);
    let foe = g.side.foe();
    let cause = b.group_of(g.routed_by).filter(|&c| b.at(c).side == foe);
    let contact = |(id, g): (GroupId, &crate::nouns::battle::Group)| (g.kind == Reach::Contact).then_some(id);
    if b.is_vehicles() {
        // ORD-106: broken by a failed disengagement, one of those it was engaged with.
        return match cause {
            Some(c) => [c].into_iter().filter(|&c| b.at(c).able()).collect(),
            None => b.able(foe).map(|(id, _)| id).filter(|&id| g.met.has(id)).collect(),
        };
    }
    match cause {
        Some(c) if b.at(c).kind == Reach::Contact => [c].into_iter().filter(|&c| b.at(c).able()).collect(),
        Some(c) => {
            let all: Groups = b.able(foe).filter_map(contact).collect();
            if all.is_empty() && b.at(c).able() { [c].into_iter().collect() } else { all }
        }
        None => {
            let all: Groups = b.able(foe).filter_map(contact).collect();
            if all.is_empty() { b.able(foe).map(|(id, _)| id).collect() } else { all }
        }
    }
}

/// Who pursues a routed group.
fn pursuit_of(b: &Battle, routed: GroupId) -> impl Question<Battle, Answer = Pursuer> {
    let side = b.at(routed).side.foe();
    let options = move |b: &Battle, offer: &mut dyn FnMut(Pursuer)| {
        offer(Pursuer::NOBODY);
        pursuers(b, routed).into_iter().for_each(|id| offer(Pursuer(b.face(id))));
    };
    pick(PURSUIT.by(b.face(routed)), Office::Chief(side), options, move |b: &Battle, plan: &Plan| {
        formerly!(plan, side => crate::brought::frozen::pursuer(b, plan, routed, &pursuers(b, routed)));
        doctrine::pursuer(b, plan, routed, &pursuers(b, routed))
    })
}

fn routed(b: &Battle, due: impl Fn(&crate::nouns::battle::Group) -> bool) -> Groups {
    let mut all: Groups = Few::new();
    for side in Side::BOTH {
        all.extend(b.all().filter(|(_, g)| g.side == side && g.routed && due(g)).map(|(id, _)| id));
    }
    all
}

/// How one group goes at another in a pursuit or a riposte.
pub(crate) fn manner(b: &Battle, by: GroupId, on: GroupId) -> Manner {
    if b.is_vehicles() {
        cite(VEHICLE_ROUT);
        return Manner::Vehicles;
    }
    match (b.at(by).kind, b.at(on).kind) {
        (Reach::Contact, _) => Manner::Shock,
        // Shooters run down by a contact group answer at contact.
        (Reach::Ranged, Reach::Contact) if b.at(by).routed => Manner::Contact,
        (Reach::Ranged, _) => Manner::Shot,
    }
}

fn blow<T: Table<Battle>>(b: &mut Battle, t: &mut T, by: GroupId, on: GroupId, how: How) -> Blow {
    let manner = manner(b, by, on);
    let ratio = if manner == Manner::Shock { pair_ratio(b, t, by, on) } else { 0 };
    Blow { ratio, ..Blow::new(by, on, manner, how) }
}

/// The pursuit step: those who broke their enemy run him down; he may turn on them.
pub fn pursuit<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    if b.options.rally_timing == RallyMoment::BeforePursuit {
        for id in routed(b, |g| g.pursuable && g.at == Where::Field) {
            attempt(b, t, id)?;
        }
    }
    for id in routed(b, |g| g.pursuable && g.at == Where::Field) {
        chase(b, t, id)?;
    }
    t.happens(b, Event::Step(Step::Rally));
    Ok(())
}

/// ORD-59, ORD-60 — one pursuit of a routed group, and its riposte.
pub fn chase<T: Table<Battle>>(b: &mut Battle, t: &mut T, id: GroupId) -> Play {
    let face = b.face(id);
    let by = if pursuers(b, id).is_empty() { Pursuer::NOBODY } else { t.choose(b, pursuit_of(b, id))? };
    t.happens(b, Event::Escaped { group: face });
    let Some(by) = b.group_of(by.0).filter(|&by| by != id && b.at(by).at == Where::Field) else { return Ok(()) };
    let hunt = blow(b, t, by, id, How::Pursuit);
    strike(b, t, &mut [hunt], false)?;
    if b.at(id).at != Where::Field || b.at(by).at != Where::Field {
        return Ok(());
    }
    if t.choose(b, confirm(RIPOSTE.by(face), office(b, id), |_: &Battle, _: &Plan| true))?.0 {
        let turn = blow(b, t, id, by, How::Riposte);
        strike(b, t, &mut [turn], false)?;
    }
    Ok(())
}

/// ORD-62 — whether a rally of a routed group may be tried.
fn may_rally(b: &Battle, id: GroupId) -> bool {
    let g = b.at(id);
    // The chapter on vehicles knows no rally.
    if b.is_vehicles() && b.options.vehicle_rally == VehicleRally::No {
        cite(VEHICLE_ROUT);
        return false;
    }
    if b.chief(g.side).is_none() || g.rally_seq == b.sequence {
        return false;
    }
    let now = g.routed_seq == b.sequence;
    if !now && b.able(g.side).next().is_none() {
        return false;
    }
    match b.options.rally_attempts {
        RallyAttempts::OnePerSequence => true,
        RallyAttempts::OnePerRout => !g.rally_tried,
        RallyAttempts::OneSuccess => g.rallied == 0,
    }
}

/// One attempt, if it may be made and the chief makes it.
fn attempt<T: Table<Battle>>(b: &mut Battle, t: &mut T, id: GroupId) -> Play {
    let face = b.face(id);
    let usual = move |b: &Battle, plan: &Plan| {
        formerly!(plan, b.at(id).side => crate::brought::frozen::rallies(b, plan, id));
        doctrine::rallies(b, plan, id)
    };
    if may_rally(b, id) && t.choose(b, confirm(RALLY.by(face), office(b, id), usual))?.0 {
        return test(b, t, id);
    }
    Ok(())
}

/// Tenths of the damage that come back; less than none where nobody rallies.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Tenths(i32);

impl Reads for Tenths {
    fn meaning(self) -> Meaning {
        if self.0 < 0 { Meaning::Failed } else { Meaning::of("tenths", i64::from(self.0)) }
    }
}

/// ORD-62 — PRESENCE, Cbt, « Art de la Guerre » and the die against 20 less the group's Cbt.
pub fn test<T: Table<Battle>>(b: &mut Battle, t: &mut T, id: GroupId) -> Play {
    let face = b.face(id);
    let Some((_, chief)) = b.chief(b.at(id).side) else { return Ok(()) };
    let cbt = i32::try_from(groups::cbt_base(b, id)).unwrap_or(0);
    let versus = t.tally().plus(RALLY, "twenty", 20).plus(RALLY, "initial_cbt", -cbt);
    let toss = Toss::new(RALLY.on(face, Subject::side(b.at(id).side)), office(b, id), die(b))
        .plus(presence(b, t.tally(), RALLY, chief, false))
        .versus(versus);
    // No more than all can come back: ten slices.
    let Tenths(slices) = t.roll(toss, |cast| Tenths(if cast.margin < 0 { -1 } else { (cast.margin / 2).min(10) }))?;
    if slices < 0 {
        t.happens(b, Event::Unmoved { group: face });
    } else {
        let back = i64::try_from(i128::from(b.at(id).damage) * i128::from(slices) / 10).unwrap_or(0);
        t.happens(b, Event::Rallied { group: face, back });
    }
    Ok(())
}

/// The rally step: chiefs try; whoever is not rallied goes off the line.
pub fn rally<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    for id in routed(b, |g| matches!(g.at, Where::Field | Where::Off)) {
        attempt(b, t, id)?;
    }
    let gone: Few<GroupId, MOST> = routed(b, |g| g.at == Where::Field && !g.encircled);
    for id in gone {
        let group = b.face(id);
        t.happens(b, Event::OffTheLine { group });
    }
    t.happens(b, Event::Step(if b.is_vehicles() { Step::Disengage } else { Step::Reserve }));
    Ok(())
}
