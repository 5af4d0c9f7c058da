# How a stat block from elsewhere becomes a unit of this book
bx-bring-scale = CA ascendante = 19 − CA descendante
bx-bring-die = ses dés de vie ont un autre nombre de faces
bx-bring-huge = une seule, et de cette taille : créature énorme
bx-bring-pv = ses points de vie à elle
bx-bring-trait = le bloc le dit
bx-bring-special = poison, pétrification ou drain : attaque spéciale
bx-bring-regeneration = autant de points qu'un round de jeu en rend
