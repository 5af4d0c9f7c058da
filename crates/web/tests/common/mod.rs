//! A browser over real sockets, as far as tests of the server need one.
#![allow(missing_docs, dead_code, clippy::unwrap_used)]

use montjoie_web::{Config, ReadyServer};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;

/// A browser, as far as these tests need one.
pub struct Browser {
    pub port: u16,
    pub cookies: Vec<(String, String)>,
}

pub struct Answer {
    pub status: u16,
    pub headers: String,
    pub body: String,
}

impl Browser {
    pub fn new(port: u16) -> Browser {
        Browser { port, cookies: Vec::new() }
    }

    pub fn send(&mut self, head: &str, extra: &str, body: &str) -> Answer {
        let mut socket = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        // A table that never answers fails the test instead of holding it.
        socket.set_read_timeout(Some(std::time::Duration::from_secs(300))).unwrap();
        let cookies: Vec<String> = self.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
        let cookie = if cookies.is_empty() { String::new() } else { format!("Cookie: {}\r\n", cookies.join("; ")) };
        let request = format!(
            "{head} HTTP/1.1\r\nConnection: close\r\n{extra}{cookie}Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        // A table that refuses may answer and hang up before it has heard all: the answer is there to be read, as browsers do.
        let heard = socket.write_all(request.as_bytes());
        let (mut answer, mut part) = (Vec::new(), [0; 65_536]);
        let read = loop {
            match socket.read(&mut part) {
                Ok(0) => break Ok(()),
                Ok(n) => answer.extend_from_slice(&part[..n]),
                Err(fault) => break Err(fault),
            }
        };
        let refused = heard.is_err();
        assert!(refused || read.is_ok(), "{read:?}");
        let answer = String::from_utf8(answer).unwrap();
        assert!(!answer.is_empty(), "no answer: {heard:?}, {read:?}");
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

    pub fn host(&self) -> String {
        format!("Host: 127.0.0.1:{}\r\n", self.port)
    }

    pub fn get(&mut self, path: &str) -> Answer {
        let host = self.host();
        self.send(&format!("GET {path}"), &host, "")
    }

    pub fn post(&mut self, path: &str, body: &str) -> Answer {
        let extra = format!(
            "{}Origin: http://127.0.0.1:{}\r\nContent-Type: application/x-www-form-urlencoded\r\n",
            self.host(),
            self.port
        );
        self.send(&format!("POST {path}"), &extra, body)
    }
}

pub fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("montjoie-web-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// Opens a table and a GM's browser on it.
pub fn open(name: &str) -> (Browser, String, std::sync::Arc<montjoie_web::Hall>) {
    let table = ReadyServer::new(&Config {
        games: montjoie_books::GAMES,
        data: folder(name),
        port: 0,
        lan: false,
        odds: None,
        public: None,
        seed: Some(1),
    })
    .unwrap();
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

/// The sample battle, everybody asked for and judgements that may be left taken as usual.
pub fn sample(gm: &mut Browser) -> String {
    let battle = as_it_comes(gm);
    all_asked(gm, &battle);
    battle
}

/// Everybody is asked, and judgements that may be left are taken as usual.
pub fn all_asked(gm: &mut Browser, battle: &str) {
    act(gm, battle, "conduct", "do=set&offered=never&focus=all");
}

/// The sample battle as it comes.
pub fn as_it_comes(gm: &mut Browser) -> String {
    let home = gm.get("/");
    assert_eq!(home.status, 200);
    let game = between(&home.body, "name=\"game\" value=\"", "\"").unwrap();
    let answer = gm.post("/sample", &format!("game={game}&sample=standard"));
    assert_eq!(answer.status, 303, "{}", answer.body);
    between(&format!("{}\r\n", answer.headers), "location: ", "\r\n").unwrap()
}

pub fn between(text: &str, from: &str, to: &str) -> Option<String> {
    let start = text.find(from)? + from.len();
    Some(text[start..start + text[start..].find(to)?].to_owned())
}

pub fn head(page: &str) -> String {
    between(page, "name=\"head\" value=\"", "\"").unwrap_or_default()
}

/// One thing the GM does on the page, as its forms say it.
pub fn act(gm: &mut Browser, battle: &str, form: &str, fields: &str) -> String {
    let page = gm.get(battle);
    assert_eq!(page.status, 200);
    let answer = gm.post(&format!("{battle}/{form}"), &format!("head={}&{fields}", head(&page.body)));
    assert_eq!(answer.status, 303, "{form}: {}", answer.body);
    gm.get(battle).body
}

/// What the browser would send of the dice table: every field as it is filled.
pub fn typed(page: &str) -> String {
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

/// A sample of a ruleset, opened as a battle: its path.
pub fn sample_of(gm: &mut Browser, game: &str, sample: &str) -> String {
    let answer = gm.post("/sample", &format!("game={game}&sample={sample}"));
    assert_eq!(answer.status, 303, "{}", answer.body);
    let battle = between(&format!("{}\r\n", answer.headers), "location: ", "\r\n").unwrap();
    all_asked(gm, &battle);
    battle
}

/// A phone whose player was let in, with these fields of the seat.
pub fn phone(gm: &mut Browser, code: &str, battle: &str, name: &str, seat: &str) -> Browser {
    let mut phone = Browser::new(gm.port);
    assert_eq!(phone.post("/join", &format!("code={code}&name={name}")).status, 303);
    act(gm, battle, "seat", &format!("do=let_in&{seat}"));
    phone
}

/// Text as a form sends it.
pub fn encode(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}
