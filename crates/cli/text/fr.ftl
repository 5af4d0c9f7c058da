### Ce que dit la ligne de commande, en français.

## Aide : titres

cli-head-usage = Usage :
cli-head-commands = Commandes
cli-head-arguments = Arguments
cli-head-options = Options
cli-head-always = Partout
cli-head-examples = Exemples :

## Aide : ce qu’on remplace par une valeur

cli-value-file = FICHIER
cli-value-journal = JOURNAL
cli-value-out = SORTIE
cli-value-rules = SYSTÈME
cli-value-role = unit|character
cli-value-rule = RÈGLE
cli-value-dice = DÉS
cli-value-edition = ÉDITION
cli-value-command = COMMANDE
cli-value-options = OPTIONS
cli-value-shell = SHELL
cli-value-number = N
cli-value-precision = P
cli-sample-file = bataille.toml
cli-sample-journal = bataille.journal

## Aide : les commandes

cli-about-montjoie = Montjoie résout les batailles rangées de vos parties, selon le livre de votre table.
cli-about-fight = Joue une bataille jusqu’au bout et la raconte
cli-about-check = Relit des scénarios et dit tout ce qui n’y va pas
cli-about-bring = Apporte dans une bataille des blocs d’autres jeux, chaque chiffre avec sa provenance
cli-about-rules = Montre nos livres de règles : l’étagère, un livre, une règle
cli-about-schema = Donne le schéma JSON des scénarios d’un système, ou des autres formats
cli-about-completions = Donne les complétions pour un shell
cli-about-help = Montre l’aide d’une commande
cli-after = Sans commande, Montjoie ouvre la table web. « montjoie COMMANDE --help » donne des exemples de chacune.

## Aide : arguments et options

cli-arg-all-lang = Langue ; à défaut, celle de l’environnement, puis le français
cli-arg-all-help = Montre cette aide
cli-arg-all-version = Donne la version
cli-arg-fight-file = Le scénario ; un tiret pour l’entrée standard, rien pour une bataille d’exemple
cli-arg-serve-seed = Graine des dés du programme, pour revoir les mêmes ; à défaut, le hasard
cli-arg-fight-seed = Graine des dés : la même donne la même bataille (1 à défaut)
cli-arg-fight-edition = Joue selon cette édition du système
cli-arg-fight-verbose = Ouvre chaque nombre : dés, termes, règles
cli-arg-check-files = Les scénarios à relire
cli-arg-bring-file = Le texte ou le JSON à lire ; - est l’entrée standard
cli-arg-bring-as = Ce que cela devient : tant de combattants, ou un seul et son nom ; une unité sans cette option
cli-arg-bring-count = Combien ils sont ; sinon ce que dit le texte
cli-arg-bring-ruleset = Le système où l’apporter, au besoin avec une édition ; le premier sans cette option
cli-arg-bring-json = Imprime le tout en un objet JSON
cli-bring-toml = pour un scénario, sous son camp :
cli-bring-guesses = { $n ->
    [one] Un chiffre est deviné et marqué « ? » : corrigez-le à votre gré.
   *[other] { $n } chiffres sont devinés et marqués « ? » : corrigez-les à votre gré.
}
cli-arg-rules-rules = Le système, ou l’identifiant d’une règle
cli-arg-rules-rule = L’identifiant d’une règle
cli-arg-schema-rules = Le système ; sans lui, les autres formats
cli-arg-completions-shell = bash, zsh, fish, elvish ou powershell
cli-arg-help-command = La commande

## Aide : exemples

cli-ex-fight = joue la bataille et la raconte
cli-ex-fight-verbose = une autre bataille, chaque nombre ouvert
cli-ex-fight-ask = dit quels dés seront demandés d’abord
cli-ex-fight-dice = avec les dés jetés à la table
cli-ex-fight-json = une ligne JSON par fait, pour les programmes
cli-ex-check = dit tout ce qui ne va pas, et comment y remédier
cli-ex-check-all = relit tous les scénarios du dossier
cli-ex-bring = douze d’entre eux en une unité : chiffres, provenance, et la table pour un scénario
cli-ex-bring-json = un seul, par son nom, pour un autre programme
cli-ex-rules = les livres qu’on connaît
cli-ex-rules-book = un livre entier
cli-ex-rules-one = une seule règle
cli-ex-schema = pour que votre éditeur complète et vérifie
cli-ex-schema-all = les lignes JSON, les réponses, le journal
cli-ex-completions = pour le shell fish

## Ligne de commande mal formée

cli-usage-unknown-command = « { $name } » n’est pas une commande.
cli-usage-unknown-option = « { $name } » n’est pas attendu ici.
cli-usage-missing = Il manque { $name }.
cli-usage-conflict = « { $name } » ne va pas avec « { $other } ».
cli-usage-no-value = « { $name } » attend une valeur.
cli-usage-value = « { $value } » ne convient pas pour « { $name } ».
cli-usage-utf8 = La ligne de commande contient autre chose que du texte UTF-8.
cli-usage-other = Cette ligne de commande ne se comprend pas.
cli-usage-nearest = Vouliez-vous dire « { $name } » ?
cli-usage-choices = Au choix : { $list }.
cli-usage-help = Voyez `{ $command }`.

