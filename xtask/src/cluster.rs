//! `cargo xtask cluster`: a sweep on a real Dask cluster of two workers gives the bytes of one run.

use crate::run::{Cargo, Word, root};
use std::path::Path;
use std::process::{Command, Stdio};

/// Dask as it was tried.
const DASK: &str = "distributed==2026.8.0";
/// The small sweep: twelve variants.
const ARGUMENTS: [&str; 7] = [
    "scenarios/bx/standard.toml",
    "--vary",
    "garde.count=30..80/10",
    "--vary",
    "side[2].doctrine=charge,steady",
    "-n",
    "60",
];
const SHARDS: &str = "8";

/// Tries it. What cannot be had is no failure, and said aloud.
pub fn cluster() -> Result<String, Word> {
    let folder = root().join("target/cluster");
    let made =
        std::fs::remove_dir_all(folder.join("out")).is_ok() | std::fs::create_dir_all(folder.join("out")).is_ok();
    if !made {
        return Err(Word::failed("target/cluster cannot be made"));
    }
    let python = folder.join("venv/bin/python");
    if !python.is_file() && !quiet("python3", &["-m", "venv", &folder.join("venv").to_string_lossy()]) {
        return Ok(skipped("there is no python3 with venv"));
    }
    if !quiet(&python.to_string_lossy(), &["-m", "pip", "install", "--quiet", DASK]) {
        return Ok(skipped("the Python registry does not give Dask"));
    }
    Cargo::new(&["build", "--quiet", "--package", "montjoie"]).stream()?;
    let montjoie = root().join("target/debug/montjoie");
    let [whole, dealt] = ["whole.csv", "dealt.csv"].map(|name| folder.join("out").join(name));
    run(&montjoie, &[&["sweep"], &ARGUMENTS[..], &["--out", &text(&whole)]].concat())?;
    // A shard that was broken off in the middle of a row: the cluster goes on with it.
    let begun = format!("{}.1-of-{SHARDS}", text(&dealt));
    run(&montjoie, &[&["sweep"], &ARGUMENTS[..], &["--shard", &format!("1/{SHARDS}"), "--out", &begun]].concat())?;
    let bytes = std::fs::read(&begun).map_err(|e| Word::failed(format!("{begun}: {e}")))?;
    std::fs::write(&begun, &bytes[..bytes.len() - 40]).map_err(|e| Word::failed(format!("{begun}: {e}")))?;
    let script = "docs/cluster/sweep_dask.py";
    let (program, out) = (text(&montjoie), text(&dealt));
    run(&python, &[&[script, &program, &out, SHARDS, "--"], &ARGUMENTS[..]].concat())?;
    let read = |path: &Path| std::fs::read(path).map_err(|e| Word::failed(format!("{}: {e}", path.display())));
    let (whole, dealt) = (read(&whole)?, read(&dealt)?);
    if whole != dealt || whole.is_empty() {
        return Err(Word::failed("the shards of the cluster do not give the bytes of one run"));
    }
    Ok(format!("{SHARDS} shards on two workers of Dask, one broken off: the {} bytes of one run", whole.len()))
}

fn skipped(why: &str) -> String {
    format!("SKIPPED: {why}. NOTHING WAS TRIED on a cluster.")
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

fn quiet(program: &str, args: &[&str]) -> bool {
    Command::new(program).args(args).stdin(Stdio::null()).status().is_ok_and(|s| s.success())
}

fn run(program: &Path, args: &[&str]) -> Result<(), Word> {
    let status = Command::new(program).current_dir(root()).args(args).stdin(Stdio::null()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Word::failed(format!("{} {} ended with {status}", program.display(), args[0]))),
        Err(e) => Err(Word::failed(format!("{}: {e}", program.display()))),
    }
}
