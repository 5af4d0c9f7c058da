//! What the GM's hand reaches besides men: walls, gates, siege engines, and armour as the edition counts it.

use crate::brought::options::Edition;
use crate::events::{Breach, Event, Field};
use crate::nouns::battle::{Battle, Id};
use crate::nouns::terms::Where;
use crate::nouns::walls::{EngineId, SectionId};
use montjoie_game::FieldInfo;
use montjoie_table::{Id as _, Kind, Subject};

/// How a wall or gate opens when the GM says so (BX-67).
const OPENINGS: &[(&str, Breach)] =
    &[("magic", Breach::Magic), ("ruse", Breach::Ruse), ("huge", Breach::Huge), ("ruling", Breach::Ruling)];

/// What becomes of an engine (BX-71).
const ENGINE_STATES: &[&str] = &["stands", "away", "burnt", "captured"];

/// Fields that are no plain number of a body.
const OTHERS: [FieldInfo; 5] = [
    FieldInfo { name: "ca", least: -50, most: 69, words: None, parts: 1 },
    FieldInfo { name: "breach", least: 0, most: 3, words: Some(&["magic", "ruse", "huge", "ruling"]), parts: 1 },
    FieldInfo { name: "engine", least: 0, most: 3, words: Some(ENGINE_STATES), parts: 1 },
    FieldInfo { name: "crew", least: 0, most: 100, words: None, parts: 1 },
    FieldInfo { name: "engineer", least: 0, most: 1, words: Some(&["false", "true"]), parts: 1 },
];

const COUNT: usize = Field::LIST.len() + OTHERS.len();

/// Every field a ruling may set: those of a body, then the others.
pub(crate) static FIELDS: [FieldInfo; COUNT] = fields();

/// Which of them a place has.
pub(crate) const PLACE_FIELDS: &[(&str, &str)] =
    &[("section", "breach"), ("engine", "engine"), ("engine", "crew"), ("engine", "engineer")];

const fn fields() -> [FieldInfo; COUNT] {
    let mut all = [OTHERS[0]; COUNT];
    let mut i = 0;
    while i < COUNT {
        all[i] = if i < Field::LIST.len() { Field::LIST[i] } else { OTHERS[i - Field::LIST.len()] };
        i += 1;
    }
    all
}

/// The body a subject names.
pub(crate) fn body(b: &Battle, who: Subject) -> Option<Id> {
    Id::of(who).filter(|id| id.index() < b.bodies.len())
}

/// The section of wall a subject names.
pub(crate) fn section(b: &Battle, who: Subject) -> Option<SectionId> {
    SectionId::of(who).filter(|&section| b.fort.is_some_and(|f| f.has(section)))
}

/// The engine a subject names.
pub(crate) fn engine(b: &Battle, who: Subject) -> Option<EngineId> {
    let Kind::Place(n) = who.kind() else { return None };
    b.engine_ids().find(|engine| b.engines[engine.index()].place == n)
}

/// BX-67 — the event that opens a section, if it is still whole.
pub(crate) fn opened(b: &Battle, section: SectionId, how: Breach) -> Option<Event> {
    let whole = b.fort.is_some_and(|f| f.breached.get(section.index()) == Some(&0));
    whole.then_some(Event::Breached { section, how })
}

/// A field set by hand or by an event of the scenario: what happens, or why nothing can.
pub(crate) fn set(b: &Battle, who: Subject, field: u8, value: i64) -> Result<Event, &'static str> {
    let info = FIELDS.get(usize::from(field)).ok_or("gesture-bad-field")?;
    if !(info.least..=info.most).contains(&value) {
        return Err("gesture-bad-value");
    }
    if let Some(&field) = Field::ALL.get(usize::from(field)) {
        let unit = body(b, who).ok_or(misplaced(who))?;
        return Ok(Event::Set { unit, field, value });
    }
    let place = usize::try_from(value).unwrap_or(usize::MAX);
    match info.name {
        "ca" => {
            let unit = body(b, who).ok_or(misplaced(who))?;
            // Kept upwards whatever the edition; said as the edition counts.
            let value = if b.edition == Edition::Ascendant { value } else { 19 - value };
            Ok(Event::Set { unit, field: Field::armour, value })
        }
        "breach" => {
            let section = section(b, who).ok_or("gesture-not-a-wall")?;
            let how = OPENINGS.get(place).map_or(Breach::Ruling, |o| o.1);
            opened(b, section, how).ok_or("gesture-already-open")
        }
        name => {
            let engine = engine(b, who).ok_or("gesture-not-an-engine")?;
            let e = &b.engines[engine.index()];
            let count = u8::try_from(value).unwrap_or(e.crew);
            Ok(match (name, ENGINE_STATES.get(place).copied()) {
                ("crew", _) => Event::Crewed { engine, crew: count, engineer: e.engineer },
                ("engineer", _) => Event::Crewed { engine, crew: e.crew, engineer: value != 0 },
                (_, Some("away")) => Event::Stationed { engine, at: Where::Left },
                (_, Some("burnt")) => Event::Stationed { engine, at: Where::Destroyed },
                (_, Some("captured")) => Event::Captured { engine },
                _ => Event::Stationed { engine, at: Where::Field },
            })
        }
    }
}

fn misplaced(who: Subject) -> &'static str {
    if matches!(who.kind(), Kind::Place(_)) { "gesture-not-of-a-place" } else { "gesture-unknown" }
}

impl Battle {
    /// An engine goes over to whoever took it: nobody serves it yet, and it is aimed at nothing.
    pub(crate) fn capture(&mut self, engine: EngineId) {
        if let Some(e) = self.engines.get_mut(engine.index()) {
            (e.side, e.served_by, e.aim) = (e.side.foe(), None, crate::nouns::walls::Aim::Nothing);
        }
    }
}
