//! Évènements spéciaux: what may come a fighter's way, his tests, and what follows (JET-50 to 56, 61).

use crate::brought::doctrine::{Doctrine, Plan};
use crate::brought::options::{CutModifier, ExposedBonus, ExposedTarget, Um66Event, Um100Event};
use crate::chapters::encounter::largest;
use crate::chapters::orders::{Units, commands};
use crate::chapters::rolls::{skill, test};
use crate::chapters::soldiers::{Melee, melee};
use crate::chapters::turn::half_up;
use crate::chapters::turn_end::routs_at_once;
use crate::events::Event;
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::rules::{DUEL, GLORY, MIRROR, NOT_IN_PLAY, STRAGGLERS, VOLLEY};
use crate::nouns::terms::{Bearing, Men, Opportunity, Rank, Row, Scale, Standing};
use montjoie_game::choices::confirm;
use montjoie_table::{CharacterId, Judgement, Key, Office, Play, Subject, Table, Toss, Untold, cite, d};

/// Whether a chance is taken up.
fn seizes<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId, chance: Opportunity) -> Play<bool> {
    let of = Subject::from(character);
    let usual = |b: &Battle, plan: &Plan| {
        let careful = plan[b.who(character).side.index()] == Doctrine::Cautious;
        !(careful && matches!(chance, Opportunity::Challenge | Opportunity::Banner))
    };
    t.choose(b, confirm(chance.rule().by(of), Office::Holder(of), usual)).map(|yes| yes.0)
}

/// The event of a row, if it has one that can come to him.
///
/// # Errors
/// Pauses while somebody has to answer.
pub fn of_row<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId, row: Row) -> Play {
    let chance = match row {
        Row::Um66 => Some(of_um66(b, t, character)?),
        Row::Um100 => Some(of_um100(b, t, character)?),
        _ => row.soldier().chances[0],
    };
    match chance {
        Some(chance) if may_come(b, character, chance) => take(b, t, character, chance),
        _ => Ok(()),
    }
}

/// A pick between two: the GM's, the knob's, or the dice, 1 to 50 the first.
fn either<T: Table<Battle>>(
    b: &Battle,
    t: &mut T,
    character: CharacterId,
    rule: montjoie_table::Rule,
    said: i32,
) -> Play<bool> {
    let (of, unit) = (Subject::from(character), Subject::from(b.who(character).unit));
    match said {
        0 => Ok(true),
        1 => Ok(false),
        _ => t.roll(Toss::new(rule.on(unit, of), Office::Gm, d(100)), |c| Untold(c.dice <= 50)).map(|first| first.0),
    }
}

/// JET-51 — a challenge or a banner.
fn of_um66<T: Table<Battle>>(b: &Battle, t: &mut T, character: CharacterId) -> Play<Opportunity> {
    let key = DUEL.on(Subject::from(character), Subject::from(b.who(character).unit));
    let knob = b.options.um66_event_choice as i32;
    let said = t.judge(key, Judgement::among(Um66Event::WORDS, knob, false))?;
    Ok(if either(b, t, character, DUEL, said)? { Opportunity::Challenge } else { Opportunity::Banner })
}

/// JET-53 — command to be taken, or an enemy chief to be struck; a commander always gets the second.
fn of_um100<T: Table<Battle>>(b: &Battle, t: &mut T, character: CharacterId) -> Play<Opportunity> {
    let person = b.who(character);
    if person.rank != Rank::Soldier || b.at(person.unit).scale != Scale::Company {
        cite(GLORY);
        return Ok(Opportunity::ExposedCommander);
    }
    // A sub-officer somebody plays does not fall to another player's luck, unless the GM says so.
    let played = b.at(person.unit).chief.is_some();
    let knob = b.options.um100_event_choice;
    let usual = if played && knob == Um100Event::Random { Um100Event::Exposed } else { knob };
    let key = GLORY.on(Subject::from(character), Subject::from(person.unit));
    let said = t.judge(key, Judgement::among(Um100Event::WORDS, usual as i32, false))?;
    let first = either(b, t, character, GLORY, said)?;
    Ok(if first { Opportunity::FallenSubOfficer } else { Opportunity::ExposedCommander })
}

fn may_come(b: &Battle, character: CharacterId, chance: Opportunity) -> bool {
    match chance {
        Opportunity::Stragglers => !sisters(b, b.who(character).unit).is_empty(),
        _ => true,
    }
}

/// JET-52 — the other companies of the regiment that have men in battle.
fn sisters(b: &Battle, unit: UnitId) -> Units {
    if b.at(unit).scale != Scale::Company {
        return Units::new();
    }
    let Some(regiment) = b.at(unit).parent else { return Units::new() };
    b.children(regiment).filter(|&c| c != unit && b.at(c).fielded > 0 && b.at(c).n > 0).collect()
}

