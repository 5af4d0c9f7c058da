### The words of Ordre de bataille: what interfaces ask, offer and label.
### Message names follow CONTRIBUTING.md (“Texts a ruleset brings”); what the chronicle tells is in tell/.

ordre-name = Ordre de bataille
ordre-name-help = From swords to starships: groups that meet on a single roll, and sieges week after week.
ordre-round = Sequence { $n }
ordre-round-week = Week { $n }
ordre-rounds-week = { $n ->
    [one] { $n } week
   *[other] { $n } weeks
}
ordre-rounds = { $n ->
    [one] { $n } sequence
   *[other] { $n } sequences
}

## Doctrines

ordre-doctrine-charge = charge
ordre-doctrine-charge-help = The book’s own orders: shoot, close, pursue, and send the reserve in when the main body is mauled.
ordre-doctrine-cautious = caution
ordre-doctrine-cautious-help = Let the shooters speak first, spare the men, leave in time.
ordre-doctrine-steady = cool head
ordre-doctrine-steady-help = Close when numbers allow it, send the reserve in early, storm places that have weakened.

## Steps

ordre-step-command = command
ordre-step-ranged = ranged fire
ordre-step-shock = shock
ordre-step-pursuit = pursuit
ordre-step-rally = rally
ordre-step-disengage = breaking off
ordre-step-reserve = reserve, end of sequence
ordre-step-week = week of siege
ordre-step-aftermath = aftermath

## States

ordre-state-absent = not yet there
ordre-state-reserve = in reserve
ordre-state-intact = at full strength
ordre-state-accrochee = bloodied
ordre-state-eprouvee = mauled
ordre-state-reformed = re-formed
ordre-state-decimee = decimated
ordre-state-deroute = in rout
ordre-state-off = off the line
ordre-state-left = off the field
ordre-state-yielded = marched out with honours
ordre-state-captured = in enemy hands
ordre-state-aneantie = annihilated
ordre-state-fit = unhurt
ordre-state-wounded = wounded
ordre-state-killed = dead
ordre-state-out_of_action = out of action
ordre-quality-mauvaise = poor
ordre-quality-mediocre = green
ordre-quality-moyenne = regular
ordre-quality-veteran = veteran
ordre-quality-elite = elite
ordre-range-contact = contact
ordre-range-courte = short
ordre-range-moyenne = medium
ordre-range-longue = long
ordre-range-tres_longue = very long
ordre-class-crushing_defeat = crushing defeat
ordre-class-defeat = defeat
ordre-class-status_quo = stalemate
ordre-class-marginal_victory = marginal victory
ordre-class-victory = victory
ordre-class-decisive_victory = decisive victory

## Asks

ordre-ask-ord-33 = Throw { $dice }: the command test { $unit_of }.
ordre-ask-ord-34 = What circumstances for the command { $unit_of }?
ordre-ask-ord-35 = Reinforcements, a storm, nightfall: is a new command test due?
ordre-ask-ord-36-choice = Whom are { $unit } to shoot at?
ordre-ask-ord-36-judgement = { $target_cap }: within reach { $unit_of }?
ordre-ask-ord-37 = Throw { $dice }: the shot { $unit_of } at { $target }.
ordre-ask-ord-38 = Can { $unit } be surprised?
ordre-ask-ord-40-judgement = What circumstances for the attack { $unit_of }?
ordre-ask-ord-40-throw = Throw { $dice }: the shock { $unit_of } against { $target }.
ordre-ask-ord-48-choice = Hard pressed, which assailant are { $unit } to shoot at?
ordre-ask-ord-48-throw = Throw { $dice }: the point-blank shot { $unit_of } at { $target }.
ordre-ask-ord-52 = The losses { $unit_of }: who bears them?
ordre-ask-ord-55 = Throw { $dice }: the wounds { $unit_of }.
ordre-ask-ord-55-judgement = The Health { $unit_of } is spent: out of action, or dead?
ordre-ask-ord-56 = What fate for { $unit }? Points of wounds.
ordre-ask-ord-57 = A retreat { $unit_of }: declare it?
ordre-ask-ord-59-choice = { $unit_cap } in rout: who pursues?
ordre-ask-ord-59-throw = Throw { $dice }: the pursuit { $unit_of } against { $target }.
ordre-ask-ord-60-choice = Turn on the pursuers { $unit_of }?
ordre-ask-ord-60-throw = Throw { $dice }: the riposte { $unit_of } against { $target }.
ordre-ask-ord-62-choice = Try to rally { $unit }?
ordre-ask-ord-62-throw = Throw { $dice }: the rally { $unit_of }.
ordre-ask-ord-71-judgement = The outcome { $unit_of }: what result, or how much experience?
ordre-ask-ord-72 = Spend the experience { $unit_of } on a point of Cbt?
ordre-ask-ord-73 = Commit the reserve { $unit_of }?
ordre-ask-ord-82-choice = Bombard the place this week, { $unit }?
ordre-ask-ord-82-throw = Throw { $dice }: the shot { $unit_of } at the walls { $target_of }.
ordre-ask-ord-83 = Break the assault off after this wave, { $unit }?
ordre-ask-ord-87 = Behind the walls: what do { $unit } do?
ordre-ask-ord-89 = Before the walls: what do { $unit } do?
ordre-ask-ord-90-choice = Send an envoy, { $unit }?
ordre-ask-ord-90-throw = Throw { $dice }: the talks { $unit_of } with { $target }.
ordre-ask-ord-101 = Throw { $dice }: the command test { $unit_of }.
ordre-ask-ord-103 = Throw { $dice }: the fire { $unit_of } at { $target }.
ordre-ask-ord-106-choice = Try to break { $unit } off?
ordre-ask-ord-106-judgement = Speed, decoys, cover: what circumstances for { $unit } breaking off?
ordre-ask-ord-106-throw-self = Throw { $dice }: { $unit } break off.
ordre-ask-ord-106-throw-on = Throw { $dice }: { $unit } on the heels { $target_of }.
ordre-ask-ord-111 = Whom are { $unit } to attack?

## Choices

