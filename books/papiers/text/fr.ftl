### Les mots de Petits papiers : ce que les interfaces demandent, proposent et étiquettent.
### Ce que la chronique raconte est dans tell/.

papiers-name = Petits papiers
papiers-name-help = Des batailles de petits papiers sur une carte, heure par heure, avec les personnages au milieu.
papiers-round = Heure { $n }
papiers-rounds = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}

## Doctrines

papiers-doctrine-charge = charge
papiers-doctrine-charge-help = Au contact dès la première heure, sur qui est à portée et le moins assailli.
papiers-doctrine-cautious = prudence
papiers-doctrine-cautious-help = Une heure durant, soutenir d’abord, n’aborder que des ennemis aux prises ou battus d’avance ; puis se battre posément.
papiers-doctrine-steady = sang-froid
papiers-doctrine-steady-help = Aborder où le rapport des forces est bon, et ne pas attendre plus de deux heures.

## Étapes

papiers-step-debut = début du tour
papiers-step-actions = actions des personnages
papiers-step-initiative = initiative
papiers-step-engagement = engagement
papiers-step-alignement = alignement
papiers-step-tir_defensif = tir défensif
papiers-step-avant_garde = avant-garde
papiers-step-combat = combats
papiers-step-pertes = pertes
papiers-step-moral = moral
papiers-step-ralliement = ralliement

## États

papiers-state-absent = pas encore là
papiers-state-free = libre
papiers-state-engaged = aux prises
papiers-state-desorganisation = en désorganisation
papiers-state-deroute = en déroute
papiers-state-left = hors du champ
papiers-state-destroyed = plus personne debout
papiers-state-able = en état d’agir
papiers-state-wounded = en état d’agir, avec des blessures
papiers-state-out = hors de combat
papiers-state-dead = au nombre des morts
papiers-state-captured = aux mains de l’ennemi
papiers-state-fled = en fuite

## Demandes

papiers-ask-pap-16 = Déclarer une charge pour { $unit } ? La monture donne son bonus d’INI.
papiers-ask-pap-19 = Où se retire { $unit } ?
papiers-ask-pap-23 = Un camp n’a plus personne qui tienne : la bataille est-elle finie ?
papiers-ask-pap-25-choice = { $unit_cap } : quelque chose à déclarer avant que l’ordre de l’heure soit fixé ?
papiers-ask-pap-25 = Lancez { $dice } : initiative { $unit_de }.
papiers-ask-pap-27-throw = Lancez { $dice } : qui agit d’abord, à égalité d’initiative ?
papiers-ask-pap-27-throw-alone = Lancez { $dice } : le général { $unit_de } départage les égaux.
papiers-ask-pap-27-choice = À initiative égale, laquelle des unités { $unit_de } agit d’abord ?
papiers-ask-pap-28 = Quel ordre pour { $unit } ?
papiers-ask-pap-30 = Contre quel adversaire porter le soutien { $unit_de } ?
papiers-ask-pap-31 = Lancez { $dice } : combat { $unit_de } contre { $target }.
papiers-ask-pap-38 = Lancez { $dice } : moral { $unit_de } après ses pertes.
papiers-ask-pap-43-choice = Qui tente de rallier { $unit } ?
papiers-ask-pap-43-throw = Lancez { $dice } : commandement { $target_de } pour rallier { $unit }.
papiers-ask-pap-46-choice = Distribuer les drogues { $unit_a } pour cette heure ?
papiers-ask-pap-46-throw = Lancez { $dice } : moral { $unit_de } au réveil des drogues.
papiers-ask-pap-47 = Lâcher la frénésie { $unit_de } ? Une seule fois dans la bataille.
papiers-ask-pap-48 = Lancez { $dice } : coup d’avant-garde { $unit_de } sur { $target }.
papiers-ask-pap-49 = Lancez { $dice } : moral { $unit_de } devant ce qui fait peur.
papiers-ask-pap-55 = Lancez { $dice } : régénération { $unit_de }, une tranche de cinq par dé.
papiers-ask-pap-59 = { $unit_cap } : former la tortue ?
papiers-ask-pap-60 = Après l’embuscade, { $unit } : s’éclipser ou rester ?
papiers-ask-pap-66 = Comment répartir la puissance { $unit_de } entre ses adversaires ?
papiers-ask-pap-66-choice-on = { $unit } a devant elle des ennemis en état de se battre ; { $target } est en déroute : frapper aussi ces fuyards ?
papiers-ask-pap-67 = Trop de monde contre { $unit } : qui reste seul au contact ?
papiers-ask-pap-70 = Lancez { $dice } : commandement { $unit_de } pour organiser { $target }.
papiers-ask-pap-71-choice = Après la marche, quelle cible pour { $unit } ?
papiers-ask-pap-71-throw = Lancez { $dice } : tir { $unit_de } sur { $target }.
papiers-ask-pap-72-choice = Face à la charge, sur qui tire { $unit } ? Sans réponse, le tir annoncé est perdu.
papiers-ask-pap-72-throw = Lancez { $dice } : volée { $unit_de } sur la charge { $target_de }.
papiers-ask-pap-75-choice-alone = Renoncer à l’embuscade { $unit_de } ?
papiers-ask-pap-75-choice-on = Surprendre { $target } avec { $unit } : à la charge ou au trait ?
papiers-ask-pap-75-throw = Lancez { $dice } : embuscade { $unit_de } sur { $target }.
papiers-ask-pap-76 = Sous les pas { $target_de } : { $unit }. Que se passe-t-il ?
papiers-ask-pap-77 = Lancez { $dice } : { $unit } sous les pas { $target_de }.
papiers-ask-pap-80 = Qui tombe, chez { $unit } ?
papiers-ask-pap-82 = Lancez { $dice } : magie { $unit_de } sur { $target }.
papiers-ask-pap-83-throw-alone = Lancez { $dice } : moral { $unit_de } sous le sortilège.
papiers-ask-pap-83 = Lancez { $dice } : sort { $unit_de } sur { $target }.
papiers-ask-pap-84 = Le jet { $target_de } : lancé ici, ou décidé par votre jeu ?
papiers-ask-pap-90 = Que fait { $unit } cette heure-ci ?
papiers-ask-pap-91-judgement = { $unit_cap } défie { $target } : victoire ?
papiers-ask-pap-91-throw = Lancez { $dice } : moral { $unit_de } après le duel perdu.
papiers-ask-pap-92-judgement = { $unit_cap } vise la bannière { $target_de } : prise et rapportée ?
papiers-ask-pap-92-throw = Lancez { $dice } : moral { $unit_de }, bannière perdue.
papiers-ask-pap-94 = Lancez { $dice } : commandement { $unit_de } pour se jeter dans les rangs { $target_de }.
papiers-ask-pap-96 = Lancez { $dice } : tactique { $unit_de } pour l’encerclement.
papiers-ask-pap-98 = { $unit_cap } s’en prend { $target_a } : les machines changent-elles de mains ?
papiers-ask-pap-99-judgement-alone = L’exploit { $unit_de } : quel effet lui donner ?
papiers-ask-pap-99-judgement-self = L’exploit { $unit_de } : de combien ?
papiers-ask-pap-100 = Lancez { $dice } : blessures { $unit_de }.
papiers-ask-gm = Lancez { $dice } : moral { $unit_de }, sur l’ordre du MJ.

## Choix

