//! Words of the pages that stand beside the rulesets' own.
#![allow(missing_docs, clippy::unwrap_used)]

use montjoie_books::GAMES;

/// Whatever can be added to a battle is called by a word, in both languages.
#[test]
fn everything_that_can_be_added_has_a_word() {
    let mut files = vec![montjoie_pages::TEXT];
    files.extend(GAMES.iter().map(|game| (game.info().text[0], game.info().text[1])));
    let texts = montjoie_text::Texts::new(&files).unwrap();
    for game in GAMES {
        let id = game.info().id;
        let doc = montjoie_game::scenario::Doc::read(game.samples()[0].1);
        assert!(game.open(&doc, None).is_ok());
        for (path, keys) in doc.asked() {
            for key in
                keys.iter().filter(|(_, want)| **want == montjoie_game::scenario::Expected::Tables).map(|(k, _)| k)
            {
                let known = [format!("{id}-kind-{key}"), format!("page-prepare-kind-{key}")];
                assert!(known.iter().any(|id| texts.has(id)), "{id}: {path} {key}");
            }
        }
    }
}
