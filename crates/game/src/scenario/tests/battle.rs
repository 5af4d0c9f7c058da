//! Sides, armies, chiefs, limits, events, waivers.

use super::*;
use crate::{Knowledge, names::Gender};
use montjoie_table::{Side, Subject};

fn scenario(text: &str) -> Scenario {
    Scenario::read(&Doc::read(text), &fuzz::format())
}

#[test]
fn the_common_part_is_read() {
    let s = scenario(fuzz::SCENARIO);
    assert_eq!(s.edition, Some("old"));
    assert_eq!(s.title, ("Le gué".to_owned(), "The ford".to_owned()));
    assert_eq!(s.text.as_ref().map(|t| t.1.as_str()), Some("Au matin,\nla brume."));
    assert_eq!(s.sources, ["a chronicle"]);
    assert_eq!(s.weather_is, ["rain"]);
    assert_eq!(s.sides.each_ref().map(|s| s.doctrine), [1, 0]);
    assert_eq!(s.sides.each_ref().map(|s| s.knowledge), [Knowledge::Words, Knowledge::Unseen]);
    assert_eq!(s.sides[0].chief, Some(Subject::character(0)));
    assert_eq!(s.sides[0].standard, Some(Subject::unit(0)));
    assert_eq!(s.armies.iter().map(|a| (a.side, a.implied)).collect::<Vec<_>>(), [(Side::A, false), (Side::B, true)]);
    assert_eq!(s.names.armies.iter().map(|n| n.id.as_str()).collect::<Vec<_>>(), ["host", "south-army"]);
    assert_eq!(
        s.places.iter().map(|p| (p.kind, p.side)).collect::<Vec<_>>(),
        [("section", None), ("engine", Some(Side::A))]
    );
    let tree: Vec<_> = s.units.iter().map(|u| (u.side, u.army, u.parent, u.depth)).collect();
    assert_eq!(
        tree,
        [
            (Side::A, 0, None, 0),
            (Side::A, 0, None, 0),
            (Side::A, 0, Some(1), 1),
            (Side::A, 0, None, 0),
            (Side::B, 1, None, 0)
        ]
    );
    assert_eq!(s.units[3].arrives, Arrives::ByEvent);
    assert_eq!(s.characters[0].unit, Some(Subject::unit(0)));
    let aude = &s.names.characters[0];
    assert_eq!((aude.gender, aude.person, aude.id.as_str()), (Gender::F, true, "aude"));
    assert_eq!(s.names.characters[1].id, "bertrand");
    assert_eq!(s.names.find("onager"), Some(Subject::place(1)));
}

#[test]
fn events_are_read() {
    let s = scenario(fuzz::SCENARIO);
    let when: Vec<_> = s.events.iter().map(|e| e.when.clone()).collect();
    let unit = Subject::unit(0);
    assert_eq!(
        when,
        [
            Trigger::Round(3),
            Trigger::UnitBelow { unit, percent: 50 },
            Trigger::UnitIn { unit, state: "routed" },
            Trigger::SideLost { side: Side::B, percent: 30 },
        ]
    );
    assert_eq!(
        s.events[0].effects,
        [
            ScenarioEffect::Arrive(vec![Subject::unit(3)]),
            ScenarioEffect::Message { fr: "Ils viennent !".to_owned(), en: "They come!".to_owned() }
        ]
    );
    assert_eq!(s.events[1].effects, [ScenarioEffect::Set { who: unit, field: "moral", value: Written::Int(7) }]);
    assert_eq!(s.events[2].effects, [ScenarioEffect::Weather(vec!["wind"])]);
    assert_eq!(
        s.events[3].effects,
        [ScenarioEffect::Set { who: Subject::character(0), field: "moral", value: Written::Flag(true) }]
    );
    assert_eq!(s.events[2].id, "event-3");
}

#[test]
fn an_event_has_one_trigger_and_an_effect() {
    // An event without its trigger still says whom it would bring.
    assert_eq!(codes(&with("round = 3\n", "")), ["problem-event-trigger"]);
}

