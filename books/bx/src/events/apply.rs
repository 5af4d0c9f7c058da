//! The one place where a battle changes.

use crate::brought::options::{IntAlloc, Overflow};
use crate::events::{Event, Fear};
use crate::nouns::battle::{Battle, Hurt, Id, Unit};
use crate::nouns::terms::{Order, Step, Where};
use crate::nouns::walls::{Aim, Fort, SECTIONS, SINCE, Section};
use montjoie_table::{Crowd, Id as _, State};

impl State for Battle {
    type Event = Event;
    type Plan = crate::brought::doctrine::Plan;

    // Each event is known where it happens: inlined, the match is gone (measured: a tenth of a simulated battle).
    #[inline(always)]
    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Began => self.begin(),
            Event::Step(step) => self.step = step,
            Event::Ended => self.end(),
            Event::Ordered { unit, order } => {
                let body = self.body(unit);
                body.order = order;
                body.began_free = body.free();
            }
            Event::Favoured { unit } => {
                let body = self.body(unit);
                body.increments = body.increments.saturating_add(1);
            }
            Event::Hurt { unit, by, damage, .. } => self.hurts.push(Hurt { unit, by: Some(by), damage }),
            Event::Battered { unit, damage, .. } => self.hurts.push(Hurt { unit, by: None, damage }),
            Event::Wasted { .. } | Event::Stood { .. } | Event::Dueled { .. } => {}
            Event::Lost { unit, damage } => self.lose(unit, damage),
            Event::Fell { unit } => {
                self.part_from_all(unit);
                self.body(unit).at = Where::Fallen;
            }
            Event::Destroyed { unit } => {
                self.part_from_all(unit);
                let body = self.body(unit);
                body.at = Where::Destroyed;
                body.pvt = 0;
                body.n = 0;
            }
            Event::Contact { by, on } => self.touch(by, on),
            Event::Parted { one, other } => self.part(one, other),
            Event::BrokeAway { unit, from } => {
                let pressed = self.fit(from);
                let body = self.body(unit);
                body.inert.add(from);
                body.pressed |= pressed;
                self.body(from).inert.add(unit);
            }
            Event::Lapsed { unit } => self.body(unit).moved = true,
            Event::Struck { unit } => self.body(unit).struck = true,
            Event::Ran { unit } => self.body(unit).routed_seq = self.sequence,
            Event::Left { unit } => self.depart(unit, Where::Left),
            Event::Demoralised { unit, fear } => {
                let sequence = self.sequence;
                let body = self.body(unit);
                if fear == Fear::Faith {
                    body.faithful_of = None;
                }
                if !body.demoralised {
                    body.demoralised = true;
                    body.demoralised_seq = sequence;
                    body.routed_seq = 0;
                }
            }
            Event::Rallied { unit } => {
                let body = self.body(unit);
                (body.demoralised, body.leaving) = (false, false);
                body.routed_seq = 0;
            }
            Event::Leaving { unit } => self.body(unit).leaving = true,
            Event::StandardLost { side } => self.camps[side.index()].standard_lost = true,
            Event::ChiefFell { side } => self.camps[side.index()].chief_dead = true,
            Event::Surrendering { unit } => self.body(unit).surrendering = true,
            Event::Surrendered { unit } => self.depart(unit, Where::Surrendered),
            Event::Regenerated { unit, points } => {
                let options = self.options;
                let body = self.body(unit);
                body.pvt = (body.pvt + points).min(body.pvt0);
                body.recount(&options);
                if body.at == Where::Fallen && body.n > 0 {
                    body.at = Where::Field;
                }
            }
            Event::Joined { hero, unit } => {
                self.part_from_all(hero);
                self.body(hero).officer_of = Some(unit);
            }
            Event::Alone { hero, heir } => self.stand_alone(hero, heir),
            Event::Attacks { unit, section } => {
                self.body(unit).section = section;
                if let (Some(fort), Some(section)) = (&mut self.fort, section.0) {
                    fort.attacked |= 1 << (section.index() % SECTIONS);
                }
            }
            Event::Holds { unit, section } => self.body(unit).section = section,
            Event::Breached { section, .. } => {
                let (sequence, step) = (self.sequence, self.step);
                if let Some(fort) = &mut self.fort {
                    let i = section.index() % SECTIONS;
                    if fort.breached[i] == 0 {
                        fort.breached[i] = sequence.saturating_add(SINCE);
                        fort.breached_in[i] = step;
                    }
                }
            }
            Event::Aimed { engine, aim } => {
                if let Some(engine) = self.engines.get_mut(engine.index()) {
                    engine.aim = aim;
                }
            }
            Event::Pounded { section, work, .. } => {
                if let Some(fort) = &mut self.fort {
                    let i = section.index() % SECTIONS;
                    fort.battered[i] = fort.battered[i].saturating_add(work);
                }
            }
            Event::Stationed { engine, at } => {
                if let Some(engine) = self.engines.get_mut(engine.index()) {
                    (engine.at, engine.aim) = (at, Aim::Nothing);
                }
            }
            Event::Captured { engine } => self.capture(engine),
            Event::Served { engine, by } => {
                if let Some(engine) = self.engines.get_mut(engine.index()) {
                    engine.served_by = by;
                }
            }
            Event::Crewed { engine, crew, engineer } => {
                if let Some(e) = self.engines.get_mut(engine.index()) {
                    (e.crew, e.engineer) = (crew, engineer);
                }
            }
            Event::RamBegins { sequences } => self.ram(|fort| fort.ram_need = sequences),
            Event::Rammed { unit } => self.ram(|fort| {
                fort.ram_done = fort.ram_done.saturating_add(1);
                fort.ram_by = Some(unit);
            }),
            Event::RamLost => self.ram(|fort| (fort.ram_need, fort.ram_done, fort.ram_by) = (0, 0, None)),
            Event::Sallied { unit } => {
                let sequence = self.sequence;
                let body = self.body(unit);
                body.inside = false;
                body.section = Section::NONE;
                body.sortie_seq = sequence;
            }
            Event::Returned { unit } => {
                let sequence = self.sequence;
                let body = self.body(unit);
                body.inside = true;
                body.section = Section::NONE;
                body.returned_seq = sequence;
                body.moved = true;
            }
            Event::Supplies { side, left } => self.camps[side.index()].supplies = left,
            Event::Conceded { side } => self.camps[side.index()].conceded = true,
            Event::Arrived { unit } => {
                let body = self.body(unit);
                body.at = Where::Field;
                body.n_start = body.n;
                for body in &mut self.bodies {
                    if body.officer_of == Some(unit) && body.at == Where::Absent {
                        body.at = Where::Field;
                    }
                }
            }
            Event::Enlisted { like, .. } => {
                let mut body = *self.at(like);
                body.contacts = Crowd::EMPTY;
                (body.inert, body.fresh, body.charging) = (body.contacts, body.contacts, body.contacts);
                body.order = Order::None;
                // Men come with what is passed to it, or set.
                (body.n_start, body.original, body.veterans, body.increments) = (0, 0, 0, 0);
                self.bodies.push(body);
            }
            Event::Passed { from, to, men } => self.pass(from, to, men),
            Event::TurnedCoat { unit } => self.turn_coat(unit),
            Event::Heads { unit, men } => {
                let options = self.options;
                let body = self.body(unit);
                let points = body.pvi.saturating_mul(i64::from(men));
                body.pvt = body.pvt.saturating_add(points).clamp(0, body.pvt0.max(0));
                body.recount(&options);
            }
            Event::Set { unit, field, value } => {
                let (options, edition) = (self.options, self.edition);
                let body = self.body(unit);
                field.set(body, value);
                body.refresh(&options, edition);
            }
            Event::Option { index, value } => {
                self.options.set(usize::from(index), value);
                let (options, edition) = (self.options, self.edition);
                for body in &mut self.bodies {
                    let before = body.n;
                    body.refresh(&options, edition);
                    // Counted otherwise, nobody died of it.
                    body.n_start = body.n_start.saturating_sub(before.saturating_sub(body.n));
                }
            }
            Event::Scripted { index, .. } => self.scripts.end(index.0),
        }
    }
}

