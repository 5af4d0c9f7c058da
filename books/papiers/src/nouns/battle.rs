//! The nouns: battle, army, unit, character, link, site.

use crate::brought::doctrine::Doctrine;
use crate::brought::options::Options;
pub use crate::nouns::ids::{
    CustomId, HeroId, HostId, MachineId, MissileId, MountId, RaceId, SiteId, SpellId, WeaponId,
};
use crate::nouns::ids::{both_or_nobody, each_or_nobody};
pub use crate::nouns::lore::{Called, Custom, Grip, HiddenSite, Hit, Lore, Spell};
use crate::nouns::terms::{
    Armour, Attribute, Category, Edge, Grade, HeroStatus, Mo, Morale, Organised, Step, SupportKind, Where,
};
use montjoie_game::scenario::MOST_ARMIES;
use montjoie_game::{Scripts, or_nobody};
pub use montjoie_table::UnitId;
use montjoie_table::{Crowd, Side, Subject};
use serde::Serialize;
use std::sync::Arc;

/// Most units at once: locals are this long. The reader admits fewer, the GM may add up to this.
pub const MOST: usize = Subject::UNITS;
/// Most armies: as many as the reader admits, and one of its own for each side that writes none.
pub const ARMIES: usize = MOST_ARMIES + 2;
/// Most pairs at grips. By the rules a unit engages one enemy while it has none, so there are at most as many as units; the GM
/// may lay as many again.
pub const GRIPS: usize = 2 * MOST;
/// Most attacks in one go: both ends of every pair, each with the vanguard's extra blow (PAP-48, `simultaneous`), and a shot of
/// every unit.
pub const BLOWS: usize = 4 * GRIPS + MOST;
/// Spells of one character.
pub const SPELLS: usize = 4;
/// GM's own attributes of one unit.
pub const CUSTOMS: usize = 3;
/// A cell: column and row, from 0.
pub type Cell = (u8, u8);
/// Off the map.
pub const NOWHERE: Cell = (u8::MAX, u8::MAX);

