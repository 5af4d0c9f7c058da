//! The catalogue of a ruleset on the page of preparing: what each troop is, as the edition writes it, how it is found, and taking one into an army.

use super::lines::share;
use super::view::ScenarioReading;
use super::{game_of, view};
use montjoie_chronicle::{Preparing, ScenarioTable};
use montjoie_game::scenario::{Doc, Expected, Gives, Troop, fold, paste};
use montjoie_game::{Game, Games, Viewer};
use montjoie_pages::card::kind_word;
use montjoie_pages::prepare::{Offered, Prepared, Seek};
use montjoie_text::Lang;
use std::sync::{Arc, Mutex, PoisonError};

/// How many a troop is when nobody has said so on that side: men by the company, beasts and engines by the few.
const MEN: i64 = 50;
const FEW: i64 = 3;
pub(super) const MOST: i64 = 1_000_000;

/// What a troop is to its ruleset: found out by mustering one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Probe {
    kind: &'static str,
    worth: i64,
}

type Probed = Arc<Vec<(String, Probe)>>;

/// Every catalogue is mustered once a program.
static PROBED: Mutex<Vec<(&'static str, Option<&'static str>, Probed)>> = Mutex::new(Vec::new());

fn probe(game: &'static dyn Game, edition: Option<&'static str>, troop: &Troop) -> Probe {
    let edition = edition.map(|e| format!("edition = \"{e}\"\n")).unwrap_or_default();
    let unit = |count: &str| format!("[[side.unit]]\ntroop = \"{}\"\n{count}", troop.id);
    for count in ["count = 60\n", ""] {
        let text = format!(
            "ruleset = \"{}\"\n{edition}name = \"x\"\n[[side]]\nname = \"a\"\n{}id = \"probe\"\n[[side]]\nname = \"b\"\n{}",
            game.info().id,
            unit(count),
            unit(count)
        );
        let Ok(opened) = game.open(&Doc::read(&text), None) else { continue };
        let Some(who) = opened.fight.names().find("probe") else { continue };
        let sheet = opened.fight.sheets(Viewer::Gm).into_iter().find(|s| s.subject == who);
        let worth = opened.fight.fates().iter().find(|f| f.subject == who).map_or(0, |f| f.worth);
        return Probe { kind: sheet.map_or("other", |s| s.kind), worth };
    }
    Probe { kind: "other", worth: 0 }
}

fn probes(game: &'static dyn Game, edition: Option<&'static str>) -> Probed {
    let mut known = PROBED.lock().unwrap_or_else(PoisonError::into_inner);
    let id = game.info().id;
    if let Some((_, _, all)) = known.iter().find(|(of, by, _)| *of == id && *by == edition) {
        return Arc::clone(all);
    }
    let troops = game.format().catalogue.troops();
    let all = Arc::new(troops.map(|t| (t.id.clone(), probe(game, edition, t))).collect::<Vec<_>>());
    known.push((id, edition, Arc::clone(&all)));
    all
}

/// A label within a line: in small letters, unless it is an abbreviation.
pub(super) fn uncapital(label: &str) -> String {
    let mut letters = label.chars();
    match letters.next() {
        Some(first) if !letters.as_str().chars().any(char::is_uppercase) => {
            first.to_lowercase().chain(letters).collect()
        }
        _ => label.to_owned(),
    }
}

/// Which third of these worths one is in.
fn third(sorted: &[i64], worth: i64) -> &'static str {
    let below = sorted.iter().filter(|w| **w < worth).count();
    match below * 3 / sorted.len().max(1) {
        0 => "low",
        1 => "middle",
        _ => "high",
    }
}

/// Whether every word that is sought begins a word of what a troop is found by.
fn found(seek: &Seek, troop: &Offered) -> bool {
    let kind = seek.kind.is_empty() || seek.kind == troop.kind;
    let worth = seek.worth.is_empty() || seek.worth == troop.worth;
    let words: Vec<&str> = troop.found_by.split(' ').collect();
    let sought = pieces(&seek.words);
    kind && worth && sought.iter().all(|sought| words.iter().any(|word| word.starts_with(sought)))
}

