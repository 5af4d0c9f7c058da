//! Scenes: a hero's deed beside the battle is one act, told under one title and taken back by one undo.

mod common;
use common::*;

use montjoie_chronicle::{Author, Body, Chronicle, Journal, Laid, Measure, Memory, Said, Tale, Verdict, Wish};
use montjoie_game::Gesture;
use montjoie_table::Subject;

fn tale() -> Tale {
    Tale { title: "Le pont".into(), who: vec![Subject::unit(0)], verdict: Verdict::Triumph }
}

#[test]
fn a_scene_is_one_act_with_its_effects() {
    let mut chronicle = ford();
    let before = chronicle.fight().hash();
    let effects = [
        Wish::gesture(Gesture::Take { who: Subject::unit(3), men: 4 }, "Le pont"),
        Wish::gesture(Gesture::Break { who: Subject::unit(3) }, "Le pont"),
    ];
    let laid = chronicle
        .end_scene(tale(), " Aude tient le pont. ", &effects, &mut |_| None, &mut by_hand())
        .expect("it can be");
    assert!(matches!(laid, Laid::Done(_)));
    assert_ne!(chronicle.fight().hash(), before);
    let told = chronicle.lines().iter().find_map(|l| match &l.said {
        Said::Note { text, shared: true, scene: Some(tale), .. } => Some((text.clone(), tale.clone())),
        _ => None,
    });
    assert_eq!(told, Some(("Aude tient le pont.".into(), tale())));
    assert_eq!(chronicle.undoes(Measure::Act).expect("something").message.id, "chronicle-did-scene");
    // The file keeps all of it.
    let bytes = chronicle.journal().write();
    let again =
        Chronicle::with(montjoie_books::GAMES, Box::new(Memory::of(Journal::read(&bytes).expect("sound").journal)))
            .expect("it opens");
    assert_eq!(again.fight().hash(), chronicle.fight().hash());
    chronicle.undo(Measure::Act, Author::Gm).expect("undo");
    assert_eq!(chronicle.fight().hash(), before);
    chronicle.redo(Measure::Act, Author::Gm).expect("redo");
    assert_eq!(chronicle.fight().hash(), again.fight().hash());
}

#[test]
fn an_effect_that_cannot_be_leaves_nothing_behind() {
    let mut chronicle = ford();
    let (before, last) = (chronicle.fight().hash(), chronicle.journal().last());
    let effects = [
        Wish::gesture(Gesture::Take { who: Subject::unit(3), men: 4 }, "Le pont"),
        Wish::gesture(Gesture::Take { who: Subject::unit(200), men: 4 }, "Le pont"),
    ];
    let refused = chronicle.end_scene(tale(), "", &effects, &mut |_| None, &mut by_hand());
    assert_eq!(refused.expect_err("nobody is there").effect, Some(1), "the second is the one that cannot be");
    assert_eq!((chronicle.fight().hash(), chronicle.journal().last()), (before, last));
}

/// The form of docs/formats.md, by a file that must open for ever.
#[test]
fn notes_of_the_first_scenes_open() {
    let shared = r#"{"note":{"text":"Il neige.","shared":true}}"#;
    let scene = r##"{"note":{"text":"Aude tient.","shared":true,"scene":{"title":"Le pont","who":["#c0"],"verdict":"success"}}}"##;
    for line in [shared, scene] {
        let body: Body = serde_json::from_str(line).expect("sound");
        assert_eq!(serde_json::to_string(&body).expect("written"), line);
    }
    let plain: Body = serde_json::from_str(r#"{"note":{"text":"Il neige."}}"#).expect("sound");
    assert_eq!(plain, Body::Note { text: "Il neige.".into(), shared: false, scene: None });
}

#[test]
fn what_a_corrected_die_would_change_is_seen_first() {
    let mut chronicle = ford();
    let mut rng = montjoie_table::Rng::of(5, 0);
    to_the_next_ask(&mut chronicle);
    handful(&mut chronicle, &mut rng);
    let last = chronicle.journal().last();
    let entry = chronicle.journal().entries().find_map(|e| match &e.body {
        Body::Answer(given) => Some((e.id, given.answer.clone())),
        _ => None,
    });
    let (entry, answer) = entry.expect("something was answered");
    assert!(chronicle.try_amend(entry, answer).is_ok());
    assert_eq!(chronicle.journal().last(), last, "nothing is written");
}