fn take<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId, chance: Opportunity) -> Play {
    let taken = seizes(b, t, character, chance)?;
    t.happens(b, Event::Offered { character, chance, taken });
    match chance {
        Opportunity::LooseHorse => horse(b, t, character, taken),
        Opportunity::Challenge => challenge(b, t, character, taken),
        Opportunity::Banner => banner(b, t, character, taken),
        Opportunity::Stragglers => stragglers(b, t, character, taken),
        Opportunity::FallenSubOfficer => fallen(b, t, character, taken),
        Opportunity::ExposedCommander => exposed(b, t, character, taken),
        Opportunity::EnemyArchers => archers(b, t, character, taken),
        Opportunity::Union => union(b, t, character, taken),
        Opportunity::CutInTwo => cut(b, t, character, taken),
    }
}

/// JET-08 — a test of one of his skills for an event.
fn tried<T: Table<Battle>>(
    b: &mut Battle,
    t: &mut T,
    character: CharacterId,
    chance: Opportunity,
    word: &'static str,
) -> Play<bool> {
    let person = b.who(character);
    let bonus = match word {
        "riding_skill" => person.riding,
        "tactics_skill" => person.tactics,
        _ => person.leadership,
    };
    let of = Subject::from(character);
    let second = chance == Opportunity::CutInTwo && word == "leadership_skill";
    let modifier = match chance {
        Opportunity::CutInTwo if !second && b.options.cut_in_two_modifier == CutModifier::LeadershipOnly => 0,
        _ if second => chance.trial().second,
        _ => chance.trial().first,
    };
    let key = if second { chance.rule().on(of, Subject::from(person.unit)) } else { chance.rule().on(of, of) };
    let plus = skill(t.tally(), chance.rule(), word, bonus, modifier);
    test(b, t, key, Office::Holder(of), plus)
}

fn seized<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId, chance: Opportunity, won: bool) {
    t.happens(b, Event::Seized { character, chance, won });
}

/// Whether rolls, command and ratios of a unit are played; if not, the GM is told.
fn played<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, chance: Opportunity) -> bool {
    let played = b.options.scales_in_play.has(b.at(unit).scale);
    if !played {
        t.happens(b, Event::NotInPlay { unit, chance });
    }
    played
}

/// JET-54 — the unit an event bears on: his company; the regiment of an officer; the one a leader stands with.
fn own_unit<T: Table<Battle>>(b: &Battle, t: &mut T, character: CharacterId) -> Play<UnitId> {
    let unit = b.who(character).unit;
    if b.at(unit).scale != Scale::Army {
        return Ok(unit);
    }
    let around: Units = b.children(unit).filter(|&r| b.in_battle(r)).collect();
    if around.is_empty() {
        return Ok(unit);
    }
    let usual = around.iter().position(|&r| Some(r) == largest(b, &around)).unwrap_or(0);
    let key = VOLLEY.on(Subject::from(character), Subject::from(unit));
    Ok(around[one_of(t, key, around.len(), usual)?])
}

/// The GM names one of so many, counted from 1.
fn one_of<T: Table<Battle>>(t: &mut T, key: Key, n: usize, usual: usize) -> Play<usize> {
    if n < 2 {
        return Ok(0);
    }
    let most = i32::try_from(n).unwrap_or(1);
    let said = t.judge(key, Judgement::offered(1..=most, i32::try_from(usual).unwrap_or(0) + 1))?;
    Ok(usize::try_from(said - 1).unwrap_or(0).min(n - 1))
}

/// The enemies in a unit's encounter.
fn across(b: &Battle, unit: UnitId) -> Units {
    let at = b.at(unit);
    b.in_encounter(at.encounter, at.side.foe()).collect()
}

/// JET-61 — the enemy company an event means: the opponent of the turn, else one the GM names.
fn enemy_company<T: Table<Battle>>(b: &Battle, t: &mut T, character: CharacterId) -> Play<Option<UnitId>> {
    cite(NOT_IN_PLAY);
    let unit = b.who(character).unit;
    let side = b.who(character).side;
    if b.at(unit).scale == Scale::Company {
        let met = across(b, unit);
        if !met.is_empty() {
            return Ok(largest(b, &met));
        }
    }
    let facing = b.above(unit, Scale::Regiment).map_or_else(Units::new, |r| across(b, r));
    let near = |b: &Battle, u: UnitId| {
        facing.is_empty() || facing.contains(&u) || b.at(u).parent.is_some_and(|r| facing.contains(&r))
    };
    let all: Units =
        b.ids().filter(|&u| b.at(u).side != side && b.is_leaf(u) && b.in_battle(u) && near(b, u)).collect();
    if all.is_empty() {
        return Ok(None);
    }
    let key = NOT_IN_PLAY.by(Subject::from(character));
    Ok(Some(all[one_of(t, key, all.len(), 0)?]))
}

