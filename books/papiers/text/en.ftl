### The words of Petits papiers: what interfaces ask, offer and label.
### What the chronicle tells is in tell/.

papiers-name = Petits papiers
papiers-name-help = Battles of small paper counters on a map, hour by hour, with the characters in the thick of it.
papiers-round = Hour { $n }
papiers-rounds = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}

## Doctrines

papiers-doctrine-charge = charge
papiers-doctrine-charge-help = To grips from the first hour, at whoever is in reach and least beset.
papiers-doctrine-cautious = caution
papiers-doctrine-cautious-help = For an hour, support first, and go only at enemies at grips or beaten in advance; then fight as steady.
papiers-doctrine-steady = steadiness
papiers-doctrine-steady-help = Engage where the odds are fair, and wait no more than two hours.

## Steps

papiers-step-debut = start of the turn
papiers-step-actions = characters’ actions
papiers-step-initiative = initiative
papiers-step-engagement = engagement
papiers-step-alignement = alignment
papiers-step-tir_defensif = defensive fire
papiers-step-avant_garde = vanguard
papiers-step-combat = combat
papiers-step-pertes = losses
papiers-step-moral = morale
papiers-step-ralliement = rally

## States

papiers-state-absent = not there yet
papiers-state-free = free
papiers-state-engaged = at grips
papiers-state-desorganisation = in disorder
papiers-state-deroute = in rout
papiers-state-left = off the field
papiers-state-destroyed = nobody left standing
papiers-state-able = fit to act
papiers-state-out = out of action
papiers-state-dead = killed
papiers-state-captured = in enemy hands
papiers-state-fled = fled

## Asks

papiers-ask-pap-16 = Declare a charge for { $unit }? The mount gives its INI bonus.
papiers-ask-pap-19 = Where { $unit_n ->
        [one] does
       *[other] do
    } { $unit } go?
papiers-ask-pap-23 = One side has nobody left who stands: is the battle over?
papiers-ask-pap-25-choice = { $unit_cap }: anything to declare before the order of the hour is fixed?
papiers-ask-pap-25 = Roll { $dice }: initiative of { $unit }.
papiers-ask-pap-27-throw = Roll { $dice }: who acts first at equal initiative?
papiers-ask-pap-27-throw-alone = Roll { $dice }: the general of { $unit } breaks the tie.
papiers-ask-pap-27-choice = At equal initiative, which unit of { $unit } acts first?
papiers-ask-pap-28 = Which order for { $unit }?
papiers-ask-pap-30 = Against which opponent goes the support of { $unit }?
papiers-ask-pap-31 = Roll { $dice }: { $unit } against { $target }.
papiers-ask-pap-38 = Roll { $dice }: morale of { $unit } after losses.
papiers-ask-pap-43-choice = Who tries to rally { $unit }?
papiers-ask-pap-43-throw = Roll { $dice }: command of { $target } to rally { $unit }.
papiers-ask-pap-46-choice = Hand out drugs to { $unit } for this hour?
papiers-ask-pap-46-throw = Roll { $dice }: morale of { $unit } as the drugs wear off.
papiers-ask-pap-47 = Unleash the frenzy of { $unit }? Once in the battle.
papiers-ask-pap-48 = Roll { $dice }: vanguard blow of { $unit } on { $target }.
papiers-ask-pap-49 = Roll { $dice }: morale of { $unit } in the face of dread.
papiers-ask-pap-55 = Roll { $dice }: regeneration of { $unit }, a slice of five for each die.
papiers-ask-pap-59 = { $unit_cap }: form the tortoise?
papiers-ask-pap-60 = After the ambush, { $unit }: slip away or stay?
papiers-ask-pap-66 = How is the power of { $unit } shared among its opponents?
papiers-ask-pap-66-choice-on = { $unit } has enemies before it who can fight; { $target } is in rout: strike these runaways too?
papiers-ask-pap-67 = Too many on { $unit }: which one alone stays in contact?
papiers-ask-pap-70 = Roll { $dice }: command of { $unit } to organise { $target }.
papiers-ask-pap-71-choice = After the move, which target for { $unit }?
papiers-ask-pap-71-throw = Roll { $dice }: shots of { $unit } at { $target }.
papiers-ask-pap-72-choice = In the face of the charge, whom does { $unit } shoot at? Otherwise the shot it declared is lost.
papiers-ask-pap-72-throw = Roll { $dice }: volley of { $unit } at the charge of { $target }.
papiers-ask-pap-75-choice-alone = Give up the ambush of { $unit }?
papiers-ask-pap-75-choice-on = Surprise { $target } with { $unit }: by charge or by missiles?
papiers-ask-pap-75-throw = Roll { $dice }: ambush of { $unit } on { $target }.
papiers-ask-pap-76 = Under the feet of { $target }: { $unit }. What happens?
papiers-ask-pap-77 = Roll { $dice }: { $unit } under the feet of { $target }.
papiers-ask-pap-80 = Who falls, among { $unit }?
papiers-ask-pap-82 = Roll { $dice }: magic of { $unit } on { $target }.
papiers-ask-pap-83-throw-alone = Roll { $dice }: morale of { $unit } under the spell.
papiers-ask-pap-83 = Roll { $dice }: spell of { $unit } on { $target }.
papiers-ask-pap-84 = The roll of { $target }: made here, or decided by your game?
papiers-ask-pap-90 = What does { $unit } do this hour?
papiers-ask-pap-91-judgement = { $unit_cap } challenges { $target }: a victory?
papiers-ask-pap-91-throw = Roll { $dice }: morale of { $unit } after the lost duel.
papiers-ask-pap-92-judgement = { $unit_cap } goes for the banner of { $target }: taken and brought back?
papiers-ask-pap-92-throw = Roll { $dice }: morale of { $unit }, the banner lost.
papiers-ask-pap-94 = Roll { $dice }: command of { $unit } to throw himself among { $target }.
papiers-ask-pap-96 = Roll { $dice }: tactics of { $unit } for the encirclement.
papiers-ask-pap-98 = { $unit_cap } goes for { $target }: do the machines change hands?
papiers-ask-pap-99-judgement-alone = The deed of { $unit }: what comes of it?
papiers-ask-pap-99-judgement-self = The deed of { $unit }: by how much?
papiers-ask-pap-100 = Roll { $dice }: wounds of { $unit }.
papiers-ask-gm = Roll { $dice }: morale of { $unit }, at the GM’s word.

## Choices

