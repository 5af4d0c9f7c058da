//! A unit in one line, as a rulebook prints it: `30 cavaliers : CA 5, DV 1, Dommages 1-8, Moral 9`.
//!
//! A line is a count, a name, then parts; which words a part may start with is the ruleset's to say ([`Label`]).

use super::catalogue::{Catalogue, Troop};
use super::doc::{KeyEntry, KeyMap, Node, Pos, Value};
use super::number::{Ratio, parse_dice};
use super::problem::Problem;
use super::table::show;
use super::words::{folded, nearest};
use std::sync::Arc;

/// Words that may stand in a unit's line, and the key they speak of.
#[derive(Clone, Copy, Debug)]
pub struct Label {
    /// Every way to say it, French and English; accents and case do not matter.
    pub words: &'static [&'static str],
    /// The key of the unit.
    pub key: &'static str,
    /// What the words say of it.
    pub gives: Gives,
}

/// What a label says of its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gives {
    /// A value follows: `CA 5`.
    Value,
    /// It is so: `montés`.
    Flag,
    /// The key is this word: `vétérans`.
    Word(&'static str),
    /// This word joins the list of the key: `Peur`.
    Item(&'static str),
}

/// A label followed by its value.
#[must_use]
pub const fn label(key: &'static str, words: &'static [&'static str]) -> Label {
    Label { words, key, gives: Gives::Value }
}

/// A label that says yes.
#[must_use]
pub const fn flag(key: &'static str, words: &'static [&'static str]) -> Label {
    Label { words, key, gives: Gives::Flag }
}

/// How a line was understood.
#[derive(Clone, Debug, Default)]
pub struct Understood {
    /// How many they are.
    pub count: Option<i64>,
    /// What they are called.
    pub name: String,
    /// The keys found and their values, as the scenario would say them.
    pub keys: Vec<(&'static str, String)>,
    /// The id of the troop of the catalogue that gives the rest.
    pub troop: Option<String>,
    /// What could not be understood.
    pub problems: Vec<Problem>,
    pub(super) map: Arc<KeyMap>,
}

/// One line of a paste box.
#[derive(Clone, Debug)]
pub struct Pasted {
    /// Its number in what was pasted, from 1.
    pub line: u32,
    /// The line itself.
    pub text: String,
    /// How it was understood.
    pub unit: Understood,
}

/// Longest line of a unit, in bytes.
const LONGEST_LINE: usize = 2_000;
/// Most lines taken from a paste box.
const MOST_LINES: usize = 1_000;

/// Reads what a GM pasted, one unit a line. Blank lines and lines that start with `#` are passed over.
#[must_use]
pub fn paste(text: &str, labels: &[Label], catalogue: &Catalogue) -> Vec<Pasted> {
    let mut pasted = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let bare = line.trim().trim_start_matches(['-', '–', '•', '*']).trim();
        if bare.is_empty() || bare.starts_with('#') {
            continue;
        }
        if pasted.len() == MOST_LINES {
            break;
        }
        let number = u32::try_from(i + 1).unwrap_or(u32::MAX);
        let indent = line.find(bare).and_then(|b| line.get(..b)).map_or(0, |before| before.chars().count());
        let at = Pos { line: number, column: u32::try_from(indent + 1).unwrap_or(u32::MAX) };
        let unit = understand(bare, labels, catalogue, at, "");
        pasted.push(Pasted { line: number, text: bare.to_owned(), unit });
    }
    pasted
}

/// Reads one line. `at` and `path` say where it stands, for its problems.
pub(super) fn understand(line: &str, labels: &[Label], catalogue: &Catalogue, at: Pos, path: &str) -> Understood {
    let mut unit = Understood::default();
    let line = line.trim();
    if line.is_empty() {
        unit.problems.push(Problem::new("problem-line-empty", at, path));
        return unit;
    }
    if line.len() > LONGEST_LINE {
        let problem = Problem::new("problem-text-too-long", at, path);
        unit.problems.push(problem.with("key", "line").with("most", LONGEST_LINE));
        return unit;
    }
    let (head, parts) = split(line, labels);
    let (count, name) = count_and_name(head);
    unit.name = name.to_owned();
    let mut keys = Keys { labels, entries: Vec::new(), problems: Vec::new(), at, path };
    if let Some(count) = count {
        keys.put("count", head, Value::Int(count));
    }
    for part in parts {
        keys.part(part);
    }
    unit.count = keys.entries.iter().find(|e| e.key == "count").and_then(|e| match e.node.value {
        Value::Int(n) => Some(n),
        _ => None,
    });
    unit.troop = catalogue.find(name).map(|troop: &Troop| troop.id.clone());
    if unit.troop.is_none() && keys.entries.iter().all(|e| e.key == "count") {
        let problem = Problem::new("problem-unknown-troop", at, path).with("value", name);
        keys.problems.push(problem.nearest(catalogue.nearest(name)));
    }
    unit.problems.append(&mut keys.problems);
    let said = |e: &KeyEntry| labels.iter().find(|l| l.key == e.key).map(|l| (l.key, show(&e.node.value)));
    unit.keys = keys.entries.iter().filter_map(said).collect();
    unit.map = Arc::new(KeyMap { at, entries: keys.entries });
    unit
}

/// The count and name, then the parts: after the first colon, or in the brackets, or after the first comma.
fn split<'t>(line: &'t str, labels: &[Label]) -> (&'t str, Vec<&'t str>) {
    // A row of columns names its unit in the first.
    let named = line.split_once([':', '：']).or_else(|| line.split_once('|'));
    let (head, rest) = match named {
        Some((head, rest)) => (head, rest),
        None => match line.find('(').filter(|&i| !is_count(inside(&line[i..]))) {
            Some(open) => (&line[..open], inside(&line[open..])),
            None => match line.find([',', ';', '.']).filter(|&i| !between_digits(line, i)) {
                Some(i) => (&line[..i], line.get(i + 1..).unwrap_or_default()),
                None => (line, ""),
            },
        },
    };
    let mut parts = Vec::new();
    for part in commas(rest, labels) {
        pieces(part, labels, &mut parts);
    }
    (head.trim(), parts)
}

/// What stands in the brackets that open this text.
fn inside(text: &str) -> &str {
    let text = text.strip_prefix('(').unwrap_or(text);
    text.rfind(')').and_then(|i| text.get(..i)).unwrap_or(text)
}

fn is_count(text: &str) -> bool {
    number(text.trim().trim_start_matches(['x', 'X', '×']).trim()).is_some()
}

/// Whether the comma at this place is a decimal one, as French writes it.
fn between_digits(text: &str, at: usize) -> bool {
    let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    digit(text[..at].chars().next_back()) && digit(text[at..].chars().nth(1))
}

/// The parts between commas, semicolons and slashes; decimal commas, fractions and labels written with a slash stay whole.
fn commas<'t>(text: &'t str, labels: &[Label]) -> Vec<&'t str> {
    let slashed = |from: usize, at: usize| {
        let bare = text[from..].trim_start();
        let start = text.len() - bare.len();
        let covers = |word: &&&str| after_word(bare, word).is_some_and(|after| text.len() - after.len() > at);
        start <= at && labels.iter().flat_map(|l| l.words).filter(|w| w.contains('/')).any(|w| covers(&w))
    };
    let mut parts = Vec::new();
    let mut from = 0;
    for (i, c) in text.char_indices() {
        let ends = match c {
            ';' | '|' => true,
            '/' if slashed(from, i) => false,
            ',' | '/' => !between_digits(text, i),
            _ => false,
        };
        if ends {
            parts.push(&text[from..i]);
            from = i + c.len_utf8();
        }
    }
    parts.push(&text[from..]);
    parts.into_iter().map(|p| p.trim().trim_end_matches('.').trim()).filter(|p| !p.is_empty()).collect()
}

