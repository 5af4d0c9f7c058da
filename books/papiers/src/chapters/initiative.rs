//! Détermination de l'initiative: a die for each army, charges declared, ties (PAP-04, 05, 16, 25..27).

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::{Basis, ChargeIni, GeneralMode, RoundedBy, Tie};
use crate::chapters::skill;
use crate::events::Event;
use crate::nouns::battle::{ARMIES, Battle, HostId, MOST, UnitId};
use crate::nouns::choices::Yes;
use crate::nouns::rules::{
    AMBUSH, ARMOUR, CHARGE, CUSTOM, DISORDER, GALVANISE, GENERAL, INI, INI_EFF, INITIATIVE, MOUNTS, NARRATIVE, ROUT,
    TIES, WEAPONS,
};
use crate::nouns::tables::{ARMOURS, ini_by_eff, melee_weapon, state_ini};
use crate::nouns::terms::{Armour, Morale, Step};
use montjoie_game::formerly;
use montjoie_table::{
    Few, Key, Office, Play, Question, Quiet, Rule, Side, Subject, Table, Tally, Toss, Untold, cite, d,
};

/// PAP-04 — INI as the sheet has it.
pub fn sheet_ini<N: Tally>(b: &Battle, zero: N, id: UnitId) -> N {
    let u = b.at(id);
    let mut m = zero.plus(INI, "base", i32::from(u.ini_base));
    let eff = match b.options.ini_eff_basis {
        Basis::Initial => u.eff0,
        Basis::Current => u.eff,
    };
    if !b.is_character(id) && u.category != crate::nouns::terms::Category::Monster {
        let n = ini_by_eff(eff);
        m = m.plus_if(n != 0, INI_EFF, "size", n);
    }
    m = m.plus_if(u.armour == Armour::Heavy, ARMOUR, "armour", ARMOURS[1].1);
    for w in [u.weapon, u.second].into_iter().flatten().filter_map(melee_weapon) {
        m = m.plus_if(w.ini != 0, WEAPONS, "weapon", w.ini);
    }
    m = m.plus_if(u.mount_ini != 0, MOUNTS, "mount", i32::from(u.mount_ini));
    for custom in b.customs_of(id) {
        m = m.plus_if(custom.ini != 0, CUSTOM, "custom", i32::from(custom.ini));
    }
    m.plus_if(u.ini_hand != 0, INI, "by_hand", i32::from(u.ini_hand))
}

/// PAP-25 — INI of this hour.
pub fn ini<N: Tally>(b: &Battle, zero: N, id: UnitId) -> N {
    let u = b.at(id);
    let mut m = sheet_ini(b, zero, id);
    m = m.plus(INITIATIVE, "die", i32::from(b.host(u.army).die));
    let general = general_bonus(b, u.army);
    m = m.plus_if(general != 0, GENERAL, "general", general);
    let spurs = u.declared && b.options.charge_ini_bonus == ChargeIni::Declared;
    m = m.plus_if(spurs && u.ini_charge != 0, CHARGE, "charge", i32::from(u.ini_charge));
    m = match u.state() {
        Morale::Ok => m,
        Morale::Desorganisation => m.plus(DISORDER, "disorder", state_ini(Morale::Desorganisation)),
        Morale::Deroute => m.plus(ROUT, "rout", state_ini(Morale::Deroute)),
    };
    m = m.plus_if(u.galvanised_ini != 0, GALVANISE, "galvanised", i32::from(u.galvanised_ini));
    m = m.plus_if(u.deed_ini != 0, NARRATIVE, "deed", i32::from(u.deed_ini));
    m.plus_if(u.temp_ini != 0, Rule::GM, "gm", i32::from(u.temp_ini))
}

/// PAP-25, PAP-28 — who will act this hour, with their INI, the first first.
#[must_use]
pub fn order(b: &Battle) -> Vec<(i32, UnitId)> {
    let acts = |id: UnitId| !b.at(id).hidden && !b.at(id).routed() && !b.in_melee(id);
    let number = |id: UnitId| ini(b, Quiet::default(), id).total();
    let mut all: Vec<(i32, UnitId)> =
        b.present().map(|(id, _)| id).filter(|&id| acts(id)).map(|id| (number(id), id)).collect();
    all.sort_unstable_by_key(|&(ini, id)| (std::cmp::Reverse(ini), id));
    all
}

