//! Readings of Séquences B/X that changed, each in three small battles: the dice are typed, the figures worked out by hand beside
//! them; the battle stops where the dice run out.

mod common;
use common::{Scratch, run};
use serde_json::Value;

fn written(name: &str, top: &str, a: &str, b: &str) -> Scratch {
    let text = format!(
        "ruleset = \"bx\"\nedition = \"descendant\"\nname = \"A reading\"\n{top}\n\
         [[side]]\nid = \"a\"\nname = \"A\"\n{a}\n[[side]]\nid = \"b\"\nname = \"B\"\n{b}\n"
    );
    Scratch::new(name, &text)
}

/// A hundred of one Hit Die and armour class 8: 4 points each, and 50 % on their like.
fn unit(id: &str, moral: u8, keys: &str) -> String {
    format!(
        "[[side.unit]]\nid = \"{id}\"\nname = \"{id}\"\ncount = 100\nca = 8\ndv = 1\ndamage = \"1d6\"\nmoral = {moral}\n{keys}\n"
    )
}

fn hero(id: &str, keys: &str) -> String {
    format!("[[side.character]]\nid = \"{id}\"\nname = \"{id}\"\nlevel = 5\nca = 4\ndamage = \"1d8\"\n{keys}\n")
}

/// Everything that happens in the first sequence by these dice and answers.
fn begun(file: &Scratch, dice: &str, answers: &[(&str, &str, &str)]) -> Vec<Value> {
    let said: String = answers
        .iter()
        .map(|(rule, who, what)| {
            format!("[[answer]]\nround = 1\nrule = \"{rule}\"\nunit = \"{who}\"\nchoose = \"{what}\"\n")
        })
        .collect();
    let orders = Scratch::new(&format!("{}.answers", file.path().rsplit('/').next().expect("a name")), &said);
    let mut args = vec!["fight", file.path(), "--json", "--lang", "en", "--dice", dice];
    if !answers.is_empty() {
        args.extend(["--answers", orders.path()]);
    }
    let ran = run(&args);
    assert!(ran.err.contains("The dice given run out"), "{}", ran.err);
    let lines = ran.out.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    lines.filter(|line| line["round"] == 1).collect()
}

/// Who threw by this rule.
fn threw(lines: &[Value], rule: &str) -> Vec<String> {
    let throws = lines.iter().filter(|l| l["kind"] == "throw" && l["rule"] == rule);
    throws.map(|l| l["who"].as_str().expect("somebody").to_owned()).collect()
}

/// The points of a blow.
fn points(lines: &[Value], by: &str, on: &str) -> f64 {
    let blow = |l: &&Value| l["kind"] == "throw" && l["rule"] == "BX-21" && l["who"] == by && l["data"]["to"] == on;
    lines.iter().find(blow).expect("a blow")["data"]["comes"]["amount"].as_f64().expect("points")
}

/// To whom this happened.
fn happened(lines: &[Value], name: &str) -> Vec<String> {
    let events = lines.iter().filter(|l| l["data"]["event"] == name);
    events.map(|l| l["data"]["unit"].as_str().expect("somebody").to_owned()).collect()
}

/// Heads left at the end of the sequence.
fn left(lines: &[Value], unit: &str) -> i64 {
    let after = lines.iter().rev().filter_map(|l| l["data"]["after"].as_array());
    let one = after.flatten().find(|one| one["id"] == unit);
    one.expect("it changed")["now"].as_i64().expect("heads")
}

/// BX-35 — a cleric holds his faithful as long as he lives, on the field or not.
#[test]
fn the_faithful_stand_while_their_cleric_lives() {
    let late = "[[event]]\nround = 9\narrive = [\"abbe\"]\n";
    let faithful = unit("a1", 8, "faithful_of = \"abbe\"");
    // He is not there yet. 2 × 100 × 50 % = 100 points: 25 fall, and the others test, 7 against 8. 4 × 100 × 50 % = 200: half the
    // faithful fall, and no die is thrown for them.
    let a = faithful.clone() + &hero("abbe", "pv = 30\ncleric = true\narrives = \"event\"");
    let lines = begun(&written("faith1.toml", late, &a, &unit("b1", 8, "")), "2 4 3 4", &[]);
    assert_eq!((left(&lines, "a1"), left(&lines, "b1")), (50, 75));
    assert_eq!((threw(&lines, "BX-30"), happened(&lines, "demoralised")), (vec!["b1".into()], vec![]));
    // He has ridden away before the lines meet: the same blows, the same hearts.
    let a = faithful.clone() + &hero("abbe", "pv = 30\ncleric = true");
    let file = written("faith2.toml", "", &a, &unit("b1", 8, ""));
    let lines = begun(&file, "2 4 3 4", &[("BX-10", "abbe", "quitter")]);
    assert_eq!((happened(&lines, "left"), left(&lines, "a1")), (vec!["abbe".into()], 50));
    assert_eq!((threw(&lines, "BX-30"), happened(&lines, "demoralised")), (vec!["b1".into()], vec![]));
    // The chief falls while the cleric is away: 4 × 10 × 30 % = 12 points on his one. The others test, 7 against 8 + 1 - 2; the
    // faithful do not.
    let a = format!("chief = \"c\"\n{faithful}{}{}", unit("a2", 8, ""), hero("c", "pv = 1"));
    let a = a + &hero("abbe", "pv = 30\ncleric = true\narrives = \"event\"");
    let file = written("faith3.toml", late, &a, &unit("b1", 8, "ranged = \"1d6\""));
    let wait = ["a1", "a2", "c"].map(|who| ("BX-10", who, "aucune_action"));
    let lines = begun(&file, "4 3 4", &[&[("BX-10", "b1", "tir c")], &wait[..]].concat());
    assert_eq!((happened(&lines, "destroyed"), threw(&lines, "BX-55")), (vec!["c".into()], vec!["a2".into()]));
    assert_eq!(happened(&lines, "surrendering"), Vec::<String>::new());
}

