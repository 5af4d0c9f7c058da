//! A table that is told to close leaves one whole file, whatever it was doing; whoever writes a journal leaves that whole.
#![cfg(unix)]
#![allow(missing_docs)]

mod common;

use common::table::{Folder, Gm, battles, open_by};
use common::{STANDARD, Scratch, montjoie, run};
use montjoie_books::GAMES;
use montjoie_chronicle::{Journal, Shelf};
use rustix::process::Signal;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};

const SIGNALS: [(&str, Signal); 3] = [("int", Signal::INT), ("term", Signal::TERM), ("hup", Signal::HUP)];

/// The program with its signals as a terminal leaves them: whoever runs the tests may ignore some, and the program would heed that.
fn listening() -> Command {
    let program = montjoie();
    if !cfg!(target_os = "linux") {
        return program;
    }
    let mut command = Command::new("env");
    command.args(["--default-signal=INT,TERM,HUP"]).arg(program.get_program());
    command.current_dir(program.get_current_dir().expect("the root of the project"));
    command
}

#[test]
fn each_signal_closes_a_table_that_counts_odds_and_leaves_its_file_alone_whole() {
    for (name, signal) in SIGNALS {
        let (folder, alone) = (Folder::new(&format!("closing-{name}")), Folder::new(&format!("closing-{name}-alone")));
        let mut command = listening();
        command.args(["serve", "--port", "0", "--no-open", "--lang", "en", "--seed", "3", "--data", folder.path()]);
        let mut table = open_by(command);
        let gm = Gm::sit(&table.link);
        // Three battles of every book: one is counted after the other, and nobody could have counted them all.
        let begun: Vec<String> = (0..3).flat_map(|_| GAMES.iter().map(|g| gm.sample(g.info().id))).collect();
        let shown: Vec<(String, u64)> = begun
            .iter()
            .map(|battle| {
                gm.plays(battle, "go", "do=step");
                (battle.clone(), gm.plays(battle, "note", "text=confirmed"))
            })
            .collect();
        let counted = |battle: &String| gm.get(battle).contains("class=\"odds\"");
        assert!(!begun.iter().all(counted), "{name}: everything is counted already: the test has no teeth");
        table.signal(signal);
        let ended = table.ends();
        assert_eq!(ended.code(), Some(0), "{name}");
        let log = folder.file("montjoie.sqlite-wal");
        assert!(std::fs::metadata(&log).map_or(0, |m| m.len()) == 0, "{name}: the log holds something");
        std::fs::create_dir_all(alone.path()).expect("a folder");
        std::fs::copy(folder.file("montjoie.sqlite"), alone.file("montjoie.sqlite")).expect("the file");
        let shelf = Shelf::open(&alone.0.0).expect("the file alone opens");
        for (battle, head) in &shown {
            let newest = shelf.newest(battle.trim_start_matches("/b/")).expect("it is there");
            assert!(newest >= *head, "{name}: {battle} was shown at {head} and is kept up to {newest}");
        }
        assert_eq!(shelf.battles().expect("battles").len(), begun.len());
        drop(shelf);
        assert!(battles(&alone.0.0) == battles(&folder.0.0), "{name}");
    }
}

#[test]
fn whoever_asked_that_a_lost_terminal_should_not_matter_is_heeded() {
    let folder = Folder::new("closing-nohup");
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' HUP; exec \"$0\" \"$@\""]).arg(montjoie().get_program());
    command.args(["serve", "--port", "0", "--no-open", "--data", folder.path()]);
    let mut table = open_by(command);
    let gm = Gm::sit(&table.link);
    table.signal(Signal::HUP);
    let battle = gm.sample("bx");
    gm.plays(&battle, "note", "text=still+here");
    table.signal(Signal::TERM);
    assert_eq!(table.ends().code(), Some(0));
    assert_eq!(battles(&folder.0.0).len(), 1);
}

#[test]
fn a_battle_in_the_terminal_and_one_into_a_journal_are_whole_after_each_signal() {
    for (name, signal) in SIGNALS {
        let kept = Scratch::free(&format!("closing-play-{name}.journal"));
        let mut command = listening();
        command.args(["play", STANDARD, "--journal", kept.path(), "--lang", "en", "--seed", "1"]);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
        let mut input = child.stdin.take().expect("it was piped");
        input.write_all(b"note confirmed\nstate\n").expect("it listens");
        // What it says of the state comes after the note was written.
        let mut lines = BufReader::new(child.stdout.take().expect("it was piped")).lines();
        let written = || std::fs::read_to_string(&kept.0).is_ok_and(|text| text.contains("confirmed"));
        while !written() {
            lines.next().expect("it goes on").expect("text");
        }
        let pid = rustix::process::Pid::from_raw(i32::try_from(child.id()).expect("a process")).expect("a process");
        rustix::process::kill_process(pid, signal).expect("it can be told");
        child.wait().expect("it ends");
        drop(input);
        whole(&kept, name);

        let kept = Scratch::free(&format!("closing-fight-{name}.journal"));
        let mut command = listening();
        command.args(["fight", "scenarios/ordre/standard.toml", "--journal", kept.path(), "--lang", "en"]);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).spawn().expect("it runs");
        while !kept.0.exists() {
            assert!(
                child.try_wait().expect("it can be asked").is_none() || kept.0.exists(),
                "{name}: it wrote nothing"
            );
            std::thread::yield_now();
        }
        let pid = rustix::process::Pid::from_raw(i32::try_from(child.id()).expect("a process")).expect("a process");
        // It may have ended by itself.
        let _ = rustix::process::kill_process(pid, signal);
        child.wait().expect("it ends");
        // The name of a file is there before its first line is.
        if std::fs::metadata(&kept.0).map_or(0, |m| m.len()) > 0 {
            whole(&kept, name);
        }
    }
}

fn whole(kept: &Scratch, name: &str) {
    let bytes = std::fs::read(&kept.0).expect("it is there");
    assert!(Journal::read(&bytes).is_ok(), "{name}");
    let again = run(&["replay", kept.path(), "--rejudge", "--lang", "en"]);
    assert_eq!(again.code, 0, "{name}: {}", again.err);
}
