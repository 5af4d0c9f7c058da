//! Options of the book and knobs of the GM, by the names of `tables/options.csv` and `tables/gm_knobs.csv`.
//! Knobs that belong to one side, group or unit are fields there (`event.rs`).

use crate::nouns::terms::{Landscape, Weather};
use montjoie_game::{settings, words};

words! { /// The kind of ten-sided die.
pub enum DieKind { /// The face.
Plain = "plain", /// A 10 is thrown again and added.
OpenUp = "open_up", /// And a first 1 throws a series that is subtracted.
OpenBoth = "open_both" } }
words! { /// Whether characteristics are written as their modifier.
pub enum MdcMode { /// The modifier itself.
Entered = "entered", /// The value; the modifier is five less.
ValueMinusFive = "value_minus_5" } }
words! { /// Minutes in a « Tour ».
pub enum TourMinutes { /// Six.
Six = "6", /// Ten.
Ten = "10" } }
words! { /// What fights as one.
pub enum Resolution { /// Each group.
Group = "group", /// Each unit.
Unit = "unit" } }
words! { /// How long a charge counts.
pub enum ChargeScope { /// In every shock.
EveryShock = "every_shock", /// In the first.
FirstShock = "first_shock" } }
words! { /// Whether cavalry that fights as infantry has infantry's SDG.
pub enum CavalrySdg { /// It keeps its own.
Keep = "keep", /// Only before walls.
AssaultOnly = "assault_only", /// Always.
Always = "always" } }
words! { /// Chariots where they cannot deploy.
pub enum Chariots { /// Stay out.
Excluded = "excluded", /// Fight on foot.
AsInfantry = "as_infantry" } }
words! { /// What Mod(Att) raises.
pub enum ModAttScope { /// Tests.
TestsOnly = "tests_only", /// Everything derived from Cbt.
AllDerived = "all_derived" } }
words! { /// How a group's SdR is rounded.
pub enum SdrRounding { /// Down to a multiple of five.
FloorFive = "floor_5", /// Down.
FloorOne = "floor_1" } }
words! { /// To what big figures are rounded.
pub enum BigNumbers { /// Not at all.
One = "1", /// Tens.
Ten = "10", /// Hundreds.
Hundred = "100" } }
words! { /// How often chiefs are tested.
pub enum Cadence { /// Once, and when something changes.
Once = "once", /// Every sequence.
EachSequence = "each_sequence", /// Never.
None = "none" } }
words! { /// How long surprise lasts.
pub enum SurpriseDuration { /// Until the next test.
Battle = "battle", /// One sequence.
FirstSequence = "first_sequence" } }
words! { /// Which PdA the ratio compares.
pub enum RatioPda { /// What is left.
Current = "current", /// That of the start.
Initial = "initial" } }
words! { /// The most a hit may take of the attacker's PdA.
pub enum LossCap { /// No limit.
None = "none", /// All of it.
Hundred = "100" } }
words! { /// Whether the states of damage add up with the rout.
pub enum StatusStack { /// The worst counts.
WorstOnly = "worst_only", /// All count.
Cumulative = "cumulative" } }
words! { /// What the rupture cap limits.
pub enum RuptureCap { /// Each blow.
PerAssault = "per_assault", /// The running total.
Cumulative = "cumulative" } }
words! { /// Bonuses from failed attacks.
pub enum CounterBonus { /// The last, once.
LastOnly = "last_only", /// Summed until used.
Accumulate = "accumulate" } }
words! { /// Bonuses to Dfs before or after halving.
pub enum HalvingOrder { /// Halve, then add.
HalveThenAdd = "halve_then_add", /// Add, then halve.
AddThenHalve = "add_then_halve" } }
words! { /// A character's armour against quick wounds.
pub enum PcArmor { /// Once.
Once = "once", /// For each slice.
PerSlice = "per_slice", /// Not at all.
None = "none" } }
words! { /// When a group routs.
pub enum RoutTrigger { /// At its SdR.
Reach = "reach", /// Beyond it.
Exceed = "exceed" } }
words! { /// When a rally is tried.
pub enum RallyMoment { /// After the pursuit.
AfterPursuit = "after_pursuit", /// Before it, and instead.
BeforePursuit = "before_pursuit" } }
words! { /// How often a rally may be tried.
pub enum RallyAttempts { /// Each sequence.
OnePerSequence = "one_per_sequence", /// Once a rout.
OnePerRout = "one_per_rout", /// Until it succeeds once.
OneSuccess = "one_success" } }
words! { /// The victor's half: counted before or after casualties.
pub enum Recovery { /// Casualties first.
CasualtiesThenRecover = "casualties_then_recover", /// Recovery first.
RecoverThenCasualties = "recover_then_casualties" } }
words! { /// Cavalry in a forest.
pub enum ForestCavalry { /// As infantry.
AsInfantry = "as_infantry", /// At half.
Half = "half" } }
words! { /// Mud against shots.
pub enum MudHalving { /// A halving of its own.
Cumulative = "cumulative", /// The same as any shot's.
Redundant = "redundant" } }
words! { /// Losses of a gruelling climate.
pub enum ClimateLosses { /// A tenth more of each hit.
EachHitRelative = "each_hit_relative", /// Ten points of percentage more.
EachHitPoints = "each_hit_points", /// A tenth more when all is counted.
AfterBattleRelative = "after_battle_relative" } }
words! { /// Against what trenches help.
pub enum EntrenchmentDfs { /// Shots.
RangedOnly = "ranged_only", /// Everything.
All = "all" } }
words! { /// By what besiegers must be twice as strong.
pub enum SiegeSuperiority { /// PdA.
Pda = "pda", /// Men.
Eff = "eff" } }
words! { /// Which weeks make the talks difficult.
pub enum NegotiationDifficulty { /// All.
Total = "total", /// Those left.
Remaining = "remaining" } }
words! { /// Bursts of vehicle weapons.
pub enum PfgBurst { /// Double.
Double = "double", /// Count for nothing.
Ignore = "ignore" } }
words! { /// What a failed disengagement costs.
pub enum VehicleRetreatFail { /// Two.
Two = "2", /// Four.
Four = "4" } }
words! { /// Which score breaks off.
pub enum DisengageScore { /// The unit's Cbt.
Cbt = "cbt", /// The side's potential of command.
Command = "command" } }
words! { /// The range at which shots are exchanged.
pub enum EngagementDistance { /// As the ground says.
Auto = "auto", /// Contact.
Contact = "contact", /// Short.
Courte = "courte", /// Medium.
Moyenne = "moyenne", /// Long.
Longue = "longue", /// Very long.
TresLongue = "tres_longue" } }
words! { /// Who is within range.
pub enum TargetInRange { /// Contact groups; shooters by their range.
Auto = "auto", /// Everybody.
Yes = "yes", /// Contact groups alone.
No = "no" } }
words! { /// The weapon of a unit that has several of a kind.
pub enum MixedWeapons { /// The most common.
MostCommon = "most_common", /// The mean of all.
Mean = "mean" } }
words! { /// How characters fare.
pub enum PcFate { /// Proposed, and the GM decides.
Staged = "staged", /// By the die.
QuickOneDThree = "quick_1d3" } }
words! { /// Which side is the more mobile.
pub enum MoreMobile { /// By the ranks.
Auto = "auto", /// The first.
A = "a", /// The second.
B = "b", /// Neither.
None = "none" } }
words! { /// Infantry in a town against vehicles.
pub enum UrbanInfantry { /// Nothing.
Zero = "0", /// Five.
Five = "5", /// Ten.
Ten = "10" } }
words! { /// Flyers in an assault.
pub enum FlyingMult { /// As they are.
One = "1", /// Twice.
Two = "2", /// Three times.
Three = "3" } }

