//! What the chronicle tells: every row at every rank and every event in three wordings or more, no sentence told twice.

use montjoie_game::Ruleset as _;
use montjoie_jet::Jet;
use montjoie_jet::terms::{Critical, Defeat, Engagement, Massacre, Opportunity, Posture, Row};
use std::collections::BTreeMap;

/// The wordings of every message of one language: by id, in order.
fn wordings(text: &str) -> BTreeMap<String, Vec<String>> {
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut id = String::new();
    for line in text.lines().filter(|l| !l.starts_with('#') && !l.trim().is_empty()) {
        if let Some((name, said)) = line.split_once(" = ").filter(|(name, _)| name.starts_with("jet-")) {
            id = name.to_owned();
            all.entry(id.clone()).or_default().push(said.to_owned());
        } else if let Some((_, said)) = line.trim_start().strip_prefix(".v").and_then(|l| l.split_once(" = ")) {
            all.entry(id.clone()).or_default().push(said.to_owned());
        } else if let Some(last) = all.get_mut(&id).and_then(|v| v.last_mut()) {
            last.push(' ');
            last.push_str(line.trim());
        }
    }
    all
}

/// Sentences of a wording, whoever they are about.
fn sentences(wording: &str) -> Vec<String> {
    // A value is a star; what a number chooses between is told too.
    let mut pieces = wording.split("{ $");
    let mut bare = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let cut = piece.find(['}', '>']).map_or(piece.len(), |at| at + 1);
        bare.push('*');
        bare.push_str(&piece[cut..]);
    }
    let parts = bare.split(['.', '!', '?']).map(|s| s.split_whitespace().collect::<Vec<_>>().join(" "));
    parts.filter(|s| s.chars().filter(|c| c.is_alphabetic()).count() > 3).collect()
}

/// Every id that a row, an event, an order or an end is told under.
fn told() -> Vec<String> {
    let mut ids = Vec::new();
    for rank in ["army", "regiment", "company", "soldier"] {
        ids.extend(Row::WORDS.iter().map(|row| format!("jet-tell-{rank}-{row}")));
    }
    for how in ["chance", "declined", "won", "lost"] {
        ids.extend(Opportunity::WORDS.iter().map(|chance| format!("jet-tell-{how}-{chance}")));
    }
    let lists: [(&str, &[&str]); 5] = [
        ("engaged", Engagement::WORDS),
        ("posture", Posture::WORDS),
        ("critical", Critical::WORDS),
        ("massacred", Massacre::WORDS),
        ("defeated", Defeat::WORDS),
    ];
    for (kind, words) in lists {
        ids.extend(words.iter().map(|word| format!("jet-tell-{kind}-{word}")));
    }
    ids
}

#[test]
fn everything_is_told_in_three_ways_that_share_no_sentence() {
    for text in Jet::INFO.text {
        let all = wordings(text);
        for id in told() {
            assert!(all.contains_key(&id), "{id} is not told");
        }
        let mut heard: BTreeMap<String, String> = BTreeMap::new();
        for (id, wordings) in all.iter().filter(|(id, _)| id.starts_with("jet-tell-")) {
            assert!(wordings.len() >= 3, "{id} is told in {} ways", wordings.len());
            for wording in wordings {
                for sentence in sentences(wording) {
                    let before = heard.insert(sentence.clone(), id.clone());
                    assert_eq!(before, None, "told twice: {sentence}, in {id} too");
                }
            }
        }
        assert!(heard.len() > 400, "{}", heard.len());
    }
}

#[test]
fn the_check_can_fail() {
    assert_eq!(sentences("Un. { $unit_cap } recule ! Deux"), ["* recule", "Deux"]);
    let all = wordings("jet-tell-a = Un\n    .v2 = Deux { $n ->\n        [one] x\n    }\njet-tell-b = Trois\n");
    assert_eq!(all["jet-tell-a"].len(), 2);
    assert!(all["jet-tell-a"][1].contains("[one] x"));
}

/// French puts its own marks: the text check of every ruleset does so too, this one reads the book beside it.
#[test]
fn both_languages_tell_the_same_ids() {
    let [fr, en] = Jet::INFO.text.map(wordings);
    let ids = |w: &BTreeMap<String, Vec<String>>| w.keys().cloned().collect::<Vec<_>>();
    assert_eq!(ids(&fr), ids(&en));
}
