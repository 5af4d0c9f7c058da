//! Two worlds that differ only in what somebody may not know, and everything that can be asked of a server.
// A stream that stays silent is waited for by the clock.
#![allow(missing_docs, dead_code, clippy::unwrap_used, clippy::disallowed_types, clippy::disallowed_methods)]

use crate::common::*;
use montjoie_chronicle::Chronicle;
use montjoie_game::scenario::{Ratio, Written};
use montjoie_game::{Fight, Game, Gesture, Knowledge, Viewer, value_of};
use montjoie_table::{Inputs, Office, Side, Waiting, Want};
use montjoie_web::{Hall, route_list};
use std::io::{ErrorKind, Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

pub const PLAYER: Side = Side::A;

/// A battle and its player, as one of two worlds.
pub struct World {
    pub battle: String,
    pub code: String,
    pub phone: Browser,
    /// Somebody of the other side.
    pub foe: Browser,
    /// The screen for the table, by its own key.
    pub screen: Browser,
}

/// A browser that followed the link of the screen and holds nothing else.
pub fn screen(port: u16, hall: &Hall, id: &str) -> Browser {
    let link = format!("/screen/{id}/{}", hall.room(id).unwrap().screen_key());
    let mut screen = Browser::new(port);
    let answer = screen.get(&link);
    assert_eq!(answer.status, 303, "{}", answer.body);
    assert!(!answer.headers.contains(&link), "the key leaves the address");
    screen
}

impl World {
    pub fn id(&self) -> String {
        self.battle.trim_start_matches("/b/").to_owned()
    }

    pub fn new(gm: &mut Browser, hall: &Hall, journal: &[u8]) -> World {
        let id = montjoie_web::secret::token()[..12].to_owned();
        hall.import_as(&id, journal).unwrap();
        World::seated(gm, hall, &id)
    }

    pub fn begun(gm: &mut Browser, hall: &Hall, scenario: &str) -> World {
        let id = montjoie_web::secret::token()[..12].to_owned();
        hall.begin_as(&id, scenario).unwrap();
        World::seated(gm, hall, &id)
    }

    pub fn seated(gm: &mut Browser, hall: &Hall, id: &str) -> World {
        let (battle, code) = (format!("/b/{id}"), hall.room(id).unwrap().code());
        let mut one = phone(gm, &code, &battle, "Aude", "seat=1&side=s0&chief=yes");
        let other = phone(gm, &code, &battle, "Bruno", "seat=2&side=s1&chief=yes");
        one.get(&format!("/p/{id}"));
        let screen = screen(gm.port, hall, id);
        World { battle, code, phone: one, foe: other, screen }
    }

    /// The page of the screen.
    pub fn wall(&mut self) -> String {
        let page = self.screen.get(&format!("/screen/{}", self.id()));
        assert_eq!(page.status, 200, "{}", page.body);
        self.plain(&page.body)
    }

    /// What is left of an answer when the names of the world are taken out of it.
    pub fn plain(&self, text: &str) -> String {
        text.replace(&self.id(), "BATTLE").replace(&self.code, "CODE")
    }

    pub fn answer(&self, answer: &Answer) -> String {
        let headers: Vec<&str> = answer.headers.lines().filter(|l| !l.starts_with("date:")).collect();
        // The length of a body is compared with the body; cookies are random by design.
        let apart = |l: &&str| !l.starts_with("set-cookie:") && !l.starts_with("content-length:");
        let headers: Vec<&str> = headers.into_iter().filter(apart).collect();
        self.plain(&format!("{}\n\n{}", headers.join("\n"), answer.body))
    }
}

pub fn chronicle(gm: &mut Browser, battle: &str) -> Chronicle {
    let journal = gm.get(&format!("{battle}/journal"));
    Chronicle::inspect_bytes(montjoie_books::GAMES, journal.body.as_bytes()).unwrap()
}

/// What the rules let the player see and answer: two battles alike in this differ only in what the player may not know.
pub fn known(fight: &dyn Fight, inputs: &Inputs, knowledge: Knowledge) -> String {
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
pub fn unknown_changes(book: &Chronicle, knowledge: Knowledge) -> (Vec<String>, Vec<&'static str>) {
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
pub fn go_on_beside(gm: &mut Browser, world: &mut World) {
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
pub fn spelled(path: &str, world: &World, game: &dyn Game) -> Vec<String> {
    let mut all = vec![path.replace("{id}", &world.id())];
    let cards: Vec<String> = (0..12).flat_map(|n| [format!("u{n}"), format!("c{n}")]).chain(["x".into()]).collect();
    let [fr, _] = game.books();
    let rules = || fr.entries.iter().take(3).map(|e| e.id.clone()).chain(["nothing".into()]).collect();
    let leaves = "chronicle chronicle.md people scene constat after next scenario journal nothing".split(' ');
    let many: &[(&str, Vec<String>)] = &[
        (
            "{leaf}",
            leaves.map(str::to_owned).chain(montjoie_pages::Form::ALL.iter().map(|f| f.word().to_owned())).collect(),
        ),
        ("{sheet}", ["cards", "order", "finish", "nothing"].map(str::to_owned).into()),
        ("{card}", cards),
        ("{rule}", rules()),
        ("{ask}", vec!["X~u1~u2~0".into(), "nothing".into()]),
        ("{entry}", ["0", "1", "7", "x"].map(str::to_owned).into()),
        ("{name}", ["montjoie.css", "nothing"].map(str::to_owned).into()),
        ("{key}", vec!["0123456789abcdef0123456789abcdef".into()]),
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
pub const BODIES: [&str; 3] = ["", "head=1&do=lay&key=x&text=&who=u99&value=%00", "do=confirm&code=AAAAAA"];

/// Everything that can be asked for by whoever holds this browser, and what came of it. Streams are heard apart.
pub fn everything(browser: &mut Browser, world: &World, game: &dyn Game) -> Vec<(String, String)> {
    let mut heard = Vec::new();
    for route in route_list() {
        for path in spelled(route.path, world, game) {
            let own_stream = path.ends_with("/events") && (path.starts_with("/p/") || path.starts_with("/screen/"));
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
pub struct Ear {
    socket: TcpStream,
    heard: Vec<u8>,
}

impl Ear {
    pub fn new(world: &World) -> Ear {
        Ear::of(&world.phone, &format!("/p/{}", world.id()))
    }

    pub fn of(browser: &Browser, page: &str) -> Ear {
        let mut socket = TcpStream::connect(("127.0.0.1", browser.port)).unwrap();
        let cookies: Vec<String> = browser.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
        let request = format!(
            "GET {page}/events HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nCookie: {}\r\n\r\n",
            browser.port,
            cookies.join("; ")
        );
        socket.write_all(request.as_bytes()).unwrap();
        Ear { socket, heard: Vec::new() }
    }

    /// Every update that has come, once there are as many as are due, or this long has passed: each whole, with its number.
    pub fn updates(&mut self, due: usize, patience: Duration) -> Vec<String> {
        let mut buffer = [0u8; 65536];
        let until = Instant::now() + patience;
        loop {
            let text = String::from_utf8_lossy(&self.heard).into_owned();
            let whole = text.rfind("\n\n").map_or("", |end| &text[..end + 2]);
            let updates: Vec<String> =
                whole.split("\n\n").filter_map(|one| one.find("id: ").map(|at| one[at..].to_owned())).collect();
            let left = until.saturating_duration_since(Instant::now());
            if updates.len() >= due || left.is_zero() {
                self.heard.drain(..whole.len());
                return updates;
            }
            self.socket.set_read_timeout(Some(left)).unwrap();
            match self.socket.read(&mut buffer) {
                Ok(n) => self.heard.extend_from_slice(&buffer[..n]),
                Err(e) if matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
                Err(e) => panic!("the stream broke: {e}"),
            }
        }
    }

    /// Listens until this was said; beats of the heart are not counted, and neither is how the stream was cut for the wire.
    pub fn until(&mut self, said: &str) -> String {
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

/// Where two texts part, with what stands around it.
pub fn apart(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).position(|(a, b)| a != b).unwrap_or(one.len().min(other.len()));
    let around = |text: &str| {
        let from = (0..=at.saturating_sub(160)).rev().find(|i| text.is_char_boundary(*i)).unwrap_or(0);
        text[from..].chars().take(320).collect::<String>()
    };
    format!("{}\n---\n{}", around(one), around(other))
}

pub fn same(what: &str, one: &str, other: &str) {
    assert!(one == other, "{what} differs:\n{}", apart(one, other));
}

/// Plays on until dice are asked of the player's side: an open throw has sums, and they tell of the enemy.
pub fn to_dice(gm: &mut Browser, battle: &str) {
    // Everybody is asked, and judgements that may be left are.
    act(gm, battle, "conduct", "do=set&offered=never&focus=all");
    for _ in 0..60 {
        let book = chronicle(gm, battle);
        let fates = book.fight().fates();
        let own = |ask: &montjoie_table::Ask| montjoie_game::side_of(ask.office, ask.key.of, &fates) == Some(PLAYER);
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

/// The scenario with everybody of the second side called something else.
pub fn renamed(text: &str) -> (String, Vec<String>) {
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

pub fn capital(name: &str) -> String {
    name.chars().take(1).flat_map(char::to_uppercase).chain(name.chars().skip(1)).collect()
}
