//! Blessures des personnages (PAP-100..102).

use crate::brought::options::{WoundTrack, WoundsTrigger};
use crate::events::Event;
use crate::nouns::battle::{Battle, HeroId, UnitId};
use crate::nouns::rules::{WOUND_MEANING, WOUND_TIME, WOUNDS};
use crate::nouns::tables;
use crate::nouns::terms::{HeroStatus, Wounds};
use montjoie_game::scenario::MOST_CHARACTERS;
use montjoie_table::{Few, Office, Play, Subject, Table, Toss, cite, d};

/// PAP-100 — the column of a unit's losses since the start, exact, upper bound included.
#[must_use]
pub fn column(b: &Battle, unit: UnitId) -> usize {
    let (lost, all) = (u64::from(b.lost(unit)), u64::from(b.at(unit).eff0));
    if 4 * lost <= all {
        0
    } else if 2 * lost <= all {
        1
    } else if 4 * lost <= 3 * all {
        2
    } else {
        3
    }
}

/// PAP-101 — whether a character is at risk this hour, and in which column.
fn risk(b: &Battle, hero: HeroId) -> Option<usize> {
    let h = b.hero(hero);
    if h.status != HeroStatus::Able {
        return None;
    }
    let (melee, losses, column) = if h.bereft > 0 {
        (h.bereft == 2, true, 3)
    } else {
        if b.is_character(h.unit) {
            return None;
        }
        (b.at(h.unit).fought, b.at(h.unit).bled, column(b, h.unit))
    };
    let at_risk = match b.options.wounds_trigger {
        WoundsTrigger::MeleeOrLosses => melee || losses,
        WoundsTrigger::MeleeOnly => melee,
        WoundsTrigger::AnyLosses => losses,
    };
    at_risk.then_some(column)
}

/// PAP-100 — a die of twelve for each character whose unit was in it.
pub fn wounds<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let mut rolls: Few<(HeroId, usize), MOST_CHARACTERS> = Few::new();
    for hero in b.hero_ids() {
        if let Some(column) = risk(b, hero) {
            rolls.push((hero, column));
        }
    }
    let mut results: Few<(HeroId, Option<(u8, crate::nouns::terms::Grade)>), MOST_CHARACTERS> = Few::new();
    t.throw_each(
        &rolls,
        |_, (hero, _)| {
            cite(WOUND_TIME);
            Toss::new(WOUNDS.by(hero), Office::Holder(Subject::from(hero)), d(12))
        },
        |(_, column), cast| Wounds(tables::wounds(cast.total, column)),
        |(hero, _), Wounds(wound)| results.push((hero, wound)),
    )?;
    for (hero, wound) in results {
        match wound {
            Some((n, grade)) => t.happens(b, Event::Wounded { hero, n, grade }),
            None => t.happens(b, Event::Unhurt { hero }),
        }
        let h = b.hero(hero);
        if b.options.wound_track == WoundTrack::Simple && h.hurt() >= 10 * u32::from(h.eff0) {
            cite(WOUND_MEANING);
            t.happens(b, Event::Became { hero, status: HeroStatus::Out });
        }
    }
    Ok(())
}
