//! The screen for the table, from the button on the game master's page to a television that nobody touches.

use crate::play::{games, knock, let_in, next, sample};
use montjoie_browser::{Browser, Server, Size};

/// The game master shows the screen's link: what its QR code says.
pub fn screen_code(gm: &mut Browser) -> String {
    gm.unfold(".people");
    gm.click(".people a[href$='#screen']");
    gm.await_sight("#screen");
    if !gm.sees("#screen svg.qr") {
        // From another device the door has to be open.
        gm.click("form[action$='/door'] button");
        gm.await_sight("#screen svg.qr");
    }
    gm.scan("#screen svg.qr")
}

/// The names of a side as the game master reads them, of those who stand at the front.
fn names(gm: &Browser, side: &str) -> Vec<String> {
    let said = gm.said(&format!("all('#front .side-{side} .token .name').map((e) => e.textContent).join('\\n')"));
    said.lines().map(str::to_owned).collect()
}

fn follows(lang: &str, game: i64) {
    let name = format!("screen-{lang}-{game}");
    let table = Server::open(&name);
    let mut gm = Browser::new(&format!("{name}-gm"), lang, Size::Desktop);
    sample(&mut gm, &table.link(), game);
    let place = gm.address();
    let (own, foes) = (names(&gm, "a"), names(&gm, "b"));
    let link = screen_code(&mut gm);
    gm.shot(&format!("{name}-door"));
    assert!(link.contains("/screen/"), "the picture says {link:?}");
    assert!(!link.contains(table.link().rsplit('/').next().expect("a key")), "it is no key of the game master's");

    let mut screen = Browser::new(&format!("{name}-tv"), lang, Size::Screen);
    screen.open(&link);
    screen.await_sight("#sides");
    assert!(!screen.address().contains(link.rsplit('/').next().expect("a key")), "the key leaves the address");
    let shown = |screen: &Browser, side: &str| {
        screen.said(&format!("all('#front .side-{side} .token').map((e) => e.textContent).join('|')"))
    };
    let all = shown(&screen, "a");
    assert!(own.iter().all(|n| all.contains(n.as_str())), "{own:?} in {all}");
    let all = screen.said("document.documentElement.outerHTML");
    assert!(foes.iter().all(|n| !all.contains(n.as_str())), "nobody has met {foes:?}");
    assert_eq!(screen.overflow(), 0);
    assert_eq!(screen.number("all('main a, button, input, select, form').length"), 0, "nothing to touch");
    screen.shot(&format!("{name}-begins"));

    // The key opens nothing else.
    for shut in [&place, &place.replace("/b/", "/p/"), &format!("{place}/people")] {
        screen.expect(403);
        screen.open(&shut.replace(&host(&place), &host(&link)));
        assert!(!screen.holds("one('#todo, #myself, #seats')"), "{shut}");
    }
    screen.open(&link);
    screen.await_sight("#sides");
    screen.until("document.body.classList.contains('is-live')");

    // Three steps, followed without a touch.
    gm.open(&place);
    gm.await_sight("#todo");
    let top = "say('#sides .middle .n')";
    for step in 0..3 {
        let before = gm.said("one('.steps [aria-current]').textContent + say('.round')");
        for _ in 0..12 {
            if gm.said("one('.steps [aria-current]').textContent + say('.round')") != before || !next(&mut gm) {
                break;
            }
        }
        let (round, now) = (gm.said("say('.round')"), gm.said("say('.steps [aria-current]')"));
        screen.until(&format!("{top} === {:?}", format!("{round} · {now}")));
        screen.shot(&format!("{name}-step-{step}"));
    }
    assert!(
        !screen.holds("all('#front .side-a .token .name').some((e) => /n°|\\d$/.test(e.textContent.trim()))"),
        "no numbers for one's own"
    );

    // Another link: the screen on the wall is shut at once.
    screen_code(&mut gm);
    screen.expect(403);
    gm.click("#screen button[value=renew]");
    gm.await_sight("#screen svg.qr");
    screen.until("!one('#sides')");
    let renewed = gm.scan("#screen svg.qr");
    assert_ne!(renewed, link);
    screen.open(&renewed);
    screen.await_sight("#sides");
}

fn host(link: &str) -> String {
    link.split('/').nth(2).unwrap_or_default().to_owned()
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn the_screen_follows_by_its_own_link() {
    let table = Server::open("screen-count");
    let mut gm = Browser::new("screen-count", "fr", Size::Desktop);
    gm.open(&table.link());
    for game in 0..games(&gm) {
        follows(if game % 2 == 0 { "fr" } else { "en" }, game);
    }
}

/// A television whose browser runs no scripts loads the page anew by itself.
#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn the_screen_follows_without_scripts() {
    let table = Server::open("screen-plain");
    let mut gm = Browser::new("screen-plain-gm", "en", Size::Desktop);
    sample(&mut gm, &table.link(), 0);
    let place = gm.address();
    let link = screen_code(&mut gm);
    let mut screen = Browser::new("screen-plain-tv", "en", Size::Screen);
    screen.without_scripts();
    screen.open(&link);
    screen.await_sight("#sides");
    // The players' own side, once they sit: the second.
    let mut player = Browser::new("screen-plain-player", "en", Size::Phone);
    let door = gm.scan(".door svg.qr");
    knock(&mut player, &door, "Aude");
    let_in(&mut gm, "s1", None, true);
    gm.open(&place);
    gm.await_sight("#todo");
    let own = names(&gm, "b");
    let all = "all('#front .side-b .token').map((e) => e.textContent).join('|')";
    screen.until(&format!("{all}.includes({:?})", own[0]));
    next(&mut gm);
    let now = gm.said("say('.steps [aria-current]')");
    screen.until(&format!("say('#sides .middle .n').endsWith({now:?})"));
}
