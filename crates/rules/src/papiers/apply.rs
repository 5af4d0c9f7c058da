//! The one place where a battle changes.

use super::battle::{Battle, Hero, Hit, Id, Link, NOWHERE, Unit};
use super::event::{Event, Trial};
use super::options::{CharacterActions, Double, FrenzyAfter, SoloMode};
use super::terms::{Action, Category, Morale, Order, SiteKind, Status, Step, Where};
use crate::mark::NOBODY;
use montjoie_table::{Crowd, State};

impl State for Battle {
    type Event = Event;
    type Plan = super::doctrine::Plan;

    #[inline]
    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Step(step) => self.enter(step),
            Event::Ended => self.end(),
            Event::Over { outcome } => self.over = outcome,
            Event::Drugged { unit } => {
                let u = self.unit(unit);
                (u.drugged, u.doses) = (true, u.doses.saturating_sub(1));
            }
            Event::Frenzied { unit } => {
                let u = self.unit(unit);
                (u.frenzy, u.frenzy_used) = (true, true);
            }
            Event::Tortoise { unit, formed } => self.unit(unit).tortoise = formed,
            Event::Sobered { unit } => {
                let u = self.unit(unit);
                (u.drug_due, u.frenzy_due) = (false, false);
            }
            Event::Counted => self.units.iter_mut().for_each(|u| u.eff_start = u.eff),
            Event::Faced { unit } => self.unit(unit).fear_tested = true,
            Event::Tested { unit, result, trial } => self.shake(unit, result, trial),
            Event::Disordered { unit } => self.unit(unit).temp_disorder = true,
            Event::Rallied { unit } => {
                let u = self.unit(unit);
                (u.morale, u.away) = (Morale::Ok, false);
            }
            Event::NotRallied { .. } | Event::Won { .. } | Event::Unhurt { .. } => {}
            Event::Tried { hero, unit, last } => {
                self.unit(unit).rally_tried = true;
                if last {
                    self.person(hero).rallied = true;
                }
            }
            Event::Acted { hero, action } => {
                let h = self.person(hero);
                h.acted = if action == Action::Nothing { u8::MAX } else { h.acted.saturating_add(1) };
            }
            Event::Organised { unit, how } => self.unit(unit).organised = how,
            Event::Galvanised { unit, att, ini } => {
                let u = self.unit(unit);
                (u.galvanised_att, u.galvanised_ini) = (att, ini);
            }
            Event::Encircled { army, att } => self.armies[usize::from(army)].encircle = att,
            Event::Cast { hero, spell, on, later } => self.cast(hero, spell, on, later),
            Event::Posted { hero, unit } => self.post(hero, unit),
            Event::Deed { unit, att, def, ini, .. } => {
                let u = self.unit(unit);
                u.temp_att = u.temp_att.saturating_add(att);
                u.temp_def = u.temp_def.saturating_add(def);
                u.temp_ini = u.temp_ini.saturating_add(ini);
            }
            Event::Die { army, face } => self.armies[usize::from(army)].die = face,
            Event::Declared { unit } => self.unit(unit).declared = true,
            Event::Tie { army, score } => self.armies[usize::from(army)].tie = score,
            Event::Ordered { unit, order } => {
                let u = self.unit(unit);
                u.acted = true;
                if order == Order::Disengage {
                    u.moved = true;
                }
            }
            Event::Moved { unit, column, row } => self.go(unit, column, row),
            Event::Engaged { by, on, charge, ambush } => self.engage(by, on, charge, ambush),
            Event::Countercharged { unit, on } => {
                if let Some(link) = self.links.iter_mut().find(|l| l.other(unit) == Some(on)) {
                    link.charges |= link.end(unit);
                }
            }
            Event::Parted { one, other } => self.part(one, other),
            Event::Supports { unit, friend, kind } => {
                let order = self.units.iter().map(|u| u.support_order).max().unwrap_or(0).saturating_add(1);
                let u = self.unit(unit);
                u.forget_orders();
                (u.supports, u.support_kind, u.support_order) = (friend, kind, order);
            }
            Event::Unsupports { unit } => {
                let u = self.unit(unit);
                (u.supports, u.support_on, u.support_order) = (NOBODY, NOBODY, 0);
            }
            Event::SupportOn { unit, foe } => self.unit(unit).support_on = foe,
            Event::Aimed { unit, on, magic } => {
                let u = self.unit(unit);
                u.forget_orders();
                (u.target, u.by_magic) = (on, magic);
            }
            Event::Shot { unit } => {
                let u = self.unit(unit);
                (u.shot_spent, u.target, u.by_magic) = (true, NOBODY, false);
            }
            Event::Divided { unit, parts } => self.unit(unit).parts = parts,
            Event::FellBack { unit } => {
                self.part_from_all(unit);
                let u = self.unit(unit);
                (u.away, u.acted) = (true, true);
                u.forget_orders();
            }
            Event::BrokeOff { unit } => {
                self.part_from_all(unit);
                let u = self.unit(unit);
                u.moved = true;
                u.forget_orders();
            }
            Event::Revealed { unit } => {
                let u = self.unit(unit);
                (u.face_down, u.hidden) = (false, false);
                self.disarm_site_of(unit);
            }
            Event::Sprung { site, unit } => self.spring(site, unit),
            Event::Found { site } => {
                let s = &mut self.sites[usize::from(site)];
                s.known = true;
                let (kind, unit) = (s.kind, s.unit);
                if kind == SiteKind::Ambush {
                    s.armed = false;
                    let u = self.unit(unit);
                    (u.hidden, u.face_down) = (false, false);
                }
            }
            Event::Slipped { unit } => self.unit(unit).moved = true,
            Event::Hit { unit, losses, cause, now, .. } => {
                self.hits.push(Hit { unit, losses, cause, gone: now });
                self.unit(unit).bled |= losses > 0;
            }
            Event::Lost { unit, eff, .. } => {
                let u = self.unit(unit);
                u.eff = u.eff.saturating_sub(eff);
            }
            Event::Regained { unit, eff } => {
                let u = self.unit(unit);
                u.eff = u.eff.saturating_add(eff).min(u.eff0);
            }
            Event::Joined => self.note_melee(),
            Event::Settled => {
                self.hits.clear();
                for h in &mut self.heroes {
                    h.bereft = 0;
                }
            }
            Event::Destroyed { unit } => self.destroy(unit),
            Event::Left { unit } => self.leave(unit),
            Event::LossTested { unit } => self.unit(unit).loss_tested = true,
            Event::Wounded { hero, n, grade } => self.person(hero).wound(n, grade),
            Event::Became { hero, status } => self.become_(hero, status),
            Event::Reduced { hero, eff } => {
                self.person(hero).eff = eff;
                let unit = self.hero(hero).unit;
                self.recount(unit);
            }
            Event::TurnedCoat { unit } => self.turn_coat(unit),
            Event::Conceded { side } => self.conceded[side.index()] = true,
            Event::Arrived { unit } => self.arrive(unit),
            Event::Enlisted { like, eff, .. } => self.enlist(like, eff),
            Event::Passed { from, to, eff } => {
                let u = self.unit(from);
                let eff = eff.min(u.eff);
                u.eff -= eff;
                u.eff0 = u.eff0.saturating_sub(eff).max(u.eff).max(1);
                (u.eff_turn, u.eff_start) = (u.eff_turn.saturating_sub(eff), u.eff_start.saturating_sub(eff));
                let u = self.unit(to);
                u.eff = u.eff.saturating_add(eff);
                u.eff0 = u.eff0.saturating_add(eff);
                (u.eff_turn, u.eff_start) = (u.eff_turn.saturating_add(eff), u.eff_start.saturating_add(eff));
            }
            Event::Restored { unit, eff } => {
                let u = self.unit(unit);
                u.eff = u.eff.saturating_add(eff).min(u.eff0);
                if u.eff > 0 && u.at == Where::Destroyed {
                    u.at = Where::Field;
                }
                (u.eff_turn, u.eff_start) = (u.eff_turn.max(u.eff), u.eff_start.max(u.eff));
            }
            Event::SiteSet { site, armed } => self.sites[usize::from(site)].armed = armed,
            Event::Set { unit, field, value } => {
                let u = self.unit(unit);
                field.set(u, value);
                u.eff0 = u.eff0.max(u.eff);
                u.size = u.size.clamp(2, 5);
            }
            Event::SetHero { hero, field, value } => {
                let was = self.hero(hero).status;
                field.set(self.person(hero), value);
                let is = self.hero(hero).status;
                if was != is {
                    self.person(hero).status = was;
                    self.become_(hero, is);
                }
            }
            Event::Option { index, value } => {
                self.options.set(usize::from(index), value);
            }
            Event::Scripted { index, .. } => self.scripts.end(index),
        }
    }
}