papiers-choice-tenir = tenir sa place
papiers-choice-aller = aller en { $cell }
papiers-choice-engager = engager { $target }
papiers-choice-soutenir = soutenir { $target } dans la mêlée
papiers-choice-soutien_tir = soutenir { $target } de ses traits
papiers-choice-tir = tirer sur { $target }
papiers-choice-magie = déchaîner sa magie sur { $target }
papiers-choice-tortue = former la tortue
papiers-choice-rompre_tortue = rompre la tortue
papiers-choice-decrocher = décrocher
papiers-choice-rien = ne rien tenter
papiers-choice-sort = lancer { $tool } sur { $target }
papiers-choice-organiser_att = organiser son unité pour l’attaque
papiers-choice-organiser_def = organiser son unité pour la défense
papiers-choice-galvaniser_att = galvaniser { $target } : ATT
papiers-choice-galvaniser_ini = galvaniser { $target } : INI
papiers-choice-rallier = aller rallier { $target }
papiers-choice-encercler = encercler l’ennemi
papiers-choice-rejoindre = rejoindre { $target }
papiers-choice-se_detacher = agir en solitaire
papiers-choice-defier = défier { $target }
papiers-choice-banniere = charger la bannière { $target_de }
papiers-choice-machines = s’emparer { $target_de }
papiers-choice-secourir = secourir un compagnon
papiers-choice-fuir = fuir le champ de bataille
papiers-choice-message = porter un message
papiers-choice-attaque_audacieuse = mener une attaque audacieuse contre { $target }
papiers-choice-capturer = capturer un adversaire chez { $target }
papiers-choice-saboter = saboter les moyens { $target_de }
papiers-choice-infiltrer = s’infiltrer dans les rangs { $target_de }
papiers-choice-sur = { $target }
papiers-choice-lui = { $target }
papiers-choice-personne = personne
papiers-choice-oui = oui
papiers-choice-non = non
papiers-choice-rester = rester et combattre
papiers-choice-s_eclipser = s’éclipser
papiers-choice-charge_soudaine = charge soudaine
papiers-choice-volee_soudaine = volée soudaine
papiers-choice-frapper = frapper aussi les fuyards
papiers-choice-epargner = les laisser
papiers-choice-parts_egales = parts égales
papiers-choice-parts = en parts inégales

## Jugements

papiers-judgement-goes_on = on continue
papiers-judgement-over = c’est fini
papiers-judgement-not_here = rien ici
papiers-judgement-springs = le piège se referme
papiers-judgement-found = éventé
papiers-judgement-rolled = aux dés
papiers-judgement-critical_success = réussite critique
papiers-judgement-success = réussite
papiers-judgement-failure = échec
papiers-judgement-critical_failure = échec critique
papiers-judgement-fails = non
papiers-judgement-succeeds = oui
papiers-judgement-nothing = rien
papiers-judgement-att = ATT de son unité
papiers-judgement-def = DEF de son unité
papiers-judgement-ini = INI de son unité
papiers-judgement-losses = des pertes
papiers-judgement-morale = un test de moral
papiers-judgement-reveal = des pions retournés
papiers-judgement-remove = quelqu’un quitte le champ

## Parts d’une somme

papiers-term-base = INI de base
papiers-term-size = effectif
papiers-term-armour = armure
papiers-term-weapon = arme
papiers-term-mount = monture
papiers-term-custom = attribut du MJ
papiers-term-by_hand = corrigé à la main
papiers-term-die = dé de l’armée
papiers-term-general = général
papiers-term-charge = charge déclarée
papiers-term-disorder = désorganisation
papiers-term-rout = déroute
papiers-term-galvanised = unité galvanisée
papiers-term-deed = exploit de l’heure
papiers-term-skill = compétence
papiers-term-command = Commandement
papiers-term-tactics = Tactique
papiers-term-losses_over_75 = plus de 75 % de pertes
papiers-term-in_deroute = unité en déroute
papiers-term-peur = peur
papiers-term-terreur = terreur
papiers-term-missile = arme de trait
papiers-term-coups_puissants = coups puissants
papiers-term-frenesie = frénésie
papiers-term-haine = haine
papiers-term-grandes_creatures = grandes créatures
papiers-term-tres_grandes_creatures = très grandes créatures
papiers-term-organised = unité organisée
papiers-term-encircle = encerclement
papiers-term-gear = équipement d’un personnage
papiers-term-ground = terrain
papiers-term-ambush = embuscade
papiers-term-situation = situation
papiers-term-support_melee = soutien au contact
papiers-term-support_fire = soutien de tir
papiers-term-shield = bouclier
papiers-term-barding = caparaçon
papiers-term-pierced = armure percée
papiers-term-endurance = endurance
papiers-term-peau_coriace = peau coriace
papiers-term-ecailles = écailles
papiers-term-vol = vol
papiers-term-vs_foot = monté contre gens de pied
papiers-term-tortue = tortue
papiers-term-pui = PUI d’un combattant
papiers-term-eff = EFF
papiers-term-pui_total = PUI totale
papiers-term-pui_tir = PUI TIR d’un combattant
papiers-term-pui_mag = PUI MAG d’un combattant
papiers-term-pui_monster = PUI du monstre
papiers-term-pui_hero = PUI du personnage
papiers-term-hero = bonus d’un personnage
papiers-term-eff_initial = EFF du début
papiers-term-per_soldier = EFF d’un soldat
papiers-term-battery = PUI TIR de trois machines
papiers-term-machines = machines, par trois
papiers-term-servants = servants qui restent
papiers-term-charge_mount = monture en charge
papiers-term-charge_lance = lance en charge
papiers-term-drugs = drogues
papiers-term-frenzy = frénésie
papiers-term-stacked = multiplicateurs réunis
papiers-term-split = puissance divisée
papiers-term-part = part choisie
papiers-term-spell_att = ATT du sort
papiers-term-spell_pui = PUI du sort
papiers-term-trap_att = ATT du piège
papiers-term-trap_pui = PUI du piège

## Chiffres d’une fiche

papiers-figure-eff = EFF
papiers-figure-race = race
papiers-figure-armour = armure
papiers-figure-shield = bouclier
papiers-figure-mount = monture
papiers-figure-barding = caparaçons
papiers-figure-machine = machine
papiers-figure-machines = nombre de machines
papiers-figure-rout_upto = déroute jusqu’à
papiers-figure-disorder_upto = désorganisation jusqu’à
papiers-figure-eff_initial = EFF initial
papiers-figure-eff_each = EFF par soldat
papiers-figure-soldiers = soldats
papiers-figure-pui = PUI
papiers-figure-pui_total = PUI totale
papiers-figure-pui_tir = PUI TIR
papiers-figure-pui_tir_total = PUI TIR totale
papiers-figure-pui_mag_total = PUI MAG totale
papiers-figure-mo = MO
papiers-figure-ini = INI
papiers-track = L’ordre de l’engagement
papiers-figure-ini_now = INI de l’heure
papiers-figure-ini_charge = INI en charge
papiers-figure-att = ATT
papiers-figure-att_fire = ATT au tir
papiers-figure-def = DEF
papiers-figure-def_armour = dont armure
papiers-figure-pierce = perce l’armure de
papiers-figure-pui_mult_charge = charge ×
papiers-figure-support_melee = soutien
papiers-figure-support_fire = soutien de tir
papiers-figure-category = catégorie
papiers-figure-weapon = arme
papiers-figure-missile = trait
papiers-figure-attribute = attribut
papiers-figure-supports = soutient
papiers-figure-target = vise
papiers-figure-doses = doses
papiers-figure-setup = heures de remise en batterie
papiers-figure-face_down = pion retourné
papiers-figure-hidden = en embuscade
papiers-figure-tortoise = tortue formée
papiers-figure-frenzy_used = frénésie dépensée
papiers-figure-banner = porte une bannière
papiers-figure-flying = vole
papiers-figure-position = case
papiers-figure-pui_bonus = bonus de PUI
papiers-figure-pui_tir_bonus = bonus de PUI TIR
papiers-figure-command = Commandement
papiers-figure-tactics = Tactique
papiers-figure-gear_att = ATT de l’équipement
papiers-figure-gear_def = DEF de l’équipement
papiers-figure-general = général : bonus d’INI
papiers-figure-spell = sort
papiers-figure-uses = usages restants
papiers-figure-wounds_leg = blessures légères
papiers-figure-wounds_mod = blessures modérées
papiers-figure-wounds_ser = blessures sérieuses

