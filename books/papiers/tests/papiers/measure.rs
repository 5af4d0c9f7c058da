//! The ground measured: how far bows carry, corners, edges, zones, and the cell behind a friend (PAP-18..20, 41, 71).

use crate::field::{Look, P, bare, drawn, hero, id, on, scene, unit};
use montjoie_game::Gesture;
use montjoie_papiers::Papiers;
use montjoie_trial::problems;

fn whom(p: &P, id: &str, verb: &str) -> Vec<String> {
    let verb = format!("{verb} ");
    let mut all: Vec<String> =
        p.options("PAP-28", id).into_iter().filter_map(|o| o.strip_prefix(&verb).map(str::to_owned)).collect();
    all.sort();
    all
}

/// Where ground is measured, a bow carries so many centimetres in every direction, as a ruler says.
#[test]
fn bows_carry_as_far_as_the_ruler_says() {
    for (cells, cm, cell_cm) in [(3, 5, 5), (1, 5, 2), (4, 3, 4), (2, 7, 3), (5, 2, 2)] {
        let mut foes = String::new();
        let mut reached = Vec::new();
        for row in 0..11u8 {
            for column in 0..11u8 {
                let (dx, dy) = (f64::from(column) - 4.0, f64::from(row) - 5.0);
                if (dx, dy) == (0.0, 0.0) {
                    continue;
                }
                let cell = montjoie_table::cell_name(column, row);
                foes += &unit(&format!("x{cell}"), 5, &format!("cell = \"{cell}\"; ini = -9"));
                if dx.hypot(dy) * f64::from(cell_cm) <= f64::from(cells * cm) + 1e-9 {
                    reached.push(format!("x{cell}"));
                }
            }
        }
        let top = drawn(&["..........."; 11]).replace("[ground]", &format!("[ground]\ncell_cm = {cell_cm}"));
        let o = format!(
            "map_mode = \"measured\"; fire_range = \"cells\"; fire_range_cells = {cells}; measured_cm_per_cell = {cm}"
        );
        let p = on(&top, &o, &unit("a1", 20, "cell = \"e6\"; pui_tir = 1; ini = 20"), &foes).to("engagement");
        reached.sort();
        assert_eq!(whom(&p, "a1", "tir"), reached, "{cells} times {cm} cm, cells of {cell_cm} cm");
    }
}

/// Half as far with slings and short bows, twice as far with engines.
#[test]
fn short_bows_and_engines() {
    for (keys, far) in [
        ("count = 20; pui_tir = 1", 5),
        ("count = 20; pui_tir = 1; missile = \"arc_long\"", 5),
        ("count = 20; pui_tir = 1; missile = \"courte_portee\"", 2),
        ("machine = \"baliste\"", 10),
    ] {
        for mode in ["grid", "measured"] {
            let foes: String = (1..=12u8)
                .map(|n| {
                    unit(&format!("b{n:02}"), 5, &format!("cell = \"{}\"; ini = -9", montjoie_table::cell_name(n, 0)))
                })
                .collect();
            let o = format!("map_mode = \"{mode}\"; fire_range = \"cells\"; fire_range_cells = 5");
            let p = on(&drawn(&["............."]), &o, &bare("a1", &format!("cell = \"a1\"; ini = 20; {keys}")), &foes)
                .to("engagement");
            let expected: Vec<String> = (1..=far).map(|n| format!("b{n:02}")).collect();
            assert_eq!(whom(&p, "a1", "tir"), expected, "{keys}, {mode}");
        }
    }
}

#[test]
fn nobody_squeezes_between_two_corners() {
    let moves = |rows: &[&str]| {
        let p = on(
            &drawn(rows),
            "map_mode = \"measured\"; grid_move_foot = 2",
            &unit("a1", 20, "cell = \"a1\"; ini = 20"),
            &unit("b1", 20, "cell = \"h4\"; ini = -9"),
        );
        whom(&p.to("engagement"), "a1", "aller")
    };
    assert_eq!(moves(&[".x......", "x.......", "........", "........"]), Vec::<String>::new(), "shut in");
    assert!(moves(&[".x......", "........", "........", "........"]).contains(&"b2".to_owned()), "past one corner");
}

