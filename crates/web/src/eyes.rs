//! What the screen for the table may show: what the players know (ADR 0054). Part of [`crate::look`].

use crate::look::{Who, player};
use crate::room::Inside;
use crate::seats::PlayerSeat;
use montjoie_game::{Knowledge, Viewer};
use montjoie_pages::{Eyes, Onlooker};
use montjoie_table::{Side, Subject};

/// Those who were let in.
fn seated(inside: &Inside) -> impl Iterator<Item = (&PlayerSeat, Side)> {
    inside.seats.list.iter().filter_map(|seat| Some((seat, seat.side?)))
}

/// Through whose eyes the screen looks: as somebody said, else the players' own side. Where they sit on both sides, or somebody sees of their
/// side only what is theirs, it shows what all of them know. With nobody seated yet it is the first side, on which players are let in.
pub(crate) fn eyes(inside: &Inside) -> Eyes {
    if let Some(of) = inside.settings.screen_of.as_deref().and_then(Eyes::of) {
        return of;
    }
    let first = seated(inside).next().map_or(Side::A, |(_, side)| side);
    let alike = seated(inside).all(|(seat, side)| side == first && !seat.narrow);
    if alike { Eyes::Side(first) } else { Eyes::All }
}

/// How well the screen knows both sides where it shows what everybody knows: as somebody said, else no better than whoever knows least.
pub(crate) fn public_level(inside: &Inside) -> Knowledge {
    if let Some(level) = inside.settings.screen_level {
        return level;
    }
    if seated(inside).any(|(seat, _)| seat.narrow) {
        return Knowledge::Unseen;
    }
    let sides = Side::BOTH.into_iter().filter(|side| {
        let nobody = seated(inside).next().is_none();
        nobody || seated(inside).any(|(_, of)| of == *side)
    });
    let usual = sides.map(|side| inside.knows(side)).min().unwrap_or_default();
    // A unit that is less known than its side is less known to somebody.
    inside.settings.grants.iter().map(|grant| grant.level).min().map_or(usual, |least| least.min(usual))
}

/// How well the screen knows somebody of the other side, looking for this one.
pub(crate) fn level_of(inside: &Inside, side: Side, who: Subject) -> Knowledge {
    let usual = inside.knows(side);
    let of = |seat: u32| inside.settings.granted(seat, side, who).unwrap_or(usual);
    let seats = seated(inside).filter(|(_, of)| *of == side).map(|(seat, _)| seat.id);
    // No seat has the number nought: what was granted to the side.
    let known = seats.map(of).min().unwrap_or_else(|| of(0));
    match inside.settings.screen_level {
        // What was said of the screen holds, but for who is kept from players on purpose.
        Some(level) if known < usual => level.min(known),
        Some(level) => level,
        None => known,
    }
}

/// Who looks at the screen.
pub(crate) fn onlooker(inside: &Inside) -> Onlooker {
    let one = Onlooker {
        agreed: inside.settings.screen_level.is_some(),
        numbers: inside.numbers(&Who::Screen),
        ..Onlooker::new(Viewer::Public(inside.chronicle.live().fight().public()))
    };
    match eyes(inside) {
        Eyes::All => Onlooker { table: Some(at_the_table(inside)), ..one },
        Eyes::Side(side) => Onlooker {
            viewer: Viewer::Player(side, inside.settings.screen_level.unwrap_or(inside.knows(side))),
            granted: inside.settings.grants.iter().map(|g| (g.who, level_of(inside, side, g.who))).collect(),
            met: inside.met.by(side),
            ..one
        },
    }
}

/// Those at the table. Of those who see the whole of a side and were granted nothing apart one is enough: they may name the same people.
fn at_the_table(inside: &Inside) -> Vec<Onlooker> {
    let mut sides: Vec<Side> = Vec::new();
    let mut table = Vec::new();
    for (seat, side) in seated(inside) {
        let alike = !seat.narrow && inside.settings.grants.is_empty();
        if alike && sides.contains(&side) {
            continue;
        }
        sides.extend(alike.then_some(side));
        table.push(player(inside, seat));
    }
    table
}
