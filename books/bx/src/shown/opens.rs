//! How a change came about: blows to points, points to heads, tests to hearts. For the GM who asks why.

use crate::brought::options::{HugeDamage, SurvivorRounding};
use crate::chapters::damage::{base_percent, huge_points, walls, wisdom_points};
use crate::chapters::engines::{WORK, twice_duration};
use crate::chapters::heroes::ROUNDS;
use crate::events::{Breach, Event, Fear, HurtBy};
use crate::nouns::battle::{Battle, Id, PV, Unit};
use crate::nouns::rules::{
    CHIEF_DEATH, CHIEF_INT, CHIEF_SAG, DESTRUCTION, DUEL, ENGAGEMENT, ENGINE_BREACH, ENGINES, FAILURE, FAITHFUL,
    FEARLESS, FREE, FUITE, HUGE_DAMAGE, IMMUNE, MODIFIERS, OFFICERS, POINTS, RALLY, RAM, REGENERATION, SAG_MALUS,
    SORTIE, STANDARD, SURVIVORS, TABLE, TERROR, TEST, TOGETHER, WALLS,
};
use crate::nouns::tables::ability;
use crate::nouns::terms::{BodyKind, Order};
use crate::nouns::walls::{EngineId, SectionId};
use crate::shown::view::armour;
use montjoie_game::{Arg, Message, Opening};
use montjoie_table::{Happening as _, Heard, Id as _, Rule, Side, State as _, Subject};

pub(crate) fn opens(b: &Battle, event: &Event, earlier: &[Heard<Event>]) -> Opening {
    let test = |opening: Opening, rule: Rule, unit: Id| {
        let its = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key == rule.by(unit));
        opening.after_last(earlier, its)
    };
    match *event {
        Event::Favoured { unit } => match b.chief(b.at(unit).side) {
            Some(chief) => {
                let told = Message::new("bx-open-favoured").who("unit", chief_of(b, chief.side));
                Opening::of(CHIEF_INT, told.number("int", chief.int).number("bonus", ability(chief.int)))
            }
            None => Opening::default(),
        },
        Event::Hurt { unit, by, damage, how } => hurt(b, (unit, by), damage, how, earlier),
        Event::Lost { unit, .. } => lost(b, event, unit, earlier),
        // Every blow of it has its own dice: none of them is those of the whole fight.
        Event::Dueled { one, other, rounds } => {
            Opening::of(DUEL, pair("bx-open-dueled", one, other).number("rounds", rounds).number("most", ROUNDS))
        }
        Event::ChiefFell { side } => why(CHIEF_DEATH, "bx-open-chief-fell", chief_of(b, side)),
        Event::Fell { unit } => why(REGENERATION, "bx-open-fell", unit),
        Event::Destroyed { unit } => why(DESTRUCTION, "bx-open-destroyed", unit),
        Event::Demoralised { unit, fear } => match fear {
            Fear::Losses => test(foes(b, unit).link(FAILURE, of("bx-open-test-failed", unit)), TEST, unit),
            Fear::Terror => terror(b, unit),
            Fear::Faith => why(FAITHFUL, "bx-open-faith", unit),
            Fear::Ruling => Opening::default(),
        },
        Event::Stood { unit } => match foes(b, unit) {
            weighed if weighed.is_empty() => weighed,
            weighed => test(weighed, TEST, unit),
        },
        Event::Rallied { unit } if b.at(unit).moral >= 12 => why(FEARLESS, "bx-open-fearless", unit),
        Event::Rallied { unit } if crate::chapters::morale::led_by_faith(b, unit) => {
            why(FAITHFUL, "bx-open-faithful", unit)
        }
        Event::Rallied { unit } => test(bled(b, unit).link(RALLY, of("bx-open-test-passed", unit)), RALLY, unit),
        Event::Leaving { unit } => test(bled(b, unit).link(RALLY, of("bx-open-test-failed", unit)), RALLY, unit),
        Event::Surrendering { unit } => {
            test(foes(b, unit).link(CHIEF_DEATH, of("bx-open-test-failed", unit)), CHIEF_DEATH, unit)
        }
        Event::Surrendered { unit } => why(event.rule(), "bx-open-surrendered", unit),
        Event::Left { unit } if b.at(unit).leaving => why(RALLY, "bx-open-leaving", unit),
        Event::Left { unit } => why(event.rule(), "bx-open-left", unit),
        Event::Regenerated { unit, points } => regenerated(b, event, unit, points),
        // Two who go at each other meet once.
        Event::Contact { by, on } if b.at(by).contacts.has(on) => Opening::default(),
        Event::Contact { by, on } => {
            let id = if matches!(b.at(by).order, Order::Engagement(_)) { "bx-open-contact" } else { "bx-open-met" };
            Opening::of(ENGAGEMENT, pair(id, by, on))
        }
        Event::Parted { one, other } => Opening::of(FREE, pair("bx-open-parted", one, other)),
        Event::Joined { hero, unit } => Opening::of(OFFICERS, pair("bx-open-joined", hero, unit))
            .after_last(earlier, |h| matches!(h, Heard::Chose { head, .. } if head.key.of == Subject::from(hero))),
        Event::Alone { hero, heir: true } => why(OFFICERS, "bx-open-heir", hero),
        Event::Alone { hero, heir: false } => why(OFFICERS, "bx-open-alone", hero),
        Event::Pounded { engine, section, work } => pounded(b, engine, section, work),
        Event::Breached { section, how } => breached(section, how, earlier),
        Event::Battered { unit, engine, damage } => battered(b, unit, engine, damage, earlier),
        Event::StandardLost { side } => {
            why(STANDARD, "bx-open-standard", b.camp(side).standard.map_or(Subject::NOBODY, Subject::from))
        }
        Event::BrokeAway { unit, from } => Opening::of(FREE, pair("bx-open-broke-away", unit, from)),
        Event::Ran { unit } => why(FUITE, "bx-open-ran", unit),
        Event::RamBegins { sequences } => {
            Opening::of(RAM, Message::new("bx-open-ram-begins").number("now", sequences)).after_last(earlier, at_ram)
        }
        Event::Rammed { unit } => {
            let left = b.fort.map_or(0, |fort| i64::from(fort.ram_need.saturating_sub(fort.ram_done)));
            let told = of("bx-open-ram", unit).number("was", left).number("now", (left - 1).max(0));
            Opening::of(RAM, told).after_last(earlier, at_ram)
        }
        Event::RamLost => Opening::of(RAM, Message::new("bx-open-ram-lost")),
        Event::Sallied { unit } => why(SORTIE, "bx-open-sallied", unit),
        Event::Returned { unit } => why(SORTIE, "bx-open-returned", unit),
        Event::Set { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        _ => Opening::default(),
    }
}

