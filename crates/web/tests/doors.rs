//! The door to phones: open on every address of the machine, shut at once; seats taken away at once; a tap that comes twice.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;

use common::{Browser, act, between, folder, head, open, sample};
use montjoie_pages::Form;
use montjoie_web::{Config, addresses, route_list};
use std::io::{Read as _, Write as _};
use std::net::{IpAddr, TcpStream};
use std::time::Duration;

/// A request to one of the machine's addresses, as a phone sends it: the status, and the rest.
fn ask(address: IpAddr, port: u16, path: &str, more: &str) -> Option<(u16, String)> {
    let mut socket = TcpStream::connect((address, port)).ok()?;
    socket.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
    write!(socket, "GET {path} HTTP/1.1\r\nHost: {address}:{port}\r\nConnection: close\r\n{more}\r\n").ok()?;
    let mut answer = String::new();
    socket.read_to_string(&mut answer).ok()?;
    let status = answer.split_whitespace().nth(1)?.parse().ok()?;
    Some((status, answer))
}

#[test]
fn phones_come_in_while_the_door_is_open() {
    let Some(address) = addresses().into_iter().next() else {
        println!("this machine is on no network: nothing to try");
        return;
    };
    let (mut gm, hall) = kit::serve(&Config {
        games: montjoie_books::GAMES,
        data: folder("lan"),
        port: 0,
        lan: false,
        odds: None,
        public: None,
        seed: Some(1),
    });
    let battle = sample(&mut gm);
    let port = gm.port;
    assert!(ask(address, port, "/join", "").is_none(), "shut at first: nobody listens there");
    let people = gm.get(&format!("{battle}/people")).body;
    assert!(!people.contains("<svg class=\"qr\""), "and no way in is shown");

    assert_eq!(gm.post(&format!("{battle}/door"), "do=open").status, 303);
    let people = gm.get(&format!("{battle}/people")).body;
    for one in addresses() {
        assert!(people.contains(&format!("http://{one}:{port}/join?code=")), "every address is listed: {one}");
    }
    assert!(people.contains("class=\"qr\""), "with its code to scan");
    let joined = (0..100).find_map(|_| {
        std::thread::sleep(Duration::from_millis(50));
        ask(address, port, "/join", "").filter(|(status, _)| *status == 200)
    });
    assert!(joined.is_some(), "the door is open");
    assert_eq!(ask(address, port, "/", "").unwrap().0, 303, "a phone finds the players' door, not the GM's page");

    // A player inside, listening over the network.
    let code = hall.room(battle.trim_start_matches("/b/")).unwrap().code();
    let mut phone = Browser::new(port);
    assert_eq!(phone.post("/join", &format!("code={code}&name=Aude")).status, 303);
    act(&mut gm, &battle, "seat", "seat=1&do=let_in&side=s0&chief=yes");
    let cookies: Vec<String> = phone.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
    let cookie = format!("Cookie: {}\r\n", cookies.join("; "));
    let path = battle.replacen("/b/", "/p/", 1);
    let listening = std::thread::spawn({
        let (path, cookie) = (format!("{path}/events"), cookie.clone());
        move || ask(address, port, &path, &cookie)
    });
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(gm.post(&format!("{battle}/door"), "do=shut").status, 303);
    let (_, heard) = listening.join().unwrap().expect("the stream ends by itself");
    assert!(heard.contains("event: gone"), "the phone is told");
    let after = ask(address, port, &path, &cookie);
    assert!(after.is_none_or(|(status, _)| status == 403), "and finds nobody");
    assert_eq!(phone.get(&path).status, 200, "who sits at this machine stays");
}

#[test]
fn a_seat_taken_away_hears_nothing_more() {
    let (mut gm, _, hall) = open("taken");
    let battle = sample(&mut gm);
    let code = hall.room(battle.trim_start_matches("/b/")).unwrap().code();
    let mut phone = Browser::new(gm.port);
    phone.post("/join", &format!("code={code}&name=Aude"));
    act(&mut gm, &battle, "seat", "seat=1&do=let_in&side=s0&chief=yes");
    let path = battle.replacen("/b/", "/p/", 1);
    let cookies: Vec<String> = phone.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
    let (port, cookie) = (gm.port, format!("Cookie: {}\r\n", cookies.join("; ")));
    let events = format!("{path}/events");
    let listening = std::thread::spawn(move || ask(IpAddr::from([127, 0, 0, 1]), port, &events, &cookie));
    std::thread::sleep(Duration::from_millis(300));
    act(&mut gm, &battle, "seat", "seat=1&do=remove");
    let (status, heard) = listening.join().unwrap().expect("the stream ends by itself");
    assert!(status == 200 && heard.contains("event: gone"), "{heard}");
    assert_eq!(phone.get(&path).status, 403);
    assert_eq!(phone.post(&format!("{path}/answer"), "x=1").status, 403);
}

