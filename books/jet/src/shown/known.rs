//! The battle as a side may take it to be: chances shown to players are counted from it.
//!
//! Who is hidden is not there. Whom the side sees and cannot count it takes for one of its own of the same look, as worn as the words say.

use crate::brought::options::CommandMode;
use crate::nouns::battle::{Battle, Character, Unit, UnitId};
use crate::nouns::terms::{Breakout, Engagement, Scale, Standing, Where};
use crate::shown::sight::{in_sight, knowledge};
use montjoie_game::{Knowledge, Viewer};
use montjoie_table::{CharacterId, Kind, Side, Subject};

/// The battle as this viewer may take it to be.
pub(crate) fn known(b: &Battle, viewer: Viewer) -> Battle {
    let mut k = b.clone();
    let owns = |side: Side| viewer.owns(side);
    let open = |side: Side| viewer.knows(side) == Knowledge::Exact;
    for id in b.ids().filter(|&id| !owns(b.at(id).side)) {
        if !sees(b, id, viewer) {
            nobody(k.unit(id));
        } else if !open(b.at(id).side) {
            *k.unit(id) = taken(b, id, viewer);
        }
    }
    for who in b.people().filter(|&who| !owns(b.who(who).side)) {
        if !sees_person(b, who, viewer) {
            let person = k.person(who);
            *person = Character { at: Standing::Out, ..unknown(person) };
        } else if !open(b.who(who).side) {
            let like = b.characters.iter().find(|c| owns(c.side));
            let person = k.person(who);
            *person = unknown(person);
            if let Some(like) = like {
                (person.leadership, person.tactics, person.sa) = (like.leadership, like.tactics, like.sa);
                (person.riding, person.ob, person.db) = (like.riding, like.ob, like.db);
            }
        }
    }
    for side in Side::BOTH.into_iter().filter(|&side| !owns(side)) {
        sums(&mut k, Battle::army(side));
        let own = *b.camp(side.foe());
        let army = k.at(Battle::army(side)).n0;
        let camp = &mut k.camps[side.index()];
        if !open(side) {
            (camp.second, camp.second_chief, camp.value) = (false, None, own.value);
        }
        camp.fielded0 = if camp.fielded0 == 0 { 0 } else { army };
    }
    for id in b.ids().filter(|&id| !owns(b.at(id).side)) {
        let fielded = if k.at(id).fielded == 0 { 0 } else { k.fielded(id) };
        k.unit(id).fielded = fielded;
    }
    k.lasting.retain(|one| owns(b.at(one.unit).side) || (open(b.at(one.unit).side) && sees(b, one.unit, viewer)));
    let ours = |who: Subject| match who.kind() {
        Kind::Unit(id) => b.units.get(usize::from(id)).is_some_and(|u| owns(u.side)),
        Kind::Character(id) => b.characters.get(usize::from(id)).is_some_and(|c| owns(c.side)),
        _ => false,
    };
    k.scripts = if viewer == Viewer::Gm { b.scripts.clone() } else { b.scripts.known(ours) };
    k
}

/// Whether the viewer knows that a unit is there.
fn sees(b: &Battle, id: UnitId, viewer: Viewer) -> bool {
    knowledge(b, viewer, id).is_some()
}

/// Whether the viewer knows of a character: one who is on his feet in a unit that shows, or what became of one who was.
fn sees_person(b: &Battle, character: CharacterId, viewer: Viewer) -> bool {
    let person = b.who(character);
    let seen = match person.at {
        Standing::Absent => false,
        Standing::Fit => sees(b, person.unit, viewer),
        Standing::Out | Standing::Captured | Standing::Dead => viewer.knows(person.side) == Knowledge::Exact,
    };
    viewer.owns(person.side) || seen
}

