//! The GM's gestures by this book, and what is left of everyone afterwards.

use crate::chapters::attack::{self, Strike, StrikeKind};
use crate::chapters::engagement::reveal;
use crate::chapters::{losses, morale, power};
use crate::events::{Event, MoraleTrial, next_unit};
use crate::nouns::battle::{Battle, HeroId, MOST, SiteId, UnitId};
use crate::nouns::terms::{Category, Cause, HeroStatus, Morale, Where};
use crate::{FIELDS, set_field};
use montjoie_game::scenario::Written;
use montjoie_game::{Gesture, Message, Survivor};
use montjoie_table::{Kind, Play, Subject, Table};

fn unit(b: &Battle, who: Subject) -> Option<UnitId> {
    // A character who stands alone is the unit he stands in.
    let alone = || b.hero_of(who).map(|hero| b.hero(hero).unit).filter(|&u| b.is_character(u));
    b.unit_of(who).or_else(alone)
}

fn hero(b: &Battle, who: Subject) -> Option<HeroId> {
    b.hero_of(who).or_else(|| b.unit_of(who).and_then(|id| b.at(id).lone))
}

fn site(b: &Battle, who: Subject) -> Option<SiteId> {
    b.site_of(who)
}

fn somebody(b: &Battle, who: Subject) -> bool {
    unit(b, who).is_some() || hero(b, who).is_some()
}

/// Whether a gesture means anything here.
pub(crate) fn may(b: &Battle, gesture: Gesture) -> Result<(), &'static str> {
    let known = |who: Subject| unit(b, who).ok_or("gesture-unknown");
    let met =
        |who: Subject| known(who).and_then(|id| if b.at(id).alive() { Ok(id) } else { Err("gesture-not-on-field") });
    let troops =
        |who: Subject| known(who).and_then(|id| if b.is_character(id) { Err("gesture-not-a-unit") } else { Ok(id) });
    let person = |who: Subject| hero(b, who).ok_or("gesture-not-a-character");
    let foes = |one: Subject, other: Subject| {
        let (one, other) = (met(one)?, met(other)?);
        if b.at(one).side == b.at(other).side { Err("gesture-same-side") } else { Ok((one, other)) }
    };
    match gesture {
        Gesture::Take { who, .. } => met(who).map(drop),
        Gesture::Restore { who, .. } => troops(who).map(drop),
        Gesture::Test { who } | Gesture::Break { who } | Gesture::Rally { who } => {
            met(who)?;
            troops(who).map(drop)
        }
        Gesture::Attack { by, on, shot } => {
            let (by, _) = foes(by, on)?;
            if shot && power::total_tir(b, by).num <= 0 { Err("gesture-no-missiles") } else { Ok(()) }
        }
        Gesture::Engage { by, on } => {
            let (by, on) = foes(by, on)?;
            if b.link(by, on).is_none() && b.links.len() >= MOST { Err("gesture-full-pairs") } else { Ok(()) }
        }
        Gesture::Part { one, other } => {
            let (one, other) = foes(one, other)?;
            if b.link(one, other).is_some() { Ok(()) } else { Err("gesture-not-in-contact") }
        }
        Gesture::Add { like, men } => {
            troops(like)?;
            if men == 0 || men > 100_000 {
                return Err("gesture-no-men");
            }
            if b.units.len() >= MOST { Err("gesture-full") } else { Ok(()) }
        }
        Gesture::Split { who, men } => {
            let id = troops(who)?;
            if b.units.len() >= MOST {
                return Err("gesture-full");
            }
            if men > 0 && men < b.at(id).eff { Ok(()) } else { Err("gesture-no-men") }
        }
        Gesture::Merge { who, into } => {
            let (who, into) = (troops(who)?, troops(into)?);
            let apart = who == into || b.at(who).side != b.at(into).side;
            if apart || b.at(into).at != Where::Field { Err("gesture-not-together") } else { Ok(()) }
        }
        Gesture::Remove { who } if site(b, who).is_some() => Ok(()),
        Gesture::Remove { who } => {
            if somebody(b, who) {
                Ok(())
            } else {
                Err("gesture-unknown")
            }
        }
        Gesture::Bring { who } => {
            if let Some(site) = site(b, who) {
                return if b.site(site).known { Err("gesture-already-there") } else { Ok(()) };
            }
            if let Kind::Character(_) = who.kind() {
                let hero = person(who)?;
                return if b.hero(hero).status == HeroStatus::Able { Err("gesture-already-there") } else { Ok(()) };
            }
            let id = known(who)?;
            if b.at(id).at == Where::Field && !b.at(id).hidden { Err("gesture-already-there") } else { Ok(()) }
        }
        Gesture::Turn { who } => known(who).map(drop),
        Gesture::Fell { who } => person(who).map(drop),
        Gesture::Post { who, to } => {
            let hero = person(who)?;
            if to == Subject::NOBODY {
                return Ok(());
            }
            let id = known(to)?;
            let apart = b.hero(hero).side != b.at(id).side || !b.may_hold(hero, id);
            if apart { Err("gesture-not-together") } else { Ok(()) }
        }
        Gesture::Concede { .. } => Ok(()),
        Gesture::Option { index, value } => {
            if b.options.clone().set(usize::from(index), value) {
                Ok(())
            } else {
                Err("gesture-bad-value")
            }
        }
        Gesture::Set { who, field, value } => {
            let info = FIELDS.get(usize::from(field)).ok_or("gesture-bad-field")?;
            if !somebody(b, who) {
                return Err("gesture-unknown");
            }
            if set_field(b, who, field, value).is_none() {
                return Err("gesture-bad-field");
            }
            if (info.least..=info.most).contains(&value) { Ok(()) } else { Err("gesture-bad-value") }
        }
    }
}

