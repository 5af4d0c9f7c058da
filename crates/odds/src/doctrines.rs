//! What other doctrines would change.

use crate::{Sampler, Wanted, Watch};

/// One pair of doctrines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// By their places on the book's list.
    pub doctrines: [usize; 2],
    /// Its battles.
    pub runs: u64,
    /// Victories of each side.
    pub victories: [u64; 2],
}

/// Plays so many battles under each pair of doctrines; stops between two pairs when nobody wants more.
#[must_use]
pub fn over_doctrines(sampler: &Sampler<'_>, runs: u64, watch: Watch<'_>) -> Vec<Pair> {
    let count = sampler.fight.info().doctrines.len();
    let mut pairs = Vec::new();
    for doctrines in (0..count).flat_map(|a| (0..count).map(move |b| [a, b])) {
        if (sampler.stop)() {
            break;
        }
        let mut led = sampler.fight.copy();
        led.lead(doctrines);
        let sample = Sampler { fight: led.as_ref(), ..*sampler }.play(Wanted::Runs(runs), watch);
        pairs.push(Pair { doctrines, runs: sample.runs, victories: sample.victories });
    }
    pairs
}
