//! The order of a turn: from the highest scale down (JET-02), pairs made as each scale begins (JET-15).

use crate::brought::options::MoraleScale;
use crate::chapters::orders::{Units, both, fighting};
use crate::events::Event;
use crate::nouns::battle::{Battle, EncounterId, MOST, UnitId};
use crate::nouns::rules::{IN_BATTLE, MORALE_SCALES, PAIRING, REDUCED};
use crate::nouns::terms::{Rank, Scale, Step};
use montjoie_table::{CharacterId, Few, Id as _, Judgement, Play, Subject, Table, cite};

impl Scale {
    /// The step of a scale.
    #[must_use]
    pub fn step(self) -> Step {
        match self {
            Scale::Army => Step::Army,
            Scale::Regiment => Step::Regiment,
            Scale::Company => Step::Company,
        }
    }
}

/// After the orders.
pub fn first_scale<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    enter(b, t, 0);
}

/// Goes to the first scale in play from this one down, else to the individuals.
fn enter<T: Table<Battle>>(b: &mut Battle, t: &mut T, from: usize) {
    cite(REDUCED);
    let next = Scale::ALL.iter().copied().skip(from).find(|s| b.options.scales_in_play.has(*s));
    match next {
        Some(scale) => {
            let at = u8::try_from(b.encounters.len()).unwrap_or(u8::MAX);
            t.happens(b, Event::Step { step: scale.step(), at });
        }
        None => individuals(b, t, 0),
    }
}

/// To the next character who has not had his turn on the soldier's table; past the last, to the losses.
pub fn individuals<T: Table<Battle>>(b: &mut Battle, t: &mut T, from: u8) {
    let rolls = |b: &Battle, c: CharacterId| b.who(c).rank == Rank::Soldier || b.who(c).fights;
    let next = b
        .people()
        .skip(usize::from(from))
        .find(|&c| b.options.scales_in_play.individual() && rolls(b, c) && !b.who(c).done && fighting(b, c));
    let (step, at) = next.map_or((Step::Losses, 0), |c| (Step::Individual, c.number()));
    t.happens(b, Event::Step { step, at });
}

/// One step of a scale: the pairs, if it begins; one encounter; then on to the next.
///
/// # Errors
/// Pauses while somebody has to answer.
pub fn scale<T: Table<Battle>>(b: &mut Battle, t: &mut T, scale: Scale) -> Play {
    if usize::from(b.at) >= b.encounters.len() {
        pair(b, t, scale)?;
    }
    let at = b.at;
    let ours = |b: &Battle, at: u8| {
        let id = EncounterId::at(at)?;
        b.encounter(Some(id)).filter(|e| e.scale == scale && b.plays(id)).map(|_| id)
    };
    if let Some(encounter) = ours(b, at) {
        crate::chapters::encounter::fight(b, t, encounter)?;
    }
    // JET-40: who is not played out keeps its share.
    let after = at.saturating_add(1)..u8::try_from(b.encounters.len()).unwrap_or(u8::MAX);
    if let Some(at) = after.into_iter().find(|&next| ours(b, next).is_some()) {
        t.happens(b, Event::Step { step: scale.step(), at });
        return Ok(());
    }
    swing(b, t, scale);
    enter(b, t, scale as usize + 1);
    Ok(())
}

/// JET-20 — where the army has one morale, the highest scale moves it, once, by the mean of its encounters.
fn swing<T: Table<Battle>>(b: &mut Battle, t: &mut T, scale: Scale) {
    let (sum, n) = b.swing;
    if b.options.morale_scale != MoraleScale::Single || n == 0 || b.options.scales_in_play.highest() != Some(scale) {
        return;
    }
    cite(MORALE_SCALES);
    let mean = half_up(i64::from(sum), i64::from(n));
    let by = i16::try_from(mean).unwrap_or(0);
    let [own, enemy] = both(b).map(Battle::army);
    if by != 0 {
        t.happens(b, Event::Morale { unit: own, by });
        t.happens(b, Event::Morale { unit: enemy, by: -by });
    }
    crate::chapters::turn_end::routs_at_once(b, t);
}

