//! The one place where a battle changes.

use crate::brought::options::{Cadence, CounterBonus, VehicleRetreatFail};
use crate::chapters::array::{fresh, kind_of};
use crate::chapters::losses;
use crate::events::{Event, How, UnitField};
use crate::nouns::battle::{Battle, Group, Over};
use crate::nouns::terms::{Lot, Mode, Station, Step, Where};
use montjoie_game::Setting as _;
use montjoie_table::{Crowd, State, Subject, UnitId};

impl State for Battle {
    type Event = Event;
    type Plan = crate::brought::doctrine::Plan;

    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Arrayed { mode, sortie, .. } => self.array(mode, sortie),
            Event::Began => self.begin(),
            Event::Step(step) => {
                self.step = step;
                if step == Step::Week {
                    self.next_week();
                }
            }
            Event::Ended => self.end(),
            Event::Initiative { first, surprised, .. } => {
                (self.first, self.surprised, self.surprise_seq) = (first, surprised, self.sequence);
                (self.tested, self.retest) = (true, false);
            }
            Event::Shaken => self.retest = self.options.command_cadence != Cadence::None,
            Event::Declared { .. } | Event::Weighed { .. } => {}
            // Its turn is past, attack or no attack.
            Event::Held { group } => self.with(group, |g| g.attacked = true),
            Event::Unmoved { group } => {
                let sequence = self.sequence;
                self.with(group, |g| (g.rally_tried, g.rally_seq) = (true, sequence));
            }
            Event::Taken { unit } => self.take_out(unit, Where::Captured),
            Event::Withdrew { side, how, .. } => self.withdraw(side, how),
            Event::Attacks { group, on, how } => self.attack(group, on, how),
            Event::Contact { by, on } => self.touch(by, on),
            Event::Parted { one, other } => self.part(one, other),
            Event::Missed { group, on, bonus, since, until, .. } => self.counter(group, on, bonus, since, until),
            Event::Spent { group } => self.with(group, |g| (g.counter, g.counter_on) = (0, Subject::NOBODY)),
            Event::Lost { group, loss, .. } => self.with(group, |g| g.damage = g.damage.saturating_add(loss)),
            Event::Routed { group, by, pursuable } => {
                let sequence = self.sequence;
                self.part_from_all(group);
                self.with(group, |g| {
                    (g.routed, g.routed_seq, g.routed_by, g.pursuable) = (true, sequence, by.0, pursuable);
                    g.rally_tried = false;
                });
            }
            Event::Annihilated { group } => self.leave(group, Where::Removed),
            Event::Escaped { group } => self.with(group, |g| g.pursuable = false),
            Event::Rallied { group, back } => self.with(group, |g| {
                g.damage = (g.damage - back).max(0);
                (g.routed, g.pursuable, g.at, g.rally_tried) = (false, false, Where::Field, false);
                g.rallied = g.rallied.saturating_add(1);
            }),
            Event::OffTheLine { group } => self.leave(group, Where::Off),
            Event::Left { group } => self.leave(group, Where::Left),
            Event::Captured { group } => self.leave(group, Where::Captured),
            Event::Pinned { group, cost } => {
                let usual = if self.options.vehicle_retreat_fail == VehicleRetreatFail::Four { 4 } else { 2 };
                self.with(group, |g| g.pinned = g.pinned.max(if cost > 0 { cost } else { usual }));
            }
            Event::Committed { side, tested } => {
                let sequence = self.sequence;
                for g in self.groups.iter_mut().filter(|g| g.side == side && g.at == Where::Reserve) {
                    (g.at, g.arrived) = (Where::Field, sequence);
                }
                for u in self.units.iter_mut().filter(|u| u.side == side && u.at == Where::Reserve) {
                    u.at = Where::Field;
                }
                self.retest |= tested && self.options.command_cadence != Cadence::None;
            }
            Event::Fired { group } => {
                if let Some(id) = self.group_of(group) {
                    for u in self.units.iter_mut().filter(|u| u.group == Some(id) && u.ammunition > 0) {
                        u.ammunition -= 1;
                    }
                }
            }
            Event::Volley => self.volleys = self.volleys.saturating_add(1),
            Event::Clash => {
                self.shocks = self.shocks.saturating_add(1);
                for g in &mut self.groups {
                    (g.shocked, g.clashes) = (g.shocked || g.clashes, false);
                }
            }
            Event::Week { effective } => {
                if let Some(fort) = &mut self.fort {
                    fort.calendar = fort.calendar.saturating_add(1);
                    fort.week = fort.week.saturating_add(u16::from(effective));
                }
            }
            Event::Endures { weeks, sapped } => {
                if let Some(fort) = &mut self.fort {
                    (fort.endurance, fort.sapped) = (weeks, sapped);
                }
            }
            Event::Talked { .. } => {
                if let Some(fort) = &mut self.fort {
                    fort.talked = fort.calendar;
                }
            }
            Event::Lifted | Event::Opened { .. } => {}
            Event::Over { winner, last } => self.over = Some(Over { winner, last }),
            Event::Classed { side, class } => self.camps[side.index()].class = Some(class),
            Event::Reckoned { unit, out, dead, deserters, eff, .. } => self.reckon(unit, out, dead, deserters, eff),
            Event::Counted { unit, share, slices, .. } => {
                let u = &mut self.units[usize::from(unit)];
                (u.hurt, u.counted) = (share, u.counted.max(slices));
            }
            Event::Abandoned { unit, pieces } => {
                let u = &mut self.units[usize::from(unit)];
                let pieces = pieces.min(u.pieces);
                u.pieces -= pieces;
                u.pieces_lost += pieces;
            }
            Event::Baggage { side, share } => self.camps[side.index()].baggage_lost = share,
            Event::CrewLost { unit, men } => self.units[usize::from(unit)].crew_lost += men,
            Event::Learned { unit, xp } => {
                let u = &mut self.units[usize::from(unit)];
                u.xp = u.xp.saturating_add(xp);
            }
            Event::Raised { unit, cost } => {
                let u = &mut self.units[usize::from(unit)];
                (u.cbt, u.xp) = (u.cbt.saturating_add(1), u.xp.saturating_sub(cost));
            }
            Event::Wounded { person, wounds, lot } => {
                if let Some(p) = self.persons.get_mut(usize::from(person)) {
                    p.wounds = p.wounds.saturating_add(wounds);
                    p.lot = p.lot.max(lot);
                }
            }
            Event::Closed { last } => self.close(last),
            Event::Conceded { side } => self.camps[side.index()].conceded = true,
            Event::Arrived { unit } => self.arrive(unit),
            Event::Joined { person } => {
                if let Some(p) = self.persons.get_mut(usize::from(person)) {
                    p.here = true;
                }
            }
            Event::Posted { person, unit } => {
                if let Some(p) = self.persons.get_mut(usize::from(person)) {
                    p.unit = unit;
                }
            }
            Event::Enlisted { unit: _, like, men } => self.enlist(like, men),
            Event::Passed { from, to, men } => self.pass(from, to, men),
            Event::TurnedCoat { unit } => self.turn(unit),
            Event::Removed { unit } => self.take_out(unit, Where::Left),
            Event::Heads { unit, men } => self.heads(unit, men),
            Event::Weather { weather } => {
                if let Some(weather) = crate::nouns::terms::Weather::from_number(i32::from(weather)) {
                    self.options.weather = weather;
                    self.retest = self.options.command_cadence != Cadence::None;
                }
            }
            Event::Set { unit, field, value } => {
                // What makes a troop heavy or light makes it slow or quick, unless its rank was given by hand (ORD-06).
                let u = &mut self.units[usize::from(unit)];
                let usual = u.mobility == u.usual_mobility();
                field.set(u, value);
                if usual && field != UnitField::mobility {
                    u.mobility = u.usual_mobility();
                }
            }
            Event::SetGroup { group, field, value } => self.with(group, |g| field.set(g, value)),
            Event::SetSide { side, field, value } => field.set(&mut self.camps[side.index()], value),
            Event::SetPerson { person, field, value } => {
                let spent = self.spent();
                if let Some(p) = self.persons.get_mut(usize::from(person)) {
                    field.set(p, value);
                    if p.wounds >= p.health {
                        p.lot = p.lot.max(spent);
                    } else if p.lot == Lot::Out {
                        p.lot = Lot::Wounded;
                    }
                }
            }
            Event::Option { index, value } => {
                let weather = self.options.weather;
                self.options.set(usize::from(index), value);
                if self.options.weather != weather {
                    self.retest = self.options.command_cadence != Cadence::None;
                }
            }
            Event::Scripted { index, .. } => self.scripts.end(index.0),
        }
    }
}

