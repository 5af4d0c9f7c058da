### The words of Jet de bataille: what interfaces ask, offer and label. What the chronicle tells is in tell/.

jet-name = Jet de bataille
jet-name-help = Battles for Rolemaster: one open-ended d100 a commander and a turn, from the army to the soldier.
jet-round = Turn { $n }
jet-rounds = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}

jet-tilt = The book looks at the battle from one side alone, here { $side }: the opposition is but a modifier of its roll. The better both sides are led, the more this favours it; between equals, the odds are not equal (JET-05).

## Doctrines

jet-doctrine-charge = charge
jet-doctrine-charge-help = All in the first line; the reserves as soon as the line thins.
jet-doctrine-cautious = caution
jet-doctrine-cautious-help = In the second line until morale is there, withdrawn when it goes; surrender rather than die.
jet-doctrine-steady = steadiness
jet-doctrine-steady-help = Press an even enemy, fall back a line before twice one’s number.

## Steps

jet-step-orders = orders
jet-step-army = armies
jet-step-regiment = regiments
jet-step-company = companies
jet-step-individual = individuals
jet-step-losses = losses
jet-step-end = end of the turn

## States

jet-state-absent = not there yet
jet-state-reserve = in reserve
jet-state-withdrawn = withdrawn
jet-state-second_line = in the second line
jet-state-first_line = in the first line
jet-state-fielded = in battle
jet-state-trapped = trapped
jet-state-routed = routed
jet-state-captured = in enemy hands
jet-state-left = off the field
jet-state-destroyed = destroyed
jet-state-fit = standing
jet-state-out = out of the fight
jet-state-dead = dead

## Choices

jet-choice-reserve = stay in reserve
jet-choice-withdrawn = withdrawn
jet-choice-second_line = second line
jet-choice-first_line = first line
jet-choice-engaged = engage
jet-choice-support = stay in support
jet-choice-leadership_tactics = leadership, helped by tactics
jet-choice-leadership = leadership alone
jet-choice-tactics_only = tactics, from afar
jet-choice-flight = flee
jet-choice-last_stand = die where they stand
jet-choice-surrender = surrender
jet-choice-oui = yes
jet-choice-non = no

## Judgements

jet-judgement-by_dice = settled by the dice
jet-judgement-won = won
jet-judgement-lost = lost
jet-judgement-spared = lost, and no worse
jet-judgement-stands = on his feet
jet-judgement-out = out of the fight
jet-judgement-captured = captured
jet-judgement-dead = dead
jet-judgement-rejoins = rejoins his own
jet-judgement-surrenders = surrenders
jet-judgement-dies = dies
jet-judgement-challenge = the challenge
jet-judgement-banner = the banner
jet-judgement-random = by the dice
jet-judgement-fallen_sub_officer = the sub-officer falls
jet-judgement-exposed_commander = a chief exposed

## Asks

jet-ask-jet-09 = How to command { $unit } this turn?
jet-ask-jet-10 = Roll { $dice }: tactics for { $unit }.
jet-ask-jet-11 = Roll { $dice }: battle roll for { $unit }.
jet-ask-jet-13 = Roll { $dice }: opposition roll for { $unit }.
jet-ask-jet-15 = Into which encounter goes { $unit }? They are counted from 1.
jet-ask-jet-22 = Roll { $dice }: bringing { $unit } back to the fight.
jet-ask-jet-25 = Position, ground, attack or defence: what are they worth to { $unit }?
jet-ask-jet-26 = What is the composition { $unit_of } worth?
jet-ask-jet-27 = What is the equipment { $unit_of } worth against the other side’s?
jet-ask-jet-28 = How far should { $unit } go in?
jet-ask-jet-31 = { $unit_cap }: engage, or stay in support?
jet-ask-jet-33-choice-alone = Call { $unit } from reserve?
jet-ask-jet-33-choice-self = The moment is here: send in { $unit } at once, and how far?
jet-ask-jet-34 = Roll { $dice }: percentage of losses, for the encounter { $unit_of }.
jet-ask-jet-40 = Between the share from above and its own result, how many men for { $unit }?
jet-ask-jet-41 = Somebody takes the head { $unit_of }: with what leadership?
jet-ask-jet-43 = The trap has closed. What do the survivors { $unit_of } do?
jet-ask-jet-44-judgement = Which regiment { $unit_of } pays for the mistake? 0: the dice choose.
jet-ask-jet-44-throw = Roll { $dice }: which regiment { $unit_of } pays for the mistake?
jet-ask-jet-45 = Roll { $dice }: how have the subordinates { $unit_of } placed themselves?
jet-ask-jet-47-throw = Roll { $dice }: SA-combat for { $unit }, battle table.
jet-ask-jet-47-choice = { $unit_cap }: chance the battle table?
jet-ask-jet-48-throw-self = Roll { $dice }: the melee for { $unit }, on the OB.
jet-ask-jet-48-throw-on = Roll { $dice }: kind of critical for { $unit }, slash from 1 to 50, krush beyond.
jet-ask-jet-48-judgement-alone = How does the melee end for { $unit }?
jet-ask-jet-48-judgement-on = { $unit_cap } in the midst of the enemy: how, and in how many rounds?
jet-ask-jet-49 = { $unit_cap }: fight as a soldier this turn?
jet-ask-jet-50-choice = A horse without a rider goes by { $unit }. Catch it?
jet-ask-jet-50-throw = Roll { $dice }: riding, for the horse to keep { $unit } in the saddle.
jet-ask-jet-51-choice = An officer who challenges, a banner to be had: does { $unit } seize the chance?
jet-ask-jet-51-judgement = { $unit_cap } facing { $target }: challenge, banner, or how the fight ends?
jet-ask-jet-51-throw = Roll { $dice }: challenge from 1 to 50, banner beyond.
jet-ask-jet-52-choice = Men of a sister company are cut off. Rally them, { $unit }?
jet-ask-jet-52-judgement = To which sister company belong the strays { $unit } can see? They are counted from 1.
jet-ask-jet-52-throw-self = Roll { $dice }: leadership, for the strays to follow { $unit }.
jet-ask-jet-52-throw-on = Roll { $dice }: how many strays near { $unit }?
jet-ask-jet-53-choice = Glory comes within reach { $unit_of }. Seize it?
jet-ask-jet-53-judgement = { $unit_cap } and { $target }: which chance, or which end?
jet-ask-jet-53-throw-self = Roll { $dice }: leadership, for the company to follow { $unit }.
jet-ask-jet-53-throw-on = Roll { $dice }: from 1 to 50 the sub-officer falls, beyond an enemy chief is exposed.
jet-ask-jet-54-choice = Archers are aiming at the ranks { $unit_of }. Raise the alarm?
jet-ask-jet-54-judgement = With which regiment { $target_of } does { $unit } stand? They are counted from 1.
jet-ask-jet-54-throw = Roll { $dice }: leadership, for the ranks to close at the voice { $unit_of }.
jet-ask-jet-55-choice = A friendly unit is close to { $unit }. Try to join it?
jet-ask-jet-55-throw = Roll { $dice }: leadership, to unite the two bodies around { $unit }.
jet-ask-jet-58 = The day goes ill for { $unit }: lay down arms?
jet-ask-jet-56-choice = A gap opens before { $unit }. Plunge into it?
jet-ask-jet-56-throw-self = Roll { $dice }: tactics, to find the flaw before { $unit }.
jet-ask-jet-56-throw-on = Roll { $dice }: leadership, to draw { $target } after { $unit }.
jet-ask-jet-60-judgement = Nobody is left around { $unit }: what became of them?
jet-ask-jet-61-judgement-alone = Which enemy company faces { $unit }? They are counted from 1.
jet-ask-jet-61-judgement-on = Which regiment { $target_of } opens before { $unit }? They are counted from 1.

