//! The largest battles the reader admits: nobody is dropped from a list that is full, and no number overflows.

use crate::field::{battle, company, person, regiment, side};
use crate::sound::sound;
use montjoie_game::scenario::{MOST_CHARACTERS, MOST_UNITS};
use montjoie_game::{Item, What};
use montjoie_jet::Jet;
use montjoie_trial::{TestBattle, problems};

const ALL: &str = "army-regiment-company-individual";

fn events(p: &TestBattle<Jet>, name: &str) -> usize {
    p.items().filter(|item: &&Item| matches!(&item.what, What::Change { event, .. } if event == name)).count()
}

/// As many units as a scenario may have, of as many men as one may have: a regiment and its companies on each side.
fn crowd(people: &str) -> Vec<String> {
    let each = MOST_UNITS / 2 - 1;
    let mut parts = Vec::new();
    for camp in ["a", "b"] {
        parts.push(side(camp, ""));
        parts.push(regiment(&format!("r{camp}"), ""));
        parts.extend((0..each).map(|n| company(&format!("{camp}{n}"), 1_000_000, "")));
        if camp == "a" {
            parts.push(people.to_owned());
        }
    }
    parts
}

/// JET-31 — as many soldiers as a battle may have are asked how far they go in, the last like the first.
#[test]
fn every_soldier_is_asked_for_his_posture() {
    let people: String = (0..MOST_CHARACTERS).map(|n| person(&format!("s{n}"), "unit = \"a0\"")).collect();
    let mut p = battle(ALL, "", &crowd(&people));
    for n in 0..MOST_CHARACTERS {
        p = p.answer("JET-31", &format!("s{n}"), "support");
    }
    let p = p.step();
    assert_eq!(events(&p, "posture"), MOST_CHARACTERS);
}

/// JET-49 — and as many commanders may fight as soldiers.
#[test]
fn every_commander_may_fight_as_a_soldier() {
    let people: String = (0..MOST_CHARACTERS)
        .map(|n| person(&format!("o{n}"), &format!("rank = \"sub_officer\";unit = \"a{n}\"")))
        .collect();
    let mut p = battle(ALL, "", &crowd(&people));
    for n in 0..MOST_CHARACTERS {
        p = p.answer("JET-49", &format!("o{n}"), "yes");
    }
    let p = p.step();
    assert_eq!(events(&p, "fights"), MOST_CHARACTERS);
    let p = p.round();
    assert_eq!(events(&p, "soldier"), MOST_CHARACTERS, "and each has his row");
}

/// JET-15, JET-34, JET-39 — every company has its encounter, its die and its losses, and the men of the tree add up to the end.
#[test]
fn every_company_of_a_full_field_fights() {
    let each = MOST_UNITS / 2 - 1;
    let p = battle(ALL, "", &crowd("")).round();
    assert_eq!(p.bout.state.units.len(), MOST_UNITS + 2);
    assert_eq!(events(&p, "paired"), 2 * (1 + 1 + each), "armies, regiments, companies");
    for n in 0..each {
        // Everyone shows 50, with the enemy's failure +10 and the first line -10: a failure, two to one against; the loss die
        // of 50 counts as 35 %.
        assert_eq!((p.left(&format!("a{n}")), p.left(&format!("b{n}"))), (650_000, 825_000), "company {n}");
    }
    sound(&p.bout.state);
    let p = p.thrown(3).end();
    sound(&p.bout.state);
}

/// One more of anything is refused with a word, never left out.
#[test]
fn one_more_is_refused() {
    let text = |parts: Vec<String>| format!("ruleset = \"jet\"\nname = \"T\"\n{}", parts.concat());
    let mut parts = crowd("");
    parts.push(company("more", 1, ""));
    assert!(problems::<Jet>(&text(parts)).iter().any(|p| p.contains("problem-too-many")));
    let people: String = (0..=MOST_CHARACTERS).map(|n| person(&format!("s{n}"), "unit = \"a0\"")).collect();
    assert!(problems::<Jet>(&text(crowd(&people))).iter().any(|p| p.contains("problem-too-many")));
}
