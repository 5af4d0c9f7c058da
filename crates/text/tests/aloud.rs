//! What is read aloud of every round of every shipped battle, held against what the round brought.

mod common;

use common::texts;
use montjoie_books::GAMES;
use montjoie_game::scenario::Doc;
use montjoie_game::{Condition, Fate, Fight, Game, Item, KnownToAll, Message, known_to_all};
use montjoie_table::{Inputs, Program, Rng, Side, Subject};
use montjoie_text::{Hearing, Lang, Texts};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// A round that was played, and what is read aloud of it in English.
struct Round {
    at: String,
    text: String,
    before: Vec<Fate>,
    after: Vec<Fate>,
    known: KnownToAll,
    names: montjoie_game::Names,
}

fn shipped(game: &dyn Game) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(game.info().id);
    let files = std::fs::read_dir(&folder).expect("the book's scenarios");
    let mut all: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    all.sort();
    all.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).expect("text"))).collect()
}

/// Every round of the shipped battles, played once for all tests.
fn rounds(texts: &Texts) -> &'static [Round] {
    static ALL: OnceLock<Vec<Round>> = OnceLock::new();
    ALL.get_or_init(|| every(texts, SEEDS))
}

fn every(texts: &Texts, seeds: &[u64]) -> Vec<Round> {
    let mut all = Vec::new();
    for game in GAMES {
        for (path, text) in shipped(*game) {
            for seed in seeds {
                let fight = game.open(&Doc::read(&text), None).expect("a shipped scenario").fight;
                played(texts, fight, &format!("{} with {seed}", path.display()), *seed, &mut all);
            }
        }
    }
    assert!(all.len() > 200, "few rounds were played: {}", all.len());
    all
}

fn played(texts: &Texts, mut fight: Box<dyn Fight>, at: &str, seed: u64, all: &mut Vec<Round>) {
    let mut rng = Rng::of(seed, 7);
    let most = fight.info().auto_rounds;
    let (mut round, mut before, mut known) = (fight.place().round, fight.fates(), known_to_all(fight.as_ref()));
    let mut happened: Vec<Item> = Vec::new();
    while fight.outcome().is_none() && round <= most {
        happened.extend(fight.play(&Inputs::default(), &mut Program(&mut rng)).items);
        let over = fight.outcome();
        if fight.place().round == round && over.is_none() {
            continue;
        }
        let (after, now) = (fight.fates(), known_to_all(fight.as_ref()));
        known.extend(&now);
        let items: Vec<&Item> = happened.iter().collect();
        let heard = Hearing { happened: &items, known: &known };
        let seed = u64::from(round);
        let text = texts.telling_with(Lang::En, fight.names(), heard, (&before, &after), over, seed);
        let (at, names) = (format!("{at}, round {round}"), fight.names().clone());
        all.push(Round { at, text, before, after: after.clone(), known, names });
        (round, before, known) = (fight.place().round, after, now);
        happened.clear();
    }
}

impl Round {
    /// Heads a side had, or has, of those that fight.
    fn heads(&self, fates: &[Fate], side: Side) -> i64 {
        fates.iter().filter(|f| f.side == side && !f.person).map(|f| f.now).sum()
    }

    fn first(&self, side: Side) -> i64 {
        self.before.iter().filter(|f| f.side == side && !f.person).map(|f| f.initial).sum::<i64>().max(1)
    }

    fn lost(&self, side: Side) -> i64 {
        self.heads(&self.before, side) - self.heads(&self.after, side)
    }

    fn then(&self, who: Subject) -> Option<&Fate> {
        self.before.iter().find(|f| f.subject == who)
    }

    /// The name under which the table knows somebody; none where it knows neither them nor a body they are in.
    fn name(&self, who: Subject) -> Option<(Subject, String)> {
        let body = self.known.bodies.iter().find(|(one, _)| *one == who).map(|(_, body)| *body);
        let told = if self.known.who.contains(&who) { who } else { body? };
        let name = self.names.of(told)?.en.to_lowercase().replace('\'', "’");
        Some((told, name))
    }

    fn says(&self, name: &str) -> bool {
        self.text.to_lowercase().contains(name)
    }
}

impl Round {
    /// Whether one of the wordings of this message is in it.
    fn has(&self, texts: &Texts, message: &Message) -> bool {
        (0..6).any(|n| self.text.contains(&texts.say_nth(Lang::En, message, &self.names, n)))
    }
}

/// Fails with the rounds that break a promise; `told` counts those it was held against.
fn none(told: usize, least: usize, wrong: &[String]) {
    assert!(told >= least, "hardly a round was held against it: {told}");
    assert!(wrong.is_empty(), "{} of {told}:\n{}", wrong.len(), wrong.join("\n"));
}

const SEEDS: &[u64] = &[3, 11, 12];

