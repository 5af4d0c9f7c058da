//! The GM's own hand in mid-step.

mod common;
use common::*;

use montjoie_chronicle::{At, Author, Body, Chronicle, Conduct, Laid, Measure, Playing, Said, Trouble, Wish};
use montjoie_game::{Condition, Fate, Gesture, Name};
use montjoie_odds::Sample;
use montjoie_table::{Answer, Rng, Side, Subject, Want};
use serde_json::json;

fn who(chronicle: &Chronicle, id: &str) -> Subject {
    chronicle.fight().names().find(id).expect("somebody of that id")
}

fn fate(chronicle: &Chronicle, id: &str) -> Fate {
    let who = who(chronicle, id);
    chronicle.fight().fates().into_iter().find(|f| f.subject == who).expect("a fate")
}

/// In the middle of the orders: some given, some not.
fn mid_orders() -> Chronicle {
    let mut chronicle = ford();
    let mut rng = Rng::of(12, 0);
    to_the_next_ask(&mut chronicle);
    while chronicle.place().step != "ordres" {
        handful(&mut chronicle, &mut rng);
        to_the_next_ask(&mut chronicle);
    }
    let of = who(&chronicle, "piquiers");
    let ask = chronicle.asks().iter().find(|a| a.key.of == of).cloned().expect("an order");
    let Want::Choice(tokens) = &ask.want else { panic!("an order") };
    let orques = who(&chronicle, "orques");
    let engage = tokens
        .iter()
        .find(|t| t.objects.contains(&montjoie_table::Object::Who(orques)))
        .map(|t| t.words(chronicle.fight().names()))
        .expect("the Orcs can be engaged");
    chronicle.answer(ask.name(), Answer::Choice(engage), Author::Gm).expect("legal");
    assert!(!chronicle.inputs().answers.is_empty() && !chronicle.asks().is_empty());
    chronicle
}

#[test]
fn laid_at_the_start_the_step_is_played_again_with_what_was_said() {
    let mut chronicle = mid_orders();
    let before = picture(&chronicle);
    let men = fate(&chronicle, "piquiers").now;
    let wish = Wish::gesture(Gesture::Take { who: who(&chronicle, "piquiers"), men: 5 }, "un éboulement");
    let preview = chronicle.preview(&wish).expect("it means something");
    assert_eq!(picture(&chronicle), before, "a look changes nothing");
    let (was, now) = preview.fates.iter().find(|(_, f)| f.subject == who(&chronicle, "piquiers")).expect("they lose");
    assert_eq!((was.expect("they were there").now, now.now), (men, men - 5));
    assert!(preview.dropped.is_empty() && preview.open.is_empty() && !preview.later);
    let sheets = chronicle.fight().sheets(montjoie_game::Viewer::Gm);
    assert_eq!(preview.sheets.is_empty(), sheets.is_empty(), "their sheet changes with them");
    assert!(!preview.items.is_empty());
    let said = chronicle.inputs().clone();
    let laid = chronicle.rule(&wish, Author::Gm, &mut by_hand()).expect("laid");
    assert!(matches!(laid, Laid::Done(_)));
    assert_eq!(fate(&chronicle, "piquiers").now, men - 5);
    assert_eq!(chronicle.inputs(), &said, "the order stands");
    let undone = chronicle.undo(Measure::Act, Author::Gm).expect("undo");
    assert_eq!((undone.message.id, picture(&chronicle)), ("chronicle-did-ruling", before));
}

#[test]
fn a_look_tells_which_answers_would_no_longer_fit() {
    let mut chronicle = mid_orders();
    let wish = Wish::gesture(Gesture::Remove { who: who(&chronicle, "orques") }, "ils se retirent");
    let preview = chronicle.preview(&wish).expect("it means something");
    assert_eq!(preview.dropped.len(), 1, "the Pikemen cannot engage who is not there: {:?}", preview.dropped);
    chronicle.rule(&wish, Author::Gm, &mut by_hand()).expect("laid");
    let of = who(&chronicle, "piquiers");
    assert!(chronicle.asks().iter().any(|a| a.key.of == of), "their order is asked again");
    let mut conduct = Conduct::automatic(Rng::of(5, 5));
    let ask = chronicle.asks().iter().find(|a| a.key.of == of).cloned().expect("asked");
    let mut rng = Rng::of(1, 1);
    let answer = any_answer(&ask, &chronicle, &mut rng);
    chronicle.answer(ask.name(), answer, Author::Gm).expect("answered anew");
    chronicle.advance(&mut conduct).expect("goes on");
    assert!(chronicle.outcome().is_some());
}

