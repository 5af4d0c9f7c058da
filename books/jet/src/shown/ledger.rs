//! How the losses of a turn were made, for whoever asks: percentage, ratio, line, wipe-out; shares, and what replaced them.

use crate::brought::options::{Distribution, LossBase, LossRounding};
use crate::chapters::encounter::largest;
use crate::chapters::losses::{
    Cost, Frac, apart, breaks_out, count, exposure, ratio_of, read, resolve, shift_of_worth, shifted,
};
use crate::chapters::modifiers::men_for_losses;
use crate::chapters::orders::Units;
use crate::chapters::shares::{Toll, Tolls, spread};
use crate::events::Event;
use crate::nouns::battle::{Battle, EncounterId, MOST, UnitId};
use crate::nouns::rules::{
    BREAKOUT, CUT, EXPOSURE, KILLED, PAIRING, PERCENTAGE, RATIO, RECONCILE, SPREAD, STRAGGLERS, VOLLEY, WIPE_OUT, WORTH,
};
use crate::nouns::terms::{Breakout, Row, Scale};
use crate::shown::line::of;
use crate::shown::opened::{measure, named, ratio, way};
use montjoie_game::{Arg, Opening};
use montjoie_table::{Heard, Id as _, Play, Subject};

/// One step of how losses are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// JET-34 to 37 — what its encounter costs one of ours, and by it the enemy.
    /// `across`: the men of theirs that a percentage would count; `of`: how many they are, and how many all of ours would cost
    /// them together.
    Cost { unit: UnitId, men: i64, percent: i64, cost: Cost, across: i64, lost: i64, of: (i64, i64) },
    /// JET-35, JET-39 — what one of theirs takes of all that ours cost them.
    Taken { unit: UnitId, total: i64, over: usize, lost: i64, men: i64 },
    /// JET-40 — the scale above left nobody to fight with.
    Nobody { unit: UnitId },
    /// JET-39 — what falls to a unit of the losses of the one above it: of all of them, and of those imposed.
    Share { unit: UnitId, above: UnitId, whole: (i64, i64), over: usize, lost: i64, imposed: i64 },
    /// JET-40 — the share, who was gone first, the unit's own result, both together, and what stands.
    Stands { unit: UnitId, share: i64, first: i64, own: i64, sum: i64, lost: i64 },
    /// JET-40, `replace_conserve` — a unit that was not played makes up for one that was.
    Absorbs { unit: UnitId, share: i64, lost: i64 },
    /// JET-54 — what falls to a unit of a volley on it, or on the one above it.
    Volley { unit: UnitId, under: UnitId, total: i64, over: usize, lost: i64 },
}

impl Note {
    /// Whom it is about.
    fn unit(&self) -> UnitId {
        match *self {
            Note::Cost { unit, .. }
            | Note::Taken { unit, .. }
            | Note::Nobody { unit }
            | Note::Share { unit, .. }
            | Note::Stands { unit, .. }
            | Note::Absorbs { unit, .. }
            | Note::Volley { unit, .. } => unit,
        }
    }
}

/// How the losses of an encounter are made, for whoever asks.
pub(crate) struct Account {
    /// Men of ours the percentage counts.
    pub men: i64,
    /// What one of ours costs them.
    pub k: Frac,
    /// Whether that is in our favour.
    pub favoured: bool,
    /// The losses factors of both, in halves.
    pub halves: (i64, i64),
    /// Whether several of ours share the encounter, each with a line and an enemy of its own.
    pub several: bool,
    /// Whether a breakout tells our losses instead.
    pub fixed: bool,
    /// Whether more would fall than there are.
    pub wiped: bool,
    /// Our losses, all units of ours together.
    pub own: i64,
    /// Theirs.
    pub enemy: i64,
    /// How many they are.
    pub across: i64,
}

