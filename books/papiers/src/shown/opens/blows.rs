//! Blows and losses: dice, supports, power, row and column, then EFF.

use super::{of, of_unit, rounding_word};
use crate::brought::options::{Basis, MachineSupport};
use crate::chapters::attack::{self, power_of};
use crate::chapters::power;
use crate::events::Event;
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::lookup::{LOSSES as TABLE, Lookup, lookup, plateau, shift};
use crate::nouns::rules::{
    AMBUSH, DEFENSIVE, DESTRUCTION, DRUGS, EFF, FIRE, FIRE_SUPPORT, FORMULA, LOOKUP, LOSSES, MACHINE_SUPPORT,
    MELEE_SUPPORT, POWER_BONUS, PUI_MAG, ROLL, SPELLS, TRAPS, VANGUARD,
};
use crate::nouns::tables::Power;
use crate::nouns::terms::{Cause, SupportKind};
use crate::shown::line::unfelled;
use montjoie_game::{Arg, Message, Opening};
use montjoie_table::{Happening as _, Heard, Rule, State as _, Subject};

/// The rules by which dice are thrown for what is lost to this.
fn thrown_by(cause: Cause) -> &'static [Rule] {
    match cause {
        Cause::Melee => &[ROLL],
        Cause::Fire => &[FIRE, PUI_MAG],
        Cause::Defensive => &[DEFENSIVE],
        Cause::Vanguard => &[VANGUARD],
        Cause::Ambush => &[AMBUSH],
        Cause::Trap => &[TRAPS],
        Cause::Spell => &[SPELLS],
        Cause::Overdose | Cause::Ruling => &[],
    }
}

fn fraction(power: Power) -> Arg {
    Arg::Fraction(power.num, power.den)
}

