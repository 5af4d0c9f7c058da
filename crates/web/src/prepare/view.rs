//! What the page of a battle being prepared shows: the scenario read as the command line reads it, in words.

use super::options::options;
use super::part::{sound_part, with_ids};
use super::{Kept, game_of};
use crate::hall::Hall;
use crate::live::words;
use montjoie_chronicle::{Block, Preparing};
use montjoie_game::scenario::{Doc, Pasted, Problem, Want, paste};
use montjoie_game::{Arg, Game, Games, Message, Names, Opened, Sheet, Viewer};
use montjoie_pages::prepare::{
    Prepared, PreparedBlock, PreparedField, PreparedProblem, PreparedSheet, PreparedSide, Understood,
};
use montjoie_pages::{Reader, Words, capital};
use montjoie_table::Subject;
use montjoie_text::{Lang, Vocabulary};
use std::collections::BTreeMap;

/// A path without its numbers: `side.unit`.
pub fn bare(path: &str) -> String {
    path.split(']').map(|p| p.split('[').next().unwrap_or(p)).collect()
}

/// What a block says under a key, as the page shows it: a plain name serves both languages.
pub fn says(block: &Block, key: &str) -> String {
    let plain = || key.starts_with("name_").then(|| block.get("name")).flatten();
    block.get(key).or_else(plain).unwrap_or_default().to_owned()
}

/// The edition that counts while none is named.
pub fn first_edition(games: Games, doc: &Doc) -> Option<&'static str> {
    game_of(games, doc)?.info().editions.first().copied()
}

/// Everything there is to say about one scenario.
pub(super) struct Desk<'a> {
    pub(super) words: Words<'a>,
    game: Option<&'static dyn Game>,
    pub(super) blocks: Vec<Block>,
    asked: BTreeMap<String, BTreeMap<String, Want>>,
    pub(super) opened: Option<Opened>,
    problems: Vec<Problem>,
    sheets: Vec<Sheet>,
    /// Who the units and characters of the file are.
    subjects: BTreeMap<String, Subject>,
}

/// The page.
pub fn prepared(hall: &Hall, reader: Reader, id: &str, kept: &Kept, open: Option<&str>) -> Prepared {
    let doc = Doc::read(&kept.scenario);
    let game = game_of(hall.games, &doc);
    let (opened, problems) = match game.map(|g| g.open(&doc, None)) {
        Some(Ok(opened)) => (Some(opened), Vec::new()),
        Some(Err(problems)) => (None, problems),
        None => (None, unknown(hall.games, &doc)),
    };
    // While something is wrong, the others still have their figures.
    let part = game.filter(|_| opened.is_none()).and_then(|g| sound_part(g, &kept.scenario, &problems));
    let fight = opened.as_ref().or(part.as_ref().map(|(opened, _)| opened)).map(|o| &o.fight);
    let names = fight.map(|fight| fight.names().clone()).unwrap_or_default();
    let sheets = fight.map(|fight| fight.sheets(Viewer::Gm)).unwrap_or_default();
    let part = part.map(|(_, subjects)| subjects);
    let blocks = Preparing::read(&kept.scenario).map(|d| d.blocks()).unwrap_or_default();
    let desk = Desk {
        words: words(hall, &names, reader, game.map(Game::info)),
        game,
        subjects: part.or_else(|| by_id(game?, &kept.scenario)).unwrap_or_else(|| subjects(&blocks)),
        blocks,
        asked: doc.asked(),
        problems,
        sheets,
        opened,
    };
    let mut battle = Prepared {
        base: format!("/prepare/{id}"),
        writing: kept.writing,
        sound: desk.opened.is_some(),
        file: kept.scenario.clone(),
        problems: desk.problems.iter().map(|p| desk.problem(p)).collect(),
        open: open.and_then(|place| desk.sheet(place)),
        ..Prepared::default()
    };
    if let Some(opened) = &desk.opened {
        battle.problems.extend(opened.waived.iter().map(|p| PreparedProblem { stops: false, ..desk.problem(p) }));
    }
    let Some(game) = game else { return battle };
    battle.game = desk.words.word(&format!("{}-name", game.info().id));
    if let Some(top) = desk.blocks.first() {
        battle.title = ["name_fr", "name_en"].map(|key| says(top, key));
        let chosen = top.get("edition").or(game.info().editions.first().copied()).unwrap_or_default();
        let edition =
            |e: &&str| ((*e).to_owned(), capital(&desk.words.vocabulary(Vocabulary::Edition, e)), *e == chosen);
        battle.editions = game.info().editions.iter().map(edition).collect();
    }
    for (i, side) in battle.sides.iter_mut().enumerate() {
        *side = desk.side(i, &kept.pasted[i]);
    }
    battle.field = desk
        .blocks
        .iter()
        .filter(|b| !b.path.is_empty() && !b.path.starts_with("side") && b.path != "options")
        .map(|b| desk.block(b))
        .collect();
    battle.more = desk.more("", &["side"]);
    battle.more.extend(desk.more("ground", &[]));
    battle.catalogue = desk.catalogue(game);
    battle.options = options(&desk, hall, game, &kept.scenario);
    battle
}

