//! A scenario that is being written on a page: its TOML text, changed table by table, key by key. Whatever else the file says,
//! comments included, stays as it is.

use crate::aftermath::edit::{Steps, find, remove, steps};
use montjoie_game::scenario::Expected;
use toml_edit::{Array, ArrayOfTables, DocumentMut, Item, Table, Value};

/// A scenario under way.
#[derive(Clone, Debug)]
pub struct Preparing(DocumentMut);

/// One table of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioTable {
    /// Where it stands: `side[1].unit[3]`, counted from 1 as problems are.
    pub path: String,
    /// The key it stands under: `unit`.
    pub kind: String,
    /// What it says, as text; tables within it stand by themselves.
    pub keys: Vec<(String, String)>,
}

impl ScenarioTable {
    /// What it says under a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.keys.iter().find(|(k, _)| k == key).map(|(_, v)| v.as_str())
    }
}

impl Preparing {
    /// Reads a text; none when it is no TOML, and can only be mended as text.
    #[must_use]
    pub fn read(text: &str) -> Option<Preparing> {
        // Copied out of somebody's editor, lines may end otherwise.
        text.replace("\r\n", "\n").trim_start_matches('\u{feff}').parse().ok().map(Preparing)
    }

    /// Two sides and nobody on them. A name in French and in English, or in one of them: nothing is written for the other, which the
    /// one then stands in for.
    #[must_use]
    pub fn blank(ruleset: &str, title: (&str, &str), sides: [(&str, &str); 2]) -> Preparing {
        fn name(table: &mut Table, (fr, en): (&str, &str)) {
            for (key, name) in [("name_fr", fr), ("name_en", en)].into_iter().filter(|(_, name)| !name.is_empty()) {
                table.insert(key, toml_edit::value(name));
            }
        }
        let mut doc = DocumentMut::new();
        doc.insert("ruleset", toml_edit::value(ruleset));
        name(doc.as_table_mut(), title);
        let mut both = ArrayOfTables::new();
        for side in sides {
            let mut table = Table::new();
            name(&mut table, side);
            both.push(table);
        }
        doc.insert("side", Item::ArrayOfTables(both));
        Preparing(doc)
    }

    /// The file as it stands.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.to_string()
    }

    /// Every table, in the order of the file, the top first.
    #[must_use]
    pub fn blocks(&self) -> Vec<ScenarioTable> {
        let mut blocks =
            vec![ScenarioTable { path: String::new(), kind: String::new(), keys: keys(self.0.as_table()) }];
        walk(self.0.as_table(), "", &mut blocks);
        blocks
    }

    /// Sets a key as a person typed it; nothing typed takes it out.
    pub fn set(&mut self, path: &str, key: &str, want: &Expected, text: &str) {
        let text = text.trim();
        let way = steps(path);
        if way.len() == 1 && way[0].1.is_none() && !text.is_empty() && self.0.get(&way[0].0).is_none() {
            // `[options]`, `[ground]` and `[weather]` come into being with their first key.
            self.0.insert(&way[0].0, Item::Table(Table::new()));
        }
        let Some(table) = find(&mut self.0, &way) else { return };
        if text.is_empty() {
            table.remove(key);
        } else {
            let now = Item::Value(typed(want, text));
            match table.get_mut(key) {
                // What stands around a value, a comment say, is the GM's.
                Some(Item::Value(old)) => {
                    let decor = old.decor().clone();
                    if let Item::Value(mut new) = now {
                        *new.decor_mut() = decor;
                        *old = new;
                    }
                }
                _ => drop(table.insert(key, now)),
            }
        }
    }

    /// Adds a table to a list, `side[1]` and `character` say: where it stands.
    pub fn add(&mut self, path: &str, key: &str, says: &[(&str, &str)]) -> Option<String> {
        let way = steps(path);
        if path.split('.').count() == 1 && !path.is_empty() && way[0].1.is_none() && self.0.get(path).is_none() {
            self.0.insert(path, Item::Table(Table::new()));
        }
        let table = find(&mut self.0, &way)?;
        if table.get(key).is_none() {
            table.insert(key, Item::ArrayOfTables(ArrayOfTables::new()));
        }
        let list = table.get_mut(key)?.as_array_of_tables_mut()?;
        let mut new = Table::new();
        for (key, text) in says {
            new.insert(key, toml_edit::value(*text));
        }
        list.push(new);
        let dot = if path.is_empty() { "" } else { "." };
        Some(format!("{path}{dot}{key}[{}]", list.len()))
    }

    /// Puts another like this one after the last of its list, under a name of its own: where it stands.
    pub fn copy(&mut self, path: &str) -> Option<String> {
        let mut taken: Vec<(String, String)> = self.blocks().into_iter().flat_map(|b| b.keys).collect();
        let way = steps(path);
        let ((key, place), above) = way.split_last()?;
        let place = (*place)?;
        let list = find(&mut self.0, above)?.get_mut(key)?.as_array_of_tables_mut()?;
        let mut twin = list.get(place)?.clone();
        anywhere(&mut twin);
        fresh(&mut twin, &mut taken);
        list.push(twin);
        let at = list.len();
        let cut = path.rfind('[').unwrap_or(path.len());
        Some(format!("{}[{at}]", &path[..cut]))
    }

    /// Takes a table out.
    pub fn remove(&mut self, path: &str) {
        let way: Steps = steps(path);
        if way.last().is_some_and(|(_, place)| place.is_some()) {
            remove(&mut self.0, &way);
        } else if let [(key, None)] = way.as_slice() {
            self.0.remove(key);
        }
    }
}

