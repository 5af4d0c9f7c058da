//! The browser stage: what it needs is fetched where it is missing, then Chromium plays.

use crate::run::{Cargo, Word};
use std::process::{Command, Stdio};

/// What the tests start: the program, and the package of Debian that brings it.
const NEEDED: &[(&str, &str)] = &[
    ("chromium", "chromium"),
    ("chromedriver", "chromium-driver"),
    ("pdftoppm", "poppler-utils"),
    ("zbarimg", "zbar-tools"),
    ("nginx", "nginx-light"),
    ("openssl", "openssl"),
];

/// Chromium without a font draws boxes; no program tells whether one is there.
const FONTS: &str = "fonts-dejavu-core";

/// Fetches what is missing, builds the program and runs the tests in a real browser.
pub fn browser() -> Result<String, Word> {
    let fetched = fetch()?;
    // As people run it: unoptimised, the table counts odds all evening on the core the browser needs.
    Cargo::new(&["build", "--release", "--package", "montjoie"]).stream()?;
    // Two at a time: a browser waits more than it computes, and three starve each other on two cores.
    let args = ["test", "--quiet", "--package", "montjoie-browser", "--", "--include-ignored", "--test-threads=2"];
    let program = crate::dist::target()?.join("release/montjoie");
    let told = Cargo::new(&args).env("MONTJOIE_PROGRAM", program.to_string_lossy()).tee()?;
    Ok(format!("{}, pictures in target/browser{fetched}", crate::stages::some_tests(&told)?))
}

/// Whether a program is there and starts.
pub fn starts(program: &str) -> bool {
    let mut probe = Command::new(program);
    // Debian keeps servers where only root's path leads.
    let path = std::env::var("PATH").unwrap_or_default();
    probe
        .env("PATH", format!("{path}:/usr/sbin:/sbin"))
        .arg("--version")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    probe.status().is_ok()
}

/// The packages to fetch where these programs do not start; none where all do.
///
/// The driver must be of the browser's own version: where one of them is missing, both are fetched, and a font with them.
fn packages(starts: &dyn Fn(&str) -> bool) -> Vec<&'static str> {
    let mut packages: Vec<&str> =
        NEEDED.iter().filter(|(program, _)| !starts(program)).map(|(_, package)| *package).collect();
    if packages.iter().any(|p| p.starts_with("chromium")) {
        packages.extend(["chromium", "chromium-driver", FONTS]);
    }
    packages.sort_unstable();
    packages.dedup();
    packages
}

/// What apt-get is told, one call after the other.
fn orders(packages: &[&'static str]) -> [Vec<&'static str>; 2] {
    let install = ["install", "-y", "--no-install-recommends"].into_iter().chain(packages.iter().copied());
    [vec!["update"], install.collect()]
}

/// Fetches packages of Debian; whether that worked.
pub fn apt(packages: &[&'static str]) -> bool {
    orders(packages).iter().all(|args| {
        let mut apt = Command::new("apt-get");
        apt.args(args).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null()).stdout(Stdio::null());
        apt.status().is_ok_and(|s| s.success())
    })
}

/// Fetches the packages of the programs that do not start.
fn fetch() -> Result<String, Word> {
    let packages = packages(&starts);
    if packages.is_empty() {
        return Ok(String::new());
    }
    println!("xtask: the browser tests need {}: fetching them", packages.join(", "));
    if apt(&packages) && self::packages(&starts).is_empty() {
        return Ok(format!(", fetched {}", packages.join(", ")));
    }
    Err(Word::failed(format!(
        "the browser tests need {0}, and apt-get could not fetch them (it must be run as root, with a network): \
         apt-get update && apt-get install --no-install-recommends {0}",
        packages.join(" ")
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_fetched_where_everything_starts() {
        assert!(packages(&|_| true).is_empty());
    }

    #[test]
    fn browser_and_driver_are_fetched_together_and_once() {
        assert_eq!(packages(&|program| program != "chromedriver"), ["chromium", "chromium-driver", FONTS]);
        assert_eq!(packages(&|program| program != "zbarimg"), ["zbar-tools"]);
        let all = packages(&|_| false);
        assert_eq!(
            all,
            ["chromium", "chromium-driver", FONTS, "nginx-light", "openssl", "poppler-utils", "zbar-tools"]
        );
        let [update, install] = orders(&all);
        assert_eq!(update, ["update"]);
        assert_eq!(install[..3], ["install", "-y", "--no-install-recommends"]);
        assert_eq!(install[3..], all);
    }

    #[test]
    fn a_program_that_is_not_there_does_not_start() {
        assert!(!starts("a-program-nobody-has-written"));
        assert!(starts("cargo"));
    }
}
