### Ce que disent les interfaces, en français. Chaque message existe aussi dans en.ftl, avec les mêmes valeurs.
###
### Espaces et apostrophes s’écrivent comme elles viennent : la composition les met en place (voir typeset.rs).
### Un nom $x donne aussi $x_cap (en tête de phrase), $x_de (« des Piquiers »), $x_a (« aux Piquiers »),
### $x_n (one, other) et $x_g (m, f). Un nombre $x donne aussi $x_signed (+2). Une règle $x donne aussi $x_id.
### CAP($x_de) met une majuscule à n’importe quelle forme.
### Les tournures d’un même message sont ses attributs .v2, .v3, etc.

## Qui

gm = MJ
gm-long = meneur de jeu
nobody = personne
side = camp
army = armée
unit = unité
character = personnage
place = lieu

## Qui répond

office-gm = le MJ
office-chief = le chef { $side_de }
office-army = le commandant { $army_de }
office-holder = qui joue { $who }

## Règles

rule-gm = décision du MJ
rule-scenario = événement du scénario
mark-text = texte
mark-reading = lecture
mark-ours = maison

## Dés

dice-open = { $dice } ouvert
dice-count = { $dice }, combien de { $least } ou plus

## Demandes

ask-throw = jet
ask-choice = choix
ask-judgement = jugement
ask-order = ordre
ask-waits = { $office_cap } : { $what } ({ $rule }).
ask-throw-of = { $dice } pour { $who }
ask-throw-with = { $dice } pour { $who }, avec { $foe }
ask-throw-against = { $dice } pour { $who } contre { $foe }
ask-choice-of = un choix pour { $who }
ask-choice-count = { $count ->
    [one] une seule possibilité
   *[other] { $count } possibilités
}
ask-judgement-between = un nombre de { $least } à { $most }, d’ordinaire { $usual }
ask-default = d’ordinaire
ask-secret = en secret

## Sommes

sum-dice = dés
sum-plus = ajouté
sum-versus = contre
sum-at-most = au plus
sum-share = multiplié
sum-total = total
sum-margin = marge
sum-term = { $term } { $value_signed } ({ $rule })

## Lignes du déroulement

kind-throw = jet
kind-choice = choix
kind-judgement = jugement
kind-ruling = décision du MJ
kind-change = changement
kind-step-closed = étape close
kind-outcome = issue

## Temps

round = manche
round-n = Manche { $n }
step = étape
step-n = étape { $n }
steps = { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
}
rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
weeks = { $n ->
    [one] { $n } semaine
   *[other] { $n } semaines
}
turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}

## Nombres d’hommes

men = { $n ->
    [0] plus un homme
    [one] { $n } homme
   *[other] { $n } hommes
}
survivors = { $n ->
    [0] aucun survivant
    [one] { $n } survivant
   *[other] { $n } survivants
}

## Issue

outcome-victory = Victoire { $side_de }.
outcome-draw = Match nul.
outcome-undecided = Bataille indécise.
outcome-after = { $n ->
    [one] en une manche
   *[other] en { $n } manches
}
outcome-winner = vainqueur
outcome-losses = pertes
outcome-initial = au départ
outcome-final = à la fin
measure-heads = combattants
measure-eff = EFF
measure-points = PV
measure-health = santé
measure-parts = parties de mur
measure-heads-vehicles = engins

## Ce qu’on est devenu : des mots qui ne s’accordent pas

condition-absent = pas encore là
condition-fit = en ordre
condition-shaken = en désordre
condition-broken = en déroute
condition-gone = hors du champ
condition-captured = aux mains de l’ennemi
condition-destroyed = hors de combat

## Ce qu’est devenu un personnage

state-unhurt = indemne
state-wounded = { $who_g ->
    [f] blessée
   *[m] blessé
}
state-dead = { $who_g ->
    [f] morte
   *[m] mort
}

## Oui et non

yes = oui
no = non
none = aucun
on = actif
off = inactif

## Erreurs : les dés

error-no-such-face = Un d{ $sides } n’a pas de face { $face } : donnez un nombre de 1 à { $sides }.
error-too-few-dice = Il manque { $missing ->
        [one] un dé
       *[other] { $missing } dés
    } : ce jet en demande { $want }, vous en donnez { $got }.
