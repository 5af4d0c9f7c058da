//! Every ruleset's standard battle, in turn: quietly, and with every event written down.
//!
//! A line a ruleset in [`ALL`]; a ruleset of the registry without one is a failure.

use crate::cpu;
use montjoie_books::GAMES;
use montjoie_game::scenario::Doc;
use montjoie_game::{Bout, Outcome, Ruleset, lay_scripted, to_the_end};
use montjoie_table::{Recorded, Rng};
use std::hint::black_box;

/// How each ruleset comes to the start.
type Comes = fn(&str) -> Box<dyn Contestant>;

/// Rulesets, and the frozen battle they are measured by: `bench/battles/` does not follow `scenarios/`, so figures stay comparable; a second line where a ruleset can be played at quite another scale.
const ALL: &[(&str, Comes, &str)] = &[
    ("bx", comes::<montjoie_bx::Bx>, include_str!("../battles/bx.toml")),
    ("papiers", comes::<montjoie_papiers::Papiers>, include_str!("../battles/papiers.toml")),
    ("… on a map", comes::<montjoie_papiers::Papiers>, include_str!("../battles/papiers-map.toml")),
    ("jet", comes::<montjoie_jet::Jet>, include_str!("../battles/jet.toml")),
    ("jet, army", comes::<montjoie_jet::Jet>, include_str!("../battles/jet-army.toml")),
    ("ordre", comes::<montjoie_ordre::Ordre>, include_str!("../battles/ordre.toml")),
];

const PASSES: u64 = 7;
/// How long one pass should take, in seconds: the number of battles is fitted to it.
const PASS: f64 = 0.15;
/// How many battles must end alike, quietly and written down, before anything is timed.
const AGREE: u64 = 200;

/// A ruleset in the race.
trait Contestant {
    /// Fits the number of battles of a pass to the time it may take.
    fn fit(&mut self);
    /// One pass over battles it has not fought yet.
    fn pass(&mut self, number: u64);
    /// Microseconds of CPU a battle, quietly and written down, and events a battle.
    fn best(&self) -> ([f64; 2], f64);
}

struct Entry<R: Ruleset> {
    bout: Bout<R>,
    battle: R::State,
    heard: Vec<<R::State as montjoie_table::State>::Event>,
    battles: u64,
    /// Seconds a battle.
    best: [f64; 2],
    events: usize,
}

fn comes<R: Ruleset>(text: &str) -> Box<dyn Contestant> {
    let Ok((bout, _, _)) = Bout::<R>::open(&Doc::read(text), None) else { panic!("a shipped battle is sound") };
    let battle = bout.state.clone();
    let mut entry = Entry::<R> { bout, battle, heard: Vec::new(), battles: 1, best: [f64::MAX; 2], events: 0 };
    for index in 0..AGREE {
        let quietly = entry.quietly(index);
        assert_eq!(entry.written(index), quietly, "{}: battle {index} ends otherwise when written down", R::INFO.id);
    }
    Box::new(entry)
}

impl<R: Ruleset> Entry<R> {
    fn quietly(&mut self, index: u64) -> Outcome {
        self.battle.clone_from(&self.bout.state);
        to_the_end::<R>(&mut self.battle, &mut Rng::of(1, index), &self.bout.plan)
    }

    fn written(&mut self, index: u64) -> Outcome {
        self.battle.clone_from(&self.bout.state);
        self.heard.clear();
        let mut rng = Rng::of(1, index);
        let mut table = Recorded::new(&mut rng, &self.bout.plan, &mut self.heard);
        loop {
            if let Some(outcome) = R::outcome(&self.battle) {
                return outcome;
            }
            if R::place(&self.battle).round > R::INFO.auto_rounds {
                return Outcome::Undecided;
            }
            let _ = lay_scripted::<R, _>(&mut self.battle, &mut table);
            let _ = R::step(&mut self.battle, &mut table);
        }
    }
}

impl<R: Ruleset> Contestant for Entry<R> {
    fn fit(&mut self) {
        let clock = cpu();
        let mut done = 0;
        while cpu() - clock < PASS / 3.0 {
            black_box(self.quietly(black_box(done)));
            done += 1;
        }
        self.battles = (done * 3).max(5);
    }

    fn pass(&mut self, number: u64) {
        let first = number * self.battles;
        let each = self.battles as f64;
        let clock = cpu();
        for index in first..first + self.battles {
            black_box(self.quietly(black_box(index)));
        }
        let between = cpu();
        self.events = 0;
        for index in first..first + self.battles {
            black_box(self.written(black_box(index)));
            self.events += self.heard.len();
        }
        let end = cpu();
        self.best = [self.best[0].min((between - clock) / each), self.best[1].min((end - between) / each)];
    }

    fn best(&self) -> ([f64; 2], f64) {
        (self.best.map(|seconds| seconds * 1e6), self.events as f64 / self.battles as f64)
    }
}

/// Runs the race and prints it: the battles of each ruleset differ, so the rows are no ranking.
pub fn race() -> Vec<(&'static str, f64, f64)> {
    for game in GAMES {
        let id = game.info().id;
        assert!(ALL.iter().any(|(known, ..)| *known == id), "{id} is offered and not measured: bench/src/rulesets.rs");
    }
    let mut entries: Vec<_> = ALL.iter().map(|(id, comes, text)| (*id, comes(text))).collect();
    for (_, entry) in &mut entries {
        entry.fit();
    }
    for pass in 0..PASSES {
        for (_, entry) in &mut entries {
            entry.pass(pass);
        }
    }
    println!();
    println!(
        "{:<10} {:>12} {:>12} {:>12} {:>14}",
        "standard", "battles/s", "µs a battle", "written, µs", "events a battle"
    );
    let mut rows = Vec::new();
    for (id, entry) in &entries {
        let ([quietly, written], events) = entry.best();
        println!("{id:<10} {:>12.0} {quietly:>12.1} {written:>12.1} {events:>14.0}", 1e6 / quietly);
        rows.push((*id, written / quietly, 1.25));
    }
    println!();
    rows
}
