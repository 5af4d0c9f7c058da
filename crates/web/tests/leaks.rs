//! Nothing leaks: two battles that differ only in what a player may not know are, byte for byte, the same to that player. Every
//! route of the server is gone through; one that nobody thought of fails the test.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;

use montjoie_chronicle::Chronicle;
use montjoie_rules::scenario::{Ratio, Written};
use montjoie_rules::{Fight, GAMES, Game, Gesture, Knowledge, Viewer, value_of};
use montjoie_table::{Inputs, Office, Side, Waiting, Want};
use montjoie_web::{FORMS, Hall, route_list};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;

const PLAYER: Side = Side::A;

/// A battle and its player, as one of two worlds.
struct World {
    battle: String,
    code: String,
    phone: Browser,
    /// Somebody of the other side.
    foe: Browser,
}

impl World {
    fn id(&self) -> String {
        self.battle.trim_start_matches("/b/").to_owned()
    }

    fn new(gm: &mut Browser, hall: &Hall, journal: &[u8]) -> World {
        let id = montjoie_web::secret::token()[..12].to_owned();
        hall.import_as(&id, journal).unwrap();
        World::seated(gm, hall, &id)
    }

    fn begun(gm: &mut Browser, hall: &Hall, scenario: &str) -> World {
        let id = montjoie_web::secret::token()[..12].to_owned();
        hall.begin_as(&id, scenario).unwrap();
        World::seated(gm, hall, &id)
    }

    fn seated(gm: &mut Browser, hall: &Hall, id: &str) -> World {
        let (battle, code) = (format!("/b/{id}"), hall.room(id).unwrap().code());
        let mut one = phone(gm, &code, &battle, "Aude", "seat=1&side=s0&chief=yes");
        let other = phone(gm, &code, &battle, "Bruno", "seat=2&side=s1&chief=yes");
        one.get(&format!("/p/{id}"));
        World { battle, code, phone: one, foe: other }
    }

    /// What is left of an answer when the names of the world are taken out of it.
    fn plain(&self, text: &str) -> String {
        text.replace(&self.id(), "BATTLE").replace(&self.code, "CODE")
    }

    fn answer(&self, answer: &Answer) -> String {
        let headers: Vec<&str> = answer.headers.lines().filter(|l| !l.starts_with("date:")).collect();
        // The length of a body is compared with the body; cookies are random by design.
        let headers: Vec<&str> = headers.into_iter().filter(|l| !l.starts_with("set-cookie:")).collect();
        self.plain(&format!("{}\n\n{}", headers.join("\n"), answer.body))
    }
}

fn chronicle(gm: &mut Browser, battle: &str) -> Chronicle {
    let journal = gm.get(&format!("{battle}/journal"));
    Chronicle::inspect_bytes(journal.body.as_bytes()).unwrap()
}

/// What the rules let the player see and answer: two battles alike in this differ only in what the player may not know.
fn known(fight: &dyn Fight, inputs: &Inputs, knowledge: Knowledge) -> String {
    let viewer = Viewer::Player(PLAYER, knowledge);
    let own = |office: Office, of| match office {
        Office::Chief(side) => side == PLAYER,
        Office::Gm => false,
        _ => fight.fates().iter().any(|f| f.subject == of && f.side == PLAYER),
    };
    let open = fight.look(inputs, &mut Waiting).open;
    let asks: Vec<String> = open
        .iter()
        .filter(|a| own(a.office, a.key.of))
        .map(|a| match &a.want {
            Want::Choice(tokens) => format!("{:?} {tokens:?}", a.key),
            Want::Throw { dice, .. } => format!("{:?} {dice}", a.key),
            Want::Judgement(judgement) => format!("{:?} {judgement:?}", a.key),
        })
        .collect();
    format!("{:?}\n{:?}\n{asks:?}\n{:?}", fight.sheets(viewer), fight.map(viewer), fight.outcome())
}

