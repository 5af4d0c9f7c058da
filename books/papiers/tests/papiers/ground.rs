//! The map, hidden things, machines on the move, counters face down; the constat.

use crate::field::{Look, P, bare, id, plain, scene, unit, with};
use montjoie_game::Shown as _;
use montjoie_game::{Constat, Fight as _, Gesture, Knowledge, Viewer};
use montjoie_papiers::Papiers;
use montjoie_table::Side;
use montjoie_trial::{cases, each_value, some_values};

cases! {
    case(
        "rates_on_the_map",
        &["PAP-19"],
        &[
            "map_mode",
            "grid_move_foot",
            "grid_move_mounted",
            "grid_move_flying",
            "grid_move_machine",
            "grid_metric",
            "measured_cm_per_cell",
        ],
        rates_on_the_map,
    ),
    case("terrain", &["PAP-18", "PAP-20"], &["terrain_modifiers"], terrain),
    case("a_blocked_cell", &["PAP-19"], &[], a_blocked_cell),
    case("range_on_the_map", &["PAP-71", "PAP-28"], &["fire_range", "fire_range_cells", "move_and_fire"], range_on_the_map),
    case("face_down", &["PAP-21"], &["face_down", "reveal_on"], face_down),
    case(
        "ambushes",
        &["PAP-75", "PAP-76"],
        &["ambush_defensive_fire", "ambush_shooters_engage", "ambush_detected"],
        ambushes,
    ),
    case("traps_on_the_way", &["PAP-77"], &["trap_def", "trap_single_use"], traps_on_the_way),
    case("elite_scouts", &["PAP-60"], &[], elite_scouts),
    case("machines_on_the_move", &["PAP-64"], &["machine_setup_turns"], machines_on_the_move),
    case("the_constat", &[], &[], the_constat),
    case("gestures", &["PAP-37"], &[], gestures),
}

const FIELD: &[&str] =
    &["............", "............", "............", "............", "............", "............"];

fn drawn(rows: &[&str]) -> String {
    format!("[ground]\npicture = [{}]\n", rows.iter().map(|r| format!("\"{r}\"")).collect::<Vec<_>>().join(", "))
}

fn on(rows: &[&str], o: &str, a: &str, b: &str) -> P {
    P::new(&scene(&drawn(rows), o, a, b)).lead("cautious", "cautious").dice_show(5)
}

fn moves(p: &P, id: &str) -> i64 {
    i64::try_from(p.options("PAP-28", id).iter().filter(|o| o.starts_with("aller")).count()).unwrap()
}

fn rates_on_the_map() {
    let a = unit("a1", 20, "cell = \"c3\"; ini = 9");
    let b = unit("b1", 20, "cell = \"l1\"; ini = -9");
    let count = |o: &str, a: &str| moves(&on(FIELD, o, a, &b).to("engagement"), "a1");
    each_value::<Papiers>("map_mode", |o| count(o, &a));
    let grid = |o: &str| format!("map_mode = \"grid\"; {o}");
    some_values::<Papiers>("grid_move_foot", &[1, 2], |o| count(&grid(o), &a));
    some_values::<Papiers>("grid_move_mounted", &[1, 2], |o| {
        count(&grid(o), &a.replace("ini", "mount = \"chevaux\"\nini"))
    });
    some_values::<Papiers>("grid_move_flying", &[1, 2], |o| count(&grid(o), &a.replace("ini", "flying = true\nini")));
    some_values::<Papiers>("grid_move_machine", &[1, 2], |o| {
        count(&grid(o), &bare("a1", "machine = \"baliste\"; cell = \"c3\"; ini = 9"))
    });
    each_value::<Papiers>("grid_metric", |o| count(&grid(&format!("{o}; grid_move_foot = 2")), &a));
    some_values::<Papiers>("measured_cm_per_cell", &[2, 5], |o| count(&format!("map_mode = \"measured\"; {o}"), &a));
    assert_eq!(count("map_mode = \"grid\"; grid_move_foot = 1", &a), 8);
}

