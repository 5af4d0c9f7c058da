//! The GM's gestures by this book, and what is left of everyone afterwards.

use crate::brought::hand::{self, body, set};
use crate::brought::options::{EliteBasis, SurrenderTerms};
use crate::chapters::damage::{AttackKind, AttackRoll, huge_points};
use crate::chapters::morale::{self, Trial};
use crate::chapters::orders::MOST;
use crate::chapters::phase_end;
use crate::chapters::shots;
use crate::events::{Breach, Event, Fear, Field, HurtBy};
use crate::nouns::battle::{Battle, Id, PV};
use crate::nouns::rules::{CHIEF_DEATH, ELITE, FAITHFUL};
use crate::nouns::terms::{BodyKind, Where};
use montjoie_game::events::NewUnitId;
use montjoie_game::scenario::{Ratio, Written};
use montjoie_game::{Gesture, Message, Outcome, Ruleset as _, Survivor};
use montjoie_table::{Few, Id as _, Play, Subject, Table, cite};

/// Whether a gesture means anything here.
pub(crate) fn may(b: &Battle, gesture: Gesture) -> Result<(), &'static str> {
    let known = |who: Subject| body(b, who).ok_or("gesture-unknown");
    let met =
        |who: Subject| known(who).and_then(|id| if b.at(id).on_field() { Ok(id) } else { Err("gesture-not-on-field") });
    let troops =
        |who: Subject| known(who).and_then(|id| if b.at(id).standard() { Ok(id) } else { Err("gesture-not-a-unit") });
    let person = |who: Subject| {
        known(who).and_then(|id| if b.at(id).standard() { Err("gesture-not-a-character") } else { Ok(id) })
    };
    let foes = |one: Subject, other: Subject| {
        let (one, other) = (met(one)?, met(other)?);
        if b.at(one).side == b.at(other).side { Err("gesture-same-side") } else { Ok((one, other)) }
    };
    if let Some(said) = thing(b, gesture) {
        return said.map(drop);
    }
    match gesture {
        Gesture::Take { who, .. } | Gesture::Restore { who, .. } => known(who).map(drop),
        Gesture::Remove { who } => {
            if b.at(known(who)?).at == Where::Destroyed {
                Err("gesture-not-on-field")
            } else {
                Ok(())
            }
        }
        Gesture::Test { who } => {
            met(who)?;
            // BX-36: never tested but by a GM who insists, and says so on its sheet.
            if b.at(troops(who)?).moral >= 12 { Err("gesture-fearless") } else { Ok(()) }
        }
        Gesture::Break { who } | Gesture::Rally { who } => {
            met(who)?;
            troops(who).map(drop)
        }
        Gesture::Attack { by, on, shot } => {
            let (by, _) = foes(by, on)?;
            if shot && b.at(by).ranged.is_none() { Err("gesture-no-missiles") } else { Ok(()) }
        }
        Gesture::Engage { by, on } => foes(by, on).map(drop),
        Gesture::Part { one, other } => {
            let (one, other) = foes(one, other)?;
            if b.at(one).contacts.has(other) { Ok(()) } else { Err("gesture-not-in-contact") }
        }
        Gesture::Add { like, men } => {
            troops(like)?;
            if men == 0 || men > 1_000_000 {
                return Err("gesture-no-men");
            }
            if b.bodies.len() >= Subject::UNITS - 32 { Err("gesture-full") } else { Ok(()) }
        }
        Gesture::Split { who, men } => {
            let id = troops(who)?;
            if b.bodies.len() >= Subject::UNITS - 32 {
                return Err("gesture-full");
            }
            if men > 0 && men < b.at(id).n { Ok(()) } else { Err("gesture-no-men") }
        }
        Gesture::Merge { who, into } => {
            met(who)?;
            met(into)?;
            let (who, into) = (troops(who)?, troops(into)?);
            // BX-75: a unit is made of similar troops.
            let alike = b.at(who).side == b.at(into).side && b.at(who).pvi == b.at(into).pvi;
            if who == into || !alike { Err("gesture-not-together") } else { Ok(()) }
        }
        Gesture::Bring { who } => {
            let id = known(who)?;
            if b.at(id).at == Where::Field {
                return Err("gesture-already-there");
            }
            if b.at(id).pvt > 0 { Ok(()) } else { Err("gesture-no-men") }
        }
        Gesture::Turn { who } => known(who).map(drop),
        Gesture::Fell { who } => person(who).map(drop),
        Gesture::Post { who, to } => {
            let hero = person(who)?;
            if to == Subject::NOBODY {
                return Ok(());
            }
            let unit = troops(to)?;
            if b.at(hero).side == b.at(unit).side { Ok(()) } else { Err("gesture-not-together") }
        }
        Gesture::Concede { .. } => Ok(()),
        Gesture::Option { index, value } => {
            if b.options.clone().set(usize::from(index), value) {
                Ok(())
            } else {
                Err("gesture-bad-value")
            }
        }
        Gesture::Set { who, field, value } => set(b, who, field, value).map(drop),
    }
}

