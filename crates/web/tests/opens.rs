//! What changed opens on the GM's page: the links from the dice to the men, folded behind the line and whole on the line's own page.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;

#[test]
fn a_change_opens_on_the_page_for_the_gm_alone() {
    let (mut gm, _, hall) = open("opens");
    for game in montjoie_books::GAMES {
        let id = game.info().id;
        let battle = sample_of(&mut gm, id, "standard");
        for _ in 0..2 {
            act(&mut gm, &battle, "orders", "do=doctrine");
            act(&mut gm, &battle, "orders", "do=confirm");
            act(&mut gm, &battle, "go", "do=round");
        }
        act(&mut gm, &battle, "go", "do=until&until=end");
        let page = gm.get(&format!("{battle}/chronicle")).body.replace("class=\"why\"", "class=\"sum\"");
        let why = format!(" class=\"sum\" href=\"{battle}/line/");
        let chains: Vec<String> =
            page.split(&why).skip(1).map(|tag| format!("{battle}/line/{}", tag.split('"').next().unwrap())).collect();
        assert!(chains.len() > 5, "{id}: {} changes open", chains.len());
        let mut whole = 0;
        for href in chains.iter().take(60) {
            let line = gm.get(href).body;
            let Some(links) = between(&line, "<ul class=\"chain\">", "</ul>") else { continue };
            assert!(links.contains("class=\"rule"), "{id}: each link with its rule: {links}");
            whole += usize::from(line.contains("<table class=\"sum\">") && links.contains('='));
        }
        assert!(whole > 0, "{id}: no chain from dice to a number");
        // A player's page holds none of it.
        let room = hall.room(battle.trim_start_matches("/b/")).unwrap();
        let mut phone = phone(&mut gm, &room.code(), &battle, &format!("Aude+{id}"), "seat=1&side=s0&chief=yes");
        let page = phone.get(&format!("/p/{}", battle.trim_start_matches("/b/"))).body;
        assert!(!page.contains("class=\"chain\"") && !page.contains(">pourquoi<"), "{id}");
    }
}