/// Plays a gesture.
pub(crate) fn gesture<T: Table<Battle>>(b: &mut Battle, t: &mut T, gesture: Gesture) -> Play {
    let id = |who: Subject| unit(b, who).unwrap_or(UnitId::new(0));
    match gesture {
        Gesture::Take { who, men } => losses::take(b, t, id(who), men, Cause::Ruling)?,
        Gesture::Restore { who, men } => {
            // No more than there were.
            let unit = id(who);
            let eff = men.min(b.at(unit).eff0 - b.at(unit).eff);
            t.happens(b, Event::Restored { unit, eff });
        }
        Gesture::Test { who } => morale::tests(b, t, &[id(who)], MoraleTrial::Ruling)?,
        Gesture::Break { who } => {
            t.happens(b, Event::Tested { unit: id(who), result: Morale::Deroute, trial: MoraleTrial::Ruling });
        }
        Gesture::Rally { who } => morale::back_in_hand(b, t, id(who)),
        Gesture::Attack { by, on, shot } => {
            let kind = if shot { StrikeKind::Fire } else { StrikeKind::Vanguard };
            let before = b.hits.len();
            attack::strike(b, t, &[Strike { by: id(by), on: id(on), kind }], true)?;
            losses::at_once(b, t, before)?;
        }
        Gesture::Engage { by, on } => {
            let (by, on) = (id(by), id(on));
            t.happens(b, Event::Engaged { by, on, charge: true, ambush: false });
            for unit in [by, on] {
                show(b, t, unit);
            }
        }
        Gesture::Part { one, other } => {
            let (one, other) = (id(one), id(other));
            t.happens(b, Event::Parted { one, other });
        }
        Gesture::Add { like, men } => {
            let unit = next_unit(b);
            t.happens(b, Event::Enlisted { unit, like: id(like), eff: men });
        }
        Gesture::Split { who, men } => {
            let (from, unit) = (id(who), next_unit(b));
            t.happens(b, Event::Enlisted { unit, like: from, eff: 0 });
            t.happens(b, Event::Passed { from, to: UnitId::new(unit.number()), eff: men });
        }
        Gesture::Merge { who, into } => {
            let (from, to) = (id(who), id(into));
            let eff = b.at(from).eff;
            t.happens(b, Event::Passed { from, to, eff });
            t.happens(b, Event::Left { unit: from });
        }
        Gesture::Remove { who } => remove(b, t, who),
        Gesture::Bring { who } => bring(b, t, who),
        Gesture::Turn { who } => t.happens(b, Event::TurnedCoat { unit: id(who) }),
        Gesture::Fell { who } => {
            if let Some(hero) = hero(b, who) {
                t.happens(b, Event::Became { hero, status: HeroStatus::Out });
            }
        }
        Gesture::Post { who, to } => {
            if let Some(hero) = hero(b, who) {
                let unit = unit(b, to).filter(|&u| b.may_hold(hero, u));
                t.happens(b, Event::Posted { hero, unit });
            }
        }
        Gesture::Concede { side } => t.happens(b, Event::Conceded { side }),
        Gesture::Option { index, value } => t.happens(b, Event::Option { index, value }),
        Gesture::Set { who, field, value } => {
            if let Some(event) = set_field(b, who, field, value) {
                t.happens(b, event);
            }
        }
    }
    Ok(())
}

