//! Rules reach the world only through the table: no clock, no generator, no files, no threads, no unordered
//! collections, no floats.

use super::{Tree, Violation};
use montjoie_sources::{Lexeme, LexemeKind, is_test_file, test_files, without_tests};

const WATCHED: &[&str] = &["crates/game/src/", "crates/table/src/", "books/"];

/// What a name stands for, when it must not be used.
const NAMES: &[(&str, Ban, &str)] = &[
    ("Instant", Ban::Clock, "a clock"),
    ("SystemTime", Ban::Clock, "a clock"),
    ("HashMap", Ban::Order, "a collection without order: BTreeMap has one"),
    ("HashSet", Ban::Order, "a collection without order: BTreeSet has one"),
    ("hash_map", Ban::Order, "a collection without order"),
    ("hash_set", Ban::Order, "a collection without order"),
    ("RandomState", Ban::Order, "a hash that differs at each run"),
    ("DefaultHasher", Ban::Order, "a hash that may differ at each release of Rust"),
    ("rand", Ban::Dice, "a generator: dice are thrown at the table"),
    ("rand_core", Ban::Dice, "a generator: dice are thrown at the table"),
    ("rand_xoshiro", Ban::Dice, "a generator: dice are thrown at the table"),
    ("getrandom", Ban::Dice, "a generator: dice are thrown at the table"),
    ("thread_local", Ban::Threads, "state that belongs to a thread"),
    ("Mutex", Ban::Threads, "state shared behind the table's back"),
    ("RwLock", Ban::Threads, "state shared behind the table's back"),
    ("as_f64", Ban::Floats, "a float: rules count exactly"),
    ("from_f64", Ban::Floats, "a float: rules count exactly"),
    ("f32", Ban::Floats, "a float: rules count exactly"),
    ("f64", Ban::Floats, "a float: rules count exactly"),
];

/// Parts of the standard library that touch the world.
const MODULES: &[(&str, Ban)] = &[
    ("time", Ban::Clock),
    ("fs", Ban::Files),
    ("io", Ban::Files),
    ("env", Ban::Files),
    ("net", Ban::Files),
    ("process", Ban::Files),
    ("thread", Ban::Threads),
];

/// What an exception may be made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ban {
    Clock,
    Order,
    Dice,
    Threads,
    Files,
    Floats,
}

/// The named exceptions: where, what, why. A path that ends in `*` stands for every file that begins so.
const EXCEPTIONS: &[(&str, Ban, &str)] = &[
    ("crates/table/src/rng.rs", Ban::Dice, "the one generator of simulations"),
    ("crates/table/src/chance.rs", Ban::Dice, "the interpreter that rolls"),
    ("crates/table/src/everything.rs", Ban::Floats, "weights of outcomes across steps, never read by a rule"),
    ("crates/game/src/game.rs", Ban::Floats, "hands on the weight of a path, as `everything.rs` found it"),
    ("crates/table/src/trace.rs", Ban::Threads, "remembers which rules ran, for the matrix of tests only"),
];

/// Every place where rules or the contract reach past the table.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let mut problems = Vec::new();
    for folder in WATCHED {
        let tests = test_files(tree.under(folder, ".rs"));
        for (path, text) in
            tree.under(folder, ".rs").filter(|(path, _)| path.contains("/src/") && !is_test_file(&tests, path))
        {
            for (line, ban, what) in reaches(&without_tests(text)) {
                if !excepted(path, ban) {
                    problems.push(Violation {
                        path: path.into(),
                        line,
                        rule: "world",
                        what: format!("{what}; rules know only the table"),
                    });
                }
            }
        }
    }
    problems
}

fn excepted(path: &str, ban: Ban) -> bool {
    EXCEPTIONS.iter().any(|(place, what, _)| {
        *what == ban && place.strip_suffix('*').map_or(path == *place, |start| path.starts_with(start))
    })
}

