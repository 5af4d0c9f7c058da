//! What is left of a battle: whether anybody on the field can still hurt anybody.

use super::help::*;
use montjoie_game::Shown as _;

#[test]
fn groups_without_power_are_a_remnant_and_one_with_power_is_not() {
    let none = format!("{FOOT}pda = 0");
    assert!(duel(Around::default(), &none, &none).bout.harmless());
    assert!(!duel(Around::default(), &none, &format!("{FOOT}pda = 1")).bout.harmless());
    let mut p = duel(Around::default(), &none, &none);
    p.bout.state.groups[0].routed = true;
    assert!(!p.bout.harmless(), "routers may be rallied");
}
