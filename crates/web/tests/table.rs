//! The table over real sockets: the GM's page, players' phones, the door, and what nobody may see.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;
use common::*;

use montjoie_web::{Config, ReadyServer};

#[test]
fn a_whole_battle_through_the_gms_page() {
    let (mut gm, _, hall) = open("whole");
    let battle = sample(&mut gm);
    let mut page = gm.get(&battle).body;
    let mut rounds = 0;
    while page.contains("id=\"dice-form\"") || page.contains("id=\"orders-form\"") || page.contains("/orders\"") {
        page = act(&mut gm, &battle, "orders", "do=doctrine");
        page = if page.contains("/orders\"") { act(&mut gm, &battle, "orders", "do=confirm") } else { page };
        if page.contains("id=\"dice-form\"") {
            // The program rolls; nothing is applied before the confirmation, for which the browser sends what the fields show.
            let before = hall.room(battle.trim_start_matches("/b/")).unwrap().inside_head();
            page = act(&mut gm, &battle, "dice", "do=roll");
            assert_eq!(hall.room(battle.trim_start_matches("/b/")).unwrap().inside_head(), before);
            let faces = typed(&page);
            page = act(&mut gm, &battle, "dice", &format!("do=confirm&{faces}"));
        }
        rounds += 1;
        assert!(rounds < 400, "the battle ends: {:?}", between(&page, "class=\"notices", "</ul>"));
    }
    let room = hall.room(battle.trim_start_matches("/b/")).unwrap();
    assert!(room.outcome().is_some(), "after {rounds} rounds of forms");
}

#[test]
fn going_on_and_back_and_a_page_that_is_too_old() {
    let (mut gm, _, hall) = open("back");
    let battle = sample(&mut gm);
    let id = battle.trim_start_matches("/b/").to_owned();
    let old = head(&gm.get(&battle).body);
    let hash = hall.room(&id).unwrap().hash();
    act(&mut gm, &battle, "go", "do=round");
    let later = hall.room(&id).unwrap().hash();
    assert_ne!(hash, later);
    // A page that still shows the old battle does nothing.
    assert_eq!(gm.post(&format!("{battle}/go"), &format!("head={old}&do=round")).status, 303);
    assert_eq!(hall.room(&id).unwrap().hash(), later);
    act(&mut gm, &battle, "undo", "");
    assert_eq!(hall.room(&id).unwrap().hash(), hash);
    act(&mut gm, &battle, "redo", "");
    assert_eq!(hall.room(&id).unwrap().hash(), later);
}

#[test]
fn what_is_typed_for_a_number_and_is_none_is_told_and_changes_nothing() {
    let (mut gm, _, hall) = open("figures");
    let battle = sample(&mut gm);
    let id = battle.trim_start_matches("/b/").to_owned();
    let mut page = gm.get(&battle).body;
    for _ in 0..9 {
        if page.contains("id=\"dice-form\"") {
            break;
        }
        act(&mut gm, &battle, "orders", "do=doctrine");
        page = act(&mut gm, &battle, "orders", "do=confirm");
    }
    let key =
        encode(&between(&page, "id=\"term-key\"", "</select>").and_then(|s| between(&s, "value=\"", "\"")).unwrap());
    let head = hall.room(&id).unwrap().inside_head();
    for (form, fields, word) in [
        ("term", format!("key={key}&slot=plus&name=pluie&value=deux"), "deux"),
        ("term", format!("key={key}&slot=plus&name=pluie&value="), "combien"),
        ("gesture", "do=lay&gesture=take&who=u0&men=dix&reason=peste&at=start".to_owned(), "dix"),
        ("scene", "do=open&title=Duel&who=u0&triumph_gesture=take&triumph_who=u0&triumph_men=dix".to_owned(), "dix"),
        ("goto", "entry=hier".to_owned(), "hier"),
        ("amend", "entry=hier&faces=3".to_owned(), "hier"),
    ] {
        let page = act(&mut gm, &battle, form, &fields);
        let told = between(&page, "role=\"alert\"", "</").unwrap_or_default();
        assert!(told.contains(word), "{form} {fields}: {told:?}");
        assert_eq!(hall.room(&id).unwrap().inside_head(), head, "{form} {fields}");
        assert!(!page.contains("id=\"scene-form\""), "{form} {fields}");
    }
    // A minus as books print it is one.
    act(&mut gm, &battle, "term", &format!("key={key}&slot=plus&name=pluie&value={}", encode("−2")));
    assert!(hall.room(&id).unwrap().inside_head() > head);
}

