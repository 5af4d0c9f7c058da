//! By which rule each thing happens, and whom it concerns.

use super::{Event, How};
use crate::nouns::terms::Mode;
use montjoie_table::{Happening, Rule, Subject};

impl Happening for Event {
    fn rule(&self) -> Rule {
        Rule(match self {
            Event::Arrayed { mode: Mode::Assault, .. } => "ORD-79",
            Event::Arrayed { .. } => "ORD-05",
            Event::Began | Event::Step(_) | Event::Volley | Event::Clash => "ORD-111",
            Event::Ended => "ORD-04",
            Event::Initiative { .. } => "ORD-33",
            Event::Shaken => "ORD-35",
            Event::Declared { .. } | Event::Withdrew { .. } => "ORD-57",
            Event::Weighed { .. } => "ORD-39",
            Event::Attacks { how, .. } => how.rule(),
            Event::Missed { how: How::Shock | How::Pursuit | How::Riposte, .. } | Event::Spent { .. } => "ORD-44",
            Event::Missed { how, .. } => how.rule(),
            Event::Held { .. } => "ORD-46",
            Event::Contact { .. } | Event::Parted { .. } => "ORD-111",
            Event::Lost { capped: true, .. } => "ORD-43",
            Event::Lost { how: How::Friendly, .. } => "ORD-45",
            Event::Lost { how: How::Vehicles, .. } => "ORD-104",
            Event::Lost { how: How::Attrition, .. } => "ORD-87",
            Event::Lost { .. } => "ORD-41",
            Event::Routed { .. } => "ORD-58",
            Event::Annihilated { .. } => "ORD-42",
            Event::Escaped { .. } => "ORD-59",
            Event::Rallied { .. } | Event::Unmoved { .. } | Event::OffTheLine { .. } => "ORD-62",
            Event::Left { .. } => "ORD-47",
            Event::Captured { .. } | Event::Opened { .. } => "ORD-87",
            Event::Pinned { .. } => "ORD-106",
            Event::Committed { .. } => "ORD-73",
            Event::Fired { .. } => "ORD-19",
            Event::Week { .. } => "ORD-85",
            Event::Endures { sapped: true, .. } => "ORD-88",
            Event::Endures { .. } => "ORD-86",
            Event::Talked { .. } => "ORD-90",
            Event::Lifted => "ORD-89",
            Event::Over { .. } | Event::Closed { .. } | Event::Conceded { .. } => "ORD-47",
            Event::Classed { .. } | Event::Learned { .. } => "ORD-71",
            Event::Raised { .. } => "ORD-72",
            Event::Reckoned { .. } | Event::Counted { .. } => "ORD-53",
            Event::Taken { .. } => "ORD-57",
            Event::Abandoned { .. } | Event::Baggage { .. } => "ORD-61",
            Event::CrewLost { .. } => "ORD-105",
            Event::Wounded { .. } => "ORD-55",
            Event::Arrived { .. } | Event::Joined { .. } | Event::Scripted { .. } => "SCENARIO",
            Event::Weather { .. } => "ORD-67",
            Event::Posted { .. }
            | Event::Enlisted { .. }
            | Event::Passed { .. }
            | Event::TurnedCoat { .. }
            | Event::Removed { .. }
            | Event::Heads { .. }
            | Event::Set { .. }
            | Event::SetGroup { .. }
            | Event::SetSide { .. }
            | Event::SetPerson { .. }
            | Event::Option { .. } => "GM",
        })
    }

    fn subject(&self) -> Subject {
        match *self {
            Event::Attacks { group, .. }
            | Event::Held { group }
            | Event::Missed { group, .. }
            | Event::Spent { group }
            | Event::Lost { group, .. }
            | Event::Routed { group, .. }
            | Event::Annihilated { group }
            | Event::Escaped { group }
            | Event::Rallied { group, .. }
            | Event::Unmoved { group }
            | Event::OffTheLine { group }
            | Event::Left { group }
            | Event::Captured { group }
            | Event::Pinned { group, .. }
            | Event::Fired { group }
            | Event::SetGroup { group, .. }
            | Event::Contact { by: group, .. }
            | Event::Weighed { by: group, .. }
            | Event::Parted { one: group, .. } => group,
            Event::Reckoned { unit, .. }
            | Event::Counted { unit, .. }
            | Event::Taken { unit }
            | Event::Abandoned { unit, .. }
            | Event::CrewLost { unit, .. }
            | Event::Learned { unit, .. }
            | Event::Raised { unit, .. }
            | Event::Arrived { unit }
            | Event::Enlisted { unit, .. }
            | Event::TurnedCoat { unit }
            | Event::Removed { unit }
            | Event::Heads { unit, .. }
            | Event::Set { unit, .. }
            | Event::Passed { from: unit, .. } => Subject::unit(unit),
            Event::Wounded { person, .. }
            | Event::Joined { person }
            | Event::Posted { person, .. }
            | Event::SetPerson { person, .. } => Subject::character(person),
            Event::Declared { side }
            | Event::Withdrew { side, .. }
            | Event::Committed { side, .. }
            | Event::Classed { side, .. }
            | Event::Baggage { side, .. }
            | Event::Conceded { side }
            | Event::SetSide { side, .. } => Subject::side(side),
            Event::Scripted { index, .. } => Subject::event(index),
            Event::Arrayed { .. }
            | Event::Began
            | Event::Step(_)
            | Event::Ended
            | Event::Initiative { .. }
            | Event::Shaken
            | Event::Volley
            | Event::Clash
            | Event::Week { .. }
            | Event::Endures { .. }
            | Event::Talked { .. }
            | Event::Lifted
            | Event::Opened { .. }
            | Event::Over { .. }
            | Event::Closed { .. }
            | Event::Weather { .. }
            | Event::Option { .. } => Subject::NOBODY,
        }
    }
}