/// BX-67, BX-71 — a gesture on a wall, a gate or an engine: what happens, or why nothing can; none for one on people.
fn thing(b: &Battle, gesture: Gesture) -> Option<Result<Event, &'static str>> {
    let who = match gesture {
        Gesture::Break { who }
        | Gesture::Remove { who }
        | Gesture::Bring { who }
        | Gesture::Turn { who }
        | Gesture::Fell { who }
        | Gesture::Post { who, .. } => who,
        _ => return None,
    };
    if let Some(section) = hand::section(b, who) {
        let opens = matches!(gesture, Gesture::Break { .. });
        return Some(if opens {
            hand::opened(b, section, Breach::Ruling).ok_or("gesture-already-open")
        } else {
            Err("gesture-not-of-a-place")
        });
    }
    let engine = hand::engine(b, who)?;
    let at = b.engines[engine.index()].at;
    let stationed = |to: Where| if at == to { None } else { Some(Event::Stationed { engine, at: to }) };
    Some(match gesture {
        Gesture::Remove { .. } => stationed(Where::Left).ok_or("gesture-not-on-field"),
        Gesture::Fell { .. } => stationed(Where::Destroyed).ok_or("gesture-not-on-field"),
        Gesture::Bring { .. } => stationed(Where::Field).ok_or("gesture-already-there"),
        Gesture::Turn { .. } => Ok(Event::Captured { engine }),
        Gesture::Post { to, .. } if to == Subject::NOBODY => Ok(Event::Served { engine, by: None }),
        Gesture::Post { to, .. } => match body(b, to).filter(|&by| b.at(by).standard()) {
            None => Err("gesture-not-a-unit"),
            Some(by) if b.at(by).side == b.engines[engine.index()].side => Ok(Event::Served { engine, by: Some(by) }),
            Some(_) => Err("gesture-not-together"),
        },
        _ => Err("gesture-not-of-a-place"),
    })
}

