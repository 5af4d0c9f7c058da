//! Nothing leaks of those who are hidden: two battles in which the enemy holds back other troops, others in number, kind and hour, are the same
//! to a player and to the screen, byte for byte and push for push, until the step that shows somebody.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;
mod pairs;
mod worlds;
use common::*;
use pairs::*;
use worlds::*;

use montjoie_books::GAMES;
use montjoie_game::{Fight, Game, Knowledge, Viewer};
use montjoie_pages::keys;
use montjoie_table::Want;
use montjoie_web::{ByPlaying, Config, Hall, Reckoner, Room};
use std::sync::Arc;
use std::time::Duration;

/// How many pairs of worlds a book is tried in.
fn pairs() -> u64 {
    std::env::var("MONTJOIE_PAIRS").ok().and_then(|n| n.parse().ok()).unwrap_or(2)
}

/// The pair with which a book begins: to look at one again.
fn first() -> u64 {
    std::env::var("MONTJOIE_PAIR").ok().and_then(|n| n.parse().ok()).unwrap_or(0)
}

/// The one who does not know: a phone and the screen of one world, both followed.
struct Onlooker {
    ears: [Ear; 2],
    /// Their pages as they were last seen: whoever's changes is sent an update.
    pages: [String; 2],
}

/// How long an update may take. Nobody waits that long but where none comes.
const PATIENCE: Duration = Duration::from_secs(20);

impl Onlooker {
    fn of(world: &mut World, pair: &Pair) -> Onlooker {
        let phone = if pair.looks == PLAYER { &world.phone } else { &world.foe };
        let page = format!("/p/{}", world.id());
        let ears = [Ear::of(phone, &page), Ear::of(&world.screen, &format!("/screen/{}", world.id()))];
        Onlooker { ears, pages: [String::new(), String::new()] }
    }

    /// The pages of both.
    fn pages(world: &mut World, pair: &Pair) -> [String; 2] {
        let path = format!("/p/{}", world.id());
        let phone = if pair.looks == PLAYER { &mut world.phone } else { &mut world.foe };
        let answer = phone.get(&path);
        assert_eq!(answer.status, 200, "{}", answer.body);
        [world.answer(&answer), world.wall()]
    }

    /// Whether either page is another than when both were last looked at.
    fn sees_else(&self, world: &mut World, pair: &Pair) -> bool {
        Onlooker::pages(world, pair) != self.pages
    }

