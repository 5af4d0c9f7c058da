//! Dice scripts, answers files, and the battles they drive.

mod common;
use common::*;

use montjoie_chronicle::{Answers, DiceFrom, DiceScript, Drill, Drilled, Trouble, begin};
use montjoie_game::{Condition, Fight, Played, What};
use montjoie_table::{Dice, Head, Inputs, Office, Program, Rng, Rule, Side, Subject, d, sum};

fn fight() -> Box<dyn Fight> {
    begin(montjoie_books::GAMES, FORD, None).expect("sound").opened.fight
}

fn head() -> Head {
    Head { key: Rule("BX-21").on(Subject::unit(0), Subject::unit(1)), nth: 0, office: Office::Chief(Side::A) }
}

fn chance(seed: u64) -> DiceFrom {
    DiceFrom::Chance(Rng::of(seed, 0))
}

/// Plays to the end, or to where it waits.
fn to_the_end(drill: &mut Drill) -> Result<Vec<Played>, Trouble> {
    let mut steps = Vec::new();
    loop {
        match drill.step()? {
            Drilled::Closed(played) => steps.push(played),
            Drilled::Waits { ask, .. } => return Err(Trouble::DiceRunOut(ask)),
            Drilled::Over => return drill.finish().map(|()| steps),
        }
    }
}

fn faces(steps: &[Played]) -> Vec<u16> {
    let of = |item: &montjoie_game::Item| match &item.what {
        What::Throw { faces, .. } => faces.clone(),
        _ => Vec::new(),
    };
    steps.iter().flat_map(|s| &s.items).flat_map(of).collect()
}

#[test]
fn numbers_are_read_as_they_lie() {
    let mut script =
        DiceScript::read("\u{feff}6 3,4\n# tout un tour\n 0; 00\t100 # le centième\n10 0 7").expect("numbers");
    assert_eq!(script.left(), 9);
    let mut take = |dice: Dice| script.take(head(), dice);
    assert_eq!(take(sum(2, 6)), Ok(Some(vec![6, 3])), "one number a die, never their sum");
    assert_eq!(take(d(8)), Ok(Some(vec![4])));
    assert_eq!(take(d(10)), Ok(Some(vec![10])), "0 on a d10 is ten");
    assert_eq!(take(d(100)), Ok(Some(vec![100])), "00 on a d100 is a hundred");
    assert_eq!(take(d(100)), Ok(Some(vec![100])));
    let chain = Dice::Open { sides: 10, up: 10, down: 0, lone: 0 };
    assert_eq!(take(chain), Ok(Some(vec![10, 10, 7])), "a chain takes its faces in turn");
    assert_eq!(take(d(6)), Ok(None));
    let mut zero = DiceScript::read("0").expect("a number");
    assert!(matches!(zero.take(head(), d(8)), Err(Trouble::NoSuchFace { place: 1, line: 1, .. })), "no 0 on a d8");
    let mut nine = DiceScript::read("1\n2 9").expect("numbers");
    assert_eq!(nine.take(head(), sum(2, 6)), Ok(Some(vec![1, 2])));
    let wrong = nine.take(head(), d(8));
    assert!(matches!(&wrong, Err(Trouble::NoSuchFace { text, place: 3, line: 2, .. }) if text == "9"), "{wrong:?}");
    assert_eq!(nine.left(), 1, "nothing is taken");
    let text = |t: &str, place, line| Err(Trouble::NotANumber { text: t.into(), place, line });
    assert_eq!(DiceScript::read("4 2d6"), text("2d6", 2, 1));
    assert_eq!(DiceScript::read("4\n\n-1"), text("-1", 2, 3));
    assert_eq!(DiceScript::read("12345"), text("12345", 1, 1));
    assert_eq!(DiceScript::read("  # rien\n").map(|s| s.left()), Ok(0));
}

#[test]
fn chance_falls_as_it_does_with_nobody_watching() {
    for seed in 0..5 {
        let mut drill = Drill::new(fight(), chance(seed), None);
        let steps = to_the_end(&mut drill).expect("plays");
        let mut other = fight();
        let mut rng = Rng::of(seed, 0);
        while other.outcome().is_none() {
            other.play(&Inputs::default(), &mut Program(&mut rng));
        }
        assert_eq!(drill.fight().hash(), other.hash());
        // And the faces that fell, written down, make the same battle again.
        let script: Vec<String> = faces(&steps).iter().map(u16::to_string).collect();
        let script = DiceScript::read(&script.join(" ")).expect("numbers");
        let mut again = Drill::new(fight(), DiceFrom::Script(script), None);
        to_the_end(&mut again).expect("exactly enough");
        assert_eq!(again.fight().hash(), other.hash());
    }
}