## Fichiers

cli-cannot-read = On ne peut pas lire { $file } : { $why }.
cli-cannot-write = On ne peut pas écrire { $file } : { $why }.
cli-output = On ne peut pas écrire le résultat : { $why }.
cli-io-not-found = ce fichier n’existe pas
cli-io-denied = l’accès en est refusé
cli-io-folder = c’est un dossier
cli-io-exists = ce fichier existe déjà
cli-unknown-edition = « { $name } » n’est pas une édition de ce système. Éditions possibles : { $list }.
cli-one-edition = Ce système n’a qu’une édition{ $list } : retirez « { $name } ».

## Relire

cli-check-fine = { $file } : rien à redire. « { $title } », { $book }, { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }, { $characters ->
        [0] sans personnage
        [one] { $characters } personnage
       *[other] { $characters } personnages
    }.

## Les livres

cli-shelf = { $rules ->
        [one] { $rules } règle
       *[other] { $rules } règles
    } : { $text } du texte, { $reading } de lecture, { $ours } de notre main.
cli-editions = Éditions : { $list }.
cli-preset = Comme le dit le document : tant qu’un scénario ne fixe aucune option, chaque point discuté est lu ainsi. Sous [options], « preset = "document" » le dit en toutes lettres ; une option écrite à côté compte, et « check » la signale.
cli-marks = Chaque règle dit d’où elle vient : [texte], le livre la donne ; [lecture], il se lit de plusieurs façons et voici la nôtre ; [maison], il se tait et la règle est de nous.
cli-cited = { $rule }

## Le récit

cli-aloud = À lire :
cli-dice = { $dice }
cli-hint = C’était une bataille d’exemple. « montjoie --help » dit ce qu’on peut faire d’autre.

## Les chances

cli-about-odds = Joue des milliers de batailles et dit qui l’emporte, à quel prix
cli-arg-odds-file = Le scénario
cli-arg-odds-runs = Nombre de batailles
cli-arg-odds-precision = Joue jusqu’à cette précision : 0,01 (à défaut) pour un point de pourcentage
cli-arg-odds-exact = Compte exactement les prochains dés
cli-arg-odds-seed = Graine des dés (1 à défaut)
cli-arg-odds-edition = Joue selon cette édition du système
cli-arg-odds-json = Un objet JSON, pour les programmes
cli-arg-odds-show = Raconte la bataille de ce numéro, comme « fight »
cli-arg-odds-verbose = Avec --show : ouvre chaque nombre
cli-arg-odds-from = Part de là où en est cette partie
cli-ex-odds = qui l’emporte, et à quel prix
cli-ex-odds-precise = à un demi-point près
cli-ex-odds-exact = les prochains dés, exactement
cli-ex-odds-show = raconte la bataille numéro 17 de ce compte
cli-ex-odds-from = les chances, là où en est la partie
cli-odds-no-runs = Il faut au moins une bataille : donnez à « -n » un nombre de 1 ou plus.
cli-odds-precision = « { $value } » n’est pas une précision : donnez un nombre de 0,0005 à 0,5, comme 0,01 pour un point de pourcentage.
cli-odds-progress = (Ctrl-C : ce qu’on sait déjà)
cli-odds-nothing = Aucune bataille n’a été jouée.
cli-odds-stopped = Compte arrêté : voilà ce qu’on savait.
cli-odds-about = { $side_cap } : environ { $word } { $n ->
        [one] chance
       *[other] chances
    } sur dix.
cli-odds-range = { $side_cap } : { $from ->
        [1] d’{ $low }
       *[other] de { $low }
    } à { $high } chances sur dix, selon la conduite des deux camps.
cli-ten-0 = zéro
cli-ten-1 = une
cli-ten-2 = deux
cli-ten-3 = trois
cli-ten-4 = quatre
cli-ten-5 = cinq
cli-ten-6 = six
cli-ten-7 = sept
cli-ten-8 = huit
cli-ten-9 = neuf
cli-ten-10 = dix
cli-odds-runs = { $runs ->
        [one] { $runs } bataille simulée
       *[other] { $runs } batailles simulées
    }, graine { $seed } (entre parenthèses, l’intervalle à 95 %) :
