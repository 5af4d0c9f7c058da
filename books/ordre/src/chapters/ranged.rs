//! The ranged step: who may shoot, at whom, and in what order.

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::TargetInRange;
use crate::chapters::array::MOST;
use crate::chapters::blows::{Blow, Manner, office, strike};
use crate::chapters::groups;
use crate::events::{Event, How};
use crate::nouns::battle::{Battle, GroupId};
use crate::nouns::choices::AttackOn;
use crate::nouns::rules::{ASSAULT_SHOTS, SHOTS, TURNS};
use crate::nouns::terms::{Mode, Reach, Step};
use montjoie_game::formerly;
use montjoie_table::{Few, Judgement, Key, Office, Play, Question, Side, Subject, Table, cite};

/// Groups in a list.
pub type Groups = Few<GroupId, MOST>;

/// ORD-36, ORD-111 — whether a group may shoot in the ranged step.
#[must_use]
pub fn shoots(b: &Battle, id: GroupId) -> bool {
    let g = b.at(id);
    cite(TURNS);
    if !g.able() || g.attacked {
        return false;
    }
    if g.kind == Reach::Contact {
        return volleys(b, id);
    }
    // Exposed, it shoots at contact, once there has been a shock.
    !(g.exposed && b.shocks > 0)
}

/// ORD-17 — whether a contact group has muskets to fire before it comes to blows: as long as nobody is at grips with it.
fn volleys(b: &Battle, id: GroupId) -> bool {
    matches!(b.mode, Mode::Field | Mode::Urban)
        && b.at(id).contacts.is_empty()
        && b.units_of(id).any(|(_, u)| !u.ranged && !u.volley.is_zero())
}

/// ORD-36 — whether a group may shoot at another.
#[must_use]
pub fn in_range(b: &Battle, by: GroupId, on: GroupId) -> bool {
    let g = b.at(on);
    if g.side == b.at(by).side || !g.target() {
        return false;
    }
    if b.is_vehicles() || g.kind == Reach::Contact {
        return true;
    }
    match b.options.target_in_range {
        TargetInRange::Yes => true,
        TargetInRange::No => false,
        TargetInRange::Auto => groups::prt(b, by) >= groups::prt(b, on),
    }
}

/// Whom a group shoots at.
#[derive(Clone, Copy, Debug)]
pub struct ShotOf {
    by: GroupId,
    face: Subject,
}

impl ShotOf {
    /// The order of this group.
    #[must_use]
    pub fn new(b: &Battle, by: GroupId) -> ShotOf {
        ShotOf { by, face: b.face(by) }
    }
}

impl Question<Battle> for ShotOf {
    type Answer = AttackOn;

    fn key(self) -> Key {
        SHOTS.by(self.face)
    }

    fn office(self, b: &Battle) -> Office {
        office(b, self.by)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(AttackOn)) {
        offer(AttackOn::HOLD);
        for (on, g) in b.all() {
            if in_range(b, self.by, on) {
                offer(AttackOn(g.face));
            }
        }
    }

    fn usual(self, b: &Battle, plan: &Plan) -> AttackOn {
        formerly!(plan, b.at(self.by).side => crate::brought::frozen::shot(b, plan, self.by));
        doctrine::shot(b, plan, self.by)
    }
}

/// The target an order names, if there is anybody there to shoot at.
#[must_use]
pub fn target(b: &Battle, by: GroupId, aim: AttackOn) -> Option<GroupId> {
    // An order outside the rules may name anybody; nobody shoots at himself, or at those who have gone.
    b.group_of(aim.0).filter(|&on| on != by && b.at(on).at == crate::nouns::terms::Where::Field)
}

/// ORD-36 — the GM's word on the range of one shot.
pub fn confirmed<T: Table<Battle>>(b: &Battle, t: &mut T, by: GroupId, on: GroupId) -> Play<bool> {
    let usual = Judgement::among(&["out_of_range", "in_range"], 1, false);
    Ok(t.judge(SHOTS.on(b.face(by), b.face(on)), usual)? == 1)
}

/// The ranged step; with vehicles, the whole exchange of fire.
pub fn ranged<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    // Something happened since the last sequence ended: the chiefs measure themselves first.
    if b.retest {
        t.happens(b, Event::Step(Step::Command));
        return Ok(());
    }
    t.happens(b, Event::Began);
    if b.mode == Mode::Assault {
        cite(ASSAULT_SHOTS);
    }
    match b.first {
        None => volley(b, t, &[Side::A, Side::B], true)?,
        Some(first) => {
            volley(b, t, &[first], false)?;
            volley(b, t, &[first.foe()], false)?;
        }
    }
    t.happens(b, Event::Volley);
    let next = if b.is_vehicles() { Step::Pursuit } else { Step::Shock };
    t.happens(b, Event::Step(next));
    Ok(())
}

/// Shots of these sides: all orders first where they are simultaneous, one after the other where they are not.
fn volley<T: Table<Battle>>(b: &mut Battle, t: &mut T, sides: &[Side], together: bool) -> Play {
    let of = |b: &Battle| -> Groups {
        sides.iter().flat_map(|&s| b.all().filter(move |(_, g)| g.side == s)).map(|(id, _)| id).collect()
    };
    let all: Groups = of(b).into_iter().filter(|&id| shoots(b, id)).collect();
    if together {
        return salvo(b, t, &all, true);
    }
    for id in all {
        if shoots(b, id) {
            salvo(b, t, &[id], false)?;
        }
    }
    Ok(())
}

fn manner(b: &Battle) -> (Manner, How) {
    if b.is_vehicles() { (Manner::Vehicles, How::Vehicles) } else { (Manner::Shot, How::Shot) }
}

/// These groups choose their targets, then shoot.
fn salvo<T: Table<Battle>>(b: &mut Battle, t: &mut T, shooters: &[GroupId], together: bool) -> Play {
    let asked: Few<ShotOf, MOST> = shooters.iter().map(|&id| ShotOf::new(b, id)).collect();
    let mut orders: Few<(GroupId, AttackOn), MOST> = Few::new();
    t.choose_each(b, &asked, |q, aim| orders.push((q.by, aim)))?;
    let (manner, how) = manner(b);
    let mut blows: Few<Blow, MOST> = Few::new();
    let mut idle: Groups = Few::new();
    for (by, aim) in orders {
        match target(b, by, aim) {
            Some(on) if confirmed(b, t, by, on)? => blows.push(Blow::new(by, on, manner, how)),
            _ => idle.push(by),
        }
    }
    strike(b, t, &mut blows, together)?;
    // Whoever keeps his musket loaded has his attack of the shock still.
    for by in idle.into_iter().filter(|&by| b.at(by).kind == Reach::Ranged).collect::<Groups>() {
        let group = b.face(by);
        t.happens(b, Event::Held { group });
    }
    Ok(())
}
