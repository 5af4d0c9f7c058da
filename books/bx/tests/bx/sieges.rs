//! Sieges: sections, walls, every way through them, sorties, engines.

use crate::field::{Orders, P, WALLS, hero, huge, nth, siege, unit, wall};
use montjoie_bx::Bx;
use montjoie_game::Fight as _;
use montjoie_table::Want;
use montjoie_trial::{cases, each_value, some_values};
use serde_json::json;

cases! {
    case("supplies_are_counted", &["BX-60"], &["supply_tracking"], supplies),
    case("sections_are_attacked_and_held", &["BX-61", "BX-10"], &[], sections),
    case("behind_intact_walls", &["BX-62", "BX-63"], &[], walls),
    case("a_section_nobody_holds", &["BX-64"], &[], undefended),
    case("defenders_without_heart", &["BX-64", "BX-69"], &[], demoralised),
    case("walls_under_fire", &["BX-65"], &["engine_stack", "tower_scaling", "breach_unit"], battered),
    case("the_ram", &["BX-66"], &["ram_progress_persists"], ram),
    case("magic_ruse_and_monsters_open_walls", &["BX-67"], &[], magic),
    case("through_the_breach", &["BX-68"], &["breach_scope", "breach_same_sequence", "breach_width"], breach),
    case("a_breach_of_an_earlier_day", &["BX-68"], &[], old_breach),
    case("the_besieged_take_heart", &["BX-69"], &[], besieged),
    case("sorties", &["BX-70"], &["sortie_return_breach"], sortie),
    case("engines_against_men", &["BX-71", "BX-72"], &[], engines),
    case("what_catapults_can_hit", &["BX-73"], &["catapult_target_ok"], catapults),
    case("a_place_of_one_wall", &["BX-61", "BX-71"], &[], nameless),
    case("assault_breach_sortie_second_assault", &["BX-61", "BX-65", "BX-68", "BX-70"], &[], story),
    case("sieges_by_doctrine", &["BX-77", "BX-61", "BX-65"], &[], by_doctrine),
}

fn besiege(options: &str, a: &str, b: &str) -> P {
    P::new(&siege("descendant", options, WALLS, a, b))
}

fn engine(id: &str, kind: &str, more: &str) -> String {
    format!("[[side.engine]]\nid = \"{id}\"\nname = \"{id}\"\nkind = \"{kind}\"\n{}\n", more.replace("; ", "\n"))
}

/// Everyone goes against this section, or stays back.
fn against(p: P, units: &[&str], section: &str) -> P {
    units.iter().fold(p, |p, u| {
        let words = if section.is_empty() { "aucun_secteur".to_owned() } else { format!("secteur {section}") };
        p.answer("BX-61", u, &words)
    })
}

fn supplies() {
    each_value::<Bx>("supply_tracking", |option| {
        let p = besiege(option, &unit("a1", 10, ""), &format!("supplies = 40\n{}", unit("b1", 10, "")));
        let p = if option.contains("true") { p.judge("BX-60", "b", "", 30) } else { p };
        let p = p.step();
        assert_eq!(p.bout.state.camps[0].supplies, 0);
        i64::from(p.bout.state.camps[1].supplies)
    });
}

fn sections() {
    let a = unit("a1", 100, "siege_gear = true") + &unit("a2", 100, "siege_gear = true; demoralised = true");
    let b = unit("b1", 100, "ranged = \"1d4\"") + &unit("b2", 100, "") + &unit("b3", 100, "outside = true");
    let p = besiege("", &a, &b);
    // The besieger speaks first; those who lost heart are not sent; the besieged answer once they have heard.
    let asks: Vec<_> = p.asks().iter().filter(|a| a.key.rule.0 == "BX-61").map(|a| a.key.of).collect();
    assert_eq!(asks, [p.who("a1")]);
    assert_eq!(p.options("BX-61", "a1"), ["aucun_secteur", "secteur porte", "secteur tour", "secteur mur"]);
    let p = p.answer("BX-61", "a1", "secteur mur");
    assert_eq!(p.options("BX-61", "b1"), ["aucun_secteur", "secteur mur"], "of the sections attacked");
    assert!(p.options("BX-61", "b3").is_empty(), "none for units outside");
    let p = p.answer("BX-61", "b1", "secteur mur").answer("BX-61", "b2", "aucun_secteur").to("ordres");
    assert_eq!(p.options("BX-10", "b1"), ["tir a1", "tir a2", "aucune_action"], "on the wall they shoot or wait");
    assert_eq!(p.options("BX-10", "a1"), ["engagement b1", "engagement b3", "aucune_action", "quitter"]);
    assert!(p.options("BX-10", "b2").contains(&"engagement a1".to_owned()), "a sortie");
    // One in contact with attackers of a section stays on it.
    let p =
        p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action"), ("b2", "aucune_action"), ("b3", "aucune_action")]);
    let p = p.dice_show(1).round();
    assert!(p.asks().iter().all(|a| a.key.of != p.who("b1") && a.key.of != p.who("a1")));
    assert_eq!(p.step().body("b1").section, wall(2));
}

