//! docs/hosting.md does what it says: every command of it is run, in order, in a root of its own. What needs the system's own
//! hands (sudo, systemctl, dpkg) is done by small stand-ins that read our unit and our defaults; nginx, openssl, curl, tar and the
//! program are the real ones. The package itself is installed by the real dpkg in the stage `dist`.

use montjoie_browser::{Proxy, blocks, doc, free_port, program};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Comments are in the page's language; the rest is the same.
fn bare(block: &str) -> String {
    block.lines().filter(|line| !line.trim_start().starts_with('#')).map(|line| format!("{line}\n")).collect()
}

#[test]
fn both_pages_give_the_same_commands() {
    let (en, fr) = (doc("hosting.md"), doc("hosting.fr.md"));
    for kind in ["sh home", "sh server", "nginx"] {
        let [en, fr] = [&en, &fr].map(|page| blocks(page, kind).iter().map(|b| bare(b)).collect::<Vec<_>>());
        assert!(!en.is_empty() && en == fr, "{kind}: {en:?} and {fr:?}");
    }
    let fences = |page: &str| page.lines().filter(|line| line.starts_with("```")).count();
    let known: usize = ["sh home", "sh server", "nginx"].iter().map(|kind| blocks(&en, kind).len()).sum();
    assert_eq!(fences(&en), 2 * known, "a block nobody runs");
    let package = format!("montjoie_{}_amd64.deb", env!("CARGO_PKG_VERSION"));
    assert!(en.contains(&package), "the page names another package than {package}");
}

struct Machine {
    root: PathBuf,
    proxy: Proxy,
    port: u16,
}

const SUDO: &str = "#!/bin/sh\nif [ \"$1\" = -u ]; then shift 2; fi\nexec \"$@\"\n";
const DPKG: &str = r#"#!/bin/sh
set -e
case "$1" in
--install) mkdir -p ROOT/unit ROOT/etc/default ROOT/var/lib/montjoie
    cp REPO/xtask/src/dist/montjoie.service ROOT/unit/; cp REPO/xtask/src/dist/montjoie.default ROOT/etc/default/montjoie;;
--remove) rm ROOT/unit/montjoie.service;;
*) echo "dpkg $*?" >&2; exit 2;;
esac
"#;
const SYSTEMCTL: &str = r#"#!/bin/sh
set -e
case "$1 $2" in
"enable montjoie") grep -q WantedBy ROOT/unit/montjoie.service;;
"start montjoie")
    . ROOT/etc/default/montjoie
    line=$(sed -n 's/^ExecStart=//p' ROOT/unit/montjoie.service | sed -e 's|/usr/bin/montjoie|montjoie|' -e 's|/var/lib|ROOT/var/lib|')
    : > ROOT/log
    eval "exec $line --lang en" > ROOT/log 2>&1 < /dev/null &
    echo $! > ROOT/pid
    for n in $(seq 600); do grep -q Ctrl-C ROOT/log && exit 0; sleep 0.1; done
    cat ROOT/log >&2; exit 1;;
"stop montjoie") if [ -e ROOT/pid ]; then kill "$(cat ROOT/pid)"; for n in $(seq 600); do kill -0 "$(cat ROOT/pid)" 2>/dev/null || break; sleep 0.1; done; rm ROOT/pid; fi;;
"reload nginx") nginx -s reload;;
*) echo "systemctl $*?" >&2; exit 2;;
esac
"#;

impl Machine {
    fn new() -> Machine {
        let port = free_port();
        let proxy = Proxy::before(port);
        let machine = Machine { root: proxy.folder().to_owned(), proxy, port };
        std::fs::create_dir_all(machine.root.join("bin")).expect("a folder");
        let program = program();
        machine.puts("sudo", SUDO);
        machine.puts("dpkg", DPKG);
        machine.puts("systemctl", SYSTEMCTL);
        machine.puts("montjoie", &format!("#!/bin/sh\nexec {} \"$@\" $MONTJOIE_MORE\n", program.display()));
        machine.puts("nginx", "#!/bin/sh\nexec /usr/sbin/nginx -p ROOT -c ROOT/nginx.conf \"$@\"\n");
        let curl = format!(
            "#!/bin/sh\nexec /usr/bin/curl --cacert ROOT/etc/ssl/montjoie/cert.pem --connect-to table.example:443:127.0.0.1:{} \
             --retry 20 --retry-all-errors --retry-delay 1 \"$@\"\n",
            machine.proxy.port
        );
        machine.puts("curl", &curl);
        machine
    }

