//! Where everyone stands against the start.

use crate::chapters::figures;
use crate::chapters::losses;
use crate::nouns::battle::{Battle, GroupId, PersonId};
use crate::nouns::terms::{Lot, Mode, Wear, Where};
use crate::nouns::unit::Unit;
use montjoie_game::{Condition, Fate};
use montjoie_table::{Side, Subject, UnitId};

/// The book's word for a group that is where it is.
pub(crate) fn group_word(b: &Battle, id: GroupId) -> &'static str {
    match b.at(id).at {
        // Out of a siege that is neither storm nor sortie a garrison marches only on terms (ORD-90).
        Where::Left if gave_up(b, b.at(id).side) => "yielded",
        Where::Absent => "absent",
        Where::Reserve => "reserve",
        Where::Off => "off",
        Where::Left => "left",
        Where::Captured => "captured",
        Where::Removed => "aneantie",
        Where::Field => match b.status(id) {
            Wear::Intact => "intact",
            Wear::Accrochee => "accrochee",
            Wear::Eprouvee => "eprouvee",
            Wear::Decimee => "decimee",
            Wear::Aneantie => "aneantie",
            Wear::Deroute => "deroute",
        },
    }
}

fn gave_up(b: &Battle, side: Side) -> bool {
    b.mode == Mode::Siege && b.fort.is_some_and(|f| f.besieged == side)
}

fn unit_word(b: &Battle, u: &Unit) -> &'static str {
    if let Some(group) = u.group {
        return group_word(b, group);
    }
    match u.at {
        Where::Absent => "absent",
        Where::Reserve => "reserve",
        Where::Field => "intact",
        Where::Off => "off",
        Where::Left => "left",
        Where::Captured => "captured",
        Where::Removed => "aneantie",
    }
}

fn condition(word: &str) -> Condition {
    match word {
        "absent" | "reserve" => Condition::Absent,
        "eprouvee" | "decimee" | "wounded" => Condition::Shaken,
        "deroute" | "off" => Condition::Broken,
        "left" | "yielded" | "out_of_action" => Condition::Gone,
        "captured" => Condition::Captured,
        "aneantie" | "killed" => Condition::Destroyed,
        _ => Condition::Fit,
    }
}

/// Without damage, but not whole: what an earlier fight of the same battle cost has been counted, and the ranks closed.
fn since(word: &'static str, now: i64, initial: i64) -> &'static str {
    if word == "intact" && now < initial { "reformed" } else { word }
}

fn men(b: &Battle, id: UnitId) -> i64 {
    let u = b.unit(id);
    if b.place_of(u) == Where::Removed {
        return 0;
    }
    i64::from(if b.closed { u.eff } else { losses::standing(b, id) })
}

/// Where a unit stands against the start.
pub(crate) fn unit_fate(b: &Battle, id: UnitId) -> Fate {
    let u = b.unit(id);
    let (initial, now) = (i64::from(u.eff0), men(b, id));
    let word = since(unit_word(b, u), now, initial);
    Fate {
        subject: Subject::from(id),
        side: u.side,
        initial,
        now,
        worth: figures::frc(b, u) / i64::from(u.eff.max(1)),
        condition: condition(word),
        word,
        person: false,
    }
}

fn lot_word(lot: Lot) -> &'static str {
    match lot {
        Lot::Fit => "fit",
        Lot::Wounded => "wounded",
        Lot::Out => "out_of_action",
        Lot::Captured => "captured",
        Lot::Killed => "killed",
    }
}

/// Where a character stands against the start.
pub(crate) fn person_fate(b: &Battle, id: PersonId) -> Fate {
    let p = *b.person(id);
    let word = if p.here { lot_word(p.lot) } else { "absent" };
    let now = if p.lot == Lot::Killed { 0 } else { i64::from(p.health.saturating_sub(p.wounds).max(0)) };
    Fate {
        subject: Subject::from(id),
        side: p.side,
        initial: i64::from(p.health),
        now,
        worth: 1,
        condition: condition(word),
        word,
        person: true,
    }
}

/// Where a group stands against the start.
pub(crate) fn group_fate(b: &Battle, id: GroupId) -> Fate {
    let g = b.at(id);
    let all = b.each_unit().filter(|(_, u)| u.group == Some(id));
    let (initial, now) = all.fold((0, 0), |(i, n), (unit, u)| (i + i64::from(u.eff0), n + men(b, unit)));
    let word = since(group_word(b, id), now, initial);
    let condition = condition(word);
    Fate { subject: g.face, side: g.side, initial, now, worth: 1, condition, word, person: false }
}

/// Everyone: units, then characters.
pub(crate) fn fates(b: &Battle, each: &mut dyn FnMut(Fate)) {
    for (id, _) in b.each_unit() {
        each(unit_fate(b, id));
    }
    for (id, _) in b.each_person() {
        each(person_fate(b, id));
    }
}