fn walls() {
    let a = unit("a1", 100, "ranged = \"1d4\"; siege_gear = true")
        + &unit("a2", 100, "")
        + &unit("a3", 10, "flying = true")
        + &unit("a4", 10, "ranged = \"1d4\"; siege_gear = true");
    let b = unit("b1", 1000, "ranged = \"1d4\"") + &unit("b2", 100, "");
    let p = against(besiege("", &a, &b), &["a1", "a2"], "mur").answer("BX-61", "a3", "aucun_secteur");
    let p = p.answer("BX-61", "a4", "aucun_secteur");
    let p = p.answer("BX-61", "b1", "secteur mur").answer("BX-61", "b2", "aucun_secteur").to("ordres");
    let has = |unit: &str, words: &str| p.options("BX-10", unit).contains(&words.to_owned());
    assert!(has("a1", "tir b1") && has("a1", "engagement b1") && !has("a1", "tir b2") && !has("a1", "engagement b2"));
    assert!(!has("a2", "engagement b1"), "without ladders no assault");
    assert!(has("a3", "engagement b1") && has("a3", "engagement b2"), "flyers need none");
    assert!(!has("a4", "tir b1") && !has("a4", "engagement b1"), "it goes against no section");
    assert!(has("b1", "tir a1") && has("b1", "tir a3"));
    // A quarter of what besiegers do, of every kind; the besieged's own damage is whole.
    let p = p.orders(&[("a1", "tir b1"), ("a2", "aucune_action"), ("a3", "engagement b1"), ("a4", "aucune_action")]);
    let p = p.orders(&[("b1", "tir a1"), ("b2", "aucune_action")]).dice_show(1).to("moral");
    assert_eq!(p.share("BX-21", "a1", "b1"), (50, 100, 4));
    assert_eq!(p.share("BX-21", "b1", "a1"), (50, 1000, 1));
    assert_eq!(p.share("BX-21", "a3", "b1"), (50, 20, 4));
    // A monster too.
    let p = against(besiege("", &huge("m", "siege_gear = true"), &unit("b1", 1000, "")), &["m"], "mur");
    let p = p.answer("BX-61", "b1", "secteur mur").orders(&[("m", "engagement b1"), ("b1", "aucune_action")]);
    assert_eq!(p.dice_show(1).to("moral").left("b1"), 975);
    // Outside the walls there is no shelter.
    let p =
        besiege("", &unit("a1", 100, "ranged = \"1d4\""), &(unit("b1", 100, "outside = true") + &unit("b2", 9, "")));
    let p = p.answer("BX-61", "a1", "aucun_secteur").orders(&[("a1", "tir b1"), ("b1", "aucune_action")]);
    assert_eq!(p.order("b2", "aucune_action").dice_show(1).to("moral").share("BX-21", "a1", "b1").2, 1);
}

fn undefended() {
    let p = against(besiege("", &unit("a1", 100, ""), &unit("b1", 100, "")), &["a1"], "mur");
    let p = p.answer("BX-61", "b1", "aucun_secteur").step();
    assert_eq!(p.event("breached", "mur").unwrap()["how"], "undefended");
    assert!(p.options("BX-10", "a1").contains(&"engagement b1".to_owned()));
    // Nobody sent, nothing opened.
    let p = against(besiege("", &unit("a1", 100, ""), &unit("b1", 100, "")), &["a1"], "").step();
    assert_eq!(p.happened("breached", ""), 0);
}

