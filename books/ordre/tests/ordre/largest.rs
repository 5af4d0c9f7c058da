//! The largest battle a scenario may hold: nobody is dropped from any list.

use super::help::*;
use montjoie_game::scenario::MOST_UNITS;
use montjoie_trial::{Play, problems};

/// So many units on either side, each a group of its own.
fn crowd(each: usize, keys: &str) -> String {
    let side = |word: &str| (0..each).map(|i| unit(&format!("{word}{i}"), 100, keys)).collect::<String>();
    scenario(with("resolution_level = \"unit\"\ndie_kind = \"plain\""), &side("n"), &side("s"))
}

#[test]
fn as_many_units_as_a_scenario_may_name_all_shoot_and_all_are_counted() {
    let each = MOST_UNITS / 2;
    let p: P = Play::new(&crowd(each, BOWS)).dice_show(9);
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