## Repères de la piste de pertes

papiers-mark-quarter = Plus de 25 % de pertes : les personnages lisent la deuxième colonne des blessures.
papiers-mark-test = 50 % de pertes : test de moral dès maintenant.
papiers-mark-half = Plus de 50 % de pertes : troisième colonne des blessures.
papiers-mark-three_quarters = Plus de 75 % de pertes : dernière colonne des blessures, −10 au ralliement.
papiers-mark-gone = Plus personne debout.

## Mots du livre

papiers-word-none = aucune
papiers-word-chevaux = chevaux
papiers-word-chevaux_guerre = chevaux de guerre
papiers-word-destriers = destriers
papiers-word-caparacons = caparaçons
papiers-word-chars_guerre = chars de guerre
papiers-word-loups_geants = loups géants
papiers-word-sangliers = sangliers
papiers-word-araignees_geantes = araignées géantes
papiers-word-chevaux_sylvestres = chevaux sylvestres
papiers-word-baliste = baliste
papiers-word-catapulte = catapulte
papiers-word-trebuchet = trébuchet
papiers-word-canon = canon
papiers-word-courtes = armes courtes
papiers-word-simples = armes simples
papiers-word-deux_mains = armes à deux mains
papiers-word-lance = lance
papiers-word-hallebarde = hallebarde
papiers-word-lourdes = armes lourdes
papiers-word-lance_cavalerie = lance de cavalerie
papiers-word-arc_long = arc long
papiers-word-arbalete = arbalète
papiers-word-arbalete_repetition = arbalète à répétition
papiers-word-courte_portee = fronde, arc court, javelot
papiers-word-arc_composite = arc composite
papiers-word-pistolet = pistolet
papiers-word-arquebuse = arquebuse
papiers-word-drogues = drogues de combat
papiers-word-frenesie = frénésie
papiers-word-avant_garde = avant-garde
papiers-word-peur = peur
papiers-word-terreur = terreur
papiers-word-endurance = endurance
papiers-word-haine = haine
papiers-word-grandes_creatures = grandes créatures
papiers-word-tres_grandes_creatures = très grandes créatures
papiers-word-regeneration = régénération
papiers-word-peau_coriace = peau coriace
papiers-word-ecailles = écailles
papiers-word-vol = vol
papiers-word-coups_puissants = coups puissants
papiers-word-tortue = tortue
papiers-word-eclaireurs_elite = éclaireurs d’élite
papiers-word-armure_legere = armure légère
papiers-word-armure_lourde = armure lourde
papiers-word-foot = à pied
papiers-word-mounted = montée
papiers-word-chariot = chars
papiers-word-machine = machines
papiers-word-monster = monstre
papiers-word-character = personnage
papiers-word-milice = milice
papiers-word-normal = normal
papiers-word-veteran = vétéran
papiers-word-elite = élite
papiers-word-sans = sans test de moral
papiers-trial-losses = sous le poids des pertes
papiers-trial-fear = face à la peur
papiers-trial-drugs = au réveil des drogues
papiers-trial-spell = sous le sortilège
papiers-trial-duel = après le duel perdu
papiers-trial-banner = une fois la bannière perdue
papiers-trial-organisation = après une manœuvre manquée
papiers-trial-frenzy = une fois la frénésie retombée
papiers-trial-ruling = sur un mot du MJ
papiers-words-whole = rangs pleins
papiers-words-worn = rangs entamés
papiers-words-thin = rangs clairsemés
papiers-words-ruined = une poignée de rescapés

## Ce qu’une décision du MJ peut fixer

papiers-field-eff0 = EFF initial
papiers-field-each = EFF par soldat
papiers-field-pui = PUI
papiers-field-pui_tir = PUI TIR
papiers-field-pui_mag = PUI MAG
papiers-field-mo = MO
papiers-field-ini_base = INI de base
papiers-field-ini_hand = correction d’INI
papiers-field-armour = armure
papiers-field-shield = boucliers
papiers-field-flying = vole
papiers-field-att_hand = correction d’ATT
papiers-field-att_fire_hand = correction d’ATT au tir
papiers-field-def_hand = correction de DEF
papiers-field-size = bonus de taille
papiers-field-temp_att = ATT accordée
papiers-field-temp_def = DEF accordée
papiers-field-temp_ini = INI accordée
papiers-field-immobile = immobile
papiers-field-setup = heures de remise en batterie
papiers-field-banner = porte une bannière
papiers-field-face_down = pion retourné
papiers-field-hidden = en embuscade
papiers-field-away = hors de portée
papiers-field-morale = état du moral
papiers-field-doses = doses
papiers-field-tortoise = tortue formée
papiers-field-acted = son tour d’agir est passé
papiers-field-att = ATT de l’équipement
papiers-field-def = DEF de l’équipement
papiers-field-command = Commandement
papiers-field-tactics = Tactique
papiers-field-bonus = bonus de général
papiers-field-status = sort
papiers-field-mo-milice = milice
papiers-field-mo-normal = normal
papiers-field-mo-veteran = vétéran
papiers-field-mo-elite = élite
papiers-field-mo-sans = sans test
papiers-field-armour-none = aucune
papiers-field-armour-armure_legere = légère
papiers-field-armour-armure_lourde = lourde
papiers-field-morale-ok = bon ordre
papiers-field-morale-desorganisation = désorganisation
papiers-field-morale-deroute = déroute
papiers-field-status-absent = pas encore là
papiers-field-status-able = en état d’agir
papiers-field-status-out = hors de combat
papiers-field-status-dead = mort
papiers-field-status-captured = captif
papiers-field-status-fled = en fuite

## Problèmes d’un scénario

