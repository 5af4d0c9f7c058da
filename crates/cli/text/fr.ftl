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
cli-value-rule = RÈGLE
cli-value-dice = DÉS
cli-value-edition = ÉDITION
cli-value-command = COMMANDE
cli-value-options = OPTIONS
cli-value-shell = SHELL
cli-value-number = N
cli-sample-file = bataille.toml
cli-sample-journal = bataille.journal

## Aide : les commandes

cli-about-montjoie = Montjoie résout les batailles rangées de vos parties, selon le livre de votre table.
cli-about-fight = Joue une bataille jusqu’au bout et la raconte
cli-about-check = Relit des scénarios et dit tout ce qui n’y va pas
cli-about-rules = Montre nos livres de règles : l’étagère, un livre, une règle
cli-about-schema = Donne le schéma JSON des scénarios d’un système, ou des autres formats
cli-about-completions = Donne les complétions pour un shell
cli-about-help = Montre l’aide d’une commande
cli-after = Sans commande, Montjoie joue une bataille d’exemple. « montjoie COMMANDE --help » donne des exemples de chacune.

## Aide : arguments et options

cli-arg-all-lang = Langue ; à défaut, celle de l’environnement, puis le français
cli-arg-all-help = Montre cette aide
cli-arg-all-version = Donne la version
cli-arg-fight-file = Le scénario ; un tiret pour l’entrée standard
cli-arg-fight-seed = Graine des dés : la même donne la même bataille (1 à défaut)
cli-arg-fight-edition = Joue selon cette édition du système
cli-arg-fight-verbose = Ouvre chaque nombre : dés, termes, règles
cli-arg-check-files = Les scénarios à relire
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
cli-marks = Chaque règle dit d’où elle vient : [texte], le livre la donne ; [lecture], il se lit de plusieurs façons et voici la nôtre ; [maison], il se tait et la règle est de nous.
cli-cited = { $rule }

## Le récit

cli-aloud = À lire :
cli-dice = { $dice }
cli-hint = C’était une bataille d’exemple. « montjoie --help » dit ce qu’on peut faire d’autre.
