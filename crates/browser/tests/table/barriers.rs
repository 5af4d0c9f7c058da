//! Nobody is kept out: axe-core on every page, in both languages, in mid-battle, with an open ask and with an error.

use crate::play::{door, games, knock, let_in, next, sample, to_dice};
use montjoie_browser::{Browser, Size, Table, key};

/// Looks at a page, everything folded in folded out.
fn check(who: &Browser, page: &str, found: &mut Vec<String>) {
    found.extend(who.barriers().into_iter().map(|b| format!("{page}: {b}")));
    if who.overflow() > 0 {
        found.push(format!("{page}: wider than the window: {}", who.widest()));
    }
}

fn everywhere(lang: &str, size: Size) {
    let name = format!("barriers-{lang}-{}", if size == Size::Phone { "phone" } else { "desk" });
    let table = Table::open(&name);
    let mut gm = Browser::new(&name, lang, size);
    let mut found = Vec::new();
    gm.open(&table.link);
    check(&gm, "home", &mut found);
    gm.click("form[action='/new'] button");
    gm.await_sight("#prepare-form");
    check(&gm, "prepare", &mut found);
    gm.paste("#paste-a", "30 nobody-has-heard-of-them");
    gm.click("#prepare-form button[value=read]:not(.sr)");
    gm.await_sight(".understood");
    check(&gm, "prepare, a line not understood", &mut found);
    gm.shot(&format!("{name}-prepare"));
    gm.open(&table.link);
    for game in 0..games(&gm) {
        sample(&mut gm, &table.link, game);
        let of = |page: &str| format!("ruleset {game}, {page}");
        check(&gm, &of("start"), &mut found);
        to_dice(&mut gm);
        check(&gm, &of("dice"), &mut found);
        gm.shot(&format!("{name}-{game}-dice"));
        // An error: more faces than there are dice.
        while !gm.holds("one('input.faces').classList.contains('bad')") {
            gm.click("input.faces");
            gm.faces("1");
        }
        gm.click("#dice-form button[value=confirm]");
        gm.await_sight(".notice.wrong");
        check(&gm, &of("an error"), &mut found);
        // What was refused stays to be mended.
        gm.click("input.faces");
        gm.press(&format!("{}a", key::CONTROL));
        gm.press(key::DELETE);
        next(&mut gm);
        next(&mut gm);
        for tab in ["tab-armies", "tab-front", "tab-chronicle", "tab-todo"] {
            if size == Size::Phone {
                gm.click(&format!(".tabs a[href='#{tab}']"));
                check(&gm, &of(tab), &mut found);
                gm.shot(&format!("{name}-{game}-{tab}"));
            }
        }
        // Every panel open.
        for panel in 0..gm.number("all('#tools > details').length") {
            gm.click_on(&format!("all('#tools > details > summary')[{panel}]"));
        }
        gm.until("!one('#tools details[data-src][open]:not([data-full])')");
        check(&gm, &of("every panel"), &mut found);
        if game == 0 {
            gm.whole_shot(&format!("{name}-panels"));
        }
        if game > 0 {
            // The pages beside the table are the same for all.
            continue;
        }
        let place = gm.address();
        let card = gm.said("one('.card').id");
        let rule = gm.said("(one('a.rule') || { href: '' }).href");
        let more = gm.said("(one('a.more') || one('.log a.sum') || { href: '' }).href");
        for page in ["/people", "/chronicle", "/scene", "/print/cards", "/print/order", "/print/finish"] {
            gm.open(&format!("{place}{page}"));
            check(&gm, &of(page), &mut found);
        }
        gm.open(&format!("{place}/sheet/{card}"));
        check(&gm, &of("a sheet"), &mut found);
        for (link, what) in [(rule, "a rule"), (more, "a line")] {
            if !link.is_empty() {
                gm.open(&link);
                check(&gm, &of(what), &mut found);
            }
        }
        gm.open(&format!("{place}/nothing-there"));
        check(&gm, &of("not found"), &mut found);
        gm.open(&place.replace("/b/", "/screen/"));
        check(&gm, &of("screen"), &mut found);
        gm.shot(&format!("{name}-screen"));
        gm.open(&place);
        let link = door(&mut gm);
        check(&gm, &of("the door open"), &mut found);
        let mut player = Browser::new(&format!("{name}-player"), lang, Size::Phone);
        player.open(&link);
        check(&player, "join", &mut found);
        knock(&mut player, &link, "Aude");
        check(&player, "waiting", &mut found);
        let_in(&mut gm, "s0", None, true);
        player.await_sight("#myself");
        check(&player, "phone", &mut found);
        player.shot(&format!("{name}-phone"));
        gm.open(&place);
        gm.await_sight("#todo");
        next(&mut gm);
        check(&player, "phone, later", &mut found);
        player.open(&place);
        check(&player, "a page that is not for players", &mut found);
    }
    assert!(found.is_empty(), "{} barriers:\n{}", found.len(), found.join("\n"));
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn no_barrier_in_french_at_a_desk() {
    everywhere("fr", Size::Desktop);
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn no_barrier_in_english_on_a_phone() {
    everywhere("en", Size::Phone);
}
