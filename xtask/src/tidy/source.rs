//! House rules about source files, and what the others need to read Rust: code without its tests.

use super::lex::{Kind, Token, lex};
use super::{Problem, Tree};
use std::collections::BTreeSet;

const LONGEST: usize = 500;

/// Code a person reads from top to bottom stays short enough to be read.
pub fn length(tree: &Tree) -> Vec<Problem> {
    let read = |path: &str| ["rs", "js", "css", "html", "sh"].iter().any(|e| path.ends_with(&format!(".{e}")));
    // A page of somebody else's, kept whole.
    let ours = |path: &str| !path.contains("/vendor/");
    let long =
        tree.all().filter(|(path, _)| read(path) && ours(path)).filter(|(_, text)| text.lines().count() > LONGEST);
    long.map(|(path, text)| {
        let what = format!("{} lines; over {LONGEST} it is split, or excused by name", text.lines().count());
        Problem { path: path.into(), line: 0, rule: "length", what }
    })
    .collect()
}

/// Nothing we build or test reads outside the repository: what we need is copied in.
pub fn outside(tree: &Tree) -> Vec<Problem> {
    // In two pieces, so that this file does not accuse itself.
    let needle = concat!("shared", "/");
    let built = |path: &str| {
        [".rs", ".toml", ".sh", ".js", ".html", ".yml", ".yaml"].iter().any(|e| path.ends_with(e))
            || path.starts_with(".ci/")
    };
    let mut problems = Vec::new();
    for (path, text) in tree.all().filter(|(path, _)| built(path)) {
        for (i, _) in text.lines().enumerate().filter(|(_, l)| at_word(l, needle)) {
            let what = format!("names a path in `{needle}`, outside the repository: copy what is needed");
            problems.push(Problem { path: path.into(), line: i + 1, rule: "outside", what });
        }
    }
    problems
}

/// Whether the needle stands in the line and does not end a longer word.
fn at_word(line: &str, needle: &str) -> bool {
    line.match_indices(needle).any(|(i, _)| !line[..i].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '-'))
}

/// The tokens of a file without what is only compiled for tests.
pub fn without_tests(text: &str) -> Vec<Token<'_>> {
    let tokens = lex(text);
    let mut kept = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        match attribute(&tokens, at) {
            // An attribute of the whole file ends it.
            Some((_, true)) if tokens[at + 1].is("!") => break,
            Some((end, true)) => at = item_end(&tokens, end),
            Some((end, false)) => {
                kept.extend_from_slice(&tokens[at..end]);
                at = end;
            }
            None => {
                kept.push(tokens[at]);
                at += 1;
            }
        }
    }
    kept
}

/// The files of these that are only compiled for tests: `#[cfg(test)] mod tests;` somewhere above them.
pub fn test_files<'a>(files: impl Iterator<Item = (&'a str, &'a str)>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (path, text) in files {
        let tokens = lex(text);
        let mut at = 0;
        while at < tokens.len() {
            let Some((end, test)) = attribute(&tokens, at) else {
                at += 1;
                continue;
            };
            at = end;
            if test
                && let [m, name, semi, ..] = after_attributes(&tokens, end)
                && m.is("mod")
                && semi.is(";")
            {
                let folder = home(path);
                found.extend([format!("{folder}/{}.rs", name.text), format!("{folder}/{}/", name.text)]);
            }
        }
    }
    found
}

/// Whether [`test_files`] lists this path, or a folder above it.
pub fn is_test_file(tests: &BTreeSet<String>, path: &str) -> bool {
    tests.iter().any(|t| path == t || (t.ends_with('/') && path.starts_with(t.as_str())))
}

/// The folder in which the modules of a file live.
fn home(path: &str) -> String {
    let (folder, file) = path.rsplit_once('/').unwrap_or(("", path));
    match file {
        "mod.rs" | "lib.rs" | "main.rs" => folder.into(),
        other => format!("{folder}/{}", other.trim_end_matches(".rs")),
    }
}

/// If an attribute starts here: where it ends, and whether it keeps its item for tests.
fn attribute(tokens: &[Token<'_>], at: usize) -> Option<(usize, bool)> {
    if !tokens[at].is("#") {
        return None;
    }
    let open = at + 1 + usize::from(tokens.get(at + 1)?.is("!"));
    if !tokens.get(open)?.is("[") {
        return None;
    }
    let end = closing(tokens, open);
    let inside = &tokens[open + 1..end.saturating_sub(1).max(open + 1)];
    let names = |name: &str| inside.iter().any(|t| t.kind == Kind::Word && t.text == name);
    let first = inside.first().is_some_and(|t| t.is("test"));
    // `any(test, …)` and `not(test)` are compiled elsewhere too.
    let cfg = inside.first().is_some_and(|t| t.is("cfg")) && names("test") && !names("not") && !names("any");
    Some((end, first || cfg))
}

fn after_attributes<'t, 's>(tokens: &'t [Token<'s>], mut at: usize) -> &'t [Token<'s>] {
    while at < tokens.len() {
        match attribute(tokens, at) {
            Some((end, _)) => at = end,
            None => break,
        }
    }
    tokens.get(at..).unwrap_or_default()
}

