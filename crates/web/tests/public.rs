//! A table with a public name, as a proxy in front of it sees it: origins, cookies, frames, addresses, pushes.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use common::{Answer, Browser, between, folder};
use montjoie_web::{Config, Hall, Public, ReadyServer, TrustedProxy};
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::sync::Arc;

const FAR: &str = "Host: t.example\r\nX-Forwarded-For: 203.0.113.7\r\n";
const FORM: &str = "Content-Type: application/x-www-form-urlencoded\r\n";

fn open(name: &str, public: Public) -> (Browser, String, Arc<Hall>) {
    let table = ReadyServer::new(&Config {
        games: montjoie_books::GAMES,
        data: folder(name),
        port: 0,
        lan: false,
        odds: None,
        public: Some(public),
        seed: Some(1),
    })
    .unwrap();
    let (link, port, hall) = (table.link(), table.port(), Arc::clone(table.hall()));
    std::thread::spawn(move || table.serve());
    (Browser::new(port), link.strip_prefix("https://t.example").unwrap().to_owned(), hall)
}

fn proxied() -> Public {
    let mut public = Public::new("https://t.example").unwrap();
    public.proxies.push(TrustedProxy::read("127.0.0.1").unwrap());
    public
}

fn get(who: &mut Browser, path: &str) -> Answer {
    who.send(&format!("GET {path}"), FAR, "")
}

fn post(who: &mut Browser, path: &str, origin: &str, form: &str) -> Answer {
    who.send(&format!("POST {path}"), &format!("{FAR}{FORM}Origin: {origin}\r\n"), form)
}

fn cookies(answer: &Answer) -> Vec<&str> {
    answer.headers.lines().filter_map(|line| line.strip_prefix("set-cookie: ")).collect()
}

fn begin(gm: &mut Browser) -> String {
    let home = get(gm, "/");
    assert_eq!(home.status, 200);
    let game = between(&home.body, "name=\"game\" value=\"", "\"").unwrap();
    let begun = post(gm, "/sample", "https://t.example", &format!("game={game}&sample=standard"));
    assert_eq!(begun.status, 303, "{}", begun.body);
    between(&format!("{}\r\n", begun.headers), "location: ", "\r\n").unwrap()
}

#[test]
fn forms_cookies_and_links_are_right_by_the_public_name() {
    let (mut gm, path, _hall) = open("public-forms", proxied());
    let chair = get(&mut gm, &path);
    assert_eq!(chair.status, 303, "{}", chair.body);
    let kept = cookies(&chair).join("\n");
    assert!(kept.contains("; Secure") && kept.contains("HttpOnly") && kept.contains("SameSite=Lax"), "{kept}");
    assert!(chair.headers.contains("frame-ancestors 'none'"), "{}", chair.headers);
    let battle = begin(&mut gm);
    for origin in ["http://t.example", "https://evil.example", "null"] {
        assert_eq!(post(&mut gm, "/chair", origin, "do=link").status, 403, "{origin}");
    }
    let link = post(&mut gm, "/chair", "https://t.example", "do=link").body;
    assert!(link.contains("https://t.example/gm/"), "a link for another browser has the public name");
    let people = get(&mut gm, &format!("{battle}/people")).body;
    assert!(people.contains("https://t.example/join?code="), "players are given the public name");
    assert!(!people.contains("http://127.0.0.1"), "and no other");
    assert!(people.contains("éloignés") || people.contains("far away"), "{people}");
    // Language and light: back to the page the form was on, with a cookie as safe as the others.
    let extra = format!("{FAR}{FORM}Origin: https://t.example\r\nReferer: https://t.example{battle}/people\r\n");
    let reader = gm.send("POST /reader", &extra, "lang=en");
    assert!(reader.headers.contains(&format!("location: {battle}/people")), "{}", reader.headers);
    assert!(cookies(&reader).iter().all(|cookie| cookie.contains("; Secure")), "{}", reader.headers);
    // By this machine's own name everything is as before.
    let here = Browser::new(gm.port).post("/reader", "lang=en");
    assert!(cookies(&here).iter().all(|c| c.contains("SameSite=Strict") && !c.contains("Secure")), "{}", here.headers);
}

