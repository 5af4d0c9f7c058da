//! Exact odds against many battles, and against the same battle mirrored.

use crate::paths::ends;
use montjoie_game::scenario::Doc;
use montjoie_game::{Bout, Fate, Fight, Game, Ruleset, lay_scripted};
use montjoie_odds::Sample;
use montjoie_table::{Chance, Inputs, Minds, Program, Rng};
use std::collections::BTreeMap;

/// What one looks at: who has how much left, in which state.
type Seen = (String, i64, &'static str);

/// How likely each sight is after so many steps, and how many steps that were: as many as can be walked through.
struct Odds {
    sights: BTreeMap<Seen, f64>,
    /// All of them together, for what goes with what.
    joint: BTreeMap<Vec<Seen>, f64>,
    steps: usize,
}

fn seen(fight: &dyn Fight, fate: &Fate) -> Seen {
    (fight.names().id(fate.subject), fate.now, fate.word)
}

/// Most end states of a walk, and most paths of one step.
const MOST: (usize, u64) = (400, 20_000);

/// Walks on step by step for one round, while the ends stay few.
fn exact(fight: &dyn Fight, (most, limit): (usize, u64)) -> Odds {
    let mut front: BTreeMap<u64, (Box<dyn Fight>, f64)> = BTreeMap::from([(fight.hash(), (fight.copy(), 1.0))]);
    let mut steps = 0;
    for _ in 0..fight.info().steps.len() {
        let mut next: BTreeMap<u64, (Box<dyn Fight>, f64)> = BTreeMap::new();
        let mut whole = true;
        for (hash, (fight, weight)) in &front {
            if fight.outcome().is_some() {
                next.entry(*hash).or_insert_with(|| (fight.copy(), 0.0)).1 += weight;
                continue;
            }
            let Some(all) = ends(&**fight, Minds::Doctrine, true, limit).filter(|e| e.cut == 0.0) else {
                whole = false;
                break;
            };
            for (hash, end) in all.fights {
                let slot = next.entry(hash).or_insert_with(|| (end, 0.0));
                slot.1 += weight * all.weights[&hash].value();
            }
            if next.len() > most {
                whole = false;
                break;
            }
        }
        if !whole {
            break;
        }
        front = next;
        steps += 1;
    }
    let mut odds = Odds { sights: BTreeMap::new(), joint: BTreeMap::new(), steps };
    for (fight, weight) in front.values() {
        let mut all: Vec<Seen> = fight.fates().iter().map(|f| seen(&**fight, f)).collect();
        for one in &all {
            *odds.sights.entry(one.clone()).or_insert(0.0) += weight;
        }
        all.sort();
        *odds.joint.entry(all).or_insert(0.0) += weight;
    }
    odds
}

/// How often each was seen with so much left in such a state, by their places.
type Counts = BTreeMap<(usize, i64, &'static str), u64>;

/// Holds the exact odds of the first steps against so many samples: four standard errors. False when nothing is left to chance.
pub fn agree<R: Ruleset>(text: &str, name: &str, n: u64) -> bool {
    let (bout, _, _) = Bout::<R>::open(&Doc::read(text), None).unwrap_or_else(|_| panic!("{text}"));
    hold(&bout, name, n, |steps| {
        let mut counts = Counts::new();
        let mut battle = bout.state.clone();
        for index in 0..n {
            battle.clone_from(&bout.state);
            let mut rng = Rng::of(2024, index);
            let mut table = Chance::new(&mut rng, &bout.plan);
            for _ in 0..steps {
                if R::outcome(&battle).is_none() {
                    lay_scripted::<R, _>(&mut battle, &mut table).expect("chance keeps nobody waiting");
                    R::step(&mut battle, &mut table).expect("chance keeps nobody waiting");
                }
            }
            let mut i = 0;
            R::fates(&battle, &mut |fate| {
                *counts.entry((i, fate.now, fate.word)).or_insert(0) += 1;
                i += 1;
            });
        }
        counts
    })
}

/// The same without the ruleset's type.
pub fn agree_at_the_door(fight: &dyn Fight, name: &str, n: u64) -> bool {
    hold(fight, name, n, |steps| {
        let mut counts = Counts::new();
        for index in 0..n {
            let (mut battle, mut rng) = (fight.copy(), Rng::of(2024, index));
            for _ in 0..steps {
                if battle.outcome().is_none() {
                    assert!(battle.play(&Inputs::default(), &mut Program(&mut rng)).closed);
                }
            }
            for (i, fate) in battle.fates().iter().enumerate() {
                *counts.entry((i, fate.now, fate.word)).or_insert(0) += 1;
            }
        }
        counts
    })
}

fn hold(fight: &dyn Fight, name: &str, n: u64, sample: impl FnOnce(usize) -> Counts) -> bool {
    let odds = exact(fight, MOST);
    if odds.sights.values().all(|p| *p > 1.0 - 1e-12) {
        return false;
    }
    let ids: Vec<String> = fight.fates().iter().map(|f| fight.names().id(f.subject)).collect();
    let counts = sample(odds.steps);
    let total = n as f64;
    // Four standard errors where many are drawn. A few thousand, with thousands of things looked at, must be let off lightly: chance
    // alone passes four of them now and then.
    let within = if n >= 100_000 { 4.0 } else { 5.0 };
    for ((i, now, word), got) in &counts {
        let p = odds.sights.get(&(ids[*i].clone(), *now, *word)).copied().unwrap_or(0.0);
        assert!(p > 0.0, "{name}: {} at {now} {word} was seen {got} times, and cannot be", ids[*i]);
    }
    for ((id, now, word), p) in &odds.sights {
        let i = ids.iter().position(|known| known == id).expect("the same people");
        let got = counts.get(&(i, *now, *word)).copied().unwrap_or(0) as f64;
        let error = (total * p * (1.0 - p)).sqrt();
        // Where next to none are expected a count is no bell curve.
        if total * p < 25.0 || total * (1.0 - p) < 25.0 {
            assert!((got - total * p).abs() < 40.0, "{name}: {id} {now} {word}: {got} of {}", total * p);
        } else {
            assert!((got - total * p).abs() <= within * error, "{name}: {id} {now} {word}: {got}, not {}", total * p);
        }
    }
    true
}

/// The same scenario with its two sides in the other order.
pub fn mirrored(text: &str) -> String {
    let at: Vec<usize> = text.match_indices("\n[[side]]\n").map(|(i, _)| i + 1).collect();
    let [first, second] = at[..] else { panic!("two sides: {text}") };
    let end = text[second..].find("\n[[event]]").map_or(text.len(), |i| second + i + 1);
    let (a, b) = (&text[first..second], text[second..end].trim_end());
    let head = &text[..first];
    // Where all is seen from one side, that side is mirrored with the others.
    let head = match head.contains("ruleset = \"jet\"") {
        false => head.to_owned(),
        true if head.contains("considered_side = \"B\"") => {
            head.replace("considered_side = \"B\"", "considered_side = \"A\"")
        }
        true if head.contains("considered_side = \"A\"") => {
            head.replace("considered_side = \"A\"", "considered_side = \"B\"")
        }
        true => head.replace("[options]", "[options]\nconsidered_side = \"B\""),
    };
    format!("{head}{b}\n\n{}\n\n{}", a.trim_end(), &text[end..])
}

/// Whether two battles have the same odds; asserted where they can be walked through.
pub fn same_odds(one: &dyn Fight, other: &dyn Fight, name: &str) -> bool {
    let few = if crate::battles() > 10_000 { MOST } else { (120, 1_500) };
    let (one, other) = (exact(one, few), exact(other, few));
    let steps = one.steps.min(other.steps);
    if one.steps != other.steps || steps == 0 {
        return false;
    }
    assert!(one.joint.keys().eq(other.joint.keys()), "{name}: mirrored, other things can happen");
    for (sight, p) in &one.joint {
        assert!((p - other.joint[sight]).abs() < 1e-9, "{name}: mirrored, {sight:?} is another chance");
    }
    true
}

/// The same by sampling: each side's victories within four standard errors of the other's place.
pub fn mirrored_by_chance(game: &dyn Game, text: &str, n: u64) {
    let run = |text: &str| {
        let mut sample = Sample::default();
        sample.play(crate::open(game, text).as_ref(), &Inputs::default(), 77, 0..n);
        sample
    };
    let (one, other) = (run(text), run(&mirrored(text)));
    for side in 0..2 {
        let (a, b) = (one.victories[side] as f64, other.victories[1 - side] as f64);
        let p = (a + b) / (2.0 * n as f64);
        let error = (2.0 * n as f64 * p * (1.0 - p)).sqrt();
        assert!((a - b).abs() <= 4.0 * error + 1.0, "{a} and {b} of {n} victories");
    }
}
