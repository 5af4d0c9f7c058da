
## The tables on paper

bx-table-battle = Battle table (%)
bx-table-hd-ca = HD / AC
bx-table-human0 = level-0 human
bx-table-percent = Added to the percentage
bx-table-ability = INT and WIS of the commander in chief
bx-table-multipliers = What multiplies damage
bx-table-morale = Modifiers to the morale test
bx-table-walls = What walls let through
bx-table-engines = Siege engines, and sequences of fire to open
bx-table-case = case
bx-table-points = points
bx-table-rule = rule
bx-table-score = score
bx-table-bonus = bonus
bx-table-factor = factor
bx-table-modifier = modifier, in all
bx-table-engine = engine
bx-table-gm = the GM’s
bx-table-wall-intact = walls whole
bx-table-wall-breach_sequence = sequence of the breach
bx-table-wall-breach_plus_1 = next sequence
bx-table-wall-breach_plus_2 = afterwards
