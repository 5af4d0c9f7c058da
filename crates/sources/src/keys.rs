//! Every message that code says exists in both languages.
//!
//! A message is an id and values, and an id is a string: the compiler alone does not know one that nobody wrote. So the build
//! of the program reads the sources (`crates/cli/build.rs`) and stops at
//!
//! - an id where one must stand: `Message::new("…")`, `.word("…")`, `.word(lang, "…")`;
//! - any string of the shape of an id that begins like our messages, wherever it stands: in a list, in a `match`, as the
//!   label of a field;
//! - a pattern, `format!("page-hand-{word}")`, that no message fits; a beginning, `"page-hand-"`, that none has, or whose list of
//!   ends, `"page-hand-" { Left = "left" }`, holds one that none has;
//! - a value (`$n`) of a message that the file which says it never names.
//!
//! Ids put together from the words of a ruleset are not seen here. `crates/text/tests/rulesets.rs` walks them, and a debug
//! build stops at the first id nobody wrote.

use crate::code::{closing, is_test_file, test_files, without_tests};
use crate::lex::{Lexeme, LexemeKind};
use std::collections::{BTreeMap, BTreeSet};

/// Strings that begin like a message and are none: names of elements of a page.
const NOT_MESSAGES: &[&str] = &["chronicle-title", "telling-text"];

/// Of the common messages (`locales/`), those whose first word begins nothing but messages. The others (`dice`, `side`, `rule`)
/// also begin names of elements; where a message must stand, they are looked up all the same.
const OURS: &[&str] = &["condition", "error", "office", "outcome", "telling"];

/// Forms of a value that a sentence may ask for beside the value itself (`montjoie_text`).
const FORMS: &[&str] = &["_cap", "_de", "_of", "_a", "_poss", "_n", "_g", "_signed", "_count", "_id"];

/// A message that cannot be said.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MessageFault {
    /// From the root, with forward slashes.
    pub path: String,
    /// From 1.
    pub line: usize,
    /// What is wrong and how to mend it.
    pub what: String,
}

/// A message as the text files have it.
#[derive(Default)]
struct Written {
    fr: bool,
    en: bool,
    uses: BTreeSet<String>,
}

/// What is wrong with the messages these files say: Rust and text files, by their paths from the root of the repository.
#[must_use]
pub fn keys(files: &[(&str, &str)]) -> Vec<MessageFault> {
    let texts = Texts::read(files.iter().filter(|(path, _)| path.ends_with(".ftl")));
    let code = || files.iter().copied().filter(|(path, _)| path.ends_with(".rs") && says(path));
    let tests = test_files(code());
    let mut faults = Vec::new();
    for (path, text) in code().filter(|(path, _)| !is_test_file(&tests, path)) {
        let tokens = without_tests(text);
        let named: BTreeSet<&str> = tokens.iter().filter(|t| t.kind == LexemeKind::Text).map(|t| t.text).collect();
        for (at, token) in tokens.iter().enumerate().filter(|(_, t)| t.kind == LexemeKind::Text) {
            let what = match texts.fault(&tokens, at) {
                Some(what) => Some(what),
                None => texts.unnamed(&tokens, at, &named),
            };
            faults.extend(what.map(|what| MessageFault { path: path.to_owned(), line: token.line, what }));
        }
    }
    faults.sort();
    faults
}

/// Whether code of this file speaks to people.
fn says(path: &str) -> bool {
    let own = path.strip_prefix("crates/").is_some_and(|p| p.contains("/src/"));
    own && !["crates/browser/", "crates/sources/"].iter().any(|silent| path.starts_with(silent))
}

/// Every message of the text files.
struct Texts {
    all: BTreeMap<String, Written>,
    /// First words that begin nothing but messages.
    ours: BTreeSet<String>,
}

