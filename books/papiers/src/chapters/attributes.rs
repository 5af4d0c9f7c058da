//! Début du tour: drugs, frenzy and tortoises; what they cost an hour later; fear (PAP-46, 47, 49, 50, 59).

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::{Basis, CharacterActions, FearTiming, RoundedBy};
use crate::chapters::losses;
use crate::chapters::morale;
use crate::events::{Event, MoraleTrial};
use crate::nouns::battle::{Battle, MOST, UnitId};
use crate::nouns::choices::Yes;
use crate::nouns::rules::{DRUGS, FRENZY, TORTOISE};
use crate::nouns::terms::{Attribute, Cause, Morale, Step};
use montjoie_game::formerly;
use montjoie_table::{Few, Key, Office, Play, Question, Table};

/// What an owner may declare as the hour starts.
#[derive(Clone, Copy, Debug)]
pub enum Boost {
    /// PAP-46.
    Drugs(UnitId),
    /// PAP-47.
    Frenzy(UnitId),
    /// PAP-59 — formed, or not.
    Tortoise(UnitId),
}

impl Boost {
    fn unit(self) -> UnitId {
        let (Boost::Drugs(u) | Boost::Frenzy(u) | Boost::Tortoise(u)) = self;
        u
    }
}

impl Question<Battle> for Boost {
    type Answer = Yes;

    fn key(self) -> Key {
        match self {
            Boost::Drugs(u) => DRUGS.by(u),
            Boost::Frenzy(u) => FRENZY.by(u),
            Boost::Tortoise(u) => TORTOISE.by(u),
        }
    }

    fn office(self, b: &Battle) -> Office {
        Office::Chief(b.at(self.unit()).side)
    }

    fn options(self, _: &Battle, offer: &mut dyn FnMut(Yes)) {
        offer(Yes(true));
        offer(Yes(false));
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Yes {
        formerly!(plan, b.at(self.unit()).side => Yes(crate::brought::frozen::boost(b, plan, self)));
        Yes(doctrine::boost(b, plan, self))
    }
}

/// Step 0 of the hour.
pub fn start<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    declare(b, t)?;
    aftermath(b, t)?;
    t.happens(b, Event::Counted);
    if b.options.fear_test_timing != FearTiming::ContactOnly {
        fear(b, t, false)?;
    }
    let first = b.options.character_actions == CharacterActions::First;
    t.happens(b, Event::Step(if first { Step::Actions } else { Step::Initiative }));
    Ok(())
}

/// 0a.
fn declare<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let mut asked: Few<Boost, { 3 * MOST }> = Few::new();
    for (id, u) in b.present() {
        if u.routed() || u.hidden {
            continue;
        }
        if u.has(Attribute::Drogues) && u.doses > 0 {
            asked.push(Boost::Drugs(id));
        }
        if u.has(Attribute::Frenesie) && !u.frenzy_used {
            asked.push(Boost::Frenzy(id));
        }
        if u.has(Attribute::Tortue) && u.shield {
            asked.push(Boost::Tortoise(id));
        }
    }
    let mut said: Few<(Boost, bool), { 3 * MOST }> = Few::new();
    t.choose_each(b, &asked, |q, yes| said.push((q, yes.0)))?;
    for (q, yes) in said {
        match q {
            Boost::Drugs(unit) if yes => t.happens(b, Event::Drugged { unit }),
            Boost::Frenzy(unit) if yes => t.happens(b, Event::Frenzied { unit }),
            Boost::Tortoise(unit) if b.at(unit).tortoise != yes => {
                t.happens(b, Event::Tortoise { unit, formed: yes });
            }
            _ => {}
        }
    }
    Ok(())
}

/// 0b — EFF of the overdose first, then the test; frenzy leaves disorder.
fn aftermath<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let mut tested: Few<UnitId, MOST> = Few::new();
    for unit in b.ids() {
        let u = *b.at(unit);
        if !u.alive() || !(u.drug_due || u.frenzy_due) {
            continue;
        }
        t.happens(b, Event::Sobered { unit });
        if u.frenzy_due && !u.routed() {
            t.happens(b, Event::Tested { unit, result: Morale::Desorganisation, trial: MoraleTrial::Frenzy });
        }
        if u.drug_due {
            let of = match b.options.overdose_basis {
                Basis::Current => u.eff,
                Basis::Initial => u.eff0,
            };
            let dead = match b.options.overdose_rounding {
                RoundedBy::Floor => of / 10,
                RoundedBy::Nearest => (of + 5) / 10,
                RoundedBy::Ceil => of.div_ceil(10),
            };
            losses::take(b, t, unit, dead, Cause::Overdose)?;
            if morale::can_test(b, unit) {
                tested.push(unit);
            }
        }
    }
    morale::tests(b, t, &tested, MoraleTrial::Drugs)
}

/// PAP-49, PAP-50 — tests of those at grips with something dreadful; on contact, of those just met.
pub fn fear<T: Table<Battle>>(b: &mut Battle, t: &mut T, contact: bool) -> Play {
    let mut tested: Few<UnitId, MOST> = Few::new();
    for (id, u) in b.present() {
        if u.frenzy || u.fear_tested || !morale::can_test(b, id) {
            continue;
        }
        let dread = b.links.iter().any(|l| {
            l.other(id).is_some_and(|o| b.at(o).alive() && b.at(o).frightens() > 0) && (!contact || l.formed == b.turn)
        });
        if dread {
            tested.push(id);
        }
    }
    for &unit in &tested {
        t.happens(b, Event::Faced { unit });
    }
    morale::tests(b, t, &tested, MoraleTrial::Fear)
}
