//! People at the table: orders outside the rules, gestures, secret orders.

use crate::wild::any_sound;
use montjoie_rules::scenario::Doc;
use montjoie_rules::{Bout, Fight, Gesture, Ruleset};
use montjoie_table::{Answer, Ask, Dice, Head, Inputs, Rng, Seat, Side, Subject, Waiting, Want, faces_of};

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
fn say(ask: &Ask, fight: &dyn Fight, verbs: &mut Vec<&'static str>, rng: &mut Rng, ruled: bool) -> Answer {
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
                for _ in 0..below(rng, 3) {
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
    for _ in 0..10_000 {
        let before = fight.hash();
        let mut folded = fight.copy();
        let played = fight.play(&inputs, &mut Thrower(rng));
        for (key, _) in &played.refused {
            inputs.answers.remove(key);
        }
        if played.closed {
            folded.fold(&played.events).unwrap_or_else(|e| panic!("{e:?} of {:?}", played.events));
            assert_eq!(folded.hash(), fight.hash(), "the events alone give another battle");
            return;
        }
        assert_eq!(fight.hash(), before, "a step that waits changes nothing");
        // What was thrown is written down, as a table does.
        inputs.answers.extend(played.filled);
        let ruled = ruled && played.refused.is_empty();
        for ask in &played.open {
            inputs.answers.insert(ask.name(), say(ask, fight, verbs, rng, ruled));
        }
    }
    panic!("the step never closes");
}

/// A battle in which the GM interferes at every turn.
pub fn rule_and_gesture<R: Ruleset>(text: &str, seed: u64) {
    let (mut bout, _, _) = Bout::<R>::open(&Doc::read(text), None).unwrap_or_else(|_| panic!("{text}"));
    let mut rng = Rng::of(seed, 3);
    let mut verbs = Vec::new();
    let hooligan = rng.below(2) == 0;
    for _ in 0..60 {
        if bout.outcome().is_some() {
            break;
        }
        wild_step(&mut bout, &mut verbs, &mut rng, hooligan);
        check::<R>(&bout);
        if hooligan && rng.below(2) == 0 {
            let gesture = any_gesture(&bout, &mut rng);
            let before = bout.hash();
            let mut folded = bout.copy();
            match bout.gesture(gesture, &Inputs::default(), &mut montjoie_table::Program(&mut rng)) {
                Ok(played) => {
                    assert!(played.closed, "{gesture:?} waits for {:?}", played.open);
                    folded.fold(&played.events).unwrap_or_else(|e| panic!("{gesture:?}: {e:?}"));
                    assert_eq!(folded.hash(), bout.hash(), "{gesture:?}: the events give another battle");
                    for n in bout.names.units.len()..bout.fates().len() {
                        let id = format!("new-{n}");
                        bout.names.units.push(montjoie_rules::Name { id, ..Default::default() });
                    }
                }
                Err(_) => assert_eq!(bout.hash(), before, "{gesture:?} was refused and changed something"),
            }
            check::<R>(&bout);
        }
    }
    let _ = bout.aftermath();
}

fn check<R: Ruleset>(bout: &Bout<R>) {
    for fate in bout.fates() {
        assert!(fate.now >= 0 && fate.initial >= 0, "{fate:?}");
    }
    any_sound(&bout.state);
}

fn any_gesture<R: Ruleset>(bout: &Bout<R>, rng: &mut Rng) -> Gesture {
    let units = bout.fates().len() + 1;
    let mut who = || Subject::unit(u8::try_from(below(rng, units)).unwrap());
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
            let settings = R::INFO.settings;
            let index = below(rng, settings.len());
            let values = settings[index].values.all();
            Gesture::Option { index: u8::try_from(index).unwrap(), value: values[below(rng, values.len())] }
        }
        _ => {
            let field = below(rng, R::INFO.fields.len());
            let info = R::INFO.fields[field];
            let span = u64::try_from(info.most - info.least).unwrap_or(u64::MAX);
            let part = (u64::from(rng.below(u32::MAX)) << 20) % span.saturating_add(1).max(1);
            let value = [info.least, info.most, info.least + i64::try_from(part).unwrap_or(0)][below(rng, 3)];
            Gesture::Set { who: one, field: u8::try_from(field).unwrap(), value }
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