fn terrain() {
    let p = |o: &str| {
        on(
            &["^^....", "......"],
            &format!("map_mode = \"grid\"; {o}"),
            &unit("a1", 60, "cell = \"b1\"; pui_tir = 1"),
            &unit("b1", 60, "cell = \"f2\""),
        )
    };
    some_values::<Papiers>("terrain_modifiers", &[0, 2], |o| p(o).figure("a1", "att"));
    let river = on(
        &["..~..", "..~..", "..~.."],
        "map_mode = \"grid\"",
        &unit("a1", 20, "cell = \"a1\"; ini = 9"),
        &unit("b1", 20, "cell = \"e1\""),
    )
    .to("engagement");
    assert_eq!(moves(&river, "a1"), 5, "the river is not waded");
    assert!(!river.options("PAP-28", "a1").contains(&"engager b1".to_owned()));
    let bridge = on(
        &["..~..", "..=..", "..~.."],
        "map_mode = \"grid\"",
        &unit("a1", 20, "cell = \"a1\"; ini = 9"),
        &unit("b1", 20, "cell = \"e1\""),
    )
    .to("engagement");
    assert!(bridge.options("PAP-28", "a1").contains(&"engager b1".to_owned()));
    let p = on(
        FIELD,
        "map_mode = \"grid\"",
        "zone = [\"a1\", \"b6\"]\n[[side.unit]]\nid = \"a1\"\ncount = 5\n",
        &unit("b1", 20, ""),
    );
    assert_eq!((p.unit("a1").cell, p.unit("b1").cell), ((0, 5), (0, 0)), "laid in its zone, or along its edge");
}

fn a_blocked_cell() {
    let orders = |rows: &[&str]| {
        on(
            rows,
            "map_mode = \"grid\"; grid_move_foot = 3",
            &unit("a1", 20, "cell = \"a1\"; ini = 9"),
            &unit("b1", 20, "cell = \"e1\""),
        )
        .to("engagement")
        .options("PAP-28", "a1")
    };
    let open = orders(&["....."]);
    let closed = orders(&["..x.."]);
    assert!(
        open.contains(&"engager b1".to_owned()) && !closed.contains(&"engager b1".to_owned()),
        "{open:?} {closed:?}"
    );
}

fn range_on_the_map() {
    let field = |o: &str| {
        on(
            FIELD,
            &format!("map_mode = \"grid\"; {o}"),
            &unit("a1", 20, "cell = \"a1\"; pui_tir = 1; ini = 9"),
            &unit("b1", 20, "cell = \"k1\"; ini = -9"),
        )
        .to("engagement")
    };
    let shoots = |o: &str| i64::from(field(o).options("PAP-28", "a1").contains(&"tir b1".to_owned()));
    each_value::<Papiers>("fire_range", shoots);
    some_values::<Papiers>("fire_range_cells", &[8, 12], |o| shoots(&format!("fire_range = \"cells\"; {o}")));
    each_value::<Papiers>("move_and_fire", |o| {
        i64::try_from(field(o).order("a1", "aller b1").options("PAP-71", "a1").len()).unwrap()
    });
    let p = field("fire_range = \"cells\"").order("a1", "aller e1").answer("PAP-71", "a1", "sur b1").step();
    assert_eq!(p.unit("a1").target, Some(id(1)), "four steps nearer");
}

fn face_down() {
    each_value::<Papiers>("face_down", |o| {
        let p = with(o, &unit("a1", 20, ""), &unit("b1", 20, ""));
        let seen = p.bout.sheets(Viewer::Player(Side::A, Knowledge::Exact));
        let b1 = seen.iter().find(|s| s.subject == p.who("b1")).unwrap();
        i64::from(b1.kind == "counter") + i64::from(b1.figures.is_empty())
    });
    each_value::<Papiers>("reveal_on", |o| {
        let p = with(o, &unit("a1", 60, "ini = 1"), &unit("b1", 60, "pui_tir = 1; ini = 9; face_down = true"))
            .to("engagement");
        let p = p.order("b1", "tir a1").step();
        let shot = p.unit("b1").face_down;
        let p = p.order("a1", "engager b1").step();
        2 * i64::from(shot) + i64::from(p.unit("b1").face_down)
    });
}

const HEDGE: &str = "[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\n";

