//! Sièges: sections, those who attack and hold them, every way through a wall, and the engines.

use super::battle::{Battle, Body, Id};
use super::choices::{Section, Yes};
use super::damage::{points, walls_against};
use super::doctrine::{self, Plan};
use super::event::{Breach, Event};
use super::options::{BreachScope, BreachUnit, CatapultTarget, EngineStack, TowerScaling};
use super::orders::MOST;
use super::rules::{
    BALLISTA, BREACH, CATAPULT, DEFAULT_BREACH, ENGINE_BREACH, ENGINES, GEAR, MAGIC_BREACH, RAM, SECTIONS, SIEGE,
    SORTIE, WALLS,
};
use super::tables::{ENGINES as KINDS, EngineKind};
use super::terms::{Order, Step, Wall, Where};
use super::walls::{Aim, Fort, SECTIONS as MOST_SECTIONS};
use crate::mark::NOBODY;
use montjoie_table::{
    Crowd, Dice, Few, Judgement, Key, Office, Play, Question, Subject, Table, Tally as _, Toss, cite, sum,
};

/// Work that opens a wall: the least number that every printed duration divides.
pub const WORK: u16 = 120;

/// The oldest breach that counts for one inside, attacked by someone who comes through that section.
pub fn breach_for(b: &Battle, fort: &Fort, held: u8, through: u8) -> Option<(u16, Step)> {
    let open = |s: usize| (fort.breached[s] > 0).then(|| (fort.breached[s], fort.breached_in[s]));
    match b.options.breach_scope {
        BreachScope::Fortress => (0..usize::from(fort.sections)).filter_map(open).min(),
        BreachScope::Section => {
            cite(BREACH);
            [held, through].into_iter().map(usize::from).filter(|&s| s < MOST_SECTIONS).filter_map(open).min()
        }
    }
}

fn breached(fort: &Fort) -> bool {
    fort.breached.iter().any(|&s| s > 0)
}

fn attacked(fort: &Fort, section: u8) -> bool {
    section < fort.sections && fort.attacked >> section & 1 == 1
}

/// BX-61 — assigned to a section, and not to leave it.
#[inline]
pub fn on_the_wall(b: &Battle, id: Id) -> bool {
    b.fort.is_some() && b.at(id).inside && b.at(id).section != NOBODY
}

/// BX-62, BX-63, BX-68, BX-70 — whom one may go at where there are walls.
#[inline]
pub fn may_engage(b: &Battle, id: Id, on: Id) -> bool {
    let Some(fort) = &b.fort else { return true };
    let (body, foe) = (b.at(id), b.at(on));
    if body.side == fort.besieged {
        return !on_the_wall(b, id);
    }
    if !foe.inside || breached(fort) || body.flying {
        return true;
    }
    cite(WALLS);
    cite(GEAR);
    attacked(fort, foe.section) && body.section == foe.section && body.siege_gear
}

/// BX-62 — whom one may shoot at where there are walls.
#[inline]
pub fn may_shoot(b: &Battle, id: Id, on: Id) -> bool {
    may_shoot_from(b, b.at(id).side, on)
}

#[inline]
fn may_shoot_from(b: &Battle, side: montjoie_table::Side, on: Id) -> bool {
    let Some(fort) = &b.fort else { return true };
    let foe = b.at(on);
    side == fort.besieged || !foe.inside || breached(fort) || attacked(fort, foe.section)
}

/// BX-70 — whether one of the besieged stands outside and may go back in.
pub fn may_go_in(b: &Battle, id: Id) -> bool {
    let body = b.at(id);
    b.fort.is_some_and(|f| f.besieged == body.side) && !body.inside && body.sortie_seq < b.sequence
}

/// BX-66 — whether one may work the ram: it has one, and attacks the section of the gate.
pub fn may_ram(b: &Battle, id: Id) -> bool {
    let body = b.at(id);
    let Some(fort) = &b.fort else { return false };
    body.ram
        && body.side != fort.besieged
        && gate(fort).is_some_and(|g| g == body.section && fort.breached[usize::from(g)] == 0)
}