impl Battle {
    #[inline(always)]
    fn unit(&mut self, id: Id) -> &mut Unit {
        &mut self.units[usize::from(id)]
    }

    #[inline(always)]
    fn person(&mut self, hero: u8) -> &mut Hero {
        &mut self.heroes[usize::from(hero)]
    }

    fn enter(&mut self, step: Step) {
        self.step = step;
        if step == Step::Engagement {
            // PAP-25 — the hour's initiative is fixed before anyone moves.
            for id in self.ids() {
                let ini = super::initiative::ini(self, montjoie_table::Quiet::default(), id);
                self.unit(id).ini = i16::try_from(montjoie_table::Tally::total(&ini)).unwrap_or(i16::MAX);
            }
        }
    }

    fn end(&mut self) {
        self.turn = self.turn.saturating_add(1);
        let last = self.options.character_actions == CharacterActions::Last;
        self.step = if last { Step::Actions } else { Step::Debut };
        self.hits.clear();
        for u in &mut self.units {
            u.end_of_turn();
        }
        for h in &mut self.heroes {
            (h.acted, h.cast, h.rallied, h.bereft) = (0, 0, false, 0);
            h.pending = (NOBODY, NOBODY);
        }
        for a in &mut self.armies {
            (a.die, a.tie, a.encircle) = (0, -1, 0);
        }
        for l in &mut self.links {
            l.charges = 0;
            l.new = false;
        }
    }

