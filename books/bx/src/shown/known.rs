//! The battle as a side may take it to be: chances shown to players are counted from it.
//!
//! Who is hidden is not there. Whom the side sees and cannot count it takes for one of its own of the same look, as many and as worn as the words say.

use super::sight::{Sight, share_left};
use super::view::pictogram;
use crate::chapters::engines;
use crate::nouns::battle::{Battle, Id, Unit};
use crate::nouns::terms::{BodyKind, Order, Where};
use crate::nouns::walls::{Aim, Section};
use montjoie_game::Viewer;
use montjoie_table::{Crowd, Id as _, Kind, Side};

/// The battle as this viewer may take it to be.
pub(crate) fn known(b: &Battle, viewer: Viewer) -> Battle {
    let sight = Sight { b, viewer };
    let mut k = b.clone();
    let hidden = b.ids().filter(|&id| !sight.sees(id)).fold(Crowd::EMPTY, |all, id| all.or(Crowd::one(id)));
    let Some(any) = b.ids().find(|&id| sight.counts(id)).or_else(|| b.ids().next()) else { return k };
    for (id, body) in (0u8..).map(Id::new).zip(&mut k.bodies) {
        if hidden.has(id) {
            nobody(body, b.at(any));
        } else if !sight.counts(id) {
            *body = taken(&sight, id);
        }
        for crowd in [&mut body.contacts, &mut body.inert, &mut body.fresh, &mut body.charging] {
            *crowd = crowd.less(hidden);
        }
        let hides = |who: Option<Id>| who.is_some_and(|who| hidden.has(who));
        if hides(body.officer_of) {
            body.officer_of = None;
        }
        if hides(body.faithful_of) {
            body.faithful_of = None;
        }
    }
    k.pairs.retain(|(one, other, _)| !hidden.has(*one) && !hidden.has(*other));
    for list in [&mut k.hurts, &mut k.hurts_before] {
        list.retain(|hurt| !hidden.has(hurt.unit) && hurt.by.is_none_or(|by| !hidden.has(by)));
    }
    for side in Side::BOTH.into_iter().filter(|&side| !sight.owns(side)) {
        let own = b.camp(side.foe()).supplies;
        let camp = &mut k.camps[side.index()];
        for who in [&mut camp.chief, &mut camp.standard] {
            if who.is_some_and(|who| hidden.has(who)) {
                *who = None;
            }
        }
        if !sight.is_open(side) {
            camp.supplies = own;
        }
    }
    besieged(&mut k, &sight, hidden);
    let ours = |who: montjoie_table::Subject| match who.kind() {
        Kind::Unit(id) => b.bodies.get(id.index()).is_some_and(|body| sight.owns(body.side)),
        _ => false,
    };
    k.scripts = if viewer == Viewer::Gm { b.scripts.clone() } else { b.scripts.known(ours) };
    k
}

/// What of a siege shows: engines that stand there, and walls that are down.
fn besieged(k: &mut Battle, sight: &Sight<'_>, hidden: Crowd<Id>) {
    for engine in &mut k.engines {
        if engine.served_by.is_some_and(|by| hidden.has(by)) {
            engine.served_by = None;
        }
        if !sight.is_open(engine.side) {
            let own = sight.b.engines.iter().find(|e| e.side != engine.side);
            engine.kind = own.map_or(0, |e| e.kind);
            (engine.engineer, engine.aim) = (true, Aim::Nothing);
            engine.crew = engines::of_kind(engine.kind).crew.1;
        }
    }
    if let Some(fort) = &mut k.fort
        && !sight.is_open(fort.besieged.foe())
    {
        // How far the work on a wall has come is for those who do it.
        fort.battered = Default::default();
        (fort.ram_need, fort.ram_done) = (0, 0);
    }
}