papiers-choice-tenir = hold
papiers-choice-aller = go to { $cell }
papiers-choice-engager = engage { $target }
papiers-choice-soutenir = support { $target } in melee
papiers-choice-soutien_tir = support { $target } by fire
papiers-choice-tir = shoot at { $target }
papiers-choice-magie = loose its magic on { $target }
papiers-choice-tortue = form the tortoise
papiers-choice-rompre_tortue = break the tortoise
papiers-choice-decrocher = break off
papiers-choice-rien = do nothing
papiers-choice-sort = cast { $tool } on { $target }
papiers-choice-organiser_att = organise the unit for attack
papiers-choice-organiser_def = organise the unit for defence
papiers-choice-galvaniser_att = galvanise { $target }: ATT
papiers-choice-galvaniser_ini = galvanise { $target }: INI
papiers-choice-rallier = go and rally { $target }
papiers-choice-encercler = encircle the enemy
papiers-choice-rejoindre = join { $target }
papiers-choice-se_detacher = act alone
papiers-choice-defier = challenge { $target }
papiers-choice-banniere = go for the banner of { $target }
papiers-choice-machines = seize { $target }
papiers-choice-secourir = rescue a companion
papiers-choice-fuir = flee the field
papiers-choice-message = carry a message
papiers-choice-attaque_audacieuse = lead a bold attack on { $target }
papiers-choice-capturer = capture someone among { $target }
papiers-choice-saboter = sabotage the gear of { $target }
papiers-choice-infiltrer = slip in among { $target }
papiers-choice-sur = { $target }
papiers-choice-lui = { $target }
papiers-choice-personne = nobody
papiers-choice-oui = yes
papiers-choice-non = no
papiers-choice-rester = stay and fight
papiers-choice-s_eclipser = slip away
papiers-choice-charge_soudaine = sudden charge
papiers-choice-volee_soudaine = sudden volley
papiers-choice-frapper = strike the runaways too
papiers-choice-epargner = leave them
papiers-choice-parts_egales = equal parts
papiers-choice-parts = in unequal parts

## Judgements

papiers-judgement-goes_on = it goes on
papiers-judgement-over = it is over
papiers-judgement-not_here = nothing here
papiers-judgement-springs = it springs
papiers-judgement-found = found out
papiers-judgement-rolled = by the dice
papiers-judgement-critical_success = critical success
papiers-judgement-success = success
papiers-judgement-failure = failure
papiers-judgement-critical_failure = critical failure
papiers-judgement-fails = no
papiers-judgement-succeeds = yes
papiers-judgement-nothing = nothing
papiers-judgement-att = ATT of the unit
papiers-judgement-def = DEF of the unit
papiers-judgement-ini = INI of the unit
papiers-judgement-losses = losses
papiers-judgement-morale = a morale test
papiers-judgement-reveal = counters turned up
papiers-judgement-remove = somebody leaves the field

## Parts of a sum

papiers-term-base = base INI
papiers-term-size = head count
papiers-term-armour = armour
papiers-term-weapon = weapon
papiers-term-mount = mount
papiers-term-custom = attribute of the GM’s
papiers-term-by_hand = corrected by hand
papiers-term-die = the army’s die
papiers-term-general = general
papiers-term-charge = declared charge
papiers-term-disorder = disorder
papiers-term-rout = rout
papiers-term-galvanised = galvanised
papiers-term-deed = deed of the hour
papiers-term-skill = skill
papiers-term-command = Command
papiers-term-tactics = Tactics
papiers-term-losses_over_75 = more than 75% lost
papiers-term-in_deroute = unit in rout
papiers-term-peur = fear
papiers-term-terreur = terror
papiers-term-missile = missile weapon
papiers-term-coups_puissants = mighty blows
papiers-term-frenesie = frenzy
papiers-term-haine = hatred
papiers-term-grandes_creatures = big creatures
papiers-term-tres_grandes_creatures = very big creatures
papiers-term-organised = organised
papiers-term-encircle = encirclement
papiers-term-gear = a character’s gear
papiers-term-ground = ground
papiers-term-ambush = ambush
papiers-term-situation = situation
papiers-term-support_melee = melee support
papiers-term-support_fire = fire support
papiers-term-shield = shield
papiers-term-barding = barding
papiers-term-pierced = armour pierced
papiers-term-endurance = endurance
papiers-term-peau_coriace = tough hide
papiers-term-ecailles = scales
papiers-term-vol = flight
papiers-term-vs_foot = mounted against foot
papiers-term-tortue = tortoise
papiers-term-pui = PUI of one fighter
papiers-term-eff = EFF
papiers-term-pui_total = total PUI
papiers-term-pui_tir = PUI TIR of one fighter
papiers-term-pui_mag = PUI MAG of one fighter
papiers-term-pui_monster = the monster’s PUI
papiers-term-pui_hero = the character’s PUI
papiers-term-hero = a character’s bonus
papiers-term-eff_initial = EFF at the start
papiers-term-per_soldier = EFF of one soldier
papiers-term-battery = PUI TIR of three machines
papiers-term-machines = machines, by threes
papiers-term-servants = servants left
papiers-term-charge_mount = mount in the charge
papiers-term-charge_lance = lance in the charge
papiers-term-drugs = drugs
papiers-term-frenzy = frenzy
papiers-term-stacked = multipliers together
papiers-term-split = power divided
papiers-term-part = chosen part
papiers-term-spell_att = the spell’s ATT
papiers-term-spell_pui = the spell’s PUI
papiers-term-trap_att = the trap’s ATT
papiers-term-trap_pui = the trap’s PUI

## Figures of a sheet

papiers-figure-eff = EFF
papiers-figure-race = race
papiers-figure-armour = armour
papiers-figure-shield = shield
papiers-figure-mount = mount
papiers-figure-barding = barding
papiers-figure-machine = engine
papiers-figure-machines = number of engines
papiers-figure-rout_upto = rout up to
papiers-figure-disorder_upto = disorder up to
papiers-figure-eff_initial = initial EFF
papiers-figure-eff_each = EFF of one soldier
papiers-figure-soldiers = soldiers
papiers-figure-pui = PUI
papiers-figure-pui_total = total PUI
papiers-figure-pui_tir = PUI TIR
papiers-figure-pui_tir_total = total PUI TIR
papiers-figure-pui_mag_total = total PUI MAG
papiers-figure-mo = MO
papiers-figure-ini = INI
papiers-track = The order of engagement
papiers-figure-ini_now = INI this hour
papiers-figure-ini_charge = INI in the charge
papiers-figure-att = ATT
papiers-figure-att_fire = ATT shooting
papiers-figure-def = DEF
papiers-figure-def_armour = of which armour
papiers-figure-pierce = pierces armour by
papiers-figure-pui_mult_charge = charge ×
papiers-figure-support_melee = support
papiers-figure-support_fire = fire support
papiers-figure-category = category
papiers-figure-weapon = weapon
papiers-figure-missile = missile weapon
papiers-figure-attribute = attribute
papiers-figure-supports = supports
papiers-figure-target = aims at
papiers-figure-doses = doses
papiers-figure-setup = hours to set up
papiers-figure-face_down = face down
papiers-figure-hidden = in ambush
papiers-figure-tortoise = tortoise formed
papiers-figure-frenzy_used = frenzy spent
papiers-figure-banner = carries a banner
papiers-figure-flying = flies
papiers-figure-position = cell
papiers-figure-pui_bonus = PUI bonus
papiers-figure-pui_tir_bonus = PUI TIR bonus
papiers-figure-command = Command
papiers-figure-tactics = Tactics
papiers-figure-gear_att = ATT of gear
papiers-figure-gear_def = DEF of gear
papiers-figure-general = general: INI bonus
papiers-figure-spell = spell
papiers-figure-uses = uses left
papiers-figure-wounds_leg = light wounds
papiers-figure-wounds_mod = moderate wounds
papiers-figure-wounds_ser = serious wounds

