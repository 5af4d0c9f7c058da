//! The tree itself: men who change units, units that come, go over, are hung elsewhere. Sums stay sums.

use crate::events::Event;
use crate::nouns::battle::{Battle, Id};
use crate::nouns::terms::{Breakout, Scale, Where};
use montjoie_game::mark::NOBODY;
use montjoie_table::Side;

impl Battle {
    /// Men change units: they stand on the new one's roll as if they had always been there.
    pub(crate) fn pass(&mut self, from: Id, to: Id, men: u32) {
        let men = men.min(self.at(from).n);
        self.shift_men(from, -i64::from(men));
        self.shift_men(to, i64::from(men));
    }

    /// Able men and the men of the start, here and above.
    fn shift_men(&mut self, id: Id, men: i64) {
        let moved = |n: u32| u32::try_from((i64::from(n) + men).max(0)).unwrap_or(u32::MAX);
        let mut at = id;
        while at != NOBODY {
            let unit = self.unit(at);
            (unit.n, unit.n0) = (moved(unit.n), moved(unit.n0));
            at = unit.parent;
        }
    }

    /// Men of a new unit, here and above.
    pub(crate) fn raise(&mut self, id: Id, men: u32) {
        self.shift_men(id, i64::from(men));
    }

    /// Men are taken as killed, or given back from the wounded and the killed.
    pub(crate) fn men(&mut self, id: Id, men: i32) {
        if men < 0 {
            return self.lose(id, men.unsigned_abs(), 0);
        }
        let unit = self.at(id);
        let back = men.unsigned_abs().min(unit.killed + unit.wounded);
        let healed = back.min(unit.wounded);
        let mut at = id;
        while at != NOBODY {
            let unit = self.unit(at);
            unit.n += back;
            unit.wounded = unit.wounded.saturating_sub(healed);
            unit.killed = unit.killed.saturating_sub(back - healed);
            at = unit.parent;
        }
    }

    pub(crate) fn enlist(&mut self, like: Id, men: u32) {
        let id = u8::try_from(self.units.len()).unwrap_or(NOBODY);
        let mut unit = *self.at(like);
        (unit.first, unit.next, unit.chief, unit.led) = (NOBODY, NOBODY, NOBODY, true);
        unit.ordered = false;
        (unit.n0, unit.n, unit.killed, unit.wounded, unit.fielded) = (0, 0, 0, 0, 0);
        (unit.encounter, unit.mate, unit.row, unit.pinned) = (NOBODY, NOBODY, None, NOBODY);
        (unit.at, unit.trapped, unit.breakout, unit.rally_due) = (Where::Field, false, Breakout::None, false);
        self.units.push(unit);
        self.hang(id, unit.parent);
        self.shift_men(id, i64::from(men));
    }

    /// Puts a unit last under a parent.
    pub(crate) fn hang(&mut self, id: Id, parent: Id) {
        (self.unit(id).parent, self.unit(id).next) = (parent, NOBODY);
        if parent == NOBODY {
            return;
        }
        let first = self.at(parent).first;
        if first == NOBODY {
            self.unit(parent).first = id;
            return;
        }
        let mut last = first;
        while self.at(last).next != NOBODY {
            last = self.at(last).next;
        }
        self.unit(last).next = id;
    }

    /// Takes a unit from its parent: the men above it are counted without it.
    fn unhang(&mut self, id: Id) {
        let parent = self.at(id).parent;
        if parent == NOBODY {
            return;
        }
        let next = self.at(id).next;
        if self.at(parent).first == id {
            self.unit(parent).first = next;
        } else {
            let mut before = self.at(parent).first;
            while before != NOBODY && self.at(before).next != id {
                before = self.at(before).next;
            }
            if before != NOBODY {
                self.unit(before).next = next;
            }
        }
        self.above_count(id, -1);
        self.unit(id).parent = NOBODY;
    }

    fn above_count(&mut self, id: Id, sign: i64) {
        let unit = *self.at(id);
        let moved = |n: u32, by: u32| u32::try_from((i64::from(n) + sign * i64::from(by)).max(0)).unwrap_or(u32::MAX);
        let mut at = unit.parent;
        while at != NOBODY {
            let above = self.unit(at);
            (above.n, above.n0) = (moved(above.n, unit.n), moved(above.n0, unit.n0));
            (above.killed, above.wounded) = (moved(above.killed, unit.killed), moved(above.wounded, unit.wounded));
            at = above.parent;
        }
    }

    /// A regiment goes over with all its companies; a company joins the first regiment over there.
    pub(crate) fn turn_coat(&mut self, id: Id) {
        let side = self.at(id).side.foe();
        let army = Battle::army(side);
        // A regiment without companies holds its men itself: nothing can be hung under it.
        let parent = match self.at(id).scale {
            Scale::Company => self.children(army).find(|&r| !self.is_leaf(r)).unwrap_or(army),
            _ => army,
        };
        self.unpair(id);
        self.unhang(id);
        self.hang(id, parent);
        self.above_count(id, 1);
        self.change_side(id, side);
    }

    fn change_side(&mut self, id: Id, side: Side) {
        self.unpair(id);
        let unit = self.unit(id);
        (unit.side, unit.pinned) = (side, NOBODY);
        let chief = unit.chief;
        // Its commander goes with it; anybody else of a name stays true, and follows the army at large.
        for character in self.people() {
            let person = self.person(character);
            if character == chief {
                person.side = side;
            } else if person.unit == id {
                person.unit = Battle::army(person.side);
            }
        }
        let mut child = self.at(id).first;
        while child != NOBODY {
            self.change_side(child, side);
            child = self.at(child).next;
        }
    }

