//! Anything at all, sent to every route: forms, journals and files that are half right or all wrong. No answer blames us (5xx), and
//! nothing changes. How many are sent follows `MONTJOIE_FUZZ_INPUTS`.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;

use common::{Browser, act, head, open, sample_of};
use kit::fields;
use kit::forms::one;
use montjoie_books::GAMES;
use montjoie_chronicle::Store as _;
use montjoie_pages::Form;
use montjoie_table::Rng;
use montjoie_web::{Hall, Route, route_list};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

fn inputs() -> u64 {
    // A request over a socket costs what a hundred inputs of a parser do.
    std::env::var("MONTJOIE_FUZZ_INPUTS").ok().and_then(|n| n.parse::<u64>().ok()).map_or(400, |n| (n / 20).max(400))
}

/// Everything of a data folder that must not change: journals, seats, drafts.
fn kept(hall: &Hall) -> Vec<String> {
    let battles = hall.shelf.battles().unwrap();
    let mut all: Vec<String> = Vec::new();
    for battle in &battles {
        let journal = hall.shelf.battle(&battle.id).load().unwrap().journal.write();
        all.push(format!("{} {} {}", battle.id, battle.archived, String::from_utf8(journal).unwrap()));
    }
    all.sort();
    all.extend(hall.shelf.drafts().unwrap().into_iter().map(|(id, text)| format!("{id} {text}")));
    all
}

const WORDS: &[&str] = &[
    "",
    "0",
    "1",
    "-1",
    "7",
    "99999999999999999999",
    "confirm",
    "roll",
    "round",
    "step",
    "until",
    "open",
    "end",
    "lay",
    "preview",
    "yes",
    "s0",
    "u0",
    "u1",
    "c0",
    "u255",
    "#u0",
    "BX-21~#u0~#-~0",
    "plus",
    "share",
    "exact",
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "../../etc/passwd",
    "é\u{202e}\u{0}",
    "%",
    "%zz",
    "{ $x }",
    "6 6 6",
    "1d8",
    "side[1]",
    "side[1].unit[1]",
    "side[9999].unit[1].count",
    "copy~side[1]",
    "drop~side[1].unit[1]",
    "add~side[1].unit",
    "add~..",
    "edit~x",
    "raw",
    "play",
    "ruleset = \"bx\"",
];
const NAMES: &[&str] = &[
    "do",
    "game",
    "sample",
    "once",
    "battle",
    "code",
    "name",
    "seat",
    "side",
    "character",
    "units",
    "chief",
    "gesture",
    "who",
    "on",
    "men",
    "shot",
    "field",
    "option",
    "value",
    "reason",
    "at",
    "entry",
    "faces",
    "text",
    "until",
    "many",
    "pick",
    "key",
    "slot",
    "lang",
    "theme",
    "file",
    "writing",
    "open",
    "paste_a",
    "paste_b",
    "title",
    "stakes",
    "scene",
    "outcome",
    "round",
    "dice_a",
    "choices_b",
    "knowledge",
    "a",
    "b",
    "side[1].name_fr",
    "options.max_sequences",
    "triumph_gesture",
    "triumph_who",
    "triumph_men",
    "told",
];

fn pick<'a>(rng: &mut Rng, list: &[&'a str]) -> &'a str {
    list[rng.below(u32::try_from(list.len()).unwrap()) as usize]
}

/// A form that nobody sent from a page: no head, or one the battle never had.
fn form(rng: &mut Rng) -> String {
    let mut pairs = Vec::new();
    for _ in 0..rng.below(7) {
        let long = "a".repeat(5_000);
        let value = if rng.below(40) == 0 { long } else { pick(rng, WORDS).to_owned() };
        pairs.push((pick(rng, NAMES), value));
    }
    match rng.below(4) {
        0 => pairs.push(("head", "987654321".to_owned())),
        1 => pairs.push(("head", pick(rng, &["-1", "x", "", "18446744073709551616"]).to_owned())),
        _ => {}
    }
    let pairs: Vec<(&str, &str)> = pairs.iter().map(|(n, v)| (*n, v.as_str())).collect();
    match rng.below(8) {
        // Not even a form.
        0 => "%%%&&&===\u{1}".to_owned(),
        1 => "\u{feff}{\"json\":true}".to_owned(),
        _ => fields(&pairs),
    }
}