/// Men of a unit are those of its parts.
fn sums(k: &mut Battle, id: UnitId) {
    if k.is_leaf(id) {
        return;
    }
    let parts: Vec<UnitId> = k.children(id).collect();
    let (mut n, mut n0) = (0u32, 0u32);
    for part in parts {
        sums(k, part);
        (n, n0) = (n.saturating_add(k.at(part).n), n0.saturating_add(k.at(part).n0));
    }
    let unit = k.unit(id);
    (unit.n, unit.n0, unit.killed, unit.wounded) = (n, n0, n0 - n.min(n0), 0);
}

/// An empty place in the tree: the same, whoever is hidden there.
fn nobody(unit: &mut Unit) {
    (unit.at, unit.n, unit.n0, unit.killed, unit.wounded, unit.fielded) = (Where::Left, 0, 0, 0, 0, 0);
    (unit.led, unit.chief, unit.leadership, unit.tactics, unit.mode) = (true, None, 0, 0, CommandMode::Leadership);
    (unit.morale, unit.discipline, unit.discipline_max, unit.position) = (0, 0, 0, 0);
    (unit.composition, unit.equipment, unit.engagement, unit.archers) = (0, 0, Engagement::FirstLine, false);
    (unit.called, unit.remaining, unit.stored, unit.delayed) = (false, 0, 0, false);
    (unit.trapped, unit.breakout, unit.rally_due, unit.pinned) = (false, Breakout::None, false, None);
    (unit.ground, unit.ground_next, unit.union_turn, unit.leaderless_turns) = (0, 0, 0, 0);
    (unit.player, unit.ordered) = (false, false);
}

/// A character without anything that would have to be known.
fn unknown(person: &Character) -> Character {
    Character {
        player: false,
        leadership: 0,
        tactics: 0,
        sa: 0,
        riding: 0,
        ob: 0,
        db: 0,
        mounted: false,
        galvanised: 0,
        soldier_mod: 0,
        ..*person
    }
}

/// Whom the viewer takes this one for.
fn taken(b: &Battle, id: UnitId, viewer: Viewer) -> Unit {
    let unit = b.at(id);
    let Viewer::Player(side, knows) = viewer else { return *unit };
    let own = || b.ids().filter(move |&one| b.at(one).side == side && b.is_leaf(one) == b.is_leaf(id));
    let same = own().find(|&one| b.at(one).scale == unit.scale && b.at(one).arm == unit.arm);
    let like = same.or_else(|| own().find(|&one| b.at(one).scale == unit.scale)).or_else(|| own().next());
    let like = if unit.scale == Scale::Army { Some(Battle::army(side)) } else { like };
    let Some(like) = like.map(|one| b.at(one)) else { return *unit };
    let mut seen = *unit;
    (seen.led, seen.leadership, seen.tactics, seen.mode) = (true, like.leadership, like.tactics, like.mode);
    seen.chief = unit.chief.filter(|&chief| sees_person(b, chief, viewer));
    (seen.morale, seen.discipline, seen.discipline_max) = (0, like.discipline_max, like.discipline_max);
    (seen.position, seen.composition, seen.equipment) = (0, like.composition, like.equipment);
    (seen.engagement, seen.archers, seen.leaderless_turns) = (Engagement::FirstLine, like.archers, 0);
    (seen.ground, seen.ground_next, seen.ordered, seen.player) = (0, 0, false, false);
    if b.is_leaf(id) {
        seen.n0 = like.n0.max(1);
        // The middle of what the word covers, in eighths.
        let (now, first) = in_sight(b, id);
        let quarters = (u64::from(now) * 4).checked_div(u64::from(first)).unwrap_or(4).min(4);
        let eighths = if knows < Knowledge::Words || quarters == 4 { 8 } else { 2 * quarters + 1 };
        seen.n = u32::try_from(u64::from(seen.n0) * eighths / 8).unwrap_or(seen.n0).max(1);
        (seen.killed, seen.wounded) = (seen.n0 - seen.n, 0);
    }
    seen
}
