//! The screen for the table: a key that opens it and nothing else, and through whose eyes it looks.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod worlds;
use common::*;
use worlds::*;

use montjoie_books::GAMES;
use montjoie_game::{Knowledge, Viewer};
use montjoie_table::Side;
use montjoie_web::{Hall, route_list};

/// With the key of the screen every route but its own answers as to a stranger: every page of the GM and of players is shut, and nothing
/// can be sent to any.
#[test]
fn the_key_of_the_screen_gives_no_power() {
    let (mut gm, _, hall) = open("screen-power");
    let mut shut = 0;
    for game in GAMES.iter().take(2) {
        let battle = sample_of(&mut gm, game.info().id, "standard");
        let other = sample_of(&mut gm, game.info().id, "standard");
        let ids = [&battle, &other].map(|b| b.trim_start_matches("/b/").to_owned());
        let code = hall.room(&ids[0]).unwrap().code();
        let stranger = || Browser::new(gm.port);
        let world = World { battle: battle.clone(), code, phone: stranger(), foe: stranger(), screen: stranger() };
        let mut screen = screen(gm.port, &hall, &ids[0]);
        assert_eq!(screen.get(&format!("/screen/{}", ids[0])).status, 200, "its own page is open");
        assert_eq!(screen.get(&format!("/screen/{}", ids[1])).status, 403, "that of another battle is not");
        let room = hall.room(&ids[0]).unwrap();
        let before = (room.inside_head(), room.hash(), room.code(), room.screen_key());
        let heard = everything(&mut screen, &world, *game);
        let unheard = everything(&mut Browser::new(gm.port), &world, *game);
        for ((what, with), (_, without)) in heard.iter().zip(&unheard) {
            // Its own page, and its own link, by which it comes back.
            if what.starts_with("GET /screen/BATTLE") {
                continue;
            }
            same(what, with, without);
            let own = |of: &str| what.starts_with(&format!("GET {of}")) || what.starts_with(&format!("POST {of}"));
            if own("/b/") || own("/p/") || own("/prepare") || what.starts_with("POST /screen") {
                shut += 1;
                let status: u16 = with.split(' ').nth(1).unwrap().parse().unwrap();
                assert!(status == 403 || status == 404, "{what}: {with}");
            }
        }
        // Nor can anything be sent to its own page.
        for path in ["", "/events", "/answer", "/say", "/screen"] {
            let answer = screen.post(&format!("/screen/{}{path}", ids[0]), "do=renew&text=x");
            assert!(answer.status == 403 || answer.status == 404 || answer.status == 405, "{path}: {}", answer.status);
        }
        assert_eq!((room.inside_head(), room.hash(), room.code(), room.screen_key()), before, "nothing was done");
    }
    assert!(shut > 200, "{shut} doors were tried");
    assert!(route_list().iter().all(|r| r.method == "GET" || !r.path.starts_with("/screen")), "nothing is sent to it");
}

