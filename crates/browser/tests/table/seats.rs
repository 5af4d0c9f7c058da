//! A game master and a player, each with a browser of their own.

use crate::play::{Waits, door, head, knock, let_in, next, sample, waits};
use montjoie_browser::{Browser, Server, Size, key};

/// The names of the units of a side, as the game master reads them.
fn names(gm: &Browser, side: &str) -> Vec<String> {
    let said = gm.said(&format!("all('#army-{side} .card h3').map((e) => e.textContent).join('\\n')"));
    said.lines().map(str::to_owned).collect()
}

/// The first character of the first side.
fn hero_of(gm: &Browser) -> String {
    gm.said("one('#army-a .card use[href$=character]').closest('.card').id")
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_player_sits_down_and_sees_what_they_may() {
    let table = Server::open("seats");
    let mut gm = Browser::new("seats-gm", "fr", Size::Desktop);
    gm.open(&table.link());
    sample(&mut gm, &table.link(), 0);
    let place = gm.address();
    let (own, foes) = (names(&gm, "a"), names(&gm, "b"));
    let hero = hero_of(&gm);
    let hero_name = gm.said(&format!("say('#{hero} h3')"));

    // The door: a code and a picture; a wrong code is refused; the waiting room shows nothing of the battle.
    let link = door(&mut gm);
    assert!(link.starts_with("http://") && link.contains("/join?code="), "the picture says {link:?}");
    gm.shot("seats-door");
    let code = gm.said("say('.door .code')");
    assert!(link.ends_with(&code), "{link} and {code}");
    let mut player = Browser::new("seats-player", "fr", Size::Phone);
    player.open(&table.door());
    player.fill("#code", "XXXXXX");
    player.fill("#name", "Inconnu");
    player.click("form[action='/join'] button");
    player.await_sight(".notice.wrong");
    player.shot("seats-wrong-code");
    knock(&mut player, &link, "Aude");
    player.shot("seats-waiting");
    let leaks = |player: &Browser, words: &[String]| -> Vec<String> {
        let page = player.said("document.documentElement.outerHTML");
        words.iter().filter(|w| page.contains(w.as_str())).cloned().collect()
    };
    assert!(
        leaks(&player, &own).is_empty() && leaks(&player, &foes).is_empty(),
        "the waiting room tells of the battle"
    );
    let_in(&mut gm, "s0", Some(&hero), true);

    // The phone opens by itself: the character first, the own side, nothing of the enemy.
    player.await_sight("#myself");
    assert!(player.said("say('#myself')").contains(&hero_name));
    assert_eq!(player.overflow(), 0);
    assert_eq!(leaks(&player, &own).len(), own.len());
    player.shot("seats-phone");
    // Who was not met is called by a number.
    let figures = "one('#enemy').textContent.replace(/n°\\s\\d+/g, '').replace(/\\D/g, '')";
    assert_eq!(player.said(figures), "", "figures of the enemy are on the phone");
    assert_eq!(leaks(&player, &foes), Vec::<String>::new(), "names of those nobody met are on the phone");
    assert!(player.number("all('#enemy .card.c-unknown').length") >= 4);

    // Orders: the player proposes one; it waits; the game master sees whose it is and answers for the rest.
    gm.open(&place);
    gm.await_sight("#todo");
    for _ in 0..12 {
        if player.sees("#asked form.ask select") || player.sees("#asked form.ask input.faces") {
            break;
        }
        next(&mut gm);
    }
    player.await_sight("#asked form.ask");
    assert!(gm.sees(".waits"), "the game master sees who is waited for");
    if player.sees("#asked form.ask select") {
        let wanted = player.said("[...one('#asked form.ask select').options].map((o) => o.value).find(Boolean)");
        let field = player.said("one('#asked form.ask select').id");
        player.choose(&format!("#{field}"), &wanted);
        player.click_on(&format!("one('#{field}').form.querySelector('button[value=confirm]')"));
        player.await_sight("#asked form.ask.sent .waits");
        player.shot("seats-proposed");
        gm.until(&format!("one('#orders-form #{field}').value === {wanted:?}"));
        assert!(gm.said("document.body.innerText").contains("Aude"));
        gm.shot("seats-proposal");
    }
    assert_eq!(player.said(figures), "");
    let before = head(&gm);
    // One tap for everybody who has not answered, the absent included.
    next(&mut gm);
    assert_ne!(head(&gm), before);
    player.until("!one('#asked form.ask.sent')");

    // What is taken back is gone from the phone too.
    let story = player.said("say('#story .log')");
    next(&mut gm);
    gm.click(".moves form:first-child button");
    player.until(&format!("say('#story .log') === {story:?}"));

    // The enemy as it is granted: exactly.
    gm.unfold("#panel-knowledge");
    gm.click("#panel-knowledge select[name=a]");
    gm.press(&format!("{}{}{}", key::UP, key::UP, key::UP));
    gm.press(&format!("{}{}", key::DOWN, key::DOWN));
    gm.press(key::ENTER);
    gm.click_on("one('#panel-knowledge select[name=a]').form.querySelector('button')");
    player.until(&format!("{figures} !== ''"));
    player.shot("seats-granted");
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_scene_is_played_and_taken_back() {
    let table = Server::open("scene");
    let mut gm = Browser::new("scene-gm", "fr", Size::Desktop);
    gm.open(&table.link());
    sample(&mut gm, &table.link(), 0);
    let place = gm.address();
    let hero = hero_of(&gm);
    let link = door(&mut gm);
    let mut player = Browser::new("scene-player", "fr", Size::Phone);
    knock(&mut player, &link, "Renaud");
    let_in(&mut gm, "s0", Some(&hero), false);
    player.await_sight("#myself");
    gm.open(&place);
    gm.await_sight("#todo");
    let foe = gm.said("one('#army-b .card').id");
    let strength = gm.said(&format!("say('#{foe} .strength')"));

    gm.click("details[data-keep='open-scene'] > summary");
    gm.fill("#scene-title", "Le pont du moulin");
    gm.choose("#scene-who", &hero);
    gm.fill("#scene-stakes", "Tenir le pont jusqu'au soir");
    gm.choose("#scene-triumph-0-gesture", "take");
    gm.choose("#scene-triumph-0-who", &foe);
    gm.fill("#scene-triumph-0-men", "10");
    gm.shot("scene-opening");
    gm.click("button[value=open]");
    gm.await_sight("#scene-form");
    gm.shot("scene-open");
    player.until("document.body.innerText.includes('Tenir le pont')");
    player.shot("scene-phone");

    gm.click("#scene-is-triumph");
    gm.fill("#scene-told", "Seul sur le pont, il les a tous retenus.");
    gm.click("#scene-form button[value=end]");
    gm.until(&format!("!one('#scene-form') && say('#{foe} .strength') !== {strength:?}"));
    player.until("document.body.innerText.includes('il les a tous retenus')");
    gm.shot("scene-ended");
    gm.click(".moves form:first-child button");
    gm.until(&format!("say('#{foe} .strength') === {strength:?}"));
    player.until("!document.body.innerText.includes('il les a tous retenus')");
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_phone_that_slept_comes_back_by_itself() {
    let mut table = Server::open_to_phones("sleep");
    let mut gm = Browser::new("sleep-gm", "fr", Size::Desktop);
    gm.open(&table.link());
    sample(&mut gm, &table.link(), 0);
    let place = gm.address();
    let hero = hero_of(&gm);
    let link = door(&mut gm);
    let mut player = Browser::new("sleep-player", "fr", Size::Phone);
    knock(&mut player, &link, "Lys");
    let_in(&mut gm, "s0", Some(&hero), true);
    player.await_sight("#myself");
    player.until("document.body.classList.contains('is-live')");
    gm.open(&place);
    gm.await_sight("#todo");

    // Out of the room: the page says that it is not live.
    player.network(false);
    player.await_sight("#not-live");
    player.shot("sleep-not-live");
    for _ in 0..4 {
        if waits(&gm) != Waits::Over {
            next(&mut gm);
        }
    }
    // Back: without a touch the page is what a new one would be.
    player.network(true);
    player.until("document.body.classList.contains('is-live') && !seen(one('#not-live'))");
    same_as_new(&mut gm, &mut player, "Le soleil baisse.");

    // The program ends in the middle, and is started again: both pages come back by themselves.
    table = table.again();
    player.until("document.body.classList.contains('is-live') && !seen(one('#not-live'))");
    gm.until("document.body.classList.contains('is-live') && !seen(one('#not-live'))");
    next(&mut gm);
    same_as_new(&mut gm, &mut player, "La nuit vient.");
    drop(table);
}

/// Nothing missed, nothing doubled: once the game master's newest line is there, the page is word for word what it is when it is
/// loaded anew.
fn same_as_new(gm: &mut Browser, player: &mut Browser, line: &str) {
    gm.fill("#note", line);
    gm.click(".note input[type=checkbox]");
    gm.click(".note button");
    player.until(&format!("say('#story .log').split({line:?}).length === 2"));
    let page = "all('#top, #myself, #asked, #own-side, #story .log').map((e) => e.textContent).join('|')";
    let pushed = player.said(page);
    player.reload();
    player.await_sight("#myself");
    assert_eq!(pushed, player.said(page));
}
