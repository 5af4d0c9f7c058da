//! The next dice, exactly: each throw for itself always, the whole step when its paths can be counted.

use montjoie_game::{Condition, Fate, Fight, What, ended};
use montjoie_table::{Dice, Head, Inputs, Key, Minds, Program, Reading, Rng, Seat, Tally as _, Told, distribution};
use std::collections::BTreeMap;

/// Most paths a step may have, by estimate, to be walked through.
const MOST_PATHS: f64 = 1e6;
/// Where a walk whose estimate was wrong is given up.
const LIMIT: u64 = 2_000_000;
/// Samples of a step that is too wide.
const SAMPLES: u64 = 2000;
/// Steps without dice that are passed over to find the next that has some.
const QUIET_STEPS: usize = 12;

/// The next step with dice.
pub struct Ahead {
    /// Its round.
    pub round: u32,
    /// Its word.
    pub step: &'static str,
    /// Its throws, as they stand when it begins.
    pub throws: Vec<Throw>,
    /// What it does to everyone it touches.
    pub fates: Vec<Chances>,
    /// How it was found out.
    pub how: FoundBy,
}

/// How the chances of a step were found out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FoundBy {
    /// Every path was walked: so many, and so much mass left out with chains without end.
    Exact(u64, f64),
    /// So many samples; the estimate of its paths.
    Sampled(u64, f64),
}

/// One throw, exactly.
pub struct Throw {
    /// Which.
    pub key: Key,
    /// What is thrown.
    pub dice: Dice,
    /// What every result of the dice comes to.
    pub reading: Reading,
    /// The least total that a tenth, a half and nine tenths of the throws do not exceed.
    pub spread: [i32; 3],
    /// The chance that what is tried succeeds, where something is.
    pub reaches: Option<f64>,
}

/// What a step does to one unit or character.
pub struct Chances {
    /// As it stands before.
    pub before: Fate,
    /// The chance of each condition it may end in.
    pub conditions: BTreeMap<Condition, f64>,
    /// The chance of each strength it may end with.
    pub strengths: BTreeMap<i64, f64>,
}

impl Chances {
    /// The losses that this share of the outcomes does not exceed.
    #[must_use]
    pub fn losses(&self, share: f64) -> i64 {
        let mut seen = 0.0;
        for (&now, weight) in self.strengths.iter().rev() {
            seen += weight;
            if seen >= share - 1e-12 {
                return self.before.now - now;
            }
        }
        0
    }
}

/// Looks at the next step that has dice; none when the battle ends without any.
#[must_use]
pub fn ahead(fight: &dyn Fight, inputs: &Inputs, seed: u64) -> Option<Ahead> {
    let mut fight = fight.copy();
    for i in 0..QUIET_STEPS {
        ended(fight.as_ref()).is_none().then_some(())?;
        let given = if i == 0 { inputs.clone() } else { Inputs::default() };
        let mut rng = Rng::of(seed, 0);
        let look = fight.look(&given, &mut Student(Program(&mut rng)));
        let throws: Vec<Throw> = look.items.iter().filter_map(|item| throw(&item.what)).collect();
        if throws.is_empty() {
            let played = fight.play(&given, &mut Program(&mut rng));
            played.closed.then_some(())?;
            continue;
        }
        let paths = throws.iter().map(|t| distribution(t.dice).0.len() as f64).product::<f64>();
        let before = fight.fates();
        // What is already said about the step is not walked through: it is sampled with it.
        let exact =
            if paths <= MOST_PATHS && given == Inputs::default() { walk(fight.as_ref(), &before) } else { None };
        let (fates, how) =
            exact.unwrap_or_else(|| (sampled(fight.as_ref(), &given, &before, seed), FoundBy::Sampled(SAMPLES, paths)));
        return Some(Ahead { round: look.place.round, step: look.place.step, throws, fates, how });
    }
    None
}

/// The program plays, and every throw says what each of its results would come to.
struct Student<'a>(Program<'a>);

impl Seat for Student<'_> {
    fn faces(&mut self, head: Head, dice: Dice) -> Option<Vec<u16>> {
        self.0.faces(head, dice)
    }

    fn follows_doctrine(&mut self, head: Head) -> bool {
        self.0.follows_doctrine(head)
    }

    fn takes_default(&mut self, head: Head) -> bool {
        self.0.takes_default(head)
    }

    fn studies(&self) -> bool {
        true
    }
}