/// PAP-26 — what an able general adds to the die.
#[must_use]
pub fn general_bonus(b: &Battle, army: HostId) -> i32 {
    let Some(general) = b.general(army) else { return 0 };
    cite(GENERAL);
    match b.options.general_bonus_mode {
        GeneralMode::Manual => i32::from(general.bonus),
        GeneralMode::SkillTenth => {
            let skill = i32::from(general.command.max(general.tactics));
            match b.options.general_bonus_rounding {
                RoundedBy::Floor => skill / 10,
                RoundedBy::Nearest => (skill + 5) / 10,
                RoundedBy::Ceil => (skill + 9) / 10,
            }
        }
    }
}

/// What an owner declares before the order is fixed.
#[derive(Clone, Copy, Debug)]
enum Declare {
    /// PAP-16 — that this unit means to charge.
    Charge(UnitId),
    /// PAP-75 — that this unit gives up its ambush.
    Emerge(UnitId),
    /// That there is nothing to declare: asked all the same, since a stop would tell of an ambush.
    Nothing(Side),
}

impl Declare {
    fn side(self, b: &Battle) -> Side {
        match self {
            Declare::Charge(u) | Declare::Emerge(u) => b.at(u).side,
            Declare::Nothing(side) => side,
        }
    }
}

impl Question<Battle> for Declare {
    type Answer = Yes;

    fn key(self) -> Key {
        match self {
            Declare::Charge(u) => CHARGE.by(u),
            Declare::Emerge(u) => AMBUSH.by(u),
            Declare::Nothing(side) => INITIATIVE.by(Subject::side(side)),
        }
    }

    fn office(self, b: &Battle) -> Office {
        Office::Chief(self.side(b))
    }

    fn options(self, _: &Battle, offer: &mut dyn FnMut(Yes)) {
        if !matches!(self, Declare::Nothing(_)) {
            offer(Yes(true));
        }
        offer(Yes(false));
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Yes {
        formerly!(plan, self.side(b) => Yes(matches!(self, Declare::Charge(_))));
        Yes(match self {
            Declare::Charge(_) => true,
            Declare::Emerge(unit) => doctrine::emerges(b, unit),
            Declare::Nothing(_) => false,
        })
    }
}

/// PAP-25 — the second phase.
pub fn initiative<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let mut armies: Few<HostId, ARMIES> = Few::new();
    for army in b.host_ids() {
        if b.present().any(|(_, u)| u.army == army) {
            armies.push(army);
        }
    }
    let mut dice: Few<(HostId, u8), ARMIES> = Few::new();
    {
        let b = &*b;
        t.throw_each(
            &armies,
            |t, army| {
                let general = general_bonus(b, army);
                let plus = t.tally().plus_if(general != 0, GENERAL, "general", general);
                Toss::new(INITIATIVE.by(army), Office::Chief(b.host(army).side), d(10)).plus(plus)
            },
            |_, cast| (cast.total, cast.dice),
            |army, (_, face)| dice.push((army, u8::try_from(face).unwrap_or(1))),
        )?;
    }
    for &(army, face) in &dice {
        t.happens(b, Event::Die { army, face });
    }
    // Every unit, and both sides for those who have nothing to declare.
    let mut asked: Few<Declare, { MOST + 2 }> = Few::new();
    for (id, u) in b.present() {
        if u.hidden {
            asked.push(Declare::Emerge(id));
        } else if u.rides() && u.ini_charge != 0 && !u.routed() && !b.in_melee(id) {
            asked.push(Declare::Charge(id));
        }
    }
    for side in Side::BOTH {
        if !asked.iter().any(|q| q.side(b) == side) {
            asked.push(Declare::Nothing(side));
        }
    }
    let mut said: Few<Declare, { MOST + 2 }> = Few::new();
    t.choose_each(b, &asked, |q, yes| {
        if yes.0 {
            said.push(q);
        }
    })?;
    for q in said {
        match q {
            Declare::Charge(unit) => t.happens(b, Event::Declared { unit }),
            Declare::Emerge(unit) => t.happens(b, Event::Revealed { unit }),
            Declare::Nothing(_) => {}
        }
    }
    t.happens(b, Event::Step(Step::Engagement));
    Ok(())
}