ordre-choice-tenir = stay on the defensive
ordre-choice-attaquer = attack { $target }
ordre-choice-laisser_fuir = let them go
ordre-choice-poursuivre_avec = pursue with { $target }
ordre-choice-oui = yes
ordre-choice-non = no
ordre-choice-attendre = wait
ordre-choice-assaut = storm the place
ordre-choice-lever_le_siege = raise the siege
ordre-choice-sortie = make a sortie
ordre-choice-se_rendre = surrender
ordre-choice-partager = share by Force
ordre-choice-faire_porter_par = let { $target } bear them first

## Judgements

ordre-judgement-no = no
ordre-judgement-yes = yes
ordre-judgement-out_of_range = out of range
ordre-judgement-in_range = within range
ordre-judgement-out_of_action = out of action
ordre-judgement-killed = dead
ordre-judgement-crushing_defeat = crushing defeat
ordre-judgement-defeat = defeat
ordre-judgement-status_quo = stalemate
ordre-judgement-marginal_victory = marginal victory
ordre-judgement-victory = victory
ordre-judgement-decisive_victory = decisive victory

## Parts of a sum

ordre-term-cbt = Cbt
ordre-term-ratio = numbers
ordre-term-surprised = surprise
ordre-term-status = state
ordre-term-rout = rout
ordre-term-retreat_failed = failed retreat
ordre-term-pinned = failed breaking off
ordre-term-visibility = visibility and distance
ordre-term-heat = temperature
ordre-term-counter = enemy’s failed attack
ordre-term-circumstances = circumstances
ordre-term-dfs = Dfs
ordre-term-surprised_half = surprise: half
ordre-term-surprised_none = vehicles surprised: Dfs no longer counts
ordre-term-guns_dfs = mean Dfs, 0 for guns reached at contact
ordre-term-rout_half = rout: half
ordre-term-mud_half = mud: half
ordre-term-shot_half = under fire: half
ordre-term-cover = cover
ordre-term-town = cover of the town
ordre-term-forest = cover of the wood
ordre-term-walls = walls
ordre-term-contact = point-blank
ordre-term-theatre = distance of the theatre
ordre-term-distance = distance
ordre-term-pda = PdA
ordre-term-loss_base = base losses (%)
ordre-term-margin = margin: 10% for each whole pair of points
ordre-term-most = at most
ordre-term-outrun = quicker runaways: half
ordre-term-gruelling = gruelling climate
ordre-term-mental = MENTAL
ordre-term-war = Art of War
ordre-term-army_cbt = Cbt of the army
ordre-term-weather = foul weather
ordre-term-well_held = well-held place
ordre-term-no_siege_means = no siege means
ordre-term-longest_range = longest range
ordre-term-mobility = mobility
ordre-term-presence = PRESENCE
ordre-term-diplomacy = Diplomacy
ordre-term-twenty = base of a rally
ordre-term-initial_cbt = Cbt of the group
ordre-term-weeks = weeks of endurance
ordre-term-losses = losses suffered
ordre-term-armour = armour
ordre-term-eff = strength
ordre-term-pieces = guns
ordre-term-dmg = Dmg
ordre-term-cdf = rate of fire
ordre-term-area = area of effect
ordre-term-type = multiplier of the type
ordre-term-charge = charge
ordre-term-no_charge = no charge
ordre-term-on_foot = on foot
ordre-term-thrown = thrown weapons
ordre-term-thrown_only = thrown weapons alone: half
ordre-term-flying = flyers
ordre-term-burst = bursts
ordre-term-short_range = limited range: half
ordre-term-at_contact = archaic weapon at contact: half
ordre-term-garrison = garrison shooters: half
ordre-term-no_ammunition = out of ammunition
ordre-term-silent = guns silent at contact
ordre-term-out_of_range = weapon too short
ordre-term-by_hand = set by hand
ordre-term-useless = no effect on the armour
ordre-term-weapon = weapon
ordre-term-special_ammo = special ammunition
ordre-term-unsuitable = unsuitable weapons
ordre-term-sdg = SDG
ordre-term-arm = armour
ordre-term-mod_att = precision and handling
ordre-term-mod_dfs = defence of the vehicle
ordre-term-ten = base of the threshold
ordre-term-ten_cbt = ten for each point of Cbt
ordre-term-frc = Force
ordre-term-sdr = SdR
ordre-term-unit = one unit
ordre-term-own_cbt = own Cbt
ordre-term-weighted = one unit, value × headcount
ordre-term-heads = mean a head, rounded down
ordre-term-fives = by fives among several units, at least 10
ordre-term-half = half
ordre-term-twice = twice
ordre-term-status_half = state: half
ordre-term-ground_half = ground: half
ordre-term-dark_half = night or storm: half

## Figures of a sheet

ordre-figure-eff = Eff
ordre-figure-pda = PdA
ordre-figure-pfg = PdA (PFG)
ordre-figure-frc = Frc
ordre-figure-cbt = Cbt
ordre-figure-dfs = Dfs
ordre-figure-sdr = SdR (%)
ordre-figure-quality = quality
ordre-figure-prt = range
ordre-figure-out = out of action
ordre-figure-xp = experience
ordre-figure-ammunition = ammunition
ordre-figure-pieces = guns
ordre-figure-damage = damage
ordre-figure-sdr_points = SdR (points)
ordre-figure-at_eprouvee = mauled at
ordre-figure-at_decimee = decimated at
ordre-figure-at_aneantie = annihilated at
ordre-figure-counter = bonus to the next attack
ordre-figure-potential = potential of command
ordre-figure-wounds = wounds
ordre-figure-chief = commander in chief

## The enemy in a few words

ordre-words-handful-whole = a handful, ranks full
ordre-words-handful-worn = a handful, ranks worn
ordre-words-handful-thin = a handful, ranks thinned
ordre-words-handful-ruined = a handful, in tatters
ordre-words-few-whole = a small body, ranks full
ordre-words-few-worn = a small body, ranks worn
ordre-words-few-thin = a small body, ranks thinned
ordre-words-few-ruined = a small body, in tatters
ordre-words-many-whole = a large body, ranks full
ordre-words-many-worn = a large body, ranks worn
ordre-words-many-thin = a large body, ranks thinned
ordre-words-many-ruined = a large body, in tatters
ordre-words-host-whole = a host, ranks full
ordre-words-host-worn = a host, ranks worn
ordre-words-host-thin = a host, ranks thinned
ordre-words-host-ruined = a host, in tatters

