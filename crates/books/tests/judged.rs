//! Battles judged once are judged the same again. Shipped and small battles are played by doctrine and by anything that may be
//! said, gestures among it. A file a battle keeps a line a round: which events there were and how many, what is left of both
//! sides, and four short prints: of the facts, of what was asked, of what was told, of what was seen.
//!
//! Other facts mean that the rules judge otherwise: raise `INFO.revision`, so that journals say so. Then, and when only words
//! changed, `MONTJOIE_BLESS=1 cargo test -p montjoie-books --test judged` keeps the new lines; read their diff.
//! `MONTJOIE_RULESET=id` looks at, or blesses, one ruleset; `MONTJOIE_CASE=part` looks at the battles so named;
//! `MONTJOIE_WHOLE=folder` writes every fact, ask and line of them into that folder, to hold two trees against each other.
//! A kept line says that something changed, never that it is right: what a rule says is told by the ruleset's own tests.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)]
#[path = "proofs/people.rs"]
mod people;

use montjoie_books::GAMES;
use montjoie_game::scenario::Doc;
use montjoie_game::{Fight, Game, Gesture, Item, Knowledge, Viewer, What};
use montjoie_table::{Answer, Ask, Inputs, Program, Rng, Side, Waiting, Want};
use montjoie_trial::chosen_of;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Debug, Write as _};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Where one reads what to do about another print.
const HEAD: &str = "see the head of crates/books/tests/judged.rs";

/// Rounds a battle is followed.
const ROUNDS: u32 = 9;

/// Where every fact, ask and line is written, if anywhere.
static WHOLE: LazyLock<Option<PathBuf>> = LazyLock::new(|| std::env::var_os("MONTJOIE_WHOLE").map(PathBuf::from));

/// The print of nothing.
const NOTHING: u64 = 0xcbf2_9ce4_8422_2325;

/// A short print of what is written into it: FNV-1a, folded.
struct Print {
    name: &'static str,
    hash: u64,
    whole: String,
}

impl Print {
    fn new(name: &'static str) -> Print {
        Print { name, hash: NOTHING, whole: String::new() }
    }

