//! Commandement: potentials, circumstances, the test, and the retreat that needs it.

use crate::brought::doctrine;
use crate::brought::options::{Cadence, MdcMode, MoreMobile};
use crate::chapters::blows::die;
use crate::chapters::figures;
use crate::chapters::{groups, losses, reserve};
use crate::events::{Event, Opponent, Withdrawal};
use crate::nouns::battle::{Battle, GroupId, Person};
use crate::nouns::choices::Yes;
use crate::nouns::rules::{
    ASSAULT_COMMAND, CADENCE, CIRCUMSTANCES, CLASSES, COMMAND, GARRISON, NO_CHIEF, POTENTIAL, RETREAT, SURPRISE,
    VEHICLE_COMMAND, VISIBILITY,
};
use crate::nouns::tables::{self, Retreat, command as outcome, sky_row};
use crate::nouns::terms::{Mode, Station, Step, Where};
use montjoie_game::formerly;
use montjoie_table::{
    Few, Id as _, Judgement, Key, Office, Play, Question, Rule, Side, Subject, Table, Tally, Toss, UnitId, cite,
};

/// The modifier a characteristic gives, as the table writes it down.
#[must_use]
pub fn mdc(b: &Battle, written: i16) -> i32 {
    match b.options.mdc_mode {
        MdcMode::Entered => i32::from(written),
        MdcMode::ValueMinusFive => i32::from(written) - 5,
    }
}

/// ORD-31, ORD-32 — the potential of a side: its chief's, or the Cbt of its troops.
pub fn potential<N: Tally>(b: &Battle, n: N, side: Side) -> N {
    match b.chief(side) {
        Some((_, chief)) => chief_potential(b, n, chief),
        None => n.plus(NO_CHIEF, "army_cbt", army_cbt(b, side)),
    }
}

/// ORD-31 — MENTAL, Cbt, « Art de la Guerre ».
pub fn chief_potential<N: Tally>(b: &Battle, n: N, chief: &Person) -> N {
    n.plus(POTENTIAL, "mental", mdc(b, chief.mental)).plus(POTENTIAL, "cbt", i32::from(chief.cbt)).plus(
        POTENTIAL,
        "war",
        i32::from(chief.war),
    )
}

/// ORD-32 — the mean of every unit on the field.
fn army_cbt(b: &Battle, side: Side) -> i32 {
    let (mut sum, mut heads) = (0, 0);
    for (id, _) in b.able(side) {
        for (_, u) in b.units_of(id) {
            let cbt = if u.vehicle { figures::cbt_test(b, u) } else { figures::cbt_base(b, u) };
            sum += i64::from(u.eff) * cbt;
            heads += i64::from(u.eff);
        }
    }
    if heads == 0 { 0 } else { i32::try_from(sum.div_euclid(heads)).unwrap_or(0) }
}

/// ORD-77 — whether a garrison is large enough for its place.
#[must_use]
pub fn properly_held(b: &Battle) -> bool {
    let Some(fort) = b.fort else { return false };
    cite(GARRISON);
    let held = b.each_unit().filter(|(_, u)| u.side == fort.besieged && b.place_of(u) == Where::Field);
    let men: u64 = held.map(|(id, _)| u64::from(losses::standing(b, id))).sum();
    let half = u64::from(fort.effectif);
    if b.options.undermanned_at_half { men * 2 > half } else { men * 2 >= half }
}

/// ORD-57 — which side is the more mobile: by the largest unit of each main group.
fn more_mobile(b: &Battle) -> Option<Side> {
    cite(CLASSES);
    match b.options.more_mobile_side {
        MoreMobile::A => return Some(Side::A),
        MoreMobile::B => return Some(Side::B),
        MoreMobile::None => return None,
        MoreMobile::Auto => {}
    }
    let rank = Side::BOTH.map(|side| {
        let mut best: Option<(u32, u8)> = None;
        let all = || b.all().filter(move |(_, g)| g.side == side && g.at == Where::Field);
        let main = all().any(|(_, g)| g.post == Station::Main);
        for (id, _) in all().filter(|(_, g)| !main || g.post == Station::Main) {
            for (_, u) in b.units_of(id) {
                if best.is_none_or(|(eff, _)| u.eff > eff) {
                    best = Some((u.eff, u.mobility));
                }
            }
        }
        best.map_or(0, |(_, rank)| rank)
    });
    match rank[0].cmp(&rank[1]) {
        std::cmp::Ordering::Greater => Some(Side::A),
        std::cmp::Ordering::Less => Some(Side::B),
        std::cmp::Ordering::Equal => None,
    }
}

/// ORD-101 — the longest range of a side's weapons that can be used.
fn longest_range(b: &Battle, side: Side) -> u8 {
    let mut best = 0;
    for (id, _) in b.able(side) {
        for (_, u) in b.units_of(id) {
            if u.vehicle {
                let usable = figures::weapons(b, u).filter(|(i, _)| u.weapon_usable >> (i % 8) & 1 == 1);
                best = usable.map(|(_, w)| w.prt).fold(best, u8::max);
            } else {
                best = best.max(u.prt);
            }
        }
    }
    best
}

