//! Many battles added up: counts and histograms of whole numbers, so that any number of threads gives the same sum.

use montjoie_game::{Condition, Ended, Fate, Fight, Outcome};
use montjoie_table::{Inputs, Side, Subject};
use std::ops::Range;

/// Finest steps a strength is counted in.
const STEPS: i64 = 1000;

/// What became of one unit or character over many battles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Career {
    /// Who.
    pub subject: Subject,
    /// Of which side.
    pub side: Side,
    /// Strength at the start.
    pub initial: i64,
    /// What one point of that strength weighs beside another's of the same side.
    pub worth: i64,
    /// Whether it is a person.
    pub person: bool,
    /// How often it ended with so much, in steps of `initial / (len - 1)`.
    pub left: Vec<u64>,
    /// How often it ended in each condition.
    pub conditions: [u64; 7],
}

impl Career {
    fn new(fate: Fate) -> Career {
        let steps = usize::try_from(fate.initial.clamp(0, STEPS)).unwrap_or(0);
        Career {
            subject: fate.subject,
            side: fate.side,
            initial: fate.initial,
            worth: fate.worth,
            person: fate.person,
            left: vec![0; steps + 1],
            conditions: [0; 7],
        }
    }

    #[inline]
    fn add(&mut self, fate: Fate) {
        // A book may weigh nobody at nothing: what they are worth is what they were worth in any battle, in whatever order.
        self.worth = self.worth.max(fate.worth);
        let steps = self.left.len() as i64 - 1;
        let step = if self.initial <= 0 {
            0
        } else {
            (fate.now.clamp(0, self.initial) * steps + self.initial / 2) / self.initial
        };
        if let Some(slot) = usize::try_from(step).ok().and_then(|i| self.left.get_mut(i)) {
            *slot += 1;
        }
        self.conditions[fate.condition as usize] += 1;
    }

    /// The losses that a share of the battles, in hundredths, do not exceed.
    #[must_use]
    pub fn losses(&self, percent: u64) -> i64 {
        let total: u64 = self.left.iter().sum();
        let steps = self.left.len() as i64 - 1;
        let mut seen = 0;
        for (i, &n) in self.left.iter().enumerate().rev() {
            seen += n;
            if seen * 100 >= total * percent && seen > 0 {
                let left = if steps == 0 { 0 } else { (i as i64 * self.initial + steps / 2) / steps };
                return self.initial - left;
            }
        }
        0
    }

    /// How often it ended in this condition.
    #[must_use]
    pub fn count(&self, condition: Condition) -> u64 {
        self.conditions[condition as usize]
    }
}

/// Many battles added up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sample {
    /// How many.
    pub runs: u64,
    /// Victories of each side.
    pub victories: [u64; 2],
    /// Draws.
    pub draws: u64,
    /// Broken off.
    pub undecided: u64,
    /// Of those, battles in which nobody left could hurt anybody any more.
    pub harmless: u64,
    /// How many ended in each round.
    pub rounds: Vec<u64>,
    /// Everyone.
    pub careers: Vec<Career>,
}

impl Sample {
    /// Plays the battles of these numbers and adds them.
    pub fn play(&mut self, fight: &dyn Fight, inputs: &Inputs, seed: u64, battles: Range<u64>) {
        fight.simulate(inputs, seed, battles, &mut |end| self.add(end));
    }

    /// Adds one battle.
    pub fn add(&mut self, end: &Ended<'_>) {
        self.runs += 1;
        match end.outcome {
            Outcome::Victory(side) => self.victories[side.index()] += 1,
            Outcome::Draw => self.draws += 1,
            Outcome::Undecided => self.undecided += 1,
        }
        self.harmless += u64::from(end.harmless);
        let round = end.round as usize;
        if self.rounds.len() <= round {
            self.rounds.resize(round + 1, 0);
        }
        self.rounds[round] += 1;
        let mut i = 0;
        let careers = &mut self.careers;
        (end.fates)(&mut |fate| {
            if i == careers.len() {
                careers.push(Career::new(fate));
            }
            careers[i].add(fate);
            i += 1;
        });
    }

    /// Adds the sum of other battles of the same muster.
    pub fn merge(&mut self, other: &Sample) {
        self.runs += other.runs;
        for side in Side::BOTH {
            self.victories[side.index()] += other.victories[side.index()];
        }
        self.draws += other.draws;
        self.undecided += other.undecided;
        self.harmless += other.harmless;
        if self.rounds.len() < other.rounds.len() {
            self.rounds.resize(other.rounds.len(), 0);
        }
        for (round, n) in other.rounds.iter().enumerate() {
            self.rounds[round] += n;
        }
        for (i, theirs) in other.careers.iter().enumerate() {
            if i == self.careers.len() {
                self.careers.push(theirs.clone());
                continue;
            }
            let ours = &mut self.careers[i];
            ours.worth = ours.worth.max(theirs.worth);
            for (slot, n) in ours.left.iter_mut().zip(&theirs.left) {
                *slot += n;
            }
            for (slot, n) in ours.conditions.iter_mut().zip(theirs.conditions) {
                *slot += n;
            }
        }
    }
}

/// A shipped battle, for the tests of this crate.
#[cfg(test)]
pub fn battle() -> Box<dyn Fight> {
    let game = montjoie_books::GAMES[0];
    let doc = montjoie_game::scenario::Doc::read(game.samples()[0].1);
    game.open(&doc, None).unwrap_or_else(|problems| panic!("{problems:?}")).fight
}