#[test]
fn laid_at_the_end_it_waits_for_the_step_to_close() {
    let mut chronicle = mid_orders();
    let men = fate(&chronicle, "gobelins").now;
    let wish = Wish::gesture(Gesture::Take { who: who(&chronicle, "gobelins"), men: 7 }, "des désertions").at(At::End);
    assert!(chronicle.preview(&wish).expect("it means something").later);
    chronicle.rule(&wish, Author::Gm, &mut by_hand()).expect("noted");
    assert_eq!(fate(&chronicle, "gobelins").now, men, "not yet");
    let step = chronicle.place().step;
    let mut rng = Rng::of(4, 0);
    while chronicle.place().step == step {
        handful(&mut chronicle, &mut rng);
    }
    assert!(matches!(chronicle.scene(), Playing::Ruling(_)), "its time has come");
    to_the_next_ask(&mut chronicle);
    assert_eq!(fate(&chronicle, "gobelins").now, men - 7);
    let closed = chronicle.lines().iter().rposition(|l| matches!(l.said, Said::Closed { .. }) && l.place.step == step);
    let ruled = chronicle.lines().iter().position(|l| matches!(l.said, Said::Ruling { .. }));
    assert!(closed < ruled, "after the step: {closed:?} {ruled:?}");
    assert!(chronicle.replay(true).expect("sound").divergence.is_none());
}

/// Everyone after a handful of battles played on by chance.
fn played_on(chronicle: &Chronicle) -> Sample {
    let (fight, inputs) = chronicle.outlook();
    let mut sample = Sample::default();
    sample.play(fight.as_ref(), &inputs, 9, 0..60);
    sample
}

#[test]
fn the_odds_know_the_rulings_that_wait() {
    let mut chronicle = mid_orders();
    let plain = played_on(&chronicle);
    let end = |gesture, why| Wish::gesture(gesture, why).at(At::End);
    // They go at the end of the step: in no battle is anything left of the South but the Goblins.
    let away = end(Gesture::Remove { who: who(&chronicle, "orques") }, "un gué");
    chronicle.rule(&away, Author::Gm, &mut by_hand()).expect("noted");
    let test = end(Gesture::Test { who: who(&chronicle, "gobelins") }, "les corbeaux");
    chronicle.rule(&test, Author::Gm, &mut by_hand()).expect("noted");
    let split = end(Gesture::Split { who: who(&chronicle, "archers"), men: 10 }, "on détache dix arcs");
    chronicle.rule(&split, Author::Gm, &mut by_hand()).expect("noted");
    assert_eq!(chronicle.pending().count(), 3);
    let known = played_on(&chronicle);
    let them = who(&chronicle, "orques");
    let orcs =
        |sample: &Sample| sample.careers.iter().find(|c| c.subject == them).expect("the Orcs").count(Condition::Gone);
    assert!(orcs(&plain) < 60, "{}", orcs(&plain));
    assert_eq!(orcs(&known), 60, "removed in every battle");
    assert!(known.victories[0] > plain.victories[0], "{:?} {:?}", known.victories, plain.victories);
    assert_eq!(known.careers.len(), plain.careers.len() + 1, "the detached archers are counted");
    let (fight, _) = chronicle.outlook();
    let new = known.careers.iter().find(|c| chronicle.fight().names().of(c.subject).is_none()).expect("they are new");
    assert_eq!(fight.names().of(new.subject).map(|n| n.id.as_str()), Some("archers-2"), "and have a name");
    // The same odds once their time has come, before they are laid: the test's dice still wait.
    let step = chronicle.place().step;
    let mut rng = Rng::of(4, 0);
    while chronicle.place().step == step {
        handful(&mut chronicle, &mut rng);
    }
    assert!(matches!(chronicle.scene(), Playing::Ruling(_)));
    assert_eq!(orcs(&played_on(&chronicle)), 60);
    to_the_next_ask(&mut chronicle);
    assert!(matches!(chronicle.asks()[0].want, Want::Throw { .. }), "the test of morale");
    let broke = |chronicle: &Chronicle| {
        let (fight, inputs) = chronicle.outlook();
        (inputs.answers.is_empty(), fight.foreseen()[0].inputs.answers.len())
    };
    assert_eq!(broke(&chronicle), (true, 0));
    let events = Wish::events(vec![json!("snow")], "?");
    assert!(chronicle.rule(&events, Author::Gm, &mut by_hand()).is_err());
}

