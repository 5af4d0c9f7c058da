//! The chances are counted beside the table: however long a count takes, steps are confirmed and pushed meanwhile, and what was counted of an
//! older position is never shown. Shown by the order of events: a count ends when the test says so, and not before.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;
use common::*;

use montjoie_books::GAMES;
use montjoie_pages::OddsPanel;
use montjoie_web::{Config, Outlook, Position, Reckoner};
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// After this a test that hangs ends and says why; nothing is measured.
const PATIENCE: Duration = Duration::from_secs(60);

/// Counts until it is handed what it counted. It does not even ask whether the table has moved on.
#[derive(Debug)]
struct Held {
    asked: Mutex<Sender<Position>>,
    counted: Mutex<Receiver<OddsPanel>>,
    /// Nobody let it end: whoever should have was waiting for it.
    in_the_way: AtomicBool,
}

impl Reckoner for Held {
    fn reckon(&self, battle: &Outlook<'_>) -> Option<OddsPanel> {
        self.asked.lock().unwrap().send(battle.at).unwrap();
        let counted = self.counted.lock().unwrap().recv_timeout(PATIENCE);
        self.in_the_way.fetch_or(counted.is_err(), Ordering::SeqCst);
        counted.ok()
    }
}

/// Chances nobody else would count: this many in a hundred for the first side.
fn chances(percent: u64) -> OddsPanel {
    OddsPanel {
        runs: 100,
        victories: [percent, 100 - percent],
        neither: 0,
        harmless: 0,
        over_doctrines: None,
        doctrines: ["", ""],
        tilt: None,
        losses: [None, None],
        rounds: Vec::new(),
        stale: false,
        revealed: false,
    }
}

fn told(percent: u64) -> String {
    format!("<span class=\"n side-a\">{percent}\u{202f}%</span>")
}

/// Everything that is pushed to somebody, in order.
struct Ear {
    heard: Receiver<String>,
    all: Vec<String>,
}

impl Ear {
    fn new(who: &Browser, path: &str) -> Ear {
        let mut socket = TcpStream::connect(("127.0.0.1", who.port)).unwrap();
        let cookies: Vec<String> = who.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
        // The older protocol: a stream that is not cut into chunks.
        write!(socket, "GET {path}/events HTTP/1.0\r\n{}Cookie: {}\r\n\r\n", who.host(), cookies.join("; ")).unwrap();
        let (send, heard) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(socket).lines().map_while(Result::ok) {
                let Some(data) = line.strip_prefix("data:") else { continue };
                let parts: Vec<(String, String)> = serde_json::from_str(data).unwrap_or_default();
                let html = parts.into_iter().map(|(_, html)| html).collect();
                if send.send(html).is_err() {
                    return;
                }
            }
        });
        Ear { heard, all: Vec::new() }
    }

    /// Listens until something is pushed in which this holds.
    fn until(&mut self, holds: impl Fn(&str) -> bool) {
        loop {
            let html = self.heard.recv_timeout(PATIENCE).expect("it is pushed");
            self.all.push(html);
            if self.all.last().is_some_and(|html| holds(html)) {
                return;
            }
        }
    }
}

