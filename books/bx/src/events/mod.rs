//! What may happen to a battle.

mod admits;
mod apply;
mod fields;

pub use fields::Field;

use crate::nouns::battle::Id;
use crate::nouns::terms::{Order, Step, Where};
use crate::nouns::walls::Aim;
use montjoie_game::{mark, words};
use montjoie_table::{Happening, Rule, Side, Subject};
use serde::{Deserialize, Serialize};

words! { /// How a body was hurt.
pub enum How { /// By a shot.
Shot = "shot", /// While breaking away.
Pursuit = "pursuit", /// In the melee.
Blow = "blow", /// By a huge creature.
Huge = "huge", /// By a siege engine.
Engine = "engine", /// In a hero's fight.
Duel = "duel" } }

words! { /// Why a unit lost heart.
pub enum Fear { /// It lost men and failed its test.
Losses = "losses", /// A huge creature.
Terror = "terror", /// Its cleric or paladin fell.
Faith = "faith", /// The GM says so.
Ruling = "ruling" } }

words! { /// How a breach came about.
pub enum Breach { /// Nobody held the section.
Undefended = "undefended", /// Its defenders lost heart.
Demoralised = "demoralised", /// An engine.
Engine = "engine", /// The ram.
Ram = "ram", /// A sortie let the enemy in.
Sortie = "sortie", /// Magic.
Magic = "magic", /// A ruse.
Ruse = "ruse", /// A huge creature.
Huge = "huge", /// The GM says so.
Ruling = "ruling" } }

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named for what they hold
pub enum Event {
    /// A sequence begins: strengths are noted, orders and bonuses of the last are gone.
    Began,
    /// The next step begins.
    Step(Step),
    /// The sequence is over.
    Ended,
    /// A body was given an order.
    Ordered {
        #[serde(with = "mark")]
        unit: Id,
        order: Order,
    },
    /// The chief favours a unit with five points.
    Favoured {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// One hurt another; the points go at the end of the phase.
    Hurt {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "mark")]
        by: Id,
        damage: i64,
        how: How,
    },
    /// An engine hurt one; the points go at the end of the phase.
    Battered {
        #[serde(with = "mark")]
        unit: Id,
        engine: u8,
        damage: i64,
    },
    /// Points go, and heads with them.
    Lost {
        #[serde(with = "mark")]
        unit: Id,
        damage: i64,
    },
    /// Nothing is left of it but what may grow again (BX-46).
    Fell {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// Nothing is left of it.
    Destroyed {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// One went at another.
    Contact {
        #[serde(with = "mark")]
        by: Id,
        #[serde(with = "mark")]
        on: Id,
    },
    /// Two are no longer in contact.
    Parted {
        #[serde(with = "mark")]
        one: Id,
        #[serde(with = "mark")]
        other: Id,
    },
    /// One broke from another: no blow crosses any more.
    BrokeAway {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "mark")]
        from: Id,
    },
    /// It moved to no purpose.
    Lapsed {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// It has had its melee-type attack.
    Struck {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// It ran: flight, or falling back without heart.
    Ran {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// It left for good.
    Left {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// It stood its test.
    Stood {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// It lost heart.
    Demoralised {
        #[serde(with = "mark")]
        unit: Id,
        fear: Fear,
    },
    /// It took heart again.
    Rallied {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// It could not be rallied and will go.
    Leaving {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A standard is lost.
    StandardLost { side: Side },
    /// A chief is dead.
    ChiefFell { side: Side },
    /// It will lay down its arms.
    Surrendering {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// It laid down its arms.
    Surrendered {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// Members come back.
    Regenerated {
        #[serde(with = "mark")]
        unit: Id,
        points: i64,
    },
    /// A hero serves in a unit.
    Joined {
        #[serde(with = "mark")]
        hero: Id,
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A hero stands alone again; true: with what his unit leaves him.
    Alone {
        #[serde(with = "mark")]
        hero: Id,
        heir: bool,
    },
    /// Two heroes, or a hero and a monster, fought so many rounds.
    Dueled {
        #[serde(with = "mark")]
        one: Id,
        #[serde(with = "mark")]
        other: Id,
        rounds: u8,
    },
    /// A section is attacked by a unit.
    Attacks {
        #[serde(with = "mark")]
        unit: Id,
        section: u8,
    },
    /// A section is held by a unit.
    Holds {
        #[serde(with = "mark")]
        unit: Id,
        section: u8,
    },
    /// A breach opens.
    Breached { section: u8, how: Breach },
    /// An engine is aimed.
    Aimed { engine: u8, aim: Aim },
    /// An engine works on a section: hundred-and-twentieths of a breach.
    Pounded { engine: u8, section: u8, work: u16 },
    /// A shot went where the target no longer was.
    Wasted { engine: u8 },
    /// An engine is burnt, taken away, or stands again.
    Stationed { engine: u8, at: Where },
    /// An engine falls into the enemy's hands.
    Captured { engine: u8 },
    /// This unit serves an engine from here on; nobody: the GM answers for it.
    Served {
        engine: u8,
        #[serde(with = "mark")]
        by: Id,
    },
    /// Those who serve an engine: how many, and whether one is an engineer.
    Crewed { engine: u8, crew: u8, engineer: bool },
    /// The ram will need so many sequences.
    RamBegins { sequences: u8 },
    /// The ram has had one more.
    Rammed {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// The ram starts again.
    RamLost,
    /// It came out of the place.
    Sallied {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// It went back in.
    Returned {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// What a side has left.
    Supplies { side: Side, left: i32 },
    /// A side gives up.
    Conceded { side: Side },
    /// It comes onto the field.
    Arrived {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A new body, like that one, joins the list.
    Enlisted {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "mark")]
        like: Id,
    },
    /// Men pass from one unit to another: heads, with their points.
    Passed {
        #[serde(with = "mark")]
        from: Id,
        #[serde(with = "mark")]
        to: Id,
        men: u32,
    },
    /// It changes camps.
    TurnedCoat {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// Heads are taken or given back.
    Heads {
        #[serde(with = "mark")]
        unit: Id,
        men: i32,
    },
    /// A number is set by hand.
    Set {
        #[serde(with = "mark")]
        unit: Id,
        field: Field,
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
            Event::Began | Event::Step(_) => "BX-09",
            Event::Ended => "BX-76",
            Event::Ordered { order, .. } => order.rule(),
            Event::Favoured { .. } => "BX-37",
            Event::Hurt { how: How::Huge, .. } => "BX-42",
            Event::Hurt { how: How::Pursuit, .. } => "BX-26",
            Event::Hurt { how: How::Duel, .. } | Event::Dueled { .. } => "BX-53",
            Event::Hurt { .. } => "BX-21",
            Event::Battered { .. }
            | Event::Aimed { .. }
            | Event::Stationed { .. }
            | Event::Captured { .. }
            | Event::Served { .. }
            | Event::Crewed { .. } => "BX-71",
            Event::Lost { .. } => "BX-25",
            Event::Destroyed { .. } => "BX-07",
            Event::Contact { .. } => "BX-13",
            Event::Parted { .. } | Event::BrokeAway { .. } => "BX-06",
            Event::Lapsed { .. } => "BX-28",
            Event::Struck { .. } => "BX-20",
            Event::Ran { .. } => "BX-16",
            Event::Left { .. } | Event::Conceded { .. } => "BX-76",
            Event::Stood { .. } => "BX-30",
            Event::Demoralised { fear, .. } => match fear {
                Fear::Terror => "BX-43",
                Fear::Faith => "BX-35",
                Fear::Losses => "BX-32",
                Fear::Ruling => "GM",
            },
            Event::Rallied { .. } | Event::Leaving { .. } => "BX-34",
            Event::StandardLost { .. } => "BX-48",
            Event::ChiefFell { .. } | Event::Surrendering { .. } | Event::Surrendered { .. } => "BX-55",
            Event::Regenerated { .. } | Event::Fell { .. } => "BX-46",
            Event::Joined { .. } | Event::Alone { .. } => "BX-54",
            Event::Attacks { .. } | Event::Holds { .. } => "BX-61",
            Event::Breached { how, .. } => match how {
                Breach::Undefended | Breach::Demoralised => "BX-64",
                Breach::Engine => "BX-65",
                Breach::Ram => "BX-66",
                Breach::Sortie => "BX-70",
                Breach::Magic | Breach::Ruse | Breach::Huge | Breach::Ruling => "BX-67",
            },
            Event::Pounded { .. } => "BX-65",
            Event::Wasted { .. } => "BX-73",
            Event::RamBegins { .. } | Event::Rammed { .. } | Event::RamLost => "BX-66",
            Event::Sallied { .. } | Event::Returned { .. } => "BX-70",
            Event::Supplies { .. } => "BX-60",
            Event::Arrived { .. } | Event::Scripted { .. } => "SCENARIO",
            Event::Enlisted { .. }
            | Event::Passed { .. }
            | Event::TurnedCoat { .. }
            | Event::Heads { .. }
            | Event::Set { .. }
            | Event::Option { .. } => "GM",
        })
    }

    fn subject(&self) -> Subject {
        match *self {
            Event::Ordered { unit, .. }
            | Event::Favoured { unit }
            | Event::Hurt { unit, .. }
            | Event::Battered { unit, .. }
            | Event::Lost { unit, .. }
            | Event::Fell { unit }
            | Event::Destroyed { unit }
            | Event::BrokeAway { unit, .. }
            | Event::Lapsed { unit }
            | Event::Struck { unit }
            | Event::Ran { unit }
            | Event::Left { unit }
            | Event::Stood { unit }
            | Event::Demoralised { unit, .. }
            | Event::Rallied { unit }
            | Event::Leaving { unit }
            | Event::Surrendering { unit }
            | Event::Surrendered { unit }
            | Event::Regenerated { unit, .. }
            | Event::Attacks { unit, .. }
            | Event::Holds { unit, .. }
            | Event::Rammed { unit }
            | Event::Sallied { unit }
            | Event::Returned { unit }
            | Event::Arrived { unit }
            | Event::Enlisted { unit, .. }
            | Event::TurnedCoat { unit }
            | Event::Heads { unit, .. }
            | Event::Set { unit, .. }
            | Event::Contact { by: unit, .. }
            | Event::Parted { one: unit, .. }
            | Event::Joined { hero: unit, .. }
            | Event::Alone { hero: unit, .. }
            | Event::Dueled { one: unit, .. }
            | Event::Passed { from: unit, .. } => Subject::unit(unit),
            Event::StandardLost { side }
            | Event::ChiefFell { side }
            | Event::Conceded { side }
            | Event::Supplies { side, .. } => Subject::side(side),
            Event::Breached { section, .. } => Subject::place(section),
            Event::Scripted { index, .. } => Subject::event(index),
            Event::Began
            | Event::Step(_)
            | Event::Ended
            | Event::Aimed { .. }
            | Event::Pounded { .. }
            | Event::Wasted { .. }
            | Event::Stationed { .. }
            | Event::Captured { .. }
            | Event::Served { .. }
            | Event::Crewed { .. }
            | Event::RamBegins { .. }
            | Event::RamLost
            | Event::Option { .. } => Subject::NOBODY,
        }
    }
}