#[test]
fn too_few_and_too_many_numbers_are_told() {
    let steps = to_the_end(&mut Drill::new(fight(), chance(1), None)).expect("plays");
    let all = faces(&steps);
    let with = |n: usize, extra: &str| {
        let text: Vec<String> = all.iter().take(n).map(u16::to_string).collect();
        let script = DiceScript::read(&format!("{} {extra}", text.join(" "))).expect("numbers");
        to_the_end(&mut Drill::new(fight(), DiceFrom::Script(script), None))
    };
    assert!(matches!(with(all.len() - 1, ""), Err(Trouble::DiceRunOut(_))));
    assert!(matches!(with(0, ""), Err(Trouble::DiceRunOut(_))));
    assert_eq!(with(all.len(), "3 4").err(), Some(Trouble::DiceLeft(2)));
    assert!(matches!(with(0, "77"), Err(Trouble::NoSuchFace { place: 1, .. })));
    // A handful that is half given waits whole: the list shows all of it, and names the throw that waits.
    for n in 0..6 {
        let text: Vec<String> = all.iter().take(n).map(u16::to_string).collect();
        let mut drill =
            Drill::new(fight(), DiceFrom::Script(DiceScript::read(&text.join(" ")).expect("numbers")), None);
        let waits = loop {
            match drill.step().expect("sound") {
                Drilled::Closed(_) => {}
                Drilled::Waits { played, ask } => break (played, ask),
                Drilled::Over => panic!("it cannot end without dice"),
            }
        };
        assert!(waits.0.open.iter().any(|a| a.name() == waits.1.name()), "{n}");
    }
}

fn answers(text: &str) -> Result<Answers, Trouble> {
    let fight = fight();
    Answers::read(text, fight.info(), fight.names())
}

fn problems(trouble: Option<Trouble>) -> Vec<(&'static str, u32)> {
    match trouble {
        Some(Trouble::Answers(problems)) => problems.iter().map(|p| (p.code, p.line)).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn choices_and_judgements_are_answered_from_a_file() {
    let text = r#"
[[answer]]
round = 1
unit = "piquiers"
choose = "engagement"
target = "gobelins"

[[answer]]
round = 1
step = "ordres"
unit = "archers"
choose = "tir orques"

[[answer]]
round = 2
rule = "SCENARIO"
value = "put_aside"
"#;
    let mut drill = Drill::new(fight(), chance(4), Some(answers(text).expect("sound")));
    let steps = match to_the_end(&mut drill) {
        Ok(steps) => steps,
        Err(trouble) => panic!("{trouble:?}"),
    };
    let names = fight().names().clone();
    let chosen: Vec<String> = steps
        .iter()
        .flat_map(|s| &s.items)
        .filter(|i| i.place.round == 1)
        .filter_map(|i| match &i.what {
            What::Choice { head, token, .. } => Some(format!("{} {}", names.id(head.key.of), token.words(&names))),
            _ => None,
        })
        .collect();
    assert!(chosen.contains(&"piquiers engagement gobelins".to_owned()), "{chosen:?}");
    assert!(chosen.contains(&"archers tir orques".to_owned()), "{chosen:?}");
    let renfort = names.find("renfort").expect("somebody");
    let fate = drill.fight().fates().into_iter().find(|f| f.subject == renfort).expect("a fate");
    assert_eq!(fate.condition, Condition::Absent, "put aside");
    let without = to_the_end(&mut Drill::new(fight(), chance(4), None)).expect("plays");
    assert_ne!(faces(&steps), faces(&without), "it is another battle");
    // An empty file changes nothing, not a die.
    let mut empty = Drill::new(fight(), chance(4), Some(answers("").expect("sound")));
    assert_eq!(faces(&to_the_end(&mut empty).expect("plays")), faces(&without));
}

#[test]
fn a_line_that_is_illegal_or_unused_is_told_with_its_place() {
    let play = |text: &str| to_the_end(&mut Drill::new(fight(), chance(4), Some(answers(text).expect("sound")))).err();
    let illegal = "[[answer]]\nround = 1\nunit = \"piquiers\"\nchoose = \"engagement\"\ntarget = \"archers\"\n";
    assert_eq!(problems(play(illegal)), [("answers-illegal", 4)]);
    let not_now = "[[answer]]\nround = 1\nunit = \"piquiers\"\nchoose = \"ralliement\"\n";
    assert_eq!(problems(play(not_now)), [("answers-illegal", 4)], "nothing better came");
    let nobody = "[[answer]]\nround = 190\nunit = \"piquiers\"\nchoose = \"engagement orques\"\n";
    assert_eq!(problems(play(nobody)), [("answers-unused", 3)]);
    let bounds = "[[answer]]\nround = 2\nrule = \"SCENARIO\"\nvalue = 7\n";
    assert_eq!(problems(play(bounds)), [("answers-bounds", 4)]);
    let option = "[[answer]]\nround = 2\nrule = \"SCENARIO\"\nvalue = \"put_asid\"\n";
    assert_eq!(problems(play(option)), [("answers-option", 4)]);
    let twice = "[[answer]]\nround = 1\nunit = \"archers\"\nchoose = \"tir orques\"\n".repeat(2);
    assert_eq!(problems(play(&twice)).len(), 1, "used once");
}

#[test]
fn every_problem_of_an_answers_file_is_told_at_once() {
    let text = r#"
[[answer]]
unit = "piquiers"
choose = "engagement"

[[answer]]
round = 1
unit = "piquier"
choose = "engagement"

[[answer]]
round = 1
choose = "x"
value = 3

[[answer]]
round = 1

[[answer]]
round = 1
value = 2
target = "orques"

[[answer]]
round = 1
step = "melée"
chose = "x"
"#;
    let found = problems(answers(text).err());
    let codes: Vec<&str> = found.iter().map(|(code, _)| *code).collect();
    for code in [
        "problem-missing",
        "problem-unknown-id",
        "answers-both",
        "answers-neither",
        "answers-target",
        "problem-choice",
        "problem-unknown-key",
    ] {
        assert!(codes.contains(&code), "{code}: {found:?}");
    }
    assert!(found.windows(2).all(|w| w[0].1 <= w[1].1), "in the order of the file");
    assert!(answers("[[answer]\nround").is_err());
}
