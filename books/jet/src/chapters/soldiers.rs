//! Soldats et individus: one character on the soldier's table, his melee, and the chances that come his way.

use crate::brought::doctrine::Plan;
use crate::brought::options::{Deadline, EventFilter, IsolationCritical, LeaderSa, MeleeResolution, SkippedFlow};
use crate::chapters::chances;
use crate::chapters::modifiers::{from_above, lasting, mislaid};
use crate::chapters::orders::fighting;
use crate::chapters::rolls::{roll, test};
use crate::chapters::turn as order;
use crate::events::Event;
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::rules::{
    CHIEF_FIGHTS, DURATION, FROM_ABOVE, INDIVIDUAL, MISLAID, SOLDIER, SOLDIER_TABLE, SURGE, TEST,
};
use crate::nouns::terms::{Critical, Engagement, Filter, Posture, Rank, Row, Scale, Standing};
use montjoie_game::choices::confirm;
use montjoie_table::{
    CharacterId, Id as _, Judgement, Key, Office, Play, Subject, Table, Tally as _, Toss, Untold, cite, d,
};

/// JET-47 — whether a soldier tries his luck.
fn tries<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId) -> Play<bool> {
    let of = Subject::from(character);
    t.choose(b, confirm(SOLDIER.on(of, of), Office::Holder(of), |_: &Battle, _: &Plan| true)).map(|yes| yes.0)
}

/// Step 4 for one character.
///
/// # Errors
/// Pauses while somebody has to answer.
pub fn individual<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let place = b.at;
    let there = CharacterId::at(place).filter(|c| c.index() < b.characters.len());
    if let Some(character) = there.filter(|&c| fighting(b, c) && !b.who(c).done) {
        // JET-49: a commander who meets nobody at his own scale said in the orders that he fights.
        if b.who(character).fights || tries(b, t, character)? {
            turn(b, t, character)?;
        }
    }
    order::individuals(b, t, place.saturating_add(1));
    Ok(())
}

/// JET-14 — what the rank above gives a soldier: his company's row, or that of the next scale in play above it.
fn led_by(b: &Battle, unit: UnitId) -> i32 {
    if !b.passes_on(unit) {
        i32::from(b.at(unit).lead)
    } else if b.options.skipped_scale_flow == SkippedFlow::None {
        0
    } else {
        from_above(b, unit)
    }
}

/// JET-47 — the sum of a roll on the soldier's table. Morale, discipline and numbers stay out of it.
pub fn soldier_sum<N: montjoie_table::Tally>(b: &Battle, zero: N, character: CharacterId) -> N {
    let person = b.who(character);
    let unit = person.unit;
    let mut n = zero.plus(SOLDIER, "sa_skill", i32::from(person.sa));
    if person.rank == Rank::Soldier {
        let led = led_by(b, unit);
        let lost = if b.at(unit).scale == Scale::Company { mislaid(b, Some(unit)) } else { 0 };
        let regiment = b.above(unit, Scale::Regiment);
        // JET-44: what weighs on all ranks of the regiment weighs on him; what weighs on his officer's roll does not.
        let weighs = regiment.map_or(0, |r| {
            let of_regiment = lasting(b, r);
            let roll_only: i32 = b
                .lasting
                .iter()
                .filter(|l| l.unit == r && l.bearing != crate::nouns::terms::Bearing::Ranks)
                .filter(|l| l.bearing != crate::nouns::terms::Bearing::Morale && l.first <= b.turn && b.turn <= l.last)
                .map(|l| i32::from(l.value))
                .sum();
            of_regiment - roll_only
        });
        n = n
            .plus_if(led != 0, FROM_ABOVE, "leadership_from_above", led)
            .plus_if(lost != 0, MISLAID, "subordinate_penalty", lost)
            .plus_if(weighs != 0, DURATION, "lasting", weighs);
    } else {
        cite(CHIEF_FIGHTS);
        if b.options.leader_sa_mod == LeaderSa::Superior {
            let above = from_above(b, unit);
            n = n.plus_if(above != 0, CHIEF_FIGHTS, "leadership_from_above", above);
        }
    }
    let surges = b.options.morale_overflow_soldiers && b.morale(unit) > 10;
    n.plus_if(surges, SURGE, "morale_overflow", 30)
}

