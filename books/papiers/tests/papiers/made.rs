//! Corners of the muster: the GM's own tables below nought, and one more than a sheet has room for (PAP-61, 81, 83, 85).

use crate::field::{Look, hero, on, plain, scene, unit};
use montjoie_papiers::Papiers;
use montjoie_trial::problems;

#[test]
fn own_tables_below_nought() {
    let top = "[[attribute]]\nid = \"maudits\"\nname = \"maudits\"\natt = -1\natt_fire = -2\ndef = -3\ndef_fire = -3\nini = -4\n\
        [[mount]]\nid = \"boeufs\"\nname = \"bœufs\"\npui = 1\nini_charge = -1\nini = -3\ndef = -2\ndef_vs_foot = -1\nattributes = [\"peur\", \"endurance\"]\n\
        [[trap]]\nid = \"vase\"\nname = \"vase\"\npui = 90\natt = -2\n\
        [[spell]]\nid = \"sifflet\"\nname = \"sifflet\"\npui = 80\natt = -2\n\
        [[spell]]\nid = \"soupir\"\nname = \"soupir\"\neffect = \"morale\"\natt = -1\n\
        [[ground.trap]]\nid = \"t\"\nname = \"t\"\ntrap = \"vase\"\nlaid_by = \"b\"\n";
    let a = unit("a1", 20, "attributes = [\"maudits\"]; pui_tir = 1")
        + &unit("a2", 20, "mount = \"boeufs\"; barding = true")
        + &hero("h", "unit = \"a1\"; spells = [\"sifflet\"]; pc = true")
        + &hero("k", "ini = -4");
    let p = on(top, "", &a, &unit("b1", 60, "ini = -9; pui_tir = 1"));
    assert_eq!(["att", "att_fire", "def", "ini"].map(|f| p.figure("a1", f)), [-1, -2, -3, -4]);
    // Barding gives one and costs one; toughness gives one.
    assert_eq!(["def", "ini", "pui"].map(|f| p.figure("a2", f)), [0, -4, 2_000]);
    let a2 = p.unit("a2");
    assert_eq!((a2.ini_charge, a2.def_vs_foot, a2.frightens()), (-1, -1, 1));
    assert_eq!(p.figure("k-solo", "ini"), -4);
    let p = p.to("actions").answer("PAP-90", "h", "sort sifflet b1").step();
    assert_eq!(p.attack("PAP-83", "h", "b1").0, -2);
    let p = p.order("a1", "engager b1").to("alignement");
    assert_eq!(p.attack("PAP-77", "t", "a1").0, -2);
}

/// A number that cannot be kept exactly became 1, or nought, in silence.
#[test]
fn numbers_are_kept_exactly_or_refused() {
    let own = |top: &str, a: &str| problems::<Papiers>(&scene(top, "", &unit("a1", 20, a), &unit("b1", 20, "")));
    let person = |keys: &str| {
        let a = unit("a1", 20, "") + &hero("h", &format!("unit = \"a1\"; {keys}"));
        problems::<Papiers>(&scene("", "", &a, &unit("b1", 20, "")))
    };
    let mount = |keys: &str| format!("[[mount]]\nid = \"m\"\nname = \"m\"\n{keys}\n");
    let attribute = |keys: &str| format!("[[attribute]]\nid = \"x\"\nname = \"x\"\n{keys}\n");
    for (found, line) in [
        (own("", "pui = \"1/3\""), "pui"),
        (own("", "pui = 0.3333"), "pui"),
        (own("", "pui_tir = 0.0004"), "pui_tir"),
        (own("", "pui_mag = 0.0004"), "pui_mag"),
        (person("pui = 2.3333"), "pui"),
        (person("pui_tir = 2.3333"), "pui_tir"),
        (own(&mount("pui = 1.2345"), ""), "pui"),
        (own(&mount("charge = 1.234"), ""), "charge"),
        (own(&attribute("pui_mult = 1.333"), ""), "pui_mult"),
        (
            problems::<Papiers>(&scene("", "machine_crew_pui = 1.2345", &unit("a1", 20, ""), &unit("b1", 20, ""))),
            "crew",
        ),
    ] {
        assert!(
            found.len() == 1 && found[0].contains("problem-not-exact") && found[0].contains(line),
            "{line}: {found:?}"
        );
    }
    assert!(own(&mount("pui = 1.125\ncharge = 1.25"), "pui = 0.333; pui_tir = \"3/8\"").is_empty());
}

#[test]
fn spells_are_called_by_their_names() {
    let p = plain(&unit("a1", 20, ""), &unit("b1", 20, ""));
    let name = |id: &str| p.bout.names.of(p.who(id)).unwrap();
    assert_eq!((name("boule_de_feu").en.as_str(), name("terreur").en.as_str()), ("Fireball", "Terror"));
}

#[test]
fn one_more_than_there_is_room_for() {
    let own = |kind: &str, n: usize| {
        (0..n).map(|i| format!("[[{kind}]]\nid = \"x{i}\"\nname = \"x{i}\"\n")).collect::<String>()
    };
    let ids = |n: usize| (0..n).map(|i| format!("\"x{i}\"")).collect::<Vec<_>>().join(", ");
    let spells = |n: usize| {
        let a = unit("a1", 20, "") + &hero("h", &format!("unit = \"a1\"; spells = [{}]", ids(n)));
        problems::<Papiers>(&scene(&own("spell", n), "", &a, &unit("b1", 20, "")))
    };
    assert!(spells(4).is_empty(), "four spells of a character: {:?}", spells(4));
    assert!(spells(5).len() == 1 && spells(5)[0].contains("papiers-problem-spells"), "{:?}", spells(5));
    let attributes = |n: usize| {
        let a = unit("a1", 20, &format!("attributes = [{}]", ids(n)));
        problems::<Papiers>(&scene(&own("attribute", n), "", &a, &unit("b1", 20, "")))
    };
    assert!(attributes(3).is_empty(), "three attributes of the GM’s own");
    assert!(attributes(4).len() == 1 && attributes(4)[0].contains("papiers-problem-customs"), "{:?}", attributes(4));
    let races = |n: usize| {
        let a: String = (0..n).map(|i| unit(&format!("a{i}"), 20, &format!("race = \"r{i}\""))).collect();
        problems::<Papiers>(&scene("", "", &a, &unit("b1", 20, "")))
    };
    assert!(races(32).is_empty());
    assert!(races(33).len() == 1 && races(33)[0].contains("papiers-problem-races"));
}
