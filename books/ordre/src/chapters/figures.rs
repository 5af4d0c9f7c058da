//! Unit figures: PdA and PdF, Frc, Cbt, Dfs, SdR, each from its parts.

use crate::brought::options::{
    BigNumbers, CavalrySdg, ChargeScope, Chariots, FlyingMult, ForestCavalry, MixedWeapons, ModAttScope, PfgBurst,
};
use crate::nouns::battle::Battle;
use crate::nouns::rules::{
    AMMUNITION, ARTILLERY, ASSAULT, BIG_NUMBERS, BROKEN_GROUND, BURSTS, CAVALRY, CHARIOTS, CONTACT_SHOT, DEFENCE,
    EFFECTIF, EFFECTIVE, FORCE, FOREST, GUNS_AT_CONTACT, INFANTRY, MELEE_PDA, MIXED, MODERN, MORALE, MULTIPLIER,
    PARTIAL_ARMOUR, PFG, PRECISION, QUALITY, RANGED_PDA, ROUNDING, SDG, SECONDARY, SHORT_RANGE, SHOTS, SPECIAL_UNITS,
    THRESHOLD, THROWN, VEHICLE_CBT, VEHICLE_DFS, VEHICLE_FORCE, WALLS, WEAPONS,
};
use crate::nouns::tables::{fort_row, terrain_row, type_row};
use crate::nouns::terms::{COURTE, Fraction, Landscape, MOYENNE, Mode, Theatre, TroopType};
use crate::nouns::unit::{Unit, Weapon};
use montjoie_table::{Rule, cite};

/// How a unit's power is brought to bear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// In the shock; whether its charge still counts.
    Shock {
        /// Whether the group has been in no shock yet.
        fresh: bool,
    },
    /// In a shot from this distance.
    Shot(u8),
    /// In a shot at those who have come to contact.
    Contact,
}

