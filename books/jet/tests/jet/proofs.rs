//! What holds in every battle: sums of the tree, mirrors, bounds, folds.

use crate::sound::sound;
use montjoie_game::scenario::Doc;
use montjoie_game::{Bout, Fight as _, Gesture, Outcome, Ruleset as _};
use montjoie_game::{Led as _, Subjects as _};
use montjoie_jet::Jet;
use montjoie_jet::battle::Battle;
use montjoie_jet::event::Event;
use montjoie_jet::options::Scales;
use montjoie_odds::Sample;
use montjoie_table::{Answer, Ask, Dice, Head, Inputs, Program, Rng, Seat, Side, State as _, Subject, Want, faces_of};
use montjoie_trial::count;

pub const STANDARD: &str = include_str!("../../../../scenarios/jet/standard.toml");

const ELVES: &str = include_str!("../../../../scenarios/jet/elfes.toml");

fn open(toml: &str) -> Bout<Jet> {
    Bout::<Jet>::open(&Doc::read(toml), None).unwrap_or_else(|p| panic!("{p:?}")).0
}

/// Lays the events of a step on the battle before it, one by one: the tree is sound after each.
fn sound_after_each(before: &Battle, events: &[serde_json::Value], mut each: impl FnMut(&Battle, &Event)) {
    let mut b = before.clone();
    for value in events {
        let event: Event = serde_json::from_value(value.clone()).unwrap();
        each(&b, &event);
        b.apply(&event);
        sound(&b);
    }
}

/// JET-24 — where no hand is laid on it, discipline follows morale to the point.
fn disciplined(b: &Battle) {
    for id in b.ids() {
        let unit = b.at(id);
        let below = (-b.morale(id)).clamp(0, 10);
        assert_eq!(unit.discipline, (unit.discipline_max - below / 2).clamp(-10, 10), "discipline of {id:?}");
    }
}

/// JET-19 — after a row of ours, whatever hearts it moves move the other way over there.
struct Mirror {
    /// Whose row, and what it was worth to them so far.
    unit: montjoie_table::UnitId,
    by: i16,
    across: Vec<montjoie_table::UnitId>,
    seen: usize,
}

impl Mirror {
    fn hears(mirror: &mut Option<Mirror>, b: &Battle, event: &Event) -> usize {
        match (&*mirror, event) {
            (_, Event::Result { unit, .. }) => {
                let at = b.at(*unit);
                let across = b.in_encounter(at.encounter, at.side.foe()).filter(|&e| b.in_battle(e)).collect();
                *mirror = Some(Mirror { unit: *unit, by: 0, across, seen: 0 });
                0
            }
            (Some(m), Event::Morale { unit, by }) if *unit == m.unit && m.by == 0 => {
                let across = m.across.clone();
                *mirror = Some(Mirror { unit: *unit, by: *by, across, seen: 0 });
                0
            }
            (Some(m), Event::Morale { unit, by }) if m.by != 0 => {
                assert_eq!((m.across[m.seen], -m.by), (*unit, *by), "the mirror of {:?}", m.unit);
                let m = mirror.as_mut().unwrap();
                m.seen += 1;
                usize::from(m.seen == m.across.len())
            }
            (Some(m), _) => {
                assert!(m.by == 0 || m.seen == m.across.len(), "{} of {} felt it", m.seen, m.across.len());
                *mirror = None;
                0
            }
            (None, _) => 0,
        }
    }
}

