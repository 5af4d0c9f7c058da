//! The tables for those who finish on paper say what the rules do.

use crate::field::{P, WALLS, hero, huge, siege, unit};
use montjoie_game::Shown as _;
use montjoie_game::{PaperCell, PaperTable};
use montjoie_trial::cases;

cases! {
    case("percentages_on_paper", &[], &[], percentages),
    case("what_bears_on_them_on_paper", &[], &[], modifiers),
    case("morale_on_paper", &[], &[], morale),
    case("sieges_on_paper", &[], &[], sieges),
}

fn said(cell: &PaperCell) -> String {
    match cell {
        PaperCell::Blank => String::new(),
        PaperCell::Word(id) => id.trim_start_matches("bx-").to_owned(),
        PaperCell::Sign(sign) => sign.clone(),
        PaperCell::Number(n) => n.to_string(),
        PaperCell::Signed(n) => format!("{n:+}"),
        PaperCell::Times(num, den) => format!("{num}/{den}"),
        PaperCell::Span(low, high) => {
            let end = |n: &Option<i64>| n.map(|n| n.to_string()).unwrap_or_default();
            format!("{}..{}", end(low), end(high))
        }
        PaperCell::Dice(dice) => format!("{}d{}", dice.count(), dice.sides()),
        other => panic!("{other:?} is not of this book"),
    }
}

/// The rows of a table, cells apart by blanks; none when it is not used.
fn rows(tables: &[PaperTable], title: &str) -> Vec<String> {
    let table = tables.iter().find(|t| t.title == format!("bx-table-{title}"));
    let line = |row: &Vec<PaperCell>| row.iter().map(said).collect::<Vec<_>>().join(" ");
    table.map_or(Vec::new(), |t| t.rows.iter().map(line).collect())
}

fn tables(edition: &str, options: &str, before: &str, a: &str, b: &str) -> Vec<PaperTable> {
    P::new(&siege(edition, options, before, a, b)).bout.tables()
}

/// Foot against foot.
fn plain(edition: &str, options: &str) -> Vec<PaperTable> {
    tables(edition, options, "", &unit("a1", 10, "ca = 11"), &unit("b1", 10, "ca = 11"))
}

fn percentages() {
    for (edition, first, last) in [("ascendant", "10", "22"), ("descendant", "9", "-3")] {
        let all = plain(edition, "");
        let heads: Vec<String> = all[0].heads.iter().map(said).collect();
        assert_eq!((heads.len(), heads[1].as_str(), heads[13].as_str()), (14, first, last), "{edition}");
        let rows = rows(&all, "battle");
        let bands: Vec<&str> =
            rows.iter().filter_map(|r| r.split_once(" 50").or(r.split_once(" 55")).map(|p| p.0)).collect();
        assert_eq!(bands[0], "table-human0");
        assert_eq!(rows[1], "..1 55 50 45 40 35 30 25 20 15 10 5 5 5");
        assert!(rows[2].starts_with("1+ – 2 60 ") && rows[8].starts_with("7+ – 9 90 "), "{rows:?}");
        assert!(rows[11].starts_with("13+ – 15 100 ") && rows[12].starts_with("15+ 100 "), "{rows:?}");
    }
    // The other edition's percentages, under the armour of this one.
    let borrowed = plain("ascendant", "battle_table = \"descendant\"");
    assert_eq!((said(&borrowed[0].heads[1]), &borrowed[0].rows), ("10".to_owned(), &plain("descendant", "")[0].rows));
}

fn modifiers() {
    let all = plain("descendant", "");
    assert_eq!(rows(&all, "percent"), ["term-pursuit +10 BX-26", "term-tactics table-gm BX-57"]);
    assert!(rows(&all, "multipliers").is_empty() && rows(&all, "ability").is_empty());
    let led = |options: &str| {
        let a = format!("chief = \"h\"\n{}{}", unit("a1", 10, ""), hero("h", ""));
        tables("descendant", options, "", &a, &unit("b1", 10, ""))
    };
    let chief = ["term-int +5 BX-37", "term-sag -5 BX-38", "term-sag_malus +5 BX-39"];
    assert_eq!(rows(&led(""), "percent")[..3], chief);
    assert_eq!(rows(&led("wis_malus = \"off\""), "percent").len(), 4, "where it never counts, it is not printed");
    let bands = ["3..3 -3", "4..5 -2", "6..8 -1", "9..12 +0", "13..15 +1", "16..17 +2", "18..18 +3"];
    assert_eq!(rows(&led(""), "ability"), bands);
    // Each factor for those who are there, and for no others.
    for (keys, factors) in [
        ("special_attack = \"both\"", vec!["term-special 3/1 BX-40"]),
        ("harmed_by = [\"argent\"]", vec!["term-immune_attacker 5/1 BX-44", "term-immune_target 0/1 BX-44"]),
        ("flying = true", vec!["term-fly_attacker 2/1 BX-45", "term-fly_target 1/2 BX-45"]),
        ("mounted = true; lances = true", vec!["term-charge 2/1 BX-58"]),
        ("mounted = true", vec![]),
        ("polearms = true", vec!["term-braced 2/1 BX-59"]),
    ] {
        let all = tables("descendant", "", "", &unit("a1", 10, keys), &unit("b1", 10, ""));
        assert_eq!(rows(&all, "multipliers"), factors, "{keys}");
    }
    assert_eq!(rows(&led(""), "multipliers"), ["term-hero 3/1 BX-50"]);
}

