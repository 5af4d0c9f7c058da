//! What may happen to a battle: each event once, with its rule, whom it befalls, and when a file may say so.

mod apply;
pub mod fields;

use self::fields::{CharacterField, UnitField};
use crate::brought::options::CommandMode;
use crate::nouns::battle::{Battle, EncounterId, MOST};
use crate::nouns::terms::{
    Bearing, Critical, Defeat, Engagement, Massacre, Opportunity, Posture, Row, Scale, Standing, Step,
};
use montjoie_game::events::{NewUnitId, ScriptNumber};
use montjoie_game::{EventPart, Known, events, parts};
use montjoie_table::{CharacterId, Id as _, Side, Subject, UnitId};

impl EventPart for EncounterId {
    fn write<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        montjoie_game::events::write_one(*self, serializer)
    }

    fn read<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<EncounterId, D::Error> {
        montjoie_game::events::read_one(deserializer)
    }

    fn subject(self) -> Subject {
        montjoie_table::Id::subject(self)
    }
}

parts! {
    Step, Engagement, Posture, CommandMode, Row, Scale, Bearing, Critical, Opportunity, Standing, Massacre, Defeat,
    UnitField, CharacterField,
}

impl Known<Battle> for UnitId {
    fn known(self, b: &Battle) -> bool {
        self.index() < b.units.len()
    }
}

impl Known<Battle> for NewUnitId {
    fn known(self, b: &Battle) -> bool {
        self.index() == b.units.len() && self.index() < MOST
    }
}

impl Known<Battle> for CharacterId {
    fn known(self, b: &Battle) -> bool {
        self.index() < b.characters.len()
    }
}

impl Known<Battle> for EncounterId {
    fn known(self, _: &Battle) -> bool {
        self.index() < 250
    }
}

/// Whether a change of morale or of a roll is within reach.
fn points(n: i16) -> bool {
    (-500..=500).contains(&n)
}

/// Whether so many men are within reach.
fn fits(men: u32) -> bool {
    men <= 100_000_000
}

