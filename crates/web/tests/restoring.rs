//! A copy put back from the page: the GM looks first, everyone comes to the battles as they were, nothing unseen is replaced.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use common::{Browser, act, between, head, open, phone, sample};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;

/// A stream of updates, as a page that is open hears it.
fn listen(browser: &Browser, path: &str) -> TcpStream {
    let mut socket = TcpStream::connect(("127.0.0.1", browser.port)).unwrap();
    let cookies: Vec<String> = browser.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
    let (port, cookies) = (browser.port, cookies.join("; "));
    write!(socket, "GET {path}/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookies}\r\n\r\n").unwrap();
    socket
}

/// Hears until this is said.
fn hears(socket: &mut TcpStream, said: &str) {
    let (mut heard, mut part) = (Vec::new(), [0; 65536]);
    while !String::from_utf8_lossy(&heard).contains(said) {
        let n = socket.read(&mut part).unwrap();
        assert!(n > 0, "the stream ended without {said}: {}", String::from_utf8_lossy(&heard));
        heard.extend_from_slice(&part[..n]);
    }
}

fn mark(page: &str) -> String {
    between(page, "name=\"mark\" value=\"", "\"").unwrap()
}

const COPY: &str = "/copies/2026-11-15";

#[test]
fn a_copy_is_looked_at_put_back_and_everyone_comes_to_it() {
    let (mut gm, link, hall) = open("restoring");
    gm.cookies.push(("lang".into(), "en".into()));
    let battle = sample(&mut gm);
    let id = battle.trim_start_matches("/b/").to_owned();
    let code = hall.room(&id).unwrap().code();
    let mut old = phone(&mut gm, &code, &battle, "Aude", "seat=1&side=s0");
    let before: u64 = head(&act(&mut gm, &battle, "note", "text=before+the+copy")).parse().unwrap();
    hall.shelf.back_up("2026-11-15").unwrap();
    act(&mut gm, &battle, "note", "text=after+the+copy");
    let mut new = phone(&mut gm, &code, &battle, "Bertrand", "seat=2&side=s0");
    let later = sample(&mut gm);
    assert_eq!(gm.get(&later).status, 200);
    let (mut of_gm, mut of_old, mut of_new) =
        (listen(&gm, &battle), listen(&old, &format!("/p/{id}")), listen(&new, &format!("/p/{id}")));
    for stream in [&mut of_gm, &mut of_old, &mut of_new] {
        hears(stream, "data: ");
    }

    // The list, and what one would lose: nothing is done by looking.
    assert!(gm.get("/").body.contains("href=\"/copies\""));
    let list = gm.get("/copies");
    assert!(list.body.contains("Copy of 2026-11-15") && list.body.contains("One battle"), "{}", list.body);
    let look = gm.get(COPY).body;
    let told = between(&look, "id=\"replaced\"", "</section>").unwrap();
    assert!(told.contains("all of it") && told.contains("one entry of its journal"), "{told}");
    // Somebody plays on: what nobody saw is not replaced.
    act(&mut gm, &battle, "note", "text=while+they+looked");
    let refused = gm.post(COPY, &format!("mark={}", mark(&look)));
    assert_eq!(refused.status, 200);
    assert!(refused.body.contains("played on since this page opened"), "{}", refused.body);
    assert!(gm.get(&battle).body.contains("while they looked"));

    let done = gm.post(COPY, &format!("mark={}", mark(&refused.body)));
    assert_eq!(done.status, 200);
    let aside = between(&done.body, "set aside: ", "</p>").unwrap();
    assert!(std::path::Path::new(&aside).is_file(), "{aside}");
    for stream in [&mut of_gm, &mut of_old, &mut of_new] {
        hears(stream, "event: reload");
    }
    let page = gm.get(&battle).body;
    assert_eq!(head(&page).parse::<u64>().unwrap(), before, "the battle stands where it stood");
    assert!(page.contains("before the copy") && !page.contains("after the copy"));
    assert_eq!(gm.get(&later).status, 404, "begun since");
    assert_eq!(old.get(&format!("/p/{id}")).status, 200, "a seat of then is a seat");
    assert_eq!(new.get(&format!("/p/{id}")).status, 403, "a later one knocks again");
    // It is played on, and the GM's own key is still good, also for the next opening.
    assert!(head(&act(&mut gm, &battle, "note", "text=and+on")).parse::<u64>().unwrap() > before);
    assert_eq!(Browser::new(gm.port).get(&link).status, 403, "its link was used");
    let key = &gm.cookies.iter().find(|(name, _)| name.starts_with("montjoie_gm_")).unwrap().1;
    let kept = hall.shelf.kept("gm").unwrap();
    assert!(kept.is_some_and(|kept| kept.contains(&montjoie_web::secret::hashed(key))));

    // What was set aside is on the list, and comes back in the same way.
    let list = gm.get("/copies").body;
    let back = format!("/copies/aside-{}", between(&list, "href=\"/copies/aside-", "\"").unwrap());
    let look = gm.get(&back).body;
    assert_eq!(gm.post(&back, &format!("mark={}", mark(&look))).status, 200);
    assert!(gm.get(&battle).body.contains("while they looked"));
    assert_eq!(gm.get(&later).status, 200);
}

#[test]
fn only_the_gm_sees_copies_and_a_spoiled_one_is_only_told_of() {
    let (mut gm, _, hall) = open("restoring-doors");
    let battle = sample(&mut gm);
    let id = battle.trim_start_matches("/b/").to_owned();
    let code = hall.room(&id).unwrap().code();
    let mut player = phone(&mut gm, &code, &battle, "Aude", "seat=1&side=s0");
    let copy = hall.shelf.back_up("2026-11-15").unwrap().unwrap();
    let mark = mark(&gm.get(COPY).body);
    for stranger in [&mut player, &mut Browser::new(gm.port)] {
        for answer in [stranger.get("/copies"), stranger.get(COPY), stranger.post(COPY, &format!("mark={mark}"))] {
            assert_eq!(answer.status, 403);
            assert!(!answer.body.contains("2026-11-15"));
        }
    }
    assert_eq!(gm.get("/copies/..%2F..%2Fmontjoie").status, 404);
    // What is spoiled after it was looked at is not put in place.
    let whole = std::fs::read(&copy).unwrap();
    std::fs::write(&copy, &whole[..whole.len() / 2]).unwrap();
    let refused = gm.post(COPY, &format!("mark={mark}"));
    assert!(refused.status == 200 && refused.body.contains("notice wrong"), "{}", refused.body);
    assert!(!gm.get("/copies").body.contains("href=\"/copies/2026"));
    act(&mut gm, &battle, "note", "text=nothing+happened");
    assert!(!copy.parent().unwrap().with_file_name("aside").exists());
}
