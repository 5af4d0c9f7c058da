//! A scenario with one value changed: what a sweep varies is written by its place, as problems write it.

use super::desk::ReaderNotes;
use super::doc::{Doc, KeyEntry, KeyMap, Node, Pos, Value};
use super::number::Ratio;
use super::words::nearest;
use std::rc::Rc;
use std::sync::Arc;

/// Why a place is not in the document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPlace {
    /// It is not written as a place: `side[1].unit[2].count`.
    Form,
    /// This part leads nowhere; the nearest that would.
    Missing(String, Option<String>),
    /// Several things are called this.
    Several(String),
}

/// A step of a place: a key, and which of a list.
struct Part<'a> {
    key: &'a str,
    index: Option<&'a str>,
}

impl Doc {
    /// The same document with another value at a place, as problems write it: `side[1].unit[2].count`. An element of a list goes by its
    /// number from 1 or by its id (`side[1].unit[piquiers].count`), and what has an id of its own may begin the place
    /// (`piquiers.count`). The last key need not be written yet: whether the rulebook knows it, its reader says.
    ///
    /// # Errors
    /// Where the place is lost.
    pub fn with_value(&self, place: &str, value: &str) -> Result<Doc, NoPlace> {
        let parts = parts(place).ok_or(NoPlace::Form)?;
        let root = KeyMap { at: self.top().at, entries: self.top().entries.clone() };
        let root = set_in_root(&root, &parts, value)?;
        Ok(Doc::made(Arc::new(root), Rc::new(ReaderNotes::default())))
    }
}

fn parts(place: &str) -> Option<Vec<Part<'_>>> {
    let plain = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || "_-".contains(c));
    place
        .split('.')
        .map(|piece| {
            let (key, index) = match piece.split_once('[') {
                Some((key, rest)) => (key, Some(rest.strip_suffix(']')?)),
                None => (piece, None),
            };
            (plain(key) && index.is_none_or(plain)).then_some(Part { key, index })
        })
        .collect()
}