/// JET-19 — morale of an event, and its mirror on those across.
fn heart<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, by: i16, mirror: &Units) {
    t.happens(b, Event::Morale { unit, by });
    cite(MIRROR);
    if b.options.event_morale_inverse {
        for &other in mirror {
            t.happens(b, Event::Morale { unit: other, by: -by });
        }
    }
    routs_at_once(b, t);
}

/// JET-41 — a unit loses its commander: whoever it is, from the next turn on.
fn behead<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, chance: Opportunity) {
    if !played(b, t, unit, chance) {
        return;
    }
    let chief = b.at(unit).chief;
    if let Some(character) = chief.filter(|_| b.at(unit).led) {
        t.happens(b, Event::Gone { character, at: Standing::Out });
    } else {
        t.happens(b, Event::Doomed { unit });
    }
}

/// JET-50 — a horse goes by.
fn horse<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId, taken: bool) -> Play {
    if taken {
        let won = tried(b, t, character, Opportunity::LooseHorse, "riding_skill")?;
        seized(b, t, character, Opportunity::LooseHorse, won);
        if won {
            t.happens(b, Event::Mounted { character });
        }
    }
    Ok(())
}

/// JET-51 — an enemy officer wants him.
fn challenge<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId, taken: bool) -> Play {
    let Some(enemy) = enemy_company(b, t, character)? else { return Ok(()) };
    if !taken {
        if played(b, t, enemy, Opportunity::Challenge) {
            let (first, last) = (b.turn.saturating_add(1), b.turn.saturating_add(3));
            t.happens(b, Event::Lasts { unit: enemy, bearing: Bearing::Roll, value: 30, first, last });
        }
        return Ok(());
    }
    let key = DUEL.on(Subject::from(character), Subject::from(enemy));
    let end = melee(b, t, character, key, -20)?;
    seized(b, t, character, Opportunity::Challenge, end == Melee::Won);
    match end {
        Melee::Won => behead(b, t, enemy, Opportunity::Challenge),
        Melee::Lost => t.happens(b, Event::Gone { character, at: Standing::Out }),
        Melee::Spared => {}
    }
    Ok(())
}

/// JET-51 — the banner within reach.
fn banner<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId, taken: bool) -> Play {
    let Some(enemy) = enemy_company(b, t, character)? else { return Ok(()) };
    // Who follows the army at large has no unit of his own that would feel it.
    let own: Units = std::iter::once(b.who(character).unit).filter(|&u| b.at(u).scale != Scale::Army).collect();
    if !taken {
        let (first, last) = (b.turn.saturating_add(1), b.turn.saturating_add(3));
        t.happens(b, Event::Lasts { unit: enemy, bearing: Bearing::Morale, value: 5, first, last });
        if b.options.event_morale_inverse && !own.is_empty() {
            t.happens(b, Event::Lasts { unit: own[0], bearing: Bearing::Morale, value: -5, first, last });
        }
        return Ok(());
    }
    let key = DUEL.on(Subject::from(character), Subject::from(enemy));
    let won = melee(b, t, character, key, -20)? == Melee::Won;
    seized(b, t, character, Opportunity::Banner, won);
    if won {
        heart(b, t, enemy, -5, &own);
    }
    Ok(())
}

/// JET-52 — men of a sister company, cut off.
fn stragglers<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId, taken: bool) -> Play {
    let unit = b.who(character).unit;
    let of = Subject::from(character);
    let sisters = sisters(b, unit);
    let usual = sisters.iter().position(|&s| Some(s) == largest(b, &sisters)).unwrap_or(0);
    let from = sisters[one_of(t, STRAGGLERS.on(of, Subject::from(unit)), sisters.len(), usual)?];
    let saved = taken && tried(b, t, character, Opportunity::Stragglers, "leadership_skill")?;
    if taken {
        seized(b, t, character, Opportunity::Stragglers, saved);
    }
    let toss = Toss::new(STRAGGLERS.on(Subject::from(unit), of), Office::Gm, b.options.rallied_men.dice());
    let there = i32::try_from(b.at(from).n).unwrap_or(i32::MAX);
    let men = t.roll(toss, |c| Men(c.total.clamp(0, there)))?.0.unsigned_abs();
    if men > 0 {
        t.happens(
            b,
            if saved { Event::Joins { unit: from, to: unit, men } } else { Event::CutDown { unit: from, men } },
        );
    }
    Ok(())
}

