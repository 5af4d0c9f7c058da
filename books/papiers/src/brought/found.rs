//! Le constat: the counters on the real table lead, and the battle follows (PAP-16, 28..30, 67, 68, 71).

use crate::brought::doctrine;
use crate::chapters::engagement::too_many;
use crate::chapters::movement;
use crate::chapters::power;
use crate::events::Event;
use crate::nouns::battle::{Battle, Cell, Unit, UnitId};
use crate::nouns::rules::{FIRE, FIRE_SUPPORT, FIVE_TIMES, MOBILITY, ONE_TARGET, ROUT, SUPPORT, THREE_TO_ONE};
use crate::nouns::terms::{Category, Step, SupportKind};
use montjoie_game::{Arg, Constat, Constated, Message};
use montjoie_table::{Rule, State as _, Subject};

fn unit(b: &Battle, who: Subject) -> Option<UnitId> {
    b.unit_of(who).filter(|&id| b.at(id).alive())
}

fn warning(id: &'static str, unit: UnitId, rule: Rule) -> Message {
    Message::new(id).who("unit", Subject::from(unit)).with("rule", Arg::Rule(rule))
}

/// On a map, where the drawing follows the table: beside the one gone at, unless they touch already or there is no room.
fn beside(b: &Battle, by: UnitId, on: UnitId) -> Option<Cell> {
    let walks = b.at(by).category != Category::Machine;
    let apart = walks && movement::counted(b) && b.lore.ground.holds(b.at(on).cell) && !movement::touching(b, by, on);
    apart.then(|| movement::free_beside(b, by, b.at(on).cell)).flatten()
}

/// What has been said and done of the phase so far, as a report of it: whoever reports the real table begins from it.
pub(crate) fn so_far(b: &Battle) -> Constat {
    let of = |whom: fn(&Unit) -> Option<UnitId>| {
        let pairs = b.ids().filter(|&id| b.at(id).alive()).map(move |id| (id, whom(b.at(id))));
        pairs.filter_map(|(id, on)| Some((Subject::from(id), Subject::from(on?)))).collect()
    };
    Constat {
        engaged: b.links.iter().map(|l| (Subject::from(l.a), Subject::from(l.b))).collect(),
        supports: of(|u| u.supports),
        shots: of(|u| u.target),
        off: Vec::new(),
    }
}

