//! A small browser over real sockets, and a table to point it at.
#![allow(dead_code, missing_docs, clippy::unwrap_used)]

use montjoie_web::{Config, Open};
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
        let cookies: Vec<String> = self.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
        let cookie = if cookies.is_empty() { String::new() } else { format!("Cookie: {}\r\n", cookies.join("; ")) };
        let request = format!(
            "{head} HTTP/1.1\r\nConnection: close\r\n{extra}{cookie}Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        socket.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer).into_owned();
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

/// Serves a table, and gives a GM's browser on it.
pub fn serve(config: &Config) -> (Browser, std::sync::Arc<montjoie_web::Hall>) {
    let table = Open::new(config).unwrap();
    let link = table.link();
    let hall = std::sync::Arc::clone(table.hall());
    std::thread::spawn(move || table.serve());
    let rest = link.strip_prefix("http://127.0.0.1:").unwrap();
    let (port, path) = rest.split_once('/').unwrap();
    let mut gm = Browser::new(port.parse().unwrap());
    let answer = gm.get(&format!("/{path}"));
    assert_eq!(answer.status, 303);
    assert!(!answer.headers.contains("location: /gm/"), "the secret leaves the address");
    (gm, hall)
}

/// Opens a table in a folder of this name and a GM's browser on it.
pub fn open(name: &str) -> (Browser, String, std::sync::Arc<montjoie_web::Hall>) {
    let (gm, hall) = serve(&Config { data: folder(name), port: 0, lan: false, odds: false });
    let link = format!("/gm/{}", hall.secret);
    (gm, link, hall)
}

pub fn sample(gm: &mut Browser) -> String {
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

/// What a form sends: names and values, escaped.
pub fn fields(pairs: &[(&str, &str)]) -> String {
    let escape = |text: &str| {
        let plain = |b: u8| b.is_ascii_alphanumeric() || b"-._~".contains(&b);
        text.bytes().map(|b| if plain(b) { char::from(b).to_string() } else { format!("%{b:02X}") }).collect::<String>()
    };
    pairs.iter().map(|(n, v)| format!("{}={}", escape(n), escape(v))).collect::<Vec<_>>().join("&")
}

/// Where an answer leads.
pub fn leads(answer: &Answer) -> String {
    between(&format!("{}\r\n", answer.headers), "location: ", "\r\n").unwrap_or_default()
}
