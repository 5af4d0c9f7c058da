//! The table over real sockets: the GM's page, players' phones, the door, and what nobody may see.
#![allow(missing_docs, clippy::unwrap_used)]

use montjoie_web::{Config, Open};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;

/// A browser, as far as these tests need one.
struct Browser {
    port: u16,
    cookies: Vec<(String, String)>,
}

struct Answer {
    status: u16,
    headers: String,
    body: String,
}

impl Browser {
    fn new(port: u16) -> Browser {
        Browser { port, cookies: Vec::new() }
    }

    fn send(&mut self, head: &str, extra: &str, body: &str) -> Answer {
        let mut socket = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let cookies: Vec<String> = self.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
        let cookie = if cookies.is_empty() { String::new() } else { format!("Cookie: {}\r\n", cookies.join("; ")) };
        let request = format!(
            "{head} HTTP/1.1\r\nConnection: close\r\n{extra}{cookie}Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        socket.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).unwrap();
        let (headers, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = headers.split_whitespace().nth(1).unwrap().parse().unwrap();
        for line in headers.lines() {
            if let Some(cookie) = line.strip_prefix("set-cookie: ") {
                let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
                self.cookies.retain(|(n, _)| n != name);
                self.cookies.push((name.to_owned(), value.to_owned()));
            }
        }
        Answer { status, headers: headers.to_owned(), body: body.to_owned() }
    }

    fn host(&self) -> String {
        format!("Host: 127.0.0.1:{}\r\n", self.port)
    }

    fn get(&mut self, path: &str) -> Answer {
        let host = self.host();
        self.send(&format!("GET {path}"), &host, "")
    }

    fn post(&mut self, path: &str, body: &str) -> Answer {
        let extra = format!(
            "{}Origin: http://127.0.0.1:{}\r\nContent-Type: application/x-www-form-urlencoded\r\n",
            self.host(),
            self.port
        );
        self.send(&format!("POST {path}"), &extra, body)
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("montjoie-web-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// Opens a table and a GM's browser on it.
fn open(name: &str) -> (Browser, String, std::sync::Arc<montjoie_web::Hall>) {
    let table = Open::new(&Config { data: folder(name), port: 0, lan: false, odds: false }).unwrap();
    let link = table.link();
    let hall = std::sync::Arc::clone(table.hall());
    std::thread::spawn(move || table.serve());
    let rest = link.strip_prefix("http://127.0.0.1:").unwrap();
    let (port, path) = rest.split_once('/').unwrap();
    let mut gm = Browser::new(port.parse().unwrap());
    let answer = gm.get(&format!("/{path}"));
    assert_eq!(answer.status, 303);
    assert!(!answer.headers.contains("location: /gm/"), "the secret leaves the address");
    (gm, format!("/{path}"), hall)
}

fn sample(gm: &mut Browser) -> String {
    let home = gm.get("/");
    assert_eq!(home.status, 200);
    let game = between(&home.body, "name=\"game\" value=\"", "\"").unwrap();
    let answer = gm.post("/sample", &format!("game={game}&sample=standard"));
    assert_eq!(answer.status, 303, "{}", answer.body);
    between(&format!("{}\r\n", answer.headers), "location: ", "\r\n").unwrap()
}

fn between(text: &str, from: &str, to: &str) -> Option<String> {
    let start = text.find(from)? + from.len();
    Some(text[start..start + text[start..].find(to)?].to_owned())
}

fn head(page: &str) -> String {
    between(page, "name=\"head\" value=\"", "\"").unwrap_or_default()
}

/// One thing the GM does on the page, as its forms say it.
fn act(gm: &mut Browser, battle: &str, form: &str, fields: &str) -> String {
    let page = gm.get(battle);
    assert_eq!(page.status, 200);
    let answer = gm.post(&format!("{battle}/{form}"), &format!("head={}&{fields}", head(&page.body)));
    assert_eq!(answer.status, 303, "{form}: {}", answer.body);
    gm.get(battle).body
}

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

/// What the browser would send of the dice table: every field as it is filled.
fn typed(page: &str) -> String {
    let form = between(page, "id=\"dice-form\"", "</form>").unwrap();
    let mut fields = Vec::new();
    let mut rest = form.as_str();
    while let Some(at) = rest.find("<input") {
        rest = &rest[at + 6..];
        let tag = &rest[..rest.find('>').unwrap()];
        if let (Some(name), Some(value)) = (between(tag, "name=\"", "\""), between(tag, "value=\"", "\""))
            && name.contains('~')
        {
            fields.push(format!("{}={}", name.replace('#', "%23").replace('~', "%7E"), value.replace(' ', "+")));
        }
    }
    assert!(!fields.is_empty(), "{form}");
    fields.join("&")
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
fn a_player_learns_nothing_of_what_is_hidden() {
    let (mut gm, _, hall) = open("leaks");
    let text = montjoie_rules::GAMES[0].samples()[0].1;
    // The same battle, but the enemy's goblins are braver.
    let other = text.replacen("id = \"gobelins\"\n", "id = \"gobelins\"\nmoral = 11\n", 1);
    let mut pages = Vec::new();
    for text in [text, other.as_str()] {
        let id = hall.begin(text).unwrap();
        let code = hall.room(&id).unwrap().code();
        let mut phone = Browser::new(gm.port);
        phone.post("/join", &format!("code={code}&name=Aude"));
        act(&mut gm, &format!("/b/{id}"), "seat", "seat=1&do=let_in&side=s0&chief=yes");
        let page = phone.get(&format!("/p/{id}"));
        pages.push((page.headers.lines().next().unwrap().to_owned(), page.body.replace(&id, "ID")));
    }
    assert_ne!(text, other, "the sample has its goblins");
    let (one, other) = (&pages[0].1, &pages[1].1);
    let at = one.bytes().zip(other.bytes()).position(|(a, b)| a != b).unwrap_or(one.len().min(other.len()));
    let around = |text: &str| text.get(at.saturating_sub(200)..(at + 120).min(text.len())).map(str::to_owned);
    assert!(pages[0] == pages[1], "{:?}\n{:?}", around(one), around(other));
}

#[test]
fn what_was_confirmed_is_there_when_the_table_is_opened_again() {
    let folder = folder("again");
    let config = Config { data: folder, port: 0, lan: false, odds: false };
    let table = Open::new(&config).unwrap();
    let hall = table.hall();
    let id = hall.begin(montjoie_rules::GAMES[0].samples()[0].1).unwrap();
    let (hash, secret) = (hall.room(&id).unwrap().hash(), table.link());
    drop(table);
    let again = Open::new(&config).unwrap();
    assert_eq!(again.hall().room(&id).unwrap().hash(), hash);
    assert_eq!(secret.rsplit('/').next(), again.link().rsplit('/').next(), "the GM's link is still good");
}
