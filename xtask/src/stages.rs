//! `cargo xtask test`: the whole CI, in stages. What each stage runs is listed here and nowhere else.

use crate::run::{Cargo, StageResult, StageRow, Word, root, summary, timed};
use crate::{licences as origins, tidy as house};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How this run was asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Plan {
    /// Leave out what needs an optimised build.
    fast: bool,
    /// Go on after a failure.
    keep_going: bool,
    /// Only these stages, when any are named.
    only: Vec<String>,
}

struct Stage {
    name: &'static str,
    what: &'static str,
    /// Whether `--fast` runs it too.
    fast: bool,
    run: fn(&Plan) -> Result<String, Word>,
}

const STAGES: &[Stage] = &[
    Stage { name: "tools", what: "rustfmt and clippy are there", fast: true, run: tools },
    Stage { name: "fmt", what: "the code is formatted", fast: true, run: fmt },
    Stage { name: "tidy", what: "the house rules", fast: true, run: |_| tidy() },
    Stage { name: "licences", what: "licences and origins of dependencies", fast: true, run: |_| licences() },
    Stage { name: "clippy", what: "no warning anywhere", fast: true, run: clippy },
    Stage { name: "tests", what: "every test of the workspace", fast: true, run: tests },
    Stage { name: "docs", what: "the documentation builds without a warning", fast: false, run: docs },
    Stage { name: "build", what: "the program as people run it", fast: false, run: build },
    Stage { name: "scenarios", what: "every shipped scenario passes `montjoie check`", fast: true, run: scenarios },
    Stage {
        name: "smoke",
        what: "`cargo run --release` opens the table, a sample battle ready",
        fast: false,
        run: smoke,
    },
    Stage { name: "door", what: "a new book is laid, compiles and plays", fast: false, run: |_| crate::door::door() },
    Stage {
        name: "dist",
        what: "the archive and the Debian package open the table where nothing else is",
        fast: false,
        run: |_| crate::dist::dist(false),
    },
    Stage {
        name: "browser",
        what: "the web table in a real Chromium: clicks, keys and scans",
        fast: false,
        run: |_| crate::browser::browser(),
    },
    Stage {
        name: "proofs",
        what: "many battles and inputs, optimised, overflow checked",
        fast: false,
        run: |_| proofs(SHORT),
    },
];

/// The long tests, in two rows that run side by side: (package, test file). The battles keep the processor busy; the table mostly
/// waits for disks and clocks. Optimised, with overflow checks and debug assertions.
const PROOFS: [&[(&str, &str)]; 2] = [
    &[("montjoie-books", "proofs"), ("montjoie-odds", "coverage")],
    &[
        ("montjoie-web", "lasting"),
        ("montjoie-web", "wild"),
        ("montjoie-web", "siege"),
        ("montjoie-web", "load"),
        ("montjoie-web", "hidden"),
        ("montjoie-chronicle", "flips"),
    ],
];

/// How many inputs the proofs draw, and how many battles of each ruleset: what fits into CI.
const FUZZ_INPUTS: u64 = 250_000;
const FUZZ_BATTLES: u64 = 25_000;
/// How long the proofs are.
#[derive(Clone, Copy)]
struct Length {
    /// How many times as many inputs and battles are drawn.
    battles: u64,
    /// How often a table is killed, and how often its power is cut, in mid-play.
    kills: u64,
    /// How many steps are confirmed at least over all kills, and over all power cuts.
    steps: u64,
    /// How many single bits flip in a file of battles.
    flips: u64,
    /// How many pairs of worlds of each book differ in what is hidden.
    pairs: u64,
    /// How often a count of battles is repeated to see whether its intervals hold; ten times as often where the chances are known.
    coverage: u64,
    /// How long the crowd of phones stays, in seconds.
    load: u64,
    /// How many phones come; none for as many as the test says.
    phones: Option<u64>,
}

/// What fits into CI.
const SHORT: Length =
    Length { battles: 1, kills: 300, steps: 0, flips: 2_000, pairs: 25, coverage: 100, load: 30, phones: None };
/// Ten million inputs, a million battles of each ruleset; a thousand kills and a thousand power cuts, a hundred thousand steps confirmed; twenty thousand bits
/// flipped; a thousand pairs of worlds; five hundred phones for ten minutes.
const SOAK: Length = Length {
    battles: 40,
    kills: 1_000,
    steps: 50_000,
    flips: 20_000,
    pairs: 250,
    coverage: 1_000,
    load: 600,
    phones: Some(500),
};

/// The test of every book that writes its page of docs/matrix/ when told to bless.
const MATRIX: &str = "the_matrix_stands";

