//! Copies put back: what is damaged or newer is not touched, nothing newer is lost unasked, nothing is ever deleted.
#![allow(missing_docs, clippy::unwrap_used)]

use montjoie_chronicle::{Author, Chronicle, Journal, Present, Restoration, Shelf, Store as _, Trouble, begin, copies};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const STANDARD: &str = include_str!("../../../scenarios/bx/standard.toml");

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("montjoie-restoring-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn add(shelf: &Shelf, id: &str) {
    let begun = begin(montjoie_books::GAMES, STANDARD, None).unwrap();
    shelf.add(id, &(format!("{id} fr"), format!("{id} en")), &Journal::new(begun.header)).unwrap();
}

fn note(shelf: &Shelf, id: &str, times: u32) {
    let mut chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(shelf.battle(id))).unwrap();
    for n in 0..times {
        chronicle.note(&format!("line {n} of {id}"), Author::Gm).unwrap();
    }
}

/// Every battle of a shelf, as its journal file would be.
fn held(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let shelf = Shelf::open(folder).unwrap();
    let journal = |id: &str| shelf.battle(id).load().unwrap().journal.write();
    shelf.battles().unwrap().iter().map(|b| (b.id.clone(), journal(&b.id))).collect()
}

/// Every file of a folder, byte for byte; what only says who has it open is no part of it.
fn bytes(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(bytes(&path));
        } else {
            all.insert(path.clone(), std::fs::read(&path).unwrap());
        }
    }
    all
}

/// A folder as a power cut leaves it: the log beside the file, nothing folded in.
fn power_cut(from: &Path, to: &Path) {
    let _ = std::fs::remove_dir_all(to);
    std::fs::create_dir_all(to.join("copies")).unwrap();
    for name in ["montjoie.sqlite", "montjoie.sqlite-wal"] {
        std::fs::copy(from.join(name), to.join(name)).unwrap();
    }
    for copy in std::fs::read_dir(from.join("copies")).into_iter().flatten().flatten() {
        std::fs::copy(copy.path(), to.join("copies").join(copy.file_name())).unwrap();
    }
}

/// A shelf with a copy, and much played since: what was left by a power cut, its copy and what the copy holds.
fn cut(name: &str) -> (PathBuf, PathBuf, BTreeMap<String, Vec<u8>>) {
    let (live, left) = (folder(&format!("{name}-live")), folder(name));
    let shelf = Shelf::open(&live).unwrap();
    for id in ["gue", "pont"] {
        add(&shelf, id);
        note(&shelf, id, 40);
    }
    shelf.back_up("2026-11-15").unwrap();
    let copied = held(&live);
    note(&shelf, "gue", 30);
    add(&shelf, "tour");
    power_cut(&live, &left);
    (left.clone(), left.join("copies/montjoie-2026-11-15.sqlite"), copied)
}

#[test]
fn a_log_that_is_not_the_files_own_is_not_replayed_over_it() {
    let (data, copy, copied) = cut("stale");
    // What the words of old asked for: the copy in the place of the file, the log still beside it.
    std::fs::copy(&copy, data.join("montjoie.sqlite")).unwrap();
    let before = bytes(&data);
    assert_eq!(Shelf::open(&data).unwrap_err(), Trouble::ShelfLog);
    assert!(bytes(&data) == before, "not a byte was touched");
    let plan = Restoration::new(&data, &copy).unwrap();
    assert!(matches!(plan.present, Present::Unreadable(_)) && !plan.replaces_newer());
    let aside = plan.carry_out("2026-11-16-201500").unwrap().unwrap();
    assert_eq!(held(&data), copied);
    for name in ["montjoie.sqlite", "montjoie.sqlite-wal"] {
        assert_eq!(std::fs::read(aside.with_file_name(name)).unwrap(), before[&data.join(name)], "{name}");
    }
}

#[test]
fn a_newer_or_damaged_file_is_not_touched_though_a_log_lies_beside_it() {
    let (data, _, _) = cut("newer-log");
    let file = data.join("montjoie.sqlite");
    // A newer program wrote its number into the log.
    let base = rusqlite::Connection::open(&file).unwrap();
    base.pragma_update(None, "user_version", 99).unwrap();
    let log = std::fs::read(data.join("montjoie.sqlite-wal")).unwrap();
    let main = std::fs::read(&file).unwrap();
    base.close().unwrap();
    std::fs::write(&file, main).unwrap();
    std::fs::write(data.join("montjoie.sqlite-wal"), log).unwrap();
    let before = bytes(&data);
    assert!(matches!(Shelf::open(&data), Err(Trouble::ShelfNewer { layout: 99, .. })));
    assert!(bytes(&data) == before, "not a byte was touched");
    // An empty file beside a log: SQLite would throw the log away.
    std::fs::write(&file, "").unwrap();
    let before = bytes(&data);
    assert_eq!(Shelf::open(&data).unwrap_err(), Trouble::ShelfEmpty);
    assert!(bytes(&data) == before, "not a byte was touched");
    std::fs::remove_file(&file).unwrap();
    assert_eq!(Shelf::open(&data).unwrap_err(), Trouble::ShelfEmpty);
    assert!(data.join("montjoie.sqlite-wal").exists());
}

