//! `montjoie` alone opens the table: its link works, its folder is held, what is wrong is told plainly.
#![allow(missing_docs)]

mod common;

use common::table::{Folder, Table, open};
use common::{Scratch, montjoie, root, run};
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::Stdio;

fn get(host: &str, path: &str) -> String {
    let mut socket = TcpStream::connect(host).expect("it listens");
    write!(socket, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").expect("it hears");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("it answers");
    answer
}

fn get_with(host: &str, path: &str, cookie: &str) -> String {
    let mut socket = TcpStream::connect(host).expect("it listens");
    write!(socket, "GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n")
        .expect("it hears");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("it answers");
    answer
}

#[test]
fn montjoie_alone_opens_the_table_and_gives_the_gms_link() {
    let folder = Folder::new("serve-open");
    let table = open(&["--port", "0", "--no-open", "--data", folder.path()]);
    let link = table.link.clone();
    let (host, path) = link.trim_start_matches("http://").split_once('/').expect("a link");
    assert!(path.starts_with("gm/") && path.len() >= 3 + 32, "{}", table.link);
    assert!(table.told.contains(folder.path()), "the folder is named: {}", table.told);
    let chair = get(host, &format!("/{path}"));
    assert!(chair.starts_with("HTTP/1.1 303") && chair.contains("HttpOnly"), "{chair}");
    assert!(get(host, "/").starts_with("HTTP/1.1 303"), "without the secret there is only the players' door");
    // The folder is held: a second program is told where the first one is, and touches nothing.
    let second = run(&["serve", "--port", "0", "--no-open", "--lang", "en", "--data", folder.path()]);
    assert_eq!(second.code, 1);
    assert!(second.err.contains(&format!("http://{host}/")) && !second.err.contains("/gm/"), "{}", second.err);
    // The link is good once.
    assert!(get(host, &format!("/{path}")).starts_with("HTTP/1.1 403"), "it was used");
    let cookie = chair.lines().find_map(|l| l.strip_prefix("set-cookie: ")?.split(';').next()).expect("a key");
    drop(table);
    // It is free again however the first one ended, and the browser keeps its place.
    let port = host.rsplit(':').next().expect("a port");
    let again = open(&["serve", "--port", port, "--no-open", "--lang", "en", "--data", folder.path()]);
    assert_ne!(again.link, link, "a link of its own");
    assert!(get_with(host, "/", cookie).starts_with("HTTP/1.1 200"), "the GM's key is still good");
    assert!(again.told.contains("The table is open"), "{}", again.told);
}

/// `link` voids every key, whether a table is open there or not.
#[test]
fn a_new_link_is_given_and_every_key_is_void() {
    let folder = Folder::new("serve-link");
    let none = run(&["link", "--data", folder.path(), "--lang", "en"]);
    assert_eq!((none.code, std::path::Path::new(folder.path()).exists()), (1, false), "{}", none.err);
    let table = open(&["--port", "0", "--no-open", "--data", folder.path()]);
    let (host, path) = table.link.trim_start_matches("http://").split_once('/').expect("a link");
    let sit = |path: &str| {
        let chair = get(host, &format!("/{path}"));
        chair.lines().find_map(|l| l.strip_prefix("set-cookie: ")?.split(';').next()).map(str::to_owned)
    };
    let old = sit(path).expect("the printed link");
    for lang in ["fr", "en"] {
        let given = run(&["link", "--data", folder.path(), "--lang", lang]);
        assert_eq!(given.code, 0, "{}", given.err);
        let new = given.out.split_whitespace().find(|w| w.starts_with("http://")).expect("a link");
        let (at, new) = new.trim_start_matches("http://").split_once('/').expect("a link");
        assert_eq!(at, host);
        assert!(get_with(host, "/", &old).starts_with("HTTP/1.1 303"), "the old key is void at once");
        let key = sit(new).expect("the new link holds");
        assert!(get_with(host, "/", &key).starts_with("HTTP/1.1 200") && sit(new).is_none(), "once");
    }
    let last = run(&["link", "--data", folder.path()]);
    let unused = last.out.split_whitespace().find(|w| w.starts_with("http://")).expect("a link").to_owned();
    let port = host.rsplit(':').next().expect("a port").to_owned();
    let host = host.to_owned();
    drop(table);
    // Nobody is locked out by a link that was never opened; closed, the folder's keys are void as well.
    let again = open(&["serve", "--port", &port, "--no-open", "--data", folder.path()]);
    let (_, path) = again.link.trim_start_matches("http://").split_once('/').expect("a link");
    let chair = get(&host, &format!("/{path}"));
    let key = chair.lines().find_map(|l| l.strip_prefix("set-cookie: ")?.split(';').next()).expect("a key").to_owned();
    let (_, unused) = unused.trim_start_matches("http://").split_once('/').expect("a link");
    assert!(get(&host, &format!("/{unused}")).starts_with("HTTP/1.1 403"));
    drop(again);
    assert_eq!(run(&["link", "--data", folder.path()]).code, 0);
    let _third = open(&["serve", "--port", &port, "--no-open", "--data", folder.path()]);
    assert!(get_with(&host, "/", &key).starts_with("HTTP/1.1 303"));
}

#[test]
fn a_port_or_a_folder_that_cannot_be_had_is_told() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("its address").port().to_string();
    for (lang, word) in [("fr", "déjà pris"), ("en", "is taken")] {
        let folder = Folder::new(&format!("serve-port-{lang}"));
        let ran = run(&["serve", "--port", &port, "--no-open", "--lang", lang, "--data", folder.path()]);
        assert_eq!(ran.code, 1);
        assert!(ran.err.contains(word) && ran.err.contains(&port) && ran.err.contains("--port"), "{}", ran.err);
    }
    let file = Scratch::new("serve-file", "not a folder");
    let ran = run(&["serve", "--port", "0", "--no-open", "--data", file.path()]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{}", ran.err);
    assert!(ran.err.contains(file.path()), "{}", ran.err);
    let folder = Folder::new("serve-damaged");
    std::fs::create_dir_all(folder.path()).expect("a folder");
    let damaged = root().join(folder.path()).join("montjoie.sqlite");
    std::fs::write(&damaged, [7u8; 8192]).expect("a file");
    let ran = run(&["serve", "--port", "0", "--no-open", "--data", folder.path()]);
    assert_eq!(ran.code, 1, "{}", ran.err);
    assert_eq!(std::fs::read(&damaged).expect("it is still there"), [7u8; 8192]);
}

/// Whatever comes in, good, wrong or spoiled, no secret goes where the program prints, but for the link it opens with.
#[test]
fn a_secret_is_told_once_and_stands_in_no_log() {
    let folder = Folder::new("serve-quiet");
    let log = Scratch::new("serve-quiet-log", "");
    let pipe = || std::fs::OpenOptions::new().append(true).open(&log.0).expect("the log");
    let mut command = montjoie();
    command.args(["serve", "--port", "0", "--no-open", "--lang", "en", "--data", folder.path()]);
    // Also when somebody asks for as much as there is.
    command.env("RUST_LOG", "trace").stdin(Stdio::null()).stdout(pipe()).stderr(pipe());
    let mut table = Table { child: command.spawn().expect("it runs"), link: String::new(), told: String::new() };
    while !table.told.contains("Ctrl-C") {
        assert!(table.child.try_wait().expect("it can be asked").is_none(), "it ended: {}", table.told);
        std::thread::sleep(std::time::Duration::from_millis(20));
        table.told = std::fs::read_to_string(&log.0).expect("the log");
    }
    let link = table.told.split_whitespace().find(|w| w.starts_with("http://127.0.0.1:")).expect("a link").to_owned();
    let (host, path) = link.trim_start_matches("http://").split_once('/').expect("a link");
    let secret = path.trim_start_matches("gm/");
    let chair = get(host, &format!("/{path}"));
    let cookie = chair.lines().find_map(|l| l.strip_prefix("set-cookie: ")?.split(';').next()).expect("a chair");
    let kept = cookie.split('=').next_back().unwrap_or_default();
    assert!(kept.len() >= 16, "{cookie}");
    for request in [
        format!("GET / HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"),
        format!("GET /b/{secret}?s={secret} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"),
        format!("GET /{path} HTTP/1.1\r\nHost: elsewhere\r\nConnection: close\r\n\r\n"),
        format!(
            "POST /new HTTP/1.1\r\nHost: {host}\r\nOrigin: http://elsewhere\r\nCookie: {cookie}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        ),
        format!("{secret} {cookie}\r\n\r\n"),
    ] {
        let mut socket = TcpStream::connect(host).expect("it listens");
        socket.write_all(request.as_bytes()).expect("it hears");
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer).expect("it answers");
        assert!(!answer.is_empty(), "{request}");
    }
    drop(table);
    let told = std::fs::read_to_string(&log.0).expect("the log");
    assert_eq!(told.matches(secret).count(), 1, "the link, once: {told}");
    assert!(!told.replacen(secret, "", 1).contains(kept), "{told}");
}

/// A public table tells its public name everywhere: on the terminal, to a second program, in a new link.
#[test]
fn a_public_table_is_called_by_its_public_name() {
    let folder = Folder::new("serve-public");
    let log = Scratch::new("serve-public-log", "");
    let out = std::fs::OpenOptions::new().append(true).open(&log.0).expect("the log");
    let mut command = montjoie();
    command.args(["--public", "https://Table.Example", "--proxy", "127.0.0.1", "--port", "0", "--no-open"]);
    command.args(["--lang", "en", "--data", folder.path()]).stdin(Stdio::null()).stdout(out);
    let mut table = Table { child: command.spawn().expect("it runs"), link: String::new(), told: String::new() };
    while !table.told.contains("Ctrl-C") {
        assert!(table.child.try_wait().expect("it can be asked").is_none(), "it ended: {}", table.told);
        std::thread::sleep(std::time::Duration::from_millis(20));
        table.told = std::fs::read_to_string(&log.0).expect("the log");
    }
    for told in ["https://table.example/gm/", "https://table.example/join", "http://127.0.0.1:"] {
        assert!(table.told.contains(told), "{told}: {}", table.told);
    }
    let second = run(&["serve", "--port", "0", "--no-open", "--lang", "en", "--data", folder.path()]);
    assert!(second.code == 1 && second.err.contains("https://table.example/"), "{}", second.err);
    let link = run(&["link", "--lang", "en", "--data", folder.path()]);
    assert!(link.out.contains("https://table.example/gm/"), "{}{}", link.out, link.err);
}

/// Values that cannot be are refused before anything is opened, in both languages, with what would do.
#[test]
fn a_public_name_that_cannot_be_is_refused_in_words() {
    let folder = Folder::new("serve-unfit");
    let good = ["--public", "https://t.example"];
    let cases: [(&[&str], &str, &str); 7] = [
        (&["--public", "http://t.example"], "commence par https://", "begins with https://"),
        (&["--public", "https://t.example/table"], "rien après", "nothing after it"),
        (&["--public", "https://t_t"], "pas de nom", "no valid host name"),
        (&["--frame", "vtt.example"], "--frame", "--frame"),
        (&["--proxy", "nginx"], "ni l’une ni l’autre", "neither"),
        (&["--host", "t.example"], "une adresse de cette machine", "an address of this machine"),
        (&["--host", "0.0.0.0"], "--proxy", "--proxy"),
    ];
    for (wrong, fr, en) in cases {
        for (lang, word) in [("fr", fr), ("en", en)] {
            let mut args = vec!["serve", "--port", "0", "--no-open", "--lang", lang, "--data", folder.path()];
            args.extend(if wrong[0] == "--public" { &[][..] } else { &good[..] });
            args.extend(wrong);
            let ran = run(&args);
            assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{wrong:?}: {}", ran.err);
            assert!(ran.err.contains(word) && ran.err.contains(wrong[1]), "{wrong:?} {lang}: {}", ran.err);
        }
    }
    for alone in [["--proxy", "127.0.0.1"], ["--host", "127.0.0.1"], ["--frame", "https://a.example"]] {
        let ran = run(&["serve", alone[0], alone[1], "--data", folder.path(), "--lang", "en"]);
        assert!(ran.code == 2 && ran.err.contains("--public"), "{alone:?}: {}", ran.err);
    }
    assert!(!root().join(folder.path()).exists(), "nothing was made");
}
