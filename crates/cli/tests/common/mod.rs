//! Runs the binary as a person would.
#![allow(dead_code, missing_docs)]

pub mod schema;
pub mod table;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a run left behind.
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// The binary, in a quiet environment, at the root of the repository.
pub fn montjoie() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_montjoie"));
    command.current_dir(root());
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS"] {
        command.env_remove(name);
    }
    command
}

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub fn run(args: &[&str]) -> Ran {
    run_with(args, "")
}

/// With this on standard input.
pub fn run_with(args: &[&str], input: &str) -> Ran {
    let mut child = montjoie()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    // A program that ends before it has read everything is no fault of the test.
    let _ = child.stdin.take().expect("it was piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let ran = Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    };
    // A message nobody wrote shows its id, a value nobody gave its name: neither may ever be seen.
    for text in [&ran.out, &ran.err] {
        assert!(!text.contains('⟨') && !text.contains("{$"), "{args:?}: {text}");
    }
    assert_ne!(ran.code, 70, "{args:?}: {}", ran.err);
    ran
}

/// A file that lives as long as the test.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str, text: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("montjoie-{}-{name}", std::process::id()));
        std::fs::write(&path, text).expect("the temporary folder can be written");
        Scratch(path)
    }

    /// A name that nothing has yet.
    pub fn free(name: &str) -> Scratch {
        let scratch = Scratch::new(name, "");
        std::fs::remove_file(&scratch.0).expect("it was just made");
        scratch
    }

    pub fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

pub const STANDARD: &str = "scenarios/bx/standard.toml";
