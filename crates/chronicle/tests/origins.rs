//! Rolled, typed, overwritten: faces say how they came to be known, and by whom. Rules and replay do not know of it (ADR 0058).

mod common;
use common::*;

use montjoie_chronicle::{
    Author, Body, Chronicle, Conduct, Given, Journal, JsonLines, Laid, Made, Memory, Origin, Said, Wish,
};
use montjoie_game::{Gesture, What};
use montjoie_table::{Answer, Ask, Dice, Rng, Subject, Want};

/// A battle by hand, at its first throws.
fn at_dice() -> Chronicle {
    let mut chronicle = ford();
    let mut rng = Rng::of(2, 2);
    to_the_next_ask(&mut chronicle);
    while !matches!(chronicle.asks().first().map(|a| &a.want), Some(Want::Throw { .. })) || chronicle.asks().len() < 2 {
        assert_eq!(chronicle.outcome(), None, "two throws at once before the end");
        handful(&mut chronicle, &mut rng);
        to_the_next_ask(&mut chronicle);
    }
    chronicle
}

fn dice(ask: &Ask) -> Dice {
    match ask.want {
        Want::Throw { dice, .. } => dice,
        _ => panic!("no throw"),
    }
}

/// Faces of these dice, all alike.
fn all(ask: &Ask, face: u16) -> Answer {
    Answer::Faces(vec![face; dice(ask).count()])
}

/// What an entry says of its faces, and who made it.
fn mark(chronicle: &Chronicle, entry: u64) -> (Option<Origin>, Author) {
    let entry = chronicle.journal().entry(entry).expect("an entry");
    let Body::Answer(given) = &entry.body else { panic!("no answer") };
    (given.origin, entry.author.clone())
}

#[test]
fn the_program_rolls_people_type_and_a_roll_typed_over_is_overwritten() {
    let mut chronicle = at_dice();
    let [one, two] = [0, 1].map(|n| chronicle.asks()[n].clone());
    let aude = Author::Seat("Aude".into());
    let rolled = |ask: &Ask, face| Given::new(ask.name(), all(ask, face)).from(Origin::Rolled);
    let at = |c: &Chronicle| c.head();
    chronicle.answer(one.name(), all(&one, 2), Author::Gm).expect("typed");
    assert_eq!(mark(&chronicle, at(&chronicle)), (Some(Origin::Typed), Author::Gm));
    chronicle.answer(one.name(), all(&one, 3), Author::Gm).expect("typed again");
    assert_eq!(mark(&chronicle, at(&chronicle)), (Some(Origin::Typed), Author::Gm), "no roll lay there");
    // Rolled by the program for a player; then typed over, by whomever.
    chronicle.answer_each(vec![(rolled(&two, 2), aude.clone())]).expect("rolled");
    assert_eq!(mark(&chronicle, at(&chronicle)), (Some(Origin::Rolled), aude.clone()));
    chronicle.answer(two.name(), all(&two, 4), aude.clone()).expect("typed over");
    assert_eq!(mark(&chronicle, at(&chronicle)), (Some(Origin::Overwritten), aude.clone()));
    chronicle.answer(two.name(), all(&two, 5), Author::Gm).expect("and again");
    assert_eq!(mark(&chronicle, at(&chronicle)), (Some(Origin::Overwritten), Author::Gm), "it stays so");
    // The rest by the program, to the end of the step: dice are rolled, orders have no origin.
    chronicle.advance(&mut Conduct::automatic(Rng::of(4, 0))).expect("plays on");
    for entry in chronicle.journal().entries() {
        if let (Body::Answer(given), Author::Program) = (&entry.body, &entry.author) {
            let faces = matches!(given.answer, Answer::Faces(_));
            assert_eq!(given.origin, faces.then_some(Origin::Rolled), "{entry:?}");
        }
    }
    let made = |c: &Chronicle, ask: &Ask| -> Vec<Option<Made>> {
        let of = |line: &&std::sync::Arc<montjoie_chronicle::Line>| match &line.said {
            Said::Item(item) => montjoie_chronicle::asked(item).is_some_and(|name| name == ask.name()),
            _ => false,
        };
        c.lines().iter().filter(of).map(|line| line.made.clone()).collect()
    };
    assert_eq!(made(&chronicle, &two)[0], Some(Made { origin: Origin::Overwritten, by: Author::Gm }));
    assert_eq!(made(&chronicle, &one)[0], Some(Made { origin: Origin::Typed, by: Author::Gm }));
    let mut lines = JsonLines::new();
    let throws = chronicle.lines().iter().flat_map(|line| lines.line(line, chronicle.fight().names()));
    let throws: Vec<_> = throws.filter(|line| line["kind"] == "throw").collect();
    assert!(throws.iter().any(|t| t["data"]["origin"] == "overwritten" && t["data"]["by"] == "gm"));
    assert!(throws.iter().any(|t| t["data"]["origin"] == "rolled" && t["data"]["by"] == "program"));
    // An old die corrected: a roll is overwritten; what was said since keeps its mark.
    let by_program = chronicle.path().iter().find_map(|id| {
        let entry = chronicle.journal().entry(*id)?;
        match (&entry.body, &entry.author) {
            (Body::Answer(Given { answer: Answer::Faces(faces), .. }), Author::Program) => Some((*id, faces.clone())),
            _ => None,
        }
    });
    let (id, mut faces) = by_program.expect("the program rolled");
    faces[0] = if faces[0] == 1 { 2 } else { 1 };
    let amended = chronicle.amend(id, Answer::Faces(faces), Author::Gm, None).expect("legal");
    assert_eq!(mark(&chronicle, amended.entry), (Some(Origin::Overwritten), Author::Gm));
    assert!(chronicle.replay(true).expect("sound").divergence.is_none());
    let read = Journal::read(&chronicle.journal().write()).expect("sound").journal;
    assert_eq!(read, *chronicle.journal(), "and is read as it was written");
}

