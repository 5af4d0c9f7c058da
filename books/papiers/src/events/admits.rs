//! Whether an event from outside can be laid on a battle: everyone it names is on the list, every number within reach.

use crate::brought::creation::MOST_EFF;
use crate::events::Event;
use crate::nouns::battle::{Battle, Id, MOST};
use crate::nouns::terms::{Action, Category, Order};
use montjoie_game::mark::NOBODY;

impl Battle {
    /// Whether an event can be applied at all.
    #[must_use]
    pub fn admits(&self, event: &Event) -> bool {
        let known = |id: Id| usize::from(id) < self.units.len();
        let or_none = |id: Id| id == NOBODY || known(id);
        let hero = |h: u8| usize::from(h) < self.heroes.len();
        let army = |a: u8| usize::from(a) < self.armies.len();
        let site = |s: u8| usize::from(s) < self.sites.len();
        let few = |n: u32| i64::from(n) <= MOST_EFF;
        if let Some(unit) = event.unit()
            && !known(unit)
            && !matches!(event, Event::Enlisted { .. })
        {
            return false;
        }
        match *event {
            Event::Tried { hero: h, unit, .. } => hero(h) && known(unit),
            Event::Acted { hero: h, action } => hero(h) && self.knows(action),
            Event::Cast { hero: h, spell, on, .. } => {
                hero(h) && known(on) && usize::from(spell) < self.lore.spells.len()
            }
            Event::Posted { hero: h, unit } => hero(h) && or_none(unit) && self.may_hold(h, unit),
            Event::Deed { hero: h, unit, .. } => hero(h) && known(unit),
            Event::Won { hero: h, .. }
            | Event::Wounded { hero: h, .. }
            | Event::Unhurt { hero: h }
            | Event::Became { hero: h, .. }
            | Event::SetHero { hero: h, .. } => hero(h),
            Event::Reduced { hero: h, eff } => hero(h) && (1..=self.hero(h).eff0).contains(&eff),
            Event::Die { army: a, face } => army(a) && (1..=10).contains(&face),
            Event::Encircled { army: a, .. } | Event::Tie { army: a, .. } => army(a),
            Event::Ordered {
                order:
                    Order::Engage(on) | Order::Support(on) | Order::FireSupport(on) | Order::Fire(on) | Order::Magic(on),
                ..
            } => known(on),
            Event::Moved { column, row, .. } => self.lore.ground.columns == 0 || self.lore.ground.holds((column, row)),
            Event::Engaged { by, on, .. } => {
                let room = self.links.len() < MOST || self.link(by, on).is_some();
                known(on) && by != on && self.at(by).side != self.at(on).side && room
            }
            Event::Countercharged { on, .. } => known(on),
            Event::Parted { one, other } => known(other) && one != other,
            Event::Supports { unit, friend, .. } => known(friend) && unit != friend,
            Event::SupportOn { foe, .. } => or_none(foe),
            Event::Blooded { foe, .. } => known(foe),
            Event::Aimed { unit, on, .. } => known(on) && unit != on,
            Event::Sprung { site: s, unit } => site(s) && known(unit),
            Event::Found { site: s } | Event::SiteSet { site: s, .. } => site(s),
            Event::Hit { by, losses, .. } => or_none(by) && few(losses) && self.hits.len() < 4096,
            Event::Lost { eff, .. } | Event::Regained { eff, .. } | Event::Restored { eff, .. } => few(eff),
            Event::Enlisted { unit, like, eff } => {
                known(like)
                    && usize::from(unit) == self.units.len()
                    && self.units.len() < MOST
                    && few(eff)
                    && self.at(like).category != Category::Character
            }
            Event::Passed { from, to, .. } => known(to) && from != to,
            Event::Divided { parts, .. } => parts.iter().map(|&p| u32::from(p)).sum::<u32>() <= 300,
            Event::Option { index, value } => self.options.clone().set(usize::from(index), value),
            _ => true,
        }
    }

    fn knows(&self, action: Action) -> bool {
        let known = |id: Id| usize::from(id) < self.units.len();
        match action {
            Action::Cast(_, on)
            | Action::GalvaniseAtt(on)
            | Action::GalvaniseIni(on)
            | Action::Rally(on)
            | Action::Join(on)
            | Action::Banner(on)
            | Action::Seize(on) => known(on),
            Action::Deed(_, on) => on == NOBODY || known(on),
            Action::Duel(foe) => usize::from(foe) < self.heroes.len(),
            _ => true,
        }
    }

    /// Whether a character can stand there: in any unit of troops, or on his own; never on another's lone stand.
    pub(crate) fn may_hold(&self, hero: u8, unit: Id) -> bool {
        unit == NOBODY || self.at(unit).lone == NOBODY || self.hero(hero).own == unit
    }
}
