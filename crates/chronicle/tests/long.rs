//! A long evening costs what is in it: an entry is read and laid once, however many there are and however often something was taken back.
//! Counted, not timed; the figure is in the bench.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use montjoie_chronicle::{Author, Body, Chronicle, Conduct, Journal, Measure};
use montjoie_table::Rng;

/// A battle of so many lines: steps played by the program, notes between them, every third taken back.
fn evening(notes: usize) -> Journal {
    let mut chronicle = common::ford();
    let mut conduct = Conduct::automatic(Rng::of(9, 0));
    for n in 0..notes {
        chronicle.note(&format!("ligne {n}"), Author::Gm).unwrap();
        if n % 3 == 0 {
            chronicle.undo(Measure::Act, Author::Gm).unwrap();
        }
        if n == notes / 2 {
            chronicle.advance(&mut conduct).unwrap();
        }
    }
    chronicle.journal().clone()
}

#[test]
fn an_entry_is_read_and_laid_once_however_long_the_evening() {
    for notes in [300, 600, 1200] {
        let journal = evening(notes);
        let entries = journal.entries().count() as u64;
        assert!(entries > notes as u64 + 50, "{entries}");
        let opened = Chronicle::inspect_bytes(montjoie_books::GAMES, &journal.write()).unwrap();
        assert_eq!(opened.folds(), opened.path().len() as u64, "each entry of the path is laid once");
        let closed = opened.path().iter().filter_map(|id| opened.journal().entry(*id));
        let closed = closed.filter(|e| matches!(e.body, Body::Closed(_))).count() as u64;
        assert!(closed > 5 && opened.runs() <= closed, "{} runs for {closed} steps", opened.runs());
        let walked = opened.journal().walked();
        assert!(walked <= 2 * entries, "{walked} entries gone over for the redo of {entries}");
    }
}

#[test]
fn redo_leads_where_it_led_after_many_turns() {
    let mut chronicle = common::ford();
    let mut rng = Rng::of(5, 0);
    for n in 0..400 {
        match rng.below(5) {
            0 => drop(chronicle.undo(Measure::Act, Author::Gm)),
            1 => drop(chronicle.redo(Measure::Act, Author::Gm)),
            2 => {
                let tips: Vec<u64> = chronicle.journal().tips().collect();
                let to = tips.get(rng.below(u32::try_from(tips.len().max(1)).unwrap()) as usize).copied();
                chronicle.go_to(to.unwrap_or(0), Author::Gm).unwrap();
            }
            _ => chronicle.note(&format!("ligne {n}"), Author::Gm).unwrap(),
        }
        // By hand: the child last stood at or under, for every entry that leads to where the battle stands.
        let journal = chronicle.journal();
        let path = journal.path(journal.head());
        for (parent, child) in std::iter::once(&0).chain(&path).zip(&path) {
            assert_eq!(journal.latest(*parent, false), Some(*child), "from {parent}");
        }
        // And what was written comes back the same.
        if n % 40 == 0 {
            assert_eq!(Journal::read(&journal.write()).unwrap().journal, *journal);
        }
    }
}
