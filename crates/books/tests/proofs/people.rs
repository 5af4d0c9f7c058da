//! People at the table: orders outside the rules, gestures, secret orders.

use montjoie_game::{Fight, Gesture, What};
use montjoie_table::{Answer, Ask, Dice, Head, Inputs, Rng, Seat, Side, Subject, Waiting, Want, faces_of};
use std::sync::atomic::{AtomicU64, Ordering};

/// Orders outside the rules that were taken, and gestures: the proof that there were any.
pub static RULED: AtomicU64 = AtomicU64::new(0);
pub static GESTURES: AtomicU64 = AtomicU64::new(0);

fn below(rng: &mut Rng, n: usize) -> usize {
    rng.below(u32::try_from(n.max(1)).unwrap()) as usize
}

/// Throws dice, leaves every choice and judgement open.
struct Thrower<'a>(&'a mut Rng);

impl Seat for Thrower<'_> {
    fn faces(&mut self, _: Head, dice: Dice) -> Option<Vec<u16>> {
        Some(faces_of(self.0, dice))
    }

    fn follows_doctrine(&mut self, _: Head) -> bool {
        false
    }

    fn takes_default(&mut self, _: Head) -> bool {
        false
    }
}

/// Anything that may be said to an ask, and sometimes what may not, as a ruling.
pub fn say(ask: &Ask, fight: &dyn Fight, verbs: &mut Vec<&'static str>, rng: &mut Rng, ruled: bool) -> Answer {
    match &ask.want {
        Want::Throw { dice, .. } => Answer::Faces(faces_of(rng, *dice)),
        Want::Judgement(j) => {
            let (least, most) = (*j.range.start(), *j.range.end());
            let span = u32::try_from(i64::from(most) - i64::from(least)).unwrap_or(u32::MAX - 1);
            Answer::Value(least + rng.below(span + 1).cast_signed())
        }
        Want::Choice(tokens) => {
            for token in tokens {
                if !verbs.contains(&token.verb) {
                    verbs.push(token.verb);
                }
            }
            let names = fight.names();
            if ruled && rng.below(3) == 0 {
                let ids: Vec<String> = names.units.iter().chain(&names.places).map(|n| n.id.clone()).collect();
                let mut words = verbs[below(rng, verbs.len())].to_owned();
                let objects = if rng.below(8) == 0 { 2 } else { rng.below(3).min(1) };
                for _ in 0..objects {
                    words.push(' ');
                    words.push_str(&ids[below(rng, ids.len())]);
                }
                return Answer::Ruled(words);
            }
            Answer::Choice(tokens[below(rng, tokens.len())].words(names))
        }
    }
}

/// Plays the open step with anything said; rulings that name no order are taken back.
fn wild_step(fight: &mut dyn Fight, verbs: &mut Vec<&'static str>, rng: &mut Rng, ruled: bool) {
    let mut inputs = Inputs::default();
    for tries in 0..10_000 {
        let before = fight.hash();
        let mut folded = fight.copy();
        let played = fight.play(&inputs, &mut Thrower(rng));
        for (key, _) in &played.refused {
            inputs.answers.remove(key);
        }
        if played.closed {
            folded.fold(&played.events).unwrap_or_else(|e| panic!("{e:?} of {:?}", played.events));
            assert_eq!(folded.hash(), fight.hash(), "the events alone give another battle");
            let outside = |i: &&montjoie_game::Item| matches!(i.what, What::Choice { ruled: true, .. });
            RULED.fetch_add(played.items.iter().filter(outside).count() as u64, Ordering::Relaxed);
            return;
        }
        assert_eq!(fight.hash(), before, "a step that waits changes nothing");
        // What was thrown is written down, as a table does.
        inputs.answers.extend(played.filled);
        let ruled = ruled && tries < 8;
        for ask in &played.open {
            inputs.answers.insert(ask.name(), say(ask, fight, verbs, rng, ruled));
        }
    }
    panic!("the step never closes");
}

/// A battle in which people say anything legal.
pub fn anything_legal(mut fight: Box<dyn Fight>, seed: u64) {
    let mut rng = Rng::of(seed, 3);
    let mut verbs = Vec::new();
    for _ in 0..fight.info().steps.len() * 12 {
        if fight.outcome().is_some() {
            break;
        }
        wild_step(&mut *fight, &mut verbs, &mut rng, false);
        check(&*fight);
    }
}

/// A battle in which the GM interferes at every turn; `check` looks at it after each.
pub fn rule_and_gesture<T>(mut it: T, seed: u64, fight: fn(&mut T) -> &mut dyn Fight, check: fn(&T)) {
    let mut rng = Rng::of(seed, 3);
    let mut verbs = Vec::new();
    for _ in 0..60 {
        if fight(&mut it).outcome().is_some() {
            break;
        }
        wild_step(fight(&mut it), &mut verbs, &mut rng, true);
        check(&it);
        if rng.below(2) == 0 {
            wild_gesture(fight(&mut it), &mut rng);
            check(&it);
        }
    }
    let _ = fight(&mut it).aftermath();
}

