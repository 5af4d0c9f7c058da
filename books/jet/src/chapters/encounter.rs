//! One encounter: the enemy's roll becomes one modifier of ours, ours brings a row, and the row its effects.

use super::{soldiers, turn_end};
use crate::brought::doctrine::Plan;
use crate::brought::options::{
    AbsoluteMorale, CommandMode, DelayScope, DelayStacking, MoraleScale, MultiOpposition, PositionEffect, TacticsBonus,
    UmDetection, WithdrawnMorale,
};
use crate::chapters::modifiers::{Circumstances, battle_sum, command, numbers, office};
use crate::chapters::orders::{Units, fighting, in_reserve};
use crate::chapters::rolls::{RowRead, roll, skill};
use crate::chapters::turn::half_up;
use crate::events::Event;
use crate::nouns::battle::{Battle, EncounterId, MOST, UnitId};
use crate::nouns::choices::Stance;
use crate::nouns::rules::{
    BATTLE, COMPOSITION, CONSIDERED, ENGAGEMENT, EQUIPMENT, LEADERLESS, MALUS, MISLAID, MORALE_SCALES, OPPOSITION,
    PAIRING, POSITION, RESERVES, SKILL, TACTICS,
};
use crate::nouns::terms::{Bearing, Engagement, ReserveRule, Row, Scale};
use montjoie_table::{
    Few, Judgement, Key, Office, Play, Question, Side, Subject, Table, Tally as _, Toss, Untold, cite, d,
};

/// Step 3 for one encounter.
///
/// # Errors
/// Pauses while somebody has to answer.
pub fn fight<T: Table<Battle>>(b: &mut Battle, t: &mut T, encounter: EncounterId) -> Play {
    cite(CONSIDERED);
    let side = b.own();
    let able = |b: &Battle, side| -> Units {
        b.in_encounter(encounter, side).filter(|&u| b.in_battle(u) && b.at(u).fielded > 0).collect()
    };
    let (own, enemies) = (able(b, side), able(b, side.foe()));
    if own.is_empty() || enemies.is_empty() {
        return Ok(());
    }
    t.happens(b, Event::Met { encounter });
    for &unit in &own {
        for chief in b.people() {
            if b.who(chief).unit == unit && b.who(chief).fights && !b.who(chief).done && fighting(b, chief) {
                soldiers::turn(b, t, chief)?;
            }
        }
    }
    // JET-22, `rout_check = immediate`: who ran meanwhile rolls no more, and nobody rolls against him.
    let mut opposition = None;
    for &unit in &own {
        let there: Units = enemies.iter().copied().filter(|&e| b.in_battle(e)).collect();
        if there.is_empty() || !b.in_battle(unit) {
            continue;
        }
        let against = match opposition {
            Some(known) => known,
            None => oppose(b, t, &there)?,
        };
        opposition = Some(against);
        let reading = battle_roll(b, t, unit, against)?;
        effects(b, t, unit, reading, &there)?;
    }
    Ok(())
}

/// JET-13, JET-15 — the enemy's roll, or rolls, as one number.
fn oppose<T: Table<Battle>>(b: &mut Battle, t: &mut T, enemies: &Units) -> Play<i32> {
    if b.options.multi_opposition == MultiOpposition::Largest || enemies.len() == 1 {
        cite(PAIRING);
        return largest(b, enemies).map_or(Ok(0), |unit| enemy_roll(b, t, unit));
    }
    let mut sum = 0;
    for &unit in enemies {
        sum += enemy_roll(b, t, unit)?;
    }
    cite(PAIRING);
    let n = i64::try_from(enemies.len()).unwrap_or(1);
    Ok(match b.options.multi_opposition {
        MultiOpposition::Mean => i32::try_from(half_up(i64::from(sum), n)).unwrap_or(0),
        _ => sum,
    })
}

/// The one with most men, the first of equals.
#[must_use]
pub fn largest(b: &Battle, units: &[UnitId]) -> Option<UnitId> {
    let mut best = *units.first()?;
    for &unit in units {
        if b.at(unit).fielded > b.at(best).fielded {
            best = unit;
        }
    }
    Some(best)
}

