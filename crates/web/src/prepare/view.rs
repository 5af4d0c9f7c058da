//! What the page of a battle being prepared shows: the scenario read as the command line reads it, in words.

use super::options::options;
use super::part::sound_part;
use super::{Kept, game_of};
use crate::hall::Hall;
use crate::live::words;
use montjoie_chronicle::{Block, Preparing};
use montjoie_game::scenario::{Doc, Pasted, Problem, Want, paste};
use montjoie_game::{Arg, Game, Games, Message, Opened, Sheet, Viewer};
use montjoie_pages::prepare::{
    Prepared, PreparedBlock, PreparedField, PreparedName, PreparedProblem, PreparedSheet, PreparedSide, Understood,
};
use montjoie_pages::{Reader, Words, capital};
use montjoie_table::Subject;
use montjoie_text::{Lang, Vocabulary};
use std::collections::BTreeMap;

/// A path without its numbers: `side.unit`.
pub fn bare(path: &str) -> String {
    path.split(']').map(|p| p.split('[').next().unwrap_or(p)).collect()
}

/// The edition that counts: the one that is named, the one its ruleset's other name implies, or the usual one.
pub fn edition(games: Games, doc: &Doc) -> Option<&'static str> {
    let game = game_of(games, doc)?;
    let editions = game.info().editions;
    let named = doc.peek("edition");
    let ruleset = doc.peek("ruleset");
    let implied = game.format().aliases.iter().find(|(alias, _)| ruleset == Some(*alias)).map(|(_, e)| *e);
    let named = editions.iter().find(|e| named == Some(**e)).copied();
    named.or(implied).or(editions.first().copied())
}

/// What a table is called in this language: its name there, the one for both, the other one.
fn named(block: &Block, lang: Lang) -> Option<&str> {
    let (own, other) = lang.pick(("name_fr", "name_en"), ("name_en", "name_fr"));
    block.get(own).or(block.get("name")).or(block.get(other))
}

fn name_of(block: &Block) -> PreparedName {
    let said = |key| block.get(key).unwrap_or_default().to_owned();
    PreparedName { both: block.get("name").map(str::to_owned), fr: said("name_fr"), en: said("name_en") }
}

/// Everything there is to say about one scenario.
pub(super) struct Desk<'a> {
    pub(super) words: Words<'a>,
    /// The edition that counts.
    pub(super) edition: Option<&'static str>,
    pub(super) game: Option<&'static dyn Game>,
    pub(super) blocks: Vec<Block>,
    asked: BTreeMap<String, BTreeMap<String, Want>>,
    pub(super) opened: Option<Opened>,
    problems: Vec<Problem>,
    sheets: Vec<Sheet>,
    /// Their ids, written or made.
    ids: BTreeMap<String, String>,
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
    let part = game.filter(|_| opened.is_none()).and_then(|g| sound_part(g, &kept.scenario, &doc.ids(), &problems));
    let fight = opened.as_ref().or(part.as_ref().map(|(opened, _)| opened)).map(|o| &o.fight);
    let names = fight.map(|fight| fight.names().clone()).unwrap_or_default();
    let sheets = fight.map(|fight| fight.sheets(Viewer::Gm)).unwrap_or_default();
    let part = part.map(|(_, subjects)| subjects);
    let blocks = Preparing::read(&kept.scenario).map(|d| d.blocks()).unwrap_or_default();
    let desk = Desk {
        words: words(hall, &names, reader, game.map(Game::info)),
        game,
        edition: edition(hall.games, &doc),
        // Who each of the file is to its ruleset, which may count them in its own way: asked by their ids.
        subjects: part
            .unwrap_or_else(|| doc.ids().into_iter().filter_map(|(path, id)| Some((path, names.find(&id)?))).collect()),
        ids: doc.ids(),
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
        battle.problems.extend(
            opened.waived.iter().chain(&opened.warnings).map(|p| PreparedProblem { stops: false, ..desk.problem(p) }),
        );
    }
    let Some(game) = game else { return battle };
    battle.game = desk.words.word(&format!("{}-name", game.info().id));
    let [fr, en] = hall.books(game.info().id);
    battle.front.clone_from(&desk.lang().pick(fr, en).front);
    if let Some(top) = desk.blocks.first() {
        battle.title = name_of(top);
        let edition = |e: &&'static str| {
            ((*e).to_owned(), capital(&desk.words.vocabulary(Vocabulary::Edition, e)), Some(*e) == desk.edition)
        };
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
            name: name_of(own),
            many: self.usual_count(&place),
            browsing: false,
            pasted: pasted.to_owned(),
            understood: self.lines(pasted).iter().map(|line| self.understood(line)).collect(),
            blocks: blocks.map(|b| self.block(b)).collect(),
            more: self.more(&place, &[]),
            place,
        }
    }

    pub(super) fn lines(&self, text: &str) -> Vec<Pasted> {
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
        let message = self.lang().pick(["message_fr", "message_en"], ["message_en", "message_fr"]);
        let told = ["line", "troop", "id", message[0], "message", message[1]].iter().find_map(|key| block.get(key));
        let name = match subject {
            Some(who) if self.opened.is_some() => self.words.name(who),
            _ => named(block, self.lang()).or(told).unwrap_or_default().to_owned(),
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
        // Of one person the figures say it all: they have no head count.
        if let Some((_, start)) = sheet.strength.filter(|_| sheet.kind != "character") {
            all.insert(0, (self.words.word("page-prepare-strength"), self.words.number(start)));
        }
        all
    }

    /// What people call a key: the ruleset's word, the common one, the field of a ruling, what its lines say, the key itself.
    pub(super) fn label(&self, key: &str) -> String {
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
            // A name for both languages is shown where the file has one; a page writes one for each.
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
        const FIRST: [&str; 8] = ["name", "name_fr", "name_en", "count", "troop", "line", "unit", "round"];
        let labels = self.game.map(|g| g.format().labels).unwrap_or_default();
        let place = FIRST.iter().position(|k| *k == key);
        let printed = || labels.iter().position(|l| l.key == key).map(|i| 10 + i);
        let written = block.get(key).map(|_| 100);
        let few = self.asked.get(&bare(&block.path)).is_some_and(|keys| keys.len() <= 12);
        place.or_else(printed).or(written).unwrap_or(if few { 150 } else { RARE })
    }

    fn field(&self, block: &Block, key: &str, want: &Want, line: Option<&Pasted>) -> PreparedField {
        let name = format!("{}.{key}", block.path);
        let value = block.get(key).unwrap_or_default().to_owned();
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
            let value = catalogue.find(id)?.value(key)?;
            Some(self.in_edition(key, value))
        };
        let other = || {
            let lang = [("name_fr", Lang::Fr), ("name_en", Lang::En)].into_iter().find(|(k, _)| *k == key)?.1;
            named(block, lang).map(str::to_owned)
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
            .or_else(|| troop().map(|v| from("page-prepare-of-troop", shown(v))))
            .or_else(|| other().map(|v| from("page-prepare-of-other", v)));
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

    pub(super) fn choice(&self, key: &str, value: &str) -> String {
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
        self.blocks
            .iter()
            .filter(|b| same(&b.path) && b.path != block.path && b.path.contains('.'))
            .filter_map(|b| {
                let id = b.get("id").or(self.ids.get(&b.path).map(String::as_str))?.to_owned();
                Some((id, self.block(b).name))
            })
            .collect()
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
