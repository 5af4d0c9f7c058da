//! The shelf: what is confirmed stays, two writers lose nothing, older and newer and damaged files are met with care.
#![allow(missing_docs, clippy::unwrap_used)]

use montjoie_chronicle::{Author, Chronicle, Journal, Shelf, Trouble, begin};
use montjoie_table::Rng;
use std::path::PathBuf;

const STANDARD: &str = include_str!("../../../scenarios/bx/standard.toml");

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("montjoie-shelf-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn add(shelf: &Shelf, id: &str) {
    let begun = begin(montjoie_books::GAMES, STANDARD, None).unwrap();
    shelf.add(id, &("fr".into(), "en".into()), &Journal::new(begun.header)).unwrap();
}

#[test]
fn a_battle_on_the_shelf_is_the_battle_played() {
    let folder = folder("played");
    let shelf = Shelf::open(&folder).unwrap();
    add(&shelf, "gue");
    let mut chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(shelf.battle("gue"))).unwrap();
    let mut conduct = montjoie_chronicle::Conduct::automatic(Rng::of(4, 0));
    for _ in 0..20 {
        chronicle.advance(&mut conduct).unwrap();
    }
    chronicle.note("a line of the GM's", Author::Gm).unwrap();
    let (hash, head) = (chronicle.fight().hash(), chronicle.head());
    drop((chronicle, shelf));
    let again = Shelf::open(&folder).unwrap();
    let chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(again.battle("gue"))).unwrap();
    assert_eq!((chronicle.fight().hash(), chronicle.head()), (hash, head));
    assert_eq!(again.battles().unwrap().len(), 1);
}

#[test]
fn of_two_who_write_at_once_one_is_told() {
    let folder = folder("two");
    let (one, other) = (Shelf::open(&folder).unwrap(), Shelf::open(&folder).unwrap());
    add(&one, "gue");
    let mut first = Chronicle::with(montjoie_books::GAMES, Box::new(one.battle("gue"))).unwrap();
    let mut second = Chronicle::with(montjoie_books::GAMES, Box::new(other.battle("gue"))).unwrap();
    first.note("first", Author::Gm).unwrap();
    assert!(matches!(second.note("second", Author::Gm), Err(Trouble::HeadMoved)));
    second.refresh().unwrap();
    second.note("second", Author::Gm).unwrap();
    first.refresh().unwrap();
    assert_eq!(first.head(), second.head());
}

#[test]
fn newer_and_damaged_files_are_left_as_they_are() {
    let folder = folder("newer");
    let shelf = Shelf::open(&folder).unwrap();
    let file = shelf.file().to_owned();
    drop(shelf);
    let base = rusqlite::Connection::open(&file).unwrap();
    base.pragma_update(None, "user_version", 99).unwrap();
    base.close().unwrap();
    let before = std::fs::read(&file).unwrap();
    assert!(matches!(Shelf::open(&folder), Err(Trouble::ShelfNewer { layout: 99, .. })));
    assert_eq!(std::fs::read(&file).unwrap(), before);
    let junk = vec![7u8; 8192];
    std::fs::write(&file, &junk).unwrap();
    assert!(matches!(Shelf::open(&folder), Err(Trouble::ShelfDamaged(_))));
    assert_eq!(std::fs::read(&file).unwrap(), junk);
}

#[test]
fn five_dated_copies_are_kept() {
    let folder = folder("copies");
    let shelf = Shelf::open(&folder).unwrap();
    add(&shelf, "gue");
    for day in 1..=7 {
        shelf.back_up(&format!("2026-11-0{day}")).unwrap();
    }
    assert_eq!(shelf.back_up("2026-11-07").unwrap(), None, "one copy a day");
    let mut copies: Vec<_> = std::fs::read_dir(folder.join("copies"))
        .unwrap()
        .map(|f| f.unwrap().file_name().into_string().unwrap())
        .collect();
    copies.sort();
    assert_eq!(copies.len(), 5);
    assert_eq!(copies[0], "montjoie-2026-11-03.sqlite");
    let copy = rusqlite::Connection::open(folder.join("copies").join(&copies[4])).unwrap();
    assert_eq!(copy.query_row("SELECT count(*) FROM battle", [], |r| r.get::<_, i64>(0)).unwrap(), 1);
}

