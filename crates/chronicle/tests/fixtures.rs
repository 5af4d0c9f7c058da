//! Journals of earlier days must open. A fixture is never written anew: a change that breaks one breaks people's battles.

mod common;
use common::*;

use montjoie_chronicle::{
    AskKind, At, Author, Body, Caveat, Chronicle, Conduct, Exception, Hand, Hands, Journal, Laid, Measure, Memory,
    Said, StopAt, Wish,
};
use montjoie_game::Gesture;
use montjoie_table::{Answer, NamedTerm, Rng, Slot, Subject, Want};

const V1: &[u8] = include_bytes!("fixtures/v1/gue.montjoie");

/// Its facts were judged by revision 0 of the rules, older than any that counts: facts stand all the same.
#[test]
fn a_journal_of_format_1_opens_with_its_facts() {
    let read = Journal::read(V1).expect("sound");
    assert!(read.notices.is_empty());
    let kinds: std::collections::BTreeSet<&str> = read.journal.entries().map(|e| e.body.kind()).collect();
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["answer", "closed", "head", "note", "ruling", "term"]);
    assert_eq!(read.journal.write(), V1, "and is written as it was");
    let chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(Memory::of(read.journal))).expect("it opens");
    assert!(chronicle.notices().any(|n| matches!(n, Caveat::Revised { theirs: 0, .. })));
    let now = |id: &str| {
        let who = chronicle.fight().names().find(id).expect("somebody");
        chronicle.fight().fates().into_iter().find(|f| f.subject == who).map(|f| (f.now, f.word))
    };
    let stood: Vec<_> = ["piquiers", "archers", "orques", "gobelins", "piquiers-2"].map(now).to_vec();
    assert_eq!(format!("{stood:?}"), include_str!("fixtures/v1/gue.txt").trim());
    let rulings = chronicle.lines().iter().filter(|l| matches!(l.said, Said::Ruling { .. })).count();
    assert_eq!(rulings, 3);
    assert!(chronicle.lines().iter().any(|l| matches!(&l.said, Said::Note { text, .. } if text == "Il pleut.")));
    assert!(!chronicle.inputs().answers.is_empty(), "the open step has its answers");
}

/// Who rolls and who decides lies beside the path; the last word counts (ADR 0023).
#[test]
fn a_journal_that_says_who_rolls_opens() {
    let bytes: &[u8] = include_bytes!("fixtures/v1/conduite.montjoie");
    let read = Journal::read(bytes).expect("sound");
    assert_eq!(read.journal.write(), bytes, "and is written as it was");
    let chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(Memory::of(read.journal))).expect("it opens");
    assert_eq!((chronicle.head(), chronicle.path()), (2, [2].as_slice()), "the battle stands at the note");
    let mut conduct = by_hand();
    conduct.take_up(&chronicle);
    assert_eq!(conduct.sides[0], Hands { dice: Hand::Program, choices: Hand::Person });
    assert_eq!((conduct.sides[1], conduct.judgements), (Hands::all(Hand::Program), Hand::Program));
    let throws = Exception { who: Subject::unit(5), seat: None, kind: Some(AskKind::Throw), hand: Hand::Person };
    assert_eq!(conduct.except.len(), 2);
    assert_eq!(Exception { who: conduct.except[0].who, ..throws }, conduct.except[0]);
    assert_eq!(conduct.except[1], Exception { who: Subject::unit(1), seat: None, kind: None, hand: Hand::Program });
}

/// How the fixture was made. Prints it; kept so that the next format can have one with everything in it too.
#[test]
#[ignore = "makes a new fixture; the old ones stay"]
fn make_one() {
    let mut chronicle = ford();
    let mut rng = Rng::of(77, 0);
    to_the_next_ask(&mut chronicle);
    while chronicle.place().step != "ordres" {
        handful(&mut chronicle, &mut rng);
        to_the_next_ask(&mut chronicle);
    }
    let ask = chronicle.asks().iter().find(|a| a.key.of == Subject::unit(0)).cloned().expect("an order");
    chronicle.order(ask.name(), "fuite", "la bannière est tombée").expect("the GM may");
    chronicle.undo(Measure::Act, Author::Gm).expect("undo");
    chronicle.order(ask.name(), "engagement orques", "tout compte fait").expect("the GM may");
    let end = Wish::gesture(Gesture::Take { who: Subject::unit(4), men: 2 }, "des désertions").at(At::End);
    chronicle.rule(&end, Author::Gm, &mut by_hand()).expect("noted");
    let split = Wish::gesture(Gesture::Split { who: Subject::unit(0), men: 8 }, "on détache huit piques");
    chronicle.rule(&split, Author::Gm, &mut by_hand()).expect("laid");
    chronicle.note("Il pleut.", Author::Gm).expect("words");
    while !matches!(chronicle.asks().first().map(|a| &a.want), Some(Want::Throw { .. })) {
        if !chronicle.asks().is_empty() {
            handful(&mut chronicle, &mut rng);
        }
        to_the_next_ask(&mut chronicle);
    }
    let key = chronicle.asks()[0].name();
    chronicle.term(NamedTerm { key, slot: Slot::Share, name: "le vent".into(), value: -5 }).expect("it waits");
    let test = Wish::gesture(Gesture::Test { who: Subject::unit(3) }, "un cor de guerre");
    let Laid::Waits(asks) = chronicle.rule(&test, Author::Gm, &mut by_hand()).expect("asked") else { panic!("dice") };
    let with = Wish { answers: vec![(asks[0].name(), Answer::Faces(vec![2, 3]))], ..test };
    chronicle.rule(&with, Author::Gm, &mut by_hand()).expect("laid");
    handful(&mut chronicle, &mut rng);
    let mut conduct = Conduct::by_hand(Rng::of(78, 0));
    conduct.judgements = montjoie_chronicle::Hand::Program;
    chronicle.go_on_until(&[StopAt::Round], &mut conduct).expect("to the end of the round");
    to_the_next_ask(&mut chronicle);
    while chronicle.place().step != "ordres" {
        handful(&mut chronicle, &mut rng);
        to_the_next_ask(&mut chronicle);
    }
    let ask = chronicle.asks()[0].clone();
    let answer = any_answer(&ask, &chronicle, &mut rng);
    chronicle.answer(ask.name(), answer, Author::Seat("ana".into())).expect("legal");
    let throw = chronicle.journal().entries().find_map(|e| match &e.body {
        Body::Answer(given) => match &given.answer {
            Answer::Faces(faces) => Some((e.id, faces.clone())),
            _ => None,
        },
        _ => None,
    });
    let (entry, mut faces) = throw.expect("a throw");
    faces[0] = if faces[0] == 1 { 2 } else { faces[0] - 1 };
    chronicle.amend(entry, Answer::Faces(faces), Author::Gm, None).expect("legal");
    let mut text = String::from_utf8(chronicle.journal().write()).expect("text");
    text = text.replace(&format!("\"revision\":{}", chronicle.fight().info().revision), "\"revision\":0");
    println!("{text}");
    let now = |id: &str| {
        let who = chronicle.fight().names().find(id).expect("somebody");
        chronicle.fight().fates().into_iter().find(|f| f.subject == who).map(|f| (f.now, f.word))
    };
    println!("{:?}", ["piquiers", "archers", "orques", "gobelins", "piquiers-2"].map(now).to_vec());
}
