### The words of Séquences B/X: what interfaces ask, offer and label.
### Ids follow CONTRIBUTING.md (“Texts a ruleset brings”); what the chronicle tells is in tell/.

bx-name = Séquences B/X
bx-name-help = Abstract mass combat for B/X games: an hour a sequence, one damage roll an attack.
bx-round = Sequence { $n }
bx-rounds = { $n ->
    [one] { $n } sequence
   *[other] { $n } sequences
}
bx-edition-ascendant = ascending armour class
bx-edition-descendant = descending armour class

## Doctrines

bx-doctrine-charge = charge
bx-doctrine-charge-help = Straight at the enemy, wherever the blow does most.
bx-doctrine-cautious = caution
bx-doctrine-cautious-help = Let them come, meet whoever came, and fall back once half the men are lost.
bx-doctrine-steady = steadiness
bx-doctrine-steady-help = Shoot first, then close where there is an advantage before going anywhere else.

## Steps

bx-step-commandement = command
bx-step-ordres = orders
bx-step-tir = missiles
bx-step-mouvement = movement
bx-step-poursuite = pursuit
bx-step-melee = melee
bx-step-moral = morale
bx-step-ralliement = rally

## States

bx-state-absent = not here yet
bx-state-aside = standing aside
bx-state-free = free
bx-state-engaged = engaged
bx-state-demoralised = demoralised
bx-state-leaving = about to leave
bx-state-surrendering = about to surrender
bx-state-left = off the field
bx-state-surrendered = arms laid down
bx-state-fallen = down
bx-state-destroyed = out of the fight
bx-wall-intact = intact
bx-wall-breached = breached
bx-engine-ready = ready to shoot
bx-engine-silent = silent
bx-engine-burnt = burnt
bx-engine-away = taken away

## Asks

bx-ask-bx-10 = What order for { $unit }?
bx-ask-bx-14-choice-alone = { $unit_cap } must fall back: from which foe without risk?
bx-ask-bx-14-choice-on = { $unit_cap }: strike at { $target } on their way back?
bx-ask-bx-20 = In the melee, whom will { $unit } strike?
bx-ask-bx-21 = Roll { $dice }: damage from { $unit } to { $target }.
bx-ask-bx-26 = Roll { $dice }: { $unit } at the backs { $target_of }.
bx-ask-bx-27 = Who strikes { $unit } from behind? Whoever pursues will not strike in the melee.
bx-ask-bx-28 = The target { $unit_of } is gone: whom to turn on?
bx-ask-bx-30 = Roll { $dice }: morale test { $unit_of }.
bx-ask-bx-34-throw = Roll { $dice }: rally { $unit }.
bx-ask-bx-34-choice = Try to rally { $unit }? If it fails they leave for good.
bx-ask-bx-37 = Commander { $unit_of }: which unit gets 5 more points?
bx-ask-bx-51 = Do the heroes { $unit_of } shirk? Malus to the morale of their troops.
bx-ask-bx-53-throw-alone = Roll { $dice }: initiative { $unit_of } in the heroes’ fight.
bx-ask-bx-53-throw-on = Roll { $dice }: a pass by { $unit } at { $target } (d20 to hit, then damage).
bx-ask-bx-53-judgement-alone = { CAP($unit_poss) } fight: played at the table, or left to the dice?
bx-ask-bx-53-judgement-self = After the fight, how many hp are left to { $unit }?
bx-ask-bx-53-judgement-on = { $unit_cap } against { $target }: how many rounds did it last?
bx-ask-bx-54-choice = Where does { $unit } serve this sequence?
bx-ask-bx-54-judgement = { $target_cap }: at grips with the enemy. Let { $unit } join or leave all the same?
bx-ask-bx-55 = Roll { $dice }: the chief is dead, test { $unit_of }. Failure means surrender.
bx-ask-bx-56 = Is the way clear for { $unit }, or who stands in it?
bx-ask-bx-57 = Does a manoeuvre help { $unit } against { $target }? Points added to the percentage.
bx-ask-bx-60 = What food, water and shafts are left to { $unit }?
bx-ask-bx-61 = Which section for { $unit }: to attack if you besiege, to hold if you are besieged?
bx-ask-bx-64 = No defender has the heart to hold { $unit }: open the breach?
bx-ask-bx-66 = Roll { $dice }: how many sequences for { $unit_poss } ram?
bx-ask-bx-68 = The breach is narrow: send { $unit } through?
bx-ask-bx-71-choice = What is { $unit } aimed at?
bx-ask-bx-71-throw = Roll { $dice }: a shot from { $unit } at { $target }.
bx-ask-bx-73 = { $target_cap }, under the shot { $unit_of }: on the move, or standing?

