# How a stat block from elsewhere becomes a regiment of this book
jet-bring-arm = by what it is: wings, mount, size, missiles
jet-bring-guess-arm = nothing says otherwise: on foot
jet-bring-discipline = 2 × (morale − 8)
jet-bring-equipment = 2 × (AC − 13)
jet-bring-composition = 4 for each hit die beyond the first; +8 mounted or flying, +6 with missiles
jet-bring-guess-morale = the morale before the battle is yours to say
jet-bring-guess-leadership = that of its sub-officer: 20 and 10 a hit die
jet-bring-leadership = 30, 5 a level, 10 for each point of the modifier of Charisma
jet-bring-tactics = 15, 5 a level, 10 for each point of the modifier of Intelligence
jet-bring-sa = 30, 5 a level, 10 for each point of the modifier of Wisdom
jet-bring-guess-skill = no score given: by the level alone
jet-bring-guess-riding = nothing says whether he rides: a little
jet-bring-ob = 40 and 10 for each hit die or level
jet-bring-db = 5 for each point of AC beyond 10
jet-bring-mounted = he is mounted
jet-bring-nerve = morale = 8 + discipline ÷ 2
jet-bring-class = AC = 13 + equipment ÷ 2
jet-bring-dice = one hit die, and one for each 4 of composition beyond mount or missiles