#[test]
fn each_of_the_fifteen_subsets_of_scales_plays_to_the_end() {
    let mut mirrored = 0;
    assert_eq!(Scales::WORDS.len(), 15);
    for scales in Scales::WORDS {
        let standard = STANDARD.replace("army-regiment-company", scales);
        let small = SMALL.replace("army-regiment-company-individual", scales);
        for toml in [standard, small] {
            for seed in 0..count("MONTJOIE_FUZZ_BATTLES", 1) {
                let mut bout = open(&toml);
                let mut rng = Rng::of(seed, 7);
                let mut mirror = None;
                while bout.outcome().is_none() {
                    let (before, mut fold) = (bout.state.clone(), bout.copy());
                    let played = bout.play(&Inputs::default(), &mut Program(&mut rng));
                    assert!(played.closed, "{scales}: {:?}", played.open);
                    fold.fold(&played.events).unwrap();
                    assert_eq!(fold.hash(), bout.hash(), "{scales}: the events give another battle");
                    sound_after_each(&before, &played.events, |b, event| {
                        disciplined(b);
                        mirrored += Mirror::hears(&mut mirror, b, event);
                    });
                }
                assert!(bout.place().round <= 51, "{scales}");
                assert!(!matches!(bout.outcome(), Some(Outcome::Undecided)));
            }
        }
    }
    assert!(mirrored > 100, "{mirrored}");
}

/// The sides change places, and the considered one with them: every battle comes out the other way round, die for die.
#[test]
fn mirrored_battles_have_mirrored_odds() {
    for field in [STANDARD, include_str!("../../../../scenarios/jet/brumes.toml"), ELVES] {
        let considered = |side: &str, toml: &str| {
            let options = if toml.contains("[options]") { "[options]" } else { "name_fr" };
            let line = format!("considered_side = \"{side}\"\n");
            match options {
                "[options]" => toml.replacen("[options]", &format!("[options]\n{line}"), 1),
                _ => toml.replacen("[[side]]", &format!("[options]\n{line}[[side]]"), 1),
            }
        };
        let mut blocks = field.split("[[side]]");
        let (head, a, b) = (blocks.next().unwrap(), blocks.next().unwrap(), blocks.next().unwrap());
        let swapped = considered("B", &format!("{head}[[side]]{b}\n[[side]]{a}"));
        let battles = count("MONTJOIE_FUZZ_BATTLES", 25);
        for doctrines in [[0, 0], [1, 2]] {
            let count = |toml: &str, doctrines: [usize; 2]| {
                let (mut bout, mut sample) = (open(toml), Sample::default());
                bout.lead(doctrines);
                sample.play(&bout, &Inputs::default(), 3, 0..battles);
                sample
            };
            let one = count(&considered("A", field), doctrines);
            let two = count(&swapped, [doctrines[1], doctrines[0]]);
            assert_eq!(one.victories, [two.victories[1], two.victories[0]]);
            assert_eq!((one.draws, &one.rounds), (two.draws, &two.rounds));
            assert_eq!(one.runs, battles);
        }
    }
}

/// The book's own tilt: what one and the same field is worth depends on whose rolls are read.
#[test]
fn the_considered_side_matters() {
    let wins = |side: &str| {
        let toml = STANDARD.replace("[options]", &format!("[options]\nconsidered_side = \"{side}\""));
        let toml = toml.replace("leadership = ", "leadership = 4");
        let mut sample = Sample::default();
        sample.play(&open(&toml), &Inputs::default(), 3, 0..20);
        sample.victories[0]
    };
    assert!(wins("A") > 15 && wins("B") < 5, "well led, whoever is considered wins");
}

#[test]
fn the_standard_battle_is_decided() {
    let mut sample = Sample::default();
    sample.play(&open(STANDARD), &Inputs::default(), 3, 0..count("MONTJOIE_FUZZ_BATTLES", 40));
    println!("{:?} {:?} {:?}", sample.victories, sample.draws, sample.rounds);
    assert!(sample.victories[0] + sample.victories[1] > sample.draws);
    assert_eq!(Jet::INFO.id, "jet");
}

fn below(rng: &mut Rng, n: usize) -> usize {
    let faces = faces_of(rng, montjoie_table::sum(2, 100));
    (usize::from(faces[0]) * 100 + usize::from(faces[1])) % n.max(1)
}

/// Throws dice and leaves everything else to be answered.
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