/// PAP-27 — puts the armies of a tie in order, rolling for those who have not yet. The first acts first.
pub fn break_tie<T: Table<Battle>>(b: &mut Battle, t: &mut T, armies: &[HostId]) -> Play<HostId> {
    match b.options.initiative_tie {
        Tie::Coin => draw_order(b, t)?,
        Tie::OpposedGeneralRoll | Tie::Simultaneous => {
            if b.options.general_bonus_mode == GeneralMode::Manual {
                draw_order(b, t)?;
            } else {
                opposed(b, t, armies)?;
            }
        }
    }
    let first = armies.iter().copied().max_by_key(|&a| (b.host(a).tie, std::cmp::Reverse(a)));
    Ok(first.unwrap_or(HostId::new(0)))
}

/// `coin` — the order of all armies, drawn once an hour.
fn draw_order<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    if b.armies.iter().any(|a| a.tie >= 0) {
        return Ok(());
    }
    let mut left: Few<HostId, ARMIES> = b.host_ids().collect();
    while !left.is_empty() {
        let n = u8::try_from(left.len()).unwrap_or(1);
        let place =
            if n == 1 { 0 } else { t.roll(Toss::new(TIES.once(), Office::Gm, d(n)), |cast| Untold(cast.dice - 1))?.0 };
        let army = left.remove(usize::try_from(place).unwrap_or(0));
        t.happens(b, Event::Tie { army, score: i16::from(n) });
    }
    Ok(())
}

/// The generals' skill rolls: the better outcome first, then the larger margin; equals roll again.
fn opposed<T: Table<Battle>>(b: &mut Battle, t: &mut T, armies: &[HostId]) -> Play {
    let skill_of = |b: &Battle, army: HostId| b.general(army).map_or(0, |g| i32::from(g.command.max(g.tactics)));
    let toss = |b: &Battle, t: &T, army: HostId| {
        let versus = t.tally().plus(GENERAL, "skill", skill_of(b, army));
        Toss::new(TIES.by(army), Office::Chief(b.host(army).side), d(100)).at_most(versus)
    };
    // Two armies and no other: who is first is all there is to know.
    let (first, second) = (HostId::new(0), HostId::new(1));
    if b.armies.len() == 2 && armies.len() == 2 {
        if b.armies.iter().all(|a| a.tie >= 0) {
            return Ok(());
        }
        for _ in 0..AGAIN {
            let options = b.options;
            let order = t.throw([toss(b, t, first), toss(b, t, second)], |[one, other]| {
                skill::score(&options, one).cmp(&skill::score(&options, other))
            })?;
            if order.is_ne() {
                t.happens(b, Event::Tie { army: first, score: 1 + i16::from(order.is_gt()) });
                t.happens(b, Event::Tie { army: second, score: 1 + i16::from(order.is_lt()) });
                return Ok(());
            }
        }
        for army in [first, second] {
            t.happens(b, Event::Tie { army, score: 1 });
        }
        return Ok(());
    }
    for _ in 0..AGAIN {
        let mut roll: Few<HostId, ARMIES> = Few::new();
        for &army in armies {
            let mine = b.host(army).tie;
            let same = armies.iter().any(|&o| o != army && b.host(o).tie == mine);
            if mine < 0 || same {
                roll.push(army);
            }
        }
        if roll.is_empty() {
            break;
        }
        let mut scores: Few<(HostId, i16), ARMIES> = Few::new();
        let options = b.options;
        t.throw_each(
            &roll,
            |t, army| toss(b, t, army),
            |_, cast| (skill::read(&options, cast), skill::score(&options, cast)),
            |army, (_, score)| scores.push((army, score)),
        )?;
        for (army, score) in scores {
            t.happens(b, Event::Tie { army, score });
        }
    }
    Ok(())
}

/// How often equals roll again before the list decides.
const AGAIN: usize = 8;
