//! A report: a journal without the names and words of its table, which plays as the journal does. What a report is: `docs/formats.md`.

use crate::aftermath::edit::{find, steps};
use crate::begin::begin;
use crate::chronicle::Chronicle;
use crate::entry::{Author, Body, Entry, Given};
use crate::journal::Journal;
use crate::trouble::Trouble;
use montjoie_game::scenario::{Doc, Expected};
use montjoie_game::{Games, Names, game_named};
use montjoie_table::Answer;
use serde_json::Value;
use std::collections::BTreeMap;
use toml_edit::{Array, DocumentMut, InlineTable, Item, Table, TableLike, Value as Toml};

/// What stands where somebody's own words stood.
const WORDS: &str = "…";

/// Keys that hold names or words of the table: what ends like one of these, with `_fr` and `_en`, is one.
const NAMED: [&str; 1] = ["name"];
const WORDED: [&str; 4] = ["text", "message", "sources", "title"];

/// Names, ids and words of a journal that were replaced, the same one always by the same.
struct Renamed {
    ids: BTreeMap<String, String>,
    seats: BTreeMap<String, String>,
    terms: BTreeMap<String, String>,
    came: usize,
}

/// How much of the ids is replaced: as much as the battle bears.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ids {
    /// Those of kinds the GM made (spells, machines) as well.
    All,
    /// Those of who and what is on the field.
    Field,
    /// None: names go, ids stay.
    Kept,
}

/// A journal as a report holds it: what people wrote is replaced, ids with it, comments are gone. Kinds out of the book keep their
/// names: rules look them up by these. Played, it does what the journal does; where that cannot be had, ids stay as they are.
///
/// # Errors
/// When the journal cannot be opened, or would not play the same.
pub fn anonymous(games: Games, journal: &Journal) -> Result<Journal, Trouble> {
    let played = outcome(games, journal)?;
    let mut last = Trouble::NotAJournal;
    for ids in [Ids::All, Ids::Field, Ids::Kept] {
        match renamed(games, journal, ids).and_then(|new| Ok((outcome(games, &new)?, new))) {
            Ok((same, new)) if same == played => return Ok(new),
            Ok(_) => {}
            Err(trouble) => last = trouble,
        }
    }
    Err(last)
}

/// The file of a report: the journal, and beside its header what is said about it.
#[must_use]
pub fn report_file(journal: &Journal, about: Value) -> Vec<u8> {
    let written = journal.write();
    let end = written.iter().position(|byte| *byte == b'\n').unwrap_or(written.len());
    let mut header: Value = serde_json::from_slice(&written[..end]).unwrap_or_default();
    header["report"] = about;
    let mut out = header.to_string().into_bytes();
    out.extend_from_slice(&written[end..]);
    out
}

/// What a file says of itself beside its journal; none when it is no report.
#[must_use]
pub fn reported(bytes: &[u8]) -> Option<Value> {
    let line = bytes.split(|byte| *byte == b'\n').next()?;
    serde_json::from_slice::<Value>(line).ok()?.get("report").cloned()
}

/// What becomes of a journal, as far as it can be compared.
#[derive(PartialEq, Eq)]
struct Outcome {
    /// The battle.
    hash: u64,
    /// How much is asked.
    asks: usize,
    /// How many steps were closed.
    steps: usize,
    /// Where facts part from the journal, and where rules do.
    parts: [Option<u64>; 2],
}

fn outcome(games: Games, journal: &Journal) -> Result<Outcome, Trouble> {
    let book = Chronicle::inspect_bytes(games, &journal.write())?;
    let (facts, rules) = (book.replay(false)?, book.replay(true)?);
    let parts = |replay: &crate::replay::Replay| replay.divergence.as_ref().map(|d| d.entry);
    Ok(Outcome {
        hash: book.fight().hash(),
        asks: book.asks().len(),
        steps: facts.steps,
        parts: [parts(&facts), parts(&rules)],
    })
}

fn renamed(games: Games, journal: &Journal, which: Ids) -> Result<Journal, Trouble> {
    let mut header = journal.header.clone();
    let before = begin(games, &header.scenario, header.edition.as_deref())?;
    let (scenario, kinds) = scenario(games, &header.scenario, which)?;
    header.scenario = scenario;
    let after = begin(games, &header.scenario, header.edition.as_deref())?;
    let mut renamed = Renamed {
        ids: kinds.into_iter().chain(pairs(before.opened.fight.names(), after.opened.fight.names())).collect(),
        seats: BTreeMap::new(),
        terms: BTreeMap::new(),
        came: 0,
    };
    let mut new = Journal::new(header);
    for entry in journal.entries() {
        new.add(renamed.entry(entry.as_ref().clone()));
    }
    Ok(new)
}

