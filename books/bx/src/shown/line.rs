//! What is told of each thing that happens: an id and its values. The words are in `text/tell/`.
//!
//! Two endings of an id recur: `-seen` is the same thing told to one who may not know the figures, `-none` a blow without
//! effect. The one who acts is `$unit`, the one it is done to `$target`.

mod field;
mod ruling;
mod siege;

use crate::brought::options::SurrenderTerms;
use crate::chapters::heroes;
use crate::chapters::morale;
use crate::events::Event;
use crate::nouns::battle::{Battle, Id, PV};
use crate::nouns::rules::{CHIEF_DEATH, GROUND, OFFICERS, RALLY, SHIRKERS, TACTICS, TEST};
use crate::nouns::terms::{BodyKind, Order, Where};
use crate::shown::sight::Sight;
use montjoie_game::{Arg, Message, Viewer};
use montjoie_table::{Head, Heard, Id as _, Kind, Object, Side, Subject, Thrown, Token};
pub(crate) use ruling::{field_id, field_value};

pub(crate) fn line(before: &Battle, heard: &Heard<Event>, viewer: Viewer) -> Option<Message> {
    let sight = Sight { b: before, viewer };
    match heard {
        Heard::Event(event) => sight.event(event),
        Heard::Thrown(thrown) => sight.thrown(thrown),
        Heard::Judged { head, value, given: true, .. } => sight.judged(head, *value),
        Heard::Chose { head, ruled: true, .. } if viewer == Viewer::Gm => {
            Some(Message::new("bx-tell-outside").who("unit", head.key.of))
        }
        Heard::Chose { head, token, .. } if head.key.rule == GROUND => sight.barred(head, token),
        Heard::Judged { .. } | Heard::Chose { .. } => None,
    }
}

/// A message about one body.
fn of(id: &'static str, unit: Id) -> Message {
    Message::new(id).who("unit", Subject::from(unit))
}

/// A message about one body and another.
fn on(id: &'static str, unit: Id, target: Id) -> Message {
    of(id, unit).who("target", Subject::from(target))
}

fn points(message: Message, name: &'static str, points: i64) -> Message {
    message.with(name, Arg::Fraction(points, PV))
}