impl Battle {
    fn with(&mut self, who: Subject, change: impl FnOnce(&mut Group)) {
        if let Some(id) = self.group_of(who) {
            change(&mut self.groups[usize::from(id)]);
        }
    }

    /// ORD-111 — exposure is judged when the sequence begins; bonuses of the last but one are gone.
    fn begin(&mut self) {
        let contact = [0, 1].map(|i| {
            self.groups.iter().any(|g| g.side.index() == i && g.able() && g.kind == crate::nouns::terms::Reach::Contact)
        });
        let (sequence, vehicles) = (self.sequence, self.is_vehicles());
        for g in &mut self.groups {
            let own = contact[g.side.index()];
            let theirs = contact[g.side.foe().index()];
            g.exposed = !vehicles && g.kind == crate::nouns::terms::Reach::Ranged && !own && theirs;
            g.attacked = false;
            g.met = Crowd::EMPTY;
            if g.counter != 0 && g.counter_until < sequence {
                (g.counter, g.counter_on) = (0, Subject::NOBODY);
            }
        }
    }

    fn end(&mut self) {
        self.clock = self.clock.saturating_add(crate::chapters::time::sequence_length(self));
        self.sequence = self.sequence.saturating_add(1);
        // The rounds of a siege are its weeks, whatever is fought in one of them.
        if !self.siege {
            self.round = self.round.saturating_add(1);
        }
        if self.mode == Mode::Assault {
            // P3 — contact ends with each wave.
            for g in &mut self.groups {
                g.contacts = Crowd::EMPTY;
            }
        }
    }

