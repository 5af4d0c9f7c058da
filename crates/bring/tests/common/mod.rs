//! The fixtures: blocks of our own creatures in the notations of other games, each with the figures expected.
#![allow(missing_docs, dead_code, clippy::unwrap_used)]

use montjoie_books::GAMES;
use montjoie_bring::{Parsed, read};
use montjoie_game::Game;
use montjoie_game::block::{Block, Bringing, Role};
use std::path::{Path, PathBuf};

/// The books that make figures of a block. A book may take none.
pub fn takers() -> impl Iterator<Item = &'static dyn Game> {
    let way = Bringing { role: Role::Unit, count: 1, edition: None };
    GAMES.iter().copied().filter(move |game| game.figures(&Block::default(), &way).is_some())
}

/// A fixture: what is expected of it, and its text.
pub struct Fixture {
    pub name: String,
    pub expected: Vec<(String, String)>,
    pub text: String,
}

impl Fixture {
    pub fn expects(&self, key: &str) -> Option<&str> {
        self.expected.iter().find(|(k, _)| k == key).map(|(_, v)| v.as_str())
    }

    pub fn block(&self, into: &'static dyn Game) -> Block {
        let Parsed { blocks, unread } = read(&self.text, GAMES, into);
        assert!(unread.is_empty(), "{} into {}: {unread:?}", self.name, into.info().id);
        assert_eq!(blocks.len(), 1, "{}: {blocks:#?}", self.name);
        blocks.into_iter().next().unwrap()
    }
}

pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

pub fn fixtures() -> Vec<Fixture> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder().join("blocks")).unwrap().flatten().map(|f| f.path()).collect();
    files.sort();
    let fixture = |path: PathBuf| {
        let whole = std::fs::read_to_string(&path).unwrap();
        let (head, text) = whole.split_once("\n\n").unwrap();
        let pair = |line: &str| {
            let (key, value) = line.strip_prefix("% ").unwrap().split_once(": ").unwrap();
            (key.to_owned(), value.to_owned())
        };
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        Fixture { name, expected: head.lines().map(pair).collect(), text: text.to_owned() }
    };
    files.into_iter().map(fixture).collect()
}
