//! Bring your own, in a real browser: a stat block is pasted, a guess corrected, and the battle played to its first step; without scripts
//! too, in both languages, and nobody kept out.

use crate::play::next;
use montjoie_browser::{Browser, Server, Size};

/// A creature of ours in the order the fifth edition prints.
const BLOCK: &str = "Quarry Brute\nLarge giant, neutral\n\nArmor Class 13 (hide)\nHit Points 60 (8d10 + 16)\nSpeed 40 ft.\n\nSTR DEX CON INT WIS CHA\n18 (+4) 9 (-1) 15 (+2) 6 (-2) 10 (+0) 7 (-2)\n\nChallenge 2 (450 XP)\n\nActions\nMattock. Melee Weapon Attack: +6 to hit, reach 5 ft., one target. Hit: 13 (2d8 + 4) piercing damage.";

/// Pastes the block into this book and has it read.
fn brought(gm: &mut Browser, link: &str, book: i64) {
    gm.open(link);
    gm.click("a[href='/prepare/bring']");
    gm.await_sight("#own-form");
    gm.paste("#own-text", BLOCK);
    let value = gm.said(&format!("all('#own-book option')[{book}].value"));
    gm.choose("#own-book", &value);
    gm.fill("#own-count", "14");
    gm.click("#own-form button[value=read]");
    gm.await_sight("#brought-0");
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_block_is_pasted_a_guess_corrected_and_the_battle_played() {
    let table = Server::open("bring");
    for (name, lang, scripts) in [("bring-fr", "fr", true), ("bring-en", "en", false)] {
        let mut gm = Browser::new(name, lang, Size::Desktop);
        gm.open(&table.link());
        gm.click("a[href='/prepare/bring']");
        gm.await_sight("#own-form");
        let books = games_of(&gm);
        if !scripts {
            gm.without_scripts();
        }
        for book in 0..books {
            brought(&mut gm, &table.link(), book);
            gm.whole_shot(&format!("{name}-{book}-read"));
            assert!(gm.holds("all('#brought-0 .hint').every((h) => h.textContent.trim().length > 4)"), "origins");
            // Every guess is marked beside its field; the first that can be typed or chosen is corrected.
            let guessed = gm.number("all('#brought-0 .guessed').length");
            assert!(guessed > 0, "book {book}: {}", gm.said("say('#brought-0')"));
            let one = "all('#brought-0 .guessed input, #brought-0 .guessed select')[0]";
            let id = gm.said(&format!("{one}.id"));
            if gm.holds(&format!("{one}.tagName === 'SELECT'")) {
                let other = gm.said(&format!("[...{one}.options].find((o) => !o.selected).value"));
                gm.choose(&format!("#{id}"), &other);
            } else {
                let value = gm.said(&format!("{one}.value"));
                let other = value.parse::<i64>().map_or("elite".to_owned(), |n| (n + 1).to_string());
                gm.fill(&format!("#{id}"), &other);
            }
            gm.click("#own-form button[value=read]");
            gm.until(&format!("all('#brought-0 .guessed').length === {}", guessed - 1));
            gm.click("#own-form button[value=try]");
            gm.await_sight("#todo");
            assert!(gm.said("document.body.innerText").contains("Quarry Brute"), "book {book}");
            if scripts {
                next(&mut gm);
            }
            gm.shot(&format!("{name}-{book}-battle"));
        }
    }
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn bringing_keeps_nobody_out() {
    let table = Server::open("bring-barriers");
    for (name, lang) in [("bring-axe-fr", "fr"), ("bring-axe-en", "en")] {
        let mut gm = Browser::new(name, lang, Size::Desktop);
        if lang == "en" {
            gm.darken();
        }
        gm.open(&table.link());
        let mut found = Vec::new();
        let mut look = |gm: &Browser, page: &str| {
            for size in [Size::Desktop, Size::Phone] {
                gm.turn(size);
                found.extend(gm.barriers().into_iter().map(|b| format!("{page}: {b}")));
                if gm.overflow() > 0 {
                    found.push(format!("{page}: wider than the window: {}", gm.widest()));
                }
            }
            gm.turn(Size::Desktop);
        };
        gm.click("a[href='/prepare/bring']");
        gm.await_sight("#own-form");
        look(&gm, "empty");
        gm.paste("#own-text", "seven purple sorrows");
        gm.click("#own-form button[value=read]");
        gm.await_sight(".notice.wrong");
        look(&gm, "not understood");
        for book in 0..games_of(&gm) {
            brought(&mut gm, &table.link(), book);
            look(&gm, &format!("book {book}"));
            gm.fill("[name='f~0~count']", "many");
            gm.click("#own-form button[value=read]");
            gm.await_sight("[aria-invalid]");
            look(&gm, &format!("book {book}, a figure it cannot take"));
        }
        assert!(found.is_empty(), "{lang}: {found:#?}");
    }
}

/// The books the page offers, editions apart.
fn games_of(gm: &Browser) -> i64 {
    gm.number("all('#own-book option').length")
}
