//! The whole document with positions. TOML ends here: everything past this file sees [`Node`]s.

use super::desk::ReaderNotes;
use super::number::Ratio;
use super::problem::{Code, Findings, Problem, Problems};
use super::table::{DocTable, Expected};
use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;
use std::sync::Arc;
use toml_edit::{Document, Item, TableLike, Value as Toml};

/// A place in the file: line and column from 1, the column in characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pos {
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1.
    pub column: u32,
}

/// A value and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub at: Pos,
    pub value: Value,
}

/// A value as the file says it, numbers exact.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Int(i64),
    Decimal(Ratio),
    /// A number beyond all reason, or `inf`, `nan`: kept as it was written.
    Absurd(String),
    Text(String),
    Flag(bool),
    Date,
    List(Vec<Node>),
    Table(Arc<KeyMap>),
}

/// The keys of a table, in the order of the file.
#[derive(Debug, Default)]
pub(crate) struct KeyMap {
    pub at: Pos,
    pub entries: Vec<KeyEntry>,
}

#[derive(Clone, Debug)]
pub(crate) struct KeyEntry {
    pub key: String,
    pub key_at: Pos,
    pub node: Node,
}

impl KeyEntry {
    pub fn new(key: &str, at: Pos, value: Value) -> KeyEntry {
        KeyEntry { key: key.to_owned(), key_at: at, node: Node { at, value } }
    }
}

impl KeyMap {
    pub fn get(&self, key: &str) -> Option<&KeyEntry> {
        self.entries.iter().find(|e| e.key == key)
    }
}

/// How much of the document could be read at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Legible {
    /// All of it.
    Whole,
    /// All but some `key = value` lines: what they would have said is unknown.
    Torn,
    /// So little that a walk would only report shadows.
    Lost,
}

/// Longest scenario that is read, in bytes.
pub const LONGEST: usize = 1 << 20;
/// Most faulty lines reported before the reader gives up on the text.
const MOST_FAULTS: usize = 20;

/// A scenario's text, read once: ask for its [`Doc::root`], walk it, then [`Doc::finish`].
/// Copies share what was found.
#[derive(Clone, Debug)]
pub struct Doc {
    root: Arc<KeyMap>,
    desk: Rc<ReaderNotes>,
    legible: Legible,
}

impl Doc {
    /// Reads a text. Never fails: what cannot be read is a problem, told by [`Doc::finish`] with all the others.
    #[must_use]
    pub fn read(text: &str) -> Doc {
        let desk = Rc::new(ReaderNotes::default());
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.len() > LONGEST {
            let problem = Problem::new("problem-file-too-big", Pos { line: 1, column: 1 }, "");
            desk.report(problem.with("size", text.len()).with("most", LONGEST));
            return Doc { root: Arc::default(), desk, legible: Legible::Lost };
        }
        let (root, legible) = parse(text, &desk);
        Doc { root, desk, legible }
    }

    /// Reads bytes that should be UTF-8 text.
    #[must_use]
    pub fn read_bytes(bytes: &[u8]) -> Doc {
        match std::str::from_utf8(bytes) {
            Ok(text) => Doc::read(text),
            Err(error) => {
                let good = bytes.get(..error.valid_up_to()).unwrap_or_default();
                let lines = Lines::new(&String::from_utf8_lossy(good));
                let desk = Rc::new(ReaderNotes::default());
                desk.report(Problem::new("problem-not-utf8", lines.at(good.len()), ""));
                Doc { root: Arc::default(), desk, legible: Legible::Lost }
            }
        }
    }

    /// A document made of another's tree, with nothing found yet.
    pub(super) fn made(root: Arc<KeyMap>, desk: Rc<ReaderNotes>) -> Doc {
        Doc { root, desk, legible: Legible::Whole }
    }

    pub(super) fn top(&self) -> &KeyMap {
        &self.root
    }

