//! The part of a scenario every ruleset shares: sides, armies, units, characters, places, ground, weather.

use super::catalogue::Catalogue;
use super::doc::Doc;
use super::event::{ScenarioEvent, same};
use super::line::Label;
use super::problem::{CODES, Code, Findings, Problems};
use super::table::{DocTable, Source};
use super::words::nearest;
use crate::{FieldInfo, Knowledge, Offers, names::Names};
use montjoie_table::{Side, Subject};

/// What a ruleset says of its scenarios, for the part that is read once for all.
#[derive(Clone, Copy)]
pub struct Format<'a> {
    /// The name `ruleset = "…"` gives.
    pub ruleset: &'static str,
    /// Other names it may give, each with the edition it implies.
    pub aliases: &'a [(&'static str, &'static str)],
    /// The editions, the usual one first; empty when there is but one.
    pub editions: &'a [&'static str],
    /// Doctrines, the usual one first.
    pub doctrines: &'a [&'static str],
    /// The troops it knows.
    pub catalogue: &'a Catalogue,
    /// The words of a unit's line.
    pub labels: &'a [Label],
    /// How many times a unit may hold units: 0 but for a tree of regiments and companies.
    pub depth: u8,
    /// Lists of tables in `[ground]` that are places: sections of a wall, sites.
    pub ground_places: &'a [&'static str],
    /// Lists of tables in a `[[side]]` that are places: engines.
    pub side_places: &'a [&'static str],
    /// States an event may wait for.
    pub states: &'a [&'static str],
    /// Fields an event may set.
    pub fields: &'a [&'static str],
    /// The bounds and words of those fields, so that an event cannot set what a ruling could not; empty: not looked at.
    pub ruled: &'a [FieldInfo],
    /// Of those fields, the ones a place has and no unit: kind of place, field.
    pub place_fields: &'a [(&'static str, &'static str)],
    /// Words of the weather; empty when the ruleset has none.
    pub weathers: &'a [&'static str],
    /// Its own problems.
    pub codes: &'a [Code],
    /// How a value of the catalogue is written in an edition, where that is not how the catalogue has it: edition, key, value.
    pub written: fn(&str, &str, &str) -> Option<String>,
    /// The keys of a unit by which troops are told apart at a glance, in the order of a list: few.
    pub columns: &'a [&'static str],
    /// The keys of a character that count in this book, in the order a short form asks for them, each with what a new one is given, as the
    /// catalogue would write it; nothing where the book has a default of its own.
    pub hero: &'a [(&'static str, &'static str)],
    /// What hosts are weighed by beside heads: a message with `n`, and how much of [`Fate::worth`](crate::Fate) makes one. None where the book
    /// counts heads alone.
    pub weight: Option<(&'static str, i64)>,
}

impl Format<'_> {
    /// A ruleset that says nothing else of its scenarios.
    #[must_use]
    pub fn bare(ruleset: &'static str) -> Format<'static> {
        static EMPTY: Catalogue = Catalogue::empty();
        Format {
            ruleset,
            aliases: &[],
            editions: &[],
            doctrines: &[],
            catalogue: &EMPTY,
            labels: &[],
            depth: 0,
            ground_places: &[],
            side_places: &[],
            states: &[],
            fields: &[],
            ruled: &[],
            place_fields: &[],
            weathers: &[],
            codes: &[],
            written: |_, _, _| None,
            columns: &[],
            hero: &[],
            weight: None,
        }
    }
}

/// A scenario, its common part read; the ruleset reads the rest from each `table`.
#[derive(Debug)]
pub struct Scenario {
    /// The whole document, for tables of the ruleset's own at the top.
    pub root: DocTable,
    /// A word of [`Format::editions`], when there are any.
    pub edition: Option<&'static str>,
    /// Its title, French then English.
    pub title: (String, String),
    /// What to read before the battle, French then English.
    pub text: Option<(String, String)>,
    /// Which judgements that are only offered it wants to be asked.
    pub judgements: Option<Offers>,
    /// Where it comes from.
    pub sources: Vec<String>,
    /// The ruleset's settings.
    pub options: DocTable,
    /// Where it is fought.
    pub ground: DocTable,
    /// The weather's own table.
    pub weather: DocTable,
    /// Words of [`Format::weathers`].
    pub weather_is: Vec<&'static str>,
    /// The two sides.
    pub sides: [SideSheet; 2],
    /// Armies, in order of side.
    pub armies: Vec<ArmySheet>,
    /// Units, in order of side, army and file; a unit's own units right after it.
    pub units: Vec<UnitSheet>,
    /// Characters, in order of side and army.
    pub characters: Vec<CharacterSheet>,
    /// Places, those of the ground first.
    pub places: Vec<PlaceSheet>,
    /// What is written to happen.
    pub events: Vec<ScenarioEvent>,
    /// What everybody is called.
    pub names: Names,
    doc: Doc,
}

