### Les mots de Séquences B/X : ce que les interfaces demandent, proposent et étiquettent.
### Les noms de messages suivent CONTRIBUTING.md (« Texts a ruleset brings ») ; ce que la chronique raconte est dans tell/.

bx-name = Séquences B/X
bx-name-help = Des combats de masse abstraits pour les jeux B/X : une heure par séquence, un jet de dommages par attaque.
bx-round = Séquence { $n }
bx-rounds = { $n ->
    [one] { $n } séquence
   *[other] { $n } séquences
}
bx-edition-ascendant = classe d’armure ascendante
bx-edition-descendant = classe d’armure descendante

## Doctrines

bx-doctrine-charge = charge
bx-doctrine-charge-help = Droit sur l’ennemi, là où le coup rapporte le plus.
bx-doctrine-cautious = prudence
bx-doctrine-cautious-help = Laisser venir, recevoir qui est venu, et se replier quand la moitié des hommes est perdue.
bx-doctrine-steady = sang-froid
bx-doctrine-steady-help = Tirer d’abord, puis aborder où l’avantage est à soi avant d’aller ailleurs.

## Étapes

bx-step-commandement = commandement
bx-step-ordres = ordres
bx-step-tir = tir
bx-step-mouvement = mouvement
bx-step-poursuite = poursuite
bx-step-melee = mêlée
bx-step-moral = moral
bx-step-ralliement = ralliement

## États

bx-state-absent = pas encore là
bx-state-aside = en retrait
bx-state-free = libre
bx-state-engaged = aux prises
bx-state-demoralised = le moral brisé
bx-state-leaving = sur le départ
bx-state-surrendering = va se rendre
bx-state-left = hors du champ
bx-state-surrendered = armes déposées
bx-state-fallen = à terre
bx-state-destroyed = hors de combat
bx-wall-intact = intacte
bx-wall-breached = en brèche
bx-engine-ready = en état de tirer
bx-engine-silent = en silence
bx-engine-burnt = en cendres
bx-engine-away = hors du champ

## Demandes

bx-ask-bx-10 = Quel ordre pour { $unit } ?
bx-ask-bx-14-choice-alone = Repli { $unit_de } : de quel ennemi se dégager sans risque ?
bx-ask-bx-14-choice-on = { $unit_cap } : frapper { $target } au passage, pendant le repli ?
bx-ask-bx-20 = En mêlée, qui frapper avec { $unit } ?
bx-ask-bx-21 = Lancez { $dice } : dommages { $unit_de } sur { $target }.
bx-ask-bx-26 = Lancez { $dice } : coups { $unit_de } dans le dos { $target_de }.
bx-ask-bx-27 = Qui frappe { $unit } dans le dos ? Qui poursuit ne frappera pas en mêlée.
bx-ask-bx-28 = La cible { $unit_de } n’est plus là : sur qui se tourner ?
bx-ask-bx-30 = Lancez { $dice } : test de moral { $unit_de }.
bx-ask-bx-34-throw = Lancez { $dice } : ralliement { $unit_de }.
bx-ask-bx-34-choice = Tenter de rallier { $unit } ? En cas d’échec, c’est un départ sans retour.
bx-ask-bx-37 = Commandant en chef { $unit_de } : à quelle unité donner 5 points de plus ?
bx-ask-bx-51 = Les héros { $unit_de } se dérobent-ils ? Malus au moral de leurs troupes.
bx-ask-bx-53-throw-alone = Lancez { $dice } : initiative { $unit_de } dans le combat des héros.
bx-ask-bx-53-throw-on = Lancez { $dice } : un assaut { $unit_de } contre { $target } (d20 pour toucher, puis dommages).
bx-ask-bx-53-judgement-alone = Le combat { $unit_de } : joué à la table, ou tranché par les dés ?
bx-ask-bx-53-judgement-self = Après le combat, combien de PV reste-t-il { $unit_a } ?
bx-ask-bx-53-judgement-on = { $unit_cap } contre { $target } : en combien d’assauts ?
bx-ask-bx-54-choice = Où sert { $unit } pendant cette séquence ?
bx-ask-bx-54-judgement = { $target_cap } : unité aux prises. Permettre { $unit_a } de la rejoindre ou de la quitter ?
bx-ask-bx-55 = Lancez { $dice } : le chef est mort, test { $unit_de }. L’échec vaut reddition.
bx-ask-bx-56 = Le chemin { $unit_de } est-il libre, ou qui s’interpose ?
bx-ask-bx-57 = Une manœuvre avantage-t-elle { $unit } contre { $target } ? Points à ajouter au pourcentage.
bx-ask-bx-60 = Que reste-t-il de vivres, d’eau et de traits { $unit_a } ?
bx-ask-bx-61 = Quelle section pour { $unit } : attaquer si vous assiégez, tenir si l’on vous assiège ?
bx-ask-bx-64 = Plus un défenseur n’a le cœur de tenir { $unit } : ouvrir la brèche ?
bx-ask-bx-66 = Lancez { $dice } : combien de séquences au bélier { $unit_de } ?
bx-ask-bx-68 = La brèche est étroite : y faire passer { $unit } ?
bx-ask-bx-71-choice = Sur quoi pointer { $unit } ?
bx-ask-bx-71-throw = Lancez { $dice } : coup { $unit_de } sur { $target }.
bx-ask-bx-73 = { $target_cap }, sous le tir { $unit_de } : en mouvement, ou en place ?

