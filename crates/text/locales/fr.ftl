### Ce que disent les interfaces, en français. Chaque message existe aussi dans en.ftl, avec les mêmes valeurs.
###
### Espaces et apostrophes s’écrivent comme elles viennent : la composition les met en place (voir typeset.rs).
### Un nom $x donne aussi $x_cap (en tête de phrase), $x_de (« des Piquiers »), $x_a (« aux Piquiers »),
### $x_n (one, other) et $x_g (m, f). Un nombre $x donne aussi $x_signed (+2). Une règle $x donne aussi $x_id.
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
rule-text = texte
rule-reading = lecture
rule-ours = maison

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

## États : des mots qui ne s’accordent pas, sauf ceux qui nomment $who

state-fit = en ordre
state-shaken = en désordre
state-engaged = au contact
state-free = sans ennemi au contact
state-routed = en déroute
state-left = hors du champ
state-gone = hors de combat
state-destroyed = { $who_n ->
    [one] { $who_g ->
        [f] détruite
       *[m] détruit
    }
   *[other] { $who_g ->
        [f] détruites
       *[m] détruits
    }
}
state-captured = { $who_n ->
    [one] { $who_g ->
        [f] prise
       *[m] pris
    }
   *[other] { $who_g ->
        [f] prises
       *[m] pris
    }
}
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
error-illegal-choice = « { $choice } » n’est pas permis ici ({ $rule }). On peut choisir : { $list }.
error-out-of-bounds = { $value } est hors des bornes : donnez un nombre de { $least } à { $most } ({ $rule }).
error-answer-unused = Ligne { $line } : personne n’a posé cette question, la réponse reste sans emploi.
error-answer-twice = Ligne { $line } : cette question a déjà sa réponse ligne { $first }.
error-nothing-changed = Rien n’a été changé.
