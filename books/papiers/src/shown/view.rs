//! What each person may see: fates, and the map.

use crate::nouns::battle::{Battle, Hero, HeroId, NOWHERE, SiteId, Unit, UnitId};
use crate::nouns::ids::numbered;
use crate::nouns::terms::{Category, HeroStatus, Morale, Where};
use montjoie_game::{Condition, Counter, Fate, Map, MapSite, Viewer, Zone};
use montjoie_table::{Side, Subject};

/// The book's word for the state of a unit.
pub(crate) fn state(b: &Battle, id: UnitId) -> &'static str {
    let u = b.at(id);
    match u.at {
        Where::Absent => "absent",
        Where::Left => "left",
        Where::Destroyed => "destroyed",
        Where::Field => match u.state() {
            Morale::Deroute => "deroute",
            Morale::Desorganisation => "desorganisation",
            Morale::Ok if b.in_melee(id) => "engaged",
            Morale::Ok => "free",
        },
    }
}

pub(crate) fn condition(u: &Unit) -> Condition {
    match u.at {
        Where::Absent => Condition::Absent,
        Where::Left => Condition::Gone,
        Where::Destroyed => Condition::Destroyed,
        Where::Field => match u.state() {
            Morale::Deroute => Condition::Broken,
            Morale::Desorganisation => Condition::Shaken,
            Morale::Ok => Condition::Fit,
        },
    }
}

/// The book's word for the state of a character: who acts with wounds is not told as one unhurt (PAP-102).
pub(crate) fn state_of(h: &Hero) -> &'static str {
    if h.status == HeroStatus::Able && h.wounds != [0; 3] { "wounded" } else { h.status.word() }
}

pub(crate) fn condition_of(h: &Hero) -> Condition {
    match h.status {
        HeroStatus::Absent => Condition::Absent,
        HeroStatus::Able if h.wounds == [0; 3] => Condition::Fit,
        HeroStatus::Able => Condition::Shaken,
        HeroStatus::Out => Condition::Broken,
        HeroStatus::Fled => Condition::Gone,
        HeroStatus::Captured => Condition::Captured,
        HeroStatus::Dead => Condition::Destroyed,
    }
}

/// The power of one point of EFF, by whatever it fights best with; a beast's is its whole.
fn worth(u: &Unit) -> i64 {
    let power = i64::from(u.pui.max(u.pui_tir).max(u.pui_mag));
    if u.category == Category::Monster { power / i64::from(u.eff0.max(1)) } else { power }
}

fn of_unit(b: &Battle, id: UnitId) -> Fate {
    let u = b.at(id);
    Fate {
        subject: Subject::from(id),
        side: u.side,
        initial: i64::from(u.eff0),
        now: i64::from(u.eff),
        worth: worth(u),
        condition: condition(u),
        word: state(b, id),
        person: false,
    }
}

fn of_hero(b: &Battle, hero: HeroId) -> Fate {
    let h = b.hero(hero);
    let standing = matches!(h.status, HeroStatus::Able | HeroStatus::Absent);
    Fate {
        subject: Subject::from(hero),
        side: h.side,
        initial: i64::from(h.eff0),
        now: if standing { i64::from(h.eff) } else { 0 },
        worth: 1,
        condition: condition_of(h),
        word: h.status.word(),
        person: true,
    }
}

/// Where one stands against the start.
pub(crate) fn fate(b: &Battle, who: Subject) -> Option<Fate> {
    let unit = b.unit_of(who).map(|id| of_unit(b, id));
    unit.or_else(|| b.hero_of(who).map(|hero| of_hero(b, hero)))
}

/// Units of the list, characters, then units that came later. Lone stands are told of as the characters they are.
pub(crate) fn fates(b: &Battle, each: &mut dyn FnMut(Fate)) {
    let listed = b.units.iter().position(|u| u.lone.is_some()).unwrap_or(b.units.len());
    let later = b.units.iter().rposition(|u| u.lone.is_some()).map_or(b.units.len(), |i| i + 1);
    for id in b.ids().take(listed) {
        each(of_unit(b, id));
    }
    for hero in b.hero_ids() {
        each(of_hero(b, hero));
    }
    for id in b.ids().skip(later) {
        each(of_unit(b, id));
    }
}

/// Whether this viewer knows that this unit is there at all.
pub(crate) fn sees(viewer: Viewer, u: &Unit) -> bool {
    match viewer {
        Viewer::Gm => true,
        Viewer::Player(side, _) => side == u.side || !u.hidden,
        Viewer::Public(_) => !u.hidden,
    }
}

/// The map as this viewer may see it.
pub(crate) fn map(b: &Battle, viewer: Viewer) -> Option<Map> {
    let ground = &b.lore.ground;
    if ground.columns == 0 {
        return None;
    }
    let terrain = (0..ground.rows)
        .flat_map(|row| (0..ground.columns).map(move |column| (column, row)))
        .map(|cell| ground.terrain(cell).map_or_else(String::new, |t| t.id.clone()))
        .collect();
    let counters = b
        .present()
        .filter(|(_, u)| u.cell != NOWHERE && sees(viewer, u))
        .map(|(id, u)| Counter {
            subject: Subject::from(id),
            side: u.side,
            cell: u.cell,
            face_down: u.face_down,
            hidden: u.hidden,
        })
        .collect();
    let mine = |side: Side| match viewer {
        Viewer::Gm => true,
        Viewer::Player(own, _) => own == side,
        Viewer::Public(_) => false,
    };
    let sites = numbered(&b.sites)
        .filter(|(_, s)| s.known || mine(s.side))
        .map(|(i, s): (SiteId, _)| MapSite {
            subject: Subject::from(i),
            kind: s.kind.word(),
            cells: b.lore.cells.get(usize::from(i)).cloned().unwrap_or_default(),
        })
        .collect();
    let zones = ground.zones.iter().map(|&(army, from, to)| Zone { army: Subject::from(army), from, to }).collect();
    Some(Map { columns: ground.columns, rows: ground.rows, terrain, counters, sites, zones })
}
