//! Dice pledged at the terminal, and `verify`.
#![allow(missing_docs)]

mod common;

use common::{Ran, Scratch, run, run_with};
use montjoie_books::GAMES;

fn lines(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The 64 digits that follow a word.
fn digits(text: &str, after: &str) -> String {
    let text = lines(text);
    let at = text.find(after).unwrap_or_else(|| panic!("{after}: {text}")) + after.len();
    let digits: String =
        text[at..].chars().filter(|c| *c != ' ').take_while(char::is_ascii_hexdigit).take(64).collect();
    assert_eq!(digits.len(), 64, "{text}");
    digits
}

fn verify(journal: &Scratch, lang: &str) -> Ran {
    run(&["verify", journal.path(), "--lang", lang])
}

#[test]
fn a_battle_of_every_book_is_pledged_fought_and_verified() {
    for game in GAMES {
        let id = game.info().id;
        let (file, kept) = (Scratch::new(&format!("pledge-{id}.toml"), game.samples()[0].1), Scratch::free(id));
        let fought = run(&["fight", file.path(), "--journal", kept.path(), "--pledge", "--lang", "en"]);
        assert_eq!(fought.code, 0, "{id}: {}", fought.err);
        let hash = digits(&fought.err, "which can no longer be another: ");
        for (lang, word, of, seed) in [
            ("fr", "Tout tient.", "qui ne peut plus en être une autre : ", "La graine : "),
            ("en", "Everything holds.", "which can no longer be another: ", "The seed: "),
        ] {
            let ran = verify(&kept, lang);
            let told = lines(&ran.out).replace(['\u{a0}', '\u{202f}'], " ");
            assert_eq!(ran.code, 0, "{id}: {}{}", ran.out, ran.err);
            assert!(told.contains(word) && digits(&told, of) == hash, "{id}: {told}");
            assert!(!lines(&fought.err).contains(&digits(&told, seed)), "{id}: the seed was not shown before");
        }
        // One die of one throw is another: refused, and its entry named.
        let text = std::fs::read_to_string(&kept.0).expect("a journal");
        let entry = text.lines().filter(|l| l.contains("\"origin\":\"rolled\"")).nth(5).expect("dice").to_owned();
        let mut other: serde_json::Value = serde_json::from_str(&entry).expect("an entry");
        let face = other.pointer_mut("/body/answer/answer/faces/0").expect("a face");
        *face = if *face == 1 { 2.into() } else { 1.into() };
        let changed = Scratch::new(&format!("pledge-{id}-changed"), &text.replace(&entry, &other.to_string()));
        for (lang, word) in [("fr", "entrée"), ("en", "entry")] {
            let ran = verify(&changed, lang);
            assert_eq!(ran.code, 1, "{id}: {}{}", ran.out, ran.err);
            let said = lines(&ran.err).replace('\u{a0}', " ");
            let names = format!("{word} {}", other["id"]);
            assert!(said.contains(&names) && !ran.out.contains("Tout tient"), "{id}: {names}: {said}");
        }
    }
}

#[test]
fn words_are_said_before_the_first_throw_and_hold() {
    let file = Scratch::new("pledge-words.toml", GAMES[0].samples()[0].1);
    let kept = Scratch::free("pledge-words");
    let said = "pledge Ana heather\npledge Bo\n\ngo until the end\npledge Cid too late\nquit\n";
    let ran = run_with(&["play", file.path(), "--journal", kept.path(), "--pledge", "--lang", "en"], said);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let out = lines(&ran.out);
    let hash = digits(&out, "which can no longer be another: ");
    let (shown, word) = (out.find(&hash), out.find("Word of Ana: heather"));
    assert!(shown < word && word < out.find("The battle is over"), "{out}");
    let err = lines(&ran.err);
    assert!(err.contains("A name and a word are wanted") && err.contains("only before the first throw"), "{err}");
    let found = verify(&kept, "en");
    assert_eq!(found.code, 0, "{}{}", found.out, found.err);
    assert!(lines(&found.out).contains("Word of Ana: heather") && digits(&found.out, "another: ") == hash);
    // Taken up again, it is shown again and nothing is pledged twice.
    let before = std::fs::read(&kept.0).expect("a journal");
    let again = run_with(&["play", kept.path(), "--pledge", "--lang", "en"], "quit\n");
    assert!(again.code == 0 && lines(&again.out).contains(&hash), "{}{}", again.out, again.err);
    assert_eq!(std::fs::read(&kept.0).expect("a journal"), before);
    // Another word than the one that was said.
    let text = String::from_utf8(before).expect("text").replace("heather", "gorse");
    assert_eq!(verify(&Scratch::new("pledge-gorse", &text), "en").code, 1);
}

/// Off by default, and worth nothing where nobody keeps it.
#[test]
fn without_a_journal_nothing_is_pledged() {
    let file = Scratch::new("pledge-none.toml", GAMES[0].samples()[0].1);
    let kept = Scratch::free("pledge-none");
    assert_eq!(run(&["fight", file.path(), "--pledge", "--lang", "en"]).code, 2);
    let both = ["fight", file.path(), "--journal", kept.path(), "--pledge", "--seed", "3", "--lang", "en"];
    assert_eq!(run(&both).code, 2);
    assert_eq!(run(&["fight", file.path(), "--journal", kept.path()]).code, 0);
    for (lang, word) in [("fr", "ne sont pas jurés"), ("en", "are not pledged")] {
        let ran = verify(&kept, lang);
        assert!(ran.code == 1 && lines(&ran.err).contains(word), "{}", ran.err);
    }
}
