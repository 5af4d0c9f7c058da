//! The shock step: contact groups attack or stay on the defensive; shooters caught at contact answer first.

use crate::brought::doctrine::{self, Plan};
use crate::chapters::array::MOST;
use crate::chapters::blows::{Blow, Manner, office, strike};
use crate::chapters::ranged::{Groups, ShotOf, confirmed, target};
use crate::chapters::ratio::ratios;
use crate::chapters::score::surprised;
use crate::events::{Event, How};
use crate::nouns::battle::{Battle, GroupId};
use crate::nouns::choices::AttackOn;
use crate::nouns::rules::{ASSAULT_STEP, CONTACT_SHOT, DEFENSIVE, TURNS};
use crate::nouns::terms::{Mode, Reach, Step};
use montjoie_game::choices::pick;
use montjoie_game::formerly;
use montjoie_table::{Crowd, Few, Key, Office, Play, Question, Side, Subject, Table, cite};

/// Orders given, group by group.
type Orders = Few<(GroupId, AttackOn), MOST>;

/// ORD-111 — whom a contact group may attack: contact groups, and shooters without cover.
#[must_use]
pub fn may_attack(b: &Battle, by: GroupId, on: GroupId) -> bool {
    let g = b.at(on);
    g.side != b.at(by).side && g.target() && (g.kind == Reach::Contact || g.exposed)
}

/// Whom a contact group attacks.
#[derive(Clone, Copy, Debug)]
pub struct ShockOf {
    by: GroupId,
    face: Subject,
}

impl ShockOf {
    fn new(b: &Battle, by: GroupId) -> ShockOf {
        ShockOf { by, face: b.face(by) }
    }
}

impl Question<Battle> for ShockOf {
    type Answer = AttackOn;

    fn key(self) -> Key {
        TURNS.by(self.face)
    }

    fn office(self, b: &Battle) -> Office {
        office(b, self.by)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(AttackOn)) {
        cite(DEFENSIVE);
        offer(AttackOn::HOLD);
        for (on, g) in b.all() {
            if may_attack(b, self.by, on) {
                offer(AttackOn(g.face));
            }
        }
    }

    fn usual(self, b: &Battle, plan: &Plan) -> AttackOn {
        formerly!(plan, b.at(self.by).side => crate::brought::frozen::attack(b, plan, self.by));
        doctrine::attack(b, plan, self.by)
    }
}

/// Which of its attackers a group of shooters answers, where there are several (ORD-48).
fn answer_of(b: &Battle, by: GroupId, attackers: Crowd<GroupId>) -> impl Question<Battle, Answer = AttackOn> {
    let options = move |b: &Battle, offer: &mut dyn FnMut(AttackOn)| {
        attackers.into_iter().for_each(|on| offer(AttackOn(b.face(on))));
        offer(AttackOn::HOLD);
    };
    pick(CONTACT_SHOT.by(b.face(by)), office(b, by), options, move |b: &Battle, plan: &Plan| {
        let aim = |on| AttackOn(b.face(on));
        formerly!(plan, b.at(by).side => crate::brought::frozen::strongest(b, attackers.into_iter()).map_or(AttackOn::HOLD, aim));
        doctrine::strongest(b, attackers.into_iter()).map_or(AttackOn::HOLD, aim)
    })
}

/// The shock step.
pub fn shock<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    // ORD-36: so many volleys before the lines meet.
    if i32::from(b.volleys) >= b.options.approach_volleys {
        if b.mode == Mode::Assault {
            cite(ASSAULT_STEP);
        }
        lines_meet(b, t)?;
        t.happens(b, Event::Clash);
    }
    t.happens(b, Event::Step(Step::Pursuit));
    Ok(())
}

fn fighters(b: &Battle, side: Option<Side>) -> Groups {
    let due = |g: &crate::nouns::battle::Group| g.able() && !g.attacked && g.kind == Reach::Contact;
    let mine = |g: &crate::nouns::battle::Group| side.is_none_or(|s| g.side == s);
    let mut all: Groups = Few::new();
    for s in Side::BOTH {
        all.extend(b.all().filter(|(_, g)| g.side == s && due(g) && mine(g)).map(|(id, _)| id));
    }
    all
}

