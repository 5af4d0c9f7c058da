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
use montjoie_web::{ByPlaying, Config, Hall, Reckoner};
use std::sync::Arc;

/// How many pairs of worlds a book is tried in.
fn pairs() -> u64 {
    std::env::var("MONTJOIE_PAIRS").ok().and_then(|n| n.parse().ok()).unwrap_or(2)
}

/// The pair with which a book begins: to look at one again.
fn first() -> u64 {
    std::env::var("MONTJOIE_PAIR").ok().and_then(|n| n.parse().ok()).unwrap_or(0)
}

/// What the one who does not know looks at after every step.
fn followed(world: &mut World, pair: &Pair, step: u32) -> Vec<(String, String)> {
    let id = world.id();
    let phone = if pair.looks == PLAYER { &mut world.phone } else { &mut world.foe };
    let answer = phone.get(&format!("/p/{id}"));
    assert_eq!(answer.status, 200, "{}", answer.body);
    vec![(format!("step {step}, the phone"), world.answer(&answer)), (format!("step {step}, the screen"), world.wall())]
}

/// Everything else they can look at: whenever a round begins, and at the end.
fn looked_at(world: &mut World, pair: &Pair, step: u32) -> Vec<(String, String)> {
    let id = world.id();
    let mut paths: Vec<String> = ["/chronicle", "/chronicle.md", "/print/cards"].map(str::to_owned).into();
    paths.extend((0..8).flat_map(|n| [format!("/sheet/u{n}"), format!("/sheet/c{n}")]));
    let mut heard = Vec::new();
    for path in paths {
        let phone = if pair.looks == PLAYER { &mut world.phone } else { &mut world.foe };
        let answer = phone.get(&format!("/p/{id}{path}"));
        assert!(answer.status < 500, "{path}: {}", answer.body);
        heard.push((format!("step {step}, {path}"), world.answer(&answer)));
    }
    heard
}

/// One thing the GM does to go on: a round, or what is asked, answered by the doctrine and rolled, one form after the other.
fn play_on(gm: &mut Browser, battle: &str, by_hand: bool) {
    if by_hand {
        let page = gm.get(battle).body;
        if page.contains("id=\"dice-form\"") {
            let page = act(gm, battle, "dice", "do=roll");
            act(gm, battle, "dice", &format!("do=confirm&{}", typed(&page)));
            return;
        }
        if page.contains("id=\"orders-form\"") {
            act(gm, battle, "orders", "do=doctrine");
            act(gm, battle, "orders", "do=confirm");
            return;
        }
    }
    act(gm, battle, "go", if by_hand { "do=step" } else { "do=round" });
}

/// Those of the hidden whom the onlooker sees by now.
fn shown(fight: &dyn Fight, pair: &Pair, world: usize) -> bool {
    let sheets = fight.sheets(Viewer::Player(pair.looks, pair.knowledge));
    pair.hidden[world].iter().any(|id| sheets.iter().any(|s| fight.names().find(id) == Some(s.subject)))
}

/// Plays two worlds, step by step, up to the first step that shows somebody or to the end; the one of the other side sees no difference. What
/// was pushed to them otherwise in the other world is the error.
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
    let ear = |world: &World| match pair.looks {
        PLAYER => Ear::new(world),
        _ => Ear::of(&world.foe, &format!("/p/{}", world.id())),
    };
    let mut ears = worlds.each_ref().map(ear);
    // The teeth of it: somebody is hidden, others in each world, and the onlooker sees none of them.
    let books = [0, 1].map(|n| chronicle(&mut halls[n].0, &worlds[n].battle));
    for (n, book) in books.iter().enumerate() {
        assert!(!shown(book.fight(), &pair, n), "{told}: they are seen from the start");
        let there = |id: &String| book.fight().names().find(id).is_some();
        assert!(pair.hidden[n].iter().all(there), "{told}: somebody is missing");
    }
    assert!(pair.hidden[0].len() < pair.hidden[1].len(), "{told}");
    let (mut steps, mut round) = (0, 0);
    loop {
        let now = [0, 1].map(|n| chronicle(&mut halls[n].0, &worlds[n].battle));
        let over = now[0].outcome().is_some();
        let here = now[0].place().round;
        let revealed = [0, 1].into_iter().any(|n| shown(now[n].fight(), &pair, n));
        // The step that brings somebody begins with the question to the GM whether they come.
        if revealed || pair.last.is_some_and(|last| here >= last) {
            break;
        }
        let whole = over || here != round;
        round = here;
        let [one, other] = [0, 1].map(|n| {
            let mut all = followed(&mut worlds[n], &pair, steps);
            if whole {
                all.extend(looked_at(&mut worlds[n], &pair, steps));
            }
            all
        });
        for ((what, a), (_, b)) in one.iter().zip(&other) {
            same(&format!("{told}: {what}"), a, b);
        }
        // How often and in which order the phone was told is part of what it hears.
        for (n, world) in worlds.iter().enumerate() {
            act(&mut halls[n].0, &world.battle, "note", &format!("text=Au+pas+{steps}.&shared=yes"));
        }
        let pushed = [0, 1].map(|n| worlds[n].plain(&ears[n].until(&format!("Au pas {steps}."))));
        if pushed[0] != pushed[1] {
            return Err(format!("{told}, step {steps}: {}", apart(&pushed[0], &pushed[1])));
        }
        if over {
            break;
        }
        for (n, world) in worlds.iter().enumerate() {
            play_on(&mut halls[n].0, &world.battle, pair.by_hand);
        }
        steps += 1;
        assert!(steps < 2_000, "{told}: a round never ends");
    }
    Ok(steps)
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
    // A thread for each book: most of the time goes into asking.
    std::thread::scope(|scope| {
        let all: Vec<_> = GAMES.iter().map(|game| scope.spawn(move || of_a_book(*game))).collect();
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