/// ORD-33, ORD-34 — everything that enters a side's command test.
fn score<N: Tally>(b: &Battle, n: N, side: Side, circumstances: i32, retreats: [bool; 2]) -> N {
    let mut n = potential(b, n, side);
    n = n.plus_if(circumstances != 0, CIRCUMSTANCES, "circumstances", circumstances);
    let weather = sky_row(b.options.weather.sky()).command;
    n = n.plus_if(weather != 0 && !b.camp(side).reliable_signals, VISIBILITY, "weather", weather);
    if b.mode == Mode::Assault {
        if b.walled(side) {
            n = n.plus_if(properly_held(b), ASSAULT_COMMAND, "well_held", 2);
        } else {
            n = n.plus_if(!b.options.siege_means, ASSAULT_COMMAND, "no_siege_means", -2);
        }
    }
    if b.is_vehicles() && b.options.longest_range_bonus {
        let longer = longest_range(b, side) > longest_range(b, side.foe());
        n = n.plus_if(longer, VEHICLE_COMMAND, "longest_range", 2);
    }
    if retreats[side.index()] {
        let mobile = match more_mobile(b) {
            Some(s) if s == side => 2,
            Some(_) => -2,
            None => 0,
        };
        n = n.plus_if(mobile != 0, RETREAT, "mobility", mobile);
    }
    n
}

/// ORD-33 — the opposed test: first side's score less the second's, as far as any rule looks.
fn test<T: Table<Battle>>(b: &Battle, t: &mut T, retreats: [bool; 2]) -> Play<i32> {
    let mut circumstances = [0; 2];
    for side in Side::BOTH {
        let usual = Judgement::offered(-50..=50, b.camp(side).command_circumstances);
        circumstances[side.index()] = t.judge(CIRCUMSTANCES.by(Subject::side(side)), usual)?;
    }
    let rule = if b.is_vehicles() { VEHICLE_COMMAND } else { COMMAND };
    let tosses = Side::BOTH.map(|side| {
        // Chief against chief: nobody throws against himself.
        let key = rule.on(Subject::side(side), Subject::side(side.foe()));
        Toss::new(key, Office::Chief(side), die(b)).plus(score(
            b,
            t.tally(),
            side,
            circumstances[side.index()],
            retreats,
        ))
    });
    t.throw(tosses, |[a, b]| (a.total - b.total).clamp(-5, 5))
}

/// Whether a side declares a retreat (ORD-57).
#[derive(Clone, Copy, Debug)]
pub struct Declares(pub Side);

impl Question<Battle> for Declares {
    type Answer = Yes;

    fn key(self) -> Key {
        RETREAT.by(Subject::side(self.0))
    }

    fn office(self, _: &Battle) -> Office {
        Office::Chief(self.0)
    }

    fn options(self, _: &Battle, offer: &mut dyn FnMut(Yes)) {
        offer(Yes(false));
        offer(Yes(true));
    }

    fn usual(self, b: &Battle, plan: &doctrine::Plan) -> Yes {
        formerly!(plan, self.0 => Yes(crate::brought::frozen::retreats(b, plan, self.0)));
        Yes(doctrine::retreats(b, plan, self.0))
    }
}

/// Who declares a retreat, both in secret.
pub fn declarations<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play<[bool; 2]> {
    let mut declared = [false; 2];
    let asked: Few<Declares, 2> =
        Side::BOTH.into_iter().filter(|s| b.able(*s).next().is_some()).map(Declares).collect();
    t.choose_each(b, &asked, |q, yes| declared[q.0.index()] = yes.0)?;
    for side in Side::BOTH.into_iter().filter(|s| declared[s.index()]) {
        t.happens(b, Event::Declared { side });
    }
    Ok(declared)
}

/// The command phase.
pub fn command<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    // ORD-57: declared here, before the battle; an assault or a fight of vehicles has ways of its own.
    let may_retreat = !b.tested && b.sequence == 1 && matches!(b.mode, Mode::Field | Mode::Urban);
    let declared = if may_retreat { declarations(b, t)? } else { [false; 2] };
    if declared == [true; 2] {
        return both_leave(b, t);
    }
    cite(CADENCE);
    if b.options.command_cadence == Cadence::None && declared == [false; 2] {
        t.happens(b, Event::Initiative { first: None, surprised: None, margin: 0 });
        t.happens(b, Event::Step(Step::Ranged));
        return Ok(());
    }
    let margin = test(b, t, declared)?;
    if let Some(side) = Side::BOTH.into_iter().find(|s| declared[s.index()]) {
        let own = if side == Side::A { margin } else { -margin };
        return withdraw(b, t, side, own, true);
    }
    initiative(b, t, margin)?;
    t.happens(b, Event::Step(Step::Ranged));
    Ok(())
}