fn walk(table: &Table, path: &str, blocks: &mut Vec<ScenarioTable>) {
    let dot = if path.is_empty() { "" } else { "." };
    for (key, item) in table.iter() {
        let mut one = |path: String, table: &Table| {
            blocks.push(ScenarioTable { path: path.clone(), kind: key.to_owned(), keys: keys(table) });
            walk(table, &path, blocks);
        };
        match item {
            Item::Table(below) => one(format!("{path}{dot}{key}"), below),
            Item::ArrayOfTables(list) => {
                for (i, below) in list.iter().enumerate() {
                    one(format!("{path}{dot}{key}[{}]", i + 1), below);
                }
            }
            _ => {}
        }
    }
}

fn keys(table: &Table) -> Vec<(String, String)> {
    table.iter().filter_map(|(key, item)| Some((key.to_owned(), shown(item.as_value()?)))).collect()
}

/// A value as a person types it.
fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => text.value().clone(),
        Value::Array(list) => list.iter().map(shown).collect::<Vec<_>>().join(", "),
        Value::Integer(n) => n.value().to_string(),
        Value::Boolean(flag) => flag.value().to_string(),
        other => other.clone().decorated("", "").to_string(),
    }
}

/// What a person typed, as the reader wants it. What does not fit is kept as it is, and told by the reader.
fn typed(want: &Expected, text: &str) -> Value {
    let whole = || text.replace([' ', '\u{a0}', '\u{202f}'], "").parse::<i64>().ok();
    match want {
        Expected::Int(..) | Expected::Any | Expected::Dice | Expected::Decimal(..) => match whole() {
            Some(n) => n.into(),
            None => text.into(),
        },
        Expected::Flag => text.parse::<bool>().map_or_else(|_| text.into(), Into::into),
        Expected::List(each) => {
            let pieces = text.split([',', ';']).map(str::trim).filter(|piece| !piece.is_empty());
            Value::Array(pieces.map(|piece| typed(each, piece)).collect::<Array>())
        }
        _ => text.into(),
    }
}

/// A copied table has no place in the file of its own: it stands where its list puts it.
fn anywhere(table: &mut Table) {
    table.set_position(None);
    for (_, item) in table.iter_mut() {
        match item {
            Item::Table(below) => anywhere(below),
            Item::ArrayOfTables(list) => list.iter_mut().for_each(anywhere),
            _ => {}
        }
    }
}