impl Texts {
    fn read<'a>(files: impl Iterator<Item = &'a (&'a str, &'a str)>) -> Texts {
        let mut texts = Texts { all: BTreeMap::new(), ours: OURS.iter().map(|w| (*w).to_owned()).collect() };
        for (path, text) in files {
            let french = path.ends_with("/fr.ftl") || path.contains("/fr/");
            let common = path.contains("/locales/");
            let mut id = "";
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                if let Some((head, _)) = line.split_once('=').filter(|(head, _)| is_id(head.trim_end())) {
                    id = head.trim_end();
                    if !common {
                        texts.ours.insert(first(id).to_owned());
                    }
                }
                let written = texts.all.entry(id.to_owned()).or_default();
                *(if french { &mut written.fr } else { &mut written.en }) = true;
                written.uses.extend(variables(line));
            }
        }
        texts
    }

    /// What is wrong with the string at this place, if it is a message.
    fn fault(&self, tokens: &[Lexeme<'_>], at: usize) -> Option<String> {
        let text = tokens[at].text;
        if let Some(pieces) = pattern(tokens, at) {
            let fits = |(id, w): (&String, &Written)| w.fr && w.en && fits(id, &pieces);
            let known = !self.ours.contains(first(pieces[0])) || self.all.iter().any(fits);
            return (!known).then(|| format!("no message fits `{text}`: write them, in both languages"));
        }
        if let Some(head) = text.strip_suffix('-').filter(|h| is_id(text) && self.ours.contains(first(h))) {
            let ends = ends(tokens, at);
            let full = |id: &String| self.all.get(id).is_some_and(|w| w.fr && w.en);
            let missing = ends.iter().map(|end| format!("{text}{end}")).find(|id| !full(id));
            let none = ends.is_empty() && !self.all.keys().any(|id| id.starts_with(text));
            let missing = missing.or_else(|| none.then(|| format!("{head}-…")));
            return missing.map(|id| format!("the message `{id}` exists in no language, or in one only: write it"));
        }
        let edition = || {
            let (ruleset, rest) = text.split_once('-').unwrap_or((text, ""));
            self.all.contains_key(&format!("{ruleset}-edition-{rest}"))
        };
        let shaped = || is_id(text) && text.contains('-') && self.ours.contains(first(text)) && !edition();
        if !must_be_id(tokens, at) && (!shaped() || NOT_MESSAGES.contains(&text)) {
            return None;
        }
        let mend = "write it, or, if it is no message, say so in crates/sources/src/keys.rs";
        match self.all.get(text) {
            Some(Written { fr: true, en: true, .. }) => None,
            Some(Written { fr: true, .. }) => Some(format!("the message `{text}` is missing in English: write it")),
            Some(Written { en: true, .. }) => Some(format!("the message `{text}` is missing in French: write it")),
            _ => Some(format!("the message `{text}` exists in no language: {mend}")),
        }
    }

    /// What a message that is said here needs and this file never names.
    fn unnamed(&self, tokens: &[Lexeme<'_>], at: usize, named: &BTreeSet<&str>) -> Option<String> {
        let written = self.all.get(tokens[at].text).filter(|_| begins_message(tokens, at))?;
        let bare =
            |used: &str| FORMS.iter().filter_map(|form| used.strip_suffix(form)).any(|name| named.contains(name));
        let missing = written.uses.iter().find(|used| !named.contains(used.as_str()) && !bare(used))?;
        Some(format!("`{}` needs ${missing}, and nothing here gives it", tokens[at].text))
    }
}

/// The values a line of a text file uses.
fn variables(line: &str) -> impl Iterator<Item = String> {
    line.split('$').skip(1).map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        rest[..end].to_owned()
    })
}

fn is_id(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

/// The first word of an id.
fn first(id: &str) -> &str {
    id.split('-').next().unwrap_or(id)
}

/// Whether the string is the id of `Message::new("…")`.
fn begins_message(tokens: &[Lexeme<'_>], at: usize) -> bool {
    let before = ["Message", ":", ":", "new", "("];
    at >= before.len() && tokens[at - before.len()..at].iter().zip(before).all(|(token, wanted)| token.is(wanted))
}

/// Whether the string stands where nothing but the id of a message can.
fn must_be_id(tokens: &[Lexeme<'_>], at: usize) -> bool {
    if begins_message(tokens, at) {
        return true;
    }
    // The last of what `.word(…)` is given.
    let is = |i: usize, mark: &str| tokens.get(i).is_some_and(|t| t.is(mark));
    let close = if is(at + 1, ",") { at + 2 } else { at + 1 };
    let alone = at > 0 && (is(at - 1, "(") || is(at - 1, ","));
    if !alone || !is(close, ")") {
        return false;
    }
    let words =
        (at.saturating_sub(40)..at).rev().filter(|i| is(*i, "(") && *i >= 2 && is(*i - 1, "word") && is(*i - 2, "."));
    words.into_iter().any(|open| closing(tokens, open) == close + 1)
}

/// The fixed pieces of an id that `format!` puts together, if one stands here: what begins it first.
fn pattern<'a>(tokens: &[Lexeme<'a>], at: usize) -> Option<Vec<&'a str>> {
    let text = tokens[at].text;
    let before = at >= 3 && tokens[at - 1].is("(") && tokens[at - 2].is("!") && tokens[at - 3].is("format");
    if !before || !text.contains('{') {
        return None;
    }
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        pieces.push(&rest[..open]);
        rest = rest[open..].find('}').map_or("", |close| &rest[open + close + 1..]);
    }
    pieces.push(rest);
    let plain = |piece: &&str| piece.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    (pieces[0].contains('-') && is_id(pieces[0]) && pieces.iter().all(plain)).then_some(pieces)
}

/// What a list right after the beginning of some ids ends them with.
fn ends<'a>(tokens: &[Lexeme<'a>], at: usize) -> Vec<&'a str> {
    let list = tokens.get(at + 1).filter(|t| t.is("{")).map_or(at..at, |_| at + 1..closing(tokens, at + 1));
    tokens[list].iter().filter(|t| t.kind == LexemeKind::Text).map(|t| t.text).collect()
}