/// A legal answer; for a choice, now and then any word of the ruleset, by the GM's ruling.
fn any_answer(rng: &mut Rng, bout: &Bout<Jet>, ask: &Ask) -> Answer {
    match &ask.want {
        Want::Throw { dice, .. } => Answer::Faces(faces_of(rng, *dice)),
        Want::Choice(tokens) if below(rng, 12) == 0 => {
            let ruled = ["reserve", "withdrawn", "first_line", "oui", "non", "surrender", "tactics_only", "support"];
            let words = ruled[below(rng, ruled.len())];
            let fits = tokens.iter().any(|t| ["oui", "non"].contains(&t.verb)) == ["oui", "non"].contains(&words);
            if fits
                && !["surrender", "tactics_only", "support"].contains(&words)
                && tokens.iter().any(|t| t.verb == "first_line" || t.verb == "oui" || t.verb == "reserve")
            {
                Answer::Ruled(words.to_owned())
            } else {
                Answer::Choice(tokens[0].words(&bout.names))
            }
        }
        Want::Choice(tokens) => Answer::Choice(tokens[below(rng, tokens.len())].words(&bout.names)),
        Want::Judgement(j) => {
            let (least, most) = (*j.range.start(), *j.range.end());
            let span = usize::try_from(i64::from(most) - i64::from(least) + 1).unwrap();
            Answer::Value(least + i32::try_from(below(rng, span)).unwrap())
        }
    }
}

fn any_gesture(rng: &mut Rng, b: &Battle) -> Gesture {
    let units = b.units.len();
    let people = b.characters.len();
    let mut any = || {
        let n = below(rng, units + people);
        if n < units { Subject::unit(n as u8) } else { Subject::character((n - units) as u8) }
    };
    let (who, other) = (any(), any());
    let (settings, fields) = (Jet::INFO.settings, Jet::INFO.fields);
    match below(rng, 19) {
        0 => Gesture::Take { who, men: 7 },
        1 => Gesture::Restore { who, men: 3 },
        2 => Gesture::Test { who },
        3 => Gesture::Break { who },
        4 => Gesture::Rally { who },
        5 => Gesture::Attack { by: who, on: other, shot: false },
        6 => Gesture::Engage { by: who, on: other },
        7 => Gesture::Part { one: who, other },
        8 => Gesture::Split { who, men: 2 },
        9 => Gesture::Merge { who, into: other },
        10 => Gesture::Add { like: who, men: 5 },
        11 => Gesture::Remove { who },
        12 => Gesture::Bring { who },
        13 => Gesture::Turn { who },
        14 => Gesture::Fell { who },
        15 => Gesture::Post { who, to: if below(rng, 2) == 0 { other } else { Subject::NOBODY } },
        16 if below(rng, 30) == 0 => Gesture::Concede { side: Side::BOTH[below(rng, 2)] },
        16 | 17 => {
            let index = below(rng, settings.len());
            let values = settings[index].values.all();
            Gesture::Option { index: index as u8, value: values[below(rng, values.len())] }
        }
        _ => {
            let field = below(rng, fields.len());
            let value = if below(rng, 2) == 0 { fields[field].least } else { fields[field].most };
            Gesture::Set { who, field: field as u8, value }
        }
    }
}

/// Arbitrary legal answers, GM rulings and gestures, every option: nothing panics, the tree stays a tree, and the events
/// alone give the same battle.
#[test]
fn arbitrary_battles_stay_sound() {
    for seed in 0..count("MONTJOIE_FUZZ_BATTLES", 12) {
        let mut rng = Rng::of(seed, 99);
        let mut bout = open(if seed % 3 == 2 { STANDARD } else { SMALL });
        for (index, info) in Jet::INFO.settings.iter().enumerate() {
            let values = info.values.all();
            let value = values[below(&mut rng, values.len())];
            if below(&mut rng, 3) == 0 && info.name != "max_turns" {
                let gesture = Gesture::Option { index: index as u8, value };
                if Jet::may(&bout.state, gesture).is_ok() {
                    bout.gesture(gesture, &Inputs::default(), &mut Thrower(&mut rng)).unwrap();
                }
            }
        }
        let mut steps = 0;
        while bout.outcome().is_none() && steps < 150 {
            steps += 1;
            let gesture = (below(&mut rng, 4) == 0).then(|| any_gesture(&mut rng, &bout.state));
            play(&mut rng, &mut bout, gesture);
        }
    }
}

