//! How units are grouped for what is to be fought (ORD-05, ORD-73, ORD-79, ORD-93).

use crate::brought::options::Resolution;
use crate::chapters::figures::{deploys, place_factor};
use crate::chapters::losses;
use crate::nouns::battle::{Battle, Group, GroupId, SLOTS};
use crate::nouns::rules::{ASSAULT, GROUPS};
use crate::nouns::terms::{Mode, Reach, Station, Where};
use crate::nouns::unit::Unit;
use montjoie_table::{Crowd, Few, Id as _, Side, Subject, UnitId, cite};

/// Most units, and so most groups.
pub const MOST: usize = Subject::UNITS;

/// The place of a group on the list of names.
#[must_use]
pub fn slot(army: u8, post: Station, kind: Reach) -> u8 {
    army * SLOTS + post as u8 * 2 + kind as u8
}

/// How a unit fights in the open: shooters, guns and modern infantry at a distance (ORD-111).
#[must_use]
pub fn kind_of(u: &Unit) -> Reach {
    if u.ranged || u.vehicle { Reach::Ranged } else { Reach::Contact }
}

/// A group that has just been formed.
#[must_use]
pub fn fresh(u: &Unit, face: Subject, post: Station, kind: Reach) -> Group {
    Group {
        side: u.side,
        army: u.army,
        face,
        post,
        kind,
        at: if post == Station::Reserve { Where::Reserve } else { Where::Field },
        damage: 0,
        routed: false,
        routed_seq: 0,
        routed_by: Subject::NOBODY,
        pursuable: false,
        rallied: 0,
        rally_tried: false,
        rally_seq: 0,
        encircled: false,
        in_terrain: true,
        combat_circumstances: 0,
        engaged: false,
        attacked: false,
        exposed: false,
        shocked: false,
        clashes: false,
        counter: 0,
        counter_on: Subject::NOBODY,
        counter_since: 0,
        counter_until: 0,
        contacts: Crowd::EMPTY,
        met: Crowd::EMPTY,
        pinned: 0,
        arrived: 0,
    }
}

/// What a GM set on the group a unit was in.
#[derive(Clone, Copy)]
struct Knobs {
    encircled: bool,
    in_terrain: bool,
    circumstances: i32,
    engaged: bool,
}

impl Battle {
    /// The post, the manner and the name's place of a unit's group; none when it fights as a group of its own.
    fn grouping(&self, u: &Unit) -> (Station, Reach, Option<u8>) {
        let own = kind_of(u);
        if self.mode == Mode::Vehicles {
            return (u.post, own, None);
        }
        if self.mode.walls() {
            let army = self.units.iter().find(|o| o.side == u.side).map_or(u.army, |o| o.army);
            // ORD-79: the garrison is one mass, its shooters included.
            if self.walled(u.side) {
                return (Station::Main, Reach::Contact, Some(slot(army, Station::Main, Reach::Contact)));
            }
            // Modern infantry of the main force storms; other shooters and the guns stay behind, apart (ORD-82).
            let storms = own == Reach::Contact || (u.modern && u.post != Station::Support && u.pieces == 0);
            let (post, kind, name) = match (u.post, storms) {
                (Station::Reserve, true) => {
                    (Station::Reserve, Reach::Contact, slot(army, Station::Reserve, Reach::Contact))
                }
                (Station::Reserve, false) => {
                    (Station::Reserve, Reach::Ranged, slot(army, Station::Reserve, Reach::Ranged))
                }
                (_, true) => (Station::Main, Reach::Contact, slot(army, Station::Main, Reach::Contact)),
                (_, false) if u.pieces > 0 => {
                    (Station::Support, Reach::Ranged, slot(army, Station::Support, Reach::Contact))
                }
                (_, false) => (Station::Support, Reach::Ranged, slot(army, Station::Support, Reach::Ranged)),
            };
            return (post, kind, Some(name));
        }
        let name = (self.options.resolution_level == Resolution::Group).then(|| slot(u.army, u.post, own));
        (u.post, own, name)
    }

    /// Groups everybody anew; damage follows the units.
    pub fn array(&mut self, mode: Mode, sortie: bool) {
        cite(if mode == Mode::Assault { ASSAULT } else { GROUPS });
        let was_walled = self.mode.walls();
        let mut knobs: Few<Knobs, MOST> = Few::new();
        for unit in 0..self.units.len() {
            let group = self.group_with(&self.units[unit]);
            knobs.push(Knobs {
                encircled: group.is_some_and(|g| g.encircled),
                in_terrain: group.is_none_or(|g| g.in_terrain),
                circumstances: group.map_or(0, |g| g.combat_circumstances),
                engaged: group.is_some_and(|g| g.engaged),
            });
        }
        let walled = mode.walls();
        self.carry_damage(was_walled && !walled, walled && !was_walled);
        self.mode = mode;
        self.sortie = sortie;
        self.groups.clear();
        for unit in &mut self.units {
            unit.group = None;
        }
        for side in Side::BOTH {
            for unit in UnitId::all(self.units.len()) {
                self.place_in_group(side, unit, &knobs[unit.index()]);
            }
        }
        (self.sequence, self.volleys, self.shocks) = (1, 0, 0);
        (self.first, self.surprised, self.tested, self.retest) = (None, None, false, false);
        self.over = None;
        for camp in &mut self.camps {
            (camp.retreat_failed, camp.withdrew) = (false, false);
        }
        self.count_fighters();
    }

