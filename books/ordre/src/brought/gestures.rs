//! The GM's gestures by this book.

use crate::chapters::array::MOST;
use crate::chapters::blows::{Blow, Manner, strike};
use crate::chapters::ratio::pair_ratio;
use crate::chapters::{losses, rout};
use crate::events::{Event, Field, How, Opponent};
use crate::nouns::battle::{Battle, PersonId};
use crate::nouns::terms::{Lot, Reach, Where};
use montjoie_game::Gesture;
use montjoie_game::events::NewUnitId;
use montjoie_table::{Id as _, Kind, Play, Subject, Table, UnitId};

fn unit(b: &Battle, who: Subject) -> Option<UnitId> {
    UnitId::of(who).filter(|id| id.index() < b.units.len())
}

fn person(b: &Battle, who: Subject) -> Option<PersonId> {
    PersonId::of(who).filter(|id| id.index() < b.persons.len())
}

/// The event that sets a field of somebody: a unit's own, its group's, its side's, a character's.
pub(crate) fn set(b: &Battle, who: Subject, index: usize, value: i64) -> Option<Event> {
    match Field::at(index)? {
        Field::Unit(field) => unit(b, who).map(|unit| Event::Set { unit, field, value }),
        Field::Group(field) => b.group_of(who).map(|id| Event::SetGroup { group: b.face(id), field, value }),
        Field::Camp(field) => {
            let side = match who.kind() {
                Kind::Side(side) => Some(side),
                Kind::Unit(_) => unit(b, who).map(|u| b.unit(u).side),
                Kind::Army(_) => b.group_of(who).map(|id| b.at(id).side),
                _ => None,
            }?;
            Some(Event::SetSide { side, field, value })
        }
        Field::Person(field) => person(b, who).map(|person| Event::SetPerson { person, field, value }),
    }
}

/// Whether a gesture means anything here.
pub(crate) fn may(b: &Battle, gesture: Gesture) -> Result<(), &'static str> {
    let known = |who: Subject| unit(b, who).ok_or("gesture-not-a-unit");
    let group = |who: Subject| b.group_of(who).ok_or("gesture-unknown");
    let met = |who: Subject| {
        group(who).and_then(|id| if b.at(id).at == Where::Field { Ok(id) } else { Err("gesture-not-on-field") })
    };
    let foes = |one: Subject, other: Subject| {
        let (one, other) = (met(one)?, met(other)?);
        if b.at(one).side == b.at(other).side { Err("gesture-same-side") } else { Ok((one, other)) }
    };
    let someone = |who: Subject| person(b, who).ok_or("gesture-not-a-character");
    let room = || if b.units.len() < MOST { Ok(()) } else { Err("gesture-full") };
    match gesture {
        Gesture::Take { who, .. } | Gesture::Restore { who, .. } => {
            if person(b, who).is_some() {
                Ok(())
            } else {
                known(who).map(drop)
            }
        }
        Gesture::Remove { who } => {
            if person(b, who).is_some() {
                Ok(())
            } else {
                known(who).map(drop)
            }
        }
        Gesture::Test { who } => {
            let id = group(who)?;
            if !b.at(id).routed {
                return Err("ordre-gesture-not-routed");
            }
            if b.chief(b.at(id).side).is_none() { Err("ordre-gesture-no-chief") } else { Ok(()) }
        }
        Gesture::Break { who } => {
            let id = met(who)?;
            if b.at(id).routed { Err("ordre-gesture-already-routed") } else { Ok(()) }
        }
        Gesture::Rally { who } => {
            let id = group(who)?;
            if b.at(id).routed { Ok(()) } else { Err("ordre-gesture-not-routed") }
        }
        Gesture::Attack { by, on, shot } => {
            let (by, _) = foes(by, on)?;
            if shot && b.at(by).kind == Reach::Contact { Err("gesture-no-missiles") } else { Ok(()) }
        }
        Gesture::Engage { by, on } => foes(by, on).map(drop),
        Gesture::Part { one, other } => {
            let (one, other) = foes(one, other)?;
            if b.at(one).contacts.has(other) { Ok(()) } else { Err("gesture-not-in-contact") }
        }
        Gesture::Add { like, men } => {
            known(like)?;
            room()?;
            if men == 0 || men > 1_000_000 { Err("gesture-no-men") } else { Ok(()) }
        }
        Gesture::Split { who, men } => {
            let id = known(who)?;
            room()?;
            if men > 0 && men < losses::standing(b, id) { Ok(()) } else { Err("gesture-no-men") }
        }
        Gesture::Merge { who, into } => {
            let (who, into) = (known(who)?, known(into)?);
            if who == into || b.unit(who).side != b.unit(into).side { Err("gesture-not-together") } else { Ok(()) }
        }
        Gesture::Bring { who } => {
            if let Some(id) = person(b, who) {
                return if b.person(id).here { Err("gesture-already-there") } else { Ok(()) };
            }
            let id = known(who)?;
            if matches!(b.place_of(b.unit(id)), Where::Field) && b.unit(id).group.is_some() {
                Err("gesture-already-there")
            } else {
                Ok(())
            }
        }
        Gesture::Turn { who } => known(who).map(drop),
        Gesture::Fell { who } => someone(who).map(drop),
        Gesture::Post { who, to } => {
            let hero = someone(who)?;
            if to == Subject::NOBODY {
                return Ok(());
            }
            let unit = known(to)?;
            if b.person(hero).side == b.unit(unit).side { Ok(()) } else { Err("gesture-not-together") }
        }
        Gesture::Concede { .. } => {
            if b.closed {
                Err("ordre-gesture-over")
            } else {
                Ok(())
            }
        }
        Gesture::Option { index, value } => {
            if b.options.clone().set(usize::from(index), value) {
                Ok(())
            } else {
                Err("gesture-bad-value")
            }
        }
        Gesture::Set { who, field, value } => {
            let info = Field::LIST.get(usize::from(field)).ok_or("gesture-bad-field")?;
            if !(info.least..=info.most).contains(&value) {
                return Err("gesture-bad-value");
            }
            set(b, who, usize::from(field), value).map(drop).ok_or("gesture-bad-field")
        }
    }
}

