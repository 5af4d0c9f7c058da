//! Whether every text has the room it needs.

use montjoie_browser::{Browser, Size};

/// A page of our own making, shown by the browser as it stands.
fn show(hand: &mut Browser, html: &str) {
    hand.open(&format!("data:text/html,<!doctype html><meta charset=utf-8><body>{html}</body>"));
    hand.until("one('body')");
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_box_narrower_than_its_longest_word_is_found() {
    let mut eye = Browser::new("rooms", "en", Size::Desktop);
    let bad = [
        // Broken letter by letter.
        "<p style='width:3em;overflow-wrap:anywhere'>a demoralisation of them</p>",
        // Running over.
        "<p style='width:3em'>demoralisation</p>",
        // Cut off.
        "<p style='width:3em;overflow:hidden;white-space:nowrap'>of demoralisation</p>",
        "<table style='width:4em;table-layout:fixed'><tr><th>I<td style='overflow-wrap:anywhere'>demoralised</table>",
        "<input style='width:3em' value=123456789>",
        "<select style='width:4em'><option>Demoralisation of all</select>",
    ];
    for html in bad {
        show(&mut eye, html);
        assert_eq!(eye.cramped().len(), 1, "{html}: {:?}", eye.cramped());
    }
    let good = [
        "<p style='width:9em'>a demoralisation of them</p>",
        "<p style='width:3em;overflow-wrap:anywhere'>of two-fold men: 12/20</p>",
        "<p hidden style='width:1em'>demoralisation</p>",
        "<p><b>demo</b>ralisation <i>of</i> them</p>",
        "<p style='width:5em;overflow-wrap:anywhere'>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</p>",
        "<input style='width:12em' value=123456789><select style='width:12em'><option>Demoralisation</select>",
    ];
    for html in good {
        show(&mut eye, html);
        assert_eq!(eye.cramped(), Vec::<String>::new(), "{html}");
    }
}
