//! Armes de siège: who can shoot, at what, and what it does to men and walls.

use crate::brought::options::{BreachUnit, CatapultTarget, EngineStack, TowerScaling};
use crate::chapters::damage::{Points, points, walls_against};
use crate::chapters::siege::{begin_ram, may_shoot_from};
use crate::events::{Breach, Event};
use crate::nouns::battle::{Battle, Id, Unit};
use crate::nouns::rules::{BALLISTA, BREACH, CATAPULT, ENGINE_BREACH, ENGINES, WALLS};
use crate::nouns::tables::{ENGINES as KINDS, EngineKind};
use crate::nouns::terms::{Order, Wall, Where};
use crate::nouns::walls::{Aim, EngineId, SECTIONS as MOST_SECTIONS, Section, SectionId};
use montjoie_table::{Dice, Few, Id as _, Judgement, Office, Play, Subject, Table, Tally as _, Toss, cite};

/// Work that opens a wall: the least number that every printed duration divides.
pub const WORK: u16 = 120;

/// Most engines of a battle: the reader of scenarios refuses more.
pub const MOST_ENGINES: usize = 32;

/// The kind of an engine.
pub fn kind(b: &Battle, engine: EngineId) -> &'static EngineKind {
    of_kind(b.engines[engine.index()].kind)
}

/// One of the four.
pub fn of_kind(kind: u8) -> &'static EngineKind {
    let kinds: &'static [EngineKind] = &KINDS;
    &kinds[usize::from(kind).min(kinds.len() - 1)]
}

/// BX-71 — crewed, with its engineer, and those who serve it unhindered.
pub fn can_shoot(b: &Battle, engine: EngineId) -> bool {
    let e = &b.engines[engine.index()];
    let kind = kind(b, engine);
    let served = e.served_by.is_none_or(|by| b.at(by).on_field() && b.at(by).free() && b.fit(by));
    e.at == Where::Field && e.crew >= kind.crew.0 && (e.engineer || !kind.engineer) && served
}

/// Everything an engine may be aimed at.
pub fn aims(b: &Battle, engine: EngineId, offer: &mut dyn FnMut(Aim)) {
    let e = &b.engines[engine.index()];
    for (foe, body) in b.foes(e.side) {
        if body.free() && may_shoot_from(b, e.side, foe) {
            offer(Aim::Unit(foe))
        }
    }
    let Some(fort) = &b.fort else { return };
    if kind(b, engine).wall == 0 {
        cite(BALLISTA);
        return;
    }
    if e.side != fort.besieged {
        for section in fort.each() {
            if fort.breach(section) == 0 {
                offer(Aim::Section(section))
            }
        }
    }
}

/// BX-73 — whether a body moves this sequence, for an engine that hits only what stands.
fn moves(body: &Unit) -> bool {
    body.order.disengages()
        || matches!(body.order, Order::Quit | Order::Reenter)
        || (body.began_free && matches!(body.order, Order::Engagement(_)))
}

/// BX-65, BX-71 — engines shoot in the phase of fire; the ram is brought up.
pub fn engines_shoot<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let mut shots: Few<(EngineId, Id), MOST_ENGINES> = Few::new();
    for engine in b.engine_ids() {
        if b.engines[engine.index()].aim == Aim::Nothing || !can_shoot(b, engine) {
            continue;
        }
        match b.engines[engine.index()].aim {
            Aim::Unit(on) if b.at(on).on_field() && b.at(on).free() => {
                if kind(b, engine).slow_targets && !stands_still(b, t, engine, on)? {
                    t.happens(b, Event::Wasted { engine });
                } else {
                    shots.push((engine, on));
                }
            }
            Aim::Section(section) if counts(b, engine, section) => {
                let work = WORK * 2 / twice_duration(b, engine, section).max(1);
                t.happens(b, Event::Pounded { engine, section, work });
            }
            _ => {}
        }
    }
    let mut hurts: Few<(EngineId, Id, i64), MOST_ENGINES> = Few::new();
    let battle = &*b;
    t.throw_each(
        &shots,
        |t, (engine, on)| {
            let (n, sides) = kind(battle, engine).dice;
            let side = battle.engines[engine.index()].side;
            let (num, den) = walls_against(battle, side, Section::NONE, on);
            let flat = t.tally().plus(ENGINES, "flat", 100);
            let share = match den {
                4 => flat.times(WALLS, "fort_intact", num, den),
                2 => flat.times(BREACH, "fort_breached", num, den),
                _ => flat,
            };
            let key = ENGINES.on(battle.engine_place(engine), Subject::from(on));
            Toss::new(key, Office::Chief(side), Dice::Sum { n, sides, bonus: 0 }).share(share)
        },
        |_, cast| Points(points(cast)),
        |(engine, on), Points(damage)| hurts.push((engine, on, damage)),
    )?;
    for (engine, unit, damage) in hurts {
        t.happens(b, Event::Battered { unit, engine, damage });
    }
    begin_ram(b, t)
}

