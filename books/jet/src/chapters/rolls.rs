//! Le jet de bataille, the die itself: open-ended d100, UM results, the row of a total, skill tests.

use crate::brought::options::{Options, Um66Effect, Um100Effect, UmDetection};
use crate::events::Event;
use crate::nouns::battle::Battle;
use crate::nouns::rules::{OPEN, ROW, TEST, UM};
use crate::nouns::terms::Row;
use montjoie_table::{Dice, Key, LONGEST_CHAIN, Meaning, Office, Play, Reads, Table, Tally, Toss, Untold, cite, d};

/// What a roll says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowRead {
    /// Its row.
    pub row: Row,
    /// A UM 66 that left the row alone (`um_66_effect = extra_event`).
    pub extra: bool,
}

impl Reads for RowRead {
    fn meaning(self) -> Meaning {
        Meaning::Row(self.row.word())
    }
}

/// JET-06, JET-07 — the d100 that goes on from 96 up and from 5 down; a natural 100 stands alone where it makes a row.
#[must_use]
pub fn dice(options: &Options) -> Dice {
    let stands = options.um_detection == UmDetection::FirstDie && options.um_100_effect == Um100Effect::ReplaceRow;
    Dice::Open { sides: 100, up: 96, down: 5, lone: if stands { 100 } else { 0 } }
}

/// JET-07, JET-12 — UM first, else the total. `natural` is the die, or the bare total, that may be a UM.
#[must_use]
pub fn read(options: &Options, natural: i32, total: i32) -> RowRead {
    let by_total = RowRead { row: Row::of(total), extra: false };
    match natural {
        66 => match options.um_66_effect {
            Um66Effect::ReplaceRow => RowRead { row: Row::Um66, extra: false },
            Um66Effect::ExtraEvent => RowRead { extra: true, ..by_total },
            Um66Effect::Ignore => by_total,
        },
        100 if options.um_100_effect != Um100Effect::Ignore => RowRead { row: Row::Um100, extra: false },
        _ => by_total,
    }
}

/// JET-08 — whether a test succeeds.
fn passes(options: &Options, natural: i32, total: i32) -> bool {
    let reading = read(options, natural, total);
    match reading.row {
        Row::Um66 => false,
        Row::Um100 => true,
        _ => total >= options.skill_success_threshold.least(),
    }
}

/// The die, or the bare total, that may be a UM (JET-07).
#[must_use]
pub fn natural(options: &Options, first: i32, raw: i32) -> i32 {
    match options.um_detection {
        UmDetection::FirstDie | UmDetection::AnyDie => first,
        UmDetection::RawTotal => raw,
    }
}

/// A roll on the tables.
///
/// # Errors
/// Pauses while faces are missing.
pub fn roll<T: Table<Battle>>(b: &mut Battle, t: &mut T, key: Key, office: Office, plus: T::Tally) -> Play<RowRead> {
    cite(OPEN);
    cite(UM);
    cite(ROW);
    if b.options.um_detection == UmDetection::AnyDie {
        let (natural, total) = chain(b, t, key, office, plus)?;
        return Ok(read(&b.options, natural, total));
    }
    let options = &b.options;
    t.roll(Toss::new(key, office, dice(options)).plus(plus), |cast| {
        read(options, natural(options, cast.first, cast.dice), cast.total)
    })
}

/// JET-08 — a skill test: no morale, no discipline, nothing of the battle.
///
/// # Errors
/// Pauses while faces are missing.
pub fn test<T: Table<Battle>>(b: &mut Battle, t: &mut T, key: Key, office: Office, plus: T::Tally) -> Play<bool> {
    cite(OPEN);
    cite(TEST);
    cite(ROW);
    if b.options.um_detection == UmDetection::AnyDie {
        let (natural, total) = chain(b, t, key, office, plus)?;
        return Ok(passes(&b.options, natural, total));
    }
    let options = &b.options;
    let needed = t.tally().plus(TEST, "threshold", options.skill_success_threshold.least());
    t.roll(Toss::new(key, office, dice(options)).plus(plus).versus(needed), |cast| {
        passes(options, natural(options, cast.first, cast.dice), cast.total)
    })
}

/// `um_detection = any_die`: die by die, since any of them may be a UM; the first one met wins. Gives the UM met, or 0,
/// and the total.
fn chain<T: Table<Battle>>(b: &mut Battle, t: &mut T, key: Key, office: Office, plus: T::Tally) -> Play<(i32, i32)> {
    let options = b.options;
    let mut thrown = 0;
    let mut total = 0;
    let mut met = 0;
    let mut sinks = false;
    let mut plus = Some(plus);
    for nth in 0..LONGEST_CHAIN {
        let added = plus.take().unwrap_or_else(|| t.tally());
        let Untold((face, bonus)) =
            t.roll(Toss::new(key, office, d(100)).plus(added), |cast| Untold((cast.dice, cast.total - cast.dice)))?;
        thrown += 1;
        if nth == 0 {
            sinks = face <= 5;
        }
        total += bonus + if nth > 0 && sinks { -face } else { face };
        if met == 0 {
            let counts = match face {
                66 => options.um_66_effect != Um66Effect::Ignore,
                100 => options.um_100_effect != Um100Effect::Ignore,
                _ => false,
            };
            let stops = match face {
                66 => options.um_66_effect == Um66Effect::ReplaceRow,
                _ => options.um_100_effect == Um100Effect::ReplaceRow,
            };
            if counts {
                met = face;
                if stops {
                    break;
                }
            }
        }
        if !(face >= 96 || (nth == 0 && sinks)) {
            break;
        }
    }
    if thrown > 1 {
        if let Some(unit) = b.unit_of(key.of) {
            t.happens(b, Event::Summed { unit, total });
        } else if let Some(character) = b.person_of(key.of) {
            t.happens(b, Event::SummedOf { character, total });
        }
    }
    Ok((met, total))
}

/// A sum of one skill and one modifier.
#[must_use]
pub fn skill<N: Tally>(zero: N, rule: montjoie_table::Rule, word: &'static str, bonus: i16, modifier: i32) -> N {
    zero.plus(TEST, word, i32::from(bonus)).plus_if(modifier != 0, rule, "modifier", modifier)
}