#[test]
fn an_older_file_is_copied_before_it_is_brought_up_to_date() {
    let folder = folder("older");
    let shelf = Shelf::open(&folder).unwrap();
    add(&shelf, "gue");
    let mut chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(shelf.battle("gue"))).unwrap();
    chronicle.note("before", Author::Gm).unwrap();
    let stood = (chronicle.head(), chronicle.fight().hash());
    let file = shelf.file().to_owned();
    drop((chronicle, shelf));
    // As the first layout was: no drafts, no sums.
    let base = rusqlite::Connection::open(&file).unwrap();
    base.execute_batch("DROP TABLE draft; DROP TABLE seal; ALTER TABLE entry DROP COLUMN sum; PRAGMA user_version = 1")
        .unwrap();
    base.close().unwrap();
    let shelf = Shelf::open(&folder).unwrap();
    shelf.keep_draft("one", Some("text")).unwrap();
    assert_eq!(shelf.battles().unwrap().len(), 1);
    let copy = rusqlite::Connection::open(folder.join("copies/montjoie-before-layout-3.sqlite")).unwrap();
    let layout: i64 = copy.query_row("PRAGMA user_version", [], |r| r.get(0)).unwrap();
    let battles: i64 = copy.query_row("SELECT count(*) FROM battle", [], |r| r.get(0)).unwrap();
    assert_eq!((layout, battles), (1, 1), "the copy is the file as it was");
    // The battle stands where it stood, and is played on.
    let mut chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(shelf.battle("gue"))).unwrap();
    assert_eq!((chronicle.head(), chronicle.fight().hash()), stood);
    chronicle.note("after", Author::Gm).unwrap();
    let copied: i64 = copy.query_row("SELECT count(*) FROM entry", [], |r| r.get(0)).unwrap();
    assert_eq!(copied, i64::try_from(stood.0).unwrap(), "and the copy has nothing of it");
    // Dated copies come and go; this one stays.
    for day in 1..=7 {
        shelf.back_up(&format!("2026-11-0{day}")).unwrap();
    }
    assert!(folder.join("copies/montjoie-before-layout-3.sqlite").exists());
}

#[test]
fn drafts_are_kept_in_order_and_put_aside() {
    let folder = folder("drafts");
    let shelf = Shelf::open(&folder).unwrap();
    shelf.keep_draft("one", Some("1")).unwrap();
    shelf.keep_draft("two", Some("2")).unwrap();
    shelf.keep_draft("one", Some("1 again")).unwrap();
    drop(shelf);
    let shelf = Shelf::open(&folder).unwrap();
    let all = shelf.drafts().unwrap();
    assert_eq!(all, [("one".to_owned(), "1 again".to_owned()), ("two".to_owned(), "2".to_owned())]);
    shelf.keep_draft("one", None).unwrap();
    assert_eq!((shelf.draft("one").unwrap(), shelf.draft("two").unwrap()), (None, Some("2".to_owned())));
}

#[test]
fn a_battle_is_put_away_before_it_is_deleted_and_its_journal_stays() {
    let folder = folder("deleted");
    let shelf = Shelf::open(&folder).unwrap();
    add(&shelf, "gue");
    let mut chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(shelf.battle("gue"))).unwrap();
    chronicle.note("to be remembered", Author::Gm).unwrap();
    let written = chronicle.journal().write();
    assert!(shelf.delete("gue").is_err(), "only what was put away");
    assert_eq!(shelf.battles().unwrap().len(), 1);
    shelf.archive("gue", true).unwrap();
    let file = shelf.delete("gue").unwrap();
    assert!(shelf.battles().unwrap().is_empty());
    let kept = std::fs::read(file).unwrap();
    assert_eq!(kept, written);
    // From which it comes back.
    let journal = Journal::read(&kept).unwrap().journal;
    shelf.add("again", &("fr".into(), "en".into()), &journal).unwrap();
    let again = Chronicle::with(montjoie_books::GAMES, Box::new(shelf.battle("again"))).unwrap();
    assert_eq!(again.fight().hash(), chronicle.fight().hash());
}

/// The clock of a machine jumps to and fro: the copy just made is always there, none that is dated later goes, and of the earlier ones the last
/// five stay. What happened in which order is told by what was written, never by a clock.
#[test]
fn a_clock_that_jumps_takes_no_copy_it_should_not() {
    let folder = folder("clock");
    let shelf = Shelf::open(&folder).unwrap();
    add(&shelf, "gue");
    let mut rng = Rng::of(10, 0);
    let ids = || -> std::collections::BTreeSet<String> {
        let dated = montjoie_chronicle::copies(&folder).into_iter().map(|copy| copy.id);
        dated.collect()
    };
    for n in 0..60u32 {
        let mut chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(shelf.battle("gue"))).unwrap();
        chronicle.note(&format!("ligne {n}"), Author::Gm).unwrap();
        let year = [1970, 2026, 2026, 2026, 2031][rng.below(5) as usize];
        let day = format!("{year}-11-{:02}", 1 + rng.below(28));
        let before = ids();
        shelf.back_up(&day).unwrap();
        let after = ids();
        assert!(after.contains(&day), "{day}: {after:?}");
        let later =
            |all: &std::collections::BTreeSet<String>| all.iter().filter(|id| **id > day).cloned().collect::<Vec<_>>();
        assert_eq!(later(&before), later(&after), "{day}");
        let mut earlier: Vec<&String> = before.iter().chain([&day]).filter(|id| **id <= day).collect();
        earlier.sort();
        earlier.dedup();
        let kept: Vec<&String> = after.iter().filter(|id| **id <= day).collect();
        assert_eq!(kept, earlier[earlier.len().saturating_sub(5)..], "{day}");
    }
    // Which copy is the newest is told by what it holds.
    let all = montjoie_chronicle::copies(&folder);
    let acts: Vec<i64> = all.iter().map(|copy| copy.holds.as_ref().unwrap().acts).collect();
    let newest = *acts.iter().max().unwrap();
    assert!(newest > 30, "{acts:?}");
}
