### Les mots d’Ordre de bataille : ce que les interfaces demandent, proposent et étiquettent.
### Les noms de messages suivent CONTRIBUTING.md (« Texts a ruleset brings ») ; ce que la chronique raconte est dans tell/.

ordre-name = Ordre de bataille
ordre-name-help = Du glaive au croiseur stellaire : des groupes qui s’affrontent d’un jet, des sièges semaine après semaine.
ordre-round = Séquence { $n }
ordre-round-week = Semaine { $n }
ordre-rounds-week = { $n ->
    [one] { $n } semaine
   *[other] { $n } semaines
}
ordre-rounds = { $n ->
    [one] { $n } séquence
   *[other] { $n } séquences
}

## Doctrines

ordre-doctrine-charge = charge
ordre-doctrine-charge-help = Les ordres du livre : tirer, aborder, poursuivre, engager la réserve quand le gros est éprouvé.
ordre-doctrine-cautious = prudence
ordre-doctrine-cautious-help = Laisser parler les tireurs, ménager les hommes, partir à temps.
ordre-doctrine-steady = sang-froid
ordre-doctrine-steady-help = Aborder quand le nombre le permet, engager tôt la réserve, donner l’assaut aux places affaiblies.

## Étapes

ordre-step-command = commandement
ordre-step-ranged = tir
ordre-step-shock = choc
ordre-step-pursuit = poursuite
ordre-step-rally = ralliement
ordre-step-disengage = dégagement
ordre-step-reserve = réserve, fin de séquence
ordre-step-week = semaine de siège
ordre-step-aftermath = bilan

## États

ordre-state-absent = pas encore là
ordre-state-reserve = en réserve
ordre-state-intact = au complet
ordre-state-accrochee = unité accrochée
ordre-state-eprouvee = unité éprouvée
ordre-state-reformed = rangs reformés
ordre-state-decimee = unité décimée
ordre-state-deroute = en déroute
ordre-state-off = hors de la ligne
ordre-state-left = hors du champ
ordre-state-yielded = hors de la place, avec les honneurs
ordre-state-captured = aux mains de l’ennemi
ordre-state-aneantie = unité anéantie
ordre-state-fit = indemne
ordre-state-wounded = avec des blessures
ordre-state-killed = parmi les morts
ordre-state-out_of_action = hors de combat
ordre-quality-mauvaise = mauvaise
ordre-quality-mediocre = médiocre
ordre-quality-moyenne = moyenne
ordre-quality-veteran = vétéran
ordre-quality-elite = élite
ordre-range-contact = contact
ordre-range-courte = courte
ordre-range-moyenne = moyenne
ordre-range-longue = longue
ordre-range-tres_longue = très longue
ordre-class-crushing_defeat = cuisante défaite
ordre-class-defeat = défaite
ordre-class-status_quo = statu quo
ordre-class-marginal_victory = victoire marginale
ordre-class-victory = victoire
ordre-class-decisive_victory = victoire décisive

## Demandes

ordre-ask-ord-33 = Lancez { $dice } : test de commandement { $unit_de }.
ordre-ask-ord-34 = Quelles circonstances pour le commandement { $unit_de } ?
ordre-ask-ord-35 = Renforts, orage, tombée de la nuit : faut-il un nouveau test de commandement ?
ordre-ask-ord-36-choice = Sur qui tirer avec { $unit } ?
ordre-ask-ord-36-judgement = { $target_cap } : à portée { $unit_de } ?
ordre-ask-ord-37 = Lancez { $dice } : tir { $unit_de } sur { $target }.
ordre-ask-ord-38 = La surprise est-elle possible contre { $unit } ?
ordre-ask-ord-40-judgement = Quelles circonstances pour l’attaque { $unit_de } ?
ordre-ask-ord-40-throw = Lancez { $dice } : choc { $unit_de } contre { $target }.
ordre-ask-ord-48-choice = Serrés de près, sur lequel des assaillants tirer avec { $unit } ?
ordre-ask-ord-48-throw = Lancez { $dice } : tir à bout portant { $unit_de } sur { $target }.
ordre-ask-ord-52 = Les pertes { $unit_de } : qui les porte ?
ordre-ask-ord-55 = Lancez { $dice } : blessures { $unit_de }.
ordre-ask-ord-55-judgement = La Santé { $unit_de } est épuisée : hors de combat, ou mort ?
ordre-ask-ord-56 = Quel sort pour { $unit } ? Points de blessures.
ordre-ask-ord-57 = Repli { $unit_de } : le déclarer ?
ordre-ask-ord-59-choice = { $unit_cap } en déroute : qui poursuit ?
ordre-ask-ord-59-throw = Lancez { $dice } : poursuite { $unit_de } contre { $target }.
ordre-ask-ord-60-choice = Se retourner contre les poursuivants { $unit_de } ?
ordre-ask-ord-60-throw = Lancez { $dice } : riposte { $unit_de } contre { $target }.
ordre-ask-ord-62-choice = Tenter de rallier { $unit } ?
ordre-ask-ord-62-throw = Lancez { $dice } : ralliement { $unit_de }.
ordre-ask-ord-71-judgement = Le bilan { $unit_de } : quel résultat, ou combien d’expérience ?
ordre-ask-ord-72 = Dépenser l’expérience { $unit_de } pour un point de Cbt ?
ordre-ask-ord-73 = Engager la réserve { $unit_de } ?
ordre-ask-ord-82-choice = Bombarder la place cette semaine, { $unit } ?
ordre-ask-ord-82-throw = Lancez { $dice } : tir { $unit_de } contre les murs { $target_de }.
ordre-ask-ord-83 = Rompre l’assaut après cette vague, { $unit } ?
ordre-ask-ord-87 = Derrière les murs : que fait { $unit } ?
ordre-ask-ord-89 = Devant les murs : que fait { $unit } ?
ordre-ask-ord-90-choice = Envoyer un parlementaire, { $unit } ?
ordre-ask-ord-90-throw = Lancez { $dice } : pourparlers { $unit_de } avec { $target }.
ordre-ask-ord-101 = Lancez { $dice } : test de commandement { $unit_de }.
ordre-ask-ord-103 = Lancez { $dice } : tir { $unit_de } sur { $target }.
ordre-ask-ord-106-choice = Tenter de dégager { $unit } ?
ordre-ask-ord-106-judgement = Vitesse, leurres, couvert : quelles circonstances pour le dégagement { $unit_de } ?
ordre-ask-ord-106-throw-self = Lancez { $dice } : dégagement { $unit_de }.
ordre-ask-ord-106-throw-on = Lancez { $dice } : { $unit } aux trousses { $target_de }.
ordre-ask-ord-111 = Qui attaquer avec { $unit } ?

## Choix

