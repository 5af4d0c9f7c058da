//! What is left of a battle: whether anybody on the field can still hurt anybody (for odds; no rule of the book).

use crate::chapters::attack::{self, Strike, StrikeKind};
use crate::chapters::magic;
use crate::chapters::movement;
use crate::chapters::orders::in_range;
use crate::chapters::power;
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::tables::{Power, losses};
use crate::nouns::terms::{Category, HeroStatus};
use montjoie_table::{Quiet, Side, Tally as _};

/// More than organisation, deeds, supports and an ambush together ever add to an attack.
const MARGIN: i32 = 20;

/// Whether nobody can hurt anybody any more, in any hour to come, whoever leads. Doubt means no: whoever might come, come out
/// of hiding, be rallied or cast a spell may still hurt.
#[must_use]
pub fn harmless(b: &Battle) -> bool {
    let comes = b.scripts.bring(|_| true) || b.present().any(|(_, u)| u.hidden) || !b.sites.is_empty();
    let casts = b.hero_ids().any(|h| b.hero(h).status == HeroStatus::Able && magic::castable(b, h).next().is_some());
    !comes && !casts && !b.present().any(|(by, u)| b.foes(u.side).any(|(on, _)| hurts(b, by, on)))
}

/// Whether a side has somebody who may rally its routers.
fn rallies(b: &Battle, side: Side) -> bool {
    b.hero_ids().any(|h| b.hero(h).side == side && b.hero(h).status == HeroStatus::Able && b.hero(h).command > 0)
}

/// Whether the best of dice could take one man of another.
fn hurts(b: &Battle, by: UnitId, on: UnitId) -> bool {
    let u = b.at(by);
    if u.routed() && !rallies(b, u.side) {
        return false;
    }
    let takes = |kind: StrikeKind, total: Power| {
        let att = attack::att(b, Quiet::default(), Strike { by, on, kind }).total() + MARGIN;
        let def = attack::def(b, Quiet::default(), on, Some((by, kind))).total();
        total.num > 0 && losses(10 + att - def, total, &b.options) > 0
    };
    let counted = movement::counted(b);
    let moves = counted && !u.immobile && movement::allowance(b, by) > 0;
    let shoots = !counted || moves || in_range(b, by, u.cell, b.at(on).cell);
    let meets = || {
        let machine = |id: UnitId| b.at(id).category == Category::Machine;
        let comes = |one: UnitId, other: UnitId| {
            !machine(one) && movement::contact_cell(b, &movement::all_ways(b, one), one, other).is_some()
        };
        // PAP-64: machines go at nobody.
        let can = !(machine(by) && machine(on));
        let beside = !counted || movement::touching(b, by, on);
        b.link(by, on).is_some() || (can && (beside || comes(by, on) || comes(on, by)))
    };
    (shoots && (takes(StrikeKind::Fire, power::total_tir(b, by)) || takes(StrikeKind::Magic, power::total_mag(b, by))))
        || (takes(StrikeKind::AmbushCharge, power::total(b, by)) && meets())
}
