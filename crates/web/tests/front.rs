//! The page in front of each book, and the one switch that hides all disputes: both languages, no script.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;

use montjoie_books::GAMES;

/// The first words of a book's front page, without what sets them.
fn opening(front: &str) -> String {
    let plain: String =
        front.split("\n\n").next().unwrap().replace("**", "").chars().take_while(|c| *c != '`').collect();
    plain.split_whitespace().take(3).collect::<Vec<_>>().join(" ")
}

/// Where an answer leads on to.
fn leads(answer: &Answer) -> String {
    let line = answer.headers.lines().find(|l| l.to_lowercase().starts_with("location:")).unwrap();
    line.split_once(':').unwrap().1.trim().to_owned()
}

/// A page as text: no tags, spaces of any kind alike.
fn text(page: &str) -> String {
    let bare: String = page.split('<').map(|tag| tag.split_once('>').map_or(tag, |(_, rest)| rest)).collect();
    bare.replace(['\u{a0}', '\u{202f}'], " ").replace('’', "'").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn each_book_has_its_page_in_both_languages_for_the_gm() {
    let (mut gm, _, _) = open("front");
    let home = gm.get("/").body;
    for (lang, nth) in [("fr", 0), ("en", 1)] {
        gm.post("/reader", &format!("lang={lang}&theme=auto"));
        for game in GAMES {
            let id = game.info().id;
            assert!(home.contains(&format!("href=\"/book/{id}\"")), "{id}: the first page leads there");
            let front = &game.books()[nth].front;
            assert!(!front.is_empty(), "{id} {lang}");
            let want = opening(front).replace('’', "'").replace(['\u{a0}', '\u{202f}'], " ");
            let page = gm.get(&format!("/book/{id}"));
            assert_eq!(page.status, 200);
            assert!(text(&page.body).contains(&want), "{id} {lang}: no {want:?}");
            let first = gm.post("/new", &format!("game={id}&once={lang}{id}"));
            let desk = gm.get(&leads(&first)).body;
            assert!(text(&desk).contains(&want), "{id} {lang}: not where the battle is prepared");
        }
    }
    let mut stranger = Browser::new(gm.port);
    assert_eq!(stranger.get("/book/bx").status, 403);
    assert_eq!(gm.get("/book/nothing").status, 404);
}

#[test]
fn disputes_are_folded_away_until_one_is_chosen_and_one_button_puts_all_back() {
    let (mut gm, _, _) = open("document");
    for game in GAMES {
        let id = game.info().id;
        let begun = gm.post("/new", &format!("game={id}&sample={}&once={id}", game.samples()[0].0));
        let place = leads(&begun);
        let setting =
            game.info().settings.iter().find(|s| matches!(s.values, montjoie_game::Values::Words(_))).unwrap();
        let montjoie_game::Values::Words(all) = setting.values else { unreachable!() };
        gm.post(&place, "do=document&writing=0");
        let page = gm.get(&place).body;
        let panel = between(&page, "id=\"options\"", "</section>").unwrap();
        assert!(panel.contains("Comme le dit le document") && !panel.contains("value=\"document\""), "{id}");
        assert!(panel.matches("class=\"option\"").count() == 0, "{id}: everything disputed is folded away");
        let scenario = gm.get(&format!("{place}/scenario")).body;
        assert!(scenario.contains("preset = \"document\""), "{id}: {scenario}");
        gm.post(&place, &format!("do=read&writing=0&options.{}={}", setting.name, all[all.len() - 1]));
        let page = gm.get(&place).body;
        let panel = between(&page, "id=\"options\"", "</section>").unwrap();
        assert!(panel.contains("class=\"departs\"") && panel.contains("value=\"document\""), "{id}");
        assert!(page.contains("écarte du document"), "{id}: told beside the other problems");
        gm.post(&place, "do=document&writing=0");
        let scenario = gm.get(&format!("{place}/scenario")).body;
        assert!(!scenario.contains(&format!("{} =", setting.name)), "{id}: {scenario}");
    }
}
