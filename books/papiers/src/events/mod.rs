//! What may happen to a battle: each event once, with its rule, whom it befalls, and when a file may say so.

mod apply;
mod consequences;
pub mod fields;
mod known;

pub use fields::{HeroField, UnitField};
pub use known::next_unit;

use self::known::few;
use crate::nouns::battle::{Battle, GRIPS};
use crate::nouns::choices::Parts;
use crate::nouns::ids::{HeroId, HostId, SiteId, SpellId};
use crate::nouns::terms::{Action, Category, Cause, Grade, HeroStatus, Morale, Order, Organised, Step, SupportKind};
use montjoie_game::events::{NewUnitId, ScriptNumber};
use montjoie_game::{events, words};
use montjoie_table::{Side, UnitId};

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

events! {
    /// Something that happened.
    pub enum Event of Battle {
        /// The next step begins.
        Step(step: Step) => "PAP-24",
        /// The hour is over.
        Ended => "PAP-23",
        /// The battle is over.
        Over { outcome: u8 } => "PAP-23",
        /// A unit is drugged for the hour.
        Drugged { unit: UnitId } => "PAP-46",
        /// A unit goes into frenzy for the hour.
        Frenzied { unit: UnitId } => "PAP-47",
        /// The tortoise is formed, or left.
        Tortoise { unit: UnitId, formed: bool } => "PAP-59",
        /// What drugs or frenzy cost is paid.
        Sobered { unit: UnitId } => "PAP-46",
        /// EFF may grow again up to what is there now.
        Counted => "PAP-55",
        /// A unit was put to a fear test.
        Faced { unit: UnitId } => "PAP-49",
        /// The result of a morale test.
        Tested { unit: UnitId, result: Morale, trial: MoraleTrial } => "PAP-39",
        /// In disorder for the hour.
        Disordered { unit: UnitId } => "PAP-40",
        /// Back in hand.
        Rallied { unit: UnitId } => "PAP-43",
        /// A rally attempt that came to nothing.
        NotRallied { unit: UnitId } => "PAP-43",
        /// A rally was tried by this character, in the last phase or as his action.
        Tried { hero: HeroId, unit: UnitId, last: bool } => if last { "PAP-45" } else { "PAP-94" },
        /// A character did something.
        Acted { hero: HeroId, action: Action } => action.rule(),
        /// A unit is organised for the hour.
        Organised { unit: UnitId, how: Organised } => "PAP-70",
        /// A unit took heart.
        Galvanised { unit: UnitId, att: i8, ini: i8 } => "PAP-93",
        /// An army encircles.
        Encircled { army: HostId, att: i8 } => "PAP-96",
        /// A use of a spell is spent.
        Cast { hero: HeroId, spell: SpellId, on: UnitId, later: bool } => "PAP-83",
        /// A character goes to a unit; to nobody: alone.
        Posted { hero: HeroId, unit: Option<UnitId> } if |b| unit.is_none_or(|unit| b.may_hold(hero, unit)) => "PAP-97",
        /// A duel or a coup was won or not.
        Won { hero: HeroId, won: bool } => "PAP-99",
        /// A deed changes a unit: GM's own modifiers.
        Deed { hero: HeroId, unit: UnitId, att: i8, def: i8, ini: i8 } => "PAP-99",
        /// An army's die.
        Die { army: HostId, face: u8 } if |_b| (1..=10).contains(&face) => "PAP-25",
        /// A charge is declared.
        Declared { unit: UnitId } => "PAP-16",
        /// An army's standing in ties.
        Tie { army: HostId, score: i16 } => "PAP-27",
        /// A unit was given its order.
        Ordered { unit: UnitId, order: Order } => "PAP-28",
        /// A unit moved.
        Moved { unit: UnitId, column: u8, row: u8 } if |b| b.lore.ground.columns == 0 || b.lore.ground.holds((column, row)) => "PAP-19",
        /// One went at another.
        Engaged { by: UnitId, on: UnitId, charge: bool, ambush: bool } if |b| by != on && b.at(by).side != b.at(on).side && (b.links.len() < GRIPS || b.link(by, on).is_some()) => if ambush { "PAP-75" } else { "PAP-29" },
        /// One meets a charge with a charge.
        Countercharged { unit: UnitId, on: UnitId } => "PAP-16",
        /// Two are no longer at grips.
        Parted { one: UnitId, other: UnitId } if |_b| one != other => "PAP-29",
        /// One supports another.
        Supports { unit: UnitId, friend: UnitId, kind: SupportKind } if |_b| unit != friend => "PAP-30",
        /// It no longer does.
        Unsupports { unit: UnitId } => "PAP-30",
        /// It neither supports nor aims: what it was told in this phase is not what the table shows.
        StoodBy { unit: UnitId } => "PAP-28",
        /// Its support goes against this opponent.
        SupportOn { unit: UnitId, foe: Option<UnitId> } => "PAP-30",
        /// One aims at another.
        Aimed { unit: UnitId, on: UnitId, magic: bool } if |_b| unit != on => if magic { "PAP-82" } else { "PAP-71" },
        /// Its shot is spent.
        Shot { unit: UnitId } => "PAP-72",
        /// It strikes a router too, although somebody able stands before it.
        Blooded { unit: UnitId, foe: UnitId } => "PAP-66",
        /// Parts of a divided power.
        Divided { unit: UnitId, parts: Parts } => "PAP-66",
        /// A routed unit falls back.
        FellBack { unit: UnitId } => "PAP-41",
        /// A unit broke off.
        BrokeOff { unit: UnitId } => "PAP-29",
        /// A counter is turned up, or steps out of hiding.
        Revealed { unit: UnitId } => "PAP-21",
        /// A site springs on a unit.
        Sprung { site: SiteId, unit: UnitId } => "PAP-75",
        /// A site is found out.
        Found { site: SiteId } => "PAP-76",
        /// Scouts slip away after their ambush.
        Slipped { unit: UnitId } => "PAP-60",
        /// One struck another: losses, at once or counted with the rest.
        Hit { unit: UnitId, by: Option<UnitId>, losses: u32, cause: Cause, now: bool } if |b| few(losses) && b.hits.len() < 4096 => cause.rule(),
        /// EFF goes.
        Lost { unit: UnitId, eff: u32, cause: Cause } if |_b| few(eff) => cause.rule(),
        /// EFF comes back.
        Regained { unit: UnitId, eff: u32 } if |_b| few(eff) => "PAP-55",
        /// Combat begins: who is in it, and what they fear, is noted.
        Joined => "PAP-35",
        /// The hour's losses are settled.
        Settled => "PAP-36",
        /// Nothing is left of it.
        Destroyed { unit: UnitId } => "PAP-37",
        /// It left for good.
        Left { unit: UnitId } => "PAP-41",
        /// It has had its one loss test.
        LossTested { unit: UnitId } => "PAP-38",
        /// A character was wounded.
        Wounded { hero: HeroId, n: u8, grade: Grade } => "PAP-100",
        /// A character came through the hour unharmed.
        Unhurt { hero: HeroId } => "PAP-100",
        /// What becomes of a character.
        Became { hero: HeroId, status: HeroStatus } => "PAP-102",
        /// EFF of a character in a group is left so.
        Reduced { hero: HeroId, eff: u8 } if |b| (1..=b.hero(hero).eff0).contains(&eff) => "PAP-87",
        /// A unit's banner was taken.
        BannerTaken { unit: UnitId } => "PAP-92",
        /// Machines, or anyone, change sides.
        TurnedCoat { unit: UnitId } => "PAP-98",
        /// A side gives up.
        Conceded { side: Side } => "PAP-23",
        /// A unit comes onto the field.
        Arrived { unit: UnitId } => "SCENARIO",
        /// A new unit, like that one, joins the list.
        Enlisted { unit: NewUnitId, like: UnitId, eff: u32 } if |b| few(eff) && b.at(like).category != Category::Character => "GM",
        /// EFF passes from one unit to another.
        Passed { from: UnitId, to: UnitId, eff: u32 } if |_b| from != to => "GM",
        /// EFF is given back.
        Restored { unit: UnitId, eff: u32 } if |_b| few(eff) => "GM",
        /// A site is set or put out of use.
        SiteSet { site: SiteId, armed: bool } => "GM",
        /// A number of a unit is set by hand.
        Set { unit: UnitId, field: UnitField, value: i64 } => "GM",
        /// A number of a character is set by hand.
        SetHero { hero: HeroId, field: HeroField, value: i64 } => "GM",
        /// An option changes from here on.
        Option { index: u8, value: i32 } if |b| b.options.clone().set(usize::from(index), value) => "GM",
        /// An event of the scenario came, or was put aside.
        Scripted { index: ScriptNumber, comes: bool } => "SCENARIO",
    }
}
