//! The hour: initiative, engagement, supports, and how it ends.

use crate::field::{Look, P, hero, id, plain, scene, unit, with};
use montjoie_game::{Fight as _, Gesture};
use montjoie_papiers::Papiers;
use montjoie_trial::{cases, each_value, some_values};

cases! {
    case("generals", &["PAP-26", "PAP-25"], &["general_bonus_mode", "general_bonus_rounding"], generals),
    case("ties", &["PAP-27"], &["initiative_tie"], ties),
    case("owners_order_their_ties", &["PAP-27", "PAP-28"], &[], owners_order_their_ties),
    case("declared_charges", &["PAP-16"], &["charge_ini_bonus", "countercharge"], declared_charges),
    case("phases_in_order", &["PAP-24"], &[], phases_in_order),
    case("one_target_each", &["PAP-28", "PAP-29"], &["disengage"], one_target_each),
    case(
        "supports",
        &["PAP-30", "PAP-69", "PAP-73"],
        &["support_on_split", "ranged_support_rounding", "machine_counts_as_ranged_support"],
        supports,
    ),
    case("five_times_and_three_to_one", &["PAP-67", "PAP-68"], &["multi_limit_check"], five_times_and_three_to_one),
    case("divided_power", &["PAP-66"], &["pui_split"], divided_power),
    case("night_and_verdict", &["PAP-23"], &["max_turns", "end_condition"], night_and_verdict),
    case("routers", &["PAP-41"], &["deroute_movement"], routers),
    case("scripted_hours", &["PAP-103"], &[], scripted_hours),
    case("how_sides_are_led", &["PAP-104"], &["doctrine"], how_sides_are_led),
}

fn general_of(keys: &str) -> String {
    format!("chief = \"g\"\n{}{}", unit("a1", 20, ""), hero("g", &format!("unit = \"a1\"; {keys}")))
}

fn generals() {
    let ini = |o: &str| {
        i64::from(with(o, &general_of("command = 55; bonus = 2"), &unit("b1", 20, "")).to("engagement").unit("a1").ini)
    };
    each_value::<Papiers>("general_bonus_mode", ini);
    each_value::<Papiers>("general_bonus_rounding", ini);
    let p = plain(&general_of("command = 60"), &unit("b1", 20, ""));
    let g = p.who("g");
    let p = p.gesture(Gesture::Fell { who: g }).to("engagement");
    assert_eq!(p.unit("a1").ini, 5, "a fallen general adds nothing");
}

fn ties() {
    each_value::<Papiers>("initiative_tie", |o| {
        let p = with(o, &unit("a1", 20, ""), &unit("b1", 20, "")).to("alignement");
        i64::try_from(p.throws("PAP-27")).unwrap()
    });
    let p = plain(&general_of("command = 80"), &unit("b1", 20, "ini = 8"))
        .to("engagement")
        .faces("PAP-27", "a-army", "", &[30])
        .faces("PAP-27", "b-army", "", &[30])
        .step();
    assert_eq!((p.unit("a1").acted, p.unit("b1").acted), (true, false), "success goes before failure");
    let charge = with("initiative_tie = \"simultaneous\"", &unit("a1", 20, ""), &unit("b1", 20, ""))
        .to("engagement")
        .order("a1", "engager b1")
        .order("b1", "engager a1")
        .step();
    assert_eq!(charge.bout.state.links[0].charges, 3, "two that go at each other both charge");
}

fn owners_order_their_ties() {
    let p = plain(&(unit("a1", 20, "") + &unit("a2", 20, "")), &unit("b1", 20, "ini = -9")).to("engagement");
    let p = p.answer("PAP-27", "a-army", "sur a2").step();
    assert_eq!((p.unit("a1").acted, p.unit("a2").acted), (false, true));
}

fn declared_charges() {
    let horse = unit("a1", 20, "mount = \"chevaux\"");
    each_value::<Papiers>("charge_ini_bonus", |o| {
        i64::from(with(o, &horse, &unit("b1", 20, "")).to("engagement").unit("a1").ini)
    });
    each_value::<Papiers>("countercharge", |o| {
        let p = with(o, &unit("a1", 20, "ini = 20"), &unit("b1", 20, "mount = \"chevaux\""))
            .order("a1", "engager b1")
            .to("moral");
        let (_, _, (num, den)) = p.attack("PAP-31", "b1", "a1");
        num * 10 / den
    });
}

