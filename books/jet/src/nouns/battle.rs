//! The nouns: battle, camp, unit, character, encounter.

use crate::brought::options::{CommandMode, MoraleScale, Options};
use crate::nouns::rules::LENGTH;
use crate::nouns::terms::{
    Arm, Attention, Bearing, Breakout, Engagement, Posture, Rank, Row, Scale, Standing, Step, Where,
};
use montjoie_game::scenario::{MOST_CHARACTERS, MOST_UNITS};
use montjoie_game::{Scripts, or_nobody};
use montjoie_table::{CharacterId, Id as _, Side, cite, ids};
use serde::Serialize;

// A unit's number is its place on the list. The armies of both sides come first.
pub use montjoie_table::UnitId;

ids! {
    /// The number of an encounter of this turn.
    EncounterId: number,
}

/// Most units of a battle: as many as a scenario may field, both armies, and those the GM adds.
pub const MOST: usize = 190;
const _: () = assert!(MOST >= MOST_UNITS + 2);

/// Most characters of a battle: as many as a scenario may name; nothing adds one later.
pub const PEOPLE: usize = MOST_CHARACTERS;

/// One unit of the tree: an army, a regiment, a company.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Unit {
    /// Its camp.
    pub side: Side,
    /// What it is.
    pub scale: Scale,
    /// The unit it belongs to; none for an army.
    #[serde(with = "or_nobody")]
    pub parent: Option<UnitId>,
    /// The first unit that belongs to it.
    #[serde(with = "or_nobody")]
    pub first: Option<UnitId>,
    /// The next unit of the same parent.
    #[serde(with = "or_nobody")]
    pub next: Option<UnitId>,
    /// Which pictogram stands for it.
    pub arm: Arm,
    /// Where it is.
    pub at: Where,
    /// Men at the start of the battle.
    pub n0: u32,
    /// Able men.
    pub n: u32,
    /// Killed.
    pub killed: u32,
    /// Wounded, out of the battle.
    pub wounded: u32,
    /// Whether it has a commander.
    pub led: bool,
    /// The character who commands it; none for one without a name.
    #[serde(with = "or_nobody")]
    pub chief: Option<CharacterId>,
    /// Leadership of a commander without a name.
    pub leadership: i16,
    /// Tactics of a commander without a name.
    pub tactics: i16,
    /// How he commands.
    pub mode: CommandMode,
    /// Turns without a commander, the one at hand included.
    pub leaderless_turns: u8,
    /// Morale; where the army has one for all, the gap to it.
    pub morale: i16,
    /// Discipline now.
    pub discipline: i16,
    /// Discipline it was trained to.
    pub discipline_max: i16,
    /// Position and ground.
    pub position: i16,
    /// Composition.
    pub composition: i16,
    /// Equipment.
    pub equipment: i16,
    /// How far it goes in.
    pub engagement: Engagement,
    /// Archers who count as engaged wherever they stand (JET-32).
    pub archers: bool,
    /// Its next battle roll is a breakout.
    pub trapped: bool,
    /// Strategic points (JET-46).
    pub ground: i8,
    /// The same from the next turn on.
    pub ground_next: i8,
    /// The turn in which a union makes it half as many again.
    pub union_turn: u16,
    /// A reserve on its way.
    pub called: bool,
    /// Turns it still needs.
    pub remaining: u8,
    /// Delays on account, not called yet.
    pub stored: u8,
    /// Whether it was delayed already.
    pub delayed: bool,
    /// It ran in the last turn: its commander may try to bring it back.
    pub rally_due: bool,
    /// Whom the GM set against it; none for the usual pairing.
    #[serde(with = "or_nobody")]
    pub pinned: Option<UnitId>,
    /// A player's unit, or one that a player's unit belongs to.
    pub player: bool,
    /// Whether the GM wants its encounters played out (JET-40).
    pub watch: Attention,
    /// Its line was written in the scenario: doctrines keep to it for a while (JET-62).
    pub ordered: bool,
    /// This turn: able men in battle when it began.
    pub fielded: u32,
    /// This turn: its encounter, if any.
    #[serde(with = "or_nobody")]
    pub encounter: Option<EncounterId>,
    /// This turn: the next of its side in the same encounter.
    #[serde(with = "or_nobody")]
    pub mate: Option<UnitId>,
    /// This turn: it fought in its encounter.
    pub met: bool,
    /// This turn: the row it got.
    pub row: Option<Row>,
    /// This turn: a UM 66 besides the row (JET-07).
    pub extra: bool,
    /// This turn: what its row gives to subordinates.
    pub lead: i16,
    /// This turn: shift of its losses ratio (JET-56).
    pub shift: i8,
    /// This turn: how its breakout went.
    pub breakout: Breakout,
}

