//! Keys: links good once, renewed and void at once, never written down; older tables open with theirs.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;
mod worlds;

use common::{Browser, act, between, folder, open, phone, sample};
use montjoie_books::GAMES;
use montjoie_web::{Config, ReadyServer, leave_link};
use worlds::Ear;

/// Every byte in a data folder.
fn bytes(folder: &std::path::Path) -> Vec<u8> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        if entry.path().is_dir() {
            all.extend(bytes(&entry.path()));
        } else {
            all.extend(std::fs::read(entry.path()).unwrap());
        }
    }
    all
}

fn holds(all: &[u8], key: &str) -> bool {
    all.windows(key.len()).any(|part| part == key.as_bytes())
}

#[test]
fn no_key_and_no_link_is_written_down() {
    let (mut gm, link, hall) = open("unkept");
    let battle = sample(&mut gm);
    let id = battle.trim_start_matches("/b/").to_owned();
    let room = hall.room(&id).unwrap();
    let phone = phone(&mut gm, &room.code(), &battle, "Aude", "seat=1&side=s0&chief=yes");
    let screen = worlds::screen(gm.port, &hall, &id);
    let mut secrets: Vec<String> =
        [&gm, &phone, &screen].iter().flat_map(|b| b.cookies.iter().map(|(_, v)| v.clone())).collect();
    secrets.extend([link.trim_start_matches("/gm/").to_owned(), room.screen_key()]);
    assert_eq!(secrets.iter().filter(|s| s.len() == 32).count(), 5, "{secrets:?}");
    let data = hall.shelf.file().parent().unwrap();
    hall.shelf.back_up("2026-11-16").unwrap();
    let all = bytes(data);
    assert!(holds(&all, "sha256:"), "what is kept of them is");
    for secret in secrets {
        assert!(!holds(&all, &secret), "{secret}");
    }
}

#[cfg(unix)]
#[test]
fn the_folder_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let data = folder("modes");
    std::fs::create_dir_all(data.join("copies")).unwrap();
    for (file, mode) in [("copies/montjoie-2026-11-01.sqlite", 0o644), ("montjoie.lock", 0o666)] {
        std::fs::write(data.join(file), b"").unwrap();
        std::fs::set_permissions(data.join(file), std::fs::Permissions::from_mode(mode)).unwrap();
    }
    let config =
        Config { games: GAMES, data: data.clone(), port: 0, lan: false, odds: None, public: None, seed: Some(1) };
    // An empty copy is not looked at as the newest state: the shelf itself is new.
    std::fs::remove_file(data.join("copies/montjoie-2026-11-01.sqlite")).unwrap();
    let (mut gm, hall) = kit::serve(&config);
    sample(&mut gm);
    hall.shelf.back_up("2026-11-16").unwrap();
    gm.post("/copies/2026-11-16", "mark=x");
    leave_link(&data).unwrap();
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    let mut seen = 0;
    for entry in std::fs::read_dir(&data).unwrap().map(Result::unwrap) {
        let folder = entry.path().is_dir();
        assert_eq!(mode(&entry.path()), if folder { 0o700 } else { 0o600 }, "{}", entry.path().display());
        seen += 1;
    }
    assert!(seen >= 4, "the file, its log, the lock, the link: {seen}");
    // A folder somebody else's things lie in stays as open as it was; our files do not.
    let shared = folder("modes-shared");
    std::fs::create_dir_all(&shared).unwrap();
    std::fs::write(shared.join("notes.txt"), b"mine").unwrap();
    std::fs::set_permissions(&shared, std::fs::Permissions::from_mode(0o755)).unwrap();
    std::fs::set_permissions(shared.join("notes.txt"), std::fs::Permissions::from_mode(0o644)).unwrap();
    let config = Config { data: shared.clone(), ..config };
    let _table = ReadyServer::new(&config).unwrap();
    assert_eq!((mode(&shared), mode(&shared.join("notes.txt"))), (0o755, 0o644));
    assert_eq!(mode(&shared.join("montjoie.sqlite")), 0o600);
}