/// BX-70 — to go at an enemy who is in the place already is no sortie: the walls still count.
#[test]
fn to_meet_an_enemy_inside_is_no_sortie() {
    let walls =
        "[ground]\nbesieged = \"b\"\n[[ground.section]]\nid = \"mur\"\nname = \"mur\"\nkind = \"wall\"\n".to_owned();
    let on_the_wall = unit("a1", 12, "contact = [\"b1\"]");
    let garrison = unit("b1", 12, "") + &unit("b2", 12, "");
    // a1 is among them. b2 is sent at it and stays behind the walls: 4 × 100 × 50 % = 200 points, a quarter of them 50: 12 and a
    // half fall, 88 stand. b1 and b2 do 100 and 150: 250 of 400, 38 stand.
    let at_a1 = [("BX-10", "b2", "engagement a1"), ("BX-20", "a1", "sur b2")];
    let lines = begun(&written("sortie1.toml", &walls, &on_the_wall, &garrison), "4 2 3", &at_a1);
    assert_eq!((happened(&lines, "sallied"), points(&lines, "a1", "b2")), (vec![], 50.0));
    assert_eq!((left(&lines, "b2"), left(&lines, "a1")), (88, 38));
    // Led by `charge`, which makes no sortie, b2 goes at it all the same.
    let led = format!("doctrine = \"charge\"\n{}{}", unit("b1", 12, ""), unit("b2", 12, "mounted = true"));
    let lines = begun(&written("sortie2.toml", &walls, &on_the_wall, &led), "4 2 3", &at_a1[1..]);
    let orders = lines.iter().find(|l| l["kind"] == "choice" && l["who"] == "b2").expect("an order");
    assert_eq!((&orders["data"]["choose"], points(&lines, "a1", "b2")), (&"engagement a1".into(), 50.0));
    assert_eq!((happened(&lines, "sallied"), left(&lines, "b2")), (vec![], 88));
    // a2 stands outside: b3 goes out to it, and out there 3 × 100 × 50 % = 150 points count whole, 62 and a half stand: 63. For b2,
    // who meets a1 within, it is a quarter of 200 as before.
    let a = on_the_wall + &unit("a2", 12, "");
    let answers = [
        ("BX-61", "a2", "aucun_secteur"),
        ("BX-10", "a2", "aucune_action"),
        ("BX-10", "b2", "engagement a1"),
        ("BX-10", "b3", "engagement a2"),
        ("BX-20", "a1", "sur b2"),
    ];
    let lines = begun(&written("sortie3.toml", &walls, &a, &(garrison + &unit("b3", 12, ""))), "4 3 2 3 5", &answers);
    assert_eq!(happened(&lines, "sallied"), ["b3"]);
    assert_eq!((points(&lines, "a1", "b2"), points(&lines, "a2", "b3")), (50.0, 150.0));
    assert_eq!((left(&lines, "b2"), left(&lines, "b3")), (88, 63));
}

/// BX-30 — `odds --exact` states a test that is passed from below as such: morale 3 and free or not, at grips with as many.
#[test]
fn a_roll_under_test_is_stated_from_below() {
    let file = written("below.toml", "", &unit("a1", 3, "contact = [\"b1\"]"), &unit("b1", 12, ""));
    let kept = Scratch::free("below.journal");
    // Both strike for 2: 100 points of 400, a quarter of each falls, and morale 3 is tested.
    let typed = "conduct b orders program\nconduct a orders program\nconduct judgements program\n\n\n2 2\nquit\n";
    common::run_with(&["play", file.path(), "--journal", kept.path(), "--seed", "1", "--lang", "en"], typed);
    let odds = |more: &[&str]| {
        run(&[&["odds", "--from", kept.path(), "-n", "50", "--exact", "--lang", "en"], more].concat()).out
    };
    let json: Value = serde_json::from_str(&odds(&["--json"])).expect("an object");
    let throw = json["next"]["throws"].as_array().expect("throws").iter().find(|t| t["rule"] == "BX-30");
    // Three of 36 throws of two dice show 3 or less.
    let reaches = throw.expect("a test")["reaches"].as_f64().expect("a chance");
    assert!((reaches - 3.0 / 36.0).abs() < 1e-9, "{json}");
    let told = odds(&[]);
    assert!(told.contains("3 or less: 8.3") && !told.contains("3 or more"), "{told}");
}
