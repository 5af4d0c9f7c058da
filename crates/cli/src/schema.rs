//! `schema [RULESET]`: JSON Schemas. Those of scenarios are made from what the readers ask for.

use crate::book;
use crate::console::{Console, Stop};
use clap::ArgMatches;
use montjoie_rules::Game;
use montjoie_rules::scenario::{Doc, Shape, Want};
use std::collections::BTreeMap;

/// The schemas of the formats that are the same for every ruleset.
const FORMATS: &str = include_str!("../schema/formats.json");

/// How often the sample grows: deeper than any scenario nests its tables.
const DEEPEST: usize = 8;

/// Prints the schema asked for.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let Some(name) = matches.get_one::<String>("rules") else {
        return console.line(FORMATS.trim_end());
    };
    let Some(game) = book::find(name) else { return Err(book::unknown_ruleset(name, console)) };
    let title = format!("Montjoie: {}", console.book_name(game.info()));
    let json = serde_json::to_string_pretty(&shape(game).json(&title)).unwrap_or_default();
    console.line(&json)
}

/// Everything a ruleset's scenarios may say: a sample with every table the readers asked for is read again until they
/// ask for nothing new.
pub fn shape(game: &dyn Game) -> Shape {
    let mut shape = Shape::new();
    let mut asked = BTreeMap::new();
    for _ in 0..DEEPEST {
        let doc = Doc::read(&sample(game, &asked));
        // The sample has no values: its problems are of no interest, what is asked of it is.
        let _ = game.open(&doc, None);
        shape.add(&doc);
        let now = doc.asked();
        if now == asked {
            break;
        }
        asked = now;
    }
    shape
}

/// A scenario with every table asked for so far, and two sides.
fn sample(game: &dyn Game, asked: &BTreeMap<String, BTreeMap<String, Want>>) -> String {
    let mut text = format!("ruleset = \"{}\"\n", game.info().id);
    tables("", asked, &mut text, 0);
    if asked.is_empty() {
        text.push_str("[[side]]\n[[side]]\n");
    }
    text
}

fn tables(path: &str, asked: &BTreeMap<String, BTreeMap<String, Want>>, text: &mut String, depth: usize) {
    let Some(keys) = asked.get(path).filter(|_| depth < DEEPEST) else { return };
    for (key, want) in keys {
        let below = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        let times = match want {
            Want::Table => {
                text.push_str(&format!("[{below}]\n"));
                tables(&below, asked, text, depth + 1);
                continue;
            }
            Want::Tables if below == "side" => 2,
            Want::Tables | Want::TableOrTables => 1,
            _ => continue,
        };
        for _ in 0..times {
            text.push_str(&format!("[[{below}]]\n"));
            tables(&below, asked, text, depth + 1);
        }
    }
}