ordre-choice-tenir = rester sur la défensive
ordre-choice-attaquer = attaquer { $target }
ordre-choice-laisser_fuir = laisser fuir
ordre-choice-poursuivre_avec = poursuivre avec { $target }
ordre-choice-oui = oui
ordre-choice-non = non
ordre-choice-attendre = attendre
ordre-choice-assaut = donner l’assaut
ordre-choice-lever_le_siege = lever le siège
ordre-choice-sortie = tenter une sortie
ordre-choice-se_rendre = se rendre
ordre-choice-partager = partager selon la Force
ordre-choice-faire_porter_par = faire porter d’abord par { $target }

## Jugements

ordre-judgement-no = non
ordre-judgement-yes = oui
ordre-judgement-out_of_range = hors de portée
ordre-judgement-in_range = à portée
ordre-judgement-out_of_action = hors de combat
ordre-judgement-killed = mort
ordre-judgement-crushing_defeat = cuisante défaite
ordre-judgement-defeat = défaite
ordre-judgement-status_quo = statu quo
ordre-judgement-marginal_victory = victoire marginale
ordre-judgement-victory = victoire
ordre-judgement-decisive_victory = victoire décisive

## Parts d’une somme

ordre-term-cbt = Cbt
ordre-term-ratio = avantage du nombre
ordre-term-surprised = surprise
ordre-term-status = état
ordre-term-rout = déroute
ordre-term-retreat_failed = repli manqué
ordre-term-pinned = dégagement manqué
ordre-term-visibility = visibilité et distance
ordre-term-heat = température
ordre-term-counter = attaque adverse manquée
ordre-term-circumstances = circonstances
ordre-term-dfs = Dfs
ordre-term-surprised_half = surprise : moitié
ordre-term-surprised_none = engins surpris : la Dfs ne compte plus
ordre-term-guns_dfs = Dfs moyenne, 0 pour les pièces atteintes au contact
ordre-term-rout_half = déroute : moitié
ordre-term-mud_half = boue : moitié
ordre-term-shot_half = sous les tirs : moitié
ordre-term-cover = couvert
ordre-term-town = couvert de la ville
ordre-term-forest = couvert du bois
ordre-term-walls = murs
ordre-term-contact = à bout portant
ordre-term-theatre = distance du théâtre
ordre-term-distance = distance
ordre-term-pda = PdA
ordre-term-loss_base = pertes de base (%)
ordre-term-margin = marge : 10 % par paire entière de points
ordre-term-most = au plus
ordre-term-outrun = fuyards plus rapides : moitié
ordre-term-gruelling = climat éprouvant
ordre-term-mental = MENTAL
ordre-term-war = Art de la Guerre
ordre-term-army_cbt = Cbt de l’armée
ordre-term-weather = intempéries
ordre-term-well_held = place bien tenue
ordre-term-no_siege_means = sans moyens de siège
ordre-term-longest_range = plus longue portée
ordre-term-mobility = mobilité
ordre-term-presence = PRESENCE
ordre-term-diplomacy = Diplomatie
ordre-term-twenty = base du ralliement
ordre-term-initial_cbt = Cbt du groupe
ordre-term-weeks = semaines d’endurance
ordre-term-losses = pertes subies
ordre-term-armour = armure
ordre-term-eff = effectif
ordre-term-pieces = pièces
ordre-term-dmg = Dmg
ordre-term-cdf = cadence de feu
ordre-term-area = aire d’effet
ordre-term-type = multiplicateur du type
ordre-term-charge = charge
ordre-term-no_charge = sans charge
ordre-term-on_foot = à pied
ordre-term-thrown = armes de jet
ordre-term-thrown_only = armes de jet seules : moitié
ordre-term-flying = troupes volantes
ordre-term-burst = rafales
ordre-term-short_range = portée limitée : moitié
ordre-term-at_contact = arme archaïque au contact : moitié
ordre-term-garrison = tireurs de la garnison : moitié
ordre-term-no_ammunition = plus de munitions
ordre-term-silent = pièces muettes au contact
ordre-term-out_of_range = arme trop courte
ordre-term-by_hand = fixé à la main
ordre-term-useless = sans effet sur le blindage
ordre-term-weapon = arme
ordre-term-special_ammo = munitions spéciales
ordre-term-unsuitable = armement inadapté
ordre-term-sdg = SDG
ordre-term-arm = armure
ordre-term-mod_att = précision et maniement
ordre-term-mod_dfs = défense de l’engin
ordre-term-ten = base du seuil
ordre-term-ten_cbt = dix par point de Cbt
ordre-term-frc = Force
ordre-term-sdr = SdR
ordre-term-unit = une unité
ordre-term-own_cbt = Cbt propre
ordre-term-weighted = une unité, valeur × effectif
ordre-term-heads = moyenne par tête, arrondie au-dessous
ordre-term-fives = par tranches de cinq entre plusieurs unités, au moins 10
ordre-term-half = moitié
ordre-term-twice = deux fois
ordre-term-status_half = état : moitié
ordre-term-ground_half = terrain : moitié
ordre-term-dark_half = nuit ou tempête : moitié

## Chiffres d’une fiche

ordre-figure-eff = Eff
ordre-figure-pda = PdA
ordre-figure-pfg = PdA (PFG)
ordre-figure-frc = Frc
ordre-figure-cbt = Cbt
ordre-figure-dfs = Dfs
ordre-figure-sdr = SdR (%)
ordre-figure-quality = qualité
ordre-figure-prt = portée
ordre-figure-out = hors de combat
ordre-figure-xp = expérience
ordre-figure-ammunition = munitions
ordre-figure-pieces = pièces
ordre-figure-damage = dommages
ordre-figure-sdr_points = SdR (points)
ordre-figure-at_eprouvee = unité éprouvée à
ordre-figure-at_decimee = unité décimée à
ordre-figure-at_aneantie = unité anéantie à
ordre-figure-counter = bonus à la prochaine attaque
ordre-figure-potential = potentiel de commandement
ordre-figure-wounds = blessures
ordre-figure-chief = commandant en chef

## L’ennemi en quelques mots

ordre-words-handful-whole = une poignée, rangs pleins
ordre-words-handful-worn = une poignée, rangs entamés
ordre-words-handful-thin = une poignée, rangs clairsemés
ordre-words-handful-ruined = une poignée, en lambeaux
ordre-words-few-whole = une petite troupe, rangs pleins
ordre-words-few-worn = une petite troupe, rangs entamés
ordre-words-few-thin = une petite troupe, rangs clairsemés
ordre-words-few-ruined = une petite troupe, en lambeaux
ordre-words-many-whole = une troupe nombreuse, rangs pleins
ordre-words-many-worn = une troupe nombreuse, rangs entamés
ordre-words-many-thin = une troupe nombreuse, rangs clairsemés
ordre-words-many-ruined = une troupe nombreuse, en lambeaux
ordre-words-host-whole = une multitude, rangs pleins
ordre-words-host-worn = une multitude, rangs entamés
ordre-words-host-thin = une multitude, rangs clairsemés
ordre-words-host-ruined = une multitude, en lambeaux

## Ce qu’une décision du MJ peut fixer

