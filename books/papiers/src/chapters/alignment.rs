//! As engagement ends: limits, divided power, fear of those just met (PAP-30, 49, 66..68).

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::{FearTiming, LimitCheck, SplitMode, SupportOnSplit};
use crate::chapters::attributes;
use crate::chapters::engagement::{support_best, three_to_one, too_many};
use crate::events::Event;
use crate::nouns::battle::{BLOWS, Battle, MOST, UnitId};
use crate::nouns::choices::{Blood, Parts, Whom};
use crate::nouns::rules::{FIVE_TIMES, SPLIT, SUPPORT};
use crate::nouns::terms::Step;
use montjoie_game::choices::pick;
use montjoie_game::formerly;
use montjoie_table::{Few, Key, Office, Play, Question, Table, cite};

/// Those who fall on a target, in the order of armies and lists.
fn assailants(b: &Battle, target: UnitId) -> Few<UnitId, MOST> {
    let mut all: Few<UnitId, MOST> = b.assailants(target).collect();
    all.sort_unstable();
    all
}

/// PAP-66 — whether a unit strikes a router too, while somebody able stands before it.
#[derive(Clone, Copy, Debug)]
struct StrikeToo(UnitId, UnitId);

impl Question<Battle> for StrikeToo {
    type Answer = Blood;

    fn key(self) -> Key {
        SPLIT.on(self.0, self.1)
    }

    fn office(self, b: &Battle) -> Office {
        Office::Chief(b.at(self.0).side)
    }

    fn options(self, _: &Battle, offer: &mut dyn FnMut(Blood)) {
        offer(Blood(false));
        offer(Blood(true));
    }

    fn usual(self, _: &Battle, _: &Plan) -> Blood {
        Blood(false)
    }
}

/// PAP-66, `free` — how a unit divides its power.
#[derive(Clone, Copy, Debug)]
struct PartsOf(UnitId, usize);

impl Question<Battle> for PartsOf {
    type Answer = Parts;

    fn key(self) -> Key {
        SPLIT.by(self.0)
    }

    fn office(self, b: &Battle) -> Office {
        Office::Chief(b.at(self.0).side)
    }

    fn options(self, _: &Battle, offer: &mut dyn FnMut(Parts)) {
        offer(Parts::EQUAL);
        for first in 1..10u8 {
            if self.1 == 2 {
                offer(Parts([10 * first, 100 - 10 * first, 0]));
            } else {
                for second in 1..10 - first {
                    offer(Parts([10 * first, 10 * second, 100 - 10 * (first + second)]));
                }
            }
        }
    }

    fn usual(self, _: &Battle, _: &Plan) -> Parts {
        Parts::EQUAL
    }
}

/// PAP-30, `one_roll` — against whom a supporter of a divided unit helps.
#[derive(Clone, Copy, Debug)]
struct HelpAgainst(UnitId);

impl Question<Battle> for HelpAgainst {
    type Answer = Whom;

    fn key(self) -> Key {
        SUPPORT.by(self.0)
    }

    fn office(self, b: &Battle) -> Office {
        Office::Chief(b.at(self.0).side)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Whom)) {
        for foe in facing(b, self.0) {
            offer(Whom(Some(foe)));
        }
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Whom {
        let (side, all) = (b.at(self.0).side, facing(b, self.0));
        formerly!(plan, side => Whom(crate::brought::frozen::heaviest(b, side, all.into_iter())));
        Whom(doctrine::heaviest(b, side, all.into_iter()))
    }
}

/// Whom the friend of a supporter strikes.
fn facing(b: &Battle, supporter: UnitId) -> Few<UnitId, MOST> {
    b.at(supporter).supports.map_or_else(Few::new, |friend| b.struck_in_order(friend))
}

/// The end of the third phase.
pub fn align<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    if b.options.multi_limit_check == LimitCheck::EachTurn {
        five_times(b, t)?;
    }
    three_to_one(b, t);
    blood(b, t)?;
    if b.options.pui_split == SplitMode::Free {
        divide(b, t)?;
    }
    if b.options.support_on_split == SupportOnSplit::OneRoll {
        let mut asked: Few<HelpAgainst, MOST> = Few::new();
        for (id, u) in b.present() {
            if b.gives_support(id) && u.supports.is_some_and(|friend| b.struck(friend).count() > 1) {
                asked.push(HelpAgainst(id));
            }
        }
        let mut said: Few<(UnitId, Option<UnitId>), MOST> = Few::new();
        t.choose_each(b, &asked, |q, pick| said.push((q.0, pick.0)))?;
        for (unit, foe) in said {
            t.happens(b, Event::SupportOn { unit, foe });
        }
    }
    if b.options.fear_test_timing != FearTiming::StartOfTurn {
        attributes::fear(b, t, true)?;
    }
    t.happens(b, Event::Step(Step::TirDefensif));
    Ok(())
}

/// PAP-67 — targets in dice order, each on the links then left; the attackers' owner chooses who is kept.
fn five_times<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    for target in b.ids() {
        if !b.at(target).alive() || !too_many(b, target, None, b.at(target).eff) {
            continue;
        }
        cite(FIVE_TIMES);
        let side = b.at(target).side.foe();
        let keep = pick(
            FIVE_TIMES.by(target),
            Office::Chief(side),
            move |b: &Battle, offer: &mut dyn FnMut(Whom)| {
                assailants(b, target).into_iter().for_each(|id| offer(Whom(Some(id))));
            },
            move |b: &Battle, plan: &Plan| {
                let all = assailants(b, target);
                formerly!(plan, side => Whom(crate::brought::frozen::heaviest(b, side, all.into_iter())));
                Whom(doctrine::heaviest(b, side, all.into_iter()))
            },
        );
        let kept = t.choose(b, keep)?.0;
        for other in assailants(b, target) {
            if Some(other) != kept {
                t.happens(b, Event::Parted { one: other, other: target });
                if !b.in_melee(other)
                    && let Some(kept) = kept
                {
                    support_best(b, t, other, kept);
                }
            }
        }
    }
    Ok(())
}

/// PAP-66 — routers are left out while somebody able stands before a unit; its owner may want their blood.
fn blood<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let mut asked: Few<StrikeToo, BLOWS> = Few::new();
    for (id, u) in b.present() {
        if u.routed() || b.assailants(id).next().is_none() {
            continue;
        }
        for foe in b.opponents_in_order(id) {
            if b.at(foe).routed() {
                asked.push(StrikeToo(id, foe));
            }
        }
    }
    let mut said: Few<(UnitId, UnitId), BLOWS> = Few::new();
    t.choose_each(b, &asked, |q, blood| {
        if blood.0 {
            said.push((q.0, q.1));
        }
    })?;
    for (unit, foe) in said {
        t.happens(b, Event::Blooded { unit, foe });
    }
    Ok(())
}

fn divide<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let mut asked: Few<PartsOf, MOST> = Few::new();
    for (id, _) in b.present() {
        let n = b.struck(id).count();
        if (2..=3).contains(&n) && !b.at(id).routed() {
            asked.push(PartsOf(id, n));
        }
    }
    let mut said: Few<(UnitId, Parts), MOST> = Few::new();
    t.choose_each(b, &asked, |q, parts| said.push((q.0, parts)))?;
    for (unit, parts) in said {
        if parts != Parts::EQUAL {
            t.happens(b, Event::Divided { unit, parts });
        }
    }
    Ok(())
}
