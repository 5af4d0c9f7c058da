//! *What if… from here*: the GM plays beside the battle; phones and the screen stay on it, in every book.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;

use montjoie_books::GAMES;

/// The first entry of the chronicle that can be gone back to.
fn first_line(gm: &mut Browser, battle: &str) -> String {
    let page = gm.get(&format!("{battle}/chronicle")).body;
    let entry = between(&page, &format!("{battle}/line/"), ".").unwrap();
    let line = gm.get(&format!("{battle}/line/{entry}.0")).body;
    assert!(line.contains(&format!("action=\"{battle}/what-if\"")), "{line}");
    entry
}

/// The first thing a phone is asked that can be proposed: the fields it would send.
fn proposal(page: &str) -> Option<String> {
    let form = between(page, "/answer\"", "</form>")?;
    let name = form.split("name=\"").map(|p| p.split('"').next().unwrap()).find(|n| n.contains('~'))?.to_owned();
    if form.contains("<select") {
        let option = form.split("<option value=\"").skip(1).map(|p| p.split('"').next().unwrap());
        let value = option.filter(|v| !v.is_empty()).last()?.to_owned();
        return Some(format!("{}={}&do=confirm", encode(&name), encode(&value.replace("&#39;", "'"))));
    }
    Some(format!("{}=&do=roll", encode(&name)))
}

/// What the banner says.
fn banner(page: &str) -> String {
    between(page, "id=\"what-if\"", "</section>").unwrap()
}

