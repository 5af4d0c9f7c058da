//! Every outcome at once: an odometer turns through all readings with their weights, and the rule is run again for each.

use crate::{Cast, Dice, Judgement, Key, Pause, Play, Question, Quiet, Reads, State, Table, Toss, trace::cite};

/// An exact probability: one integer over another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    num: u128,
    den: u128,
}

impl Weight {
    /// Certainty.
    pub const ONE: Weight = Weight { num: 1, den: 1 };
    /// Impossibility.
    pub const ZERO: Weight = Weight { num: 0, den: 1 };

    fn new(num: u128, den: u128) -> Weight {
        let d = gcd(num, den).max(1);
        Weight { num: num / d, den: den / d }
    }

    /// Both; none when the numbers grow past what can be held exactly.
    #[must_use]
    pub fn and(self, other: Weight) -> Option<Weight> {
        let (a, b) = (Weight::new(self.num, other.den), Weight::new(other.num, self.den));
        Some(Weight { num: a.num.checked_mul(b.num)?, den: a.den.checked_mul(b.den)? })
    }

    /// Either of two that exclude each other; none when it cannot be held exactly.
    #[must_use]
    pub fn or(self, other: Weight) -> Option<Weight> {
        let d = gcd(self.den, other.den).max(1);
        let den = (self.den / d).checked_mul(other.den)?;
        let num = self.num.checked_mul(other.den / d)?.checked_add(other.num.checked_mul(self.den / d)?)?;
        Some(Weight::new(num, den))
    }

    /// As a number between 0 and 1.
    #[must_use]
    #[allow(clippy::cast_precision_loss)]
    pub fn value(self) -> f64 {
        self.num as f64 / self.den as f64
    }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// One outcome of some dice: first face, reading, and in how many ways of `den`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceOutcome {
    /// The first face, where it means anything.
    pub first: i32,
    /// What the dice read.
    pub dice: i32,
    /// In how many ways.
    pub ways: u64,
}

/// How likely each reading of some dice is. Chains are cut where they have become very unlikely.
#[must_use]
pub fn distribution(dice: Dice) -> (Vec<DiceOutcome>, u64, u64) {
    let mut out: Vec<DiceOutcome> = Vec::new();
    match dice {
        Dice::Sum { n, sides, bonus } => {
            let ways = sums(n, sides);
            let least = i32::from(n) + i32::from(bonus);
            for (i, &w) in ways.iter().enumerate() {
                let dice = least + i32::try_from(i).unwrap_or(0);
                out.push(DiceOutcome { first: if n == 1 { dice - i32::from(bonus) } else { 0 }, dice, ways: w });
            }
            let den = ways.iter().sum();
            (out, den, 0)
        }
        Dice::Count { n, sides, at_least } => {
            let hit = u64::from((u16::from(sides) + 1).saturating_sub(u16::from(at_least)));
            let miss = u64::from(sides).saturating_sub(hit);
            let mut ways = vec![1u64];
            for _ in 0..n {
                let mut next = vec![0u64; ways.len() + 1];
                for (k, &w) in ways.iter().enumerate() {
                    next[k] = next[k].saturating_add(w.saturating_mul(miss));
                    next[k + 1] = next[k + 1].saturating_add(w.saturating_mul(hit));
                }
                ways = next;
            }
            for (k, &w) in ways.iter().enumerate().filter(|(_, w)| **w > 0) {
                out.push(DiceOutcome { first: 0, dice: i32::try_from(k).unwrap_or(0), ways: w });
            }
            let den = ways.iter().sum();
            (out, den, 0)
        }
        Dice::Open { .. } => chain(dice),
    }
}

/// In how many ways so many dice give each sum, from the least.
fn sums(n: u8, sides: u8) -> Vec<u64> {
    let mut ways = vec![1u64];
    for _ in 0..n {
        let mut next = vec![0u64; ways.len() + usize::from(sides) - 1];
        for (i, &w) in ways.iter().enumerate() {
            for slot in &mut next[i..i + usize::from(sides)] {
                *slot = slot.saturating_add(w);
            }
        }
        ways = next;
    }
    ways
}

