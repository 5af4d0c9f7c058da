//! What may happen to a battle: each event once, with its rule, whom it befalls, and when a file may say so.

mod apply;
mod fields;

use crate::chapters::array::MOST;
use crate::nouns::battle::{Battle, PersonId};
use crate::nouns::terms::{Class, Lot, Mode, Step, Weather};
pub use fields::{CampField, Field, GroupField, PersonField, UnitField};
use montjoie_game::events::{NewUnitId, ScriptNumber};
use montjoie_game::{EventPart, Known, Setting as _, events, parts, words};
use montjoie_table::{Id as _, Kind, Meaning, Reads, Side, Subject, UnitId};
use serde::{Deserialize, Serialize};

words! { /// How a group was hurt.
pub enum How { /// By a shot.
Shot = "shot", /// In the shock.
Shock = "shock", /// By shooters it had caught.
ContactShot = "contact_shot", /// In the pursuit.
Pursuit = "pursuit", /// By the riposte of the routed.
Riposte = "riposte", /// By its own side's shots.
Friendly = "friendly", /// By vehicles.
Vehicles = "vehicles", /// By bombardment.
Bombardment = "bombardment", /// By hunger.
Attrition = "attrition", /// By a ruling.
Ruling = "ruling" } }

words! { /// How a retreat ended.
pub enum Withdrawal { /// All left.
Whole = "whole", /// All but the slowest.
Abandoning = "abandoning", /// It must fight.
Failed = "failed", /// It turned into a rout.
Rout = "rout" } }

words! { /// What talks came to.
pub enum Terms { /// Nothing.
Refused = "refused", /// Surrender on terms.
Terms = "terms", /// Surrender without conditions.
Unconditional = "unconditional" } }

impl Reads for Terms {
    fn meaning(self) -> Meaning {
        Meaning::Row(self.word())
    }
}

/// Who did something: a group, or a whole side; nobody where nobody did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Opponent(pub Subject);

parts! { Mode, Step, How, Withdrawal, Terms, Class, Lot, UnitField, GroupField, CampField, PersonField }

impl EventPart for Opponent {
    fn subject(self) -> Subject {
        self.0
    }
}

impl Known<Battle> for Opponent {
    fn known(self, b: &Battle) -> bool {
        matches!(self.0.kind(), Kind::Nobody | Kind::Side(_)) || self.0.known(b)
    }
}