## Choix

bx-choice-sans_ordre = aucun ordre possible
bx-choice-aucune_action = aucune action
bx-choice-quitter = quitter le champ
bx-choice-rentrer = rentrer dans la place
bx-choice-belier = manœuvrer le bélier
bx-choice-tir = tirer sur { $target }
bx-choice-souffle = souffler sur { $target }
bx-choice-engagement = engager { $target }
bx-choice-engagement-alone = rester aux prises et frapper
bx-choice-repli = repli
bx-choice-repli_dedans = repli dans la place
bx-choice-retraite = retraite
bx-choice-retraite_dedans = retraite dans la place
bx-choice-fuite = fuite
bx-choice-fuite_dedans = fuite dans la place
bx-choice-rallier = rallier
bx-choice-defier = défier { $target }
bx-choice-sur = { $target }
bx-choice-personne = personne
bx-choice-secteur = { $target }
bx-choice-aucun_secteur = aucune section
bx-choice-clear = la voie est libre
bx-choice-forbidden = le terrain l’interdit
bx-choice-held_by = { $target } s’interpose
bx-choice-rester = rester à son poste
bx-choice-rejoindre = servir dans les rangs { $target_de }
bx-choice-se_detacher = se battre à son compte
bx-choice-oui = oui
bx-choice-non = non
bx-choice-silence = ne pas tirer
bx-choice-pilonner = battre { $target }

bx-order-aucune_action = Aucune action
bx-order-quitter = Quitter le champ
bx-order-rentrer = Rentrer
bx-order-belier = Bélier
bx-order-tir = Tir
bx-order-souffle = Souffle
bx-order-engagement = Engagement
bx-order-repli = Repli
bx-order-retraite = Retraite
bx-order-fuite = Fuite
bx-order-rallier = Rallier
bx-order-defier = Défi

## Jugements

bx-judgement-by_dice = tranché par les dés
bx-judgement-entered = joué à la table
bx-judgement-refused = refusé
bx-judgement-allowed = permis
bx-judgement-moves = en mouvement
bx-judgement-stands = en place

## Parts d’une somme

bx-term-table = table de bataille
bx-term-int = INT du chef
bx-term-pursuit = dos tourné à son pire ennemi
bx-term-tactics = manœuvre
bx-term-sag = SAG du chef de la cible
bx-term-sag_malus = faible SAG du chef de la cible
bx-term-floor = plancher
bx-term-cap = plafond
bx-term-men = combattants qui frappent
bx-term-hero = héros contre la troupe
bx-term-special = attaque spéciale
bx-term-immune_target = cible immunisée
bx-term-immune_attacker = ne craint pas ces armes
bx-term-fly_attacker = frappe depuis les airs
bx-term-fly_target = frappe vers les airs
bx-term-charge = charge à la lance
bx-term-braced = armes d’hast calées
bx-term-fort_intact = murs intacts
bx-term-fort_breached = murs en brèche
bx-term-flat = tous les points des dés
bx-term-to_hit = pour toucher, sans la table
bx-term-table_fifth = un point par 5 % de la table de bataille
bx-term-moral = moral
bx-term-free = libre
bx-term-immune_enemy = ennemi immunisé
bx-term-standard_lost = étendard perdu
bx-term-standard_present = étendard présent
bx-term-chief_death_test = à la mort du chef
bx-term-chief_dead = chef mort
bx-term-coward_heroes = héros qui se dérobent
bx-term-pvt_double = un ennemi deux fois plus fort
bx-term-pvt_triple = un ennemi trois fois plus fort
bx-term-loss_50 = plus de la moitié perdue
bx-term-loss_75 = plus des trois quarts perdus
bx-term-hometown = défend sa ville
bx-term-homeland = défend son pays
bx-term-besieged = place assiégée
bx-term-points = points de vie
bx-term-pvi = points de vie d’un membre
bx-term-rounding = arrondi
bx-term-dice = dés de vie
bx-term-hd_bonus = bonus de dés de vie
bx-term-half = la moitié
bx-term-frontage = combien l’approchent (notre limite)
bx-term-scale = échelle descendante
bx-term-armour = classe d’armure
bx-term-increments = points donnés par le chef

## Chiffres d’une fiche