/// Every figure of the enemy that can be changed without the player's knowledge: the forms that change them; and the fields that
/// would show.
fn unknown_changes(book: &Chronicle, knowledge: Knowledge) -> (Vec<String>, Vec<&'static str>) {
    let (mut battle, inputs) = (book.fight().copy(), book.inputs());
    let before = known(battle.as_ref(), inputs, knowledge);
    let foes: Vec<_> = battle.fates().into_iter().filter(|f| f.side != PLAYER).collect();
    let (mut hidden, mut shown) = (Vec::new(), Vec::new());
    for (index, field) in (0u8..).zip(book.fight().info().fields) {
        let values: Vec<String> = match field.words {
            Some(words) => words.iter().map(|w| (*w).to_owned()).collect(),
            None => ["1", "2", "3", "7", "11", "13"].map(str::to_owned).into(),
        };
        let tries = foes.iter().take(3).flat_map(|foe| values.iter().map(move |value| (foe.subject, value)));
        for (who, value) in tries {
            let written = Ratio::parse(value).map_or_else(|| Written::Text(value.clone()), Written::Decimal);
            let Some(parts) = value_of(field, &written) else { continue };
            let mut after = battle.copy();
            let gesture = Gesture::Set { who, field: index, value: parts };
            let done = after.gesture(gesture, &Inputs::default(), &mut Waiting).is_ok_and(|played| played.closed);
            if !done || after.hash() == battle.hash() {
                continue;
            }
            if known(after.as_ref(), inputs, knowledge) == before {
                let (who, name) = (montjoie_pages::keys::card(who), field.name);
                hidden.push(format!("gesture=set&who={who}&field={name}&value={}&reason=x&do=lay", encode(value)));
                battle = after;
            } else {
                shown.push(field.name);
            }
            break;
        }
    }
    (hidden, shown)
}

/// Things that go on beside the battle and are none of the player's business.
fn go_on_beside(gm: &mut Browser, world: &mut World) {
    let battle = world.battle.clone();
    act(gm, &battle, "note", "text=Ils+vont+trahir");
    act(gm, &battle, "note", "text=une+erreur");
    act(gm, &battle, "undo", "");
    act(gm, &battle, "telling", "round=1&text=pas+encore&do=hide");
    act(gm, &battle, "scene", "do=open&title=Une+trahison&who=u0&stakes=secret&triumph_gesture=");
    act(gm, &battle, "scene", "do=cancel");
    act(gm, &battle, "knowledge", "to=s1&who=u0&level=exact&do=grant");
    act(gm, &battle, "conduct", "who=seat-2&kind=dice&hand=assisted&do=except");
    act(gm, &battle, "odds", "do=hide");
    act(gm, &battle, "orders", "do=doctrine");
    let id = world.id();
    world.foe.post(&format!("/p/{id}/say"), "text=Nous+prenons+le+bois");
    // The other player proposes whatever is asked of them.
    let page = world.foe.get(&format!("/p/{id}")).body;
    if let Some(select) = page.split("<select").nth(1)
        && let (Some(name), Some(value)) = (between(select, "name=\"", "\""), select.split("value=\"").nth(2))
    {
        let value = value.split('"').next().unwrap();
        world.foe.post(&format!("/p/{id}/answer"), &format!("{}={}&do=confirm", encode(&name), encode(value)));
    }
}

/// Everything a path of the router may be asked as.
fn spelled(path: &str, world: &World, game: &dyn Game) -> Vec<String> {
    let mut all = vec![path.replace("{id}", &world.id())];
    let cards: Vec<String> = (0..12).flat_map(|n| [format!("u{n}"), format!("c{n}")]).chain(["x".into()]).collect();
    let [fr, _] = game.books();
    let rules = || fr.entries.iter().take(3).map(|e| e.id.clone()).chain(["nothing".into()]).collect();
    let leaves = "chronicle chronicle.md people scene constat after next scenario journal nothing".split(' ');
    let many: &[(&str, Vec<String>)] = &[
        ("{leaf}", leaves.map(str::to_owned).chain(FORMS.iter().map(|f| (*f).to_owned())).collect()),
        ("{sheet}", ["cards", "order", "finish", "nothing"].map(str::to_owned).into()),
        ("{card}", cards),
        ("{rule}", rules()),
        ("{ask}", vec!["X~u1~u2~0".into(), "nothing".into()]),
        ("{entry}", ["0", "1", "7", "x"].map(str::to_owned).into()),
        ("{name}", ["montjoie.css", "nothing"].map(str::to_owned).into()),
        ("{secret}", vec!["0123456789abcdef0123456789abcdef".into()]),
        ("{game}", vec![game.info().id.into(), "nothing".into()]),
        ("{copy}", vec!["2026-11-15".into(), "nothing".into()]),
        ("{draft}", vec!["0123456789ab".into()]),
    ];
    for (hole, fillings) in many {
        if path.contains(hole) {
            all = all.iter().flat_map(|p| fillings.iter().map(move |f| p.replace(hole, f))).collect();
        }
    }
    assert!(all.iter().all(|p| !p.contains('{')), "{path} is a route nobody tests: say how it is spelled");
    all
}