## Choices

bx-choice-sans_ordre = no order possible
bx-choice-aucune_action = no action
bx-choice-quitter = leave the field
bx-choice-rentrer = go back inside
bx-choice-belier = work the ram
bx-choice-tir = shoot { $target }
bx-choice-souffle = breathe on { $target }
bx-choice-engagement = engage { $target }
bx-choice-engagement-alone = stay at grips and strike
bx-choice-repli = fall back
bx-choice-repli_dedans = fall back inside
bx-choice-retraite = retreat
bx-choice-retraite_dedans = retreat inside
bx-choice-fuite = flee
bx-choice-fuite_dedans = flee inside
bx-choice-rallier = rally
bx-choice-defier = challenge { $target }
bx-choice-sur = { $target }
bx-choice-personne = nobody
bx-choice-secteur = { $target }
bx-choice-aucun_secteur = no section
bx-choice-clear = the way is clear
bx-choice-forbidden = the ground forbids it
bx-choice-held_by = { $target } in the way
bx-choice-rester = stay at the post
bx-choice-rejoindre = serve with { $target }
bx-choice-se_detacher = fight alone
bx-choice-oui = yes
bx-choice-non = no
bx-choice-silence = do not shoot
bx-choice-pilonner = batter { $target }

bx-order-aucune_action = No action
bx-order-quitter = Leave the field
bx-order-rentrer = Go back inside
bx-order-belier = Ram
bx-order-tir = Shoot
bx-order-souffle = Breath
bx-order-engagement = Engage
bx-order-repli = Fall back
bx-order-retraite = Retreat
bx-order-fuite = Flight
bx-order-rallier = Rally
bx-order-defier = Challenge

## Judgements

bx-judgement-by_dice = left to the dice
bx-judgement-entered = played at the table
bx-judgement-refused = refused
bx-judgement-allowed = allowed
bx-judgement-moves = on the move
bx-judgement-stands = standing

## Parts of a sum

bx-term-table = battle table
bx-term-int = chief’s INT
bx-term-pursuit = back turned to the worst foe
bx-term-tactics = manoeuvre
bx-term-sag = WIS of the target’s chief
bx-term-sag_malus = low WIS of the target’s chief
bx-term-floor = floor
bx-term-cap = cap
bx-term-men = fighters who strike
bx-term-hero = hero against troops
bx-term-special = special attack
bx-term-immune_target = immune target
bx-term-immune_attacker = no fear of these weapons
bx-term-fly_attacker = strikes from the air
bx-term-fly_target = strikes at the air
bx-term-charge = lance charge
bx-term-braced = braced polearms
bx-term-fort_intact = intact walls
bx-term-fort_breached = breached walls
bx-term-flat = all the dice show
bx-term-to_hit = to hit, without the table
bx-term-table_fifth = a point for every 5% of the battle table
bx-term-moral = morale
bx-term-free = free
bx-term-immune_enemy = immune enemy
bx-term-standard_lost = standard lost
bx-term-standard_present = standard present
bx-term-chief_death_test = at the chief’s death
bx-term-chief_dead = chief dead
bx-term-coward_heroes = shirking heroes
bx-term-pvt_double = a foe twice as strong
bx-term-pvt_triple = a foe three times as strong
bx-term-loss_50 = more than half lost
bx-term-loss_75 = more than three quarters lost
bx-term-hometown = defends its town
bx-term-homeland = defends its country
bx-term-besieged = besieged place
bx-term-points = hit points
bx-term-pvi = hit points of a member
bx-term-rounding = rounding
bx-term-dice = hit dice
bx-term-hd_bonus = hit dice bonus
bx-term-half = half of it
bx-term-frontage = how many can come near (our limit)
bx-term-scale = descending scale
bx-term-armour = armour class
bx-term-increments = points given by the chief

## Figures of a sheet