bx-figure-men = effectif
bx-figure-armour = CA
bx-figure-damage = dommages
bx-figure-ranged = dommages de tir
bx-figure-test = moral à tester
bx-figure-order = ordre
bx-figure-target = cible
bx-figure-bonus = bonus du chef
bx-figure-officers = PV des officiers
bx-figure-chief = commandant en chef
bx-figure-standard = porte l’étendard
bx-figure-immune = immunisée
bx-figure-faithful_of = fidèle à
bx-figure-demoralised_since = moral brisé depuis la séquence
bx-figure-ran_in = en fuite depuis la séquence
bx-figure-victories = victoires
bx-figure-veterans = vétérans
bx-figure-section = section
bx-figure-engine = machine
bx-figure-crew = servants
bx-figure-engineer = ingénieur
bx-figure-served_by = servie par
bx-figure-aim = pointée sur
bx-figure-wall = ouvrage
bx-figure-breached_in = en brèche depuis la séquence
bx-figure-battered = ébranlée (%)
bx-figure-ram_left = séquences de bélier à venir
bx-figure-held_by = défenseurs
bx-figure-attacked_by = assaillants

bx-engine-baliste = baliste
bx-engine-catapulte_legere = catapulte légère
bx-engine-catapulte_lourde = catapulte lourde
bx-engine-trebuchet = trébuchet
bx-wall-wall = muraille
bx-wall-tower_medium = tour moyenne
bx-wall-tower_large = grande tour
bx-wall-gate = porte

## L’ennemi en quelques mots

bx-words-handful-whole = une poignée, rangs pleins
bx-words-handful-worn = une poignée, rangs entamés
bx-words-handful-thin = une poignée, rangs clairsemés
bx-words-handful-ruined = une poignée de rescapés
bx-words-few-whole = une petite troupe, rangs pleins
bx-words-few-worn = une petite troupe, rangs entamés
bx-words-few-thin = une petite troupe, rangs clairsemés
bx-words-few-ruined = une petite troupe en lambeaux
bx-words-many-whole = une troupe nombreuse, rangs pleins
bx-words-many-worn = une troupe nombreuse, rangs entamés
bx-words-many-thin = une troupe encore nombreuse, rangs clairsemés
bx-words-many-ruined = une troupe nombreuse en lambeaux
bx-words-host-whole = une multitude, rangs pleins
bx-words-host-worn = une multitude, rangs entamés
bx-words-host-thin = une multitude aux rangs clairsemés
bx-words-host-ruined = une multitude en lambeaux
bx-words-unhurt = indemne
bx-words-hurt = quelques blessures
bx-words-badly_hurt = de graves blessures
bx-words-nearly_dead = à bout de forces

## Ce qu’une décision du MJ peut fixer

bx-field-n0 = effectif de départ
bx-field-pvi = points de vie d’un membre
bx-field-pvt = points de vie
bx-field-pvt0 = points de vie de départ
bx-field-hd = dés de vie
bx-field-hd_bonus = bonus de dés de vie
bx-field-human0 = humain de niveau 0
bx-field-armour = classe d’armure, comptée vers le haut
bx-field-ca = classe d’armure
bx-field-breach = ouvrir une brèche
bx-field-breach-magic = par magie
bx-field-breach-ruse = par ruse
bx-field-breach-huge = sous les coups d’un monstre
bx-field-breach-ruling = par décision
bx-field-engine = sort d’une machine
bx-field-engine-stands = en batterie
bx-field-engine-away = emmenée
bx-field-engine-burnt = brûlée
bx-field-engine-captured = prise par l’ennemi
bx-field-crew = servants d’une machine
bx-field-engineer = ingénieur parmi les servants
bx-field-engineer-true = oui
bx-field-engineer-false = non
bx-field-moral = moral
bx-field-elite = élite
bx-field-mounted = à cheval
bx-field-lances = lances
bx-field-polearms = armes d’hast
bx-field-infantry = infanterie
bx-field-flying = dans les airs
bx-field-special = attaque spéciale
bx-field-special-none = aucune
bx-field-special-melee = en mêlée
bx-field-special-ranged = au tir
bx-field-special-both = en mêlée et au tir
bx-field-breath = souffle
bx-field-regeneration = régénération
bx-field-counters_regeneration = feu et huile contre la régénération
bx-field-siege_gear = échelles et tours
bx-field-ram = bélier
bx-field-defends = défend
bx-field-defends-none = rien de particulier
bx-field-defends-homeland = son pays
bx-field-defends-hometown = sa ville ou son village
bx-field-cleric = clerc ou paladin
bx-field-int = INT
bx-field-sag = SAG
bx-field-leaving = sur le départ
bx-field-surrendering = va se rendre
bx-field-moved = mouvement fait
bx-field-struck = coup porté
bx-field-inside = derrière les murs
bx-field-section = numéro de section
bx-field-increments = bonus reçus du chef

## Problèmes d’un scénario