/// A chain of at most this many dice is counted; what lies beyond is the cut.
fn depth(sides: u8) -> u32 {
    if sides >= 50 { 4 } else { 6 }
}

fn chain(dice: Dice) -> (Vec<DiceOutcome>, u64, u64) {
    let Dice::Open { sides, up, down, lone } = dice else { return (Vec::new(), 1, 0) };
    let (s, up, down, lone) = (i32::from(sides), i32::from(up), i32::from(down), i32::from(lone));
    let deep = depth(sides);
    let power = |k: u32| u64::from(sides).pow(k);
    let den = power(deep);
    let mut out: Vec<DiceOutcome> = Vec::new();
    let mut cut = 0;
    // How a further chain ends: (sum, dice used) with its ways, grown one die at a time.
    for first in 1..=s {
        let sinks = first <= down;
        if first == lone || (first < up && !sinks) {
            out.push(DiceOutcome { first, dice: first, ways: power(deep - 1) });
            continue;
        }
        let mut tails: std::collections::BTreeMap<i32, u64> = std::collections::BTreeMap::from([(0, 1)]);
        let mut ended: std::collections::BTreeMap<i32, u64> = std::collections::BTreeMap::new();
        for k in 2..=deep {
            let mut open = std::collections::BTreeMap::new();
            for (&sum, &ways) in &tails {
                for face in 1..=s {
                    if face < up {
                        *ended.entry(sum + face).or_insert(0) += ways * power(deep - k);
                    } else {
                        *open.entry(sum + face).or_insert(0) += ways;
                    }
                }
            }
            tails = open;
        }
        cut += tails.values().sum::<u64>();
        out.extend(ended.iter().map(|(&sum, &ways)| DiceOutcome {
            first,
            dice: if sinks { first - sum } else { first + sum },
            ways,
        }));
    }
    (out, den, cut)
}

struct Digit {
    /// A representative outcome for each reading, with its ways; for a choice, its place among the options.
    values: Vec<(Vec<(i32, i32)>, u64)>,
    den: u64,
    at: usize,
}

/// How choices are made while everything is walked through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Minds {
    /// Each side follows its doctrine.
    Doctrine,
    /// Every legal answer is tried (each counts as equally likely).
    All,
}

/// The table at which everything happens.
pub struct Everything<'a, S: State> {
    plan: &'a S::Plan,
    minds: Minds,
    merge: bool,
    digits: Vec<Digit>,
    at: usize,
    cut: f64,
}

/// What came of walking through everything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Walk {
    /// How many different ways the step can go, as the rules read the dice.
    pub paths: u64,
    /// The mass of open-ended chains too long to be followed.
    pub cut: f64,
    /// False when the walk was given up at the limit.
    pub complete: bool,
}

impl<'a, S: State> Everything<'a, S> {
    /// Walks through every outcome of `rule` from `start`. `visit` gets each end state with its weight: exact while it can be held
    /// exactly, and as a number. `merge` counts faces that read alike as one; without it every sum is its own path.
    pub fn walk(
        start: &S,
        plan: &'a S::Plan,
        (minds, merge): (Minds, bool),
        limit: u64,
        mut rule: impl FnMut(&mut S, &mut Everything<'a, S>) -> Play,
        mut visit: impl FnMut(S, Option<Weight>, f64),
    ) -> Walk {
        let mut table = Everything { plan, minds, merge, digits: Vec::new(), at: 0, cut: 0.0 };
        let mut paths = 0;
        loop {
            if paths >= limit {
                return Walk { paths, cut: table.cut, complete: false };
            }
            table.at = 0;
            let mut battle = start.clone();
            let played = rule(&mut battle, &mut table);
            debug_assert!(played.is_ok(), "nobody waits where everything happens");
            paths += 1;
            let (exact, value) = table.weight(table.digits.len());
            visit(battle, exact, value);
            if !table.turn() {
                return Walk { paths, cut: table.cut, complete: true };
            }
        }
    }

    /// The weight of the first `n` digits as they stand.
    #[allow(clippy::cast_precision_loss)]
    fn weight(&self, n: usize) -> (Option<Weight>, f64) {
        let mut exact = Some(Weight::ONE);
        let mut value = 1.0;
        for digit in &self.digits[..n] {
            let ways = digit.values[digit.at].1;
            exact = exact.and_then(|w| w.and(Weight::new(u128::from(ways), u128::from(digit.den))));
            value *= ways as f64 / digit.den as f64;
        }
        (exact, value)
    }

    /// Moves on to the next path; false after the last.
    fn turn(&mut self) -> bool {
        while let Some(last) = self.digits.last_mut() {
            if last.at + 1 < last.values.len() {
                last.at += 1;
                return true;
            }
            self.digits.pop();
        }
        false
    }

    /// A choice among `n` things, all as likely: only for walks that try everything.
    fn pick(&mut self, n: usize) -> usize {
        if self.at == self.digits.len() {
            let values = (0..n).map(|i| (vec![(i32::try_from(i).unwrap_or(0), 0)], 1)).collect();
            self.digits.push(Digit { values, den: n as u64, at: 0 });
        }
        let digit = &self.digits[self.at];
        self.at += 1;
        usize::try_from(digit.values[digit.at].0[0].0).unwrap_or(0)
    }
}

impl<S: State> Table<S> for Everything<'_, S> {
    type Tally = Quiet;

