//! The documents' own notation, what a scenario keeps exactly, and what it is warned of.

use crate::field::{Orders, P, WALLS, hero, huge, scene, siege, unit};
use montjoie_bx::Bx;
use montjoie_bx::battle::PV;
use montjoie_game::scenario::{Doc, parse_dice};
use montjoie_game::{Bout, Fight as _};
use montjoie_trial::{cases, problems};

cases! {
    case("every_unit_the_documents_print", &["BX-01", "BX-02", "BX-03"], &[], units),
    case("every_engine_the_documents_print", &["BX-71", "BX-65"], &[], engines),
    case("printed_points_override_the_formula", &["BX-02", "BX-03"], &[], points),
    case("points_are_kept_exactly_or_refused", &["BX-01"], &[], exact),
    case("what_has_no_effect_is_told", &["BX-01"], &[], warned),
    case("a_battle_may_begin_at_grips", &["BX-06", "BX-11"], &[], at_grips),
}

/// The rows of a fixture, cell by cell.
fn rows(text: &str) -> Vec<Vec<&str>> {
    text.lines().filter(|l| !l.starts_with('#') && !l.is_empty()).map(|l| l.split('|').collect()).collect()
}

fn line(id: &str, line: &str, more: &str) -> String {
    format!("[[side.unit]]\nid = \"{id}\"\nline = \"{line}\"\n{more}\n")
}

/// The warnings of a scenario that opens, as `code path`.
fn warnings(toml: &str) -> Vec<String> {
    match Bout::<Bx>::open(&Doc::read(toml), None) {
        Ok((_, _, found)) => found.warnings.iter().map(|p| format!("{} {}", p.code, p.path)).collect(),
        Err(found) => panic!("the scenario does not open: {:#?}", found.iter().collect::<Vec<_>>()),
    }
}

fn units() {
    let printed = rows(include_str!("../printed.txt"));
    assert_eq!(printed.len(), 8);
    for row in printed {
        let [document, at, text, n, ca, hd, bonus, damage, missiles, moral, pvt, pvi] = row[..] else {
            panic!("{row:?}")
        };
        let named = format!("{document} L{at}: {text}");
        let p = P::new(&scene("descendant", "", &line("a1", text, ""), &unit("b1", 10, "")));
        let body = p.body("a1");
        assert_eq!(body.n.to_string(), n, "{named}");
        assert_eq!((body.hd / 100).to_string(), hd, "{named}");
        assert_eq!(body.hd_bonus.to_string(), bonus, "{named}");
        assert_eq!(body.pvi, pvi.parse::<i64>().unwrap() * PV, "{named}");
        let is = |cell: &str, found: String| assert!(cell == "-" || cell == found, "{named}: {found}, not {cell}");
        is(ca, (19 - body.armour).to_string());
        is(moral, body.moral.to_string());
        is(pvt, (body.pvt / PV).to_string());
        for (cell, dice) in [(damage, Some(body.melee)), (missiles, body.ranged)] {
            assert!(cell == "-" || parse_dice(cell) == dice, "{named}: {dice:?}, not {cell}");
        }
    }
    // A figure may stand before its label; a printed line has one damage, that of a shooter's missiles too.
    let p = P::new(&scene("descendant", "", &line("a1", "40 archers, 2 DV, Dommages 1d8", ""), &unit("b1", 10, "")));
    assert_eq!((p.body("a1").hd, p.body("a1").ranged), (200, parse_dice("1d8")));
    let trolls = "12 trolls : CA 4, DV 6+3, Dommages 1d10, Moral 10, Régénération 3";
    let p = P::new(&scene("descendant", "", &line("a1", trolls, ""), &unit("b1", 10, "")));
    assert_eq!((p.body("a1").regeneration, p.body("a1").hd_bonus), (3, 3));
}

