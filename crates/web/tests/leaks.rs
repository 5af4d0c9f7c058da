//! Nothing leaks: two battles that differ only in what a player may not know are, byte for byte, the same to that player. Every
//! route of the server is gone through; one that nobody thought of fails the test.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod worlds;
use common::*;
use worlds::*;

use montjoie_books::GAMES;
use montjoie_game::{Game, Gesture, Knowledge, Viewer};
use montjoie_table::{Inputs, Waiting};
use montjoie_web::Hall;

/// Two worlds of one battle; the second is another one in everything the player may not know.
fn two_worlds(gm: &mut Browser, hall: &Hall, game: &dyn Game, knowledge: Knowledge, dice: bool) {
    let id = game.info().id;
    let first = sample_of(gm, id, "standard");
    act(gm, &first, "go", "do=round");
    act(gm, &first, "go", "do=step");
    if dice {
        to_dice(gm, &first);
    }
    let journal = gm.get(&format!("{first}/journal")).body;
    let mut worlds = [0, 1].map(|_| World::new(gm, hall, journal.as_bytes()));
    let word = if knowledge == Knowledge::Words { "words" } else { "unseen" };
    for world in &worlds {
        act(gm, &world.battle, "knowledge", &format!("a={word}&b=exact&screen={word}&do=set"));
    }
    let book = chronicle(gm, &first);
    let (hidden, shown) = unknown_changes(&book, knowledge);
    assert!(hidden.len() >= 3, "{id}: too little can be hidden to prove anything: {hidden:?}, shown {shown:?}");
    let mut ears = worlds.each_ref().map(Ear::new);
    for fields in &hidden {
        let battle = &worlds[1].battle;
        let head = hall.room(&worlds[1].id()).unwrap().inside_head();
        assert_eq!(gm.post(&format!("{battle}/gesture"), &format!("head={head}&{fields}")).status, 303);
    }
    let [one, other] = worlds.each_ref().map(|w| {
        let book = chronicle(gm, &w.battle);
        (book.fight().hash(), known(book.fight(), book.inputs(), knowledge))
    });
    assert_ne!(one.0, other.0, "{id}: they are two battles");
    assert_eq!(one.1, other.1, "{id}: alike in all the player may know");
    go_on_beside(gm, &mut worlds[1]);
    // The teeth of it: the GM sees two different battles.
    let [gms_one, gms_other] = worlds.each_ref().map(|w| w.plain(&gm.get(&format!("{}/print/finish", w.battle)).body));
    assert_ne!(gms_one, gms_other, "{id}");
    // What is pushed, with ids and lengths, up to something both players hear.
    for world in &worlds {
        act(gm, &world.battle, "note", "text=Il+neige+sur+la+plaine&shared=yes");
    }
    let pushed = [0, 1].map(|n| worlds[n].plain(&ears[n].until("Il neige sur la plaine")));
    same(&format!("{id}: what is pushed"), &pushed[0], &pushed[1]);
    drop(ears);
    // The screen for the table, which is granted as much.
    // By its own key, as granted and as everybody knows, which is no more; then through the player's eyes.
    for (of, level) in [("auto", word), ("auto", "auto"), ("s0", word), ("s0", "auto")] {
        for world in &worlds {
            gm.post(&format!("{}/screen", world.battle), &format!("of={of}&level={level}&do=set"));
        }
        let screens = worlds.each_mut().map(World::wall);
        assert!(screens[0].contains("Il neige"), "the screen is open");
        same(&format!("{id}: the screen, {of} {level}"), &screens[0], &screens[1]);
    }
    // Every route there is.
    let mut heard = worlds.each_mut().map(|world| {
        let mut phone = std::mem::replace(&mut world.phone, Browser::new(gm.port));
        everything(&mut phone, world, game)
    });
    let [one, other] = &mut heard;
    assert_eq!(one.len(), other.len());
    assert!(one.iter().any(|(what, text)| what == "GET /p/BATTLE" && text.contains("Il neige")), "the phone is open");
    for ((what, a), (_, b)) in one.iter().zip(other.iter()) {
        same(&format!("{id}: {what}"), a, b);
    }
}

#[test]
fn a_player_learns_nothing_of_what_is_hidden() {
    let (mut gm, _, hall) = open("leaks");
    for game in GAMES.iter() {
        two_worlds(&mut gm, &hall, *game, Knowledge::Unseen, true);
    }
}

#[test]
fn a_player_who_knows_in_words_learns_no_figure() {
    let (mut gm, _, hall) = open("leaks-words");
    for game in GAMES.iter() {
        two_worlds(&mut gm, &hall, *game, Knowledge::Words, false);
    }
}

/// Who was not let in, or has no seat, is told the same of every battle.
#[test]
fn strangers_and_those_at_the_door_learn_nothing() {
    let (mut gm, _, hall) = open("leaks-door");
    let mut seen = Vec::new();
    for game in GAMES.iter().take(2) {
        let battle = sample_of(&mut gm, game.info().id, "standard");
        act(&mut gm, &battle, "go", "do=round");
        let id = battle.trim_start_matches("/b/").to_owned();
        let code = hall.room(&id).unwrap().code();
        let mut waiting = Browser::new(gm.port);
        assert_eq!(waiting.post("/join", &format!("code={code}&name=Aude")).status, 303);
        let stranger = || Browser::new(gm.port);
        let world = World { battle, code, phone: stranger(), foe: stranger(), screen: stranger() };
        let both =
            [everything(&mut Browser::new(gm.port), &world, GAMES[0]), everything(&mut waiting, &world, GAMES[0])];
        seen.push(both);
    }
    for (one, other) in seen[0].iter().zip(&seen[1]) {
        for ((what, a), (_, b)) in one.iter().zip(other) {
            same(what, a, b);
        }
    }
}