    /// What both are shown by now, and every update that was sent to them since: one for each page that is another now.
    fn looks(&mut self, world: &mut World, pair: &Pair) -> [(&'static str, String); 4] {
        let pages = Onlooker::pages(world, pair);
        let mut sent = [String::new(), String::new()];
        for (n, ear) in self.ears.iter_mut().enumerate() {
            let due = usize::from(pages[n] != self.pages[n]);
            sent[n] = world.plain(&ear.updates(due, PATIENCE).join("\n"));
        }
        self.pages.clone_from(&pages);
        let ([phone, wall], [to_phone, to_wall]) = (pages, sent);
        [("the phone", phone), ("the screen", wall), ("sent to the phone", to_phone), ("sent to the screen", to_wall)]
    }
}

/// Everything else they can look at: whenever a round begins, and at the end.
fn looked_at(world: &mut World, pair: &Pair) -> Vec<(String, String)> {
    let id = world.id();
    let mut paths: Vec<String> = ["/chronicle", "/chronicle.md", "/print/cards"].map(str::to_owned).into();
    paths.extend((0..8).flat_map(|n| [format!("/sheet/u{n}"), format!("/sheet/c{n}")]));
    let mut heard = Vec::new();
    for path in paths {
        let phone = if pair.looks == PLAYER { &mut world.phone } else { &mut world.foe };
        let answer = phone.get(&format!("/p/{id}{path}"));
        assert!(answer.status < 500, "{path}: {}", answer.body);
        heard.push((path, world.answer(&answer)));
    }
    heard
}

/// One form of the GM's, sent where the battle stands.
fn send(gm: &mut Browser, room: &Room, form: &str, fields: &str) {
    // Dice are confirmed as they lie in the table of dice.
    let lie = if (form, fields) == ("dice", "do=confirm") {
        format!("&{}", typed(&gm.get(&format!("/b/{}", room.id)).body))
    } else {
        String::new()
    };
    let fields = format!("{fields}{lie}");
    let answer = gm.post(&format!("/b/{}/{form}", room.id), &format!("head={}&{fields}", room.inside_head()));
    assert_eq!(answer.status, 303, "{form}: {}", answer.body);
}

/// What the GM sends to go on: a round, or what is asked, judged as usual, answered by the doctrine and rolled, one form after the other.
fn forms(room: &Room, by_hand: bool) -> Vec<(&'static str, String)> {
    room.look_at(|book| {
        let asks = book.asks();
        // The program judges nothing for the GM.
        if !by_hand && !asks.iter().any(|ask| matches!(ask.want, Want::Judgement(_))) {
            return vec![("go", "do=round".into())];
        }
        let any = |what: fn(&Want) -> bool| asks.iter().any(|ask| what(&ask.want));
        if any(|want| matches!(want, Want::Throw { .. })) {
            return vec![("dice", "do=roll".into()), ("dice", "do=confirm".into())];
        }
        if any(|want| matches!(want, Want::Choice(_))) {
            return vec![("orders", "do=doctrine".into()), ("orders", "do=confirm".into())];
        }
        let judged = asks.iter().filter_map(|ask| match &ask.want {
            Want::Judgement(judgement) => Some(format!("{}={}", encode(&keys::field(&ask.name())), judgement.usual)),
            _ => None,
        });
        let judged: Vec<String> = judged.collect();
        if judged.is_empty() { vec![("go", "do=step".into())] } else { vec![("judge", judged.join("&"))] }
    })
}

/// Those of the hidden whom the onlooker sees by now.
fn shown(fight: &dyn Fight, pair: &Pair, world: usize) -> bool {
    let sheets = fight.sheets(Viewer::Player(pair.looks, pair.knowledge));
    pair.hidden[world].iter().any(|id| sheets.iter().any(|s| fight.names().find(id) == Some(s.subject)))
}

/// Plays two worlds, form by form, up to the first that shows somebody or to the end; the one of the other side sees no difference. How they
/// looked otherwise in the other world is the error.
fn a_pair(game: &dyn Game, halls: &mut [(Browser, String, Arc<Hall>); 2], number: u64) -> Result<u32, String> {
    let pair = Pair::of(game, number);
    let told = format!("{}, pair {number}, {:?} of {:?}", game.info().id, pair.secret, pair.hides);
    assert_ne!(pair.texts[0], pair.texts[1]);
    let mut worlds = [0, 1].map(|n| {
        let (gm, _, hall) = &mut halls[n];
        let world = World::begun(gm, hall, &pair.texts[n]);
        let eyes = if pair.looks == PLAYER { "s0" } else { "s1" };
        let level = if pair.knowledge == Knowledge::Exact { "exact" } else { "words" };
        act(gm, &world.battle, "knowledge", &format!("a={level}&b={level}&do=set"));
        all_asked(gm, &world.battle);
        gm.post(&format!("{}/screen", world.battle), &format!("of={eyes}&level=auto&do=set"));
        world
    });
    let rooms = [0, 1].map(|n| halls[n].2.room(&worlds[n].id()).unwrap());
    let mut onlookers = worlds.each_mut().map(|world| Onlooker::of(world, &pair));
    // The teeth of it: somebody is hidden, others in each world, and the onlooker sees none of them.
    for (n, room) in rooms.iter().enumerate() {
        room.look_at(|book| {
            assert!(!shown(book.fight(), &pair, n), "{told}: they are seen from the start");
            let there = |id: &String| book.fight().names().find(id).is_some();
            assert!(pair.hidden[n].iter().all(there), "{told}: somebody is missing");
        });
    }
    assert!(pair.hidden[0].len() < pair.hidden[1].len(), "{told}");
    let mut courses =
        rooms.each_ref().map(|room| Course { room: Arc::clone(room), due: Vec::new(), trail: Vec::new() });
    let (mut looks, mut round) = (0, 0);
    loop {
        let [one, other] = [0, 1].map(|n| courses[n].stands(&pair, n));
        let whole = one.over || one.round != round;
        round = one.round;
        // The step that brings somebody begins with the question to the GM whether they come.
        if one.shows || other.shows || pair.last.is_some_and(|last| one.round.max(other.round) >= last) {
            break;
        }
        let [one_looks, other_looks] = [0, 1].map(|n| {
            let looked = onlookers[n].looks(&mut worlds[n], &pair).map(|(what, text)| (what.to_owned(), text));
            let mut all = Vec::from(looked);
            if whole {
                all.extend(looked_at(&mut worlds[n], &pair));
            }
            all
        });
        let otherwise = one_looks.iter().zip(&other_looks).find(|((_, a), (_, b))| a != b);
        if let Some(((what, a), (_, b))) = otherwise {
            let trails = courses.each_ref().map(|course| course.trail.join(" | "));
            let shows = [0, 1].map(|n| courses[n].ends_the_step(&mut halls[n].0, (&pair, n)));
            // In the step that reveals somebody they may be asked about before they are seen.
            if shows.contains(&true) {
                break;
            }
            return Err(format!("{told}, look {looks}: {what}: {}\n{}", apart(a, b), trails.join("\n")));
        }
        if one.over || other.over {
            break;
        }
        for n in [0, 1] {
            courses[n].on(&mut halls[n].0, &mut onlookers[n], &mut worlds[n], (&pair, n));
        }
        looks += 1;
        assert!(looks < 2_000, "{told}: it never ends");
    }
    Ok(looks)
}

/// How one of the worlds is played on.
struct Course {
    room: Arc<Room>,
    due: Vec<(&'static str, String)>,
    /// What was sent, and where it led: for whoever looks for what told of it.
    trail: Vec<String>,
}

/// Where it stands.
struct Stands {
    over: bool,
    round: u32,
    /// Whether somebody of the hidden is seen.
    shows: bool,
}

impl Course {
    fn stands(&self, pair: &Pair, world: usize) -> Stands {
        self.room.look_at(|book| Stands {
            over: book.outcome().is_some(),
            round: book.place().round,
            shows: shown(book.fight(), pair, world),
        })
    }

