//! Units and their weapons.

use crate::nouns::battle::GroupId;
use crate::nouns::rules::CLASSES;
use crate::nouns::terms::{Fraction, Station, TroopType, Where};
use montjoie_table::{Side, cite};
use serde::Serialize;

/// ORD-05, ORD-06 — a unit: men, crew or vehicles of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Unit {
    /// Its camp.
    pub side: Side,
    /// Its army, by its place on the scenario's list.
    pub army: u8,
    /// Where it stands in its army.
    pub post: Station,
    /// Where it is, as long as it belongs to no group.
    pub at: Where,
    /// Its group.
    #[serde(with = "montjoie_game::or_nobody")]
    pub group: Option<GroupId>,
    /// Its type.
    pub troop: TroopType,
    /// Shooters and guns; otherwise it fights hand to hand.
    pub ranged: bool,
    /// Modern infantry (ORD-17).
    pub modern: bool,
    /// Men, crew or vehicles when the scenario began.
    pub eff0: u32,
    /// The same when this battle began.
    pub eff: u32,
    /// Guns and engines it serves (ORD-18).
    pub pieces: u32,
    /// Its Force is that of its pieces, not of its crew.
    pub automated: bool,
    /// Base Cbt.
    pub cbt: i16,
    /// Precision of its main weapon.
    pub mod_att: i16,
    /// Mean damage of its main weapon.
    pub dmg: Fraction,
    /// Mean damage of all its weapons of that kind.
    pub dmg_mean: Fraction,
    /// Damage of what it throws.
    pub thrown: Fraction,
    /// Damage of the musket it fires before it comes to blows.
    pub volley: Fraction,
    /// It has nothing but what it throws.
    pub thrown_only: bool,
    /// What a secondary weapon adds.
    pub secondary_weapon_bonus: i16,
    /// Rate of fire.
    pub cdf: Fraction,
    /// It fires bursts.
    pub burst: bool,
    /// Area of effect.
    pub area: Fraction,
    /// Range, as a rank.
    pub prt: u8,
    /// A firearm, not an archaic weapon.
    pub firearm: bool,
    /// Damage one of them can take.
    pub sdg: i32,
    /// Armour.
    pub arm: i32,
    /// Armour of parts only.
    pub partial_armour: bool,
    /// What helmets and greaves add to it.
    pub partial_armour_extra: i16,
    /// Sum of the SDG of each man, where each has his own.
    pub individual_sdg: i64,
    /// Shields.
    pub shields: bool,
    /// Rank of mobility.
    pub mobility: u8,
    /// On the wing.
    pub flying: bool,
    /// Engineers.
    pub sappers: bool,
    /// Attacks left; -1 without limit.
    pub ammunition: i32,
    /// Added to its SdR.
    pub sdr_bonus_pct: i32,
    /// It knows no fear.
    pub morale_ignored: bool,
    /// It can fire at contact.
    pub fires_at_contact: bool,
    /// Instead of the type's multiplier, in hundredths; 0 for the table's.
    pub type_mult_override: i32,
    /// Multiplier where it cannot charge, in hundredths.
    pub no_charge_mult: i32,
    /// PdA written by hand; -1 for derived.
    pub pda: i64,
    /// Frc written by hand; -1 for derived.
    pub frc: i64,
    /// Dfs written by hand; -1 for derived.
    pub dfs: i32,
    /// SdR in hundredths, written by hand; -1 for derived.
    pub sdr: i32,
    /// Experience.
    pub xp: i32,
    /// What the GM gives it for this battle; -1 as the table says.
    pub xp_award: i32,
    /// Points of its group's damage that are its own: what a ruling took, what an earlier fight left.
    pub hurt: i64,
    /// Tenths of its Force that its characters have already paid for in this siege.
    pub counted: u16,
    /// Somebody at the table plays it.
    pub player: bool,
    /// A unit of vehicles.
    pub vehicle: bool,
    /// Its first weapon on the list.
    pub weapons_at: u16,
    /// How many weapons it has there.
    pub weapons: u8,
    /// Which of them can be used, as bits.
    pub weapon_usable: u8,
    /// Handling of its vehicles.
    pub mod_ctl: i16,
    /// Defence of its vehicles.
    pub mod_dfs: i16,
    /// Men in one vehicle.
    pub crew: u16,
    /// Multiplies its firepower, in hundredths.
    pub special_ammo_mult: i32,
    /// What its weapons are worth in this fight, in hundredths.
    pub unsuitable_armament_factor: i32,
    /// Cover it has found.
    pub cover_bonus: i16,
    /// Vehicles of another kind in the unit (ORD-100).
    pub others: u32,
    /// Their Force.
    pub frc_other: i64,
    /// Crew it has lost.
    pub crew_lost: u32,
    /// Dead of the scenario's battles.
    pub dead: u32,
    /// Wounded of its last battle.
    pub wounded: u32,
    /// Deserters of its last battle.
    pub deserters: u32,
    /// Guns lost.
    pub pieces_lost: u32,
}

