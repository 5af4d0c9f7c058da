//! Running cargo, measuring it, and telling what came of it.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// Why a chore did not succeed, in words for the person who ran it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// The words.
    pub text: String,
    /// The exit code: 1 for a failed check, 2 for a command line we do not understand.
    pub code: u8,
}

impl Word {
    /// A check failed.
    pub fn failed(text: impl Into<String>) -> Word {
        Word { text: text.into(), code: 1 }
    }

    /// The command line is wrong.
    pub fn usage(text: impl Into<String>) -> Word {
        Word { text: text.into(), code: 2 }
    }
}

/// The root of the workspace.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.parent().map_or(here.clone(), Path::to_path_buf)
}

/// One call of cargo at the root of the workspace. It never reads the keyboard.
pub struct Cargo {
    args: Vec<OsString>,
    envs: Vec<(&'static str, String)>,
}

impl Cargo {
    /// `cargo ARGS`.
    pub fn new<S: AsRef<str>>(args: &[S]) -> Cargo {
        Cargo { args: args.iter().map(|a| a.as_ref().into()).collect(), envs: Vec::new() }
    }

    /// More arguments.
    pub fn args<S: Into<OsString>>(mut self, more: impl IntoIterator<Item = S>) -> Cargo {
        self.args.extend(more.into_iter().map(Into::into));
        self
    }

    /// With an environment variable.
    pub fn env(mut self, name: &'static str, value: impl Into<String>) -> Cargo {
        self.envs.push((name, value.into()));
        self
    }

    fn command(&self) -> Command {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.current_dir(root()).args(&self.args).stdin(Stdio::null());
        for (name, value) in &self.envs {
            command.env(name, value);
        }
        command
    }

    fn shown(&self) -> String {
        let mut shown: String = self.envs.iter().map(|(n, v)| format!("{n}={v} ")).collect();
        shown.push_str("cargo");
        for arg in &self.args {
            shown.push(' ');
            shown.push_str(&arg.to_string_lossy());
        }
        // A list of fifty files helps nobody.
        if shown.chars().count() > 160 { shown.chars().take(160).chain("…".chars()).collect() } else { shown }
    }

    fn judge(&self, status: std::io::Result<ExitStatus>) -> Result<(), Word> {
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(Word::failed(format!("`{}` ended with {status}", self.shown()))),
            Err(e) => Err(Word::failed(format!("`{}` could not be run: {e}", self.shown()))),
        }
    }

    /// Runs it, its output going where ours goes.
    pub fn stream(&self) -> Result<(), Word> {
        self.judge(self.command().status())
    }

    /// Runs it and keeps what it printed; its errors still go where ours go.
    pub fn capture(&self) -> Result<String, Word> {
        let output = self.command().stderr(Stdio::inherit()).output();
        match output {
            Ok(output) => {
                self.judge(Ok(output.status))?;
                Ok(String::from_utf8_lossy(&output.stdout).into_owned())
            }
            Err(e) => self.judge(Err(e)).map(|()| String::new()),
        }
    }

    /// Runs it, showing what it prints as it comes and keeping it too.
    pub fn tee(&self) -> Result<String, Word> {
        let mut child = match self.command().stdout(Stdio::piped()).spawn() {
            Ok(child) => child,
            Err(e) => return self.judge(Err(e)).map(|()| String::new()),
        };
        let mut kept = String::new();
        if let Some(out) = child.stdout.take() {
            for line in BufReader::new(out).split(b'\n').map_while(Result::ok) {
                let line = String::from_utf8_lossy(&line);
                println!("{line}");
                kept.push_str(&line);
                kept.push('\n');
            }
        }
        self.judge(child.wait())?;
        Ok(kept)
    }

    /// Whether this call succeeds; says nothing.
    pub fn succeeds(&self) -> bool {
        self.command().stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|s| s.success())
    }
}

/// What happened to one stage.
pub enum StageResult {
    /// It holds; a note such as "214 tests".
    Passed(String),
    /// It does not; the clear word.
    Failed(String),
    /// An earlier stage failed first.
    NotRun,
}

/// One line of the summary.
pub struct StageRow {
    /// The stage.
    pub name: &'static str,
    /// What came of it.
    pub verdict: StageResult,
    /// By the clock on the wall.
    pub wall: Duration,
    /// By the processor, ours and our children's, where the system tells.
    pub cpu: Option<Duration>,
}