/// An empty place on the list: the same, whoever is hidden there.
fn nobody(body: &mut Unit, any: &Unit) {
    let (side, army) = (body.side, body.army);
    *body = Unit { side, army, at: Where::Left, n0: 0, n: 0, n_start: 0, pvt: 0, pvt0: 0, ..bare(any) };
    (body.pvi, body.hd, body.hd_bonus, body.armour, body.moral) = (0, 0, 0, 0, 0);
    (body.original, body.veterans, body.kind, body.order) = (0, 0, BodyKind::Unit, Order::None);
    (body.inside, body.section, body.elite, body.officer_of) = (false, Section::NONE, false, None);
}

/// One who has done nothing yet.
fn bare(body: &Unit) -> Unit {
    Unit {
        demoralised: false,
        demoralised_seq: 0,
        routed_seq: 0,
        leaving: false,
        surrendering: false,
        began_free: true,
        moved: false,
        struck: false,
        scorched: false,
        pressed: false,
        increments: 0,
        contacts: Crowd::EMPTY,
        inert: Crowd::EMPTY,
        fresh: Crowd::EMPTY,
        charging: Crowd::EMPTY,
        sortie_seq: 0,
        returned_seq: 0,
        victories: 0,
        faithful_of: None,
        cleric: false,
        player: false,
        ..*body
    }
}

/// How many the words for the size of a body make one think of.
const SIZES: [u32; 4] = [5, 30, 120, 300];

/// Whom the viewer takes this one for.
fn taken(sight: &Sight<'_>, id: Id) -> Unit {
    let body = sight.b.at(id);
    let Some(like) = likeness(sight, body) else { return *body };
    let reads = sight.reads(id);
    let standing = body.at == Where::Field;
    let mut seen = Unit {
        side: body.side,
        army: body.army,
        kind: body.kind,
        at: body.at,
        mounted: body.mounted,
        flying: body.flying,
        infantry: body.infantry,
        officer_of: body.officer_of,
        contacts: body.contacts,
        inert: body.inert,
        fresh: body.fresh,
        charging: body.charging,
        began_free: body.began_free,
        moved: body.moved,
        struck: body.struck,
        inside: body.inside,
        section: body.section,
        sortie_seq: body.sortie_seq,
        returned_seq: body.returned_seq,
        ..bare(like)
    };
    if reads {
        (seen.demoralised, seen.demoralised_seq) = (body.demoralised, body.demoralised_seq);
        (seen.routed_seq, seen.leaving, seen.surrendering) = (body.routed_seq, body.leaving, body.surrendering);
        seen.order = body.order;
    } else {
        seen.order = if body.free() { Order::Hold } else { Order::Strike };
    }
    let (size, left) = share_left(body);
    // The middle of what the word covers, in eighths.
    let eighths = if reads { 7 - 2 * i64::try_from(left).unwrap_or(0) } else { 8 };
    if body.kind == BodyKind::Unit {
        let n = if reads { SIZES[size] } else { like.n0.max(1) };
        seen.n0 = if reads { u32::try_from(i64::from(n) * 8 / eighths).unwrap_or(n) } else { n };
        seen.n = if standing { n } else { 0 };
        (seen.pvt0, seen.pvt) = (i64::from(seen.n0) * seen.pvi, i64::from(seen.n) * seen.pvi);
        (seen.original, seen.veterans) = (seen.n0, seen.n0);
    } else {
        (seen.pvt0, seen.n0) = (like.pvt0.max(1), 1);
        seen.pvi = seen.pvt0;
        seen.pvt = if standing { (seen.pvt0 * eighths / 8).max(1) } else { 0 };
        seen.n = u32::from(standing);
    }
    seen.n_start = seen.n;
    seen
}

/// One of the viewer's own that looks like it, else one that is as it is: troops or one alone. None for who looks on and has no side.
fn likeness<'a>(sight: &Sight<'a>, body: &Unit) -> Option<&'a Unit> {
    let Viewer::Player(side, _) = sight.viewer else { return None };
    let own = || sight.b.bodies.iter().filter(move |one| one.side == side && one.pvt0 > 0);
    let look = pictogram(body);
    let same = own().find(|one| pictogram(one) == look);
    same.or_else(|| own().find(|one| one.kind == body.kind))
        .or_else(|| own().find(|one| one.standard()))
        .or_else(|| own().next())
}