fn enemy_roll<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId) -> Play<i32> {
    if b.leaderless(unit) {
        cite(LEADERLESS);
        t.happens(b, Event::Opposed { unit, row: Row::Um66 });
        return Ok(Row::Um66.summary().opposition);
    }
    let tactics = tactics(b, t, unit)?;
    let judged = judged(b, t, unit)?;
    let plus = battle_sum(b, t.tally(), unit, tactics, judged, numbers(b, unit));
    let hand = office(b, unit);
    let row = roll(b, t, OPPOSITION.by(Subject::from(unit)), hand, plus)?.row;
    spend(b, t, unit);
    t.happens(b, Event::Opposed { unit, row });
    Ok(row.summary().opposition)
}

/// JET-11 — our roll; without a commander, UM 66 and no roll.
fn battle_roll<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, opposition: i32) -> Play<RowRead> {
    if b.leaderless(unit) {
        cite(LEADERLESS);
        return Ok(RowRead { row: Row::Um66, extra: false });
    }
    let tactics = tactics(b, t, unit)?;
    let judged = judged(b, t, unit)?;
    let plus =
        battle_sum(b, t.tally(), unit, tactics, judged, numbers(b, unit)).plus(OPPOSITION, "opposition", opposition);
    let hand = office(b, unit);
    let reading = roll(b, t, BATTLE.by(Subject::from(unit)), hand, plus)?;
    spend(b, t, unit);
    Ok(reading)
}

/// JET-53 — a numbered bonus goes with the roll it helped.
fn spend<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId) {
    let character = command(b, unit).who;
    if let Some(character) = character.filter(|&c| b.who(c).galvanised > 0) {
        t.happens(b, Event::Spent { character });
    }
}

/// JET-25 to 27 — what the GM makes of ground, composition and equipment for this roll; the sheet's unless he speaks.
fn judged<T: Table<Battle>>(b: &Battle, t: &mut T, unit: UnitId) -> Play<Circumstances> {
    let usual = Circumstances::usual(b, unit);
    let of = Subject::from(unit);
    Ok(Circumstances {
        position: t.judge(POSITION.by(of), Judgement::offered(-30..=30, usual.position))?,
        composition: t.judge(COMPOSITION.by(of), Judgement::offered(-20..=20, usual.composition))?,
        equipment: t.judge(EQUIPMENT.by(of), Judgement::offered(-10..=10, usual.equipment))?,
    })
}

/// JET-10 — what tactics bring to a leader or an officer.
fn tactics<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId) -> Play<i32> {
    let command = command(b, unit);
    cite(SKILL);
    if command.mode != CommandMode::LeadershipTactics || b.options.tactics_bonus == TacticsBonus::Off {
        return Ok(0);
    }
    let plus = t.tally().plus(TACTICS, "tactics_skill", i32::from(command.tactics));
    let (key, hand) = (TACTICS.by(Subject::from(unit)), office(b, unit));
    if b.options.tactics_bonus == TacticsBonus::Flat {
        let passed = crate::chapters::rolls::test(b, t, key, hand, plus)?;
        return Ok(if passed { b.options.tactics_flat_bonus } else { 0 });
    }
    let row = roll(b, t, key, hand, plus)?.row;
    let column = i32::from(row.summary().leadership);
    Ok(if b.options.tactics_bonus == TacticsBonus::BothWays { column } else { column.max(0) })
}

/// JET-42 to 46 — everything a row brings but the losses.
fn effects<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, reading: RowRead, enemies: &Units) -> Play {
    let RowRead { row, extra } = reading;
    let scale = b.at(unit).scale;
    let was_trapped = b.at(unit).trapped;
    if b.leaderless(unit) || b.options.um_detection == UmDetection::AnyDie {
        t.happens(b, Event::Read { unit, row });
    }
    t.happens(b, Event::Result { unit, row, extra });
    morale(b, t, unit, row, enemies);
    if was_trapped {
        let escaped = row == Row::AbsoluteSuccess || (row == Row::Um100 && b.options.breakout_accepts_um100);
        t.happens(b, Event::BrokeOut { unit, escaped });
    }
    if row == Row::SpectacularFailure && (!was_trapped || scale == Scale::Army) {
        t.happens(b, Event::Trapped { unit });
    }
    if row == Row::AbsoluteFailure {
        malus(b, t, unit)?;
    }
    let level = row.result(scale).ground.level(b.at(unit).ground);
    if b.options.strategic_points && level != b.at(unit).ground {
        t.happens(b, Event::Ground { unit, level });
    }
    if row == Row::Um66 || extra {
        mislaid(b, t, unit)?;
    }
    if scale == Scale::Army {
        reserves(b, t, row, extra)?;
    }
    Ok(())
}