    #[allow(clippy::cast_precision_loss)]
    fn throw<const N: usize, R: Reads>(&mut self, tosses: [Toss<Quiet>; N], read: impl Fn([Cast; N]) -> R) -> Play<R> {
        if self.at == self.digits.len() {
            // The joint outcomes of all dice thrown together, grouped by what the rule reads in them.
            let mut joint: Vec<(Vec<(i32, i32)>, u64)> = vec![(Vec::new(), 1)];
            let (mut den, mut kept) = (1u64, 1.0);
            for toss in &tosses {
                cite(toss.key.rule);
                let (outcomes, ways, cut) = distribution(toss.dice);
                kept *= 1.0 - cut as f64 / ways as f64;
                den = den.saturating_mul(ways);
                joint = joint
                    .into_iter()
                    .flat_map(|(faces, w)| {
                        outcomes.iter().map(move |o| {
                            let mut all = faces.clone();
                            all.push((o.first, o.dice));
                            (all, w.saturating_mul(o.ways))
                        })
                    })
                    .collect();
            }
            self.cut += self.weight(self.digits.len()).1 * (1.0 - kept);
            let mut seen: Vec<R> = Vec::new();
            let mut values: Vec<(Vec<(i32, i32)>, u64)> = Vec::new();
            for (faces, ways) in joint {
                let mut i = 0;
                let casts = std::array::from_fn(|k| tosses[k].cast(faces[k].0, faces[k].1));
                let reading = read(casts);
                if self.merge {
                    while i < seen.len() && seen[i] != reading {
                        i += 1;
                    }
                } else {
                    i = seen.len();
                }
                if i < seen.len() {
                    values[i].1 += ways;
                } else {
                    seen.push(reading);
                    values.push((faces, ways));
                }
            }
            self.digits.push(Digit { values, den, at: 0 });
        }
        let digit = &self.digits[self.at];
        self.at += 1;
        let faces = &digit.values[digit.at].0;
        Ok(read(std::array::from_fn(|k| tosses[k].cast(faces[k].0, faces[k].1))))
    }

    fn choose<Q: Question<S>>(&mut self, battle: &S, question: Q) -> Play<Q::Answer> {
        cite(question.key().rule);
        if self.minds == Minds::Doctrine {
            return Ok(question.usual(battle, self.plan));
        }
        let mut options = Vec::new();
        question.options(battle, &mut |option| options.push(option));
        if options.is_empty() {
            return Err(Pause);
        }
        let i = self.pick(options.len());
        Ok(options[i])
    }

    fn judge(&mut self, key: Key, judgement: Judgement) -> Play<i32> {
        cite(key.rule);
        if self.minds == Minds::Doctrine {
            return Ok(judgement.usual);
        }
        // The bounds and the default stand for the whole range.
        let mut values = vec![*judgement.range.start(), judgement.usual, *judgement.range.end()];
        values.dedup();
        let i = self.pick(values.len());
        Ok(values[i])
    }
}
