//! The nouns: battle, camp, body.

use crate::brought::options::{Edition, Options};
use crate::nouns::rules::{LENGTH, SURVIVORS};
use crate::nouns::tables::BattleTable;
use crate::nouns::terms::{BodyKind, Defends, Order, Special, Step, Where};
use crate::nouns::walls::{Engine, EngineId, Fort, Section};
use montjoie_game::choices::Whom;
use montjoie_game::{Scripts, or_nobody};
use montjoie_table::{Crowd, Dice, Id as _, Side, Subject, UnitId, cite};
use serde::Serialize;

/// A body's number: units first, then characters.
pub(crate) type Id = UnitId;

/// BX-05 — points are kept in eight-hundredths: nothing is ever rounded but heads.
pub const PV: i64 = 800;

/// One body on the list: a unit of troops, or a hero or huge creature, which the book treats as a unit of one (BX-41, BX-49).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Unit {
    /// Its camp.
    pub side: Side,
    /// Its army, by its place on the list.
    pub army: u8,
    /// What it is.
    pub kind: BodyKind,
    /// Headcount at the start.
    pub n0: u32,
    /// Headcount now, kept with the points.
    pub n: u32,
    /// Points of one member.
    pub pvi: i64,
    /// Points of the troops now; of a hero or huge creature, its own.
    pub pvt: i64,
    /// The same at the start.
    pub pvt0: i64,
    /// Hit Dice in hundredths.
    pub hd: i32,
    /// Points added to the Hit Dice.
    pub hd_bonus: i16,
    /// Faces of a Hit Die.
    pub die: u8,
    /// Level-0 human.
    pub human0: bool,
    /// Row of the battle table, kept with the Hit Dice.
    pub row: u8,
    /// Armour class, counted upwards whatever the edition.
    pub armour: i16,
    /// Damage in melee.
    pub melee: Dice,
    /// Damage of its missiles, if any.
    pub ranged: Option<Dice>,
    /// Morale.
    pub moral: u8,
    /// Veterans (BX-74).
    pub elite: bool,
    /// On horseback or the like.
    pub mounted: bool,
    /// Couched lances.
    pub lances: bool,
    /// Spears, halberds.
    pub polearms: bool,
    /// On foot.
    pub infantry: bool,
    /// On the wing.
    pub flying: bool,
    /// Poison, petrification, level drain.
    pub special: Special,
    /// A breath that kills like its claws (BX-47).
    pub breath: bool,
    /// Points a member regains in a round.
    pub regeneration: u16,
    /// Equipped against regeneration.
    pub counters_regeneration: bool,
    /// What its weapons are made of, as tags.
    pub weapons: u16,
    /// What alone harms it, as tags; none when anything does.
    pub harmed_by: u16,
    /// Ladders, towers.
    pub siege_gear: bool,
    /// A ram.
    pub ram: bool,
    /// What it fights for.
    pub defends: Defends,
    /// The cleric or paladin it follows.
    #[serde(with = "or_nobody")]
    pub faithful_of: Option<Id>,
    /// Leads the faithful.
    pub cleric: bool,
    /// Intelligence, for a chief.
    pub int: u8,
    /// Wisdom, for a chief.
    pub sag: u8,
    /// The unit it serves in as officer.
    #[serde(with = "or_nobody")]
    pub officer_of: Option<Id>,
    /// Where it is.
    pub at: Where,
    /// Has lost heart.
    pub demoralised: bool,
    /// In which sequence.
    pub demoralised_seq: u16,
    /// The last sequence in which it ran, until rallied.
    pub routed_seq: u16,
    /// Will go for good in the next movement.
    pub leaving: bool,
    /// Will lay down its arms at the end of the sequence.
    pub surrendering: bool,
    /// Headcount when the sequence began.
    pub n_start: u32,
    /// What it was told.
    pub order: Order,
    /// Whether it was free when it was told.
    pub began_free: bool,
    /// Whether it moved this sequence.
    pub moved: bool,
    /// Whether it has had its melee-type attack.
    pub struck: bool,
    /// Whether it touched one equipped against regeneration this sequence (BX-46).
    pub scorched: bool,
    /// Whether a fit foe was at its heels when it broke away.
    pub pressed: bool,
    /// The chief's increments it has.
    pub increments: u8,
    /// In contact with these.
    pub contacts: Crowd<Id>,
    /// Of these, the ones it has broken from: no blow crosses them.
    pub inert: Crowd<Id>,
    /// Of these, the ones made this sequence.
    pub fresh: Crowd<Id>,
    /// Of these, the ones it went at this sequence of its own accord.
    pub charging: Crowd<Id>,
    /// Behind the walls.
    pub inside: bool,
    /// The section it attacks or is assigned to; none for none.
    pub section: Section,
    /// Came out of the place, in this sequence.
    pub sortie_seq: u16,
    /// Came back into the place, in this sequence.
    pub returned_seq: u16,
    /// Victories of the campaign before this battle (BX-74).
    pub victories: u8,
    /// Members when it was raised.
    pub original: u32,
    /// Of those, how many are still with it.
    pub veterans: u32,
    /// Led or played by somebody at the table.
    pub player: bool,
}

