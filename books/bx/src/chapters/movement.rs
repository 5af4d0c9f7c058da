//! Phase de mouvement: departures, contacts, and the blows at those who break away.

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::{FightPhase, FlightAttacker};
use crate::chapters::damage::{AttackKind, AttackRoll};
use crate::chapters::heroes;
use crate::chapters::orders::{MOST, may_engage, office};
use crate::chapters::phase_end;
use crate::chapters::shots;
use crate::chapters::siege;
use crate::events::Event;
use crate::nouns::battle::{Battle, Id};
use crate::nouns::choices::{Way, Whom};
use crate::nouns::rules::{DISENGAGEMENT, FUITE, GROUND, HUGE_CONDUCT, MOVEMENT, PURSUIT, REPLI, RETRAITE};
use crate::nouns::terms::{BodyKind, Order, Step};
use montjoie_game::choices::{confirm, pick};
use montjoie_game::formerly;
use montjoie_table::{Crowd, Few, Key, Office, Play, Question, Table, cite};

/// Steps 3a and 3b: who leaves, who comes to grips.
pub fn moves<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    for unit in b.ids() {
        let body = b.at(unit);
        if body.on_field() && (body.leaving || (body.order == Order::Quit && body.free())) {
            t.happens(b, Event::Left { unit });
        }
    }
    siege::walk_in(b, t);
    contacts(b, t)?;
    phase_end::settle(b, t)?;
    t.happens(b, Event::Step(Step::Poursuite));
    Ok(())
}

/// BX-13, BX-28 — free bodies under Engagement make contact.
fn contacts<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let movers: Few<(Id, Id), MOST> = b
        .present()
        .filter(|(_, body)| body.began_free || body.kind == BodyKind::Huge)
        .filter_map(|(id, body)| match body.order {
            Order::Engagement(on) if !body.contacts.has(on) || body.began_free => Some((id, on)),
            _ => None,
        })
        .collect();
    let admitted = siege::through_the_breach(b, t, &movers)?;
    let ways = ways(b, t, &movers)?;
    // Before anyone moves: who comes in during this phase stood outside when the orders were given.
    let within: Crowd<Id> = b.present().filter(|(id, _)| siege::is_within(b, *id)).map(|(id, _)| id).collect();
    for &(by, on) in &movers {
        let mut on = on;
        // A sortie that walked back in is behind its walls again.
        let shut = b.at(on).inside && b.at(on).returned_seq == b.sequence && !siege::may_engage(b, by, on);
        if on == by || !b.at(on).on_field() || !b.at(by).on_field() || !admitted.has(by) || shut {
            match redirect(b, t, by)? {
                Some(other) => on = other,
                None => {
                    t.happens(b, Event::Lapsed { unit: by });
                    continue;
                }
            }
        }
        match ways.iter().find(|(unit, _)| *unit == by).map_or(Way::Clear, |(_, way)| *way) {
            // By ruling anybody may be named; a friend, or one who is gone, stops nobody.
            Way::Held(foe) if b.at(foe).on_field() && b.at(foe).side != b.at(by).side => on = foe,
            Way::Clear | Way::Held(_) => {}
            Way::Forbidden => {
                t.happens(b, Event::Lapsed { unit: by });
                continue;
            }
        }
        // BX-70: whoever goes at an enemy who is already in the place stays behind its walls.
        if b.at(by).inside && !within.has(on) {
            t.happens(b, Event::Sallied { unit: by });
        }
        if b.at(by).kind == BodyKind::Huge {
            cite(HUGE_CONDUCT);
            // BX-43: those it leaves behind, all without heart, it no longer heeds.
            for old in b.at(by).contacts.less(b.at(by).fresh) {
                t.happens(b, Event::BrokeAway { unit: by, from: old });
            }
        }
        t.happens(b, Event::Contact { by, on });
    }
    Ok(())
}

