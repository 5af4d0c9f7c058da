//! The copy of the workspace that is mutated: one book, what it stands on, its tests, and nothing else.

use std::fs;
use std::path::{Path, PathBuf};

/// What comes along whole.
const ALONG: [&str; 8] = [
    "crates/table",
    "crates/game",
    "crates/odds",
    "crates/trial",
    "crates/books/tests",
    "scenarios",
    "docs",
    "Cargo.lock",
];

/// The crate that lists the books: its sources and manifest are cut down to one book.
const LIST: [&str; 2] = ["crates/books/src/lib.rs", "crates/books/Cargo.toml"];

/// The switch, put into the copy as a module of the book.
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
pub struct WorkingCopy {
    /// Where it is.
    pub root: PathBuf,
    /// The folder of the book within it.
    pub home: String,
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

/// The folder of a book within the workspace.
pub fn home(id: &str) -> String {
    format!("books/{id}")
}

/// Copies what is needed of the workspace. The book's own sources are left for the writer.
pub fn copy(workspace: &Path, to: &Path, id: &str) -> Result<WorkingCopy, String> {
    let home = home(id);
    let own = workspace.join(&home).join("src");
    if !own.join("lib.rs").is_file() {
        return Err(format!("`{id}` is no book: there is no {home}/src/lib.rs"));
    }
    let parts: Vec<&str> = ALONG.into_iter().chain([home.as_str()]).collect();
    let mut paths = Vec::new();
    for part in &parts {
        files(&workspace.join(part), &mut paths);
    }
    for path in &paths {
        let within = path.strip_prefix(workspace).map_err(|e| e.to_string())?;
        let mutated = path.starts_with(&own) && path.extension().is_some_and(|e| e == "rs");
        if mutated || within.ends_with("Cargo.lock") {
            continue;
        }
        keep(&to.join(within), &fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?)?;
    }
    // What went from the workspace goes from the copy.
    let mut copied = Vec::new();
    for part in &parts {
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
    let list = read(&workspace.join(LIST[0]))?;
    let others: Vec<String> = books(&list).into_iter().filter(|r| r != id).collect();
    keep(&to.join("Cargo.toml"), manifest(&read(&workspace.join("Cargo.toml"))?, id).as_bytes())?;
    for part in LIST {
        keep(&to.join(part), without(&read(&workspace.join(part))?, &others).as_bytes())?;
    }
    Ok(WorkingCopy { root: to.to_owned(), home })
}

impl WorkingCopy {
    /// Puts the switch in, for so many mutants.
    pub fn switch(&self, mutants: usize) -> Result<(), String> {
        let text = format!("{SWITCH}\nconst COUNT: usize = {};\n", mutants + 1);
        keep(&self.root.join(&self.home).join("src/switched.rs"), text.as_bytes())
    }
}

/// The workspace's manifest, cut down to what is copied, with the profile in which mutants are run.
fn manifest(whole: &str, id: &str) -> String {
    let mut out = String::new();
    for line in whole.lines() {
        if line.starts_with("members") {
            let members = format!("\"crates/*\", \"{}\"", home(id));
            out.push_str(&format!("members = [{members}]\n"));
        } else if !line.starts_with("default-members") {
            out.push_str(line);
            out.push('\n');
        }
    }
    out.push_str("\n[profile.mutants]\ninherits = \"dev\"\nopt-level = 1\ndebug = false\nincremental = true\n");
    out
}

/// The books that the list names.
fn books(list: &str) -> Vec<String> {
    let named = list.split("Erased::<montjoie_").skip(1).filter_map(|rest| rest.split_once("::"));
    named.map(|(id, _)| id.to_owned()).collect()
}

/// The list, or its manifest, without the lines of the other books: what every book must do is then asked of one alone.
fn without(list: &str, others: &[String]) -> String {
    let other = |line: &&str| {
        others.iter().any(|o| line.contains(&format!("<montjoie_{o}::")) || line.starts_with(&format!("montjoie-{o}.")))
    };
    list.lines().filter(|l| !other(l)).map(|l| format!("{l}\n")).collect()
}

/// The tests of the list that may catch a mutant of this book: those that name it and no other, and the kept prints.
pub fn tests(workspace: &Path, id: &str) -> Result<Vec<String>, String> {
    let others = books(&read(&workspace.join(LIST[0]))?);
    let mut paths = Vec::new();
    files(&workspace.join("crates/books/tests"), &mut paths);
    let mut names = vec![id.to_owned(), "judged".to_owned()];
    for path in paths.iter().filter(|p| p.parent().is_some_and(|f| f.ends_with("crates/books/tests"))) {
        let text = read(path)?;
        let uses = |r: &str| text.contains(&format!("montjoie_{r}::"));
        let name = path.file_stem().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        if uses(id) && !others.iter().any(|o| o != id && uses(o)) {
            names.push(name);
        }
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manifest_is_cut_down() {
        let cut = manifest("[workspace]\nmembers = [\"crates/*\"]\ndefault-members = [\"crates/cli\"]\n[x]\n", "a");
        assert!(cut.starts_with("[workspace]\nmembers = [\"crates/*\", \"books/a\"]\n[x]\n"), "{cut}");
        assert!(cut.contains("[profile.mutants]"));
    }

    #[test]
    fn the_list_keeps_one() {
        let both = "x\n    &Erased::<montjoie_a::A>::new(),\n    &Erased::<montjoie_ab::B>::new(),\n];\n";
        assert_eq!(books(both), ["a", "ab"]);
        assert_eq!(without(both, &["ab".to_owned()]), "x\n    &Erased::<montjoie_a::A>::new(),\n];\n");
        let manifest = "montjoie-a.workspace = true\nmontjoie-ab.workspace = true\n";
        assert_eq!(without(manifest, &["a".to_owned()]), "montjoie-ab.workspace = true\n");
    }
}