bx-problem-dv = « { $key } » : « { $value } » ne se lit pas comme des dés de vie. Écrivez `1`, `"4+1"`, `"1-1"` ou `"1/2"`.
bx-problem-points = « { $key } » vaut { $value } : un membre n’aurait aucun point de vie. Donnez plus de dés, ou `pvi`.
bx-problem-tags = Trop de sortes d’armes différentes : pas plus de { $most } mots dans `weapons` et `harmed_by` réunis. Employez partout le même mot pour la même chose.
bx-problem-gates = Une place n’a qu’une porte, et le fichier en donne { $count }. Gardez un seul `kind = "gate"`.
bx-problem-crew = Cette machine se sert à { $least } au moins et { $most } au plus. Changez `crew`.
bx-problem-pvt-parts = PVT { $value } pour { $count } membres : la part de chacun ne se garde pas exactement. Changez le PVT, ou donnez `pvi`.
bx-problem-pvt-twice = PVT { $value } pour { $count } membres contredit `pvi` : gardez l’un des deux.
bx-problem-pvt-other = PVT { $value } pour { $count } membres : chacun compte { $each } PVI, là où ses dés de vie en donnent { $rule }. Pour une troupe déjà entamée, écrivez plutôt `pvt`.
bx-problem-pvt-more = « { $key } » vaut { $value }, plus que les { $most } de la troupe entière : ce surplus est laissé. Pour changer l’entier, écrivez `pvt_max` (ou `pv_max`).
bx-problem-figure = Il manque « { $key } », que le livre demande : { $value } est pris à la place.
bx-problem-scale-up = CA { $value } dans l’édition ascendante, qui compte à partir de 10 : si c’est une CA descendante, écrivez { $other }.
bx-problem-scale-down = CA { $value } dans l’édition descendante, qui compte à partir de 9 : si c’est une CA ascendante, écrivez { $other }.
bx-problem-lances = Des lances sans monture ne chargent pas : ajoutez `mounted = true`, ou `polearms` pour des fantassins.
bx-problem-polearms = Les armes d’hast ne comptent que pour des fantassins : ôtez-les, ou mettez l’unité à pied.
bx-problem-special = L’attaque spéciale au tir ne sert qu’à qui tire : donnez `ranged`, ou écrivez `special_attack = "melee"`.
bx-problem-untested = « { $key } » est sans effet ici : héros et créatures énormes ne testent jamais leur moral.
bx-problem-not-chief = « { $key } » est sans effet ici : seul compte celui du commandant en chef (`chief` du camp).
bx-problem-faithful = Ces fidèles suivent { $unit }, qui n’est ni clerc ni paladin : écrivez `cleric = true` sur sa fiche.
bx-problem-no-siege = « { $key } » est sans effet ici : il faut un siège (`besieged`), et que l’unité soit du camp que cela concerne.
bx-problem-sections = Des sections de muraille, mais personne dedans : écrivez `besieged` dans `[ground]`.
bx-problem-supplies = Les vivres ne sont pas comptés dans cette bataille : mettez `supply_tracking = true` dans `[options]`.
bx-problem-served = { $unit } est de l’autre camp : servie par l’ennemi, la machine ne tirera pas.
bx-problem-contact = Au contact de { $unit } dès le début ? Il faut un ennemi présent sur le champ, et non un officier dans ses rangs.

## Options et réglages