/// Runs the stages asked for.
pub fn test(args: &[String]) -> Result<(), Word> {
    if args == ["--list"] {
        for stage in STAGES {
            println!("{:<12} {}{}", stage.name, stage.what, if stage.fast { "" } else { "   (not with --fast)" });
        }
        return Ok(());
    }
    let plan = plan(args)?;
    let wanted =
        |s: &&Stage| if plan.only.is_empty() { s.fast || !plan.fast } else { plan.only.iter().any(|o| o == s.name) };
    let mut rows: Vec<StageRow> = Vec::new();
    for stage in STAGES.iter().filter(wanted) {
        let stopped = !plan.keep_going && rows.iter().any(|r| !matches!(r.verdict, StageResult::Passed(_)));
        rows.push(if stopped {
            StageRow { name: stage.name, verdict: StageResult::NotRun, wall: Duration::ZERO, cpu: Some(Duration::ZERO) }
        } else {
            timed(stage.name, stage.what, || (stage.run)(&plan))
        });
    }
    close(&rows)
}

/// The proofs, at length.
pub fn soak() -> Result<(), Word> {
    close(&[timed("soak", "the proofs, at length", || proofs(SOAK))])
}

/// Says how it ended. The plain count is the last line of the output, whatever happened.
fn close(rows: &[StageRow]) -> Result<(), Word> {
    let failed: Vec<&str> =
        rows.iter().filter(|r| matches!(r.verdict, StageResult::Failed(_))).map(|r| r.name).collect();
    if !failed.is_empty() {
        eprintln!("xtask: failed: {}", failed.join(", "));
    }
    print!("{}", summary(rows));
    if failed.is_empty() { Ok(()) } else { std::process::exit(1) }
}

fn plan(args: &[String]) -> Result<Plan, Word> {
    let mut plan = Plan::default();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--fast" => plan.fast = true,
            "--keep-going" => plan.keep_going = true,
            "--only" => match args.next().filter(|name| STAGES.iter().any(|s| s.name == name.as_str())) {
                Some(name) => plan.only.push(name.clone()),
                None => return Err(Word::usage("--only takes the name of a stage: cargo xtask test --list")),
            },
            other => return Err(Word::usage(format!("`{other}` is not an option of `cargo xtask test`"))),
        }
    }
    Ok(plan)
}

/// A fresh machine may have cargo alone: rustup, where there is one, fetches the rest.
fn tools(_: &Plan) -> Result<String, Word> {
    let mut fetched = Vec::new();
    for (component, probe) in [("rustfmt", ["fmt", "--version"]), ("clippy", ["clippy", "--version"])] {
        if Cargo::new(&probe).succeeds() {
            continue;
        }
        let added = std::process::Command::new("rustup").args(["component", "add", component]).status();
        if !added.is_ok_and(|s| s.success()) || !Cargo::new(&probe).succeeds() {
            return Err(Word::failed(format!("{component} is missing and rustup could not add it")));
        }
        fetched.push(component);
    }
    Ok(if fetched.is_empty() { String::new() } else { format!("fetched {}", fetched.join(", ")) })
}

fn fmt(_: &Plan) -> Result<String, Word> {
    Cargo::new(&["fmt", "--all", "--check"])
        .stream()
        .map_err(|_| Word::failed("not formatted; `cargo fmt` mends it"))?;
    Ok(String::new())
}

fn clippy(_: &Plan) -> Result<String, Word> {
    Cargo::new(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]).stream()?;
    Ok(String::new())
}

/// The house rules, one line a problem.
pub fn tidy() -> Result<String, Word> {
    let report = house::inspect(&root())?;
    for problem in &report.problems {
        println!("{problem}");
    }
    match report.problems.len() {
        0 => Ok(format!("{} rules, {} files", report.rules, report.files)),
        n => Err(Word::failed(format!("{n} broken house rules, listed above"))),
    }
}

/// Licences and origins of everything we build on.
pub fn licences() -> Result<String, Word> {
    origins::check()
}

fn tests(plan: &Plan) -> Result<String, Word> {
    let all: &[&str] = if plan.keep_going { &["--no-fail-fast"] } else { &[] };
    let told = Cargo::new(&["test", "--workspace", "--quiet"]).args(all).tee()?;
    some_tests(&told)
}

fn docs(_: &Plan) -> Result<String, Word> {
    Cargo::new(&["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings").stream()?;
    Ok(String::new())
}

fn build(_: &Plan) -> Result<String, Word> {
    Cargo::new(&["build", "--release"]).stream()?;
    Ok(String::new())
}

fn scenarios(plan: &Plan) -> Result<String, Word> {
    let mut files = Vec::new();
    toml_files(&root().join("scenarios"), &mut files);
    files.sort();
    if files.is_empty() {
        return Err(Word::failed("there is no scenario under scenarios/, so nothing was checked"));
    }
    let count = files.len();
    // The fast run does not pay for an optimised build.
    let how: &[&str] = if plan.fast { &["run", "--quiet"] } else { &["run", "--quiet", "--release"] };
    Cargo::new(how).args(["--package", "montjoie", "--", "check"]).args(files).stream()?;
    Ok(format!("{count} scenarios"))
}

fn toml_files(dir: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            toml_files(&path, into);
        } else if path.extension().is_some_and(|e| e == "toml") {
            into.push(path.strip_prefix(root()).map(Path::to_path_buf).unwrap_or(path));
        }
    }
}