/// The events that close the phase of engagement as the table shows it, and what it breaks.
pub(crate) fn constat(b: &Battle, found: &Constat) -> Option<Constated<Event>> {
    if !matches!(b.step, Step::Initiative | Step::Engagement) {
        return None;
    }
    let mut after = b.clone();
    let mut events = Vec::new();
    let mut lay = |after: &mut Battle, event: Event| {
        after.apply(&event);
        events.push(event);
    };
    if b.step == Step::Initiative {
        lay(&mut after, Event::Step(Step::Engagement));
    }
    for &who in &found.off {
        if let Some(unit) = unit(&after, who) {
            lay(&mut after, Event::Left { unit });
        }
    }
    let pairs: Vec<(UnitId, UnitId)> = found
        .engaged
        .iter()
        .filter_map(|&(by, on)| Some((unit(&after, by)?, unit(&after, on)?)))
        .filter(|&(by, on)| after.at(by).side != after.at(on).side)
        .collect();
    let same = |l: (UnitId, UnitId), p: &(UnitId, UnitId)| l == *p || l == (p.1, p.0);
    for link in b.links.clone() {
        if after.link(link.a, link.b).is_some() && !pairs.iter().any(|p| same((link.a, link.b), p)) {
            lay(&mut after, Event::Parted { one: link.a, other: link.b });
        }
    }
    let mut warnings: Vec<Message> = Vec::new();
    let mut warn = |id: &'static str, unit: UnitId, rule: Rule| {
        let warning = warning(id, unit, rule);
        if !warnings.contains(&warning) {
            warnings.push(warning);
        }
    };
    for &(by, on) in &pairs {
        // A contact that was not there before was made by a charge: of the one named first, unless it was held elsewhere already.
        if after.link(by, on).is_none() {
            let (by, on) = if b.in_melee(by) && !b.in_melee(on) { (on, by) } else { (by, on) };
            if pairs.iter().filter(|p| p.0 == by && b.link(p.0, p.1).is_none()).count() > 1 {
                warn("papiers-constat-one-target", by, ONE_TARGET);
            }
            if b.at(by).routed() {
                warn("papiers-constat-routed", by, ROUT);
            }
            if b.at(by).category == Category::Machine {
                warn("papiers-constat-machine", by, MOBILITY);
            }
            if let Some((column, row)) = beside(&after, by, on) {
                lay(&mut after, Event::Moved { unit: by, column, row });
            }
            lay(&mut after, Event::Engaged { by, on, charge: true, ambush: false });
        }
        for unit in [by, on] {
            if after.at(unit).face_down || after.at(unit).hidden {
                lay(&mut after, Event::Revealed { unit });
            }
        }
    }
    // What was ordered earlier in the phase stands only where the table shows it.
    for id in b.ids() {
        let shown =
            |list: &[(Subject, Subject)], whom: UnitId| list.contains(&(Subject::from(id), Subject::from(whom)));
        let (friend, target) = (after.at(id).supports, after.at(id).target);
        let backs = friend.is_none_or(|friend| shown(&found.supports, friend));
        let aims = target.is_none_or(|target| shown(&found.shots, target));
        if after.at(id).alive() && !(backs && aims) {
            lay(&mut after, Event::StoodBy { unit: id });
        }
    }
    for &(who, friend) in &found.supports {
        if let (Some(unit), Some(friend)) = (unit(&after, who), unit(&after, friend))
            && unit != friend
        {
            if after.in_melee(unit) {
                warn("papiers-constat-busy", unit, SUPPORT);
            }
            if !after.in_melee(friend) {
                warn("papiers-constat-idle-friend", unit, SUPPORT);
            }
            if after.at(unit).routed() {
                warn("papiers-constat-routed", unit, ROUT);
            }
            // Whoever stood behind that friend already goes on as was said.
            if after.at(unit).supports != Some(friend) {
                let kind = doctrine::support_kind(&after, unit, friend).unwrap_or(SupportKind::Melee);
                lay(&mut after, Event::Supports { unit, friend, kind });
            }
        }
    }
    for &(who, on) in &found.shots {
        if let (Some(unit), Some(on)) = (unit(&after, who), unit(&after, on))
            && unit != on
        {
            let stands = after.at(unit).target == Some(on);
            if !stands && (power::total_tir(&after, unit).num <= 0 || after.at(unit).setup > 0) {
                warn("papiers-constat-no-missiles", unit, FIRE);
            }
            if after.in_melee(unit) {
                warn("papiers-constat-busy", unit, FIRE);
            }
            if after.at(unit).routed() {
                warn("papiers-constat-routed", unit, ROUT);
            }
            // Whoever aims there already shoots, or throws a spell, as was said.
            if !stands {
                lay(&mut after, Event::Aimed { unit, on, magic: false });
            }
        }
    }
    lay(&mut after, Event::Step(Step::Alignement));
    let mut told = warnings;
    for target in after.ids().filter(|&id| after.at(id).alive()) {
        if after.against(target) > 3 {
            told.push(warning("papiers-constat-three-to-one", target, THREE_TO_ONE));
        }
        if too_many(&after, target, None, after.at(target).eff) {
            told.push(warning("papiers-constat-five-times", target, FIVE_TIMES));
        }
        if after.fire_supporters_against(target) > 1 {
            told.push(warning("papiers-constat-fire-support", target, FIRE_SUPPORT));
        }
    }
    Some((events, told))
}
