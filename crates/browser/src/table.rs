//! The program under test, as people start it, on a folder and a port of its own.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// Where screenshots, prints and counts are kept: `target/browser`.
///
/// # Panics
/// When it cannot be made.
#[must_use]
pub fn artefacts() -> PathBuf {
    let folder = built().parent().expect("target/ has a debug/ in it").join("browser");
    std::fs::create_dir_all(&folder).expect("target/ can be written to");
    folder
}

/// The folder programs are built into: `target/debug`, two above this test.
fn built() -> PathBuf {
    let own = std::env::current_exe().expect("a test has a file");
    own.ancestors().nth(2).expect("target/debug/deps/test").to_path_buf()
}

/// The program: the one the stage was told to try, or the one built beside this test.
#[must_use]
pub fn program() -> PathBuf {
    std::env::var_os("MONTJOIE_PROGRAM").map_or_else(|| built().join("montjoie"), PathBuf::from)
}

/// The ports of tables that a test has ended: who was connected to one loses the connection, and that is the test's own doing.
static ENDED: Mutex<Vec<u16>> = Mutex::new(Vec::new());

/// Whether an address is that of a table the test has ended.
pub(crate) fn ended(address: &str) -> bool {
    let ended = ENDED.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    ended.iter().any(|port| address.contains(&format!(":{port}/")))
}

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A new folder that nobody else uses.
///
/// # Panics
/// When it cannot be made.
#[must_use]
pub fn fresh_folder(name: &str) -> PathBuf {
    let nth = FOLDERS.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("montjoie-{}-{nth}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder for temporary files can be written to");
    folder
}

/// A running table.
pub struct Server {
    child: Child,
    folder: PathBuf,
    port: u16,
    more: &'static [&'static str],
    /// The key of a browser of the GM's that is nobody's: it asks for links.
    key: String,
}

impl Server {
    /// Starts the program on a new folder.
    #[must_use]
    pub fn open(name: &str) -> Server {
        Server::on(fresh_folder(name), 0, &[])
    }

    /// The same with its door open to phones from the start.
    #[must_use]
    pub fn open_to_phones(name: &str) -> Server {
        Server::on(fresh_folder(name), 0, &["--lan"])
    }

    /// The same with a public name, for a proxy on this machine.
    #[must_use]
    pub fn public(name: &str) -> Server {
        Server::on(fresh_folder(name), 0, &["--public", "https://table.example", "--proxy", "127.0.0.1"])
    }

    /// Where it listens on this machine.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    fn on(folder: PathBuf, port: u16, more: &'static [&'static str]) -> Server {
        let (child, link, port) = start(&folder, port, more);
        let chair = ask(port, &link[link.find("/gm/").expect("the GM's link")..], "", None);
        let key = chair.lines().find_map(|l| l.strip_prefix("set-cookie: ")?.split(';').next()).expect("a chair");
        let key = key.to_owned();
        Server { child, folder, port, more, key }
    }

    /// A link to the GM's chair: good once, for any browser that does not sit there yet.
    #[must_use]
    pub fn link(&self) -> String {
        let page = ask(self.port, "/chair", &self.key, Some("do=link"));
        let at = page.find("/gm/").expect("a link");
        let start = page[..at].rfind("http").expect("a whole link");
        page[start..at + 4 + 32].to_owned()
    }

    /// Ends the program at once, as a closed lid or a lost battery does, and starts it again on the same folder and port.
    #[must_use]
    pub fn again(mut self) -> Server {
        self.end();
        let (folder, port) = (std::mem::take(&mut self.folder), self.port);
        Server::on(folder, port, self.more)
    }

    /// The link players type, without a code.
    #[must_use]
    pub fn door(&self) -> String {
        format!("http://127.0.0.1:{}/join", self.port)
    }

    fn end(&mut self) {
        ENDED.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(self.port);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What the table answers to a browser with this cookie; a form is posted.
fn ask(port: u16, path: &str, cookie: &str, form: Option<&str>) -> String {
    let mut socket = TcpStream::connect(("127.0.0.1", port)).expect("it listens");
    let (method, body) = form.map_or(("GET", ""), |form| ("POST", form));
    write!(
        socket,
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nCookie: {cookie}\r\n\
         Connection: close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .expect("it hears");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("it answers");
    answer
}

fn start(folder: &Path, port: u16, more: &[&str]) -> (Child, String, u16) {
    let program = program();
    assert!(program.is_file(), "{} is not built: `cargo xtask test --only browser` does it", program.display());
    let mut child = Command::new(&program)
        .args(["serve", "--no-open", "--seed", "1", "--port", &port.to_string(), "--data"])
        .arg(folder)
        .args(more)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("its output is ours")).lines();
    let (mut link, mut listens) = (None, None);
    for line in lines.by_ref().map_while(Result::ok) {
        for word in line.split_whitespace() {
            if word.starts_with("http") && word.contains("/gm/") {
                link = Some(word.to_owned());
            }
            if let Some(rest) = word.strip_prefix("http://127.0.0.1:") {
                let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
                listens = digits.parse().ok();
            }
        }
        if link.is_some() && listens.is_some() {
            break;
        }
    }
    std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
    let listens = listens.expect("the program says where it listens");
    (child, link.expect("the program prints the GM's link"), listens)
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
        if !self.folder.as_os_str().is_empty() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}