/// One side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Camp {
    /// Whether it has a second leader (JET-09).
    pub second: bool,
    /// The character who is; none for one without a name.
    #[serde(with = "or_nobody")]
    pub second_chief: Option<CharacterId>,
    /// His leadership, when he has no name.
    pub second_leadership: i16,
    /// His tactics.
    pub second_tactics: i16,
    /// Worth of one fighter, an exact fraction.
    pub value: (i64, i64),
    /// Men in battle when the first turn began.
    pub fielded0: u32,
    /// Whether it lost.
    pub lost: bool,
    /// Whether it gave up.
    pub conceded: bool,
}

/// A character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Character {
    /// His camp.
    pub side: Side,
    /// Whether he is a player's.
    pub player: bool,
    /// His unit.
    pub unit: UnitId,
    /// His rank.
    pub rank: Rank,
    /// Leadership.
    pub leadership: i16,
    /// Tactics.
    pub tactics: i16,
    /// Situational awareness in combat.
    pub sa: i16,
    /// Riding.
    pub riding: i16,
    /// Offensive bonus.
    pub ob: i16,
    /// Defensive bonus.
    pub db: i16,
    /// How far he goes in.
    pub posture: Posture,
    /// What has become of him.
    pub at: Standing,
    /// In the saddle of a horse he caught.
    pub mounted: bool,
    /// Battle rolls with a numbered bonus still to come (JET-53).
    pub galvanised: u8,
    /// This turn: he fights as a soldier.
    pub fights: bool,
    /// This turn: he had his turn on the soldier's table.
    pub done: bool,
    /// This turn: his row.
    pub row: Option<Row>,
    /// This turn: what it does to his battle roll.
    pub soldier_mod: i16,
}

/// Units against units, at one scale, for one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Encounter {
    /// At which scale.
    pub scale: Scale,
    /// The first unit of each side; none when there is none.
    #[serde(serialize_with = "heads")]
    pub heads: [Option<UnitId>; 2],
    /// Whether its dice were rolled.
    pub resolved: bool,
}

/// Both heads as files write them: numbers, 255 for nobody.
fn heads<S: serde::Serializer>(heads: &[Option<UnitId>; 2], serializer: S) -> Result<S::Ok, S::Error> {
    heads.map(|head| head.map_or(u8::MAX, |id| id.number())).serialize(serializer)
}

/// Something that lasts some turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Lasting {
    /// On whom.
    pub unit: UnitId,
    /// What it modifies.
    pub bearing: Bearing,
    /// By how much.
    pub value: i16,
    /// From this turn.
    pub first: u16,
    /// To this turn.
    pub last: u16,
}

/// Something that takes effect later in the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// From the next turn on, a unit has no commander.
    Leaderless(UnitId),
    /// From the next turn on, this character commands it.
    Promotion(UnitId, CharacterId),
    /// So many men of a unit fall to archers.
    Volley(UnitId, u32),
    /// Men of one company go over to another.
    Joins(UnitId, UnitId, u32),
    /// Men of one company are cut down.
    CutDown(UnitId, u32),
}

