//! The armies of the list: a line for each unit and hero, with what it is, how many, and what it weighs.

use super::view::{ScenarioReading, bare, named};
use montjoie_chronicle::ScenarioTable;
use montjoie_game::scenario::{Expected, Pasted};
use montjoie_game::{Arg, Message};
use montjoie_pages::capital;
use montjoie_pages::prepare::{PastedLine, PreparedBlock, PreparedSide, PreparedUnit};
use montjoie_text::Lang;

/// The kinds of tables that have a line of their own.
const UNITS: [&str; 3] = ["side.unit", "side.army.unit", "side.unit.unit"];

fn is_unit(path: &str) -> bool {
    let bare = bare(path);
    bare.ends_with(".unit") && (UNITS.contains(&bare.as_str()) || bare.starts_with("side"))
}

fn is_hero(path: &str) -> bool {
    let bare = bare(path);
    bare.starts_with("side") && bare.ends_with(".character")
}

impl ScenarioReading<'_> {
    /// What can be added to a table.
    pub(super) fn more(&self, path: &str, but: &[&str]) -> Vec<(String, String)> {
        let Some(keys) = self.asked.get(&bare(path)) else { return Vec::new() };
        let lists = keys.iter().filter(|(key, want)| **want == Expected::Tables && !but.contains(&key.as_str()));
        let dot = if path.is_empty() { "" } else { "." };
        // A word of its own where the same key means another thing there.
        let place = if path == "ground" { "ground-" } else { "" };
        lists
            .map(|(key, _)| {
                let text =
                    Message::new("page-prepare-add").with("what", Arg::Text(self.kind(&format!("{place}{key}"))));
                (format!("{path}{dot}{key}"), self.words.say(&text))
            })
            .collect()
    }

    pub(super) fn side(&self, index: usize, pasted: &str, shown: &[String]) -> PreparedSide {
        let place = format!("side[{}]", index + 1);
        let Some(own) = self.blocks.iter().find(|b| b.path == place) else { return PreparedSide::default() };
        let below = format!("{place}.");
        let blocks: Vec<&ScenarioTable> =
            self.blocks.iter().filter(|b| b.path == place || b.path.starts_with(&below)).collect();
        let units: Vec<&ScenarioTable> = blocks.iter().copied().filter(|b| is_unit(&b.path)).collect();
        // Of a tree only the ends are counted.
        let ends = units.iter().filter(|b| !units.iter().any(|o| o.path.starts_with(&format!("{}.", b.path))));
        let ends: Vec<&ScenarioTable> = ends.copied().collect();
        let weights: Vec<i64> = units.iter().map(|b| self.weight(b).unwrap_or(0)).collect();
        let most = self.heaviest();
        let total: i64 = ends.iter().filter_map(|b| self.weight(b)).sum();
        let line = |(b, weight): (&&ScenarioTable, i64)| PreparedUnit {
            weight: self.weight(b).map(|_| (self.in_measure(weight), share(weight, most))),
            ..self.unit(b, shown)
        };
        let weighed = self.game.and_then(|g| g.format().weight);
        PreparedSide {
            name: named(own, self.lang()).unwrap_or_default().to_owned(),
            heads: ends.iter().map(|b| self.heads(b)).sum(),
            weight: weighed.map(|(id, one)| self.words.say(&Message::new(id).number("n", total / one))),
            pasted: pasted.to_owned(),
            understood: self.lines(pasted).iter().map(|line| self.understood(line)).collect(),
            units: units.iter().zip(weights).map(line).collect(),
            heroes: blocks.iter().filter(|b| is_hero(&b.path)).map(|b| self.hero(b, shown)).collect(),
            others: blocks
                .iter()
                .filter(|b| !is_unit(&b.path) && !is_hero(&b.path))
                .map(|b| self.block(b, shown))
                .collect(),
            more: self.more(&place, &["character"]),
            takes_heroes: self.asked.get("side").is_some_and(|keys| keys.contains_key("character")),
            wrong: self.wrong(own, shown),
            place,
        }
    }

    /// What a unit weighs as the book measures it, in its smallest parts.
    fn weight(&self, block: &ScenarioTable) -> Option<i64> {
        let who = self.subjects.get(&block.path)?;
        let fate = self.fates.iter().find(|f| f.subject == *who && !f.person)?;
        Some(fate.initial.saturating_mul(fate.worth.max(1)))
    }

    /// The heaviest unit of both sides.
    fn heaviest(&self) -> i64 {
        self.blocks.iter().filter(|b| is_unit(&b.path)).filter_map(|b| self.weight(b)).max().unwrap_or(1).max(1)
    }

    fn in_measure(&self, weight: i64) -> String {
        let one = self.game.and_then(|g| g.format().weight).map_or(1, |(_, one)| one);
        self.words.number((weight + one / 2) / one)
    }

    /// How many they are, as it is written: by the unit, by its line, by its troop.
    pub(super) fn counted(&self, block: &ScenarioTable) -> Option<String> {
        let of_line = || self.lines(block.get("line")?).first()?.unit.count.map(|n| n.to_string());
        let of_troop = || self.game?.format().catalogue.find(block.get("troop")?)?.value("count");
        block.get("count").map(str::to_owned).or_else(of_line).or_else(of_troop)
    }

    fn heads(&self, block: &ScenarioTable) -> i64 {
        self.counted(block).and_then(|n| n.parse().ok()).unwrap_or(1)
    }

    /// What the troop a unit is of is called: by the catalogue, or by the file.
    fn troop(&self, block: &ScenarioTable) -> Option<String> {
        let id = block.get("troop")?;
        let own = self.blocks.iter().find(|b| b.kind == "troop" && b.get("id") == Some(id));
        if let Some(own) = own {
            return Some(named(own, self.lang()).unwrap_or(id).to_owned());
        }
        let troop = self.game?.format().catalogue.find(id)?;
        Some(if self.lang() == Lang::Fr { troop.name_fr.clone() } else { troop.name_en.clone() })
    }

    /// What a table is called.
    pub(super) fn called(&self, block: &ScenarioTable) -> String {
        let message = self.lang().pick(["message_fr", "message_en"], ["message_en", "message_fr"]);
        let keys = ["line", "troop", "id", message[0], "message", message[1]];
        let told = || keys.iter().find_map(|key| block.get(key)).map(str::to_owned);
        match self.subjects.get(&block.path) {
            Some(who) if self.opened.is_some() => self.words.name(*who),
            _ => {
                let name = named(block, self.lang()).map(str::to_owned).or_else(|| self.troop(block));
                capital(&name.or_else(told).unwrap_or_default())
            }
        }
    }

    fn unit(&self, block: &ScenarioTable, shown: &[String]) -> PreparedUnit {
        let line = block.get("line").map(|line| self.lines(line)).and_then(|lines| lines.into_iter().next());
        let own = named(block, self.lang());
        // Called by its troop alone, it shows what that troop is.
        let figures = || self.figures_of(block.get("troop")?);
        let of_troop = if own.is_some() { self.troop(block) } else { figures() };
        let what = of_troop.or_else(|| line.as_ref().map(|line| self.understood(line).says));
        let flags = block.keys.iter().filter(|(_, value)| value == "true");
        let count = self.counted(block);
        let counts = format!("{}.count", block.path);
        PreparedUnit {
            place: block.path.clone(),
            depth: bare(&block.path).matches(".unit").count().saturating_sub(1),
            name: own.unwrap_or_default().to_owned(),
            called: self.called(block),
            kind: self.sheet_of(&block.path).map(|s| s.kind),
            what: what.unwrap_or_default(),
            special: flags.map(|(key, _)| super::catalogue::uncapital(&self.label(key))).collect(),
            miscounted: self.problems.iter().any(|p| p.path == counts),
            count,
            weight: None,
            wrong: self.wrong(block, shown),
        }
    }

    fn hero(&self, block: &ScenarioTable, shown: &[String]) -> PreparedUnit {
        let sheet = self.sheet_of(&block.path);
        let figures = sheet.map(|s| self.derived(s, true)).unwrap_or_default();
        let figures: Vec<String> = figures.iter().take(4).map(|(what, value)| format!("{what} {value}")).collect();
        PreparedUnit {
            kind: Some("character"),
            what: figures.join(" · "),
            special: Vec::new(),
            count: None,
            ..self.unit(block, shown)
        }
    }

    /// How a line is understood: the count, the name, the figures, what the catalogue gives.
    pub(super) fn understood(&self, line: &Pasted) -> PastedLine {
        let unit = &line.unit;
        if let Some(problem) = unit.problems.first() {
            return PastedLine { line: line.text.clone(), says: self.told(problem), good: false };
        }
        let mut parts = vec![match unit.count {
            Some(count) => format!("{} × {}", self.words.number(count), unit.name),
            None => unit.name.clone(),
        }];
        parts.extend(unit.keys.iter().filter(|(key, _)| *key != "count").map(|(key, value)| {
            if value == "true" { self.label(key) } else { format!("{} {value}", self.label(key)) }
        }));
        if let Some(troop) = unit.troop.as_deref().and_then(|id| self.game?.format().catalogue.by_id(id)) {
            let name = if self.lang() == Lang::Fr { &troop.name_fr } else { &troop.name_en };
            parts.push(self.words.say(&Message::new("page-prepare-from").with("troop", Arg::Text(name.clone()))));
        }
        PastedLine { line: line.text.clone(), says: parts.join(", "), good: true }
    }

    pub(super) fn block(&self, block: &ScenarioTable, shown: &[String]) -> PreparedBlock {
        PreparedBlock {
            place: block.path.clone(),
            what: self.kind(&block.kind),
            name: self.called(block),
            derived: self.sheet_of(&block.path).map(|s| self.derived(s, true)).unwrap_or_default(),
            wrong: if block.kind == "side" { Vec::new() } else { self.wrong(block, shown) },
            fixed: block.kind == "side" || !block.path.ends_with(']'),
        }
    }
}

/// A weight beside the heaviest, in hundredths.
pub(super) fn share(weight: i64, most: i64) -> u8 {
    u8::try_from(weight.saturating_mul(100) / most.max(1)).unwrap_or(100).min(100)
}
