//! Reading a table: every read gives a value, every problem is kept, every key asked for is remembered.

use super::desk::{ReaderNotes, join, nth};
use super::doc::{KeyEntry, KeyMap, Node, Pos, Value};
use super::number::Ratio;
use super::problem::Problem;
use super::words::id_from;
use std::rc::Rc;
use std::sync::Arc;

/// Where a value of a unit comes from; pages mark those the GM did not write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A key of the scenario.
    Written,
    /// The unit's line, as a rulebook prints it.
    Line,
    /// A `[[troop]]` of the scenario itself.
    Troop,
    /// A troop of the ruleset's catalogue.
    Catalogue,
    /// Nowhere: the ruleset's own default.
    Default,
}

/// What a reader expects of a key; also what the schema says of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A whole number within bounds.
    Int(i64, i64),
    /// An exact decimal within whole bounds.
    Decimal(i64, i64),
    /// Any text.
    Text,
    /// `true` or `false`.
    Flag,
    /// One of these words.
    OneOf(Vec<String>),
    /// Dice as printed.
    Dice,
    /// The id of something in this file.
    Id,
    /// A number or a text, read by the ruleset's own eye.
    Any,
    /// A list of such values.
    List(Box<Expected>),
    /// A table.
    Table,
    /// A list of tables.
    Tables,
    /// A table, or a list of them.
    TableOrTables,
}

impl Expected {
    /// A word for `problem-wrong-type` and `problem-missing`, chosen by the message.
    pub(super) fn word(&self) -> &'static str {
        match self {
            Expected::Int(..) => "int",
            Expected::Decimal(..) => "decimal",
            Expected::Text => "text",
            Expected::Flag => "flag",
            Expected::OneOf(_) => "choice",
            Expected::Dice => "dice",
            Expected::Id => "id",
            Expected::Any => "value",
            Expected::List(_) => "list",
            Expected::Table => "table",
            Expected::Tables | Expected::TableOrTables => "tables",
        }
    }
}

/// One source of keys under a table.
#[derive(Clone, Debug)]
struct Layer {
    source: Source,
    map: Arc<KeyMap>,
    /// Where the layer stands in this file, so that its keys count as read; none when it is not of this file.
    path: Option<String>,
}

/// A table of the document: a unit is one of several layers, written keys over its line over its troop.
#[derive(Clone, Debug)]
pub struct DocTable {
    desk: Rc<ReaderNotes>,
    path: String,
    at: Pos,
    layers: Vec<Layer>,
    /// Its troop is unknown: what is missing would only be that problem over again.
    excused: bool,
}

/// A value found under a key.
pub(super) struct KeyFound<'t> {
    pub at: Pos,
    pub source: Source,
    pub value: &'t Value,
}

impl DocTable {
    pub(super) fn written(desk: Rc<ReaderNotes>, path: String, at: Pos, map: Arc<KeyMap>) -> DocTable {
        let layer = Layer { source: Source::Written, map, path: Some(path.clone()) };
        DocTable { desk, path, at, layers: vec![layer], excused: false }
    }

    /// A table nobody wrote: everything in it is a default.
    pub(super) fn absent(&self, key: &str) -> DocTable {
        let desk = Rc::clone(&self.desk);
        DocTable { desk, path: join(&self.path, key), at: self.at, layers: Vec::new(), excused: self.excused }
    }

    /// Takes what is missing from here on as known to be.
    pub(super) fn excuse(&mut self) {
        self.excused = true;
    }

    /// Puts values under those already there.
    pub(super) fn under(&mut self, source: Source, map: Arc<KeyMap>, path: Option<String>) {
        self.layers.push(Layer { source, map, path });
    }

    /// What was written here, before any other layer.
    pub(super) fn first_map(&self) -> Option<&Arc<KeyMap>> {
        self.layers.first().map(|l| &l.map)
    }

    pub(super) fn desk(&self) -> &Rc<ReaderNotes> {
        &self.desk
    }

    /// Where the table stands.
    #[must_use]
    pub fn at(&self) -> Pos {
        self.at
    }