/// Runs one stage between two looks at the clocks.
pub fn timed(name: &'static str, what: &str, stage: impl FnOnce() -> Result<String, Word>) -> StageRow {
    println!("\n── {name}: {what}");
    flush();
    let (wall, cpu) = (Instant::now(), cpu_time());
    let verdict = match stage() {
        Ok(note) => StageResult::Passed(note),
        Err(word) => StageResult::Failed(word.text),
    };
    let row =
        StageRow { name, verdict, wall: wall.elapsed(), cpu: cpu_time().zip(cpu).map(|(b, a)| b.saturating_sub(a)) };
    match &row.verdict {
        StageResult::Failed(word) => println!("── {name} FAILED after {}: {word}", span(row.wall)),
        StageResult::Passed(_) | StageResult::NotRun => println!("── {name} passed in {}", span(row.wall)),
    }
    flush();
    row
}

/// The table at the end, closed by the plain line `N passed, N failed`.
pub fn summary(rows: &[StageRow]) -> String {
    let mut out = format!("\n{:<12} {:>11} {:>11}\n", "stage", "wall", "cpu");
    let (mut wall, mut cpu) = (Duration::ZERO, Some(Duration::ZERO));
    let (mut passed, mut failed) = (0, 0);
    for row in rows {
        let note = match &row.verdict {
            StageResult::Passed(note) => {
                passed += 1;
                format!("passed  {note}")
            }
            StageResult::Failed(word) => {
                failed += 1;
                format!("FAILED  {}", word.lines().next().unwrap_or_default())
            }
            StageResult::NotRun => "not run".to_owned(),
        };
        let times = match row.verdict {
            StageResult::NotRun => format!("{:>11} {:>11}", "–", "–"),
            _ => format!("{:>11} {:>11}", span(row.wall), row.cpu.map_or("–".to_owned(), span)),
        };
        out.push_str(format!("{:<12} {times}  {note}", row.name).trim_end());
        out.push('\n');
        wall += row.wall;
        cpu = cpu.zip(row.cpu).map(|(a, b)| a + b);
    }
    let cpu = cpu.map_or("–".to_owned(), span);
    out.push_str(&format!("{:<12} {:>11} {cpu:>11}\n\n{passed} passed, {failed} failed\n", "all", span(wall)));
    out
}

/// A duration as a person reads it.
pub fn span(d: Duration) -> String {
    let s = d.as_secs();
    if s < 60 { format!("{}.{} s", s, d.subsec_millis() / 100) } else { format!("{} min {:02} s", s / 60, s % 60) }
}

fn flush() {
    // Nobody to show it to: the verdict is in the exit code.
    let _closed = std::io::stdout().flush();
}

/// Processor time of this process and of its finished children. Linux only: elsewhere nothing is claimed.
fn cpu_time() -> Option<Duration> {
    cpu_of(&std::fs::read_to_string("/proc/self/stat").ok()?)
}

/// Fields 14 to 17 of a stat line, in hundredths of a second. The name before them may hold anything but `)`.
fn cpu_of(stat: &str) -> Option<Duration> {
    let fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11).take(4);
    let ticks = fields.map(str::parse::<u64>).collect::<Result<Vec<_>, _>>().ok()?;
    (ticks.len() == 4).then(|| Duration::from_millis(ticks.iter().sum::<u64>() * 10))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &'static str, verdict: StageResult) -> StageRow {
        StageRow { name, verdict, wall: Duration::from_millis(1500), cpu: Some(Duration::from_secs(61)) }
    }

    #[test]
    fn the_summary_counts_stages_and_ends_plainly() {
        let rows = [
            row("fmt", StageResult::Passed(String::new())),
            row("tidy", StageResult::Failed("two\nlines".into())),
            row("docs", StageResult::NotRun),
        ];
        let table = summary(&rows);
        assert!(table.ends_with("\n1 passed, 1 failed\n"), "{table}");
        assert!(table.contains("1.5 s"), "{table}");
        assert!(table.contains("1 min 01 s"), "{table}");
        assert!(table.contains("FAILED  two"), "{table}");
        assert!(table.contains("not run"), "{table}");
    }

    #[test]
    fn processor_time_is_read_past_a_strange_name() {
        let stat = "12 (a ) b) S 1 2 3 4 5 6 7 8 9 10 100 50 25 25 20 0 1 0";
        assert_eq!(cpu_of(stat), Some(Duration::from_secs(2)));
        assert_eq!(cpu_of("nothing"), None);
    }

    #[test]
    fn a_failing_call_is_told_with_its_command() {
        let cargo = Cargo::new(&["no-such-chore-of-cargo"]).env("A", "1");
        let word = cargo.judge(Err(std::io::Error::other("no such file"))).expect_err("an error was given");
        assert_eq!(word, Word::failed("`A=1 cargo no-such-chore-of-cargo` could not be run: no such file"));
        assert!(!cargo.succeeds());
    }
}