#[test]
fn the_link_of_the_screen_can_be_changed() {
    let (mut gm, _, hall) = open("screen-renew");
    let battle = sample(&mut gm);
    let id = battle.trim_start_matches("/b/").to_owned();
    let old = format!("/screen/{id}/{}", hall.room(&id).unwrap().screen_key());
    let mut screen = screen(gm.port, &hall, &id);
    let mut ear = Ear::of(&screen, &format!("/screen/{id}"));
    ear.until("sides");
    let answer = gm.post(&format!("{battle}/screen"), "do=renew");
    assert!(answer.status == 303 && answer.headers.contains("/people"), "{}", answer.headers);
    ear.until("gone");
    assert_eq!(screen.get(&format!("/screen/{id}")).status, 403, "the old key is void");
    assert_eq!(Browser::new(gm.port).get(&old).status, 403, "and the old link");
    worlds::screen(gm.port, &hall, &id);
    // A key is kept over the night, one that was never there is made.
    let key = hall.room(&id).unwrap().screen_key();
    assert_eq!((key.len(), key == old), (32, false));
    // It is told in words of its own, not in the GM's; the same when it never was a screen.
    for page in [screen.get(&format!("/screen/{id}")), Browser::new(gm.port).get(&format!("/screen/{id}"))] {
        assert!(page.body.contains("Le lien de cet écran a été changé") && !page.body.contains("Lien du MJ"));
    }
    // A link is good once: another screen needs the next.
    let link = format!("/screen/{id}/{key}");
    let mut first = Browser::new(gm.port);
    assert_eq!(first.get(&link).status, 303);
    assert_eq!(first.get(&link).status, 303, "the screen that used it comes back by it");
    assert_eq!(Browser::new(gm.port).get(&link).status, 403, "nobody else does");
    worlds::screen(gm.port, &hall, &id);
    assert_eq!(first.get(&format!("/screen/{id}")).status, 200, "the first stays");
    // The page of the people shows it, and says through whose eyes it looks.
    let page = gm.get(&format!("{battle}/people")).body;
    assert!(page.contains("id=\"screen\"") && page.contains("id=\"screen-of\"") && page.contains("value=\"renew\""));
    assert!(gm.get(&battle).body.contains("/people#screen\""), "a button on the GM's page leads there");
    // Without scripts it loads itself anew.
    let wall = gm.get(&format!("/screen/{id}")).body;
    assert!(wall.contains("<noscript><meta http-equiv=\"refresh\""), "{wall}");
    assert!(!gm.get(&battle).body.contains("http-equiv=\"refresh\""), "the GM's page does not");
}

/// The names of a side as the battle has them, and how a page writes them.
fn names(gm: &mut Browser, battle: &str, side: Side) -> Vec<String> {
    let book = chronicle(gm, battle);
    let sheets = book.fight().sheets(Viewer::Gm);
    let fights = |s: &&montjoie_game::Sheet| {
        s.side == side && s.condition.is_some_and(|c| c == montjoie_game::Condition::Fit) && s.kind != "character"
    };
    let called = |s: &montjoie_game::Sheet| book.fight().names().of(s.subject).map(|n| capital(&n.fr));
    let bodies: Vec<_> = sheets.iter().filter(fights).collect();
    // Whoever stands in a larger body is shown by it; an army of regiments by these.
    let within = |one: &montjoie_game::Sheet, of: &montjoie_game::Sheet| of.with.contains(&one.subject);
    let holds = |of: &montjoie_game::Sheet| bodies.iter().any(|s| within(s, of));
    let large = |of: &montjoie_game::Sheet| bodies.iter().any(|s| within(s, of) && holds(s));
    let shown = |s: &montjoie_game::Sheet| !large(s) && bodies.iter().all(|of| !within(s, of) || large(of));
    bodies.iter().filter(|s| shown(s)).filter_map(|s| called(s)).collect()
}

fn named(page: &str, names: &[String]) -> usize {
    let page = page.replace("&#39;", "'").replace(['\u{a0}', '\u{202f}'], " ");
    names.iter().filter(|name| page.contains(name.as_str()) || page.contains(&name.replace('’', "'"))).count()
}