## Parts of a sum

jet-term-leadership_skill = leadership
jet-term-tactics_skill = tactics
jet-term-sa_skill = SA-combat
jet-term-riding_skill = riding
jet-term-representative_skill = skill of the subordinates
jet-term-threshold = needed to pass
jet-term-modifier = difficulty
jet-term-tactics = tactics bonus
jet-term-leadership_from_above = drive from above
jet-term-numeric = numbers
jet-term-morale = morale, 3 a point, counted from −10 to +10
jet-term-morale_overflow = heroic surge
jet-term-discipline = discipline, 2 a point
jet-term-position = position
jet-term-composition = composition
jet-term-equipment = equipment
jet-term-engagement = engagement
jet-term-opposition = opposition
jet-term-soldier_table = chief who fights
jet-term-lasting = lasting effects
jet-term-subordinate_penalty = orders gone astray
jet-term-numbered_bonus = chief on fire
jet-term-ob = OB
jet-term-row = row of the table
jet-term-own = own value

## Figures of a sheet

jet-figure-morale = morale
jet-figure-discipline = discipline
jet-figure-discipline-max = maximum discipline
jet-figure-engagement = engagement
jet-figure-leadership = leadership
jet-figure-tactics = tactics
jet-figure-roll = added to the battle roll
jet-figure-chief = commander
jet-figure-position = position
jet-figure-composition = composition
jet-figure-equipment = equipment
jet-figure-lasting = lasting effects
jet-figure-killed = killed
jet-figure-wounded = wounded
jet-figure-remaining = turns before it arrives
jet-figure-rank = rank
jet-figure-posture = engagement
jet-figure-sa = SA-combat
jet-figure-riding = riding
jet-figure-ob = OB
jet-figure-db = DB
jet-figure-soldier-roll = added to the SA-combat roll
jet-word-leaderless = leaderless
jet-rank-leader = leader
jet-rank-officer = officer
jet-rank-sub_officer = sub-officer
jet-rank-soldier = soldier
jet-posture-engaged = engaged
jet-posture-support = in support
jet-strength-whole = full ranks
jet-strength-thinned = thinned ranks
jet-strength-bled = bloodied ranks
jet-strength-few = few men left
jet-strength-remnant = a handful of survivors

## What a ruling may set

jet-field-leadership = leadership
jet-field-tactics = tactics
jet-field-led = has a commander
jet-field-mode = manner of command
jet-field-mode-leadership_tactics = leadership, helped by tactics
jet-field-mode-leadership = leadership alone
jet-field-mode-tactics_only = tactics, from afar
jet-field-morale = morale
jet-field-discipline = discipline
jet-field-discipline_max = maximum discipline
jet-field-position = position
jet-field-composition = composition
jet-field-equipment = equipment
jet-field-engagement = engagement
jet-field-engagement-reserve = in reserve
jet-field-engagement-withdrawn = withdrawn
jet-field-engagement-second_line = second line
jet-field-engagement-first_line = first line
jet-field-archers = archers engaged from afar
jet-field-trapped = trapped
jet-field-ground = ground held
jet-field-watch = encounters resolved
jet-field-watch-auto = as the option says
jet-field-watch-played = resolved
jet-field-watch-share = keep their share
jet-field-sa = SA-combat
jet-field-riding = riding
jet-field-ob = OB
jet-field-db = DB
jet-field-posture = engagement
jet-field-posture-engaged = engaged
jet-field-posture-support = in support
jet-field-mounted = mounted
jet-field-galvanised = rolls on fire to come

## Refused gestures

jet-gesture-army = A whole army cannot be handled so: choose a regiment or a company.
jet-gesture-has-parts = This unit is made of others: choose one of them.
jet-gesture-scales = These two units are not of the same scale.
jet-gesture-not-routed = This unit is not routed.
jet-gesture-at-muster = This setting holds only at the start: change it on the unit or the character.

## Problems of a scenario