ordre-field-eff = effectif
ordre-field-pieces = pièces
ordre-field-cbt = Cbt de base
ordre-field-mod_att = Mod(Att)
ordre-field-sdg = SDG
ordre-field-arm = armure
ordre-field-shields = boucliers
ordre-field-mobility = rang de mobilité
ordre-field-flying = troupe volante
ordre-field-sappers = sapeurs
ordre-field-morale_ignored = sans peur
ordre-field-fires_at_contact = tire au contact
ordre-field-firearm = arme à feu
ordre-field-burst = rafales
ordre-field-prt = rang de portée
ordre-field-ammunition = munitions
ordre-field-secondary_weapon_bonus = apport de l’arme secondaire
ordre-field-partial_armour = armure partielle
ordre-field-partial_armour_extra = casque et jambières
ordre-field-individual_sdg = somme des SDG individuels
ordre-field-type_mult_override = multiplicateur du type
ordre-field-no_charge_mult = multiplicateur sans charge
ordre-field-sdr_bonus_pct = bonus de SdR (%)
ordre-field-pda = PdA à la main
ordre-field-frc = Frc à la main
ordre-field-dfs = Dfs à la main
ordre-field-sdr = SdR à la main (%)
ordre-field-xp = expérience
ordre-field-xp_award = expérience de cette bataille
ordre-field-weapon_usable = armes utilisables (masque)
ordre-field-mod_ctl = Mod(Ctl)
ordre-field-mod_dfs = Mod(Dfs)
ordre-field-special_ammo_mult = munitions spéciales
ordre-field-unsuitable_armament_factor = valeur de l’armement ici
ordre-field-cover_bonus = couvert
ordre-field-combat_circumstances = circonstances de combat
ordre-field-encircled = groupe encerclé
ordre-field-in_terrain = dans le bois ou la boue
ordre-field-command_circumstances = circonstances de commandement
ordre-field-reliable_signals = transmissions sûres
ordre-field-surprise_allowed = peut être surpris
ordre-field-battle_result = résultat de la bataille
ordre-field-mental = MENTAL
ordre-field-presence = PRESENCE
ordre-field-war = Art de la Guerre
ordre-field-diplomacy = Diplomatie
ordre-field-health = Santé
ordre-field-wounds = blessures
ordre-field-battle_result-auto = comme proposé
ordre-field-battle_result-crushing_defeat = cuisante défaite
ordre-field-battle_result-defeat = défaite
ordre-field-battle_result-status_quo = statu quo
ordre-field-battle_result-marginal_victory = victoire marginale
ordre-field-battle_result-victory = victoire
ordre-field-battle_result-decisive_victory = victoire décisive

## Problèmes d’un scénario

ordre-problem-fraction = « { $key } » est trop fin pour être compté : une fraction d’au plus trois chiffres, comme `"1/4"` ou `2.5`.
ordre-problem-secondary = L’arme secondaire n’apporte pas plus de la moitié de son Dmg : { $most } au plus. Donnez `secondary_dmg`, ou baissez `secondary_weapon_bonus`.
ordre-problem-individual = `individual_sdg` donne { $given } hommes, et `count` en dit { $count }. Accordez les deux, ou retirez `count`.
ordre-problem-weapons = Pas plus de { $most } armes pour une unité d’engins. Regroupez celles qui se ressemblent.
ordre-problem-no-weapon = Cette unité n’a pas d’arme : donnez `dmg`, `thrown` avec `thrown_only`, `[[weapon]]` pour des engins, ou `pda`.
ordre-problem-majority = Les engins d’un autre type ne peuvent être plus nombreux que ceux de l’unité : échangez les deux.
ordre-problem-place = Un assaut ou un siège a besoin d’une place : dans `[ground]`, donnez `besieged` (le camp qui la tient) et `fort`.
ordre-problem-garrison = La place ne peut abriter plus de { $most } hommes. Augmentez `effectif`, ou acceptez-le avec `waive`.
ordre-problem-impassable = Ce terrain ne permet pas de grande bataille. Changez `terrain`, ou passez outre avec `waive`.
ordre-problem-place-size = Un ouvrage de cette sorte se tient d’ordinaire à { $least } hommes au moins. Changez `effectif` ou `fort`, ou acceptez-le avec `waive`.
ordre-warn-melee = `{ $key }` est d'une arme qui tire, et cette unité se bat au corps à corps. Retirez-le, ou écrivez `fights = "ranged"`.
ordre-warn-shooter = `{ $key }` ne compte qu'au corps à corps, et cette unité se bat à distance. Retirez-le, ou écrivez `fights = "melee"`.
ordre-warn-troops = `{ $key }` est d'un engin, et cette unité n'en est pas. Retirez-le, ou écrivez `vehicle = true`.
ordre-warn-vehicle = `{ $key }` ne compte pas pour des engins : leurs armes se donnent par `[[side.unit.weapon]]`.
ordre-warn-alone = `{ $key }` ne dit rien sans `{ $needs }`. Donnez les deux, ou aucun.
ordre-warn-mode = `{ $key }` ne change rien dans cette sorte de combat. Retirez-le, ou changez `mode`.
ordre-warn-by-hand = `{ $figure }` est donné : `{ $key }` ne compte plus. Gardez l'un des deux.
ordre-warn-chief = Ce commandant en chef n'a ni `mental`, ni `cbt`, ni `war` : son potentiel est nul. Donnez-les, ou n'en nommez pas.
ordre-warn-thrown = Cette unité n'a que des armes de jet, et n'en a pas : sa PdA est nulle. Donnez `thrown`, ou retirez `thrown_only`.
ordre-warn-chariots = Ces chars ne peuvent se déployer ici : ils restent hors du combat. Changez `terrain`, ou choisissez `undeployable_chariots = "as_infantry"`.

## Gestes refusés

ordre-gesture-not-routed = Ce groupe n’est pas en déroute.
ordre-gesture-already-routed = Ce groupe est déjà en déroute.
ordre-gesture-no-chief = Sans commandant en chef, personne ne rallie.
ordre-gesture-over = La bataille est finie.

## Bilan

ordre-part-dead = { $dead ->
        [one] { $dead } mort
       *[other] { $dead } morts
    }
ordre-after-lost = { $unit_cap } : plus en état de reparaître ({ $initial } au départ, { ordre-part-dead }, { $men } debout, { $xp } d’expérience en réserve).
ordre-after-whole = { $unit_cap } : au complet ({ $men } sur { $initial }, { ordre-part-dead }, { $xp } d’expérience en réserve).
ordre-after-unit = { $unit_cap } : { $men } sur { $initial }, { ordre-part-dead }, { $xp } d’expérience en réserve.
ordre-after-fit = { $unit_cap } : aucune blessure ({ $points } de Santé).
ordre-after-wounded = { $unit_cap } : des blessures, { $points } de Santé.
ordre-after-out = { $unit_cap } : hors de combat ({ $points } de Santé).
ordre-after-captured = { $unit_cap } : aux mains de l’ennemi, { $points } de Santé.
ordre-after-killed = { $unit_cap } : parmi les morts ({ $points } de Santé).

## Options et réglages

