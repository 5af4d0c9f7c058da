### Ce que disent les pages, en français. Chaque message existe aussi dans en.ftl, avec les mêmes valeurs.
### Espaces et apostrophes s'écrivent comme elles viennent : la composition les met en place.


## Partout

page-value = { $value }
page-percent = { $n } %
page-skip = Aller au contenu
page-home = Accueil
page-back = Revenir à la table
page-close = Fermer
page-not-live = La page n'est plus à jour : la liaison est coupée.
page-reload = Recharger
page-unknown = Troupe inconnue
page-nobody = (personne)
page-reason = Raison
page-reason-maybe = Raison, si vous voulez
page-because = ({ $reason })
page-waits-for = On attend { $name } ; vous pouvez répondre à sa place.
page-proposed = proposé par { $name }

## La ligne du haut

page-steps = Étapes
page-undo = Annuler
page-undo-what = Annuler : { $what }
page-redo = Rétablir
page-redo-what = Rétablir : { $what }
page-people = { $waiting ->
    [0] { $here ->
        [0] Personne à la table
        [one] { $here } personne
       *[other] { $here } personnes
    }
    [one] Quelqu'un attend à la porte
   *[other] { $waiting } attendent à la porte
}
page-people-all = Places et porte d'entrée
page-people-title = Autour de la table
page-people-none = Personne encore. Donnez le code ou le lien aux joueurs.
page-person-here = là
page-person-away = parti un moment
page-person-waiting = attend à la porte
page-person-let-in = Faire entrer
page-person-remove = Retirer la place
page-person-assign = Donner cette place
page-person-renew = Changer sa clé : l'ancienne ne vaudra plus
page-person-renewed = Son ancienne clé ne vaut plus. Ce lien le ramène à sa place, une fois :
page-person-side = Camp
page-person-character = Personnage
page-person-units = Unités
page-person-chief = Commande son camp
page-person-narrow = Ne voit de son camp que ses troupes

## À faire

page-tabs = Parties de la table
page-tab-todo = À faire
page-tab-armies = Armées
page-tab-front = Front
page-tab-chronicle = Chronique
page-todo-dice = { $step } : { $n ->
    [one] un jet à faire{ $away ->
        [0] .
       *[other] , par un joueur.
    }
   *[other] { $n } jets à faire{ $away ->
        [0] .
        [one] , dont un par un joueur.
       *[other] , dont { $away } par des joueurs.
    }
}
page-todo-orders = { $step } : { $n ->
    [one] une décision à prendre{ $away ->
        [0] .
       *[other] , par un joueur.
    }
   *[other] { $n } décisions à prendre{ $away ->
        [0] .
        [one] , dont une par un joueur.
       *[other] , dont { $away } par des joueurs.
    }
}
page-todo-judge = { $step } : { $n ->
    [one] une question vous attend
   *[other] { $n } questions vous attendent
}.
page-todo-go = { $step } : rien à demander, on peut jouer.
page-todo-go-on = Continuer
page-todo-scene = La bataille attend la scène : { $title }.
page-todo-victory = La bataille est finie : victoire { $side_de }.
page-todo-draw = La bataille est finie : ni vainqueur ni vaincu.
page-todo-undecided = La bataille s'arrête là, indécise.
page-todo-after = Ce qu'il en reste

## Demandes

page-asks = Ce qu'on attend
page-ask-throw = Lancez { $dice } pour { $unit }.
page-ask-throw-on = Lancez { $dice } pour { $unit }, contre { $target }.
page-ask-choice = Que fait { $unit } ?
page-ask-judgement = À vous de juger : { $rule }.
page-dice-title = { $n ->
    [one] Un jet
   *[other] { $n } jets
}
page-dice-hint = Tapez les faces, sans rien d'autre : 2d6 comme 34, un d10 à 0 vaut dix, un d100 à 00 vaut cent. Rien ne s'applique avant que vous confirmiez.
page-dice-open = Dé ouvert : { $up } et plus se relance et s'ajoute. Tapez toute la chaîne : { $example }.
page-dice-open-both = Dé ouvert : { $up } et plus se relance et s'ajoute, { $down } et moins se relance et se retranche. Tapez toute la chaîne : { $example }.
page-dice-again = { $face } : relancez
page-dice-again-down = { $face } : relancez, à retrancher
page-dice-what = Jet
page-dice-dice = Dés
page-dice-faces = Faces
page-dice-sum = Somme
page-dice-confirm = Confirmer les jets
page-dice-roll = Lancer le reste
page-dice-at-most = { $n } au plus
page-dice-versus = contre { $n }
page-term-title = Ajouter un terme à un jet
page-term-throw = Quel jet
page-term-slot = Où
page-term-plus = ajouté aux dés
page-term-versus = à ce qu'on a en face
page-term-share = au pourcentage
page-term-value = Combien
page-term-no-value = Dites combien ce terme ajoute ou retire.
page-term-name = Son nom
page-term-do = Ajouter
page-confirm-no-dice = Aucun dé n'est tapé : { $left ->
    [one] il manque un jet
   *[other] il manque { $left } jets
}. Tapez les faces, ou lancez le reste.
page-confirm-no-orders = Rien n'est choisi : { $left ->
    [one] il manque une réponse
   *[other] il manque { $left } réponses
}. Choisissez, ou laissez faire la doctrine.
page-confirm-some-dice = { $done ->
    [one] Un jet confirmé
   *[other] { $done } jets confirmés
} ; { $left ->
    [one] il en manque un.
   *[other] il en manque { $left }.
}
page-confirm-some-orders = { $done ->
    [one] Une réponse confirmée
   *[other] { $done } réponses confirmées
} ; { $left ->
    [one] il en manque une.
   *[other] il en manque { $left }.
}
page-orders-title = Ordres
page-orders-missing = { $n ->
    [0] Tout est choisi.
    [one] Il en manque un.
   *[other] Il en manque { $n }.
}
page-orders-pick = Cocher
page-orders-pick-one = Cocher { $who }
page-orders-what = Question
page-orders-choice = Réponse
page-orders-none = (choisir)
page-orders-confirm = Confirmer les ordres
page-orders-last = Comme la dernière fois
page-orders-now = À présent : { $state }
page-orders-doctrine = Laisser faire la doctrine
page-orders-more = { $n } réponses possibles
page-orders-note = Noter
page-orders-many = Aux unités cochées
page-orders-many-do = Donner
page-judge-title = À vous de juger
page-judge-usual = d'ordinaire
page-judge-range = De { $least } à { $most }, d'ordinaire { $usual }
page-judge-do = Juger ainsi
page-offered = { $n ->
    [one] Un jugement possible
   *[other] { $n } jugements possibles
}

## Sommes

page-sum = Le calcul
page-sum-open = Ouvrir le calcul :
page-sum-plus = Ajouté
page-sum-share = Multiplié par
page-sum-comes = revient à
page-sum-total = Total
page-sum-margin = Écart

## Armées

