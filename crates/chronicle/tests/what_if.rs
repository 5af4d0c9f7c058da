//! What-ifs: played beside the battle, which stays where it is; left, or gone on from for good; there after any ending.

mod common;
use common::*;

use montjoie_books::GAMES;
use montjoie_chronicle::{
    Author, Body, Chronicle, Conduct, FileStore, Journal, Measure, Memory, Shelf, StopAt, Trouble, Wish,
};
use montjoie_chronicle::{WhatIf, begin};
use montjoie_game::Gesture;
use montjoie_table::{Rng, Subject};
use std::path::PathBuf;

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// Plays by itself to the end of a round.
fn round(chronicle: &mut Chronicle, seed: u64) {
    chronicle.go_on_until(&[StopAt::Round], &mut Conduct::automatic(Rng::of(seed, 0))).expect("a round");
}

/// The entry of the first closed step.
fn first_closed(chronicle: &Chronicle) -> u64 {
    let closed = |id: &&u64| matches!(chronicle.journal().entry(**id).map(|e| &e.body), Some(Body::Closed(_)));
    *chronicle.path().iter().find(closed).expect("a closed step")
}

#[test]
fn a_what_if_is_played_beside_the_battle_which_stays() {
    let mut chronicle = ford();
    round(&mut chronicle, 3);
    let (battle, head, from) = (picture(&chronicle), chronicle.head(), first_closed(&chronicle));
    assert_eq!(chronicle.what_if(), None);
    assert_eq!(chronicle.back_to_battle(Author::Gm), Err(Trouble::NoWhatIf));
    assert_eq!(chronicle.go_on_for_good(Author::Gm), Err(Trouble::NoWhatIf));
    assert!(matches!(chronicle.what_if_from(9999, Author::Gm), Err(Trouble::NoSuchEntry(9999))));
    chronicle.what_if_from(from, Author::Gm).expect("an entry");
    assert_eq!((chronicle.head(), chronicle.journal().head()), (from, head));
    let WhatIf { from: parts, steps, steps_aside, lines_aside, .. } = chronicle.what_if().expect("open");
    assert_eq!((parts, steps), (from, 0));
    assert!(steps_aside > 0 && lines_aside > 0);
    // Everything the table offers acts on the what-if alone.
    round(&mut chronicle, 4);
    chronicle.say("Et si…", Author::Gm, true).expect("words");
    let wish = Wish::gesture(Gesture::Take { who: Subject::unit(3), men: 5 }, "un éboulement");
    chronicle.rule(&wish, Author::Gm, &mut by_hand()).expect("laid");
    let tried = (picture(&chronicle), chronicle.head());
    chronicle.undo(Measure::Act, Author::Gm).expect("the ruling");
    assert_ne!(picture(&chronicle), tried.0);
    chronicle.redo(Measure::Act, Author::Gm).expect("the ruling again");
    assert_eq!((picture(&chronicle), chronicle.head()), tried);
    assert!(chronicle.what_if().expect("open").steps > 0);
    assert_eq!((picture(chronicle.live()), chronicle.journal().head()), (battle.clone(), head));
    let journal = chronicle.journal().write();
    let inspected = Chronicle::inspect_bytes(montjoie_books::GAMES, &journal).expect("sound");
    assert_eq!((picture(&inspected), inspected.in_what_if()), (battle.clone(), false), "who replays sees the battle");
    chronicle.back_to_battle(Author::Gm).expect("back");
    assert_eq!((picture(&chronicle), chronicle.head(), chronicle.what_if()), (battle, head, None));
    assert!(chronicle.redoes(Measure::Act).is_err(), "the battle's redo never brings a what-if");
    assert!(chronicle.branches().iter().any(|way| way.tip == tried.1), "what was tried out can be found again");
}

#[test]
fn a_what_if_from_the_very_head_is_no_part_of_the_battle() {
    let mut chronicle = ford();
    to_the_next_ask(&mut chronicle);
    handful(&mut chronicle, &mut Rng::of(1, 1));
    let (battle, head) = (picture(&chronicle), chronicle.head());
    chronicle.what_if_from(head, Author::Gm).expect("here");
    round(&mut chronicle, 5);
    let tried = chronicle.head();
    assert_eq!(
        chronicle.what_if().map(|w| (w.from, w.steps_aside, w.lines_aside, w.answers_aside)),
        Some((head, 0, 0, 0))
    );
    // Taken back whole, it stands where it began: what the program did on it was no part of what was done before.
    chronicle.undo(Measure::Act, Author::Gm).expect("all of it");
    assert_eq!(chronicle.head(), head);
    chronicle.redo(Measure::Act, Author::Gm).expect("again");
    chronicle.back_to_battle(Author::Gm).expect("back");
    assert_eq!((picture(&chronicle), chronicle.head()), (battle, head));
    assert!(chronicle.redoes(Measure::Act).is_err());
    assert!(chronicle.branches().iter().any(|way| way.tip == tried), "though it follows the head directly");
}

