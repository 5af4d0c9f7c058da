//! The largest battle a scenario may hold: nobody is dropped from any list.

use super::help::*;
use montjoie_game::scenario::MOST_UNITS;
use montjoie_trial::{TestBattle, problems};

/// So many units on either side, each a group of its own.
fn crowd(each: usize, keys: &str) -> String {
    let side = |word: &str| (0..each).map(|i| unit(&format!("{word}{i}"), 100, keys)).collect::<String>();
    scenario(with("resolution_level = \"unit\"\ndie_kind = \"plain\""), &side("n"), &side("s"))
}

#[test]
fn as_many_units_as_a_scenario_may_name_all_shoot_and_all_are_counted() {
    let each = MOST_UNITS / 2;
    let p: P = TestBattle::new(&crowd(each, BOWS)).dice_show(9);
    assert_eq!(state(&p).units.len(), MOST_UNITS);
    assert_eq!(state(&p).groups.len(), MOST_UNITS);
    let p = p.to("shock");
    assert_eq!(p.throws("ORD-37"), MOST_UNITS, "every unit has its shot");
    // One side gives up: the evening counts them all.
    let mut p = p;
    montjoie_game::Fight::rule(&mut p.bout, &[serde_json::json!({ "conceded": { "side": "a" } })]).unwrap();
    let p = p.end();
    let reckoned = (0..each).flat_map(|i| [format!("n{i}"), format!("s{i}")]);
    let hurt = reckoned.filter(|id| p.happened("lost", id) > 0).collect::<Vec<_>>();
    assert!(hurt.len() > 1);
    for id in hurt {
        assert_eq!(p.happened("reckoned", &id), 1, "{id}");
    }
}

#[test]
fn one_unit_more_is_refused_with_a_word() {
    let found = problems::<montjoie_ordre::Ordre>(&crowd(MOST_UNITS / 2 + 1, BOWS));
    assert!(!found.is_empty());
}

#[test]
fn as_many_foot_as_a_scenario_may_name_all_strike() {
    // Every group has one foe it may strike and one blow: 128 blows, all thrown (ORD-40, ORD-111).
    let p: P = TestBattle::new(&crowd(MOST_UNITS / 2, FOOT)).dice_show(5).to("pursuit");
    assert_eq!(p.throws("ORD-40"), MOST_UNITS);
    assert_eq!(p.happened("attacks", ""), MOST_UNITS);
}

#[test]
fn as_many_vehicles_with_as_many_weapons_all_fire_and_their_crews_are_counted() {
    let guns = "[[side.unit.weapon]]\ndmg = 30\n".repeat(8);
    let tank = format!("vehicle = true\ncbt = 5\nsdg = 20\ncrew = 4\n{guns}");
    let side = |word: &str| (0..MOST_UNITS / 2).map(|i| unit(&format!("{word}{i}"), 9, &tank)).collect::<String>();
    let around = Around { ground: "mode = \"vehicles\"", ..with("die_kind = \"plain\"") };
    let mut p: P = TestBattle::new(&scenario(around, &side("n"), &side("s"))).dice_show(9).round();
    assert_eq!(p.throws("ORD-103"), MOST_UNITS);
    montjoie_game::Fight::rule(&mut p.bout, &[serde_json::json!({ "conceded": { "side": "a" } })]).unwrap();
    let p = p.end();
    let all = (0..MOST_UNITS / 2).flat_map(|i| [format!("n{i}"), format!("s{i}")]);
    let hit: Vec<String> = all.filter(|id| p.happened("lost", id) > 0).collect();
    assert!(hit.len() > 1);
    for id in hit {
        assert_eq!(p.happened("crew_lost", &id), 1, "{id}");
    }
}

#[test]
fn as_many_armies_and_characters_as_a_scenario_may_name_are_all_there() {
    use montjoie_game::scenario::{MOST_ARMIES, MOST_CHARACTERS};
    let half = |word: &str| -> String {
        let army = |a: usize| {
            let units = (0..8).map(|i| unit(&format!("{word}{a}x{i}"), 100, FOOT)).collect::<String>();
            let people = (0..MOST_CHARACTERS / MOST_ARMIES).map(|i| chief(&format!("{word}{a}who{i}"), ""));
            let all = (units + &people.collect::<String>()).replace("[[side.", "[[side.army.");
            format!("[[side.army]]\nid = \"{word}army{a}\"\nname = \"{word}{a}\"\n{all}")
        };
        (0..MOST_ARMIES / 2).map(army).collect()
    };
    let p: P =
        TestBattle::new(&scenario(with("die_kind = \"plain\""), &half("n"), &half("s"))).dice_show(9).to("pursuit");
    assert_eq!((state(&p).persons.len(), state(&p).groups.len()), (MOST_CHARACTERS, MOST_ARMIES), "a group an army");
    assert_eq!(p.throws("ORD-40"), MOST_ARMIES);
}
