//! Options and GM knobs of the book, typed, with the book's defaults.

use crate::nouns::terms::{Massacre, Scale};
use montjoie_game::{settings, words};
use montjoie_table::{Dice, Side};

words! { /// JET-03: which scales are played.
pub enum Scales { /// The army alone.
A = "army", /// Regiments.
R = "regiment", /// Companies.
C = "company", /// Characters on the soldier's table.
I = "individual", /// Two of them.
AR = "army-regiment", /// Two of them.
AC = "army-company", /// Two of them.
AI = "army-individual", /// Two of them.
RC = "regiment-company", /// Two of them.
RI = "regiment-individual", /// Two of them.
CI = "company-individual", /// Three of them.
ARC = "army-regiment-company", /// Three of them.
ARI = "army-regiment-individual", /// Three of them.
ACI = "army-company-individual", /// Three of them.
RCI = "regiment-company-individual", /// All.
ARCI = "army-regiment-company-individual" } }

impl Scales {
    /// Whether units of this scale roll.
    #[must_use]
    #[inline]
    pub fn has(self, scale: Scale) -> bool {
        use Scales::*;
        match scale {
            Scale::Army => matches!(self, A | AR | AC | AI | ARC | ARI | ACI | ARCI),
            Scale::Regiment => matches!(self, R | AR | RC | RI | ARC | ARI | RCI | ARCI),
            Scale::Company => matches!(self, C | AC | RC | CI | ARC | ACI | RCI | ARCI),
        }
    }

    /// Whether characters roll on the soldier's table.
    #[must_use]
    #[inline]
    pub fn individual(self) -> bool {
        use Scales::*;
        matches!(self, I | AI | RI | CI | ARI | ACI | RCI | ARCI)
    }

    /// The highest scale in play whose units roll.
    #[must_use]
    pub fn highest(self) -> Option<Scale> {
        Scale::ALL.iter().copied().find(|s| self.has(*s))
    }
}

words! { /// JET-05: the side from which all is seen.
pub enum Considered { /// The first.
A = "A", /// The second.
B = "B" } }

impl Considered {
    /// The side itself.
    #[must_use]
    #[inline]
    pub fn side(self) -> Side {
        match self {
            Considered::A => Side::A,
            Considered::B => Side::B,
        }
    }
}

words! { /// JET-07: which die makes a UM result.
pub enum UmDetection { /// The first.
FirstDie = "first_die", /// Any of the chain.
AnyDie = "any_die", /// The bare total.
RawTotal = "raw_total" } }
words! { /// JET-07: what a UM 66 does.
pub enum Um66Effect { /// Its row takes the place of the total's.
ReplaceRow = "replace_row", /// The total's row, with what follows a 66.
ExtraEvent = "extra_event", /// Nothing.
Ignore = "ignore" } }
words! { /// JET-07: what a UM 100 does.
pub enum Um100Effect { /// Its row, one die.
ReplaceRow = "replace_row", /// Its row; the dice roll on for the record.
RollOn = "replace_row_roll_on", /// An ordinary open die.
Ignore = "ignore" } }
words! { /// JET-08: where success begins.
pub enum Threshold { /// The row Success.
T111 = "111", /// Above a hundred.
T101 = "101", /// Any success.
T76 = "76" } }

impl Threshold {
    /// The least total that succeeds.
    #[must_use]
    pub fn least(self) -> i32 {
        match self {
            Threshold::T111 => 111,
            Threshold::T101 => 101,
            Threshold::T76 => 76,
        }
    }
}

