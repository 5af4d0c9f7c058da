//! Who takes the field: ids, names, armies, units and their layers, chiefs and standards.

use super::catalogue::Catalogue;
use super::line::understand;
use super::sheet::{
    ArmySheet, Arrives, CharacterSheet, Format, MOST_ARMIES, MOST_CHARACTERS, MOST_PLACES, MOST_UNITS, PlaceSheet,
    Scenario, UnitSheet,
};
use super::table::{DocTable, Source};
use super::words::{fold, id_from, is_id};
use crate::names::{Gender, Name};
use crate::sheet::Knowledge;
use montjoie_table::{Side, Subject};
use std::sync::Arc;

/// Where a unit stands.
#[derive(Clone, Copy)]
struct Post {
    side: Side,
    army: u8,
    parent: Option<u8>,
    depth: u8,
}

/// Names taken so far, to keep every id and name apart.
#[derive(Default)]
struct Roll {
    ids: Vec<(String, u32)>,
    /// Ids somebody wrote, wherever they stand: a made one gives way.
    written: Vec<String>,
    names: Vec<(String, u32)>,
    troops_used: Vec<String>,
}

impl Scenario {
    pub(super) fn muster(&mut self, format: &Format) {
        let sides = self.root.tables("side");
        if sides.len() != 2 {
            self.root.problem("side", "problem-side-count", &[("count", &sides.len())]);
            sides.iter().skip(2).for_each(DocTable::skip_all);
        }
        let catalogue = format.catalogue.with_troops_of(&self.root);
        let mut roll = Roll { written: written_ids(&self.root), ..Roll::default() };
        for kind in format.ground_places {
            let tables = self.ground.tables(kind);
            self.places_of(&tables, kind, None, &mut roll);
        }
        for (side, table) in Side::BOTH.into_iter().zip(&sides) {
            self.side(side, table, format, &catalogue, &mut roll);
        }
        // Who leads, carries and accompanies can only be said once everybody is known.
        for side in Side::BOTH {
            let table = self.sides[side.index()].table.clone();
            self.sides[side.index()].chief = self.commander(&table, side, "chief");
            self.sides[side.index()].standard = self.companion(&table, side, "standard");
        }
        for i in 0..self.armies.len() {
            let (army, side) = (self.armies[i].table.clone(), self.armies[i].side);
            self.armies[i].chief = self.commander(&army, side, "chief");
        }
        for i in 0..self.characters.len() {
            let (hero, side) = (self.characters[i].table.clone(), self.characters[i].side);
            self.characters[i].unit = self.companion(&hero, side, "unit");
        }
        for (troop, table) in catalogue.troops().zip(self.root.tables("troop")) {
            if !roll.troops_used.contains(&troop.id) {
                table.skip_all(); // nobody reads its keys, so nobody can judge them
            }
        }
    }

    fn side(&mut self, side: Side, table: &DocTable, format: &Format, catalogue: &Catalogue, roll: &mut Roll) {
        self.names.sides[side.index()] = roll.name(table, "side", None, ["a", "b"][side.index()]).0;
        let doctrine = doctrine(table, format, self.sides[side.index()].doctrine);
        self.sides[side.index()].doctrine = doctrine;
        let known = [("exact", Knowledge::Exact), ("words", Knowledge::Words), ("unseen", Knowledge::Unseen)];
        self.sides[side.index()].knowledge = table.one_of("knowledge", &known, Knowledge::default());
        for kind in format.side_places {
            self.places_of(&table.tables(kind), kind, Some(side), roll);
        }
        let fighters = self.units.len() + self.characters.len();
        let mut armies = table.tables("army");
        let implied = armies.is_empty() || table.has("unit") || table.has("character");
        if implied {
            armies.insert(0, table.clone());
        }
        for (i, army) in armies.iter().enumerate() {
            self.army(side, army, implied && i == 0, doctrine, format, catalogue, roll);
        }
        if fighters == self.units.len() + self.characters.len() {
            table.problem("", "problem-side-empty", &[("side", &self.names.sides[side.index()].id)]);
        }
    }

    #[expect(clippy::too_many_arguments, reason = "one call, and a struct for it would say no more")]
    fn army(
        &mut self,
        side: Side,
        table: &DocTable,
        implied: bool,
        of_side: usize,
        format: &Format,
        catalogue: &Catalogue,
        roll: &mut Roll,
    ) {
        let Some(n) = room(self.armies.len(), MOST_ARMIES, table, "armies") else { return };
        let name = if implied {
            let of_side = &self.names.sides[side.index()];
            Name { id: roll.free(&format!("{}-army", of_side.id)), ..of_side.clone() }
        } else {
            roll.name(table, "army", None, "army").0
        };
        self.names.armies.push(name);
        let doctrine = doctrine(table, format, of_side);
        let subject = Subject::army(n);
        self.armies.push(ArmySheet { table: table.clone(), side, implied, doctrine, chief: None, subject });
        for unit in table.tables("unit") {
            self.unit(unit, Post { side, army: n, parent: None, depth: 0 }, format, catalogue, roll);
        }
        for hero in table.tables("character") {
            self.character(hero, Post { side, army: n, parent: None, depth: 0 }, roll);
        }
    }