/// JET-19, JET-20 — what one side gains the other loses.
fn morale<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, row: Row, enemies: &Units) {
    let scale = b.at(unit).scale;
    let by = match b.options.absolute_success_morale {
        AbsoluteMorale::RankTable => row.result(scale).morale,
        AbsoluteMorale::Summary => row.summary().morale,
    };
    // JET-28, JET-36: where neither side can lose a man, neither wins nor loses heart.
    let out_of_contact = scale != Scale::Army
        && !b.at(unit).trapped
        && largest(b, enemies).is_some_and(|foe| crate::chapters::losses::exposure(b, unit, foe, row) == (0, 0));
    if out_of_contact {
        cite(ENGAGEMENT);
        if b.options.withdrawn_morale == WithdrawnMorale::Ignore {
            return;
        }
    }
    if b.options.morale_scale == MoraleScale::Single {
        cite(MORALE_SCALES);
        if b.options.scales_in_play.highest() == Some(scale) {
            t.happens(b, Event::Swung { by });
        }
        return;
    }
    cite(MORALE_SCALES);
    t.happens(b, Event::Morale { unit, by });
    for &enemy in enemies {
        t.happens(b, Event::Morale { unit: enemy, by: -by });
    }
    turn_end::routs_at_once(b, t);
}

/// JET-32 — whether a unit belongs to archers who count as engaged wherever they stand.
#[must_use]
pub fn archers(b: &Battle, unit: UnitId) -> bool {
    b.above(unit, Scale::Regiment).is_some_and(|r| b.at(r).archers)
}

/// JET-44 — three turns under a penalty: a regiment of the army, or the unit itself.
fn malus<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId) -> Play {
    let scale = b.at(unit).scale;
    let (value, turns) = Row::AbsoluteFailure.result(scale).lasting;
    let (first, last) = (b.turn.saturating_add(1), b.turn.saturating_add(turns));
    let value = i16::try_from(value).unwrap_or(0);
    if scale != Scale::Army {
        t.happens(b, Event::Lasts { unit, bearing: Bearing::Roll, value, first, last });
        return Ok(());
    }
    let engaged: Units = b.children(unit).filter(|&r| b.in_battle(r)).collect();
    let n = u8::try_from(engaged.len()).unwrap_or(0);
    if n == 0 {
        return Ok(());
    }
    // The GM names one, counted from 1; nought leaves it to the dice.
    let of = Subject::from(unit);
    let picked = t.judge(MALUS.by(of), Judgement::offered(0..=i32::from(n), 0))?;
    let nth = match usize::try_from(picked) {
        Ok(k) if k > 0 => k - 1,
        _ if n == 1 => 0,
        _ => {
            usize::try_from(t.roll(Toss::new(MALUS.on(of, of), Office::Gm, d(n)), |c| Untold(c.dice))?.0).unwrap_or(1)
                - 1
        }
    };
    let regiment = engaged[nth.min(engaged.len() - 1)];
    t.happens(b, Event::Lasts { unit: regiment, bearing: Bearing::Ranks, value, first, last });
    Ok(())
}

/// JET-45 — nobody understood the orders. Where the next rank is not played, one roll stands for all of it.
fn mislaid<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId) -> Play {
    cite(MISLAID);
    let scales = b.options.scales_in_play;
    let played = match b.at(unit).scale {
        Scale::Army => b.played_below(unit, Scale::Regiment),
        Scale::Regiment => b.played_below(unit, Scale::Company),
        Scale::Company => scales.individual(),
    };
    if played {
        return Ok(());
    }
    let known =
        if b.options.representative_skill == -1000 { mean_skill(b, unit) } else { b.options.representative_skill };
    let penalty = Row::Um66.result(b.at(unit).scale).subordinates;
    let bonus = i16::try_from(known).unwrap_or(0);
    let plus = skill(t.tally(), MISLAID, "representative_skill", bonus, penalty);
    let hand = office(b, unit);
    let row = roll(b, t, MISLAID.by(Subject::from(unit)), hand, plus)?.row;
    let value = row.summary().leadership;
    if b.options.um66_position_effect == PositionEffect::LeadershipColumn && value != 0 {
        let next = b.turn.saturating_add(1);
        t.happens(b, Event::Lasts { unit, bearing: Bearing::Position, value, first: next, last: next });
    }
    Ok(())
}

