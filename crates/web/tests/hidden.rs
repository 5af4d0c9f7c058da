//! Nothing leaks of those who are still to come: two battles in which the enemy holds back other troops, others in number, kind and hour, are the same
//! to a player and to the screen, byte for byte and push for push, until the step that brings somebody.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;
mod worlds;
use common::*;
use worlds::*;

use montjoie_books::GAMES;
use montjoie_game::{Condition, Game, Knowledge};
use montjoie_table::{Rng, Side, d, faces_of};
use montjoie_web::{ByPlaying, Config, Hall, Reckoner};
use std::sync::Arc;

/// How many pairs of worlds a book is tried in.
fn pairs() -> u64 {
    std::env::var("MONTJOIE_PAIRS").ok().and_then(|n| n.parse().ok()).unwrap_or(3)
}

/// A round no standard battle sees.
const NEVER: u32 = 250;

/// Troops that wait: the n-th of a side, of a kind of its own, until this round.
struct Waiting {
    troop: String,
    count: u16,
    round: u32,
}

fn roll(rng: &mut Rng, most: u16) -> u16 {
    faces_of(rng, d(100))[0] % most.max(1)
}

/// The scenario with these troops put before everybody else of a side, so that they shift the numbers of all who come after them.
fn with_waiting(text: &str, side: usize, waiting: &[Waiting], ruleset: &str) -> String {
    let start = text.match_indices("[[side]]").nth(side).map(|(at, _)| at).unwrap();
    let first = start + text[start..].find("[[side.unit]]").unwrap();
    let mut units = String::new();
    let mut events = String::new();
    for (n, one) in waiting.iter().enumerate() {
        let Waiting { troop, count, round } = one;
        units.push_str(&format!(
            "[[side.unit]]\nid = \"renfort_{n}\"\nname_fr = \"le Renfort {n}\"\nname_en = \"Relief {n}\"\ntroop = \"{troop}\"\ncount = {count}\narrives = \"event\"\n"
        ));
        if ruleset == "jet" {
            units.push_str("leadership = 15\ntactics = 5\n");
        }
        units.push('\n');
        events.push_str(&format!("\n[[event]]\nround = {round}\narrive = [\"renfort_{n}\"]\n"));
    }
    format!("{}{units}{}{events}", &text[..first], &text[first..])
}

/// The kinds of troops a side has.
fn troops(text: &str, side: usize) -> Vec<String> {
    let part = text.split("[[side]]").nth(side + 1).unwrap();
    let all = part.lines().filter_map(|line| line.trim().strip_prefix("troop = \"")?.strip_suffix('"'));
    let mut all: Vec<String> = all.map(str::to_owned).collect();
    all.sort();
    all.dedup();
    all
}

fn draw(rng: &mut Rng, troops: &[String], least: u32, many: usize) -> Vec<Waiting> {
    let one = |_| Waiting {
        troop: troops[usize::from(roll(rng, u16::try_from(troops.len()).unwrap()))].clone(),
        count: 20 + 5 * roll(rng, 4),
        round: least + u32::from(roll(rng, 3)),
    };
    (0..many).map(one).collect()
}

/// Everything the one who does not know can look at.
fn looked_at(world: &mut World, of: Side, step: u32) -> Vec<(String, String)> {
    let id = world.id();
    let mut paths: Vec<String> = ["", "/chronicle", "/chronicle.md", "/print/cards"].map(str::to_owned).into();
    paths.extend((0..8).flat_map(|n| [format!("/sheet/u{n}"), format!("/sheet/c{n}")]));
    let mut heard = Vec::new();
    for path in paths {
        let phone = if of == Side::A { &mut world.phone } else { &mut world.foe };
        let answer = phone.get(&format!("/p/{id}{path}"));
        assert!(answer.status < 500, "{path}: {}", answer.body);
        heard.push((format!("step {step}, {path}"), world.plain(&answer.body)));
        heard.push((format!("step {step}, {path}, all of it"), world.answer(&answer)));
    }
    heard.push((format!("step {step}, the screen"), world.wall()));
    heard
}

/// One thing the GM does to go on: a step, or what is asked, answered by the doctrine and rolled, one form after the other.
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