fn gate(fort: &Fort) -> Option<u8> {
    (0..fort.sections).find(|&s| fort.walls[usize::from(s)] == Wall::Gate)
}

/// BX-61 — which section a besieging body goes against.
#[derive(Clone, Copy, Debug)]
struct AttackOf(Id);

impl Question<Battle> for AttackOf {
    type Answer = Section;

    fn key(self) -> Key {
        SECTIONS.by(Subject::unit(self.0))
    }

    fn office(self, b: &Battle) -> Office {
        super::orders::office(b, self.0)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Section)) {
        offer(Section::NONE);
        for section in 0..b.fort.map_or(0, |f| f.sections) {
            offer(Section(section));
        }
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Section {
        doctrine::attacked_section(b, plan, self.0)
    }
}

/// BX-61 — which attacked section a besieged unit holds: decided after hearing where the blow falls.
#[derive(Clone, Copy, Debug)]
struct DefenceOf(Id);

impl Question<Battle> for DefenceOf {
    type Answer = Section;

    fn key(self) -> Key {
        SECTIONS.by(Subject::unit(self.0))
    }

    fn office(self, b: &Battle) -> Office {
        super::orders::office(b, self.0)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Section)) {
        offer(Section::NONE);
        if let Some(fort) = &b.fort {
            for section in 0..fort.sections {
                if attacked(fort, section) {
                    offer(Section(section))
                }
            }
        }
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Section {
        doctrine::held_section(b, plan, self.0)
    }
}

/// BX-61, BX-64 — the besieger names where he strikes, the besieged who stands there; a section nobody holds is a breach.
pub fn attack_and_defend<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let Some(fort) = b.fort else { return Ok(()) };
    cite(SIEGE);
    let mut asked: Few<AttackOf, MOST> = Few::new();
    let mut sent: Few<(Id, u8), MOST> = Few::new();
    for (id, body) in b.present() {
        if body.side == fort.besieged || !b.fit(id) {
            continue;
        }
        if body.free() {
            asked.push(AttackOf(id));
        } else if body.section != NOBODY {
            sent.push((id, body.section));
        }
    }
    t.choose_each(b, &asked, |q, section| {
        if section.0 < fort.sections {
            sent.push((q.0, section.0))
        }
    })?;
    sent.sort_unstable();
    for (unit, section) in sent {
        t.happens(b, Event::Attacks { unit, section });
    }
    let mut asked: Few<DefenceOf, MOST> = Few::new();
    if b.fort.is_some_and(|f| f.attacked != 0) {
        for (id, body) in b.present() {
            if body.side == fort.besieged && body.inside && body.free() && b.fit(id) {
                asked.push(DefenceOf(id));
            }
        }
    }
    let mut posted: Few<(Id, u8), MOST> = Few::new();
    t.choose_each(b, &asked, |q, section| {
        if section.0 < fort.sections {
            posted.push((q.0, section.0))
        }
    })?;
    for (unit, section) in posted {
        t.happens(b, Event::Holds { unit, section });
    }
    for section in 0..fort.sections {
        if open_now(b, section) && defenders(b, section).count() == 0 {
            t.happens(b, Event::Breached { section, how: Breach::Undefended });
        }
    }
    Ok(())
}

/// Attacked by a fit unit and not yet breached.
fn open_now(b: &Battle, section: u8) -> bool {
    let Some(fort) = &b.fort else { return false };
    cite(DEFAULT_BREACH);
    attacked(fort, section)
        && fort.breached[usize::from(section)] == 0
        && b.present().any(|(id, body)| body.side != fort.besieged && body.section == section && b.fit(id))
}

