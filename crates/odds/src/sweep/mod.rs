//! A grid of variants of one scenario, each counted by itself: one row a variant (docs/formats.md, ADR 0073).
//!
//! A row hangs on nothing but the scenario, its variant, the seed and how much was asked: any number of threads, shards and
//! interruptions gives the same bytes.

mod grid;
mod table;

pub use grid::{Axis, BadAxis, Grid, MOST_VARIANTS};
pub use table::{AFTER, BEFORE, BadTable, Rows, head, merge, row};

use crate::{GivenUp, Sample, Sampler, Wanted};
use montjoie_game::Game;
use montjoie_game::scenario::{Doc, NoPlace, Problems};
use montjoie_table::Inputs;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// How often whoever watches is told how far it is.
const TICK: Duration = Duration::from_millis(200);

/// Which part of a sweep: the `k`th of `n`, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which.
    pub k: u64,
    /// Of how many.
    pub n: u64,
}

impl Shard {
    /// Everything.
    pub const WHOLE: Shard = Shard { k: 1, n: 1 };

    /// Reads `k/n`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Shard> {
        let (k, n) = text.split_once('/')?;
        let shard = Shard { k: k.trim().parse().ok()?, n: n.trim().parse().ok()? };
        (1..=shard.n).contains(&shard.k).then_some(shard)
    }

    /// Its variants, from 0, in order. They are dealt out in turn, since neighbours take about the same time.
    pub fn variants(self, of: u64) -> impl Iterator<Item = u64> {
        (self.k - 1..of).step_by(usize::try_from(self.n).unwrap_or(usize::MAX))
    }
}

/// Why a variant is no battle.
#[derive(Clone, Debug)]
pub enum NoVariant {
    /// The place is not in the scenario: which axis.
    Place(usize, NoPlace),
    /// The rulebook refuses it.
    Refused(Problems),
}

/// A sweep.
#[derive(Clone, Copy)]
pub struct Sweep<'a> {
    /// The rulebook.
    pub game: &'static dyn Game,
    /// The scenario.
    pub text: &'a str,
    /// The edition it is played by.
    pub edition: Option<&'static str>,
    /// What is varied.
    pub grid: &'a Grid,
    /// The seed: every variant plays the battles of the same numbers, so that differences between variants are sharper than each.
    pub seed: u64,
    /// How many battles of each.
    pub wanted: Wanted,
}

/// What hears the rows of a sweep.
pub trait Hears {
    /// A row, in order. False when no more are wanted.
    fn row(&mut self, variant: u64, row: &str) -> bool;
    /// A variant that is no battle.
    fn refused(&mut self, variant: u64, why: &NoVariant);
    /// How far it is, in thousandths of a variant, and how many variants there are.
    fn watch(&mut self, thousandths: u64, of: u64);
}

