### Les mots de Jet de bataille : ce que les interfaces demandent, proposent et étiquettent. Ce que la chronique raconte est dans tell/.

jet-name = Jet de bataille
jet-name-help = Des batailles pour Rolemaster : un d100 ouvert par commandant et par tour, de l’armée au soldat.
jet-round = Tour { $n }
jet-rounds = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}

jet-tilt = Le livre regarde la bataille depuis un seul camp, ici { $side } : l’opposition n’est qu’un modificateur de son jet. Mieux les deux camps sont menés, plus cela l’avantage ; à armes égales, les chances ne le sont pas (JET-05).

## Doctrines

jet-doctrine-charge = charge
jet-doctrine-charge-help = Tout en première ligne ; les réserves dès que la ligne s’amincit.
jet-doctrine-cautious = prudence
jet-doctrine-cautious-help = En deuxième ligne tant que le moral n’est pas là, en retrait quand il s’en va ; se rendre plutôt que mourir.
jet-doctrine-steady = sang-froid
jet-doctrine-steady-help = Presser l’ennemi à forces égales, reculer d’une ligne devant le double.

## Étapes

jet-step-orders = ordres
jet-step-army = armées
jet-step-regiment = régiments
jet-step-company = compagnies
jet-step-individual = individus
jet-step-losses = pertes
jet-step-end = fin du tour

## États

jet-state-absent = pas encore là
jet-state-reserve = en réserve
jet-state-withdrawn = en retrait
jet-state-second_line = en deuxième ligne
jet-state-first_line = en première ligne
jet-state-fielded = en bataille
jet-state-trapped = au piège
jet-state-routed = en déroute
jet-state-captured = aux mains de l’ennemi
jet-state-left = hors du champ
jet-state-destroyed = plus personne
jet-state-fit = debout
jet-state-out = hors de combat
jet-state-dead = a péri

## Choix

jet-choice-reserve = rester en réserve
jet-choice-withdrawn = en retrait
jet-choice-second_line = en deuxième ligne
jet-choice-first_line = en première ligne
jet-choice-engaged = s’engager
jet-choice-support = rester en support
jet-choice-leadership_tactics = leadership, aidé de tactique
jet-choice-leadership = leadership seul
jet-choice-tactics_only = tactique, de loin
jet-choice-flight = fuir
jet-choice-last_stand = mourir sur place
jet-choice-surrender = se rendre
jet-choice-oui = oui
jet-choice-non = non

## Jugements

jet-judgement-by_dice = tranché par les dés
jet-judgement-won = gagné
jet-judgement-lost = perdu
jet-judgement-spared = perdu, sans plus de mal
jet-judgement-stands = debout
jet-judgement-out = hors de combat
jet-judgement-captured = capturé
jet-judgement-dead = mort
jet-judgement-rejoins = rejoint les siens
jet-judgement-surrenders = se rend
jet-judgement-dies = meurt
jet-judgement-challenge = le défi
jet-judgement-banner = la bannière
jet-judgement-random = aux dés
jet-judgement-fallen_sub_officer = le sous-officier tombe
jet-judgement-exposed_commander = un chef découvert

## Demandes

jet-ask-jet-09 = Comment commande-t-on { $unit } ce tour-ci ?
jet-ask-jet-10 = Lancez { $dice } : tactique pour { $unit }.
jet-ask-jet-11 = Lancez { $dice } : jet de bataille pour { $unit }.
jet-ask-jet-13 = Lancez { $dice } : jet d’opposition pour { $unit }.
jet-ask-jet-15 = Dans quelle rencontre mettre { $unit } ? Elles se comptent à partir de 1.
jet-ask-jet-22 = Lancez { $dice } : ramener { $unit } au combat.
jet-ask-jet-25 = Position, terrain, attaque ou défense : que valent-ils pour { $unit } ?
jet-ask-jet-26 = Que vaut la composition { $unit_de } ?
jet-ask-jet-27 = Que vaut l’équipement { $unit_de } face à celui d’en face ?
jet-ask-jet-28 = Jusqu’où engager { $unit } ?
jet-ask-jet-31 = { $unit_cap } : s’engager, ou rester en support ?
jet-ask-jet-33-choice-alone = Appeler { $unit } de la réserve ?
jet-ask-jet-33-choice-self = L’occasion est là : faire donner { $unit } sur-le-champ, et jusqu’où ?
jet-ask-jet-34 = Lancez { $dice } : pourcentage des pertes, pour la rencontre { $unit_de }.
jet-ask-jet-40 = Entre la part venue d’en haut et son propre résultat, combien d’hommes pour { $unit } ?
jet-ask-jet-41 = Quelqu’un prend la tête { $unit_de } : avec quel leadership ?
jet-ask-jet-43 = Le piège s’est refermé. Que font les survivants { $unit_de } ?
jet-ask-jet-44-judgement = Quel régiment { $unit_de } paie l’erreur ? 0 : les dés choisissent.
jet-ask-jet-44-throw = Lancez { $dice } : quel régiment { $unit_de } paie l’erreur ?
jet-ask-jet-45 = Lancez { $dice } : comment les subordonnés { $unit_de } se sont-ils placés ?
jet-ask-jet-47-throw = Lancez { $dice } : SA-combat pour { $unit }, table de bataille.
jet-ask-jet-47-choice = { $unit_cap } : tenter sa chance sur la table de bataille ?
jet-ask-jet-48-throw-self = Lancez { $dice } : la mêlée pour { $unit }, sur le BO.
jet-ask-jet-48-throw-on = Lancez { $dice } : sorte de critique pour { $unit }, tranchant de 1 à 50, contondant au-delà.
jet-ask-jet-48-judgement-alone = Comment se termine la mêlée pour { $unit } ?
jet-ask-jet-48-judgement-on = { $unit_cap } au milieu des ennemis : comment, et en combien de rounds ?
jet-ask-jet-49 = { $unit_cap } : combattre comme un soldat ce tour-ci ?
jet-ask-jet-50-choice = Un cheval sans cavalier passe près { $unit_de }. L’attraper ?
jet-ask-jet-50-throw = Lancez { $dice } : riding, pour que le cheval garde { $unit } en selle.
jet-ask-jet-51-choice = Un officier qui défie, une bannière à prendre : pour { $unit }, saisir l’occasion ?
jet-ask-jet-51-judgement = { $unit_cap } face { $target_a } : défi, bannière, ou issue du combat ?
jet-ask-jet-51-throw = Lancez { $dice } : défi de 1 à 50, bannière au-delà.
jet-ask-jet-52-choice = Des hommes d’une compagnie sœur sont coupés des leurs. Les rallier, { $unit } ?
jet-ask-jet-52-judgement = À quelle compagnie sœur appartiennent les égarés que voit { $unit } ? Elles se comptent à partir de 1.
jet-ask-jet-52-throw-self = Lancez { $dice } : leadership, pour que les égarés suivent { $unit }.
jet-ask-jet-52-throw-on = Lancez { $dice } : combien d’égarés près { $unit_de } ?
jet-ask-jet-53-choice = La gloire passe à portée { $unit_de }. La saisir ?
jet-ask-jet-53-judgement = { $unit_cap } et { $target } : quelle occasion, ou quelle issue ?
jet-ask-jet-53-throw-self = Lancez { $dice } : leadership, pour que la compagnie suive { $unit }.
jet-ask-jet-53-throw-on = Lancez { $dice } : de 1 à 50 le sous-officier tombe, au-delà un chef ennemi se découvre.
jet-ask-jet-54-choice = Des archers visent les rangs { $unit_de }. Donner l’alarme ?
jet-ask-jet-54-judgement = Avec quel régiment { $target_de } se tient { $unit } ? Ils se comptent à partir de 1.
jet-ask-jet-54-throw = Lancez { $dice } : leadership, pour que les rangs se serrent à la voix { $unit_de }.
jet-ask-jet-55-choice = Une unité amie est toute proche { $unit_de }. Tenter l’union ?
jet-ask-jet-55-throw = Lancez { $dice } : leadership, pour unir les deux troupes autour { $unit_de }.
jet-ask-jet-58 = La journée tourne mal pour { $unit } : déposer les armes ?
jet-ask-jet-56-choice = Une brèche s’ouvre devant { $unit }. S’y jeter ?
jet-ask-jet-56-throw-self = Lancez { $dice } : tactique, pour trouver le défaut devant { $unit }.
jet-ask-jet-56-throw-on = Lancez { $dice } : leadership, pour entraîner { $target } derrière { $unit }.
jet-ask-jet-60-judgement = Plus personne autour { $unit_de } : qu’est-il devenu ?
jet-ask-jet-61-judgement-alone = Quelle compagnie ennemie fait face { $unit_a } ? Elles se comptent à partir de 1.
jet-ask-jet-61-judgement-on = Quel régiment { $target_de } s’ouvre devant { $unit } ? Ils se comptent à partir de 1.