/// The words of a text, in small letters without accents; dice and signed numbers are words.
fn pieces(text: &str) -> Vec<String> {
    let apart = |c: char| !(c.is_alphanumeric() || ['+', '-', '/'].contains(&c));
    fold(text).split(apart).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

impl ScenarioReading<'_> {
    /// A value of the catalogue as the edition that counts writes it.
    pub(super) fn in_edition(&self, key: &str, value: String) -> String {
        let written = self.game.zip(self.edition).and_then(|(g, edition)| (g.format().written)(edition, key, &value));
        written.unwrap_or(value)
    }

    /// How the book abbreviates a key: the first word its lines know it by.
    fn short(&self, key: &str) -> String {
        let labels = self.game.map(|g| g.format().labels).unwrap_or_default();
        let valued = |l: &&montjoie_game::scenario::Label| l.key == key && l.gives == Gives::Value;
        let word = labels.iter().find(valued).and_then(|l| l.words.first());
        word.map_or_else(|| self.label(key), |word| montjoie_pages::capital(word))
    }

    /// What a key is called and means.
    fn meaning(&self, key: &str) -> String {
        let label = self.label(key);
        let help = [format!("{}-key-{key}-help", self.ruleset()), format!("page-key-{key}-help")];
        match help.iter().find(|id| self.words.texts.has(id)) {
            Some(id) => format!("{label}. {}", self.words.word(id)),
            None => label,
        }
    }

    /// Every troop, in words, and what they can be searched by.
    pub(super) fn catalogue(&self, game: &'static dyn Game, battle: &mut Prepared) {
        let format = game.format();
        let probed = probes(game, self.edition);
        let mut sorted: Vec<i64> = probed.iter().map(|(_, p)| p.worth).collect();
        sorted.sort_unstable();
        let most = sorted.last().copied().unwrap_or(1).max(1);
        battle.weighs = sorted.first() != sorted.last();
        battle.columns = format.columns.iter().map(|key| (self.short(key), self.meaning(key))).collect();
        for (troop, (_, probe)) in format.catalogue.troops().zip(probed.iter()) {
            let mut one = self.offered(game, troop, *probe);
            one.worth = third(&sorted, probe.worth);
            one.share = share(probe.worth, most);
            one.shown = found(&battle.seek, &one);
            if !battle.kinds.contains(&one.kind) {
                battle.kinds.push(one.kind);
            }
            battle.catalogue.push(one);
        }
    }

    fn value(&self, key: &str, value: String) -> String {
        match value.as_str() {
            "true" => String::new(),
            word if word.starts_with(|c: char| c.is_ascii_lowercase()) => self.choice(key, word),
            _ => self.in_edition(key, value),
        }
    }

    /// The figures of a troop of the catalogue in one line.
    pub(super) fn figures_of(&self, troop: &str) -> Option<String> {
        let format = self.game?.format();
        let troop = format.catalogue.find(troop)?;
        let figure = |key: &&str| Some(format!("{} {}", self.short(key), self.value(key, troop.value(key)?)));
        Some(format.columns.iter().filter_map(figure).collect::<Vec<_>>().join(" · "))
    }

    fn offered(&self, game: &'static dyn Game, troop: &Troop, probe: Probe) -> Offered {
        let format = game.format();
        let (name, note) = match self.lang() {
            Lang::Fr => (&troop.name_fr, troop.note.as_ref().map(|n| n.0.clone())),
            Lang::En => (&troop.name_en, troop.note.as_ref().map(|n| n.1.clone())),
        };
        let column = |key: &&str| troop.value(key).map(|v| self.value(key, v)).unwrap_or_default();
        let mut special: Vec<String> = Vec::new();
        for label in format.labels.iter().filter(|l| !format.columns.contains(&l.key)) {
            let Some(value) = troop.value(label.key) else { continue };
            let text = format!("{} {}", uncapital(&self.label(label.key)), self.value(label.key, value));
            let text = text.trim_end().to_owned();
            // Several words may speak of the same key.
            if !special.contains(&text) {
                special.push(text);
            }
        }
        let figures: Vec<String> = format.columns.iter().map(column).collect();
        let named =
            format.columns.iter().zip(&figures).map(|(key, v)| format!("{} {} {v}", self.short(key), self.label(key)));
        let notes = troop.note.iter().flat_map(|(fr, en)| [fr.clone(), en.clone()]);
        let kind = self.words.word(kind_word(probe.kind));
        let both = [troop.name_fr.clone(), troop.name_en.clone(), kind];
        let all = both.into_iter().chain(troop.aliases.clone()).chain(named).chain(special.clone()).chain(notes);
        let mut found_by: Vec<String> = Vec::new();
        for word in all.flat_map(|text| pieces(&text)) {
            if !found_by.contains(&word) {
                found_by.push(word);
            }
        }
        Offered {
            id: troop.id.clone(),
            name: name.clone(),
            kind: probe.kind,
            figures,
            special,
            note,
            found_by: found_by.join(" "),
            ..Offered::default()
        }
    }
}

