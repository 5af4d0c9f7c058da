//! Le jet de combat: 1D10, ATT, DEF, power, losses (PAP-10..17, 31..36, 46..61, 66, 70).

use crate::brought::creation::MOST_EFF;
use crate::brought::options::{HatredScope, LanceAtt, Piercing, SupportOnSplit};
use crate::chapters::movement::ground_modifiers;
use crate::chapters::power;
use crate::events::Event;
use crate::nouns::battle::{BLOWS, Battle, RaceId, Unit, UnitId};
use crate::nouns::rules::{
    AMBUSH, ARMOUR, ATT_DEF, BIG, CUSTOM, DEFENSIVE, ENCIRCLE, ENDURANCE, FIRE, FIRE_SUPPORT, FLIGHT, FRENZY,
    GALVANISE, GEAR, GROUND, HATRED, HIDE, HUGE, MELEE_SUPPORT, MIGHTY, MISSILES, MOUNT_BONUS, MOUNTS, NARRATIVE,
    ORGANISATION, ROLL, SPLIT, TORTOISE, VANGUARD, WEAPONS,
};
use crate::nouns::tables::{ARMOURS, ATTRIBUTES, Power, WeaponUse, losses, melee_weapon, missile_weapon};
use crate::nouns::terms::{Armour, Attribute, Category, Cause, EffLost, Organised, SupportKind};
use montjoie_table::{Cast, Few, Office, Play, Rule, Table, Tally, Toss, cite, d};

/// The kinds of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrikeKind {
    /// A blow of the melee.
    Melee,
    /// The vanguard's extra blow.
    Vanguard,
    /// A sudden charge out of hiding.
    AmbushCharge,
    /// A shot.
    Fire,
    /// A volley at the charge.
    Defensive,
    /// A volley out of hiding.
    AmbushFire,
    /// The unit's magic (PAP-82).
    Magic,
}

impl StrikeKind {
    /// Whether it is a blow.
    #[must_use]
    pub fn melee(self) -> bool {
        matches!(self, StrikeKind::Melee | StrikeKind::Vanguard | StrikeKind::AmbushCharge)
    }

    fn rule(self) -> Rule {
        match self {
            StrikeKind::Melee => ROLL,
            StrikeKind::Vanguard => VANGUARD,
            StrikeKind::AmbushCharge | StrikeKind::AmbushFire => AMBUSH,
            StrikeKind::Fire => FIRE,
            StrikeKind::Defensive => DEFENSIVE,
            StrikeKind::Magic => crate::nouns::rules::PUI_MAG,
        }
    }

    /// What is lost to it.
    #[must_use]
    pub fn cause(self) -> Cause {
        match self {
            StrikeKind::Melee => Cause::Melee,
            StrikeKind::Vanguard => Cause::Vanguard,
            StrikeKind::AmbushCharge | StrikeKind::AmbushFire => Cause::Ambush,
            StrikeKind::Fire | StrikeKind::Magic => Cause::Fire,
            StrikeKind::Defensive => Cause::Defensive,
        }
    }
}

/// One attack about to be rolled.
#[derive(Clone, Copy, Debug)]
pub struct Strike {
    /// Who.
    pub by: UnitId,
    /// Whom.
    pub on: UnitId,
    /// How.
    pub kind: StrikeKind,
}

/// Attacks rolled together.
pub type Strikes = Few<Strike, BLOWS>;

fn charging(b: &Battle, a: Strike) -> bool {
    match a.kind {
        StrikeKind::AmbushCharge => true,
        StrikeKind::Melee | StrikeKind::Vanguard => b.link(a.by, a.on).is_some_and(|l| l.charging(a.by)),
        _ => false,
    }
}

/// PAP-12 — ATT of the melee weapon in hand.
fn weapon<N: Tally>(b: &Battle, m: N, a: Strike) -> N {
    let u = b.at(a.by);
    let lance = b.options.cav_lance_att;
    let Some(main) = u.weapon.and_then(melee_weapon) else { return m };
    let couched = u.rides() && (charging(b, a) || lance == LanceAtt::Always);
    let in_hand = if main.when == WeaponUse::Charging && !couched {
        match u.second.and_then(melee_weapon) {
            Some(second) => second,
            None => return m,
        }
    } else {
        main
    };
    let counts = match in_hand.when {
        WeaponUse::Always | WeaponUse::Charging => true,
        WeaponUse::VsMounted => b.at(a.on).rides(),
    };
    m.plus_if(counts && in_hand.att != 0, WEAPONS, "weapon", in_hand.att)
}

