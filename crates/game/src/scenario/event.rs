//! Scripted events: rulings a scenario lays between steps, from a closed list of triggers and effects.

use super::doc::Pos;
use super::muster::room;
use super::read::Written;
use super::sheet::{Arrives, Format, MOST_EVENTS, Scenario};
use super::table::DocTable;
use super::words::is_id;
use montjoie_table::{Kind, Side, Subject};

/// An event of the scenario. It fires once, at the first step's end at which its trigger holds.
#[derive(Clone, Debug, PartialEq)]
pub struct ScenarioEvent {
    /// Itself.
    pub subject: Subject,
    /// What the file calls it; `event-3` when it does not.
    pub id: String,
    /// Its place in the file.
    pub at: Pos,
    /// When it fires.
    pub when: Trigger,
    /// What it does, in the order of the list of effects.
    pub effects: Vec<ScenarioEffect>,
}

/// When an event fires.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// At the start of this round.
    Round(u16),
    /// When this unit is below so many percent of its strength at the start.
    UnitBelow {
        /// The unit.
        unit: Subject,
        /// Percent of its first strength.
        percent: u8,
    },
    /// When this unit is in a state of the ruleset.
    UnitIn {
        /// The unit.
        unit: Subject,
        /// A word of [`Format::states`].
        state: &'static str,
    },
    /// When this side has lost at least so many percent of its strength at the start.
    SideLost {
        /// The side.
        side: Side,
        /// Percent of its first strength.
        percent: u8,
    },
}

/// What an event does.
#[derive(Clone, Debug, PartialEq)]
pub enum ScenarioEffect {
    /// These units or characters come onto the field.
    Arrive(Vec<Subject>),
    /// A number of somebody becomes this.
    Set {
        /// A unit, a character or a place.
        who: Subject,
        /// A word of [`Format::fields`].
        field: &'static str,
        /// Its new value, for the ruleset to read.
        value: Written,
    },
    /// The weather becomes this.
    Weather(Vec<&'static str>),
    /// The GM is told, or tells, this.
    Message {
        /// In French.
        fr: String,
        /// In English.
        en: String,
    },
}

impl Scenario {
    pub(super) fn read_events(&mut self, root: &DocTable, format: &Format) {
        let (mut called, mut misnamed) = (Vec::new(), false);
        for table in root.tables("event") {
            let Some(n) = room(self.events.len(), MOST_EVENTS, &table, "events") else { continue };
            let id = self.event_id(&table);
            let when = self.trigger(&table, format);
            let problems = table.desk().count();
            called.extend(self.called(&table));
            misnamed |= table.desk().count() > problems;
            let effects = self.effects(&table, format);
            if effects.is_empty() && !["arrive", "set", "weather"].iter().any(|k| table.has(k)) {
                table.problem("", "problem-event-effect", &[]);
            }
            if let Some(when) = when
                && !effects.is_empty()
            {
                self.events.push(ScenarioEvent { subject: Subject::event(n), id, at: table.at(), when, effects });
            }
        }
        if misnamed {
            return; // whoever is meant by the wrong name is not forgotten
        }
        let waiting = self.units.iter().map(|u| (u.subject, u.arrives, &u.table));
        let waiting = waiting.chain(self.characters.iter().map(|c| (c.subject, c.arrives, &c.table)));
        for (subject, arrives, table) in waiting {
            if arrives == Arrives::ByEvent && !called.contains(&subject) {
                table.doubt("arrives", "problem-never-arrives", &[("unit", &self.names.id(subject))]);
            }
        }
    }

    /// Its own id, or its number.
    fn event_id(&self, table: &DocTable) -> String {
        let made = format!("event-{}", self.events.len() + 1);
        let Some(id) = table.text("id") else { return made };
        let other = self.events.iter().find(|e| e.id == id).map(|e| e.at.line);
        if !is_id(&id) {
            table.bad_id(&id);
        } else if let Some(line) = other {
            table.problem("id", "problem-duplicate-id", &[("id", &id), ("line", &line)]);
        }
        id
    }

    fn trigger(&self, table: &DocTable, format: &Format) -> Option<Trigger> {
        let mut triggers: Vec<Option<Trigger>> = Vec::new();
        let units: Vec<&str> = self.names.units.iter().map(|n| n.id.as_str()).collect();
        let sides: Vec<&str> = self.names.sides.iter().map(|n| n.id.as_str()).collect();
        let round = table.maybe_int("round", 1..=9_999);
        let unit = table.id_of("unit", &units).and_then(|i| u8::try_from(i).ok()).map(Subject::unit);
        let side = table.id_of("side", &sides).and_then(|i| Side::BOTH.get(i).copied());
        let below = table.maybe_int("below_percent", 1..=100).and_then(|p| u8::try_from(p).ok());
        let state = table.maybe_one_of("unit_state", &same(format.states));
        let lost = table.maybe_int("lost_percent", 1..=100).and_then(|p| u8::try_from(p).ok());
        if table.has("round") {
            triggers.push(round.and_then(|r| u16::try_from(r).ok()).map(Trigger::Round));
        }
        if table.has("below_percent") {
            triggers.push(unit.zip(below).map(|(unit, percent)| Trigger::UnitBelow { unit, percent }));
        }
        if table.has("unit_state") {
            triggers.push(unit.zip(state).map(|(unit, state)| Trigger::UnitIn { unit, state }));
        }
        if table.has("lost_percent") {
            triggers.push(side.zip(lost).map(|(side, percent)| Trigger::SideLost { side, percent }));
        }
        let of_unit = table.has("below_percent") || table.has("unit_state");
        if of_unit && !table.has("unit") {
            table.missing("unit", &super::table::Expected::Id);
        }
        if table.has("lost_percent") && !table.has("side") {
            table.missing("side", &super::table::Expected::Id);
        }
        let idle = (table.has("unit") && !of_unit) || (table.has("side") && !table.has("lost_percent"));
        if triggers.len() != 1 || idle {
            table.problem("", "problem-event-trigger", &[("count", &triggers.len())]);
            return None;
        }
        triggers.pop().flatten()
    }