papiers-problem-cell = « { $value } » n’est pas une case. Écrivez la colonne en lettres puis la ligne, comme `c4`.
papiers-problem-ground = La carte dépasse { $most } cases de côté. Dessinez-la plus petite.
papiers-problem-glyph = « { $value } » n’est pas un signe de terrain. Les signes : . ^ ~ o v = # x
papiers-problem-races = Plus de { $most } races dans une bataille. Réunissez-en sous un même mot.
papiers-problem-customs = Une unité porte au plus { $most } attributs du MJ. Fondez-en deux en un.
papiers-problem-spells = Un personnage connaît au plus { $most } sorts. Gardez les plus utiles.
papiers-problem-own = Au plus { $most } tables à vous d’une même sorte : il y a ici davantage de `[[{ $key }]]`. Retirez celles dont personne ne se sert.
papiers-problem-eff = L’EFF vaut { $value }, quand l’unité n’en compte que { $most } au départ. Corrigez l’un ou l’autre : EFF de départ = nombre × EFF de chacun (`count` × `eff_each`).
papiers-problem-missing = « { $key } » n’est donné nulle part, ni ici ni par le catalogue : le livre le demande à toute unité. En attendant on prend la valeur moyenne.
papiers-problem-no-effect = « { $key } » ne sert à rien ici. Retirez la ligne, ou donnez à l’unité ce qui la ferait servir.
papiers-problem-lance = Une lance de cavalerie ne sert qu’en selle : à pied, l’unité se bat avec son arme seconde. Donnez une monture (`mount`), ou `weapon = "lance"`.
papiers-problem-second = `second_weapon` n’accompagne qu’une lance de cavalerie ; ici, seule son INI compte. Retirez la ligne, ou changez d’arme.
papiers-problem-barding = Des caparaçons sans monture : ils ne comptent pas. Donnez une monture (`mount`), ou une armure (`armour`).
papiers-problem-machine = « { $key } » ne compte pas pour une machine : son tir est celui de son tableau, par batterie de trois.
papiers-problem-tortue = La tortue demande des boucliers : sans `shield = true`, elle ne se forme jamais.
papiers-problem-haine = Une haine sans objet : dites quelles races, `hates = ["…"]`.
papiers-problem-mag = Une PUI MAG ne sert que si l’option `pui_mag` le permet : ici, elle ne compte pas.
papiers-problem-bonus = `bonus` ne compte qu’avec l’option `general_bonus_mode = "manual"` ; ici, le bonus du général est le dixième de sa compétence.
papiers-problem-monster = La PUI d’un monstre est un total ({ $points } points) : dix ou moins ne pèse presque rien. Comptez-la par centaines, ou acceptez avec `waive`.

## Après la bataille

papiers-after-unit = { $unit_cap } : { $eff } EFF sur { $initial }.
papiers-after-lost = { $unit_cap } : plus rien de { $initial } EFF ({ $eff }).
papiers-after-hero = { $unit_cap } : { $leg } Lég, { $mod } Mod, { $ser } Sér.
papiers-after-out = { $unit_cap } : hors de combat, { $leg } Lég, { $mod } Mod, { $ser } Sér.
papiers-after-dead = { $unit_cap } : mort au combat ({ $leg } Lég, { $mod } Mod, { $ser } Sér).
papiers-after-captured = { $unit_cap } : aux mains de l’ennemi ({ $leg } Lég, { $mod } Mod, { $ser } Sér).

## Constat

papiers-constat-routed = { $unit_cap } : en déroute, et pourtant en action ({ $rule }).
papiers-constat-machine = { $unit_cap } : des machines n’engagent personne ({ $rule }).
papiers-constat-busy = { $unit_cap } : aux prises, et donc ni soutien ni tir ({ $rule }).
papiers-constat-idle-friend = { $unit_cap } soutient qui n’est pas aux prises : sans effet ({ $rule }).
papiers-constat-one-target = Plus d’un ennemi à la fois pour { $unit } ({ $rule }).
papiers-constat-no-missiles = Rien à tirer pour { $unit } ({ $rule }).
papiers-constat-three-to-one = Plus de trois contre { $unit } ({ $rule }).
papiers-constat-five-times = Plus de cinq contre un face { $unit_a } ({ $rule }).
papiers-constat-fire-support = Plus d’un soutien de tir contre { $unit } ({ $rule }).

## Options et réglages

