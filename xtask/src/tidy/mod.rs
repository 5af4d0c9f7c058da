//! The house rules, as tests. Each is a function from the tree of files to the problems it sees, and each has a test
//! beside it that shows it can fail.

mod borders;
mod excuses;
mod fluent;
mod names;
mod pages;
mod paths;
mod rulesets;
mod skeleton;
mod source;
mod text;
mod world;

use crate::metadata;
use crate::run::Word;
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::process::{Command, Stdio};

/// Something a house rule forbids.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Violation {
    /// From the root, with forward slashes.
    pub path: String,
    /// From 1; 0 when the whole file is meant.
    pub line: usize,
    /// The rule that sees it.
    pub rule: &'static str,
    /// What is wrong and how to mend it.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Violation { path, line, rule, what } = self;
        match line {
            0 => write!(f, "{path}: [{rule}] {what}"),
            _ => write!(f, "{path}:{line}: [{rule}] {what}"),
        }
    }
}

/// The text files of the repository, by path from the root.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// A tree of these files, for tests of the rules.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        Tree { files: files.iter().map(|(p, t)| ((*p).to_owned(), (*t).to_owned())).collect() }
    }

    /// What git tracks or would track. Without git, every file that is not plainly built.
    fn read(root: &Path) -> Result<Tree, Word> {
        let mut tree = Tree::default();
        for path in listed(root).unwrap_or_else(|| walked(root)) {
            // A file may be listed and gone, or be a picture: neither is ours to judge.
            if let Ok(bytes) = std::fs::read(root.join(&path))
                && let Ok(text) = String::from_utf8(bytes)
                && !text.contains('\0')
            {
                tree.files.insert(path, text);
            }
        }
        if tree.files.is_empty() { Err(Word::failed("no file was found to look at")) } else { Ok(tree) }
    }

    /// Every file: path and text.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(p, t)| (p.as_str(), t.as_str()))
    }

    /// The files under a folder, whose paths end so.
    pub fn under<'a>(&'a self, folder: &'a str, ending: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.all().filter(move |(p, _)| p.starts_with(folder) && p.ends_with(ending))
    }

    /// One file.
    pub fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }
}

fn listed(root: &Path) -> Option<Vec<String>> {
    let mut git = Command::new("git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).current_dir(root).stderr(Stdio::null());
    let output = git.output().ok().filter(|o| o.status.success())?;
    let paths: Vec<String> = output
        .stdout
        .split(|b| *b == 0)
        .filter(|p| !p.is_empty())
        .map(|p| String::from_utf8_lossy(p).into_owned())
        .collect();
    (!paths.is_empty()).then_some(paths)
}

fn walked(root: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).into_iter().flatten().flatten().map(|e| e.path()) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() && !["target", ".git", "node_modules", "dist", "artefacts"].contains(&name.as_str()) {
                folders.push(path);
            } else if path.is_file()
                && let Ok(short) = path.strip_prefix(root)
            {
                found.push(short.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    found
}

type Check = fn(&Tree) -> Vec<Violation>;

/// Every rule that looks at files alone. `borders` asks cargo as well.
const RULES: &[Check] = &[
    world::check,
    rulesets::no_text_in_events,
    rulesets::names_stay_home,
    rulesets::french_words_are_explained,
    skeleton::check,
    names::check,
    source::length,
    source::outside,
    text::machine_paths,
    text::whitespace,
    text::merge_marks,
    text::french_typography,
    pages::commands,
    pages::links,
    paths::check,
    fluent::check,
    fluent::said,
];

/// What an inspection found.
pub struct Report {
    /// In order of path.
    pub problems: Vec<Violation>,
    /// How many rules looked.
    pub rules: usize,
    /// At how many files.
    pub files: usize,
}

/// Looks at the whole repository.
pub fn inspect(root: &Path) -> Result<Report, Word> {
    let tree = Tree::read(root)?;
    let mut problems: Vec<Violation> = RULES.iter().flat_map(|rule| rule(&tree)).collect();
    problems.extend(borders::check(&tree, &metadata::load()?));
    let mut problems = excuses::apply(&tree, problems);
    problems.sort();
    Ok(Report { problems, rules: RULES.len() + 1, files: tree.files.len() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_repository_is_tidy() {
        let report = inspect(&crate::run::root()).expect("the repository can be read");
        let told: Vec<String> = report.problems.iter().map(Violation::to_string).collect();
        assert!(told.is_empty(), "{}", told.join("\n"));
    }

    #[test]
    fn a_folder_without_git_is_walked() {
        let files = walked(&crate::run::root().join("xtask"));
        assert!(files.contains(&"src/tidy/mod.rs".to_owned()), "{files:?}");
    }
}