/// ORD-95 — a weapon of a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Weapon {
    /// Vehicles of another kind that carry it; 0 when those of the unit's own kind do.
    pub vehicles: u32,
    /// How many each.
    pub count: u16,
    /// Mean damage over its ammunition.
    pub dmg: Fraction,
    /// Rate of fire.
    pub cdf: Fraction,
    /// It fires bursts.
    pub burst: bool,
    /// Area of effect.
    pub area: Fraction,
    /// Range, as a rank.
    pub prt: u8,
    /// Precision, where it has one.
    pub mod_att: Option<i16>,
    /// Of reduced effect, or short of ammunition (ORD-96).
    pub secondary: bool,
    /// Bombs: nothing in the air fears them.
    pub bombs: bool,
    /// Special ammunition, in hundredths.
    pub ammo: i32,
}

impl Unit {
    /// ORD-06, ORD-59 — mobility by the ranks of the table.
    #[must_use]
    pub fn usual_mobility(&self) -> u8 {
        cite(CLASSES);
        let heavy = crate::chapters::figures::arm(self) >= 3 || self.shields;
        let mounted = matches!(self.troop, TroopType::Cavalry | TroopType::WarChariots | TroopType::WarElephants);
        match () {
            () if self.flying => 5,
            () if self.pieces > 0 && !self.vehicle => 0,
            () if self.troop == TroopType::Cavalry && !heavy => 4,
            () if mounted => 3,
            () if heavy => 1,
            () => 2,
        }
    }

    /// Whether its Force is known as a whole, not man by man: each has an even part of it.
    #[must_use]
    pub(crate) fn as_a_whole(&self) -> bool {
        self.individual_sdg > 0 || self.frc >= 0 || self.automated || self.others > 0
    }

    /// So many of its men, with what is theirs of what it has as a whole: figures entered by hand, guns, vehicles of another kind.
    #[must_use]
    pub(crate) fn part(&self, men: u32) -> Unit {
        let mut part = Unit { eff: men, ..*self };
        if self.eff == 0 {
            return part;
        }
        let of =
            |whole: i64| if whole > 0 { whole.saturating_mul(i64::from(men)) / i64::from(self.eff) } else { whole };
        let count = |whole: u32| u32::try_from(of(i64::from(whole))).unwrap_or(u32::MAX).min(1_000_000);
        (part.frc, part.pda, part.individual_sdg) = (of(self.frc), of(self.pda), of(self.individual_sdg));
        (part.pieces, part.others) = (count(self.pieces), count(self.others));
        part.frc_other = self.frc_other.saturating_mul(i64::from(part.others)) / i64::from(self.others.max(1));
        part
    }

    /// That part of it goes.
    pub(crate) fn give(&mut self, part: &Unit) {
        self.eff = self.eff.saturating_sub(part.eff);
        for (whole, gone) in [(&mut self.frc, part.frc), (&mut self.pda, part.pda)] {
            if *whole >= 0 {
                *whole -= gone;
            }
        }
        self.individual_sdg -= part.individual_sdg;
        (self.pieces, self.others) = (self.pieces.saturating_sub(part.pieces), self.others.saturating_sub(part.others));
        self.frc_other -= part.frc_other;
    }

    /// Part of another comes to it. Where its figures were entered by hand and theirs were not, they count as those who are there.
    pub(crate) fn take(&mut self, part: &Unit) {
        let (men, eff) = (i64::from(part.eff), i64::from(self.eff));
        let known = [
            (&mut self.frc, part.frc, 0),
            (&mut self.pda, part.pda, 0),
            (&mut self.individual_sdg, part.individual_sdg, 1),
        ];
        for (own, theirs, least) in known {
            *own = match (*own, theirs) {
                _ if eff == 0 => theirs,
                (own, _) if own < least => own,
                (own, theirs) if theirs >= least => own.saturating_add(theirs),
                (own, _) => own.saturating_add(own.saturating_mul(men) / eff),
            };
        }
        self.eff = self.eff.saturating_add(part.eff);
        (self.pieces, self.others) = (self.pieces.saturating_add(part.pieces), self.others.saturating_add(part.others));
        self.frc_other = self.frc_other.saturating_add(part.frc_other);
    }
}
