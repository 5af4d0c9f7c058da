//! What may happen to a battle: each event once, with its rule, whom it befalls, and when a file may say so.

mod apply;
mod fields;

pub use fields::Field;

use crate::chapters::damage::MOST_POINTS;
use crate::nouns::battle::Battle;
use crate::nouns::terms::{Order, Step, Where};
use crate::nouns::walls::{Aim, EngineId, Section, SectionId};
use montjoie_game::events::{NewUnitId, ScriptNumber};
use montjoie_game::{EventPart, Known, events, parts, words};
use montjoie_table::{Id as _, Side, Subject, UnitId};

words! { /// How a body was hurt.
pub enum HurtBy { /// By a shot.
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

/// Most bodies of a battle: as many as a scenario may field, and those the GM adds.
const MOST_BODIES: usize = Subject::UNITS - 32;

/// Engines are written by their place on their list, and the book alone knows them.
impl EventPart for EngineId {}

/// Sections are written by their numbers, and are places to everybody.
impl EventPart for SectionId {
    fn subject(self) -> Subject {
        self.into()
    }
}

impl EventPart for Section {}

parts! { Step, HurtBy, Fear, Breach, Where, Field }

impl EventPart for Order {}
impl EventPart for Aim {}

impl Known<Battle> for UnitId {
    fn known(self, b: &Battle) -> bool {
        self.index() < b.bodies.len()
    }
}

impl Known<Battle> for NewUnitId {
    fn known(self, b: &Battle) -> bool {
        self.index() == b.bodies.len() && self.index() < MOST_BODIES
    }
}

impl Known<Battle> for EngineId {
    fn known(self, b: &Battle) -> bool {
        self.index() < b.engines.len()
    }
}

impl Known<Battle> for SectionId {
    fn known(self, b: &Battle) -> bool {
        b.fort.is_some_and(|fort| fort.has(self))
    }
}

impl Known<Battle> for Section {
    fn known(self, b: &Battle) -> bool {
        self.0.known(b)
    }
}

impl Known<Battle> for Order {
    fn known(self, b: &Battle) -> bool {
        self.target().known(b)
    }
}

impl Known<Battle> for Aim {
    fn known(self, b: &Battle) -> bool {
        match self {
            Aim::Nothing => true,
            Aim::Unit(unit) => unit.known(b),
            Aim::Section(section) => section.known(b),
        }
    }
}

/// Whether so many points are within reach.
fn fits(points: i64) -> bool {
    (0..=MOST_POINTS).contains(&points)
}

events! {
    /// Something that happened.
    pub enum Event of Battle {
        /// A sequence begins: strengths are noted, orders and bonuses of the last are gone.
        Began => "BX-09",
        /// The next step begins.
        Step(step: Step) => "BX-09",
        /// The sequence is over.
        Ended => "BX-76",
        /// A body was given an order.
        Ordered { unit: UnitId, order: Order } => order.rule(),
        /// The chief favours a unit with five points.
        Favoured { unit: UnitId } => "BX-37",
        /// One hurt another; the points go at the end of the phase.
        Hurt { unit: UnitId, by: UnitId, damage: i64, how: HurtBy } if |_b| fits(damage) => match how {
            HurtBy::Huge => "BX-42",
            HurtBy::Pursuit => "BX-26",
            HurtBy::Duel => "BX-53",
            HurtBy::Shot | HurtBy::Blow | HurtBy::Engine => "BX-21",
        },
        /// An engine hurt one; the points go at the end of the phase.
        Battered { unit: UnitId, engine: EngineId, damage: i64 } if |_b| fits(damage) => "BX-71",
        /// Points go, and heads with them.
        Lost { unit: UnitId, damage: i64 } if |_b| fits(damage) => "BX-25",
        /// Nothing is left of it but what may grow again (BX-46).
        Fell { unit: UnitId } => "BX-46",
        /// Nothing is left of it.
        Destroyed { unit: UnitId } => "BX-07",
        /// One went at another.
        Contact { by: UnitId, on: UnitId } if |b| by != on && b.at(by).on_field() && b.at(on).on_field() => "BX-13",
        /// Two are no longer in contact.
        Parted { one: UnitId, other: UnitId } if |_b| one != other => "BX-06",
        /// One broke from another: no blow crosses any more.
        BrokeAway { unit: UnitId, from: UnitId } if |_b| unit != from => "BX-06",
        /// It moved to no purpose.
        Lapsed { unit: UnitId } => "BX-28",
        /// It has had its melee-type attack.
        Struck { unit: UnitId } => "BX-20",
        /// It ran: flight, or falling back without heart.
        Ran { unit: UnitId } => "BX-16",
        /// It left for good.
        Left { unit: UnitId } => "BX-76",
        /// It stood its test.
        Stood { unit: UnitId } => "BX-30",
        /// It lost heart.
        Demoralised { unit: UnitId, fear: Fear } => match fear {
            Fear::Terror => "BX-43",
            Fear::Faith => "BX-35",
            Fear::Losses => "BX-32",
            Fear::Ruling => "GM",
        },
        /// It took heart again.
        Rallied { unit: UnitId } => "BX-34",
        /// It could not be rallied and will go.
        Leaving { unit: UnitId } => "BX-34",
        /// A standard is lost.
        StandardLost { side: Side } => "BX-48",
        /// A chief is dead.
        ChiefFell { side: Side } => "BX-55",
        /// It will lay down its arms.
        Surrendering { unit: UnitId } => "BX-55",
        /// It laid down its arms.
        Surrendered { unit: UnitId } => "BX-55",
        /// Members come back.
        Regenerated { unit: UnitId, points: i64 } if |_b| fits(points) => "BX-46",
        /// A hero serves in a unit.
        Joined { hero: UnitId, unit: UnitId } if |b| hero != unit && !b.at(hero).standard() && b.at(unit).standard() => "BX-54",
        /// A hero stands alone again; true: with what his unit leaves him.
        Alone { hero: UnitId, heir: bool } => "BX-54",
        /// Two heroes, or a hero and a monster, fought so many rounds.
        Dueled { one: UnitId, other: UnitId, rounds: u8 } if |_b| one != other => "BX-53",
        /// A section is attacked by a unit.
        Attacks { unit: UnitId, section: Section } => "BX-61",
        /// A section is held by a unit.
        Holds { unit: UnitId, section: Section } => "BX-61",
        /// A breach opens.
        Breached { section: SectionId, how: Breach } => match how {
            Breach::Undefended | Breach::Demoralised => "BX-64",
            Breach::Engine => "BX-65",
            Breach::Ram => "BX-66",
            Breach::Sortie => "BX-70",
            Breach::Magic | Breach::Ruse | Breach::Huge | Breach::Ruling => "BX-67",
        },
        /// An engine is aimed.
        Aimed { engine: EngineId, aim: Aim } => "BX-71",
        /// An engine works on a section: hundred-and-twentieths of a breach.
        Pounded { engine: EngineId, section: SectionId, work: u16 } => "BX-65",
        /// A shot went where the target no longer was.
        Wasted { engine: EngineId } => "BX-73",
        /// An engine is burnt, taken away, or stands again.
        Stationed { engine: EngineId, at: Where } => "BX-71",
        /// An engine falls into the enemy's hands.
        Captured { engine: EngineId } => "BX-71",
        /// This unit serves an engine from here on; nobody: the GM answers for it.
        Served { engine: EngineId, by: Option<UnitId> } => "BX-71",
        /// Those who serve an engine: how many, and whether one is an engineer.
        Crewed { engine: EngineId, crew: u8, engineer: bool } => "BX-71",
        /// The ram will need so many sequences.
        RamBegins { sequences: u8 } => "BX-66",
        /// The ram has had one more.
        Rammed { unit: UnitId } => "BX-66",
        /// The ram starts again.
        RamLost => "BX-66",
        /// It came out of the place.
        Sallied { unit: UnitId } => "BX-70",
        /// It went back in.
        Returned { unit: UnitId } => "BX-70",
        /// What a side has left.
        Supplies { side: Side, left: i32 } => "BX-60",
        /// A side gives up.
        Conceded { side: Side } => "BX-76",
        /// It comes onto the field.
        Arrived { unit: UnitId } => "SCENARIO",
        /// A new body, like that one, joins the list.
        Enlisted { unit: NewUnitId, like: UnitId } => "GM",
        /// Men pass from one unit to another: heads, with their points.
        Passed { from: UnitId, to: UnitId, men: u32 } if |_b| from != to => "GM",
        /// It changes camps.
        TurnedCoat { unit: UnitId } => "GM",
        /// Heads are taken or given back.
        Heads { unit: UnitId, men: i32 } => "GM",
        /// A number is set by hand.
        Set { unit: UnitId, field: Field, value: i64 } => "GM",
        /// An option changes from here on.
        Option { index: u8, value: i32 } if |b| b.options.clone().set(usize::from(index), value) => "GM",
        /// An event of the scenario came, or was put aside.
        Scripted { index: ScriptNumber, comes: bool } => "SCENARIO",
    }
}
