//! Sièges: sections, those who attack and hold them, every way through a wall, and the engines.

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::BreachScope;
use crate::chapters::orders::MOST;
use crate::events::{Breach, Event};
use crate::nouns::battle::{Battle, Id, Unit};
use crate::nouns::rules::{BREACH, DEFAULT_BREACH, GEAR, RAM, SECTIONS, WALLS};
use crate::nouns::terms::{Order, Step, Wall};
use crate::nouns::walls::{EngineId, Fort, SECTIONS as MOST_SECTIONS, Section, SectionId};
use montjoie_game::choices::confirm;
use montjoie_game::formerly;
use montjoie_table::{Crowd, Few, Id as _, Key, Office, Play, Question, Side, Table, Toss, cite, sum};

/// The oldest breach that counts for one inside, attacked by someone who comes through that section.
pub fn breach_for(b: &Battle, fort: &Fort, held: Section, through: Section) -> Option<(u16, Step)> {
    let open = |s: usize| (fort.breached[s] > 0).then(|| (fort.breached[s], fort.breached_in[s]));
    match b.options.breach_scope {
        BreachScope::Fortress => (0..usize::from(fort.sections)).filter_map(open).min(),
        BreachScope::Section => {
            cite(BREACH);
            let at = [held, through].into_iter().filter_map(|s| s.0).map(|s| s.index());
            at.filter(|&s| s < MOST_SECTIONS).filter_map(open).min()
        }
    }
}

fn breached(fort: &Fort) -> bool {
    fort.breached.iter().any(|&s| s > 0)
}

/// BX-61 — assigned to a section, and not to leave it.
#[inline]
pub fn on_the_wall(b: &Battle, id: Id) -> bool {
    b.fort.is_some() && b.at(id).inside && b.at(id).section != Section::NONE
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
    foe.section.0.is_some_and(|s| fort.is_attacked(s)) && body.section == foe.section && body.siege_gear
}

/// BX-62 — whom one may shoot at where there are walls.
#[inline]
pub fn may_shoot(b: &Battle, id: Id, on: Id) -> bool {
    // BX-61: its targets inside are those who hold the section it goes against.
    let own = b.at(id);
    may_shoot_from(b, own.side, on)
        && b.fort.is_none_or(|f| {
            own.side == f.besieged || !b.at(on).inside || breached(&f) || own.section == b.at(on).section
        })
}

/// The same for whoever goes against no section of his own: an engine.
#[inline]
pub fn may_shoot_from(b: &Battle, side: Side, on: Id) -> bool {
    let Some(fort) = &b.fort else { return true };
    let foe = b.at(on);
    if side == fort.besieged || !foe.inside || breached(fort) {
        return true;
    }
    cite(WALLS);
    foe.section.0.is_some_and(|s| fort.is_attacked(s))
}

/// BX-70 — whether one of the besiegers is in the place: at grips with somebody behind its walls.
#[inline]
pub fn is_within(b: &Battle, id: Id) -> bool {
    let body = b.at(id);
    b.fort.is_some_and(|f| f.besieged != body.side) && body.live_contacts().into_iter().any(|c| b.at(c).inside)
}

/// BX-70 — whether one of the besieged stands outside and may go back in.
pub fn may_go_in(b: &Battle, id: Id) -> bool {
    let body = b.at(id);
    b.fort.is_some_and(|f| f.besieged == body.side) && !body.inside && body.sortie_seq < b.sequence
}

/// BX-65, BX-66 — whether a besieger has engines or a ram at work that will open a place still whole.
pub fn breach_is_coming(b: &Battle, side: Side) -> bool {
    let Some(fort) = &b.fort else { return false };
    let breaches = |e: EngineId| b.engines[e.index()].side == side && crate::chapters::engines::kind(b, e).wall > 0;
    fort.besieged != side
        && !breached(fort)
        && (b.engine_ids().any(|e| breaches(e) && crate::chapters::engines::can_shoot(b, e))
            || gate(fort).is_some() && b.present().any(|(id, body)| body.side == side && body.ram && b.fit(id)))
}

