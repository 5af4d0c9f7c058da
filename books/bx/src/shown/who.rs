//! Who and what lines of a battle are about: engines, walls and armies by the names people know.

use crate::events::Event;
use crate::nouns::battle::{Battle, PV};
use crate::nouns::rules::CHIEF_INT;
use crate::nouns::terms::BodyKind;
use crate::nouns::walls::EngineId;
use montjoie_table::{Happening as _, Id as _, Key, Kind, Side, Subject};

/// Whom an event concerns: an engine at work, the besieger at the ram.
pub(crate) fn concerns(b: &Battle, event: &Event) -> Subject {
    match *event {
        Event::Aimed { engine, .. } | Event::Pounded { engine, .. } | Event::Wasted { engine } => {
            b.engine_place(engine)
        }
        Event::RamBegins { .. } | Event::RamLost => {
            b.fort.map_or(Subject::NOBODY, |fort| Subject::side(fort.besieged.foe()))
        }
        _ => event.subject(),
    }
}

fn is_engine(b: &Battle, place: u8) -> bool {
    b.engines.iter().any(|engine| engine.place == place)
}

/// What a subject is.
pub(crate) fn kind(b: &Battle, who: Subject) -> &'static str {
    match who.kind() {
        Kind::Place(place) if is_engine(b, place) => "engine",
        Kind::Place(_) => "section",
        _ => montjoie_game::kind_word(who),
    }
}

/// The unit an officer serves in, then the army.
pub(crate) fn within(b: &Battle, who: Subject) -> Vec<Subject> {
    let Kind::Unit(id) = who.kind() else { return Vec::new() };
    let Some(body) = b.bodies.get(id.index()) else { return Vec::new() };
    let serves = body.officer_of.map(Subject::from);
    serves.into_iter().chain([Subject::army(body.army)]).collect()
}

/// Whose an engine or a wall is.
pub(crate) fn owner(b: &Battle, who: Subject) -> Option<Side> {
    let Kind::Place(place) = who.kind() else { return None };
    let engine = b.engines.iter().find(|engine| engine.place == place).map(|engine| engine.side);
    engine.or_else(|| b.fort.map(|fort| fort.besieged))
}

/// Whom a number in an event stands for.
pub(crate) fn meant(b: &Battle, name: &str, number: u8) -> Option<Subject> {
    match name {
        "section" => b.fort.filter(|fort| number < fort.sections).map(|_| Subject::place(number)),
        "engine" => EngineId::at(number).map(|e| b.engine_place(e)).filter(|who| *who != Subject::NOBODY),
        _ => None,
    }
}

/// BX-37 — each increment of a chief is an ask of its own, told apart by an army nobody means.
pub(crate) fn counted(key: Key, nth: u8) -> (Subject, u8) {
    match key.to.kind() {
        Kind::Army(which) if key.rule == CHIEF_INT => (Subject::NOBODY, which),
        _ => (key.to, nth),
    }
}

/// Points of a unit, of a hero, of a monster.
pub(crate) fn points(b: &Battle, who: Subject) -> Option<(i64, i64)> {
    let Kind::Unit(id) = who.kind() else { return None };
    b.bodies.get(id.index()).map(|body| (body.pvt, PV))
}

/// Heroes and beasts are counted in hit points, walls in parts, everybody else in heads.
pub(crate) fn measure(b: &Battle, who: Subject) -> &'static str {
    match who.kind() {
        Kind::Unit(id) if b.bodies.get(id.index()).is_some_and(|body| body.kind != BodyKind::Unit) => "measure-points",
        Kind::Place(place) if !is_engine(b, place) => "measure-parts",
        _ => "measure-heads",
    }
}
