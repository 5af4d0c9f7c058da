//! How a change came about: blows to EFF, tests to hearts, dice to wounds. For the GM who asks why.

mod blows;

use crate::brought::options::{GeneralMode, LimitCheck, RoundedBy, WoundTrack};
use crate::chapters::engagement::too_many;
use crate::chapters::initiative;
use crate::chapters::losses;
use crate::chapters::skill;
use crate::chapters::wounds;
use crate::events::{Event, MoraleTrial};
use crate::nouns::battle::{Battle, HeroId, HostId, UnitId};
use crate::nouns::rules::{
    CHARACTER_EFF, DESTRUCTION, DISORDER, FEAR, FIVE_TIMES, FRENZY, GENERAL, INITIATIVE, LOSS_TEST, MORALE,
    MORALE_LEVEL, ONE_TARGET, ORGANISATION, RALLY, RALLY_MODIFIERS, REGENERATION, ROUT, SKILL, STATES, THREE_TO_ONE,
    TIES, TRAPS, WOUND_MEANING, WOUNDS,
};
use crate::nouns::tables::{morale_bounds, rallies, wound_faces};
use crate::nouns::terms::{Cause, Grade, HeroStatus, Mo, Morale, Skill, Step};
use crate::shown::figures::word_id;
use montjoie_game::{Arg, Message, Opening};
use montjoie_table::{
    Amount, Dice, Happening as _, Heard, Meaning, Quiet, Rule, State as _, Subject, Tally as _, Thrown, Told,
};

pub(crate) fn opens(b: &Battle, event: &Event, earlier: &[Heard<Event>]) -> Opening {
    let dice = |opening: Opening, who: Subject| {
        opening.after_last(earlier, |h| matches!(h, Heard::Thrown(t) if t.head.key.of == who))
    };
    match *event {
        Event::Hit { unit, by, cause, .. } => blows::hit(b, unit, by, cause, earlier),
        Event::Lost { unit, cause, .. } => blows::lost(b, event, unit, cause, earlier),
        Event::Regained { unit, .. } => blows::strength(grown(b, unit, earlier), b, event, REGENERATION),
        Event::Destroyed { unit } => why(DESTRUCTION, "papiers-open-destroyed", unit),
        Event::Left { unit } => why(ROUT, "papiers-open-left", unit),
        Event::Tested { unit, trial: MoraleTrial::Frenzy, .. } => why(FRENZY, "papiers-open-frenzy", unit),
        Event::Tested { unit, trial: MoraleTrial::Organisation, .. } => {
            why(ORGANISATION, "papiers-open-organisation-fumbled", unit).after_last(earlier, |h| organised(h, unit))
        }
        Event::Tested { unit, result, trial } => dice(tested(b, unit, result, trial, earlier), of_unit(unit)),
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
            let who = Subject::from(hero);
            let told =
                Message::new("papiers-open-wounds").who("who", who).number("n", n).word("grade", grade_word(grade));
            let made = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key == WOUNDS.by(who));
            wound_row(column(b, hero), hero, earlier).link(WOUNDS, told).after_last(earlier, made)
        }
        Event::Unhurt { hero } => {
            let who = Subject::from(hero);
            let made = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key == WOUNDS.by(who));
            wound_row(column(b, hero), hero, earlier).after_last(earlier, made)
        }
        Event::Became { hero, status } => became(b, hero, status, earlier),
        Event::Reduced { hero, eff } => {
            let was = i64::from(b.hero(hero).eff);
            let told = Message::new("papiers-open-eff-of").who("who", Subject::from(hero));
            let told = told.number("was", was).number("by", was - i64::from(eff)).number("now", eff);
            Opening::of(CHARACTER_EFF, told)
        }
        Event::Parted { one, other } => parted(b, one, other),
        Event::Die { army, .. } => general(b, army, earlier),
        Event::Tie { army, score: 2 } if b.armies.len() == 2 => tie(b, army, earlier),
        Event::Step(Step::Engagement) => order(b),
        Event::Set { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        Event::SetHero { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        _ => Opening::default(),
    }
}

/// PAP-70 — the leader's own throw over this unit.
fn organised(heard: &Heard<Event>, unit: UnitId) -> bool {
    matches!(heard, Heard::Thrown(t) if t.head.key.rule == ORGANISATION && t.head.key.to == of_unit(unit))
}

fn of_unit(unit: UnitId) -> Subject {
    Subject::from(unit)
}

fn of(id: &'static str, unit: UnitId) -> Message {
    Message::new(id).who("unit", of_unit(unit))
}

