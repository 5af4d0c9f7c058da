//! A message that code says and no language has is an error of the build (ADR 0055). The program is built last, so that this one
//! script sees what every crate of it says.

#![allow(clippy::print_stdout)] // A build script speaks to cargo by its output.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    tell_commit();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for folder in inside(&crates) {
        for part in ["src", "text", "locales"].map(|part| folder.join(part)).iter().filter(|part| part.is_dir()) {
            println!("cargo::rerun-if-changed={}", part.display());
            walk(part, &mut found);
        }
    }
    let read = |path: &PathBuf| {
        let within = path.strip_prefix(&crates).ok()?.to_string_lossy().replace('\\', "/");
        Some((format!("crates/{within}"), fs::read_to_string(path).ok()?))
    };
    let files: Vec<(String, String)> = found.iter().filter_map(read).collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    if !files.iter().any(|(path, _)| path.ends_with(".ftl")) {
        println!("cargo::error=no text file was found beside {}", crates.display());
    }
    for fault in montjoie_sources::keys(&files) {
        println!("cargo::error={}:{}: {}", fault.path, fault.line, fault.what);
    }
}

/// The commit and its date, for `--version`; nothing where there is no git to ask. A tree that was changed since has a `+`.
fn tell_commit() {
    let git = |args: &[&str]| {
        let told = Command::new("git").args(args).current_dir(env!("CARGO_MANIFEST_DIR")).output().ok()?;
        told.status.success().then(|| String::from_utf8_lossy(&told.stdout).trim().to_owned())
    };
    // An archive of the sources that lies within somebody else's repository is not of that repository.
    let ours = git(&["ls-files", "--error-unmatch", "Cargo.toml"]).is_some();
    let commit = git(&["log", "-1", "--format=%h %cs"]).filter(|_| ours).unwrap_or_default();
    let (commit, date) = commit.split_once(' ').unwrap_or_default();
    let changed = !commit.is_empty()
        && git(&["status", "--porcelain", "--untracked-files=no"]).is_some_and(|told| !told.is_empty());
    println!("cargo::rustc-env=MONTJOIE_COMMIT={commit}{}", if changed { "+" } else { "" });
    println!("cargo::rustc-env=MONTJOIE_DATE={date}");
    for name in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", name]).map(|p| Path::new(env!("CARGO_MANIFEST_DIR")).join(p));
        if let Some(path) = path.filter(|path| ours && path.exists()) {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
}

fn inside(folder: &Path) -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = fs::read_dir(folder).into_iter().flatten().flatten().map(|e| e.path()).collect();
    all.sort();
    all
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in inside(folder) {
        if path.is_dir() {
            walk(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs" || end == "ftl") {
            found.push(path);
        }
    }
}