    /// PAP-42 — a test can worsen, never improve.
    fn shake(&mut self, unit: Id, result: Morale, trial: Trial) {
        let (options, one_turn) = (self.options, self.options.frenzy_aftermath == FrenzyAfter::OneTurn);
        let u = self.unit(unit);
        if trial == Trial::Frenzy && one_turn {
            u.temp_disorder = true;
            return;
        }
        let twice = result == Morale::Desorganisation && u.morale == Morale::Desorganisation;
        let result =
            if twice && options.double_desorganisation == Double::BecomesDeroute { Morale::Deroute } else { result };
        u.morale = u.morale.max(result);
        if u.morale == Morale::Deroute {
            (u.frenzy, u.drugged, u.tortoise) = (false, false, false);
            u.forget_orders();
        }
    }

    fn cast(&mut self, hero: u8, spell: u8, on: Id, later: bool) {
        let h = self.person(hero);
        if let Some(slot) = h.spells.iter().position(|&s| s == spell && s != NOBODY) {
            h.uses[slot] = h.uses[slot].saturating_sub(1);
        }
        h.cast = h.cast.saturating_add(1);
        if later {
            h.pending = (spell, on);
        }
    }

    /// PAP-97, PAP-80 — to a unit, or alone.
    fn post(&mut self, hero: u8, unit: Id) {
        let was = self.hero(hero).unit;
        let own = self.hero(hero).own;
        let to = if unit == NOBODY { own } else { unit };
        if was == to {
            return;
        }
        let from_cell = if was == NOBODY { NOWHERE } else { self.at(was).cell };
        self.person(hero).unit = to;
        if to == own {
            let narrative = self.options.solo_character_mode == SoloMode::Narrative;
            let u = self.unit(own);
            u.cell = from_cell;
            u.at = if narrative { Where::Absent } else { Where::Field };
            (u.morale, u.hidden, u.away, u.acted) = (Morale::Ok, false, false, true);
            u.forget_orders();
        }
        for id in [was, to] {
            self.recount(id);
        }
    }

    /// PAP-80 — a unit of characters counts what they count; with nobody in it, it is not there.
    fn recount(&mut self, id: Id) {
        if id == NOBODY || self.at(id).category != Category::Character {
            return;
        }
        let eff: u32 =
            self.heroes.iter().filter(|h| h.unit == id && h.status == Status::Able).map(|h| u32::from(h.eff)).sum();
        let most: u32 = self.heroes.iter().filter(|h| h.unit == id).map(|h| u32::from(h.eff0)).sum();
        let u = self.unit(id);
        u.eff = eff;
        u.eff0 = most.max(1);
        (u.eff_turn, u.eff_start) = (u.eff_turn.max(eff), u.eff_start.max(eff));
        if eff == 0 && u.at == Where::Field {
            u.at = Where::Absent;
            self.part_from_all(id);
            self.unit(id).forget_orders();
        }
    }

    fn become_(&mut self, hero: u8, status: Status) {
        let unit = self.hero(hero).unit;
        let h = self.person(hero);
        h.status = status;
        if status == Status::Able && h.eff == 0 {
            h.eff = h.eff0;
        }
        h.pending = (NOBODY, NOBODY);
        if unit != NOBODY {
            if status == Status::Able && self.at(unit).category == Category::Character {
                let narrative = self.options.solo_character_mode == SoloMode::Narrative;
                self.unit(unit).at = if narrative { Where::Absent } else { Where::Field };
            }
            self.recount(unit);
        }
    }

    fn go(&mut self, unit: Id, column: u8, row: u8) {
        let setup = u8::try_from(self.options.machine_setup_turns + 1).unwrap_or(1);
        let u = self.unit(unit);
        u.cell = (column, row);
        u.moved = true;
        if u.category == Category::Machine {
            u.setup = setup;
        }
    }