/// One part of a product, for whoever reads it: rule, word, and the factor.
pub type PowerPart = (Rule, &'static str, i64, i64);

/// ORD-76 — the factor by which walls multiply the Force of those behind them.
#[must_use]
pub fn walls_factor(b: &Battle, u: &Unit) -> i64 {
    if !b.walled(u.side) {
        return 1;
    }
    cite(WALLS);
    place_factor(b)
}

/// ORD-76 — For of the place, whoever is in it.
#[must_use]
pub fn place_factor(b: &Battle) -> i64 {
    match (b.options.for_override, b.fort) {
        (0, Some(fort)) => fort_row(fort.kind).factor,
        (0, None) => 1,
        (n, _) => i64::from(n),
    }
}

/// ORD-64 — the ground a battle is fought on: walls and towns are grounds of their own.
#[must_use]
pub fn ground(b: &Battle) -> Landscape {
    match b.mode {
        Mode::Assault | Mode::Siege => Landscape::Assault,
        Mode::Urban => Landscape::Urban,
        Mode::Field | Mode::Vehicles => b.options.terrain,
    }
}

/// ORD-92 — whether vehicles fight house by house.
#[must_use]
pub fn vehicles_in_town(b: &Battle) -> bool {
    b.is_vehicles() && b.theatre == Theatre::Land && b.options.terrain == Landscape::Urban
}

/// ORD-11 — whether a unit can take part: chariots need flat ground.
#[must_use]
#[inline(always)]
pub fn deploys(b: &Battle, u: &Unit) -> bool {
    u.troop != TroopType::WarChariots || chariots_deploy(b) || b.options.undeployable_chariots == Chariots::AsInfantry
}

fn chariots_deploy(b: &Battle) -> bool {
    cite(CHARIOTS);
    cite(BROKEN_GROUND);
    b.is_vehicles() || terrain_row(ground(b)).chariots
}

/// ORD-09, ORD-10, ORD-11, ORD-65 — the type's multiplier here.
fn multiplier(b: &Battle, u: &Unit, charges: bool) -> PowerPart {
    let row = type_row(u.troop);
    let full = if u.type_mult_override > 0 { (i64::from(u.type_mult_override), 100) } else { (row.mult, 1) };
    if !row.charge {
        return (MULTIPLIER, "type", full.0, full.1);
    }
    if u.troop == TroopType::WarChariots && !chariots_deploy(b) {
        return (CHARIOTS, "on_foot", 1, 1);
    }
    if charges && terrain_row(ground(b)).charge {
        return (if u.troop == TroopType::Cavalry { CAVALRY } else { MULTIPLIER }, "charge", full.0, full.1);
    }
    if u.troop == TroopType::Cavalry
        && ground(b) == Landscape::Forest
        && b.options.forest_cavalry == ForestCavalry::Half
    {
        return (FOREST, "no_charge", 1, 2);
    }
    (if u.troop == TroopType::Cavalry { CAVALRY } else { MULTIPLIER }, "no_charge", i64::from(u.no_charge_mult), 100)
}

/// ORD-27 — mean damage of the weapon that counts.
fn weapon(b: &Battle, u: &Unit) -> Fraction {
    match b.options.mixed_weapons {
        MixedWeapons::MostCommon => u.dmg,
        MixedWeapons::Mean => {
            cite(WEAPONS);
            u.dmg_mean
        }
    }
}

/// ORD-30 — big figures to the nearest ten or hundred, half upwards; never to nothing.
fn rounded(b: &Battle, figure: i64) -> i64 {
    let to = match b.options.big_number_rounding {
        BigNumbers::One => return figure,
        BigNumbers::Ten => 10,
        BigNumbers::Hundred => 100,
    };
    cite(BIG_NUMBERS);
    let near = (figure + to / 2).div_euclid(to) * to;
    if near == 0 { figure } else { near }
}

/// A product on its way: exact until it is floored.
struct Product<F: FnMut(PowerPart)> {
    num: i128,
    den: i128,
    see: F,
}

impl<F: FnMut(PowerPart)> Product<F> {
    fn times(&mut self, (rule, word, num, den): PowerPart) {
        cite(rule);
        (self.see)((rule, word, num, den));
        self.num *= i128::from(num);
        self.den *= i128::from(den.max(1));
    }

    fn floor(&self) -> i64 {
        cite(ROUNDING);
        i64::try_from(self.num.div_euclid(self.den.max(1))).unwrap_or(i64::MAX)
    }
}

fn frac(rule: Rule, word: &'static str, f: Fraction) -> PowerPart {
    (rule, word, i64::from(f.num), i64::from(f.den))
}

/// ORD-08 to ORD-19, ORD-48 to ORD-50 — a unit's PdA or PdF, its own halvings made. `armour`: that of a vehicle it is turned against.
pub fn pda(b: &Battle, u: &Unit, how: Use, armour: Option<i32>, mut see: impl FnMut(PowerPart)) -> i64 {
    if u.ammunition == 0 {
        cite(AMMUNITION);
        see((AMMUNITION, "no_ammunition", 0, 1));
        return 0;
    }
    if u.vehicle {
        return rounded(b, pfg(b, u, armour, see));
    }
    if u.pieces > 0 && how == Use::Contact && !u.fires_at_contact {
        cite(GUNS_AT_CONTACT);
        see((GUNS_AT_CONTACT, "silent", 0, 1));
        return 0;
    }
    if let Use::Shot(distance) = how
        && b.options.enforce_range
        && u.prt < distance
    {
        cite(SHOTS);
        see((SHOTS, "out_of_range", 0, 1));
        return 0;
    }
    let mut figure = if !u.ranged && !b.is_vehicles() && matches!(how, Use::Shot(_)) {
        // ORD-17: muskets first, then the bayonet.
        cite(MODERN);
        shot_power(b, &Unit { dmg: u.volley, dmg_mean: u.volley, ..*u }, &mut see)
    } else if u.pda >= 0 {
        cite(Rule::GM);
        see((Rule::GM, "by_hand", u.pda, 1));
        u.pda
    } else if u.ranged {
        shot_power(b, u, &mut see)
    } else {
        let fresh = b.options.charge_scope == ChargeScope::EveryShock || how != Use::Shock { fresh: false };
        blow_power(b, u, fresh, &mut see)
    };
    // ORD-48: archaic weapons at contact; ORD-79: shooters of a garrison, where the table plays it so.
    let caught = u.ranged && !u.firearm && u.pda != 0;
    if caught && how == Use::Contact {
        cite(CONTACT_SHOT);
        see((CONTACT_SHOT, "at_contact", 1, 2));
        figure /= 2;
    }
    if caught && b.options.garrison_archers_halved && b.mode == Mode::Assault && b.walled(u.side) {
        cite(ASSAULT);
        see((ASSAULT, "garrison", 1, 2));
        figure /= 2;
    }
    if b.is_vehicles() {
        // ORD-97, ORD-108: a weapon that cannot bite counts for nothing.
        let dmg = weapon(b, u);
        if armour.is_some_and(|arm| 2 * i64::from(dmg.num) < i64::from(arm) * i64::from(dmg.den)) {
            cite(INFANTRY);
            cite(EFFECTIVE);
            see((INFANTRY, "useless", 0, 1));
            return 0;
        }
        figure = figure * i64::from(u.unsuitable_armament_factor) / 100;
    }
    rounded(b, figure)
}

/// ORD-08, ORD-14 — power hand to hand.
fn blow_power(b: &Battle, u: &Unit, charges: bool, see: &mut impl FnMut(PowerPart)) -> i64 {
    let mut product = Product { num: 1, den: 1, see };
    product.times((EFFECTIF, "eff", i64::from(u.eff), 1));
    if u.thrown_only {
        product.times(frac(THROWN, "thrown", u.thrown));
        product.times(multiplier(b, u, charges));
        fly(b, u, &mut product);
        let whole = product.floor();
        product.times((THROWN, "thrown_only", 1, 2));
        return whole / 2;
    }
    let mut dmg = weapon(b, u);
    let thrown = i64::from(u.thrown.num).div_euclid(2 * i64::from(u.thrown.den.max(1)));
    let more = thrown + i64::from(u.secondary_weapon_bonus);
    if more > 0 {
        if !u.thrown.is_zero() {
            cite(THROWN);
        }
        if u.secondary_weapon_bonus > 0 {
            cite(WEAPONS);
        }
        let more = i32::try_from(more).unwrap_or(0);
        dmg.num = dmg.num.saturating_add(more.saturating_mul(dmg.den));
    }
    product.times(frac(MELEE_PDA, "dmg", dmg));
    product.times(multiplier(b, u, charges));
    fly(b, u, &mut product);
    product.floor()
}

/// ORD-80 — flyers who storm a place.
fn fly<F: FnMut(PowerPart)>(b: &Battle, u: &Unit, product: &mut Product<F>) {
    if u.flying && b.mode == Mode::Assault && !b.walled(u.side) {
        let times = match b.options.flying_mult {
            FlyingMult::One => 1,
            FlyingMult::Two => 2,
            FlyingMult::Three => 3,
        };
        product.times((SPECIAL_UNITS, "flying", times, 1));
    }
}

/// ORD-12, ORD-13, ORD-15, ORD-18 — power at a distance.
fn shot_power(b: &Battle, u: &Unit, see: &mut impl FnMut(PowerPart)) -> i64 {
    let mut product = Product { num: 1, den: 1, see };
    if u.pieces > 0 {
        product.times((ARTILLERY, "pieces", i64::from(u.pieces), 1));
    } else {
        product.times((EFFECTIF, "eff", i64::from(u.eff), 1));
    }
    product.times(frac(RANGED_PDA, "dmg", weapon(b, u)));
    product.times(frac(RANGED_PDA, "cdf", u.cdf));
    product.times(frac(RANGED_PDA, "area", u.area));
    product.times(multiplier(b, u, false));
    fly(b, u, &mut product);
    if u.burst {
        product.times((BURSTS, "burst", 2, 1));
    }
    let whole = product.floor();
    if u.prt <= MOYENNE {
        product.times((SHORT_RANGE, "short_range", 1, 2));
        return whole / 2;
    }
    whole
}

/// ORD-95 — whether a weapon of a unit counts against this armour (ORD-96, ORD-97).
fn counts(b: &Battle, u: &Unit, place: u8, w: &Weapon, armour: Option<i32>) -> bool {
    if u.weapon_usable >> (place % 8) & 1 == 0 || (w.bombs && b.theatre == Theatre::Air) {
        cite(SECONDARY);
        return false;
    }
    let bites = armour.is_none_or(|arm| 2 * i64::from(w.dmg.num) >= i64::from(arm) * i64::from(w.dmg.den));
    if !bites {
        cite(EFFECTIVE);
    }
    bites
}

/// The weapons of a unit, with their places.
pub fn weapons<'a>(b: &'a Battle, u: &Unit) -> impl Iterator<Item = (u8, &'a Weapon)> + use<'a> {
    let from = usize::from(u.weapons_at);
    (0u8..u.weapons).zip(b.weapons.iter().skip(from))
}

/// ORD-95 to ORD-97 — the whole firepower of a unit of vehicles.
fn pfg(b: &Battle, u: &Unit, armour: Option<i32>, mut see: impl FnMut(PowerPart)) -> i64 {
    if u.pda >= 0 {
        cite(Rule::GM);
        see((Rule::GM, "by_hand", u.pda, 1));
        return u.pda;
    }
    cite(PFG);
    let alone = weapons(b, u).filter(|(place, w)| counts(b, u, *place, w, armour)).count() == 1;
    let (mut num, mut den) = (0i128, 1i128);
    for (place, w) in weapons(b, u) {
        if !counts(b, u, place, w, armour) {
            continue;
        }
        let doubled = if w.burst && b.options.pfg_burst == PfgBurst::Double { 2 } else { 1 };
        let mut top = i128::from(w.count) * i128::from(w.dmg.num) * i128::from(w.cdf.num) * i128::from(w.area.num);
        top *= i128::from(w.ammo) * doubled;
        let mut low = i128::from(w.dmg.den) * i128::from(w.cdf.den) * i128::from(w.area.den) * 100;
        if w.secondary {
            cite(SECONDARY);
            (top, low) = (top.div_euclid(low * 2), 1);
        }
        if w.prt <= COURTE && b.options.vehicle_short_range_half {
            (top, low) = (top.div_euclid(low * 2), 1);
        }
        let vehicles = if w.vehicles > 0 { w.vehicles } else { u.eff.saturating_sub(u.others) };
        let shown = i64::try_from(top / low.max(1)).unwrap_or(i64::MAX);
        if alone && top % low.max(1) == 0 {
            see((PFG, "weapon", shown, 1));
            see((PFG, "eff", i64::from(vehicles), 1));
        } else {
            see((PFG, "weapon", shown.saturating_mul(i64::from(vehicles)), 1));
        }
        // a/b + c/d
        num = num * low + top * i128::from(vehicles) * den;
        den *= low;
        let common = gcd(num, den);
        (num, den) = (num / common, den / common);
    }
    num *= i128::from(u.special_ammo_mult) * i128::from(u.unsuitable_armament_factor);
    if u.special_ammo_mult != 100 {
        see((PFG, "special_ammo", i64::from(u.special_ammo_mult), 100));
    }
    if u.unsuitable_armament_factor != 100 {
        cite(EFFECTIVE);
        see((EFFECTIVE, "unsuitable", i64::from(u.unsuitable_armament_factor), 100));
    }
    i64::try_from(num.div_euclid(den * 10_000)).unwrap_or(i64::MAX)
}

fn gcd(mut a: i128, mut b: i128) -> i128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.abs().max(1)
}