/// An assault on the wall in which its one defender loses heart.
fn storm(answer: &str) -> P {
    let p = against(besiege("", &unit("a1", 400, "siege_gear = true"), &unit("b1", 100, "")), &["a1"], "mur");
    let p = p.answer("BX-61", "b1", "secteur mur").orders(&[("a1", "engagement b1"), ("b1", "aucune_action")]);
    p.faces("BX-30", "b1", "", &[6, 6]).dice_show(1).answer("BX-64", "mur", answer).round()
}

fn demoralised() {
    let p = storm("oui");
    assert_eq!(p.event("breached", "mur").unwrap()["how"], "demoralised");
    assert_eq!(p.versus("BX-30", "b1"), 8 - 1 + 2 - 1, "outnumbered by more than thrice… and behind their walls");
    assert_eq!(storm("non").happened("breached", ""), 0, "the besieger may decline");
}

/// How many sequences until this section opens under these engines.
fn until_breach(options: &str, section: &str, engines: &str) -> (u32, &'static str) {
    let mut p = besiege(options, &(unit("a1", 10, "") + engines), &unit("b1", 10, "")).dice_show(1);
    let names: Vec<String> = p.bout.names.places[3..].iter().map(|n| n.id.clone()).collect();
    for _ in 0..400 {
        let place = p.bout.place();
        if place.step == "ordres" {
            for name in &names {
                if p.asked("BX-71", name).is_some() {
                    p = p.answer("BX-71", name, &format!("pilonner {section}"));
                }
            }
            p = p.orders(&[("a1", "aucune_action"), ("b1", "aucune_action")]);
        }
        if place.step == "commandement" {
            p = p.answer("BX-61", "a1", "aucun_secteur");
        }
        p = p.step();
        if p.happened("breached", section) > 0 {
            return (place.round, place.step);
        }
    }
    panic!("{section} never opens");
}

fn battered() {
    let light = engine("e1", "catapulte_legere", "");
    let heavy = engine("e1", "catapulte_lourde", "");
    let trebuchet = engine("e1", "trebuchet", "");
    let all = [&light, &heavy, &trebuchet];
    assert_eq!(all.map(|e| until_breach("", "mur", e)), [(4, "ralliement"), (3, "ralliement"), (2, "ralliement")]);
    assert_eq!(all.map(|e| until_breach("", "tour", e).0), [8, 8, 8], "as printed for the light one");
    let scaled = "tower_scaling = \"proportional\"";
    assert_eq!(all.map(|e| until_breach(scaled, "tour", e).0), [8, 6, 4]);
    each_value::<Bx>("tower_scaling", |option| i64::from(until_breach(option, "tour", &trebuchet).0));
    // Two engines add up, or the better one counts alone.
    let two = light.clone() + &engine("e2", "catapulte_legere", "");
    each_value::<Bx>("engine_stack", |option| i64::from(until_breach(option, "mur", &two).0));
    assert_eq!(until_breach("", "mur", &two).0, 2);
    // Turns: the two heavier ones open the wall with the first sequence's fire, the light one when it is done.
    each_value::<Bx>("breach_unit", |option| i64::from(until_breach(option, "mur", &heavy).0));
    let turns = "breach_unit = \"turns\"";
    assert_eq!(until_breach(turns, "mur", &heavy), (1, "tir"));
    assert_eq!(until_breach(turns, "mur", &light), (4, "ralliement"));
    // A ballista never.
    let p = besiege("", &(unit("a1", 10, "") + &engine("e1", "baliste", "")), &unit("b1", 10, "outside = true"));
    let p = p
        .answer("BX-61", "a1", "aucun_secteur")
        .to("ordres")
        .orders(&[("a1", "aucune_action"), ("b1", "aucune_action")]);
    assert_eq!(p.options("BX-71", "e1"), ["silence", "tir b1"]);
}

