//! What a roll and its row come to, in figures, for the GM: the total, the row by its name, what it brings; and how the losses
//! of an encounter are made. The wordings of `line` are for reading aloud; these are for looking up.

use crate::brought::options::{DelayStacking, TacticsBonus, UmDetection};
use crate::chapters::encounter::largest;
use crate::chapters::losses::{Frac, exposure, ratio_of};
use crate::chapters::modifiers::command;
use crate::chapters::orders::{Units, in_reserve};
use crate::chapters::rolls::{natural, read};
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::rules::{BATTLE, MISLAID, OPPOSITION, PERCENTAGE, SOLDIER, TACTICS};
use crate::nouns::terms::{Breakout, Ground, ReserveRule, Row, Scale};
use crate::shown::ledger::account;
use crate::shown::line::{by, of};
use montjoie_game::{Arg, Message};
use montjoie_table::{Subject, Thrown};

/// A throw that reads a row, or makes losses.
pub(crate) fn thrown(b: &Battle, thrown: &Thrown) -> Option<Message> {
    let key = thrown.head.key;
    if key.rule == PERCENTAGE {
        return b.unit_of(key.of).and_then(|unit| losses(b, unit, thrown.cast.dice));
    }
    // Die by die nothing can be read: the sum and the row are told as they happen.
    if b.options.um_detection == UmDetection::AnyDie {
        return None;
    }
    let cast = thrown.cast;
    let reading = read(&b.options, natural(&b.options, cast.first, cast.dice), cast.total);
    let total = |message: Message| message.number("total", cast.total).word("row", named(reading.row));
    match (key.rule, b.unit_of(key.of)) {
        (BATTLE, Some(unit)) => {
            let id = match () {
                () if waits(b, unit) => "jet-open-roll-reserves",
                () if apart(b, unit, reading.row) => "jet-open-roll-apart",
                () => "jet-open-roll",
            };
            Some(row(b, unit, reading.row, total(led(b, unit, of(id, unit)))))
        }
        (OPPOSITION, Some(unit)) => Some(total(of("jet-open-opposed", unit))),
        // JET-45: one roll for a rank that is not played, and what it gives to the next roll.
        (MISLAID, Some(unit)) => {
            Some(total(of("jet-open-mislaid", unit)).number("lead", reading.row.summary().leadership))
        }
        (TACTICS, Some(unit)) => {
            let column = i32::from(reading.row.summary().leadership);
            let bonus = match b.options.tactics_bonus {
                TacticsBonus::SuccessOnly => column.max(0),
                TacticsBonus::BothWays => column,
                // A test, passed or not: what it needs stands beside the dice.
                TacticsBonus::Flat | TacticsBonus::Off => return Some(total(of("jet-open-tactics", unit))),
            };
            Some(total(of("jet-open-tactics-bonus", unit)).number("bonus", bonus))
        }
        (SOLDIER, _) => b.person_of(key.of).map(|character| total(by("jet-open-soldier", character))),
        _ => None,
    }
}

/// Who rolls: the commander, where there is one with a name.
fn led(b: &Battle, unit: UnitId, message: Message) -> Message {
    let chief = command(b, unit).who;
    let who = chief.map_or(Subject::from(unit), Subject::from);
    message.who("who", who).number("led", i64::from(chief.is_some()))
}

/// A row that no single throw shows.
pub(crate) fn unthrown(b: &Battle, unit: UnitId, of_row: Row) -> Message {
    let id = match () {
        () if waits(b, unit) => "jet-open-row-reserves",
        () if apart(b, unit, of_row) => "jet-open-row-apart",
        () => "jet-open-row",
    };
    row(b, unit, of_row, of(id, unit).word("row", named(of_row)))
}

/// JET-36 — whether the line leaves nobody to lose, on either side.
fn apart(b: &Battle, unit: UnitId, row: Row) -> bool {
    let u = b.at(unit);
    let enemies: Units = b.in_encounter(u.encounter, u.side.foe()).filter(|&e| b.at(e).met).collect();
    let free = u.scale != Scale::Army && !u.trapped && u.breakout == Breakout::None;
    free && largest(b, &enemies).is_some_and(|foe| exposure(b, unit, foe, row) == (0, 0))
}

/// JET-33 — whether an army has reserves that its row could help or hinder.
fn waits(b: &Battle, unit: UnitId) -> bool {
    b.at(unit).scale == Scale::Army && b.ids().any(|u| b.at(u).side == b.at(unit).side && in_reserve(b, u))
}

/// JET-33 — whether every reserve has had the one delay it can have.
fn late_already(b: &Battle, unit: UnitId) -> bool {
    let once = b.options.reserve_delay_stacking == DelayStacking::Once;
    once && b.ids().filter(|&u| b.at(u).side == b.at(unit).side && in_reserve(b, u)).all(|u| b.at(u).delayed)
}

