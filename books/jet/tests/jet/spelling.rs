//! Events as files spell them: one of every kind, kept as text. Old journals are read by it, new ones are written so.

use montjoie_jet::event::Event;
use std::collections::BTreeSet;

const KEPT: &str = include_str!("../events.txt");

#[test]
fn every_event_keeps_its_spelling() {
    let mut kinds = BTreeSet::new();
    for line in KEPT.lines() {
        let event: Event = serde_json::from_str(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        let kept: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(serde_json::to_string(&event).unwrap(), line);
        kinds.insert(kept.as_object().map_or_else(|| kept.to_string(), |o| o.keys().next().unwrap().clone()));
    }
    assert_eq!(kinds.len(), 71, "a kind of event that is not kept here");
}

#[test]
fn somebody_of_another_kind_is_refused() {
    for line in [r##"{"routed":{"unit":"#c1"}}"##, r##"{"mounted":{"character":"#u1"}}"##] {
        assert!(serde_json::from_str::<Event>(line).is_err(), "{line}");
    }
}