words! { /// What wounds that reach a character's Health do.
pub enum HealthSpent { /// Put him out of action.
OutOfAction = "out_of_action", /// Kill him.
Killed = "killed" } }
words! { /// Whether routed vehicles are rallied.
pub enum VehicleRally { /// Never.
No = "no", /// As troops are.
Yes = "yes" } }

settings! {
    /// Options of the book and knobs of the GM.
    pub struct Options {
        /// The kind of ten-sided die.
        option die_kind: DieKind = DieKind::OpenUp, "ORD-01";
        /// Whether characteristics are written as their modifier.
        option mdc_mode: MdcMode = MdcMode::Entered, "ORD-31";
        /// Minutes in a « Tour ».
        option tour_minutes: TourMinutes = TourMinutes::Ten, "ORD-04";
        /// What fights as one.
        option resolution_level: Resolution = Resolution::Group, "ORD-05";
        /// How long a charge counts.
        option charge_scope: ChargeScope = ChargeScope::EveryShock, "ORD-09";
        /// Whether cavalry that fights as infantry has infantry's SDG.
        option cavalry_as_infantry_sdg: CavalrySdg = CavalrySdg::AssaultOnly, "ORD-10";
        /// Chariots where they cannot deploy.
        option undeployable_chariots: Chariots = Chariots::Excluded, "ORD-11";
        /// What Mod(Att) raises.
        option modatt_scope: ModAttScope = ModAttScope::TestsOnly, "ORD-16";
        /// How a group's SdR is rounded.
        option sdr_rounding: SdrRounding = SdrRounding::FloorFive, "ORD-29";
        /// To what big figures are rounded.
        option big_number_rounding: BigNumbers = BigNumbers::One, "ORD-30";
        /// How often chiefs are tested.
        option command_cadence: Cadence = Cadence::Once, "ORD-35";
        /// Ranged steps before the first shock.
        option approach_volleys: i32 = 1, "ORD-36", 1..=20;
        /// Weapons too short for the distance add nothing.
        option enforce_range: bool = false, "ORD-36";
        /// How long surprise lasts.
        option surprise_duration: SurpriseDuration = SurpriseDuration::Battle, "ORD-38";
        /// Which PdA the ratio compares.
        option ratio_pda: RatioPda = RatioPda::Current, "ORD-39";
        /// The most a hit may take of the attacker's PdA.
        option loss_pct_cap: LossCap = LossCap::None, "ORD-41";
        /// Whether the states of damage add up with the rout.
        option status_stack: StatusStack = StatusStack::WorstOnly, "ORD-42";
        /// What the rupture cap limits.
        option rupture_cap: RuptureCap = RuptureCap::PerAssault, "ORD-43";
        /// Bonuses from failed attacks.
        option counter_bonus: CounterBonus = CounterBonus::LastOnly, "ORD-44";
        /// Bonuses to Dfs before or after halving.
        option dfs_halving_order: HalvingOrder = HalvingOrder::HalveThenAdd, "ORD-50";
        /// Several halvings of Dfs.
        option halvings_stack: bool = true, "ORD-50";
        /// A character's armour against quick wounds.
        option pc_armor: PcArmor = PcArmor::Once, "ORD-55";
        /// An army may withdraw in mid-battle.
        option retreat_mid_battle: bool = true, "ORD-57";
        /// When a group routs.
        option rout_trigger: RoutTrigger = RoutTrigger::Reach, "ORD-58";
        /// When a rally is tried.
        option rally_timing: RallyMoment = RallyMoment::AfterPursuit, "ORD-62";
        /// How often a rally may be tried.
        option rally_attempts: RallyAttempts = RallyAttempts::OnePerSequence, "ORD-62";
        /// The victor's half: counted before or after casualties.
        option victory_recovery: Recovery = Recovery::CasualtiesThenRecover, "ORD-63";
        /// Cavalry in a forest.
        option forest_cavalry: ForestCavalry = ForestCavalry::AsInfantry, "ORD-65";
        /// Mud against shots.
        option mud_ranged_halving: MudHalving = MudHalving::Cumulative, "ORD-68";
        /// Losses of a gruelling climate.
        option climate_losses: ClimateLosses = ClimateLosses::EachHitRelative, "ORD-69";
        /// Against what trenches help.
        option entrenchment_dfs: EntrenchmentDfs = EntrenchmentDfs::RangedOnly, "ORD-76";
        /// A place at exactly half its garrison is not properly held.
        option undermanned_at_half: bool = true, "ORD-77";
        /// Shooters of a garrison at half.
        option garrison_archers_halved: bool = false, "ORD-79";
        /// By what besiegers must be twice as strong.
        option siege_superiority: SiegeSuperiority = SiegeSuperiority::Pda, "ORD-85";
        /// Which weeks make the talks difficult.
        option negotiation_difficulty: NegotiationDifficulty = NegotiationDifficulty::Total, "ORD-90";
        /// Bursts of vehicle weapons.
        option pfg_burst: PfgBurst = PfgBurst::Ignore, "ORD-95";
        /// Vehicle weapons of short range at half.
        option vehicle_short_range_half: bool = true, "ORD-95";
        /// What a failed disengagement costs.
        option vehicle_retreat_fail: VehicleRetreatFail = VehicleRetreatFail::Two, "ORD-106";
        /// Which score breaks off.
        option disengage_score: DisengageScore = DisengageScore::Cbt, "ORD-106";
        /// Seconds in a sequence; 0 as the table says.
        knob time_scale_override: i32 = 0, "ORD-04", 0..=10_000_000;
        /// The ground.
        knob terrain: Landscape = Landscape::Open, "ORD-64";
        /// The weather.
        knob weather: Weather = Weather::Clear, "ORD-67";
        /// The range at which shots are exchanged.
        knob engagement_distance: EngagementDistance = EngagementDistance::Auto, "ORD-37";
        /// Added to the difficulty of every shot.
        knob distance_visibility_mod: i32 = 0, "ORD-37", -20..=20;
        /// Who is within range.
        knob target_in_range: TargetInRange = TargetInRange::Auto, "ORD-36";
        /// The weapon of a unit that has several of a kind.
        knob mixed_weapons: MixedWeapons = MixedWeapons::MostCommon, "ORD-27";
        /// The most the ratio gives.
        knob ratio_cap: i32 = 5, "ORD-39", 0..=5;
        /// Dead among those out of action, in hundredths.
        knob dead_share: i32 = 50, "ORD-53", 50..=100;
        /// The wounded of the side that loses the field die.
        knob abandoned_wounded_die: bool = false, "ORD-54";
        /// How characters fare.
        knob pc_fate_mode: PcFate = PcFate::Staged, "ORD-56";
        /// Which side is the more mobile.
        knob more_mobile_side: MoreMobile = MoreMobile::Auto, "ORD-57";
        /// Guns and baggage a routed army leaves, in hundredths; -1: all guns, three quarters of the baggage.
        knob baggage_lost_share: i32 = -1, "ORD-61", -1..=100;
        /// Very bad visibility halves the PdA of shots.
        knob very_bad_visibility_halves_pda: bool = false, "ORD-67";
        /// Bad visibility hampers combat too.
        knob bad_visibility_hits_combat: bool = false, "ORD-67";
        /// Share of the PdA a reserve must have to bring a new command test.
        knob reserve_min_pct: i32 = 10, "ORD-74", 0..=100;
        /// The place's factor of fortification; 0 as the table says.
        knob for_override: i32 = 0, "ORD-76", 0..=100;
        /// Flyers in an assault.
        knob flying_mult: FlyingMult = FlyingMult::Two, "ORD-80";
        /// Ladders, engines, engineers for the assault.
        knob siege_means: bool = true, "ORD-81";
        /// Numbers do not help against this place.
        knob inaccessible_site: bool = false, "ORD-83";
        /// Weeks the besiegers can stay; 0 for ever.
        knob besieger_max_weeks: i32 = 0, "ORD-89", 0..=10_000;
        /// Weeks between two talks.
        knob negotiation_interval_weeks: i32 = 4, "ORD-90", 0..=1_000;
        /// The garrison fights to the death.
        knob no_surrender: bool = false, "ORD-91";
        /// The garrison eats.
        knob needs_supplies: bool = true, "ORD-91";
        /// The longest range helps the command test of vehicles.
        knob longest_range_bonus: bool = true, "ORD-101";
        /// Infantry in a town against vehicles.
        knob urban_infantry_dfs: UrbanInfantry = UrbanInfantry::Five, "ORD-108";
        // New ones come last: journals name options by their place.
        /// Whether routed vehicles are rallied.
        option vehicle_rally: VehicleRally = VehicleRally::No, "ORD-107";
        /// What wounds that reach a character's Health do.
        option health_spent: HealthSpent = HealthSpent::OutOfAction, "ORD-55";
    }
}
