//! Sheets, points, time, the end of a battle, what is carried out of it, and scenarios that cannot be.

use crate::field::{Orders, P, down, hero, huge, scene, siege, unit, with};
use montjoie_bx::Bx;
use montjoie_bx::battle::PV;
use montjoie_game::scenario::Written;
use montjoie_game::{Fight as _, Outcome};
use montjoie_table::Side;
use montjoie_trial::{cases, each_value, problems, some_values};

cases! {
    case("nothing_is_rounded_but_heads", &["BX-04"], &[], exact),
    case("at_nought_a_unit_is_gone", &["BX-07"], &[], destroyed),
    case("five_phases_of_an_hour", &["BX-08", "BX-09"], &["sequence_minutes"], time),
    case("the_editions_count_armour_their_way", &["BX-01", "BX-22"], &[], editions),
    case("a_side_without_anyone_loses", &["BX-76"], &["max_sequences", "voluntary_exit"], end),
    case("elite_after_two_victories", &["BX-74"], &["elite_basis"], elite),
    case("an_army_has_one_chief", &["BX-75"], &[], army),
    case("what_cannot_be_mustered_is_told", &["BX-01"], &[], bad),
}

fn exact() {
    // 7 × 33 × 35 % = 80.85 of 115.5 points: 34.65 are left, ten men.
    let p = down(&unit("a1", 33, "ranged = \"1d8\""), &unit("b1", 33, "dv = \"1-1\"; ca = 5"))
        .orders(&[("a1", "tir b1"), ("b1", "aucune_action")])
        .faces("BX-21", "a1", "b1", &[7])
        .to("mouvement");
    assert_eq!((p.points("b1"), p.left("b1")), (3_465, 10));
    assert_eq!(p.body("b1").pvt, 3_465 * PV / 100);
}

fn destroyed() {
    let p = down(&unit("a1", 100, ""), &(unit("b1", 10, "") + &unit("b2", 100, "")))
        .orders(&[("a1", "engagement b1"), ("b1", "engagement a1"), ("b2", "aucune_action")])
        .dice_show(6)
        .to("moral");
    assert_eq!((p.state("b1"), p.left("b1"), p.points("b1")), ("destroyed", 0, 0));
    assert_eq!((p.state("a1"), p.contacts("a1"), p.contacts("b1")), ("free", 0, 0));
    // Both blows fell: the dead had struck.
    assert_eq!(p.points("a1"), 40_000 - 3_000);
}

fn time() {
    let p = down(&unit("a1", 100, ""), &unit("b1", 100, "")).lead("cautious", "cautious");
    let steps: Vec<&str> = (0..8)
        .scan(p, |p, _| {
            let step = p.bout.place().step;
            let taken = std::mem::replace(p, down(&unit("x", 1, ""), &unit("y", 1, "")));
            *p = taken.step();
            Some(step)
        })
        .collect();
    assert_eq!(steps, ["commandement", "ordres", "tir", "mouvement", "poursuite", "melee", "moral", "ralliement"]);
    some_values::<Bx>("sequence_minutes", &[60, 240], |option| {
        let p = with(option, &unit("a1", 100, ""), &unit("b1", 100, "")).lead("cautious", "cautious").round().round();
        p.bout.state.minutes()
    });
}

fn editions() {
    let text = scene("ascendant", "", &unit("a1", 100, "ca = 11; dv = 16"), &unit("b1", 100, "ca = 15"));
    let p = P::new(&text);
    assert_eq!((p.body("a1").armour, p.body("b1").armour), (11, 15));
    let p = P::edition(&text, Some("descendant"));
    assert_eq!((p.body("a1").armour, p.body("b1").armour), (11, 15), "armour is converted, not read anew");
    let share = |edition| {
        let p = P::edition(&text, Some(edition)).order("a1", "engagement b1").dice_show(1).to("moral");
        p.share("BX-21", "a1", "b1").0
    };
    assert_eq!((share("ascendant"), share("descendant")), (80, 85));
    // What the catalogue gives is written as the edition counts: typed so, it is the same armour.
    let format = <montjoie_bx::Bx as montjoie_game::Ruleset>::format();
    for edition in ["ascendant", "descendant"] {
        for troop in format.catalogue.troops() {
            let value = troop.value("ca").unwrap();
            let typed = (format.written)(edition, "ca", &value).unwrap_or(value);
            let like = |id: &str| format!("[[side.unit]]\nid = \"{id}\"\nname = \"{id}\"\ntroop = \"{}\"\n", troop.id);
            let count = if troop.value("huge").is_some() { "" } else { "count = 10\n" };
            let a = format!("{}{count}{}{count}ca = {typed}\n", like("given"), like("typed"));
            let p = P::new(&scene(edition, "", &a, &unit("b1", 10, "")));
            assert_eq!(p.body("typed").armour, p.body("given").armour, "{edition}: {}", troop.id);
        }
    }
    // Who wears none, by either count.
    for edition in ["ascendant", "descendant"] {
        let bare = unit("a1", 10, "").replace("ca = 8\n", "");
        assert_eq!(P::new(&scene(edition, "", &bare, &unit("b1", 10, ""))).body("a1").armour, 10);
    }
}

