//! Bring your own on the page: paste, see every figure with its origin, correct a guess, prepare or try; nonsense changes nothing.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;

use common::{Answer, Browser, between, open};
use kit::{fields, leads};
use montjoie_books::GAMES;
use montjoie_game::Game;
use montjoie_game::block::{Block, Bringing, Role};

const BLOCK: &str = "Mire Brute\nLarge giant, neutral\nArmor Class 11 (hide)\nHit Points 59 (7d10 + 21)\nSpeed 40 ft.\nSTR DEX CON INT WIS CHA\n19 (+4) 8 (-1) 16 (+3) 5 (-3) 7 (-2) 7 (-2)\nChallenge 2 (450 XP)\nActions\nStump. Melee Weapon Attack: +6 to hit, reach 5 ft., one target. Hit: 13 (2d8 + 4) bludgeoning damage.\n";

/// The books that make figures of a block. A book may take none.
fn takers() -> impl Iterator<Item = &'static dyn Game> {
    let way = Bringing { role: Role::Unit, count: 1, edition: None };
    GAMES.iter().copied().filter(move |game| game.figures(&Block::default(), &way).is_some())
}

/// Everything the form of a page would send: each field as it is filled, this button pressed.
fn filled(page: &str, pressed: &str, typed: &[(&str, &str)]) -> String {
    let form = between(page, "id=\"own-form\"", "</form>").unwrap();
    let unescaped = |text: &str| {
        text.replace("&quot;", "\"")
            .replace("&#39;", "'")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&amp;", "&")
    };
    let mut all: Vec<(String, String)> = vec![("do".into(), pressed.into())];
    for tag in form.split("<input").skip(1).map(|rest| &rest[..rest.find('>').unwrap()]) {
        if let Some(name) = between(tag, "name=\"", "\"").filter(|n| n != "file") {
            all.push((name, unescaped(&between(tag, "value=\"", "\"").unwrap_or_default())));
        }
    }
    for select in form.split("<select").skip(1) {
        let name = between(select, "name=\"", "\"").unwrap();
        let options = &select[..select.find("</select>").unwrap()];
        let chosen = options.split("<option").skip(1).find(|o| o[..o.find('>').unwrap()].contains(" selected"));
        let chosen = chosen.or(options.split("<option").nth(1)).unwrap();
        all.push((name, unescaped(&between(chosen, "value=\"", "\"").unwrap())));
    }
    let text = between(form.as_str(), "<textarea", "</textarea>").unwrap();
    all.push(("text".into(), unescaped(text.split_once('>').unwrap().1.trim_start_matches('\n'))));
    for (name, value) in typed {
        all.retain(|(n, _)| n != name);
        all.push(((*name).to_owned(), (*value).to_owned()));
    }
    let all: Vec<(&str, &str)> = all.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    fields(&all)
}

fn read(gm: &mut Browser, book: &str, role: &str, text: &str) -> String {
    let page = gm.get("/prepare/bring");
    assert_eq!(page.status, 200);
    let typed = [("text", text), ("book", book), ("as", role), ("count", "12")];
    let answer = gm.post("/prepare/bring", &filled(&page.body, "read", &typed));
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body
}

/// What is kept of drafts and battles.
fn kept(hall: &montjoie_web::Hall) -> (usize, usize) {
    (hall.shelf.drafts().unwrap().len(), hall.shelf.battles().unwrap().len())
}

/// The first guessed figure of a page that is a number or a choice, and another value for it.
fn guess(page: &str) -> Option<(String, String)> {
    let mut found = page.split("row key guessed").skip(1).filter_map(|rest| {
        let control = &rest[..rest.find("class=\"hint\"")?];
        let name = between(control, " name=\"", "\"")?;
        if let Some(options) = between(control, "<select", "</select>") {
            let other = options.split("<option").skip(1).find(|o| !o.contains(" selected"))?;
            return Some((name, between(other, "value=\"", "\"")?));
        }
        // Numbers go one up; of words there is one that several books know.
        let value = between(control, " value=\"", "\"")?;
        Some((name, value.parse::<i64>().map_or("elite".to_owned(), |n| (n + 1).to_string())))
    });
    found.next()
}

#[test]
fn a_block_is_read_corrected_and_played_in_every_book() {
    let (mut gm, _, hall) = open("bring-play");
    for game in takers() {
        let id = game.info().id;
        let page = read(&mut gm, id, "unit", BLOCK);
        assert!(page.contains("brought-0") && page.contains("Mire Brute"), "{id}");
        assert!(page.contains("Hit Points 59 (7d10 + 21)"), "{id}: the piece a figure stands on");
        assert!(page.contains("row key guessed"), "{id}: guesses are marked");
        // The page again, one guess corrected: it stays, as the GM's own.
        let (field, value) = guess(&page).unwrap();
        let again = gm.post("/prepare/bring", &filled(&page, "read", &[(&field, &value)])).body;
        assert!(again.contains("de votre main"), "{id}: {field} {value}");
        assert_ne!(guess(&again).map(|g| g.0).as_ref(), Some(&field), "{id}: it is no guess any more");
        let began = gm.post("/prepare/bring", &filled(&again, "try", &[]));
        assert_eq!(began.status, 303, "{id}: {}", between(&began.body, "notice wrong", "</p>").unwrap_or_default());
        let battle = leads(&began);
        assert!(battle.starts_with("/b/"), "{id}: {battle}");
        assert!(hall.room(battle.trim_start_matches("/b/")).is_ok(), "{id}");
        let table = gm.get(&battle);
        assert_eq!(table.status, 200);
        assert!(table.body.contains("Mire Brute II"), "{id}: its like stands against it");
        common::act(&mut gm, &battle, "go", "do=step");
    }
}