papiers-option-losses_gap_801_999 = colonnes 900 et 1000
papiers-option-losses_gap_801_999-help = Que couvrent ces deux nombres imprimés sans borne basse ?
papiers-option-losses_gap_801_999-next_hundred = la centaine entière
papiers-option-losses_gap_801_999-previous_column = leur seule valeur
papiers-option-losses_above_1000 = PUI au-delà de 1000
papiers-option-losses_above_1000-help = La table continue-t-elle à droite ?
papiers-option-losses_above_1000-extrapolate = elle continue
papiers-option-losses_above_1000-cap_1000 = la dernière colonne vaut
papiers-option-losses_above_30 = jets au-delà de 30
papiers-option-losses_above_30-help = La table continue-t-elle vers le bas ?
papiers-option-losses_above_30-extrapolate = elle continue
papiers-option-losses_above_30-cap_30 = la dernière ligne vaut
papiers-option-losses_below_1 = jets au-dessous de 1
papiers-option-losses_below_1-help = Que lit-on quand le jet tombe sous la première ligne ?
papiers-option-losses_below_1-extrapolate = la formule continue
papiers-option-losses_below_1-clamp_row_1 = la première ligne
papiers-option-losses_below_1-zero = aucune perte
papiers-option-pui_lookup_rounding = arrondi de la PUI à la table
papiers-option-pui_lookup_rounding-help = Une PUI fractionnaire est-elle arrondie avant lecture ?
papiers-option-pui_lookup_rounding-exact = jamais
papiers-option-pui_lookup_rounding-nearest = au plus proche
papiers-option-pui_lookup_rounding-floor = vers le bas
papiers-option-pui_basis = PUI de quoi
papiers-option-pui_basis-help = Pour une créature qui vaut plusieurs EFF, la PUI est-elle celle du point ou de la bête ?
papiers-option-pui_basis-per_eff = du point d’EFF
papiers-option-pui_basis-per_soldier = de la créature
papiers-option-ini_eff_basis = EFF compté pour l’INI
papiers-option-ini_eff_basis-help = Le malus du nombre suit-il les pertes ?
papiers-option-ini_eff_basis-initial = au départ
papiers-option-ini_eff_basis-current = à tout moment
papiers-option-att_attributes_on_fire = la taille compte au tir
papiers-option-att_attributes_on_fire-help = L’ATT des grandes créatures vaut-elle aussi au tir ?
papiers-option-piercing_scope = ce que percent les traits
papiers-option-piercing_scope-help = Le bouclier est-il percé comme l’armure ?
papiers-option-piercing_scope-armour_and_shield = armure et bouclier
papiers-option-piercing_scope-body_armour_only = l’armure seule
papiers-option-cav_lance_att = ATT de la lance de cavalerie
papiers-option-cav_lance_att-help = Vaut-elle hors de la charge ?
papiers-option-cav_lance_att-charge_only = en charge seulement
papiers-option-cav_lance_att-always = toujours
papiers-option-mount_def_vs_foot_fire = DEF des montés contre les traits
papiers-option-mount_def_vs_foot_fire-help = Le +1 contre les gens de pied vaut-il contre leurs traits ?
papiers-option-chariot_multiplier = multiplicateur des chars
papiers-option-chariot_multiplier-help = Le ×1,4 des chars remplace-t-il le ×1,2 des montures ?
papiers-option-chariot_multiplier-replaces_mount = il le remplace
papiers-option-chariot_multiplier-stacks_with_mount = les deux jouent
papiers-option-charge_ini_bonus = INI de charge
papiers-option-charge_ini_bonus-help = Une charge déclarée donne-t-elle le bonus de la monture ?
papiers-option-charge_ini_bonus-declared = si elle est déclarée
papiers-option-charge_ini_bonus-never = jamais
papiers-option-countercharge = contre-charge
papiers-option-countercharge-help = Des montés abordés avant d’avoir agi chargent-ils aussi ?
papiers-option-pui_multiplier_stacking = plusieurs multiplicateurs
papiers-option-pui_multiplier_stacking-help = Comment charge, drogues et frénésie se combinent-elles ?
papiers-option-pui_multiplier_stacking-product = l’un sur l’autre
papiers-option-pui_multiplier_stacking-sum_of_bonuses = leurs excès s’ajoutent
papiers-option-pui_multiplier_stacking-highest = le plus grand seul
papiers-option-map_mode = la carte
papiers-option-map_mode-help = Compte-t-on les distances ?
papiers-option-map_mode-free = sans distances
papiers-option-map_mode-measured = en centimètres
papiers-option-map_mode-grid = en cases
papiers-option-grid_move_foot = marche à pied
papiers-option-grid_move_foot-help = Cases par heure.
papiers-option-grid_move_mounted = marche montée
papiers-option-grid_move_mounted-help = Cases par heure, chars compris.
papiers-option-grid_move_flying = vol
papiers-option-grid_move_flying-help = Cases par heure.
papiers-option-grid_move_machine = marche des machines
papiers-option-grid_move_machine-help = Cases par heure, pour celles qui bougent.
papiers-option-grid_metric = diagonales
papiers-option-grid_metric-help = Un pas en diagonale compte-t-il pour un ou pour deux ?
papiers-option-grid_metric-chebyshev = pour un
papiers-option-grid_metric-manhattan = pour deux
papiers-option-measured_cm_per_cell = centimètres par case
papiers-option-measured_cm_per_cell-help = Ce que vaut une case d’allure quand on mesure.
papiers-option-terrain_modifiers = ATT et DEF du terrain
papiers-option-terrain_modifiers-help = Pour tout relief dont les chiffres ne sont pas écrits.
papiers-option-situational_modifier = modificateur de situation
papiers-option-situational_modifier-help = Ajouté à chaque jet de combat.
papiers-option-face_down = pions retournés
papiers-option-face_down-help = Les pions sont-ils posés retournés, sauf avis contraire ?
papiers-option-reveal_on = quand un pion se montre
papiers-option-reveal_on-help = Qu’est-ce qui retourne un pion ?
papiers-option-reveal_on-engaged = le contact
papiers-option-reveal_on-engaged_or_fires = le contact, le tir, le soutien
papiers-option-reveal_on-never_auto = le MJ seul
papiers-option-max_turns = heures de jour
papiers-option-max_turns-help = La nuit tombe après ; 0 pour ne pas compter.
papiers-option-end_condition = fin de la bataille
papiers-option-end_condition-help = Qui dit que c’est fini quand un camp est brisé ?
papiers-option-end_condition-gm = le MJ
papiers-option-end_condition-side_broken = la règle
papiers-option-general_bonus_mode = bonus du général
papiers-option-general_bonus_mode-help = D’où vient ce qu’il ajoute au dé ?
papiers-option-general_bonus_mode-skill_tenth = le dixième de sa compétence
papiers-option-general_bonus_mode-manual = un nombre écrit
papiers-option-general_bonus_rounding = arrondi du dixième
papiers-option-general_bonus_rounding-help = De quel côté arrondit-on ?
papiers-option-general_bonus_rounding-floor = vers le bas
papiers-option-general_bonus_rounding-nearest = au plus proche
papiers-option-general_bonus_rounding-ceil = vers le haut
papiers-option-initiative_tie = égalités d’initiative
papiers-option-initiative_tie-help = Qui agit d’abord ?
papiers-option-initiative_tie-opposed_general_roll = le meilleur général
papiers-option-initiative_tie-simultaneous = tous ensemble
papiers-option-initiative_tie-coin = le sort
papiers-option-move_and_fire = marcher et tirer
papiers-option-move_and_fire-help = Une unité qui a bougé peut-elle tirer ?
papiers-option-disengage = décrocher
papiers-option-disengage-help = Une unité aux prises peut-elle rompre ?
papiers-option-disengage-gm_only = si le MJ le dit
papiers-option-disengage-free = à son tour
papiers-option-disengage-forbidden = jamais
papiers-option-support_on_split = soutien d’une unité partagée
papiers-option-support_on_split-help = Le soutien vaut-il pour tous ses jets ?
papiers-option-support_on_split-all_rolls = pour tous
papiers-option-support_on_split-one_roll = pour un seul
papiers-option-morale_retest = retour du test de pertes
papiers-option-morale_retest-help = Quand une unité à demi perdue teste-t-elle encore ?
papiers-option-morale_retest-on_new_losses = à chaque nouvelle perte
papiers-option-morale_retest-once = une fois pour toutes
papiers-option-morale_retest-every_turn = chaque heure
papiers-option-double_desorganisation = désorganisée deux fois
papiers-option-double_desorganisation-help = Un second désordre devient-il déroute ?
papiers-option-double_desorganisation-no_effect = non
papiers-option-double_desorganisation-becomes_deroute = oui
papiers-option-deroute_movement = ce que font les fuyards
papiers-option-deroute_movement-help = Que devient une unité en déroute ?
papiers-option-deroute_movement-stay = elle reste
papiers-option-deroute_movement-retreat = elle recule
papiers-option-deroute_movement-leave_field = elle s’en va
papiers-option-general_rallies_at_distance = rallier de loin
papiers-option-general_rallies_at_distance-help = Le général peut-il rallier sans être dans les rangs ?
papiers-option-drug_doses = doses de drogue
papiers-option-drug_doses-help = Pour qui n’écrit pas les siennes.
papiers-option-drug_affects_fire = drogues au tir
papiers-option-drug_affects_fire-help = Multiplient-elles aussi la PUI TIR ?
papiers-option-overdose_basis = base de la surdose
papiers-option-overdose_basis-help = Dix pour cent de quoi ?
papiers-option-overdose_basis-initial = de l’EFF initial
papiers-option-overdose_basis-current = de l’EFF présent
papiers-option-overdose_rounding = arrondi de la surdose
papiers-option-overdose_rounding-help = De quel côté ?
papiers-option-overdose_rounding-floor = vers le bas
papiers-option-overdose_rounding-nearest = au plus proche
papiers-option-overdose_rounding-ceil = vers le haut
papiers-option-frenzy_aftermath = après la frénésie
papiers-option-frenzy_aftermath-help = Combien dure le désordre ?
papiers-option-frenzy_aftermath-until_rallied = jusqu’au ralliement
papiers-option-frenzy_aftermath-one_turn = une heure
papiers-option-avant_garde_trigger = coup d’avant-garde
papiers-option-avant_garde_trigger-help = Contre qui ?
papiers-option-avant_garde_trigger-any_new_opponent = tout nouvel adversaire
papiers-option-avant_garde_trigger-own_engagement_only = ceux qu’elle aborde
papiers-option-avant_garde_timing = moment de l’avant-garde
papiers-option-avant_garde_timing-help = Avant la mêlée ou avec elle ?
papiers-option-avant_garde_timing-before_melee = avant
papiers-option-avant_garde_timing-simultaneous = avec
papiers-option-fear_test_timing = moment de la peur
papiers-option-fear_test_timing-help = Quand teste-t-on ?
papiers-option-fear_test_timing-start_of_turn = au début de l’heure
papiers-option-fear_test_timing-start_of_turn_and_contact = au début et au contact
papiers-option-fear_test_timing-contact_only = au contact
papiers-option-hatred_scope = durée de la haine
papiers-option-hatred_scope-help = Se rallume-t-elle à chaque rencontre ?
papiers-option-hatred_scope-each_engagement = à chaque rencontre
papiers-option-hatred_scope-once_per_battle = une fois par bataille
papiers-option-regeneration_scope = ce qui se régénère
papiers-option-regeneration_scope-help = Découpe-t-on le total ou chaque attaque ?
papiers-option-regeneration_scope-turn_total = le total de l’heure
papiers-option-regeneration_scope-per_attack = chaque attaque
papiers-option-regeneration_from_zero = renaître de rien
papiers-option-regeneration_from_zero-help = Une unité à zéro peut-elle régénérer ?
papiers-option-flight_def_vs_fire = le vol contre les traits
papiers-option-flight_def_vs_fire-help = Le +3 vaut-il aussi contre les traits ?
papiers-option-machine_eff_each = servants par machine
papiers-option-machine_eff_each-help = EFF de chaque machine.
papiers-option-machine_crew_pui = PUI d’un servant
papiers-option-machine_crew_pui-help = En mêlée.
papiers-option-machine_support_mode = soutien des machines
papiers-option-machine_support_mode-help = Calculé ou imprimé ?
papiers-option-machine_support_mode-formula = calculé
papiers-option-machine_support_mode-table_value = imprimé
papiers-option-machine_setup_turns = remise en batterie
papiers-option-machine_setup_turns-help = Heures après un déplacement.
papiers-option-pui_split = partage de la puissance
papiers-option-pui_split-help = En parts égales ou au choix ?
papiers-option-pui_split-equal = parts égales
papiers-option-pui_split-free = au choix
papiers-option-multi_limit_check = contrôle des cinq contre un
papiers-option-multi_limit_check-help = À quel moment ?
papiers-option-multi_limit_check-each_turn = chaque heure
papiers-option-multi_limit_check-at_engagement = au contact
papiers-option-organise_on_desorganised = organiser le désordre
papiers-option-organise_on_desorganised-help = Peut-on organiser une unité désorganisée ?
papiers-option-fire_range = portée
papiers-option-fire_range-help = Qui en juge ?
papiers-option-fire_range-gm = le MJ
papiers-option-fire_range-cells = la carte
papiers-option-fire_range_cells = portée en cases
papiers-option-fire_range_cells-help = La moitié pour les armes courtes, le double pour les machines.
papiers-option-fire_into_melee = tirer dans la mêlée
papiers-option-fire_into_melee-help = Permis, ou seulement en soutien ?
papiers-option-fire_into_melee-allowed = permis
papiers-option-fire_into_melee-support_only = en soutien seulement
papiers-option-declared_shot_when_charged = tir annoncé, puis charge subie
papiers-option-declared_shot_when_charged-help = Que devient le tir annoncé par une unité qu’on charge ?
papiers-option-declared_shot_when_charged-turn_or_lose = tourné sur la charge, ou perdu
papiers-option-declared_shot_when_charged-keep = tiré quand même
papiers-option-shots_per_turn = tirs par heure
papiers-option-shots_per_turn-help = Une unité chargée tire-t-elle en plus ?
papiers-option-shots_per_turn-1 = un seul
papiers-option-shots_per_turn-unlimited_reaction = un, et un sur chaque charge
papiers-option-ranged_support_rounding = arrondi du soutien de tir
papiers-option-ranged_support_rounding-help = De quel côté ?
papiers-option-ranged_support_rounding-floor = vers le bas
papiers-option-ranged_support_rounding-nearest = au plus proche
papiers-option-ranged_support_rounding-ceil = vers le haut
papiers-option-machine_counts_as_ranged_support = machine en soutien
papiers-option-machine_counts_as_ranged_support-help = Prend-elle la seule place de soutien de tir ?
papiers-option-ambush_defensive_fire = tirer sur l’embuscade
papiers-option-ambush_defensive_fire-help = Les surpris peuvent-ils tirer ?
papiers-option-ambush_shooters_engage = embuscade au trait
papiers-option-ambush_shooters_engage-help = Les tireurs embusqués viennent-ils au contact ?
papiers-option-ambush_detected = sites éventés
papiers-option-ambush_detected-help = Connus d’avance, sauf avis contraire ?
papiers-option-trap_def = DEF contre un piège
papiers-option-trap_def-help = Protège-t-elle ?
papiers-option-trap_def-ignored = non
papiers-option-trap_def-applied = oui
papiers-option-trap_single_use = piège unique
papiers-option-trap_single_use-help = Un piège ne sert-il qu’une fois ?
papiers-option-monster_pui = PUI d’un monstre
papiers-option-monster_pui-help = Total ou par point de vie ?
papiers-option-monster_pui-fixed_total = un total
papiers-option-monster_pui-per_point_x_initial_eff = par point, figée
papiers-option-solo_character_mode = personnage seul
papiers-option-solo_character_mode-help = Une unité, ou une affaire de récit ?
papiers-option-solo_character_mode-unit = une unité
papiers-option-solo_character_mode-narrative = le récit
papiers-option-pui_mag = puissance magique
papiers-option-pui_mag-help = Des unités ont-elles une PUI MAG ?
papiers-option-spell_timing = moment des sorts
papiers-option-spell_timing-help = Tout de suite, ou avec les coups ?
papiers-option-spell_timing-phase1_immediate = tout de suite
papiers-option-spell_timing-phase4_simultaneous = avec les coups
papiers-option-spell_def = DEF contre un sort
papiers-option-spell_def-help = Protège-t-elle ?
papiers-option-spell_def-applied = oui
papiers-option-spell_def-ignored = non
papiers-option-spells_per_turn = sorts par heure
papiers-option-spells_per_turn-help = Pour chaque lanceur.
papiers-option-crit_success_divisor = réussite critique
papiers-option-crit_success_divisor-help = La compétence divisée par ce nombre.
papiers-option-fumble_from = échec critique
papiers-option-fumble_from-help = À partir de ce jet, au-dessus de la compétence.
papiers-option-character_pui_mode = PUI d’un personnage
papiers-option-character_pui_mode-help = Ajoutée au total ou à chaque combattant ?
papiers-option-character_pui_mode-total = au total
papiers-option-character_pui_mode-per_fighter = à chacun
papiers-option-character_att_def_to_unit = équipement des personnages
papiers-option-character_att_def_to_unit-help = Sert-il leur unité ?
papiers-option-character_actions = actions des personnages
papiers-option-character_actions-help = À quel moment ?
papiers-option-character_actions-first = d’abord
papiers-option-character_actions-last = à la fin
papiers-option-character_actions-off = jamais
papiers-option-actions_per_character = actions par heure
papiers-option-actions_per_character-help = Pour chaque personnage.
papiers-option-galvanise_ini = INI d’un discours
papiers-option-galvanise_ini-help = Ce qu’il ajoute.
papiers-option-galvanise_scope = qui entend le discours
papiers-option-galvanise_scope-help = Une unité ou toute l’armée ?
papiers-option-galvanise_scope-unit = une unité
papiers-option-galvanise_scope-army = l’armée
papiers-option-pc_rally_rolls = rallier par une action
papiers-option-pc_rally_rolls-help = Combien de jets ?
papiers-option-pc_rally_rolls-two = deux
papiers-option-pc_rally_rolls-one = un
papiers-option-encircle_att = ATT de l’encerclement
papiers-option-encircle_att-help = Pour toutes les unités de l’armée.
papiers-option-wounds_trigger = quand les personnages risquent
papiers-option-wounds_trigger-help = Qu’est-ce qui appelle un jet de blessures ?
papiers-option-wounds_trigger-melee_or_losses = mêlée ou pertes
papiers-option-wounds_trigger-melee_only = la mêlée
papiers-option-wounds_trigger-any_losses = les pertes
papiers-option-wound_track = suivi des blessures
papiers-option-wound_track-help = Notées seulement, ou comptées jusqu’à la chute ?
papiers-option-wound_track-off = notées
papiers-option-wound_track-simple = comptées
papiers-option-doctrine = doctrine par défaut
papiers-option-doctrine-help = Comment est mené un camp qui n’en dit rien ?
papiers-option-doctrine-charge = charge
papiers-option-doctrine-cautious = prudence
papiers-option-doctrine-steady = sang-froid

