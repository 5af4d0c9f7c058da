//! House rules about plain text, whatever it says.

use super::{Tree, Violation};

/// Nothing names a folder of somebody's machine.
pub fn machine_paths(tree: &Tree) -> Vec<Violation> {
    // In pieces, so that this file does not accuse itself.
    let needles = [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];
    let mut problems = Vec::new();
    for (path, text) in tree.all() {
        for (i, line) in text.lines().enumerate() {
            let starts = |n: &&&str| {
                line.match_indices(**n)
                    .any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || "._-}".contains(c)))
            };
            if let Some(needle) = needles.iter().find(starts) {
                let what = format!("`{needle}` is a folder of one machine");
                problems.push(Violation { path: path.into(), line: i + 1, rule: "machine-path", what });
            }
        }
    }
    problems
}

/// Every file ends with a newline, no line ends with a space, and Rust has no tabs.
pub fn whitespace(tree: &Tree) -> Vec<Violation> {
    let mut problems = Vec::new();
    // Snapshots hold what was printed; what others wrote is kept whole.
    for (path, text) in tree.all().filter(|(path, _)| !path.ends_with(".snap") && !path.contains("/vendor/")) {
        let mut say = |line, what: &str| {
            problems.push(Violation { path: path.into(), line, rule: "whitespace", what: what.into() })
        };
        if !text.is_empty() && !text.ends_with('\n') {
            say(text.lines().count(), "no newline at the end of the file");
        }
        for (i, line) in text.split('\n').enumerate() {
            if line.ends_with([' ', '\t', '\r']) {
                say(i + 1, "space at the end of the line");
            }
            if path.ends_with(".rs") && line.contains('\t') {
                say(i + 1, "a tab in Rust code");
            }
        }
    }
    problems
}

/// No mark of a merge that was never ended.
pub fn merge_marks(tree: &Tree) -> Vec<Violation> {
    let mut problems = Vec::new();
    for (path, text) in tree.all() {
        for (i, line) in text.lines().enumerate() {
            // Both sides have one of these; a row of `=` may underline a heading.
            if ["<<<<<<< ", ">>>>>>> "].iter().any(|mark| line.starts_with(mark)) {
                let what = "the mark of a merge: settle it and take the marks out".into();
                problems.push(Violation { path: path.into(), line: i + 1, rule: "merge", what });
            }
        }
    }
    problems
}

const THIN: char = '\u{202f}';
const WIDE: char = '\u{a0}';

/// French spaces: a thin one that does not break before `; ! ? »` and after `«`, a whole one before `:`.
///
/// Pages only: what Fluent says is typeset when it is said.
pub fn french_typography(tree: &Tree) -> Vec<Violation> {
    let mut problems = Vec::new();
    for (path, text) in tree.all().filter(|(path, _)| is_french(path)) {
        let mut code = false;
        for (i, line) in text.lines().enumerate() {
            let fence = line.trim_start().starts_with("```");
            code ^= fence;
            if code || fence {
                continue;
            }
            if let Some(what) = misspaced(&prose(line)) {
                problems.push(Violation { path: path.into(), line: i + 1, rule: "typography", what });
            }
        }
    }
    problems
}

fn is_french(path: &str) -> bool {
    path.strip_suffix(".md").is_some_and(|stem| stem.ends_with(".fr") || stem.ends_with("/fr") || stem.contains("/fr/"))
}

/// A line without its inline code, its addresses and the rule of a table.
fn prose(line: &str) -> String {
    if line.chars().all(|c| "|:- ".contains(c)) {
        return String::new();
    }
    let plain: String = line.split('`').step_by(2).collect::<Vec<_>>().join("code");
    let mut out = String::new();
    for (i, piece) in plain.split("](").enumerate() {
        out.push_str(if i == 0 { piece } else { piece.split_once(')').map_or("", |(_, rest)| rest) });
    }
    out.split(' ').filter(|w| !w.contains("://")).collect::<Vec<_>>().join(" ")
}

