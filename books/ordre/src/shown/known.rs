//! The battle as a side may take it to be: chances shown to players are counted from it.
//!
//! Who is hidden is not there. Whom the side sees and cannot count it takes for one of its own of the same look, as many and as worn as the words say.

use crate::chapters::groups;
use crate::nouns::battle::{Battle, Group, GroupId, Person, PersonId};
use crate::nouns::terms::{Classing, Lot, Wear, Where};
use crate::nouns::unit::Unit;
use crate::shown::fates::unit_fate;
use crate::shown::sheet::{kind_of, size_and_left};
use crate::shown::sight::Eyes;
use montjoie_game::{Knowledge, Viewer};
use montjoie_table::{Crowd, Id as _, Kind, Side, Subject, UnitId};

/// The battle as this viewer may take it to be.
pub(crate) fn known(b: &Battle, viewer: Viewer) -> Battle {
    let eyes = Eyes { b, viewer };
    let owns = |side: Side| viewer.owns(side);
    let mut k = b.clone();
    let sees_group =
        |id: GroupId| owns(b.at(id).side) || !matches!(b.at(id).at, Where::Absent | Where::Reserve | Where::Left);
    let hidden: Crowd<GroupId> = b.all().map(|(id, _)| id).filter(|id| !sees_group(*id)).collect();
    let mut counted: Crowd<GroupId> = Crowd::EMPTY;
    for (id, unit) in UnitId::all(b.units.len()).zip(&mut k.units) {
        let who = Subject::from(id);
        if owns(unit.side) {
            continue;
        }
        // Of a body of men that nobody counts one unit stands for all.
        let lost = eyes.body(who).is_some() && unit.group.is_some_and(|group| counted.has(group));
        if let Some(group) = unit.group {
            counted.add(group);
        }
        if !eyes.sees(who) || lost {
            nobody(unit);
        } else if !eyes.open(unit.side) {
            *unit = taken(&eyes, id);
        }
    }
    for id in GroupId::all(b.groups.len()) {
        let group = &mut k.groups[usize::from(id)];
        if hidden.has(id) {
            nobody_there(group);
        }
        (group.contacts, group.met) = (group.contacts.less(hidden), group.met.less(hidden));
        if owns(group.side) || hidden.has(id) || eyes.open(group.side) {
            continue;
        }
        (group.combat_circumstances, group.in_terrain) = (0, false);
        let words = eyes.knows(group.side) >= Knowledge::Words;
        if !words {
            (group.routed, group.pursuable, group.rallied, group.rally_tried) = (false, false, 0, false);
        }
        // The middle of what the word covers, in quarters of its Force.
        let quarters = match b.status(id) {
            Wear::Accrochee => 1,
            Wear::Eprouvee | Wear::Deroute => 3,
            Wear::Decimee => 6,
            Wear::Aneantie => 8,
            Wear::Intact => 0,
        };
        let frc = groups::frc(&k, id);
        k.groups[usize::from(id)].damage = if words { frc * quarters / 4 } else { 0 };
    }
    for (id, person) in PersonId::all(b.persons.len()).zip(&mut k.persons) {
        if !eyes.sees(Subject::from(id)) {
            *person = Person { side: person.side, here: false, unit: None, ..unknown(person) };
        } else if !eyes.open(person.side) {
            *person = taken_person(b, person, owns);
        }
    }
    for side in Side::BOTH.into_iter().filter(|&side| !owns(side)) {
        let camp = &mut k.camps[side.index()];
        camp.chief = camp.chief.filter(|chief| eyes.sees(Subject::from(*chief)));
        if !eyes.open(side) {
            (camp.command_circumstances, camp.surprise_allowed) = (0, true);
            camp.battle_result = Classing::Auto;
        }
    }
    if viewer != Viewer::Gm {
        // Time goes by how many there are, those in reserve too.
        k.clock = 0;
        k.count_fighters();
    }
    let ours = |who: Subject| match who.kind() {
        Kind::Unit(id) => b.units.get(usize::from(id)).is_some_and(|u| owns(u.side)),
        Kind::Character(id) => b.persons.get(usize::from(id)).is_some_and(|p| owns(p.side)),
        _ => false,
    };
    k.scripts = if viewer == Viewer::Gm { b.scripts.clone() } else { b.scripts.known(ours) };
    k
}

