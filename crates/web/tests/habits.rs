//! What a table remembers from one battle to the next, and what every page says can be done on it.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;

use common::{Browser, between, open};
use kit::{fields, leads};
use montjoie_books::GAMES;

fn begin(gm: &mut Browser, game: &str) -> String {
    leads(&gm.post("/sample", &fields(&[("game", game), ("sample", "standard")])))
}

/// What is chosen in a list of the GM's page.
fn chosen(page: &str, id: &str) -> String {
    let list = between(page, &format!("<select id=\"{id}\""), "</select>").unwrap();
    let one = list.split("<option ").find(|o| o.contains(" selected")).unwrap_or_default();
    between(one, "value=\"", "\"").unwrap_or_default()
}

#[test]
fn the_next_battle_begins_as_the_last_was_played() {
    let (mut gm, _, hall) = open("habits");
    let (first, second) = (GAMES[0].info().id, GAMES[1].info().id);
    let to = begin(&mut gm, first);
    let page = gm.get(&to).body;
    assert_eq!(chosen(&page, "conduct-judgements"), "person");
    let ways = [("dice_a", "program"), ("choices_a", "person"), ("dice_b", "program"), ("choices_b", "program")];
    let mut sent = ways.to_vec();
    sent.extend([("gm", "person"), ("judgements", "program"), ("do", "set")]);
    gm.post(&format!("{to}/conduct"), &fields(&sent));
    gm.post(&format!("{to}/pace"), &fields(&[("do", "none")]));
    let after = gm.get(&to).body;
    // Another book, another battle: the same hands, the same pace.
    let next = begin(&mut gm, second);
    let page = gm.get(&next).body;
    for id in ["conduct-judgements", "conduct-dice-a", "conduct-choices-a", "conduct-dice-b", "conduct-choices-b"] {
        assert_eq!(chosen(&page, id), chosen(&after, id), "{id}");
    }
    assert_eq!(chosen(&page, "conduct-judgements"), "program");
    let kept = hall.shelf.kept("habits").unwrap().unwrap();
    assert!(kept.contains("\"pace\":\"none\"") && kept.contains(&format!("\"book\":\"{second}\"")), "{kept}");
    // What lies on a table already is not laid anew.
    gm.post(&format!("{to}/pace"), &fields(&[("do", "all")]));
    assert!(hall.shelf.kept(&format!("table/{}", &next[3..])).unwrap().unwrap().contains("none"));
    // The last book is marked on the first page.
    let home = gm.get("/").body;
    let marked: Vec<&str> =
        home.split("<article class=\"panel game").skip(1).filter(|a| a.starts_with(" last")).collect();
    assert!(marked.len() == 1 && marked[0].contains(&format!("/book/{second}\"")), "{home}");
}

#[test]
fn every_page_says_in_five_lines_what_can_be_done_there() {
    let (mut gm, _, _) = open("help");
    let to = begin(&mut gm, GAMES[0].info().id);
    let draft = leads(&gm.post("/new", &fields(&[("game", GAMES[0].info().id)])));
    let book = format!("/book/{}", GAMES[0].info().id);
    let leaves = ["", "/people", "/chronicle", "/after"].map(|leaf| format!("{to}{leaf}"));
    let others = ["/", "/gallery", "/which", "/copies", "/join", &draft, &book].map(str::to_owned);
    for lang in ["fr", "en"] {
        gm.post("/reader", &format!("lang={lang}"));
        for page in leaves.iter().chain(&others) {
            let body = gm.get(page).body;
            let help =
                between(&body, "<details id=\"help\">", "</details>").unwrap_or_else(|| panic!("{page}: {body}"));
            assert_eq!(help.matches("<li>").count(), 5, "{page}: {help}");
            assert!(!help.contains('⟨') && !help.contains("<li></li>"), "{page}: {help}");
        }
    }
}
