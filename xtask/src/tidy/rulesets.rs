//! House rules about books: a crate each under `books/`, which nobody else knows by name.

use super::source::{enum_body, words};
use super::{Tree, Violation};
use montjoie_sources::{LexemeKind, is_test_file, lex, test_files, without_tests};
use std::collections::BTreeSet;

pub const BOOKS: &str = "books/";
/// The one list of the books there are.
const LIST: &str = "crates/books/src/lib.rs";
const GLOSSARY: &str = "docs/glossary.md";
pub const LEXICON: &str = "xtask/french-words.txt";

/// The books there are: the crates in which something implements `Ruleset`, or `SmallBook`, which makes one.
pub fn rulesets(tree: &Tree) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for (path, text) in tree.under(BOOKS, ".rs") {
        if let Some((folder, _)) = path[BOOKS.len()..].split_once('/')
            && !found.contains(folder)
            && without_tests(text).windows(2).any(|w| (w[0].is("Ruleset") || w[0].is("SmallBook")) && w[1].is("for"))
        {
            found.insert(folder);
        }
    }
    found
}

/// Events are ids and numbers: words are found for them at the edge, in the reader's language.
pub fn no_text_in_events(tree: &Tree) -> Vec<Violation> {
    let mut problems = Vec::new();
    let mut say =
        |path: &str, line, what: String| problems.push(Violation { path: path.into(), line, rule: "events", what });
    let rulesets = rulesets(tree);
    if rulesets.is_empty() {
        say(BOOKS, 0, "no ruleset was found: nothing here implements `Ruleset` in a folder of its own".into());
    }
    for id in rulesets {
        let homes = ["events/mod.rs", "event.rs"].map(|file| format!("{BOOKS}{id}/src/{file}"));
        let path = homes.iter().find(|path| tree.get(path).is_some()).unwrap_or(&homes[0]).clone();
        let Some(text) = tree.get(&path) else {
            say(&path, 0, format!("the events of `{id}` are expected in this file"));
            continue;
        };
        let Some(body) = enum_body(&without_tests(text), "Event") else {
            say(&path, 0, "does not define `enum Event`".into());
            continue;
        };
        let owning = ["String", "str", "Box", "Vec", "Cow", "Rc", "Arc"];
        for token in body.iter().filter(|t| owning.iter().any(|o| t.is(o))) {
            say(&path, token.line, format!("`{}` in an event: events hold ids and numbers only", token.text));
        }
    }
    problems
}

/// A book's name stands in its own crate and in the list. Pages, formats and other books do not know it.
pub fn names_stay_home(tree: &Tree) -> Vec<Violation> {
    let mut problems = Vec::new();
    let ids = rulesets(tree);
    let all = || tree.under("crates/", ".rs").chain(tree.under(BOOKS, ".rs"));
    let tests = test_files(all());
    let sources = all().filter(|(path, _)| path.contains("/src/") && *path != LIST);
    for (path, text) in sources.filter(|(path, _)| !is_test_file(&tests, path)) {
        let home = path.strip_prefix(BOOKS).and_then(|rest| rest.split_once('/')).map(|(folder, _)| folder);
        for token in without_tests(text) {
            let spoken: Vec<String> = match token.kind {
                LexemeKind::Word => words(token.text),
                LexemeKind::Text => token.text.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase).collect(),
                _ => continue,
            };
            for id in ids.iter().filter(|id| Some(**id) != home && spoken.iter().any(|w| w == **id)) {
                let what = format!("`{}` names the ruleset `{id}` outside its folder", token.text);
                problems.push(Violation { path: path.into(), line: token.line, rule: "ruleset-name", what });
            }
        }
    }
    problems
}

/// A French word kept in the code of a ruleset is explained in the glossary.
pub fn french_words_are_explained(tree: &Tree) -> Vec<Violation> {
    let mut problems = Vec::new();
    let mut say =
        |path: &str, line, what: String| problems.push(Violation { path: path.into(), line, rule: "glossary", what });
    let lexicon = lexicon(tree.get(LEXICON).unwrap_or_default());
    if lexicon.is_empty() {
        say(LEXICON, 0, "the list of French words is empty".into());
    }
    for id in rulesets(tree) {
        let glossary = glossary(tree.get(GLOSSARY).unwrap_or_default(), id);
        let folder = format!("{BOOKS}{id}/src/");
        let mut seen = BTreeSet::new();
        for (path, text) in tree.under(&folder, ".rs") {
            for token in lex(text).into_iter().filter(|t| t.kind == LexemeKind::Word) {
                if !token.text.is_ascii() {
                    say(path, token.line, format!("`{}`: identifiers are written without accents", token.text));
                }
                for word in words(token.text) {
                    let kept = lexicon.contains(word.as_str()) && !glossary.contains(&word);
                    if kept && seen.insert(word.clone()) {
                        say(
                            path,
                            token.line,
                            format!("the French word `{word}` is kept here: explain it in {GLOSSARY}"),
                        );
                    }
                }
            }
        }
    }
    problems
}

