//! Live play: answers, undo, redo, branches, orders outside the rules.

mod common;
use common::*;

use montjoie_chronicle::{
    Author, Body, Chronicle, Conduct, Given, Hand, Hands, Measure, Memory, Playing, Said, Trouble,
};
use montjoie_game::What;
use montjoie_table::{Answer, KeyName, NamedTerm, Refusal, Rng, Slot, Subject, Want};

#[test]
fn a_battle_is_played_by_hand_to_its_end_and_opens_where_it_stood() {
    let store = Memory::new(montjoie_chronicle::begin(montjoie_books::GAMES, FORD, None).expect("sound").header);
    let mut chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(store.clone())).expect("it begins");
    let mut rng = Rng::of(5, 0);
    while one_move(&mut chronicle, &mut rng) {}
    assert!(chronicle.outcome().is_some());
    assert!(chronicle.lines().iter().any(|l| matches!(&l.said, Said::Item(i) if matches!(i.what, What::Throw { .. }))));
    let again = Chronicle::with(montjoie_books::GAMES, Box::new(store)).expect("it opens");
    assert_eq!(picture(&again), picture(&chronicle));
    assert_eq!(chronicle.scene(), Playing::Over);
}

#[test]
fn undo_after_any_move_is_as_if_it_had_not_been_made() {
    for seed in 0..6 {
        let mut chronicle = ford();
        let mut rng = Rng::of(seed, 7);
        to_the_next_ask(&mut chronicle);
        for _ in 0..60 {
            let before = picture(&chronicle);
            let head = chronicle.head();
            let ask = chronicle.asks().first().cloned();
            let Some(ask) = ask else {
                if !one_move(&mut chronicle, &mut rng) {
                    break;
                }
                continue;
            };
            let answer = any_answer(&ask, &chronicle, &mut rng);
            chronicle.answer(ask.name(), answer, Author::Gm).expect("legal");
            chronicle.advance(&mut by_hand()).expect("plays on");
            let after = picture(&chronicle);
            let undone = chronicle.undo(Measure::Act, Author::Gm).expect("something to undo");
            assert_eq!((undone.to, picture(&chronicle)), (head, before));
            chronicle.redo(Measure::Act, Author::Gm).expect("something to redo");
            assert_eq!(picture(&chronicle), after);
        }
        let head = chronicle.head();
        let end = picture(&chronicle);
        while chronicle.undo(Measure::Answer, Author::Gm).is_ok() {}
        assert_eq!((chronicle.head(), chronicle.fight().hash()), (0, chronicle.start().hash()));
        while chronicle.redo(Measure::Answer, Author::Gm).is_ok() {}
        assert_eq!((chronicle.head(), picture(&chronicle)), (head, end.clone()));
        while chronicle.undo(Measure::Step, Author::Gm).is_ok() {}
        assert_eq!(chronicle.head(), 0);
        while chronicle.redo(Measure::Step, Author::Gm).is_ok() {}
        assert_eq!(picture(&chronicle), end);
    }
}

#[test]
fn a_handful_is_taken_whole_or_not_at_all() {
    let mut chronicle = ford();
    to_the_next_ask(&mut chronicle);
    let mut rng = Rng::of(2, 2);
    while !matches!(chronicle.asks().first().map(|a| &a.want), Some(Want::Throw { .. })) || chronicle.asks().len() < 2 {
        handful(&mut chronicle, &mut rng);
        to_the_next_ask(&mut chronicle);
    }
    let before = picture(&chronicle);
    let entries = chronicle.journal().last();
    let mut given: Vec<Given> =
        chronicle.asks().iter().map(|ask| Given::new(ask.name(), any_answer(ask, &chronicle, &mut rng))).collect();
    let good = given.clone();
    given.last_mut().expect("two asks").answer = Answer::Faces(vec![99]);
    let refused = chronicle.answer_all(given, Author::Gm).expect_err("no die has 99 faces");
    assert!(matches!(refused, Trouble::Refused(_, Refusal::Dice(_))), "{refused:?}");
    assert_eq!((picture(&chronicle), chronicle.journal().last()), (before.clone(), entries));
    let stranger = KeyName { rule: "BX-99".into(), of: Subject::unit(0), to: Subject::NOBODY, nth: 0 };
    let wrong = chronicle.answer(stranger.clone(), Answer::Value(1), Author::Gm);
    assert_eq!(wrong, Err(Trouble::NotAsked(stranger)));
    chronicle.answer_all(good, Author::Gm).expect("legal");
    let undo = chronicle.undo(Measure::Act, Author::Gm).expect("one handful");
    assert_eq!(undo.message.id, "chronicle-did-several");
    assert_eq!(picture(&chronicle), before, "one undo takes the handful back");
}