error-too-many-dice = Il y a { $extra ->
        [one] un dé
       *[other] { $extra } dés
    } de trop : ce jet en demande { $want }, vous en donnez { $got }.
dice-by-gm = le MJ
dice-rolled = lancé par la machine
dice-rolled-for = lancé par la machine pour { $by }
dice-typed = tapé par { $by }
dice-overwritten = lancé par la machine, remplacé par { $by }
dice-overwritten-line = Un jet de la machine ({ $dice }) a été remplacé : d'autres faces ont été tapées par { $by }.
dice-overwritten-line-of = Un jet de la machine ({ $dice }) pour { $who } a été remplacé : d'autres faces ont été tapées par { $by }.
error-dice-again = { $face } : relancez ce dé, et tapez la face suivante à la suite ({ $so_far } …).
error-dice-again-down = { $face } : relancez ce dé, ce qui suit se retranche ; tapez la face suivante à la suite ({ $so_far } …).
error-dice-run-out = Les dés donnés ne suffisent pas. On attend { $dice } pour { $who } : { $rule }.
error-dice-left = { $n ->
    [one] La bataille est finie et { $n } dé reste sans emploi.
   *[other] La bataille est finie et { $n } dés restent sans emploi.
}
error-dice-not-a-number = « { $text } » n’est pas un nombre : donnez les faces une à une, séparées par des espaces.

## Erreurs : les noms et les réponses

error-unknown-unit = Aucune unité ne s’appelle « { $id } ».
error-unknown-character = Aucun personnage ne s’appelle « { $id } ».
error-unknown-side = Aucun camp ne s’appelle « { $id } ».
error-unknown-rule = Aucune règle ne porte l’identifiant « { $id } ».
error-unknown-ruleset = Aucun jeu de règles ne s’appelle « { $id } ».
error-did-you-mean = Vouliez-vous dire « { $id } » ?
error-known-are = On connaît : { $list }.
error-not-offered = « { $words } » n’est pas permis ici : choisissez l’une des réponses proposées.
error-not-understood = « { $words } » ne veut rien dire ici : écrivez un ordre, puis les identifiants qu’il demande.
error-may-choose = On peut choisir : { $list }.
error-out-of-bounds = { $value } est hors des bornes : donnez un nombre de { $least } à { $most }.
error-wrong-kind = Ce n’est pas ce qu’on demande : un jet veut des faces, un choix un ordre, un jugement un nombre.
error-answer-unused = Ligne { $line } : personne n’a posé cette question, la réponse reste sans emploi.
error-answer-twice = Ligne { $line } : cette question a déjà sa réponse ligne { $first }.
error-nothing-changed = Rien n’a été changé.

## Le récit d’une manche, à lire à voix haute : sans chiffres, au présent

telling-heroes = plusieurs braves { $side_de }
telling-companies = plusieurs compagnies { $side_de }
telling-companies-all = toutes les compagnies { $side_de }
telling-dead = { $who_cap } { $who_n ->
        [one] tombe et ne se relève pas
       *[other] tombent et ne se relèvent pas
    }.
    .v2 = La mort prend { $who }.
telling-turn-dead = Un cri court d’un bout à l’autre du champ : { $who } { $who_n ->
        [one] n’est plus
       *[other] ne sont plus
    }.
    .v2 = Tout s’arrête un instant quand { $who } { $who_n ->
        [one] s’abat
       *[other] s’abattent
    }.
telling-destroyed = { $who_cap } { $who_n ->
        [one] n’existe plus
       *[other] n’existent plus
    }.
    .v2 = Là où { $who_n ->
        [one] se tenait
       *[other] se tenaient
    } { $who }, il n’y a plus que des morts.
telling-turn-destroyed = Ce qu’on retiendra : { $who } { $who_n ->
        [one] disparaît
       *[other] disparaissent
    } sous les coups.
    .v2 = Alors la ligne se déchire : { $who } { $who_n ->
        [one] est { $who_g ->
            [f] balayée
           *[m] balayé
        }
       *[other] sont { $who_g ->
            [f] balayées
           *[m] balayés
        }
    } du champ.
telling-captive = { $who_cap } { $who_n ->
        [one] tombe
       *[other] tombent
    } aux mains de l’ennemi.
telling-turn-captive = On emmène { $who } : l’ennemi tient sa prise.
telling-captured = { $who_cap } { $who_n ->
        [one] jette bas les armes
       *[other] jettent bas les armes
    }.
    .v2 = C’est la reddition { $who_de }.
