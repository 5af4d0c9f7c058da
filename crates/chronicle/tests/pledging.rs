//! Pledged dice: every rolled face follows from what was shown before the first throw, and whoever slips another in is found out.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;

use montjoie_books::GAMES;
use montjoie_chronicle::{
    Author, Body, Chronicle, Conduct, Given, Journal, Laid, Measure, Memory, Origin, StopAt, Trouble, Wish,
};
use montjoie_game::Gesture;
use montjoie_table::{Answer, Rng, Subject, Want};

const SECRET: [u8; 32] = [7; 32];

fn sworn(scenario: &str, word: &str) -> Chronicle {
    let mut chronicle = Chronicle::in_memory(GAMES, scenario, None).unwrap();
    chronicle.pledge(SECRET, Author::Gm).unwrap();
    chronicle.pledge_word("Ana", word, Author::Gm).unwrap();
    chronicle
}

/// Every face the program rolled on the path, in order.
fn rolled(chronicle: &Chronicle) -> Vec<Vec<u16>> {
    let entries = chronicle.path().iter().filter_map(|id| chronicle.journal().entry(*id));
    let faces = entries.filter_map(|e| match &e.body {
        Body::Answer(Given { answer: Answer::Faces(faces), origin: Some(Origin::Rolled), .. }) => Some(faces.clone()),
        _ => None,
    });
    faces.collect()
}

/// Whatever seeds the program's own dice have, and whoever opens the journal.
#[test]
fn every_rolled_die_of_every_book_follows() {
    for game in GAMES {
        let id = game.info().id;
        let mut seen = Vec::new();
        for seed in [1, 2] {
            let mut chronicle = sworn(game.samples()[0].1, "bruyère");
            chronicle.go_on_until(&[StopAt::Round], &mut Conduct::automatic(Rng::of(seed, 0))).unwrap();
            chronicle.advance(&mut Conduct::automatic(Rng::of(seed, 1))).unwrap();
            let read = Chronicle::inspect_bytes(GAMES, &chronicle.journal().write()).unwrap();
            let found = read.verify().unwrap();
            assert!(found.holds() && found.rolled > 10, "{id}: {found:?}");
            assert_eq!((found.typed, found.beside, found.taken_back, found.unused), (0, 0, 0, 0), "{id}");
            assert_eq!((found.pledge.hash.len(), found.pledge.seal().len(), found.pledge.words.len()), (64, 64, 1));
            assert!(read.replay(true).unwrap().divergence.is_none(), "{id}");
            seen.push(rolled(&chronicle));
        }
        assert_eq!(seen[0], seen[1], "{id}: the dice are the pledge's");
        let mut other = sworn(game.samples()[0].1, "genêt");
        other.go_on_until(&[StopAt::Round], &mut Conduct::automatic(Rng::of(1, 0))).unwrap();
        other.advance(&mut Conduct::automatic(Rng::of(1, 1))).unwrap();
        assert_ne!(rolled(&other), seen[0], "{id}: another word, other dice");
    }
}

/// The first throw that waits, played to by hand.
fn to_a_throw(chronicle: &mut Chronicle) {
    let mut rng = Rng::of(3, 3);
    to_the_next_ask(chronicle);
    while !matches!(chronicle.asks()[0].want, Want::Throw { .. }) {
        handful(chronicle, &mut rng);
        to_the_next_ask(chronicle);
    }
}

fn roll(chronicle: &mut Chronicle, conduct: &mut Conduct) -> Vec<u16> {
    let ask = chronicle.asks()[0].clone();
    let Want::Throw { dice, .. } = ask.want else { panic!("{ask:?}") };
    let faces = chronicle.roll(conduct, &ask.name(), dice);
    chronicle.answer(ask.name(), Answer::Faces(faces.clone()), Author::Program).unwrap();
    faces
}