page-army-strength = { $now } sur { $start }
page-army-empty = On ne voit personne.
page-within = { $n ->
    [one] Une unité sous ses ordres
   *[other] { $n } unités sous ses ordres
}
page-within-lost = { $n ->
    [one] dont une brisée ou perdue
   *[other] dont { $n } brisées ou perdues
}
page-others = { $n ->
    [one] Une autre unité
   *[other] { $n } autres unités
}
page-count = { $what } ({ $n })
page-more-lines = { $n ->
    [one] Une ligne de plus
   *[other] { $n } lignes de plus
}
page-card-more = Fiche
page-card-open = Ouvrir la fiche
page-card-rule = Décider à son sujet
page-card-strength = Effectif
page-card-life = Vie
page-card-unknown = effectif inconnu
page-card-why = d'où vient ce chiffre
page-card-against = Aux prises avec
page-card-with = Avec
page-state-unknown = état inconnu
page-set = fixer
page-set-do = Fixer ce chiffre
page-kind-foot = à pied
page-kind-horse = à cheval
page-kind-archers = gens de trait
page-kind-engine = machine
page-kind-monster = monstre
page-kind-flyer = dans les airs
page-kind-vehicle = char ou chariot
page-kind-ship = navire
page-kind-character = personnage
page-kind-place = ouvrage
page-kind-other = troupe

## Le front

page-front = Le front
page-front-quiet = Personne n'est aux prises.
page-front-free = Libres : { $side }
page-front-pair = { $one_cap } contre { $other }.
page-front-noted = noté : { $what }
page-front-given = ordre : { $what }
page-front-awaits = sans ordre
page-front-out = Hors du champ
page-front-walls = Les murs
page-front-aim = Qui est visé ? Pointez-le, ou tapez son chiffre. Échap : rien.
page-front-not = Personne n'est à viser ainsi.
page-front-deeds = Que faire ?
page-moment = Ce qui vient d'arriver
page-moment-against = { $one } contre { $other }
page-moment-others = { $n ->
    [one] une autre mêlée, dans la chronique
   *[other] { $n } autres mêlées, dans la chronique
}
page-pace = Montrer
page-pace-all = tout
page-pace-matters = ce qui compte
page-pace-none = rien
page-time = La bataille, manche par manche
page-time-start = Début
page-time-left = { $a } contre { $b }.
page-time-fell = Hors du champ : { $who }.
page-time-chance = Chances du premier camp : { $n } %.
page-time-rulings = { $n ->
    [one] Une décision.
   *[other] { $n } décisions.
}
page-time-scenes = { $n ->
    [one] Une scène.
   *[other] { $n } scènes.
}
page-then = Vous regardez la bataille telle qu'elle était : { $when }
page-then-back = Revenir à la bataille
page-ending-curve = Comment la bataille a tourné
page-ending-turn = Le tournant : { $round }.
page-ending-look = Revoir ce moment
page-ending-deeds = Ceux dont on parlera
page-ending-next = Préparer la suite avec les survivants
page-map = Le terrain
page-map-hint = Prenez un pion : les cases où il peut aller s'éclairent. Touchez-en une, ou glissez-y le pion ; l'ordre se note dans la liste.
page-map-face-down = pion retourné
page-map-hidden = caché
page-map-not-there = Ce pion ne peut pas aller là : lâchez-le sur une case éclairée, ou laissez-le où il est.
page-map-from = depuis { $cell }
page-constat = Constat de la table
page-constat-hint = Vos pions ont bougé sur la vraie table ? Dites qui est aux prises avec qui, qui soutient, qui tire, qui est sorti. Vous verrez ce qui change avant de confirmer.
page-constat-not-now = Ces règles ne relèvent pas la table à cette étape.
page-constat-engaged = aux prises avec
page-constat-supports = soutient
page-constat-shots = tire sur
page-constat-off = sorti
page-constat-do = Voir ce que cela donne
page-constat-reason = constat de la table
page-requests = Les joueurs proposent
page-proposal-changed = { $name } propose autre chose depuis que vous avez regardé : rien n'est accepté. L'ancienne proposition est barrée, la nouvelle est à côté ; confirmez à nouveau.
page-request-accept = Accepter
page-request-write = L'écrire dans la chronique
page-request-scene = En faire une scène
page-request-dismiss = Écarter

## La chronique

page-chronicle = Chronique
page-chronicle-of = Chronique : { $title }
page-chronicle-all = Depuis le début
page-chronicle-end = Fin de la bataille
page-chronicle-empty = Rien ne s'est encore passé.
page-chronicle-newer = ↓ Du nouveau plus bas
page-latest = Les dernières lignes
page-previously = Précédemment
page-filter-who = Au sujet de
page-filter-everyone = Tout le monde
page-filter-kind = Lignes
page-filter-all = Toutes les lignes
page-filter-told = Le récit
page-filter-dice = Dés et choix
page-filter-rulings = Décisions du MJ
page-filter-notes = Notes
page-filter-do = Filtrer
page-note = Une ligne à vous
page-note-shared = les joueurs la lisent aussi
page-note-do = Écrire
page-mark-ruling = décision
page-mark-secret = MJ seul
page-line-more = Que faire de cette ligne
page-line-none = Cette ligne n'est plus dans la chronique.
page-line-back = Revenir ici
page-line-branch = Et si… à partir d'ici
page-what-if-title = Et si…
page-what-if = Et si… Vous jouez à côté de la bataille, depuis { $round } ({ $step }){ $steps ->
        [0] {""}
        [one] {" "}: une étape
       *[other] {" "}: { $steps } étapes
    }.
page-what-if-others = Téléphones et écran en restent à la bataille : { $round } ({ $step }).
page-what-if-came = Venu de la table, et gardé pour la bataille : { $n ->
        [one] une chose
       *[other] { $n } choses
    }, de { $names }.
page-what-if-back = Revenir à la bataille
page-what-if-good = Continuer d'ici pour de bon…
page-what-if-good-title = Continuer d'ici pour de bon ?
page-what-if-aside = La bataille a joué, depuis { $round }, { $steps ->
        [0] aucune étape
        [one] une étape
       *[other] { $steps } étapes
    } et compte { $lines ->
        [0] aucune ligne
        [one] une ligne
       *[other] { $lines } lignes
    } de chronique de plus : tout cela est mis de côté.
page-what-if-aside-answers = { $n ->
        [one] Une réponse donnée
       *[other] { $n } réponses données
    } à l'étape en cours { $n ->
        [one] est mise
       *[other] sont mises
    } de côté.
page-what-if-aside-came = Ce qui est venu de la table ({ $n }) est mis de côté aussi.
page-what-if-aside-none = La bataille n'a rien joué depuis { $round } : rien n'est mis de côté.
page-what-if-follow = Les téléphones et l'écran suivront aussitôt. Ce qui est mis de côté reste dans le journal, parmi les autres tours de cette bataille.
page-what-if-table-only = Cela s'adresse à la table, qui voit la bataille : revenez-y d'abord.
page-line-amend = Corriger les dés
page-line-amend-do = Corriger
page-bare = { $n ->
    [one] Un dé ou un choix
   *[other] { $n } dés et choix
}
page-bare-choice = { $who } : { $choice }
page-bare-ruled = { $who }, hors des règles : { $choice }

