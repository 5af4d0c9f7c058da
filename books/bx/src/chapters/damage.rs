//! Tirs et mêlée: one roll of the weapon, the headcount, a percentage, and whatever multiplies them.

use crate::brought::options::{Braced, Edition, FlyingLast, PctCap, PctFloor, SpecialMode, WhichTable, WisMalus};
use crate::nouns::battle::{Battle, Id, PV};
use crate::nouns::rules::{
    BRACED, BREACH, CHARGE, CHIEF_INT, CHIEF_SAG, DAMAGE, DISENGAGEMENT, FLYING, HERO_BLOWS, HEROES, IMMUNE, PERCENT,
    SAG_MALUS, SPECIAL, TABLE, TACTICS, WALLS,
};
use crate::nouns::tables::{BattleTable, ability};
use crate::nouns::terms::Order;
use crate::nouns::walls::{SINCE, Section};
use montjoie_table::{Cast, Dice, Meaning, Reads, Side, Tally, cite};

/// The three moments of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AttackKind {
    /// A shot, in the phase of fire.
    Shot,
    /// A blow at one who breaks away.
    Pursuit,
    /// A blow in the melee.
    Blow,
}

/// One attack about to be rolled, with the GM's bonus for tactics.
#[derive(Clone, Copy, Debug)]
pub struct AttackRoll {
    /// Who.
    pub by: Id,
    /// Whom.
    pub on: Id,
    /// When.
    pub kind: AttackKind,
    /// BX-57.
    pub tactics: i32,
}

/// The weapon of an attack.
pub fn weapon(b: &Battle, by: Id, kind: AttackKind) -> Dice {
    let body = b.at(by);
    match kind {
        AttackKind::Shot => body.ranged.unwrap_or(body.melee),
        AttackKind::Pursuit | AttackKind::Blow => body.melee,
    }
}

/// BX-22 — the percentage of the table: attacker's Hit Dice against defender's armour.
#[inline]
pub fn base_percent(b: &Battle, by: Id, on: Id) -> i32 {
    let edition = match b.options.battle_table {
        WhichTable::Own => b.edition,
        WhichTable::Ascendant => Edition::Ascendant,
        WhichTable::Descendant => Edition::Descendant,
    };
    BattleTable::of(edition).percent(b.at(by).row, i32::from(b.at(on).armour), b.options.ac_beyond_table)
}

/// BX-23 — the percentage with everything that is added to it.
// A sum nobody looks at is free only where it is laid open to its caller.
#[inline(always)]
pub fn percent<N: Tally>(b: &Battle, zero: N, a: AttackRoll) -> N {
    let (by, on) = (b.at(a.by), b.at(a.on));
    let mut p = zero.plus(TABLE, "table", base_percent(b, a.by, a.on));
    if by.increments > 0 && b.chief(by.side).is_some() {
        p = p.plus(CHIEF_INT, "int", 5 * i32::from(by.increments));
    }
    if a.kind == AttackKind::Pursuit && matches!(on.order, Order::Fuite(_)) && b.hurt_most(a.on, a.by) {
        p = p.plus(DISENGAGEMENT, "pursuit", 10);
    }
    if a.tactics != 0 {
        p = p.plus(TACTICS, "tactics", a.tactics);
    }
    p = wisdom(b, p, on.side, on.order.stands());
    if b.options.pct_floor == PctFloor::Five && p.total() < 5 {
        p = p.becomes(PERCENT, "floor", 5);
    } else if p.total() < 0 {
        p = p.becomes(PERCENT, "floor", 0);
    }
    if b.options.pct_cap == PctCap::Hundred && p.total() > 100 {
        p = p.becomes(PERCENT, "cap", 100);
    }
    p
}

/// BX-38, BX-39 — what the defender's chief makes of the ground, or fails to.
#[inline]
fn wisdom<N: Tally>(b: &Battle, p: N, side: Side, stands: bool) -> N {
    match wisdom_points(b, side, stands) {
        0 => p,
        points @ ..0 => p.plus(CHIEF_SAG, "sag", points),
        points => p.plus(SAG_MALUS, "sag_malus", points),
    }
}

/// The points of BX-38 and BX-39: less for the attacker by the chief's wisdom, more by the want of it.
#[inline]
pub fn wisdom_points(b: &Battle, side: Side, stands: bool) -> i32 {
    let Some(chief) = b.chief(side) else { return 0 };
    let bonus = ability(chief.sag);
    if bonus > 0 && stands {
        return -5 * bonus;
    }
    let counts = match b.options.wis_malus {
        WisMalus::Off => false,
        WisMalus::Always => true,
        WisMalus::StaticOnly => stands,
    };
    if bonus < 0 && counts { -5 * bonus } else { 0 }
}

/// BX-21 — how many of them strike. BX-49, ours: of those who go at one alone only so many can come near, and the number says so.
#[inline]
fn members<N: Tally>(b: &Battle, share: N, by: Id, on: Id) -> N {
    let n = i64::from(b.at(by).n);
    let front = i64::from(b.options.hero_frontage);
    let all = share.times(DAMAGE, "men", n, 1);
    let crowded = b.at(by).standard() && !b.at(on).standard() && front > 0 && n > front;
    all.times_if(crowded, HEROES, "frontage", front, n)
}

