//! Options and GM knobs of the book, typed; defaults as the editions have them.

use montjoie_game::{settings, words};

words! { /// The two editions.
pub enum Edition { /// Armour class counts up.
Ascendant = "ascendant", /// Armour class counts down.
Descendant = "descendant" } }
words! { /// BX-04: which way a part of a man is rounded.
pub enum SurvivorRounding { /// To the next man.
Up = "up", /// To the man before.
Down = "down" } }
words! { /// BX-06: when a unit that disengages counts as free.
pub enum Disengaged { /// From the morale phase on.
MoralePhase = "morale_phase", /// From the end of the sequence.
SequenceEnd = "sequence_end" } }
words! { /// BX-13: when an engaged unit names whom it strikes.
pub enum MeleeTarget { /// In the melee.
AtMelee = "at_melee", /// With its order.
AtOrder = "at_order" } }
words! { /// BX-26: who may strike at a unit in flight.
pub enum FlightAttacker { /// Anyone who was in contact.
AnyContact = "any_contact", /// Only whoever hurt it most.
TopOnly = "top_only" } }
words! { /// BX-34: when a unit that ran may first be rallied.
pub enum RallyTiming { /// At the end of the sequence of its flight.
FlightSequence = "flight_sequence", /// At the end of the next.
NextSequence = "next_sequence" } }
words! { /// BX-31: whether lines of one group add up.
pub enum Stack { /// They do.
Cumulative = "cumulative", /// The heaviest alone counts.
Highest = "highest" } }
words! { /// BX-44: the malus against the immune.
pub enum ImmuneMorale { /// Stated twice, meant once.
Two = "2", /// Twice.
Four = "4" } }
words! { /// BX-23: the lowest percentage.
pub enum PctFloor { /// Nothing.
Zero = "0", /// Five.
Five = "5" } }
words! { /// BX-23: the highest percentage.
pub enum PctCap { /// No bound.
None = "none", /// A hundred.
Hundred = "100" } }
words! { /// BX-22: armour outside the table.
pub enum BeyondTable { /// The table goes on.
Extrapolate = "extrapolate", /// Its last column holds.
Clamp = "clamp" } }
words! { /// BX-22: whose table.
pub enum WhichTable { /// The edition's own.
Own = "own", /// The ascending one.
Ascendant = "ascendant", /// The descending one.
Descendant = "descendant" } }
words! { /// BX-37: how often the chief's increments may be moved.
pub enum IntAlloc { /// Each sequence.
PerSequence = "per_sequence", /// Once, with the first orders.
PerBattle = "per_battle" } }
words! { /// BX-39: the unwise chief.
pub enum WisMalus { /// Not in this edition.
Off = "off", /// At all times.
Always = "always", /// Only for units that stand.
StaticOnly = "static_only" } }
words! { /// BX-40: what a special attack triples.
pub enum SpecialMode { /// The damage.
Damage = "damage", /// The bodies.
Kills = "kills" } }
words! { /// BX-42: what ten times the Hit Dice counts.
pub enum HugeDamage { /// Hit Dice of victims.
HdKills = "hd_kills", /// Points.
PvtDamage = "pvt_damage" } }
words! { /// BX-42: how many units it crushes.
pub enum HugeTargets { /// One.
One = "one", /// All in contact.
AllEngaged = "all_engaged" } }
words! { /// BX-45: how long flight helps.
pub enum FlyingLast { /// As long as they touch.
WhileInContact = "while_in_contact", /// In the sequence of contact.
FirstSequence = "first_sequence" } }
words! { /// BX-54: damage beyond the troops.
pub enum Overflow { /// Reaches the officers.
Carry = "carry", /// Stops.
Stop = "stop" } }
words! { /// BX-59: what counts as a charge.
pub enum Braced { /// Lancers.
Lancers = "lancers", /// Anyone mounted.
Mounted = "mounted", /// Anyone.
Any = "any" } }
words! { /// BX-68: what a breach lays open.
pub enum BreachScope { /// The whole place.
Fortress = "fortress", /// Its section.
Section = "section" } }
words! { /// BX-68: the rest of the sequence in which a breach opens.
pub enum BreachSame { /// Walls still quarter.
Quarter = "quarter", /// Halved at once.
Half = "half" } }
words! { /// BX-65: what the heavier engines need, in what.
pub enum BreachUnit { /// Sequences.
Sequences = "sequences", /// Turns of ten minutes.
Turns = "turns" } }
words! { /// BX-65: towers against heavier engines.
pub enum TowerScaling { /// As printed for the light catapult.
Literal = "literal", /// In proportion.
Proportional = "proportional" } }
words! { /// BX-74: half of what.
pub enum EliteBasis { /// Of the first roster.
Original = "original", /// Of each battle's start.
PerBattle = "per_battle" } }
words! { /// BX-53: who fights a duel out.
pub enum DuelResolution { /// The table.
Manual = "manual", /// The dice.
Auto = "auto" } }
words! { /// BX-49: the table row of a character.
pub enum HeroRow { /// By level.
Level = "level", /// By Hit Dice written down.
Explicit = "explicit" } }
words! { /// BX-53: when heroes fight.
pub enum FightPhase { /// In the melee.
Melee = "melee", /// In movement.
Mouvement = "mouvement", /// With the shots.
Tir = "tir" } }
words! { /// BX-73: who says whether a target stands still enough.
pub enum CatapultTarget { /// The rule.
Auto = "auto", /// The GM, each time.
Ask = "ask" } }
words! { /// BX-65: several engines on one wall.
pub enum EngineStack { /// Their work adds up.
Additive = "additive", /// The best alone counts.
Best = "best" } }
words! { /// BX-55: what becomes of those who surrender.
pub enum SurrenderTerms { /// Held.
Captured = "captured", /// Held for money.
Ransomed = "ransomed", /// Let go without arms.
Released = "released" } }

