//! `bring`: stat blocks from elsewhere, their figures with their origins, and a table that `check` accepts.
#![allow(missing_docs)]

mod common;

use common::{run, run_with};

const OLD: &str =
    "Mire Brutes (14): AC 5 [14], HD 4+1 (19hp), Att 1 × stump (1d10), THAC0 15 [+4], MV 90’ (30’), ML 10\n";
const FIFTH: &str = "Mire Brute\nLarge giant, neutral\nArmor Class 11 (hide)\nHit Points 59 (7d10 + 21)\nSpeed 40 ft.\nSTR DEX CON INT WIS CHA\n19 (+4) 8 (-1) 16 (+3) 5 (-3) 7 (-2) 7 (-2)\nChallenge 2 (450 XP)\nActions\nStump. Melee Weapon Attack: +6 to hit, reach 5 ft., one target. Hit: 13 (2d8 + 4) bludgeoning damage.\n";
const ACTOR: &str = r#"{"name":"Mire Brute","type":"npc","system":{"attributes":{"ac":{"flat":11},"hp":{"max":59}},"details":{"cr":2,"type":{"value":"giant"}},"traits":{"size":"lg"}},"items":[]}"#;

/// The rulesets there are, as `rules` lists them.
fn books() -> Vec<String> {
    let shelf = run(&["rules", "--lang", "en"]).out;
    let ids = shelf.lines().filter(|line| !line.starts_with(' ')).filter_map(|line| line.split(' ').next());
    ids.map(str::to_owned).collect()
}

#[test]
fn every_notation_in_every_book_gives_a_table_that_check_accepts() {
    let books = books();
    assert!(books.len() >= 4, "{books:?}");
    for book in &books {
        for text in [OLD, FIFTH, ACTOR] {
            for role in ["unit", "character"] {
                let ran =
                    run_with(&["bring", "-", "--as", role, "--count", "12", "--ruleset", book, "--lang", "en"], text);
                assert_eq!(ran.code, 0, "{book} {role}: {}", ran.err);
                assert!(ran.out.contains("read: “"), "{}", ran.out);
                let (_, table) = ran.out.split_once("below its side:\n").expect("the table follows");
                let side = |name: &str, table: &str| format!("[[side]]\nname = \"{name}\"\n{table}\n");
                let other = table.replace("Mire Brute", "Other Brute");
                let scenario = format!("ruleset = \"{book}\"\nname = \"x\"\n{}{}", side("a", table), side("b", &other));
                let checked = run_with(&["check", "-", "--lang", "en"], &scenario);
                assert_eq!(checked.code, 0, "{book} {role}: {}\n{scenario}", checked.err);
            }
        }
    }
}

#[test]
fn guesses_are_marked_in_both_languages() {
    for (lang, mark) in [("fr", "deviné :"), ("en", "guessed:")] {
        let ran = run_with(&["bring", "-", "--lang", lang], FIFTH);
        let marked: Vec<&str> = ran.out.lines().filter(|line| line.starts_with("? ")).collect();
        assert!(!marked.is_empty(), "{}", ran.out);
        assert!(ran.out.replace(['\u{a0}', '\u{202f}'], " ").contains(mark), "{}", ran.out);
    }
}

#[test]
fn programs_get_every_figure_with_its_origin() {
    let ran = run_with(&["bring", "-", "--json", "--lang", "en"], OLD);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let value: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!((&value["montjoie"], &value["format"]), (&"brought".into(), &1.into()));
    let one = &value["brought"][0];
    assert_eq!((&one["as"], &one["notation"], &one["name"]), (&"unit".into(), &"old".into(), &"Mire Brutes".into()));
    let figures = one["figures"].as_array().expect("a list");
    let count = figures.iter().find(|f| f["key"] == "count").expect("a count");
    assert_eq!((&count["value"], &count["origin"]["is"]), (&14.into(), &"read".into()));
    for figure in figures {
        let origin = figure["origin"]["is"].as_str().unwrap_or_default();
        assert!(["read", "computed", "guessed", "catalogue", "typed"].contains(&origin), "{figure}");
    }
    assert!(one["toml"].as_str().is_some_and(|t| t.starts_with("[[side.unit]]\n")), "{one}");
}

#[test]
fn nonsense_is_told_and_ends_with_1() {
    for (lang, word) in [("fr", "Pas compris"), ("en", "Not understood")] {
        let ran = run_with(&["bring", "-", "--lang", lang], "seven purple sorrows\n");
        assert_eq!((ran.code, ran.out.as_str()), (1, ""));
        assert!(ran.err.contains(word) && ran.err.contains("seven purple sorrows"), "{}", ran.err);
        let ran = run_with(&["bring", "-", "--lang", lang], "{\"name\": ");
        assert_eq!((ran.code, ran.out.as_str()), (1, ""));
        assert!(ran.err.contains("JSON"), "{}", ran.err);
    }
    // What is understood is brought all the same, and the rest named.
    let ran = run_with(&["bring", "-", "--lang", "en"], &format!("{OLD}\nseven purple sorrows\n"));
    assert!(
        ran.code == 1 && ran.out.contains("[[side.unit]]") && ran.err.contains("sorrows"),
        "{} {}",
        ran.out,
        ran.err
    );
    // A book that does not exist, a role that does not, a file that is not there.
    assert_eq!(run_with(&["bring", "-", "--ruleset", "nowhere"], OLD).code, 1);
    assert_eq!(run_with(&["bring", "-", "--as", "crowd"], OLD).code, 2);
    assert_eq!(run(&["bring", "no-such-file.txt"]).code, 1);
}