/// Forms with nothing in them, and with nonsense.
const BODIES: [&str; 3] = ["", "head=1&do=lay&key=x&text=&who=u99&value=%00", "do=confirm&code=AAAAAA"];

/// Everything that can be asked for by whoever holds this browser, and what came of it. Streams are heard apart.
fn everything(browser: &mut Browser, world: &World, game: &dyn Game) -> Vec<(String, String)> {
    let mut heard = Vec::new();
    for route in route_list() {
        for path in spelled(route.path, world, game) {
            let own_stream = path.ends_with("/events") && path.starts_with("/p/");
            if route.method == "GET" && !own_stream {
                let answer = browser.get(&path);
                assert!(answer.status < 500, "{path}: {}", answer.body);
                heard.push((format!("GET {}", world.plain(&path)), world.answer(&answer)));
            }
            // Knocking at the door is counted and would be refused after a while: it is not asked here.
            if route.method == "POST" && path != "/join" {
                // What is refused before it is read needs no more than one of them.
                let bodies = if path.starts_with("/p/") { &BODIES[..] } else { &BODIES[1..2] };
                for body in bodies {
                    let answer = browser.post(&path, body);
                    assert!(answer.status < 500, "{path}: {}", answer.body);
                    heard.push((format!("POST {} {body}", world.plain(&path)), world.answer(&answer)));
                }
            }
        }
    }
    heard
}

/// Listens to a player's stream.
struct Ear {
    socket: TcpStream,
    heard: Vec<u8>,
}

impl Ear {
    fn new(world: &World) -> Ear {
        let mut socket = TcpStream::connect(("127.0.0.1", world.phone.port)).unwrap();
        let cookies: Vec<String> = world.phone.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
        let request = format!(
            "GET /p/{}/events HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nCookie: {}\r\n\r\n",
            world.id(),
            world.phone.port,
            cookies.join("; ")
        );
        socket.write_all(request.as_bytes()).unwrap();
        Ear { socket, heard: Vec::new() }
    }

    /// Listens until this was said; beats of the heart are not counted, and neither is how the stream was cut for the wire.
    fn until(&mut self, said: &str) -> String {
        let mut buffer = [0u8; 65536];
        // Read as bytes: a letter may be cut in two on the way.
        let text = loop {
            let text = String::from_utf8_lossy(&self.heard).into_owned();
            // The event is whole when an empty line follows it.
            if text.find(said).is_some_and(|at| text[at..].contains("\n\n")) {
                break text;
            }
            let n = self.socket.read(&mut buffer).unwrap();
            assert!(n > 0, "the stream broke");
            self.heard.extend_from_slice(&buffer[..n]);
        };
        self.heard.clear();
        let chunk = |l: &&str| !l.is_empty() && !l.chars().all(|c| c.is_ascii_hexdigit());
        let lines: Vec<&str> = text.lines().map(str::trim_end).filter(chunk).collect();
        let lines = lines.into_iter().filter(|l| !l.contains(": beat") && !l.to_lowercase().starts_with("date:"));
        lines.collect::<Vec<_>>().join("\n")
    }
}

fn same(what: &str, one: &str, other: &str) {
    if one != other {
        let at = one.bytes().zip(other.bytes()).position(|(a, b)| a != b).unwrap_or(one.len().min(other.len()));
        let around = |text: &str| {
            let from = (0..=at.saturating_sub(160)).rev().find(|i| text.is_char_boundary(*i)).unwrap_or(0);
            text[from..].chars().take(320).collect::<String>()
        };
        panic!("{what} differs:\n{}\n---\n{}", around(one), around(other));
    }
}