impl Sweep<'_> {
    /// A mark that is the same for equal sweeps and, as good as certainly, for no others.
    #[must_use]
    pub fn id(&self) -> u64 {
        let mut hash = 0xcbf2_9ce4_8422_2325u64;
        let mut eat = |bytes: &[u8]| {
            // A byte past UTF-8 ends each piece: two pieces cannot run into each other.
            for byte in bytes.iter().chain(&[0xff]) {
                hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
            }
        };
        let info = self.game.info();
        eat(info.id.as_bytes());
        eat(info.revision.to_string().as_bytes());
        eat(self.text.as_bytes());
        eat(self.edition.unwrap_or_default().as_bytes());
        for axis in &self.grid.axes {
            eat(axis.path.as_bytes());
            for value in &axis.values {
                eat(value.as_bytes());
            }
            eat(b"");
        }
        eat(self.seed.to_string().as_bytes());
        eat(match self.wanted {
            Wanted::Runs(n) => format!("n{n}"),
            Wanted::Precision(p) => format!("p{p}"),
        }
        .as_bytes());
        hash
    }

    /// The battle of a variant.
    fn fight(&self, doc: &Doc, values: &[(usize, &str)]) -> Result<Box<dyn montjoie_game::Fight>, NoVariant> {
        // The first value gives a document in which nothing has been found yet: a document is read once.
        let mut varied = None;
        for &(axis, value) in values {
            let place = &self.grid.axes[axis].path;
            let next = varied.as_ref().unwrap_or(doc).with_value(place, value);
            varied = Some(next.map_err(|lost| NoVariant::Place(axis, lost))?);
        }
        let fresh = || Doc::read(self.text);
        let opened = self.game.open(&varied.unwrap_or_else(fresh), self.edition);
        opened.map(|o| o.fight).map_err(NoVariant::Refused)
    }

    /// Tries every value of every axis by itself, the others as the scenario has them.
    ///
    /// # Errors
    /// The first that is no battle: the axis, the value, and why.
    pub fn check(&self) -> Result<(), (usize, String, NoVariant)> {
        let doc = Doc::read(self.text);
        for (i, axis) in self.grid.axes.iter().enumerate() {
            for value in &axis.values {
                self.fight(&doc, &[(i, value)]).map_err(|why| (i, value.clone(), why))?;
            }
        }
        Ok(())
    }

    /// Counts one variant. None when somebody stopped it.
    fn count(
        &self,
        doc: &Doc,
        variant: u64,
        (threads, stop): (usize, GivenUp<'_>),
        done: &AtomicU64,
    ) -> Option<Result<Sample, NoVariant>> {
        let values: Vec<(usize, &str)> = self.grid.values(variant).into_iter().enumerate().collect();
        let fight = match self.fight(doc, &values) {
            Ok(fight) => fight,
            Err(why) => return Some(Err(why)),
        };
        let sampler = Sampler { fight: fight.as_ref(), inputs: &Inputs::default(), seed: self.seed, threads, stop };
        let sample = sampler.play(self.wanted, &|n, of| done.store(n * 1000 / of.max(1), Ordering::Relaxed));
        done.store(0, Ordering::Relaxed);
        (!stop()).then_some(Ok(sample))
    }

    /// Counts these variants on so many threads; `hears` gets the rows in order.
    pub fn play(&self, variants: &[u64], threads: usize, stop: GivenUp<'_>, hears: &mut dyn Hears) {
        let deaf = AtomicBool::new(false);
        let over = || stop() || deaf.load(Ordering::Relaxed);
        let next = AtomicUsize::new(0);
        let workers = threads.clamp(1, variants.len().max(1));
        let each = (threads / workers).max(1);
        let progress: Vec<AtomicU64> = (0..workers).map(|_| AtomicU64::new(0)).collect();
        let (send, receive) = channel();
        std::thread::scope(|scope| {
            for done in &progress {
                let (send, next, over) = (send.clone(), &next, &over);
                scope.spawn(move || {
                    let doc = Doc::read(self.text);
                    loop {
                        let at = next.fetch_add(1, Ordering::Relaxed);
                        let Some(&variant) = variants.get(at) else { break };
                        let Some(counted) = self.count(&doc, variant, (each, over), done) else { break };
                        let line = row(self, variant, counted.as_ref().ok());
                        if send.send((at, line, counted.err())).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            let mut waiting = BTreeMap::new();
            let mut told = 0;
            loop {
                match receive.recv_timeout(TICK) {
                    Ok((at, line, refused)) => {
                        waiting.insert(at, (line, refused));
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                while let Some((line, refused)) = waiting.remove(&told) {
                    if let Some(why) = refused {
                        hears.refused(variants[told], &why);
                    }
                    if !hears.row(variants[told], &line) {
                        deaf.store(true, Ordering::Relaxed);
                    }
                    told += 1;
                }
                let running: u64 = progress.iter().map(|p| p.load(Ordering::Relaxed)).sum();
                hears.watch((told + waiting.len()) as u64 * 1000 + running, variants.len() as u64);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Kept(Vec<String>, usize);

    impl Hears for Kept {
        fn row(&mut self, _: u64, row: &str) -> bool {
            self.0.push(row.to_owned());
            self.0.len() < self.1
        }

        fn refused(&mut self, variant: u64, why: &NoVariant) {
            panic!("{variant}: {why:?}");
        }

        fn watch(&mut self, thousandths: u64, of: u64) {
            assert!(thousandths <= of * 1000);
        }
    }

    #[test]
    fn any_threads_shards_and_stops_give_the_same_rows() {
        let game = montjoie_books::GAMES[0];
        let (_, text) = game.samples()[0];
        let axes = vec![Axis::parse("side[1].unit[1].count=20..40/5").expect("an axis")];
        let grid = Grid::new(axes).expect("small");
        let sweep = Sweep { game, text, edition: None, grid: &grid, seed: 5, wanted: Wanted::Runs(60) };
        sweep.check().expect("a count");
        let play = |variants: &[u64], threads, most| {
            let mut kept = Kept(Vec::new(), most);
            sweep.play(variants, threads, &|| false, &mut kept);
            kept.0
        };
        let all: Vec<u64> = Shard::WHOLE.variants(grid.len()).collect();
        let whole = play(&all, 1, 99);
        assert_eq!(whole.len(), 5);
        for threads in [2, 9] {
            assert_eq!(play(&all, threads, 99), whole, "{threads} threads");
        }
        let mut dealt: Vec<(u64, String)> = Vec::new();
        for k in 1..=3 {
            let mine: Vec<u64> = Shard { k, n: 3 }.variants(grid.len()).collect();
            dealt.extend(mine.iter().copied().zip(play(&mine, 2, 99)));
        }
        dealt.sort();
        assert_eq!(dealt.into_iter().map(|(_, row)| row).collect::<Vec<_>>(), whole);
        let begun = play(&all, 1, 2);
        assert!(begun.len() >= 2 && whole.starts_with(&begun), "{}", begun.len());
        assert_eq!([&begun[..], &play(&all[begun.len()..], 2, 99)].concat(), whole);
        assert!(whole.windows(2).any(|w| w[0].split(',').skip(5).ne(w[1].split(',').skip(5))), "variants differ");
    }

    #[test]
    fn another_sweep_has_another_mark() {
        let game = montjoie_books::GAMES[0];
        let (_, text) = game.samples()[0];
        let grid = |axis: &str| Grid::new(vec![Axis::parse(axis).expect("an axis")]).expect("small");
        let (one, two) = (grid("a=1,2"), grid("a=1,3"));
        let sweep = Sweep { game, text, edition: None, grid: &one, seed: 1, wanted: Wanted::Runs(10) };
        let others = [
            Sweep { grid: &two, ..sweep },
            Sweep { seed: 2, ..sweep },
            Sweep { wanted: Wanted::Runs(11), ..sweep },
            Sweep { wanted: Wanted::Precision(0.1), ..sweep },
            Sweep { text: "", ..sweep },
        ];
        assert!(others.iter().all(|other| other.id() != sweep.id()));
    }

    #[test]
    fn shards_are_read_or_refused() {
        assert_eq!(Shard::parse("2/3"), Some(Shard { k: 2, n: 3 }));
        for wrong in ["0/3", "4/3", "1", "1/0", "a/b", "-1/2"] {
            assert_eq!(Shard::parse(wrong), None, "{wrong}");
        }
    }
}
