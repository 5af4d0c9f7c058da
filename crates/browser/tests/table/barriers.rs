//! Nobody is kept out: axe-core on every page, in both languages, at both sizes, in mid-battle, with an open ask and with an error; by daylight in
//! French, by candle in English.

use crate::play::{Waits, door, games, head, knock, let_in, next, sample, to_dice, waits};
use montjoie_browser::{Browser, Server, Size, key};

/// Colours have no language: each is looked at in one.
const DARK: &str = "en";

/// Somebody who goes from page to page, and what was in the way there.
struct Round {
    who: Browser,
    size: Size,
    found: Vec<String>,
    scans: usize,
}

impl Round {
    fn new(name: &str, lang: &str, size: Size) -> Round {
        let who = Browser::new(name, lang, size);
        if lang == DARK {
            who.darken();
        }
        Round { who, size, found: Vec::new(), scans: 0 }
    }

    /// Looks at a page, everything folded in folded out, as large and as small as it may be shown.
    fn check(&mut self, page: &str) {
        for size in [Size::Desktop, Size::Phone] {
            self.check_at(page, size);
        }
        self.who.turn(self.size);
    }

    fn check_at(&mut self, page: &str, size: Size) {
        self.who.turn(size);
        let of = if size == Size::Phone { "on a phone" } else { "at a desk" };
        self.found.extend(self.who.barriers().into_iter().map(|b| format!("{page} {of}: {b}")));
        if self.who.overflow() > 0 {
            self.found.push(format!("{page} {of}: wider than the window: {}", self.who.widest()));
        }
        self.scans += 1;
    }

    fn see(&mut self, place: &str, page: &str) {
        self.who.open(place);
        self.check(page);
    }
}

fn preparing(gm: &mut Round, name: &str) {
    gm.who.click("form[action='/new'] button");
    gm.who.await_sight("#prepare-form");
    gm.check("prepare");
    gm.who.unfold("#pasting-a");
    gm.who.paste("#paste-a", "30 nobody-has-heard-of-them");
    gm.who.click("#pasting-a button[value=read]");
    gm.who.await_sight(".understood");
    gm.check("prepare, a line not understood");
    gm.who.shot(&format!("{name}-prepare"));
}

/// The table of one ruleset: at the start, with dice open, with an error, part by part, every panel open.
fn table_of(gm: &mut Round, name: &str, game: i64) {
    let of = |page: &str| format!("ruleset {game}, {page}");
    gm.check(&of("start"));
    to_dice(&mut gm.who);
    gm.check(&of("dice"));
    gm.who.shot(&format!("{name}-{game}-dice"));
    // An error: more faces than there are dice.
    for typed in 0.. {
        if gm.who.holds("one('input.faces').classList.contains('bad')") {
            break;
        }
        assert!(typed < 12, "{:?} is still taken for faces", gm.who.said("one('input.faces').value"));
        // Two quick clicks mark what stands there: the cursor goes behind it.
        gm.who.click("input.faces");
        gm.who.press(key::END);
        gm.who.faces("1");
    }
    gm.who.click("#dice-form button[value=confirm]");
    gm.who.await_sight(".notice.wrong");
    gm.check(&of("an error"));
    // What was refused stays to be mended.
    gm.who.click("input.faces");
    gm.who.press(&format!("{}a", key::CONTROL));
    gm.who.press(key::DELETE);
    next(&mut gm.who);
    next(&mut gm.who);
    gm.who.turn(Size::Phone);
    for tab in ["tab-armies", "tab-front", "tab-chronicle", "tab-todo"] {
        gm.who.click(&format!(".tabs a[href='#{tab}']"));
        gm.check_at(&of(tab), Size::Phone);
        gm.who.shot(&format!("{name}-{game}-{tab}"));
    }
    gm.who.turn(gm.size);
    for panel in 0..gm.who.number("all('#tools > details').length") {
        gm.who.click_on(&format!("all('#tools > details > summary')[{panel}]"));
    }
    gm.who.until("!one('#tools details[data-src][open]:not([data-full])')");
    gm.check(&of("every panel"));
    if game == 0 {
        gm.who.whole_shot(&format!("{name}-panels"));
    }
}

