//! What closes a round read aloud is held against the chances of that moment, in battles of every book.
#![allow(missing_docs)]

use montjoie_books::GAMES;
use montjoie_game::Game;
use montjoie_game::scenario::Doc;
use montjoie_odds::Sample;
use montjoie_table::{Inputs, Program, Rng, Side};
use montjoie_text::less_worn;
use std::path::PathBuf;

/// Battles played on from the end of a round.
const BATTLES: u64 = 40;

fn shipped(game: &dyn Game) -> Vec<(PathBuf, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(game.info().id);
    let files = std::fs::read_dir(&folder).expect("the book's scenarios");
    let mut all: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    all.sort();
    all.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).expect("text"))).collect()
}

/// A side told as the less worn is never one that loses four battles in five from there.
#[test]
fn nobody_is_told_as_less_worn_who_is_sure_to_lose() {
    let (mut told, mut wrong) = (0, String::new());
    for game in GAMES {
        for (path, text) in shipped(*game) {
            let mut fight = game.open(&Doc::read(&text), None).expect("a shipped scenario").fight;
            let mut rng = Rng::of(3, 7);
            let mut round = fight.place().round;
            while fight.outcome().is_none() && fight.place().round <= game.info().auto_rounds {
                fight.play(&Inputs::default(), &mut Program(&mut rng));
                if fight.place().round == round || fight.outcome().is_some() {
                    continue;
                }
                round = fight.place().round;
                let Some(side) = less_worn(&fight.fates()) else { continue };
                told += 1;
                let mut sample = Sample::default();
                sample.play(fight.as_ref(), &Inputs::default(), 1, 0..BATTLES);
                let lost = sample.victories[side.foe().index()];
                if 5 * lost >= 4 * BATTLES {
                    let whose = if side == Side::A { "first" } else { "second" };
                    wrong += &format!("{}, round {round}, {whose} side: lost {lost}\n", path.display());
                }
            }
        }
    }
    assert!(told > 40, "hardly a round was told: {told}");
    assert!(wrong.is_empty(), "\n{wrong}");
}
