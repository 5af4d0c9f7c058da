//! Embuscades et pièges: what springs on those who walk into it (PAP-60, 75..77).

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::TrapDef;
use crate::chapters::attack::{self, Strike, StrikeKind};
use crate::chapters::engagement::{go_away, reveal};
use crate::chapters::losses;
use crate::chapters::movement;
use crate::chapters::power;
use crate::events::Event;
use crate::nouns::battle::{Battle, Cell, NOWHERE, SiteId, UnitId};
use crate::nouns::choices::{Stay, Sudden};
use crate::nouns::ids::numbered;
use crate::nouns::rules::{AMBUSH, DETECTION, SCOUTS, TRAPS};
use crate::nouns::terms::{Attribute, Cause, EffLost, SiteKind};
use montjoie_game::choices::pick;
use montjoie_game::formerly;
use montjoie_table::{Judgement, Office, Play, Table, Tally as _, Toss, d};

/// Whether a site would spring on a unit that comes upon it.
fn ready(b: &Battle, site: SiteId, unit: UnitId) -> bool {
    let (s, u) = (b.site(site), b.at(unit));
    let works = match s.kind {
        // Those on the wing pass over what is dug in the ground.
        SiteKind::Trap => !u.flying,
        SiteKind::Ambush => s.unit.map(|by| b.at(by)).is_some_and(|by| by.alive() && by.hidden && !by.routed()),
    };
    s.armed && s.side != u.side && works
}

/// The site that springs on a unit: on this cell, traps before ambushes; with no map, the first on the list (PAP-104).
fn armed(b: &Battle, unit: UnitId, cell: Option<Cell>) -> Option<SiteId> {
    let sites = || numbered(&b.sites).filter(|(i, _)| ready(b, *i, unit));
    let Some(cell) = cell else { return sites().map(|(i, _)| i).next() };
    let here = |i: SiteId| b.lore.cells.get(usize::from(i)).is_some_and(|all| all.contains(&cell));
    let of = |kind: SiteKind| sites().find(|(i, s)| s.kind == kind && here(*i)).map(|(i, _)| i);
    of(SiteKind::Trap).or_else(|| of(SiteKind::Ambush))
}

/// What the GM says when somebody steps on a site.
const SAID: &[&str] = &["not_here", "springs", "found"];

/// Springs what lies in a unit's way: on this cell, or anywhere where there is no map. True when its move ends here.
pub fn spring<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, cell: Option<Cell>) -> Play<bool> {
    let mut stopped = false;
    // A trap and an ambush may share a site: the trap first.
    for _ in 0..2 {
        if !b.at(unit).alive() || (cell.is_none() && b.at(unit).sprung) {
            break;
        }
        let Some(site) = armed(b, unit, cell) else { break };
        if stopped && b.site(site).kind == SiteKind::Trap {
            break;
        }
        let key = DETECTION.on(site, unit);
        match t.judge(key, Judgement::among(SAID, 1, false))? {
            1 => {}
            2 => {
                t.happens(b, Event::Found { site });
                continue;
            }
            _ => break,
        }
        if let Some((column, row)) = cell
            && b.at(unit).cell != (column, row)
        {
            t.happens(b, Event::Moved { unit, column, row });
        }
        stopped = true;
        match b.site(site).kind {
            SiteKind::Trap => trap(b, t, site, unit)?,
            SiteKind::Ambush => ambush(b, t, site, unit)?,
        }
        if cell.is_none() {
            break;
        }
    }
    Ok(stopped)
}

/// PAP-77 — dry losses, and disorder for the hour.
fn trap<T: Table<Battle>>(b: &mut Battle, t: &mut T, site: SiteId, unit: UnitId) -> Play {
    let s = *b.site(site);
    t.happens(b, Event::Sprung { site, unit });
    let plus = t.tally().plus(TRAPS, "trap_att", s.att);
    let share = t.tally().times(TRAPS, "trap_pui", i64::from(s.pui), 1);
    let versus = match b.options.trap_def {
        TrapDef::Ignored => t.tally(),
        TrapDef::Applied => attack::def(b, t.tally(), unit, None),
    };
    let key = TRAPS.on(site, unit);
    let toss = Toss::new(key, Office::Gm, d(10)).plus(plus).versus(versus).share(share);
    let EffLost(losses) = t.roll(toss, |cast| EffLost(attack::read(b, cast)))?;
    let before = b.hits.len();
    t.happens(b, Event::Hit { unit, by: None, losses, cause: Cause::Trap, now: true });
    losses::at_once(b, t, before)?;
    if b.at(unit).alive() {
        t.happens(b, Event::Disordered { unit });
    }
    Ok(())
}

/// PAP-75 — by missiles or by a sudden charge.
fn ambush<T: Table<Battle>>(b: &mut Battle, t: &mut T, site: SiteId, victim: UnitId) -> Play {
    let Some(by) = b.site(site).unit else { return Ok(()) };
    // Since they lay down one of the two may have changed camps: nobody falls upon a friend.
    if b.at(by).side == b.at(victim).side {
        return Ok(());
    }
    let ask = pick(
        AMBUSH.on(by, victim),
        Office::Chief(b.at(by).side),
        move |b: &Battle, offer: &mut dyn FnMut(Sudden)| {
            let shoots = power::total_tir(b, by).num > 0 && b.at(by).setup == 0;
            let strikes = power::total(b, by).num > 0;
            if strikes || !shoots {
                offer(Sudden::Charge);
            }
            if shoots {
                offer(Sudden::Volley);
            }
        },
        move |b: &Battle, plan: &Plan| {
            formerly!(plan, b.at(by).side => crate::brought::frozen::sudden(b, by));
            doctrine::sudden(b, by)
        },
    );
    let how = t.choose(b, ask)?;
    t.happens(b, Event::Sprung { site, unit: victim });
    let kind = match how {
        Sudden::Charge => StrikeKind::AmbushCharge,
        Sudden::Volley => StrikeKind::AmbushFire,
    };
    let one = Strike { by, on: victim, kind };
    let before = b.hits.len();
    if attack::can_roll(b, one) {
        attack::strike(b, t, &[one], true)?;
    }
    if how == Sudden::Volley {
        t.happens(b, Event::Shot { unit: by });
    }
    losses::at_once(b, t, before)?;
    if !b.at(victim).alive() {
        return Ok(());
    }
    if b.at(by).has(Attribute::EclaireursElite) {
        let ask = pick(
            SCOUTS.by(by),
            Office::Chief(b.at(by).side),
            |_: &Battle, offer: &mut dyn FnMut(Stay)| [false, true].map(Stay).into_iter().for_each(offer),
            |_: &Battle, _: &Plan| Stay(false),
        );
        if !t.choose(b, ask)?.0 {
            t.happens(b, Event::Slipped { unit: by });
            return go_away(b, t, by);
        }
    }
    if how == Sudden::Volley && !b.options.ambush_shooters_engage {
        return Ok(());
    }
    close_in(b, t, by, victim);
    t.happens(b, Event::Engaged { by, on: victim, charge: how == Sudden::Charge, ambush: true });
    reveal(b, t, victim, true);
    Ok(())
}

/// The ambusher's counter is laid beside its victim's.
fn close_in<T: Table<Battle>>(b: &mut Battle, t: &mut T, by: UnitId, victim: UnitId) {
    if !movement::counted(b) || b.at(victim).cell == NOWHERE || movement::touching(b, by, victim) {
        return;
    }
    if let Some((column, row)) = movement::free_beside(b, by, b.at(victim).cell) {
        t.happens(b, Event::Moved { unit: by, column, row });
    }
}
