//! A journal of a hundred thousand entries: from a folder nobody has opened to the GM's page of its last rounds, every sum and every fact verified.
//! It is written straight into the store; nobody plays for a year.

use crate::table::{Gm, scenario, table};
use montjoie_chronicle::{Author, Chronicle, Conduct, Journal, Measure, Shelf, StopAt, titled};
use montjoie_table::Rng;
use std::path::Path;

const ENTRIES: usize = 100_000;
/// Seconds of CPU.
const LIMIT: f64 = 1.0;

/// Seconds of CPU of this program, all its threads; none where the kernel does not tell.
fn cpu() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: f64 = fields.get(11..13)?.iter().filter_map(|n| n.parse::<f64>().ok()).sum();
    Some(ticks / 100.0)
}

/// An evening of this kind, to the last entry of the hundred thousand.
fn evening(kind: &str) -> Journal {
    let mut book = Chronicle::in_memory(montjoie_books::GAMES, &scenario(), None).expect("the battle is sound");
    let mut conduct = Conduct::automatic(Rng::of(5, 0));
    let long = |book: &Chronicle| usize::try_from(book.journal().last()).unwrap_or(0);
    let mut round =
        |book: &mut Chronicle| drop(book.go_on_until(&[StopAt::Round], &mut conduct).expect("it is played"));
    while long(&book) < ENTRIES {
        match kind {
            // The battle itself: twenty units, and never an end.
            "played" => round(&mut book),
            // Three rounds on, two of them taken back.
            "taken back" => {
                (0..3).for_each(|_| round(&mut book));
                (0..2).for_each(|_| drop(book.undo(Measure::Act, Author::Gm).expect("there is something")));
            }
            // A round for every five hundred lines of somebody's own.
            _ => {
                if long(&book) % 500 == 0 {
                    round(&mut book);
                }
                book.note("Une ligne de plus au journal de la bataille.", Author::Gm).expect("it is written");
            }
        }
    }
    book.journal().clone()
}

fn opened(data: &Path, kind: &str) -> f64 {
    let _ = std::fs::remove_dir_all(data);
    let journal = evening(kind);
    let (entries, path) = (journal.entries().count(), journal.path(journal.head()).len());
    let shelf = Shelf::open(data).expect("a shelf");
    shelf.add("soir", &titled(&journal.header), &journal).expect("it is kept");
    shelf.close().expect("it is whole");
    let bytes = std::fs::metadata(shelf.file()).map_or(0, |file| file.len());
    drop((journal, shelf));
    let before = cpu();
    let gm = Gm::sit(table(data), "soir");
    let page = gm.page();
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("id=\"chronicle\""), "the page comes");
    let spent = cpu().zip(before).map_or(0.0, |(now, before)| now - before);
    println!(
        "{kind}: {entries} entries, {path} of them on the way to where it stands, {} MB: {spent:.2} s of CPU to the GM's page of {} kB",
        bytes >> 20,
        page.len() >> 10
    );
    let _ = std::fs::remove_dir_all(data);
    spent
}

/// Each kind of evening, against what it may take.
pub fn race() -> Vec<(String, f64, f64)> {
    let folder =
        |kind: &str| std::env::temp_dir().join(format!("montjoie-bench-{}-{}", &kind[..4], std::process::id()));
    let one = |kind: &str| (format!("100,000 entries, {kind}: CPU to the page, s"), opened(&folder(kind), kind), LIMIT);
    ["said", "taken back", "played"].map(one).into()
}