telling-turn-captured = Un silence, puis le fracas du fer jeté à terre : { $who } { $who_n ->
        [one] se rend
       *[other] se rendent
    }.
telling-broken = { $who_cap } { $who_n ->
        [one] lâche pied et fuit
       *[other] lâchent pied et fuient
    }.
    .v2 = La peur gagne { $who }, et plus rien ne tient.
telling-turn-broken = Un frisson court sur la ligne : le cœur manque { $who_a }.
    .v2 = La digue cède : la panique est chez { $who }.
telling-fled = { $who_cap } { $who_n ->
        [one] fuit et quitte
       *[other] fuient et quittent
    } la ligne.
    .v2 = C’est la déroute { $who_de }, et la ligne se fait sans { $who_n ->
        [one] { $who_g ->
            [f] elle
           *[m] lui
        }
       *[other] { $who_g ->
            [f] elles
           *[m] eux
        }
    }.
telling-turn-fled = La digue cède : { $who } { $who_n ->
        [one] tourne
       *[other] tournent
    } le dos et { $who_n ->
        [one] quitte
       *[other] quittent
    } la ligne.
    .v2 = Un trou dans la ligne : { $who } { $who_n ->
        [one] s’enfuit
       *[other] s’enfuient
    }.
telling-down = { $who_cap } { $who_n ->
        [one] s’effondre
       *[other] s’effondrent
    }, hors de combat.
    .v2 = On ne voit plus { $who } dans la presse.
telling-turn-down = Un nom crié de rang en rang : { $who } { $who_n ->
        [one] est { $who_g ->
            [f] tombée
           *[m] tombé
        }
       *[other] sont { $who_g ->
            [f] tombées
           *[m] tombés
        }
    } !
telling-up = On croyait en avoir fini avec { $who } : { $who_n ->
        [one] debout
       *[other] debout
    }, de nouveau.
telling-turn-up = Contre toute attente, { $who } { $who_n ->
        [one] reparaît
       *[other] reparaissent
    } dans la mêlée.
telling-rallied = { $who_cap } se { $who_n ->
        [one] reprend
       *[other] reprennent
    } et { $who_n ->
        [one] refait
       *[other] refont
    } face.
telling-turn-rallied = On n’y croyait plus ; contre toute attente, { $who } se { $who_n ->
        [one] rallie
       *[other] rallient
    }.
    .v2 = Une voix, une bannière levée : { $who } { $who_n ->
        [one] revient
       *[other] reviennent
    } au combat.
telling-mauled = { $who_cap } { $who_n ->
        [one] saigne
       *[other] saignent
    } de toutes parts.
    .v2 = Les coups pleuvent sur { $who }, sans répit.
telling-turn-mauled = Le plus dur du choc est pour { $who }, qui { $who_n ->
        [one] paie
       *[other] paient
    } cher chaque instant.
    .v2 = C’est sur { $who } que la bataille s’acharne.
telling-comes = { $who_cap } { $who_n ->
        [one] entre
       *[other] entrent
    } en scène.
telling-turn-comes = Des cors, de la poussière : { $who } { $who_n ->
        [one] arrive
       *[other] arrivent
    } sur le champ.
telling-yielded = { $who_cap } { $who_n ->
        [one] rend la place et sort
       *[other] rendent la place et sortent
    } avec les honneurs.
    .v2 = Les termes sont signés : { $who } { $who_n ->
        [one] sort
       *[other] sortent
    } de la place, enseignes déployées.
telling-left = { $who_cap } { $who_n ->
        [one] quitte
       *[other] quittent
    } le champ.
    .v2 = On voit { $who } s’éloigner de la bataille.
telling-hurt = { $who_cap } { $who_n ->
        [one] est { $who_g ->
            [f] blessée
           *[m] blessé
        }, mais tient
       *[other] sont { $who_g ->
            [f] blessées
           *[m] blessés
        }, mais tiennent
    }.
    .v2 = Le sang coule sur { $who }, toujours debout.
telling-bled = Ce moment est rude pour { $who }.
    .v2 = Ce moment coûte cher { $who_a }.
