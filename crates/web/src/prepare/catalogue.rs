//! The catalogue of a ruleset on the page of preparing: what each troop is, as the edition writes it, and taking one into an army.

use super::game_of;
use super::view::Desk;
use crate::forms::Fields;
use montjoie_chronicle::Preparing;
use montjoie_game::scenario::{Doc, Troop, Want};
use montjoie_game::{Game, Games};
use montjoie_pages::prepare::Offered;
use montjoie_text::Lang;

/// How many a unit is when nobody has said so on that side.
const USUAL: i64 = 50;
const MOST: i64 = 1_000_000;

impl Desk<'_> {
    /// A value of the catalogue as the edition that counts writes it.
    pub(super) fn in_edition(&self, key: &str, value: String) -> String {
        let written = self.game.zip(self.edition).and_then(|(g, edition)| (g.format().written)(edition, key, &value));
        written.unwrap_or(value)
    }

    /// As many as the last unit of this side is.
    pub(super) fn usual_count(&self, side: &str) -> i64 {
        let below = format!("{side}.");
        let units = self.blocks.iter().rev().filter(|b| b.kind == "unit" && b.path.starts_with(&below));
        let count = |b: &montjoie_chronicle::Block| match b.get("count") {
            Some(count) => count.parse().ok(),
            None => self.lines(b.get("line")?).first()?.unit.count,
        };
        units.filter_map(count).find(|n| (2..=MOST).contains(n)).unwrap_or(USUAL)
    }

    /// Every troop, in words.
    pub(super) fn catalogue(&self, game: &'static dyn Game) -> Vec<Offered> {
        game.format().catalogue.troops().map(|troop| self.offered(game, troop)).collect()
    }

    fn offered(&self, game: &'static dyn Game, troop: &Troop) -> Offered {
        let (name, note) = match self.lang() {
            Lang::Fr => (&troop.name_fr, troop.note.as_ref().map(|n| n.0.clone())),
            Lang::En => (&troop.name_en, troop.note.as_ref().map(|n| n.1.clone())),
        };
        let mut figures: Vec<(String, String)> = Vec::new();
        for label in game.format().labels {
            let Some(value) = troop.value(label.key) else { continue };
            let value = match value.as_str() {
                "true" => String::new(),
                word if word.starts_with(|c: char| c.is_ascii_lowercase()) => self.choice(label.key, word),
                _ => self.in_edition(label.key, value),
            };
            // Several words may speak of the same key.
            let figure = (self.label(label.key), value);
            if !figures.contains(&figure) {
                figures.push(figure);
            }
        }
        Offered { id: troop.id.clone(), name: name.clone(), figures, note }
    }
}

/// Adds so many of a troop to a side, `side[1]~archers`: where they stand. None when it cannot be, and nothing has changed.
pub(super) fn add(games: Games, doc: &mut Preparing, what: &str, fields: &Fields) -> Option<String> {
    let (side, troop) = what.split_once('~')?;
    let field = ["side[1]", "side[2]"].iter().position(|s| *s == side).map(|i| ["many_a", "many_b"][i])?;
    let game = game_of(games, &Doc::read(&doc.text()))?;
    game.format().catalogue.by_id(troop)?;
    let typed: String = fields.get(field).chars().filter(|c| !c.is_whitespace()).collect();
    let many = if typed.is_empty() { USUAL } else { typed.parse().ok().filter(|n| (1..=MOST).contains(n))? };
    let place = doc.add(side, "unit", &[("troop", troop)])?;
    let alone = doc.clone();
    doc.set(&place, "count", &Want::Int(1, MOST), &many.to_string());
    // A troop that has its number from the catalogue, or is one by nature, takes none: whether it does, the ruleset says.
    if wrong_with(game, doc, &place) && !wrong_with(game, &alone, &place) {
        *doc = alone;
    }
    Some(place)
}

/// Whether the ruleset finds something wrong with the unit of this place.
fn wrong_with(game: &'static dyn Game, doc: &Preparing, place: &str) -> bool {
    let problems = game.open(&Doc::read(&doc.text()), None).err().unwrap_or_default();
    problems.iter().any(|p| p.path.strip_prefix(place).is_some_and(|rest| rest.is_empty() || rest.starts_with('.')))
}
