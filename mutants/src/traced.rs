//! The tests that may catch a mutant: what each passes through, and how long it takes.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// The tests that run a list of cases and tell it when asked: the register of a ruleset, and the battles whose prints are
/// kept. Each case is a test to us.
const LISTS: [&str; 2] = ["the_matrix_stands", "every_ruleset_judges_as_it_did"];

/// A test, or a case of the register.
#[derive(Debug)]
pub struct Test {
    /// Which program it is in: an index.
    pub program: usize,
    /// Its name.
    pub name: String,
    /// The case of the register, if it is one.
    pub case: Option<String>,
    /// How long it took.
    pub time: Duration,
    /// The mutants it passes through.
    pub passes: BTreeSet<u32>,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Everything held.
    Held,
    /// A test failed, or the program broke.
    Failed,
    /// It did not end in time.
    Late,
}

/// One call of a test program.
pub struct Call<'a> {
    /// The program.
    pub program: &'a Path,
    /// Its tests.
    pub tests: Vec<&'a str>,
    /// The cases of the register, if only some.
    pub cases: Option<String>,
    /// The mutant that is on: a number, or `record`.
    pub mutant: String,
    /// Where to record to.
    pub record: Option<PathBuf>,
    /// How long it may take.
    pub limit: Duration,
}

impl Call<'_> {
    fn command(&self) -> Command {
        // A mutant may ask for memory or time without end; the shell keeps it in bounds. Time is the processor's: a machine
        // has other things to do.
        let mut command = Command::new("sh");
        let bounds =
            format!("ulimit -c 0; ulimit -v 4000000; ulimit -t {}; exec \"$0\" \"$@\"", self.limit.as_secs() + 1);
        command.args(["-c", &bounds]);
        command.arg(self.program).args(&self.tests).args(["--exact", "--quiet", "--nocapture", "--test-threads=1"]);
        command.env("MONTJOIE_MUTANT", &self.mutant).env_remove("MONTJOIE_BLESS").env_remove("MONTJOIE_CASE");
        if let Some(cases) = &self.cases {
            command.env("MONTJOIE_CASE", cases);
        }
        if let Some(record) = &self.record {
            command.env("MONTJOIE_PASSED", record);
        }
        command.stdin(Stdio::null()).stderr(Stdio::null());
        command
    }

    /// Runs it, and ends it when it is late.
    pub fn run(&self) -> Result<End, String> {
        let began = Instant::now();
        let mut child =
            self.command().stdout(Stdio::null()).spawn().map_err(|e| format!("a test cannot be run: {e}"))?;
        let mut pause = Duration::from_micros(500);
        loop {
            match child.try_wait().map_err(|e| e.to_string())? {
                Some(status) if status.success() => return Ok(End::Held),
                Some(status) if out_of_time(status) => return Ok(End::Late),
                Some(_) => return Ok(End::Failed),
                // One that waits for ever uses no time.
                None if began.elapsed() > self.limit * 20 => {
                    child.kill().and_then(|()| child.wait()).map_err(|e| e.to_string())?;
                    return Ok(End::Late);
                }
                None => std::thread::sleep(pause),
            }
            pause = (pause * 2).min(Duration::from_millis(20));
        }
    }

    fn told(&self) -> Result<String, String> {
        let output = self.command().output().map_err(|e| format!("a test cannot be run: {e}"))?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }
}

/// Whether the system ended it for the time it took.
#[cfg(unix)]
fn out_of_time(status: ExitStatus) -> bool {
    const FOR_TIME: [i32; 2] = [9, 24];
    std::os::unix::process::ExitStatusExt::signal(&status).is_some_and(|s| FOR_TIME.contains(&s))
}

#[cfg(not(unix))]
fn out_of_time(_: ExitStatus) -> bool {
    false
}

/// How long a run may take that took so long undisturbed.
pub fn limit(time: Duration) -> Duration {
    (time * 4 + Duration::from_secs(4)).min(Duration::from_secs(60))
}

fn names(program: &Path) -> Result<Vec<String>, String> {
    let output = Command::new(program).args(["--list", "--format", "terse"]).output().map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(text.lines().filter_map(|l| l.strip_suffix(": test")).map(str::to_owned).collect())
}

/// Every test of these programs, measured and traced with no mutant on; and those that do not hold even so.
pub fn measure(programs: &[(String, PathBuf)], scratch: &Path) -> Result<(Vec<Test>, Vec<String>), String> {
    let (mut tests, mut broken) = (Vec::new(), Vec::new());
    for (program, (file, path)) in programs.iter().enumerate() {
        for name in names(path)? {
            let mut cases = vec![None];
            if LISTS.contains(&name.as_str()) {
                let told = call(path, &name, Some("?".to_owned()), "", None).told()?;
                cases = told.lines().filter_map(|l| l.strip_prefix("case ")).map(|c| Some(c.to_owned())).collect();
                if cases.is_empty() || call(path, &name, None, "0", None).run()? != End::Held {
                    return Err(format!("{file} {name} does not hold with no mutant on"));
                }
            }
            for case in cases {
                let passed = scratch.join("passed");
                std::fs::write(&passed, "").map_err(|e| e.to_string())?;
                let exact = case.as_ref().map(|c| format!("={c}"));
                if call(path, &name, exact.clone(), "0", None).run()? != End::Held {
                    broken.push(format!("{file} {name} {}", case.unwrap_or_default()));
                    continue;
                }
                let began = Instant::now();
                if call(path, &name, exact, "record", Some(passed.clone())).run()? != End::Held {
                    return Err(format!("{file} {name} does not hold while it is traced"));
                }
                let time = began.elapsed();
                let text = std::fs::read_to_string(&passed).map_err(|e| e.to_string())?;
                let passes = text.lines().filter_map(|l| l.parse().ok()).collect();
                tests.push(Test { program, name: name.clone(), case, time, passes });
            }
        }
    }
    Ok((tests, broken))
}

