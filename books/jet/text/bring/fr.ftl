# How a stat block from elsewhere becomes a regiment of this book
jet-bring-arm = par ce qu'il est : vol, monture, taille, trait
jet-bring-guess-arm = rien ne dit autre chose : à pied
jet-bring-discipline = 2 × (moral − 8)
jet-bring-equipment = 2 × (CA − 13)
jet-bring-composition = 4 par dé de vie au-delà du premier ; +8 monté ou volant, +6 au trait
jet-bring-guess-morale = le moral d'avant la bataille est à dire
jet-bring-guess-leadership = celui de son sous-officier : 20 et 10 par dé de vie
jet-bring-leadership = 30, 5 par niveau, 10 par point du modificateur de Charisme
jet-bring-tactics = 15, 5 par niveau, 10 par point du modificateur d'Intelligence
jet-bring-sa = 30, 5 par niveau, 10 par point du modificateur de Sagesse
jet-bring-guess-skill = aucune caractéristique donnée : par le niveau seul
jet-bring-guess-riding = rien ne dit s'il monte : un peu
jet-bring-ob = 40 et 10 par dé de vie ou niveau
jet-bring-db = 5 par point de CA au-delà de 10
jet-bring-mounted = il est monté
jet-bring-nerve = moral = 8 + discipline ÷ 2
jet-bring-class = CA = 13 + équipement ÷ 2
jet-bring-dice = un dé de vie, et un par 4 de composition au-delà de la monture ou du trait
