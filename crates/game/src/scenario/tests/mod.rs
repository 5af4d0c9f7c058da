//! Tests of the common layer, on a toy ruleset.

mod battle;
mod fuzzed;
mod lines;
mod reading;
mod spoken;

use super::fuzz;
use super::*;

/// The problems of a text read by the toy ruleset of [`fuzz`], as `line:column code path`.
fn told(text: &str) -> Vec<String> {
    fuzz::read(text).iter().map(|p| format!("{}:{} {} {}", p.line, p.column, p.code, p.path)).collect()
}

fn codes(text: &str) -> Vec<&'static str> {
    fuzz::read(text).iter().map(|p| p.code).collect()
}

/// The one problem of a text.
fn the(text: &str) -> Problem {
    let mut all = fuzz::read(text);
    assert_eq!(all.len(), 1, "{all:#?}");
    all.remove(0)
}

/// The sound scenario with one piece replaced.
fn with(piece: &str, instead: &str) -> String {
    assert!(fuzz::SCENARIO.contains(piece), "{piece}");
    fuzz::SCENARIO.replacen(piece, instead, 1)
}

/// A table of these keys, and the document it stands in.
fn table(keys: &str) -> (Doc, DocTable) {
    let doc = Doc::read(keys);
    let root = doc.root();
    (doc, root)
}
