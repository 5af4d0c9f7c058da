//! Phase de moral: tests of those who lost men, terror, rallies, and the end of the sequence.

use crate::brought::doctrine::Plan;
use crate::brought::options::{Disengaged, ImmuneMorale, RallyTiming, Stack};
use crate::chapters::orders::{MOST, is_shaken};
use crate::chapters::phase_end;
use crate::chapters::siege;
use crate::events::{Event, Fear};
use crate::nouns::battle::{Battle, Id, PV};
use crate::nouns::choices::Yes;
use crate::nouns::rules::{
    BESIEGED, CHIEF_DEATH, FAITHFUL, FEARLESS, IMMUNE, LOSS_TEST, MODIFIERS, MOVEMENT, RALLY, SHIRKERS, STANDARD, TEST,
};
use crate::nouns::terms::{BodyKind, Defends, Order, Step, Where};
use montjoie_table::{
    Crowd, Few, Judgement, Key, Office, Play, Question, Side, Subject, Table, Tally, Toss, cite, sum,
};

/// What is put to the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trial {
    /// Losses.
    Losses,
    /// A rally.
    Rally,
    /// The chief's death.
    Chief,
}

/// Steps 5a to 5c.
pub fn tests<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    if b.options.disengage_effective == Disengaged::MoralePhase {
        part_the_broken(b, t);
    }
    terror(b, t);
    let mut tested: Few<Id, MOST> = Few::new();
    for (unit, body) in b.present() {
        if !body.standard() || body.n >= body.n_start || body.demoralised || body.leaving || body.surrendering {
            continue;
        }
        cite(LOSS_TEST);
        if body.moral >= 12 {
            cite(FEARLESS);
        } else if led_by_faith(b, unit) {
            cite(FAITHFUL);
        } else {
            tested.push(unit);
        }
    }
    let stood = trials(b, t, &tested, Trial::Losses)?;
    for &unit in &tested {
        if stood.has(unit) {
            t.happens(b, Event::Stood { unit });
        } else {
            t.happens(b, Event::Demoralised { unit, fear: Fear::Losses });
        }
    }
    t.happens(b, Event::Step(Step::Ralliement));
    Ok(())
}

/// BX-06 — contacts across which nobody strikes any more are gone.
fn part_the_broken<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    for one in b.ids() {
        // BX-28: where the caught go free, what caught them this sequence lets go too.
        let let_go = if b.at(one).order.disengages() && !b.options.catch_disengaging {
            cite(MOVEMENT);
            b.at(one).contacts
        } else {
            Crowd::EMPTY
        };
        let others = b.at(one).inert.or(let_go);
        // Most have broken with nobody, and to see that is quicker than to walk through nobody.
        if others.is_empty() {
            continue;
        }
        for other in others {
            t.happens(b, Event::Parted { one, other });
        }
    }
}

/// BX-43 — standard units in contact with a huge creature lose heart without a test.
fn terror<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    let huge: Crowd<Id> = b.present().filter(|(_, body)| body.kind == BodyKind::Huge).map(|(id, _)| id).collect();
    if huge.is_empty() {
        return;
    }
    for unit in b.ids() {
        let body = b.at(unit);
        if !body.on_field() || !body.standard() || body.demoralised || body.contacts.and(huge).is_empty() {
            continue;
        }
        let fearless = body.moral >= 12 || led_by_faith(b, unit);
        if !fearless || b.options.huge_demoralises_fearless {
            t.happens(b, Event::Demoralised { unit, fear: Fear::Terror });
        }
    }
}

/// BX-35 — whether a living cleric or paladin holds this unit together: living is enough, he need not be on the field.
pub fn led_by_faith(b: &Battle, unit: Id) -> bool {
    b.at(unit).faithful_of.is_some_and(|leader| b.at(leader).at != Where::Destroyed)
}

