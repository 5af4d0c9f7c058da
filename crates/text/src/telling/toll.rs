//! What a round cost, and whom: on this rests every comparison that is read aloud.

use super::{Beat, CLEAR, Hearing, beat};
use montjoie_game::{Condition, Fate, Item, Message, Outcome, What};
use montjoie_table::{Side, Subject};

/// Losses from here on are not light: in hundredths of a side's first strength, and of what it had when the round began.
const HEAVY: (i64, i64) = (10, 25);

/// Those the table knows only as part of a body, told as that body: one fate for all of it, at both moments.
pub(super) fn folded(before: &[Fate], after: &[Fate], heard: Hearing<'_>) -> (Vec<Fate>, Vec<Fate>) {
    // Whoever was known by name at either moment keeps it.
    let lost = |who: Subject| heard.known.bodies.iter().find(|(one, _)| *one == who).map(|(_, body)| *body);
    let part = |who: Subject| lost(who).filter(|_| !heard.known.who.contains(&who));
    let absent = |who: Subject| before.iter().any(|f| f.subject == who && f.condition == Condition::Absent);
    // Who joins a body that was there already comes under their own name.
    let was_there = |body: Subject| before.iter().any(|f| part(f.subject) == Some(body) && !absent(f.subject));
    let body_of = |who: Subject| part(who).filter(|body| !(absent(who) && was_there(*body)));
    (fold(before, body_of), fold(after, body_of))
}

fn fold(fates: &[Fate], body_of: impl Fn(Subject) -> Option<Subject>) -> Vec<Fate> {
    let mut all: Vec<Fate> = Vec::new();
    for fate in fates {
        let subject = body_of(fate.subject).unwrap_or(fate.subject);
        match all.iter_mut().find(|f| f.subject == subject) {
            Some(body) => {
                let first = (body.initial + fate.initial).max(1);
                body.worth = (body.worth * body.initial + fate.worth * fate.initial) / first;
                (body.initial, body.now) = (body.initial + fate.initial, body.now + fate.now);
                // A body has broken or gone when all of it has.
                if fate.condition < body.condition {
                    (body.condition, body.word) = (fate.condition, fate.word);
                }
            }
            None => all.push(Fate { subject, ..*fate }),
        }
    }
    all
}

/// What one lost in the round: heads, weighed, and in thousandths of the first strength.
fn lost(before: &[Fate], now: &Fate) -> (i64, i64) {
    let then = before.iter().find(|f| f.subject == now.subject).map_or(now.now, |f| f.now);
    let heads = (then - now.now).max(0);
    (heads.saturating_mul(now.worth.max(1)), heads.saturating_mul(1000) / now.initial.max(1))
}

/// Whether these were hit hardest: nobody else lost as large a part of their strength, nor more of it.
pub(super) fn hardest(before: &[Fate], after: &[Fate], who: &[Subject]) -> bool {
    let of = |these: bool| after.iter().filter(move |f| !f.person && who.contains(&f.subject) == these);
    let most = |these| of(these).map(|f| lost(before, f).0).max().unwrap_or(0);
    let least_part = of(true).map(|f| lost(before, f).1).min().unwrap_or(0);
    most(true) >= most(false) && of(false).all(|f| lost(before, f).1 <= least_part)
}

/// How many hundredths of its first strength a side still has in the fight, each man by what the book thinks him worth.
fn standing(fates: &[Fate], side: Side) -> i64 {
    let of = || fates.iter().filter(move |f| f.side == side && !f.person);
    let weigh = |strength: i64, f: &Fate| i128::from(strength) * i128::from(f.worth.max(1));
    let first: i128 = of().map(|f| weigh(f.initial, f)).sum();
    let now: i128 = of().filter(|f| f.condition < Condition::Broken).map(|f| weigh(f.now, f)).sum();
    i64::try_from(now * 100 / first.max(1)).unwrap_or(100)
}

/// The side that is clearly less worn than the other, if one is: the one scale on which a round is closed. It says what was lost,
/// and nothing of who will win: strengths alone do not tell that.
#[must_use]
pub fn less_worn(fates: &[Fate]) -> Option<Side> {
    let [a, b] = Side::BOTH.map(|side| standing(fates, side));
    match a - b {
        CLEAR.. => Some(Side::A),
        n if n <= -CLEAR => Some(Side::B),
        _ => None,
    }
}