## Parts d’une somme

jet-term-leadership_skill = leadership
jet-term-tactics_skill = tactique
jet-term-sa_skill = SA-combat
jet-term-riding_skill = riding
jet-term-representative_skill = compétence des subordonnés
jet-term-threshold = seuil de réussite
jet-term-modifier = difficulté
jet-term-tactics = bonus de tactique
jet-term-leadership_from_above = élan venu d’en haut
jet-term-numeric = nombre
jet-term-morale = moral, 3 par point, compté de −10 à +10
jet-term-morale_overflow = sursaut héroïque
jet-term-discipline = discipline, 2 par point
jet-term-position = position
jet-term-composition = composition
jet-term-equipment = équipement
jet-term-engagement = engagement
jet-term-opposition = opposition
jet-term-soldier_table = chef qui combat
jet-term-lasting = effets durables
jet-term-subordinate_penalty = ordres perdus
jet-term-numbered_bonus = chef galvanisé
jet-term-ob = BO
jet-term-row = ligne de la table
jet-term-own = valeur propre

## Chiffres d’une fiche

jet-figure-morale = moral
jet-figure-discipline = discipline
jet-figure-discipline-max = discipline maximale
jet-figure-engagement = engagement
jet-figure-leadership = leadership
jet-figure-tactics = tactique
jet-figure-roll = ajouté au jet de bataille
jet-figure-chief = commandant
jet-figure-position = position
jet-figure-composition = composition
jet-figure-equipment = équipement
jet-figure-lasting = effets durables
jet-figure-killed = tués
jet-figure-wounded = blessés
jet-figure-remaining = tours avant d’arriver
jet-figure-rank = grade
jet-figure-posture = engagement
jet-figure-sa = SA-combat
jet-figure-riding = riding
jet-figure-ob = BO
jet-figure-db = BD
jet-figure-soldier-roll = ajouté au jet de SA-combat
jet-word-leaderless = sans chef
jet-rank-leader = dirigeant
jet-rank-officer = officier
jet-rank-sub_officer = sous-officier
jet-rank-soldier = soldat
jet-posture-engaged = engagé
jet-posture-support = en support
jet-strength-whole = rangs pleins
jet-strength-thinned = rangs éclaircis
jet-strength-bled = rangs entamés
jet-strength-few = peu d’hommes encore
jet-strength-remnant = une poignée de rescapés

## Ce qu’une décision du MJ peut fixer

jet-field-leadership = leadership
jet-field-tactics = tactique
jet-field-led = a un commandant
jet-field-mode = manière de commander
jet-field-mode-leadership_tactics = leadership, aidé de tactique
jet-field-mode-leadership = leadership seul
jet-field-mode-tactics_only = tactique, de loin
jet-field-morale = moral
jet-field-discipline = discipline
jet-field-discipline_max = discipline maximale
jet-field-position = position
jet-field-composition = composition
jet-field-equipment = équipement
jet-field-engagement = engagement
jet-field-engagement-reserve = en réserve
jet-field-engagement-withdrawn = en retrait
jet-field-engagement-second_line = en deuxième ligne
jet-field-engagement-first_line = en première ligne
jet-field-archers = archers engagés de loin
jet-field-trapped = au piège
jet-field-ground = terrain tenu
jet-field-watch = rencontres résolues
jet-field-watch-auto = selon l’option
jet-field-watch-played = résolues
jet-field-watch-share = gardent leur part
jet-field-sa = SA-combat
jet-field-riding = riding
jet-field-ob = BO
jet-field-db = BD
jet-field-posture = engagement
jet-field-posture-engaged = engagé
jet-field-posture-support = en support
jet-field-mounted = à cheval
jet-field-galvanised = jets galvanisés à venir

## Gestes refusés

jet-gesture-army = Une armée entière ne se manie pas ainsi : choisissez un régiment ou une compagnie.
jet-gesture-has-parts = Cette unité se compose d’autres : choisissez l’une d’elles.
jet-gesture-scales = Ces deux unités ne sont pas de la même échelle.
jet-gesture-not-routed = Cette unité n’est pas en déroute.
jet-gesture-at-muster = Ce réglage ne vaut qu’au départ : changez-le sur l’unité ou le personnage.

## Problèmes d’un scénario