## Décisions et outils

page-tools = Outils
page-gesture-title = Décider
page-gesture-what = Quoi
page-gesture-who = Qui
page-gesture-on = Contre ou vers qui
page-gesture-men = Combien
page-gesture-shot = au tir
page-gesture-side = Quel camp
page-gesture-field = Quel chiffre
page-gesture-option-which = Quelle option
page-gesture-value = Nouvelle valeur
page-gesture-when = Quand
page-gesture-now = tout de suite, avant l'étape ouverte
page-gesture-later = à la fin de l'étape
page-gesture-preview = Voir d'abord
page-gesture-do = Décider
page-go-title = Continuer jusqu'à…
page-go-until = S'arrêter quand
page-go-player = un joueur est concerné
page-go-break = une unité rompt
page-go-chief = un chef tombe
page-go-character = un personnage est concerné
page-go-round = la dernière étape finit
page-go-hint = La machine lance les dés et suit les doctrines ; tout s'écrit dans la chronique et s'annule d'un coup.
page-go-do = Continuer
page-go-one-round = Jusqu'à la dernière étape
page-conduct-title = Qui lance, qui décide
page-conduct-hint = À la main : on attend une personne. Assisté : la machine propose, vous confirmez. Automatique : la machine joue, et tout s'écrit dans la chronique.
page-hand-person = à la main
page-hand-assisted = assisté
page-hand-program = automatique
page-except-title = Exceptions
page-except-line = { $who }, { $kind } : { $hand }
page-except-all = tout
page-except-who = Qui
page-except-kind = Pour
page-except-hand = Comment
page-except-do = Ajouter l'exception
page-except-forget = Ôter
page-grant-title = Unités mieux ou moins connues
page-grant-line = { $to } sait de { $who } : { $level }
page-grant-to = Qui sait
page-grant-who = De qui
page-grant-level = Quoi
page-grant-do = Accorder pour cette unité
page-conduct-dice = Dés
page-conduct-choices = Décisions
page-conduct-led = Doctrine
page-conduct-gm = Ce qui n'est à aucun camp
page-conduct-judgements = Jugements
page-conduct-asked = demandés au MJ
page-conduct-default = à leur valeur d'ordinaire
page-conduct-offered = Jugements qu'on peut laisser
page-offered-players = demandés là où ils touchent un personnage de joueur
page-offered-always = toujours demandés
page-offered-never = à leur valeur d'ordinaire
page-conduct-focus = Qui demande à la table
page-focus-players = seulement ceux que des joueurs jouent ; la machine mène les autres
page-focus-all = comme convenu ci-dessus
page-conduct-do = Convenir ainsi
page-knowledge-title = Ce que chaque camp sait de l'autre
page-knowledge-of = Ce que sait { $side }
page-knowledge-screen = Ce que montre l'écran de la table
page-knowledge-unseen = rien
page-knowledge-words = quelques mots
page-knowledge-exact = les chiffres
page-knowledge-do = Accorder
page-branches-title = D'autres tours de cette bataille
page-branch-here = ici
page-branch-go = Y mener la bataille
page-branch-look = Y regarder, à côté de la bataille
page-ruled-title = Ordonner hors des règles
page-ruled-of = Quelle question
page-ruled-words = L'ordre, dans les mots du fichier
page-ruled-hint = Un verbe et des identifiants, comme « engagement orques ». Tout ordre du livre est permis, qu'il soit légal ici ou non.
page-ruled-do = Ordonner
page-scene-open = Ouvrir une scène
page-scene-of-it = En faire une scène
page-scene-line = { $who } : { $title } ({ $verdict }).
page-effect-line = { $what } : { $whom }.
page-effect = { $who }{ $men ->
    [0] {""}
   *[other] , { $men }
}
page-effect-on = { $who }, { $on }
page-scene-waits = Une scène est ouverte : la bataille attend qu'elle soit close.
page-scene-none = Aucune scène n'est ouverte.
page-scene-no-title = Donnez un titre à la scène.
page-scene-no-who = Dites qui est dans la scène : au moins une personne ou une troupe.
page-scene-needs-who = Dites sur qui cela tombe : choisissez dans la liste.
page-scene-needs-on = Dites contre qui, ou avec qui : choisissez dans la liste.
page-scene-needs-men = Dites combien : un nombre, au moins 1.
page-scene-needs-side = Dites quel camp.
page-scene-which-side = quel camp ?
page-scene-to-say = { $what } : à préciser.
page-scene-target-hint = Sur qui tombe un effet peut aussi se dire quand la scène finit.
page-scene-which = Dites comment la scène finit : triomphe, réussite, échec ou désastre.
page-scene-title = Titre
page-scene-who = Qui y est
page-scene-place = Où
page-scene-stakes = Ce qui se joue
page-scene-shared = montrer l'enjeu aux joueurs
page-scene-triumph = Triomphe
page-scene-success = Réussite
page-scene-failure = Échec
page-scene-disaster = Désastre
page-scene-nothing = rien
page-scene-do = Ouvrir
page-scene-how = Comment cela finit-il ?
page-scene-told = Ce qu'on en racontera
page-scene-end = Clore la scène
page-scene-cancel = Renoncer à la scène
page-telling = À lire à voix haute : { $round }
page-telling-text = Le texte
page-telling-show = Montrer aux joueurs
page-telling-hide = Ne plus montrer
page-keys = Touches
page-key-next = faire ce qui est à faire
page-key-roll = lancer le reste
page-key-undo = annuler
page-key-redo = rétablir
page-key-tabs = à faire, armées, front, chronique
page-key-cards = unité suivante, précédente
page-key-filter = filtrer la chronique
page-key-help = cette aide
page-banners-title = Bannières
page-banners-field = Champ
page-banners-charge = Meuble
page-banners-same = Les deux camps auraient la même couleur : choisissez-en une autre pour l'un d'eux.
page-banners-do = Lever ces bannières
page-tincture-gueules = gueules (rouge)
page-tincture-azur = azur (bleu)
page-tincture-sinople = sinople (vert)
page-tincture-sable = sable (noir)
page-tincture-pourpre = pourpre (violet)
page-tincture-or = or (jaune)
page-tincture-argent = argent (blanc)
page-charge-plain = plain
page-charge-pal = pal
page-charge-fasce = fasce
page-charge-bande = bande
page-charge-chevron = chevron
page-charge-croix = croix
page-charge-besant = besant
page-charge-losange = losange

## Chances

