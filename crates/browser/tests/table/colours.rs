//! Who is whose, by colour and without: a side bears its tincture in everything, and each man stands in one place.

use crate::play::{door, games, knock, let_in, next, sample};
use montjoie_browser::{Browser, Server, Size};

/// What of a side is coloured on a page: where, and which property.
const COLOURED: [(&str, &str); 9] = [
    (".card.side-X", "borderLeftColor"),
    (".card.side-X .bar .left", "backgroundColor"),
    ("#front .side-X .stand:not(.hero) .box", "borderTopColor"),
    (".card.side-X .pict", "color"),
    ("#army-X > header", "borderBottomColor"),
    ("#front .band b.side-X", "color"),
    (".line.side-X", "borderLeftColor"),
    ("svg.map .piece.side-X rect", "stroke"),
    (".banner.side-X .bar .left", "backgroundColor"),
];

/// Every colour found on the page for a side, and of how many kinds of things.
fn colours(page: &Browser, side: &str) -> (Vec<String>, usize) {
    let (mut found, mut kinds) = (Vec::new(), 0);
    for (css, property) in COLOURED {
        let css = css.replace('X', side);
        let all = page.said(&format!("all({css:?}).map((e) => getComputedStyle(e)[{property:?}]).join('|')"));
        kinds += usize::from(!all.is_empty());
        found.extend(all.split('|').filter(|c| !c.is_empty()).map(str::to_owned));
    }
    found.sort();
    found.dedup();
    (found, kinds)
}

/// The colour a tincture has on this page, as the browser writes it.
fn tincture(page: &Browser, word: &str) -> String {
    let hex = page.said(&format!("getComputedStyle(document.body).getPropertyValue('--{word}-line').trim()"));
    let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("a colour");
    format!("rgb({}, {}, {})", part(1), part(3), part(5))
}

/// Both sides bear these and nothing else, in at least so many kinds of things.
fn bears(page: &Browser, words: [&str; 2], least: usize) {
    for (side, word) in ["a", "b"].into_iter().zip(words) {
        page.until(&format!("document.body.classList.contains('{side}-{word}')"));
        let (found, kinds) = colours(page, side);
        assert_eq!(found, [tincture(page, word)], "side {side} bears {word} in everything");
        assert!(kinds >= least, "{kinds} kinds of things of side {side}");
    }
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_chosen_tincture_colours_everything_of_its_side() {
    let table = Server::open("colours");
    let mut gm = Browser::new("colours-gm", "fr", Size::Desktop);
    gm.open(&table.link());
    for game in 0..games(&gm) {
        sample(&mut gm, &table.link(), game);
        let place = gm.address();
        let link = door(&mut gm);
        let mut player = Browser::new("colours-player", "fr", Size::Phone);
        knock(&mut player, &link, "Aude");
        let_in(&mut gm, "s0", None, true);
        player.await_sight("#own-side");
        let mut screen = Browser::new("colours-screen", "fr", Size::Desktop);
        screen.open(&table.link());
        screen.open(&place.replace("/b/", "/screen/"));
        screen.await_sight("#sides");
        gm.open(&place);
        gm.await_sight("#todo");
        for _ in 0..3 {
            next(&mut gm);
        }
        gm.unfold("#panel-banners");
        // The same for both is refused, with a word, and changes nothing.
        let before = gm.said("document.body.className.match(/b-\\w+/)[0]");
        let of_a = gm.said("one('#banner-field-a').value");
        gm.choose("#banner-field-b", &of_a);
        gm.click("#panel-banners button");
        gm.await_sight("#todo .notice.wrong");
        assert_eq!(gm.said("document.body.className.match(/b-\\w+/)[0]"), before);
        gm.unfold("#panel-banners");
        gm.choose("#banner-field-a", "sinople");
        gm.choose("#banner-field-b", "pourpre");
        gm.click("#panel-banners button");
        // The phone and the screen follow by themselves.
        for (page, least) in [(&gm, 5), (&player, 2), (&screen, 1)] {
            bears(page, ["sinople", "pourpre"], least);
        }
        gm.shot(&format!("colours-{game}-gm"));
        player.whole_shot(&format!("colours-{game}-phone"));
        let dark = [&gm, &player, &screen];
        dark.iter().for_each(|page| page.darken());
        for (page, least) in dark.into_iter().zip([5, 2, 1]) {
            bears(page, ["sinople", "pourpre"], least);
        }
        gm.shot(&format!("colours-{game}-dark"));
        gm.lighten();
    }
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_side_called_by_a_colour_bears_it() {
    let table = Server::open("called");
    let mut gm = Browser::new("called", "fr", Size::Desktop);
    gm.open(&table.link());
    let mut called = 0;
    for game in 0..games(&gm) {
        sample(&mut gm, &table.link(), game);
        let shields = gm.said("all('.army .shield').map((s) => s.getAttribute('class').match(/t-(\\w+)/)[1]).join()");
        let [a, b] = shields.split(',').collect::<Vec<_>>()[..] else { panic!("{shields}") };
        assert_ne!(a, b, "the sides are told apart");
        for (side, shield) in ["a", "b"].into_iter().zip([a, b]) {
            let name = gm.said(&format!("say('#army-{side}-name')")).to_lowercase();
            for (word, field) in
                [("vermeil", "gueules"), ("rouge", "gueules"), ("sinople", "sinople"), ("bleu", "azur")]
            {
                if name.contains(word) {
                    called += 1;
                    assert_eq!(shield, field, "{name}");
                }
            }
            bears_its_shield(&gm, side, shield);
        }
    }
    assert!(called >= 2, "a sample has sides called by a colour");
}

fn bears_its_shield(gm: &Browser, side: &str, shield: &str) {
    assert_eq!(colours(gm, side).0, [tincture(gm, shield)], "side {side}: {shield}");
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn men_stand_under_their_body_and_are_counted_once() {
    let table = Server::open("bodies");
    let mut gm = Browser::new("bodies", "fr", Size::Desktop);
    gm.open(&table.link());
    let mut bodies = 0;
    for game in 0..games(&gm) {
        sample(&mut gm, &table.link(), game);
        gm.whole_shot(&format!("bodies-{game}"));
        for side in ["a", "b"] {
            // The cards of the list itself, without those under another.
            let digits = "(e) => Number((e ? e.textContent : '0').split(/sur|\\/|of/)[0].replace(/\\D/g, '') || 0)";
            let top = gm.number(&format!(
                "all('#army-{side} > .cards > .card').filter((c) => !c.querySelector('use[href$=character], use[href$=place]') \
                 && !c.matches('.out')).map((c) => ({digits})(c.querySelector('.strength b'))).reduce((a, b) => a + b, 0)"
            ));
            let said = gm.number(&format!("({digits})(one('#army-{side} > header p'))"));
            assert_eq!(top, said, "game {game}, side {side}");
            let under = gm.number(&format!("all('#army-{side} .within .card').length"));
            bodies += under;
            // Nobody is at the front beside the body they stand in.
            let twice = gm.said(&format!(
                "all('#front .side-{side} .token').map((t) => t.hash.slice(1)).filter((id) => {{ const in_it = one('#' + id).closest('.within'); \
                 return in_it && one(`#front .token[href=\"#${{in_it.previousElementSibling.id}}\"]`); }}).join()"
            ));
            assert_eq!(twice, "", "game {game}, side {side}");
        }
    }
    assert!(bodies > 0, "some sample has bodies of several");
}
