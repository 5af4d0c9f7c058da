//! A real HTTPS proxy before a table: Debian's nginx, with the very lines that docs/hosting.md gives, and a certificate made for the test.

use crate::table::fresh_folder;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The name the page gives the table.
pub const NAME: &str = "table.example";

/// A running proxy; it ends with this value.
pub struct Proxy {
    child: Child,
    folder: PathBuf,
    /// Where it listens.
    pub port: u16,
}

/// A page of our documentation.
///
/// # Panics
/// When it is not there.
#[must_use]
pub fn doc(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The code blocks of a page that begin with this word, in order.
#[must_use]
pub fn blocks(page: &str, kind: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut inside = None;
    for line in page.lines() {
        match (inside, line.strip_prefix("```")) {
            (None, Some(word)) => {
                inside = Some(word == kind);
                found.extend((word == kind).then(String::new));
            }
            (Some(_), Some(_)) => inside = None,
            (Some(true), None) => {
                if let Some(block) = found.last_mut() {
                    block.push_str(line);
                    block.push('\n');
                }
            }
            _ => {}
        }
    }
    found
}

/// A port that is free now.
///
/// # Panics
/// When there is none.
#[must_use]
pub fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    listener.local_addr().expect("it has an address").port()
}

fn ran(command: &mut Command) {
    let told =
        command.output().unwrap_or_else(|e| panic!("{command:?}: {e}: `cargo xtask test --only browser` fetches it"));
    assert!(told.status.success(), "{command:?}: {}", String::from_utf8_lossy(&told.stderr));
}

impl Proxy {
    /// Starts nginx before the table at this port, by the lines of the page.
    ///
    /// # Panics
    /// When nginx or openssl is missing, or the lines of the page will not do.
    #[must_use]
    pub fn before(table: u16) -> Proxy {
        let folder = fresh_folder("proxy");
        let port = free_port();
        let cert = folder.join("etc/ssl/montjoie");
        std::fs::create_dir_all(&cert).expect("a folder");
        ran(Command::new("openssl")
            .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj"])
            .arg(format!("/CN={NAME}"))
            .args(["-addext", &format!("subjectAltName=DNS:{NAME}"), "-keyout"])
            .arg(cert.join("key.pem"))
            .arg("-out")
            .arg(cert.join("cert.pem")));
        let page = blocks(&doc("hosting.md"), "nginx");
        let site = page.first().expect("the page has lines for nginx");
        let changed = site
            .replace("listen 443 ssl", &format!("listen 127.0.0.1:{port} ssl"))
            .replace("/etc/", &format!("{}/etc/", folder.display()))
            .replace("127.0.0.1:7144", &format!("127.0.0.1:{table}"));
        let here = folder.display();
        let kept: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {here}/{kind};\n"))
            .concat();
        let whole = format!(
            "pid {here}/nginx.pid;\nerror_log stderr warn;\nworker_processes 1;\nevents {{}}\nhttp {{\naccess_log off;\n{kept}{changed}}}\n"
        );
        std::fs::write(folder.join("nginx.conf"), whole).expect("written");
        ran(Proxy::command(&folder).arg("-t"));
        let child = Proxy::command(&folder).args(["-g", "daemon off;"]).stdin(Stdio::null()).spawn();
        let proxy = Proxy { child: child.expect("it was tried just now"), folder, port };
        let open = (0..400).any(|_| {
            std::thread::sleep(Duration::from_millis(25));
            TcpStream::connect(("127.0.0.1", port)).is_ok()
        });
        assert!(open, "nginx does not listen");
        proxy
    }

    fn command(folder: &Path) -> Command {
        let mut nginx = Command::new("/usr/sbin/nginx");
        nginx.arg("-p").arg(folder).arg("-c").arg(folder.join("nginx.conf"));
        nginx
    }

    /// Where its files lie, as in the root of a machine.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // Told to stop, it stops its workers too.
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
