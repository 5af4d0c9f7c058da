//! The GM's gestures by this book, and what is left of everyone afterwards.

use crate::brought::options::{AT_MUSTER, Options};
use crate::chapters::losses::{Facing, one, wipe_out};
use crate::chapters::modifiers::{Circumstances, battle_sum, command, office, weigh};
use crate::chapters::orders::{Units, commands};
use crate::chapters::rolls::{roll, skill, test};
use crate::chapters::shares::spread;
use crate::events::Event;
use crate::events::fields::{CharacterField, FIELDS, UnitField};
use crate::nouns::battle::{Battle, MOST, UnitId};
use crate::nouns::rules::{BATTLE, MIRROR, OPPOSITION, PERCENTAGE, ROUT};
use crate::nouns::terms::{Engagement, Percent, Rank, Row, Scale, Standing, Where};
use montjoie_game::events::NewUnitId;
use montjoie_game::scenario::Written;
use montjoie_game::{Gesture, Message, Survivor};
use montjoie_table::{CharacterId, Play, Subject, Table, Tally as _, Toss, cite, d};

fn unit(b: &Battle, who: Subject) -> Option<UnitId> {
    b.unit_of(who)
}

fn person(b: &Battle, who: Subject) -> Option<CharacterId> {
    b.person_of(who)
}

/// Whether a gesture means anything here.
pub(crate) fn may(b: &Battle, gesture: Gesture) -> Result<(), &'static str> {
    let known = |who: Subject| unit(b, who).is_some() || person(b, who).is_some();
    let troops = |who: Subject| match unit(b, who) {
        Some(id) => Ok(id),
        None if known(who) => Err("gesture-not-a-unit"),
        None => Err("gesture-unknown"),
    };
    let someone = |who: Subject| match person(b, who) {
        Some(c) => Ok(c),
        None if known(who) => Err("gesture-not-a-character"),
        None => Err("gesture-unknown"),
    };
    let part = |who: Subject| {
        troops(who).and_then(|id| if b.at(id).parent.is_none() { Err("jet-gesture-army") } else { Ok(id) })
    };
    let leaf =
        |who: Subject| part(who).and_then(|id| if b.is_leaf(id) { Ok(id) } else { Err("jet-gesture-has-parts") });
    let met =
        |who: Subject| troops(who).and_then(|id| if b.in_battle(id) { Ok(id) } else { Err("gesture-not-on-field") });
    let foes = |one: Subject, other: Subject| {
        let (one, other) = (met(one)?, met(other)?);
        if b.at(one).side == b.at(other).side {
            Err("gesture-same-side")
        } else if b.at(one).scale != b.at(other).scale {
            Err("jet-gesture-scales")
        } else {
            Ok((one, other))
        }
    };
    match gesture {
        Gesture::Take { who, .. } | Gesture::Restore { who, .. } => troops(who).map(drop),
        Gesture::Test { who } => {
            let id = troops(who)?;
            if matches!(b.at(id).at, Where::Field | Where::Routed) { Ok(()) } else { Err("gesture-not-on-field") }
        }
        Gesture::Break { who } => met(who).map(drop),
        Gesture::Rally { who } => {
            let id = troops(who)?;
            if b.at(id).at == Where::Routed { Ok(()) } else { Err("jet-gesture-not-routed") }
        }
        Gesture::Attack { by, on, shot } => {
            foes(by, on)?;
            if shot { Err("gesture-no-missiles") } else { Ok(()) }
        }
        Gesture::Engage { by, on } => foes(by, on).map(drop),
        Gesture::Part { one, other } => {
            let (one, other) = foes(one, other)?;
            let pinned = b.at(one).pinned == Some(other) || b.at(other).pinned == Some(one);
            if pinned { Ok(()) } else { Err("gesture-not-in-contact") }
        }
        Gesture::Add { like, men } => {
            part(like)?;
            if men == 0 || men > 1_000_000 {
                return Err("gesture-no-men");
            }
            if b.units.len() >= MOST { Err("gesture-full") } else { Ok(()) }
        }
        Gesture::Split { who, men } => {
            let id = leaf(who)?;
            if b.units.len() >= MOST {
                return Err("gesture-full");
            }
            if men > 0 && men < b.at(id).n { Ok(()) } else { Err("gesture-no-men") }
        }
        Gesture::Merge { who, into } => {
            let (who, into) = (leaf(who)?, leaf(into)?);
            if who == into || b.at(who).side != b.at(into).side { Err("gesture-not-together") } else { Ok(()) }
        }
        Gesture::Remove { who } => {
            if known(who) && unit(b, who).is_none_or(|id| b.at(id).parent.is_some()) {
                Ok(())
            } else if known(who) {
                Err("jet-gesture-army")
            } else {
                Err("gesture-unknown")
            }
        }
        Gesture::Bring { who } => match (unit(b, who), person(b, who)) {
            (Some(id), _) if b.at(id).at == Where::Field && b.at(id).engagement != Engagement::Reserve => {
                Err("gesture-already-there")
            }
            (_, Some(c)) if b.who(c).at == Standing::Fit => Err("gesture-already-there"),
            (None, None) => Err("gesture-unknown"),
            _ => Ok(()),
        },
        Gesture::Turn { who } => part(who).map(drop),
        Gesture::Fell { who } => someone(who).map(drop),
        Gesture::Post { who, to } => {
            let c = someone(who)?;
            if to == Subject::NOBODY {
                return Ok(());
            }
            let id = troops(to)?;
            if b.at(id).side == b.who(c).side { Ok(()) } else { Err("gesture-not-together") }
        }
        Gesture::Concede { .. } => Ok(()),
        Gesture::Option { index, value } => {
            let info = Options::LIST.get(usize::from(index)).ok_or("gesture-bad-field")?;
            if AT_MUSTER.contains(&info.name) {
                Err("jet-gesture-at-muster")
            } else if b.options.clone().set(usize::from(index), value) {
                Ok(())
            } else {
                Err("gesture-bad-value")
            }
        }
        Gesture::Set { who, field, value } => {
            let info = FIELDS.get(usize::from(field)).ok_or("gesture-bad-field")?;
            let has = match (unit(b, who), person(b, who)) {
                (Some(_), _) => UnitField::named(info.name).is_some(),
                (_, Some(_)) => CharacterField::named(info.name).is_some(),
                _ => return Err("gesture-unknown"),
            };
            if !has {
                Err("gesture-bad-field")
            } else if (info.least..=info.most).contains(&value) {
                Ok(())
            } else {
                Err("gesture-bad-value")
            }
        }
    }
}

