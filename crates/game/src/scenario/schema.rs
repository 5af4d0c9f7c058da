//! The JSON Schema of a scenario, made from what the readers ask for: it cannot say anything the program does not do.

use super::doc::Doc;
use super::table::Expected;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// What readers asked for, over one or more documents; one that has everything gives the whole schema.
#[derive(Clone, Debug, Default)]
pub struct Shape {
    tables: BTreeMap<String, BTreeMap<String, Expected>>,
}

impl Shape {
    /// Nothing asked yet.
    #[must_use]
    pub fn new() -> Shape {
        Shape::default()
    }

    /// Adds what was asked of a document, once its ruleset has read it.
    pub fn add(&mut self, doc: &Doc) {
        for (path, keys) in doc.asked() {
            let table = self.tables.entry(kin(&path)).or_default();
            for (key, want) in keys {
                let wider = match table.remove(&key) {
                    Some(known) => widest(known, want),
                    None => want,
                };
                table.insert(key, wider);
            }
        }
    }

    /// The schema, under this name.
    #[must_use]
    pub fn json(&self, title: &str) -> Value {
        let mut tables = self.tables.clone();
        // A troop of the scenario may say whatever a unit may.
        let unit = tables.get("side.unit").cloned().unwrap_or_default();
        for (key, want) in unit {
            tables.entry("troop".to_owned()).or_default().entry(key).or_insert(want);
        }
        let mut defs = Map::new();
        for (path, keys) in tables.iter().filter(|(path, _)| !path.is_empty()) {
            defs.insert(path.clone(), table(path, keys, &tables));
        }
        let none = BTreeMap::new();
        let mut schema = table("", tables.get("").unwrap_or(&none), &tables);
        if let Value::Object(root) = &mut schema {
            root.insert("$schema".to_owned(), json!("https://json-schema.org/draft/2020-12/schema"));
            root.insert("title".to_owned(), json!(title));
            root.insert("required".to_owned(), json!(["ruleset", "side"]));
            root.insert("$defs".to_owned(), Value::Object(defs));
        }
        schema
    }
}

/// What fits either of two askings: a reader may expect more or less of a key by what else is written.
fn widest(one: Expected, other: Expected) -> Expected {
    match (one, other) {
        (Expected::Int(a, b), Expected::Int(c, d)) => Expected::Int(a.min(c), b.max(d)),
        (Expected::Decimal(a, b), Expected::Decimal(c, d) | Expected::Int(c, d))
        | (Expected::Int(a, b), Expected::Decimal(c, d)) => Expected::Decimal(a.min(c), b.max(d)),
        (Expected::OneOf(mut words), Expected::OneOf(more)) => {
            for word in more {
                if !words.contains(&word) {
                    words.push(word);
                }
            }
            Expected::OneOf(words)
        }
        (Expected::List(one), Expected::List(other)) => Expected::List(Box::new(widest(*one, *other))),
        (one, Expected::Any) => one,
        (_, last) => last,
    }
}

/// Units and characters are the same wherever they stand: in a side, an army, another unit.
fn kin(path: &str) -> String {
    let mut path = path.replace("side.army.unit", "side.unit").replace("side.army.character", "side.character");
    while path.contains(".unit.unit") {
        path = path.replace(".unit.unit", ".unit");
    }
    path
}

fn table(path: &str, keys: &BTreeMap<String, Expected>, all: &BTreeMap<String, BTreeMap<String, Expected>>) -> Value {
    let mut properties = Map::new();
    for (key, want) in keys {
        let below = kin(&super::desk::join(path, key));
        properties.insert(key.clone(), value(want, &below, all));
    }
    json!({ "type": "object", "properties": properties, "additionalProperties": false })
}

fn value(want: &Expected, below: &str, all: &BTreeMap<String, BTreeMap<String, Expected>>) -> Value {
    let refer = || {
        if all.contains_key(below) {
            json!({ "$ref": format!("#/$defs/{below}") })
        } else {
            json!({ "type": "object" })
        }
    };
    match want {
        Expected::Int(least, most) => json!({ "type": "integer", "minimum": least, "maximum": most }),
        Expected::Decimal(least, most) => {
            json!({ "anyOf": [{ "type": "number", "minimum": least, "maximum": most }, { "type": "string" }] })
        }
        Expected::Text => json!({ "type": "string", "minLength": 1 }),
        Expected::Flag => json!({ "type": "boolean" }),
        Expected::OneOf(words) => json!({ "enum": words.iter().flat_map(|w| spellings(w)).collect::<Vec<_>>() }),
        Expected::Dice => json!({ "anyOf": [{ "type": "string" }, { "type": "integer" }] }),
        Expected::Id => json!({ "type": "string", "pattern": "^[a-z0-9_-]+$" }),
        Expected::Any => json!({ "type": ["string", "number", "boolean"] }),
        Expected::List(each) => {
            let each = value(each, below, all);
            json!({ "anyOf": [each.clone(), { "type": "array", "items": each }] })
        }
        Expected::Table => refer(),
        Expected::Tables => json!({ "type": "array", "items": refer() }),
        Expected::TableOrTables => json!({ "anyOf": [refer(), { "type": "array", "items": refer() }] }),
    }
}

/// A word, and the number or flag that is written the same way.
fn spellings(word: &str) -> Vec<Value> {
    let mut all = vec![json!(word)];
    if let Ok(n) = word.parse::<i64>() {
        all.push(json!(n));
    } else if let Ok(flag) = word.parse::<bool>() {
        all.push(json!(flag));
    }
    all
}