#[test]
fn faulty_events_are_told() {
    let only = |event: &str| codes(&format!("{}\n[[event]]\n{event}", fuzz::SCENARIO));
    assert_eq!(only("message = \"x\""), ["problem-event-trigger"]);
    assert_eq!(only("round = 1"), ["problem-event-effect"]);
    assert_eq!(only("round = 1\nside = \"north\"\nmessage = \"x\""), ["problem-event-trigger"]);
    assert_eq!(only("round = 1\nunit = \"piquiers\"\nbelow_percent = 5\nmessage = \"x\""), ["problem-event-trigger"]);
    assert_eq!(only("below_percent = 5\nmessage = \"x\""), ["problem-missing"]);
    assert_eq!(only("lost_percent = 5\nmessage = \"x\""), ["problem-missing"]);
    assert_eq!(only("unit = \"nobody\"\nbelow_percent = 5\nmessage = \"x\""), ["problem-unknown-id"]);
    assert_eq!(only("side = \"south\"\nlost_percent = 0\nmessage = \"x\""), ["problem-out-of-range"]);
    assert_eq!(only("round = 0\nmessage = \"x\""), ["problem-out-of-range"]);
    assert_eq!(only("unit = \"piquiers\"\nunit_state = \"asleep\"\nmessage = \"x\""), ["problem-choice"]);
    assert_eq!(only("round = 1\narrive = [\"piquiers\"]"), ["problem-already-there"]);
    assert_eq!(only("round = 1\narrive = [\"nobody\"]"), ["problem-unknown-id"]);
    assert_eq!(only("round = 1\nset = { unit = \"piquiers\", field = \"moral\" }"), ["problem-missing"]);
    assert_eq!(only("round = 1\nset = { field = \"moral\", value = 1 }"), ["problem-missing"]);
    assert_eq!(only("round = 1\nset = { unit = \"piquiers\", field = \"luck\", value = 1 }"), ["problem-choice"]);
    assert_eq!(
        only("round = 1\nset = { unit = \"piquiers\", field = \"moral\", value = 99 }"),
        ["problem-out-of-range"]
    );
    assert_eq!(
        only("round = 1\nset = { unit = \"piquiers\", field = \"state\", value = \"fti\" }"),
        ["problem-choice"]
    );
    assert_eq!(only("round = 1\nset = { unit = \"piquiers\", field = \"state\", value = \"fit\" }"), [""; 0]);
    assert_eq!(only("round = 1\nweather = \"snow\""), ["problem-choice"]);
}

#[test]
fn ids_are_unique_and_well_formed() {
    let problem = the(&with("id = \"host\"", "id = \"gate\""));
    assert_eq!((problem.code, problem.arg("id")), ("problem-duplicate-id", Some("gate")));
    let problem = the(&with("id = \"host\"", "id = \"L'Ost\""));
    assert_eq!((problem.code, problem.arg("proposed")), ("problem-bad-id", Some("ost")));
    assert_eq!(the(&with("id = \"host\"", "id = \"軍\"")).code, "problem-bad-id-bare");
    // A made id gives way to one that is written further down.
    let s = scenario(&with("name = \"Bertrand\"", "name = \"B\"\nid = \"cavaliers\""));
    assert_eq!(s.names.units[1].id, "cavaliers-2");
}

#[test]
fn names_that_meet_are_doubtful_and_can_be_waived() {
    let twice = with("name = \"Bertrand\"", "name = \"AUDE\"");
    let doc = Doc::read(&twice);
    let scenario = Scenario::read(&doc, &fuzz::format());
    assert_eq!(scenario.names.characters.len(), 2);
    let waived: Vec<_> = doc.findings().waived.iter().map(|p| p.code).collect();
    assert_eq!(waived, ["problem-duplicate-name"]);
    let problem = fuzz::read(&twice.replace("waive = [\"problem-duplicate-name\"]", ""));
    assert!(problem.iter().any(|p| p.code == "problem-duplicate-name" && p.waivable));
}

#[test]
fn a_warning_stops_nobody_and_can_be_accepted() {
    let warned = |text: &str| {
        let doc = Doc::read(text);
        let scenario = Scenario::read(&doc, &fuzz::format());
        scenario.root.warn("name", "problem-duplicate-name", &[("name", &"Ost"), ("line", &1)]);
        doc.findings()
    };
    let accepting = with("name = \"Bertrand\"", "name = \"Bertrand II\"");
    let found = warned(&accepting);
    assert_eq!((found.warnings.len(), found.waived.len()), (0, 1));
    let found = warned(&accepting.replace("waive = [\"problem-duplicate-name\"]", ""));
    assert_eq!((found.warnings.len(), found.waived.len()), (1, 0));
    assert!(found.warnings[0].warning && found.warnings[0].waivable);
    assert!(found.problems.iter().all(|p| !p.warning), "it is not among what stops");
}

#[test]
fn waivers_must_be_known_and_allowed() {
    let problem = the(&with("problem-duplicate-name", "problem-duplicate-nam"));
    assert_eq!((problem.code, problem.nearest.as_deref()), ("problem-waive-unknown", Some("problem-duplicate-name")));
    assert_eq!(the(&with("problem-duplicate-name", "problem-missing")).code, "problem-waive-refused");
    // What cannot be waived stays.
    assert!(
        codes(&with("problem-duplicate-name", "problem-missing").replace("count = 50\n", ""))
            .contains(&"problem-missing")
    );
}

#[test]
fn chiefs_and_standards_are_of_their_side() {
    assert_eq!(the(&with("chief = \"aude\"", "chief = \"bertrand\"")).code, "problem-foreign");
    assert_eq!(the(&with("chief = \"aude\"", "chief = \"audde\"")).nearest.as_deref(), Some("aude"));
    assert_eq!(the(&with("standard = \"piquiers\"", "standard = \"archers-2\"")).code, "problem-foreign");
    assert_eq!(
        the(&with("unit = \"piquiers\"\n\n", "unit = \"archers-2\"\n\n")).path,
        "side[1].army[1].character[1].unit"
    );
}