jet-problem-armies = Le camp « { $side } » a { $count } armées : ce jeu n’en connaît qu’une par camp. Mettez toutes les unités dans la même.
jet-problem-count = `count` dit { $count }, mais les compagnies font { $sum } hommes en tout. Corrigez l’un ou l’autre, ou retirez `count`.
jet-problem-rank = Le grade `{ $rank }` ne commande pas une unité de l’échelle `{ $scale }`. Changez `rank`, ou `unit`.
jet-problem-no-unit = Un personnage de grade `{ $rank }` doit dire sa place : donnez `unit`.
jet-problem-two-chiefs = L’unité « { $unit } » a déjà un commandant. Donnez à l’un des deux un autre grade ou une autre unité.
jet-problem-value = Une valeur individuelle est un nombre positif, décimal ou fraction (« 4/3 »), de termes d’au plus 10 000 : { $value } n’en est pas une.
jet-problem-engagement = Une compagnie ne peut être `{ $engagement }` quand son régiment est `{ $regiment }` : au plus un cran d’écart.
jet-warning-rank-not-played = Le grade `{ $rank }` ne lancera rien ici : l’échelle `{ $scale }` n’est pas jouée. Ajoutez-la à `scales_in_play`, ou `individual` pour la table du soldat.
jet-warning-chief-leads = `{ $key }` est sans effet : { $unit } commande, avec ses propres valeurs. Écrivez-le chez ce personnage, ou retirez-le.
jet-warning-company-tactics = La compétence `tactics` d’une compagnie est sans effet : un sous-officier n’use que de leadership. Retirez-la.
jet-warning-posture = `posture` est sans effet pour le grade `{ $rank }` : elle n’est demandée qu’aux soldats. Retirez-la.
jet-warning-all-front-line = Tout le monde est en première ligne (`all_front_line`) : engagement et réserve sont sans effet. Retirez l’un ou l’autre.
jet-warning-engagement = `engagement` est sans effet : ni régiments, ni compagnies, ni individus ne sont joués. Ajoutez une échelle à `scales_in_play`, ou retirez-le.
jet-warning-no-leadership = Qui commande n’a pas de `leadership` : il lancera à 0. Donnez-lui une valeur, même 0, ou un chef.
jet-warning-no-sa = Ce soldat n’a pas de `sa` : il lancera à 0 sur la table du soldat. Donnez-lui une valeur, ou un modèle (`like`).
jet-warning-watch = `watch` est sans effet à l’échelle `{ $scale }` : la plus haute échelle en jeu est toujours résolue, une échelle qui n’est pas jouée jamais. Retirez-le.
jet-warning-option = `{ $option }` est sans effet tant que `{ $other }` n’est pas réglé pour.

## Options et réglages