    fn attack(&mut self, by: Subject, on: Subject, how: How) {
        let (Some(a), Some(d)) = (self.group_of(by), self.group_of(on)) else { return };
        let sequence = self.sequence;
        let foe = &mut self.groups[usize::from(d)];
        foe.engaged = true;
        foe.met.add(a);
        let g = &mut self.groups[usize::from(a)];
        g.engaged = true;
        g.met.add(d);
        // A volley before the shock is not the attack of the sequence (ORD-17).
        let volley = how == How::Shot && g.kind == crate::nouns::terms::Reach::Contact;
        if !volley && !matches!(how, How::Pursuit | How::Riposte) {
            g.attacked = true;
        }
        if g.counter_on == on && (g.counter_since..=g.counter_until).contains(&sequence) {
            (g.counter, g.counter_on) = (0, Subject::NOBODY);
        }
        if how == How::Shock {
            // A blow a GM calls for stands for a whole shock.
            let over = self.step != Step::Shock;
            for id in [a, d] {
                let g = &mut self.groups[usize::from(id)];
                (g.clashes, g.shocked) = (!over, g.shocked || over);
            }
            self.touch(by, on);
        }
    }

    fn touch(&mut self, by: Subject, on: Subject) {
        let (Some(a), Some(d)) = (self.group_of(by), self.group_of(on)) else { return };
        if a != d {
            self.groups[usize::from(a)].contacts.add(d);
            self.groups[usize::from(d)].contacts.add(a);
        }
    }

    fn part(&mut self, one: Subject, other: Subject) {
        let (Some(a), Some(d)) = (self.group_of(one), self.group_of(other)) else { return };
        self.groups[usize::from(a)].contacts.remove(d);
        self.groups[usize::from(d)].contacts.remove(a);
    }