#[test]
fn bare_events_that_wait_are_foreseen_too() {
    let mut chronicle = mid_orders();
    let goblins = who(&chronicle, "gobelins").to_string();
    let event = json!({ "demoralised": { "unit": goblins, "fear": "ruling" } });
    let before = played_on(&chronicle);
    let wish = Wish::events(vec![event], "une comète").at(At::End);
    chronicle.rule(&wish, Author::Gm, &mut by_hand()).expect("noted");
    assert_ne!(played_on(&chronicle), before);
}

#[test]
fn a_ruling_at_the_end_asks_for_its_dice_when_its_time_comes() {
    let mut chronicle = mid_orders();
    let wish = Wish::gesture(Gesture::Test { who: who(&chronicle, "gobelins") }, "les corbeaux").at(At::End);
    chronicle.rule(&wish, Author::Gm, &mut by_hand()).expect("noted");
    let step = chronicle.place().step;
    let mut rng = Rng::of(4, 0);
    while chronicle.place().step == step {
        handful(&mut chronicle, &mut rng);
    }
    to_the_next_ask(&mut chronicle);
    assert!(matches!(chronicle.scene(), Playing::Ruling(_)));
    let ask = chronicle.asks().first().cloned().expect("the test wants dice");
    chronicle.answer(ask.name(), Answer::Faces(vec![6, 6]), Author::Gm).expect("a 12");
    assert_eq!(chronicle.scene(), Playing::Step, "the dice lie: it is laid at once");
    assert_eq!(fate(&chronicle, "gobelins").condition, Condition::Broken);
    assert!(chronicle.replay(true).expect("sound").divergence.is_none());
    let before_the_dice = chronicle.undo(Measure::Act, Author::Gm).expect("one undo");
    assert_eq!(chronicle.asks().first().map(|a| a.name()), Some(ask.name()), "{before_the_dice:?}");
}

#[test]
fn a_ruling_whose_time_came_too_late_lapses_and_says_so() {
    let mut chronicle = mid_orders();
    let part = Gesture::Engage { by: who(&chronicle, "gobelins"), on: who(&chronicle, "archers") };
    chronicle.rule(&Wish::gesture(part, "ils chargent").at(At::End), Author::Gm, &mut by_hand()).expect("noted");
    let gone = Wish::gesture(Gesture::Remove { who: who(&chronicle, "archers") }, "ils s'en vont");
    chronicle.rule(&gone, Author::Gm, &mut by_hand()).expect("laid");
    let step = chronicle.place().step;
    let mut rng = Rng::of(4, 0);
    while chronicle.place().step == step {
        handful(&mut chronicle, &mut rng);
    }
    to_the_next_ask(&mut chronicle);
    let lapsed = chronicle.lines().iter().find_map(|l| match &l.said {
        Said::Ruling { lapsed, .. } => lapsed.clone(),
        _ => None,
    });
    assert_eq!(lapsed.as_deref(), Some("gesture-not-on-field"));
    assert_eq!(chronicle.scene(), Playing::Step);
}

#[test]
fn dice_of_a_gesture_come_with_it_or_are_asked_back() {
    let mut chronicle = mid_orders();
    let before = picture(&chronicle);
    let test = Wish::gesture(Gesture::Test { who: who(&chronicle, "orques") }, "un cor de guerre");
    let preview = chronicle.preview(&test).expect("it means something");
    assert_eq!(preview.open.len(), 1);
    let Laid::Waits(asks) = chronicle.rule(&test, Author::Gm, &mut by_hand()).expect("asked back") else {
        panic!("the GM throws by hand")
    };
    assert_eq!(picture(&chronicle), before, "nothing is written while dice are missing");
    let wrong = Wish { answers: vec![(asks[0].name(), Answer::Faces(vec![9, 1]))], ..test.clone() };
    assert!(matches!(chronicle.rule(&wrong, Author::Gm, &mut by_hand()), Err(Trouble::Refused(..))));
    let right = Wish { answers: vec![(asks[0].name(), Answer::Faces(vec![6, 6]))], ..test.clone() };
    assert!(!chronicle.preview(&right).expect("with its dice").fates.is_empty());
    chronicle.rule(&right, Author::Gm, &mut by_hand()).expect("laid");
    assert_eq!(fate(&chronicle, "orques").condition, Condition::Broken);
    chronicle.undo(Measure::Act, Author::Gm).expect("undo");
    let mut conduct = Conduct::automatic(Rng::of(2, 2));
    let laid = chronicle.rule(&test, Author::Gm, &mut conduct).expect("the program throws");
    let Laid::Done(id) = laid else { panic!("laid") };
    let Body::Ruling(ruling) = &chronicle.journal().entry(id).expect("written").body else { panic!("a ruling") };
    assert_eq!(ruling.answers.len(), 1, "its faces are written down");
    let told = chronicle.lines().iter().any(|l| match &l.said {
        Said::Ruling { items, .. } => items.iter().any(|i| matches!(i.what, montjoie_game::What::Throw { .. })),
        _ => false,
    });
    assert!(told, "and told");
}

