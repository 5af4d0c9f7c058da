//! The end of a phase: points go, heads are counted, the destroyed removed; standards, clerics and chiefs fall.

use crate::chapters::damage::MOST_POINTS;
use crate::chapters::morale::{self, Trial};
use crate::chapters::orders::MOST;
use crate::events::{Event, Fear};
use crate::nouns::battle::{Battle, Id};
use crate::nouns::rules::{FAITHFUL, FEARLESS};
use crate::nouns::terms::Where;
use montjoie_table::{Crowd, Few, Play, Side, Table, cite};

/// BX-25 — what was dealt in this phase is totalled and subtracted now; then its consequences.
pub fn phase_end<T: Table<Battle>>(b: &mut Battle, t: &mut T, before: usize) -> Play {
    if b.hurts.len() > before {
        let hurt: Crowd<Id> = b.hurts[before..].iter().map(|h| h.unit).collect();
        for unit in hurt {
            let damage = b.hurts[before..].iter().filter(|h| h.unit == unit).map(|h| h.damage).sum::<i64>();
            if damage > 0 {
                t.happens(b, Event::Lost { unit, damage: damage.min(MOST_POINTS) });
            }
        }
    }
    settle(b, t)
}

/// What follows from the state of the field, whoever brought it about, the dice or the GM.
pub fn settle<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    // One look at everyone: most phases end without a death.
    let (mut dead, mut faithful) = (false, false);
    for body in &b.bodies {
        dead |= body.at == Where::Field && body.pvt <= 0;
        faithful |= body.faithful_of.is_some();
    }
    if dead {
        fallen_and_destroyed(b, t);
    }
    standards(b, t);
    if faithful {
        the_faithful(b, t);
    }
    chiefs(b, t)
}

/// BX-07, BX-54 — the dead are removed; officers who outlive their unit stand alone, with its contacts and order.
fn fallen_and_destroyed<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    let officers = b.bodies.iter().any(|body| body.officer_of.is_some());
    for id in b.ids() {
        let gone = b.at(id).at == Where::Field && b.at(id).pvt <= 0;
        if !gone && !matches!(b.at(id).at, Where::Destroyed | Where::Fallen) {
            continue;
        }
        if officers {
            let heirs: Few<Id, MOST> = b.officers(id).filter(|(_, o)| o.pvt > 0).map(|(o, _)| o).collect();
            for hero in heirs {
                t.happens(b, Event::Alone { hero, heir: true });
            }
        }
        if !gone {
            continue;
        }
        let body = b.at(id);
        if body.regeneration > 0 && b.options.regen_from_zero && body.standard() {
            t.happens(b, Event::Fell { unit: id });
        } else {
            t.happens(b, Event::Destroyed { unit: id });
        }
    }
}

/// BX-48 — a standard is lost with its bearer.
fn standards<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    for side in Side::BOTH {
        let camp = b.camp(side);
        let Some(bearer) = camp.standard.filter(|_| !camp.standard_lost).map(|bearer| b.at(bearer)) else { continue };
        if bearer.side != side || matches!(bearer.at, Where::Left | Where::Surrendered | Where::Destroyed) {
            t.happens(b, Event::StandardLost { side });
        }
    }
}

/// BX-35 — when their cleric or paladin dies the faithful lose heart at once, without a test.
fn the_faithful<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    for unit in b.ids() {
        let body = b.at(unit);
        let bereft = body.faithful_of.is_some_and(|leader| b.at(leader).at == Where::Destroyed);
        if !bereft || !body.on_field() {
            continue;
        }
        cite(FAITHFUL);
        t.happens(b, Event::Demoralised { unit, fear: Fear::Faith });
    }
}

/// BX-55 — a chief falls: every unit of his side tests at once.
fn chiefs<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    for side in Side::BOTH {
        let camp = b.camp(side);
        let Some(chief) = camp.chief.filter(|_| !camp.chief_dead).map(|chief| b.at(chief)) else { continue };
        // One who went over to the enemy is nobody's chief.
        if chief.at != Where::Destroyed || chief.side != side {
            continue;
        }
        t.happens(b, Event::ChiefFell { side });
        let mut tested: Few<Id, MOST> = Few::new();
        for (unit, body) in b.present() {
            if body.side != side || !body.standard() || body.leaving || body.surrendering {
                continue;
            }
            if body.moral >= 12 {
                cite(FEARLESS);
            } else if morale::led_by_faith(b, unit) {
                cite(FAITHFUL);
            } else {
                tested.push(unit);
            }
        }
        let stood = morale::trials(b, t, &tested, Trial::Chief)?;
        for &unit in &tested {
            t.happens(b, if stood.has(unit) { Event::Stood { unit } } else { Event::Surrendering { unit } });
        }
    }
    Ok(())
}