jet-option-scales_in_play = échelles jouées
jet-option-scales_in_play-help = Quels étages de la hiérarchie lancent les dés ?
jet-option-scales_in_play-army = armée
jet-option-scales_in_play-regiment = régiments
jet-option-scales_in_play-company = compagnies
jet-option-scales_in_play-individual = individus
jet-option-scales_in_play-army-regiment = armée, régiments
jet-option-scales_in_play-army-company = armée, compagnies
jet-option-scales_in_play-army-individual = armée, individus
jet-option-scales_in_play-regiment-company = régiments, compagnies
jet-option-scales_in_play-regiment-individual = régiments, individus
jet-option-scales_in_play-company-individual = compagnies, individus
jet-option-scales_in_play-army-regiment-company = armée, régiments, compagnies
jet-option-scales_in_play-army-regiment-individual = armée, régiments, individus
jet-option-scales_in_play-army-company-individual = armée, compagnies, individus
jet-option-scales_in_play-regiment-company-individual = régiments, compagnies, individus
jet-option-scales_in_play-army-regiment-company-individual = armée, régiments, compagnies, individus
jet-option-considered_side = camp considéré
jet-option-considered_side-help = De quel côté regarde-t-on la bataille ? Le choix n’est pas neutre.
jet-option-considered_side-A = le premier
jet-option-considered_side-B = le second
jet-option-turn_minutes = minutes par tour
jet-option-turn_minutes-help = Pour tenir le temps ; aucun calcul n’en dépend.
jet-option-um_detection = dé qui fait un UM
jet-option-um_detection-help = Sur quoi lit-on un 66 ou un 100 pur ?
jet-option-um_detection-first_die = le premier dé
jet-option-um_detection-any_die = n’importe quel dé de la chaîne
jet-option-um_detection-raw_total = le total brut
jet-option-um_66_effect = effet d’un UM 66
jet-option-um_66_effect-help = Que fait un 66 pur ?
jet-option-um_66_effect-replace_row = impose sa ligne
jet-option-um_66_effect-extra_event = ajoute ses suites à la ligne du total
jet-option-um_66_effect-ignore = rien de particulier
jet-option-um_100_effect = effet d’un UM 100
jet-option-um_100_effect-help = Que fait un 100 pur ?
jet-option-um_100_effect-replace_row = impose sa ligne
jet-option-um_100_effect-replace_row_roll_on = impose sa ligne, et l’on relance pour le journal
jet-option-um_100_effect-ignore = ouvre comme un 96
jet-option-skill_success_threshold = seuil des tests
jet-option-skill_success_threshold-help = À partir de quel total un test de compétence réussit-il ?
jet-option-skill_success_threshold-111 = 111, la ligne Succès
jet-option-skill_success_threshold-101 = 101
jet-option-skill_success_threshold-76 = 76, tout succès
jet-option-command_mode = manière de commander
jet-option-command_mode-help = Comment commandent ceux dont la fiche ne le dit pas ?
jet-option-command_mode-leadership_tactics = leadership, aidé de tactique
jet-option-command_mode-leadership = leadership seul
jet-option-command_mode-tactics_only = tactique, de loin
jet-option-co_command = deux dirigeants
jet-option-co_command-help = Lequel des deux lance les dés ?
jet-option-co_command-designated = le premier
jet-option-co_command-best_skill = le meilleur
jet-option-co_command-split = chacun sa part
jet-option-tactics_bonus = apport de tactique
jet-option-tactics_bonus-help = Que rapporte le jet de tactique ?
jet-option-tactics_bonus-table_success_only = la colonne leadership, si elle est positive
jet-option-tactics_bonus-table_both_ways = la colonne leadership, malus compris
jet-option-tactics_bonus-flat = un bonus fixe
jet-option-tactics_bonus-off = pas de jet
jet-option-tactics_flat_bonus = bonus fixe de tactique
jet-option-tactics_flat_bonus-help = Ce que vaut un test réussi quand le bonus est fixe.
jet-option-opposition_leadership_flow = élan des subordonnés ennemis
jet-option-opposition_leadership_flow-help = La ligne de l’ennemi aide-t-elle ses propres subordonnés ?
jet-option-opposition_leadership_flow-off = non
jet-option-opposition_leadership_flow-on = oui
jet-option-skipped_scale_flow = échelle sautée
jet-option-skipped_scale_flow-help = Où va l’élan quand l’échelle suivante n’est pas jouée ?
jet-option-skipped_scale_flow-pass = à la suivante
jet-option-skipped_scale_flow-none = nulle part
jet-option-multi_opposition = plusieurs ennemis
jet-option-multi_opposition-help = Quand plusieurs commandants font face, quelle opposition compte ?
jet-option-multi_opposition-largest = celle de la plus grosse unité
jet-option-multi_opposition-mean = la moyenne
jet-option-multi_opposition-sum = la somme
jet-option-numeric_ratio_rounding = rapport des forces
jet-option-numeric_ratio_rounding-help = Comment arrondit-on le rapport des effectifs ?
jet-option-numeric_ratio_rounding-exact = pas du tout
jet-option-numeric_ratio_rounding-tenth = au dixième
jet-option-numeric_ratio_rounding-full_steps = par crans entiers de 0,2
jet-option-numeric_mod_cap = plafond du nombre
jet-option-numeric_mod_cap-help = Le plus que puisse peser le nombre ; 0 : sans limite.
jet-option-reserve_counts = réserves comptées
jet-option-reserve_counts-help = Les réserves comptent-elles dans l’effectif de l’armée ?
jet-option-individual_value = valeur individuelle
jet-option-individual_value-help = Ce que vaut un combattant d’un camp qui n’en dit rien.
jet-option-initial_morale = moral de départ
jet-option-initial_morale-help = Le moral de qui n’en dit rien.
jet-option-morale_scale = échelle du moral
jet-option-morale_scale-help = Un moral par unité, ou un seul pour l’armée ?
jet-option-morale_scale-per_scale = chaque unité le sien
jet-option-morale_scale-single = un seul par armée
jet-option-event_morale_inverse = miroir des évènements
jet-option-event_morale_inverse-help = Le moral gagné par un évènement est-il perdu en face ?
jet-option-absolute_success_morale = moral du succès absolu
jet-option-absolute_success_morale-help = La table du grade ou le résumé ?
jet-option-absolute_success_morale-rank_table = la table du grade
jet-option-absolute_success_morale-summary = le résumé
jet-option-morale_store = moral hors de l’échelle
jet-option-morale_store-help = Que garde-t-on au-delà de ±10 ?
jet-option-morale_store-uncapped = tout
jet-option-morale_store-clamp_11 = un point au plus
jet-option-morale_overflow_base = moral au-dessus de 10
jet-option-morale_overflow_base-help = Ce que vaut le moral lui-même pendant un sursaut.
jet-option-morale_overflow_base-30 = +30
jet-option-morale_overflow_base-50 = +50
jet-option-morale_overflow_soldiers = sursaut des soldats
jet-option-morale_overflow_soldiers-help = Le +30 vaut-il aussi sur la table des soldats ?
jet-option-rout_check = moment de la déroute
jet-option-rout_check-help = Quand une unité brisée quitte-t-elle le champ ?
jet-option-rout_check-end_of_turn = à la fin du tour
jet-option-rout_check-immediate = sur-le-champ
jet-option-rally_attempt = ralliement
jet-option-rally_attempt-help = Peut-on ramener qui a fui ?
jet-option-rally_attempt-forbidden = non
jet-option-rally_attempt-allowed = une fois, au tour suivant
jet-option-rally_modifier = difficulté du ralliement
jet-option-rally_modifier-help = Ajouté au test du commandant.
jet-option-discipline_max = discipline maximale
jet-option-discipline_max-help = L’entraînement de qui n’en dit rien.
jet-option-discipline_tracking = suivi de la discipline
jet-option-discipline_tracking-help = Selon l’état du moral, ou selon ses changements ?
jet-option-discipline_tracking-state = l’état
jet-option-discipline_tracking-incremental = les changements
jet-option-position_mod = position
jet-option-position_mod-help = La position de qui n’en dit rien.
jet-option-composition_mod = composition
jet-option-composition_mod-help = La composition de qui n’en dit rien.
jet-option-equipment_mod = équipement
jet-option-equipment_mod-help = L’équipement de qui n’en dit rien.
jet-option-withdrawn_morale = moral en retrait
jet-option-withdrawn_morale-help = La ligne d’une unité en retrait change-t-elle les cœurs ?
jet-option-withdrawn_morale-ignore = non
jet-option-withdrawn_morale-apply = oui
jet-option-all_front_line = tous en première ligne
jet-option-all_front_line-help = Tout le monde au contact, toujours, sans réserves ?
jet-option-company_engagement_mod = engagement des compagnies
jet-option-company_engagement_mod-help = L’engagement d’une compagnie pèse-t-il sur son jet ?
jet-option-company_engagement_mod-apply = oui
jet-option-company_engagement_mod-none = non
jet-option-event_filter = filtre des évènements
jet-option-event_filter-help = Quel engagement laisse passer les évènements ?
jet-option-event_filter-individual = la compagnie et le combattant
jet-option-event_filter-strict = le plus sévère
jet-option-event_filter-regiment_only = le régiment seul
jet-option-archer_regiment_engaged = archers engagés de loin
jet-option-archer_regiment_engaged-help = Les régiments qui n’en disent rien comptent-ils comme engagés où qu’ils soient ?
jet-option-archer_engaged_losses = pertes des archers engagés
jet-option-archer_engaged_losses-help = Données et reçues, ou seulement données ?
jet-option-archer_engaged_losses-both = données et reçues
jet-option-archer_engaged_losses-inflicted_only = données seulement
jet-option-reserve_base_delay = délai des réserves
jet-option-reserve_base_delay-help = Tours entiers entre l’appel et l’arrivée.
jet-option-reserve_delay_scope = réserves retardées
jet-option-reserve_delay_scope-help = Lesquelles souffrent d’un échec de l’armée ?
jet-option-reserve_delay_scope-called_or_en_route = celles qu’on a appelées
jet-option-reserve_delay_scope-all_until_called = toutes, à valoir
jet-option-reserve_delay_stacking = retards répétés
jet-option-reserve_delay_stacking-help = Chaque échec retarde-t-il encore ?
jet-option-reserve_delay_stacking-each_turn = oui
jet-option-reserve_delay_stacking-once = une seule fois
jet-option-loss_base = base des pertes
jet-option-loss_base-help = Sur les hommes de qui porte le pourcentage ?
jet-option-loss_base-considered_side = du camp considéré
jet-option-loss_base-winner = du vainqueur
jet-option-loss_rounding = arrondi des pertes
jet-option-loss_rounding-help = Comment arrondit-on un total de pertes ?
jet-option-loss_rounding-half_up = au plus proche
jet-option-loss_rounding-floor = vers le bas
jet-option-loss_rounding-ceil = vers le haut
jet-option-spectacular_failure_ratio = ratio de l’échec spectaculaire
jet-option-spectacular_failure_ratio-help = Combien de nos hommes pour un des leurs.
jet-option-loss_engagement_source = exposition aux pertes
jet-option-loss_engagement_source-help = L’engagement de qui compte ?
jet-option-loss_engagement_source-most_withdrawn = du plus en retrait
jet-option-loss_engagement_source-own = le nôtre
jet-option-um100_forces_losses = UM 100 et pertes
jet-option-um100_forces_losses-help = Un UM 100 tue-t-il même hors du contact ?
jet-option-loss_split = tués et blessés
jet-option-loss_split-help = Comment sépare-t-on les tués des blessés en face ?
jet-option-loss_split-per_side_total = deux tiers de leur total
jet-option-loss_split-scaled_components = nos tués fois le ratio
jet-option-loss_distribution = répartition des pertes
jet-option-loss_distribution-help = Comment les pertes descendent-elles ?
jet-option-loss_distribution-equal = à parts égales
jet-option-loss_distribution-proportional = selon l’effectif
jet-option-loss_distribution-by_engagement = selon l’effectif et l’exposition
jet-option-scale_losses = accord des échelles
jet-option-scale_losses-help = Que devient la part d’en haut quand l’unité a son résultat ?
jet-option-scale_losses-replace_share = remplacée
jet-option-scale_losses-cumulative = ajoutée
jet-option-scale_losses-replace_conserve = remplacée, les autres compensent
jet-option-focus = rencontres résolues
jet-option-focus-help = Sous l’échelle la plus haute, quelles rencontres joue-t-on ?
jet-option-focus-players = celles des joueurs
jet-option-focus-all = toutes
jet-option-reconcile_losses = de la part au résultat
jet-option-reconcile_losses-help = 0 garde la part d’en haut, 100 le résultat de l’unité.
jet-option-succession_turns = succession
jet-option-succession_turns-help = Tours sans chef avant qu’un remplaçant se lève ; 0 : jamais.
jet-option-breakout_accepts_um100 = percée sur UM 100
jet-option-breakout_accepts_um100-help = Un UM 100 sort-il du piège ?
jet-option-massacre_fraction = part du massacre
jet-option-massacre_fraction-help = Combien tombent quand la percée échoue.
jet-option-massacre_choice = derniers survivants
jet-option-massacre_choice-help = Que font-ils, sauf autre choix ?
jet-option-massacre_choice-flight = ils fuient
jet-option-massacre_choice-last_stand = ils meurent sur place
jet-option-massacre_choice-surrender = ils se rendent
jet-option-army_collapse = armée prise au piège
jet-option-army_collapse-help = Que se passe-t-il si elle n’en sort pas ?
jet-option-army_collapse-end_battle = la bataille est perdue
jet-option-army_collapse-continue = elle continue
jet-option-malus_stacking = malus répétés
jet-option-malus_stacking-help = Un second malus s’ajoute-t-il au premier ?
jet-option-malus_stacking-stack = oui
jet-option-malus_stacking-refresh = il le remplace
jet-option-um66_position_effect = ordres perdus
jet-option-um66_position_effect-help = Le placement des subordonnés pèse-t-il sur le jet suivant ?
jet-option-um66_position_effect-leadership_column = par la colonne leadership
jet-option-um66_position_effect-none = non
jet-option-representative_skill = compétence du représentant
jet-option-representative_skill-help = Du jet unique des subordonnés ; −1000 : la moyenne de ceux qu’on connaît.
jet-option-strategic_points = points stratégiques
jet-option-strategic_points-help = Tient-on le compte du terrain ?
jet-option-strategic_step = valeur du terrain
jet-option-strategic_step-help = Ce que vaut un cran de terrain.
jet-option-melee_rounds_per_turn = rounds de mêlée
jet-option-melee_rounds_per_turn-help = Rounds de mêlée dans un tour de bataille.
jet-option-deadline_reading = délai en rounds
jet-option-deadline_reading-help = « Moins de trois rounds » : le troisième compte-t-il ?
jet-option-deadline_reading-strict = non
jet-option-deadline_reading-inclusive = oui
jet-option-assailants = assaillants
jet-option-assailants-help = Combien tombent sur qui se laisse déborder.
jet-option-isolation_critical_type = critique de l’isolé
jet-option-isolation_critical_type-help = De quelle sorte, à chaque round ?
jet-option-isolation_critical_type-slash = tranchant
jet-option-isolation_critical_type-krush = contondant
jet-option-isolation_critical_type-random = aux dés
jet-option-melee_resolution = mêlées
jet-option-melee_resolution-help = Qui les joue ?
jet-option-melee_resolution-manual = la table
jet-option-melee_resolution-auto = les dés
jet-option-leader_sa_mod = SA-combat d’un chef
jet-option-leader_sa_mod-help = Son supérieur l’aide-t-il ?
jet-option-leader_sa_mod-none = non
jet-option-leader_sa_mod-superior = oui
jet-option-um66_event_choice = évènement d’un UM 66
jet-option-um66_event_choice-help = Défi ou bannière ?
jet-option-um66_event_choice-challenge = le défi
jet-option-um66_event_choice-banner = la bannière
jet-option-um66_event_choice-random = aux dés
jet-option-rallied_men = hommes égarés
jet-option-rallied_men-help = Combien de soldats sont coupés des leurs.
jet-option-rallied_men-1d10 = 1d10
jet-option-rallied_men-1d4 = 1d4
jet-option-rallied_men-1d6 = 1d6
jet-option-rallied_men-1d8 = 1d8
jet-option-rallied_men-1d12 = 1d12
jet-option-rallied_men-1d20 = 1d20
jet-option-rallied_men-2d6 = 2d6
jet-option-rallied_men-2d10 = 2d10
jet-option-um100_event_choice = évènement d’un UM 100
jet-option-um100_event_choice-help = Prendre le commandement, ou frapper un chef ?
jet-option-um100_event_choice-fallen_sub_officer = le sous-officier tombe
jet-option-um100_event_choice-exposed_commander = un chef découvert
jet-option-um100_event_choice-random = aux dés
jet-option-exposed_target = chef découvert
jet-option-exposed_target-help = Lequel est à portée ?
jet-option-exposed_target-by_rank = selon le grade du personnage
jet-option-exposed_target-officer = l’officier
jet-option-exposed_target-leader = le dirigeant
jet-option-exposed_commander_bonus = audace d’un commandant
jet-option-exposed_commander_bonus-help = Que gagne celui qui attaque le chef ennemi ?
jet-option-exposed_commander_bonus-instead = +50 en tout
jet-option-exposed_commander_bonus-cumulative = +80 en tout
jet-option-union_strength_scope = effet de l’union
jet-option-union_strength_scope-help = Que multiplie-t-on par une fois et demie ?
jet-option-union_strength_scope-ratio_only = le rapport des forces
jet-option-union_strength_scope-ratio_and_losses = le rapport et les pertes
jet-option-cut_in_two_modifier = couper en deux
jet-option-cut_in_two_modifier-help = Le +10 vaut-il pour les deux tests ?
jet-option-cut_in_two_modifier-both = oui
jet-option-cut_in_two_modifier-leadership_only = sur leadership seul
jet-option-max_turns = dernier tour
jet-option-max_turns-help = Au-delà, la bataille est nulle.