#[test]
fn the_gms_link_is_good_once_and_can_be_renewed() {
    let (mut gm, link, hall) = open("chair");
    let battle = sample(&mut gm);
    let spent = Browser::new(gm.port).get(&link);
    assert!(spent.status == 403 && spent.body.contains("Ce lien a déjà servi") && spent.body.contains("montjoie link"));
    assert_eq!(gm.get(&link).status, 303, "the browser that used it comes back by it");
    // A link for another browser of the GM's.
    let told = gm.post("/chair", "do=link");
    let other = between(&told.body, &format!("http://127.0.0.1:{}/gm/", gm.port), "<").unwrap();
    let mut second = Browser::new(gm.port);
    assert_eq!(second.get(&format!("/gm/{other}")).status, 303);
    assert_eq!(second.get(&battle).status, 200);
    assert_eq!(Browser::new(gm.port).get(&format!("/gm/{other}")).status, 403, "once");
    // The others are sent away, whoever listens too; this browser stays.
    let mut ear = Ear::of(&second, &battle);
    ear.until("data:");
    let told = gm.post("/chair", "do=renew");
    assert_eq!(told.status, 200);
    ear.until("gone");
    assert_eq!((gm.get(&battle).status, second.get(&battle).status), (200, 403));
    let fresh = between(&told.body, &format!("http://127.0.0.1:{}/gm/", gm.port), "<").unwrap();
    assert_eq!(second.get(&format!("/gm/{fresh}")).status, 303);
    // A player has no say in it.
    let code = hall.room(battle.trim_start_matches("/b/")).unwrap().code();
    let mut player = phone(&mut gm, &code, &battle, "Aude", "seat=1&side=s0");
    assert_eq!(player.post("/chair", "do=renew").status, 403);
    assert_eq!(gm.get(&battle).status, 200);
    // From the folder: at once, before anybody opens the new link.
    let left = leave_link(hall.shelf.file().parent().unwrap()).unwrap();
    assert_eq!((gm.get(&battle).status, second.get(&battle).status), (403, 403));
    assert_eq!(gm.get(&format!("/gm/{left}")).status, 303);
    assert_eq!((gm.get(&battle).status, second.get(&battle).status), (200, 403));
}

#[test]
fn the_code_and_the_key_of_a_seat_are_renewed() {
    let (mut gm, _, hall) = open("renewed");
    let battle = sample(&mut gm);
    let id = battle.trim_start_matches("/b/").to_owned();
    let room = hall.room(&id).unwrap();
    let old = room.code();
    let mut aude = phone(&mut gm, &old, &battle, "Aude", "seat=1&side=s0&chief=yes");
    let people = format!("{battle}/people");
    assert!(gm.get(&people).body.contains("value=\"renew\""));
    let answer = gm.post(&format!("{battle}/door"), "do=renew");
    assert_eq!((answer.status, kit::leads(&answer)), (303, people.clone()));
    assert_ne!(room.code(), old);
    assert!(gm.get(&people).body.contains(&room.code()) && !hall.lan(), "the door is neither opened nor shut");
    assert!(Browser::new(gm.port).post("/join", &format!("code={old}&name=Eve")).body.contains("notice wrong"));
    assert_eq!(Browser::new(gm.port).post("/join", &format!("code={}&name=Bruno", room.code())).status, 303);
    assert_eq!(aude.get(&format!("/p/{id}")).status, 200, "who sits stays");

    let mut ear = Ear::of(&aude, &format!("/p/{id}"));
    ear.until("data:");
    let page = gm.get(&people).body;
    assert!(!page.contains("/seat/"));
    act(&mut gm, &battle, "seat", "seat=1&do=renew");
    ear.until("gone");
    assert_eq!(aude.get(&format!("/p/{id}")).status, 403, "the old key is void at once");
    let page = gm.get(&people).body;
    let link = between(&page, &format!("href=\"http://127.0.0.1:{}/seat/", gm.port), "\"").unwrap();
    assert_eq!(Browser::new(gm.port).get(&format!("/seat/{id}/{}", "0".repeat(32))).status, 403);
    let mut again = Browser::new(gm.port);
    let answer = again.get(&format!("/seat/{link}"));
    assert_eq!((answer.status, kit::leads(&answer)), (303, format!("/p/{id}")));
    let page = again.get(&format!("/p/{id}"));
    assert_eq!(page.status, 200);
    assert_eq!(Browser::new(gm.port).get(&format!("/seat/{link}")).status, 403, "once");
    assert_eq!(again.get(&format!("/seat/{link}")).status, 303, "the phone that used it comes back by it");
    assert!(!gm.get(&people).body.contains("/seat/"), "and it is shown no more");
    // It is the same seat, with what was given to it.
    assert!(hall.shelf.kept(&format!("seats/{id}")).unwrap().unwrap().contains("\"chief\":true"));
}

