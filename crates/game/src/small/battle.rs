//! The battle of a small book, and its units.

use super::SmallBook;
use crate::{Condition, Knowledge, Outcome, Scripts, Viewer};
use montjoie_table::{Id as _, Office, Side, State, Subject, UnitId};
use serde::{Serialize, Serializer};
use std::{fmt, hash};

/// A unit of troops; a character is a unit of one. `own` is what the book adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct SmallUnit<O> {
    /// Its side.
    pub side: Side,
    /// Its army, by its place on the list.
    pub army: u8,
    /// Men, or a character's points, at the start.
    pub men0: u32,
    /// The same now.
    pub men: u32,
    /// In which condition it is.
    pub condition: Condition,
    /// Whether it is a character.
    pub person: bool,
    /// What the book adds.
    pub own: O,
}

impl<O> SmallUnit<O> {
    /// On the field and not broken.
    #[must_use]
    pub fn stands(&self) -> bool {
        matches!(self.condition, Condition::Fit | Condition::Shaken)
    }

    /// On the field, broken or not.
    #[must_use]
    pub fn is_there(&self) -> bool {
        self.stands() || self.condition == Condition::Broken
    }
}

/// A battle of a small book.
pub struct SmallBattle<B: SmallBook> {
    /// Options in force.
    pub options: B::Options,
    /// The round, from 1.
    pub round: u32,
    /// The step of the round, by its place in the book's list.
    pub step: u8,
    /// Which side gave up.
    pub conceded: [bool; 2],
    /// Everyone: units in the order of the scenario, then characters, then those who came later.
    pub units: Vec<SmallUnit<B::Own>>,
    /// Events of the scenario.
    pub scripts: Scripts,
    /// What the book adds for the whole battle.
    pub whole: B::Whole,
}

impl<B: SmallBook> SmallBattle<B> {
    /// Everything that makes two battles equal.
    #[expect(clippy::type_complexity, reason = "a list of the fields, named nowhere else")]
    fn fields(&self) -> ((&B::Options, u32, u8, [bool; 2]), &Vec<SmallUnit<B::Own>>, &Scripts, &B::Whole) {
        ((&self.options, self.round, self.step, self.conceded), &self.units, &self.scripts, &self.whole)
    }

    /// One unit.
    #[must_use]
    pub fn at(&self, unit: UnitId) -> &SmallUnit<B::Own> {
        &self.units[unit.index()]
    }

    /// One unit, for [`SmallBook::apply`] to change.
    pub fn unit(&mut self, unit: UnitId) -> &mut SmallUnit<B::Own> {
        &mut self.units[unit.index()]
    }

    /// Every unit on the list.
    pub fn ids(&self) -> impl Iterator<Item = UnitId> + use<B> {
        UnitId::all(self.units.len())
    }

    /// The unit a subject means, if it is on the list.
    #[must_use]
    pub fn find(&self, who: Subject) -> Option<UnitId> {
        UnitId::of(who).filter(|unit| unit.index() < self.units.len())
    }

    /// Everyone who stands on the field, unbroken.
    pub fn standing(&self) -> impl Iterator<Item = UnitId> {
        self.ids().filter(|&unit| self.at(unit).stands())
    }

    /// The enemies of a side who are on the field, broken or not.
    pub fn foes_of(&self, side: Side) -> impl Iterator<Item = UnitId> {
        self.ids().filter(move |&unit| self.at(unit).side != side && self.at(unit).is_there())
    }

    /// Who decides and throws for a unit: whoever plays the character, else the chief of its side.
    #[must_use]
    pub fn office(&self, unit: UnitId) -> Office {
        let one = self.at(unit);
        if one.person { Office::Holder(unit.into()) } else { Office::Chief(one.side) }
    }

    /// So many are left; a unit without men is destroyed, and one that gets men back stands again.
    pub fn count(&mut self, unit: UnitId, men: u32) {
        let unit = self.unit(unit);
        unit.men = men.min(unit.men0);
        if unit.men == 0 && unit.is_there() {
            unit.condition = Condition::Destroyed;
        } else if unit.men > 0 && unit.condition == Condition::Destroyed {
            unit.condition = Condition::Fit;
        }
    }

    /// So many fall.
    pub fn lose(&mut self, unit: UnitId, men: u32) {
        self.count(unit, self.at(unit).men.saturating_sub(men));
    }

    /// The step is over: the next begins, of the next round after the last.
    pub fn close_step(&mut self) {
        self.step += 1;
        if usize::from(self.step) >= B::ABOUT.steps.len() {
            (self.step, self.round) = (0, self.round.saturating_add(1));
        }
    }

    /// Whether a side still has somebody standing, or on the way by an event of the scenario.
    #[must_use]
    pub fn holds(&self, side: Side) -> bool {
        let comes = |unit: &SmallUnit<B::Own>| unit.side == side && unit.condition == Condition::Absent;
        self.units.iter().any(|unit| unit.side == side && unit.stands())
            || self.scripts.bring(|who| self.find(who).is_some_and(|unit| comes(self.at(unit))))
    }

    /// How the battle ended, if a side gave up or has nobody left to stand.
    #[must_use]
    pub fn decided(&self) -> Option<Outcome> {
        match Side::BOTH.map(|side| self.conceded[side.index()] || !self.holds(side)) {
            [true, true] => Some(Outcome::Draw),
            [true, false] => Some(Outcome::Victory(Side::B)),
            [false, true] => Some(Outcome::Victory(Side::A)),
            [false, false] => None,
        }
    }

    /// Whether the viewer knows that this unit is there: who is still to come is known to its own side alone.
    #[must_use]
    pub fn sees(&self, unit: UnitId, viewer: Viewer) -> bool {
        viewer.owns(self.at(unit).side) || self.at(unit).condition != Condition::Absent
    }

    /// Whether the viewer knows its figures.
    #[must_use]
    pub fn counts(&self, unit: UnitId, viewer: Viewer) -> bool {
        self.sees(unit, viewer) && viewer.knows(self.at(unit).side) == Knowledge::Exact
    }
}

impl<B: SmallBook> State for SmallBattle<B> {
    type Event = B::Event;
    type Plan = [usize; 2];

    fn apply(&mut self, event: &B::Event) {
        B::apply(self, *event);
    }
}

impl<B: SmallBook> Clone for SmallBattle<B> {
    fn clone(&self) -> SmallBattle<B> {
        SmallBattle { units: self.units.clone(), scripts: self.scripts.clone(), ..*self }
    }

    /// Keeps its lists: a million battles allocate as much as one.
    fn clone_from(&mut self, from: &SmallBattle<B>) {
        (self.options, self.round, self.step) = (from.options, from.round, from.step);
        (self.conceded, self.whole) = (from.conceded, from.whole);
        self.units.clone_from(&from.units);
        self.scripts.clone_progress(&from.scripts);
    }
}

impl<B: SmallBook> PartialEq for SmallBattle<B> {
    fn eq(&self, other: &SmallBattle<B>) -> bool {
        self.fields() == other.fields()
    }
}
impl<B: SmallBook> Eq for SmallBattle<B> {}

impl<B: SmallBook> hash::Hash for SmallBattle<B> {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.fields().hash(state);
    }
}

impl<B: SmallBook> Serialize for SmallBattle<B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.fields().serialize(serializer)
    }
}

impl<B: SmallBook> fmt::Debug for SmallBattle<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fields().fmt(f)
    }
}
