//! What may happen to a battle.

use super::battle::Id;
use super::fields::{PersonField, UnitField};
use super::options::CommandMode;
use super::terms::{
    Bearing, Chance, Critical, Defeat, Engagement, Massacre, Posture, Row, Scale, Standing, Step, person,
};
use crate::mark;
use montjoie_table::{Happening, Rule, Side, Subject};
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named for what they hold
pub enum Event {
    /// A turn begins: men in battle are counted.
    Began,
    /// The next step begins, about this encounter or character.
    Step { step: Step, at: u8 },
    /// The turn is over: what held for it is gone.
    Ended,
    /// A unit is told how far to go in.
    Engaged {
        #[serde(with = "mark")]
        unit: Id,
        engagement: Engagement,
    },
    /// A soldier goes in, or stays behind.
    Posture {
        #[serde(with = "person")]
        character: u8,
        posture: Posture,
    },
    /// A commander commands so.
    Mode {
        #[serde(with = "mark")]
        unit: Id,
        mode: CommandMode,
    },
    /// A reserve is called and needs so many turns.
    Called {
        #[serde(with = "mark")]
        unit: Id,
        turns: u8,
    },
    /// A commander will fight as a soldier.
    Fights {
        #[serde(with = "person")]
        character: u8,
    },
    /// A routed unit comes back.
    Rallied {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A routed unit does not come back.
    NotRallied {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// What lasted long enough is over.
    Faded,
    /// A unit goes into an encounter.
    Paired {
        #[serde(with = "mark")]
        unit: Id,
        encounter: u8,
        scale: Scale,
    },
    /// The GM sets a unit against another, or leaves it to the usual pairing.
    Pinned {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "mark")]
        to: Id,
    },
    /// The trap opens by itself: nobody holds it shut.
    Freed {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// An encounter is fought.
    Met { encounter: u8 },
    /// The enemy's row: one number for our roll.
    Opposed {
        #[serde(with = "mark")]
        unit: Id,
        row: Row,
    },
    /// A commander's row.
    Result {
        #[serde(with = "mark")]
        unit: Id,
        row: Row,
        extra: bool,
    },
    /// Morale changes, of a unit and all that belong to it.
    Morale {
        #[serde(with = "mark")]
        unit: Id,
        by: i16,
    },
    /// A change of the one morale of the army, to be taken with the others.
    Swung { by: i16 },
    /// A reserve is late.
    Delayed {
        #[serde(with = "mark")]
        unit: Id,
        remaining: u8,
        stored: u8,
    },
    /// A reserve is a turn nearer.
    Marched {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A reserve goes in; at once, or from the next turn on.
    Entered {
        #[serde(with = "mark")]
        unit: Id,
        engagement: Engagement,
        at_once: bool,
    },
    /// Something will weigh on a unit for some turns.
    Lasts {
        #[serde(with = "mark")]
        unit: Id,
        bearing: Bearing,
        value: i16,
        first: u16,
        last: u16,
    },
    /// A unit is in a trap.
    Trapped {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A breakout, done or failed.
    BrokeOut {
        #[serde(with = "mark")]
        unit: Id,
        escaped: bool,
    },
    /// Ground is won or lost.
    Ground {
        #[serde(with = "mark")]
        unit: Id,
        level: i8,
    },
    /// A numbered bonus is used.
    Spent {
        #[serde(with = "person")]
        character: u8,
    },
    /// A character's row on the soldier's table.
    Soldier {
        #[serde(with = "person")]
        character: u8,
        row: Row,
        extra: bool,
    },
    /// So many are upon him.
    Surrounded {
        #[serde(with = "person")]
        character: u8,
        assailants: u8,
    },
    /// He is alone among the enemy.
    CutOff {
        #[serde(with = "person")]
        character: u8,
    },
    /// A row deals a critical.
    Critical {
        #[serde(with = "person")]
        character: u8,
        critical: Critical,
    },
    /// He is among his own again.
    Rejoined {
        #[serde(with = "person")]
        character: u8,
    },
    /// A commander who attacks leads better.
    Bold {
        #[serde(with = "person")]
        character: u8,
        by: i16,
    },
    /// A special event: taken up or let go.
    Offered {
        #[serde(with = "person")]
        character: u8,
        chance: Chance,
        taken: bool,
    },
    /// What came of it.
    Seized {
        #[serde(with = "person")]
        character: u8,
        chance: Chance,
        won: bool,
    },
    /// He is in the saddle.
    Mounted {
        #[serde(with = "person")]
        character: u8,
    },
    /// He is out of the battle.
    Gone {
        #[serde(with = "person")]
        character: u8,
        at: Standing,
    },
    /// From the next turn on a unit has no commander.
    Doomed {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// From the next turn on he commands it.
    Rises {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "person")]
        character: u8,
    },
    /// Arrows: so many will fall.
    Volley {
        #[serde(with = "mark")]
        unit: Id,
        men: u32,
    },
    /// Stragglers of one company will join another.
    Joins {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "mark")]
        to: Id,
        men: u32,
    },
    /// Stragglers of a company are cut down.
    CutDown {
        #[serde(with = "mark")]
        unit: Id,
        men: u32,
    },
    /// Next turn it counts half as many again.
    United {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// The enemy before it is cut in two.
    Split {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// An event bears on something that is not played: the GM's to make of.
    NotInPlay {
        #[serde(with = "mark")]
        unit: Id,
        chance: Chance,
    },
    /// Men fall.
    Losses {
        #[serde(with = "mark")]
        unit: Id,
        killed: u32,
        wounded: u32,
    },
    /// Men go from one unit to another.
    Passed {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "mark")]
        to: Id,
        men: u32,
    },
    /// It runs.
    Routed {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// Nobody is left of it.
    Destroyed {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// The survivors of a failed breakout choose.
    Massacred {
        #[serde(with = "mark")]
        unit: Id,
        choice: Massacre,
    },
    /// A side has lost.
    Defeated { side: Side, how: Defeat },
    /// It has no commander any more.
    ChiefLost {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// Of two leaders the second is gone.
    SecondLost { side: Side },
    /// He commands it.
    Promoted {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "person")]
        character: u8,
    },
    /// Somebody takes command.
    StandIn {
        #[serde(with = "mark")]
        unit: Id,
        leadership: i16,
    },
    /// A side gives up.
    Conceded { side: Side },
    /// It comes onto the field.
    Arrived {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// He comes onto the field.
    Came {
        #[serde(with = "person")]
        character: u8,
    },
    /// It leaves the battle.
    Left {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A new unit, like that one, joins the list.
    Enlisted {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "mark")]
        like: Id,
        men: u32,
    },
    /// Men are taken, or given back.
    Men {
        #[serde(with = "mark")]
        unit: Id,
        men: i32,
    },
    /// It changes sides.
    TurnedCoat {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// He goes to a unit.
    Posted {
        #[serde(with = "person")]
        character: u8,
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A number is set by hand.
    Set {
        #[serde(with = "mark")]
        unit: Id,
        field: UnitField,
        value: i64,
    },
    /// A number of a character is set by hand.
    SetOf {
        #[serde(with = "person")]
        character: u8,
        field: PersonField,
        value: i64,
    },
    /// An option changes from here on.
    Option { index: u8, value: i32 },
    /// An event of the scenario came, or was put aside.
    Scripted { index: u8, comes: bool },
}

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

impl Chance {
    /// The rule of an event.
    #[must_use]
    pub fn rule(self) -> Rule {
        Rule(match self {
            Chance::LooseHorse => "JET-50",
            Chance::Challenge | Chance::Banner => "JET-51",
            Chance::Stragglers => "JET-52",
            Chance::FallenSubOfficer | Chance::ExposedCommander => "JET-53",
            Chance::EnemyArchers => "JET-54",
            Chance::Union => "JET-55",
            Chance::CutInTwo => "JET-56",
        })
    }
}
