//! What can be laid on a battle from outside: a journal, a ruling.

use crate::chapters::damage::MOST_POINTS;
use crate::events::Event;
use crate::nouns::battle::{Battle, Id};
use crate::nouns::terms::Order;
use crate::nouns::walls::Aim;
use montjoie_game::mark::NOBODY;
use montjoie_table::Subject;

impl Battle {
    /// Whether an event from outside can be laid on this battle: everyone it names is on the list, every number in reach.
    #[must_use]
    pub fn admits(&self, event: &Event) -> bool {
        let known = |id: Id| usize::from(id) < self.bodies.len();
        let engine = |e: u8| usize::from(e) < self.engines.len();
        let section = |s: u8| self.fort.is_some_and(|f| s < f.sections);
        let points = |p: i64| (0..=MOST_POINTS).contains(&p);
        match *event {
            Event::Ordered { unit, order } => {
                known(unit)
                    && match order {
                        Order::Tir(on) | Order::Souffle(on) | Order::Engagement(on) | Order::Defier(on) => known(on),
                        _ => true,
                    }
            }
            Event::Hurt { unit, by, damage, .. } => known(unit) && known(by) && points(damage),
            Event::Battered { unit, engine: e, damage } => known(unit) && engine(e) && points(damage),
            Event::Lost { unit, damage } => known(unit) && points(damage),
            Event::Regenerated { unit, points: p } => known(unit) && points(p),
            Event::Contact { by, on } => {
                known(by) && known(on) && by != on && self.at(by).on_field() && self.at(on).on_field()
            }
            Event::Parted { one, other } | Event::Dueled { one, other, .. } => {
                known(one) && known(other) && one != other
            }
            Event::BrokeAway { unit, from } => known(unit) && known(from) && unit != from,
            Event::Joined { hero, unit } => {
                known(hero) && known(unit) && hero != unit && !self.at(hero).standard() && self.at(unit).standard()
            }
            Event::Attacks { unit, section: s } | Event::Holds { unit, section: s } => {
                known(unit) && (s == NOBODY || section(s))
            }
            Event::Breached { section: s, .. } => section(s),
            Event::Aimed { engine: e, aim } => {
                engine(e)
                    && match aim {
                        Aim::Nothing => true,
                        Aim::Unit(unit) => known(unit),
                        Aim::Section(s) => section(s),
                    }
            }
            Event::Pounded { engine: e, section: s, .. } => engine(e) && section(s),
            Event::Wasted { engine: e }
            | Event::Stationed { engine: e, .. }
            | Event::Captured { engine: e }
            | Event::Crewed { engine: e, .. } => engine(e),
            Event::Served { engine: e, by } => engine(e) && (by == NOBODY || known(by)),
            Event::Enlisted { unit, like } => {
                known(like) && usize::from(unit) == self.bodies.len() && self.bodies.len() < Subject::UNITS - 32
            }
            Event::Passed { from, to, .. } => known(from) && known(to) && from != to,
            Event::Option { index, value } => self.options.clone().set(usize::from(index), value),
            Event::Favoured { unit }
            | Event::Fell { unit }
            | Event::Destroyed { unit }
            | Event::Lapsed { unit }
            | Event::Struck { unit }
            | Event::Ran { unit }
            | Event::Left { unit }
            | Event::Stood { unit }
            | Event::Demoralised { unit, .. }
            | Event::Rallied { unit }
            | Event::Leaving { unit }
            | Event::Surrendering { unit }
            | Event::Surrendered { unit }
            | Event::Rammed { unit }
            | Event::Sallied { unit }
            | Event::Returned { unit }
            | Event::Arrived { unit }
            | Event::TurnedCoat { unit }
            | Event::Heads { unit, .. }
            | Event::Set { unit, .. }
            | Event::Alone { hero: unit, .. } => known(unit),
            Event::Began
            | Event::Step(_)
            | Event::Ended
            | Event::StandardLost { .. }
            | Event::ChiefFell { .. }
            | Event::RamBegins { .. }
            | Event::RamLost
            | Event::Supplies { .. }
            | Event::Conceded { .. }
            | Event::Scripted { .. } => true,
        }
    }
}