/// A message about a blow with its power, and the column where there is one: `ids` are for a column and for none.
fn looked_up(told: Message, read: &Lookup, ids: [&'static str; 2]) -> Message {
    let told = told.with("power", fraction(read.power));
    match read.column {
        Some(column) => {
            let above = column.checked_sub(1).map_or(0, |before| TABLE.upto[before]);
            Message { id: ids[0], ..told.number("from", above + 1).number("to", TABLE.upto[column]) }
        }
        None => Message { id: ids[1], ..told },
    }
}

/// PAP-32, PAP-33 — from the dice of a blow to what it takes: supports, row, column, slices of five.
pub(crate) fn hit(b: &Battle, unit: UnitId, by: Option<UnitId>, cause: Cause, earlier: &[Heard<Event>]) -> Opening {
    let its = |h: &Heard<Event>| match h {
        Heard::Thrown(t) => {
            let key = t.head.key;
            let by = by.is_none_or(|by| key.of == of_unit(by));
            by && key.to == of_unit(unit) && thrown_by(cause).contains(&key.rule)
        }
        _ => false,
    };
    let opening = Opening::default().after_last(earlier, its);
    let Some(Heard::Thrown(thrown)) = opening.from.first().and_then(|&at| earlier.get(at)) else { return opening };
    let opening = match by {
        Some(by) if matches!(cause, Cause::Melee | Cause::Vanguard) => supports(opening, b, by, unit),
        _ => opening,
    };
    let opening = match by.filter(|_| thrown.head.key.rule != PUI_MAG) {
        Some(by) => bonuses(opening, b, by, cause),
        None => opening,
    };
    let Some(read) = lookup(thrown.cast.margin, power_of(thrown.cast), &b.options) else { return opening };
    let told = Message::new("").number("row", read.row).number("n", read.eff);
    let told = looked_up(told, &read, ["papiers-open-table", "papiers-open-off-table"]);
    let (shift, slices) = (shift(read.power), read.row + shift(read.power));
    let worked = match plateau(read.power) {
        Some(from) if read.row >= from && slices < 1 => Message::new("papiers-open-plateau").number("from", from),
        _ => Message::new("papiers-open-slices").number("slices", slices.max(0)),
    };
    let worked = worked.number("row", read.row).number("shift", shift).number("n", read.eff);
    let opening = opening.link(LOOKUP, told).link(FORMULA, worked);
    let left = unfelled(b, unit);
    if read.eff <= i64::from(left) || b.is_character(unit) {
        return opening;
    }
    opening.link(DESTRUCTION, of("papiers-open-unfelled", unit).number("eff", b.at(unit).eff).number("left", left))
}

/// PAP-86 — whose bonus it is: what each character adds to the power of the blow.
fn bonuses(opening: Opening, b: &Battle, by: UnitId, cause: Cause) -> Opening {
    let shot = matches!(cause, Cause::Fire | Cause::Defensive);
    let adds = b.heroes_in(by).map(|(hero, h)| (hero, i64::from(if shot { h.pui_tir } else { h.pui })));
    adds.filter(|(_, n)| *n != 0).fold(opening, |opening, (hero, n)| {
        let told = Message::new("papiers-open-bonus").who("who", Subject::from(hero));
        opening.link(POWER_BONUS, told.with("n", Arg::Fraction(n, 1000)))
    })
}

/// PAP-69, PAP-73, PAP-74 — what each supporter adds, and what of.
fn supports(mut opening: Opening, b: &Battle, by: UnitId, on: UnitId) -> Opening {
    for (id, u) in b.supporters(by).filter(|&(id, u)| attack::helps(b, id, u, on)) {
        let n = power::support(b, id, u.support_kind);
        let told = |word: &'static str, total: Power| of(word, id).with("power", fraction(total)).number("n", n);
        let printed = u.machine.is_some() && b.options.machine_support_mode == MachineSupport::TableValue;
        opening = match u.support_kind {
            SupportKind::Melee => opening.link(MELEE_SUPPORT, told("papiers-open-support-melee", power::total(b, id))),
            SupportKind::Fire if printed => {
                opening.link(MACHINE_SUPPORT, of("papiers-open-support-machine", id).number("n", n))
            }
            SupportKind::Fire => {
                let rounding = rounding_word(b.options.ranged_support_rounding);
                let told = told("papiers-open-support-fire", power::total_tir(b, id)).word("rounding", rounding);
                opening.link(FIRE_SUPPORT, told)
            }
        };
    }
    opening
}

/// PAP-35, PAP-36 — the blows one by one, those of this step or those counted in the hour, then EFF.
pub(crate) fn lost(b: &Battle, event: &Event, unit: UnitId, cause: Cause, earlier: &[Heard<Event>]) -> Opening {
    let mut opening = Opening::default();
    let before = |h: &Heard<Event>| matches!(h, Heard::Event(Event::Lost { unit: u, .. }) if *u == unit);
    let since = earlier.iter().rposition(before).map_or(0, |at| at + 1);
    let (mut fresh, mut due) = (false, 0);
    for (at, heard) in earlier.iter().enumerate().skip(since) {
        match heard {
            Heard::Thrown(t) if t.head.key.to == of_unit(unit) => opening.from.push(at),
            Heard::Event(hit @ Event::Hit { unit: on, by, losses, cause, .. }) if *on == unit => {
                let told = match by {
                    Some(by) => of("papiers-open-hit", unit).who("by", of_unit(*by)),
                    None => of(blow_word(*cause), unit),
                };
                opening.from.push(at);
                opening = opening.link(hit.rule(), told.number("n", *losses));
                due += *losses;
                fresh = true;
            }
            _ => {}
        }
    }
    if cause == Cause::Overdose {
        let u = b.at(unit);
        let men = match b.options.overdose_basis {
            Basis::Current => u.eff,
            Basis::Initial => u.eff0,
        };
        let told = of("papiers-open-overdose", unit).number("n", men);
        opening = opening.link(DRUGS, told.word("rounding", rounding_word(b.options.overdose_rounding)));
    } else if !fresh {
        for (at, hit) in b.hits.iter().enumerate().filter(|(_, hit)| hit.unit == unit && !hit.gone) {
            let rule = Event::Hit { unit, by: None, losses: hit.losses, cause: hit.cause, now: false }.rule();
            let told = of(blow_word(hit.cause), unit).number("n", hit.losses).word("head", head_word(hit.cause));
            // The dice fell in an earlier step: one throw for every blow, in the same order.
            let nth = b.hits[..at].iter().filter(|one| one.unit == unit && one.cause == hit.cause).count();
            let options = b.options;
            opening = opening.recall(
                (rule, told),
                (thrown_by(hit.cause), of_unit(unit), nth),
                "papiers-open-threw-none",
                move |told, cast| match lookup(cast.margin, power_of(cast), &options) {
                    Some(read) => looked_up(told, &read, ["papiers-open-threw", "papiers-open-threw-off"]),
                    None => told,
                },
            );
            due += hit.losses;
        }
    }
    if due > b.at(unit).eff {
        opening = opening.link(LOSSES, of("papiers-open-beyond", unit).number("n", due));
    }
    let opening = strength(opening, b, event, LOSSES);
    let u = b.at(unit);
    let Event::Lost { eff, .. } = *event else { return opening };
    let left = u.eff.saturating_sub(eff);
    // PAP-02 — a soldier may be worth several EFF: how many still stand is told beside them.
    if left == 0 || u.each <= 1 || u.alone() || b.is_character(unit) {
        return opening;
    }
    let told = of("papiers-open-heads", unit).number("left", left).number("each", u.each);
    opening.link(EFF, told.number("heads", left.div_ceil(u32::from(u.each))))
}

/// Under which name the dice of an earlier step are told.
fn head_word(cause: Cause) -> &'static str {
    match cause {
        Cause::Fire => "papiers-open-head-fire",
        Cause::Defensive => "papiers-open-head-defensive",
        Cause::Vanguard => "papiers-open-head-vanguard",
        Cause::Ambush => "papiers-open-head-ambush",
        Cause::Trap => "papiers-open-head-trap",
        Cause::Spell => "papiers-open-head-spell",
        Cause::Melee | Cause::Overdose | Cause::Ruling => "papiers-open-head-melee",
    }
}

/// What a blow of nobody in particular is called.
fn blow_word(cause: Cause) -> &'static str {
    match cause {
        Cause::Trap => "papiers-open-blow-trap",
        Cause::Spell => "papiers-open-blow-spell",
        _ => "papiers-open-blow",
    }
}

/// EFF of everyone whose EFF an event changes.
pub(crate) fn strength(mut opening: Opening, b: &Battle, event: &Event, rule: Rule) -> Opening {
    let mut after = b.clone();
    after.apply(event);
    for id in b.ids() {
        let (was, now) = (i64::from(b.at(id).eff), i64::from(after.at(id).eff));
        if was != now {
            let id_of = if now < was { "papiers-open-eff" } else { "papiers-open-eff-back" };
            let told = of(id_of, id).number("was", was).number("by", (was - now).abs()).number("now", now);
            opening = opening.link(rule, told);
        }
    }
    opening
}
