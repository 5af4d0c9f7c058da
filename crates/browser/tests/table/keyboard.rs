//! A whole battle without a mouse.

use crate::play::{Waits, face, games, head, waits};
use montjoie_browser::{Browser, Server, Size, key};

/// Presses Tab until an expression about the element with the cursor holds.
fn tab_to(gm: &mut Browser, wanted: &str) {
    for _ in 0..400 {
        let here = format!("((e) => e && ({wanted}))(document.activeElement)");
        if gm.holds(&here) {
            return;
        }
        gm.press(key::TAB);
    }
    panic!("the keyboard does not reach {wanted}");
}

/// Begins the sample of a ruleset.
fn begin(gm: &mut Browser, game: i64) {
    let of_it = format!("e.closest('article.game') === all('article.game')[{game}]");
    tab_to(gm, &format!("e.closest('form[action=\"/sample\"]') && {of_it}"));
    gm.press(key::ENTER);
    gm.await_sight("#todo");
}

/// Answers what waits: dice typed and rolled, orders chosen and left to the doctrine, judgements taken as they are proposed.
fn answer(gm: &mut Browser, by_hand: bool) {
    match waits(gm) {
        Waits::Dice => {
            if by_hand {
                // The first face by hand, the rest by the program.
                gm.until("document.activeElement.matches('.faces')");
                let typed = face(gm);
                gm.faces(&typed);
            }
            gm.press("r");
            gm.until("all('input.faces').every((f) => f.value)");
        }
        Waits::Orders => {
            if by_hand {
                // One chosen among the legal ones, by arrow.
                tab_to(gm, "e.matches('#orders-form tbody select')");
                if gm.holds("!document.activeElement.value") {
                    gm.press(key::DOWN);
                    gm.until("document.activeElement.value");
                }
                gm.press(key::ESCAPE);
            }
            gm.press("d");
            gm.until("all('#orders-form tbody select').every((s) => s.value)");
        }
        Waits::Judgement | Waits::Nothing | Waits::Over => {}
    }
    let before = head(gm);
    gm.press("n");
    gm.until(&format!("one('input[name=head]').value !== {before:?} || one('#todo a.primary')"));
}

/// The rest by itself: reached, set and pressed by keyboard too.
fn go_on(gm: &mut Browser) {
    while waits(gm) != Waits::Over {
        let before = head(gm);
        if waits(gm) == Waits::Judgement {
            gm.press("n");
        } else {
            if !gm.holds("one('#panel-go').open") {
                tab_to(gm, "e.matches('#panel-go > summary')");
                gm.press(key::ENTER);
            }
            tab_to(gm, "e.matches('#panel-go button[value=round]')");
            gm.press(key::ENTER);
        }
        gm.until(&format!("one('input[name=head]').value !== {before:?} || one('#todo a.primary')"));
    }
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_whole_battle_of_every_ruleset_by_keyboard() {
    let table = Server::open("keys");
    let mut gm = Browser::new("keys", "fr", Size::Desktop);
    gm.open(&table.link());
    for game in 0..games(&gm) {
        let keys = gm.hand.keys;
        gm.open(&table.link());
        begin(&mut gm, game);
        // The keys are shown on demand, and go away again.
        gm.press("?");
        gm.await_sight("#keys");
        gm.shot("keys-shown");
        gm.press(key::ESCAPE);
        gm.until("!one('#keys').open");
        for moves in 1..=8 {
            if waits(&gm) == Waits::Over {
                break;
            }
            answer(&mut gm, moves < 5);
            if moves == 3 {
                // Taken back and brought again, by key.
                let there = head(&gm);
                gm.press(&format!("{}z", key::CONTROL));
                gm.until(&format!("one('input[name=head]').value !== {there:?}"));
                gm.press(&format!("{}y", key::CONTROL));
                gm.until(&format!("one('input[name=head]').value === {there:?}"));
            }
        }
        go_on(&mut gm);
        println!("ruleset {game}: a whole battle by keyboard: {} keys", gm.hand.keys - keys);
    }
    assert_eq!(gm.hand.clicks, 0);
}
