//! A long evening costs what is in it: an entry is read and laid once, however many there are and however often something was taken back.
//! Counted, not timed; the figure is in the bench.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use montjoie_chronicle::{Author, Body, Chronicle, Conduct, Journal, Measure, StopAt};
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

/// The battle is kept at few of its steps, and can be looked at after each.
#[test]
fn every_step_can_be_looked_at_again() {
    let mut longest = 0;
    for game in montjoie_books::GAMES {
        let id = game.info().id;
        let mut chronicle = Chronicle::in_memory(montjoie_books::GAMES, game.samples()[0].1, None).unwrap();
        let mut conduct = Conduct::automatic(Rng::of(9, 0));
        while chronicle.outcome().is_none() && chronicle.steps() < 200 {
            chronicle.note("un mot", Author::Gm).unwrap();
            chronicle.go_on_until(&[StopAt::Round], &mut conduct).unwrap();
        }
        longest = longest.max(chronicle.steps());
        let closed: Vec<u64> = chronicle.path().to_vec();
        let journal = chronicle.journal();
        let closes = |id: &&u64| journal.entry(**id).is_some_and(|e| matches!(e.body, Body::Closed(_)));
        let closed: Vec<u64> = closed.iter().filter(closes).copied().collect();
        let bytes = journal.write();
        let mut other = Chronicle::inspect_bytes(montjoie_books::GAMES, &bytes).unwrap();
        for steps in (0..=closed.len()).rev() {
            other.go_to(steps.checked_sub(1).map_or(0, |at| closed[at]), Author::Gm).unwrap();
            let (fight, lines) = chronicle.after_steps(steps).unwrap();
            assert_eq!((fight.hash(), fight.place()), (other.fight().hash(), other.place()), "{id}: {steps}");
            assert_eq!((lines, Some(fight.place())), (other.lines().len(), chronicle.place_after_steps(steps)), "{id}");
        }
        assert!(chronicle.after_steps(closed.len() + 1).is_none());
        // Taken back step by step, and brought again.
        let (here, hash) = (chronicle.head(), chronicle.fight().hash());
        let said = |chronicle: &Chronicle| format!("{:?}", chronicle.lines());
        let told = said(&chronicle);
        while chronicle.undo(Measure::Step, Author::Gm).is_ok() {}
        assert_eq!(chronicle.steps(), 0);
        while chronicle.head() != here {
            chronicle.redo(Measure::Act, Author::Gm).unwrap();
        }
        assert_eq!((chronicle.fight().hash(), said(&chronicle)), (hash, told), "{id}");
    }
    assert!(longest > 80, "{longest}: steps at which the battle is not kept");
}
