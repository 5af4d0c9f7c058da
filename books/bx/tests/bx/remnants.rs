//! What is left of a battle: whether anybody on the field can still hurt anybody.

use crate::field::{down, hero, huge, unit};
use montjoie_game::Shown as _;

#[test]
fn whom_no_blow_harms_is_a_remnant_and_a_single_man_is_not() {
    assert!(!down(&unit("a1", 1, ""), &unit("b1", 1, "")).bout.harmless(), "one man is a man");
    assert!(!down(&huge("a1", ""), &unit("b1", 10, "")).bout.harmless(), "the monster crushes");
    let ghosts = |id: &str| unit(id, 10, "harmed_by = [\"argent\"]");
    assert!(down(&ghosts("a1"), &ghosts("b1")).bout.harmless(), "no blow does anything");
    assert!(!down(&ghosts("a1"), &unit("b1", 10, "")).bout.harmless(), "theirs do");
    let with_hero = |side: &str, id: &str| ghosts(side) + &hero(id, "");
    assert!(!down(&with_hero("a1", "h"), &with_hero("b1", "k")).bout.harmless(), "two heroes may meet");
}
