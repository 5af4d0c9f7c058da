//! Somebody means harm: each attack is held while the GM makes a step, and the table takes less than 200 MB throughout.
//!
//! All attacks have their whole size. Whoever waits for the table's patience to end does so only with `MONTJOIE_LOAD_SECONDS`, as the
//! other long proofs. Everything stays on the loopback network.
#![cfg(target_os = "linux")]
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;

use common::{Browser, act, between, folder, head, open, sample};
use kit::{Child, from};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Most memory the table may ever take, in megabytes.
const MOST: u64 = 200;

/// The other process. Called by itself it has nothing to do.
#[test]
fn a_table_of_its_own() {
    kit::be_a_table();
}

fn whole() -> bool {
    std::env::var_os("MONTJOIE_LOAD_SECONDS").is_some()
}

/// How many files this process may have open.
fn room() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap();
    let soft = between(&limits, "Max open files", "files").unwrap();
    soft.split_whitespace().next().unwrap().parse().unwrap_or(usize::MAX)
}

/// Whether the attackers have room for all they open. Where a login has less, this test is run by another process that has more, and
/// there is nothing left to do.
fn has_room(test: &str) -> bool {
    if room() >= 2_000 {
        return true;
    }
    assert!(std::env::var_os("MONTJOIE_SIEGE").is_none(), "this test needs more open files than {}", room());
    let line = "ulimit -Sn 2500 || ulimit -Sn $(ulimit -Hn); exec \"$0\" --exact \"$1\" --nocapture";
    let mut command = std::process::Command::new("sh");
    command.args(["-c", line]).arg(std::env::current_exe().unwrap()).arg(test).env("MONTJOIE_SIEGE", "1");
    assert!(command.status().unwrap().success(), "{test}");
    false
}

/// The GM makes a step.
fn step(gm: &mut Browser, battle: &str) {
    let before = head(&gm.get(battle).body);
    let mut after = head(&act(gm, battle, "go", "do=round"));
    if after == before {
        // It is over: back by one.
        after = head(&act(gm, battle, "undo", ""));
    }
    assert_ne!(after, before, "the battle goes on");
}

fn cookies(browser: &Browser) -> String {
    browser.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect::<Vec<_>>().join("; ")
}

/// Somebody who sits at the battle.
fn seated(gm: &mut Browser, battle: &str) -> Browser {
    let people = gm.get(&format!("{battle}/people")).body;
    let code = between(&people, "class=\"code n\">", "<").unwrap();
    let mut phone = Browser::new(gm.port);
    assert_eq!(phone.post("/join", &format!("code={code}&name=Eve")).status, 303);
    act(gm, battle, "seat", "seat=1&do=let_in&side=s0&chief=yes");
    phone
}

#[test]
fn a_thousand_half_sent_requests_do_not_shut_the_gm_out() {
    if !has_room("a_thousand_half_sent_requests_do_not_shut_the_gm_out") {
        return;
    }
    let (table, mut gm) = Child::new(&folder("half-open"));
    let battle = sample(&mut gm);
    // From the GM's own address, and from others.
    let (mut held, mut refused) = (Vec::new(), 0);
    for n in 0..1_000 {
        let address = if n % 2 == 0 { 1 } else { 2 + u8::try_from(n % 20).unwrap() };
        // What the table refuses at once it does not hold either.
        let Ok(mut socket) = from(address, gm.port) else {
            refused += 1;
            continue;
        };
        let _ = match n % 3 {
            0 => socket.write_all(b""),
            1 => socket.write_all(b"GET / HTTP/1.1\r\nHost: 127"),
            _ => socket.write_all(b"POST /join HTTP/1.1\r\nHost: x\r\nContent-Length: 16000\r\n\r\ncode="),
        };
        held.push(socket);
    }
    for _ in 0..3 {
        step(&mut gm, &battle);
    }
    assert!(refused < 100, "{refused} of a thousand were refused: the others are held");
    let most = table.megabytes("VmHWM");
    assert!(most < MOST, "{most} MB");
    println!("{} half-sent requests held, {refused} refused, 3 steps made, {most} MB at most", held.len());
}

