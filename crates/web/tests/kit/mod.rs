//! What tests of serving and preparing need besides the browser of `common`.
#![allow(missing_docs, dead_code, clippy::unwrap_used)]

use crate::common::{Answer, Browser, between};
use montjoie_web::{Config, Open};
use std::io::{BufRead as _, BufReader};
use std::sync::Arc;

/// Serves a table, and gives a GM's browser on it.
pub fn serve(config: &Config) -> (Browser, Arc<montjoie_web::Hall>) {
    let table = Open::new(config).unwrap();
    let link = table.link();
    let hall = Arc::clone(table.hall());
    std::thread::spawn(move || table.serve());
    (sit(&link), hall)
}

/// A browser in the GM's chair.
pub fn sit(link: &str) -> Browser {
    let rest = link.strip_prefix("http://127.0.0.1:").unwrap();
    let (port, path) = rest.split_once('/').unwrap();
    let mut gm = Browser::new(port.parse().unwrap());
    assert_eq!(gm.get(&format!("/{path}")).status, 303);
    gm
}

/// The link a table in another process prints, which is a test of its own. What it prints later is read too: the test harness speaks up after
/// a minute, and a pipe nobody reads would end it.
pub fn link_of(child: &mut std::process::Child) -> Option<String> {
    let mut lines = BufReader::new(child.stdout.take()?).lines().map_while(Result::ok);
    let link = lines.by_ref().find_map(|line| line.strip_prefix("LINK ").map(str::to_owned));
    std::thread::spawn(move || lines.for_each(drop));
    link
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