bx-option-survivor_rounding = arrondi des survivants
bx-option-survivor_rounding-help = Un homme entamé compte-t-il encore ?
bx-option-survivor_rounding-up = vers le haut
bx-option-survivor_rounding-down = vers le bas
bx-option-disengage_effective = libre après avoir rompu
bx-option-disengage_effective-help = Quand une unité qui rompt compte-t-elle comme libre ?
bx-option-disengage_effective-morale_phase = dès la phase de moral
bx-option-disengage_effective-sequence_end = à la fin de la séquence
bx-option-catch_disengaging = rattraper qui rompt
bx-option-catch_disengaging-help = Un contact pris pendant que la cible rompt dure-t-il au-delà de la séquence ?
bx-option-caught_riposte = riposte du rattrapé
bx-option-caught_riposte-help = L’unité rattrapée en rompant peut-elle frapper son nouvel ennemi ?
bx-option-melee_target = choix de la cible en mêlée
bx-option-melee_target-help = Quand une unité aux prises avec plusieurs ennemis dit-elle qui elle frappe ?
bx-option-melee_target-at_melee = pendant la mêlée
bx-option-melee_target-at_order = avec l’ordre
bx-option-repli_multi_attack = coups sur le repli
bx-option-repli_multi_attack-help = Tous les ennemis au contact, sauf le plus ancien, peuvent-ils frapper qui se replie ?
bx-option-flight_attacker = qui frappe les fuyards
bx-option-flight_attacker-help = Tout ennemi au contact, ou seulement celui qui a fait le plus de mal ?
bx-option-flight_attacker-any_contact = tout ennemi au contact
bx-option-flight_attacker-top_only = le pire ennemi seulement
bx-option-rally_timing = premier ralliement
bx-option-rally_timing-help = Quand peut-on rallier une unité qui a fui ?
bx-option-rally_timing-flight_sequence = dès la séquence de la fuite
bx-option-rally_timing-next_sequence = à la séquence suivante
bx-option-morale_ratio_stack = malus du nombre
bx-option-morale_ratio_stack-help = Face à plus du triple, les deux malus s’ajoutent-ils ?
bx-option-morale_ratio_stack-cumulative = ils s’ajoutent
bx-option-morale_ratio_stack-highest = le plus lourd seul
bx-option-morale_losses_stack = malus des pertes
bx-option-morale_losses_stack-help = Au-delà des trois quarts de pertes, les deux malus s’ajoutent-ils ?
bx-option-morale_losses_stack-cumulative = ils s’ajoutent
bx-option-morale_losses_stack-highest = le plus lourd seul
bx-option-morale_home_stack = bonus de la patrie
bx-option-morale_home_stack-help = Qui défend sa ville défend-il aussi son pays ?
bx-option-morale_home_stack-cumulative = les deux bonus
bx-option-morale_home_stack-highest = le plus fort seul
bx-option-immune_morale = malus face aux immunisés
bx-option-immune_morale-help = Le malus est écrit à deux endroits : une fois ou deux ?
bx-option-immune_morale-2 = −2, une seule fois
bx-option-immune_morale-4 = −4, deux fois
bx-option-pct_floor = pourcentage le plus bas
bx-option-pct_floor-help = Jusqu’où les modificateurs font-ils descendre le pourcentage ?
bx-option-pct_floor-0 = 0 %
bx-option-pct_floor-5 = 5 %
bx-option-pct_cap = pourcentage le plus haut
bx-option-pct_cap-help = Les modificateurs font-ils dépasser cent pour cent ?
bx-option-pct_cap-none = sans limite
bx-option-pct_cap-100 = 100 %
bx-option-ac_beyond_table = armure hors de la table
bx-option-ac_beyond_table-help = La table continue-t-elle au-delà de ses colonnes ?
bx-option-ac_beyond_table-extrapolate = elle continue
bx-option-ac_beyond_table-clamp = la dernière colonne vaut
bx-option-battle_table = table de bataille
bx-option-battle_table-help = Les pourcentages de quelle édition ?
bx-option-battle_table-own = la sienne
bx-option-battle_table-ascendant = l’ascendante
bx-option-battle_table-descendant = la descendante
bx-option-int_bonus_alloc = bonus d’INT du chef
bx-option-int_bonus_alloc-help = Quand le chef répartit-il ses bonus ?
bx-option-int_bonus_alloc-per_sequence = à chaque séquence
bx-option-int_bonus_alloc-per_battle = une fois pour toutes
bx-option-wis_malus = malus de SAG du chef
bx-option-wis_malus-help = Un chef peu sage aide-t-il l’ennemi ?
bx-option-wis_malus-off = jamais
bx-option-wis_malus-always = toujours
bx-option-wis_malus-static_only = pour les unités immobiles
bx-option-special_attack_mode = attaques spéciales
bx-option-special_attack_mode-help = Poison ou pétrification : que triple-t-on ?
bx-option-special_attack_mode-damage = les dommages
bx-option-special_attack_mode-kills = les morts
bx-option-huge_damage = dommages d’une créature énorme
bx-option-huge_damage-help = Dix fois ses dés de vie : de quoi ?
bx-option-huge_damage-hd_kills = de dés de vie de victimes
bx-option-huge_damage-pvt_damage = de points de vie
bx-option-huge_targets = victimes d’une créature énorme
bx-option-huge_targets-help = Combien d’unités écrase-t-elle par séquence ?
bx-option-huge_targets-one = une
bx-option-huge_targets-all_engaged = toutes celles au contact
bx-option-huge_hit_back = rendre ses coups à l’énorme
bx-option-huge_hit_back-help = La troupe peut-elle blesser une créature énorme ?
bx-option-huge_demoralises_fearless = terreur des intrépides
bx-option-huge_demoralises_fearless-help = La terreur prend-elle aussi ceux qui ne testent jamais ?
bx-option-flying_modifiers_last = avantage du vol
bx-option-flying_modifiers_last-help = Combien de temps l’avantage des airs dure-t-il ?
bx-option-flying_modifiers_last-while_in_contact = tant qu’on est au contact
bx-option-flying_modifiers_last-first_sequence = la séquence du contact
bx-option-regen_from_zero = repousser de rien
bx-option-regen_from_zero-help = Une unité régénérante à zéro point peut-elle se relever ?
bx-option-officer_overflow = coups au-delà de la troupe
bx-option-officer_overflow-help = Quand la troupe est morte, le reste atteint-il ses officiers ?
bx-option-officer_overflow-carry = il les atteint
bx-option-officer_overflow-stop = il se perd
bx-option-braced_against = hampes calées contre
bx-option-braced_against-help = Quelle charge les armes d’hast punissent-elles ?
bx-option-braced_against-lancers = les lanciers à cheval
bx-option-braced_against-mounted = tout cavalier
bx-option-braced_against-any = tout assaillant
bx-option-breach_scope = portée d’une brèche
bx-option-breach_scope-help = Une brèche découvre-t-elle toute la place ou sa seule section ?
bx-option-breach_scope-fortress = toute la place
bx-option-breach_scope-section = sa section
bx-option-breach_same_sequence = la séquence de la brèche
bx-option-breach_same_sequence-help = Que valent encore les murs jusqu’à la fin de la séquence ?
bx-option-breach_same_sequence-quarter = dommages au quart
bx-option-breach_same_sequence-half = dommages à moitié
bx-option-breach_unit = temps des grosses machines
bx-option-breach_unit-help = Catapulte lourde et trébuchet : leurs durées sont-elles en séquences ou en tours ?
bx-option-breach_unit-sequences = en séquences
bx-option-breach_unit-turns = en tours
bx-option-tower_scaling = tours et grosses machines
bx-option-tower_scaling-help = Une machine plus lourde abat-elle une tour plus vite ?
bx-option-tower_scaling-literal = non, le temps imprimé vaut
bx-option-tower_scaling-proportional = oui, en proportion
bx-option-elite_basis = devenir une élite
bx-option-elite_basis-help = La moitié de quoi doit rester ?
bx-option-elite_basis-original = du premier effectif
bx-option-elite_basis-per_battle = de l’effectif de chaque bataille
bx-option-duel_resolution = combats de héros
bx-option-duel_resolution-help = Qui mène le combat singulier ?
bx-option-duel_resolution-manual = la table
bx-option-duel_resolution-auto = les dés
bx-option-written_orders = ordres écrits
bx-option-written_orders-help = Les ordres restent-ils secrets jusqu’au dernier ?
bx-option-sequence_minutes = minutes par séquence
bx-option-sequence_minutes-help = Le temps qui passe ; rien d’autre n’en dépend.
bx-option-hero_frontage = front contre un seul
bx-option-hero_frontage-help = Combien d’une unité frappent un héros ou un monstre isolé ; 0 pour tous.
bx-option-hero_row = ligne d’un personnage
bx-option-hero_row-help = Où lit-on un personnage dans la table ?
bx-option-hero_row-level = à son niveau
bx-option-hero_row-explicit = aux dés de vie écrits
bx-option-coward_morale_malus = malus des héros qui se dérobent
bx-option-coward_morale_malus-help = Ce que leurs troupes perdent de moral.
bx-option-hero_fight_phase = moment des combats de héros
bx-option-hero_fight_phase-help = Dans quelle phase les héros s’affrontent-ils ?
bx-option-hero_fight_phase-melee = en mêlée
bx-option-hero_fight_phase-mouvement = au mouvement
bx-option-hero_fight_phase-tir = au tir
bx-option-tactical_bonus = bonus tactique
bx-option-tactical_bonus-help = Points proposés pour chaque attaque : piège, tenaille, belle formation.
bx-option-interception = interception
bx-option-interception-help = Le MJ peut-il placer une unité sur le chemin d’une autre ?
bx-option-voluntary_exit = quitter le champ
bx-option-voluntary_exit-help = Une unité libre peut-elle s’en aller ?
bx-option-max_sequences = durée de la bataille
bx-option-max_sequences-help = Indécise au-delà de ce nombre de séquences ; 0 pour ne pas compter.
bx-option-redirect_lapsed_engagement = changer de cible
bx-option-redirect_lapsed_engagement-help = Qui ne trouve plus sa cible en choisit-il une autre aussitôt ?
bx-option-catapult_target_ok = cible d’une catapulte
bx-option-catapult_target_ok-help = Qui dit si la cible tient en place ?
bx-option-catapult_target_ok-auto = la règle
bx-option-catapult_target_ok-ask = le MJ, à chaque tir
bx-option-engine_stack = plusieurs machines, un mur
bx-option-engine_stack-help = Leurs coups s’ajoutent-ils ?
bx-option-engine_stack-additive = ils s’ajoutent
bx-option-engine_stack-best = la meilleure seule compte
bx-option-ram_progress_persists = bélier interrompu
bx-option-ram_progress_persists-help = Le travail du bélier reste-t-il acquis après une pause ?
bx-option-breach_width = largeur d’une brèche
bx-option-breach_width-help = Combien d’unités tiennent à l’intérieur ; 0 pour ne pas compter.
bx-option-sortie_return_breach = retour d’une sortie
bx-option-sortie_return_breach-help = Qui rentre sous les coups laisse-t-il entrer l’ennemi ?
bx-option-supply_tracking = vivres
bx-option-supply_tracking-help = Compte-t-on l’eau, les vivres et les traits ?
bx-option-surrender_terms = sort de qui se rend
bx-option-surrender_terms-help = Que devient une unité qui dépose les armes ?
bx-option-surrender_terms-captured = prisonnière
bx-option-surrender_terms-ransomed = mise à rançon
bx-option-surrender_terms-released = relâchée sans armes