/// A unit: one paper counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Unit {
    /// Its camp.
    pub side: Side,
    /// Its army, by its place on the list.
    pub army: HostId,
    /// What it is.
    pub category: Category,
    /// On the wing.
    pub flying: bool,
    /// Its race, by the scenario's list.
    #[serde(with = "or_nobody")]
    pub race: Option<RaceId>,
    /// Races it hates, as bits.
    pub hates: u32,
    /// EFF at the start.
    pub eff0: u32,
    /// EFF now.
    pub eff: u32,
    /// EFF of one soldier.
    pub each: u16,
    /// PUI of one point of EFF, in thousandths; a beast's total.
    pub pui: i32,
    /// PUI TIR, likewise.
    pub pui_tir: i32,
    /// PUI MAG, likewise.
    pub pui_mag: i32,
    /// Morale level.
    pub mo: Mo,
    /// INI the GM chose.
    pub ini_base: i16,
    /// Correction of INI entered by hand.
    pub ini_hand: i16,
    /// Body armour.
    pub armour: Armour,
    /// Shields.
    pub shield: bool,
    /// Melee weapon; none for bare hands.
    #[serde(with = "or_nobody")]
    pub weapon: Option<WeaponId>,
    /// The weapon beside a cavalry lance.
    #[serde(with = "or_nobody")]
    pub second: Option<WeaponId>,
    /// Missile weapon.
    #[serde(with = "or_nobody")]
    pub missile: Option<MissileId>,
    /// DEF of barding.
    pub barding: i8,
    /// INI of mount and barding.
    pub mount_ini: i8,
    /// DEF of the mount itself.
    pub mount_def: i8,
    /// INI of the mount in the charge.
    pub ini_charge: i8,
    /// What the mount multiplies in the charge, in hundredths.
    pub charge: i16,
    /// DEF of the mount against those on foot.
    pub def_vs_foot: i8,
    /// Attributes of the book, as bits.
    pub attributes: u32,
    /// ATT and DEF of a very big creature.
    pub size: u8,
    /// Attributes of the GM's own.
    #[serde(with = "each_or_nobody")]
    pub customs: [Option<CustomId>; CUSTOMS],
    /// Correction of melee ATT entered by hand.
    pub att_hand: i16,
    /// Correction of ATT when shooting, by hand.
    pub att_fire_hand: i16,
    /// Correction of DEF by hand.
    pub def_hand: i16,
    /// Mount or chariot.
    #[serde(with = "or_nobody")]
    pub mount: Option<MountId>,
    /// Machine.
    #[serde(with = "or_nobody")]
    pub machine: Option<MachineId>,
    /// How many machines.
    pub machines: u8,
    /// Cannot be moved.
    pub immobile: bool,
    /// Hours before the machines may shoot again.
    pub setup: u8,
    /// Carries a banner worth taking.
    pub banner: bool,
    /// Where it is.
    pub at: Where,
    /// Its cell.
    pub cell: Cell,
    /// Face down.
    pub face_down: bool,
    /// In ambush, on no visible layer.
    pub hidden: bool,
    /// Fell back out of reach (PAP-41).
    pub away: bool,
    /// Lasting morale state.
    pub morale: Morale,
    /// In disorder for this hour.
    pub temp_disorder: bool,
    /// GM's own modifiers, until changed.
    pub temp_att: i8,
    /// DEF likewise.
    pub temp_def: i8,
    /// INI likewise.
    pub temp_ini: i8,
    /// Organised this hour.
    pub organised: Organised,
    /// Somebody has tried to organise it this hour.
    pub organise_tried: bool,
    /// A deed of this hour: ATT.
    pub deed_att: i8,
    /// DEF likewise.
    pub deed_def: i8,
    /// INI likewise.
    pub deed_ini: i8,
    /// Galvanised this hour: ATT.
    pub galvanised_att: i8,
    /// Galvanised this hour: INI.
    pub galvanised_ini: i8,
    /// The tortoise is formed.
    pub tortoise: bool,
    /// Frenzy spent.
    pub frenzy_used: bool,
    /// In frenzy this hour.
    pub frenzy: bool,
    /// Disorder to come.
    pub frenzy_due: bool,
    /// Doses left.
    pub doses: u8,
    /// Drugged this hour.
    pub drugged: bool,
    /// Overdose to come.
    pub drug_due: bool,
    /// EFF when the hour began.
    pub eff_turn: u32,
    /// EFF after step 0b: no more can grow again.
    pub eff_start: u32,
    /// Has had its one loss test.
    pub loss_tested: bool,
    /// Enemies it has met.
    pub met: Crowd<UnitId>,
    /// Races it has spent its hatred on.
    pub hated: u32,
    /// Races it spends it on this hour.
    pub hating: u32,
    /// Has had this hour's fear test.
    pub fear_tested: bool,
    /// Has had this hour's rally attempt.
    pub rally_tried: bool,
    /// Was in melee in the last hour's combat.
    pub melee_before: bool,
    /// Is or was in this hour's combat.
    pub fought: bool,
    /// Lost men in combat this hour.
    pub bled: bool,
    /// What fear it faced in combat this hour: 1 for Peur, 2 for Terreur.
    pub fear: u8,
    /// This hour's initiative.
    pub ini: i16,
    /// Means to charge.
    pub declared: bool,
    /// Has had its turn to act.
    pub acted: bool,
    /// Moved this hour.
    pub moved: bool,
    /// One site has sprung on it this hour.
    pub sprung: bool,
    /// Its shot of the hour is spent.
    pub shot_spent: bool,
    /// Whom it shoots at.
    #[serde(with = "or_nobody")]
    pub target: Option<UnitId>,
    /// By magic.
    pub by_magic: bool,
    /// Whom it supports.
    #[serde(with = "or_nobody")]
    pub supports: Option<UnitId>,
    /// How.
    pub support_kind: SupportKind,
    /// In which order supports were given.
    pub support_order: u8,
    /// Against which opponent of its friend, where it matters; none for all.
    #[serde(with = "or_nobody")]
    pub support_on: Option<UnitId>,
    /// Parts of its power in hundredths; noughts for equal parts.
    pub parts: [u8; 3],
    /// The opponent each part is for.
    #[serde(with = "each_or_nobody")]
    pub parts_for: [Option<UnitId>; 3],
    /// Routers it strikes although somebody able stands before it.
    pub blood: Crowd<UnitId>,
    /// The character whose lone stand this is; none for a unit of the list.
    #[serde(with = "or_nobody")]
    pub lone: Option<HeroId>,
}