/// `CA 5 DV 1` without its comma is two parts: a part also starts at a label that follows a number or dice.
fn pieces<'t>(part: &'t str, labels: &[Label], into: &mut Vec<&'t str>) {
    let mut rest = part;
    while let Some((_, after)) = labelled(rest, labels) {
        let body = rest.len() - after.len();
        let starts = after.char_indices().filter(|(i, c)| *i > 0 && c.is_whitespace());
        let next = starts.map(|(i, c)| i + c.len_utf8()).find(|&i| {
            let value = after[..i].trim().trim_start_matches([':', '=']).trim();
            (Ratio::parse(value).is_some() || parse_dice(value).is_some()) && labelled(&after[i..], labels).is_some()
        });
        match next {
            Some(i) => {
                into.push(rest[..body + i].trim());
                rest = &rest[body + i..];
            }
            None => break,
        }
    }
    into.push(rest.trim());
}

/// The label a part starts with (the longest that fits), and what follows it.
fn labelled<'t, 'l>(part: &'t str, labels: &'l [Label]) -> Option<(&'l Label, &'t str)> {
    let mut best: Option<(&Label, &str, usize)> = None;
    for label in labels {
        for word in label.words {
            if let Some(after) = after_word(part, word) {
                let fitter = best.is_none_or(|(_, _, long)| word.len() > long);
                if fitter {
                    best = Some((label, after, word.len()));
                }
            }
        }
    }
    best.map(|(label, after, _)| (label, after))
}

/// `150 PV`: a figure that stands before its label.
fn figure_first<'t, 'l>(part: &'t str, labels: &'l [Label]) -> Option<(&'l Label, &'t str)> {
    let cuts = part.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(i, c)| (i, i + c.len_utf8()));
    cuts.into_iter().find_map(|(end, from)| {
        let (label, after) = labelled(&part[from..], labels)?;
        let figure = part[..end].trim();
        let whole = after.trim().is_empty() && label.gives == Gives::Value;
        (whole && (number(figure).is_some() || Ratio::parse(figure).is_some())).then_some((label, figure))
    })
}