/// BX-30 — 2d6 against morale and its modifiers, each unit for itself; those who stood.
pub fn trials<T: Table<Battle>>(b: &Battle, t: &mut T, units: &[Id], trial: Trial) -> Play<Crowd<Id>> {
    let mut shirkers = [0; 2];
    for side in Side::BOTH {
        if units.iter().any(|&u| b.at(u).side == side) {
            let malus = Judgement::offered(-3..=0, b.options.coward_morale_malus);
            let rule = if trial == Trial::Chief {
                SHIRKERS.on(Subject::side(side), Subject::side(side))
            } else {
                SHIRKERS.by(Subject::side(side))
            };
            shirkers[side.index()] = t.judge(rule, malus)?;
        }
    }
    let rule = match trial {
        Trial::Losses => TEST,
        Trial::Rally => RALLY,
        Trial::Chief => CHIEF_DEATH,
    };
    let mut stood = Crowd::EMPTY;
    t.throw_each(
        units,
        |t, unit| {
            let target = morale(b, t.tally(), unit, trial, shirkers[b.at(unit).side.index()]);
            Toss::new(rule.by(unit), Office::Chief(b.at(unit).side), sum(2, 6)).at_most(target)
        },
        |_, cast| cast.margin <= 0,
        |unit, stands| {
            if stands {
                stood.add(unit);
            }
        },
    )?;
    Ok(stood)
}

/// BX-31 — morale with everything that bears on it at the moment of the test.
pub fn morale<N: Tally>(b: &Battle, zero: N, unit: Id, trial: Trial, shirkers: i32) -> N {
    let body = b.at(unit);
    let camp = b.camp(body.side);
    let mut m = zero.plus(TEST, "moral", i32::from(body.moral));
    m = m.plus_if(body.free(), MODIFIERS, "free", 1);
    m = outnumbered(b, m, unit);
    m = bled(b, m, unit);
    if body.contacts.into_iter().any(|foe| b.at(foe).immune_to(body)) {
        let malus = match b.options.immune_morale {
            ImmuneMorale::Two => -2,
            ImmuneMorale::Four => -4,
        };
        m = m.plus(IMMUNE, "immune_enemy", malus);
    }
    m = at_home(b, m, unit);
    if camp.standard_lost {
        m = m.plus(STANDARD, "standard_lost", -1);
    } else if trial == Trial::Rally && camp.standard.is_some_and(|bearer| b.at(bearer).at == Where::Field) {
        m = m.plus(STANDARD, "standard_present", 1);
    }
    if trial == Trial::Chief {
        m = m.plus(CHIEF_DEATH, "chief_death_test", -2);
    } else if camp.chief_dead {
        m = m.plus(CHIEF_DEATH, "chief_dead", -2);
    }
    m.plus_if(shirkers != 0, SHIRKERS, "coward_heroes", shirkers)
}

/// The worst single foe in contact, by points: more than double, more than triple.
fn outnumbered<N: Tally>(b: &Battle, m: N, unit: Id) -> N {
    let own = b.pvt_with_officers(unit);
    let worst = b.at(unit).contacts.into_iter().map(|foe| b.pvt_with_officers(foe)).max().unwrap_or(0);
    if worst > 3 * own {
        match b.options.morale_ratio_stack {
            Stack::Cumulative => m.plus(MODIFIERS, "pvt_double", -1).plus(MODIFIERS, "pvt_triple", -1),
            Stack::Highest => m.plus(MODIFIERS, "pvt_triple", -1),
        }
    } else {
        m.plus_if(worst > 2 * own, MODIFIERS, "pvt_double", -1)
    }
}

/// Losses against the first headcount: more than half, more than three quarters.
fn bled<N: Tally>(b: &Battle, m: N, unit: Id) -> N {
    let body = b.at(unit);
    let (n0, lost) = (i64::from(body.n0), i64::from(body.n0) - i64::from(body.n));
    if lost * 4 > n0 * 3 {
        match b.options.morale_losses_stack {
            Stack::Cumulative => m.plus(MODIFIERS, "loss_50", -1).plus(MODIFIERS, "loss_75", -2),
            Stack::Highest => m.plus(MODIFIERS, "loss_75", -2),
        }
    } else {
        m.plus_if(lost * 2 > n0, MODIFIERS, "loss_50", -1)
    }
}

/// Country, town, and a besieged place as if it were one's town: one group.
fn at_home<N: Tally>(b: &Battle, m: N, unit: Id) -> N {
    let body = b.at(unit);
    let besieged = b.fort.is_some_and(|f| f.besieged == body.side);
    let both = b.options.morale_home_stack == Stack::Cumulative;
    match body.defends {
        Defends::Hometown => m.plus(MODIFIERS, "hometown", 2).plus_if(both, MODIFIERS, "homeland", 1),
        Defends::Homeland if besieged => m.plus(BESIEGED, "besieged", 2).plus_if(both, MODIFIERS, "homeland", 1),
        Defends::Homeland => m.plus(MODIFIERS, "homeland", 1),
        Defends::None => m.plus_if(besieged, BESIEGED, "besieged", 2),
    }
}

