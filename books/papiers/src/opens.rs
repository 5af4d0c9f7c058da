//! How a change came about: blows to EFF, tests to hearts, dice to wounds. For the GM who asks why.

use super::attack::power_of;
use super::battle::{Battle, Id};
use super::blessures;
use super::event::{Event, Trial};
use super::figures::word_id;
use super::lookup::{LOSSES as TABLE, lookup, plateau, shift};
use super::options::Basis;
use super::rules::{
    AMBUSH, CHARACTER_EFF, DEFENSIVE, DESTRUCTION, DISORDER, DRUGS, FIRE, FORMULA, FRENZY, LOOKUP, LOSSES, MORALE,
    MORALE_LEVEL, ONE_TARGET, ORGANISATION, PUI_MAG, RALLY, REGENERATION, ROLL, ROUT, SPELLS, STATES, TRAPS, VANGUARD,
    WOUND_MEANING, WOUNDS,
};
use super::tables::{morale_bounds, wound_faces};
use super::terms::{Cause, Grade, Morale, Status};
use montjoie_game::mark::NOBODY;
use montjoie_game::{Arg, Message, Opening};
use montjoie_table::{Happening as _, Heard, Kind, Meaning, Rule, State as _, Subject};

pub(super) fn opens(b: &Battle, event: &Event, earlier: &[Heard<Event>]) -> Opening {
    let dice = |opening: Opening, who: Subject| {
        opening.after_last(earlier, |h| matches!(h, Heard::Thrown(t) if t.head.key.of == who))
    };
    match *event {
        Event::Hit { unit, by, cause, .. } => hit(b, unit, by, cause, earlier),
        Event::Lost { unit, cause, .. } => lost(b, event, unit, cause, earlier),
        Event::Regained { unit, .. } => {
            let grown =
                |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key == REGENERATION.by(of_unit(unit)));
            strength(Opening::default().after(earlier, grown), b, event, REGENERATION)
        }
        Event::Destroyed { unit } => why(DESTRUCTION, "papiers-open-destroyed", unit),
        Event::Left { unit } => why(ROUT, "papiers-open-left", unit),
        Event::Tested { unit, trial: Trial::Frenzy, .. } => why(FRENZY, "papiers-open-frenzy", unit),
        Event::Tested { unit, trial: Trial::Organisation, .. } => {
            why(ORGANISATION, "papiers-open-organisation-fumbled", unit).after_last(earlier, |h| organised(h, unit))
        }
        Event::Tested { unit, result, .. } => dice(tested(b, unit, result, earlier), of_unit(unit)),
        Event::Disordered { unit } => {
            let trap = earlier
                .iter()
                .any(|h| matches!(h, Heard::Event(Event::Hit { unit: u, cause: Cause::Trap, .. }) if *u == unit));
            if trap {
                return dice(why(TRAPS, "papiers-open-trap", unit), of_unit(unit));
            }
            why(ORGANISATION, "papiers-open-organisation", unit).after_last(earlier, |h| organised(h, unit))
        }
        Event::Ended => ended(b, event),
        Event::Rallied { unit } => dice(rally(b, unit, "papiers-open-rallied", earlier), of_unit(unit)),
        Event::NotRallied { unit } => dice(rally(b, unit, "papiers-open-not-rallied", earlier), of_unit(unit)),
        Event::Engaged { by, on, .. } => {
            Opening::of(ONE_TARGET, of("papiers-open-engaged", by).who("target", of_unit(on)))
                .after_last(earlier, |h| matches!(h, Heard::Chose { head, .. } if head.key.of == of_unit(by)))
        }
        Event::Wounded { hero, n, grade } => {
            let who = Subject::character(hero);
            let told =
                Message::new("papiers-open-wounds").who("who", who).number("n", n).word("grade", grade_word(grade));
            let made = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key == WOUNDS.by(who));
            wound_row(column(b, hero), hero, earlier).link(WOUNDS, told).after_last(earlier, made)
        }
        Event::Unhurt { hero } => {
            let who = Subject::character(hero);
            let made = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key == WOUNDS.by(who));
            wound_row(column(b, hero), hero, earlier).after_last(earlier, made)
        }
        Event::Became { hero, status } => became(b, hero, status, earlier),
        Event::Reduced { hero, eff } => {
            let was = i64::from(b.hero(hero).eff);
            let told = Message::new("papiers-open-eff-of").who("who", Subject::character(hero));
            let told = told.number("was", was).number("by", was - i64::from(eff)).number("now", eff);
            Opening::of(CHARACTER_EFF, told)
        }
        Event::Parted { one, other } => {
            Opening::of(ONE_TARGET, of("papiers-open-parted", one).who("target", of_unit(other)))
        }
        Event::Set { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        Event::SetHero { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        _ => Opening::default(),
    }
}

