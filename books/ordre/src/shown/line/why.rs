//! Why it is so: silence, rout, and what vehicles are called where they fight.

use super::of;
use crate::chapters::blows::{self, Blow, Manner};
use crate::chapters::groups;
use crate::events::How;
use crate::nouns::battle::{Group, GroupId};
use crate::nouns::terms::{Reach, Theatre};
use crate::shown::sight::Eyes;
use montjoie_game::Message;
use montjoie_table::Subject;

/// Why shooters do not shoot.
enum Idle {
    /// They have nothing left.
    Spent,
    /// Nothing they have would hurt anybody they may shoot at.
    Harmless,
    /// Every enemy is at grips with friends.
    Melee,
}

impl Eyes<'_> {
    /// Those who did not attack: shooters kept their shots, and why, where the field or their own shows it.
    pub(super) fn held(&self, group: Subject) -> Option<Message> {
        let shooters = self.b.group_of(group).is_some_and(|id| self.b.at(id).kind == Reach::Ranged);
        let id = match self.idle(group) {
            Some(Idle::Spent) => "ordre-tell-held-spent",
            Some(Idle::Harmless) => "ordre-tell-held-harmless",
            Some(Idle::Melee) => "ordre-tell-held-melee",
            None if shooters => self.fits("ordre-tell-held-shooters", "ordre-tell-held-vehicles"),
            None => self.fits("ordre-tell-held", "ordre-tell-held-vehicles"),
        };
        self.shown(id, group)
    }

    /// ORD-19, ORD-45, ORD-97 — why these do not shoot: nothing left to shoot, nobody they can hurt, every enemy among friends.
    fn idle(&self, group: Subject) -> Option<Idle> {
        let id = self.b.group_of(group).filter(|id| self.b.at(*id).kind == Reach::Ranged)?;
        let foes = || self.b.all().filter(move |(_, g)| g.side != self.b.at(id).side && g.target());
        let power = |on: GroupId| {
            let how = if self.b.is_vehicles() { How::Vehicles } else { How::Shot };
            let manner = if self.b.is_vehicles() { Manner::Vehicles } else { Manner::Shot };
            let blow = Blow::new(id, on, manner, how);
            groups::pda(self.b, id, blows::use_of(self.b, &blow), blows::armour(self.b, on), |_, _| ())
        };
        let among_friends =
            |g: &Group| self.b.all().any(|(friend, f)| f.side == self.b.at(id).side && g.contacts.has(friend));
        if self.known(group) && self.b.units_of(id).all(|(_, u)| u.ammunition == 0) {
            Some(Idle::Spent)
        } else if foes().next().is_none() {
            None
        } else if self.known(group) && foes().all(|(on, _)| power(on) == 0) {
            Some(Idle::Harmless)
        } else {
            foes().all(|(_, g)| among_friends(g)).then_some(Idle::Melee)
        }
    }

    /// ORD-58 — with what was lost, and from where on they break; noughts where that is not why, or not for these eyes.
    pub(super) fn threshold(&self, told: Message, group: Subject, by: Subject) -> Message {
        let id = self.b.group_of(group).filter(|_| by != Subject::NOBODY && self.known(group));
        let (lost, sdr) = id.map_or((0, 0), |id| (self.b.at(id).damage, groups::sdr_points(self.b, id)));
        told.number("damage", lost).number("sdr", sdr)
    }

    /// What vehicles are called where they fight: 1 on land, 2 in the air, 3 at sea, 4 in space.
    pub(super) fn craft(&self) -> i64 {
        match self.b.theatre {
            Theatre::Air => 2,
            Theatre::Naval | Theatre::Submarine => 3,
            Theatre::Space => 4,
            Theatre::Land => 1,
        }
    }

    /// What was fired off was all some of them had: said once, for nothing else says why they fall silent.
    pub(super) fn last_shots(&self, group: Subject) -> Option<Message> {
        let emptied = self.b.units_of(self.b.group_of(group)?).any(|(_, u)| u.ammunition == 1);
        (emptied && self.known(group)).then(|| of("ordre-tell-last-shots", group))
    }
}
