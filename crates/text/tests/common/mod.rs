//! Battles played to hear everything they have to say: every answer at random among the legal ones.
#![allow(dead_code)] // each test uses what it needs

use montjoie_books::GAMES;
use montjoie_game::scenario::Doc;
use montjoie_game::{Fight, Game, Gender, Gesture, Name, Names, Played};
use montjoie_table::{Answer, Ask, Dice, Head, Inputs, Refusal, Rng, Seat, Side, Subject, Want, faces_of};
use montjoie_text::Texts;
use std::path::{Path, PathBuf};

/// Throws dice, and leaves everything else to be answered.
pub struct Thrower<'a>(pub &'a mut Rng);

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

/// Every text there is: the interfaces' own, the scenarios' problems, each ruleset's.
pub fn texts() -> Texts {
    let [(_, fr), (_, en)] = montjoie_game::scenario::TEXT;
    let mut files = vec![(fr, en)];
    files.extend(GAMES.iter().map(|game| (game.info().text[0], game.info().text[1])));
    Texts::new(&files).expect("the text files are sound").lenient()
}

/// How many battles a test plays of each scenario: few by default, more where the environment says so.
pub fn battles(few: u64) -> u64 {
    let said = std::env::var("MONTJOIE_FUZZ_BATTLES").ok().and_then(|n| n.parse::<u64>().ok());
    said.map_or(few, |n| (n / 100).max(few))
}

/// Every scenario of a ruleset: those that are shipped, and those written for its texts.
pub fn scenarios(game: &dyn Game) -> Vec<(PathBuf, String)> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let id = game.info().id;
    let mut all = Vec::new();
    for folder in [here.join("../../scenarios").join(id), here.join("../../books").join(id).join("tests/scenarios")] {
        let Ok(files) = std::fs::read_dir(&folder) else { continue };
        for file in files.flatten().map(|f| f.path()).filter(|p| p.extension().is_some_and(|e| e == "toml")) {
            let text = std::fs::read_to_string(&file).expect("a scenario can be read");
            all.push((file, text));
        }
    }
    all.sort();
    assert!(!all.is_empty(), "{id} has no scenario: nothing would be heard of it");
    all
}

/// Rulings of the GM that no rule and no gesture makes, one by one: events as the journal writes them.
pub fn rulings(game: &dyn Game) -> Vec<serde_json::Value> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../books")
        .join(game.info().id)
        .join("tests/scenarios/rulings.json");
    let Ok(text) = std::fs::read_to_string(&file) else { return Vec::new() };
    serde_json::from_str(&text).expect("a list of events")
}

/// The battle of a scenario.
pub fn open(game: &dyn Game, path: &Path, text: &str) -> Box<dyn Fight> {
    match game.open(&Doc::read(text), None) {
        Ok(opened) => opened.fight,
        Err(problems) => panic!("{}: {:#?}", path.display(), problems.iter().collect::<Vec<_>>()),
    }
}

fn below(rng: &mut Rng, n: usize) -> usize {
    let faces = faces_of(rng, montjoie_table::sum(2, 100));
    (usize::from(faces[0]) * 100 + usize::from(faces[1])) % n.max(1)
}

/// A legal answer.
pub fn answer(rng: &mut Rng, fight: &dyn Fight, ask: &Ask) -> Answer {
    match &ask.want {
        Want::Throw { dice, .. } => Answer::Faces(faces_of(rng, *dice)),
        Want::Choice(tokens) => Answer::Choice(tokens[below(rng, tokens.len())].words(fight.names())),
        Want::Judgement(judgement) => {
            let (least, most) = (*judgement.range.start(), *judgement.range.end());
            let span = usize::try_from(i64::from(most) - i64::from(least) + 1).unwrap_or(1);
            Answer::Value(least + i32::try_from(below(rng, span)).unwrap_or(0))
        }
    }
}

/// Whoever came new gets a name, as an interface would give one.
fn name_the_new(fight: &mut dyn Fight) {
    for fate in fight.fates() {
        if fight.names().of(fate.subject).is_none() {
            let n = fight.names().units.len();
            let (fr, en) = (format!("la Bande {n}"), format!("Band {n}"));
            fight.names_mut().units.push(Name { id: format!("new-{n}"), fr, en, ..Name::default() });
        }
    }
}

/// Now and then the GM says what he need not.
fn judge_some(rng: &mut Rng, fight: &dyn Fight, offered: &[Ask], inputs: &mut Inputs) {
    for ask in offered {
        if below(rng, 3) == 0 {
            inputs.answers.insert(ask.name(), answer(rng, fight, ask));
        }
    }
}