/// BX-66 — the dice that say how long the ram takes.
fn at_ram(heard: &Heard<Event>) -> bool {
    matches!(heard, Heard::Thrown(thrown) if thrown.head.key.rule == RAM)
}

/// BX-71 — the dice of an engine, whatever stands behind walls.
fn battered(b: &Battle, unit: Id, engine: EngineId, damage: i64, earlier: &[Heard<Event>]) -> Opening {
    let (us, them) = (b.engine_place(engine), Subject::from(unit));
    let its = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key.of == us && t.head.key.to == them);
    let told = Message::new("bx-open-engine").who("unit", us).who("target", them).with("points", hp(damage));
    Opening::of(ENGINES, told).after_last(earlier, its)
}

/// BX-65 — a breach is a hundred and twenty parts of work; an engine does as many a sequence as its time allows.
fn pounded(b: &Battle, engine: EngineId, section: SectionId, work: u16) -> Opening {
    let done = b.fort.map_or(0, |fort| fort.battered[section.index() % fort.battered.len()]);
    let left = |done: u16| i64::from(WORK.saturating_sub(done));
    let told = Message::new("bx-open-pounded").who("unit", b.engine_place(engine));
    let twice = i64::from(twice_duration(b, engine, section));
    let told = told.who("target", section.into()).number("by", work).number("whole", WORK);
    let told = told.with("sequences", Arg::Fraction(twice, 2));
    let count = Message::new("bx-open-wall").who("target", section.into()).number("was", left(done));
    let now = left(done.saturating_add(work));
    let (whole, parts) = (i64::from(WORK), i64::from(WORK) - now);
    let share = Message::new("bx-open-wall-done").who("target", section.into()).number("done", parts);
    let share = share.number("whole", whole).number("percent", parts * 100 / whole);
    Opening::of(ENGINE_BREACH, told)
        .link(ENGINE_BREACH, count.number("by", work).number("now", now))
        .link(ENGINE_BREACH, share.number("cut", i64::from(parts * 100 % whole != 0)))
}

/// BX-64 to BX-70 — how a wall was opened.
fn breached(section: SectionId, how: Breach, earlier: &[Heard<Event>]) -> Opening {
    let id = match how {
        Breach::Undefended => "bx-open-undefended",
        Breach::Demoralised => "bx-open-defenders-broken",
        Breach::Engine => "bx-open-worked-through",
        Breach::Ram => "bx-open-rammed",
        Breach::Sortie => "bx-open-sortie",
        Breach::Magic | Breach::Ruse | Breach::Huge | Breach::Ruling => "bx-open-other-means",
    };
    let rule = Event::Breached { section, how }.rule();
    let told = Message::new(id).who("target", section.into()).number("now", 0);
    Opening::of(rule, told).after_last(earlier, |h| match h {
        Heard::Event(Event::Pounded { section: at, .. }) => how == Breach::Engine && *at == section,
        Heard::Event(Event::Rammed { .. }) => how == Breach::Ram,
        Heard::Event(Event::Attacks { section: at, .. }) => how == Breach::Undefended && at.0 == Some(section),
        _ => false,
    })
}

