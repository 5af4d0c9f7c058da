//! Whether every text has the room it needs.

use crate::play::{Waits, games, import, next, sample, shipped, waits};
use montjoie_browser::{Browser, Server, Size};

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

/// Every throw that is open now, with its sums folded in and folded out, at every width, by day and by night.
fn throws_have_room(gm: &Browser, when: &str) {
    for width in [1440, 820, 360] {
        gm.width(width);
        for open in [false, true] {
            let _ = gm.eye(&format!("all('#dice-form details.sum').map((d) => {{ d.open = {open}; }}).length"));
            let name = format!("{when}, {width} wide, sums {}", if open { "open" } else { "shut" });
            assert_eq!(gm.cramped(), Vec::<String>::new(), "{name}");
            assert!(gm.overflow() <= 0, "{name}: wider than the window: {}", gm.widest());
            // Whose dice these are wants more than its longest word.
            let label = gm
                .number("Math.min(...all('#dice-form tr.throw th label').map((l) => l.getBoundingClientRect().width))");
            assert!(label >= 190, "{name}: a label has {label} points");
        }
    }
    gm.width(1440);
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn throws_and_their_sums_have_the_room_they_need() {
    let table = Server::open("room");
    for (lang, dark) in [("fr", false), ("en", true)] {
        let mut gm = Browser::new("room", lang, Size::Desktop);
        if dark {
            gm.darken();
        }
        gm.open(&table.link());
        let books = games(&gm);
        // A battle of every ruleset, then one with the duels of heroes.
        for battle in 0..=books {
            if battle < books {
                sample(&mut gm, &table.link(), battle);
            } else {
                gm.open(&table.link());
                import(&mut gm, &shipped("heros"));
            }
            let (mut seen, mut kinds) = (0, std::collections::BTreeSet::new());
            for _ in 0..24 {
                // One of each kind of throw is enough.
                let kind =
                    gm.said("[...new Set(all('#dice-form tr.throw .rule').map((r) => r.textContent))].join(' ')");
                if waits(&gm) == Waits::Dice && kinds.insert(kind.clone()) {
                    let when = format!("battle {battle} in {lang}, {kind}");
                    throws_have_room(&gm, &when);
                    // With every face and every sum in its place.
                    gm.press("r");
                    gm.until("all('#dice-form input.faces').every((f) => f.value)");
                    throws_have_room(&gm, &format!("{when}, rolled"));
                    for width in [1440, 820, 360] {
                        gm.width(width);
                        let _ = gm.eye("one('#dice-form').scrollIntoView()");
                        gm.shot(&format!("room-{lang}-{battle}-{seen}-{width}"));
                    }
                    gm.width(1440);
                    seen += 1;
                }
                if seen == 3 && battle < books || !next(&mut gm) {
                    break;
                }
            }
            assert!(seen > 0, "battle {battle}: no dice were thrown");
        }
    }
}