/// A file that names no ruleset, or one nobody knows, is told so by the reader itself.
fn unknown(games: Games, doc: &Doc) -> Vec<Problem> {
    let names: Vec<&str> = games.iter().map(|g| g.info().id).collect();
    let _ = montjoie_game::scenario::ruleset_among(doc, &names);
    doc.findings().problems
}

/// Who each unit, character and army of the file is to its ruleset: asked by ids, given to those that have none.
fn by_id(game: &'static dyn Game, scenario: &str) -> Option<BTreeMap<String, Subject>> {
    let mut doc = Preparing::read(scenario)?;
    let ids = with_ids(&mut doc);
    let opened = game.open(&Doc::read(&doc.text()), None).ok()?;
    let names = opened.fight.names();
    Some(ids.into_iter().filter_map(|(path, id)| Some((path, names.find(&id)?))).collect())
}

/// The same where somebody is named by an id made from his name: units and characters count from the first side on; those of a side go before those of its armies.
fn subjects(blocks: &[Block]) -> BTreeMap<String, Subject> {
    let mut found = BTreeMap::new();
    let (mut units, mut characters, mut armies) = (0u8, 0u8, 0u8);
    for side in 1..=2 {
        let own = format!("side[{side}].");
        let army = format!("side[{side}].army[");
        let here = |b: &&Block, in_army: bool| b.path.starts_with(&own) && b.path.starts_with(&army) == in_army;
        for in_army in [false, true] {
            for block in blocks.iter().filter(|b| here(b, in_army)) {
                let (count, subject): (&mut u8, fn(u8) -> Subject) = match block.kind.as_str() {
                    "unit" => (&mut units, Subject::unit),
                    "character" => (&mut characters, Subject::character),
                    "army" => (&mut armies, Subject::army),
                    _ => continue,
                };
                found.insert(block.path.clone(), subject(*count));
                *count = count.saturating_add(1);
            }
        }
    }
    found
}