impl Unit {
    /// Whether it has an attribute of the book.
    #[must_use]
    #[inline(always)]
    pub fn has(&self, attribute: Attribute) -> bool {
        self.attributes & attribute.bit() != 0
    }

    /// On the field with anyone left.
    #[must_use]
    #[inline(always)]
    pub fn alive(&self) -> bool {
        self.at == Where::Field && self.eff > 0
    }

    /// PAP-42 — the worst of what lasts and what passes.
    #[must_use]
    #[inline(always)]
    pub fn state(&self) -> Morale {
        if self.temp_disorder { self.morale.max(Morale::Desorganisation) } else { self.morale }
    }

    /// In rout.
    #[must_use]
    #[inline(always)]
    pub fn routed(&self) -> bool {
        self.morale == Morale::Deroute
    }

    /// PAP-02 — soldiers still standing.
    #[must_use]
    pub fn soldiers(&self) -> u32 {
        self.eff.div_ceil(u32::from(self.each.max(1)))
    }

    /// PAP-02, PAP-78 — one creature, one engine: its EFF are no heads.
    #[must_use]
    pub fn alone(&self) -> bool {
        self.category == Category::Monster || self.eff0 <= u32::from(self.each)
    }

    /// 0 for none, 1 for Peur, 2 for Terreur.
    #[must_use]
    pub fn frightens(&self) -> u8 {
        if self.has(Attribute::Terreur) { 2 } else { u8::from(self.has(Attribute::Peur)) }
    }

    /// Whether it rides: on a mount or in chariots.
    #[must_use]
    pub fn rides(&self) -> bool {
        matches!(self.category, Category::Mounted | Category::Chariot)
    }

    /// Forgets this hour.
    pub(crate) fn end_of_turn(&mut self) {
        self.melee_before = self.fought;
        (self.fought, self.bled, self.fear, self.ini) = (false, false, 0, 0);
        (self.declared, self.acted, self.moved, self.sprung, self.shot_spent) = (false, false, false, false, false);
        self.forget_orders();
        (self.parts, self.parts_for, self.blood) = ([0; 3], [None; 3], Crowd::EMPTY);
        (self.temp_disorder, self.organised, self.organise_tried) = (false, Organised::None, false);
        (self.deed_att, self.deed_def, self.deed_ini) = (0, 0, 0);
        (self.galvanised_att, self.galvanised_ini) = (0, 0);
        self.frenzy_due |= self.frenzy;
        self.drug_due |= self.drugged;
        (self.frenzy, self.drugged) = (false, false);
        (self.fear_tested, self.rally_tried) = (false, false);
        self.setup = self.setup.saturating_sub(1);
        self.hated |= self.hating;
        self.hating = 0;
        (self.eff_turn, self.eff_start) = (self.eff, self.eff);
    }

    /// No target, no friend to support.
    pub(crate) fn forget_orders(&mut self) {
        (self.target, self.by_magic) = (None, false);
        (self.supports, self.support_on, self.support_order) = (None, None, 0);
        self.support_kind = SupportKind::Melee;
    }
}

/// A character: player's or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Hero {
    /// His camp.
    pub side: Side,
    /// His army.
    pub army: HostId,
    /// A player's.
    pub pc: bool,
    /// The unit he stands in: a unit of the list, or the one that is himself alone.
    pub unit: UnitId,
    /// The unit that is himself alone.
    pub own: UnitId,
    /// PUI he brings, in thousandths.
    pub pui: i32,
    /// PUI TIR he brings.
    pub pui_tir: i32,
    /// EFF at the start: 1 to 3.
    pub eff0: u8,
    /// EFF now.
    pub eff: u8,
    /// ATT of his gear.
    pub att: i8,
    /// DEF of his gear.
    pub def: i8,
    /// Commandement, in hundredths.
    pub command: u8,
    /// Tactique, in hundredths.
    pub tactics: u8,
    /// Generalship entered by hand (PAP-26, `manual`).
    pub bonus: i8,
    /// Spells he knows.
    #[serde(with = "each_or_nobody")]
    pub spells: [Option<SpellId>; SPELLS],
    /// Uses left of each.
    pub uses: [u8; SPELLS],
    /// Wounds by grade.
    pub wounds: [u8; 3],
    /// What has become of him.
    pub status: HeroStatus,
    /// Champion of this unit.
    #[serde(with = "or_nobody")]
    pub champion_of: Option<UnitId>,
    /// Actions taken this hour.
    pub acted: u8,
    /// Spells cast this hour.
    pub cast: u8,
    /// Has had his rally attempt of the last phase.
    pub rallied: bool,
    /// The spell he throws with the blows, and at whom.
    #[serde(with = "both_or_nobody")]
    pub pending: Option<(SpellId, UnitId)>,
    /// His unit was destroyed this hour: 1 out of melee, 2 in it.
    pub bereft: u8,
}

