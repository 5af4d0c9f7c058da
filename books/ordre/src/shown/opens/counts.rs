//! What is counted beside men: time, waves, the bonus a miss leaves, guns and baggage.

use super::{blow_of, of};
use crate::brought::options::CounterBonus;
use crate::chapters::time;
use crate::events::{Event, How};
use crate::nouns::battle::Battle;
use crate::nouns::rules::{ASSAULT_LENGTH, COMMAND, COUNTER, LENGTH, RETREAT, TURNS};
use crate::nouns::terms::{Mode, Step};
use montjoie_game::{Arg, Message, Opening};
use montjoie_table::{Happening as _, Heard, Side, Subject, UnitId};

/// ORD-04, ORD-84 — how long the sequence was, and what the clock says after it, in seconds.
pub(super) fn ended(b: &Battle) -> Opening {
    let seconds = |hundredths: i64| Arg::Fraction(hundredths, 100);
    let (length, twice) = (time::sequence_length(b), b.mode == Mode::Assault);
    let field = if twice { length / 2 } else { length };
    let mut opening = if b.options.time_scale_override > 0 {
        Opening::of(LENGTH, Message::new("ordre-open-length-set").with("now", seconds(field)))
    } else {
        let (time, each) = time::pace(b);
        let told = Message::new("ordre-open-length").number("fighters", b.fighters.max(1)).number("seconds", time);
        Opening::of(LENGTH, told.number("each", each).with("now", seconds(field)))
    };
    if twice {
        let told = Message::new("ordre-open-length-assault").with("was", seconds(field));
        opening = opening.link(ASSAULT_LENGTH, told.with("now", seconds(length)));
    }
    let told = Message::new("ordre-open-clock").with("was", seconds(b.clock)).with("by", seconds(length));
    opening.link(LENGTH, told.with("now", seconds(b.clock.saturating_add(length))))
}

/// ORD-111 — which wave of a storm, or sequence of a sortie, this is. Others are rounds, and say so in their heading.
pub(super) fn began(b: &Battle) -> Opening {
    if !b.siege {
        return Opening::default();
    }
    let told = Message::new("ordre-open-wave").number("was", b.sequence.saturating_sub(1));
    Opening::of(TURNS, told.number("now", b.sequence))
}

/// ORD-44 — by how much an attack failed, and the bonus it leaves to the one attacked.
pub(super) fn missed(
    b: &Battle,
    (group, on): (Subject, Subject),
    bonus: i32,
    since: u16,
    earlier: &[Heard<Event>],
) -> Opening {
    let Some((at, thrown)) = blow_of(earlier, group, on, How::Shock) else { return Opening::default() };
    let mut opening = Opening::default();
    opening.from.push(at);
    if bonus <= 0 {
        return opening;
    }
    let told = of("ordre-open-missed", group).who("target", on).number("margin", -thrown.cast.margin);
    let adds = b.options.counter_bonus == CounterBonus::Accumulate;
    let told = told.number("bonus", bonus).number("since", since).number("stays", i64::from(adds));
    opening = opening.link(COUNTER, told);
    let held = b.group_of(on).map(|id| b.at(id)).filter(|g| g.counter > 0 && g.counter_on == group);
    if let Some(g) = held.filter(|_| adds) {
        let told = of("ordre-open-missed-sum", on).number("was", g.counter).number("by", bonus);
        opening = opening.link(COUNTER, told.number("now", g.counter + bonus));
    }
    opening
}

fn chiefs_threw(h: &Heard<Event>) -> bool {
    matches!(h, Heard::Thrown(t) if t.head.key.rule == COMMAND)
}

/// ORD-57, ORD-61 — guns left by a retreat that loses its slowest, or by those who ran.
pub(super) fn abandoned(b: &Battle, event: &Event, unit: UnitId, pieces: u32, earlier: &[Heard<Event>]) -> Opening {
    let had = b.unit(unit).pieces;
    let left = had.saturating_sub(pieces);
    let told = |id| of(id, unit.into()).number("had", had).number("pieces", pieces).number("left", left);
    if b.step != Step::Aftermath {
        return Opening::of(RETREAT, told("ordre-open-slowest")).after(earlier, chiefs_threw);
    }
    let said = b.options.baggage_lost_share;
    let percent = if said < 0 { 100 } else { said };
    Opening::of(event.rule(), told("ordre-open-guns").number("percent", percent).number("set", i64::from(said >= 0)))
}

/// ORD-57, ORD-61 — baggage left by such a retreat, or by an army that ran.
pub(super) fn baggage(b: &Battle, event: &Event, side: Side, share: u8, earlier: &[Heard<Event>]) -> Opening {
    let told = |id| of(id, Subject::side(side)).number("was", b.camp(side).baggage_lost).number("share", share);
    if b.step != Step::Aftermath {
        return Opening::of(RETREAT, told("ordre-open-baggage-slow")).after(earlier, chiefs_threw);
    }
    let set = i64::from(b.options.baggage_lost_share >= 0);
    Opening::of(event.rule(), told("ordre-open-baggage").number("set", set))
}