fn misspaced(line: &str) -> Option<String> {
    let chars: Vec<char> = line.chars().collect();
    for (i, &c) in chars.iter().enumerate() {
        let before = if i == 0 { None } else { chars.get(i - 1).copied() };
        let after = chars.get(i + 1).copied();
        match c {
            // `![` opens a picture, `!=` and `?` in code were taken out before.
            '!' if after == Some('[') => {}
            ';' | '!' | '?' | '»' => {
                let doubled = before.is_some_and(|b| ";!?…".contains(b));
                let opens = before.is_none_or(|b| "(\"«[{".contains(b));
                if before != Some(THIN) && !doubled && !opens {
                    return Some(format!("`{c}` takes a thin no-break space (U+202F) before it"));
                }
            }
            '«' if after.is_some_and(|a| a != THIN) => {
                return Some("`«` takes a thin no-break space (U+202F) after it".into());
            }
            ':' if before.is_some_and(|b| b.is_whitespace() && b != WIDE) => {
                return Some("`:` takes a no-break space (U+00A0) before it".into());
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_merge_left_in_a_file_is_seen() {
        let left = [format!("{} HEAD", "<".repeat(7)), "=".repeat(7), format!("{} main", ">".repeat(7))].join("\n");
        let lines: Vec<usize> = merge_marks(&Tree::of(&[("a.md", &left)])).iter().map(|p| p.line).collect();
        assert_eq!(lines, [1, 3]);
        assert!(merge_marks(&Tree::of(&[("a.md", "Title\n=======\n>>> a quotation\n")])).is_empty());
    }

    #[test]
    fn a_path_of_one_machine_is_seen() {
        for bad in [concat!("a\ncd /ho", "me/me\n"), concat!("\"/wo", "rk/x\"\n"), concat!("=/ro", "ot/x\n")] {
            assert_eq!(machine_paths(&Tree::of(&[("docs/a.md", bad)])).len(), 1, "{bad}");
        }
        let good = concat!("crates/wo", "rk/x and example.org/ho", "me/x\n");
        assert!(machine_paths(&Tree::of(&[("docs/a.md", good)])).is_empty());
    }

    #[test]
    fn bad_whitespace_is_seen() {
        for (path, bad) in
            [("a.rs", "x"), ("a.rs", "\tx\n"), ("a.md", "x \ny\n"), ("a.toml", "x\r\n"), ("a.md", "x\t\n")]
        {
            assert_eq!(whitespace(&Tree::of(&[(path, bad)])).len(), 1, "{path} {bad:?}");
        }
        let good = [("a.md", "x\n\ty\n"), ("a.snap", "x "), ("empty", ""), ("b/vendor/a.js", "x \n")];
        assert!(whitespace(&Tree::of(&good)).is_empty());
    }

    #[test]
    fn french_spaces_are_seen() {
        for bad in [
            "Halte !",
            "Halte!",
            "qui\u{a0}?",
            "« oui\u{202f}»",
            "«\u{202f}oui »",
            "voici : rien",
            "{ $unit }?",
            "a\u{202f}: b",
        ] {
            for path in ["README.fr.md", "book/fr.md", "docs/fr/a.md"] {
                assert_eq!(french_typography(&Tree::of(&[(path, bad)])).len(), 1, "{path} {bad}");
            }
            assert!(french_typography(&Tree::of(&[("README.md", bad), ("text/fr.ftl", bad)])).is_empty());
        }
    }

    #[test]
    fn good_french_and_code_are_left_alone() {
        let good = "«\u{202f}Halte\u{202f}!\u{202f}» Qui\u{a0}: lui\u{202f}; quoi\u{202f}?! (?) `a ? b : c;` [a](b?c) https://x.y/?z ![x](y)\n| :-- |\n```\na ; b\n```\n";
        let problems = french_typography(&Tree::of(&[("README.fr.md", good)]));
        assert!(problems.is_empty(), "{problems:?}");
    }
}
