//! A number that cannot be kept exactly is refused, in every book and for every key that takes a number: never changed in silence.
//! What a key takes is what its reader asks for. A number that was changed is found by its neighbours: if one that was accepted
//! makes the same battle as another number beside it, one of the two was not kept.

use montjoie_books::GAMES;
use montjoie_game::Game;
use montjoie_game::scenario::{Doc, Expected};
use std::collections::BTreeMap;
use std::path::Path;

/// What is written, and the numbers it could have been changed into.
const WRITTEN: [(&str, &[&str]); 4] = [
    ("\"1/3\"", &["0", "0.3", "0.33", "0.333", "0.334", "0.34", "0.4", "1"]),
    ("0.3333", &["0", "0.3", "0.33", "0.333", "0.334", "0.34", "0.4", "1"]),
    ("0.0004", &["0", "0.001", "0.01", "0.1", "1"]),
    ("1.2345", &["1", "1.2", "1.23", "1.234", "1.235", "1.24", "1.3", "2"]),
];

/// Every scenario of a book that the repository holds.
fn scenarios(game: &dyn Game) -> Vec<String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let id = game.info().id;
    let mut all = Vec::new();
    for folder in [here.join("books").join(id).join("tests/scenarios"), here.join("scenarios").join(id)] {
        let Ok(files) = std::fs::read_dir(folder) else { continue };
        let mut files: Vec<_> = files.flatten().map(|file| file.path()).collect();
        files.sort();
        all.extend(
            files
                .iter()
                .filter(|f| f.extension().is_some_and(|e| e == "toml"))
                .map(|f| std::fs::read_to_string(f).unwrap_or_default()),
        );
    }
    all
}

/// The scenario with this key written in the first table of this path; none where it has no such table.
fn with(text: &str, path: &str, key: &str, value: &str) -> Option<String> {
    let heads = [format!("[{path}]"), format!("[[{path}]]")];
    let lines: Vec<&str> = text.lines().collect();
    let at = if path.is_empty() {
        Some(0)
    } else {
        lines.iter().position(|l| heads.iter().any(|h| l.trim() == h)).map(|at| at + 1)
    }?;
    let end = lines[at..].iter().position(|l| l.trim_start().starts_with('[')).map_or(lines.len(), |n| at + n);
    let own = |line: &&str| line.split('=').next().is_some_and(|k| k.trim() == key);
    let mut out: Vec<String> = lines[..at].iter().map(|l| (*l).to_owned()).collect();
    out.push(format!("{key} = {value}"));
    out.extend(lines[at..end].iter().filter(|l| !own(l)).map(|l| (*l).to_owned()));
    out.extend(lines[end..].iter().map(|l| (*l).to_owned()));
    Some(out.join("\n"))
}

/// The battle, told by its hash; the places of what is wrong where the file is refused.
fn battle(game: &dyn Game, text: &str) -> Result<u64, Vec<String>> {
    match game.open(&Doc::read(text), None) {
        Ok(opened) => Ok(opened.fight.hash()),
        Err(problems) => Err(problems.iter().map(|problem| problem.path.clone()).collect()),
    }
}

#[test]
fn no_number_is_changed_in_silence() {
    for game in GAMES {
        let id = game.info().id;
        let files = scenarios(*game);
        let mut numeric: BTreeMap<(String, String), String> = BTreeMap::new();
        for text in &files {
            let doc = Doc::read(text);
            let _ = game.open(&doc, None);
            for (path, keys) in doc.asked() {
                for (key, want) in keys {
                    if matches!(want, Expected::Int(..) | Expected::Decimal(..)) {
                        numeric.entry((path.clone(), key)).or_insert_with(|| text.clone());
                    }
                }
            }
        }
        let (mut refused, mut kept) = (0, 0);
        for ((path, key), text) in &numeric {
            let write = |value: &str| with(text, path, key, value);
            let open = |value: &str| battle(*game, &write(value)?).ok();
            // A key nothing hangs on here says nothing.
            let ends: Vec<u64> = ["1", "2", "3", "5"].iter().filter_map(|value| open(value)).collect();
            if ends.windows(2).all(|two| two[0] == two[1]) {
                continue;
            }
            for (written, near) in WRITTEN {
                let Some(text) = write(written) else { continue };
                let made = match battle(*game, &text) {
                    Ok(made) => made,
                    Err(places) => {
                        let named = places
                            .iter()
                            .any(|place| place.rsplit('.').next().is_some_and(|k| k.starts_with(key.as_str())));
                        assert!(named, "{id}: {path}.{key} = {written} is refused without a word on it: {places:?}");
                        refused += 1;
                        continue;
                    }
                };
                kept += 1;
                for other in near {
                    assert_ne!(Some(made), open(other), "{id}: {path}.{key} = {written} is taken for {other}");
                }
            }
        }
        println!("{id}: {refused} refused, {kept} kept of {} keys", numeric.len());
        assert!(
            refused >= 40.min(numeric.len() * 2),
            "{id}: {refused} refused and {kept} kept of {} keys: hardly anything was tried",
            numeric.len()
        );
    }
}