/// PAP-70 — the leader's own throw over this unit.
fn organised(heard: &Heard<Event>, unit: Id) -> bool {
    matches!(heard, Heard::Thrown(t) if t.head.key.rule == ORGANISATION && t.head.key.to == of_unit(unit))
}

fn of_unit(unit: Id) -> Subject {
    Subject::unit(unit)
}

fn of(id: &'static str, unit: Id) -> Message {
    Message::new(id).who("unit", of_unit(unit))
}

fn why(rule: Rule, id: &'static str, unit: Id) -> Opening {
    Opening::of(rule, of(id, unit))
}

fn result_word(result: Morale) -> &'static str {
    match result {
        Morale::Ok => "papiers-row-ok",
        Morale::Desorganisation => "papiers-row-desorganisation",
        Morale::Deroute => "papiers-row-deroute",
    }
}

fn grade_word(grade: Grade) -> &'static str {
    match grade {
        Grade::Leg => "papiers-open-leg",
        Grade::Mod => "papiers-open-mod",
        Grade::Ser => "papiers-open-ser",
    }
}

/// The rules by which dice are thrown for what is lost to this.
fn thrown_by(cause: Cause) -> &'static [Rule] {
    match cause {
        Cause::Melee => &[ROLL],
        Cause::Fire => &[FIRE, PUI_MAG],
        Cause::Defensive => &[DEFENSIVE],
        Cause::Vanguard => &[VANGUARD],
        Cause::Ambush => &[AMBUSH],
        Cause::Trap => &[TRAPS],
        Cause::Spell => &[SPELLS],
        Cause::Overdose | Cause::Ruling => &[],
    }
}

/// PAP-32, PAP-33 — from the dice of a blow to what it takes: row, column, slices of five.
fn hit(b: &Battle, unit: Id, by: Id, cause: Cause, earlier: &[Heard<Event>]) -> Opening {
    let its = |h: &Heard<Event>| match h {
        Heard::Thrown(t) => {
            let key = t.head.key;
            let by = by == NOBODY || key.of == of_unit(by);
            by && key.to == of_unit(unit) && thrown_by(cause).contains(&key.rule)
        }
        _ => false,
    };
    let opening = Opening::default().after_last(earlier, its);
    let Some(Heard::Thrown(thrown)) = opening.from.first().and_then(|&at| earlier.get(at)) else { return opening };
    let Some(read) = lookup(thrown.cast.margin, power_of(thrown.cast), &b.options) else { return opening };
    let power = Arg::Fraction(read.power.num, read.power.den);
    let told = match read.column {
        Some(column) => {
            let above = column.checked_sub(1).map_or(0, |before| TABLE.upto[before]);
            let told = Message::new("papiers-open-table").number("from", above + 1);
            told.number("to", TABLE.upto[column])
        }
        None => Message::new("papiers-open-off-table"),
    };
    let told = told.number("row", read.row).with("power", power).number("n", read.eff);
    let (shift, slices) = (shift(read.power), read.row + shift(read.power));
    let worked = match plateau(read.power) {
        Some(from) if read.row >= from && slices < 1 => Message::new("papiers-open-plateau").number("from", from),
        _ => Message::new("papiers-open-slices").number("slices", slices.max(0)),
    };
    let worked = worked.number("row", read.row).number("shift", shift).number("n", read.eff);
    opening.link(LOOKUP, told).link(FORMULA, worked)
}