## What a ruling may set

ordre-field-eff = strength
ordre-field-pieces = guns
ordre-field-cbt = base Cbt
ordre-field-mod_att = Mod(Att)
ordre-field-sdg = SDG
ordre-field-arm = armour
ordre-field-shields = shields
ordre-field-mobility = rank of mobility
ordre-field-flying = flyers
ordre-field-sappers = sappers
ordre-field-morale_ignored = fearless
ordre-field-fires_at_contact = fires at contact
ordre-field-firearm = firearm
ordre-field-burst = bursts
ordre-field-prt = rank of range
ordre-field-ammunition = ammunition
ordre-field-secondary_weapon_bonus = bonus of the secondary weapon
ordre-field-partial_armour = partial armour
ordre-field-partial_armour_extra = helmet and greaves
ordre-field-individual_sdg = sum of individual SDG
ordre-field-type_mult_override = multiplier of the type
ordre-field-no_charge_mult = multiplier without a charge
ordre-field-sdr_bonus_pct = SdR bonus (%)
ordre-field-pda = PdA by hand
ordre-field-frc = Frc by hand
ordre-field-dfs = Dfs by hand
ordre-field-sdr = SdR by hand (%)
ordre-field-xp = experience
ordre-field-xp_award = experience of this battle
ordre-field-weapon_usable = usable weapons (mask)
ordre-field-mod_ctl = Mod(Ctl)
ordre-field-mod_dfs = Mod(Dfs)
ordre-field-special_ammo_mult = special ammunition
ordre-field-unsuitable_armament_factor = worth of its weapons here
ordre-field-cover_bonus = cover
ordre-field-combat_circumstances = circumstances of combat
ordre-field-encircled = encircled
ordre-field-in_terrain = in the wood or the mud
ordre-field-command_circumstances = circumstances of command
ordre-field-reliable_signals = reliable signals
ordre-field-surprise_allowed = can be surprised
ordre-field-battle_result = result of the battle
ordre-field-mental = MENTAL
ordre-field-presence = PRESENCE
ordre-field-war = Art of War
ordre-field-diplomacy = Diplomacy
ordre-field-health = Health
ordre-field-wounds = wounds
ordre-field-battle_result-auto = as proposed
ordre-field-battle_result-crushing_defeat = crushing defeat
ordre-field-battle_result-defeat = defeat
ordre-field-battle_result-status_quo = stalemate
ordre-field-battle_result-marginal_victory = marginal victory
ordre-field-battle_result-victory = victory
ordre-field-battle_result-decisive_victory = decisive victory

## Problems of a scenario

ordre-problem-fraction = “{ $key }” is too fine to be counted: write a fraction of at most three digits, such as `"1/4"` or `2.5`.
ordre-problem-secondary = A secondary weapon adds no more than half its Dmg: { $most } at most. Give `secondary_dmg`, or lower `secondary_weapon_bonus`.
ordre-problem-individual = `individual_sdg` gives { $given } men, and `count` says { $count }. Make them agree, or leave `count` out.
ordre-problem-weapons = No more than { $most } weapons for a unit of vehicles. Put those that are alike together.
ordre-problem-no-weapon = This unit has no weapon: give `dmg`, `thrown` with `thrown_only`, `[[weapon]]` for vehicles, or `pda`.
ordre-problem-majority = Vehicles of another kind cannot outnumber those of the unit itself: swap the two.
ordre-problem-place = An assault or a siege needs a place: in `[ground]`, give `besieged` (the side that holds it) and `fort`.
ordre-problem-garrison = The place cannot shelter more than { $most } men. Raise `effectif`, or accept it with `waive`.
ordre-problem-impassable = No great battle can be fought on this ground. Change `terrain`, or go ahead with `waive`.
ordre-problem-place-size = A place of this kind is usually held by { $least } men at least. Change `effectif` or `fort`, or accept it with `waive`.
ordre-warn-melee = `{ $key }` belongs to a weapon that shoots, and this unit fights hand to hand. Take it out, or write `fights = "ranged"`.
ordre-warn-shooter = `{ $key }` counts hand to hand only, and this unit fights at a distance. Take it out, or write `fights = "melee"`.
ordre-warn-troops = `{ $key }` belongs to vehicles, and this unit has none. Take it out, or write `vehicle = true`.
ordre-warn-vehicle = `{ $key }` does not count for vehicles: their weapons are given as `[[side.unit.weapon]]`.
ordre-warn-alone = `{ $key }` says nothing without `{ $needs }`. Give both, or neither.
ordre-warn-mode = `{ $key }` changes nothing in this kind of fight. Take it out, or change `mode`.
ordre-warn-by-hand = `{ $figure }` is given: `{ $key }` no longer counts. Keep one of the two.
ordre-warn-chief = This commander in chief has neither `mental`, nor `cbt`, nor `war`: his potential is nothing. Give them, or name nobody.
ordre-warn-thrown = This unit has nothing but what it throws, and nothing to throw: its PdA is nothing. Give `thrown`, or take out `thrown_only`.
ordre-warn-chariots = These chariots cannot deploy here: they stay out of the fight. Change `terrain`, or choose `undeployable_chariots = "as_infantry"`.

## Gestures refused

ordre-gesture-not-routed = This group is not in rout.
ordre-gesture-already-routed = This group is in rout already.
ordre-gesture-no-chief = Without a commander in chief nobody rallies.
ordre-gesture-over = The battle is over.

## Aftermath

ordre-part-dead = { $dead } dead
ordre-after-lost = { $unit_cap }: unfit to take the field again ({ $initial } at the start, { ordre-part-dead }, { $men } standing, { $xp } experience in hand).
ordre-after-whole = { $unit_cap }: at full strength ({ $men } of { $initial }, { ordre-part-dead }, { $xp } experience in hand).
ordre-after-unit = { $unit_cap }: { $men } of { $initial }, { ordre-part-dead }, { $xp } experience in hand.
ordre-after-fit = { $unit_cap }: unhurt (Health { $points }).
ordre-after-wounded = { $unit_cap }: wounded, Health { $points }.
ordre-after-out = { $unit_cap }: out of action ({ $points } Health).
ordre-after-captured = { $unit_cap }: in enemy hands, Health { $points }.
ordre-after-killed = { $unit_cap }: among the dead (Health { $points }).