fn hedge(o: &str, a: &str, b2: &str) -> P {
    P::new(&scene(
        HEDGE,
        o,
        &unit("a1", 90, &format!("ini = 9; {a}")),
        &(unit("b1", 60, "ini = -9") + &unit("b2", 60, b2)),
    ))
    .lead("cautious", "cautious")
    .dice_show(5)
}

fn ambushes() {
    let p = hedge("", "", "");
    assert!(
        p.bout.sheets(Viewer::Player(Side::A, Knowledge::Exact)).iter().all(|s| s.subject != p.who("b2")),
        "on no layer that shows"
    );
    let p = p.order("a1", "engager b1").to("moral");
    assert_eq!(p.attack("PAP-75", "b2", "a1"), (2, 0, (60, 1)));
    assert_eq!(p.bout.state.links.len(), 1);
    assert!(p.throw("PAP-31", "b2", "a1").is_some() && p.throw("PAP-31", "a1", "b1").is_none(), "its march ends there");
    let p = hedge("", "", "").answer("PAP-75", "b2", "oui").to("alignement");
    assert!(!p.unit("b2").hidden, "an ambush may be given up");
    let p = hedge("", "", "").order("a1", "engager b1").judge("PAP-76", "haie", "a1", 2).to("alignement");
    assert_eq!((p.happened("sprung", ""), p.unit("b2").hidden), (0, false), "found out in time");
    each_value::<Papiers>("ambush_defensive_fire", |o| {
        i64::try_from(hedge(o, "pui_tir = 1", "").order("a1", "engager b1").to("moral").throws("PAP-72")).unwrap()
    });
    each_value::<Papiers>("ambush_shooters_engage", |o| {
        let p = hedge(o, "", "pui_tir = 2").order("a1", "engager b1").to("alignement");
        i64::try_from(p.bout.state.links.len()).unwrap()
    });
    each_value::<Papiers>("ambush_detected", |o| i64::from(hedge(o, "", "").unit("b2").hidden));
    let mapped =
        format!("{}[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\ncells = [\"c1\"]\n", drawn(FIELD));
    let p = P::new(&scene(
        &mapped,
        "map_mode = \"grid\"; grid_metric = \"manhattan\"; grid_move_foot = 6",
        &unit("a1", 90, "cell = \"a1\"; ini = 9"),
        &(unit("b1", 60, "cell = \"f1\"; ini = -9") + &unit("b2", 60, "cell = \"c2\"")),
    ))
    .lead("cautious", "cautious")
    .dice_show(5);
    let p = p.order("a1", "engager b1").to("alignement");
    assert_eq!((p.happened("sprung", ""), p.unit("a1").cell), (1, (2, 0)), "stopped where it was sprung");
}

fn traps_on_the_way() {
    let field = |o: &str, a: &str| {
        let top = "[[ground.trap]]\nid = \"t\"\nname = \"t\"\ntrap = \"fosses_pieux\"\nlaid_by = \"b\"\n";
        P::new(&scene(top, o, &unit("a1", 90, &format!("ini = 9; {a}")), &unit("b1", 60, "ini = -9")))
            .lead("cautious", "cautious")
            .dice_show(5)
            .order("a1", "engager b1")
            .to("alignement")
    };
    each_value::<Papiers>("trap_def", |o| i64::from(field(o, "shield = true").attack("PAP-77", "t", "a1").1));
    each_value::<Papiers>("trap_single_use", |o| i64::from(field(o, "").bout.state.sites[0].armed));
    let p = field("", "");
    assert_eq!((p.bout.state.links.len(), p.state("a1")), (0, "desorganisation"));
    assert_eq!(field("", "flying = true").happened("sprung", ""), 0, "those on the wing pass over it");
}

fn elite_scouts() {
    let p = hedge("", "", "attributes = [\"eclaireurs_elite\"]").order("a1", "engager b1").to("alignement");
    assert_eq!((p.throws("PAP-75"), p.bout.state.links.len()), (1, 0));
    let p = hedge("", "", "attributes = [\"eclaireurs_elite\"]")
        .order("a1", "engager b1")
        .answer("PAP-60", "b2", "rester")
        .to("alignement");
    assert_eq!(p.bout.state.links.len(), 1);
}