    fn part_from_all(&mut self, who: Subject) {
        let Some(id) = self.group_of(who) else { return };
        for g in &mut self.groups {
            g.contacts.remove(id);
        }
        self.groups[usize::from(id)].contacts = Crowd::EMPTY;
    }

    /// ORD-44 — the bonus the one attacked gains for his answer.
    fn counter(&mut self, by: Subject, on: Subject, bonus: i32, since: u16, until: u16) {
        let accumulates = self.options.counter_bonus == CounterBonus::Accumulate;
        self.with(on, |g| {
            if bonus <= 0 {
                return;
            }
            if accumulates && g.counter_on == by {
                g.counter += bonus;
            } else {
                (g.counter, g.counter_on, g.counter_since) = (bonus, by, since);
            }
            g.counter_until = if accumulates { u16::MAX } else { until };
        });
    }

    fn leave(&mut self, who: Subject, to: Where) {
        self.part_from_all(who);
        self.with(who, |g| {
            g.at = to;
            g.pursuable = false;
        });
    }

    fn withdraw(&mut self, side: montjoie_table::Side, how: crate::events::Withdrawal) {
        use crate::events::Withdrawal as W;
        let camp = &mut self.camps[side.index()];
        match how {
            W::Whole | W::Abandoning => camp.withdrew = true,
            W::Failed => camp.retreat_failed = true,
            W::Rout => {}
        }
    }

    fn reckon(&mut self, unit: UnitId, out: u32, dead: u32, deserters: u32, eff: u32) {
        // Every unit of the group is reckoned; until its turn comes, each bears what it bore.
        let group = self.units[usize::from(unit)].group;
        if let Some(group) = group {
            let mut left = 0;
            for (id, share) in losses::shares(self, group) {
                self.units[usize::from(id)].hurt = share;
                left += if id == unit { 0 } else { share };
            }
            self.groups[usize::from(group)].damage = left;
        }
        let u = &mut self.units[usize::from(unit)];
        u.dead = u.dead.saturating_add(dead);
        u.wounded = out.saturating_sub(dead);
        u.deserters = deserters;
        // Losses fall on vehicles of both kinds alike; guns stay where their crews fell.
        let part = u.part(eff);
        (u.individual_sdg, u.others, u.frc_other, u.frc) = (part.individual_sdg, part.others, part.frc_other, part.frc);
        if u.pieces == 0 {
            u.pda = part.pda;
        }
        (u.eff, u.hurt) = (eff, 0);
        if eff == 0 && u.at == Where::Field {
            u.at = Where::Removed;
        }
    }

    /// The aftermath is over: back to the siege, or the end.
    fn close(&mut self, last: bool) {
        self.closed = last;
        if last {
            return;
        }
        // Who was taken or wiped out stays so.
        for unit in 0..self.units.len() {
            let group = self.group_with(&self.units[unit]);
            if let Some(at @ (Where::Captured | Where::Removed)) = group.map(|g| g.at) {
                self.units[unit].at = at;
            }
        }
        self.array(Mode::Siege, false);
        self.step = Step::Week;
        self.next_week();
    }

    fn next_week(&mut self) {
        self.round = self.fort.map_or(1, |f| f.calendar).saturating_add(1);
    }

    fn enlist(&mut self, like: UnitId, men: u32) {
        let mut unit = self.units[usize::from(like)].part(men);
        (unit.eff0, unit.hurt) = (men, 0);
        (unit.group, unit.at) = (None, Where::Absent);
        (unit.dead, unit.wounded, unit.deserters, unit.xp) = (0, 0, 0, 0);
        (unit.frc, unit.individual_sdg) = (-1, 0);
        self.units.push(unit);
    }

