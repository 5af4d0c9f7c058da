//! A disk that is full, or takes what is written and will not sync it: what was refused is told as refused, and never comes back; what was
//! confirmed stays; and once the disk is well again it goes on. Somebody writes in a process of its own (this very program, called again)
//! whose disk is the shim of the power cuts.
#![cfg(target_os = "linux")]
#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use montjoie_chronicle::{Author, Chronicle, FileStore, Journal, Shelf, Store as _, Trouble, begin};
use std::path::{Path, PathBuf};
use std::process::Command;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("montjoie-syncs-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn on_the_shelf(data: &Path) -> Chronicle {
    let shelf = Shelf::open(data).unwrap();
    if shelf.battles().unwrap().is_empty() {
        let begun = begin(montjoie_books::GAMES, common::FORD, None).unwrap();
        shelf.add("gue", &("fr".into(), "en".into()), &Journal::new(begun.header)).unwrap();
    }
    Chronicle::with(montjoie_books::GAMES, Box::new(shelf.battle("gue"))).unwrap()
}

fn in_a_file(data: &Path) -> Chronicle {
    Chronicle::create(montjoie_books::GAMES, &data.join("gue.jsonl"), common::FORD, None).unwrap()
}

/// The other process. Called by itself it has nothing to do. `HAND` is where it writes, what fails, and whether the disk gets well again.
#[test]
fn a_hand_of_its_own() {
    let Ok(hand) = std::env::var("MONTJOIE_HAND") else { return };
    let words: Vec<&str> = hand.split(' ').collect();
    let [place, fails, then] = words[..] else { panic!("{hand}") };
    let of = |name: &str| PathBuf::from(std::env::var_os(name).unwrap());
    let (data, disk) = (of("MONTJOIE_SHIM_DATA"), of("MONTJOIE_SHIM_DISK"));
    let mut chronicle = if place == "shelf" { on_the_shelf(&data) } else { in_a_file(&data) };
    chronicle.note("tenue", Author::Gm).unwrap();
    let signs: Vec<PathBuf> = fails.split('+').map(|word| disk.join(word)).collect();
    signs.iter().for_each(|sign| std::fs::write(sign, "").unwrap());
    let head = chronicle.head();
    for _ in 0..2 {
        let refused = chronicle.note("refusee", Author::Gm).unwrap_err();
        let right = if fails == "full" { refused == Trouble::DiskFull } else { matches!(refused, Trouble::Io(_)) };
        assert!(right, "{refused:?}");
        assert_eq!(chronicle.head(), head, "nothing happened");
    }
    if then == "well" {
        signs.iter().for_each(|sign| std::fs::remove_file(sign).unwrap());
        chronicle.refresh().unwrap();
        assert_eq!(chronicle.head(), head, "nor has it when it is read again");
        chronicle.note("suite", Author::Gm).unwrap();
    }
    // Struck down: nothing is closed, nothing is folded in.
    std::process::exit(0);
}

fn shim() -> PathBuf {
    let library = folder("shim").join("power.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/tests/shim/power.c");
    let cc = std::env::var("CC").unwrap_or_else(|_| "cc".into());
    let flags = ["-shared", "-fPIC", "-O1", "-o"];
    let built = Command::new(cc).args(flags).arg(&library).arg(source).args(["-ldl", "-lpthread"]).status();
    assert!(built.expect("the C compiler that builds SQLite").success());
    library
}

fn notes(journal: &Journal) -> Vec<String> {
    let text = |line: &str| line.split("\"text\":\"").nth(1)?.split('"').next().map(str::to_owned);
    String::from_utf8(journal.write()).unwrap().lines().skip(1).filter_map(text).collect()
}

/// What is there when it is opened again.
fn there(place: &str, data: &Path) -> Vec<String> {
    match place {
        "shelf" => notes(on_the_shelf(data).journal()),
        _ => notes(&FileStore::open(&data.join("gue.jsonl")).unwrap().load().unwrap().journal),
    }
}

#[test]
fn what_the_disk_refused_never_comes_back() {
    let shim = shim();
    let mut cases = 0;
    for place in ["shelf", "file"] {
        for fails in ["full", "nosync", "nosync+nocut"] {
            for then in ["struck", "well"] {
                // A line that can be neither synced nor taken back is there for whoever comes next: no program can help it.
                if (place, fails, then) == ("file", "nosync+nocut", "struck") {
                    continue;
                }
                let name = format!("{place} {fails} {then}");
                let data = folder(&name.replace([' ', '+'], "-"));
                let disk = folder(&format!("{}-disk", name.replace([' ', '+'], "-")));
                let run = Command::new(std::env::current_exe().unwrap())
                    .args(["--exact", "a_hand_of_its_own", "--nocapture", "--test-threads=1"])
                    .env("MONTJOIE_HAND", &name)
                    .env("LD_PRELOAD", &shim)
                    .env("MONTJOIE_SHIM_DATA", &data)
                    .env("MONTJOIE_SHIM_DISK", &disk)
                    .output()
                    .unwrap();
                assert!(run.status.success(), "{name}: {}", String::from_utf8_lossy(&run.stderr));
                let wanted: &[&str] = if then == "well" { &["tenue", "suite"] } else { &["tenue"] };
                // After a power cut there is what reached the disk; after a kill, what was written.
                assert_eq!(there(place, &disk), wanted, "{name}, the power cut");
                assert_eq!(there(place, &data), wanted, "{name}, killed");
                cases += 1;
            }
        }
    }
    assert_eq!(cases, 11);
}