fn end() {
    let p = down(&unit("a1", 1000, ""), &unit("b1", 10, "")).dice_show(6).end();
    assert_eq!(p.bout.outcome(), Some(Outcome::Victory(Side::A)));
    let p = down(&unit("a1", 100, ""), &unit("b1", 100, "")).dice_show(6).end();
    assert_eq!(p.bout.outcome(), Some(Outcome::Draw), "both strike, both fall");
    some_values::<Bx>("max_sequences", &[0, 3], |option| {
        let p =
            with(option, &unit("a1", 100, ""), &unit("b1", 100, "")).lead("cautious", "cautious").dice_show(4).end();
        i64::from(p.bout.place().round)
    });
    each_value::<Bx>("voluntary_exit", |option| {
        let p = with(option, &unit("a1", 100, ""), &unit("b1", 100, "")).to("ordres");
        i64::try_from(p.options("BX-10", "a1").len()).unwrap()
    });
    let p = down(&unit("a1", 100, ""), &unit("b1", 100, ""));
    let p = p.orders(&[("a1", "quitter"), ("b1", "aucune_action")]).round();
    assert_eq!((p.state("a1"), p.bout.outcome()), ("left", Some(Outcome::Victory(Side::B))));
}

fn elite() {
    let after = |options: &str, keys: &str, foes: u32| {
        let p = with(options, &unit("a1", 100, keys), &unit("b1", foes, "")).dice_show(2).end();
        assert_eq!(p.bout.outcome(), Some(Outcome::Victory(Side::A)));
        let all = p.bout.aftermath();
        let keys = all[0].keys.clone();
        let get = |name: &str| keys.iter().find(|(key, _)| *key == name).map(|(_, v)| v.clone()).unwrap();
        (get("elite"), get("victories"), get("veterans"))
    };
    let (yes, no) = (Written::Flag(true), Written::Flag(false));
    assert_eq!(after("", "", 10), (no.clone(), Written::Int(1), Written::Int(98)));
    assert_eq!(after("", "victories = 1", 10).0, yes);
    assert_eq!(after("", "victories = 1; original = 300", 10).0, no);
    assert_eq!(after("", "elite = true; original = 300", 10).0, yes, "losses never take it away");
    each_value::<Bx>("elite_basis", |option| {
        i64::from(after(option, "victories = 1; original = 300", 10).0 == Written::Flag(true))
    });
}

fn army() {
    let text = "chief = \"chef\"\n".to_owned()
        + "[[side.army]]\nid = \"aile\"\nname = \"aile\"\n[[side.army.unit]]\nid = \"a1\"\nname = \"a1\"\ncount = 10\nca = 8\n\
           dv = 1\ndamage = \"1d6\"\nmoral = 8\n"
        + &hero("chef", "int = 18");
    let p = down(&text, &unit("b1", 100, ""));
    assert_eq!(p.bout.names.armies.len(), 2 + usize::from(p.bout.names.armies.len() > 2));
    assert!(p.bout.state.chief(Side::A).is_some() && p.bout.state.chief(Side::B).is_none());
}

fn bad() {
    let found = |a: &str| problems::<Bx>(&scene("descendant", "", a, &unit("b1", 100, "")));
    assert!(found(&unit("a1", 100, "")).is_empty());
    for (keys, code) in [
        ("dv = \"many\"", "bx-problem-dv"),
        ("dv = \"1-9\"", "bx-problem-points"),
        ("ca = \"eight\"", "problem-"),
        ("damage = \"9x9\"", "problem-"),
        ("damage = 3.5", "problem-"),
        ("moral = 13", "problem-"),
        ("moral = -2", "problem-"),
        ("ca = 1000000000000", "problem-"),
        ("courage = 3", "problem-"),
        ("faithful_of = \"nobody\"", "problem-"),
        ("pvi = -4", "problem-"),
        ("pvi = \"1/3\"", "problem-not-exact"),
        ("pvt = 100.0001", "problem-not-exact"),
    ] {
        let all = found(&unit("a1", 100, keys));
        assert!(all.iter().any(|p| p.contains(code)), "{keys}: {all:?}");
    }
    assert!(!found(&unit("a1", 0, "")).is_empty(), "nobody is no unit");
    assert!(found(&unit("a1", 1_000_000, "")).is_empty(), "a million soldiers may come");
    assert!(!found(&unit("a1", 1_000_001, "")).is_empty());
    assert!(!found(&(unit("a1", 10, "") + &unit("a1", 10, ""))).is_empty(), "two of one name");
    assert!(!found(&hero("h", "demoralised = true")).is_empty(), "a hero never loses heart");
    assert!(found(&huge("x", "")).is_empty());
    let sections = |n: u32| {
        let list: String = (0..n).map(|i| format!("[[ground.section]]\nid = \"s{i}\"\nname = \"s{i}\"\n")).collect();
        let walls = format!("[ground]\nbesieged = \"b\"\n{list}");
        problems::<Bx>(&siege("descendant", "", &walls, &unit("a1", 10, ""), &unit("b1", 10, ""))).len()
    };
    assert_eq!((sections(16), sections(17), sections(18)), (0, 1, 1), "sixteen sections are enough");
    // A 9 on 1d8, two faces for one die: told, and nothing is changed.
    for faces in [&[9][..], &[0], &[3, 4]] {
        let mut p = down(&unit("a1", 10, "ranged = \"1d8\""), &unit("b1", 10, ""));
        p = p.orders(&[("a1", "tir b1"), ("b1", "aucune_action")]).to("tir");
        let before = p.bout.hash();
        p = p.faces("BX-21", "a1", "b1", faces);
        assert_eq!(p.refused().len(), 1);
        assert_eq!(p.bout.hash(), before);
    }
}
