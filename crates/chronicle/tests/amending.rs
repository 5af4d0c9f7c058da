//! Correcting an earlier answer: what is kept, what is not, what changed.

mod common;
use common::*;

use montjoie_chronicle::{At, Author, Body, Chronicle, Conduct, Entry, Journal, Measure, Memory, Said, Trouble, Wish};
use montjoie_game::{Gesture, What};
use montjoie_table::{Answer, Dice, KeyName, Refusal, Rng, Subject};
use std::sync::Arc;

/// A whole battle by the program.
fn fought(seed: u64) -> Chronicle {
    let mut chronicle = ford();
    chronicle.advance(&mut Conduct::automatic(Rng::of(seed, 0))).expect("plays");
    assert!(chronicle.outcome().is_some());
    chronicle
}

/// The answers on the path, with their dice where they are throws.
fn throws(chronicle: &Chronicle) -> Vec<(u64, KeyName, Dice, Vec<u16>)> {
    let throw = |line: &Arc<montjoie_chronicle::Line>| match &line.said {
        Said::Item(item) => match &item.what {
            What::Throw { head, dice, faces, .. } if !faces.is_empty() => {
                Some((line.entry, KeyName::of(head.key, head.nth), *dice, faces.clone()))
            }
            _ => None,
        },
        _ => None,
    };
    chronicle.lines().iter().filter_map(throw).collect()
}

fn answers(chronicle: &Chronicle) -> Vec<Arc<Entry>> {
    let on_path = chronicle.path().iter().filter_map(|id| chronicle.journal().entry(*id));
    on_path.filter(|e| matches!(e.body, Body::Answer(_))).cloned().collect()
}

#[test]
fn the_same_answer_again_changes_nothing() {
    let mut chronicle = fought(31);
    let hash = chronicle.fight().hash();
    let all = answers(&chronicle);
    for entry in [&all[0], &all[all.len() / 2], &all[all.len() - 1]] {
        let Body::Answer(given) = &entry.body else { panic!("an answer") };
        let amended = chronicle.amend(entry.id, given.answer.clone(), Author::Gm, None).expect("the same again");
        assert!(amended.dropped.is_empty() && amended.changed.is_empty() && amended.fates.is_empty(), "{amended:?}");
        assert_eq!((chronicle.fight().hash(), answers(&chronicle).len()), (hash, all.len()));
        chronicle.undo(Measure::Act, Author::Gm).expect("one act");
        assert_eq!(chronicle.fight().hash(), hash);
        assert_eq!(answers(&chronicle).last().map(|e| e.id), all.last().map(|e| e.id), "back on the old branch");
    }
}

#[test]
fn another_face_keeps_every_answer_whose_ask_stands() {
    for seed in 0..4 {
        let mut chronicle = fought(seed);
        let old = throws(&chronicle);
        let before: Vec<(KeyName, Answer)> = said(&chronicle);
        let (entry, _, dice, faces) = old[old.len() / 3].clone();
        let mut other = faces.clone();
        other[0] = if faces[0] == 1 { u16::from(dice.sides()) } else { 1 };
        let head = chronicle.head();
        let amended = chronicle.amend(entry, Answer::Faces(other.clone()), Author::Gm, None).expect("a face it has");
        // Whatever the new branch says was said before, but for the one answer; what it does not say is told as dropped.
        let after = said(&chronicle);
        let kept = after.iter().filter(|one| before.contains(one)).count();
        assert!(kept + 1 >= after.len(), "nothing is made up");
        assert_eq!(before.len(), after.len() + amended.dropped.len(), "nothing vanishes unsaid");
        for (_, key, dice, faces) in throws(&chronicle) {
            assert!(dice.check(&faces).is_ok());
            let same = old.iter().any(|(_, k, d, f)| *k == key && *d == dice && *f == faces);
            assert!(same || faces == other, "kept faces are those of the same dice");
        }
        assert!(!amended.fates.is_empty() || amended.changed.is_empty());
        assert!(chronicle.replay(true).expect("sound").divergence.is_none(), "judged by today's rules");
        let corrected = (chronicle.head(), throws(&chronicle), chronicle.fight().hash());
        assert_eq!(chronicle.undo(Measure::Act, Author::Gm).expect("one act").to, head);
        assert_eq!(throws(&chronicle), old);
        // To bring the correction again leads to the corrected branch, and so again after another undo.
        for _ in 0..2 {
            assert_eq!(chronicle.redoes(Measure::Act).expect("the amendment").to, corrected.0);
            chronicle.redo(Measure::Act, Author::Gm).expect("the amendment");
            assert_eq!((chronicle.head(), throws(&chronicle), chronicle.fight().hash()), corrected);
            chronicle.undo(Measure::Act, Author::Gm).expect("one act");
            assert_eq!((chronicle.head(), throws(&chronicle)), (head, old.clone()));
        }
    }
}