/// Every id of one field beside that of the other, which has the same people in the same places.
fn pairs(old: &Names, new: &Names) -> BTreeMap<String, String> {
    let all = |names: &Names| {
        let lists = [&names.armies, &names.units, &names.characters, &names.places];
        let ids = names.sides.iter().chain(lists.into_iter().flatten()).map(|name| name.id.clone());
        ids.collect::<Vec<_>>()
    };
    all(old).into_iter().zip(all(new)).collect()
}

impl Renamed {
    fn entry(&mut self, mut entry: Entry) -> Entry {
        if let Author::Seat(name) = &mut entry.author {
            self.seat(name);
        }
        match &mut entry.body {
            Body::Answer(given) => self.given(given),
            Body::Term(term) => {
                let next = format!("term-{}", self.terms.len() + 1);
                term.name = self.terms.entry(std::mem::take(&mut term.name)).or_insert(next).clone();
            }
            Body::Ruling(ruling) => {
                WORDS.clone_into(&mut ruling.reason);
                for name in &mut ruling.names {
                    self.came += 1;
                    let next = format!("new-{}", self.came);
                    let id = self.ids.entry(std::mem::take(&mut name.id)).or_insert(next).clone();
                    (name.fr, name.en, name.id) = (id.clone(), id.clone(), id);
                }
                ruling.answers.iter_mut().for_each(|given| self.given(given));
            }
            Body::Note { text, scene, .. } => {
                WORDS.clone_into(text);
                if let Some(tale) = scene {
                    WORDS.clone_into(&mut tale.title);
                }
            }
            // The dice are in the journal; that they follow from what was pledged is told by the journal itself, not by a report of it.
            Body::Pledge(pledge) => {
                for said in &mut pledge.words {
                    self.seat(&mut said.who);
                    WORDS.clone_into(&mut said.word);
                }
            }
            Body::Closed(_) | Body::Head { .. } | Body::WhatIf { .. } | Body::Conduct(_) => {}
        }
        entry
    }

    fn seat(&mut self, name: &mut String) {
        let next = format!("seat-{}", self.seats.len() + 1);
        *name = self.seats.entry(std::mem::take(name)).or_insert(next).clone();
    }

    fn given(&self, given: &mut Given) {
        if let Some(reason) = &mut given.reason {
            WORDS.clone_into(reason);
        }
        if let Answer::Choice(words) | Answer::Ruled(words) = &mut given.answer {
            // A verb, then those it is about.
            let mut said = words.split(' ');
            let verb = said.next().unwrap_or_default().to_owned();
            let rest = said.map(|word| self.ids.get(word).map_or(word, String::as_str));
            *words = rest.fold(verb, |text, word| format!("{text} {word}"));
        }
    }
}

/// The scenario without names, words and comments, and the ids of kinds that were replaced in it.
fn scenario(games: Games, text: &str, which: Ids) -> Result<(String, BTreeMap<String, String>), Trouble> {
    let doc = Doc::read(text);
    if let Some((game, _)) = game_named(games, doc.peek("ruleset").unwrap_or_default()) {
        // Read for what it asks: which keys hold ids, and who has which.
        let _ = game.open(&doc, None);
    }
    let Ok(mut file) = text.parse::<DocumentMut>() else { return Err(Trouble::NotAJournal) };
    let (asked, called) = (doc.asked(), doc.ids());
    let kinds = kinds(&mut file, which);
    let mut ids = BTreeMap::new();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (path, id) in &called {
        let kind = steps(path).last().map(|(key, _)| key.clone()).unwrap_or_default();
        let n = counts.entry(kind.clone()).or_default();
        *n += 1;
        let new = format!("{kind}-{n}");
        if let Some(table) = find(&mut file, &steps(path)) {
            // Written in any case: one that was made of the name would change with it.
            call(table, &new, if which == Ids::Kept { id } else { &new });
        }
        if which != Ids::Kept {
            ids.insert(id.clone(), new);
        }
    }
    let sweep = Sweep { asked: &asked, ids: &ids, kinds: &kinds };
    sweep.table(file.as_table_mut(), "");
    // The title, which is nobody's name.
    let root = file.as_table_mut();
    for key in ["name_fr", "name_en"] {
        root.remove(key);
    }
    root.insert("name", toml_edit::value(WORDS));
    file.set_trailing("");
    Ok((file.to_string(), kinds))
}