/// The mean of the subordinates whose skill is known, else nought.
fn mean_skill(b: &Battle, unit: UnitId) -> i32 {
    let (mut sum, mut n) = (0i64, 0i64);
    for child in b.children(unit).filter(|&c| b.at(c).led && b.in_battle(c)) {
        sum += i64::from(command(b, child).leadership);
        n += 1;
    }
    if b.is_leaf(unit) {
        for person in b.characters.iter().filter(|c| c.unit == unit && c.rank == crate::nouns::terms::Rank::Soldier) {
            sum += i64::from(person.sa);
            n += 1;
        }
    }
    if n == 0 { 0 } else { i32::try_from(half_up(sum, n)).unwrap_or(0) }
}

/// JET-33 — whether a reserve goes in on the spot, and how far.
#[derive(Clone, Copy, Debug)]
struct EntryOf(UnitId);

impl Question<Battle> for EntryOf {
    type Answer = Stance;

    fn key(self) -> Key {
        RESERVES.on(Subject::from(self.0), Subject::from(self.0))
    }

    fn office(self, b: &Battle) -> Office {
        office(b, Battle::army(b.at(self.0).side))
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Stance)) {
        let may = |e: Engagement| e == Engagement::Reserve || in_reserve(b, self.0);
        Engagement::ALL.iter().filter(|&&e| may(e)).for_each(|&e| offer(Stance(e)));
    }

    fn usual(self, b: &Battle, _: &Plan) -> Stance {
        Stance(if in_reserve(b, self.0) { Engagement::FirstLine } else { Engagement::Reserve })
    }
}

/// JET-33 — what the army's row does to its reserves.
fn reserves<T: Table<Battle>>(b: &mut Battle, t: &mut T, row: Row, extra: bool) -> Play {
    let side = b.own();
    let held: Units = b.ids().filter(|&id| b.at(id).side == side && in_reserve(b, id)).collect();
    let rule = if extra { ReserveRule::NotBefore2 } else { row.result(Scale::Army).reserves };
    if rule == ReserveRule::Immediate {
        return at_once(b, t, side, &held);
    }
    if held.is_empty() {
        return Ok(());
    }
    cite(RESERVES);
    for unit in held {
        let reserve = *b.at(unit);
        let again = b.options.reserve_delay_stacking == DelayStacking::EachTurn || !reserve.delayed;
        match rule {
            ReserveRule::OnTime => {}
            ReserveRule::DelayPlus1 if !again => {}
            ReserveRule::DelayPlus1 if reserve.called => {
                let remaining = reserve.remaining.saturating_add(1);
                t.happens(b, Event::Delayed { unit, remaining, stored: reserve.stored });
            }
            ReserveRule::DelayPlus1 if b.options.reserve_delay_scope == DelayScope::All => {
                let stored = reserve.stored.saturating_add(1);
                t.happens(b, Event::Delayed { unit, remaining: reserve.remaining, stored });
            }
            ReserveRule::NotBefore2 if reserve.called && reserve.remaining < 2 => {
                t.happens(b, Event::Delayed { unit, remaining: 2, stored: reserve.stored });
            }
            ReserveRule::DelayPlus1 | ReserveRule::NotBefore2 | ReserveRule::Immediate => {}
        }
    }
    Ok(())
}

/// JET-33 — every reserve may go in on the spot. An army without one is asked as well: a stop would tell that there is somebody.
fn at_once<T: Table<Battle>>(b: &mut Battle, t: &mut T, side: Side, held: &Units) -> Play {
    cite(RESERVES);
    let mut asked: Few<EntryOf, MOST> = held.iter().copied().map(EntryOf).collect();
    if asked.is_empty() {
        asked.push(EntryOf(Battle::army(side)));
    }
    let mut go: Few<(UnitId, Engagement), MOST> = Few::new();
    t.choose_each(b, &asked, |q, Stance(engagement)| {
        if engagement != Engagement::Reserve {
            go.push((q.0, engagement));
        }
    })?;
    for (unit, engagement) in go {
        t.happens(b, Event::Entered { unit, engagement, at_once: true });
    }
    Ok(())
}
