//! What must hold whatever happens: odds that add up, facts that fold, heads that are conserved, secrets that are kept.

use crate::field::{P, scene, unit};
use crate::sound::sound;
use montjoie_game::Weighed as _;
use montjoie_game::scenario::Doc;
use montjoie_game::{Bout, Fight as _};
use montjoie_papiers::Papiers;
use montjoie_table::{Answer, Head, Inputs, Minds, Rng, Seat, Side, Subject, Want, faces_of};
use montjoie_trial::count;
use std::path::Path;

/// Throws dice, and leaves everything else to be answered.
struct Thrower<'a>(&'a mut Rng);

impl Seat for Thrower<'_> {
    fn faces(&mut self, _: Head, dice: montjoie_table::Dice) -> Option<Vec<u16>> {
        Some(faces_of(self.0, dice))
    }

    fn follows_doctrine(&mut self, _: Head) -> bool {
        false
    }

    fn takes_default(&mut self, _: Head) -> bool {
        false
    }
}

fn below(rng: &mut Rng, n: usize) -> usize {
    let faces = faces_of(rng, montjoie_table::sum(2, 100));
    (usize::from(faces[0]) * 100 + usize::from(faces[1])) % n.max(1)
}

fn scenarios() -> Vec<(String, String)> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    for folder in ["../../scenarios/papiers", "tests/scenarios"] {
        for file in std::fs::read_dir(here.join(folder)).unwrap().flatten() {
            if file.path().extension().is_some_and(|e| e == "toml") {
                let name = file.file_name().to_string_lossy().into_owned();
                all.push((name, std::fs::read_to_string(file.path()).unwrap()));
            }
        }
    }
    all.sort();
    all
}

fn open(text: &str) -> Bout<Papiers> {
    Bout::open(&Doc::read(text), None).map(|(bout, _, _)| bout).unwrap_or_else(|p| panic!("{p:#?}"))
}

/// Plays one step with random legal answers, now and then any order at all.
fn step(bout: &mut Bout<Papiers>, rng: &mut Rng, ruled: bool) {
    let mut inputs = Inputs::default();
    for _ in 0..500 {
        let mut fold = bout.copy();
        let played = bout.play(&inputs, &mut Thrower(rng));
        for (name, _) in &played.refused {
            inputs.answers.remove(name);
        }
        if played.closed {
            fold.fold(&played.events).expect("events of a closed step can be laid");
            assert_eq!(fold.hash(), bout.hash(), "the events alone give the same battle");
            return;
        }
        for (name, answer) in played.filled {
            inputs.answers.insert(name, answer);
        }
        for ask in &played.open {
            let said = match &ask.want {
                Want::Throw { dice, .. } => Answer::Faces(faces_of(rng, *dice)),
                Want::Choice(_) if ruled && below(rng, 4) == 0 => {
                    let verbs = [
                        "engager",
                        "tir",
                        "soutenir",
                        "soutien_tir",
                        "magie",
                        "rallier",
                        "rejoindre",
                        "machines",
                        "sur",
                        "capturer",
                    ];
                    let who = Subject::unit(u8::try_from(below(rng, bout.state.units.len())).unwrap());
                    let text = match below(rng, 4) {
                        0 => format!(
                            "aller {}",
                            montjoie_table::cell_name(
                                u8::try_from(below(rng, 50)).unwrap(),
                                u8::try_from(below(rng, 50)).unwrap()
                            )
                        ),
                        1 => {
                            let place = Subject::place(u8::try_from(below(rng, 9)).unwrap());
                            format!("sort {} {}", bout.names.id(place), bout.names.id(who))
                        }
                        _ => format!("{} {}", verbs[below(rng, verbs.len())], bout.names.id(who)),
                    };
                    Answer::Ruled(text)
                }
                Want::Choice(tokens) => Answer::Choice(tokens[below(rng, tokens.len())].words(&bout.names)),
                Want::Judgement(j) => {
                    let span = usize::try_from(j.range.end() - j.range.start() + 1).unwrap();
                    Answer::Value(j.range.start() + i32::try_from(below(rng, span)).unwrap())
                }
            };
            inputs.answers.insert(ask.name(), said);
        }
    }
    panic!("a step without an end");
}

#[test]
fn any_legal_answer_will_do() {
    for (name, text) in scenarios() {
        for seed in 0..count("MONTJOIE_FUZZ_BATTLES", 2) {
            let mut rng = Rng::of(11, seed);
            let mut bout = open(&text);
            for n in 0..120 {
                if bout.outcome().is_some() {
                    break;
                }
                step(&mut bout, &mut rng, seed % 2 == 1);
                sound(&bout.state);
                assert!(n < 5_000, "{name}");
            }
        }
    }
}

#[test]
fn everything_that_can_happen_adds_up() {
    let text = scene(
        "",
        "max_turns = 2; initiative_tie = \"coin\"",
        &unit("a1", 10, "pui = 4; ini = 30"),
        &unit("b1", 10, "pui = 4; ini = -30"),
    );
    let mut p = P::new(&text).dice_show(5).lead("charge", "charge").to("combat");
    let mut weight = 0.0;
    let mut paths = 0;
    p.bout.every_outcome(Minds::Doctrine, true, 100_000, &mut |fight, _, w| {
        weight += w;
        paths += 1;
        assert!(fight.fates().iter().all(|f| f.now <= f.initial));
    });
    assert!((weight - 1.0).abs() < 1e-9, "{weight}");
    assert!(paths > 1);
    p = p.to("pertes");
    sound(&p.bout.state);
}

#[test]
fn the_standard_battle_is_a_fair_one() {
    let (_, text) = scenarios().into_iter().find(|(n, _)| n == "standard.toml").unwrap();
    let bout = open(&text);
    let mut sample = montjoie_odds::Sample::default();
    sample.play(&bout, &Inputs::default(), 1, 0..count("MONTJOIE_FUZZ_BATTLES", 300));
    for side in Side::BOTH {
        let percent = sample.victories[side.index()] * 100 / sample.runs;
        assert!((35..=65).contains(&percent), "{percent} % for {side:?}: {:?}", sample.victories);
    }
}
