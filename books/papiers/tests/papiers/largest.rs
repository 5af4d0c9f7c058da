//! The largest battle the reader admits: every list is long enough, and nothing is dropped.

use crate::field::{Look as _, P, hero, scene, unit};
use montjoie_game::What;
use montjoie_game::scenario::{MOST_CHARACTERS, MOST_UNITS};

fn throws(p: &P, rule: &str) -> usize {
    p.items().filter(|item| matches!(item.what, What::Throw { .. }) && item.rule.0 == rule).count()
}

/// As many units and characters as a file may hold, all but one on one side.
fn crowd(keys: &str, one: &str, options: &str) -> P {
    let many: String = (1..MOST_UNITS).map(|n| unit(&format!("a{n}"), 20, keys)).collect();
    let heroes: String = (1..=MOST_CHARACTERS).map(|n| hero(&format!("h{n}"), &format!("unit = \"a{n}\""))).collect();
    P::new(&scene("", options, &(many + &heroes), &unit("b1", 90_000, one))).dice_show(9)
}

/// PAP-71 — 127 companies shoot at one: 127 volleys, each counted.
#[test]
fn everyone_who_is_ordered_to_shoot_shoots() {
    let p = crowd("pui_tir = 4; ini = 9", "ini = -9", "").lead("charge", "cautious").to("pertes");
    assert_eq!(throws(&p, "PAP-71"), MOST_UNITS - 1);
    assert_eq!(p.bout.state.hits.len(), MOST_UNITS - 1);
}

/// PAP-55, `per_attack` — what 127 volleys took is sliced volley by volley, none left out.
#[test]
fn every_volley_is_grown_again() {
    let options = "regeneration_scope = \"per_attack\"";
    let p = crowd("pui_tir = 4; ini = 9", "ini = -9; attributes = [\"regeneration\"]", options);
    let p = p.lead("charge", "cautious").to("moral");
    assert_eq!(throws(&p, "PAP-55"), MOST_UNITS - 1);
}

/// PAP-31, PAP-100 — 64 pairs at grips: both strike, and every character risks his wounds.
#[test]
fn everyone_at_grips_strikes() {
    let half = MOST_UNITS / 2;
    let list = |side: &str, ini: i8| -> String {
        (1..=half).map(|n| unit(&format!("{side}{n}"), 60, &format!("ini = {ini}"))).collect()
    };
    let heroes: String = (1..=MOST_CHARACTERS).map(|n| hero(&format!("h{n}"), &format!("unit = \"a{n}\""))).collect();
    let mut p =
        P::new(&scene("", "", &(list("a", 9) + &heroes), &list("b", -9))).lead("cautious", "cautious").dice_show(5);
    for n in 1..=half {
        p = p.order(&format!("a{n}"), &format!("engager b{n}"));
    }
    let p = p.to("moral");
    assert_eq!(throws(&p, "PAP-31"), 2 * half);
    assert_eq!(throws(&p, "PAP-100"), MOST_CHARACTERS);
}