/// Groups are named by what they are called by: their one unit, or a place on the list of groups.
impl Known<Battle> for Subject {
    fn known(self, b: &Battle) -> bool {
        b.group_of(self).is_some()
    }
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

/// Characters are written by their bare number.
impl EventPart for PersonId {
    fn subject(self) -> Subject {
        montjoie_table::Id::subject(self)
    }
}

impl Known<Battle> for PersonId {
    fn known(self, b: &Battle) -> bool {
        self.index() < b.persons.len()
    }
}

/// The most points anybody may lose or get back at once.
const POINTS: i64 = 1 << 50;

fn points(p: i64) -> bool {
    (0..=POINTS).contains(&p)
}

/// Whether two names are two groups.
fn two(b: &Battle, one: Subject, other: Subject) -> bool {
    b.group_of(one) != b.group_of(other)
}

/// Whether a group can take more damage.
fn bears(b: &Battle, group: Subject) -> bool {
    b.group_of(group).is_some_and(|id| b.at(id).damage <= POINTS)
}

events! {
    /// Something that happened. Groups are named by what they are called by: their one unit, or a place on the list of groups.
    pub enum Event of Battle {
        /// Units are grouped for what is to be fought; a battle begins.
        Arrayed { mode: Mode, sortie: bool, desperate: bool } if |b| (b.fort.is_some() || !mode.walls()) && !b.units.is_empty() => if mode == Mode::Assault { "ORD-79" } else { "ORD-05" },
        /// A sequence begins: who is exposed is judged.
        Began => "ORD-111",
        /// The next step begins.
        Step(step: Step) => "ORD-111",
        /// The sequence is over: the clock moves on.
        Ended => "ORD-04",
        /// The chiefs have measured themselves.
        Initiative { first: Option<Side>, surprised: Option<Side>, margin: i32 } => "ORD-33",
        /// A new command test is due.
        Shaken => "ORD-35",
        /// A side declared a retreat.
        Declared { side: Side } => "ORD-57",
        /// What came of it.
        Withdrew { side: Side, how: Withdrawal, margin: i32 } => "ORD-57",
        /// PdA against PdA of those at grips, where numbers give somebody something (ORD-39).
        Weighed { by: Opponent, on: Opponent, own: i64, enemy: i64, bonus: i32 } if |_b| points(own) && points(enemy) => "ORD-39",
        /// A group has had its attack of the sequence.
        Attacks { group: Subject, on: Subject, how: How } if |b| two(b, group, on) => how.rule(),
        /// It stays on the defensive, or holds its fire.
        Held { group: Subject } => "ORD-46",
        /// Two groups are at grips.
        Contact { by: Subject, on: Subject } if |b| two(b, by, on) => "ORD-111",
        /// The attack came to nothing: the enemy gains a bonus for his answer.
        Missed { group: Subject, on: Subject, how: How, bonus: i32, since: u16, until: u16 } if |b| two(b, group, on) => match how {
            How::Shock | How::Pursuit | How::Riposte => "ORD-44",
            _ => how.rule(),
        },
        /// A bonus was used, or came to nothing.
        Spent { group: Subject } => "ORD-44",
        /// Points of damage; capped when it is no more than what breaks it.
        Lost { group: Subject, by: Opponent, loss: i64, how: How, capped: bool } if |b| points(loss) && bears(b, group) => match how {
            _ if capped => "ORD-43",
            How::Friendly => "ORD-45",
            How::Vehicles => "ORD-104",
            How::Attrition => "ORD-87",
            _ => "ORD-41",
        },
        /// It runs; whether it may be pursued.
        Routed { group: Subject, by: Opponent, pursuable: bool } => "ORD-58",
        /// It is annihilated.
        Annihilated { group: Subject } => "ORD-42",
        /// The pursuit of a routed group is over, or will not be.
        Escaped { group: Subject } => "ORD-59",
        /// It was rallied and gets back so many points.
        Rallied { group: Subject, back: i64 } if |_b| points(back) => "ORD-62",
        /// A rally failed.
        Unmoved { group: Subject } => "ORD-62",
        /// It goes off the line.
        OffTheLine { group: Subject } => "ORD-62",
        /// It leaves the field in order.
        Left { group: Subject } => "ORD-47",
        /// It lays down its arms.
        Captured { group: Subject } => "ORD-87",
        /// Vehicles could not break off, and are the worse for it: as the option has it in older files, which do not say.
        Pinned { group: Subject, #[serde(default)] cost: i16 } => "ORD-106",
        /// The reserve of a side goes in.
        Committed { side: Side, tested: bool } => "ORD-73",
        /// A round of ammunition was used by every unit of the group that took part.
        Fired { group: Subject } => "ORD-19",
        /// A ranged step has been played.
        Volley => "ORD-111",
        /// A shock step has been played.
        Clash => "ORD-111",
        /// A week of siege goes by.
        Week { effective: bool } => "ORD-85",
        /// How long the place can hold.
        Endures { weeks: u16, sapped: bool } => if sapped { "ORD-88" } else { "ORD-86" },
        /// Talks were held.
        Talked { terms: Terms } => "ORD-90",
        /// The siege is given up.
        Lifted => "ORD-89",
        /// The place opens its gates.
        Opened { terms: Terms } => "ORD-87",
        /// This battle is decided.
        Over { winner: Option<Side>, last: bool } => "ORD-47",
        /// How it is classed for a side.
        Classed { side: Side, class: Class } => "ORD-71",
        /// What is left of a unit.
        Reckoned { unit: UnitId, share: i64, out: u32, dead: u32, deserters: u32, back: i64, eff: u32 } if |_b| points(share.abs()) && eff <= 10_000_000 => "ORD-53",
        /// What a storm or a sortie of a siege has cost a unit so far; the damage stays.
        Counted { unit: UnitId, share: i64, out: u32, dead: u32, slices: u16 } if |_b| points(share.abs()) => "ORD-53",
        /// A unit is left to the enemy.
        Taken { unit: UnitId } => "ORD-57",
        /// Guns left to the enemy.
        Abandoned { unit: UnitId, pieces: u32 } => "ORD-61",
        /// Baggage left to the enemy, in hundredths.
        Baggage { side: Side, share: u8 } => "ORD-61",
        /// Crew lost with their vehicles.
        CrewLost { unit: UnitId, men: u32 } => "ORD-105",
        /// Experience earned.
        Learned { unit: UnitId, xp: i32 } => "ORD-71",
        /// Experience spent on a point of Cbt.
        Raised { unit: UnitId, cost: i32 } => "ORD-72",
        /// A character is hurt.
        Wounded { person: PersonId, wounds: i16, lot: Lot } if |_b| (0..=1_000).contains(&wounds) => "ORD-55",
        /// The aftermath is over; `last`: nothing follows.
        Closed { last: bool } => "ORD-47",
        /// A side gives up.
        Conceded { side: Side } => "ORD-47",
        /// It comes onto the field.
        Arrived { unit: UnitId } if |b| b.unit(unit).group.is_none() => "SCENARIO",
        /// A character comes onto the field.
        Joined { person: PersonId } => "SCENARIO",
        /// A character is posted to a unit, or to none.
        Posted { person: PersonId, unit: Option<UnitId> } => "GM",
        /// A new unit, like that one, joins the list.
        Enlisted { unit: NewUnitId, like: UnitId, men: u32 } if |_b| men <= 1_000_000 => "GM",
        /// Men pass from one unit to another.
        Passed { from: UnitId, to: UnitId, men: u32 } if |_b| from != to => "GM",
        /// It changes camps.
        TurnedCoat { unit: UnitId } => "GM",
        /// It leaves the battle, alone of its group.
        Removed { unit: UnitId } => "GM",
        /// Men are taken or given back.
        Heads { unit: UnitId, men: i32 } => "GM",
        /// Two groups are no longer at grips.
        Parted { one: Subject, other: Subject } => "ORD-111",
        /// The weather changes.
        Weather { weather: u8 } if |_b| Weather::from_number(i32::from(weather)).is_some() => "ORD-67",
        /// A figure of a unit is set by hand.
        Set { unit: UnitId, field: UnitField, value: i64 } if |_b| (field.info().least..=field.info().most).contains(&value) => "GM",
        /// A figure of a group is set by hand.
        SetGroup { group: Subject, field: GroupField, value: i64 } => "GM",
        /// A figure of a side is set by hand.
        SetSide { side: Side, field: CampField, value: i64 } => "GM",
        /// A figure of a character is set by hand.
        SetPerson { person: PersonId, field: PersonField, value: i64 } => "GM",
        /// An option changes from here on.
        Option { index: u8, value: i32 } if |b| b.options.clone().set(usize::from(index), value) => "GM",
        /// An event of the scenario came, or was put aside.
        Scripted { index: ScriptNumber, comes: bool } => "SCENARIO",
    }
}

impl How {
    /// The rule of such a hurt.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            How::Shot => "ORD-36",
            How::Shock => "ORD-40",
            How::ContactShot => "ORD-48",
            How::Pursuit => "ORD-59",
            How::Riposte => "ORD-60",
            How::Friendly => "ORD-45",
            How::Vehicles => "ORD-103",
            How::Bombardment => "ORD-82",
            How::Attrition => "ORD-87",
            How::Ruling => "GM",
        }
    }
}
