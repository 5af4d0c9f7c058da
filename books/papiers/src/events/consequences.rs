//! What one event brings with it: states, contacts, places, posts.

use crate::brought::options::{CharacterActions, Double, FrenzyAfter, SoloMode};
use crate::chapters::movement;
use crate::events::MoraleTrial;
use crate::nouns::battle::{Battle, Grip, Hero, HeroId, HostId, RaceId, SiteId, SpellId, Unit, UnitId};
use crate::nouns::terms::{Action, Category, HeroStatus, Morale, SiteKind, Step, Where};
use montjoie_table::{Crowd, Id as _};

impl Battle {
    #[inline(always)]
    pub(crate) fn unit(&mut self, id: UnitId) -> &mut Unit {
        &mut self.units[usize::from(id)]
    }

    #[inline(always)]
    pub(crate) fn person(&mut self, hero: HeroId) -> &mut Hero {
        &mut self.heroes[usize::from(hero)]
    }

    /// PAP-90 — one action less to take; whoever does nothing has done.
    pub(crate) fn act(&mut self, hero: HeroId, action: Action) {
        let h = self.person(hero);
        h.acted = match action {
            Action::Nothing => u8::MAX,
            // Further spells of the hour belong to the same action (PAP-83).
            Action::Cast(..) if h.cast > 0 => h.acted,
            _ => h.acted.saturating_add(1),
        };
        let unit = h.unit;
        if matches!(action, Action::OrganiseAtt | Action::OrganiseDef) {
            self.unit(unit).organise_tried = true;
        }
    }

    /// One counter a cell: one that would lie on another is laid beside it.
    pub(crate) fn settle(&mut self, unit: UnitId) {
        if let Some(cell) = movement::nearest_free(self, unit) {
            self.unit(unit).cell = cell;
        }
    }

    pub(crate) fn enter(&mut self, step: Step) {
        self.step = step;
        if step == Step::Alignement {
            self.forget_order();
        }
        if step == Step::Engagement {
            // PAP-25 — the hour's initiative is fixed before anyone moves.
            for id in self.ids() {
                let ini = crate::chapters::initiative::ini(self, montjoie_table::Quiet::default(), id);
                self.unit(id).ini = i16::try_from(montjoie_table::Tally::total(&ini)).unwrap_or(i16::MAX);
            }
        }
    }

    /// Dice and order of the engagement, once it is over: nothing that comes later depends on them.
    fn forget_order(&mut self) {
        for a in &mut self.armies {
            (a.die, a.tie) = (0, -1);
        }
        for u in &mut self.units {
            u.ini = 0;
        }
    }