impl Unit {
    /// Whether it can be met on the field: an officer is met through his unit.
    #[must_use]
    #[inline(always)]
    pub fn on_field(&self) -> bool {
        self.at == Where::Field && self.officer_of.is_none()
    }

    /// BX-06 — in contact with nobody.
    #[must_use]
    #[inline(always)]
    pub fn free(&self) -> bool {
        self.contacts.is_empty()
    }

    /// Contacts a blow can cross.
    #[must_use]
    #[inline(always)]
    pub fn live_contacts(&self) -> Crowd<Id> {
        self.contacts.less(self.inert)
    }

    /// BX-14 — may fall back in good order.
    #[must_use]
    #[inline(always)]
    pub fn mobile(&self) -> bool {
        self.elite || self.mounted || self.flying
    }

    /// Neither hero nor huge creature.
    #[must_use]
    #[inline(always)]
    pub fn standard(&self) -> bool {
        self.kind == BodyKind::Unit
    }

    /// BX-58 — charges with lances at this one.
    #[must_use]
    #[inline(always)]
    pub fn charges_with_lances(&self, on: Id) -> bool {
        self.mounted && self.lances && self.charging.has(on)
    }

    /// BX-44 — whether the weapons of another do nothing to it.
    #[must_use]
    #[inline(always)]
    pub fn immune_to(&self, other: &Unit) -> bool {
        self.harmed_by != 0 && self.harmed_by & other.weapons == 0
    }

    /// BX-04 — heads from points.
    pub fn recount(&mut self, options: &Options) {
        cite(SURVIVORS);
        use crate::brought::options::SurvivorRounding;
        let n = if self.pvt <= 0 || self.pvi <= 0 {
            0
        } else if !self.standard() {
            // BX-49: one alone stands as long as a point is left.
            1
        } else {
            match options.survivor_rounding {
                SurvivorRounding::Up => (self.pvt + self.pvi - 1) / self.pvi,
                // The last man of a unit stands as long as a point is left.
                SurvivorRounding::Down => (self.pvt / self.pvi).max(1),
            }
        };
        self.n = u32::try_from(n).unwrap_or(u32::MAX);
    }

    /// Keeps what follows from the sheet with it.
    pub fn refresh(&mut self, options: &Options, edition: Edition) {
        self.row = BattleTable::of(edition).row(self.hd, self.hd_bonus, self.human0);
        self.recount(options);
    }
}

/// One camp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Camp {
    /// Its commander in chief; `None` for none.
    #[serde(with = "or_nobody")]
    pub chief: Option<Id>,
    /// Whether he has fallen.
    pub chief_dead: bool,
    /// The bearer of its standard; `None` for none.
    #[serde(with = "or_nobody")]
    pub standard: Option<Id>,
    /// Whether the standard is lost.
    pub standard_lost: bool,
    /// Whether it gave up.
    pub conceded: bool,
    /// What it has left of water, food, arrows, where that is counted.
    pub supplies: i32,
}

/// Damage one body did another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Hurt {
    /// To whom.
    pub unit: Id,
    /// By whom; none for an engine.
    #[serde(with = "or_nobody")]
    pub by: Option<Id>,
    /// How much, in eight-hundredths.
    pub damage: i64,
}

/// A battle.
#[derive(Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Battle {
    /// The edition.
    pub edition: Edition,
    /// Options and knobs in force.
    pub options: Options,
    /// The sequence, from 1.
    pub sequence: u16,
    /// The step about to be played.
    pub step: Step,
    /// The two camps.
    pub camps: [Camp; 2],
    /// Everyone.
    pub bodies: Vec<Unit>,
    /// Contacts in the order in which they were made, with the sequence.
    pub pairs: Vec<(Id, Id, u16)>,
    /// Damage done this sequence.
    pub hurts: Vec<Hurt>,
    /// Damage done in the sequence before.
    pub hurts_before: Vec<Hurt>,
    /// The place, in a siege.
    pub fort: Option<Fort>,
    /// Siege engines.
    pub engines: Vec<Engine>,
    /// Events of the scenario.
    pub scripts: Scripts,
}

impl Clone for Battle {
    fn clone(&self) -> Battle {
        Battle {
            edition: self.edition,
            options: self.options,
            sequence: self.sequence,
            step: self.step,
            camps: self.camps,
            bodies: self.bodies.clone(),
            pairs: self.pairs.clone(),
            hurts: self.hurts.clone(),
            hurts_before: self.hurts_before.clone(),
            fort: self.fort,
            engines: self.engines.clone(),
            scripts: self.scripts.clone(),
        }
    }