/// PAP-21, PAP-75 — whoever comes to grips is seen: out of hiding in any case, face up as the option says.
fn show<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId) {
    if b.at(unit).hidden {
        t.happens(b, Event::Revealed { unit });
    }
    reveal(b, t, unit, true);
}

fn remove<T: Table<Battle>>(b: &mut Battle, t: &mut T, who: Subject) {
    if let Some(site) = site(b, who) {
        t.happens(b, Event::SiteSet { site, armed: false });
    } else if let Kind::Character(_) = who.kind() {
        if let Some(hero) = hero(b, who) {
            t.happens(b, Event::Became { hero, status: HeroStatus::Fled });
        }
    } else if let Some(unit) = unit(b, who) {
        t.happens(b, Event::Left { unit });
    }
}

fn bring<T: Table<Battle>>(b: &mut Battle, t: &mut T, who: Subject) {
    if let Some(site) = site(b, who) {
        t.happens(b, Event::Found { site });
    } else if let Kind::Character(_) = who.kind() {
        if let Some(hero) = hero(b, who) {
            t.happens(b, Event::Became { hero, status: HeroStatus::Able });
        }
    } else if let Some(unit) = unit(b, who) {
        if b.at(unit).at == Where::Field {
            t.happens(b, Event::Revealed { unit });
        } else {
            t.happens(b, Event::Arrived { unit });
        }
    }
}

/// What is left of everyone: strength and state of units, wounds and spells of characters.
pub(crate) fn aftermath(b: &Battle) -> Vec<Survivor> {
    let units = b.ids().filter(|&id| !b.is_character(id)).map(|id| after_unit(b, id));
    let heroes = b.hero_ids().map(|hero| after_hero(b, hero));
    units.chain(heroes).collect()
}

fn after_unit(b: &Battle, id: UnitId) -> Survivor {
    let u = b.at(id);
    let stays = u.eff > 0 && u.at != Where::Destroyed;
    let subject = Subject::from(id);
    let line = Message::new(if stays { "papiers-after-unit" } else { "papiers-after-lost" })
        .who("unit", subject)
        .number("eff", u.eff)
        .number("initial", u.eff0);
    let key = match u.category {
        Category::Monster => ("points", Written::Int(i64::from(u.eff0))),
        Category::Machine => ("count", Written::Int(i64::from(u.machines))),
        _ => ("count", Written::Int(i64::from(u.soldiers().max(1)))),
    };
    let mut keys = vec![key];
    if matches!(u.category, Category::Monster | Category::Machine) {
        keys.push(("eff", Written::Int(i64::from(u.eff.max(1)))));
    }
    if u.doses > 0 {
        keys.push(("doses", Written::Int(i64::from(u.doses))));
    }
    Survivor { subject, stays, keys, gone: vec!["line", "morale", "cell"], serves: None, line }
}

fn after_hero(b: &Battle, hero: HeroId) -> Survivor {
    let h = b.hero(hero);
    let stays = matches!(h.status, HeroStatus::Able | HeroStatus::Absent | HeroStatus::Out | HeroStatus::Fled);
    let subject = Subject::from(hero);
    let id = match h.status {
        HeroStatus::Dead => "papiers-after-dead",
        HeroStatus::Captured => "papiers-after-captured",
        HeroStatus::Out => "papiers-after-out",
        _ => "papiers-after-hero",
    };
    let line = Message::new(id)
        .who("unit", subject)
        .number("leg", h.wounds[0])
        .number("mod", h.wounds[1])
        .number("ser", h.wounds[2]);
    // Whoever was carried off the field goes back to the unit he came with.
    let (serves, gone) = match h.unit {
        own if own == h.own => (None, vec!["unit"]),
        unit => (Some(Subject::from(unit)), Vec::new()),
    };
    Survivor { subject, stays, keys: Vec::new(), gone, serves, line }
}
