//! Nothing in a file, a name or a path steers the terminal of whoever reads it.
#![allow(missing_docs)]

mod common;
use common::{Ran, STANDARD, Scratch, root, run, run_with};

/// A title set, a screen cleared, the bell, a backspace, C1, and a line turned around.
const WILD: &str = "\u{1b}]0;à moi\u{7}\u{1b}[2J\u{8}\u{9b}31m\u{202e}";
/// The same where TOML wants it escaped.
const IN_TOML: &str = r"\u001b]0;à moi\u0007\u001b[2J\b\u009b31m\u202e";

fn tame(what: &str, ran: &Ran) {
    for text in [&ran.out, &ran.err] {
        let wild = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
        assert!(!text.contains(wild), "{what}: {:?}", text.lines().find(|l| l.contains(wild)));
    }
}

/// A shipped battle whose every name, title and text is wild.
fn scenario(name: &str) -> Scratch {
    let text = std::fs::read_to_string(root().join(STANDARD)).expect("a scenario");
    let keys = ["name_fr", "name_en", "name", "text_fr", "text_en", "message_fr", "message_en"];
    let mut n = 0;
    let lines: Vec<String> = text
        .lines()
        .map(|line| match line.split_once(" = \"") {
            Some((key, rest)) if keys.contains(&key) => {
                n += 1;
                format!("{key} = \"{IN_TOML}{n} {rest}")
            }
            _ => line.to_owned(),
        })
        .collect();
    assert!(n > 4, "{n}");
    Scratch::new(name, &lines.join("\n"))
}

#[test]
fn names_and_texts_of_a_scenario_steer_nothing() {
    let file = scenario("wild.toml");
    let journal = Scratch::free("wild.jsonl");
    for lang in ["fr", "en"] {
        for args in [
            vec!["check"],
            vec!["fight", "--seed", "1", "--verbose"],
            vec!["fight", "--ask-only"],
            vec!["fight", "--seed", "1", "--json"],
            vec!["odds", "-n", "20", "--verbose"],
        ] {
            let mut all = args.clone();
            all.insert(1, file.path());
            all.extend(["--lang", lang]);
            let ran = run(&all);
            assert!(ran.out.len() + ran.err.len() > 20, "{all:?}");
            tame(&format!("{all:?}"), &ran);
        }
    }
    let note = format!("note {WILD}\nround\nsheet\nundo\nwhat {WILD}\nquit\n");
    tame("play", &run_with(&["play", file.path(), "--journal", journal.path()], &note));
    for args in [vec!["replay"], vec!["replay", "--rejudge"], vec!["aftermath"], vec!["odds", "-n", "20", "--from"]] {
        let mut all = args.clone();
        all.push(journal.path());
        tame(&format!("{all:?}"), &run(&all));
    }
}

#[test]
fn paths_words_and_faults_steer_nothing() {
    let name = format!("nowhere{WILD}.toml");
    for args in [
        vec!["check", &name],
        vec!["fight", &name],
        vec!["replay", &name],
        vec!["report", &name],
        vec!["restore", &name],
        vec!["link", "--data", &name],
        vec!["serve", "--data", "/dev/null", "--port", WILD],
        vec!["rules", WILD],
        vec!["rules", "bx", WILD],
        vec!["schema", WILD],
        vec![WILD],
        vec!["fight", WILD, "--seed", WILD],
    ] {
        let ran = run(&args);
        assert_ne!(ran.code, 0, "{args:?}");
        tame(&format!("{args:?}"), &ran);
    }
    // A file that is there, under a name like that, with something wrong in every line.
    let file = Scratch::new("odd\u{1b}[2J\u{7}.toml", &format!("ruleset = \"{IN_TOML}\"\n{IN_TOML} = 3\n"));
    for command in ["check", "fight", "play", "odds"] {
        let ran = run(&[command, file.path()]);
        assert_ne!(ran.code, 0);
        tame(command, &ran);
    }
}
