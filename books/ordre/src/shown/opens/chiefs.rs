//! What follows from chief against chief: initiative, retreats, disengagements, and the rout that comes of one.

use super::{of, since};
use crate::chapters::groups;
use crate::events::{Event, Withdrawal};
use crate::nouns::battle::Battle;
use crate::nouns::rules::{COMMAND, DISENGAGE, RETREAT, ROUT, SURPRISE, VEHICLE_COMMAND};
use crate::nouns::tables::command_rows;
use montjoie_game::{Message, Opening};
use montjoie_table::{Heard, Rule, Side, Subject};

/// The last score a side or a group threw by one of these rules.
fn total(earlier: &[Heard<Event>], rules: &[Rule], of: Subject) -> Option<i32> {
    earlier.iter().rev().find_map(|h| match h {
        Heard::Thrown(t) if rules.contains(&t.head.key.rule) && t.head.key.of == of => Some(t.cast.total),
        _ => None,
    })
}

fn by_rule(rules: &'static [Rule]) -> impl Fn(&Heard<Event>) -> bool {
    move |h| matches!(h, Heard::Thrown(t) if rules.contains(&t.head.key.rule))
}

const COMMANDS: &[Rule] = &[COMMAND, VEHICLE_COMMAND];

/// A message with the scores of a side and of the other, and what lies between them.
fn scores(id: &'static str, earlier: &[Heard<Event>], side: Side) -> Option<Message> {
    let (own, enemy) = (Subject::side(side), Subject::side(side.foe()));
    let (a, b) = (total(earlier, COMMANDS, own)?, total(earlier, COMMANDS, enemy)?);
    let told = of(id, own).who("target", enemy).number("own", a).number("enemy", b);
    Some(told.number("margin", a.saturating_sub(b)))
}

/// ORD-33, ORD-38 — two scores, what lies between them, and from where it gives the first blow and the surprise.
pub(super) fn initiative(b: &Battle, first: Option<Side>, earlier: &[Heard<Event>]) -> Opening {
    let least = |row: fn(&(i64, bool, i32)) -> bool| command_rows().find(|r| row(r)).map_or(0, |r| r.0);
    let Some(told) = scores("ordre-open-command", earlier, first.unwrap_or(Side::A)) else { return Opening::default() };
    let told = told.number("first", least(|r| r.1)).number("surprise", least(|r| r.2 != 0));
    let judged = |h: &Heard<Event>| matches!(h, Heard::Judged { head, .. } if head.key.rule == SURPRISE);
    let rule = if b.is_vehicles() { VEHICLE_COMMAND } else { COMMAND };
    Opening::of(rule, told).after(earlier, by_rule(COMMANDS)).after(earlier, judged)
}

/// ORD-57 — what a retreat came to, or that nobody stood in its way.
pub(super) fn withdrew(side: Side, how: Withdrawal, earlier: &[Heard<Event>]) -> Opening {
    match scores("ordre-open-withdrew", earlier, side) {
        Some(told) => Opening::of(RETREAT, told).after(earlier, by_rule(COMMANDS)),
        None if how == Withdrawal::Whole => {
            Opening::of(RETREAT, of("ordre-open-both-leave", Subject::side(side))).after(earlier, declared)
        }
        None => Opening::default(),
    }
}

fn declared(h: &Heard<Event>) -> bool {
    matches!(h, Heard::Chose { head, .. } if head.key.rule == RETREAT)
}

/// ORD-106 — a unit's score against the best of those it was engaged with.
fn broke_off(b: &Battle, group: Subject, earlier: &[Heard<Event>]) -> Option<Opening> {
    let own = total(earlier, &[DISENGAGE], group)?;
    let against = |h: &Heard<Event>| match h {
        Heard::Thrown(t) if t.head.key.rule == DISENGAGE && t.head.key.to == group => Some(t.cast.total),
        _ => None,
    };
    let enemy = earlier.iter().filter_map(against).max()?;
    let told = of("ordre-open-broke-off", group).number("own", own).number("enemy", enemy);
    let side = b.group_of(group).map_or(Side::A, |id| b.at(id).side);
    let told = told.who("target", Subject::side(side.foe())).number("margin", own.saturating_sub(enemy));
    let part = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key.rule == DISENGAGE && [t.head.key.of, t.head.key.to].contains(&group));
    Some(Opening::of(DISENGAGE, told).after(earlier, part))
}

/// ORD-106 — vehicles that stay under fire, and what it costs them.
pub(super) fn pinned(b: &Battle, group: Subject, cost: i16, earlier: &[Heard<Event>]) -> Opening {
    let opening = broke_off(b, group, earlier).unwrap_or_default();
    opening.link(DISENGAGE, of("ordre-open-pinned", group).number("cost", cost))
}

/// ORD-47, ORD-57, ORD-106 — who leaves in order: by a retreat of the side, by a disengagement, or with nobody to hold it.
pub(super) fn left(b: &Battle, group: Subject, earlier: &[Heard<Event>]) -> Option<Opening> {
    if let Some(opening) = broke_off(b, group, earlier) {
        return Some(opening);
    }
    let asked = |h: &Heard<Event>| matches!(h, Heard::Chose { head, .. } if head.key == DISENGAGE.by(group));
    if earlier.iter().any(asked) {
        return Some(Opening::of(DISENGAGE, of("ordre-open-unopposed", group)).after_last(earlier, asked));
    }
    let side = b.at(b.group_of(group)?).side;
    since(earlier, |e| matches!(e, Event::Declared { side: s } if *s == side))?;
    Some(withdrew(side, Withdrawal::Whole, earlier))
}

/// ORD-58 — damage against the threshold of rout; a retreat or a disengagement that failed; or the GM's word.
pub(super) fn routed(b: &Battle, group: Subject, by: Subject, earlier: &[Heard<Event>]) -> Opening {
    let Some(id) = b.group_of(group) else { return Opening::default() };
    if by == Subject::NOBODY {
        let side = b.at(id).side;
        let ran = |e: &Event| matches!(e, Event::Withdrew { side: s, how: Withdrawal::Rout, .. } if *s == side);
        return match (since(earlier, ran), broke_off(b, group, earlier)) {
            (Some(_), _) => withdrew(side, Withdrawal::Rout, earlier),
            (None, Some(opening)) => opening,
            (None, None) => super::ruled(),
        };
    }
    let told = of("ordre-open-routed", group).number("damage", b.at(id).damage).number("force", groups::frc(b, id));
    let exceed = b.options.rout_trigger == crate::brought::options::RoutTrigger::Exceed;
    let told = told.number("sdr", groups::sdr_points(b, id)).number("percent", groups::sdr(b, id));
    super::means::of_threshold(Opening::of(ROUT, told.number("exceed", i64::from(exceed))), b, id)
        .after_last(earlier, |h| matches!(h, Heard::Thrown(_)))
}