## Options and knobs

ordre-option-die_kind = the die
ordre-option-die_kind-help = How is the ten-sided die read?
ordre-option-die_kind-plain = the face
ordre-option-die_kind-open_up = a 10 is thrown again and added
ordre-option-die_kind-open_both = likewise, and a first 1 takes a series away
ordre-option-mdc_mode = characteristics
ordre-option-mdc_mode-help = What is written for MENTAL and PRESENCE?
ordre-option-mdc_mode-entered = the modifier
ordre-option-mdc_mode-value_minus_5 = the value; the modifier is five less
ordre-option-tour_minutes = length of a Tour
ordre-option-tour_minutes-help = How many minutes is a Tour?
ordre-option-tour_minutes-6 = six
ordre-option-tour_minutes-10 = ten
ordre-option-resolution_level = what fights as one
ordre-option-resolution_level-help = Groups, or each unit by itself?
ordre-option-resolution_level-group = the group
ordre-option-resolution_level-unit = the unit
ordre-option-charge_scope = reach of the charge
ordre-option-charge_scope-help = Does the charge count in every shock?
ordre-option-charge_scope-every_shock = in every shock
ordre-option-charge_scope-first_shock = in the first only
ordre-option-cavalry_as_infantry_sdg = SDG of a horseman on foot
ordre-option-cavalry_as_infantry_sdg-help = Does cavalry that fights as infantry keep its SDG?
ordre-option-cavalry_as_infantry_sdg-keep = it keeps it
ordre-option-cavalry_as_infantry_sdg-assault_only = infantry’s, before walls
ordre-option-cavalry_as_infantry_sdg-always = infantry’s, wherever it cannot charge
ordre-option-undeployable_chariots = chariots out of place
ordre-option-undeployable_chariots-help = What do chariots do where they cannot deploy?
ordre-option-undeployable_chariots-excluded = they stay out
ordre-option-undeployable_chariots-as_infantry = they fight on foot
ordre-option-modatt_scope = reach of Mod(Att)
ordre-option-modatt_scope-help = Does a weapon’s precision change Dfs and SdR too?
ordre-option-modatt_scope-tests_only = tests only
ordre-option-modatt_scope-all_derived = all that comes from Cbt
ordre-option-sdr_rounding = rounding of SdR
ordre-option-sdr_rounding-help = To what is a group’s SdR rounded?
ordre-option-sdr_rounding-floor_5 = down to a multiple of five
ordre-option-sdr_rounding-floor_1 = down to a whole number
ordre-option-big_number_rounding = big numbers
ordre-option-big_number_rounding-help = Round PdA and Frc?
ordre-option-big_number_rounding-1 = no
ordre-option-big_number_rounding-10 = to tens
ordre-option-big_number_rounding-100 = to hundreds
ordre-option-command_cadence = command tests
ordre-option-command_cadence-help = How many tests in a battle?
ordre-option-command_cadence-once = one, and when all changes
ordre-option-command_cadence-each_sequence = every sequence
ordre-option-command_cadence-none = none
ordre-option-approach_volleys = volleys of approach
ordre-option-approach_volleys-help = How many rounds of fire before the first shock?
ordre-option-enforce_range = range enforced
ordre-option-enforce_range-help = Do weapons that are too short fall silent?
ordre-option-surprise_duration = length of surprise
ordre-option-surprise_duration-help = How long does surprise last?
ordre-option-surprise_duration-battle = until the next test
ordre-option-surprise_duration-first_sequence = one sequence
ordre-option-ratio_pda = PdA of the ratio
ordre-option-ratio_pda-help = Which PdA is compared?
ordre-option-ratio_pda-current = that of the moment
ordre-option-ratio_pda-initial = that of the start
ordre-option-loss_pct_cap = cap on a hit
ordre-option-loss_pct_cap-help = Can a hit exceed the whole PdA?
ordre-option-loss_pct_cap-none = no limit
ordre-option-loss_pct_cap-100 = 100% at most
ordre-option-status_stack = statuses added up
ordre-option-status_stack-help = Is rout added to status?
ordre-option-status_stack-worst_only = the worst alone
ordre-option-status_stack-cumulative = all adds up
ordre-option-rupture_cap = rupture cap
ordre-option-rupture_cap-help = What does the threshold limit?
ordre-option-rupture_cap-per_assault = each blow
ordre-option-rupture_cap-cumulative = the total
ordre-option-counter_bonus = bonus for a failed attack
ordre-option-counter_bonus-help = Do the bonuses add up?
ordre-option-counter_bonus-last_only = the last, once
ordre-option-counter_bonus-accumulate = until used
ordre-option-dfs_halving_order = halving and bonuses of Dfs
ordre-option-dfs_halving_order-help = Is Dfs halved before or after bonuses?
ordre-option-dfs_halving_order-halve_then_add = halve, then add
ordre-option-dfs_halving_order-add_then_halve = add, then halve
ordre-option-halvings_stack = repeated halving
ordre-option-halvings_stack-help = Can Dfs be halved several times?
ordre-option-pc_armor = characters’ armour
ordre-option-pc_armor-help = How often does armour help against quick wounds?
ordre-option-pc_armor-once = once
ordre-option-pc_armor-per_slice = for each slice
ordre-option-pc_armor-none = never
ordre-option-retreat_mid_battle = retreat in mid-battle
ordre-option-retreat_mid_battle-help = May an army withdraw once battle is joined?
ordre-option-rout_trigger = threshold of rout
ordre-option-rout_trigger-help = Must SdR be reached or passed?
ordre-option-rout_trigger-reach = reached
ordre-option-rout_trigger-exceed = passed
ordre-option-rally_timing = moment of the rally
ordre-option-rally_timing-help = Before or after the pursuit?
ordre-option-rally_timing-after_pursuit = after
ordre-option-rally_timing-before_pursuit = before, and instead
ordre-option-rally_attempts = attempts to rally
ordre-option-rally_attempts-help = How often may it be tried?
ordre-option-rally_attempts-one_per_sequence = one a sequence
ordre-option-rally_attempts-one_per_rout = one a rout
ordre-option-rally_attempts-one_success = until it succeeds once
ordre-option-victory_recovery = the victor’s recovery
ordre-option-victory_recovery-help = What is counted first?
ordre-option-victory_recovery-casualties_then_recover = casualties
ordre-option-victory_recovery-recover_then_casualties = recovery
ordre-option-forest_cavalry = cavalry in a forest
ordre-option-forest_cavalry-help = What is it worth under the trees?
ordre-option-forest_cavalry-as_infantry = as much as infantry
ordre-option-forest_cavalry-half = half
ordre-option-mud_ranged_halving = mud and shots
ordre-option-mud_ranged_halving-help = Does mud halve Dfs once more?
ordre-option-mud_ranged_halving-cumulative = yes, again
ordre-option-mud_ranged_halving-redundant = no, that is done already
ordre-option-climate_losses = losses of the climate
ordre-option-climate_losses-help = How are the 10% of extra losses counted?
ordre-option-climate_losses-each_hit_relative = a tenth of each hit
ordre-option-climate_losses-each_hit_points = ten points of percentage
ordre-option-climate_losses-after_battle_relative = a tenth in the aftermath
ordre-option-entrenchment_dfs = shelter of trenches
ordre-option-entrenchment_dfs-help = Against what do they help?
ordre-option-entrenchment_dfs-ranged_only = shots
ordre-option-entrenchment_dfs-all = everything
ordre-option-undermanned_at_half = place half held
ordre-option-undermanned_at_half-help = At exactly half, is the place ill held?
ordre-option-garrison_archers_halved = garrison shooters
ordre-option-garrison_archers_halved-help = Is their PdA halved?
ordre-option-siege_superiority = besiegers’ superiority
ordre-option-siege_superiority-help = Two to one: in what?
ordre-option-siege_superiority-pda = in PdA
ordre-option-siege_superiority-eff = in men
ordre-option-negotiation_difficulty = difficulty of talks
ordre-option-negotiation_difficulty-help = Which weeks are counted?
ordre-option-negotiation_difficulty-total = all
ordre-option-negotiation_difficulty-remaining = those left
ordre-option-pfg_burst = vehicle bursts
ordre-option-pfg_burst-help = Do bursts double PFG?
ordre-option-pfg_burst-double = yes
ordre-option-pfg_burst-ignore = no
ordre-option-vehicle_short_range_half = vehicles of short range
ordre-option-vehicle_short_range_half-help = Do short weapons count for half?
ordre-option-vehicle_retreat_fail = failed breaking off
ordre-option-vehicle_retreat_fail-help = What does a failure cost?
ordre-option-vehicle_retreat_fail-2 = 2 points
ordre-option-vehicle_retreat_fail-4 = 4 points
ordre-option-vehicle_rally = rallying vehicles
ordre-option-vehicle_rally-help = May a commander rally routed vehicles?
ordre-option-vehicle_rally-no = no
ordre-option-vehicle_rally-yes = yes, like troops
ordre-option-health_spent = Health spent
ordre-option-health_spent-help = What becomes of a character whose wounds reach his Health?
ordre-option-health_spent-out_of_action = out of action
ordre-option-health_spent-killed = dead
ordre-option-disengage_score = score of breaking off
ordre-option-disengage_score-help = Who measures up?
ordre-option-disengage_score-cbt = the units’ Cbt
ordre-option-disengage_score-command = the sides’ potential
ordre-option-time_scale_override = length of a sequence
ordre-option-time_scale_override-help = In seconds; 0: by the number of fighters.
ordre-option-terrain = ground
ordre-option-terrain-help = Where is it fought?
ordre-option-terrain-open = open ground
ordre-option-terrain-rough = hills
ordre-option-terrain-very_rough = mountains
ordre-option-terrain-forest = forest, jungle
ordre-option-terrain-mud = marsh, mud
ordre-option-terrain-urban = modern town
ordre-option-terrain-assault = fortified place
ordre-option-terrain-impassable = impassable ground
# The sky in a word: the book does not tell rain from snow, nor night from storm.
ordre-sky-bad = bad weather
ordre-sky-very_bad = very bad weather, or night
ordre-sky-extreme_temp = extreme temperature
ordre-sky-very_bad_extreme_temp = very bad weather or night, extreme temperature
ordre-sky-very_bad_gruelling_temp = very bad weather or night, gruelling climate
ordre-option-weather = weather
ordre-option-weather-help = Sky and temperature.
ordre-option-weather-clear = clear
ordre-option-weather-bad = rain, mist or snow
ordre-option-weather-very_bad = night or storm
ordre-option-weather-extreme_temp = torrid heat or biting cold
ordre-option-weather-gruelling_temp = gruelling climate
ordre-option-weather-bad_extreme_temp = foul weather and extreme temperature
ordre-option-weather-bad_gruelling_temp = foul weather and gruelling climate
ordre-option-weather-very_bad_extreme_temp = night or storm, extreme temperature
ordre-option-weather-very_bad_gruelling_temp = night or storm, gruelling climate
ordre-option-engagement_distance = engagement distance
ordre-option-engagement_distance-help = At what range are shots exchanged?
ordre-option-engagement_distance-auto = by the ground
ordre-option-engagement_distance-contact = contact
ordre-option-engagement_distance-courte = short
ordre-option-engagement_distance-moyenne = medium
ordre-option-engagement_distance-longue = long
ordre-option-engagement_distance-tres_longue = very long
ordre-option-distance_visibility_mod = wind and visibility
ordre-option-distance_visibility_mod-help = Added to the difficulty of every shot.
ordre-option-target_in_range = targets within range
ordre-option-target_in_range-help = Who may be aimed at?
ordre-option-target_in_range-auto = contact groups, and shooters by their range
ordre-option-target_in_range-yes = everybody
ordre-option-target_in_range-no = contact groups only
ordre-option-mixed_weapons = mixed weapons
ordre-option-mixed_weapons-help = Which weapon counts in a mixed unit?
ordre-option-mixed_weapons-most_common = the most common
ordre-option-mixed_weapons-mean = the mean
ordre-option-ratio_cap = cap on numbers
ordre-option-ratio_cap-help = The most that numbers give.
ordre-option-dead_share = share of dead
ordre-option-dead_share-help = Among those out of action, in hundredths.
ordre-option-abandoned_wounded_die = abandoned wounded
ordre-option-abandoned_wounded_die-help = Do the loser’s wounded die?
ordre-option-pc_fate_mode = fate of characters
ordre-option-pc_fate_mode-help = Who decides on wounds?
ordre-option-pc_fate_mode-staged = the GM, from a proposal
ordre-option-pc_fate_mode-quick_1d3 = the die
ordre-option-more_mobile_side = more mobile side
ordre-option-more_mobile_side-help = For a retreat.
ordre-option-more_mobile_side-auto = by the ranks
ordre-option-more_mobile_side-a = the first
ordre-option-more_mobile_side-b = the second
ordre-option-more_mobile_side-none = neither
ordre-option-baggage_lost_share = abandoned material
ordre-option-baggage_lost_share-help = In hundredths; −1: all guns, three quarters of the baggage.
ordre-option-very_bad_visibility_halves_pda = fire at night
ordre-option-very_bad_visibility_halves_pda-help = Do night and storm halve the PdA of shots?
ordre-option-bad_visibility_hits_combat = fighting blind
ordre-option-bad_visibility_hits_combat-help = Does bad visibility hamper combat too?
ordre-option-reserve_min_pct = smallest reserve
ordre-option-reserve_min_pct-help = Share of the PdA, in hundredths, for a new test.
ordre-option-for_override = factor of fortification
ordre-option-for_override-help = 0: by the table.
ordre-option-flying_mult = assault from the air
ordre-option-flying_mult-help = What does flight multiply by?
ordre-option-flying_mult-1 = nothing
ordre-option-flying_mult-2 = two
ordre-option-flying_mult-3 = three
ordre-option-siege_means = siege means
ordre-option-siege_means-help = Has the assailant ladders, engines, specialists?
ordre-option-inaccessible_site = inaccessible site
ordre-option-inaccessible_site-help = Are numbers useless against this place?
ordre-option-besieger_max_weeks = besiegers’ patience
ordre-option-besieger_max_weeks-help = In weeks; 0: no limit.
ordre-option-negotiation_interval_weeks = weeks between talks
ordre-option-negotiation_interval_weeks-help = In weeks.
ordre-option-no_surrender = no surrender
ordre-option-no_surrender-help = Does the garrison fight to the death?
ordre-option-needs_supplies = needs supplies
ordre-option-needs_supplies-help = Does the garrison eat?
ordre-option-longest_range_bonus = advantage of range
ordre-option-longest_range_bonus-help = Does the longest range help the command of vehicles?
ordre-option-urban_infantry_dfs = infantry in a town
ordre-option-urban_infantry_dfs-help = Bonus to Dfs against vehicles.
ordre-option-urban_infantry_dfs-0 = none
ordre-option-urban_infantry_dfs-5 = 5
ordre-option-urban_infantry_dfs-10 = 10

