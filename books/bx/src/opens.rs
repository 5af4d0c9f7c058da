//! How a change came about: blows to points, points to heads, tests to hearts. For the GM who asks why.

use super::battle::{Battle, Body, Id, PV};
use super::engines::WORK;
use super::event::{Breach, Event, Fear};
use super::options::Rounding;
use super::rules::{
    CHIEF_DEATH, DESTRUCTION, ENGAGEMENT, ENGINE_BREACH, FAILURE, FAITHFUL, FEARLESS, FREE, OFFICERS, RALLY,
    REGENERATION, SURVIVORS, TERROR, TOGETHER,
};
use super::terms::{BodyKind, Order};
use montjoie_game::{Arg, Message, Opening};
use montjoie_table::{Happening as _, Heard, Rule, State as _, Subject};

pub(super) fn opens(b: &Battle, event: &Event, earlier: &[Heard<Event>]) -> Opening {
    let test = |opening: Opening, rule: Rule, unit: Id| {
        let its = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key == rule.by(Subject::unit(unit)));
        opening.after_last(earlier, its)
    };
    match *event {
        Event::Lost { unit, .. } => lost(b, event, unit, earlier),
        Event::Fell { unit } => why(REGENERATION, "bx-open-fell", unit),
        Event::Destroyed { unit } => why(DESTRUCTION, "bx-open-destroyed", unit),
        Event::Demoralised { unit, fear } => match fear {
            Fear::Losses => test(why(FAILURE, "bx-open-test-failed", unit), super::rules::TEST, unit),
            Fear::Terror => terror(b, unit),
            Fear::Faith => why(FAITHFUL, "bx-open-faith", unit),
            Fear::Ruling => Opening::default(),
        },
        Event::Rallied { unit } if b.at(unit).moral >= 12 => why(FEARLESS, "bx-open-fearless", unit),
        Event::Rallied { unit } if super::moral::led_by_faith(b, unit) => why(FAITHFUL, "bx-open-faithful", unit),
        Event::Rallied { unit } => test(why(RALLY, "bx-open-test-passed", unit), RALLY, unit),
        Event::Leaving { unit } => test(why(RALLY, "bx-open-test-failed", unit), RALLY, unit),
        Event::Surrendering { unit } => test(why(CHIEF_DEATH, "bx-open-test-failed", unit), CHIEF_DEATH, unit),
        Event::Surrendered { unit } => why(event.rule(), "bx-open-surrendered", unit),
        Event::Left { unit } if b.at(unit).leaving => why(RALLY, "bx-open-leaving", unit),
        Event::Left { unit } => why(event.rule(), "bx-open-left", unit),
        Event::Regenerated { unit, points } => regenerated(b, event, unit, points),
        Event::Contact { by, on } => {
            let id = if matches!(b.at(by).order, Order::Engagement(_)) { "bx-open-contact" } else { "bx-open-met" };
            Opening::of(ENGAGEMENT, pair(id, by, on))
        }
        Event::Parted { one, other } => Opening::of(FREE, pair("bx-open-parted", one, other)),
        Event::Joined { hero, unit } => Opening::of(OFFICERS, pair("bx-open-joined", hero, unit))
            .after_last(earlier, |h| matches!(h, Heard::Chose { head, .. } if head.key.of == Subject::unit(hero))),
        Event::Alone { hero, heir: true } => why(OFFICERS, "bx-open-heir", hero),
        Event::Alone { hero, heir: false } => why(OFFICERS, "bx-open-alone", hero),
        Event::Pounded { engine, section, work } => pounded(b, engine, section, work),
        Event::Breached { section, how } => breached(section, how, earlier),
        Event::Set { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        _ => Opening::default(),
    }
}

/// BX-65 — a breach is a hundred and twenty parts of work; an engine does as many a sequence as its time allows.
fn pounded(b: &Battle, engine: u8, section: u8, work: u16) -> Opening {
    let done = b.fort.map_or(0, |fort| fort.battered[usize::from(section) % fort.battered.len()]);
    let left = |done: u16| i64::from(WORK.saturating_sub(done));
    let told = Message::new("bx-open-pounded").who("unit", b.engine_place(engine));
    let told = told.who("target", Subject::place(section)).number("by", work).number("whole", WORK);
    let count = Message::new("bx-open-wall").who("target", Subject::place(section)).number("was", left(done));
    let now = left(done.saturating_add(work));
    Opening::of(ENGINE_BREACH, told).link(ENGINE_BREACH, count.number("by", work).number("now", now))
}

/// BX-64 to BX-70 — how a wall was opened.
fn breached(section: u8, how: Breach, earlier: &[Heard<Event>]) -> Opening {
    let id = match how {
        Breach::Undefended => "bx-open-undefended",
        Breach::Demoralised => "bx-open-defenders-broken",
        Breach::Engine => "bx-open-worked-through",
        Breach::Ram => "bx-open-rammed",
        Breach::Sortie => "bx-open-sortie",
        Breach::Magic | Breach::Ruse | Breach::Huge | Breach::Ruling => "bx-open-other-means",
    };
    let rule = Event::Breached { section, how }.rule();
    let told = Message::new(id).who("target", Subject::place(section)).number("now", 0);
    Opening::of(rule, told).after_last(earlier, |h| match h {
        Heard::Event(Event::Pounded { section: at, .. }) => how == Breach::Engine && *at == section,
        Heard::Event(Event::Rammed { .. }) => how == Breach::Ram,
        _ => false,
    })
}

