//! Le siège, week by week: blockade, hunger, bombardment, talks, storm, sortie.

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::{NegotiationDifficulty, RoutTrigger, SiegeSuperiority};
use crate::chapters::array::MOST;
use crate::chapters::blows::{Blow, Manner, die, lose, strike};
use crate::chapters::command::presence;
use crate::chapters::figures;
use crate::chapters::{groups, losses, reserve};
use crate::events::{Event, How, Terms};
use crate::nouns::battle::{Battle, GroupId, Stronghold};
use crate::nouns::choices::{Besieged, Besieger};
use crate::nouns::rules::{ASSAULT_SHOTS, ATTRITION, PATIENCE, RATIO, TALKS, UNUSUAL};
use crate::nouns::tables::ratio;
use crate::nouns::terms::{Mode, Reach, Step, Where};
use montjoie_game::choices::{confirm, pick};
use montjoie_game::formerly;
use montjoie_table::{Few, Office, Play, Question, Rule, Side, Subject, Table, Tally as _, Toss, cite};

/// The garrison as one mass, while it stands.
#[must_use]
pub fn garrison(b: &Battle) -> Option<GroupId> {
    let side = b.fort?.besieged;
    b.all().find(|(_, g)| g.side == side && g.at == Where::Field).map(|(id, _)| id)
}

/// ORD-85 — PdA of a side: all its groups.
pub(crate) fn strength(b: &Battle, side: Side) -> i64 {
    let there = |g: &crate::nouns::battle::Group| g.side == side && matches!(g.at, Where::Field | Where::Reserve);
    b.all().filter(|(_, g)| there(g)).map(|(id, _)| groups::power(b, id)).fold(0, i64::saturating_add)
}

/// ORD-85 — men of a side who stand.
pub(crate) fn men(b: &Battle, side: Side) -> i64 {
    let all = b.each_unit().filter(|(_, u)| u.side == side && matches!(b.place_of(u), Where::Field | Where::Reserve));
    all.map(|(id, _)| i64::from(losses::standing(b, id))).sum()
}

/// ORD-85 — whether nothing gets through to the besieged.
#[must_use]
pub fn effective(b: &Battle) -> bool {
    let side = b.besieger();
    weight(b, side) >= 2 * weight(b, side.foe())
}

/// ORD-85 — what a side weighs in a siege: PdA or men, as the option says.
pub(crate) fn weight(b: &Battle, side: Side) -> i64 {
    match b.options.siege_superiority {
        SiegeSuperiority::Pda => strength(b, side),
        SiegeSuperiority::Eff => men(b, side),
    }
}

/// ORD-88 — engineers of the besiegers.
pub(crate) fn sappers(b: &Battle) -> i64 {
    let side = b.besieger();
    let digs = |u: &&crate::nouns::unit::Unit| {
        u.side == side && u.sappers && matches!(b.place_of(u), Where::Field | Where::Reserve)
    };
    b.units.iter().filter(digs).map(|u| i64::from(u.eff)).sum()
}

/// ORD-86, ORD-88 — weeks the garrison can hold, and whether engineers have halved them.
#[must_use]
pub fn endurance(b: &Battle) -> (u16, bool) {
    let Some(id) = garrison(b) else { return (1, false) };
    let weeks = (groups::cbt_base(b, id) * figures::place_factor(b)).max(1);
    let side = b.besieger();
    let sappers = sappers(b);
    let sapped = sappers > 0 && sappers * 2 >= men(b, side.foe());
    let weeks = if sapped { (weeks / 2).max(1) } else { weeks };
    (u16::try_from(weeks).unwrap_or(u16::MAX), sapped)
}

/// ORD-87 — points hunger takes this week: a tenth of the Force at the end of each slice beyond the endurance.
#[must_use]
pub fn attrition(b: &Battle, fort: &Stronghold, id: GroupId) -> i64 {
    if !b.options.needs_supplies {
        cite(UNUSUAL);
        return 0;
    }
    if fort.week <= fort.endurance {
        return 0;
    }
    let slice = (fort.endurance / 10).max(1);
    if (fort.week - fort.endurance).is_multiple_of(slice) { groups::frc(b, id) / 10 } else { 0 }
}