page-odds = Les chances
page-odds-in-ten = { $n ->
    [0] Presque aucune chance pour { $side }
    [one] Une chance sur dix pour { $side }
    [10] Presque toutes les chances pour { $side }
   *[other] { $n } chances sur dix pour { $side }
}
page-odds-neither = Sans vainqueur : { $n } %.
page-turn-now = à son tour
page-turn-done = a agi
page-odds-harmless = Dont { $n } % où plus personne ne peut nuire à personne.
page-odds-interval = Victoire { $side_de } : entre { $low } et { $high } %.
page-odds-doctrines = Selon la manière dont les camps sont menés : de { $low } à { $high } % pour { $side }.
page-odds-losses = Pertes en hommes
page-odds-side = Camp
page-odds-least = dans le meilleur dixième
page-odds-middle = une fois sur deux
page-odds-most = dans le pire dixième
page-odds-rounds = Fin de la bataille : { $from } à { $to }
page-odds-method = { $runs } batailles jouées jusqu'au bout depuis l'état présent, par les mêmes règles, décisions du MJ comprises. Premier camp mené par la doctrine « { $a } », second par « { $b } ». Intervalle à 95 %.
page-odds-stale = Ces chances datent d'avant la dernière étape.
page-odds-reveal = Montrer aux joueurs
page-odds-hide = Ne plus montrer

## Le téléphone d'un joueur

page-myself = Votre personnage
page-myself-with = Parmi : { $who }
page-mine = Vos troupes
page-asked = Ce qu'on vous demande
page-asked-nothing = Rien à faire pour l'instant.
page-asked-roll = Lancer ici
page-asked-typed = J'ai lancé
page-asked-propose = Proposer
page-asked-sent = Envoyé. Le MJ n'a pas encore répondu.
page-say = Proposer une action
page-say-what = Ce que vous faites
page-say-do = Envoyer au MJ
page-say-nothing = Écrivez d'abord ce que vous faites.
page-say-enough = Vos propositions attendent déjà le MJ : laissez-lui le temps de répondre.
page-story = l'histoire jusqu'ici

## La porte

page-join = Rejoindre une bataille
page-join-code = Le code, six lettres
page-join-name = Votre nom
page-join-do = Entrer
page-join-wrong-code = Aucune bataille n’a ce code. Relisez ses six lettres avec le MJ, et écrivez-les de nouveau.
page-join-no-name = Il manque votre nom : écrivez celui que la table doit lire, puis entrez.
page-join-full = Toutes les places de cette table sont prises. Demandez au MJ d’en libérer une, puis entrez à nouveau.
page-join-taken = « { $name } » est déjà à cette table. Prenez un autre nom : « { $free } » est libre. Si c'est vous, demandez au MJ de libérer votre ancienne place.
page-join-hint = Le MJ vous fera entrer et vous donnera une place. Pas de compte.
page-waiting = À la porte
page-waiting-room = Le MJ va vous faire entrer.
page-waiting-hint = Cette page s'ouvrira toute seule.
page-screen = L'écran pour la table
page-screen-show = Écran pour la table
page-screen-hint = Un téléviseur, une tablette au milieu de la table : il suit la bataille et ne peut rien y faire. Son lien n'ouvre que lui, et sert une fois ; pour un autre écran, le suivant prend sa place ici.
page-screen-shut = D'un autre appareil, il faut d'abord ouvrir la porte, ci-dessus.
page-screen-here = L'ouvrir sur cette machine
page-screen-now = Il montre en ce moment ce que savent les joueurs { $side_de }.
page-screen-now-all = Il montre en ce moment ce que tous les joueurs savent.
page-screen-of = Par les yeux de
page-screen-auto = des joueurs, selon leurs places
page-screen-all = tout le monde : ce que tous savent
page-screen-level = Des autres, il montre
page-screen-as-players = ce que les joueurs en savent
page-screen-do = Régler l'écran
page-screen-renew = Changer de lien : les écrans ouverts ne suivront plus
page-door = Faire entrer les téléphones
page-door-open = Ouvrir la porte aux téléphones
page-door-close = Fermer la porte aux téléphones
page-door-renew = Changer de code : l'ancien n'ouvrira plus
page-door-shut = Pour l'instant, seule cette machine voit la table.
page-door-far = Les amis éloignés entrent par ce lien. La porte vers votre propre réseau est fermée.
page-door-qr = Code QR de { $link }
page-door-trouble = Un téléphone n'arrive pas ? Même Wi-Fi que cette machine, et pas un réseau d'invités, qui isole les appareils. Le pare-feu doit laisser passer ce programme. Sans Wi-Fi, le partage de connexion d'un téléphone suffit. S'il propose de quitter un Wi-Fi sans internet, refusez.

## Accueil

page-home-title = Batailles
page-home-what = Les batailles de masse de votre table, par ses propres règles.
page-home-resume = Reprendre
page-home-new = Nouvelle bataille
page-home-sample = Exemple :
page-home-prepare = Préparer deux armées
page-home-archive = Ranger
page-home-import = Ouvrir un scénario ou un journal
page-home-import-do = Ouvrir
page-home-chair = Le lien du MJ
page-home-chair-hint = Le lien du MJ sert une fois : votre navigateur garde ensuite une clé. Pour un autre navigateur de cette machine, il en faut un autre.
page-home-chair-show = Un lien pour un autre navigateur
page-home-chair-renew = Renvoyer tous les autres navigateurs
page-home-chair-link = Ouvrez ce lien dans l'autre navigateur ; il sert une fois : { $link }
page-home-chair-renewed = Les autres navigateurs sont renvoyés, et l'ancien lien ne vaut plus. Pour en faire entrer un : { $link }
page-home-folder = Tout est gardé dans { $folder }.
page-reader-lang = Langue
page-reader-theme = Lumière
page-theme-auto = celle de l'appareil
page-theme-light = vélin (clair)
page-theme-dark = veillée (sombre)
page-reader-do = Changer

## Préparer

page-prepare = Préparer une bataille
page-prepare-title = Titre de la bataille
page-prepare-edition = Édition
page-prepare-paste = Coller une liste, une ligne par unité
page-prepare-paste-hint = Comme le livre les imprime, ou un nombre et un nom du catalogue : 80 piquiers.
page-prepare-understand = Lire ces lignes
page-prepare-catalogue = Le catalogue
page-prepare-problems = À mettre au point
page-prepare-warnings = Bon à savoir avant de jouer
page-prepare-options = Options que cette bataille peut toucher
page-prepare-options-more = Toutes les autres options
page-prepare-copy = Doubler
page-prepare-drop = Enlever
page-prepare-read = Vérifier
page-prepare-play = Livrer bataille
page-prepare-download = Télécharger le scénario

## Papier

page-paper-title = Papier et fichiers
page-paper-cards = Cartes d'unités
page-paper-order = Ordre de bataille
page-paper-finish = Finir sur papier
page-paper-chronicle = Chronique
page-paper-markdown = Chronique en Markdown
page-paper-scenario = Scénario
page-paper-journal = Bataille entière, en un fichier
page-report = Signaler un défaut
page-report-hint = Une règle mal jouée, une page qui se trompe : ce bouton écrit la bataille et l'état de la page en un fichier, sans les noms ni vos mots, à nous envoyer.
page-report-named = Les noms de cette bataille n'ont pu être remplacés sans la changer. Envoyez-nous son journal, si vous le voulez bien.
page-paper-hint = Imprimez cette page : elle est mise en page pour l'A4.
page-paper-unit = Unité
page-paper-kind = Genre
page-paper-threshold = seuil
page-paper-strength = Effectif
page-paper-state = État
page-paper-figures = Chiffres
page-paper-tables = Les tables en usage
page-paper-thresholds = Les seuils à venir
page-paper-parts = Chaque chiffre et ses parts
page-paper-rules = Les règles en usage
page-paper-rules-which = Celles que la bataille a citées ou qu'elle demande, et celles que rencontrent quelques parties jouées d'ici à la fin.
page-paper-book = Le livre entier

