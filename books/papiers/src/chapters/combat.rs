//! Résolution des combats: volleys at the charge, the vanguard, then everything at once (PAP-31, 35, 48, 65, 66, 71, 72).

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::{DeclaredShot, Shots, VanguardTiming, VanguardTrigger};
use crate::chapters::attack::{self, Strike, StrikeKind, Strikes};
use crate::chapters::losses;
use crate::chapters::magic;
use crate::chapters::power;
use crate::events::Event;
use crate::nouns::battle::{Battle, MOST, UnitId};
use crate::nouns::choices::Whom;
use crate::nouns::rules::{DEFENSIVE, WHICH_POWER};
use crate::nouns::terms::{Attribute, Step};
use montjoie_game::formerly;
use montjoie_table::{Crowd, Few, Key, Office, Play, Question, Table, cite};

/// PAP-72 — those who charged a missile unit, and may be shot at for it.
fn chargers(b: &Battle, id: UnitId) -> Crowd<UnitId> {
    let u = b.at(id);
    if !u.alive() || u.routed() || u.melee_before || u.setup > 0 || power::total_tir(b, id).num <= 0 {
        return Crowd::EMPTY;
    }
    if u.shot_spent && b.options.shots_per_turn == Shots::One {
        return Crowd::EMPTY;
    }
    let surprised = |ambush: bool| ambush && !b.options.ambush_defensive_fire;
    b.links
        .iter()
        .filter(|l| l.formed == b.turn && !surprised(l.ambush))
        .filter_map(|l| l.other(id).filter(|&o| l.engager(o) && b.at(o).alive()))
        .collect()
}

/// PAP-72 — at whom a charged unit shoots: a charger, or nobody.
#[derive(Clone, Copy, Debug)]
struct VolleyOf(UnitId);

impl Question<Battle> for VolleyOf {
    type Answer = Whom;

    fn key(self) -> Key {
        DEFENSIVE.by(self.0)
    }

    fn office(self, b: &Battle) -> Office {
        Office::Chief(b.at(self.0).side)
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Whom)) {
        for foe in chargers(b, self.0) {
            offer(Whom(Some(foe)));
        }
        offer(Whom::NOBODY);
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Whom {
        let (side, all) = (b.at(self.0).side, chargers(b, self.0));
        formerly!(plan, side => Whom(crate::brought::frozen::heaviest(b, side, all.into_iter())));
        Whom(doctrine::heaviest(b, side, all.into_iter()))
    }
}

/// 4a — volleys at the charge, all at once; their losses go at once.
pub fn defensive<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    t.happens(b, Event::Joined);
    let mut attacks = Strikes::new();
    if b.options.shots_per_turn == Shots::UnlimitedReaction {
        for by in b.ids() {
            for on in chargers(b, by) {
                attacks.push(Strike { by, on, kind: StrikeKind::Defensive });
            }
        }
    } else {
        let mut asked: Few<VolleyOf, MOST> = Few::new();
        for id in b.ids() {
            if !chargers(b, id).is_empty() {
                asked.push(VolleyOf(id));
            }
        }
        t.choose_each(b, &asked, |q, pick| {
            if let Some(on) = pick.0.filter(|&on| on != q.0) {
                attacks.push(Strike { by: q.0, on, kind: StrikeKind::Defensive });
            }
        })?;
    }
    attacks.retain(|a| attack::can_roll(b, *a));
    let before = b.hits.len();
    attack::strike(b, t, &attacks, true)?;
    if b.options.shots_per_turn == Shots::One {
        for a in &attacks {
            t.happens(b, Event::Shot { unit: a.by });
        }
    }
    losses::at_once(b, t, before)?;
    t.happens(b, Event::Step(Step::AvantGarde));
    Ok(())
}

/// PAP-48 — the vanguard's extra blows that are due.
fn vanguard_blows(b: &Battle, attacks: &mut Strikes, of: Option<UnitId>) {
    for link in &b.links {
        if !link.new || link.formed != b.turn {
            continue;
        }
        for (by, on) in [(link.a, link.b), (link.b, link.a)] {
            let own = b.options.avant_garde_trigger == VanguardTrigger::OwnEngagementOnly;
            if !b.at(by).has(Attribute::AvantGarde) || (own && !link.engager(by)) || of.is_some_and(|u| u != by) {
                continue;
            }
            let a = Strike { by, on, kind: StrikeKind::Vanguard };
            if attack::can_roll(b, a) {
                attacks.push(a);
            }
        }
    }
}

/// 4b — the vanguard.
pub fn vanguard<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    if b.options.avant_garde_timing == VanguardTiming::BeforeMelee {
        let mut attacks = Strikes::new();
        vanguard_blows(b, &mut attacks, None);
        attacks.sort_unstable_by_key(|a| (a.by, a.on));
        let before = b.hits.len();
        attack::strike(b, t, &attacks, true)?;
        losses::at_once(b, t, before)?;
    }
    t.happens(b, Event::Step(Step::Combat));
    Ok(())
}

/// 4c — every blow and every shot, from what everyone is at this moment.
pub fn melee<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let mut attacks = Strikes::new();
    for by in b.ids() {
        let u = b.at(by);
        if !u.alive() || u.routed() || u.hidden {
            continue;
        }
        if b.options.avant_garde_timing == VanguardTiming::Simultaneous {
            vanguard_blows(b, &mut attacks, Some(by));
        }
        for on in b.struck_in_order(by) {
            push(b, &mut attacks, Strike { by, on, kind: StrikeKind::Melee });
        }
        let again = b.options.shots_per_turn == Shots::UnlimitedReaction;
        if let Some(on) = u.target.filter(|_| !u.shot_spent || again) {
            let kind = if u.by_magic { StrikeKind::Magic } else { StrikeKind::Fire };
            // PAP-34, PAP-72: whoever was engaged fights with PUI; the volley at the charge is the one exception. Magic
            // never goes with melee (PAP-82).
            let keeps = again || b.options.declared_shot_when_charged == DeclaredShot::Keep;
            if !(u.fought || b.in_melee(by)) || (kind == StrikeKind::Fire && keeps) {
                push(b, &mut attacks, Strike { by, on, kind });
            } else {
                cite(WHICH_POWER);
            }
        }
    }
    attack::strike(b, t, &attacks, false)?;
    magic::pending(b, t)?;
    t.happens(b, Event::Step(Step::Pertes));
    Ok(())
}

fn push(b: &Battle, attacks: &mut Strikes, a: Strike) {
    if attack::can_roll(b, a) {
        attacks.push(a);
    }
}