#[test]
fn large_bodies_are_refused_before_they_are_read() {
    let (table, mut gm) = Child::new(&folder("bodies"));
    let battle = sample(&mut gm);
    let phone = seated(&mut gm, &battle);
    let size = 8 * 1024 * 1024;
    let (port, ours) = (gm.port, format!("Host: 127.0.0.1:{0}\r\nOrigin: http://127.0.0.1:{0}\r\n", gm.port));
    let place = battle.replacen("/b/", "/p/", 1);
    let paths = ["/join".to_owned(), format!("{battle}/note"), "/import".to_owned(), format!("{place}/answer")];
    let sent = Arc::new(AtomicUsize::new(0));
    let attackers: Vec<_> = (0..60)
        .map(|n| {
            let (sent, cookie) = (Arc::clone(&sent), cookies(&phone));
            let (path, ours) = (paths[n % paths.len()].clone(), ours.clone());
            std::thread::spawn(move || {
                let Ok(mut socket) = from(u8::try_from(2 + n % 30).unwrap(), port) else { return };
                // Half of them say how much is to come, half do not.
                let length =
                    if n % 8 < 4 { format!("Content-Length: {size}") } else { "Transfer-Encoding: chunked".to_owned() };
                let kind = "Content-Type: application/x-www-form-urlencoded";
                let _ = write!(socket, "POST {path} HTTP/1.1\r\n{ours}{kind}\r\nCookie: {cookie}\r\n{length}\r\n\r\n");
                // As many fields as there can be.
                let part = "a&".repeat(4_096);
                for _ in 0..size / part.len() {
                    let chunk = if n % 8 < 4 { part.clone() } else { format!("{:x}\r\n{part}\r\n", part.len()) };
                    if socket.write_all(chunk.as_bytes()).is_err() {
                        return;
                    }
                    sent.fetch_add(part.len(), Ordering::SeqCst);
                }
                // It was all taken: then nobody may have refused it.
                let mut answer = [0; 12];
                let _ = socket.set_read_timeout(Some(Duration::from_secs(60)));
                let read = socket.read(&mut answer).unwrap_or(0);
                let told = String::from_utf8_lossy(&answer[..read]).into_owned();
                assert!(read == 0 || told.contains(" 4"), "{path}: {told}");
            })
        })
        .collect();
    for _ in 0..3 {
        step(&mut gm, &battle);
    }
    attackers.into_iter().for_each(|one| one.join().unwrap());
    step(&mut gm, &battle);
    let most = table.megabytes("VmHWM");
    assert!(most < MOST, "{most} MB");
    println!("{} kB sent, {most} MB at most", sent.load(Ordering::SeqCst) / 1024);
}

#[test]
fn one_seat_keeps_a_few_streams_whatever_it_asks_for() {
    if !has_room("one_seat_keeps_a_few_streams_whatever_it_asks_for") {
        return;
    }
    let (table, mut gm) = Child::new(&folder("streams"));
    let battle = sample(&mut gm);
    let phone = seated(&mut gm, &battle);
    let place = battle.replacen("/b/", "/p/", 1);
    let (mut held, mut asked) = (std::collections::VecDeque::new(), 0);
    while asked < 1_500 {
        let Ok(mut socket) = from(u8::try_from(1 + asked % 12).unwrap(), gm.port) else { break };
        let head = format!("GET {place}/events HTTP/1.1\r\n{}Cookie: {}\r\n\r\n", phone.host(), cookies(&phone));
        let _ = socket.write_all(head.as_bytes());
        held.push_back(socket);
        asked += 1;
        if asked % 100 == 0 {
            step(&mut gm, &battle);
        }
    }
    assert_eq!(asked, 1_500, "all of them were asked for");
    // The newest is followed; those before it have ended.
    let mut newest = held.pop_back().unwrap();
    newest.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let mut heard = String::new();
    let mut part = [0; 65_536];
    while !heard.contains("data:") {
        let n = newest.read(&mut part).unwrap();
        assert!(n > 0, "the newest stream is open: {heard}");
        heard.push_str(&String::from_utf8_lossy(&part[..n]));
    }
    let mut oldest = held.pop_front().unwrap();
    oldest.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let mut rest = Vec::new();
    let ended = oldest.read_to_end(&mut rest);
    // Ended by the stream's own end or by the gate.
    assert!(ended.is_ok() || ended.is_err_and(|e| e.kind() == std::io::ErrorKind::ConnectionReset), "the oldest ended");
    step(&mut gm, &battle);
    let most = table.megabytes("VmHWM");
    assert!(most < MOST, "{most} MB");
    println!("{asked} streams asked for by one seat, {} files open, {most} MB at most", table.open_files());
}