fn defenders(b: &Battle, section: u8) -> impl Iterator<Item = (Id, &Body)> {
    let besieged = b.fort.map(|f| f.besieged);
    b.present().filter(move |(_, body)| Some(body.side) == besieged && body.inside && body.section == section)
}

/// The kind of an engine.
pub fn kind(b: &Battle, engine: u8) -> &'static EngineKind {
    let kinds: &'static [EngineKind] = &KINDS;
    &kinds[usize::from(b.engines[usize::from(engine)].kind).min(kinds.len() - 1)]
}

/// BX-71 — crewed, with its engineer, and those who serve it unhindered.
pub fn can_shoot(b: &Battle, engine: u8) -> bool {
    let e = &b.engines[usize::from(engine)];
    let kind = kind(b, engine);
    let served =
        e.served_by == NOBODY || (b.at(e.served_by).on_field() && b.at(e.served_by).free() && b.fit(e.served_by));
    e.at == Where::Field && e.crew >= kind.crew.0 && (e.engineer || !kind.engineer) && served
}

/// Everything an engine may be aimed at.
pub fn aims(b: &Battle, engine: u8, offer: &mut dyn FnMut(Aim)) {
    let e = &b.engines[usize::from(engine)];
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
        for section in 0..fort.sections {
            if fort.breached[usize::from(section)] == 0 {
                offer(Aim::Section(section))
            }
        }
    }
}

/// BX-73 — whether a body moves this sequence, for an engine that hits only what stands.
fn moves(body: &Body) -> bool {
    body.order.disengages()
        || matches!(body.order, Order::Quit | Order::Reenter)
        || (body.began_free && matches!(body.order, Order::Engagement(_)))
}

