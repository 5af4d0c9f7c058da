//! What may happen to a battle.

mod admits;
mod apply;
mod fields;
mod told;

use crate::nouns::battle::Id;
use crate::nouns::terms::{Class, Lot, Mode, Step};
pub use fields::{CampField, Field, GroupField, PersonField, UnitField};
use montjoie_game::{mark, words};
use montjoie_table::{Meaning, Reads, Side, Subject};
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

/// Something that happened. Groups are named by what they are called by: their one unit, or a place on the list of groups.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named for what they hold
pub enum Event {
    /// Units are grouped for what is to be fought; a battle begins.
    Arrayed { mode: Mode, sortie: bool, desperate: bool },
    /// A sequence begins: who is exposed is judged.
    Began,
    /// The next step begins.
    Step(Step),
    /// The sequence is over: the clock moves on.
    Ended,
    /// The chiefs have measured themselves.
    Initiative { first: Option<Side>, surprised: Option<Side>, margin: i32 },
    /// A new command test is due.
    Shaken,
    /// A side declared a retreat.
    Declared { side: Side },
    /// What came of it.
    Withdrew { side: Side, how: Withdrawal, margin: i32 },
    /// PdA against PdA of those at grips, where numbers give somebody something (ORD-39).
    Weighed { by: Subject, on: Subject, own: i64, enemy: i64, bonus: i32 },
    /// A group has had its attack of the sequence.
    Attacks { group: Subject, on: Subject, how: How },
    /// It stays on the defensive, or holds its fire.
    Held { group: Subject },
    /// Two groups are at grips.
    Contact { by: Subject, on: Subject },
    /// The attack came to nothing: the enemy gains a bonus for his answer.
    Missed { group: Subject, on: Subject, how: How, bonus: i32, since: u16, until: u16 },
    /// A bonus was used, or came to nothing.
    Spent { group: Subject },
    /// Points of damage; capped when it is no more than what breaks it.
    Lost { group: Subject, by: Subject, loss: i64, how: How, capped: bool },
    /// It runs; whether it may be pursued.
    Routed { group: Subject, by: Subject, pursuable: bool },
    /// It is annihilated.
    Annihilated { group: Subject },
    /// The pursuit of a routed group is over, or will not be.
    Escaped { group: Subject },
    /// It was rallied and gets back so many points.
    Rallied { group: Subject, back: i64 },
    /// A rally failed.
    Unmoved { group: Subject },
    /// It goes off the line.
    OffTheLine { group: Subject },
    /// It leaves the field in order.
    Left { group: Subject },
    /// It lays down its arms.
    Captured { group: Subject },
    /// Vehicles could not break off, and are the worse for it.
    Pinned {
        group: Subject,
        /// Nothing in journals of before it was said: as the option has it.
        #[serde(default)]
        cost: i16,
    },
    /// The reserve of a side goes in.
    Committed { side: Side, tested: bool },
    /// A round of ammunition was used by every unit of the group that took part.
    Fired { group: Subject },
    /// A ranged step has been played.
    Volley,
    /// A shock step has been played.
    Clash,
    /// A week of siege goes by.
    Week { effective: bool },
    /// How long the place can hold.
    Endures { weeks: u16, sapped: bool },
    /// Talks were held.
    Talked { terms: Terms },
    /// The siege is given up.
    Lifted,
    /// The place opens its gates.
    Opened { terms: Terms },
    /// This battle is decided.
    Over { winner: Option<Side>, last: bool },
    /// How it is classed for a side.
    Classed { side: Side, class: Class },
    /// What is left of a unit.
    Reckoned {
        #[serde(with = "mark")]
        unit: Id,
        share: i64,
        out: u32,
        dead: u32,
        deserters: u32,
        back: i64,
        eff: u32,
    },
    /// What a storm or a sortie of a siege has cost a unit so far; the damage stays.
    Counted {
        #[serde(with = "mark")]
        unit: Id,
        share: i64,
        out: u32,
        dead: u32,
        slices: u16,
    },
    /// A unit is left to the enemy.
    Taken {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// Guns left to the enemy.
    Abandoned {
        #[serde(with = "mark")]
        unit: Id,
        pieces: u32,
    },
    /// Baggage left to the enemy, in hundredths.
    Baggage { side: Side, share: u8 },
    /// Crew lost with their vehicles.
    CrewLost {
        #[serde(with = "mark")]
        unit: Id,
        men: u32,
    },
    /// Experience earned.
    Learned {
        #[serde(with = "mark")]
        unit: Id,
        xp: i32,
    },
    /// Experience spent on a point of Cbt.
    Raised {
        #[serde(with = "mark")]
        unit: Id,
        cost: i32,
    },
    /// A character is hurt.
    Wounded { person: u8, wounds: i16, lot: Lot },
    /// The aftermath is over; `last`: nothing follows.
    Closed { last: bool },
    /// A side gives up.
    Conceded { side: Side },
    /// It comes onto the field.
    Arrived {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A character comes onto the field.
    Joined { person: u8 },
    /// A character is posted to a unit, or to none.
    Posted {
        person: u8,
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
    /// Men pass from one unit to another.
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
    /// It leaves the battle, alone of its group.
    Removed {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// Men are taken or given back.
    Heads {
        #[serde(with = "mark")]
        unit: Id,
        men: i32,
    },
    /// Two groups are no longer at grips.
    Parted { one: Subject, other: Subject },
    /// The weather changes.
    Weather { weather: u8 },
    /// A figure of a unit is set by hand.
    Set {
        #[serde(with = "mark")]
        unit: Id,
        field: UnitField,
        value: i64,
    },
    /// A figure of a group is set by hand.
    SetGroup { group: Subject, field: GroupField, value: i64 },
    /// A figure of a side is set by hand.
    SetSide { side: Side, field: CampField, value: i64 },
    /// A figure of a character is set by hand.
    SetPerson { person: u8, field: PersonField, value: i64 },
    /// An option changes from here on.
    Option { index: u8, value: i32 },
    /// An event of the scenario came, or was put aside.
    Scripted { index: u8, comes: bool },
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
