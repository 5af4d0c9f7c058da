//! The front: both hosts as counters, and orders given by pointing at them.

use crate::play::{Waits, games, head, next, part, sample, waits};
use montjoie_browser::{Browser, Server, Size, key};

/// A question of somebody on the front with an answer meant for somebody else on it: whose it is.
const WHO: &str = "all('select[data-of]').filter((s) => one(`#front [data-unit='${s.dataset.of}'] .token`) && [...s.options].some((o) => o.dataset.to \
    && o.dataset.to !== s.dataset.of && one(`#front [data-unit='${o.dataset.to}'] .token`))).map((s) => s.dataset.of)[0] || ''";

/// Plays on to orders that are meant for somebody.
fn to_aims(gm: &mut Browser) -> Option<String> {
    for _ in 0..30 {
        if waits(gm) == Waits::Orders {
            let who = gm.said(WHO);
            if !who.is_empty() {
                return Some(who);
            }
        }
        if !next(gm) {
            return None;
        }
    }
    None
}

/// What is noted for somebody, and for whom.
fn noted(gm: &Browser, who: &str) -> String {
    gm.said(&format!(
        "((s) => s && s.selectedOptions[0].dataset.to || '')(all('select[data-of={who:?}]').find((s) => s.value))"
    ))
}

/// Everything of the picture has its room, in both themes.
fn whole(page: &Browser) {
    for dark in [false, true] {
        if dark {
            page.darken();
        }
        assert_eq!(page.overflow(), 0, "wider than the window: {}", page.widest());
        assert_eq!(page.cramped(), Vec::<String>::new());
        assert!(page.number("all('#front .token').length") >= 4);
        page.lighten();
    }
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn orders_are_given_by_pointing() {
    let table = Server::open("pointing");
    let mut gm = Browser::new("pointing", "fr", Size::Desktop);
    gm.open(&table.link());
    let mut pointed = 0;
    for game in 0..games(&gm) {
        sample(&mut gm, &table.link(), game);
        whole(&gm);
        let Some(who) = to_aims(&mut gm) else { continue };
        pointed += 1;
        let token = format!("#front [data-unit='{who}'] > .token");
        // By mouse: the unit, then the first it may be sent against; where several deeds fit, they are asked beside it.
        gm.click(&token);
        gm.await_sight("#front .may-aim .key-tag");
        assert!(gm.holds(&format!("one('#front [data-unit={who:?}]').classList.contains('held')")));
        let at = gm.said("one('#front .may-aim').dataset.unit");
        gm.shot(&format!("front-{game}-aim"));
        gm.click(&format!("#front [data-unit='{at}'] > .token"));
        if gm.sees("#front .deeds button") {
            gm.click("#front .deeds button");
        }
        gm.until("!one('#front .held')");
        assert_eq!(noted(&gm, &who), at);
        gm.until("one('#front .arrows .noted')");
        gm.shot(&format!("front-{game}-noted"));
        // By keys: taken by space, aimed by its number, left by Escape.
        gm.until(&format!("document.activeElement.matches({token:?})"));
        gm.press(" ");
        gm.await_sight("#front .may-aim .key-tag");
        gm.press(key::ESCAPE);
        gm.until("!one('#front .held, #front .key-tag')");
        gm.press(" ");
        gm.await_sight("#front .may-aim .key-tag");
        gm.press("1");
        if gm.sees("#front .deeds button[aria-pressed]") {
            gm.press("1");
        }
        gm.until("!one('#front .held')");
        assert!(!noted(&gm, &who).is_empty());
        // Arrows go from counter to counter.
        gm.press(key::UP);
        gm.until(&format!(
            "document.activeElement.matches('#front .token') && !document.activeElement.matches({token:?})"
        ));
        // What is noted is sent like what was chosen from the list.
        let before = head(&gm);
        gm.press("d");
        gm.until("all('#orders-form tbody select').every((s) => s.value)");
        gm.press("n");
        gm.until(&format!("one('input[name=head]').value !== {before:?}"));
        whole(&gm);
        gm.shot(&format!("front-{game}-sent"));
    }
    assert!(pointed >= 2, "books in which somebody aims at somebody");
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_counter_opens_its_sheet_over_the_table() {
    let table = Server::open("counter");
    for size in [Size::Desktop, Size::Phone] {
        let mut gm = Browser::new("counter", "en", size);
        gm.open(&table.link());
        for game in 0..games(&gm) {
            sample(&mut gm, &table.link(), game);
            part(&mut gm, "tab-front");
            whole(&gm);
            // One that is asked nothing.
            let free = "all('#front .token').find((t) => !one(`select[data-of='${t.hash.slice(1)}']`))";
            if !gm.holds(free) {
                continue;
            }
            let name = gm.said(&format!("{free}.querySelector('.name').textContent"));
            gm.click_on(free);
            gm.await_sight("#sheet-box[open] h1");
            assert_eq!(gm.said("say('#sheet-box h1')"), name);
            assert_eq!(gm.cramped(), Vec::<String>::new());
            gm.press(key::ESCAPE);
            gm.until("!one('#sheet-box[open]')");
        }
    }
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn after_each_batch_the_table_sees_what_has_just_happened() {
    let table = Server::open("moment");
    let mut gm = Browser::new("moment", "fr", Size::Desktop);
    gm.open(&table.link());
    for game in 0..games(&gm) {
        sample(&mut gm, &table.link(), game);
        let mut screen = Browser::new("moment-screen", "fr", Size::Screen);
        screen.open(&table.link());
        screen.open(&gm.address().replace("/b/", "/screen/"));
        // Until somebody has lost something.
        for _ in 0..40 {
            if gm.holds("one('#moment .fate .just')") || !next(&mut gm) {
                break;
            }
        }
        gm.await_sight("#moment .fate .n b");
        whole(&gm);
        gm.shot(&format!("moment-{game}"));
        // The screen shows the players' own side; of the other what they know.
        let own = gm.holds("one('#moment .fate.side-a')");
        if own {
            screen.await_sight("#moment .clash-card");
        }
        assert_eq!(screen.overflow(), 0, "{}", screen.widest());
        screen.shot(&format!("moment-{game}-screen"));
        // The dice that fell are the game master's.
        assert!(!screen.holds("one('#moment .dieface')"));
        // One key folds it away; another moment opens again. The pace is the game master's.
        gm.press("m");
        gm.until("!one('#moment details[open]')");
        gm.press("m");
        gm.await_sight("#moment .pace");
        gm.click("#moment button[value=none]");
        gm.until("!one('#moment details')");
        screen.until("!one('#moment > *')");
        gm.click("#moment button[value=all]");
        gm.await_sight("#moment .clash-card");
        if own {
            screen.await_sight("#moment .clash-card");
        }
    }
}

/// Plays a round by itself.
fn a_round(gm: &mut Browser) {
    let before = head(gm);
    gm.unfold("#panel-go");
    gm.click("#panel-go button[value=round]");
    gm.until(&format!("one('input[name=head]').value !== {before:?} || one('#todo a.primary')"));
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn the_strip_looks_back_and_the_ending_says_who_won() {
    let table = Server::open("time");
    let mut gm = Browser::new("time", "en", Size::Desktop);
    gm.open(&table.link());
    for game in 0..games(&gm) {
        sample(&mut gm, &table.link(), game);
        if waits(&gm) == Waits::Judgement {
            next(&mut gm);
        }
        a_round(&mut gm);
        gm.await_sight("#time .beats a");
        let (before, place) = (head(&gm), gm.address());
        // The battle as it stood, and the way back to where it stands.
        gm.click("#time .beats a");
        gm.await_sight(".looking a");
        assert_eq!(gm.overflow(), 0, "{}", gm.widest());
        assert_eq!(gm.number("all('form, select').length"), 0, "nothing can be moved there");
        gm.shot(&format!("time-{game}-then"));
        gm.click(".looking a");
        gm.await_sight("#todo");
        assert_eq!((head(&gm), gm.address()), (before, place));
        for _ in 0..40 {
            match waits(&gm) {
                Waits::Over => break,
                // What only the game master can judge is never judged by the program unasked.
                Waits::Judgement => drop(next(&mut gm)),
                _ => a_round(&mut gm),
            }
        }
        gm.click("#todo a.primary");
        gm.await_sight(".ending-head h1");
        assert!(gm.number("all('.toll-of tbody tr').length") >= 4);
        assert!(gm.number("all('.beats li').length") >= 2);
        for size in [Size::Desktop, Size::Phone] {
            gm.turn(size);
            assert_eq!(gm.overflow(), 0, "{}", gm.widest());
            assert_eq!(gm.cramped(), Vec::<String>::new());
        }
        gm.turn(Size::Desktop);
        gm.whole_shot(&format!("time-{game}-ending"));
        // What follows: the next battle is prepared with who is left.
        gm.click("form[action='/new'] button");
        gm.until("location.pathname.startsWith('/prepare/') && one('main form')");
    }
}