#[test]
fn taking_back_and_rolling_again_changes_nothing_and_no_what_if_looks_ahead() {
    let mut chronicle = sworn(FORD, "bruyère");
    let mut conduct = by_hand();
    to_a_throw(&mut chronicle);
    let ahead: Vec<Vec<u16>> = (0..6)
        .map(|_| {
            chronicle.what_if_from(chronicle.head(), Author::Gm).unwrap();
            let ask = chronicle.asks()[0].clone();
            let Want::Throw { dice, .. } = ask.want else { panic!("{ask:?}") };
            let faces = chronicle.roll(&mut conduct, &ask.name(), dice);
            chronicle.back_to_battle(Author::Gm).unwrap();
            faces
        })
        .collect();
    let first = roll(&mut chronicle, &mut conduct);
    for _ in 0..3 {
        chronicle.undo(Measure::Act, Author::Gm).unwrap();
        assert_eq!(roll(&mut chronicle, &mut conduct), first);
    }
    assert!(ahead.iter().any(|faces| *faces != first), "{ahead:?}, {first:?}");
    chronicle.advance(&mut Conduct::automatic(Rng::of(1, 0))).unwrap();
    let found = chronicle.verify().unwrap();
    assert!(found.holds() && found.taken_back == 3, "{found:?}");
}

#[test]
fn a_face_that_was_slipped_in_is_named() {
    let mut chronicle = sworn(FORD, "bruyère");
    let mut conduct = by_hand();
    to_a_throw(&mut chronicle);
    let ask = chronicle.asks()[0].clone();
    let Want::Throw { dice, .. } = ask.want else { panic!("{ask:?}") };
    let mut faces = chronicle.roll(&mut conduct, &ask.name(), dice);
    faces[0] = if faces[0] == 1 { 2 } else { 1 };
    chronicle.answer(ask.name(), Answer::Faces(faces.clone()), Author::Program).unwrap();
    let entry = chronicle.journal().entries().find(|e| matches!(&e.body, Body::Answer(g) if g.key == ask.name()));
    let entry = entry.unwrap().id;
    chronicle.advance(&mut Conduct::automatic(Rng::of(1, 0))).unwrap();
    let found = chronicle.verify().unwrap();
    assert_eq!((found.holds(), found.wrong.as_slice()), (false, [entry].as_slice()), "the rest follows");
    // Typed, it is believed, and counted.
    let mut chronicle = sworn(FORD, "bruyère");
    to_a_throw(&mut chronicle);
    chronicle.answer(ask.name(), Answer::Faces(faces), Author::Gm).unwrap();
    chronicle.advance(&mut Conduct::automatic(Rng::of(1, 0))).unwrap();
    let found = chronicle.verify().unwrap();
    assert!(found.holds() && found.typed >= 1, "{found:?}");
    // Another seed than the one whose hash was shown.
    let text = String::from_utf8(chronicle.journal().write()).unwrap();
    let other = text.replace(&found.pledge.seed, &"08".repeat(32));
    let read = Journal::read(other.as_bytes()).unwrap().journal;
    let found = Chronicle::with(GAMES, Box::new(Memory::of(read))).unwrap().verify().unwrap();
    assert!(!found.pledge.holds() && !found.holds() && !found.wrong.is_empty());
}

#[test]
fn a_pledge_counts_before_the_first_throw_alone() {
    let mut chronicle = ford();
    assert!(chronicle.verify().is_none());
    assert_eq!(chronicle.pledge_word("Ana", "bruyère", Author::Gm).unwrap_err(), Trouble::NotPledged);
    chronicle.pledge(SECRET, Author::Gm).unwrap();
    assert_eq!(chronicle.pledge([8; 32], Author::Gm).unwrap_err(), Trouble::Pledged);
    for (who, word) in [("", "x"), ("Ana", " "), ("Ana", "a\tb"), ("Ana", &"x".repeat(61))] {
        assert_eq!(chronicle.pledge_word(who, word, Author::Gm).unwrap_err(), Trouble::BadWord);
    }
    let before = chronicle.journal().pledge().unwrap().clone();
    chronicle.pledge_word("Ana", "bruyère", Author::Gm).unwrap();
    chronicle.pledge_word("Ana", "genêt", Author::Gm).unwrap();
    let after = chronicle.journal().pledge().unwrap().clone();
    assert_eq!((after.words.len(), after.words[0].word.as_str()), (1, "genêt"));
    assert!(before.hash == after.hash && before.seal() != after.seal());
    chronicle.go_on_until(&[StopAt::Round], &mut Conduct::automatic(Rng::of(1, 0))).unwrap();
    let last = chronicle.journal().last();
    assert_eq!(chronicle.pledge_word("Bo", "trop tard", Author::Gm).unwrap_err(), Trouble::PledgeLate);
    let mut late = ford();
    late.go_on_until(&[StopAt::Round], &mut Conduct::automatic(Rng::of(1, 0))).unwrap();
    assert_eq!(late.pledge(SECRET, Author::Gm).unwrap_err(), Trouble::PledgeLate);
    assert_eq!(chronicle.journal().last(), last, "nothing was written");
}