fn why(rule: Rule, id: &'static str, unit: UnitId) -> Opening {
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

/// PAP-39, PAP-42 — up to which roll troops of this level rout or fall into disorder, and what was rolled.
fn tested(b: &Battle, unit: UnitId, result: Morale, trial: MoraleTrial, earlier: &[Heard<Event>]) -> Opening {
    let u = b.at(unit);
    let told = of("papiers-open-tested", unit).word("result", result_word(result));
    let opening = called_for(b, unit, trial);
    let opening = match morale_bounds(u.mo) {
        None => opening,
        Some((rout, disorder)) => {
            let id = if rout > 0 { "papiers-open-level" } else { "papiers-open-level-firm" };
            let level = of(id, unit).word("level", word_id(u.mo.word())).number("disorder", disorder);
            let level = if rout > 0 { level.number("rout", rout) } else { level };
            opening.link(MORALE_LEVEL, level)
        }
    };
    let roll = earlier.iter().rev().find_map(|h| match h {
        Heard::Thrown(t) if t.head.key.of == of_unit(unit) => Some(t.cast.total),
        _ => None,
    });
    let opening = match roll {
        Some(roll) if !(1..=100).contains(&roll) => {
            let told = of("papiers-open-clamped", unit).number("roll", roll).number("counts", roll.clamp(1, 100));
            opening.link(MORALE, told)
        }
        _ => opening,
    };
    let told = match roll {
        Some(roll) => Message { id: "papiers-open-tested-by", ..told.number("roll", roll.clamp(1, 100)) },
        None => told,
    };
    let opening = opening.link(MORALE, told);
    let mut after = b.clone();
    after.apply(&Event::Tested { unit, result, trial: MoraleTrial::Ruling });
    // A second disorder may be more than the table says; a result milder than the state changes nothing.
    let (was, now) = (u.morale, after.at(unit).morale);
    if now == result {
        return opening;
    }
    let told = of("papiers-open-already", unit).word("was", result_word(was));
    opening.link(STATES, told.word("now", result_word(now)))
}

/// PAP-38, PAP-49 — why a unit is put to the test.
fn called_for(b: &Battle, unit: UnitId, trial: MoraleTrial) -> Opening {
    match trial {
        MoraleTrial::Losses => {
            let told = of("papiers-open-half", unit).number("lost", b.lost(unit)).number("all", b.at(unit).eff0);
            Opening::of(LOSS_TEST, told)
        }
        MoraleTrial::Fear => {
            let dreadful = b.opponents_in_order(unit).into_iter().filter(|&foe| b.at(foe).frightens() > 0);
            let who = Arg::Many(dreadful.map(of_unit).collect());
            Opening::of(FEAR, of("papiers-open-dread", unit).with("who", who))
        }
        _ => Opening::default(),
    }
}

/// PAP-43, PAP-84 — what was rolled, what that comes to, and what troops of this level need.
fn rally(b: &Battle, unit: UnitId, id: &'static str, earlier: &[Heard<Event>]) -> Opening {
    let u = b.at(unit);
    let told = of(id, unit).word("level", word_id(u.mo.word())).word("needs", needs(u.mo));
    let rolled = earlier.iter().rev().find_map(|h| match h {
        Heard::Thrown(t) if t.head.key.of == of_unit(unit) => match t.meaning {
            Meaning::Row(row) => Some(skilled(b, t, of_unit(unit), row_word(row))),
            _ => None,
        },
        _ => None,
    });
    let (lost, all) = (b.lost(unit), u.eff0);
    let bled = 4 * u64::from(lost) > 3 * u64::from(all);
    let opening = if bled && rolled.is_some() {
        let told = of("papiers-open-three-quarters", unit).number("lost", lost).number("all", all);
        Opening::of(RALLY_MODIFIERS, told)
    } else {
        Opening::default()
    };
    match rolled {
        Some(rolled) => opening.link(SKILL, rolled).link(RALLY, told),
        None => opening.link(RALLY, told),
    }
}

/// PAP-84 — a skill roll: the die, the skill, and where the critical results begin.
fn skilled(b: &Battle, t: &Thrown, who: Subject, result: &'static str) -> Message {
    let skill = t.cast.total - t.cast.margin;
    let critical = skill.div_euclid(b.options.crit_success_divisor.max(1)).max(0);
    let told = Message::new("papiers-open-rolled").who("unit", who).number("roll", t.cast.total);
    let told = told.number("skill", skill).number("critical", critical);
    told.number("fumble", b.options.fumble_from).word("result", result)
}

/// PAP-43 — the least that rallies troops of this level.
fn needs(mo: Mo) -> &'static str {
    if rallies(Skill::Failure, mo) {
        "papiers-open-needs-no-fumble"
    } else if rallies(Skill::Success, mo) {
        "papiers-open-needs-success"
    } else {
        "papiers-open-needs-critical"
    }
}

