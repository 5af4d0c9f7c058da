//! *As the document says*: one word gives every option the reading its book documents, in every book; what is written beside it
//! counts, and is told.
#![allow(clippy::unwrap_used)]

use montjoie_books::GAMES;
use montjoie_game::scenario::Doc;
use montjoie_game::{Fight, Game, Opened};
use std::collections::BTreeMap;

/// A row of a printed list, split where a comma is no part of a quoted text.
fn row(line: &str) -> Vec<String> {
    let (mut cells, mut quoted) = (vec![String::new()], false);
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            c => cells.last_mut().unwrap().push(c),
        }
    }
    cells
}

/// The default of every option as the book's own lists document it, for this edition.
fn documented(game: &dyn Game, edition: Option<&str>) -> BTreeMap<String, String> {
    let folder = format!("{}/../../books/{}/tables", env!("CARGO_MANIFEST_DIR"), game.info().id);
    let mut all = BTreeMap::new();
    for file in ["options.csv", "gm_knobs.csv"] {
        let Ok(text) = std::fs::read_to_string(format!("{folder}/{file}")) else { continue };
        let mut lines = text.lines().map(row);
        let head = lines.next().unwrap();
        let of_edition = edition.map(|edition| format!("default_{edition}"));
        let default = head.iter().position(|h| Some(h) == of_edition.as_ref() || h == "default").unwrap();
        all.extend(lines.filter(|cells| cells.len() > default).map(|cells| (cells[0].clone(), cells[default].clone())));
    }
    all
}

/// A shipped battle of a book, with these options and no others.
fn open(game: &dyn Game, edition: Option<&'static str>, options: &str) -> Opened {
    let (_, text) = game.samples()[0];
    let mut kept = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if line.trim_start().starts_with('[') {
            inside = line.trim() == "[options]";
        }
        if !inside {
            kept.push(line);
        }
    }
    let text = format!("{}\n[options]\n{options}\n", kept.join("\n"));
    match game.open(&Doc::read(&text), edition) {
        Ok(opened) => opened,
        Err(problems) => panic!("{}: {:#?}", game.info().id, problems.iter().collect::<Vec<_>>()),
    }
}

fn in_force(game: &dyn Game, fight: &dyn Fight) -> Vec<Option<String>> {
    let settings = game.info().settings.iter().enumerate();
    settings.map(|(i, setting)| fight.option(i).map(|n| setting.values.show(n))).collect()
}

#[test]
fn the_preset_is_the_documented_reading_of_every_option() {
    for game in GAMES {
        let info = game.info();
        let editions: Vec<Option<&'static str>> =
            if info.editions.is_empty() { vec![None] } else { info.editions.iter().map(|e| Some(*e)).collect() };
        for edition in editions {
            let documented = documented(*game, edition);
            let preset = open(*game, edition, "preset = \"document\"");
            assert!(!preset.warnings.iter().any(|p| p.code == "problem-beside-preset"), "{}", info.id);
            let force = in_force(*game, preset.fight.as_ref());
            assert_eq!(
                force,
                in_force(*game, open(*game, edition, "").fight.as_ref()),
                "{}: it is the default",
                info.id
            );
            let mut held = 0;
            for (setting, now) in info.settings.iter().zip(&force) {
                let Some(said) = documented.get(setting.name) else { continue };
                // Some defaults are a sentence: what the scenario itself says.
                let Some(n) = setting.values.parse(said) else { continue };
                held += 1;
                assert_eq!(
                    now.as_deref(),
                    Some(setting.values.show(n).as_str()),
                    "{} {edition:?} {}",
                    info.id,
                    setting.name
                );
            }
            let most = info.settings.len();
            assert!(held * 10 >= most * 7, "{}: only {held} of {most} options are documented", info.id);
        }
    }
}

#[test]
fn an_option_beside_the_preset_counts_and_is_told() {
    for game in GAMES {
        let info = game.info();
        let plain = open(*game, None, "preset = \"document\"");
        for (i, setting) in info.settings.iter().enumerate().rev() {
            let now = plain.fight.option(i);
            let other = setting.values.all().into_iter().find(|n| Some(*n) != now);
            let Some(other) = other.map(|n| setting.values.show(n)) else { continue };
            let value = if other.parse::<f64>().is_ok() || other == "true" || other == "false" {
                other
            } else {
                format!("\"{other}\"")
            };
            let opened = open(*game, None, &format!("preset = \"document\"\n{} = {value}", setting.name));
            let told = opened.warnings.iter().find(|p| p.code == "problem-beside-preset");
            let told = told.unwrap_or_else(|| panic!("{} {}: nothing is said", info.id, setting.name));
            assert_eq!(told.path, format!("options.{}", setting.name));
            assert_ne!(opened.fight.option(i), now, "{} {} counts", info.id, setting.name);
        }
    }
}