/// BX-66 — whether one may work the ram: it has one, and attacks the section of the gate.
pub fn may_ram(b: &Battle, id: Id) -> bool {
    let body = b.at(id);
    let Some(fort) = &b.fort else { return false };
    body.ram
        && body.side != fort.besieged
        && gate(fort).is_some_and(|g| Section(Some(g)) == body.section && fort.breach(g) == 0)
}

fn gate(fort: &Fort) -> Option<SectionId> {
    fort.each().find(|&s| fort.walls[s.index()] == Wall::Gate)
}

/// BX-61 — which section a besieging body goes against.
#[derive(Clone, Copy, Debug)]
struct AttackOf(Id);

impl Question<Battle> for AttackOf {
    type Answer = Section;

    fn key(self) -> Key {
        SECTIONS.by(self.0)
    }

    fn office(self, b: &Battle) -> Office {
        crate::chapters::orders::office(b, self.0)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Section)) {
        offer(Section::NONE);
        for section in b.fort.iter().flat_map(Fort::each) {
            offer(Section(Some(section)));
        }
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Section {
        formerly!(plan, b.at(self.0).side => crate::brought::frozen::attacked_section(b, plan, self.0));
        doctrine::attacked_section(b, plan, self.0)
    }
}

/// BX-61 — which attacked section a besieged unit holds: decided after hearing where the blow falls.
#[derive(Clone, Copy, Debug)]
struct DefenceOf(Id);

impl Question<Battle> for DefenceOf {
    type Answer = Section;

    fn key(self) -> Key {
        SECTIONS.by(self.0)
    }

    fn office(self, b: &Battle) -> Office {
        crate::chapters::orders::office(b, self.0)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Section)) {
        offer(Section::NONE);
        if let Some(fort) = &b.fort {
            for section in fort.each() {
                if fort.is_attacked(section) {
                    offer(Section(Some(section)))
                }
            }
        }
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Section {
        formerly!(plan, b.at(self.0).side => crate::brought::frozen::held_section(b, plan, self.0));
        doctrine::held_section(b, plan, self.0)
    }
}

/// BX-61, BX-64 — the besieger names where he strikes, the besieged who stands there; a section nobody holds is a breach.
pub fn attack_and_defend<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let Some(fort) = b.fort else { return Ok(()) };
    let mut asked: Few<AttackOf, MOST> = Few::new();
    let mut sent: Few<(Id, SectionId), MOST> = Few::new();
    for (id, body) in b.present() {
        if body.side == fort.besieged || !b.fit(id) {
            continue;
        }
        if body.free() {
            asked.push(AttackOf(id));
        } else if let Some(section) = body.section.0.filter(|&s| fort.has(s)) {
            sent.push((id, section));
        }
    }
    t.choose_each(b, &asked, |q, section| {
        if let Some(section) = section.0.filter(|&s| fort.has(s)) {
            sent.push((q.0, section))
        }
    })?;
    sent.sort_unstable();
    for (unit, section) in sent {
        t.happens(b, Event::Attacks { unit, section: Section(Some(section)) });
    }
    let mut asked: Few<DefenceOf, MOST> = Few::new();
    if b.fort.is_some_and(|f| f.attacked != 0) {
        for (id, body) in b.present() {
            if body.side == fort.besieged && body.inside && body.free() && b.fit(id) {
                asked.push(DefenceOf(id));
            }
        }
    }
    let mut posted: Few<(Id, SectionId), MOST> = Few::new();
    t.choose_each(b, &asked, |q, section| {
        if let Some(section) = section.0.filter(|&s| fort.has(s)) {
            posted.push((q.0, section))
        }
    })?;
    for (unit, section) in posted {
        t.happens(b, Event::Holds { unit, section: Section(Some(section)) });
    }
    for section in fort.each() {
        if open_now(b, section) && defenders(b, section).count() == 0 {
            t.happens(b, Event::Breached { section, how: Breach::Undefended });
        }
    }
    Ok(())
}

/// Attacked by a fit unit and not yet breached.
fn open_now(b: &Battle, section: SectionId) -> bool {
    let Some(fort) = &b.fort else { return false };
    cite(DEFAULT_BREACH);
    fort.is_attacked(section)
        && fort.breach(section) == 0
        && b.present()
            .any(|(id, body)| body.side != fort.besieged && body.section == Section(Some(section)) && b.fit(id))
}