fn ram() {
    // Two units with rams; the gate is their section.
    let start = |options: &str| {
        let a = unit("a1", 100, "ram = true") + &unit("a2", 100, "ram = true");
        let p = besiege(options, &a, &(unit("b1", 100, "") + &unit("b2", 100, "")));
        against(p, &["a1", "a2"], "porte").answer("BX-61", "b1", "secteur porte").answer("BX-61", "b2", "aucun_secteur")
    };
    let idle = [("b1", "aucune_action"), ("b2", "aucune_action")];
    let p = start("").to("ordres");
    assert!(p.options("BX-10", "a1").contains(&"belier".to_owned()));
    let p =
        p.orders(&idle).orders(&[("a1", "belier"), ("a2", "aucune_action")]).faces("BX-66", "a1", "", &[1, 2]).round();
    assert_eq!((p.bout.state.fort.unwrap().ram_need, p.bout.state.fort.unwrap().ram_done), (3, 1));
    let again = |p: P, a1: &str, a2: &str| {
        let p = against(p, &["a1", "a2"], "porte").answer("BX-61", "b1", "secteur porte");
        let p = p.answer("BX-61", "b2", "aucun_secteur");
        p.to("ordres").orders(&idle).orders(&[("a1", a1), ("a2", a2)])
    };
    let p = again(p, "belier", "aucune_action").round();
    let p = again(p, "belier", "aucune_action").round();
    assert_eq!((p.throws("BX-66"), p.event("breached", "porte").unwrap()["how"].clone()), (1, json!("ram")));
    // Another takes it over: it goes on from there, or starts again with a new throw.
    each_value::<Bx>("ram_progress_persists", |option| {
        let p = start(option).to("ordres").orders(&idle).orders(&[("a1", "belier"), ("a2", "aucune_action")]);
        let p = p.dice_show(2).round();
        let p = again(p, "aucune_action", "belier").round();
        i64::from(p.bout.state.fort.unwrap().ram_done)
    });
    // A sequence in which it is engaged does not count.
    let p = start("").to("ordres").orders(&[("a1", "belier"), ("a2", "aucune_action"), ("b1", "aucune_action")]);
    let p = p.order("b2", "engagement a1").dice_show(1).round();
    assert_eq!(p.bout.state.fort.unwrap().ram_done, 0);
}

fn magic() {
    for how in ["magic", "ruse", "huge"] {
        let mut p = besiege("", &unit("a1", 100, ""), &unit("b1", 100, ""));
        p.bout.rule(&[json!({"breached": {"section": 1, "how": how}})]).unwrap();
        let p = p.answer("BX-61", "a1", "aucun_secteur").to("ordres");
        assert!(p.options("BX-10", "a1").contains(&"engagement b1".to_owned()), "{how}");
        assert!(p.bout.copy().rule(&[json!({"breached": {"section": 9, "how": how}})]).is_err());
    }
}

fn breach() {
    // Opened in phase 1 of sequence 1: a quarter, then a half, then nothing is left.
    let open = |options: &str| {
        let b = unit("b1", 4000, "damage = \"1d4-1\"");
        let p = against(besiege(options, &unit("a1", 100, "damage = \"1d4\""), &b), &["a1"], "mur");
        p.answer("BX-61", "b1", "aucun_secteur")
            .orders(&[("a1", "engagement b1"), ("b1", "aucune_action")])
            .dice_show(1)
    };
    let p = open("").to("moral");
    assert_eq!(p.share("BX-21", "a1", "b1").2, 4);
    let p = p.to("melee").step();
    assert_eq!(p.share("BX-21", "a1", "b1").2, 2);
    let p = p.to("melee").step();
    assert_eq!(p.share("BX-21", "a1", "b1").2, 1);
    each_value::<Bx>("breach_same_sequence", |option| open(option).to("moral").share("BX-21", "a1", "b1").2);
    // The whole place is open, or its section alone.
    each_value::<Bx>("breach_scope", |option| {
        let a = unit("a1", 100, "") + &unit("a2", 100, "ranged = \"1d4\"; siege_gear = true");
        let p = besiege(option, &a, &unit("b1", 4000, "")).dice_show(1);
        let p =
            against(p, &["a1"], "mur").answer("BX-61", "a2", "secteur porte").answer("BX-61", "b1", "secteur porte");
        let p = p.orders(&[("a1", "aucune_action"), ("a2", "tir b1"), ("b1", "aucune_action")]).round();
        assert_eq!(p.happened("breached", "mur"), 1);
        let p = against(p, &["a1"], "").answer("BX-61", "a2", "secteur porte").answer("BX-61", "b1", "secteur porte");
        let p = p.orders(&[("a1", "aucune_action"), ("a2", "tir b1"), ("b1", "aucune_action")]).to("mouvement");
        p.share("BX-21", "a2", "b1").2
    });
    // Room for so many.
    some_values::<Bx>("breach_width", &[0, 1], |option| {
        let a = unit("a1", 100, "") + &unit("a2", 100, "") + &unit("a3", 100, "");
        let p = against(besiege(option, &a, &unit("b1", 4000, "")), &["a1", "a2", "a3"], "mur");
        let p = p.answer("BX-61", "b1", "aucun_secteur").order("b1", "aucune_action");
        let p = p.orders(&[("a1", "engagement b1"), ("a2", "engagement b1"), ("a3", "engagement b1")]);
        let p = if option.ends_with('1') { p.answer("BX-68", "a1", "non").answer("BX-68", "a2", "non") } else { p };
        let p = p.to("poursuite");
        assert!(p.body("b1").contacts.has(nth(2)), "the besieger said who goes in");
        i64::from(p.contacts("b1"))
    });
}