/// Plays on until dice are asked of the player's side: an open throw has sums, and they tell of the enemy.
fn to_dice(gm: &mut Browser, battle: &str) {
    for _ in 0..60 {
        let book = chronicle(gm, battle);
        let fates = book.fight().fates();
        let own = |ask: &montjoie_table::Ask| montjoie_rules::side_of(ask.office, ask.key.of, &fates) == Some(PLAYER);
        if book.asks().iter().any(|a| own(a) && matches!(a.want, Want::Throw { .. })) {
            return;
        }
        act(gm, battle, "orders", "do=doctrine");
        let mut page = act(gm, battle, "orders", "do=confirm");
        if page.contains("id=\"dice-form\"") && chronicle(gm, battle).asks().iter().any(|a| !own(a)) {
            page = act(gm, battle, "dice", "do=roll");
            act(gm, battle, "dice", &format!("do=confirm&{}", typed(&page)));
        } else {
            act(gm, battle, "go", "do=step");
        }
    }
    panic!("no dice are ever asked of the player in {battle}");
}

/// Two worlds of one battle; the second is another one in everything the player may not know.
fn two_worlds(gm: &mut Browser, hall: &Hall, game: &dyn Game, knowledge: Knowledge, dice: bool) {
    let id = game.info().id;
    let first = sample_of(gm, id, "standard");
    act(gm, &first, "go", "do=round");
    act(gm, &first, "go", "do=step");
    if dice {
        to_dice(gm, &first);
    }
    let journal = gm.get(&format!("{first}/journal")).body;
    let mut worlds = [0, 1].map(|_| World::new(gm, hall, journal.as_bytes()));
    let word = if knowledge == Knowledge::Words { "words" } else { "unseen" };
    for world in &worlds {
        act(gm, &world.battle, "knowledge", &format!("a={word}&b=exact&screen={word}&do=set"));
    }
    let book = chronicle(gm, &first);
    let (hidden, shown) = unknown_changes(&book, knowledge);
    assert!(hidden.len() >= 3, "{id}: too little can be hidden to prove anything: {hidden:?}, shown {shown:?}");
    let mut ears = worlds.each_ref().map(Ear::new);
    for fields in &hidden {
        let battle = &worlds[1].battle;
        let head = hall.room(&worlds[1].id()).unwrap().inside_head();
        assert_eq!(gm.post(&format!("{battle}/gesture"), &format!("head={head}&{fields}")).status, 303);
    }
    let [one, other] = worlds.each_ref().map(|w| {
        let book = chronicle(gm, &w.battle);
        (book.fight().hash(), known(book.fight(), book.inputs(), knowledge))
    });
    assert_ne!(one.0, other.0, "{id}: they are two battles");
    assert_eq!(one.1, other.1, "{id}: alike in all the player may know");
    go_on_beside(gm, &mut worlds[1]);
    // The teeth of it: the GM sees two different battles.
    let [gms_one, gms_other] = worlds.each_ref().map(|w| w.plain(&gm.get(&format!("{}/print/finish", w.battle)).body));
    assert_ne!(gms_one, gms_other, "{id}");
    // What is pushed, with ids and lengths, up to something both players hear.
    for world in &worlds {
        act(gm, &world.battle, "note", "text=Il+neige+sur+la+plaine&shared=yes");
    }
    let pushed = [0, 1].map(|n| worlds[n].plain(&ears[n].until("Il neige sur la plaine")));
    same(&format!("{id}: what is pushed"), &pushed[0], &pushed[1]);
    drop(ears);
    // The screen for the table, which is granted as much.
    let screens = worlds.each_ref().map(|w| w.plain(&gm.get(&format!("/screen/{}", w.id())).body));
    assert!(screens[0].contains("Il neige"), "the screen is open");
    same(&format!("{id}: the screen"), &screens[0], &screens[1]);
    // Every route there is.
    let mut heard = worlds.each_mut().map(|world| {
        let mut phone = std::mem::replace(&mut world.phone, Browser::new(gm.port));
        everything(&mut phone, world, game)
    });
    let [one, other] = &mut heard;
    assert_eq!(one.len(), other.len());
    assert!(one.iter().any(|(what, text)| what == "GET /p/BATTLE" && text.contains("Il neige")), "the phone is open");
    for ((what, a), (_, b)) in one.iter().zip(other.iter()) {
        same(&format!("{id}: {what}"), a, b);
    }
}

