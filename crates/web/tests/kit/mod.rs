//! What tests of serving and preparing need besides the browser of `common`.
#![allow(missing_docs, dead_code, clippy::unwrap_used)]

pub mod forms;

use crate::common::{Answer, Browser, between};
use montjoie_web::{Config, ReadyServer};
use std::io::{BufRead as _, BufReader};
use std::sync::Arc;

/// Serves a table, and gives a GM's browser on it.
pub fn serve(config: &Config) -> (Browser, Arc<montjoie_web::Hall>) {
    let table = ReadyServer::new(config).unwrap();
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

/// A file as a browser sends it.
pub fn upload(who: &mut Browser, bytes: &[u8]) -> Answer {
    let text = String::from_utf8_lossy(bytes);
    let body =
        format!("--X\r\nContent-Disposition: form-data; name=\"file\"; filename=\"f\"\r\n\r\n{text}\r\n--X--\r\n");
    let extra = format!(
        "{}Origin: http://127.0.0.1:{}\r\nContent-Type: multipart/form-data; boundary=X\r\n",
        who.host(),
        who.port
    );
    who.send("POST /import", &extra, &body)
}

/// Where an answer leads.
pub fn leads(answer: &Answer) -> String {
    between(&format!("{}\r\n", answer.headers), "location: ", "\r\n").unwrap_or_default()
}

/// A table in a process of its own, when this process was started as one; else there is nothing to do.
pub fn be_a_table() {
    use std::io::Write as _;
    let Some(data) = std::env::var_os("MONTJOIE_TABLE") else { return };
    let config = Config {
        games: montjoie_books::GAMES,
        data: data.into(),
        port: 0,
        lan: false,
        odds: None,
        public: None,
        seed: Some(1),
    };
    let table = ReadyServer::new(&config).unwrap();
    let mut out = std::io::stdout();
    writeln!(out, "\nLINK {}", table.link()).unwrap();
    out.flush().unwrap();
    table.serve().unwrap();
}

/// The same test program as a table of its own, ended with this; it calls its test `a_table_of_its_own`.
pub struct Child(std::process::Child);

impl Child {
    /// Starts it on this folder, with as many open files as a usual login has: the table, and a browser in the GM's chair.
    pub fn new(data: &std::path::Path) -> (Child, Browser) {
        let mut command = std::process::Command::new("sh");
        let line = "ulimit -Sn 1024; exec \"$0\" --exact a_table_of_its_own --nocapture";
        command.args(["-c", line]).arg(std::env::current_exe().unwrap()).env("MONTJOIE_TABLE", data);
        let mut child =
            Child(command.stdin(std::process::Stdio::null()).stdout(std::process::Stdio::piped()).spawn().unwrap());
        let link = link_of(&mut child.0).unwrap();
        let gm = sit(&link);
        (child, gm)
    }

    /// A figure of the system about it, in megabytes: `VmHWM` is the most memory it ever had, `VmRSS` what it has now.
    pub fn megabytes(&self, what: &str) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).unwrap();
        let kilobytes = between(&status, &format!("{what}:"), "kB").unwrap();
        kilobytes.trim().parse::<u64>().unwrap() / 1024
    }

    /// How many sockets and files it has open.
    pub fn open_files(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.0.id())).unwrap().count()
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A socket that comes from one of the machine's own addresses: each counts as somebody else.
pub fn from(address: u8, port: u16) -> std::io::Result<std::net::TcpStream> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4()?;
        socket.bind(std::net::SocketAddr::from(([127, 0, 0, address], 0)))?;
        let stream = socket.connect((std::net::Ipv4Addr::LOCALHOST, port).into()).await?.into_std()?;
        stream.set_nonblocking(false)?;
        Ok(stream)
    })
}
