//! Intervals hold what they are about as often as they say, with a count that stops as soon as it is precise enough.
//!
//! Dice are fixed by seeds, so that nothing here is left to chance. `MONTJOIE_COVERAGE` says how often each count is repeated: the long
//! proofs repeat 10,000 counts of known chances and 1,000 of battles, the short ones and a plain run fewer.
#![allow(clippy::cast_precision_loss, missing_docs)]

use montjoie_books::GAMES;
use montjoie_game::scenario::Doc;
use montjoie_odds::{Sample, Sampler, Wanted, cores, more, shares};
use montjoie_table::{Inputs, Rng};

const NOMINAL: f64 = 0.95;

fn repeated() -> Option<u64> {
    std::env::var("MONTJOIE_COVERAGE").ok().and_then(|n| n.parse().ok())
}

/// A count to a precision where each side's chance is known, in ten-thousandths.
fn count(chances: [u32; 2], half: f64, rng: &mut Rng) -> Sample {
    let mut sample = Sample::default();
    while let Some(upto) = more(&sample, half) {
        while sample.runs < upto {
            sample.runs += 1;
            match rng.below(10_000) {
                n if n < chances[0] => sample.victories[0] += 1,
                n if n < chances[0] + chances[1] => sample.victories[1] += 1,
                _ => sample.draws += 1,
            }
        }
    }
    sample
}

#[test]
fn known_chances_are_held_early_stopping_included() {
    let (repeats, slack) = repeated().map_or((1_000, 0.02), |n| (n * 10, if n >= 1_000 { 0.01 } else { 0.02 }));
    let cases: [([u32; 2], f64); 9] = [
        ([5_000, 5_000], 0.05),
        ([5_000, 4_900], 0.02),
        ([3_333, 3_333], 0.02),
        ([7_000, 2_500], 0.02),
        ([8_000, 1_900], 0.02),
        ([9_000, 900], 0.015),
        ([9_500, 400], 0.01),
        ([9_990, 5], 0.02),
        ([9_999, 1], 0.02),
    ];
    for (at, (chances, half)) in cases.into_iter().enumerate() {
        let true_chances = [chances[0], chances[1], 10_000 - chances[0] - chances[1]].map(|n| f64::from(n) / 10_000.0);
        let (mut held, mut runs) = ([0u64; 3], 0);
        for repeat in 0..repeats {
            let sample = count(chances, half, &mut Rng::of(at as u64 + 1, repeat));
            runs += sample.runs;
            let all = shares(&sample);
            assert!(all.iter().all(|s| s.half() <= half), "{chances:?}: the precision is kept");
            for (i, share) in all.iter().enumerate() {
                held[i] += u64::from(share.low <= true_chances[i] && true_chances[i] <= share.high);
            }
        }
        for (i, chance) in true_chances.into_iter().enumerate() {
            let part = held[i] as f64 / repeats as f64;
            println!("{chance} to {half}: {:.2} % of {repeats}, {} battles each", part * 100.0, runs / repeats);
            assert!(part >= NOMINAL - slack, "{chance} to {half}: {part}");
            // A rare chance is held more often than said, never less: counts are whole.
            let common = runs as f64 / repeats as f64 * chance.min(1.0 - chance) >= 30.0;
            assert!(part <= NOMINAL + slack || !common, "{chance} to {half}: {part}");
        }
    }
}

/// Battles of every book, small enough to be counted a million times.
const BATTLES: [(&str, &str); 4] = [
    ("bx", include_str!("../../../bench/battles/bx.toml")),
    ("jet", include_str!("../../../bench/battles/jet-army.toml")),
    ("ordre", include_str!("../../../bench/battles/ordre.toml")),
    ("papiers", include_str!("../../../bench/battles/papiers.toml")),
];

#[test]
fn chances_of_battles_are_held() {
    // A plain run sees that it works; 1,000 repeats are held to two points, fewer to what so few can tell.
    let told = |n: u64| if n >= 1_000 { 0.02 } else { 3.0 * (NOMINAL * (1.0 - NOMINAL) / n as f64).sqrt() };
    let (repeats, truth, slack) = repeated().map_or((4, 4_000, 0.5), |n| (n, n * 400, told(n)));
    let books = if repeated().is_some() { BATTLES.len() } else { 1 };
    for (id, text) in BATTLES.into_iter().take(books) {
        let game = GAMES.iter().find(|game| game.info().id == id).expect("a book");
        let fight = game.open(&Doc::read(text), None).unwrap_or_else(|p| panic!("{p:?}")).fight;
        let inputs = Inputs::default();
        let sampler =
            |seed| Sampler { fight: fight.as_ref(), inputs: &inputs, seed, threads: cores(), stop: &|| false };
        // The true chances, as good as exactly: their own error is a twentieth of an interval's.
        let all = shares(&sampler(0).play(Wanted::Runs(truth), &|_, _| ()));
        let mut held = [0u64; 3];
        for seed in 1..=repeats {
            let sample = sampler(seed << 20).play(Wanted::Precision(0.032), &|_, _| ());
            for (i, share) in shares(&sample).into_iter().enumerate() {
                held[i] += u64::from(share.low <= all[i].value && all[i].value <= share.high);
            }
        }
        for (i, share) in all.iter().enumerate() {
            let part = held[i] as f64 / repeats as f64;
            println!("{id} {:.4}: {:.1} % of {repeats}", share.value, part * 100.0);
            assert!(part >= NOMINAL - slack, "{id} {}: {part}", share.value);
            let common = share.value.min(1.0 - share.value) * 1000.0 >= 30.0;
            assert!(part <= NOMINAL + slack || !common, "{id} {}: {part}", share.value);
        }
    }
}