fn lines_meet<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let caught: Groups =
        b.all().filter(|(_, g)| g.able() && g.exposed && !g.attacked && b.shocks > 0).map(|(id, _)| id).collect();
    let mut orders: Orders = Few::new();
    if !caught.is_empty() || b.first.is_none() {
        orders = ask(b, t, &fighters(b, None))?;
    }
    let ratio = if fighters(b, None).is_empty() { [0, 0] } else { ratios(b, t) };
    // ORD-48: at contact shooters strike before anybody, unless their side is surprised.
    for &id in &caught {
        if !surprised(b, b.at(id).side) {
            answer(b, t, id, &orders)?;
        }
    }
    match b.first {
        None => {
            together(b, t, &orders, ratio)?;
            for &id in &caught {
                if surprised(b, b.at(id).side) {
                    answer(b, t, id, &orders)?;
                }
            }
        }
        Some(first) => {
            for side in [first, first.foe()] {
                in_turn(b, t, side, &orders, ratio)?;
                for &id in &caught {
                    if b.at(id).side == side && surprised(b, side) {
                        answer(b, t, id, &orders)?;
                    }
                }
            }
        }
    }
    Ok(())
}

fn ask<T: Table<Battle>>(b: &Battle, t: &mut T, who: &[GroupId]) -> Play<Orders> {
    let asked: Few<ShockOf, MOST> = who.iter().map(|&id| ShockOf::new(b, id)).collect();
    let mut orders: Orders = Few::new();
    t.choose_each(b, &asked, |q, aim| orders.push((q.by, aim)))?;
    Ok(orders)
}

fn blow(b: &Battle, by: GroupId, on: GroupId, ratio: [i32; 2]) -> Blow {
    let ratio = ratio[b.at(by).side.index()];
    Blow { ratio, ..Blow::new(by, on, Manner::Shock, How::Shock) }
}

/// Nobody strikes first: all scores from the field as it is, then all losses.
fn together<T: Table<Battle>>(b: &mut Battle, t: &mut T, orders: &[(GroupId, AttackOn)], ratio: [i32; 2]) -> Play {
    let mut blows: Few<Blow, MOST> = Few::new();
    let mut idle: Groups = Few::new();
    for &(by, aim) in orders {
        // Shooters at contact may have broken it already.
        if !b.at(by).able() {
            continue;
        }
        match target(b, by, aim).filter(|&on| b.at(on).target()) {
            Some(on) => blows.push(blow(b, by, on, ratio)),
            None => idle.push(by),
        }
    }
    strike(b, t, &mut blows, true)?;
    hold(b, t, &idle);
    Ok(())
}

/// One side after the other: each order when its turn comes, or again when its target is gone.
fn in_turn<T: Table<Battle>>(
    b: &mut Battle,
    t: &mut T,
    side: Side,
    orders: &[(GroupId, AttackOn)],
    ratio: [i32; 2],
) -> Play {
    for by in fighters(b, Some(side)) {
        if !b.at(by).able() {
            continue;
        }
        let given = orders.iter().find(|o| o.0 == by).map(|o| o.1);
        let stands =
            given.filter(|&aim| aim == AttackOn::HOLD || target(b, by, aim).is_some_and(|on| b.at(on).target()));
        let aim = match stands {
            Some(aim) => aim,
            None => t.choose(b, ShockOf::new(b, by))?,
        };
        match target(b, by, aim).filter(|&on| b.at(on).target()) {
            Some(on) => strike(b, t, &mut [blow(b, by, on, ratio)], false)?,
            None => hold(b, t, &[by]),
        }
    }
    Ok(())
}

fn hold<T: Table<Battle>>(b: &mut Battle, t: &mut T, idle: &[GroupId]) {
    for &by in idle {
        let group = b.face(by);
        t.happens(b, Event::Held { group });
    }
}

/// ORD-48, ORD-111 — shooters caught at contact shoot at their attacker; if nobody attacks them, at anybody, as usual.
fn answer<T: Table<Battle>>(b: &mut Battle, t: &mut T, id: GroupId, orders: &[(GroupId, AttackOn)]) -> Play {
    if !b.at(id).able() {
        return Ok(());
    }
    let attackers: Crowd<GroupId> = orders
        .iter()
        .filter(|(by, aim)| b.at(*by).able() && b.group_of(aim.0) == Some(id))
        .map(|(by, _)| *by)
        .collect();
    if !attackers.is_empty() {
        let one = attackers.first().filter(|_| attackers.len() == 1);
        let aim = if let Some(one) = one { AttackOn(b.face(one)) } else { t.choose(b, answer_of(b, id, attackers))? };
        return match target(b, id, aim) {
            Some(on) => strike(b, t, &mut [Blow::new(id, on, Manner::Contact, How::ContactShot)], false),
            None => {
                hold(b, t, &[id]);
                Ok(())
            }
        };
    }
    let aim = t.choose(b, ShotOf::new(b, id))?;
    match target(b, id, aim) {
        Some(on) if confirmed(b, t, id, on)? => strike(b, t, &mut [Blow::new(id, on, Manner::Shot, How::Shot)], false),
        _ => {
            hold(b, t, &[id]);
            Ok(())
        }
    }
}