/// A path of a route, its braces filled with what is there or with anything.
fn path(rng: &mut Rng, pattern: &str, battle: &str, draft: &str) -> String {
    let mut path = String::new();
    for piece in pattern.split('/').skip(1) {
        path.push('/');
        match piece {
            "{id}" if pattern.starts_with("/prepare") => path.push_str(if rng.below(8) == 0 { "0" } else { draft }),
            "{id}" => path.push_str(if rng.below(8) == 0 { "nowhere" } else { battle }),
            "{leaf}" => path.push_str(pick(rng, LEAVES)),
            hole if hole.starts_with('{') => {
                path.push_str(pick(
                    rng,
                    &["cards", "order", "finish", "u0", "c0", "1", "999999", "BX-21", "x", "%2e%2e", "montjoie.css"],
                ));
            }
            plain => path.push_str(plain),
        }
    }
    if rng.below(4) == 0 {
        path.push_str(pick(rng, &["?open=side[1]", "?code=AAAAAA", "?after=3", "?open=%00", "?%%%", "?a=b&a=c"]));
    }
    path
}

/// A table with a battle of every ruleset, a draft and a player.
fn table(name: &str) -> (Browser, Browser, Arc<Hall>, Vec<String>) {
    let (mut gm, _, hall) = open(name);
    let mut battles = Vec::new();
    for game in GAMES {
        let battle = sample_of(&mut gm, game.info().id, game.samples()[0].0);
        act(&mut gm, &battle, "go", "do=round");
        battles.push(battle.trim_start_matches("/b/").to_owned());
    }
    let code = hall.room(&battles[0]).unwrap().code();
    let mut player = Browser::new(gm.port);
    assert_eq!(player.post("/join", &format!("code={code}&name=Aude")).status, 303);
    act(&mut gm, &format!("/b/{}", battles[0]), "seat", "seat=1&do=let_in&side=s0&chief=yes");
    hall.shelf.keep_draft("aaaaaaaaaaaa", Some("{\"scenario\":\"ruleset = \\\"bx\\\"\"}")).unwrap();
    (gm, player, hall, battles)
}

/// Pages beside the table, and something that is none.
const LEAVES: &[&str] = &[
    "people",
    "chronicle",
    "chronicle.md",
    "journal",
    "scenario",
    "scene",
    "constat",
    "after",
    "next",
    "what-if",
    "report",
    "dice",
    "door",
    "x",
];

fn gm_forms() -> Vec<Form> {
    Form::ALL.iter().copied().filter(|form| !form.of_player()).collect()
}

/// What is sent to: every route, and the route of the GM's forms once for each of them.
fn targets() -> Vec<(Route, String, Option<Form>)> {
    let mut all = Vec::new();
    for route in route_list() {
        if route.method == "POST" && route.path == "/b/{id}/{leaf}" {
            let named = |form: Form| (route, route.path.replace("{leaf}", form.word()), Some(form));
            all.extend(gm_forms().into_iter().map(named));
        }
        // Streams do not end; who opens them is tried elsewhere.
        if !route.path.ends_with("/events") {
            all.push((route, route.path.to_owned(), None));
        }
    }
    all
}