/// PAP-35, PAP-36 — the blows one by one, those of this step or those counted in the hour, then EFF.
fn lost(b: &Battle, event: &Event, unit: Id, cause: Cause, earlier: &[Heard<Event>]) -> Opening {
    let mut opening = Opening::default();
    let before = |h: &Heard<Event>| matches!(h, Heard::Event(Event::Lost { unit: u, .. }) if *u == unit);
    let since = earlier.iter().rposition(before).map_or(0, |at| at + 1);
    let (mut fresh, mut due) = (false, 0);
    for (at, heard) in earlier.iter().enumerate().skip(since) {
        match heard {
            Heard::Thrown(t) if t.head.key.to == of_unit(unit) => opening.from.push(at),
            Heard::Event(hit @ Event::Hit { unit: on, by, losses, .. }) if *on == unit => {
                let known = matches!(of_unit(*by).kind(), Kind::Unit(id) if usize::from(id) < b.units.len());
                let told = if known {
                    of("papiers-open-hit", unit).who("by", of_unit(*by))
                } else {
                    of("papiers-open-blow", unit)
                };
                opening.from.push(at);
                opening = opening.link(hit.rule(), told.number("n", *losses));
                due += *losses;
                fresh = true;
            }
            _ => {}
        }
    }
    if cause == Cause::Overdose {
        let u = b.at(unit);
        let men = match b.options.overdose_basis {
            Basis::Current => u.eff,
            Basis::Initial => u.eff0,
        };
        opening = opening.link(DRUGS, of("papiers-open-overdose", unit).number("n", men));
    } else if !fresh {
        for (at, hit) in b.hits.iter().enumerate().filter(|(_, hit)| hit.unit == unit && !hit.gone) {
            let rule = Event::Hit { unit, by: unit, losses: hit.losses, cause: hit.cause, now: false }.rule();
            let told = of("papiers-open-blow", unit).number("n", hit.losses);
            // The dice fell in an earlier step: one throw for every blow, in the same order.
            let nth = b.hits[..at].iter().filter(|one| one.unit == unit && one.cause == hit.cause).count();
            let id = "papiers-open-threw";
            opening = opening.recall((rule, told), (thrown_by(hit.cause), of_unit(unit), nth), id);
            due += hit.losses;
        }
    }
    if due > b.at(unit).eff {
        opening = opening.link(LOSSES, of("papiers-open-beyond", unit).number("n", due));
    }
    strength(opening, b, event, LOSSES)
}

/// PAP-39, PAP-42 — up to which roll troops of this level rout or fall into disorder, and what was rolled.
fn tested(b: &Battle, unit: Id, result: Morale, earlier: &[Heard<Event>]) -> Opening {
    let u = b.at(unit);
    let told = of("papiers-open-tested", unit).word("result", result_word(result));
    let opening = match morale_bounds(u.mo) {
        None => Opening::default(),
        Some((rout, disorder)) => {
            let id = if rout > 0 { "papiers-open-level" } else { "papiers-open-level-firm" };
            let level = of(id, unit).word("level", word_id(u.mo.word())).number("disorder", disorder);
            let level = if rout > 0 { level.number("rout", rout) } else { level };
            Opening::of(MORALE_LEVEL, level)
        }
    };
    let roll = earlier.iter().rev().find_map(|h| match h {
        Heard::Thrown(t) if t.head.key.of == of_unit(unit) => Some(t.cast.total),
        _ => None,
    });
    let told = match roll {
        Some(roll) => Message { id: "papiers-open-tested-by", ..told.number("roll", roll) },
        None => told,
    };
    let opening = opening.link(MORALE, told);
    let mut after = b.clone();
    after.apply(&Event::Tested { unit, result, trial: Trial::Ruling });
    // A second disorder may be more than the table says; a result milder than the state changes nothing.
    let (was, now) = (u.morale, after.at(unit).morale);
    if now == result {
        return opening;
    }
    let told = of("papiers-open-already", unit).word("was", result_word(was));
    opening.link(STATES, told.word("now", result_word(now)))
}

/// PAP-43 — what was rolled, and how firm those are who are to be rallied.
fn rally(b: &Battle, unit: Id, id: &'static str, earlier: &[Heard<Event>]) -> Opening {
    let told = of(id, unit).word("level", word_id(b.at(unit).mo.word()));
    let row = earlier.iter().rev().find_map(|h| match h {
        Heard::Thrown(t) if t.head.key.of == of_unit(unit) => match t.meaning {
            Meaning::Row(row) => Some(row_word(row)),
            _ => None,
        },
        _ => None,
    });
    match row {
        Some(row) => Opening::of(RALLY, of("papiers-open-rolled", unit).word("result", row)).link(RALLY, told),
        None => Opening::of(RALLY, told),
    }
}

fn row_word(row: &str) -> &'static str {
    match row {
        "critical_success" => "papiers-row-critical_success",
        "success" => "papiers-row-success",
        "failure" => "papiers-row-failure",
        _ => "papiers-row-critical_failure",
    }
}

/// PAP-40 — the disorder of an hour passes with it: of whom it does.
fn ended(b: &Battle, event: &Event) -> Opening {
    let mut after = b.clone();
    after.apply(event);
    let passed = b.ids().filter(|&id| b.at(id).alive() && after.at(id).state() < b.at(id).state());
    passed.fold(Opening::default(), |opening, id| opening.link(DISORDER, of("papiers-open-hour", id)))
}