    fn unit(&mut self, mut table: DocTable, post: Post, format: &Format, catalogue: &Catalogue, roll: &mut Roll) {
        let Some(n) = room(self.units.len(), MOST_UNITS, &table, "units") else { return };
        let line = table.text("line").map(|line| {
            let path = super::desk::join(table.path(), "line");
            let place = table.draft("line", "problem-line-empty", &[]);
            let at = super::doc::Pos { line: place.line, column: place.column };
            understand(&line, format.labels, catalogue, at, &path)
        });
        let called = table.text("troop");
        let troop = match &called {
            Some(called) => catalogue.find(called),
            None => line.as_ref().and_then(|l| l.troop.as_deref()).and_then(|id| catalogue.by_id(id)),
        };
        if let (Some(called), None) = (&called, troop) {
            let problem = table.draft("troop", "problem-unknown-troop", &[("value", called)]);
            table.report(problem.nearest(catalogue.nearest(called)));
            table.excuse();
        }
        if let Some(line) = &line {
            // A troop named beside it answers for a line whose name the catalogue does not know.
            let excused = |code: &str| code == "problem-unknown-troop" && called.is_some();
            line.problems.iter().filter(|p| !excused(p.code)).for_each(|p| table.report(p.clone()));
            if line.problems.iter().any(|p| !excused(p.code)) {
                table.excuse(); // what it meant to say may be what is missing
            }
            table.under(Source::Line, Arc::clone(&line.map), None);
        }
        if let Some(troop) = troop {
            troop.lay_under(&mut table);
            roll.troops_used.push(troop.id.clone());
        }
        let from_line = line.as_ref().map(|l| l.name.as_str()).filter(|n| !n.is_empty());
        let given = match (from_line, troop) {
            // A line says what they are called in one language; its troop knows the other.
            (Some(name), Some(troop)) if super::words::stem(name) == super::words::stem(&troop.name_en) => {
                Some((troop.name_fr.clone(), name.to_owned()))
            }
            (Some(name), Some(troop)) if super::words::stem(name) == super::words::stem(&troop.name_fr) => {
                Some((name.to_owned(), troop.name_en.clone()))
            }
            (Some(name), _) => Some((name.to_owned(), name.to_owned())),
            (None, Some(troop)) => Some((troop.name_fr.clone(), troop.name_en.clone())),
            (None, None) => called.clone().map(|name| (name.clone(), name)),
        };
        let (name, id_made) = roll.name(&table, "unit", given, "unit");
        self.names.units.push(name);
        let arrives = arrives(&table);
        let Post { side, army, parent, depth } = post;
        let troop = troop.map(|t| t.id.clone());
        let inner = if depth < format.depth { table.tables("unit") } else { Vec::new() };
        let subject = Subject::unit(n);
        let player = player(&table);
        self.units.push(UnitSheet { table, side, army, parent, depth, troop, id_made, player, arrives, subject });
        for unit in inner {
            self.unit(unit, Post { parent: Some(n), depth: depth + 1, ..post }, format, catalogue, roll);
        }
    }

    fn character(&mut self, table: DocTable, post: Post, roll: &mut Roll) {
        let Some(n) = room(self.characters.len(), MOST_CHARACTERS, &table, "characters") else { return };
        let (name, id_made) = roll.name(&table, "character", None, "character");
        self.names.characters.push(Name { person: true, ..name });
        let arrives = arrives(&table);
        let subject = Subject::character(n);
        let Post { side, army, .. } = post;
        let player = player(&table);
        self.characters.push(CharacterSheet { table, side, army, unit: None, player, id_made, arrives, subject });
    }

    fn places_of(&mut self, tables: &[DocTable], kind: &'static str, side: Option<Side>, roll: &mut Roll) {
        for table in tables {
            let Some(n) = room(self.places.len(), MOST_PLACES, table, "places") else { return };
            self.names.places.push(roll.name(table, "place", None, kind).0);
            self.places.push(PlaceSheet { table: table.clone(), kind, side, subject: Subject::place(n) });
        }
    }

    /// The character of this side a key names.
    fn commander(&self, table: &DocTable, side: Side, key: &str) -> Option<Subject> {
        let who = self.character_of(table, key)?;
        let theirs = self.characters.iter().any(|c| c.subject == who && c.side == side);
        self.own(table, side, key, who, theirs)
    }

    /// The unit of this side a key names.
    fn companion(&self, table: &DocTable, side: Side, key: &str) -> Option<Subject> {
        let unit = self.unit_of(table, key)?;
        let theirs = self.units.iter().any(|u| u.subject == unit && u.side == side);
        self.own(table, side, key, unit, theirs)
    }

    fn own(&self, table: &DocTable, side: Side, key: &str, who: Subject, theirs: bool) -> Option<Subject> {
        if !theirs {
            let (value, side) = (self.names.id(who), &self.names.sides[side.index()].id);
            table.problem(key, "problem-foreign", &[("key", &key), ("value", &value), ("side", side)]);
        }
        theirs.then_some(who)
    }
}