/// “Few fall” is not said where a tenth of an army fell, nor “they watch” where dice were thrown at the enemy.
#[test]
fn few_fall_only_where_few_fell() {
    let texts = texts();
    let (mut told, mut wrong) = (0, Vec::new());
    for round in rounds(&texts) {
        if !["telling-light", "telling-quiet", "telling-fought"].iter().any(|id| round.has(&texts, &Message::new(id))) {
            continue;
        }
        told += 1;
        if Side::BOTH.into_iter().any(|side| 10 * round.lost(side) >= round.first(side)) {
            wrong.push(format!("{}: {}", round.at, round.text));
        }
    }
    none(told, 20, &wrong);
}

/// Whoever of those the table knows of broke, fled, fell or was taken in a round is named in what is read of it. Past three
/// of one side, and past six things, they go under one name or wait for the page.
#[test]
fn whoever_broke_or_left_is_named() {
    let texts = texts();
    let (mut told, mut wrong) = (0, Vec::new());
    for round in rounds(&texts) {
        let mut missing: Vec<(Side, String)> = Vec::new();
        let mut seen: Vec<(Subject, Side)> = Vec::new();
        for now in round.after.iter().filter(|f| !f.person) {
            let Some(then) = round.then(now.subject) else { continue };
            let gone = now.condition >= Condition::Broken && then.condition < Condition::Broken;
            let Some((who, name)) = round.name(now.subject).filter(|_| gone && then.condition != Condition::Absent)
            else {
                continue;
            };
            if !seen.contains(&(who, now.side)) {
                seen.push((who, now.side));
                told += 1;
                if !round.says(&name) {
                    missing.push((now.side, name));
                }
            }
        }
        let gone = |side: Side| seen.iter().filter(|(_, s)| *s == side).count();
        let many = |side: Side| {
            gone(side) > 3 && ["several ", "all the companies"].iter().any(|many| round.text.contains(many))
        };
        let missing: Vec<&str> = missing.iter().filter(|(side, _)| !many(*side)).map(|(_, name)| &**name).collect();
        if !missing.is_empty() {
            wrong.push(format!("{}: {} not in: {}", round.at, missing.join(", "), round.text));
        }
    }
    none(told, 200, &wrong);
}

/// A moment is given to a side only if it lost fewer, a smaller part of its own, and nobody of it broke or went.
#[test]
fn a_moment_is_given_to_the_side_that_had_the_better_of_it() {
    let texts = texts();
    let (mut told, mut wrong) = (0, Vec::new());
    for round in rounds(&texts) {
        for side in Side::BOTH {
            let given = Message::new("telling-ahead-yet").who("target", Subject::side(side));
            if !round.has(&texts, &given.who("side", Subject::side(side.foe()))) {
                continue;
            }
            told += 1;
            let fell = |f: &&Fate| f.side == side && !f.person && f.condition >= Condition::Broken;
            let broke = round
                .after
                .iter()
                .filter(fell)
                .any(|now| round.then(now.subject).is_some_and(|then| then.condition < now.condition));
            if broke || round.lost(side) >= round.lost(side.foe()) {
                let lost = Side::BOTH.map(|side| round.lost(side));
                wrong.push(format!("{} {lost:?}: {}", round.at, round.text));
            }
        }
    }
    none(told, 1, &wrong);
}

/// Only who lost the largest part of their strength is said to be hit hardest.
#[test]
fn who_is_hit_hardest_lost_most() {
    let texts = texts();
    let superlatives = ["worst of the shock", "spends its fury", "worst of the fire", "the fire falls hardest"];
    let (mut told, mut wrong) = (0, Vec::new());
    for round in rounds(&texts) {
        let mut said = round.text.split_inclusive('.');
        let Some(sentence) = said.find(|text| superlatives.iter().any(|word| text.contains(word))) else { continue };
        told += 1;
        // Bodies are weighed whole.
        let mut all: Vec<(Subject, String, i64, i64)> = Vec::new();
        for now in round.after.iter().filter(|f| !f.person) {
            let (Some(then), Some((who, name))) = (round.then(now.subject), round.name(now.subject)) else { continue };
            match all.iter_mut().find(|(one, ..)| *one == who) {
                Some(body) => (body.2, body.3) = (body.2 + then.now - now.now, body.3 + then.initial),
                None => all.push((who, name, then.now - now.now, then.initial)),
            }
        }
        let part = |one: &(Subject, String, i64, i64)| one.2 * 1000 / one.3.max(1);
        let most = all.iter().map(part).max().unwrap_or(0);
        let hardest = all.iter().filter(|one| part(one) == most);
        let named = hardest.clone().any(|one| sentence.to_lowercase().contains(&one.1));
        if !named && !["several ", "all the "].iter().any(|many| sentence.contains(many)) {
            wrong.push(format!("{}: {:?}, not {sentence}", round.at, hardest.collect::<Vec<_>>()));
        }
    }
    none(told, 20, &wrong);
}