## Sur la carte

papiers-terrain-plaine = plaine
papiers-terrain-colline = colline
papiers-terrain-riviere = rivière
papiers-terrain-plan_eau = eau
papiers-terrain-crevasse = crevasse
papiers-terrain-pont = pont
papiers-terrain-batiment = bâtiment
papiers-terrain-bloque = obstacle
papiers-site-ambush = embuscade
papiers-site-trap = piège

## Les clés d’un scénario, sur la page qui le prépare

papiers-key-weapon = arme
papiers-key-missile = arme de trait
papiers-key-mount = monture
papiers-key-race = race
papiers-key-race-help = Pour les haines et les créatures de votre monde.
papiers-key-def_fire = DEF contre les tirs
papiers-key-pui_mult = multiple de PUI
papiers-key-cell_cm = centimètres par case
papiers-key-picture = carte dessinée
papiers-key-picture-help = Une ligne par rangée, une lettre par case.
papiers-key-cells = cases
papiers-key-cells-help = Les cases où cela se trouve : c4, c5.
papiers-key-laid_by = posé par
papiers-key-trap = piège
papiers-key-detected = découvert
papiers-key-detected-help = L'ennemi sait déjà.
papiers-key-battery = en batterie
papiers-key-support = soutien
papiers-key-mobile = mobile
papiers-key-mobile-help = La machine peut se déplacer.
papiers-key-attributes = attributs
papiers-key-attributes-help = Les particularités de l'unité, au sens du livre.
papiers-key-charge = charge
papiers-key-chariot = char
papiers-key-def_vs_foot = DEF contre l'infanterie
papiers-key-ini_charge = INI en charge
papiers-key-edge = bord de la carte
papiers-key-edge-help = Le bord d'où vient le camp.
papiers-key-zone = zone de départ
papiers-key-zone-help = Les cases où le camp peut se placer.
papiers-key-caster = magicien
papiers-key-caster-help = De quelle force ; vide s'il n'est pas magicien.
papiers-key-champion_of = champion de
papiers-key-champion_of-help = L'unité dont il est le champion.
papiers-key-eff = EFF actuel
papiers-key-eff-help = À défaut, au complet.
papiers-key-spells = sorts connus
papiers-key-uses = fois
papiers-key-uses-help = Combien de fois dans la bataille.
papiers-key-wounds = blessures déjà reçues
papiers-key-pc = personnage joueur
papiers-key-pc-help = Un joueur le mène.
papiers-key-animal = bête de trait
papiers-key-animals = bêtes par char
papiers-key-category = catégorie
papiers-key-category-foot = à pied
papiers-key-category-mounted = montée
papiers-key-category-chariot = char
papiers-key-category-machine = machine
papiers-key-category-monster = monstre
papiers-key-category-character = personnage
papiers-key-cell = case de départ
papiers-key-cell-help = Comme c4 ; vide si la carte ne compte pas.
papiers-key-creature = créature
papiers-key-crew = servants
papiers-key-eff_each = EFF de chaque machine
papiers-key-hates = hait
papiers-key-hates-help = Les races qu'elle hait.
papiers-key-machine = machine
papiers-key-points = points d'EFF
papiers-key-points-help = Pour une créature énorme.
papiers-key-quality = qualité de la troupe
papiers-key-second_weapon = seconde arme
papiers-key-shooting = qualité au tir
papiers-key-barding = bardes
papiers-key-barding-help = Les montures sont caparaçonnées.
papiers-key-effect = effet
papiers-key-passable = franchissable

