//! Phase de tir, and the blow common to all phases: every attack from the strengths at the start of the phase.

use crate::brought::options::FightPhase;
use crate::chapters::damage::{AttackKind, AttackRoll, Points, multipliers, percent, points, special_kills, weapon};
use crate::chapters::engines;
use crate::chapters::heroes;
use crate::chapters::orders::MOST;
use crate::chapters::phase_end;
use crate::events::{Event, HurtBy};
use crate::nouns::battle::{Battle, Id};
use crate::nouns::rules::{DAMAGE, DISENGAGEMENT, SHOOTING, TACTICS};
use crate::nouns::terms::{Order, Step};
use montjoie_table::{Few, Judgement, Play, Table, Toss, cite};

/// BX-19 — shots: free shooters at free targets, all at once.
pub fn shots<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let before = b.hurts.len();
    let mut attacks: Few<AttackRoll, MOST> = Few::new();
    let mut breaths: Few<(Id, Id), MOST> = Few::new();
    for (id, body) in b.present() {
        let (Order::Tir(on) | Order::Souffle(on)) = body.order else { continue };
        // The target may have gone, or been caught by a ruling, since the order was written.
        if on == id || !body.free() || !b.at(on).on_field() || !b.at(on).free() {
            continue;
        }
        cite(SHOOTING);
        if matches!(body.order, Order::Souffle(_)) {
            breaths.push((id, on));
        } else {
            attacks.push(AttackRoll { by: id, on, kind: AttackKind::Shot, tactics: 0 });
        }
    }
    strike_all(b, t, &mut attacks)?;
    for (by, on) in breaths {
        let damage = crate::chapters::damage::huge_points(b, by, on);
        t.happens(b, Event::Hurt { unit: on, by, damage, how: HurtBy::Huge });
        t.happens(b, Event::Struck { unit: by });
    }
    engines::engines_shoot(b, t)?;
    if b.options.hero_fight_phase == FightPhase::Tir {
        heroes::fights(b, t)?;
    }
    phase_end::phase_end(b, t, before)?;
    engines::walls_opened_by_fire(b, t);
    t.happens(b, Event::Step(Step::Mouvement));
    Ok(())
}

/// BX-21, BX-25 — one roll of the weapon for each attack, all from the strengths at the start of the phase.
pub fn strike_all<T: Table<Battle>>(b: &mut Battle, t: &mut T, attacks: &mut [AttackRoll]) -> Play {
    for a in attacks.iter_mut() {
        let bonus = Judgement::offered(-100..=100, b.options.tactical_bonus);
        a.tactics = t.judge(TACTICS.on(a.by, a.on), bonus)?;
    }
    let mut hurts: Few<(AttackRoll, i64), MOST> = Few::new();
    let battle = &*b;
    t.throw_each(
        attacks,
        |t, a| {
            let rule = if a.kind == AttackKind::Pursuit { DISENGAGEMENT } else { DAMAGE };
            let key = rule.on(a.by, a.on);
            let share = multipliers(battle, percent(battle, t.tally(), a), a);
            Toss::new(key, crate::chapters::orders::office(battle, a.by), weapon(battle, a.by, a.kind)).share(share)
        },
        |a, cast| Points(special_kills(battle, a, points(cast))),
        |a, Points(damage)| hurts.push((a, damage)),
    )?;
    for &(a, damage) in &hurts {
        let how = match a.kind {
            AttackKind::Shot => HurtBy::Shot,
            AttackKind::Pursuit => HurtBy::Pursuit,
            AttackKind::Blow => HurtBy::Blow,
        };
        t.happens(b, Event::Hurt { unit: a.on, by: a.by, damage, how });
    }
    Ok(())
}