/// How the round leaves the field: how it ended, or how things stand where that is worth a word.
pub(super) fn close(before: &[Fate], after: &[Fate], outcome: Option<Outcome>, quiet: bool) -> Option<Message> {
    match outcome {
        Some(Outcome::Victory(side)) => Some(Message::new("telling-won").who("side", Subject::side(side))),
        Some(Outcome::Draw | Outcome::Undecided) => Some(Message::new("telling-drawn")),
        None => {
            let side = less_worn(after)?;
            // Weeks of a siege go by alike: what nothing has changed is not said again.
            let said = quiet && less_worn(before) == Some(side);
            (!said).then(|| fared(before, after, side))
        }
    }
}

/// The less worn side; where the other has had the better of the round by every measure, that too.
fn fared(before: &[Fate], after: &[Fate], side: Side) -> Message {
    let message = |id| Message::new(id).who("side", Subject::side(side));
    if had_the_better(before, after, side.foe()) {
        message("telling-ahead-yet").who("target", Subject::side(side.foe()))
    } else {
        message("telling-ahead")
    }
}

/// Whether a round was this side's: it lost fewer heads, a smaller part of its strength, and nobody of it broke or left.
#[must_use]
pub fn had_the_better(before: &[Fate], after: &[Fate], side: Side) -> bool {
    let stood = |side| standing(before, side) - standing(after, side);
    let pairs = |side| {
        let now = after.iter().filter(move |f| f.side == side && !f.person);
        now.filter_map(|now| Some((before.iter().find(|then| then.subject == now.subject)?, now)))
    };
    let heads = |side| pairs(side).map(|(then, now)| (then.now - now.now).max(0)).sum::<i64>();
    let part = |side| heads(side) * 1000 / pairs(side).map(|(then, _)| then.initial).sum::<i64>().max(1);
    let gave_way = |side| {
        let worst = [Beat::Destroyed, Beat::Captured, Beat::Broken, Beat::Fled, Beat::Yielded, Beat::Left];
        pairs(side).filter_map(|(then, now)| beat(then, now)).any(|beat| worst.contains(&beat))
    };
    let foe = side.foe();
    stood(foe) >= stood(side) + 2 && heads(foe) > heads(side) && part(foe) > part(side) && !gave_way(side)
}

/// Whether a side lost so much in the round that few cannot be said to have fallen.
fn heavy(before: &[Fate], after: &[Fate], side: Side) -> bool {
    let sum = |fates: &[Fate], of: fn(&Fate) -> i64| {
        fates.iter().filter(|f| f.side == side && !f.person).map(of).sum::<i64>()
    };
    let (had, first) = (sum(before, |f| f.now), sum(before, |f| f.initial));
    let lost = had - sum(after, |f| f.now);
    lost > 0 && (lost * 100 >= HEAVY.0 * first || lost * 100 >= HEAVY.1 * had)
}

/// A round of which nothing in particular is to be told: light losses, none for all the blows, no enemy there, or no blow.
pub(super) fn nothing_much(before: &[Fate], after: &[Fate], heard: Hearing<'_>) -> Message {
    let lost = |now: &Fate| before.iter().any(|then| then.subject == now.subject && then.now > now.now);
    let there = |side| after.iter().any(|f| f.side == side && !f.person && on_field(f.condition));
    Message::new(if Side::BOTH.into_iter().any(|side| heavy(before, after, side)) {
        "telling-heavy"
    } else if after.iter().any(lost) {
        "telling-light"
    } else if heard.happened.iter().any(|item| blow(item, after, heard)) {
        "telling-fought"
    } else if !Side::BOTH.into_iter().all(there) {
        "telling-alone"
    } else {
        "telling-quiet"
    })
}

/// Whether somebody in this condition is on the field.
pub(super) fn on_field(condition: Condition) -> bool {
    matches!(condition, Condition::Fit | Condition::Shaken | Condition::Broken)
}

/// Whether these are dice of one unit or body against another of the other side.
fn blow(item: &Item, fates: &[Fate], heard: Hearing<'_>) -> bool {
    let What::Throw { head, .. } = &item.what else { return false };
    let in_body = |body: Subject| heard.known.bodies.iter().find(|(_, b)| *b == body).map(|(one, _)| *one);
    let side = |who: Subject| {
        let one = in_body(who).unwrap_or(who);
        fates.iter().find(|f| f.subject == one && !f.person).map(|f| f.side)
    };
    matches!((side(head.key.of), side(head.key.to)), (Some(of), Some(to)) if of != to)
}
