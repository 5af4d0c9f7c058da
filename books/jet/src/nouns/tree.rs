//! The tree itself: men who change units, units that come, go over, are hung elsewhere. Sums stay sums.

use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::terms::{Breakout, Scale, Where};
use montjoie_table::{CharacterId, Id as _, Side, Subject};

impl Battle {
    /// The unit a subject means, if it is on the list.
    #[must_use]
    pub fn unit_of(&self, who: Subject) -> Option<UnitId> {
        UnitId::of(who).filter(|id| id.index() < self.units.len())
    }

    /// The character a subject means, if he is on the list.
    #[must_use]
    pub fn person_of(&self, who: Subject) -> Option<CharacterId> {
        CharacterId::of(who).filter(|c| c.index() < self.characters.len())
    }

    /// Men change units: they stand on the new one's roll as if they had always been there.
    pub(crate) fn pass(&mut self, from: UnitId, to: UnitId, men: u32) {
        let men = men.min(self.at(from).n);
        self.shift_men(from, -i64::from(men));
        self.shift_men(to, i64::from(men));
    }

    /// Able men and the men of the start, here and above.
    fn shift_men(&mut self, id: UnitId, men: i64) {
        let moved = |n: u32| u32::try_from((i64::from(n) + men).max(0)).unwrap_or(u32::MAX);
        let mut up = Some(id);
        while let Some(at) = up {
            let unit = self.unit(at);
            (unit.n, unit.n0) = (moved(unit.n), moved(unit.n0));
            up = unit.parent;
        }
    }

    /// Men of a new unit, here and above.
    pub(crate) fn raise(&mut self, id: UnitId, men: u32) {
        self.shift_men(id, i64::from(men));
    }

    /// Men are taken as killed, or given back from the wounded and the killed.
    pub(crate) fn men(&mut self, id: UnitId, men: i32) {
        if men < 0 {
            return self.lose(id, men.unsigned_abs(), 0);
        }
        let unit = self.at(id);
        let back = men.unsigned_abs().min(unit.killed + unit.wounded);
        let healed = back.min(unit.wounded);
        let mut up = Some(id);
        while let Some(at) = up {
            let unit = self.unit(at);
            unit.n += back;
            unit.wounded = unit.wounded.saturating_sub(healed);
            unit.killed = unit.killed.saturating_sub(back - healed);
            up = unit.parent;
        }
    }

    pub(crate) fn enlist(&mut self, like: UnitId, men: u32) {
        let id = UnitId::new(u8::try_from(self.units.len()).unwrap_or(u8::MAX));
        let mut unit = *self.at(like);
        (unit.first, unit.next, unit.chief, unit.led) = (None, None, None, true);
        unit.ordered = false;
        (unit.n0, unit.n, unit.killed, unit.wounded, unit.fielded) = (0, 0, 0, 0, 0);
        (unit.encounter, unit.mate, unit.row, unit.pinned) = (None, None, None, None);
        (unit.at, unit.trapped, unit.breakout, unit.rally_due) = (Where::Field, false, Breakout::None, false);
        self.units.push(unit);
        self.hang(id, unit.parent);
        self.shift_men(id, i64::from(men));
    }

    /// Puts a unit last under a parent.
    pub(crate) fn hang(&mut self, id: UnitId, parent: Option<UnitId>) {
        (self.unit(id).parent, self.unit(id).next) = (parent, None);
        let Some(parent) = parent else { return };
        let Some(mut last) = self.at(parent).first else {
            self.unit(parent).first = Some(id);
            return;
        };
        while let Some(next) = self.at(last).next {
            last = next;
        }
        self.unit(last).next = Some(id);
    }

    /// Takes a unit from its parent: the men above it are counted without it.
    fn unhang(&mut self, id: UnitId) {
        let Some(parent) = self.at(id).parent else { return };
        let next = self.at(id).next;
        if self.at(parent).first == Some(id) {
            self.unit(parent).first = next;
        } else {
            let mut before = self.at(parent).first;
            while let Some(one) = before.filter(|&one| self.at(one).next != Some(id)) {
                before = self.at(one).next;
            }
            if let Some(before) = before {
                self.unit(before).next = next;
            }
        }
        self.above_count(id, -1);
        self.unit(id).parent = None;
    }

    fn above_count(&mut self, id: UnitId, sign: i64) {
        let unit = *self.at(id);
        let moved = |n: u32, by: u32| u32::try_from((i64::from(n) + sign * i64::from(by)).max(0)).unwrap_or(u32::MAX);
        let mut up = unit.parent;
        while let Some(at) = up {
            let above = self.unit(at);
            (above.n, above.n0) = (moved(above.n, unit.n), moved(above.n0, unit.n0));
            (above.killed, above.wounded) = (moved(above.killed, unit.killed), moved(above.wounded, unit.wounded));
            up = above.parent;
        }
    }

    /// A regiment goes over with all its companies; a company joins the first regiment over there.
    pub(crate) fn turn_coat(&mut self, id: UnitId) {
        let side = self.at(id).side.foe();
        let army = Battle::army(side);
        // A regiment without companies holds its men itself: nothing can be hung under it.
        let parent = match self.at(id).scale {
            Scale::Company => self.children(army).find(|&r| !self.is_leaf(r)).unwrap_or(army),
            _ => army,
        };
        self.unpair(id);
        self.unhang(id);
        self.hang(id, Some(parent));
        self.above_count(id, 1);
        self.change_side(id, side);
    }

    fn change_side(&mut self, id: UnitId, side: Side) {
        self.unpair(id);
        let unit = self.unit(id);
        (unit.side, unit.pinned) = (side, None);
        let chief = unit.chief;
        // Its commander goes with it; anybody else of a name stays true, and follows the army at large.
        for character in self.people() {
            let person = self.person(character);
            if chief == Some(character) {
                person.side = side;
            } else if person.unit == id {
                person.unit = Battle::army(person.side);
            }
        }
        let mut next = self.at(id).first;
        while let Some(child) = next {
            self.change_side(child, side);
            next = self.at(child).next;
        }
    }

    /// Takes a unit out of its encounter.
    fn unpair(&mut self, id: UnitId) {
        let (encounter, mate, side) = (self.at(id).encounter, self.at(id).mate, self.at(id).side);
        let head = self.in_encounter(encounter, side).next();
        if let Some(met) = encounter.filter(|_| head == Some(id)) {
            self.encounters[met.index()].heads[side.index()] = mate;
        } else {
            let mut before = head;
            while let Some(one) = before.filter(|&one| self.at(one).mate != Some(id)) {
                before = self.at(one).mate;
            }
            if let Some(before) = before {
                self.unit(before).mate = mate;
            }
        }
        let unit = self.unit(id);
        (unit.encounter, unit.mate) = (None, None);
    }

    pub(crate) fn post(&mut self, character: CharacterId, unit: UnitId) {
        for id in 0..self.units.len() {
            if self.units[id].chief == Some(character) {
                (self.units[id].chief, self.units[id].led) = (None, false);
            }
        }
        for camp in &mut self.camps {
            if camp.second_chief == Some(character) {
                (camp.second, camp.second_chief) = (false, None);
            }
        }
        let scale = self.at(unit).scale;
        let person = self.person(character);
        person.unit = unit;
        if person.rank.commands() == Some(scale) {
            let unit = self.unit(unit);
            (unit.chief, unit.led) = (Some(character), true);
        }
    }
}