## Les clés d’un scénario, sur la page qui le prépare

jet-key-arm = arme
jet-key-arm-help = Infanterie, cavalerie : ce que le livre distingue.
jet-key-command_mode = manière de commander
jet-key-command_mode-help = Par le chef lui-même ou par les habitudes de la troupe.
jet-key-individual_value = valeur individuelle
jet-key-individual_value-help = Ce que vaut un homme du camp contre un homme ordinaire.
jet-key-second_chief = second
jet-key-second_chief-help = Qui prend le commandement si le chef tombe.
jet-key-second_leadership = commandement du second
jet-key-second_tactics = tactique du second
jet-key-like = semblable à
jet-key-like-help = Une troupe dont il tient ses valeurs.
jet-key-rank = rang
jet-key-leaderless = sans chef
jet-key-player = mené par un joueur
jet-key-player-help = La table l’a en main : sa rencontre est résolue, et le camp est vu de là.
jet-key-pc = mené par un joueur
jet-key-pc-help = Comme player.
jet-key-watch = rencontres résolues
jet-key-watch-help = played : toujours jouées ; share : jamais, l’unité garde sa part ; auto : selon focus.

## Les jets ouverts, pour le MJ

jet-favour-own = à son avantage
jet-favour-enemy = à son désavantage
jet-favour-even = à égalité
jet-spread-equal = à parts égales, le reste aux plus nombreux
jet-spread-proportional = à proportion des effectifs
jet-spread-by_engagement = à proportion des effectifs et des lignes
jet-line-none = hors de contact, rien
jet-line-half = deuxième ligne, la moitié
jet-line-whole = comptées en entier
jet-line-apart = chacun selon sa ligne
jet-reserve-counted = retard déjà compté
# Un rapport de pertes, dit des deux côtés.
jet-part-ratio = { $way ->
        [0] autant d’un côté que de l’autre
        [1] 1 de ce côté pour { $ratio } en face
       *[other] { $ratio } de ce côté pour 1 en face
    }