/// A march across the corners passes over the cells it touches, and no other.
#[test]
fn across_the_corners() {
    let stops = |trap: &str| {
        let top = drawn(&["......"; 6])
            + &format!(
                "[[ground.trap]]\nid = \"t\"\nname = \"t\"\ntrap = \"fosses_pieux\"\nlaid_by = \"b\"\ncells = [\"{trap}\"]\n"
            );
        on(
            &top,
            "map_mode = \"measured\"; grid_move_foot = 9",
            &unit("a1", 90, "cell = \"a1\"; ini = 9"),
            &unit("b1", 20, "cell = \"f1\"; ini = -9"),
        )
        .order("a1", "aller d4")
        .to("alignement")
        .unit("a1")
        .cell
    };
    for (trap, cell) in [("b2", (1, 1)), ("c3", (2, 2)), ("b1", (3, 3)), ("a2", (3, 3)), ("c2", (3, 3)), ("b3", (3, 3))]
    {
        assert_eq!(stops(trap), cell, "a trap on {trap}");
    }
}

#[test]
fn a_supporter_stands_behind() {
    let p = on(
        &drawn(&["..........."; 11]),
        "map_mode = \"grid\"",
        &(unit("a1", 60, "cell = \"f6\"; ini = 9") + &unit("a2", 60, "cell = \"c6\"; ini = 8")),
        &unit("b1", 60, "cell = \"f7\"; ini = -9"),
    );
    let p = p.order("a1", "engager b1").order("a2", "soutenir a1").to("alignement");
    assert_eq!(p.unit("a2").cell, (5, 4), "away from the enemy, though a flank is nearer");
    let p = on(
        &drawn(&["..........."; 11]),
        "map_mode = \"grid\"",
        &(unit("a1", 60, "cell = \"f6\"; ini = 9") + &unit("a2", 60, "cell = \"e6\"; ini = 8")),
        &unit("b1", 60, "cell = \"f7\"; ini = -9"),
    );
    let p = p.order("a1", "engager b1").order("a2", "soutenir a1").to("alignement");
    assert_eq!(
        (p.unit("a2").cell, p.unit("a2").supports),
        ((4, 5), Some(id(0))),
        "who touches his friend stays where he is"
    );
}

#[test]
fn a_long_march() {
    let row = ".".repeat(40);
    let p = on(
        &drawn(&[&row]),
        "map_mode = \"grid\"",
        &unit("a1", 60, "cell = \"a1\"; ini = 9"),
        &unit("b1", 60, "cell = \"an1\"; ini = -9"),
    );
    let p = p.lead("charge", "cautious").to("alignement");
    assert_eq!(p.unit("a1").cell, (4, 0), "towards an enemy at the other end of the widest map");
}

#[test]
fn routers_run_for_their_own_edge_and_no_further() {
    let runs = |edge: &str, cell: &str| {
        let b = format!(
            "edge = \"{edge}\"\n{}{}",
            unit("b1", 40, &format!("cell = \"{cell}\"; morale = \"deroute\"")),
            unit("b2", 40, "cell = \"f1\"")
        );
        on(
            &drawn(&["..........."; 7]),
            "map_mode = \"grid\"; deroute_movement = \"retreat\"; grid_move_foot = 2",
            &unit("a1", 40, "cell = \"a7\""),
            &b,
        )
        .round()
        .unit("b1")
        .cell
    };
    for (edge, column, row) in
        [("est", Some(7), None), ("ouest", Some(3), None), ("nord", None, Some(1)), ("sud", None, Some(5))]
    {
        let cell = runs(edge, "f4");
        assert!(column.is_none_or(|c| cell.0 == c) && row.is_none_or(|r| cell.1 == r), "{edge}: {cell:?}");
    }
    for (edge, cell, there) in
        [("est", "k4", (10, 3)), ("ouest", "a4", (0, 3)), ("nord", "d1", (3, 0)), ("sud", "d7", (3, 6))]
    {
        assert_eq!(runs(edge, cell), there, "{edge}: at the edge already");
    }
}