/// ORD-10, ORD-22 — the SDG of one of them here.
#[must_use]
pub fn sdg(b: &Battle, u: &Unit) -> i64 {
    let infantry = i64::from(type_row(TroopType::HumanInfantry).sdg);
    if u.troop == TroopType::WarChariots && !chariots_deploy(b) {
        return infantry;
    }
    let dismounted = u.troop == TroopType::Cavalry
        && match b.options.cavalry_as_infantry_sdg {
            CavalrySdg::Keep => false,
            CavalrySdg::AssaultOnly => b.mode.walls(),
            CavalrySdg::Always => !terrain_row(ground(b)).charge,
        };
    cite(SDG);
    if dismounted {
        cite(CAVALRY);
        return infantry;
    }
    i64::from(u.sdg)
}

/// ORD-21 — armour as it counts.
#[must_use]
pub fn arm(u: &Unit) -> i64 {
    if u.partial_armour {
        cite(PARTIAL_ARMOUR);
        i64::from(u.arm / 2 + i32::from(u.partial_armour_extra))
    } else {
        i64::from(u.arm)
    }
}

/// ORD-53 — points that put one man out of action, walls included, where all are alike.
#[must_use]
pub fn per_man(b: &Battle, u: &Unit) -> i64 {
    (sdg(b, u) + arm(u)).max(1) * walls_factor(b, u)
}