#[test]
fn a_player_learns_nothing_of_what_is_hidden() {
    let (mut gm, _, hall) = open("leaks");
    for game in GAMES.iter() {
        two_worlds(&mut gm, &hall, *game, Knowledge::Unseen, true);
    }
}

#[test]
fn a_player_who_knows_in_words_learns_no_figure() {
    let (mut gm, _, hall) = open("leaks-words");
    for game in GAMES.iter() {
        two_worlds(&mut gm, &hall, *game, Knowledge::Words, false);
    }
}

/// Who was not let in, or has no seat, is told the same of every battle.
#[test]
fn strangers_and_those_at_the_door_learn_nothing() {
    let (mut gm, _, hall) = open("leaks-door");
    let mut seen = Vec::new();
    for game in GAMES.iter().take(2) {
        let battle = sample_of(&mut gm, game.info().id, "standard");
        act(&mut gm, &battle, "go", "do=round");
        let id = battle.trim_start_matches("/b/").to_owned();
        let code = hall.room(&id).unwrap().code();
        let mut waiting = Browser::new(gm.port);
        assert_eq!(waiting.post("/join", &format!("code={code}&name=Aude")).status, 303);
        let world = World { battle, code, phone: Browser::new(gm.port), foe: Browser::new(gm.port) };
        let both =
            [everything(&mut Browser::new(gm.port), &world, GAMES[0]), everything(&mut waiting, &world, GAMES[0])];
        seen.push(both);
    }
    for (one, other) in seen[0].iter().zip(&seen[1]) {
        for ((what, a), (_, b)) in one.iter().zip(other) {
            same(what, a, b);
        }
    }
}

/// The scenario with everybody of the second side called something else.
fn renamed(text: &str) -> (String, Vec<String>) {
    let second = text.match_indices("[[side]]").nth(1).map(|(at, _)| at).unwrap();
    let (mut out, mut names) = (text[..second].to_owned(), Vec::new());
    let mut of_side = true;
    for line in text[second..].lines().map(str::trim) {
        of_side &= !(line.starts_with("[[") && line != "[[side]]");
        let after = line.starts_with("[[event") || line.starts_with("[map") || line.starts_with("[options");
        assert!(!after || names.len() > 3, "{line}");
        match line.split_once(" = ") {
            Some((key @ ("name_fr" | "name_en" | "name"), name)) if !of_side => {
                names.push(name.trim_matches('"').to_owned());
                out.push_str(&format!("{key} = \"les Autres du rang {}\"\n", names.len()));
            }
            _ => out.push_str(&format!("{line}\n")),
        }
    }
    (out, names)
}

/// Who is unseen has no name: two battles in which the enemy is called otherwise are the same to a player who never met them, and
/// to the screen for the table.
#[test]
fn the_unseen_have_no_names() {
    let (mut gm, _, hall) = open("leaks-names");
    for game in GAMES.iter() {
        let id = game.info().id;
        let text = game.samples()[0].1;
        let (other, names) = renamed(text);
        assert!(names.len() > 3, "{id}: {names:?}");
        let mut worlds = [text, &other].map(|text| World::begun(&mut gm, &hall, text));
        for world in &worlds {
            act(&mut gm, &world.battle, "knowledge", "a=unseen&b=unseen&screen=unseen&do=set");
        }
        let [gms_one, gms_other] = worlds.each_ref().map(|w| w.plain(&gm.get(&w.battle).body));
        assert_ne!(gms_one, gms_other, "{id}: the GM reads other names");
        let screens = worlds.each_ref().map(|w| w.plain(&gm.get(&format!("/screen/{}", w.id())).body));
        same(&format!("{id}: the screen"), &screens[0], &screens[1]);
        let heard = worlds.each_mut().map(|world| {
            let mut phone = std::mem::replace(&mut world.phone, Browser::new(gm.port));
            everything(&mut phone, world, *game)
        });
        let [one, other] = &heard;
        for ((what, a), (_, b)) in one.iter().zip(other) {
            same(&format!("{id}: {what}"), a, b);
        }
        let page = one.iter().find(|(what, _)| what == "GET /p/BATTLE").map(|(_, page)| page).unwrap();
        assert!(names.iter().all(|name| !page.contains(name.as_str())), "{id}: {page}");
        // Whoever is granted words of them knows who they are, and so does the screen.
        let world = &mut worlds[0];
        act(&mut gm, &world.battle, "knowledge", "a=words&b=unseen&screen=words&do=set");
        let screen = gm.get(&format!("/screen/{}", world.id())).body;
        let known = |page: &str| names.iter().filter(|name| page.contains(&capital(name))).count();
        assert!(known(&screen) > 0, "{id}: the screen names somebody: {screen}");
    }
}

