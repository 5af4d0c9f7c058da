//! Where the readers of one document leave what they found, and what is found when they are done.

use super::doc::{KeyEntry, KeyMap, Legible, Pos, Value};
use super::problem::{CODES, Code, Findings, Problem, is_of_the_text, may_be_a_shadow};
use super::table::{Expected, Source};
use super::words::nearest;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// Most problems told at once: past it the file is beyond mending line by line.
const MOST_PROBLEMS: usize = 200;

/// Where the readers of one document leave what they found.
#[derive(Debug, Default)]
pub(crate) struct ReaderNotes {
    problems: RefCell<Vec<Problem>>,
    asked: RefCell<BTreeMap<String, BTreeMap<String, Expected>>>,
    sources: RefCell<BTreeMap<String, BTreeMap<String, Source>>>,
    skipped: RefCell<BTreeSet<String>>,
    waive: RefCell<Vec<String>>,
    told: RefCell<BTreeSet<&'static str>>,
    codes: RefCell<Vec<Code>>,
    ids: RefCell<BTreeMap<String, String>>,
}

impl ReaderNotes {
    pub fn report(&self, problem: Problem) {
        self.problems.borrow_mut().push(problem);
    }

    /// How many problems there are so far.
    pub fn count(&self) -> usize {
        self.problems.borrow().len()
    }

    /// Whether this is told for the first time: some things are said once a file.
    pub fn first_time(&self, what: &'static str) -> bool {
        self.told.borrow_mut().insert(what)
    }

    pub fn ask(&self, path: &str, key: &str, want: &Expected) {
        let mut asked = self.asked.borrow_mut();
        if !asked.contains_key(path) {
            asked.insert(path.to_owned(), BTreeMap::new());
        }
        if let Some(keys) = asked.get_mut(path)
            && !keys.contains_key(key)
        {
            keys.insert(key.to_owned(), want.clone());
        }
    }

    pub fn note(&self, path: &str, key: &str, source: Source) {
        let mut sources = self.sources.borrow_mut();
        sources.entry(path.to_owned()).or_default().insert(key.to_owned(), source);
    }

    /// The keys of a table read so far and where each came from.
    pub fn sources(&self, path: &str) -> Vec<(String, Source)> {
        let sources = self.sources.borrow();
        sources.get(path).into_iter().flatten().map(|(k, s)| (k.clone(), *s)).collect()
    }

    /// Leaves all below a path to somebody else.
    pub fn skip(&self, path: String) {
        self.skipped.borrow_mut().insert(path);
    }

    /// What was asked for, by path without its numbers.
    pub fn asked(&self) -> BTreeMap<String, BTreeMap<String, Expected>> {
        let mut shape: BTreeMap<String, BTreeMap<String, Expected>> = BTreeMap::new();
        for (path, keys) in self.asked.borrow().iter() {
            let bare: String = path.split(']').map(|p| p.split('[').next().unwrap_or(p)).collect();
            shape.entry(bare).or_default().extend(keys.clone());
        }
        shape
    }

    /// Somebody of this place has this id.
    pub fn called(&self, path: &str, id: &str) {
        self.ids.borrow_mut().insert(path.to_owned(), id.to_owned());
    }

    pub fn ids(&self) -> BTreeMap<String, String> {
        self.ids.borrow().clone()
    }

    pub fn waive(&self, codes: Vec<String>) {
        self.waive.replace(codes);
    }

    pub fn know(&self, codes: &[Code]) {
        self.codes.borrow_mut().extend(codes);
    }

    pub fn finish(&self, root: &KeyMap, legible: Legible) -> Findings {
        let mut all = self.problems.borrow().clone();
        if legible != Legible::Lost {
            self.unknown(root, "", &mut all);
        }
        match legible {
            Legible::Whole => {}
            Legible::Torn => all.retain(|p| !may_be_a_shadow(p.code)),
            Legible::Lost => all.retain(|p| is_of_the_text(p.code)),
        }
        let codes = self.codes.borrow();
        let known = |code: &str| CODES.iter().chain(codes.iter()).find(|c| c.id == code);
        let waive = self.waive.borrow();
        debug_assert!(
            all.iter().all(|p| known(p.code).is_some_and(|c| c.args.iter().all(|a| p.arg(a).is_some()))),
            "every problem is listed in CODES or in the ruleset's own codes, with its values: {all:?}"
        );
        all.sort_by(|a, b| (a.line, a.column, a.code).cmp(&(b.line, b.column, b.code)));
        all.dedup();
        let (waived, mut problems): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|p| p.waivable && waive.iter().any(|w| w == p.code));
        let warnings: Vec<_> = problems.extract_if(.., |p| p.warning).collect();
        if problems.len() > MOST_PROBLEMS {
            let left = problems.split_off(MOST_PROBLEMS);
            if let Some(first) = left.first() {
                let at = Pos { line: first.line, column: first.column };
                problems.push(Problem::new("problem-and-more", at, "").with("count", left.len()));
            }
        }
        Findings { problems, waived, warnings }
    }

    /// Every key nobody asked for, at any depth.
    fn unknown(&self, map: &KeyMap, path: &str, into: &mut Vec<Problem>) {
        if self.skipped.borrow().contains(path) {
            return;
        }
        let asked = self.asked.borrow();
        let none = BTreeMap::new();
        let keys = asked.get(path).unwrap_or(&none);
        for KeyEntry { key, key_at, node } in &map.entries {
            let here = join(path, key);
            match keys.get(key) {
                None if self.skipped.borrow().contains(&here) => {}
                None => {
                    let problem = |code| Problem::new(code, *key_at, here.as_str()).with("key", key);
                    into.push(match nearest(key, keys.keys().map(String::as_str)) {
                        Some(near) => problem("problem-unknown-key").nearest(Some(near)),
                        None if keys.is_empty() => problem("problem-unknown-key"),
                        None => {
                            let choices = keys.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
                            problem("problem-unknown-key-here").with("choices", choices)
                        }
                    });
                }
                Some(_) => match &node.value {
                    Value::Table(inner) => self.unknown(inner, &here, into),
                    Value::List(list) => {
                        for (i, node) in list.iter().enumerate() {
                            if let Value::Table(inner) = &node.value {
                                self.unknown(inner, &nth(&here, i), into);
                            }
                        }
                    }
                    _ => {}
                },
            }
        }
    }
}

pub(super) fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

/// People count from one.
pub(super) fn nth(path: &str, index: usize) -> String {
    format!("{path}[{}]", index + 1)
}