fn machines_on_the_move() {
    some_values::<Papiers>("machine_setup_turns", &[0, 2], |o| {
        let p = on(
            FIELD,
            &format!("map_mode = \"grid\"; {o}"),
            &bare("m", "machine = \"baliste\"; cell = \"a1\"; ini = 9"),
            &unit("b1", 20, "cell = \"k1\"; ini = -9"),
        );
        let p = p.order("m", "aller b1").round().to("engagement");
        i64::from(p.options("PAP-28", "m").contains(&"tir b1".to_owned()))
    });
    let p = on(
        FIELD,
        "map_mode = \"grid\"",
        &bare("m", "machine = \"canon\"; cell = \"a1\"; ini = 9"),
        &unit("b1", 20, "cell = \"b1\"; ini = -9"),
    )
    .to("engagement");
    let options = p.options("PAP-28", "m");
    assert!(options.iter().all(|o| !o.starts_with("aller") && !o.starts_with("engager")), "{options:?}");
}

fn the_constat() {
    let p = plain(
        &(1..=4).map(|i| unit(&format!("a{i}"), 60, "pui_tir = 1")).collect::<String>(),
        &(unit("b1", 20, "face_down = true") + &unit("b2", 60, "")),
    )
    .to("engagement");
    let who = |id: &str| p.who(id);
    let found = Constat {
        engaged: vec![(who("a1"), who("b1")), (who("a2"), who("b1")), (who("a3"), who("b1"))],
        supports: vec![(who("a4"), who("a1"))],
        shots: vec![(who("b2"), who("a4"))],
        off: vec![],
    };
    let found = p.bout.constat(&found).expect("in the phase of engagement");
    let warned: Vec<&str> = found.warnings.iter().map(|m| m.id).collect();
    assert_eq!(warned, ["papiers-constat-no-missiles", "papiers-constat-three-to-one", "papiers-constat-five-times"]);
    let mut p = p;
    p.bout.rule(&found.events).expect("the facts can be laid");
    assert_eq!((p.bout.place().step, p.bout.state.links.len()), ("alignement", 3));
    assert!(p.bout.state.links.iter().all(|l| l.charging(l.a)), "a contact that was not there is a charge");
    assert!(!p.unit("b1").face_down);
    assert!(p.bout.constat(&Constat::default()).is_none(), "the phase is over");
}

fn gestures() {
    let p = plain(&(unit("a1", 100, "pui_tir = 1") + &unit("a2", 40, "")), &unit("b1", 60, ""));
    let [a1, a2, b1] = ["a1", "a2", "b1"].map(|u| p.who(u));
    let p = p.gesture(Gesture::Split { who: a1, men: 30 });
    assert_eq!((p.left("a1"), p.left("#u3")), (70, 30));
    let p = p.gesture(Gesture::Merge { who: a2, into: a1 });
    assert_eq!((p.left("a1"), p.state("a2")), (110, "left"));
    let p = p.faces("PAP-71", "a1", "b1", &[6]).gesture(Gesture::Attack { by: a1, on: b1, shot: true });
    assert_eq!(p.left("b1"), 60 - 30);
    let p = p.gesture(Gesture::Engage { by: a1, on: b1 });
    assert_eq!(p.state("a1"), "engaged");
    let p = p.gesture(Gesture::Part { one: a1, other: b1 }).gesture(Gesture::Take { who: b1, men: 500 });
    assert_eq!(p.state("b1"), "destroyed");
    let p = p.gesture(Gesture::Restore { who: b1, men: 10 }).gesture(Gesture::Turn { who: b1 });
    assert_eq!((p.left("b1"), p.fate("b1").side), (10, Side::A));
    assert_eq!(p.refuses(Gesture::Engage { by: a1, on: b1 }), Some("gesture-same-side"));
    assert_eq!(p.refuses(Gesture::Split { who: a1, men: 5000 }), Some("gesture-no-men"));
    let field = Papiers::field("face_down");
    let p = p.gesture(Gesture::Set { who: a1, field, value: 1 });
    assert!(p.unit("a1").face_down);
}

trait Named {
    fn field(name: &str) -> u8;
}

impl Named for Papiers {
    fn field(name: &str) -> u8 {
        use montjoie_game::Ruleset as _;
        u8::try_from(Papiers::INFO.fields.iter().position(|f| f.name == name).unwrap()).unwrap()
    }
}