/// Who is unseen has no name: two battles in which the enemy is called otherwise are the same to a player who never met them, and
/// to the screen for the table.
#[test]
fn the_unseen_have_no_names() {
    let (mut gm, _, hall) = open("leaks-names");
    for game in GAMES.iter() {
        let id = game.info().id;
        let text = game.samples()[0].1;
        let (other, names) = renamed(text);
        assert!(names.len() > 3, "{id}: {names:?}");
        let mut worlds = [text, &other].map(|text| World::begun(&mut gm, &hall, text));
        for world in &worlds {
            act(&mut gm, &world.battle, "knowledge", "a=unseen&b=unseen&screen=unseen&do=set");
        }
        let [gms_one, gms_other] = worlds.each_ref().map(|w| w.plain(&gm.get(&w.battle).body));
        assert_ne!(gms_one, gms_other, "{id}: the GM reads other names");
        for of in ["auto", "s0"] {
            for world in &worlds {
                gm.post(&format!("{}/screen", world.battle), &format!("of={of}&level=unseen&do=set"));
            }
            let screens = worlds.each_mut().map(World::wall);
            same(&format!("{id}: the screen, {of}"), &screens[0], &screens[1]);
        }
        let heard = worlds.each_mut().map(|world| {
            let mut phone = std::mem::replace(&mut world.phone, Browser::new(gm.port));
            everything(&mut phone, world, *game)
        });
        let [one, other] = &heard;
        for ((what, a), (_, b)) in one.iter().zip(other) {
            same(&format!("{id}: {what}"), a, b);
        }
        let page = one.iter().find(|(what, _)| what == "GET /p/BATTLE").map(|(_, page)| page).unwrap();
        assert!(names.iter().all(|name| !page.contains(name.as_str())), "{id}: {page}");
        // Whoever is granted words of them knows who they are, and so does the screen.
        let world = &mut worlds[0];
        act(&mut gm, &world.battle, "knowledge", "a=words&b=unseen&screen=words&do=set");
        let screen = gm.get(&format!("/screen/{}", world.id())).body;
        let known = |page: &str| names.iter().filter(|name| page.contains(&capital(name))).count();
        assert!(known(&screen) > 0, "{id}: the screen names somebody: {screen}");
    }
}

/// Who sees only what is theirs learns nothing of the rest of their own side.
#[test]
fn a_player_kept_to_their_own_sees_no_other_troops_of_their_side() {
    let (mut gm, _, hall) = open("leaks-narrow");
    for game in GAMES.iter() {
        let id = game.info().id;
        let first = sample_of(&mut gm, id, "standard");
        act(&mut gm, &first, "go", "do=round");
        let journal = gm.get(&format!("{first}/journal")).body;
        let book = chronicle(&mut gm, &first);
        // One of theirs, and another whose losses are nothing to it.
        let take = |who| {
            let mut after = book.fight().copy();
            let laid = after.gesture(Gesture::Take { who, men: 3 }, &Inputs::default(), &mut Waiting);
            laid.is_ok_and(|played| played.closed).then_some(after)
        };
        let own: Vec<_> =
            book.fight().sheets(Viewer::Gm).into_iter().filter(|s| s.side == PLAYER && s.strength.is_some()).collect();
        let near = |mine: &montjoie_game::Sheet, s: &montjoie_game::Sheet| {
            s.subject == mine.subject || s.with.contains(&mine.subject) || mine.with.contains(&s.subject)
        };
        let apart = |mine: &montjoie_game::Sheet, other: &montjoie_game::Sheet| {
            let after = take(other.subject)?;
            let unmoved = |s: &montjoie_game::Sheet| own.iter().any(|o| o == s);
            let moved = after.sheets(Viewer::Gm).into_iter().filter(|s| s.side == PLAYER && near(mine, s));
            moved.into_iter().all(|s| unmoved(&s)).then(|| (mine.clone(), other.clone()))
        };
        let pair = own.iter().rev().find_map(|mine| own.iter().find_map(|other| apart(mine, other)));
        let (mine, other) = pair.expect("two troops that have nothing to do with one another");
        let mut phones = [0, 1].map(|_| {
            let world = World::new(&mut gm, &hall, journal.as_bytes());
            let card = montjoie_pages::keys::card(mine.subject);
            act(&mut gm, &world.battle, "seat", &format!("do=assign&seat=1&side=s0&units={card}&narrow=yes"));
            world
        });
        let card = montjoie_pages::keys::card(other.subject);
        let men = "gesture=take&men=3&reason=x&do=lay";
        act(&mut gm, &phones[1].battle, "gesture", &format!("who={card}&{men}"));
        let pages = phones.each_mut().map(|world| {
            let id = world.id();
            let page = world.phone.get(&format!("/p/{id}")).body;
            world.plain(&page)
        });
        same(&format!("{id}: of another's men"), &pages[0], &pages[1]);
        let named = |who| {
            let name = book.fight().names().of(who).map(|n| capital(&n.fr)).unwrap_or_default();
            pages[0].contains(&name.replace('\'', "&#39;"))
        };
        assert!(named(mine.subject), "{id}: their own are there");
        assert!(!pages[0].contains(&format!("id=\"{card}\"")), "{id}: another's card");
    }
}