/// Past the bracket that closes the one here.
fn closing(tokens: &[Token<'_>], open: usize) -> usize {
    let mut depth = 0_usize;
    for (i, token) in tokens.iter().enumerate().skip(open).filter(|(_, t)| t.kind == Kind::Mark) {
        match token.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => continue,
        }
        if depth == 0 {
            return i + 1;
        }
    }
    tokens.len()
}

/// Past the item that starts here: its closing brace, or its semicolon.
fn item_end(tokens: &[Token<'_>], at: usize) -> usize {
    let start = tokens.len() - after_attributes(tokens, at).len();
    let mut i = start;
    while i < tokens.len() {
        if tokens[i].is(";") {
            return i + 1;
        }
        if tokens[i].is("{") {
            // `use a::{b};` goes on to its semicolon.
            let end = closing(tokens, i);
            return end + usize::from(tokens.get(end).is_some_and(|t| t.is(";")));
        }
        i = if tokens[i].is("(") || tokens[i].is("[") { closing(tokens, i) } else { i + 1 };
    }
    tokens.len()
}

/// The tokens of `enum NAME { … }` between its braces, if the file defines it.
pub fn enum_body<'s>(tokens: &[Token<'s>], name: &str) -> Option<Vec<Token<'s>>> {
    let start = tokens.windows(2).position(|w| w[0].is("enum") && w[1].is(name))?;
    let open = start + tokens[start..].iter().position(|t| t.is("{"))?;
    Some(tokens[open + 1..closing(tokens, open).saturating_sub(1)].to_vec())
}

/// The words of a name, in small letters: `rally_ofUnits2` is rally, of, units2.
pub fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for part in name.split('_').filter(|p| !p.is_empty()) {
        let chars: Vec<char> = part.chars().collect();
        let mut word = String::new();
        for (i, c) in chars.iter().enumerate() {
            let after_small = i > 0 && chars[i - 1].is_lowercase();
            let before_small =
                i > 0 && chars[i - 1].is_uppercase() && chars.get(i + 1).is_some_and(|n| n.is_lowercase());
            if c.is_uppercase() && (after_small || before_small) && !word.is_empty() {
                words.push(std::mem::take(&mut word));
            }
            word.extend(c.to_lowercase());
        }
        words.push(word);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(text: &str) -> String {
        without_tests(text).iter().map(|t| t.text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_long_file_is_seen() {
        let long = "x\n".repeat(LONGEST + 1);
        let tree = Tree::of(&[("crates/a/src/long.rs", &long), ("docs/long.md", &long), ("web/vendor/lib.js", &long)]);
        let problems = length(&tree);
        assert!(problems.len() == 1 && problems[0].path.ends_with("long.rs"), "{problems:?}");
        assert!(length(&Tree::of(&[("a.rs", &"x\n".repeat(LONGEST))])).is_empty());
    }

    #[test]
    fn a_path_outside_is_seen() {
        let bad = format!("let x = 1;\nlet p = \"../{}/rules\";\n", "shared");
        assert_eq!(outside(&Tree::of(&[("crates/a/build.rs", &bad)]))[0].line, 2);
        let good = format!("let p = \"un{}/rules\";\n", "shared");
        assert!(outside(&Tree::of(&[("crates/a/build.rs", &good), ("docs/a.md", &bad)])).is_empty());
    }

    #[test]
    fn test_code_is_left_out() {
        assert_eq!(kept("fn a() {} #[cfg(test)] mod tests { fn b() { {} } } fn c() {}"), "fn a ( ) { } fn c ( ) { }");
        assert_eq!(kept("#[cfg(test)] use x::{y}; fn c() {}"), "fn c ( ) { }");
        assert_eq!(kept("#[test] #[ignore] fn a(x: [u8; 3]) -> u8 { 1 } b"), "b");
        assert_eq!(kept("#[cfg(not(test))] a"), "# [ cfg ( not ( test ) ) ] a");
        assert_eq!(kept("#[derive(A)] struct B;"), "# [ derive ( A ) ] struct B ;");
        assert_eq!(kept("#![cfg(test)] fn x() {} fn y() {}"), "");
    }

    #[test]
    fn modules_for_tests_are_found_where_they_live() {
        let files =
            [("c/src/lib.rs", "#[cfg(test)]\nmod tests;\nmod a;"), ("c/src/a.rs", "#[cfg(test)] #[path] mod deep;")];
        let tests = test_files(files.into_iter());
        for path in ["c/src/tests.rs", "c/src/tests/one.rs", "c/src/a/deep.rs"] {
            assert!(is_test_file(&tests, path), "{path}: {tests:?}");
        }
        assert!(!is_test_file(&tests, "c/src/a.rs"));
    }

    #[test]
    fn names_fall_into_words() {
        assert_eq!(words("RetraiteOf"), ["retraite", "of"]);
        assert_eq!(words("in_fuite"), ["in", "fuite"]);
        assert_eq!(words("BX_TIR"), ["bx", "tir"]);
        assert_eq!(words("PVIndividual"), ["pv", "individual"]);
        assert_eq!(words("_"), Vec::<String>::new());
    }

    #[test]
    fn the_body_of_an_enum_is_found() {
        let tokens = lex("enum Other { A } pub enum Event { B { c: String } }");
        let body = enum_body(&tokens, "Event").expect("it is defined");
        assert!(body.iter().any(|t| t.is("String")) && !body.iter().any(|t| t.is("A")));
        assert!(enum_body(&tokens, "None").is_none());
    }
}
