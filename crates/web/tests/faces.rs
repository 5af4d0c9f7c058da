//! What typed faces come to: the server says it before they are confirmed, and it is what then happens, for the throws of every book.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;
use montjoie_books::GAMES;
use montjoie_pages::keys;
use montjoie_table::{Rng, faces_of};
use std::collections::{BTreeMap, BTreeSet};

/// The fields for faces of a page: name, and the address that reads them, both as the page has them.
fn fields(page: &str) -> Vec<(String, String)> {
    let tags = page.split("<input").skip(1).map(|tag| tag.split('>').next().unwrap());
    let read = |tag: &str| Some((between(tag, "name=\"", "\"")?, between(tag, "data-read=\"", "\"")?));
    tags.filter_map(read).collect()
}

/// The throws of the chronicle that open, by the addresses of their openings.
fn opens(gm: &mut Browser, battle: &str) -> BTreeSet<String> {
    let page = gm.get(&format!("{battle}/chronicle")).body;
    page.split("class=\"sum\" href=\"").skip(1).map(|link| link.split('"').next().unwrap().to_owned()).collect()
}

/// What the throws of an opened line came to: its own, and those it follows from.
fn came(opened: &str) -> Vec<String> {
    let rows = opened.split("<tr class=\"total\">").skip(1).filter(|row| row.contains("revient à"));
    rows.filter_map(|row| between(row, "<td class=\"n\">", "</td>")).collect()
}

#[test]
fn what_is_shown_before_confirming_is_what_happens() {
    let (mut gm, _, _) = open("faces");
    for game in GAMES {
        let (id, mut rng) = (game.info().id, Rng::of(11, 0));
        let mut kinds: BTreeSet<String> = BTreeSet::new();
        for (sample, _) in game.samples() {
            let battle = sample_of(&mut gm, id, sample);
            // What was shown in the open step: its lines can be opened when it has closed.
            let mut told = BTreeMap::<String, usize>::new();
            for _ in 0..70 {
                let page = gm.get(&battle).body;
                let asked = fields(&between(&page, "id=\"dice-form\"", "</form>").unwrap_or_default());
                if asked.is_empty() {
                    act(&mut gm, &battle, "orders", "do=doctrine");
                    act(&mut gm, &battle, "orders", "do=confirm");
                    act(&mut gm, &battle, "go", "do=step");
                    continue;
                }
                let mut sent = Vec::new();
                for (name, address) in asked {
                    let dice = keys::dice_of(&between(&format!("{address}\""), "dice=", "\"").unwrap()).unwrap();
                    let faces = keys::show_faces(dice, &faces_of(&mut rng, dice));
                    let answer = gm.get(&format!("{address}&faces={}", encode(&faces)));
                    assert_eq!(answer.status, 200, "{id}, {sample}: {address}");
                    let says: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
                    assert_eq!(says["far"], "full", "{id}, {sample}: {faces} for {name}");
                    if let Some((_, comes)) = says["text"].as_str().unwrap().split_once(" → ") {
                        *told.entry(comes.to_owned()).or_default() += 1;
                        kinds.insert(name.split('~').next().unwrap().to_owned());
                    }
                    sent.push(format!("{}={}", encode(&name), encode(&faces)));
                }
                let before = opens(&mut gm, &battle);
                act(&mut gm, &battle, "dice", &format!("{}&do=confirm", sent.join("&")));
                let mut after = BTreeMap::<String, usize>::new();
                for line in opens(&mut gm, &battle).difference(&before) {
                    for comes in came(&gm.get(line).body) {
                        *after.entry(comes).or_default() += 1;
                    }
                }
                if after.is_empty() {
                    continue;
                }
                for (comes, times) in std::mem::take(&mut told) {
                    let then = after.get(&comes).copied().unwrap_or(0);
                    assert!(then >= times, "{id}, {sample}: “{comes}” was shown {times} times, and then {after:?}");
                }
            }
        }
        println!("{id}: {kinds:?}");
        assert!(kinds.len() >= 3, "{id}: {kinds:?}");
    }
}
