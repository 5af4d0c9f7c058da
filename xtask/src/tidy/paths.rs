//! The three paths of ARCHITECTURE.md name functions that exist, and the page stays short.

use super::{Tree, Violation};

const FILE: &str = "ARCHITECTURE.md";
const RULE: &str = "paths";
/// Four printed pages.
const MOST_LINES: usize = 200;
/// Where the names stand.
const SECTION: &str = "## Three paths";

/// Every `crate::Type::function` under [`SECTION`] is there; the section and its names are too.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let Some(text) = tree.get(FILE) else { return Vec::new() };
    let problem = |line, what| Violation { path: FILE.into(), line, rule: RULE, what };
    let mut problems = Vec::new();
    if text.lines().count() > MOST_LINES {
        problems.push(problem(
            0,
            format!("longer than four pages ({MOST_LINES} lines): move details to their crate or an ADR"),
        ));
    }
    let within = text.lines().enumerate().skip_while(|(_, l)| *l != SECTION);
    let within = within.take_while(|(_, l)| *l == SECTION || !l.starts_with("## "));
    let mut named = 0;
    for (i, line) in within {
        for name in line.split('`').skip(1).step_by(2).filter(|name| name.contains("::")) {
            named += 1;
            if let Some(missing) = missing(tree, name) {
                problems
                    .push(problem(i + 1, format!("`{name}` names `{missing}`, which is not there: follow the code")));
            }
        }
    }
    if named == 0 {
        problems.push(problem(0, format!("no function is named under “{SECTION}”")));
    }
    problems
}

/// The first part of a path that its crate does not have.
fn missing<'a>(tree: &Tree, name: &'a str) -> Option<&'a str> {
    let mut parts = name.split("::");
    let home = parts.next()?;
    let folder = format!("crates/{home}/src/");
    if tree.under(&folder, ".rs").next().is_none() {
        return Some(home);
    }
    parts.find(|part| !tree.under(&folder, ".rs").any(|(_, text)| declares(text, part)))
}

/// Whether a source declares a function, a type or a module of this name.
fn declares(text: &str, name: &str) -> bool {
    ["fn ", "struct ", "enum ", "trait ", "mod ", "type "].iter().any(|word| {
        text.match_indices(&format!("{word}{name}")).any(|(at, found)| {
            let after = text[at + found.len()..].chars().next();
            after.is_none_or(|c| !c.is_alphanumeric() && c != '_')
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(page: &str) -> Vec<String> {
        let code = "pub struct Hall;\nimpl Hall {\n    pub fn begin(&self) {}\n}\n";
        let tree = Tree::of(&[(FILE, page), ("crates/web/src/hall.rs", code)]);
        check(&tree).into_iter().map(|p| p.what).collect()
    }

    #[test]
    fn a_name_that_is_gone_is_a_problem() {
        assert!(told("## Three paths\n\n`web::Hall::begin` → `web::begin`\n").is_empty());
        for name in ["web::Hall::begins", "web::Hal::begin", "wob::Hall::begin", "web::begin_as"] {
            let told = told(&format!("# A\n\n## Three paths\n\n`{name}`\n"));
            assert_eq!(told.len(), 1, "{name}: {told:?}");
        }
    }

    #[test]
    fn the_page_is_short_and_names_something() {
        assert_eq!(told("# A\n").len(), 1);
        let long = format!("## Three paths\n\n`web::Hall`\n{}", "a\n".repeat(MOST_LINES));
        assert_eq!(told(&long).len(), 1);
        // Another section may speak of whatever it likes.
        assert!(told("## Three paths\n\n`web::Hall`\n\n## More\n\n`std::fs::read`\n").is_empty());
    }
}