    /// Those the event brings.
    fn called(&self, table: &DocTable) -> Vec<Subject> {
        let (ids, subjects) = self.fighters();
        let arrive: Vec<Subject> = table.ids_of("arrive", &ids).into_iter().map(|i| subjects[i]).collect();
        for &who in &arrive {
            let arrives = match who.kind() {
                Kind::Unit(n) => self.units.get(n as usize).map(|u| u.arrives),
                Kind::Character(n) => self.characters.get(n as usize).map(|c| c.arrives),
                _ => None,
            };
            if arrives == Some(Arrives::AtStart) {
                table.problem("arrive", "problem-already-there", &[("unit", &self.names.id(who))]);
            }
        }
        arrive
    }

    fn effects(&self, table: &DocTable, format: &Format) -> Vec<ScenarioEffect> {
        let mut effects = Vec::new();
        let arrive = self.called(table); // its problems, told twice, count once
        if !arrive.is_empty() {
            effects.push(ScenarioEffect::Arrive(arrive));
        }
        effects.extend(table.one_or_more("set").iter().filter_map(|set| self.set(set, format)));
        let weather = table.some_of("weather", &same(format.weathers));
        if !weather.is_empty() {
            effects.push(ScenarioEffect::Weather(weather));
        }
        if let Some((fr, en)) = table.bilingual("message") {
            effects.push(ScenarioEffect::Message { fr, en });
        }
        effects
    }

    fn set(&self, set: &DocTable, format: &Format) -> Option<ScenarioEffect> {
        let ids = |names: &[crate::names::Name]| names.iter().map(|n| n.id.clone()).collect::<Vec<_>>();
        let unit = set.id_of("unit", &ids(&self.names.units)).and_then(|i| u8::try_from(i).ok());
        let hero = set.id_of("character", &ids(&self.names.characters)).and_then(|i| u8::try_from(i).ok());
        let place = set.id_of("place", &ids(&self.names.places)).and_then(|i| u8::try_from(i).ok());
        if !["unit", "character", "place"].iter().any(|key| set.has(key)) {
            set.missing("unit", &super::table::Expected::Id);
        }
        // A wall has no morale, and a unit no breach: only what the one who is named has can be set.
        let kind = place.and_then(|n| self.places.get(usize::from(n))).map(|p| p.kind);
        let has = |field: &&&str| match kind {
            Some(kind) => format.place_fields.contains(&(kind, **field)),
            None => format.place_fields.iter().all(|(_, of_places)| of_places != *field),
        };
        let fields: Vec<&'static str> = format.fields.iter().filter(has).copied().collect();
        let otherwise = fields.first().copied().unwrap_or_default();
        let field = set.required_one_of("field", &same(&fields), otherwise);
        let value = set.written_as("value");
        if value.is_none() && !set.has("value") {
            set.missing("value", &super::table::Expected::Any);
        }
        let who =
            unit.map(Subject::unit).or_else(|| hero.map(Subject::character)).or_else(|| place.map(Subject::place))?;
        let value = value?;
        if let Some(info) = format.ruled.iter().find(|f| f.name == field)
            && crate::value_of(info, &value).is_none()
        {
            out_of_bounds(set, info, &value);
            return None;
        }
        Some(ScenarioEffect::Set { who, field, value })
    }

    /// Every unit and character: ids, and the subjects they name.
    pub(super) fn fighters(&self) -> (Vec<String>, Vec<Subject>) {
        let units = self.units.iter().map(|u| u.subject);
        let all: Vec<Subject> = units.chain(self.characters.iter().map(|c| c.subject)).collect();
        (all.iter().map(|&s| self.names.id(s)).collect(), all)
    }
}

/// A value no ruling could give this field.
fn out_of_bounds(set: &DocTable, info: &crate::FieldInfo, value: &Written) {
    let shown = match value {
        Written::Int(n) => n.to_string(),
        Written::Decimal(r) => r.to_string(),
        Written::Text(text) => text.clone(),
        Written::Flag(flag) => flag.to_string(),
    };
    let key = "value";
    match info.words {
        Some(words) => {
            let choices = words.join(", ");
            set.problem(key, "problem-choice", &[("key", &key), ("value", &shown), ("choices", &choices)]);
        }
        None => {
            let parts = info.parts.max(1);
            let (min, max) = (info.least.div_euclid(parts), info.most.div_euclid(parts));
            set.problem(key, "problem-out-of-range", &[("key", &key), ("value", &shown), ("min", &min), ("max", &max)]);
        }
    }
}

/// Words that stand for themselves.
pub(super) fn same(words: &[&'static str]) -> Vec<(&'static str, &'static str)> {
    words.iter().map(|w| (*w, *w)).collect()
}