fn chief_of(b: &Battle, side: Side) -> Subject {
    b.camp(side).chief.map_or(Subject::NOBODY, Subject::from)
}

fn of(id: &'static str, unit: impl Into<Subject>) -> Message {
    Message::new(id).who("unit", unit.into())
}

fn pair(id: &'static str, unit: Id, target: Id) -> Message {
    of(id, unit).who("target", Subject::from(target))
}

fn why(rule: Rule, id: &'static str, unit: impl Into<Subject>) -> Opening {
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
            Heard::Thrown(thrown) if thrown.head.key.to == Subject::from(unit) && !in_vain(earlier, at) => {
                opening.from.push(at);
            }
            Heard::Event(Event::Hurt { unit: on, by, damage, .. }) if *on == unit => {
                let told = pair("bx-open-blow", *by, unit).with("points", hp(*damage));
                opening.from.push(at);
                opening = opening.link(heard_rule(heard), told);
            }
            Heard::Event(Event::Battered { unit: on, engine, damage }) if *on == unit => {
                let told = Message::new("bx-open-blow").who("unit", b.engine_place(*engine));
                let told = told.who("target", Subject::from(unit)).with("points", hp(*damage));
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

/// BX-22, BX-42, BX-53 — the row and the column of the battle table behind a blow, and the blows of a fight one by one.
fn hurt(b: &Battle, (unit, by): (Id, Id), damage: i64, how: HurtBy, earlier: &[Heard<Event>]) -> Opening {
    let (us, them) = (Subject::from(by), Subject::from(unit));
    let its = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key.of == us && t.head.key.to == them);
    match how {
        HurtBy::Huge => huge(b, unit, by),
        HurtBy::Duel => {
            let mut opening = Opening::default();
            opening.from.extend((0..earlier.len()).filter(|&at| {
                let fought = matches!(&earlier[at], Heard::Thrown(t) if t.head.key.rule == DUEL);
                fought && its(&earlier[at]) && !in_vain(earlier, at)
            }));
            if opening.from.is_empty() {
                return opening.link(DUEL, pair("bx-open-entered", by, unit).with("points", hp(damage)));
            }
            opening = opening.link(TABLE, table(b, unit, by));
            let mut left = damage;
            let dice = opening.from.clone();
            for (at, next) in dice.iter().zip(dice.iter().skip(1)) {
                let (Heard::Thrown(hit), Heard::Thrown(harm)) = (&earlier[*at], &earlier[*next]) else { continue };
                if hit.versus.is_empty() || !harm.versus.is_empty() {
                    continue;
                }
                let struck = i64::from(harm.cast.total.max(0)) * PV;
                let points = struck.min(left);
                left -= points;
                let id = if points < struck { "bx-open-duel-last" } else { "bx-open-duel-hit" };
                let told = pair(id, by, unit).number("roll", hit.cast.total);
                let told = told.number("need", hit.cast.total - hit.cast.margin).with("points", hp(struck));
                let told = if points < struck { told.with("left", hp(points)) } else { told };
                opening = opening.link(DUEL, told);
            }
            opening
        }
        HurtBy::Shot | HurtBy::Pursuit | HurtBy::Blow | HurtBy::Engine => {
            wisdom(Opening::of(TABLE, table(b, unit, by)), b, unit).after_last(earlier, its)
        }
    }
}

/// Whether this is the damage die of a blow that missed: it counts for nothing.
fn in_vain(earlier: &[Heard<Event>], at: usize) -> bool {
    let Some(Heard::Thrown(harm)) = earlier.get(at) else { return false };
    let its = |h: &&Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key == harm.head.key);
    harm.head.key.rule == DUEL
        && harm.versus.is_empty()
        && matches!(earlier[..at].iter().rfind(its), Some(Heard::Thrown(hit)) if hit.cast.margin < 0)
}

/// BX-22 — Hit Dice of the one who strikes, armour of the one struck, and what the table says of them.
fn table(b: &Battle, unit: Id, by: Id) -> Message {
    let (attacker, percent) = (b.at(by), base_percent(b, by, unit));
    let id = match (attacker.human0, attacker.hd_bonus) {
        (true, _) => "bx-open-table-human",
        (_, 0) => "bx-open-table",
        _ => "bx-open-table-bonus",
    };
    let told = pair(id, by, unit).with("dv", Arg::Fraction(i64::from(attacker.hd), 100));
    let told = told.number("bonus", attacker.hd_bonus).number("ca", armour(b, b.at(unit)));
    told.number("percent", percent)
}