events! {
    /// Something that happened.
    pub enum Event of Battle {
        /// A turn begins: men in battle are counted.
        Began => "JET-02",
        /// The next step begins, about this encounter or character.
        Step { step: Step, at: u8 } if |b| usize::from(at) <= b.encounters.len().max(b.characters.len()) => "JET-02",
        /// The turn is over: what held for it is gone.
        Ended => "JET-57",
        /// A unit is told how far to go in.
        Engaged { unit: UnitId, engagement: Engagement } => "JET-28",
        /// A soldier goes in, or stays behind.
        Posture { character: CharacterId, posture: Posture } => "JET-31",
        /// A commander commands so.
        Mode { unit: UnitId, mode: CommandMode } => "JET-09",
        /// A reserve is called and needs so many turns.
        Called { unit: UnitId, turns: u8 } => "JET-33",
        /// A commander will fight as a soldier.
        Fights { character: CharacterId } => "JET-49",
        /// A routed unit comes back.
        Rallied { unit: UnitId } => "JET-22",
        /// A routed unit does not come back.
        NotRallied { unit: UnitId } => "JET-22",
        /// What lasted long enough is over.
        Faded => "JET-57",
        /// A unit goes into an encounter.
        Paired { unit: UnitId, encounter: EncounterId, scale: Scale } if |b| (b.at(unit).scale == scale || b.rolls_at(unit, scale)) && b.at(unit).encounter.is_none() => "JET-15",
        /// The GM sets a unit against another, or leaves it to the usual pairing.
        Pinned { unit: UnitId, to: Option<UnitId> } => "JET-15",
        /// The trap opens by itself: nobody holds it shut.
        Freed { unit: UnitId } => "JET-43",
        /// An encounter is fought.
        Met { encounter: EncounterId } if |b| encounter.index() < b.encounters.len() => "JET-60",
        /// The enemy's row: one number for our roll.
        Opposed { unit: UnitId, row: Row } => "JET-13",
        /// A commander's row.
        Result { unit: UnitId, row: Row, extra: bool } => "JET-42",
        /// A unit's row that no single throw shows: it has no commander, or threw die by die.
        Read { unit: UnitId, row: Row } => "JET-12",
        /// What a chain of single dice came to, all told (`um_detection = any_die`): no throw shows it.
        Summed { unit: UnitId, total: i32 } => "JET-06",
        /// The same for a character.
        SummedOf { character: CharacterId, total: i32 } => "JET-06",
        /// Morale changes, of a unit and all that belong to it.
        Morale { unit: UnitId, by: i16 } if |_b| points(by) => "JET-19",
        /// A change of the one morale of the army, to be taken with the others.
        Swung { by: i16 } if |_b| points(by) => "JET-20",
        /// A reserve is late.
        Delayed { unit: UnitId, remaining: u8, stored: u8 } => "JET-33",
        /// A reserve is a turn nearer.
        Marched { unit: UnitId } => "JET-33",
        /// A reserve goes in; at once, or from the next turn on.
        Entered { unit: UnitId, engagement: Engagement, at_once: bool } => "JET-33",
        /// Something will weigh on a unit for some turns.
        Lasts { unit: UnitId, bearing: Bearing, value: i16, first: u16, last: u16 } if |b| points(value) && b.lasting.len() < 10_000 => match bearing {
            Bearing::Roll | Bearing::Ranks => "JET-44",
            Bearing::Position => "JET-45",
            Bearing::Morale => "JET-51",
        },
        /// A unit is in a trap.
        Trapped { unit: UnitId } => "JET-43",
        /// A breakout, done or failed.
        BrokeOut { unit: UnitId, escaped: bool } => "JET-43",
        /// Ground is won or lost.
        Ground { unit: UnitId, level: i8 } => "JET-46",
        /// A numbered bonus is used.
        Spent { character: CharacterId } => "JET-53",
        /// A character's row on the soldier's table.
        Soldier { character: CharacterId, row: Row, extra: bool } => "JET-48",
        /// So many are upon him.
        Surrounded { character: CharacterId, assailants: u8 } => "JET-48",
        /// He is alone among the enemy.
        CutOff { character: CharacterId } => "JET-48",
        /// A row deals a critical.
        Critical { character: CharacterId, critical: Critical } => "JET-48",
        /// He is among his own again.
        Rejoined { character: CharacterId } => "JET-48",
        /// A commander who attacks leads better.
        Bold { character: CharacterId, by: i16 } => "JET-53",
        /// A special event: taken up or let go.
        Offered { character: CharacterId, chance: Opportunity, taken: bool } => chance.rule().0,
        /// What came of it.
        Seized { character: CharacterId, chance: Opportunity, won: bool } => chance.rule().0,
        /// He is in the saddle.
        Mounted { character: CharacterId } => "JET-50",
        /// He is out of the battle.
        Gone { character: CharacterId, at: Standing } => "JET-48",
        /// From the next turn on a unit has no commander.
        Doomed { unit: UnitId } => "JET-41",
        /// From the next turn on he commands it.
        Rises { unit: UnitId, character: CharacterId } of character if |b| b.at(unit).side == b.who(character).side => "JET-53",
        /// Arrows: so many will fall.
        Volley { unit: UnitId, men: u32 } if |_b| fits(men) => "JET-54",
        /// Stragglers of one company will join another.
        Joins { unit: UnitId, to: UnitId, men: u32 } if |_b| unit != to && fits(men) => "JET-52",
        /// Stragglers of a company are cut down.
        CutDown { unit: UnitId, men: u32 } if |_b| fits(men) => "JET-52",
        /// Next turn it counts half as many again.
        United { unit: UnitId } => "JET-55",
        /// The enemy before it is cut in two.
        Split { unit: UnitId } => "JET-56",
        /// An event bears on something that is not played: the GM's to make of.
        NotInPlay { unit: UnitId, chance: Opportunity } => "JET-61",
        /// Men fall.
        Losses { unit: UnitId, killed: u32, wounded: u32 } if |b| b.is_leaf(unit) && fits(killed) && fits(wounded) => "JET-38",
        /// What a regiment or an army lost in a turn, its companies together.
        Tolled { unit: UnitId, killed: u32, wounded: u32 } => "JET-39",
        /// Men go from one unit to another.
        Passed { unit: UnitId, to: UnitId, men: u32 } if |b| b.is_leaf(unit) && b.is_leaf(to) && unit != to && fits(men) => "JET-52",
        /// It runs.
        Routed { unit: UnitId } => "JET-22",
        /// Nobody is left of it.
        Destroyed { unit: UnitId } => "JET-60",
        /// The survivors of a failed breakout choose.
        Massacred { unit: UnitId, choice: Massacre } => "JET-43",
        /// A side has lost.
        Defeated { side: Side, how: Defeat } => "JET-58",
        /// It has no commander any more.
        ChiefLost { unit: UnitId } => "JET-41",
        /// Of two leaders the second is gone.
        SecondLost { side: Side } => "JET-41",
        /// He commands it.
        Promoted { unit: UnitId, character: CharacterId } of character if |b| b.at(unit).side == b.who(character).side => "JET-53",
        /// Somebody takes command.
        StandIn { unit: UnitId, leadership: i16 } => "JET-41",
        /// A side gives up.
        Conceded { side: Side } => "JET-58",
        /// It comes onto the field.
        Arrived { unit: UnitId } => "SCENARIO",
        /// He comes onto the field.
        Came { character: CharacterId } => "SCENARIO",
        /// It leaves the battle.
        Left { unit: UnitId } => "GM",
        /// A new unit, like that one, joins the list.
        Enlisted { unit: NewUnitId, like: UnitId, men: u32 } if |b| b.at(like).parent.is_some() && fits(men) => "GM",
        /// Men are taken, or given back.
        Men { unit: UnitId, men: i32 } if |b| b.is_leaf(unit) && fits(men.unsigned_abs()) => "GM",
        /// It changes sides.
        TurnedCoat { unit: UnitId } if |b| b.at(unit).scale != Scale::Army && b.at(unit).parent.is_some() => "GM",
        /// He goes to a unit.
        Posted { character: CharacterId, unit: UnitId } if |b| b.at(unit).side == b.who(character).side => "GM",
        /// A number is set by hand.
        Set { unit: UnitId, field: UnitField, value: i64 } => "GM",
        /// A number of a character is set by hand.
        SetOf { character: CharacterId, field: CharacterField, value: i64 } => "GM",
        /// An option changes from here on.
        Option { index: u8, value: i32 } if |b| b.options.clone().set(usize::from(index), value) => "GM",
        /// An event of the scenario came, or was put aside.
        Scripted { index: ScriptNumber, comes: bool } => "SCENARIO",
    }
}