## The keys of a scenario, on the page that prepares it

ordre-key-besieged = besieged side
ordre-key-effectif = strength of the place
ordre-key-fort = fortification
ordre-key-mode = kind of fight
ordre-key-mode-help = Pitched battle, skirmish, siege: what the book tells apart.
ordre-key-terrain = terrain
ordre-key-theatre = theatre
ordre-key-crew = crew
ordre-key-fights = fights
ordre-key-fights-help = Hand to hand or from afar.
ordre-key-fights-melee = hand to hand
ordre-key-fights-ranged = from afar
ordre-key-mixed_dmg = mixed damage
ordre-key-mixed_dmg-help = For a troop with various weapons, one after the other.
ordre-key-post = post
ordre-key-post-help = Main force, support or reserve.
ordre-key-quality = quality
ordre-key-secondary_dmg = secondary damage
ordre-key-type = type of troop
ordre-key-ammunition_dmg = damage by ammunition
ordre-key-weapon = weapon
ordre-key-automated = automaton
ordre-key-thrown_only = thrown weapons only
ordre-key-vehicle = vehicle
ordre-key-secondary = secondary weapon

## What is added when preparing

ordre-kind-weapon = weapon
ordre-kind-other = vehicles of another type

## What a throw comes to
ordre-amount-points =
    { $count ->
        [one] { $n } point lost
       *[other] { $n } points lost
    }
