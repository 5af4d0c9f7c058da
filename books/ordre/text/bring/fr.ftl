# How a stat block from elsewhere becomes a unit of this book
ordre-bring-cbt = un dé de vie : troupe moyenne, Cbt 5 ; +1 par dé de plus
ordre-bring-shot = le dommage moyen de ses traits
ordre-bring-dmg = le dommage moyen d'un round
ordre-bring-guess-fights = il n'a que des armes de trait
ordre-bring-guess-cdf = la cadence d'un arc
ordre-bring-guess-prt = la portée d'un arc
ordre-bring-arm = CA − 10
ordre-bring-shields = il porte un bouclier
ordre-bring-flying = il vole
ordre-bring-fearless = moral 12 : le moral ne compte pas
ordre-bring-riders = monté : cavalerie
ordre-bring-guess-type = par sa taille, sa nature et ses armes
ordre-bring-sdg = autant que ses points de vie, 5 au moins
ordre-bring-hero-cbt = 3 et 1 par dé de vie ou niveau
ordre-bring-mental = le modificateur d'Intelligence
ordre-bring-presence = le modificateur de Charisme
ordre-bring-guess-modifier = aucune caractéristique donnée : un peu au-dessus de la moyenne
ordre-bring-guess-war = un niveau d'Art de la Guerre pour trois niveaux
ordre-bring-guess-diplomacy = rien ne le dit
ordre-bring-health = 4 et un cinquième de ses points de vie
ordre-bring-quality = la qualité donne le Cbt
ordre-bring-dice = Cbt 5 : un dé de vie ; +1 par point de plus
ordre-bring-class = CA = 10 + Arm, +1 avec des boucliers
ordre-bring-blow = les dés dont la moyenne en est la plus proche
