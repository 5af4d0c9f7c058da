//! Ways a battle no longer goes lie on the shelf alone, and are what they were when somebody goes there.
#![allow(missing_docs, clippy::unwrap_used)]

use montjoie_chronicle::{Author, Body, Chronicle, Conduct, Measure, Shelf, StopAt, begin, titled};
use montjoie_table::Rng;
use std::path::PathBuf;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("montjoie-aside-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// The same scenario on a shelf and in memory.
fn both(shelf: &Shelf, text: &str) -> [Chronicle; 2] {
    let games = montjoie_books::GAMES;
    let begun = begin(games, text, None).unwrap();
    shelf.add("gue", &titled(&begun.header), &montjoie_chronicle::Journal::new(begun.header.clone())).unwrap();
    [Chronicle::with(games, Box::new(shelf.battle("gue"))).unwrap(), Chronicle::in_memory(games, text, None).unwrap()]
}

/// Everything that can be told of it beside the battle.
fn told(book: &Chronicle) -> String {
    let moves = [book.undoes(Measure::Act), book.redoes(Measure::Act)];
    format!("{:?} {:?} {moves:?} {:?}", book.head(), book.fight().hash(), book.branches())
}

#[test]
fn a_way_left_is_not_held_and_not_lost() {
    for game in montjoie_books::GAMES {
        let id = game.info().id;
        let folder = folder(id);
        let shelf = Shelf::open(&folder).unwrap();
        let mut books = both(&shelf, game.samples()[0].1);
        let mut most = 0;
        for cycle in 0..8u64 {
            for book in &mut books {
                let mut conduct = Conduct::automatic(Rng::of(cycle, 0));
                // Two rounds on; now and then back by one, by two, or to the start, and once beside the battle.
                for _ in 0..2 {
                    book.note("un mot", Author::Gm).unwrap();
                    book.go_on_until(&[StopAt::Round], &mut conduct).unwrap();
                }
                match cycle % 4 {
                    0 => (0..3).for_each(|_| drop(book.undo(Measure::Act, Author::Gm))),
                    1 => drop(book.undo(Measure::Step, Author::Gm)),
                    2 => {
                        book.what_if_from(book.path()[3], Author::Gm).unwrap();
                        book.go_on_until(&[StopAt::Round], &mut conduct).unwrap();
                        book.back_to_battle(Author::Gm).unwrap();
                        book.go_to(0, Author::Gm).unwrap();
                    }
                    _ => drop(book.go_to(book.path()[4], Author::Gm)),
                }
            }
            let [kept, plain] = &books;
            assert_eq!(told(kept), told(plain), "{id}, cycle {cycle}");
            assert_eq!(kept.journal().whole().unwrap().write(), plain.journal().write(), "{id}");
            most = most.max(kept.journal().held());
        }
        let [mut kept, mut plain] = books;
        let all = plain.journal().entries().count();
        assert!(most < all / 2, "{id}: {most} of {all} are held");
        // Read again from the shelf, it holds no more.
        let again = Chronicle::with(montjoie_books::GAMES, Box::new(shelf.battle("gue"))).unwrap();
        assert!(again.journal().held() <= most, "{id}: {} held", again.journal().held());
        assert_eq!(told(&again), told(&plain));
        // Whoever goes there finds what was there, and can go on from it.
        let tips: Vec<u64> = plain.journal().tips().collect();
        for (nth, tip) in tips.iter().enumerate().rev() {
            for book in [&mut kept, &mut plain] {
                book.go_to(*tip, Author::Gm).unwrap();
                if nth % 3 == 0 {
                    book.note("encore", Author::Gm).unwrap();
                }
            }
            assert_eq!(told(&kept), told(&plain), "{id}: {tip}");
        }
        // An answer of a way that was left is corrected.
        let answers = |id: &&u64| matches!(plain.journal().entry(**id).unwrap().body, Body::Answer(_));
        let old = tips.iter().flat_map(|tip| plain.journal().path(*tip)).collect::<Vec<_>>();
        let old = *old.iter().find(answers).unwrap();
        let Body::Answer(given) = plain.journal().entry(old).unwrap().body.clone() else { panic!("an answer") };
        let [one, other] = [&mut kept, &mut plain].map(|book| book.amend(old, given.answer.clone(), Author::Gm, None));
        assert_eq!(format!("{one:?}"), format!("{other:?}"));
        assert_eq!(told(&kept), told(&plain));
        assert_eq!(kept.journal(), plain.journal());
        std::fs::remove_dir_all(&folder).unwrap();
    }
}

/// What was damaged on the disk meanwhile is not taken for what was written.
#[test]
fn a_way_that_cannot_be_read_is_refused() {
    let folder = folder("damaged");
    let shelf = Shelf::open(&folder).unwrap();
    let [mut kept, _] = both(&shelf, montjoie_books::GAMES[0].samples()[0].1);
    let mut conduct = Conduct::automatic(Rng::of(1, 0));
    kept.note("premier", Author::Gm).unwrap();
    kept.go_on_until(&[StopAt::Round], &mut conduct).unwrap();
    let (left, first) = (kept.head(), kept.path()[0]);
    kept.go_to(0, Author::Gm).unwrap();
    kept.note("second", Author::Gm).unwrap();
    let here = kept.fight().hash();
    assert!(kept.journal().held() < 5 && kept.journal().whole().is_ok());
    let base = rusqlite::Connection::open(shelf.file()).unwrap();
    let damage = "UPDATE entry SET line = replace(line, 'premier', 'dernier') WHERE id = ?1";
    assert_eq!(base.execute(damage, [i64::try_from(first).unwrap()]).unwrap(), 1);
    assert!(kept.journal().whole().is_err(), "it is not written elsewhere as if it were whole");
    assert!(kept.go_to(left, Author::Gm).is_err());
    assert_eq!(kept.fight().hash(), here, "and the battle stands where it stood");
    kept.note("plus loin", Author::Gm).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
}
