//! Readings of Ordre de bataille that changed, each in three small battles: the dice are typed, the figures worked out by hand
//! beside them.

mod common;
use common::{Scratch, run};
use serde_json::Value;

/// A scenario of two sides under these options and on this ground.
fn written(name: &str, options: &str, ground: &str, north: &str, south: &str) -> Scratch {
    let text = format!(
        "ruleset = \"ordre\"\nname = \"A reading\"\n[options]\ndie_kind = \"plain\"\n{options}\n[ground]\n{ground}\n\
         [[side]]\nid = \"north\"\nname = \"North\"\n{north}\n[[side]]\nid = \"south\"\nname = \"South\"\n{south}\n"
    );
    Scratch::new(name, &text)
}

fn unit(id: &str, count: u32, keys: &str) -> String {
    format!("[[side.unit]]\nid = \"{id}\"\nname = \"{id}\"\ncount = {count}\n{keys}\n")
}

fn person(id: &str, keys: &str) -> String {
    format!("[[side.character]]\nid = \"{id}\"\nname = \"{id}\"\n{keys}\n")
}

/// Every line of the battle, by these dice and answers.
fn played(file: &Scratch, dice: &str, answers: &[(u32, &str, &str, &str)]) -> Vec<Value> {
    let said: String = answers
        .iter()
        .map(|(round, rule, who, what)| {
            format!("[[answer]]\nround = {round}\nrule = \"{rule}\"\nunit = \"{who}\"\nchoose = \"{what}\"\n")
        })
        .collect();
    let orders = Scratch::new(&format!("{}.answers", file.path().rsplit('/').next().expect("a name")), &said);
    let mut args = vec!["fight", file.path(), "--json", "--lang", "en", "--dice", dice];
    if !answers.is_empty() {
        args.extend(["--answers", orders.path()]);
    }
    let ran = run(&args);
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn events<'a>(lines: &'a [Value], name: &str) -> Vec<&'a Value> {
    lines.iter().filter(|line| line["data"]["event"] == name).collect()
}

fn throws<'a>(lines: &'a [Value], rule: &str) -> Vec<&'a Value> {
    lines.iter().filter(|line| line["kind"] == "throw" && line["rule"] == rule).collect()
}

/// A sum of a throw: what it is held against, or added.
fn sum(throw: &Value, part: &str) -> i64 {
    throw["data"][part].as_array().expect("terms").iter().fold(0, |sum, term| match &term["amount"] {
        amount if !amount["becomes"].is_null() => amount["becomes"].as_i64().expect("a number"),
        amount => sum + amount["plus"].as_i64().unwrap_or(0),
    })
}

/// The power behind a throw: its factors, parts cut off.
fn power(throw: &Value) -> i64 {
    let factors =
        throw["data"]["share"].as_array().expect("terms").iter().filter_map(|t| t["amount"]["times"].as_array());
    let (num, den) = factors.fold((1, 1), |(num, den), pair| {
        (num * pair[0].as_i64().expect("a number"), den * pair[1].as_i64().expect("a number"))
    });
    num / den
}

fn end(lines: &[Value]) -> &Value {
    &lines.last().expect("an outcome")["data"]
}

const FOOT: &str = "cbt = 5\ndmg = 4\narm = 1";
const FORT: &str = "mode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 100";
const STORM: [(u32, &str, &str, &str); 2] = [(1, "ORD-89", "north", "assaut"), (1, "ORD-83", "north", "oui")];

