//! Readings of Petits papiers that changed, each in three small battles: the dice are typed, the figures worked out by hand beside
//! them; a battle that is not over stops where the dice run out.

mod common;
use common::{Scratch, run};
use serde_json::Value;

/// Two sides under these options, which set how they are led besides.
fn written(name: &str, options: &str, a: &str, b: &str) -> Scratch {
    let text = format!(
        "ruleset = \"papiers\"\nname = \"A reading\"\n[options]\n{options}\n\
         [[side]]\nid = \"a\"\nname = \"A\"\n{a}\n[[side]]\nid = \"b\"\nname = \"B\"\n{b}\n"
    );
    Scratch::new(name, &text)
}

/// Nobody does anything but by order.
const WAITING: &str = "doctrine = \"cautious\"";

/// So many of PUI 1 and normal morale; INI as it is said.
fn unit(id: &str, count: u32, ini: i32, keys: &str) -> String {
    format!(
        "[[side.unit]]\nid = \"{id}\"\nname = \"{id}\"\ncount = {count}\npui = 1\nmo = \"normal\"\nini = {ini}\n{keys}\n"
    )
}

/// Everything that happens in the first hour by these dice and answers.
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
    assert!(ran.code == 0 || ran.err.contains("The dice given run out"), "{}", ran.err);
    let lines = ran.out.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    lines.filter(|line| line["round"] == 1).collect()
}

/// Who threw at whom by this rule, what was added, and the power behind it.
fn attacks(lines: &[Value], rule: &str) -> Vec<(String, String, i64, f64)> {
    let throws = lines.iter().filter(|l| l["kind"] == "throw" && l["rule"] == rule);
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let plus = |l: &Value| -> i64 {
        l["data"]["plus"].as_array().expect("terms").iter().filter_map(|t| t["amount"]["plus"].as_i64()).sum()
    };
    throws.map(|l| (word(&l["who"]), word(&l["data"]["to"]), plus(l), power(&l["data"]["share"]))).collect()
}

/// Factors, and what is added to their product.
fn power(share: &Value) -> f64 {
    share.as_array().expect("terms").iter().fold(1.0, |sum, term| {
        let part = |key: &str| {
            let pair = term["amount"][key].as_array()?;
            Some(pair[0].as_f64().expect("a number") / pair[1].as_f64().expect("a number"))
        };
        part("times").map_or(sum, |n| sum * n) + part("adds").unwrap_or(0.0)
    })
}

fn attack(by: &str, on: &str, plus: i64, power: f64) -> (String, String, i64, f64) {
    (by.to_owned(), on.to_owned(), plus, power)
}

/// What this event took from one.
fn lost(lines: &[Value], unit: &str) -> i64 {
    let losses = lines.iter().filter(|l| l["data"]["event"] == "lost" && l["data"]["unit"] == unit);
    losses.map(|l| l["data"]["eff"].as_i64().expect("EFF")).sum()
}

/// The orders of the hour in the order in which they were given.
fn acted(lines: &[Value]) -> Vec<&str> {
    let choices = lines.iter().filter(|l| l["kind"] == "choice" && l["rule"] == "PAP-28");
    choices.filter_map(|l| l["who"].as_str()).collect()
}

fn asked(lines: &[Value], rule: &str) -> usize {
    lines.iter().filter(|l| l["kind"] == "choice" && l["rule"] == rule).count()
}

