//! `report` writes a file without names, and `replay` plays it again.
#![allow(missing_docs)]

mod common;
use common::table::{Folder, Gm, open};
use common::{STANDARD, Scratch, root, run};
use montjoie_books::GAMES;

/// The shipped standard battle of a book: its file, and every name in it.
fn standard(book: &str) -> (String, Vec<String>) {
    let file = format!("scenarios/{book}/standard.toml");
    let text = std::fs::read_to_string(root().join(&file)).expect("a scenario");
    let named = |line: &str| {
        let (key, value) = line.split_once(" = \"")?;
        key.starts_with("name").then(|| value.trim_end_matches('"').to_owned())
    };
    let names: Vec<String> = text.lines().filter_map(named).collect();
    assert!(names.len() > 4, "{book}: {names:?}");
    (file, names)
}

/// What replay says last: how many steps there were, and whether they hold.
fn last(err: &str) -> String {
    err.lines().last().unwrap_or_default().to_owned()
}

/// Whether the report says all that the journal says: facts, and rules played again.
fn replays_alike(book: &str, journal: &Scratch, report: &Scratch) -> i32 {
    let mut code = 0;
    for more in [&["--lang", "en"][..], &["--lang", "en", "--rejudge"]] {
        let [old, new] = [journal.path(), report.path()].map(|path| run(&[&["replay", path], more].concat()));
        assert_eq!((old.code, last(&old.err)), (new.code, last(&new.err)), "{book}: {}", new.err);
        assert!(new.err.contains(&format!("made by Montjoie {}", env!("CARGO_PKG_VERSION"))), "{}", new.err);
        code = code.max(new.code);
    }
    code
}

#[test]
fn a_report_is_written_beside_the_journal_and_replays_in_every_book() {
    for game in GAMES {
        let book = game.info().id;
        let (file, names) = standard(book);
        let journal = Scratch::free(&format!("reported-{book}.jsonl"));
        let report = Scratch(journal.0.with_extension("report.jsonl"));
        assert_eq!(run(&["fight", &file, "--seed", "3", "--journal", journal.path()]).code, 0, "{book}");
        for (lang, word) in [("fr", "Le rapport est dans"), ("en", "The report is in")] {
            let _ = std::fs::remove_file(&report.0);
            let ran = run(&["report", journal.path(), "--lang", lang]);
            assert_eq!(ran.code, 0, "{book}: {}", ran.err);
            assert!(ran.out.replace('\n', " ").contains(word), "{book}: {}", ran.out);
        }
        let again = run(&["report", journal.path()]);
        assert_eq!(again.code, 1, "{book}: what is there is not written over");
        assert_eq!(replays_alike(book, &journal, &report), 0, "{book}");
        let text = std::fs::read_to_string(&report.0).expect("it is there");
        assert!(text.contains("\"report\":{"), "{book}");
        for name in names {
            assert!(!text.contains(&format!("\\\"{name}\\\"")), "{book}: {name}");
        }
    }
}

/// What is wrong with a journal is wrong with its report: that is what it is for.
#[test]
fn a_journal_that_does_not_hold_is_reported_with_its_fault() {
    let journal = Scratch::free("faulty.jsonl");
    assert_eq!(run(&["fight", STANDARD, "--seed", "3", "--journal", journal.path()]).code, 0);
    let whole = std::fs::read_to_string(&journal.0).expect("it is there");
    let at = whole.rfind("\"hash\":\"").expect("a closed step") + 8;
    let other = if whole.as_bytes()[at] == b'0' { "1" } else { "0" };
    let damaged = Scratch::free("faulty-damaged.jsonl");
    std::fs::write(&damaged.0, format!("{}{other}{}", &whole[..at], &whole[at + 1..])).expect("written");
    let report = Scratch(damaged.0.with_extension("report.jsonl"));
    let _ = std::fs::remove_file(&report.0);
    let ran = run(&["report", damaged.path()]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_ne!(replays_alike("damaged", &damaged, &report), 0, "the fault is in the report");
}

/// What the page writes is read at the terminal, in every book: the battle, and how the page stood.
#[test]
fn a_report_of_the_page_replays_at_the_terminal() {
    let folder = Folder::new("reported-page");
    let table = open(&["serve", "--port", "0", "--no-open", "--seed", "1", "--data", folder.path()]);
    let gm = Gm::sit(&table.link);
    for game in GAMES {
        let book = game.info().id;
        let battle = gm.sample(book);
        gm.plays(&battle, "go", "do=round");
        gm.plays(&battle, "note", "text=Guillemette+se+tait");
        let body = |path: &str| {
            let answer = gm.get(&format!("{battle}/{path}"));
            assert!(answer.starts_with("HTTP/1.1 200"), "{book}: {answer}");
            answer.split_once("\r\n\r\n").expect("a body").1.to_owned()
        };
        let journal = Scratch::new(&format!("page-{book}.jsonl"), &body("journal"));
        let report = Scratch::new(&format!("page-{book}.report.jsonl"), &body("report"));
        assert_eq!(replays_alike(book, &journal, &report), 0, "{book}");
        let told = run(&["replay", report.path(), "--verbose"]);
        assert!(told.out.contains("  round: ") && told.out.contains("  asks: "), "{book}: {}", told.out);
        assert!(!told.out.contains("Guillemette"), "{book}");
        // A report of a report keeps the page.
        let twice = Scratch::free(&format!("page-{book}-twice.jsonl"));
        assert_eq!(run(&["report", report.path(), "-o", twice.path()]).code, 0, "{book}");
        assert!(run(&["replay", twice.path(), "--verbose"]).out.contains("  round: "), "{book}");
    }
}

#[test]
fn what_cannot_be_reported_is_told() {
    let scratch = Scratch::new("no-journal.jsonl", "{\"some\":\"thing\"}\n");
    let ran = run(&["report", scratch.path()]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{}", ran.err);
    assert!(!scratch.0.with_extension("report.jsonl").exists());
    assert_eq!(run(&["report", "nowhere.jsonl"]).code, 1);
}
