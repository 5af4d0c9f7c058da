//! House rules about source files, and what the others need to read Rust.

use super::{Tree, Violation};
use montjoie_sources::{Lexeme, closing};

const LONGEST: usize = 500;

/// Code a person reads from top to bottom stays short enough to be read.
pub fn length(tree: &Tree) -> Vec<Violation> {
    let read = |path: &str| ["rs", "js", "css", "html", "sh"].iter().any(|e| path.ends_with(&format!(".{e}")));
    // A page of somebody else's, kept whole.
    let ours = |path: &str| !path.contains("/vendor/");
    let long =
        tree.all().filter(|(path, _)| read(path) && ours(path)).filter(|(_, text)| text.lines().count() > LONGEST);
    long.map(|(path, text)| {
        let what = format!("{} lines; over {LONGEST} it is split, or excused by name", text.lines().count());
        Violation { path: path.into(), line: 0, rule: "length", what }
    })
    .collect()
}

/// Nothing we build or test reads outside the repository: what we need is copied in.
pub fn outside(tree: &Tree) -> Vec<Violation> {
    // In two pieces, so that this file does not accuse itself.
    let needle = concat!("shared", "/");
    let built = |path: &str| {
        [".rs", ".toml", ".sh", ".js", ".html", ".yml", ".yaml"].iter().any(|e| path.ends_with(e))
            || path.starts_with(".ci/")
    };
    let mut problems = Vec::new();
    for (path, text) in tree.all().filter(|(path, _)| built(path)) {
        for (i, _) in text.lines().enumerate().filter(|(_, l)| at_word(l, needle)) {
            let what = format!("names a path in `{needle}`, outside the repository: copy what is needed");
            problems.push(Violation { path: path.into(), line: i + 1, rule: "outside", what });
        }
    }
    problems
}

/// Whether the needle stands in the line and does not end a longer word.
fn at_word(line: &str, needle: &str) -> bool {
    line.match_indices(needle).any(|(i, _)| !line[..i].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '-'))
}

/// The tokens of `enum NAME { … }` between its braces, if the file defines it.
pub fn enum_body<'s>(tokens: &[Lexeme<'s>], name: &str) -> Option<Vec<Lexeme<'s>>> {
    let start = tokens.windows(2).position(|w| w[0].is("enum") && w[1].is(name))?;
    let open = start + tokens[start..].iter().position(|t| t.is("{"))?;
    Some(tokens[open + 1..closing(tokens, open).saturating_sub(1)].to_vec())
}

/// The words of a name, in small letters: `rally_ofUnits2` is rally, of, units2.
pub fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for part in name.split('_').filter(|p| !p.is_empty()) {
        let chars: Vec<char> = part.chars().collect();
        let mut word = String::new();
        for (i, c) in chars.iter().enumerate() {
            let after_small = i > 0 && chars[i - 1].is_lowercase();
            let before_small =
                i > 0 && chars[i - 1].is_uppercase() && chars.get(i + 1).is_some_and(|n| n.is_lowercase());
            if c.is_uppercase() && (after_small || before_small) && !word.is_empty() {
                words.push(std::mem::take(&mut word));
            }
            word.extend(c.to_lowercase());
        }
        words.push(word);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use montjoie_sources::lex;

    #[test]
    fn a_long_file_is_seen() {
        let long = "x\n".repeat(LONGEST + 1);
        let tree = Tree::of(&[("crates/a/src/long.rs", &long), ("docs/long.md", &long), ("web/vendor/lib.js", &long)]);
        let problems = length(&tree);
        assert!(problems.len() == 1 && problems[0].path.ends_with("long.rs"), "{problems:?}");
        assert!(length(&Tree::of(&[("a.rs", &"x\n".repeat(LONGEST))])).is_empty());
    }

    #[test]
    fn a_path_outside_is_seen() {
        let bad = format!("let x = 1;\nlet p = \"../{}/rules\";\n", "shared");
        assert_eq!(outside(&Tree::of(&[("crates/a/build.rs", &bad)]))[0].line, 2);
        let good = format!("let p = \"un{}/rules\";\n", "shared");
        assert!(outside(&Tree::of(&[("crates/a/build.rs", &good), ("docs/a.md", &bad)])).is_empty());
    }

    #[test]
    fn names_fall_into_words() {
        assert_eq!(words("RetraiteOf"), ["retraite", "of"]);
        assert_eq!(words("in_fuite"), ["in", "fuite"]);
        assert_eq!(words("BX_TIR"), ["bx", "tir"]);
        assert_eq!(words("PVIndividual"), ["pv", "individual"]);
        assert_eq!(words("_"), Vec::<String>::new());
    }

    #[test]
    fn the_body_of_an_enum_is_found() {
        let tokens = lex("enum Other { A } pub enum Event { B { c: String } }");
        let body = enum_body(&tokens, "Event").expect("it is defined");
        assert!(body.iter().any(|t| t.is("String")) && !body.iter().any(|t| t.is("A")));
        assert!(enum_body(&tokens, "None").is_none());
    }
}
