//! Odds of a battle, computed with the same rules that play it. The terminal and the page print what this crate returns.
//!
//! - [`ask`] answers a [`OddsQuery`]: shares with their intervals, losses, length, the effect of other doctrines.
//! - [`Sampler`] plays many battles on several threads; the [`Sample`] does not depend on the number of threads.
//! - [`briefs`] keeps the result of each battle, to compare two ways of playing with the same dice.
//! - [`sweep`] computes a grid of variants of one scenario.
//! - [`exact`] enumerates the outcomes of the next dice.

mod brief;
mod doctrines;
pub mod exact;
mod sample;
mod sampler;
mod share;
pub mod sweep;

pub use brief::{Brief, briefs};
pub use doctrines::{Pair, over_doctrines};
pub use sample::{Career, Sample};
pub use sampler::{GivenUp, MOST, Sampler, Wanted, Watch, more, shares};
pub use share::{Share, needed, quantile};

use montjoie_game::{Fight, Marshal, What};
use montjoie_table::{Inputs, Rule};
use std::collections::BTreeSet;

/// Battles whose judgements are looked at.
const LOOKED_AT: u64 = 3;

/// What is asked about a battle.
#[derive(Clone, Copy)]
pub struct OddsQuery<'a> {
    /// The battle, where it stands.
    pub fight: &'a dyn Fight,
    /// What is already said about its open step.
    pub inputs: &'a Inputs,
    /// The seed: the same seed gives the same answer.
    pub seed: u64,
    /// How many battles.
    pub wanted: Wanted,
    /// How many for each pair of doctrines; 0 asks nothing about other doctrines.
    pub per_pair: u64,
    /// Whether the next dice are asked for exactly.
    pub exact: bool,
    /// Whether to look for judgements that were left at their default.
    pub judgements: bool,
    /// How many threads play.
    pub threads: usize,
    /// Whether nobody wants the answer any more.
    pub stop: GivenUp<'a>,
}

/// Everything that was found out.
pub struct Odds {
    /// Under this seed.
    pub seed: u64,
    /// The battles.
    pub sample: Sample,
    /// Each pair of doctrines, and how often each side won under it.
    pub pairs: Vec<Pair>,
    /// Rules whose judgements were left at their default.
    pub judgements: Vec<Rule>,
    /// The next dice.
    pub ahead: Option<exact::Ahead>,
    /// Whether it was stopped before everything was counted.
    pub stopped: bool,
}

/// Answers a question. `watch` hears how far the count is.
#[must_use]
pub fn ask(question: &OddsQuery<'_>, watch: Watch<'_>) -> Odds {
    let OddsQuery { fight, inputs, seed, stop, .. } = *question;
    let sampler = Sampler { fight, inputs, seed, threads: question.threads, stop };
    let sample = sampler.play(question.wanted, watch);
    let pairs = if question.per_pair == 0 { Vec::new() } else { over_doctrines(&sampler, question.per_pair, watch) };
    let ahead = if question.exact { exact::ahead(fight, inputs, seed) } else { None };
    let judgements = if question.judgements { judgements(fight, seed) } else { Vec::new() };
    Odds { seed, sample, pairs, judgements, ahead, stopped: stop() }
}

/// How many threads may play at once.
#[must_use]
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Rules that asked the GM and were answered by their default, in the first battles.
fn judgements(fight: &dyn Fight, seed: u64) -> Vec<Rule> {
    let mut rules = BTreeSet::new();
    for index in 0..LOOKED_AT {
        let mut marshal = Marshal::new(fight.copy(), seed, index);
        while marshal.ended().is_none() {
            for item in marshal.step().items {
                if let What::Judgement { given: false, .. } = item.what {
                    rules.insert(item.rule);
                }
            }
        }
    }
    rules.into_iter().collect()
}
