//! `schema [RULESET]`: JSON Schemas. Those of scenarios are made from what the readers ask for.

use crate::book;
use crate::console::{Console, Stop};
use clap::ArgMatches;
use montjoie_game::Game;
use montjoie_game::scenario::{Doc, Expected, Shape};
use montjoie_text::{Lang, Texts};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The schemas of the formats that are the same for every ruleset.
const FORMATS: &str = include_str!("../schema/formats.json");

/// How often the sample grows: deeper than any scenario nests its tables.
const DEEPEST: usize = 8;
/// Most words of a list that are tried one by one.
const MOST_WORDS: usize = 40;

/// Prints the schema asked for.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let Some(name) = matches.get_one::<String>("rules") else {
        return console.line(FORMATS.trim_end());
    };
    let Some(game) = book::find(name) else { return Err(book::unknown_ruleset(name, console)) };
    let title = format!("Montjoie: {}", console.book_name(game.info()));
    let mut schema = shape(game).json(&title);
    open_lists(&mut schema);
    describe(&mut schema, game, console.lang);
    let json = serde_json::to_string_pretty(&schema).unwrap_or_default();
    console.line(&json)
}

/// Says of every key what it is, in the words of the page that prepares a battle: its name, then a line on it.
fn describe(schema: &mut Value, game: &dyn Game, lang: Lang) {
    let ruleset = game.info().id;
    let Ok(texts) = Texts::new(&[montjoie_web::TEXT, (game.info().text[0], game.info().text[1])]) else { return };
    let said = |table: &str, key: &str| {
        let option = (table == "options").then(|| format!("{ruleset}-option-{key}"));
        // The same word may mean another thing in another table.
        let table = table.rsplit('.').next().filter(|last| !last.is_empty()).unwrap_or("file");
        let ids = [
            format!("page-key-in-{table}-{key}"),
            format!("{ruleset}-key-{key}"),
            format!("page-key-{key}"),
            format!("{ruleset}-field-{key}"),
        ];
        let ids: Vec<String> = option.into_iter().chain(ids).collect();
        let name = ids.iter().find(|id| texts.has(id)).map(|id| crate::prose::capital(&texts.word(lang, id)));
        let help = ids.iter().map(|id| format!("{id}-help")).find(|id| texts.has(id)).map(|id| texts.word(lang, &id));
        match (name, help) {
            (Some(name), Some(help)) => Some(format!("{name}. {help}")),
            (Some(one), None) | (None, Some(one)) => Some(one),
            (None, None) => None,
        }
    };
    let tables = schema.get("$defs").and_then(Value::as_object).map(|defs| defs.keys().cloned().collect::<Vec<_>>());
    let paths = std::iter::once(String::new()).chain(tables.unwrap_or_default());
    for path in paths {
        let table = if path.is_empty() { Some(&mut *schema) } else { schema.pointer_mut(&format!("/$defs/{path}")) };
        let Some(Value::Object(keys)) = table.and_then(|table| table.get_mut("properties")) else { continue };
        for (key, property) in keys {
            if let (Value::Object(property), Some(text)) = (property, said(&path, key)) {
                property.insert("description".to_owned(), text.into());
            }
        }
    }
}

/// Everything a ruleset's scenarios may say: samples with every table the readers asked for are read again until they ask
/// for nothing new. One is bare; in the others every key is written, each with its words in turn, since a reader may ask for
/// one key only where another says so.
pub fn shape(game: &dyn Game) -> Shape {
    let mut shape = Shape::new();
    let mut asked: Asked = BTreeMap::new();
    for _ in 0..DEEPEST {
        let before = asked.clone();
        let most = before.values().flat_map(BTreeMap::values).map(words).max().unwrap_or(0).min(MOST_WORDS);
        for variant in std::iter::once(None).chain((0..most).map(Some)) {
            let doc = Doc::read(&sample(game, &before, variant));
            // What is wrong with a sample is of no interest, what is asked of it is.
            let _ = game.open(&doc, None);
            shape.add(&doc);
            for (path, keys) in doc.asked() {
                asked.entry(path).or_default().extend(keys);
            }
        }
        if asked == before {
            break;
        }
    }
    shape
}

/// What readers asked for, by the path of the table.
type Asked = BTreeMap<String, BTreeMap<String, Expected>>;

/// How many words a key may take.
fn words(want: &Expected) -> usize {
    match want {
        Expected::OneOf(words) => words.len(),
        Expected::List(each) => words(each),
        _ => 1,
    }
}

/// A scenario with every table asked for so far, and two sides.
fn sample(game: &dyn Game, asked: &Asked, variant: Option<usize>) -> String {
    let mut text = format!("ruleset = \"{}\"\n", game.info().id);
    tables("", asked, variant, &mut text, 0);
    if asked.is_empty() {
        text.push_str("[[side]]\n[[side]]\n");
    }
    text
}

fn tables(path: &str, asked: &Asked, variant: Option<usize>, text: &mut String, depth: usize) {
    let Some(keys) = asked.get(path).filter(|_| depth < DEEPEST) else { return };
    if let Some(n) = variant {
        for (key, want) in keys.iter().filter(|(key, _)| !(path.is_empty() && *key == "ruleset")) {
            if let Some(value) = value(want, n) {
                text.push_str(&format!("{key} = {value}\n"));
            }
        }
    }
    for (key, want) in keys {
        let below = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        let times = match want {
            Expected::Table => {
                text.push_str(&format!("[{below}]\n"));
                tables(&below, asked, variant, text, depth + 1);
                continue;
            }
            Expected::Tables if below == "side" => 2,
            Expected::Tables | Expected::TableOrTables => 1,
            _ => continue,
        };
        for _ in 0..times {
            text.push_str(&format!("[[{below}]]\n"));
            tables(&below, asked, variant, text, depth + 1);
        }
    }
}

/// Something a key may be; none for tables.
fn value(want: &Expected, n: usize) -> Option<String> {
    Some(match want {
        Expected::Int(least, _) | Expected::Decimal(least, _) => least.to_string(),
        Expected::Flag => n.is_multiple_of(2).to_string(),
        Expected::OneOf(words) => format!("\"{}\"", words.get(n % words.len().max(1))?),
        Expected::Dice => "\"1d6\"".to_owned(),
        Expected::Text | Expected::Id | Expected::Any => "\"x\"".to_owned(),
        Expected::List(each) => format!("[{}]", value(each, n)?),
        Expected::Table | Expected::Tables | Expected::TableOrTables => return None,
    })
}

/// A word the sample's own tables lent to a list: the list is open, and a scenario's own words belong to it.
fn open_lists(schema: &mut Value) {
    match schema {
        Value::Array(list) => list.iter_mut().for_each(open_lists),
        Value::Object(map) => {
            if let Some(Value::Array(words)) = map.get_mut("enum") {
                let before = words.len();
                words.retain(|word| word != "" && word != "x");
                if words.len() < before {
                    let closed = json!({ "enum": words });
                    *schema = json!({ "anyOf": [closed, { "type": "string" }] });
                    return;
                }
            }
            map.values_mut().for_each(open_lists);
        }
        _ => {}
    }
}