/// PAP-52 — hatred of a race met for the first time.
fn hates(b: &Battle, a: Strike) -> bool {
    let (u, foe) = (b.at(a.by), b.at(a.on));
    let race = foe.race.map_or(0, RaceId::bit);
    if u.hates & race == 0 || !u.has(Attribute::Haine) {
        return false;
    }
    match b.options.hatred_scope {
        HatredScope::EachEngagement => b.link(a.by, a.on).is_none_or(|l| l.formed == b.turn),
        HatredScope::OncePerBattle => u.hated & race == 0,
    }
}

/// PAP-10 — ATT of an attack, part by part.
pub fn att<N: Tally>(b: &Battle, zero: N, a: Strike) -> N {
    let u = b.at(a.by);
    let melee = a.kind.melee();
    let row = |attribute: Attribute| ATTRIBUTES[attribute as usize];
    let mut m = zero;
    if melee {
        m = weapon(b, m, a);
        m = m.plus_if(u.has(Attribute::CoupsPuissants), MIGHTY, "coups_puissants", row(Attribute::CoupsPuissants).att);
        m = m.plus_if(u.frenzy, FRENZY, "frenesie", row(Attribute::Frenesie).att);
        m = m.plus_if(hates(b, a), HATRED, "haine", row(Attribute::Haine).att);
        m = m.plus_if(u.att_hand != 0, ATT_DEF, "by_hand", i32::from(u.att_hand));
    } else if a.kind != StrikeKind::Magic {
        cite(ATT_DEF);
        if let Some(bow) = u.missile.and_then(missile_weapon).filter(|_| u.machine.is_none()) {
            m = m.plus(MISSILES, "missile", bow.att);
        }
        m = m.plus_if(u.att_fire_hand != 0, ATT_DEF, "by_hand", i32::from(u.att_fire_hand));
    }
    if melee || b.options.att_attributes_on_fire {
        m = size(b, m, a.by);
    }
    for custom in b.customs_of(a.by) {
        let n = i32::from(if melee { custom.att_melee } else { custom.att_fire });
        m = m.plus_if(n != 0, CUSTOM, "custom", n);
    }
    m = m.plus_if(u.organised == Organised::Att, ORGANISATION, "organised", 1);
    m = m.plus_if(u.galvanised_att != 0, GALVANISE, "galvanised", i32::from(u.galvanised_att));
    let encircle = i32::from(b.host(u.army).encircle);
    m = m.plus_if(encircle != 0, ENCIRCLE, "encircle", encircle);
    m = m.plus_if(u.deed_att != 0, NARRATIVE, "deed", i32::from(u.deed_att));
    m = m.plus_if(u.temp_att != 0, Rule::GM, "gm", i32::from(u.temp_att));
    let gear: i32 = gear(b, a.by, |h| i32::from(h.att));
    m = m.plus_if(gear != 0, GEAR, "gear", gear);
    let (ground, _) = ground_modifiers(b, a.by);
    m = m.plus_if(ground != 0, GROUND, "ground", ground);
    m = m.plus_if(matches!(a.kind, StrikeKind::AmbushCharge | StrikeKind::AmbushFire), AMBUSH, "ambush", 2);
    if matches!(a.kind, StrikeKind::Melee | StrikeKind::Vanguard) {
        m = supported(b, m, a);
    }
    let situation = b.options.situational_modifier;
    m.plus_if(situation != 0, ROLL, "situation", situation)
}

/// PAP-53, PAP-54 — size: the greater replaces the lesser.
fn size<N: Tally>(b: &Battle, m: N, id: UnitId) -> N {
    let u = b.at(id);
    if u.has(Attribute::TresGrandesCreatures) {
        m.plus(HUGE, "tres_grandes_creatures", i32::from(u.size))
    } else {
        m.plus_if(u.has(Attribute::GrandesCreatures), BIG, "grandes_creatures", 1)
    }
}

/// PAP-88 — gear of the characters in a unit.
fn gear(b: &Battle, id: UnitId, of: impl Fn(&crate::nouns::battle::Hero) -> i32) -> i32 {
    if !b.options.character_att_def_to_unit && b.at(id).category != Category::Character {
        return 0;
    }
    b.heroes_in(id).map(|(_, h)| of(h)).sum()
}

/// PAP-30 — whether a supporter adds to the blows at this opponent.
#[must_use]
pub fn helps(b: &Battle, id: UnitId, u: &Unit, on: UnitId) -> bool {
    let elsewhere = u.support_on.is_some_and(|foe| foe != on);
    b.gives_support(id) && !(b.options.support_on_split == SupportOnSplit::OneRoll && elsewhere)
}