## Ce qui s’ajoute en préparant

papiers-kind-attribute = attribut
papiers-kind-mount = monture
papiers-kind-machine = machine
papiers-kind-spell = sort
papiers-kind-trap = sorte de piège
papiers-kind-ambush = embuscade
papiers-kind-terrain = sorte de terrain
papiers-kind-ground-trap = piège posé

## Ce que vaut un jet
papiers-amount-men = { $n } EFF
papiers-amount-leg =
    { $count ->
        [one] { $n } blessure légère
       *[other] { $n } blessures légères
    }
papiers-amount-mod =
    { $count ->
        [one] { $n } blessure modérée
       *[other] { $n } blessures modérées
    }
papiers-amount-ser =
    { $count ->
        [one] { $n } blessure sérieuse
       *[other] { $n } blessures sérieuses
    }
papiers-row-ok = tient bon
papiers-row-desorganisation = désorganisation
papiers-row-deroute = déroute
papiers-row-critical_success = réussite critique
papiers-row-success = réussite
papiers-row-failure = échec
papiers-row-critical_failure = échec critique
papiers-row-unhurt = indemne

## D'où vient un changement : des coups à l'EFF, des dés au moral
papiers-open-hit = { $by_cap } contre { $unit } : { $n } EFF
papiers-open-blow = Coup de l'heure contre { $unit } : { $n } EFF
papiers-open-blow-trap = Piège sous { $unit } : { $n } EFF
papiers-open-blow-spell = Sort contre { $unit } : { $n } EFF
papiers-open-eff = { $unit_cap } : { $was } − { $by } = { $now } EFF
papiers-open-eff-back = { $unit_cap } : { $was } + { $by } = { $now } EFF
papiers-open-eff-of = { $who_cap } : { $was } − { $by } = { $now } EFF
papiers-open-destroyed = { $unit_cap } : il ne reste aucun EFF
papiers-open-left = { $unit_cap } : en Déroute, hors du champ
papiers-open-frenzy = { $unit_cap } : la frénésie de l'heure précédente se paie sans test
papiers-open-organisation = { $unit_cap } : organisation manquée
papiers-open-trap = { $unit_cap } : dans un piège
papiers-open-tested = { $unit_cap }, test de moral : { $result }
papiers-open-hour = { $unit_cap } : l'heure finit, et le désordre d'une heure avec elle
papiers-open-rallied = { $unit_cap }, MO { $level }, { $needs } : cela suffit au ralliement
papiers-open-needs-critical = il faut une réussite critique
papiers-open-needs-success = il faut une réussite
papiers-open-needs-no-fumble = tout sauf un échec critique
papiers-open-engaged = { $unit_cap } : ordre d'engager { $target }
papiers-open-organisation-fumbled = { $unit_cap } : organisation, échec critique
papiers-open-wounds-row = Table des blessures, dé { $from } à { $to } : { $one } ; { $two } ; { $three } ; { $four }
papiers-open-wounds-row-one = Table des blessures, dé { $to } : { $one } ; { $two } ; { $three } ; { $four }
papiers-wound-none = rien
papiers-wound-1-leg = 1 légère
papiers-wound-2-leg = 2 légères
papiers-wound-1-mod = 1 modérée
papiers-wound-2-mod = 2 modérées
papiers-wound-1-ser = 1 sérieuse
papiers-wound-2-ser = 2 sérieuses
papiers-wound-3-ser = 3 sérieuses
papiers-sum-share = PUI engagée
papiers-open-wounds = { $who_cap } : { $n } × { $grade }, par la table des blessures
papiers-open-leg = blessure légère
papiers-open-mod = blessure modérée
papiers-open-ser = blessure sérieuse
papiers-open-bears = { $who_cap } : { $leg ->
        [one] { $leg } légère
       *[other] { $leg } légères
    }, { $mod ->
        [one] { $mod } modérée
       *[other] { $mod } modérées
    }, { $ser ->
        [one] { $ser } sérieuse
       *[other] { $ser } sérieuses
    } (1, 3 et 6 points chacune), soit { $points } points ; { $most } suffisent : hors de combat