/// PAP-100 — the column of the wounds table: by what a character's unit has lost since the start.
fn column(b: &Battle, hero: u8) -> Opening {
    let h = b.hero(hero);
    let told = |id| Message::new(id).who("who", Subject::character(hero));
    if usize::from(h.unit) >= b.units.len() {
        return Opening::default();
    }
    if h.bereft > 0 {
        return Opening::of(WOUNDS, told("papiers-open-bereft"));
    }
    let (lost, all) = (i64::from(b.lost(h.unit)), i64::from(b.at(h.unit).eff0));
    let column = match blessures::column(b, h.unit) {
        0 => "papiers-open-column-1",
        1 => "papiers-open-column-2",
        2 => "papiers-open-column-3",
        _ => "papiers-open-column-4",
    };
    let told = told("papiers-open-column").who("unit", of_unit(h.unit)).number("lost", lost).number("all", all);
    Opening::of(WOUNDS, told.with("percent", Arg::Fraction(100 * lost, all.max(1))).word("column", column))
}

/// PAP-100 — the row of the wounds table the die fell on, all four columns of it.
fn wound_row(opening: Opening, hero: u8, earlier: &[Heard<Event>]) -> Opening {
    let key = WOUNDS.by(Subject::character(hero));
    let face = earlier.iter().rev().find_map(|h| match h {
        Heard::Thrown(t) if t.head.key == key => Some(t.cast.total),
        _ => None,
    });
    let Some((from, to)) = face.and_then(wound_faces) else { return opening };
    let id = if from == to { "papiers-open-wounds-row-one" } else { "papiers-open-wounds-row" };
    let told = Message::new(id).number("to", to);
    let mut told = if from == to { told } else { told.number("from", from) };
    for (name, column) in ["one", "two", "three", "four"].into_iter().zip(0..) {
        told = told.word(name, cell_word(super::tables::wounds(to, column)));
    }
    opening.link(WOUNDS, told)
}

/// A cell of the wounds table, in short.
fn cell_word(cell: Option<(u8, Grade)>) -> &'static str {
    match cell {
        None => "papiers-wound-none",
        Some((1, Grade::Leg)) => "papiers-wound-1-leg",
        Some((_, Grade::Leg)) => "papiers-wound-2-leg",
        Some((1, Grade::Mod)) => "papiers-wound-1-mod",
        Some((_, Grade::Mod)) => "papiers-wound-2-mod",
        Some((1, Grade::Ser)) => "papiers-wound-1-ser",
        Some((2, Grade::Ser)) => "papiers-wound-2-ser",
        Some((_, Grade::Ser)) => "papiers-wound-3-ser",
    }
}

/// EFF of everyone whose EFF an event changes.
fn strength(mut opening: Opening, b: &Battle, event: &Event, rule: Rule) -> Opening {
    let mut after = b.clone();
    after.apply(event);
    for id in b.ids() {
        let (was, now) = (i64::from(b.at(id).eff), i64::from(after.at(id).eff));
        if was != now {
            let id_of = if now < was { "papiers-open-eff" } else { "papiers-open-eff-back" };
            let told = of(id_of, id).number("was", was).number("by", (was - now).abs()).number("now", now);
            opening = opening.link(rule, told);
        }
    }
    opening
}

/// PAP-102, PAP-80 — what took a character out: his wounds, the fall of his group, or what was thrown and said.
fn became(b: &Battle, hero: u8, status: Status, earlier: &[Heard<Event>]) -> Opening {
    let who = Subject::character(hero);
    let bears = b.hero(hero).wounds;
    let opening = Opening::default().after_last(earlier, |h| match h {
        Heard::Thrown(t) => t.head.key.of == who || t.head.key.to == who,
        Heard::Chose { head, .. } | Heard::Judged { head, .. } => head.key.of == who,
        Heard::Event(Event::Lost { unit, .. }) => *unit == b.hero(hero).unit,
        Heard::Event(_) => false,
    });
    let opening = if status == Status::Out && bears != [0; 3] {
        let told = Message::new("papiers-open-bears").who("who", who).number("leg", bears[0]).number("mod", bears[1]);
        opening.link(WOUND_MEANING, told.number("ser", bears[2]))
    } else {
        opening.link(WOUND_MEANING, Message::new("papiers-open-became").who("who", who))
    };
    let standing = |status: Status| matches!(status, Status::Able | Status::Absent);
    if !standing(b.hero(hero).status) || standing(status) {
        return opening;
    }
    let his = i64::from(b.hero(hero).eff);
    let told = Message::new("papiers-open-eff-of").who("who", who).number("was", his).number("by", his);
    opening.link(CHARACTER_EFF, told.number("now", 0))
}