fn doctrine(table: &DocTable, format: &Format, otherwise: usize) -> usize {
    let choices: Vec<(&str, usize)> = format.doctrines.iter().enumerate().map(|(i, d)| (*d, i)).collect();
    table.one_of("doctrine", &choices, otherwise)
}

/// Whether a player plays somebody; `pc` is another name for it.
fn player(table: &DocTable) -> bool {
    let [player, pc] = ["player", "pc"].map(|key| table.flag(key, false));
    player || pc
}

fn arrives(table: &DocTable) -> Arrives {
    let choices = [("start", Arrives::AtStart), ("event", Arrives::ByEvent), ("reserve", Arrives::InReserve)];
    table.one_of("arrives", &choices, Arrives::AtStart)
}

/// The next free place of a list; none, and a problem the first time, when the list is full.
pub(super) fn room(taken: usize, most: usize, table: &DocTable, what: &'static str) -> Option<u8> {
    if taken >= most {
        if table.desk().first_time(what) {
            table.problem("", "problem-too-many", &[("what", &what), ("most", &most)]);
        }
        table.skip_all();
        return None;
    }
    u8::try_from(taken).ok()
}

/// Every `id` written in the sides and on the ground, however deep.
fn written_ids(root: &DocTable) -> Vec<String> {
    let mut ids = Vec::new();
    for key in ["side", "ground"] {
        root.every_text_at(key, "id", &mut ids);
    }
    ids
}

impl Roll {
    /// The name of somebody, and whether its id was made. `given` is what a line or a troop calls them.
    fn name(
        &mut self,
        table: &DocTable,
        what: &'static str,
        given: Option<(String, String)>,
        otherwise: &str,
    ) -> (Name, bool) {
        let written = table.bilingual("name");
        let _ = table.bilingual("text");
        let wrote_name = written.is_some();
        let id = table.text("id");
        let gender = table.one_of("gender", &[("m", Gender::M), ("f", Gender::F)], Gender::M);
        let line = table.at().line;
        let (mut fr, mut en) =
            written.or(given).or_else(|| id.clone().map(|id| (id.clone(), id))).unwrap_or_else(|| {
                table.problem("", "problem-no-name", &[("what", &what)]);
                (otherwise.to_owned(), otherwise.to_owned())
            });
        for (name, key) in [(&mut fr, "name_fr"), (&mut en, "name_en")] {
            let most = 120;
            if name.chars().count() > most {
                let key = if table.has(key) { key } else { "name" };
                table.problem(key, "problem-text-too-long", &[("key", &key), ("most", &most)]);
                *name = name.chars().take(most).collect();
            }
        }
        let made = id.is_none();
        let id = match id {
            Some(id) => self.own_id(table, id, line),
            None => {
                let base = id_from(if fr.is_empty() { &en } else { &fr });
                self.free(if base.is_empty() { otherwise } else { &base })
            }
        };
        table.desk().called(table.path(), &id);
        if wrote_name && matches!(what, "unit" | "character") {
            self.once(table, &fr, line);
        } else if matches!(what, "unit" | "character") {
            let number = self.number(&fr, line);
            if number > 1 {
                (fr, en) = (format!("{fr} {number}"), format!("{en} {number}"));
            }
        }
        (Name { id, fr, en, gender, person: false }, made)
    }

    /// A written id: well formed and nobody else's.
    fn own_id(&mut self, table: &DocTable, id: String, line: u32) -> String {
        if !is_id(&id) {
            table.bad_id(&id);
            let made = id_from(&id);
            return self.free(if made.is_empty() { "unnamed" } else { &made });
        }
        if let Some((_, other)) = self.ids.iter().find(|(taken, _)| *taken == id) {
            table.problem("id", "problem-duplicate-id", &[("id", &id), ("line", other)]);
            return self.free(&id);
        }
        self.ids.push((id.clone(), line));
        id
    }

    /// An id nobody has or wrote: the base, or the base and a number.
    fn free(&mut self, base: &str) -> String {
        let taken = |id: &str| self.ids.iter().any(|(t, _)| t == id) || self.written.iter().any(|w| w == id);
        let numbered = (2u32..).map(|n| format!("{base}-{n}"));
        let id = std::iter::once(base.to_owned()).chain(numbered).find(|id| !taken(id));
        let id = id.unwrap_or_else(|| base.to_owned());
        self.ids.push((id.clone(), 0));
        id
    }

    /// A written name two people bear confuses the table: doubtful.
    fn once(&mut self, table: &DocTable, name: &str, line: u32) {
        let folded = fold(name);
        if let Some((_, other)) = self.names.iter().find(|(n, _)| *n == folded) {
            table.doubt("name", "problem-duplicate-name", &[("name", &name), ("line", other)]);
        }
        self.names.push((folded, line));
    }

    /// How many bear this name now: those nobody named are numbered.
    fn number(&mut self, name: &str, line: u32) -> usize {
        let folded = fold(name);
        self.names.push((folded.clone(), line));
        self.names.iter().filter(|(n, _)| *n == folded).count()
    }
}
