//! What the forms of preparing change in the scenario: fields, names, counts, new heroes.

use super::{catalogue, game_of, view};
use crate::forms::Fields;
use crate::hall::Hall;
use montjoie_chronicle::{Preparing, ScenarioTable};
use montjoie_game::Games;
use montjoie_game::scenario::{Doc, Expected};
use montjoie_text::Lang;

/// Sets every key that says something else than the file does.
pub(super) fn take_fields(hall: &Hall, lang: Lang, scenario: &str, doc: &mut Preparing, fields: &Fields) {
    let games = hall.games;
    let read = Doc::read(scenario);
    let game = game_of(games, &read);
    let _ = game.map(|game| game.open(&read, None).is_ok());
    let asked = read.asked();
    let blocks = doc.blocks();
    for (name, said) in &fields.0 {
        let (path, key) = name.rsplit_once('.').unwrap_or(("", name));
        let bare = view::bare(path);
        let block = blocks.iter().find(|b| b.path == path);
        if key == "called" {
            block.into_iter().for_each(|block| rename(hall, doc, lang, block, said));
            continue;
        }
        let known = asked.get(&bare).and_then(|keys| keys.get(key));
        let Some(want) = known.or((key.starts_with("name_") && block.is_some()).then_some(&Expected::Text)) else {
            continue;
        };
        if matches!(want, Expected::Table | Expected::Tables | Expected::TableOrTables) {
            continue;
        }
        let now = block.and_then(|b| b.get(key)).unwrap_or_default();
        let usual = key == "edition" && path.is_empty() && now.is_empty() && view::edition(games, &read) == Some(said);
        // A stepper shows what the line or the troop says: left alone, it says nothing more.
        let counted = || block.zip(game).and_then(|(b, g)| catalogue::how_many(g, b)).map(|n| n.to_string());
        let usual = usual || (key == "count" && now.is_empty() && counted().as_deref() == Some(said.trim()));
        if said.trim() != now && !usual {
            doc.set(path, key, want, said);
        }
    }
}

/// What is written over a name is the name in both languages; nothing written over that of a unit gives it back its troop's.
fn rename(hall: &Hall, doc: &mut Preparing, lang: Lang, block: &ScenarioTable, said: &str) {
    let said = said.trim();
    if said == view::named(block, lang).unwrap_or_default() {
        return;
    }
    let nameless = block.get("line").or(block.get("troop")).is_some();
    if said.is_empty() && !nameless {
        return;
    }
    let was = block.get("name").unwrap_or_default();
    if Lang::ALL.iter().any(|lang| given_names(hall, *lang).iter().any(|(name, _)| name == was)) {
        doc.set(&block.path, "gender", &Expected::Text, "");
    }
    for key in ["name_fr", "name_en"] {
        doc.set(&block.path, key, &Expected::Text, "");
    }
    doc.set(&block.path, "name", &Expected::Text, said);
}

/// One step of a unit's stepper.
pub(super) fn step(games: Games, doc: &mut Preparing, place: &str, up: bool) {
    let Some(game) = game_of(games, &Doc::read(&doc.text())) else { return };
    let blocks = doc.blocks();
    let Some(count) = blocks.iter().find(|b| b.path == place).and_then(|b| catalogue::how_many(game, b)) else {
        return;
    };
    doc.set(place, "count", &Expected::Int(1, catalogue::MOST), &catalogue::stepped(count, up).to_string());
}

/// Every option as the document says: none is written but this.
pub(super) fn as_the_document(games: Games, doc: &mut Preparing) {
    let Some(game) = game_of(games, &Doc::read(&doc.text())) else { return };
    for setting in game.info().settings {
        doc.set("options", setting.name, &Expected::Text, "");
    }
    doc.set("options", "preset", &Expected::Text, "document");
}

/// Adds a table, with what nobody could do without.
pub(super) fn add(hall: &Hall, lang: Lang, doc: &mut Preparing, place: &str) -> Option<String> {
    let (path, key) = place.rsplit_once('.').unwrap_or(("", place));
    let plain = !key.is_empty() && key.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
    if !plain {
        return None;
    }
    if key == "character" {
        return hero(hall, lang, doc, path);
    }
    let id = format!("page-prepare-new-{key}");
    if !hall.texts.has(&id) {
        return doc.add(path, key, &[]);
    }
    let nth = doc.blocks().iter().filter(|b| b.kind == key).count() + 1;
    let name = format!("{} {nth}", hall.texts.word(lang, &id));
    doc.add(path, key, &[(lang.pick("name_fr", "name_en"), &name)])
}

/// The names new heroes are given until somebody writes over them, each with whether a woman bears it.
pub(super) fn given_names(hall: &Hall, lang: Lang) -> Vec<(String, bool)> {
    let list = hall.texts.word(lang, "page-prepare-hero-names");
    let one = |name: &str| (name.trim().trim_end_matches('*').to_owned(), name.trim().ends_with('*'));
    list.split(',').map(one).collect()
}

/// A hero with a name and the figures its book cannot do without: nobody begins with an error.
fn hero(hall: &Hall, lang: Lang, doc: &mut Preparing, side: &str) -> Option<String> {
    let read = Doc::read(&doc.text());
    let game = game_of(hall.games, &read)?;
    let format = game.format();
    let blocks = doc.blocks();
    let taken =
        |name: &str| blocks.iter().any(|b| ["name", "name_fr", "name_en"].iter().any(|k| b.get(k) == Some(name)));
    let nth = blocks.iter().filter(|b| b.kind == "character").count() + 1;
    let free = given_names(hall, lang).into_iter().find(|(name, _)| !taken(name));
    let (name, woman) =
        free.unwrap_or_else(|| (format!("{} {nth}", hall.texts.word(lang, "page-prepare-new-character")), false));
    let place = doc.add(side, "character", &[("name", &name)])?;
    if woman {
        doc.set(&place, "gender", &Expected::Text, "f");
    }
    let edition = view::edition(hall.games, &read);
    for (key, usual) in format.hero.iter().filter(|(_, usual)| !usual.is_empty()) {
        let written = edition.and_then(|edition| (format.written)(edition, key, usual));
        doc.set(&place, key, &Expected::Any, written.as_deref().unwrap_or(usual));
    }
    Some(place)
}