/// The words of the list.
pub fn lexicon(text: &str) -> BTreeSet<&str> {
    text.lines().filter(|l| !l.starts_with('#')).flat_map(str::split_whitespace).collect()
}

/// What the glossary explains for this ruleset: the words between backquotes in the first column, where the fourth names
/// the ruleset or says `all`.
fn glossary(text: &str, id: &str) -> BTreeSet<String> {
    let rows = text.lines().filter_map(|l| Some(l.strip_prefix("| ")?.split('|').map(str::trim).collect::<Vec<_>>()));
    let its = rows.filter(|row| row.get(3).is_some_and(|r| r.split(", ").any(|r| r == id || r == "all")));
    its.flat_map(|row| row[0].split('`').skip(1).step_by(2).flat_map(words).collect::<Vec<_>>()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: (&str, &str) = ("books/ost/src/lib.rs", "impl Ruleset for Ost {}");
    const EVENTS: &str = "books/ost/src/event.rs";

    #[test]
    fn text_in_an_event_is_seen() {
        for bad in ["String", "&'static str", "Box<u8>", "Vec<u8>"] {
            let text = format!("struct A(String);\npub enum Event {{\n    Lost {{ men: {bad} }},\n}}\n");
            let problems = no_text_in_events(&Tree::of(&[HOME, (EVENTS, &text)]));
            assert!(problems.len() == 1 && problems[0].line == 3, "{bad}: {problems:?}");
        }
        let good = "/// Not a String.\npub enum Event { Lost { men: u16 } }\nfn name() -> String { x() }";
        assert!(no_text_in_events(&Tree::of(&[HOME, (EVENTS, good)])).is_empty());
    }

    #[test]
    fn missing_events_and_missing_rulesets_are_seen() {
        assert!(no_text_in_events(&Tree::of(&[]))[0].what.contains("no ruleset"));
        assert!(no_text_in_events(&Tree::of(&[HOME]))[0].what.contains("expected"));
        assert!(no_text_in_events(&Tree::of(&[HOME, (EVENTS, "struct Event;")]))[0].what.contains("does not define"));
    }

    #[test]
    fn a_ruleset_named_abroad_is_seen() {
        let abroad = "crates/cli/src/main.rs";
        for bad in ["match \"ost\" {}", "use rules::ost;", "struct OstPage;", "let ost_units = 1;", "id(\"ost-lost\")"]
        {
            let problems = names_stay_home(&Tree::of(&[HOME, (abroad, bad)]));
            assert_eq!(problems.len(), 1, "{bad}: {problems:?}");
        }
        for good in ["// ost", "let cost = \"most hosts\";", "#[cfg(test)] mod tests { const A: &str = \"ost\"; }"] {
            assert!(names_stay_home(&Tree::of(&[HOME, (abroad, good)])).is_empty(), "{good}");
        }
        let at_home = [HOME, (LIST, "&montjoie_ost::Ost"), ("crates/cli/tests/a.rs", "\"ost\"")];
        assert!(names_stay_home(&Tree::of(&at_home)).is_empty());
        let neighbour = [HOME, ("books/ban/src/lib.rs", "impl Ruleset for Ban {} use montjoie_ost::Ost;")];
        assert_eq!(names_stay_home(&Tree::of(&neighbour)).len(), 2);
    }

    #[test]
    fn a_french_word_without_a_gloss_is_seen() {
        let code = ("books/ost/src/order.rs", "enum Order { Repli, Fuite }\nfn in_fuite() {}");
        let lexicon = (LEXICON, "# orders\nrepli fuite\n");
        let glossary = (
            GLOSSARY,
            "| identifier | français |\n|---|---|\n| `Repli` | repli | x | all | – |\n| `Fuite` | fuite | x | ban | – |\n",
        );
        let problems = french_words_are_explained(&Tree::of(&[HOME, code, lexicon, glossary]));
        assert!(problems.len() == 1 && problems[0].what.contains("fuite"), "{problems:?}");
        let more =
            (GLOSSARY, "| `Repli` | repli | x | ost | – |\n| `Fuite`, `in_fuite` | fuite | x | ban, ost | – |\n");
        assert!(french_words_are_explained(&Tree::of(&[HOME, code, lexicon, more])).is_empty());
    }

    #[test]
    fn accents_and_an_empty_lexicon_are_seen() {
        let code = ("books/ost/src/a.rs", "struct Épée;");
        let problems = french_words_are_explained(&Tree::of(&[HOME, code]));
        assert!(problems.iter().any(|p| p.what.contains("accents")), "{problems:?}");
        assert!(problems.iter().any(|p| p.what.contains("empty")), "{problems:?}");
    }
}