/// Plays a gesture.
pub(crate) fn gesture<T: Table<Battle>>(b: &mut Battle, t: &mut T, gesture: Gesture) -> Play {
    let id = |who: Subject| unit(b, who).unwrap_or(UnitId::new(0));
    let someone = |who: Subject| person(b, who).unwrap_or(CharacterId::new(0));
    match gesture {
        Gesture::Take { who, men } => take(b, t, id(who), men),
        Gesture::Restore { who, men } => restore(b, t, id(who), men),
        Gesture::Test { who } => put_to_the_test(b, t, id(who))?,
        Gesture::Break { who } => t.happens(b, Event::Routed { unit: id(who) }),
        Gesture::Rally { who } => t.happens(b, Event::Rallied { unit: id(who) }),
        Gesture::Attack { by, on, .. } => attack(b, t, id(by), id(on))?,
        Gesture::Engage { by, on } => {
            let (by, on) = (id(by), id(on));
            t.happens(b, Event::Pinned { unit: by, to: Some(on) });
        }
        Gesture::Part { one, other } => {
            let (one, other) = (id(one), id(other));
            for (unit, to) in [(one, other), (other, one)] {
                if b.at(unit).pinned == Some(to) {
                    t.happens(b, Event::Pinned { unit, to: None });
                }
            }
        }
        Gesture::Add { like, men } => {
            let (unit, like) = (new_id(b), id(like));
            t.happens(b, Event::Enlisted { unit, like, men });
        }
        Gesture::Split { who, men } => {
            let (unit, like) = (new_id(b), id(who));
            t.happens(b, Event::Enlisted { unit, like, men: 0 });
            t.happens(b, Event::Passed { unit: like, to: UnitId::new(unit.number()), men });
        }
        Gesture::Merge { who, into } => {
            let (unit, to) = (id(who), id(into));
            let men = b.at(unit).n;
            t.happens(b, Event::Passed { unit, to, men });
            for character in b.people() {
                if b.who(character).unit == unit && b.who(character).rank == Rank::Soldier {
                    t.happens(b, Event::Posted { character, unit: to });
                }
            }
            t.happens(b, Event::Left { unit });
        }
        Gesture::Remove { who } => match unit(b, who) {
            Some(unit) => t.happens(b, Event::Left { unit }),
            None => fell(b, t, someone(who), Standing::Out),
        },
        Gesture::Bring { who } => match unit(b, who) {
            Some(unit) => bring(b, t, unit),
            None => {
                let character = someone(who);
                t.happens(b, Event::Came { character });
            }
        },
        Gesture::Turn { who } => t.happens(b, Event::TurnedCoat { unit: id(who) }),
        Gesture::Fell { who } => fell(b, t, someone(who), Standing::Dead),
        Gesture::Post { who, to } => {
            let character = someone(who);
            let unit = unit(b, to).unwrap_or(Battle::army(b.who(character).side));
            t.happens(b, Event::Posted { character, unit });
        }
        Gesture::Concede { side } => t.happens(b, Event::Conceded { side }),
        Gesture::Option { index, value } => t.happens(b, Event::Option { index, value }),
        Gesture::Set { who, field, value } => {
            let name = FIELDS.get(usize::from(field)).map_or("", |f| f.name);
            if let (Some(unit), Some(field)) = (unit(b, who), UnitField::named(name)) {
                t.happens(b, Event::Set { unit, field, value });
            } else if let (Some(character), Some(field)) = (person(b, who), CharacterField::named(name)) {
                t.happens(b, Event::SetOf { character, field, value });
            }
        }
    }
    Ok(())
}