/// What follows a word at the start of a text, case and accents aside.
fn after_word<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    let mut wanted = word.chars().flat_map(folded).peekable();
    let mut end = 0;
    for (i, c) in text.char_indices() {
        if wanted.peek().is_none() {
            break;
        }
        for got in folded(c) {
            if wanted.next() != Some(got) {
                return None;
            }
        }
        end = i + c.len_utf8();
    }
    if wanted.peek().is_some() {
        return None;
    }
    let after = text.get(end..)?;
    let cut = after.chars().next().is_none_or(|c| !c.is_alphanumeric() && c != '\'' && c != '’');
    // A letter may be followed by its figure without a space, as in « CA5 ».
    let figure = after.chars().next().is_some_and(|c| c.is_ascii_digit());
    (cut || figure).then_some(after)
}

struct Keys<'l> {
    labels: &'l [Label],
    entries: Vec<KeyEntry>,
    problems: Vec<Problem>,
    at: Pos,
    path: &'l str,
}

impl Keys<'_> {
    fn part(&mut self, part: &str) {
        if let Some((label, after)) = labelled(part, self.labels) {
            let after = after.trim().trim_start_matches([':', '=']).trim();
            match label.gives {
                Gives::Value if !after.is_empty() => return self.put(label.key, part, value(after)),
                Gives::Flag if after.is_empty() => return self.put(label.key, part, Value::Flag(true)),
                Gives::Word(word) if after.is_empty() => {
                    return self.put(label.key, part, Value::Text(word.to_owned()));
                }
                Gives::Item(word) if after.is_empty() => return self.item(label.key, part, word),
                _ => {}
            }
        } else if let Some((label, figure)) = figure_first(part, self.labels) {
            return self.put(label.key, part, value(figure));
        } else if let Some(count) = number(part)
            && self.entries.iter().all(|e| e.key != "count")
        {
            return self.put("count", part, Value::Int(count));
        }
        let words = self.labels.iter().flat_map(|l| l.words.iter().copied());
        let first: String =
            part.split(|c: char| c.is_whitespace() || c == ':' || c == '=').next().unwrap_or(part).into();
        let near = nearest(part, words.clone()).or_else(|| nearest(&first, words));
        let part: String = part.chars().take(60).collect();
        self.problems.push(Problem::new("problem-line-part", self.at, self.path).with("part", part).nearest(near));
    }

    fn put(&mut self, key: &str, part: &str, value: Value) {
        if self.entries.iter().any(|e| e.key == key) {
            let part: String = part.chars().take(60).collect();
            let problem = Problem::new("problem-line-twice", self.at, self.path);
            self.problems.push(problem.with("part", part).with("key", key));
            return;
        }
        self.entries.push(KeyEntry::new(key, self.at, value));
    }

    fn item(&mut self, key: &str, part: &str, word: &str) {
        let node = Node { at: self.at, value: Value::Text(word.to_owned()) };
        match self.entries.iter_mut().find(|e| e.key == key) {
            Some(KeyEntry { node: Node { value: Value::List(list), .. }, .. }) => list.push(node),
            _ => self.put(key, part, Value::List(vec![node])),
        }
    }
}

/// A value as a key would hold it: a number where it is one, else the text.
fn value(text: &str) -> Value {
    let text = text.strip_suffix('%').map_or(text, str::trim_end);
    match Ratio::parse(text) {
        Some(r) => r.as_whole().map_or(Value::Decimal(r), Value::Int),
        None => number(text).map_or_else(|| Value::Text(text.to_owned()), Value::Int),
    }
}

/// `30 cavaliers`, `cavaliers (30)`, `cavaliers x30`, `1 000 × piquiers`: the count and the name.
fn count_and_name(head: &str) -> (Option<i64>, &str) {
    let head = head.trim();
    let end = head
        .char_indices()
        .find(|(i, c)| !(c.is_ascii_digit() || (is_group_space(*c) && groups(&head[i + c.len_utf8()..]))))
        .map_or(head.len(), |(i, _)| i);
    let (figures, rest) = head.split_at(end);
    if let Some(count) = number(figures) {
        let rest = rest.trim_start();
        let times =
            rest.strip_prefix(['x', 'X', '×']).filter(|r| r.starts_with(char::is_whitespace) || rest.starts_with('×'));
        return (Some(count), times.unwrap_or(rest).trim());
    }
    let trailing = match head.rfind('(') {
        Some(open) => Some((&head[..open], inside(&head[open..]))),
        None => head.rsplit_once(char::is_whitespace),
    };
    if let Some((name, figures)) = trailing {
        let figures = figures.trim();
        let bare = figures.trim_start_matches(['x', 'X', '×']).trim();
        if let Some(count) = number(bare)
            && (bare.len() < figures.len() || head.contains('('))
        {
            return (Some(count), name.trim());
        }
    }
    (None, head)
}

fn is_group_space(c: char) -> bool {
    matches!(c, ' ' | '\u{a0}' | '\u{202f}' | '\'' | '.')
}

/// Whether exactly three figures come next, as between thousands.
fn groups(text: &str) -> bool {
    let figures = text.chars().take_while(char::is_ascii_digit).count();
    figures == 3
}

/// A whole number, thousands apart or not.
fn number(text: &str) -> Option<i64> {
    let bare: String = text.chars().filter(|c| !is_group_space(*c)).collect();
    if bare.is_empty() || bare.len() > 12 || !bare.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    bare.parse().ok()
}