/// Plays a gesture.
pub(crate) fn gesture<T: Table<Battle>>(b: &mut Battle, t: &mut T, gesture: Gesture) -> Play {
    let at = |who: Subject| unit(b, who).unwrap_or(UnitId::new(0));
    let heads = |men: u32| i32::try_from(men).unwrap_or(i32::MAX);
    match gesture {
        Gesture::Take { who, men } => take(b, t, who, heads(men)),
        Gesture::Restore { who, men } => take(b, t, who, -heads(men)),
        Gesture::Test { who } => {
            if let Some(id) = b.group_of(who) {
                rout::test(b, t, id)?;
            }
        }
        Gesture::Break { who } => {
            if let Some(id) = b.group_of(who) {
                let group = b.face(id);
                t.happens(b, Event::Routed { group, by: Opponent(Subject::NOBODY), pursuable: false });
            }
        }
        Gesture::Rally { who } => {
            if let Some(id) = b.group_of(who) {
                let group = b.face(id);
                t.happens(b, Event::Rallied { group, back: 0 });
            }
        }
        Gesture::Attack { by, on, shot } => attack(b, t, by, on, shot)?,
        Gesture::Engage { by, on } => {
            if let (Some(by), Some(on)) = (b.group_of(by), b.group_of(on)) {
                let (by, on) = (b.face(by), b.face(on));
                t.happens(b, Event::Contact { by, on });
            }
        }
        Gesture::Part { one, other } => {
            if let (Some(one), Some(other)) = (b.group_of(one), b.group_of(other)) {
                let (one, other) = (b.face(one), b.face(other));
                t.happens(b, Event::Parted { one, other });
            }
        }
        Gesture::Add { like, men } => {
            let unit = enlist(b, t, at(like), men);
            t.happens(b, Event::Arrived { unit });
        }
        Gesture::Split { who, men } => {
            let from = at(who);
            let to = enlist(b, t, from, 0);
            t.happens(b, Event::Passed { from, to, men });
        }
        Gesture::Merge { who, into } => {
            let (from, to) = (at(who), at(into));
            let men = losses::standing(b, from);
            t.happens(b, Event::Passed { from, to, men });
            t.happens(b, Event::Removed { unit: from });
        }
        Gesture::Remove { who } => {
            if let Some(person) = person(b, who) {
                t.happens(b, Event::Wounded { person, wounds: 0, lot: Lot::Captured });
            } else {
                t.happens(b, Event::Removed { unit: at(who) });
            }
        }
        Gesture::Bring { who } => bring(b, t, who),
        Gesture::Turn { who } => t.happens(b, Event::TurnedCoat { unit: at(who) }),
        Gesture::Fell { who } => {
            if let Some(person) = person(b, who) {
                t.happens(b, Event::Wounded { person, wounds: 0, lot: Lot::Killed });
            }
        }
        Gesture::Post { who, to } => {
            if let Some(person) = person(b, who) {
                let unit = unit(b, to);
                t.happens(b, Event::Posted { person, unit });
            }
        }
        Gesture::Concede { side } => t.happens(b, Event::Conceded { side }),
        Gesture::Option { index, value } => t.happens(b, Event::Option { index, value }),
        Gesture::Set { who, field, value } => {
            if let Some(event) = set(b, who, usize::from(field), value) {
                t.happens(b, event);
            }
        }
    }
    Ok(())
}