fn call<'a>(
    program: &'a Path,
    name: &'a str,
    cases: Option<String>,
    mutant: &str,
    record: Option<PathBuf>,
) -> Call<'a> {
    let limit = Duration::from_secs(600);
    Call { program, tests: vec![name], cases, mutant: mutant.to_owned(), record, limit }
}

/// From here on a test is slow: it comes after all others.
const SLOW: Duration = Duration::from_millis(700);

/// The calls that may catch a mutant, in order: of each program first the cases that pass through it, then its other tests,
/// the quickest first; slow ones at the very end.
pub fn calls<'a>(tests: &'a [Test], programs: &'a [(String, PathBuf)], mutant: u32) -> Vec<(String, Call<'a>)> {
    let mut near: Vec<&'a Test> = tests.iter().filter(|t| t.passes.contains(&mutant)).collect();
    near.sort_by_key(|t| t.time);
    let mut calls = Vec::new();
    for slow in [false, true] {
        for (program, (file, path)) in programs.iter().enumerate() {
            let here = |t: &&Test| t.program == program && (t.case.is_none() && t.time >= SLOW) == slow;
            let (cases, others): (Vec<&Test>, Vec<&Test>) =
                near.iter().copied().filter(here).partition(|t| t.case.is_some());
            for chosen in [cases, others].into_iter().filter(|c| !c.is_empty()) {
                calls.push(one(file, path, &chosen, mutant));
            }
        }
    }
    calls
}

fn one<'a>(file: &str, program: &'a Path, chosen: &[&'a Test], mutant: u32) -> (String, Call<'a>) {
    let named: Vec<String> = chosen.iter().filter_map(|t| t.case.as_ref()).map(|c| format!("={c}")).collect();
    let mut tests: Vec<&str> = chosen.iter().map(|t| t.name.as_str()).collect();
    tests.dedup();
    let cases = (!named.is_empty()).then(|| named.join(";"));
    let limit = limit(chosen.iter().map(|t| t.time).sum());
    let label = if cases.is_some() { format!("cases of {file}") } else { file.to_owned() };
    (label, Call { program, tests, cases, mutant: mutant.to_string(), record: None, limit })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test(program: usize, name: &str, case: Option<&str>, passes: &[u32]) -> Test {
        let case = case.map(str::to_owned);
        Test {
            program,
            name: name.into(),
            case,
            time: Duration::from_millis(1),
            passes: passes.iter().copied().collect(),
        }
    }

    #[test]
    fn only_tests_that_pass_through_a_mutant_are_run_own_cases_first() {
        let programs = [("own".to_owned(), PathBuf::from("a")), ("broad".to_owned(), PathBuf::from("b"))];
        let tests = [
            test(1, "prints", None, &[1, 2]),
            test(0, "register", Some("one"), &[1]),
            test(0, "register", Some("two"), &[1, 2]),
            test(0, "plain", None, &[2]),
            Test { time: SLOW, ..test(0, "slow", None, &[2]) },
        ];
        let shown = |m| {
            let calls = calls(&tests, &programs, m);
            calls.iter().map(|(l, c)| format!("{l}: {} {:?}", c.tests.join(" "), c.cases)).collect::<Vec<_>>()
        };
        assert_eq!(
            shown(2),
            ["cases of own: register Some(\"=two\")", "own: plain None", "broad: prints None", "own: slow None"]
        );
        assert_eq!(shown(1)[0], "cases of own: register Some(\"=one;=two\")");
        assert!(shown(3).is_empty(), "nobody goes there");
    }

    #[test]
    #[cfg(unix)]
    fn a_run_ends_well_badly_or_late() {
        use std::os::unix::fs::PermissionsExt;
        let waits = std::env::temp_dir().join(format!("montjoie-mutants-{}", std::process::id()));
        std::fs::write(&waits, "#!/bin/sh\nwhile true; do :; done\n").expect("a small program");
        std::fs::set_permissions(&waits, std::fs::Permissions::from_mode(0o700)).expect("that may be run");
        let end = |program: &Path, limit| {
            Call { program, tests: Vec::new(), cases: None, mutant: "1".into(), record: None, limit }.run()
        };
        let long = Duration::from_secs(60);
        assert_eq!(end(Path::new("true"), long), Ok(End::Held));
        assert_eq!(end(Path::new("false"), long), Ok(End::Failed));
        assert_eq!(end(&waits, Duration::ZERO), Ok(End::Late));
        std::fs::remove_file(&waits).expect("it was there");
    }
}
