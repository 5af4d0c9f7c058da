//! One key at a time, and the text itself.

use super::*;

#[test]
fn a_sound_scenario_has_no_problem() {
    assert_eq!(told(fuzz::SCENARIO), Vec::<String>::new());
}

#[test]
fn every_read_gives_a_value_and_every_problem_is_told() {
    let (doc, t) = table(concat!(
        "a = \"5\"\nb = -3\nc = 2.5\nd = 99999999\ne = true\nf = \"ten\"\ng = \"2d\"\nh = \"uo\"\ni = 1e300\n",
        "j = \"\"\nk = [1, \"x\"]\nl = 1979-05-27\nm = inf\nn = \"1/0\"\n"
    ));
    assert_eq!(t.int("a", 0..=10, 7), 7);
    assert_eq!(t.int("b", 0..=10, 7), 0);
    assert_eq!(t.int("c", 0..=10, 7), 7);
    assert_eq!(t.int("d", 0..=10, 7), 10);
    assert_eq!(t.int("e", 0..=10, 7), 7);
    assert_eq!(t.decimal("f", 0..=10, Ratio::ONE), Ratio::ONE);
    assert_eq!(t.dice("g"), None);
    assert!(t.one_of("h", &[("up", true), ("down", false)], true));
    assert_eq!(t.decimal("i", 0..=10, Ratio::ONE), Ratio::ONE);
    assert_eq!(t.text("j"), None);
    assert_eq!(t.ints("k", 0..=9), [1]);
    assert_eq!(t.text("l"), None);
    assert_eq!(t.decimal("m", 0..=10, Ratio::ONE), Ratio::ONE);
    assert_eq!(t.decimal("n", 0..=10, Ratio::ONE), Ratio::ONE);
    let found: Vec<_> = doc.findings().problems.iter().map(|p| (p.line, p.column, p.code)).collect();
    assert_eq!(
        found,
        [
            (1, 5, "problem-wrong-type"),
            (2, 5, "problem-out-of-range"),
            (3, 5, "problem-not-whole"),
            (4, 5, "problem-out-of-range"),
            (5, 5, "problem-wrong-type"),
            (6, 5, "problem-decimal"),
            (7, 5, "problem-dice"),
            (8, 5, "problem-choice"),
            (9, 5, "problem-number-absurd"),
            (10, 5, "problem-empty"),
            (11, 9, "problem-wrong-type"),
            (12, 5, "problem-wrong-type"),
            (13, 5, "problem-number-absurd"),
            (14, 5, "problem-decimal"),
        ]
    );
}

#[test]
fn decimals_are_what_the_file_spells() {
    let (doc, t) = table("a = 0.1\nb = 1_0.2_5\nc = \"½\"\nd = 3\ne = -1.5e1\nf = \"0,5\"\n");
    let read = |key| t.decimal(key, -100..=100, Ratio::ZERO).to_string();
    assert_eq!(["a", "b", "c", "d", "e", "f"].map(read), ["0.1", "10.25", "0.5", "3", "-15", "0.5"]);
    assert_eq!(t.int("d", 0..=9, 0), 3);
    assert!(doc.findings().is_fine());
}

#[test]
fn what_cannot_be_kept_exactly_is_refused() {
    let keys = "a = 1.5\nb = \"1/3\"\nc = 0.0004\nd = -0.0005\ne = 2.3333\nf = 3\ng = 0.2\n";
    let (doc, t) = table(keys);
    let read = |key| t.maybe_parts(key, -1..=2_500, 1_000);
    assert_eq!(["a", "b", "c", "d", "e"].map(read), [Some(1_500), None, None, None, None]);
    assert_eq!((read("f"), t.maybe_parts("g", 250..=2_500, 1_000)), (Some(2_500), Some(250)), "and out of bounds");
    assert_eq!(read("absent"), None);
    let found: Vec<_> =
        doc.findings().problems.iter().map(|p| (p.code, p.arg("proposed").map(str::to_owned))).collect();
    let exact = |near: &str| ("problem-not-exact", Some(near.to_owned()));
    let bounds = ("problem-out-of-range", None);
    assert_eq!(found, [exact("0.333"), exact("0"), exact("0"), exact("2.333"), bounds.clone(), bounds]);
}

#[test]
fn a_decimal_out_of_bounds_comes_back_within_them() {
    let (doc, t) = table("a = 1.5\nb = -0.5\nc = 0.999\n");
    assert_eq!(t.decimal("a", 0..=1, Ratio::ZERO), Ratio::ONE);
    assert_eq!(t.decimal("b", 0..=1, Ratio::ONE), Ratio::ZERO);
    assert_eq!(t.decimal("c", 0..=1, Ratio::ONE), Ratio::new(999, 1000).expect("a fraction"));
    assert_eq!(doc.findings().problems.len(), 2);
}