/// The pages beside the table: the same for every ruleset.
fn beside(gm: &mut Round, name: &str, place: &str) {
    let card = gm.who.said("one('.card').id");
    let rule = gm.who.said("(one('a.rule') || { href: '' }).href");
    let more = gm.who.said("(one('a.more') || one('.log a.sum') || { href: '' }).href");
    let ask = gm.who.said("(one('#orders-form tbody select') || { name: '' }).name");
    for page in ["/people", "/chronicle", "/scene", "/constat", "/print/cards", "/print/order", "/print/finish"] {
        gm.see(&format!("{place}{page}"), page);
    }
    gm.see(&format!("{place}/sheet/{card}"), "a sheet");
    let ask = if ask.is_empty() { ask } else { format!("{place}/ask/{}", ask.replace('#', "%23")) };
    for (link, what) in [(rule, "a rule"), (more, "a line"), (ask, "a question")] {
        if !link.is_empty() {
            gm.see(&link, what);
        }
    }
    gm.who.expect(404);
    gm.see(&format!("{place}/nothing-there"), "not found");
    gm.see(&place.replace("/b/", "/screen/"), "screen");
    gm.who.shot(&format!("{name}-screen"));
}

/// A player from the door to the table, and what is not for players.
fn player(gm: &mut Round, name: &str, lang: &str, place: &str) -> Vec<String> {
    gm.who.open(place);
    let link = door(&mut gm.who);
    gm.check("the door open");
    let mut phone = Round::new(&format!("{name}-player"), lang, Size::Phone);
    phone.see(&link, "join");
    knock(&mut phone.who, &link, "Aude");
    phone.check("waiting");
    let_in(&mut gm.who, "s0", None, true);
    phone.who.await_sight("#myself");
    phone.check("phone");
    phone.who.shot(&format!("{name}-phone"));
    gm.who.open(place);
    gm.who.await_sight("#todo");
    next(&mut gm.who);
    phone.check("phone, later");
    // Their key is for the address they came by.
    let own = phone.who.address();
    let card = phone.who.said("one('.card').id");
    for page in [String::from("/chronicle"), String::from("/print/cards"), format!("/sheet/{card}")] {
        phone.see(&format!("{own}{page}"), &format!("a player's {page}"));
    }
    phone.who.expect(403);
    phone.see(&own.replace("/p/", "/b/"), "a page that is not for players");
    gm.scans += phone.scans;
    phone.found
}

/// To the end by itself, and what is left of everyone.
fn aftermath(gm: &mut Round, place: &str) {
    gm.who.open(place);
    gm.who.await_sight("#todo");
    let mut halts = 0;
    while waits(&gm.who) != Waits::Over {
        if waits(&gm.who) == Waits::Judgement {
            next(&mut gm.who);
            continue;
        }
        let before = head(&gm.who);
        gm.who.unfold("#panel-go");
        gm.who.click("#panel-go button[value=round]");
        gm.who.until(&format!("one('input[name=head]').value !== {before:?} || one('#todo a.primary')"));
        halts += 1;
        assert!(halts < 400, "the battle goes on for ever");
    }
    gm.check("the end");
    gm.see(&format!("{place}/after"), "after");
}

fn everywhere(lang: &str, size: Size) -> usize {
    let name = format!("barriers-{lang}");
    let table = Server::open(&name);
    let mut gm = Round::new(&name, lang, size);
    gm.see(&table.link(), "home");
    preparing(&mut gm, &name);
    gm.who.open(&table.link());
    for game in 0..games(&gm.who) {
        sample(&mut gm.who, &table.link(), game);
        table_of(&mut gm, &name, game);
        if game == 0 {
            let place = gm.who.address();
            beside(&mut gm, &name, &place);
            let found = player(&mut gm, &name, lang, &place);
            gm.found.extend(found);
            aftermath(&mut gm, &place);
        }
    }
    assert!(gm.found.is_empty(), "{} barriers:\n{}", gm.found.len(), gm.found.join("\n"));
    gm.scans
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn no_barrier_in_french() {
    println!("{} scans", everywhere("fr", Size::Desktop));
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn no_barrier_in_english() {
    println!("{} scans", everywhere("en", Size::Phone));
}