words! { /// JET-09: how a commander commands.
pub enum CommandMode { /// Leadership, helped by tactics.
LeadershipTactics = "leadership_tactics", /// Leadership alone.
Leadership = "leadership", /// Tactics from afar.
TacticsOnly = "tactics_only" } }
words! { /// JET-09: which of two leaders rolls.
pub enum CoCommand { /// The first.
Designated = "designated", /// The better.
BestSkill = "best_skill", /// One each.
Split = "split" } }
words! { /// JET-10: what a tactics roll brings.
pub enum TacticsBonus { /// The row's modifier, if positive.
SuccessOnly = "table_success_only", /// The row's modifier.
BothWays = "table_both_ways", /// A flat bonus.
Flat = "flat", /// No roll.
Off = "off" } }
words! { /// JET-13: whether the enemy's row helps its subordinates.
pub enum Flow { /// No.
Off = "off", /// Yes.
On = "on" } }
words! { /// JET-14: over a scale that is not played.
pub enum SkippedFlow { /// To the next.
Pass = "pass", /// Lost.
None = "none" } }
words! { /// JET-15: several enemy commanders.
pub enum MultiOpposition { /// The one with most men.
Largest = "largest", /// Their mean.
Mean = "mean", /// Their sum.
Sum = "sum" } }
words! { /// JET-16: the ratio of numbers.
pub enum RatioRounding { /// As it is.
Exact = "exact", /// To a tenth.
Tenth = "tenth", /// Whole steps of a fifth.
FullSteps = "full_steps" } }
words! { /// JET-20: morale of every unit, or one for the army.
pub enum MoraleScale { /// Every unit its own.
PerScale = "per_scale", /// One.
Single = "single" } }
words! { /// JET-19: the morale of an absolute success.
pub enum AbsoluteMorale { /// By the rank's own table.
RankTable = "rank_table", /// By the summary.
Summary = "summary" } }
words! { /// JET-21: what is kept of morale beyond the scale.
pub enum MoraleStore { /// All.
Uncapped = "uncapped", /// No more than a point.
Clamp11 = "clamp_11" } }
words! { /// JET-21: morale above ten, without the surge.
pub enum OverflowBase { /// Three times ten.
Thirty = "30", /// As the text says.
Fifty = "50" } }
words! { /// JET-22: when a unit runs.
pub enum RoutCheck { /// At the end of the turn.
EndOfTurn = "end_of_turn", /// At once.
Immediate = "immediate" } }
words! { /// JET-22: whether the routed can be brought back.
pub enum RallyAttempt { /// No.
Forbidden = "forbidden", /// Once, the turn after.
Allowed = "allowed" } }
words! { /// JET-24: how discipline follows morale.
pub enum DisciplineTracking { /// By the state of morale.
State = "state", /// By its changes.
Incremental = "incremental" } }
words! { /// JET-28: morale of a withdrawn unit's row.
pub enum WithdrawnMorale { /// Not applied.
Ignore = "ignore", /// Applied.
Apply = "apply" } }
words! { /// JET-30: the company's own engagement on rolls.
pub enum CompanyEngagement { /// It counts.
Apply = "apply", /// It does not.
None = "none" } }
words! { /// JET-31: which engagement filters events.
pub enum EventFilter { /// Company and fighter.
Individual = "individual", /// The more severe.
Strict = "strict", /// The regiment.
RegimentOnly = "regiment_only" } }
words! { /// JET-32: losses of archers who count as engaged.
pub enum ArcherLosses { /// Given and taken.
Both = "both", /// Given.
InflictedOnly = "inflicted_only" } }
words! { /// JET-33: which reserves are delayed.
pub enum DelayScope { /// Those called.
Called = "called_or_en_route", /// The others too, on account.
All = "all_until_called" } }
words! { /// JET-33: repeated delays.
pub enum DelayStacking { /// Each turn.
EachTurn = "each_turn", /// Once in all.
Once = "once" } }
words! { /// JET-34: whose men the percentage counts.
pub enum LossBase { /// Those of the considered side.
Considered = "considered_side", /// Those of the winner.
Winner = "winner" } }
words! { /// JET-34: how losses are rounded.
pub enum LossRounding { /// To the nearest.
HalfUp = "half_up", /// Down.
Floor = "floor", /// Up.
Ceil = "ceil" } }
words! { /// JET-36: whose engagement counts.
pub enum ExposureSource { /// The more withdrawn.
MostWithdrawn = "most_withdrawn", /// One's own.
Own = "own" } }
words! { /// JET-38: how losses are split.
pub enum LossSplit { /// Each side's total.
PerSideTotal = "per_side_total", /// Our killed, times the ratio.
Scaled = "scaled_components" } }
words! { /// JET-39: how losses are spread.
pub enum Distribution { /// Equally.
Equal = "equal", /// By strength.
Proportional = "proportional", /// By strength and exposure.
ByEngagement = "by_engagement" } }
words! { /// JET-40: how scales agree.
pub enum ScaleLosses { /// The unit's own result.
ReplaceShare = "replace_share", /// Both.
Cumulative = "cumulative", /// Its own, the others make up for it.
ReplaceConserve = "replace_conserve" } }
words! { /// JET-40: which encounters are played out below the highest scale.
pub enum Focus { /// Those where the players are.
Players = "players", /// All.
All = "all" } }
words! { /// JET-43: an army that does not get out.
pub enum ArmyCollapse { /// The battle is lost.
EndBattle = "end_battle", /// It goes on.
Continue = "continue" } }
words! { /// JET-44: a malus on a malus.
pub enum MalusStacking { /// Both.
Stack = "stack", /// The newer.
Refresh = "refresh" } }
words! { /// JET-45: what mislaid subordinates do to the next roll.
pub enum PositionEffect { /// Their row's modifier.
LeadershipColumn = "leadership_column", /// Nothing.
None = "none" } }
words! { /// JET-48: a deadline in rounds.
pub enum Deadline { /// The round named is too late.
Strict = "strict", /// The round named will do.
Inclusive = "inclusive" } }
words! { /// JET-48: the critical of the isolated.
pub enum IsolationCritical { /// Slash.
Slash = "slash", /// Krush.
Krush = "krush", /// By the dice.
Random = "random" } }
words! { /// JET-48: who fights a melee out.
pub enum MeleeResolution { /// The table.
Manual = "manual", /// The dice.
Auto = "auto" } }
words! { /// JET-49: the superior's help on a chief's SA roll.
pub enum LeaderSa { /// None.
None = "none", /// His leadership modifier.
Superior = "superior" } }
words! { /// JET-51: which event a UM 66 brings.
pub enum Um66Event { /// The challenge.
Challenge = "challenge", /// The banner.
Banner = "banner", /// By the dice.
Random = "random" } }
words! { /// JET-52: how many men are cut off.
pub enum Rallied { /// 1d10.
D10 = "1d10", /// 1d4.
D4 = "1d4", /// 1d6.
D6 = "1d6", /// 1d8.
D8 = "1d8", /// 1d12.
D12 = "1d12", /// 1d20.
D20 = "1d20", /// 2d6.
TwoD6 = "2d6", /// 2d10.
TwoD10 = "2d10" } }