#[test]
fn a_branch_keeps_both_ways_and_one_can_go_to_either() {
    let mut chronicle = ford();
    to_the_next_ask(&mut chronicle);
    let ask = chronicle.asks()[0].clone();
    let Want::Choice(tokens) = &ask.want else { panic!("orders come first: {ask:?}") };
    let words: Vec<String> = tokens.iter().map(|t| t.words(chronicle.fight().names())).collect();
    assert!(words.len() > 1);
    chronicle.answer(ask.name(), Answer::Choice(words[0].clone()), Author::Gm).expect("legal");
    let (first, one) = (chronicle.head(), picture(&chronicle));
    let from = chronicle.undo(Measure::Act, Author::Gm).expect("undo").to;
    chronicle.answer(ask.name(), Answer::Choice(words[1].clone()), Author::Gm).expect("legal");
    let (second, other) = (chronicle.head(), picture(&chronicle));
    assert_ne!(one, other);
    assert_eq!(chronicle.journal().children(from).len(), 2);
    chronicle.go_to(first, Author::Gm).expect("the first way");
    assert_eq!(picture(&chronicle), one);
    chronicle.undo(Measure::Act, Author::Gm).expect("undo");
    chronicle.redo(Measure::Act, Author::Gm).expect("redo");
    assert_eq!(picture(&chronicle), one, "redo leads to the branch one stood on last, not to the newest");
    chronicle.go_to(second, Author::Gm).expect("the second way");
    assert_eq!(picture(&chronicle), other);
    assert_eq!(chronicle.go_to(999, Author::Gm), Err(Trouble::NoSuchEntry(999)));
    let head = chronicle.journal().entries().find(|e| matches!(e.body, Body::Head { .. })).expect("heads").id;
    assert_eq!(chronicle.go_to(head, Author::Gm), Err(Trouble::NoSuchEntry(head)));
}

#[test]
fn the_gm_may_order_outside_the_rules_and_the_battle_goes_on() {
    let mut chronicle = ford();
    let mut rng = Rng::of(6, 6);
    to_the_next_ask(&mut chronicle);
    while chronicle.place().step != "ordres" {
        handful(&mut chronicle, &mut rng);
        to_the_next_ask(&mut chronicle);
    }
    let orders = |c: &Chronicle, of: &str| {
        let who = c.fight().names().find(of).expect("somebody");
        c.asks().iter().find(|a| a.key.of == who).cloned().expect("an order is asked")
    };
    let ask = orders(&chronicle, "piquiers");
    let Want::Choice(tokens) = &ask.want else { panic!("an order") };
    // Fleeing is for those in contact: a free unit cannot.
    let legal: Vec<String> = tokens.iter().map(|t| t.words(chronicle.fight().names())).collect();
    let illegal = ["fuite", "repli", "retraite", "ralliement"].into_iter().find(|w| !legal.iter().any(|l| l == w));
    let illegal = illegal.expect("some order is not for a free and fit unit");
    let before = picture(&chronicle);
    let plain = chronicle.answer(ask.name(), Answer::Choice(illegal.into()), Author::Gm);
    assert!(matches!(plain, Err(Trouble::Refused(_, Refusal::NotOffered(_)))), "{plain:?}");
    let by_player = chronicle.answer(ask.name(), Answer::Ruled(illegal.into()), Author::Seat("ana".into()));
    assert_eq!(by_player, Err(Trouble::OnlyGm(ask.name())));
    assert_eq!(chronicle.order(ask.name(), illegal, "  "), Err(Trouble::NoReason));
    let nonsense = chronicle.order(ask.name(), "danser", "pourquoi pas");
    assert!(matches!(nonsense, Err(Trouble::Refused(_, Refusal::NotUnderstood(_)))), "{nonsense:?}");
    assert_eq!(picture(&chronicle), before);
    chronicle.order(ask.name(), illegal, "la bannière est tombée").expect("the GM may");
    let mut conduct = Conduct::automatic(Rng::of(3, 3));
    chronicle.advance(&mut conduct).expect("the battle goes on");
    assert!(chronicle.outcome().is_some());
    let ruled = chronicle.lines().iter().find_map(|l| match &l.said {
        Said::Item(item) => match &item.what {
            What::Choice { ruled: true, token, .. } => Some(token.verb),
            _ => None,
        },
        _ => None,
    });
    assert_eq!(ruled, Some(illegal));
    assert!(chronicle.replay(true).expect("sound").divergence.is_none(), "rulings are inputs too");
}

