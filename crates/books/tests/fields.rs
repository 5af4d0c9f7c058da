//! No number is there for show: whatever a ruling may set, some chapter of the rules reads it. Options and knobs of the whole battle are held
//! to more by the matrix of each ruleset: every value of theirs must change a number (`each_value`).
#![allow(clippy::unwrap_used)]

use montjoie_books::GAMES;
use std::path::{Path, PathBuf};

/// The rooms of a book in which rules stand: what only the others read, no rule does.
const ROOMS: [&str; 2] = ["chapters", "nouns"];

/// Facts the book gives and no number hangs on, with the reason.
const FACTS: &[(&str, &str)] = &[
    ("cleric", "the faithful name whom they follow (BX-35); that he is a cleric is said, not counted"),
    ("mounted", "the riderless horse gives a mount (JET-50); what riding is worth in a fight is asked of the table"),
    ("ca", "armour as the edition counts it: it is kept as `armour`, which the rules read (BX-22)"),
    ("breach", "how a wall was opened: it is kept with the wall, which the rules read (BX-67)"),
];

/// Whether the text takes the value of a member of this name: `.name`, neither called nor written to.
fn reads(text: &str, name: &str) -> bool {
    let member = format!(".{name}");
    text.match_indices(&member).any(|(at, _)| {
        let rest = &text[at + member.len()..];
        let more = rest.starts_with(|c: char| c.is_alphanumeric() || c == '_' || c == '(');
        let rest = rest.trim_start();
        let written = ["= ", "+= ", "-= "].iter().any(|sign| rest.starts_with(sign));
        !more && !written
    })
}

#[test]
fn every_field_is_read_by_some_rule() {
    let mut idle = Vec::new();
    for game in GAMES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../books").join(game.info().id).join("src");
        let mut text = std::fs::read_to_string(folder.join("brought/doctrine.rs")).unwrap_or_default();
        let mut folders: Vec<PathBuf> = ROOMS.iter().map(|room| folder.join(room)).collect();
        while let Some(room) = folders.pop() {
            for path in std::fs::read_dir(&room).unwrap().map(|file| file.unwrap().path()) {
                if path.is_dir() { folders.push(path) } else { text += &std::fs::read_to_string(path).unwrap() }
            }
        }
        assert!(!text.is_empty(), "{}: no chapter", folder.display());
        let fact = |name: &str| FACTS.iter().any(|(fact, _)| *fact == name);
        let unread = game.info().fields.iter().filter(|field| !fact(field.name) && !reads(&text, field.name));
        idle.extend(unread.map(|field| format!("{} {}", game.info().id, field.name)));
    }
    assert!(idle.is_empty(), "no rule reads {idle:?}");
}

#[test]
fn a_value_that_is_only_written_or_carried_counts_as_unread() {
    assert!(reads("let n = u.arm + 1;", "arm"));
    assert!(reads("(u.sdg, u.arm)", "arm"));
    assert!(!reads("u.arm = 3;", "arm"));
    assert!(!reads("u.arm += 3;", "arm"));
    assert!(!reads("u.armour", "arm"));
    assert!(!reads("u.arm()", "arm"));
}
