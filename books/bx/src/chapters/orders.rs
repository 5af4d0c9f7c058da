//! Phase de commandement: who may be told what, and by whom.

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::{IntAlloc, MeleeTarget, RallyTiming};
use crate::chapters::engines::{self, MOST_ENGINES};
use crate::chapters::siege;
use crate::events::Event;
use crate::nouns::battle::{Battle, Id, Unit};
use crate::nouns::choices::{Post, Whom};
use crate::nouns::rules::{
    CHIEF_INT, ENGAGEMENT, ENGINES, FLYING, FUITE, HERO_ORDERS, HOLD, HUGE_CONDUCT, LEGALITY, OFFICERS, ORDERS,
    RALLIER, REPLI, RETRAITE, SHAKEN, SIEGE, TIR,
};
use crate::nouns::tables::ability;
use crate::nouns::terms::{BodyKind, Order, Step, Where};
use crate::nouns::walls::{Aim, EngineId};
use montjoie_game::formerly;
use montjoie_table::{Few, Id as _, Judgement, Key, Office, Play, Question, Side, Subject, Table, cite};

/// Most bodies a rule has to list.
pub const MOST: usize = Subject::UNITS;

/// Who decides for a body: its chief, or whoever plays the character.
#[inline]
pub fn office(b: &Battle, id: Id) -> Office {
    let body = b.at(id);
    if body.kind == BodyKind::Hero { Office::Holder(Subject::from(id)) } else { Office::Chief(body.side) }
}

/// BX-13 — whom a free body may go at.
#[inline]
pub fn may_engage(b: &Battle, id: Id, on: Id) -> bool {
    let (body, foe) = (b.at(id), b.at(on));
    if foe.side == body.side || !foe.on_field() || foe.leaving {
        return false;
    }
    if foe.flying && !body.flying {
        cite(FLYING);
        return false;
    }
    siege::may_engage(b, id, on)
}

/// BX-12, BX-19 — whom a free body with missiles may shoot at.
#[inline]
pub fn may_shoot(b: &Battle, id: Id, on: Id) -> bool {
    let (body, foe) = (b.at(id), b.at(on));
    // `huge_hit_back`: whom a unit cannot hurt it does not shoot at.
    let harms = !body.standard() || b.options.huge_hit_back || foe.kind != BodyKind::Huge;
    foe.side != body.side && foe.on_field() && foe.free() && harms && siege::may_shoot(b, id, on)
}

/// BX-53 — whom a free hero may challenge: heroes, officers, huge creatures.
pub fn may_challenge(b: &Battle, id: Id, on: Id) -> bool {
    let (body, foe) = (b.at(id), b.at(on));
    // BX-61: one assigned to a section does not leave the wall.
    foe.side != body.side && foe.at == Where::Field && !foe.standard() && !siege::on_the_wall(b, id)
}

/// BX-33, BX-34 — whether a body that lost heart, free at the start of the sequence, may be told to rally.
fn rally_window_open(b: &Battle, body: &Unit) -> bool {
    if body.routed_seq > 0 {
        match b.options.rally_timing {
            RallyTiming::FlightSequence => body.routed_seq <= b.sequence,
            RallyTiming::NextSequence => body.routed_seq < b.sequence,
        }
    } else {
        body.demoralised_seq < b.sequence
    }
}

/// BX-33 — lost heart while free, or found free without having run: for the sequence that follows.
pub fn is_shaken(b: &Battle, body: &Unit) -> bool {
    body.demoralised && body.routed_seq == 0 && body.demoralised_seq.saturating_add(1) == b.sequence
}

/// BX-10, BX-11 — the order of one body.
#[derive(Clone, Copy, Debug)]
pub struct OrderOf(pub Id);

impl Question<Battle> for OrderOf {
    type Answer = Order;

    fn key(self) -> Key {
        ORDERS.by(self.0)
    }

    fn office(self, b: &Battle) -> Office {
        office(b, self.0)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Order)) {
        cite(LEGALITY);
        let id = self.0;
        let body = b.at(id);
        if body.leaving {
            return offer(Order::None);
        }
        match (body.free(), body.demoralised) {
            (true, false) => free_orders(b, id, offer),
            (true, true) => {
                cite(HOLD);
                offer(Order::Hold);
                if is_shaken(b, body) {
                    cite(SHAKEN);
                } else if rally_window_open(b, body) {
                    cite(RALLIER);
                    offer(Order::Rallier);
                }
            }
            (false, false) => engaged_orders(b, id, offer),
            (false, true) => {
                let home = siege::may_go_in(b, id);
                if body.mobile() {
                    cite(REPLI);
                    offer(Order::Repli(false));
                    if home {
                        offer(Order::Repli(true))
                    }
                }
                cite(FUITE);
                offer(Order::Fuite(false));
                if home {
                    offer(Order::Fuite(true))
                }
            }
        }
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Order {
        formerly!(plan, b.at(self.0).side => crate::brought::frozen::order(b, plan, self.0));
        doctrine::order(b, plan, self.0)
    }
}

