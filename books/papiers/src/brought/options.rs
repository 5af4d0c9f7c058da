//! Options and GM knobs of the book, typed, under their own names.

use crate::brought::doctrine::Doctrine;
use montjoie_game::{settings, words};

words! { /// PAP-32: the bare numbers 900 and 1000.
pub enum Gap { /// They head the next hundred.
NextHundred = "next_hundred", /// They stand for themselves.
PreviousColumn = "previous_column" } }
words! { /// PAP-33: beyond the last column.
pub enum Above1000 { /// The formula goes on.
Extrapolate = "extrapolate", /// The last column holds.
Cap = "cap_1000" } }
words! { /// PAP-33: beyond the last row.
pub enum Above30 { /// The formula goes on.
Extrapolate = "extrapolate", /// The last row holds.
Cap = "cap_30" } }
words! { /// PAP-33: before the first row.
pub enum Below1 { /// The formula goes on.
Extrapolate = "extrapolate", /// The first row holds.
Clamp = "clamp_row_1", /// No losses.
Zero = "zero" } }
words! { /// PAP-32: power at the table.
pub enum LookupRounding { /// As it is.
Exact = "exact", /// Half up.
Nearest = "nearest", /// Down.
Floor = "floor" } }
words! { /// PAP-03: whose PUI.
pub enum PuiBasis { /// Of a point of EFF.
PerEff = "per_eff", /// Of a creature.
PerSoldier = "per_soldier" } }
words! { /// Against what a share is counted.
pub enum Basis { /// The start.
Initial = "initial", /// Now.
Current = "current" } }
words! { /// PAP-13: what a bolt goes through.
pub enum Piercing { /// All that is worn.
ArmourAndShield = "armour_and_shield", /// Not the shield.
BodyArmourOnly = "body_armour_only" } }
words! { /// PAP-12: the cavalry lance.
pub enum LanceAtt { /// In the charge.
ChargeOnly = "charge_only", /// In every blow.
Always = "always" } }
words! { /// PAP-15: chariots.
pub enum ChariotMult { /// Their own multiplier alone.
Replaces = "replaces_mount", /// Both.
Stacks = "stacks_with_mount" } }
words! { /// PAP-16: the mounts' initiative.
pub enum ChargeIni { /// For a declared charge.
Declared = "declared", /// Never.
Never = "never" } }
words! { /// PAP-17: several multipliers.
pub enum Stacking { /// Each on the other.
Product = "product", /// Their excesses added.
SumOfBonuses = "sum_of_bonuses", /// The greatest alone.
Highest = "highest" } }
words! { /// PAP-19: how ground is counted.
pub enum MapMode { /// Not at all.
Free = "free", /// In centimetres.
Measured = "measured", /// In cells.
Grid = "grid" } }
words! { /// PAP-19: diagonals.
pub enum Metric { /// As one step.
Chebyshev = "chebyshev", /// As two.
Manhattan = "manhattan" } }
words! { /// PAP-21: when a counter is turned up.
pub enum RevealOn { /// WeaponUse engaged.
Engaged = "engaged", /// WeaponUse engaged, shooting or supporting.
EngagedOrFires = "engaged_or_fires", /// By the GM alone.
NeverAuto = "never_auto" } }
words! { /// PAP-23: who ends a battle.
pub enum EndCondition { /// The GM.
Gm = "gm", /// The last stand of a side.
SideBroken = "side_broken" } }
words! { /// PAP-26: a general's worth.
pub enum GeneralMode { /// A tenth of his skill.
SkillTenth = "skill_tenth", /// A number of the GM's.
Manual = "manual" } }
words! { /// A rounding.
pub enum RoundedBy { /// Down.
Floor = "floor", /// Half up.
Nearest = "nearest", /// Up.
Ceil = "ceil" } }
words! { /// PAP-27: equal initiatives.
pub enum Tie { /// The generals' skill.
OpposedGeneralRoll = "opposed_general_roll", /// At once.
Simultaneous = "simultaneous", /// Chance.
Coin = "coin" } }
words! { /// PAP-29: breaking off.
pub enum Disengage { /// WeaponUse the GM says so.
GmOnly = "gm_only", /// At will.
Free = "free", /// Not at all.
Forbidden = "forbidden" } }
words! { /// PAP-30: support of a unit with several opponents.
pub enum SupportOnSplit { /// On every roll.
AllRolls = "all_rolls", /// On one.
OneRoll = "one_roll" } }
words! { /// PAP-38: how often losses are tested.
pub enum Retest { /// WeaponUse it bleeds again.
OnNewLosses = "on_new_losses", /// Once.
Once = "once", /// Every hour.
EveryTurn = "every_turn" } }
words! { /// PAP-42: disorder upon disorder.
pub enum Double { /// Nothing more.
NoEffect = "no_effect", /// A rout.
BecomesDeroute = "becomes_deroute" } }
words! { /// PAP-41: what routers do.
pub enum RoutMove { /// Stay.
Stay = "stay", /// Fall back.
Retreat = "retreat", /// Leave.
LeaveField = "leave_field" } }
words! { /// PAP-47: after frenzy.
pub enum FrenzyAfter { /// Disorder until rallied.
UntilRallied = "until_rallied", /// Disorder for an hour.
OneTurn = "one_turn" } }
words! { /// PAP-48: which new enemies.
pub enum VanguardTrigger { /// Any.
AnyNewOpponent = "any_new_opponent", /// Those it engaged.
OwnEngagementOnly = "own_engagement_only" } }
words! { /// PAP-48: when.
pub enum VanguardTiming { /// First.
BeforeMelee = "before_melee", /// With the rest.
Simultaneous = "simultaneous" } }
words! { /// PAP-49: when fear bites.
pub enum FearTiming { /// As the hour starts.
StartOfTurn = "start_of_turn", /// And on contact.
StartAndContact = "start_of_turn_and_contact", /// On contact alone.
ContactOnly = "contact_only" } }
words! { /// PAP-52: how long hatred burns.
pub enum HatredScope { /// At each meeting.
EachEngagement = "each_engagement", /// Once.
OncePerBattle = "once_per_battle" } }
words! { /// PAP-55: what is sliced.
pub enum RegenScope { /// The hour's losses.
TurnTotal = "turn_total", /// Each attack's.
PerAttack = "per_attack" } }
words! { /// PAP-63: machines in support.
pub enum MachineSupport { /// By their power.
Formula = "formula", /// As printed.
TableValue = "table_value" } }
words! { /// PAP-66: parts of a divided power.
pub enum SplitMode { /// Equal.
Equal = "equal", /// As the owner likes.
Free = "free" } }
words! { /// PAP-67: when limits are looked at.
pub enum LimitCheck { /// As engagement ends.
EachTurn = "each_turn", /// As each engages.
AtEngagement = "at_engagement" } }
words! { /// PAP-71: who judges range.
pub enum FireRange { /// The GM.
Gm = "gm", /// The map.
Cells = "cells" } }
words! { /// PAP-71: shots into a melee.
pub enum FireIntoMelee { /// As any shot.
Allowed = "allowed", /// Support alone.
SupportOnly = "support_only" } }
words! { /// PAP-72: shots in an hour.
pub enum Shots { /// One.
One = "1", /// One, and one at each who charges.
UnlimitedReaction = "unlimited_reaction" } }
words! { /// PAP-77: DEF against a trap.
pub enum TrapDef { /// No use.
Ignored = "ignored", /// Counts.
Applied = "applied" } }
words! { /// PAP-78: a beast's power.
pub enum MonsterPui { /// As printed.
FixedTotal = "fixed_total", /// By its first EFF.
PerPoint = "per_point_x_initial_eff" } }
words! { /// PAP-80: a character alone.
pub enum SoloMode { /// A unit.
Unit = "unit", /// A tale.
Narrative = "narrative" } }
words! { /// PAP-83: when a spell strikes.
pub enum SpellTiming { /// At once.
Phase1 = "phase1_immediate", /// With the blows.
Phase4 = "phase4_simultaneous" } }
words! { /// PAP-83: DEF against a spell.
pub enum SpellDef { /// Counts.
Applied = "applied", /// No use.
Ignored = "ignored" } }
words! { /// PAP-86: a character's power.
pub enum CharacterPui { /// Added to the total.
Total = "total", /// Added to each fighter.
PerFighter = "per_fighter" } }
words! { /// PAP-90: when characters act.
pub enum CharacterActions { /// First.
First = "first", /// Last.
Last = "last", /// Not.
Off = "off" } }
words! { /// PAP-93: who hears a speech.
pub enum GalvaniseScope { /// A unit.
Unit = "unit", /// The army.
Army = "army" } }
words! { /// PAP-94: rolls of a rally as an action.
pub enum RallyRolls { /// Two.
Two = "two", /// One.
One = "one" } }
words! { /// PAP-101: when characters are at risk.
pub enum WoundsTrigger { /// In melee or under loss.
MeleeOrLosses = "melee_or_losses", /// In melee.
MeleeOnly = "melee_only", /// Under loss.
AnyLosses = "any_losses" } }
words! { /// PAP-102: what wounds do here.
pub enum WoundTrack { /// They are listed.
Off = "off", /// They add up.
Simple = "simple" } }
words! { /// PAP-72: a shot declared before the charge came.
pub enum DeclaredShot { /// Turned on the charger, or lost.
TurnOrLose = "turn_or_lose", /// Loosed all the same.
Keep = "keep" } }

