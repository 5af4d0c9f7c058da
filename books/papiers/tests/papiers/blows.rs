//! Corners of the fight: what counts against what, when a volley or a vanguard is due, what is left of a power.

use crate::field::{Look, bare, drawn, hero, on, plain, unit, with};
use montjoie_game::{Fight as _, Gesture};
use montjoie_papiers::options::Options;
use montjoie_papiers::tables::{Power, losses};
use montjoie_table::Slot;
use serde_json::json;

/// The hated race, and no other; once a battle is once, whichever race it is.
#[test]
fn hatred_of_one_race_among_several() {
    for (scope, again) in [("each_engagement", 1), ("once_per_battle", 0)] {
        let p = with(
            &format!("hatred_scope = \"{scope}\""),
            &(unit("a0", 60, "race = \"elfes\"; ini = 8") + &unit("a1", 90, "hates = [\"gobelins\"]; ini = 9")),
            &(unit("b1", 60, "race = \"gobelins\"; ini = -9")
                + &unit("b2", 60, "race = \"orques\"; ini = -8")
                + &unit("b3", 60, "race = \"gobelins\"; ini = -7")),
        )
        .order("a0", "tenir")
        .order("a1", "engager b1")
        .order("b2", "engager a1")
        .order("b3", "tenir")
        .round();
        assert_eq!((p.attack("PAP-31", "a1", "b1").0, p.attack("PAP-31", "a1", "b2").0), (1, 0), "{scope}");
        let p = p.order("a0", "tenir").order("b3", "engager a1").to("moral");
        assert_eq!(p.attack("PAP-31", "a1", "b3").0, again, "{scope}");
    }
}

#[test]
fn engines_shoot_with_what_they_are() {
    let p = plain(
        &bare("m", "machine = \"canon\"; missile = \"arquebuse\""),
        &unit("b1", 60, "armour = \"armure_lourde\""),
    )
    .order("m", "tir b1")
    .to("moral");
    assert_eq!(p.attack("PAP-71", "m", "b1"), (0, 2, (150, 1)), "no ATT and no piercing of their crew’s arms");
}

#[test]
fn barding_is_pierced_like_any_armour() {
    for scope in ["armour_and_shield", "body_armour_only"] {
        let shot = |keys: &str| {
            let p = with(
                &format!("piercing_scope = \"{scope}\"; mount_def_vs_foot_fire = false"),
                &unit("a1", 60, "pui_tir = 1; missile = \"arquebuse\""),
                &unit("b1", 60, &format!("mount = \"chevaux\"; {keys}")),
            );
            p.order("a1", "tir b1").to("moral").attack("PAP-71", "a1", "b1").1
        };
        assert_eq!(shot("barding = true"), 0, "{scope}: two go through the one");
        assert_eq!(shot("barding = true; armour = \"armure_lourde\""), 1, "{scope}: and through two of three");
    }
}

/// PAP-61: an attribute of the GM’s own may count otherwise against blows and against shots; against a spell, and on the sheet, what is one and the same.
#[test]
fn own_attributes_against_blows_and_shots() {
    let top = "[[attribute]]\nid = \"pavois\"\nname = \"pavois\"\natt = -1\natt_fire = -2\ndef = 2\ndef_fire = 3\n";
    let field = || {
        on(
            top,
            "",
            &(unit("a1", 60, "ini = 9; pui_tir = 1")
                + &hero("h", "unit = \"a1\"; pc = true; spells = [\"boule_de_feu\"]")),
            &unit("b1", 90, "ini = -9; attributes = [\"pavois\"]; pui_tir = 1"),
        )
    };
    let p = field().order("a1", "engager b1").answer("PAP-72", "b1", "sur a1").to("moral");
    assert_eq!((p.attack("PAP-31", "a1", "b1").1, p.attack("PAP-31", "b1", "a1").0), (2, -1));
    assert_eq!(p.attack("PAP-72", "b1", "a1").0, -2);
    let p = field().order("a1", "tir b1").to("moral");
    assert_eq!(p.attack("PAP-71", "a1", "b1").1, 3);
    let p = field().to("actions").answer("PAP-90", "h", "sort boule_de_feu b1").step();
    assert_eq!((p.attack("PAP-83", "h", "b1").1, p.figure("b1", "def")), (0, 0));
}

/// A term of the GM’s on the power counts in hundredths of it: sixty and a half more are ninety.
#[test]
fn a_term_on_the_power() {
    for (percent, left) in [(0, 45), (50, 30), (-50, 55)] {
        let p = plain(&unit("a1", 60, "ini = 9"), &unit("b1", 60, "ini = -9"))
            .order("a1", "engager b1")
            .faces("PAP-31", "a1", "b1", &[10])
            .term("PAP-31", "a1", "b1", Slot::Share, percent)
            .to("moral");
        assert_eq!(p.left("b1"), left, "{percent} %");
    }
}

