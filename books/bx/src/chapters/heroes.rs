//! Héros et officiers: fights of heroes, played at the table or by the dice.

use crate::brought::options::DuelResolution;
use crate::chapters::damage::base_percent;
use crate::chapters::orders::MOST;
use crate::events::{Event, HurtBy};
use crate::nouns::battle::{Battle, Id, PV};
use crate::nouns::rules::{DUEL, TABLE};
use crate::nouns::terms::{Order, Where};
use montjoie_table::{
    Crowd, Few, Id as _, Judgement, Meaning, Office, Play, Reads, Side, Subject, Table, Tally, Toss, cite, d,
};
use std::cell::Cell;

/// BX-53 — at most this many rounds, then a hero goes back to his troops.
pub(crate) const ROUNDS: u8 = 10;

/// Fighters of one fight, in order.
type Group = Few<Id, MOST>;

/// What each of them has left.
type Left = Few<i64, MOST>;

/// Who was hurt in a fight, by whom, and by how much in all: a blow each and round at the most.
type Wounds = Few<(Id, Id, i64), { MOST * ROUNDS as usize }>;

/// BX-53 — whether this one is drawn into a hero's fight this sequence, and strikes no other blow.
#[inline]
pub fn in_a_fight(b: &Battle, id: Id) -> bool {
    if b.at(id).standard() {
        return false;
    }
    b.everyone().any(|(hero, body)| match body.order {
        Order::Defier(on) => body.on_field() && (hero == id || on == id) && meets(b, on),
        _ => false,
    })
}

/// Whether the one challenged is still there to be met.
fn meets(b: &Battle, on: Id) -> bool {
    cite(DUEL);
    on.index() < b.bodies.len() && b.at(on).at == Where::Field
}

/// BX-53 — every fight of this sequence. Those linked by challenges fight together.
pub fn fights<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let mut done = Crowd::EMPTY;
    for id in b.ids() {
        if done.has(id) || !matches!(b.at(id).order, Order::Defier(_)) || !b.at(id).on_field() {
            continue;
        }
        let group = linked(b, id);
        for &fighter in &group {
            done.add(fighter);
        }
        let both = Side::BOTH.into_iter().all(|side| group.iter().any(|&f| b.at(f).side == side));
        if both {
            fight(b, t, &group)?;
        }
    }
    Ok(())
}

/// Everyone a challenge binds to this one, directly or through others.
pub(crate) fn linked(b: &Battle, first: Id) -> Group {
    let mut bound = Crowd::one(first);
    loop {
        let before = bound;
        for (hero, body) in b.everyone() {
            if let Order::Defier(on) = body.order
                && body.on_field()
                && meets(b, on)
                && (bound.has(hero) || bound.has(on))
            {
                bound.add(hero);
                bound.add(on);
            }
        }
        if bound == before {
            break;
        }
    }
    bound.into_iter().filter(|&f| !b.at(f).standard() && b.at(f).at == Where::Field).collect()
}

fn fight<T: Table<Battle>>(b: &mut Battle, t: &mut T, group: &Group) -> Play {
    let first = group[0];
    let rival = group.iter().copied().find(|&f| b.at(f).side != b.at(first).side).unwrap_or(first);
    let by_dice = b.options.duel_resolution == DuelResolution::Auto
        || t.judge(DUEL.by(first), Judgement::among(&["by_dice", "entered"], 0, true))? == 0;
    let mut wounds = Wounds::new();
    let rounds =
        if by_dice { by_the_dice(b, t, group, &mut wounds)? } else { as_entered(b, t, group, &mut wounds, rival)? };
    t.happens(b, Event::Dueled { one: first, other: rival, rounds });
    for &unit in group.iter() {
        for &(_, by, damage) in wounds.iter().filter(|(on, ..)| *on == unit) {
            t.happens(b, Event::Hurt { unit, by, damage, how: HurtBy::Duel });
        }
        // No other blow this sequence, even where the fight comes before the melee.
        t.happens(b, Event::Struck { unit });
    }
    Ok(())
}

/// Adds to what one has taken from another.
fn wound(wounds: &mut Wounds, on: Id, by: Id, damage: i64) {
    if let Some((.., sum)) = wounds.iter_mut().find(|(unit, from, _)| (*unit, *from) == (on, by)) {
        *sum += damage;
    } else if damage > 0 {
        wounds.push((on, by, damage));
    }
}

/// Whose blows somebody fought, where the table has not said: whom he challenged, who challenged him, or the first against him.
fn opponent(b: &Battle, group: &Group, unit: Id) -> Id {
    let foes = || group.iter().copied().filter(move |&f| b.at(f).side != b.at(unit).side);
    let challenged = match b.at(unit).order {
        Order::Defier(on) => foes().find(|&f| f == on),
        _ => None,
    };
    let challenger = || foes().find(|&f| b.at(f).order == Order::Defier(unit));
    challenged.or_else(challenger).or_else(|| foes().next()).unwrap_or(unit)
}