fn play(rng: &mut Rng, bout: &mut Bout<Jet>, gesture: Option<Gesture>) {
    let mut inputs = Inputs::default();
    for _ in 0..3_000 {
        let (before, mut fold) = (bout.state.clone(), bout.copy());
        let played = match gesture {
            None => bout.play(&inputs, &mut Thrower(rng)),
            Some(gesture) => match bout.gesture(gesture, &inputs, &mut Thrower(rng)) {
                Ok(played) => played,
                Err(_) => return,
            },
        };
        for (name, _) in &played.refused {
            inputs.answers.remove(name);
        }
        if played.closed {
            fold.fold(&played.events).unwrap_or_else(|e| panic!("{gesture:?}: {e:?}"));
            assert_eq!(fold.hash(), bout.hash(), "{gesture:?}");
            sound_after_each(&before, &played.events, |_, _| {});
            assert_eq!(Jet::fate(&before, Subject::unit(0)).map(|f| f.side), Some(Side::A));
            return;
        }
        inputs.answers.extend(played.filled);
        for ask in &played.open {
            inputs.answers.insert(ask.name(), any_answer(rng, bout, ask));
        }
        for ask in &played.offered {
            if below(rng, 6) == 0 && !inputs.answers.contains_key(&ask.name()) {
                inputs.answers.insert(ask.name(), any_answer(rng, bout, ask));
            }
        }
    }
    panic!("a step never closes");
}

pub const SMALL: &str = r#"
ruleset = "jet"
name = "Small"
[options]
scales_in_play = "army-regiment-company-individual"
[[side]]
id = "a"
name = "A"
leadership = 60
tactics = 40
chief = "gen"
second_leadership = 30
[[side.unit]]
id = "r1"
name = "R1"
leadership = 50
[[side.unit.unit]]
id = "c1"
name = "C1"
count = 30
leadership = 40
[[side.unit.unit]]
id = "c2"
name = "C2"
count = 20
leadership = 30
[[side.unit]]
id = "r2"
name = "R2"
count = 40
arrives = "reserve"
[[side.unit]]
id = "r3"
name = "R3"
count = 25
arrives = "event"
[[side.character]]
id = "gen"
name = "Gen"
leadership = 80
tactics = 60
sa = 40
ob = 60
[[side.character]]
id = "off"
name = "Off"
rank = "officer"
unit = "r1"
leadership = 60
tactics = 50
sa = 40
ob = 80
[[side.character]]
id = "sub"
name = "Sub"
rank = "sub_officer"
unit = "c1"
leadership = 50
sa = 40
ob = 70
[[side.character]]
id = "sol"
name = "Sol"
unit = "c1"
sa = 60
leadership = 40
tactics = 40
riding = 50
ob = 90
[[side]]
id = "b"
name = "B"
leadership = 50
tactics = 20
[[side.unit]]
id = "e1"
name = "E1"
leadership = 45
[[side.unit.unit]]
id = "f1"
name = "F1"
count = 40
leadership = 35
[[side.unit.unit]]
id = "f2"
name = "F2"
count = 15
leadership = 35
[[side.unit]]
id = "e2"
name = "E2"
count = 30
leadership = 30
[[side.character]]
id = "foe"
name = "Foe"
unit = "f1"
sa = 50
ob = 50
[[event]]
round = 2
arrive = ["r3"]
"#;
