//! What an ask says of faces is what they then come to, for every kind of throw of every book.
#![allow(missing_docs, clippy::unwrap_used)]

#[path = "proofs/armies.rs"]
#[allow(dead_code)]
mod armies;

use montjoie_books::GAMES;
use montjoie_game::scenario::Doc;
use montjoie_game::{Game, What};
use montjoie_table::{Answer, Dice, Head, Inputs, KeyName, Meaning, Rng, Seat, Want, faces_of};
use std::collections::{BTreeMap, BTreeSet};

/// Doctrines decide and judgements are taken at their default: only dice are asked for.
struct DiceOnly;

impl Seat for DiceOnly {
    fn faces(&mut self, _: Head, _: Dice) -> Option<Vec<u16>> {
        None
    }

    fn follows_doctrine(&mut self, _: Head) -> bool {
        true
    }

    fn takes_default(&mut self, _: Head) -> bool {
        true
    }
}

/// Plays a battle for some steps; every throw comes to what its ask said of the same faces. The rules that threw, and whether
/// anything was said of them.
fn play(game: &dyn Game, name: &str, text: &str, seed: u64, told: &mut BTreeMap<String, bool>) {
    let Ok(opened) = game.open(&Doc::read(text), None) else { panic!("{name} opens") };
    let (mut fight, mut rng) = (opened.fight, Rng::of(seed, 0));
    let (mut inputs, mut said) = (Inputs::default(), BTreeMap::<KeyName, Meaning>::new());
    for _ in 0..400 {
        if fight.outcome().is_some() {
            break;
        }
        let played = fight.look(&inputs, &mut DiceOnly);
        if played.closed {
            let mut seen = BTreeSet::new();
            for item in &played.items {
                if let What::Throw { head, meaning, .. } = &item.what {
                    let key = KeyName::of(head.key, head.nth);
                    assert_eq!(said.get(&key), Some(meaning), "{name}, seed {seed}: {key:?}");
                    *told.entry(key.rule.clone()).or_default() |= *meaning != Meaning::Held;
                    seen.insert(key);
                }
            }
            assert_eq!(seen.len(), said.len(), "{name}, seed {seed}: what was asked was thrown");
            fight.play(&inputs, &mut DiceOnly);
            inputs = Inputs::default();
            said.clear();
            continue;
        }
        for ask in &played.open {
            let Want::Throw { dice, reading, .. } = &ask.want else { panic!("{name}: only dice are asked for") };
            let faces = faces_of(&mut rng, *dice);
            said.insert(ask.name(), reading.of_faces(*dice, &faces));
            inputs.answers.insert(ask.name(), Answer::Faces(faces));
        }
    }
}

#[test]
fn an_ask_says_what_faces_come_to() {
    for game in GAMES {
        let mut told = BTreeMap::new();
        for written in armies::small(*game).into_iter().chain(armies::shipped(*game)) {
            for seed in 0..2 {
                play(*game, &written.name, &written.text, seed, &mut told);
            }
        }
        println!("{}: {told:?}", game.info().id);
        assert!(told.values().any(|told| *told), "{}: something is said", game.info().id);
    }
}