/// The table has played it: what each has left.
fn as_entered<T: Table<Battle>>(b: &Battle, t: &mut T, group: &Group, wounds: &mut Wounds, rival: Id) -> Play<u8> {
    for &fighter in group.iter() {
        let whole = i32::try_from((b.at(fighter).pvt + PV - 1) / PV).unwrap_or(i32::MAX);
        let after = t.judge(DUEL.on(fighter, fighter), Judgement::awaited(0..=whole, whole))?;
        let damage = b.at(fighter).pvt - (i64::from(after) * PV).min(b.at(fighter).pvt);
        wound(wounds, fighter, opponent(b, group, fighter), damage);
    }
    let pair = DUEL.on(Subject::from(group[0]), Subject::from(rival));
    let rounds = t.judge(pair, Judgement::offered(1..=i32::from(ROUNDS), i32::from(ROUNDS)))?;
    Ok(u8::try_from(rounds).unwrap_or(ROUNDS))
}

/// Which side strikes first in a round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    One(Side),
    Together,
}

impl Reads for First {
    fn meaning(self) -> Meaning {
        Meaning::Held
    }
}

/// `duel_resolution = auto`, ours: initiative each round; each living fighter strikes the first living foe on the list.
fn by_the_dice<T: Table<Battle>>(b: &Battle, t: &mut T, group: &Group, wounds: &mut Wounds) -> Play<u8> {
    let mut left: Left = group.iter().map(|&f| b.at(f).pvt).collect();
    for round in 1..=ROUNDS {
        let dice = |side| Toss::new(DUEL.by(Subject::side(side)), Office::Chief(side), d(6));
        let first = t.throw([dice(Side::A), dice(Side::B)], |[a, b]| match a.total.cmp(&b.total) {
            std::cmp::Ordering::Greater => First::One(Side::A),
            std::cmp::Ordering::Less => First::One(Side::B),
            std::cmp::Ordering::Equal => First::Together,
        })?;
        match first {
            First::Together => {
                let before = left.clone();
                let mut after = left.clone();
                for side in Side::BOTH {
                    blows(b, t, group, side, (&before, &mut after), wounds)?;
                }
                left = after;
            }
            First::One(side) => {
                for side in [side, side.foe()] {
                    let before = left.clone();
                    blows(b, t, group, side, (&before, &mut left), wounds)?;
                }
            }
        }
        if Side::BOTH.into_iter().any(|side| group.iter().zip(&left).all(|(&f, &pv)| b.at(f).side != side || pv <= 0)) {
            return Ok(round);
        }
    }
    Ok(ROUNDS)
}

/// The two dice of a blow: whether it hits, and how hard.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Blow {
    Hit(bool),
    /// Says nothing by itself.
    Harm(i32),
}

impl Reads for Blow {
    fn meaning(self) -> Meaning {
        match self {
            Blow::Hit(true) => Meaning::Row("hit"),
            Blow::Hit(false) => Meaning::Row("missed"),
            Blow::Harm(_) => Meaning::Held,
        }
    }
}

/// The blows of one side in one round: a hit on d20 of at least 21 less a twentieth of the percentage.
fn blows<T: Table<Battle>>(
    b: &Battle,
    t: &mut T,
    group: &Group,
    side: Side,
    (before, after): (&[i64], &mut Left),
    wounds: &mut Wounds,
) -> Play {
    for (i, &by) in group.iter().enumerate() {
        if b.at(by).side != side || before[i] <= 0 {
            continue;
        }
        let Some(foe) = group.iter().zip(&*after).position(|(&f, &pv)| b.at(f).side != side && pv > 0) else { break };
        let on = group[foe];
        let key = DUEL.on(by, on);
        let office = crate::chapters::orders::office(b, by);
        // A blow that misses does no harm, whatever the second die shows: to whoever counts every outcome it is one.
        let (hits, mut harm) = (Cell::new(false), 0);
        t.throw_each(
            &[false, true],
            |t, harms| {
                if harms {
                    return Toss::new(key, office, b.at(by).melee);
                }
                Toss::new(key, office, d(20)).versus(to_hit(b, t.tally(), by, on))
            },
            |harms, cast| match harms {
                true if hits.get() => Blow::Harm(cast.total.max(0)),
                true => Blow::Harm(0),
                false => Blow::Hit(cast.margin >= 0),
            },
            |_, blow| match blow {
                Blow::Hit(hit) => hits.set(hit),
                Blow::Harm(points) => harm = points,
            },
        )?;
        let damage = (i64::from(harm) * PV).min(after[foe]);
        after[foe] -= damage;
        wound(wounds, on, by, damage);
    }
    Ok(())
}

/// BX-53, ours — what a d20 must show: 21, less a point for every five in a hundred of the battle table.
fn to_hit<N: Tally>(b: &Battle, zero: N, by: Id, on: Id) -> N {
    zero.plus(DUEL, "to_hit", 21).plus(TABLE, "table_fifth", -(base_percent(b, by, on) / 5))
}