/// PAP-30 — friends behind.
fn supported<N: Tally>(b: &Battle, mut m: N, a: Strike) -> N {
    for (s, u) in b.supporters(a.by) {
        if !helps(b, s, u, a.on) {
            continue;
        }
        let (rule, word) = match u.support_kind {
            SupportKind::Melee => (MELEE_SUPPORT, "support_melee"),
            SupportKind::Fire => (FIRE_SUPPORT, "support_fire"),
        };
        let n = power::support(b, s, u.support_kind);
        m = m.plus_if(n != 0, rule, word, n);
    }
    m
}

/// PAP-10, PAP-11, PAP-13 — DEF of one, against an attack by somebody or by nobody in particular.
pub fn def<N: Tally>(b: &Battle, zero: N, on: UnitId, by: Option<(UnitId, StrikeKind)>) -> N {
    let u = b.at(on);
    let pierce = match by {
        Some((by, StrikeKind::Fire | StrikeKind::Defensive | StrikeKind::AmbushFire)) if b.at(by).machine.is_none() => {
            b.at(by).missile.and_then(missile_weapon).map_or(0, |w| w.pierce)
        }
        _ => 0,
    };
    let mut m = worn(b, zero, on, pierce);
    let row = |attribute: Attribute| ATTRIBUTES[attribute as usize].def;
    m = m.plus_if(u.has(Attribute::Endurance), ENDURANCE, "endurance", row(Attribute::Endurance));
    m = m.plus_if(u.has(Attribute::PeauCoriace), HIDE, "peau_coriace", row(Attribute::PeauCoriace));
    m = m.plus_if(u.has(Attribute::Ecailles), HIDE, "ecailles", row(Attribute::Ecailles));
    m = size(b, m, on);
    m = m.plus_if(u.mount_def != 0, MOUNTS, "mount", i32::from(u.mount_def));
    if let Some((by, kind)) = by {
        m = against(b, m, on, by, kind);
    }
    m = custom_def(b, m, on, by.map(|(_, kind)| kind));
    m = m.plus_if(u.tortoise && u.shield, TORTOISE, "tortue", row(Attribute::Tortue));
    m = m.plus_if(u.organised == Organised::Def, ORGANISATION, "organised", 1);
    m = m.plus_if(u.def_hand != 0, ATT_DEF, "by_hand", i32::from(u.def_hand));
    m = m.plus_if(u.deed_def != 0, NARRATIVE, "deed", i32::from(u.deed_def));
    m = m.plus_if(u.temp_def != 0, Rule::GM, "gm", i32::from(u.temp_def));
    let gear = gear(b, on, |h| i32::from(h.def));
    m = m.plus_if(gear != 0, GEAR, "gear", gear);
    let (_, ground) = ground_modifiers(b, on);
    m.plus_if(ground != 0, GROUND, "ground", ground)
}

/// PAP-11, PAP-13 — what is worn, less what goes through it.
pub fn worn<N: Tally>(b: &Battle, zero: N, id: UnitId, pierce: i32) -> N {
    let u = b.at(id);
    let body = match u.armour {
        Armour::None => 0,
        Armour::Light => ARMOURS[0].0,
        Armour::Heavy => ARMOURS[1].0,
    };
    let shield = if u.shield { ARMOURS[2].0 } else { 0 };
    let mut m = zero.plus_if(body != 0, ARMOUR, "armour", body);
    m = m.plus_if(u.barding != 0, MOUNTS, "barding", i32::from(u.barding));
    m = m.plus_if(shield != 0, ARMOUR, "shield", shield);
    let under = match b.options.piercing_scope {
        Piercing::ArmourAndShield => body + i32::from(u.barding) + shield,
        Piercing::BodyArmourOnly => body + i32::from(u.barding),
    };
    let through = pierce.min(under);
    m.plus_if(through > 0, MISSILES, "pierced", -through)
}

/// DEF that depends on who strikes: wings, riders above those on foot.
fn against<N: Tally>(b: &Battle, m: N, on: UnitId, by: UnitId, kind: StrikeKind) -> N {
    let (u, foe) = (b.at(on), b.at(by));
    let melee = kind.melee();
    let wings = u.flying && !foe.flying && (melee || b.options.flight_def_vs_fire);
    let m = m.plus_if(wings, FLIGHT, "vol", ATTRIBUTES[Attribute::Vol as usize].def);
    let on_foot = matches!(foe.category, Category::Foot | Category::Character);
    let above = u.def_vs_foot != 0 && on_foot && (melee || b.options.mount_def_vs_foot_fire);
    m.plus_if(above, MOUNT_BONUS, "vs_foot", i32::from(u.def_vs_foot))
}