fn throw(what: &What) -> Option<Throw> {
    let What::Throw { head, dice, plus, reading, .. } = what else { return None };
    Some(one_throw(head.key, *dice, plus, reading.clone()))
}

/// One throw with its sums, exactly.
#[must_use]
pub fn one_throw(key: Key, dice: Dice, plus: &Told, reading: Reading) -> Throw {
    let (outcomes, den, _) = distribution(dice);
    let mut totals: BTreeMap<i32, u64> = BTreeMap::new();
    for outcome in outcomes {
        *totals.entry(outcome.dice + plus.total()).or_default() += outcome.ways;
    }
    let share = |ways: u64| ways as f64 / den as f64;
    let spread = [0.1, 0.5, 0.9].map(|part| {
        let mut seen = 0.0;
        totals
            .iter()
            .find(|(_, ways)| {
                seen += share(**ways);
                seen >= part - 1e-12
            })
            .or(totals.last_key_value().as_ref().map(|(k, v)| (*k, *v)))
            .map_or(0, |(total, _)| *total)
    });
    let reaches = reading.success().map(|(ways, all)| ways as f64 / all as f64);
    Throw { key, dice, reading, spread, reaches }
}

fn empty(before: &[Fate]) -> Vec<Chances> {
    before
        .iter()
        .map(|fate| Chances { before: *fate, conditions: BTreeMap::new(), strengths: BTreeMap::new() })
        .collect()
}

fn add(chances: &mut [Chances], after: &[Fate], weight: f64) {
    for one in chances {
        if let Some(fate) = after.iter().find(|f| f.subject == one.before.subject) {
            *one.conditions.entry(fate.condition).or_default() += weight;
            *one.strengths.entry(fate.now).or_default() += weight;
        }
    }
}

/// Those whom the step may touch.
fn touched(mut chances: Vec<Chances>) -> Vec<Chances> {
    chances.retain(|c| {
        c.conditions.keys().any(|k| *k != c.before.condition) || c.strengths.keys().any(|n| *n != c.before.now)
    });
    chances
}

fn walk(fight: &dyn Fight, before: &[Fate]) -> Option<(Vec<Chances>, FoundBy)> {
    let mut chances = empty(before);
    let walk = fight.every_outcome(Minds::Doctrine, true, LIMIT, &mut |end, _, weight| {
        add(&mut chances, &end.fates(), weight);
    });
    walk.complete.then(|| (touched(chances), FoundBy::Exact(walk.paths, walk.cut)))
}

fn sampled(fight: &dyn Fight, inputs: &Inputs, before: &[Fate], seed: u64) -> Vec<Chances> {
    let mut chances = empty(before);
    for index in 0..SAMPLES {
        let mut rng = Rng::of(seed, index);
        let mut one = fight.copy();
        one.play(inputs, &mut Program(&mut rng));
        add(&mut chances, &one.fates(), 1.0 / SAMPLES as f64);
    }
    touched(chances)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::battle;
    use montjoie_table::{Band, Meaning, Rule, Subject, sum};

    #[test]
    fn one_throw_is_exact() {
        let key = Rule("X-1").by(Subject::unit(0));
        let plus = Told::default().plus(Rule("X-2"), "a", 1);
        let band = |least, most, ways, meaning| Band { least, most, first: None, meaning, ways };
        let bands = vec![band(2, 7, 21, Meaning::Failed), band(8, 12, 15, Meaning::Passed)];
        let nine = Reading { bands, ways: 36 };
        let throw = one_throw(key, sum(2, 6), &plus, nine);
        assert_eq!(throw.spread, [5, 8, 11]);
        // 2d6 + 1 ≥ 9 in 15 ways of 36.
        assert!((throw.reaches.expect("held against 9") - 15.0 / 36.0).abs() < 1e-12);
        assert_eq!(one_throw(key, sum(2, 6), &plus, Reading::default()).reaches, None, "nothing is tried");
    }

    #[test]
    fn the_chances_of_the_next_step_add_up() {
        let ahead = ahead(battle().as_ref(), &Inputs::default(), 1).expect("there are dice");
        assert!(!ahead.throws.is_empty() && !ahead.fates.is_empty());
        for one in &ahead.fates {
            let whole: f64 = one.conditions.values().sum();
            assert!((whole - 1.0).abs() < 1e-9, "{whole}");
        }
    }
}
