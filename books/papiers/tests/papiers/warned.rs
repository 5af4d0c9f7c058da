//! What has no effect where it stands, and what the book asks for, is told; it stops nobody and can be accepted.

use crate::field::{Look, bare, hero, plain, scene, unit};
use montjoie_game::Bout;
use montjoie_game::scenario::Doc;
use montjoie_papiers::Papiers;

/// The warnings of a scenario, without what every unit of these tests lacks.
fn warned(options: &str, a: &str) -> Vec<&'static str> {
    let text = scene("", options, a, &unit("b1", 20, "pui = 1; mo = \"normal\""));
    let found = Bout::<Papiers>::open(&Doc::read(&text), None).unwrap_or_else(|p| panic!("{p:#?}")).2;
    found.warnings.iter().map(|p| p.code).collect()
}

#[test]
fn nothing_is_without_effect_in_silence() {
    let of = |keys: &str| warned("", &unit("a1", 20, &format!("pui = 1; mo = \"normal\"; {keys}")));
    assert!(of("").is_empty(), "{:?}", of(""));
    for (keys, code) in [
        ("weapon = \"lance_cavalerie\"", "papiers-problem-lance"),
        ("second_weapon = \"hallebarde\"", "papiers-problem-second"),
        ("barding = true", "papiers-problem-barding"),
        ("attributes = [\"tortue\"]", "papiers-problem-tortue"),
        ("attributes = [\"haine\"]", "papiers-problem-haine"),
        ("pui_mag = 1", "papiers-problem-mag"),
        ("size = 3", "papiers-problem-no-effect"),
        ("doses = 2", "papiers-problem-no-effect"),
        ("quality = \"fort\"", "papiers-problem-no-effect"),
        ("moral = \"elite\"", "papiers-problem-no-effect"),
    ] {
        assert_eq!(of(keys), [code], "{keys}");
    }
    for keys in [
        "weapon = \"lance_cavalerie\"; mount = \"chevaux\"; second_weapon = \"hallebarde\"; barding = true",
        "attributes = [\"tortue\", \"drogues\"]; shield = true; doses = 2",
        "hates = [\"orques\"]",
        "attributes = [\"tres_grandes_creatures\"]; size = 3",
    ] {
        assert!(of(keys).is_empty(), "{keys}: {:?}", of(keys));
    }
    assert_eq!(warned("", &unit("a1", 20, "")), ["papiers-problem-missing"; 2], "PUI and morale are the unit's own");
    assert_eq!(warned("", &bare("m", "machine = \"canon\"; pui_tir = 3")), ["papiers-problem-machine"]);
    let beast = bare("m", "category = \"monster\"; points = 50; pui = 8; mo = \"normal\"");
    assert_eq!(warned("", &beast), ["papiers-problem-monster"]);
    assert!(warned("monster_pui = \"per_point_x_initial_eff\"", &beast).is_empty());
    assert!(warned("pui_mag = true", &unit("a1", 20, "pui = 1; mo = \"normal\"; pui_mag = 1")).is_empty());
    let of = |keys: &str| {
        warned("", &(unit("a1", 20, "pui = 1; mo = \"normal\"") + &hero("h", &format!("unit = \"a1\"; {keys}"))))
    };
    assert_eq!(of("bonus = 3"), ["papiers-problem-bonus"]);
    assert_eq!(of("uses = [3]"), ["papiers-problem-no-effect"]);
    assert_eq!(of("wounds = [1, 0, 0, 2]"), ["papiers-problem-no-effect"]);
    assert!(of("player = true; spells = [\"terreur\"]; uses = [3]").is_empty());
}

/// PAP-12: on foot a cavalry lance neither strikes nor multiplies.
#[test]
fn a_cavalry_lance_serves_in_the_saddle() {
    let charge = |keys: &str, option: &str| {
        let a = unit("a1", 20, &format!("weapon = \"lance_cavalerie\"; ini = 9; {keys}"));
        let p = crate::field::with(option, &a, &unit("b1", 60, "ini = -9")).order("a1", "engager b1").to("moral");
        let (att, _, power) = p.attack("PAP-31", "a1", "b1");
        (att, power)
    };
    for option in ["", "cav_lance_att = \"always\""] {
        assert_eq!(charge("", option), (0, (20, 1)), "on foot");
        assert_eq!(charge("mount = \"chevaux\"", option), (2, (156, 5)));
    }
}

/// `player = true` is a player's own; `pc` is what it was called first.
#[test]
fn players_are_named_either_way() {
    let a = unit("a1", 20, "player = true") + &hero("h", "player = true") + &hero("i", "pc = true") + &hero("j", "");
    let p = plain(&a, &unit("b1", 20, ""));
    assert_eq!(["h", "i", "j"].map(|id| p.hero(id).pc), [true, true, false]);
}
