//! Scenes: every effect of every book, with and without a target. Whatever is refused, nothing that was typed is lost.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;

use montjoie_books::GAMES;
use montjoie_chronicle::{Chronicle, Wish};
use montjoie_game::{Gesture, Viewer};
use montjoie_pages::gm::{EFFECT_WORDS, effect_needs};
use montjoie_pages::keys;
use montjoie_table::{Side, Subject};
use montjoie_web::Hall;

const TOLD: &str = "Seule sur le pont, elle les a tous retenus.";

fn book(gm: &mut Browser, battle: &str) -> Chronicle {
    let journal = gm.get(&format!("{battle}/journal"));
    Chronicle::inspect_bytes(montjoie_books::GAMES, journal.body.as_bytes()).unwrap()
}

/// The fields of one effect of a triumph.
fn row(word: &str, who: &str, on: &str, men: &str, side: &str) -> String {
    format!(
        "triumph_gesture={word}&triumph_who={who}&triumph_on={on}&triumph_men={men}&triumph_side={side}\
         &success_gesture=&success_who=&success_on=&success_men=&success_side="
    )
}

fn gesture(word: &str, who: Subject, on: Subject) -> Gesture {
    match word {
        "take" => Gesture::Take { who, men: 1 },
        "restore" => Gesture::Restore { who, men: 1 },
        "test" => Gesture::Test { who },
        "break" => Gesture::Break { who },
        "rally" => Gesture::Rally { who },
        "attack" => Gesture::Attack { by: who, on, shot: false },
        "engage" => Gesture::Engage { by: who, on },
        "part" => Gesture::Part { one: who, other: on },
        "add" => Gesture::Add { like: who, men: 1 },
        "split" => Gesture::Split { who, men: 1 },
        "merge" => Gesture::Merge { who, into: on },
        "remove" => Gesture::Remove { who },
        "bring" => Gesture::Bring { who },
        "turn" => Gesture::Turn { who },
        "fell" => Gesture::Fell { who },
        "post" => Gesture::Post { who, to: on },
        _ => Gesture::Concede { side: Side::A },
    }
}

/// Somebody, and somebody else where it takes two, on whom the rules allow this now.
fn targets(book: &Chronicle, word: &str) -> Option<(Subject, Subject)> {
    let all: Vec<Subject> = book.fight().sheets(Viewer::Gm).iter().map(|s| s.subject).collect();
    let two = effect_needs(word).contains("on");
    let others = |who: Subject| if two { all.iter().copied().filter(|o| *o != who).collect() } else { vec![who] };
    let may = |who, on| book.preview(&Wish::gesture(gesture(word, who, on), "x")).is_ok();
    all.iter().find_map(|who| others(*who).into_iter().find(|on| may(*who, *on)).map(|on| (*who, on)))
}

/// The shipped battles of a book, the standard one first.
fn shipped(id: &str) -> Vec<String> {
    let folder = format!("{}/../../scenarios/{id}", env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path()).collect();
    files.sort_by_key(|f| (!f.ends_with("standard.toml"), f.clone()));
    files.iter().map(|f| std::fs::read_to_string(f).unwrap()).collect()
}

/// A battle in which the rules allow this effect on somebody.
fn battle_for(gm: &mut Browser, hall: &Hall, scenarios: &[String], word: &str) -> (String, Subject, Subject) {
    scenarios.iter().find_map(|text| in_battle(gm, hall, text, word)).unwrap_or_else(|| panic!("nobody to {word}"))
}

/// The same in this battle; what must come before it is ruled first.
fn in_battle(gm: &mut Browser, hall: &Hall, scenario: &str, word: &str) -> Option<(String, Subject, Subject)> {
    let key = montjoie_web::secret::once("");
    hall.begin_as(&key, scenario).unwrap();
    let battle = format!("/b/{key}");
    let before: &[&str] = match word {
        "rally" | "test" => &["break"],
        "part" => &["engage"],
        "bring" => &["remove", "fell"],
        _ => &[],
    };
    for before in before.iter().map(Some).chain([None]) {
        let now = book(gm, &battle);
        if let Some((who, on)) = targets(&now, word) {
            return Some((battle, who, on));
        }
        if let Some((before, (who, on))) = before.and_then(|before| Some((before, targets(&now, before)?))) {
            let (who, on) = (keys::card(who), keys::card(on));
            act(gm, &battle, "gesture", &format!("gesture={before}&who={who}&on={on}&men=1&reason=x&do=lay"));
        }
    }
    None
}

fn parts(word: &str) -> Vec<&'static str> {
    effect_needs(word).split(' ').filter(|part| !(word == "post" && *part == "on")).collect()
}