    /// Keeps its lists: a million battles allocate as much as one.
    fn clone_from(&mut self, from: &Battle) {
        self.edition = from.edition;
        self.options = from.options;
        self.sequence = from.sequence;
        self.step = from.step;
        self.camps = from.camps;
        self.bodies.clone_from(&from.bodies);
        self.pairs.clone_from(&from.pairs);
        self.hurts.clone_from(&from.hurts);
        self.hurts_before.clone_from(&from.hurts_before);
        self.fort = from.fort;
        self.engines.clone_from(&from.engines);
        self.scripts.clone_progress(&from.scripts);
    }
}

impl Battle {
    /// One body.
    #[must_use]
    #[inline(always)]
    pub fn at(&self, id: Id) -> &Unit {
        &self.bodies[usize::from(id)]
    }

    /// One camp.
    #[must_use]
    #[inline(always)]
    pub fn camp(&self, side: Side) -> &Camp {
        &self.camps[side.index()]
    }

    /// Every number on the list.
    #[inline(always)]
    pub fn ids(&self) -> impl Iterator<Item = Id> + use<> {
        Id::all(self.bodies.len())
    }

    /// Everyone on the list.
    #[inline(always)]
    pub fn everyone(&self) -> impl Iterator<Item = (Id, &Unit)> {
        (0u8..).map(Id::new).zip(&self.bodies)
    }

    /// Every engine's number.
    #[inline(always)]
    pub fn engine_ids(&self) -> impl Iterator<Item = EngineId> + use<> {
        EngineId::all(self.engines.len())
    }

    /// Whom a choice named, if he is on the list: by ruling anybody may be named.
    #[must_use]
    pub fn named(&self, whom: Whom) -> Option<Id> {
        whom.0.filter(|id| id.index() < self.bodies.len())
    }

    /// Everyone who can be met on the field.
    #[inline(always)]
    pub fn present(&self) -> impl Iterator<Item = (Id, &Unit)> {
        self.everyone().filter(|(_, body)| body.on_field())
    }

    /// Those of the other camp who can be met on the field.
    #[inline(always)]
    pub fn foes(&self, side: Side) -> impl Iterator<Item = (Id, &Unit)> {
        self.present().filter(move |(_, body)| body.side != side)
    }

    /// Whether anything is left of a body that could act.
    #[must_use]
    #[inline(always)]
    pub fn fit(&self, id: Id) -> bool {
        let body = self.at(id);
        // BX-35: who loses heart in mid-sequence carries out the order given, and counts as fit until the morale phase.
        body.on_field()
            && !body.leaving
            && (!body.demoralised || (body.demoralised_seq == self.sequence && self.step < Step::Moral))
    }

    /// The officers of a unit, in order.
    pub fn officers(&self, unit: Id) -> impl Iterator<Item = (Id, &Unit)> {
        self.everyone().filter(move |(_, body)| body.officer_of == Some(unit) && body.at == Where::Field)
    }

    /// BX-54 — points of a unit with those of its officers.
    #[must_use]
    pub fn pvt_with_officers(&self, id: Id) -> i64 {
        let own = self.at(id).pvt;
        if self.at(id).standard() { own + self.officers(id).map(|(_, o)| o.pvt).sum::<i64>() } else { own }
    }

    /// The chief of a camp while he leads it: alive, and not gone.
    #[must_use]
    pub fn chief(&self, side: Side) -> Option<&Unit> {
        let camp = self.camp(side);
        let body = self.at(camp.chief.filter(|_| !camp.chief_dead)?);
        (body.side == side && matches!(body.at, Where::Field | Where::Aside)).then_some(body)
    }

    /// Damage this one did that one in the sequence before.
    #[must_use]
    pub fn hurt_before(&self, unit: Id, by: Id) -> i64 {
        self.hurts_before.iter().filter(|h| h.unit == unit && h.by == Some(by)).map(|h| h.damage).sum()
    }

    /// BX-26 — whether nobody did that one more harm in the sequence before.
    #[must_use]
    pub fn hurt_most(&self, unit: Id, by: Id) -> bool {
        let own = self.hurt_before(unit, by);
        own > 0
            && self
                .hurts_before
                .iter()
                .filter(|h| h.unit == unit)
                .filter_map(|h| h.by)
                .all(|other| self.hurt_before(unit, other) <= own)
    }

    /// Minutes since the battle began, as sequences go (BX-08).
    #[must_use]
    pub fn minutes(&self) -> i64 {
        cite(LENGTH);
        i64::from(self.sequence.saturating_sub(1)) * i64::from(self.options.sequence_minutes)
    }

    /// An engine as subjects know it.
    #[must_use]
    pub fn engine_place(&self, engine: EngineId) -> Subject {
        self.engines.get(engine.index()).map_or(Subject::NOBODY, |e| Subject::place(e.place))
    }
}
