//! The chances on the page: counted beside the table from the battle as it stands, rulings included, and the GM's alone until revealed.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;
use common::*;

use montjoie_books::GAMES;
use montjoie_chronicle::Chronicle;
use montjoie_game::{Game, Message, Viewer};
use montjoie_odds::Sample;
use montjoie_table::{Side, Subject};
use montjoie_text::Lang;
use montjoie_web::{ByPlaying, Config, Hall, Reckoner};
use std::sync::Arc;
use std::time::Duration;

/// Fewer battles than a table plays, for every ruleset has its turn here: the same count all the same.
const BY: ByPlaying = ByPlaying { battles: 220, for_doctrines: 20 };

/// The page once its chances are those of the battle as it stands.
fn counted(gm: &mut Browser, battle: &str) -> String {
    loop {
        let page = gm.get(battle).body;
        if page.contains("class=\"odds\"") {
            return page;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// What a page must say of a battle: the same battles, played by the same rules from its journal.
fn reckoned(hall: &Hall, book: &Chronicle) -> Vec<String> {
    let (fight, inputs) = book.outlook();
    let mut sample = Sample::default();
    sample.play(fight.as_ref(), &inputs, book.head(), 0..BY.battles);
    let share = |side: Side| (sample.victories[side.index()] * 1000 / BY.battles + 5) / 10;
    let mut range = Vec::new();
    let doctrines = 0..fight.info().doctrines.len();
    for (a, b) in doctrines.clone().flat_map(|a| doctrines.clone().map(move |b| (a, b))) {
        let (mut led, mut sample) = (fight.copy(), Sample::default());
        led.lead([a, b]);
        sample.play(led.as_ref(), &inputs, book.head(), 0..BY.for_doctrines);
        range.push(i64::try_from(sample.victories[0] * 1000 / BY.for_doctrines).unwrap());
    }
    let range = Message::new("page-odds-doctrines")
        .who("side", Subject::side(Side::A))
        .number("low", range.iter().min().unwrap() / 10)
        .number("high", (range.iter().max().unwrap() + 9) / 10);
    let range = hall.texts.say(Lang::Fr, &range, book.fight().names());
    vec![
        format!("<span class=\"n side-a\">{}\u{202f}%</span>", share(Side::A)),
        format!("<span class=\"n side-b\">{}\u{202f}%</span>", share(Side::B)),
        montjoie_pages::Html::of(|h| h.text(&range)).into_string(),
    ]
}

#[test]
fn chances_are_of_the_battle_as_it_stands_and_the_gms_alone_until_revealed() {
    let odds: Option<Arc<dyn Reckoner>> = Some(Arc::new(BY));
    let (mut gm, hall) = kit::serve(&Config {
        games: montjoie_books::GAMES,
        data: folder("chances"),
        port: 0,
        lan: false,
        odds,
        public: None,
        seed: Some(1),
    });
    for game in GAMES {
        of_a_battle(&mut gm, &hall, *game);
    }
}

/// The first battle a ruleset ships, by its id.
fn of_a_battle(gm: &mut Browser, hall: &Hall, game: &dyn Game) {
    let id = game.info().id;
    hall.begin_as(id, game.samples()[0].1).unwrap();
    let battle = format!("/b/{id}");
    let mut aude = phone(gm, &hall.room(id).unwrap().code(), &battle, "Aude", "seat=1&side=s0&chief=yes");
    let book = |gm: &mut Browser| {
        Chronicle::inspect_bytes(montjoie_books::GAMES, gm.get(&format!("{battle}/journal")).body.as_bytes()).unwrap()
    };
    let page = counted(gm, &battle);
    let before = book(gm);
    let told = reckoned(hall, &before);
    for words in &told {
        assert!(page.contains(words), "{id}: {words}: {:?}", between(&page, "class=\"odds\"", "</details>"));
    }
    // A ruling is part of it: half a side gone is seen in the chances, after the same step that laid it.
    let own: Vec<_> = before.fight().sheets(Viewer::Gm).into_iter().filter(|s| s.side == Side::A).collect();
    let ruled = own.iter().filter_map(|s| s.strength.map(|(now, _)| (s.subject, now))).filter(|(_, now)| *now > 20);
    for (who, now) in ruled.take(3).collect::<Vec<_>>() {
        let fields = format!("gesture=take&who={}&men={}&reason=x&do=lay", montjoie_pages::keys::card(who), now / 2);
        // It is answered whether or not somebody still counts.
        act(gm, &battle, "gesture", &fields);
    }
    let page = counted(gm, &battle);
    let ruled = reckoned(hall, &book(gm));
    assert_ne!(told[0], ruled[0], "{id}: it matters");
    for words in &ruled {
        assert!(page.contains(words), "{id}: {words}: {:?}", between(&page, "class=\"odds\"", "</details>"));
    }
    // The GM's alone: on no page of a player, nor on the screen; revealed, a player sees those of the battle as the side knows it (hidden.rs);
    // hidden again, none.
    let shown = |aude: &mut Browser| aude.get(&format!("/p/{id}")).body.contains("class=\"odds");
    assert!(!shown(&mut aude) && !gm.get(&format!("/screen/{id}")).body.contains("class=\"odds"));
    act(gm, &battle, "odds", "do=reveal");
    counted(&mut aude, &format!("/p/{id}"));
    act(gm, &battle, "odds", "do=hide");
    assert!(!shown(&mut aude));
}
