//! What may happen to a battle.

mod apply;
pub mod fields;
mod happening;

use self::fields::{PersonField, UnitField};
use crate::brought::options::CommandMode;
use crate::nouns::battle::Id;
use crate::nouns::terms::{
    Bearing, Chance, Critical, Defeat, Engagement, Massacre, Posture, Row, Scale, Standing, Step, person,
};
use montjoie_game::mark;
use montjoie_table::Side;
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
    /// A unit's row that no single throw shows: it has no commander, or threw die by die.
    Read {
        #[serde(with = "mark")]
        unit: Id,
        row: Row,
    },
    /// What a chain of single dice came to, all told (`um_detection = any_die`): no throw shows it.
    Summed {
        #[serde(with = "mark")]
        unit: Id,
        total: i32,
    },
    /// The same for a character.
    SummedOf {
        #[serde(with = "person")]
        character: u8,
        total: i32,
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
    /// What a regiment or an army lost in a turn, its companies together.
    Tolled {
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
