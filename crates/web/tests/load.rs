//! Many at once: a battle with a crowd of phones and many battles with a few, a step every second in each. No error, and no phone
//! misses an update: what its stream brought is what a page opened anew shows.
//!
//! `MONTJOIE_LOAD_SECONDS` says how long, and asks for the whole crowd: 60 phones at one battle, 3 at each of 40 others; with
//! `MONTJOIE_LOAD_PHONES` this many, sixty to a battle. Without it a handful come for two seconds. Everything stays on the loopback network.
//! Delivery, order, gaps and memory are asserted; times are figures.
#![cfg(target_os = "linux")]
#![allow(missing_docs, clippy::unwrap_used, clippy::disallowed_types, clippy::disallowed_methods)]

mod common;
mod kit;

use common::{Browser, act, between, folder, head, sample_of};
use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{Shutdown, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Barrier, Mutex};
use std::time::{Duration, Instant};

/// The other process. Called by itself it has nothing to do.
#[test]
fn a_table_of_its_own() {
    kit::be_a_table();
}

/// The regions of a page as a stream brought them, and how many updates there were.
type Page = (BTreeMap<String, String>, u64);

/// The number of an update, and its regions.
type Update = (u64, Vec<(String, String)>);

/// One update of a stream: its number and its regions; none for a beat.
fn update(stream: &mut impl std::io::BufRead) -> Option<Option<Update>> {
    // One chunk is one event: the server sends them whole.
    let mut size = String::new();
    stream.read_line(&mut size).ok()?;
    let size = usize::from_str_radix(size.trim(), 16).ok().filter(|n| *n > 0)?;
    let mut chunk = vec![0; size + 2];
    stream.read_exact(&mut chunk).ok()?;
    let text = String::from_utf8(chunk).ok()?;
    let field = |name: &str| text.lines().find_map(|l| l.strip_prefix(name)).map(str::trim);
    let Some(id) = field("id:").and_then(|n| n.parse().ok()) else { return Some(None) };
    Some(Some((id, serde_json::from_str(field("data:")?).ok()?)))
}

/// Listens from one of the machine's addresses: a house of phones behind one is more than it may have.
fn listen(phone: &Browser, path: &str, address: u8) -> (TcpStream, BufReader<TcpStream>) {
    let mut socket = kit::from(address, phone.port).unwrap();
    let cookies: Vec<String> = phone.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
    let host = phone.host();
    write!(socket, "GET {path}/events HTTP/1.1\r\n{host}Cookie: {}\r\n\r\n", cookies.join("; ")).unwrap();
    let mut stream = BufReader::new(socket.try_clone().unwrap());
    let mut line = String::new();
    stream.read_line(&mut line).unwrap();
    assert!(line.contains(" 200 "), "{line}");
    while line.trim() != "" {
        line.clear();
        stream.read_line(&mut line).unwrap();
    }
    (socket, stream)
}

/// Most memory the table may ever take, in megabytes.
const MOST: u64 = 300;

/// Milliseconds since the test began.
fn now(start: Instant) -> u64 {
    u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX)
}

struct Battle {
    path: String,
    /// When its last step was sent.
    sent: AtomicU64,
    phones: Vec<Browser>,
}

fn seat(gm: &mut Browser, battle: &str, count: usize) -> Vec<Browser> {
    let people = gm.get(&format!("{battle}/people")).body;
    let code = between(&people, "class=\"code n\">", "<").unwrap();
    let phones: Vec<Browser> = (0..count)
        .map(|i| {
            let mut phone = Browser::new(gm.port);
            assert_eq!(phone.post("/join", &format!("code={code}&name=J{i}")).status, 303);
            phone
        })
        .collect();
    for i in 0..count {
        let side = if i % 2 == 0 { "s0" } else { "s1" };
        act(gm, battle, "seat", &format!("seat={}&do=let_in&side={side}&chief=yes", i + 1));
    }
    phones
}

