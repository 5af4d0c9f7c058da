//! How the doctrines fare where both sides are the same army. `cargo xtask bench doctrines` measures the same cells with more battles.

#[path = "../../../bench/src/mirrors.rs"]
mod mirrors;

use mirrors::{BATTLES, PAIRS, meet, most_lost, most_open};
use montjoie_books::GAMES;
use montjoie_trial::count;

/// Clearly more than so many in a hundred: by more than one standard error.
#[expect(clippy::cast_precision_loss, reason = "counts of battles are small")]
fn too_many(found: u64, battles: u64, most: u64) -> bool {
    let (found, battles, most) = (found as f64, battles as f64, most as f64 / 100.0);
    found > battles * most + (battles * most * (1.0 - most)).sqrt()
}

/// `steady` loses at most 80 in a hundred and `cautious` at most 90 against `charge`; two in a hundred run out of time, three in `papiers`.
#[test]
fn mirrored_battles_are_no_walkover_and_come_to_an_end() {
    let dice = count("MONTJOIE_FUZZ_BATTLES", 1) * 50;
    let mut missed = String::new();
    for (book, battle, text) in BATTLES {
        for pair in PAIRS {
            for army in 0..2 {
                let met = meet(GAMES, book, text, army, pair, 0..dice);
                let lost = most_lost(pair[0]).filter(|_| pair[1] == "charge");
                let open = most_open(book);
                if lost.is_some_and(|most| too_many(met.losses, met.battles, most))
                    || too_many(met.open, met.battles, open)
                {
                    missed += &format!("{book} {battle}, army {}, {}: {met:?}\n", army + 1, pair.join(" - "));
                }
            }
        }
    }
    assert!(missed.is_empty(), "\n{missed}");
}

#[test]
fn the_margin_is_one_standard_error() {
    assert_eq!([84, 85].map(|lost| too_many(lost, 100, 80)), [false, true]);
    assert_eq!([93, 94].map(|lost| too_many(lost, 100, 90)), [false, true]);
    assert_eq!([3, 4].map(|open| too_many(open, 100, 2)), [false, true]);
}