fn capital(name: &str) -> String {
    name.chars().take(1).flat_map(char::to_uppercase).chain(name.chars().skip(1)).collect()
}

/// Who sees only what is theirs learns nothing of the rest of their own side.
#[test]
fn a_player_kept_to_their_own_sees_no_other_troops_of_their_side() {
    let (mut gm, _, hall) = open("leaks-narrow");
    for game in GAMES.iter() {
        let id = game.info().id;
        let first = sample_of(&mut gm, id, "standard");
        act(&mut gm, &first, "go", "do=round");
        let journal = gm.get(&format!("{first}/journal")).body;
        let book = chronicle(&mut gm, &first);
        // One of theirs, and another whose losses are nothing to it.
        let take = |who| {
            let mut after = book.fight().copy();
            let laid = after.gesture(Gesture::Take { who, men: 3 }, &Inputs::default(), &mut Waiting);
            laid.is_ok_and(|played| played.closed).then_some(after)
        };
        let own: Vec<_> =
            book.fight().sheets(Viewer::Gm).into_iter().filter(|s| s.side == PLAYER && s.strength.is_some()).collect();
        let near = |mine: &montjoie_rules::Sheet, s: &montjoie_rules::Sheet| {
            s.subject == mine.subject || s.with.contains(&mine.subject) || mine.with.contains(&s.subject)
        };
        let apart = |mine: &montjoie_rules::Sheet, other: &montjoie_rules::Sheet| {
            let after = take(other.subject)?;
            let unmoved = |s: &montjoie_rules::Sheet| own.iter().any(|o| o == s);
            let moved = after.sheets(Viewer::Gm).into_iter().filter(|s| s.side == PLAYER && near(mine, s));
            moved.into_iter().all(|s| unmoved(&s)).then(|| (mine.clone(), other.clone()))
        };
        let pair = own.iter().rev().find_map(|mine| own.iter().find_map(|other| apart(mine, other)));
        let (mine, other) = pair.expect("two troops that have nothing to do with one another");
        let mut phones = [0, 1].map(|_| {
            let world = World::new(&mut gm, &hall, journal.as_bytes());
            let card = montjoie_pages::keys::card(mine.subject);
            act(&mut gm, &world.battle, "seat", &format!("do=assign&seat=1&side=s0&units={card}&narrow=yes"));
            world
        });
        let card = montjoie_pages::keys::card(other.subject);
        let men = "gesture=take&men=3&reason=x&do=lay";
        act(&mut gm, &phones[1].battle, "gesture", &format!("who={card}&{men}"));
        let pages = phones.each_mut().map(|world| {
            let id = world.id();
            let page = world.phone.get(&format!("/p/{id}")).body;
            world.plain(&page)
        });
        same(&format!("{id}: of another's men"), &pages[0], &pages[1]);
        let named = |who| {
            let name = book.fight().names().of(who).map(|n| capital(&n.fr)).unwrap_or_default();
            pages[0].contains(&name.replace('\'', "&#39;"))
        };
        assert!(named(mine.subject), "{id}: their own are there");
        assert!(!pages[0].contains(&format!("id=\"{card}\"")), "{id}: another's card");
    }
}