bx-figure-men = headcount
bx-figure-armour = AC
bx-figure-damage = damage
bx-figure-ranged = missile damage
bx-figure-test = morale to test
bx-figure-order = order
bx-figure-target = target
bx-figure-bonus = chief’s bonus
bx-figure-officers = officers’ hp
bx-figure-chief = commander in chief
bx-figure-standard = bears the standard
bx-figure-immune = immune
bx-figure-faithful_of = faithful to
bx-figure-demoralised_since = demoralised since sequence
bx-figure-ran_in = running since sequence
bx-figure-victories = victories
bx-figure-veterans = veterans
bx-figure-section = section
bx-figure-engine = engine
bx-figure-crew = crew
bx-figure-engineer = engineer
bx-figure-served_by = served by
bx-figure-aim = aimed at
bx-figure-wall = work
bx-figure-breached_in = breached since sequence
bx-figure-battered = shaken (%)
bx-figure-ram_left = sequences of ramming to go
bx-figure-held_by = defenders
bx-figure-attacked_by = attackers

bx-engine-baliste = ballista
bx-engine-catapulte_legere = light catapult
bx-engine-catapulte_lourde = heavy catapult
bx-engine-trebuchet = trebuchet
bx-wall-wall = wall
bx-wall-tower_medium = medium tower
bx-wall-tower_large = large tower
bx-wall-gate = gate

## The enemy in a few words

bx-words-handful-whole = a handful, ranks full
bx-words-handful-worn = a handful, ranks worn
bx-words-handful-thin = a handful, ranks thin
bx-words-handful-ruined = a handful of survivors
bx-words-few-whole = a small body, ranks full
bx-words-few-worn = a small body, ranks worn
bx-words-few-thin = a small body, ranks thin
bx-words-few-ruined = a small body in tatters
bx-words-many-whole = a large body, ranks full
bx-words-many-worn = a large body, ranks worn
bx-words-many-thin = a still large body, ranks thin
bx-words-many-ruined = a large body in tatters
bx-words-host-whole = a multitude, ranks full
bx-words-host-worn = a multitude, ranks worn
bx-words-host-thin = a multitude with thin ranks
bx-words-host-ruined = a multitude in tatters
bx-words-unhurt = unhurt
bx-words-hurt = some wounds
bx-words-badly_hurt = grave wounds
bx-words-nearly_dead = at the end of all strength

## What a ruling may set

bx-field-n0 = headcount at the start
bx-field-pvi = hit points of a member
bx-field-pvt = hit points
bx-field-pvt0 = hit points at the start
bx-field-hd = hit dice
bx-field-hd_bonus = hit dice bonus
bx-field-human0 = level-0 human
bx-field-armour = armour class, counted upwards
bx-field-ca = armour class
bx-field-breach = open a breach
bx-field-breach-magic = by magic
bx-field-breach-ruse = by a ruse
bx-field-breach-huge = by a monster’s blows
bx-field-breach-ruling = by ruling
bx-field-engine = fate of an engine
bx-field-engine-stands = stands
bx-field-engine-away = taken away
bx-field-engine-burnt = burnt
bx-field-engine-captured = captured by the enemy
bx-field-crew = crew of an engine
bx-field-engineer = engineer among the crew
bx-field-engineer-true = yes
bx-field-engineer-false = no
bx-field-moral = morale
bx-field-elite = élite
bx-field-mounted = mounted
bx-field-lances = lances
bx-field-polearms = polearms
bx-field-infantry = infantry
bx-field-flying = on the wing
bx-field-special = special attack
bx-field-special-none = none
bx-field-special-melee = in melee
bx-field-special-ranged = with missiles
bx-field-special-both = in melee and with missiles
bx-field-breath = breath
bx-field-regeneration = regeneration
bx-field-counters_regeneration = fire and oil against regeneration
bx-field-siege_gear = ladders and towers
bx-field-ram = ram
bx-field-defends = defends
bx-field-defends-none = nothing of its own
bx-field-defends-homeland = its country
bx-field-defends-hometown = its town or village
bx-field-cleric = cleric or paladin
bx-field-int = INT
bx-field-sag = WIS
bx-field-leaving = about to leave
bx-field-surrendering = about to surrender
bx-field-moved = has moved
bx-field-struck = has struck
bx-field-inside = behind the walls
bx-field-section = number of the section
bx-field-increments = bonuses from the chief

## Problems of a scenario

