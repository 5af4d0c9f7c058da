//! House rules about the documents people read first.

use super::{Tree, Violation};
use std::collections::BTreeSet;

const READMES: [&str; 2] = ["README.md", "README.fr.md"];
const TWO_COMMANDS: [&str; 2] = ["cargo run --release", "cargo xtask test"];

/// Both front pages give the same commands, and among them the two that matter.
pub fn commands(tree: &Tree) -> Vec<Violation> {
    let mut problems = Vec::new();
    let mut say =
        |path: &str, what: String| problems.push(Violation { path: path.into(), line: 0, rule: "commands", what });
    let [english, french] = READMES.map(|path| shown(tree.get(path).unwrap_or_default()));
    for (path, its, others) in [(READMES[0], &english, &french), (READMES[1], &french, &english)] {
        for missing in TWO_COMMANDS.iter().filter(|c| !its.contains(**c)) {
            say(path, format!("does not give the command `{missing}`"));
        }
        for missing in others.difference(its).filter(|c| !TWO_COMMANDS.contains(c)) {
            say(path, format!("does not give the command `{missing}`, which the other front page gives"));
        }
    }
    problems
}

/// The cargo and montjoie commands in the code blocks of a page.
fn shown(page: &str) -> BTreeSet<&str> {
    let blocks = page.split("```").skip(1).step_by(2);
    let lines = blocks.flat_map(str::lines).map(|l| l.trim().trim_start_matches("$ "));
    lines
        .map(|l| l.split('#').next().unwrap_or_default().trim())
        .filter(|l| l.starts_with("cargo ") || l.starts_with("montjoie "))
        .collect()
}

/// A link to a file of ours leads somewhere.
pub fn links(tree: &Tree) -> Vec<Violation> {
    let mut problems = Vec::new();
    for (path, text) in tree.under("", ".md").filter(|(path, _)| !path.contains("/vendor/")) {
        let mut code = false;
        for (i, line) in text.lines().enumerate() {
            let fence = line.trim_start().starts_with("```");
            code ^= fence;
            if code || fence {
                continue;
            }
            let plain = line.split('`').step_by(2).collect::<Vec<_>>().join("code");
            for target in plain.split("](").skip(1).filter_map(|rest| rest.split([')', '#', ' ']).next()) {
                if target.is_empty() || target.contains(':') || leads_somewhere(tree, path, target) {
                    continue;
                }
                problems.push(Violation {
                    path: path.into(),
                    line: i + 1,
                    rule: "links",
                    what: format!("`{target}` leads nowhere"),
                });
            }
        }
    }
    problems
}

fn leads_somewhere(tree: &Tree, from: &str, target: &str) -> bool {
    let mut at: Vec<&str> = from.split('/').collect();
    at.pop();
    for step in target.trim_end_matches('/').split('/') {
        match step {
            "." => {}
            ".." if at.pop().is_none() => return false,
            ".." => {}
            other => at.push(other),
        }
    }
    let path = at.join("/");
    path.is_empty() || tree.get(&path).is_some() || tree.all().any(|(p, _)| p.starts_with(&format!("{path}/")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(commands: &str) -> String {
        format!("# Montjoie\n\n```sh\n{commands}\n```\n")
    }

    #[test]
    fn front_pages_that_differ_are_seen() {
        let both = page("cargo run --release   # play\n$ cargo xtask test\nmontjoie rules");
        assert!(commands(&Tree::of(&[("README.md", &both), ("README.fr.md", &both)])).is_empty());
        let one = page("cargo run --release\nmontjoie rules");
        let problems = commands(&Tree::of(&[("README.md", &both), ("README.fr.md", &one)]));
        assert!(problems.len() == 1 && problems[0].path == "README.fr.md", "{problems:?}");
        let other = page("cargo run --release\ncargo xtask test\nmontjoie schema");
        assert_eq!(commands(&Tree::of(&[("README.md", &both), ("README.fr.md", &other)])).len(), 2);
        assert_eq!(commands(&Tree::of(&[])).len(), 4);
    }

    #[test]
    fn a_link_that_leads_nowhere_is_seen() {
        let page = "[a](b.md) [c](../README.md#x) [d](https://x.y) [e](#f) [g](.) `[h](i)`\n```\n[j](k)\n```\n";
        let tree = Tree::of(&[("docs/a.md", page), ("docs/b.md", ""), ("README.md", "[docs](docs/)")]);
        assert!(links(&tree).is_empty(), "{:?}", links(&tree));
        for bad in ["[a](c.md)", "[a](../../x.md)", "ok\n[a](b.md/c)"] {
            assert_eq!(links(&Tree::of(&[("docs/a.md", bad), ("docs/b.md", "")])).len(), 1, "{bad}");
        }
    }
}