/// The account of the encounter of this unit at so many in a hundred, before scales agree.
pub(crate) fn account(b: &Battle, unit: UnitId, p: i64) -> Option<Account> {
    let row = b.at(unit).row?;
    let encounter = b.at(unit).encounter?;
    let mut tolls: Tolls = [Toll::default(); MOST];
    let mut wiped = false;
    let mut look = |note| {
        if let Note::Cost { cost, lost, .. } = note {
            wiped |= (cost.own, cost.enemy) != cost.lined || lost != cost.own;
        }
    };
    resolve(b, &mut tolls, &[Toll::default(); MOST], encounter, p, &mut look);
    let side = b.own();
    let sum = |side| b.in_encounter(encounter, side).map(|u| tolls[usize::from(u)].lost).sum::<i64>();
    let enemies: Units = b.in_encounter(encounter, side.foe()).filter(|&u| b.at(u).met).collect();
    let facing = largest(b, &enemies)?;
    let trapped = b.at(unit).breakout != Breakout::None;
    let shift = i64::from(b.at(unit).shift) - enemies.iter().map(|&u| i64::from(b.at(u).shift)).sum::<i64>();
    let (k, favoured) = ratio_of(b, unit, row, trapped, shift);
    let army = b.at(unit).scale == Scale::Army;
    Some(Account {
        men: b.in_encounter(encounter, side).map(|u| men_for_losses(b, u)).sum(),
        k,
        favoured,
        halves: if army || trapped { (2, 2) } else { exposure(b, unit, facing, row) },
        several: b.in_encounter(encounter, side).filter(|&u| b.at(u).met).count() > 1,
        fixed: breaks_out(b, unit, 1).is_some(),
        wiped,
        own: sum(side),
        enemy: sum(side.foe()),
        across: enemies.iter().map(|&u| i64::from(b.at(u).fielded)).sum(),
    })
}

/// A unit, and all above it.
pub(crate) fn line(b: &Battle, unit: UnitId) -> impl Iterator<Item = UnitId> + '_ {
    std::iter::successors(Some(unit), |&u| b.at(u).parent)
}

/// The notes of a turn's losses, by the dice and judgements that were heard.
fn notes(b: &Battle, earlier: &[Heard<Event>]) -> (Tolls, Vec<Note>) {
    // Those who fell first in this step stood when it was counted.
    let mut start = b.clone();
    for heard in earlier {
        if let Heard::Event(Event::Losses { unit, killed, wounded }) = *heard {
            start.unit(unit).n += killed + wounded;
        }
    }
    let b = &start;
    let mut percent: Vec<(EncounterId, i64)> = apart(b).iter().copied().collect();
    for heard in earlier {
        if let Heard::Thrown(t) = heard
            && t.head.key.rule == PERCENTAGE
            && let Some(head) = b.unit_of(t.head.key.of)
            && let Some(met) = b.at(head).encounter.filter(|met| met.index() < b.encounters.len())
        {
            percent.push((met, read(t.cast.dice)));
        }
    }
    let said = |unit: UnitId, usual: i32| {
        let key = RECONCILE.by(Subject::from(unit));
        earlier
            .iter()
            .find_map(|h| match h {
                Heard::Judged { head, value, .. } if head.key == key => Some(*value),
                _ => None,
            })
            .unwrap_or(usual)
    };
    let mut all = Vec::new();
    let mut judged = |unit: UnitId, _, usual: i32| -> Play<i32> { Ok(said(unit, usual)) };
    // It waits for nobody: what was not said is as usual.
    let tolls = count(b, &percent, &mut |note| all.push(note), &mut judged);
    (tolls.unwrap_or([Toll::default(); MOST]), all)
}

