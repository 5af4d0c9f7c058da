//! Every problem can be said in both languages, with its own values.

use super::*;
use std::collections::{BTreeMap, BTreeSet};

/// The messages of a Fluent source and the values each uses; enough of Fluent for our own plain files.
fn messages(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut last = String::new();
    for line in source.lines().filter(|l| !l.starts_with('#') && !l.trim().is_empty()) {
        if !line.starts_with(' ') {
            let (id, _) = line.split_once(" = ").expect("a message");
            last = id.to_owned();
            assert!(all.insert(last.clone(), BTreeSet::new()).is_none(), "{id} twice");
        }
        let values = all.get_mut(&last).expect("a message before its text");
        for piece in line.split('$').skip(1) {
            values.insert(piece.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect());
        }
    }
    all
}

#[test]
fn every_code_has_its_words_and_every_word_its_code() {
    for (lang, source) in TEXT {
        let mut left = messages(source);
        for code in CODES.iter().chain(PHRASES) {
            let used = left.remove(code.id).unwrap_or_else(|| panic!("{lang}: {} has no words", code.id));
            let given: BTreeSet<String> = code.args.iter().map(|a| (*a).to_owned()).collect();
            assert!(used.is_subset(&given), "{lang}: {} uses {used:?} of {given:?}", code.id);
        }
        left.retain(|id, _| !super::super::problem::WORDS.contains(&id.as_str()));
        assert!(left.is_empty(), "{lang}: words nobody says: {left:?}");
    }
    let [(_, fr), (_, en)] = TEXT;
    assert_eq!(messages(fr), messages(en), "the same messages with the same values");
}

#[test]
fn kinds_of_things_are_words_and_counts_are_numbers() {
    use crate::message::Arg;
    let message = the(&with("count = 50\n", "count = \"50\"\n")).message();
    assert_eq!(message.id, "problem-wrong-type");
    assert!(message.args.contains(&("expected", Arg::Word("problem-kind-int"))));
    assert!(message.args.contains(&("given", Arg::Word("problem-kind-text"))));
    assert!(message.args.contains(&("key", Arg::Text("count".to_owned()))));
    let message = the(&with("count = 50\n", "count = 0\n")).message();
    assert!(message.args.contains(&("min", Arg::Number(1))));
    for code in CODES {
        assert_eq!(code.sample().args.len(), code.args.len());
    }
}