## Marks of the loss track

papiers-mark-quarter = Over 25% lost: characters read the second column of wounds.
papiers-mark-test = 50% lost: morale is tested from here on.
papiers-mark-half = Over 50% lost: third column of wounds.
papiers-mark-three_quarters = Over 75% lost: last column of wounds, −10 to rally.
papiers-mark-gone = Nobody left standing.

## Words of the book

papiers-word-none = none
papiers-word-chevaux = horses
papiers-word-chevaux_guerre = warhorses
papiers-word-destriers = destriers
papiers-word-caparacons = barding
papiers-word-chars_guerre = war chariots
papiers-word-loups_geants = giant wolves
papiers-word-sangliers = boars
papiers-word-araignees_geantes = giant spiders
papiers-word-chevaux_sylvestres = sylvan horses
papiers-word-baliste = ballista
papiers-word-catapulte = catapult
papiers-word-trebuchet = trebuchet
papiers-word-canon = cannon
papiers-word-courtes = short weapons
papiers-word-simples = plain weapons
papiers-word-deux_mains = two-handed weapons
papiers-word-lance = spear
papiers-word-hallebarde = halberd
papiers-word-lourdes = heavy weapons
papiers-word-lance_cavalerie = cavalry lance
papiers-word-arc_long = longbow
papiers-word-arbalete = crossbow
papiers-word-arbalete_repetition = repeating crossbow
papiers-word-courte_portee = sling, short bow, javelin
papiers-word-arc_composite = composite bow
papiers-word-pistolet = pistol
papiers-word-arquebuse = arquebus
papiers-word-drogues = battle drugs
papiers-word-frenesie = frenzy
papiers-word-avant_garde = vanguard
papiers-word-peur = fear
papiers-word-terreur = terror
papiers-word-endurance = endurance
papiers-word-haine = hatred
papiers-word-grandes_creatures = big creatures
papiers-word-tres_grandes_creatures = very big creatures
papiers-word-regeneration = regeneration
papiers-word-peau_coriace = tough hide
papiers-word-ecailles = scales
papiers-word-vol = flight
papiers-word-coups_puissants = mighty blows
papiers-word-tortue = tortoise
papiers-word-eclaireurs_elite = elite scouts
papiers-word-armure_legere = light armour
papiers-word-armure_lourde = heavy armour
papiers-word-foot = foot
papiers-word-mounted = mounted
papiers-word-chariot = chariots
papiers-word-machine = machines
papiers-word-monster = monster
papiers-word-character = character
papiers-word-milice = militia
papiers-word-normal = normal
papiers-word-veteran = veteran
papiers-word-elite = elite
papiers-word-sans = never tests
papiers-trial-losses = under the weight of losses
papiers-trial-fear = in the face of fear
papiers-trial-drugs = as the drugs wear off
papiers-trial-spell = under the spell
papiers-trial-duel = after the lost duel
papiers-trial-banner = once the banner is lost
papiers-trial-organisation = after a botched manoeuvre
papiers-trial-frenzy = once the frenzy is spent
papiers-trial-ruling = at the GM’s word
papiers-words-whole = full ranks
papiers-words-worn = worn ranks
papiers-words-thin = thin ranks
papiers-words-ruined = a handful of survivors

## What a ruling may set

papiers-field-eff0 = initial EFF
papiers-field-each = EFF of one soldier
papiers-field-pui = PUI
papiers-field-pui_tir = PUI TIR
papiers-field-pui_mag = PUI MAG
papiers-field-mo = MO
papiers-field-ini_base = base INI
papiers-field-ini_hand = INI correction
papiers-field-armour = armour
papiers-field-shield = shields
papiers-field-flying = flies
papiers-field-att_hand = ATT correction
papiers-field-att_fire_hand = shooting ATT correction
papiers-field-def_hand = DEF correction
papiers-field-size = size bonus
papiers-field-temp_att = ATT granted
papiers-field-temp_def = DEF granted
papiers-field-temp_ini = INI granted
papiers-field-immobile = immobile
papiers-field-setup = hours to set up
papiers-field-banner = carries a banner
papiers-field-face_down = face down
papiers-field-hidden = in ambush
papiers-field-away = out of reach
papiers-field-morale = state of morale
papiers-field-doses = doses
papiers-field-tortoise = tortoise formed
papiers-field-acted = has had its turn
papiers-field-att = ATT of gear
papiers-field-def = DEF of gear
papiers-field-command = Command
papiers-field-tactics = Tactics
papiers-field-bonus = generalship bonus
papiers-field-status = fate
papiers-field-mo-milice = militia
papiers-field-mo-normal = normal
papiers-field-mo-veteran = veteran
papiers-field-mo-elite = elite
papiers-field-mo-sans = never tests
papiers-field-armour-none = none
papiers-field-armour-armure_legere = light
papiers-field-armour-armure_lourde = heavy
papiers-field-morale-ok = good order
papiers-field-morale-desorganisation = disorder
papiers-field-morale-deroute = rout
papiers-field-status-absent = not there yet
papiers-field-status-able = fit to act
papiers-field-status-out = out of action
papiers-field-status-dead = dead
papiers-field-status-captured = captive
papiers-field-status-fled = fled

## Problems of a scenario

