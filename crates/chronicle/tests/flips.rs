//! A bit flips somewhere in the file of battles. Whatever it does, nothing that was lost or changed goes unnoticed, and what is whole can be
//! played on. How many bits are drawn is `MONTJOIE_FLIPS`; the proofs take 2,000, `soak` 20,000.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use montjoie_chronicle::{Author, Chronicle, Conduct, Journal, Shelf, Shelved, Store as _, Trouble, begin, copies};
use montjoie_table::Rng;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn flips() -> u32 {
    std::env::var("MONTJOIE_FLIPS").ok().and_then(|n| n.parse().ok()).unwrap_or(400)
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("montjoie-flips-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A shelf with battles long and short, one of them put away, closed again: its folder.
fn shelf(name: &str) -> PathBuf {
    let data = folder(name);
    let shelf = Shelf::open(&data).unwrap();
    for (n, id) in ["gue", "pont", "tour", "bois"].into_iter().enumerate() {
        let begun = begin(montjoie_books::GAMES, common::FORD, None).unwrap();
        shelf.add(id, &(format!("{id} fr"), format!("{id} en")), &Journal::new(begun.header)).unwrap();
        let mut chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(shelf.battle(id))).unwrap();
        for line in 0..n {
            chronicle.note(&format!("ligne {line}"), Author::Gm).unwrap();
        }
        if id == "gue" {
            chronicle.advance(&mut Conduct::automatic(Rng::of(3, 0))).unwrap();
        }
    }
    shelf.archive("bois", true).unwrap();
    shelf.keep("seats/gue", "{}").unwrap();
    shelf.keep_draft("one", Some("{}")).unwrap();
    shelf.close().unwrap();
    data
}

/// The battles as lists show them, and their journals; or why one has none.
type Held = (Vec<Shelved>, BTreeMap<String, Result<Vec<u8>, Trouble>>);

fn held(shelf: &Shelf) -> Result<Held, Trouble> {
    let all = shelf.battles()?;
    let journal = |b: &Shelved| (b.id.clone(), shelf.battle(&b.id).load().map(|read| read.journal.write()));
    let journals = all.iter().map(journal).collect();
    Ok((all, journals))
}

fn damaged(name: &str, bytes: &[u8]) -> PathBuf {
    let data = folder(name);
    std::fs::write(data.join("montjoie.sqlite"), bytes).unwrap();
    data
}

#[derive(Debug, Default)]
struct Counted {
    refused: u32,
    named: u32,
    harmless: u32,
}

#[test]
fn no_flipped_bit_that_loses_or_changes_a_battle_goes_unnoticed() {
    let sound = shelf("sound");
    let whole = std::fs::read(sound.join("montjoie.sqlite")).unwrap();
    let truth = held(&Shelf::open(&sound).unwrap()).unwrap();
    assert_eq!(truth.0.len(), 4);
    let bits = u32::try_from(whole.len() * 8).unwrap();
    let (mut rng, mut counted) = (Rng::of(15, 4), Counted::default());
    for _ in 0..flips() {
        let bit = rng.below(bits) as usize;
        let mut bytes = whole.clone();
        bytes[bit / 8] ^= 1 << (bit % 8);
        let data = damaged("one", &bytes);
        let Ok(shelf) = Shelf::open(&data) else {
            counted.refused += 1;
            continue;
        };
        let broken: Vec<String> = shelf.broken().into_iter().map(|broken| broken.id).collect();
        let (all, journals) =
            held(&shelf).unwrap_or_else(|trouble| panic!("bit {bit}: it opened, and then {trouble:?}"));
        if broken.is_empty() {
            counted.harmless += 1;
            assert!((&all, &journals) == (&truth.0, &truth.1), "bit {bit}: nobody noticed");
            continue;
        }
        counted.named += 1;
        for (id, journal) in &truth.1 {
            let now = journals.get(id);
            if broken.contains(id) {
                let refused = now.is_none_or(|now| matches!(now, Err(Trouble::BattleBroken { .. })));
                assert!(refused, "bit {bit}: {id} is broken and opens");
            } else {
                assert!(now == Some(journal), "bit {bit}: {id} is whole and does not open");
            }
        }
    }
    println!("{} bits flipped of {bits}: {counted:?}", flips());
    assert_eq!(counted.refused + counted.named + counted.harmless, flips());
    assert!(counted.named > flips() / 5, "most of the file is battles: {counted:?}");
    assert!(counted.refused > 0 && counted.harmless > 0, "{counted:?}");
}

/// Flips one bit of a text that stands once in the file.
fn flip(data: &Path, text: &str) {
    let file = data.join("montjoie.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    let found: Vec<usize> =
        bytes.windows(text.len()).enumerate().filter(|(_, w)| *w == text.as_bytes()).map(|(at, _)| at).collect();
    assert_eq!(found.len(), 1, "{text}");
    bytes[found[0] + text.len() - 1] ^= 1;
    std::fs::write(file, bytes).unwrap();
}

#[test]
fn a_broken_battle_is_named_and_kept_and_the_rest_is_played() {
    let data = shelf("named");
    flip(&data, "ligne 2");
    let before = std::fs::read(data.join("montjoie.sqlite")).unwrap();
    let shelf = Shelf::open(&data).unwrap();
    let broken = shelf.broken();
    assert_eq!(broken.len(), 1);
    assert_eq!((broken[0].id.as_str(), broken[0].name.0.as_str(), broken[0].at), ("bois", "bois fr", 3));
    assert_eq!(shelf.battle("bois").load().unwrap_err(), Trouble::BattleBroken { at: 3 });
    // The others are played on; this one is neither added to nor deleted, whatever is asked.
    let mut other = Chronicle::with(montjoie_books::GAMES, Box::new(shelf.battle("tour"))).unwrap();
    other.note("plus tard", Author::Gm).unwrap();
    assert_eq!(shelf.delete("bois").unwrap_err(), Trouble::BattleBroken { at: 3 });
    shelf.archive("bois", false).unwrap();
    assert_eq!(shelf.battles().unwrap().len(), 4);
    shelf.close().unwrap();
    let again = Shelf::open(&data).unwrap();
    assert_eq!(again.broken().len(), 1, "it stays broken");
    let kept = |bytes: &[u8]| bytes.windows(7).any(|w| w == b"ligne 3");
    assert!(
        kept(&before) && kept(&std::fs::read(data.join("montjoie.sqlite")).unwrap()),
        "what is left of it is there"
    );
}

#[test]
fn entries_and_battles_that_are_gone_are_missed() {
    let cases: [(&str, &str, &str); 5] = [
        ("last", "DELETE FROM entry WHERE battle = 'bois' AND id = 3", "bois"),
        ("middle", "DELETE FROM entry WHERE battle = 'bois' AND id = 2", "bois"),
        ("battle", "DELETE FROM battle WHERE id = 'gue'", "gue"),
        ("name", "UPDATE battle SET name = '[\"a\",\"b\"]' WHERE id = 'pont'", "pont"),
        ("away", "UPDATE battle SET archived = 1 WHERE id = 'pont'", "pont"),
    ];
    for (name, damage, id) in cases {
        let data = shelf(name);
        let base = rusqlite::Connection::open(data.join("montjoie.sqlite")).unwrap();
        base.pragma_update(None, "foreign_keys", "OFF").unwrap();
        base.execute_batch(damage).unwrap();
        base.close().unwrap();
        let broken: Vec<String> = Shelf::open(&data).unwrap().broken().into_iter().map(|b| b.id).collect();
        assert_eq!(broken, [id], "{name}");
    }
}

/// A copy of a damaged file must not push out the copies that hold the battle whole.
#[test]
fn copies_are_checked_and_the_last_whole_one_stays() {
    let data = shelf("copied");
    let shelf = Shelf::open(&data).unwrap();
    for day in 1..=5 {
        shelf.back_up(&format!("2026-11-0{day}")).unwrap();
    }
    shelf.close().unwrap();
    flip(&data, "ligne 2");
    let shelf = Shelf::open(&data).unwrap();
    for day in 6..=9 {
        shelf.back_up(&format!("2026-11-0{day}")).unwrap();
    }
    let told: Vec<(String, usize)> =
        copies(&data).into_iter().map(|copy| (copy.id, copy.holds.unwrap().broken.len())).collect();
    assert_eq!(told.len(), 9, "{told:?}");
    assert!(told.iter().all(|(id, broken)| *broken == usize::from(id.as_str() > "2026-11-05")), "{told:?}");
    // A copy that rots where it lies is told too.
    let rotten = data.join("copies/montjoie-2026-11-05.sqlite");
    let mut bytes = std::fs::read(&rotten).unwrap();
    let at = bytes.windows(7).position(|w| w == b"ligne 2").unwrap();
    bytes[at] ^= 4;
    std::fs::write(&rotten, bytes).unwrap();
    let plan = shelf.plan(&rotten).unwrap();
    assert_eq!((plan.holds.broken.len(), plan.holds.unreadable), (1, 1));
}

/// A file as Montjoie wrote it before battles had sums: two battles and a draft.
#[test]
fn a_file_of_layout_2_opens_and_gets_its_sums() {
    let old: &[u8] = include_bytes!("fixtures/layout2/montjoie.sqlite");
    let data = damaged("layout2", old);
    let lines = |base: &rusqlite::Connection| -> Vec<(String, i64, String)> {
        let mut ask = base.prepare("SELECT battle, id, line FROM entry ORDER BY battle, id").unwrap();
        ask.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap().map(Result::unwrap).collect()
    };
    let before = lines(&rusqlite::Connection::open(data.join("montjoie.sqlite")).unwrap());
    assert_eq!(before.len(), 144);
    let shelf = Shelf::open(&data).unwrap();
    assert_eq!((shelf.battles().unwrap().len(), shelf.drafts().unwrap().len(), shelf.broken().len()), (2, 1, 0));
    for (id, head) in [("b31e05b91bcb", 99), ("57412f025a58", 45)] {
        let mut chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(shelf.battle(id))).unwrap();
        assert_eq!(chronicle.journal().last(), head);
        chronicle.note("on joue encore", Author::Gm).unwrap();
    }
    shelf.close().unwrap();
    let after = lines(&rusqlite::Connection::open(data.join("montjoie.sqlite")).unwrap());
    assert_eq!(after.iter().filter(|line| before.contains(line)).count(), 144, "every line as it was");
    assert!(Shelf::open(&data).unwrap().broken().is_empty());
    let copy = data.join("copies/montjoie-before-layout-3.sqlite");
    assert_eq!(lines(&rusqlite::Connection::open(copy).unwrap()), before);
    // And from now on damage to it is seen.
    let file = data.join("montjoie.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    let at = bytes.windows(9).position(|w| w == b"Il pleut.").unwrap();
    bytes[at] ^= 1;
    std::fs::write(&file, bytes).unwrap();
    assert_eq!(Shelf::open(&data).unwrap().broken().len(), 1);
}
