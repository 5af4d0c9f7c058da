//! Events keep their spelling: journals hold them as they were written.

use montjoie_bx::events::Event;
use std::collections::BTreeSet;

/// One of every event at least, as the first journals spell it.
const KEPT: &str = include_str!("../spelled.txt");

fn tag(line: &str) -> String {
    line.chars().filter(|c| c.is_ascii_lowercase() || "_:".contains(*c)).take_while(|c| *c != ':').collect()
}

#[test]
fn every_event_is_read_and_written_as_it_was() {
    for line in KEPT.lines() {
        let event: Event = serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}"));
        assert_eq!(serde_json::to_string(&event).unwrap(), line);
    }
}

/// The list names every event there is: a new one is refused by its name alone, with the names that are known.
#[test]
fn the_list_holds_one_of_every_event() {
    let refused = serde_json::from_str::<Event>("\"no_such_event\"").unwrap_err().to_string();
    let known: BTreeSet<String> = refused.split('`').skip(3).step_by(2).map(str::to_owned).collect();
    let kept: BTreeSet<String> = KEPT.lines().map(tag).collect();
    assert!(known.len() > 40, "{refused}");
    assert_eq!(kept, known);
}
