//! The battles that are shipped: all of them are offered, what the gallery says of them was counted, and every wish leads to a book.
#![allow(missing_docs)]

use montjoie_books::GAMES;
use montjoie_game::scenario::Doc;
use montjoie_game::{Counted, Game, Shipped, Suits};
use montjoie_odds::{Sample, quantile};
use montjoie_table::Inputs;
use std::path::{Path, PathBuf};

/// Battles played of each: enough for its length, few enough to count again in every test.
const BATTLES: u64 = 100;

fn count(game: &dyn Game, battle: &Shipped) -> Counted {
    let opened = game.open(&Doc::read(battle.text), None);
    let fight = opened.unwrap_or_else(|problems| panic!("{}: {problems:?}", battle.id)).fight;
    let mut sample = Sample::default();
    sample.play(fight.as_ref(), &Inputs::default(), 1, 0..BATTLES);
    let share = |n: u64| u32::try_from(n * 100 / sample.runs.max(1)).unwrap_or(0);
    let rounds = u32::try_from(quantile(&sample.rounds, 50)).unwrap_or(0);
    Counted { rounds, won: sample.victories.map(share) }
}

fn table(game: &dyn Game) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../books").join(game.info().id).join("tables/battles.csv")
}

/// `MONTJOIE_BLESS=1` writes the tables again; with `MONTJOIE_RULESET=id`, that of one book.
#[test]
fn what_the_gallery_says_of_a_battle_was_counted() {
    let only = std::env::var("MONTJOIE_RULESET").ok();
    for game in GAMES.iter().filter(|game| only.as_deref().is_none_or(|id| id == game.info().id)) {
        let found: Vec<(&str, Counted)> = game.battles().iter().map(|b| (b.id, count(*game, b))).collect();
        if std::env::var_os("MONTJOIE_BLESS").is_some() {
            let lines = found.iter().map(|(id, c)| format!("{id},{},{},{}\n", c.rounds, c.won[0], c.won[1]));
            let text = format!("id,rounds,first,second\n{}", lines.collect::<String>());
            std::fs::write(table(*game), text).expect("the table can be written");
            continue;
        }
        for (battle, (id, now)) in game.battles().iter().zip(found) {
            // The figures are round ones on a page: a correction of a rule may move them a little before somebody counts anew.
            let said = battle.counted.unwrap_or_else(|| {
                panic!("{0}, {id}: nobody counted it: `cargo xtask bless {0}` does", game.info().id)
            });
            let near = said.rounds.abs_diff(now.rounds) <= 1.max(said.rounds / 5)
                && said.won.iter().zip(now.won).all(|(said, now)| said.abs_diff(now) <= 15);
            assert!(near, "{0}, {id}: {said:?}, and now {now:?}: `cargo xtask bless {0}` counts anew", game.info().id);
        }
    }
}

#[test]
fn every_shipped_battle_is_offered_once() {
    for game in GAMES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(game.info().id);
        let files = std::fs::read_dir(folder).expect("the battles of the book").flatten();
        let mut files: Vec<String> = files.map(|f| f.file_name().to_string_lossy().replace(".toml", "")).collect();
        let mut offered: Vec<String> = game.battles().iter().map(|b| b.id.to_owned()).collect();
        assert_eq!(offered.first().map(String::as_str), Some(game.samples()[0].0), "the one to begin with is first");
        files.sort();
        offered.sort();
        assert_eq!(files, offered, "{}", game.info().id);
    }
}

/// Every set of answers.
fn answers() -> Vec<Vec<(&'static str, &'static str)>> {
    Suits::QUESTIONS.iter().fold(vec![Vec::new()], |all, (question, words)| {
        let with = |said: &Vec<(&'static str, &'static str)>| {
            words.iter().map(|word| said.iter().copied().chain([(*question, *word)]).collect()).collect::<Vec<_>>()
        };
        all.iter().flat_map(with).collect()
    })
}

/// The books that say what they are good for. One that does not, as a new one, is offered to nobody by these questions.
fn stated() -> impl Iterator<Item = &'static dyn Game> {
    GAMES.iter().copied().filter(|game| game.suits() != Suits::default())
}

#[test]
fn every_answer_is_some_books_and_every_book_is_somebodys() {
    for (question, words) in Suits::QUESTIONS {
        for word in words {
            assert!(GAMES.iter().any(|g| g.suits().of(question).contains(word)), "{question}: {word} suits no book");
        }
        for game in stated() {
            let own = game.suits().of(question);
            assert!(!own.is_empty() && own.iter().all(|w| words.contains(w)), "{}: {question}", game.info().id);
        }
    }
    for game in stated() {
        let best = |said: &Vec<(&str, &str)>| {
            let others = GAMES.iter().filter(|o| o.info().id != game.info().id);
            others.map(|o| o.suits().score(said)).all(|score| score < game.suits().score(said))
        };
        let led = answers().iter().filter(|said| best(said)).count();
        println!("{}: {led} of {} sets of answers lead to it alone", game.info().id, answers().len());
        assert!(led > 0, "{}", game.info().id);
    }
}
