//! Abbreviations of a book explain themselves where they stand: hovered, or touched.

use crate::html::Html;
use crate::words::Words;

impl Words<'_> {
    /// The abbreviations of the ruleset and what they mean: its message `RULESET-abbr`, `EFF = strength | PUI = power`.
    fn abbreviations(&self) -> Vec<(String, String)> {
        let id = format!("{}-abbr", self.info.map_or("", |i| i.id));
        if !self.texts.has(&id) {
            return Vec::new();
        }
        let pair =
            |one: &str| one.split_once('=').map(|(short, long)| (short.trim().to_owned(), long.trim().to_owned()));
        self.word(&id).split('|').filter_map(pair).collect()
    }
}

/// The word itself, without what is said about it.
fn brief(long: &str) -> &str {
    long.split(':').next().unwrap_or(long).trim()
}

/// What the abbreviations in a label mean, in its order: for lists where the same labels stand on every card.
#[must_use]
pub fn meaning(words: &Words<'_>, label: &str) -> Option<String> {
    let known = words.abbreviations();
    let pieces = label.split(|c: char| !c.is_alphanumeric());
    let long: Vec<&str> =
        pieces.filter_map(|w| known.iter().find(|(short, _)| short == w)).map(|(_, l)| brief(l)).collect();
    (!long.is_empty()).then(|| long.join(", "))
}

/// A label, with every abbreviation of the book in it explained.
pub fn explained(h: &mut Html, words: &Words<'_>, label: &str) {
    let known = words.abbreviations();
    let mut rest = label;
    while !rest.is_empty() {
        let letter = |c: char| c.is_alphanumeric();
        let end = rest.find(|c| !letter(c)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        match known.iter().find(|(short, _)| short == word) {
            Some((short, long)) => h.tag("abbr").attr("title", long).text(short),
            None => h.text(word),
        }
        let next = after.find(letter).unwrap_or(after.len());
        h.text(&after[..next]);
        rest = &after[next..];
    }
}
