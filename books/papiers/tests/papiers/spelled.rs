//! Events as journals keep them: the spelling of each never changes. A journal written today is read by every later version.

use montjoie_papiers::events::Event;
use std::collections::BTreeSet;

const KEPT: &str = include_str!("events.txt");

/// The name of an event as it is written.
fn name(line: &str) -> &str {
    line.trim_start_matches('{').split('"').nth(1).unwrap()
}

/// Every event the book has, by the list the reader gives of those it knows.
fn known() -> BTreeSet<String> {
    let refused = serde_json::from_str::<Event>("\"no_such_event\"").unwrap_err().to_string();
    let list = refused.split("expected one of").nth(1).unwrap();
    list.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn events_keep_their_spelling() {
    for line in KEPT.lines() {
        let event: Event = serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}"));
        assert_eq!(serde_json::to_string(&event).unwrap(), line);
    }
}

#[test]
fn every_event_is_kept() {
    let kept: BTreeSet<String> = KEPT.lines().map(|line| name(line).to_owned()).collect();
    assert_eq!(kept, known());
}
