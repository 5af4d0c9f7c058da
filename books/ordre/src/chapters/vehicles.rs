//! Vehicles and fleets: breaking off at the end of a sequence.

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::{DisengageScore, VehicleRetreatFail};
use crate::chapters::blows::{die, office};
use crate::chapters::command::potential;
use crate::chapters::groups;
use crate::chapters::ranged::Groups;
use crate::chapters::rout;
use crate::events::{Event, Opponent};
use crate::nouns::battle::{Battle, GroupId};
use crate::nouns::choices::{Yes, no_or_yes};
use crate::nouns::rules::{CIRCUMSTANCES, CREWS, DISENGAGE, VEHICLE_CBT};
use crate::nouns::tables::{Retreat, retreat};
use crate::nouns::terms::Step;
use montjoie_game::choices::pick;
use montjoie_game::formerly;
use montjoie_table::{Few, Judgement, Play, Question, Side, Subject, Table, Tally, Toss};

/// Whether a unit tries to break off.
fn leaves(b: &Battle, id: GroupId) -> impl Question<Battle, Answer = Yes> {
    pick(DISENGAGE.by(b.face(id)), office(b, id), no_or_yes, move |b: &Battle, plan: &Plan| {
        formerly!(plan, b.at(id).side => Yes(crate::brought::frozen::disengages(b, plan, id)));
        Yes(doctrine::disengages(b, plan, id))
    })
}

/// ORD-106 — what a unit's attempt, or its pursuit, is worth.
fn score<N: Tally>(b: &Battle, n: N, id: GroupId, circumstances: i32) -> N {
    let side = b.at(id).side;
    let n = match b.options.disengage_score {
        DisengageScore::Cbt => {
            let cbt = i32::try_from(groups::cbt_test(b, id)).unwrap_or(0);
            let status = groups::status_effects(b, id).0;
            let pinned = i32::from(b.at(id).pinned);
            let n = n.plus(VEHICLE_CBT, "cbt", cbt).plus_if(status != 0, CREWS, "status", status);
            n.plus_if(pinned != 0, DISENGAGE, "pinned", -pinned)
        }
        DisengageScore::Command => potential(b, n, side),
    };
    n.plus_if(circumstances != 0, CIRCUMSTANCES, "circumstances", circumstances)
}

/// ORD-106 — units that want to leave measure themselves against those they are engaged with.
pub fn disengage<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let mut all: Groups = Few::new();
    for side in Side::BOTH {
        all.extend(b.able(side).map(|(id, _)| id));
    }
    for id in all {
        let alone = b.able(b.at(id).side.foe()).next().is_none();
        if !b.at(id).able() || alone || !t.choose(b, leaves(b, id))?.0 {
            continue;
        }
        attempt(b, t, id)?;
    }
    t.happens(b, Event::Step(Step::Reserve));
    Ok(())
}

fn attempt<T: Table<Battle>>(b: &mut Battle, t: &mut T, id: GroupId) -> Play {
    let face = b.face(id);
    let side = b.at(id).side;
    let held: Groups = b.able(side.foe()).map(|(foe, _)| foe).filter(|&foe| b.at(id).met.has(foe)).collect();
    if held.is_empty() {
        t.happens(b, Event::Left { group: face });
        return Ok(());
    }
    let usual = Judgement::offered(-50..=50, b.camp(side).command_circumstances);
    let own = t.judge(DISENGAGE.on(face, Subject::side(side)), usual)?;
    let theirs = b.camp(side.foe()).command_circumstances;
    let toss = Toss::new(DISENGAGE.on(face, Subject::side(side.foe())), office(b, id), die(b)).plus(score(
        b,
        t.tally(),
        id,
        own,
    ));
    let mine = t.roll(toss, |cast| cast.total)?;
    let mut best = i32::MIN;
    let battle = &*b;
    t.throw_each(
        &held,
        |t, foe| {
            let key = DISENGAGE.on(battle.face(foe), face);
            Toss::new(key, office(battle, foe), die(battle)).plus(score(battle, t.tally(), foe, theirs))
        },
        |_, cast| cast.total,
        |_, total| best = best.max(total),
    )?;
    let margin = mine.saturating_sub(best);
    match retreat(false, margin) {
        Retreat::Whole | Retreat::Abandoning => t.happens(b, Event::Left { group: face }),
        Retreat::Fight => {
            // A margin too small is no failure: it never costs more than two.
            let four = margin < 0 && b.options.vehicle_retreat_fail == VehicleRetreatFail::Four;
            t.happens(b, Event::Pinned { group: face, cost: if four { 4 } else { 2 } });
        }
        Retreat::Rout => {
            t.happens(b, Event::Routed { group: face, by: Opponent(Subject::NOBODY), pursuable: true });
            rout::chase(b, t, id)?;
        }
    }
    Ok(())
}
