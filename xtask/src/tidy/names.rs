//! One name, one meaning: a public type is understood where it is used, without the path to its module.

use super::rulesets::BOOKS;
use super::{Tree, Violation};
use montjoie_sources::{Lexeme, LexemeKind, closing, is_test_file, test_files, without_tests};
use std::collections::{BTreeMap, BTreeSet};

/// Where types are defined.
const HOMES: [&str; 5] = [BOOKS, "crates/", "xtask/", "mutants/", "bench/"];

/// Names of the skeleton: each book has its own, with the same meaning, and nobody else does.
const SKELETON: [&str; 12] =
    ["Battle", "Camp", "Doctrine", "Event", "Field", "Options", "Order", "Plan", "Step", "Unit", "UnitField", "Where"];

/// Macros that make a public type of each name in their list.
const MAKERS: [&str; 5] = ["either", "ids", "one_of", "somebody", "worded"];

/// No two public types outside tests share a name, except those of the skeleton in different books.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let tests = test_files(tree.under("", ".rs"));
    let mut places: BTreeMap<&str, Vec<(&str, usize)>> = BTreeMap::new();
    for (path, text) in HOMES.iter().flat_map(|home| tree.under(home, ".rs")) {
        if path.contains("/tests/") || is_test_file(&tests, path) {
            continue;
        }
        // A type that is written once for each feature is one type.
        let mut here = BTreeSet::new();
        for (name, line) in public(&without_tests(text)) {
            if here.insert(name) {
                places.entry(name).or_default().push((path, line));
            }
        }
    }
    places.into_iter().flat_map(|(name, places)| doubled(name, &places)).collect()
}

fn doubled(name: &str, places: &[(&str, usize)]) -> Vec<Violation> {
    let shared = SKELETON.contains(&name);
    let mut problems = Vec::new();
    for (i, &(path, line)) in places.iter().enumerate() {
        let clash = places[..i].iter().find(|(other, _)| !shared || book(other) == book(path));
        let what = if shared && book(path).is_none() {
            format!("`{name}` is a word of the books' skeleton: give it another name")
        } else if let Some((other, at)) = clash {
            format!("`{name}` is another type in {other}:{at}: one name, one meaning")
        } else {
            continue;
        };
        problems.push(Violation { path: path.into(), line, rule: "names", what });
    }
    problems
}

fn book(path: &str) -> Option<&str> {
    path.strip_prefix(BOOKS)?.split('/').next()
}

/// The public types that a file defines, each with its line.
fn public<'s>(tokens: &[Lexeme<'s>]) -> Vec<(&'s str, usize)> {
    let is_type = |t: &Lexeme<'_>| ["struct", "enum", "trait", "type", "union"].iter().any(|word| t.is(word));
    let named = tokens.windows(3).filter(|w| w[0].is("pub") && is_type(&w[1]) && w[2].kind == LexemeKind::Word);
    let mut found: Vec<(&str, usize)> = named.map(|w| (w[2].text, w[2].line)).collect();
    for (i, w) in tokens.windows(3).enumerate() {
        if MAKERS.iter().any(|maker| w[0].is(maker)) && w[1].is("!") && w[2].is("{") {
            found.extend(made(tokens, i + 2));
        }
    }
    found
}

/// The names in the list of a macro that opens here.
fn made<'s>(tokens: &[Lexeme<'s>], open: usize) -> Vec<(&'s str, usize)> {
    let (end, mut at) = (closing(tokens, open), open + 1);
    let mut found = Vec::new();
    while at < end {
        let token = tokens[at];
        let begins = ["{", ",", ";", "}", "]"].iter().any(|mark| tokens[at - 1].is(mark));
        let goes_on = tokens.get(at + 1).is_some_and(|next| [":", "(", "{"].iter().any(|mark| next.is(mark)));
        if token.kind == LexemeKind::Word && begins && goes_on {
            found.push((token.text, token.line));
        }
        let nested = ["(", "{", "["].iter().any(|mark| token.is(mark));
        at = if nested { closing(tokens, at) } else { at + 1 };
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(files: &[(&str, &str)]) -> Vec<String> {
        check(&Tree::of(files)).iter().map(Violation::to_string).collect()
    }

    #[test]
    fn a_name_has_one_meaning() {
        let line = ("crates/a/src/lib.rs", "pub struct Line;");
        let says =
            ["crates/b/src/lib.rs:2: [names] `Line` is another type in crates/a/src/lib.rs:1: one name, one meaning"];
        for other in ["\npub enum Line {}", "\npub trait Line {}", "\npub type Line = u8;", "\nids! { Line: unit }"] {
            assert_eq!(told(&[line, ("crates/b/src/lib.rs", other)]), says, "{other}");
        }
        for home in ["books/ost/src/lib.rs", "xtask/src/a.rs", "mutants/src/a.rs", "bench/src/a.rs"] {
            assert_eq!(told(&[line, (home, "pub struct Line;")]).len(), 1, "{home}");
        }
        for other in ["struct Line;", "pub(crate) struct Line;", "#[cfg(test)] mod tests { pub struct Line; }"] {
            assert_eq!(told(&[line, ("crates/b/src/lib.rs", other)]), Vec::<String>::new(), "{other}");
        }
        assert_eq!(told(&[line, ("crates/a/tests/line.rs", "pub struct Line;")]), Vec::<String>::new());
    }

    #[test]
    fn a_word_of_the_skeleton_recurs_in_books_alone() {
        let one = ("books/ost/src/nouns/battle.rs", "pub struct Battle;");
        assert_eq!(told(&[one, ("books/gue/src/nouns/battle.rs", "pub struct Battle;")]), Vec::<String>::new());
        assert_eq!(told(&[one, ("books/ost/src/shown/line.rs", "pub struct Battle;")]).len(), 1);
        assert_eq!(told(&[one, ("crates/pages/src/gallery.rs", "pub struct Battle;")]).len(), 1);
        assert_eq!(told(&[("crates/pages/src/gallery.rs", "pub struct Battle;")]).len(), 1);
    }

    #[test]
    fn a_type_may_be_written_once_for_each_feature() {
        let both = "#[cfg(a)] pub type Plans = u8; #[cfg(not(a))] pub type Plans = u16;";
        assert_eq!(told(&[("crates/a/src/lib.rs", both)]), Vec::<String>::new());
    }

    #[test]
    fn macros_make_names_too() {
        let source = "ids! { #[doc = \"x\"] GroupId: number, PersonId: character }
            somebody! { Target(\"attaquer\"), HOLD = \"tenir\"; Bearer(\"porter\"), ALL = \"partager\"; }
            one_of! { Besieger { Wait = \"attendre\", Storm = \"donner\" } Besieged { Sally = \"sortir\" } }
            other! { Nothing: unit }";
        let tokens = without_tests(source);
        let names: Vec<&str> = public(&tokens).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["GroupId", "PersonId", "Target", "Bearer", "Besieger", "Besieged"]);
    }
}