/// Plays a gesture; what follows from it (a chief's death, a lost standard) follows at once.
pub(crate) fn gesture<T: Table<Battle>>(b: &mut Battle, t: &mut T, gesture: Gesture) -> Play {
    if let Some(said) = thing(b, gesture) {
        if let Ok(event) = said {
            t.happens(b, event);
        }
        return phase_end::settle(b, t);
    }
    let id = |who: Subject| body(b, who).unwrap_or(Id::new(0));
    let heads = |men: u32| i32::try_from(men).unwrap_or(i32::MAX);
    match gesture {
        Gesture::Take { who, men } => take(b, t, id(who), heads(men)),
        Gesture::Restore { who, men } => take(b, t, id(who), -heads(men)),
        Gesture::Test { who } => {
            let unit = id(who);
            let faith = morale::led_by_faith(b, unit);
            if faith {
                cite(FAITHFUL);
            }
            let stood = faith || morale::trials(b, t, &[unit], Trial::Losses)?.has(unit);
            t.happens(b, if stood { Event::Stood { unit } } else { Event::Demoralised { unit, fear: Fear::Losses } });
        }
        Gesture::Break { who } => t.happens(b, Event::Demoralised { unit: id(who), fear: Fear::Ruling }),
        Gesture::Rally { who } => t.happens(b, Event::Rallied { unit: id(who) }),
        Gesture::Attack { by, on, shot } => {
            let before = b.hurts.len();
            let (by, on) = (id(by), id(on));
            if b.at(by).kind == BodyKind::Huge && b.at(on).standard() && !shot {
                let damage = huge_points(b, by, on);
                t.happens(b, Event::Hurt { unit: on, by, damage, how: HurtBy::Huge });
                return phase_end::phase_end(b, t, before);
            }
            let kind = if shot { AttackKind::Shot } else { AttackKind::Blow };
            let mut attacks = [AttackRoll { by, on, kind, tactics: 0 }];
            shots::strike_all(b, t, &mut attacks)?;
            return phase_end::phase_end(b, t, before);
        }
        Gesture::Engage { by, on } => t.happens(b, Event::Contact { by: id(by), on: id(on) }),
        Gesture::Part { one, other } => t.happens(b, Event::Parted { one: id(one), other: id(other) }),
        Gesture::Add { like, men } => {
            let unit = enlist(b, t, id(like));
            t.happens(b, Event::Set { unit, field: Field::n0, value: i64::from(men) });
            let points = b.at(unit).pvi * i64::from(men);
            t.happens(b, Event::Set { unit, field: Field::pvt0, value: points });
            t.happens(b, Event::Set { unit, field: Field::pvt, value: points });
            t.happens(b, Event::Arrived { unit });
        }
        Gesture::Split { who, men } => {
            let from = id(who);
            let unit = enlist(b, t, from);
            for field in [Field::n0, Field::pvt0, Field::pvt] {
                t.happens(b, Event::Set { unit, field, value: 0 });
            }
            t.happens(b, Event::Passed { from, to: unit, men });
        }
        Gesture::Merge { who, into } => {
            let (from, to) = (id(who), id(into));
            let men = b.at(from).n;
            let officers: Few<Id, MOST> = b.officers(from).map(|(hero, _)| hero).collect();
            t.happens(b, Event::Passed { from, to, men });
            for hero in officers {
                t.happens(b, Event::Joined { hero, unit: to });
            }
            t.happens(b, Event::Left { unit: from });
        }
        Gesture::Remove { who } => t.happens(b, Event::Left { unit: id(who) }),
        Gesture::Bring { who } => t.happens(b, Event::Arrived { unit: id(who) }),
        Gesture::Turn { who } => t.happens(b, Event::TurnedCoat { unit: id(who) }),
        Gesture::Fell { who } => t.happens(b, Event::Destroyed { unit: id(who) }),
        Gesture::Post { who, to } => {
            let hero = id(who);
            if b.at(hero).officer_of.is_some() {
                t.happens(b, Event::Alone { hero, heir: false });
            }
            if let Some(unit) = body(b, to) {
                t.happens(b, Event::Joined { hero, unit });
            }
        }
        Gesture::Concede { side } => t.happens(b, Event::Conceded { side }),
        Gesture::Option { index, value } => t.happens(b, Event::Option { index, value }),
        Gesture::Set { who, field, value } => {
            if let Ok(event) = set(b, who, field, value) {
                t.happens(b, event);
            }
        }
    }
    phase_end::settle(b, t)
}

/// Heads of a unit, points of one alone; less than nothing gives back.
fn take<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: Id, men: i32) {
    if b.at(unit).standard() {
        t.happens(b, Event::Heads { unit, men: men.saturating_neg() });
    } else {
        let points = (b.at(unit).pvt - i64::from(men) * PV).clamp(0, b.at(unit).pvt0);
        t.happens(b, Event::Set { unit, field: Field::pvt, value: points });
    }
    // Given back to those of whom nothing was left: they are there again.
    if b.at(unit).at == Where::Destroyed && b.at(unit).pvt > 0 {
        t.happens(b, Event::Arrived { unit });
    }
}