jet-problem-armies = The side “{ $side }” has { $count } armies: this game knows one a side. Put all units into the same.
jet-problem-count = `count` says { $count }, but the companies come to { $sum } men. Mend one or the other, or remove `count`.
jet-problem-rank = The rank `{ $rank }` does not command a unit of the scale `{ $scale }`. Change `rank`, or `unit`.
jet-problem-no-unit = A character of rank `{ $rank }` must say where he stands: give `unit`.
jet-problem-two-chiefs = The unit “{ $unit }” already has a commander. Give one of the two another rank or another unit.
jet-problem-value = An individual worth is a positive number, decimal or fraction (“4/3”), of terms up to 10,000: { $value } is none.
jet-problem-engagement = A company cannot be `{ $engagement }` while its regiment is `{ $regiment }`: one step apart at most.
jet-warning-rank-not-played = The rank `{ $rank }` will roll nothing here: the scale `{ $scale }` is not played. Add it to `scales_in_play`, or `individual` for the soldier’s table.
jet-warning-chief-leads = `{ $key }` has no effect: { $unit } commands, by his own figures. Write it there, or remove it.
jet-warning-company-tactics = The `tactics` of a company have no effect: a sub-officer uses leadership alone. Remove them.
jet-warning-posture = `posture` has no effect for the rank `{ $rank }`: only soldiers are asked for it. Remove it.
jet-warning-all-front-line = Everybody stands in the first line (`all_front_line`): engagement and reserve have no effect. Remove one or the other.
jet-warning-engagement = `engagement` has no effect: neither regiments, companies nor individuals are played. Add a scale to `scales_in_play`, or remove it.
jet-warning-no-leadership = Whoever commands here has no `leadership`: he will roll at 0. Give him a figure, even 0, or a chief.
jet-warning-no-sa = This soldier has no `sa`: he will roll at 0 on the soldier’s table. Give him a figure, or a model (`like`).
jet-warning-watch = `watch` has no effect at the scale `{ $scale }`: the highest scale in play is always resolved, one that is not played never. Remove it.
jet-warning-option = `{ $option }` has no effect unless `{ $other }` is set for it.

## Options and knobs

