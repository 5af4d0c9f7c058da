//! What is left of a battle: whether anybody on the field can still hurt anybody.

use crate::field::{bare, drawn, hero, on, plain, unit};
use montjoie_game::Shown as _;

/// Two companies at odds hurt each other; a lone engine that cannot be moved hurts only who is in range of it.
#[test]
fn engines_out_of_reach_are_a_remnant_and_companies_are_not() {
    assert!(!plain(&unit("a1", 5, ""), &unit("b1", 5, "")).bout.harmless(), "a few men are men");
    let far = |range: u32, b: &str| {
        let own = "[[machine]]\nid = \"bombarde\"\nname = \"bombarde\"\nbattery = 90\nmobile = false\n";
        let top = format!("{own}{}", drawn(&["........", "........"]));
        let options = format!("map_mode = \"grid\"; fire_range = \"cells\"; fire_range_cells = {range}");
        on(&top, &options, &bare("m", "machine = \"bombarde\"; cell = \"a1\""), b)
    };
    let engine = bare("n", "machine = \"bombarde\"; cell = \"h1\"");
    assert!(far(2, &engine).bout.harmless(), "seven cells apart, four in range");
    assert!(!far(4, &engine).bout.harmless(), "eight cells in range");
    assert!(!far(2, &unit("b1", 5, "cell = \"h1\"")).bout.harmless(), "they can walk there");
}

/// Routers whom nobody can rally strike nobody: with somebody who may, they are still to be reckoned with.
#[test]
fn routers_with_no_leader_are_a_remnant() {
    let b = unit("b1", 30, "morale = \"deroute\"");
    let p = plain(&unit("a1", 30, "morale = \"deroute\""), &b);
    assert!(p.bout.harmless());
    let led = unit("a1", 30, "morale = \"deroute\"") + &hero("h", "command = 40; unit = \"a1\"");
    assert!(!plain(&led, &b).bout.harmless());
}