/// PAP-27 — the generals' rolls behind who acts first of the tied.
fn tie(b: &Battle, army: HostId, earlier: &[Heard<Event>]) -> Opening {
    let of_tie = |h: &&Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key.rule == TIES);
    // Equals roll again: the last roll of each counts.
    let rolls: Vec<&Heard<Event>> = earlier.iter().filter(of_tie).collect();
    let last = rolls.len().saturating_sub(2);
    let opening = Opening::default().after(earlier, |h| rolls[last..].iter().any(|one| std::ptr::eq(*one, h)));
    let opening = rolls[last..].iter().fold(opening, |opening, heard| match heard {
        Heard::Thrown(t) if t.head.key.of != Subject::NOBODY => {
            let result = row_word(skill::read(&b.options, t.cast).word());
            opening.link(SKILL, skilled(b, t, t.head.key.of, result))
        }
        _ => opening,
    });
    opening.link(TIES, Message::new("papiers-open-tie").who("unit", Subject::from(army)))
}

/// PAP-26 — what the general's skill is worth on the die.
fn general(b: &Battle, army: HostId, earlier: &[Heard<Event>]) -> Opening {
    let its = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key == INITIATIVE.by(army));
    let opening = Opening::default().after_last(earlier, its);
    let skilled = b.options.general_bonus_mode == GeneralMode::SkillTenth;
    let chief = b.general(army).filter(|_| skilled).zip(b.host(army).general);
    let Some((chief, hero)) = chief else { return opening };
    let told = Message::new("papiers-open-general").who("who", Subject::from(hero));
    let told = told.number("skill", chief.command.max(chief.tactics)).number("n", initiative::general_bonus(b, army));
    opening.link(GENERAL, told.word("rounding", rounding_word(b.options.general_bonus_rounding)))
}

fn rounding_word(rounding: RoundedBy) -> &'static str {
    match rounding {
        RoundedBy::Floor => "papiers-open-rounded-down",
        RoundedBy::Nearest => "papiers-open-rounded-nearest",
        RoundedBy::Ceil => "papiers-open-rounded-up",
    }
}

/// PAP-25 — the INI of everyone who will act, in that order.
fn order(b: &Battle) -> Opening {
    initiative::order(b).into_iter().fold(Opening::default(), |opening, (ini, id)| {
        let sheet = initiative::sheet_ini(b, Quiet::default(), id).total();
        let army = b.at(id).army;
        let (die, general) = (i32::from(b.host(army).die), initiative::general_bonus(b, army));
        let told = of("papiers-open-ini", id).number("sheet", sheet).number("die", die).number("general", general);
        let told = told.number("other", ini - sheet - die - general).number("ini", ini);
        let sum = initiative::ini(b, Told::default(), id);
        let of_hour = sum.terms().iter().filter_map(|term| Some((term, hour_word(term.word)?)));
        of_hour
            .fold(opening, |opening, (term, word)| match term.amount {
                Amount::Plus(n) => {
                    opening.link(term.rule, of("papiers-open-ini-term", id).word("word", word).number("n", n))
                }
                _ => opening,
            })
            .link(INITIATIVE, told)
    })
}

/// What the hour adds to an INI, by its word; none for what stands on the sheet, the die and the general.
fn hour_word(term: &str) -> Option<&'static str> {
    Some(match term {
        "charge" => "papiers-term-charge",
        "disorder" => "papiers-term-disorder",
        "rout" => "papiers-term-rout",
        "galvanised" => "papiers-term-galvanised",
        "deed" => "papiers-term-deed",
        "gm" => "term-gm",
        _ => return None,
    })
}

/// PAP-67, PAP-68 — why two are no longer at grips.
fn parted(b: &Battle, one: UnitId, other: UnitId) -> Opening {
    let told = of("papiers-open-parted", one).who("target", of_unit(other));
    let eff = b.at(other).eff;
    let opening = if b.step == Step::Alignement && b.options.multi_limit_check == LimitCheck::EachTurn {
        if too_many(b, other, None, eff) {
            let sum: u32 = b.assailants(other).map(|id| b.at(id).eff).sum();
            let told = of("papiers-open-five-times", other).number("sum", sum).number("eff", eff);
            Opening::of(FIVE_TIMES, told.number("most", 5 * eff))
        } else {
            Opening::of(FIVE_TIMES, of("papiers-open-kept-one", other))
        }
    } else if b.step == Step::Ralliement && b.assailants(other).count() > 3 {
        Opening::of(THREE_TO_ONE, of("papiers-open-fourth", other))
    } else {
        Opening::default()
    };
    opening.link(ONE_TARGET, told)
}