fn old_breach() {
    let text = siege(
        "descendant",
        "",
        &WALLS.replace("kind = \"wall\"\n", "kind = \"wall\"\nbreached = true\n"),
        &unit("a1", 100, "ranged = \"1d4\""),
        &unit("b1", 100, ""),
    );
    let p = P::new(&text).answer("BX-61", "a1", "aucun_secteur").orders(&[("a1", "tir b1"), ("b1", "aucune_action")]);
    assert_eq!(p.dice_show(1).to("mouvement").share("BX-21", "a1", "b1").2, 1);
}

fn besieged() {
    let target = |keys: &str| {
        let b = unit("b1", 100, keys);
        let p = against(besiege("", &unit("a1", 100, "siege_gear = true; damage = \"1d20\""), &b), &["a1"], "mur");
        let p = p.answer("BX-61", "b1", "secteur mur").orders(&[("a1", "engagement b1"), ("b1", "aucune_action")]);
        p.faces("BX-21", "a1", "b1", &[8]).dice_show(1).to("ralliement").versus("BX-30", "b1")
    };
    assert_eq!([target(""), target("defends = \"homeland\""), target("defends = \"hometown\"")], [10, 10, 10]);
}

fn sortie() {
    let start = |options: &str, keys: &str| {
        let b = unit("b1", 100, keys) + &unit("b2", 100, "");
        let p = besiege(options, &unit("a1", 100, "damage = \"1d4-1\""), &b).answer("BX-61", "a1", "aucun_secteur");
        let p = p.orders(&[("a1", "aucune_action"), ("b1", "engagement a1"), ("b2", "aucune_action")]).dice_show(1);
        p.to("poursuite")
    };
    let p = start("", "mounted = true");
    assert_eq!((p.body("b1").inside, p.happened("sallied", "b1")), (false, 1));
    // Riders fall back into the place and shut the gate behind them: from the following sequence.
    let p = p.round().to("ordres");
    assert!(p.options("BX-10", "b1").contains(&"repli_dedans".to_owned()));
    let p = p.order("b1", "repli_dedans").round();
    assert_eq!((p.body("b1").inside, p.happened("breached", "")), (true, 0));
    // Foot who come back with the enemy at their heels let him in.
    let foot = |option: &str| {
        let p = start(option, "").round().to("ordres").orders(&[("b1", "retraite_dedans"), ("a1", "engagement")]);
        p.answer("BX-27", "b1", "personne").round()
    };
    assert_eq!(foot("").event("breached", "porte").unwrap()["how"], "sortie");
    each_value::<Bx>("sortie_return_breach", |option| i64::try_from(foot(option).happened("breached", "")).unwrap());
    // Left in peace, they walk in before anyone comes to grips; whoever came for them finds the gate shut.
    let p =
        besiege("", &unit("a1", 100, "siege_gear = true"), &(unit("b1", 100, "outside = true") + &unit("b2", 9, "")));
    let p = p.answer("BX-61", "a1", "aucun_secteur");
    let p = p.orders(&[("a1", "engagement b1"), ("b1", "rentrer"), ("b2", "aucune_action")]).to("poursuite");
    assert_eq!((p.body("b1").inside, p.contacts("b1"), p.body("a1").moved), (true, 0, true));
}