#[test]
fn who_comes_new_is_named() {
    let mut chronicle = mid_orders();
    let split = |men| Gesture::Split { who: Subject::unit(0), men };
    assert_eq!(who(&chronicle, "piquiers"), Subject::unit(0));
    chronicle.rule(&Wish::gesture(split(10), "on détache dix piques"), Author::Gm, &mut by_hand()).expect("laid");
    let new = who(&chronicle, "piquiers-2");
    assert_eq!(chronicle.fight().names().of(new).map(|n| n.fr.as_str()), Some("les Piquiers (2)"));
    let name = Name {
        id: "enfants-perdus".into(),
        fr: "les Enfants perdus".into(),
        en: "the Forlorn Hope".into(),
        ..Name::default()
    };
    let wish = Wish { names: vec![name.clone()], ..Wish::gesture(split(5), "des volontaires") };
    chronicle.rule(&wish, Author::Gm, &mut by_hand()).expect("laid");
    assert_eq!(fate(&chronicle, "enfants-perdus").now, 5);
    let again = chronicle.rule(&wish, Author::Gm, &mut by_hand());
    assert_eq!(again.err(), Some(Trouble::BadName("enfants-perdus".into())));
    chronicle.undo(Measure::Act, Author::Gm).expect("undo");
    assert!(chronicle.fight().names().find("enfants-perdus").is_none(), "the name goes with the unit");
    chronicle.redo(Measure::Act, Author::Gm).expect("redo");
    assert_eq!(
        chronicle.fight().names().find("enfants-perdus"),
        Some(Subject::unit(u8::try_from(chronicle.fight().names().units.len() - 1).expect("few")))
    );
}

#[test]
fn bare_events_are_taken_if_they_can_be() {
    let mut chronicle = mid_orders();
    let who = chronicle.fight().names().find("orques").expect("somebody").to_string();
    let wish = Wish::events(vec![json!({ "demoralised": { "unit": who, "fear": "ruling" } })], "une comète");
    assert_eq!(chronicle.preview(&wish).expect("it can be").fates.len(), 1);
    chronicle.rule(&wish, Author::Gm, &mut by_hand()).expect("laid");
    assert_eq!(fate(&chronicle, "orques").condition, Condition::Broken);
    let before = picture(&chronicle);
    for bad in [json!({ "demoralised": { "unit": "#u99", "fear": "ruling" } }), json!("snow"), json!(3)] {
        let sound = json!({ "rallied": { "unit": who } });
        let wish = Wish::events(vec![sound, bad], "?");
        let refused = chronicle.rule(&wish, Author::Gm, &mut by_hand());
        assert!(matches!(refused, Err(Trouble::BadEvent { index: 1, .. })), "{refused:?}");
    }
    assert_eq!(picture(&chronicle), before);
    assert_eq!(chronicle.rule(&Wish::events(vec![], " "), Author::Gm, &mut by_hand()).err(), Some(Trouble::NoReason));
    let nobody = Wish::gesture(Gesture::Break { who: Subject::unit(99) }, "qui donc ?");
    assert_eq!(chronicle.rule(&nobody, Author::Gm, &mut by_hand()).err(), Some(Trouble::Gesture("gesture-unknown")));
    assert_eq!(picture(&chronicle), before);
}

#[test]
fn a_battle_that_is_over_can_still_be_ruled_on_and_undone() {
    let mut chronicle = ford();
    let give_up = Wish::gesture(Gesture::Concede { side: Side::B }, "le Sud renonce");
    chronicle.rule(&give_up, Author::Gm, &mut by_hand()).expect("laid");
    assert!(chronicle.outcome().is_some());
    assert_eq!(chronicle.scene(), Playing::Over);
    let key = montjoie_table::KeyName { rule: "BX-10".into(), of: Subject::unit(0), to: Subject::NOBODY, nth: 0 };
    assert_eq!(chronicle.answer(key, Answer::Value(1), Author::Gm), Err(Trouble::Over));
    chronicle.undo(Measure::Act, Author::Gm).expect("undo");
    assert!(chronicle.outcome().is_none());
}
