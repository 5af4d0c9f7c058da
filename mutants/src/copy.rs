//! The copy of the workspace that is mutated: the contract, the rules and their tests, and nothing else.

use std::fs;
use std::path::{Path, PathBuf};

/// What the tests of the rules read, besides the two crates.
const ALONG: [&str; 5] = ["crates/table", "crates/rules", "scenarios", "docs", "Cargo.lock"];

/// The switch, put into the copy as a module of the rules.
const SWITCH: &str = r#"//! Which mutant is on: `MONTJOIE_MUTANT` names its number, or `record` to write down which switches are passed.
#![allow(missing_docs)]
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::sync::Mutex;

const UNREAD: u32 = u32::MAX;
const RECORD: u32 = u32::MAX - 1;
static NOW: AtomicU32 = AtomicU32::new(UNREAD);
static PASSED: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];
static TO: Mutex<Option<std::fs::File>> = Mutex::new(None);

#[inline]
pub fn on(mutant: u32) -> bool {
    let now = NOW.load(Relaxed);
    now == mutant || (now >= RECORD && ask(now, mutant))
}

#[cold]
#[inline(never)]
fn ask(now: u32, mutant: u32) -> bool {
    if now == UNREAD {
        let said = std::env::var("MONTJOIE_MUTANT").unwrap_or_default();
        if said == "record" {
            let path = std::env::var("MONTJOIE_PASSED").expect("a file to record to");
            let file = std::fs::OpenOptions::new().create(true).append(true).open(path).expect("it can be written");
            *TO.lock().unwrap() = Some(file);
            NOW.store(RECORD, Relaxed);
        } else {
            let number = said.parse().unwrap_or(0);
            if !said.is_empty() {
                // The first test that fails has said enough.
                std::panic::set_hook(Box::new(|_| std::process::abort()));
            }
            NOW.store(number, Relaxed);
        }
        return on(mutant);
    }
    if !PASSED[mutant as usize].swap(true, Relaxed) {
        if let Some(file) = TO.lock().unwrap().as_mut() {
            file.write_all(format!("{mutant}\n").as_bytes()).expect("it can be written");
        }
    }
    false
}
"#;

/// The folder of a copy.
pub struct Copy {
    /// Where it is.
    pub root: PathBuf,
}

/// Writes a file only if it says something else than it did: cargo builds by the hour of a file.
pub fn keep(path: &Path, text: &[u8]) -> Result<(), String> {
    if fs::read(path).is_ok_and(|was| was == text) {
        return Ok(());
    }
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::write(path, text)).map_err(|e| format!("{}: {e}", path.display()))
}