/// An empty place on the list.
fn nobody(unit: &mut Unit) {
    (unit.at, unit.eff0, unit.eff, unit.pieces, unit.others) = (Where::Left, 0, 0, 0, 0);
    (unit.pda, unit.frc, unit.frc_other, unit.individual_sdg) = (-1, -1, 0, 0);
    (unit.hurt, unit.xp, unit.ammunition, unit.cbt, unit.weapons) = (0, 0, -1, 0, 0);
    (unit.dead, unit.wounded, unit.deserters, unit.sappers) = (0, 0, 0, false);
}

/// A body of men nobody knows of.
fn nobody_there(group: &mut Group) {
    (group.at, group.damage, group.routed, group.pursuable) = (Where::Left, 0, false, false);
    (group.contacts, group.met, group.engaged, group.attacked) = (Crowd::EMPTY, Crowd::EMPTY, false, false);
    (group.counter, group.counter_on, group.combat_circumstances) = (0, Subject::NOBODY, 0);
}

/// How many the words for the size of a body make one think of.
const SIZES: [u32; 4] = [10, 80, 500, 2_000];

/// Whom the viewer takes this one for.
fn taken(eyes: &Eyes<'_>, id: UnitId) -> Unit {
    let b = eyes.b;
    let unit = b.unit(id);
    let Viewer::Player(side, _) = eyes.viewer else { return *unit };
    let own = || b.units.iter().filter(move |u| u.side == side && u.eff0 > 0);
    let look = kind_of(b, unit);
    let same = own().find(|u| kind_of(b, u) == look && u.ranged == unit.ranged);
    let Some(like) = same.or_else(|| own().find(|u| u.vehicle == unit.vehicle)).or_else(|| own().next()) else {
        return *unit;
    };
    let (size, _) = size_and_left(&unit_fate(b, id));
    let eff = if eyes.knows(unit.side) >= Knowledge::Words && !unit.vehicle { SIZES[size] } else { like.eff0 };
    // Figures written by hand are of as many as there are.
    let whole = Unit { eff: like.eff0.max(1), ..*like };
    let mut seen = whole.part(eff);
    (seen.side, seen.army, seen.post, seen.at, seen.group) = (unit.side, unit.army, unit.post, unit.at, unit.group);
    (seen.ranged, seen.vehicle, seen.player, seen.eff0) = (unit.ranged, unit.vehicle, false, eff);
    (seen.hurt, seen.counted, seen.xp, seen.cover_bonus) = (0, 0, 0, 0);
    (seen.crew_lost, seen.dead, seen.wounded, seen.deserters, seen.pieces_lost) = (0, 0, 0, 0, 0);
    seen
}

/// A character without anything that would have to be known.
fn unknown(person: &Person) -> Person {
    Person { mental: 0, presence: 0, cbt: 0, war: 0, diplomacy: 0, wounds: 0, player: false, lot: Lot::Fit, ..*person }
}

/// Whom the viewer takes this character for: one of their own.
fn taken_person(b: &Battle, person: &Person, owns: impl Fn(Side) -> bool) -> Person {
    let mut seen = unknown(person);
    if let Some(like) = b.persons.iter().find(|p| owns(p.side)) {
        (seen.mental, seen.presence, seen.cbt) = (like.mental, like.presence, like.cbt);
        (seen.war, seen.diplomacy, seen.health, seen.arm) = (like.war, like.diplomacy, like.health, like.arm);
    }
    if person.lot >= Lot::Out {
        seen.lot = person.lot;
    }
    seen
}