jet-part-ratio-was = { $from_way ->
        [0] autant d’un côté que de l’autre
        [1] 1 de ce côté pour { $was } en face
       *[other] { $was } de ce côté pour 1 en face
    }
jet-part-ratio-now = { $to_way ->
        [0] autant d’un côté que de l’autre
        [1] 1 de ce côté pour { $now } en face
       *[other] { $now } de ce côté pour 1 en face
    }
jet-part-breakout = { $trapped ->
        [0] { "" }
       *[other] , comme pour toute percée
    }
jet-part-most = { $most ->
        [0] { "" }
       *[other] , { $most } au plus
    }
jet-round-half_up = arrondi
jet-round-floor = arrondi au-dessous
jet-round-ceil = arrondi au-dessus
jet-numbers-exact = 25 × (le plus nombreux / le moins nombreux − 1), arrondi, en moins pour le moins nombreux
jet-numbers-tenth = 25 × (le plus nombreux / le moins nombreux, au dixième, − 1), arrondi, en moins pour le moins nombreux
jet-numbers-full_steps = 5 par 0,2 entier au-dessus de 1 contre 1, en moins pour le moins nombreux
# Qui lance : celui qui commande, s’il a un nom.
jet-part-roller = { $led ->
        [0] { $unit_cap }
       *[other] { $who_cap } ({ $unit })
    }
# Les chiffres d’une échelle ne sont pas encore ceux du tour (JET-40).
jet-open-roll = { jet-part-roller }, jet de bataille : { $total }, { $row }. Rapport des pertes : { jet-part-ratio }{ jet-part-breakout } ; aux subordonnés { $lead_signed } ; terrain : { $ground }.
jet-open-roll-reserves = { jet-part-roller }, jet de bataille : { $total }, { $row }. Rapport des pertes : { jet-part-ratio }{ jet-part-breakout } ; aux subordonnés { $lead_signed } ; terrain : { $ground } ; réserves : { $reserves }.
jet-open-roll-apart = { jet-part-roller }, jet de bataille : { $total }, { $row }. Aucune perte : on est en retrait d’un côté ou de l’autre ; aux subordonnés { $lead_signed } ; terrain : { $ground }.
jet-open-row-apart = { $unit_cap } : { $row }. Aucune perte : on est en retrait d’un côté ou de l’autre ; aux subordonnés { $lead_signed } ; terrain : { $ground }.
jet-open-row = { $unit_cap } : { $row }. Rapport des pertes : { jet-part-ratio }{ jet-part-breakout } ; aux subordonnés { $lead_signed } ; terrain : { $ground }.
jet-open-row-reserves = { $unit_cap } : { $row }. Rapport des pertes : { jet-part-ratio }{ jet-part-breakout } ; aux subordonnés { $lead_signed } ; terrain : { $ground } ; réserves : { $reserves }.
jet-open-opposed = { $unit_cap }, jet d’opposition : { $total }, { $row }.
jet-open-mislaid = { $unit_cap }, un seul jet pour ses subordonnés : { $total }, { $row }, { $lead_signed } au prochain jet.
jet-open-tactics = { $unit_cap }, jet de tactique : { $total }, { $row }.
jet-open-tactics-bonus = { $unit_cap }, jet de tactique : { $total }, { $row }, { $bonus_signed } au jet de bataille.
jet-open-soldier = { $who_cap }, table du soldat : { $total }, { $row }.
jet-open-sum = { $unit_cap } : { $total } en tout.
jet-open-sum-of = { $who_cap } : { $total } en tout.
jet-open-toll-each = En tout, { $unit } : { $killed ->
        [one] { $killed } tué
       *[other] { $killed } tués
    }, { $wounded ->
        [one] { $wounded } blessé
       *[other] { $wounded } blessés
    }, { $left } debout (compagnie par compagnie : { $each }).
jet-open-toll = En tout, { $unit } : { $killed ->
        [one] { $killed } tué
       *[other] { $killed } tués
    }, { $wounded ->
        [one] { $wounded } blessé
       *[other] { $wounded } blessés
    }, { $left } debout.
jet-open-losses = Pertes { $unit_de } : { $percent } % de { $men }, { jet-part-ratio }, { $line } : { $own } de ce côté, { $enemy } en face.
jet-open-losses-wiped = Pertes { $unit_de } : { $percent } % de { $men }, { jet-part-ratio }, { $line }, dans la limite des présents : { $own } de ce côté, { $enemy } en face.
jet-open-losses-several = Pertes { $unit_de } et des siens dans la même rencontre : { $percent } % de { $men } en tout, à chacun son rapport et sa ligne.
jet-open-losses-breakout = Pertes { $unit_de } : celles d’une percée, { $own } de ce côté, { $enemy } en face.
# Quand on joue plusieurs échelles, ce que dit l’une n’est pas encore ce qui tombe (JET-40) : on ne compte d’hommes qu’au compte du tour.
jet-open-losses-scale = Pertes { $unit_de } à sa propre échelle : { $percent } % de { $men }, { jet-part-ratio }, { $line } ; le tour comptera les hommes.
jet-open-losses-scale-breakout = Pertes { $unit_de } à sa propre échelle : celles d’une percée ; le tour comptera les hommes.
jet-open-losses-scale-all = Pertes { $unit_de } : { $percent } % de { $men }, { jet-part-ratio }, { $line } : en face, les { $enemy } tombent tous, et rien de ce qu’ont dit les échelles du dessous n’en reprend un seul.

## Ce que fait chaque ligne de la table du soldat, à un soldat et à un chef qui combat