telling-worse = { $who_cap } { $who_n ->
        [one] est { $who_g ->
            [f] blessée
           *[m] blessé
        }
       *[other] sont { $who_g ->
            [f] blessées
           *[m] blessés
        }
    } encore.
    .v2 = Une plaie de plus pour { $who }.
telling-quiet = Les deux armées se mesurent.
    .v2 = On manœuvre, on s’observe.
    .v3 = Chacun attend que l’autre se découvre.
    .v4 = Le temps passe, lourd d’attente.
    .v5 = Un moment de plus, les yeux sur l’ennemi.
telling-alone = Personne en face, pour le moment.
    .v2 = On attend : l’ennemi n’est pas là.
telling-fought = On se bat, et personne ne cède.
    .v2 = Les coups n’ont encore rien décidé.
telling-heavy = On se bat durement.
    .v2 = Le moment coûte cher.
telling-light = On se bat, et le prix reste léger.
    .v2 = Peu tombent, pour cette fois.
    .v3 = À peine quelques vides, vite comblés.
# Ce que chacun a perdu, jamais qui l’emportera : les forces seules ne le disent pas.
telling-ahead = Des deux camps, le moins entamé est celui { $side_de }.
    .v2 = Au total, les pertes pèsent bien moins lourd du côté { $side_de }.
# Ce qui vient de se passer va contre celui qui garde la plus grande part de ses forces.
telling-ahead-yet = Ce moment est { $target_a } ; mais le camp le moins entamé reste celui { $side_de }.
    .v2 = Ce moment profite { $target_a } ; mais c’est le camp { $side_de } qui garde la plus grande part de ses forces.
telling-won = Le champ reste { $side_a }.
    .v2 = C’est fini : la victoire est { $side_a }.
telling-drawn = Tout s’achève sans vainqueur.

## Ce qui se lit à voix haute des combats d’engins : ni rangs, ni pas, ni fer. -air, -sea et -space où le lieu compte.

telling-companies-vehicles = plusieurs formations { $side_de }
telling-companies-all-vehicles = toutes les formations { $side_de }
telling-turn-dead-vehicles = La nouvelle passe d’équipage en équipage : { $who } { $who_n ->
        [one] n’est plus
       *[other] ne sont plus
    }.
    .v2 = Un silence sur toute la ligne de feu : on a perdu { $who }.
telling-destroyed-vehicles = { $who_cap } { $who_n ->
        [one] n’existe plus
       *[other] n’existent plus
    }.
    .v2 = Plus rien ne bouge du côté { $who_de }.
telling-turn-destroyed-vehicles = Ce qu’on retiendra : { $who } { $who_n ->
        [one] disparaît
       *[other] disparaissent
    } sous le feu.
    .v2 = Une déchirure : plus rien ne répond du côté { $who_de }.
telling-captured-vehicles = { $who_cap } { $who_n ->
        [one] cesse le feu et se rend
       *[other] cessent le feu et se rendent
    }.
    .v2 = Moteurs coupés, { $who } se { $who_n ->
        [one] rend
       *[other] rendent
    }.
telling-turn-captured-vehicles = Le feu s’arrête d’un coup : { $who } se { $who_n ->
        [one] rend
       *[other] rendent
    }.
telling-broken-vehicles = { $who_cap } { $who_n ->
        [one] rompt
       *[other] rompent
    } le combat dans le désordre.
    .v2 = Plus d’ordre du côté { $who_de }.
telling-turn-broken-vehicles = Un coup au cœur : plus rien ne tient du côté { $who_de }.
    .v2 = La digue cède : { $who } { $who_n ->
        [one] rompt
       *[other] rompent
    } le combat dans le désordre.
telling-fled-vehicles = { $who_cap } { $who_n ->
        [one] fuit et sort
       *[other] fuient et sortent
    } du combat.
    .v2 = C’est la déroute { $who_de }, hors du combat désormais.
telling-turn-fled-vehicles = La digue cède : { $who } { $who_n ->
        [one] fuit et sort
       *[other] fuient et sortent
    } du combat.
    .v2 = Un coup au cœur : { $who } { $who_n ->
        [one] s’enfuit
       *[other] s’enfuient
    } hors du combat.
telling-down-vehicles = Plus un ordre ne vient : { $who } hors de combat.
    .v2 = On n’a plus de nouvelles : { $who } hors de combat.