impl Battle {
    #[inline(always)]
    fn body(&mut self, id: Id) -> &mut Unit {
        &mut self.bodies[usize::from(id)]
    }

    fn begin(&mut self) {
        let per_battle = self.options.int_bonus_alloc == IntAlloc::PerBattle;
        for body in &mut self.bodies {
            body.n_start = body.n;
            body.order = Order::None;
            (body.moved, body.struck, body.pressed, body.scorched) = (false, false, false, false);
            (body.fresh, body.charging) = (Crowd::EMPTY, Crowd::EMPTY);
            if !per_battle {
                body.increments = 0;
            }
            if body.contacts.is_empty() {
                body.section = Section::NONE;
            }
        }
        if let Some(fort) = &mut self.fort {
            fort.attacked = 0;
        }
        for engine in &mut self.engines {
            engine.aim = Aim::Nothing;
        }
        for i in 0..self.pairs.len() {
            let (one, other, _) = self.pairs[i];
            self.scorch(one, other);
        }
    }

    /// BX-46 — to touch torches and oil is enough.
    fn scorch(&mut self, one: Id, other: Id) {
        for (a, b) in [(one, other), (other, one)] {
            self.body(a).scorched |= self.at(b).counters_regeneration;
        }
    }

    fn end(&mut self) {
        std::mem::swap(&mut self.hurts, &mut self.hurts_before);
        self.hurts.clear();
        self.sequence = self.sequence.saturating_add(1);
        self.step = Step::Commandement;
        // Scratch dies with its sequence: equal battles must look equal.
        for body in &mut self.bodies {
            body.order = Order::None;
            (body.moved, body.struck, body.began_free, body.pressed) = (false, false, false, false);
            body.scorched = false;
            (body.fresh, body.charging) = (Crowd::EMPTY, Crowd::EMPTY);
        }
    }

