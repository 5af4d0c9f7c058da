//! What was confirmed lasts: the table is killed in mid-play, the power is cut, the disk fills up.
//!
//! The table runs in a process of its own (this very program, called again). Somebody plays through its forms; what a page has shown
//! counts as confirmed. How often it is struck down is `MONTJOIE_KILLS`, how many steps are confirmed in all at least `MONTJOIE_STEPS`; the
//! proofs take 300 and whatever comes, `soak` 1,000 and 50,000, for kills and for power cuts each.
#![cfg(target_os = "linux")]
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;

use common::{Browser, between, folder, head};
use kit::{leads, link_of, sit};
use montjoie_table::Rng;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

fn kills() -> u64 {
    std::env::var("MONTJOIE_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(6)
}

/// How many steps are confirmed at least, over all kills.
fn steps_wanted() -> u64 {
    std::env::var("MONTJOIE_STEPS").ok().and_then(|n| n.parse().ok()).unwrap_or(0)
}

/// How often a table of many battles is struck down before another is begun: every battle of it is read again each time.
const STRIKES_A_FOLDER: u64 = 10;

/// The other process. Called by itself it has nothing to do.
#[test]
fn a_table_of_its_own() {
    let Some(data) = std::env::var_os("MONTJOIE_TABLE") else { return };
    if std::env::var_os("MONTJOIE_CARELESS").is_some() {
        montjoie_chronicle::CARELESS.store(true, Ordering::Relaxed);
    }
    let config = montjoie_web::Config {
        games: montjoie_books::GAMES,
        data: data.into(),
        port: 0,
        lan: false,
        odds: None,
        public: None,
        seed: Some(1),
    };
    let table = montjoie_web::ReadyServer::new(&config).unwrap();
    let mut out = std::io::stdout();
    writeln!(out, "\nLINK {}", table.link()).unwrap();
    out.flush().unwrap();
    table.serve().unwrap();
}

struct Table {
    child: Child,
    gm: Browser,
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How the table's process is set up.
#[derive(Clone, Default)]
struct Setup {
    /// The shim, the folder of what reached the disk.
    shim: Option<(PathBuf, PathBuf)>,
    careless: bool,
}

fn start(data: &Path, setup: &Setup) -> Table {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "a_table_of_its_own", "--nocapture", "--test-threads=1"]).env("MONTJOIE_TABLE", data);
    if let Some((shim, disk)) = &setup.shim {
        command.env("LD_PRELOAD", shim).env("MONTJOIE_SHIM_DATA", data).env("MONTJOIE_SHIM_DISK", disk);
    }
    if setup.careless {
        command.env("MONTJOIE_CARELESS", "1");
    }
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let link = link_of(&mut child);
    Table { gm: sit(&link.expect("the table opens")), child }
}

/// A battle that was begun, and the newest entry a page has shown.
#[derive(Clone, Debug, Default)]
struct Confirmed {
    battle: String,
    head: u64,
}

/// What may go wrong for whoever plays at a table that is struck down: the connection breaks, and that is all.
fn ask(gm: &Browser, method: &str, path: &str, body: &str) -> Option<common::Answer> {
    let talk = || -> std::io::Result<Vec<u8>> {
        let mut socket = std::net::TcpStream::connect(("127.0.0.1", gm.port))?;
        let cookies: Vec<String> = gm.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
        write!(
            socket,
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nConnection: close\r\n\
             Cookie: {}\r\nContent-Length: {}\r\n\r\n{body}",
            cookies.join("; "),
            body.len(),
            port = gm.port
        )?;
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer)?;
        Ok(answer)
    };
    let answer = String::from_utf8_lossy(&talk().ok()?).into_owned();
    let (headers, body) = answer.split_once("\r\n\r\n")?;
    let status = headers.split_whitespace().nth(1)?.parse().ok()?;
    // A page that was cut off has shown nothing.
    let whole = status != 200 || body.trim_end().ends_with("</html>");
    whole.then(|| common::Answer { status, headers: headers.to_owned(), body: body.to_owned() })
}

