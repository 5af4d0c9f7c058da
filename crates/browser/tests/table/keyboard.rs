//! A whole battle without a mouse.

use crate::play::{Waits, face, games, head, waits};
use montjoie_browser::{Browser, Size, Table, key};

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

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_whole_battle_by_keyboard() {
    let table = Table::open("keys");
    let mut gm = Browser::new("keys", "fr", Size::Desktop);
    gm.open(&table.link);
    let last = games(&gm) - 1;
    tab_to(
        &mut gm,
        &format!("e.closest('form[action=\"/sample\"]') && e.closest('article.game') === all('article.game')[{last}]"),
    );
    gm.press(key::ENTER);
    gm.await_sight("#todo");
    // The keys are shown on demand, and go away again.
    gm.press("?");
    gm.await_sight("#keys");
    gm.shot("keys-shown");
    gm.press(key::ESCAPE);
    gm.until("!one('#keys').open");
    // One order chosen by hand, among the legal ones.
    if waits(&gm) == Waits::Orders {
        tab_to(&mut gm, "e.matches('#orders-form tbody select')");
        gm.press(key::DOWN);
        gm.until("document.activeElement.value");
        gm.press(key::ESCAPE);
    }
    let mut moves = 0;
    while waits(&gm) != Waits::Over {
        let before = head(&gm);
        match waits(&gm) {
            Waits::Dice if moves < 4 => {
                // The first face by hand, the rest by the program.
                gm.until("document.activeElement.matches('.faces')");
                let typed = face(&gm);
                gm.faces(&typed);
                gm.press("r");
                gm.until("all('input.faces').every((f) => f.value)");
                gm.press("n");
            }
            Waits::Dice => {
                gm.press("r");
                gm.until("all('input.faces').every((f) => f.value)");
                gm.press("n");
            }
            Waits::Orders => {
                gm.press("d");
                gm.until("all('#orders-form tbody select').every((s) => s.value)");
                gm.press("n");
            }
            _ => gm.press("n"),
        }
        gm.until(&format!("one('input[name=head]').value !== {before:?} || one('#todo a.primary')"));
        moves += 1;
        if moves == 3 {
            // Taken back and brought again, by key.
            let there = head(&gm);
            gm.press(&format!("{}z", key::CONTROL));
            gm.until(&format!("one('input[name=head]').value !== {there:?}"));
            gm.press(&format!("{}y", key::CONTROL));
            gm.until(&format!("one('input[name=head]').value === {there:?}"));
        }
        if moves == 12 {
            // The rest by itself: reached, set and pressed by keyboard too.
            while waits(&gm) != Waits::Over {
                let before = head(&gm);
                if waits(&gm) == Waits::Judgement {
                    gm.press("n");
                } else {
                    if !gm.holds("one('#panel-go').open") {
                        tab_to(&mut gm, "e.matches('#panel-go > summary')");
                        gm.press(key::ENTER);
                    }
                    tab_to(&mut gm, "e.matches('#panel-go button[value=round]')");
                    gm.press(key::ENTER);
                }
                gm.until(&format!("one('input[name=head]').value !== {before:?} || one('#todo a.primary')"));
            }
        }
    }
    assert_eq!(gm.hand.clicks, 0);
    println!("a whole battle by keyboard: {} keys", gm.hand.keys);
}