impl Rallied {
    /// The dice.
    #[must_use]
    pub fn dice(self) -> Dice {
        let (n, sides) = match self {
            Rallied::D10 => (1, 10),
            Rallied::D4 => (1, 4),
            Rallied::D6 => (1, 6),
            Rallied::D8 => (1, 8),
            Rallied::D12 => (1, 12),
            Rallied::D20 => (1, 20),
            Rallied::TwoD6 => (2, 6),
            Rallied::TwoD10 => (2, 10),
        };
        montjoie_table::sum(n, sides)
    }
}

words! { /// JET-53: which event a UM 100 brings.
pub enum Um100Event { /// The sub-officer falls.
Fallen = "fallen_sub_officer", /// A chief is exposed.
Exposed = "exposed_commander", /// By the dice.
Random = "random" } }
words! { /// JET-53: who is exposed.
pub enum ExposedTarget { /// By the character's rank.
ByRank = "by_rank", /// The officer.
Officer = "officer", /// The leader.
Leader = "leader" } }
words! { /// JET-53: what a commander who attacks gains.
pub enum ExposedBonus { /// Fifty.
Instead = "instead", /// Eighty.
Cumulative = "cumulative" } }
words! { /// JET-55: what a union multiplies.
pub enum UnionScope { /// The ratio of numbers.
RatioOnly = "ratio_only", /// And the base of losses.
RatioAndLosses = "ratio_and_losses" } }
words! { /// JET-56: where the +10 counts.
pub enum CutModifier { /// On both tests.
Both = "both", /// On leadership.
LeadershipOnly = "leadership_only" } }