/// Whether an id is these pieces with something between each two.
fn fits(id: &str, pieces: &[&str]) -> bool {
    let Some((head, rest)) = pieces.split_first() else { return id.is_empty() };
    let Some(after) = id.strip_prefix(head) else { return false };
    if rest.is_empty() {
        return after.is_empty();
    }
    (1..=after.len()).any(|skip| after.is_char_boundary(skip) && fits(&after[skip..], rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FR: &str = "page-door = La porte\npage-hand-left = gauche\npage-count = { $n } et { $unit_de }\n# page-none = x\npage-fr = oui\nbx-edition-new = x\n";
    const EN: &str =
        "page-door = The door\npage-hand-left = left\npage-count = { $n } and { $unit_of }\nbx-edition-new = x\n";
    const COMMON: &str = "nobody = x\ndice-count = x\n";

    fn told(code: &str) -> Vec<String> {
        let files = [
            ("crates/pages/text/fr.ftl", FR),
            ("crates/pages/text/en.ftl", EN),
            ("crates/text/locales/fr.ftl", COMMON),
            ("crates/text/locales/en.ftl", COMMON),
            ("crates/web/src/a.rs", code),
        ];
        keys(&files).into_iter().map(|f| format!("{}:{} {}", f.path, f.line, f.what)).collect()
    }

    #[test]
    fn what_exists_passes() {
        let code = r#"fn f() {
            words.word("page-door"); texts.word(lang, "nobody"); Message::new("page-door").word("what", "page-door");
            let list = [("a", "page-door"), ("dice-form", "page-door")];
            words.word(&format!("page-hand-{word}")); format!("{id}-kind-{word}"); format!("page-x: {y}");
            Message::new("page-count").number("n", 1).who("unit", u);
            const HEAD: &str = "page-hand-"; ids! { "page-hand-" { Left = "left" } } aliases(&["bx-new"]); h.id("chronicle-title"); verdict.word(); table.rule(names.word("x").len());
        }
        // words.word("page-none")
        #[cfg(test)] mod tests { fn g() { words.word("page-none"); } }"#;
        assert_eq!(told(&code.replace(".word(\"x\")", ".word(\"nobody\")")), Vec::<String>::new());
    }

    #[test]
    fn a_message_of_no_language_is_seen_wherever_it_stands() {
        for code in [
            "fn f() { words.word(\"page-none\") }",
            "fn f() { words.word(\"nobdy\") }",
            "fn f() { texts.word(self.lang(1, 2), \"dice-cuont\") }",
            "fn f() { texts.word(lang, \"dice-cuont\",) }",
            "fn f() { Message::new(\"nobdy\") }",
            "fn f() { Message::new(x).word(\"what\", \"nobdy\") }",
            "fn f() -> Option<&str> { Some(\"page-none\") }",
            "const LIST: &[(&str, &str)] = &[(\"a\", \"page-dor\")];",
            "fn f() { words.word(if a { \"page-dor\" } else { \"page-door\" }) }",
        ] {
            let told = told(code);
            assert!(told.len() == 1 && told[0].contains("crates/web/src/a.rs:1 the message"), "{code}: {told:?}");
        }
    }

    #[test]
    fn a_message_of_one_language_is_seen() {
        let told = told("fn f() {\n words.word(\"page-fr\") }");
        assert!(told.len() == 1 && told[0].contains("a.rs:2 ") && told[0].contains("missing in English"), "{told:?}");
    }

    #[test]
    fn a_pattern_that_fits_nothing_is_seen() {
        let told = told("fn f() { words.word(&format!(\"page-hnad-{word}\")) }");
        assert!(told.len() == 1 && told[0].contains("no message fits"), "{told:?}");
        let told = super::tests::told("ids! { a: Hand = \"page-hand-\" { Left = \"left\", Right = \"right\" } }");
        assert!(told.len() == 1 && told[0].contains("`page-hand-right`"), "{told:?}");
        let told = super::tests::told("const HEAD: &str = \"page-foot-\";");
        assert!(told.len() == 1 && told[0].contains("`page-foot-…`"), "{told:?}");
        assert!(fits("page-hand-left", &["page-", "-", ""]) && !fits("page-hand", &["page-hand", ""]));
    }

    #[test]
    fn a_value_nobody_gives_is_seen() {
        let told = told("fn f() { Message::new(\"page-count\").number(\"m\", 1).who(\"unit\", u) }");
        assert!(told.len() == 1 && told[0].contains("needs $n"), "{told:?}");
    }

    #[test]
    fn tests_and_chores_may_say_anything() {
        let code = "fn f() { words.word(\"page-none\") }";
        let files = [
            ("crates/pages/text/fr.ftl", FR),
            ("crates/web/src/lib.rs", "#[cfg(test)] mod trial;"),
            ("crates/web/src/trial.rs", code),
            ("crates/web/tests/a.rs", code),
            ("crates/browser/src/a.rs", code),
            ("xtask/src/a.rs", code),
        ];
        assert_eq!(keys(&files), Vec::new());
    }
}
