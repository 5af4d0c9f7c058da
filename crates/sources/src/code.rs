//! Code without its tests.

use crate::lex::{Lexeme, LexemeKind, lex};
use std::collections::BTreeSet;

/// The tokens of a file without what is only compiled for tests.
pub fn without_tests(text: &str) -> Vec<Lexeme<'_>> {
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
fn attribute(tokens: &[Lexeme<'_>], at: usize) -> Option<(usize, bool)> {
    if !tokens[at].is("#") {
        return None;
    }
    let open = at + 1 + usize::from(tokens.get(at + 1)?.is("!"));
    if !tokens.get(open)?.is("[") {
        return None;
    }
    let end = closing(tokens, open);
    let inside = &tokens[open + 1..end.saturating_sub(1).max(open + 1)];
    let names = |name: &str| inside.iter().any(|t| t.kind == LexemeKind::Word && t.text == name);
    let first = inside.first().is_some_and(|t| t.is("test"));
    // `any(test, …)` and `not(test)` are compiled elsewhere too.
    let cfg = inside.first().is_some_and(|t| t.is("cfg")) && names("test") && !names("not") && !names("any");
    Some((end, first || cfg))
}

fn after_attributes<'t, 's>(tokens: &'t [Lexeme<'s>], mut at: usize) -> &'t [Lexeme<'s>] {
    while at < tokens.len() {
        match attribute(tokens, at) {
            Some((end, _)) => at = end,
            None => break,
        }
    }
    tokens.get(at..).unwrap_or_default()
}

/// Past the bracket that closes the one here.
pub fn closing(tokens: &[Lexeme<'_>], open: usize) -> usize {
    let mut depth = 0_usize;
    for (i, token) in tokens.iter().enumerate().skip(open).filter(|(_, t)| t.kind == LexemeKind::Mark) {
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
fn item_end(tokens: &[Lexeme<'_>], at: usize) -> usize {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(text: &str) -> String {
        without_tests(text).iter().map(|t| t.text).collect::<Vec<_>>().join(" ")
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
}