/// ORD-20, ORD-22, ORD-94 — Force in the open.
fn frc_bare(b: &Battle, u: &Unit) -> i64 {
    if u.frc >= 0 {
        cite(Rule::GM);
        return u.frc;
    }
    let each = sdg(b, u) + arm(u);
    if u.vehicle {
        cite(VEHICLE_FORCE);
        if u.others > 0 {
            cite(MIXED);
        }
        return i64::from(u.eff.saturating_sub(u.others)) * each + u.frc_other;
    }
    cite(FORCE);
    if u.individual_sdg > 0 {
        return u.individual_sdg + i64::from(u.eff) * arm(u);
    }
    if u.automated {
        cite(ARTILLERY);
        return i64::from(u.pieces) * each;
    }
    i64::from(u.eff) * each
}

/// ORD-20, ORD-76 — Force, walls included.
#[must_use]
pub fn frc(b: &Battle, u: &Unit) -> i64 {
    rounded(b, frc_bare(b, u) * walls_factor(b, u))
}

/// ORD-16 — base Cbt: what Dfs, SdR and endurance come from.
#[must_use]
pub fn cbt_base(b: &Battle, u: &Unit) -> i64 {
    cite(QUALITY);
    let precision = match b.options.modatt_scope {
        ModAttScope::TestsOnly => 0,
        ModAttScope::AllDerived if u.vehicle => 0,
        ModAttScope::AllDerived => u.mod_att,
    };
    i64::from(u.cbt) + i64::from(precision)
}