ordre-option-die_kind = le dé
ordre-option-die_kind-help = Comment lit-on le dé à dix faces ?
ordre-option-die_kind-plain = la face
ordre-option-die_kind-open_up = un 10 se relance et s’ajoute
ordre-option-die_kind-open_both = de même, et un premier 1 retranche une série
ordre-option-mdc_mode = caractéristiques
ordre-option-mdc_mode-help = Qu’écrit-on pour MENTAL et PRESENCE ?
ordre-option-mdc_mode-entered = le modificateur
ordre-option-mdc_mode-value_minus_5 = la valeur ; le modificateur est cinq de moins
ordre-option-tour_minutes = durée d’un Tour
ordre-option-tour_minutes-help = Combien de minutes dure un Tour ?
ordre-option-tour_minutes-6 = six
ordre-option-tour_minutes-10 = dix
ordre-option-resolution_level = ce qui combat d’un bloc
ordre-option-resolution_level-help = Des groupes, ou chaque unité pour soi ?
ordre-option-resolution_level-group = le groupe
ordre-option-resolution_level-unit = l’unité
ordre-option-charge_scope = portée de la charge
ordre-option-charge_scope-help = La charge compte-t-elle à chaque choc ?
ordre-option-charge_scope-every_shock = à chaque choc
ordre-option-charge_scope-first_shock = au premier seulement
ordre-option-cavalry_as_infantry_sdg = SDG du cavalier à pied
ordre-option-cavalry_as_infantry_sdg-help = La cavalerie qui combat comme l’infanterie garde-t-elle son SDG ?
ordre-option-cavalry_as_infantry_sdg-keep = elle le garde
ordre-option-cavalry_as_infantry_sdg-assault_only = celui du fantassin devant les murs
ordre-option-cavalry_as_infantry_sdg-always = celui du fantassin partout où elle ne charge pas
ordre-option-undeployable_chariots = chars mal engagés
ordre-option-undeployable_chariots-help = Que font les chars là où ils ne peuvent se déployer ?
ordre-option-undeployable_chariots-excluded = ils restent en dehors
ordre-option-undeployable_chariots-as_infantry = ils combattent à pied
ordre-option-modatt_scope = portée de Mod(Att)
ordre-option-modatt_scope-help = La précision de l’arme change-t-elle aussi Dfs et SdR ?
ordre-option-modatt_scope-tests_only = les tests seulement
ordre-option-modatt_scope-all_derived = tout ce qui vient du Cbt
ordre-option-sdr_rounding = arrondi du SdR
ordre-option-sdr_rounding-help = À quoi arrondit-on le SdR d’un groupe ?
ordre-option-sdr_rounding-floor_5 = au multiple de cinq inférieur
ordre-option-sdr_rounding-floor_1 = à l’unité inférieure
ordre-option-big_number_rounding = grands nombres
ordre-option-big_number_rounding-help = Arrondir PdA et Frc ?
ordre-option-big_number_rounding-1 = non
ordre-option-big_number_rounding-10 = à la dizaine
ordre-option-big_number_rounding-100 = à la centaine
ordre-option-command_cadence = tests de commandement
ordre-option-command_cadence-help = Combien de tests par bataille ?
ordre-option-command_cadence-once = un seul, et quand tout change
ordre-option-command_cadence-each_sequence = à chaque séquence
ordre-option-command_cadence-none = aucun
ordre-option-approach_volleys = volées d’approche
ordre-option-approach_volleys-help = Combien de tirs avant le premier choc ?
ordre-option-enforce_range = portée exigée
ordre-option-enforce_range-help = Les armes trop courtes se taisent-elles ?
ordre-option-surprise_duration = durée de la surprise
ordre-option-surprise_duration-help = Combien de temps dure la surprise ?
ordre-option-surprise_duration-battle = jusqu’au prochain test
ordre-option-surprise_duration-first_sequence = une séquence
ordre-option-ratio_pda = PdA du rapport de force
ordre-option-ratio_pda-help = Quelle PdA compare-t-on ?
ordre-option-ratio_pda-current = celle du moment
ordre-option-ratio_pda-initial = celle du départ
ordre-option-loss_pct_cap = plafond d’un coup
ordre-option-loss_pct_cap-help = Un coup peut-il dépasser toute la PdA ?
ordre-option-loss_pct_cap-none = sans limite
ordre-option-loss_pct_cap-100 = 100 % au plus
ordre-option-status_stack = états cumulés
ordre-option-status_stack-help = La déroute s’ajoute-t-elle à l’état ?
ordre-option-status_stack-worst_only = le pire seul
ordre-option-status_stack-cumulative = tout s’ajoute
ordre-option-rupture_cap = plafond de rupture
ordre-option-rupture_cap-help = Que limite le seuil de rupture ?
ordre-option-rupture_cap-per_assault = chaque coup
ordre-option-rupture_cap-cumulative = le total
ordre-option-counter_bonus = bonus d’attaque manquée
ordre-option-counter_bonus-help = Les bonus s’ajoutent-ils ?
ordre-option-counter_bonus-last_only = le dernier, une fois
ordre-option-counter_bonus-accumulate = jusqu’à l’emploi
ordre-option-dfs_halving_order = moitiés et bonus de Dfs
ordre-option-dfs_halving_order-help = Divise-t-on avant ou après les bonus ?
ordre-option-dfs_halving_order-halve_then_add = diviser puis ajouter
ordre-option-dfs_halving_order-add_then_halve = ajouter puis diviser
ordre-option-halvings_stack = moitiés répétées
ordre-option-halvings_stack-help = La Dfs peut-elle être divisée plusieurs fois ?
ordre-option-pc_armor = armure des personnages
ordre-option-pc_armor-help = Combien de fois l’armure protège-t-elle des blessures rapides ?
ordre-option-pc_armor-once = une fois
ordre-option-pc_armor-per_slice = à chaque tranche
ordre-option-pc_armor-none = jamais
ordre-option-retreat_mid_battle = repli en pleine bataille
ordre-option-retreat_mid_battle-help = Peut-on se replier une fois la bataille engagée ?
ordre-option-rout_trigger = seuil de la déroute
ordre-option-rout_trigger-help = Faut-il atteindre ou dépasser le SdR ?
ordre-option-rout_trigger-reach = l’atteindre
ordre-option-rout_trigger-exceed = le dépasser
ordre-option-rally_timing = moment du ralliement
ordre-option-rally_timing-help = Avant ou après la poursuite ?
ordre-option-rally_timing-after_pursuit = après
ordre-option-rally_timing-before_pursuit = avant, et à sa place
ordre-option-rally_attempts = tentatives de ralliement
ordre-option-rally_attempts-help = Combien de fois peut-on essayer ?
ordre-option-rally_attempts-one_per_sequence = une par séquence
ordre-option-rally_attempts-one_per_rout = une par déroute
ordre-option-rally_attempts-one_success = jusqu’à un succès
ordre-option-victory_recovery = récupération du vainqueur
ordre-option-victory_recovery-help = Que compte-t-on d’abord ?
ordre-option-victory_recovery-casualties_then_recover = les pertes
ordre-option-victory_recovery-recover_then_casualties = la récupération
ordre-option-forest_cavalry = cavalerie en forêt
ordre-option-forest_cavalry-help = Que vaut-elle sous les arbres ?
ordre-option-forest_cavalry-as_infantry = autant que l’infanterie
ordre-option-forest_cavalry-half = la moitié
ordre-option-mud_ranged_halving = boue et tirs
ordre-option-mud_ranged_halving-help = La boue divise-t-elle encore la Dfs ?
ordre-option-mud_ranged_halving-cumulative = oui, encore
ordre-option-mud_ranged_halving-redundant = non, c’est déjà fait
ordre-option-climate_losses = pertes du climat
ordre-option-climate_losses-help = Comment compter les 10 % de pertes en plus ?
ordre-option-climate_losses-each_hit_relative = un dixième de chaque coup
ordre-option-climate_losses-each_hit_points = dix points de pourcentage
ordre-option-climate_losses-after_battle_relative = un dixième au bilan
ordre-option-entrenchment_dfs = abri des tranchées
ordre-option-entrenchment_dfs-help = Contre quoi protègent-elles ?
ordre-option-entrenchment_dfs-ranged_only = les tirs
ordre-option-entrenchment_dfs-all = tout
ordre-option-undermanned_at_half = place à moitié tenue
ordre-option-undermanned_at_half-help = À la moitié exacte, la place est-elle mal tenue ?
ordre-option-garrison_archers_halved = tireurs de la garnison
ordre-option-garrison_archers_halved-help = Leur PdA est-elle divisée par deux ?
ordre-option-siege_superiority = supériorité des assiégeants
ordre-option-siege_superiority-help = Deux contre un : en quoi ?
ordre-option-siege_superiority-pda = en PdA
ordre-option-siege_superiority-eff = en hommes
ordre-option-negotiation_difficulty = difficulté des pourparlers
ordre-option-negotiation_difficulty-help = Quelles semaines compte-t-on ?
ordre-option-negotiation_difficulty-total = toutes
ordre-option-negotiation_difficulty-remaining = celles qui restent
ordre-option-pfg_burst = rafales des engins
ordre-option-pfg_burst-help = La rafale double-t-elle la PFG ?
ordre-option-pfg_burst-double = oui
ordre-option-pfg_burst-ignore = non
ordre-option-vehicle_short_range_half = engins à courte portée
ordre-option-vehicle_short_range_half-help = Les armes courtes comptent-elles pour moitié ?
ordre-option-vehicle_retreat_fail = dégagement manqué
ordre-option-vehicle_retreat_fail-help = Que coûte un échec ?
ordre-option-vehicle_retreat_fail-2 = 2 points
ordre-option-vehicle_retreat_fail-4 = 4 points
ordre-option-vehicle_rally = ralliement des engins
ordre-option-vehicle_rally-help = Un commandant peut-il rallier des véhicules en déroute ?
ordre-option-vehicle_rally-no = non
ordre-option-vehicle_rally-yes = oui, comme des troupes
ordre-option-health_spent = Santé épuisée
ordre-option-health_spent-help = Que devient un personnage dont les blessures atteignent la Santé ?
ordre-option-health_spent-out_of_action = hors de combat
ordre-option-health_spent-killed = mort
ordre-option-disengage_score = score de dégagement
ordre-option-disengage_score-help = Qui se mesure ?
ordre-option-disengage_score-cbt = le Cbt des unités
ordre-option-disengage_score-command = le potentiel des camps
ordre-option-time_scale_override = durée d’une séquence
ordre-option-time_scale_override-help = En secondes ; 0 : d’après le nombre de combattants.
ordre-option-terrain = terrain
ordre-option-terrain-help = Où se bat-on ?
ordre-option-terrain-open = vastes étendues
ordre-option-terrain-rough = collines
ordre-option-terrain-very_rough = montagnes
ordre-option-terrain-forest = forêt, jungle
ordre-option-terrain-mud = marais, boue
ordre-option-terrain-urban = ville moderne
ordre-option-terrain-assault = place fortifiée
ordre-option-terrain-impassable = terrain impraticable
# Le ciel, dit d’un mot : le livre ne distingue pas la pluie de la neige, ni la nuit de la tempête.
ordre-sky-bad = mauvais temps
ordre-sky-very_bad = très mauvais temps, ou la nuit
ordre-sky-extreme_temp = température extrême
ordre-sky-very_bad_extreme_temp = très mauvais temps ou nuit, température extrême
ordre-sky-very_bad_gruelling_temp = très mauvais temps ou nuit, climat éprouvant
ordre-option-weather = temps
ordre-option-weather-help = Ciel et température.
ordre-option-weather-clear = temps clair
ordre-option-weather-bad = pluie, brume ou neige
ordre-option-weather-very_bad = nuit ou tempête
ordre-option-weather-extreme_temp = chaleur torride ou froid mordant
ordre-option-weather-gruelling_temp = climat éprouvant
ordre-option-weather-bad_extreme_temp = intempéries et température extrême
ordre-option-weather-bad_gruelling_temp = intempéries et climat éprouvant
ordre-option-weather-very_bad_extreme_temp = nuit ou tempête, température extrême
ordre-option-weather-very_bad_gruelling_temp = nuit ou tempête, climat éprouvant
ordre-option-engagement_distance = distance d’engagement
ordre-option-engagement_distance-help = À quelle portée tire-t-on ?
ordre-option-engagement_distance-auto = d’après le terrain
ordre-option-engagement_distance-contact = contact
ordre-option-engagement_distance-courte = courte
ordre-option-engagement_distance-moyenne = moyenne
ordre-option-engagement_distance-longue = longue
ordre-option-engagement_distance-tres_longue = très longue
ordre-option-distance_visibility_mod = vent et visibilité
ordre-option-distance_visibility_mod-help = Ajouté à la difficulté de chaque tir.
ordre-option-target_in_range = cibles à portée
ordre-option-target_in_range-help = Qui peut-on prendre pour cible ?
ordre-option-target_in_range-auto = les groupes de contact, et les tireurs selon leur portée
ordre-option-target_in_range-yes = tout le monde
ordre-option-target_in_range-no = les groupes de contact seulement
ordre-option-mixed_weapons = armes mêlées
ordre-option-mixed_weapons-help = Quelle arme compte dans une unité mêlée ?
ordre-option-mixed_weapons-most_common = la plus répandue
ordre-option-mixed_weapons-mean = la moyenne
ordre-option-ratio_cap = plafond du nombre
ordre-option-ratio_cap-help = Bonus le plus fort que donne le nombre.
ordre-option-dead_share = part des morts
ordre-option-dead_share-help = Parmi les hommes hors de combat, en pour cent.
ordre-option-abandoned_wounded_die = blessés abandonnés
ordre-option-abandoned_wounded_die-help = Les blessés du vaincu meurent-ils ?
ordre-option-pc_fate_mode = sort des personnages
ordre-option-pc_fate_mode-help = Qui décide des blessures ?
ordre-option-pc_fate_mode-staged = le MJ, sur proposition
ordre-option-pc_fate_mode-quick_1d3 = le dé
ordre-option-more_mobile_side = camp le plus mobile
ordre-option-more_mobile_side-help = Pour le repli.
ordre-option-more_mobile_side-auto = d’après les rangs
ordre-option-more_mobile_side-a = le premier
ordre-option-more_mobile_side-b = le second
ordre-option-more_mobile_side-none = aucun
ordre-option-baggage_lost_share = matériel abandonné
ordre-option-baggage_lost_share-help = En pour cent ; −1 : toutes les pièces, trois quarts des bagages.
ordre-option-very_bad_visibility_halves_pda = tirs de nuit
ordre-option-very_bad_visibility_halves_pda-help = Nuit et tempête divisent-elles la PdA des tirs ?
ordre-option-bad_visibility_hits_combat = combattre sans voir
ordre-option-bad_visibility_hits_combat-help = La mauvaise visibilité gêne-t-elle aussi le combat ?
ordre-option-reserve_min_pct = réserve minimale
ordre-option-reserve_min_pct-help = Part de la PdA, en pour cent, pour un nouveau test.
ordre-option-for_override = facteur de fortification
ordre-option-for_override-help = 0 : d’après la table.
ordre-option-flying_mult = assaut par les airs
ordre-option-flying_mult-help = Que multiplie le vol ?
ordre-option-flying_mult-1 = rien
ordre-option-flying_mult-2 = par deux
ordre-option-flying_mult-3 = par trois
ordre-option-siege_means = moyens de siège
ordre-option-siege_means-help = L’assaillant a-t-il échelles, machines, spécialistes ?
ordre-option-inaccessible_site = site inaccessible
ordre-option-inaccessible_site-help = Le nombre sert-il contre cette place ?
ordre-option-besieger_max_weeks = patience des assiégeants
ordre-option-besieger_max_weeks-help = En semaines ; 0 : sans limite.
ordre-option-negotiation_interval_weeks = délai des pourparlers
ordre-option-negotiation_interval_weeks-help = En semaines.
ordre-option-no_surrender = ni reddition ni pourparlers
ordre-option-no_surrender-help = La garnison se bat-elle jusqu’à la mort ?
ordre-option-needs_supplies = besoin de vivres
ordre-option-needs_supplies-help = La garnison mange-t-elle ?
ordre-option-longest_range_bonus = avantage de la portée
ordre-option-longest_range_bonus-help = La plus longue portée aide-t-elle le commandement des engins ?
ordre-option-urban_infantry_dfs = fantassins en ville
ordre-option-urban_infantry_dfs-help = Bonus de Dfs contre les engins.
ordre-option-urban_infantry_dfs-0 = aucun
ordre-option-urban_infantry_dfs-5 = 5
ordre-option-urban_infantry_dfs-10 = 10