jet-soldier-effects-spectacular_failure = isolé, critique B à chaque round d’isolement, les siens à rejoindre en moins de 3 rounds, sinon se rendre ou mourir
jet-soldier-effects-absolute_failure = BO −20, BD −20, entouré, tous à vaincre en moins de 2 rounds, sinon isolé
jet-soldier-effects-failure = BO −10, BD −10, flancs et dos découverts
jet-soldier-effects-um66 = critique C de perforation
jet-soldier-effects-partial_success = un flanc découvert
jet-soldier-effects-um100 = une occasion unique
jet-soldier-effects-relative_success = un seul adversaire, peut-être de flanc
jet-soldier-effects-success = BO +10, BD +10, flancs gardés
jet-soldier-effects-absolute_success = BO +30, BD +30, flancs gardés
jet-soldier-chief-spectacular_failure = isolé, critique B à chaque round d’isolement, les siens à rejoindre en moins de 3 rounds, sinon se rendre ou mourir, aucun jet de bataille
jet-soldier-chief-absolute_failure = BO −20, BD −20, entouré, tous à vaincre en moins de 2 rounds, sinon isolé, jet de bataille −50
jet-soldier-chief-failure = BO −10, BD −10, flancs et dos découverts, jet de bataille −20
jet-soldier-chief-um66 = critique C de perforation, jet de bataille −10
jet-soldier-chief-partial_success = un flanc découvert, jet de bataille −10
jet-soldier-chief-um100 = une occasion unique, jet de bataille +30, +50 s’il attaque
jet-soldier-chief-relative_success = un seul adversaire, peut-être de flanc, jet de bataille +0
jet-soldier-chief-success = BO +10, BD +10, flancs gardés, jet de bataille +10
jet-soldier-chief-absolute_success = BO +30, BD +30, flancs gardés, jet de bataille +30

## Ce que vaut un jet
jet-amount-men =
    { $count ->
        [one] { $n } homme
       *[other] { $n } hommes
    }
jet-amount-percent = { $n } %

## D'où vient un changement : du dé aux hommes, de la ligne au moral
jet-open-fighters = { $unit_cap }, dans cette rencontre : { $men ->
        [one] { $men } combattant
       *[other] { $men } combattants
    }
jet-open-numbers = { $units_cap } contre { $targets } : { $own } combattants contre { $enemy }, { $how }{ jet-part-most } : { $by_signed }
jet-open-numbers-worth = { $units_cap } contre { $targets } : { $own } combattants de valeur { $worth } contre { $enemy } de valeur { $other }, { $how }{ jet-part-most } : { $by_signed }
jet-open-read = { $unit_cap } : { $total }, de { $least } à { $most } : { $row }
jet-open-read-low = { $unit_cap } : { $total }, au plus { $most } : { $row }
jet-open-read-high = { $unit_cap } : { $total }, au moins { $least } : { $row }
jet-open-um = { $unit_cap } : le dé nu désigne la ligne { $row }
jet-open-leaderless = { $unit_cap } : sans chef, donc sans jet, la ligne UM 66
jet-open-opposition = { $unit_cap }, { $row } : { $n_signed } au jet d’en face
jet-open-opposition-mean = { $unit_cap } : { $n } adversaires, { $sum_signed } en tout, la moyenne arrondie
jet-open-opposition-sum = { $unit_cap } : { $n } adversaires, { $sum_signed } en tout
jet-open-union = { $unit_cap } : l’union compte { $was } pour moitié de plus, { $now }
jet-open-position-foe = Position { $unit_de } : { $own_signed }, moins { $step } par niveau de terrain { $target_de }, en face ({ $level_signed }), de −30 à +30 : { $now_signed }
jet-open-position = Position { $unit_de } : { $own_signed }, et { $step } par niveau de terrain { $target_de } ({ $level_signed }), de −30 à +30 : { $now_signed }
jet-open-cost = { $unit_cap } : { $percent } % (le dé, 15 au moins et 35 au plus) de { $men } en bataille, { $round } : { $own }
jet-open-cost-left = { $unit_cap } : { $percent } % (le dé, 15 au moins et 35 au plus) des { $men } que laisse l’échelle du dessus, { $round } : { $own }
jet-open-cost-union = { $unit_cap } : { $percent } % (le dé, 15 au moins et 35 au plus) de { $men }, union comprise, { $round } : { $own }
jet-open-cost-winner = { $unit_cap } : { $percent } % (le dé, 15 au moins et 35 au plus) des { $men } d’en face, { $round } : { $enemy } en face
jet-open-cost-breakout = Percée { $unit_de } : { $percent } % de { $men } en bataille, arrondi : { $own }
jet-open-worth = Valeur d’un combattant { $value } contre { $other } : { jet-part-ratio-was } devient { jet-part-ratio-now }
jet-open-cut = Ennemi coupé en deux, { $points_signed } au rapport : { jet-part-ratio-was } devient { jet-part-ratio-now }
jet-open-ratio = { $unit_cap }, { $row } : { jet-part-ratio }, { $round }, donc { $own } de ce côté et { $enemy } en face
jet-open-ratio-breakout = { $unit_cap }, percée : quelle que soit la ligne, { jet-part-ratio }, { $round }, donc { $own } de ce côté et { $enemy } en face
jet-open-lined = Selon la ligne tenue, × { $ours } de ce côté et × { $theirs } en face, { $round } : { $own } et { $enemy }
jet-open-wiped-foe = En face il n’y a que { $enemy } hommes : { $enemy } en face, toujours { $own } de ce côté
jet-open-wiped-foe-ratio = En face il n’y a que { $enemy } hommes : { $enemy } en face et, par le rapport, { $way ->
        [0] autant
        [1] { $enemy } ÷ { $ratio }
       *[other] { $enemy } × { $ratio }
    }, { $round }, de ce côté : { $own }
jet-open-wiped-own = De ce côté il n’y a que { $own } hommes : { $own } de ce côté, toujours { $enemy } en face
jet-open-wiped-own-ratio = De ce côté il n’y a que { $own } hommes : { $own } de ce côté et, par le rapport, { $way ->
        [0] autant
        [1] { $own } × { $ratio }
       *[other] { $own } ÷ { $ratio }
    }, { $round }, en face : { $enemy }
jet-open-scaled = { $unit_cap }, à plusieurs contre trop peu : { $was } × { $there } présents en face / { $total } pertes calculées, arrondi : { $own }
jet-open-taken = { $unit_cap } : { $total } en tout pour { $over ->
        [one] une seule troupe
       *[other] { $over } troupes, { $spread }
    } : { $by }
jet-open-bounded = { $unit_cap } : pas plus que les { $men } présents : { $by }
jet-open-takes-up = { $unit_cap } : { $more } de plus, que d’autres n’ont plus d’hommes pour perdre : { $by }
jet-open-nobody-left = { $unit_cap } : l’échelle du dessus ne laisse personne en face, sa part tient
jet-open-share = { $unit_cap } : { $over ->
        [one] { $total ->
            [one] la seule perte { $target_de } tombe ici
           *[other] les { $total } pertes { $target_de } tombent ici
        }
       *[other] { $total ->
            [one] part de la seule perte { $target_de }
           *[other] part des { $total } pertes { $target_de }
        }, sur { $over } troupes, { $spread }
    } : { $by }
jet-open-imposed = { $unit_cap } : { $imposed ->
        [one] { $imposed } perte imposée
       *[other] { $imposed } pertes imposées
    } d’en haut, que rien ne reprend
jet-open-replaces = { $unit_cap } : le résultat de sa propre échelle, { $own }, remplace la part de { $share }
jet-open-on-top = { $unit_cap } : { $first } d’abord par l’échelle du dessus, puis { $own } sur ce qui reste : { $sum }
jet-open-agreed = { $unit_cap } : entre { $share } et { $sum }, on retient { $by }
jet-open-absorbs = { $unit_cap } : les autres ayant été jouées, la part passe de { $share } à { $by }
jet-open-discipline = Discipline { $unit_de } : { $was } → { $now }, { $most } au plus, un point de moins par 2 de moral sous 0 (moral { $morale }{ $beyond ->
        [0] { "" }
       *[other] , compté −10
    }){ $floor ->
        [0] { "" }
       *[other] , jamais sous −10
    }
