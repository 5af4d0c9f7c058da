//! Puissance: what a unit weighs in melee, in fire, in support (PAP-03, 17, 62, 63, 69, 73, 78, 80, 86).

use crate::brought::options::{CharacterPui, ChariotMult, MachineSupport, MonsterPui, PuiBasis, RoundedBy, Stacking};
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::rules::{
    BATTERY, CUSTOM, DRUGS, EFF, FIRE_SUPPORT, FRENZY, MACHINE_SUPPORT, MELEE_SUPPORT, MONSTERS, MOUNT_BONUS,
    MULTIPLIERS, POWER, POWER_BONUS, SOLO, WEAPONS,
};
use crate::nouns::tables::{ATTRIBUTES, MeleeWeapon, Power, WeaponUse, melee_weapon};
use crate::nouns::terms::{Attribute, Category, SupportKind};
use montjoie_table::{Id as _, Tally, cite};

fn gcd(mut a: i64, mut b: i64) -> i64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

fn reduced(num: i64, den: i64) -> Power {
    let g = gcd(num.abs(), den);
    Power { num: num / g, den: den / g }
}

/// Which of a unit's powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// PUI.
    Melee,
    /// PUI TIR.
    Fire,
    /// PUI MAG.
    Magic,
}

/// A power in thousandths as a fraction in lowest terms.
fn parts(thousandths: i64) -> (i64, i64) {
    let p = reduced(thousandths, 1000);
    (p.num, p.den)
}

/// PAP-03, PAP-63, PAP-86 — one power of a unit, part by part: what a head is worth, how many there are, who leads them.
pub fn summed<N: Tally>(b: &Battle, zero: N, id: UnitId, which: Of) -> N {
    let u = b.at(id);
    let (pui, word, bonus) = match which {
        Of::Melee => (u.pui, "pui", true),
        Of::Fire => (u.pui_tir, "pui_tir", true),
        Of::Magic => (u.pui_mag, "pui_mag", false),
    };
    let heroes = || {
        let adds = b.heroes_in(id).map(move |(_, h)| i64::from(if which == Of::Fire { h.pui_tir } else { h.pui }));
        adds.filter(move |&n| bonus && n != 0)
    };
    if which == Of::Fire && u.machine.is_some() {
        let m = battery(b, zero, id);
        return heroes().fold(m, add);
    }
    let (num, den) = parts(pui.into());
    match u.category {
        // PAP-80: of people alone each brings his own, and there is nobody else.
        Category::Character => {
            cite(SOLO);
            let mut all = heroes();
            let (num, den) = parts(all.next().unwrap_or(0));
            return all.fold(zero.times(POWER_BONUS, "pui_hero", num, den), add);
        }
        Category::Monster => {
            let m = zero.times(MONSTERS, "pui_monster", num, den);
            let per_point = b.options.monster_pui == MonsterPui::PerPoint;
            return heroes().fold(m.times_if(per_point, EFF, "eff_initial", i64::from(u.eff0), 1), add);
        }
        _ => {}
    }
    let mut m = zero.times(POWER, word, num, den);
    let each = i64::from(u.each.max(1));
    m = m.times_if(b.options.pui_basis == PuiBasis::PerSoldier && each > 1, EFF, "per_soldier", 1, each);
    if b.options.character_pui_mode == CharacterPui::PerFighter {
        return heroes().fold(m, add).times(EFF, "eff", i64::from(u.eff), 1);
    }
    heroes().fold(m.times(EFF, "eff", i64::from(u.eff), 1), add)
}

/// PAP-86 — what a character adds.
fn add<N: Tally>(m: N, thousandths: i64) -> N {
    let (num, den) = parts(thousandths);
    m.adding(POWER_BONUS, "hero", num, den)
}

/// PAP-62, PAP-63 — a battery is three machines; as many are served as there are servants left.
fn battery<N: Tally>(b: &Battle, zero: N, id: UnitId) -> N {
    let u = b.at(id);
    let printed = b.machine_of(id).map_or(0, |machine| machine.battery);
    let m = zero.times(BATTERY, "battery", i64::from(printed), 1);
    let served = reduced(i64::from(u.eff), i64::from(u.eff0.max(1)));
    m.times(BATTERY, "machines", i64::from(u.machines), 3).times(EFF, "servants", served.num, served.den)
}

fn power(b: &Battle, id: UnitId, which: Of) -> Power {
    let (num, den) = summed(b, montjoie_table::Quiet::default(), id, which).ratio();
    reduced(num, den)
}

/// PAP-03 — total PUI.
#[must_use]
pub fn total(b: &Battle, id: UnitId) -> Power {
    if b.at(id).eff == 0 {
        return Power::NONE;
    }
    power(b, id, Of::Melee)
}