jet-option-scales_in_play = scales in play
jet-option-scales_in_play-help = Which storeys of the hierarchy roll dice?
jet-option-scales_in_play-army = army
jet-option-scales_in_play-regiment = regiments
jet-option-scales_in_play-company = companies
jet-option-scales_in_play-individual = individuals
jet-option-scales_in_play-army-regiment = army, regiments
jet-option-scales_in_play-army-company = army, companies
jet-option-scales_in_play-army-individual = army, individuals
jet-option-scales_in_play-regiment-company = regiments, companies
jet-option-scales_in_play-regiment-individual = regiments, individuals
jet-option-scales_in_play-company-individual = companies, individuals
jet-option-scales_in_play-army-regiment-company = army, regiments, companies
jet-option-scales_in_play-army-regiment-individual = army, regiments, individuals
jet-option-scales_in_play-army-company-individual = army, companies, individuals
jet-option-scales_in_play-regiment-company-individual = regiments, companies, individuals
jet-option-scales_in_play-army-regiment-company-individual = army, regiments, companies, individuals
jet-option-considered_side = considered side
jet-option-considered_side-help = From which side is the battle seen? The choice is not neutral.
jet-option-considered_side-A = the first
jet-option-considered_side-B = the second
jet-option-turn_minutes = minutes in a turn
jet-option-turn_minutes-help = To keep time; nothing is computed from it.
jet-option-um_detection = die that makes a UM
jet-option-um_detection-help = Where is a natural 66 or 100 read?
jet-option-um_detection-first_die = the first die
jet-option-um_detection-any_die = any die of the chain
jet-option-um_detection-raw_total = the bare total
jet-option-um_66_effect = effect of a UM 66
jet-option-um_66_effect-help = What does a natural 66 do?
jet-option-um_66_effect-replace_row = imposes its row
jet-option-um_66_effect-extra_event = adds its consequences to the total’s row
jet-option-um_66_effect-ignore = nothing special
jet-option-um_100_effect = effect of a UM 100
jet-option-um_100_effect-help = What does a natural 100 do?
jet-option-um_100_effect-replace_row = imposes its row
jet-option-um_100_effect-replace_row_roll_on = imposes its row, and rolls on for the record
jet-option-um_100_effect-ignore = opens like a 96
jet-option-skill_success_threshold = threshold of tests
jet-option-skill_success_threshold-help = From which total does a skill test succeed?
jet-option-skill_success_threshold-111 = 111, the row Success
jet-option-skill_success_threshold-101 = 101
jet-option-skill_success_threshold-76 = 76, any success
jet-option-command_mode = manner of command
jet-option-command_mode-help = How do those command whose sheet does not say?
jet-option-command_mode-leadership_tactics = leadership, helped by tactics
jet-option-command_mode-leadership = leadership alone
jet-option-command_mode-tactics_only = tactics, from afar
jet-option-co_command = two leaders
jet-option-co_command-help = Which of the two rolls?
jet-option-co_command-designated = the first
jet-option-co_command-best_skill = the better
jet-option-co_command-split = each his part
jet-option-tactics_bonus = what tactics brings
jet-option-tactics_bonus-help = What is the tactics roll worth?
jet-option-tactics_bonus-table_success_only = the leadership column, if positive
jet-option-tactics_bonus-table_both_ways = the leadership column, penalties included
jet-option-tactics_bonus-flat = a flat bonus
jet-option-tactics_bonus-off = no roll
jet-option-tactics_flat_bonus = flat tactics bonus
jet-option-tactics_flat_bonus-help = What a passed test is worth when the bonus is flat.
jet-option-opposition_leadership_flow = drive of enemy subordinates
jet-option-opposition_leadership_flow-help = Does the enemy’s row help its own subordinates?
jet-option-opposition_leadership_flow-off = no
jet-option-opposition_leadership_flow-on = yes
jet-option-skipped_scale_flow = skipped scale
jet-option-skipped_scale_flow-help = Where does the drive go when the next scale is not played?
jet-option-skipped_scale_flow-pass = to the next one
jet-option-skipped_scale_flow-none = nowhere
jet-option-multi_opposition = several enemies
jet-option-multi_opposition-help = When several commanders are faced, which opposition counts?
jet-option-multi_opposition-largest = that of the biggest unit
jet-option-multi_opposition-mean = the mean
jet-option-multi_opposition-sum = the sum
jet-option-numeric_ratio_rounding = ratio of numbers
jet-option-numeric_ratio_rounding-help = How is the ratio of strengths rounded?
jet-option-numeric_ratio_rounding-exact = not at all
jet-option-numeric_ratio_rounding-tenth = to a tenth
jet-option-numeric_ratio_rounding-full_steps = in whole steps of 0.2
jet-option-numeric_mod_cap = cap on numbers
jet-option-numeric_mod_cap-help = The most that numbers can weigh; 0: no limit.
jet-option-reserve_counts = reserves counted
jet-option-reserve_counts-help = Do reserves count in the army’s strength?
jet-option-individual_value = individual worth
jet-option-individual_value-help = What one fighter is worth on a side that does not say.
jet-option-initial_morale = morale at the start
jet-option-initial_morale-help = The morale of whoever does not say.
jet-option-morale_scale = scale of morale
jet-option-morale_scale-help = One morale a unit, or one for the army?
jet-option-morale_scale-per_scale = each unit its own
jet-option-morale_scale-single = one an army
jet-option-event_morale_inverse = mirror of events
jet-option-event_morale_inverse-help = Is morale won by an event lost across the field?
jet-option-absolute_success_morale = morale of absolute success
jet-option-absolute_success_morale-help = The rank’s table or the summary?
jet-option-absolute_success_morale-rank_table = the rank’s table
jet-option-absolute_success_morale-summary = the summary
jet-option-morale_store = morale beyond the scale
jet-option-morale_store-help = What is kept beyond ±10?
jet-option-morale_store-uncapped = all of it
jet-option-morale_store-clamp_11 = one point at most
jet-option-morale_overflow_base = morale above 10
jet-option-morale_overflow_base-help = What morale itself is worth in a surge.
jet-option-morale_overflow_base-30 = +30
jet-option-morale_overflow_base-50 = +50
jet-option-morale_overflow_soldiers = surge of soldiers
jet-option-morale_overflow_soldiers-help = Does the +30 count on the soldiers’ table as well?
jet-option-rout_check = moment of rout
jet-option-rout_check-help = When does a broken unit leave the field?
jet-option-rout_check-end_of_turn = at the end of the turn
jet-option-rout_check-immediate = at once
jet-option-rally_attempt = rally
jet-option-rally_attempt-help = Can those who ran be brought back?
jet-option-rally_attempt-forbidden = no
jet-option-rally_attempt-allowed = once, the turn after
jet-option-rally_modifier = difficulty of a rally
jet-option-rally_modifier-help = Added to the commander’s test.
jet-option-discipline_max = maximum discipline
jet-option-discipline_max-help = The training of whoever does not say.
jet-option-discipline_tracking = tracking of discipline
jet-option-discipline_tracking-help = By the state of morale, or by its changes?
jet-option-discipline_tracking-state = the state
jet-option-discipline_tracking-incremental = the changes
jet-option-position_mod = position
jet-option-position_mod-help = The position of whoever does not say.
jet-option-composition_mod = composition
jet-option-composition_mod-help = The composition of whoever does not say.
jet-option-equipment_mod = equipment
jet-option-equipment_mod-help = The equipment of whoever does not say.
jet-option-withdrawn_morale = morale when withdrawn
jet-option-withdrawn_morale-help = Does a withdrawn unit’s row change hearts?
jet-option-withdrawn_morale-ignore = no
jet-option-withdrawn_morale-apply = yes
jet-option-all_front_line = all in the first line
jet-option-all_front_line-help = Everybody in contact, always, without reserves?
jet-option-company_engagement_mod = engagement of companies
jet-option-company_engagement_mod-help = Does a company’s engagement weigh on its roll?
jet-option-company_engagement_mod-apply = yes
jet-option-company_engagement_mod-none = no
jet-option-event_filter = filter of events
jet-option-event_filter-help = Which engagement lets events through?
jet-option-event_filter-individual = company and fighter
jet-option-event_filter-strict = the more severe
jet-option-event_filter-regiment_only = the regiment alone
jet-option-archer_regiment_engaged = archers engaged from afar
jet-option-archer_regiment_engaged-help = Do regiments that do not say count as engaged wherever they are?
jet-option-archer_engaged_losses = losses of engaged archers
jet-option-archer_engaged_losses-help = Given and taken, or only given?
jet-option-archer_engaged_losses-both = given and taken
jet-option-archer_engaged_losses-inflicted_only = given only
jet-option-reserve_base_delay = delay of reserves
jet-option-reserve_base_delay-help = Whole turns between call and arrival.
jet-option-reserve_delay_scope = delayed reserves
jet-option-reserve_delay_scope-help = Which suffer from the army’s failure?
jet-option-reserve_delay_scope-called_or_en_route = those called
jet-option-reserve_delay_scope-all_until_called = all, on account
jet-option-reserve_delay_stacking = repeated delays
jet-option-reserve_delay_stacking-help = Does every failure delay again?
jet-option-reserve_delay_stacking-each_turn = yes
jet-option-reserve_delay_stacking-once = only once
jet-option-loss_base = base of losses
jet-option-loss_base-help = Whose men does the percentage count?
jet-option-loss_base-considered_side = the considered side’s
jet-option-loss_base-winner = the winner’s
jet-option-loss_rounding = rounding of losses
jet-option-loss_rounding-help = How is a total of losses rounded?
jet-option-loss_rounding-half_up = to the nearest
jet-option-loss_rounding-floor = down
jet-option-loss_rounding-ceil = up
jet-option-spectacular_failure_ratio = ratio of a spectacular failure
jet-option-spectacular_failure_ratio-help = How many of our men for one of theirs.
jet-option-loss_engagement_source = exposure to losses
jet-option-loss_engagement_source-help = Whose engagement counts?
jet-option-loss_engagement_source-most_withdrawn = the more withdrawn’s
jet-option-loss_engagement_source-own = ours
jet-option-um100_forces_losses = UM 100 and losses
jet-option-um100_forces_losses-help = Does a UM 100 kill even out of contact?
jet-option-loss_split = killed and wounded
jet-option-loss_split-help = How are killed and wounded told apart across the field?
jet-option-loss_split-per_side_total = two thirds of their total
jet-option-loss_split-scaled_components = our killed times the ratio
jet-option-loss_distribution = spread of losses
jet-option-loss_distribution-help = How do losses go down?
jet-option-loss_distribution-equal = equally
jet-option-loss_distribution-proportional = by strength
jet-option-loss_distribution-by_engagement = by strength and exposure
jet-option-scale_losses = agreement of scales
jet-option-scale_losses-help = What becomes of the share from above when the unit has its own result?
jet-option-scale_losses-replace_share = replaced
jet-option-scale_losses-cumulative = added
jet-option-scale_losses-replace_conserve = replaced, the others make up
jet-option-focus = encounters resolved
jet-option-focus-help = Below the highest scale, which encounters are played?
jet-option-focus-players = those of the players
jet-option-focus-all = all
jet-option-reconcile_losses = from share to result
jet-option-reconcile_losses-help = 0 keeps the share from above, 100 the unit’s own result.
jet-option-succession_turns = succession
jet-option-succession_turns-help = Turns without a chief before somebody steps up; 0: never.
jet-option-breakout_accepts_um100 = breakout on UM 100
jet-option-breakout_accepts_um100-help = Does a UM 100 get out of the trap?
jet-option-massacre_fraction = share of the massacre
jet-option-massacre_fraction-help = How many fall when a breakout fails.
jet-option-massacre_choice = last survivors
jet-option-massacre_choice-help = What do they do, unless told otherwise?
jet-option-massacre_choice-flight = they flee
jet-option-massacre_choice-last_stand = they die where they stand
jet-option-massacre_choice-surrender = they surrender
jet-option-army_collapse = army in the trap
jet-option-army_collapse-help = What if it does not get out?
jet-option-army_collapse-end_battle = the battle is lost
jet-option-army_collapse-continue = it goes on
jet-option-malus_stacking = repeated penalties
jet-option-malus_stacking-help = Does a second penalty add to the first?
jet-option-malus_stacking-stack = yes
jet-option-malus_stacking-refresh = it replaces it
jet-option-um66_position_effect = orders gone astray
jet-option-um66_position_effect-help = Does the subordinates’ placing weigh on the next roll?
jet-option-um66_position_effect-leadership_column = by the leadership column
jet-option-um66_position_effect-none = no
jet-option-representative_skill = skill of the representative
jet-option-representative_skill-help = Of the subordinates’ one roll; −1000: the mean of those known.
jet-option-strategic_points = strategic points
jet-option-strategic_points-help = Is ground kept count of?
jet-option-strategic_step = worth of ground
jet-option-strategic_step-help = What one level of ground is worth.
jet-option-melee_rounds_per_turn = melee rounds
jet-option-melee_rounds_per_turn-help = Melee rounds in a battle turn.
jet-option-deadline_reading = deadline in rounds
jet-option-deadline_reading-help = “Fewer than three rounds”: does the third count?
jet-option-deadline_reading-strict = no
jet-option-deadline_reading-inclusive = yes
jet-option-assailants = assailants
jet-option-assailants-help = How many fall on whoever is swarmed.
jet-option-isolation_critical_type = critical of the isolated
jet-option-isolation_critical_type-help = Of which kind, each round?
jet-option-isolation_critical_type-slash = slash
jet-option-isolation_critical_type-krush = krush
jet-option-isolation_critical_type-random = by the dice
jet-option-melee_resolution = melees
jet-option-melee_resolution-help = Who plays them?
jet-option-melee_resolution-manual = the table
jet-option-melee_resolution-auto = the dice
jet-option-leader_sa_mod = SA-combat of a chief
jet-option-leader_sa_mod-help = Does his superior help him?
jet-option-leader_sa_mod-none = no
jet-option-leader_sa_mod-superior = yes
jet-option-um66_event_choice = event of a UM 66
jet-option-um66_event_choice-help = Challenge or banner?
jet-option-um66_event_choice-challenge = the challenge
jet-option-um66_event_choice-banner = the banner
jet-option-um66_event_choice-random = by the dice
jet-option-rallied_men = stray men
jet-option-rallied_men-help = How many soldiers are cut off.
jet-option-rallied_men-1d10 = 1d10
jet-option-rallied_men-1d4 = 1d4
jet-option-rallied_men-1d6 = 1d6
jet-option-rallied_men-1d8 = 1d8
jet-option-rallied_men-1d12 = 1d12
jet-option-rallied_men-1d20 = 1d20
jet-option-rallied_men-2d6 = 2d6
jet-option-rallied_men-2d10 = 2d10
jet-option-um100_event_choice = event of a UM 100
jet-option-um100_event_choice-help = Take command, or strike a chief?
jet-option-um100_event_choice-fallen_sub_officer = the sub-officer falls
jet-option-um100_event_choice-exposed_commander = a chief exposed
jet-option-um100_event_choice-random = by the dice
jet-option-exposed_target = exposed chief
jet-option-exposed_target-help = Which one is within reach?
jet-option-exposed_target-by_rank = by the character’s rank
jet-option-exposed_target-officer = the officer
jet-option-exposed_target-leader = the leader
jet-option-exposed_commander_bonus = boldness of a commander
jet-option-exposed_commander_bonus-help = What does one gain who attacks the enemy chief?
jet-option-exposed_commander_bonus-instead = +50 in all
jet-option-exposed_commander_bonus-cumulative = +80 in all
jet-option-union_strength_scope = effect of union
jet-option-union_strength_scope-help = What is multiplied by one and a half?
jet-option-union_strength_scope-ratio_only = the ratio of numbers
jet-option-union_strength_scope-ratio_and_losses = the ratio and the losses
jet-option-cut_in_two_modifier = cutting in two
jet-option-cut_in_two_modifier-help = Does the +10 count on both tests?
jet-option-cut_in_two_modifier-both = yes
jet-option-cut_in_two_modifier-leadership_only = on leadership alone
jet-option-max_turns = last turn
jet-option-max_turns-help = Beyond it, the battle is drawn.

