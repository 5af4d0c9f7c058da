//! Jets de moral et de commandement: tests, rallies, and the end of the hour (PAP-23, 38..45).

use crate::brought::doctrine::Plan;
use crate::brought::options::{EndCondition, Retest, RoutMove};
use crate::chapters::skill;
use crate::events::{Event, MoraleTrial};
use crate::nouns::battle::{Battle, HeroId, MOST, UnitId};
use crate::nouns::choices::Leader;
use crate::nouns::rules::{
    BANNER, DRUGS, DUEL, END, FEAR, LEADERS, LOSS_TEST, MORALE, RALLY, RALLY_MODIFIERS, SPELLS, STATES, TERROR,
    THREE_TO_ONE,
};
use crate::nouns::tables::{morale, rallies, rally_modifiers};
use crate::nouns::terms::{Category, Mo, Morale, Step};
use crate::standing_sides;
use montjoie_game::Outcome;
use montjoie_game::choices::pick;
use montjoie_game::scenario::MOST_CHARACTERS;
use montjoie_table::{Few, Judgement, Office, Play, Rule, Side, Table, Tally, Toss, cite, d};

/// PAP-39 — puts units to the test, each by its own die.
pub fn tests<T: Table<Battle>>(b: &mut Battle, t: &mut T, units: &[UnitId], trial: MoraleTrial) -> Play {
    let rule = match trial {
        MoraleTrial::Losses => LOSS_TEST,
        MoraleTrial::Fear => FEAR,
        MoraleTrial::Drugs => DRUGS,
        MoraleTrial::Spell => SPELLS,
        MoraleTrial::Duel => DUEL,
        MoraleTrial::Banner => BANNER,
        MoraleTrial::Organisation | MoraleTrial::Frenzy => MORALE,
        MoraleTrial::Ruling => Rule::GM,
    };
    let mut results: Few<(UnitId, Morale), MOST> = Few::new();
    {
        let b = &*b;
        t.throw_each(
            units,
            |t, unit| {
                let plus = modifier(b, t.tally(), unit, trial);
                Toss::new(rule.by(unit), Office::Chief(b.at(unit).side), d(100)).plus(plus)
            },
            |unit, cast| morale(cast.total, b.at(unit).mo),
            |unit, result| results.push((unit, result)),
        )?;
    }
    for (unit, result) in results {
        cite(STATES);
        t.happens(b, Event::Tested { unit, result, trial });
    }
    Ok(())
}

/// PAP-49, PAP-50 — what weighs on a test.
fn modifier<N: Tally>(b: &Battle, zero: N, unit: UnitId, trial: MoraleTrial) -> N {
    match trial {
        MoraleTrial::Losses => match b.at(unit).fear {
            0 => zero,
            1 => zero.plus(FEAR, "peur", -10),
            _ => zero.plus(TERROR, "terreur", -20),
        },
        MoraleTrial::Fear => {
            let terror = b.opponents(unit).any(|o| b.at(o).frightens() == 2);
            zero.plus_if(terror, TERROR, "terreur", -10)
        }
        _ => zero,
    }
}

/// Whether anything can shake this unit further.
#[must_use]
pub fn can_test(b: &Battle, unit: UnitId) -> bool {
    let u = b.at(unit);
    u.alive() && !u.routed() && u.mo != Mo::Sans
}

/// PAP-38 — tests of those who have lost half.
pub fn loss_tests<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let mut tested: Few<UnitId, MOST> = Few::new();
    for (id, u) in b.present() {
        let half = 2 * u64::from(b.lost(id)) >= u64::from(u.eff0);
        if !half || !can_test(b, id) {
            continue;
        }
        let due = match b.options.morale_retest {
            Retest::OnNewLosses => u.eff < u.eff_turn,
            Retest::Once => !u.loss_tested,
            Retest::EveryTurn => true,
        };
        if due {
            tested.push(id);
        }
    }
    tests(b, t, &tested, MoraleTrial::Losses)?;
    if b.options.morale_retest == Retest::Once {
        for &unit in &tested {
            t.happens(b, Event::LossTested { unit });
        }
    }
    t.happens(b, Event::Step(Step::Ralliement));
    Ok(())
}

/// PAP-45 — whether a character may try to rally a unit in the last phase.
fn may_rally(b: &Battle, hero: HeroId, unit: UnitId) -> bool {
    let h = b.hero(hero);
    if h.status != crate::nouns::terms::HeroStatus::Able
        || !b.afield(h)
        || h.command == 0
        || h.rallied
        || h.side != b.at(unit).side
    {
        return false;
    }
    let general = b.host(b.at(unit).army).general == Some(hero);
    h.unit == unit || (general && b.options.general_rallies_at_distance)
}