## Les clés d’un scénario, sur la page qui le prépare

ordre-key-besieged = camp assiégé
ordre-key-effectif = effectif de la place
ordre-key-fort = fortification
ordre-key-mode = sorte de combat
ordre-key-mode-help = Bataille rangée, escarmouche, siège : ce que le livre distingue.
ordre-key-terrain = terrain
ordre-key-theatre = théâtre
ordre-key-crew = équipage
ordre-key-fights = combat
ordre-key-fights-help = De près ou à distance.
ordre-key-fights-melee = de près
ordre-key-fights-ranged = à distance
ordre-key-mixed_dmg = dommages mêlés
ordre-key-mixed_dmg-help = Pour une troupe aux armes diverses, l'un après l'autre.
ordre-key-post = poste
ordre-key-post-help = Force principale, soutien ou réserve.
ordre-key-quality = qualité
ordre-key-secondary_dmg = dommages secondaires
ordre-key-type = type de troupe
ordre-key-ammunition_dmg = dommages selon la munition
ordre-key-weapon = arme
ordre-key-automated = automate
ordre-key-thrown_only = armes de jet seulement
ordre-key-vehicle = véhicule
ordre-key-secondary = arme secondaire

## Ce qui s’ajoute en préparant

ordre-kind-weapon = arme
ordre-kind-other = véhicules d’un autre type