/// JET-47, JET-48 — one turn on the table, for a soldier or for a commander who fights as one.
///
/// # Errors
/// Pauses while somebody has to answer.
pub fn turn<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId) -> Play {
    let of = Subject::from(character);
    let office = Office::Holder(of);
    let plus = soldier_sum(b, t.tally(), character);
    let reading = roll(b, t, SOLDIER.by(of), office, plus)?;
    cite(SOLDIER_TABLE);
    t.happens(b, Event::Soldier { character, row: reading.row, extra: reading.extra });
    if reading.row == Row::Um66 || reading.extra {
        t.happens(b, Event::Critical { character, critical: Critical::Puncture });
    }
    match reading.row {
        Row::SpectacularFailure => isolated(b, t, character)?,
        Row::AbsoluteFailure => swarmed(b, t, character)?,
        _ => melee_of_the_turn(b, t, character)?,
    }
    if b.who(character).at != Standing::Fit {
        return Ok(());
    }
    let allowed = filter(b, character);
    cite(INDIVIDUAL);
    let um_row = matches!(reading.row, Row::Um66 | Row::Um100);
    if allowed == Filter::All || (allowed == Filter::UmOnly && um_row) {
        chances::of_row(b, t, character, reading.row)?;
    }
    if reading.extra && allowed != Filter::None && b.who(character).at == Standing::Fit {
        chances::of_row(b, t, character, Row::Um66)?;
    }
    Ok(())
}

/// JET-31 — which events may come his way.
#[must_use]
pub fn filter(b: &Battle, character: CharacterId) -> Filter {
    let person = b.who(character);
    let Some(regiment) = b.above(person.unit, Scale::Regiment) else { return Filter::All };
    let archers = b.at(regiment).archers;
    let seen = |e: Engagement| if archers && e != Engagement::Reserve { Engagement::FirstLine } else { e };
    let by_regiment = seen(b.engagement(regiment)).level().events;
    let own = match b.at(person.unit).scale {
        Scale::Company => {
            let posture = if person.rank == Rank::Soldier { person.posture } else { Posture::Engaged };
            seen(b.engagement(person.unit)).events_for(posture)
        }
        _ => by_regiment,
    };
    match b.options.event_filter {
        EventFilter::Individual => own,
        EventFilter::Strict => own.min(by_regiment),
        EventFilter::RegimentOnly => by_regiment,
    }
}

/// Rounds within which who is cut off must be among his own again.
fn rounds(b: &Battle) -> u8 {
    let named = Row::SpectacularFailure.soldier().deadline;
    match b.options.deadline_reading {
        Deadline::Strict => named.saturating_sub(1),
        Deadline::Inclusive => named,
    }
}

/// How a melee ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Melee {
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// Lost, by the GM's word, with no more harm than that.
    Spared,
}

/// A fight the table plays with its own rules, or one test on OB: `melee_resolution`.
///
/// # Errors
/// Pauses while somebody has to answer.
pub fn melee<T: Table<Battle>>(
    b: &mut Battle,
    t: &mut T,
    character: CharacterId,
    key: Key,
    modifier: i32,
) -> Play<Melee> {
    cite(SOLDIER_TABLE);
    if b.options.melee_resolution == MeleeResolution::Manual {
        match t.judge(key, Judgement::among(&["by_dice", "won", "lost", "spared"], 0, true))? {
            1 => return Ok(Melee::Won),
            2 => return Ok(Melee::Lost),
            3 => return Ok(Melee::Spared),
            _ => {}
        }
    }
    let won = by_the_dice(b, t, character, modifier)?;
    Ok(if won { Melee::Won } else { Melee::Lost })
}