/// Plays two worlds, step by step, up to the first step that brings somebody; the one of the other side sees no difference. What was pushed
/// to them otherwise in the other world is the error.
fn a_pair(game: &dyn Game, halls: &mut [(Browser, String, Arc<Hall>); 2], pair: u64) -> Result<u32, String> {
    let id = game.info().id;
    let mut rng = Rng::of(77, pair);
    let text = game.samples().iter().find(|(name, _)| *name == "standard").unwrap().1;
    let side = usize::from(roll(&mut rng, 2));
    let (hides, looks) = if side == 0 { (Side::A, Side::B) } else { (Side::B, Side::A) };
    let kinds = troops(text, side);
    // In every third pair nobody comes at all, and the battle is played to its end.
    let rounds =
        if pair % 3 == 2 { [NEVER; 2] } else { [2 + u32::from(roll(&mut rng, 2)), 2 + u32::from(roll(&mut rng, 3))] };
    // The second world always hides more of them.
    let few = 1 + usize::from(roll(&mut rng, 2));
    let many = [few, few + 1 + usize::from(roll(&mut rng, 2))];
    let texts = [0, 1].map(|n| with_waiting(text, side, &draw(&mut rng, &kinds, rounds[n], many[n]), id));
    let last = rounds[0].min(rounds[1]);
    assert_ne!(texts[0], texts[1]);
    // In every other pair every order and every die is confirmed by a form of its own.
    let by_hand = pair % 2 == 1;
    let mut worlds = [0, 1].map(|n| {
        let (gm, _, hall) = &mut halls[n];
        let world = World::begun(gm, hall, &texts[n]);
        let eyes = if looks == Side::A { "s0" } else { "s1" };
        act(gm, &world.battle, "knowledge", "a=words&b=words&do=set");
        all_asked(gm, &world.battle);
        gm.post(&format!("{}/screen", world.battle), &format!("of={eyes}&level=auto&do=set"));
        world
    });
    let ear = |world: &World| match looks {
        Side::A => Ear::new(world),
        Side::B => Ear::of(&world.foe, &format!("/p/{}", world.id())),
    };
    let mut ears = worlds.each_ref().map(ear);
    let mut steps = 0;
    loop {
        // The step that brings somebody begins with the question to the GM whether they come.
        let now = chronicle(&mut halls[0].0, &worlds[0].battle);
        let over = now.outcome().is_some();
        if now.place().round >= last {
            break;
        }
        let [one, other] = [0, 1].map(|n| looked_at(&mut worlds[n], looks, steps));
        for ((what, a), (_, b)) in one.iter().zip(&other) {
            same(&format!("{id}, pair {pair}, {hides:?} hides: {what}"), a, b);
        }
        // How often and in which order the phone was told is part of what it hears.
        for (n, world) in worlds.iter().enumerate() {
            act(&mut halls[n].0, &world.battle, "note", &format!("text=Au+pas+{steps}.&shared=yes"));
        }
        let pushed = [0, 1].map(|n| worlds[n].plain(&ears[n].until(&format!("Au pas {steps}."))));
        if pushed[0] != pushed[1] {
            return Err(format!("{id}, pair {pair}, step {steps}: {}", apart(&pushed[0], &pushed[1])));
        }
        if over {
            break;
        }
        for (n, world) in worlds.iter().enumerate() {
            play_on(&mut halls[n].0, &world.battle, by_hand);
        }
        steps += 1;
        assert!(steps < 2_000, "{id}: a round never ends");
    }
    // The teeth of it: somebody waits, and they are not the same.
    let waits = [0, 1].map(|n| {
        let book = chronicle(&mut halls[n].0, &worlds[n].battle);
        let absent = book.fight().fates().into_iter().filter(|f| f.condition == Condition::Absent && f.side == hides);
        absent.map(|f| (f.subject, f.initial)).collect::<Vec<_>>()
    });
    assert!(!waits[0].is_empty(), "{id}: nobody waits in pair {pair}: {waits:?}");
    assert!(waits[0].len() < waits[1].len(), "{id}: as many wait in both worlds of pair {pair}: {waits:?}");
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
fn who_is_still_to_come_is_told_by_nothing() {
    let mut halls = ["hidden-one", "hidden-other"].map(open);
    for game in GAMES {
        let steps: u32 = (0..pairs()).map(|pair| alike(*game, &mut halls, pair)).sum();
        assert!(steps > 0, "{}: no step was played", game.info().id);
    }
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
        (0..many).map(|n| Waiting { troop: kinds[n % kinds.len()].clone(), count, round: 2 }).collect()
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