/// BX-38, BX-39 — the chief of the one attacked, where his wisdom or the want of it moves the percentage.
fn wisdom(opening: Opening, b: &Battle, unit: Id) -> Opening {
    let side = b.at(unit).side;
    let points = wisdom_points(b, side, b.at(unit).order.stands());
    let Some(chief) = b.chief(side).filter(|_| points != 0) else { return opening };
    let rule = if points < 0 { CHIEF_SAG } else { SAG_MALUS };
    let told = of("bx-open-wisdom", chief_of(b, side)).number("sag", chief.sag);
    opening.link(rule, told.number("points", points))
}

/// BX-42 — ten points for each Hit Die of the creature, or as many bodies as the Hit Dice of the others go into that; no roll.
fn huge(b: &Battle, unit: Id, by: Id) -> Opening {
    let dice = |hundredths: i32| Arg::Fraction(i64::from(hundredths), 100);
    let told = |id| pair(id, by, unit).with("dv", dice(b.at(by).hd));
    let points = hp(huge_points(b, by, unit));
    let opening = match b.options.huge_damage {
        HugeDamage::PvtDamage => Opening::of(HUGE_DAMAGE, told("bx-open-huge").with("points", points)),
        HugeDamage::HdKills => {
            let told = told("bx-open-huge-kills").with("of", dice(b.at(unit).hd.max(100)));
            Opening::of(HUGE_DAMAGE, told.with("each", hp(b.at(unit).pvi)).with("points", points))
        }
    };
    match walls(b, by, unit) {
        (_, 1) => opening,
        (num, den) => opening.link(WALLS, of("bx-open-walls", unit).number("num", num).number("den", den)),
    }
}

/// BX-31 — how many are lost, where that weighs on a test.
fn bled(b: &Battle, unit: Id) -> Opening {
    let (initial, left) = (i64::from(b.at(unit).n0), i64::from(b.at(unit).n));
    if 2 * (initial - left) <= initial {
        return Opening::default();
    }
    let told = of("bx-open-bled", unit).number("left", left).number("initial", initial);
    Opening::of(MODIFIERS, told.number("lost", initial - left))
}

/// BX-31, BX-44 — what weighs on a test and is no figure of the sheet: how many are lost, who is strongest of those in contact, and
/// whom one cannot hurt.
fn foes(b: &Battle, unit: Id) -> Opening {
    let body = b.at(unit);
    let own = b.pvt_with_officers(unit);
    let mut opening = bled(b, unit);
    if let Some(worst) = body.contacts.into_iter().max_by_key(|&foe| b.pvt_with_officers(foe)) {
        let theirs = b.pvt_with_officers(worst);
        if theirs > 2 * own {
            let told = pair("bx-open-outnumbered", unit, worst).with("own", hp(own)).with("theirs", hp(theirs));
            opening = opening.link(MODIFIERS, told);
        }
    }
    let immune: Vec<Subject> =
        body.contacts.into_iter().filter(|&foe| b.at(foe).immune_to(body)).map(Subject::from).collect();
    if immune.is_empty() {
        return opening;
    }
    opening.link(IMMUNE, of("bx-open-immune", unit).with("targets", Arg::Many(immune)))
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
        .number("full", 10 * i64::from(body.regeneration) * i64::from(body.n_start))
        .with("missing", hp(body.pvt0 - body.pvt))
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
        let rule = if Some(id) == event_unit(event) { rule } else { OFFICERS };
        opening = opening.link(rule, told.with("now", hp(now.pvt)));
        if was.kind == BodyKind::Unit {
            opening = opening.link(SURVIVORS, heads(b, id, was, now));
        } else if now.pvt % PV != 0 {
            let whole = (now.pvt + PV - 1) / PV;
            opening = opening.link(POINTS, of("bx-open-whole", id).with("points", hp(now.pvt)).number("now", whole));
        }
    }
    opening
}

fn event_unit(event: &Event) -> Option<Id> {
    match *event {
        Event::Lost { unit, .. } | Event::Regenerated { unit, .. } => Some(unit),
        _ => None,
    }
}

/// BX-04 — points by the points of one head, rounded as the option says.
fn heads(b: &Battle, id: Id, was: &Unit, now: &Unit) -> Message {
    let way = match b.options.survivor_rounding {
        SurvivorRounding::Up => "bx-open-up",
        SurvivorRounding::Down => "bx-open-down",
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
    let all: Vec<Subject> = huge.map(Subject::from).collect();
    Opening::of(TERROR, of("bx-open-terror", unit).with("targets", Arg::Many(all)))
}
