//! A GM's focus on the page: in a battle with players only those are asked from the first moment, and one control changes it.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;

/// Which way the control stands.
fn stands(page: &str) -> String {
    let control = between(page, "id=\"conduct-focus\"", "</select>").unwrap();
    let chosen =
        control.split("<option").find(|option| option.split('>').next().unwrap().contains("selected")).unwrap();
    between(chosen, "value=\"", "\"").unwrap()
}

#[test]
fn the_page_begins_with_the_players_and_one_control_changes_it() {
    let (mut gm, _, hall) = open("focus");
    for game in montjoie_books::GAMES {
        let id = game.info().id;
        let folder = format!("{}/../../scenarios/{id}", env!("CARGO_MANIFEST_DIR"));
        let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path()).collect();
        files.sort();
        let texts = files.iter().map(|f| std::fs::read_to_string(f).unwrap());
        let text = texts.into_iter().find(|text| text.contains("player = true")).unwrap();
        hall.begin_as(id, &text).unwrap();
        let battle = format!("/b/{id}");
        let page = gm.get(&battle).body;
        assert_eq!(stands(&page), "players", "{id}");
        let page = act(&mut gm, &battle, "conduct", "focus=all");
        assert_eq!(stands(&page), "all", "{id}");
        let page = act(&mut gm, &battle, "conduct", "focus=players");
        assert_eq!(stands(&page), "players", "{id}");
    }
}
