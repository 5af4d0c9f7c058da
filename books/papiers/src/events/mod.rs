//! What may happen to a battle.

pub(crate) mod admits;
mod apply;
mod consequences;
pub mod fields;
mod happening;

pub use fields::{HeroField, UnitField};

use crate::nouns::battle::Id;
use crate::nouns::terms::{Action, Cause, Grade, HeroStatus, Morale, Order, Organised, Step, SupportKind};
use montjoie_game::{mark, words};
use montjoie_table::Side;
use serde::{Deserialize, Serialize};

words! { /// Why morale was put to the test.
pub enum MoraleTrial { /// Losses.
Losses = "losses", /// Fear or terror.
Fear = "fear", /// Drugs of the hour before.
Drugs = "drugs", /// A spell.
Spell = "spell", /// A duel lost.
Duel = "duel", /// A banner lost.
Banner = "banner", /// A failed manoeuvre.
Organisation = "organisation", /// Frenzy of the hour before.
Frenzy = "frenzy", /// The GM's word.
Ruling = "ruling" } }

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named for what they hold
pub enum Event {
    /// The next step begins.
    Step(Step),
    /// The hour is over.
    Ended,
    /// The battle is over.
    Over { outcome: u8 },
    /// A unit is drugged for the hour.
    Drugged {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A unit goes into frenzy for the hour.
    Frenzied {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// The tortoise is formed, or left.
    Tortoise {
        #[serde(with = "mark")]
        unit: Id,
        formed: bool,
    },
    /// What drugs or frenzy cost is paid.
    Sobered {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// EFF may grow again up to what is there now.
    Counted,
    /// A unit was put to a fear test.
    Faced {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// The result of a morale test.
    Tested {
        #[serde(with = "mark")]
        unit: Id,
        result: Morale,
        trial: MoraleTrial,
    },
    /// In disorder for the hour.
    Disordered {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// Back in hand.
    Rallied {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A rally attempt that came to nothing.
    NotRallied {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A rally was tried by this character, in the last phase or as his action.
    Tried {
        hero: u8,
        #[serde(with = "mark")]
        unit: Id,
        last: bool,
    },
    /// A character did something.
    Acted { hero: u8, action: Action },
    /// A unit is organised for the hour.
    Organised {
        #[serde(with = "mark")]
        unit: Id,
        how: Organised,
    },
    /// A unit took heart.
    Galvanised {
        #[serde(with = "mark")]
        unit: Id,
        att: i8,
        ini: i8,
    },
    /// An army encircles.
    Encircled { army: u8, att: i8 },
    /// A use of a spell is spent.
    Cast {
        hero: u8,
        spell: u8,
        #[serde(with = "mark")]
        on: Id,
        later: bool,
    },
    /// A character goes to a unit; to nobody: alone.
    Posted {
        hero: u8,
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A duel or a coup was won or not.
    Won { hero: u8, won: bool },
    /// A deed changes a unit: GM's own modifiers.
    Deed {
        hero: u8,
        #[serde(with = "mark")]
        unit: Id,
        att: i8,
        def: i8,
        ini: i8,
    },
    /// An army's die.
    Die { army: u8, face: u8 },
    /// A charge is declared.
    Declared {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// An army's standing in ties.
    Tie { army: u8, score: i16 },
    /// A unit was given its order.
    Ordered {
        #[serde(with = "mark")]
        unit: Id,
        order: Order,
    },
    /// A unit moved.
    Moved {
        #[serde(with = "mark")]
        unit: Id,
        column: u8,
        row: u8,
    },
    /// One went at another.
    Engaged {
        #[serde(with = "mark")]
        by: Id,
        #[serde(with = "mark")]
        on: Id,
        charge: bool,
        ambush: bool,
    },
    /// One meets a charge with a charge.
    Countercharged {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "mark")]
        on: Id,
    },
    /// Two are no longer at grips.
    Parted {
        #[serde(with = "mark")]
        one: Id,
        #[serde(with = "mark")]
        other: Id,
    },
    /// One supports another.
    Supports {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "mark")]
        friend: Id,
        kind: SupportKind,
    },
    /// It no longer does.
    Unsupports {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// It neither supports nor aims: what it was told in this phase is not what the table shows.
    StoodBy {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// Its support goes against this opponent.
    SupportOn {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "mark")]
        foe: Id,
    },
    /// One aims at another.
    Aimed {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "mark")]
        on: Id,
        magic: bool,
    },
    /// Its shot is spent.
    Shot {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// It strikes a router too, although somebody able stands before it.
    Blooded {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "mark")]
        foe: Id,
    },
    /// Parts of a divided power.
    Divided {
        #[serde(with = "mark")]
        unit: Id,
        parts: [u8; 3],
    },
    /// A routed unit falls back.
    FellBack {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A unit broke off.
    BrokeOff {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A counter is turned up, or steps out of hiding.
    Revealed {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A site springs on a unit.
    Sprung {
        site: u8,
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A site is found out.
    Found { site: u8 },
    /// Scouts slip away after their ambush.
    Slipped {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// One struck another: losses, at once or counted with the rest.
    Hit {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "mark")]
        by: Id,
        losses: u32,
        cause: Cause,
        now: bool,
    },
    /// EFF goes.
    Lost {
        #[serde(with = "mark")]
        unit: Id,
        eff: u32,
        cause: Cause,
    },
    /// EFF comes back.
    Regained {
        #[serde(with = "mark")]
        unit: Id,
        eff: u32,
    },
    /// Combat begins: who is in it, and what they fear, is noted.
    Joined,
    /// The hour's losses are settled.
    Settled,
    /// Nothing is left of it.
    Destroyed {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// It left for good.
    Left {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// It has had its one loss test.
    LossTested {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A character was wounded.
    Wounded { hero: u8, n: u8, grade: Grade },
    /// A character came through the hour unharmed.
    Unhurt { hero: u8 },
    /// What becomes of a character.
    Became { hero: u8, status: HeroStatus },
    /// EFF of a character in a group is left so.
    Reduced { hero: u8, eff: u8 },
    /// A unit's banner was taken.
    BannerTaken {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// Machines, or anyone, change sides.
    TurnedCoat {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A side gives up.
    Conceded { side: Side },
    /// A unit comes onto the field.
    Arrived {
        #[serde(with = "mark")]
        unit: Id,
    },
    /// A new unit, like that one, joins the list.
    Enlisted {
        #[serde(with = "mark")]
        unit: Id,
        #[serde(with = "mark")]
        like: Id,
        eff: u32,
    },
    /// EFF passes from one unit to another.
    Passed {
        #[serde(with = "mark")]
        from: Id,
        #[serde(with = "mark")]
        to: Id,
        eff: u32,
    },
    /// EFF is given back.
    Restored {
        #[serde(with = "mark")]
        unit: Id,
        eff: u32,
    },
    /// A site is set or put out of use.
    SiteSet { site: u8, armed: bool },
    /// A number of a unit is set by hand.
    Set {
        #[serde(with = "mark")]
        unit: Id,
        field: UnitField,
        value: i64,
    },
    /// A number of a character is set by hand.
    SetHero { hero: u8, field: HeroField, value: i64 },
    /// An option changes from here on.
    Option { index: u8, value: i32 },
    /// An event of the scenario came, or was put aside.
    Scripted { index: u8, comes: bool },
}