## Les clés d’un scénario, sur la page qui le prépare

bx-key-ca = classe d'armure
bx-key-ca-help = Comme le livre l'écrit, dans le sens de l'édition choisie.
bx-key-dv = dés de vie
bx-key-dv-help = Un nombre, un demi, ou un nombre et un bonus : 1, 1/2, 4+1.
bx-key-damage = dommages
bx-key-damage-help = Le dé de dommages d'un membre, au corps à corps.
bx-key-ranged = tir
bx-key-ranged-help = Le dé de dommages au tir ; vide si l'unité ne tire pas.
bx-key-die = dé de vie
bx-key-die-help = Les faces du dé dont se font les points de vie.
bx-key-harmed_by = blessé seulement par
bx-key-harmed_by-help = Les armes qui lui font mal ; les autres ne font rien.
bx-key-weapons = armes particulières
bx-key-weapons-help = Argent, magie, feu : ce qui compte contre qui n'est blessé que par elles.
bx-key-level = niveau
bx-key-level-help = Le niveau du personnage. Il compte pour dés de vie où aucun n'est écrit.
bx-key-original = anciens
bx-key-original-help = Combien restent de l'effectif d'origine.
bx-key-veterans = vétérans
bx-key-veterans-help = Combien ont vu les batailles passées.
bx-key-victories = victoires
bx-key-victories-help = Combien de batailles gagnées par l'unité.
bx-key-pv = points de vie restants
bx-key-pv-help = À défaut, tous.
bx-key-pv_max = points de vie au complet
bx-key-pv_max-help = À défaut, la moitié du plus haut jet de ses dés de vie.
bx-key-special_attack = attaque spéciale
bx-key-special_attack-help = Poison, souffle, regard : au corps à corps, au tir, ou les deux.
bx-key-special_attack-none = aucune
bx-key-special_attack-melee = en mêlée
bx-key-special_attack-ranged = au tir
bx-key-special_attack-both = en mêlée et au tir
bx-key-faithful_of = fidèles de
bx-key-faithful_of-help = Le clerc ou le paladin qu'ils suivent.
bx-key-huge = énorme
bx-key-huge-help = Un monstre si grand qu'il combat seul comme une unité.
bx-key-demoralised = démoralisée
bx-key-demoralised-help = Elle commence la bataille démoralisée.
bx-key-outside = hors les murs
bx-key-outside-help = Du camp assiégé, mais dehors.
bx-key-aside = à l'écart
bx-key-aside-help = Présent sans se battre.
bx-key-besieged = camp assiégé
bx-key-besieged-help = Le camp qui tient les murs.
bx-key-supplies = vivres
bx-key-supplies-help = Ce que le camp peut manger, en jours d'homme.
bx-key-kind = genre
bx-key-kind-help = De quel genre de section ou d'engin il s'agit.
bx-key-breached = déjà ouverte
bx-key-breached-help = La brèche y est dès le début.
bx-key-crew = servants
bx-key-crew-help = Combien servent l'engin.
bx-key-served_by = servi par
bx-key-served_by-help = L'unité dont viennent les servants.
bx-key-engineer = ingénieur
bx-key-engineer-help = Un ingénieur dirige l'engin.

