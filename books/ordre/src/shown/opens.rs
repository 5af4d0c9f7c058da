//! How a change came about: dice to points, points to shares, shares to men. For the GM who asks why.

mod chiefs;
mod counts;
mod means;
mod sieges;

use crate::brought::options::RuptureCap;
use crate::chapters::blows::{self, Blow, Manner};
use crate::chapters::{aftermath, figures, groups, losses, rout};
use crate::events::{Event, How, Opponent};
use crate::nouns::battle::{Battle, GroupId, PersonId};
use crate::nouns::rules::{
    ATTRITION, CAP, CASUALTIES, CREWS, EXPERIENCE, FRIENDLY_FIRE, LOSSES, PURSUIT, RALLY, RATIO, RECOVERY, RESERVE,
    SHARING, SPENDING, STATUS, SUMS, TEMPERATURE, VEHICLE_DAMAGE, WOUNDS,
};
use crate::nouns::tables;
use crate::nouns::terms::Wear;
use crate::shown::sheet::state_id;
use montjoie_game::{Arg, Message, Opening};
use montjoie_table::{Dice, Happening as _, Heard, Rule, State as _, Subject, Tally as _, Thrown, UnitId};

pub(crate) fn opens(b: &Battle, event: &Event, earlier: &[Heard<Event>]) -> Opening {
    match *event {
        Event::Weighed { by, on, own, enemy, bonus } => weighed(by.0, on.0, (own, enemy), bonus),
        Event::Attacks { group, on, how } => power(b, group, on, how),
        Event::Lost { group, by: Opponent(by), loss, how, capped } => {
            let mut opening = Opening::default();
            if let Some((at, thrown)) = blow_of(earlier, by, group, how) {
                opening.from.push(at);
                // What numbers gave is a term of the throw: here are the two strengths behind it.
                if thrown.plus.terms().iter().any(|t| t.word == "ratio") {
                    opening.links.extend(weighed_for(b, &earlier[..at], by).links);
                }
                opening = struck(opening, b, (group, by, how), thrown, loss, capped);
            } else if how == How::Attrition {
                opening = sieges::hunger(b, group, loss);
            }
            points(opening, b, event, group, if how == How::Attrition { ATTRITION } else { LOSSES })
        }
        Event::Rallied { group, back } => {
            let test =
                |h: &Heard<Event>| matches!(h, Heard::Thrown(t) if t.head.key.rule == RALLY && t.head.key.of == group);
            let mut opening = Opening::default().after_last(earlier, test);
            if let Some(Heard::Thrown(t)) = opening.from.first().map(|&at| &earlier[at]) {
                let damage = b.group_of(group).map_or(0, |id| b.at(id).damage);
                let told = of("ordre-open-rallied", group).number("margin", t.cast.margin);
                let slices = (t.cast.margin / 2).max(0);
                let told = told.number("tenths", slices.min(10)).number("damage", damage);
                let told = told.number("most", i64::from(slices > 10));
                opening = opening.link(RALLY, told.number("back", back));
            }
            let id = b.group_of(group);
            let still =
                id.map(|id| (b.at(id).damage - back, groups::sdr_points(b, id))).filter(|(now, sdr)| now >= sdr);
            opening = points(opening, b, event, group, RALLY);
            match still {
                Some((now, sdr)) => {
                    opening.link(RALLY, of("ordre-open-rallied-still", group).number("damage", now).number("sdr", sdr))
                }
                None => opening,
            }
        }
        Event::Initiative { first, .. } => chiefs::initiative(b, first, earlier),
        Event::Withdrew { side, how, .. } => chiefs::withdrew(side, how, earlier),
        Event::Pinned { group, cost } => chiefs::pinned(b, group, cost, earlier),
        Event::Routed { group, by, .. } => chiefs::routed(b, group, by.0, earlier),
        Event::Week { effective } => sieges::week(b, effective),
        Event::Endures { weeks, sapped } => sieges::endures(b, weeks, sapped),
        Event::Talked { .. } => sieges::talked(b, earlier),
        Event::Arrayed { .. } => sieges::walls(b, event),
        Event::Annihilated { group } => {
            let Some(id) = b.group_of(group) else { return Opening::default() };
            let force = groups::frc(b, id);
            let told = of("ordre-open-annihilated", group).number("damage", b.at(id).damage);
            Opening::of(STATUS, told.number("force", force).number("twice", 2 * force))
        }
        Event::OffTheLine { group } => Opening::of(RALLY, of("ordre-open-off", group)),
        Event::Committed { side, .. } => Opening::of(RESERVE, of("ordre-open-committed", Subject::side(side)))
            .after_last(earlier, |h| matches!(h, Heard::Chose { head, .. } if head.key.rule == RESERVE)),
        Event::Left { group } | Event::Captured { group } => gone(b, event, group, earlier),
        Event::Taken { unit } => Opening::of(event.rule(), of("ordre-open-gone", Subject::from(unit))),
        Event::Raised { unit, cost } => {
            let u = b.unit(unit);
            let told = of("ordre-open-raised", Subject::from(unit)).number("xp", u.xp).number("cost", cost);
            let told = told.number("left", u.xp - cost).number("was", u.cbt);
            Opening::of(SPENDING, told.number("now", i64::from(u.cbt) + 1))
        }
        Event::Reckoned { .. } => reckoned(b, event, earlier),
        Event::Classed { .. } => classed(b),
        Event::Learned { unit, xp } => learned(b, unit, xp),
        Event::CrewLost { unit, men } => crew(b, unit, men),
        Event::Counted { unit, share, out, dead, .. } if share > 0 => {
            let told = of("ordre-open-dead", Subject::from(unit)).number("out", out).number("dead", dead);
            let told = told.number("percent", b.options.dead_share).number("deserters", 0);
            men_of(Opening::default(), b, unit, share, out, Bearing::Counted).link(CASUALTIES, told)
        }
        Event::Wounded { person, wounds, .. } => wounded(b, person, wounds, earlier),
        Event::Closed { last: true } => Opening::of(RECOVERY, Message::new("ordre-open-closed")),
        Event::Closed { last: false } => {
            let back = sieges::walls(b, event);
            if back.is_empty() { Opening::of(RECOVERY, Message::new("ordre-open-goes-on")) } else { back }
        }
        Event::Ended => counts::ended(b),
        Event::Began => counts::began(b),
        Event::Missed { group, on, bonus, since, .. } => counts::missed(b, (group, on), bonus, since, earlier),
        Event::Abandoned { unit, pieces } => counts::abandoned(b, event, unit, pieces, earlier),
        Event::Baggage { side, share } => counts::baggage(b, event, side, share, earlier),
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

/// The last event of the step that this picks.
fn since(earlier: &[Heard<Event>], picks: impl Fn(&Event) -> bool) -> Option<&Event> {
    earlier.iter().rev().find_map(|h| if let Heard::Event(e) = h { Some(e).filter(|e| picks(e)) } else { None })
}

/// Nothing but the GM's word is behind it.
fn ruled() -> Opening {
    Opening::of(Rule::GM, Message::new("open-gm"))
}

/// Who leaves or lays down their arms: a retreat, a disengagement, talks, a surrender; else what was told just before.
fn gone(b: &Battle, event: &Event, group: Subject, earlier: &[Heard<Event>]) -> Opening {
    if earlier.is_empty() {
        return ruled();
    }
    let known = sieges::opened(b, group, earlier).or_else(|| chiefs::left(b, group, earlier));
    known.filter(|o| !o.is_empty()).unwrap_or_else(|| Opening::of(event.rule(), of("ordre-open-gone", group)))
}

/// ORD-71 — the losses of the beaten, as a share of their Force, against those of the victor.
fn classed(b: &Battle) -> Opening {
    let Some(winner) = b.over.and_then(|o| o.winner) else {
        return Opening::of(EXPERIENCE, Message::new("ordre-open-classed-none"));
    };
    let ((lost, force), (cost, theirs)) = (aftermath::toll(b, winner.foe()), aftermath::toll(b, winner));
    let parts = |points: i64, of: i64| points.saturating_mul(10_000) / of.max(1);
    let (beaten, victor) = (parts(lost, force), parts(cost, theirs));
    // The victor's losses count for one hundredth at least; cut after two decimals, no threshold is passed that was not.
    let whole = i128::from(theirs.max(1)).max(100 * i128::from(cost)) * i128::from(force.max(1));
    let times = i128::from(lost) * 100 * i128::from(theirs.max(1)) * 100 / whole.max(1);
    let told = of("ordre-open-classed", Subject::side(winner)).who("target", Subject::side(winner.foe()));
    let told = told.number("lost", lost).number("force", force).number("cost", cost).number("theirs", theirs);
    let told = told.with("beaten", Arg::Fraction(beaten, 100)).with("victor", Arg::Fraction(victor, 100));
    let times = i64::try_from(times).unwrap_or(i64::MAX);
    Opening::of(EXPERIENCE, told.with("times", Arg::Fraction(times, 100)))
}

/// ORD-39 — PdA against PdA, the printed row it reaches, and what that gives.
fn weighed(by: Subject, on: Subject, both: (i64, i64), bonus: i32) -> Opening {
    Opening::of(RATIO, row(by, on, both, bonus))
}

/// The same as a message; `most` when the GM allows less than the row gives.
fn row(by: Subject, on: Subject, (own, enemy): (i64, i64), bonus: i32) -> Message {
    let (num, den) = tables::ratio_row(own, enemy);
    let given = tables::ratio(own, enemy);
    let told = of("ordre-open-weighed", by).who("target", on).number("own", own).number("enemy", enemy);
    let told = told.number("num", num).number("den", den).number("row", given);
    told.number("bonus", bonus).number("most", i64::from(bonus < given))
}

/// ORD-28, ORD-48, ORD-49 — the PdA of an attack, unit by unit, where it is not that of one unit as its sheet has it.
fn power(b: &Battle, group: Subject, on: Subject, how: How) -> Opening {
    let (Some(by), Some(to)) = (b.group_of(group), b.group_of(on)) else { return Opening::default() };
    let manner = match how {
        How::ContactShot => Manner::Contact,
        How::Pursuit | How::Riposte => rout::manner(b, by, to),
        How::Shock => Manner::Shock,
        How::Vehicles => Manner::Vehicles,
        _ => Manner::Shot,
    };
    let blow = Blow::new(by, to, manner, how);
    let (used, armour) = (blows::use_of(b, &blow), blows::armour(b, to));
    let mut opening = Opening::default();
    let mut plain = 0;
    for (id, u) in b.units_of(by) {
        let mut why: Option<(Rule, &'static str)> = None;
        let pda = figures::pda(b, u, used, armour, |(rule, word, _, _)| {
            why = ONLY_HERE.iter().find(|(part, _)| *part == word).map(|(_, id)| (rule, *id)).or(why);
        });
        let told = |name| of(name, Subject::from(id)).number("pda", pda);
        opening = match why {
            // A firearm is not halved there: what it would be, had it been one, is what was halved.
            Some((rule, "ordre-term-at_contact")) => {
                let whole = figures::pda(b, &crate::nouns::unit::Unit { firearm: true, ..*u }, used, armour, |_| ());
                opening.link(rule, told("ordre-open-pda-contact").number("whole", whole))
            }
            Some((rule, word)) => opening.link(rule, told("ordre-open-pda-why").word("why", word)),
            None => {
                plain += 1;
                opening.link(SUMS, told("ordre-open-pda"))
            }
        };
    }
    // One unit alone has on its sheet what it strikes with.
    let opening = if plain == 1 && opening.links.len() == 1 { Opening::default() } else { opening };
    means::of_attack(opening, b, by, to)
}

/// Parts of a PdA that no sheet shows, for they hold in one attack only.
const ONLY_HERE: &[(&str, &str)] = &[
    ("at_contact", "ordre-term-at_contact"),
    ("garrison", "ordre-term-garrison"),
    ("no_ammunition", "ordre-term-no_ammunition"),
    ("silent", "ordre-term-silent"),
    ("out_of_range", "ordre-term-out_of_range"),
    ("useless", "ordre-term-useless"),
];

/// ORD-39 — what numbers gave an attacker in this step, opened.
fn weighed_for(b: &Battle, earlier: &[Heard<Event>], attacker: Subject) -> Opening {
    // Side against side in the shock, pair by pair in pursuit and riposte.
    let side = b.group_of(attacker).map(|id| Subject::side(b.at(id).side));
    let found = earlier.iter().rev().find_map(|h| match *h {
        Heard::Event(Event::Weighed { by: Opponent(by), on: Opponent(on), own, enemy, bonus })
            if by == attacker || Some(by) == side =>
        {
            Some(weighed(by, on, (own, enemy), bonus))
        }
        _ => None,
    });
    found.unwrap_or_default()
}

/// ORD-71 — what the result of the battle is worth, and what the unit has with it.
fn learned(b: &Battle, unit: UnitId, xp: i32) -> Opening {
    let u = b.unit(unit);
    let class = b.camp(u.side).class.unwrap_or(crate::nouns::terms::Class::StatusQuo);
    let (least, most) = tables::EXPERIENCE_RANGE.get(class as usize).copied().unwrap_or((0, None));
    let usual = tables::EXPERIENCE.get(class as usize).copied().unwrap_or(0);
    let usual = if u.xp_award >= 0 { i64::from(u.xp_award) } else { usual };
    let told = of("ordre-open-learned", Subject::from(unit)).word("class", crate::shown::line::class_id(class));
    let told = told.number("least", least).number("most", most.unwrap_or(0)).number("usual", usual);
    Opening::of(EXPERIENCE, told.number("was", u.xp).number("xp", xp).number("now", u.xp + xp))
}

/// ORD-105 — the part of the crews that the state of their vehicles costs.
fn crew(b: &Battle, unit: UnitId, men: u32) -> Opening {
    let u = b.unit(unit);
    let Some(group) = u.group else { return Opening::default() };
    let (damage, force) = (b.at(group).damage, groups::frc(b, group));
    let status = tables::status_of(damage, force);
    let light = status == Wear::Accrochee;
    let told = of(if light { "ordre-open-crew-light" } else { "ordre-open-crew" }, Subject::from(unit));
    let told = if light { told.number("damage", damage).number("force", force) } else { told };
    let told = told.word("state", state_id(status.word())).number("percent", tables::crew_loss(status, damage, force));
    Opening::of(CREWS, told.number("vehicles", u.eff).number("crew", u.crew).number("men", men))
}

/// The throw that made a loss: of this group on that one, or of its own side's shooters on whom they missed.
fn blow_of<'a>(earlier: &'a [Heard<Event>], by: Subject, on: Subject, how: How) -> Option<(usize, &'a Thrown)> {
    let thrown = |h: &'a Heard<Event>| if let Heard::Thrown(t) = h { Some(t) } else { None };
    let fits = |t: &Thrown| t.head.key.of == by && (t.head.key.to == on || how == How::Friendly);
    if by == Subject::NOBODY || how == How::Attrition {
        return None;
    }
    earlier.iter().enumerate().rev().find_map(|(at, h)| thrown(h).filter(|t| fits(t)).map(|t| (at, t)))
}

/// ORD-41, ORD-43, ORD-45, ORD-50, ORD-59, ORD-69, ORD-104 — from the percentage of a throw to the points of its blow.
fn struck(
    mut opening: Opening,
    b: &Battle,
    (group, by, how): (Subject, Subject, How),
    thrown: &Thrown,
    loss: i64,
    capped: bool,
) -> Opening {
    let (Some(to), Some(from)) = (b.group_of(group), b.group_of(by)) else { return opening };
    let blow = Blow::new(from, to, Manner::Shot, how);
    let worked = blows::worked(b, &blow, thrown.cast);
    let (percent, points) = if how == How::Friendly {
        let percent = i64::from(-thrown.cast.margin / 2) * 10;
        (percent, worked.power * percent / 100)
    } else {
        (i64::from(thrown.cast.share), worked.points)
    };
    let rule = match how {
        How::Friendly => FRIENDLY_FIRE,
        _ if b.is_vehicles() => VEHICLE_DAMAGE,
        _ => LOSSES,
    };
    let word = if how == How::Friendly { "ordre-open-blow-friendly" } else { "ordre-open-blow" };
    let told = of(word, by).number("percent", percent).number("pda", worked.power).number("points", points);
    let told = if how == How::Friendly { told.number("margin", -thrown.cast.margin) } else { told };
    opening = opening.link(rule, told);
    let step = |id, was: i64, now: i64| of(id, group).number("was", was).number("now", now);
    if how != How::Friendly && worked.heated != worked.points {
        opening = opening.link(TEMPERATURE, step("ordre-open-heat", worked.points, worked.heated));
    }
    if how != How::Friendly && worked.made != worked.heated {
        opening = opening.link(PURSUIT, step("ordre-open-outrun", worked.heated, worked.made));
    }
    if capped {
        let made = if how == How::Friendly { points } else { worked.made };
        let total = b.options.rupture_cap == RuptureCap::Cumulative;
        let id = if total { "ordre-open-capped-total" } else { "ordre-open-capped" };
        let told = step(id, made, loss).number("percent", groups::sdr(b, to)).number("force", groups::frc(b, to));
        let told = told.number("sdr", groups::sdr_points(b, to)).number("before", b.at(to).damage);
        opening = means::of_threshold(opening.link(CAP, told), b, to);
    }
    opening
}

/// ORD-41, ORD-52, ORD-53 — a group's points before and after, then every unit's share of them, and its men.
fn points(mut opening: Opening, b: &Battle, event: &Event, group: Subject, rule: Rule) -> Opening {
    let Some(id) = b.group_of(group) else { return opening };
    let mut after = b.clone();
    after.apply(event);
    let (was, now) = (b.at(id).damage, after.at(id).damage);
    let force = groups::frc(b, id);
    if now != was {
        let word = if now < was { "ordre-open-points-back" } else { "ordre-open-points" };
        let told = of(word, group).number("was", was).number("by", (now - was).abs()).number("now", now);
        opening = opening.link(rule, told.number("force", force));
    }
    if after.status(id) != b.status(id) {
        let percent = now * 100 / force.max(1);
        let from = match tables::status_of(now, force) {
            Wear::Accrochee => 1,
            Wear::Eprouvee => 2,
            Wear::Decimee => 3,
            Wear::Intact | Wear::Aneantie | Wear::Deroute => 0,
        };
        let told = of("ordre-open-status", group).number("percent", percent).number("from", from);
        opening = opening.link(STATUS, told.word("state", state_id(after.status(id).word())));
    }
    let stands = |b: &Battle| -> u32 { b.units_of(id).map(|(unit, _)| losses::standing(b, unit)).sum() };
    let (stood, stand) = (stands(b), stands(&after));
    // Also of those who lose nobody by it: the shares add up to the points.
    for (unit, share) in losses::shares(&after, id).into_iter().filter(|_| now != was) {
        let out = after.unit(unit).eff.saturating_sub(losses::standing(&after, unit));
        opening = men_of(opening, &after, unit, share, out, Bearing::now(&after, id, unit));
    }
    if stood != stand && b.units_of(id).count() > 1 {
        let word = if stand < stood { "ordre-open-group" } else { "ordre-open-group-back" };
        let told = of(word, group).number("was", stood).number("by", stood.abs_diff(stand)).number("now", stand);
        opening = opening.link(CASUALTIES, told);
    }
    if stand == 0 && now > was && now < 2 * force {
        opening = opening.link(STATUS, of("ordre-open-last", group).number("points", now).number("twice", 2 * force));
    }
    opening
}

/// What the share of a unit is a share of.
#[derive(Clone, Copy)]
enum Bearing {
    /// The points and the Force of its group.
    Of { damage: i64, whole: i64 },
    /// What it bore before, then the points since and the Force of its group.
    Since { own: i64, damage: i64, whole: i64 },
    /// The points of its group, whose Force of then nobody can tell any more.
    Among { damage: i64 },
    /// What was counted at the time.
    Counted,
}

impl Bearing {
    /// ORD-52 — as a group's points are shared now: what an earlier fight put on a unit stays there.
    fn now(b: &Battle, group: GroupId, unit: UnitId) -> Bearing {
        let (damage, whole) = (b.at(group).damage, groups::frc(b, group));
        let all: i64 = b.units_of(group).map(|(_, u)| u.hurt).sum();
        match damage - all {
            _ if all == 0 => Bearing::Of { damage, whole },
            since @ 0.. => Bearing::Since { own: b.unit(unit).hurt, damage: since, whole },
            _ => Bearing::Among { damage },
        }
    }
}

/// ORD-52 — the points and the Force of a group in the evening, before any of it was reckoned: those who were are added again.
fn evening(b: &Battle, unit: UnitId, share: i64, earlier: &[Heard<Event>]) -> Bearing {
    let Some(group) = b.unit(unit).group else { return Bearing::Counted };
    let (mut damage, mut whole) = (b.at(group).damage, Some(groups::frc(b, group)));
    for heard in earlier {
        let Heard::Event(Event::Reckoned { unit: other, share, out, dead, back, eff, .. }) = *heard else { continue };
        let u = b.unit(other);
        if u.group != Some(group) {
            continue;
        }
        damage += share;
        let gone =
            losses::out_of_action(b, &crate::nouns::unit::Unit { eff: 1_000_000, ..*u }, share - back).0.max(dead);
        let men = if eff == 0 { out } else { eff.saturating_add(gone) };
        let force = figures::frc(b, &crate::nouns::unit::Unit { eff: men, ..*u }) - figures::frc(b, u);
        whole = whole.filter(|_| !u.as_a_whole()).map(|w| w + force);
    }
    let force = figures::frc(b, b.unit(unit));
    let fair = |whole: &i64| (0..=1).contains(&(share - damage * force / (*whole).max(1)));
    match whole.filter(fair) {
        Some(whole) => Bearing::Of { damage, whole },
        None => Bearing::Among { damage },
    }
}

/// ORD-52, ORD-53 — a share of points, and the men it puts out of action.
fn men_of(opening: Opening, b: &Battle, unit: UnitId, share: i64, out: u32, bearing: Bearing) -> Opening {
    let u = b.unit(unit);
    let who = Subject::from(unit);
    let force = figures::frc(b, u);
    let stand = i64::from(u.eff) - i64::from(out);
    let alone = u.group.is_none_or(|group| b.units_of(group).count() < 2);
    let told = |id| of(id, who).number("share", share).number("force", force);
    let opening = match bearing {
        _ if alone => opening,
        Bearing::Of { damage, whole } => {
            opening.link(SHARING, told("ordre-open-share").number("whole", whole).number("damage", damage))
        }
        Bearing::Since { own, damage, whole } => {
            let told = told("ordre-open-share-since").number("whole", whole).number("damage", damage);
            opening.link(SHARING, told.number("own", own).number("by", share - own))
        }
        Bearing::Among { damage } => opening.link(SHARING, told("ordre-open-share-of").number("damage", damage)),
        Bearing::Counted => {
            opening.link(SHARING, told("ordre-open-share-of").number("damage", b.group_with(u).map_or(0, |g| g.damage)))
        }
    };
    let (each, points) = match u.as_a_whole() {
        true => (force.max(1), share.saturating_mul(i64::from(u.eff))),
        false => (figures::per_man(b, u), share),
    };
    let told = match (u.as_a_whole(), u.vehicle) {
        // Wiped out: nobody is left to be counted by points.
        _ if i64::from(out) > points / each => of("ordre-open-men-gone", who),
        (true, true) => of("ordre-open-vehicles-whole", who).number("force", force),
        (true, false) => of("ordre-open-men-whole", who).number("force", force),
        (false, true) => of("ordre-open-vehicles", who).number("each", each),
        (false, false) => of("ordre-open-men", who).number("each", each),
    };
    let told = told.number("share", share).number("men", u.eff).number("out", out).number("now", stand);
    opening.link(CASUALTIES, told.number("most", i64::from(i64::from(out) < points / each)))
}

/// ORD-53, ORD-63 — casualties of a battle, what the victor gets back, and how many answer the next call.
fn reckoned(b: &Battle, event: &Event, earlier: &[Heard<Event>]) -> Opening {
    let Event::Reckoned { unit, share, out, dead, deserters, back, eff } = *event else { return Opening::default() };
    let u = b.unit(unit);
    let who = Subject::from(unit);
    if share == 0 && out == 0 && u.eff == eff {
        // Nothing befell it: noughts say nothing.
        return Opening::default();
    }
    let id = if u.vehicle { "ordre-open-wrecks" } else { "ordre-open-dead" };
    let told = of(id, who).number("out", out).number("dead", dead).number("deserters", deserters);
    let told = told.number("percent", aftermath::dead_percent(b, u.side));
    let bearing = evening(b, unit, share, earlier);
    let mut opening = men_of(Opening::default(), b, unit, share, out, bearing).link(CASUALTIES, told);
    let gone = b.place_of(u) == crate::nouns::terms::Where::Removed;
    let left = if gone { u.eff } else { losses::out_of_action(b, u, share - back).0 };
    if back > 0 {
        let told = of("ordre-open-recovered", who).number("share", share).number("back", back);
        opening = opening.link(RECOVERY, told.number("rest", share - back).number("left", left));
    }
    let by = i64::from(u.eff) - i64::from(eff);
    let told = of("ordre-open-left", who).number("was", u.eff).number("by", by).number("now", eff);
    opening.link(RECOVERY, told.number("dead", dead).number("left", left))
}

/// ORD-55 — a die for each full tenth its unit lost, less armour, from Health.
fn wounded(b: &Battle, person: PersonId, wounds: i16, earlier: &[Heard<Event>]) -> Opening {
    let who = Subject::from(person);
    let dice = |h: &Heard<Event>| match h {
        Heard::Thrown(t) => t.head.key.of == who,
        Heard::Judged { head, .. } => head.key.of == who,
        _ => false,
    };
    let p = *b.person(person);
    let mut opening = Opening::default();
    let thrown = earlier.iter().find_map(|h| match h {
        Heard::Thrown(t) if t.head.key.of == who => Some(t),
        _ => None,
    });
    let share = p.unit.and_then(|unit| aftermath::share_of(b, unit, earlier).map(|share| (unit, share)));
    if let (Some(t), Some((unit, share))) = (thrown, share) {
        let n = if let Dice::Sum { n, .. } = t.dice { i64::from(n) } else { 0 };
        let force = figures::frc(b, b.unit(unit));
        let told = of("ordre-open-slices", Subject::from(unit)).who("target", who).number("share", share);
        let tenths = share * 10 / force.max(1);
        let told = told.number("force", force).number("tenths", tenths).number("dice", n);
        opening = opening.link(WOUNDS, told);
    }
    let was = i64::from(p.health.saturating_sub(p.wounds).max(0));
    let now = (was - i64::from(wounds)).max(0);
    let told = of("ordre-open-wounds", who).number("was", was).number("by", wounds);
    opening.link(WOUNDS, told.number("now", now)).after(earlier, dice)
}
