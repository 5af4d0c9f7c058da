//! Licences and origins of everything we build on, against the lists in `deny.toml` (ADR 0009).
//!
//! `cargo deny` reads the same file and says more; building it costs more than the rest of the stage is worth, so it is
//! used where it happens to be installed and never required.

use crate::metadata::{self, Package};
use crate::run::{Cargo, Word, root};
use crate::spdx;

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Checks every package of the lock file.
pub fn check() -> Result<String, Word> {
    let config = std::fs::read_to_string(root().join("deny.toml"))
        .map_err(|e| Word::failed(format!("deny.toml cannot be read: {e}")))?;
    let allow = list(&config, "allow");
    if allow.is_empty() {
        return Err(Word::failed("deny.toml: the list `allow` of [licenses] was not found"));
    }
    let metadata = metadata::load()?;
    let everybody: Vec<&Package> = metadata.members.iter().chain(&metadata.others).collect();
    let problems: Vec<String> = everybody.iter().flat_map(|p| faults(p, &allow)).collect();
    for problem in &problems {
        println!("{problem}");
    }
    if !problems.is_empty() {
        return Err(Word::failed(format!("{} problems with licences or origins", problems.len())));
    }
    Ok(format!("{} packages, {}", everybody.len(), advisories()?))
}

/// Known flaws need a database from the network: without the tool or the network we say that nobody looked.
fn advisories() -> Result<&'static str, Word> {
    if !Cargo::new(&["deny", "--version"]).succeeds() {
        return Ok("advisories skipped: cargo-deny is not installed");
    }
    Cargo::new(&["deny", "check", "licenses", "bans", "sources"]).stream()?;
    if !Cargo::new(&["deny", "fetch", "db"]).succeeds() {
        return Ok("advisories skipped: their database cannot be reached");
    }
    Cargo::new(&["deny", "check", "advisories"]).stream()?;
    Ok("no known advisory")
}

/// What is wrong with one package.
fn faults(package: &Package, allow: &[String]) -> Vec<String> {
    let who = format!("{} {}", package.name, package.version);
    let mut faults = Vec::new();
    match package.licence.as_deref() {
        None => faults.push(format!("{who}: declares no licence")),
        Some(expression) => match spdx::allowed(expression, allow) {
            Ok(true) => {}
            Ok(false) => faults.push(format!("{who}: `{expression}` cannot be met with what deny.toml allows")),
            Err(why) => faults.push(format!("{who}: the licence `{expression}` cannot be read: {why}")),
        },
    }
    if let Some(source) = package.source.as_deref().filter(|s| *s != CRATES_IO) {
        faults.push(format!("{who}: comes from {source}, not from crates.io"));
    }
    faults
}

/// The strings of `name = [ … ]` in a TOML text. Comments may stand between them.
fn list(toml: &str, name: &str) -> Vec<String> {
    let mut lines = toml.lines().map(|l| l.split('#').next().unwrap_or_default().trim());
    let opens = |l: &str| l.strip_prefix(name).and_then(|r| r.trim_start().strip_prefix('=')).map(str::to_owned);
    let Some(first) = lines.by_ref().find_map(opens) else { return Vec::new() };
    let mut body = String::new();
    for line in std::iter::once(first.as_str()).chain(lines) {
        body.push_str(line);
        if line.contains(']') {
            break;
        }
    }
    body.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_allow_list_is_found() {
        let toml = "[licenses]\n# why\nallow = [\n  \"MIT\", # short\n  \"Zlib\",\n]\nother = [\"X\"]\n";
        assert_eq!(list(toml, "allow"), ["MIT", "Zlib"]);
        assert_eq!(list("allow = [\"A\"]", "allow"), ["A"]);
        assert!(list(toml, "deny").is_empty());
    }

    #[test]
    fn a_bad_package_is_told() {
        let allow = ["MIT".to_owned()];
        let package = |licence: Option<&str>, source: Option<&str>| Package {
            manifest: String::new(),
            name: "p".into(),
            version: "1.0.0".into(),
            licence: licence.map(str::to_owned),
            source: source.map(str::to_owned),
            needs: Vec::new(),
        };
        assert!(faults(&package(Some("MIT"), Some(CRATES_IO)), &allow).is_empty());
        assert!(faults(&package(Some("MIT"), None), &allow).is_empty());
        for (bad, needle) in [
            (package(Some("GPL-3.0"), None), "cannot be met"),
            (package(None, None), "no licence"),
            (package(Some("MIT OR"), None), "cannot be read"),
            (package(Some("MIT"), Some("git+https://example.invalid/p")), "not from crates.io"),
        ] {
            let faults = faults(&bad, &allow);
            assert!(faults.len() == 1 && faults[0].contains(needle), "{faults:?}");
        }
    }
}
