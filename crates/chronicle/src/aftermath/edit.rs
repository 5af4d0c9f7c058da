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

/// Shares a number out among the tables of a list, in proportion to what each has under the key: whole parts, spare ones to the
/// largest fractions, of equals to the first. Who gets nothing is taken out.
pub fn share(table: &mut dyn TableLike, list: &str, key: &str, all: i64) {
    let Some(item) = table.get_mut(list) else { return };
    let had: Vec<i64> = match item {
        Item::ArrayOfTables(tables) => tables.iter().map(|t| number(t.get(key))).collect(),
        Item::Value(Value::Array(values)) => {
            let of = |v: &Value| v.as_inline_table().and_then(|t| t.get(key)).and_then(Value::as_integer);
            values.iter().map(|v| of(v).unwrap_or(0)).collect()
        }
        _ => return,
    };
    let parts = parts(&had, all);
    for (n, part) in parts.iter().enumerate().rev() {
        match item {
            Item::ArrayOfTables(tables) if *part == 0 => drop(tables.remove(n)),
            Item::ArrayOfTables(tables) => {
                if let Some(one) = tables.get_mut(n) {
                    one.insert(key, value(*part));
                }
            }
            Item::Value(Value::Array(values)) if *part == 0 => drop(values.remove(n)),
            Item::Value(Value::Array(values)) => {
                if let Some(one) = values.get_mut(n).and_then(Value::as_inline_table_mut) {
                    one.insert(key, (*part).into());
                }
            }
            _ => {}
        }
    }
    if parts.iter().all(|part| *part == 0) {
        table.remove(list);
    }
}

fn number(item: Option<&Item>) -> i64 {
    item.and_then(Item::as_integer).unwrap_or(0)
}

fn parts(had: &[i64], all: i64) -> Vec<i64> {
    let sum: i128 = had.iter().map(|n| i128::from(*n)).sum();
    if sum <= 0 {
        return vec![0; had.len()];
    }
    let part = |n: i64| i128::from(n) * i128::from(all.max(0));
    let mut out: Vec<i64> = had.iter().map(|n| i64::try_from(part(*n) / sum).unwrap_or(0)).collect();
    let mut order: Vec<usize> = (0..had.len()).collect();
    order.sort_by_key(|&n| std::cmp::Reverse(part(had[n]) % sum));
    let spare = all.max(0) - out.iter().sum::<i64>();
    for n in order.into_iter().take(usize::try_from(spare).unwrap_or(0)) {
        out[n] += 1;
    }
    out
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