/// The first command of the README, with nobody at the screen.
fn smoke(_: &Plan) -> Result<String, Word> {
    crate::smoke::smoke()
}

fn proofs(length: Length) -> Result<String, Word> {
    let (inputs, fought) = (FUZZ_INPUTS * length.battles, FUZZ_BATTLES * length.battles);
    let cargo = |package: &str, file: &str| {
        Cargo::new(&["test", "--quiet", "--profile", "proof", "--package", package, "--test", file])
            .env("MONTJOIE_LOAD_SECONDS", length.load.to_string())
            .env("MONTJOIE_LOAD_PHONES", length.phones.map(|n| n.to_string()).unwrap_or_default())
            .env("MONTJOIE_PAIRS", length.pairs.to_string())
            .env("MONTJOIE_COVERAGE", length.coverage.to_string())
            .env("MONTJOIE_KILLS", length.kills.to_string())
            .env("MONTJOIE_STEPS", length.steps.to_string())
            .env("MONTJOIE_FLIPS", length.flips.to_string())
            .env("MONTJOIE_FUZZ_INPUTS", inputs.to_string())
            .env("MONTJOIE_FUZZ_BATTLES", fought.to_string())
    };
    // Built before any is run: whoever builds keeps the others waiting.
    for (package, file) in PROOFS.concat() {
        exists(package, file)?;
        cargo(package, file).args(["--no-run"]).stream()?;
    }
    let row = |files: &[(&str, &str)]| -> Result<String, Word> {
        let mut told = String::new();
        for (package, file) in files {
            let one = cargo(package, file).tee()?;
            some_tests(&one)?;
            told.push_str(&one);
        }
        Ok(told)
    };
    let [battles, table] = PROOFS;
    let (battles, table) = std::thread::scope(|scope| {
        let table = scope.spawn(|| row(table));
        (row(battles), table.join())
    });
    let table = table.map_err(|_| Word::failed("the proofs of the table could not be run"))?;
    let all = some_tests(&(battles? + &table?))?;
    Ok(format!("{all}, {inputs} inputs, {fought} battles of each ruleset"))
}

/// Writes docs/matrix/ again from what the tests execute.
pub fn matrix() -> Result<String, Word> {
    let mut told = String::new();
    for book in books()? {
        let cargo = Cargo::new(&["test", "--quiet", "--package", &book, "--tests", "--", MATRIX]);
        told.push_str(&cargo.env("MONTJOIE_BLESS", "1").tee()?);
    }
    let pages = some_tests(&told)?;
    Ok(format!("{pages} wrote docs/matrix/; look at the difference before you commit it"))
}

/// The packages of the books: the folders of `books/`.
fn books() -> Result<Vec<String>, Word> {
    let folders = std::fs::read_dir(root().join("books")).map_err(|e| Word::failed(format!("books/: {e}")))?;
    let named = |e: std::fs::DirEntry| e.file_name().into_string().ok().map(|id| format!("montjoie-{id}"));
    let mut all: Vec<String> = folders.flatten().filter_map(named).collect();
    all.sort();
    Ok(all)
}

/// Cargo's own word for a missing test file is long and names every other one.
fn exists(package: &str, file: &str) -> Result<(), Word> {
    let folder = package.strip_prefix("montjoie-").unwrap_or("cli");
    let path = format!("crates/{folder}/tests/{file}");
    let found = ["", "/main"].iter().any(|rest| root().join(format!("{path}{rest}.rs")).is_file());
    if found {
        Ok(())
    } else {
        Err(Word::failed(format!("{path}.rs is not there (the list is in xtask/src/stages.rs)")))
    }
}

/// Counts the tests that ran: a run of none proves nothing.
pub fn some_tests(told: &str) -> Result<String, Word> {
    let results = told.lines().filter_map(|l| l.trim().strip_prefix("test result: ok. "));
    let passed: u64 = results.filter_map(|l| l.split(' ').next()?.parse::<u64>().ok()).sum();
    if passed == 0 { Err(Word::failed("no test ran")) } else { Ok(format!("{passed} tests")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn options_are_understood_or_refused() {
        let wanted = Plan { fast: true, keep_going: true, only: vec!["fmt".into()] };
        assert_eq!(plan(&args("--fast --keep-going --only fmt")), Ok(wanted));
        for wrong in ["--quick", "--only", "--only nothing"] {
            assert_eq!(plan(&args(wrong)).map_err(|w| w.code), Err(2), "{wrong}");
        }
    }

    #[test]
    fn a_run_of_no_tests_is_a_failure() {
        assert!(some_tests("test result: ok. 0 passed; 0 failed").is_err());
        assert!(some_tests("").is_err());
        let told = "x\ntest result: ok. 3 passed; 0 failed; 0 ignored\n\ntest result: ok. 4 passed; 0 failed";
        assert_eq!(some_tests(told), Ok("7 tests".into()));
    }

    #[test]
    fn a_missing_test_file_is_named() {
        let word = exists("montjoie-books", "no_such_proof").expect_err("no such file");
        assert!(word.text.contains("crates/books/tests/no_such_proof.rs"), "{}", word.text);
    }
}
