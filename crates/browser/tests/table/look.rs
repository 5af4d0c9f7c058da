//! What a ruling, a corrected die or a report would do is looked at first: laid, or left with everything still as it was typed.

use crate::play::{games, head, next, sample};
use montjoie_browser::{Browser, Server, Size};

/// Where what was looked at is laid.
const LAY: &str = "button[value=lay].primary";

/// What the look says: who changes, or that nothing does.
fn looks(gm: &Browser) {
    gm.await_sight(LAY);
    assert!(
        gm.holds(&format!("one({LAY:?}).form.querySelector('input[name=head]')")),
        "it goes with the head it was made for"
    );
    assert!(!gm.holds("document.body.innerText.includes('404')"));
    assert_eq!(gm.cramped(), Vec::<String>::new());
}

/// Leaves it: by the button, by the browser's way back, by the key.
fn leave(gm: &mut Browser, way: usize) {
    match way {
        0 => gm.click("dialog[open] a[data-close], main a.button[href^='/b/']"),
        1 => gm.back(),
        _ => gm.press(montjoie_browser::key::ESCAPE),
    }
    gm.until(&format!("!all({LAY:?}).some(seen)"));
}

/// On the page of the battle, with the battle as it was.
fn still(gm: &Browser, battle: &str, before: &str) {
    assert_eq!(gm.address().split('#').next(), Some(battle));
    assert!(gm.sees("#todo"));
    assert_eq!(head(gm), before);
}

fn ruling(gm: &mut Browser, name: &str) {
    let (battle, before) = (gm.address(), head(gm));
    gm.unfold("#panel-gesture");
    gm.choose("#gesture-what", "take");
    gm.fill("#gesture-men", "3");
    gm.fill("#gesture-reason", "une embuscade");
    for way in 0..3 {
        gm.click("#gesture-form button[value=preview]");
        looks(gm);
        gm.shot(&format!("look-ruling-{name}"));
        leave(gm, way);
        still(gm, &battle, &before);
        assert_eq!(gm.said("one('#gesture-men').value"), "3");
        assert_eq!(gm.said("one('#gesture-reason').value"), "une embuscade");
        assert!(gm.sees("#gesture-reason"));
    }
    // Loaded anew in mid-look: the table, not a dead end.
    gm.click("#gesture-form button[value=preview]");
    looks(gm);
    gm.reload();
    gm.await_sight("#todo");
    still(gm, &battle, &before);
    gm.unfold("#panel-gesture");
    gm.choose("#gesture-what", "take");
    // What cannot be is told, and what was typed stays to be mended.
    gm.fill("#gesture-men", "dix");
    gm.fill("#gesture-reason", "une embuscade");
    gm.click("#gesture-form button[value=lay]");
    gm.await_sight(".notice.wrong");
    still(gm, &battle, &before);
    assert_eq!(gm.said("one('#gesture-men').value"), "dix");
    gm.fill("#gesture-men", "3");
    gm.click("#gesture-form button[value=preview]");
    looks(gm);
    gm.click(LAY);
    gm.until(&format!("one('input[name=head]').value !== {before:?}"));
    gm.until("!one('#gesture-reason').value");
    assert!(!gm.sees("dialog"));
    gm.until("one('.log').textContent.includes('une embuscade')");
    assert_eq!(gm.address().split('#').next(), Some(&*battle));
}