papiers-problem-cell = “{ $value }” is no cell. Write the column in letters, then the row, such as `c4`.
papiers-problem-ground = The map is more than { $most } cells wide or high. Draw it smaller.
papiers-problem-glyph = “{ $value }” is no sign of terrain. The signs: . ^ ~ o v = # x
papiers-problem-races = More than { $most } races in one battle. Put some under one word.
papiers-problem-customs = A unit bears at most { $most } attributes of the GM’s own. Make one of two.
papiers-problem-spells = A character knows at most { $most } spells. Keep the most useful.
papiers-problem-own = At most { $most } tables of your own of one kind: here there are more `[[{ $key }]]`. Remove those nobody uses.
papiers-problem-eff = EFF is { $value }, but the unit has no more than { $most } at the start. Mend one of the two: EFF at the start = how many × EFF of each (`count` × `eff_each`).
papiers-problem-missing = “{ $key }” is given nowhere, neither here nor by the catalogue: the book asks it of every unit. Until then the middling value is taken.
papiers-problem-no-effect = “{ $key }” is of no use here. Remove the line, or give the unit what would make it count.
papiers-problem-lance = A cavalry lance serves only in the saddle: on foot the unit fights with its second weapon. Give it a mount (`mount`), or `weapon = "lance"`.
papiers-problem-second = `second_weapon` goes only beside a cavalry lance; here nothing but its INI counts. Remove the line, or change the weapon.
papiers-problem-barding = Barding without a mount: it does not count. Give a mount (`mount`), or armour (`armour`).
papiers-problem-machine = “{ $key }” does not count for an engine: its fire is that of its table, by batteries of three.
papiers-problem-tortue = The tortoise needs shields: without `shield = true` it is never formed.
papiers-problem-haine = Hatred of nobody: say which races, `hates = ["…"]`.
papiers-problem-mag = A PUI MAG serves only where the option `pui_mag` allows it: here it does not count.
papiers-problem-bonus = `bonus` counts only with the option `general_bonus_mode = "manual"`; here the general’s bonus is a tenth of his skill.
papiers-problem-monster = A monster’s PUI is a total ({ $points } points): ten or less weighs next to nothing. Count it in hundreds, or accept it with `waive`.

## After the battle

papiers-after-unit = { $unit_cap }: { $eff } EFF out of { $initial }.
papiers-after-lost = { $unit_cap }: nothing left of { $initial } EFF ({ $eff }).
papiers-after-hero = { $unit_cap }: { $leg } light, { $mod } moderate, { $ser } serious wounds.
papiers-after-out = { $unit_cap }: out of action, { $leg } light, { $mod } moderate, { $ser } serious wounds.
papiers-after-dead = { $unit_cap }: killed ({ $leg } light, { $mod } moderate, { $ser } serious wounds).
papiers-after-captured = { $unit_cap }: in enemy hands ({ $leg } light, { $mod } moderate, { $ser } serious wounds).

## The table as found

papiers-constat-routed = { $unit_cap }: in rout, and yet in action ({ $rule }).
papiers-constat-machine = { $unit_cap }: engines go at nobody ({ $rule }).
papiers-constat-busy = { $unit_cap }: at grips, so neither support nor shot ({ $rule }).
papiers-constat-idle-friend = { $unit_cap }: supporting somebody who is not at grips, to no effect ({ $rule }).
papiers-constat-one-target = More than one enemy at once for { $unit } ({ $rule }).
papiers-constat-no-missiles = Nothing to shoot with for { $unit } ({ $rule }).
papiers-constat-three-to-one = More than three against { $unit } ({ $rule }).
papiers-constat-five-times = More than five to one against { $unit } ({ $rule }).
papiers-constat-fire-support = More than one fire support against { $unit } ({ $rule }).

## Options and knobs

