//! A table of the real program: opened on a folder, sat down at, told to close.

use super::{Ran, Scratch, montjoie};
use montjoie_chronicle::{Shelf, Store as _};
use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};

/// How often a program that should end is looked at before the test gives up: generous, and asserted nowhere.
const LOOKS: u32 = 12_000;

/// A folder of one test; emptied before and after.
pub struct Folder(pub Scratch);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let folder = Folder(Scratch::free(name));
        let _ = std::fs::remove_dir_all(&folder.0.0);
        folder
    }

    pub fn path(&self) -> &str {
        self.0.path()
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0.0);
    }
}

pub struct Table {
    pub child: Child,
    pub link: String,
    pub told: String,
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Table {
    /// Sends it a signal.
    #[cfg(unix)]
    pub fn signal(&self, signal: rustix::process::Signal) {
        let id = i32::try_from(self.child.id()).expect("a process");
        let pid = rustix::process::Pid::from_raw(id).expect("a process");
        rustix::process::kill_process(pid, signal).expect("it can be told");
    }

    /// Waits until it has ended; a program that does not is a fault.
    pub fn ends(&mut self) -> ExitStatus {
        for _ in 0..LOOKS {
            if let Some(ended) = self.child.try_wait().expect("it can be asked") {
                return ended;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        panic!("it does not end");
    }
}

/// Opens a table by these arguments.
pub fn open(args: &[&str]) -> Table {
    let mut command = montjoie();
    command.args(args);
    open_by(command)
}

pub fn open_by(mut command: Command) -> Table {
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("it runs");
    let mut told = String::new();
    let mut lines = BufReader::new(child.stdout.take().expect("it was piped")).lines().map_while(Result::ok);
    for line in lines.by_ref() {
        told.push_str(&line);
        told.push('\n');
        if line.contains("Ctrl-C") {
            break;
        }
    }
    let link = told.split_whitespace().find(|w| w.starts_with("http://127.0.0.1:")).unwrap_or_default().to_owned();
    Table { child, link, told }
}

/// Runs a table that is to be refused: one that opens all the same is a fault, and not waited for.
pub fn refused(args: &[&str]) -> Ran {
    let mut command = montjoie();
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut table = Table { child: command.spawn().expect("it runs"), link: String::new(), told: String::new() };
    let ended = table.ends();
    let mut ran = Ran { code: ended.code().unwrap_or(-1), out: String::new(), err: String::new() };
    table.child.stdout.take().expect("it was piped").read_to_string(&mut ran.out).expect("text");
    table.child.stderr.take().expect("it was piped").read_to_string(&mut ran.err).expect("text");
    ran
}

/// The GM's browser, as far as these tests need one.
pub struct Gm {
    host: String,
    cookie: String,
}

impl Gm {
    pub fn sit(link: &str) -> Gm {
        let (host, path) = link.trim_start_matches("http://").split_once('/').expect("a link");
        let mut gm = Gm { host: host.to_owned(), cookie: String::new() };
        let chair = gm.send("GET", &format!("/{path}"), "");
        let cookie = chair.lines().find_map(|l| l.strip_prefix("set-cookie: ")?.split(';').next());
        gm.cookie = cookie.expect("a chair").to_owned();
        gm
    }

    fn send(&self, method: &str, path: &str, body: &str) -> String {
        let mut socket = TcpStream::connect(&self.host).expect("it listens");
        let (host, cookie, long) = (&self.host, &self.cookie, body.len());
        write!(
            socket,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\nConnection: close\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {long}\r\n\r\n{body}"
        )
        .expect("it hears");
        let mut answer = String::new();
        socket.read_to_string(&mut answer).expect("it answers");
        answer
    }

    pub fn get(&self, path: &str) -> String {
        self.send("GET", path, "")
    }

    pub fn post(&self, path: &str, body: &str) -> String {
        self.send("POST", path, body)
    }

    /// Begins the sample of a ruleset: the path of its page.
    pub fn sample(&self, game: &str) -> String {
        let begun = self.post("/sample", &format!("game={game}&sample=standard"));
        let to = begun.lines().find_map(|l| l.strip_prefix("location: ")).map(str::trim);
        to.unwrap_or_else(|| panic!("{begun}")).to_owned()
    }

    /// The newest entry a battle's page shows.
    pub fn head(&self, battle: &str) -> u64 {
        let page = self.get(battle);
        let at = page.split("name=\"head\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
        at.and_then(|n| n.parse().ok()).unwrap_or_else(|| panic!("{page}"))
    }

    /// Plays on by one form; the newest entry its page shows then.
    pub fn plays(&self, battle: &str, form: &str, fields: &str) -> u64 {
        let head = self.head(battle);
        let done = self.post(&format!("{battle}/{form}"), &format!("head={head}&{fields}"));
        assert!(done.starts_with("HTTP/1.1 303"), "{done}");
        self.head(battle)
    }
}

/// Every battle of a folder, as its journal file would be, by its id.
pub fn battles(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let shelf = Shelf::open(folder).expect("the file of battles opens");
    let journal = |id: &str| shelf.battle(id).load().expect("a journal").journal.write();
    let all = shelf.battles().expect("battles");
    let held = all.iter().map(|b| (b.id.clone(), journal(&b.id))).collect();
    shelf.close().expect("it closes");
    held
}