#[test]
fn steps_are_confirmed_and_pushed_while_the_chances_are_being_counted() {
    let mut by_doctrine_alone = false;
    for game in GAMES {
        let id = game.info().id;
        let ((asked, begun), (end, counted)) = (channel(), channel());
        let held = Held { asked: asked.into(), counted: counted.into(), in_the_way: AtomicBool::new(false) };
        let held = Arc::new(held);
        let reckoner: Arc<dyn Reckoner> = Arc::<Held>::clone(&held);
        let data = folder(&format!("counting-{id}"));
        let config = Config {
            games: montjoie_books::GAMES,
            data,
            port: 0,
            lan: false,
            odds: Some(reckoner),
            public: None,
            seed: Some(1),
        };
        let (mut gm, hall) = kit::serve(&config);
        hall.begin_as("held", game.samples()[0].1).unwrap();
        let battle = "/b/held".to_owned();
        let room = hall.room("held").unwrap();
        // A count has begun, of the battle as it was opened; it goes on until we say that it ends.
        let first = begun.recv_timeout(PATIENCE).unwrap();
        assert_eq!(first.head, room.inside_head());
        let mut aude = phone(&mut gm, &room.code(), &battle, "Aude", "seat=1&side=s0&chief=yes");
        act(&mut gm, &battle, "odds", "do=reveal");
        let mut ears = [Ear::new(&gm, &battle), Ear::new(&aude, "/p/held")];
        // Meanwhile steps are taken, confirmed, pushed and taken back, by the GM's page and by a player's proposal.
        for (form, fields) in [("go", "do=round"), ("undo", ""), ("redo", ""), ("note", "text=Il+pleut&shared=yes")] {
            let before = room.inside_head();
            act(&mut gm, &battle, form, fields);
            let now = room.inside_head();
            assert_ne!(before, now, "{id}: {form} is confirmed");
            ears[0].until(|html| html.contains(&format!("name=\"head\" value=\"{now}\"")));
        }
        ears[1].until(|html| html.contains("Il pleut"));
        assert_eq!(aude.post("/p/held/say", "text=On+charge").status, 303);
        ears[0].until(|html| html.contains("On charge"));
        // All of it while the first count, and no other, was going on.
        assert!(!held.in_the_way.load(Ordering::SeqCst), "{id}: a step waited for the count");
        assert!(begun.try_recv().is_err(), "{id}: nobody began another");
        // It ends, too late: the next begins, of the battle as it stands; what the first counted was dropped.
        end.send(chances(91)).unwrap();
        let second = begun.recv_timeout(PATIENCE).unwrap();
        assert_eq!(second.head, room.inside_head(), "{id}");
        assert!(!gm.get(&battle).body.contains(&told(91)) && !aude.get("/p/held").body.contains(&told(91)), "{id}");
        end.send(chances(62)).unwrap();
        ears[0].until(|html| html.contains(&told(62)));
        // Then those that players are shown are counted, of the battle as they know it.
        begun.recv_timeout(PATIENCE).unwrap();
        end.send(chances(47)).unwrap();
        ears[1].until(|html| html.contains(&told(47)));
        let page = gm.get(&battle).body;
        assert!(page.contains("class=\"odds\"") && page.contains(&told(62)), "{id}");
        // One step later they are still there, and said to be of before; the count of the new position begins.
        act(&mut gm, &battle, "note", "text=Il+neige");
        let third = begun.recv_timeout(PATIENCE).unwrap();
        let page = gm.get(&battle).body;
        assert!(page.contains("class=\"odds stale\"") && page.contains(&told(62)), "{id}");
        // To a player nothing has changed, and nothing tells that something was written.
        let page = aude.get("/p/held").body;
        assert!(page.contains("class=\"odds\"") && page.contains(&told(47)), "{id}");
        // How a side is led is agreed on beside the journal: a count of an army otherwise led is dropped all the same.
        let doctrines = game.info().doctrines;
        let other = doctrines[(third.doctrines[0] + 1) % doctrines.len()];
        let other = format!("doctrine_a={other}&doctrine_b={}", doctrines[third.doctrines[1]]);
        act(&mut gm, &battle, "conduct", &other);
        end.send(chances(91)).unwrap();
        let fourth = begun.recv_timeout(PATIENCE).unwrap();
        assert_eq!(fourth.head, room.inside_head(), "{id}");
        assert_ne!(fourth.doctrines, third.doctrines, "{id}");
        by_doctrine_alone |= fourth.head == third.head;
        for (ear, share) in ears.iter_mut().zip([33, 29]) {
            end.send(chances(share)).unwrap();
            ear.until(|html| html.contains(&told(share)));
            if share == 33 {
                begun.recv_timeout(PATIENCE).unwrap();
            }
            let dropped = |html: &String| html.contains(&told(91));
            assert!(!ear.all.iter().any(dropped), "{id}: what was dropped was shown to nobody");
        }
        // What is no part of the battle moves no chances: nothing is counted again.
        act(&mut gm, &battle, "odds", "do=hide");
        assert!(gm.get(&battle).body.contains("class=\"odds\"") && begun.try_recv().is_err(), "{id}");
        assert!(!held.in_the_way.load(Ordering::SeqCst), "{id}");
    }
    assert!(by_doctrine_alone, "somewhere nothing but the doctrine had changed");
}

/// Tells when it begins, asks whether to go on when it is told to, and tells that it went on.
#[derive(Debug)]
struct Asking {
    told: Mutex<Sender<(&'static str, &'static str)>>,
    go: [Mutex<Receiver<()>>; 2],
}

impl Reckoner for Asking {
    fn reckon(&self, battle: &Outlook<'_>) -> Option<OddsPanel> {
        let id = battle.fight.info().id;
        let tell = |what| self.told.lock().unwrap().send((id, what)).unwrap();
        tell("begins");
        let which = usize::from(id != GAMES[0].info().id);
        self.go[which].lock().unwrap().recv_timeout(PATIENCE).unwrap();
        assert!(!(battle.moved_on)());
        tell("ends");
        Some(chances(50))
    }
}

/// One battle is counted at a time, and first the one somebody last did something in.
#[test]
fn the_battle_that_is_played_is_counted_before_the_others() {
    let ((told, heard), (go_one, one), (go_other, other)) = (channel(), channel(), channel());
    let odds: Option<Arc<dyn Reckoner>> = Some(Arc::new(Asking { told: told.into(), go: [one.into(), other.into()] }));
    let (mut gm, hall) = kit::serve(&Config {
        games: montjoie_books::GAMES,
        data: folder("desk"),
        port: 0,
        lan: false,
        odds,
        public: None,
        seed: Some(1),
    });
    let [first, second] = [GAMES[0], GAMES[1]].map(|game| (game.info().id, game.samples()[0].1));
    let next = || heard.recv_timeout(PATIENCE).unwrap();
    hall.begin_as("first", first.1).unwrap();
    hall.room("first").unwrap();
    assert_eq!(next(), (first.0, "begins"));
    hall.begin_as("second", second.1).unwrap();
    hall.room("second").unwrap();
    assert_eq!(next(), (second.0, "begins"));
    // The first asks whether to go on, and waits: somebody has just opened the second.
    go_one.send(()).unwrap();
    assert_eq!(gm.get("/b/first").status, 200, "whoever looks at it does not wait");
    assert!(heard.try_recv().is_err());
    go_other.send(()).unwrap();
    assert_eq!([next(), next()], [(second.0, "ends"), (first.0, "ends")]);
    // Both are done: whichever is played next has the desk to itself.
    act(&mut gm, "/b/first", "note", "text=Il+pleut");
    assert_eq!(next(), (first.0, "begins"));
    go_one.send(()).unwrap();
    assert_eq!(next(), (first.0, "ends"));
}