jet-open-discipline-incremental = Discipline { $unit_de } : { $was } → { $now }, { $most } au plus, un point par 2 dont le moral change ({ $by_signed })
jet-open-flees = { $unit_cap } : percée manquée, { $men ->
        [one] { $men } survivant prend
       *[other] { $men } survivants prennent
    } la fuite
jet-open-last-stand = { $unit_cap } : percée manquée, { $men ->
        [one] { $men } survivant meurt
       *[other] { $men } survivants meurent
    } sur place : { $now }
jet-open-surrenders = { $unit_cap } : percée manquée, { $men ->
        [one] { $men } survivant se rend
       *[other] { $men } survivants se rendent
    }
jet-open-defeated-rout = { $unit_cap } : l’armée entière est en déroute, et personne ne peut la ramener
jet-open-defeated-collapse = { $unit_cap } : la percée de l’armée a échoué, ce qui perd la bataille
jet-open-defeated-nobody = { $unit_cap } : plus personne en bataille, ni réserve en route, ni renfort attendu
jet-open-defeated-surrender = { $unit_cap } : on se rend
jet-open-fall = { $unit_cap } : { $by ->
        [one] { $by } perte
       *[other] { $by } pertes
    }, deux tiers de tués, arrondi au-dessous : { $killed ->
        [one] { $killed } tué
       *[other] { $killed } tués
    }, { $wounded ->
        [one] { $wounded } blessé
       *[other] { $wounded } blessés
    } ; { $was } − { $by } = { $now }
jet-open-fall-scaled = { $unit_cap } : { $by ->
        [one] { $by } perte
       *[other] { $by } pertes
    }, les tués dans la proportion de ceux d’en face : { $killed ->
        [one] { $killed } tué
       *[other] { $killed } tués
    }, { $wounded ->
        [one] { $wounded } blessé
       *[other] { $wounded } blessés
    } ; { $was } − { $by } = { $now }
jet-open-volley = Volée sur { $unit } : { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    }{ $over ->
        [one] { "" }
       *[other] , sur { $over } troupes, { $spread }
    } : { $by } ici, en plus
jet-open-volley-third = { $unit_cap } : le tiers de { $men } en bataille, arrondi : { $by }
jet-open-cut-down = { $unit_cap } : { $men ->
        [one] { $men } traînard que personne n’a rallié, tué
       *[other] { $men } traînards que personne n’a ralliés, tués
    }
jet-open-men = { $unit_cap } : { $was } − { $by } = { $now }
jet-open-men-more = { $unit_cap } : { $was } + { $by } = { $now }
jet-open-row-was = Ligne { $unit_de } : { $row }
jet-open-row-morale = Ligne { $unit_de } : { $row }, moral { $by_signed }
jet-open-morale = Moral { $unit_de } et de ce qui en dépend : { $was } { $down ->
        [0] +
       *[other] −
    } { $by } = { $now }
jet-open-morale-mirror = Moral { $unit_de } et de ce qui en dépend, l’inverse de ce que la ligne fait en face : { $was } { $down ->
        [0] +
       *[other] −
    } { $by } = { $now }
jet-open-morale-kept = { $unit_cap } : { $by_signed }, mais le moral est gardé de −11 à +11 : { $now_signed }
jet-open-swing = { $unit_cap } : une seule valeur pour l’armée, la moyenne arrondie de { $n ->
        [one] { $n } rencontre
       *[other] { $n } rencontres
    } ({ $sum_signed } en tout)
jet-open-lasting-begins = { $unit_cap } : l’effet annoncé, qui dure, commence
jet-open-lasting-ends = { $unit_cap } : l’effet qui durait prend fin
jet-open-by-deed = { $unit_cap } : l’exploit ou l’occasion manquée qu’on vient de raconter
jet-open-routed = { $unit_cap } : moral { $morale }, sous −10
jet-open-rallied = { $unit_cap } : test de leadership réussi, le moral passe de { $was } à { $now }, et l’on revient en bataille
jet-open-not-rallied = { $unit_cap } : test de leadership manqué, un seul essai par déroute
jet-open-not-rallied-leaderless = { $unit_cap } : sans chef, personne ne rappelle les fuyards
jet-open-destroyed = { $unit_cap } : plus personne
jet-open-by-row = { $unit_cap } : la ligne le dit
jet-open-breakout = { $unit_cap } : il faut un succès absolu pour percer ; pertes de { $percent } %
jet-open-breakout-um = { $unit_cap } : il faut un succès absolu ou UM 100 pour percer ; pertes de { $percent } %
jet-open-freed = { $unit_cap } : plus personne ne tient le piège
jet-open-ground = { $unit_cap } : niveau de terrain { $was } → { $now }, comme la ligne le dit
jet-open-entered = { $unit_cap } : l’attente de la réserve est finie
jet-open-entered-at-once = { $unit_cap } : un UM 100 de l’armée fait entrer une réserve sur-le-champ
jet-open-delayed = { $unit_cap } : la ligne de l’armée retarde les réserves, { $was } → { $now } tours à attendre
jet-open-called = { $unit_cap } : { $base ->
        [one] { $base } tour
       *[other] { $base } tours
    } d'attente selon les règles{ $stored ->
        [0] { "" }
       *[other] , et { $stored } pour les retards d'avant l'appel
    } : { $turns }
jet-open-lasts = { $unit_cap } : { $value_signed }, du tour { $first } au tour { $last }
jet-open-stragglers = { $unit_cap } : autant de traînards que le dé le dit, pas plus que les { $men } qui sont là : { $by }
jet-open-tolled = { $unit_cap } : { $n ->
        [one] { $n } perte au-dessous
       *[other] { $n } pertes au-dessous, additionnées
    } : { $killed ->
        [one] { $killed } tué
       *[other] { $killed } tués
    }, { $wounded ->
        [one] { $wounded } blessé
       *[other] { $wounded } blessés
    } ; { $was } − { $by } = { $now }

## Clés des scénarios
jet-key-composition_mod = Composition
jet-key-composition_mod-help = Modificateur de composition au jet de bataille.
jet-key-equipment_mod = Équipement
jet-key-equipment_mod-help = Modificateur d'équipement au jet de bataille.
jet-key-initial_morale = Moral initial
jet-key-initial_morale-help = Le moral au début de la bataille.
jet-key-position_mod = Position
jet-key-position_mod-help = Modificateur de position au jet de bataille.
jet-key-archer_regiment_engaged = Archers engagés
jet-key-archer_regiment_engaged-help = Un régiment d'archers va en première ligne.

# What the abbreviations of the book mean, where they stand.
jet-abbr = SA = situational awareness : voir venir dans la mêlée | BO = bonus offensif | BD = bonus défensif