settings! {
    /// Every option and knob. `pvi_override` is not here: it is the key `pvi` of a unit.
    pub struct Options {
        /// Headcount from hit points.
        option survivor_rounding: SurvivorRounding = SurvivorRounding::Up, "BX-04";
        /// When a disengaging unit counts as free.
        option disengage_effective: Disengaged = Disengaged::MoralePhase, "BX-06";
        /// A contact made this sequence outlasts the disengagement.
        option catch_disengaging: bool = true, "BX-28";
        /// A caught unit may strike its new enemy.
        option caught_riposte: bool = true, "BX-20";
        /// When an engaged unit picks its target.
        option melee_target: MeleeTarget = MeleeTarget::AtMelee, "BX-13";
        /// All contacts but the first may attack a unit that falls back.
        option repli_multi_attack: bool = false, "BX-14";
        /// Who may attack a unit in flight.
        option flight_attacker: FlightAttacker = FlightAttacker::AnyContact, "BX-26";
        /// Earliest rally after a flight.
        option rally_timing: RallyTiming = RallyTiming::FlightSequence, "BX-34";
        /// More than triple: -2 or -1.
        option morale_ratio_stack: Stack = Stack::Cumulative, "BX-31";
        /// More than three quarters lost: -3 or -2.
        option morale_losses_stack: Stack = Stack::Cumulative, "BX-31";
        /// Home town: +2 or +3.
        option morale_home_stack: Stack = Stack::Highest, "BX-31";
        /// One malus stated twice, or two.
        option immune_morale: ImmuneMorale = ImmuneMorale::Two, "BX-44";
        /// Lowest percentage after modifiers.
        option pct_floor: PctFloor = PctFloor::Zero, "BX-23";
        /// Highest percentage after modifiers.
        option pct_cap: PctCap = PctCap::None, "BX-23";
        /// Armour outside the table.
        option ac_beyond_table: BeyondTable = BeyondTable::Extrapolate, "BX-22";
        /// Which edition's percentages.
        option battle_table: WhichTable = WhichTable::Own, "BX-22";
        /// How often the increments may be moved.
        option int_bonus_alloc: IntAlloc = IntAlloc::PerSequence, "BX-37";
        /// A chief's low Wisdom helps the enemy.
        option wis_malus: WisMalus = WisMalus::Off, "BX-39";
        /// Triple the damage or the bodies.
        option special_attack_mode: SpecialMode = SpecialMode::Damage, "BX-40";
        /// What ten times the Hit Dice counts.
        option huge_damage: HugeDamage = HugeDamage::PvtDamage, "BX-42";
        /// Units that take the fixed damage.
        option huge_targets: HugeTargets = HugeTargets::One, "BX-42";
        /// Standard units may hurt a huge creature.
        option huge_hit_back: bool = true, "BX-42";
        /// Terror takes the fearless too.
        option huge_demoralises_fearless: bool = true, "BX-43";
        /// How long flight helps.
        option flying_modifiers_last: FlyingLast = FlyingLast::WhileInContact, "BX-45";
        /// A unit at nought regenerates.
        option regen_from_zero: bool = false, "BX-46";
        /// Damage beyond the troops reaches the officers.
        option officer_overflow: Overflow = Overflow::Carry, "BX-54";
        /// What counts as a charge.
        option braced_against: Braced = Braced::Lancers, "BX-59";
        /// What a breach lays open.
        option breach_scope: BreachScope = BreachScope::Fortress, "BX-68";
        /// The rest of the sequence of the breach.
        option breach_same_sequence: BreachSame = BreachSame::Quarter, "BX-68";
        /// Heavy catapult and trebuchet.
        option breach_unit: BreachUnit = BreachUnit::Sequences, "BX-65";
        /// Towers against heavier engines.
        option tower_scaling: TowerScaling = TowerScaling::Literal, "BX-65";
        /// Half of what.
        option elite_basis: EliteBasis = EliteBasis::Original, "BX-74";
        /// Who fights a duel out.
        option duel_resolution: DuelResolution = DuelResolution::Manual, "BX-53";
        /// Orders are written and revealed together.
        knob written_orders: bool = true, "BX-10";
        /// Minutes in a sequence.
        knob sequence_minutes: i32 = 60, "BX-08", 60..=100_000;
        /// How many of a unit can strike one lone hero or huge creature; 0 for all.
        knob hero_frontage: i32 = 10, "BX-49", 0..=1_000_000;
        /// Table row of a character.
        knob hero_row: HeroRow = HeroRow::Level, "BX-49";
        /// Morale of troops whose heroes shirk.
        knob coward_morale_malus: i32 = 0, "BX-51", -3..=0;
        /// When heroes fight.
        knob hero_fight_phase: FightPhase = FightPhase::Melee, "BX-53";
        /// Points for traps, envelopment, formations.
        knob tactical_bonus: i32 = 0, "BX-57", -100..=100;
        /// The GM may put a free unit in the way.
        knob interception: bool = false, "BX-56";
        /// A free fit unit may leave.
        knob voluntary_exit: bool = true, "BX-76";
        /// Undecided beyond it; 0 for no limit.
        knob max_sequences: i32 = 0, "BX-76", 0..=10_000;
        /// An engagement without its target turns on another.
        knob redirect_lapsed_engagement: bool = false, "BX-28";
        /// Who says a target stands still.
        knob catapult_target_ok: CatapultTarget = CatapultTarget::Auto, "BX-73";
        /// Several engines on one wall.
        knob engine_stack: EngineStack = EngineStack::Additive, "BX-65";
        /// A ram keeps its progress.
        knob ram_progress_persists: bool = true, "BX-66";
        /// Units inside through one breach; 0 for no limit.
        knob breach_width: i32 = 0, "BX-68", 0..=160;
        /// Foot coming back in contact opens a breach.
        knob sortie_return_breach: bool = true, "BX-70";
        /// Water, food, ammunition are counted.
        knob supply_tracking: bool = false, "BX-60";
        /// What becomes of those who surrender.
        knob surrender_terms: SurrenderTerms = SurrenderTerms::Captured, "BX-55";
    }
}

impl Options {
    /// The defaults of an edition.
    #[must_use]
    pub fn of(edition: Edition) -> Options {
        let ascendant = Options::default();
        match edition {
            Edition::Ascendant => ascendant,
            Edition::Descendant => Options {
                rally_timing: RallyTiming::NextSequence,
                wis_malus: WisMalus::Always,
                huge_damage: HugeDamage::HdKills,
                ..ascendant
            },
        }
    }
}
