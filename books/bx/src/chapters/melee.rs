//! Phase de mêlée: everyone in contact strikes once, all at once.

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::{FightPhase, HugeTargets};
use crate::chapters::damage::{AttackKind, AttackRoll, huge_points};
use crate::chapters::heroes;
use crate::chapters::orders::MOST;
use crate::chapters::phase_end;
use crate::chapters::shots;
use crate::events::{Event, HurtBy};
use crate::nouns::battle::{Battle, Id};
use crate::nouns::choices::Whom;
use crate::nouns::rules::STRIKING;
use crate::nouns::terms::{BodyKind, Order, Step};
use montjoie_game::formerly;
use montjoie_table::{Crowd, Few, Key, Office, Play, Question, Table};

/// BX-20 — one attack each, on one enemy in contact.
pub fn melee<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let before = b.hurts.len();
    let mut targets: Few<(Id, Id), MOST> = Few::new();
    choose_targets(b, t, &mut targets)?;
    let mut attacks: Few<AttackRoll, MOST> = Few::new();
    for &(by, on) in &targets {
        if (b.at(by).kind != BodyKind::Huge || !b.at(on).standard()) && by != on {
            attacks.push(AttackRoll { by, on, kind: AttackKind::Blow, tactics: 0 });
        }
    }
    shots::strike_all(b, t, &mut attacks)?;
    for &(by, on) in &targets {
        if b.at(by).kind == BodyKind::Huge && b.at(on).standard() {
            crush(b, t, by, on);
        }
        t.happens(b, Event::Struck { unit: by });
    }
    if b.options.hero_fight_phase == FightPhase::Melee {
        heroes::fights(b, t)?;
    }
    phase_end::phase_end(b, t, before)?;
    t.happens(b, Event::Step(Step::Moral));
    Ok(())
}

/// BX-42 — a huge creature crushes one unit, or all it touches.
fn crush<T: Table<Battle>>(b: &mut Battle, t: &mut T, by: Id, on: Id) {
    let victims = match b.options.huge_targets {
        HugeTargets::One => Crowd::one(on),
        HugeTargets::AllEngaged => b.at(by).live_contacts(),
    };
    for unit in victims {
        if b.at(unit).standard() {
            let damage = huge_points(b, by, unit);
            t.happens(b, Event::Hurt { unit, by, damage, how: HurtBy::Huge });
        }
    }
}

/// Whom a body may strike: contacts no one has broken from, and whom its blows can reach at all.
pub fn may_strike(b: &Battle, id: Id) -> Crowd<Id> {
    let body = b.at(id);
    if !body.on_field() || body.struck || body.n == 0 || heroes::in_a_fight(b, id) {
        return Crowd::EMPTY;
    }
    if body.order.disengages() && !b.options.caught_riposte {
        return Crowd::EMPTY;
    }
    let mut live = body.live_contacts();
    if body.standard() && !b.options.huge_hit_back {
        live = live.into_iter().filter(|&f| b.at(f).kind != BodyKind::Huge).collect();
    }
    live
}

/// BX-13 — the bound strike whom they went at; the others choose among those in contact.
fn choose_targets<T: Table<Battle>>(b: &Battle, t: &mut T, bound: &mut Few<(Id, Id), MOST>) -> Play {
    let mut asked: Few<TargetOf, MOST> = Few::new();
    for (id, body) in b.present() {
        if body.contacts.is_empty() {
            continue;
        }
        let within_reach = may_strike(b, id);
        match body.order {
            Order::Engagement(on) if within_reach.has(on) => bound.push((id, on)),
            _ => match (within_reach.first(), within_reach.len()) {
                (None, _) => {}
                (Some(only), 1) => bound.push((id, only)),
                _ => asked.push(TargetOf(id)),
            },
        }
    }
    t.choose_each(b, &asked, |q, pick| {
        if let Some(on) = b.named(pick) {
            bound.push((q.0, on));
        }
    })?;
    bound.sort_unstable();
    Ok(())
}

/// BX-13, BX-27 — whom a body with several foes in contact strikes.
#[derive(Clone, Copy, Debug)]
struct TargetOf(Id);

impl Question<Battle> for TargetOf {
    type Answer = Whom;

    fn key(self) -> Key {
        STRIKING.by(self.0)
    }

    fn office(self, b: &Battle) -> Office {
        crate::chapters::orders::office(b, self.0)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Whom)) {
        for foe in may_strike(b, self.0) {
            offer(Whom(Some(foe)));
        }
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Whom {
        formerly!(plan, b.at(self.0).side => crate::brought::frozen::best_strike(b, self.0, may_strike(b, self.0)));
        doctrine::best_strike(b, self.0, may_strike(b, self.0))
    }
}