fn phases_in_order() {
    let p = plain(&unit("a1", 20, ""), &unit("b1", 20, "")).round();
    let mut steps: Vec<&str> = p.log.iter().map(|l| l.place.step).collect();
    steps.dedup();
    assert_eq!(
        steps,
        [
            "debut",
            "actions",
            "initiative",
            "engagement",
            "alignement",
            "tir_defensif",
            "avant_garde",
            "combat",
            "pertes",
            "moral",
            "ralliement"
        ]
    );
}

fn one_target_each() {
    each_value::<Papiers>("disengage", |o| {
        let p =
            with(o, &unit("a1", 20, "ini = 9"), &unit("b1", 20, "")).order("a1", "engager b1").round().to("engagement");
        i64::try_from(p.options("PAP-28", "a1").len()).unwrap()
    });
    let p =
        with("disengage = \"free\"", &unit("a1", 20, "ini = 9"), &unit("b1", 20, "")).order("a1", "engager b1").round();
    let p = p.order("a1", "decrocher").order("b1", "tenir").to("alignement");
    assert!(p.bout.state.links.is_empty());
    let p = plain(&unit("a1", 20, "ini = 9"), &unit("b1", 20, "")).order("a1", "engager b1").to("alignement");
    assert_eq!(p.happened("ordered", "b1"), 0, "who is in melee fights, and has no other turn");
}

fn supports() {
    // a1 is at grips with b1 and b2; a2 (PUI 120) stands behind it.
    let field = |o: &str| {
        with(
            o,
            &(unit("a1", 100, "pui = 1; ini = 9") + &unit("a2", 60, "pui = 2; ini = 1")),
            &(unit("b1", 60, "ini = 5") + &unit("b2", 60, "ini = 4")),
        )
        .order("a1", "engager b1")
        .order("b2", "engager a1")
        .order("a2", "soutenir a1")
    };
    each_value::<Papiers>("support_on_split", |o| {
        let p = field(o).to("moral");
        i64::from(p.attack("PAP-31", "a1", "b1").0 + p.attack("PAP-31", "a1", "b2").0)
    });
    let p = field("").to("moral");
    assert_eq!(p.attack("PAP-31", "a1", "b1").0, 3, "a hundred and twenty, by started fifties");
    each_value::<Papiers>("ranged_support_rounding", |o| {
        with(o, &unit("a1", 80, "pui_tir = 1"), &unit("b1", 9, "")).figure("a1", "support_fire")
    });
    each_value::<Papiers>("machine_counts_as_ranged_support", |o| {
        let p = with(
            o,
            &(unit("a1", 60, "ini = 9")
                + &unit("a2", 60, "pui_tir = 1; ini = 8")
                + "[[side.unit]]\nid = \"m\"\nname = \"m\"\nmachine = \"baliste\"\nini = 3\n"),
            &unit("b1", 60, "ini = -9"),
        )
        .to("engagement")
        .order("a1", "engager b1")
        .step()
        .order("a2", "soutien_tir a1")
        .step();
        i64::from(p.options("PAP-28", "m").contains(&"soutien_tir a1".to_owned()))
    });
}

fn five_times_and_three_to_one() {
    let field = |o: &str| {
        with(o, &(unit("a1", 100, "ini = 9") + &unit("a2", 100, "ini = 8")), &unit("b1", 30, "ini = -9"))
            .order("a1", "engager b1")
            .order("a2", "engager b1")
            .to("alignement")
    };
    each_value::<Papiers>("multi_limit_check", |o| i64::try_from(field(o).bout.state.links.len()).unwrap());
    let p = field("").answer("PAP-67", "b1", "sur a2").step();
    let links: Vec<_> = p.bout.state.links.iter().map(|l| (l.a.number(), l.b.number())).collect();
    assert_eq!(links, [(1, 2)], "the owner keeps one");
    assert_eq!(p.unit("a1").supports, Some(id(1)), "the other stands behind it");
    let four = (1..=4).map(|i| unit(&format!("a{i}"), 20, &format!("ini = {}", 20 - i))).collect::<String>();
    let mut p = plain(&four, &unit("b1", 60, "ini = -9")).to("engagement");
    for i in 1..=3 {
        p = p.order(&format!("a{i}"), "engager b1").step();
    }
    let options = p.options("PAP-28", "a4");
    assert!(options.iter().all(|o| !o.contains("b1") && !o.starts_with("sout")), "no fourth against one: {options:?}");
    let p = plain(&four, &unit("b1", 60, "ini = -9")).to("engagement");
    let p = p.order("a1", "soutenir a3").step().order("a2", "engager b1").step().order("a3", "engager b1").step();
    assert_eq!(p.unit("a1").supports, Some(id(2)));
    let p = p.order("a4", "engager b1").step();
    assert_eq!(p.unit("a1").supports, None, "the latest support gives way to a third in melee");
}

