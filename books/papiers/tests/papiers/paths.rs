//! The map, further: straight lines, one blocked cell, room for every counter.

use crate::field::{Look, P, bare, hero, id, scene, unit};
use montjoie_game::Shown as _;
use montjoie_game::{Constat, Fight as _, Gesture};
use montjoie_trial::cases;

cases! {
    case("straight_lines", &["PAP-19"], &[], straight_lines),
    case("around_what_is_in_the_way", &["PAP-19"], &[], around_what_is_in_the_way),
    case("one_blocked_cell", &["PAP-19"], &[], one_blocked_cell),
    case("routers_run_hour_by_hour", &["PAP-41"], &[], routers_run_hour_by_hour),
    case("breaking_off_to_a_place", &["PAP-29"], &[], breaking_off_to_a_place),
    case("room_for_every_counter", &["PAP-20"], &[], room_for_every_counter),
    case("own_engines_on_the_move", &["PAP-64"], &[], own_engines_on_the_move),
    case("the_drawing_follows_the_table", &[], &[], the_drawing_follows_the_table),
}

fn drawn(rows: &[&str], cm: &str) -> String {
    format!("[ground]\n{cm}\npicture = [{}]\n", rows.iter().map(|r| format!("\"{r}\"")).collect::<Vec<_>>().join(", "))
}

fn on(ground: &str, o: &str, a: &str, b: &str) -> P {
    P::new(&scene(ground, o, a, b)).lead("cautious", "cautious").dice_show(5)
}

fn moves(p: &P, id: &str) -> Vec<String> {
    p.options("PAP-28", id).into_iter().filter_map(|o| o.strip_prefix("aller ").map(str::to_owned)).collect()
}

const OPEN: [&str; 11] = ["..........."; 11];

/// In the open, a unit reaches exactly the cells whose centres lie within its centimetres.
fn straight_lines() {
    for (cm, cell_cm) in [(5, 5), (5, 2), (3, 4)] {
        let ground = drawn(&OPEN, &format!("cell_cm = {cell_cm}"));
        let o = format!("map_mode = \"measured\"; grid_move_foot = 2; measured_cm_per_cell = {cm}");
        let p = on(&ground, &o, &unit("a1", 20, "cell = \"f6\"; ini = 9"), &unit("b1", 20, "cell = \"k11\"; ini = -9"))
            .to("engagement");
        let reach = i64::from(2 * cm);
        let mut expected = Vec::new();
        for row in 0..11i64 {
            for column in 0..11i64 {
                let (dx, dy) = (column - 5, row - 5);
                let near = (dx * dx + dy * dy) * i64::from(cell_cm * cell_cm) <= reach * reach;
                if near && (dx, dy) != (0, 0) && (column, row) != (10, 10) {
                    expected.push(montjoie_table::cell_name(u8::try_from(column).unwrap(), u8::try_from(row).unwrap()));
                }
            }
        }
        let mut found = moves(&p, "a1");
        found.sort();
        expected.sort();
        assert_eq!(found, expected, "{cm} cm a step, cells of {cell_cm} cm");
    }
}

/// A wall is gone around by its corner, and the whole way is measured.
fn around_what_is_in_the_way() {
    let wall = [".......", ".......", "...x...", "...x...", "...x..."];
    let to = |cells: i32| {
        let o = format!("map_mode = \"measured\"; grid_move_foot = {cells}; measured_cm_per_cell = 5");
        let p = on(
            &drawn(&wall, ""),
            &o,
            &unit("a1", 20, "cell = \"c4\"; ini = 9"),
            &unit("b1", 20, "cell = \"g1\"; ini = -9"),
        );
        moves(&p.to("engagement"), "a1").contains(&"e4".to_owned())
    };
    // By d2: twice the root of one and four.
    assert!(!to(4) && to(5), "four cells and a half around the end of the wall");
    let p = |trap: &str| {
        let top = format!(
            "{}[[ground.trap]]\nid = \"t\"\nname = \"t\"\ntrap = \"fosses_pieux\"\nlaid_by = \"b\"\ncells = [\"{trap}\"]\n",
            drawn(&["......."; 5], "")
        );
        on(
            &top,
            "map_mode = \"measured\"; grid_move_foot = 9",
            &unit("a1", 90, "cell = \"a1\"; ini = 9"),
            &unit("b1", 20, "cell = \"g5\"; ini = -9"),
        )
        .order("a1", "aller e3")
        .to("alignement")
    };
    assert_eq!(p("c2").unit("a1").cell, (2, 1), "a straight march passes over every cell of the line");
    assert_eq!(p("c3").unit("a1").cell, (4, 2), "and over no other");
}

/// The same battle with one cell blocked: other orders are legal, on a grid and by the ruler.
fn one_blocked_cell() {
    let orders = |middle: &str, mode: &str, metric: &str| {
        let rows = ["xxxxx", middle, "xxxxx"];
        let o = format!("map_mode = \"{mode}\"; grid_metric = \"{metric}\"");
        on(&drawn(&rows, ""), &o, &unit("a1", 20, "cell = \"a2\"; ini = 9"), &unit("b1", 20, "cell = \"e2\"; ini = -9"))
            .to("engagement")
            .options("PAP-28", "a1")
    };
    for (mode, metric) in [("grid", "chebyshev"), ("grid", "manhattan"), ("measured", "chebyshev")] {
        let (open, closed) = (orders(".....", mode, metric), orders("..x..", mode, metric));
        assert_eq!(open, ["tenir", "engager b1", "aller b2", "aller c2", "aller d2"], "{mode} {metric}");
        assert_eq!(closed, ["tenir", "aller b2"], "{mode} {metric}");
    }
}

