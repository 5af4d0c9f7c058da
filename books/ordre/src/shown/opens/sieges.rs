//! Where the weeks, the hunger and the talks of a siege come from.

use super::{of, since};
use crate::brought::options::SiegeSuperiority;
use crate::chapters::{figures, groups, siege};
use crate::events::{Event, Terms};
use crate::nouns::battle::Battle;
use crate::nouns::rules::{ATTRITION, BLOCKADE, ENDURANCE, RATIO, SAPPERS, TALKS};
use crate::nouns::tables;
use montjoie_game::{Message, Opening};
use montjoie_table::{Heard, State as _, Subject};

/// ORD-85 — the besiegers against the besieged, and whether they are twice as strong.
pub(super) fn week(b: &Battle, effective: bool) -> Opening {
    let side = b.besieger();
    let (own, enemy) = (siege::weight(b, side), siege::weight(b, side.foe()));
    let men = i64::from(b.options.siege_superiority == SiegeSuperiority::Eff);
    let told = of("ordre-open-week", Subject::side(side)).who("target", Subject::side(side.foe()));
    let told = told.number("own", own).number("enemy", enemy).number("twice", enemy.saturating_mul(2));
    let opening = Opening::of(BLOCKADE, told.number("men", men).number("holds", i64::from(effective)));
    let Some(fort) = b.fort else { return opening };
    let told = Message::new("ordre-open-weeks").number("was", fort.calendar).number("now", fort.calendar + 1);
    opening.link(BLOCKADE, told.number("blockade", fort.week + u16::from(effective)))
}

/// ORD-86, ORD-88 — weeks of stores, and who digs under them.
pub(super) fn endures(b: &Battle, weeks: u16, sapped: bool) -> Opening {
    let Some(id) = siege::garrison(b) else { return Opening::default() };
    let (cbt, factor) = (groups::cbt_base(b, id), figures::place_factor(b));
    let whole = (cbt * factor).max(1);
    let told = of("ordre-open-endures", b.face(id)).number("cbt", cbt).number("factor", factor);
    let opening = Opening::of(ENDURANCE, told.number("weeks", whole));
    if !sapped {
        return opening;
    }
    let told = of("ordre-open-sapped", b.face(id)).number("sappers", siege::sappers(b));
    let told = told.number("men", siege::men(b, b.besieger().foe())).number("was", whole);
    opening.link(SAPPERS, told.number("weeks", weeks))
}

/// ORD-87 — a tenth of the Force at the end of each slice of weeks beyond the endurance.
pub(super) fn hunger(b: &Battle, group: Subject, loss: i64) -> Opening {
    let (Some(id), Some(fort)) = (b.group_of(group), b.fort) else { return Opening::default() };
    let told = of("ordre-open-hunger", group).number("force", groups::frc(b, id)).number("by", loss);
    let told = told.number("week", fort.week).number("endurance", fort.endurance);
    let told = told.number("over", fort.week.saturating_sub(fort.endurance));
    Opening::of(ATTRITION, told.number("slice", (fort.endurance / 10).max(1)))
}

/// ORD-90 — numbers and losses behind the two sums, the margin, and what margins bring.
pub(super) fn talked(b: &Battle, earlier: &[Heard<Event>]) -> Opening {
    let talks = |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key.rule == TALKS);
    let Some(Heard::Thrown(thrown)) = earlier.iter().rev().find(|h| talks(h)) else { return Opening::default() };
    let Some(id) = siege::garrison(b) else { return Opening::default() };
    let side = b.besieger();
    let mut opening = Opening::default();
    let (own, enemy) = (siege::strength(b, side), siege::strength(b, side.foe()));
    let bonus = tables::ratio(own, enemy);
    if bonus != 0 {
        let (by, on) = (Subject::side(side), Subject::side(side.foe()));
        opening = opening.link(RATIO, super::row(by, on, (own, enemy), bonus));
    }
    let (damage, force) = (b.at(id).damage, groups::frc(b, id));
    let tenths = (damage * 10 / force.max(1)).min(100);
    if tenths > 0 {
        let told = of("ordre-open-talk-losses", b.face(id)).number("damage", damage).number("force", force);
        opening = opening.link(TALKS, told.number("tenths", tenths).number("by", 2 * tenths));
    }
    let told = Message::new("ordre-open-talk").number("margin", thrown.cast.margin);
    opening.link(TALKS, told).after_last(earlier, talks)
}

/// ORD-87, ORD-90 — who opens the gates: by the talks just held, or because what breaks them is lost; none of a siege otherwise.
pub(super) fn opened(b: &Battle, group: Subject, earlier: &[Heard<Event>]) -> Option<Opening> {
    let gave = |e: &Event| matches!(e, Event::Opened { .. });
    since(earlier, gave)?;
    if since(earlier, |e| matches!(e, Event::Talked { terms } if *terms != Terms::Refused)).is_some() {
        let mut opening = talked(b, earlier);
        // The two sums were opened by the talks themselves.
        opening.links = opening.links.split_off(opening.links.len().saturating_sub(1));
        return Some(opening);
    }
    let id = b.group_of(group)?;
    let chose = |h: &Heard<Event>| matches!(h, Heard::Chose { head, .. } if head.key.rule == ATTRITION);
    let told = of("ordre-open-surrender", group).number("damage", b.at(id).damage).number("force", groups::frc(b, id));
    let told = told.number("sdr", groups::sdr_points(b, id)).number("percent", groups::sdr(b, id));
    Some(Opening::of(ATTRITION, told).after_last(earlier, chose))
}

/// ORD-87 — who leaves the walls leaves their factor behind, and finds it again behind them: the points of damage follow.
pub(super) fn walls(b: &Battle, event: &Event) -> Opening {
    let factor = figures::place_factor(b);
    let mut after = b.clone();
    after.apply(event);
    let (Some(was), Some(now)) = (siege::garrison(b), siege::garrison(&after)) else { return Opening::default() };
    let (before, then) = (b.at(was).damage, after.at(now).damage);
    if before == then || factor <= 1 {
        return Opening::default();
    }
    let id = if then < before { "ordre-open-outside" } else { "ordre-open-inside" };
    let told = of(id, after.face(now)).number("was", before).number("now", then);
    Opening::of(ATTRITION, told.number("factor", factor))
}
