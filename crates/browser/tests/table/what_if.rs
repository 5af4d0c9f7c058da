//! *What if… from here*: a game master, a phone and a screen. Only the game master leaves the battle.

use crate::play::{Waits, door, head, knock, let_in, next, sample, waits};
use montjoie_browser::{Browser, Server, Size};

/// What a phone and a screen show of the battle.
const PHONE: &str = "all('#top, #myself, #own-side, #story .log').map((e) => e.textContent).join('|')";
const SCREEN: &str = "one('body').textContent";

/// Goes to the first line of the chronicle and asks what if.
fn what_if(gm: &mut Browser) {
    gm.click(".chronicle a[href$='/chronicle']");
    gm.await_sight(".book .log .more");
    gm.click_on("all('.log .line .more').filter(seen).at(0)");
    gm.await_sight("#rule-box form[action$='/what-if'] button");
    gm.click("#rule-box form[action$='/what-if'] button");
    gm.await_sight("#what-if button[value=back]");
}

fn two_steps(gm: &mut Browser) {
    for _ in 0..2 {
        assert_ne!(waits(gm), Waits::Over);
        let before = head(gm);
        next(gm);
        gm.until(&format!("one('input[name=head]').value !== {before:?}"));
    }
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_what_if_leaves_the_phone_and_the_screen_on_the_battle() {
    let mut table = Server::open_to_phones("what-if");
    let mut gm = Browser::new("what-if-gm", "fr", Size::Desktop);
    gm.open(&table.link());
    sample(&mut gm, &table.link(), 0);
    let place = gm.address();
    let hero = gm.said("one('#army-a .card use[href$=character]').closest('.card').id");
    let link = door(&mut gm);
    let mut phone = Browser::new("what-if-phone", "fr", Size::Phone);
    knock(&mut phone, &link, "Aude");
    let_in(&mut gm, "s0", Some(&hero), true);
    phone.await_sight("#myself");
    let mut screen = Browser::new("what-if-screen", "fr", Size::Desktop);
    screen.open(&table.link());
    screen.open(&place.replace("/b/", "/screen/"));
    screen.await_sight("h1");
    gm.open(&place);
    gm.await_sight("#todo");
    for _ in 0..4 {
        two_steps(&mut gm);
    }
    let there = head(&gm);
    phone.until("document.body.classList.contains('is-live')");
    // Both have heard the last step before they are looked at.
    gm.fill("#note", "Le soir tombe.");
    gm.click(".note input[type=checkbox]");
    gm.click(".note button");
    phone.until("say('#story .log').includes('Le soir tombe.')");
    gm.until(&format!("one('input[name=head]').value !== {there:?}"));
    let there = head(&gm);
    let (on_phone, on_screen) = (phone.said(PHONE), screen.said(SCREEN));
    assert!(!gm.sees("#what-if"), "no banner in the battle");

    // Two steps beside the battle: a banner says so, and nobody else goes along.
    what_if(&mut gm);
    assert!(gm.said("say('#what-if')").contains("à côté de la bataille"));
    assert!(gm.sees("#todo b.beside"));
    gm.shot("what-if-begun");
    two_steps(&mut gm);
    assert_eq!(gm.overflow(), 0);
    assert_eq!(gm.barriers(), Vec::<String>::new());
    gm.shot("what-if-played");
    assert_eq!((phone.said(PHONE), screen.said(SCREEN)), (on_phone.clone(), on_screen.clone()));
    // What the player says meanwhile is kept for the battle, and the game master is told.
    phone.click(".say > summary");
    phone.fill("#say-text", "Je monte sur le mur");
    phone.click_on("one('#say-text').form.querySelector('button')");
    gm.await_sight("#what-if .came");
    assert!(gm.said("say('#what-if .came')").contains("Aude"));
    assert!(!gm.sees("#requests"));

    // The program ends in the middle: both are where they were.
    let tried = head(&gm);
    table = table.again();
    gm.until("document.body.classList.contains('is-live') && !seen(one('#not-live'))");
    phone.until("document.body.classList.contains('is-live') && !seen(one('#not-live'))");
    gm.open(&place);
    gm.await_sight("#what-if button[value=back]");
    assert_eq!(head(&gm), tried);
    assert_eq!(phone.said(PHONE), on_phone);

    // Back: the battle as it was.
    gm.click("#what-if button[value=back]");
    gm.until(&format!("one('input[name=head]').value === {there:?}"));
    gm.until("!seen(one('#what-if'))");
    gm.await_sight("#requests");
    assert_eq!((phone.said(PHONE), screen.said(SCREEN)), (on_phone.clone(), on_screen.clone()));

    // Again, and for good: asked first; nothing moves before the word.
    what_if(&mut gm);
    two_steps(&mut gm);
    gm.click("#what-if a.button");
    gm.await_sight("button[value=lay]");
    assert!(gm.said("say('main')").contains("mis de côté"));
    gm.shot("what-if-for-good");
    gm.click("main a.button");
    gm.await_sight("#what-if button[value=back]");
    assert_eq!((phone.said(PHONE), screen.said(SCREEN)), (on_phone.clone(), on_screen.clone()));
    let tried = head(&gm);
    gm.click("#what-if a.button");
    gm.click("button[value=lay]");
    gm.await_sight("#todo");
    assert!(!gm.sees("#what-if"));
    assert_eq!(format!("{}?", head(&gm)), tried);
    phone.until(&format!("{PHONE} !== {on_phone:?}"));
    phone.until("!say('#story .log').includes('Le soir tombe.')");
    screen.until(&format!("{SCREEN} !== {on_screen:?}"));
    phone.shot("what-if-phone-follows");
    drop(table);
}