/// No two share an id, nor a name: the names of a copy, and of those within it, get the next number that is free.
fn fresh(twin: &mut Table, taken: &mut Vec<(String, String)>) {
    twin.remove("id");
    for key in ["name", "name_fr", "name_en"] {
        let Some(name) = twin.get(key).and_then(Item::as_str).map(str::to_owned) else { continue };
        let bare = name.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end();
        let is_free = |new: &String| !taken.iter().any(|(k, v)| k == key && v == new);
        if let Some(free) = (2..).map(|n| format!("{bare} {n}")).find(is_free) {
            taken.push((key.to_owned(), free.clone()));
            twin.insert(key, toml_edit::value(free));
        }
    }
    for (_, item) in twin.iter_mut() {
        match item {
            Item::Table(below) => fresh(below, taken),
            Item::ArrayOfTables(list) => list.iter_mut().for_each(|below| fresh(below, taken)),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# ours\nruleset = \"x\"\nname = \"n\"\n\n[[side]]\nname = \"a\"\n\n[[side.unit]]\nname = \"les Piques\" # good men\ncount = 30\n\n[[side.unit.unit]]\nid = \"one\"\n\n[[side.character]]\nname = \"Aude\"\n\n[[side]]\nname = \"b\"\n";

    #[test]
    fn keys_are_set_and_everything_else_stays() {
        let mut doc = Preparing::read(TEXT).expect("TOML");
        assert_eq!(doc.text(), TEXT);
        doc.set("side[1].unit[1]", "count", &Expected::Int(1, 100), "1 000");
        doc.set("side[1].unit[1]", "name", &Expected::Text, "les Lances");
        doc.set("side[1].unit[1]", "is", &Expected::List(Box::new(Expected::Text)), "a, b");
        doc.set("side[2]", "name", &Expected::Text, " ");
        doc.set("options", "round", &Expected::Text, "up");
        let text = doc.text();
        assert!(text.contains("count = 1000\n") && text.contains("name = \"les Lances\" # good men"), "{text}");
        assert!(text.contains("is = [\"a\", \"b\"]") && text.contains("[options]\nround = \"up\""), "{text}");
        assert!(text.starts_with("# ours") && !text.contains("\"b\"\n"), "{text}");
    }

    #[test]
    fn tables_are_added_copied_and_taken_out() {
        let mut doc = Preparing::read(TEXT).expect("TOML");
        assert_eq!(doc.copy("side[1].unit[1]").as_deref(), Some("side[1].unit[2]"));
        assert_eq!(doc.add("side[2]", "unit", &[("line", "30 piques")]).as_deref(), Some("side[2].unit[1]"));
        assert_eq!(doc.add("", "event", &[]).as_deref(), Some("event[1]"));
        let again = Preparing::read(&doc.text()).expect("still TOML");
        let paths: Vec<String> = again.blocks().into_iter().map(|b| b.path).collect();
        let wanted = [
            "",
            "side[1]",
            "side[1].unit[1]",
            "side[1].unit[1].unit[1]",
            "side[1].unit[2]",
            "side[1].unit[2].unit[1]",
            "side[1].character[1]",
            "side[2]",
            "side[2].unit[1]",
            "event[1]",
        ];
        assert_eq!(paths, wanted, "{}", doc.text());
        let copied = again.blocks().into_iter().find(|b| b.path == "side[1].unit[2]").expect("it is there");
        assert_eq!((copied.get("name"), copied.get("count")), (Some("les Piques 2"), Some("30")));
        assert!(again.blocks().iter().filter(|b| b.get("id").is_some()).count() == 1, "ids are nobody's twice");
        let mut doc = again;
        doc.remove("side[1].unit[1]");
        doc.remove("side[2].unit[1]");
        let names: Vec<_> = doc.blocks().iter().map(|b| b.path.clone()).collect();
        assert!(!names.contains(&"side[2].unit[1]".to_owned()) && names.contains(&"side[1].unit[1]".to_owned()));
    }

    #[test]
    fn a_blank_one_is_a_file() {
        let doc = Preparing::blank("x", ("fr", "en"), [("a", "a"), ("b", "b")]);
        let paths: Vec<String> = doc.blocks().into_iter().map(|b| b.path).collect();
        assert_eq!(paths, ["", "side[1]", "side[2]"]);
        let french = Preparing::blank("x", ("fr", ""), [("a", ""), ("b", "")]).text();
        assert!(french.matches("name_fr").count() == 3 && !french.contains("name_en"), "{french}");
        assert!(Preparing::read(&doc.text()).is_some() && Preparing::read("side = [").is_none());
    }
}
