//! How a change came about: die, row and ratio to men, row to morale, morale to rout. For the GM who asks why.

use crate::brought::options::{MultiOpposition, RatioRounding, UmDetection};
use crate::chapters::modifiers::{men, numbers, position};
use crate::events::Event;
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::rules::{
    BATTLE, BREAKOUT, DUEL, END, IN_BATTLE, LEADERLESS, MALUS, MISLAID, NUMERIC, OPPOSITION, PAIRING, RESULTS, ROUT,
    ROW, SPREAD, STRAGGLERS, STRATEGIC, UM, UNION,
};
use crate::nouns::terms::{Bearing, Defeat, Massacre, Row, Scale};
use crate::shown::heart;
use crate::shown::ledger;
use crate::shown::line::of;
use crate::shown::opened;
use montjoie_game::{Arg, Message, Opening};
use montjoie_table::{Happening as _, Heard, Side, Subject};

pub(crate) fn opens(b: &Battle, event: &Event, earlier: &[Heard<Event>]) -> Opening {
    match *event {
        Event::Losses { unit, killed, wounded } => ledger::losses(b, (unit, killed, wounded), earlier),
        Event::Opposed { unit, row } => read(b, unit, row, earlier).link(
            OPPOSITION,
            of("jet-open-opposition", unit).word("row", opened::named(row)).number("n", row.summary().opposition),
        ),
        Event::Result { unit, row, .. } => several(read(b, unit, row, earlier), b, unit),
        Event::Morale { unit, by } => heart::morale(b, event, (unit, by), earlier),
        Event::Routed { unit } => {
            Opening::of(ROUT, of("jet-open-routed", unit).number("morale", i64::from(b.morale(unit))))
        }
        Event::Rallied { unit } => {
            let told = of("jet-open-rallied", unit).number("was", i64::from(b.morale(unit)));
            tested(unit, earlier).link(ROUT, told.number("now", i64::from(b.morale(unit).max(-10))))
        }
        Event::NotRallied { unit } if b.leaderless(unit) => {
            Opening::of(LEADERLESS, of("jet-open-not-rallied-leaderless", unit))
        }
        Event::NotRallied { unit } => tested(unit, earlier).link(ROUT, of("jet-open-not-rallied", unit)),
        Event::Destroyed { unit } => Opening::of(IN_BATTLE, of("jet-open-destroyed", unit)),
        Event::Massacred { unit, choice } => massacred(b, unit, choice, earlier),
        // An army that fails loses by the percentage, and the battle by its collapse.
        Event::BrokeOut { unit, escaped: false } if b.at(unit).scale == Scale::Army => {
            row(Opening::of(BREAKOUT, of("jet-open-by-row", unit)), earlier)
        }
        Event::Trapped { unit } => row(Opening::of(BREAKOUT, of("jet-open-by-row", unit)), earlier),
        Event::BrokeOut { unit, escaped } => {
            let um = b.options.breakout_accepts_um100;
            let told = of(if um { "jet-open-breakout-um" } else { "jet-open-breakout" }, unit);
            let share = if escaped { 50 } else { b.options.massacre_fraction };
            let told = told.number("percent", share);
            row(Opening::default(), earlier).link(BREAKOUT, told)
        }
        // Who has left the battle has left the trap: nothing is told of it.
        Event::Freed { unit } if b.in_battle(unit) => Opening::of(BREAKOUT, of("jet-open-freed", unit)),
        Event::Passed { unit, to, men } => {
            let told = |id, of_whom: UnitId, was: u32, now: i64| {
                of(id, of_whom).number("was", was).number("by", men).number("now", now)
            };
            let (from, into) = (b.at(unit).n, b.at(to).n);
            Opening::of(STRAGGLERS, told("jet-open-men", unit, from, i64::from(from) - i64::from(men)))
                .link(STRAGGLERS, told("jet-open-men-more", to, into, i64::from(into) + i64::from(men)))
        }
        Event::Ground { unit, level } => {
            let told = of("jet-open-ground", unit).number("was", i64::from(b.at(unit).ground));
            row(Opening::default(), earlier).link(STRATEGIC, told.number("now", i64::from(level)))
        }
        Event::Lasts { unit, bearing, value, first, last } => {
            let told = of("jet-open-lasts", unit).number("value", value).number("first", first).number("last", last);
            lasts(unit, bearing, value, earlier).link(event.rule(), told)
        }
        Event::Called { unit, turns } => {
            let told = of("jet-open-called", unit).number("base", b.options.reserve_base_delay);
            let chose = |h: &Heard<Event>| matches!(h, Heard::Chose { head, .. } if head.key == event.rule().by(Subject::from(unit)));
            let told = told.number("stored", b.at(unit).stored).number("turns", turns);
            Opening::default().after_last(earlier, chose).link(event.rule(), told)
        }
        Event::CutDown { unit, men } | Event::Joins { unit, men, .. } => {
            let told = of("jet-open-stragglers", unit).number("men", b.at(unit).n).number("by", men);
            deed(earlier).link(STRAGGLERS, told)
        }
        Event::Tolled { unit, killed, wounded } => tolled(b, unit, (killed, wounded), earlier),
        Event::Delayed { unit, remaining, .. } if b.at(unit).called => {
            let told = of("jet-open-delayed", unit).number("was", b.at(unit).remaining).number("now", remaining);
            row(Opening::default(), earlier).link(event.rule(), told)
        }
        Event::Entered { unit, at_once: true, .. } => {
            row(Opening::default(), earlier).link(event.rule(), of("jet-open-entered-at-once", unit))
        }
        Event::Entered { unit, .. } => Opening::of(event.rule(), of("jet-open-entered", unit)),
        Event::Volley { unit, men } => {
            let told = of("jet-open-volley-third", unit).number("men", b.at(unit).fielded);
            Opening::of(event.rule(), told.number("by", men))
        }
        Event::Defeated { side, how } => Opening::of(END, Message::new(lost(how)).who("unit", Subject::side(side))),
        Event::Set { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        Event::SetOf { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        _ => Opening::default(),
    }
}

/// JET-44, JET-45, JET-51 — what will weigh for some turns: by a row and whom the GM or a die named; by one roll for a rank that is
/// not played; by a chance let go.
fn lasts(unit: UnitId, bearing: Bearing, value: i16, earlier: &[Heard<Event>]) -> Opening {
    let named = |h: &Heard<Event>| match h {
        Heard::Thrown(t) => t.head.key.rule == MALUS,
        Heard::Judged { head, .. } => head.key.rule == MALUS,
        _ => false,
    };
    match bearing {
        Bearing::Roll | Bearing::Ranks if value < 0 => row(Opening::default(), earlier).after(earlier, named),
        Bearing::Position => {
            let key = MISLAID.by(Subject::from(unit));
            row(Opening::default(), earlier).after_last(earlier, |h| matches!(h, Heard::Thrown(t) if t.head.key == key))
        }
        _ => deed(earlier).link(DUEL, of("jet-open-by-deed", unit)),
    }
}

/// JET-50 to 56 — the chance that came, what was tried, and the dice since.
fn deed(earlier: &[Heard<Event>]) -> Opening {
    let offered = |h: &Heard<Event>| matches!(h, Heard::Event(Event::Offered { .. }));
    let Some(at) = earlier.iter().rposition(offered) else { return Opening::default() };
    let since =
        |h: &Heard<Event>| matches!(h, Heard::Thrown(_) | Heard::Judged { .. } | Heard::Event(Event::Seized { .. }));
    let mut opening = Opening::default();
    opening.from.push(at);
    opening.from.extend((at..earlier.len()).filter(|&i| since(&earlier[i])));
    opening
}

/// JET-39 — the losses of all below, one by one, and together.
fn tolled(b: &Battle, unit: UnitId, (killed, wounded): (u32, u32), earlier: &[Heard<Event>]) -> Opening {
    let below = |h: &Heard<Event>| matches!(h, Heard::Event(Event::Losses { unit: leaf, .. }) if *leaf != unit && ledger::line(b, *leaf).any(|u| u == unit));
    let opening = Opening::default().after(earlier, below);
    let (by, now) = (i64::from(killed) + i64::from(wounded), i64::from(b.at(unit).n));
    let told = of("jet-open-tolled", unit).number("n", i64::try_from(opening.from.len()).unwrap_or(0));
    let told = told.number("killed", killed).number("wounded", wounded);
    opening.link(SPREAD, told.number("was", now + by).number("by", by).number("now", now))
}

/// JET-58 — why a side has lost.
fn lost(how: Defeat) -> &'static str {
    match how {
        Defeat::Rout => "jet-open-defeated-rout",
        Defeat::Collapse => "jet-open-defeated-collapse",
        Defeat::Nobody => "jet-open-defeated-nobody",
        Defeat::Surrender => "jet-open-defeated-surrender",
    }
}

/// JET-22 — the test of a commander who calls his men back.
fn tested(unit: UnitId, earlier: &[Heard<Event>]) -> Opening {
    let key = ROUT.by(Subject::from(unit));
    Opening::default().after_last(earlier, |h| matches!(h, Heard::Thrown(t) if t.head.key == key))
}

/// JET-15 — several across who all rolled: their numbers together.
fn several(opening: Opening, b: &Battle, unit: UnitId) -> Opening {
    let rows = b.in_encounter(b.at(unit).encounter, b.at(unit).side.foe()).filter_map(|e| b.at(e).row);
    let numbers: Vec<i32> = rows.map(|row| row.summary().opposition).collect();
    let id = match b.options.multi_opposition {
        MultiOpposition::Mean => "jet-open-opposition-mean",
        MultiOpposition::Sum => "jet-open-opposition-sum",
        MultiOpposition::Largest => return opening,
    };
    if numbers.len() < 2 || b.leaderless(unit) {
        return opening;
    }
    let n = i64::try_from(numbers.len()).unwrap_or(1);
    opening.link(PAIRING, of(id, unit).number("n", n).number("sum", numbers.iter().sum::<i32>()))
}

/// JET-07, JET-12, JET-16, JET-41 — how a row was read: the strengths that entered the sum, the total or the die, the row.
fn read(b: &Battle, unit: UnitId, row: Row, earlier: &[Heard<Event>]) -> Opening {
    let mine = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if [BATTLE, OPPOSITION].contains(&t.head.key.rule) && t.head.key.of == Subject::from(unit));
    let mut opening = Opening::default().after_last(earlier, mine);
    let Some(Heard::Thrown(thrown)) = opening.from.first().map(|&at| &earlier[at]) else {
        return if b.leaderless(unit) { opening.link(LEADERLESS, of("jet-open-leaderless", unit)) } else { opening };
    };
    let total = thrown.cast.total;
    // Die by die no throw shows the total: it is told as it happens.
    let summed = b.options.um_detection == UmDetection::AnyDie;
    let weight = numbers(b, unit);
    if weight != 0 {
        opening = strengths(united(opening, b, unit), b, unit, weight);
    }
    opening = ground(opening, b, unit);
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

/// JET-55 — who counts half as many again this turn, on either side.
fn united(mut opening: Opening, b: &Battle, unit: UnitId) -> Opening {
    let met = b.at(unit).encounter;
    for side in Side::BOTH {
        for one in b.in_encounter(met, side).filter(|&u| b.at(u).union_turn == b.turn) {
            let told = of("jet-open-union", one).number("was", b.at(one).fielded).number("now", men(b, one));
            opening = opening.link(UNION, told);
        }
    }
    opening
}

/// JET-16, JET-17 — men against men, each at his worth, and what they weigh.
fn strengths(mut opening: Opening, b: &Battle, unit: UnitId, weight: i32) -> Opening {
    let (met, side) = (b.at(unit).encounter, b.at(unit).side);
    let total = |side| b.in_encounter(met, side).map(|u| men(b, u)).sum::<i64>();
    let all = |side| Arg::Many(b.in_encounter(met, side).map(Subject::from).collect());
    // JET-15: of several together, each one's men first.
    for side in [side, side.foe()] {
        if b.in_encounter(met, side).count() > 1 {
            for one in b.in_encounter(met, side) {
                opening = opening.link(PAIRING, of("jet-open-fighters", one).number("men", men(b, one)));
            }
        }
    }
    let worth = |side| {
        let (num, den) = b.camp(side).value;
        Arg::Fraction(num, den)
    };
    let alike = b.camp(side).value == b.camp(side.foe()).value;
    let told = Message::new(if alike { "jet-open-numbers" } else { "jet-open-numbers-worth" });
    let told = told.with("units", all(side)).with("targets", all(side.foe()));
    let told = told.number("own", total(side)).number("enemy", total(side.foe()));
    let told = if alike { told } else { told.with("worth", worth(side)).with("other", worth(side.foe())) };
    let how = match b.options.numeric_ratio_rounding {
        RatioRounding::Exact => "jet-numbers-exact",
        RatioRounding::Tenth => "jet-numbers-tenth",
        RatioRounding::FullSteps => "jet-numbers-full_steps",
    };
    let most = b.options.numeric_mod_cap;
    let told = told.word("how", how).number("most", if weight.abs() == most { most } else { 0 });
    opening.link(NUMERIC, told.number("by", weight))
}

/// JET-25, JET-46 — a position that ground has changed.
fn ground(opening: Opening, b: &Battle, unit: UnitId) -> Opening {
    let (own, now) = (i32::from(b.at(unit).position), position(b, unit));
    let whose =
        if b.at(unit).side == b.own() { Some(unit) } else { b.in_encounter(b.at(unit).encounter, b.own()).next() };
    let level = whose.map_or(0, |u| b.at(u).ground);
    let Some(whose) = whose.filter(|_| b.options.strategic_points && level != 0) else { return opening };
    let id = if b.at(unit).side == b.own() { "jet-open-position" } else { "jet-open-position-foe" };
    let told = of(id, unit).who("target", Subject::from(whose)).number("own", own);
    let told = told.number("level", i64::from(level)).number("step", b.options.strategic_step).number("now", now);
    opening.link(STRATEGIC, told)
}

/// JET-43 — what the survivors of a failed breakout chose, and who is left of them.
fn massacred(b: &Battle, unit: UnitId, choice: Massacre, earlier: &[Heard<Event>]) -> Opening {
    let men = i64::from(b.at(unit).n);
    let (id, now) = match choice {
        Massacre::Flight => ("jet-open-flees", men),
        Massacre::LastStand => ("jet-open-last-stand", 0),
        Massacre::Surrender => ("jet-open-surrenders", men),
    };
    let told = of(id, unit).number("men", men);
    let told = if choice == Massacre::LastStand { told.number("now", now) } else { told };
    Opening::of(BREAKOUT, told)
        .after_last(earlier, |h| matches!(h, Heard::Chose { head, .. } if head.key == BREAKOUT.by(Subject::from(unit))))
}

/// The last row read in the step, and the dice behind it.
pub(crate) fn row(opening: Opening, earlier: &[Heard<Event>]) -> Opening {
    let Some((at, whose, row)) = whose_row(earlier) else { return opening };
    let whose_dice = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if [BATTLE, OPPOSITION].contains(&t.head.key.rule) && t.head.key.of == Subject::from(whose));
    let mut opening = opening.after(&earlier[..at], whose_dice);
    opening.from.push(at);
    opening.link(RESULTS, of("jet-open-row-was", whose).word("row", opened::named(row)))
}

/// The last row read in the step: where it was heard, whose it is, which.
pub(crate) fn whose_row(earlier: &[Heard<Event>]) -> Option<(usize, UnitId, Row)> {
    earlier.iter().enumerate().rev().find_map(|(at, h)| match h {
        Heard::Event(Event::Result { unit, row, .. }) => Some((at, *unit, *row)),
        _ => None,
    })
}