#[test]
fn phones_and_the_screen_stay_on_the_battle_in_every_book() {
    let (mut gm, _, hall) = open("what-if");
    let mut proposed = 0;
    for game in GAMES.iter() {
        let book = game.info().id;
        let battle = sample_of(&mut gm, book, "standard");
        let id = battle.trim_start_matches("/b/").to_owned();
        let room = hall.room(&id).unwrap();
        let mut phone = phone(&mut gm, &room.code(), &battle, "Aude", "seat=1&side=s0&units=u0&chief=yes");
        act(&mut gm, &battle, "knowledge", "do=set&a=exact&b=exact&screen=exact");
        act(&mut gm, &battle, "go", "do=round");
        act(&mut gm, &battle, "go", "do=step");
        let (place, wall) = (format!("/p/{id}"), format!("/screen/{id}"));
        let (mut seen, shown) = (phone.get(&place).body, gm.get(&wall).body);
        let (hash, stood, before) = (room.hash(), room.inside_head(), gm.get(&battle).body);
        assert!(!banner(&before).contains("<p"), "{book}: no banner in the battle");
        let entry = first_line(&mut gm, &battle);

        // Begun: a banner for the GM, nothing for anybody else.
        let page = act(&mut gm, &battle, "what-if", &format!("do=begin&entry={entry}"));
        assert!(
            banner(&page).contains("value=\"back\"") && banner(&page).contains(&format!("{battle}/what-if")),
            "{book}"
        );
        assert_ne!(head(&page), head(&before), "{book}");
        // Two steps and more are played on it, with everything the table offers.
        let first = act(&mut gm, &battle, "go", "do=round");
        act(&mut gm, &battle, "note", "text=si+seulement&shared=yes");
        act(&mut gm, &battle, "gesture", "gesture=take&who=u0&men=1&reason=la+boue&at=start&do=lay");
        act(&mut gm, &battle, "scene", "do=open&title=Le+pont&who=u0&stakes=Tenir&shared=yes");
        assert!(gm.get(&battle).body.contains("scene-form"), "{book}");
        act(&mut gm, &battle, "scene", "do=cancel");
        let tried = act(&mut gm, &battle, "undo", "");
        assert_ne!(head(&first), head(&page), "{book}");
        let redone = act(&mut gm, &battle, "redo", "");
        assert_ne!(head(&tried), head(&redone), "{book}");
        // What is read aloud is for the table.
        let refused = act(&mut gm, &battle, "telling", "round=1&text=jamais&do=show");
        assert!(refused.contains("notice wrong"), "{book}");
        assert_eq!((room.hash(), room.inside_head()), (hash, stood), "{book}: the battle does not move");
        assert_eq!(phone.get(&place).body, seen, "{book}: the phone");
        assert_eq!(gm.get(&wall).body, shown, "{book}: the screen");

        // What a player says meanwhile is about the battle, and the GM is told that it has come.
        if let Some(said) = proposal(&seen) {
            proposed += 1;
            assert!(!banner(&gm.get(&battle).body).contains("class=\"came\""), "{book}");
            assert_eq!(phone.post(&format!("{place}/answer"), &said).status, 303);
            seen = phone.get(&place).body;
            assert!(seen.contains("class=\"ask sent\""), "{book}");
            let banner = banner(&gm.get(&battle).body);
            assert!(banner.contains("class=\"came\"") && banner.contains("Aude"), "{book}: {banner}");
            assert!(!gm.get(&battle).body.contains("id=\"requests\""), "{book}: it is no answer to the what-if");
        }
        assert_eq!(phone.post(&format!("{place}/say"), "text=je+charge").status, 303);
        assert!(banner(&gm.get(&battle).body).contains("class=\"came\""), "{book}");
        seen = phone.get(&place).body;

        // A page that saw the what-if does nothing to the battle.
        let stale = head(&gm.get(&battle).body);
        let back = act(&mut gm, &battle, "what-if", "do=back");
        assert_eq!((head(&back), room.hash(), room.inside_head()), (head(&before), hash, stood), "{book}");
        assert!(!banner(&back).contains("<p") && back.contains("je charge"), "{book}: what came is there");
        assert_eq!(back.contains("/accept\""), proposal(&seen).is_some(), "{book}");
        gm.post(&format!("{battle}/undo"), &format!("head={stale}"));
        assert_eq!((room.hash(), room.inside_head()), (hash, stood), "{book}");
        assert_eq!(phone.get(&place).body, seen, "{book}");

        // For good: asked first, and only then does everybody follow.
        act(&mut gm, &battle, "what-if", &format!("do=begin&entry={entry}"));
        let then = act(&mut gm, &battle, "go", "do=round");
        let ask = gm.get(&format!("{battle}/what-if"));
        assert_eq!(ask.status, 200);
        assert!(ask.body.contains("value=\"lay\""), "{}", ask.body);
        assert_eq!((room.hash(), room.inside_head()), (hash, stood), "{book}: nothing moved by looking");
        assert_eq!(phone.get(&place).body, seen, "{book}");
        let lay = format!("head={}&do=lay", encode(&head(&ask.body)));
        assert_eq!(gm.post(&format!("{battle}/what-if"), &lay).status, 303);
        let page = gm.get(&battle).body;
        assert!(!banner(&page).contains("<p"), "{book}");
        assert_eq!(format!("{}?", head(&page)), head(&then), "{book}: the battle stands where the what-if stood");
        assert_ne!(room.inside_head(), stood, "{book}");
        assert_ne!(phone.get(&place).body, seen, "{book}: the phone follows");
        assert_ne!(gm.get(&wall).body, shown, "{book}: the screen follows");
        assert_eq!(gm.get(&format!("{battle}/what-if")).status, 303, "{book}: nothing to ask any more");
    }
    assert!(proposed > 0, "somewhere a player was asked something");
}

#[test]
fn what_is_put_aside_is_counted() {
    let (mut gm, _, _) = open("what-if-aside");
    let battle = sample(&mut gm);
    act(&mut gm, &battle, "go", "do=round");
    let whole = gm.get(&format!("{battle}/chronicle")).body;
    // Of the whole battle everything that is told is put aside.
    act(&mut gm, &battle, "what-if", "do=begin&entry=0");
    let ask = gm.get(&format!("{battle}/what-if")).body;
    let lines = whole.matches("class=\"line told").count();
    assert!(lines > 3 && ask.contains(&format!("{lines} lignes")), "{lines}: {ask}");
    assert!(ask.contains("étapes"), "{ask}");
    // From where the battle stands, nothing is.
    act(&mut gm, &battle, "what-if", "do=back");
    let here = head(&gm.get(&battle).body);
    act(&mut gm, &battle, "what-if", &format!("do=begin&entry={here}"));
    let ask = gm.get(&format!("{battle}/what-if")).body;
    assert!(ask.contains("rien n’est mis de côté"), "{ask}");
}
