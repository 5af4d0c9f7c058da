//! Building the copy: mutants that do not compile are told by the compiler and taken out, until it builds.

use crate::copy::{WorkingCopy, keep};
use crate::find::{Mutant, SourceMutants, find};
use crate::write::{Blame, Rewritten, WriteStyle, write};
use serde_json::Value;
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Why a mutant is not run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Out {
    /// It does not compile.
    Unviable,
    /// It may compile, but not as a switch.
    NotJudged(&'static str),
}

struct Source {
    /// Path within the workspace.
    path: String,
    text: String,
    found: SourceMutants,
    /// Mutants in the sources before this one.
    before: usize,
    ways: Vec<WriteStyle>,
    written: Rewritten,
}

/// The mutants of a ruleset.
pub struct Sources {
    all: Vec<Source>,
    /// Which are not run, and why; by number, from 0.
    pub out: Vec<Option<Out>>,
}

/// How often the compiler may complain before we give up.
const ROUNDS: usize = 40;

impl Sources {
    /// Finds the mutants of a ruleset's folder.
    pub fn read(workspace: &Path, id: &str) -> Result<Sources, String> {
        let mut paths = Vec::new();
        crate::copy::files(&workspace.join(crate::copy::home(id)).join("src"), &mut paths);
        let mut sources = Sources { all: Vec::new(), out: Vec::new() };
        // Former doctrines lead nobody but in the bench: no test of a book runs them.
        paths.retain(|p| !p.ends_with("frozen.rs"));
        for path in paths.iter().filter(|p| p.extension().is_some_and(|e| e == "rs")) {
            let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
            let found = find(&text).map_err(|e| format!("{}:{e}", path.display()))?;
            let path = path.strip_prefix(workspace).map_err(|e| e.to_string())?.to_string_lossy().into_owned();
            let before = sources.out.len();
            sources.out.extend(found.mutants.iter().map(|m| m.left_out.map(Out::NotJudged)));
            let ways = vec![WriteStyle::Once; found.sites.len()];
            sources.all.push(Source { path, text, found, before, ways, written: Rewritten::default() });
        }
        Ok(sources)
    }

    /// A mutant by its number from 0: the file it is in, and itself.
    pub fn mutant(&self, number: usize) -> (&str, &Mutant) {
        let source = self.all.iter().rev().find(|s| s.before <= number).expect("the first source has none before it");
        (&source.path, &source.found.mutants[number - source.before])
    }

    /// Its name: where and what.
    pub fn name(&self, number: usize) -> String {
        let (path, m) = self.mutant(number);
        format!("{path}:{}:{}: {}", m.line, m.column, m.what)
    }

    fn write(&mut self, copy: &WorkingCopy) -> Result<(), String> {
        for source in &mut self.all {
            let own = source.before..source.before + source.found.mutants.len();
            let alive: Vec<bool> = self.out[own].iter().map(Option::is_none).collect();
            source.written = write(&source.text, &source.found, source.before, &alive, &source.ways);
            let mut text = source.written.text.clone();
            if source.path.ends_with("src/lib.rs") {
                text.push_str("\npub mod switched;\n");
            }
            keep(&copy.root.join(&source.path), text.as_bytes())?;
        }
        copy.switch(self.out.len())
    }

    /// Writes and checks until the compiler is content.
    pub fn settle(&mut self, copy: &WorkingCopy, build: &Path) -> Result<(), String> {
        for round in 1..=ROUNDS {
            self.write(copy)?;
            let complaints = check(copy, build)?;
            if complaints.is_empty() {
                return Ok(());
            }
            let mut blamed = 0;
            for complaint in &complaints {
                blamed += usize::from(self.take_out(complaint));
            }
            let out = self.out.iter().filter(|o| o.is_some()).count();
            println!("round {round}: {} complaints, {out} of {} mutants out", complaints.len(), self.out.len());
            if blamed == 0 {
                return Err(format!("the compiler says what no mutant explains:\n{}", complaints[0].text));
            }
        }
        Err(format!("the copy does not build after {ROUNDS} rounds"))
    }

    /// Takes out what a complaint is about; whether that changed anything.
    fn take_out(&mut self, complaint: &Complaint) -> bool {
        for source in &mut self.all {
            let Some(lines) = complaint.lines.get(&source.path) else { continue };
            match source.written.blame(lines, &source.ways) {
                Some(Blame::Mutants(mutants)) => {
                    for m in mutants {
                        self.out[source.before + m].get_or_insert(Out::Unviable);
                    }
                    return true;
                }
                Some(Blame::Site(site)) => {
                    let way = &mut source.ways[site];
                    *way = if *way == WriteStyle::Once { WriteStyle::Twice } else { WriteStyle::Plain };
                    if *way == WriteStyle::Plain {
                        for m in source.found.sites[site].mutants.clone() {
                            self.out[source.before + m].get_or_insert(Out::NotJudged("no switch fits there"));
                        }
                    }
                    return true;
                }
                None => {}
            }
        }
        false
    }
}

/// An error of the compiler: where it is, by file, main places first.
struct Complaint {
    lines: BTreeMap<String, Vec<Range<usize>>>,
    text: String,
}

fn cargo(copy: &WorkingCopy, build: &Path, args: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(&copy.root).args(args).arg("--message-format=json").stdin(Stdio::null());
    command.env("CARGO_TARGET_DIR", build).env("RUSTFLAGS", "--cap-lints=allow").env_remove("CARGO_MANIFEST_DIR");
    command
}

fn messages(mut command: Command, errors: Stdio) -> Result<(bool, Vec<Value>), String> {
    let output = command.stderr(errors).output().map_err(|e| format!("cargo could not be run: {e}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok((output.status.success(), text.lines().filter_map(|l| serde_json::from_str(l).ok()).collect()))
}

fn check(copy: &WorkingCopy, build: &Path) -> Result<Vec<Complaint>, String> {
    let package = format!("montjoie-{}", copy.home.trim_start_matches("books/"));
    let args = ["check", "--quiet", "--profile", "mutants", "--package", &package, "--lib"];
    let (good, told) = messages(cargo(copy, build, &args), Stdio::null())?;
    let complaints: Vec<Complaint> = told.iter().filter_map(complaint).collect();
    if !good && complaints.is_empty() {
        return Err("cargo check failed without a word about the sources".to_owned());
    }
    Ok(complaints)
}

fn complaint(message: &Value) -> Option<Complaint> {
    let message = message.get("message")?;
    let spans = message.get("spans")?.as_array()?;
    if message.get("level")? != "error" || spans.is_empty() {
        return None;
    }
    let mut lines: BTreeMap<String, Vec<Range<usize>>> = BTreeMap::new();
    for main in [true, false] {
        for span in spans.iter().filter(|s| s.get("is_primary").and_then(Value::as_bool) == Some(main)) {
            let line = |name: &str| span.get(name)?.as_u64().map(|n| n as usize);
            let range = line("line_start")?..line("line_end")? + 1;
            lines.entry(span.get("file_name")?.as_str()?.to_owned()).or_default().push(range);
        }
    }
    Some(Complaint { lines, text: message.get("rendered")?.as_str()?.to_owned() })
}

/// Builds these test files; each with its program.
pub fn tests(copy: &WorkingCopy, build: &Path, names: &[String]) -> Result<Vec<(String, PathBuf)>, String> {
    let package = format!("montjoie-{}", copy.home.trim_start_matches("books/"));
    let mut args = vec!["test", "--no-run", "--quiet", "--profile", "mutants", "--package", &package];
    args.extend(["--package", "montjoie-books"]);
    for name in names {
        args.extend(["--test", name]);
    }
    let (good, told) = messages(cargo(copy, build, &args), Stdio::inherit())?;
    if !good {
        return Err("the tests of the copy do not build".to_owned());
    }
    let program = |m: &Value| {
        let name = m.get("target")?.get("name")?.as_str()?.to_owned();
        Some((name, PathBuf::from(m.get("executable")?.as_str()?)))
    };
    let found: Vec<(String, PathBuf)> = told.iter().filter_map(program).collect();
    // In the order asked for.
    Ok(names.iter().filter_map(|n| found.iter().find(|(name, _)| name == n).cloned()).collect())
}