/// ORD-63, ORD-83 — one track of damage from the first week of a siege to the last.
#[test]
fn a_siege_keeps_one_track() {
    // 400 foot around a fort of For 2 with 100 foot in it: Force 100 × 6 × 2 = 1 200, broken at 60 % = 720; endurance 5 × 2 = 10
    // weeks, then a tenth, 120, every week.
    let siege = |name: &str| {
        let (north, south) = (unit("one", 400, FOOT), unit("two", 100, FOOT));
        written(name, "negotiation_interval_weeks = 50", FORT, &north, &south)
    };
    let again = [STORM[0], STORM[1], (2, "ORD-89", "north", "assaut"), (2, "ORD-83", "north", "oui")];
    // A wave that misses (1 + 5 + 4 - 1 = 9 against 10), and costs a tenth of 400: 6 × 120 = 720, six weeks past the tenth.
    // One that hits by one (11): a tenth of 1 600. 160 + 5 × 120 = 760, a week sooner. Two of them: 320 + 4 × 120 = 800, two weeks.
    for (name, dice, answers, week, fell, cost) in [
        ("track1.toml", "1 1 1 1", &STORM[..], 16, 720, 40),
        ("track2.toml", "1 1 1 3", &STORM[..], 15, 760, 40),
        ("track3.toml", "1 1 1 3 1 1 1 3", &again[..], 14, 800, 80),
    ] {
        let lines = played(&siege(name), dice, answers);
        assert_eq!(end(&lines)["rounds"], week, "{name}");
        let reckoned = events(&lines, "reckoned");
        let share = |id: &str| reckoned.iter().find(|l| l["data"]["unit"] == id).map(|l| l["data"]["share"].clone());
        assert_eq!((share("two"), share("one")), (Some(fell.into()), Some(cost.into())), "{name}");
        // 12 points a man in the place: 60, 63 and 66 are out of action.
        let out = reckoned.iter().find(|l| l["data"]["unit"] == "two").map(|l| l["data"]["out"].clone());
        assert_eq!(out, Some((fell / 12).into()), "{name}");
        assert_eq!(end(&lines)["units"][1]["state"], "captured", "{name}");
    }
}

/// ORD-90 — the first talks may be held at once; those after them wait their weeks.
#[test]
fn the_first_talks_are_held_at_once() {
    let siege = |name: &str, options: &str, envoy: &str| {
        let north = format!("chief = \"envoy\"\n{}{}", unit("army", 600, FOOT), person("envoy", envoy));
        written(name, options, FORT, &north, &unit("garrison", 100, "cbt = 8\ndmg = 4\nsdg = 5"))
    };
    let weeks = |lines: &[Value]| -> Vec<i64> {
        throws(lines, "ORD-90").iter().map(|l| l["round"].as_i64().expect("a week")).collect()
    };
    // PRESENCE 4, Cbt 5, Diplomacy 3, numbers 5: 17, and a die of 1 against sixteen weeks of endurance: two over, on terms.
    let lines = played(&siege("talks1.toml", "", "presence = 4\ncbt = 5\ndiplomacy = 3"), "1", &[]);
    assert_eq!((sum(throws(&lines, "ORD-90")[0], "plus"), weeks(&lines)), (17, vec![1]));
    assert_eq!(events(&lines, "opened")[0]["data"]["terms"], "terms");
    // An envoy with nothing to offer: 6 against 16, every four weeks, until hunger has taken five tenths: 16 - 10 = 6.
    let none = "presence = 0\ncbt = 0\ndiplomacy = 0";
    let lines = played(&siege("talks2.toml", "", none), "1 1 1 1 1 1", &[]);
    assert_eq!(weeks(&lines), [1, 5, 9, 13, 17, 21]);
    // The same every other week: no talk sooner than the first week, none later than the twenty-first.
    let lines = played(&siege("talks3.toml", "negotiation_interval_weeks = 2", none), "1 1 1 1 1 1 1 1 1 1 1", &[]);
    assert_eq!(weeks(&lines), (1..=21).step_by(2).collect::<Vec<i64>>());
    assert_eq!(sum(throws(&lines, "ORD-90")[10], "versus"), 6);
}

/// Ten tanks: Cbt, and a power of their own where it is given.
fn tanks(id: &str, cbt: i32, keys: &str) -> String {
    let keys = format!("vehicle = true\ncbt = {cbt}\nsdg = 200\narm = 60\n{keys}");
    unit(id, 10, &format!("{keys}\n[[side.unit.weapon]]\ndmg = 100\nprt = \"longue\""))
}

