//! Whatever is pasted: nothing panics, nothing is made of nonsense, and every refusal has words in both languages.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use common::fixtures;
use montjoie_books::GAMES;
use montjoie_bring::{Parsed, battle, bring, read, try_out};
use montjoie_game::Game;
use montjoie_game::block::Role;
use montjoie_game::scenario::Doc;
use proptest::prelude::*;

/// Reads a text into a book and goes the whole way with whatever comes out.
fn whole_way(text: &str, game: &'static dyn Game) -> Parsed {
    let reading = read(text, GAMES, game);
    for block in reading.blocks.iter().take(3) {
        for (_, role) in Role::ALL {
            let Some(brought) = bring(game, game.info().editions.last().copied(), block, role, None) else { continue };
            let _ = try_out(game, None, &brought);
            let text = battle(game, None, "x", ["a", "b"], std::slice::from_ref(&brought));
            let doc = Doc::read(&text);
            assert!(doc.peek("ruleset").is_some(), "what is written is TOML: {text}");
        }
    }
    reading
}

#[test]
fn nonsense_gets_a_word_and_nothing_comes_of_it() {
    let nonsense = [
        ("", "bring-nothing"),
        ("  \n\t ", "bring-nothing"),
        ("the quick brown fox", "bring-not-understood"),
        ("12 chimères mauves de nulle part", "bring-not-understood"),
        ("AC", "bring-not-understood"),
        ("Armor Class\nHit Points\nSpeed", "bring-not-understood"),
        ("{", "bring-json-broken"),
        ("{\"name\": \"x\", \"system\": {\"attributes\": {\"hp\": {\"max\": 12", "bring-json-broken"),
        ("{}", "bring-json-no-actor"),
        ("[]", "bring-json-no-actor"),
        ("[1, 2, 3]", "bring-json-no-actor"),
        (
            "{\"name\": \"x\", \"type\": \"npc\", \"system\": {\"wounds\": 3}, \"_stats\": {\"systemId\": \"wfrp4e\"}}",
            "bring-json-system",
        ),
    ];
    for (text, id) in nonsense {
        for game in GAMES {
            let reading = whole_way(text, *game);
            assert!(reading.blocks.is_empty(), "{text:?}: {:?}", reading.blocks);
            assert_eq!(reading.unread.first().map(|m| m.id), Some(id), "{text:?}");
        }
    }
    let long = "x ".repeat(montjoie_bring::LONGEST);
    assert_eq!(read(&long, GAMES, GAMES[0]).unread[0].id, "bring-too-long");
}

#[test]
fn what_is_not_understood_of_a_list_is_named_and_the_rest_stands() {
    for game in GAMES {
        let reading = read("40 archers\nzzz qqq\n\n- 30 archers\n", GAMES, *game);
        assert_eq!(reading.blocks.len(), 2, "{:?}", reading.blocks);
        assert_eq!(reading.unread.len(), 1, "{:?}", reading.unread);
    }
    let reading = read("Bent Thing: AC purple, HD 3, ML 8, Att 1 × hook (1d6)", GAMES, GAMES[0]);
    assert_eq!(reading.blocks.len(), 1);
    assert!(reading.blocks[0].armour.is_none() && reading.blocks[0].hit_dice.is_some());
}

#[test]
fn many_blocks_in_one_paste_are_taken_one_by_one() {
    let all = fixtures();
    let fifth: Vec<&str> = all.iter().filter(|f| f.name.starts_with("fifth")).map(|f| f.text.as_str()).collect();
    let reading = read(&fifth.join("\n\n"), GAMES, GAMES[0]);
    assert_eq!(reading.blocks.len(), fifth.len(), "{:?}", reading.blocks.iter().map(|b| &b.name).collect::<Vec<_>>());
    let old: Vec<&str> = all.iter().filter(|f| f.name.starts_with("old")).map(|f| f.text.as_str()).collect();
    let reading = read(&old.join("\n\n"), GAMES, GAMES[0]);
    let names: Vec<&str> = reading.blocks.iter().map(|b| b.name.as_str()).collect();
    assert_eq!(names.len(), old.len(), "{names:?} {:?}", reading.unread);
    let actors: Vec<&str> = all.iter().filter(|f| f.name.starts_with("actor")).map(|f| f.text.as_str()).collect();
    let reading = read(&format!("[{}]", actors.join(",")), GAMES, GAMES[0]);
    assert_eq!(reading.blocks.len(), actors.len());
}

/// A text made of a fixture by cutting, doubling and changing.
fn spoiled(text: &str, cuts: &[(u32, u32, u8)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (at, len, what) in cuts {
        if chars.is_empty() {
            break;
        }
        let at = *at as usize % chars.len();
        let end = (at + *len as usize % 40).min(chars.len());
        match what % 5 {
            0 => drop(chars.drain(at..end)),
            1 => chars.truncate(at),
            2 => {
                let piece: Vec<char> = chars[at..end].to_vec();
                chars.splice(at..at, piece);
            }
            3 => drop(chars.splice(at..end, "999999999999999999999999".chars())),
            _ => drop(chars.splice(at..end, "−½×’«d(\u{0}\u{202e}é[".chars())),
        }
    }
    chars.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn no_text_panics(text in "\\PC{0,300}", book in 0usize..4) {
        let _ = whole_way(&text, GAMES[book]);
    }

    #[test]
    fn no_lines_of_labels_panic(parts in prop::collection::vec("(AC|HD|ML|Att|D|MV|hp|Armor Class|Hit Points|Multiattack|STR|DEX|Speed|Challenge|CA|DV|PUI|Cbt|Hit:|Melee Weapon Attack:)[ :]{0,2}[-0-9d½×+/()\\[\\],.’ a-zé]{0,14}", 1..14), glue in "[ ,;\\n]{1,2}", book in 0usize..4) {
        let _ = whole_way(&parts.join(&glue), GAMES[book]);
    }

    #[test]
    fn no_spoiled_block_panics(nth in 0usize..200, cuts in prop::collection::vec((any::<u32>(), any::<u32>(), any::<u8>()), 1..6), book in 0usize..4) {
        let all = fixtures();
        let fixture = &all[nth % all.len()];
        let _ = whole_way(&spoiled(&fixture.text, &cuts), GAMES[book]);
    }
}

/// Every actor cut at every byte: each is refused with a word, none is half an actor.
#[test]
fn truncated_actors_are_refused() {
    for fixture in fixtures().iter().filter(|f| f.text.starts_with('{')) {
        let text = fixture.text.trim_end();
        for end in (1..text.len()).filter(|end| text.is_char_boundary(*end)) {
            let reading = read(&text[..end], GAMES, GAMES[0]);
            assert!(reading.blocks.is_empty(), "{} at {end}", fixture.name);
            assert_eq!(reading.unread[0].id, "bring-json-broken");
        }
    }
}