fn engines() {
    let table = include_str!("../../tables/siege_engines.csv");
    let head: Vec<&str> = table.lines().next().unwrap().split(',').collect();
    let printed = rows(include_str!("../printed-engines.txt"));
    assert_eq!(printed.len(), 8, "four in each document");
    for row in printed {
        let [document, at, id, price, least, most, engineer, dice, wall, medium, large] = row[..] else {
            panic!("{row:?}")
        };
        let kept: Vec<&str> = table.lines().find(|l| l.starts_with(&format!("{id},"))).unwrap().split(',').collect();
        let cell = |name: &str| kept[head.iter().position(|h| *h == name).unwrap()];
        let is = |name: &str, said: &str| {
            let said = said.replace('-', "");
            assert_eq!(cell(name), said, "{document} L{at}: {id}, {name}");
        };
        is("cost_po", price);
        is("crew_min", least);
        is("crew_max", most);
        is("engineer_required", if engineer == "yes" { "1" } else { "0" });
        is("unit_dice", dice);
        is("wall_default_sequences", wall);
        is("tower_medium_sequences", medium);
        is("tower_large_sequences", large);
        // And so it is served and thrown.
        let engine =
            |crew: &str| format!("[[side.engine]]\nid = \"e1\"\nname = \"e1\"\nkind = \"{id}\"\ncrew = {crew}\n");
        let battle =
            |crew: &str| siege("descendant", "", WALLS, &(unit("a1", 10, "") + &engine(crew)), &unit("b1", 99, ""));
        let more = (most.parse::<u8>().unwrap() + 1).to_string();
        assert!(problems::<Bx>(&battle(&more)).iter().any(|p| p.contains("bx-problem-crew")), "{id}");
        let p = P::new(&battle(least)).answer("BX-61", "a1", "secteur mur").answer("BX-61", "b1", "secteur mur");
        let p = p.orders(&[("a1", "aucune_action"), ("b1", "aucune_action")]).answer("BX-71", "e1", "tir b1").to("tir");
        let ask = p.asks().into_iter().find(|a| a.key.rule.0 == "BX-71").unwrap();
        assert!(matches!(ask.want, montjoie_table::Want::Throw { dice: d, .. } if Some(d) == parse_dice(dice)), "{id}");
        // Sequences of fire for a wall: what one shot does of the work.
        if wall != "-" {
            let p = P::new(&battle(least)).answer("BX-61", "a1", "secteur mur").answer("BX-61", "b1", "secteur mur");
            let p = p.orders(&[("a1", "aucune_action"), ("b1", "aucune_action")]);
            let p = p.answer("BX-71", "e1", "pilonner mur").to("tir").step();
            let work = p.event("pounded", "").unwrap()["work"].as_i64().unwrap();
            assert_eq!(120 / work, wall.parse::<i64>().unwrap(), "{id}");
        }
    }
}

fn points() {
    let of = |keys: &str| {
        let p = P::new(&scene("descendant", "", &unit("a1", 100, keys), &unit("b1", 10, "")));
        (p.body("a1").pvi * 100 / PV, p.body("a1").pvt / PV, p.left("a1"))
    };
    assert_eq!(of("dv = \"4+1\""), (1650, 1650, 100));
    assert_eq!(of("dv = \"4+1\"; pvt_max = 1800"), (1800, 1800, 100));
    assert_eq!(of("dv = \"4+1\"; pvi_override = 18"), (1800, 1800, 100));
    assert_eq!(of("dv = \"4+1\"; pvi_override = \"none\""), (1650, 1650, 100));
    assert_eq!(of("dv = \"4+1\"; pvt_max = 1800; pvt = 1275"), (1800, 1275, 71), "the printed example");
    // What is left of them goes on with the points of its members.
    let p = P::new(&scene(
        "descendant",
        "",
        &unit("a1", 100, "dv = \"4+1\"; pvt_max = 1800; pvt = 1275"),
        &unit("b1", 10, ""),
    ));
    let left = p.bout.aftermath().remove(0);
    let key = |name: &str| left.keys.iter().find(|(k, _)| *k == name).map(|(_, v)| v.clone());
    assert_eq!(key("count"), Some(montjoie_game::scenario::Written::Int(71)));
    assert_eq!(key("pvi"), Some(montjoie_game::scenario::Written::Int(18)));
    assert!(left.gone.contains(&"pvt_max"));
}

fn exact() {
    let refused = |keys: &str| problems::<Bx>(&scene("descendant", "", &unit("a1", 3, keys), &unit("b1", 10, "")));
    for (keys, code) in [
        ("pvi = \"1/3\"", "problem-not-exact"),
        ("pvi_override = 0.0001", "problem-not-exact"),
        ("pvt = \"10/3\"", "problem-not-exact"),
        ("pvt_max = 100", "bx-problem-pvt-parts"),
        ("pvt_max = 30; pvi = 4", "bx-problem-pvt-twice"),
    ] {
        assert!(refused(keys).iter().any(|p| p.contains(code)), "{keys}: {:?}", refused(keys));
    }
    let h = scene("descendant", "", &hero("h", "pv = \"10/3\""), &unit("b1", 10, ""));
    assert!(problems::<Bx>(&h).iter().any(|p| p.contains("problem-not-exact")));
    assert!(refused("pvi = \"7/2\"").is_empty());
}

