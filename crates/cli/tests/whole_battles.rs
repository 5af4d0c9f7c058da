//! Whole battles, told and read over in both languages. A change of wording shows here, to be read before it is taken.

mod common;
use common::run;

/// Battles by the file and the seed that make a good read.
fn told(name: &str, path: &str, seed: &str) {
    for lang in ["fr", "en"] {
        let ran = run(&["fight", path, "--seed", seed, "--lang", lang]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        insta::assert_snapshot!(format!("{name}_{lang}"), ran.out);
    }
}

#[test]
fn a_siege_from_blockade_to_storm_and_back() {
    told("ordre_siege", "scenarios/ordre/siege.toml", "11");
}

#[test]
fn a_fleet_action_in_space() {
    told("ordre_fleet", "scenarios/ordre/flotte.toml", "2");
}
