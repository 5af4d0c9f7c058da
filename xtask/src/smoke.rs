//! Opens the table as a newcomer does (`cargo run --release`), looks at its first page, begins the sample, plays a round of it, and closes it.

use crate::run::{Word, root};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A table that runs; it ends with this value.
struct Table {
    child: Child,
    data: PathBuf,
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

/// Says what the first page offers.
pub fn smoke() -> Result<String, Word> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root()).args(["run", "--release", "--quiet", "--"]);
    table(command)
}

/// The same with a program that is built already.
pub fn table(command: Command) -> Result<String, Word> {
    table_of(command, None)
}

/// The same with the sample of one book, and one step of it.
pub fn table_of(mut command: Command, book: Option<&str>) -> Result<String, Word> {
    let data = std::env::temp_dir().join(format!("montjoie-smoke-{}", std::process::id()));
    command.args(["--port", "0", "--no-open", "--lang", "en", "--data"]).arg(&data);
    opened_with(command, data, book)
}

/// The same with a command that names its folder and a free port itself. The folder is gone afterwards.
pub fn opened(command: Command, data: PathBuf) -> Result<String, Word> {
    opened_with(command, data, None)
}

fn opened_with(mut command: Command, data: PathBuf, book: Option<&str>) -> Result<String, Word> {
    let failed = |what: &str| Word::failed(format!("the table was opened, and {what}"));
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
    let child = child.map_err(|e| Word::failed(format!("the program could not be run: {e}")))?;
    let mut table = Table { child, data };
    let told = table.child.stdout.take().ok_or_else(|| failed("says nothing"))?;
    let mut lines = BufReader::new(told).lines().map_while(Result::ok);
    let link =
        lines.find_map(|line| line.split_whitespace().find(|w| w.starts_with("http://127.0.0.1:")).map(str::to_owned));
    let link = link.ok_or_else(|| Word::failed("the program ended without giving the GM's link"))?;
    let (host, path) = link.trim_start_matches("http://").split_once('/').ok_or_else(|| failed("its link is odd"))?;

    let chair = ask(host, &format!("GET /{path}"), "", "")?;
    let cookie = between(&chair, "set-cookie: ", ";").ok_or_else(|| failed("its link opens no chair"))?;
    let cookie = format!("Cookie: {cookie}\r\n");
    let home = ask(host, "GET /", &cookie, "")?;
    let first =
        between(&home, "name=\"game\" value=\"", "\"").ok_or_else(|| failed("its first page offers no ruleset"))?;
    let game = book.unwrap_or(first);
    let of_book = home.split_once(&format!("name=\"game\" value=\"{game}\""));
    let (_, after) = of_book.ok_or_else(|| failed("its first page does not offer the book"))?;
    let sample = between(after, "name=\"sample\" value=\"", "\"").ok_or_else(|| failed("no sample is ready"))?;
    let from = format!("{cookie}Origin: http://{host}\r\n");
    let begun = ask(host, "POST /sample", &from, &format!("game={game}&sample={sample}"))?;
    let battle = between(&begun, "location: ", "\r").ok_or_else(|| failed("the sample does not begin"))?;
    let page = ask(host, &format!("GET {battle}"), &cookie, "")?;
    if !page.starts_with("HTTP/1.1 200") || !page.contains("<main") {
        return Err(failed("the sample has no page"));
    }
    let head = between(&page, "name=\"head\" value=\"", "\"").ok_or_else(|| failed("the page has no head"))?;
    let went = ask(host, &format!("POST {battle}/go"), &from, &format!("head={head}&do=round"))?;
    let next = ask(host, &format!("GET {battle}"), &cookie, "")?;
    if !went.starts_with("HTTP/1.1 303") || next.contains(&format!("name=\"head\" value=\"{head}\"")) {
        return Err(failed("a round cannot be played"));
    }
    Ok(format!("{} games offered, the sample's page is {} kB", home.matches("<h3>").count(), page.len() / 1024))
}

fn ask(host: &str, what: &str, extra: &str, body: &str) -> Result<String, Word> {
    let talk = || -> std::io::Result<String> {
        let mut socket = TcpStream::connect(host)?;
        socket.set_read_timeout(Some(Duration::from_secs(60)))?;
        let length = body.len();
        write!(
            socket,
            "{what} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{extra}Content-Length: {length}\r\n\r\n{body}"
        )?;
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    };
    talk().map_err(|e| Word::failed(format!("`{what}` was not answered: {e}")))
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<&'a str> {
    let rest = &text[text.find(from)? + from.len()..];
    rest.find(to).map(|end| &rest[..end])
}