/// PAP-66, PAP-67, PAP-68 — units in rout are no assailants, shield nobody and need not be struck; the attackers choose who is kept.
#[test]
fn routers_are_no_assailants() {
    // Five fall upon twenty-one routers, a hundred upon the five. 121 against five times 5 would be too many; the routers do not
    // count, and one attacker has no limit. Both sides turn their whole power on each other: row 5, column 91-100: 10 of the five;
    // row 5, column 1-10: nobody.
    let a = unit("a1", 100, 5, "") + &unit("a2", 21, 0, "morale = \"deroute\"");
    let file = written("rout1.toml", WAITING, &a, &unit("b1", 5, 9, ""));
    let lines = begun(&file, "5 5 5 5", &[("PAP-28", "b1", "engager a2"), ("PAP-28", "a1", "engager b1")]);
    assert_eq!(attacks(&lines, "PAP-31"), [attack("a1", "b1", 0, 100.0), attack("b1", "a1", 0, 5.0)]);
    assert_eq!((asked(&lines, "PAP-67"), lost(&lines, "b1"), lost(&lines, "a2")), (0, 5, 0));
    // Two hundred against thirty: the attackers keep the one who came second, and the other supports him by 100 / 50 = 2. Row 7,
    // column 91-100: 20; row 5, column 21-30: 5.
    let a = unit("a1", 100, -5, "") + &unit("a2", 100, 5, "");
    let file = written("rout2.toml", WAITING, &a, &unit("b1", 30, 9, ""));
    let answers = [("PAP-28", "b1", "engager a1"), ("PAP-28", "a2", "engager b1"), ("PAP-67", "b1", "sur a2")];
    let lines = begun(&file, "5 5 5 5 80", &answers);
    assert_eq!(attacks(&lines, "PAP-31"), [attack("a2", "b1", 2, 100.0), attack("b1", "a2", 0, 30.0)]);
    assert_eq!((lost(&lines, "b1"), lost(&lines, "a2"), lost(&lines, "a1")), (20, 5, 0));
    // Three at one who had fallen upon routers: the routers make no fourth, and the one splits 9 by three, not by four. When the
    // routers rally (5 against 90 - 25), they would be a fourth and come away.
    let three: String = (1..=3).map(|n| unit(&format!("a{n}"), 20, 20 - n, "")).collect();
    let a = three + &unit("a4", 20, 0, "morale = \"deroute\"");
    let a = a + "[[side.character]]\nid = \"h\"\nname = \"h\"\nunit = \"a4\"\ncommand = 90\n";
    let nine = unit("b1", 90, 30, "").replace("pui = 1", "pui = 0.1");
    let mut answers = vec![("PAP-28", "b1", "engager a4")];
    answers.extend(["a1", "a2", "a3"].map(|who| ("PAP-28", who, "engager b1")));
    let lines = begun(&written("rout3.toml", WAITING, &a, &nine), "5 5 5 5 5 5 5 5 5 5", &answers);
    let struck = ["a1", "a2", "a3"].map(|on| attack("b1", on, 0, 3.0));
    assert_eq!(attacks(&lines, "PAP-31")[3..], struck);
    let parted = lines.iter().find(|l| l["data"]["event"] == "parted").expect("the fourth comes away");
    assert_eq!((&parted["data"]["one"], &parted["data"]["other"]), (&"a4".into(), &"b1".into()));
}

