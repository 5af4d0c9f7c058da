//! The way in: every shipped battle is shown with its armies and begun from there; a few answers lead to a book and a battle.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;

use common::{Browser, between, open};
use kit::{fields, leads};
use montjoie_books::GAMES;

#[test]
fn every_shipped_battle_has_its_picture_its_sentence_its_length_and_is_begun() {
    let (mut gm, _, hall) = open("gallery");
    let mut stranger = Browser::new(gm.port);
    assert_eq!(stranger.get("/gallery").status, 403);
    assert_eq!(stranger.get("/which").status, 403);
    for (lang, rule) in [("fr", "le plus souvent"), ("en", "as a rule")] {
        gm.post("/reader", &format!("lang={lang}"));
        let page = gm.get("/gallery").body;
        assert!(page.len() < 250_000, "{} bytes", page.len());
        let all: Vec<&str> = page.split("<article class=\"battle").skip(1).collect();
        assert_eq!(all.len(), GAMES.iter().map(|g| g.battles().len()).sum::<usize>());
        for one in &all {
            let title = between(one, "<h3>", "</h3>").unwrap();
            assert!(!title.is_empty() && !one.contains('⟨'), "{one}");
            let svg = between(one, "<svg class=\"armies\"", "</svg>").unwrap();
            assert!(svg.contains("class=\"t-") && svg.matches("<use").count() >= 2, "{title}: {svg}");
            assert!(between(one, "</h3><p>", "</p>").is_some_and(|text| text.len() > 20), "{title}");
            let facts = between(one, "class=\"facts\"", "</ul>").unwrap();
            assert!(facts.contains(rule) && facts.contains("●"), "{title}: {facts}");
        }
    }
    gm.post("/reader", "lang=fr");
    let page = gm.get("/gallery").body;
    let begun = hall.shelf.battles().unwrap().len();
    for (n, game) in GAMES.iter().enumerate() {
        let battle = *game.battles().last().unwrap();
        let card = page.split("<article class=\"battle").find(|a| {
            a.contains(&format!("name=\"sample\" value=\"{}\"", battle.id))
                && a.contains(&format!("value=\"{}\"", game.info().id))
        });
        let once = between(card.unwrap(), "name=\"once\" value=\"", "\"").unwrap();
        let sent = fields(&[("game", game.info().id), ("sample", battle.id), ("once", &once)]);
        let to = leads(&gm.post("/sample", &sent));
        assert!(to.starts_with("/b/"), "{to}");
        assert_eq!(leads(&gm.post("/sample", &sent)), to, "a tap that comes twice begins one battle");
        assert_eq!(hall.shelf.battles().unwrap().len(), begun + n + 1);
        assert!(leads(&gm.post("/new", &sent.replace(&once, "aaaaaaaaaa00"))).starts_with("/prepare/"));
    }
    // Own battles: when, by which book, where they stand.
    let home = gm.get("/").body;
    let kept = between(&home, "class=\"plain kept\"", "</ul>").unwrap();
    for game in GAMES {
        let name = hall_name(&mut gm, game.info().id);
        assert!(kept.contains(&name), "{name}: {kept}");
    }
    assert!(kept.matches("/20").count() >= GAMES.len(), "the day each was begun: {kept}");
}

fn hall_name(gm: &mut Browser, id: &str) -> String {
    between(&gm.get(&format!("/book/{id}")).body, "<h1>", "</h1>").unwrap()
}

#[test]
fn a_battle_that_is_over_says_who_won() {
    let (mut gm, _, _) = open("won");
    let game = GAMES[0];
    let to = leads(&gm.post("/sample", &fields(&[("game", game.info().id), ("sample", "standard")])));
    let kept = |gm: &mut Browser| between(&gm.get("/").body, "class=\"plain kept\"", "</ul>").unwrap();
    assert!(!kept(&mut gm).contains("victoire"));
    let head = |gm: &mut Browser| between(&gm.get(&to).body, "name=\"head\" value=\"", "\"").unwrap();
    let now = head(&mut gm);
    let lost = [("head", now.as_str()), ("gesture", "concede"), ("side", "s0"), ("reason", "assez"), ("do", "lay")];
    gm.post(&format!("{to}/gesture"), &fields(&lost));
    for _ in 0..40 {
        if kept(&mut gm).contains("victoire") {
            return;
        }
        let now = head(&mut gm);
        gm.post(&format!("{to}/go"), &fields(&[("head", &now), ("do", "round")]));
    }
    panic!("nobody won: {}", kept(&mut gm));
}

#[test]
fn answers_lead_to_a_book_and_a_battle_to_begin_with() {
    let (mut gm, _, _) = open("which");
    let page = gm.get("/which").body;
    assert_eq!(page.matches("<fieldset").count(), 5);
    assert!(!page.contains("id=\"led\""), "nothing is said before anything is answered");
    assert!(!gm.get("/which?time=forever&nonsense=1").body.contains("id=\"led\""));
    // Every book is led to by the answers it names first.
    for game in GAMES {
        let (id, suits) = (game.info().id, game.suits());
        let first = |q: &str| format!("{q}={}", suits.of(q)[0]);
        let query: Vec<String> = montjoie_game::Suits::QUESTIONS.iter().map(|(q, _)| first(q)).collect();
        let page = gm.get(&format!("/which?{}", query.join("&"))).body;
        let led = between(&page, "id=\"led\"", "</section>").unwrap();
        assert!(led.contains(&format!("/book/{id}\"")), "{id}: {led}");
        assert!(led.contains("<article class=\"battle") && led.contains("action=\"/sample\""), "{id}");
        assert!(led.contains("Il convient pour") && !led.contains("Moins pour"), "{id}: {led}");
        assert_eq!(page.matches(" checked").count(), 5, "{id}: what was answered stays");
    }
    // One wish alone is enough, and what a book is less good for is said.
    let page = gm.get("/which?map=yes&age=machines").body;
    let led = between(&page, "id=\"led\"", "</section>").unwrap();
    assert!(led.contains("Moins pour"), "{led}");
    gm.post("/reader", "lang=en");
    let page = gm.get("/which?map=yes").body;
    assert!(page.contains("It suits:") && page.contains("with a map"), "{page}");
}
