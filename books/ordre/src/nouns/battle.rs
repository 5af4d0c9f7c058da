//! The nouns: battle, camp, group, unit, weapon, character, fortified place.

use crate::brought::options::{HealthSpent, Options};
use crate::nouns::terms::{Class, Classing, FortKind, Lot, Mode, Reach, Station, Step, Theatre, Wear, Where};
use crate::nouns::unit::{Unit, Weapon};
use montjoie_game::Scripts;
use montjoie_table::{Crowd, Id as _, Side, Subject, UnitId, ids};
use serde::{Deserialize, Serialize};

ids! {
    /// The number of a group: its place on the list of groups. Files name a group by what it is called by.
    GroupId: number,
    /// The number of a character: their place on the list.
    PersonId: character,
}

/// Groups of one army that can have a name of their own: main, support and reserve, at contact and at a distance.
pub const SLOTS: u8 = 6;

/// ORD-05, ORD-111 — what fights as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Group {
    /// Its camp.
    pub side: Side,
    /// Its army; of several, the first.
    pub army: u8,
    /// What it is called by: its one unit, or a place on the list of groups.
    pub face: Subject,
    /// Where it stands in its army.
    pub post: Station,
    /// How it fights.
    pub kind: Reach,
    /// Where it is.
    pub at: Where,
    /// Damage so far.
    pub damage: i64,
    /// In rout.
    pub routed: bool,
    /// In which sequence it routed.
    pub routed_seq: u16,
    /// Who routed it; nobody where no pursuit is due.
    pub routed_by: Subject,
    /// Whether a pursuit is still due.
    pub pursuable: bool,
    /// How often it was rallied.
    pub rallied: u8,
    /// Whether a rally was tried since it routed.
    pub rally_tried: bool,
    /// In which sequence.
    pub rally_seq: u16,
    /// GM: nowhere to flee.
    pub encircled: bool,
    /// GM: stands in the forest or the mud of the field.
    pub in_terrain: bool,
    /// GM: added to its combat tests.
    pub combat_circumstances: i32,
    /// Has attacked or been attacked in this battle.
    pub engaged: bool,
    /// Has had its attack of the sequence.
    pub attacked: bool,
    /// Shooters without cover, as judged when the sequence began.
    pub exposed: bool,
    /// Has been in a shock step that is over: a charge that counts once is spent.
    pub shocked: bool,
    /// Is in one that is not over yet.
    pub clashes: bool,
    /// Bonus for its next attack.
    pub counter: i32,
    /// Against whom.
    pub counter_on: Subject,
    /// The first sequence in which it holds.
    pub counter_since: u16,
    /// The last.
    pub counter_until: u16,
    /// In contact with these groups.
    pub contacts: Crowd<GroupId>,
    /// Attacked these, or was attacked by them, this sequence.
    pub met: Crowd<GroupId>,
    /// Vehicles: what a disengagement that failed takes from its Cbt.
    pub pinned: i16,
    /// The sequence in which it came onto the field; 0 for the start.
    pub arrived: u16,
}

impl Group {
    /// On the field and able to fight.
    #[must_use]
    #[inline(always)]
    pub fn able(&self) -> bool {
        self.at == Where::Field && !self.routed
    }

    /// Whether it may be attacked: routed groups only where they cannot flee.
    #[must_use]
    #[inline(always)]
    pub fn target(&self) -> bool {
        self.at == Where::Field && (!self.routed || self.encircled)
    }
}

/// A character: commander, hero, officer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Person {
    /// Their camp.
    pub side: Side,
    /// The unit they stand with.
    #[serde(with = "montjoie_game::or_nobody")]
    pub unit: Option<UnitId>,
    /// MENTAL: modifier or value, as the option says.
    pub mental: i16,
    /// PRESENCE, likewise.
    pub presence: i16,
    /// Their own Cbt.
    pub cbt: i16,
    /// « Art de la Guerre ».
    pub war: i16,
    /// « Diplomatie ».
    pub diplomacy: i16,
    /// Health.
    pub health: i16,
    /// Armour.
    pub arm: i16,
    /// Wounds.
    pub wounds: i16,
    /// What has become of them.
    pub lot: Lot,
    /// Whether they are there.
    pub here: bool,
    /// Somebody at the table plays them.
    pub player: bool,
}

