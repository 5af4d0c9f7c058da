//! The battle as a side may take it to be: chances shown to players are counted from it.
//!
//! Who is hidden is not there. Whom the side sees and cannot count it takes for one of its own of the same look, as worn as the words say.

use super::sight::{Sight, quarters_gone};
use crate::nouns::battle::{Battle, CUSTOMS, Hero, HeroId, NOWHERE, SPELLS, Unit, UnitId};
use crate::nouns::terms::{HeroStatus, Morale, Where};
use montjoie_game::Viewer;
use montjoie_table::{Crowd, Subject};

/// The battle as this viewer may take it to be.
pub(crate) fn known(b: &Battle, viewer: Viewer) -> Battle {
    let sight = Sight { b, viewer };
    let mut k = b.clone();
    let hidden = b.ids().filter(|&id| !sight.sees(id)).fold(Crowd::EMPTY, |all, id| all.or(Crowd::one(id)));
    let Some(any) = b.ids().find(|&id| sight.counts(id)).or_else(|| b.ids().next()) else { return k };
    for (id, unit) in b.ids().zip(&mut k.units) {
        if hidden.has(id) {
            nobody(unit, b.at(any));
        } else if !sight.counts(id) {
            *unit = taken(&sight, id);
        }
        (unit.met, unit.blood) = (unit.met.less(hidden), unit.blood.less(hidden));
        for who in [&mut unit.target, &mut unit.supports, &mut unit.support_on] {
            *who = who.filter(|&one| !hidden.has(one));
        }
    }
    for (id, hero) in b.hero_ids().zip(&mut k.heroes) {
        if !sight.meets(id) {
            nobody_special(hero);
        } else if !sight.knows(id) {
            *hero = taken_hero(&sight, id);
        }
    }
    k.links.retain(|link| !hidden.has(link.a) && !hidden.has(link.b));
    k.hits.retain(|hit| !hidden.has(hit.unit));
    for site in k.sites.iter_mut().filter(|site| !site.known && !sight.owns(site.side)) {
        (site.armed, site.pui, site.att) = (false, 0, 0);
    }
    for army in k.armies.iter_mut().filter(|army| !sight.owns(army.side)) {
        army.general = army.general.filter(|&hero| sight.meets(hero));
        army.temper = None;
    }
    let ours = |who: Subject| {
        b.unit_of(who).is_some_and(|id| sight.owns(b.at(id).side))
            || b.hero_of(who).is_some_and(|hero| sight.owns(b.hero(hero).side))
    };
    k.scripts = if viewer == Viewer::Gm { b.scripts.clone() } else { b.scripts.known(ours) };
    k
}

/// An empty place on the list: the same, whoever is hidden there.
fn nobody(unit: &mut Unit, any: &Unit) {
    // Who stands alone is told of as the character he is: his place is empty while nobody stands there.
    let at = if unit.lone.is_none() { Where::Left } else { Where::Absent };
    let (side, army, lone) = (unit.side, unit.army, unit.lone);
    *unit = Unit { side, army, lone, at, eff0: 0, eff: 0, eff_turn: 0, eff_start: 0, ..bare(any) };
    (unit.pui, unit.pui_tir, unit.pui_mag, unit.attributes, unit.hates) = (0, 0, 0, 0, 0);
    (unit.banner, unit.cell, unit.face_down, unit.hidden) = (false, NOWHERE, false, false);
    (unit.mount, unit.machine, unit.machines, unit.customs) = (None, None, 0, [None; CUSTOMS]);
}

/// One who has done nothing yet.
fn bare(unit: &Unit) -> Unit {
    let mut unit = *unit;
    unit.end_of_turn();
    (unit.melee_before, unit.frenzy_due, unit.drug_due, unit.frenzy_used) = (false, false, false, false);
    (unit.morale, unit.away, unit.loss_tested, unit.setup) = (Morale::Ok, false, false, 0);
    (unit.temp_att, unit.temp_def, unit.temp_ini, unit.doses, unit.tortoise) = (0, 0, 0, 0, false);
    (unit.met, unit.hated) = (Crowd::EMPTY, 0);
    unit
}