/// `engine_stack` — whether the work of this engine counts beside that of the others on the same section.
fn counts(b: &Battle, engine: EngineId, section: SectionId) -> bool {
    let Some(fort) = &b.fort else { return false };
    if fort.breach(section) != 0 || kind(b, engine).wall == 0 {
        return false;
    }
    if b.options.engine_stack == EngineStack::Additive {
        return true;
    }
    let mine = (twice_duration(b, engine, section), engine);
    b.engine_ids().zip(&b.engines).all(|(other, e)| {
        e.aim != Aim::Section(section)
            || kind(b, other).wall == 0
            || !can_shoot(b, other)
            || (twice_duration(b, other, section), other) >= mine
    })
}

/// BX-65 — twice the sequences of fire an engine needs: a proportional tower takes halves.
pub(crate) fn twice_duration(b: &Battle, engine: EngineId, section: SectionId) -> u16 {
    cite(ENGINE_BREACH);
    let wall = b.fort.map_or(Wall::Wall, |f| f.walls[section.index() % MOST_SECTIONS]);
    twice_needed(b, kind(b, engine), wall)
}

/// The same for a kind of engine and a kind of wall.
pub(crate) fn twice_needed(b: &Battle, kind: &EngineKind, wall: Wall) -> u16 {
    let tower = |sequences: u8| match b.options.tower_scaling {
        TowerScaling::Literal => 2 * u16::from(sequences),
        // A light catapult takes four sequences for a wall: the heavier ones take their share of its time.
        TowerScaling::Proportional => u16::from(sequences) * u16::from(kind.wall) / 2,
    };
    match wall {
        Wall::TowerMedium => tower(kind.towers.0),
        Wall::TowerLarge => tower(kind.towers.1),
        Wall::Wall | Wall::Gate if in_turns(b, kind) => 1,
        Wall::Wall | Wall::Gate => 2 * u16::from(kind.wall),
    }
}

/// `breach_unit = turns` — the two heavier engines open a wall within one sequence.
fn in_turns(b: &Battle, kind: &EngineKind) -> bool {
    b.options.breach_unit == BreachUnit::Turns && kind.engineer
}

/// BX-65, `turns` — walls that open at the end of the phase of fire.
pub fn walls_opened_by_fire<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    let mut opened = [false; MOST_SECTIONS];
    for engine in b.engine_ids() {
        if let Aim::Section(section) = b.engines[engine.index()].aim {
            opened[section.index() % MOST_SECTIONS] |= in_turns(b, kind(b, engine)) && can_shoot(b, engine);
        }
    }
    open_battered(b, t, |section| opened[section.index() % MOST_SECTIONS]);
}

/// BX-65 — walls that enough sequences of fire have brought down.
pub fn open_battered<T: Table<Battle>>(b: &mut Battle, t: &mut T, now: impl Fn(SectionId) -> bool) {
    let Some(fort) = b.fort else { return };
    for section in fort.each() {
        let i = section.index();
        if fort.battered[i] >= WORK && fort.breached[i] == 0 && now(section) {
            t.happens(b, Event::Breached { section, how: Breach::Engine });
        }
    }
}

/// BX-73 — soldiers in formation stand; riders, flyers, heroes and monsters only if they did not move. Or the GM says.
fn stands_still<T: Table<Battle>>(b: &Battle, t: &mut T, engine: EngineId, on: Id) -> Play<bool> {
    let body = b.at(on);
    let slow = (body.standard() && !body.mounted && !body.flying) || !moves(body);
    match b.options.catapult_target_ok {
        CatapultTarget::Auto => {
            cite(CATAPULT);
            Ok(slow)
        }
        CatapultTarget::Ask => {
            let key = CATAPULT.on(b.engine_place(engine), Subject::from(on));
            Ok(t.judge(key, Judgement::among(&["moves", "stands"], i32::from(slow), true))? == 1)
        }
    }
}