#[test]
fn the_dice_of_a_ruling_have_their_mark_too() {
    let mut chronicle = ford();
    let test = Wish::gesture(Gesture::Test { who: Subject::unit(3) }, "un cor de guerre");
    let Laid::Waits(asks) = chronicle.rule(&test, Author::Gm, &mut by_hand()).expect("asked") else { panic!("dice") };
    for origin in [Origin::Typed, Origin::Rolled, Origin::Overwritten] {
        let mut wish = test.clone();
        assert!(wish.take(&asks, &mut |ask| Some((all(ask, 3), origin))));
        let Laid::Done(entry) = chronicle.rule(&wish, Author::Gm, &mut by_hand()).expect("laid") else {
            panic!("laid")
        };
        let Some(Body::Ruling(ruling)) = chronicle.journal().entry(entry).map(|e| e.body.clone()) else {
            panic!("one")
        };
        assert!(ruling.answers.iter().all(|given| given.origin == Some(origin)), "{ruling:?}");
        let said = chronicle.lines().iter().rev().find_map(|line| match &line.said {
            Said::Ruling { origins, .. } => Some(origins.clone()),
            _ => None,
        });
        assert!(said.expect("told").values().all(|o| *o == origin));
    }
    let mut lines = JsonLines::new();
    let throws = chronicle.lines().iter().flat_map(|line| lines.line(line, chronicle.fight().names()));
    let marks: Vec<_> = throws.filter(|l| l["kind"] == "throw").map(|l| l["data"]["origin"].clone()).collect();
    assert_eq!(marks, ["typed", "rolled", "overwritten"]);
}

/// What an older program wrote has no mark: it opens, replays and is written as it was, and nothing is made up.
#[test]
fn journals_of_an_older_day_have_no_mark() {
    let old = include_bytes!("fixtures/v1/gue.montjoie");
    let read = Journal::read(old).expect("sound");
    assert!(!String::from_utf8_lossy(old).contains("origin"));
    assert_eq!(read.journal.write(), old);
    let mut chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(Memory::of(read.journal))).expect("it opens");
    let entry = |id: u64| chronicle.journal().entry(id).cloned();
    let mut unknown = 0;
    for line in chronicle.lines() {
        let Said::Item(item) = &line.said else { continue };
        let (What::Throw { .. }, Some(entry)) = (&item.what, entry(line.entry)) else { continue };
        // What the program threw it can only have rolled; what came from people may be either.
        let expected = (entry.author == Author::Program).then_some(Origin::Rolled);
        assert_eq!(line.made.as_ref().map(|made| made.origin), expected);
        unknown += usize::from(expected.is_none());
    }
    assert!(unknown > 0);
    // Said again by an amendment they are no better known.
    let faces = chronicle.path().iter().find_map(|id| match &chronicle.journal().entry(*id)?.body {
        Body::Answer(given) => match &given.answer {
            Answer::Faces(faces) => Some((*id, faces.clone())),
            _ => None,
        },
        _ => None,
    });
    let (id, mut faces) = faces.expect("a throw");
    faces[0] = if faces[0] == 1 { 2 } else { 1 };
    let last = chronicle.journal().last();
    chronicle.amend(id, Answer::Faces(faces), Author::Gm, None).expect("legal");
    let again = chronicle.journal().entries().filter(|e| e.id > last).filter_map(|e| match &e.body {
        Body::Answer(given) if given.amends.is_none() && e.author != Author::Program => Some(given.origin),
        _ => None,
    });
    assert!(again.into_iter().all(|origin| origin.is_none()));
}