/// ORD-33, ORD-38 — what the margin of a command test brings.
fn initiative<T: Table<Battle>>(b: &mut Battle, t: &mut T, margin: i32) -> Play {
    let (strikes, penalty) = outcome(margin);
    let winner = if margin > 0 { Side::A } else { Side::B };
    let mut surprised = None;
    if penalty != 0 {
        let loser = winner.foe();
        let allowed = Judgement::among(&["no", "yes"], i32::from(b.camp(loser).surprise_allowed), false);
        if t.judge(SURPRISE.by(Subject::side(loser)), allowed)? == 1 {
            surprised = Some(loser);
        }
    }
    t.happens(b, Event::Initiative { first: strikes.then_some(winner), surprised, margin: margin.abs() });
    Ok(())
}

/// ORD-57 — both want to leave: there is no battle.
pub fn both_leave<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    for side in Side::BOTH {
        leave(b, t, side);
        t.happens(b, Event::Withdrew { side, how: Withdrawal::Whole, margin: 0 });
    }
    reserve::over(b, t, None);
    Ok(())
}

fn leave<T: Table<Battle>>(b: &mut Battle, t: &mut T, side: Side) {
    for id in GroupId::all(b.groups.len()) {
        let g = b.at(id);
        if g.side == side && matches!(g.at, Where::Field | Where::Reserve) {
            t.happens(b, Event::Left { group: g.face });
        }
    }
}

/// ORD-57 — what a retreat comes to, by its margin.
pub fn withdraw<T: Table<Battle>>(b: &mut Battle, t: &mut T, side: Side, margin: i32, before: bool) -> Play {
    match tables::retreat(true, margin) {
        Retreat::Whole | Retreat::Abandoning => {
            let whole = tables::retreat(true, margin) == Retreat::Whole;
            if !whole {
                // The slowest are left: guns, engines, baggage.
                for unit in UnitId::all(b.units.len()) {
                    let u = b.unit(unit);
                    if u.side == side && u.mobility == 0 && b.place_of(u) == Where::Field {
                        t.happens(b, Event::Abandoned { unit, pieces: u.pieces });
                        t.happens(b, Event::Taken { unit });
                    }
                }
                t.happens(b, Event::Baggage { side, share: 100 });
            }
            leave(b, t, side);
            let how = if whole { Withdrawal::Whole } else { Withdrawal::Abandoning };
            t.happens(b, Event::Withdrew { side, how, margin });
            reserve::over(b, t, Some(side.foe()));
        }
        Retreat::Fight => {
            t.happens(b, Event::Withdrew { side, how: Withdrawal::Failed, margin });
            if before {
                let first = outcome(margin).0.then_some(if margin > 0 { side } else { side.foe() });
                t.happens(b, Event::Initiative { first, surprised: None, margin: margin.abs() });
                t.happens(b, Event::Step(Step::Ranged));
            }
        }
        Retreat::Rout => {
            t.happens(b, Event::Withdrew { side, how: Withdrawal::Rout, margin });
            if before {
                let first = Some(side.foe());
                t.happens(b, Event::Initiative { first, surprised: None, margin: margin.abs() });
            }
            let all: Few<GroupId, { crate::chapters::array::MOST }> = b.able(side).map(|(id, _)| id).collect();
            for id in all {
                if !groups::fearless(b, id) {
                    let group = b.face(id);
                    t.happens(b, Event::Routed { group, by: Opponent(Subject::NOBODY), pursuable: true });
                }
            }
            t.happens(b, Event::Step(Step::Pursuit));
        }
    }
    Ok(())
}

/// ORD-57 — a retreat in mid-battle: a test that settles nothing else. True when it moved the battle to another step.
pub fn mid_battle<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play<bool> {
    let declared = declarations(b, t)?;
    if declared == [true; 2] {
        both_leave(b, t)?;
        return Ok(true);
    }
    let Some(side) = Side::BOTH.into_iter().find(|s| declared[s.index()]) else { return Ok(false) };
    let margin = test(b, t, declared)?;
    let own = if side == Side::A { margin } else { -margin };
    withdraw(b, t, side, own, false)?;
    Ok(tables::retreat(true, own) != Retreat::Fight)
}

/// What a chief adds to a rally or to talks: PRESENCE, Cbt and a speciality.
pub fn presence<N: Tally>(b: &Battle, n: N, rule: Rule, chief: &Person, diplomacy: bool) -> N {
    let n = n.plus(rule, "presence", mdc(b, chief.presence)).plus(rule, "cbt", i32::from(chief.cbt));
    if diplomacy {
        n.plus(rule, "diplomacy", i32::from(chief.diplomacy))
    } else {
        n.plus(rule, "war", i32::from(chief.war))
    }
}
