//! Ordre de bataille as its user reads it: what rounds are called, and what is told of each kind of fight.

mod common;
use common::{Scratch, run};
use serde_json::Value;

const SIEGE: &str = "scenarios/ordre/siege.toml";
const FIELD: &str = "scenarios/ordre/standard.toml";

fn told(args: &[&str]) -> String {
    let ran = run(args);
    assert_eq!(ran.code, 0, "{args:?}: {}", ran.err);
    ran.out
}

fn lines(args: &[&str]) -> Vec<Value> {
    told(args).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// The headings of rounds: lines that are a word and a number.
fn headings(text: &str) -> Vec<(String, u32)> {
    let one = |line: &str| {
        let (word, n) = line.split_once(' ')?;
        Some((word.to_owned(), n.parse().ok()?))
    };
    text.lines().map(|line| line.replace('\u{a0}', " ")).filter_map(|line| one(&line)).collect()
}

#[test]
fn weeks_and_sequences_have_headings_of_their_own() {
    for (lang, week, sequence) in [("fr", "Semaine", "Séquence"), ("en", "Week", "Sequence")] {
        for (file, own) in [(SIEGE, week), (FIELD, sequence)] {
            let heads = headings(&told(&["fight", file, "--seed", "11", "--lang", lang]));
            assert!(!heads.is_empty() && heads.iter().all(|(word, _)| word == own), "{file}: {heads:?}");
        }
    }
}

#[test]
fn json_lines_say_what_is_counted() {
    for (file, counts) in [(SIEGE, Value::from("week")), (FIELD, Value::Null)] {
        let all = lines(&["fight", file, "--seed", "11", "--json"]);
        assert!(all.iter().all(|line| line["counts"] == counts), "{file}");
    }
}

#[test]
fn odds_count_the_length_of_a_siege_in_weeks() {
    const SIEGE: &str = "crates/cli/tests/fixtures/ordre_siege.toml";
    const FIELD: &str = "books/ordre/tests/small/01-foot-on-foot.toml";
    let length = |lang, file| {
        let out = told(&["odds", file, "--runs", "40", "--lang", lang]);
        out.lines().find(|line| line.contains("median") || line.contains("médiane")).expect("how long").to_owned()
    };
    assert!(length("fr", SIEGE).contains("semaines"));
    assert!(length("en", SIEGE).contains("weeks"));
    assert!(length("fr", FIELD).contains("séquences"));
    assert!(length("en", FIELD).contains("sequences"));
}

#[test]
fn an_event_of_a_siege_comes_by_the_week() {
    // A wave in each of the first two weeks: with waves and weeks in one count the third would come too early.
    let text = "ruleset = \"ordre\"\nname = \"Weeks\"\n[ground]\nmode = \"siege\"\nbesieged = \"south\"\nfort = \"fortin\"\n\
                effectif = 100\n[[side]]\nid = \"north\"\nname = \"North\"\n[[side.unit]]\nid = \"army\"\nname = \"the army\"\n\
                count = 600\ncbt = 5\ndmg = 4\narm = 1\n[[side]]\nid = \"south\"\nname = \"South\"\n[[side.unit]]\n\
                id = \"garrison\"\nname = \"the garrison\"\ncount = 100\ncbt = 8\ndmg = 4\nsdg = 5\n\
                [[event]]\nround = 3\nmessage = \"Snow.\"\n";
    let file = Scratch::new("ordre_weeks.toml", text);
    let say = |week: u32, rule: &str, choose: &str| {
        format!("[[answer]]\nround = {week}\nrule = \"{rule}\"\nunit = \"north\"\nchoose = \"{choose}\"\n")
    };
    let storms = [1, 2].map(|week| say(week, "ORD-89", "assaut") + &say(week, "ORD-83", "oui")).concat();
    let orders = Scratch::new("ordre_weeks.answers.toml", &storms);
    let all = lines(&["fight", file.path(), "--answers", orders.path(), "--seed", "4", "--json"]);
    let waves: Vec<&Value> = all.iter().filter(|l| l["data"]["event"] == "began").map(|l| &l["round"]).collect();
    assert_eq!(waves, [1, 2], "a wave each week");
    let comes = all.iter().find(|l| l["data"]["event"] == "scripted").expect("it comes");
    assert_eq!((&comes["round"], &comes["counts"], &comes["step"]), (&3.into(), &"week".into(), &"week".into()));
}