## The keys of a scenario, on the page that prepares it

jet-key-arm = arm
jet-key-arm-help = Foot, horse: what the book tells apart.
jet-key-command_mode = manner of command
jet-key-command_mode-help = By the commander himself or by the habits of the troop.
jet-key-individual_value = individual value
jet-key-individual_value-help = What a man of the side is worth against an ordinary one.
jet-key-second_chief = second in command
jet-key-second_chief-help = Who takes command if the chief falls.
jet-key-second_leadership = leadership of the second
jet-key-second_tactics = tactics of the second
jet-key-like = like
jet-key-like-help = A troop it has its figures from.
jet-key-rank = rank
jet-key-leaderless = leaderless
jet-key-player = led by a player
jet-key-player-help = The table has it in hand: its encounter is resolved, and the side is seen from there.
jet-key-pc = led by a player
jet-key-pc-help = The same as player.
jet-key-watch = encounters resolved
jet-key-watch-help = played: always; share: never, the unit keeps its share; auto: as focus says.

## Rolls opened, for the GM

jet-favour-own = in its favour
jet-favour-enemy = against it
jet-favour-even = even
jet-spread-equal = equally, what is left over to the largest
jet-spread-proportional = in proportion to strength
jet-spread-by_engagement = in proportion to strength and line
jet-line-none = out of contact, nothing
jet-line-half = second line, half
jet-line-whole = counted in full
jet-line-apart = each by its line
jet-reserve-counted = delay counted already
# A ratio of losses, said of both sides.
jet-part-ratio = { $way ->
        [0] as many on either side
        [1] 1 on this side for every { $ratio } on the other
       *[other] { $ratio } on this side for every 1 on the other
    }