/// A yes or no of the besieging chief, by the rule it is about: usually yes.
fn agrees<T: Table<Battle>>(b: &Battle, t: &mut T, rule: Rule, side: Side) -> Play<bool> {
    let ask = confirm(rule.by(Subject::side(side)), Office::Chief(side), |_: &Battle, _: &Plan| true);
    Ok(t.choose(b, ask)?.0)
}

/// What the besiegers do.
fn besiegers(side: Side) -> impl Question<Battle, Answer = Besieger> {
    let options = move |b: &Battle, offer: &mut dyn FnMut(Besieger)| {
        // Nobody walks away from gates that open this week.
        if !out_of_patience(b) || gives_up(b) {
            offer(Besieger::Wait);
        }
        if b.all().any(|(_, g)| g.side == side && g.able() && g.kind == Reach::Contact) {
            offer(Besieger::Storm);
        }
        offer(Besieger::Lift);
    };
    pick(PATIENCE.by(Subject::side(side)), Office::Chief(side), options, move |b: &Battle, plan: &Plan| {
        if gives_up(b) {
            return Besieger::Wait;
        }
        formerly!(plan, side => crate::brought::frozen::besieger(b, plan, side, out_of_patience(b)));
        doctrine::besieger(b, plan, side, out_of_patience(b))
    })
}

/// What the garrison does.
fn besieged(side: Side) -> impl Question<Battle, Answer = Besieged> {
    let options = |b: &Battle, offer: &mut dyn FnMut(Besieged)| {
        if !starved(b) || b.options.no_surrender {
            offer(Besieged::Hold);
        }
        offer(Besieged::Sortie);
        // ORD-91: those who expect to be killed do not give themselves up.
        if b.options.no_surrender {
            cite(UNUSUAL);
        } else {
            offer(Besieged::Surrender);
        }
    };
    pick(ATTRITION.by(Subject::side(side)), Office::Chief(side), options, move |b: &Battle, plan: &Plan| {
        formerly!(plan, side => crate::brought::frozen::besieged(b, plan, side, starved(b)));
        doctrine::besieged(b, plan, side, starved(b))
    })
}

/// ORD-89 — whether the besiegers can stay no longer.
fn out_of_patience(b: &Battle) -> bool {
    let most = b.options.besieger_max_weeks;
    most > 0 && b.fort.is_some_and(|f| i32::from(f.calendar) >= most)
}

/// ORD-87 — whether the garrison has lost what breaks it.
fn starved(b: &Battle) -> bool {
    let Some(id) = garrison(b) else { return false };
    let (damage, points) = (b.at(id).damage, groups::sdr_points(b, id));
    let reached = match b.options.rout_trigger {
        RoutTrigger::Reach => damage >= points,
        RoutTrigger::Exceed => damage > points,
    };
    reached && !groups::fearless(b, id)
}

/// ORD-87, ORD-91 — whether the garrison must surrender or come out this week.
fn gives_up(b: &Battle) -> bool {
    starved(b) && !b.options.no_surrender
}

/// One week of siege.
pub fn week<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let Some(fort) = b.fort else {
        reserve::over(b, t, None);
        return Ok(());
    };
    if fort.calendar == 0 {
        let (weeks, sapped) = endurance(b);
        t.happens(b, Event::Endures { weeks, sapped });
    }
    let blockade = effective(b);
    t.happens(b, Event::Week { effective: blockade });
    if let (true, Some(id), Some(fort)) = (blockade, garrison(b), b.fort) {
        let loss = attrition(b, &fort, id);
        if loss > 0 {
            lose(b, t, id, Subject::NOBODY, loss, How::Attrition, false);
        }
    }
    let besieger = b.besieger();
    bombard(b, t, besieger)?;
    let Some(id) = garrison(b) else {
        reserve::over(b, t, Some(besieger));
        return Ok(());
    };
    if talk(b, t, besieger, id)? {
        return Ok(());
    }
    match t.choose(b, besiegers(besieger))? {
        Besieger::Wait => {}
        Besieger::Storm => return array(b, t, Mode::Assault, false),
        Besieger::Lift => {
            t.happens(b, Event::Lifted);
            reserve::over(b, t, Some(besieger.foe()));
            return Ok(());
        }
    }
    match t.choose(b, besieged(besieger.foe()))? {
        Besieged::Hold => t.happens(b, Event::Step(Step::Week)),
        Besieged::Sortie => return array(b, t, Mode::Field, true),
        Besieged::Surrender => open_gates(b, t, Terms::Unconditional),
    }
    Ok(())
}