/// ORD-92, ORD-103 — town and wood count for vehicles.
#[test]
fn town_and_wood_count_for_vehicles() {
    // Half of Dfs 6 and ten for the distance. In a town half the power, five for the houses, five for the short range; in a wood
    // five more. 10 + 12 = 22: nine, nine and four over, 50, 50 and 30 % of the power: all of it above the cap, 70 % of 2 600.
    for (name, ground, fire, against, percent) in [
        ("open.toml", "", 20_000, 13, 50),
        ("town.toml", "terrain = \"urban\"", 10_000, 13, 50),
        ("wood.toml", "terrain = \"forest\"", 20_000, 18, 30),
    ] {
        let (north, south) = (tanks("one", 12, "pda = 20000"), tanks("two", 6, ""));
        let file = written(name, "", &format!("mode = \"vehicles\"\n{ground}"), &north, &south);
        // First the chiefs, 13 against 11. The pursuit has 13 against 11: in the open it takes 4 000 more and nobody is left to
        // riposte (5 820 of 2 × 2 600), in the town half of it; in the wood, against 16, it misses.
        let lines = played(&file, if name == "open.toml" { "1 5 10 1" } else { "1 5 10 1 1" }, &[]);
        let shot = throws(&lines, "ORD-103")[0];
        assert_eq!((power(shot), sum(shot, "versus"), sum(shot, "share")), (fire, against, percent), "{name}");
        let lost = &events(&lines, "lost")[0]["data"];
        assert_eq!((&lost["loss"], &lost["capped"]), (&1_820.into(), &true.into()), "{name}");
        assert_eq!(end(&lines)["winner"], "north", "{name}");
    }
}

/// ORD-107 — routed vehicles are rallied only where `vehicle_rally` says so.
#[test]
fn vehicles_are_rallied_only_where_it_is_said() {
    let fought = |name: &str, options: &str, dice: &str| {
        let chief = person("c", "presence = 2\ncbt = 4");
        let south = format!("chief = \"c\"\n{}{chief}", tanks("two", 6, ""));
        let north = tanks("one", 6, "pda = 20000");
        played(&written(name, options, "mode = \"vehicles\"", &north, &south), dice, &[])
    };
    // 10 + 6 against 13 breaks them; the pursuit and the riposte miss. They leave the line with no throw of their chief's.
    let lines = fought("rally1.toml", "", "6 5 10 1 1");
    assert_eq!((throws(&lines, "ORD-62").len(), events(&lines, "off_the_line").len()), (0, 1));
    // With the option he tries: 1 + 2 + 4 against 20 - 6, and fails.
    let lines = fought("rally2.toml", "vehicle_rally = \"yes\"", "6 5 10 1 1 1");
    assert_eq!((events(&lines, "unmoved").len(), events(&lines, "off_the_line").len()), (1, 1));
    assert_eq!(sum(throws(&lines, "ORD-62")[0], "versus"), 14);
    // 10 + 6 is two over: a tenth of 1 820 comes back, and they are broken once more.
    let lines = fought("rally3.toml", "vehicle_rally = \"yes\"", "6 5 10 1 1 10 10 10");
    assert_eq!(events(&lines, "rallied")[0]["data"]["back"], 182);
    assert_eq!((events(&lines, "routed").len(), &end(&lines)["rounds"]), (2, &2.into()));
}

/// ORD-55 — Health spent puts out of action; it kills where `health_spent` says so.
#[test]
fn health_spent_puts_out_of_action() {
    let fought = |name: &str, option: &str, health: u32| {
        let south = unit("two", 100, FOOT) + &person("hero", &format!("health = {health}\nunit = \"two\""));
        let north = unit("one", 100, "cbt = 5\narm = 1\npda = 450");
        let file = written(name, &format!("pc_fate_mode = \"quick_1d3\"\n{option}"), "", &north, &south);
        // 225 + 45 + 45 + 90 points break them at 360 of 600, 135 more in the pursuit: 540, nine tenths, nine dice of 1.
        let lines = played(&file, &format!("5 5 9 {}", ["1"; 18].join(" ")), &[]);
        assert_eq!(throws(&lines, "ORD-55")[0]["data"]["read"], 9, "{name}");
        end(&lines)["characters"][0].clone()
    };
    let word = |hero: Value| hero["word"].as_str().expect("a state").to_owned();
    assert_eq!(word(fought("health1.toml", "", 9)), "out_of_action");
    assert_eq!(word(fought("health2.toml", "health_spent = \"killed\"", 9)), "killed");
    let hero = fought("health3.toml", "", 10);
    assert_eq!((hero["word"].clone(), hero["final"].clone()), ("wounded".into(), 1.into()));
}
