//! Few battles stay undecided, remnants that cannot hurt each other counted apart.

use montjoie_books::GAMES;
use montjoie_game::scenario::Doc;
use montjoie_game::{Game, game_named};
use montjoie_odds::Sample;
use montjoie_table::Inputs;
use montjoie_trial::count;

/// Battles that end by no rule of theirs: rounds ran out, and somebody could still be hurt.
fn out_of_time(game: &dyn Game, text: &str, doctrine: &str, battles: u64) -> u64 {
    let mut fight = game.open(&Doc::read(text), None).unwrap_or_else(|problems| panic!("{problems:?}")).fight;
    let led = game.info().doctrines.iter().position(|d| *d == doctrine).expect("a doctrine of the book");
    fight.lead([led; 2]);
    let mut sample = Sample::default();
    sample.play(fight.as_ref(), &Inputs::default(), 1, 0..battles);
    sample.undecided - sample.harmless
}

/// In a hundred battles of each book's standard scenario, led alike: three in `papiers`, whose day ends, two elsewhere. A book that knows
/// neither temper is led by its first doctrine.
#[test]
fn few_standard_battles_run_out_of_time() {
    let battles = count("MONTJOIE_FUZZ_BATTLES", 1) * 600;
    for game in GAMES {
        let id = game.info().id;
        let most = if id == "papiers" { 3 } else { 2 };
        let doctrines = game.info().doctrines;
        let mut tempers: Vec<&str> = ["charge", "steady"].into_iter().filter(|d| doctrines.contains(d)).collect();
        if tempers.is_empty() {
            tempers.extend(doctrines.first());
        }
        assert!(!tempers.is_empty(), "{id}: `doctrines` of its `Info` names none");
        for doctrine in tempers {
            let open = out_of_time(*game, game.samples()[0].1, doctrine, battles);
            assert!(100 * open <= most * battles, "{id}, {doctrine}: {open} of {battles}");
        }
    }
}

/// With twelve sequences one battle in four ran out of time.
#[test]
fn the_two_companies_have_time_to_end_it() {
    let (game, _) = game_named(GAMES, "bx").expect("it is on the list");
    let open = out_of_time(game, include_str!("../../../scenarios/bx/compagnies.toml"), "steady", 200);
    assert!(100 * open <= 2 * 200, "{open} of 200");
}

/// Night must not fall on Hastings before somebody has the hill: at ten sequences one battle in fourteen ran out of time.
#[test]
fn hastings_is_decided() {
    let (game, _) = game_named(GAMES, "bx").expect("it is on the list");
    for doctrine in ["charge", "steady", "cautious"] {
        let open = out_of_time(game, include_str!("../../../scenarios/bx/hastings.toml"), doctrine, 400);
        assert!(100 * open <= 2 * 400, "{doctrine}: {open} of 400");
    }
}