/// JET-34 to 40 — the dice and accounts that made the losses of a unit, from the highest scale that has a part in them down.
pub(crate) fn losses(b: &Battle, (unit, killed, wounded): (UnitId, u32, u32), earlier: &[Heard<Event>]) -> Opening {
    let (was, lost) = (i64::from(b.at(unit).n), i64::from(killed) + i64::from(wounded));
    let (tolls, all) = notes(b, earlier);
    let fell = |h: &Heard<Event>| matches!(h, Heard::Event(Event::Losses { unit: u, .. }) if *u == unit);
    if tolls[usize::from(unit)].lost == 0 || earlier.iter().any(fell) {
        return cut_down(b, unit, lost);
    }
    let of_unit = |unit: UnitId| all.iter().filter(move |n| n.unit() == unit);
    // Above a unit whose own result stands alone, nothing has a part in it but the share it replaced.
    let alone = |u: UnitId| of_unit(u).any(|n| matches!(*n, Note::Stands { first: 0, own, lost, .. } if own == lost));
    let mut levels: Vec<UnitId> = Vec::new();
    for u in line(b, unit) {
        levels.push(u);
        if alone(u) {
            break;
        }
    }
    let mut opening = Opening::default();
    for &level in levels.iter().rev() {
        let cut = alone(level);
        for note in of_unit(level) {
            opening = match note {
                Note::Share { .. } if cut => opening,
                note => told(opening, b, note, &all),
            };
        }
    }
    for (at, heard) in earlier.iter().enumerate() {
        let key = match heard {
            Heard::Thrown(t) => t.head.key,
            Heard::Judged { head, .. } if head.key.rule == RECONCILE => head.key,
            _ => continue,
        };
        let Some(head) = b.unit_of(key.of) else { continue };
        let whose = b.at(head);
        let fought = |u: &UnitId| b.at(*u).met && b.at(*u).encounter == whose.encounter;
        let counts = match key.rule {
            // A fight outside the turn belongs to no encounter.
            PERCENTAGE => whose.encounter.is_none() || levels.iter().any(fought),
            RECONCILE => levels.contains(&head),
            _ => false,
        };
        if counts {
            opening.from.push(at);
        }
    }
    // JET-38: the split by thirds, or by the measure of the other side.
    let thirds = tolls[usize::from(unit)].killed.is_none();
    let fall = of(if thirds { "jet-open-fall" } else { "jet-open-fall-scaled" }, unit);
    let fall = fall.number("by", lost).number("killed", killed).number("wounded", wounded);
    opening.link(KILLED, fall.number("was", was).number("now", was - lost))
}

/// JET-52 — stragglers nobody rallied: all of them die, besides the turn's losses.
fn cut_down(b: &Battle, unit: UnitId, lost: i64) -> Opening {
    let was = i64::from(b.at(unit).n);
    let told = of("jet-open-cut-down", unit).number("men", lost);
    Opening::of(STRAGGLERS, told)
        .link(STRAGGLERS, of("jet-open-men", unit).number("was", was).number("by", lost).number("now", was - lost))
}

/// One note as links.
fn told(opening: Opening, b: &Battle, note: &Note, all: &[Note]) -> Opening {
    match *note {
        Note::Cost { .. } => cost(opening, b, note),
        Note::Taken { unit, total, over, lost, men } => {
            // Theirs is what ours cost them: the accounts of ours in the same encounter lead to it.
            let met = b.at(unit).encounter;
            let mut opening = opening;
            for note in all.iter().filter(|n| matches!(n, Note::Cost { unit, .. } if b.at(*unit).encounter == met)) {
                opening = cost(opening, b, note);
            }
            let ours =
                all.iter().filter(|n| matches!(n, Note::Cost { unit, .. } if b.at(*unit).encounter == met)).count();
            if over < 2 && ours < 2 {
                return opening;
            }
            let enemies: Units = b.in_encounter(met, b.at(unit).side).filter(|&u| b.at(u).met).collect();
            let even = part_of(&spread(b, total, &enemies, |_| total), unit);
            let told = of("jet-open-taken", unit).number("total", total).number("over", count_of(over));
            let opening = opening.link(SPREAD, told.word("spread", spread_word(b)).number("by", even));
            bounded(opening, unit, even, lost, men)
        }
        Note::Nobody { unit } => opening.link(RECONCILE, of("jet-open-nobody-left", unit)),
        Note::Share { unit, above, whole: (total, named), over, lost, imposed } => {
            let below: Units = b.children(above).filter(|&c| b.at(c).fielded > 0).collect();
            let evenly = |n: i64| part_of(&spread(b, n, &below, |_| n), unit);
            let even = evenly(named) + evenly(total - named);
            let told = of("jet-open-share", unit).who("target", Subject::from(above)).number("total", total);
            let told = told.number("over", count_of(over)).word("spread", spread_word(b)).number("by", even);
            let opening = bounded(opening.link(SPREAD, told), unit, even, lost, i64::from(b.at(unit).fielded));
            if imposed == 0 {
                return opening;
            }
            opening.link(RECONCILE, of("jet-open-imposed", unit).number("imposed", imposed))
        }
        Note::Stands { unit, share, first, own, sum, lost } => {
            let number = |id| of(id, unit).number("share", share).number("own", own).number("by", lost);
            let opening = match first {
                0 if share == own => return opening,
                0 if lost == own => return opening.link(RECONCILE, number("jet-open-replaces")),
                0 => opening,
                _ => opening.link(RECONCILE, number("jet-open-on-top").number("first", first).number("sum", sum)),
            };
            if lost == sum {
                return opening;
            }
            opening.link(RECONCILE, number("jet-open-agreed").number("sum", sum))
        }
        Note::Absorbs { unit, share, lost } => {
            opening.link(RECONCILE, of("jet-open-absorbs", unit).number("share", share).number("by", lost))
        }
        Note::Volley { under, total, over, lost, .. } => {
            let told = of("jet-open-volley", under).number("men", total).number("over", count_of(over));
            opening.link(VOLLEY, told.word("spread", spread_word(b)).number("by", lost))
        }
    }
}

