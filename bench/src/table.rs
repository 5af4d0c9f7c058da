//! A step at the web table, as the game master's browser waits for it: sent, judged, written, synced, answered. Twenty units, a
//! hundred rounds of history, odds off.

use montjoie_web::{Config, ReadyServer};
use std::fmt::Write as _;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;

const ROUNDS: usize = 100;
const STEPS: usize = 500;
/// Milliseconds.
const LIMIT: f64 = 30.0;

/// Ten units a side that hurt each other too little to ever part.
pub fn scenario() -> String {
    let mut text = "ruleset = \"bx\"\nedition = \"descendant\"\nname = \"long\"\n".to_owned();
    for side in ["a", "b"] {
        let _ = write!(text, "[[side]]\nname = \"{side}\"\n");
        for n in 0..10 {
            let _ = write!(
                text,
                "[[side.unit]]\nname = \"{side}{n}\"\ncount = 100000\nca = -20\ndv = \"1\"\ndamage = \"1d4\"\nmoral = 12\npvi = 10000\n"
            );
        }
    }
    text
}

pub struct Gm {
    port: u16,
    cookie: String,
    base: String,
}

impl Gm {
    /// In the chair of a table that is served from now on, before this battle of it.
    pub fn sit(table: ReadyServer, battle: &str) -> Gm {
        let (link, port) = (table.link(), table.port());
        std::thread::spawn(move || table.serve());
        let mut gm = Gm { port, cookie: String::new(), base: format!("/b/{battle}") };
        let chair = gm.send(&format!("GET /{}", link.splitn(4, '/').last().unwrap_or_default()), "");
        gm.cookie = between(&chair, "set-cookie: ", ";").expect("the GM's chair").to_owned();
        gm
    }

    fn send(&self, what: &str, body: &str) -> String {
        let mut socket = TcpStream::connect(("127.0.0.1", self.port)).expect("the table listens");
        let (port, cookie) = (self.port, &self.cookie);
        let head = format!(
            "{what} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nCookie: {cookie}\r\nConnection: close\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        socket.write_all(head.as_bytes()).expect("the table hears");
        let mut answer = String::new();
        socket.read_to_string(&mut answer).expect("the table answers");
        answer
    }

    pub fn page(&self) -> String {
        self.send(&format!("GET {}", self.base), "")
    }

    /// Sends a form; milliseconds until the answer.
    #[expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "a benchmark reads the clock")]
    pub fn form(&self, form: &str, page: &str, fields: &str) -> f64 {
        let head = head(page);
        let began = std::time::Instant::now();
        let answer = self.send(&format!("POST {}/{form}", self.base), &format!("head={head}&{fields}"));
        let spent = began.elapsed().as_secs_f64() * 1000.0;
        assert!(answer.starts_with("HTTP/1.1 303"), "{form}: {answer}");
        spent
    }
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<&'a str> {
    let rest = &text[text.find(from)? + from.len()..];
    rest.find(to).map(|end| &rest[..end])
}

/// A table on this folder, odds off.
pub fn table(data: &std::path::Path) -> ReadyServer {
    let config = Config {
        games: montjoie_books::GAMES,
        data: data.to_owned(),
        port: 0,
        lan: false,
        odds: None,
        public: None,
        seed: Some(1),
    };
    ReadyServer::new(&config).expect("a table opens")
}

/// The newest entry a page shows.
pub fn head(page: &str) -> &str {
    between(page, "name=\"head\" value=\"", "\"").unwrap_or_default()
}

/// Every field of the dice table as it is filled.
fn faces(page: &str) -> String {
    let form = between(page, "id=\"dice-form\"", "</form>").unwrap_or_default();
    let tags = form.split("<input").skip(1).filter_map(|rest| rest.split('>').next());
    let fields = tags.filter_map(|tag| {
        let (name, value) = (between(tag, "name=\"", "\"")?, between(tag, "value=\"", "\"")?);
        name.contains('~').then(|| format!("{}={}", name.replace('#', "%23"), value.replace(' ', "+")))
    });
    fields.collect::<Vec<_>>().join("&")
}

/// The 95th of a hundred steps, against what it may take.
pub fn race() -> (String, f64, f64) {
    let data = std::env::temp_dir().join(format!("montjoie-bench-{}", std::process::id()));
    let table = table(&data);
    let id = table.hall().begin(&scenario()).expect("the battle is sound");
    let gm = Gm::sit(table, &id);
    for _ in 0..ROUNDS {
        gm.form("go", &gm.page(), "do=round");
    }
    let first = gm.page();
    let mut spent = Vec::new();
    while spent.len() < STEPS {
        let page = gm.page();
        let before = head(&page);
        let took = if page.contains("id=\"dice-form\"") {
            gm.form("dice", &page, "do=roll");
            let page = gm.page();
            gm.form("dice", &page, &format!("do=confirm&{}", faces(&page)))
        } else if page.contains("id=\"orders-form\"") {
            gm.form("orders", &page, "do=doctrine");
            gm.form("orders", &gm.page(), "do=confirm")
        } else {
            // Nothing is asked: the one button goes on.
            gm.form("go", &page, "do=step")
        };
        assert!(head(&gm.page()) != before, "the battle goes on after {} steps", spent.len());
        spent.push(took);
    }
    let _ = std::fs::remove_dir_all(&data);
    spent.sort_by(f64::total_cmp);
    println!(
        "{STEPS} steps at the table after {ROUNDS} rounds, 20 units, synced: p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms; the GM's page is {} kB",
        spent[STEPS / 2],
        spent[STEPS * 95 / 100],
        spent[STEPS * 99 / 100],
        first.len() / 1024
    );
    ("p95 of a step at the table, ms".to_owned(), spent[STEPS * 95 / 100], LIMIT)
}