    fn add(&mut self, what: &impl Debug) {
        let text = format!("{what:?}");
        for byte in text.bytes() {
            self.hash = (self.hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        if WHOLE.is_some() {
            let _ = writeln!(self.whole, "{} {text}", self.name);
        }
    }

    /// The print so far in eight digits, nothing for nothing; the next begins anew.
    fn take(&mut self) -> String {
        let hash = std::mem::replace(&mut self.hash, NOTHING);
        if hash == NOTHING {
            return String::new();
        }
        format!(" {} {:08x}", self.name, (hash >> 32) ^ (hash & 0xffff_ffff))
    }
}

struct Prints {
    facts: Print,
    asked: Print,
    told: Print,
    seen: Print,
    events: BTreeMap<String, u32>,
    lines: Vec<String>,
    whole: String,
}

impl Prints {
    fn new() -> Prints {
        let [facts, asked, told, seen] = ["facts", "asked", "told", "seen"].map(Print::new);
        let (events, lines, whole) = Default::default();
        Prints { facts, asked, told, seen, events, lines, whole }
    }

    /// Closes a line: a round of a battle, or something laid on it.
    fn line(&mut self, what: &str, fight: &dyn Fight) {
        let mut left = [0; 2];
        for fate in fight.fates().iter().filter(|fate| !fate.person) {
            left[fate.side.index()] += fate.now;
        }
        let mut line = format!("{what}:");
        for (event, count) in std::mem::take(&mut self.events) {
            let _ = write!(line, " {event}");
            if count > 1 {
                let _ = write!(line, "\u{d7}{count}");
            }
        }
        let _ = write!(line, " | {} {}", left[0], left[1]);
        for print in [&mut self.facts, &mut self.asked, &mut self.told, &mut self.seen] {
            line.push_str(&print.take());
            self.whole.push_str(&std::mem::take(&mut print.whole));
        }
        self.whole.push_str(&line);
        self.whole.push('\n');
        self.lines.push(line);
    }

    fn heard(&mut self, fight: &dyn Fight, items: &[Item]) {
        self.facts.add(&(fight.hash(), fight.place().round, fight.place().step, fight.outcome()));
        for item in items {
            self.told.add(&(item.rule, item.subject, &item.gm, &item.sides));
            match &item.what {
                What::Throw { dice, faces, plus, versus, share, .. } => {
                    self.asked.add(&(dice, faces, plus, versus, share));
                }
                What::Choice { token, ruled, .. } => self.asked.add(&(token, ruled)),
                What::Judgement { value, judgement, .. } => self.asked.add(&(value, judgement)),
                What::Change { event, data } => {
                    *self.events.entry(event.clone()).or_default() += 1;
                    self.facts.add(&(event, data));
                }
            }
        }
    }

    fn asks(&mut self, asks: &[Ask]) {
        for ask in asks {
            self.asked.add(&(ask.name(), ask.office));
            match &ask.want {
                Want::Choice(tokens) => self.asked.add(tokens),
                Want::Throw { dice, .. } => self.asked.add(dice),
                Want::Judgement(judgement) => self.asked.add(judgement),
            }
        }
    }

    fn looks(&mut self, fight: &dyn Fight) {
        let players = [Knowledge::Unseen, Knowledge::Words, Knowledge::Exact].map(|k| Viewer::Player(Side::B, k));
        for viewer in [Viewer::Gm, Viewer::Player(Side::A, Knowledge::Words)].into_iter().chain(players) {
            self.seen.add(&fight.sheets(viewer));
            self.seen.add(&fight.map(viewer));
        }
    }

    /// What is printed of it: the tables in use, the order of battle, everyone's loss track.
    fn papers(&mut self, fight: &dyn Fight) {
        self.seen.add(&(fight.tables(), fight.order()));
        for sheet in fight.sheets(Viewer::Gm) {
            self.seen.add(&fight.ladder(sheet.subject, Viewer::Gm));
        }
    }
}

fn open(game: &dyn Game, text: &str) -> Box<dyn Fight> {
    game.open(&Doc::read(text), None)
        .unwrap_or_else(|found| {
            panic!("{text}\n{:?}", found.iter().map(|p| (p.line, p.code, &p.path)).collect::<Vec<_>>())
        })
        .fight
}

/// Led by these doctrines, by chance.
fn by_doctrine(game: &dyn Game, text: &str, doctrines: [usize; 2], prints: &mut Prints) {
    let mut fight = open(game, text);
    let [a, b] = doctrines.map(|d| game.info().doctrines.get(d).copied().unwrap_or_default());
    let named = format!("{a} against {b}, round");
    fight.lead(doctrines);
    let mut rng = Rng::of(5, 0);
    let mut round = 0;
    while fight.outcome().is_none() && fight.place().round <= ROUNDS {
        if fight.place().round != round {
            if round > 0 {
                prints.line(&format!("{named} {round}"), fight.as_ref());
            }
            round = fight.place().round;
            prints.looks(fight.as_ref());
        }
        let played = fight.play(&Inputs::default(), &mut Program(&mut rng));
        prints.heard(fight.as_ref(), &played.items);
    }
    prints.facts.add(&fight.fates());
    prints.facts.add(&fight.aftermath());
    prints.papers(fight.as_ref());
    prints.line(&format!("{named} {round}, the end"), fight.as_ref());
}

/// Fewer rules than this make a book of a few pages.
const SHORT: usize = 24;

/// What may be laid on a battle from outside, each on a copy of its own that is then played on for a step. A book whose rulings are all made
/// by gestures has no such list.
fn by_rulings(game: &dyn Game, text: &str, prints: &mut Prints) {
    let path = format!("{}/../../books/{}/tests/scenarios/rulings.json", env!("CARGO_MANIFEST_DIR"), game.info().id);
    let Ok(rulings) = std::fs::read_to_string(&path) else {
        assert!(game.books()[1].entries.len() < SHORT, "{path} is missing: a book this long rules beyond gestures");
        return;
    };
    let rulings: Vec<Value> = serde_json::from_str(&rulings).unwrap_or_else(|e| panic!("{path}: {e}"));
    let mut fight = open(game, text);
    prints.papers(fight.as_ref());
    while fight.outcome().is_none() && fight.place().round == 1 {
        fight.play(&Inputs::default(), &mut Program(&mut Rng::of(3, 0)));
    }
    for (i, ruling) in rulings.iter().enumerate() {
        lay_one(fight.as_ref(), ruling, &mut Rng::of(3, 0), prints);
        prints.line(&format!("ruling {}", i + 1), fight.as_ref());
    }
}

/// Anything that may be said is said, orders outside the rules and gestures among it.
fn by_anything(game: &dyn Game, text: &str, seed: u64, prints: &mut Prints) {
    let mut fight = open(game, text);
    let mut rng = Rng::of(seed, 4);
    let mut verbs = Vec::new();
    let mut round = fight.place().round;
    while fight.outcome().is_none() && fight.place().round <= ROUNDS / 2 {
        if fight.place().round != round {
            prints.line(&format!("anything {seed}, round {round}"), fight.as_ref());
            round = fight.place().round;
        }
        let mut inputs = Inputs::default();
        let mut tries = 0;
        loop {
            tries += 1;
            if tries < 3 {
                // What the GM may judge and need not.
                for ask in fight.look(&inputs, &mut Waiting).offered {
                    if rng.below(3) == 0 {
                        inputs
                            .answers
                            .insert(ask.name(), people::say(&ask, fight.as_ref(), &mut verbs, &mut rng, false));
                    }
                }
            }
            let played = fight.play(&inputs, &mut Waiting);
            for (key, why) in &played.refused {
                prints.asked.add(&(key, why));
                inputs.answers.remove(key);
            }
            if played.closed {
                prints.heard(fight.as_ref(), &played.items);
                for event in played.events.iter().take(3) {
                    lay(fight.as_ref(), event, &mut rng, prints);
                }
                break;
            }
            prints.asks(&played.open);
            for ask in &played.open {
                let said = people::say(ask, fight.as_ref(), &mut verbs, &mut rng, tries < 4);
                inputs.answers.insert(ask.name(), said);
            }
            assert!(tries < 10_000, "the step never closes");
        }
        if rng.below(2) == 0 {
            let gesture = people::any_gesture(fight.as_ref(), &mut rng);
            match fight.gesture(gesture, &Inputs::default(), &mut Program(&mut rng)) {
                Ok(played) => prints.heard(fight.as_ref(), &played.items),
                Err(why) => prints.asked.add(&why),
            }
            while fight.names().units.len() < fight.fates().len() {
                let id = format!("new-{}", fight.names().units.len());
                fight.names_mut().units.push(montjoie_game::Name { id, ..Default::default() });
            }
            prints.looks(fight.as_ref());
        }
    }
    prints.facts.add(&fight.aftermath());
    prints.papers(fight.as_ref());
    prints.line(&format!("anything {seed}, the end"), fight.as_ref());
}

/// An event from outside that is a little off: laid on a copy or refused, and then nothing changed. The battle can be played on.
fn lay(fight: &dyn Fight, event: &Value, rng: &mut Rng, prints: &mut Prints) {
    let mut event = event.clone();
    let mut leaves = Vec::new();
    leaves_of(&mut event, &mut leaves);
    let n = u32::try_from(leaves.len()).unwrap();
    if n > 0 {
        let leaf = leaves.swap_remove(rng.below(n) as usize);
        let by = [-1_000_000, -2, -1, 1, 2, 3, 1_000, 1 << 40][rng.below(8) as usize];
        *leaf = match &*leaf {
            Value::Number(was) => Value::from(was.as_i64().unwrap_or(0).saturating_add(by)),
            Value::String(mark) if mark.starts_with('#') => {
                let (kind, index) = mark.split_at(2.min(mark.len()));
                let index = index.parse::<i64>().unwrap_or(0).saturating_add(by % 5).rem_euclid(256);
                Value::from(format!("{kind}{index}"))
            }
            Value::Bool(was) => Value::from(!*was),
            other => other.clone(),
        };
    }
    lay_one(fight, &event, rng, prints);
}

fn lay_one(fight: &dyn Fight, event: &Value, rng: &mut Rng, prints: &mut Prints) {
    let mut copy = fight.copy();
    match copy.rule(std::slice::from_ref(event)) {
        Ok(items) => {
            prints.heard(copy.as_ref(), &items);
            let played = copy.play(&Inputs::default(), &mut Program(rng));
            prints.facts.add(&(played.closed, played.hash));
        }
        Err(bad) => {
            prints.asked.add(&bad);
            assert_eq!(copy.hash(), fight.hash(), "{event} was refused and changed something");
        }
    }
}

/// Every value of an event that is no list.
fn leaves_of<'a>(value: &'a mut Value, into: &mut Vec<&'a mut Value>) {
    match value {
        Value::Object(map) => map.values_mut().for_each(|v| leaves_of(v, into)),
        Value::Array(list) => list.iter_mut().for_each(|v| leaves_of(v, into)),
        leaf => into.push(leaf),
    }
}

fn files(dir: &str) -> Vec<(String, String)> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join(dir);
    // A book need not have every folder.
    let Ok(found) = std::fs::read_dir(&dir) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = found.map(|e| e.unwrap().path()).collect();
    paths.retain(|p| p.extension().is_some_and(|e| e == "toml"));
    paths.sort();
    let named =
        |p: PathBuf| (p.file_stem().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(&p).unwrap());
    paths.into_iter().map(named).collect()
}