## Ce que vaut un jet
ordre-amount-points =
    { $count ->
        [one] { $n } point de perte
       *[other] { $n } points de perte
    }
ordre-amount-points_capped =
    { $count ->
        [one] { $n } point de perte, plafond de rupture
       *[other] { $n } points de perte, plafond de rupture
    }
ordre-amount-tenths =
    { $count ->
        [one] { $n } dixième des pertes revient
       *[other] { $n } dixièmes des pertes reviennent
    }
ordre-row-refused = refus
ordre-row-terms = reddition sous conditions
ordre-row-unconditional = reddition sans conditions

## D'où vient un changement : des dés aux points, des points aux hommes
ordre-open-weighed = { $unit_cap } : { $own } de PdA contre { $enemy } pour { $target }, au moins { $num } contre { $den } : +{ $row }{ $most ->
        [0] { "" }
       *[other] , mais le MJ en permet +{ $bonus } au plus
    }
ordre-open-pda = { $unit_cap } : PdA de { $pda }
ordre-open-pda-why = { $unit_cap } : PdA de { $pda } ({ $why })
ordre-open-pda-contact = { $unit_cap } : PdA de { $whole }, arme archaïque au contact, moitié arrondie au-dessous : { $pda }
ordre-open-blow = Coup { $unit_de }, porté dès une marge de 0 : { $percent } % d’une PdA de { $pda }, arrondi au-dessous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ordre-open-blow-friendly = Tir { $unit_de } manqué de { $margin } : 10 % par paire entière de points, { $percent } % d’une PdA de { $pda }, arrondi au-dessous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ordre-open-heat = Climat éprouvant, un dixième de plus : { $was } → { $now } points
ordre-open-outrun = Fuyards plus rapides que la poursuite, moitié : { $was } → { $now } points
ordre-open-capped = { $unit_cap } : un coup ne prend pas plus que le seuil de rupture, { $percent } % d’une Force de { $force }, soit { $sdr } : { $was } → { $now } points
ordre-open-capped-total = { $unit_cap } : les pertes s’arrêtent au seuil de rupture, { $percent } % d’une Force de { $force }, soit { $sdr } ; { $before } déjà perdus : { $was } → { $now } points
ordre-open-hunger = { $unit_cap } : semaine { $week } de blocus, { $over } de plus que les { $endurance } d’endurance ; { $slice ->
        [one] chaque semaine de plus
       *[other] toutes les { $slice } semaines de plus
    }, un dixième d’une Force de { $force } : { $by } points
