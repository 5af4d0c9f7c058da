//! Every abbreviation of a book is explained, in both languages, by the message `RULESET-abbr`.
#![allow(missing_docs)]

mod common;

use montjoie_books::GAMES;
use montjoie_game::Viewer;
use montjoie_game::scenario::Doc;
use montjoie_text::Lang;

/// Words of the labels that read as abbreviations: two capitals or more, or capitals within.
fn shortened(label: &str) -> Vec<String> {
    let words = label.split(|c: char| !c.is_alphanumeric());
    let inner =
        |w: &&str| w.chars().skip(1).any(char::is_uppercase) && w.chars().next().is_some_and(char::is_uppercase);
    // A word shouted whole is a word.
    words.filter(inner).filter(|w| w.chars().count() <= 4).map(str::to_owned).collect()
}

#[test]
fn every_abbreviation_on_a_sheet_says_what_it_means() {
    let texts = common::texts();
    for game in GAMES {
        let id = game.info().id;
        for lang in [Lang::Fr, Lang::En] {
            let known = texts.word(lang, &format!("{id}-abbr"));
            let known: Vec<&str> =
                known.split('|').filter_map(|p| p.split_once('=')).map(|(short, _)| short.trim()).collect();
            for battle in game.battles() {
                let opened = game.open(&Doc::read(battle.text), None).unwrap_or_else(|p| panic!("{p:?}"));
                for figure in opened.fight.sheets(Viewer::Gm).iter().flat_map(|s| &s.figures) {
                    let own = format!("{id}-figure-{}", figure.word);
                    let label =
                        if texts.has(figure.word) { texts.word(lang, figure.word) } else { texts.word(lang, &own) };
                    for short in shortened(&label) {
                        assert!(known.contains(&short.as_str()), "{id}, {lang:?}: {short} in {label:?}");
                    }
                }
            }
        }
    }
}
