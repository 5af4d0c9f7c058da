//! The way in: somebody who knows no book answers a few questions, looks at the gallery, and plays.

use montjoie_browser::{Browser, Server, Size};

/// Nobody is kept out at any width, by day and by night, and nothing is cut.
fn seen(gm: &Browser, name: &str) {
    for width in [360, 820, 1440] {
        gm.width(width);
        assert!(gm.overflow() <= 0, "{name}, {width}: {}", gm.widest());
        assert_eq!(gm.cramped(), Vec::<String>::new(), "{name}, {width}");
        for dark in [false, true] {
            if dark {
                gm.darken();
            } else {
                gm.lighten();
            }
            assert_eq!(gm.barriers(), Vec::<String>::new(), "{name}, {width}, dark {dark}");
            gm.shot(&format!("{name}-{width}{}", if dark { "-dark" } else { "" }));
        }
        gm.lighten();
    }
    gm.width(1440);
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_few_answers_lead_to_a_book_and_its_battle_is_played() {
    let table = Server::open("ways");
    for lang in ["fr", "en"] {
        let mut gm = Browser::new(&format!("ways-{lang}"), lang, Size::Desktop);
        gm.open(&table.link());
        gm.click("a[href='/which']");
        gm.await_sight(".questions");
        for answer in ["#time-evening", "#players-many", "#map-yes", "#detail-heroes", "#age-fantasy"] {
            gm.click(answer);
        }
        gm.click(".questions button");
        gm.await_sight("#led .battle");
        if lang == "fr" {
            seen(&gm, "ways-which");
        }
        gm.click("#led .battle form[action='/sample'] button");
        gm.await_sight("#todo");
    }
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn the_gallery_shows_every_battle_and_begins_one() {
    let table = Server::open("gallery");
    let mut gm = Browser::new("gallery", "fr", Size::Desktop);
    gm.open(&table.link());
    seen(&gm, "ways-home");
    gm.click("a[href='/gallery']");
    gm.await_sight(".battle");
    assert!(gm.number("all('.battle').length") >= 30);
    seen(&gm, "ways-gallery");
    let last = "all('.battle').at(-1)";
    let title = gm.said(&format!("{last}.querySelector('h3').textContent"));
    gm.click_on(&format!("{last}.querySelector(\"form[action='/sample'] button\")"));
    gm.await_sight("#todo");
    assert!(gm.said("say('h1')").contains(&title), "{title}");
    gm.click(".home");
    gm.await_sight(".kept");
    gm.shot("ways-kept");
    assert!(gm.said("say('.kept')").contains("/20"), "the day it was begun: {}", gm.said("say('.kept')"));
}