fn new_id(b: &Battle) -> NewUnitId {
    NewUnitId::new(u8::try_from(b.units.len()).unwrap_or(u8::MAX))
}

/// Those who hold the men of a unit.
fn leaves(b: &Battle, unit: UnitId) -> Units {
    let below = |one: UnitId| Scale::ALL.iter().any(|&scale| b.above(one, scale) == Some(unit));
    b.ids().filter(|&id| b.is_leaf(id) && below(id)).collect()
}

/// Men are taken, of a unit with parts from all of them.
fn take<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, men: u32) {
    let all = leaves(b, unit);
    for (unit, lost) in spread(b, i64::from(men), &all, |u| i64::from(b.at(u).n)) {
        let men = i32::try_from(lost).unwrap_or(i32::MAX);
        if men > 0 {
            t.happens(b, Event::Men { unit, men: -men });
        }
    }
}

fn restore<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, men: u32) {
    let all = leaves(b, unit);
    let missing = |u: UnitId| i64::from(b.at(u).killed) + i64::from(b.at(u).wounded);
    for (unit, back) in spread(b, i64::from(men), &all, missing) {
        let men = i32::try_from(back).unwrap_or(0);
        if men > 0 {
            t.happens(b, Event::Men { unit, men });
        }
    }
}

/// JET-22 — the book's own test: who is below −10 goes; who went may be brought back by his commander.
fn put_to_the_test<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId) -> Play {
    cite(ROUT);
    if b.at(unit).at == Where::Routed {
        let plus = skill(t.tally(), ROUT, "leadership_skill", command(b, unit).leadership, b.options.rally_modifier);
        let back = !b.leaderless(unit) && test(b, t, ROUT.by(Subject::from(unit)), office(b, unit), plus)?;
        t.happens(b, if back { Event::Rallied { unit } } else { Event::NotRallied { unit } });
    } else if b.morale(unit) < -10 {
        t.happens(b, Event::Routed { unit });
    }
    Ok(())
}

/// A unit comes: from afar, from reserve, from flight.
fn bring<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId) {
    if b.at(unit).at != Where::Field {
        t.happens(b, Event::Arrived { unit });
    }
    if b.at(unit).engagement == Engagement::Reserve {
        t.happens(b, Event::Entered { unit, engagement: Engagement::FirstLine, at_once: false });
    }
}

/// A character is out; if he commanded, his unit has no commander at once.
fn fell<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId, at: Standing) {
    let (led, side) = (commands(b, character), b.who(character).side);
    let second = b.camp(side).second && b.camp(side).second_chief == Some(character);
    let unit = b.who(character).unit;
    t.happens(b, Event::Gone { character, at });
    if second {
        t.happens(b, Event::SecondLost { side });
    } else if led {
        t.happens(b, Event::ChiefLost { unit });
    }
}

