//! The troops a ruleset knows: found by id, name or alias; accents, case and plurals do not matter.

use super::desk::{join, nth};
use super::doc::{Doc, KeyMap};
use super::problem::{Findings, Problems};
use super::table::{DocTable, Source};
use super::words::{nearest, stem};
use std::sync::Arc;

/// A troop of a catalogue.
#[derive(Clone, Debug)]
pub struct Troop {
    /// Its id.
    pub id: String,
    /// Its French name.
    pub name_fr: String,
    /// Its English name.
    pub name_en: String,
    /// Other names it goes by.
    pub aliases: Vec<String>,
    /// A word about it, French then English.
    pub note: Option<(String, String)>,
    stems: Vec<String>,
    map: Arc<KeyMap>,
    /// Set when the troop stands in the scenario itself.
    path: Option<String>,
}

/// Troop types as data: the ruleset's own file, then the scenario's `[[troop]]`, which come first.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    troops: Vec<Troop>,
}

/// Keys of a troop that are not keys of a unit.
const OWN: [&str; 7] = ["id", "name", "name_fr", "name_en", "aliases", "note_fr", "note_en"];

impl Catalogue {
    /// No troop at all.
    #[must_use]
    pub const fn empty() -> Catalogue {
        Catalogue { troops: Vec::new() }
    }

    /// Loads a ruleset's file of `[[troop]]` tables: `id`, `name_fr`, `name_en`, `aliases`, and the ruleset's keys.
    ///
    /// # Errors
    /// Everything wrong with the common keys; [`Catalogue::check`] looks at the ruleset's.
    pub fn load(text: &str) -> Result<Catalogue, Problems> {
        let doc = Doc::read(text);
        let mut catalogue = Catalogue::default();
        for table in doc.root().tables("troop") {
            catalogue.add(&table, None);
            table.skip_all();
        }
        doc.finish().map(|_| catalogue)
    }

    /// The same with the troops of a scenario before its own.
    pub(super) fn with_troops_of(&self, root: &DocTable) -> Catalogue {
        let mut both = Catalogue::default();
        for (i, table) in root.tables("troop").iter().enumerate() {
            both.add(table, Some(nth(&join(root.path(), "troop"), i)));
        }
        let theirs: Vec<String> = both.troops.iter().map(|t| t.id.clone()).collect();
        both.troops.extend(self.troops.iter().filter(|t| !theirs.contains(&t.id)).cloned());
        both
    }

    fn add(&mut self, table: &DocTable, path: Option<String>) {
        let id = table.required_text("id");
        let plain = table.text("name");
        let name_fr = table.text("name_fr").or_else(|| plain.clone());
        let name_en = table.text("name_en").or_else(|| plain.clone());
        let aliases = table.texts("aliases");
        let note = table.bilingual("note");
        if let Some(other) = self.troops.iter().find(|t| t.id == id) {
            table.problem("id", "problem-duplicate-id", &[("id", &id), ("line", &other.map.at.line)]);
        }
        if !id.is_empty() && !super::words::is_id(&id) {
            table.bad_id(&id);
        }
        let name_fr = name_fr.or_else(|| name_en.clone()).unwrap_or_else(|| id.clone());
        let name_en = name_en.unwrap_or_else(|| name_fr.clone());
        let stems = [&id, &name_fr, &name_en].into_iter().chain(&aliases).map(|n| stem(n)).collect();
        let Some(map) = table.first_map() else { return };
        let entries = map.entries.iter().filter(|e| !OWN.contains(&e.key.as_str()));
        let entries = entries.cloned().collect();
        let map = Arc::new(KeyMap { at: map.at, entries });
        self.troops.push(Troop { id, name_fr, name_en, aliases, note, stems, map, path });
    }

    /// The troops, in the order of the file.
    pub fn troops(&self) -> impl Iterator<Item = &Troop> {
        self.troops.iter()
    }

    /// The troop with this id.
    #[must_use]
    pub fn by_id(&self, id: &str) -> Option<&Troop> {
        self.troops.iter().find(|t| t.id == id)
    }

    /// The troop called so: by id, name or alias, singular or plural, with or without accents and article.
    #[must_use]
    pub fn find(&self, called: &str) -> Option<&Troop> {
        let wanted = stem(called);
        self.by_id(called).or_else(|| self.troops.iter().find(|t| t.stems.contains(&wanted)))
    }

    /// The name closest to what was written.
    #[must_use]
    pub fn nearest(&self, called: &str) -> Option<String> {
        let names = self.troops.iter().flat_map(|t| [&t.id, &t.name_fr, &t.name_en].into_iter().chain(&t.aliases));
        nearest(called, names.map(String::as_str))
    }

    /// Reads every troop as a unit of that troop would be, for the test of a ruleset's catalogue:
    /// unknown keys and values out of bounds come back as problems, with their place in the catalogue's file.
    #[must_use]
    pub fn check(text: &str, codes: &[super::problem::Code], mut read: impl FnMut(&DocTable)) -> Findings {
        let doc = Doc::read(text);
        doc.know(codes);
        let mut catalogue = Catalogue::default();
        for table in doc.root().tables("troop") {
            catalogue.add(&table, None);
            read(&table);
        }
        doc.findings()
    }
}

impl Troop {
    /// Lays this troop's values under a unit's own.
    pub(super) fn lay_under(&self, unit: &mut DocTable) {
        let source = if self.path.is_some() { Source::Troop } else { Source::Catalogue };
        unit.under(source, Arc::clone(&self.map), self.path.clone());
    }

    /// The value of a key as the catalogue says it.
    #[must_use]
    pub fn value(&self, key: &str) -> Option<String> {
        self.map.get(key).map(|e| super::table::show(&e.node.value))
    }

    /// The ruleset's keys it gives.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.map.entries.iter().map(|e| e.key.as_str())
    }
}
