//! Mutants of a ruleset: the code with one small thing wrong. A mutant is caught when a test fails.
//!
//! Every mutant is written into one copy of the sources behind a switch that is read at run time (ADR 0051): a mutant costs a
//! run of the tests that pass through it, not a build. `cargo xtask mutants RULESET` runs it.

mod copy;
mod find;
mod kept;
mod make;
mod traced;
mod values;
mod write;

use find::Genre;
use kept::{MutantFate, VerdictFile};
use make::{Out, Sources};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use traced::End;

const HELP: &str = "\
cargo xtask mutants RULESET [--list] [--sample N] [--seed S] [--again] [--bare]

  --list      only names the mutants and counts them by genre; builds nothing
  --sample N  so many of them, drawn by chance from the whole folder
  --seed S    another draw
  --again     the tests became stronger: those caught are kept, those missed are tried again
  --bare      by the tests alone: battles whose prints are kept (`judged`) are left out, and verdicts kept apart
";

/// How many mutants are run at a time.
const HANDS: usize = 2;

/// How this run was asked for.
#[derive(Debug, Default, PartialEq, Eq)]
struct Plan {
    id: String,
    list: bool,
    again: bool,
    sample: Option<usize>,
    bare: bool,
    seed: u64,
}

fn plan(args: &[String]) -> Result<Plan, String> {
    let mut plan = Plan::default();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut number = || {
            let word = args.next().ok_or(format!("{arg} takes a number\n\n{HELP}"))?;
            word.parse::<u64>().map_err(|_| format!("`{word}` is no number\n\n{HELP}"))
        };
        match arg.as_str() {
            "--list" => plan.list = true,
            "--again" => plan.again = true,
            "--bare" => plan.bare = true,
            "--sample" => plan.sample = Some(usize::try_from(number()?).map_err(|e| e.to_string())?),
            "--seed" => plan.seed = number()?,
            id if plan.id.is_empty() && !id.starts_with('-') => plan.id = id.to_owned(),
            other => return Err(format!("`{other}` is not expected here\n\n{HELP}")),
        }
    }
    if plan.id.is_empty() { Err(format!("which ruleset?\n\n{HELP}")) } else { Ok(plan) }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match plan(&args).and_then(|plan| run(&plan)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(word) => {
            eprintln!("mutants: {word}");
            ExitCode::FAILURE
        }
    }
}

fn workspace() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().map_or(here.clone(), Path::to_path_buf)
}