papiers-open-became = { $who_cap } : ce qui vient d'être dit décide de son sort
papiers-open-parted = { $unit_cap } et { $target } : plus au contact
papiers-open-overdose = { $unit_cap } : les drogues de l'heure précédente prennent un dixième de { $n } EFF, { $rounding }
papiers-open-rounded-up = arrondi au-dessus
papiers-open-rounded-down = arrondi au-dessous
papiers-open-rounded-nearest = arrondi au plus proche
papiers-open-table = Table des pertes : ligne { $row }, PUI { $power }, colonne { $from }–{ $to } : { $n } EFF
papiers-open-off-table = Hors de la table imprimée : ligne { $row }, PUI { $power } : { $n } EFF
papiers-open-slices = Ligne { $row }, { $shift_signed } pour cette colonne : { $slices ->
        [one] { $slices } tranche
       *[other] { $slices } tranches
    } de 5, soit { $n } EFF
papiers-open-plateau = Ligne { $row }, { $shift_signed } pour cette colonne : aucune tranche, mais un palier de 5 dès la ligne { $from } : { $n } EFF
papiers-open-threw = { $head_cap }, { $dice } { $by_de } contre { $unit } : { $faces }, ajouté { $plus_signed }, contre { $versus }, ligne { $rest } ; PUI { $power }, colonne { $from }–{ $to } : { $n } EFF
papiers-open-threw-off = { $head_cap }, { $dice } { $by_de } contre { $unit } : { $faces }, ajouté { $plus_signed }, contre { $versus }, ligne { $rest } ; PUI { $power }, hors de la table imprimée : { $n } EFF
papiers-open-threw-none = { $head_cap }, { $dice } { $by_de } contre { $unit } : { $faces }, ajouté { $plus_signed }, contre { $versus }, reste { $rest } : { $n } EFF
papiers-open-support-melee = { $unit_cap } en soutien : PUI { $power }, divisée par 50, arrondi au-dessus : { $n_signed } ATT
papiers-open-support-fire = { $unit_cap } en soutien de tir : PUI TIR { $power }, divisée par 50, { $rounding }, plus 1 : { $n_signed } ATT
papiers-open-support-machine = { $unit_cap } en soutien : bonus imprimé de la machine, { $n_signed } ATT
papiers-open-half = { $unit_cap } : { $lost } EFF perdus sur { $all }, la moitié ou plus
papiers-open-dread = { $unit_cap } : au contact de ce qui fait peur, { $who }
papiers-open-tie = À initiative égale, d'abord { $unit }
papiers-open-general = { $who_cap } : { $skill }, divisé par 10, { $rounding } : { $n_signed } au dé
papiers-open-ini = { $unit_cap } : fiche { $sheet_signed }, dé { $die }, général { $general_signed }, de cette heure { $other_signed } : INI { $ini }
papiers-open-five-times = { $sum } EFF contre { $unit } : plus de { $most }, cinq fois ses { $eff } EFF ; un seul assaillant reste au contact
papiers-open-kept-one = Un seul assaillant reste au contact contre { $unit }
papiers-open-fourth = Un quatrième contre { $unit } : trois au plus
papiers-open-grown = { $unit_cap } : { $lost } EFF perdus, soit { $whole ->
        [one] { $whole } tranche
       *[other] { $whole } tranches
    } de 5, un dé chacune ; { $back } à 4 ou plus : { $back } × 5 = { $five } EFF regagnés
papiers-open-grown-rest = { $unit_cap } : { $lost } EFF perdus, soit { $whole ->
        [one] { $whole } tranche
       *[other] { $whole } tranches
    } de 5 et une de { $rest }, un dé chacune ; { $back } de 5 à 4 ou plus, et { $also } de la dernière : { $back } × 5 + { $also } = { $n } EFF regagnés
papiers-open-head-melee = combat
papiers-open-head-fire = tir
papiers-open-head-defensive = tir défensif
papiers-open-head-vanguard = avant-garde
papiers-open-head-ambush = embuscade
papiers-open-head-trap = piège
papiers-open-head-spell = sort
papiers-open-bonus = Bonus { $who_de } à la PUI : { $n_signed }
papiers-open-unfelled = { $unit_cap } : { $eff } EFF, dont { $left } que les coups d'avant n'ont pas déjà pris ; le surplus est perdu
papiers-open-heads = { $unit_cap } : { $left } EFF ÷ { $each } par combattant, arrondi au-dessus : { $heads } debout
papiers-open-clamped = { $unit_cap } : { $roll }, ramené à { $counts } (de 1 à 100)
papiers-open-three-quarters = { $unit_cap } : { $lost } EFF perdus sur { $all }, plus des trois quarts
papiers-open-ini-term = { $unit_cap } : { $word } { $n_signed }
papiers-open-beyond = { $unit_cap } : { $n } EFF en tout, plus qu'il n'en reste
papiers-open-level = { $unit_cap }, MO { $level } : déroute jusqu'à { $rout }, désorganisation jusqu'à { $disorder }
papiers-open-level-firm = { $unit_cap }, MO { $level } : désorganisation jusqu'à { $disorder }, jamais de déroute
papiers-open-tested-by = { $unit_cap }, test de moral, { $roll } : { $result }
papiers-open-already = { $unit_cap } : état d'avant, { $was } ; état d'après, { $now }
papiers-open-rolled = { $unit_cap }, jet de commandement : { $roll }, pour { $skill } au plus (critique jusqu'à { $critical }, échec critique dès { $fumble }) : { $result }
papiers-open-not-rallied = { $unit_cap }, MO { $level }, { $needs } : cela ne suffit pas au ralliement
papiers-open-column = { $who_cap } : { $lost } EFF sur { $all } perdus par { $unit }, soit { $percent } % : { $column }
papiers-open-bereft = { $who_cap } : son unité n'est plus, dernière colonne des blessures
papiers-open-column-1 = première colonne, jusqu'à 25 %
papiers-open-column-2 = deuxième colonne, de 25 à 50 %
papiers-open-column-3 = troisième colonne, de 50 à 75 %
papiers-open-column-4 = quatrième colonne, plus de 75 %

## Clés des scénarios
papiers-key-attribute = Attributs
papiers-key-attribute-help = Attributs propres au MJ.
papiers-key-spell = Sorts
papiers-key-spell-help = Sorts propres au MJ.
papiers-key-att_fire = ATT au tir
papiers-key-att_fire-help = Modificateur d'attaque au tir.
papiers-key-ini = INI
papiers-key-ini-help = Modificateur d'initiative.
papiers-key-ambush = Embuscades
papiers-key-ambush-help = Unités qui attendent, cachées.
papiers-key-terrain = Terrain
papiers-key-terrain-help = Les sortes de terrain et ce qu'elles changent.
papiers-key-setup_turns = Mise en batterie
papiers-key-setup_turns-help = Heures qu'il faut pour la mettre en batterie.
papiers-key-moral = Moral
papiers-key-moral-help = Le niveau de moral, par son mot.

# What a host weighs, in the army list.
papiers-weight = { $n } EFF × PUI

# What the abbreviations of the book mean, where they stand.
papiers-abbr = EFF = effectif : les points que perd l'unité | PUI = puissance : ce que frappe un point d'EFF | TIR = au tir | MAG = par magie | MO = moral : de la milice à l'élite | INI = initiative : qui agit d'abord | ATT = attaque : s'ajoute à ses coups | DEF = défense : se retranche des coups reçus