    /// Sends one form more.
    fn sends(&mut self, gm: &mut Browser, pair: &Pair) {
        if self.due.is_empty() {
            self.due = forms(&self.room, pair.by_hand);
        }
        let (form, fields) = self.due.remove(0);
        send(gm, &self.room, form, &fields);
        self.trail.push(self.room.look_at(|book| {
            let asks: Vec<String> = book.asks().iter().take(4).map(|ask| keys::field(&ask.name())).collect();
            format!("{form} {fields}: {} {} {asks:?} {}", book.place().round, book.place().step, book.asks().len())
        }));
    }

    /// Sends forms until the open step is closed: whether it has shown somebody.
    fn ends_the_step(&mut self, gm: &mut Browser, (pair, n): (&Pair, usize)) -> bool {
        let steps = self.room.steps();
        for _ in 0..100 {
            let stands = self.stands(pair, n);
            if stands.shows || stands.over || self.room.steps() > steps {
                return stands.shows;
            }
            self.sends(gm, pair);
        }
        false
    }

    /// Sends forms until the onlooker sees another page, or it is over. What the GM does meanwhile about those who are hidden is nobody's business, as
    /// long as nobody is told.
    fn on(&mut self, gm: &mut Browser, onlooker: &mut Onlooker, world: &mut World, (pair, n): (&Pair, usize)) {
        for _ in 0..40 {
            self.sends(gm, pair);
            let stands = self.stands(pair, n);
            if stands.over || stands.shows || onlooker.sees_else(world, pair) {
                return;
            }
        }
        let last = &self.trail[self.trail.len().saturating_sub(6)..];
        panic!("{}: nothing changes any more\n{}", world.battle, last.join("\n"));
    }
}

/// How often a pair is played before a push of one world alone counts. Two updates that follow each other closely may reach a phone as one, in
/// either world; a secret told by a push is told every time.
const TRIES: u32 = 3;

fn alike(game: &dyn Game, halls: &mut [(Browser, String, Arc<Hall>); 2], pair: u64) -> u32 {
    let mut told = String::new();
    for _ in 0..TRIES {
        match a_pair(game, halls, pair) {
            Ok(steps) => return steps,
            Err(pushed) => told = pushed,
        }
    }
    panic!("{told}");
}

#[test]
fn who_is_hidden_is_told_by_nothing() {
    let of_a_book = |game: &'static dyn Game| {
        let id = game.info().id;
        let mut halls = ["one", "other"].map(|world| open(&format!("hidden-{id}-{world}")));
        let steps: u32 = (first()..first() + pairs()).map(|pair| alike(game, &mut halls, pair)).sum();
        assert!(steps > 0, "{id}: no step was played");
        println!("{id}: {} pairs of worlds alike in {steps} steps", pairs());
    };
    let book = std::env::var("MONTJOIE_RULESET").ok();
    let wanted = GAMES.iter().filter(|game| book.as_deref().is_none_or(|id| id == game.info().id));
    // A thread for each book: most of the time goes into asking.
    std::thread::scope(|scope| {
        let all: Vec<_> = wanted.map(|game| scope.spawn(move || of_a_book(*game))).collect();
        for one in all {
            one.join().unwrap();
        }
    });
}

/// Counts few battles: what is compared is the same in both worlds or is not.
const BY: ByPlaying = ByPlaying { battles: 60, for_doctrines: 4 };

/// The chances on a page, once they are those of the battle as it stands.
fn counted(browser: &mut Browser, path: &str) -> String {
    for _ in 0..1_200 {
        let page = browser.get(path).body;
        if page.contains("class=\"odds\"") {
            return between(&page, "class=\"odds\"", "</details>").unwrap();
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!("no chances on {path}");
}

/// Two worlds that differ in who waits, in figures the player does not know and in how much was written: the GM reads other chances in each, players
/// and screen the same.
fn chances_of_what_is_known(game: &dyn Game, halls: &mut [(Browser, Arc<Hall>); 2], knowledge: Knowledge) {
    let id = game.info().id;
    let text = game.samples()[0].1;
    let kinds = troops(text, 1);
    let relief = |count: u16, many: usize| -> Vec<Waiting> {
        (0..many)
            .map(|n| Waiting { troop: kinds[n % kinds.len()].clone(), count, round: Some(2), arrives: Some("event") })
            .collect()
    };
    let texts = [relief(5, 1), relief(90, 4)].map(|waiting| with_waiting(text, 1, &waiting, id));
    let level = if knowledge == Knowledge::Exact { "exact" } else { "words" };
    let mut worlds = [0, 1].map(|n| {
        let (gm, hall) = &mut halls[n];
        let world = World::begun(gm, hall, &texts[n]);
        act(gm, &world.battle, "knowledge", &format!("a={level}&b={level}&do=set"));
        gm.post(&format!("{}/screen", world.battle), "of=s0&level=auto&do=set");
        if n == 1 {
            // Figures the player does not know, and what is none of their business. Whoever knows a side in figures may know all of them.
            let changes = unknown_changes(&chronicle(gm, &world.battle), knowledge).0;
            for form in changes.iter().filter(|_| knowledge < Knowledge::Exact) {
                act(gm, &world.battle, "gesture", form);
            }
            act(gm, &world.battle, "note", "text=Pour+moi+seul");
        }
        act(gm, &world.battle, "odds", "do=reveal");
        world
    });
    for round in 1..=2 {
        let gm = [0, 1].map(|n| counted(&mut halls[n].0, &worlds[n].battle));
        assert_ne!(gm[0], gm[1], "{id}, {level}: what is hidden matters to the GM");
        let of = |world: &mut World| {
            let path = format!("/p/{}", world.id());
            let phone = counted(&mut world.phone, &path);
            [world.plain(&phone), world.wall()]
        };
        let [one, other] = worlds.each_mut().map(of);
        same(&format!("{id}, {level}, round {round}: the phone"), &one[0], &other[0]);
        same(&format!("{id}, {level}, round {round}: the screen"), &one[1], &other[1]);
        if round == 1 {
            // Secret orders of a step that is open count as little as who is to come.
            for (n, world) in worlds.iter().enumerate() {
                act(&mut halls[n].0, &world.battle, "go", "do=step");
            }
        }
    }
}

#[test]
fn chances_shown_to_players_are_counted_from_what_they_know() {
    let mut halls = ["known-one", "known-other"].map(|name| {
        let odds: Option<Arc<dyn Reckoner>> = Some(Arc::new(BY));
        let config =
            Config { games: GAMES, data: folder(name), port: 0, lan: false, public: None, odds, seed: Some(1) };
        kit::serve(&config)
    });
    for game in GAMES {
        for knowledge in [Knowledge::Words, Knowledge::Exact] {
            chances_of_what_is_known(*game, &mut halls, knowledge);
        }
    }
}