telling-turn-down-vehicles = Un message, répété partout : { $who } hors de combat !
telling-up-vehicles = On croyait en avoir fini avec { $who } : les ordres reviennent.
telling-turn-up-vehicles = Contre toute attente, { $who } { $who_n ->
        [one] reprend
       *[other] reprennent
    } la manœuvre.
telling-rallied-vehicles = { $who_cap } se { $who_n ->
        [one] regroupe et revient
       *[other] regroupent et reviennent
    }.
telling-turn-rallied-vehicles = Contre toute attente, { $who } se { $who_n ->
        [one] regroupe
       *[other] regroupent
    }.
    .v2 = Un ordre passe enfin : { $who } { $who_n ->
        [one] revient
       *[other] reviennent
    } au combat.
telling-mauled-vehicles = Les coups au but se suivent sur { $who }.
    .v2 = Salve après salve atteint { $who }.
telling-turn-mauled-vehicles = Le plus dur du feu est pour { $who }, qui { $who_n ->
        [one] paie
       *[other] paient
    } cher chaque instant.
    .v2 = C’est sur { $who } que le feu frappe le plus fort.
telling-turn-comes-vehicles = Des formes à l’horizon : { $who } { $who_n ->
        [one] arrive
       *[other] arrivent
    } au combat.
telling-turn-comes-vehicles-space = Des échos là où il n’y avait rien : { $who } { $who_n ->
        [one] arrive
       *[other] arrivent
    } au combat.
telling-left-vehicles = { $who_cap } { $who_n ->
        [one] quitte
       *[other] quittent
    } le combat.
    .v2 = On voit { $who } s’éloigner de la bataille.
telling-bled-vehicles = { $who_cap } { $who_n ->
        [one] encaisse
       *[other] encaissent
    } des coups au but.
    .v2 = Des vides s’ouvrent du côté { $who_de }.
telling-quiet-vehicles = Les deux formations se mesurent.
    .v2 = Les deux camps se cherchent.
    .v3 = Chacun cherche l’angle.
    .v4 = On manœuvre, on s’observe.
telling-fought-vehicles = Les salves se suivent, et tout tient encore.
    .v2 = Le feu n’a encore rien décidé.
telling-light-vehicles = On se bat, et le prix reste léger.
    .v2 = Des salves s’échangent, et peu portent.
    .v3 = Quelques coups au but, sans plus.
telling-won-vehicles-air = Le ciel reste { $side_a }.
    .v2 = C’est fini : la victoire est { $side_a }.
telling-won-vehicles-sea = La mer reste { $side_a }.
    .v2 = C’est fini : la victoire est { $side_a }.
telling-won-vehicles-space = L’espace reste { $side_a }.
    .v2 = C’est fini : la victoire est { $side_a }.
telling-drawn-vehicles = Le combat s’achève sans vainqueur.

## Gestes du MJ : leur nom dans un menu

gesture-take = retirer des hommes
gesture-restore = rendre des hommes
gesture-test = éprouver le moral
gesture-break = briser une unité
gesture-rally = rallier une unité
gesture-attack = une attaque de plus
gesture-engage = mettre aux prises
gesture-part = séparer
gesture-add = ajouter une unité
gesture-split = scinder une unité
gesture-merge = réunir deux unités
gesture-remove = retirer du champ
gesture-bring = faire venir
gesture-turn = changer de camp
gesture-fell = abattre un personnage
gesture-post = placer un personnage
gesture-concede = abandonner la bataille
gesture-option = changer une option
gesture-set = fixer un chiffre

## Gestes du MJ : pourquoi l’un d’eux n’a pas de sens ici