/// The battles of a ruleset: name, text, whether it is shipped. Small ones first, then those with everything in them.
fn battles(id: &str) -> Vec<Battle> {
    let mut all: Vec<Battle> =
        files(&format!("../../books/{id}/tests/small")).into_iter().map(|(n, t)| (n, t, false)).collect();
    all.extend(files(&format!("../../books/{id}/tests/scenarios")).into_iter().map(|(n, t)| (n, t, false)));
    // A test's battle and a shipped one may have one name.
    let shipped = |(n, t): (String, String)| (format!("shipped-{n}"), t, true);
    all.extend(files(&format!("../../scenarios/{id}")).into_iter().map(shipped));
    all
}

/// A battle of a ruleset: name, text, whether it is shipped.
type Battle = (String, String, bool);

/// Does something with each of these battles, two at a time.
fn each(all: &[Battle], work: impl Fn(&Battle) + Sync) {
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(battle) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
            work(battle);
        }
    };
    std::thread::scope(|scope| {
        let hands: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        for hand in hands {
            hand.join().unwrap_or_else(|why| std::panic::resume_unwind(why));
        }
    });
}

/// What is kept of a battle.
fn judged(game: &dyn Game, (name, text, shipped): &Battle) -> String {
    let mut prints = Prints::new();
    if *shipped {
        let doctrines = game.info().doctrines.len();
        by_doctrine(game, text, [0, 1 % doctrines], &mut prints);
        by_doctrine(game, text, [2 % doctrines, 0], &mut prints);
        by_doctrine(game, text, [1 % doctrines, 2 % doctrines], &mut prints);
    }
    for seed in 0..if *shipped { 3 } else { 5 } {
        by_anything(game, text, seed, &mut prints);
    }
    by_rulings(game, text, &mut prints);
    if let Some(folder) = &*WHOLE {
        std::fs::create_dir_all(folder).unwrap();
        std::fs::write(folder.join(format!("{}-{name}.txt", game.info().id)), prints.whole).unwrap();
    }
    format!("revision {}\n{}\n", game.info().revision, prints.lines.join("\n"))
}

