//! A journal of a hundred thousand entries, from the closed file to the game master's page of its last rounds: every battle checked by its sums,
//! read, folded, verified step by step, told.

use crate::own_cpu;
use crate::table::{Gm, head, scenario, table};

const ENTRIES: u64 = 100_000;
/// Milliseconds of CPU.
const LIMIT: f64 = 1000.0;
const PASSES: usize = 3;

/// Milliseconds of CPU, best of three, against what they may be.
pub fn race() -> (String, f64, f64) {
    let name = |n: usize| std::env::temp_dir().join(format!("montjoie-bench-{}-journal-{n}", std::process::id()));
    let data = name(PASSES);
    let played = table(&data);
    let (id, hall) =
        (played.hall().begin(&scenario()).expect("the battle is sound"), std::sync::Arc::clone(played.hall()));
    let gm = Gm::sit(played, &id);
    let newest = |page: &str| head(page).parse::<u64>().unwrap_or(0);
    let (mut page, mut turn) = (gm.page(), 0);
    while newest(&page) < ENTRIES {
        // An evening as people have it: rounds, a note now and then, something taken back.
        match turn % 5 {
            3 => gm.form("note", &page, "text=Il+pleut."),
            4 => gm.form("undo", &page, ""),
            _ => gm.form("go", &page, "do=round"),
        };
        (page, turn) = (gm.page(), turn + 1);
    }
    hall.shelf.close().expect("the file is whole");
    let mut best = f64::MAX;
    for pass in 0..PASSES {
        let copy = name(pass);
        std::fs::create_dir_all(&copy).expect("a folder");
        std::fs::copy(data.join("montjoie.sqlite"), copy.join("montjoie.sqlite")).expect("a copy");
        let before = own_cpu().unwrap_or(0.0);
        let shown = Gm::sit(table(&copy), &id).page();
        best = best.min((own_cpu().unwrap_or(0.0) - before) * 1000.0);
        assert_eq!(newest(&shown), newest(&page), "the same battle");
        let _ = std::fs::remove_dir_all(&copy);
    }
    let _ = std::fs::remove_dir_all(&data);
    println!(
        "a journal of {ENTRIES} entries, from the file to the GM's page: {best:.0} ms of CPU, {} kB",
        page.len() / 1024
    );
    (format!("a journal of {ENTRIES} entries to the GM's page, CPU ms"), best, LIMIT)
}