    /// ORD-04 — everybody on the field or in reserve.
    pub fn count_fighters(&mut self) {
        let there = |u: &&Unit| matches!(u.at, Where::Field | Where::Reserve);
        self.fighters = self.units.iter().filter(there).map(|u| i64::from(u.eff)).sum();
    }

    /// Damage of groups becomes that of their units; ORD-87: who leaves the walls leaves their factor behind, and finds it again when
    /// he comes back, to the point.
    fn carry_damage(&mut self, leaves_walls: bool, comes_back: bool) {
        let factor = place_factor(self).max(1);
        for group in GroupId::all(self.groups.len()) {
            let shares = losses::shares(self, group);
            let garrison = self.fort.is_some_and(|f| f.besieged == self.at(group).side);
            let (shrinks, grows) = (garrison && leaves_walls, garrison && comes_back);
            let scale = |points: i64| match (shrinks, grows) {
                (true, _) => points / factor,
                (_, true) => points.saturating_mul(factor),
                _ => points,
            };
            let damage = self.at(group).damage;
            let mut total = scale(damage);
            if let Some(fort) = &mut self.fort {
                if shrinks {
                    fort.rest += damage - total * factor;
                } else if grows && !shares.is_empty() {
                    total += std::mem::take(&mut fort.rest);
                }
            }
            let mut left = total;
            for &(unit, share) in &shares {
                let own = scale(share);
                self.units[usize::from(unit)].hurt = own;
                left -= own;
            }
            if let Some(&(unit, _)) = shares.first() {
                self.units[usize::from(unit)].hurt += left;
            }
        }
    }

    fn place_in_group(&mut self, side: Side, id: UnitId, knobs: &Knobs) {
        let unit = *self.unit(id);
        if unit.side != side
            || unit.eff == 0
            || !matches!(unit.at, Where::Field | Where::Reserve)
            || !deploys(self, &unit)
        {
            return;
        }
        let (post, kind, name) = self.grouping(&unit);
        let known = name.and_then(|slot| {
            let shared = Subject::army(slot);
            // A group of one unit is called by that unit until a second one joins it.
            let mut all = self.all();
            let found = all.find(|(_, g)| {
                let first = crate::nouns::terms::is_unit(g.face).and_then(|u| self.units.get(usize::from(u)));
                g.face == shared || first.is_some_and(|u| g.side == side && self.grouping(u).2 == Some(slot))
            });
            found.map(|(id, _)| id)
        });
        if let Some(group) = known {
            let shared = &mut self.groups[group.index()];
            shared.damage += unit.hurt;
            shared.engaged |= knobs.engaged;
            if let Some(slot) = name {
                shared.face = Subject::army(slot);
            }
            self.units[id.index()].group = Some(group);
            return;
        }
        let mut group = fresh(&unit, Subject::from(id), post, kind);
        group.damage = unit.hurt;
        (group.encircled, group.in_terrain) = (knobs.encircled, knobs.in_terrain);
        (group.combat_circumstances, group.engaged) = (knobs.circumstances, knobs.engaged);
        // A reserve that has been in a battle of this siege is no reserve any more.
        if unit.at == Where::Field {
            group.at = Where::Field;
        }
        self.form(id, group);
    }

    /// A unit that is in no group forms a new one. Groups nobody is in any more stay on the list; once it is full, the
    /// first of them gives its place. There is one: the list is as long as that of the units.
    pub(crate) fn form(&mut self, unit: UnitId, group: Group) {
        self.units[unit.index()].group = None;
        let free = |id: &GroupId| !self.units.iter().any(|u| u.group == Some(*id));
        let old = (self.groups.len() >= MOST).then(|| GroupId::all(MOST).find(free)).flatten();
        if let Some(id) = old {
            for g in &mut self.groups {
                g.contacts.remove(id);
                g.met.remove(id);
            }
            self.groups[id.index()] = group;
        } else {
            self.groups.push(group);
        }
        self.units[unit.index()].group = old.or(GroupId::all(self.groups.len()).last());
    }

    /// ORD-35 — somebody comes onto the field: with those who came this sequence, or as a group of their own.
    pub fn arrive(&mut self, id: UnitId) {
        let sequence = self.sequence;
        let unit = &mut self.units[usize::from(id)];
        unit.at = Where::Field;
        let unit = *unit;
        if !deploys(self, &unit) || unit.eff == 0 {
            return;
        }
        let kind = self.grouping(&unit).1;
        let alone = self.mode == Mode::Vehicles || self.options.resolution_level == Resolution::Unit;
        let with = self.all().find(|(_, g)| {
            !alone
                && g.side == unit.side
                && g.army == unit.army
                && g.kind == kind
                && g.arrived == sequence
                && g.able()
                && !g.engaged
        });
        if let Some(group) = with.map(|(group, _)| group) {
            self.groups[group.index()].damage += unit.hurt;
            self.units[id.index()].group = Some(group);
        } else {
            let mut group = fresh(&unit, Subject::from(id), Station::Main, kind);
            (group.arrived, group.damage) = (sequence, unit.hurt);
            self.form(id, group);
        }
        self.fighters += i64::from(unit.eff);
        self.retest = true;
    }
}