/// PAP-61 — DEF of the GM's own attributes: against blows, against shots; against all else where both are the same.
fn custom_def<N: Tally>(b: &Battle, mut m: N, on: UnitId, kind: Option<StrikeKind>) -> N {
    for custom in b.customs_of(on) {
        let n = match kind {
            Some(kind) if kind.melee() => custom.def_melee,
            Some(_) => custom.def_fire,
            None if custom.def_melee == custom.def_fire => custom.def_melee,
            None => 0,
        };
        m = m.plus_if(n != 0, CUSTOM, "custom", i32::from(n));
    }
    m
}

/// The power of an attack, with all that multiplies and divides it.
pub fn share<N: Tally>(b: &Battle, zero: N, a: Strike) -> N {
    let u = b.at(a.by);
    if a.kind.melee() {
        let m = power::summed(b, zero, a.by, power::Of::Melee);
        let m = power::multipliers(b, m, a.by, charging(b, a));
        if a.kind == StrikeKind::Melee { divided(b, m, a) } else { m }
    } else {
        let which = if a.kind == StrikeKind::Magic { power::Of::Magic } else { power::Of::Fire };
        let m = power::summed(b, zero, a.by, which);
        let drugs = u.drugged && b.options.drug_affects_fire;
        m.times_if(drugs, crate::nouns::rules::DRUGS, "drugs", ATTRIBUTES[Attribute::Drogues as usize].mult, 100)
    }
}

/// PAP-66 — a part for each opponent that is struck.
fn divided<N: Tally>(b: &Battle, m: N, a: Strike) -> N {
    let n = b.struck(a.by).count();
    if n < 2 {
        return m;
    }
    // What was meant for one who has fallen since is shared by those who are left.
    let u = b.at(a.by);
    let part =
        |foe: UnitId| u.parts_for.iter().position(|&f| f == Some(foe)).map_or(0, |place| i64::from(u.parts[place]));
    if b.struck(a.by).all(|foe| part(foe) > 0) {
        return m.times(SPLIT, "part", part(a.on), b.struck(a.by).map(part).sum());
    }
    m.times(SPLIT, "split", 1, i64::try_from(n).unwrap_or(1))
}

/// The power behind dice that lie on the table: a GM's term on it counts in hundredths.
pub fn power_of(cast: Cast) -> Power {
    let num = cast.num.saturating_mul(i64::from(100 + cast.share).max(0));
    Power { num, den: cast.den.saturating_mul(100).max(1) }
}

/// Losses from dice that lie on the table. However high the GM sets a power, no blow takes more than the largest unit has.
pub fn read(b: &Battle, cast: Cast) -> u32 {
    losses(cast.margin, power_of(cast), &b.options).min(u32::try_from(MOST_EFF).unwrap_or(u32::MAX))
}

/// PAP-31 — whether an attack can be rolled at all.
#[must_use]
pub fn can_roll(b: &Battle, a: Strike) -> bool {
    let (u, foe) = (b.at(a.by), b.at(a.on));
    if !u.alive() || !foe.alive() || u.routed() {
        return false;
    }
    let p = match a.kind {
        k if k.melee() => power::total(b, a.by),
        StrikeKind::Magic => power::total_mag(b, a.by),
        _ => power::total_tir(b, a.by),
    };
    p.num > 0
}

/// PAP-31, PAP-35 — rolls attacks together; losses go at once, or are counted with the rest.
pub fn strike<T: Table<Battle>>(b: &mut Battle, t: &mut T, attacks: &[Strike], now: bool) -> Play {
    let mut done: Few<(Strike, u32), BLOWS> = Few::new();
    {
        let b = &*b;
        t.throw_each(
            attacks,
            |t, a| {
                let key = a.kind.rule().on(a.by, a.on);
                Toss::new(key, Office::Chief(b.at(a.by).side), d(10))
                    .plus(att(b, t.tally(), a))
                    .versus(def(b, t.tally(), a.on, Some((a.by, a.kind))))
                    .share(share(b, t.tally(), a))
            },
            |_, cast| EffLost(read(b, cast)),
            |a, EffLost(n)| done.push((a, n)),
        )?;
    }
    for &(a, losses) in &done {
        t.happens(b, Event::Hit { unit: a.on, by: Some(a.by), losses, cause: a.kind.cause(), now });
    }
    Ok(())
}