impl Sight<'_> {
    /// Tests of morale are told when the dice fall: only then is their margin known.
    fn thrown(&self, thrown: &Thrown) -> Option<Message> {
        let key = thrown.head.key;
        let unit = Id::of(key.of)?;
        if key.rule == RALLY && self.b.bodies.get(unit.index()).is_some_and(|body| body.surrendering) {
            return None;
        }
        let stood = thrown.cast.margin <= 0;
        // Only the free are rallied: no enemy weighs on that test.
        let (told, seen) = match (key.rule, stood) {
            (TEST, true) => ("bx-tell-test-stood", Some("bx-tell-test-stood-seen")),
            (TEST, false) => ("bx-tell-test-failed", Some("bx-tell-test-failed-seen")),
            (RALLY, true) => ("bx-tell-rally-heard", None),
            (RALLY, false) => ("bx-tell-rally-failed", None),
            (CHIEF_DEATH, true) => ("bx-tell-chief-test-stood", Some("bx-tell-chief-test-stood-seen")),
            (CHIEF_DEATH, false) => ("bx-tell-chief-test-failed", Some("bx-tell-chief-test-failed-seen")),
            _ => return None,
        };
        if !self.weighs(unit) {
            // What it was held against would tell how strong the enemy is.
            return seen.filter(|_| self.counts(unit)).map(|id| of(id, unit));
        }
        let test = of(told, unit)
            .number("roll", thrown.cast.total)
            .number("need", thrown.cast.total - thrown.cast.margin)
            .number("margin", thrown.cast.margin.abs());
        Some(test)
    }

    /// What the GM said where the book lets him, when nothing else will tell it.
    fn judged(&self, head: &Head, value: i32) -> Option<Message> {
        let (of_whom, to) = (head.key.of, head.key.to);
        let side = match of_whom.kind() {
            Kind::Side(side) => side,
            Kind::Unit(unit) => self.b.bodies.get(unit.index())?.side,
            _ => return None,
        };
        let message = match head.key.rule {
            TACTICS if value != 0 => {
                let target = Id::of(to)?;
                let told = Message::new("bx-tell-tactics").who("unit", of_whom).who("target", to);
                self.sees(target).then(|| told.number("points", value))?
            }
            SHIRKERS if value != 0 => Message::new("bx-tell-shirkers").who("side", of_whom).number("malus", value),
            OFFICERS if value == 0 => Message::new("bx-tell-post-refused").who("unit", of_whom).who("target", to),
            _ => return None,
        };
        self.is_open(side).then_some(message)
    }

    /// BX-56 — who finds no way, or somebody in it; told to the side that set out.
    fn barred(&self, head: &Head, token: &Token) -> Option<Message> {
        let unit = Id::of(head.key.of)?;
        let known = unit.index() < self.b.bodies.len() && self.is_open(self.b.at(unit).side);
        let told = match (token.verb, token.objects.first()) {
            ("forbidden", _) => of("bx-tell-ground", unit),
            ("held_by", Some(&Object::Who(foe))) => of("bx-tell-intercepted", unit).who("target", foe),
            _ => return None,
        };
        known.then_some(told)
    }

    fn event(&self, event: &Event) -> Option<Message> {
        let b = self.b;
        match *event {
            Event::Ordered { unit, order } => self.ordered(unit, order),
            Event::Favoured { unit } => {
                let chief = b.camp(b.at(unit).side).chief;
                let id = if chief == Some(unit) { "bx-tell-favoured-own" } else { "bx-tell-favoured" };
                self.counts(unit).then(|| of(id, unit).who("chief", chief.map_or(Subject::NOBODY, Subject::from)))
            }
            Event::Hurt { unit, by, damage, how } => self.hurt(unit, by, damage, how),
            Event::Battered { unit, engine, damage } => self.battered(unit, engine, damage),
            Event::Lost { unit, damage } => self.lost(unit, damage),
            Event::Destroyed { unit } => self.destroyed(unit),
            Event::Contact { by, on } => self.contact(by, on),
            Event::Parted { one, other } => {
                let apart = !b.at(one).inert.has(other) && self.sees(one) && self.sees(other);
                apart.then(|| on("bx-tell-parted", one, other))
            }
            Event::BrokeAway { unit, from } => self.broke_away(unit, from),
            Event::Lapsed { unit } => {
                let Order::Engagement(target) = b.at(unit).order else { return None };
                // A quarry that still stands there is out of reach: a full breach, a gate shut again, the ground.
                let barred = target != unit && b.at(target).on_field() && self.sees(target);
                let told = if barred { on("bx-tell-lapsed-barred", unit, target) } else { of("bx-tell-lapsed", unit) };
                self.sees(unit).then_some(told)
            }
            // Whoever falls back without heart has run too; that they fell back was told.
            Event::Ran { unit } => {
                let fled = matches!(b.at(unit).order, Order::Fuite(_));
                (fled && self.sees(unit)).then(|| of("bx-tell-ran", unit))
            }
            Event::Left { unit } => self.left(unit),
            Event::Demoralised { unit, fear } => self.demoralised(unit, fear),
            // Whoever is about to yield has another fate to be told.
            Event::Rallied { unit } | Event::Leaving { unit } if b.at(unit).surrendering => None,
            Event::Rallied { unit } => self.reads(unit).then(|| {
                let by_faith = self.counts(unit) && morale::led_by_faith(b, unit);
                of(if by_faith { "bx-tell-rallied-faith" } else { "bx-tell-rallied" }, unit)
            }),
            Event::Leaving { unit } => self.reads(unit).then(|| of("bx-tell-leaving", unit)),
            Event::Surrendering { unit } => self.reads(unit).then(|| of("bx-tell-surrendering", unit)),
            Event::Surrendered { unit } => Some(of(
                match b.options.surrender_terms {
                    SurrenderTerms::Captured => "bx-tell-surrendered",
                    SurrenderTerms::Ransomed => "bx-tell-ransomed",
                    SurrenderTerms::Released => "bx-tell-released",
                },
                unit,
            )),
            Event::StandardLost { side } => {
                let id = if self.troops(side) { "bx-tell-standard-lost" } else { "bx-tell-standard-lost-alone" };
                Some(Message::new(id).who("side", Subject::side(side)))
            }
            Event::ChiefFell { side } => {
                let chief = b.camp(side).chief.map_or(Subject::NOBODY, Subject::from);
                let id = if self.troops(side) { "bx-tell-chief-fell" } else { "bx-tell-chief-fell-alone" };
                Some(Message::new(id).who("unit", chief).who("side", Subject::side(side)))
            }
            Event::Fell { unit } => self.sees(unit).then(|| of("bx-tell-fell", unit)),
            Event::Regenerated { unit, points } => self.regenerated(unit, points),
            Event::Joined { hero, unit } => {
                (self.sees(hero) && self.sees(unit)).then(|| on("bx-tell-joined", hero, unit))
            }
            Event::Alone { hero, heir } => {
                let unit = b.at(hero).officer_of?;
                let id = if heir { "bx-tell-last-standing" } else { "bx-tell-alone" };
                (self.sees(hero) && self.sees(unit)).then(|| on(id, hero, unit))
            }
            Event::Dueled { one, other, rounds } => self.dueled(one, other, rounds),
            Event::Attacks { .. }
            | Event::Holds { .. }
            | Event::Breached { .. }
            | Event::Aimed { .. }
            | Event::Pounded { .. }
            | Event::Wasted { .. }
            | Event::Stationed { .. }
            | Event::Captured { .. }
            | Event::Served { .. }
            | Event::Crewed { .. }
            | Event::RamBegins { .. }
            | Event::Rammed { .. }
            | Event::RamLost
            | Event::Sallied { .. }
            | Event::Returned { .. }
            | Event::Supplies { .. } => self.siege_event(event),
            Event::Conceded { .. }
            | Event::Arrived { .. }
            | Event::Enlisted { .. }
            | Event::Passed { .. }
            | Event::TurnedCoat { .. }
            | Event::Heads { .. }
            | Event::Set { .. }
            | Event::Option { .. }
            | Event::Scripted { .. } => self.ruling(event),
            // The hours and what nobody would tell; a test that was stood is told by its dice.
            Event::Began | Event::Step(_) | Event::Struck { .. } | Event::Stood { .. } => None,
            Event::Ended => self.silenced(),
        }
    }

    /// Whether a side has a unit whose morale may still be tested: on the field, to come, or about to rise.
    fn troops(&self, side: Side) -> bool {
        let there = |at| matches!(at, Where::Field | Where::Absent | Where::Aside | Where::Fallen);
        self.b.bodies.iter().any(|body| body.side == side && body.standard() && there(body.at))
    }

    /// BX-53 — who fights whom: everybody a challenge brought into it, if the viewer sees them all.
    fn dueled(&self, one: Id, other: Id, rounds: u8) -> Option<Message> {
        let group = heroes::linked(self.b, one);
        let told = if group.len() > 2 && group.iter().all(|&id| self.sees(id)) {
            let of = |with: Id| {
                let mates = group.iter().filter(|&&id| self.b.at(id).side == self.b.at(with).side);
                Arg::Many(mates.map(|&id| Subject::from(id)).collect())
            };
            Message::new("bx-tell-duel-ring").with("units", of(one)).with("targets", of(other))
        } else {
            on("bx-tell-duel", one, other)
        };
        (self.sees(one) && self.sees(other)).then(|| told.number("rounds", rounds))
    }

    /// Orders, as they are shown to everyone.
    fn ordered(&self, unit: Id, order: Order) -> Option<Message> {
        let body = self.b.at(unit);
        let hero = body.kind == BodyKind::Hero;
        let id = match order {
            Order::None => return None,
            Order::Hold if body.demoralised && self.reads(unit) => "bx-tell-order-shaken",
            Order::Hold => "bx-tell-order-hold",
            Order::Quit => "bx-tell-order-quit",
            Order::Reenter => "bx-tell-order-reenter",
            Order::Ram => "bx-tell-order-ram",
            Order::Tir(_) => "bx-tell-order-tir",
            Order::Souffle(_) => "bx-tell-order-souffle",
            Order::Engagement(_) if !body.free() => "bx-tell-order-fight",
            Order::Engagement(_) if hero => "bx-tell-order-hero-engage",
            Order::Engagement(_) => "bx-tell-order-engage",
            Order::Strike => "bx-tell-order-strike",
            Order::Repli(false) if body.demoralised && self.reads(unit) => "bx-tell-order-repli-shaken",
            Order::Repli(inside) => {
                if inside {
                    "bx-tell-order-repli-in"
                } else {
                    "bx-tell-order-repli"
                }
            }
            Order::Retraite(inside) => {
                if inside {
                    "bx-tell-order-retraite-in"
                } else {
                    "bx-tell-order-retraite"
                }
            }
            Order::Fuite(inside) => {
                if inside {
                    "bx-tell-order-fuite-in"
                } else {
                    "bx-tell-order-fuite"
                }
            }
            Order::Rallier => "bx-tell-order-rallier",
            Order::Defier(_) => "bx-tell-order-defier",
        };
        match order.target() {
            _ if !self.sees(unit) => None,
            Some(target) => self.sees(target).then(|| on(id, unit, target)),
            None => Some(of(id, unit)),
        }
    }
}
