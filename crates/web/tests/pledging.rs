//! Dice pledged at the table: one switch, a word from each phone, the seed when all is over and never before.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod worlds;
use common::*;
use worlds::{Ear, chronicle, screen};

use montjoie_books::GAMES;

const SWITCH: &str = "page-pledge-do";

/// The part of a page that tells of it.
fn told(page: &str) -> String {
    let start = page.find("<section id=\"pledge\"").unwrap();
    page[start..start + page[start..].find("</section>").unwrap()].to_owned()
}

fn switch(page: &str) -> bool {
    assert!(!page.contains(SWITCH), "a word nobody wrote");
    page.contains("value=\"pledge\"")
}

#[test]
fn the_seed_is_told_when_all_is_over_and_every_book_follows() {
    let (mut gm, _, hall) = open("pledge-books");
    for game in GAMES {
        let id = game.info().id;
        let battle = sample_of(&mut gm, id, game.samples()[0].0);
        let own = battle.trim_start_matches("/b/").to_owned();
        let code = hall.room(&own).unwrap().code();
        let page = gm.get(&battle).body;
        assert!(switch(&page) && !told(&page).contains("<p>"), "{id}: off until somebody turns it on");
        let mut ana = phone(&mut gm, &code, &battle, "Ana", "seat=1&side=s0&chief=yes");
        let mut wall = screen(gm.port, &hall, &own);
        let phone_at = format!("/p/{own}");
        let mut ear = Ear::of(&ana, &phone_at);
        // The hash, everywhere, before anything is thrown.
        let page = act(&mut gm, &battle, "pledge", "do=pledge");
        assert!(!switch(&page));
        let pledge = chronicle(&mut gm, &battle).journal().pledge().unwrap().clone();
        assert!(told(&page).contains(&pledge.hash) && told(&page).contains(&pledge.seal()), "{id}");
        assert!(ear.until(&pledge.hash).contains("pledge-word"), "{id}: the phone is told at once");
        assert!(told(&wall.get(&format!("/screen/{own}")).body).contains(&pledge.hash), "{id}");
        // The same tap twice pledges once.
        act(&mut gm, &battle, "pledge", "do=pledge");
        assert_eq!(chronicle(&mut gm, &battle).journal().pledge().unwrap(), &pledge);
        // A word from the phone, one from somebody who has none; nobody speaks for a phone, and it speaks once.
        assert_eq!(ana.post(&format!("{phone_at}/word"), "word=bruy%C3%A8re").status, 303);
        let page = act(&mut gm, &battle, "pledge", "do=word&who=Ana&word=autre");
        assert!(page.contains("Ana a un téléphone"), "{id}");
        act(&mut gm, &battle, "pledge", "do=word&who=Bo&word=gen%C3%AAt");
        ana.post(&format!("{phone_at}/word"), "word=autre");
        let shown = ana.get(&phone_at).body;
        assert!(shown.contains("Votre mot est déjà dit") && !told(&shown).contains("name=\"word\""), "{id}");
        let after = chronicle(&mut gm, &battle).journal().pledge().unwrap().clone();
        let words: Vec<_> = after.words.iter().map(|w| (w.who.as_str(), w.word.as_str())).collect();
        assert_eq!(words, [("Ana", "bruyère"), ("Bo", "genêt")], "{id}");
        assert!(after.hash == pledge.hash && after.seal() != pledge.seal());
        assert!(told(&shown).contains(&after.seal()) && told(&shown).contains("genêt"));
        // Nobody is told the seed while it is played: not before a die is thrown, not while the first lie there, not later.
        let mut look = |gm: &mut Browser, when: &str| {
            for page in [&gm.get(&battle).body, &ana.get(&phone_at).body, &wall.get(&format!("/screen/{own}")).body] {
                assert!(
                    page.contains(&after.hash) && !page.contains(&after.seed),
                    "{id}, {when}: nobody may reckon what will be rolled"
                );
            }
        };
        look(&mut gm, "before any die");
        worlds::to_dice(&mut gm, &battle);
        let rolled = act(&mut gm, &battle, "dice", "do=roll");
        assert!(!typed(&rolled).is_empty(), "{id}: dice lie there");
        look(&mut gm, "dice lying");
        act(&mut gm, &battle, "dice", &format!("do=confirm&{}", typed(&rolled)));
        let mut rounds = 0;
        while hall.room(&own).unwrap().outcome().is_none() {
            look(&mut gm, "a round later");
            assert!(rounds < 40, "{id}: it ends");
            // What a book plays after a side gave up is played too.
            if rounds < 8 || rounds % 2 == 1 {
                act(&mut gm, &battle, "go", "do=round");
            } else {
                act(&mut gm, &battle, "gesture", "do=lay&gesture=concede&side=s1&at=start&reason=il+est+tard");
            }
            rounds += 1;
        }
        let heard = ear.until(&after.seed);
        assert!(heard.contains("Tout tient"), "{id}");
        for page in [gm.get(&battle).body, ana.get(&phone_at).body, wall.get(&format!("/screen/{own}")).body] {
            assert!(told(&page).contains(&after.seed) && told(&page).contains("Tout tient"), "{id}: {}", told(&page));
        }
        let read = chronicle(&mut gm, &battle);
        let found = read.verify().unwrap();
        // Whoever concedes in the middle of a step leaves what was rolled in it unused.
        let conceded = rounds > 8;
        assert!(found.holds() && found.rolled > 10 && (found.unused == 0 || conceded), "{id}: {found:?}");
        // Too late for words.
        let mut bo = phone(&mut gm, &code, &battle, "Cid", "seat=2&side=s1");
        bo.post(&format!("{phone_at}/word"), "word=trop+tard");
        assert!(bo.get(&phone_at).body.contains("avant le premier jet"), "{id}");
        assert_eq!(chronicle(&mut gm, &battle).journal().pledge().unwrap(), &after);
    }
}

/// Faces that lie before the GM were thrown: nothing is pledged any more, and no word changes what fell.
#[test]
fn dice_that_lie_unconfirmed_were_thrown() {
    let (mut gm, _, _) = open("pledge-lie");
    let battle = sample(&mut gm);
    worlds::to_dice(&mut gm, &battle);
    let page = act(&mut gm, &battle, "dice", "do=roll");
    assert!(!switch(&page));
    let page = act(&mut gm, &battle, "pledge", "do=pledge");
    assert!(page.contains("avant le premier jet") && chronicle(&mut gm, &battle).journal().pledge().is_none());
    let battle = sample(&mut gm);
    act(&mut gm, &battle, "pledge", "do=pledge");
    worlds::to_dice(&mut gm, &battle);
    let rolled = act(&mut gm, &battle, "dice", "do=roll");
    let page = act(&mut gm, &battle, "pledge", "do=word&who=Bo&word=x");
    assert!(page.contains("avant le premier jet") && typed(&page) == typed(&rolled));
    assert!(chronicle(&mut gm, &battle).journal().pledge().unwrap().words.is_empty());
    let faces = typed(&rolled);
    act(&mut gm, &battle, "dice", &format!("do=confirm&{faces}"));
    let found = chronicle(&mut gm, &battle).verify().unwrap();
    assert!(found.holds() && found.rolled > 0, "{found:?}");
}
