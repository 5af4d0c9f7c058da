//! A GM's focus: `player = true` on a unit or a character, or `pc`, in every book; from the first moment only those ask the table.
#![allow(missing_docs)]

mod common;
use common::*;

use montjoie_game::Game;
use montjoie_game::scenario::Doc;

/// Every shipped scenario of a book.
fn shipped(game: &dyn Game) -> Vec<(String, String)> {
    let folder = root().join("scenarios").join(game.info().id);
    let files = std::fs::read_dir(folder).expect("scenarios").flatten().map(|file| file.path());
    let mut all: Vec<_> =
        files.map(|f| (f.display().to_string(), std::fs::read_to_string(&f).expect("text"))).collect();
    all.sort();
    all
}

/// The scenario with nobody played but the first of this kind, said in this word.
fn played(text: &str, table: &str, word: &str) -> Option<String> {
    let silent = |line: &&str| !["player =", "pc ="].iter().any(|key| line.trim_start().starts_with(key));
    let lines: Vec<&str> = text.lines().filter(silent).collect();
    let at = lines.iter().position(|line| line.trim() == table)?;
    Some(format!("{}\n{word} = true\n{}", lines[..=at].join("\n"), lines[at + 1..].join("\n")))
}

#[test]
fn both_words_mark_units_and_characters_in_every_book() {
    for game in montjoie_books::GAMES {
        let id = game.info().id;
        for table in ["[[side.unit]]", "[[side.character]]"] {
            let found = shipped(*game).into_iter().find(|(_, text)| text.lines().any(|line| line.trim() == table));
            let (file, text) = found.unwrap_or_else(|| panic!("{id}: no scenario with {table}"));
            let players = |word: &str| {
                let text = played(&text, table, word).expect("it has such a table");
                match game.open(&Doc::read(&text), None) {
                    Ok(opened) => opened.players,
                    Err(problems) => panic!("{file}, {table} {word}: {:#?}", problems.iter().collect::<Vec<_>>()),
                }
            };
            assert_eq!(players("player").len(), 1, "{file} {table}");
            assert_eq!(players("player"), players("pc"), "{file} {table}");
        }
    }
}

#[test]
fn from_the_first_moment_only_players_are_asked_until_one_word_changes_it() {
    for game in montjoie_books::GAMES {
        let id = game.info().id;
        let with_players = shipped(*game).into_iter().find(|(_, text)| text.contains("player = true"));
        let (file, _) = with_players.unwrap_or_else(|| panic!("{id}: no shipped scenario with a player"));
        let kept = Scratch::free(&format!("focus-{id}.journal"));
        let args = ["play", &file, "--journal", kept.path(), "--seed", "4", "--lang", "en", "--judgements", "never"];
        let ran = run_with(&args, "conduct\nconduct reset\nconduct\nconduct players\nquit\n");
        // Told at once, gone after one word, back after another.
        let told = ran.out.matches("Only those whom players play").count();
        assert_eq!(told, 2, "{file}: {}", ran.out);
    }
}
