//! The browser stage: what it needs is fetched where it is missing, then Chromium plays.

use crate::run::{Cargo, Word};
use std::process::{Command, Stdio};

/// What the tests start: the program, and the package of Debian that brings it.
const NEEDED: &[(&str, &str)] = &[
    ("chromium", "chromium"),
    ("chromedriver", "chromium-driver"),
    ("pdftoppm", "poppler-utils"),
    ("zbarimg", "zbar-tools"),
];

/// Chromium without a font draws boxes; no program tells whether one is there.
const FONTS: &str = "fonts-dejavu-core";

/// Fetches what is missing, builds the program and runs the tests in a real browser.
pub fn browser() -> Result<String, Word> {
    let fetched = fetch()?;
    Cargo::new(&["build", "--package", "montjoie"]).stream()?;
    let run = || {
        // One at a time: two browsers and two tables on two cores starve each other.
        let args = ["test", "--quiet", "--package", "montjoie-browser", "--", "--include-ignored", "--test-threads=1"];
        Cargo::new(&args).tee()
    };
    let told = match run() {
        Ok(told) => told,
        Err(word) => {
            println!("xtask: once more, for a browser may be slow once: {}", word.text);
            run()?
        }
    };
    Ok(format!("{}, pictures in target/browser{fetched}", crate::stages::some_tests(&told)?))
}

fn starts(program: &str) -> bool {
    let mut probe = Command::new(program);
    probe.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    probe.status().is_ok()
}

/// Fetches the packages of the programs that do not start.
fn fetch() -> Result<String, Word> {
    let missing: Vec<&str> =
        NEEDED.iter().filter(|(program, _)| !starts(program)).map(|(_, package)| *package).collect();
    if missing.is_empty() {
        return Ok(String::new());
    }
    // The driver must be of the browser's own version: they are always fetched together.
    let mut packages = missing.clone();
    if packages.iter().any(|p| p.starts_with("chromium")) {
        packages.extend(["chromium", "chromium-driver", FONTS]);
    }
    packages.sort_unstable();
    packages.dedup();
    println!("xtask: the browser tests need {}: fetching them", missing.join(", "));
    let apt = |args: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.args(args).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null()).stdout(Stdio::null());
        apt.status().is_ok_and(|s| s.success())
    };
    let mut install = vec!["install", "-y", "--no-install-recommends"];
    install.extend(&packages);
    if apt(&["update"]) && apt(&install) && NEEDED.iter().all(|(program, _)| starts(program)) {
        return Ok(format!(", fetched {}", packages.join(", ")));
    }
    Err(Word::failed(format!(
        "the browser tests need {}, and apt-get could not fetch them (it must be run as root, with a network): \
         apt-get update && apt-get install --no-install-recommends {}",
        missing.join(", "),
        packages.join(" ")
    )))
}