/// PAP-44 — Commandement against a unit's plight.
pub fn command<N: Tally>(b: &Battle, zero: N, hero: HeroId, unit: UnitId) -> N {
    let u = b.at(unit);
    let (bled, routed) = rally_modifiers();
    let mut m = zero.plus(RALLY, "command", i32::from(b.hero(hero).command));
    m = m.plus_if(4 * u64::from(b.lost(unit)) > 3 * u64::from(u.eff0), RALLY_MODIFIERS, "losses_over_75", bled);
    m.plus_if(u.routed(), RALLY_MODIFIERS, "in_deroute", routed)
}

/// PAP-43 — one attempt, its roll and what comes of it.
pub fn attempt<T: Table<Battle>>(b: &mut Battle, t: &mut T, hero: HeroId, unit: UnitId) -> Play {
    let m = command(b, t.tally(), hero, unit);
    let outcome = skill::roll(b, t, RALLY.on(unit, hero), hero, m)?;
    let rallied = rallies(outcome, b.at(unit).mo);
    if rallied {
        back_in_hand(b, t, unit);
    } else {
        t.happens(b, Event::NotRallied { unit });
    }
    Ok(())
}

/// PAP-43, PAP-68 — rallied; where this makes a fourth against one, it comes away.
pub fn back_in_hand<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId) {
    t.happens(b, Event::Rallied { unit });
    for foe in b.opponents_in_order(unit) {
        if b.assailants(foe).count() > 3 {
            cite(THREE_TO_ONE);
            t.happens(b, Event::Parted { one: unit, other: foe });
        }
    }
}

/// PAP-43..45, PAP-23 — rallies, departures, and the end of the hour.
pub fn rally<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    for state in [Morale::Deroute, Morale::Desorganisation] {
        for unit in b.ids() {
            let u = b.at(unit);
            if !u.alive() || u.morale != state || u.rally_tried {
                continue;
            }
            cite(LEADERS);
            if !b.hero_ids().any(|h| may_rally(b, h, unit)) {
                continue;
            }
            let leaders = move |b: &Battle| {
                b.hero_ids().filter(move |&h| may_rally(b, h, unit)).collect::<Few<_, MOST_CHARACTERS>>()
            };
            let ask = pick(
                RALLY.by(unit),
                Office::Chief(b.at(unit).side),
                move |b: &Battle, offer: &mut dyn FnMut(Leader)| {
                    leaders(b).into_iter().map(Some).chain([None]).for_each(|hero| offer(Leader(hero)));
                },
                move |b: &Battle, _: &Plan| {
                    Leader(leaders(b).into_iter().max_by_key(|&h| (b.hero(h).command, std::cmp::Reverse(h))))
                },
            );
            if let Leader(Some(hero)) = t.choose(b, ask)? {
                t.happens(b, Event::Tried { hero, unit, last: true });
                attempt(b, t, hero, unit)?;
            }
        }
    }
    if b.options.deroute_movement == RoutMove::LeaveField {
        for unit in b.ids() {
            if b.at(unit).alive() && b.at(unit).routed() {
                t.happens(b, Event::Left { unit });
            }
        }
    }
    end(b, t)
}

/// PAP-23 — whether the battle is over: asked of the GM, taken for granted in automatic play.
fn end<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let holds = Side::BOTH.map(|side| standing_sides(b, side));
    t.happens(b, Event::Ended);
    let verdict = match holds {
        [true, true] => return Ok(()),
        [true, false] => 1,
        [false, true] => 2,
        [false, false] => 3,
    };
    let over = match b.options.end_condition {
        EndCondition::SideBroken => true,
        EndCondition::Gm => t.judge(END.once(), Judgement::among(&["goes_on", "over"], 1, true))? == 1,
    };
    if over {
        t.happens(b, Event::Over { outcome: verdict });
    }
    Ok(())
}

/// The outcome behind a number kept in the battle.
#[must_use]
pub fn verdict(over: u8) -> Option<Outcome> {
    match over {
        1 => Some(Outcome::Victory(Side::A)),
        2 => Some(Outcome::Victory(Side::B)),
        3 => Some(Outcome::Draw),
        4 => Some(Outcome::Undecided),
        _ => None,
    }
}

/// Whether a unit counts for holding the field: characters alone do not, unless there was never anyone else.
#[must_use]
pub fn counts(b: &Battle, id: UnitId, side: Side) -> bool {
    let troops = b.units.iter().any(|u| u.side == side && u.category != Category::Character);
    !troops || b.at(id).category != Category::Character
}