    /// The top of the document.
    #[must_use]
    pub fn root(&self) -> DocTable {
        DocTable::written(Rc::clone(&self.desk), String::new(), Pos { line: 1, column: 1 }, Arc::clone(&self.root))
    }

    /// A text at the top, without counting it as read: for whoever must know the ruleset before anything else.
    #[must_use]
    pub fn peek(&self, key: &str) -> Option<&str> {
        match &self.root.get(key)?.node.value {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Everything wrong, once every reader is done: what they reported, and every key nobody asked for.
    #[must_use]
    pub fn findings(&self) -> Findings {
        self.desk.finish(&self.root, self.legible)
    }

    /// What the file waives and what it is warned of, when nothing stops the battle.
    ///
    /// # Errors
    /// Every problem of the file at once.
    pub fn finish(&self) -> Result<Findings, Problems> {
        let findings = self.findings();
        if findings.is_fine() { Ok(findings) } else { Err(findings.problems) }
    }

    /// A ruleset's own problems, so that `waive` may name them.
    pub fn know(&self, codes: &[Code]) {
        self.desk.know(codes);
    }

    /// Every key that was asked for and what was expected of it, by table: `side.unit` stands for each unit of each side.
    ///
    /// A schema is made of it, by mustering a scenario that has one of everything.
    #[must_use]
    pub fn asked(&self) -> BTreeMap<String, BTreeMap<String, Expected>> {
        self.desk.asked()
    }

    /// The id of everybody mustered, written or made, by the place in the file: `side[1].unit[3]`.
    #[must_use]
    pub fn ids(&self) -> BTreeMap<String, String> {
        self.desk.ids()
    }
}

/// Parses the text; a line that is no TOML is reported and put aside, so that one slip does not hide the next.
fn parse(text: &str, desk: &ReaderNotes) -> (Arc<KeyMap>, Legible) {
    let lines = Lines::new(text);
    let mut text = text.to_owned();
    let mut legible = Legible::Whole;
    for _ in 0..MOST_FAULTS {
        let error = match Document::parse(text.as_str()) {
            Ok(document) => {
                let reader = Reader { text: &text, lines: &lines };
                let root = KeyMap { at: Pos { line: 1, column: 1 }, entries: reader.entries(document.as_table()) };
                return (Arc::new(root), legible);
            }
            Err(error) => error,
        };
        let span = error.span().unwrap_or(text.len()..text.len());
        desk.report(fault(&text, error.message(), &span, &lines));
        let line = line_around(&text, span.start);
        if !stands_alone(&text[line.clone()]) {
            return (Arc::default(), Legible::Lost);
        }
        legible = Legible::Torn;
        text.replace_range(line.clone(), &" ".repeat(line.len()));
    }
    (Arc::default(), Legible::Lost)
}

/// Whether the document still means the same, but for this line, when the line is taken out.
fn stands_alone(line: &str) -> bool {
    let bare = line.trim();
    let level = |open: char, shut: char| bare.matches(open).count() == bare.matches(shut).count();
    !bare.is_empty()
        && !bare.starts_with('[')
        && !bare.contains("\"\"\"")
        && !bare.contains("'''")
        && level('[', ']')
        && level('{', '}')
}

/// The line around an offset, without its end.
fn line_around(text: &str, at: usize) -> Range<usize> {
    let at = at.min(text.len());
    let bytes = text.as_bytes();
    let start = bytes[..at].iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1);
    let end = bytes[at..].iter().position(|&b| b == b'\n').map_or(text.len(), |i| at + i);
    start..end
}

/// The parser's own words are English and about TOML: only their kind is kept.
fn fault(text: &str, message: &str, span: &Range<usize>, lines: &Lines) -> Problem {
    let says = |word: &str| message.contains(word);
    let found: String = text.get(span.clone()).unwrap_or_default().chars().take(40).collect();
    let code = if says("duplicate key") || says("cannot extend") {
        return Problem::new("problem-duplicate-key", lines.at(span.start), "").with("key", found.trim());
    } else if says("recursion") || says("recurse") {
        return Problem::new("problem-syntax-depth", lines.at(span.start), "");
    } else if says("overflow") {
        "problem-number-too-big"
    } else if says("must be quoted") {
        "problem-syntax-value"
    } else if says("string") || says("quote") || says("escape") {
        "problem-syntax-string"
    } else if says("unclosed") || says("opening") || says("table open") {
        "problem-syntax-bracket"
    } else if says("comma") {
        "problem-syntax-comma"
    } else if says("missing value") || says("invalid value") || says("number") || says("boolean") || says("date-time") {
        "problem-syntax-value"
    } else if says("key") {
        "problem-syntax-key"
    } else {
        "problem-syntax"
    };
    let line = text.get(line_around(text, span.start)).unwrap_or_default().trim();
    let found = if found.trim().is_empty() { line.chars().take(40).collect() } else { found };
    Problem::new(code, lines.at(span.start), "").with("found", found.trim())
}

/// Where each line starts, to turn offsets into lines and columns.
struct Lines {
    text: String,
    starts: Vec<usize>,
}

impl Lines {
    fn new(text: &str) -> Lines {
        let breaks = text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(i, _)| i + 1);
        Lines { text: text.to_owned(), starts: std::iter::once(0).chain(breaks).collect() }
    }