/// A battle.
#[derive(Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Battle {
    /// Options and knobs in force.
    pub options: Options,
    /// The turn, from 1.
    pub turn: u16,
    /// The step about to be played.
    pub step: Step,
    /// Which encounter, or which character, it is about.
    pub at: u8,
    /// Whether anyone here is a player's (JET-40).
    pub players: bool,
    /// The two camps.
    pub camps: [Camp; 2],
    /// Everyone, the armies first.
    pub units: Vec<Unit>,
    /// Characters.
    pub characters: Vec<Character>,
    /// This turn's encounters.
    pub encounters: Vec<Encounter>,
    /// The scale whose units are already paired this turn, and those above it.
    pub paired: u8,
    /// What lasts.
    pub lasting: Vec<Lasting>,
    /// What is still to come of this turn's events.
    pub pending: Vec<Pending>,
    /// Morale changes of the highest scale, where the army has one morale (JET-20): their sum and number.
    pub swing: (i16, i16),
    /// Events of the scenario.
    pub scripts: Scripts,
}

impl Clone for Battle {
    fn clone(&self) -> Battle {
        Battle {
            options: self.options,
            turn: self.turn,
            step: self.step,
            at: self.at,
            players: self.players,
            camps: self.camps,
            units: self.units.clone(),
            characters: self.characters.clone(),
            encounters: self.encounters.clone(),
            paired: self.paired,
            lasting: self.lasting.clone(),
            pending: self.pending.clone(),
            swing: self.swing,
            scripts: self.scripts.clone(),
        }
    }

    /// Keeps its lists: a million battles allocate as much as one.
    fn clone_from(&mut self, from: &Battle) {
        self.options = from.options;
        self.turn = from.turn;
        self.step = from.step;
        self.at = from.at;
        self.players = from.players;
        self.camps = from.camps;
        self.units.clone_from(&from.units);
        self.characters.clone_from(&from.characters);
        self.encounters.clone_from(&from.encounters);
        self.paired = from.paired;
        self.lasting.clone_from(&from.lasting);
        self.pending.clone_from(&from.pending);
        self.swing = from.swing;
        self.scripts.clone_progress(&from.scripts);
    }
}

/// A walk along a list of units linked to one another.
#[derive(Clone, Copy)]
pub struct Chain<'a> {
    units: &'a [Unit],
    at: Option<UnitId>,
    mates: bool,
}

impl Iterator for Chain<'_> {
    type Item = UnitId;

    #[inline(always)]
    fn next(&mut self) -> Option<UnitId> {
        let id = self.at?;
        let unit = self.units.get(id.index())?;
        self.at = if self.mates { unit.mate } else { unit.next };
        Some(id)
    }
}

impl Battle {
    /// One unit.
    #[must_use]
    #[inline(always)]
    pub fn at(&self, id: UnitId) -> &Unit {
        &self.units[usize::from(id)]
    }

    /// One character.
    #[must_use]
    #[inline(always)]
    pub fn who(&self, character: CharacterId) -> &Character {
        &self.characters[usize::from(character)]
    }

    /// The encounter at a place of the turn's list.
    #[must_use]
    #[inline(always)]
    pub fn encounter(&self, at: Option<EncounterId>) -> Option<&Encounter> {
        at.and_then(|at| self.encounters.get(at.index()))
    }

    /// One camp.
    #[must_use]
    #[inline(always)]
    pub fn camp(&self, side: Side) -> &Camp {
        &self.camps[side.index()]
    }

    /// The army of a side.
    #[must_use]
    #[inline(always)]
    pub fn army(side: Side) -> UnitId {
        match side {
            Side::A => UnitId::new(0),
            Side::B => UnitId::new(1),
        }
    }

    /// JET-05 — the side from which all is seen.
    #[must_use]
    #[inline(always)]
    pub fn own(&self) -> Side {
        self.options.considered_side.side()
    }

