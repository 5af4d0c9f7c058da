//! The one place where a battle changes.

use crate::chapters::movement;
use crate::events::Event;
use crate::nouns::battle::{Battle, Hit};
use crate::nouns::terms::{Morale, Order, SiteKind, Where};
use montjoie_table::State;

impl State for Battle {
    type Event = Event;
    type Plan = crate::brought::doctrine::Plan;

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
                self.act(hero, action);
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
                u.deed_att = u.deed_att.saturating_add(att);
                u.deed_def = u.deed_def.saturating_add(def);
                u.deed_ini = u.deed_ini.saturating_add(ini);
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
                (u.supports, u.support_kind, u.support_order) = (Some(friend), kind, order);
            }
            Event::Unsupports { unit } => {
                let u = self.unit(unit);
                (u.supports, u.support_on, u.support_order) = (None, None, 0);
            }
            Event::StoodBy { unit } => self.unit(unit).forget_orders(),
            Event::SupportOn { unit, foe } => self.unit(unit).support_on = foe,
            Event::Aimed { unit, on, magic } => {
                let u = self.unit(unit);
                u.forget_orders();
                (u.target, u.by_magic) = (Some(on), magic);
            }
            Event::Shot { unit } => {
                let u = self.unit(unit);
                (u.shot_spent, u.target, u.by_magic) = (true, None, false);
            }
            Event::Divided { unit, parts } => {
                let mut parts_for = [None; 3];
                for (slot, foe) in parts_for.iter_mut().zip(self.struck_in_order(unit)) {
                    *slot = Some(foe);
                }
                let u = self.unit(unit);
                (u.parts, u.parts_for) = (parts.0, parts_for);
            }
            Event::Blooded { unit, foe } => self.unit(unit).blood.add(foe),
            Event::FellBack { unit } => {
                self.part_from_all(unit);
                // With distances, one who runs can be caught; without, he is out of reach until rallied.
                let away = !movement::counted(self);
                let u = self.unit(unit);
                (u.away, u.acted) = (away, true);
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
                (s.known, s.armed) = (true, false);
                let waits = s.unit.filter(|_| s.kind == SiteKind::Ambush);
                if let Some(unit) = waits {
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
            Event::BannerTaken { unit } => self.unit(unit).banner = false,
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
                let back = u.eff > 0 && u.at == Where::Destroyed;
                if back {
                    u.at = Where::Field;
                }
                (u.eff_turn, u.eff_start) = (u.eff_turn.max(u.eff), u.eff_start.max(u.eff));
                if back {
                    self.settle(unit);
                }
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
            Event::Scripted { index, .. } => self.scripts.end(index.0),
        }
    }
}
