//! The book's worked examples of sieges and vehicles, played by `fight` from a dice script as a table would play them.

mod common;
use common::{Scratch, run};
use serde_json::Value;

/// Every line of a battle as JSON.
fn played(args: &[&str]) -> Vec<Value> {
    let ran = run(&[&["fight", "--json", "--lang", "en"], args].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// A scenario written on the spot: options, ground, and what each side brings.
fn written(name: &str, options: &str, ground: &str, north: &str, south: &str) -> Scratch {
    let text = format!(
        "ruleset = \"ordre\"\nname = \"The worked example\"\n[options]\n{options}\n[ground]\n{ground}\n\
         [[side]]\nid = \"north\"\nname = \"North\"\n{north}\n[[side]]\nid = \"south\"\nname = \"South\"\n{south}\n"
    );
    Scratch::new(name, &text)
}

/// One unit of a side.
fn unit(id: &str, count: u32, keys: &str) -> String {
    format!("[[side.unit]]\nid = \"{id}\"\nname = \"{id}\"\ncount = {count}\n{keys}\n")
}

/// The throws of a rule by this unit.
fn throws<'a>(lines: &'a [Value], rule: &str, unit: &str) -> Vec<&'a Value> {
    lines.iter().filter(|l| l["kind"] == "throw" && l["rule"] == rule && l["unit"] == unit).collect()
}

/// What a part of a throw's sum is worth; the power of an attack is a factor.
fn part(throw: &Value, sum: &str, word: &str) -> Option<i64> {
    let term = throw["data"][sum].as_array()?.iter().find(|t| t["word"] == word)?;
    term["amount"]["plus"].as_i64().or_else(|| term["amount"]["times"][0].as_i64())
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
    // V-25: difficulty 16, and two less for each tenth lost: one by week 17, five by week 21, which a die of 1 just meets.
    assert_eq!(against(&lines, "ORD-90"), [16, 16, 16, 16, 14, 6]);
    assert_eq!(events(&lines, "opened")[0]["data"]["terms"], "terms");
}

/// A unit of vehicles of Cbt 8 against one that a fifth of its fire just breaks: the fire, and what it took.
fn fired(name: &str, options: &str, theatre: &str, count: u32, keys: &str, breaks_at: u32) -> (i64, i64) {
    let ground = format!("mode = \"vehicles\"\ntheatre = \"{theatre}\"");
    let north = unit("u", count, &format!("vehicle = true\ncbt = 8\n{keys}"));
    // Cbt 0: SdR 10 %.
    let south =
        unit("foe", 1, &format!("vehicle = true\ncbt = 0\nsdg = {}\n[[side.unit.weapon]]\ndmg = 50", 10 * breaks_at));
    let file = written(name, options, &ground, &north, &south);
    // North surprises, hits by two (8 + 9 against 15), misses the runaways; they miss too.
    let lines = played(&[file.path(), "--dice", "9 1 9 1 1"]);
    let throw = throws(&lines, "ORD-103", "u")[0];
    assert_eq!(part(throw, "versus", "theatre"), Some(15), "{name}");
    let loss = &events(&lines, "lost")[0]["data"];
    assert_eq!((&loss["group"], &loss["capped"]), (&"foe".into(), &false.into()), "{name}");
    assert_eq!(events(&lines, "routed").len(), 1, "{name}");
    assert_eq!(lines.last().expect("an outcome")["data"]["winner"], "north", "{name}");
    (part(throw, "share", "pda").expect("its fire"), loss["loss"].as_i64().expect("points"))
}

#[test]
fn aircraft_and_ships_fire_as_in_the_book() {
    const WEAPON: &str = "[[side.unit.weapon]]\n";
    let hellcat = format!("sdg = 40\n{WEAPON}count = 6\ndmg = 8\ncdf = 3\nburst = true\n");
    // V-27: as printed, without the burst; the general procedure is an option, rounding another.
    assert_eq!(fired("v27.toml", "pfg_burst = \"double\"", "air", 1, &hellcat, 57), (288, 57));
    assert_eq!(fired("v27i.toml", "", "air", 1, &hellcat, 28), (144, 28));
    assert_eq!(fired("v27r.toml", "big_number_rounding = \"10\"", "air", 1, &hellcat, 28), (140, 28));
    // V-28: two cannon and missiles that count for half; the book's 9 500 takes one mount and no burst.
    let interceptor = |mounts: u32| {
        format!(
            "sdg = 40\n{WEAPON}count = {mounts}\ndmg = 50\ncdf = 4\nburst = true\n{WEAPON}dmg = 1500\nsecondary = true\n"
        )
    };
    assert_eq!(fired("v28.toml", "", "air", 10, &interceptor(2), 2_300), (11_500, 2_300));
    assert_eq!(fired("v28i.toml", "", "air", 10, &interceptor(1), 1_900), (9_500, 1_900));
    // V-29: bombs are no use in the air.
    let bombs = format!("{hellcat}{WEAPON}count = 2\ndmg = 250\nweapon_usable = false\n");
    assert_eq!(fired("v29.toml", "", "air", 1, &bombs, 28), (144, 28));
    // V-30: against dive-bombers the main guns are silent.
    let cruiser = format!(
        "sdg = 4000\n{WEAPON}count = 6\ndmg = 400\nweapon_usable = false\n{WEAPON}count = 8\ndmg = 20\ncdf = 2\n"
    );
    assert_eq!(fired("v30.toml", "", "naval", 1, &cruiser, 64), (320, 64));
}

