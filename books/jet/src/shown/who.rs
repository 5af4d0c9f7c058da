//! Who and what lines of a battle are about: regiments and armies above a company, the unit of a character.

use crate::events::Event;
use crate::nouns::battle::Battle;
use montjoie_table::{Happening as _, Kind, Subject};

/// Whom an event concerns: the unit whose turn an encounter is.
pub(crate) fn concerns(b: &Battle, event: &Event) -> Subject {
    match *event {
        Event::Met { encounter } => b.in_encounter(encounter, b.own()).next().map_or(Subject::NOBODY, Subject::from),
        _ => event.subject(),
    }
}

/// The word of a unit's scale, or what else a subject is.
pub(crate) fn kind(b: &Battle, who: Subject) -> &'static str {
    match who.kind() {
        Kind::Unit(id) => b.units.get(usize::from(id)).map_or("unit", |unit| unit.scale.word()),
        _ => montjoie_game::kind_word(who),
    }
}

/// A company's regiment, then its army; a character's unit before them.
pub(crate) fn within(b: &Battle, who: Subject) -> Vec<Subject> {
    let mut all = Vec::new();
    let mut up = match who.kind() {
        Kind::Unit(id) => b.units.get(usize::from(id)).and_then(|unit| unit.parent),
        Kind::Character(id) => b.characters.get(usize::from(id)).map(|one| one.unit),
        _ => None,
    };
    while let Some(at) = up {
        all.push(Subject::from(at));
        up = b.at(at).parent;
    }
    all
}