## Règles

page-rule-none = Le livre n'a pas d'article sous cet identifiant.
page-rule-text = texte du livre, dans nos mots
page-rule-reading = notre lecture
page-rule-ours = règle de la maison

## Confirmer, et après

page-confirm-changes = Ce qui change
page-confirm-who = Qui
page-confirm-before = Avant
page-confirm-after = Après
page-confirm-nothing = Rien ne changerait.
page-not-sent = Rien n'est parti : la table ne répond pas. Ce qui est écrit ici reste ; essayez encore.
page-confirm-do = Confirmer
page-confirm-dice = Il y faut des dés :
page-confirm-dropped = { $n ->
    [one] Une réponse déjà donnée ne conviendrait plus : elle serait redemandée.
   *[other] { $n } réponses déjà données ne conviendraient plus : elles seraient redemandées.
}
page-confirm-later = Ce sera jugé à la fin de l'étape : d'ici là, les choses peuvent changer.
page-confirm-amend = Corriger ces dés
page-confirm-kept = { $n ->
    [0] Toutes les autres réponses restent.
    [one] Une réponse donnée ensuite n'a plus lieu d'être ; les autres restent.
   *[other] { $n } réponses données ensuite n'ont plus lieu d'être ; les autres restent.
}
page-confirm-sum = { $who }, { $rule } : { $before } devient { $after }.
page-confirm-not = Ne rien faire
page-after = Ce qu'il en reste
page-after-next = Scénario de la prochaine bataille

## Ennuis

page-trouble-not-found = Rien ici
page-trouble-not-found-do = Il n'y a pas de page à cette adresse. Revenez à l'accueil et choisissez une bataille.
page-trouble-no-secret = Lien du MJ incomplet
page-trouble-no-secret-do = Cette page demande la clé du MJ. Son lien est écrit dans la fenêtre où le programme a démarré : ouvrez-le de là. S'il a déjà servi, « montjoie link » en donne un autre.
page-trouble-no-seat = Votre place n'est plus là
page-trouble-no-seat-do = Le MJ a retiré cette place ou changé sa clé, ou la bataille est close. Demandez-lui le nouveau lien, ou le code, et entrez de nouveau.
page-trouble-no-screen = Le lien de cet écran a été changé
page-trouble-no-screen-do = Scannez le nouveau : il est chez le MJ, à la page « Autour de la table ». Un lien d'écran sert une fois.
page-trouble-spent-link = Ce lien a déjà servi
page-trouble-spent-link-do = Un lien sert une fois, ou un autre l'a remplacé. Le MJ en trouve un nouveau sur sa première page, ou par la commande « montjoie link » ; un joueur le demande au MJ.
page-trouble-forged = Formulaire refusé
page-trouble-forged-do = Ce formulaire ne vient pas de cette table, ou la page était trop vieille. Rechargez-la et recommencez ; rien n'a été changé.
page-trouble-too-often = Trop d'essais
page-trouble-too-often-do = Attendez une minute avant d'essayer un autre code.
page-trouble-too-large = Trop gros
page-trouble-too-large-do = Ce qui a été envoyé est trop gros pour une bataille. Rien n'a été changé.
page-trouble-disk-full = Rien n'a pu être écrit
page-trouble-disk-full-do = Le disque est plein ou interdit d'écriture. Rien n'a été perdu ni changé : libérez de la place, puis recommencez.
page-trouble-busy = Dossier déjà pris
page-trouble-busy-do = Un autre Montjoie se sert de ce dossier. Fermez-le, ou donnez un autre dossier au démarrage.
page-trouble-broken = Une erreur de notre fait
page-trouble-broken-do = Quelque chose s'est brisé chez nous. La bataille est sauve jusqu'à la dernière étape confirmée : rechargez la page.

## L’accueil, suite

page-home-drafts = En préparation
page-home-draft-drop = Jeter ce brouillon
page-home-archived = Batailles rangées
page-home-archived-hint = Supprimer écrit d'abord le journal de la bataille dans le dossier « archives » : on peut toujours la rouvrir depuis ce fichier.
page-home-unarchive = Ressortir
page-home-delete = Supprimer
page-home-deleted = La bataille est supprimée ; son journal reste dans { $file }.
page-home-over = terminée
page-home-unreadable = illisible : ouvrez-la pour savoir pourquoi
page-seats-unreadable = Les places de cette table sont illisibles : elles ont été mises de côté, et chacun doit frapper de nouveau. La bataille est intacte.
page-settings-unreadable = Les réglages de cette table sont illisibles : ils ont été mis de côté, et ceux d’usage les remplacent. La bataille est intacte.
page-home-not-copied = La copie du jour n'a pas pu être faite ; vos batailles sont intactes.
page-home-no-file = Aucun fichier n'est arrivé. Choisissez un scénario (.toml) ou un journal (.jsonl), puis ouvrez-le.
page-home-from-sample = Préparer d'après un exemple
page-door-none = Cette machine n'est sur aucun réseau : les téléphones ne la trouveront pas. Rejoignez un Wi-Fi, ou le partage de connexion d'un téléphone ; la table suivra d'elle-même.

## Préparer, suite