fn of(id: &'static str, unit: Id) -> Message {
    Message::new(id).who("unit", Subject::unit(unit))
}

fn pair(id: &'static str, unit: Id, target: Id) -> Message {
    of(id, unit).who("target", Subject::unit(target))
}

fn why(rule: Rule, id: &'static str, unit: Id) -> Opening {
    Opening::of(rule, of(id, unit))
}

fn hp(points: i64) -> Arg {
    Arg::Fraction(points, PV)
}

/// BX-25, BX-04, BX-54 — the blows of the phase one by one, then points, then heads; of officers too whom the rest reached.
fn lost(b: &Battle, event: &Event, unit: Id, earlier: &[Heard<Event>]) -> Opening {
    let mut opening = Opening::default();
    let before = |h: &Heard<Event>| matches!(h, Heard::Event(Event::Lost { unit: u, .. }) if *u == unit);
    let since = earlier.iter().rposition(before).map_or(0, |at| at + 1);
    for (at, heard) in earlier.iter().enumerate().skip(since) {
        match heard {
            Heard::Thrown(thrown) if thrown.head.key.to == Subject::unit(unit) => opening.from.push(at),
            Heard::Event(Event::Hurt { unit: on, by, damage, .. }) if *on == unit => {
                let told = pair("bx-open-blow", *by, unit).with("points", hp(*damage));
                opening.from.push(at);
                opening = opening.link(heard_rule(heard), told);
            }
            Heard::Event(Event::Battered { unit: on, damage, .. }) if *on == unit => {
                let told = of("bx-open-shot", unit).with("points", hp(*damage));
                opening.from.push(at);
                opening = opening.link(heard_rule(heard), told);
            }
            _ => {}
        }
    }
    if let Event::Lost { damage, .. } = *event
        && damage > b.at(unit).pvt
    {
        opening = opening.link(TOGETHER, of("bx-open-beyond", unit).with("points", hp(damage)));
    }
    counted(opening, b, event, TOGETHER)
}

fn heard_rule(heard: &Heard<Event>) -> Rule {
    match heard {
        Heard::Event(event) => event.rule(),
        _ => TOGETHER,
    }
}

/// BX-46 — so many points for each level and head of the sequence's start, no more than were lost.
fn regenerated(b: &Battle, event: &Event, unit: Id, points: i64) -> Opening {
    let body = b.at(unit);
    let told = of("bx-open-regrown", unit)
        .number("level", i64::from(body.regeneration))
        .number("men", i64::from(body.n_start))
        .with("points", hp(points));
    counted(Opening::of(REGENERATION, told), b, event, REGENERATION)
}

/// Points and heads of everyone whose points an event changes.
fn counted(mut opening: Opening, b: &Battle, event: &Event, rule: Rule) -> Opening {
    let mut after = b.clone();
    after.apply(event);
    for id in b.ids() {
        let (was, now) = (b.at(id), after.at(id));
        if was.pvt == now.pvt {
            continue;
        }
        let id_of = if now.pvt < was.pvt { "bx-open-points" } else { "bx-open-points-back" };
        let told = of(id_of, id).with("was", hp(was.pvt)).with("by", hp((was.pvt - now.pvt).abs()));
        let rule = if id == event_unit(event) { rule } else { OFFICERS };
        opening = opening.link(rule, told.with("now", hp(now.pvt)));
        if was.kind == BodyKind::Unit {
            opening = opening.link(SURVIVORS, heads(b, id, was, now));
        }
    }
    opening
}

fn event_unit(event: &Event) -> Id {
    match *event {
        Event::Lost { unit, .. } | Event::Regenerated { unit, .. } => unit,
        _ => montjoie_game::mark::NOBODY,
    }
}

/// BX-04 — points by the points of one head, rounded as the option says.
fn heads(b: &Battle, id: Id, was: &Body, now: &Body) -> Message {
    let way = match b.options.survivor_rounding {
        Rounding::Up => "bx-open-up",
        Rounding::Down => "bx-open-down",
    };
    let (before, after) = (i64::from(was.n), i64::from(now.n));
    let word = if after <= before { "bx-open-heads" } else { "bx-open-heads-back" };
    of(word, id)
        .with("points", hp(now.pvt))
        .with("each", hp(now.pvi))
        .word("way", way)
        .number("now", after)
        .number("by", (before - after).abs())
}

/// BX-43 — the huge creatures it touches.
fn terror(b: &Battle, unit: Id) -> Opening {
    let huge = b.at(unit).contacts.into_iter().filter(|foe| b.at(*foe).kind == BodyKind::Huge);
    let all: Vec<Subject> = huge.map(Subject::unit).collect();
    Opening::of(TERROR, of("bx-open-terror", unit).with("targets", Arg::Many(all)))
}