/// The GM calls for the same test twice in one step: two throws.
#[test]
fn rulings_have_throws_of_their_own() {
    let mut chronicle = sworn(FORD, "bruyère");
    to_a_throw(&mut chronicle);
    let mut thrown = Vec::new();
    for _ in 0..6 {
        let wish = Wish::gesture(Gesture::Test { who: Subject::unit(3) }, "un cor de guerre");
        let Laid::Done(id) = chronicle.rule(&wish, Author::Gm, &mut Conduct::automatic(Rng::of(1, 0))).unwrap() else {
            panic!("its dice are the program's")
        };
        let Body::Ruling(ruling) = &chronicle.journal().entry(id).unwrap().body else { panic!("a ruling") };
        thrown.push(ruling.answers[0].answer.clone());
    }
    assert!(thrown.iter().any(|one| *one != thrown[0]), "{thrown:?}");
    chronicle.advance(&mut Conduct::automatic(Rng::of(1, 0))).unwrap();
    let found = chronicle.verify().unwrap();
    assert!(found.holds() && found.rolled > 6, "{found:?}");
}

/// A journal as a file, with one thing in it another: whoever changes a rolled die, the seed or a word afterwards is found out.
#[test]
fn a_changed_journal_of_any_book_is_refused_and_the_entry_named() {
    for game in GAMES {
        let id = game.info().id;
        let mut chronicle = sworn(game.samples()[0].1, "bruyère");
        chronicle.go_on_until(&[StopAt::Round], &mut Conduct::automatic(Rng::of(1, 0))).unwrap();
        chronicle.advance(&mut Conduct::automatic(Rng::of(1, 1))).unwrap();
        let text = String::from_utf8(chronicle.journal().write()).unwrap();
        let verified = |text: &str| Chronicle::inspect_bytes(GAMES, text.as_bytes()).unwrap().verify().unwrap();
        let pledge = verified(&text).pledge;
        // One die of every seventh throw, one at a time.
        let lines: Vec<&str> = text.lines().collect();
        let rolled = |line: &&(usize, &str)| line.1.contains("\"faces\":[") && line.1.contains("\"origin\":\"rolled\"");
        let thrown: Vec<(usize, &str)> = lines.iter().copied().enumerate().filter(|line| rolled(&line)).collect();
        assert!(thrown.len() > 10, "{id}");
        let mut named = 0;
        for (n, line) in thrown.iter().step_by((thrown.len() / 7).max(1)) {
            let mut entry: serde_json::Value = serde_json::from_str(line).unwrap();
            let face = entry.pointer_mut("/body/answer/answer/faces/0").unwrap();
            *face = if *face == 1 { 2.into() } else { 1.into() };
            let mut changed = lines.clone();
            let other = entry.to_string();
            changed[*n] = &other;
            let found = verified(&format!("{}\n", changed.join("\n")));
            assert!(!found.holds() && found.wrong.contains(&entry["id"].as_u64().unwrap()), "{id}: {line}: {found:?}");
            named += 1;
        }
        assert!(named >= 7, "{id}");
        let other_word = verified(&text.replace("bruyère", "genêt"));
        assert!(other_word.pledge.holds() && !other_word.holds() && other_word.wrong.len() > 5, "{id}");
        let other_name = verified(&text.replace("\"Ana\"", "\"Bo\""));
        assert!(!other_name.holds(), "{id}");
        let other_seed = verified(&text.replace(&pledge.seed, &"08".repeat(32)));
        assert!(!other_seed.pledge.holds() && other_seed.wrong.len() > 5, "{id}");
        // A seed and a hash that fit each other, and not the dice.
        let forged = montjoie_chronicle::Pledge::new([8; 32]);
        let both = text.replace(&pledge.seed, &forged.seed).replace(&pledge.hash, &forged.hash);
        let found = verified(&both);
        assert!(found.pledge.holds() && !found.holds() && found.wrong.len() > 5, "{id}");
    }
}