#[test]
fn engines_charged_while_they_are_set_up() {
    for (setup, volleys) in [(0, 1), (1, 0)] {
        let p = plain(
            &unit("a1", 60, "ini = 9"),
            &(bare("m", &format!("machine = \"baliste\"; ini = -9; setup = {setup}")) + &unit("b1", 60, "ini = -9")),
        );
        assert_eq!(p.unit("m").setup, setup);
        let sheet = p.sheet("m");
        let shown = sheet.figures.iter().any(|f| f.word == "papiers-figure-setup");
        assert_eq!(shown, setup > 0, "so many hours, on the counter");
        let p = p.order("a1", "engager m").to("moral");
        assert_eq!(p.throws("PAP-72"), volleys, "{setup} hours to go");
    }
    let support = |setup: u8| {
        let p = plain(
            &(unit("a1", 60, "ini = 9") + &bare("m", &format!("machine = \"baliste\"; ini = 1; setup = {setup}"))),
            &unit("b1", 60, "ini = -9"),
        );
        let p = p.to("engagement").order("a1", "engager b1").step();
        p.options("PAP-28", "m").contains(&"soutien_tir a1".to_owned())
    };
    assert!(support(0) && !support(1));
}

/// The vanguard’s extra blow is for those it never met: parted and met again, they are no strangers.
#[test]
fn old_acquaintances_of_the_vanguard() {
    let p = plain(&unit("a1", 90, "ini = 9; attributes = [\"avant_garde\"]"), &unit("b1", 90, "ini = -9"))
        .order("a1", "engager b1")
        .round();
    let [a1, b1] = ["a1", "b1"].map(|id| p.who(id));
    let p = p.gesture(Gesture::Part { one: a1, other: b1 }).order("a1", "engager b1").to("moral");
    assert_eq!((p.throws("PAP-48"), p.bout.state.links.len()), (1, 1));
}

/// Two vanguards on one enemy: both blows fall before the melee, and he strikes with what they left.
#[test]
fn two_vanguards() {
    let guard = "attributes = [\"avant_garde\"]; pui = 2";
    let p = plain(
        &(unit("a1", 60, &format!("ini = 9; {guard}")) + &unit("a2", 60, &format!("ini = 8; {guard}"))),
        &unit("b1", 100, "ini = -9"),
    )
    .order("a1", "engager b1")
    .order("a2", "engager b1")
    .to("combat");
    assert_eq!(p.left("b1"), 100 - 25 - 25);
    assert_eq!(p.to("moral").attack("PAP-31", "b1", "a1").2, (25, 1), "half of the fifty that are left");
}

/// A shot spent in ambush is spent, unless the option gives reactions without limit.
#[test]
fn a_spent_shot() {
    for (shots, rolled) in [("1", 0), ("unlimited_reaction", 1)] {
        let mut p = with(
            &format!("shots_per_turn = \"{shots}\""),
            &unit("a1", 60, "pui_tir = 1; ini = 9"),
            &unit("b1", 60, "ini = -9"),
        )
        .to("engagement");
        p.bout.rule(&[json!({ "shot": { "unit": "#u0" } })]).unwrap();
        assert!(!p.options("PAP-28", "a1").contains(&"tir b1".to_owned()), "not offered again");
        p.bout.rule(&[json!({ "aimed": { "unit": "#u0", "on": "#u1", "magic": false } })]).unwrap();
        assert_eq!(p.to("moral").throws("PAP-71"), rolled, "{shots}");
    }
}

/// A unit brought to nought before the blows is no opponent, though it may grow again.
#[test]
fn nobody_fights_a_heap_of_trolls() {
    let p = plain(
        &(unit("a1", 60, "ini = 9") + &hero("h", "unit = \"a1\"; pc = true; spells = [\"boule_de_feu\"]")),
        &(unit("b1", 20, "ini = -9; attributes = [\"regeneration\", \"peur\"]") + &unit("b2", 60, "ini = -9")),
    )
    .answer("PAP-90", "h", "rien")
    .order("a1", "engager b1")
    .faces("PAP-31", "a1", "b1", &[1])
    .round();
    assert_eq!(p.state("a1"), "engaged");
    let p = p.answer("PAP-90", "h", "sort boule_de_feu b1").order("b2", "tenir");
    let p = p.faces("PAP-83", "h", "b1", &[10]).to("combat");
    assert_eq!((p.left("b1"), p.bout.state.links.len()), (0, 1), "felled, and still on the field");
    assert!(!p.unit("a1").fought && p.unit("a1").fear == 0);
    let p = p.to("pertes");
    assert_eq!(p.throws("PAP-31"), 2, "the blows of the first hour and no others");
}

#[test]
fn whoever_is_sent_back_and_has_another_enemy_supports_nobody() {
    let p = plain(
        &(unit("a1", 100, "ini = 9") + &unit("a2", 100, "ini = 8")),
        &(unit("b1", 30, "ini = -9") + &unit("b2", 60, "ini = 5")),
    )
    .order("a1", "engager b1")
    .order("a2", "engager b1")
    .order("b2", "engager a2")
    .answer("PAP-67", "b1", "sur a1")
    .to("tir_defensif");
    let links: Vec<_> = p.bout.state.links.iter().map(|l| (l.a.number(), l.b.number())).collect();
    assert_eq!((links, p.unit("a2").supports), (vec![(0, 2), (3, 1)], None));
}