/// Once through the battle, as fast as it goes: a battle played for the first time needs memory for it.
fn warm(gm: &mut Browser, battle: &Battle) {
    loop {
        let before = head(&gm.get(&battle.path).body);
        let answer = gm.post(&format!("{}/go", battle.path), &format!("head={before}&do=round"));
        assert_eq!(answer.status, 303, "{}", answer.body);
        if head(&gm.get(&battle.path).body) == before {
            return;
        }
    }
}

/// A step every second, whatever the battle has come to.
fn lead(gm: &mut Browser, battle: &Battle, start: Instant, lasts: Duration, late: &AtomicU64) -> u64 {
    let (mut steps, mut back) = (0, 0);
    let until = start.elapsed() + lasts;
    while start.elapsed() < until {
        let began = Instant::now();
        let before = head(&gm.get(&battle.path).body);
        battle.sent.store(now(start), Ordering::SeqCst);
        let (form, body) = if back > 0 { ("undo", "") } else { ("go", "&do=round") };
        let answer = gm.post(&format!("{}/{form}", battle.path), &format!("head={before}{body}"));
        assert_eq!(answer.status, 303, "{}", answer.body);
        let after = gm.get(&battle.path);
        assert_eq!(after.status, 200);
        back = match (head(&after.body) == before, back) {
            (true, 0) => 6,
            (true, _) => 0,
            (false, n) => i32::max(n - 1, 0),
        };
        steps += 1;
        let spent = began.elapsed();
        if spent > Duration::from_secs(1) {
            late.fetch_add(1, Ordering::SeqCst);
        }
        std::thread::sleep(Duration::from_secs(1).saturating_sub(spent));
    }
    steps
}