#[test]
fn every_route_takes_anything_and_changes_nothing() {
    let (gm, player, hall, battles) = table("wild");
    let before = kept(&hall);
    let targets = targets();
    let mut rng = Rng::of(11, 0);
    let (mut tried, mut forms, mut sent) = (BTreeSet::new(), BTreeSet::new(), 0u64);
    // Everybody sends to everything, once at least.
    for n in 0..inputs().max(3 * targets.len() as u64) {
        let (route, pattern, form_of) = &targets[(n as usize) % targets.len()];
        // What only a GM's own page may begin or agree on is tried as a stranger here, and as the GM below.
        let begins = ["/sample", "/new", "/import", "/archive", "/prepare/{id}", "/chair"].contains(&route.path);
        let agrees = form_of.is_some_and(|form| !form.changes());
        let mut who = match (n as usize) / targets.len() % 3 {
            // The GM's forms with a head the battle never had.
            0 if !(begins && route.method == "POST" || agrees) => {
                Browser { port: gm.port, cookies: gm.cookies.clone() }
            }
            1 => Browser { port: gm.port, cookies: player.cookies.clone() },
            _ => Browser::new(gm.port),
        };
        let battle = &battles[rng.below(u32::try_from(battles.len()).unwrap()) as usize];
        let path = path(&mut rng, pattern, battle, "aaaaaaaaaaaa");
        let answer = if route.method == "GET" { who.get(&path) } else { who.post(&path, &form(&mut rng)) };
        assert!(answer.status < 500, "{} {path}: {} {}", route.method, answer.status, answer.body);
        tried.insert(*route);
        sent += 1;
        // It came to the form itself when the table answers as it does to one of its own.
        if answer.status == 303 && who.cookies.len() == gm.cookies.len() && who.cookies == gm.cookies {
            forms.extend(form_of.map(Form::word));
        }
        if n % 50 == 49 {
            assert!(kept(&hall) == before, "{} {path} changed something", route.method);
        }
    }
    assert!(kept(&hall) == before, "something changed");
    let missed: Vec<_> =
        route_list().into_iter().filter(|r| !tried.contains(r) && !r.path.ends_with("/events")).collect();
    assert!(missed.is_empty(), "{missed:?}");
    let all: BTreeSet<&str> = gm_forms().into_iter().filter(|form| form.changes()).map(Form::word).collect();
    assert_eq!(forms, all, "every form that plays the battle on was reached");
    println!("{sent} inputs to {} routes and {} forms, nothing changed", tried.len(), all.len());
}

/// The page on which the GM finds a form: the table, or one beside it.
fn page_with(gm: &mut Browser, rng: &mut Rng, battle: &str, table: &str, form_of: Form) -> String {
    let leaf = match form_of {
        Form::Seat | Form::Door | Form::Screen => "people".to_owned(),
        Form::Constat => "constat".to_owned(),
        Form::Scene if rng.below(2) == 0 => "scene".to_owned(),
        Form::WhatIf if rng.below(4) == 0 => "what-if".to_owned(),
        Form::GoTo | Form::WhatIf | Form::Amend => {
            let lines: Vec<&str> = table.split(&format!("href=\"{battle}/line/")).skip(1).collect();
            let Some(line) = one(rng, &lines) else { return table.to_owned() };
            format!("line/{}", line.split('"').next().unwrap())
        }
        _ => return table.to_owned(),
    };
    gm.get(&format!("{battle}/{leaf}")).body
}

/// What the GM sends by one form: mostly what the page has, with something else in it; now and then anything.
fn any_of(rng: &mut Rng, page: &str, form_of: Form) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    let shown = kit::forms::sheets(page, form_of.word());
    if let Some(sheet) = one(rng, &shown).filter(|_| rng.below(4) > 0) {
        pairs = sheet.filled(rng);
    }
    let wild = if pairs.is_empty() { rng.below(6) } else { rng.below(8).saturating_sub(5) };
    for _ in 0..wild {
        let value = pick(rng, WORDS).to_owned();
        let at = rng.below(u32::try_from(pairs.len() + 1).unwrap()) as usize;
        match pairs.get_mut(at) {
            Some(pair) => pair.1 = value,
            None => pairs.push((pick(rng, NAMES).to_owned(), value)),
        }
    }
    // The network stays shut.
    pairs.retain(|(name, value)| !(form_of == Form::Door && name == "do" && value == "open"));
    pairs
}