impl Desk<'_> {
    pub(super) fn lang(&self) -> Lang {
        self.words.lang
    }

    /// A problem in words, and what may have been meant.
    fn told(&self, problem: &Problem) -> String {
        let mut says = self.words.say(&problem.message());
        if let Some(near) = &problem.nearest {
            says.push(' ');
            says.push_str(&self.words.say(&Message::new("problem-nearest").with("nearest", Arg::Text(near.clone()))));
        }
        says
    }

    /// The table a problem stands in.
    fn home(&self, problem: &Problem) -> Option<&Block> {
        self.blocks.iter().filter(|b| within(&problem.path, &b.path)).max_by_key(|b| b.path.len())
    }

    fn problem(&self, problem: &Problem) -> PreparedProblem {
        let mut says = self.told(problem);
        let place = self.home(problem).filter(|b| !b.path.is_empty() || !problem.path.is_empty());
        let place = place.map(|b| (b.path.clone(), problem.path.clone()));
        if place.is_none() {
            says = self.words.say(
                &Message::new("page-prepare-at-line").with("problem", Arg::Text(says)).number("line", problem.line),
            );
        }
        PreparedProblem { says, place, stops: true }
    }

    /// What a thing of this key is called: a unit, a character, an event.
    fn kind(&self, kind: &str) -> String {
        let ruleset = self.game.map_or("", |g| g.info().id);
        let bare = kind.rsplit('-').next().unwrap_or(kind);
        let ids = [kind, bare].map(|k| [format!("{ruleset}-kind-{k}"), format!("page-prepare-kind-{k}")]);
        ids.as_flattened()
            .iter()
            .find(|id| self.words.texts.has(id))
            .map_or_else(|| bare.replace('_', " "), |id| self.words.word(id))
    }

    /// What can be added to a table.
    fn more(&self, path: &str, but: &[&str]) -> Vec<(String, String)> {
        let Some(keys) = self.asked.get(&bare(path)) else { return Vec::new() };
        let lists = keys.iter().filter(|(key, want)| **want == Want::Tables && !but.contains(&key.as_str()));
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

    fn side(&self, index: usize, pasted: &str) -> PreparedSide {
        let place = format!("side[{}]", index + 1);
        let Some(own) = self.blocks.iter().find(|b| b.path == place) else { return PreparedSide::default() };
        let below = format!("{place}.");
        let blocks = self.blocks.iter().filter(|b| b.path == place || b.path.starts_with(&below));
        PreparedSide {
            name: ["name_fr", "name_en"].map(|key| says(own, key)),
            pasted: pasted.to_owned(),
            understood: self.lines(pasted).iter().map(|line| self.understood(line)).collect(),
            blocks: blocks.map(|b| self.block(b)).collect(),
            more: self.more(&place, &[]),
            place,
        }
    }

    fn lines(&self, text: &str) -> Vec<Pasted> {
        self.game.map(|g| g.format()).map_or_else(Vec::new, |f| paste(text, f.labels, f.catalogue))
    }

    /// How a line is understood: the count, the name, the figures, what the catalogue gives.
    fn understood(&self, line: &Pasted) -> Understood {
        let unit = &line.unit;
        if let Some(problem) = unit.problems.first() {
            return Understood { line: line.text.clone(), says: self.told(problem), good: false };
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
        Understood { line: line.text.clone(), says: parts.join(", "), good: true }
    }

    fn block(&self, block: &Block) -> PreparedBlock {
        let subject = self.subjects.get(&block.path).copied();
        let sheet = subject.and_then(|who| self.sheets.iter().find(|s| s.subject == who));
        let named = match self.lang() {
            Lang::Fr => says(block, "name_fr"),
            Lang::En => says(block, "name_en"),
        };
        let told = ["line", "troop", "id", "message_fr", "name_fr"].iter().find_map(|key| block.get(key));
        let name = match (subject, named.is_empty()) {
            (Some(who), _) if self.opened.is_some() => self.words.name(who),
            (_, false) => named,
            _ => told.unwrap_or_default().to_owned(),
        };
        let line = block.get("line").map(|line| self.lines(line)).and_then(|lines| lines.into_iter().next());
        PreparedBlock {
            place: block.path.clone(),
            what: self.kind(&block.kind),
            name,
            kind: sheet.map(|s| s.kind),
            understood: line.map(|line| self.understood(&line)),
            derived: sheet.map(|s| self.derived(s, true)).unwrap_or_default(),
            wrong: self.problems.iter().any(|p| self.home(p).is_some_and(|b| b.path == block.path)),
            fixed: block.kind == "side" || !block.path.ends_with(']'),
        }
    }

    fn derived(&self, sheet: &Sheet, main: bool) -> Vec<(String, String)> {
        let figures = sheet.figures.iter().filter(|f| f.main || !main);
        let mut all: Vec<_> = figures.map(|f| (self.words.figure(f.word), self.words.value(&f.value))).collect();
        if let Some((_, start)) = sheet.strength {
            all.insert(0, (self.words.word("page-prepare-strength"), self.words.number(start)));
        }
        all
    }

    /// What people call a key: the ruleset's word, the common one, the field of a ruling, what its lines say, the key itself.
    fn label(&self, key: &str) -> String {
        let ruleset = self.game.map_or("", |g| g.info().id);
        let ids = [format!("{ruleset}-key-{key}"), format!("page-key-{key}"), format!("{ruleset}-field-{key}")];
        if let Some(id) = ids.iter().find(|id| self.words.texts.has(id)) {
            return capital(&self.words.word(id));
        }
        let labels = self.game.map(|g| g.format().labels).unwrap_or_default();
        let said = labels.iter().find(|l| l.key == key).and_then(|l| l.words.first());
        capital(&said.map_or_else(|| key.replace('_', " "), |word| (*word).to_owned()))
    }

    fn help(&self, key: &str, want: &Want) -> String {
        let ruleset = self.game.map_or("", |g| g.info().id);
        let ids = [format!("{ruleset}-key-{key}-help"), format!("page-key-{key}-help")];
        let mut told: Vec<String> =
            ids.iter().find(|id| self.words.texts.has(id)).map(|id| self.words.word(id)).into_iter().collect();
        told.push(self.wanted(want));
        told.join(" ")
    }

    fn wanted(&self, want: &Want) -> String {
        let bounds = |id, least: i64, most: i64| Message::new(id).number("min", least).number("max", most);
        match want {
            Want::Int(least, most) => self.words.say(&bounds("page-want-int", *least, *most)),
            Want::Decimal(least, most) => self.words.say(&bounds("page-want-decimal", *least, *most)),
            Want::Text => self.words.word("page-want-text"),
            Want::Flag => self.words.word("page-want-flag"),
            Want::OneOf(_) => self.words.word("page-want-choice"),
            Want::Dice => self.words.word("page-want-dice"),
            Want::Id => self.words.word("page-want-id"),
            Want::List(each) => {
                let mut told = self.words.word("page-want-list");
                if let Want::OneOf(all) = &**each {
                    told.push_str(&format!(" {}", all.join(", ")));
                }
                told
            }
            _ => self.words.word("page-want-any"),
        }
    }

    fn sheet(&self, place: &str) -> Option<PreparedSheet> {
        let block = self.blocks.iter().find(|b| b.path == place && !b.path.is_empty())?;
        let asked = self.asked.get(&bare(place))?;
        let mut fields: Vec<(usize, PreparedField)> = Vec::new();
        let line = block.get("line").map(|line| self.lines(line)).and_then(|lines| lines.into_iter().next());
        let simple = |want: &Want| !matches!(want, Want::Table | Want::Tables | Want::TableOrTables);
        for (key, want) in asked.iter().filter(|(_, want)| simple(want)) {
            // A plain name is shown as the French and the English one.
            if key == "name" && block.get("name").is_none() {
                continue;
            }
            fields.push((self.rank(key, block), self.field(block, key, want, line.as_ref())));
        }
        fields.sort_by_key(|(rank, _)| *rank);
        let fields = fields.into_iter().map(|(rank, field)| PreparedField { rare: rank >= RARE, ..field }).collect();
        let mut shown = self.block(block);
        let sheet = self.subjects.get(place).and_then(|who| self.sheets.iter().find(|s| s.subject == *who));
        shown.derived = sheet.map(|s| self.derived(s, false)).unwrap_or_default();
        Some(PreparedSheet { block: shown, fields })
    }

    /// Names and counts first, then what the ruleset prints in a line, then what is written, then the rest.
    fn rank(&self, key: &str, block: &Block) -> usize {
        const FIRST: [&str; 7] = ["name_fr", "name_en", "count", "troop", "line", "unit", "round"];
        let labels = self.game.map(|g| g.format().labels).unwrap_or_default();
        let place = FIRST.iter().position(|k| *k == key);
        let printed = || labels.iter().position(|l| l.key == key).map(|i| 10 + i);
        let written = block.get(key).map(|_| 100);
        let few = self.asked.get(&bare(&block.path)).is_some_and(|keys| keys.len() <= 12);
        place.or_else(printed).or(written).unwrap_or(if few { 150 } else { RARE })
    }

    fn field(&self, block: &Block, key: &str, want: &Want, line: Option<&Pasted>) -> PreparedField {
        let name = format!("{}.{key}", block.path);
        let value = says(block, key);
        let of_line = line.and_then(|l| {
            if key == "count" {
                l.unit.count.map(|n| n.to_string())
            } else {
                l.unit.keys.iter().find(|(k, _)| *k == key).map(|(_, v)| v.clone())
            }
        });
        let troop = || {
            let catalogue = self.game?.format().catalogue;
            let id = block.get("troop").or(line.and_then(|l| l.unit.troop.as_deref()))?;
            catalogue.find(id)?.value(key)
        };
        let from = |id, value: String| self.words.say(&Message::new(id).with("value", Arg::Text(value)));
        let shown = |v: String| match want {
            Want::Flag if v == "true" => self.words.word("page-yes"),
            Want::Flag if v == "false" => self.words.word("page-no"),
            Want::OneOf(_) => self.choice(key, &v),
            _ => v,
        };
        let usual = of_line
            .map(|v| from("page-prepare-of-line", shown(v)))
            .or_else(|| troop().map(|v| from("page-prepare-of-troop", shown(v))));
        let values = match want {
            Want::Flag => ["true", "false"]
                .map(|v| (v.to_owned(), self.words.word(if v == "true" { "page-yes" } else { "page-no" }), v == value))
                .to_vec(),
            Want::OneOf(all) => all.iter().map(|v| (v.clone(), self.choice(key, v), *v == value)).collect(),
            Want::Id => self
                .ids(block)
                .into_iter()
                .map(|(id, text)| {
                    let chosen = id == value;
                    (id, text, chosen)
                })
                .collect(),
            _ => Vec::new(),
        };
        // A value that is none of those offered is still shown.
        let odd = !value.is_empty() && !values.is_empty() && !values.iter().any(|(_, _, chosen)| *chosen);
        let mut values = values;
        if odd {
            values.push((value.clone(), value.clone(), true));
        }
        let wrong = self.problems.iter().find(|p| within(&p.path, &name));
        PreparedField {
            label: self.label(key),
            key: key.to_owned(),
            help: self.help(key, want),
            wrong: wrong.map(|p| self.told(p)),
            usual,
            value,
            values,
            name,
            rare: false,
        }
    }

    fn choice(&self, key: &str, value: &str) -> String {
        let ruleset = self.game.map_or("", |g| g.info().id);
        let ids = [
            format!("{ruleset}-key-{key}-{value}"),
            format!("page-key-{key}-{value}"),
            format!("{ruleset}-field-{key}-{value}"),
            format!("{ruleset}-{key}-{value}"),
        ];
        ids.iter()
            .find(|id| self.words.texts.has(id))
            .map_or_else(|| value.replace('_', " "), |id| capital(&self.words.word(id)))
    }

    /// Everybody of the same side who can be named.
    fn ids(&self, block: &Block) -> Vec<(String, String)> {
        let side = block.path.split('.').next().unwrap_or_default();
        let same = |path: &str| !side.starts_with("side[") || path.starts_with(&format!("{side}."));
        let names: Option<&Names> = self.opened.as_ref().map(|o| o.fight.names());
        self.blocks
            .iter()
            .filter(|b| same(&b.path) && b.path != block.path && b.path.contains('.'))
            .filter_map(|b| {
                let made = self.subjects.get(&b.path).and_then(|who| names.map(|n| n.id(*who)));
                let id = b.get("id").map(str::to_owned).or(made)?;
                let name = self.block(b).name;
                Some((id, name))
            })
            .collect()
    }

    fn catalogue(&self, game: &'static dyn Game) -> Vec<(String, String)> {
        let format = game.format();
        let troops = format.catalogue.troops().map(|troop| {
            let (name, note) = match self.lang() {
                Lang::Fr => (&troop.name_fr, troop.note.as_ref().map(|n| n.0.clone())),
                Lang::En => (&troop.name_en, troop.note.as_ref().map(|n| n.1.clone())),
            };
            let figures = format.labels.iter().filter_map(|l| {
                let value = troop.value(l.key)?;
                let word = l.words.first().copied().unwrap_or(l.key);
                Some(if value == "true" { word.to_owned() } else { format!("{word} {value}") })
            });
            let mut seen: Vec<String> = Vec::new();
            figures.for_each(|f| {
                if !seen.contains(&f) {
                    seen.push(f)
                }
            });
            let what = note.into_iter().chain(Some(seen.join(", ")).filter(|s| !s.is_empty())).collect::<Vec<_>>();
            (name.clone(), what.join(" · "))
        });
        troops.collect()
    }
}

/// From here on fields are folded away.
const RARE: usize = 200;

/// Whether a path stands at or under another.
fn within(path: &str, above: &str) -> bool {
    above.is_empty()
        || path == above
        || path.strip_prefix(above).is_some_and(|rest| rest.starts_with('.') || rest.starts_with('['))
}