cli-odds-victory = Victoire { $side_de }
cli-odds-draw = Match nul
cli-odds-undecided = Indécise, faute de temps
cli-odds-harmless = Indécise, plus personne ne peut nuire
cli-odds-conduct = On suppose que chacun suit sa doctrine : { $a }, { $first } ; { $b }, { $second }.
cli-odds-doctrines = Selon les doctrines des deux camps, { $side } l’emporte de { $low } à { $high } du temps ({ $runs } batailles par paire) :
cli-odds-length = Durée : { $median } en médiane, de { $low } à { $high } huit fois sur dix.
cli-odds-head-initial = départ
cli-odds-head-median = pertes
cli-odds-head-spread = 10 – 90 %
cli-odds-head-rout = déroute
cli-odds-head-taken = captifs
cli-odds-head-lost = perdus
cli-odds-judgements = Jugements du MJ laissés à leur usage : { $list }.
cli-odds-no-judgement = Aucun jugement du MJ n’a été laissé à son usage.
cli-odds-exact = L’étape entière, exactement : { $paths ->
        [one] { $paths } issue comptée
       *[other] { $paths } issues comptées
    } (part laissée de côté : { $cut }).
cli-odds-sampled = L’étape entière est trop vaste pour être comptée (environ { $paths } issues) : { $samples } tirages.
cli-odds-step-loss = { $name } : pertes { $median } en médiane, de { $low } à { $high }
cli-odds-throw = { $what } : { $median } en médiane, de { $low } à { $high } huit fois sur dix.
cli-odds-reach = { $goal } : { $share }.

## Dés, réponses et journaux

cli-arg-fight-dice = Les faces jetées, une par dé, dans l’ordre ; ou @FICHIER
cli-arg-fight-answers = Fichier de réponses aux choix et aux jugements
cli-arg-fight-json = Une ligne JSON par fait, pour les programmes
cli-arg-fight-ask-only = Dit ce qui sera demandé, jusqu’au premier jet sans face
cli-arg-fight-pledge = Jure les dés dans le journal : l’empreinte de leur graine est montrée avant le premier jet
cli-ex-fight-pledge = des dés que chacun peut vérifier après, par « verify »
cli-arg-fight-journal = Tient aussi le journal de la bataille dans ce nouveau fichier
cli-ex-fight-journal = garde la bataille, pour « replay », « aftermath » ou « play »
cli-about-replay = Relit un journal, le raconte et vérifie que ses faits se tiennent
cli-arg-replay-journal = Le journal
cli-arg-replay-rejudge = Rejoue chaque étape selon les règles d’aujourd’hui et dit où elles s’écartent
cli-arg-replay-verbose = Ouvre chaque nombre : dés, termes, règles
cli-ex-replay = raconte la partie
cli-ex-replay-rejudge = les règles d’aujourd’hui jugeraient-elles de même ?
cli-replayed = { $steps ->
        [one] { $steps } étape relue
       *[other] { $steps } étapes relues
    } : tous les faits se tiennent.
cli-rejudged = { $steps ->
        [one] { $steps } étape rejouée
       *[other] { $steps } étapes rejouées
    } : les règles d’aujourd’hui jugent de même.
cli-lapsed = sans effet : le moment venu, elle n’avait plus de sens
cli-about-verify = Montre ce qui fut juré des dés, et que chaque dé lancé en découle
cli-arg-verify-journal = Le journal
cli-ex-verify = pour qui doute des dés
cli-pledge-next = Tant que le programme n’a pas lancé, chaque joueur peut dire un mot : serment NOM MOT. Après la bataille, « montjoie verify JOURNAL » montre à chacun que tout dé lancé en découle.
cli-about-aftermath = Écrit le scénario de la bataille suivante avec les survivants
cli-arg-aftermath-journal = Le journal de la bataille
cli-arg-aftermath-out = Le scénario à écrire ; sans lui, sur la sortie standard
cli-ex-aftermath = survivants, blessés, vétérans : prêts pour la prochaine fois
cli-after-cannot = De cette bataille on n’a pas pu tirer un scénario qui se relise sans faute. Rien n’a été écrit.
cli-after-early = La bataille n’est pas finie : voici ce qu’il en reste pour l’heure.
cli-after-written = { $file } est écrit : il se relit sans faute.
cli-after-fresh = Il ne reste personne { $side_de } : le camp est rendu tel qu’il était au début, pour que vous le remplaciez.

## Jouer

cli-about-play = Joue une bataille dans le terminal, vos dés en main
cli-arg-play-file = Un scénario à commencer, ou un journal à reprendre
cli-arg-play-journal = Le journal d’une nouvelle partie ; à défaut, le nom du scénario, ici
cli-arg-play-judgements = Les jugements qu'on peut laisser sont demandés : players (là où ils touchent un personnage de joueur), always (toujours), never (jamais)
cli-value-judgements = LESQUELS
cli-arg-play-program = Un camp que le programme mène et joue (peut se répéter)
cli-arg-play-edition = Joue selon cette édition du système
cli-arg-play-pledge = Jure les dés avant le premier jet, et prend les mots des joueurs
cli-arg-play-seed = Graine des dés du programme ; à défaut, le hasard
cli-arg-play-verbose = Ouvre chaque nombre : dés, termes, règles
cli-value-file-journal = FICHIER|JOURNAL
cli-value-side = CAMP
cli-sample-side = nord
cli-ex-play = commence une bataille
cli-ex-play-resume = la reprend où elle en était
cli-ex-play-program = le programme mène l’ennemi, vous gardez vos dés
cli-play-saved = La partie est gardée dans { $file }, à chaque réponse.
cli-play-previously = Précédemment
cli-play-bye = À bientôt : tout est gardé.
cli-play-over = La bataille est finie. « annuler » la reprend, « quitter » s’en va.
cli-play-nothing = Rien n’est demandé : « continuer » joue la suite, « aide » dit quoi taper.
cli-play-throw = { $count ->
        [one] Lancez les dés et tapez les faces
       *[other] { $count } jets : tapez les faces dans l’ordre
    } (Entrée : le programme lance le reste).