/// Whoever only asks whether a link leads somewhere, as mail and chat programs do, has not used it.
#[test]
fn a_link_that_is_only_looked_at_is_not_used() {
    let (mut gm, _, hall) = open("looked-at");
    let battle = sample(&mut gm);
    let id = battle.trim_start_matches("/b/").to_owned();
    let room = hall.room(&id).unwrap();
    phone(&mut gm, &room.code(), &battle, "Aude", "seat=1&side=s0&chief=yes");
    act(&mut gm, &battle, "seat", "seat=1&do=renew");
    let people = gm.get(&format!("{battle}/people")).body;
    let seat = between(&people, &format!("href=\"http://127.0.0.1:{}/seat/", gm.port), "\"").unwrap();
    let told = gm.post("/chair", "do=link");
    let chair = between(&told.body, &format!("http://127.0.0.1:{}/gm/", gm.port), "<").unwrap();
    let links = [format!("/gm/{chair}"), format!("/seat/{seat}"), format!("/screen/{id}/{}", room.screen_key())];
    for link in links {
        let host = gm.host();
        let answer = Browser::new(gm.port).send(&format!("HEAD {link}"), &host, "");
        assert!(!answer.headers.contains("set-cookie: montjoie"), "{link}: {}", answer.headers);
        let mut real = Browser::new(gm.port);
        let used = real.get(&link);
        assert!(used.status == 303 && used.headers.contains("set-cookie: montjoie"), "{link}: {}", used.status);
    }
}

/// A folder laid before keys were hashed: the cookies people have still open what they opened, and the keys go.
#[test]
fn an_old_table_opens_with_its_plain_keys_and_hashes_them() {
    let data = folder("plain-keys");
    let shelf = montjoie_chronicle::Shelf::open(&data).unwrap();
    let begun = montjoie_chronicle::begin(GAMES, GAMES[0].samples()[0].1, None).unwrap();
    shelf.add("gue", &("fr".into(), "en".into()), &montjoie_chronicle::Journal::new(begun.header)).unwrap();
    let [chair, seat, screen] = ["a", "b", "c"].map(|c| c.repeat(32));
    shelf.keep("gm", &chair).unwrap();
    // As the program wrote it then, to the letter.
    let fixture = include_str!("fixtures/plain-seats.json").trim();
    assert!(fixture.contains(&seat) && fixture.contains(&screen));
    shelf.keep("seats/gue", fixture).unwrap();
    shelf.close().unwrap();
    let config = Config { games: GAMES, data, port: 0, lan: false, odds: None, public: None, seed: Some(1) };
    let table = ReadyServer::new(&config).unwrap();
    let hall = std::sync::Arc::clone(table.hall());
    let port = table.port();
    std::thread::spawn(move || table.serve());
    let with = |name: String, key: &str| Browser { port, cookies: vec![(name, key.to_owned())] };
    let mut gm = with(format!("montjoie_gm_{port}"), &chair);
    assert_eq!(gm.get("/b/gue").status, 200);
    assert_eq!(with("montjoie_seat_gue".to_owned(), &seat).get("/p/gue").status, 200);
    assert_eq!(with("montjoie_screen_gue".to_owned(), &screen).get("/screen/gue").status, 200);
    assert_eq!(Browser::new(port).get(&format!("/gm/{chair}")).status, 403, "the old link was used long ago");
    assert_eq!(Browser::new(port).get(&format!("/screen/gue/{screen}")).status, 403);
    let kept = format!("{:?} {:?}", hall.shelf.kept("gm").unwrap(), hall.shelf.kept("seats/gue").unwrap());
    for key in [chair, seat, screen] {
        assert!(!kept.contains(&key) && kept.contains(&montjoie_web::secret::hashed(&key)), "{kept}");
    }
    assert_eq!(hall.room("gue").unwrap().code(), "ABCDEF", "the code, said aloud, stays");
}

/// Two of a header, or an address that names another table: nobody knows who would read which.
#[test]
fn doubled_and_ambiguous_headers_are_refused() {
    let (mut gm, _, _) = open("doubled");
    let battle = sample(&mut gm);
    let (host, port) = (gm.host(), gm.port);
    let origin = format!("Origin: http://127.0.0.1:{port}\r\n");
    let refused = [
        format!("{host}Host: evil.example\r\n"),
        format!("Host: evil.example\r\n{host}"),
        format!("{host}{host}"),
        format!("{host}{origin}{origin}"),
        format!("{host}{origin}Origin: http://evil.example\r\n"),
        format!("Host: 127.0.0.1:{port}, evil.example\r\n{origin}"),
    ];
    for extra in refused {
        for line in ["GET /", &format!("POST {battle}/go")] {
            let answer = gm.send(line, &extra, "do=round");
            assert!(matches!(answer.status, 400 | 403), "{line} {extra}: {}", answer.status);
        }
    }
    assert_eq!(gm.send("GET http://evil.example/", &host, "").status, 403);
    assert_eq!(gm.send(&format!("GET http://127.0.0.1:{port}/"), &host, "").status, 200);
    assert_eq!(gm.send("GET /", &format!("{host}{origin}"), "").status, 200);
}