/// An earlier die, from the page on which its line stands.
fn correction(gm: &mut Browser, name: &str) {
    let here = gm.address();
    gm.click_on("all('.log a.sum').filter(seen).at(-1)");
    gm.await_sight("form[action$='/amend'] input[name=faces]");
    let was = gm.said("one('form[action$=\"/amend\"] input[name=faces]').value");
    // A chain is corrected to a die that ends at once; other dice to as many faces as they have.
    let chain = was.contains(' ');
    let digits = if chain { 2 } else { was.chars().filter(char::is_ascii_digit).count().max(1) };
    let shown = if chain { "50".to_owned() } else { if was.ends_with('1') { "2" } else { "1" }.repeat(digits) };
    gm.fill("#rule-box input[name=faces]", &shown);
    for way in 0..3 {
        gm.click("#rule-box form[action$='/amend'] button");
        looks(gm);
        gm.shot(&format!("look-amend-{name}"));
        leave(gm, way);
        assert_eq!(gm.address().split('#').next(), Some(&*here));
        assert!(gm.sees("#rule-box input[name=faces]"), "the line is still there");
        assert_eq!(gm.said("one('#rule-box input[name=faces]').value"), shown);
    }
    // A die has no such face: told where it was typed.
    gm.fill("#rule-box input[name=faces]", &"999".repeat(digits));
    gm.click("#rule-box form[action$='/amend'] button");
    gm.await_sight("#rule-box .notice.wrong");
    assert_eq!(gm.said("one('#rule-box input[name=faces]').value"), "999".repeat(digits));
    gm.fill("#rule-box input[name=faces]", &shown);
    gm.click("#rule-box form[action$='/amend'] button");
    looks(gm);
    gm.click(LAY);
    gm.await_sight("#todo");
    gm.until("!all('dialog').some(seen)");
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn rulings_and_corrections_are_looked_at_first() {
    let table = Server::open("look");
    let mut gm = Browser::new("look", "fr", Size::Desktop);
    gm.open(&table.link());
    for game in 0..games(&gm).min(3) {
        sample(&mut gm, &table.link(), game);
        let battle = gm.address();
        ruling(&mut gm, &game.to_string());
        while !gm.sees(".log a.sum") {
            assert!(next(&mut gm), "nobody threw a die");
        }
        let before = head(&gm);
        correction(&mut gm, &game.to_string());
        gm.until(&format!("one('input[name=head]').value !== {before:?}"));
        assert_eq!(gm.address().split('#').next(), Some(&*battle));
        // The same from the whole chronicle, which follows nothing.
        let before = head(&gm);
        gm.click(".chronicle a[href$='/chronicle']");
        gm.await_sight(".book .log");
        correction(&mut gm, &format!("{game}-book"));
        gm.until(&format!("one('#todo') && one('input[name=head]').value !== {before:?}"));
        assert_eq!(gm.address().split('#').next(), Some(&*battle));
        // An address that only forms go to leads to the battle.
        for leaf in ["amend", "gesture", "constat", "scene"] {
            gm.open(&format!("{battle}/{leaf}"));
            assert!(!gm.holds("document.body.innerText.includes('404')"));
        }
        gm.open(&format!("{battle}/amend"));
        gm.await_sight("#todo");
        assert_eq!(gm.address(), battle);
    }
}

/// Plays on until a report is taken: some rulesets do, in some of their steps.
fn to_report(gm: &mut Browser) -> bool {
    for _ in 0..14 {
        if gm.holds("one('details[data-src$=\"/constat\"]')") {
            return true;
        }
        if !next(gm) {
            break;
        }
    }
    false
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_report_is_looked_at_first() {
    let table = Server::open("report");
    let mut gm = Browser::new("report", "fr", Size::Phone);
    gm.open(&table.link());
    let mut reported = 0;
    for game in 0..games(&gm) {
        sample(&mut gm, &table.link(), game);
        if !to_report(&mut gm) {
            continue;
        }
        reported += 1;
        let (battle, before) = (gm.address(), head(&gm));
        gm.click("details[data-src$='/constat'] > summary");
        let off = "details[data-src$='/constat'] input[name=off]";
        gm.await_sight(off);
        gm.click(off);
        for way in 0..3 {
            gm.click("details[data-src$='/constat'] button[value=preview]");
            looks(&gm);
            gm.shot("look-report");
            leave(&mut gm, way);
            still(&gm, &battle, &before);
            assert!(gm.holds(&format!("one({off:?}).checked")), "what was ticked is still ticked");
        }
        gm.click("details[data-src$='/constat'] button[value=preview]");
        looks(&gm);
        gm.click(LAY);
        gm.until(&format!("one('input[name=head]').value !== {before:?}"));
        gm.until("!all('dialog').some(seen)");
        // On its own page as well.
        assert!(to_report(&mut gm), "a report is taken again");
        let before = head(&gm);
        gm.open(&format!("{battle}/constat"));
        gm.click_on("all('input[name=off]').filter(seen).at(-1)");
        gm.click("button[value=preview]");
        looks(&gm);
        leave(&mut gm, 1);
        assert!(gm.holds("all('input[name=off]').filter(seen).at(-1).checked"));
        gm.click("button[value=preview]");
        looks(&gm);
        gm.click(LAY);
        gm.until(&format!("one('#todo') && one('input[name=head]').value !== {before:?}"));
        assert_eq!(gm.address(), battle);
    }
    assert!(reported > 0, "no ruleset takes a report");
}