/// BX-34 — whether this body may be put to a rally test now.
fn may_rally(b: &Battle, unit: Id) -> bool {
    let body = b.at(unit);
    if !body.on_field() || !body.demoralised || body.leaving || !body.free() {
        return false;
    }
    match body.order {
        Order::Rallier => true,
        Order::Hold => is_shaken(b, body),
        Order::Fuite(_) | Order::Repli(_) => {
            body.routed_seq == b.sequence && b.options.rally_timing == RallyTiming::FlightSequence
        }
        _ => false,
    }
}

/// BX-34 — whether the attempt is made: at order time under Rallier, here otherwise.
#[derive(Clone, Copy, Debug)]
struct RallyOf(Id);

impl Question<Battle> for RallyOf {
    type Answer = Yes;

    fn key(self) -> Key {
        RALLY.on(self.0, self.0)
    }

    fn office(self, b: &Battle) -> Office {
        Office::Chief(b.at(self.0).side)
    }

    fn options(self, _: &Battle, offer: &mut dyn FnMut(Yes)) {
        offer(Yes(true));
        offer(Yes(false));
    }

    fn usual(self, _: &Battle, _: &Plan) -> Yes {
        Yes(true)
    }
}

/// Steps 5d to 5g, and the end of the sequence.
pub fn rallies<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let mut willing: Crowd<Id> = Crowd::EMPTY;
    let mut asked: Few<RallyOf, MOST> = Few::new();
    for unit in b.ids() {
        if may_rally(b, unit) {
            if b.at(unit).order == Order::Rallier { willing.add(unit) } else { asked.push(RallyOf(unit)) }
        }
    }
    t.choose_each(b, &asked, |q, yes| {
        if yes.0 {
            willing.add(q.0)
        }
    })?;
    let mut tested: Few<Id, MOST> = Few::new();
    for unit in willing {
        if b.at(unit).moral >= 12 {
            // BX-36: it lost heart without a test, and finds it again without one.
            cite(FEARLESS);
            t.happens(b, Event::Rallied { unit });
        } else if led_by_faith(b, unit) {
            cite(FAITHFUL);
            t.happens(b, Event::Rallied { unit });
        } else {
            tested.push(unit);
        }
    }
    let stood = trials(b, t, &tested, Trial::Rally)?;
    for &unit in &tested {
        t.happens(b, if stood.has(unit) { Event::Rallied { unit } } else { Event::Leaving { unit } });
    }
    siege::sequence_end(b, t)?;
    // One look at everyone: most sequences end without either.
    let (mut surrender, mut regrow) = (false, false);
    for body in &b.bodies {
        surrender |= body.surrendering;
        regrow |= body.regeneration > 0;
    }
    if surrender {
        lay_down_arms(b, t);
    }
    if regrow {
        regenerate(b, t);
    }
    if b.options.disengage_effective == Disengaged::SequenceEnd {
        part_the_broken(b, t);
    }
    phase_end::settle(b, t)?;
    t.happens(b, Event::Ended);
    Ok(())
}

/// BX-55 — those whose chief's fall broke them give themselves up.
fn lay_down_arms<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    for unit in b.ids() {
        if b.at(unit).surrendering && b.at(unit).on_field() {
            t.happens(b, Event::Surrendered { unit });
        }
    }
}

/// BX-46 — members come back, unless fire and oil were near.
fn regenerate<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    for unit in b.ids() {
        let body = b.at(unit);
        if body.regeneration == 0 || !matches!(body.at, Where::Field | Where::Fallen) || body.officer_of.is_some() {
            continue;
        }
        let near = body.scorched;
        let burnt = b
            .hurts
            .iter()
            .any(|h| h.unit == unit && h.damage > 0 && h.by.is_some_and(|by| b.at(by).counters_regeneration));
        let points = 10 * i64::from(body.regeneration) * i64::from(body.n_start) * PV;
        let missing = body.pvt0 - body.pvt;
        let fallen = body.at == Where::Fallen;
        if !near && !burnt && points.min(missing) > 0 {
            t.happens(b, Event::Regenerated { unit, points: points.min(missing) });
        } else if fallen {
            t.happens(b, Event::Destroyed { unit });
        }
    }
}
