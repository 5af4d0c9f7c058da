//! Many battles on every core. Battles are numbered and sums are whole numbers: any number of threads gives the same.

use crate::{Sample, Share, needed};
use montjoie_game::Fight;
use montjoie_table::Inputs;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Battles a thread takes at once: enough to forget the counter, few enough to stop soon.
const CHUNK: u64 = 64;
/// Battles played before anything is said about how many it takes.
const FIRST: u64 = 1000;
/// Where a search for precision gives up.
pub const MOST: u64 = 5_000_000;

/// How many battles are wanted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Wanted {
    /// So many.
    Runs(u64),
    /// Until half the interval of every share is at most this.
    Precision(f64),
}

/// What watches a long count: asked now and then with what is done and what is wanted.
pub type Watch<'a> = &'a (dyn Fn(u64, u64) + Sync);

/// Whether nobody wants the count any more: asked between two chunks of battles, by every thread.
pub type GivenUp<'a> = &'a (dyn Fn() -> bool + Sync);

/// The battles of one seed from where a battle stands.
#[derive(Clone, Copy)]
pub struct Sampler<'a> {
    /// Where it stands.
    pub fight: &'a dyn Fight,
    /// What is already said about the open step.
    pub inputs: &'a Inputs,
    /// The seed.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// Whether to stop.
    pub stop: GivenUp<'a>,
}

impl Sampler<'_> {
    /// Plays until what is wanted is known, or somebody stops it.
    #[must_use]
    pub fn play(&self, wanted: Wanted, watch: Watch<'_>) -> Sample {
        let mut sample = Sample::default();
        match wanted {
            Wanted::Runs(runs) => self.add(0..runs, &mut sample, watch),
            Wanted::Precision(half) => {
                while let Some(upto) = more(&sample, half) {
                    self.add(sample.runs..upto, &mut sample, watch);
                    if (self.stop)() {
                        break;
                    }
                }
            }
        }
        sample
    }

    fn add(&self, battles: Range<u64>, sample: &mut Sample, watch: Watch<'_>) {
        let (start, end) = (battles.start, battles.end);
        let next = AtomicU64::new(start);
        let sum = Mutex::new(std::mem::take(sample));
        let work = |watching: bool| {
            let mut own = Sample::default();
            while !(self.stop)() {
                let from = next.fetch_add(CHUNK, Ordering::Relaxed);
                if from >= end {
                    break;
                }
                own.play(self.fight, self.inputs, self.seed, from..(from + CHUNK).min(end));
                if watching {
                    watch(next.load(Ordering::Relaxed).min(end), end);
                }
            }
            sum.lock().unwrap_or_else(std::sync::PoisonError::into_inner).merge(&own);
        };
        let helpers = self.threads.saturating_sub(1).min(usize::try_from((end - start) / CHUNK).unwrap_or(0));
        std::thread::scope(|scope| {
            for _ in 0..helpers {
                scope.spawn(|| work(false));
            }
            work(true);
        });
        *sample = sum.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    }
}

/// Up to which battle to go on for a precision, by what is known; none when it is reached.
#[must_use]
pub fn more(sample: &Sample, half: f64) -> Option<u64> {
    let runs = sample.runs;
    if runs < FIRST {
        return Some(FIRST);
    }
    if runs >= MOST || widest(sample) <= half {
        return None;
    }
    // What is still missing, by what is known now; a little more than that where it was close.
    let want = shares(sample).into_iter().map(|s| needed(s.value, half)).max().unwrap_or(runs);
    Some(want.max(runs + FIRST / 10).min(MOST))
}

/// The shares of victory of both sides and of no victory.
#[must_use]
pub fn shares(sample: &Sample) -> [Share; 3] {
    let [a, b] = sample.victories;
    [a, b, sample.draws + sample.undecided].map(|count| Share::of(count, sample.runs))
}

fn widest(sample: &Sample) -> f64 {
    shares(sample).into_iter().map(Share::half).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::battle;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn any_number_of_threads_gives_the_same() {
        let battle = battle();
        let inputs = Inputs::default();
        let play = |threads, wanted| {
            Sampler { fight: battle.as_ref(), inputs: &inputs, seed: 3, threads, stop: &|| false }
                .play(wanted, &|_, _| ())
        };
        let one = play(1, Wanted::Runs(300));
        assert_eq!(one.runs, 300);
        for threads in [2, 5] {
            assert_eq!(play(threads, Wanted::Runs(300)), one);
        }
        let coarse = play(3, Wanted::Precision(0.05));
        assert!(widest(&coarse) <= 0.05 && coarse.runs >= FIRST);
        assert_eq!(coarse, play(1, Wanted::Precision(0.05)));
    }

    #[test]
    fn who_is_stopped_tells_what_is_known() {
        let battle = battle();
        let inputs = Inputs::default();
        let raised = AtomicBool::new(false);
        let stop = || raised.load(Ordering::Relaxed);
        let sampler = Sampler { fight: battle.as_ref(), inputs: &inputs, seed: 3, threads: 1, stop: &stop };
        let sample = sampler.play(Wanted::Runs(100_000), &|done, _| {
            if done >= 128 {
                raised.store(true, Ordering::Relaxed);
            }
        });
        assert!((64..1000).contains(&sample.runs), "{}", sample.runs);
    }
}