#[test]
fn nobody_without_a_key_comes_in() {
    let (mut gm, link, _) = open("keys");
    let battle = sample(&mut gm);
    let mut stranger = Browser::new(gm.port);
    assert_eq!(stranger.get("/").status, 303, "to the players' door");
    for path in
        [battle.clone(), format!("{battle}/journal"), format!("{battle}/events"), format!("{battle}/print/cards")]
    {
        assert_eq!(stranger.get(&path).status, 403, "{path}");
    }
    assert_eq!(stranger.post(&format!("{battle}/go"), "do=round").status, 403);
    assert_eq!(stranger.post("/sample", "game=bx&sample=standard").status, 403);
    assert_eq!(stranger.get("/gm/0123456789abcdef0123456789abcdef").status, 403);
    assert_eq!(stranger.get(&format!("/p/{}", battle.trim_start_matches("/b/"))).status, 403);
    // Foreign names and foreign pages, even with the key.
    let foreign = gm.send("GET /", "Host: evil.example\r\n", "");
    assert_eq!(foreign.status, 403);
    let host = gm.host();
    assert_eq!(
        gm.send(&format!("POST {battle}/go"), &format!("{host}Origin: http://evil.example\r\n"), "do=round").status,
        403
    );
    let page = gm.get(&battle);
    assert!(page.headers.contains("content-security-policy: default-src 'none'"));
    assert!(!page.body.contains(link.trim_start_matches("/gm/")), "the secret is in no page");
    let key = &gm.cookies.iter().find(|(name, _)| name.starts_with("montjoie_gm_")).unwrap().1;
    assert!(!page.body.contains(key.as_str()), "nor is the key it was changed for");
}

#[test]
fn a_player_knocks_waits_and_plays() {
    let (mut gm, _, hall) = open("player");
    let battle = sample(&mut gm);
    let id = battle.trim_start_matches("/b/").to_owned();
    let code = hall.room(&id).unwrap().code();
    let mut phone = Browser::new(gm.port);
    let wrong = phone.post("/join", "code=AAAAAA&name=Aude");
    assert_eq!(wrong.status, 200);
    // Why, and what to do, in both languages.
    assert!(wrong.body.contains("Aucune bataille n’a ce code"), "{}", wrong.body);
    let nameless = phone.post("/join", &format!("code={code}&name=+"));
    assert!(nameless.body.contains("Il manque votre nom"), "{}", nameless.body);
    let mut english = Browser::new(gm.port);
    english.post("/reader", "lang=en");
    let wrong = english.post("/join", "code=AAAAAA&name=Aude");
    assert!(wrong.body.contains("No battle has this code"), "{}", wrong.body);
    let answer = phone.post("/join", &format!("code={}&name=Aude+%3Cscript%3E", code.to_lowercase()));
    assert_eq!(answer.status, 303);
    let waiting = phone.get(&format!("/p/{id}"));
    assert_eq!(waiting.status, 200);
    assert!(!waiting.body.contains("<script>"), "a name is text");
    act(&mut gm, &battle, "seat", "seat=1&do=let_in&side=s0&chief=yes");
    let page = phone.get(&format!("/p/{id}")).body;
    assert!(page.contains("Causse"), "the own side is there");
    assert!(!page.contains("/b/"), "no way to the GM's page");
    // The GM takes the seat away: the phone is out at once.
    act(&mut gm, &battle, "seat", "seat=1&do=remove");
    assert_eq!(phone.get(&format!("/p/{id}")).status, 403);
}

#[test]
fn what_was_confirmed_is_there_when_the_table_is_opened_again() {
    let folder = folder("again");
    let config = Config {
        games: montjoie_books::GAMES,
        data: folder,
        port: 0,
        lan: false,
        odds: None,
        public: None,
        seed: Some(1),
    };
    let table = ReadyServer::new(&config).unwrap();
    let hall = table.hall();
    let id = hall.begin(montjoie_books::GAMES[0].samples()[0].1).unwrap();
    let (hash, link) = (hall.room(&id).unwrap().hash(), table.link());
    drop(table);
    let again = ReadyServer::new(&config).unwrap();
    assert_eq!(again.hall().room(&id).unwrap().hash(), hash);
    // Keys are kept over the night (see keys.rs); a link is made at each opening.
    assert_ne!(link.rsplit('/').next(), again.link().rsplit('/').next());
}

