//! Petits papiers.
#![allow(clippy::unwrap_used)]
use montjoie_rules::{GAMES, Sample, scenario::Doc};
use montjoie_table::Inputs;

#[test]
fn plays() {
    let game = GAMES.iter().find(|g| g.info().id == "papiers").expect("registered");
    for entry in std::fs::read_dir("../../scenarios/papiers").unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let opened = match game.open(&Doc::read(&text), None) {
            Ok(o) => o,
            Err(p) => panic!("{path:?} {p:#?}"),
        };
        let mut sample = Sample::default();
        opened.fight.simulate(&Inputs::default(), 1, 0..200, &mut sample);
        eprintln!(
            "{path:?} {:?} draws {} undecided {} rounds {:?}",
            sample.victories, sample.draws, sample.undecided, sample.rounds
        );
    }
}
