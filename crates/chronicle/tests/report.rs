//! A report plays as its journal does, and nothing of the table's own words is in it.

mod common;
use common::{handful, one_move};

use montjoie_books::GAMES;
use montjoie_chronicle::{
    Author, Chronicle, Conduct, Hand, Journal, Memory, StopAt, anonymous, begin, report_file, reported,
};
use montjoie_game::Gesture;
use montjoie_table::{Rng, Subject};
use std::path::PathBuf;

fn shipped() -> Vec<(String, String)> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut all = Vec::new();
    for folder in std::fs::read_dir(root).expect("the scenarios").flatten() {
        for file in std::fs::read_dir(folder.path()).into_iter().flatten().flatten() {
            let path = file.path();
            if path.extension().is_some_and(|e| e == "toml") {
                all.push((path.display().to_string(), std::fs::read_to_string(&path).expect("text")));
            }
        }
    }
    all.sort();
    assert!(all.len() > 20);
    all
}

/// A battle of a scenario, played a little, with whatever people write into a journal.
fn played(text: &str) -> Chronicle {
    let header = begin(GAMES, text, None).expect("it is shipped").header;
    let mut book = Chronicle::with(GAMES, Box::new(Memory::new(header))).expect("it opens");
    let mut conduct = Conduct::by_hand(Rng::of(21, 0));
    conduct.judgements = Hand::Program;
    let mut rng = Rng::of(22, 0);
    book.note("Guillemette de Trucmuche frappe la table", Author::Seat("Guillemette".to_owned())).expect("a note");
    book.go_on_until(&[StopAt::Round], &mut conduct).expect("a round");
    for _ in 0..8 {
        one_move(&mut book, &mut rng);
    }
    handful(&mut book, &mut rng);
    book.go_on_until(&[StopAt::Round], &mut conduct).expect("a round");
    book
}

#[test]
fn a_report_plays_as_the_journal_does_in_every_shipped_battle() {
    let (mut kept_ids, mut all) = (Vec::new(), 0);
    for (name, text) in shipped() {
        let book = played(&text);
        let journal = book.journal();
        let new = anonymous(GAMES, journal).unwrap_or_else(|t| panic!("{name}: {t:?}"));
        let again = Chronicle::inspect_bytes(GAMES, &new.write()).unwrap_or_else(|t| panic!("{name}: {t:?}"));
        assert_eq!(again.fight().hash(), book.fight().hash(), "{name}");
        let (old, report) = (book.replay(true).expect("read"), again.replay(true).expect("read"));
        assert_eq!((report.steps, report.divergence.is_none()), (old.steps, old.divergence.is_none()), "{name}");
        // Nobody and nothing of the table is in it by name.
        let written = String::from_utf8(new.write()).expect("text");
        assert!(!written.contains("Guillemette") && !written.contains("frappe"), "{name}");
        let names = book.fight().names();
        let lists = [&names.armies, &names.units, &names.characters, &names.places];
        for called in names.sides.iter().chain(lists.into_iter().flatten()) {
            for word in [&called.fr, &called.en] {
                // A unit that was given no name is called by its kind, which keeps its own.
                let own = text.contains(&format!("\"{word}\"")) && word.chars().count() > 3;
                let kind = text
                    .lines()
                    .any(|l| (l.starts_with("line") || l.starts_with("troop")) && l.contains(word.as_str()));
                assert!(
                    !own || kind || !new.header.scenario.contains(word.as_str()),
                    "{name}: {word} in\n{}",
                    new.header.scenario
                );
            }
        }
        // Outside quotation marks: a map may be drawn with it.
        let comment = |line: &&str| line.split('"').step_by(2).any(|part| part.contains('#'));
        assert_eq!(new.header.scenario.lines().find(comment), None, "{name}: comments are gone");
        let called = |line: &&str| line.starts_with("name") && !line.starts_with("name = \"");
        let left = new.header.scenario.lines().find(called);
        assert_eq!(left, None, "{name}: a name in some language");
        kept_ids.extend(names.units.iter().any(|n| again.fight().names().find(&n.id).is_some()).then_some(name));
        all += 1;
    }
    assert!(kept_ids.len() * 4 < all, "ids stayed in {} of {all}: {kept_ids:?}", kept_ids.len());
}

#[test]
fn rulings_terms_and_those_who_came_are_renamed_alike() {
    let mut book = played(montjoie_books::GAMES[0].samples()[0].1);
    let like = Subject::unit(0);
    let wish = montjoie_chronicle::Wish::gesture(Gesture::Add { like, men: 5 }, "parce que Guillemette");
    let _ = book.rule(&wish, Author::Gm, &mut Conduct::by_hand(Rng::of(3, 0))).expect("it can be laid");
    let new = anonymous(GAMES, book.journal()).expect("a report");
    let text = String::from_utf8(new.write()).expect("text");
    assert!(!text.contains("Guillemette") && text.contains("\"id\":\"new-1\""), "{text}");
}

/// What is wrong with a journal is wrong with its report: that is what it is for.
#[test]
fn a_journal_that_does_not_hold_is_reported_as_it_is() {
    let book = played(montjoie_books::GAMES[0].samples()[0].1);
    let text = String::from_utf8(book.journal().write()).expect("text");
    let at = text.find("\"hash\":\"").expect("a closed step") + 8;
    let mut bytes = text.into_bytes();
    bytes[at] = if bytes[at] == b'0' { b'1' } else { b'0' };
    let damaged = Journal::read(&bytes).expect("it can be read").journal;
    let new = anonymous(GAMES, &damaged).expect("a report");
    let parting = |journal: &Journal| {
        let book = Chronicle::inspect_bytes(GAMES, &journal.write()).expect("it can be looked at");
        book.replay(false).expect("read").divergence.map(|d| d.entry)
    };
    assert!(parting(&new).is_some());
    assert_eq!(parting(&new), parting(&damaged));
}

#[test]
fn a_report_is_a_journal_and_says_what_it_is() {
    let book = played(montjoie_books::GAMES[0].samples()[0].1);
    let new = anonymous(GAMES, book.journal()).expect("a report");
    let about = serde_json::json!({ "version": "0.1.0", "page": { "round": 2 } });
    let file = report_file(&new, about.clone());
    assert_eq!(reported(&file), Some(about));
    assert_eq!(reported(&new.write()), None);
    assert_eq!(Journal::read(&file).expect("a journal").journal, new);
}