/// Whether somebody is on the field when the battle starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrives {
    /// There from the start.
    #[default]
    AtStart,
    /// Brought by an event's `arrive`.
    ByEvent,
    /// Held back; the ruleset says how it comes, or an event does.
    InReserve,
}

/// A `[[side]]`.
#[derive(Debug)]
pub struct SideSheet {
    /// The rest of what it says.
    pub table: DocTable,
    /// Its place in [`Format::doctrines`].
    pub doctrine: usize,
    /// What it may know of the other.
    pub knowledge: Knowledge,
    /// Who leads it.
    pub chief: Option<Subject>,
    /// Who carries its standard.
    pub standard: Option<Subject>,
}

/// A `[[side.army]]`, or the one army of a side that names none.
#[derive(Debug)]
pub struct ArmySheet {
    /// The rest of what it says; the side's own table when the army is implied.
    pub table: DocTable,
    /// Whose it is.
    pub side: Side,
    /// True when the side named no army.
    pub implied: bool,
    /// Its place in [`Format::doctrines`]; the side's when it has none.
    pub doctrine: usize,
    /// Who leads it; the side's chief when the army is implied.
    pub chief: Option<Subject>,
    /// Itself.
    pub subject: Subject,
}

/// A `[[side.unit]]` or `[[side.army.unit]]`: written keys, then its line, then its troop, in one table.
#[derive(Debug)]
pub struct UnitSheet {
    /// What it says, layer over layer.
    pub table: DocTable,
    /// Whose it is.
    pub side: Side,
    /// Its army, as a place in [`Scenario::armies`].
    pub army: u8,
    /// The unit it is part of, as a place in [`Scenario::units`].
    pub parent: Option<u8>,
    /// How deep in the tree it stands, from 0.
    pub depth: u8,
    /// The id of its troop in the catalogue.
    pub troop: Option<String>,
    /// True when its id was made from its name.
    pub id_made: bool,
    /// Whether a player plays it.
    pub player: bool,
    /// Whether it is there from the start.
    pub arrives: Arrives,
    /// Itself.
    pub subject: Subject,
}

impl UnitSheet {
    /// The keys read so far that the GM did not write, and where they came from.
    #[must_use]
    pub fn filled_in(&self) -> Vec<(String, Source)> {
        self.table.sources().into_iter().filter(|(_, s)| *s != Source::Written).collect()
    }
}

/// A `[[side.character]]` or `[[side.army.character]]`.
#[derive(Debug)]
pub struct CharacterSheet {
    /// What it says.
    pub table: DocTable,
    /// Whose it is.
    pub side: Side,
    /// Its army, as a place in [`Scenario::armies`].
    pub army: u8,
    /// The unit it is with, if it names one.
    pub unit: Option<Subject>,
    /// Whether a player plays them.
    pub player: bool,
    /// True when its id was made from its name.
    pub id_made: bool,
    /// Whether it is there from the start.
    pub arrives: Arrives,
    /// Itself.
    pub subject: Subject,
}

/// A section, a site, an engine.
#[derive(Debug)]
pub struct PlaceSheet {
    /// What it says.
    pub table: DocTable,
    /// The list it stands in, such as `section`.
    pub kind: &'static str,
    /// Whose it is, when it stands in a side.
    pub side: Option<Side>,
    /// Itself.
    pub subject: Subject,
}

/// Most units a scenario may field; characters who fight as units come beside them.
pub const MOST_UNITS: usize = 128;
/// Most characters.
pub const MOST_CHARACTERS: usize = 32;
/// Most armies, both sides together.
pub const MOST_ARMIES: usize = 8;
/// Most places.
pub const MOST_PLACES: usize = 48;
/// Most scripted events.
pub const MOST_EVENTS: usize = 64;

impl Scenario {
    /// Reads the common part. The ruleset then reads what is its own, and calls [`Scenario::finish`].
    #[must_use]
    pub fn read(doc: &Doc, format: &Format) -> Scenario {
        let root = doc.root();
        doc.know(format.codes);
        read_waivers(&root, format.codes);
        let edition = read_edition(&root, format);
        let title = root.bilingual("name").unwrap_or_else(|| {
            root.problem("", "problem-no-name", &[("what", &"scenario")]);
            Default::default()
        });
        let weather = root.table("weather");
        let words = weather.some_of("is", &same(format.weathers));
        let ground = root.table("ground");
        for place in [&ground, &weather] {
            let _ = place.bilingual("text");
        }
        let side = |i: usize| SideSheet {
            table: root.tables("side").into_iter().nth(i).unwrap_or_else(|| root.absent("side")),
            doctrine: 0,
            knowledge: Knowledge::default(),
            chief: None,
            standard: None,
        };
        let mut scenario = Scenario {
            edition,
            title,
            text: root.bilingual("text"),
            judgements: root.maybe_one_of("judgements", &Offers::ALL),
            sources: root.texts("sources"),
            options: root.table("options"),
            ground,
            weather,
            weather_is: words,
            sides: [side(0), side(1)],
            armies: Vec::new(),
            units: Vec::new(),
            characters: Vec::new(),
            places: Vec::new(),
            events: Vec::new(),
            names: Names::default(),
            doc: doc.clone(),
            root: root.clone(),
        };
        scenario.muster(format);
        scenario.read_events(&root, format);
        scenario
    }