#[test]
fn seats_and_settings_that_cannot_be_read_are_laid_aside_and_said() {
    let table = ReadyServer::new(&Config {
        games: montjoie_books::GAMES,
        data: folder("garbled"),
        port: 0,
        lan: false,
        odds: None,
        public: None,
        seed: Some(1),
    })
    .unwrap();
    let (hall, link) = (std::sync::Arc::clone(table.hall()), table.link());
    let (games, id) = (montjoie_books::GAMES, "garbled");
    let header = montjoie_chronicle::begin(games, games[0].samples()[0].1, None).unwrap().header;
    hall.import_as(id, &montjoie_chronicle::Journal::new(header).write()).unwrap();
    for place in ["table", "seats"] {
        hall.shelf.keep(&format!("{place}/{id}"), "{ \"torn").unwrap();
    }
    std::thread::spawn(move || table.serve());
    let page = kit::sit(&link).get(&format!("/b/{id}")).body;
    assert!(page.contains("Les places de cette table") && page.contains("Les réglages de cette table"), "{page}");
    for place in ["table", "seats"] {
        let aside = hall.shelf.kept(&format!("{place}/{id}/unreadable")).unwrap();
        assert_eq!(aside.as_deref(), Some("{ \"torn"), "nothing is lost");
    }
}

/// The next step, by doctrine and the program's dice.
fn play_on(gm: &mut Browser, battle: &str) {
    let page = act(gm, battle, "orders", "do=doctrine");
    let page = if page.contains("/orders\"") { act(gm, battle, "orders", "do=confirm") } else { page };
    if page.contains("id=\"dice-form\"") {
        let page = act(gm, battle, "dice", "do=roll");
        act(gm, battle, "dice", &format!("do=confirm&{}", typed(&page)));
    } else {
        act(gm, battle, "go", "do=step");
    }
}

/// The constat: the real table is reported on the page, looked at first, then laid as one ruling that can be taken back.
#[test]
fn the_real_table_is_reported_where_the_rules_have_counters() {
    let (mut gm, _, hall) = open("constat");
    let mut reported = 0;
    for game in montjoie_books::GAMES {
        let battle = sample_of(&mut gm, game.info().id, "standard");
        let room = hall.room(battle.trim_start_matches("/b/")).unwrap();
        let now = |gm: &mut Browser| {
            let journal = gm.get(&format!("{battle}/journal")).body;
            montjoie_chronicle::Chronicle::inspect_bytes(montjoie_books::GAMES, journal.as_bytes()).unwrap()
        };
        let mut there = false;
        for _ in 0..30 {
            there = now(&mut gm).fight().constat(&montjoie_game::Constat::default()).is_some();
            if there {
                break;
            }
            play_on(&mut gm, &battle);
        }
        let page = gm.get(&format!("{battle}/constat")).body;
        if !there {
            assert!(!page.contains("name=\"engaged\""), "{}: nothing to report", game.info().id);
            continue;
        }
        reported += 1;
        // The first of each list: a pair at grips that was not.
        let pair = between(&page, "name=\"engaged\"", "</select>").unwrap();
        let pair = between(&pair, "value=\"", "\"").unwrap();
        let (one, other) = pair.split_once('~').unwrap();
        let (before, head) = (room.hash(), head(&gm.get(&battle).body));
        let fields = format!("head={head}&engaged={}&reason=la+table", encode(&pair));
        let look = gm.post(&format!("{battle}/constat"), &format!("{fields}&do=preview"));
        assert_eq!((look.status, room.hash()), (200, before), "looked at, nothing changed: {}", look.body);
        let laid = gm.post(&format!("{battle}/constat"), &format!("{fields}&do=lay"));
        assert_eq!(laid.status, 303, "{}", laid.body);
        let (one, other) = (montjoie_pages::keys::subject_of(one), montjoie_pages::keys::subject_of(other));
        let sheets = now(&mut gm).fight().sheets(montjoie_game::Viewer::Gm);
        let grips = |s: &montjoie_game::Sheet| Some(s.subject) == one && s.against.iter().any(|w| Some(*w) == other);
        assert!(sheets.iter().any(grips), "{}: at grips as the table has it", game.info().id);
        assert!(gm.get(&battle).body.contains("la table"), "{}: it stands in the chronicle", game.info().id);
        act(&mut gm, &battle, "undo", "");
        assert_eq!(room.hash(), before, "{}: one undo takes it back", game.info().id);
        // What is no pair is passed over, never a fault.
        let odd = gm.post(&format!("{battle}/constat"), &format!("head={head}&engaged=x~y&off=nobody&do=preview"));
        assert!(odd.status < 500, "{}", odd.body);
        // An hour later the report begins from what stands, in each phase in which it can be made.
        let mut begun = 0;
        for _ in 0..60 {
            play_on(&mut gm, &battle);
            let page = gm.get(&format!("{battle}/constat")).body;
            let so_far = now(&mut gm).fight().constat_so_far();
            if page.contains("name=\"engaged\"") {
                let known = so_far.engaged.len() + so_far.supports.len() + so_far.shots.len();
                assert_eq!(page.matches("\" selected").count(), known, "{}: {so_far:?}", game.info().id);
                begun += known;
            }
        }
        assert!(begun > 0, "{}: nobody came to grips", game.info().id);
    }
    assert!(reported > 0, "no ruleset has counters on a real table");
}