fn set_in_root(root: &KeyMap, parts: &[Part<'_>], value: &str) -> Result<KeyMap, NoPlace> {
    let Some((first, rest)) = parts.split_first() else { return Err(NoPlace::Form) };
    // A key of the top goes before a name; a name may begin the place where no key does.
    if root.get(first.key).is_none() && first.index.is_none() && !rest.is_empty() {
        let mut found = Vec::new();
        named(root, first.key, &mut Vec::new(), &mut found);
        match found.as_slice() {
            [] => {}
            [way] => return along(root, way, rest, value),
            _ => return Err(NoPlace::Several(first.key.to_owned())),
        }
        if first.key != "options" {
            let mut names = Vec::new();
            ids(root, &mut names);
            names.extend(root.entries.iter().map(|e| e.key.clone()));
            let near = nearest(first.key, names.iter().map(String::as_str));
            return Err(NoPlace::Missing(first.key.to_owned(), near));
        }
    }
    set(root, parts, value)
}

/// Where the tables with this id are: the entry and the element at each level.
fn named(map: &KeyMap, id: &str, way: &mut Vec<(usize, usize)>, found: &mut Vec<Vec<(usize, usize)>>) {
    for (i, entry) in map.entries.iter().enumerate() {
        let Value::List(list) = &entry.node.value else { continue };
        for (k, node) in list.iter().enumerate() {
            let Value::Table(table) = &node.value else { continue };
            way.push((i, k));
            if has_id(table, id) {
                found.push(way.clone());
            }
            named(table, id, way, found);
            way.pop();
        }
    }
}

fn ids(map: &KeyMap, names: &mut Vec<String>) {
    for entry in &map.entries {
        let Value::List(list) = &entry.node.value else { continue };
        for node in list {
            let Value::Table(table) = &node.value else { continue };
            if let Some(Value::Text(id)) = table.get("id").map(|e| &e.node.value) {
                names.push(id.clone());
            }
            ids(table, names);
        }
    }
}

fn has_id(table: &KeyMap, id: &str) -> bool {
    matches!(table.get("id").map(|e| &e.node.value), Some(Value::Text(own)) if own == id)
}

/// Follows a way that was found, then sets the rest.
fn along(map: &KeyMap, way: &[(usize, usize)], rest: &[Part<'_>], value: &str) -> Result<KeyMap, NoPlace> {
    let Some((&(i, k), way)) = way.split_first() else { return set(map, rest, value) };
    let mut entries = map.entries.clone();
    if let Value::List(list) = &mut entries[i].node.value
        && let Value::Table(table) = &list[k].value
    {
        let table = along(table, way, rest, value)?;
        list[k].value = Value::Table(Arc::new(table));
    }
    Ok(KeyMap { at: map.at, entries })
}

fn set(map: &KeyMap, parts: &[Part<'_>], value: &str) -> Result<KeyMap, NoPlace> {
    let Some((part, rest)) = parts.split_first() else { return Err(NoPlace::Form) };
    let mut entries = map.entries.clone();
    let lost = |name: &str, among: Vec<&str>| NoPlace::Missing(name.to_owned(), nearest(name, among));
    let keys = || map.entries.iter().map(|e| e.key.as_str()).collect::<Vec<_>>();
    let at = match entries.iter().position(|e| e.key == part.key) {
        Some(at) => at,
        None if part.index.is_some() => return Err(lost(part.key, keys())),
        None => {
            // A key that is not written yet, and the table it would stand in.
            let new = if rest.is_empty() { Value::Flag(false) } else { Value::Table(Arc::default()) };
            entries.push(KeyEntry::new(part.key, map.at, new));
            entries.len() - 1
        }
    };
    let node = match part.index {
        None => &mut entries[at].node,
        Some(index) => {
            let Value::List(list) = &mut entries[at].node.value else { return Err(lost(part.key, Vec::new())) };
            let place = element(list, index).ok_or_else(|| lost(&format!("{}[{index}]", part.key), Vec::new()))?;
            &mut list[place]
        }
    };
    if rest.is_empty() {
        *node = written(node, value).ok_or_else(|| lost(part.key, Vec::new()))?;
    } else {
        let Value::Table(table) = &node.value else { return Err(lost(rest[0].key, Vec::new())) };
        let table = set(table, rest, value)?;
        node.value = Value::Table(Arc::new(table));
    }
    Ok(KeyMap { at: map.at, entries })
}

/// By its number from 1, else by its id.
fn element(list: &[Node], index: &str) -> Option<usize> {
    let counted = index.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).filter(|n| *n < list.len());
    counted.or_else(|| list.iter().position(|node| matches!(&node.value, Value::Table(t) if has_id(t, index))))
}

/// A value of the same kind as the one that stood there; none for a list or a table.
fn written(old: &Node, text: &str) -> Option<Node> {
    let at: Pos = old.at;
    let value = match &old.value {
        Value::List(_) | Value::Table(_) => return None,
        Value::Text(_) => Value::Text(text.to_owned()),
        _ => match text {
            "true" => Value::Flag(true),
            "false" => Value::Flag(false),
            _ => match (text.parse::<i64>(), Ratio::parse(text)) {
                (Ok(n), _) => Value::Int(n),
                (_, Some(ratio)) => Value::Decimal(ratio),
                _ => Value::Text(text.to_owned()),
            },
        },
    };
    Some(Node { at, value })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "name = \"x\"\n[[side]]\nid = \"nord\"\n[[side.unit]]\nid = \"piquiers\"\ncount = 50\n[[side.unit]]\ncount = 20\n[[side]]\nid = \"sud\"\n";

    fn count(doc: &Doc, unit: usize) -> String {
        let Value::List(sides) = &doc.top().get("side").expect("sides").node.value else { panic!("a list") };
        let Value::Table(side) = &sides[0].value else { panic!("a table") };
        let Value::List(units) = &side.get("unit").expect("units").node.value else { panic!("a list") };
        let Value::Table(unit) = &units[unit].value else { panic!("a table") };
        format!("{:?}", unit.get("count").expect("a count").node.value)
    }

    #[test]
    fn a_place_is_found_by_numbers_and_by_names() {
        let doc = Doc::read(TEXT);
        for place in ["side[1].unit[1].count", "side[nord].unit[piquiers].count", "piquiers.count"] {
            let other = doc.with_value(place, "60").expect(place);
            assert_eq!((count(&other, 0), count(&other, 1)), ("Int(60)".into(), "Int(20)".into()), "{place}");
        }
        assert!(count(&doc.with_value("side[1].unit[2].count", "2.5").expect("there"), 1).contains("Decimal"));
        assert_eq!(count(&doc, 0), "Int(50)", "the document itself stays");
    }

    #[test]
    fn what_stands_as_text_stays_text() {
        let doc = Doc::read(TEXT).with_value("name", "3").expect("there");
        assert_eq!(doc.peek("name"), Some("3"));
    }

    #[test]
    fn a_place_that_is_lost_is_named() {
        let doc = Doc::read(TEXT);
        let lost = |place: &str| doc.with_value(place, "1").expect_err(place);
        assert_eq!(lost("piquers.count"), NoPlace::Missing("piquers".into(), Some("piquiers".into())));
        assert_eq!(lost("side[3].unit[1].count"), NoPlace::Missing("side[3]".into(), None));
        assert_eq!(lost("side"), NoPlace::Missing("side".into(), None), "a list is no figure");
        for wrong in ["", "side[1", "a b.c", "side..count"] {
            assert_eq!(lost(wrong), NoPlace::Form, "{wrong}");
        }
        let twice = Doc::read("[[side]]\nid = \"a\"\n[[side]]\nid = \"a\"\n");
        assert_eq!(twice.with_value("a.count", "1").err(), Some(NoPlace::Several("a".into())));
    }
}
