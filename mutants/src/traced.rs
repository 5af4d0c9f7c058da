//! The tests that may catch a mutant: what each passes through, and how long it takes.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The test that runs the register of a ruleset's cases; each case is a test to us.
const REGISTER: &str = "the_matrix_stands";

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
        // A mutant may ask for memory without end; the shell keeps it in bounds.
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -c 0; ulimit -v 4000000; exec \"$0\" \"$@\""]);
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
                Some(_) => return Ok(End::Failed),
                None if began.elapsed() > self.limit => {
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

/// How long a run may take that took so long undisturbed: a machine has other things to do.
pub fn limit(time: Duration) -> Duration {
    time * 8 + Duration::from_secs(4)
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
            if name == REGISTER {
                let call = call(path, &name, Some("?".to_owned()), "", None);
                let told = call.told()?;
                cases.extend(told.lines().filter_map(|l| l.strip_prefix("case ")).map(|c| Some(c.to_owned())));
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

/// The calls that may catch a mutant, in order: first the cases of the ruleset's own register that pass through it, then the
/// tests of each program that do, then the whole register, which holds its page.
pub fn calls<'a>(tests: &'a [Test], programs: &'a [(String, PathBuf)], mutant: u32) -> Vec<(String, Call<'a>)> {
    let near: Vec<&Test> = tests.iter().filter(|t| t.passes.contains(&mutant)).collect();
    let mut calls = Vec::new();
    for (program, (file, path)) in programs.iter().enumerate() {
        let here = || near.iter().copied().filter(move |t| t.program == program);
        let mut add = |label: String, chosen: Vec<&'a Test>, cases: Option<String>| {
            if let Some(first) = chosen.first() {
                let time: Duration = chosen.iter().map(|t| t.time).sum();
                let mut tests: Vec<&str> = chosen.iter().map(|t| t.name.as_str()).collect();
                if cases.is_some() {
                    tests = vec![first.name.as_str()];
                }
                let mutant = mutant.to_string();
                calls.push((label, Call { program: path, tests, cases, mutant, record: None, limit: limit(time) }));
            }
        };
        let cases: Vec<&Test> = here().filter(|t| t.case.is_some()).collect();
        let named: Vec<String> = cases.iter().filter_map(|t| t.case.as_ref()).map(|c| format!("={c}")).collect();
        add(format!("{file}, cases"), cases, Some(named.join(";")));
        let register = |t: &&Test| t.case.is_none() && t.name == REGISTER;
        let mut others: Vec<&Test> = here().filter(|t| t.case.is_none() && t.name != REGISTER).collect();
        others.sort_by_key(|t| t.time);
        add(file.clone(), others, None);
        add(format!("{file}, page"), here().filter(register).collect(), None);
    }
    calls
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
            time: Duration::from_secs(1),
            passes: passes.iter().copied().collect(),
        }
    }

    #[test]
    fn only_tests_that_pass_through_a_mutant_are_run_own_cases_first() {
        let programs = [("own".to_owned(), PathBuf::from("a")), ("broad".to_owned(), PathBuf::from("b"))];
        let tests = [
            test(1, "prints", None, &[1, 2]),
            test(0, REGISTER, None, &[1, 2]),
            test(0, REGISTER, Some("one"), &[1]),
            test(0, REGISTER, Some("two"), &[1, 2]),
            test(0, "plain", None, &[2]),
        ];
        let shown = |m| {
            let calls = calls(&tests, &programs, m);
            calls.iter().map(|(l, c)| format!("{l}: {} {:?}", c.tests.join(" "), c.cases)).collect::<Vec<_>>()
        };
        assert_eq!(
            shown(2),
            [
                "own, cases: the_matrix_stands Some(\"=two\")",
                "own: plain None",
                "own, page: the_matrix_stands None",
                "broad: prints None"
            ]
        );
        assert_eq!(shown(1)[0], "own, cases: the_matrix_stands Some(\"=one;=two\")");
        assert!(shown(3).is_empty(), "nobody goes there");
    }

    #[test]
    #[cfg(unix)]
    fn a_run_ends_well_badly_or_late() {
        use std::os::unix::fs::PermissionsExt;
        let waits = std::env::temp_dir().join(format!("montjoie-mutants-{}", std::process::id()));
        std::fs::write(&waits, "#!/bin/sh\nexec sleep 60\n").expect("a small program");
        std::fs::set_permissions(&waits, std::fs::Permissions::from_mode(0o700)).expect("that may be run");
        let end = |program: &Path, limit| {
            Call { program, tests: Vec::new(), cases: None, mutant: "1".into(), record: None, limit }.run()
        };
        let long = Duration::from_secs(60);
        assert_eq!(end(Path::new("true"), long), Ok(End::Held));
        assert_eq!(end(Path::new("false"), long), Ok(End::Failed));
        assert_eq!(end(&waits, Duration::from_millis(1)), Ok(End::Late));
        std::fs::remove_file(&waits).expect("it was there");
    }
}