#[test]
fn unknown_keys_are_told_at_any_depth_with_the_nearest() {
    let text = with("moral = 9\n", "morale = 9\nmoral = 9\n");
    let problem = the(&text);
    assert_eq!((problem.code, problem.nearest.as_deref()), ("problem-unknown-key", Some("moral")));
    assert_eq!(problem.path, "side[1].army[1].unit[1].morale");
    assert_eq!(the(&with("reach = 3", "raech = 3")).nearest.as_deref(), Some("reach"));
    assert_eq!(the(&with("[options]", "[opsions]")).nearest.as_deref(), Some("options"));
    let problem = the(&with("rounding =", "foo.bar ="));
    assert_eq!((problem.code, problem.path.as_str()), ("problem-unknown-key-here", "options.foo"));
    assert_eq!(problem.arg("choices"), Some("floor, rounding, share"));
    let set = with("field = \"moral\"", "feild = \"moral\", field = \"moral\"");
    assert_eq!(the(&set).nearest.as_deref(), Some("field"));
}

#[test]
fn missing_keys_are_told_where_their_table_stands() {
    let text = with("count = 50\n", "");
    let problem = the(&text);
    assert_eq!((problem.code, problem.arg("key")), ("problem-missing", Some("count")));
    let line = text.lines().position(|l| l == "[[side.army.unit]]").expect("the unit") + 1;
    assert_eq!(problem.line as usize, line);
}

#[test]
fn one_pair_of_brackets_for_two_is_told_and_read_all_the_same() {
    let (doc, t) = table("[unit]\ncount = 5\nbad = 1\n");
    let units = t.tables("unit");
    assert_eq!(units.len(), 1);
    assert_eq!(units[0].int("count", 0..=9, 0), 5);
    let found: Vec<_> = doc.findings().problems.iter().map(|p| (p.line, p.code)).collect();
    assert_eq!(found, [(1, "problem-wrong-type"), (3, "problem-unknown-key-here")]);
}

#[test]
fn sub_tables_written_over_the_troop_are_merged() {
    let doc = Doc::read(fuzz::SCENARIO);
    let scenario = Scenario::read(&doc, &fuzz::format());
    let archers = scenario.units.iter().find(|u| u.troop.as_deref() == Some("archers")).expect("the archers");
    let weapon = archers.table.table("weapon");
    assert_eq!((weapon.int("reach", 0..=9, 1), weapon.source("reach")), (2, Source::Catalogue));
    assert_eq!((weapon.text("name").as_deref(), weapon.source("name")), (Some("arc"), Source::Catalogue));
}

#[test]
fn a_slip_of_syntax_does_not_hide_the_next_nor_other_problems() {
    let text =
        with("share = 0.25", "share = = 0.25").replace("ca = 4", "ca = quatre").replace("moral = 9\n", "moral = 99\n");
    assert_eq!(codes(&text), ["problem-syntax", "problem-syntax-value", "problem-out-of-range"]);
}

#[test]
fn syntax_is_told_in_kind() {
    let kind = |text: &str| {
        let found = Doc::read(text).findings();
        found.problems.iter().find(|p| p.code != "problem-unknown-key").map_or(("", 0), |p| (p.code, p.line))
    };
    assert_eq!(kind("a = 1\nb = \"x\nc = 2"), ("problem-syntax-string", 2));
    assert_eq!(kind("a = 1\na = 2"), ("problem-duplicate-key", 2));
    assert_eq!(kind("a = 1\n[a]\n"), ("problem-duplicate-key", 2));
    assert_eq!(kind("[a\nb = 1"), ("problem-syntax-bracket", 1));
    assert_eq!(kind("a = [1, 2\nb = 3"), ("problem-syntax-bracket", 1));
    assert_eq!(kind("a = [\"x\" \"y\"]"), ("problem-syntax-comma", 1));
    assert_eq!(kind("a = 99999999999999999999"), ("problem-number-too-big", 1));
    assert_eq!(kind("a ="), ("problem-syntax-value", 1));
    assert_eq!(kind("a"), ("problem-syntax-key", 1));
    assert_eq!(kind("a = Les Piquiers"), ("problem-syntax-value", 1));
    assert_eq!(kind(&"[".repeat(5_000)).1, 1);
    assert_eq!(kind(&format!("a = {}", "[".repeat(5_000))).1, 1);
    assert_eq!(kind(&format!("{} = 1", vec!["a"; 5_000].join("."))).0, "problem-syntax-depth");
}

