//! Jets de compétence: four outcomes, rolled on a hundred or said by the host game (PAP-84).

use crate::brought::options::Options;
use crate::nouns::battle::{Battle, HeroId};
use crate::nouns::rules::SKILL;
use crate::nouns::terms::Skill;
use montjoie_table::{Cast, Judgement, Key, Office, Play, Subject, Table, Toss, cite, d};

/// PAP-84 — the outcome of a roll against a skill.
#[must_use]
pub fn outcome(o: &Options, roll: i32, skill: i32) -> Skill {
    cite(SKILL);
    if roll >= 100 || (roll >= o.fumble_from && roll > skill) {
        Skill::Fumble
    } else if roll <= skill.div_euclid(o.crit_success_divisor.max(1)) {
        Skill::Critical
    } else if roll <= skill {
        Skill::Success
    } else {
        Skill::Failure
    }
}

pub fn read(o: &Options, cast: Cast) -> Skill {
    outcome(o, cast.total, cast.total - cast.margin)
}

/// PAP-27 — one number that orders outcomes, and margins within them.
#[must_use]
pub fn score(o: &Options, cast: Cast) -> i16 {
    let class = 3 - read(o, cast) as i16;
    let margin = i16::try_from((-cast.margin).clamp(-400, 400)).unwrap_or(0);
    class * 1000 + margin + 500
}

/// What the GM may say instead of dice: the host game decides its own tests.
const SAID: &[&str] = &["rolled", "critical_success", "success", "failure", "critical_failure"];

/// A skill roll of a character: rolled, unless the host game says how it went.
pub fn roll<T: Table<Battle>>(b: &Battle, t: &mut T, key: Key, hero: HeroId, skill: T::Tally) -> Play<Skill> {
    let said = t.judge(SKILL.on(key.of, Subject::from(hero)), Judgement::among(SAID, 0, false))?;
    if let Some(outcome) = usize::try_from(said - 1).ok().and_then(|i| Skill::ALL.get(i)) {
        return Ok(*outcome);
    }
    let options = b.options;
    let toss = Toss::new(key, Office::Holder(Subject::from(hero)), d(100)).at_most(skill);
    t.roll(toss, |cast| read(&options, cast))
}