/// Every file under a folder, or the file itself, in order.
pub fn files(path: &Path, into: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let mut inside: Vec<PathBuf> = fs::read_dir(path).into_iter().flatten().flatten().map(|e| e.path()).collect();
        inside.sort();
        for path in inside {
            files(&path, into);
        }
    } else if path.is_file() {
        into.push(path.to_owned());
    }
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Copies what is needed of the workspace. The ruleset's own sources are left for the writer.
pub fn copy(workspace: &Path, to: &Path, id: &str) -> Result<Copy, String> {
    let own = workspace.join("crates/rules/src").join(id);
    if !own.join("mod.rs").is_file() {
        return Err(format!("`{id}` is no ruleset: there is no crates/rules/src/{id}/mod.rs"));
    }
    let mut paths = Vec::new();
    for part in ALONG {
        files(&workspace.join(part), &mut paths);
    }
    for path in &paths {
        let within = path.strip_prefix(workspace).map_err(|e| e.to_string())?;
        let mutated = path.starts_with(&own) && path.extension().is_some_and(|e| e == "rs");
        if mutated
            || within.ends_with("src/lib.rs")
            || within.ends_with("src/registry.rs")
            || within.ends_with("Cargo.lock")
        {
            continue;
        }
        keep(&to.join(within), &fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?)?;
    }
    // What went from the workspace goes from the copy.
    let mut copied = Vec::new();
    for part in ALONG {
        files(&to.join(part), &mut copied);
    }
    for path in copied {
        let within = path.strip_prefix(to).map_err(|e| e.to_string())?;
        if !workspace.join(within).exists() && !within.ends_with("src/switched.rs") {
            fs::remove_file(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        }
    }
    if !to.join("Cargo.lock").exists() {
        keep(&to.join("Cargo.lock"), read(&workspace.join("Cargo.lock"))?.as_bytes())?;
    }
    keep(&to.join("Cargo.toml"), manifest(&read(&workspace.join("Cargo.toml"))?).as_bytes())?;
    let table = read(&workspace.join("crates/table/src/lib.rs"))?;
    keep(&to.join("crates/table/src/lib.rs"), table.as_bytes())?;
    let lib = read(&workspace.join("crates/rules/src/lib.rs"))?;
    let registry = read(&workspace.join("crates/rules/src/registry.rs"))?;
    let others: Vec<String> = rulesets(&registry).into_iter().filter(|r| r != id).collect();
    let lib = without(&lib, &others);
    keep(&to.join("crates/rules/src/lib.rs"), format!("{lib}\npub mod switched;\n").as_bytes())?;
    keep(&to.join("crates/rules/src/registry.rs"), alone(&registry, id).as_bytes())?;
    Ok(Copy { root: to.to_owned() })
}

impl Copy {
    /// Puts the switch in, for so many mutants.
    pub fn switch(&self, mutants: usize) -> Result<(), String> {
        let text = format!("{SWITCH}\nconst COUNT: usize = {};\n", mutants + 1);
        keep(&self.root.join("crates/rules/src/switched.rs"), text.as_bytes())
    }
}

/// The workspace's manifest, cut down to two crates, with the profile in which mutants are run.
fn manifest(whole: &str) -> String {
    let mut out = String::new();
    for line in whole.lines() {
        if line.starts_with("members") {
            out.push_str("members = [\"crates/table\", \"crates/rules\"]\n");
        } else if !line.starts_with("default-members") {
            out.push_str(line);
            out.push('\n');
        }
    }
    out.push_str("\n[profile.mutants]\ninherits = \"dev\"\nopt-level = 1\ndebug = false\nincremental = true\n");
    out
}

/// The rulesets that a registry names.
fn rulesets(registry: &str) -> Vec<String> {
    let named = registry.split("Erased::<crate::").skip(1).filter_map(|rest| rest.split_once("::"));
    named.map(|(id, _)| id.to_owned()).collect()
}

/// The list of modules without those of the other rulesets, which would only be built.
fn without(lib: &str, others: &[String]) -> String {
    let other = |line: &&str| others.iter().any(|o| *line == format!("pub mod {o};"));
    lib.lines().filter(|l| !other(l)).map(|l| format!("{l}\n")).collect()
}

/// The tests that may catch a mutant of this ruleset: its own, those that name it and no other, and the kept prints.
pub fn tests(workspace: &Path, id: &str) -> Result<Vec<String>, String> {
    let others = rulesets(&read(&workspace.join("crates/rules/src/registry.rs"))?);
    let mut paths = Vec::new();
    files(&workspace.join("crates/rules/tests"), &mut paths);
    let mut names = vec![id.to_owned(), "judged".to_owned()];
    for path in paths.iter().filter(|p| p.parent().is_some_and(|f| f.ends_with("rules/tests"))) {
        let text = read(path)?;
        let uses = |r: &str| text.contains(&format!("montjoie_rules::{r}::"));
        let name = path.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        if name != id && uses(id) && !others.iter().any(|o| o != id && uses(o)) {
            names.push(name);
        }
    }
    Ok(names)
}

/// The registry with this ruleset alone: what every ruleset must do is then asked of it alone.
fn alone(registry: &str, id: &str) -> String {
    let other = |line: &&str| line.contains("Erased::<crate::") && !line.contains(&format!("Erased::<crate::{id}::"));
    registry.lines().filter(|l| !other(l)).map(|l| format!("{l}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manifest_is_cut_down() {
        let cut = manifest("[workspace]\nmembers = [\"crates/*\"]\ndefault-members = [\"crates/cli\"]\n[x]\n");
        assert!(cut.starts_with("[workspace]\nmembers = [\"crates/table\", \"crates/rules\"]\n[x]\n"), "{cut}");
        assert!(cut.contains("[profile.mutants]"));
    }

    #[test]
    fn the_registry_keeps_one() {
        let both = "x\n    &Erased::<crate::a::A>::new(),\n    &Erased::<crate::ab::B>::new(),\n];\n";
        assert_eq!(alone(both, "a"), "x\n    &Erased::<crate::a::A>::new(),\n];\n");
        assert_eq!(rulesets(both), ["a", "ab"]);
        assert_eq!(without("pub mod a;\npub mod ab;\npub mod b;\n", &["a".to_owned()]), "pub mod ab;\npub mod b;\n");
    }
}
