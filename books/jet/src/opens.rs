//! How a change came about: die, row and ratio to men, row to morale, morale to rout. For the GM who asks why.

use super::battle::{Battle, Id};
use super::event::Event;
use super::ledger;
use super::modifiers::{men, numbers};
use super::opened;
use super::options::UmDetection;
use super::rules::{
    BATTLE, BREAKOUT, DURATION, END, FOLLOWS, IN_BATTLE, LEADERLESS, MIRROR, NUMERIC, OPPOSITION, RESULTS, ROUT, ROW,
    STRAGGLERS, STRATEGIC, UM,
};
use super::terms::{Massacre, Row, Scale, Step};
use montjoie_game::{Arg, Message, Opening};
use montjoie_table::{Happening as _, Heard, State as _, Subject};

pub(super) fn opens(b: &Battle, event: &Event, earlier: &[Heard<Event>]) -> Opening {
    match *event {
        Event::Losses { unit, killed, wounded } => ledger::losses(b, (unit, killed, wounded), earlier),
        Event::Opposed { unit, row } => read(b, unit, row, earlier).link(
            OPPOSITION,
            of("jet-open-opposition", unit).word("row", opened::named(row)).number("n", row.summary().opposition),
        ),
        Event::Result { unit, row, .. } => read(b, unit, row, earlier),
        Event::Morale { unit, .. } => morale(b, event, unit, earlier),
        Event::Routed { unit } => {
            Opening::of(ROUT, of("jet-open-routed", unit).number("morale", i64::from(b.morale(unit))))
        }
        Event::Destroyed { unit } => Opening::of(IN_BATTLE, of("jet-open-destroyed", unit)),
        Event::Massacred { unit, choice } => massacred(b, unit, choice, earlier),
        // An army that fails loses by the percentage, and the battle by its collapse.
        Event::BrokeOut { unit, escaped: false } if b.at(unit).scale == Scale::Army => {
            row(Opening::of(BREAKOUT, of("jet-open-by-row", unit)), unit, earlier)
        }
        Event::Trapped { unit } => row(Opening::of(BREAKOUT, of("jet-open-by-row", unit)), unit, earlier),
        Event::BrokeOut { unit, escaped } => {
            let um = b.options.breakout_accepts_um100;
            let told = of(if um { "jet-open-breakout-um" } else { "jet-open-breakout" }, unit);
            let share = if escaped { 50 } else { b.options.massacre_fraction };
            let told = told.number("percent", share);
            row(Opening::default(), unit, earlier).link(BREAKOUT, told)
        }
        // Who has left the battle has left the trap: nothing is told of it.
        Event::Freed { unit } if b.in_battle(unit) => Opening::of(BREAKOUT, of("jet-open-freed", unit)),
        Event::Passed { unit, to, men } => {
            let told = |id, of_whom: Id, was: u32, now: i64| {
                of(id, of_whom).number("was", was).number("by", men).number("now", now)
            };
            let (from, into) = (b.at(unit).n, b.at(to).n);
            Opening::of(STRAGGLERS, told("jet-open-men", unit, from, i64::from(from) - i64::from(men)))
                .link(STRAGGLERS, told("jet-open-men-more", to, into, i64::from(into) + i64::from(men)))
        }
        Event::Ground { unit, level } => {
            let told = of("jet-open-ground", unit).number("was", i64::from(b.at(unit).ground));
            row(Opening::default(), unit, earlier).link(STRATEGIC, told.number("now", i64::from(level)))
        }
        Event::Entered { unit, .. } => Opening::of(event.rule(), of("jet-open-entered", unit)),
        Event::Defeated { side, .. } => {
            Opening::of(END, Message::new("jet-open-defeated").who("unit", Subject::side(side)))
        }
        Event::Ended if b.step == Step::End => Opening::of(DURATION, Message::new("jet-open-ended")),
        Event::Set { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        Event::SetOf { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        _ => Opening::default(),
    }
}

fn of(id: &'static str, unit: Id) -> Message {
    Message::new(id).who("unit", Subject::unit(unit))
}

/// JET-07, JET-12, JET-16, JET-41 — how a row was read: the strengths that entered the sum, the total or the die, the row.
fn read(b: &Battle, unit: Id, row: Row, earlier: &[Heard<Event>]) -> Opening {
    let mine = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if [BATTLE, OPPOSITION].contains(&t.head.key.rule) && t.head.key.of == Subject::unit(unit));
    let mut opening = Opening::default().after_last(earlier, mine);
    let Some(Heard::Thrown(thrown)) = opening.from.first().map(|&at| &earlier[at]) else {
        return if b.leaderless(unit) { opening.link(LEADERLESS, of("jet-open-leaderless", unit)) } else { opening };
    };
    let total = thrown.cast.total;
    // Die by die no throw shows the total: it is told as it happens.
    let summed = b.options.um_detection == UmDetection::AnyDie;
    if numbers(b, unit) != 0 {
        opening = opening.link(NUMERIC, strengths(b, unit));
    }
    let told = |id| of(id, unit).number("total", total).word("row", opened::named(row));
    match row.bounds() {
        _ if summed => opening,
        (None, None) => opening.link(UM, of("jet-open-um", unit).word("row", opened::named(row))),
        (None, Some(most)) => opening.link(ROW, told("jet-open-read-low").number("most", most)),
        (Some(least), None) => opening.link(ROW, told("jet-open-read-high").number("least", least)),
        (Some(least), Some(most)) => {
            opening.link(ROW, told("jet-open-read").number("least", least).number("most", most))
        }
    }
}

/// JET-16, JET-17 — men against men, each at his worth, and what they weigh.
fn strengths(b: &Battle, unit: Id) -> Message {
    let (met, side) = (b.at(unit).encounter, b.at(unit).side);
    let total = |side| b.in_encounter(met, side).map(|u| men(b, u)).sum::<i64>();
    let worth = |side| {
        let (num, den) = b.camp(side).value;
        Arg::Fraction(num, den)
    };
    let alike = b.camp(side).value == b.camp(side.foe()).value;
    let told = of(if alike { "jet-open-numbers" } else { "jet-open-numbers-worth" }, unit);
    let told = told.number("own", total(side)).number("enemy", total(side.foe()));
    let told = if alike { told } else { told.with("worth", worth(side)).with("other", worth(side.foe())) };
    told.number("by", numbers(b, unit))
}

/// JET-43 — what the survivors of a failed breakout chose, and who is left of them.
fn massacred(b: &Battle, unit: Id, choice: Massacre, earlier: &[Heard<Event>]) -> Opening {
    let men = i64::from(b.at(unit).n);
    let (id, now) = match choice {
        Massacre::Flight => ("jet-open-flees", men),
        Massacre::LastStand => ("jet-open-last-stand", 0),
        Massacre::Surrender => ("jet-open-surrenders", men),
    };
    let told = of(id, unit).number("men", men);
    let told = if choice == Massacre::LastStand { told.number("now", now) } else { told };
    Opening::of(BREAKOUT, told)
        .after_last(earlier, |h| matches!(h, Heard::Chose { head, .. } if head.key == BREAKOUT.by(Subject::unit(unit))))
}

/// JET-42, JET-19, JET-24 — the row that moves morale, ours up as theirs goes down, and discipline with it; or something that
/// lasted and is over.
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
    // JET-19 — the other side's row moves ours the other way.
    let mirrored = whose_row(earlier).is_some_and(|(_, whose, _)| b.at(whose).side != b.at(unit).side);
    let told = of(if mirrored { "jet-open-morale-mirror" } else { "jet-open-morale" }, unit);
    let told = told.number("was", was).number("by", (now - was).abs()).number("now", now);
    let opening = opening.link(MIRROR, told.number("down", i64::from(now < was)));
    let (held, holds) = (b.at(unit).discipline, after.at(unit).discipline);
    if held == holds {
        return opening;
    }
    let told = of("jet-open-discipline", unit).number("was", held).number("now", holds).number("morale", now);
    // Morale counts from −10 to +10 here, whatever is kept beyond.
    let told = told.number("beyond", i64::from(now < -10));
    opening.link(FOLLOWS, told.number("most", after.at(unit).discipline_max))
}

/// The last row read in the step, and the dice behind it.
fn row(opening: Opening, _: Id, earlier: &[Heard<Event>]) -> Opening {
    let Some((at, whose, row)) = whose_row(earlier) else { return opening };
    let whose_dice = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if [BATTLE, OPPOSITION].contains(&t.head.key.rule) && t.head.key.of == Subject::unit(whose));
    let mut opening = opening.after(&earlier[..at], whose_dice);
    opening.from.push(at);
    opening.link(RESULTS, of("jet-open-row-was", whose).word("row", opened::named(row)))
}

/// The last row read in the step: where it was heard, whose it is, which.
fn whose_row(earlier: &[Heard<Event>]) -> Option<(usize, Id, Row)> {
    earlier.iter().enumerate().rev().find_map(|(at, h)| match h {
        Heard::Event(Event::Result { unit, row, .. }) => Some((at, *unit, *row)),
        _ => None,
    })
}