#[test]
fn a_corrected_guess_reaches_the_file_that_is_prepared() {
    let (mut gm, _, hall) = open("bring-prepare");
    for game in takers() {
        let id = game.info().id;
        let page = read(&mut gm, id, "character", "Mire Brute: AC 5 [14], HD 4+1, Att 1 × stump (1d10), ML 10");
        let (field, value) = guess(&page).unwrap_or_else(|| ("f~0~ca".to_owned(), "12".to_owned()));
        let answer = gm.post("/prepare/bring", &filled(&page, "prepare", &[(&field, &value)]));
        let to = leads(&answer);
        assert!(to.starts_with("/prepare/"), "{id}: {to} {}", answer.body);
        let scenario = gm.get(&format!("{to}/scenario")).body;
        let key = field.rsplit('~').next().unwrap();
        let written = [format!("{key} = {value}"), format!("{key} = \"{value}\"")];
        assert!(written.iter().any(|line| scenario.contains(line)), "{id}: {scenario}");
        assert!(
            scenario.contains("[[side.character]]") && scenario.contains("name = \"Mire Brute\""),
            "{id}: {scenario}"
        );
        // The same tap twice prepares one battle; into a battle under way, on the other side.
        let before = kept(&hall);
        let draft = to.trim_start_matches("/prepare/").to_owned();
        let page = read(&mut gm, id, "unit", BLOCK);
        assert!(page.contains(&draft), "{id}: it is offered");
        let answer = gm.post("/prepare/bring", &filled(&page, "prepare", &[("draft", &draft), ("side", "2")]));
        assert_eq!(leads(&answer), to);
        assert_eq!(kept(&hall), before, "{id}");
        let scenario = gm.get(&format!("{to}/scenario")).body;
        assert_eq!(scenario.matches("[[side.unit]]").count(), 1, "{id}: {scenario}");
        assert!(scenario.find("[[side.unit]]") > scenario.rfind("[[side]]"), "{id}: {scenario}");
        let doc = montjoie_game::scenario::Doc::read(&scenario);
        assert!(game.open(&doc, None).is_ok(), "{id}: {:?}\n{scenario}", game.open(&doc, None).err());
    }
}

#[test]
fn nonsense_and_bad_figures_are_told_and_change_nothing() {
    let (mut gm, _, hall) = open("bring-nonsense");
    let before = kept(&hall);
    for (text, word) in [("seven purple sorrows", "Pas compris"), ("", "rien à lire"), ("{\"name\":", "JSON")] {
        let page = read(&mut gm, GAMES[0].info().id, "unit", text);
        assert!(page.contains("notice wrong") && page.contains(word), "{text}: {:?}", between(&page, "notice", "</p>"));
        assert!(!page.contains("brought-0"), "{text}");
        for button in ["prepare", "try"] {
            let answer = gm.post("/prepare/bring", &filled(&page, button, &[]));
            assert_eq!(answer.status, 200, "{text}: {button}");
        }
    }
    gm.cookies.push(("lang".into(), "en".into()));
    let page = read(&mut gm, GAMES[0].info().id, "unit", "seven purple sorrows");
    assert!(page.contains("Not understood"), "both languages");
    // A figure the book cannot take: told beside it, nothing begun.
    let page = read(&mut gm, GAMES[0].info().id, "unit", BLOCK);
    for button in ["prepare", "try"] {
        let answer = gm.post("/prepare/bring", &filled(&page, button, &[("f~0~count", "many")]));
        assert_eq!(answer.status, 200);
        assert!(answer.body.contains("aria-invalid=\"true\""), "{button}");
    }
    // Figures of another text are not taken for those of this one.
    let old = filled(&page, "try", &[("text", "Other Thing: AC 5, HD 3, ML 8, Att 1 × bite (1d6)")]);
    let answer = gm.post("/prepare/bring", &old);
    assert!(answer.status == 200 && answer.body.contains("Other Thing"), "{}", answer.status);
    // A battle that is not being prepared.
    let answer = gm.post("/prepare/bring", &filled(&page, "prepare", &[("draft", "bbbbbbbbbbbb")]));
    assert_eq!(answer.status, 200);
    assert_eq!(kept(&hall), before, "nothing changed");
    let refused: Answer = Browser::new(gm.port).get("/prepare/bring");
    assert_eq!(refused.status, 403, "the GM's alone");
}

#[test]
fn a_file_is_read_as_if_it_were_pasted() {
    let (mut gm, _, _) = open("bring-file");
    let edge = "----edge";
    let part = |name: &str, more: &str, text: &str| {
        format!("--{edge}\r\nContent-Disposition: form-data; name=\"{name}\"{more}\r\n\r\n{text}\r\n")
    };
    let body = format!(
        "{}{}{}{}--{edge}--\r\n",
        part("text", "", ""),
        part("file", "; filename=\"brute.txt\"\r\nContent-Type: text/plain", BLOCK),
        part("book", "", GAMES[0].info().id),
        part("do", "", "read")
    );
    let extra = format!(
        "{}Origin: http://127.0.0.1:{}\r\nContent-Type: multipart/form-data; boundary={edge}\r\n",
        gm.host(),
        gm.port
    );
    let answer = gm.send("POST /prepare/bring", &extra, &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert!(answer.body.contains("brought-0") && answer.body.contains("Armor Class 11 (hide)"));
}
