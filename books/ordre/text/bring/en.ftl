# How a stat block from elsewhere becomes a unit of this book
ordre-bring-cbt = one hit die: average troops, Cbt 5; +1 for each die more
ordre-bring-shot = the mean damage of its missiles
ordre-bring-dmg = the mean damage of a round
ordre-bring-guess-fights = it has missile weapons only
ordre-bring-guess-cdf = the rate of a bow
ordre-bring-guess-prt = the range of a bow
ordre-bring-arm = AC − 10
ordre-bring-shields = it carries a shield
ordre-bring-flying = it flies
ordre-bring-fearless = morale 12: morale does not count
ordre-bring-riders = mounted: cavalry
ordre-bring-guess-type = by its size, nature and weapons
ordre-bring-sdg = as many as its hit points, at least 5
ordre-bring-hero-cbt = 3 and 1 for each hit die or level
ordre-bring-mental = the modifier of Intelligence
ordre-bring-presence = the modifier of Charisma
ordre-bring-guess-modifier = no score given: a little above the average
ordre-bring-guess-war = a level in Art of War for every three levels
ordre-bring-guess-diplomacy = nothing says it
ordre-bring-health = 4 and a fifth of his hit points
ordre-bring-quality = quality gives Cbt
ordre-bring-dice = Cbt 5: one hit die; +1 for each point more
ordre-bring-class = AC = 10 + Arm, +1 with shields
ordre-bring-blow = the dice whose mean is nearest