cli-play-choose-one = À décider : tapez la lettre (Entrée : selon la doctrine).
cli-play-choose = { $count } ordres à donner, comme « 1-3 b » ou « tous a » (Entrée : le reste selon la doctrine ; « idem » : comme la dernière fois).
cli-play-enter = Entrée : { $letter }
cli-play-enter-here = Entrée
cli-play-now = à présent { $state }
cli-play-judge = À vous de juger (Entrée : comme d’usage).
cli-play-not-understood = On ne demande rien pour l’instant : tapez « aide » pour savoir que taper.
cli-play-too-many = Il y a { $extra ->
        [one] une face
       *[other] { $extra } faces
    } de trop pour les jets demandés. Rien n’a été pris.
cli-play-which = Pour qui ? « { $word } » ne désigne aucune ligne de la liste : commencez par son numéro (« 2 b »), plusieurs (« 1-3 b ») ou « tous ».
cli-play-not-offered = « { $words } » n’est pas offert { $who_a }. « choix » donne la liste ; « forcer » passe outre.
cli-play-nobody = Personne ne s’appelle « { $word } » ici.
cli-play-nobody-near = Personne ne s’appelle « { $word } » ici. Vouliez-vous dire « { $near } » ?
cli-play-gesture = Cela se tape ainsi : { $usage }
cli-play-no-option = « { $word } » n’est pas une option de ce système. Peut-être : { $list }.
cli-play-no-field = « { $word } » n’est pas une valeur qui se fixe. Peut-être : { $list }.
cli-play-no-value = « { $word } » ne convient pas. Il faut : { $list }.
cli-play-no-number = Aucun dé n’est encore tombé.
cli-play-no-last = Aucun de ces ordres n’a déjà été donné, ou n’est plus permis.
cli-play-no-offer = Aucun jugement n’est offert dans cette étape.
cli-play-beside = (et si…)
cli-play-what-if = Et si… Vous jouez à côté de la bataille, qui ne bouge pas. « revenir » y ramène, « pour de bon » l’amène ici.
cli-play-back = De retour dans la bataille, telle que vous l’aviez laissée.
cli-play-for-good = La bataille continue d’ici. Ce qui est mis de côté reste dans le journal.
cli-play-for-good-ask = Sont mis de côté : { $steps ->
        [0] aucune étape
        [one] une étape
       *[other] { $steps } étapes
    }, { $lines ->
        [0] aucune ligne
        [one] une ligne
       *[other] { $lines } lignes
    } de chronique, { $answers ->
        [0] aucune réponse
        [one] une réponse
       *[other] { $answers } réponses
    } à l’étape en cours. Continuer d’ici pour de bon ? (oui, non)
cli-play-undone = Annulé : { $what }.
cli-play-redone = Refait : { $what }.
cli-play-amended = Corrigé. { $changed ->
        [0] Aucun autre jet ne change
        [one] Un autre jet se lit autrement
       *[other] { $changed } autres jets se lisent autrement
    } ; { $dropped ->
        [0] toutes les réponses suivantes tiennent.
        [one] une réponse ne tient plus.
       *[other] { $dropped } réponses ne tiennent plus.
    }
cli-play-reason = Pour quelle raison ? (un mot pour la chronique)
cli-play-confirm = Entrée : au début de l’étape ; « fin » : à la fin de l’étape ; « non » : ne rien changer.
cli-play-newcomer = Nouvelle unité
cli-play-dropped = { $count ->
        [one] Une réponse de l’étape ne tiendrait plus.
       *[other] { $count } réponses de l’étape ne tiendraient plus.
    }