page-prepare-new = Nouvelle bataille
page-prepare-new-a = les Premiers
page-prepare-new-b = les Seconds
page-prepare-new-character = Personnage
page-prepare-new-army = Armée
page-prepare-new-unit = Unité
page-prepare-good = Compris :
page-prepare-bad = Pas compris :
page-prepare-edit = Modifier
page-prepare-shut = C'est bon
page-prepare-rare = Tout le reste
page-prepare-field = Le terrain, le temps, les événements
page-prepare-add = Ajouter : { $what }
page-prepare-kind-side = camp
page-prepare-kind-unit = unité
page-prepare-kind-character = personnage
page-prepare-kind-army = armée
page-prepare-kind-event = événement
page-prepare-kind-troop = type de troupe
page-prepare-kind-ground = terrain
page-prepare-kind-weather = temps
page-prepare-kind-section = section de rempart
page-prepare-kind-engine = engin
page-prepare-kind-set = effet
page-prepare-from = le reste comme au catalogue : { $troop }
page-prepare-of-line = { $value } (de sa ligne)
page-prepare-of-troop = { $value } (du catalogue)
page-prepare-of-other = { $value } (à défaut)
page-prepare-strength = effectif
page-prepare-usual = Comme d'ordinaire : { $value }
page-prepare-usual-bare = Comme d'ordinaire
page-prepare-reading = Le livre se tait ; nous lisons : { $value } ({ $rule }).
page-prepare-options-none = Aucune pour l'instant : elles se montrent quand les armées sont prêtes.
page-prepare-at-line = { $problem } (ligne { $line } du fichier)
page-prepare-file = Le fichier du scénario, à coller ou à retoucher
page-prepare-file-do = Lire ce fichier
page-prepare-old = Cette page était ancienne : rien n'a été déplacé deux fois. Voici la bataille telle qu'elle est.
page-yes = Oui
page-no = Non
page-want-int = Un nombre de { $min } à { $max }.
page-want-decimal = Un nombre de { $min } à { $max }, une fraction au besoin : 1/2, 0,5.
page-want-text = Du texte.
page-want-flag = Oui ou non.
page-want-choice = L'un de ces mots.
page-want-dice = Des dés comme le livre les imprime : 1d8, 2d4+1, 1-8.
page-want-id = Quelqu'un de cette bataille.
page-want-list = Plusieurs, séparés par des virgules.
page-want-any = Un nombre ou un texte, comme le livre l'écrit.
page-key-name = nom
page-key-name_fr = nom en français
page-key-name_en = nom en anglais
page-key-name_fr-help = Avec son article si vous en voulez un dans le récit : les Piquiers.
page-key-name_en-help = S'il manque, le nom français sert partout.
page-key-gender = genre du nom
page-key-gender-help = Pour accorder le récit : f si le nom français est féminin.
page-key-gender-f = Féminin
page-key-gender-m = Masculin
page-key-id = identifiant
page-key-id-help = Pour que le fichier puisse le nommer ; à défaut, tiré du nom.
page-key-count = effectif
page-key-count-help = Combien ils sont.
page-key-line = ligne du livre
page-key-line-help = L'unité comme le livre l'imprime ; ce qui est écrit ailleurs passe avant.
page-key-troop = troupe du catalogue
page-key-troop-help = Elle donne ce que ni les champs ni la ligne ne disent.
page-key-arrives = arrivée
page-key-arrives-help = Au début, par un événement, ou gardé en réserve.
page-key-arrives-start = Au début
page-key-arrives-event = Par un événement
page-key-arrives-reserve = En réserve
page-key-unit = avec l'unité
page-key-unit-help = L'unité où il se tient, ou dont il s'agit.
page-key-text = texte
page-key-text_fr = texte en français
page-key-text_en = texte en anglais
page-key-doctrine = conduite
page-key-doctrine-help = Comment le camp se bat quand personne ne le mène.
page-key-knowledge = ce qu'il sait de l'ennemi
page-key-knowledge-help = Ce que ses joueurs peuvent savoir de l'autre camp.
page-key-knowledge-exact = Tout, chiffres compris
page-key-knowledge-words = En mots
page-key-knowledge-unseen = Rien
page-key-chief = chef
page-key-chief-help = Le personnage qui commande.
page-key-standard = étendard
page-key-standard-help = L'unité qui porte l'étendard.
page-key-round = manche
page-key-round-help = L'événement arrive au début de cette manche : séquence, heure, tour ou semaine de siège, selon le livre.
page-key-arrive = arrivent
page-key-arrive-help = Les identifiants de ceux que l'événement amène.
page-key-message_fr = annonce en français
page-key-message_en = annonce en anglais
page-key-message = annonce
page-key-below_percent = sous ce pourcentage
page-key-below_percent-help = L'événement arrive quand l'unité tombe sous cette part de son effectif.
page-key-lost_percent = pertes atteintes
page-key-lost_percent-help = L'événement arrive quand le camp a perdu cette part de ses forces.
page-key-unit_state = état de l'unité
page-key-unit_state-help = L'événement arrive quand l'unité est dans cet état.
page-key-side = camp
page-key-side-help = Le camp dont on compte les pertes.
page-key-weather = temps qu'il fait
page-key-is = temps qu'il fait

## Ceux dont on ne sait rien, sinon qu'ils sont là ($foe : 1 pour l'ennemi)

page-counter-face-down = le pion retourné n° { $n }
page-unseen-unit = { $foe ->
    [1] la troupe ennemie n° { $n }
   *[other] la troupe n° { $n }
}
page-unseen-unit-heard = { $foe ->
    [1] une troupe ennemie
   *[other] une troupe
}
page-unseen-character = { $foe ->
    [1] le personnage ennemi n° { $n }
   *[other] le personnage n° { $n }
}
page-unseen-character-heard = { $foe ->
    [1] un personnage ennemi
   *[other] un personnage
}
page-unseen-monster = { $foe ->
    [1] le monstre ennemi n° { $n }
   *[other] le monstre n° { $n }
}
page-unseen-monster-heard = { $foe ->
    [1] un monstre ennemi
   *[other] un monstre
}
page-unseen-engine = { $foe ->
    [1] la machine ennemie n° { $n }
   *[other] la machine n° { $n }
}
page-unseen-engine-heard = { $foe ->
    [1] une machine ennemie
   *[other] une machine
}
page-unseen-ship = { $foe ->
    [1] le vaisseau ennemi n° { $n }
   *[other] le vaisseau n° { $n }
}
page-unseen-ship-heard = { $foe ->
    [1] un vaisseau ennemi
   *[other] un vaisseau
}
page-unseen-vehicle = { $foe ->
    [1] l'engin ennemi n° { $n }
   *[other] l'engin n° { $n }
}
page-unseen-vehicle-heard = { $foe ->
    [1] un engin ennemi
   *[other] un engin
}

## Les copies

page-home-copies = Les copies de vos batailles, et comment en remettre une
page-copies = Les copies de vos batailles
page-copies-what = La table se copie tout entière à son ouverture, puis chaque jour qu'elle reste ouverte ; les cinq dernières copies sont gardées. En remettre une met de côté le fichier d'à présent, sans jamais le supprimer.
page-copies-made = Copies datées
page-copies-none = Aucune copie pour l'instant : la première se fait dès qu'il y a une bataille.
page-copies-aside-title = Fichiers mis de côté
page-copies-aside-hint = Ce qui était en place avant qu'une copie ne soit remise. On peut y revenir de la même façon.
page-copies-day = Copie du { $day }
page-copies-before = Copie d'avant la disposition { $layout }
page-copies-aside = Mis de côté le { $day } à { $hour } (temps universel)
page-copies-look = Voir ce que cela changerait
page-copies-replaced = Ce qui serait remplacé
page-copies-unreadable = Il n'y a rien à y perdre qui puisse se lire.
page-copies-nothing-newer = Rien de plus récent : tout ce que garde le fichier d'à présent est dans cette copie.
page-copies-newer = Le fichier d'à présent garde ce que cette copie n'a pas :
page-copies-then = Le fichier d'à présent est mis de côté, jamais supprimé. Places et réglages redeviennent ceux de la copie ; les pages ouvertes suivent d'elles-mêmes, et qui n'avait pas encore de place frappe de nouveau.
page-copies-do = Remettre cette copie
page-copies-do-newer = Remettre cette copie et mettre cela de côté
page-copies-leave = Ne rien changer
page-copies-moved = On a joué depuis que cette page s'est ouverte : rien n'a été touché. Voici ce qui serait remplacé maintenant.
page-copies-done = La copie est en place. Le fichier d'avant est mis de côté : { $file }
page-copies-done-new = La copie est en place.