    fn at(&self, offset: usize) -> Pos {
        let offset = offset.min(self.text.len());
        let line = self.starts.partition_point(|&s| s <= offset).max(1);
        let start = self.starts.get(line - 1).copied().unwrap_or(0);
        let column = self.text.get(start..offset).map_or(0, |before| before.chars().count());
        let small = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Pos { line: small(line), column: small(column).saturating_add(1) }
    }
}

/// Turns the parser's tree into ours.
struct Reader<'t> {
    text: &'t str,
    lines: &'t Lines,
}

impl Reader<'_> {
    fn at(&self, span: Option<Range<usize>>, otherwise: Pos) -> Pos {
        span.map_or(otherwise, |s| self.lines.at(s.start))
    }

    fn entries(&self, table: &dyn TableLike) -> Vec<KeyEntry> {
        table
            .iter()
            .map(|(key, item)| {
                let key_at = self.at(table.key(key).and_then(toml_edit::Key::span), Pos::default());
                KeyEntry { key: key.to_owned(), key_at, node: self.item(item, key_at) }
            })
            .collect()
    }

    fn table(&self, table: &dyn TableLike, at: Pos) -> Node {
        Node { at, value: Value::Table(Arc::new(KeyMap { at, entries: self.entries(table) })) }
    }

    fn item(&self, item: &Item, key_at: Pos) -> Node {
        match item {
            Item::None => Node { at: key_at, value: Value::List(Vec::new()) },
            Item::Value(value) => self.value(value, key_at),
            Item::Table(table) => self.table(table, self.at(table.span(), key_at)),
            Item::ArrayOfTables(tables) => {
                let each = |t: &toml_edit::Table| self.table(t, self.at(t.span(), key_at));
                Node { at: key_at, value: Value::List(tables.iter().map(each).collect()) }
            }
        }
    }

    fn value(&self, value: &Toml, key_at: Pos) -> Node {
        let at = self.at(value.span(), key_at);
        let written = || value.span().and_then(|s| self.text.get(s)).unwrap_or_default().to_owned();
        let value = match value {
            Toml::String(text) => Value::Text(text.value().clone()),
            Toml::Integer(n) => Value::Int(*n.value()),
            // The parsed float is never looked at: the number is what the file spells.
            Toml::Float(_) => Ratio::parse(&written()).map_or_else(|| Value::Absurd(written()), Value::Decimal),
            Toml::Boolean(flag) => Value::Flag(*flag.value()),
            Toml::Datetime(_) => Value::Date,
            Toml::Array(list) => Value::List(list.iter().map(|v| self.value(v, at)).collect()),
            Toml::InlineTable(table) => return self.table(table, at),
        };
        Node { at, value }
    }
}