#[test]
fn a_torn_line_casts_no_shadow() {
    // The unreadable count is the one problem: it is not missing as well.
    assert_eq!(codes(&with("count = 50", "count = 5O")), ["problem-syntax-value"]);
    // A heading that cannot be read would put its keys into the wrong table: nothing else is told.
    assert_eq!(
        codes(&with("[weather]", "[weather").replace("moral = 9\n", "moral = 99\n")),
        ["problem-syntax-bracket"]
    );
}

#[test]
fn bytes_that_are_no_text_and_files_too_big_are_refused() {
    let found = Doc::read_bytes(b"a = 1\nb = \"\xff\"").findings();
    assert_eq!(found.problems.iter().map(|p| (p.code, p.line)).collect::<Vec<_>>(), [("problem-not-utf8", 2)]);
    let found = Doc::read(&" ".repeat(LONGEST + 1)).findings();
    assert_eq!(found.problems.iter().map(|p| p.code).collect::<Vec<_>>(), ["problem-file-too-big"]);
    assert!(Doc::read("\u{feff}").findings().is_fine());
}

#[test]
fn columns_count_characters() {
    let (doc, t) = table("e = { \"ça\" = \"œ\", b = 1 }\r\n");
    let _ = t.table("e").text("ça");
    let found = doc.findings().problems;
    assert_eq!(found.iter().map(|p| (p.line, p.column)).collect::<Vec<_>>(), [(1, 19)]);
}

#[test]
fn too_many_problems_are_counted() {
    let text: String = (0..500).map(|i| format!("k{i} = 1\n")).collect();
    let found = Doc::read(&text).findings().problems;
    assert_eq!(found.len(), 201);
    assert_eq!(found.last().map(|p| (p.code, p.arg("count"))), Some(("problem-and-more", Some("300"))));
}

#[test]
fn lists_ids_and_choices() {
    let (doc, t) = table("ids = [\"a\", \"b\", \"a\", \"z\"]\none = \"b\"\nwords = \"up\"\nfloor = 5\nyes = true\n");
    assert_eq!(t.ids_of("ids", &["a", "b"]), [0, 1]);
    assert_eq!(t.id_of("one", &["a", "b"]), Some(1));
    assert_eq!(t.some_of("words", &[("up", 1), ("down", 2)]), [1]);
    assert_eq!(t.one_of("floor", &[("0", 0), ("5", 5)], 0), 5);
    assert_eq!(t.one_of("yes", &[("true", 1), ("false", 0)], 0), 1);
    let found: Vec<_> = doc.findings().problems.iter().map(|p| p.code).collect();
    assert_eq!(found, ["problem-repeated", "problem-unknown-id"]);
}

#[test]
fn what_was_asked_for_makes_a_schema() {
    let doc = fuzz::doc(fuzz::SCENARIO);
    let asked = doc.asked();
    assert_eq!(asked["side.army.unit"]["count"], Expected::Int(1, 1_000_000));
    assert_eq!(asked["side.army.unit.weapon"]["reach"], Expected::Int(0, 9));
    assert_eq!(asked[""]["waive"], Expected::List(Box::new(Expected::Text)));
    let mut shape = Shape::new();
    shape.add(&doc);
    let schema = shape.json("example");
    let at = |path: &str| schema.pointer(path).cloned().unwrap_or_default();
    assert_eq!(at("/$defs/side.unit/properties/count/maximum"), 1_000_000);
    assert_eq!(at("/$defs/side.unit/properties/unit/items/$ref"), "#/$defs/side.unit");
    assert_eq!(at("/$defs/side.army/properties/unit/items/$ref"), "#/$defs/side.unit");
    assert_eq!(at("/$defs/side.unit/properties/weapon/$ref"), "#/$defs/side.unit.weapon");
    assert_eq!(at("/$defs/options/properties/floor/enum"), serde_json::json!(["0", 0, "5", 5]));
    assert_eq!(at("/$defs/troop/properties/ca/minimum"), -3);
    assert_eq!(at("/$defs/event/properties/unit_state/enum/0"), "routed");
    assert_eq!(at("/properties/side/items/$ref"), "#/$defs/side");
    // Every table of the sound scenario has its place in the schema.
    for table in ["", "ground", "ground.section", "weather", "side.engine", "side.character", "event.set"] {
        let path = if table.is_empty() { "/properties".to_owned() } else { format!("/$defs/{table}/properties") };
        assert!(at(&path).is_object(), "{table}");
    }
}
