//! The army list: two armies from an empty page by a few presses, pasted lists, heroes, searching, chances; every width, both lights, no scripts.

use crate::play::games;
use montjoie_browser::{Browser, Server, Size};

/// Opens an empty page of preparing for one of the books.
fn prepare(gm: &mut Browser, link: &str, game: i64) {
    gm.open(link);
    gm.click_on(&format!(
        "[...all('article.game')[{game}].querySelectorAll('form[action=\"/new\"] button')].find(seen)"
    ));
    gm.await_sight("#prepare-form");
}

/// Nothing in red anywhere on the page.
fn no_error(gm: &Browser) {
    let wrong =
        gm.said("all('.muster .wrong, #problems, .muster [aria-invalid]').map((e) => e.textContent).join('; ')");
    assert_eq!(wrong, "");
}

const UNITS: &str = "all('.lines:not(.persons) > li').length";

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn eight_units_and_two_heroes_a_side_take_forty_inputs_and_meet_no_error() {
    let table = Server::open("armies");
    let mut gm = Browser::new("armies", "fr", Size::Desktop);
    gm.open(&table.link());
    for game in 0..games(&gm) {
        let before = gm.hand;
        prepare(&mut gm, &table.link(), game);
        no_error(&gm);
        gm.shot(&format!("armies-{game}-empty"));
        let known = gm.number("all('.rows > li').length");
        for (side, letter) in ["a", "b"].into_iter().enumerate() {
            for n in 0..8 {
                let row = n * known / 12;
                gm.click_on(&format!("all('.rows > li')[{row}].querySelector('.plus.side-{letter}')"));
                gm.until(&format!("{UNITS} === {}", side as i64 * 8 + n + 1));
                no_error(&gm);
            }
            for n in 1..=2 {
                gm.click(&format!("button[value='add~side[{}].character']", side + 1));
                // The name is marked, ready to be written over.
                let name = format!("side[{}].character[{n}].called", side + 1);
                gm.until(&format!("document.activeElement.name === {name:?}"));
                gm.press([["Lys", "Guy"], ["Eve", "Odo"]][side][n - 1]);
                no_error(&gm);
            }
        }
        gm.until("one('#chances .scale') && !one('#chances.old')");
        gm.shot(&format!("armies-{game}"));
        gm.click("button[value=play]");
        gm.await_sight("#todo");
        for side in ["a", "b"] {
            let there = gm.number(&format!("all('#army-{side} .card').length"));
            assert!(there >= 10, "{there} on side {side}");
        }
        assert!(gm.said("one('main').innerText").contains("Lys"));
        let hand = gm.hand.since(before);
        println!("ruleset {game}: eight units and two heroes a side: {} inputs, at most 40", hand.inputs());
        assert!(hand.inputs() <= 40, "{}", hand.inputs());
    }
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_pasted_list_says_what_it_understood() {
    let table = Server::open("pasted");
    let mut gm = Browser::new("pasted", "fr", Size::Desktop);
    gm.open(&table.link());
    for game in 0..games(&gm) {
        let before = gm.hand;
        prepare(&mut gm, &table.link(), game);
        // As a list in somebody's notes: a count and a name the catalogue knows.
        let catalogue = gm.said("all('.rows b').map((c) => c.textContent).join('\\n')");
        let known: Vec<&str> = catalogue.lines().collect();
        let list: Vec<String> = (0..8).map(|i| format!("{} {}", 40 + 10 * i, known[i * known.len() / 16])).collect();
        for side in ["a", "b"] {
            gm.unfold(&format!("#pasting-{side}"));
            gm.paste(&format!("#paste-{side}"), &list.join("\n"));
        }
        gm.click("#pasting-b button[value=read]");
        gm.until(&format!("{UNITS} === 16"));
        assert!(gm.said("say('.notice')").contains("16"), "{}", gm.said("say('.notice')"));
        gm.unfold("#pasting-a");
        gm.paste("#paste-a", "12 chimères mauves de nulle part");
        gm.click("#pasting-a button[value=read]");
        gm.await_sight("#pasting-a .understood .wrong");
        gm.shot(&format!("armies-{game}-pasted"));
        gm.click("button[value=play]");
        gm.await_sight("#todo");
        let hand = gm.hand.since(before);
        println!("ruleset {game}: two armies of eight pasted: {} inputs besides the pasted text", hand.inputs());
        assert!(hand.inputs() <= 40);
    }
}

/// Every row can be read whole and pressed, whatever the window, by day and by night, and nobody is kept out.
#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn the_list_stands_at_every_width_in_both_lights() {
    let table = Server::open("widths");
    let mut gm = Browser::new("widths", "fr", Size::Desktop);
    gm.open(&table.link());
    for game in 0..games(&gm) {
        prepare(&mut gm, &table.link(), game);
        for letter in ["a", "a", "b"] {
            let now = gm.number(UNITS);
            gm.click_on(&format!("all('.rows > li')[{now}].querySelector('.plus.side-{letter}')"));
            gm.until(&format!("{UNITS} === {} + 1", now));
        }
        gm.click("button[value='add~side[1].character']");
        gm.await_sight("#sheet");
        gm.reload();
        gm.await_sight("#sheet");
        for width in [360, 820, 1440] {
            gm.width(width);
            assert!(gm.overflow() <= 0, "{width}: {}", gm.widest());
            assert_eq!(gm.cramped(), Vec::<String>::new(), "{width}");
            for dark in [false, true] {
                if dark {
                    gm.darken()
                } else {
                    gm.lighten()
                }
                assert_eq!(gm.barriers(), Vec::<String>::new(), "ruleset {game}, {width}, dark {dark}");
                gm.shot(&format!("muster-{game}-{width}{}", if dark { "-dark" } else { "" }));
            }
            gm.lighten();
        }
        gm.width(1440);
    }
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn the_catalogue_is_searched_as_one_types_and_chances_follow_a_stepper() {
    let table = Server::open("seek");
    let mut gm = Browser::new("seek", "fr", Size::Desktop);
    gm.open(&table.link());
    for game in 0..games(&gm) {
        prepare(&mut gm, &table.link(), game);
        let all = gm.number("all('.rows > li').length");
        gm.press("/");
        gm.until("document.activeElement.id === 'seek'");
        gm.press("paysan");
        gm.until(&format!("all('.rows > li').filter(seen).length < {all}"));
        // Enter takes the first that is found, Shift and Enter for the other side.
        gm.press("\u{e007}");
        gm.until(&format!("{UNITS} === 1"));
        gm.press("\u{e008}\u{e007}");
        gm.until(&format!("{UNITS} === 2 && one('#host-b .unit')"));
        assert!(gm.holds("document.activeElement.id === 'seek' && one('#seek').value === 'paysan'"), "one goes on");
        gm.until("one('#chances .scale') && !one('#chances.old')");
        let even = gm.said("say('#chances')");
        for n in 1..=5 {
            gm.click("#host-a .step button[value^='more']");
            gm.until(&format!("one('#host-a .step input').value === '{}'", 50 + 10 * n));
        }
        gm.until("one('#chances .scale') && !one('#chances.old')");
        assert_ne!(gm.said("say('#chances')"), even, "twice as many have other chances");
        gm.shot(&format!("armies-{game}-chances"));
    }
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn the_list_works_without_scripts() {
    let table = Server::open("plain-list");
    let mut gm = Browser::new("plain-list", "en", Size::Phone);
    gm.without_scripts();
    gm.open(&table.link());
    for game in 0..games(&gm) {
        prepare(&mut gm, &table.link(), game);
        for letter in ["a", "b"] {
            gm.click(&format!(".rows > li .plus.side-{letter}"));
            gm.await_sight(&format!("#host-{letter} .unit"));
        }
        gm.click("#host-a .step button[value^='more']");
        gm.until("one('#host-a .step input').value === '60'");
        gm.click("button[value=count]");
        gm.await_sight("#chances .scale");
        no_error(&gm);
        gm.shot(&format!("armies-{game}-no-script"));
        gm.click("button[value=play]");
        gm.await_sight("#todo");
    }
}

/// Over a slow line answers come late: what was typed into other fields meanwhile is newer than what they bring.
#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn what_is_typed_while_an_answer_is_on_its_way_is_kept() {
    let table = Server::open("slow-line");
    let mut gm = Browser::new("slow-line", "fr", Size::Desktop);
    prepare(&mut gm, &table.link(), 0);
    for letter in ["a", "b"] {
        gm.click_on(&format!("all('.rows > li')[0].querySelector('.plus.side-{letter}')"));
    }
    gm.until(&format!("{UNITS} === 2 && !one('button[value=play]').disabled"));
    let _ = gm.own("Network.enable", &serde_json::json!({}));
    let slow =
        serde_json::json!({ "offline": false, "latency": 1500, "downloadThroughput": -1, "uploadThroughput": -1 });
    let _ = gm.own("Network.emulateNetworkConditions", &slow);
    let typed =
        [("#f-called", "Le gué lent"), ("#f-side-1--called", "ceux du val"), ("#f-side-2--called", "ceux du mont")];
    for (field, text) in typed {
        gm.fill(field, text);
    }
    gm.press(montjoie_browser::key::TAB);
    gm.until("one('#host-b-title').textContent === 'ceux du mont'");
    for (field, text) in typed {
        assert_eq!(gm.said(&format!("one({field:?}).value")), text, "{field}");
    }
    // The chances are still being counted when the battle begins: nobody asks for them any more.
    gm.click("button[value=play]");
    gm.await_sight("#todo");
    gm.until("one('main').innerText.toLowerCase().includes('ceux du mont')");
}