#[test]
fn counters_are_laid_in_their_zone_or_along_their_edge() {
    let rows = ["......", "......", "......", "....~.", "......", "......"];
    let a = format!(
        "zone = [\"e3\", \"f4\"]\n{}{}",
        (1..=3).map(|n| unit(&format!("a{n}"), 20, "")).collect::<String>(),
        hero("h", "")
    );
    let b = format!("edge = \"est\"\n{}{}", unit("b1", 20, ""), unit("b2", 20, ""));
    let p = on(&drawn(&rows), "map_mode = \"grid\"", &a, &b);
    assert_eq!(
        ["a1", "a2", "a3"].map(|id| p.unit(id).cell),
        [(5, 3), (4, 2), (5, 2)],
        "on dry ground, nearest its edge first"
    );
    assert_eq!(p.unit("h-solo").cell, (0, 5), "with no room left in the zone, along the edge");
    assert_eq!(["b1", "b2"].map(|id| p.unit(id).cell), [(5, 0), (5, 1)], "from the east, one counter a cell");
}

#[test]
fn who_comes_alone_is_laid_on_the_map() {
    let top = drawn(&["......"; 4]) + "[[event]]\nround = 2\narrive = [\"h\"]\n";
    let a = unit("a1", 20, "cell = \"a4\"") + &hero("h", "arrives = \"event\"; pui = 5");
    let b = format!("edge = \"est\"\n{}", unit("b1", 20, "cell = \"f1\""));
    let p = on(&top, "map_mode = \"grid\"", &a, &b).round().step();
    assert_eq!((p.state("h-solo"), p.unit("h-solo").cell), ("free", (1, 3)), "by his own edge");
    let b = format!("edge = \"est\"\n{}{}", unit("b1", 20, "cell = \"a1\""), hero("h", "arrives = \"event\"; pui = 5"));
    let p = on(&top, "map_mode = \"grid\"", &unit("a1", 20, "cell = \"a4\""), &b).round().step();
    assert_eq!(p.unit("h-solo").cell, (5, 0));
}

#[test]
fn no_counter_is_laid_in_the_water() {
    let p = on(
        &drawn(&["~.~...."]),
        "map_mode = \"grid\"",
        &unit("a1", 40, "cell = \"b1\""),
        &unit("b1", 40, "cell = \"g1\""),
    );
    let a1 = p.who("a1");
    let p = p.gesture(Gesture::Split { who: a1, men: 10 });
    assert_eq!(p.bout.state.units[2].cell, (3, 0), "over the ford, where there is room");
}

/// Open ground is no feature: the knob leaves it alone, a line of its own does not.
#[test]
fn what_ground_is_worth() {
    let figures = |o: &str, own: &str| {
        let p = on(
            &(drawn(&["^.#."]) + own),
            &format!("map_mode = \"grid\"; {o}"),
            &(unit("a1", 20, "cell = \"a1\"") + &unit("a2", 20, "cell = \"b1\"")),
            &(unit("b1", 20, "cell = \"c1\"") + &unit("b2", 20, "cell = \"d1\"")),
        );
        ["a1", "a2", "b1", "b2"].map(|id| (p.figure(id, "att"), p.figure(id, "def")))
    };
    assert_eq!(figures("terrain_modifiers = 2", ""), [(2, 2), (0, 0), (2, 2), (0, 0)]);
    let own =
        "[[ground.terrain]]\nid = \"plaine\"\natt = -1\n[[ground.terrain]]\nid = \"batiment\"\natt = -2\ndef = 3\n";
    assert_eq!(figures("terrain_modifiers = 2", own), [(2, 2), (-1, 0), (-2, 3), (-1, 0)]);
}

#[test]
fn the_widest_map() {
    let found = |columns: usize, rows: usize| {
        let row = ".".repeat(columns);
        let top = drawn(&vec![row.as_str(); rows]);
        problems::<Papiers>(&scene(&top, "", &unit("a1", 20, ""), &unit("b1", 20, "")))
    };
    assert!(found(40, 40).is_empty());
    for (columns, rows) in [(41, 1), (1, 41), (41, 41)] {
        let told = found(columns, rows);
        assert!(told.len() == 1 && told[0].contains("papiers-problem-ground"), "{told:?}");
    }
}
