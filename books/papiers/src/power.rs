//! Puissance: what a unit weighs in melee, in fire, in support (PAP-03, 17, 62, 63, 69, 73, 78, 80, 86).

use super::battle::{Battle, Id};
use super::options::{CharacterPui, ChariotMult, MachineSupport, MonsterPui, PuiBasis, Rounding, Stacking};
use super::rules::{
    BATTERY, CHARGE, CUSTOM, DRUGS, FIRE_SUPPORT, FRENZY, MACHINE_SUPPORT, MACHINES, MELEE_SUPPORT, MONSTERS,
    MOUNT_BONUS, MULTIPLIERS, POWER, POWER_BONUS, PUI_MAG, SOLO, WEAPONS,
};
use super::tables::{ATTRIBUTES, MELEE, Power, When};
use super::terms::{Attribute, Category, SupportKind};
use montjoie_game::mark::NOBODY;
use montjoie_table::{Tally, cite};

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

/// PAP-03 — one power of a unit by its strength, characters left aside.
fn of_troops(b: &Battle, id: Id, pui: i32) -> (i64, i64) {
    let u = b.at(id);
    let pui = i64::from(pui);
    cite(POWER);
    match u.category {
        Category::Monster => {
            cite(MONSTERS);
            match b.options.monster_pui {
                MonsterPui::FixedTotal => (pui, 1000),
                MonsterPui::PerPoint => (pui * i64::from(u.eff0), 1000),
            }
        }
        Category::Character => (0, 1000),
        _ => match b.options.pui_basis {
            PuiBasis::PerEff => (pui * i64::from(u.eff), 1000),
            PuiBasis::PerSoldier => (pui * i64::from(u.eff), 1000 * i64::from(u.each.max(1))),
        },
    }
}

/// PAP-86 — what characters add.
fn of_heroes(b: &Battle, id: Id, (num, den): (i64, i64), bonus: i64) -> Power {
    if bonus == 0 {
        return reduced(num, den);
    }
    let u = b.at(id);
    cite(POWER_BONUS);
    let each = match u.category {
        Category::Character => {
            cite(SOLO);
            1
        }
        Category::Monster => 1,
        _ => match b.options.character_pui_mode {
            CharacterPui::Total => 1,
            CharacterPui::PerFighter => i64::from(u.eff),
        },
    };
    reduced(num + bonus * each * (den / 1000), den)
}

/// PAP-03 — total PUI.
#[must_use]
pub fn total(b: &Battle, id: Id) -> Power {
    let u = b.at(id);
    if u.eff == 0 {
        return Power::NONE;
    }
    let bonus: i64 = b.heroes_in(id).map(|(_, h)| i64::from(h.pui)).sum();
    of_heroes(b, id, of_troops(b, id, u.pui), bonus)
}

/// PAP-03, PAP-63 — total PUI TIR.
#[must_use]
pub fn total_tir(b: &Battle, id: Id) -> Power {
    let u = b.at(id);
    if u.eff == 0 {
        return Power::NONE;
    }
    if u.machine != NOBODY {
        cite(MACHINES);
        cite(BATTERY);
        let Some(machine) = b.lore.machines.get(usize::from(u.machine)) else { return Power::NONE };
        let den = 3 * i64::from(u.eff0.max(1));
        let battery = i64::from(machine.battery) * i64::from(u.machines) * i64::from(u.eff);
        let bonus: i64 = b.heroes_in(id).map(|(_, h)| i64::from(h.pui_tir)).sum();
        return reduced(1000 * battery + bonus * den, 1000 * den);
    }
    if u.pui_tir == 0 && u.category != Category::Character {
        return Power::NONE;
    }
    let bonus: i64 = b.heroes_in(id).map(|(_, h)| i64::from(h.pui_tir)).sum();
    of_heroes(b, id, of_troops(b, id, u.pui_tir), bonus)
}

/// PAP-82 — total PUI MAG, where the GM has it so.
#[must_use]
pub fn total_mag(b: &Battle, id: Id) -> Power {
    let u = b.at(id);
    if !b.options.pui_mag || u.eff == 0 || u.pui_mag == 0 {
        return Power::NONE;
    }
    cite(PUI_MAG);
    let (num, den) = of_troops(b, id, u.pui_mag);
    reduced(num, den)
}

/// PAP-69 — support by weight.
#[must_use]
pub fn melee_support(b: &Battle, id: Id) -> i32 {
    cite(MELEE_SUPPORT);
    i32::try_from(total(b, id).ceil_of(50)).unwrap_or(i32::MAX)
}

/// PAP-73, PAP-74 — support by missiles; nought for those who have none.
#[must_use]
pub fn fire_support(b: &Battle, id: Id) -> i32 {
    let u = b.at(id);
    let power = total_tir(b, id);
    if power.num <= 0 || u.setup > 0 {
        return 0;
    }
    cite(FIRE_SUPPORT);
    if u.machine != NOBODY {
        cite(MACHINE_SUPPORT);
        if b.options.machine_support_mode == MachineSupport::TableValue {
            return b.lore.machines.get(usize::from(u.machine)).map_or(0, |m| m.support);
        }
    }
    let fifties = match b.options.ranged_support_rounding {
        Rounding::Floor => power.floor_of(50),
        Rounding::Nearest => power.nearest_of(50),
        Rounding::Ceil => power.ceil_of(50),
    };
    i32::try_from(fifties + 1).unwrap_or(i32::MAX)
}

/// The bonus a unit gives in this way.
#[must_use]
pub fn support(b: &Battle, id: Id, kind: SupportKind) -> i32 {
    match kind {
        SupportKind::Melee => melee_support(b, id),
        SupportKind::Fire => fire_support(b, id),
    }
}

/// PAP-12 — whether a unit strikes with its cavalry lance when it charges: only from the saddle.
#[must_use]
pub fn has_lance(b: &Battle, id: Id) -> bool {
    b.at(id).rides() && MELEE.get(usize::from(b.at(id).weapon)).is_some_and(|w| w.when == When::Charging)
}

/// PAP-17 — the multipliers of a melee roll.
pub fn multipliers<N: Tally>(b: &Battle, tally: N, id: Id, charging: bool) -> N {
    let u = b.at(id);
    let o = &b.options;
    // What multiplies, in hundredths, with its rule and word.
    let mut all: montjoie_table::Few<(montjoie_table::Rule, &'static str, i64), 10> = montjoie_table::Few::new();
    if charging {
        cite(CHARGE);
        if u.charge > 100 {
            all.push((MOUNT_BONUS, "charge_mount", i64::from(u.charge)));
            if u.category == Category::Chariot && o.chariot_multiplier == ChariotMult::Stacks {
                all.push((MOUNT_BONUS, "charge_mount", 120));
            }
        }
        if has_lance(b, id) {
            all.push((WEAPONS, "charge_lance", MELEE[usize::from(u.weapon)].charge));
        }
    }
    if u.drugged {
        all.push((DRUGS, "drugs", ATTRIBUTES[Attribute::Drogues as usize].mult));
    }
    if u.frenzy {
        all.push((FRENZY, "frenzy", ATTRIBUTES[Attribute::Frenesie as usize].mult));
    }
    for &c in &u.customs {
        if let Some(custom) = b.lore.customs.get(usize::from(c)).filter(|c| c.mult != 100) {
            all.push((CUSTOM, "custom", i64::from(custom.mult)));
        }
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