/// JET-53 — the sub-officer is down.
fn fallen<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId, taken: bool) -> Play {
    let unit = b.who(character).unit;
    let won = taken && tried(b, t, character, Opportunity::FallenSubOfficer, "leadership_skill")?;
    if taken {
        seized(b, t, character, Opportunity::FallenSubOfficer, won);
    }
    if won {
        let mirror = across(b, unit);
        heart(b, t, unit, 5, &mirror);
    }
    if !played(b, t, unit, Opportunity::FallenSubOfficer) {
        return Ok(());
    }
    let chief = b.at(unit).chief;
    if let Some(chief) = chief.filter(|&chief| b.at(unit).led && chief != character) {
        t.happens(b, Event::Gone { character: chief, at: Standing::Out });
    }
    t.happens(b, if won { Event::Rises { unit, character } } else { Event::Doomed { unit } });
    Ok(())
}

/// JET-53 — an enemy chief without his guard.
fn exposed<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId, taken: bool) -> Play {
    let person = *b.who(character);
    let leader = match b.options.exposed_target {
        ExposedTarget::Officer => false,
        ExposedTarget::Leader => true,
        ExposedTarget::ByRank => person.rank == Rank::Leader || !b.options.scales_in_play.has(Scale::Regiment),
    };
    let chief = commands(b, character);
    if !taken {
        return Ok(());
    }
    if chief {
        let by = match b.options.exposed_commander_bonus {
            ExposedBonus::Instead => 50,
            ExposedBonus::Cumulative => 80,
        };
        t.happens(b, Event::Bold { character, by });
    }
    let foe = Battle::army(person.side.foe());
    let target = if leader {
        foe
    } else {
        let facing = b.above(person.unit, Scale::Regiment).map_or_else(Units::new, |r| across(b, r));
        let regiments: Units =
            if facing.is_empty() { b.children(foe).filter(|&r| b.in_battle(r)).collect() } else { facing };
        if regiments.is_empty() {
            foe
        } else {
            let key = NOT_IN_PLAY.on(Subject::from(character), Subject::side(person.side.foe()));
            regiments[one_of(t, key, regiments.len(), 0)?]
        }
    };
    let key = GLORY.on(Subject::from(character), Subject::from(target));
    let won = melee(b, t, character, key, 20)? == Melee::Won;
    seized(b, t, character, Opportunity::ExposedCommander, won);
    if won {
        behead(b, t, target, Opportunity::ExposedCommander);
    }
    Ok(())
}

/// JET-54 — arrows.
fn archers<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId, taken: bool) -> Play {
    let unit = own_unit(b, t, character)?;
    let won = taken && tried(b, t, character, Opportunity::EnemyArchers, "leadership_skill")?;
    if taken {
        seized(b, t, character, Opportunity::EnemyArchers, won);
    }
    if won {
        let by = if commands(b, character) { 3 } else { 2 };
        let mirror = across(b, unit);
        heart(b, t, unit, by, &mirror);
    } else {
        let men = u32::try_from(half_up(i64::from(b.at(unit).fielded), 3)).unwrap_or(0);
        if men > 0 {
            t.happens(b, Event::Volley { unit, men });
        }
    }
    Ok(())
}

/// JET-55 — friends at hand.
fn union<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId, taken: bool) -> Play {
    if !taken {
        return Ok(());
    }
    let unit = own_unit(b, t, character)?;
    let won = tried(b, t, character, Opportunity::Union, "leadership_skill")?;
    seized(b, t, character, Opportunity::Union, won);
    if won {
        if played(b, t, unit, Opportunity::Union) {
            t.happens(b, Event::United { unit });
        }
        let mirror = across(b, unit);
        heart(b, t, unit, 1, &mirror);
    }
    Ok(())
}

/// JET-56 — a gap in the enemy.
fn cut<T: Table<Battle>>(b: &mut Battle, t: &mut T, character: CharacterId, taken: bool) -> Play {
    if !taken {
        return Ok(());
    }
    let unit = own_unit(b, t, character)?;
    let won = tried(b, t, character, Opportunity::CutInTwo, "tactics_skill")?
        & tried(b, t, character, Opportunity::CutInTwo, "leadership_skill")?;
    seized(b, t, character, Opportunity::CutInTwo, won);
    if won && played(b, t, unit, Opportunity::CutInTwo) {
        t.happens(b, Event::Split { unit });
    }
    Ok(())
}