papiers-option-losses_gap_801_999 = columns 900 and 1000
papiers-option-losses_gap_801_999-help = What do these two numbers cover, printed without a lower bound?
papiers-option-losses_gap_801_999-next_hundred = the whole hundred
papiers-option-losses_gap_801_999-previous_column = their own value alone
papiers-option-losses_above_1000 = PUI beyond 1000
papiers-option-losses_above_1000-help = Does the table go on to the right?
papiers-option-losses_above_1000-extrapolate = it goes on
papiers-option-losses_above_1000-cap_1000 = the last column holds
papiers-option-losses_above_30 = rolls beyond 30
papiers-option-losses_above_30-help = Does the table go on downwards?
papiers-option-losses_above_30-extrapolate = it goes on
papiers-option-losses_above_30-cap_30 = the last row holds
papiers-option-losses_below_1 = rolls below 1
papiers-option-losses_below_1-help = What is read when the roll falls before the first row?
papiers-option-losses_below_1-extrapolate = the formula goes on
papiers-option-losses_below_1-clamp_row_1 = the first row
papiers-option-losses_below_1-zero = no losses
papiers-option-pui_lookup_rounding = PUI rounding at the table
papiers-option-pui_lookup_rounding-help = Is a fraction of PUI rounded before the table is read?
papiers-option-pui_lookup_rounding-exact = never
papiers-option-pui_lookup_rounding-nearest = to the nearest
papiers-option-pui_lookup_rounding-floor = down
papiers-option-pui_basis = PUI of what
papiers-option-pui_basis-help = For a creature worth several EFF, is PUI that of the point or of the beast?
papiers-option-pui_basis-per_eff = of the point of EFF
papiers-option-pui_basis-per_soldier = of the creature
papiers-option-ini_eff_basis = EFF counted for INI
papiers-option-ini_eff_basis-help = Does the penalty of numbers follow losses?
papiers-option-ini_eff_basis-initial = at the start
papiers-option-ini_eff_basis-current = at each moment
papiers-option-att_attributes_on_fire = size counts when shooting
papiers-option-att_attributes_on_fire-help = Does the ATT of big creatures count for shots too?
papiers-option-piercing_scope = what missiles pierce
papiers-option-piercing_scope-help = Is a shield pierced like armour?
papiers-option-piercing_scope-armour_and_shield = armour and shield
papiers-option-piercing_scope-body_armour_only = armour alone
papiers-option-cav_lance_att = ATT of the cavalry lance
papiers-option-cav_lance_att-help = Does it count outside the charge?
papiers-option-cav_lance_att-charge_only = in the charge only
papiers-option-cav_lance_att-always = always
papiers-option-mount_def_vs_foot_fire = riders’ DEF against missiles
papiers-option-mount_def_vs_foot_fire-help = Does the +1 against foot count against their missiles?
papiers-option-chariot_multiplier = chariots’ multiplier
papiers-option-chariot_multiplier-help = Does the chariots’ ×1.4 replace the mounts’ ×1.2?
papiers-option-chariot_multiplier-replaces_mount = it replaces it
papiers-option-chariot_multiplier-stacks_with_mount = both apply
papiers-option-charge_ini_bonus = charge INI
papiers-option-charge_ini_bonus-help = Does a declared charge give the mount’s bonus?
papiers-option-charge_ini_bonus-declared = if declared
papiers-option-charge_ini_bonus-never = never
papiers-option-countercharge = countercharge
papiers-option-countercharge-help = Do riders caught before acting charge as well?
papiers-option-pui_multiplier_stacking = several multipliers
papiers-option-pui_multiplier_stacking-help = How do charge, drugs and frenzy combine?
papiers-option-pui_multiplier_stacking-product = one upon the other
papiers-option-pui_multiplier_stacking-sum_of_bonuses = their excesses add up
papiers-option-pui_multiplier_stacking-highest = the greatest alone
papiers-option-map_mode = the map
papiers-option-map_mode-help = Are distances counted?
papiers-option-map_mode-free = no distances
papiers-option-map_mode-measured = in centimetres
papiers-option-map_mode-grid = in cells
papiers-option-grid_move_foot = move on foot
papiers-option-grid_move_foot-help = Cells in an hour.
papiers-option-grid_move_mounted = move mounted
papiers-option-grid_move_mounted-help = Cells in an hour, chariots included.
papiers-option-grid_move_flying = flight
papiers-option-grid_move_flying-help = Cells in an hour.
papiers-option-grid_move_machine = move of machines
papiers-option-grid_move_machine-help = Cells in an hour, for those that move.
papiers-option-grid_metric = diagonals
papiers-option-grid_metric-help = Does a diagonal step count as one or two?
papiers-option-grid_metric-chebyshev = as one
papiers-option-grid_metric-manhattan = as two
papiers-option-measured_cm_per_cell = centimetres a cell
papiers-option-measured_cm_per_cell-help = What one cell of a rate is worth when ground is measured.
papiers-option-terrain_modifiers = ATT and DEF of ground
papiers-option-terrain_modifiers-help = For any feature whose own figures are not written.
papiers-option-situational_modifier = situational modifier
papiers-option-situational_modifier-help = Added to every combat roll.
papiers-option-face_down = counters face down
papiers-option-face_down-help = Are counters laid face down unless they say otherwise?
papiers-option-reveal_on = when a counter shows
papiers-option-reveal_on-help = What turns a counter up?
papiers-option-reveal_on-engaged = contact
papiers-option-reveal_on-engaged_or_fires = contact, shots, support
papiers-option-reveal_on-never_auto = the GM alone
papiers-option-max_turns = hours of daylight
papiers-option-max_turns-help = Night falls after them; 0 for no limit.
papiers-option-end_condition = end of the battle
papiers-option-end_condition-help = Who says it is over when a side is broken?
papiers-option-end_condition-gm = the GM
papiers-option-end_condition-side_broken = the rule
papiers-option-general_bonus_mode = general’s bonus
papiers-option-general_bonus_mode-help = Where does what he adds to the die come from?
papiers-option-general_bonus_mode-skill_tenth = a tenth of his skill
papiers-option-general_bonus_mode-manual = a written number
papiers-option-general_bonus_rounding = rounding of the tenth
papiers-option-general_bonus_rounding-help = Which way is it rounded?
papiers-option-general_bonus_rounding-floor = down
papiers-option-general_bonus_rounding-nearest = to the nearest
papiers-option-general_bonus_rounding-ceil = up
papiers-option-initiative_tie = initiative ties
papiers-option-initiative_tie-help = Who acts first?
papiers-option-initiative_tie-opposed_general_roll = the better general
papiers-option-initiative_tie-simultaneous = all at once
papiers-option-initiative_tie-coin = chance
papiers-option-move_and_fire = move and shoot
papiers-option-move_and_fire-help = May a unit that moved shoot?
papiers-option-disengage = breaking off
papiers-option-disengage-help = May a unit at grips break off?
papiers-option-disengage-gm_only = when the GM says so
papiers-option-disengage-free = at its turn
papiers-option-disengage-forbidden = never
papiers-option-support_on_split = support of a divided unit
papiers-option-support_on_split-help = Does support count for all its rolls?
papiers-option-support_on_split-all_rolls = for all
papiers-option-support_on_split-one_roll = for one
papiers-option-morale_retest = repeat of the loss test
papiers-option-morale_retest-help = When does a unit that has lost half test again?
papiers-option-morale_retest-on_new_losses = at each new loss
papiers-option-morale_retest-once = once and for all
papiers-option-morale_retest-every_turn = every hour
papiers-option-double_desorganisation = disordered twice
papiers-option-double_desorganisation-help = Does a second disorder become rout?
papiers-option-double_desorganisation-no_effect = no
papiers-option-double_desorganisation-becomes_deroute = yes
papiers-option-deroute_movement = what routers do
papiers-option-deroute_movement-help = What becomes of a unit in rout?
papiers-option-deroute_movement-stay = it stays
papiers-option-deroute_movement-retreat = it falls back
papiers-option-deroute_movement-leave_field = it leaves
papiers-option-general_rallies_at_distance = rallying from afar
papiers-option-general_rallies_at_distance-help = May the general rally without being in the ranks?
papiers-option-drug_doses = doses of drugs
papiers-option-drug_doses-help = For those who do not write theirs.
papiers-option-drug_affects_fire = drugs and shooting
papiers-option-drug_affects_fire-help = Do they multiply PUI TIR too?
papiers-option-overdose_basis = basis of the overdose
papiers-option-overdose_basis-help = Ten per cent of what?
papiers-option-overdose_basis-initial = of initial EFF
papiers-option-overdose_basis-current = of present EFF
papiers-option-overdose_rounding = rounding of the overdose
papiers-option-overdose_rounding-help = Which way?
papiers-option-overdose_rounding-floor = down
papiers-option-overdose_rounding-nearest = to the nearest
papiers-option-overdose_rounding-ceil = up
papiers-option-frenzy_aftermath = after frenzy
papiers-option-frenzy_aftermath-help = How long does the disorder last?
papiers-option-frenzy_aftermath-until_rallied = until rallied
papiers-option-frenzy_aftermath-one_turn = one hour
papiers-option-avant_garde_trigger = vanguard blow
papiers-option-avant_garde_trigger-help = Against whom?
papiers-option-avant_garde_trigger-any_new_opponent = any new opponent
papiers-option-avant_garde_trigger-own_engagement_only = those it engages
papiers-option-avant_garde_timing = timing of the vanguard
papiers-option-avant_garde_timing-help = Before the melee or with it?
papiers-option-avant_garde_timing-before_melee = before
papiers-option-avant_garde_timing-simultaneous = with it
papiers-option-fear_test_timing = timing of fear
papiers-option-fear_test_timing-help = When is it tested?
papiers-option-fear_test_timing-start_of_turn = as the hour starts
papiers-option-fear_test_timing-start_of_turn_and_contact = at the start and on contact
papiers-option-fear_test_timing-contact_only = on contact
papiers-option-hatred_scope = how long hatred lasts
papiers-option-hatred_scope-help = Does it flare at each meeting?
papiers-option-hatred_scope-each_engagement = at each meeting
papiers-option-hatred_scope-once_per_battle = once a battle
papiers-option-regeneration_scope = what regenerates
papiers-option-regeneration_scope-help = Is the total sliced, or each attack?
papiers-option-regeneration_scope-turn_total = the hour’s total
papiers-option-regeneration_scope-per_attack = each attack
papiers-option-regeneration_from_zero = rising from nothing
papiers-option-regeneration_from_zero-help = May a unit at nought regenerate?
papiers-option-flight_def_vs_fire = flight against missiles
papiers-option-flight_def_vs_fire-help = Does the +3 count against missiles too?
papiers-option-machine_eff_each = crew of a machine
papiers-option-machine_eff_each-help = EFF of each machine.
papiers-option-machine_crew_pui = PUI of a crewman
papiers-option-machine_crew_pui-help = In melee.
papiers-option-machine_support_mode = support of machines
papiers-option-machine_support_mode-help = Reckoned or printed?
papiers-option-machine_support_mode-formula = reckoned
papiers-option-machine_support_mode-table_value = printed
papiers-option-machine_setup_turns = setting up again
papiers-option-machine_setup_turns-help = Hours after a move.
papiers-option-pui_split = dividing power
papiers-option-pui_split-help = In equal parts or at will?
papiers-option-pui_split-equal = equal parts
papiers-option-pui_split-free = at will
papiers-option-multi_limit_check = check of five to one
papiers-option-multi_limit_check-help = At which moment?
papiers-option-multi_limit_check-each_turn = every hour
papiers-option-multi_limit_check-at_engagement = on contact
papiers-option-organise_on_desorganised = organising disorder
papiers-option-organise_on_desorganised-help = May a disordered unit be organised?
papiers-option-fire_range = range
papiers-option-fire_range-help = Who judges it?
papiers-option-fire_range-gm = the GM
papiers-option-fire_range-cells = the map
papiers-option-fire_range_cells = range in cells
papiers-option-fire_range_cells-help = Half for short weapons, double for machines.
papiers-option-fire_into_melee = shooting into melee
papiers-option-fire_into_melee-help = Allowed, or only as support?
papiers-option-fire_into_melee-allowed = allowed
papiers-option-fire_into_melee-support_only = as support only
papiers-option-declared_shot_when_charged = shot declared, then charged
papiers-option-declared_shot_when_charged-help = What becomes of a shot declared by a unit that is charged?
papiers-option-declared_shot_when_charged-turn_or_lose = turned on the charge, or lost
papiers-option-declared_shot_when_charged-keep = loosed all the same
papiers-option-shots_per_turn = shots an hour
papiers-option-shots_per_turn-help = Does a charged unit shoot besides?
papiers-option-shots_per_turn-1 = one
papiers-option-shots_per_turn-unlimited_reaction = one, and one at each charge
papiers-option-ranged_support_rounding = rounding of fire support
papiers-option-ranged_support_rounding-help = Which way?
papiers-option-ranged_support_rounding-floor = down
papiers-option-ranged_support_rounding-nearest = to the nearest
papiers-option-ranged_support_rounding-ceil = up
papiers-option-machine_counts_as_ranged_support = machine in support
papiers-option-machine_counts_as_ranged_support-help = Does it take the single place of fire support?
papiers-option-ambush_defensive_fire = shooting at the ambush
papiers-option-ambush_defensive_fire-help = May the surprised shoot?
papiers-option-ambush_shooters_engage = ambush by missiles
papiers-option-ambush_shooters_engage-help = Do ambushers who shoot come to grips?
papiers-option-ambush_detected = sites found out
papiers-option-ambush_detected-help = Known beforehand unless they say otherwise?
papiers-option-trap_def = DEF against a trap
papiers-option-trap_def-help = Does it protect?
papiers-option-trap_def-ignored = no
papiers-option-trap_def-applied = yes
papiers-option-trap_single_use = single-use traps
papiers-option-trap_single_use-help = Does a trap spring only once?
papiers-option-monster_pui = PUI of a monster
papiers-option-monster_pui-help = Total, or for each hit point?
papiers-option-monster_pui-fixed_total = a total
papiers-option-monster_pui-per_point_x_initial_eff = for each point, fixed
papiers-option-solo_character_mode = character alone
papiers-option-solo_character_mode-help = A unit, or a matter for the tale?
papiers-option-solo_character_mode-unit = a unit
papiers-option-solo_character_mode-narrative = the tale
papiers-option-pui_mag = magic power
papiers-option-pui_mag-help = Do units have a PUI MAG?
papiers-option-spell_timing = timing of spells
papiers-option-spell_timing-help = At once, or with the blows?
papiers-option-spell_timing-phase1_immediate = at once
papiers-option-spell_timing-phase4_simultaneous = with the blows
papiers-option-spell_def = DEF against a spell
papiers-option-spell_def-help = Does it protect?
papiers-option-spell_def-applied = yes
papiers-option-spell_def-ignored = no
papiers-option-spells_per_turn = spells an hour
papiers-option-spells_per_turn-help = For each caster.
papiers-option-crit_success_divisor = critical success
papiers-option-crit_success_divisor-help = The skill divided by this number.
papiers-option-fumble_from = critical failure
papiers-option-fumble_from-help = From this roll on, above the skill.
papiers-option-character_pui_mode = PUI of a character
papiers-option-character_pui_mode-help = Added to the total or to each fighter?
papiers-option-character_pui_mode-total = to the total
papiers-option-character_pui_mode-per_fighter = to each
papiers-option-character_att_def_to_unit = characters’ gear
papiers-option-character_att_def_to_unit-help = Does it serve their unit?
papiers-option-character_actions = characters’ actions
papiers-option-character_actions-help = At which moment?
papiers-option-character_actions-first = first
papiers-option-character_actions-last = last
papiers-option-character_actions-off = never
papiers-option-actions_per_character = actions an hour
papiers-option-actions_per_character-help = For each character.
papiers-option-galvanise_ini = INI of a speech
papiers-option-galvanise_ini-help = What it adds.
papiers-option-galvanise_scope = who hears the speech
papiers-option-galvanise_scope-help = A unit or the whole army?
papiers-option-galvanise_scope-unit = a unit
papiers-option-galvanise_scope-army = the army
papiers-option-pc_rally_rolls = rallying by an action
papiers-option-pc_rally_rolls-help = How many rolls?
papiers-option-pc_rally_rolls-two = two
papiers-option-pc_rally_rolls-one = one
papiers-option-encircle_att = ATT of encirclement
papiers-option-encircle_att-help = For every unit of the army.
papiers-option-wounds_trigger = when characters are at risk
papiers-option-wounds_trigger-help = What calls for a roll of wounds?
papiers-option-wounds_trigger-melee_or_losses = melee or losses
papiers-option-wounds_trigger-melee_only = melee
papiers-option-wounds_trigger-any_losses = losses
papiers-option-wound_track = wound track
papiers-option-wound_track-help = Only noted, or counted until one falls?
papiers-option-wound_track-off = noted
papiers-option-wound_track-simple = counted
papiers-option-doctrine = default doctrine
papiers-option-doctrine-help = How is a side led that does not say?
papiers-option-doctrine-charge = charge
papiers-option-doctrine-cautious = caution
papiers-option-doctrine-steady = steadiness

