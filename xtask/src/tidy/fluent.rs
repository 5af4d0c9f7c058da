//! French and English say the same things: `fr.ftl` and `en.ftl` side by side, or `fr/x.ftl` and `en/x.ftl`.

use super::{Tree, Violation};
use std::collections::BTreeMap;

const RULE: &str = "fluent";

/// Every message, and every attribute of one, stands in both languages, once.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let mut problems = Vec::new();
    for (path, text) in tree.under("", ".ftl") {
        let mut say = |line, what: String| problems.push(Violation { path: path.into(), line, rule: RULE, what });
        let (its, doubled) = ids(text);
        for (line, id) in doubled {
            say(line, format!("`{id}` is defined twice"));
        }
        let Some(twin) = twin(path) else {
            say(0, "neither French nor English by its path: fr.ftl and en.ftl, or fr/ and en/".into());
            continue;
        };
        let Some(other) = tree.get(&twin) else {
            say(0, format!("its other language is missing: {twin}"));
            continue;
        };
        let (others, _) = ids(other);
        for (id, line) in its.iter().filter(|(id, _)| !others.contains_key(*id)) {
            say(*line, format!("`{id}` is missing in {twin}"));
        }
    }
    problems
}

/// Every message that code says is written: what the build of the program asks too (`crates/cli/build.rs`), told here before anything
/// is built.
pub fn said(tree: &Tree) -> Vec<Violation> {
    let files: Vec<(&str, &str)> = tree.under("crates/", "").collect();
    let faults = montjoie_sources::keys(&files).into_iter();
    faults.map(|fault| Violation { path: fault.path, line: fault.line, rule: "messages", what: fault.what }).collect()
}

/// The path of the same text in the other language.
fn twin(path: &str) -> Option<String> {
    let swap = |from: &str, to: &str| {
        let whole = format!("/{path}");
        let swapped = if whole.ends_with(&format!("/{from}.ftl")) {
            whole.replace(&format!("/{from}.ftl"), &format!("/{to}.ftl"))
        } else {
            whole.replace(&format!("/{from}/"), &format!("/{to}/"))
        };
        (swapped != whole).then(|| swapped[1..].to_owned())
    };
    swap("fr", "en").or_else(|| swap("en", "fr"))
}

/// The messages of a file with their lines, attributes as `id.name`; and those it defines twice.
///
/// Terms (`-name`) belong to one language: the other may need none, or others.
fn ids(text: &str) -> (BTreeMap<String, usize>, Vec<(usize, String)>) {
    let (mut found, mut doubled) = (BTreeMap::new(), Vec::new());
    let mut message = String::new();
    for (i, line) in text.lines().enumerate() {
        let Some((head, _)) = line.split_once('=') else { continue };
        let name = head.trim_end();
        let id = match name.trim_start().strip_prefix('.') {
            Some(attribute) if name.starts_with([' ', '\t']) && is_name(attribute) => format!("{message}.{attribute}"),
            _ if is_name(name) => {
                name.clone_into(&mut message);
                name.to_owned()
            }
            _ => continue,
        };
        if id.starts_with('-') {
            continue;
        }
        if found.insert(id.clone(), i + 1).is_some() {
            doubled.push((i + 1, id));
        }
    }
    (found, doubled)
}

fn is_name(s: &str) -> bool {
    let body = s.strip_prefix('-').unwrap_or(s);
    body.starts_with(|c: char| c.is_ascii_alphabetic())
        && body.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_in_one_language_only_is_seen() {
        for (fr, en) in
            [("text/fr.ftl", "text/en.ftl"), ("locales/fr/cli.ftl", "locales/en/cli.ftl"), ("fr.ftl", "en.ftl")]
        {
            let tree = Tree::of(&[(fr, "a = un\nb = deux\n    .c = x\n"), (en, "a = one\nb = two\nd = three = 3\n")]);
            let told: Vec<String> = check(&tree).iter().map(Violation::to_string).collect();
            assert_eq!(told.len(), 2, "{told:?}");
            assert!(
                told.iter().any(|t| t.contains("`b.c` is missing"))
                    && told.iter().any(|t| t.contains("`d` is missing")),
                "{told:?}"
            );
        }
    }

    #[test]
    fn a_message_said_and_not_written_is_seen() {
        let texts = [("crates/pages/text/fr.ftl", "page-a = un\n"), ("crates/pages/text/en.ftl", "page-a = one\n")];
        let tree = |code| Tree::of(&[texts[0], texts[1], ("crates/web/src/a.rs", code)]);
        assert!(said(&tree("fn f() { words.word(\"page-a\"); }")).is_empty());
        let told = said(&tree("fn f() {\n    words.word(\"page-b\"); }"));
        assert!(told.len() == 1 && told[0].line == 2 && told[0].what.contains("`page-b`"), "{told:?}");
    }

    #[test]
    fn equal_texts_pass_whatever_their_terms() {
        let fr = "-unit = unité\n    .gender = f\n# x = y\na =\n    { $n ->\n        [one] un = 1\n       *[other] des\n    }\n";
        let tree = Tree::of(&[("text/fr.ftl", fr), ("text/en.ftl", "a = one\n")]);
        assert!(check(&tree).is_empty(), "{:?}", check(&tree));
    }

    #[test]
    fn doubles_orphans_and_strangers_are_seen() {
        let both = Tree::of(&[("fr.ftl", "a = 1\na = 2\n"), ("en.ftl", "a = 1\n")]);
        assert!(check(&both)[0].what.contains("twice"));
        assert!(check(&Tree::of(&[("text/fr.ftl", "a = 1\n")]))[0].what.contains("missing"));
        assert!(check(&Tree::of(&[("text/de.ftl", "a = 1\n")]))[0].what.contains("neither"));
    }
}