fn warned() {
    let bare = "[[side.unit]]\nid = \"a1\"\nname = \"a1\"\ncount = 10\ndamage = \"1d6\"\n";
    let told = warnings(&scene("descendant", "", bare, &unit("b1", 10, "")));
    for key in ["ca", "dv", "moral"] {
        assert!(told.contains(&format!("bx-problem-figure side[1].unit[1].{key}")), "{told:?}");
    }
    let of = |edition: &str, a: &str| warnings(&scene(edition, "", a, &unit("b1", 10, "ca = 9")));
    let tells = |edition: &str, a: String, code: &str| {
        let told = of(edition, &a);
        assert!(told.iter().any(|w| w.starts_with(&format!("{code} "))), "{code}: {told:?}");
    };
    assert_eq!(of("descendant", &unit("a1", 10, "")), [""; 0]);
    tells("ascendant", unit("a1", 10, "ca = 5"), "bx-problem-scale-up");
    tells("descendant", unit("a1", 10, "ca = 14"), "bx-problem-scale-down");
    tells("descendant", unit("a1", 10, "lances = true"), "bx-problem-lances");
    tells("descendant", unit("a1", 10, "polearms = true; mounted = true"), "bx-problem-polearms");
    tells("descendant", unit("a1", 10, "special_attack = \"ranged\""), "bx-problem-special");
    tells("descendant", unit("a1", 10, "faithful_of = \"h\"") + &hero("h", ""), "bx-problem-faithful");
    tells("descendant", unit("a1", 10, "") + &hero("h", "int = 16"), "bx-problem-not-chief");
    tells("descendant", huge("a1", "moral = 9"), "bx-problem-untested");
    tells("descendant", unit("a1", 10, "siege_gear = true"), "bx-problem-no-siege");
    tells("descendant", unit("a1", 10, "outside = true"), "bx-problem-no-siege");
    tells("descendant", unit("a1", 10, "pvt = 41"), "bx-problem-pvt-more");
    tells("descendant", unit("a1", 10, "pvt_max = 50"), "bx-problem-pvt-other");
    tells("descendant", format!("supplies = 3\n{}", unit("a1", 10, "")), "bx-problem-supplies");
    let section = "[ground]\n[[ground.section]]\nid = \"mur\"\nname = \"mur\"\n";
    let told = warnings(&siege("descendant", "", section, &unit("a1", 10, ""), &unit("b1", 10, "")));
    assert!(told.iter().any(|w| w.starts_with("bx-problem-sections ")), "{told:?}");
    let engine = "[[side.engine]]\nid = \"e1\"\nname = \"e1\"\nkind = \"baliste\"\nserved_by = \"b1\"\n";
    tells("descendant", unit("a1", 10, "") + engine, "bx-problem-served");
    // What a chief has, a cleric's faithful, ladders before a wall: all as it should be.
    let a = format!(
        "chief = \"h\"\n{}{}",
        unit("a1", 10, "faithful_of = \"h\"; siege_gear = true"),
        hero("h", "int = 16; cleric = true")
    );
    assert_eq!(warnings(&siege("descendant", "", WALLS, &a, &unit("b1", 10, ""))), [""; 0]);
}

fn at_grips() {
    let p = P::new(&scene(
        "descendant",
        "",
        &unit("a1", 10, "contact = [\"b1\", \"b2\"]"),
        &(unit("b1", 10, "") + &unit("b2", 10, "contact = [\"a1\"]")),
    ));
    assert_eq!((p.contacts("a1"), p.contacts("b1"), p.state("b2")), (2, 1, "engaged"));
    let p = p.to("ordres");
    assert_eq!(p.options("BX-10", "a1"), ["engagement", "retraite"]);
    // Older than the battle: nobody charges, and whoever breaks away can be struck.
    let p = p.orders(&[("a1", "retraite"), ("b1", "engagement"), ("b2", "engagement")]).to("poursuite");
    assert_eq!(p.options("BX-27", "a1"), ["personne", "sur b1", "sur b2"]);
    for wrong in [unit("a2", 10, "contact = [\"a1\"]"), unit("a2", 10, "arrives = \"event\"; contact = [\"b1\"]")] {
        let text = scene("descendant", "", &(unit("a1", 10, "") + &wrong), &unit("b1", 10, ""));
        assert!(
            problems::<Bx>(&text).iter().any(|p| p.contains("bx-problem-contact")),
            "{wrong}: {:?}",
            problems::<Bx>(&text)
        );
    }
}