#[test]
fn nobody_misses_an_update() {
    let asked: Option<u64> = std::env::var("MONTJOIE_LOAD_SECONDS").ok().and_then(|n| n.parse().ok());
    let phones: Option<usize> = std::env::var("MONTJOIE_LOAD_PHONES").ok().and_then(|n| n.parse().ok());
    let seconds = asked.unwrap_or(2);
    // How many sit at each battle.
    let tables: Vec<usize> = match (asked, phones) {
        (Some(_), Some(all)) => (0..all.div_ceil(60)).map(|i| (all - i * 60).min(60)).collect(),
        (Some(_), None) => std::iter::once(60).chain([3; 40]).collect(),
        (None, _) => vec![6, 3, 3],
    };
    let (child, mut gm) = kit::Child::new(&folder("load"));
    let games = montjoie_books::GAMES;
    let battles: Vec<Arc<Battle>> = tables
        .iter()
        .enumerate()
        .map(|(i, count)| {
            let game = games[i % games.len()];
            let path = sample_of(&mut gm, game.info().id, game.samples()[0].0);
            let phones = seat(&mut gm, &path, *count);
            Arc::new(Battle { path, sent: AtomicU64::new(0), phones })
        })
        .collect();

    let start = Instant::now();
    let ends = Arc::new(AtomicBool::new(false));
    let waits: Arc<Mutex<Vec<u64>>> = Arc::default();
    let mut listeners = Vec::new();
    for battle in &battles {
        for phone in &battle.phones {
            let path = battle.path.replacen("/b/", "/p/", 1);
            let address = u8::try_from(2 + listeners.len() / 100).unwrap();
            let (socket, mut stream) = listen(phone, &path, address);
            let (battle, waits, ends) = (Arc::clone(battle), Arc::clone(&waits), Arc::clone(&ends));
            let shown: Arc<Mutex<Page>> = Arc::default();
            let seen = Arc::clone(&shown);
            let heard = std::thread::Builder::new().stack_size(256 * 1024).spawn(move || {
                while let Some(event) = update(&mut stream) {
                    let Some((id, regions)) = event else { continue };
                    let mut page = seen.lock().unwrap();
                    assert_eq!(id, page.1 + 1, "updates are numbered without a gap");
                    page.1 = id;
                    page.0.extend(regions);
                    let sent = battle.sent.load(Ordering::SeqCst);
                    if id > 1 && sent > 0 && !ends.load(Ordering::SeqCst) {
                        waits.lock().unwrap().push(now(start).saturating_sub(sent));
                    }
                }
            });
            let phone = Browser { port: phone.port, cookies: phone.cookies.clone() };
            listeners.push((phone, path, socket, shown, heard.unwrap()));
        }
    }
    // The battles begin once everybody has the page: what comes after that are steps.
    let has_page = |(_, _, _, shown, _): &(_, _, _, Arc<Mutex<Page>>, _)| shown.lock().unwrap().1 > 0;
    for listener in &listeners {
        let came = (0..600).any(|_| has_page(listener) || (std::thread::sleep(Duration::from_millis(200)), false).1);
        assert!(came, "{}: no page ever came", listener.1);
    }
    let lasts = Duration::from_secs(seconds);
    let late = Arc::new(AtomicU64::new(0));
    let begun = Arc::new(Barrier::new(battles.len() + 1));
    let leaders: Vec<_> = battles
        .iter()
        .map(|battle| {
            let mut gm = Browser { port: gm.port, cookies: gm.cookies.clone() };
            let (battle, late, begun) = (Arc::clone(battle), Arc::clone(&late), Arc::clone(&begun));
            std::thread::spawn(move || {
                if lasts > Duration::from_secs(2) {
                    warm(&mut gm, &battle);
                }
                begun.wait();
                lead(&mut gm, &battle, start, lasts, &late)
            })
        })
        .collect();
    begun.wait();
    // What the table takes while it plays: looked at twenty times, the first of them once everybody listens.
    let mut taken = Vec::new();
    while leaders.iter().any(|leader| !leader.is_finished()) {
        taken.push(child.megabytes("VmRSS"));
        std::thread::sleep(Duration::from_millis(seconds * 1000 / 20));
    }
    let steps: u64 = leaders.into_iter().map(|l| l.join().unwrap()).sum();
    ends.store(true, Ordering::SeqCst);
    // A battle taken back to where it began looks as it did: what everybody is told last has to reach everybody.
    for battle in &battles {
        act(&mut gm, &battle.path, "note", "text=La+nuit+vient.&shared=yes");
    }
    let mut updates = 0;
    for (phone, path, socket, shown, heard) in listeners {
        let (_, mut anew) = listen(&phone, &path, 1);
        let fresh: BTreeMap<String, String> = update(&mut anew).unwrap().unwrap().1.into_iter().collect();
        // The last updates may still be on their way on a busy machine; one that was missed never comes.
        let arrived = (0..600).any(|_| {
            let same = shown.lock().unwrap().0 == fresh;
            if !same {
                std::thread::sleep(Duration::from_millis(200));
            }
            same
        });
        socket.shutdown(Shutdown::Both).unwrap();
        heard.join().expect("no listener failed");
        assert!(arrived, "{path}: what the stream brought is not what the page shows");
        assert!(fresh.values().any(|region| region.contains("La nuit vient.")), "{path}: the last word is missing");
        let count = shown.lock().unwrap().1;
        assert!(count > 1, "{path}: nothing ever came");
        updates += count;
    }
    let memory = child.megabytes("VmHWM");
    assert!(memory < MOST, "{memory} MB");
    // Flat: in the second half it takes what it took in the first, give or take a tenth.
    let halves: Vec<u64> =
        taken.chunks(taken.len().div_ceil(2)).map(|part| part.iter().copied().max().unwrap_or(0)).collect();
    if asked.is_some() {
        assert!(halves[1] <= halves[0] + halves[0] / 10, "it grows: {taken:?} MB");
    }
    drop(child);
    let mut waits = std::mem::take(&mut *waits.lock().unwrap());
    waits.sort_unstable();
    let at = |percent: usize| waits.get((waits.len().saturating_sub(1)) * percent / 100).copied().unwrap_or(0);
    println!(
        "{} battles, {} phones, {seconds} s: {steps} steps ({} took over a second), {updates} updates, none missed; \
         from the step sent to the phone p50 {} ms, p99 {} ms; memory at most {} MB, by halves {halves:?}",
        battles.len(),
        battles.iter().map(|b| b.phones.len()).sum::<usize>(),
        late.load(Ordering::SeqCst),
        at(50),
        at(99),
        memory
    );
}