bx-problem-dv = “{ $key }”: “{ $value }” cannot be read as hit dice. Write `1`, `"4+1"`, `"1-1"` or `"1/2"`.
bx-problem-points = “{ $key }” is { $value }: a member would have no hit point at all. Give more dice, or `pvi`.
bx-problem-tags = Too many different kinds of weapons: no more than { $most } words in all of `weapons` and `harmed_by`. Use the same word for the same thing.
bx-problem-gates = A place has one gate, and the file gives { $count }. Keep one `kind = "gate"`.
bx-problem-crew = This engine is served by { $least } at least and { $most } at most. Change `crew`.
bx-problem-pvt-parts = PVT { $value } for { $count } members: the share of each cannot be kept exactly. Change the PVT, or give `pvi`.
bx-problem-pvt-twice = PVT { $value } for { $count } members contradicts `pvi`: keep one of them.
bx-problem-pvt-other = PVT { $value } for { $count } members: each counts { $each } PVI where the hit dice give { $rule }. For troops already worn down write `pvt` instead.
bx-problem-pvt-more = “{ $key }” is { $value }, more than the { $most } of the whole: what is beyond is left out. To change the whole write `pvt_max` (or `pv_max`).
bx-problem-figure = “{ $key }”, which the book asks for, is missing: { $value } is taken instead.
bx-problem-scale-up = AC { $value } in the ascending edition, which counts from 10: if it is a descending one write { $other }.
bx-problem-scale-down = AC { $value } in the descending edition, which counts from 9: if it is an ascending one write { $other }.
bx-problem-lances = Lances without a mount do not charge: add `mounted = true`, or `polearms` for foot.
bx-problem-polearms = Polearms count for foot only: take them off, or put the unit on foot.
bx-problem-special = A special attack of missiles serves only who shoots: give `ranged`, or write `special_attack = "melee"`.
bx-problem-untested = “{ $key }” has no effect here: heroes and huge creatures never test their morale.
bx-problem-not-chief = “{ $key }” has no effect here: only that of the commander in chief counts (`chief` of the side).
bx-problem-faithful = These faithful follow { $unit }, who is neither cleric nor paladin: write `cleric = true` on that sheet.
bx-problem-no-siege = “{ $key }” has no effect here: it takes a siege (`besieged`) and a unit of the side it concerns.
bx-problem-sections = Sections of wall, but nobody inside: write `besieged` in `[ground]`.
bx-problem-supplies = Supplies are not counted in this battle: set `supply_tracking = true` in `[options]`.
bx-problem-served = { $unit } is of the other side: served by the enemy the engine will not shoot.
bx-problem-contact = In contact with { $unit } from the start? It takes an enemy who is on the field, and no officer in the ranks.

## Options and knobs