settings! {
    /// Every option and knob. Those of a side, a unit or a commander are what they have unless their own table says otherwise.
    pub struct Options {
        /// Which scales are played.
        option scales_in_play: Scales = Scales::A, "JET-03";
        /// The side from which all is seen.
        option considered_side: Considered = Considered::A, "JET-05";
        /// Minutes in a turn.
        knob turn_minutes: i32 = 20, "JET-04", 10..=90;
        /// Which die makes a UM result.
        option um_detection: UmDetection = UmDetection::FirstDie, "JET-07";
        /// What a UM 66 does.
        option um_66_effect: Um66Effect = Um66Effect::ReplaceRow, "JET-07";
        /// What a UM 100 does.
        option um_100_effect: Um100Effect = Um100Effect::ReplaceRow, "JET-07";
        /// Where success begins.
        option skill_success_threshold: Threshold = Threshold::T111, "JET-08";
        /// How commanders command unless they say otherwise.
        option command_mode: CommandMode = CommandMode::LeadershipTactics, "JET-09";
        /// Which of two leaders rolls.
        option co_command: CoCommand = CoCommand::Designated, "JET-09";
        /// What a tactics roll brings.
        option tactics_bonus: TacticsBonus = TacticsBonus::SuccessOnly, "JET-10";
        /// The flat bonus.
        knob tactics_flat_bonus: i32 = 10, "JET-10", -100..=100;
        /// The enemy's row helps its subordinates.
        option opposition_leadership_flow: Flow = Flow::Off, "JET-13";
        /// Over a scale that is not played.
        option skipped_scale_flow: SkippedFlow = SkippedFlow::Pass, "JET-14";
        /// Several enemy commanders.
        option multi_opposition: MultiOpposition = MultiOpposition::Largest, "JET-15";
        /// The ratio of numbers.
        option numeric_ratio_rounding: RatioRounding = RatioRounding::Exact, "JET-16";
        /// The most numbers can weigh; 0 for no limit.
        option numeric_mod_cap: i32 = 0, "JET-16", 0..=1_000;
        /// Reserves count in the army's strength.
        option reserve_counts: bool = false, "JET-16";
        /// The worth of one fighter of a side that does not say its own.
        knob individual_value: i32 = 100, "JET-17", 1..=10_000 / 100;
        /// Morale at the start of units that do not say their own.
        knob initial_morale: i32 = 0, "JET-18", -10..=10;
        /// Morale of every unit, or one for the army.
        option morale_scale: MoraleScale = MoraleScale::PerScale, "JET-20";
        /// Morale of events is mirrored too.
        option event_morale_inverse: bool = true, "JET-19";
        /// The morale of an absolute success.
        option absolute_success_morale: AbsoluteMorale = AbsoluteMorale::RankTable, "JET-19";
        /// What is kept of morale beyond the scale.
        option morale_store: MoraleStore = MoraleStore::Uncapped, "JET-21";
        /// Morale above ten, without the surge.
        option morale_overflow_base: OverflowBase = OverflowBase::Thirty, "JET-21";
        /// The surge counts on the soldier's table.
        option morale_overflow_soldiers: bool = false, "JET-21";
        /// When a unit runs.
        option rout_check: RoutCheck = RoutCheck::EndOfTurn, "JET-22";
        /// Whether the routed can be brought back.
        option rally_attempt: RallyAttempt = RallyAttempt::Forbidden, "JET-22";
        /// How hard it is.
        knob rally_modifier: i32 = -30, "JET-22", -200..=200;
        /// Training of units that do not say their own.
        knob discipline_max: i32 = 0, "JET-23", -10..=10;
        /// How discipline follows morale.
        option discipline_tracking: DisciplineTracking = DisciplineTracking::State, "JET-24";
        /// Position of units that do not say their own.
        knob position_mod: i32 = 0, "JET-25", -30..=30;
        /// Composition of units that do not say their own.
        knob composition_mod: i32 = 0, "JET-26", -20..=20;
        /// Equipment of units that do not say their own.
        knob equipment_mod: i32 = 0, "JET-27", -10..=10;
        /// Morale of a withdrawn unit's row.
        option withdrawn_morale: WithdrawnMorale = WithdrawnMorale::Ignore, "JET-28";
        /// Everybody in the first line, always.
        option all_front_line: bool = false, "JET-29";
        /// The company's own engagement on rolls.
        option company_engagement_mod: CompanyEngagement = CompanyEngagement::Apply, "JET-30";
        /// Which engagement filters events.
        option event_filter: EventFilter = EventFilter::Individual, "JET-31";
        /// Regiments that do not say otherwise are archers who count as engaged.
        knob archer_regiment_engaged: bool = false, "JET-32";
        /// Losses of archers who count as engaged.
        option archer_engaged_losses: ArcherLosses = ArcherLosses::Both, "JET-32";
        /// Turns a reserve needs.
        knob reserve_base_delay: i32 = 1, "JET-33", 1..=20;
        /// Which reserves are delayed.
        option reserve_delay_scope: DelayScope = DelayScope::Called, "JET-33";
        /// Repeated delays.
        option reserve_delay_stacking: DelayStacking = DelayStacking::Once, "JET-33";
        /// Whose men the percentage counts.
        option loss_base: LossBase = LossBase::Considered, "JET-34";
        /// How losses are rounded.
        option loss_rounding: LossRounding = LossRounding::HalfUp, "JET-34";
        /// The ratio of a spectacular failure.
        knob spectacular_failure_ratio: i32 = 600, "JET-35", 600..=10_000 / 100;
        /// Whose engagement counts for losses.
        option loss_engagement_source: ExposureSource = ExposureSource::MostWithdrawn, "JET-36";
        /// A UM 100 makes losses even out of contact.
        option um100_forces_losses: bool = true, "JET-36";
        /// How losses are split.
        option loss_split: LossSplit = LossSplit::PerSideTotal, "JET-38";
        /// How losses are spread.
        option loss_distribution: Distribution = Distribution::Equal, "JET-39";
        /// How scales agree.
        option scale_losses: ScaleLosses = ScaleLosses::ReplaceShare, "JET-40";
        /// How far from the share (0) to the unit's own result (100) its losses are taken.
        knob reconcile_losses: i32 = 100, "JET-40", 0..=100;
        /// Turns before a stand-in commands; 0 for never.
        knob succession_turns: i32 = 0, "JET-41", 0..=100;
        /// A UM 100 breaks out.
        option breakout_accepts_um100: bool = true, "JET-43";
        /// How many die when a breakout fails.
        knob massacre_fraction: i32 = 90, "JET-43", 50..=100 / 100;
        /// What the survivors do.
        knob massacre_choice: Massacre = Massacre::Flight, "JET-43";
        /// An army that does not get out.
        knob army_collapse: ArmyCollapse = ArmyCollapse::EndBattle, "JET-43";
        /// A malus on a malus.
        option malus_stacking: MalusStacking = MalusStacking::Stack, "JET-44";
        /// What mislaid subordinates do to the next roll.
        option um66_position_effect: PositionEffect = PositionEffect::LeadershipColumn, "JET-45";
        /// Skill of the subordinates' one roll; -1000 for the mean of those known.
        knob representative_skill: i32 = -1000, "JET-45", -1000..=1000;
        /// Ground is kept count of.
        option strategic_points: bool = false, "JET-46";
        /// What a level of ground is worth.
        knob strategic_step: i32 = 10, "JET-46", 0..=30;
        /// Melee rounds in a turn.
        knob melee_rounds_per_turn: i32 = 3, "JET-48", 1..=20;
        /// A deadline in rounds.
        option deadline_reading: Deadline = Deadline::Strict, "JET-48";
        /// Opponents of the surrounded.
        knob assailants: i32 = 3, "JET-48", 1..=50;
        /// The critical of the isolated.
        knob isolation_critical_type: IsolationCritical = IsolationCritical::Random, "JET-48";
        /// Who fights a melee out.
        option melee_resolution: MeleeResolution = MeleeResolution::Manual, "JET-48";
        /// The superior's help on a chief's SA roll.
        option leader_sa_mod: LeaderSa = LeaderSa::None, "JET-49";
        /// Which event a UM 66 brings.
        knob um66_event_choice: Um66Event = Um66Event::Random, "JET-51";
        /// How many men are cut off.
        knob rallied_men: Rallied = Rallied::D10, "JET-52";
        /// Which event a UM 100 brings.
        knob um100_event_choice: Um100Event = Um100Event::Random, "JET-53";
        /// Who is exposed.
        knob exposed_target: ExposedTarget = ExposedTarget::ByRank, "JET-53";
        /// What a commander who attacks gains.
        option exposed_commander_bonus: ExposedBonus = ExposedBonus::Instead, "JET-53";
        /// What a union multiplies.
        option union_strength_scope: UnionScope = UnionScope::RatioOnly, "JET-55";
        /// Where the +10 counts.
        option cut_in_two_modifier: CutModifier = CutModifier::Both, "JET-56";
        /// Drawn beyond it.
        knob max_turns: i32 = 50, "JET-62", 1..=1_000;
        /// Which encounters are played out below the highest scale. Last: rulings of older journals count places.
        option focus: Focus = Focus::Players, "JET-40";
    }
}

/// What a side, a unit or a commander takes at muster: changed on them, not on the battle.
pub const AT_MUSTER: &[&str] = &[
    "considered_side",
    "command_mode",
    "individual_value",
    "initial_morale",
    "discipline_max",
    "position_mod",
    "composition_mod",
    "equipment_mod",
    "archer_regiment_engaged",
];