#[test]
fn tanks_stand_and_break_as_in_the_book() {
    let guns =
        unit("guns", 5, "vehicle = true\ncbt = 8\nsdg = 200\narm = 50\npda = 100000\n[[side.unit.weapon]]\ndmg = 200");
    let fought = |name: &str, keys: &str, count: u32, dice: &str| {
        let tanks = unit(
            "tanks",
            count,
            &format!("vehicle = true\ncbt = 8\nsdg = 350\narm = 150\n{keys}\n[[side.unit.weapon]]\ndmg = 180"),
        );
        let file = written(name, "", "mode = \"vehicles\"", &guns, &tanks);
        played(&[file.path(), "--dice", dice])
    };
    let broken = |lines: &[Value]| {
        let lost = events(lines, "lost");
        let lost = lost.iter().find(|l| l["data"]["group"] == "tanks").expect("a hit");
        (lost["data"]["loss"].as_i64().expect("points"), lost["data"]["capped"] == true)
    };
    // V-26: a Force of 10 000, of which nine tenths (Cbt 8) are what breaks it: no blow takes more.
    let lines = fought("v26.toml", "", 20, "9 1 9 1 1");
    assert_eq!(broken(&lines), (9_000, true));
    // V-31 and V-32: the Tiger fights at 8 - 2, is shot at against 10 + 3/2, and breaks at 90 % of 2 500.
    let lines = fought("v31.toml", "mod_ctl = -2\nmod_dfs = -5", 5, "5 5 1 5 9 1 1");
    let tiger = throws(&lines, "ORD-103", "tanks");
    assert_eq!(part(tiger[0], "plus", "cbt"), Some(6));
    assert_eq!(against(&lines, "ORD-103")[0], 11);
    assert_eq!(broken(&lines), (2_250, true));
}

#[test]
fn a_bunker_and_its_garrison_hold_as_in_the_book() {
    // V-20: ten men are worth 120 behind the walls and 60 in the open; Cbt 5 breaks at 60 %.
    let storm = unit("storm", 900, "cbt = 8\ndmg = 50\narm = 1");
    let ten = unit("ten", 10, "cbt = 5\ndmg = 4\narm = 1");
    let fort = "mode = \"assault\"\nbesieged = \"south\"\nfort = \"fortin\"\neffectif = 500";
    for (name, ground, breaks_at) in [("v20.toml", fort, 72), ("v20o.toml", "", 36)] {
        let file = written(name, "", ground, &storm, &ten);
        let lines = played(&[file.path(), "--dice", "9 1 9 1"]);
        let lost = &events(&lines, "lost")[0]["data"];
        assert_eq!((&lost["group"], &lost["loss"], &lost["capped"]), (&"ten".into(), &breaks_at.into(), &true.into()));
    }
    // V-21: 250 of 500 do not hold the place, 251 do.
    for (name, men, held) in [("v21.toml", 250, None), ("v21h.toml", 251, Some(2))] {
        let file = written(name, "", fort, &storm, &unit("g", men, "cbt = 5\ndmg = 4\narm = 1"));
        let lines = played(&[file.path(), "--dice", "9 1 9 1"]);
        let command = lines.iter().find(|l| l["kind"] == "throw" && l["rule"] == "ORD-33" && l["side"] == "south");
        assert_eq!(part(command.expect("a command test"), "plus", "well_held"), held, "{men}");
    }
}

#[test]
fn an_assault_lasts_twice_as_long_as_in_the_book() {
    // V-22: 60 000 fighters take six hours in the open and twelve against walls. V-01: 25 000 take two and a half.
    let fort = "mode = \"assault\"\nbesieged = \"south\"\nfort = \"forteresse\"\neffectif = 10000";
    for (name, ground, [north, south], lasts) in [
        ("v22.toml", fort, [50_000, 10_000], "12 h"),
        ("v22o.toml", "", [50_000, 10_000], "6 h"),
        ("v01.toml", "", [15_000, 10_000], "2 h 30 min"),
    ] {
        // Weak arms: the first sequence decides nothing.
        let [north, south] = [("storm", north), ("stand", south)].map(|(id, men)| unit(id, men, "cbt = 9\npda = 100"));
        let file = written(name, "", ground, &north, &south);
        let ran = run(&["fight", file.path(), "--seed", "1", "--lang", "en"]);
        let told: String = ran.out.split_whitespace().collect::<Vec<_>>().join(" ").replace('\u{a0}', " ");
        let times = |words: &str| told.matches(words).count();
        let clock = times("Time gone by: ") + times("The clock moves on by ");
        let so_long = times(&format!("Time gone by: {lasts}.")) + times(&format!("The clock moves on by {lasts}."));
        assert!(clock > 0 && clock == so_long, "{lasts}: {told}");
    }
}

#[test]
fn one_siege_goes_from_blockade_to_hunger_talks_storm_and_blockade_again() {
    let fixture = |name: &str| format!("crates/cli/tests/fixtures/{name}");
    let (siege, orders) = (fixture("ordre_siege.toml"), fixture("ordre_siege.answers.toml"));
    let lines = played(&[&siege, "--answers", &orders, "--dice", "1 1 1 1 1 5 5 5 5 1"]);
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