/// A gesture of any kind: refused and nothing changed, or taken and true to its events.
fn wild_gesture(fight: &mut dyn Fight, rng: &mut Rng) {
    let gesture = any_gesture(fight, rng);
    let before = fight.hash();
    let mut folded = fight.copy();
    match fight.gesture(gesture, &Inputs::default(), &mut montjoie_table::Program(rng)) {
        Ok(played) => {
            GESTURES.fetch_add(1, Ordering::Relaxed);
            assert!(played.closed, "{gesture:?} waits for {:?}", played.open);
            folded.fold(&played.events).unwrap_or_else(|e| panic!("{gesture:?}: {e:?}"));
            assert_eq!(folded.hash(), fight.hash(), "{gesture:?}: the events give another battle");
            let there = fight.fates().len();
            for n in fight.names().units.len()..there {
                let id = format!("new-{n}");
                fight.names_mut().units.push(montjoie_game::Name { id, ..Default::default() });
            }
        }
        Err(_) => assert_eq!(fight.hash(), before, "{gesture:?} was refused and changed something"),
    }
}

/// What every ruleset promises.
pub fn check(fight: &dyn Fight) {
    for fate in fight.fates() {
        assert!(fate.now >= 0 && fate.initial >= 0, "{fate:?}");
    }
}

pub fn any_gesture(fight: &dyn Fight, rng: &mut Rng) -> Gesture {
    let info = fight.info();
    let units = fight.fates().len() + 1;
    let characters = fight.names().characters.len() + 1;
    // Mostly a unit, sometimes a character or a whole side; now and then somebody who is not there.
    let mut who = || match rng.below(12) {
        0..2 => Subject::character(u8::try_from(below(rng, characters)).unwrap()),
        2 => Subject::side([Side::A, Side::B][below(rng, 2)]),
        _ => Subject::unit(u8::try_from(below(rng, units)).unwrap()),
    };
    let (one, other) = (who(), who());
    let men = [0, 1, 3, 20, 1_000, u32::MAX][below(rng, 6)];
    match below(rng, 19) {
        0 => Gesture::Take { who: one, men },
        1 => Gesture::Restore { who: one, men },
        2 => Gesture::Test { who: one },
        3 => Gesture::Break { who: one },
        4 => Gesture::Rally { who: one },
        5 => Gesture::Attack { by: one, on: other, shot: men > 3 },
        6 => Gesture::Engage { by: one, on: other },
        7 => Gesture::Part { one, other },
        8 => Gesture::Add { like: one, men },
        9 => Gesture::Split { who: one, men },
        10 => Gesture::Merge { who: one, into: other },
        11 => Gesture::Remove { who: one },
        12 => Gesture::Bring { who: one },
        13 => Gesture::Turn { who: one },
        14 => Gesture::Fell { who: one },
        15 => Gesture::Post { who: one, to: if men == 0 { Subject::NOBODY } else { other } },
        16 if men == 3 => Gesture::Concede { side: Side::A },
        16 | 17 => {
            let index = below(rng, info.settings.len());
            let values = info.settings[index].values.all();
            Gesture::Option { index: u8::try_from(index).unwrap(), value: values[below(rng, values.len())] }
        }
        _ => {
            let index = below(rng, info.fields.len());
            let field = info.fields[index];
            let span = u64::try_from(field.most - field.least).unwrap_or(u64::MAX);
            let part = (u64::from(rng.below(u32::MAX)) << 20) % span.saturating_add(1).max(1);
            let value = [field.least, field.most, field.least + i64::try_from(part).unwrap_or(0)][below(rng, 3)];
            Gesture::Set { who: one, field: u8::try_from(index).unwrap(), value }
        }
    }
}

/// Whatever the others write down, each is asked the same.
pub fn batches(mut fight: Box<dyn Fight>, name: &str) {
    let mut rng = Rng::of(9, 9);
    let mut verbs = Vec::new();
    for _ in 0..fight.info().steps.len() * 2 {
        if fight.outcome().is_some() {
            break;
        }
        let batch = fight.look(&Inputs::default(), &mut Waiting).open;
        for (i, ask) in batch.iter().enumerate().take(12) {
            let mut inputs = Inputs::default();
            for (k, other) in batch.iter().enumerate() {
                if k != i {
                    inputs.answers.insert(other.name(), say(other, &*fight, &mut verbs, &mut rng, false));
                }
            }
            let left = fight.look(&inputs, &mut Waiting).open;
            assert_eq!(left.first(), Some(ask), "{name}: asked otherwise once the others had answered");
        }
        wild_step(&mut *fight, &mut verbs, &mut rng, false);
    }
}
