//! How events are written in journals: one of every kind, read and written again letter for letter.

use montjoie_ordre::events::Event;
use montjoie_table::Happening as _;

const KEPT: &str = include_str!("spelling.txt");

#[test]
fn every_event_is_spelled_as_it_always_was() {
    for line in KEPT.lines() {
        let event: Event = serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}"));
        assert_eq!(serde_json::to_string(&event).unwrap(), line);
        assert!(!event.rule().0.is_empty(), "{line}");
    }
    // An older journal does not say what a failed disengagement cost.
    assert!(serde_json::from_str::<Event>(r##"{"pinned":{"group":"#u0"}}"##).is_ok());
}

#[test]
fn whom_an_event_befell_is_who_it_names_first() {
    let subject = |line: &str| serde_json::from_str::<Event>(line).unwrap().subject().to_string();
    let named = |line: &str| {
        let rest = line.split_once(":{\"").map_or("", |(_, rest)| rest);
        let (key, value) = rest.split_once("\":").unwrap_or_default();
        let value = value.split([',', '}']).next().unwrap_or_default().trim_matches('"').to_owned();
        match key {
            "group" | "by" | "unit" | "from" | "one" => Some(value),
            "person" => Some(format!("#c{value}")),
            _ => None,
        }
    };
    for line in KEPT.lines() {
        if let Some(wanted) = named(line) {
            assert_eq!(subject(line), wanted, "{line}");
        }
    }
    assert_eq!(subject(r#"{"scripted":{"index":3,"comes":true}}"#), "#e3");
    assert_eq!([r#"{"option":{"index":3,"value":1}}"#, r#""began""#].map(subject), ["#-", "#-"]);
}