#[test]
fn gone_on_from_for_good_the_battle_stands_there_and_its_old_way_is_kept() {
    let mut chronicle = ford();
    round(&mut chronicle, 3);
    let (head, from) = (chronicle.head(), first_closed(&chronicle));
    chronicle.what_if_from(from, Author::Gm).expect("an entry");
    round(&mut chronicle, 4);
    let (tried, last) = ((picture(&chronicle), chronicle.head()), chronicle.journal().last());
    chronicle.go_on_for_good(Author::Gm).expect("for good");
    assert_eq!((picture(&chronicle), chronicle.head()), tried);
    assert_eq!(
        (chronicle.journal().head(), chronicle.journal().what_if(), chronicle.in_what_if()),
        (tried.1, None, false)
    );
    assert!(chronicle.branches().iter().any(|way| way.tip == head), "the old way is kept");
    // Both lines are written, or neither: a cut between them leaves the what-if open and the battle where it was.
    let bytes = chronicle.journal().write();
    let lines: Vec<&[u8]> = bytes.split_inclusive(|b| *b == b'\n').collect();
    let cut = lines[..lines.len() - 1].concat();
    let read = Journal::read(&cut).expect("sound").journal;
    assert_eq!((read.last(), read.head(), read.what_if()), (last, head, Some(tried.1)));
}

#[test]
fn both_pointers_are_there_again_however_the_program_ends() {
    let folder = folder("what-if");
    let path = folder.join("bataille.montjoie");
    let shelf = Shelf::open(&folder).expect("a shelf");
    let header = begin(GAMES, FORD, None).expect("sound").header;
    shelf.add("gue", &("fr".into(), "en".into()), &Journal::new(header)).expect("added");
    drop(Chronicle::create(montjoie_books::GAMES, &path, FORD, None).expect("a new file"));
    let open = |file: bool| -> Chronicle {
        let store: Box<dyn montjoie_chronicle::Store> = if file {
            Box::new(FileStore::open(&path).expect("there"))
        } else {
            Box::new(Shelf::open(&folder).expect("a shelf").battle("gue"))
        };
        Chronicle::with(GAMES, store).expect("it opens")
    };
    for file in [true, false] {
        let mut chronicle = open(file);
        round(&mut chronicle, 3);
        let (battle, from) = (picture(&chronicle), first_closed(&chronicle));
        chronicle.what_if_from(from, Author::Gm).expect("an entry");
        round(&mut chronicle, 4);
        let tried = picture(&chronicle);
        // Nothing is said to the program before it ends: what was confirmed is in the file.
        std::mem::forget(chronicle);
        let mut again = open(file);
        assert_eq!((picture(&again), picture(again.live())), (tried.clone(), battle.clone()));
        again.note("plus loin", Author::Gm).expect("played on");
        let mut third = open(file);
        assert_eq!((third.head(), picture(third.live())), (again.head(), battle.clone()));
        // Of two programs that hold it open, the one that comes second is told and sees what is so.
        third.back_to_battle(Author::Gm).expect("back");
        assert_eq!(again.note("trop tard", Author::Gm), Err(Trouble::HeadMoved));
        assert_eq!((picture(&again), again.in_what_if()), (battle.clone(), false));
        assert_eq!(picture(&open(file)), battle);
    }
}

#[test]
fn a_file_of_an_older_day_has_no_what_if_and_opens() {
    let old = include_bytes!("fixtures/v1/gue.montjoie");
    let read = Journal::read(old).expect("sound");
    assert_eq!((read.journal.what_if(), read.journal.write().as_slice()), (None, old.as_slice()));
    let chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(Memory::of(read.journal))).expect("it opens");
    assert!(!chronicle.in_what_if());
    // An entry without the mark is written as it always was.
    assert!(!String::from_utf8_lossy(&chronicle.journal().write()).contains("what_if"));
}

#[test]
fn every_ruleset_can_be_tried_out() {
    for game in GAMES {
        let id = game.info().id;
        let mut chronicle = Chronicle::in_memory(GAMES, game.samples()[0].1, None).expect(id);
        round(&mut chronicle, 1);
        let (battle, head) = (picture(&chronicle), chronicle.head());
        for for_good in [false, true] {
            chronicle.what_if_from(0, Author::Gm).expect(id);
            round(&mut chronicle, 2);
            assert_eq!(picture(chronicle.live()), battle, "{id}");
            let tried = picture(&chronicle);
            let done = if for_good { Chronicle::go_on_for_good } else { Chronicle::back_to_battle };
            done(&mut chronicle, Author::Gm).expect(id);
            assert_eq!(picture(&chronicle), if for_good { tried } else { battle.clone() }, "{id}");
        }
        assert!(chronicle.replay(true).expect(id).divergence.is_none(), "{id}");
        assert_ne!(chronicle.head(), head);
    }
}