fn divided_power() {
    let field = |o: &str| {
        with(o, &(unit("a1", 60, "ini = 9") + &unit("a2", 60, "ini = 8")), &unit("b1", 90, "ini = -9; pui = 2"))
            .order("a1", "engager b1")
            .order("a2", "engager b1")
            .to("alignement")
    };
    each_value::<Papiers>("pui_split", |o| i64::try_from(field(o).options("PAP-66", "b1").len()).unwrap());
    let p = field("").to("moral");
    assert_eq!(p.attack("PAP-31", "b1", "a1").2, (90, 1));
    assert_eq!(p.attack("PAP-31", "a1", "b1").2, (60, 1), "whoever attacks does so at full power");
    let p = field("pui_split = \"free\"").answer("PAP-66", "b1", "parts 30 70").step().to("moral");
    assert_eq!((p.attack("PAP-31", "b1", "a1").2, p.attack("PAP-31", "b1", "a2").2), ((54, 1), (126, 1)));
}

fn night_and_verdict() {
    some_values::<Papiers>("max_turns", &[2, 4], |o| {
        i64::from(with(o, &unit("a1", 20, ""), &unit("b1", 20, "")).end().bout.place().round)
    });
    each_value::<Papiers>("end_condition", |o| {
        let p = with(o, &unit("a1", 20, ""), &unit("b1", 20, ""));
        let b1 = p.who("b1");
        let mut p = p.gesture(Gesture::Break { who: b1 });
        if o.contains("gm") {
            p = p.judge("PAP-23", "", "", 0);
        }
        i64::from(p.round().bout.outcome().is_some())
    });
    let p = plain(&unit("a1", 20, ""), &unit("b1", 20, ""));
    let p = p.gesture(Gesture::Concede { side: montjoie_table::Side::A });
    assert_eq!(p.bout.outcome(), Some(montjoie_game::Outcome::Victory(montjoie_table::Side::B)));
}

fn routers() {
    each_value::<Papiers>("deroute_movement", |o| {
        let p = with(
            &format!("{o}; end_condition = \"gm\""),
            &unit("a1", 20, ""),
            &(unit("b1", 20, "morale = \"deroute\"") + &unit("b2", 20, "")),
        );
        let p = p.round();
        i64::from(p.unit("b1").away) + 2 * i64::from(p.state("b1") == "left")
    });
    let p = plain(&unit("a1", 90, "ini = 9"), &(unit("b1", 60, "morale = \"deroute\"") + &unit("b2", 20, "")))
        .order("a1", "engager b1")
        .order("b2", "tenir")
        .to("moral");
    assert!(p.throw("PAP-31", "b1", "a1").is_none(), "no roll in rout");
    assert!(p.throw("PAP-31", "a1", "b1").is_some());
}

fn scripted_hours() {
    let top =
        "[[event]]\nround = 2\narrive = [\"a2\", \"h\"]\nset = [{ unit = \"a1\", field = \"temp_att\", value = 2 }]\n";
    let a =
        unit("a1", 20, "") + &unit("a2", 30, "arrives = \"event\"") + &hero("h", "unit = \"a1\"; arrives = \"event\"");
    let p = P::new(&scene(top, "", &a, &unit("b1", 20, ""))).lead("cautious", "cautious").dice_show(5);
    assert_eq!((p.state("a2"), p.state("h")), ("absent", "absent"));
    let p = p.round().step();
    assert_eq!((p.state("a2"), p.state("h"), p.unit("a1").temp_att), ("free", "able", 2));
}

fn how_sides_are_led() {
    let a = unit("a1", 60, "pui = 2; ini = 9") + &unit("a2", 50, "pui_tir = 2; ini = 2");
    each_value::<Papiers>("doctrine", |o| {
        let p = P::new(&scene("", o, &a, &unit("b1", 60, "pui = 4; ini = -9"))).dice_show(5).to("alignement");
        i64::from(p.unit("a1").moved)
    });
    for doctrine in ["charge", "cautious", "steady"] {
        let p = plain(&a, &unit("b1", 60, "ini = -9")).lead(doctrine, "cautious").to("alignement");
        assert_eq!(p.unit("a2").target, Some(id(2)), "{doctrine}: archers shoot");
        assert_eq!(p.bout.state.links.len(), usize::from(doctrine != "cautious"), "{doctrine}");
    }
}