/// PAP-66 — power is split among those who can strike back, and with routers only where their blood is wanted.
#[test]
fn power_is_not_split_with_routers() {
    let field = |name: &str, a: &str, answers: &[(&'static str, &'static str, &'static str)], dice: &str| {
        let b = unit("b1", 60, 20, "").replace("pui = 1", "pui = 3");
        let first = [("PAP-28", "b1", "engager a2"), ("PAP-28", "a1", "engager b1")];
        begun(&written(name, WAITING, a, &b), dice, &[&first, answers].concat())
    };
    let two = unit("a1", 100, 5, "") + &unit("a2", 30, 0, "morale = \"deroute\"");
    // A hundred and thirty routers before sixty of PUI 3: all 180 on the hundred, row 7, column 151-200: (7 + 1) slices, 40.
    // The hundred in row 6, column 91-100: (6 - 3) slices, 15.
    let lines = field("split1.toml", &two, &[], "5 5 6 7");
    assert_eq!(attacks(&lines, "PAP-31"), [attack("a1", "b1", 0, 100.0), attack("b1", "a1", 0, 180.0)]);
    assert_eq!(["a1", "a2", "b1"].map(|who| lost(&lines, who)), [40, 0, 15]);
    // Their blood is wanted: 90 on each, row 7, column 81-90: (7 - 4) slices, 15 of either.
    let lines = field("split2.toml", &two, &[("PAP-66", "b1", "frapper")], "5 5 6 7 7");
    assert_eq!(attacks(&lines, "PAP-31")[1..], [attack("b1", "a1", 0, 90.0), attack("b1", "a2", 0, 90.0)]);
    assert_eq!(["a1", "a2", "b1"].map(|who| lost(&lines, who)), [15, 15, 15]);
    // Two who stand and the routers: two parts of 90, not three of 60. Each hundred takes 15 of the sixty, who stand their test.
    let three = two + &unit("a3", 100, 4, "");
    let lines = field("split3.toml", &three, &[("PAP-28", "a3", "engager b1")], "5 5 6 6 7 7 80");
    assert_eq!(attacks(&lines, "PAP-31")[2..], [attack("b1", "a1", 0, 90.0), attack("b1", "a3", 0, 90.0)]);
    assert_eq!(["a1", "a2", "a3", "b1"].map(|who| lost(&lines, who)), [15, 0, 15, 30]);
}

/// PAP-67 — five times its number counts those who can strike; whom to keep is for the attackers to say.
#[test]
fn five_times_counts_those_who_strike() {
    // Sixty who stand and sixty who run at twenty: 120 would be too many, but the runaways do not count and one alone has no limit.
    // 60 of PUI 3 in row 4, column 151-200: (4 + 1) slices, 25, all twenty; the twenty in row 5, column 11-20: nobody.
    let a = unit("a1", 60, 5, "").replace("pui = 1", "pui = 3") + &unit("a2", 60, 0, "morale = \"deroute\"");
    let answers = [("PAP-28", "b1", "engager a2"), ("PAP-28", "a1", "engager b1")];
    let lines = begun(&written("five1.toml", WAITING, &a, &unit("b1", 20, 20, "")), "5 5 4 5", &answers);
    assert_eq!(attacks(&lines, "PAP-31"), [attack("a1", "b1", 0, 180.0), attack("b1", "a1", 0, 20.0)]);
    assert_eq!((asked(&lines, "PAP-67"), lost(&lines, "b1"), lost(&lines, "a1")), (0, 20, 0));
    // 250 against 200: the heavier is kept unless somebody says otherwise; the other supports him by 100 / 50 = 2. Row 7, column
    // 101-150: 7 slices, 35; the forty in row 5, column 31-40: the least there is, 5.
    let two = |first: u32, second: u32| unit("a1", first, -5, "") + &unit("a2", second, 5, "");
    let answers = [("PAP-28", "b1", "engager a1"), ("PAP-28", "a2", "engager b1")];
    let file = written("five2.toml", WAITING, &two(100, 150), &unit("b1", 40, 9, ""));
    let lines = begun(&file, "5 5 5 5 80", &answers);
    assert_eq!(attacks(&lines, "PAP-31"), [attack("a2", "b1", 2, 150.0), attack("b1", "a2", 0, 40.0)]);
    assert_eq!(["a1", "a2", "b1"].map(|who| lost(&lines, who)), [0, 5, 35]);
    // 200 against 200: five times is not more than five times. Both strike, row 5, column 91-100: 10 each; the forty have 20 for
    // each, row 7, column 11-20: 5.
    let file = written("five3.toml", WAITING, &two(100, 100), &unit("b1", 40, 9, ""));
    let lines = begun(&file, "5 5 5 5 7 7 80", &answers);
    assert_eq!(asked(&lines, "PAP-67"), 0);
    assert_eq!(["a1", "a2", "b1"].map(|who| lost(&lines, who)), [5, 5, 20]);
}

/// PAP-68 — three against one counts those who can strike and who stands behind them (a third battle is above: the routers who rally).
#[test]
fn three_against_one_without_routers() {
    let field = |name: &str, last: &str, order: (&'static str, &'static str, &'static str), dice: &str| {
        let three: String = (1..=3).map(|n| unit(&format!("a{n}"), 100, 20 - n, "")).collect();
        let a = three + &unit("a4", 20, 0, "morale = \"deroute\"") + last;
        let answers = [
            ("PAP-28", "b1", "engager a4"),
            ("PAP-28", "a1", "engager b1"),
            ("PAP-28", "a2", "soutenir a1"),
            ("PAP-28", "a3", "soutenir a1"),
            order,
        ];
        let said = if last.is_empty() { &answers[..4] } else { &answers[..] };
        begun(&written(name, WAITING, &a, &unit("b1", 90, 30, "")), dice, said)
    };
    // One strikes, two stand behind him by 2 each, and the routers are no fourth. Row 9, column 91-100: 6 slices, 30; the ninety in
    // row 5, column 81-90: one slice, 5.
    let lines = field("three1.toml", "", ("", "", ""), "5 5 5 5");
    assert_eq!(attacks(&lines, "PAP-31"), [attack("a1", "b1", 4, 100.0), attack("b1", "a1", 0, 90.0)]);
    assert_eq!((lost(&lines, "a1"), lost(&lines, "b1")), (5, 30));
    // A second who strikes makes a fourth: one support goes, the latest, and not two. Row 7, column 91-100: 20; row 5: 10; the
    // ninety have 45 for each, row 7, column 41-50: the least there is, 5.
    let lines = field("three2.toml", &unit("a5", 100, 10, ""), ("PAP-28", "a5", "engager b1"), "5 5 5 5 7 7");
    assert_eq!(attacks(&lines, "PAP-31")[..2], [attack("a1", "b1", 2, 100.0), attack("a5", "b1", 0, 100.0)]);
    assert_eq!(["a1", "a5", "b1"].map(|who| lost(&lines, who)), [5, 5, 30]);
}

/// PAP-72 — a shot declared before the charge is turned on the charger or lost.
#[test]
fn a_declared_shot_is_turned_on_the_charge_or_lost() {
    let field = |name: &str, charge: &[(&'static str, &'static str, &'static str)], dice: &str| {
        let a = unit("a1", 60, 0, "") + &unit("a2", 60, -3, "");
        let file = written(name, WAITING, &a, &unit("b1", 60, 20, "pui_tir = 1"));
        begun(&file, dice, &[&[("PAP-28", "b1", "tir a2"), ("PAP-28", "a1", "engager b1")], charge].concat())
    };
    // Turned on the charger: row 6, column 51-60: 5 before the lines meet, and no second shot at a2. Then the melee of 55 and 60.
    let lines = field("shot1.toml", &[("PAP-28", "a2", "tenir"), ("PAP-72", "b1", "sur a1")], "5 5 6 7 8");
    assert_eq!((attacks(&lines, "PAP-72"), attacks(&lines, "PAP-71")), (vec![attack("b1", "a1", 0, 60.0)], vec![]));
    assert_eq!(attacks(&lines, "PAP-31"), [attack("a1", "b1", 0, 55.0), attack("b1", "a1", 0, 60.0)]);
    assert_eq!((lost(&lines, "a1"), lost(&lines, "a2")), (10, 0));
    // Given up: no shot at all, a1 goes into the melee with its sixty.
    let lines = field("shot2.toml", &[("PAP-28", "a2", "tenir"), ("PAP-72", "b1", "personne")], "5 5 6 7");
    assert_eq!((attacks(&lines, "PAP-72"), attacks(&lines, "PAP-71")), (vec![], vec![]));
    assert_eq!(attacks(&lines, "PAP-31"), [attack("a1", "b1", 0, 60.0), attack("b1", "a1", 0, 60.0)]);
    // Charged by both, the one who was aimed at among them: one volley, at whom it is turned, and its power of the melee is split.
    let both = [("PAP-28", "a2", "engager b1"), ("PAP-72", "b1", "sur a2")];
    let lines = field("shot3.toml", &both, "5 5 6 7 7 7 7");
    assert_eq!((attacks(&lines, "PAP-72"), attacks(&lines, "PAP-71")), (vec![attack("b1", "a2", 0, 60.0)], vec![]));
    assert_eq!(attacks(&lines, "PAP-31")[2..], [attack("b1", "a1", 0, 30.0), attack("b1", "a2", 0, 30.0)]);
}

/// PAP-78 — a monster's EFF are hit points: they change neither its INI (PAP-05) nor its PUI.
#[test]
fn hit_points_of_a_monster_are_no_crowd() {
    let fought = |name: &str, options: &str, points: u32, foes: (u32, i32), dice: &str| {
        let beast = format!(
            "[[side.unit]]\nid = \"m\"\nname = \"m\"\ncategory = \"monster\"\npoints = {points}\npui = 120\nmo = \"normal\"\n"
        );
        let foes = unit("b1", foes.0, foes.1, "").replace("ini =", "ini_base =");
        begun(&written(name, &format!("doctrine = \"charge\"\n{options}"), &beast, &foes), dice, &[])
    };
    // 120 hit points: INI 0, before forty of INI -1. As a crowd of 120 it would have -4 and come last. Row 6, column 101-150: 30;
    // row 7, column 31-40: 5.
    let lines = fought("beast1.toml", "", 120, (40, -1), "5 5 6 7 80");
    assert_eq!(acted(&lines), ["m"], "it goes at them before they have their turn");
    assert_eq!((lost(&lines, "b1"), lost(&lines, "m")), (30, 5));
    // 10 hit points: INI 0, after forty of INI 1. As a handful of 10 it would have 1, and the tie be thrown for.
    let lines = fought("beast2.toml", "", 10, (40, 1), "5 5 6 7 80 80");
    assert_eq!((acted(&lines), attacks(&lines, "PAP-27").len()), (vec!["b1"], 0));
    assert_eq!(attacks(&lines, "PAP-31")[0], attack("m", "b1", 0, 120.0), "the whole PUI, however few points are left");
    // 160 hit points, and INI by the strength of the hour: still 0, before a hundred of INI 1 - 2. As a crowd it would have -6.
    let lines = fought("beast3.toml", "ini_eff_basis = \"current\"", 160, (100, 1), "5 5 6 7");
    assert_eq!(acted(&lines), ["m"]);
    assert_eq!((lost(&lines, "b1"), lost(&lines, "m")), (30, 20));
}