/// One camp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Camp {
    /// Its commander in chief.
    #[serde(with = "montjoie_game::or_nobody")]
    pub chief: Option<PersonId>,
    /// GM: added to its command tests.
    pub command_circumstances: i32,
    /// GM: bad weather does not trouble its signals.
    pub reliable_signals: bool,
    /// GM: it can be surprised.
    pub surprise_allowed: bool,
    /// GM: how the battle is to be classed for it.
    pub battle_result: Classing,
    /// It tried to retreat and must fight.
    pub retreat_failed: bool,
    /// It withdrew from this battle.
    pub withdrew: bool,
    /// It gave up.
    pub conceded: bool,
    /// How the last battle was classed for it.
    pub class: Option<Class>,
    /// Baggage left to the enemy, in hundredths.
    pub baggage_lost: u8,
}

/// A fortified place and its siege.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stronghold {
    /// Who holds it.
    pub besieged: Side,
    /// What it is.
    pub kind: FortKind,
    /// Its optimal garrison.
    pub effectif: u32,
    /// Weeks since the siege began.
    pub calendar: u16,
    /// Weeks of effective blockade.
    pub week: u16,
    /// Weeks the garrison can hold.
    pub endurance: u16,
    /// The week of the last talks; 0 for none.
    pub talked: u16,
    /// Whether engineers work on the walls.
    pub sapped: bool,
    /// Points of the garrison's damage that For does not divide, while it fights outside.
    pub rest: i64,
}

/// How a battle stands, once it is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Over {
    /// Who holds the field, if anybody.
    pub winner: Option<Side>,
    /// Whether nothing follows: the scenario ends here.
    pub last: bool,
}

/// A battle.
#[derive(Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Battle {
    /// Options and knobs in force.
    pub options: Options,
    /// What is being fought.
    pub mode: Mode,
    /// Where vehicles fight.
    pub theatre: Theatre,
    /// Rounds since the start, from 1: the weeks of a siege, else sequences.
    pub round: u16,
    /// Sequence of this battle, from 1.
    pub sequence: u16,
    /// The step about to be played.
    pub step: Step,
    /// Fighters of both sides, for the length of a sequence.
    pub fighters: i64,
    /// Hundredths of a second since the start.
    pub clock: i64,
    /// Who strikes first.
    pub first: Option<Side>,
    /// Who is surprised.
    pub surprised: Option<Side>,
    /// The sequence of the surprise.
    pub surprise_seq: u16,
    /// Whether chiefs have been tested in this battle.
    pub tested: bool,
    /// Whether a new command test is due.
    pub retest: bool,
    /// Ranged steps played in this battle.
    pub volleys: u16,
    /// Shock steps played in this battle.
    pub shocks: u16,
    /// A sortie is being fought: its garrison will come back.
    pub sortie: bool,
    /// How this battle stands, once it is decided.
    pub over: Option<Over>,
    /// The aftermath has been played, and nothing follows.
    pub closed: bool,
    /// The two camps.
    pub camps: [Camp; 2],
    /// Units.
    pub units: Vec<Unit>,
    /// Groups.
    pub groups: Vec<Group>,
    /// Characters.
    pub persons: Vec<Person>,
    /// Weapons of vehicles.
    pub weapons: Vec<Weapon>,
    /// The place, where there is one.
    pub fort: Option<Stronghold>,
    /// Whether it is besieged: the mode goes back to the siege after an assault or a sortie.
    pub siege: bool,
    /// Events of the scenario.
    pub scripts: Scripts,
}

impl Clone for Battle {
    fn clone(&self) -> Battle {
        Battle {
            units: self.units.clone(),
            groups: self.groups.clone(),
            persons: self.persons.clone(),
            weapons: self.weapons.clone(),
            scripts: self.scripts.clone(),
            ..*self
        }
    }

    /// Keeps its lists: a million battles allocate as much as one.
    fn clone_from(&mut self, from: &Battle) {
        self.units.clone_from(&from.units);
        self.groups.clone_from(&from.groups);
        self.persons.clone_from(&from.persons);
        self.weapons.clone_from(&from.weapons);
        self.scripts.clone_progress(&from.scripts);
        self.options = from.options;
        self.mode = from.mode;
        self.theatre = from.theatre;
        (self.round, self.sequence, self.step) = (from.round, from.sequence, from.step);
        (self.fighters, self.clock) = (from.fighters, from.clock);
        (self.first, self.surprised, self.surprise_seq) = (from.first, from.surprised, from.surprise_seq);
        (self.tested, self.retest) = (from.tested, from.retest);
        (self.volleys, self.shocks, self.sortie) = (from.volleys, from.shocks, from.sortie);
        (self.over, self.closed) = (from.over, from.closed);
        self.camps = from.camps;
        (self.fort, self.siege) = (from.fort, from.siege);
    }
}