/// BX-28, `redirect_lapsed_engagement` — another target, chosen at once.
fn redirect<T: Table<Battle>>(b: &Battle, t: &mut T, by: Id) -> Play<Option<Id>> {
    if !b.options.redirect_lapsed_engagement
        || !b.at(by).on_field()
        || !b.foes(b.at(by).side).any(|(f, _)| may_engage(b, by, f))
    {
        return Ok(None);
    }
    let side = b.at(by).side;
    let reached =
        move |b: &Battle| b.foes(side).map(|(f, _)| f).filter(|&f| may_engage(b, by, f)).collect::<Crowd<Id>>();
    let redirect = pick(
        MOVEMENT.by(by),
        office(b, by),
        move |b: &Battle, offer: &mut dyn FnMut(Whom)| {
            offer(Whom::NOBODY);
            for foe in reached(b) {
                offer(Whom(Some(foe)))
            }
        },
        move |b: &Battle, plan: &Plan| {
            formerly!(plan, side => crate::brought::frozen::best_blow(b, by, reached(b).into_iter()));
            doctrine::best_blow(b, by, reached(b).into_iter())
        },
    );
    Ok(b.named(t.choose(b, redirect)?))
}

/// BX-56 — the GM may put a free enemy in the way, or say the ground forbids it. Play stops for it where the knob is on.
#[derive(Clone, Copy, Debug)]
struct WayOf(Id);

impl Question<Battle> for WayOf {
    type Answer = Way;

    fn key(self) -> Key {
        GROUND.by(self.0)
    }

    fn office(self, _: &Battle) -> Office {
        Office::Gm
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Way)) {
        offer(Way::Clear);
        offer(Way::Forbidden);
        let target = b.at(self.0).order.target();
        for (foe, body) in b.foes(b.at(self.0).side) {
            if body.free() && Some(foe) != target {
                offer(Way::Held(foe));
            }
        }
    }

    fn usual(self, _: &Battle, _: &Plan) -> Way {
        Way::Clear
    }
}

/// BX-56 — the way of everyone who sets out, said before anybody moves.
fn ways<T: Table<Battle>>(b: &Battle, t: &mut T, movers: &[(Id, Id)]) -> Play<Few<(Id, Way), MOST>> {
    let mut ways: Few<(Id, Way), MOST> = Few::new();
    if b.options.interception {
        let asked: Few<WayOf, MOST> = movers.iter().map(|&(by, _)| WayOf(by)).collect();
        t.choose_each(b, &asked, |q, way| ways.push((q.0, way)))?;
    }
    Ok(ways)
}

/// Steps 3c to 3e: blows at those who break away, then they are gone from the reach of their foes.
pub fn disengage<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let before = b.hurts.len();
    let mut attacks: Few<AttackRoll, MOST> = Few::new();
    for unit in b.ids() {
        if !b.at(unit).on_field() || b.at(unit).free() {
            continue;
        }
        match b.at(unit).order {
            Order::Retraite(_) | Order::Fuite(_) => {
                cite(if matches!(b.at(unit).order, Order::Fuite(_)) { FUITE } else { RETRAITE });
                if !pursuers(b, unit).any(|_| true) {
                    continue;
                }
                if let Some(by) = pursuer(b, t, unit)?.filter(|&by| by != unit) {
                    t.happens(b, Event::Struck { unit: by });
                    push(&mut attacks, by, unit);
                }
            }
            Order::Repli(_) if b.options.repli_multi_attack => {
                let spared = first_contact(b, t, unit)?;
                for by in b.at(unit).contacts {
                    if Some(by) == spared {
                        continue;
                    }
                    if may_pursue(b, unit, by) && strikes_later(b, t, unit, by)? {
                        t.happens(b, Event::Struck { unit: by });
                        push(&mut attacks, by, unit);
                    }
                }
            }
            _ => {}
        }
    }
    shots::strike_all(b, t, &mut attacks)?;
    if b.options.hero_fight_phase == FightPhase::Mouvement {
        heroes::fights(b, t)?;
    }
    phase_end::phase_end(b, t, before)?;
    break_away(b, t);
    t.happens(b, Event::Step(Step::Melee));
    Ok(())
}

fn push(attacks: &mut Few<AttackRoll, MOST>, by: Id, on: Id) {
    attacks.push(AttackRoll { by, on, kind: AttackKind::Pursuit, tactics: 0 });
}

/// BX-26 — whether this one may strike at the one who breaks away from it.
fn may_pursue(b: &Battle, unit: Id, by: Id) -> bool {
    cite(DISENGAGEMENT);
    let foe = b.at(by);
    let was_there = !foe.fresh.has(unit) && !foe.inert.has(unit);
    // BX-43: a huge creature heeds no one who runs. BX-20: one melee-type attack each.
    let able =
        b.fit(by) && !foe.order.disengages() && !foe.struck && foe.kind != BodyKind::Huge && !heroes::in_a_fight(b, by);
    let top = b.options.flight_attacker == FlightAttacker::AnyContact
        || !matches!(b.at(unit).order, Order::Fuite(_))
        || b.hurt_most(unit, by);
    // `huge_hit_back`: whom a unit cannot hurt it does not pursue.
    let harms = !foe.standard() || b.options.huge_hit_back || b.at(unit).kind != BodyKind::Huge;
    was_there && able && top && harms
}