#[test]
fn every_effect_of_every_book_asks_for_its_target_and_loses_no_text() {
    let (mut gm, _, hall) = open("scene-effects");
    for game in GAMES {
        let id = game.info().id;
        let scenarios = shipped(id);
        for word in EFFECT_WORDS {
            let (battle, who, on) = battle_for(&mut gm, &hall, &scenarios, word);
            // Opened with the effect and no target: it is not known yet, and the scene opens.
            let opening =
                format!("do=open&title=Le+pont&who={}&stakes=tenir&{}", keys::card(who), row(word, "", "", "", ""));
            let page = act(&mut gm, &battle, "scene", &opening);
            assert!(page.contains("id=\"scene-form\""), "{id} {word}: it opens");
            let room = hall.room(battle.trim_start_matches("/b/")).unwrap();
            let before = (room.hash(), room.inside_head());
            // Closed without: refused, and everything is there still.
            let end = |row: &str| format!("do=end&outcome=triumph&told={}&{row}", encode(TOLD));
            let page = act(&mut gm, &battle, "scene", &end(&row(word, "", "", "", "")));
            assert_eq!((room.hash(), room.inside_head()), before, "{id} {word}: nothing was done");
            assert!(between(&page, "id=\"scene-told\"", "</textarea>").unwrap().ends_with(TOLD), "{id} {word}: {page}");
            assert!(page.contains("value=\"triumph\" checked"), "{id} {word}: the outcome is still chosen");
            for part in parts(word) {
                let field = format!("id=\"end-triumph-0-{part}\"");
                assert!(page.contains(&field), "{id} {word}: {part} is offered");
                assert!(page.contains(&format!("id=\"wrong-triumph-0-{part}\"")), "{id} {word}: a word beside {part}");
            }
            // With it: closed, told, done.
            let (one, other) = (keys::card(who), keys::card(on));
            let (one, other) = if word == &"concede" { (String::new(), String::new()) } else { (one, other) };
            let whole = row(word, &one, &other, "1", if word == &"concede" { "s1" } else { "" });
            let head = head(&page);
            let mut answer = gm.post(&format!("{battle}/scene"), &format!("head={head}&{}", end(&whole)));
            let mut thrown = String::new();
            for _ in 0..12 {
                if answer.status == 303 {
                    break;
                }
                // Its dice: thrown by the program, looked at, confirmed; what was typed goes along.
                assert!(answer.body.contains(TOLD), "{id} {word}: {}", answer.body);
                let with = |how: &str, thrown: &str| format!("head={head}&{}&do={how}&{thrown}", &end(&whole)[7..]);
                thrown = faces(&gm.post(&format!("{battle}/scene"), &with("roll", &thrown)).body);
                answer = gm.post(&format!("{battle}/scene"), &with("lay", &thrown));
            }
            let page = gm.get(&battle).body;
            let why = between(&page, "class=\"wrong\"", "</p>");
            assert!(!page.contains("id=\"scene-form\""), "{id} {word}: closed; {why:?}");
            let told = gm.get(&format!("{battle}/chronicle")).body;
            assert!(told.contains(TOLD), "{id} {word}: told");
            act(&mut gm, &battle, "undo", "");
            assert_eq!(room.hash(), before.0, "{id} {word}: one undo takes it back");
        }
    }
}

/// The faces a page shows, as its form would send them.
fn faces(page: &str) -> String {
    let mut fields = Vec::new();
    for tag in page.split("<input").skip(1) {
        let tag = &tag[..tag.find('>').unwrap()];
        if let (Some(name), Some(value)) = (between(tag, "name=\"", "\""), between(tag, "value=\"", "\""))
            && name.contains('~')
        {
            fields.push(format!("{}={}", encode(&name), encode(&value)));
        }
    }
    fields.join("&")
}

/// What the rules will not have is told beside the effect, in the scene as it was filled in.
#[test]
fn an_effect_the_rules_refuse_is_told_beside_it() {
    let (mut gm, _, hall) = open("scene-refused");
    for game in GAMES {
        let id = game.info().id;
        hall.begin_as(id, game.samples()[0].1).unwrap();
        let battle = format!("/b/{id}");
        let now = book(&mut gm, &battle);
        let sheets = now.fight().sheets(Viewer::Gm);
        let may = |who: &Subject| now.preview(&Wish::gesture(Gesture::Fell { who: *who }, "x")).is_ok();
        let unit = sheets.iter().map(|s| s.subject).find(|who| !may(who)).unwrap();
        let unit = keys::card(unit);
        act(&mut gm, &battle, "scene", &format!("do=open&title=Duel&who={unit}&{}", row("fell", "", "", "", "")));
        let fields = format!("do=confirm&outcome=triumph&told={}&{}", encode(TOLD), row("fell", &unit, "", "", ""));
        let page = act(&mut gm, &battle, "scene", &fields);
        assert!(between(&page, "id=\"scene-told\"", "</textarea>").unwrap().ends_with(TOLD), "{id}");
        assert!(
            page.contains("id=\"wrong-triumph-0-gesture\""),
            "{id}: {:?}",
            between(&page, "id=\"scene\"", "</form>")
        );
        let list = between(&page, "id=\"end-triumph-0-who\"", "</select>").unwrap();
        assert!(list.contains(&format!("value=\"{unit}\" selected")), "{id}: the target is still chosen: {list}");
        // It may be dropped, and the scene closed.
        let page =
            act(&mut gm, &battle, "scene", &format!("do=end&outcome=triumph&told=Bref.&{}", row("", "", "", "", "")));
        assert!(!page.contains("id=\"scene-form\""), "{id}");
    }
}