#[test]
fn what_the_copy_lacks_is_told_battle_by_battle() {
    let (data, copy, copied) = cut("told");
    let full = held(&data);
    let shelf = Shelf::open(&data).unwrap();
    shelf.keep_draft("one", Some("text")).unwrap();
    shelf.close().unwrap();
    let plan = Restoration::new(&data, &copy).unwrap();
    assert!(plan.replaces_newer());
    let Present::Readable(newer) = &plan.present else { panic!("{:?}", plan.present) };
    let told: Vec<_> = newer.battles.iter().map(|b| (b.name.0.as_str(), b.whole, b.entries)).collect();
    assert_eq!(told, [("tour fr", true, 0), ("gue fr", false, 30)]);
    assert_eq!((newer.drafts, plan.holds.battles, plan.holds.unreadable), (1, 2, 0));
    // What was set aside can be put back in the same way.
    let aside = plan.carry_out("2026-11-16-201500").unwrap().unwrap();
    assert_eq!(held(&data), copied);
    let back = Restoration::new(&data, &aside).unwrap();
    assert!(!back.replaces_newer(), "{:?}", back.present);
    back.carry_out("2026-11-16-201500").unwrap().unwrap();
    assert_eq!(held(&data), full);
    let all = copies(&data);
    let ids: Vec<&str> = all.iter().map(|c| c.id.as_str()).collect();
    assert_eq!(
        ids,
        ["2026-11-15", "aside-2026-11-16-201500-2", "aside-2026-11-16-201500"],
        "a second one of that name"
    );
    assert!(all.iter().all(|c| c.holds.is_ok()), "{all:?}");
}

#[test]
fn what_is_no_sound_copy_is_refused_and_nothing_is_touched() {
    let (data, copy, _) = cut("unsound");
    let beside = folder("unsound-copies");
    std::fs::create_dir_all(&beside).unwrap();
    let made = |name: &str, bytes: &[u8]| {
        let file = beside.join(name);
        std::fs::write(&file, bytes).unwrap();
        file
    };
    let whole = std::fs::read(&copy).unwrap();
    let mut spoiled = whole.clone();
    spoiled[4096..8192].fill(0xa5);
    let newer = made("newer", &whole);
    rusqlite::Connection::open(&newer).unwrap().pragma_update(None, "user_version", 4).unwrap();
    let foreign = beside.join("foreign");
    rusqlite::Connection::open(&foreign).unwrap().execute_batch("CREATE TABLE t (a)").unwrap();
    let before = bytes(&data);
    type Right = fn(&Trouble) -> bool;
    let cases: [(PathBuf, Right); 9] = [
        (made("spoiled", &spoiled), |t| matches!(t, Trouble::CopyDamaged(_))),
        (made("short", &whole[..whole.len() / 2]), |t| matches!(t, Trouble::CopyDamaged(_))),
        (made("torn", &whole[..whole.len() - 100]), |t| matches!(t, Trouble::CopyDamaged(_))),
        (made("text", b"a file of another kind altogether"), |t| matches!(t, Trouble::CopyDamaged(_))),
        (made("empty", b""), |t| *t == Trouble::NotACopy),
        (newer, |t| matches!(t, Trouble::CopyNewer { layout: 4, ours: 3 })),
        (foreign, |t| *t == Trouble::NotACopy),
        (data.join("montjoie.sqlite"), |t| *t == Trouble::OwnFile),
        (beside.join("nothing"), |t| *t == Trouble::Missing),
    ];
    for (file, right) in cases {
        let refused = Restoration::new(&data, &file).unwrap_err();
        assert!(right(&refused), "{}: {refused:?}", file.display());
    }
    assert_eq!(Restoration::new(&data, &beside).unwrap_err(), Trouble::Folder);
    assert!(bytes(&data) == before, "not a byte was touched");
}

