//! Effets des pertes: what the blows cost, what grows again, who is no more (PAP-35..37, 55, 80, 87).

use crate::brought::doctrine::Plan;
use crate::brought::options::RegenScope;
use crate::chapters::wounds;
use crate::events::Event;
use crate::nouns::battle::{Battle, MOST, UnitId};
use crate::nouns::choices::Leader;
use crate::nouns::rules::{CHARACTER_EFF, REGENERATION, SOLO};
use crate::nouns::terms::{Attribute, Cause, HeroStatus, Step, Where};
use montjoie_game::choices::pick;
use montjoie_table::{Dice, Few, Id as _, Office, Play, Table, Toss, cite};

/// PAP-36 — takes EFF at once; whoever has nothing left is no more, unless it may grow again.
pub fn take<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, losses: u32, cause: Cause) -> Play {
    subtract(b, t, unit, losses, cause)?;
    bury(b, t, unit, cause);
    Ok(())
}

fn subtract<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, losses: u32, cause: Cause) -> Play {
    let eff = losses.min(b.at(unit).eff);
    if eff == 0 || b.at(unit).at != Where::Field {
        return Ok(());
    }
    if !b.is_character(unit) {
        t.happens(b, Event::Lost { unit, eff, cause });
        return Ok(());
    }
    cite(CHARACTER_EFF);
    let mut left = eff;
    if left >= b.at(unit).eff {
        t.happens(b, Event::Lost { unit, eff, cause });
        for hero in b.hero_ids() {
            if b.hero(hero).unit == unit && b.hero(hero).status == HeroStatus::Able {
                t.happens(b, Event::Became { hero, status: HeroStatus::Out });
            }
        }
        return Ok(());
    }
    t.happens(b, Event::Lost { unit, eff, cause });
    let who_falls = pick(
        SOLO.by(unit),
        Office::Chief(b.at(unit).side),
        move |b: &Battle, offer: &mut dyn FnMut(Leader)| {
            b.heroes_in(unit).for_each(|(hero, _)| offer(Leader(Some(hero))));
        },
        move |b: &Battle, _: &Plan| Leader(b.heroes_in(unit).min_by_key(|(_, h)| h.pui).map(|(hero, _)| hero)),
    );
    while left > 0 && b.heroes_in(unit).next().is_some() {
        let Leader(fallen) = t.choose(b, who_falls)?;
        let Some(hero) = fallen.filter(|hero| hero.index() < b.heroes.len() && b.hero(*hero).unit == unit) else {
            break;
        };
        let his = u32::from(b.hero(hero).eff);
        if left >= his {
            t.happens(b, Event::Became { hero, status: HeroStatus::Out });
            left -= his;
        } else {
            t.happens(b, Event::Reduced { hero, eff: u8::try_from(his - left).unwrap_or(1) });
            left = 0;
        }
    }
    Ok(())
}

/// PAP-37 — a counter with nobody left is taken off; before phase 5, not one that may grow again.
fn bury<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, cause: Cause) {
    let u = b.at(unit);
    if u.at != Where::Field || u.eff > 0 || b.is_character(unit) {
        return;
    }
    let combat = !matches!(cause, Cause::Overdose | Cause::Ruling);
    let may_rise = u.has(Attribute::Regeneration) && b.options.regeneration_from_zero;
    if combat && may_rise && b.step < Step::Pertes {
        cite(REGENERATION);
        return;
    }
    t.happens(b, Event::Destroyed { unit });
}

/// PAP-35 — removes the losses of attacks resolved ahead of the rest: those counted since `before`.
pub fn at_once<T: Table<Battle>>(b: &mut Battle, t: &mut T, before: usize) -> Play {
    let mut sums: Few<(UnitId, u32, Cause), MOST> = Few::new();
    for hit in &b.hits[before.min(b.hits.len())..] {
        match sums.iter_mut().find(|(unit, ..)| *unit == hit.unit) {
            Some((_, n, _)) => *n += hit.losses,
            None => sums.push((hit.unit, hit.losses, hit.cause)),
        }
    }
    sums.sort_unstable_by_key(|(unit, ..)| *unit);
    for (unit, n, cause) in sums {
        take(b, t, unit, n, cause)?;
    }
    Ok(())
}

/// Phase 5.
pub fn losses<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    for unit in b.ids() {
        let due: u32 = b.hits.iter().filter(|h| h.unit == unit && !h.gone).map(|h| h.losses).sum();
        let cause = b.hits.iter().find(|h| h.unit == unit && !h.gone).map_or(Cause::Melee, |h| h.cause);
        subtract(b, t, unit, due, cause)?;
    }
    for unit in b.ids() {
        if b.at(unit).has(Attribute::Regeneration) && b.at(unit).at == Where::Field {
            regenerate(b, t, unit)?;
        }
    }
    for unit in b.ids() {
        bury(b, t, unit, Cause::Melee);
    }
    wounds::wounds(b, t)?;
    t.happens(b, Event::Settled);
    t.happens(b, Event::Step(Step::Moral));
    Ok(())
}

/// PAP-55 — a die for each started five of the hour's combat losses, the incomplete slice last.
fn regenerate<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId) -> Play {
    if b.at(unit).eff == 0 && !b.options.regeneration_from_zero {
        return Ok(());
    }
    let mut back = 0;
    for lost in rolled_for(b, unit) {
        back += slices(b, t, unit, lost)?;
    }
    if back > 0 {
        t.happens(b, Event::Regained { unit, eff: back });
    }
    Ok(())
}

/// The losses of the hour that are cut into slices: all together, or each attack's apart.
pub(crate) fn rolled_for(b: &Battle, unit: UnitId) -> impl Iterator<Item = u32> {
    let hits = b.hits.iter().filter(move |h| h.unit == unit).map(|h| h.losses);
    let together = b.options.regeneration_scope == RegenScope::TurnTotal;
    let all = together.then(|| hits.clone().sum::<u32>());
    let mut left = b.at(unit).eff_start;
    all.into_iter().chain(hits.filter(move |_| !together)).map(move |losses| {
        let lost = losses.min(left);
        left -= lost;
        lost
    })
}

/// Slices of five, each by a die of six.
pub fn slices<T: Table<Battle>>(b: &Battle, t: &mut T, unit: UnitId, lost: u32) -> Play<u32> {
    let key = REGENERATION.by(unit);
    let office = Office::Chief(b.at(unit).side);
    let mut back = 0;
    let mut whole = lost / 5;
    while whole > 0 {
        let n = u8::try_from(whole.min(100)).unwrap_or(100);
        let grown = t.roll(Toss::new(key, office, Dice::Count { n, sides: 6, at_least: 4 }), |cast| cast.total)?;
        back += 5 * u32::try_from(grown).unwrap_or(0);
        whole -= u32::from(n);
    }
    if !lost.is_multiple_of(5) {
        let grown =
            t.roll(Toss::new(key, office, Dice::Count { n: 1, sides: 6, at_least: 4 }), |cast| cast.total > 0)?;
        back += if grown { lost % 5 } else { 0 };
    }
    Ok(back)
}