/// The screen for the table is read from across the room, and nobody scrolls it: of many it shows the bodies, not every company in them.
#[test]
fn the_screen_shows_bodies_where_there_is_a_crowd() {
    let (mut gm, _, hall) = open("crowded-screen");
    let mut crowds = 0;
    for game in montjoie_books::GAMES {
        let id = game.info().id;
        hall.begin_as(id, game.samples()[0].1).unwrap();
        act(&mut gm, &format!("/b/{id}"), "knowledge", "a=words&b=words&screen=words&do=set");
        let shown = gm.get(&format!("/screen/{id}")).body.matches("class=\"token\"").count();
        assert!(shown > 1, "{id}");
        let page = gm.get(&format!("/b/{id}")).body;
        let (cards, tokens) = (page.matches("class=\"card ").count(), page.matches("class=\"token\"").count());
        if cards > 2 * 12 {
            crowds += 1;
            assert!(shown <= 2 * 12, "{id}: {shown} on the screen, {cards} cards on the GM's page");
            assert!(tokens <= 2 * 12, "{id}: {tokens} at the front of the GM's page, {cards} cards");
        }
    }
    assert!(crowds > 0, "a sample has a crowd");
}

/// The page that follows the battle tells the newest notes of a step; the whole chronicle tells all of them.
#[test]
fn a_step_with_many_notes_makes_no_endless_page() {
    let (mut gm, _, hall) = open("notes");
    let battle = sample(&mut gm);
    act(&mut gm, &battle, "note", "text=premiere+des+notes");
    let mut journal = gm.get(&format!("{battle}/journal")).body;
    let last = journal.lines().last().unwrap().to_owned();
    let line: serde_json::Value = serde_json::from_str(&last).unwrap();
    let first = line["id"].as_u64().unwrap();
    for id in first + 1..=first + 500 {
        let note = serde_json::json!({"note": {"text": format!("ligne numero {id}.")}});
        let entry = serde_json::json!({"id": id, "parent": id - 1, "author": "gm", "body": note});
        journal.push_str(&format!("{entry}\n"));
    }
    hall.import_as("aaaaaaaaaaaa", journal.as_bytes()).unwrap();
    let count = |page: &str| page.matches("ligne numero ").count();
    let page = gm.get("/b/aaaaaaaaaaaa").body;
    let recent = between(&page, "id=\"chronicle\"", "</section>").unwrap();
    assert_eq!(count(&recent), 200);
    assert!(recent.contains(&format!("ligne numero {}.", first + 500)) && !recent.contains("premiere des notes"));
    let whole = gm.get("/b/aaaaaaaaaaaa/chronicle").body;
    assert_eq!(count(&whole), 500);
    assert!(whole.contains("premiere des notes"));
}