/// JET-39 — a share that its men bound, or that takes up what those of others bound.
fn bounded(opening: Opening, unit: UnitId, even: i64, lost: i64, men: i64) -> Opening {
    match lost - even {
        0 => opening,
        ..0 => opening.link(SPREAD, of("jet-open-bounded", unit).number("men", men).number("by", lost)),
        more => opening.link(SPREAD, of("jet-open-takes-up", unit).number("more", more).number("by", lost)),
    }
}

/// What one unit got of what was shared out.
fn part_of(parts: &[(UnitId, i64)], unit: UnitId) -> i64 {
    parts.iter().find(|(u, _)| *u == unit).map_or(0, |(_, n)| *n)
}

fn count_of(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(0)
}

/// How losses are shared out.
fn spread_word(b: &Battle) -> &'static str {
    match b.options.loss_distribution {
        Distribution::Equal => "jet-spread-equal",
        Distribution::Proportional => "jet-spread-proportional",
        Distribution::ByEngagement => "jet-spread-by_engagement",
    }
}

/// JET-34 — how losses are rounded.
fn rounding(b: &Battle) -> &'static str {
    match b.options.loss_rounding {
        LossRounding::HalfUp => "jet-round-half_up",
        LossRounding::Floor => "jet-round-floor",
        LossRounding::Ceil => "jet-round-ceil",
    }
}