fn free_orders(b: &Battle, id: Id, offer: &mut dyn FnMut(Order)) {
    let body = b.at(id);
    let assigned = siege::on_the_wall(b, id);
    if body.ranged.is_some() {
        cite(TIR);
        for (foe, _) in b.foes(body.side) {
            if may_shoot(b, id, foe) {
                offer(Order::Tir(foe))
            }
        }
    }
    if body.breath {
        for (foe, f) in b.foes(body.side) {
            if f.standard() && may_shoot(b, id, foe) {
                offer(Order::Souffle(foe))
            }
        }
    }
    if !assigned {
        cite(ENGAGEMENT);
        for (foe, _) in b.foes(body.side) {
            if may_engage(b, id, foe) {
                offer(Order::Engagement(foe))
            }
        }
    }
    if !body.standard() {
        cite(HERO_ORDERS);
        for foe in b.ids() {
            if may_challenge(b, id, foe) {
                offer(Order::Defier(foe))
            }
        }
    }
    offer(Order::Hold);
    if siege::may_ram(b, id) {
        offer(Order::Ram)
    }
    if siege::may_go_in(b, id) {
        offer(Order::Reenter)
    }
    if b.options.voluntary_exit && !body.inside {
        offer(Order::Quit);
    }
}

fn engaged_orders(b: &Battle, id: Id, offer: &mut dyn FnMut(Order)) {
    let body = b.at(id);
    match b.options.melee_target {
        MeleeTarget::AtMelee => offer(Order::Strike),
        MeleeTarget::AtOrder => {
            for foe in body.contacts {
                offer(Order::Engagement(foe))
            }
        }
    }
    if body.kind == BodyKind::Huge && body.contacts.into_iter().all(|c| b.at(c).demoralised) {
        // BX-43: it ignores those who run, and may go at any fit enemy as if it were free.
        cite(HUGE_CONDUCT);
        for (foe, _) in b.foes(body.side) {
            if b.fit(foe) && !body.contacts.has(foe) && may_engage(b, id, foe) {
                offer(Order::Engagement(foe))
            }
        }
    }
    let home = siege::may_go_in(b, id);
    cite(RETRAITE);
    offer(Order::Retraite(false));
    if home {
        offer(Order::Retraite(true))
    }
    if body.mobile() {
        cite(REPLI);
        offer(Order::Repli(false));
        if home {
            offer(Order::Repli(true))
        }
    }
}

/// BX-54 — where a hero serves this sequence.
#[derive(Clone, Copy, Debug)]
pub struct PostOf(pub Id);

impl Question<Battle> for PostOf {
    type Answer = Post;

    fn key(self) -> Key {
        OFFICERS.by(self.0)
    }

    fn office(self, b: &Battle) -> Office {
        office(b, self.0)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Post)) {
        let body = b.at(self.0);
        offer(Post::Stay);
        if body.officer_of.is_some() {
            offer(Post::Leave);
        } else if body.free() {
            for (unit, u) in b.present() {
                if u.side == body.side && u.standard() && u.inside == body.inside {
                    offer(Post::Join(unit))
                }
            }
        }
    }

    fn usual(self, _: &Battle, _: &Plan) -> Post {
        Post::Stay
    }
}

/// BX-37 — whom the chief favours with one more increment, the orders of his side being written.
#[derive(Clone, Copy)]
pub struct Increment<'a> {
    side: Side,
    nth: u8,
    orders: &'a [(Id, Order)],
}

impl Question<Battle> for Increment<'_> {
    type Answer = Whom;

    fn key(self) -> Key {
        // Each increment is an ask of its own: told apart by the army number nobody else uses here.
        CHIEF_INT.on(Subject::side(self.side), Subject::army(self.nth))
    }

    fn office(self, _: &Battle) -> Office {
        Office::Chief(self.side)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Whom)) {
        offer(Whom::NOBODY);
        for (unit, body) in b.present() {
            if body.side == self.side {
                offer(Whom(Some(unit)))
            }
        }
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Whom {
        formerly!(plan, self.side => crate::brought::frozen::favour(b, self.side, self.orders));
        doctrine::favour(b, self.side, self.orders)
    }
}

/// BX-71 — what an engine shoots at.
#[derive(Clone, Copy, Debug)]
pub struct AimOf {
    engine: EngineId,
    place: u8,
}

impl Question<Battle> for AimOf {
    type Answer = Aim;

    fn key(self) -> Key {
        ENGINES.by(Subject::place(self.place))
    }

    fn office(self, b: &Battle) -> Office {
        Office::Chief(b.engines[self.engine.index()].side)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Aim)) {
        offer(Aim::Nothing);
        engines::aims(b, self.engine, offer);
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Aim {
        formerly!(plan, b.engines[self.engine.index()].side => crate::brought::frozen::aim(b, self.engine));
        doctrine::aim(b, self.engine)
    }
}