## Ce que vaut un jet
bx-amount-pv = { $n } PV
bx-row-hit = touche
bx-row-missed = manque

## D'où vient un changement : des coups aux points, des points aux hommes
bx-open-blow = { $unit_cap } contre { $target } : { $points } PV
bx-open-points = { $unit_cap } : { $was } − { $by } = { $now } PV
bx-open-points-back = { $unit_cap } : { $was } + { $by } = { $now } PV
bx-open-heads = { $unit_cap } : { $points } PV ÷ { $each } par tête, { $way } : { $now } debout, { $by } à terre
bx-open-heads-back = { $unit_cap } : { $points } PV ÷ { $each } par tête, { $way } : { $now } debout, { $by } de plus
bx-open-up = arrondi au-dessus
bx-open-down = arrondi au-dessous
bx-open-regrown = { $unit_cap } : 10 × { $level } × { $men } au début de la séquence = { $full } ; manquaient { $missing } : { $points } PV
bx-open-destroyed = { $unit_cap } : il ne reste aucun PV
bx-open-fell = { $unit_cap } : il ne reste aucun PV, mais la régénération peut encore agir
bx-open-test-failed = { $unit_cap } : test de moral manqué
bx-open-test-passed = { $unit_cap } : test de moral réussi
bx-open-terror = { $unit_cap } : au contact { $targets_de }, sans test
bx-open-faith = { $unit_cap } : le clerc ou le paladin qui tenait l’unité est mort, sans test
bx-open-fearless = { $unit_cap } : Moral de 12 ou plus, sans test
bx-open-faithful = { $unit_cap } : le clerc ou le paladin de l’unité est en vie, sans test
bx-open-surrendered = { $unit_cap } : le test à la mort du chef était manqué ; la séquence finit
bx-open-leaving = { $unit_cap } : le ralliement était manqué
bx-open-left = { $unit_cap } : ordre de quitter le champ, et personne au contact
bx-open-contact = { $unit_cap } : ordre d’engagement, { $target } à portée
bx-open-met = { $unit_cap } : mouvement qui mène au contact, { $target } en face
bx-open-parted = { $unit_cap } et { $target } : plus aucun coup ne s’échange
bx-open-joined = { $unit_cap } : sert désormais avec { $target }
bx-open-heir = { $unit_cap } : son unité n’est plus, ses contacts et son ordre lui restent
bx-open-alone = { $unit_cap } : quitte son unité
bx-open-pounded = { $unit_cap } contre { $target } : une brèche en { $sequences ->
        [one] { $sequences } séquence
       *[other] { $sequences } séquences
    }, soit { $whole } ÷ { $sequences } = { $by } parts de travail