/// A shelf on which many battles lie that nobody opened since.
fn shelved(name: &str, count: usize) -> std::path::PathBuf {
    let data = folder(name);
    let shelf = montjoie_chronicle::Shelf::open(&data).unwrap();
    let begun =
        montjoie_chronicle::begin(montjoie_books::GAMES, montjoie_books::GAMES[0].samples()[0].1, None).unwrap();
    let journal = montjoie_chronicle::Journal::new(begun.header);
    for n in 0..count {
        let id = format!("{n:012x}");
        shelf.add(&id, &("fr".into(), "en".into()), &journal).unwrap();
        let letters = b"ACDEFGHJKL";
        let code: String = (0..6).map(|i| char::from(letters[n / 10usize.pow(5 - i) % 10])).collect();
        shelf.keep(&format!("seats/{id}"), &format!("{{\"code\":\"{code}\",\"list\":[],\"next\":1}}")).unwrap();
    }
    shelf.close().unwrap();
    data
}

#[test]
fn a_wrong_code_opens_no_room_and_a_right_one_opens_its_own() {
    let data = shelved("codes", 40);
    let config = montjoie_web::Config {
        games: montjoie_books::GAMES,
        data,
        port: 0,
        lan: false,
        odds: None,
        public: None,
        seed: Some(1),
    };
    let (gm, hall) = kit::serve(&config);
    let mut guest = Browser::new(gm.port);
    for code in ["YYYYYY", "AAAAAY", "", "  "] {
        assert!(guest.post("/join", &format!("code={code}&name=Eve")).body.contains("notice wrong"));
    }
    assert_eq!(hall.open_rooms(), 0, "nobody opened anything");
    let answer = guest.post("/join", "code=aaaadf&name=Aude");
    assert_eq!((answer.status, kit::leads(&answer).as_str()), (303, "/p/000000000018"));
    assert_eq!(hall.open_rooms(), 1);
}

#[test]
fn wrong_codes_with_many_battles_kept_cost_nothing() {
    let count = 300;
    let (table, mut gm) = Child::new(&shelved("guesses", count));
    let battle = sample(&mut gm);
    let port = gm.port;
    let guessing: Vec<_> = (2..32u8)
        .map(|address| {
            std::thread::spawn(move || {
                for _ in 0..9 {
                    let mut socket = from(address, port).unwrap();
                    let host = format!("Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n");
                    let body = "code=YYYYYY&name=Eve";
                    write!(
                        socket,
                        "POST /join HTTP/1.1\r\nConnection: close\r\n{host}Content-Length: {}\r\n\r\n{body}",
                        body.len()
                    )
                    .unwrap();
                    let mut answer = String::new();
                    socket.read_to_string(&mut answer).unwrap();
                    assert!(answer.contains("notice wrong"), "{answer}");
                }
            })
        })
        .collect();
    for _ in 0..3 {
        step(&mut gm, &battle);
    }
    guessing.into_iter().for_each(|one| one.join().unwrap());
    let most = table.megabytes("VmHWM");
    assert!(most < MOST, "{most} MB");
    println!("{count} battles kept, {most} MB at most");
}

/// Whoever does not finish what they say is hung up on. It takes as long as the table waits: only when the whole is asked for.
#[test]
fn who_stops_in_mid_sentence_is_hung_up_on() {
    if !whole() {
        return;
    }
    let (gm, _, _) = open("slow");
    let ours = format!("Host: 127.0.0.1:{0}\r\nOrigin: http://127.0.0.1:{0}\r\n", gm.port);
    let said = [
        String::new(),
        "GET / HTTP/1.1\r\nHos".to_owned(),
        format!("POST /join HTTP/1.1\r\n{ours}Content-Length: 100\r\n\r\ncode="),
        // Answered, and silent after that.
        format!("GET /join HTTP/1.1\r\n{ours}\r\n"),
    ];
    let sockets = said.map(|said| {
        let mut socket = TcpStream::connect(("127.0.0.1", gm.port)).unwrap();
        socket.write_all(said.as_bytes()).unwrap();
        socket
    });
    for mut socket in sockets {
        // Far longer than the table waits: without its limits this would never come.
        socket.set_read_timeout(Some(Duration::from_secs(300))).unwrap();
        let mut answer = Vec::new();
        let ended = socket.read_to_end(&mut answer);
        assert!(ended.as_ref().map_or_else(|e| e.kind() == std::io::ErrorKind::ConnectionReset, |_| true), "{ended:?}");
    }
}
