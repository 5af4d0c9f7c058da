//! Shots, blows, losses, contacts, flight: what the field does to those who stand on it.

use super::{of, on, points};
use crate::brought::options::Overflow;
use crate::chapters::damage::{self, AttackKind, AttackRoll};
use crate::events::{Fear, HurtBy};
use crate::nouns::battle::Id;
use crate::nouns::terms::{BodyKind, Order, Where};
use crate::nouns::walls::EngineId;
use crate::shown::sight::{Sight, in_words};
use montjoie_game::{Arg, Message};
use montjoie_table::Subject;

impl Sight<'_> {
    pub(crate) fn hurt(&self, unit: Id, by: Id, damage: i64, how: HurtBy) -> Option<Message> {
        if !self.sees(unit) {
            return None;
        }
        let figures = self.counts(unit);
        if !self.sees(by) {
            let struck = Message::new("bx-tell-hurt-from-hiding").who("target", Subject::from(unit));
            return figures.then(|| points(struck, "points", damage));
        }
        let (told, seen) = self.blow(unit, by, how);
        Some(match (figures, damage, how) {
            (false, ..) => on(seen, by, unit),
            // BX-44 — no miss: nothing these weapons do counts. Whoever does not know what they fight with cannot tell.
            (true, 0, _) if self.counts(by) && self.b.at(unit).immune_to(self.b.at(by)) => {
                on("bx-tell-immune", by, unit)
            }
            (true, 0, _) if told == "bx-tell-caught" => on("bx-tell-caught-none", by, unit),
            (true, 0, _) if told == "bx-tell-yielding" => on("bx-tell-yielding-none", by, unit),
            (true, 0, HurtBy::Shot) => on("bx-tell-shot-none", by, unit),
            (true, 0, _) => on("bx-tell-blow-none", by, unit),
            (true, ..) => points(on(self.slight(told, unit, damage), by, unit), "points", damage),
        })
    }

    /// A blow that fells nobody, or hardly anybody, is not told as one that strikes home.
    fn slight(&self, told: &'static str, unit: Id, damage: i64) -> &'static str {
        let victim = self.b.at(unit);
        match told {
            _ if !victim.standard() || (damage >= victim.pvi && 20 * damage >= victim.pvt) => told,
            "bx-tell-shot" | "bx-tell-hero-shot" => "bx-tell-shot-slight",
            "bx-tell-blow" | "bx-tell-hero-blow" | "bx-tell-lances" | "bx-tell-braced" => "bx-tell-blow-slight",
            _ => told,
        }
    }

    /// How a blow is told, with its figures and without.
    pub(crate) fn blow(&self, unit: Id, by: Id, how: HurtBy) -> (&'static str, &'static str) {
        let (attacker, victim) = (self.b.at(by), self.b.at(unit));
        let hero = attacker.kind == BodyKind::Hero;
        let alone = !victim.standard();
        // BX-55, BX-20: those who will yield fight on until the sequence ends, and those caught on their way strike back.
        let yields = attacker.surrendering && self.reads(by);
        let single = attacker.kind == BodyKind::Unit && attacker.n == 1 && !alone && self.counts(by);
        match how {
            HurtBy::Shot | HurtBy::Pursuit | HurtBy::Blow if yields => ("bx-tell-yielding", "bx-tell-yielding-seen"),
            HurtBy::Blow if attacker.order.disengages() => ("bx-tell-caught", "bx-tell-caught-seen"),
            HurtBy::Shot if single => ("bx-tell-shot-last", "bx-tell-shot-seen"),
            HurtBy::Blow if single => ("bx-tell-blow-last", "bx-tell-blow-seen"),
            HurtBy::Shot if hero => ("bx-tell-hero-shot", "bx-tell-hero-shot-seen"),
            HurtBy::Shot if alone => ("bx-tell-shot-one", "bx-tell-shot-one-seen"),
            HurtBy::Shot => ("bx-tell-shot", "bx-tell-shot-seen"),
            HurtBy::Pursuit if hero => ("bx-tell-hero-pursuit", "bx-tell-hero-pursuit-seen"),
            HurtBy::Pursuit => ("bx-tell-pursuit", "bx-tell-pursuit-seen"),
            HurtBy::Huge if matches!(attacker.order, Order::Souffle(_)) => ("bx-tell-breath", "bx-tell-breath-seen"),
            HurtBy::Huge => ("bx-tell-crush", "bx-tell-crush-seen"),
            HurtBy::Duel => ("bx-tell-duel-wound", "bx-tell-duel-wound-seen"),
            HurtBy::Blow | HurtBy::Engine if hero && alone => ("bx-tell-hero-strike", "bx-tell-hero-strike-seen"),
            HurtBy::Blow | HurtBy::Engine if hero => ("bx-tell-hero-blow", "bx-tell-hero-blow-seen"),
            HurtBy::Blow | HurtBy::Engine if attacker.kind == BodyKind::Huge => ("bx-tell-maul", "bx-tell-maul-seen"),
            HurtBy::Blow | HurtBy::Engine if alone => ("bx-tell-blow-one", "bx-tell-blow-one-seen"),
            _ if attacker.charges_with_lances(unit) => ("bx-tell-lances", "bx-tell-lances-seen"),
            _ if damage::braced(self.b, AttackRoll { by, on: unit, kind: AttackKind::Blow, tactics: 0 }) => {
                ("bx-tell-braced", "bx-tell-braced-seen")
            }
            _ => ("bx-tell-blow", "bx-tell-blow-seen"),
        }
    }

    pub(crate) fn battered(&self, unit: Id, engine: EngineId, damage: i64) -> Option<Message> {
        let id = if self.counts(unit) { "bx-tell-battered" } else { "bx-tell-battered-seen" };
        let told = Message::new(id).who("unit", self.b.engine_place(engine)).who("target", Subject::from(unit));
        let told = if self.counts(unit) { points(told, "points", damage) } else { told };
        self.sees(unit).then_some(told)
    }

    /// What the end of a phase took.
    pub(crate) fn lost(&self, unit: Id, damage: i64) -> Option<Message> {
        let body = self.b.at(unit);
        let mut after = *body;
        after.pvt = (body.pvt - damage).max(0);
        after.recount(&self.b.options);
        if !self.counts(unit) {
            let worn = of("bx-tell-lost-seen", unit).word("words", in_words(&after));
            return (self.reads(unit) && after.pvt > 0).then_some(worn);
        }
        let wound = |id| points(points(of(id, unit), "points", damage), "left", after.pvt);
        match body.kind {
            // A death has its own line.
            BodyKind::Hero => (after.pvt > 0).then(|| wound("bx-tell-hero-wounded")),
            BodyKind::Huge => (after.pvt > 0).then(|| wound("bx-tell-huge-wounded")),
            BodyKind::Unit => {
                let men = body.n.saturating_sub(after.n);
                let officers: Vec<Subject> = self.b.officers(unit).map(|(id, _)| Subject::from(id)).collect();
                let beyond = damage > body.pvt && self.b.options.officer_overflow == Overflow::Carry;
                Some(if after.n == 0 && beyond && !officers.is_empty() {
                    let told = of("bx-tell-lost-officers", unit).number("men", men);
                    let theirs = (damage - body.pvt).min(self.b.pvt_with_officers(unit) - body.pvt);
                    points(told.with("officers", Arg::Many(officers)), "points", theirs)
                } else if after.n == 0 {
                    of("bx-tell-lost-last", unit).number("men", men)
                } else if men == 0 {
                    points(of("bx-tell-lost-nobody", unit), "points", damage)
                } else {
                    // Runaways close no ranks.
                    let id = if body.order.disengages() { "bx-tell-lost-running" } else { "bx-tell-lost" };
                    points(of(id, unit).number("men", men).number("left", after.n), "points", damage)
                })
            }
        }
    }

    pub(crate) fn destroyed(&self, unit: Id) -> Option<Message> {
        let body = self.b.at(unit);
        if !self.sees(unit) {
            return None;
        }
        Some(match body.kind {
            BodyKind::Unit if body.at == Where::Fallen => of("bx-tell-not-risen", unit),
            BodyKind::Unit => of("bx-tell-destroyed", unit),
            BodyKind::Huge => of("bx-tell-huge-dead", unit),
            BodyKind::Hero if let Some(led) = body.officer_of.filter(|&led| self.sees(led)) => {
                on("bx-tell-officer-dead", unit, led)
            }
            BodyKind::Hero => of("bx-tell-hero-dead", unit),
        })
    }

    pub(crate) fn contact(&self, by: Id, target: Id) -> Option<Message> {
        let (body, foe) = (self.b.at(by), self.b.at(target));
        let id = match body.kind {
            BodyKind::Hero => "bx-tell-contact-hero",
            BodyKind::Huge => "bx-tell-contact-huge",
            BodyKind::Unit if body.n == 1 && self.counts(by) => "bx-tell-contact-last",
            BodyKind::Unit if foe.kind == BodyKind::Huge => "bx-tell-contact-monster",
            BodyKind::Unit if !foe.standard() => "bx-tell-contact-one",
            BodyKind::Unit if body.flying && !foe.flying => "bx-tell-contact-wings",
            BodyKind::Unit if body.mounted && body.lances => "bx-tell-contact-lances",
            BodyKind::Unit => "bx-tell-contact",
        };
        (!body.contacts.has(target) && self.sees(by) && self.sees(target)).then(|| on(id, by, target))
    }

    /// Falling back is told here; flight, when they run.
    pub(crate) fn broke_away(&self, unit: Id, from: Id) -> Option<Message> {
        let body = self.b.at(unit);
        let id = match body.order {
            _ if !self.sees(unit) || !self.sees(from) => return None,
            Order::Fuite(_) => return None,
            Order::Repli(_) if body.demoralised && self.reads(unit) => "bx-tell-fell-back-shaken",
            Order::Repli(_) => "bx-tell-fell-back",
            Order::Retraite(_) => "bx-tell-withdrew",
            _ if body.kind == BodyKind::Huge => "bx-tell-turned-away",
            _ => "bx-tell-parted",
        };
        Some(on(id, unit, from))
    }

    pub(crate) fn left(&self, unit: Id) -> Option<Message> {
        let body = self.b.at(unit);
        let merged = body.standard() && body.n == 0;
        let id = match body.order {
            _ if body.leaving && self.reads(unit) => "bx-tell-left-broken",
            Order::Quit => "bx-tell-left-order",
            _ => "bx-tell-left",
        };
        (!merged && self.sees(unit)).then(|| of(id, unit))
    }

    pub(crate) fn demoralised(&self, unit: Id, fear: Fear) -> Option<Message> {
        let body = self.b.at(unit);
        if !self.reads(unit) {
            return None;
        }
        Some(match fear {
            Fear::Terror => of("bx-tell-terror", unit),
            Fear::Faith if let Some(leader) = body.faithful_of.filter(|&leader| self.sees(leader)) => {
                on("bx-tell-faith", unit, leader)
            }
            Fear::Losses | Fear::Faith if body.free() => of("bx-tell-demoralised-free", unit),
            Fear::Losses | Fear::Faith => of("bx-tell-demoralised", unit),
            Fear::Ruling => of("bx-tell-broken", unit),
        })
    }

    pub(crate) fn regenerated(&self, unit: Id, more: i64) -> Option<Message> {
        let body = self.b.at(unit);
        let risen = body.at == Where::Fallen;
        if !self.counts(unit) {
            let shows = self.sees(unit) && (risen || self.reads(unit));
            return shows.then(|| of(if risen { "bx-tell-risen-seen" } else { "bx-tell-regenerated-seen" }, unit));
        }
        let mut after = *body;
        after.pvt = (body.pvt + more).min(body.pvt0);
        after.recount(&self.b.options);
        let men = after.n.saturating_sub(body.n);
        Some(if risen {
            of("bx-tell-risen", unit).number("men", after.n)
        } else if men == 0 {
            points(of("bx-tell-mended", unit), "points", more)
        } else {
            of("bx-tell-regenerated", unit).number("men", men).number("left", after.n)
        })
    }
}