jet-part-ratio-was = { $from_way ->
        [0] as many on either side
        [1] 1 on this side for every { $was } on the other
       *[other] { $was } on this side for every 1 on the other
    }
jet-part-ratio-now = { $to_way ->
        [0] as many on either side
        [1] 1 on this side for every { $now } on the other
       *[other] { $now } on this side for every 1 on the other
    }
jet-part-breakout = { $trapped ->
        [0] { "" }
       *[other] , as for any breakout
    }
jet-part-most = { $most ->
        [0] { "" }
       *[other] , { $most } at most
    }
jet-round-half_up = rounded
jet-round-floor = rounded down
jet-round-ceil = rounded up
jet-numbers-exact = 25 × (the more / the fewer − 1), rounded, a minus for the fewer
jet-numbers-tenth = 25 × (the more / the fewer, to a tenth, − 1), rounded, a minus for the fewer
jet-numbers-full_steps = 5 for every whole 0.2 above 1 to 1, a minus for the fewer
# Who rolls: the commander, where there is a name.
jet-part-roller = { $led ->
        [0] { $unit_cap }
       *[other] { $who_cap } ({ $unit })
    }
jet-open-roll = { jet-part-roller }, battle roll: { $total }, { $row }. Ratio of losses: { jet-part-ratio }{ jet-part-breakout }; to subordinates { $lead_signed }; ground: { $ground }.
jet-open-roll-reserves = { jet-part-roller }, battle roll: { $total }, { $row }. Ratio of losses: { jet-part-ratio }{ jet-part-breakout }; to subordinates { $lead_signed }; ground: { $ground }; reserves: { $reserves }.
jet-open-roll-apart = { jet-part-roller }, battle roll: { $total }, { $row }. No losses: one side or the other is withdrawn; to subordinates { $lead_signed }; ground: { $ground }.
jet-open-row-apart = { $unit_cap }: { $row }. No losses: one side or the other is withdrawn; to subordinates { $lead_signed }; ground: { $ground }.
jet-open-row = { $unit_cap }: { $row }. Ratio of losses: { jet-part-ratio }{ jet-part-breakout }; to subordinates { $lead_signed }; ground: { $ground }.
jet-open-row-reserves = { $unit_cap }: { $row }. Ratio of losses: { jet-part-ratio }{ jet-part-breakout }; to subordinates { $lead_signed }; ground: { $ground }; reserves: { $reserves }.
jet-open-opposed = { $unit_cap }, opposition roll: { $total }, { $row }.
jet-open-mislaid = { $unit_cap }, one roll for all subordinates: { $total }, { $row }, { $lead_signed } to the next roll.
jet-open-tactics = { $unit_cap }, tactics roll: { $total }, { $row }.
jet-open-tactics-bonus = { $unit_cap }, tactics roll: { $total }, { $row }, { $bonus_signed } to the battle roll.
jet-open-soldier = { $who_cap }, soldier’s table: { $total }, { $row }.
jet-open-sum = { $unit_cap }: { $total } in all.
jet-open-sum-of = { $who_cap }: { $total } in all.
jet-open-toll-each = In all, { $unit }: { $killed } killed, { $wounded } wounded, { $left } standing (company by company: { $each }).
jet-open-toll = In all, { $unit }: { $killed } killed, { $wounded } wounded, { $left } standing.
jet-open-losses = Losses { $unit_of }: { $percent }% of { $men }, { jet-part-ratio }, { $line }: { $own } on this side, { $enemy } on the other side.
jet-open-losses-wiped = Losses { $unit_of }: { $percent }% of { $men }, { jet-part-ratio }, { $line }, within the men there are: { $own } on this side, { $enemy } on the other side.
jet-open-losses-several = Losses { $unit_of } and of those beside in the same encounter: { $percent }% of { $men } in all, to each the ratio and line that are theirs.
jet-open-losses-breakout = Losses { $unit_of }: those of a breakout, { $own } on this side, { $enemy } on the other side.
# Where several scales are played, what one of them says is not yet what falls (JET-40): no men are counted before the turn counts them.
jet-open-losses-scale = Losses { $unit_of } by its own scale: { $percent }% of { $men }, { jet-part-ratio }, { $line }; the turn counts the men.
jet-open-losses-scale-breakout = Losses { $unit_of } by its own scale: those of a breakout; the turn counts the men.
jet-open-losses-scale-all = Losses { $unit_of }: { $percent }% of { $men }, { jet-part-ratio }, { $line }: all { $enemy } across fall, and nothing that the scales below have said takes one of them back.

## What each row of the soldier's table does, to a soldier and to a chief who fights

jet-soldier-effects-spectacular_failure = isolated, a B critical every round alone, to rejoin the others in fewer than 3 rounds or surrender or die
jet-soldier-effects-absolute_failure = OB −20, DB −20, surrounded, to beat them all in fewer than 2 rounds or be isolated
jet-soldier-effects-failure = OB −10, DB −10, flanks and back open
jet-soldier-effects-um66 = a C puncture critical
jet-soldier-effects-partial_success = one flank open
jet-soldier-effects-um100 = a single chance
jet-soldier-effects-relative_success = a single foe, perhaps from the flank
jet-soldier-effects-success = OB +10, DB +10, flanks safe
jet-soldier-effects-absolute_success = OB +30, DB +30, flanks safe
jet-soldier-chief-spectacular_failure = isolated, a B critical every round alone, to rejoin the others in fewer than 3 rounds or surrender or die, no battle roll
jet-soldier-chief-absolute_failure = OB −20, DB −20, surrounded, to beat them all in fewer than 2 rounds or be isolated, battle roll −50
jet-soldier-chief-failure = OB −10, DB −10, flanks and back open, battle roll −20
jet-soldier-chief-um66 = a C puncture critical, battle roll −10
jet-soldier-chief-partial_success = one flank open, battle roll −10
jet-soldier-chief-um100 = a single chance, battle roll +30, +50 if he attacks
jet-soldier-chief-relative_success = a single foe, perhaps from the flank, battle roll +0
jet-soldier-chief-success = OB +10, DB +10, flanks safe, battle roll +10
jet-soldier-chief-absolute_success = OB +30, DB +30, flanks safe, battle roll +30