    fn puts(&self, name: &str, text: &str) {
        let repo = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").display().to_string();
        let text = text.replace("ROOT", &self.root.display().to_string()).replace("REPO", &repo);
        let path = self.root.join("bin").join(name);
        std::fs::write(&path, text).expect("written");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("it may be run");
    }

    /// A block of the page as this machine runs it: its own root, its own port.
    fn shell(&self, block: &str) -> Command {
        let root = self.root.display();
        let block = block.replace("/etc/", &format!("{root}/etc/")).replace("/var/lib/", &format!("{root}/var/lib/"));
        let mut shell = Command::new("sh");
        let path = std::env::var("PATH").unwrap_or_default();
        shell.args(["-e", "-c", &block.replace("--port 7144", &format!("--port {}", self.port))]);
        shell.env("PATH", format!("{root}/bin:{path}")).current_dir(&self.root).stdin(Stdio::null());
        shell
    }

    fn runs(&self, block: &str) -> String {
        let told = self.shell(block).output().expect("a shell");
        let log = std::fs::read_to_string(self.root.join("log")).unwrap_or_default();
        let said = String::from_utf8_lossy(&told.stdout).into_owned();
        assert!(told.status.success(), "{block}\n{said}{}\n{log}", String::from_utf8_lossy(&told.stderr));
        said
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        if let Ok(pid) = std::fs::read_to_string(self.root.join("pid")) {
            let _ = Command::new("kill").arg(pid.trim()).status();
        }
    }
}

#[test]
#[ignore = "needs nginx: cargo xtask test --only browser"]
fn every_command_of_the_page_is_run() {
    let machine = Machine::new();
    let data = machine.root.join("var/lib/montjoie");
    let note = data.join("archives/note");
    for block in blocks(&doc("hosting.md"), "sh server") {
        if block.contains("tar -xzf") {
            std::fs::remove_file(&note).expect("it is there until somebody loses it");
        } else if block.contains("tar -czf") {
            std::fs::create_dir_all(data.join("archives")).expect("a folder");
            std::fs::write(&note, "kept").expect("written");
        }
        let said = machine.runs(&block);
        if block.contains("montjoie link") {
            assert!(said.contains("https://table.example/gm/"), "{said}");
            let key = said.split_whitespace().find(|word| word.contains("/gm/")).expect("a link");
            // The link works through the proxy, and what it gives never travels in the clear.
            let chair = machine.runs(&format!("curl --silent --show-error --include {key}"));
            assert!(chair.contains("303") && chair.contains("; Secure"), "{chair}");
        } else if block.contains("tar -czf") {
            let list = machine.runs("tar -tzf montjoie-backup.tar.gz");
            assert!(list.contains("montjoie.sqlite") && list.contains("archives/note"), "{list}");
        } else if block.contains("tar -xzf") {
            assert!(note.exists(), "the backup was put back");
        }
    }
    assert!(data.join("montjoie.sqlite").exists(), "battles stay when the package goes");
}

#[test]
#[ignore = "run with the others: cargo xtask test --only browser"]
fn the_command_for_a_tunnel_opens_a_table_by_its_public_name() {
    let machine = Machine::new();
    let home = blocks(&doc("hosting.md"), "sh home");
    let more = format!("--port {} --no-open --lang en --data {}/home", machine.port, machine.root.display());
    let mut shell = machine.shell(&format!("exec {}", home[0].trim()));
    let mut child = shell.env("MONTJOIE_MORE", more).stdout(Stdio::piped()).spawn().expect("a shell");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines().map_while(Result::ok);
    assert!(lines.any(|line| line.contains("https://table.example/gm/")), "its link has the public name");
    // As the tunnel passes it on.
    let mut socket = std::net::TcpStream::connect(("127.0.0.1", machine.port)).expect("it listens");
    write!(
        socket,
        "GET /join HTTP/1.1\r\nHost: table.example\r\nX-Forwarded-For: 203.0.113.7\r\nConnection: close\r\n\r\n"
    )
    .expect("it hears");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("it answers");
    let _ = child.kill();
    let _ = child.wait();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}