cli-play-gesture-dice = Ce geste veut des dés (Entrée : le programme lance) :
cli-play-hand-person = vous
cli-play-hand-assisted = vous, sur proposition du programme
cli-play-hand-program = le programme
cli-play-kind-all = tout
cli-play-kind-dice = dés
cli-play-kind-orders = ordres
cli-play-kind-judgements = jugements
cli-play-conduct-side = { $side_cap } : dés, { $dice } ; ordres, { $choices }.
cli-play-conduct-gm = Jugements : { $judgements }.
cli-play-conduct-focus = Seuls ceux que des joueurs jouent demandent à la table ; le programme mène les autres, sauf un camp que vous avez nommé.
cli-play-offered-players = Jugements qu'on peut laisser : demandés là où ils touchent un personnage de joueur, tous quand il n'y en a pas.
cli-play-offered-always = Jugements qu'on peut laisser : toujours demandés.
cli-play-offered-never = Jugements qu'on peut laisser : à leur valeur d'ordinaire.
cli-play-conduct-except = { $who_cap } à part ({ $kind }) : { $hand }.
cli-play-conduct-held = Rien ne se joue avant votre prochain mot : Entrée continue.
cli-play-conduct-usage = Cela se tape ainsi : conduite CAMP [dés|ordres] programme|moi ; conduite UNITÉ moi ; conduite jugements programme ; conduite tous programme ; conduite joueurs ; conduite jugements joueurs|toujours|jamais ; conduite oublier.
cli-play-help-dice = Dés : tapez les faces dans l’ordre de la liste, « 4 2 6 » ; « 3: 5 » pour le troisième jet seul. Entrée laisse le reste au programme. Sur un d10, 0 vaut dix. La chaîne d’un dé ouvert se tape ensemble ou face à face : « 9934 », « 99 34 ».
cli-play-help-orders = Ordres : « 1-3 b », « tous a », « 1 a; 2 c », ou l’identifiant et les mots, « garde engagement ogres ». Entrée suit la doctrine pour le reste.
cli-play-help-judgements = Jugements : un nombre, une lettre, ou Entrée pour l’usage.
cli-play-help-undo = reprend ce qui vient d’être fait ; « annuler dé » une seule réponse, « annuler étape » toute l’étape
cli-play-help-redo = refait ce qui vient d’être annulé
cli-play-help-why = ouvre le dernier nombre, ou celui d’une unité : pourquoi [UNITÉ]
cli-play-help-odds = les chances, d’ici
cli-play-help-rule = la règle qui demande, ou celle qu’on nomme : règle ID
cli-play-help-state = où en est chacun, contre qui il se bat, ce qu'il vaut ; état UNITÉ en ouvre une
cli-state-against = contre { $who }
cli-state-free = libre
cli-state-with = avec { $who }
cli-state-value = { $value }
cli-play-help-conduct = qui lance et qui décide : conduite CAMP [dés|ordres] programme|moi ; conduite joueurs : le programme mène tous les autres ; conduite jugements joueurs|toujours|jamais : lesquels de ceux qu'on peut laisser sont demandés
cli-play-help-pledge = jure les dés avant le premier jet, et prend les mots des joueurs : serment, puis serment NOM MOT
cli-play-help-goon = joue seul : continuer jusqu’à manche, déroute, chef, personnage, CAMP, UNITÉ ou fin
cli-play-help-again = les mêmes ordres que la dernière fois, s’ils sont permis
cli-play-help-options = les réponses permises, en toutes lettres : choix [N]
cli-play-help-force = un ordre hors des règles : forcer N ORDRE CIBLE : raison
cli-play-help-term = ajoute un terme à un jet : terme N [contre|part] +2 son nom
cli-play-help-judge = les jugements offerts : juger, puis juger N = VALEUR
cli-play-help-amend = corrige une réponse passée : corriger, puis corriger NUMÉRO RÉPONSE
cli-play-help-whatif = joue à côté de la bataille, qui ne bouge pas : et si [NUMÉRO] (les numéros : corriger)
cli-play-help-back = quitte le « et si » : la bataille est comme on l’a laissée
cli-play-help-forgood = la bataille continue d’où en est le « et si » ; on demande d’abord
cli-play-help-note = une ligne de votre main dans la chronique : note TEXTE
cli-play-help-help = cette aide
cli-play-help-quit = s’en va ; tout est déjà gardé
cli-play-help-reason = Les gestes du MJ finissent par deux-points et leur raison : « prendre garde 10 : la fièvre ». On montre d’abord ce qui changerait.
cli-play-usage-take = geste : retire des hommes ou des points, prendre UNITÉ N : raison
cli-play-usage-restore = geste : rend des hommes ou des points, rendre UNITÉ N : raison
cli-play-usage-test = geste : éprouve le moral tout de suite, tester UNITÉ : raison
cli-play-usage-break = geste : une unité cède, briser UNITÉ : raison
cli-play-usage-rally = geste : une unité se reprend, rallier UNITÉ : raison
cli-play-usage-attack = geste : une attaque de plus, attaquer UNITÉ CIBLE [tir] : raison
cli-play-usage-engage = geste : deux en viennent aux mains, engager UNITÉ CIBLE : raison
cli-play-usage-part = geste : deux se séparent, séparer UNITÉ UNITÉ : raison
cli-play-usage-add = geste : une unité de plus, comme celle-ci, ajouter UNITÉ N : raison
cli-play-usage-split = geste : détache des hommes, diviser UNITÉ N : raison
cli-play-usage-merge = geste : verse une unité dans une autre, fondre UNITÉ UNITÉ : raison
cli-play-usage-remove = geste : quelqu’un quitte la bataille, retirer UNITÉ : raison
cli-play-usage-bring = geste : quelqu’un arrive, amener UNITÉ : raison
cli-play-usage-turn = geste : une unité change de camp, retourner UNITÉ : raison
cli-play-usage-fell = geste : un personnage tombe, abattre PERSONNAGE : raison
cli-play-usage-post = geste : un personnage rejoint une unité ou reste seul, poster PERSONNAGE UNITÉ|seul : raison
cli-play-usage-concede = geste : un camp renonce, concéder CAMP : raison
cli-play-usage-option = geste : change une option désormais, régler OPTION VALEUR : raison
cli-play-usage-set = geste : fixe une valeur, fixer UNITÉ VALEUR NOMBRE : raison
cli-after-adrift = { $who } : son unité n’est plus, et nulle autre ne convient. À vous de lui trouver une place dans le scénario suivant.