/// The GM's own browser sends anything at all from a page that is up to date, in a battle of every book: every form is done or refused in
/// words, none breaks us, and the journal tells the same battle again afterwards.
#[test]
fn every_form_of_the_gm_takes_anything_in_every_book() {
    let (mut gm, _, hall, battles) = table("wild-gm");
    let mut rng = Rng::of(13, 0);
    let forms = gm_forms();
    // By book and form: how often it was sent, how often it did something, and how often it refused in words.
    let mut reached: BTreeMap<(usize, &str), [u64; 3]> = BTreeMap::new();
    let whole = (forms.len() * battles.len() * 4) as u64;
    for n in 0..inputs().max(whole) {
        let form_of = forms[(n as usize) % forms.len()];
        let book = (n as usize) / forms.len() % battles.len();
        let battle = format!("/b/{}", battles[book]);
        let page = gm.get(&battle);
        assert_eq!(page.status, 200, "{battle} after {n}");
        let shown = page_with(&mut gm, &mut rng, &battle, &page.body, form_of);
        let mut pairs = any_of(&mut rng, &shown, form_of);
        pairs.push(("head".to_owned(), head(&page.body)));
        let pairs: Vec<(&str, &str)> = pairs.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let answer = gm.post(&format!("{battle}/{}", form_of.word()), &fields(&pairs));
        assert!(matches!(answer.status, 200 | 303), "{} {pairs:?}: {} {}", form_of.word(), answer.status, answer.body);
        let after = if answer.status == 200 { answer.body.clone() } else { gm.get(&battle).body };
        let did = head(&after) != head(&page.body);
        let counts = reached.entry((book, form_of.word())).or_default();
        counts[0] += 1;
        counts[1] += u64::from(did);
        counts[2] += u64::from(!did && after.contains("notice wrong"));
    }
    assert_eq!(reached.len(), forms.len() * battles.len(), "{reached:?}");
    assert!(forms.len() >= 25 && battles.len() == GAMES.len(), "{} forms, {} books", forms.len(), battles.len());
    // They did not only knock: in every book battles went on by many of them, and much was refused.
    for (book, game) in GAMES.iter().enumerate() {
        let id = game.info().id;
        let of = |which: usize| reached.iter().filter(|((b, _), counts)| *b == book && counts[which] > 0).count();
        assert!(of(1) >= 6, "{id}: {} forms did something: {reached:?}", of(1));
        assert!(of(2) >= 8, "{id}: {} forms refused: {reached:?}", of(2));
        println!("{id}: {} forms sent, {} did something, {} refused", of(0), of(1), of(2));
    }
    assert!(!hall.lan());
    for id in &battles {
        let journal = hall.shelf.battle(id).load().unwrap().journal;
        let book = montjoie_chronicle::Chronicle::inspect_bytes(GAMES, &journal.write()).unwrap();
        let parting = book.replay(true).unwrap().divergence;
        assert!(parting.is_none(), "{id}: {parting:?}");
        assert_eq!(book.live().fight().hash(), hall.room(id).unwrap().hash(), "{id}");
    }
    println!("{} forms of every book, {} times at least", forms.len(), reached.values().map(|c| c[0]).min().unwrap());
}

