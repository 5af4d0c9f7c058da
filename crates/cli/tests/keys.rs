//! Every key of a scenario is described: in the schema, in both languages, and in the list of keys of its book.
#![allow(missing_docs)]

mod common;
use common::*;

use serde_json::Value;

fn books() -> impl Iterator<Item = &'static str> {
    montjoie_books::GAMES.iter().map(|game| game.info().id)
}

/// The tables of a schema with their keys and descriptions, in order.
fn keys(book: &str, lang: &str) -> Vec<(String, String, String)> {
    let ran = run(&["schema", book, "--lang", lang]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let schema: Value = serde_json::from_str(&ran.out).expect("a schema");
    let tables = schema["$defs"].as_object().expect("tables").iter().map(|(path, table)| (path.as_str(), table));
    let mut all = Vec::new();
    for (path, table) in std::iter::once(("", &schema)).chain(tables) {
        for (key, property) in table["properties"].as_object().expect("keys") {
            let told = property["description"].as_str().unwrap_or_default().to_owned();
            all.push((path.to_owned(), key.clone(), told));
        }
    }
    all
}

#[test]
fn no_key_of_the_schema_is_without_a_description() {
    for book in books() {
        let [fr, en] = ["fr", "en"].map(|lang| keys(book, lang));
        assert!(fr.len() > 100 && fr.len() == en.len(), "{book}: {} keys", fr.len());
        for (path, key, told) in fr.iter().chain(&en) {
            assert!(told.len() > 1 && !told.contains(['⟨', '{']), "{book}: {path}.{key} is not described: {told:?}");
        }
    }
}

/// `MONTJOIE_BLESS=1` writes the lists again.
#[test]
fn the_lists_of_keys_are_those_of_the_schemas() {
    for book in books() {
        let file = root().join(format!("docs/keys/{book}.md"));
        let mut text = format!(
            "# Keys of a scenario: {book}\n\nMade from `montjoie schema {book}`; what all books share is told in [formats.md](../formats.md). A unit inside an army or a unit takes the keys of `side.unit`.\n"
        );
        let mut last = None;
        for (path, key, told) in keys(book, "en") {
            if last.as_ref() != Some(&path) {
                let heading = if path.is_empty() { "the file itself".to_owned() } else { format!("`{path}`") };
                text.push_str(&format!("\n## {heading}\n\n| key | what it is |\n|---|---|\n"));
                last = Some(path);
            }
            text.push_str(&format!("| `{key}` | {} |\n", told.replace('|', "\\|").replace('\n', " ")));
        }
        if std::env::var_os("MONTJOIE_BLESS").is_some() {
            std::fs::write(&file, &text).expect("written");
        }
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(kept == text, "{} is not what the schema says: MONTJOIE_BLESS=1 writes it again", file.display());
    }
}
