//! Two armies of eight from an empty page, with little more than a paste.

use crate::play::games;
use montjoie_browser::{Browser, Size, Table};

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn two_armies_of_eight_take_few_inputs() {
    let table = Table::open("armies");
    let mut gm = Browser::new("armies", "fr", Size::Desktop);
    gm.open(&table.link);
    for game in 0..games(&gm) {
        gm.open(&table.link);
        let before = gm.hand;
        gm.click_on(&format!(
            "[...all('article.game')[{game}].querySelectorAll('form[action=\"/new\"] button')].find(seen)"
        ));
        gm.await_sight("#prepare-form");
        // As a list in somebody's notes: a count and a name the catalogue knows.
        let catalogue = gm.said("all('.catalogue code').map((c) => c.textContent).join('\\n')");
        let known: Vec<&str> = catalogue.lines().collect();
        assert!(!known.is_empty(), "no catalogue on the page");
        let list: Vec<String> = (0..8).map(|i| format!("{} {}", 40 + 10 * i, known[i * known.len() / 16])).collect();
        gm.paste("#paste-a", &list.join("\n"));
        gm.paste("#paste-b", &list.join("\n"));
        gm.shot(&format!("armies-{game}-pasted"));
        gm.click("#prepare-form button[value=read]:not(.sr)");
        gm.await_sight(".understood");
        assert_eq!(gm.number("all('.understood .wrong').length"), 0, "{}", gm.said("say('.understood')"));
        gm.whole_shot(&format!("armies-{game}-understood"));
        assert!(gm.holds("!one('button[value=play]').disabled"), "{}", gm.said("say('.problems')"));
        gm.click("button[value=play]");
        gm.await_sight("#todo");
        for side in ["a", "b"] {
            let there = gm.number(&format!("all('#army-{side} .card').length"));
            assert!(there >= 8, "{there} on side {side}");
        }
        let hand = gm.hand.since(before);
        println!("ruleset {game}: two armies of eight: {} inputs besides the pasted text, at most 40", hand.inputs());
        assert!(hand.inputs() <= 40);
    }
}