gesture-unknown = Personne ne répond à ce nom : choisissez quelqu’un de cette bataille.
gesture-not-in-this-book = Ce livre ne connaît pas ce geste.
gesture-not-on-field = Ce n’est possible que pour qui se trouve sur le champ.
gesture-not-a-unit = Ce n’est possible que pour une troupe, non pour un personnage ou un monstre seul.
gesture-not-a-character = Ce n’est possible que pour un personnage ou un monstre seul.
gesture-same-side = Tous deux sont du même camp : choisissez un ennemi.
gesture-no-missiles = Cette unité n’a rien à lancer : choisissez une attaque au corps à corps.
gesture-not-in-contact = Ces deux-là ne sont pas aux prises.
gesture-no-men = Ce nombre d’hommes ne convient pas : il en faut au moins un, et moins qu’il n’y en a.
gesture-full = La bataille compte déjà autant d’unités qu’elle peut : retirez-en une d’abord.
gesture-full-pairs = Autant d’unités sont aux prises que la bataille peut en tenir : séparez-en deux d’abord.
gesture-not-together = Ces deux-là ne vont pas ensemble : il faut le même camp et des troupes semblables.
gesture-already-there = Déjà sur le champ : rien à faire venir.
gesture-fearless = Cette unité ne teste jamais son moral. Si vous y tenez, baissez d’abord sa valeur sur sa fiche, ou brisez-la.
gesture-not-a-wall = Il n’y a de brèche que dans une muraille ou une porte : choisissez-en une.
gesture-already-open = La brèche y est déjà ouverte.
gesture-not-an-engine = Ce chiffre est celui d’une machine de siège : choisissez-en une.
gesture-not-of-a-place = Cela ne se fait pas à une muraille ni à une machine : choisissez une troupe ou un personnage.
gesture-bad-value = Cette valeur est hors des bornes.
gesture-bad-field = Ce chiffre n’est pas de ceux qu’on peut fixer.

## Événements du scénario et main du MJ

ask-gm = Lancez { $dice } pour { $unit }, sur l’ordre du MJ.
ask-scenario = Un événement du scénario est dû. Vient-il ?
judgement-comes = il vient
judgement-put_aside = il n’a pas lieu
term-gm = le MJ

## Ce que vaut un jet
meaning-passed = réussi
meaning-failed = manqué
goal-at-least = { $n } ou plus
goal-at-most = { $n } ou moins
goal-always = réussi quoi qu’il tombe
goal-never = manqué quoi qu’il tombe
goal-range = de { $least } à { $most }
goal-from = { $n } ou plus : { $amount }
goal-row = selon la table

## D'où vient un changement, dans tous les livres
open-gm = Décision du meneur de jeu
open-scenario = Le scénario le veut ainsi
open-strength = { $who_cap } : { $was } → { $now }
open-set = Fixé à la main : { $value }
page-sum-why = pourquoi

## Ce que font le meneur et le scénario, dans tous les petits livres

ruled-conceded = { $side_cap } { $side_n ->
    [one] abandonne
   *[other] abandonnent
} la partie.
    .v2 = C’est fini : abandon { $side_de }.
ruled-arrived = Arrivée { $unit_de } sur le champ.
    .v2 = Sur le champ, arrivée { $unit_de }.
ruled-counted = Par décision du meneur, il en reste { $men } chez { $unit }.
    .v2 = Chez { $unit }, le meneur en compte { $men }.
ruled-stands = Par décision du meneur, { $unit } : { $state }.
    .v2 = { $unit_cap } : { $state }, par décision du meneur.
ruled-added = Une troupe entre en jeu, à l’image { $unit_de } : { $men }.
    .v2 = Du renfort, à l’image { $unit_de } : { $men }.
ruled-added-seen = Une troupe entre en jeu, à l’image { $unit_de }.
    .v2 = Du renfort entre en jeu, à l’image { $unit_de }.
ruled-turned = { $unit_cap } { $unit_n ->
    [one] change
   *[other] changent
} de camp.
    .v2 = Changement de camp : { $unit } { $unit_n ->
        [one] passe
       *[other] passent
    } à l’ennemi.
ruled-set = Par décision du meneur, { $unit } : { $figure } { $value }.
    .v2 = { $unit_cap } : désormais { $figure } { $value }.
ruled-option = Une option change.
    .v2 = Dès maintenant, une option change.
ruled-outside = Choix { $unit_de } hors des règles, par décision du meneur.
    .v2 = { $unit_cap } : un choix que les règles ne donnent pas.
ruled-after = { $unit_cap } : { $men } sur { $start }.

## Des mots que les petits livres partagent

state-absent = { condition-absent }
state-fit = { condition-fit }
state-shaken = { condition-shaken }
state-broken = { condition-broken }
state-gone = { condition-gone }
state-captured = { condition-captured }
state-destroyed = { condition-destroyed }
strength-few = une poignée
strength-many = une troupe nombreuse
amount-men = { $count ->
    [one] { $n } homme
   *[other] { $n } hommes
}
amount-hits = { $count ->
    [one] { $n } touche
   *[other] { $n } touches
}