bx-option-survivor_rounding = rounding of survivors
bx-option-survivor_rounding-help = Does a wounded man still count?
bx-option-survivor_rounding-up = up
bx-option-survivor_rounding-down = down
bx-option-disengage_effective = free after breaking off
bx-option-disengage_effective-help = When does a unit that breaks off count as free?
bx-option-disengage_effective-morale_phase = from the morale phase
bx-option-disengage_effective-sequence_end = from the end of the sequence
bx-option-catch_disengaging = catching those who break off
bx-option-catch_disengaging-help = Does a contact made while the target breaks off outlast the sequence?
bx-option-caught_riposte = riposte of the caught
bx-option-caught_riposte-help = May a unit caught while breaking off strike its new enemy?
bx-option-melee_target = choosing a target in melee
bx-option-melee_target-help = When does a unit with several foes in contact say whom it strikes?
bx-option-melee_target-at_melee = in the melee
bx-option-melee_target-at_order = with its order
bx-option-repli_multi_attack = blows at those who fall back
bx-option-repli_multi_attack-help = May every foe in contact but the oldest strike a unit that falls back?
bx-option-flight_attacker = who strikes the runaways
bx-option-flight_attacker-help = Any foe in contact, or only the one that did most harm?
bx-option-flight_attacker-any_contact = any foe in contact
bx-option-flight_attacker-top_only = the worst foe only
bx-option-rally_timing = first rally
bx-option-rally_timing-help = When may a unit that ran be rallied?
bx-option-rally_timing-flight_sequence = in the sequence of the flight
bx-option-rally_timing-next_sequence = in the next sequence
bx-option-morale_ratio_stack = malus of numbers
bx-option-morale_ratio_stack-help = Against more than triple, do both maluses add up?
bx-option-morale_ratio_stack-cumulative = they add up
bx-option-morale_ratio_stack-highest = the heaviest alone
bx-option-morale_losses_stack = malus of losses
bx-option-morale_losses_stack-help = Beyond three quarters lost, do both maluses add up?
bx-option-morale_losses_stack-cumulative = they add up
bx-option-morale_losses_stack-highest = the heaviest alone
bx-option-morale_home_stack = bonus of home
bx-option-morale_home_stack-help = Does who defends his town defend his country too?
bx-option-morale_home_stack-cumulative = both bonuses
bx-option-morale_home_stack-highest = the highest alone
bx-option-immune_morale = malus against the immune
bx-option-immune_morale-help = The malus is written in two places: once or twice?
bx-option-immune_morale-2 = −2, once
bx-option-immune_morale-4 = −4, twice
bx-option-pct_floor = lowest percentage
bx-option-pct_floor-help = How low can modifiers bring the percentage?
bx-option-pct_floor-0 = 0%
bx-option-pct_floor-5 = 5%
bx-option-pct_cap = highest percentage
bx-option-pct_cap-help = Can modifiers carry it beyond a hundred?
bx-option-pct_cap-none = no limit
bx-option-pct_cap-100 = 100%
bx-option-ac_beyond_table = armour off the table
bx-option-ac_beyond_table-help = Does the table go on beyond its columns?
bx-option-ac_beyond_table-extrapolate = it goes on
bx-option-ac_beyond_table-clamp = its last column holds
bx-option-battle_table = battle table
bx-option-battle_table-help = Whose percentages?
bx-option-battle_table-own = the edition’s own
bx-option-battle_table-ascendant = the ascending one
bx-option-battle_table-descendant = the descending one
bx-option-int_bonus_alloc = chief’s INT bonuses
bx-option-int_bonus_alloc-help = When does the chief share them out?
bx-option-int_bonus_alloc-per_sequence = each sequence
bx-option-int_bonus_alloc-per_battle = once for all
bx-option-wis_malus = chief’s WIS malus
bx-option-wis_malus-help = Does an unwise chief help the enemy?
bx-option-wis_malus-off = never
bx-option-wis_malus-always = always
bx-option-wis_malus-static_only = for units that stand
bx-option-special_attack_mode = special attacks
bx-option-special_attack_mode-help = Poison, petrification: what is tripled?
bx-option-special_attack_mode-damage = the damage
bx-option-special_attack_mode-kills = the dead
bx-option-huge_damage = damage of a huge creature
bx-option-huge_damage-help = Ten times its hit dice: of what?
bx-option-huge_damage-hd_kills = of its victims’ hit dice
bx-option-huge_damage-pvt_damage = of hit points
bx-option-huge_targets = victims of a huge creature
bx-option-huge_targets-help = How many units does it crush in a sequence?
bx-option-huge_targets-one = one
bx-option-huge_targets-all_engaged = all in contact
bx-option-huge_hit_back = striking back at the huge
bx-option-huge_hit_back-help = Can troops hurt a huge creature?
bx-option-huge_demoralises_fearless = terror of the fearless
bx-option-huge_demoralises_fearless-help = Does terror take those who never test?
bx-option-flying_modifiers_last = advantage of flight
bx-option-flying_modifiers_last-help = How long does the air help?
bx-option-flying_modifiers_last-while_in_contact = while in contact
bx-option-flying_modifiers_last-first_sequence = the sequence of contact
bx-option-regen_from_zero = growing back from nothing
bx-option-regen_from_zero-help = Can a regenerating unit at no points rise again?
bx-option-officer_overflow = damage beyond the troops
bx-option-officer_overflow-help = Once the troops are dead, does the rest reach their officers?
bx-option-officer_overflow-carry = it reaches them
bx-option-officer_overflow-stop = it is lost
bx-option-braced_against = braced against
bx-option-braced_against-help = Which charge do polearms punish?
bx-option-braced_against-lancers = mounted lancers
bx-option-braced_against-mounted = anyone mounted
bx-option-braced_against-any = any attacker
bx-option-breach_scope = reach of a breach
bx-option-breach_scope-help = Does a breach lay open the whole place or its section alone?
bx-option-breach_scope-fortress = the whole place
bx-option-breach_scope-section = its section
bx-option-breach_same_sequence = the sequence of the breach
bx-option-breach_same_sequence-help = What are the walls still worth to its end?
bx-option-breach_same_sequence-quarter = damage quartered
bx-option-breach_same_sequence-half = damage halved
bx-option-breach_unit = time of the heavier engines
bx-option-breach_unit-help = Heavy catapult and trebuchet: sequences or turns?
bx-option-breach_unit-sequences = sequences
bx-option-breach_unit-turns = turns
bx-option-tower_scaling = towers and heavier engines
bx-option-tower_scaling-help = Does a heavier engine bring a tower down sooner?
bx-option-tower_scaling-literal = no, the printed time holds
bx-option-tower_scaling-proportional = yes, in proportion
bx-option-elite_basis = becoming an élite
bx-option-elite_basis-help = Half of what must be left?
bx-option-elite_basis-original = of the first roster
bx-option-elite_basis-per_battle = of each battle’s start
bx-option-duel_resolution = heroes’ fights
bx-option-duel_resolution-help = Who fights them out?
bx-option-duel_resolution-manual = the table
bx-option-duel_resolution-auto = the dice
bx-option-written_orders = written orders
bx-option-written_orders-help = Do orders stay secret until the last is given?
bx-option-sequence_minutes = minutes in a sequence
bx-option-sequence_minutes-help = Time that passes; nothing else hangs on it.
bx-option-hero_frontage = front against one
bx-option-hero_frontage-help = How many of a unit strike a lone hero or monster; 0 for all.
bx-option-hero_row = a character’s row
bx-option-hero_row-help = Where is a character read in the table?
bx-option-hero_row-level = at his level
bx-option-hero_row-explicit = at the hit dice written
bx-option-coward_morale_malus = malus of shirking heroes
bx-option-coward_morale_malus-help = What it costs the morale of their troops.
bx-option-hero_fight_phase = when heroes fight
bx-option-hero_fight_phase-help = In which phase do heroes meet?
bx-option-hero_fight_phase-melee = in the melee
bx-option-hero_fight_phase-mouvement = in movement
bx-option-hero_fight_phase-tir = with the missiles
bx-option-tactical_bonus = tactical bonus
bx-option-tactical_bonus-help = Points offered for each attack: a trap, a pincer, a fine formation.
bx-option-interception = interception
bx-option-interception-help = May the GM put a unit in another’s way?
bx-option-voluntary_exit = leaving the field
bx-option-voluntary_exit-help = May a free unit go away?
bx-option-max_sequences = length of the battle
bx-option-max_sequences-help = Undecided beyond so many sequences; 0 for no limit.
bx-option-redirect_lapsed_engagement = turning on another
bx-option-redirect_lapsed_engagement-help = Does who finds no target pick another at once?
bx-option-catapult_target_ok = a catapult’s target
bx-option-catapult_target_ok-help = Who says whether the target stands?
bx-option-catapult_target_ok-auto = the rule
bx-option-catapult_target_ok-ask = the GM, shot by shot
bx-option-engine_stack = several engines, one wall
bx-option-engine_stack-help = Does their work add up?
bx-option-engine_stack-additive = it adds up
bx-option-engine_stack-best = the best alone counts
bx-option-ram_progress_persists = a ram interrupted
bx-option-ram_progress_persists-help = Is the ram’s work kept after a pause?
bx-option-breach_width = width of a breach
bx-option-breach_width-help = How many units find room inside; 0 for no limit.
bx-option-sortie_return_breach = return of a sally
bx-option-sortie_return_breach-help = Does who comes home under blows let the enemy in?
bx-option-supply_tracking = supplies
bx-option-supply_tracking-help = Are water, food and shafts counted?
bx-option-surrender_terms = fate of the surrendered
bx-option-surrender_terms-help = What becomes of a unit that lays down its arms?
bx-option-surrender_terms-captured = captured
bx-option-surrender_terms-ransomed = held to ransom
bx-option-surrender_terms-released = released without arms