## La table web

cli-value-folder = DOSSIER
cli-about-serve = Ouvre la table web : la page du MJ, les téléphones des joueurs (c’est ce que fait « montjoie » seul)
cli-arg-serve-data = Le dossier où les batailles sont gardées ; à défaut, celui de votre système
cli-arg-serve-port = Le port ; à défaut 7144, ou un autre s’il est pris. 0 : n’importe lequel
cli-arg-serve-lan = Laisse entrer les téléphones de votre réseau
cli-arg-serve-no-open = N’ouvre pas le navigateur
cli-ex-serve = ouvre la table et la montre dans le navigateur
cli-ex-serve-lan = la même, et les joueurs entrent avec leur téléphone
cli-ex-serve-data = un autre dossier, un autre port, sans navigateur
cli-value-address = https://NOM
cli-value-machine = ADRESSE
cli-arg-serve-public = Les amis éloignés appellent la table par ce nom, en HTTPS : un relais ou un tunnel la leur transmet
cli-arg-serve-proxy = Où se trouve le relais : on le croit quand il dit d’où viennent les gens. Peut être répété ; 10.0.0.0/8 en nomme plusieurs
cli-arg-serve-host = L’adresse de cette machine où écouter, pour un relais placé sur une autre ; avec --proxy
cli-arg-serve-frame = Un site qui peut montrer la table dans un cadre. Peut être répété
cli-ex-serve-public = pour des amis éloignés, derrière un relais HTTPS sur cette machine
cli-serve-behind = Le relais ou le tunnel doit transmettre les requêtes à { $address } et garder le nom dans Host.
cli-serve-not-https = { $option } veut une adresse qui commence par https:// ; ce n’est pas le cas de « { $value } ». Sans HTTPS, quiconque écoute lit tout ; pour les téléphones de votre propre réseau, il y a --lan.
cli-serve-more = { $option } veut un nom et rien après : « { $value } » en dit plus. Il faut à la table un nom à elle, comme https://table.example ; elle ne peut pas vivre dans un dossier d’un autre site.
cli-serve-no-name = { $option } : « { $value } » n’a pas de nom qu’une machine puisse porter. Écrivez-le comme https://table.example ou https://table.example:8443 ; les lettres accentuées sous la forme qui commence par xn--.
cli-serve-no-address = { $option } veut une adresse de cette machine, comme 192.168.1.20, ou 0.0.0.0 pour toutes : « { $value } » n’en est pas une.
cli-serve-no-proxy-address = { $option } veut l’adresse d’une machine, comme 127.0.0.1, ou d’un réseau, comme 172.16.0.0/12 : « { $value } » n’est ni l’une ni l’autre.
cli-serve-no-proxy = { $option } { $value } écoute un réseau. Dites avec --proxy qui peut transmettre des requêtes ; tous les autres sont refusés.
cli-version = montjoie { $version } ({ $commit }, { $date })
cli-version-changed = montjoie { $version } ({ $commit } avec des changements, { $date })
cli-version-unknown = montjoie { $version } (construit sans git : commit inconnu)
cli-serve-open = La table est ouverte.
cli-serve-link = Votre page, à garder pour vous : { $link }
cli-serve-folder = Les batailles sont gardées dans { $folder }
cli-serve-lan = Les joueurs : { $link }
cli-serve-lan-none = Cette machine n’est sur aucun réseau : les téléphones ne la trouveront pas. Rejoignez un Wi-Fi ou partagez une connexion, la table suivra.
cli-serve-stop = Ctrl-C ferme la table ; tout ce qui est confirmé est déjà gardé.
cli-serve-closed = La table est fermée. Tout est gardé.
cli-serve-port = Le port { $port } est déjà pris par un autre programme. Choisissez-en un autre avec --port, ou fermez ce programme.
cli-serve-in-use = Un autre Montjoie se sert déjà du dossier { $folder }. Fermez-le, ou donnez un autre dossier avec --data.
cli-serve-in-use-at = Un autre Montjoie se sert déjà du dossier { $folder } : sa table est à { $address }. Fermez-le, ou donnez un autre dossier avec --data.
cli-serve-no-folder = Où garder les batailles ? Votre système ne dit pas quel est votre dossier personnel. Donnez-en un avec --data.