/// FNV-1a over files: their names and what is in them.
fn print_of(root: &Path, parts: &[String]) -> Result<u64, String> {
    let mut paths = Vec::new();
    for part in parts {
        copy::files(&root.join(part), &mut paths);
    }
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for path in paths {
        let text = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().into_owned();
        for byte in name.bytes().chain(text) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    Ok(hash)
}

fn run(plan: &Plan) -> Result<(), String> {
    let root = workspace();
    let mut sources = Sources::read(&root, &plan.id)?;
    if sources.out.is_empty() {
        return Err(format!("`{}` has no mutant: is it a ruleset?", plan.id));
    }
    if plan.list {
        for number in 0..sources.out.len() {
            println!("{}", sources.name(number));
        }
        print!("{}", by_genre(&sources));
        return Ok(());
    }
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let folder = root.join(target).join("mutants");
    // Each its own: cargo tells members of workspaces apart by their place within it, which is the same in every copy.
    let (scratch, build) = (folder.join(&plan.id), folder.join(format!("{}-build", plan.id)));
    let copy = copy::copy(&root, &scratch, &plan.id)?;
    print!("{}", by_genre(&sources));
    sources.settle(&copy, &build)?;
    println!("building the tests");
    let mut names = copy::tests(&root, &plan.id)?;
    names.retain(|name| !plan.bare || name != "judged");
    let programs = make::tests(&copy, &build, &names)?;
    println!("tracing the tests");
    let (tests, broken) = traced::measure(&programs, &scratch)?;
    for name in broken {
        println!("left out, for it does not hold with no mutant on: {name}");
    }
    let times: Vec<String> =
        tests.iter().filter(|t| t.case.is_none()).map(|t| format!("{} {:?}", t.name, t.time)).collect();
    println!("{} tests and cases; {}", tests.len(), times.join(", "));
    let own = [format!("{}/src", copy::home(&plan.id))];
    let cases = format!("{}/tests", copy::home(&plan.id));
    let with = [cases, "crates/books/tests".to_owned(), "scenarios".to_owned(), "mutants/src".to_owned()];
    let head = [print_of(&root, &own)?, print_of(&root, &with)?];
    let file = format!("{}{}", plan.id, if plan.bare { "-bare" } else { "" });
    let kept = VerdictFile::open(&folder.join(format!("{file}.tsv")), head, plan.again)?;
    let mut chosen = choose(sources.out.len(), plan);
    let known = judge(&sources, &tests, &programs, &chosen, kept)?;
    chosen.sort_unstable();
    let report = report(&sources, &chosen, &known);
    println!("{report}");
    let path = folder.join(format!("{file}.txt"));
    std::fs::write(&path, &report).map_err(|e| format!("{}: {e}", path.display()))
}

fn by_genre(sources: &Sources) -> String {
    let mut counts: BTreeMap<Genre, usize> = BTreeMap::new();
    for number in 0..sources.out.len() {
        *counts.entry(sources.mutant(number).1.genre).or_default() += 1;
    }
    let shown: Vec<String> = counts.iter().map(|(g, n)| format!("{} {n}", g.name())).collect();
    format!("{} mutants: {}\n", sources.out.len(), shown.join(", "))
}

/// The numbers of the mutants to judge, all or some, in an order by chance: a run that is broken off has judged a fair sample.
fn choose(mutants: usize, plan: &Plan) -> Vec<usize> {
    let mut all: Vec<usize> = (0..mutants).collect();
    // Fisher and Yates, by a small generator of our own: the draw is the same everywhere.
    let mut state = plan.seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for i in 0..all.len() {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let left = (all.len() - i) as u64;
        all.swap(i, i + usize::try_from(state % left).unwrap_or_default());
    }
    all.truncate(plan.sample.unwrap_or(mutants));
    all
}

/// Runs the tests against each, a few at a time.
fn judge(
    sources: &Sources,
    tests: &[traced::Test],
    programs: &[(String, PathBuf)],
    chosen: &[usize],
    kept: VerdictFile,
) -> Result<BTreeMap<String, kept::Judged>, String> {
    let kept = Mutex::new(kept);
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let lock = || kept.lock().map_err(|_| "another hand broke off".to_owned());
    let one = |number: usize| -> Result<(), String> {
        let name = sources.name(number);
        if lock()?.known.contains_key(&name) {
            return Ok(());
        }
        let (verdict, by) = match &sources.out[number] {
            Some(Out::Unviable) => (MutantFate::Unviable, String::new()),
            Some(Out::NotJudged(why)) => (MutantFate::NotJudged, (*why).to_owned()),
            None => against(tests, programs, number)?,
        };
        lock()?.keep(&name, verdict, &by)
    };
    let work = || -> Result<(), String> {
        while let Some(number) = chosen.get(next.fetch_add(1, Ordering::Relaxed)) {
            one(*number)?;
            let n = done.fetch_add(1, Ordering::Relaxed) + 1;
            if n.is_multiple_of(100) {
                let known = &lock()?.known;
                let count = |v| known.values().filter(|(verdict, _)| *verdict == v).count();
                let (caught, missed) = (count(MutantFate::Caught) + count(MutantFate::Late), count(MutantFate::Missed));
                println!("{n} of {}: {caught} caught, {missed} missed", chosen.len());
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let hands: Vec<_> = (0..HANDS).map(|_| scope.spawn(work)).collect();
        hands.into_iter().try_for_each(|h| h.join().map_err(|_| "a hand broke off".to_owned())?)
    })?;
    Ok(kept.into_inner().map_err(|_| "a hand broke off".to_owned())?.known)
}

fn against(tests: &[traced::Test], programs: &[(String, PathBuf)], number: usize) -> Result<kept::Judged, String> {
    let switch = u32::try_from(number + 1).map_err(|e| e.to_string())?;
    let calls = traced::calls(tests, programs, switch);
    let nobody = calls.is_empty();
    for (label, call) in calls {
        match call.run()? {
            End::Held => {}
            End::Failed => return Ok((MutantFate::Caught, label)),
            End::Late => return Ok((MutantFate::Late, label)),
        }
    }
    Ok((MutantFate::Missed, if nobody { "no test comes there" } else { "" }.to_owned()))
}

fn report(sources: &Sources, chosen: &[usize], known: &BTreeMap<String, kept::Judged>) -> String {
    let mut counts: BTreeMap<MutantFate, usize> = BTreeMap::new();
    let mut by: BTreeMap<&str, usize> = BTreeMap::new();
    let mut missed = String::new();
    for number in chosen {
        let name = sources.name(*number);
        let Some((verdict, why)) = known.get(&name) else { continue };
        *counts.entry(*verdict).or_default() += 1;
        match verdict {
            MutantFate::Caught | MutantFate::Late => *by.entry(why).or_default() += 1,
            MutantFate::Missed => {
                missed.push_str(&format!("{name}{}{why}\n", if why.is_empty() { "" } else { "   — " }))
            }
            MutantFate::Unviable | MutantFate::NotJudged => {}
        }
    }
    let n = |v: MutantFate| counts.get(&v).copied().unwrap_or_default();
    let caught = n(MutantFate::Caught) + n(MutantFate::Late);
    let viable = caught + n(MutantFate::Missed);
    let tenths = (caught * 1000).checked_div(viable).unwrap_or_default();
    let by: Vec<String> = by.iter().map(|(label, n)| format!("{label} {n}")).collect();
    format!(
        "missed:\n{missed}\n{} mutants: {} viable, {} unviable, {} not judged\n{caught} caught ({} of them by not ending), {} \
         missed: {}.{} % caught\nfirst caught by: {}\n",
        chosen.len(),
        viable,
        n(MutantFate::Unviable),
        n(MutantFate::NotJudged),
        n(MutantFate::Late),
        n(MutantFate::Missed),
        tenths / 10,
        tenths % 10,
        by.join(", "),
    )
}

#[cfg(test)]
mod checks {
    use super::*;

    fn args(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn a_sample_is_drawn_from_the_whole() {
        let some = |sample, seed| choose(1000, &Plan { sample, seed, ..Plan::default() });
        let (few, other) = (some(Some(50), 0), some(Some(50), 1));
        assert!(few.len() == 50 && few != other && few == some(Some(50), 0));
        assert!(few.iter().any(|n| *n < 300) && few.iter().any(|n| *n > 700), "{few:?}");
        let mut all = some(None, 3);
        assert_eq!(few, some(None, 0)[..50], "a run that goes on judges the sample first");
        all.sort_unstable();
        assert!(all.into_iter().eq(0..1000));
    }

    #[test]
    fn options_are_understood_or_refused() {
        let wanted = Plan { id: "ost".into(), list: false, again: true, bare: true, sample: Some(30), seed: 7 };
        assert_eq!(plan(&args("ost --sample 30 --seed 7 --again --bare")), Ok(wanted));
        for wrong in ["", "--list", "ost --sample", "ost --sample many", "ost two", "ost --quick"] {
            assert!(plan(&args(wrong)).is_err(), "{wrong}");
        }
    }
}