#[test]
fn a_named_term_is_added_before_the_throw_and_only_then() {
    let mut chronicle = ford();
    let mut rng = Rng::of(4, 4);
    to_the_next_ask(&mut chronicle);
    while !matches!(chronicle.asks()[0].want, Want::Throw { .. }) {
        handful(&mut chronicle, &mut rng);
        to_the_next_ask(&mut chronicle);
    }
    let ask = chronicle.asks()[0].clone();
    let term = NamedTerm { key: ask.name(), slot: Slot::Share, name: "le soleil dans les yeux".into(), value: -10 };
    chronicle.term(term.clone()).expect("it waits");
    let Want::Throw { share, .. } = &chronicle.asks()[0].want else { panic!("still the throw") };
    let shown = montjoie_table::Tally::terms(share).last().expect("the term").clone();
    assert_eq!(shown.named.as_deref(), Some("le soleil dans les yeux"));
    let answer = any_answer(&ask, &chronicle, &mut rng);
    chronicle.answer(ask.name(), answer, Author::Gm).expect("legal");
    assert_eq!(chronicle.term(term), Err(Trouble::NotAsked(ask.name())), "the die lies");
}

#[test]
fn the_enemy_by_the_program_and_mine_by_my_dice() {
    let mut chronicle = ford();
    let mut conduct = by_hand();
    conduct.sides[1] = Hands::all(Hand::Program);
    conduct.judgements = Hand::Program;
    let mut rng = Rng::of(8, 8);
    for _ in 0..200 {
        chronicle.advance(&mut conduct).expect("plays on");
        if chronicle.outcome().is_some() {
            break;
        }
        for ask in chronicle.asks() {
            let fates = chronicle.fight().fates();
            let side = montjoie_game::side_of(ask.office, ask.key.of, &fates);
            assert_ne!(side, Some(montjoie_table::Side::B), "the program answers for the South: {ask:?}");
        }
        handful(&mut chronicle, &mut rng);
    }
    assert!(chronicle.outcome().is_some());
    let by_program = |e: &&std::sync::Arc<montjoie_chronicle::Entry>| {
        e.author == Author::Program && matches!(&e.body, Body::Answer(g) if matches!(g.answer, Answer::Faces(_)))
    };
    assert!(chronicle.journal().entries().filter(by_program).count() > 0, "its dice are written as faces");
    assert!(chronicle.replay(true).expect("sound").divergence.is_none());
}

#[test]
fn notes_and_scripted_events_have_their_lines() {
    let mut chronicle = ford();
    let mut rng = Rng::of(9, 1);
    chronicle.note("On se tait dans les rangs.", Author::Gm).expect("words");
    assert_eq!(chronicle.note("  ", Author::Gm), Err(Trouble::NoText));
    to_the_next_ask(&mut chronicle);
    while chronicle.asks().iter().all(|a| a.key.rule.0 != "SCENARIO") {
        handful(&mut chronicle, &mut rng);
        to_the_next_ask(&mut chronicle);
    }
    let ask = chronicle.asks()[0].clone();
    assert_eq!(ask.key.of, Subject::event(0));
    assert_eq!(chronicle.told(0).map(|t| t.1.as_str()), Some("Horns sound in the north."));
    chronicle.answer(ask.name(), Answer::Value(0), Author::Gm).expect("put aside");
    let renfort = chronicle.fight().names().find("renfort").expect("somebody");
    handful(&mut chronicle, &mut rng);
    to_the_next_ask(&mut chronicle);
    let fate = chronicle.fight().fates().into_iter().find(|f| f.subject == renfort).expect("a fate");
    assert_eq!(fate.condition, montjoie_game::Condition::Absent);
    assert!(chronicle.lines().iter().any(|l| matches!(&l.said, Said::Note { text, .. } if text.contains("rangs"))));
}