ordre-open-points = { $unit_cap } : { $was } + { $by } = { $now } points perdus, sur une Force de { $force }
ordre-open-points-back = { $unit_cap } : { $was } − { $by } = { $now } points perdus, sur une Force de { $force }
ordre-open-status = { $unit_cap } : { $percent ->
        [0] moins de 1 %
       *[other] { $percent } % (arrondi au-dessous)
    } de la Force perdus, d’où l’état : { $state }{ $from ->
        [1] { " " }(dès le premier point)
        [2] { " " }(dès la moitié de la Force)
        [3] { " " }(dès la Force entière)
       *[other] { "" }
    }
ordre-open-share = { $unit_cap } : part de { $share } points, { $damage } × { $force } ÷ { $whole } (Force de l’unité, du groupe), le reste aux plus fortes fractions
ordre-open-share-since = { $unit_cap } : { $own } points d’avant, et { $by } de plus, { $damage } × { $force } ÷ { $whole } (Force de l’unité, du groupe), le reste aux plus fortes fractions : { $share } points
ordre-open-share-of = { $unit_cap } : part de { $share } points sur les { $damage } du groupe, à proportion de sa Force de { $force }
ordre-open-raised = { $unit_cap } : { $xp } points d’expérience, { $cost } pour passer de Cbt { $was } à { $now }, reste { $left }
ordre-open-men = { $unit_cap } : { $share } points ÷ { $each } par homme, arrondi au-dessous{ $most ->
        [0] { "" }
       *[other] , { $men } au plus
    } : { $out } hors de combat sur { $men }, { $now } debout
ordre-open-men-whole = { $unit_cap } : { $share } points × { $men } ÷ { $force } de Force, arrondi au-dessous{ $most ->
        [0] { "" }
       *[other] , { $men } au plus
    } : { $out } hors de combat sur { $men }, { $now } debout
ordre-open-men-gone = { $unit_cap } : plus rien n’en reste : { $out } hors de combat sur { $men }
ordre-open-vehicles = { $unit_cap } : { $share } points ÷ { $each } par engin, arrondi au-dessous{ $most ->
        [0] { "" }
       *[other] , { $men } au plus
    } : { $out } hors de combat sur { $men }, { $now } en état
ordre-open-vehicles-whole = { $unit_cap } : { $share } points × { $men } ÷ { $force } de Force, arrondi au-dessous{ $most ->
        [0] { "" }
       *[other] , { $men } au plus
    } : { $out } hors de combat sur { $men }, { $now } en état
ordre-open-group = { $unit_cap }, toutes unités : { $was } − { $by } = { $now }
ordre-open-group-back = { $unit_cap }, toutes unités : { $was } + { $by } = { $now }
ordre-open-last = { $unit_cap } : plus personne de valide, mais { $points } points n’anéantissent pas, il en faut { $twice } (deux fois la Force) : tant que rien ne rompt, les blessés se battent encore
ordre-open-rallied = { $unit_cap } : réussi de { $margin }, un dixième par paire entière de points : { $tenths ->
        [one] { $tenths } dixième
       *[other] { $tenths } dixièmes
    }{ $most ->
        [0] { "" }
       *[other] { " " }au plus
    } de { $damage } points, arrondi au-dessous : { $back }
ordre-open-routed = { $unit_cap } : { $damage } points perdus, { $exceed ->
        [0] au moins
       *[other] plus que
    } le seuil de rupture (SdR), { $percent } % d’une Force de { $force }, soit { $sdr } points : déroute
ordre-open-rallied-still = { $unit_cap } : { $damage } points perdus, pas moins que le seuil de rupture (SdR), { $sdr } ; qui est rallié ne rompt de nouveau qu’à sa prochaine perte
ordre-open-mean-cbt = { $unit_cap } : Cbt, moyenne des unités selon leurs effectifs, ({ $sum }) ÷ { $heads }, arrondi au-dessous : { $mean }
ordre-open-mean-dfs = { $unit_cap } : Dfs, moyenne des unités selon leurs effectifs, ({ $sum }) ÷ { $heads }, arrondi au-dessous : { $mean }
ordre-open-mean-sdr = { $unit_cap } : seuil de rupture (SdR), moyenne des unités selon leurs effectifs, ({ $sum }) ÷ { $heads }, arrondi au-dessous : { $mean }{ $fives ->
        [0] { "" }
       *[other] , puis au multiple de cinq au-dessous
    } ; 10 au moins : { $percent } %
ordre-open-annihilated = { $unit_cap } : { $damage } points perdus, au moins deux fois une Force de { $force }, soit { $twice }
ordre-open-off = { $unit_cap } : en déroute, et personne ne rallie
ordre-open-committed = Réserve { $unit_de } : le chef l’engage
ordre-open-gone = { $unit_cap } : la décision ou les termes racontés juste avant
ordre-open-dead = { $unit_cap } : { $percent } % de { $out } hors de combat, arrondi au-dessous : { $dead ->
        [one] { $dead } mort
       *[other] { $dead } morts
    }{ $deserters ->
        [0] { "" }
       *[other] { " " }; les points de reste font un déserteur ou des égratignures, et n’ôtent personne
    }
ordre-open-wrecks = { $unit_cap } : { $percent } % de { $out } hors de combat, arrondi au-dessous : { $dead } à rayer des listes
ordre-open-recovered = { $unit_cap } : { $back } points récupérés par le vainqueur, la moitié de { $share } ; restent { $rest } points, soit { $left } hors de combat
ordre-open-left = { $unit_cap } : { $dead ->
        [one] { $dead } mort
       *[other] { $dead } morts
    }, { $left } hors de combat : le plus grand des deux nombres, { $by } ; { $was } − { $by } = { $now } pour la suite
ordre-open-slices = { $unit_cap } : { $share } points sur une Force de { $force }, { $tenths ->
        [one] { $tenths } dixième plein
       *[other] { $tenths } dixièmes pleins
    } ; un d3 par dixième pas encore compté pour { $target } : { $dice }d3
ordre-open-wounds = { $unit_cap } : { $was } − { $by } de santé, au moins 0 : { $now }
ordre-open-classed = Vaincu, { $target } : { $lost } points perdus sur { $force } de Force engagée, { $beaten } % ; vainqueur, { $unit } : { $cost } sur { $theirs }, { $victor } % (1 % au moins pour ce compte) ; rapport de { $times } ; ces nombres sont coupés à deux décimales ; dès 3, victoire décisive ; dès 1,5, victoire ; moins, marginale
ordre-open-classed-none = Aucun camp ne l’emporte : statu quo
ordre-open-command = { $unit_cap } { $own }, { $target } { $enemy } : écart de { $margin } ; dès { $first }, le premier coup ; dès { $surprise }, la surprise
ordre-open-withdrew = { $unit_cap } { $own }, { $target } { $enemy } : marge de { $margin } ; dès 5, tout part ; dès 2, les plus lents sont perdus ; de 1 à −4, il faut combattre, à −2 ; moins, c’est la déroute
ordre-open-both-leave = { $unit_cap } : les deux camps se retirent, personne ne se mesure
ordre-open-broke-off = { $unit_cap } { $own }, { $target } { $enemy } au mieux : marge de { $margin } ; dès 2, l’engagement est rompu ; de 1 à −4, on reste sous le feu ; moins, c’est la déroute
ordre-open-pinned = { $unit_cap } : −{ $cost } à ses jets jusqu’à la fin
ordre-open-unopposed = { $unit_cap } : sans ennemi aux prises dans cette séquence, rien ne retient
ordre-open-week = { $unit_cap } : { $men ->
        [0] PdA de { $own } contre { $enemy }
       *[other] { $own } hommes contre { $enemy }
    } pour { $target } ; { $holds ->
        [0] moins que le double, { $twice } : le blocus ne tient pas
       *[other] au moins le double, { $twice } : le blocus tient
    }