#[test]
fn one_fire_supporter_beside_the_engines() {
    let offered = |yes: bool, of: &str| {
        let p = with(
            &format!("machine_counts_as_ranged_support = {yes}"),
            &(unit("a1", 60, "ini = 9")
                + &unit("a2", 60, "pui_tir = 1; ini = 8")
                + &unit("a3", 60, "pui_tir = 1; ini = 7")
                + &bare("m", "machine = \"baliste\"; ini = 6")),
            &unit("b1", 60, "ini = -9"),
        );
        let p = p.to("engagement").order("a1", "engager b1").step().order("a2", "soutien_tir a1").step();
        let p = if of == "m" { p.order("a3", "tenir").step() } else { p };
        p.options("PAP-28", of).contains(&"soutien_tir a1".to_owned())
    };
    assert_eq!((offered(true, "a3"), offered(true, "m")), (false, false));
    assert_eq!((offered(false, "a3"), offered(false, "m")), (false, true), "engines beside, never a second company");
}

#[test]
fn fire_support_half_up() {
    for (men, nearest) in [(74, 2), (75, 3), (80, 3), (124, 3), (125, 4)] {
        let p = with("ranged_support_rounding = \"nearest\"", &unit("a1", men, "pui_tir = 1"), &unit("b1", 9, ""));
        assert_eq!(p.figure("a1", "support_fire"), nearest, "{men}");
    }
}

#[test]
fn the_first_row_is_printed() {
    let read = |o: &str, roll: i32| {
        let o: Options = with(o, &unit("a1", 10, ""), &unit("b1", 10, "")).bout.state.options;
        losses(roll, Power { num: 300, den: 1 }, &o)
    };
    for (option, below) in [("extrapolate", 15), ("clamp_row_1", 20), ("zero", 0)] {
        let o = format!("losses_below_1 = \"{option}\"");
        assert_eq!((read(&o, 1), read(&o, 0)), (20, below), "{option}");
    }
}

/// PAP-80, PAP-86: one man’s bonus is one man’s, whatever he stands among.
#[test]
fn what_characters_add() {
    let total = |o: &str, a: &str, id: &str| with(o, a, &unit("b1", 9, "")).figure(id, "pui_total");
    let each = "character_pui_mode = \"per_fighter\"";
    assert_eq!(total(each, &(unit("a1", 20, "") + &hero("h", "unit = \"a1\"; pui = 2")), "a1"), 60_000);
    assert_eq!(total(each, &hero("h", "pui = 5; eff = 3"), "h-solo"), 5_000, "alone he is what he is");
    let beast = bare("m", "category = \"monster\"; points = 50; pui = 120");
    assert_eq!(total(each, &(beast + &hero("h", "unit = \"m\"; pui = 4")), "m"), 124_000, "and on a beast’s back");
    let ogres = unit("a1", 10, "creature = \"ogre\"; pui = 2") + &hero("h", "unit = \"a1\"; pui = 3");
    assert_eq!(total("", &ogres, "a1"), 63_000);
    assert_eq!(
        total("pui_basis = \"per_soldier\"", &ogres, "a1"),
        23_000,
        "by soldiers the ogres count a third, he does not"
    );
    let group = bare("g", "category = \"character\"; missile = \"arc_long\"") + &hero("h", "unit = \"g\"; pui_tir = 2");
    let p = plain(&(group + &hero("k", "unit = \"g\"; pui_tir = 1.5")), &unit("b1", 9, ""));
    assert_eq!(p.figure("g", "pui_tir_total"), 3_500, "a group is the sum of its people");
}

#[test]
fn a_tough_man_among_few() {
    let p = plain(
        &(bare("g", "category = \"character\"")
            + &hero("h", "unit = \"g\"; eff = 3")
            + &hero("k", "unit = \"g\"; eff = 7")),
        &unit("b1", 60, "pui_tir = 1"),
    );
    let p = p.order("b1", "tir g").faces("PAP-71", "b1", "g", &[4]).answer("PAP-80", "g", "lui k").to("moral");
    assert_eq!((p.hero("k").eff, p.state("k"), p.left("g")), (2, "able", 5), "five of seven");
}

/// Counters touch with a side: across a corner nobody is at grips.
#[test]
fn contact_is_made_by_a_side_not_by_a_corner() {
    let p = on(
        &drawn(&["....", "...."]),
        "map_mode = \"grid\"; grid_move_foot = 0",
        &unit("a1", 60, "cell = \"a1\"; ini = 9"),
        &(unit("b1", 60, "cell = \"b2\"; ini = -9") + &unit("b2", 60, "cell = \"b1\"; ini = -8")),
    )
    .to("engagement");
    let options = p.options("PAP-28", "a1");
    assert!(options.contains(&"engager b2".to_owned()) && !options.contains(&"engager b1".to_owned()), "{options:?}");
}