## The keys of a scenario, on the page that prepares it

bx-key-ca = armour class
bx-key-ca-help = As the book writes it, the way the chosen edition counts.
bx-key-dv = hit dice
bx-key-dv-help = A number, a half, or a number and a bonus: 1, 1/2, 4+1.
bx-key-damage = damage
bx-key-damage-help = The damage die of one of them, hand to hand.
bx-key-ranged = shooting
bx-key-ranged-help = The damage die when shooting; empty if the unit does not shoot.
bx-key-die = hit die
bx-key-die-help = The faces of the die points are made of.
bx-key-harmed_by = harmed only by
bx-key-harmed_by-help = The weapons that hurt it; others do nothing.
bx-key-weapons = particular weapons
bx-key-weapons-help = Silver, magic, fire: what counts against whom only these harm.
bx-key-level = level
bx-key-level-help = The character's level. It counts as hit dice where none are written.
bx-key-original = old hands
bx-key-original-help = How many of the first strength are left.
bx-key-veterans = veterans
bx-key-veterans-help = How many have seen battles before.
bx-key-victories = victories
bx-key-victories-help = How many battles the unit has won.
bx-key-pv = points left
bx-key-pv-help = All of them when empty.
bx-key-pv_max = points when whole
bx-key-pv_max-help = Half the most its hit dice can show when empty.
bx-key-special_attack = special attack
bx-key-special_attack-help = Poison, breath, gaze: hand to hand, shooting, or both.
bx-key-special_attack-none = none
bx-key-special_attack-melee = in melee
bx-key-special_attack-ranged = when shooting
bx-key-special_attack-both = in melee and when shooting
bx-key-faithful_of = faithful to
bx-key-faithful_of-help = The cleric or paladin they follow.
bx-key-huge = huge
bx-key-huge-help = A monster so large that it fights as a unit by itself.
bx-key-demoralised = demoralised
bx-key-demoralised-help = It begins the battle demoralised.
bx-key-outside = outside the walls
bx-key-outside-help = Of the besieged side, but outside.
bx-key-aside = aside
bx-key-aside-help = There without fighting.
bx-key-besieged = besieged side
bx-key-besieged-help = The side that holds the walls.
bx-key-supplies = supplies
bx-key-supplies-help = What the side can eat, in man-days.
bx-key-kind = kind
bx-key-kind-help = What kind of section or engine it is.
bx-key-breached = already open
bx-key-breached-help = The breach is there from the start.
bx-key-crew = crew
bx-key-crew-help = How many serve the engine.
bx-key-served_by = served by
bx-key-served_by-help = The unit the crew comes from.
bx-key-engineer = engineer
bx-key-engineer-help = An engineer directs the engine.