fn enlist<T: Table<Battle>>(b: &mut Battle, t: &mut T, like: Id) -> Id {
    let place = u8::try_from(b.bodies.len()).unwrap_or(u8::MAX);
    t.happens(b, Event::Enlisted { unit: NewUnitId::new(place), like });
    Id::new(place)
}

/// BX-74 — veterans, victories and the status they earn; wounds and the dead.
pub(crate) fn aftermath(b: &Battle) -> Vec<Survivor> {
    cite(ELITE);
    let winner = match crate::Bx::outcome(b) {
        Some(Outcome::Victory(side)) => Some(side),
        _ => None,
    };
    b.ids().map(|id| survivor(b, id, winner == Some(b.at(id).side))).collect()
}

fn survivor(b: &Battle, id: Id, won: bool) -> Survivor {
    let body = b.at(id);
    // `surrender_terms`: whoever is held is lost to his side; ransomed or let go, he may take the field again.
    let freed = body.at == Where::Surrendered && b.options.surrender_terms != SurrenderTerms::Captured;
    if body.at == Where::Surrendered {
        cite(CHIEF_DEATH);
    }
    let held = freed || matches!(body.at, Where::Field | Where::Aside | Where::Left | Where::Absent);
    let subject = Subject::from(id);
    let int = |n: u32| Written::Int(i64::from(n));
    if body.kind != BodyKind::Unit {
        let stays = held && body.pvt > 0;
        let pv = Ratio::new(body.pvt, PV).unwrap_or(Ratio::ONE);
        let max = Ratio::new(body.pvt0, PV).unwrap_or(Ratio::ONE);
        let written = |r: Ratio| r.as_whole().map_or(Written::Decimal(r), Written::Int);
        let line = Message::new(if stays { "bx-after-hero" } else { "bx-after-dead" })
            .who("unit", subject)
            .with("points", montjoie_game::Arg::Fraction(body.pvt, PV));
        // The unit he is an officer of by now; alone, none.
        let serves = body.officer_of.map(Subject::from);
        let gone = if serves.is_none() { vec!["unit"] } else { Vec::new() };
        let keys = vec![("pv", written(pv)), ("pv_max", written(max))];
        return Survivor { subject, stays, keys, gone, serves, line };
    }
    let stays = held && body.n > 0;
    // Who never came did not win; who joined in mid-battle was raised there.
    let won = won && body.at != Where::Absent;
    let original = if body.original == 0 { body.n0 } else { body.original };
    let veterans = if body.original == 0 { body.n } else { body.veterans.min(body.n) };
    let enough = match b.options.elite_basis {
        EliteBasis::Original => u64::from(veterans) * 2 >= u64::from(original),
        EliteBasis::PerBattle => u64::from(body.n) * 2 >= u64::from(body.n0),
    };
    let kept = match b.options.elite_basis {
        EliteBasis::Original => won,
        EliteBasis::PerBattle => won && enough,
    };
    let victories = body.victories.saturating_add(u8::from(kept));
    let elite = body.elite || (victories >= 2 && enough);
    let line = Message::new(if !stays {
        "bx-after-lost"
    } else if elite && !body.elite {
        "bx-after-elite"
    } else {
        "bx-after-unit"
    })
    .who("unit", subject)
    .number("men", body.n)
    .number("initial", body.n0);
    let each = Ratio::new(body.pvi, PV).unwrap_or(Ratio::ONE);
    let mut keys = vec![
        ("count", int(body.n)),
        ("elite", Written::Flag(elite)),
        ("victories", Written::Int(i64::from(victories))),
        ("original", int(original)),
        ("veterans", int(veterans)),
    ];
    // Points that are not the formula's go on by themselves: a PVT printed for more men no longer says them.
    if body.pvi != crate::brought::muster::points_each(body.hd, body.hd_bonus, body.die) {
        keys.push(("pvi", each.as_whole().map_or(Written::Decimal(each), Written::Int)));
    }
    let gone = vec!["line", "pvt", "pvt_max", "pvi_override", "demoralised", "contact"];
    Survivor { subject, stays, keys, gone, serves: None, line }
}