    /// Its path in the document, such as `side[1].unit[2]`.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Whether anybody gives this key: written, in the line, or by the catalogue.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.layers.iter().any(|l| l.map.get(key).is_some())
    }

    /// Whether the table was written at all.
    #[must_use]
    pub fn is_written(&self) -> bool {
        self.layers.iter().any(|l| l.source == Source::Written)
    }

    /// Where the value of a key comes from.
    #[must_use]
    pub fn source(&self, key: &str) -> Source {
        self.layers.iter().find(|l| l.map.get(key).is_some()).map_or(Source::Default, |l| l.source)
    }

    /// The keys read so far and where each came from.
    #[must_use]
    pub fn sources(&self) -> Vec<(String, Source)> {
        self.desk.sources(&self.path)
    }

    /// The keys written in this table, in the order of the file: for tables whose keys are names of the GM's own.
    #[must_use]
    pub fn keys(&self) -> Vec<String> {
        let mut keys: Vec<String> = Vec::new();
        for entry in self.layers.iter().flat_map(|l| &l.map.entries) {
            if !keys.contains(&entry.key) {
                keys.push(entry.key.clone());
            }
        }
        keys
    }

    /// The table under a key, or the list of tables.
    pub(super) fn one_or_more(&self, key: &str) -> Vec<DocTable> {
        let written = self.layers.iter().find_map(|l| l.map.get(key)).map(|e| &e.node.value);
        let single = matches!(written, Some(Value::Table(_)));
        let _ = self.find(key, Expected::TableOrTables);
        if single { self.maybe_table(key).into_iter().collect() } else { self.tables(key) }
    }

    /// Every text under this name, anywhere below a key, without asking for it.
    pub(super) fn every_text_at(&self, key: &str, name: &str, into: &mut Vec<String>) {
        fn walk(value: &Value, name: &str, into: &mut Vec<String>) {
            match value {
                Value::List(list) => list.iter().for_each(|n| walk(&n.value, name, into)),
                Value::Table(map) => {
                    for KeyEntry { key, node, .. } in &map.entries {
                        match &node.value {
                            Value::Text(text) if key == name => into.push(text.clone()),
                            value => walk(value, name, into),
                        }
                    }
                }
                _ => {}
            }
        }
        for entry in self.layers.iter().filter_map(|l| l.map.get(key)) {
            walk(&entry.node.value, name, into);
        }
    }

    /// Leaves a key, and all below it, to somebody else: it is not unknown.
    pub fn skip(&self, key: &str) {
        self.desk.skip(join(&self.path, key));
    }

    /// Leaves the whole table to somebody else.
    pub fn skip_all(&self) {
        self.desk.skip(self.path.clone());
    }

    /// Reports a problem with the value of a key, or with its absence.
    pub fn problem(&self, key: &str, code: &'static str, args: &[(&'static str, &dyn ToString)]) {
        self.desk.report(self.draft(key, code, args));
    }

    /// Reports a problem a GM may waive.
    pub fn doubt(&self, key: &str, code: &'static str, args: &[(&'static str, &dyn ToString)]) {
        self.desk.report(self.draft(key, code, args).waivable());
    }

    /// Warns that a key has no effect where it stands, or that the book asks for it: nobody is stopped, and a GM may accept it.
    pub fn warn(&self, key: &str, code: &'static str, args: &[(&'static str, &dyn ToString)]) {
        self.desk.report(self.draft(key, code, args).warning());
    }

    /// A problem at a key, for whoever has more to say about it before [`DocTable::report`].
    #[must_use]
    pub fn draft(&self, key: &str, code: &'static str, args: &[(&'static str, &dyn ToString)]) -> Problem {
        let path = if key.is_empty() { self.path.clone() } else { join(&self.path, key) };
        let at = self.place(key);
        args.iter().fold(Problem::new(code, at, path), |p, (name, value)| p.with(name, value.to_string()))
    }

    /// Reports a problem drafted elsewhere.
    pub fn report(&self, problem: Problem) {
        self.desk.report(problem);
    }

    /// Where a key's value stands, or else the table.
    fn place(&self, key: &str) -> Pos {
        self.layers
            .iter()
            .find_map(|l| l.map.get(key).map(|e| if l.path.is_some() { e.node.at } else { self.at }))
            .unwrap_or(self.at)
    }

    /// Looks a key up through the layers and remembers that it was asked for.
    pub(super) fn find(&self, key: &str, want: Expected) -> Option<KeyFound<'_>> {
        for path in self.layers.iter().filter_map(|l| l.path.as_ref()).filter(|p| **p != self.path) {
            self.desk.ask(path, key, &want);
        }
        self.desk.ask(&self.path, key, &want);
        let found = self.layers.iter().find_map(|l| l.map.get(key).map(|e| (l, e)));
        self.desk.note(&self.path, key, found.map_or(Source::Default, |(l, _)| l.source));
        let (layer, entry) = found?;
        let at = if layer.source == Source::Catalogue && layer.path.is_none() { self.at } else { entry.node.at };
        Some(KeyFound { at, source: layer.source, value: &entry.node.value })
    }

    pub(super) fn wrong(&self, key: &str, found: &KeyFound, want: &Expected) {
        let path = join(&self.path, key);
        let problem = match found.value {
            Value::Absurd(text) => Problem::new("problem-number-absurd", found.at, path).with("value", text),
            value if found.source == Source::Line => Problem::new("problem-line-value", found.at, path)
                .with("expected", want.word())
                .with("value", show(value)),
            value => Problem::new("problem-wrong-type", found.at, path)
                .with("expected", want.word())
                .with("given", kind(value)),
        };
        self.desk.report(problem.with("key", key));
    }

    /// Reports an id that is no id, with one that would do.
    pub(super) fn bad_id(&self, id: &str) {
        match id_from(id) {
            proposed if proposed.is_empty() => self.problem("id", "problem-bad-id-bare", &[("id", &id)]),
            proposed => self.problem("id", "problem-bad-id", &[("id", &id), ("proposed", &proposed)]),
        }
    }

    /// Reports that a key must be there.
    pub(super) fn missing(&self, key: &str, want: &Expected) {
        if !self.excused {
            let problem = Problem::new("problem-missing", self.at, join(&self.path, key));
            self.desk.report(problem.with("key", key).with("expected", want.word()));
        }
    }

    /// The table under a key; an empty one when there is none. Of a unit, the troop's keys lie under the written ones.
    #[must_use]
    pub fn table(&self, key: &str) -> DocTable {
        self.maybe_table(key).unwrap_or_else(|| self.absent(key))
    }

    /// The table under a key.
    #[must_use]
    pub fn maybe_table(&self, key: &str) -> Option<DocTable> {
        let found = self.find(key, Expected::Table)?;
        if !matches!(found.value, Value::Table(_)) {
            self.wrong(key, &found, &Expected::Table);
            return None;
        }
        let inner = |layer: &Layer| match &layer.map.get(key)?.node.value {
            Value::Table(map) => {
                let path = layer.path.as_ref().map(|p| join(p, key));
                Some(Layer { source: layer.source, map: Arc::clone(map), path })
            }
            _ => None,
        };
        let layers = self.layers.iter().filter_map(inner).collect();
        let desk = Rc::clone(&self.desk);
        Some(DocTable { desk, path: join(&self.path, key), at: found.at, layers, excused: self.excused })
    }

    /// The tables under a key: `[[key]]` in the file.
    #[must_use]
    pub fn tables(&self, key: &str) -> Vec<DocTable> {
        let Some(found) = self.find(key, Expected::Tables) else { return Vec::new() };
        let path = join(&self.path, key);
        let source = self.source(key);
        let from = self.layers.iter().find(|l| l.map.get(key).is_some()).and_then(|l| l.path.as_ref());
        let one = |node: &Node, map: &Arc<KeyMap>, below: &dyn Fn(&str) -> String| {
            let layer = Layer { source, map: Arc::clone(map), path: from.map(|p| below(&join(p, key))) };
            let desk = Rc::clone(&self.desk);
            DocTable { desk, path: below(&path), at: node.at, layers: vec![layer], excused: self.excused }
        };
        match found.value {
            Value::List(list) => {
                let mut tables = Vec::with_capacity(list.len());
                for (i, node) in list.iter().enumerate() {
                    match &node.value {
                        Value::Table(map) => tables.push(one(node, map, &|p| nth(p, i))),
                        value => self.wrong(key, &KeyFound { at: node.at, source, value }, &Expected::Tables),
                    }
                }
                tables
            }
            // One pair of brackets for two: said, and read all the same.
            Value::Table(map) => {
                self.wrong(key, &found, &Expected::Tables);
                let node = Node { at: found.at, value: Value::Table(Arc::clone(map)) };
                vec![one(&node, map, &str::to_owned)]
            }
            _ => {
                self.wrong(key, &found, &Expected::Tables);
                Vec::new()
            }
        }
    }
}

/// A word for `problem-wrong-type`, chosen by the message.
pub(super) fn kind(value: &Value) -> &'static str {
    match value {
        Value::Int(_) => "int",
        Value::Decimal(_) | Value::Absurd(_) => "decimal",
        Value::Text(_) => "text",
        Value::Flag(_) => "flag",
        Value::Date => "date",
        Value::List(_) => "list",
        Value::Table(_) => "table",
    }
}

/// A value as the file would say it.
pub(super) fn show(value: &Value) -> String {
    match value {
        Value::Int(n) => n.to_string(),
        Value::Decimal(r) => Ratio::to_string(r),
        Value::Absurd(text) | Value::Text(text) => text.chars().take(80).collect(),
        Value::Flag(flag) => flag.to_string(),
        Value::Date | Value::Table(_) => "…".to_owned(),
        Value::List(list) => list.iter().map(|n| show(&n.value)).collect::<Vec<_>>().join(", "),
    }
}