## La page en tête d'un livre, et tout comme le dit le document
page-book-front = À quoi sert ce livre
page-prepare-document = Comme le dit le document
page-prepare-document-all = Chaque point discuté est lu comme le document le dit : rien à choisir.
page-prepare-document-but = Ici, la bataille s'écarte du document :
page-prepare-document-back = Revenir au document
page-prepare-document-else = Choisir autrement

## Clés des scénarios
page-key-edition = Édition
page-key-edition-help = L'édition du livre, quand il en a plusieurs.
page-key-event = Événements
page-key-event-help = Ce qui arrive à une heure écrite ou quand quelque chose se produit.
page-key-ground = Terrain
page-key-ground-help = Le champ de bataille et ses lieux.
page-key-judgements = Décisions demandées
page-key-judgements-help = Lesquelles des décisions seulement offertes sont demandées : players, always, never.
page-key-options = Options
page-key-options-help = Les options du livre et les réglages du MJ.
page-key-preset = Comme le dit le document
page-key-preset-help = document : chaque option comme le document le dit ; une option écrite à côté compte.
page-key-ruleset = Livre
page-key-ruleset-help = Le livre dont la bataille suit les règles.
page-key-sources = Sources
page-key-sources-help = D'où vient la bataille.
page-key-waive = Doutes levés
page-key-waive-help = Codes des choses douteuses qui sont voulues.
page-key-set = Fixe
page-key-set-help = Ce que l'événement fixe.
page-key-character = Personnages
page-key-character-help = Les personnages, ou celui dont il s'agit.
page-key-field = Champ
page-key-field-help = Le champ qui est fixé.
page-key-place = Lieu
page-key-place-help = Le lieu dont il s'agit, par son id.
page-key-value = Valeur
page-key-value-help = La valeur donnée.
page-key-army = Armées
page-key-army-help = Les armées du camp ; sans elles, il en a une, CAMP-army.
page-key-player = Joué
page-key-player-help = Un joueur le joue : la table décide pour lui.
page-key-pc = Joué
page-key-pc-help = Comme player.
page-key-aliases = Autres noms
page-key-aliases-help = Autres noms sous lesquels une ligne peut le nommer.
page-key-note = Note
page-key-note-help = Une remarque sur la troupe.
page-key-note_fr = Note (fr)
page-key-note_fr-help = La remarque, en français.
page-key-note_en = Note (en)
page-key-note_en-help = La remarque, en anglais.
page-key-in-file-side = Camps
page-key-in-file-side-help = Les deux camps.
page-key-in-file-troop = Troupes
page-key-in-file-troop-help = Troupes propres au MJ, lues avant celles du catalogue.
page-key-in-side-unit = Unités
page-key-in-side-unit-help = Les unités du camp, par lignes ou champ par champ.
page-key-in-army-unit = Unités
page-key-in-army-unit-help = Les unités de l'armée, par lignes ou champ par champ.

## Dés jurés

page-pledge-title = Dés jurés
page-pledge-what = Le programme tire une graine et en montre l’empreinte à tous ; chaque joueur dit un mot avant le premier jet. Tout ce que le programme lance en découle, et chacun peut le vérifier après la bataille. Les dés tapés restent crus.
page-pledge-do = Jurer les dés
page-pledge-hint = Dites un mot avant le premier jet : il se mêle à la graine, et vous le retrouverez ici.
page-pledge-hint-gm = Jusqu’au premier jet, chaque joueur dit un mot sur son téléphone ; ici, celui de qui n’en a pas. Rien n’attend : continuez quand vous voulez.
page-pledge-who = Qui
page-pledge-word = Mot
page-pledge-say = Mêler ce mot
page-pledge-own = { $name } a un téléphone et y dit son mot. Rien n’a changé.
page-pledge-said = Votre mot est déjà dit : il reste. Rien n’a changé.

# The army list.
page-prepare-troop = Troupe
page-prepare-seek = Chercher dans le catalogue
page-prepare-seek-as = Chercher : un nom, « moral 9 »…
page-prepare-seek-do = Chercher
page-prepare-kind = Sorte de troupe
page-prepare-kind-all = Toutes les sortes
page-prepare-worth = Valeur d'un homme
page-prepare-worth-all = Toute valeur
page-prepare-worth-low = Le tiers le plus faible
page-prepare-worth-middle = Le tiers du milieu
page-prepare-worth-high = Le tiers le plus fort
page-prepare-found = { $n } sur { $of }
page-prepare-take = Ajouter { $troop } à { $side }
page-prepare-heads = { $n ->
    [one] { $n } homme
   *[other] { $n } hommes
}
page-prepare-side-name = Nom du camp
page-prepare-unit-name = Nom à écrire par-dessus
page-prepare-empty = Personne encore : touchez un + du catalogue, ou collez une liste.
page-prepare-hero = + un héros
page-prepare-hero-names = Aude*, Gauvain, Ysoline*, Thibault, Mahaut*, Enguerrand, Sibylle*, Perrin, Brunissende*, Odon, Alix*, Foulques
page-prepare-others = Le camp lui-même : chef, conduite, engins
page-prepare-more = Plus nombreux
page-prepare-less = Moins nombreux
page-prepare-none = rien de particulier
page-prepare-even = À peu près à égalité.
page-prepare-counted = { $runs } batailles jouées d'avance.
page-prepare-length = { $usual } le plus souvent, de { $few } à { $many }.
page-prepare-between = { $side_cap } : entre { $low } et { $high } %
page-prepare-count = Compter les chances
page-prepare-mend = Il reste un point à mettre au net, marqué en rouge.
page-prepare-lacks-both = Chaque camp attend sa première troupe.
page-prepare-lacks-one = Il manque une troupe à l'un des camps : { $side }.
page-prepare-pasted = { $good ->
    [0] Aucune ligne comprise.
    [one] Une ligne comprise.
   *[other] { $good } lignes comprises.
} { $bad ->
    [0] { "" }
    [one] Une ne l'est pas : elle reste dans la boîte, avec la raison.
   *[other] { $bad } ne le sont pas : elles restent dans la boîte, chacune avec sa raison.
}