fn routers_run_hour_by_hour() {
    let p = on(
        &drawn(&OPEN, ""),
        "map_mode = \"grid\"; deroute_movement = \"retreat\"; grid_move_foot = 2",
        "edge = \"nord\"\n[[side.unit]]\nid = \"a1\"\nname = \"a1\"\ncount = 40\ncell = \"f8\"\nmorale = \"deroute\"\n[[side.unit]]\nid = \"a2\"\nname = \"a2\"\ncount = 40\ncell = \"a1\"\n",
        &unit("b1", 20, "cell = \"k11\"; ini = -9; pui_tir = 1"),
    );
    let p = p.round();
    assert_eq!(p.unit("a1").cell.1, 5);
    let p = p.to("engagement").order("a2", "tenir").step();
    assert!(
        p.options("PAP-28", "b1").contains(&"tir a1".to_owned()),
        "on a map, one who runs is still there to be shot"
    );
    assert_eq!(p.round().unit("a1").cell.1, 3, "and runs on");
}

fn breaking_off_to_a_place() {
    let p = on(
        &drawn(&OPEN, ""),
        "map_mode = \"grid\"; disengage = \"free\"; grid_move_foot = 3",
        &unit("a1", 60, "cell = \"f6\"; ini = 9"),
        &unit("b1", 60, "cell = \"f8\"; ini = -9"),
    )
    .order("a1", "engager b1")
    .order("b1", "tenir")
    .round();
    let p = p.order("a1", "decrocher").answer("PAP-19", "a1", "aller c6").order("b1", "tenir").to("alignement");
    assert_eq!((p.unit("a1").cell, p.bout.state.links.len()), ((2, 5), 0), "where its owner says");
}

fn room_for_every_counter() {
    let ground = drawn(&["....", "...."], "") + "[[event]]\nround = 2\narrive = [\"a2\"]\n";
    let p = on(
        &ground,
        "map_mode = \"grid\"",
        &(unit("a1", 40, "cell = \"b1\"; ini = 1")
            + &unit("a2", 40, "cell = \"b1\"; arrives = \"event\"")
            + &hero("h", "unit = \"a1\"; pc = true")),
        &unit("b1", 60, "cell = \"d2\"; ini = -9"),
    );
    let a1 = p.who("a1");
    let p = p.gesture(Gesture::Split { who: a1, men: 10 });
    let h = p.who("h");
    let nobody = montjoie_table::Subject::NOBODY;
    let p = p.gesture(Gesture::Post { who: h, to: nobody }).order("a1", "tenir").order("b1", "tenir").round();
    let p = p.answer("PAP-90", "h", "rien").to("engagement");
    let mut cells: Vec<(u8, u8)> = p.bout.state.present().map(|(_, u)| u.cell).collect();
    assert_eq!(cells.len(), 5);
    cells.sort_unstable();
    cells.dedup();
    assert_eq!(cells.len(), 5, "one counter a cell: {cells:?}");
    assert!(cells.iter().all(|c| p.bout.state.lore.ground.holds(*c)));
}

fn own_engines_on_the_move() {
    let field = |own: &str| {
        let top = format!(
            "{}[[machine]]\nid = \"orgue\"\nname = \"orgue\"\nbattery = 90\nmobile = true\n{own}\n",
            drawn(&OPEN, "")
        );
        on(
            &top,
            "map_mode = \"grid\"",
            &bare("m", "machine = \"orgue\"; cell = \"a1\"; ini = 9"),
            &unit("b1", 20, "cell = \"k1\"; ini = -9"),
        )
        .order("m", "aller b1")
        .order("b1", "tenir")
        .round()
        .to("engagement")
        .options("PAP-28", "m")
        .contains(&"tir b1".to_owned())
    };
    assert!(!field("") && field("setup_turns = 0"), "an engine may have its own hours of setting up");
}

fn the_drawing_follows_the_table() {
    let p = on(
        &drawn(&OPEN, ""),
        "map_mode = \"grid\"",
        &(unit("a1", 60, "cell = \"a1\"")
            + &unit("a2", 60, "cell = \"a2\"; morale = \"deroute\"")
            + &bare("m", "machine = \"canon\"; cell = \"a3\"")),
        &(unit("b1", 60, "cell = \"k1\"") + &unit("b2", 60, "cell = \"k2\"") + &unit("b3", 60, "cell = \"k9\"")),
    )
    .to("engagement");
    let who = |id: &str| p.who(id);
    let found = p
        .bout
        .constat(&Constat {
            engaged: vec![(who("a1"), who("b1")), (who("a2"), who("b2")), (who("m"), who("b2"))],
            supports: vec![(who("b2"), who("b1"))],
            shots: vec![(who("m"), who("b1"))],
            off: vec![],
        })
        .unwrap();
    let mut warned: Vec<&str> = found.warnings.iter().map(|m| m.id.strip_prefix("papiers-constat-").unwrap()).collect();
    warned.sort_unstable();
    assert_eq!(warned, ["busy", "busy", "machine", "routed"], "told, and nothing refused");
    let mut p = p;
    p.bout.rule(&found.events).unwrap();
    assert_eq!(p.unit("a1").cell, (9, 0), "its counter lies where the contact is");
    // An hour later a third comes at one already held, whoever is named first.
    let mut p = p.round().to("engagement");
    let [a1, b1, b3] = ["a1", "b1", "b3"].map(|id| p.who(id));
    let found = p.bout.constat(&Constat { engaged: vec![(a1, b1), (a1, b3)], ..Constat::default() }).unwrap();
    p.bout.rule(&found.events).unwrap();
    let link = *p.bout.state.link(id(0), id(5)).unwrap();
    assert!(
        link.engager(id(5)) && link.charging(id(5)) && !link.charging(id(0)),
        "one already at grips does not charge: {link:?}"
    );
}