/// BX-65, BX-71 — engines shoot in the phase of fire; the ram is brought up.
pub fn engines_shoot<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let mut shots: Few<(u8, Id), 32> = Few::new();
    for engine in 0..u8::try_from(b.engines.len().min(32)).unwrap_or(0) {
        if b.engines[usize::from(engine)].aim == Aim::Nothing || !can_shoot(b, engine) {
            continue;
        }
        match b.engines[usize::from(engine)].aim {
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
    let mut hurts: Few<(u8, Id, i64), 32> = Few::new();
    let battle = &*b;
    t.throw_each(
        &shots,
        |t, (engine, on)| {
            cite(ENGINES);
            let (n, sides) = kind(battle, engine).dice;
            let side = battle.engines[usize::from(engine)].side;
            let (num, den) = walls_against(battle, side, NOBODY, on);
            let share = t.tally().plus(ENGINES, "flat", 100).times_if(den > 1, WALLS, "fort_intact", num, den);
            let key = ENGINES.on(battle.engine_place(engine), Subject::unit(on));
            Toss::new(key, Office::Chief(side), Dice::Sum { n, sides, bonus: 0 }).share(share)
        },
        |_, cast| points(cast),
        |(engine, on), damage| hurts.push((engine, on, damage)),
    )?;
    for (engine, unit, damage) in hurts {
        t.happens(b, Event::Battered { unit, engine, damage });
    }
    begin_ram(b, t)
}

/// `engine_stack` — whether the work of this engine counts beside that of the others on the same section.
fn counts(b: &Battle, engine: u8, section: u8) -> bool {
    let Some(fort) = &b.fort else { return false };
    if fort.breached[usize::from(section) % MOST_SECTIONS] != 0 || kind(b, engine).wall == 0 {
        return false;
    }
    if b.options.engine_stack == EngineStack::Additive {
        return true;
    }
    let mine = (twice_duration(b, engine, section), engine);
    (0u8..).zip(&b.engines).all(|(other, e)| {
        e.aim != Aim::Section(section)
            || kind(b, other).wall == 0
            || !can_shoot(b, other)
            || (twice_duration(b, other, section), other) >= mine
    })
}

/// BX-65 — twice the sequences of fire an engine needs: a proportional tower takes halves.
fn twice_duration(b: &Battle, engine: u8, section: u8) -> u16 {
    cite(ENGINE_BREACH);
    let kind = kind(b, engine);
    let tower = |sequences: u8| match b.options.tower_scaling {
        TowerScaling::Literal => 2 * u16::from(sequences),
        // A light catapult takes four sequences for a wall: the heavier ones take their share of its time.
        TowerScaling::Proportional => u16::from(sequences) * u16::from(kind.wall) / 2,
    };
    match b.fort.map_or(Wall::Wall, |f| f.walls[usize::from(section) % MOST_SECTIONS]) {
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
    if b.options.breach_unit == BreachUnit::Turns {
        open_battered(b, t);
    }
}

fn open_battered<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    let Some(fort) = b.fort else { return };
    for section in 0..fort.sections {
        let i = usize::from(section);
        if fort.battered[i] >= WORK && fort.breached[i] == 0 {
            t.happens(b, Event::Breached { section, how: Breach::Engine });
        }
    }
}

/// BX-73 — soldiers in formation stand; riders, flyers, heroes and monsters only if they did not move. Or the GM says.
fn stands_still<T: Table<Battle>>(b: &Battle, t: &mut T, engine: u8, on: Id) -> Play<bool> {
    let body = b.at(on);
    let slow = (body.standard() && !body.mounted && !body.flying) || !moves(body);
    match b.options.catapult_target_ok {
        CatapultTarget::Auto => {
            cite(CATAPULT);
            Ok(slow)
        }
        CatapultTarget::Ask => {
            let key = CATAPULT.on(b.engine_place(engine), Subject::unit(on));
            Ok(t.judge(key, Judgement::among(&["moves", "stands"], i32::from(slow), true))? == 1)
        }
    }
}

/// BX-66 — the first sequence at the gate: how many it will take.
fn begin_ram<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let Some(fort) = b.fort else { return Ok(()) };
    let Some(unit) = b.present().find(|(_, body)| body.order == Order::Ram).map(|(id, _)| id) else { return Ok(()) };
    if fort.ram_need == 0 {
        let toss = Toss::new(RAM.by(Subject::unit(unit)), Office::Chief(b.at(unit).side), sum(2, 4));
        let sequences = t.roll(toss, |cast| u8::try_from(cast.total.clamp(1, 100)).unwrap_or(1))?;
        t.happens(b, Event::RamBegins { sequences });
    }
    Ok(())
}

/// BX-70 — free units of a sortie walk back in before anyone comes to grips.
pub fn walk_in<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    for unit in b.ids() {
        let body = b.at(unit);
        if body.on_field() && body.order == Order::Reenter && body.free() {
            cite(SORTIE);
            t.happens(b, Event::Returned { unit });
        }
    }
}

/// BX-68, `breach_width` — who of the besiegers finds room inside; the others' moves lapse.
pub fn through_the_breach<T: Table<Battle>>(b: &Battle, t: &mut T, movers: &[(Id, Id)]) -> Play<Crowd> {
    let mut admitted: Crowd = movers.iter().map(|&(by, _)| by).collect();
    let (Some(fort), width) = (&b.fort, b.options.breach_width) else { return Ok(admitted) };
    if width == 0 || !breached(fort) {
        return Ok(admitted);
    }
    cite(BREACH);
    let entering = |&(by, on): &(Id, Id)| b.at(by).side != fort.besieged && b.at(on).inside;
    let within = b
        .present()
        .filter(|(_, body)| body.side != fort.besieged && body.contacts.into_iter().any(|c| b.at(c).inside))
        .count();
    let mut room = usize::try_from(width).unwrap_or(0).saturating_sub(within);
    let mut waiting = movers.iter().filter(|m| entering(m)).count();
    for mover in movers.iter().filter(|m| entering(m)) {
        let goes = room > 0 && (waiting <= room || t.choose(b, EntryOf(mover.0))?.0);
        waiting -= 1;
        if goes {
            room -= 1;
        } else {
            admitted.remove(mover.0);
        }
    }
    Ok(admitted)
}