/// Whom the viewer takes this one for.
fn taken(sight: &Sight<'_>, id: UnitId) -> Unit {
    let unit = sight.b.at(id);
    let Some(like) = likeness(sight, id) else { return *unit };
    let reads = sight.reads(id);
    let mut seen = Unit {
        side: unit.side,
        army: unit.army,
        lone: unit.lone,
        at: unit.at,
        cell: unit.cell,
        face_down: unit.face_down,
        hidden: false,
        away: unit.away,
        met: unit.met,
        melee_before: unit.melee_before,
        fought: unit.fought,
        bled: unit.bled,
        ini: unit.ini,
        acted: unit.acted,
        moved: unit.moved,
        shot_spent: unit.shot_spent,
        target: unit.target,
        supports: unit.supports,
        support_kind: unit.support_kind,
        support_order: unit.support_order,
        support_on: unit.support_on,
        ..bare(like)
    };
    if sight.front(id) {
        (seen.category, seen.flying) = (unit.category, unit.flying);
    }
    if reads {
        (seen.morale, seen.temp_disorder) = (unit.morale, unit.temp_disorder);
    }
    // The middle of what the word covers, in eighths.
    let eighths = if reads { 7 - 2 * quarters_gone(unit) } else { 8 };
    seen.eff0 = like.eff0.max(1);
    seen.eff = if unit.at == Where::Field { (seen.eff0 * eighths / 8).max(1) } else { 0 };
    (seen.eff_turn, seen.eff_start) = (seen.eff, seen.eff);
    seen
}

/// One of the viewer's own that looks like it, else the first of them. None for who looks on and has no side.
fn likeness<'a>(sight: &Sight<'a>, id: UnitId) -> Option<&'a Unit> {
    let Viewer::Player(side, _) = sight.viewer else { return None };
    let alone = sight.b.at(id).lone.is_some();
    let own = || sight.b.ids().filter(move |&one| sight.b.at(one).side == side && sight.b.at(one).eff0 > 0);
    let look = sight.pictogram(id);
    let same = own().find(|&one| sight.pictogram(one) == look && sight.b.at(one).lone.is_some() == alone);
    same.or_else(|| own().next()).map(|one| sight.b.at(one))
}

/// A character nobody knows of.
fn nobody_special(hero: &mut Hero) {
    let (side, army, own) = (hero.side, hero.army, hero.own);
    *hero = Hero { side, army, own, unit: own, eff0: 0, eff: 0, status: HeroStatus::Fled, ..plain(hero) };
    hero.champion_of = None;
}

/// A character without anything that would have to be known.
fn plain(hero: &Hero) -> Hero {
    Hero {
        pc: false,
        pui: 0,
        pui_tir: 0,
        att: 0,
        def: 0,
        command: 0,
        tactics: 0,
        bonus: 0,
        spells: [None; SPELLS],
        uses: [0; SPELLS],
        wounds: [0; 3],
        acted: 0,
        cast: 0,
        rallied: false,
        pending: None,
        bereft: 0,
        ..*hero
    }
}

/// Whom the viewer takes this character for: one of their own, without spells.
fn taken_hero(sight: &Sight<'_>, id: HeroId) -> Hero {
    let hero = sight.b.hero(id);
    let Viewer::Player(side, _) = sight.viewer else { return *hero };
    let mut seen = plain(hero);
    (seen.acted, seen.rallied) = (hero.acted, hero.rallied);
    if let Some(like) = sight.b.heroes.iter().find(|h| h.side == side) {
        (seen.pui, seen.pui_tir, seen.eff0) = (like.pui, like.pui_tir, like.eff0);
        (seen.att, seen.def, seen.command, seen.tactics) = (like.att, like.def, like.command, like.tactics);
        seen.bonus = like.bonus;
    } else {
        seen.eff0 = 1;
    }
    seen.eff = if hero.status == HeroStatus::Able { seen.eff0 } else { 0 };
    seen
}