impl Hero {
    /// Points of wounds (PAP-102, `simple`).
    #[must_use]
    pub fn hurt(&self) -> u32 {
        let [leg, moderate, serious] = self.wounds.map(u32::from);
        leg + 3 * moderate + 6 * serious
    }

    /// Wounds of one grade.
    pub(crate) fn wound(&mut self, n: u8, grade: Grade) {
        let slot = &mut self.wounds[grade as usize];
        *slot = slot.saturating_add(n);
    }
}

/// An army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Army {
    /// Its camp.
    pub side: Side,
    /// Its general.
    #[serde(with = "or_nobody")]
    pub general: Option<HeroId>,
    /// This hour's die.
    pub die: u8,
    /// How it does in this hour's ties: the higher the sooner; below nought while nobody has rolled.
    pub tie: i16,
    /// ATT of an encirclement this hour.
    pub encircle: i8,
    /// How it is led, when it says so itself.
    pub temper: Option<Doctrine>,
    /// Where it came from, and flees to.
    pub edge: Edge,
}

/// A battle.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Battle {
    /// Options and knobs in force.
    pub options: Options,
    /// The hour, from 1.
    pub turn: u16,
    /// The step about to be played.
    pub step: Step,
    /// Whoever gave up.
    pub conceded: [bool; 2],
    /// The GM has ended it: 1 a victory of the first side, 2 of the second, 3 a draw, 4 undecided.
    pub over: u8,
    /// Armies.
    pub armies: Vec<Army>,
    /// Units, then one for each character alone, then those who came later.
    pub units: Vec<Unit>,
    /// Characters.
    pub heroes: Vec<Hero>,
    /// Who is at grips with whom, in the order in which it came about.
    pub links: Vec<Grip>,
    /// This hour's combat losses.
    pub hits: Vec<Hit>,
    /// Ambushes and traps.
    pub sites: Vec<HiddenSite>,
    /// Events of the scenario.
    pub scripts: Scripts,
    /// What does not change.
    #[serde(skip)]
    pub lore: Arc<Lore>,
}

impl std::hash::Hash for Battle {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (self.options, self.turn, self.step, self.conceded, self.over).hash(state);
        (&self.armies, &self.units, &self.heroes, &self.links).hash(state);
        (&self.hits, &self.sites, &self.scripts).hash(state);
    }
}

impl Clone for Battle {
    fn clone(&self) -> Battle {
        Battle {
            options: self.options,
            turn: self.turn,
            step: self.step,
            conceded: self.conceded,
            over: self.over,
            armies: self.armies.clone(),
            units: self.units.clone(),
            heroes: self.heroes.clone(),
            links: self.links.clone(),
            hits: self.hits.clone(),
            sites: self.sites.clone(),
            scripts: self.scripts.clone(),
            lore: Arc::clone(&self.lore),
        }
    }

    /// Into the same memory: simulations allocate nothing per battle.
    fn clone_from(&mut self, from: &Battle) {
        self.options = from.options;
        self.turn = from.turn;
        self.step = from.step;
        self.conceded = from.conceded;
        self.over = from.over;
        self.armies.clone_from(&from.armies);
        self.units.clone_from(&from.units);
        self.heroes.clone_from(&from.heroes);
        self.links.clone_from(&from.links);
        self.hits.clone_from(&from.hits);
        self.sites.clone_from(&from.sites);
        self.scripts.clone_progress(&from.scripts);
        if !Arc::ptr_eq(&self.lore, &from.lore) {
            self.lore = Arc::clone(&from.lore);
        }
    }
}
