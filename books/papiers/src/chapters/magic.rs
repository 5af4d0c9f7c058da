//! Magie de bataille: converted spells, so many times a battle (PAP-81..83, 89).

use crate::brought::options::{SpellDef, SpellTiming};
use crate::chapters::attack;
use crate::chapters::losses;
use crate::chapters::morale;
use crate::events::{Event, MoraleTrial};
use crate::nouns::battle::{Battle, HeroId, SpellId, UnitId};
use crate::nouns::rules::SPELLS;
use crate::nouns::terms::{Cause, EffLost};
use montjoie_table::{Office, Play, Subject, Table, Tally as _, Toss, d};

/// PAP-83 — spells a character may still cast this hour: their places in the battle's book.
pub fn castable(b: &Battle, hero: HeroId) -> impl Iterator<Item = SpellId> {
    let h = b.hero(hero);
    let may = i32::from(h.cast) < b.options.spells_per_turn;
    h.spells.iter().zip(h.uses).filter(move |(_, uses)| may && *uses > 0).filter_map(|(spell, _)| *spell)
}

/// PAP-83 — casts a spell at a unit: now, or with the blows.
pub fn cast<T: Table<Battle>>(b: &mut Battle, t: &mut T, hero: HeroId, spell: SpellId, on: UnitId) -> Play {
    let Some(&what) = b.lore.spells.get(usize::from(spell)) else { return Ok(()) };
    let later = what.attack.is_some() && b.options.spell_timing == SpellTiming::Phase4;
    t.happens(b, Event::Cast { hero, spell, on, later });
    if later {
        return Ok(());
    }
    match what.attack {
        Some(_) => {
            let before = b.hits.len();
            blast(b, t, hero, spell, on, true)?;
            losses::at_once(b, t, before)
        }
        None => {
            // PAP-47: those in frenzy feel nothing of it.
            if morale::can_test(b, on) && !b.at(on).frenzy {
                morale::tests(b, t, &[on], MoraleTrial::Spell)?;
            }
            Ok(())
        }
    }
}

/// The roll of a spell that kills.
fn blast<T: Table<Battle>>(b: &mut Battle, t: &mut T, hero: HeroId, spell: SpellId, on: UnitId, now: bool) -> Play {
    let Some((pui, att)) = b.lore.spells.get(usize::from(spell)).and_then(|s| s.attack) else { return Ok(()) };
    if !b.at(on).alive() {
        return Ok(());
    }
    let plus = t.tally().plus(SPELLS, "spell_att", att);
    let share = t.tally().times(SPELLS, "spell_pui", i64::from(pui), 1);
    let versus = match b.options.spell_def {
        SpellDef::Applied => attack::def(b, t.tally(), on, None),
        SpellDef::Ignored => t.tally(),
    };
    let key = SPELLS.on(hero, on);
    let office = Office::Holder(Subject::from(hero));
    let toss = Toss::new(key, office, d(10)).plus(plus).versus(versus).share(share);
    let EffLost(losses) = t.roll(toss, |cast| EffLost(attack::read(b, cast)))?;
    t.happens(b, Event::Hit { unit: on, by: None, losses, cause: Cause::Spell, now });
    Ok(())
}

/// `phase4_simultaneous` — spells thrown with the blows.
pub fn pending<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    for hero in b.hero_ids() {
        if let Some((spell, on)) = b.hero(hero).pending {
            blast(b, t, hero, spell, on, false)?;
        }
    }
    Ok(())
}