ordre-open-endures = { $unit_cap } : Cbt { $cbt } × For { $factor }, au moins 1 : { $weeks ->
        [one] { $weeks } semaine
       *[other] { $weeks } semaines
    } d’endurance
ordre-open-sapped = { $sappers } sapeurs, au moins la moitié des { $men } assiégés : { $was } semaines, moitié arrondie au-dessous, au moins 1 : { $weeks }
ordre-open-talk-losses = { $unit_cap } : { $damage } points perdus sur une Force de { $force }, { $tenths ->
        [one] { $tenths } dixième plein
       *[other] { $tenths } dixièmes pleins
    }, 2 par dixième : −{ $by } à la Difficulté
ordre-open-talk = Marge de { $margin } : dès 5, sans conditions ; dès 0, sous conditions ; moins, c’est un refus
ordre-open-surrender = { $unit_cap } : { $damage } points perdus, au moins le seuil de rupture (SdR), { $percent } % d’une Force de { $force }, soit { $sdr } points ; la garnison choisit de se rendre
ordre-open-outside = { $unit_cap } : hors des murs la Force n’est plus multipliée par { $factor } ; { $was } points ÷ { $factor }, arrondi au-dessous : { $now }
ordre-open-inside = { $unit_cap } : derrière les murs la Force est multipliée par { $factor } ; { $was } points × { $factor }, et les points de reste : { $now }
ordre-open-weeks = { $was ->
        [0] Le siège commence : semaine { $now }
        [one] Une semaine auparavant, voici la semaine { $now }
       *[other] { $was } semaines auparavant, voici la semaine { $now }
    } ; semaines de blocus tenu : { $blockade }
ordre-open-wave = { $was ->
        [0] Aucune avant elle dans ce combat : numéro { $now }
       *[other] { $was } avant elle dans ce combat, et une de plus : numéro { $now }
    }
ordre-open-length = { $fighters ->
        [one] { $fighters } combattant
       *[other] { $fighters } combattants
    } des deux camps × { $seconds } s ÷ { $each } : { $now } s
ordre-open-length-set = Le meneur de jeu a fixé la durée d’une séquence : { $now } s
ordre-open-length-assault = Un assaut dure deux fois plus : { $was } → { $now } s
ordre-open-clock = Depuis le début : { $was } + { $by } = { $now } s
ordre-open-missed = { $unit_cap } : manqué de { $margin }, +1 par paire entière de points : +{ $bonus } pour { $target } contre eux, { $stays ->
        [0] à la séquence { $since }
       *[other] dès la séquence { $since }, jusqu’à ce qu’il serve
    }
ordre-open-missed-sum = { $unit_cap }, avec ce qu’il y avait déjà : { $was } + { $by } = +{ $now }
ordre-open-slowest = { $unit_cap } : mobilité 0, parmi les plus lents, que cette retraite abandonne : { $pieces } pièces perdues sur { $had }, reste { $left }
ordre-open-guns = { $unit_cap } : en fuite, { $percent } % de { $had } pièces{ $set ->
        [0] { "" }
       *[other] { " (part fixée par le meneur de jeu)" }
    }, arrondi au-dessous : { $pieces } perdues, reste { $left }
ordre-open-baggage-slow = { $unit_cap } : les plus lents sont abandonnés, et tous les bagages avec eux : { $share } %
ordre-open-baggage = { $unit_cap } : une partie a fui : { $share } % des bagages{ $set ->
        [0] , les trois quarts selon le livre
       *[other] , part fixée par le meneur de jeu
    }{ $was ->
        [0] { "" }
       *[other] { " " }(plus que les { $was } % perdus auparavant)
    }
ordre-open-goes-on = Le siège continue, et chacun garde ses pertes
ordre-open-learned = { $unit_cap } : résultat du camp, { $class } : { $most ->
        [0] { $least } points et plus
       *[other] de { $least } à { $most } points
    }, d’ordinaire { $usual } ; { $was } + { $xp } = { $now } d’expérience
ordre-open-crew = { $unit_cap } : { $state }, { $percent } % des équipages ; { $vehicles ->
        [one] { $vehicles } engin
       *[other] { $vehicles } engins
    } × { $crew } à bord × { $percent } %, arrondi au-dessous : { $men }
ordre-open-crew-light = { $unit_cap } : { $state }, 20 × { $damage } points ÷ une Force de { $force }, 9 au plus, soit { $percent } % des équipages ; { $vehicles ->
        [one] { $vehicles } engin
       *[other] { $vehicles } engins
    } × { $crew } à bord × { $percent } %, arrondi au-dessous : { $men }
ordre-open-closed = Les comptes sont faits : ne restent que ceux qui peuvent combattre encore

## Clés des scénarios
ordre-key-area = Zone
ordre-key-area-help = L'arme frappe une zone.
ordre-key-cdf = CdF
ordre-key-cdf-help = Cadence de feu, par exemple 1/2 ou 4R.
ordre-key-crew_per_piece = Servants par pièce
ordre-key-crew_per_piece-help = Hommes qu'il faut à une pièce.
ordre-key-dmg = Dmg
ordre-key-dmg-help = Dommages de l'arme.
ordre-key-modern = Moderne
ordre-key-modern-help = Troupe à l'arme moderne.
ordre-key-other = Autres engins
ordre-key-other-help = Véhicules d'une seconde sorte dans la même unité.
ordre-key-servants = Servants
ordre-key-servants-help = Hommes qui servent les pièces.
ordre-key-thrown = Armes de jet
ordre-key-thrown-help = Porte des armes de jet.
ordre-key-volley = Salve
ordre-key-volley-help = Tire une salve, puis va au choc.
ordre-key-bombs = Bombes
ordre-key-bombs-help = Arme contre ce qui est au-dessous.

# What a host weighs, in the army list.
ordre-weight = Force { $n }

# What the abbreviations of the book mean, where they stand.
ordre-abbr = PdA = puissance d'attaque : d'où viennent toutes les pertes | PFG = puissance de feu globale d'une unité d'engins | Frc = force : les dommages que l'unité peut prendre | Cbt = compétence de combat | Dfs = défense : la difficulté pour qui l'attaque | SdR = seuil de rupture : les dommages où l'unité se rompt | Dmg = dommage moyen de l'arme | CdF = cadence de feu | ArE = aire d'effet de l'arme | SDG = seuil de dommages généraux d'un combattant | Arm = armure | Prt = portée