    /// BX-54 — troops die first; what goes beyond reaches the officers, in order.
    fn lose(&mut self, unit: Id, damage: i64) {
        let Battle { bodies, options, .. } = self;
        let body = &mut bodies[usize::from(unit)];
        let taken = damage.clamp(0, body.pvt);
        body.pvt -= taken;
        body.recount(options);
        let mut beyond = damage - taken;
        if beyond <= 0 || !body.standard() || options.officer_overflow == Overflow::Stop {
            return;
        }
        for body in bodies {
            if body.officer_of == Some(unit) && body.at == Where::Field && beyond > 0 {
                let taken = beyond.min(body.pvt);
                body.pvt -= taken;
                beyond -= taken;
                body.recount(options);
            }
        }
    }

    fn touch(&mut self, by: Id, on: Id) {
        if !self.at(by).contacts.has(on) {
            self.pairs.push((by, on, self.sequence));
            self.scorch(by, on);
            self.body(by).contacts.add(on);
            self.body(on).contacts.add(by);
            self.body(by).fresh.add(on);
            self.body(on).fresh.add(by);
        }
        let by_body = self.body(by);
        by_body.charging.add(on);
        by_body.moved = true;
    }

    fn part(&mut self, one: Id, other: Id) {
        for (a, b) in [(one, other), (other, one)] {
            let body = self.body(a);
            body.contacts.remove(b);
            body.inert.remove(b);
            body.fresh.remove(b);
            body.charging.remove(b);
        }
        self.pairs.retain(|&(a, b, _)| (a, b) != (one, other) && (a, b) != (other, one));
    }

    fn part_from_all(&mut self, unit: Id) {
        for other in self.at(unit).contacts {
            self.part(unit, other);
        }
    }

