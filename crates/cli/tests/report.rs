//! `report` writes a file without names, and `replay` plays it again.
#![allow(missing_docs)]

mod common;
use common::{STANDARD, Scratch, run};

#[test]
fn a_report_is_written_beside_the_journal_and_replays() {
    let journal = Scratch::free("reported.jsonl");
    let report = Scratch(journal.0.with_extension("report.jsonl"));
    let _ = std::fs::remove_file(&report.0);
    assert_eq!(run(&["fight", STANDARD, "--seed", "3", "--journal", journal.path()]).code, 0);
    for (lang, word) in [("fr", "Le rapport est dans"), ("en", "The report is in")] {
        let _ = std::fs::remove_file(&report.0);
        let ran = run(&["report", journal.path(), "--lang", lang]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.replace('\n', " ").contains(word), "{}", ran.out);
    }
    let again = run(&["report", journal.path()]);
    assert_eq!(again.code, 1, "what is there is not written over");
    let [old, new] = [journal.path(), report.path()].map(|path| run(&["replay", path, "--lang", "en"]));
    assert_eq!((old.code, new.code), (0, 0), "{}", new.err);
    assert!(new.err.contains(&format!("made by Montjoie {}", env!("CARGO_PKG_VERSION"))), "{}", new.err);
    let steps = |err: &str| err.lines().last().unwrap_or_default().to_owned();
    assert_eq!(steps(&old.err), steps(&new.err), "as many steps, and all of them hold");
    assert_eq!(run(&["replay", report.path(), "--rejudge"]).code, 0);
    let text = std::fs::read_to_string(&report.0).expect("it is there");
    let names = std::fs::read_to_string(common::root().join(STANDARD)).expect("a scenario");
    let name = names.lines().find_map(|l| l.strip_prefix("name_fr = \"")).expect("a title").trim_end_matches('"');
    assert!(!text.contains(name) && text.contains("\"report\":{\"version\""), "{name}");
}

#[test]
fn what_cannot_be_reported_is_told() {
    let scratch = Scratch::new("no-journal.jsonl", "{\"some\":\"thing\"}\n");
    let ran = run(&["report", scratch.path()]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{}", ran.err);
    assert!(!scratch.0.with_extension("report.jsonl").exists());
    assert_eq!(run(&["report", "nowhere.jsonl"]).code, 1);
}