    /// Every number on the list.
    #[inline(always)]
    pub fn ids(&self) -> impl Iterator<Item = UnitId> + Clone + use<> {
        UnitId::all(self.units.len())
    }

    /// The number of every character.
    #[inline(always)]
    pub fn people(&self) -> impl Iterator<Item = CharacterId> + use<> {
        CharacterId::all(self.characters.len())
    }

    /// The units that belong to one.
    #[inline(always)]
    pub fn children(&self, id: UnitId) -> Chain<'_> {
        Chain { units: &self.units, at: self.at(id).first, mates: false }
    }

    /// Whether it has no units of its own.
    #[must_use]
    #[inline(always)]
    pub fn is_leaf(&self, id: UnitId) -> bool {
        self.at(id).first.is_none()
    }

    /// The units of one side in an encounter.
    #[inline(always)]
    pub fn in_encounter(&self, encounter: impl Into<Option<EncounterId>>, side: Side) -> Chain<'_> {
        let heads = encounter.into().and_then(|e| self.encounters.get(e.index())).map_or([None; 2], |e| e.heads);
        Chain { units: &self.units, at: heads[side.index()], mates: true }
    }

    /// JET-60 — neither in reserve, routed, captured nor destroyed, nor under such a parent.
    #[must_use]
    #[inline]
    pub fn in_battle(&self, id: UnitId) -> bool {
        let unit = self.at(id);
        unit.at == Where::Field
            && unit.n > 0
            && unit.engagement != Engagement::Reserve
            && unit.parent.is_none_or(|above| self.in_battle(above))
    }

    /// Able men in battle now.
    #[must_use]
    pub fn fielded(&self, id: UnitId) -> u32 {
        if !self.in_battle(id) {
            0
        } else if self.is_leaf(id) {
            self.at(id).n
        } else {
            self.children(id).map(|c| self.fielded(c)).sum()
        }
    }

    /// JET-20 — the morale that counts for a unit.
    #[must_use]
    #[inline]
    pub fn morale(&self, id: UnitId) -> i16 {
        let unit = self.at(id);
        if self.options.morale_scale == MoraleScale::Single && unit.parent.is_some() {
            self.at(Battle::army(unit.side)).morale.saturating_add(unit.morale)
        } else {
            unit.morale
        }
    }

    /// JET-41 — whether it has no commander who could roll for it.
    #[must_use]
    #[inline]
    pub fn leaderless(&self, id: UnitId) -> bool {
        let unit = self.at(id);
        let camp = self.camp(unit.side);
        let second = unit.parent.is_none() && camp.second && !self.cut_off(camp.second_chief);
        !(second || (unit.led && !self.cut_off(unit.chief)))
    }

    /// JET-48 — whether a commander fought as a soldier this turn and was cut off by his row: he gives no orders.
    #[must_use]
    #[inline]
    pub fn cut_off(&self, chief: Option<CharacterId>) -> bool {
        chief.is_some_and(|c| {
            let c = self.who(c);
            c.fights && c.row == Some(Row::SpectacularFailure)
        })
    }

    /// The first unit above this one, itself included, of this scale.
    #[must_use]
    pub fn above(&self, id: UnitId, scale: Scale) -> Option<UnitId> {
        let mut up = Some(id);
        while let Some(at) = up {
            if self.at(at).scale == scale {
                return Some(at);
            }
            up = self.at(at).parent;
        }
        None
    }

    /// JET-29 — how far a unit goes in, where all stand in the first line or not.
    #[must_use]
    #[inline]
    pub fn engagement(&self, id: UnitId) -> Engagement {
        if self.options.all_front_line { Engagement::FirstLine } else { self.at(id).engagement }
    }

    /// Minutes since the battle began (JET-04).
    #[must_use]
    pub fn minutes(&self) -> i64 {
        cite(LENGTH);
        i64::from(self.turn.saturating_sub(1)) * i64::from(self.options.turn_minutes)
    }
}