fn morale() {
    let plain = rows(&plain("descendant", ""), "morale");
    let always = ["free +1", "pvt_double -1", "pvt_triple -2", "loss_50 -1", "loss_75 -3"];
    assert_eq!(plain, always.map(|line| format!("term-{line} BX-31")), "added up, and nothing that cannot be");
    let heavier = "morale_ratio_stack = \"highest\"\nmorale_losses_stack = \"highest\"";
    let alone = rows(&self::plain("descendant", heavier), "morale");
    assert_eq!((alone[2].as_str(), alone[4].as_str()), ("term-pvt_triple -1 BX-31", "term-loss_75 -2 BX-31"));
    let with = |options: &str, keys: &str, more: &str, before: &str| {
        let a = unit("a1", 10, keys) + more;
        let a = if more.is_empty() { a } else { format!("chief = \"h\"\nstandard = \"a1\"\n{a}") };
        rows(&tables("descendant", options, before, &a, &unit("b1", 10, "")), "morale")[5..].to_vec()
    };
    assert_eq!(with("", "harmed_by = [\"argent\"]", "", ""), ["term-immune_enemy -2 BX-31"]);
    let four = with("immune_morale = \"4\"", "harmed_by = [\"argent\"]", "", "");
    assert_eq!(four, ["term-immune_enemy -4 BX-31"]);
    assert_eq!(with("", "defends = \"homeland\"", "", ""), ["term-homeland +1 BX-31"]);
    assert_eq!(with("", "defends = \"hometown\"", "", ""), ["term-hometown +2 BX-31"]);
    let stacked = with("morale_home_stack = \"cumulative\"", "defends = \"hometown\"", "", "");
    assert_eq!(stacked, ["term-hometown +3 BX-31"]);
    assert_eq!(with("", "", "", WALLS), ["term-besieged +2 BX-69"]);
    let led = ["term-standard_present +1 BX-48", "term-standard_lost -1 BX-48", "term-chief_death_test -2 BX-55"];
    let led: Vec<&str> =
        led.into_iter().chain(["term-chief_dead -2 BX-55", "term-coward_heroes table-gm BX-51"]).collect();
    assert_eq!(with("", "", &hero("h", ""), ""), led, "the shirkers are the GM's to weigh");
    assert_eq!(with("coward_morale_malus = -2", "", &hero("h", ""), "")[4], "term-coward_heroes -2 BX-51");
}

fn sieges() {
    let engine = "[[side.engine]]\nid = \"e1\"\nname = \"e1\"\nkind = \"baliste\"\n";
    let walled = |options: &str| {
        let a = unit("a1", 10, "") + &huge("m", "") + engine;
        tables("descendant", options, WALLS, &a, &unit("b1", 10, ""))
    };
    let walls = ["wall-intact 1/4", "wall-breach_sequence 1/4", "wall-breach_plus_1 1/2", "wall-breach_plus_2 1/1"];
    assert_eq!(rows(&walled(""), "walls"), walls.map(|line| format!("table-{line}")));
    assert_eq!(rows(&walled("breach_same_sequence = \"half\""), "walls")[1], "table-wall-breach_sequence 1/2");
    let engines = ["baliste 2..2 5d6   ", "catapulte_legere 2..4 6d6 4 8 10", "catapulte_lourde 3..5 8d8 3 8 10"];
    let engines: Vec<String> =
        engines.iter().chain(&["trebuchet 4..6 10d10 2 8 10"]).map(|line| format!("engine-{line}")).collect();
    assert_eq!(rows(&walled(""), "engines"), engines);
    let shared = rows(&walled("tower_scaling = \"proportional\""), "engines");
    assert_eq!(shared[2..], ["engine-catapulte_lourde 3..5 8d8 3 6 7½", "engine-trebuchet 4..6 10d10 2 4 5"]);
    let field = plain("descendant", "");
    assert!(rows(&field, "walls").is_empty() && rows(&field, "engines").is_empty());
}