fn reaches(tokens: &[Lexeme<'_>]) -> Vec<(usize, Ban, String)> {
    let mut found = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        match token.kind {
            LexemeKind::Float => found.push((token.line, Ban::Floats, format!("`{}` is a float", token.text))),
            LexemeKind::Word => {
                let name = NAMES.iter().find(|(name, ..)| token.text == *name);
                found.extend(name.map(|(name, ban, why)| (token.line, *ban, format!("`{name}` is {why}"))));
                if token.text.starts_with("Atomic") {
                    found.push((
                        token.line,
                        Ban::Threads,
                        format!("`{}` is state shared behind the table's back", token.text),
                    ));
                }
                if ["std", "core"].contains(&token.text) {
                    found.extend(std_paths(&tokens[i..]));
                }
            }
            _ => {}
        }
    }
    found
}

/// Banned modules named by a path that starts here: `std::fs`, `std::{fs, cell::Cell}`, and `std as s`, which hides them.
fn std_paths(tokens: &[Lexeme<'_>]) -> Vec<(usize, Ban, String)> {
    let told = |t: &Lexeme<'_>| {
        let module = MODULES.iter().find(|(name, _)| t.is(name));
        module.map(|(name, ban)| (t.line, *ban, format!("`std::{name}` touches the world")))
    };
    match tokens {
        [std, by, ..] if by.is("as") => {
            vec![(std.line, Ban::Files, "`std` under another name hides what is used".into())]
        }
        [_, a, b, open, rest @ ..] if a.is(":") && b.is(":") && open.is("{") => {
            let (mut depth, mut first, mut found) = (0_usize, true, Vec::new());
            for token in rest {
                match token.text {
                    "{" if token.kind == LexemeKind::Mark => depth += 1,
                    "}" if token.kind == LexemeKind::Mark && depth == 0 => break,
                    "}" if token.kind == LexemeKind::Mark => depth -= 1,
                    "," if depth == 0 => {
                        first = true;
                        continue;
                    }
                    _ if first && depth == 0 => found.extend(told(token)),
                    _ => {}
                }
                first = false;
            }
            found
        }
        [_, a, b, module, ..] if a.is(":") && b.is(":") => told(module).into_iter().collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(path: &str, text: &str) -> Vec<Violation> {
        check(&Tree::of(&[(path, text)]))
    }

    #[test]
    fn every_way_out_is_seen() {
        for bad in [
            "use std::time::Duration;",
            "use std::{fs, fmt};",
            "use std::{fmt, collections::BTreeMap, io::{self}};",
            "let a = std::env::var(\"A\");",
            "use std::net::TcpStream;",
            "std::process::exit(1);",
            "std::thread::spawn(f);",
            "use std as s;",
            "let t = Instant::now();",
            "let t: SystemTime;",
            "use std::collections::HashMap;",
            "let s: HashSet<u8>;",
            "use rand::Rng;",
            "let x: f64;",
            "let x = y as f32;",
            "let x = 0.5;",
            "let x = 1e9;",
            "thread_local! { static A: u8 = 1; }",
            "static A: AtomicU64 = x;",
            "static A: Mutex<u8> = x;",
            "let x = json.as_f64();",
        ] {
            for path in ["books/ost/src/y.rs", "crates/table/src/table.rs"] {
                assert_eq!(at(path, bad).len(), 1, "{path}: {bad}: {:?}", at(path, bad));
            }
            assert!(at("crates/cli/src/main.rs", bad).is_empty(), "{bad}");
        }
    }

    #[test]
    fn innocent_code_is_left_alone() {
        for good in [
            "// std::fs and f64 and HashMap",
            "let s = \"std::fs 0.5 HashMap\";",
            "use std::{fmt, collections::{BTreeMap, btree_map}};",
            "use crate::{time, fs};",
            "let x = pair.0.1; for i in 0..5 {} 3.max(4);",
            "#[cfg(test)] mod tests { use std::time::Instant; const X: f64 = 0.5; }",
            "fn thread(io: u8, env: u8) {}",
        ] {
            assert!(at("crates/game/src/x.rs", good).is_empty(), "{good}: {:?}", at("crates/game/src/x.rs", good));
        }
    }

    #[test]
    fn exceptions_hold_for_their_own_ban_only() {
        assert!(at("crates/table/src/rng.rs", "use rand_xoshiro::X;").is_empty());
        assert_eq!(at("crates/table/src/rng.rs", "let x = 0.5;").len(), 1);
        assert!(at("crates/table/src/everything.rs", "let x = 0.5;").is_empty());
        assert_eq!(at("crates/table/src/odds.rs", "use std::fs;").len(), 1);
    }
}