/// JET-12 — the name of a row.
pub(crate) fn named(row: Row) -> &'static str {
    match row {
        Row::SpectacularFailure => "jet-row-spectacular_failure",
        Row::AbsoluteFailure => "jet-row-absolute_failure",
        Row::Failure => "jet-row-failure",
        Row::Um66 => "jet-row-um66",
        Row::PartialSuccess => "jet-row-partial_success",
        Row::Um100 => "jet-row-um100",
        Row::RelativeSuccess => "jet-row-relative_success",
        Row::Success => "jet-row-success",
        Row::AbsoluteSuccess => "jet-row-absolute_success",
    }
}

/// JET-42 — what a row brings besides morale, which is told when it moves: losses, the rank below, ground, reserves.
fn row(b: &Battle, unit: UnitId, row: Row, message: Message) -> Message {
    let scale = b.at(unit).scale;
    let result = row.result(scale);
    let trapped = b.at(unit).trapped;
    let message = ratio(message, ratio_of(b, unit, row, trapped, 0))
        .number("trapped", i64::from(trapped))
        .number("lead", row.summary().leadership)
        .word("ground", ground(result.ground));
    match result.reserves {
        _ if !waits(b, unit) => message,
        ReserveRule::DelayPlus1 if late_already(b, unit) => message.word("reserves", "jet-reserve-counted"),
        rule => message.word("reserves", reserves(rule)),
    }
}

/// A ratio as it is said: so many to one, and for whom.
pub(crate) fn measure((k, favoured): (Frac, bool)) -> (&'static str, Arg) {
    let (more, less) = if favoured { k } else { (k.1, k.0) };
    let word = match () {
        () if more == less => "jet-favour-even",
        () if favoured => "jet-favour-own",
        () => "jet-favour-enemy",
    };
    (word, Arg::Fraction(more, less))
}

/// Whom a ratio favours, as a number: ours 1, nobody 0, the other side 2.
pub(crate) fn way((k, favoured): (Frac, bool)) -> i64 {
    match () {
        () if k.0 == k.1 => 0,
        () if favoured => 1,
        () => 2,
    }
}

/// A message that says a ratio.
pub(crate) fn ratio(message: Message, of: (Frac, bool)) -> Message {
    let (favour, over) = measure(of);
    message.with("ratio", over).word("favour", favour).number("way", way(of))
}

fn ground(ground: Ground) -> &'static str {
    match ground {
        Ground::Unspecified => "jet-ground-unspecified",
        Ground::None => "jet-ground-none",
        Ground::EnemyFirst => "jet-ground-enemy_first",
        Ground::EnemyNearest => "jet-ground-enemy_nearest",
        Ground::Part => "jet-ground-part",
        Ground::OwnSector => "jet-ground-own_sector",
        Ground::Most => "jet-ground-most",
        Ground::NearlyAll => "jet-ground-nearly_all",
        Ground::GainOrKeep => "jet-ground-gain_or_keep",
    }
}

fn reserves(rule: ReserveRule) -> &'static str {
    match rule {
        ReserveRule::OnTime => "jet-reserve-on_time",
        ReserveRule::DelayPlus1 => "jet-reserve-delay_plus_1",
        ReserveRule::NotBefore2 => "jet-reserve-not_before_2",
        ReserveRule::Immediate => "jet-reserve-immediate",
    }
}

/// JET-34 to 37 — how the losses of an encounter are made, before scales agree.
pub(crate) fn losses(b: &Battle, unit: UnitId, die: i32) -> Option<Message> {
    let account = account(b, unit, i64::from(die.clamp(15, 35)))?;
    let line = match account.halves {
        (0, 0) => "jet-line-none",
        (1, 1) => "jet-line-half",
        (2, 2) => "jet-line-whole",
        _ => "jet-line-apart",
    };
    let sums = |message: Message| message.number("own", account.own).number("enemy", account.enemy);
    // A breakout has losses of its own, and several units each a ratio of theirs: no one percentage makes the sum.
    if account.several {
        return Some(
            of("jet-open-losses-several", unit).number("percent", die.clamp(15, 35)).number("men", account.men),
        );
    }
    // Where several scales are played, these are not yet the losses of the turn (JET-40): told in men they would be taken for them.
    let scales = Scale::ALL.iter().filter(|&&s| b.options.scales_in_play.has(s)).count() > 1;
    if account.fixed {
        let id = if scales { "jet-open-losses-scale-breakout" } else { "jet-open-losses-breakout" };
        return Some(if scales { of(id, unit) } else { sums(of(id, unit)) });
    }
    let told = |id| {
        let message = of(id, unit).number("percent", die.clamp(15, 35)).number("men", account.men);
        ratio(message, (account.k, account.favoured)).word("line", line)
    };
    // But whom a scale wipes out no scale below brings back.
    let lower = Scale::ALL.iter().any(|&s| s > b.at(unit).scale && b.options.scales_in_play.has(s));
    Some(match scales {
        true if lower && account.enemy == account.across => {
            told("jet-open-losses-scale-all").number("enemy", account.enemy)
        }
        true => told("jet-open-losses-scale"),
        false => sums(told(if account.wiped { "jet-open-losses-wiped" } else { "jet-open-losses" })),
    })
}