fn pursuers(b: &Battle, unit: Id) -> impl Iterator<Item = Id> {
    b.at(unit).contacts.into_iter().filter(move |&by| may_pursue(b, unit, by))
}

/// BX-26, BX-27 — who strikes at the runaways, if anyone: a unit that does will not strike in the melee.
fn pursuer<T: Table<Battle>>(b: &Battle, t: &mut T, unit: Id) -> Play<Option<Id>> {
    let side = b.at(unit).side.foe();
    let question = pick(
        PURSUIT.by(unit),
        Office::Chief(side),
        move |b: &Battle, offer: &mut dyn FnMut(Whom)| {
            offer(Whom::NOBODY);
            pursuers(b, unit).for_each(|by| offer(Whom(Some(by))));
        },
        move |b: &Battle, plan: &Plan| {
            formerly!(plan, side => crate::brought::frozen::pursuer(b, unit, pursuers(b, unit)));
            doctrine::pursuer(b, unit, pursuers(b, unit))
        },
    );
    Ok(b.named(t.choose(b, question)?))
}

/// BX-14, `repli_multi_attack` — whether a later contact strikes at a unit that falls back.
fn strikes_later<T: Table<Battle>>(b: &Battle, t: &mut T, unit: Id, by: Id) -> Play<bool> {
    let side = b.at(by).side;
    let question = confirm(REPLI.on(by, unit), Office::Chief(side), move |b: &Battle, plan: &Plan| {
        formerly!(plan, side => crate::brought::frozen::pursuer(b, unit, std::iter::once(by)) != Whom::NOBODY);
        doctrine::pursuer(b, unit, std::iter::once(by)) != Whom::NOBODY
    });
    Ok(t.choose(b, question)?.0)
}

/// BX-14 — the contact that lets a unit fall back unharmed: the oldest; of several as old, the one its side names.
fn first_contact<T: Table<Battle>>(b: &Battle, t: &mut T, unit: Id) -> Play<Option<Id>> {
    cite(REPLI);
    match oldest(b, unit)[..] {
        [] => Ok(None),
        [only] => Ok(Some(only)),
        _ => {
            let named = pick(
                REPLI.by(unit),
                office(b, unit),
                move |b: &Battle, offer: &mut dyn FnMut(Whom)| {
                    oldest(b, unit).into_iter().for_each(|foe| offer(Whom(Some(foe))))
                },
                move |b: &Battle, plan: &Plan| {
                    formerly!(plan, b.at(unit).side => crate::brought::frozen::worst_foe(b, unit, &oldest(b, unit)));
                    doctrine::worst_foe(b, unit, &oldest(b, unit))
                },
            );
            Ok(t.choose(b, named)?.0)
        }
    }
}

/// The contacts made before all others, those of this sequence aside.
fn oldest(b: &Battle, unit: Id) -> Few<Id, MOST> {
    let others = || {
        b.pairs.iter().filter_map(move |&(one, other, since)| match unit {
            u if u == one => Some((other, since)),
            u if u == other => Some((one, since)),
            _ => None,
        })
    };
    let first = others().map(|(_, since)| since).min().unwrap_or(0);
    others().filter(|&(_, since)| since == first && first < b.sequence).map(|(foe, _)| foe).collect()
}

/// Step 3e — no blow crosses the old contacts of those who break away; whoever runs has run, even from nobody.
fn break_away<T: Table<Battle>>(b: &mut Battle, t: &mut T) {
    for unit in b.ids() {
        let body = b.at(unit);
        if !body.on_field() || !body.order.disengages() {
            continue;
        }
        let runs = matches!(body.order, Order::Fuite(_)) || body.demoralised;
        for from in body.contacts.less(body.fresh).less(body.inert) {
            t.happens(b, Event::BrokeAway { unit, from });
        }
        t.happens(b, Event::Lapsed { unit });
        if runs && b.at(unit).standard() {
            t.happens(b, Event::Ran { unit });
        }
    }
}