#[test]
fn a_form_of_a_scene_comes_back_as_it_was_typed() {
    let (mut gm, _, hall) = open("scene-typed");
    let battle = sample(&mut gm);
    let room = hall.room(battle.trim_start_matches("/b/")).unwrap();
    let post = |gm: &mut Browser, head: u64, fields: &str| {
        gm.post(&format!("{battle}/scene"), &format!("head={head}&{fields}"))
    };
    // Opening: no title, nobody in it, a number that is none. Everything else stands in the form again.
    let typed = "do=open&title=&place=Au+gu%C3%A9&stakes=Tenir+jusqu%27au+soir";
    let bad = format!("{typed}&{}", row("take", "u1", "", "dix", ""));
    let answer = post(&mut gm, room.inside_head(), &bad);
    assert!(
        answer.headers.contains(&format!("location: {battle}/scene\r")) || answer.headers.ends_with("/scene"),
        "{}",
        answer.headers
    );
    let page = gm.get(&format!("{battle}/scene")).body;
    for shown in ["Au gué", "Tenir jusqu", "value=\"dix\"", "value=\"u1\" selected", "value=\"take\""] {
        assert!(page.contains(shown), "{shown}: {page}");
    }
    for part in ["title", "who", "triumph-0-men"] {
        assert!(page.contains(&format!("id=\"wrong-{part}\"")), "{part}: {page}");
    }
    assert!(!page.contains("name=\"shared\" value=\"yes\" checked"), "what was not ticked is not");
    // After a night's sleep it is there still, without its words.
    drop(room);
    hall.room(battle.trim_start_matches("/b/")).unwrap();
    // Opened, though the page knew an older battle: opening writes nothing.
    let room = hall.room(battle.trim_start_matches("/b/")).unwrap();
    let old = room.inside_head();
    act(&mut gm, &battle, "note", "text=Il+pleut");
    let open = format!("do=open&title=Le+gu%C3%A9&who=u0&stakes=Tenir&{}", row("take", "u1", "", "3", ""));
    assert_eq!(post(&mut gm, old, &open).status, 303);
    assert!(gm.get(&battle).body.contains("id=\"scene-form\""));
    assert!(!gm.get(&format!("{battle}/scene")).body.contains("Au gué"), "the draft is done with");
    // Another is not opened over it; the same tap twice is nothing.
    assert_eq!(post(&mut gm, old, &open).status, 303);
    assert!(!gm.get(&battle).body.contains("class=\"notice wrong\""));
    let page = act(&mut gm, &battle, "scene", "do=open&title=Un+autre&who=u0");
    assert!(page.contains("Le gué") && page.contains("class=\"notice wrong\""), "the first is still open");
    assert!(gm.get(&format!("{battle}/scene")).body.contains("Un autre"), "and the other is not lost");
    // Closing: no outcome said, then a page that knew an older battle. The text stays both times.
    let told = encode(TOLD);
    let kept = |page: &str| between(page, "id=\"scene-told\"", "</textarea>").unwrap().ends_with(TOLD);
    let page = act(&mut gm, &battle, "scene", &format!("do=end&told={told}"));
    assert!(kept(&page) && page.contains("id=\"wrong-outcome\""), "{page}");
    let answer = post(&mut gm, old, &format!("do=end&outcome=success&told={told}"));
    assert!(answer.headers.contains(&format!("location: {battle}#scene")), "{}", answer.headers);
    let page = gm.get(&battle).body;
    assert!(kept(&page) && page.contains("id=\"wrong-scene\"") && page.contains("value=\"success\" checked"), "{page}");
    // Players see nothing of what is being typed.
    let code = room.code();
    let mut aude = phone(&mut gm, &code, &battle, "Aude", "seat=1&side=s0&chief=yes&units=u0");
    let id = battle.trim_start_matches("/b/");
    let page = aude.get(&format!("/p/{id}")).body;
    assert!(!page.contains(TOLD) && !page.contains("scene-told"));
}
