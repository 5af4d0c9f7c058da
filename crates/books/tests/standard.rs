//! The bench's standard battles end as they did, fifty seeds for each doctrine on both sides. The bench runs this file too, with the
//! former doctrines built into the books (ADR 0065): a book that carries them judges as a book that does not.
//!
//! `MONTJOIE_BLESS=1 cargo test -p montjoie-books --test standard` keeps new ends: there no book carries any.
#![allow(clippy::unwrap_used)]

use montjoie_game::scenario::Doc;
use montjoie_game::{Bout, Fight as _, Ruleset, to_the_end};
use montjoie_table::Rng;
use std::fmt::Write as _;
use std::path::Path;

const SEEDS: u64 = 50;

/// What became of a battle, over all seeds: a line a doctrine.
fn ends<R: Ruleset>(folder: &Path, battle: &str, all: &mut String) {
    let doc = Doc::read(&std::fs::read_to_string(folder.join(format!("{battle}.toml"))).unwrap());
    let Ok((mut bout, ..)) = Bout::<R>::open(&doc, None) else { panic!("{battle} is sound") };
    let start = bout.state.clone();
    for (i, doctrine) in R::INFO.doctrines.iter().enumerate() {
        let plan = R::plan([i; 2]);
        let mut print = 0xcbf2_9ce4_8422_2325_u64;
        for seed in 0..SEEDS {
            bout.state.clone_from(&start);
            to_the_end::<R>(&mut bout.state, &mut Rng::of(1, seed), &plan);
            print = (print ^ bout.hash()).wrapping_mul(0x0100_0000_01b3);
        }
        let _ = writeln!(all, "{battle} {doctrine} {print:016x}");
    }
}

#[test]
fn standard_battles_end_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().map(|p| p.join("bench/battles"));
    let folder = folder.into_iter().find(|p| p.is_dir()).unwrap();
    let mut found = String::new();
    ends::<montjoie_bx::Bx>(&folder, "bx", &mut found);
    ends::<montjoie_papiers::Papiers>(&folder, "papiers", &mut found);
    ends::<montjoie_papiers::Papiers>(&folder, "papiers-map", &mut found);
    ends::<montjoie_jet::Jet>(&folder, "jet", &mut found);
    ends::<montjoie_jet::Jet>(&folder, "jet-army", &mut found);
    ends::<montjoie_ordre::Ordre>(&folder, "ordre", &mut found);
    let kept = folder.join("ends.txt");
    if std::env::var_os("MONTJOIE_BLESS").is_some() {
        std::fs::write(kept, found).unwrap();
        return;
    }
    assert_eq!(found, std::fs::read_to_string(kept).unwrap(), "see the head of crates/books/tests/standard.rs");
}
