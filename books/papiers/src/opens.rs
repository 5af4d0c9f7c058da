//! How a change came about: blows to EFF, tests to hearts, dice to wounds. For the GM who asks why.

use super::battle::{Battle, Id};
use super::event::{Event, Trial};
use super::options::Basis;
use super::rules::{
    CHARACTER_EFF, DESTRUCTION, DISORDER, DRUGS, FRENZY, LOSSES, MORALE, ONE_TARGET, ORGANISATION, RALLY, REGENERATION,
    ROUT, TRAPS, WOUND_MEANING, WOUNDS,
};
use super::terms::{Cause, Grade, Status};
use montjoie_game::{Message, Opening};
use montjoie_table::{Happening as _, Heard, Kind, Rule, State as _, Subject};

pub(super) fn opens(b: &Battle, event: &Event, earlier: &[Heard<Event>]) -> Opening {
    let dice = |opening: Opening, who: Subject| {
        opening.after_last(earlier, |h| matches!(h, Heard::Thrown(t) if t.head.key.of == who))
    };
    match *event {
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
            dice(why(ORGANISATION, "papiers-open-organisation", unit), of_unit(unit))
        }
        Event::Tested { unit, result, .. } => {
            let told = of("papiers-open-tested", unit).word("result", result_word(result));
            dice(Opening::of(MORALE, told), of_unit(unit))
        }
        Event::Disordered { unit } => {
            let trap = earlier
                .iter()
                .any(|h| matches!(h, Heard::Event(Event::Hit { unit: u, cause: Cause::Trap, .. }) if *u == unit));
            let (rule, id) =
                if trap { (TRAPS, "papiers-open-trap") } else { (ORGANISATION, "papiers-open-organisation") };
            dice(why(rule, id, unit), of_unit(unit))
        }
        Event::Ended => Opening::of(DISORDER, Message::new("papiers-open-hour")),
        Event::Rallied { unit } => dice(why(RALLY, "papiers-open-rallied", unit), of_unit(unit)),
        Event::Engaged { by, on, .. } => {
            Opening::of(ONE_TARGET, of("papiers-open-engaged", by).who("target", of_unit(on)))
                .after_last(earlier, |h| matches!(h, Heard::Chose { head, .. } if head.key.of == of_unit(by)))
        }
        Event::Wounded { hero, n, grade } => {
            let who = Subject::character(hero);
            let told =
                Message::new("papiers-open-wounds").who("who", who).number("n", n).word("grade", grade_word(grade));
            let made = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key == WOUNDS.by(who));
            Opening::of(WOUNDS, told).after_last(earlier, made)
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

fn of_unit(unit: Id) -> Subject {
    Subject::unit(unit)
}

fn of(id: &'static str, unit: Id) -> Message {
    Message::new(id).who("unit", of_unit(unit))
}

fn why(rule: Rule, id: &'static str, unit: Id) -> Opening {
    Opening::of(rule, of(id, unit))
}

fn result_word(result: super::terms::Morale) -> &'static str {
    match result {
        super::terms::Morale::Ok => "papiers-row-ok",
        super::terms::Morale::Desorganisation => "papiers-row-desorganisation",
        super::terms::Morale::Deroute => "papiers-row-deroute",
    }
}

fn grade_word(grade: Grade) -> &'static str {
    match grade {
        Grade::Leg => "papiers-open-leg",
        Grade::Mod => "papiers-open-mod",
        Grade::Ser => "papiers-open-ser",
    }
}

/// PAP-35, PAP-36 — the blows one by one, those of this step or those counted in the hour, then EFF.
fn lost(b: &Battle, event: &Event, unit: Id, cause: Cause, earlier: &[Heard<Event>]) -> Opening {
    let mut opening = Opening::default();
    let before = |h: &Heard<Event>| matches!(h, Heard::Event(Event::Lost { unit: u, .. }) if *u == unit);
    let since = earlier.iter().rposition(before).map_or(0, |at| at + 1);
    let mut fresh = false;
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
        for hit in b.hits.iter().filter(|hit| hit.unit == unit && !hit.gone) {
            let rule = Event::Hit { unit, by: unit, losses: hit.losses, cause: hit.cause, now: false }.rule();
            opening = opening.link(rule, of("papiers-open-blow", unit).number("n", hit.losses));
        }
    }
    strength(opening, b, event, LOSSES)
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
    if status == Status::Out && bears != [0; 3] {
        let told = Message::new("papiers-open-bears").who("who", who).number("leg", bears[0]).number("mod", bears[1]);
        return opening.link(WOUND_MEANING, told.number("ser", bears[2]));
    }
    opening.link(WOUND_MEANING, Message::new("papiers-open-became").who("who", who))
}