/// Phase 1, before the orders: strengths are noted, officers take their posts, sections are attacked and held.
pub fn command<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    crate::chapters::phase_end::settle(b, t)?;
    t.happens(b, Event::Began);
    if b.options.supply_tracking {
        for side in Side::BOTH {
            let had = b.camp(side).supplies;
            // Waited for: nothing else of this step need be asked, and it would close over the count.
            let left = t.judge(SIEGE.by(Subject::side(side)), Judgement::awaited(0..=1_000_000, had))?;
            if left != had {
                t.happens(b, Event::Supplies { side, left });
            }
        }
    }
    posts(b, t)?;
    siege::attack_and_defend(b, t)?;
    t.happens(b, Event::Step(Step::Ordres));
    Ok(())
}

/// BX-54 — officers join and leave.
fn posts<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let mut asked: Few<PostOf, MOST> = Few::new();
    for id in b.ids() {
        let body = b.at(id);
        let hero = body.kind == BodyKind::Hero && body.at == Where::Field;
        let anywhere = hero
            && (body.officer_of.is_some()
                || body.free()
                    && b.present().any(|(_, u)| u.side == body.side && u.standard() && u.inside == body.inside));
        if anywhere {
            asked.push(PostOf(id));
        }
    }
    let mut posts: Few<(Id, Post), MOST> = Few::new();
    t.choose_each(b, &asked, |q, post| posts.push((q.0, post)))?;
    for (hero, post) in posts {
        let unit = match post {
            Post::Stay => continue,
            Post::Join(unit) => Some(unit),
            Post::Leave => b.at(hero).officer_of,
        };
        // The GM may refuse while the unit is at grips with somebody.
        if let Some(unit) = b.named(Whom(unit)).filter(|&unit| !b.at(unit).free()) {
            let allowed = Judgement::among(&["refused", "allowed"], 1, true);
            if t.judge(OFFICERS.on(hero, unit), allowed)? == 0 {
                continue;
            }
        }
        match post {
            // Not even by ruling can a hero lead the enemy's men, or another hero.
            Post::Join(unit) if b.at(unit).side != b.at(hero).side || !b.at(unit).standard() => {}
            Post::Join(unit) => t.happens(b, Event::Joined { hero, unit }),
            _ => t.happens(b, Event::Alone { hero, heir: false }),
        }
    }
    Ok(())
}

/// BX-10 — orders are written in secret and shown together; then everyone knows.
pub fn orders<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let mut asked: Few<OrderOf, MOST> = Few::new();
    for (id, body) in b.present() {
        if body.leaving {
            continue;
        }
        asked.push(OrderOf(id));
    }
    let mut orders: Few<(Id, Order), MOST> = Few::new();
    if b.options.written_orders {
        t.choose_each(b, &asked, |q, order| orders.push((q.0, order)))?;
    } else {
        for question in asked {
            let order = t.choose(b, question)?;
            orders.push((question.0, order));
            t.happens(b, Event::Ordered { unit: question.0, order });
        }
    }
    let favours = favours(b, t, &orders)?;
    let aims = aims(b, t)?;
    if b.options.written_orders {
        for &(unit, order) in &orders {
            t.happens(b, Event::Ordered { unit, order });
        }
    }
    for unit in favours {
        t.happens(b, Event::Favoured { unit });
    }
    for (engine, aim) in aims {
        t.happens(b, Event::Aimed { engine, aim });
    }
    t.happens(b, Event::Step(Step::Tir));
    Ok(())
}

/// BX-37 — the chief's increments, written with the orders.
fn favours<T: Table<Battle>>(b: &Battle, t: &mut T, orders: &[(Id, Order)]) -> Play<Few<Id, 8>> {
    let mut favours: Few<Id, 8> = Few::new();
    if b.options.int_bonus_alloc == IntAlloc::PerBattle && b.sequence > 1 {
        return Ok(favours);
    }
    for side in Side::BOTH {
        let Some(chief) = b.chief(side) else { continue };
        let mut asked: Few<Increment, 3> = Few::new();
        for nth in 0..u8::try_from(ability(chief.int).max(0)).unwrap_or(0) {
            asked.push(Increment { side, nth, orders });
        }
        t.choose_each(b, &asked, |_, pick| {
            if let Some(unit) = b.named(pick) {
                favours.push(unit);
            }
        })?;
    }
    Ok(favours)
}

/// BX-71 — engines are aimed with the orders.
fn aims<T: Table<Battle>>(b: &Battle, t: &mut T) -> Play<Few<(EngineId, Aim), MOST_ENGINES>> {
    let mut aims: Few<(EngineId, Aim), MOST_ENGINES> = Few::new();
    let mut asked: Few<AimOf, MOST_ENGINES> = Few::new();
    for engine in b.engine_ids() {
        if engines::can_shoot(b, engine) {
            asked.push(AimOf { engine, place: b.engines[engine.index()].place });
        }
    }
    t.choose_each(b, &asked, |q, aim| {
        let there = match aim {
            Aim::Nothing => false,
            Aim::Unit(_) => true,
            Aim::Section(section) => b.fort.is_some_and(|f| f.has(section)),
        };
        if there {
            aims.push((q.engine, aim));
        }
    })?;
    Ok(aims)
}
