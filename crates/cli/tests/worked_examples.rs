//! The book's worked examples of sieges and vehicles, played by `fight` from a dice script as a table would play them.

mod common;
use common::run;
use serde_json::Value;

/// Every line of a battle as JSON.
fn played(args: &[&str]) -> Vec<Value> {
    let ran = run(&[&["fight", "--json", "--lang", "en"], args].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// The lines of one kind of event.
fn events<'a>(lines: &'a [Value], name: &str) -> Vec<&'a Value> {
    lines.iter().filter(|line| line["data"]["event"] == name).collect()
}

/// What the throws of a rule were held against.
fn against(lines: &[Value], rule: &str) -> Vec<i64> {
    let throws = lines.iter().filter(|line| line["kind"] == "throw" && line["rule"] == rule);
    let sum = |terms: &Value| {
        terms.as_array().expect("terms").iter().fold(0, |sum, term| match &term["amount"] {
            amount if !amount["becomes"].is_null() => amount["becomes"].as_i64().expect("a number"),
            amount => sum + amount["plus"].as_i64().expect("a number"),
        })
    };
    throws.map(|line| sum(&line["data"]["versus"])).collect()
}

#[test]
fn tanks_shoot_as_in_the_book() {
    // V-33: 9 + 7 against 10 + 8/2, two over: a fifth of 1 800. V-34: 360 of 800 is less than half; 720 breaks them.
    let path = "crates/cli/tests/fixtures/ordre_armour.toml";
    let lines = played(&[path, "--dice", "5 5 7 7 1 1"]);
    assert_eq!(against(&lines, "ORD-103"), [14, 14]);
    let losses: Vec<i64> = events(&lines, "lost").iter().map(|l| l["data"]["loss"].as_i64().expect("points")).collect();
    assert_eq!(losses, [360, 360]);
    assert_eq!(events(&lines, "routed").len(), 1);
    let end = lines.last().expect("an outcome");
    assert_eq!((&end["data"]["winner"], &end["round"]), (&"north".into(), &2.into()));
}

#[test]
fn a_garrison_starves_as_in_the_book() {
    let lines = played(&["crates/cli/tests/fixtures/ordre_siege.toml", "--dice", "1 1 1 1 1 1"]);
    // V-23: Cbt 8 behind walls of factor 2.
    assert_eq!(events(&lines, "endures")[0]["data"]["weeks"], 16);
    // V-24: a tenth of 1 000 at the end of each week beyond.
    let hunger = events(&lines, "lost");
    assert!(hunger.iter().all(|l| l["data"]["loss"] == 100 && l["data"]["how"] == "attrition"));
    assert_eq!(hunger[0]["round"], 17);
    assert_eq!(hunger.iter().filter(|l| l["round"].as_i64().expect("a week") <= 18).count(), 2);
    // V-25: difficulty 16, and two less for each tenth lost: four by week 20, eight by week 24.
    assert_eq!(against(&lines, "ORD-90"), [16, 16, 16, 16, 8, 0]);
    assert_eq!(events(&lines, "opened")[0]["data"]["terms"], "unconditional");
}

#[test]
fn one_siege_goes_from_blockade_to_hunger_talks_storm_and_blockade_again() {
    let fixture = |name: &str| format!("crates/cli/tests/fixtures/{name}");
    let (siege, orders) = (fixture("ordre_siege.toml"), fixture("ordre_siege.answers.toml"));
    let lines = played(&[&siege, "--answers", &orders, "--dice", "1 1 1 1 1 5 5 5 5 1 1"]);
    let first = |name: &str, from: usize| {
        let found = lines[from..].iter().position(|line| line["data"]["event"] == name);
        from + found.unwrap_or_else(|| panic!("{name} after line {from}"))
    };
    let blockade = first("week", 0);
    let hunger = first("lost", blockade);
    assert_eq!(lines[hunger]["data"]["how"], "attrition");
    let talks = first("talked", hunger);
    assert_eq!(lines[talks]["data"]["terms"], "refused");
    let storm = first("arrayed", talks);
    assert_eq!(lines[storm]["data"]["mode"], "assault");
    let broken_off = first("over", storm);
    assert_eq!(lines[broken_off]["data"]["last"], false);
    let again = first("week", broken_off);
    assert_eq!(lines[again]["data"]["effective"], true);
    // Hunger takes up where it was.
    assert_eq!(lines[first("lost", again)]["data"]["how"], "attrition");
    assert_eq!(lines.last().expect("an outcome")["data"]["winner"], "north");
}