/// Men of a unit, wounds of a character; less than nothing gives back.
fn take<T: Table<Battle>>(b: &mut Battle, t: &mut T, who: Subject, men: i32) {
    if let Some(person) = person(b, who) {
        let p = *b.person(person);
        let wounds = (i64::from(p.wounds) + i64::from(men)).clamp(0, i64::from(p.health));
        t.happens(b, Event::SetPerson { person, field: crate::events::PersonField::wounds, value: wounds });
    } else if let Some(unit) = unit(b, who) {
        t.happens(b, Event::Heads { unit, men: men.saturating_neg() });
    }
}

fn attack<T: Table<Battle>>(b: &mut Battle, t: &mut T, by: Subject, on: Subject, shot: bool) -> Play {
    let (Some(by), Some(on)) = (b.group_of(by), b.group_of(on)) else { return Ok(()) };
    let (manner, how) = match (b.is_vehicles(), shot) {
        (true, _) => (Manner::Vehicles, How::Vehicles),
        (false, true) => (Manner::Shot, How::Shot),
        (false, false) if b.at(by).kind == Reach::Ranged => (Manner::Contact, How::ContactShot),
        (false, false) => (Manner::Shock, How::Shock),
    };
    let ratio = if manner == Manner::Shock { pair_ratio(b, t, by, on) } else { 0 };
    strike(b, t, &mut [Blow { ratio, ..Blow::new(by, on, manner, how) }], false)
}

fn enlist<T: Table<Battle>>(b: &mut Battle, t: &mut T, like: UnitId, men: u32) -> UnitId {
    let place = u8::try_from(b.units.len()).unwrap_or(u8::MAX);
    t.happens(b, Event::Enlisted { unit: NewUnitId::new(place), like, men });
    UnitId::new(place)
}

/// Somebody who is not there comes: a character, a unit of the reserve with its side's reserve, a unit that waits or had left.
fn bring<T: Table<Battle>>(b: &mut Battle, t: &mut T, who: Subject) {
    if let Some(person) = person(b, who) {
        t.happens(b, Event::Joined { person });
    } else if let Some(unit) = unit(b, who) {
        let u = b.unit(unit);
        if b.group_with(u).is_some_and(|g| g.at == Where::Reserve) {
            let side = u.side;
            t.happens(b, Event::Committed { side, tested: true });
        } else {
            if u.group.is_some() {
                t.happens(b, Event::Removed { unit });
            }
            t.happens(b, Event::Arrived { unit });
        }
    }
}