/// PAP-55 — the slices that grew again, of those rolled for.
fn grown(b: &Battle, unit: UnitId, earlier: &[Heard<Event>]) -> Opening {
    let its = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key == REGENERATION.by(of_unit(unit)));
    let mut fell = earlier.iter().filter_map(|h| match h {
        Heard::Thrown(Thrown { dice: Dice::Count { n, .. }, cast, .. }) if its(h) => Some((u32::from(*n), cast.total)),
        _ => None,
    });
    losses::rolled_for(b, unit).fold(Opening::default().after(earlier, its), |opening, lost| {
        let (whole, rest) = (lost / 5, lost % 5);
        let (mut dice, mut back) = (0, 0);
        while dice < whole
            && let Some((n, grown)) = fell.next()
        {
            (dice, back) = (dice + n, back + grown);
        }
        let told = of("papiers-open-grown", unit).number("lost", lost).number("whole", whole).number("back", back);
        let told = told.number("five", 5 * back);
        if rest == 0 {
            return opening.link(REGENERATION, told);
        }
        let also = if fell.next().is_some_and(|(_, grown)| grown > 0) { rest } else { 0 };
        let told = Message { id: "papiers-open-grown-rest", ..told.number("rest", rest).number("also", also) };
        opening.link(REGENERATION, told.number("n", i64::from(5 * back) + i64::from(also)))
    })
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
fn column(b: &Battle, hero: HeroId) -> Opening {
    let h = b.hero(hero);
    let told = |id| Message::new(id).who("who", Subject::from(hero));
    if usize::from(h.unit) >= b.units.len() {
        return Opening::default();
    }
    if h.bereft > 0 {
        return Opening::of(WOUNDS, told("papiers-open-bereft"));
    }
    let (lost, all) = (i64::from(b.lost(h.unit)), i64::from(b.at(h.unit).eff0));
    let column = match wounds::column(b, h.unit) {
        0 => "papiers-open-column-1",
        1 => "papiers-open-column-2",
        2 => "papiers-open-column-3",
        _ => "papiers-open-column-4",
    };
    let told = told("papiers-open-column").who("unit", of_unit(h.unit)).number("lost", lost).number("all", all);
    Opening::of(WOUNDS, told.with("percent", Arg::Fraction(100 * lost, all.max(1))).word("column", column))
}

/// PAP-100 — the row of the wounds table the die fell on, all four columns of it.
fn wound_row(opening: Opening, hero: HeroId, earlier: &[Heard<Event>]) -> Opening {
    let key = WOUNDS.by(hero);
    let face = earlier.iter().rev().find_map(|h| match h {
        Heard::Thrown(t) if t.head.key == key => Some(t.cast.total),
        _ => None,
    });
    let Some((from, to)) = face.and_then(wound_faces) else { return opening };
    let id = if from == to { "papiers-open-wounds-row-one" } else { "papiers-open-wounds-row" };
    let told = Message::new(id).number("to", to);
    let mut told = if from == to { told } else { told.number("from", from) };
    for (name, column) in ["one", "two", "three", "four"].into_iter().zip(0..) {
        told = told.word(name, cell_word(crate::nouns::tables::wounds(to, column)));
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

/// PAP-102, PAP-80 — what took a character out: his wounds, the fall of his group, or what was thrown and said.
fn became(b: &Battle, hero: HeroId, status: HeroStatus, earlier: &[Heard<Event>]) -> Opening {
    let who = Subject::from(hero);
    let bears = b.hero(hero).wounds;
    let opening = Opening::default().after_last(earlier, |h| match h {
        Heard::Thrown(t) => t.head.key.of == who || t.head.key.to == who,
        Heard::Chose { head, .. } | Heard::Judged { head, .. } => head.key.of == who,
        Heard::Event(Event::Lost { unit, .. }) => *unit == b.hero(hero).unit,
        Heard::Event(_) => false,
    });
    let (hurt, most) = (b.hero(hero).hurt(), 10 * u32::from(b.hero(hero).eff0));
    let opening = if status == HeroStatus::Out && b.options.wound_track == WoundTrack::Simple && hurt >= most {
        let told = Message::new("papiers-open-bears").who("who", who).number("leg", bears[0]).number("mod", bears[1]);
        opening.link(WOUND_MEANING, told.number("ser", bears[2]).number("points", hurt).number("most", most))
    } else {
        opening.link(WOUND_MEANING, Message::new("papiers-open-became").who("who", who))
    };
    let standing = |status: HeroStatus| matches!(status, HeroStatus::Able | HeroStatus::Absent);
    if !standing(b.hero(hero).status) || standing(status) {
        return opening;
    }
    let his = i64::from(b.hero(hero).eff);
    let told = Message::new("papiers-open-eff-of").who("who", who).number("was", his).number("by", his);
    opening.link(CHARACTER_EFF, told.number("now", 0))
}
