//! Two armies of eight from an empty page, with little more than a paste.

use crate::play::games;
use montjoie_browser::{Browser, Size, Table};
use serde_json::json;

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn two_armies_of_eight_take_few_inputs() {
    let table = Table::open("armies");
    let mut gm = Browser::new("armies", "fr", Size::Desktop);
    gm.open(&table.link());
    for game in 0..games(&gm) {
        gm.open(&table.link());
        let before = gm.hand;
        gm.click_on(&format!(
            "[...all('article.game')[{game}].querySelectorAll('form[action=\"/new\"] button')].find(seen)"
        ));
        gm.await_sight("#prepare-form");
        // As a list in somebody's notes: a count and a name the catalogue knows.
        let catalogue = gm.said("all('#catalogue-a .troop b').map((c) => c.textContent).join('\\n')");
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

/// The window of a tablet, a laptop or a phone by its width alone.
fn widen(gm: &Browser, width: u32) {
    let params = json!({ "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 700 });
    let _ = gm.own("Emulation.setDeviceMetricsOverride", &params);
    gm.until(&format!("innerWidth === {width}"));
}

/// Presses a button of the form, and waits until the page it leads to is there.
fn send(gm: &mut Browser, css: &str) {
    let _ = gm.eye("window.before = true");
    gm.click(css);
    gm.until("!window.before && document.readyState === 'complete'");
}

/// The figures of every troop of the catalogue, as the page has them.
fn figures(gm: &Browser) -> Vec<String> {
    let text = gm.said("all('#catalogue-a .troop').map((b) => b.innerText.replaceAll('\\n', ' ')).join('\\n')");
    text.lines().map(str::to_owned).collect()
}

/// Waits until what was typed has been read and laid on the page.
fn settled(gm: &Browser, place: &str, title: &str) {
    gm.until(&format!("one('#{place} .head b') && one('#{place} .head b').textContent === {title:?}"));
}

/// An evening's preparing: units pasted, others taken from the catalogue by a tap, a hero beside them named in French alone; then the
/// battle, read by somebody who reads English.
#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn heroes_and_troops_of_the_catalogue_stand_under_their_names() {
    let table = Table::open("catalogue");
    let mut gm = Browser::new("catalogue", "fr", Size::Desktop);
    let mut english = Browser::new("catalogue-en", "en", Size::Desktop);
    gm.open(&table.link());
    english.open(&table.link());
    for game in 0..games(&gm) {
        gm.open(&table.link());
        gm.click_on(&format!(
            "[...all('article.game')[{game}].querySelectorAll('form[action=\"/new\"] button')].find(seen)"
        ));
        gm.await_sight("#prepare-form");
        // Every troop can be read whole and touched, whatever the window.
        gm.unfold("#catalogue-a");
        for width in [360, 820, 1440] {
            widen(&gm, width);
            assert!(gm.overflow() <= 0, "{width}: {}", gm.widest());
            let cut = gm.said(
                "all('#catalogue-a .troop').filter((b) => { const at = b.getBoundingClientRect(); \
                 return !seen(b) || at.left < 0 || at.right > innerWidth || b.scrollWidth > b.clientWidth + 1 \
                 || [...b.children].some((c) => c.getBoundingClientRect().right > at.right + 1 \
                 || c.getBoundingClientRect().bottom > at.bottom + 1); }).map((b) => b.textContent).slice(0, 3).join('; ')",
            );
            assert_eq!(cut, "", "{width}: these troops are cut");
            send(&mut gm, "#catalogue-a .troop");
            gm.until("all('#main li.block').some((b) => b.id.includes('unit'))");
            gm.shot(&format!("catalogue-{game}-{width}"));
            send(&mut gm, "button[value^='drop~side[1].unit[1]']");
            gm.until("!all('#main li.block').some((b) => b.id.includes('unit'))");
            gm.unfold("#catalogue-a");
        }
        // The catalogue counts as the edition does.
        let editions: Vec<String> =
            gm.said("all('#edition option').map((o) => o.value).join('\\n')").lines().map(str::to_owned).collect();
        let mut seen: Vec<Vec<String>> = Vec::new();
        for edition in &editions {
            gm.choose("#edition", edition);
            send(&mut gm, "#prepare-form button[value=read]:not(.sr)");
            gm.until(&format!("one('#edition') && one('#edition').value === {edition:?}"));
            gm.unfold("#catalogue-a");
            seen.push(figures(&gm));
            gm.shot(&format!("catalogue-{game}-{edition}"));
            // Taken under this edition, a troop is sound, and is the one it was.
            send(&mut gm, "#catalogue-a .troop");
            gm.await_sight("#f-side-1--unit-1- .figures");
            assert!(gm.holds("!one('#f-side-1--unit-1-').className.includes('wrong')"));
            send(&mut gm, "button[value^='drop~side[1].unit[1]']");
            gm.until("!one('#f-side-1--unit-1-')");
        }
        if let [first, others @ ..] = seen.as_slice() {
            assert!(others.iter().all(|o| o.len() == first.len() && o != first), "the editions count alike: {first:?}");
        }
        if let Some(first) = editions.first() {
            gm.choose("#edition", first);
            send(&mut gm, "#prepare-form button[value=read]:not(.sr)");
            gm.until(&format!("one('#edition') && one('#edition').value === {first:?}"));
        }
        // Pasted, then one more by a tap, as many as was said.
        let known: Vec<String> = gm
            .said("all('#catalogue-a .troop b').map((b) => b.textContent).join('\\n')")
            .lines()
            .map(str::to_owned)
            .collect();
        for side in ["#paste-a", "#paste-b"] {
            gm.paste(side, &format!("60 {}\n70 {}", known[0], known[1]));
        }
        send(&mut gm, "#prepare-form button[value=read]:not(.sr)");
        gm.await_sight("#f-side-2--unit-2-");
        gm.unfold("#catalogue-a");
        gm.fill("#many-a", "35");
        gm.click_words("#catalogue-a .troop", &known[2]);
        gm.await_sight("#f-side-1--unit-3-");
        gm.until("(() => { const at = one('#f-side-1--unit-3-').getBoundingClientRect(); return at.top >= 0 && at.bottom <= innerHeight; })()");
        assert!(gm.said("say('#f-side-1--unit-3-')").contains("35"), "{}", gm.said("say('#f-side-1--unit-3-')"));
        hero(&mut gm);
        gm.whole_shot(&format!("catalogue-{game}-prepared"));
        let titles = gm.said("all('li.block .head b').map((b) => b.textContent).join('\\n')");
        assert!(!titles.contains("inconnue") && titles.lines().all(|t| !t.trim().is_empty()), "{titles}");
        assert!(titles.contains("Aude la Brave"), "{titles}");
        gm.fill("[name='side[1].name_fr']", "les Gens du Gué");
        gm.click("button[value=play]");
        gm.await_sight("#todo");
        english.open(&gm.address());
        english.await_sight("#todo");
        english.shot(&format!("catalogue-{game}-english"));
        let page = english.said("one('main').innerText");
        assert!(page.contains("Aude la Brave") && !page.contains("Character 1"), "ruleset {game}: {page}");
        assert!(
            page.to_lowercase().contains("les gens du gué") && !page.contains("the First"),
            "ruleset {game}: {page}"
        );
    }
}

/// A hero beside them, with the first of them where he may be with somebody, and of six hit dice where a book has such.
fn hero(gm: &mut Browser) {
    let place = "side[1].character[1]";
    let block = "f-side-1--character-1-";
    send(gm, "button[value='add~side[1].character']");
    gm.await_sight(&format!("[name='{place}.name_fr']"));
    gm.fill(&format!("[name='{place}.name_fr']"), "Aude la Brave");
    let dice = gm.holds(&format!("one(\"[name='{place}.dv']\")"));
    if dice {
        gm.fill(&format!("[name='{place}.damage']"), "1d8");
        gm.fill(&format!("[name='{place}.dv']"), "6");
    }
    let unit = format!("[name='{place}.unit']");
    if gm.holds(&format!("one({unit:?})")) {
        let first = gm.said(&format!("one({unit:?}).options[1].value"));
        gm.choose(&unit, &first);
    }
    send(gm, "#sheet button[value=shut]");
    gm.until("!one('#sheet')");
    settled(gm, block, "Aude la Brave");
    assert!(gm.holds("!one('#problems')"), "{}", gm.said("say('#problems')"));
    if dice {
        // Six dice of eight faces: half of what they can show.
        let points = gm.said(&format!("all('#{block} .figures dd').map((d) => d.textContent).join(' ')"));
        assert!(points.split(' ').any(|p| p == "24"), "{points}");
    }
}