/// Ours, for unattended play: a test on OB with what the row does to it.
fn by_the_dice<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId, modifier: i32) -> Play<bool> {
    let person = b.who(character);
    let of = Subject::from(character);
    let row = person.row.map_or(0, |r| r.soldier().ob);
    let plus = t.tally().plus(TEST, "ob", i32::from(person.ob)).plus_if(row != 0, SOLDIER_TABLE, "row", row).plus_if(
        modifier != 0,
        SOLDIER_TABLE,
        "modifier",
        modifier,
    );
    test(b, t, SOLDIER_TABLE.on(of, of), Office::Holder(of), plus)
}

/// The ordinary melee of a turn belongs to the table: the GM may say that it ended badly.
fn melee_of_the_turn<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId) -> Play {
    if b.options.melee_resolution == MeleeResolution::Auto {
        return Ok(());
    }
    let key = SOLDIER_TABLE.by(Subject::from(character));
    let at = match t.judge(key, Judgement::among(&["stands", "out", "captured", "dead"], 0, false))? {
        1 => Standing::Out,
        2 => Standing::Captured,
        3 => Standing::Dead,
        _ => return Ok(()),
    };
    t.happens(b, Event::Gone { character, at });
    Ok(())
}

/// JET-48 — beset by many: all beaten in time, or cut off.
fn swarmed<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId) -> Play {
    let assailants = u8::try_from(b.options.assailants).unwrap_or(u8::MAX);
    t.happens(b, Event::Surrounded { character, assailants });
    let of = Subject::from(character);
    let key = SOLDIER_TABLE.on(of, Subject::from(b.who(character).unit));
    let said = if b.options.melee_resolution == MeleeResolution::Manual {
        t.judge(key, Judgement::among(&["by_dice", "won", "lost"], 0, true))?
    } else {
        0
    };
    // However many rounds he has for it, one melee is one test.
    let free = if said == 0 { by_the_dice(b, t, character, -20)? } else { said == 1 };
    if free {
        t.happens(b, Event::Rejoined { character });
        return Ok(());
    }
    isolated(b, t, character)
}

/// JET-48 — alone among the enemy: a critical each round, and not many rounds.
fn isolated<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId) -> Play {
    t.happens(b, Event::CutOff { character });
    let within = rounds(b).min(u8::try_from(b.options.melee_rounds_per_turn).unwrap_or(1)).max(1);
    let of = Subject::from(character);
    let mut entered = None;
    if b.options.melee_resolution == MeleeResolution::Manual {
        let said =
            t.judge(SOLDIER_TABLE.by(of), Judgement::among(&["by_dice", "rejoins", "surrenders", "dies"], 0, true))?;
        if said > 0 {
            let most = i32::from(within);
            let key = SOLDIER_TABLE.on(of, Subject::side(b.who(character).side.foe()));
            let alone = t.judge(key, Judgement::offered(1..=most, most))?;
            entered = Some((said, alone));
        }
    }
    let alone = entered.map_or(within, |(_, rounds)| u8::try_from(rounds).unwrap_or(within));
    for _ in 0..alone {
        let critical = critical(b, t, character)?;
        t.happens(b, Event::Critical { character, critical });
        if entered.is_none() && by_the_dice(b, t, character, 0)? {
            t.happens(b, Event::Rejoined { character });
            return Ok(());
        }
    }
    let at = match entered {
        Some((1, _)) => {
            t.happens(b, Event::Rejoined { character });
            return Ok(());
        }
        Some((2, _)) => Standing::Captured,
        Some((3, _)) => Standing::Dead,
        _ => Standing::Out,
    };
    t.happens(b, Event::Gone { character, at });
    Ok(())
}

fn critical<T: Table<Battle>>(b: &Battle, t: &mut T, character: CharacterId) -> Play<Critical> {
    let of = Subject::from(character);
    match b.options.isolation_critical_type {
        IsolationCritical::Slash => Ok(Critical::Slash),
        IsolationCritical::Krush => Ok(Critical::Krush),
        IsolationCritical::Random => {
            let key = SOLDIER_TABLE.on(of, Subject::side(b.who(character).side));
            let slash = t.roll(Toss::new(key, Office::Gm, d(100)), |c| Untold(c.dice <= 50))?.0;
            Ok(if slash { Critical::Slash } else { Critical::Krush })
        }
    }
}