#[test]
fn a_battle_has_two_sides_and_each_somebody() {
    assert_eq!(codes("ruleset = \"example\"\nname = \"x\"\n"), ["problem-side-count"]);
    let three = format!("{}\n[[side]]\nid = \"west\"\nname = \"West\"\nwhatever = 1\n", fuzz::SCENARIO);
    assert_eq!(codes(&three), ["problem-side-count"]);
    let empty = "ruleset = \"example\"\nname = \"x\"\n[[side]]\nname = \"a\"\n[[side]]\nname = \"b\"\n";
    assert_eq!(codes(empty), ["problem-side-empty"; 2]);
}

#[test]
fn limits_are_told_once() {
    let many = |table: &str, n: usize| {
        format!("{}\n{}", fuzz::SCENARIO, format!("[[{table}]]\nname = \"x\"\nwhat = 1\n").repeat(n))
    };
    let told = |table: &str, n| {
        let all = fuzz::read(&many(table, n));
        let full: Vec<_> = all.iter().filter(|p| p.code == "problem-too-many").collect();
        full.iter()
            .map(|p| format!("{} {}", p.arg("what").unwrap_or(""), p.arg("most").unwrap_or("")))
            .collect::<Vec<_>>()
    };
    let more = |table: &str, n: usize, line: &str| {
        let rows = (0..n).map(|i| format!("[[{table}]]\n{}\n", line.replace('@', &i.to_string())));
        codes(&fuzz::SCENARIO.replace("[[event]]\nround", &format!("{}[[event]]\nround", rows.collect::<String>())))
    };
    assert_eq!(more("side.unit", 123, "line = \"40 archers\""), [""; 0]);
    assert_eq!(more("side.unit", 124, "line = \"40 archers\""), ["problem-too-many"]);
    assert_eq!(more("side.character", 30, "name = \"c@\""), [""; 0]);
    assert_eq!(more("side.character", 31, "name = \"c@\""), ["problem-too-many"]);
    assert_eq!(more("side.engine", 46, "name = \"e@\""), [""; 0]);
    assert_eq!(more("side.engine", 47, "name = \"e@\""), ["problem-too-many"]);
    assert_eq!(more("side.army", 6, "name = \"a@\""), [""; 0]);
    assert_eq!(more("side.army", 7, "name = \"a@\""), ["problem-too-many"]);
    assert_eq!(told("event", 200), Vec::<String>::new(), "events without a trigger are not counted");
    let events = format!("{}\n{}", fuzz::SCENARIO, "[[event]]\nround = 1\nmessage = \"x\"\n".repeat(61));
    assert_eq!(codes(&events), ["problem-too-many"]);
}

#[test]
fn rulesets_and_editions() {
    let problem = the(&with("ruleset = \"example-old\"", "ruleset = \"exmaple\""));
    assert_eq!((problem.code, problem.nearest.as_deref()), ("problem-unknown-ruleset", Some("example")));
    assert_eq!(the("name = \"x\"\n").code, "problem-missing");
    let edition = |line: &str| scenario(&with("ruleset = \"example-old\"", line)).edition;
    assert_eq!(edition("ruleset = \"example\""), Some("new"));
    assert_eq!(edition("ruleset = \"example\"\nedition = \"old\""), Some("old"));
    assert_eq!(edition("ruleset = \"example-old\"\nedition = \"old\""), Some("old"));
    assert_eq!(
        the(&with("ruleset = \"example-old\"", "ruleset = \"example-old\"\nedition = \"new\"")).code,
        "problem-edition-contradicts"
    );
    assert_eq!(
        the(&with("ruleset = \"example-old\"", "ruleset = \"example\"\nedition = \"odl\"")).nearest.as_deref(),
        Some("old")
    );
}

#[test]
fn names_are_needed_and_not_endless() {
    assert_eq!(the(&with("name = \"Bertrand\"\n", "")).code, "problem-no-name");
    assert_eq!(the(&with("Bertrand", &"B".repeat(200))).code, "problem-text-too-long");
    assert_eq!(the(&with("name_fr = \"Le gué\"\nname_en = \"The ford\"\n", "")).code, "problem-no-name");
    // One language stands in for the other.
    let s = scenario(&with("name_en = \"the North\"\n", ""));
    assert_eq!(s.names.sides[0].en, "le Nord");
}

#[test]
fn somebody_who_never_comes_is_doubtful() {
    let problem = the(&with("arrive = [\"guards\"]\n", ""));
    assert_eq!((problem.code, problem.waivable, problem.arg("unit")), ("problem-never-arrives", true, Some("guards")));
    assert_eq!(codes(&with("arrives = \"event\"", "arrives = \"later\"")), ["problem-choice", "problem-already-there"]);
}
