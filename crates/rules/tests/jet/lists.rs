//! Whom a scenario may list: one army a side, one chief a regiment, soldiers who follow the army at large.

use crate::common::{Case, case, problems};
use crate::field::{battle, person, regiment, side};
use montjoie_rules::jet::Jet;

pub const CASES: &[Case] = &[
    case("one_army_a_side", &[], &[], one_army),
    case("one_officer_a_regiment", &[], &[], one_officer),
    case("a_soldier_at_large_commands_nobody", &["JET-49"], &[], at_large),
];

fn found(parts: &[String]) -> Vec<String> {
    problems::<Jet>(&format!("ruleset = \"jet\"\nname = \"T\"\n{}", parts.concat()))
}

fn one_army() {
    let army = |id: &str| {
        format!(
            "[[side.army]]\nid = \"{id}\"\nname = \"{id}\"\n[[side.army.unit]]\nid = \"r{id}\"\nname = \"R{id}\"\ncount = 9\n"
        )
    };
    let rb = regiment("rb", "count = 9");
    assert!(found(&[side("a", ""), army("x"), side("b", ""), rb.clone()]).is_empty());
    let two = [side("a", ""), army("x"), army("y"), side("b", ""), rb];
    let said = found(&two);
    assert!(said.len() == 1 && said[0].contains("jet-problem-armies"), "{said:?}");
    // At the side that has them, not at the other.
    let (line, _) = said[0].split_once(':').unwrap();
    let before_b = two[..3].concat().lines().count() + 2;
    assert!(line.parse::<usize>().unwrap() <= before_b, "{said:?}");
}

fn one_officer() {
    let officer = |id: &str| person(id, "rank = \"officer\";unit = \"ra\"");
    let field = |people: &[String]| {
        found(&[
            side("a", ""),
            regiment("ra", "count = 9"),
            people.concat(),
            side("b", ""),
            regiment("rb", "count = 9"),
        ])
    };
    assert!(field(&[officer("un")]).is_empty());
    let said = field(&[officer("un"), officer("deux")]);
    assert!(said.len() == 1 && said[0].contains("jet-problem-two-chiefs"), "{said:?}");
}

fn at_large() {
    // Who fights as a soldier is asked of commanders; a soldier does nothing else.
    let asked = |leaders: &str| {
        let parts = [
            side("a", ""),
            regiment("ra", "count = 100"),
            person("gen", "rank = \"leader\""),
            leaders.to_owned(),
            person("sol", "rank = \"soldier\""),
            side("b", ""),
            regiment("rb", "count = 100"),
        ];
        let p = battle("army-individual", "", &parts);
        ["gen", "sol"].map(|who| p.asked("JET-49", who).is_some())
    };
    assert_eq!(asked(""), [true, false]);
    assert_eq!(asked(&person("autre", "rank = \"leader\"")), [true, false], "nor beside two of them");
}