/// Halves away from nought.
#[must_use]
pub fn half_up(num: i64, den: i64) -> i64 {
    if num < 0 { -((-2 * num + den) / (2 * den)) } else { (2 * num + den) / (2 * den) }
}

/// JET-15, JET-62 — who faces whom at this scale.
fn pair<T: Table<Battle>>(b: &mut Battle, t: &mut T, scale: Scale) -> Play {
    let sides = both(b);
    let of = |b: &Battle, side, under: &dyn Fn(&Battle, UnitId) -> bool| -> Units {
        b.ids()
            .filter(|&id| b.rolls_at(id, scale) && b.at(id).side == side && under(b, id) && b.in_battle(id))
            .collect()
    };
    if scale == Scale::Company && b.options.scales_in_play.has(Scale::Regiment) {
        // Companies meet inside the encounters of their regiments.
        let met: Few<EncounterId, MOST> = EncounterId::all(b.encounters.len())
            .zip(&b.encounters)
            .filter(|(_, e)| e.scale == Scale::Regiment)
            .map(|(i, _)| i)
            .collect();
        for encounter in met {
            let inside =
                |b: &Battle, id: UnitId| b.at(id).parent.is_some_and(|above| b.at(above).encounter == Some(encounter));
            let lists = sides.map(|side| of(b, side, &inside));
            pair_group(b, t, scale, &lists)?;
        }
    } else {
        let lists = sides.map(|side| of(b, side, &|_, _| true));
        pair_group(b, t, scale, &lists)?;
    }
    free_the_unopposed(b, t, scale);
    Ok(())
}

/// The i-th against the i-th; the surplus of the longer list joins the pairs in turn. The GM may put anyone elsewhere.
fn pair_group<T: Table<Battle>>(b: &mut Battle, t: &mut T, scale: Scale, lists: &[Units; 2]) -> Play {
    cite(IN_BATTLE);
    let pairs = lists[0].len().min(lists[1].len());
    if pairs == 0 {
        return Ok(());
    }
    let first = u8::try_from(b.encounters.len()).unwrap_or(u8::MAX);
    let slot = |list: &Units, id: UnitId| list.iter().position(|&u| u == id).map(|i| i % pairs);
    let mut placed: Few<(UnitId, EncounterId), { 2 * MOST }> = Few::new();
    for (list, other) in [(&lists[0], &lists[1]), (&lists[1], &lists[0])] {
        for (i, &unit) in list.iter().enumerate() {
            let pinned = b.at(unit).pinned;
            let usual = pinned.and_then(|foe| slot(other, foe)).unwrap_or(i % pairs);
            let most = i32::try_from(pairs).unwrap_or(1);
            let said = if pairs > 1 {
                let usual = i32::try_from(usual).unwrap_or(0) + 1;
                t.judge(PAIRING.by(Subject::from(unit)), Judgement::offered(1..=most, usual))?
            } else {
                1
            };
            placed.push((unit, EncounterId::new(first.saturating_add(u8::try_from(said - 1).unwrap_or(0)))));
        }
    }
    for (unit, encounter) in placed {
        t.happens(b, Event::Paired { unit, encounter, scale });
    }
    Ok(())
}

/// JET-43 — a trap nobody holds shut opens.
fn free_the_unopposed<T: Table<Battle>>(b: &mut Battle, t: &mut T, scale: Scale) {
    for unit in b.ids() {
        if !b.rolls_at(unit, scale) || !b.at(unit).trapped {
            continue;
        }
        let enemy = b.at(unit).side.foe();
        if b.in_encounter(b.at(unit).encounter, enemy).next().is_none() {
            t.happens(b, Event::Freed { unit });
        }
    }
}