    /// Takes a unit out of its encounter.
    fn unpair(&mut self, id: Id) {
        let (encounter, mate, side) = (self.at(id).encounter, self.at(id).mate, self.at(id).side);
        let head = self.in_encounter(encounter, side).next().unwrap_or(NOBODY);
        if head == id {
            self.encounters[usize::from(encounter)].heads[side.index()] = mate;
        } else {
            let mut before = head;
            while before != NOBODY && self.at(before).mate != id {
                before = self.at(before).mate;
            }
            if before != NOBODY {
                self.unit(before).mate = mate;
            }
        }
        let unit = self.unit(id);
        (unit.encounter, unit.mate) = (NOBODY, NOBODY);
    }

    pub(crate) fn post(&mut self, character: u8, unit: Id) {
        for id in 0..self.units.len() {
            if self.units[id].chief == character {
                (self.units[id].chief, self.units[id].led) = (NOBODY, false);
            }
        }
        for camp in &mut self.camps {
            if camp.second_chief == character {
                (camp.second, camp.second_chief) = (false, NOBODY);
            }
        }
        let scale = self.at(unit).scale;
        let person = self.person(character);
        person.unit = unit;
        if person.rank.commands() == Some(scale) {
            let unit = self.unit(unit);
            (unit.chief, unit.led) = (character, true);
        }
    }

    /// Whether an event from outside can be laid on this battle: everyone it names is on the list, every number in reach.
    #[must_use]
    pub fn admits(&self, event: &Event) -> bool {
        let known = |id: Id| usize::from(id) < self.units.len();
        let leaf = |id: Id| known(id) && self.is_leaf(id);
        let who = |c: u8| usize::from(c) < self.characters.len();
        let points = |n: i16| (-500..=500).contains(&n);
        let men = |n: u32| n <= 100_000_000;
        match *event {
            Event::Pinned { unit, to } => known(unit) && (to == NOBODY || known(to)),
            Event::Paired { unit, encounter, scale } => {
                let fits = |u: Id| self.at(u).scale == scale || self.rolls_at(u, scale);
                known(unit) && fits(unit) && self.at(unit).encounter == NOBODY && encounter < 250
            }
            Event::Met { encounter } => usize::from(encounter) < self.encounters.len(),
            Event::Morale { unit, by } => known(unit) && points(by),
            Event::Swung { by } => points(by),
            Event::Lasts { unit, value, .. } => known(unit) && points(value) && self.lasting.len() < 10_000,
            Event::Losses { unit, killed, wounded } => leaf(unit) && men(killed) && men(wounded),
            Event::Men { unit, men: n } => leaf(unit) && men(n.unsigned_abs()),
            Event::Passed { unit, to, men: n } => leaf(unit) && leaf(to) && unit != to && men(n),
            Event::Joins { unit, to, men: n } => known(unit) && known(to) && unit != to && men(n),
            Event::Volley { unit, men: n } | Event::CutDown { unit, men: n } => known(unit) && men(n),
            Event::Enlisted { unit, like, men: n } => {
                known(like)
                    && self.at(like).parent != NOBODY
                    && usize::from(unit) == self.units.len()
                    && self.units.len() < crate::nouns::battle::MOST
                    && men(n)
            }
            Event::TurnedCoat { unit } => {
                known(unit) && self.at(unit).scale != Scale::Army && self.at(unit).parent != NOBODY
            }
            Event::Rises { unit, character }
            | Event::Promoted { unit, character }
            | Event::Posted { character, unit } => {
                known(unit) && who(character) && self.at(unit).side == self.who(character).side
            }
            Event::Option { index, value } => self.options.clone().set(usize::from(index), value),
            Event::Posture { character, .. }
            | Event::Fights { character }
            | Event::Spent { character }
            | Event::Soldier { character, .. }
            | Event::Surrounded { character, .. }
            | Event::CutOff { character }
            | Event::Critical { character, .. }
            | Event::Rejoined { character }
            | Event::Bold { character, .. }
            | Event::Offered { character, .. }
            | Event::Seized { character, .. }
            | Event::Mounted { character }
            | Event::Gone { character, .. }
            | Event::Came { character }
            | Event::SummedOf { character, .. }
            | Event::SetOf { character, .. } => who(character),
            Event::Engaged { unit, .. }
            | Event::Mode { unit, .. }
            | Event::Called { unit, .. }
            | Event::Rallied { unit }
            | Event::NotRallied { unit }
            | Event::Freed { unit }
            | Event::Opposed { unit, .. }
            | Event::Result { unit, .. }
            | Event::Read { unit, .. }
            | Event::Tolled { unit, .. }
            | Event::Summed { unit, .. }
            | Event::Delayed { unit, .. }
            | Event::Marched { unit }
            | Event::Entered { unit, .. }
            | Event::Trapped { unit }
            | Event::BrokeOut { unit, .. }
            | Event::Ground { unit, .. }
            | Event::Doomed { unit }
            | Event::United { unit }
            | Event::Split { unit }
            | Event::NotInPlay { unit, .. }
            | Event::Routed { unit }
            | Event::Destroyed { unit }
            | Event::Massacred { unit, .. }
            | Event::ChiefLost { unit }
            | Event::StandIn { unit, .. }
            | Event::Arrived { unit }
            | Event::Left { unit }
            | Event::Set { unit, .. } => known(unit),
            Event::Step { at, .. } => usize::from(at) <= self.encounters.len().max(self.characters.len()),
            Event::Began
            | Event::Ended
            | Event::Faded
            | Event::Defeated { .. }
            | Event::SecondLost { .. }
            | Event::Conceded { .. }
            | Event::Scripted { .. } => true,
        }
    }
}
