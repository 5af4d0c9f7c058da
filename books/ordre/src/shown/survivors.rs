//! What is left of everyone, for the scenario of the next battle.

use crate::chapters::figures;
use crate::chapters::losses;
use crate::nouns::battle::{Battle, PersonId};
use crate::nouns::terms::{Lot, Where};
use montjoie_game::scenario::Written;
use montjoie_game::{Message, Survivor};
use montjoie_table::{Subject, UnitId};

/// ORD-63, ORD-72 — units ready for the next battle, characters with their wounds.
pub(crate) fn survivors(b: &Battle) -> Vec<Survivor> {
    let units = b.each_unit().map(|(id, _)| unit(b, id));
    let persons = b.each_person().map(|(id, _)| person(b, id));
    units.chain(persons).collect()
}

fn unit(b: &Battle, id: UnitId) -> Survivor {
    let u = b.unit(id);
    let subject = Subject::from(id);
    let men = if b.closed { u.eff } else { losses::standing(b, id) };
    let lost =
        matches!(b.place_of(u), Where::Removed | Where::Captured) || matches!(u.at, Where::Removed | Where::Captured);
    let stays = men > 0 && !lost;
    let int = |n: i64| Written::Int(n);
    let part = u.part(men);
    let mut keys = vec![
        ("count", int(i64::from(men.saturating_sub(part.others)))),
        ("cbt", int(i64::from(u.cbt))),
        ("xp", int(i64::from(u.xp))),
    ];
    if u.pieces > 0 || u.pieces_lost > 0 {
        keys.push(("pieces", int(i64::from(u.pieces))));
    }
    // ORD-100 — those of another kind, in the same proportion as the rest; their weapons still tell of them when none is left.
    let (from, n) = (usize::from(u.weapons_at), usize::from(u.weapons));
    if u.others > 0 || b.weapons.iter().skip(from).take(n).any(|w| w.vehicles > 0) {
        keys.push(("other.count", int(i64::from(part.others))));
    }
    // Figures given by hand, or man by man, are those of who is left.
    if u.pda >= 0 {
        keys.push(("pda", int(if u.pieces > 0 { u.pda } else { part.pda })));
    }
    if u.frc >= 0 {
        keys.push(("frc", int(part.frc)));
    } else if u.individual_sdg > 0 {
        keys.push(("frc", int(part.individual_sdg + i64::from(men) * figures::arm(u))));
    }
    if u.ammunition >= 0 {
        keys.push(("ammunition", int(i64::from(u.ammunition))));
    }
    let line = Message::new(if !stays {
        "ordre-after-lost"
    } else if men == u.eff0 {
        "ordre-after-whole"
    } else {
        "ordre-after-unit"
    })
    .who("unit", subject)
    .number("men", men)
    .number("initial", u.eff0)
    .number("dead", u.dead)
    .number("xp", u.xp);
    Survivor { subject, stays, keys, gone: vec!["line", "quality", "individual_sdg"], serves: None, line }
}

fn person(b: &Battle, id: PersonId) -> Survivor {
    let p = *b.person(id);
    let subject = Subject::from(id);
    let stays = matches!(p.lot, Lot::Fit | Lot::Wounded | Lot::Out);
    let line = Message::new(match p.lot {
        Lot::Fit => "ordre-after-fit",
        Lot::Wounded => "ordre-after-wounded",
        Lot::Out => "ordre-after-out",
        Lot::Captured => "ordre-after-captured",
        Lot::Killed => "ordre-after-killed",
    })
    .who("unit", subject)
    .number("points", p.health.saturating_sub(p.wounds).max(0));
    let serves = p.unit.map(Subject::from);
    let gone = if serves.is_none() { vec!["unit"] } else { Vec::new() };
    Survivor { subject, stays, keys: vec![("wounds", Written::Int(i64::from(p.wounds)))], gone, serves, line }
}