## Remettre une copie

cli-value-copy = COPIE
cli-about-restore = Remet en place une copie des batailles, ou montre les copies
cli-arg-restore-copy = La copie, un fichier du dossier « copies » ; sans elle, la liste des copies
cli-arg-restore-data = Le dossier où les batailles sont gardées ; à défaut, celui de votre système
cli-arg-restore-replace-newer = La remet aussi quand le fichier en place contient ce qu’elle n’a pas
cli-ex-restore-list = les copies, et ce qu’elles gardent
cli-ex-restore = remet celle-ci ; le fichier en place est mis de côté, jamais supprimé
cli-ex-restore-newer = même si des étapes plus récentes sont mises de côté avec lui
cli-about-report = Écrit un rapport de défaut : le journal sans ses noms, en un fichier
cli-arg-report-journal = Le journal d’une bataille, ou « - » pour l’entrée standard
cli-arg-report-out = Où l’écrire ; à défaut, à côté du journal
cli-ex-report = un fichier à nous envoyer, que « replay » rejoue
cli-report-done = Le rapport est dans { $file }. Les noms, les titres et les textes y sont remplacés ; relisez-le avant de l’envoyer.
cli-report-named = Les noms de { $file } ne peuvent être remplacés sans changer la bataille : rien n’a été écrit. Envoyez-nous le journal lui-même, si vous le voulez bien.
cli-report-of = Un rapport fait par Montjoie { $version }, sous { $system }.
cli-about-link = Donne un nouveau lien du MJ ; toutes les clés d’avant ne valent plus
cli-arg-link-data = Le dossier où les batailles sont gardées ; à défaut, celui de votre système
cli-ex-link = un lien qui sert une fois, pour la table qui est ouverte
cli-link-new = Toutes les clés du MJ ne valent plus. Voici un lien qui sert une fois :
cli-link-void = Toutes les clés du MJ ne valent plus. Aucune table n’est ouverte ici : « montjoie » en ouvre une, et donne son lien.
cli-link-none = Il n’y a pas de batailles dans le dossier { $folder }.
cli-restore-folder = Le dossier { $file } ne peut pas servir : { $why }.
cli-restore-newer = Rien n’a été touché : le fichier en place contient ce que cette copie n’a pas.
cli-restore-newer-do = Pour la remettre quand même (le fichier en place sera mis de côté, pas supprimé) :
cli-restore-done = La copie est en place : { $holds }.
cli-restore-aside = Le fichier qui y était est mis de côté, avec son journal :
cli-restore-open = Pour ouvrir la table :
cli-restore-in-use = Un autre Montjoie se sert du dossier { $folder } : rien n’a été touché. Fermez-le, puis recommencez.
cli-restore-in-use-at = Un autre Montjoie se sert du dossier { $folder } : rien n’a été touché. Remettez la copie depuis sa page, { $page }, ou fermez-le et recommencez.
cli-restore-none = Il n’y a aucune copie dans le dossier { $folder }.
cli-restore-list = Les copies du dossier { $folder }, et ce qu’il faut taper pour en remettre une :
cli-restore-no-copy = Il n’y a pas de copie intacte dans { $folder }. Gardez le dossier tel quel pour qui saura réparer ce fichier, et commencez ailleurs, avec --data et un autre dossier.
cli-restore-advise = Pour remettre en place la copie { $copy }, tapez :
cli-restore-advise-newer = Le fichier en place contient ce que cette copie n’a pas :
cli-restore-advise-aside = Le fichier en place sera alors mis de côté, dans le dossier « aside », et jamais supprimé.

## Les balayages