ordre-amount-points_capped =
    { $count ->
        [one] { $n } point lost, breaking cap
       *[other] { $n } points lost, breaking cap
    }
ordre-amount-tenths =
    { $count ->
        [one] { $n } tenth of the losses comes back
       *[other] { $n } tenths of the losses come back
    }
ordre-row-refused = refused
ordre-row-terms = surrender on terms
ordre-row-unconditional = unconditional surrender

## Where a change comes from: from dice to points, from points to men
ordre-open-weighed = { $unit_cap }: a PdA of { $own } against { $enemy } for { $target }, at least { $num } to { $den }: +{ $row }{ $most ->
        [0] { "" }
       *[other] , but the GM allows +{ $bonus } at most
    }
ordre-open-pda = { $unit_cap }: a PdA of { $pda }
ordre-open-pda-why = { $unit_cap }: a PdA of { $pda } ({ $why })
ordre-open-pda-contact = { $unit_cap }: a PdA of { $whole }, archaic weapon at contact, half, rounded down: { $pda }
ordre-open-blow = Blow { $unit_of }, a margin of 0 or more hits: { $percent }% of a PdA of { $pda }, rounded down: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ordre-open-blow-friendly = Shot { $unit_of } missed by { $margin }: 10% for every whole pair of points, { $percent }% of a PdA of { $pda }, rounded down: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ordre-open-heat = Gruelling weather, a tenth more: { $was } → { $now } points
ordre-open-outrun = Runaways quicker than the pursuit, half: { $was } → { $now } points
ordre-open-capped = { $unit_cap }: one blow takes no more than the breaking threshold, { $percent }% of a Force of { $force }, that is { $sdr }: { $was } → { $now } points
ordre-open-capped-total = { $unit_cap }: losses stop at the breaking threshold, { $percent }% of a Force of { $force }, that is { $sdr }; { $before } lost already: { $was } → { $now } points
ordre-open-hunger = { $unit_cap }: week { $week } of blockade, { $over } beyond the { $endurance } of endurance; { $slice ->
        [one] every week beyond
       *[other] every { $slice } weeks beyond
    }, a tenth of a Force of { $force }: { $by } points
