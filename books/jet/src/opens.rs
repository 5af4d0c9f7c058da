//! How a change came about: die, row and ratio to men, row to morale, morale to rout. For the GM who asks why.

use super::battle::{Battle, Id, Pending};
use super::event::Event;
use super::opened;
use super::rules::{
    BATTLE, BREAKOUT, DURATION, IN_BATTLE, KILLED, MIRROR, OPPOSITION, PERCENTAGE, RECONCILE, RESULTS, ROUT, SPREAD,
    STRAGGLERS, VOLLEY,
};
use super::terms::Step;
use montjoie_game::mark::NOBODY;
use montjoie_game::{Message, Opening};
use montjoie_table::{Happening as _, Heard, Kind, State as _, Subject};

pub(super) fn opens(b: &Battle, event: &Event, earlier: &[Heard<Event>]) -> Opening {
    match *event {
        Event::Losses { unit, killed, wounded } => losses(b, (unit, killed, wounded), earlier),
        Event::Morale { unit, .. } => morale(b, event, unit, earlier),
        Event::Routed { unit } => {
            Opening::of(ROUT, of("jet-open-routed", unit).number("morale", i64::from(b.morale(unit))))
        }
        Event::Destroyed { unit } => Opening::of(IN_BATTLE, of("jet-open-destroyed", unit)),
        Event::Trapped { unit } | Event::BrokeOut { unit, .. } => {
            row(Opening::of(BREAKOUT, of("jet-open-by-row", unit)), unit, earlier)
        }
        Event::Freed { unit } => Opening::of(BREAKOUT, of("jet-open-freed", unit)),
        Event::Passed { unit, to, men } => {
            let told = |id, of_whom: Id, was: u32, now: i64| {
                of(id, of_whom).number("was", was).number("by", men).number("now", now)
            };
            let (from, into) = (b.at(unit).n, b.at(to).n);
            Opening::of(STRAGGLERS, told("jet-open-men", unit, from, i64::from(from) - i64::from(men)))
                .link(STRAGGLERS, told("jet-open-men-more", to, into, i64::from(into) + i64::from(men)))
        }
        Event::Entered { unit, .. } => Opening::of(event.rule(), of("jet-open-entered", unit)),
        Event::Ended if b.step == Step::End => Opening::of(DURATION, Message::new("jet-open-ended")),
        Event::Set { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        Event::SetOf { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        _ => Opening::default(),
    }
}

fn of(id: &'static str, unit: Id) -> Message {
    Message::new(id).who("unit", Subject::unit(unit))
}

/// A unit, and all above it.
fn line(b: &Battle, unit: Id) -> impl Iterator<Item = Id> + '_ {
    std::iter::successors(Some(unit), |&u| Some(b.at(u).parent).filter(|&above| above != NOBODY))
}

/// JET-34 to 39 — the dice and accounts of the encounters a unit or those above it stood in, its share, and how it falls.
fn losses(b: &Battle, (unit, killed, wounded): (Id, u32, u32), earlier: &[Heard<Event>]) -> Opening {
    let mut opening = Opening::default();
    for (at, heard) in earlier.iter().enumerate() {
        let (key, die) = match heard {
            Heard::Thrown(t) => (t.head.key, Some(t.cast.dice)),
            Heard::Judged { head, .. } if head.key.rule == RECONCILE => (head.key, None),
            _ => continue,
        };
        let Kind::Unit(head) = key.of.kind() else { continue };
        if usize::from(head) >= b.units.len() {
            continue;
        }
        match die {
            Some(die) if key.rule == PERCENTAGE => {
                let met = b.at(head).encounter;
                if line(b, unit).any(|u| b.at(u).met && b.at(u).encounter == met) {
                    opening.from.push(at);
                    if let Some(told) = opened::losses(b, head, die) {
                        opening = opening.link(PERCENTAGE, told);
                    }
                }
            }
            None if line(b, unit).any(|u| u == head) => opening.from.push(at),
            _ => {}
        }
    }
    for pending in &b.pending {
        match *pending {
            Pending::Volley(under, men) if line(b, unit).any(|u| u == under) => {
                opening = opening.link(VOLLEY, of("jet-open-volley", under).number("men", men));
            }
            Pending::CutDown(from, men) if from == unit => {
                opening = opening.link(STRAGGLERS, of("jet-open-cut-down", unit).number("men", men));
            }
            _ => {}
        }
    }
    let (was, lost) = (i64::from(b.at(unit).n), i64::from(killed) + i64::from(wounded));
    let share = of("jet-open-share", unit).number("men", i64::from(b.at(unit).fielded)).number("by", lost);
    let fall = of("jet-open-fall", unit).number("by", lost).number("killed", killed).number("wounded", wounded);
    opening.link(SPREAD, share).link(KILLED, fall.number("was", was).number("now", was - lost))
}

/// JET-42, JET-19 — the row that moves morale, ours up as theirs goes down; or something that lasted and is over.
fn morale(b: &Battle, event: &Event, unit: Id, earlier: &[Heard<Event>]) -> Opening {
    let mut after = b.clone();
    after.apply(event);
    let (was, now) = (i64::from(b.morale(unit)), i64::from(after.morale(unit)));
    let mut opening = row(Opening::default(), unit, earlier);
    if opening.is_empty() {
        let id = if b.step == Step::Orders { "jet-open-lasting" } else { "jet-open-by-deed" };
        opening = opening.link(DURATION, of(id, unit)).after_last(earlier, |h| {
            matches!(h, Heard::Thrown(_) | Heard::Judged { .. } | Heard::Event(Event::Seized { .. }))
        });
    }
    let told = of("jet-open-morale", unit).number("was", was).number("by", now - was).number("now", now);
    opening.link(MIRROR, told)
}

/// The last row read in the step, and the dice behind it.
fn row(opening: Opening, _: Id, earlier: &[Heard<Event>]) -> Opening {
    let Some(at) = earlier.iter().rposition(|h| matches!(h, Heard::Event(Event::Result { .. }))) else {
        return opening;
    };
    let Heard::Event(Event::Result { unit: whose, row, .. }) = &earlier[at] else { return opening };
    let whose_dice = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if [BATTLE, OPPOSITION].contains(&t.head.key.rule) && t.head.key.of == Subject::unit(*whose));
    let mut opening = opening.after(&earlier[..at], whose_dice);
    opening.from.push(at);
    opening.link(RESULTS, of("jet-open-row-was", *whose).word("row", opened::named(*row)))
}
