//! Links that are good once: what people do with them all the same. Opened again, scanned by a second phone, reloaded, after the program was
//! started again.

use crate::play::{door, knock, let_in, sample};
use montjoie_browser::{Browser, Server, Size};

/// A link that was used says so, and how to get another, in the language of whoever reads.
fn told_it_was_used(table: &Server, link: &str, name: &str) {
    for (lang, used) in [("fr", "Ce lien a déjà servi"), ("en", "This link was used")] {
        let mut other = Browser::new(&format!("{name}-{lang}"), lang, Size::Desktop);
        other.expect(403);
        other.open(link);
        let page = other.said("one('main').innerText");
        assert!(page.contains(used) && page.contains("montjoie link"), "{page}");
        other.shot(&format!("{name}-{lang}"));
        // What they are told helps: the link the GM finds on the first page.
        other.open(&table.link());
        other.await_sight("article.game");
    }
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn the_gms_link_is_opened_again_by_the_same_browser_and_by_another() {
    let table = Server::open("links-gm");
    let link = table.link();
    let mut gm = Browser::new("links-gm", "fr", Size::Desktop);
    sample(&mut gm, &link, 0);
    let place = gm.address();
    assert!(!place.contains("/gm/"));
    gm.open(&link);
    gm.await_sight("article.game");
    gm.open(&place);
    gm.await_sight("#todo");
    told_it_was_used(&table, &link, "links-used");

    // A link for another browser, from the first page.
    gm.open(&link);
    gm.click_words("summary", "Le lien du MJ");
    gm.click("form[action='/chair'] button[value=link]");
    gm.await_sight("[role=alert]");
    gm.shot("links-another");
    let shown = gm.said("say('[role=alert]').match(/http:\\S+/)[0]");
    let mut second = Browser::new("links-gm-second", "fr", Size::Desktop);
    second.open(&shown);
    second.await_sight("article.game");

    // The program ends and is started again: both browsers keep their place, and the spent links are as spent.
    let table = table.again();
    for browser in [&mut gm, &mut second] {
        browser.open(&place);
        browser.await_sight("#todo");
        browser.open(&link);
        browser.await_sight("article.game");
    }
    told_it_was_used(&table, &shown, "links-used-again");

    // The others are sent away; this browser stays.
    gm.unfold("details:has(form[action='/chair'])");
    gm.click("form[action='/chair'] button[value=renew]");
    gm.await_sight("[role=alert]");
    second.expect(403);
    second.open(&place);
    assert!(second.said("one('main').innerText").contains("montjoie link"));
    gm.open(&place);
    gm.await_sight("#todo");
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn one_picture_at_the_door_brings_in_two_phones_and_each_keeps_its_seat() {
    let table = Server::open_to_phones("links-door");
    let mut gm = Browser::new("links-door-gm", "fr", Size::Desktop);
    sample(&mut gm, &table.link(), 0);
    let link = door(&mut gm);
    let people = gm.address();
    let mut phones = ["Aude", "Bruno"].map(|name| {
        gm.open(&people);
        let mut phone = Browser::new(&format!("links-{name}"), "fr", Size::Phone);
        knock(&mut phone, &link, name);
        let_in(&mut gm, "s0", None, false);
        phone.await_sight("#own-side");
        phone
    });
    let table = table.again();
    for phone in &mut phones {
        phone.reload();
        phone.await_sight("#own-side");
    }

    // Bruno's telephone was stolen: its key is changed, and the link on the page brings him back, once.
    gm.open(&people);
    gm.await_sight("#seats form");
    let [mut aude, bruno] = phones;
    bruno.expect(403);
    gm.click_on("all('#seats form').find((f) => f.innerText.includes('Bruno')).querySelector('button[value=renew]')");
    gm.await_sight("#seats svg.qr");
    gm.shot("links-seat");
    bruno.until("!one('#own-side')");
    let back = gm.scan("#seats svg.qr");
    assert!(back.contains("/seat/"), "the picture says {back:?}");
    let mut again = Browser::new("links-bruno-again", "fr", Size::Phone);
    again.open(&back);
    again.await_sight("#own-side");
    again.open(&back);
    again.await_sight("#own-side");
    gm.until("!one('#seats svg.qr')");
    let mut third = Browser::new("links-third", "en", Size::Phone);
    third.expect(403);
    third.open(&back);
    assert!(third.said("one('main').innerText").contains("This link was used"));
    aude.reload();
    aude.await_sight("#own-side");
    drop(table);
}