    fn engage(&mut self, by: Id, on: Id, charge: bool, ambush: bool) {
        let turn = self.turn;
        if let Some(link) = self.links.iter_mut().find(|l| l.other(by) == Some(on)) {
            let end = link.end(by);
            link.engaged |= end;
            if charge {
                link.charges |= end;
            }
        } else {
            let new = !self.at(by).met.has(on);
            let charges = u8::from(charge);
            self.links.push(Link { a: by, b: on, formed: turn, engaged: 1, charges, ambush, new });
        }
        for (one, other) in [(by, on), (on, by)] {
            let race = self.at(other).race;
            let u = self.unit(one);
            u.met.add(other);
            if race < 32 && u.hates >> race & 1 == 1 && u.hated >> race & 1 == 0 {
                u.hating |= 1 << race;
            }
        }
        let u = self.unit(by);
        u.acted = true;
        if !ambush {
            u.moved = true;
        }
        (u.supports, u.support_order) = (NOBODY, 0);
    }

    fn part(&mut self, one: Id, other: Id) {
        self.links.retain(|l| l.other(one) != Some(other));
    }

    fn part_from_all(&mut self, unit: Id) {
        self.links.retain(|l| l.other(unit).is_none());
    }

    fn disarm_site_of(&mut self, unit: Id) {
        for site in &mut self.sites {
            if site.kind == SiteKind::Ambush && site.unit == unit {
                (site.armed, site.known) = (false, true);
            }
        }
    }

    fn spring(&mut self, site: u8, unit: Id) {
        let single = self.options.trap_single_use;
        let s = &mut self.sites[usize::from(site)];
        s.known = true;
        if s.kind == SiteKind::Ambush {
            s.armed = false;
            let ambusher = s.unit;
            let u = self.unit(ambusher);
            (u.hidden, u.face_down, u.acted) = (false, false, true);
        } else if single {
            s.armed = false;
        }
        let u = self.unit(unit);
        (u.sprung, u.moved) = (true, true);
    }

    /// Who is in this hour's combat, and what they fear there (PAP-49).
    fn note_melee(&mut self) {
        for i in 0..self.links.len() {
            let Link { a, b, .. } = self.links[i];
            if !self.at(a).alive() || !self.at(b).alive() {
                continue;
            }
            for (one, other) in [(a, b), (b, a)] {
                let fear = self.at(other).frightens();
                let u = self.unit(one);
                u.fought = true;
                u.fear = if u.frenzy { 0 } else { u.fear.max(fear) };
            }
        }
    }

    fn destroy(&mut self, unit: Id) {
        self.part_from_all(unit);
        let u = self.unit(unit);
        (u.at, u.eff, u.hidden) = (Where::Destroyed, 0, false);
        u.forget_orders();
        let (fought, character, cell) = (u.fought, u.category == Category::Character, u.cell);
        if character {
            u.at = Where::Absent;
            return;
        }
        self.disarm_site_of(unit);
        for hero in self.hero_ids() {
            if self.hero(hero).unit == unit {
                self.person(hero).bereft = if fought { 2 } else { 1 };
                if self.hero(hero).status == Status::Able {
                    self.post(hero, NOBODY);
                    let own = self.hero(hero).own;
                    self.unit(own).cell = cell;
                }
            }
        }
    }

    fn leave(&mut self, unit: Id) {
        self.part_from_all(unit);
        let u = self.unit(unit);
        (u.at, u.hidden) = (Where::Left, false);
        u.forget_orders();
        self.disarm_site_of(unit);
    }

    fn turn_coat(&mut self, unit: Id) {
        self.part_from_all(unit);
        let side = self.at(unit).side.foe();
        let army = self.armies.iter().position(|a| a.side == side).and_then(|i| u8::try_from(i).ok()).unwrap_or(0);
        let u = self.unit(unit);
        (u.side, u.army) = (side, army);
        u.forget_orders();
        for h in self.heroes.iter_mut().filter(|h| h.unit == unit) {
            (h.side, h.army) = (side, army);
        }
        for u in &mut self.units {
            if u.supports == unit || u.target == unit {
                u.forget_orders();
            }
        }
    }

    fn arrive(&mut self, unit: Id) {
        let u = self.unit(unit);
        u.at = Where::Field;
        u.eff = u.eff.max(1);
        (u.eff_turn, u.eff_start) = (u.eff, u.eff);
        for h in self.heroes.iter_mut().filter(|h| h.unit == unit && h.status == Status::Absent) {
            h.status = Status::Able;
        }
        self.recount(unit);
    }

    fn enlist(&mut self, like: Id, eff: u32) {
        let mut u = *self.at(like);
        u.forget_orders();
        (u.eff0, u.eff, u.eff_turn, u.eff_start) = (eff.max(1), eff, eff, eff);
        (u.at, u.lone, u.met, u.hidden, u.cell) = (Where::Field, NOBODY, Crowd::EMPTY, false, NOWHERE);
        (u.fought, u.bled, u.melee_before) = (false, false, false);
        self.units.push(u);
    }
}