fn engines() {
    let p = |e: &str, b: &str| {
        let p = besiege("", &(unit("a1", 10, "") + &unit("a2", 10, "") + e), b).answer("BX-61", "a2", "aucun_secteur");
        p.answer("BX-61", "a1", "secteur mur").answer("BX-61", "b1", "secteur mur").to("ordres")
    };
    let (b, idle) = (unit("b1", 1000, ""), [("a1", "aucune_action"), ("a2", "aucune_action"), ("b1", "aucune_action")]);
    for (kind, n, sides) in
        [("baliste", 5, 6), ("catapulte_legere", 6, 6), ("catapulte_lourde", 8, 8), ("trebuchet", 10, 10)]
    {
        let p = p(&engine("e1", kind, ""), &b).orders(&idle).answer("BX-71", "e1", "tir b1").to("tir");
        let ask = p.asks().into_iter().find(|a| a.key.rule.0 == "BX-71").unwrap();
        let Want::Throw { dice, .. } = ask.want else { panic!() };
        assert_eq!(dice, montjoie_table::sum(n, sides));
        // Flat: no crew, no percentage; only the walls, a quarter.
        let p = p.faces("BX-71", "e1", "b1", &vec![4; usize::from(n)]).step();
        assert_eq!(p.points("b1"), 400_000 - i64::from(n) * 4 * 25);
    }
    // Too few hands, no engineer, or those who serve it engaged or gone: silent.
    for keys in ["crew = 1", "crew = 2", "crew = 3; engineer = false"] {
        assert!(
            p(&engine("e1", "catapulte_lourde", keys), &b).orders(&idle).options("BX-71", "e1").is_empty(),
            "{keys}"
        );
    }
    let served = p(&engine("e1", "baliste", "served_by = \"a2\""), &(b.clone() + &unit("b2", 10, "outside = true")));
    let served =
        served.orders(&idle).order("b2", "engagement a2").answer("BX-71", "e1", "silence").dice_show(1).round();
    let served = against(served, &["a1"], "mur").answer("BX-61", "b1", "secteur mur").to("ordres");
    assert!(served.options("BX-71", "e1").is_empty());
    let alone =
        besiege("", &(unit("a1", 10, "demoralised = true") + &engine("e1", "baliste", "served_by = \"a1\"")), &b)
            .to("ordres");
    assert!(alone.options("BX-71", "e1").is_empty());
}

fn catapults() {
    let shot = |options: &str, keys: &str, order: &str, judged: Option<i32>| {
        let a = unit("a1", 100, "") + &engine("e1", "catapulte_legere", "");
        let text = siege("descendant", options, "", &a, &unit("b1", 1000, keys));
        let p = P::new(&text)
            .orders(&[("a1", "aucune_action"), ("b1", order)])
            .answer("BX-71", "e1", "tir b1")
            .dice_show(1);
        let p = match judged {
            Some(value) => p.judge("BX-73", "e1", "b1", value),
            None => p,
        };
        let p = p.to("mouvement");
        (p.happened("battered", "b1"), p.happened("wasted", ""))
    };
    assert_eq!(shot("", "", "engagement a1", None), (1, 0), "soldiers in formation are slow");
    assert_eq!(shot("", "mounted = true", "aucune_action", None), (1, 0));
    assert_eq!(shot("", "mounted = true", "engagement a1", None), (0, 1));
    assert_eq!(shot("", "flying = true", "engagement a1", None), (0, 1));
    assert_eq!(shot("", "mounted = true", "quitter", None), (0, 1));
    each_value::<Bx>("catapult_target_ok", |option| {
        let judged = option.contains("ask").then_some(1);
        i64::try_from(shot(option, "mounted = true", "engagement a1", judged).0).unwrap()
    });
}

fn nameless() {
    let text = siege(
        "descendant",
        "",
        "[ground]\nbesieged = \"b\"\n",
        &(unit("a1", 10, "siege_gear = true") + &engine("e1", "trebuchet", "")),
        &unit("b1", 10, ""),
    );
    let p = P::new(&text);
    assert_eq!(p.options("BX-61", "a1"), ["aucun_secteur", "secteur enceinte"]);
    let p = p.answer("BX-61", "a1", "secteur enceinte").answer("BX-61", "b1", "secteur enceinte").to("ordres");
    let p = p.orders(&[("a1", "aucune_action"), ("b1", "aucune_action")]);
    assert_eq!(p.options("BX-71", "e1"), ["silence", "tir b1", "pilonner enceinte"]);
}