    /// Men go from one unit to another with what is theirs of it, damage staying with the groups.
    fn pass(&mut self, from: UnitId, to: UnitId, men: u32) {
        let men = men.min(losses::standing(self, from));
        let part = self.units[usize::from(from)].part(men);
        let u = &mut self.units[usize::from(from)];
        u.give(&part);
        u.eff0 = u.eff0.saturating_sub(men);
        let group = u.group;
        let u = &mut self.units[usize::from(to)];
        u.take(&part);
        u.eff0 = u.eff0.saturating_add(men);
        if let Some(group) = group.filter(|_| u.group.is_none() && u.at == Where::Absent) {
            let alone = self.mode == Mode::Vehicles
                || self.options.resolution_level == crate::brought::options::Resolution::Unit;
            let place = self.groups[usize::from(group)];
            self.units[usize::from(to)].at = if place.at == Where::Reserve { Where::Reserve } else { Where::Field };
            if alone {
                let mut own =
                    Group { face: Subject::from(to), damage: 0, contacts: Crowd::EMPTY, met: Crowd::EMPTY, ..place };
                own.routed_by = Subject::NOBODY;
                self.form(to, own);
            } else {
                self.units[usize::from(to)].group = Some(group);
            }
        }
    }

    /// It goes over to the enemy as a group of its own, with its share of the damage.
    fn turn(&mut self, unit: UnitId) {
        let side = self.unit(unit).side.foe();
        let army = self.units.iter().find(|u| u.side == side).map_or(self.unit(unit).army, |u| u.army);
        let there = self.unit(unit).group.is_some();
        self.take_out(unit, Where::Field);
        let u = &mut self.units[usize::from(unit)];
        (u.side, u.army) = (side, army);
        let u = *u;
        if there {
            let mut group = fresh(&u, Subject::from(unit), Station::Main, kind_of(&u));
            group.damage = u.hurt;
            group.arrived = self.sequence;
            self.form(unit, group);
        }
        for p in self.persons.iter_mut().filter(|p| p.unit == Some(unit)) {
            p.side = side;
        }
    }

    /// One unit leaves its group, with its share of the damage.
    fn take_out(&mut self, unit: UnitId, to: Where) {
        self.units[usize::from(unit)].at = to;
        let Some(group) = self.unit(unit).group else { return };
        let share = losses::shares(self, group).iter().find(|s| s.0 == unit).map_or(0, |s| s.1);
        let alone = self.units.iter().filter(|u| u.group == Some(group)).count() == 1;
        if alone {
            let who = self.face(group);
            self.leave(who, if to == Where::Field { Where::Left } else { to });
        }
        let g = &mut self.groups[usize::from(group)];
        g.damage = (g.damage - share).max(0);
        if g.face == Subject::from(unit) && !alone {
            // The group needs another name than the one who left it.
            let heir = self.each_unit().find(|(id, u)| u.group == Some(group) && *id != unit).map(|(id, _)| id);
            if let Some(heir) = heir {
                self.groups[usize::from(group)].face = Subject::from(heir);
            }
        }
        let u = &mut self.units[usize::from(unit)];
        u.hurt = share;
        u.group = None;
    }

    /// Men taken (below nought) or given back, as points of their own.
    fn heads(&mut self, unit: UnitId, men: i32) {
        let standing = losses::standing(self, unit);
        let u = *self.unit(unit);
        let Some(group) = u.group else {
            let eff = i64::from(u.eff) + i64::from(men);
            let most = i64::from(u.eff0.max(u.eff));
            self.units[usize::from(unit)].eff = u32::try_from(eff.clamp(0, most)).unwrap_or(0);
            return;
        };
        let whole = crate::chapters::figures::frc(self, &u);
        let each = if u.as_a_whole() {
            (whole + i64::from(u.eff.max(1)) - 1) / i64::from(u.eff.max(1))
        } else {
            crate::chapters::figures::per_man(self, &u)
        };
        let men = i64::from(men).clamp(-i64::from(standing), i64::from(u.eff - standing));
        let points = -men * each;
        self.units[usize::from(unit)].hurt += points;
        let g = &mut self.groups[usize::from(group)];
        g.damage = (g.damage + points).max(0);
    }
}
