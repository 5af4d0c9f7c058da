//! *Report this*: one link on the GM's page gives the battle of any book without its names, with the state of the page, in one file that
//! plays again.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;

use common::{act, encode, open, phone, sample_of};
use montjoie_books::GAMES;
use montjoie_chronicle::{Chronicle, reported};
use montjoie_game::Names;
use std::collections::BTreeSet;

/// Everybody's names, in both languages, that are long enough to be looked for.
fn names_of(names: &Names) -> BTreeSet<String> {
    let lists = [&names.armies, &names.units, &names.characters, &names.places];
    let all = names.sides.iter().chain(lists.into_iter().flatten());
    all.flat_map(|name| [name.fr.clone(), name.en.clone()]).filter(|name| name.chars().count() > 3).collect()
}

#[test]
fn the_page_reports_a_battle_of_every_book_without_names() {
    let (mut gm, link, hall) = open("reports");
    for game in GAMES {
        let (id, scenario) = (game.info().id, game.samples()[0].1);
        let battle = sample_of(&mut gm, id, game.samples()[0].0);
        let room = hall.room(battle.trim_start_matches("/b/")).unwrap();
        let mut player = phone(&mut gm, &room.code(), &battle, "Guillemette", "seat=1&side=s0&chief=yes");
        act(&mut gm, &battle, "go", "do=round");
        act(&mut gm, &battle, "note", &format!("text={}", encode("Guillemette frappe la table")));
        let page = act(&mut gm, &battle, "go", "do=step");
        // One button on the page leads to it.
        assert!(page.contains(&format!("href=\"{battle}/report\"")), "{id}: no button");
        let answer = gm.get(&format!("{battle}/report"));
        assert_eq!(answer.status, 200, "{id}: {}", answer.body);
        assert!(
            answer.headers.contains("attachment") && answer.headers.contains("rapport.jsonl"),
            "{}",
            answer.headers
        );
        let text = answer.body;

        // Version, revisions, and how the page stands.
        let about = reported(text.as_bytes()).unwrap();
        assert_eq!(about["version"], env!("CARGO_PKG_VERSION"), "{about}");
        assert_eq!(about["revisions"][id], game.info().revision, "{about}");
        let stands = &about["page"];
        let book = Chronicle::inspect_bytes(GAMES, gm.get(&format!("{battle}/journal")).body.as_bytes()).unwrap();
        let (hash, place, names) = (book.fight().hash(), book.fight().place(), names_of(book.fight().names()));
        let asked = |book: &Chronicle| book.asks().iter().map(|ask| format!("{:?}", ask.name())).collect::<Vec<_>>();
        let asks = asked(&book);
        assert_eq!((&stands["round"], &stands["step"]), (&place.round.into(), &place.step.into()), "{about}");
        assert_eq!(stands["asks"].as_array().unwrap().len(), asks.len(), "{about}");
        assert_eq!((&stands["seats"][0]["id"], &stands["seats"][0]["chief"]), (&1.into(), &true.into()), "{about}");
        assert_eq!(stands["lang"], "fr");

        // Nobody's name, no word of the table, no key and no code.
        let own = |name: &&String| scenario.contains(&format!("\"{name}\""));
        assert!(names.iter().filter(own).count() > 3, "{id}: there are names to look for");
        for name in names.iter().filter(own) {
            assert!(!text.contains(&format!("\"{name}\"")), "{id}: {name}");
            assert!(!text.contains(&format!("\\\"{name}\\\"")), "{id}: {name}");
        }
        let keys = player.cookies.iter().chain(&gm.cookies).map(|(_, key)| key.clone()).filter(|key| key.len() == 32);
        let secrets: Vec<String> = keys.chain([room.code(), room.screen_key(), link.replace("/gm/", "")]).collect();
        assert!(secrets.len() >= 5);
        for word in ["Guillemette", "frappe la table"].map(str::to_owned).iter().chain(&secrets) {
            assert!(!text.contains(word.as_str()), "{id}: {word}");
        }

        // It plays: the same battle, asking the same, in as many steps.
        let again = Chronicle::inspect_bytes(GAMES, text.as_bytes()).unwrap();
        assert_eq!(again.fight().hash(), hash, "{id}");
        assert_eq!(asked(&again), asks, "{id}");
        let replay = again.replay(true).unwrap();
        assert!(replay.steps > 0 && replay.divergence.is_none(), "{id}: {:?}", replay.divergence);
        // Whoever mends it opens it at a table of their own.
        let opened = kit::upload(&mut gm, text.as_bytes());
        let path = kit::leads(&opened);
        assert!(path.starts_with("/b/"), "{id}: {}", opened.body);
        assert_eq!(hall.room(path.trim_start_matches("/b/")).unwrap().hash(), hash, "{id}");
        // It is the GM's alone.
        assert_eq!(player.get(&format!("{battle}/report")).status, 403);
    }
}