fn said(chronicle: &Chronicle) -> Vec<(KeyName, Answer)> {
    let one = |e: Arc<Entry>| match &e.body {
        Body::Answer(given) => Some((given.key.clone(), given.answer.clone())),
        _ => None,
    };
    answers(chronicle).into_iter().filter_map(one).collect()
}

#[test]
fn changed_sums_are_told_with_what_they_were() {
    // Somewhere in a few battles one face changes the sums of a later throw: fewer men strike, or a table row is another.
    let mut seen = false;
    for seed in 0..12 {
        let mut chronicle = fought(seed);
        for (entry, _, dice, faces) in throws(&chronicle).into_iter().take(6) {
            let mut other = faces.clone();
            other[0] = if faces[0] == 1 { u16::from(dice.sides()) } else { 1 };
            let amended = chronicle.amend(entry, Answer::Faces(other), Author::Gm, None).expect("legal");
            for change in &amended.changed {
                seen = true;
                assert_ne!(change.before, change.after);
                assert_eq!(change.before.read, change.after.read, "the faces are the same");
            }
            chronicle.undo(Measure::Act, Author::Gm).expect("undo");
            if seen {
                return;
            }
        }
    }
    assert!(seen, "no sum ever changed");
}

#[test]
fn in_the_open_step_too() {
    let mut chronicle = ford();
    let mut rng = Rng::of(14, 0);
    to_the_next_ask(&mut chronicle);
    while chronicle.place().step != "ordres" {
        handful(&mut chronicle, &mut rng);
        to_the_next_ask(&mut chronicle);
    }
    let ask = chronicle.asks()[0].clone();
    let (one, two) = loop {
        let one = any_answer(&ask, &chronicle, &mut rng);
        let two = any_answer(&ask, &chronicle, &mut rng);
        if one != two {
            break (one, two);
        }
    };
    chronicle.answer(ask.name(), one, Author::Gm).expect("legal");
    let entry = chronicle.head();
    let next = chronicle.asks()[0].clone();
    let answer = any_answer(&next, &chronicle, &mut rng);
    chronicle.answer(next.name(), answer, Author::Gm).expect("legal");
    let amended = chronicle.amend(entry, two.clone(), Author::Gm, None).expect("legal");
    assert!(amended.dropped.is_empty(), "the other order is still legal: {amended:?}");
    assert_eq!(chronicle.inputs().answers.get(&ask.name()), Some(&two));
    assert_eq!(chronicle.inputs().answers.len(), 2);
    assert_eq!(amended.stands.step, "ordres");
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let mut chronicle = fought(3);
    let before = (picture(&chronicle), chronicle.journal().last());
    let (entry, key, ..) = throws(&chronicle)[0].clone();
    let wrong = chronicle.amend(entry, Answer::Faces(vec![77]), Author::Gm, None);
    assert!(matches!(wrong, Err(Trouble::Refused(ref k, Refusal::Dice(_))) if *k == key), "{wrong:?}");
    let kind = chronicle.amend(entry, Answer::Value(3), Author::Gm, None);
    assert!(matches!(kind, Err(Trouble::Refused(_, Refusal::WrongKind))), "{kind:?}");
    let closed = chronicle.journal().entries().find(|e| matches!(e.body, Body::Closed(_))).expect("steps").id;
    assert_eq!(chronicle.amend(closed, Answer::Value(1), Author::Gm, None).err(), Some(Trouble::NotAnAnswer(closed)));
    assert_eq!(chronicle.amend(70_000, Answer::Value(1), Author::Gm, None).err(), Some(Trouble::NoSuchEntry(70_000)));
    let by_player = chronicle.amend(entry, Answer::Ruled("fuite".into()), Author::Seat("ana".into()), Some("hop"));
    assert_eq!(by_player.err(), Some(Trouble::OnlyGm(key)));
    assert_eq!((picture(&chronicle), chronicle.journal().last()), before);
}