fn array<T: Table<Battle>>(b: &mut Battle, t: &mut T, mode: Mode, sortie: bool) -> Play {
    let desperate = sortie && starved(b);
    t.happens(b, Event::Arrayed { mode, sortie, desperate });
    t.happens(b, Event::Step(Step::Command));
    Ok(())
}

fn open_gates<T: Table<Battle>>(b: &mut Battle, t: &mut T, terms: Terms) {
    t.happens(b, Event::Opened { terms });
    let besieged = b.besieger().foe();
    let all: Few<Subject, MOST> =
        b.all().filter(|(_, g)| g.side == besieged && g.at == Where::Field).map(|(_, g)| g.face).collect();
    for group in all {
        // On terms they march out with their arms.
        t.happens(b, if terms == Terms::Terms { Event::Left { group } } else { Event::Captured { group } });
    }
    reserve::over(b, t, Some(besieged.foe()));
}

/// P4 — one ranged step of the besiegers' shooters and guns, without a command test.
fn bombard<T: Table<Battle>>(b: &mut Battle, t: &mut T, side: Side) -> Play {
    let guns: Few<GroupId, MOST> = b
        .able(side)
        .filter(|(_, g)| g.kind == Reach::Ranged)
        .map(|(id, _)| id)
        .filter(|&id| groups::power(b, id) > 0)
        .collect();
    if guns.is_empty() || garrison(b).is_none() || !agrees(b, t, ASSAULT_SHOTS, side)? {
        return Ok(());
    }
    for by in guns {
        if let Some(on) = garrison(b) {
            strike(b, t, &mut [Blow::new(by, on, Manner::Shot, How::Bombardment)], false)?;
        }
    }
    Ok(())
}

/// ORD-90 — talks; true when the gates open.
fn talk<T: Table<Battle>>(b: &mut Battle, t: &mut T, side: Side, id: GroupId) -> Play<bool> {
    let (Some(fort), Some((_, chief))) = (b.fort, b.chief(side)) else { return Ok(false) };
    let since = i32::from(fort.calendar) - i32::from(fort.talked);
    if !b.options.needs_supplies || b.options.no_surrender {
        cite(UNUSUAL);
        return Ok(false);
    }
    // The first talks are held when the chief likes; later ones wait.
    if fort.talked > 0 && since < b.options.negotiation_interval_weeks {
        return Ok(false);
    }
    let chief = *chief;
    if !agrees(b, t, TALKS, side)? {
        return Ok(false);
    }
    let weeks = match b.options.negotiation_difficulty {
        NegotiationDifficulty::Total => fort.endurance,
        NegotiationDifficulty::Remaining => fort.endurance.saturating_sub(fort.week),
    };
    let lost = b.at(id).damage * 10 / groups::frc(b, id).max(1);
    let lost = i32::try_from(lost).unwrap_or(100).min(100);
    let versus = t.tally().plus(TALKS, "weeks", i32::from(weeks)).plus_if(lost > 0, TALKS, "losses", -2 * lost);
    let numbers = ratio(strength(b, side), strength(b, side.foe()));
    let plus = presence(b, t.tally(), TALKS, &chief, true).plus_if(numbers != 0, RATIO, "ratio", numbers);
    let toss =
        Toss::new(TALKS.on(Subject::side(side), b.face(id)), Office::Chief(side), die(b)).plus(plus).versus(versus);
    let terms = t.roll(toss, |cast| match cast.margin {
        m if m < 0 => Terms::Refused,
        0..=4 => Terms::Terms,
        _ => Terms::Unconditional,
    })?;
    t.happens(b, Event::Talked { terms });
    if terms == Terms::Refused {
        return Ok(false);
    }
    open_gates(b, t, terms);
    Ok(true)
}
