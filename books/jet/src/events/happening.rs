//! The rule each event follows, and whom it befell.

use crate::events::Event;
use crate::nouns::terms::Bearing;
use montjoie_table::{Happening, Rule, Subject};

impl Happening for Event {
    fn rule(&self) -> Rule {
        Rule(match self {
            Event::Engaged { .. } => "JET-28",
            Event::Lasts { bearing, .. } => match bearing {
                Bearing::Roll | Bearing::Ranks => "JET-44",
                Bearing::Position => "JET-45",
                Bearing::Morale => "JET-51",
            },
            Event::Offered { chance, .. } | Event::Seized { chance, .. } => chance.rule().0,
            Event::Gone { .. } => "JET-48",
            Event::Began | Event::Step { .. } => "JET-02",
            Event::Ended | Event::Faded => "JET-57",
            Event::Posture { .. } => "JET-31",
            Event::Mode { .. } => "JET-09",
            Event::Called { .. } | Event::Delayed { .. } | Event::Marched { .. } | Event::Entered { .. } => "JET-33",
            Event::Fights { .. } => "JET-49",
            Event::Rallied { .. } | Event::NotRallied { .. } | Event::Routed { .. } => "JET-22",
            Event::Paired { .. } | Event::Pinned { .. } => "JET-15",
            Event::Freed { .. } | Event::Trapped { .. } | Event::BrokeOut { .. } | Event::Massacred { .. } => "JET-43",
            Event::Met { .. } | Event::Destroyed { .. } => "JET-60",
            Event::Opposed { .. } => "JET-13",
            Event::Read { .. } => "JET-12",
            Event::Summed { .. } | Event::SummedOf { .. } => "JET-06",
            Event::Result { .. } => "JET-42",
            Event::Morale { .. } => "JET-19",
            Event::Swung { .. } => "JET-20",
            Event::Ground { .. } => "JET-46",
            Event::Spent { .. } | Event::Bold { .. } | Event::Rises { .. } | Event::Promoted { .. } => "JET-53",
            Event::Soldier { .. }
            | Event::Surrounded { .. }
            | Event::CutOff { .. }
            | Event::Critical { .. }
            | Event::Rejoined { .. } => "JET-48",
            Event::Mounted { .. } => "JET-50",
            Event::Doomed { .. } | Event::ChiefLost { .. } | Event::SecondLost { .. } | Event::StandIn { .. } => {
                "JET-41"
            }
            Event::Volley { .. } => "JET-54",
            Event::Joins { .. } | Event::CutDown { .. } | Event::Passed { .. } => "JET-52",
            Event::United { .. } => "JET-55",
            Event::Split { .. } => "JET-56",
            Event::NotInPlay { .. } => "JET-61",
            Event::Losses { .. } => "JET-38",
            Event::Tolled { .. } => "JET-39",
            Event::Defeated { .. } | Event::Conceded { .. } => "JET-58",
            Event::Arrived { .. } | Event::Came { .. } | Event::Scripted { .. } => "SCENARIO",
            Event::Left { .. }
            | Event::Enlisted { .. }
            | Event::Men { .. }
            | Event::TurnedCoat { .. }
            | Event::Posted { .. }
            | Event::Set { .. }
            | Event::SetOf { .. }
            | Event::Option { .. } => "GM",
        })
    }

    fn subject(&self) -> Subject {
        match *self {
            Event::Engaged { unit, .. }
            | Event::Mode { unit, .. }
            | Event::Called { unit, .. }
            | Event::Rallied { unit }
            | Event::NotRallied { unit }
            | Event::Paired { unit, .. }
            | Event::Pinned { unit, .. }
            | Event::Freed { unit }
            | Event::Opposed { unit, .. }
            | Event::Result { unit, .. }
            | Event::Read { unit, .. }
            | Event::Tolled { unit, .. }
            | Event::Summed { unit, .. }
            | Event::Morale { unit, .. }
            | Event::Delayed { unit, .. }
            | Event::Marched { unit }
            | Event::Entered { unit, .. }
            | Event::Lasts { unit, .. }
            | Event::Trapped { unit }
            | Event::BrokeOut { unit, .. }
            | Event::Ground { unit, .. }
            | Event::Doomed { unit }
            | Event::Volley { unit, .. }
            | Event::Joins { unit, .. }
            | Event::CutDown { unit, .. }
            | Event::United { unit }
            | Event::Split { unit }
            | Event::NotInPlay { unit, .. }
            | Event::Losses { unit, .. }
            | Event::Passed { unit, .. }
            | Event::Routed { unit }
            | Event::Destroyed { unit }
            | Event::Massacred { unit, .. }
            | Event::ChiefLost { unit }
            | Event::StandIn { unit, .. }
            | Event::Arrived { unit }
            | Event::Left { unit }
            | Event::Enlisted { unit, .. }
            | Event::Men { unit, .. }
            | Event::TurnedCoat { unit }
            | Event::Set { unit, .. } => Subject::unit(unit),
            Event::Posture { character, .. }
            | Event::Fights { character }
            | Event::Spent { character }
            | Event::Soldier { character, .. }
            | Event::Surrounded { character, .. }
            | Event::CutOff { character }
            | Event::Critical { character, .. }
            | Event::Rejoined { character }
            | Event::Bold { character, .. }
            | Event::Offered { character, .. }
            | Event::Seized { character, .. }
            | Event::Mounted { character }
            | Event::Gone { character, .. }
            | Event::Rises { character, .. }
            | Event::Promoted { character, .. }
            | Event::Came { character }
            | Event::Posted { character, .. }
            | Event::SummedOf { character, .. }
            | Event::SetOf { character, .. } => Subject::character(character),
            Event::Defeated { side, .. } | Event::SecondLost { side } | Event::Conceded { side } => Subject::side(side),
            Event::Scripted { index, .. } => Subject::event(index),
            Event::Began
            | Event::Step { .. }
            | Event::Ended
            | Event::Faded
            | Event::Met { .. }
            | Event::Swung { .. }
            | Event::Option { .. } => Subject::NOBODY,
        }
    }
}