/// Plays until the connection breaks; everything a page has shown is written down.
fn play(gm: &mut Browser, seen: &Mutex<Vec<Confirmed>>, steps: &AtomicU64, seed: u64) {
    let mut rng = Rng::of(seed, 0);
    loop {
        let Some(mut now) = seen.lock().unwrap().last().cloned().or_else(|| begin(gm)) else { return };
        let Some(page) = ask(gm, "GET", &now.battle, "").filter(|p| p.status == 200) else { return };
        let before: u64 = head(&page.body).parse().unwrap_or(0);
        let form = match rng.below(5) {
            0 => ("note", format!("text=ligne+{}", rng.below(1000))),
            1 if before > 3 => ("undo", String::new()),
            _ => ("go", "do=round".to_owned()),
        };
        let body = format!("head={before}&{}", form.1);
        let path = format!("{}/{}", now.battle, form.0);
        if ask(gm, "POST", &path, &body).is_none_or(|a| a.status != 303) {
            return;
        }
        let Some(page) = ask(gm, "GET", &now.battle, "").filter(|p| p.status == 200) else { return };
        now.head = head(&page.body).parse().unwrap_or(0);
        steps.fetch_add(1, Ordering::Relaxed);
        let over = now.head == before && form.0 == "go";
        let mut list = seen.lock().unwrap();
        match list.last_mut() {
            Some(last) if last.battle == now.battle => *last = now,
            _ => list.push(now),
        }
        drop(list);
        if over {
            match begin(gm) {
                Some(next) => seen.lock().unwrap().push(next),
                None => return,
            }
        }
    }
}

fn begin(gm: &mut Browser) -> Option<Confirmed> {
    let answer = ask(gm, "POST", "/sample", "game=bx&sample=standard").filter(|a| a.status == 303)?;
    let battle = leads(&answer);
    // Confirmed once its page is there.
    ask(gm, "GET", &battle, "").filter(|p| p.status == 200)?;
    Some(Confirmed { battle, head: 0 })
}

/// Every confirmed entry is on the shelf; how many are not.
fn lost(data: &Path, seen: &[Confirmed], written: &mut std::collections::BTreeMap<String, Vec<u8>>) -> u64 {
    let shelf = montjoie_chronicle::Shelf::open(data).expect("the file of battles opens again");
    let mut lost = 0;
    for one in seen {
        let id = one.battle.trim_start_matches("/b/");
        use montjoie_chronicle::Store as _;
        match shelf.battle(id).load() {
            Ok(read) => {
                let journal = read.journal.write();
                let newest = read.journal.entries().map(|e| e.id).max().unwrap_or(0);
                lost += one.head.saturating_sub(newest);
                let before = written.insert(id.to_owned(), journal.clone()).unwrap_or_default();
                if one.head <= newest {
                    assert!(journal.starts_with(&before), "what was there is there as it was");
                }
            }
            Err(_) => lost += one.head + 1,
        }
    }
    lost
}

/// Strikes a table down again and again in mid-play, at least so often and until so many steps are confirmed: strikes, steps confirmed, and how
/// many were lost.
fn strike(name: &str, times: u64, wanted: u64, setup: &Setup) -> (u64, u64, u64) {
    let data = folder(name);
    std::fs::create_dir_all(&data).unwrap();
    let (seen, steps) = (Arc::new(Mutex::new(Vec::<Confirmed>::new())), Arc::new(AtomicU64::new(0)));
    let mut written = std::collections::BTreeMap::new();
    let (mut gone, mut strikes) = (0u64, 0u64);
    let mut rng = Rng::of(7, 0);
    while strikes < times || (steps.load(Ordering::Relaxed) < wanted && strikes < 2 * times) {
        if strikes.is_multiple_of(STRIKES_A_FOLDER) {
            for folder in std::iter::once(&data).chain(setup.shim.as_ref().map(|(_, disk)| disk)) {
                let _ = std::fs::remove_dir_all(folder);
                std::fs::create_dir_all(folder).unwrap();
            }
            seen.lock().unwrap().clear();
            written.clear();
        }
        if let Some((_, disk)) = &setup.shim {
            // Whoever looked at the file meanwhile may have tidied its log: what lies there now is what the disk holds.
            power_cut(disk, &data);
        }
        let mut table = start(&data, setup);
        let mut gm = Browser { port: table.gm.port, cookies: table.gm.cookies.clone() };
        let player = std::thread::spawn({
            let (seen, steps) = (Arc::clone(&seen), Arc::clone(&steps));
            move || play(&mut gm, &seen, &steps, strikes)
        });
        let least = steps.load(Ordering::Relaxed) + wanted / times + 1 + u64::from(rng.below(6));
        // At least a step was seen; then at whatever moment.
        while steps.load(Ordering::Relaxed) < least && !player.is_finished() {
            std::thread::sleep(Duration::from_millis(1));
        }
        std::thread::sleep(Duration::from_micros(u64::from(rng.below(20_000))));
        table.child.kill().unwrap();
        table.child.wait().unwrap();
        player.join().unwrap();
        if let Some((_, disk)) = &setup.shim {
            power_cut(&data, disk);
        }
        let list = seen.lock().unwrap().clone();
        let missing = lost(&data, &list, &mut written);
        gone += missing;
        strikes += 1;
        if missing > 0 {
            // Whoever lost something begins anew.
            seen.lock().unwrap().clear();
            written.clear();
        }
    }
    let _ = std::fs::remove_dir_all(&data);
    (strikes, steps.load(Ordering::Relaxed), gone)
}