# Problems, where a page has fields and a file has keys.
page-problem-missing = { $field } : à remplir.
page-problem-wrong-type = { $field } : ce n'est pas ce qui s'écrit ici ; il faut { $expected }.
page-problem-out-of-range = { $field } : de { $min } à { $max }, et non { $value }.
page-problem-not-whole = { $field } : un nombre entier, et non { $value }.
page-problem-number-absurd = { $field } : { $value } dépasse tout ; donnez un nombre ordinaire.
page-problem-decimal = { $field } : « { $value } » n'est pas un nombre. Par exemple 0,5 ou 1/2.
page-problem-not-exact = { $field } : { $value } ne tombe pas juste. Prenez par exemple { $proposed }.
page-problem-choice = { $field } : « { $value } » n'est pas un des choix.
page-problem-dice = { $field } : « { $value } » ne dit pas quels dés jeter. Par exemple 1d8 ou 2d4+1.
page-problem-unknown-id = { $field } : personne ici ne s'appelle « { $value } ».
page-problem-empty = { $field } : rien n'est écrit.
page-problem-unknown-troop = Le catalogue ne connaît pas « { $value } ».
page-problem-no-name = Un nom manque.
page-problem-duplicate-name = « { $name } » est déjà pris : la table les confondrait. Ajoutez un mot à l'un des deux.
page-problem-duplicate-id = Deux portent le même identifiant, « { $id } » : changez-en un.
page-problem-line-empty = La ligne est vide : un nombre, puis un nom.
page-problem-line-part = « { $part } » n'est pas compris : il faut un mot du livre, puis sa valeur.
page-problem-line-value = « { $value } » ne va pas pour { $field }.

# The way in.
page-gallery = Toutes les batailles prêtes à jouer
page-gallery-all = Toutes ses batailles
page-gallery-play = Jouer
page-gallery-prepare = Préparer d'après elle
page-gallery-easy = facile à mener
page-gallery-middling = demande de l'attention
page-gallery-hard = pour une table rodée
page-gallery-parts = { $n } unités et héros
page-gallery-map = sur une carte
page-gallery-length = { $rounds } le plus souvent
page-gallery-even = chances partagées
page-gallery-ahead = penche vers { $side } ({ $n } %)
page-which = Quel livre pour ce soir ?
page-which-hint = Répondez à ce que vous savez ; une seule réponse suffit.
page-which-do = Voir le livre
page-which-suits = Il convient pour :
page-which-not = Moins pour :
page-which-begin = Pour commencer
page-which-time = Combien de temps ?
page-which-time-short = Une demi-heure au plus
page-which-time-hour = Une heure environ
page-which-time-evening = Toute la soirée
page-which-players = Combien de joueurs ?
page-which-players-few = Un ou deux
page-which-players-many = Trois ou plus
page-which-map = Sur une carte ?
page-which-map-no = Sans carte
page-which-map-yes = Avec une carte
page-which-detail = Que veut-on suivre ?
page-which-detail-outcome = Qui gagne, et à quel prix
page-which-detail-units = Chaque unité
page-which-detail-heroes = Les héros dans la mêlée
page-which-age = En quel siècle ?
page-which-age-antiquity = L'Antiquité
page-which-age-middle = Le Moyen Âge
page-which-age-fantasy = Des dragons et des orques
page-which-age-powder = La poudre et les fusils
page-which-age-machines = Les machines et l'espace
page-home-won = victoire : { $side }

# What can be done here, in five lines.
page-help = Que peut-on faire ici ?
page-help-home-1 = Reprenez une bataille gardée, ou rangez-la ; chacune dit son jour, son livre et où elle en est.
page-help-home-2 = Ne sachant quel livre prendre, répondez à quelques questions : « Quel livre pour ce soir ? ».
page-help-home-3 = Jouez tout de suite un exemple, ou choisissez parmi toutes les batailles prêtes.
page-help-home-4 = Préparez deux armées à vous, ou ouvrez un scénario ou un journal depuis un fichier.
page-help-home-5 = Changez la langue et la lumière en bas de page ; tout reste gardé sur cette machine.
page-help-prepare-1 = Cherchez une troupe par son nom, sa sorte ou un chiffre, puis touchez le + du camp qui la prend ; / va à la recherche, Entrée prend la première.
page-help-prepare-2 = Réglez les effectifs par − et +, ou tapez-les ; écrivez par-dessus un nom pour le changer.
page-help-prepare-3 = Ajoutez des héros : la ligne s'ouvre sur les champs que ce livre compte ; laissé vide, un champ suit le livre.
page-help-prepare-4 = Collez une liste de vos notes, une ligne par unité : la page dit ce qu'elle a compris.
page-help-prepare-5 = Les chances se recomptent à chaque changement ; « Livrer bataille » ouvre la table.
page-help-gallery-1 = Chaque carte montre les deux armées : plus un pion est large, plus il pèse.
page-help-gallery-2 = La durée et l'équilibre ont été comptés en jouant la bataille cent fois.
page-help-gallery-3 = Les points disent combien il y a à mener : un pour commencer, trois pour une table rodée.
page-help-gallery-4 = « Jouer » ouvre la table aussitôt ; « Préparer d'après elle » la copie pour la changer.
page-help-gallery-5 = Les batailles sont rangées par livre ; la page de chaque livre dit à quoi il sert.
page-help-which-1 = Répondez à ce que vous savez et laissez le reste : une réponse suffit.
page-help-which-2 = « Voir le livre » dit lequel convient, pour quoi, et pour quoi moins.
page-help-which-3 = Une bataille pour commencer vient avec : la plus simple de ce livre.
page-help-which-4 = La page du livre tient en une minute de lecture.
page-help-which-5 = Changez une réponse et demandez encore : rien n'est engagé.
page-help-join-1 = Tapez le code que montre le meneur, ou flashez son image.
page-help-join-2 = Donnez le nom sous lequel la table vous connaît.
page-help-join-3 = Attendez que le meneur vous laisse entrer : la page avance d'elle-même.
page-help-join-4 = Votre téléphone garde votre place, même s'il s'endort.
page-help-join-5 = Sans code, demandez-le : il est sur la page du meneur.
page-help-gm-1 = La ligne du haut dit ce qui est à faire ; N le fait.
page-help-gm-2 = Tapez les dés de la table, ou laissez lancer ; D laisse décider la doctrine.
page-help-gm-3 = Touchez une unité pour sa fiche : chaque chiffre s'ouvre, et peut être changé avec une raison.
page-help-gm-4 = Rien n'est perdu : annulez, revenez plus haut, essayez « et si… ».
page-help-gm-5 = Les téléphones entrent par la liste des présents, en haut ; ? montre toutes les touches.
page-help-player-1 = En haut, votre personnage et ce qui vient d'arriver.
page-help-player-2 = Ce qu'on vous demande est en grand : tapez le dé de la table, ou lancez-le ici.
page-help-player-3 = Choisissez un ordre et proposez-le : il attend l'accord du meneur.
page-help-player-4 = Dites en mots ce que vous tentez : le meneur répond.
page-help-player-5 = Vous ne voyez que ce que votre camp peut savoir.
page-help-plain-1 = Lisez ce que dit la page ; rien n'y change la bataille sans un bouton qui le dise.
page-help-plain-2 = Le lien du haut, ou celui du navigateur, ramène d'où vous venez.
page-help-plain-3 = Ce que vous aviez tapé ailleurs est resté.
page-help-plain-4 = Les règles citées s'ouvrent d'un toucher.
page-help-plain-5 = La première page mène à tout le reste.
page-home-last = Votre dernier livre.
