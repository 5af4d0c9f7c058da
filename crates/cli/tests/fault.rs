//! When it is our fault: exit code 70, a word in both languages, and nothing lost. Provoked on purpose (`fault::drill`).

mod common;
use common::{STANDARD, Scratch, montjoie, run};
use std::io::Write as _;
use std::process::Stdio;

#[test]
fn a_mistake_of_ours_ends_with_70_and_says_so() {
    let output = montjoie().args(["check", STANDARD]).env("MONTJOIE_DRILL", "start").output().expect("it runs");
    assert_eq!(output.status.code(), Some(70));
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(told.contains("une erreur de notre fait") && told.contains("a mistake of ours"), "{told}");
    assert!(told.contains("a drill: start (crates/cli/src/fault.rs:"), "the line to report: {told}");
    assert!(!told.contains("RUST_BACKTRACE") && output.stdout.is_empty(), "{told}");
}

#[test]
fn a_mistake_of_ours_in_mid_battle_loses_nothing() {
    let kept = Scratch::free("drill.journal");
    let mut child = montjoie()
        .args(["play", STANDARD, "--journal", kept.path(), "--seed", "3"])
        .env("MONTJOIE_DRILL", "answer")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    // A program that is gone does not read on.
    let _ = child.stdin.take().expect("it was piped").write_all(b"\n\n\nquitter\n");
    assert_eq!(child.wait_with_output().expect("it ends").status.code(), Some(70));
    let text = std::fs::read_to_string(&kept.0).expect("written");
    assert!(text.lines().count() > 1 && text.ends_with('\n'), "the answer stands: {text}");
    assert_eq!(run(&["replay", kept.path(), "--rejudge"]).code, 0);
}