/// What lies in a folder after a power cut is what reached the disk, and nothing else.
fn power_cut(data: &Path, disk: &Path) {
    let _ = std::fs::remove_dir_all(data);
    std::fs::create_dir_all(data).unwrap();
    for file in std::fs::read_dir(disk).unwrap().flatten().filter(|f| f.path().is_file()) {
        std::fs::copy(file.path(), data.join(file.file_name())).unwrap();
    }
}

/// The disk that forgets, built from C for this run.
fn shim(name: &str) -> (PathBuf, PathBuf) {
    let disk = folder(&format!("{name}-disk"));
    std::fs::create_dir_all(&disk).unwrap();
    let library = folder(&format!("{name}-shim")).with_extension("so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/shim/power.c");
    let cc = std::env::var("CC").unwrap_or_else(|_| "cc".into());
    let built = Command::new(cc)
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .arg(&library)
        .arg(source)
        .args(["-ldl", "-lpthread"])
        .status()
        .expect("the C compiler that builds SQLite");
    assert!(built.success());
    (library, disk)
}

#[test]
fn kill_minus_nine_loses_nothing() {
    let (strikes, steps, lost) = strike("killed", kills(), steps_wanted(), &Setup::default());
    println!("killed {strikes} times, {steps} steps confirmed, {lost} lost");
    assert_eq!(lost, 0);
    assert!(strikes >= kills() && steps >= kills().max(steps_wanted()), "{strikes} kills, {steps} steps");
}

#[test]
fn a_power_cut_loses_nothing() {
    let setup = Setup { shim: Some(shim("power")), careless: false };
    let (strikes, steps, lost) = strike("power", kills(), steps_wanted(), &setup);
    println!("{strikes} power cuts, {steps} steps confirmed, {lost} lost");
    assert_eq!(lost, 0);
    assert!(strikes >= kills() && steps >= kills().max(steps_wanted()), "{strikes} power cuts, {steps} steps");
}

#[test]
fn a_careless_table_would_lose_steps() {
    let setup = Setup { shim: Some(shim("careless")), careless: true };
    let times = kills().div_ceil(10).max(3);
    let (strikes, steps, lost) = strike("careless", times, 0, &setup);
    println!("synchronous=NORMAL, {strikes} power cuts, {steps} steps confirmed, {lost} entries lost");
    assert!(lost > 0, "the test of power cuts has no teeth");
}

#[test]
fn a_full_disk_is_told_and_confirms_nothing() {
    let data = folder("full");
    std::fs::create_dir_all(&data).unwrap();
    let setup = Setup { shim: Some(shim("full")), careless: false };
    let full = setup.shim.as_ref().unwrap().1.join("full");
    let mut table = start(&data, &setup);
    let gm = &mut table.gm;
    let battle = begin(gm).unwrap().battle;
    let page = common::act(gm, &battle, "go", "do=round");
    let before: u64 = head(&page).parse().unwrap();
    std::fs::write(&full, "").unwrap();
    for (form, fields) in [("go", "do=round"), ("note", "text=perdue"), ("undo", "")] {
        let page = common::act(gm, &battle, form, fields);
        assert_eq!(head(&page).parse(), Ok(before), "{form}: nothing was confirmed");
        let plain = page.contains("disque est plein") || page.contains("disk is full");
        assert!(plain, "{form}: {:?}", between(&page, "notices", "</ul>"));
        assert!(!page.contains("perdue"), "{form}");
    }
    // Nor is anything else begun, and it says why.
    for (path, body) in [("/sample", "game=bx&sample=standard"), ("/new", "game=bx")] {
        let answer = gm.post(path, body);
        assert_ne!(answer.status, 303, "{path}");
        assert!(
            answer.body.contains("disque est plein") || answer.body.contains("disk is full"),
            "{path}: {}",
            answer.body
        );
    }
    std::fs::remove_file(&full).unwrap();
    let page = common::act(gm, &battle, "note", "text=retrouvee");
    assert!(head(&page).parse::<u64>().unwrap() > before && page.contains("retrouvee"), "with room it goes on");
    let confirmed = Confirmed { battle, head: head(&page).parse().unwrap() };
    drop(table);
    assert_eq!(lost(&data, &[confirmed], &mut std::collections::BTreeMap::new()), 0);
}
