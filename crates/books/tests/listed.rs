//! What is said of every book: the list of points and their tests, doctrines, shipped battles.
#![allow(missing_docs, clippy::unwrap_used)]

#[path = "proofs/armies.rs"]
#[allow(dead_code)]
mod armies;

use montjoie_books::GAMES;
use montjoie_game::scenario::Doc;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap()
}

/// Names of functions and cases in the Rust files under a folder.
fn named(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            named(&entry, names);
        } else if entry.extension().is_some_and(|end| end == "rs") {
            for line in std::fs::read_to_string(&entry).unwrap().lines() {
                let line = line.trim_start();
                // A long case has its name on a line of its own.
                let name = ["fn ", "case(\"", "\""].iter().find_map(|start| line.strip_prefix(start));
                let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
                names.extend(name.map(|rest| rest.split(|c| !word(c)).next().unwrap().to_owned()));
            }
        }
    }
}

/// The rows of a list: a point, then the tests between backticks in its last cell.
fn rows(list: &str) -> Vec<(String, Vec<String>)> {
    let rows = list.lines().filter(|l| l.starts_with("| ") && !l.starts_with("| point"));
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let tests = cells[2].split('`').skip(1).step_by(2).map(str::to_owned).collect();
        (cells[0].to_owned(), tests)
    })
    .collect()
}

fn missing(list: &str, known: &BTreeSet<String>) -> Vec<String> {
    let mut wrong = Vec::new();
    let all = rows(list);
    for (book, points) in [("bx", 10), ("papiers", 7), ("jet", 10), ("ordre", 10), ("all", 5)] {
        for number in 1..=points {
            let point = format!("{book} {number}");
            if all.iter().filter(|(of, tests)| *of == point && !tests.is_empty()).count() != 1 {
                wrong.push(point);
            }
        }
    }
    wrong.extend(all.into_iter().flat_map(|(_, tests)| tests).filter(|test| !known.contains(test)));
    wrong
}

#[test]
fn every_point_has_tests_that_exist() {
    let mut known = BTreeSet::new();
    for folder in ["books", "crates"] {
        named(&root().join(folder), &mut known);
    }
    let list = read("docs/readings.md");
    assert_eq!(missing(&list, &known), Vec::<String>::new());
    // It can fail: a point without a row, a row without a test, a test that is nowhere.
    assert_eq!(missing(&list.replace("| jet 4 |", "| jet four |"), &known), ["jet 4"]);
    assert_eq!(missing(&list.replace("`armour_makes_heavy_as_it_counts`", ""), &known), ["ordre 4"]);
    assert_eq!(missing(&list.replace("`chains_are_summed`", "`no_such`"), &known), ["no_such"]);
}

/// A book that speaks of doctrines names each that can be chosen, in both languages. One without a rule of automatic play need not.
#[test]
fn every_book_names_its_doctrines() {
    let mut spoke = 0;
    for game in GAMES {
        let info = game.info();
        for lang in ["fr", "en"] {
            let path = format!("books/{}/book/{lang}.md", info.id);
            let book = read(&path);
            let speaks = book.contains("octrine");
            spoke += usize::from(speaks);
            for doctrine in info.doctrines.iter().filter(|_| speaks) {
                assert!(book.contains(&format!("`{doctrine}`")), "{path} speaks of doctrines and not of `{doctrine}`");
            }
        }
    }
    assert!(spoke >= 6, "hardly a book was held against it: {spoke}");
}

/// Nothing in a shipped battle is without effect, and none of them accepts such a thing in advance.
#[test]
fn shipped_scenarios_give_no_warning() {
    for game in GAMES {
        let shipped = armies::shipped(*game);
        assert!(!shipped.is_empty());
        for written in shipped {
            let doc = Doc::read(&written.text);
            assert!(game.open(&doc, None).is_ok(), "{}", written.name);
            let warned: Vec<String> =
                doc.findings().warnings.iter().map(|p| format!("{} {}", p.code, p.path)).collect();
            assert_eq!(warned, Vec::<String>::new(), "{}", written.name);
            assert!(!written.text.contains("\nwaive"), "{}", written.name);
        }
    }
}

/// Everybody a player plays in a scenario: whether he is a chief, his rank, and the unit he is in.
fn players(text: &str) -> Vec<(bool, Option<String>, Option<String>)> {
    let key = |block: &str, key: &str| {
        let value = block.lines().find_map(|l| l.trim().strip_prefix(key)?.trim_start().strip_prefix('='));
        value.map(|v| v.trim().trim_matches('"').to_owned())
    };
    let mut blocks: Vec<String> = vec![String::new()];
    for line in text.lines() {
        if line.trim_start().starts_with('[') {
            blocks.push(String::new());
        }
        *blocks.last_mut().unwrap() += &format!("{line}\n");
    }
    let chiefs: BTreeSet<String> = blocks.iter().filter_map(|b| key(b, "chief")).collect();
    let played = blocks.iter().filter(|b| b.contains(".character]]") && key(b, "player").as_deref() == Some("true"));
    played.map(|b| (key(b, "id").is_some_and(|id| chiefs.contains(&id)), key(b, "rank"), key(b, "unit"))).collect()
}

/// A book of a few pages may do without.
#[test]
fn every_book_ships_players_of_different_ranks() {
    let long = GAMES.iter().filter(|game| game.books()[1].entries.len() >= 24);
    assert!(long.clone().count() >= 4);
    for game in long {
        let several = |text: &str| {
            let all = players(text);
            let ranks: BTreeSet<_> = all.iter().collect();
            all.len() >= 3 && ranks.len() >= 2
        };
        let found = armies::shipped(*game).iter().filter(|written| several(&written.text)).count();
        let id = game.info().id;
        assert!(found >= 1, "no battle in scenarios/{id} has three characters with `player = true`, of two ranks");
    }
}