## What a throw comes to
jet-amount-men =
    { $count ->
        [one] { $n } man
       *[other] { $n } men
    }
jet-amount-percent = { $n }%

## Where a change comes from: from the die to men, from the row to morale
jet-open-fighters = { $unit_cap }, in this encounter: { $men ->
        [one] { $men } fighter
       *[other] { $men } fighters
    }
jet-open-numbers = { $units_cap } against { $targets }: { $own } fighters against { $enemy }, { $how }{ jet-part-most }: { $by_signed }
jet-open-numbers-worth = { $units_cap } against { $targets }: { $own } fighters worth { $worth } against { $enemy } worth { $other }, { $how }{ jet-part-most }: { $by_signed }
jet-open-read = { $unit_cap }: { $total }, from { $least } to { $most }: { $row }
jet-open-read-low = { $unit_cap }: { $total }, at most { $most }: { $row }
jet-open-read-high = { $unit_cap }: { $total }, at least { $least }: { $row }
jet-open-um = { $unit_cap }: the bare die names the row { $row }
jet-open-leaderless = { $unit_cap }: no commander, so no roll, the row UM 66
jet-open-opposition = { $unit_cap }, { $row }: { $n_signed } to the other side’s roll
jet-open-opposition-mean = { $unit_cap }: { $n } opponents, { $sum_signed } in all, the mean, rounded
jet-open-opposition-sum = { $unit_cap }: { $n } opponents, { $sum_signed } in all
jet-open-union = { $unit_cap }: the union counts { $was } as half as many again, { $now }
jet-open-position-foe = Position { $unit_of }: { $own_signed }, less { $step } for each level of ground { $target_of } across ({ $level_signed }), from −30 to +30: { $now_signed }
jet-open-position = Position { $unit_of }: { $own_signed }, and { $step } for each level of ground { $target_of } ({ $level_signed }), from −30 to +30: { $now_signed }
jet-open-cost = { $unit_cap }: { $percent }% (the die, 15 at least and 35 at most) of { $men } in battle, { $round }: { $own }
jet-open-cost-left = { $unit_cap }: { $percent }% (the die, 15 at least and 35 at most) of the { $men } left by the scale above, { $round }: { $own }
jet-open-cost-union = { $unit_cap }: { $percent }% (the die, 15 at least and 35 at most) of { $men }, the union counted, { $round }: { $own }
jet-open-cost-winner = { $unit_cap }: { $percent }% (the die, 15 at least and 35 at most) of the { $men } across, { $round }: { $enemy } on the other side
jet-open-cost-breakout = Breakout { $unit_of }: { $percent }% of { $men } in battle, rounded: { $own }
jet-open-worth = Worth of a fighter { $value } against { $other }: { jet-part-ratio-was } becomes { jet-part-ratio-now }
jet-open-cut = Enemy cut in two, { $points_signed } to the ratio: { jet-part-ratio-was } becomes { jet-part-ratio-now }
jet-open-ratio = { $unit_cap }, { $row }: { jet-part-ratio }, { $round }, so { $own } on this side and { $enemy } on the other
jet-open-ratio-breakout = { $unit_cap }, breakout: whatever the row, { jet-part-ratio }, { $round }, so { $own } on this side and { $enemy } on the other
jet-open-lined = By the line held, × { $ours } on this side and × { $theirs } on the other, { $round }: { $own } and { $enemy }
jet-open-wiped-foe = Across there are only { $enemy }: { $enemy } on the other side, still { $own } on this side
jet-open-wiped-foe-ratio = Across there are only { $enemy }: { $enemy } on the other side, and by the ratio { $way ->
        [0] as many
        [1] { $enemy } ÷ { $ratio }
       *[other] { $enemy } × { $ratio }
    }, { $round }, on this side: { $own }
jet-open-wiped-own = On this side there are only { $own }: { $own } on this side, still { $enemy } on the other side
jet-open-wiped-own-ratio = On this side there are only { $own }: { $own } on this side, and by the ratio { $way ->
        [0] as many
        [1] { $own } × { $ratio }
       *[other] { $own } ÷ { $ratio }
    }, { $round }, on the other side: { $enemy }
jet-open-scaled = { $unit_cap }, several against too few: { $was } × { $there } there across / { $total } losses worked out, rounded: { $own }
jet-open-taken = { $unit_cap }: { $total } in all for { $over ->
        [one] one body of troops
       *[other] { $over } bodies of troops, { $spread }
    }: { $by }
jet-open-bounded = { $unit_cap }: no more than the { $men } there are: { $by }
jet-open-takes-up = { $unit_cap }: { $more } more, which others have not the men to lose: { $by }
jet-open-nobody-left = { $unit_cap }: the scale above leaves nobody across to fight, the share stands
jet-open-share = { $unit_cap }: { $over ->
        [one] { $total ->
            [one] the one loss { $target_of } falls here
           *[other] the { $total } losses { $target_of } fall here
        }
       *[other] { $total ->
            [one] share of the one loss { $target_of }
           *[other] share of the { $total } losses { $target_of }
        }, over { $over } bodies of troops, { $spread }
    }: { $by }
jet-open-imposed = { $unit_cap }: { $imposed ->
        [one] { $imposed } loss
       *[other] { $imposed } losses
    } imposed from above, which nothing takes back
