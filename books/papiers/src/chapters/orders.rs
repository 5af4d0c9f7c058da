//! What a unit may be told at its initiative: legality is generation (PAP-28..30, 59, 64, 68, 71, 73, 74).

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::{Disengage, FireIntoMelee, FireRange};
use crate::chapters::movement::{self, FAR};
use crate::chapters::power;
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::rules::{ACTIVATION, MOBILITY, THREE_TO_ONE};
use crate::nouns::tables::missile_weapon;
use crate::nouns::terms::{Attribute, Category, Order, SupportKind};
use montjoie_game::formerly;
use montjoie_table::{Key, Office, Question, cite};

/// PAP-28 — what a unit does.
#[derive(Clone, Copy, Debug)]
pub struct UnitOrder(pub UnitId);

impl Question<Battle> for UnitOrder {
    type Answer = Order;

    fn key(self) -> Key {
        ACTIVATION.by(self.0)
    }

    fn office(self, b: &Battle) -> Office {
        Office::Chief(b.at(self.0).side)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Order)) {
        let id = self.0;
        let u = b.at(id);
        offer(Order::Hold);
        if b.in_melee(id) {
            if b.options.disengage == Disengage::Free {
                offer(Order::Disengage);
            }
            return;
        }
        let map = movement::counted(b);
        let ways = map.then(|| movement::ways(b, id, movement::allowance(b, id)));
        for (foe, _) in b.visible_foes(u.side) {
            if may_engage(b, id, foe, ways.as_ref()) {
                offer(Order::Engage(foe));
            }
        }
        shot_targets(b, id, false, |foe| offer(Order::Fire(foe)));
        shot_targets(b, id, true, |foe| offer(Order::Magic(foe)));
        for (friend, f) in b.present() {
            if f.side == u.side && friend != id && !f.hidden {
                for (kind, order) in
                    [(SupportKind::Melee, Order::Support(friend)), (SupportKind::Fire, Order::FireSupport(friend))]
                {
                    if may_support(b, id, friend, kind, ways.as_ref()) {
                        offer(order);
                    }
                }
            }
        }
        if u.has(Attribute::Tortue) && u.shield {
            offer(Order::Tortoise(!u.tortoise));
        }
        if map {
            movement::stops(b, id, |(column, row)| offer(Order::Move(column, row)));
        }
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Order {
        formerly!(plan, b.at(self.0).side => crate::brought::frozen::order(b, plan, self.0));
        doctrine::order(b, plan, self.0)
    }
}

/// PAP-29, PAP-64, PAP-68 — whether one may go at another.
#[must_use]
pub fn may_engage(b: &Battle, id: UnitId, foe: UnitId, ways: Option<&movement::CellPaths>) -> bool {
    let u = b.at(id);
    if u.category == Category::Machine {
        cite(MOBILITY);
        return false;
    }
    if b.assailants(foe).count() >= 3 {
        cite(THREE_TO_ONE);
        return false;
    }
    ways.is_none_or(|ways| movement::touching(b, id, foe) || movement::contact_cell(b, ways, id, foe).is_some())
}

/// PAP-71 — whom a unit may shoot at from where it stands; by magic where it has any (PAP-82).
pub fn shot_targets(b: &Battle, id: UnitId, magic: bool, mut each: impl FnMut(UnitId)) {
    let u = b.at(id);
    let power = if magic { power::total_mag(b, id) } else { power::total_tir(b, id) };
    if power.num <= 0 || u.shot_spent || u.routed() {
        return;
    }
    if u.setup > 0 {
        cite(MOBILITY);
        return;
    }
    for (foe, f) in b.visible_foes(u.side) {
        let spared = b.options.fire_into_melee == FireIntoMelee::SupportOnly && b.in_melee(foe);
        if !spared && in_range(b, id, u.cell, f.cell) {
            each(foe);
        }
    }
}

/// PAP-71 — range by the map, where the GM leaves it to the map.
pub(crate) fn in_range(b: &Battle, id: UnitId, from: (u8, u8), to: (u8, u8)) -> bool {
    if b.options.fire_range == FireRange::Gm || !movement::counted(b) {
        return true;
    }
    let u = b.at(id);
    let cells = b.options.fire_range_cells;
    let short = u.missile.and_then(missile_weapon).is_some_and(|w| w.short);
    let cells = if u.category == Category::Machine {
        2 * cells
    } else if short {
        cells / 2
    } else {
        cells
    };
    movement::within(b, from, to, cells)
}

/// PAP-30, PAP-68, PAP-73, PAP-74 — whether one may support another, now or in advance.
#[must_use]
pub fn may_support(
    b: &Battle,
    id: UnitId,
    friend: UnitId,
    kind: SupportKind,
    ways: Option<&movement::CellPaths>,
) -> bool {
    let u = b.at(id);
    if b.at(friend).supports == Some(id) || power::support(b, id, kind) <= 0 {
        return false;
    }
    if u.category == Category::Machine && kind == SupportKind::Melee {
        return false;
    }
    if !within_limits(b, id, friend, kind) {
        return false;
    }
    if u.category == Category::Machine {
        return true;
    }
    ways.is_none_or(|ways| {
        movement::touching(b, id, friend)
            || movement::cell_behind(b, ways, id, friend).is_some_and(|c| ways.cost(b, c) != FAR)
    })
}

/// PAP-68, PAP-73 — room for one more behind a friend.
#[must_use]
pub fn within_limits(b: &Battle, id: UnitId, friend: UnitId, kind: SupportKind) -> bool {
    let fire = kind == SupportKind::Fire && b.counts_as_fire_support(b.at(id));
    b.opponents(friend).all(|foe| {
        cite(THREE_TO_ONE);
        b.against(foe) < 3 && !(fire && b.fire_supporters_against(foe) > 0)
    })
}
