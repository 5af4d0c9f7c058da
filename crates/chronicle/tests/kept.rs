//! The promise for files (docs/promise.md): whatever a released version wrote opens, with the facts it had. A folder a version under
//! `kept/`; nothing in there is ever written anew.
#![allow(missing_docs)]

use montjoie_books::GAMES;
use montjoie_chronicle::{Chronicle, Journal, Memory, Shelf, Store as _, begin};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn versions() -> Vec<PathBuf> {
    within(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept"))
}

fn within(folder: &Path) -> Vec<PathBuf> {
    let found = std::fs::read_dir(folder).expect("the folder is there");
    let mut all: Vec<PathBuf> = found.map(|entry| entry.expect("it can be read").path()).collect();
    all.sort();
    all
}

fn called(path: &Path) -> String {
    path.file_name().expect("a name").to_string_lossy().into_owned()
}

/// Where a battle stands: how it ended, and what is left of whom. Facts, not wordings.
fn stands(told: &mut String, what: &str, chronicle: &Chronicle) {
    let fight = chronicle.fight();
    let (place, outcome) = (fight.place(), chronicle.outcome());
    writeln!(told, "{what}: {} round {} {outcome:?}", fight.info().id, place.round).expect("text");
    for fate in fight.fates() {
        let name = fight.names().id(fate.subject);
        writeln!(told, "  {name} {}/{} {}", fate.now, fate.initial, fate.word).expect("text");
    }
}

/// Opens everything a version left, and tells what it found.
fn told(folder: &Path) -> String {
    let mut told = String::new();
    for file in within(folder) {
        let (what, end) = (called(&file), file.extension().and_then(|e| e.to_str()).unwrap_or_default());
        match end {
            "montjoie" => {
                let bytes = std::fs::read(&file).expect("it can be read");
                let read = Journal::read(&bytes).unwrap_or_else(|why| panic!("{}: {why:?}", file.display()));
                assert!(read.notices.is_empty(), "{}: {:?}", file.display(), read.notices);
                // A report holds the page beside the journal; whoever opens it takes the journal alone.
                let whole = what.starts_with("report") || read.journal.write() == bytes;
                assert!(whole, "{} is written as it was", file.display());
                let chronicle = Chronicle::with(GAMES, Box::new(Memory::of(read.journal)));
                stands(&mut told, &what, &chronicle.unwrap_or_else(|why| panic!("{}: {why:?}", file.display())));
            }
            "sqlite" => shelf(&mut told, &file),
            "toml" => {
                let text = std::fs::read_to_string(&file).expect("text");
                let begun = begin(GAMES, &text, None).unwrap_or_else(|why| panic!("{}: {why:?}", file.display()));
                writeln!(told, "{what}: {} sheets", begun.opened.fight.fates().len()).expect("text");
            }
            "txt" => {}
            _ => panic!("{}: nobody opens this", file.display()),
        }
    }
    told
}

/// A data file is opened where a table would have it: in a folder of its own, to be written to.
fn shelf(told: &mut String, file: &Path) {
    let version = called(file.parent().expect("a folder"));
    let folder = std::env::temp_dir().join(format!("montjoie-kept-{}-{version}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::copy(file, folder.join("montjoie.sqlite")).expect("a copy");
    let shelf = Shelf::open(&folder).unwrap_or_else(|why| panic!("{}: {why:?}", file.display()));
    assert!(shelf.broken().is_empty(), "{:?}", shelf.broken());
    let mut battles = shelf.battles().expect("battles");
    battles.sort_by(|a, b| a.id.cmp(&b.id));
    for battle in battles {
        let loaded = shelf.battle(&battle.id).load().expect("a journal");
        let chronicle = Chronicle::with(GAMES, Box::new(Memory::of(loaded.journal)));
        let chronicle = chronicle.unwrap_or_else(|why| panic!("{} {}: {why:?}", file.display(), battle.id));
        stands(told, &format!("{} {}", called(file), battle.id), &chronicle);
    }
    shelf.close().expect("it closes");
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn every_file_of_every_released_version_opens_with_its_facts() {
    let versions = versions();
    assert!(!versions.is_empty(), "no version is kept");
    for folder in versions {
        let kept = std::fs::read_to_string(folder.join("told.txt"));
        let kept = kept.unwrap_or_else(|e| panic!("{}: told.txt: {e}", folder.display()));
        assert_eq!(told(&folder), kept, "{}", folder.display());
    }
}

/// Every book, in every kind of file: a version that keeps less promises less.
#[test]
fn every_version_keeps_a_file_of_each_kind_of_each_book() {
    for folder in versions() {
        let kept = std::fs::read_to_string(folder.join("told.txt")).expect("told.txt");
        for book in GAMES.iter().map(|game| game.info().id) {
            for file in [format!("{book}.montjoie: {book} round"), format!("{book}.toml: ")] {
                assert!(kept.contains(&file), "{}: {file}", folder.display());
            }
            let shelved =
                |line: &str| line.starts_with("montjoie.sqlite ") && line.contains(&format!(": {book} round"));
            assert!(kept.lines().any(shelved), "{}: no battle of {book} in the data file", folder.display());
        }
        assert!(kept.contains("export.montjoie: ") && kept.contains("report.montjoie: "), "{}", folder.display());
    }
}

/// A file that was cut short or changed is noticed: the test above can fail.
#[test]
fn a_kept_file_that_was_changed_is_noticed() {
    let first = versions().swap_remove(0);
    let file = within(&first).into_iter().find(|f| f.extension().is_some_and(|e| e == "montjoie")).expect("a journal");
    let mut bytes = std::fs::read(file).expect("it can be read");
    bytes.truncate(bytes.len() - 40);
    assert!(Journal::read(&bytes).map_or(true, |read| !read.notices.is_empty() || read.journal.write() != bytes));
}

/// Tells what a new folder holds; one that has its `told.txt` is never told anew.
#[test]
#[ignore = "run once when a version is released: see docs/promise.md"]
fn tell_what_a_new_version_keeps() {
    for folder in versions().into_iter().filter(|folder| !folder.join("told.txt").exists()) {
        std::fs::write(folder.join("told.txt"), told(&folder)).expect("written");
    }
}