ordre-open-points = { $unit_cap }: { $was } + { $by } = { $now } points lost, of a Force of { $force }
ordre-open-points-back = { $unit_cap }: { $was } − { $by } = { $now } points lost, of a Force of { $force }
ordre-open-status = { $unit_cap }: { $percent ->
        [0] less than 1%
       *[other] { $percent }% (rounded down)
    } of the Force lost, hence the state: { $state }{ $from ->
        [1] { " " }(from the first point)
        [2] { " " }(from half the Force)
        [3] { " " }(from the whole Force)
       *[other] { "" }
    }
ordre-open-share = { $unit_cap }: a share of { $share } points, { $damage } × { $force } ÷ { $whole } (Force of the unit, of the group), what is left over to the largest fractions
ordre-open-share-since = { $unit_cap }: { $own } points from before, and { $by } more, { $damage } × { $force } ÷ { $whole } (Force of the unit, of the group), what is left over to the largest fractions: { $share } points
ordre-open-share-of = { $unit_cap }: a share of { $share } points of the { $damage } of the group, in proportion to its Force of { $force }
ordre-open-raised = { $unit_cap }: { $xp } points of experience, { $cost } to go from Cbt { $was } to { $now }, { $left } left
ordre-open-men = { $unit_cap }: { $share } points ÷ { $each } a man, rounded down{ $most ->
        [0] { "" }
       *[other] , { $men } at most
    }: { $out } out of action of { $men }, { $now } stand
ordre-open-men-whole = { $unit_cap }: { $share } points × { $men } ÷ a Force of { $force }, rounded down{ $most ->
        [0] { "" }
       *[other] , { $men } at most
    }: { $out } out of action of { $men }, { $now } stand
ordre-open-men-gone = { $unit_cap }: nothing is left of them: { $out } out of action of { $men }
ordre-open-vehicles = { $unit_cap }: { $share } points ÷ { $each } a vehicle, rounded down{ $most ->
        [0] { "" }
       *[other] , { $men } at most
    }: { $out } out of action of { $men }, { $now } serviceable
ordre-open-vehicles-whole = { $unit_cap }: { $share } points × { $men } ÷ a Force of { $force }, rounded down{ $most ->
        [0] { "" }
       *[other] , { $men } at most
    }: { $out } out of action of { $men }, { $now } serviceable
ordre-open-group = { $unit_cap }, all units: { $was } − { $by } = { $now }
ordre-open-group-back = { $unit_cap }, all units: { $was } + { $by } = { $now }
ordre-open-last = { $unit_cap }: not a sound man left, but { $points } points do not annihilate, { $twice } do (twice the Force): as long as nothing breaks, the wounded fight on
ordre-open-rallied = { $unit_cap }: passed by { $margin }, a tenth for every whole pair of points: { $tenths ->
        [one] { $tenths } tenth
       *[other] { $tenths } tenths
    }{ $most ->
        [0] { "" }
       *[other] { " " }at most
    } of { $damage } points, rounded down: { $back }
ordre-open-routed = { $unit_cap }: { $damage } points lost, { $exceed ->
        [0] at least
       *[other] more than
    } the breaking threshold (SdR), { $percent }% of a Force of { $force }, that is { $sdr } points: rout
ordre-open-rallied-still = { $unit_cap }: { $damage } points lost, not less than the breaking threshold (SdR), { $sdr }; a rallied group breaks again only at its next loss
ordre-open-mean-cbt = { $unit_cap }: Cbt, mean of the units by headcount, ({ $sum }) ÷ { $heads }, rounded down: { $mean }
ordre-open-mean-dfs = { $unit_cap }: Dfs, mean of the units by headcount, ({ $sum }) ÷ { $heads }, rounded down: { $mean }
ordre-open-mean-sdr = { $unit_cap }: breaking threshold (SdR), mean of the units by headcount, ({ $sum }) ÷ { $heads }, rounded down: { $mean }{ $fives ->
        [0] { "" }
       *[other] , then down to a multiple of five
    }; 10 at least: { $percent }%
ordre-open-annihilated = { $unit_cap }: { $damage } points lost, at least twice a Force of { $force }, that is { $twice }
ordre-open-off = { $unit_cap }: in rout, and nobody rallies
ordre-open-committed = Reserve { $unit_of }: the chief commits it
ordre-open-gone = { $unit_cap }: the decision or terms told just before
ordre-open-dead = { $unit_cap }: { $percent }% of { $out } out of action, rounded down: { $dead } dead{ $deserters ->
        [0] { "" }
       *[other] ; the points left over make a deserter or scratches, and take nobody away
    }
ordre-open-wrecks = { $unit_cap }: { $percent }% of { $out } out of action, rounded down: { $dead } written off
ordre-open-recovered = { $unit_cap }: { $back } points recovered by the victor, half of { $share }; { $rest } points remain, that is { $left } out of action
ordre-open-left = { $unit_cap }: { $dead } dead, { $left } out of action: the greater of the two, { $by }; { $was } − { $by } = { $now } for what follows
ordre-open-slices = { $unit_cap }: { $share } points of a Force of { $force }, { $tenths ->
        [one] { $tenths } full tenth
       *[other] { $tenths } full tenths
    }; a d3 for each tenth not yet counted for { $target }: { $dice }d3
ordre-open-wounds = { $unit_cap }: { $was } − { $by } of health, at least 0: { $now }
ordre-open-classed = Beaten, { $target }: { $lost } points lost of { $force } of Force engaged, { $beaten }%; victor, { $unit }: { $cost } of { $theirs }, { $victor }% (1% at least for this count); { $times } to one; these numbers are cut to two decimals; from 3, decisive victory; from 1.5, victory; less, marginal
ordre-open-classed-none = Neither side prevails: status quo
ordre-open-command = { $unit_cap } { $own }, { $target } { $enemy }: a difference of { $margin }; from { $first }, the first blow; from { $surprise }, surprise
ordre-open-withdrew = { $unit_cap } { $own }, { $target } { $enemy }: a margin of { $margin }; from 5, all leave; from 2, the slowest are lost; from 1 to −4, they must fight, at −2; less is a rout
ordre-open-both-leave = { $unit_cap }: both sides withdraw, and no scores are thrown
ordre-open-broke-off = { $unit_cap } { $own }, { $target } { $enemy } at best: a margin of { $margin }; from 2, they break off; from 1 to −4, they stay under fire; less is a rout
ordre-open-pinned = { $unit_cap }: −{ $cost } to their tests until the end
ordre-open-unopposed = { $unit_cap }: no enemy engaged with them in this sequence, nothing holds them
ordre-open-week = { $unit_cap }: { $men ->
        [0] a PdA of { $own } against { $enemy }
       *[other] { $own } men against { $enemy }
    } for { $target }; { $holds ->
        [0] less than twice as much, { $twice }: the blockade does not hold
       *[other] at least twice as much, { $twice }: the blockade holds
    }
