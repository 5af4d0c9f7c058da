//! Dice of wood and of the program, mixed; mistakes taken back, branched, amended.

use crate::play::{Waits, face, games, head, next, sample, to_dice, waits};
use montjoie_browser::{Browser, Server, Size};

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn typed_and_rolled_dice_mix_and_mistakes_are_mended() {
    let table = Server::open("dice");
    let mut gm = Browser::new("dice", "fr", Size::Desktop);
    gm.open(&table.link());
    sample(&mut gm, &table.link(), 0);
    // What a card says, whether it is in the window or not: those outside of it are not drawn.
    let cards = "all('.card').map((c) => c.textContent).join('|')";
    while {
        to_dice(&mut gm);
        gm.number("all('input.faces').length") < 2
    } {
        next(&mut gm);
    }
    let start = head(&gm);

    // A face no die has is refused with a word, and nothing happens.
    gm.click("input.faces");
    gm.faces("9");
    gm.press("n");
    gm.await_sight(".notice.wrong");
    assert_eq!(head(&gm), start);
    gm.shot("dice-refused");

    // The first typed, the rest rolled: sums appear while typing, the cursor jumps on, nothing is applied before the word.
    gm.click("input.faces");
    gm.press(&format!("{}a", montjoie_browser::key::CONTROL));
    let typed = face(&gm);
    gm.faces(&typed);
    gm.until("all('output.sum-of')[0].textContent");
    gm.until("document.activeElement === all('input.faces')[1]");
    gm.press("r");
    gm.until("all('input.faces').every((f) => f.value)");
    assert_eq!(gm.said("one('input.faces').value"), typed, "what was typed was rolled over");
    assert!(gm.number("all('.throws .by').length") >= 1, "what the program rolled is marked");
    assert_eq!(head(&gm), start, "dice fell before they were confirmed");
    gm.shot("dice-mixed");
    let before = gm.said(cards);
    gm.press("n");
    gm.until(&format!("one('input[name=head]').value !== {start:?}"));

    // Undo says what it takes back; everything comes back; redo brings it again.
    let after = gm.said(cards);
    assert!(gm.said("say('.moves .says')").contains(':'), "{}", gm.said("say('.moves .says')"));
    gm.click(".moves form:first-child button");
    gm.until(&format!("all('.card').map((c) => c.textContent).join('|') === {before:?}"));
    gm.click(".moves form:last-child button");
    gm.until(&format!("all('.card').map((c) => c.textContent).join('|') === {after:?}"));

    // A branch: back to a line, another way, and home again.
    let there = head(&gm);
    gm.click(".chronicle a[href$='/chronicle']");
    gm.await_sight(".book .log .more");
    gm.click_on("all('.log .line .more').filter(seen).at(-1)");
    gm.await_sight("#rule-box button[value=back]");
    gm.shot("dice-line");
    gm.click("#rule-box button[value=back]");
    gm.await_sight("#todo");
    gm.until(&format!("one('input[name=head]').value !== {there:?}"));
    if waits(&gm) != Waits::Over {
        next(&mut gm);
    }
    gm.unfold("#panel-branches");
    gm.shot("dice-branches");
    let other = head(&gm);
    gm.click_on("all('#panel-branches button[value=branch]').find(seen)");
    gm.until(&format!("one('input[name=head]').value !== {other:?}"));

    // An earlier die is corrected: what changes is seen first, the rest is kept.
    gm.click(".chronicle a[href$='/chronicle']");
    gm.await_sight(".book .log .more");
    gm.click_on("all('.log a.sum').filter((a) => seen(a) && a.querySelector('b')).at(-1)");
    gm.await_sight("#rule-box form[action$='/amend'] input[name=faces]");
    let was = gm.said("one('#rule-box input[name=faces]').value");
    let shown = if was.ends_with('1') { "2" } else { "1" };
    gm.fill("#rule-box input[name=faces]", &shown.repeat(was.chars().filter(char::is_ascii_digit).count().max(1)));
    gm.click("#rule-box form[action$='/amend'] button");
    gm.await_sight("form[action$='/amend'] button[value=lay]");
    gm.shot("dice-amended");
    gm.click("form[action$='/amend'] button[value=lay]");
    gm.await_sight("#todo");
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_chain_is_asked_for_and_typed_face_by_face_or_together() {
    let table = Server::open("chains");
    let mut gm = Browser::new("chains", "fr", Size::Desktop);
    gm.open(&table.link());
    // Whichever book throws open-ended dice.
    let open = "one('#dice-form input.faces[data-read*=\"dice=open\"]')";
    let found = (0..games(&gm)).any(|game| {
        sample(&mut gm, &table.link(), game);
        to_dice(&mut gm);
        gm.holds(open)
    });
    assert!(found, "no book throws an open-ended die");
    let start = head(&gm);

    // A face that is thrown again: the next one is asked for at once, the cursor stays.
    gm.click("#dice-form input.faces[data-read*=\"dice=open\"]");
    gm.faces("99");
    gm.until("say('output.sum-of.again').includes('99') && say('output.sum-of.again').includes('relancez')");
    gm.until(&format!("document.activeElement === {open}"));
    gm.shot("chain-asked");
    // Confirmed too early: a word on how to go on, nothing lost, nothing done.
    gm.press("n");
    gm.await_sight(".throws p.wrong");
    assert!(gm.said("say('.throws p.wrong')").contains("relancez ce dé"));
    assert_eq!((gm.said(&format!("{open}.value")), head(&gm)), ("99".to_owned(), start.clone()));
    gm.until(&format!("document.activeElement === {open}"));
    gm.shot("chain-broken-off");
    // Face by face it goes on; each is asked for, the last is not.
    gm.faces("97");
    gm.until(&format!("{open}.value === '9997' && say('output.sum-of.again').includes('97')"));
    gm.faces("34");
    gm.until(&format!("{open}.classList.contains('full') && !one('output.sum-of.again')"));
    assert!(gm.holds(&format!("{open}.scrollWidth <= {open}.clientWidth")), "the chain is clipped");
    gm.shot("chain-whole");
    gm.press("n");
    gm.until(&format!("one('input[name=head]').value !== {start:?}"));

    // Apart, with spaces: the cursor does not jump before the second digit.
    let low = "all('#dice-form input.faces').find((f) => /dice=open\\.\\d+\\.\\d+\\.[1-9]/.test(f.dataset.read))";
    to_dice(&mut gm);
    while !gm.holds(low) {
        next(&mut gm);
        to_dice(&mut gm);
    }
    let start = head(&gm);
    gm.click_on(low);
    gm.faces("03");
    gm.until("say('output.sum-of.again').includes('retrancher')");
    gm.press(" ");
    gm.faces("12");
    gm.until(&format!("{low}.value === '03 12' && {low}.classList.contains('full')"));
    gm.press("n");
    gm.until(&format!("one('input[name=head]').value !== {start:?}"));
}