/// The lines that differ, the first few of them, as a diff says it.
fn difference(kept: &str, now: &str) -> String {
    let (kept, now): (Vec<_>, Vec<_>) = (kept.lines().collect(), now.lines().collect());
    let longest = kept.len().max(now.len());
    let pairs =
        (0..longest).map(|i| (kept.get(i).copied().unwrap_or("nothing"), now.get(i).copied().unwrap_or("nothing")));
    pairs.filter(|(was, is)| was != is).take(4).map(|(was, is)| format!("- {was}\n+ {is}\n")).collect()
}

fn judged_the_same(game: &'static dyn Game, only: Option<&str>) {
    let id = game.info().id;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../books/{id}/tests/judged"));
    let all = battles(id);
    if std::env::var_os("MONTJOIE_BLESS").is_some() {
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        each(&all, |battle| std::fs::write(folder.join(format!("{}.txt", battle.0)), judged(game, battle)).unwrap());
        return;
    }
    let kept = std::fs::read_dir(&folder).map_or(0, Iterator::count);
    assert_eq!(kept, all.len(), "{id}, a battle came or went: {HEAD}");
    let names: Vec<String> = all.iter().map(|(name, ..)| format!("{id}/{name}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let Some(places) = chosen_of(only, &names) else { return };
    let all: Vec<_> = places.iter().map(|i| all[*i].clone()).collect();
    each(&all, |battle| {
        let kept = std::fs::read_to_string(folder.join(format!("{}.txt", battle.0)));
        let kept = kept.unwrap_or_else(|e| panic!("{id}/{} is not kept ({e}): {HEAD}", battle.0));
        let now = judged(game, battle);
        assert!(kept == now, "{id}/{}\n{}{HEAD}", battle.0, difference(&kept, &now));
    });
}

#[test]
fn every_ruleset_judges_as_it_did() {
    let of = std::env::var("MONTJOIE_RULESET").ok();
    let only = std::env::var("MONTJOIE_CASE").ok();
    let games: Vec<_> = GAMES.iter().filter(|g| of.as_ref().is_none_or(|o| g.info().id == o)).collect();
    assert!(!games.is_empty(), "{of:?} is no ruleset");
    for game in games {
        judged_the_same(*game, only.as_deref());
    }
}

/// The GM who rules may use the words in which a choice is offered: they are understood, and mean the same.
#[test]
fn what_is_offered_can_be_ordered_in_the_same_words() {
    for game in GAMES {
        let mut tried = BTreeSet::new();
        for (_, text, _) in battles(game.info().id) {
            let mut fight = open(*game, &text);
            let mut rng = Rng::of(1, 4);
            while fight.outcome().is_none() && fight.place().round <= 2 {
                close_step(fight.as_mut(), &mut tried, &mut rng);
            }
        }
        // A book of two pages has a few orders, a long one many.
        let least = (1 + game.books()[1].entries.len() / 8).min(6);
        assert!(tried.len() >= least, "{} offers next to nothing: {tried:?}", game.info().id);
    }
}

/// Plays a step by what is offered; words not heard before are said once as an order outside the rules.
fn close_step(fight: &mut dyn Fight, tried: &mut BTreeSet<String>, rng: &mut Rng) {
    let mut inputs = Inputs::default();
    loop {
        let played = fight.play(&inputs, &mut Waiting);
        if played.closed {
            return;
        }
        for ask in &played.open {
            if let Want::Choice(tokens) = &ask.want {
                for token in tokens {
                    let kinds: Vec<_> = token.objects.iter().map(std::mem::discriminant).collect();
                    if tried.insert(format!("{:?} {} {kinds:?}", ask.key.rule, token.verb)) {
                        let mut said = inputs.clone();
                        said.answers.insert(ask.name(), Answer::Ruled(token.words(fight.names())));
                        let heard = fight.look(&said, &mut Waiting);
                        assert!(!heard.refused.iter().any(|(key, _)| *key == ask.name()), "{ask:?}: {token:?}");
                        let meant = heard.items.iter().find_map(|i| match &i.what {
                            What::Choice { head, token, .. } if head.key == ask.key && head.nth == ask.nth => {
                                Some(token)
                            }
                            _ => None,
                        });
                        assert!(meant.is_none_or(|m| m == token), "{token:?} is heard as {meant:?}");
                    }
                }
            }
            inputs.answers.insert(ask.name(), people::say(ask, fight, &mut Vec::new(), rng, false));
        }
    }
}

/// A setting the GM changes between two steps is in force, and can be read back; past the last there is none.
#[test]
fn what_is_set_is_in_force() {
    for game in GAMES {
        let (id, settings) = (game.info().id, game.info().settings);
        let text = files(&format!("../../scenarios/{id}")).swap_remove(0).1;
        let mut taken = 0;
        for (index, setting) in settings.iter().enumerate() {
            for value in setting.values.all() {
                let mut fight = open(*game, &text);
                let gesture = Gesture::Option { index: u8::try_from(index).unwrap(), value };
                if fight.gesture(gesture, &Inputs::default(), &mut Waiting).is_ok() {
                    assert_eq!(fight.option(index), Some(value), "{id}: {}", setting.name);
                    taken += 1;
                }
            }
        }
        assert!(taken > settings.len(), "{id}: {taken} of {} settings can be changed", settings.len());
        assert_eq!(open(*game, &text).option(settings.len()), None);
    }
}