cli-about-sweep = Compte une grille de variantes d’un scénario, une ligne CSV chacune
cli-arg-sweep-file = Le scénario
cli-arg-sweep-vary = Ce qui varie : un lieu du scénario et ses valeurs, « a..b/pas » ou « a,b,c » ; peut se répéter
cli-arg-sweep-runs = Batailles de chaque variante
cli-arg-sweep-precision = Joue chaque variante jusqu’à cette précision : 0,01 (à défaut) pour un point de pourcentage
cli-arg-sweep-out = Le tableau CSV ; s’il a été commencé, on le continue
cli-arg-sweep-shard = Seulement la part k sur n, comme 3/8
cli-arg-sweep-seed = Graine des dés (1 à défaut), la même pour chaque variante
cli-arg-sweep-edition = Joue selon cette édition du système
cli-arg-sweep-threads = Fils d’exécution (tous les cœurs à défaut)
cli-ex-sweep = cinq effectifs des piquiers, 2 000 batailles de chacun
cli-ex-sweep-shard = la première part sur huit, pour une grappe de calcul
cli-about-merge = Réunit les parts d’un balayage, à l’octet près
cli-arg-merge-files = Les tableaux des parts
cli-arg-merge-out = Le tableau entier ; la sortie standard à défaut
cli-ex-merge = les deux parts en un tableau
cli-about-plot = Dessine un balayage, dans le terminal ou en SVG
cli-arg-plot-file = Le tableau d’un balayage
cli-arg-plot-of = La colonne dessinée (share_1 à défaut)
cli-arg-plot-where = Seulement les lignes où ceci vaut cela ; peut se répéter
cli-arg-plot-svg = Écrit un fichier SVG
cli-ex-plot = les chances du premier camp, dans le terminal
cli-ex-plot-svg = ce qui lui reste, dans un fichier
cli-value-vary = LIEU=VALEURS
cli-value-shard = K/N
cli-value-column = COLONNE
cli-value-where = LIEU=VALEUR
cli-odds-many-runs = C’est trop : « -n » va jusqu’à { $most } batailles.
cli-sweep-vary-form = « { $value } » ne dit pas ce qui varie : écrivez « lieu=a..b/pas » ou « lieu=a,b,c », comme « piquiers.count=40..80/10 ».
cli-sweep-vary-number = « { $what } », dans « { $value } », n’est pas un nombre.
cli-sweep-vary-backwards = « { $value } » ne monte pas : la borne de droite est au moins celle de gauche, et le pas dépasse 0.
cli-sweep-vary-many = « { $value } » fait { $count } variantes ; un balayage en a au plus { $most }. Prenez un pas plus large ou moins de valeurs.
cli-sweep-vary-twice = « { $what } » est dit deux fois dans « { $value } ».
cli-sweep-path-form = « { $path } » n’est pas un lieu du scénario : écrivez « side[1].unit[2].count », ou « piquiers.count » par l’identifiant.
cli-sweep-path-missing = « { $path } » n’est pas dans le scénario : « { $part } » n’y mène à rien qui puisse varier.
cli-sweep-path-several = « { $path } » peut être plusieurs choses : « { $part } » y est plus d’une fois. Écrivez le lieu en entier, comme « side[1].unit[2].count ».
cli-sweep-value = Avec « { $path } » à « { $value } », il n’y a pas de bataille :
cli-sweep-shard = « { $value } » n’est pas une part : écrivez « k/n », comme 3/8, k de 1 à n.
cli-sweep-other = « { $file } » est là et n’est pas le début de ce balayage. Donnez un autre nom à « --out », ou enlevez ce fichier.
cli-sweep-refused = { $count ->
        [one] { $count } variante n’est pas une bataille : sa ligne est vide. La variante { $variant } :
       *[other] { $count } variantes ne sont pas des batailles : leurs lignes sont vides. La première, { $variant } :
    }
cli-sweep-stopped = Arrêté à { $done } sur { $of } variantes. La même commande continue.
cli-sweep-stopped-unkept = Arrêté à { $done } sur { $of } variantes. Avec « --out », la même commande aurait continué.
cli-sweep-done = { $of ->
        [one] { $of } variante
       *[other] { $of } variantes
    } dans « { $file } »{ $before ->
        [0] .
        [one] , dont { $before } déjà là.
       *[other] , dont { $before } déjà là.
    }
cli-sweep-progress = { $done } sur { $of } variantes, encore { $left }
cli-sweep-progress-unknown = { $done } sur { $of } variantes
cli-merge-not-one = « { $file } » n’est pas le tableau d’un balayage, ou n’a aucune ligne.
cli-merge-row = « { $file } », ligne { $line } : ce n’est pas une ligne de ce balayage.
cli-merge-others = « { $file } » est d’un autre balayage que les premiers fichiers.
cli-merge-differ = La variante { $variant } est là deux fois, avec des chiffres différents.
cli-merge-missing = { $count ->
        [one] Il manque { $count } variante : la { $first }. La même commande « sweep » continue une part arrêtée.
       *[other] Il manque { $count } variantes, dont la { $first }. La même commande « sweep » continue une part arrêtée.
    }
cli-plot-unknown = « { $name } » n’est pas dans ce tableau. On peut prendre : { $list }.
cli-plot-axes = { $count ->
        [0] Plus rien ne varie : laissez libre au moins un de { $list }.
       *[other] { $count } choses varient ({ $list }), et un dessin en montre une ou deux : fixez les autres par « --where lieu=valeur ».
    }
cli-plot-nothing = Aucune ligne ne convient : rien à dessiner.
cli-plot-share-1 = Victoires du premier camp
cli-plot-share-2 = Victoires du second camp
cli-plot-share-none = Batailles sans vainqueur
cli-plot-left-1 = Ce qui reste au premier camp, en moyenne
cli-plot-left-2 = Ce qui reste au second camp, en moyenne
cli-plot-rounds = Durée médiane
