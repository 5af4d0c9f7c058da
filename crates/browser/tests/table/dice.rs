//! Dice of wood and of the program, mixed; mistakes taken back, branched, amended.

use crate::play::{Waits, face, head, next, sample, to_dice, waits};
use montjoie_browser::{Browser, Size, Table};

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn typed_and_rolled_dice_mix_and_mistakes_are_mended() {
    let table = Table::open("dice");
    let mut gm = Browser::new("dice", "fr", Size::Desktop);
    gm.open(&table.link);
    sample(&mut gm, &table.link, 0);
    let cards = "all('.card').map((c) => c.innerText).join('|')";
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
    gm.until(&format!("all('.card').map((c) => c.innerText).join('|') === {before:?}"));
    gm.click(".moves form:last-child button");
    gm.until(&format!("all('.card').map((c) => c.innerText).join('|') === {after:?}"));

    // A branch: back to a line, another way, and home again.
    let there = head(&gm);
    gm.click(".chronicle a[href$='/chronicle']");
    gm.await_sight(".book .log .more");
    gm.click_on("all('.log .line .more').filter(seen).at(-1)");
    gm.await_sight("#rule-box button[value=branch]");
    gm.shot("dice-line");
    gm.click("#rule-box button[value=branch]");
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
    gm.click_on("all('.log a.sum').filter(seen).at(-1)");
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
