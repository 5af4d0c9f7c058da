//! The end of a turn: routs, breakouts, changes of command, reserves on the march, and whether the battle is over.

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::{ArmyCollapse, RallyAttempt, RoutCheck};
use crate::chapters::modifiers::office;
use crate::chapters::orders::{both, in_reserve};
use crate::events::Event;
use crate::nouns::battle::{Battle, Pending, UnitId};
use crate::nouns::choices::Last;
use crate::nouns::rules::{BREAKOUT, END, IN_BATTLE, LEADERLESS};
use crate::nouns::terms::{Breakout, Defeat, Engagement, Massacre, Scale, Standing, Where};
use montjoie_game::choices::pick;
use montjoie_game::formerly;
use montjoie_table::{Judgement, Play, Side, Subject, Table, cite};

/// Step 6 of a turn.
///
/// # Errors
/// Pauses while somebody has to answer.
pub fn end<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    routs(b, t);
    for unit in b.ids() {
        if b.at(unit).n == 0 && b.at(unit).fielded > 0 {
            t.happens(b, Event::Destroyed { unit });
        }
    }
    massacres(b, t)?;
    people(b, t)?;
    succession(b, t)?;
    commanders(b, t);
    march(b, t);
    defeats(b, t);
    t.happens(b, Event::Ended);
    Ok(())
}

/// JET-22 — below −10 the men go off by themselves. From the army down: who is under a routed unit goes with it.
fn routs<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    for &scale in Scale::ALL {
        for unit in b.ids() {
            if b.at(unit).scale != scale || b.at(unit).at != Where::Field {
                continue;
            }
            let morale = b.morale(unit);
            if morale < -10 && b.in_battle(unit) {
                t.happens(b, Event::Routed { unit });
            }
        }
    }
}

/// `rout_check = immediate`: whoever broke is out before the next roll.
pub fn routs_at_once<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    if b.options.rout_check == RoutCheck::Immediate {
        routs(b, t);
    }
}

/// JET-43 — what those do who did not get out.
fn last<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId) -> Play<Massacre> {
    let options = |_: &Battle, offer: &mut dyn FnMut(Last)| Massacre::ALL.iter().for_each(|&m| offer(Last(m)));
    let usual = |b: &Battle, plan: &Plan| {
        formerly!(plan, b.at(unit).side => Last(crate::brought::frozen::massacre(b, plan, unit)));
        Last(doctrine::massacre(b, plan, unit))
    };
    t.choose(b, pick(BREAKOUT.by(Subject::from(unit)), office(b, unit), options, usual)).map(|last| last.0)
}

/// JET-43 — the survivors of a failed breakout choose; an army in that plight has lost, or fights on.
fn massacres<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    for unit in b.ids() {
        if b.at(unit).breakout != Breakout::Failed {
            continue;
        }
        if b.at(unit).scale == Scale::Army {
            if b.options.army_collapse == ArmyCollapse::EndBattle {
                let side = b.at(unit).side;
                t.happens(b, Event::Defeated { side, how: Defeat::Collapse });
            }
        } else if b.at(unit).n > 0 && b.at(unit).at == Where::Field {
            let choice = last(b, t, unit)?;
            t.happens(b, Event::Massacred { unit, choice });
        }
    }
    Ok(())
}

/// JET-60 — whoever stood in a unit of which nobody is left, or which laid down its arms: the GM says what became of him.
fn people<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    for character in b.people() {
        let person = b.who(character);
        let unit = b.at(person.unit);
        let Some(above) = unit.parent.filter(|_| unit.fielded > 0) else { continue };
        let taken = unit.at == Where::Captured || b.at(above).at == Where::Captured;
        if person.at != Standing::Fit || (unit.n > 0 && !taken) {
            continue;
        }
        let usual = if taken { 2 } else { 1 };
        let key = IN_BATTLE.by(Subject::from(character));
        let said = t.judge(key, Judgement::among(&["stands", "out", "captured", "dead"], usual, true))?;
        let event = match said {
            0 => Event::Posted { character, unit: above },
            1 => Event::Gone { character, at: Standing::Out },
            2 => Event::Gone { character, at: Standing::Captured },
            _ => Event::Gone { character, at: Standing::Dead },
        };
        t.happens(b, event);
    }
    Ok(())
}

/// JET-41, JET-51, JET-53 — those who fell command no more; those who rose do.
fn commanders<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    for side in both(b) {
        let camp = b.camp(side);
        if camp.second && camp.second_chief.is_some_and(|chief| b.who(chief).at != Standing::Fit) {
            t.happens(b, Event::SecondLost { side });
        }
    }
    for unit in b.ids() {
        let chief = b.at(unit).chief;
        if b.at(unit).led && chief.is_some_and(|chief| b.who(chief).at != Standing::Fit) {
            t.happens(b, Event::ChiefLost { unit });
        }
    }
    for at in 0..b.pending.len() {
        if let Pending::Leaderless(unit) = b.pending[at]
            && b.at(unit).led
        {
            t.happens(b, Event::ChiefLost { unit });
        }
    }
    for at in 0..b.pending.len() {
        if let Pending::Promotion(unit, character) = b.pending[at]
            && b.who(character).at == Standing::Fit
        {
            t.happens(b, Event::Promoted { unit, character });
        }
    }
}

/// JET-41 — after enough turns somebody takes command, with the skill the GM gives him.
fn succession<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let turns = b.options.succession_turns;
    if turns == 0 {
        return Ok(());
    }
    for unit in b.ids() {
        let u = b.at(unit);
        if !b.leaderless(unit) || u.led || i32::from(u.leaderless_turns) < turns || !b.in_battle(unit) {
            continue;
        }
        let leadership = t.judge(LEADERLESS.by(Subject::from(unit)), Judgement::offered(-200..=500, 0))?;
        t.happens(b, Event::StandIn { unit, leadership: i16::try_from(leadership).unwrap_or(0) });
    }
    Ok(())
}

/// JET-33 — reserves on their way are a turn nearer; at nought they may go in next turn.
fn march<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    for unit in b.ids() {
        if !in_reserve(b, unit) || !b.at(unit).called {
            continue;
        }
        t.happens(b, Event::Marched { unit });
        if b.at(unit).remaining == 0 {
            t.happens(b, Event::Entered { unit, engagement: Engagement::FirstLine, at_once: false });
        }
    }
}

/// JET-58 — a side without an army, or without a man in the line and none on the way, has lost.
fn defeats<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    cite(END);
    for side in both(b) {
        if b.camp(side).lost {
            continue;
        }
        let army = Battle::army(side);
        let how = if b.at(army).at == Where::Routed {
            let may_rally =
                b.options.rally_attempt == RallyAttempt::Allowed && b.at(army).rally_due && !b.leaderless(army);
            (!may_rally).then_some(Defeat::Rout)
        } else {
            (b.fielded(army) == 0 && !on_the_way(b, side)).then_some(Defeat::Nobody)
        };
        if let Some(how) = how {
            t.happens(b, Event::Defeated { side, how });
        }
    }
}

/// Whether a reserve was called, or the scenario will bring somebody at its hour.
fn on_the_way(b: &Battle, side: Side) -> bool {
    let called = b.ids().any(|u| b.at(u).side == side && in_reserve(b, u) && b.at(u).called);
    let rallying = b.options.rally_attempt == RallyAttempt::Allowed
        && b.ids().any(|u| b.at(u).side == side && b.at(u).at == Where::Routed && b.at(u).rally_due && b.at(u).n > 0);
    called || rallying || crate::scripted_arrival(b, side)
}