/// Plays one step, or a gesture, to its end: `hear` gets what came of every look at it. An error is the id of the
/// reason why the gesture means nothing here.
pub fn to_the_end(
    rng: &mut Rng,
    fight: &mut dyn Fight,
    gesture: Option<Gesture>,
    hear: &mut dyn FnMut(&Played),
) -> Result<(), &'static str> {
    let mut inputs = Inputs::default();
    if gesture.is_none() {
        // What may be judged is known before the step closes.
        let look = fight.look(&inputs, &mut Thrower(rng));
        judge_some(rng, fight, &look.offered, &mut inputs);
    }
    for _ in 0..2_000 {
        let played = match gesture {
            None => fight.play(&inputs, &mut Thrower(rng)),
            Some(gesture) => fight.gesture(gesture, &inputs, &mut Thrower(rng))?,
        };
        for (name, why) in &played.refused {
            // What the GM said since may have changed what is legal; nothing else may.
            assert!(matches!(why, Refusal::NotOffered(_) | Refusal::OutOfBounds { .. }), "{name:?}: {why:?}");
            inputs.answers.remove(name);
        }
        hear(&played);
        if played.closed {
            name_the_new(fight);
            return Ok(());
        }
        for (name, answer) in played.filled {
            inputs.answers.insert(name, answer);
        }
        for ask in &played.open {
            let twin = played.open.iter().rev().find(|other| other.key.rule == ask.key.rule);
            let said = match (&ask.want, twin.map(|t| &t.want)) {
                // Now and then the GM gives an order the rules do not know: one that was open to another.
                (Want::Choice(_), Some(Want::Choice(others))) if below(rng, 25) == 0 => {
                    Answer::Ruled(others[below(rng, others.len())].words(fight.names()))
                }
                _ => answer(rng, fight, ask),
            };
            inputs.answers.insert(ask.name(), said);
        }
        judge_some(rng, fight, &played.offered, &mut inputs);
    }
    panic!("a step without an end: {:?}", fight.place());
}

/// A gesture at random, legal or not.
pub fn gesture(rng: &mut Rng, fight: &dyn Fight) -> Gesture {
    let all: Vec<Subject> = fight.fates().iter().map(|f| f.subject).collect();
    let mut any = || all[below(rng, all.len())];
    let (who, other) = (any(), any());
    let settings = fight.info().settings;
    let fields = fight.info().fields;
    match below(rng, 19) {
        0 => Gesture::Take { who, men: 3 },
        1 => Gesture::Restore { who, men: 2 },
        2 => Gesture::Test { who },
        3 => Gesture::Break { who },
        4 => Gesture::Rally { who },
        5 => Gesture::Attack { by: who, on: other, shot: below(rng, 2) == 0 },
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
        16 if below(rng, 20) == 0 => Gesture::Concede { side: Side::BOTH[below(rng, 2)] },
        16 | 17 => {
            let index = below(rng, settings.len());
            let values = settings[index].values.all();
            Gesture::Option { index: u8::try_from(index).unwrap_or(0), value: values[below(rng, values.len())] }
        }
        _ => {
            let field = below(rng, fields.len());
            let value = if below(rng, 2) == 0 { fields[field].least } else { fields[field].most.min(12) };
            Gesture::Set { who, field: u8::try_from(field).unwrap_or(0), value }
        }
    }
}

/// Names of every shape, again and again: articles that contract, a person, a common noun, one and several, of both genders.
pub fn names_of_every_shape() -> Names {
    let shapes = [
        ("les Piquiers", "the Pikes", Gender::M, false),
        ("la Garde", "the Guard", Gender::F, false),
        ("le Dragon", "the Dragon", Gender::M, false),
        ("l’Ost", "the Host", Gender::M, false),
        ("Aude", "Aude", Gender::F, true),
        ("archers", "archers", Gender::M, false),
        ("les Échelles", "the Ladders", Gender::F, false),
    ];
    let name = |i: usize| {
        let (fr, en, gender, person) = shapes[i % shapes.len()];
        Name { id: format!("n{i}"), fr: fr.into(), en: en.into(), gender, person }
    };
    let list = |n: usize| (0..n).map(name).collect::<Vec<_>>();
    Names {
        ruleset: "",
        counts: "",
        fought: "",
        sides: [name(0), name(3)],
        armies: list(8),
        units: list(200),
        characters: list(40),
        places: list(60),
    }
}
