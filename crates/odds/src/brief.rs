//! Results battle by battle: sums hide whether two ways of playing the same dice differ.

use montjoie_game::{Fight, Outcome};
use montjoie_table::{Inputs, Side};
use std::ops::Range;

/// How one battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brief {
    /// How.
    pub outcome: Outcome,
    /// In which round.
    pub round: u32,
    /// Strength of each side at the start: its units, weighed by their worth.
    pub initial: [i64; 2],
    /// Strength of each side that is left.
    pub left: [i64; 2],
}

impl Brief {
    /// The share of its strength that a side has left; 0 for a side that had none.
    #[must_use]
    #[allow(clippy::cast_precision_loss)]
    pub fn left_share(&self, side: Side) -> f64 {
        let i = side.index();
        if self.initial[i] > 0 { self.left[i] as f64 / self.initial[i] as f64 } else { 0.0 }
    }
}

/// Plays the battles of these numbers and gives the result of each, in order.
#[must_use]
pub fn briefs(fight: &dyn Fight, inputs: &Inputs, seed: u64, battles: Range<u64>) -> Vec<Brief> {
    let mut all = Vec::new();
    fight.simulate(inputs, seed, battles, &mut |end| {
        let mut brief = Brief { outcome: end.outcome, round: end.round, initial: [0; 2], left: [0; 2] };
        (end.fates)(&mut |fate| {
            if !fate.person {
                brief.initial[fate.side.index()] += fate.initial * fate.worth;
                brief.left[fate.side.index()] += fate.now * fate.worth;
            }
        });
        all.push(brief);
    });
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sample;
    use crate::sample::battle;

    #[test]
    fn battle_by_battle_adds_up_to_the_sample() {
        let (battle, inputs) = (battle(), Inputs::default());
        let all = briefs(battle.as_ref(), &inputs, 3, 0..120);
        let mut sample = Sample::default();
        sample.play(battle.as_ref(), &inputs, 3, 0..120);
        for side in Side::BOTH {
            let won = all.iter().filter(|b| b.outcome == Outcome::Victory(side)).count() as u64;
            assert_eq!(won, sample.victories[side.index()]);
            assert!(all.iter().all(|b| (0.0..=1.0).contains(&b.left_share(side)) && b.initial[side.index()] > 0));
        }
        // A battle's number names it: a range in the middle gives the same battles.
        assert_eq!(briefs(battle.as_ref(), &inputs, 3, 50..60), all[50..60]);
        let different = |pick: fn(&Brief) -> [i64; 2]| all.iter().any(|b| pick(b) != pick(&all[0]));
        assert!(different(|b| b.left) && !different(|b| b.initial));
    }
}