bx-open-wall = { $target_cap } : { $was } − { $by }, au moins 0 : il reste { $now } parts de travail
bx-open-wall-done = { $target_cap } : { $done } parts sur { $whole } faites, { $percent } % de la brèche{ $cut ->
        [0] { "" }
       *[other] , arrondi au-dessous
    }
bx-open-undefended = { $target_cap } : personne ne défend, il reste { $now }
bx-open-defenders-broken = { $target_cap } : les défenseurs ont perdu courage, il reste { $now }
bx-open-worked-through = { $target_cap } : le travail des engins est fait, il reste { $now }
bx-open-rammed = { $target_cap } : le bélier a fait son temps, il reste { $now }
bx-open-sortie = { $target_cap } : ouvert par la sortie, il reste { $now }
bx-open-other-means = { $target_cap } : ouvert autrement, par magie, par ruse ou par une main énorme ; il reste { $now }
bx-open-beyond = { $unit_cap } : { $points } PV en tout, plus qu’il n’en reste
bx-open-favoured = { $unit_cap } : INT { $int }, donc { $bonus ->
        [one] une fois
       *[other] { $bonus } fois
    } +5 points à répartir
bx-open-table = { $unit_cap } ({ $dv } DV) contre { $target } (CA { $ca }) : { $percent } % à la table de bataille
bx-open-table-bonus = { $unit_cap } ({ $dv }{ $bonus_signed } DV) contre { $target } (CA { $ca }) : { $percent } % à la table de bataille
bx-open-table-human = { $unit_cap } (humain de niveau 0) contre { $target } (CA { $ca }) : { $percent } % à la table de bataille
bx-open-huge = { $unit_cap } contre { $target } : 10 PV par dé de vie, { $dv } DV, sans jet : { $points } PV
bx-open-huge-kills = { $unit_cap } contre { $target } : 10 × { $dv } DV ÷ { $of } DV, en entiers, corps de { $each } PV, sans jet : { $points } PV
bx-open-walls = { $unit_cap } : les murs n’en laissent passer que { $num }/{ $den }
bx-open-duel-hit = { $unit_cap } contre { $target } : { $roll } pour { $need } ou plus, touche : { $points } PV
bx-open-duel-last = { $unit_cap } contre { $target } : { $roll } pour { $need } ou plus, touche : { $points } PV, il n’en restait que { $left }
bx-open-dueled = { $unit_cap } contre { $target } : { $rounds ->
        [one] un assaut
       *[other] { $rounds } assauts
    } sur { $most } au plus
bx-open-chief-fell = { $unit_cap } : il ne reste aucun PV au commandant en chef ; test à −2 pour les siens, puis −2 au moral jusqu’à la fin
bx-open-entered = { $unit_cap } contre { $target } : { $points } PV, combat joué à la table
bx-open-bled = { $unit_cap } : { $left } sur { $initial } debout, { $lost } de perdus
bx-open-wisdom = { $unit_cap }, chef de la cible : SAG { $sag }, donc { $points_signed } points à l’attaque
bx-open-outnumbered = { $unit_cap } : { $own } PV, contre { $theirs } pour { $target }, l’ennemi le plus fort au contact
bx-open-immune = { $unit_cap } : au contact { $targets_de }, que rien ici ne peut blesser
bx-open-whole = { $unit_cap } : { $points } PV, comptés { $now } : une part de point tient encore debout
bx-open-engine = { $unit_cap } contre { $target } : les dés de la machine, sans table ni effectif : { $points } PV
bx-open-standard = { $unit_cap } avec l’étendard, et plus sur le champ : −1 à chaque test de moral de son camp
bx-open-ram-begins = Le bélier : 2d4 séquences sous la porte, ici { $now }
bx-open-ram = { $unit_cap } au bélier : { $was } − 1 = { $now } à attendre
bx-open-ram-lost = D’autres mains au bélier : le travail recommence
bx-open-broke-away = { $unit_cap } : ordre de rompre, plus aucun coup avec { $target } cette séquence
bx-open-ran = { $unit_cap } : rupture sans moral, donc une fuite ; le ralliement devient possible
bx-open-sallied = { $unit_cap } : un mouvement vers le dehors est une sortie
bx-open-returned = { $unit_cap } : de retour derrière les murs

## Clés des scénarios
bx-key-contact = Au contact
bx-key-contact-help = Ids de ceux contre qui la bataille commence au contact.
bx-key-pvi_override = PVI imprimés
bx-key-pvi_override-help = Points d'un combattant, à la place de la formule ; none : la formule.
bx-key-pvt_max = PVT imprimés
bx-key-pvt_max-help = Points de toute l'unité, à la place du produit.

# What a host weighs, in the army list.
bx-weight = { $n } PV

# What the abbreviations of the book mean, where they stand.
bx-abbr = CA = classe d'armure | DV = dés de vie | PV = points de vie | PVI = points de vie d'un membre | PVT = points de vie de la troupe entière | INT = intelligence | SAG = sagesse