/// BX-24 — everything that multiplies the damage.
#[inline(always)]
pub fn multipliers<N: Tally>(b: &Battle, share: N, a: AttackRoll) -> N {
    let (by, on) = (b.at(a.by), b.at(a.on));
    let hand_to_hand = a.kind != AttackKind::Shot;
    let mut m = members(b, share, a.by, a.on);
    if by.kind == crate::nouns::terms::BodyKind::Hero && on.standard() {
        m = m.times(HERO_BLOWS, "hero", 3, 1);
    }
    if is_special(b, a) && b.options.special_attack_mode == SpecialMode::Damage {
        m = m.times(SPECIAL, "special", 3, 1);
    }
    if on.immune_to(by) {
        m = m.times(IMMUNE, "immune_target", 0, 1);
    }
    if hand_to_hand && by.immune_to(on) {
        m = m.times(IMMUNE, "immune_attacker", 5, 1);
    }
    let airborne = b.options.flying_modifiers_last == FlyingLast::WhileInContact || by.fresh.has(a.on);
    if hand_to_hand && by.flying != on.flying && airborne {
        m = if by.flying { m.times(FLYING, "fly_attacker", 2, 1) } else { m.times(FLYING, "fly_target", 1, 2) };
    }
    if a.kind == AttackKind::Blow {
        m = m.times_if(by.charges_with_lances(a.on), CHARGE, "charge", 2, 1);
        m = m.times_if(braced(b, a), BRACED, "braced", 2, 1);
    }
    let (num, den) = walls(b, a.by, a.on);
    if den == 4 {
        m = m.times(WALLS, "fort_intact", num, den);
    } else if den == 2 {
        m = m.times(BREACH, "fort_breached", num, den);
    }
    m
}

/// BX-40 — whether the attack is of the special kind.
pub fn is_special(b: &Battle, a: AttackRoll) -> bool {
    use crate::nouns::terms::Special;
    match b.at(a.by).special {
        Special::None => false,
        Special::Melee => a.kind != AttackKind::Shot,
        Special::Ranged => a.kind == AttackKind::Shot,
        Special::Both => true,
    }
}

/// BX-59 — foot with polearms who did not move, against one who charges them.
#[inline]
pub fn braced(b: &Battle, a: AttackRoll) -> bool {
    let (by, on) = (b.at(a.by), b.at(a.on));
    let charged = on.charging.has(a.by)
        && match b.options.braced_against {
            Braced::Lancers => on.mounted && on.lances,
            Braced::Mounted => on.mounted,
            Braced::Any => true,
        };
    by.infantry && by.polearms && !by.moved && charged
}

/// BX-62, BX-68 — what the walls leave of a besieger's damage to one inside.
#[inline]
pub fn walls(b: &Battle, by: Id, on: Id) -> (i64, i64) {
    walls_against(b, b.at(by).side, b.at(by).section, on)
}

/// The same for an attacker of that side who comes through that section: a unit, or an engine.
#[inline]
pub fn walls_against(b: &Battle, side: Side, through: Section, on: Id) -> (i64, i64) {
    let Some(fort) = &b.fort else { return (1, 1) };
    let on = b.at(on);
    if side == fort.besieged || on.side != fort.besieged || !on.inside {
        return (1, 1);
    }
    let Some((breached, step)) = crate::chapters::siege::breach_for(b, fort, on.section, through) else {
        return (1, 4);
    };
    cite(BREACH);
    match (b.sequence + SINCE).saturating_sub(breached) {
        0 if b.options.breach_same_sequence == crate::brought::options::BreachSame::Half && step < b.step => (1, 2),
        0 => (1, 4),
        1 => (1, 2),
        _ => (1, 1),
    }
}

/// Points of damage, as a throw is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Points(pub i64);

impl Reads for Points {
    fn meaning(self) -> Meaning {
        Meaning::Amount { number: self.0, per: PV, of: "pv" }
    }
}

/// BX-21 — the points of one attack, in eight-hundredths: a weapon that rolls below nought does nothing.
#[inline(always)]
pub fn points(cast: Cast) -> i64 {
    let percent = i64::from(cast.share.max(0));
    scaled(i64::from(cast.total.max(0)) * percent, (cast.num, cast.den))
}

/// So many hundredths times a fraction, in eight-hundredths; whole factors cost no division.
/// Saturating, for the numbers a GM may set: what no army can hold is as good as more.
#[inline(always)]
pub fn scaled(hundredths: i64, (num, den): (i64, i64)) -> i64 {
    let points = (hundredths * (PV / 100)).saturating_mul(num);
    (if den == 1 { points } else { points / den }).min(MOST_POINTS)
}

/// More damage than any army holds points.
pub const MOST_POINTS: i64 = 1 << 50;

/// BX-40, `kills` — three times the bodies rather than three times the points; wounds are not lost.
pub fn special_kills(b: &Battle, a: AttackRoll, damage: i64) -> i64 {
    let on = b.at(a.on);
    if !is_special(b, a) || b.options.special_attack_mode != SpecialMode::Kills || !on.standard() {
        return damage;
    }
    cite(SPECIAL);
    let mut after = *on;
    after.pvt = (on.pvt - damage).max(0);
    after.recount(&b.options);
    let bodies = i64::from(on.n) - i64::from(after.n);
    damage.max((3 * bodies).saturating_mul(on.pvi).min(MOST_POINTS))
}

/// BX-42 — what a huge creature does to a standard unit: no roll, no percentage.
pub fn huge_points(b: &Battle, by: Id, on: Id) -> i64 {
    let (huge, victim) = (b.at(by), b.at(on));
    let (num, den) = walls(b, by, on);
    match b.options.huge_damage {
        crate::brought::options::HugeDamage::PvtDamage => 10 * i64::from(huge.hd) * PV * num / (100 * den),
        crate::brought::options::HugeDamage::HdKills => {
            // Bonuses are not counted: so many dice against so many dice, at least one.
            let victim_dice = i64::from(victim.hd).max(100);
            let kills = 10 * i64::from(huge.hd) * num / (victim_dice * den);
            kills * victim.pvi
        }
    }
}
