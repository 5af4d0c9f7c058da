//! How a change came about: dice to points, points to shares, shares to men. For the GM who asks why.

use super::battle::{Battle, Id};
use super::event::Event;
use super::rules::{CAP, CASUALTIES, LOSSES, RALLY, RECOVERY, RESERVE, ROUT, SHARING, STATUS, WOUNDS};
use super::view::state_id;
use super::{figures, groups, losses};
use montjoie_game::{Message, Opening};
use montjoie_table::{Happening as _, Heard, Rule, State as _, Subject};

pub(super) fn opens(b: &Battle, event: &Event, earlier: &[Heard<Event>]) -> Opening {
    match *event {
        Event::Lost { group, by, capped, .. } => {
            let blow = |h: &Heard<Event>| match h {
                Heard::Thrown(t) => t.head.key.to == group || (t.head.key.of == by && by != Subject::NOBODY),
                _ => false,
            };
            let mut opening = Opening::default().after_last(earlier, blow);
            if capped {
                let sdr = b.group_of(group).map_or(0, |id| groups::sdr_points(b, id));
                opening = opening.link(CAP, of("ordre-open-capped", group).number("sdr", sdr));
            }
            points(opening, b, event, group, LOSSES)
        }
        Event::Rallied { group, .. } => {
            let test =
                |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key.rule == RALLY && t.head.key.of == group);
            let opening = Opening::of(RALLY, of("ordre-open-rallied", group)).after_last(earlier, test);
            points(opening, b, event, group, RALLY)
        }
        Event::Routed { group, .. } => routed(b, group, earlier),
        Event::Annihilated { group } => {
            let Some(id) = b.group_of(group) else { return Opening::default() };
            let told = of("ordre-open-annihilated", group).number("damage", b.at(id).damage);
            Opening::of(STATUS, told.number("force", groups::frc(b, id)))
        }
        Event::OffTheLine { group } => Opening::of(RALLY, of("ordre-open-off", group)),
        Event::Committed { side, .. } => Opening::of(RESERVE, of("ordre-open-committed", Subject::side(side)))
            .after_last(earlier, |h| matches!(h, Heard::Chose { head, .. } if head.key.rule == RESERVE)),
        Event::Left { group } | Event::Captured { group } => Opening::of(event.rule(), of("ordre-open-gone", group)),
        Event::Taken { unit } => Opening::of(event.rule(), of("ordre-open-gone", Subject::unit(unit))),
        Event::Reckoned { unit, share, out, dead, deserters, back, eff } => {
            let u = b.unit(unit);
            let who = Subject::unit(unit);
            let told =
                of("ordre-open-dead", who).number("out", out).number("dead", dead).number("deserters", deserters);
            let left = of("ordre-open-left", who).number("was", u.eff).number("now", eff).number("back", back);
            men_of(Opening::default(), b, unit, share, out)
                .link(CASUALTIES, told)
                .link(RECOVERY, left.number("by", i64::from(u.eff) - i64::from(eff)))
        }
        Event::Counted { unit, share, out, dead, .. } => {
            let told = of("ordre-open-dead", Subject::unit(unit)).number("out", out).number("dead", dead);
            men_of(Opening::default(), b, unit, share, out).link(CASUALTIES, told.number("deserters", 0))
        }
        Event::Wounded { person, wounds, .. } => {
            let who = Subject::character(person);
            let dice = |h: &Heard<Event>| match h {
                Heard::Thrown(t) => t.head.key.of == who,
                Heard::Judged { head, .. } => head.key.of == who,
                _ => false,
            };
            let p = b.persons[usize::from(person)];
            let was = i64::from(p.health.saturating_sub(p.wounds).max(0));
            let told = of("ordre-open-wounds", who).number("was", was).number("by", wounds);
            let now = (was - i64::from(wounds)).max(0);
            Opening::of(WOUNDS, told.number("now", now)).after(earlier, dice)
        }
        Event::Closed { .. } => Opening::of(RECOVERY, Message::new("ordre-open-closed")),
        Event::Set { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        Event::SetGroup { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        Event::SetSide { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        Event::SetPerson { field, value, .. } => Opening::set(event.rule(), field.info(), value),
        _ => Opening::default(),
    }
}

fn of(id: &'static str, who: Subject) -> Message {
    Message::new(id).who("unit", who)
}

/// ORD-41, ORD-52, ORD-53 — a group's points before and after, then every unit's share of them, and its men.
fn points(mut opening: Opening, b: &Battle, event: &Event, group: Subject, rule: Rule) -> Opening {
    let Some(id) = b.group_of(group) else { return opening };
    let mut after = b.clone();
    after.apply(event);
    let (was, now) = (b.at(id).damage, after.at(id).damage);
    let force = groups::frc(b, id);
    let word = if now < was { "ordre-open-points-back" } else { "ordre-open-points" };
    let told = of(word, group).number("was", was).number("by", (now - was).abs()).number("now", now);
    opening = opening.link(rule, told.number("force", force));
    if after.status(id) != b.status(id) {
        let percent = now * 100 / force.max(1);
        opening = opening.link(
            STATUS,
            of("ordre-open-status", group).number("percent", percent).word("state", state_id(after.status(id).word())),
        );
    }
    for (unit, share) in losses::shares(&after, id) {
        let out = after.unit(unit).eff.saturating_sub(losses::standing(&after, unit));
        if losses::standing(b, unit) != losses::standing(&after, unit) {
            opening = men_of(opening, &after, unit, share, out);
        }
    }
    opening
}

/// ORD-52, ORD-53 — a share of points, and the men it puts out of action.
fn men_of(opening: Opening, b: &Battle, unit: Id, share: i64, out: u32) -> Opening {
    let u = b.unit(unit);
    let who = Subject::unit(unit);
    let force = figures::frc(b, u);
    let stand = i64::from(u.eff) - i64::from(out);
    let opening = opening.link(SHARING, of("ordre-open-share", who).number("share", share).number("force", force));
    let told = if u.as_a_whole() {
        of("ordre-open-men-whole", who).number("force", force)
    } else {
        of("ordre-open-men", who).number("each", figures::per_man(b, u))
    };
    opening.link(CASUALTIES, told.number("share", share).number("men", u.eff).number("out", out).number("now", stand))
}

/// ORD-58 — damage against the group's threshold of rout; or a retreat that failed, thrown before.
fn routed(b: &Battle, group: Subject, earlier: &[Heard<Event>]) -> Opening {
    let Some(id) = b.group_of(group) else { return Opening::default() };
    let told = of("ordre-open-routed", group).number("damage", b.at(id).damage);
    Opening::of(ROUT, told.number("sdr", groups::sdr_points(b, id)).number("percent", groups::sdr(b, id)))
        .after_last(earlier, |h| matches!(h, Heard::Thrown(_)))
}