#[test]
fn rulings_and_notes_after_it_are_laid_again() {
    let mut chronicle = ford();
    let mut rng = Rng::of(18, 0);
    to_the_next_ask(&mut chronicle);
    while !chronicle.asks().iter().any(|a| matches!(a.want, montjoie_table::Want::Throw { .. })) {
        handful(&mut chronicle, &mut rng);
        to_the_next_ask(&mut chronicle);
    }
    handful(&mut chronicle, &mut rng);
    to_the_next_ask(&mut chronicle);
    let (entry, _, dice, faces) = throws(&chronicle)[0].clone();
    let take = Wish::gesture(Gesture::Take { who: Subject::unit(0), men: 3 }, "la boue");
    chronicle.rule(&take, Author::Gm, &mut by_hand()).expect("laid");
    let test = Wish::gesture(Gesture::Test { who: Subject::unit(1) }, "le doute").at(At::End);
    chronicle.rule(&test, Author::Gm, &mut by_hand()).expect("noted");
    chronicle.note("Il pleut.", Author::Gm).expect("words");
    let place = chronicle.place();
    while chronicle.place() == place {
        if chronicle.asks().is_empty() {
            to_the_next_ask(&mut chronicle);
        } else {
            handful(&mut chronicle, &mut rng);
        }
    }
    let mut conduct = Conduct::automatic(Rng::of(40, 0));
    chronicle.advance(&mut conduct).expect("to the end");
    let count = |c: &Chronicle| {
        let lines = c.lines().iter();
        lines.filter(|l| matches!(l.said, Said::Ruling { .. } | Said::Note { .. })).count()
    };
    assert_eq!(count(&chronicle), 3);
    let mut other = faces.clone();
    other[0] = if faces[0] == 1 { u16::from(dice.sides()) } else { 1 };
    let amended = chronicle.amend(entry, Answer::Faces(other), Author::Gm, None).expect("legal");
    let lost = amended.dropped.iter().filter(|d| d.key.is_none()).count();
    assert_eq!(count(&chronicle) + lost, 3, "{amended:?}");
    assert!(count(&chronicle) >= 2, "mud and rain do not hang on that die");
    assert!(chronicle.replay(true).expect("sound").divergence.is_none());
}

