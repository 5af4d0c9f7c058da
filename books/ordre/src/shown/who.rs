//! Who and what lines of a battle are about: groups by the names people know.

use crate::chapters::figures;
use crate::events::Event;
use crate::nouns::battle::Battle;
use montjoie_table::{Happening as _, Id as _, Kind, Side, Subject};

/// Whom an event concerns: the garrison, where it is about the place.
pub(crate) fn concerns(b: &Battle, event: &Event) -> Subject {
    match event {
        Event::Week { .. } | Event::Endures { .. } | Event::Talked { .. } | Event::Opened { .. } => {
            b.fort.map_or(Subject::NOBODY, |fort| Subject::side(fort.besieged))
        }
        _ => event.subject(),
    }
}

/// What a subject is: an army here is a group of units that fight as one.
pub(crate) fn kind(who: Subject) -> &'static str {
    match who.kind() {
        Kind::Army(_) => "group",
        _ => montjoie_game::kind_word(who),
    }
}

/// The unit a character stands with, then the group.
pub(crate) fn within(b: &Battle, who: Subject) -> Vec<Subject> {
    let unit = match who.kind() {
        Kind::Character(id) => b.persons.get(usize::from(id)).and_then(|person| person.unit),
        _ => None,
    };
    let unit = unit.filter(|unit| unit.index() < b.units.len()).map(Subject::from);
    let group = b.group_of(unit.unwrap_or(who)).map(|group| b.at(group).face);
    unit.into_iter().chain(group).filter(|one| *one != who).collect()
}

/// Whose a group is.
pub(crate) fn owner(b: &Battle, who: Subject) -> Option<Side> {
    b.group_of(who).map(|group| b.at(group).side)
}

/// Whom a number in an event stands for.
pub(crate) fn meant(b: &Battle, name: &str, number: u8) -> Option<Subject> {
    (name == "person" && usize::from(number) < b.persons.len()).then(|| Subject::character(number))
}

/// Hundredths of a second in battle, and the weeks of a siege.
pub(crate) fn clock(b: &Battle) -> i64 {
    let weeks = b.fort.map_or(0, |fort| i64::from(fort.calendar));
    b.clock / 100 + weeks * 7 * 24 * 3600
}

/// What is left of a group's Force, under the name it goes by.
pub(crate) fn points(b: &Battle, who: Subject) -> Option<(i64, i64)> {
    let group = b.group_of(who).filter(|group| b.at(*group).face == who)?;
    let force: i64 = b.units_of(group).map(|(_, unit)| figures::frc(b, unit)).sum();
    Some((force - b.at(group).damage, 1))
}