    fn depart(&mut self, unit: Id, to: Where) {
        self.part_from_all(unit);
        self.body(unit).at = to;
        self.body(unit).leaving = false;
        self.body(unit).surrendering = false;
        for body in &mut self.bodies {
            if body.officer_of == Some(unit) && body.at == Where::Field {
                body.at = to;
            }
        }
    }

    fn stand_alone(&mut self, hero: Id, heir: bool) {
        let Some(unit) = self.at(hero).officer_of else { return };
        let was = *self.at(unit);
        let body = self.body(hero);
        body.officer_of = None;
        (body.inside, body.section) = (was.inside, was.section);
        if heir {
            body.order = was.order;
            body.began_free = was.began_free;
            body.moved = was.moved;
            body.struck |= was.struck;
            for foe in was.contacts {
                let made = |&&(a, b, _): &&(Id, Id, u16)| (a, b) == (unit, foe) || (a, b) == (foe, unit);
                let since = self.pairs.iter().find(made).map_or(self.sequence, |p| p.2);
                self.pairs.push((hero, foe, since));
                self.scorch(hero, foe);
                let inert = was.inert.has(foe);
                let fresh = was.fresh.has(foe);
                let charging = was.charging.has(foe);
                let charged = self.at(foe).charging.has(unit);
                let body = self.body(hero);
                body.contacts.add(foe);
                if inert {
                    body.inert.add(foe)
                }
                if fresh {
                    body.fresh.add(foe)
                }
                if charging {
                    body.charging.add(foe)
                }
                let other = self.body(foe);
                other.contacts.add(hero);
                if inert {
                    other.inert.add(hero)
                }
                if fresh {
                    other.fresh.add(hero)
                }
                if charged {
                    other.charging.add(hero)
                }
            }
        }
    }

    fn ram(&mut self, change: impl FnOnce(&mut Fort)) {
        if let Some(fort) = &mut self.fort {
            change(fort);
        }
    }

    /// Men go over with their points; a unit that goes over whole takes what it carries along.
    fn pass(&mut self, from: Id, to: Id, men: u32) {
        let options = self.options;
        let body = self.body(from);
        let men = men.min(body.n);
        let points = body.pvi.saturating_mul(i64::from(men)).min(body.pvt);
        body.pvt -= points;
        body.n0 = body.n0.saturating_sub(men);
        body.pvt0 = (body.pvt0 - points).max(0);
        body.n_start = body.n_start.saturating_sub(men);
        let veterans = body.veterans.min(men);
        body.veterans -= veterans;
        body.original = body.original.saturating_sub(men);
        body.recount(&options);
        let (elite, side, whole) = (body.elite, body.side, body.pvt == 0);
        let body = self.body(to);
        body.pvt += points;
        body.n0 = body.n0.saturating_add(men);
        body.pvt0 += points;
        body.n_start = body.n_start.saturating_add(men);
        body.recount(&options);
        if body.elite && !elite {
            // BX-74: recruits who are no veterans take the status away, and its count begins anew.
            (body.elite, body.victories) = (false, 0);
            (body.original, body.veterans) = (body.n, body.n);
        } else {
            body.veterans = body.veterans.saturating_add(veterans);
            body.original = body.original.saturating_add(men);
        }
        let camp = &mut self.camps[side.index()];
        if whole && camp.standard == Some(from) {
            camp.standard = Some(to);
        }
    }

    /// It changes camps with its officers; orders that would turn friends on each other are void.
    fn turn_coat(&mut self, unit: Id) {
        self.part_from_all(unit);
        let side = self.at(unit).side.foe();
        let body = self.body(unit);
        (body.side, body.officer_of) = (side, None);
        for officer in self.bodies.iter_mut().filter(|o| o.officer_of == Some(unit)) {
            officer.side = side;
        }
        for id in self.ids() {
            if let Some(on) = self.at(id).order.target()
                && (id == unit || on == unit)
                && self.at(id).side == self.at(on).side
            {
                self.body(id).order = Order::Hold;
            }
        }
    }
}