## What a throw comes to
bx-amount-pv = { $n } hp
bx-row-hit = hit
bx-row-missed = missed

## Where a change comes from: from blows to points, from points to men
bx-open-blow = { $unit_cap } against { $target }: { $points } hp
bx-open-points = { $unit_cap }: { $was } − { $by } = { $now } hp
bx-open-points-back = { $unit_cap }: { $was } + { $by } = { $now } hp
bx-open-heads = { $unit_cap }: { $points } hp ÷ { $each } a head, { $way }: { $now } { $now ->
        [one] stands
       *[other] stand
    }, { $by } { $by ->
        [one] falls
       *[other] fall
    }
bx-open-heads-back = { $unit_cap }: { $points } hp ÷ { $each } a head, { $way }: { $now } { $now ->
        [one] stands
       *[other] stand
    }, { $by } { $by ->
        [one] rises
       *[other] rise
    } again
bx-open-up = rounded up
bx-open-down = rounded down
bx-open-regrown = { $unit_cap }: 10 × { $level } × { $men } at the start of the sequence = { $full }; missing { $missing }: { $points } hp
bx-open-destroyed = { $unit_cap }: no hp left
bx-open-fell = { $unit_cap }: no hp left, but regeneration may still work
bx-open-test-failed = { $unit_cap }: morale test failed
bx-open-test-passed = { $unit_cap }: morale test passed
bx-open-terror = { $unit_cap }: in contact with { $targets }, no test
bx-open-faith = { $unit_cap }: the cleric or paladin who held the unit is dead, no test
bx-open-fearless = { $unit_cap }: Morale of 12 or more, no test
bx-open-faithful = { $unit_cap }: the unit’s cleric or paladin lives, no test
bx-open-surrendered = { $unit_cap }: the test at the chief’s death was failed; the sequence ends
bx-open-leaving = { $unit_cap }: the rally was failed
bx-open-left = { $unit_cap }: ordered to quit the field, and nobody in contact
bx-open-contact = { $unit_cap }: ordered to engage, { $target } within reach
bx-open-met = { $unit_cap }: the move leads to contact, { $target } ahead
bx-open-parted = { $unit_cap } and { $target }: no blow crosses any more
bx-open-joined = { $unit_cap }: serves with { $target } from here on
bx-open-heir = { $unit_cap }: the unit is no more, its contacts and order remain
bx-open-alone = { $unit_cap }: leaves the unit
bx-open-pounded = { $unit_cap } against { $target }: a breach in { $sequences ->
        [one] { $sequences } sequence
       *[other] { $sequences } sequences
    }, hence { $whole } ÷ { $sequences } = { $by } parts of work