/// Everybody a screen shows of a side, by what it calls them.
fn tokens(page: &str, side: &str) -> Vec<String> {
    let front = between(page, "id=\"front\"", "</section>").unwrap();
    let begins = format!("side-{side}\"");
    let lists = front.split(&begins).skip(1);
    let lists = lists.map(|l| l.split(" side-").next().unwrap().to_owned());
    let names = |list: String| {
        list.split("class=\"name\">").skip(1).map(|n| n.split('<').next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    lists.flat_map(names).collect()
}

fn numbered(name: &str) -> bool {
    name.contains("n°")
}

fn seat(gm: &mut Browser, hall: &Hall, battle: &str, name: &str, fields: &str) {
    let code = hall.room(battle.trim_start_matches("/b/")).unwrap().code();
    phone(gm, &code, battle, name, fields);
}

#[test]
fn the_screen_names_the_players_own_side() {
    let (mut gm, _, hall) = open("screen-eyes");
    let mut clashes = 0;
    for game in GAMES {
        let id = game.info().id;
        let begin = |hall: &Hall, name: &str| {
            hall.begin_as(&format!("{id}-{name}"), game.samples()[0].1).unwrap();
            (format!("/b/{id}-{name}"), format!("{id}-{name}"))
        };
        // Nobody sits yet: the first side, by name and figures.
        let (battle, key) = begin(&hall, "nobody");
        let mut wall = screen(gm.port, &hall, &key);
        let look = |wall: &mut Browser, key: &str| wall.get(&format!("/screen/{key}")).body;
        let page = look(&mut wall, &key);
        let [own, foes] = Side::BOTH.map(|side| names(&mut gm, &battle, side));
        assert_eq!(named(&page, &own), own.len(), "{id}: {own:?}\n{page}");
        assert_eq!(named(&page, &foes), 0, "{id}: whom nobody met has no name: {foes:?}");
        assert!(tokens(&page, "a").iter().all(|n| !numbered(n)), "{id}");
        assert!(
            between(&page, "class=\"banner side-a\"", "class=\"middle\"").unwrap().contains("class=\"bar\""),
            "{id}"
        );
        // Said by hand: the other.
        gm.post(&format!("{battle}/screen"), "of=s1&level=auto&do=set");
        let page = look(&mut wall, &key);
        assert_eq!((named(&page, &own), named(&page, &foes)), (0, foes.len()), "{id}");
        // Players of the second side: theirs.
        let (battle, key) = begin(&hall, "second");
        seat(&mut gm, &hall, &battle, "Aude", "seat=1&side=s1");
        let mut wall = screen(gm.port, &hall, &key);
        let page = look(&mut wall, &key);
        assert_eq!((named(&page, &own), named(&page, &foes)), (0, foes.len()), "{id}");
        // Players of both: nobody is named before they met; then both are, and no numbers are at grips.
        let (battle, key) = begin(&hall, "both");
        seat(&mut gm, &hall, &battle, "Aude", "seat=1&side=s0");
        seat(&mut gm, &hall, &battle, "Bruno", "seat=2&side=s1");
        let mut wall = screen(gm.port, &hall, &key);
        let page = look(&mut wall, &key);
        assert_eq!((named(&page, &own), named(&page, &foes)), (0, 0), "{id}: {page}");
        assert!(!page.contains("class=\"bar\""), "{id}: nor is anybody's strength shown");
        let (mut met, mut rounds) = (false, 0);
        while !met && rounds < 8 {
            act(&mut gm, &battle, "go", "do=round");
            let page = look(&mut wall, &key);
            for clash in page.split("class=\"clash\"").skip(1) {
                let clash = clash.split("class=\"clash\"").next().unwrap().split("class=\"host ").next().unwrap();
                let both = clash.split("class=\"name\">").skip(1).map(|n| n.split('<').next().unwrap());
                let both: Vec<&str> = both.collect();
                assert!(both.iter().all(|n| !numbered(n)), "{id}: {both:?}");
                met = true;
                clashes += 1;
            }
            rounds += 1;
        }
        // One who sees only what is theirs: nobody of the rest of their side is named.
        let (battle, key) = begin(&hall, "narrow");
        seat(&mut gm, &hall, &battle, "Aude", "seat=1&side=s0&narrow=yes");
        let mut wall = screen(gm.port, &hall, &key);
        assert_eq!(named(&look(&mut wall, &key), &own), 0, "{id}: {own:?}");
    }
    assert!(clashes > 2, "somebody came to grips");
}

/// The same battle, but for what its players do not know, is the same on their screen: page and stream, by the screen's own key.
#[test]
fn the_screen_tells_no_more_than_its_players_know() {
    let (mut gm, _, hall) = open("screen-worlds");
    for game in GAMES {
        let id = game.info().id;
        let first = sample_of(&mut gm, id, "standard");
        act(&mut gm, &first, "go", "do=round");
        act(&mut gm, &first, "go", "do=step");
        let journal = gm.get(&format!("{first}/journal")).body;
        for (knowledge, word) in [(Knowledge::Unseen, "unseen"), (Knowledge::Words, "words")] {
            let book = chronicle(&mut gm, &first);
            let (hidden, _) = unknown_changes(&book, knowledge);
            assert!(hidden.len() >= 3, "{id}");
            let keys = [0, 1].map(|_| montjoie_web::secret::token()[..12].to_owned());
            let walls = keys.each_ref().map(|key| {
                hall.import_as(key, journal.as_bytes()).unwrap();
                let battle = format!("/b/{key}");
                // Players of one side alone: the screen looks through their eyes.
                seat(&mut gm, &hall, &battle, "Aude", "seat=1&side=s0&chief=yes");
                act(&mut gm, &battle, "knowledge", &format!("a={word}&b=exact&screen=auto&do=set"));
                screen(gm.port, &hall, key)
            });
            let mut ears = [0, 1].map(|n| Ear::of(&walls[n], &format!("/screen/{}", keys[n])));
            for fields in &hidden {
                act(&mut gm, &format!("/b/{}", keys[1]), "gesture", fields);
            }
            act(&mut gm, &format!("/b/{}", keys[1]), "note", "text=Ils+vont+trahir");
            for key in &keys {
                act(&mut gm, &format!("/b/{key}"), "note", "text=Il+neige&shared=yes");
            }
            let plain = |text: &str, n: usize| text.replace(&keys[n], "BATTLE");
            let pushed = [0, 1].map(|n| plain(&ears[n].until("Il neige"), n));
            same(&format!("{id} {word}: what is pushed"), &pushed[0], &pushed[1]);
            let mut walls = walls;
            let pages = [0, 1].map(|n| plain(&walls[n].get(&format!("/screen/{}", keys[n])).body, n));
            same(&format!("{id} {word}: the page"), &pages[0], &pages[1]);
            assert!(pages[0].contains("Il neige") && pages[0].contains("class=\"bar\""), "{id}: it is open");
        }
    }
}

#[test]
fn a_screen_granted_more_before_it_had_eyes_keeps_it() {
    let table = montjoie_web::ReadyServer::new(&montjoie_web::Config {
        games: GAMES,
        data: folder("screen-old"),
        port: 0,
        lan: false,
        odds: None,
        public: None,
        seed: Some(1),
    })
    .unwrap();
    let hall = std::sync::Arc::clone(table.hall());
    for (name, level) in [("words", "\"words\""), ("unseen", "\"unseen\"")] {
        let header = montjoie_chronicle::begin(GAMES, GAMES[0].samples()[0].1, None).unwrap().header;
        hall.import_as(name, &montjoie_chronicle::Journal::new(header).write()).unwrap();
        hall.shelf.keep(&format!("table/{name}"), &format!("{{\"screen\":{level}}}")).unwrap();
        hall.shelf.keep(&format!("seats/{name}"), "{\"code\":\"ABCDEF\",\"list\":[],\"next\":1}").unwrap();
    }
    let link = table.link();
    std::thread::spawn(move || table.serve());
    let rest = link.strip_prefix("http://127.0.0.1:").unwrap();
    let (port, path) = rest.split_once('/').unwrap();
    let mut gm = Browser::new(port.parse().unwrap());
    gm.get(&format!("/{path}"));
    for name in ["words", "unseen"] {
        let mut wall = screen(gm.port, &hall, name);
        let page = wall.get(&format!("/screen/{name}")).body;
        let foes = names(&mut gm, &format!("/b/{name}"), Side::B);
        assert_eq!(named(&page, &foes) > 0, name == "words", "{name}");
        let kept = hall.shelf.kept(&format!("seats/{name}")).unwrap().unwrap();
        assert!(!kept.contains(&hall.room(name).unwrap().screen_key()), "a link is never kept: {kept}");
        assert!(kept.contains("\"screens\":[\"sha256:"), "the screen's key only as its hash: {kept}");
    }
}