    pub(crate) fn end(&mut self) {
        self.turn = self.turn.saturating_add(1);
        let last = self.options.character_actions == CharacterActions::Last;
        self.step = if last { Step::Actions } else { Step::Debut };
        self.hits.clear();
        for u in &mut self.units {
            u.end_of_turn();
        }
        for h in &mut self.heroes {
            (h.acted, h.cast, h.rallied, h.bereft) = (0, 0, false, 0);
            h.pending = None;
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
    pub(crate) fn shake(&mut self, unit: UnitId, result: Morale, trial: MoraleTrial) {
        let (options, one_turn) = (self.options, self.options.frenzy_aftermath == FrenzyAfter::OneTurn);
        let just_declared = self.step == Step::Debut;
        let u = self.unit(unit);
        if trial == MoraleTrial::Frenzy && one_turn {
            u.temp_disorder = true;
            return;
        }
        let twice = result == Morale::Desorganisation && u.morale == Morale::Desorganisation;
        let result =
            if twice && options.double_desorganisation == Double::BecomesDeroute { Morale::Deroute } else { result };
        u.morale = u.morale.max(result);
        if u.morale == Morale::Deroute {
            if just_declared {
                // PAP-46: what was taken as the hour began is wasted, and costs nothing more.
                (u.frenzy, u.drugged) = (false, false);
            }
            u.tortoise = false;
            u.forget_orders();
        }
    }

    pub(crate) fn cast(&mut self, hero: HeroId, spell: SpellId, on: UnitId, later: bool) {
        let h = self.person(hero);
        if let Some(slot) = h.spells.iter().position(|&s| s == Some(spell)) {
            h.uses[slot] = h.uses[slot].saturating_sub(1);
        }
        h.cast = h.cast.saturating_add(1);
        if later {
            h.pending = Some((spell, on));
        }
    }

    /// PAP-97, PAP-80 — to a unit, or alone.
    pub(crate) fn post(&mut self, hero: HeroId, unit: Option<UnitId>) {
        let was = self.hero(hero).unit;
        let own = self.hero(hero).own;
        let to = unit.unwrap_or(own);
        if was == to {
            return;
        }
        let from_cell = self.at(was).cell;
        self.person(hero).unit = to;
        if to == own {
            let narrative = self.options.solo_character_mode == SoloMode::Narrative;
            let u = self.unit(own);
            u.cell = from_cell;
            u.at = if narrative { Where::Absent } else { Where::Field };
            (u.morale, u.hidden, u.away, u.acted) = (Morale::Ok, false, false, true);
            u.forget_orders();
            if !narrative {
                self.settle(own);
            }
        }
        for id in [was, to] {
            self.recount(id);
        }
    }

    /// PAP-80 — a unit of characters counts what they count; with nobody in it, it is not there.
    pub(crate) fn recount(&mut self, id: UnitId) {
        if !self.is_character(id) {
            return;
        }
        let eff: u32 =
            self.heroes.iter().filter(|h| h.unit == id && h.status == HeroStatus::Able).map(|h| u32::from(h.eff)).sum();
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

    pub(crate) fn become_(&mut self, hero: HeroId, status: HeroStatus) {
        let unit = self.hero(hero).unit;
        let h = self.person(hero);
        h.status = status;
        h.pending = None;
        if status == HeroStatus::Able && self.is_character(unit) {
            let narrative = self.options.solo_character_mode == SoloMode::Narrative;
            self.unit(unit).at = if narrative { Where::Absent } else { Where::Field };
            if !narrative {
                self.settle(unit);
            }
        }
        self.recount(unit);
    }

    pub(crate) fn go(&mut self, unit: UnitId, column: u8, row: u8) {
        let usual = u8::try_from(self.options.machine_setup_turns).unwrap_or(0);
        let machine = self.at(unit).machine.and_then(|machine| self.lore.machines.get(machine.index()));
        let setup = machine.and_then(|m| m.setup).unwrap_or(usual).saturating_add(1);
        let u = self.unit(unit);
        u.cell = (column, row);
        u.moved = true;
        if u.category == Category::Machine {
            u.setup = setup;
        }
    }

    pub(crate) fn engage(&mut self, by: UnitId, on: UnitId, charge: bool, ambush: bool) {
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
            self.links.push(Grip { a: by, b: on, formed: turn, engaged: 1, charges, ambush, new });
        }
        for (one, other) in [(by, on), (on, by)] {
            let race = self.at(other).race;
            let u = self.unit(one);
            u.met.add(other);
            let race = race.map_or(0, RaceId::bit);
            if u.hates & race != 0 && u.hated & race == 0 {
                u.hating |= race;
            }
        }
        let u = self.unit(by);
        u.acted = true;
        if !ambush {
            u.moved = true;
        }
        (u.supports, u.support_order) = (None, 0);
    }

    pub(crate) fn part(&mut self, one: UnitId, other: UnitId) {
        self.links.retain(|l| l.other(one) != Some(other));
    }

    pub(crate) fn part_from_all(&mut self, unit: UnitId) {
        self.links.retain(|l| l.other(unit).is_none());
    }

    pub(crate) fn disarm_site_of(&mut self, unit: UnitId) {
        for site in &mut self.sites {
            if site.kind == SiteKind::Ambush && site.unit == Some(unit) {
                (site.armed, site.known) = (false, true);
            }
        }
    }

    pub(crate) fn spring(&mut self, site: SiteId, unit: UnitId) {
        let single = self.options.trap_single_use;
        let s = &mut self.sites[usize::from(site)];
        s.known = true;
        if s.kind == SiteKind::Ambush {
            s.armed = false;
            if let Some(ambusher) = s.unit {
                let u = self.unit(ambusher);
                (u.hidden, u.face_down, u.acted) = (false, false, true);
            }
        } else if single {
            s.armed = false;
        }
        let u = self.unit(unit);
        (u.sprung, u.moved) = (true, true);
    }

    /// Who is in this hour's combat, and what they fear there (PAP-49).
    pub(crate) fn note_melee(&mut self) {
        for i in 0..self.links.len() {
            let Grip { a, b, .. } = self.links[i];
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

    pub(crate) fn destroy(&mut self, unit: UnitId) {
        self.part_from_all(unit);
        let u = self.unit(unit);
        (u.at, u.eff, u.hidden) = (Where::Destroyed, 0, false);
        u.forget_orders();
        let (fought, character) = (u.fought, u.category == Category::Character);
        if character {
            u.at = Where::Absent;
            return;
        }
        self.disarm_site_of(unit);
        for hero in self.hero_ids() {
            if self.hero(hero).unit == unit {
                self.person(hero).bereft = if fought { 2 } else { 1 };
                if self.hero(hero).status == HeroStatus::Able {
                    self.post(hero, None);
                }
            }
        }
    }

    pub(crate) fn leave(&mut self, unit: UnitId) {
        self.part_from_all(unit);
        let u = self.unit(unit);
        (u.at, u.hidden) = (Where::Left, false);
        u.forget_orders();
        self.disarm_site_of(unit);
    }

    pub(crate) fn turn_coat(&mut self, unit: UnitId) {
        self.part_from_all(unit);
        let side = self.at(unit).side.foe();
        let army = self.host_ids().find(|&army| self.host(army).side == side).unwrap_or(HostId::new(0));
        let u = self.unit(unit);
        (u.side, u.army) = (side, army);
        u.forget_orders();
        for h in self.heroes.iter_mut().filter(|h| h.unit == unit) {
            (h.side, h.army) = (side, army);
        }
        for u in &mut self.units {
            if u.supports == Some(unit) || u.target == Some(unit) {
                u.forget_orders();
            }
        }
    }

    pub(crate) fn arrive(&mut self, unit: UnitId) {
        let u = self.unit(unit);
        u.at = Where::Field;
        u.eff = u.eff.max(1);
        (u.eff_turn, u.eff_start) = (u.eff, u.eff);
        for h in self.heroes.iter_mut().filter(|h| h.unit == unit && h.status == HeroStatus::Absent) {
            h.status = HeroStatus::Able;
        }
        self.recount(unit);
        self.settle(unit);
    }

    pub(crate) fn enlist(&mut self, like: UnitId, eff: u32) {
        let mut u = *self.at(like);
        u.forget_orders();
        (u.eff0, u.eff, u.eff_turn, u.eff_start) = (eff.max(1), eff, eff, eff);
        (u.at, u.lone, u.met, u.hidden) = (Where::Field, None, Crowd::EMPTY, false);
        (u.fought, u.bled, u.melee_before) = (false, false, false);
        let unit = u8::try_from(self.units.len()).ok().and_then(UnitId::at);
        self.units.push(u);
        if let Some(unit) = unit {
            self.settle(unit);
        }
    }
}