#[test]
fn the_public_name_alone_opens_nothing_else() {
    let (mut gm, path, _hall) = open("public-names", Public::new("https://t.example").unwrap());
    for host in ["evil.example", "t.example:8443", "t.example.evil.example", "xt.example"] {
        let answer = gm.send(&format!("GET {path}"), &format!("Host: {host}\r\n"), "");
        assert_eq!(answer.status, 403, "{host}");
    }
    assert_eq!(get(&mut gm, &path).status, 303, "a tunnel on this machine needs no name of its own");
}

#[test]
fn wrong_codes_are_counted_by_the_address_a_named_proxy_tells() {
    let guess = |who: &mut Browser, from: &str| {
        let extra = format!("Host: t.example\r\nX-Forwarded-For: {from}\r\n{FORM}Origin: https://t.example\r\n");
        who.send("POST /join", &extra, "code=ZZZZZZ&name=Aude").status
    };
    let (mut named, _, _hall) = open("public-named", proxied());
    for _ in 0..10 {
        assert_eq!(guess(&mut named, "198.51.100.1, 203.0.113.7"), 200);
    }
    assert_eq!(guess(&mut named, "198.51.100.2, 203.0.113.7"), 429, "what a stranger wrote first changes nothing");
    assert_eq!(guess(&mut named, "203.0.113.8"), 200, "another house guesses for itself");
    let (mut unnamed, _, _hall) = open("public-unnamed", Public::new("https://t.example").unwrap());
    for n in 0..10 {
        assert_eq!(guess(&mut unnamed, &format!("203.0.113.{n}")), 200);
    }
    assert_eq!(guess(&mut unnamed, "203.0.113.99"), 429, "nobody was named, nobody is believed");
}

#[test]
fn a_named_site_may_show_the_table_in_a_frame() {
    let (mut gm, path, _hall) = open("public-frame", proxied().framed("https://vtt.example").unwrap());
    let chair = get(&mut gm, &path);
    assert!(chair.headers.contains("frame-ancestors https://vtt.example\r\n"), "{}", chair.headers);
    let kept = cookies(&chair).join("\n");
    assert!(kept.contains("SameSite=None; Secure; Partitioned"), "{kept}");
    // Its own pages act, the site around it does not.
    assert_eq!(post(&mut gm, "/chair", "https://vtt.example", "do=link").status, 403);
    assert_eq!(post(&mut gm, "/chair", "https://t.example", "do=link").status, 200);
    let here = Browser::new(gm.port).get("/join");
    assert!(here.headers.contains("frame-ancestors 'none'"), "by this machine's own name nobody frames it");
}

#[test]
fn pushes_reach_a_far_player_while_the_door_of_the_house_is_shut() {
    let (mut gm, path, hall) = open("public-push", proxied());
    get(&mut gm, &path);
    let battle = begin(&mut gm);
    let id = battle.trim_start_matches("/b/").to_owned();
    let code = hall.room(&id).unwrap().code();
    let mut phone = Browser::new(gm.port);
    assert_eq!(post(&mut phone, "/join", "https://t.example", &format!("code={code}&name=Aude")).status, 303);
    let page = get(&mut gm, &battle).body;
    let let_in = format!("head={}&do=let_in&seat=1&side=s0&chief=yes", common::head(&page));
    assert_eq!(post(&mut gm, &format!("{battle}/seat"), "https://t.example", &let_in).status, 303);
    let sent: Vec<String> = phone.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
    let mut socket = TcpStream::connect(("127.0.0.1", gm.port)).unwrap();
    socket.set_read_timeout(Some(std::time::Duration::from_secs(60))).unwrap();
    write!(socket, "GET /p/{id}/events HTTP/1.1\r\n{FAR}Cookie: {}\r\n\r\n", sent.join("; ")).unwrap();
    let mut lines = BufReader::new(socket).lines().map_while(Result::ok);
    let head: Vec<String> = lines.by_ref().take_while(|line| !line.is_empty()).collect();
    assert!(head.iter().any(|line| line == "x-accel-buffering: no"), "{head:?}");
    let first = lines.find(|line| line.starts_with("data:") || line.starts_with("event:")).unwrap();
    assert!(!first.contains("gone"), "the door of the house is shut, and this one is not: {first}");
}
