//! Which rule each event follows, and whom it befell.

use crate::events::Event;
use crate::nouns::battle::Id;
use crate::nouns::terms::Cause;
use montjoie_table::{Happening, Rule, Subject};

impl Happening for Event {
    fn rule(&self) -> Rule {
        Rule(match self {
            Event::Step(_) => "PAP-24",
            Event::Ended | Event::Over { .. } | Event::Conceded { .. } => "PAP-23",
            Event::Drugged { .. } | Event::Sobered { .. } => "PAP-46",
            Event::Frenzied { .. } => "PAP-47",
            Event::Tortoise { .. } => "PAP-59",
            Event::Counted | Event::Regained { .. } => "PAP-55",
            Event::Faced { .. } => "PAP-49",
            Event::Tested { .. } => "PAP-39",
            Event::Disordered { .. } => "PAP-40",
            Event::Rallied { .. } | Event::NotRallied { .. } => "PAP-43",
            Event::Tried { last: true, .. } => "PAP-45",
            Event::Tried { last: false, .. } => "PAP-94",
            Event::Acted { action, .. } => action.rule(),
            Event::Organised { .. } => "PAP-70",
            Event::Galvanised { .. } => "PAP-93",
            Event::Encircled { .. } => "PAP-96",
            Event::Cast { .. } => "PAP-83",
            Event::Posted { .. } => "PAP-97",
            Event::Won { .. } | Event::Deed { .. } => "PAP-99",
            Event::Die { .. } => "PAP-25",
            Event::Declared { .. } | Event::Countercharged { .. } => "PAP-16",
            Event::Tie { .. } => "PAP-27",
            Event::Ordered { .. } => "PAP-28",
            Event::Moved { .. } => "PAP-19",
            Event::Engaged { ambush: true, .. } => "PAP-75",
            Event::Engaged { .. } | Event::Parted { .. } | Event::BrokeOff { .. } => "PAP-29",
            Event::Supports { .. } | Event::Unsupports { .. } | Event::SupportOn { .. } => "PAP-30",
            Event::StoodBy { .. } => "PAP-28",
            Event::Aimed { magic: true, .. } => "PAP-82",
            Event::Aimed { .. } => "PAP-71",
            Event::Shot { .. } => "PAP-72",
            Event::Divided { .. } | Event::Blooded { .. } => "PAP-66",
            Event::FellBack { .. } => "PAP-41",
            Event::Revealed { .. } => "PAP-21",
            Event::Sprung { .. } => "PAP-75",
            Event::Found { .. } => "PAP-76",
            Event::Slipped { .. } => "PAP-60",
            Event::Hit { cause, .. } | Event::Lost { cause, .. } => match cause {
                Cause::Melee => "PAP-31",
                Cause::Fire => "PAP-71",
                Cause::Defensive => "PAP-72",
                Cause::Vanguard => "PAP-48",
                Cause::Ambush => "PAP-75",
                Cause::Trap => "PAP-77",
                Cause::Spell => "PAP-83",
                Cause::Overdose => "PAP-46",
                Cause::Ruling => "GM",
            },
            Event::Joined => "PAP-35",
            Event::Settled => "PAP-36",
            Event::Destroyed { .. } => "PAP-37",
            Event::Left { .. } => "PAP-41",
            Event::LossTested { .. } => "PAP-38",
            Event::Wounded { .. } | Event::Unhurt { .. } => "PAP-100",
            Event::Became { .. } => "PAP-102",
            Event::Reduced { .. } => "PAP-87",
            Event::TurnedCoat { .. } => "PAP-98",
            Event::BannerTaken { .. } => "PAP-92",
            Event::Arrived { .. } | Event::Scripted { .. } => "SCENARIO",
            Event::Enlisted { .. }
            | Event::Passed { .. }
            | Event::Restored { .. }
            | Event::SiteSet { .. }
            | Event::Set { .. }
            | Event::SetHero { .. }
            | Event::Option { .. } => "GM",
        })
    }

    fn subject(&self) -> Subject {
        if let Some(unit) = self.unit() {
            return Subject::unit(unit);
        }
        match *self {
            Event::Acted { hero, .. }
            | Event::Tried { hero, .. }
            | Event::Cast { hero, .. }
            | Event::Posted { hero, .. }
            | Event::Won { hero, .. }
            | Event::Deed { hero, .. }
            | Event::Wounded { hero, .. }
            | Event::Unhurt { hero }
            | Event::Became { hero, .. }
            | Event::Reduced { hero, .. }
            | Event::SetHero { hero, .. } => Subject::character(hero),
            Event::Die { army, .. } | Event::Tie { army, .. } | Event::Encircled { army, .. } => Subject::army(army),
            Event::Conceded { side } => Subject::side(side),
            Event::Sprung { site, .. } | Event::Found { site } | Event::SiteSet { site, .. } => Subject::place(site),
            Event::Scripted { index, .. } => Subject::event(index),
            _ => Subject::NOBODY,
        }
    }
}

impl Event {
    /// The unit it befell, if it befell one before anyone else.
    #[must_use]
    pub fn unit(&self) -> Option<Id> {
        match *self {
            Event::Drugged { unit }
            | Event::Frenzied { unit }
            | Event::Tortoise { unit, .. }
            | Event::Sobered { unit }
            | Event::Faced { unit }
            | Event::Tested { unit, .. }
            | Event::Disordered { unit }
            | Event::Rallied { unit }
            | Event::NotRallied { unit }
            | Event::Organised { unit, .. }
            | Event::Galvanised { unit, .. }
            | Event::Declared { unit }
            | Event::Ordered { unit, .. }
            | Event::Moved { unit, .. }
            | Event::Engaged { by: unit, .. }
            | Event::Countercharged { unit, .. }
            | Event::Parted { one: unit, .. }
            | Event::Supports { unit, .. }
            | Event::Unsupports { unit }
            | Event::StoodBy { unit }
            | Event::SupportOn { unit, .. }
            | Event::Aimed { unit, .. }
            | Event::Shot { unit }
            | Event::Divided { unit, .. }
            | Event::Blooded { unit, .. }
            | Event::FellBack { unit }
            | Event::BrokeOff { unit }
            | Event::Revealed { unit }
            | Event::Slipped { unit }
            | Event::Hit { unit, .. }
            | Event::Lost { unit, .. }
            | Event::Regained { unit, .. }
            | Event::Destroyed { unit }
            | Event::Left { unit }
            | Event::LossTested { unit }
            | Event::TurnedCoat { unit }
            | Event::BannerTaken { unit }
            | Event::Arrived { unit }
            | Event::Enlisted { unit, .. }
            | Event::Passed { from: unit, .. }
            | Event::Restored { unit, .. }
            | Event::Set { unit, .. } => Some(unit),
            _ => None,
        }
    }
}
