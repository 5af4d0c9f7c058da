//! Whom and what a scenario may list: one army a side, one chief a regiment, soldiers who follow the army at large, lines and
//! events; and what a ruling on a regiment does to its companies.

use crate::field::{battle, company, person, regiment, side};
use montjoie_game::{Fight as _, Gesture, Ruleset as _};
use montjoie_jet::Jet;
use montjoie_trial::{cases, problems};

cases! {
    case("one_army_a_side", &[], &[], one_army),
    case("one_officer_a_regiment", &[], &[], one_officer),
    case("a_soldier_at_large_commands_nobody", &["JET-49"], &[], at_large),
    case("a_regiment_in_one_line", &[], &[], one_line),
    case("events_wait_for_states_and_set_fields", &[], &[], events),
    case("a_ruling_takes_companies_along", &["JET-30"], &[], along),
    case("more_than_the_first_line_has", &["JET-39"], &[], more),
}

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
    // Nor does a second leader who is out of it, though he is on his feet again.
    let leader = |id: &str| person(id, "rank = \"leader\"");
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100"),
        leader("un"),
        leader("deux"),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    let mut p = battle("army-individual", "", &parts);
    assert!(p.asked("JET-49", "deux").is_some());
    p.bout.rule(&[serde_json::json!({ "second_lost": { "side": "a" } })]).unwrap();
    assert!(p.asked("JET-49", "deux").is_none() && p.asked("JET-49", "un").is_some());
}

fn one_line() {
    let ra = "[[side.unit]]\nid = \"ra\"\nname = \"RA\"\nline = \"120 hommes, Leadership 15, Moral 3\"\n".to_owned();
    let p = battle("regiment", "", &[side("a", ""), ra, side("b", ""), regiment("rb", "count = 100")]);
    let unit = p.bout.state.at(crate::field::id(&p, "ra"));
    assert_eq!((unit.n, unit.leadership, unit.morale), (120, 15, 3));
}

fn events() {
    let field = |event: &str| {
        let event = format!("[[event]]\n{event}\n");
        found(&[event, side("a", ""), regiment("ra", "count = 9"), side("b", ""), regiment("rb", "count = 9")])
    };
    let set =
        |field: &str, value: i64| format!("round = 2\nset = {{ unit = \"ra\", field = \"{field}\", value = {value} }}");
    assert!(field(&set("leadership", 30)).is_empty(), "{:?}", field(&set("leadership", 30)));
    assert_eq!((field(&set("leadership", 100_000)).len(), field(&set("courage", 30)).len()), (1, 1));
    let when = |state: &str| {
        format!("unit = \"ra\"\nunit_state = \"{state}\"\nset = {{ unit = \"rb\", field = \"leadership\", value = 5 }}")
    };
    assert_eq!((field(&when("routed")).len(), field(&when("asleep")).len()), (0, 1));
}

/// A field a ruling may set, by its name.
pub fn field(name: &str) -> u8 {
    u8::try_from(Jet::INFO.fields.iter().position(|f| f.name == name).unwrap()).unwrap()
}

fn along() {
    // At most one step apart: a regiment drawn back from the first line takes its companies to the second.
    let parts = [side("a", ""), regiment("ra", ""), company("c1", 40, ""), side("b", ""), regiment("rb", "count = 9")];
    let p = battle("company", "", &parts);
    let who = p.who("ra");
    let p = p.gesture(Gesture::Set { who, field: field("engagement"), value: 1 });
    assert_eq!((p.state("ra"), p.state("c1")), ("withdrawn", "second_line"));
    // What else is ruled moves nobody.
    let c1 = p.who("c1");
    let p = p.gesture(Gesture::Set { who: c1, field: field("engagement"), value: 1 });
    let p = p.gesture(Gesture::Set { who, field: field("leadership"), value: 9 });
    assert_eq!((p.state("ra"), p.state("c1")), ("withdrawn", "withdrawn"));
}

fn more() {
    // By men and exposure 620 fall; the first line has but 100. What it cannot bear goes on by the same measure, over those behind.
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("front", 100, ""),
        company("many", 1_000, "engagement = \"second_line\""),
        company("few", 10, "engagement = \"second_line\""),
        side("b", ""),
        regiment("rb", "count = 9"),
    ];
    let p = battle("company", "loss_distribution = \"by_engagement\"", &parts);
    let who = p.who("ra");
    let p = p.gesture(Gesture::Take { who, men: 620 });
    assert_eq!(["front", "many", "few"].map(|c| p.left(c)), [0, 1_000 - 515, 10 - 5]);
}