/// JET-15, JET-17, JET-34 to 37, JET-43, JET-56 — what an encounter costs one of ours, step by step.
fn cost(mut opening: Opening, b: &Battle, note: &Note) -> Opening {
    let Note::Cost { unit, men, percent, cost, across, lost, of: (there, total) } = *note else { return opening };
    let row = b.at(unit).row.unwrap_or(Row::Failure);
    let (own, enemy) = cost.raw;
    let round = rounding(b);
    let both = |id, (own, enemy): (i64, i64)| of(id, unit).number("own", own).number("enemy", enemy);
    let share = |id, percent: i64, n: i64| of(id, unit).number("percent", percent).number("men", men).number("own", n);
    if cost.fixed {
        let escaped = b.at(unit).breakout == Breakout::Escaped;
        let percent = if escaped { 50 } else { i64::from(b.options.massacre_fraction) };
        opening = opening.link(BREAKOUT, share("jet-open-cost-breakout", percent, own));
    } else if b.options.loss_base == LossBase::Winner && !cost.favoured {
        let told = of("jet-open-cost-winner", unit).number("percent", percent).number("men", across);
        opening = opening.link(PERCENTAGE, told.word("round", round).number("enemy", enemy));
    } else {
        let whole = men_for_losses(b, unit);
        let id = match () {
            () if men < whole => "jet-open-cost-left",
            () if whole > i64::from(b.at(unit).fielded) => "jet-open-cost-union",
            () => "jet-open-cost",
        };
        opening = opening.link(PERCENTAGE, share(id, percent, own).word("round", round));
    }
    if cost.fixed && cost.k == (1, 1) {
        // Nobody is left across: no ratio counts.
        return opening;
    }
    opening = worth(opening, b, unit, row);
    let trapped = b.at(unit).breakout != Breakout::None;
    let (rule, id) = if trapped { (BREAKOUT, "jet-open-ratio-breakout") } else { (RATIO, "jet-open-ratio") };
    let told = ratio(both(id, cost.raw).word("row", named(row)), (cost.k, cost.favoured));
    opening = opening.link(rule, told.word("round", round));
    if cost.lined != cost.raw && trapped {
        opening = opening.link(BREAKOUT, both("jet-open-wiped-foe", cost.lined));
    } else if cost.lined != cost.raw {
        let foes: Units =
            b.in_encounter(b.at(unit).encounter, b.at(unit).side.foe()).filter(|&u| b.at(u).met).collect();
        let (ours, theirs) = largest(b, &foes).map_or((2, 2), |foe| exposure(b, unit, foe, row));
        let told = both("jet-open-lined", cost.lined).with("ours", Arg::Fraction(ours, 2));
        opening = opening.link(EXPOSURE, told.with("theirs", Arg::Fraction(theirs, 2)).word("round", round));
    }
    if (cost.own, cost.enemy) != cost.lined {
        // Who runs out of men pays with all of them, and the other side no more than that is worth.
        let id = match (cost.own < cost.lined.0, cost.enemy < cost.lined.1) {
            (false, _) => "jet-open-wiped-foe",
            (true, false) => "jet-open-wiped-own",
            (true, true) if cost.enemy == there => "jet-open-wiped-foe-ratio",
            (true, true) => "jet-open-wiped-own-ratio",
        };
        let told = ratio(both(id, (cost.own, cost.enemy)), (cost.k, cost.favoured));
        opening = opening.link(WIPE_OUT, told.word("round", round));
    }
    if lost != cost.own {
        let told = of("jet-open-scaled", unit).number("was", cost.own).number("there", there).number("total", total);
        opening = opening.link(PAIRING, told.number("own", lost));
    }
    opening
}

/// JET-17, JET-56 — what the worth of fighters and an enemy cut in two do to the printed ratio.
fn worth(mut opening: Opening, b: &Battle, unit: UnitId, row: Row) -> Opening {
    let side = b.at(unit).side;
    let values = (b.camp(side).value, b.camp(side.foe()).value);
    let shift = shift_of_worth(values.0, values.1);
    let trapped = b.at(unit).breakout != Breakout::None;
    let (against, printed) = crate::chapters::losses::printed_ratio(b, unit, row, trapped);
    let enemies: Units = b.in_encounter(b.at(unit).encounter, side.foe()).filter(|&u| b.at(u).met).collect();
    let points = i64::from(b.at(unit).shift) - enemies.iter().map(|&u| i64::from(b.at(u).shift)).sum::<i64>();
    let link = |id, was: (Frac, bool), now: (Frac, bool)| {
        let told = of(id, unit).number("from_way", way(was)).number("to_way", way(now));
        let ((from, was), (to, now)) = (measure(was), measure(now));
        told.with("was", was).word("from", from).with("now", now).word("to", to)
    };
    let plain = shifted(against, printed, (0, 1), 0);
    let weighed = shifted(against, printed, shift, 0);
    if shift.0 != 0 {
        let value = |(num, den): Frac| Arg::Fraction(num, den);
        let told = link("jet-open-worth", plain, weighed).with("value", value(values.0));
        opening = opening.link(WORTH, told.with("other", value(values.1)));
    }
    if points != 0 {
        let told = link("jet-open-cut", weighed, shifted(against, printed, shift, points));
        opening = opening.link(CUT, told.number("points", points));
    }
    opening
}