## On the map

papiers-terrain-plaine = plain
papiers-terrain-colline = hill
papiers-terrain-riviere = river
papiers-terrain-plan_eau = water
papiers-terrain-crevasse = crevasse
papiers-terrain-pont = bridge
papiers-terrain-batiment = building
papiers-terrain-bloque = obstacle
papiers-site-ambush = ambush
papiers-site-trap = trap

## The keys of a scenario, on the page that prepares it

papiers-key-weapon = weapon
papiers-key-missile = missile weapon
papiers-key-mount = mount
papiers-key-race = race
papiers-key-race-help = For hatreds and the creatures of your world.
papiers-key-def_fire = DEF against fire
papiers-key-pui_mult = multiple of PUI
papiers-key-cell_cm = centimetres a cell
papiers-key-picture = map drawn
papiers-key-picture-help = One line a row, one letter a cell.
papiers-key-cells = cells
papiers-key-cells-help = The cells where it is: c4, c5.
papiers-key-laid_by = laid by
papiers-key-trap = trap
papiers-key-detected = found out
papiers-key-detected-help = The enemy knows already.
papiers-key-battery = as a battery
papiers-key-support = support
papiers-key-mobile = mobile
papiers-key-mobile-help = The machine can move.
papiers-key-attributes = attributes
papiers-key-attributes-help = What is particular about the unit, as the book has it.
papiers-key-charge = charge
papiers-key-chariot = chariot
papiers-key-def_vs_foot = DEF against foot
papiers-key-ini_charge = INI when charging
papiers-key-edge = edge of the map
papiers-key-edge-help = The edge the side comes from.
papiers-key-zone = starting zone
papiers-key-zone-help = The cells where the side may be placed.
papiers-key-caster = caster
papiers-key-caster-help = How strong; empty if no caster.
papiers-key-champion_of = champion of
papiers-key-champion_of-help = The unit whose champion it is.
papiers-key-eff = EFF now
papiers-key-eff-help = Whole when empty.
papiers-key-spells = spells known
papiers-key-uses = times
papiers-key-uses-help = How many times in the battle.
papiers-key-wounds = wounds already taken
papiers-key-pc = player character
papiers-key-pc-help = A player leads it.
papiers-key-animal = draught animal
papiers-key-animals = animals a chariot
papiers-key-category = category
papiers-key-category-foot = foot
papiers-key-category-mounted = mounted
papiers-key-category-chariot = chariot
papiers-key-category-machine = machine
papiers-key-category-monster = monster
papiers-key-category-character = character
papiers-key-cell = starting cell
papiers-key-cell-help = Such as c4; empty if the map does not matter.
papiers-key-creature = creature
papiers-key-crew = crew
papiers-key-eff_each = EFF of each machine
papiers-key-hates = hates
papiers-key-hates-help = The races it hates.
papiers-key-machine = machine
papiers-key-points = points of EFF
papiers-key-points-help = For a huge creature.
papiers-key-quality = quality of the troop
papiers-key-second_weapon = second weapon
papiers-key-shooting = quality when shooting
papiers-key-barding = barding
papiers-key-barding-help = The mounts are barded.
papiers-key-effect = effect
papiers-key-passable = passable