jet-open-replaces = { $unit_cap }: the result at its own scale, { $own }, replaces the share of { $share }
jet-open-on-top = { $unit_cap }: { $first } first by the scale above, then { $own } out of what is left: { $sum }
jet-open-agreed = { $unit_cap }: between { $share } and { $sum }, { $by } is kept
jet-open-absorbs = { $unit_cap }: the others having been played, the share goes from { $share } to { $by }
jet-open-discipline = Discipline { $unit_of }: { $was } → { $now }, { $most } at most, a point less for every 2 of morale below 0 (morale { $morale }{ $beyond ->
        [0] { "" }
       *[other] , counted −10
    }){ $floor ->
        [0] { "" }
       *[other] , never below −10
    }
jet-open-discipline-incremental = Discipline { $unit_of }: { $was } → { $now }, { $most } at most, a point for every 2 by which morale changes ({ $by_signed })
jet-open-flees = { $unit_cap }: breakout failed, { $men ->
        [one] { $men } survivor takes
       *[other] { $men } survivors take
    } flight
jet-open-last-stand = { $unit_cap }: breakout failed, { $men ->
        [one] { $men } survivor dies
       *[other] { $men } survivors die
    } on the spot: { $now }
jet-open-surrenders = { $unit_cap }: breakout failed, { $men ->
        [one] { $men } survivor surrenders
       *[other] { $men } survivors surrender
    }
jet-open-defeated-rout = { $unit_cap }: the whole army is in rout, and nobody can bring it back
jet-open-defeated-collapse = { $unit_cap }: the army’s breakout failed, which loses the battle
jet-open-defeated-nobody = { $unit_cap }: nobody in battle any more, no reserve on the way and none to come
jet-open-defeated-surrender = { $unit_cap }: surrender
jet-open-fall = { $unit_cap }: { $by } lost, two thirds of them killed, rounded down: { $killed } killed, { $wounded } wounded; { $was } − { $by } = { $now }
jet-open-fall-scaled = { $unit_cap }: { $by } lost, killed in the measure of those across: { $killed } killed, { $wounded } wounded; { $was } − { $by } = { $now }
jet-open-volley = Volley on { $unit }: { $men ->
        [one] { $men } man
       *[other] { $men } men
    }{ $over ->
        [one] { "" }
       *[other] , over { $over } bodies of troops, { $spread }
    }: { $by } here, besides
jet-open-volley-third = { $unit_cap }: a third of { $men } in battle, rounded: { $by }
jet-open-cut-down = { $unit_cap }: { $men ->
        [one] { $men } straggler whom nobody rallied, killed
       *[other] { $men } stragglers whom nobody rallied, killed
    }
jet-open-men = { $unit_cap }: { $was } − { $by } = { $now }
jet-open-men-more = { $unit_cap }: { $was } + { $by } = { $now }
jet-open-row-was = Row { $unit_of }: { $row }
jet-open-row-morale = Row { $unit_of }: { $row }, morale { $by_signed }
jet-open-morale = Morale { $unit_of } and all below: { $was } { $down ->
        [0] +
       *[other] −
    } { $by } = { $now }
jet-open-morale-mirror = Morale { $unit_of } and all below, the inverse of what the row does to the other side: { $was } { $down ->
        [0] +
       *[other] −
    } { $by } = { $now }
jet-open-morale-kept = { $unit_cap }: { $by_signed }, but morale is kept from −11 to +11: { $now_signed }
jet-open-swing = { $unit_cap }: one morale for the army, the rounded mean of { $n ->
        [one] { $n } encounter
       *[other] { $n } encounters
    } ({ $sum_signed } in all)
jet-open-lasting-begins = { $unit_cap }: the effect announced, which lasts, begins
jet-open-lasting-ends = { $unit_cap }: the effect that lasted is over
jet-open-by-deed = { $unit_cap }: the deed, or the chance let go, that was just told
jet-open-routed = { $unit_cap }: morale { $morale }, below −10
jet-open-rallied = { $unit_cap }: leadership test passed, morale goes from { $was } to { $now }, and they are back in battle
jet-open-not-rallied = { $unit_cap }: leadership test failed, one try a rout
jet-open-not-rallied-leaderless = { $unit_cap }: no commander, nobody calls the runaways back
jet-open-destroyed = { $unit_cap }: nobody left
jet-open-by-row = { $unit_cap }: the row says so
jet-open-breakout = { $unit_cap }: it takes an absolute success to break out; losses of { $percent }%
jet-open-breakout-um = { $unit_cap }: it takes an absolute success or UM 100 to break out; losses of { $percent }%
jet-open-freed = { $unit_cap }: nobody holds the trap shut
jet-open-ground = { $unit_cap }: level of ground { $was } → { $now }, as the row says
jet-open-entered = { $unit_cap }: the reserve’s wait is over
jet-open-entered-at-once = { $unit_cap }: a UM 100 of the army sends a reserve in at once
jet-open-delayed = { $unit_cap }: the army’s row delays the reserves, { $was } → { $now } turns to wait
jet-open-called = { $unit_cap }: { $base ->
        [one] { $base } turn
       *[other] { $base } turns
    } to wait by the rules{ $stored ->
        [0] { "" }
       *[other] , and { $stored } for what delayed the reserves before the call
    }: { $turns }
jet-open-lasts = { $unit_cap }: { $value_signed }, from turn { $first } to turn { $last }
jet-open-stragglers = { $unit_cap }: as many stragglers as the die says, no more than the { $men } there are: { $by }
jet-open-tolled = { $unit_cap }: { $n ->
        [one] { $n } loss below
       *[other] { $n } losses below, added up
    }: { $killed } killed and { $wounded } wounded; { $was } − { $by } = { $now }

## Keys of scenarios
jet-key-composition_mod = Composition
jet-key-composition_mod-help = Modifier of composition to the battle roll.
jet-key-equipment_mod = Equipment
jet-key-equipment_mod-help = Modifier of equipment to the battle roll.
jet-key-initial_morale = Initial morale
jet-key-initial_morale-help = Morale when the battle begins.
jet-key-position_mod = Position
jet-key-position_mod-help = Modifier of position to the battle roll.
jet-key-archer_regiment_engaged = Archers engaged
jet-key-archer_regiment_engaged-help = A regiment of archers goes into the first line.

# What the abbreviations of the book mean, where they stand.
jet-abbr = SA = situational awareness: to see it coming in the fray | OB = offensive bonus | DB = defensive bonus