/// One encounter outside the turn: both roll, the row's losses and morale at once, nothing else of it.
fn attack<T: Table<Battle>>(b: &mut Battle, t: &mut T, by: UnitId, on: UnitId) -> Play {
    let (own, enemy) = if b.at(by).side == b.own() { (by, on) } else { (on, by) };
    let men = |id: UnitId| i64::from(b.fielded(id));
    let (ours, theirs) = (men(own), men(enemy));
    let rolled = |b: &mut Battle, t: &mut T, unit: UnitId, rule: montjoie_table::Rule, n: i32, opposition: i32| {
        if b.leaderless(unit) {
            return Play::Ok(Row::Um66);
        }
        let hand = office(b, unit);
        let plus = battle_sum(b, t.tally(), unit, 0, Circumstances::usual(b, unit), n);
        let plus = plus.plus_if(opposition != 0, OPPOSITION, "opposition", opposition);
        Ok(roll(b, t, rule.by(Subject::from(unit)), hand, plus)?.row)
    };
    let weight = weigh(b, b.at(enemy).side, theirs, ours);
    let against = rolled(b, t, enemy, OPPOSITION, weight, 0)?;
    let opposition = against.summary().opposition;
    let weight = weigh(b, b.at(own).side, ours, theirs);
    let row = rolled(b, t, own, BATTLE, weight, opposition)?;
    let toss = Toss::new(PERCENTAGE.by(Subject::from(own)), office(b, own), d(100));
    let Percent(p) = t.roll(toss, |c| Percent(i64::from(c.dice.clamp(15, 35))))?;
    let facing = Facing { unit: enemy, shift: 0, strength: theirs, base: theirs };
    let mut cost = one(b, (own, row), ours, ours, &facing, p);
    wipe_out(b, &mut cost, ours, theirs);
    for (unit, lost) in [(own, cost.own), (enemy, cost.enemy)] {
        let all: Units = leaves(b, unit).into_iter().filter(|&u| b.in_battle(u)).collect();
        for (unit, lost) in spread(b, lost, &all, |u| i64::from(b.at(u).n)) {
            if lost > 0 {
                let (lost, killed) = (u32::try_from(lost).unwrap_or(0), u32::try_from(2 * lost / 3).unwrap_or(0));
                t.happens(b, Event::Losses { unit, killed, wounded: lost - killed });
            }
        }
    }
    cite(MIRROR);
    let by = row.result(b.at(own).scale).morale;
    t.happens(b, Event::Morale { unit: own, by });
    t.happens(b, Event::Morale { unit: enemy, by: -by });
    Ok(())
}

/// Able men stay; the killed do not come back, the wounded are told of. Ranks won are kept.
pub(crate) fn aftermath(b: &Battle) -> Vec<Survivor> {
    let units = b.ids().filter(|&id| b.at(id).parent.is_some()).map(|id| troops(b, id));
    units.chain(b.people().map(|c| character(b, c))).collect()
}

/// Whether a unit can take the field again.
fn remains(b: &Battle, id: UnitId) -> bool {
    let captured = Scale::ALL.iter().filter_map(|&s| b.above(id, s)).any(|u| b.at(u).at == Where::Captured);
    b.at(id).n > 0 && !captured
}

fn troops(b: &Battle, id: UnitId) -> Survivor {
    let unit = b.at(id);
    let stays = remains(b, id);
    let line = Message::new(if stays { "jet-after-unit" } else { "jet-after-lost" })
        .who("unit", Subject::from(id))
        .number("men", unit.n)
        .number("initial", unit.n0)
        .number("killed", unit.killed)
        .number("wounded", unit.wounded);
    let mut keys = Vec::new();
    if b.is_leaf(id) {
        keys.push(("count", Written::Int(i64::from(unit.n))));
    }
    let gone = if b.is_leaf(id) { vec!["initial_morale"] } else { vec!["count", "initial_morale"] };
    Survivor { subject: Subject::from(id), stays, keys, gone, serves: None, line }
}

fn character(b: &Battle, c: CharacterId) -> Survivor {
    let person = b.who(c);
    let subject = Subject::from(c);
    let stays = matches!(person.at, Standing::Fit | Standing::Out | Standing::Absent);
    let line = Message::new(match person.at {
        Standing::Fit | Standing::Absent => "jet-after-fit",
        Standing::Out => "jet-after-out",
        Standing::Captured => "jet-after-captured",
        Standing::Dead => "jet-after-dead",
    })
    .who("who", subject);
    // Without his unit, or with another at its head, he serves in the ranks.
    let homeless = person.rank != Rank::Leader && !remains(b, person.unit);
    let chief = b.at(person.unit).chief;
    let replaced = person.rank != Rank::Leader && !commands(b, c) && chief.is_some();
    let rank = if homeless || replaced { Rank::Soldier } else { person.rank };
    let keys = vec![("rank", Written::Text(rank.word().to_owned()))];
    let at_large = homeless || b.at(person.unit).scale == Scale::Army;
    let gone = if at_large { vec!["unit"] } else { Vec::new() };
    let serves = (!at_large).then_some(Subject::from(person.unit));
    Survivor { subject, stays, keys, gone, serves, line }
}