impl Battle {
    /// One group.
    #[must_use]
    #[inline(always)]
    pub fn at(&self, id: GroupId) -> &Group {
        &self.groups[usize::from(id)]
    }

    /// One unit.
    #[must_use]
    #[inline(always)]
    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.units[usize::from(id)]
    }

    /// The group of a unit.
    #[must_use]
    #[inline(always)]
    pub fn group_with(&self, unit: &Unit) -> Option<&Group> {
        unit.group.and_then(|id| self.groups.get(id.index()))
    }

    /// One character.
    #[must_use]
    pub fn person(&self, id: PersonId) -> &Person {
        &self.persons[id.index()]
    }

    /// One camp.
    #[must_use]
    #[inline(always)]
    pub fn camp(&self, side: Side) -> &Camp {
        &self.camps[side.index()]
    }

    /// Every group, with its place.
    #[inline(always)]
    pub fn all(&self) -> impl Iterator<Item = (GroupId, &Group)> {
        GroupId::all(self.groups.len()).zip(&self.groups)
    }

    /// Every unit, with its place.
    #[inline(always)]
    pub fn each_unit(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        UnitId::all(self.units.len()).zip(&self.units)
    }

    /// Every character, with their place.
    pub fn each_person(&self) -> impl Iterator<Item = (PersonId, &Person)> {
        PersonId::all(self.persons.len()).zip(&self.persons)
    }

    /// Groups of a side that can fight.
    #[inline(always)]
    pub fn able(&self, side: Side) -> impl Iterator<Item = (GroupId, &Group)> {
        self.all().filter(move |(_, g)| g.side == side && g.able())
    }

    /// Units of a group that take part in it: those that cannot deploy stay out.
    #[inline(always)]
    pub fn units_of(&self, group: GroupId) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.each_unit().filter(move |(_, u)| u.group == Some(group) && crate::chapters::figures::deploys(self, u))
    }

    /// The group a subject names: itself, or that of a unit.
    #[must_use]
    pub fn group_of(&self, who: Subject) -> Option<GroupId> {
        use montjoie_table::Kind;
        match who.kind() {
            Kind::Unit(unit) => self.units.get(usize::from(unit))?.group,
            Kind::Army(_) => self.all().find(|(_, g)| g.face == who).map(|(id, _)| id),
            _ => None,
        }
    }

    /// What a group is called by.
    #[must_use]
    #[inline(always)]
    pub fn face(&self, group: GroupId) -> Subject {
        self.groups.get(usize::from(group)).map_or(Subject::NOBODY, |g| g.face)
    }

    /// The chief of a side, while he can lead.
    #[must_use]
    pub fn chief(&self, side: Side) -> Option<(PersonId, &Person)> {
        let id = self.camp(side).chief?;
        let person = self.persons.get(usize::from(id))?;
        (person.here && person.side == side && matches!(person.lot, Lot::Fit | Lot::Wounded)).then_some((id, person))
    }

    /// ORD-55 — what becomes of a character whose wounds reach his Health.
    #[must_use]
    pub fn spent(&self) -> Lot {
        match self.options.health_spent {
            HealthSpent::OutOfAction => Lot::Out,
            HealthSpent::Killed => Lot::Killed,
        }
    }

    /// Where a unit is: with its group, or by itself.
    #[must_use]
    pub fn place_of(&self, unit: &Unit) -> Where {
        unit.group.map_or(unit.at, |group| self.at(group).at)
    }

    /// The status of a group (ORD-42, ORD-58).
    #[must_use]
    pub fn status(&self, group: GroupId) -> Wear {
        let g = self.at(group);
        if g.routed {
            Wear::Deroute
        } else {
            crate::nouns::tables::status_of(g.damage, crate::chapters::groups::frc(self, group))
        }
    }

    /// Whether the walls shelter this group: the garrison in a siege or an assault, while it stays behind them.
    #[must_use]
    pub fn walled(&self, side: Side) -> bool {
        self.mode.walls() && self.fort.is_some_and(|f| f.besieged == side)
    }

    /// Whether vehicles fight here.
    #[must_use]
    #[inline(always)]
    pub fn is_vehicles(&self) -> bool {
        self.mode == Mode::Vehicles
    }

    /// The attacker of the place.
    #[must_use]
    pub fn besieger(&self) -> Side {
        self.fort.map_or(Side::A, |f| f.besieged.foe())
    }
}
