//! Whether an event from outside can be laid on a battle: everyone it names is there, every number within reason.

use crate::chapters::array::MOST;
use crate::events::{Event, UnitField};
use crate::nouns::battle::{Battle, Id};
use crate::nouns::terms::{Mode, Weather};
use montjoie_game::{Setting as _, mark::NOBODY};
use montjoie_table::Subject;

/// The most points anybody may lose or get back at once.
const POINTS: i64 = 1 << 50;

impl Battle {
    /// Whether this event can be applied at all.
    #[must_use]
    pub fn admits(&self, event: &Event) -> bool {
        let known = |id: Id| usize::from(id) < self.units.len();
        let group = |who: Subject| self.group_of(who).is_some();
        let anyone = |who: Subject| who == Subject::NOBODY || group(who);
        let person = |id: u8| usize::from(id) < self.persons.len();
        let points = |p: i64| (0..=POINTS).contains(&p);
        match *event {
            Event::Arrayed { mode, .. } => {
                (self.fort.is_some() || !matches!(mode, Mode::Assault | Mode::Siege)) && !self.units.is_empty()
            }
            Event::Attacks { group: g, on, .. } | Event::Missed { group: g, on, .. } | Event::Contact { by: g, on } => {
                group(g) && group(on) && self.group_of(g) != self.group_of(on)
            }
            Event::Parted { one, other } => group(one) && group(other),
            Event::Weighed { own, enemy, .. } => points(own) && points(enemy),
            Event::Held { group: g }
            | Event::Spent { group: g }
            | Event::Annihilated { group: g }
            | Event::Escaped { group: g }
            | Event::Unmoved { group: g }
            | Event::OffTheLine { group: g }
            | Event::Left { group: g }
            | Event::Captured { group: g }
            | Event::Pinned { group: g, .. }
            | Event::Fired { group: g }
            | Event::SetGroup { group: g, .. } => group(g),
            Event::Lost { group: g, by, loss, .. } => {
                group(g)
                    && anyone(by)
                    && points(loss)
                    && self.group_of(g).is_some_and(|id| self.at(id).damage <= POINTS)
            }
            Event::Routed { group: g, by, .. } => group(g) && anyone(by),
            Event::Rallied { group: g, back } => group(g) && points(back),
            Event::Counted { unit, share, .. } => known(unit) && points(share.abs()),
            Event::Reckoned { unit, share, eff, .. } => known(unit) && points(share.abs()) && eff <= 10_000_000,
            Event::Taken { unit }
            | Event::Abandoned { unit, .. }
            | Event::CrewLost { unit, .. }
            | Event::Raised { unit, .. }
            | Event::Learned { unit, .. }
            | Event::Removed { unit }
            | Event::Heads { unit, .. }
            | Event::TurnedCoat { unit } => known(unit) && self.room(),
            Event::Set { unit, field, value } => {
                let info = UnitField::info(field);
                known(unit) && (info.least..=info.most).contains(&value)
            }
            Event::Arrived { unit } => known(unit) && self.unit(unit).group == NOBODY && self.room(),
            Event::Wounded { person: p, wounds, .. } => person(p) && (0..=1_000).contains(&wounds),
            Event::Joined { person: p } | Event::SetPerson { person: p, .. } => person(p),
            Event::Posted { person: p, unit } => person(p) && (unit == NOBODY || known(unit)),
            Event::Enlisted { unit, like, men } => {
                known(like) && usize::from(unit) == self.units.len() && self.units.len() < MOST && men <= 1_000_000
            }
            Event::Passed { from, to, .. } => known(from) && known(to) && from != to && self.room(),
            Event::Weather { weather } => Weather::from_number(i32::from(weather)).is_some(),
            Event::Option { index, value } => self.options.clone().set(usize::from(index), value),
            Event::Began
            | Event::Step(_)
            | Event::Ended
            | Event::Initiative { .. }
            | Event::Shaken
            | Event::Declared { .. }
            | Event::Withdrew { .. }
            | Event::Committed { .. }
            | Event::Volley
            | Event::Clash
            | Event::Week { .. }
            | Event::Endures { .. }
            | Event::Talked { .. }
            | Event::Lifted
            | Event::Opened { .. }
            | Event::Over { .. }
            | Event::Classed { .. }
            | Event::Baggage { .. }
            | Event::Closed { .. }
            | Event::Conceded { .. }
            | Event::SetSide { .. }
            | Event::Scripted { .. } => true,
        }
    }

    /// Whether another group can still be formed.
    #[must_use]
    pub fn room(&self) -> bool {
        self.groups.len() < MOST
    }
}