/// Gives a table a name in words, made of its new id, and this id.
fn call(table: &mut dyn TableLike, new: &str, id: &str) {
    let mut shown = new.replace('-', " ");
    shown[..1].make_ascii_uppercase();
    let named: Vec<String> = table.iter().map(|(key, _)| key.to_owned()).filter(|key| is_of(key, &NAMED)).collect();
    named.iter().for_each(|key| drop(table.remove(key)));
    table.insert("name", toml_edit::value(shown));
    table.insert("id", toml_edit::value(id));
}

/// Renames the kinds the GM made, which stand in lists of the file's own (`[[spell]]`), and gives their ids beside the new ones.
fn kinds(file: &mut DocumentMut, which: Ids) -> BTreeMap<String, String> {
    let mut ids = BTreeMap::new();
    for (key, item) in file.iter_mut() {
        // Sides are no kind: who stands there is called by the muster.
        let Some(list) = item.as_array_of_tables_mut().filter(|_| key != "side") else { continue };
        for (n, table) in list.iter_mut().enumerate() {
            let Some(id) = table.get("id").and_then(Item::as_str).map(str::to_owned) else { continue };
            let new = format!("{}-{}", key.get(), n + 1);
            if table.iter().any(|(key, _)| is_of(key, &NAMED)) {
                call(table, &new, &id);
            }
            if which == Ids::All {
                table.insert("id", toml_edit::value(new.as_str()));
                ids.insert(id, new);
            }
        }
    }
    ids
}

/// Whether a key is one of these, in whichever language.
fn is_of(key: &str, kinds: &[&str]) -> bool {
    let bare = key.strip_suffix("_fr").or_else(|| key.strip_suffix("_en")).unwrap_or(key);
    kinds.contains(&bare)
}

/// Goes through a scenario: words out, ids changed, comments gone.
struct Sweep<'a> {
    asked: &'a BTreeMap<String, BTreeMap<String, Expected>>,
    ids: &'a BTreeMap<String, String>,
    kinds: &'a BTreeMap<String, String>,
}

impl Sweep<'_> {
    fn table(&self, table: &mut Table, path: &str) {
        table.decor_mut().clear();
        for (mut key, item) in table.iter_mut() {
            key.leaf_decor_mut().clear();
            key.dotted_decor_mut().clear();
            self.item(item, path, key.get());
        }
        self.words(table);
    }

    fn inline(&self, table: &mut InlineTable, path: &str) {
        table.decor_mut().clear();
        table.set_trailing("");
        for (mut key, value) in table.iter_mut() {
            key.leaf_decor_mut().clear();
            key.dotted_decor_mut().clear();
            self.value(value, path, key.get());
        }
        self.words(table);
    }

    fn words(&self, table: &mut dyn TableLike) {
        let keys: Vec<String> = table.iter().map(|(key, _)| key.to_owned()).collect();
        for key in keys.iter().filter(|key| is_of(key, &WORDED)) {
            if *key == "sources" {
                table.remove(key);
            } else if table.get(key).is_some_and(Item::is_str) {
                table.insert(key, toml_edit::value(WORDS));
            }
        }
    }

    fn item(&self, item: &mut Item, path: &str, key: &str) {
        let under = || if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
        match item {
            Item::Table(table) => self.table(table, &under()),
            Item::ArrayOfTables(list) => list.iter_mut().for_each(|table| self.table(table, &under())),
            Item::Value(value) => self.value(value, path, key),
            Item::None => {}
        }
    }

    fn value(&self, value: &mut Toml, path: &str, key: &str) {
        value.decor_mut().clear();
        match value {
            Toml::InlineTable(table) => {
                self.inline(table, &if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") });
            }
            Toml::Array(list) => self.list(list, path, key),
            Toml::String(_) => {
                let is_id = |want: &Expected| match want {
                    Expected::Id => true,
                    Expected::List(of) => matches!(**of, Expected::Id),
                    _ => false,
                };
                let points = self.asked.get(path).and_then(|keys| keys.get(key)).is_some_and(is_id);
                let of_field = value.as_str().filter(|_| points).and_then(|id| self.ids.get(id));
                if let Some(new) = of_field.or_else(|| value.as_str().and_then(|id| self.kinds.get(id))) {
                    *value = Toml::from(new.as_str());
                }
            }
            _ => {}
        }
    }

    fn list(&self, list: &mut Array, path: &str, key: &str) {
        list.set_trailing("");
        list.set_trailing_comma(false);
        list.iter_mut().for_each(|value| self.value(value, path, key));
    }
}