bx-open-wall = { $target_cap }: { $was } − { $by }, at least 0: { $now } parts of work left
bx-open-wall-done = { $target_cap }: { $done } parts of { $whole } done, { $percent }% of a breach{ $cut ->
        [0] { "" }
       *[other] , rounded down
    }
bx-open-undefended = { $target_cap }: nobody defends, { $now } left
bx-open-defenders-broken = { $target_cap }: the defenders lost heart, { $now } left
bx-open-worked-through = { $target_cap }: the engines’ work is done, { $now } left
bx-open-rammed = { $target_cap }: the ram has had its time, { $now } left
bx-open-sortie = { $target_cap }: opened by the sortie, { $now } left
bx-open-other-means = { $target_cap }: opened another way, by magic, by ruse or by a huge hand; { $now } left
bx-open-beyond = { $unit_cap }: { $points } hp in all, more than are left
bx-open-favoured = { $unit_cap }: INT { $int }, hence { $bonus ->
        [one] once
       *[other] { $bonus } times
    } +5 points to give
bx-open-table = { $unit_cap } ({ $dv } HD) against { $target } (AC { $ca }): { $percent }% on the battle table
bx-open-table-bonus = { $unit_cap } ({ $dv }{ $bonus_signed } HD) against { $target } (AC { $ca }): { $percent }% on the battle table
bx-open-table-human = { $unit_cap } (level-0 human) against { $target } (AC { $ca }): { $percent }% on the battle table
bx-open-huge = { $unit_cap } against { $target }: 10 hp a Hit Die, { $dv } HD, no roll: { $points } hp
bx-open-huge-kills = { $unit_cap } against { $target }: 10 × { $dv } HD ÷ { $of } HD, whole bodies of { $each } hp, no roll: { $points } hp
bx-open-walls = { $unit_cap }: the walls let only { $num }/{ $den } of it through
bx-open-duel-hit = { $unit_cap } against { $target }: { $roll } for { $need } or more, a hit: { $points } hp
bx-open-duel-last = { $unit_cap } against { $target }: { $roll } for { $need } or more, a hit: { $points } hp, only { $left } were left
bx-open-dueled = { $unit_cap } against { $target }: { $rounds ->
        [one] one pass
       *[other] { $rounds } passes
    } of { $most } at most
bx-open-chief-fell = { $unit_cap }: the commander-in-chief has no hp left; a test at −2 for all who followed, then −2 to morale to the end
bx-open-entered = { $unit_cap } against { $target }: { $points } hp, fought at the table
bx-open-bled = { $unit_cap }: { $left } of { $initial } left, { $lost } lost
bx-open-wisdom = { $unit_cap }, chief of those attacked: WIS { $sag }, hence { $points_signed } points to the attack
bx-open-outnumbered = { $unit_cap }: { $own } hp, against { $theirs } of { $target }, the strongest foe in contact
bx-open-immune = { $unit_cap }: in contact with { $targets }, whom nothing here can hurt
bx-open-whole = { $unit_cap }: { $points } hp, counted { $now }: part of a point still stands
bx-open-engine = { $unit_cap } against { $target }: the engine’s dice, no table and no heads: { $points } hp
bx-open-standard = { $unit_cap } had the standard and is off the field: −1 to every morale test of that side
bx-open-ram-begins = The ram: 2d4 sequences at the gate, here { $now }
bx-open-ram = { $unit_cap } at the ram: { $was } − 1 = { $now } to go
bx-open-ram-lost = Other hands at the ram: the work starts again
bx-open-broke-away = { $unit_cap }: ordered to break away, no more blows with { $target } this sequence
bx-open-ran = { $unit_cap }: broke away without heart, hence a flight; a rally becomes possible
bx-open-sallied = { $unit_cap }: a move to the outside is a sortie
bx-open-returned = { $unit_cap }: back behind the walls

## Keys of scenarios
bx-key-contact = In contact
bx-key-contact-help = Ids of those it begins the battle in contact with.
bx-key-pvi_override = Printed PVI
bx-key-pvi_override-help = Points of one fighter instead of the formula; none: the formula.
bx-key-pvt_max = Printed PVT
bx-key-pvt_max-help = Points of the whole unit, instead of the product.

# What a host weighs, in the army list.
bx-weight = { $n } hp

# What the abbreviations of the book mean, where they stand.
bx-abbr = AC = armour class | HD = hit dice | HP = hit points | hp = hit points | PVI = hit points of one member | PVT = hit points of the whole unit | INT = intelligence | WIS = wisdom
