//! What is left of a battle: whether anybody on the field can still hurt anybody.

use crate::field::{id, regiments};
use montjoie_game::Shown as _;
use montjoie_jet::terms::Where;

#[test]
fn nobody_to_meet_is_a_remnant_and_one_man_in_reserve_is_not() {
    let mut p = regiments("", (100, ""), (1, "engagement = \"reserve\""));
    assert!(!p.bout.harmless(), "the reserve may come");
    let enemy = usize::from(id(&p, "rb"));
    p.bout.state.units[enemy].at = Where::Routed;
    assert!(p.bout.harmless(), "who ran is met by nobody");
}
