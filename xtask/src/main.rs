//! The developer commands of the project, so that no other tool has to be installed.

mod browser;
mod cluster;
mod dist;
mod door;
mod licences;
mod metadata;
mod new_book;
mod run;
mod smoke;
mod spdx;
mod stages;
mod tidy;

use run::{Cargo, Word};
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask <chore>

  test [--fast] [--keep-going] [--only STAGE]...   every check, in stages; --list names them
  tidy                                             only the house rules (see xtask/src/tidy)
  licences                                         only the licences and origins of the dependencies
  soak                                             the proofs at length: forty times the battles, 1,000 kills and power cuts
  bench [--check] [ARGS]...                        the benchmarks; --check fails on a miss
  cluster                                          a sweep on a real Dask cluster of two workers
  dist                                             archives for Linux and Windows, a Debian package; each tried
  new-book NAME                                    lay the skeleton of a book: it compiles and plays
  bless NAME                                       write what the tests keep of one book: matrix, keys, judged battles, gallery
  matrix                                           write docs/matrix/ again from what the tests execute
  mutants RULESET [--list] [--sample N] [--again]  how many small faults the tests of a ruleset catch
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (chore, rest) = match args.split_first() {
        Some((chore, rest)) => (chore.as_str(), rest),
        None => ("help", &[][..]),
    };
    let done = match chore {
        "test" => stages::test(rest),
        "tidy" => no_more(rest).and_then(|()| stages::tidy().map(told)),
        "licences" => no_more(rest).and_then(|()| stages::licences().map(told)),
        "soak" => no_more(rest).and_then(|()| stages::soak()),
        "dist" => no_more(rest).and_then(|()| dist::dist(true).map(told)),
        "new-book" => new_book::new_book(&run::root(), rest).map(told),
        "bless" => new_book::bless(&run::root(), rest).map(told),
        "cluster" => no_more(rest).and_then(|()| cluster::cluster().map(told)),
        "bench" => bench(rest),
        "mutants" => mutants(rest),
        "matrix" => no_more(rest).and_then(|()| stages::matrix().map(told)),
        "help" | "-h" | "--help" => {
            print!("{HELP}");
            Ok(())
        }
        other => Err(Word::usage(format!("there is no chore `{other}`\n\n{HELP}"))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(word) => {
            eprintln!("xtask: {}", word.text);
            ExitCode::from(word.code)
        }
    }
}

fn told(note: String) {
    println!("{note}");
}

fn no_more(rest: &[String]) -> Result<(), Word> {
    match rest.first() {
        None => Ok(()),
        Some(extra) => Err(Word::usage(format!("`{extra}` is not expected here\n\n{HELP}"))),
    }
}

/// Mutants are a program of their own, so that this one needs no parser of Rust.
fn mutants(rest: &[String]) -> Result<(), Word> {
    let cargo =
        Cargo::new(&["run", "--quiet", "--package", "montjoie-mutants", "--"]).args(rest.iter().map(String::as_str));
    cargo.stream().map_err(|_| Word::failed("the mutants could not be judged, see above"))
}

/// The benchmarks are a program of their own, in the profile that measures what is published.
fn bench(rest: &[String]) -> Result<(), Word> {
    const PACKAGE: &str = "montjoie-bench";
    if !metadata::load()?.members.iter().any(|m| m.name == PACKAGE) {
        return Err(Word::failed(format!(
            "the package `{PACKAGE}` is not in the workspace, so there is nothing to measure"
        )));
    }
    Cargo::new(&["build", "--quiet", "--profile", "bench", "--package", "montjoie", "--package", PACKAGE]).stream()?;
    let mut args = vec!["run", "--quiet", "--profile", "bench", "--package", PACKAGE, "--"];
    args.extend(rest.iter().map(String::as_str));
    Cargo::new(&args).stream().map_err(|_| Word::failed("the benchmarks report a miss or could not run"))
}