## What is added when preparing

papiers-kind-attribute = attribute
papiers-kind-mount = mount
papiers-kind-machine = machine
papiers-kind-spell = spell
papiers-kind-trap = kind of trap
papiers-kind-ambush = ambush
papiers-kind-terrain = kind of ground
papiers-kind-ground-trap = laid trap

## What a throw comes to
papiers-amount-men = { $n } EFF
papiers-amount-leg =
    { $count ->
        [one] { $n } light wound
       *[other] { $n } light wounds
    }
papiers-amount-mod =
    { $count ->
        [one] { $n } moderate wound
       *[other] { $n } moderate wounds
    }
papiers-amount-ser =
    { $count ->
        [one] { $n } serious wound
       *[other] { $n } serious wounds
    }
papiers-row-ok = stands firm
papiers-row-desorganisation = disorder
papiers-row-deroute = rout
papiers-row-critical_success = critical success
papiers-row-success = success
papiers-row-failure = failure
papiers-row-critical_failure = critical failure
papiers-row-unhurt = unhurt

## Where a change comes from: from blows to EFF, from dice to morale
papiers-open-hit = { $by_cap } against { $unit }: { $n } EFF
papiers-open-blow = A blow of the hour against { $unit }: { $n } EFF
papiers-open-blow-trap = Trap under { $unit }: { $n } EFF
papiers-open-blow-spell = Spell against { $unit }: { $n } EFF
papiers-open-eff = { $unit_cap }: { $was } − { $by } = { $now } EFF
papiers-open-eff-back = { $unit_cap }: { $was } + { $by } = { $now } EFF
papiers-open-eff-of = { $who_cap }: { $was } − { $by } = { $now } EFF
papiers-open-destroyed = { $unit_cap }: no EFF left
papiers-open-left = { $unit_cap }: in rout, off the field
papiers-open-frenzy = { $unit_cap }: last hour's frenzy is paid for without a test
papiers-open-organisation = { $unit_cap }: organisation failed
papiers-open-trap = { $unit_cap }: caught in a trap
papiers-open-tested = { $unit_cap }, morale test: { $result }
papiers-open-hour = { $unit_cap }: the hour ends, and with it the disorder of an hour
papiers-open-rallied = { $unit_cap }, MO { $level }, { $needs }: enough to rally
papiers-open-needs-critical = a critical success is needed
papiers-open-needs-success = a success is needed
papiers-open-needs-no-fumble = anything but a critical failure
papiers-open-engaged = { $unit_cap }: ordered to engage { $target }
papiers-open-organisation-fumbled = { $unit_cap }: organisation, a critical failure
papiers-open-wounds-row = Wounds table, die { $from } to { $to }: { $one }; { $two }; { $three }; { $four }
papiers-open-wounds-row-one = Wounds table, die { $to }: { $one }; { $two }; { $three }; { $four }
papiers-wound-none = nothing
papiers-wound-1-leg = 1 light
papiers-wound-2-leg = 2 light
papiers-wound-1-mod = 1 moderate
papiers-wound-2-mod = 2 moderate
papiers-wound-1-ser = 1 serious
papiers-wound-2-ser = 2 serious
papiers-wound-3-ser = 3 serious
papiers-sum-share = PUI brought to bear
papiers-open-wounds = { $who_cap }: { $n } × { $grade }, by the table of wounds
papiers-open-leg = light wound
papiers-open-mod = moderate wound
papiers-open-ser = serious wound
papiers-open-bears = { $who_cap }: { $leg } light (1 each), { $mod } moderate (3 each), { $ser } serious (6 each), that is { $points } points; { $most } are enough: out of action
papiers-open-became = { $who_cap }: what was just told decides the fate
papiers-open-parted = { $unit_cap } and { $target }: no longer at grips
papiers-open-overdose = { $unit_cap }: last hour's drugs take a tenth of { $n } EFF, { $rounding }
papiers-open-rounded-up = rounded up
papiers-open-rounded-down = rounded down
papiers-open-rounded-nearest = rounded to the nearest
papiers-open-table = Table of losses: row { $row }, PUI { $power }, column { $from }–{ $to }: { $n } EFF
papiers-open-off-table = Beyond the printed table: row { $row }, PUI { $power }: { $n } EFF
papiers-open-slices = Row { $row }, { $shift_signed } for this column: { $slices ->
        [one] { $slices } slice
       *[other] { $slices } slices
    } of 5, that is { $n } EFF