fn defenders(b: &Battle, section: SectionId) -> impl Iterator<Item = (Id, &Unit)> {
    let besieged = b.fort.map(|f| f.besieged);
    b.present()
        .filter(move |(_, body)| Some(body.side) == besieged && body.inside && body.section == Section(Some(section)))
}

/// BX-66 — the first sequence at the gate: how many it will take.
pub fn begin_ram<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let Some(fort) = b.fort else { return Ok(()) };
    let Some(unit) = b.present().find(|(_, body)| body.order == Order::Ram).map(|(id, _)| id) else { return Ok(()) };
    // `ram_progress_persists`: whoever takes the ram over goes on from there, or starts again.
    if fort.ram_by.is_some_and(|by| by != unit) && !b.options.ram_progress_persists {
        t.happens(b, Event::RamLost);
    }
    if b.fort.is_some_and(|f| f.ram_need == 0) {
        let toss = Toss::new(RAM.by(unit), Office::Chief(b.at(unit).side), sum(2, 4));
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
            t.happens(b, Event::Returned { unit });
        }
    }
}

/// BX-68, `breach_width` — who of the besiegers finds room inside; the others' moves lapse.
pub fn through_the_breach<T: Table<Battle>>(b: &Battle, t: &mut T, movers: &[(Id, Id)]) -> Play<Crowd<Id>> {
    let mut admitted: Crowd<Id> = movers.iter().map(|&(by, _)| by).collect();
    let (Some(fort), width) = (&b.fort, b.options.breach_width) else { return Ok(admitted) };
    if width == 0 || !breached(fort) {
        return Ok(admitted);
    }
    cite(BREACH);
    // Flyers come over the wall.
    let entering = |&(by, on): &(Id, Id)| b.at(by).side != fort.besieged && !b.at(by).flying && b.at(on).inside;
    let within = b
        .present()
        .filter(|(_, body)| body.side != fort.besieged && !body.flying)
        .filter(|(_, body)| body.contacts.into_iter().any(|c| b.at(c).inside))
        .count();
    let breaches = fort.breached.iter().filter(|&&s| s > 0).count();
    let mut room = (usize::try_from(width).unwrap_or(0) * breaches).saturating_sub(within);
    let mut waiting = movers.iter().filter(|m| entering(m)).count();
    for mover in movers.iter().filter(|m| entering(m)) {
        // BX-68: its side says who goes through while there is room for some only.
        let entry = confirm(BREACH.by(mover.0), Office::Chief(b.at(mover.0).side), |_: &Battle, _: &Plan| true);
        let goes = room > 0 && (waiting <= room || t.choose(b, entry)?.0);
        waiting -= 1;
        if goes {
            room -= 1;
        } else {
            admitted.remove(mover.0);
        }
    }
    Ok(admitted)
}

/// Step 5e — breaches that the sequence brought, and the return of sorties.
pub fn sequence_end<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let Some(fort) = b.fort else { return Ok(()) };
    for section in fort.each() {
        // BX-64: the besieger makes use of defenders who lost heart, or does not.
        let besieger = Office::Chief(fort.besieged.foe());
        let opening = confirm(DEFAULT_BREACH.by(section), besieger, |_: &Battle, _: &Plan| true);
        let held = defenders(b, section).count() > 0;
        if open_now(b, section)
            && held
            && defenders(b, section).all(|(_, body)| body.demoralised)
            && t.choose(b, opening)?.0
        {
            t.happens(b, Event::Breached { section, how: Breach::Demoralised });
        }
    }
    crate::chapters::engines::open_battered(b, t, |_| true);
    ram(b, t);
    sorties_return(b, t);
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
        let lets_in = !matches!(body.order, Order::Repli(_)) && body.pressed && b.options.sortie_return_breach;
        t.happens(b, Event::Returned { unit });
        let section = gate(&fort).unwrap_or(SectionId::new(0));
        if lets_in && b.fort.is_some_and(|f| f.breach(section) == 0) {
            t.happens(b, Event::Breached { section, how: Breach::Sortie });
        }
    }
}
