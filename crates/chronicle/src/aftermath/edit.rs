//! Finding one's way in a TOML document by the paths problems are told with.

use toml_edit::{Array, DocumentMut, Item, TableLike, Value, value};

/// The way to a table: keys, and places in lists from 0.
pub type Steps = Vec<(String, Option<usize>)>;

/// `side[2].unit[3]` as steps.
pub fn steps(path: &str) -> Steps {
    path.split('.')
        .filter(|piece| !piece.is_empty())
        .map(|piece| match piece.strip_suffix(']').and_then(|p| p.split_once('[')) {
            Some((key, n)) => (key.to_owned(), n.parse::<usize>().ok().and_then(|n| n.checked_sub(1))),
            None => (piece.to_owned(), None),
        })
        .collect()
}

/// The table at the end of the way.
pub fn find<'d>(doc: &'d mut DocumentMut, way: &[(String, Option<usize>)]) -> Option<&'d mut dyn TableLike> {
    let mut table: &mut dyn TableLike = doc.as_table_mut();
    for (key, place) in way {
        table = element(table.get_mut(key)?, place.unwrap_or(0))?;
    }
    Some(table)
}

fn element(item: &mut Item, place: usize) -> Option<&mut dyn TableLike> {
    match item {
        Item::ArrayOfTables(list) => list.get_mut(place).map(|t| t as &mut dyn TableLike),
        Item::Value(Value::Array(list)) => list.get_mut(place)?.as_inline_table_mut().map(|t| t as &mut dyn TableLike),
        other => other.as_table_like_mut(),
    }
}

/// The list that holds the table at the end of the way, and its place there.
fn list<'d>(doc: &'d mut DocumentMut, way: &[(String, Option<usize>)]) -> Option<(&'d mut Item, usize)> {
    let ((key, place), above) = way.split_last()?;
    let item = find(doc, above)?.get_mut(key)?;
    Some((item, place.unwrap_or(0)))
}

/// The ids of every table of this kind under a table, however deep.
pub fn ids(doc: &mut DocumentMut, way: &[(String, Option<usize>)], kind: &str) -> Vec<String> {
    fn gather(table: &dyn TableLike, kind: &str, inside: bool, found: &mut Vec<String>) {
        if inside && let Some(id) = table.get("id").and_then(Item::as_str) {
            found.push(id.to_owned());
        }
        for (key, item) in table.iter() {
            match item {
                Item::ArrayOfTables(list) => list.iter().for_each(|t| gather(t, kind, key == kind, found)),
                Item::Value(Value::Array(list)) => {
                    let tables = list.iter().filter_map(Value::as_inline_table);
                    tables.for_each(|t| gather(t, kind, key == kind, found));
                }
                _ => {}
            }
        }
    }
    let mut found = Vec::new();
    if let Some(table) = find(doc, way) {
        gather(&*table, kind, false, &mut found);
    }
    found
}

/// Takes a table out of its list; an empty list goes with it.
pub fn remove(doc: &mut DocumentMut, way: &[(String, Option<usize>)]) {
    let empty = match list(doc, way) {
        Some((Item::ArrayOfTables(tables), place)) if place < tables.len() => {
            tables.remove(place);
            tables.is_empty()
        }
        Some((Item::Value(Value::Array(values)), place)) if place < values.len() => {
            values.remove(place);
            values.is_empty()
        }
        _ => false,
    };
    if empty
        && let Some(((key, _), above)) = way.split_last()
        && let Some(table) = find(doc, above)
    {
        table.remove(key);
    }
}

/// Puts a copy of a table at the end of its list: the way to it.
pub fn copy(doc: &mut DocumentMut, way: &[(String, Option<usize>)]) -> Option<Steps> {
    let (item, place) = list(doc, way)?;
    let at = match item {
        Item::ArrayOfTables(tables) => {
            let twin = tables.get(place)?.clone();
            tables.push(twin);
            tables.len() - 1
        }
        Item::Value(Value::Array(values)) => {
            let twin = values.get(place)?.clone();
            values.push(twin);
            values.len() - 1
        }
        _ => return None,
    };
    let mut twin = way.to_vec();
    twin.last_mut()?.1 = Some(at);
    Some(twin)
}

/// Takes out the key at the end of a path, or the element of its list; false when there is none.
pub fn forget(doc: &mut DocumentMut, path: &str) -> bool {
    let way = steps(path);
    let Some(((key, place), above)) = way.split_last() else { return false };
    let Some(table) = find(doc, above) else { return false };
    match (table.get_mut(key), place) {
        (Some(Item::Value(Value::Array(list))), Some(place)) if *place < list.len() && list.len() > 1 => {
            list.remove(*place);
            true
        }
        (Some(_), _) => table.remove(key).is_some(),
        (None, _) => false,
    }
}

/// Accepts every problem of this code; false when it is accepted already.
pub fn waive(doc: &mut DocumentMut, code: &str) -> bool {
    let known = doc.get("waive").and_then(Item::as_array).cloned().unwrap_or_default();
    if known.iter().any(|v| v.as_str() == Some(code)) {
        return false;
    }
    let mut list: Array = known;
    list.push(code);
    doc.as_table_mut().insert("waive", value(list));
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# top\n[[side]]\nid = \"a\"\n\n# the pikes\n[[side.unit]]\nid = \"p\"\n[[side.unit]]\nid = \"q\"\n[[side]]\nid = \"b\"\nunit = [{ id = \"r\" }, { id = \"s\" }]\n";

    #[test]
    fn tables_are_found_taken_out_and_copied() {
        let mut doc: DocumentMut = TEXT.parse().expect("sound");
        let id = |doc: &mut DocumentMut, path: &str| {
            find(doc, &steps(path)).and_then(|t| t.get("id")).and_then(Item::as_str).map(str::to_owned)
        };
        assert_eq!(id(&mut doc, "side[1].unit[2]").as_deref(), Some("q"));
        assert_eq!(id(&mut doc, "side[2].unit[2]").as_deref(), Some("s"));
        remove(&mut doc, &steps("side[1].unit[2]"));
        remove(&mut doc, &steps("side[2].unit[1]"));
        assert_eq!(id(&mut doc, "side[2].unit[1]").as_deref(), Some("s"));
        let twin = copy(&mut doc, &steps("side[1].unit[1]")).expect("a copy");
        find(&mut doc, &twin).expect("it is there").insert("id", value("p-2"));
        let text = doc.to_string();
        assert!(text.contains("# the pikes") && text.contains("\"p-2\""), "{text}");
        assert!(text.find("p-2") < text.find("\"b\""), "{text}");
        assert_eq!(ids(&mut doc, &steps("side[1]"), "unit"), ["p", "p-2"]);
        assert_eq!(ids(&mut doc, &steps("side[2]"), "unit"), ["s"]);
    }
}