papiers-open-plateau = Row { $row }, { $shift_signed } for this column: no slice, but a level of 5 from row { $from } on: { $n } EFF
papiers-open-threw = Combat, { $dice } by { $by } against { $unit }: { $faces }, added { $plus_signed }, against { $versus }, row { $rest }; PUI { $power }, column { $from }–{ $to }: { $n } EFF
papiers-open-threw-off = Combat, { $dice } by { $by } against { $unit }: { $faces }, added { $plus_signed }, against { $versus }, row { $rest }; PUI { $power }, beyond the printed table: { $n } EFF
papiers-open-threw-none = Combat, { $dice } by { $by } against { $unit }: { $faces }, added { $plus_signed }, against { $versus }, leaves { $rest }: { $n } EFF
papiers-open-support-melee = { $unit_cap } in support: PUI { $power }, divided by 50, rounded up: { $n_signed } ATT
papiers-open-support-fire = { $unit_cap } in fire support: PUI TIR { $power }, divided by 50, { $rounding }, plus 1: { $n_signed } ATT
papiers-open-support-machine = { $unit_cap } in support: the machine's printed bonus, { $n_signed } ATT
papiers-open-half = { $unit_cap }: { $lost } EFF of { $all } lost, half or more
papiers-open-dread = { $unit_cap }: at grips with what frightens, { $who }
papiers-open-tie = Equal initiative: { $unit } to act first
papiers-open-general = { $who_cap }: { $skill }, divided by 10, { $rounding }: { $n_signed } on the die
papiers-open-ini = { $unit_cap }: sheet { $sheet_signed }, die { $die }, general { $general_signed }, charge, state and others { $other_signed }: INI { $ini }
papiers-open-five-times = { $sum } EFF against { $unit }: more than { $most }, five times { $eff } EFF; a single attacker stays in contact
papiers-open-kept-one = A single attacker stays in contact against { $unit }
papiers-open-fourth = A fourth against { $unit }: three at most
papiers-open-grown = { $unit_cap }: { $back ->
        [one] { $back } slice
       *[other] { $back } slices
    } of { $slices } regained, that is { $n } EFF
papiers-open-beyond = { $unit_cap }: { $n } EFF in all, more than there are left
papiers-open-level = { $unit_cap }, MO { $level }: rout up to { $rout }, disorder up to { $disorder }
papiers-open-level-firm = { $unit_cap }, MO { $level }: disorder up to { $disorder }, never a rout
papiers-open-tested-by = { $unit_cap }, morale test, { $roll }: { $result }
papiers-open-already = { $unit_cap }: state before, { $was }; state after, { $now }
papiers-open-rolled = { $unit_cap }, command roll: { $roll }, for { $skill } at most (critical up to { $critical }, critical failure from { $fumble }): { $result }
papiers-open-not-rallied = { $unit_cap }, MO { $level }, { $needs }: not enough to rally
papiers-open-column = { $who_cap }: { $lost } EFF of { $all } lost by { $unit }, that is { $percent }%: { $column }
papiers-open-bereft = { $who_cap }: the unit is no more, last column of the wounds
papiers-open-column-1 = first column, up to 25%
papiers-open-column-2 = second column, 25 to 50%
papiers-open-column-3 = third column, 50 to 75%
papiers-open-column-4 = fourth column, over 75%

## Keys of scenarios
papiers-key-attribute = Attributes
papiers-key-attribute-help = Attributes of the GM's own.
papiers-key-spell = Spells
papiers-key-spell-help = Spells of the GM's own.
papiers-key-att_fire = ATT in fire
papiers-key-att_fire-help = Modifier of attacks in fire.
papiers-key-ini = INI
papiers-key-ini-help = Modifier of initiative.
papiers-key-ambush = Ambushes
papiers-key-ambush-help = Units that lie in wait.
papiers-key-terrain = Terrain
papiers-key-terrain-help = Kinds of ground and what they change.
papiers-key-setup_turns = Setting up
papiers-key-setup_turns-help = Hours it takes to set it up.
papiers-key-moral = Morale
papiers-key-moral-help = The level of morale, by its word.

# What a host weighs, in the army list.
papiers-weight = { $n } EFF × PUI

# What the abbreviations of the book mean, where they stand.
papiers-abbr = EFF = strength: the points a unit loses | PUI = power: what one point of EFF strikes with | TIR = shooting | MAG = by magic | MO = morale: from militia to élite | INI = initiative: who acts first | ATT = attack: added to its blows | DEF = defence: taken off blows received