    /// What the file waives, once the ruleset has read its own keys and when nothing else is wrong.
    ///
    /// # Errors
    /// Every problem of the file at once.
    pub fn finish(&self) -> Result<Findings, Problems> {
        self.doc.finish()
    }

    /// The ids of those whom players play.
    pub fn players(&self) -> impl Iterator<Item = &str> {
        let units = self.units.iter().filter(|unit| unit.player).map(|unit| unit.subject);
        let people = self.characters.iter().filter(|one| one.player).map(|one| one.subject);
        units.chain(people).filter_map(|who| self.names.of(who)).map(|name| name.id.as_str())
    }

    /// The unit a key names.
    #[must_use]
    pub fn unit_of(&self, table: &DocTable, key: &str) -> Option<Subject> {
        let ids: Vec<&str> = self.names.units.iter().map(|n| n.id.as_str()).collect();
        table.id_of(key, &ids).and_then(|i| u8::try_from(i).ok()).map(Subject::unit)
    }

    /// The character a key names.
    #[must_use]
    pub fn character_of(&self, table: &DocTable, key: &str) -> Option<Subject> {
        let ids: Vec<&str> = self.names.characters.iter().map(|n| n.id.as_str()).collect();
        table.id_of(key, &ids).and_then(|i| u8::try_from(i).ok()).map(Subject::character)
    }

    /// The place a key names.
    #[must_use]
    pub fn place_of(&self, table: &DocTable, key: &str) -> Option<Subject> {
        let ids: Vec<&str> = self.names.places.iter().map(|n| n.id.as_str()).collect();
        table.id_of(key, &ids).and_then(|i| u8::try_from(i).ok()).map(Subject::place)
    }

    /// The side a key names.
    #[must_use]
    pub fn side_of(&self, table: &DocTable, key: &str) -> Option<Side> {
        let ids: Vec<&str> = self.names.sides.iter().map(|n| n.id.as_str()).collect();
        table.id_of(key, &ids).and_then(|i| Side::BOTH.get(i).copied())
    }
}

/// Which ruleset the document is for, among those there are; a problem when it is none of them.
#[must_use]
pub fn ruleset_among(doc: &Doc, names: &[&'static str]) -> Option<&'static str> {
    let root = doc.root();
    let said = doc.peek("ruleset");
    let known = said.and_then(|s| names.iter().find(|n| **n == s)).copied();
    match said {
        _ if known.is_some() => {}
        Some(said) => {
            let choices = names.join(", ");
            let near = nearest(said, names.iter().copied());
            let problem = root.draft("ruleset", "problem-unknown-ruleset", &[("value", &said), ("choices", &choices)]);
            root.report(problem.nearest(near));
            doc.root().skip_all(); // nobody can say which of its keys are known
        }
        None => {
            let _ = root.required_text("ruleset");
            doc.root().skip_all();
        }
    }
    known
}

fn read_edition(root: &DocTable, format: &Format) -> Option<&'static str> {
    let mut names = vec![(format.ruleset, None)];
    names.extend(format.aliases.iter().map(|(name, edition)| (*name, Some(*edition))));
    let implied = root.required_one_of("ruleset", &names, None);
    let choices = same(format.editions);
    if choices.is_empty() {
        return implied;
    }
    let said = root.maybe_one_of("edition", &choices);
    if let (Some(implied), Some(said)) = (implied, said)
        && implied != said
    {
        let ruleset = root.text("ruleset").unwrap_or_default();
        root.problem("edition", "problem-edition-contradicts", &[("ruleset", &ruleset), ("edition", &said)]);
    }
    said.or(implied).or(format.editions.first().copied())
}

fn read_waivers(root: &DocTable, codes: &[Code]) {
    let waive = root.texts("waive");
    for said in &waive {
        let all = || CODES.iter().chain(codes);
        match all().find(|c| c.id == said) {
            Some(code) if code.waivable => {}
            Some(_) => root.problem("waive", "problem-waive-refused", &[("value", said)]),
            None => {
                let near = nearest(said, all().filter(|c| c.waivable).map(|c| c.id));
                root.report(root.draft("waive", "problem-waive-unknown", &[("value", said)]).nearest(near));
            }
        }
    }
    root.desk().waive(waive);
}