#[test]
fn a_tap_that_comes_twice_is_done_once() {
    let (mut gm, _, hall) = open("twice");
    let id = "abcdefabcdef";
    for _ in 0..2 {
        let answer = gm.post("/sample", &format!("game=bx&sample=standard&once={id}"));
        assert_eq!(kit::leads(&answer), format!("/b/{id}"));
    }
    assert_eq!(hall.shelf.battles().unwrap().len(), 1);
    let battle = format!("/b/{id}");
    let body = format!("head={}&do=round", head(&gm.get(&battle).body));
    assert_eq!(gm.post(&format!("{battle}/go"), &body).status, 303);
    let once = (hall.room(id).unwrap().hash(), hall.room(id).unwrap().inside_head());
    // The same form again: nothing happens, and nobody is blamed for it.
    assert_eq!(gm.post(&format!("{battle}/go"), &body).status, 303);
    assert_eq!((hall.room(id).unwrap().hash(), hall.room(id).unwrap().inside_head()), once);
    assert!(!gm.get(&battle).body.contains("notice wrong"));
    // Another form from an old page is told so.
    assert_eq!(gm.post(&format!("{battle}/note"), &body.replace("do=round", "text=tard")).status, 303);
    assert!(gm.get(&battle).body.contains("notice wrong"));
    assert_eq!((hall.room(id).unwrap().hash(), hall.room(id).unwrap().inside_head()), once);
    // Put away, taken out, deleted: the journal is written to a file first, and the battle comes back from it.
    assert_eq!(gm.post("/archive", &format!("battle={id}&do=delete")).status, 404, "only what was put away");
    gm.post("/archive", &format!("battle={id}"));
    let home = gm.get("/").body;
    assert!(home.contains("value=\"back\"") && home.contains("value=\"delete\""));
    let told = gm.post("/archive", &format!("battle={id}&do=delete"));
    assert_eq!(told.status, 200);
    let file = hall.shelf.file().with_file_name("archives").join(format!("{id}.jsonl"));
    assert!(told.body.contains("archives") && file.exists(), "{:?}", between(&told.body, "notice", "</p>"));
    assert!(hall.shelf.battles().unwrap().is_empty());
}

#[test]
fn an_address_only_forms_go_to_leads_to_where_the_form_stands() {
    let (mut gm, _, hall) = open("addresses");
    let battle = sample(&mut gm);
    let id = battle.trim_start_matches("/b/").to_owned();
    hall.shelf.keep_draft("aaaaaaaaaaaa", Some("{\"scenario\":\"ruleset = \\\"bx\\\"\"}")).unwrap();
    let code = hall.room(&id).unwrap().code();
    assert_eq!(gm.post("/join", &format!("code={code}&name=Aude")).status, 303);
    act(&mut gm, &battle, "seat", "seat=1&do=let_in&side=s0&chief=yes");
    hall.shelf.back_up("2026-11-15").unwrap();
    let mut tried = 0;
    let forms: Vec<&str> = Form::ALL.iter().filter(|form| !form.of_player()).map(|form| form.word()).collect();
    for route in route_list().into_iter().filter(|r| r.method == "POST") {
        let leaves = if route.path.contains("{leaf}") { forms.as_slice() } else { &[""] };
        for leaf in leaves {
            let path = route.path.replace("/prepare/{id}", "/prepare/aaaaaaaaaaaa");
            let path = path.replace("{id}", &id).replace("{leaf}", leaf).replace("{copy}", "2026-11-15");
            // Typed into the address bar, loaded anew, kept as a bookmark: never a dead end.
            let mut answer = gm.get(&path);
            if answer.status == 303 {
                let to = answer.headers.lines().find_map(|l| l.strip_prefix("location: ")).unwrap().to_owned();
                let stands = path.starts_with(&to) || to == format!("{battle}/people");
                assert!(stands, "{path} leads to {to}");
                answer = gm.get(&to);
            }
            assert_eq!(answer.status, 200, "{path}: {}", answer.headers);
            tried += 1;
        }
    }
    assert!(tried > forms.len(), "{tried} addresses");
    // Who may not see the battle is told nothing more than before.
    let mut stranger = Browser::new(gm.port);
    assert_eq!(stranger.get(&format!("{battle}/amend")).status, stranger.get(&format!("{battle}/nothing")).status);
}
