
## Les tables sur papier

bx-table-battle = Table de bataille (%)
bx-table-hd-ca = DV / CA
bx-table-human0 = humain de niveau 0
bx-table-percent = Ce qui s’ajoute au pourcentage
bx-table-ability = INT et SAG du commandant en chef
bx-table-multipliers = Ce qui multiplie les dommages
bx-table-morale = Modificateurs au test de moral
bx-table-walls = Ce que les murs laissent passer
bx-table-engines = Machines de siège, et séquences de tir pour ouvrir
bx-table-case = cas
bx-table-points = points
bx-table-rule = règle
bx-table-score = score
bx-table-bonus = bonus
bx-table-factor = facteur
bx-table-modifier = modificateur, en tout
bx-table-engine = machine
bx-table-gm = au MJ
bx-table-wall-intact = murs intacts
bx-table-wall-breach_sequence = séquence où la brèche s’ouvre
bx-table-wall-breach_plus_1 = séquence suivante
bx-table-wall-breach_plus_2 = ensuite