/// BX-68 — whether this one goes through while there is room for some only.
#[derive(Clone, Copy, Debug)]
struct EntryOf(Id);

impl Question<Battle> for EntryOf {
    type Answer = Yes;

    fn key(self) -> Key {
        BREACH.by(Subject::unit(self.0))
    }

    fn office(self, b: &Battle) -> Office {
        Office::Chief(b.at(self.0).side)
    }

    fn options(self, _: &Battle, offer: &mut dyn FnMut(Yes)) {
        offer(Yes(true));
        offer(Yes(false));
    }

    fn usual(self, _: &Battle, _: &Plan) -> Yes {
        Yes(true)
    }
}

/// BX-64 — whether the besieger makes use of defenders who lost heart.
#[derive(Clone, Copy, Debug)]
struct OpeningOf(u8);

impl Question<Battle> for OpeningOf {
    type Answer = Yes;

    fn key(self) -> Key {
        DEFAULT_BREACH.by(Subject::place(self.0))
    }

    fn office(self, b: &Battle) -> Office {
        b.fort.map_or(Office::Gm, |f| Office::Chief(f.besieged.foe()))
    }

    fn options(self, _: &Battle, offer: &mut dyn FnMut(Yes)) {
        offer(Yes(true));
        offer(Yes(false));
    }

    fn usual(self, _: &Battle, _: &Plan) -> Yes {
        Yes(true)
    }
}

/// Step 5e — breaches that the sequence brought, and the return of sorties.
pub fn sequence_end<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let Some(fort) = b.fort else { return Ok(()) };
    for section in 0..fort.sections {
        let held = defenders(b, section).count() > 0;
        if open_now(b, section)
            && held
            && defenders(b, section).all(|(_, body)| body.demoralised)
            && t.choose(b, OpeningOf(section))?.0
        {
            t.happens(b, Event::Breached { section, how: Breach::Demoralised });
        }
    }
    open_battered(b, t);
    ram(b, t);
    sorties_return(b, t);
    cite(MAGIC_BREACH);
    Ok(())
}

/// BX-66 — a sequence counts if the unit at the ram is alive, fit and left in peace.
fn ram<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    let Some(fort) = b.fort else { return };
    let at_work =
        b.present().find(|(id, body)| body.order == Order::Ram && body.free() && b.fit(*id)).map(|(id, _)| id);
    match at_work {
        Some(unit) if fort.ram_need > 0 => {
            t.happens(b, Event::Rammed { unit });
            let done = b.fort.is_some_and(|f| f.ram_done >= f.ram_need);
            if let (true, Some(section)) = (done, gate(&fort)) {
                t.happens(b, Event::Breached { section, how: Breach::Ram });
            }
        }
        None if fort.ram_need > 0 && !b.options.ram_progress_persists => t.happens(b, Event::RamLost),
        _ => {}
    }
}

/// BX-70 — back from contact: those who fall back in order shut the gate behind them; others may let the enemy in.
fn sorties_return<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    let Some(fort) = b.fort else { return };
    for unit in b.ids() {
        let body = b.at(unit);
        let (Order::Repli(true) | Order::Retraite(true) | Order::Fuite(true)) = body.order else { continue };
        if !body.on_field() || !body.live_contacts().is_empty() || body.inside {
            continue;
        }
        cite(SORTIE);
        let lets_in = !matches!(body.order, Order::Repli(_)) && body.pressed && b.options.sortie_return_breach;
        t.happens(b, Event::Returned { unit });
        let section = gate(&fort).unwrap_or(0);
        if lets_in && b.fort.is_some_and(|f| f.breached[usize::from(section)] == 0) {
            t.happens(b, Event::Breached { section, how: Breach::Sortie });
        }
    }
}