#[test]
fn a_choice_no_longer_legal_is_dropped_and_asked_again() {
    // The Pikemen engage the Orcs; then it turns out that they held. Pursuit, blows and tests that hung on it go.
    let mut chronicle = ford();
    let mut rng = Rng::of(50, 0);
    to_the_next_ask(&mut chronicle);
    while chronicle.place().step != "ordres" {
        handful(&mut chronicle, &mut rng);
        to_the_next_ask(&mut chronicle);
    }
    let mut entry = 0;
    for ask in chronicle.asks().to_vec() {
        let montjoie_table::Want::Choice(tokens) = &ask.want else { panic!("orders") };
        let words: Vec<String> = tokens.iter().map(|t| t.words(chronicle.fight().names())).collect();
        let engage = words.iter().find(|w| w.contains("orques") && w.starts_with("engage"));
        let mine = ask.key.of == Subject::unit(0);
        let hold = words.iter().find(|w| !w.contains(' ')).expect("one may hold");
        let order = engage.filter(|_| mine).unwrap_or(hold).clone();
        chronicle.answer(ask.name(), Answer::Choice(order), Author::Gm).expect("legal");
        if mine {
            entry = answers(&chronicle).last().expect("it").id;
        }
    }
    let mut conduct = Conduct::automatic(Rng::of(41, 0));
    while chronicle.place().round == 1 {
        let before = chronicle.journal().last();
        let closed = chronicle.go_on_until(&[montjoie_chronicle::StopAt::Round], &mut conduct).expect("plays");
        assert!(chronicle.journal().last() > before, "{closed:?}");
    }
    let ask = chronicle.journal().entry(entry).cloned().expect("the order");
    let Body::Answer(given) = &ask.body else { panic!("an order") };
    assert!(matches!(&given.answer, Answer::Choice(words) if words.contains("orques")), "{given:?}");
    let words = hold(&chronicle, entry);
    let amended = chronicle.amend(entry, Answer::Choice(words), Author::Gm, None).expect("legal");
    assert!(!amended.dropped.is_empty(), "the blow of the Pikemen is gone: {amended:?}");
    assert!(chronicle.replay(true).expect("sound").divergence.is_none());
}

/// An order that names nobody, as it was offered to the one who gave this answer.
fn hold(chronicle: &Chronicle, entry: u64) -> String {
    let journal = Journal::read(&chronicle.journal().write()).expect("sound").journal;
    let parent = journal.entry(entry).expect("it").parent;
    let mut other = Chronicle::with(montjoie_books::GAMES, Box::new(Memory::of(journal))).expect("opens");
    other.go_to(parent, Author::Gm).expect("there");
    let ask = other.asks().iter().find(|a| a.key.of == Subject::unit(0)).cloned().expect("asked");
    let montjoie_table::Want::Choice(tokens) = &ask.want else { panic!("an order") };
    let alone = tokens.iter().find(|t| t.objects.is_empty()).expect("one may hold");
    alone.words(other.fight().names())
}

#[test]
fn what_still_fits_is_taken_up_again_after_something_new_was_asked() {
    let mut seen = 0;
    for seed in 0..8 {
        let mut chronicle = fought(seed);
        let old = throws(&chronicle);
        let before = said(&chronicle);
        let (entry, _, dice, faces) = old[old.len() / 4].clone();
        let mut other = faces.clone();
        other[0] = if faces[0] == 1 { u16::from(dice.sides()) } else { 1 };
        let amended = chronicle.amend(entry, Answer::Faces(other), Author::Gm, None).expect("legal");
        if chronicle.outcome().is_some() || chronicle.asks().is_empty() {
            continue;
        }
        // Something new is asked; the program sees to that, and to nothing that somebody has said already.
        let mut conduct = Conduct::automatic(Rng::of(seed, 9));
        let on = chronicle.carry_on(&mut conduct).expect("the rest");
        assert_eq!(on.entry, amended.entry);
        assert!(on.dropped.len() <= amended.dropped.len(), "{seed}");
        let kept = said(&chronicle).iter().filter(|one| before.contains(one)).count();
        seen += usize::from(on.dropped.len() < amended.dropped.len());
        assert!(kept > before.len() / 4, "{seed}: {kept} of {}", before.len());
        assert!(chronicle.replay(true).expect("sound").divergence.is_none(), "{seed}");
    }
    assert!(seen > 0, "nothing was ever taken up again");
    assert_eq!(
        ford().carry_on(&mut by_hand()).err(),
        Some(Trouble::NothingToRedo),
        "no amendment, nothing to carry on"
    );
}