/// ORD-16, ORD-98 — Cbt in tests.
#[must_use]
pub fn cbt_test(b: &Battle, u: &Unit) -> i64 {
    if !u.vehicle {
        if u.mod_att != 0 {
            cite(PRECISION);
        }
        return i64::from(u.cbt) + i64::from(u.mod_att);
    }
    cite(VEHICLE_CBT);
    let main = |(place, w): &(u8, &Weapon)| !w.secondary && u.weapon_usable >> (place % 8) & 1 == 1;
    let (mut sum, mut n) = (0, 0);
    for (_, w) in weapons(b, u).filter(main) {
        if let Some(precision) = w.mod_att {
            sum += i64::from(precision);
            n += 1;
        }
    }
    let ctl = i64::from(u.mod_ctl);
    let own = if n == 0 { ctl } else { (ctl * n + sum).div_euclid(2 * n) };
    i64::from(u.cbt) + own
}

/// ORD-26, ORD-99 — Dfs of a unit; guns at contact have none (ORD-49).
#[must_use]
pub fn dfs(b: &Battle, u: &Unit, at_contact: bool) -> i64 {
    if at_contact && u.pieces > 0 {
        cite(GUNS_AT_CONTACT);
        return 0;
    }
    if u.dfs >= 0 {
        return i64::from(u.dfs);
    }
    if u.vehicle {
        cite(VEHICLE_DFS);
        return (i64::from(u.cbt) + i64::from(u.mod_dfs)).max(0);
    }
    cite(DEFENCE);
    cbt_base(b, u).max(0)
}

/// What a unit without fear counts in a group that knows it: annihilation.
const FEARLESS: i64 = 200;

/// ORD-24, ORD-25 — SdR of a unit in hundredths.
#[must_use]
pub fn sdr(b: &Battle, u: &Unit) -> i64 {
    cite(THRESHOLD);
    if u.morale_ignored {
        cite(MORALE);
        return FEARLESS;
    }
    if u.sdr_bonus_pct != 0 {
        cite(MORALE);
    }
    let own = if u.sdr >= 0 { i64::from(u.sdr) } else { (10 + 10 * cbt_base(b, u)).max(10) };
    own + i64::from(u.sdr_bonus_pct)
}