settings! {
    /// Every option and knob.
    pub struct Options {
        /// What 900 and 1000 head.
        option losses_gap_801_999: Gap = Gap::NextHundred, "PAP-32";
        /// Beyond the last column.
        option losses_above_1000: Above1000 = Above1000::Extrapolate, "PAP-33";
        /// Beyond the last row.
        option losses_above_30: Above30 = Above30::Extrapolate, "PAP-33";
        /// Before the first row.
        option losses_below_1: Below1 = Below1::Extrapolate, "PAP-33";
        /// Power at the table.
        option pui_lookup_rounding: LookupRounding = LookupRounding::Exact, "PAP-32";
        /// PUI of a point or of a creature.
        option pui_basis: PuiBasis = PuiBasis::PerEff, "PAP-03";
        /// EFF that moves the initiative.
        option ini_eff_basis: Basis = Basis::Initial, "PAP-05";
        /// Size counts when shooting.
        option att_attributes_on_fire: bool = true, "PAP-10";
        /// What a bolt goes through.
        option piercing_scope: Piercing = Piercing::ArmourAndShield, "PAP-13";
        /// The cavalry lance's ATT.
        option cav_lance_att: LanceAtt = LanceAtt::ChargeOnly, "PAP-12";
        /// A rider's DEF against arrows from the ground.
        option mount_def_vs_foot_fire: bool = true, "PAP-15";
        /// Chariots in the charge.
        option chariot_multiplier: ChariotMult = ChariotMult::Replaces, "PAP-15";
        /// Mounts' initiative.
        option charge_ini_bonus: ChargeIni = ChargeIni::Declared, "PAP-16";
        /// Riders caught standing spur on.
        option countercharge: bool = false, "PAP-16";
        /// Several multipliers.
        option pui_multiplier_stacking: Stacking = Stacking::Product, "PAP-17";
        /// How ground is counted.
        knob map_mode: MapMode = MapMode::Free, "PAP-19";
        /// Cells on foot.
        knob grid_move_foot: i32 = 4, "PAP-19", 0..=60;
        /// Cells on a mount.
        knob grid_move_mounted: i32 = 8, "PAP-19", 0..=60;
        /// Cells on the wing.
        knob grid_move_flying: i32 = 12, "PAP-19", 0..=60;
        /// Cells for engines that move.
        knob grid_move_machine: i32 = 2, "PAP-19", 0..=60;
        /// Diagonals.
        knob grid_metric: Metric = Metric::Chebyshev, "PAP-19";
        /// Centimetres for each cell of a rate.
        knob measured_cm_per_cell: i32 = 5, "PAP-19", 1..=100;
        /// ATT and DEF of a feature whose own are not written.
        knob terrain_modifiers: i32 = 0, "PAP-18", -20..=20;
        /// On every combat roll.
        knob situational_modifier: i32 = 0, "PAP-31", -100..=100;
        /// Counters lie face down unless they say otherwise.
        knob face_down: bool = false, "PAP-21";
        /// When a counter is turned up.
        option reveal_on: RevealOn = RevealOn::EngagedOrFires, "PAP-21";
        /// Hours of daylight; 0 for no night.
        knob max_turns: i32 = 10, "PAP-23", 0..=1_000;
        /// Who ends the battle.
        knob end_condition: EndCondition = EndCondition::Gm, "PAP-23";
        /// A general's worth.
        option general_bonus_mode: GeneralMode = GeneralMode::SkillTenth, "PAP-26";
        /// A tenth, rounded.
        option general_bonus_rounding: RoundedBy = RoundedBy::Floor, "PAP-26";
        /// Equal initiatives.
        option initiative_tie: Tie = Tie::OpposedGeneralRoll, "PAP-27";
        /// A unit may walk and shoot.
        knob move_and_fire: bool = true, "PAP-28";
        /// Breaking off.
        knob disengage: Disengage = Disengage::GmOnly, "PAP-29";
        /// Support of a divided unit.
        option support_on_split: SupportOnSplit = SupportOnSplit::AllRolls, "PAP-30";
        /// How often losses are tested.
        option morale_retest: Retest = Retest::OnNewLosses, "PAP-38";
        /// Disorder upon disorder.
        option double_desorganisation: Double = Double::NoEffect, "PAP-42";
        /// What routers do.
        knob deroute_movement: RoutMove = RoutMove::Stay, "PAP-41";
        /// A general rallies from afar.
        option general_rallies_at_distance: bool = false, "PAP-45";
        /// Doses of those who do not say.
        knob drug_doses: i32 = 1, "PAP-46", 0..=20;
        /// Drugs steady the bow arm too.
        option drug_affects_fire: bool = false, "PAP-46";
        /// A tenth of what.
        option overdose_basis: Basis = Basis::Current, "PAP-46";
        /// A tenth, rounded.
        option overdose_rounding: RoundedBy = RoundedBy::Ceil, "PAP-46";
        /// After frenzy.
        option frenzy_aftermath: FrenzyAfter = FrenzyAfter::UntilRallied, "PAP-47";
        /// Which new enemies.
        option avant_garde_trigger: VanguardTrigger = VanguardTrigger::AnyNewOpponent, "PAP-48";
        /// When.
        option avant_garde_timing: VanguardTiming = VanguardTiming::BeforeMelee, "PAP-48";
        /// When fear bites.
        option fear_test_timing: FearTiming = FearTiming::StartOfTurn, "PAP-49";
        /// How long hatred burns.
        option hatred_scope: HatredScope = HatredScope::EachEngagement, "PAP-52";
        /// What is sliced.
        option regeneration_scope: RegenScope = RegenScope::TurnTotal, "PAP-55";
        /// The dead may rise.
        option regeneration_from_zero: bool = true, "PAP-55";
        /// Wings against arrows.
        option flight_def_vs_fire: bool = false, "PAP-57";
        /// EFF of a machine's crew.
        knob machine_eff_each: i32 = 5, "PAP-62", 1..=100;
        /// PUI of a crewman.
        knob machine_crew_pui: i32 = 1000, "PAP-62", 0..=100_000 / 1000;
        /// Machines in support.
        option machine_support_mode: MachineSupport = MachineSupport::Formula, "PAP-63";
        /// Hours to set up again.
        knob machine_setup_turns: i32 = 1, "PAP-64", 0..=2;
        /// Parts of a divided power.
        option pui_split: SplitMode = SplitMode::Equal, "PAP-66";
        /// When limits are looked at.
        option multi_limit_check: LimitCheck = LimitCheck::EachTurn, "PAP-67";
        /// A unit in disorder may be organised.
        knob organise_on_desorganised: bool = true, "PAP-70";
        /// Who judges range.
        knob fire_range: FireRange = FireRange::Gm, "PAP-71";
        /// Range in cells.
        knob fire_range_cells: i32 = 8, "PAP-71", 0..=100;
        /// Shots into a melee.
        option fire_into_melee: FireIntoMelee = FireIntoMelee::Allowed, "PAP-71";
        /// Shots in an hour.
        option shots_per_turn: Shots = Shots::One, "PAP-72";
        /// A fiftieth, rounded.
        option ranged_support_rounding: RoundedBy = RoundedBy::Floor, "PAP-73";
        /// A machine is the one that supports by fire.
        option machine_counts_as_ranged_support: bool = true, "PAP-74";
        /// The surprised may shoot.
        option ambush_defensive_fire: bool = false, "PAP-75";
        /// Archers in ambush come to blows.
        option ambush_shooters_engage: bool = true, "PAP-75";
        /// Sites are known unless they say otherwise.
        knob ambush_detected: bool = false, "PAP-76";
        /// DEF against a trap.
        option trap_def: TrapDef = TrapDef::Ignored, "PAP-77";
        /// A trap springs once.
        knob trap_single_use: bool = true, "PAP-77";
        /// A beast's power.
        option monster_pui: MonsterPui = MonsterPui::FixedTotal, "PAP-78";
        /// A character alone.
        option solo_character_mode: SoloMode = SoloMode::Unit, "PAP-80";
        /// Units with a power of magic.
        option pui_mag: bool = false, "PAP-82";
        /// When a spell strikes.
        option spell_timing: SpellTiming = SpellTiming::Phase1, "PAP-83";
        /// DEF against a spell.
        option spell_def: SpellDef = SpellDef::Applied, "PAP-83";
        /// Spells of a caster in an hour.
        knob spells_per_turn: i32 = 1, "PAP-83", 0..=10;
        /// Part of the skill that is a critical success.
        knob crit_success_divisor: i32 = 10, "PAP-84", 1..=100;
        /// First face that may fumble.
        knob fumble_from: i32 = 96, "PAP-84", 1..=100;
        /// A character's power.
        option character_pui_mode: CharacterPui = CharacterPui::Total, "PAP-86";
        /// His gear serves his unit.
        option character_att_def_to_unit: bool = true, "PAP-88";
        /// When characters act.
        option character_actions: CharacterActions = CharacterActions::First, "PAP-90";
        /// Actions in an hour.
        knob actions_per_character: i32 = 1, "PAP-90", 1..=5;
        /// INI of a speech.
        knob galvanise_ini: i32 = 2, "PAP-93", 0..=20;
        /// Who hears it.
        knob galvanise_scope: GalvaniseScope = GalvaniseScope::Unit, "PAP-93";
        /// Rolls of a rally as an action.
        option pc_rally_rolls: RallyRolls = RallyRolls::Two, "PAP-94";
        /// ATT of an encirclement.
        knob encircle_att: i32 = 1, "PAP-96", 0..=20;
        /// When characters are at risk.
        option wounds_trigger: WoundsTrigger = WoundsTrigger::MeleeOrLosses, "PAP-101";
        /// What wounds do here.
        knob wound_track: WoundTrack = WoundTrack::Off, "PAP-102";
        /// How a side is led that does not say.
        knob doctrine: Doctrine = Doctrine::Charge, "PAP-104";
        /// A shot declared before the charge came. Last, because journals name settings by their places.
        option declared_shot_when_charged: DeclaredShot = DeclaredShot::TurnOrLose, "PAP-72";
    }
}
