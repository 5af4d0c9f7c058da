//! How a change of morale came about: the row, the deed or what lasts, both sides, and discipline after it (JET-19 to 24).

use crate::brought::options::{AbsoluteMorale, DisciplineTracking, MoraleScale};
use crate::events::Event;
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::rules::{BATTLE, DURATION, FOLLOWS, MIRROR, MORALE_SCALES, OPPOSITION, RESULTS, SURGE};
use crate::nouns::terms::{Bearing, Step};
use crate::shown::line::of;
use crate::shown::opened::named;
use crate::shown::opens::{row, whose_row};
use montjoie_game::Opening;
use montjoie_table::{Heard, State as _, Subject};

/// JET-42, JET-19, JET-24 — the row that moves morale, ours up as theirs goes down, and discipline with it; or something that
/// lasts and begins or is over.
pub(crate) fn morale(b: &Battle, event: &Event, (unit, by): (UnitId, i16), earlier: &[Heard<Event>]) -> Opening {
    let mut after = b.clone();
    after.apply(event);
    let (was, now) = (i64::from(b.morale(unit)), i64::from(after.morale(unit)));
    let (mut opening, mirrored) = moved(b, (unit, by), earlier);
    let felt = now - was;
    if felt != i64::from(by) {
        // JET-21, `morale_store = clamp_11`.
        opening = opening.link(SURGE, of("jet-open-morale-kept", unit).number("by", by).number("now", now));
    }
    let told = of(if mirrored { "jet-open-morale-mirror" } else { "jet-open-morale" }, unit);
    let told = told.number("was", was).number("by", felt.abs()).number("now", now);
    let opening = opening.link(MIRROR, told.number("down", i64::from(felt < 0)));
    let (held, holds) = (b.at(unit).discipline, after.at(unit).discipline);
    if held == holds {
        return opening;
    }
    let step_by_step = b.options.discipline_tracking == DisciplineTracking::Incremental;
    let id = if step_by_step { "jet-open-discipline-incremental" } else { "jet-open-discipline" };
    let told = of(id, unit).number("was", held).number("now", holds).number("morale", now).number("by", felt);
    // Morale counts from −10 to +10 here, whatever is kept beyond.
    let told = told.number("beyond", i64::from(now < -10));
    let most = i64::from(after.at(unit).discipline_max);
    // JET-24: the worst it can be, where the count alone would go below it.
    let floor = !step_by_step && most - (-now).clamp(0, 10) / 2 < i64::from(holds);
    let told = if step_by_step { told } else { told.number("floor", i64::from(floor)) };
    opening.link(FOLLOWS, told.number("most", most))
}

/// What moved morale, and whether it is the inverse of what moved the other side's.
fn moved(b: &Battle, (unit, by): (UnitId, i16), earlier: &[Heard<Event>]) -> (Opening, bool) {
    let inverse = |h: &Heard<Event>| match h {
        Heard::Event(Event::Morale { unit: other, by: theirs }) => {
            b.at(*other).side != b.at(unit).side && *theirs == -by
        }
        _ => false,
    };
    if b.step == Step::Orders {
        let begins = |l: &crate::nouns::battle::Lasting| {
            (l.unit, l.bearing, l.value, l.first) == (unit, Bearing::Morale, by, b.turn)
        };
        let id = if b.lasting.iter().any(begins) { "jet-open-lasting-begins" } else { "jet-open-lasting-ends" };
        return (Opening::of(DURATION, of(id, unit)), false);
    }
    // JET-20: one morale for the army, moved once by the mean of its encounters.
    let (sum, n) = b.swing;
    if b.options.morale_scale == MoraleScale::Single && n > 0 && b.at(unit).parent.is_none() {
        let told = of("jet-open-swing", Battle::army(b.own())).number("n", n).number("sum", sum);
        return (Opening::of(MORALE_SCALES, told), b.at(unit).side != b.own());
    }
    // A deed comes after the row of its step, if there is one: the last of both is what moved it.
    let deed = earlier.iter().rposition(|h| matches!(h, Heard::Event(Event::Seized { .. } | Event::Offered { .. })));
    match (whose_row(earlier), deed) {
        (Some((at, whose, of_row)), deed) if deed.is_none_or(|d| d < at) => {
            let scale = b.at(whose).scale;
            let printed = match b.options.absolute_success_morale {
                AbsoluteMorale::RankTable => of_row.result(scale).morale,
                AbsoluteMorale::Summary => of_row.summary().morale,
            };
            let whose_dice = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if [BATTLE, OPPOSITION].contains(&t.head.key.rule) && t.head.key.of == Subject::from(whose));
            let mut opening = Opening::default().after(&earlier[..at], whose_dice);
            opening.from.push(at);
            let told = of("jet-open-row-morale", whose).word("row", named(of_row)).number("by", i64::from(printed));
            (opening.link(RESULTS, told), b.at(whose).side != b.at(unit).side)
        }
        (_, Some(at)) => {
            let chance = match &earlier[at] {
                Heard::Event(Event::Seized { chance, .. } | Event::Offered { chance, .. }) => Some(chance.rule()),
                _ => None,
            };
            let opening = Opening::of(chance.unwrap_or(DURATION), of("jet-open-by-deed", unit));
            let opening = opening.after_last(earlier, |h| matches!(h, Heard::Thrown(_) | Heard::Judged { .. }));
            let mut opening = opening;
            opening.from.push(at);
            opening.from.sort_unstable();
            opening.from.dedup();
            (opening, earlier.last().is_some_and(inverse))
        }
        _ => (row(Opening::default(), earlier), false),
    }
}
