//! What a battle knows of the parts of an event, and how they are written.
//!
//! Units are written by their marks. Characters, armies, sites and spells are written as bare numbers.

use super::{HeroField, MoraleTrial, UnitField};
use crate::brought::creation::MOST_EFF;
use crate::nouns::battle::{Battle, MOST};
use crate::nouns::choices::Parts;
use crate::nouns::ids::{HeroId, HostId, SiteId, SpellId};
use crate::nouns::terms::{Action, Cause, Grade, HeroStatus, Morale, Order, Organised, Step, SupportKind};
use montjoie_game::events::NewUnitId;
use montjoie_game::{EventPart, Known, parts};
use montjoie_table::{Id as _, Subject, UnitId};

/// The number the next new unit will have.
#[must_use]
pub fn next_unit(b: &Battle) -> NewUnitId {
    NewUnitId::new(u8::try_from(b.units.len()).unwrap_or(u8::MAX))
}

/// Parts that are written as bare numbers.
macro_rules! bare {
    ($($id:ty: $list:ident),+) => { $(
        impl EventPart for $id {
            fn subject(self) -> Subject {
                montjoie_table::Id::subject(self)
            }
        }

        impl Known<Battle> for $id {
            fn known(self, b: &Battle) -> bool {
                self.index() < b.$list.len()
            }
        }
    )+ };
}

bare!(HeroId: heroes, HostId: armies, SiteId: sites);

impl EventPart for SpellId {}

impl Known<Battle> for SpellId {
    fn known(self, b: &Battle) -> bool {
        self.index() < b.lore.spells.len()
    }
}

impl Known<Battle> for UnitId {
    fn known(self, b: &Battle) -> bool {
        self.index() < b.units.len()
    }
}

impl Known<Battle> for NewUnitId {
    fn known(self, b: &Battle) -> bool {
        self.index() == b.units.len() && self.index() < MOST
    }
}

parts! {
    Step, Morale, MoraleTrial, Organised, SupportKind, Cause, Grade, HeroStatus, UnitField, HeroField,
}

impl EventPart for Order {}

impl Known<Battle> for Order {
    fn known(self, b: &Battle) -> bool {
        match self {
            Order::Engage(on) | Order::Support(on) | Order::FireSupport(on) | Order::Fire(on) | Order::Magic(on) => {
                on.known(b)
            }
            Order::Hold | Order::Move(..) | Order::Tortoise(_) | Order::Disengage => true,
        }
    }
}

impl EventPart for Action {}

impl Known<Battle> for Action {
    fn known(self, b: &Battle) -> bool {
        match self {
            Action::Cast(_, on)
            | Action::GalvaniseAtt(on)
            | Action::GalvaniseIni(on)
            | Action::Rally(on)
            | Action::Join(on)
            | Action::Banner(on)
            | Action::Seize(on) => on.known(b),
            Action::Deed(_, on) => on.known(b),
            Action::Duel(foe) => foe.known(b),
            Action::Nothing | Action::OrganiseAtt | Action::OrganiseDef | Action::Encircle | Action::Leave => true,
        }
    }
}

/// Whether so much EFF is within reach.
pub(super) fn few(eff: u32) -> bool {
    i64::from(eff) <= MOST_EFF
}

impl EventPart for Parts {}

impl Known<Battle> for Parts {
    fn known(self, _: &Battle) -> bool {
        self.0.iter().map(|&part| u32::from(part)).sum::<u32>() <= 300
    }
}

impl Battle {
    /// Whether a character can stand there: in any unit of troops, or on his own; never on another's lone stand.
    pub(crate) fn may_hold(&self, hero: HeroId, unit: UnitId) -> bool {
        self.at(unit).lone.is_none() || self.hero(hero).own == unit
    }
}