#[test]
fn spoiled_journals_are_refused_or_sound_and_never_half_kept() {
    let (mut gm, _, hall, battles) = table("imports");
    let journals: Vec<Vec<u8>> =
        battles.iter().map(|id| hall.shelf.battle(id).load().unwrap().journal.write()).collect();
    let mut rng = Rng::of(12, 0);
    let (mut taken, mut refused) = (0, 0);
    for n in 0..(inputs() / 8).max(40) {
        let mut bytes = journals[(n as usize) % journals.len()].clone();
        let size = u32::try_from(bytes.len()).unwrap();
        match rng.below(5) {
            0 => bytes.truncate(rng.below(size) as usize),
            1 => {
                let at = rng.below(size) as usize;
                bytes[at] = u8::try_from(32 + rng.below(95)).unwrap();
            }
            2 => {
                let from = rng.below(size) as usize;
                let to = (from + rng.below(300) as usize).min(bytes.len());
                bytes.drain(from..to);
            }
            3 => {
                let text = String::from_utf8(bytes).unwrap();
                let mut lines: Vec<&str> = text.lines().collect();
                let (a, b) =
                    (rng.below(u32::try_from(lines.len()).unwrap()), rng.below(u32::try_from(lines.len()).unwrap()));
                lines.swap(a as usize, b as usize);
                bytes = (lines.join("\n") + "\n").into_bytes();
            }
            _ => bytes = format!("{{\"montjoie\":\"journal\",\"format\":{}}}\n", rng.below(4)).into_bytes(),
        }
        let before = hall.shelf.battles().unwrap().len();
        let answer = kit::upload(&mut gm, &bytes);
        assert!(answer.status < 500, "{}: {}", answer.status, answer.body);
        let now = hall.shelf.battles().unwrap().len();
        let to = kit::leads(&answer);
        if to.starts_with("/b/") {
            // What is let in can be played.
            assert_eq!((gm.get(&to).status, now), (200, before + 1), "{to}");
            taken += 1;
        } else {
            assert_eq!(now, before, "refused and kept all the same");
            refused += 1;
        }
    }
    println!("{refused} spoiled journals refused, {taken} still sound");
    assert!(refused > 0);
    // A newer one is refused politely.
    let newer = String::from_utf8(journals[0].clone()).unwrap().replacen("\"format\":1", "\"format\":99", 1);
    let answer = kit::upload(&mut gm, newer.as_bytes());
    assert!(answer.status == 200 && answer.body.contains("99"), "{}", answer.body);
    // A battle comes back from its own file as it was.
    let answer = kit::upload(&mut gm, &journals[0]);
    let id = kit::leads(&answer).trim_start_matches("/b/").to_owned();
    assert_eq!(hall.room(&id).unwrap().hash(), hall.room(&battles[0]).unwrap().hash());
}

#[test]
fn forged_cross_site_oversized_and_guessed() {
    let (mut gm, mut player, hall, battles) = table("forged");
    let before = kept(&hall);
    let host = gm.host();
    let battle = format!("/b/{}", battles[0]);
    // With every cookie there is: another page, no page, another name.
    for origin in
        ["http://evil.example", "null", "https://127.0.0.1", &format!("http://127.0.0.1:{}.evil.example", gm.port)]
    {
        for path in ["/sample", "/archive", &format!("{battle}/go"), "/reader"] {
            let answer = gm.send(
                &format!("POST {path}"),
                &format!("{host}Origin: {origin}\r\n"),
                "do=round&game=bx&sample=standard",
            );
            assert_eq!(answer.status, 403, "{origin} {path}");
            assert!(answer.body.contains("<html"), "a refusal is a page");
        }
    }
    assert_eq!(gm.send(&format!("POST {battle}/go"), &host, "do=round").status, 403, "no Origin at all");
    for name in ["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:80"] {
        assert_eq!(gm.send("GET /", &format!("Host: {name}\r\n"), "").status, 403, "{name}");
    }
    // A player's cookie is no GM's; a GM's path tells a player nothing but that.
    for path in
        [battle.clone(), format!("{battle}/journal"), format!("{battle}/people"), "/prepare/aaaaaaaaaaaa".to_owned()]
    {
        assert_eq!(player.get(&path).status, 403, "{path}");
    }
    assert_eq!(player.post(&format!("{battle}/undo"), "").status, 403);
    // Too large: refused in words, whether it says so or not.
    let answer = gm.post(&format!("{battle}/note"), &format!("text={}", "x".repeat(9 * 1024 * 1024)));
    assert_eq!(answer.status, 413);
    assert!(answer.body.contains("<html"), "{}", answer.body);
    assert!(kept(&hall) == before);
    // Guessing: ten wrong codes, then a rest, even with the right one.
    let mut guest = Browser::new(gm.port);
    let code = hall.room(&battles[0]).unwrap().code();
    let statuses: Vec<u16> = (0..14).map(|_| guest.post("/join", "code=AAAAAA&name=Eve").status).collect();
    assert!(statuses[..9].iter().all(|s| *s == 200) && statuses[12..].iter().all(|s| *s == 429), "{statuses:?}");
    assert_eq!(guest.post("/join", &format!("code={code}&name=Eve")).status, 429);
}