/// Adds a troop to a side, `side[1]~archers`: where they stand. None when it cannot be, and nothing has changed.
pub(super) fn add(games: Games, doc: &mut Preparing, what: &str) -> Option<String> {
    let (side, troop) = what.split_once('~')?;
    if !["side[1]", "side[2]"].contains(&side) {
        return None;
    }
    let read = Doc::read(&doc.text());
    let game = game_of(games, &read)?;
    game.format().catalogue.by_id(troop)?;
    let probed = probes(game, view::edition(games, &read));
    let kind = |id: &str| probed.iter().find(|(of, _)| of == id).map_or("other", |(_, p)| p.kind);
    let by_company = |id: &str| matches!(kind(id), "foot" | "horse" | "archers" | "other");
    // As many as the last of their sort on this side.
    let alike = |b: &&ScenarioTable| b.get("troop").is_none_or(|t| by_company(t) == by_company(troop));
    let blocks = doc.blocks();
    let below = format!("{side}.");
    let last = blocks.iter().rev().filter(|b| b.kind == "unit" && b.path.starts_with(&below)).filter(alike);
    let usual = if by_company(troop) { MEN } else { FEW };
    let many = last.filter_map(|b| how_many(game, b)).find(|n| (2..=MOST).contains(n)).unwrap_or(usual);
    let place = doc.add(side, "unit", &[("troop", troop)])?;
    let alone = doc.clone();
    doc.set(&place, "count", &Expected::Int(1, MOST), &many.to_string());
    // A troop that has its number from the catalogue, or is one by nature, takes none: whether it does, the ruleset says.
    if wrong_with(game, doc, &place) && !wrong_with(game, &alone, &place) {
        *doc = alone;
    }
    Some(place)
}

/// How many a unit says it is, itself, by its line or by its troop.
pub(super) fn how_many(game: &'static dyn Game, block: &ScenarioTable) -> Option<i64> {
    let format = game.format();
    let of_line = || paste(block.get("line")?, format.labels, format.catalogue).first()?.unit.count;
    let of_troop = || format.catalogue.find(block.get("troop")?)?.value("count")?.parse().ok();
    match block.get("count") {
        Some(count) => count.parse().ok(),
        None => of_line().or_else(of_troop),
    }
}

/// One step of a stepper: by one up to ten, by tens from there.
pub(super) fn stepped(count: i64, up: bool) -> i64 {
    let next = match (up, count) {
        (true, ..10) => count + 1,
        (true, _) => count + 10,
        (false, ..=10) => count - 1,
        (false, 11..20) => 10,
        (false, _) => count - 10,
    };
    next.clamp(1, MOST)
}

/// Whether the ruleset finds something wrong with the unit of this place.
fn wrong_with(game: &'static dyn Game, doc: &Preparing, place: &str) -> bool {
    let problems = game.open(&Doc::read(&doc.text()), None).err().unwrap_or_default();
    problems.iter().any(|p| p.path.strip_prefix(place).is_some_and(|rest| rest.is_empty() || rest.starts_with('.')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stepper_goes_by_one_and_then_by_tens_and_back() {
        let up: Vec<i64> = [1, 9, 10, 35].map(|n| stepped(n, true)).to_vec();
        assert_eq!(up, [2, 10, 20, 45]);
        let down: Vec<i64> = [1, 2, 10, 15, 20, 45].map(|n| stepped(n, false)).to_vec();
        assert_eq!(down, [1, 1, 9, 10, 10, 35]);
        assert_eq!(stepped(MOST, true), MOST);
    }

    #[test]
    fn abbreviations_keep_their_capitals() {
        assert_eq!(["Élite", "PUI TIR", "CdF", ""].map(uncapital), ["élite", "PUI TIR", "CdF", ""]);
    }

    #[test]
    fn worths_are_told_by_thirds() {
        let sorted = [1, 1, 2, 3, 5, 9];
        assert_eq!([1, 2, 3, 5, 9].map(|w| third(&sorted, w)), ["low", "middle", "middle", "high", "high"]);
        assert_eq!(third(&[4, 4, 4], 4), "low");
    }

    #[test]
    fn every_word_sought_begins_a_word_of_the_troop() {
        let troop = Offered {
            kind: "foot",
            worth: "low",
            found_by: "piquiers pikemen mor moral 9".into(),
            ..Offered::default()
        };
        let seek = |words: &str, kind: &str| Seek { words: words.into(), kind: kind.into(), worth: String::new() };
        assert!(found(&seek("PIQ moral 9", ""), &troop) && found(&seek("pike", "foot"), &troop));
        assert!(!found(&seek("moral 8", ""), &troop) && !found(&seek("piq", "horse"), &troop));
        assert!(!found(&Seek { worth: "high".into(), ..Seek::default() }, &troop));
    }
}
