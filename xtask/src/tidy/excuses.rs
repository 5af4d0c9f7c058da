//! `xtask/tidy-excuses.txt`: where a house rule may be broken, and why. `rule path: reason`; a path that ends in `/`
//! excuses a folder.

use super::{Tree, Violation};

const FILE: &str = "xtask/tidy-excuses.txt";
const RULE: &str = "excuses";

struct Excuse<'a> {
    line: usize,
    rule: &'a str,
    path: &'a str,
}

impl Excuse<'_> {
    fn covers(&self, problem: &Violation) -> bool {
        let path = problem.path == self.path || (self.path.ends_with('/') && problem.path.starts_with(self.path));
        path && problem.rule == self.rule
    }
}

/// Takes away what is excused, and adds what is wrong with the excuses themselves.
pub fn apply(tree: &Tree, problems: Vec<Violation>) -> Vec<Violation> {
    let (excuses, mut wrong) = read(tree.get(FILE).unwrap_or_default());
    for excuse in excuses.iter().filter(|e| !problems.iter().any(|p| e.covers(p))) {
        wrong.push(problem(excuse.line, format!("nothing is wrong with {} any more: remove this line", excuse.path)));
    }
    wrong.extend(problems.into_iter().filter(|p| !excuses.iter().any(|e| e.covers(p))));
    wrong
}

fn read(text: &str) -> (Vec<Excuse<'_>>, Vec<Violation>) {
    let (mut excuses, mut wrong) = (Vec::new(), Vec::new());
    for (i, line) in text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty() && !l.starts_with('#')) {
        let parts = line.split_once(": ").and_then(|(head, reason)| Some((head.split_once(' ')?, reason.trim())));
        match parts {
            Some(((rule, path), reason)) if !reason.is_empty() => {
                excuses.push(Excuse { line: i + 1, rule, path: path.trim() })
            }
            _ => wrong.push(problem(i + 1, "an excuse reads `rule path: reason`".into())),
        }
    }
    (excuses, wrong)
}

fn problem(line: usize, what: String) -> Violation {
    Violation { path: FILE.into(), line, rule: RULE, what }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn long(path: &str) -> Violation {
        Violation { path: path.into(), line: 0, rule: "length", what: "too long".into() }
    }

    #[test]
    fn an_excuse_covers_its_rule_and_its_path_only() {
        let tree = Tree::of(&[(FILE, "# why\nlength a.rs: one long table\nlength b/: copied\n")]);
        let left = apply(&tree, vec![long("a.rs"), long("b/c.rs"), long("d.rs")]);
        assert_eq!(left, [long("d.rs")]);
        let other = Violation { rule: "world", ..long("a.rs") };
        assert!(apply(&tree, vec![other.clone(), long("a.rs"), long("b/c.rs")]).contains(&other));
    }

    #[test]
    fn a_bad_or_idle_excuse_is_a_problem() {
        for (text, needle) in [("length a.rs:\n", "reads"), ("length\n", "reads"), ("length a.rs: long\n", "any more")]
        {
            let left = apply(&Tree::of(&[(FILE, text)]), Vec::new());
            assert!(left.len() == 1 && left[0].what.contains(needle), "{text}: {left:?}");
        }
    }
}