fn by_doctrine() {
    let a = unit("a1", 100, "siege_gear = true") + &unit("a2", 50, "ranged = \"1d6\"") + &engine("e1", "trebuchet", "");
    let b = unit("b1", 60, "ranged = \"1d6\"") + &unit("b2", 60, "") + &huge("m", "") + &hero("h", "");
    let p = besiege("", &a, &b).thrown(3).to("tir");
    assert_eq!([p.body("a1").section, p.body("a2").section, p.body("b1").section], [wall(0); 3], "all to the first");
    assert_eq!(p.event("aimed", "").unwrap()["aim"]["section"], 0, "the wall while it stands");
    let p = p.to("ordres");
    // No sortie of their own accord, not even the monster's.
    assert!(p.body("m").inside && p.body("b2").inside);
    let p = p.end();
    assert!(p.bout.outcome().is_some() || p.bout.place().round > 200);
}

/// A siege from its first ladders to its second assault, every order given by hand.
fn story() {
    let a = unit("a1", 200, "siege_gear = true; damage = \"1d4\"")
        + &unit("a2", 100, "damage = \"1d4\"")
        + &unit("servants", 20, "")
        + &engine("e1", "trebuchet", "served_by = \"servants\"");
    let b = unit("b1", 100, "moral = 12; damage = \"1d4\"") + &unit("b2", 40, "mounted = true; lances = true");
    let p = besiege("", &a, &b).dice_show(1);
    let send = |p: P| {
        let p = p.answer("BX-61", "a1", "secteur mur").answer("BX-61", "a2", "aucun_secteur");
        p.answer("BX-61", "servants", "aucun_secteur")
    };
    // The first assault goes up the ladders under a trebuchet's fire, and is thrown back.
    let p = send(p).answer("BX-61", "b1", "secteur mur").answer("BX-61", "b2", "aucun_secteur").to("ordres");
    let p = p.orders(&[("a1", "engagement b1"), ("a2", "aucune_action"), ("servants", "aucune_action")]);
    let p = p.orders(&[("b1", "aucune_action"), ("b2", "aucune_action")]).answer("BX-71", "e1", "pilonner mur").round();
    assert_eq!((p.share("BX-21", "a1", "b1").2, p.happened("breached", "")), (4, 0));
    let p = p.answer("BX-61", "a2", "aucun_secteur").answer("BX-61", "servants", "aucun_secteur");
    let p = p.answer("BX-61", "b2", "aucun_secteur").to("ordres");
    let p = p.orders(&[("a1", "retraite"), ("a2", "aucune_action"), ("servants", "aucune_action")]);
    let p = p.orders(&[("b1", "engagement"), ("b2", "aucune_action")]).answer("BX-71", "e1", "pilonner mur");
    let p = p.answer("BX-27", "a1", "sur b1").round();
    // Two sequences of fire: the wall is down.
    assert_eq!(p.event("breached", "mur").unwrap()["how"], "engine");
    // The garrison's horse ride out at the engine's crew before the enemy has formed again.
    let p = send(p).answer("BX-61", "b1", "secteur mur").answer("BX-61", "b2", "aucun_secteur").to("ordres");
    let p = p.orders(&[("a1", "aucune_action"), ("a2", "aucune_action"), ("servants", "aucune_action")]);
    let p =
        p.orders(&[("b1", "aucune_action"), ("b2", "engagement servants")]).answer("BX-71", "e1", "silence").round();
    assert_eq!((p.happened("sallied", "b2"), p.body("b2").inside), (1, false));
    assert_eq!(p.share("BX-21", "b2", "servants").1, 80, "forty lances, twice over");
    // Back through the postern, and the second assault comes through the breach: nothing is left of the wall's shelter.
    let p = p.answer("BX-61", "a1", "secteur mur").answer("BX-61", "a2", "aucun_secteur");
    let p = p.answer("BX-61", "b1", "secteur mur").to("ordres");
    let p = p.orders(&[("a1", "engagement b1"), ("a2", "engagement b1")]);
    let p = p.orders(&[("b1", "aucune_action"), ("b2", "repli_dedans")]);
    let p = p.order("servants", "engagement").to("moral");
    assert_eq!(p.share("BX-21", "a2", "b1").2, 1, "no ladders needed, no wall between");
    let p = p.round();
    assert!(p.body("b2").inside && p.happened("breached", "") == 1);
}