ordre-open-endures = { $unit_cap }: Cbt { $cbt } × For { $factor }, at least 1: { $weeks ->
        [one] { $weeks } week
       *[other] { $weeks } weeks
    } of endurance
ordre-open-sapped = { $sappers } sappers, at least half of the { $men } besieged: { $was } weeks, half, rounded down, at least 1: { $weeks }
ordre-open-talk-losses = { $unit_cap }: { $damage } points lost of a Force of { $force }, { $tenths ->
        [one] { $tenths } full tenth
       *[other] { $tenths } full tenths
    }, 2 for each: −{ $by } to the Difficulty
ordre-open-talk = A margin of { $margin }: from 5, without conditions; from 0, on terms; less is a refusal
ordre-open-surrender = { $unit_cap }: { $damage } points lost, at least the breaking threshold (SdR), { $percent }% of a Force of { $force }, that is { $sdr } points; the garrison chooses to surrender
ordre-open-outside = { $unit_cap }: outside the walls the Force is no longer multiplied by { $factor }; { $was } points ÷ { $factor }, rounded down: { $now }
ordre-open-inside = { $unit_cap }: behind the walls the Force is multiplied by { $factor }; { $was } points × { $factor }, and the points left over: { $now }
ordre-open-weeks = { $was ->
        [0] The siege begins: week { $now }
        [one] One week before, this is week { $now }
       *[other] { $was } weeks before, this is week { $now }
    }; weeks of blockade that held: { $blockade }
ordre-open-wave = { $was ->
        [0] None before it in this fight: number { $now }
       *[other] { $was } before it in this fight, and one more: number { $now }
    }
ordre-open-length = { $fighters ->
        [one] { $fighters } fighter
       *[other] { $fighters } fighters
    } on both sides × { $seconds } s ÷ { $each }: { $now } s
ordre-open-length-set = The GM has set the length of a sequence: { $now } s
ordre-open-length-assault = A storm takes twice as long: { $was } → { $now } s
ordre-open-clock = Since the start: { $was } + { $by } = { $now } s
ordre-open-missed = { $unit_cap }: missed by { $margin }, +1 for every whole pair of points: +{ $bonus } for { $target } against them, { $stays ->
        [0] in sequence { $since }
       *[other] from sequence { $since } until it is used
    }
ordre-open-missed-sum = { $unit_cap }, with what they had already: { $was } + { $by } = +{ $now }
ordre-open-slowest = { $unit_cap }: mobility 0, among the slowest, whom this retreat leaves behind: { $pieces } of { $had } guns lost, { $left } left
ordre-open-guns = { $unit_cap }: they ran, { $percent }% of { $had } guns{ $set ->
        [0] { "" }
       *[other] { " (the GM's share)" }
    }, rounded down: { $pieces } lost, { $left } left
ordre-open-baggage-slow = { $unit_cap }: the slowest are left behind, and all the baggage with them: { $share }%
ordre-open-baggage = { $unit_cap }: some of them ran: { $share }% of the baggage{ $set ->
        [0] , three quarters by the book
       *[other] , the GM's share
    }{ $was ->
        [0] { "" }
       *[other] { " " }(more than the { $was }% lost before)
    }
ordre-open-goes-on = The siege goes on, and each keeps its losses
ordre-open-learned = { $unit_cap }: result of the side, { $class }: { $most ->
        [0] { $least } points and more
       *[other] from { $least } to { $most } points
    }, usually { $usual }; { $was } + { $xp } = { $now } of experience
ordre-open-crew = { $unit_cap }: { $state }, { $percent }% of the crews; { $vehicles ->
        [one] { $vehicles } vehicle
       *[other] { $vehicles } vehicles
    } × { $crew } aboard × { $percent }%, rounded down: { $men }
ordre-open-crew-light = { $unit_cap }: { $state }, 20 × { $damage } points ÷ a Force of { $force }, 9 at most, that is { $percent }% of the crews; { $vehicles ->
        [one] { $vehicles } vehicle
       *[other] { $vehicles } vehicles
    } × { $crew } aboard × { $percent }%, rounded down: { $men }
ordre-open-closed = All is counted: only those remain who can fight again

## Keys of scenarios
ordre-key-area = Area
ordre-key-area-help = The weapon strikes an area.
ordre-key-cdf = CdF
ordre-key-cdf-help = Rate of fire, such as 1/2 or 4R.
ordre-key-crew_per_piece = Crew a piece
ordre-key-crew_per_piece-help = Men a piece needs.
ordre-key-dmg = Dmg
ordre-key-dmg-help = Damage of the weapon.
ordre-key-modern = Modern
ordre-key-modern-help = Troops with modern arms.
ordre-key-other = Other vehicles
ordre-key-other-help = Vehicles of a second kind in the same unit.
ordre-key-servants = Servants
ordre-key-servants-help = Men who serve the pieces.
ordre-key-thrown = Thrown weapons
ordre-key-thrown-help = Carries thrown weapons.
ordre-key-volley = Volley
ordre-key-volley-help = Fires a volley, then goes in.
ordre-key-bombs = Bombs
ordre-key-bombs-help = A weapon against what lies below.

# What a host weighs, in the army list.
ordre-weight = Force { $n }

# What the abbreviations of the book mean, where they stand.
ordre-abbr = PdA = attack power: where all losses come from | PFG = whole firepower of a unit of vehicles | Frc = force: the damage the unit can take | Cbt = combat skill | Dfs = defence: the difficulty for whoever attacks it | SdR = breaking point: the damage at which the unit breaks | Dmg = mean damage of the weapon | CdF = rate of fire | ArE = area of effect of the weapon | SDG = damage one fighter can take | Arm = armour | Prt = range