/// The power goes between any two steps of a restoring: the next opening finds the file as it was, or finishes what was asked for.
#[test]
fn a_restoring_that_is_broken_off_is_finished_or_never_was() {
    let (data, copy, copied) = cut("broken-off");
    let full = {
        let look = folder("broken-off-look");
        power_cut(&data, &look);
        held(&look)
    };
    let before = bytes(&data);
    let aside = data.join("aside/2026-11-16-201500");
    let main = data.join("montjoie.sqlite");
    let wal = data.join("montjoie.sqlite-wal");
    let set = |moved: &[&Path], next: Option<&str>| {
        let _ = std::fs::remove_dir_all(&data);
        for (path, bytes) in &before {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, bytes).unwrap();
        }
        std::fs::create_dir_all(&aside).unwrap();
        if let Some(name) = next {
            std::fs::copy(&copy, aside.join(name)).unwrap();
        }
        for file in moved {
            std::fs::rename(file, aside.join(file.file_name().unwrap())).unwrap();
        }
    };
    // The copy is still being written: as if nothing had been asked.
    set(&[], Some("next.sqlite.begun"));
    assert_eq!(held(&data), full);
    assert!(!aside.exists());
    for moved in [&[][..], &[wal.as_path()], &[wal.as_path(), main.as_path()]] {
        set(moved, Some("next.sqlite"));
        assert_eq!(held(&data), copied, "{moved:?}");
        for file in [&main, &wal] {
            let kept = std::fs::read(aside.join(file.file_name().unwrap())).unwrap();
            assert_eq!(kept, before[file], "{moved:?}");
        }
        assert!(!aside.join("next.sqlite").exists());
    }
}

#[test]
fn an_open_shelf_puts_a_copy_back_and_old_handles_write_nothing() {
    let (data, copy, copied) = cut("open");
    let shelf = Shelf::open(&data).unwrap();
    let old = shelf.for_this_sitting();
    let mut chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(old.battle("gue"))).unwrap();
    let plan = shelf.plan(&copy).unwrap();
    assert!(plan.replaces_newer());
    chronicle.note("meanwhile", Author::Gm).unwrap();
    assert_eq!(shelf.restore(&plan, "2026-11-16-201500").unwrap_err(), Trouble::HeadMoved, "nobody saw this line");
    assert!(!data.join("aside").exists(), "nothing was begun");
    let plan = shelf.plan(&copy).unwrap();
    let aside = shelf.restore(&plan, "2026-11-16-201500").unwrap().unwrap();
    assert_eq!(chronicle.note("too late", Author::Gm).unwrap_err(), Trouble::Replaced);
    assert_eq!(old.keep("seats/gue", "{}").unwrap_err(), Trouble::Replaced);
    add(&shelf, "next");
    shelf.close().unwrap();
    assert_eq!(shelf.battles().unwrap_err(), Trouble::Closed);
    let mut now = held(&data);
    assert!(now.remove("next").is_some(), "it is played on");
    assert_eq!(now, copied);
    let former = folder("open-former");
    std::fs::create_dir_all(&former).unwrap();
    std::fs::copy(aside, former.join("montjoie.sqlite")).unwrap();
    let gue = String::from_utf8(held(&former)["gue"].clone()).unwrap();
    assert!(gue.contains("meanwhile") && !gue.contains("too late"), "the former file alone is whole");
}

#[test]
fn a_shelf_that_was_closed_is_whole_in_its_file_alone() {
    let (data, _, _) = cut("closed");
    let full = held(&data);
    let shelf = Shelf::open(&data).unwrap();
    // Somebody still holds it.
    let other = shelf.clone();
    note(&shelf, "pont", 5);
    other.close().unwrap();
    assert!(!data.join("montjoie.sqlite-wal").exists());
    let alone = folder("closed-alone");
    std::fs::create_dir_all(&alone).unwrap();
    std::fs::copy(data.join("montjoie.sqlite"), alone.join("montjoie.sqlite")).unwrap();
    let now = held(&alone);
    assert_eq!((now["gue"].clone(), now["tour"].clone()), (full["gue"].clone(), full["tour"].clone()));
    assert!(now["pont"].len() > full["pont"].len());
    drop(shelf);
}

#[test]
fn copies_dated_in_the_future_push_out_none_of_today() {
    let data = folder("future");
    let shelf = Shelf::open(&data).unwrap();
    add(&shelf, "gue");
    for day in 1..=6 {
        shelf.back_up(&format!("2031-01-0{day}")).unwrap();
    }
    for day in 1..=7 {
        shelf.back_up(&format!("2026-11-0{day}")).unwrap();
    }
    let ids: Vec<String> = copies(&data).into_iter().map(|c| c.id).filter(|id| id.starts_with("2026")).collect();
    assert_eq!(ids, ["2026-11-07", "2026-11-06", "2026-11-05", "2026-11-04", "2026-11-03"]);
}