/// PAP-03, PAP-63 — total PUI TIR.
#[must_use]
pub fn total_tir(b: &Battle, id: UnitId) -> Power {
    let u = b.at(id);
    let unarmed = u.machine.is_none() && u.pui_tir == 0 && u.category != Category::Character;
    if u.eff == 0 || unarmed || u.machine.is_some_and(|machine| machine.index() >= b.lore.machines.len()) {
        return Power::NONE;
    }
    power(b, id, Of::Fire)
}

/// PAP-82 — total PUI MAG, where the GM has it so.
#[must_use]
pub fn total_mag(b: &Battle, id: UnitId) -> Power {
    let u = b.at(id);
    if !b.options.pui_mag || u.eff == 0 || u.pui_mag == 0 {
        return Power::NONE;
    }
    power(b, id, Of::Magic)
}

/// PAP-69 — support by weight.
#[must_use]
pub fn melee_support(b: &Battle, id: UnitId) -> i32 {
    cite(MELEE_SUPPORT);
    i32::try_from(total(b, id).ceil_of(50)).unwrap_or(i32::MAX)
}

/// PAP-73, PAP-74 — support by missiles; nought for those who have none.
#[must_use]
pub fn fire_support(b: &Battle, id: UnitId) -> i32 {
    let u = b.at(id);
    let power = total_tir(b, id);
    if power.num <= 0 || u.setup > 0 {
        return 0;
    }
    cite(FIRE_SUPPORT);
    if u.machine.is_some() {
        cite(MACHINE_SUPPORT);
        if b.options.machine_support_mode == MachineSupport::TableValue {
            return b.machine_of(id).map_or(0, |m| m.support);
        }
    }
    let fifties = match b.options.ranged_support_rounding {
        RoundedBy::Floor => power.floor_of(50),
        RoundedBy::Nearest => power.nearest_of(50),
        RoundedBy::Ceil => power.ceil_of(50),
    };
    i32::try_from(fifties + 1).unwrap_or(i32::MAX)
}

/// The bonus a unit gives in this way.
#[must_use]
pub fn support(b: &Battle, id: UnitId, kind: SupportKind) -> i32 {
    match kind {
        SupportKind::Melee => melee_support(b, id),
        SupportKind::Fire => fire_support(b, id),
    }
}

/// PAP-12 — the cavalry lance a unit strikes with when it charges: only from the saddle.
fn lance(b: &Battle, id: UnitId) -> Option<&'static MeleeWeapon> {
    let weapon = b.at(id).weapon.filter(|_| b.at(id).rides()).and_then(melee_weapon);
    weapon.filter(|w| w.when == WeaponUse::Charging)
}

/// PAP-17 — the multipliers of a melee roll.
pub fn multipliers<N: Tally>(b: &Battle, tally: N, id: UnitId, charging: bool) -> N {
    let u = b.at(id);
    let o = &b.options;
    // What multiplies, in hundredths, with its rule and word.
    let mut all: montjoie_table::Few<(montjoie_table::Rule, &'static str, i64), 10> = montjoie_table::Few::new();
    if charging {
        if u.charge > 100 {
            all.push((MOUNT_BONUS, "charge_mount", i64::from(u.charge)));
            if u.category == Category::Chariot && o.chariot_multiplier == ChariotMult::Stacks {
                all.push((MOUNT_BONUS, "charge_mount", 120));
            }
        }
        if let Some(lance) = lance(b, id) {
            all.push((WEAPONS, "charge_lance", lance.charge));
        }
    }
    if u.drugged {
        all.push((DRUGS, "drugs", ATTRIBUTES[Attribute::Drogues as usize].mult));
    }
    if u.frenzy {
        all.push((FRENZY, "frenzy", ATTRIBUTES[Attribute::Frenesie as usize].mult));
    }
    for custom in b.customs_of(id).filter(|c| c.mult != 100) {
        all.push((CUSTOM, "custom", i64::from(custom.mult)));
    }
    stack(tally, &all, o.pui_multiplier_stacking)
}

fn stack<N: Tally>(tally: N, all: &[(montjoie_table::Rule, &'static str, i64)], how: Stacking) -> N {
    if all.is_empty() {
        return tally;
    }
    cite(MULTIPLIERS);
    match how {
        Stacking::Product => all.iter().fold(tally, |t, &(rule, word, m)| t.times(rule, word, m, 100)),
        Stacking::SumOfBonuses => {
            let sum = 100 + all.iter().map(|(_, _, m)| m - 100).sum::<i64>();
            tally.times(MULTIPLIERS, "stacked", sum, 100)
        }
        Stacking::Highest => {
            let (rule, word, m) =
                all.iter().copied().max_by_key(|(_, _, m)| *m).unwrap_or((MULTIPLIERS, "stacked", 100));
            tally.times(rule, word, m, 100)
        }
    }
}
