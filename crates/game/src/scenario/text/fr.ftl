### Ce qui ne va pas dans un scénario : ce qui est écrit, ce qui est attendu, comment y remédier.
### Les mêmes messages, avec les mêmes valeurs, se trouvent dans en.ftl ; la liste en est tenue dans problem.rs (CODES).

## Autour de chaque message

problem-place = { $file }, ligne { $line }, colonne { $column } ({ $path })
problem-place-bare = { $file }, ligne { $line }, colonne { $column }
problem-nearest = Vouliez-vous dire « { $nearest } » ?
problem-waivable = Si c’est voulu, acceptez-le en tête du fichier : `waive = ["{ $code }"]`.
problem-waived = Accepté par le fichier.
problem-warning = La bataille peut se jouer quand même.

## Le texte lui-même

problem-not-utf8 = Le fichier n’est pas du texte en UTF-8. Enregistrez-le avec cet encodage, que tout éditeur de texte propose.
problem-file-too-big = Le fichier est trop gros : { $size } octets, quand un scénario en compte au plus { $most }.
problem-syntax = Cette ligne ne se lit pas, à partir de « { $found } ». Écrivez une clé et sa valeur, `moral = 9`, ou un titre entre crochets, `[options]`.
problem-syntax-key = Il manque ici une clé bien formée ou son signe égal, près de « { $found } ». Écrivez par exemple `moral = 9`.
problem-syntax-value = La valeur ne se lit pas : « { $found } ». Un nombre s’écrit seul (`9`), un texte entre guillemets droits (`"les Piquiers"`), un oui ou un non `true` ou `false`.
problem-syntax-string = Un texte n’est pas bien fermé ou contient un signe interdit, près de « { $found } ». Mettez-le entre guillemets droits : `"les Piquiers"` ; une barre oblique inverse s’y écrit double.
problem-syntax-bracket = Un crochet ou une accolade n’a pas son pendant, près de « { $found } ». Fermez-le ; la suite du fichier n’a pas pu être lue.
problem-syntax-comma = Il manque une virgule, ou il y en a une de trop, près de « { $found } ». Dans une liste, une virgule sépare deux valeurs : `["a", "b"]`.
problem-syntax-depth = Trop de listes ou de tables sont emboîtées ici. Un scénario n’en demande jamais autant.
problem-number-too-big = Ce nombre dépasse tout ce qui peut se compter : « { $found } ».
problem-beside-preset = « { $key } » est fixé à côté de « preset = "document" » : sur ce point, la bataille s'écarte du document.
problem-duplicate-key = « { $key } » est déjà donné plus haut. Gardez une seule des deux lignes.
problem-and-more = Et { $count ->
        [one] un autre problème
       *[other] { $count } autres problèmes
    } : corrigez d’abord ceux qui précèdent.

## Une clé

problem-unknown-key = « { $key } » n’est pas une clé connue ici.
problem-unknown-key-here = « { $key } » n’est pas une clé connue ici. Clés possibles : { $choices }.
problem-missing = Il manque « { $key } » : { $expected }.
problem-wrong-type = « { $key } » attend { $expected }, et l’on y trouve { $given }.
problem-out-of-range = « { $key } » vaut { $value } : il faut un nombre de { $min } à { $max }.
problem-list-too-long = La liste « { $key } » a { $count } éléments : pas plus de { $most }.
problem-not-whole = « { $key } » vaut { $value } : il faut un nombre entier.
problem-number-absurd = « { $key } » vaut { $value } : aucun nombre de ce jeu n’en approche. Donnez un nombre ordinaire, avec neuf décimales au plus.
problem-decimal = « { $key } » : « { $value } » n’est pas un nombre. Écrivez `0.5`, ou entre guillemets `"1/2"`, `"½"` ou `"0,5"`.
problem-not-exact = « { $key } » vaut { $value }, qui ne peut pas se garder exactement : on compte ici par 1/{ $count }. Écrivez un nombre qui tombe juste, comme { $proposed }.
problem-choice = « { $key } » ne peut pas valoir « { $value } ». Valeurs possibles : { $choices }.
problem-dice = « { $key } » : « { $value } » ne dit pas quels dés jeter. Écrivez `"1d8"`, `"2d4+1"`, `"d%"`, l’étendue que donne le livre, `"1-8"`, ou un nombre.
problem-unknown-id = « { $key } » : personne ici ne s’appelle « { $value } ». Identifiants possibles : { $choices }.
problem-repeated = « { $key } » dit deux fois « { $value } ». Une fois suffit.
problem-empty = « { $key } » est vide. Donnez-lui un texte, ou retirez la ligne.
problem-text-too-long = Le texte de « { $key } » est trop long : pas plus de { $most } signes.

## La bataille

problem-unknown-ruleset = « { $value } » n’est pas un système connu. Systèmes possibles : { $choices }.
problem-edition-contradicts = `ruleset` dit « { $ruleset } » et `edition` dit « { $edition } » : l’un contredit l’autre. Retirez la ligne `edition`, ou accordez-les.
problem-side-count = Une bataille oppose deux camps, et le fichier en donne { $count }. Écrivez exactement deux `[[side]]`.
problem-side-empty = Le camp « { $side } » n’a ni unité ni personnage. Donnez-lui au moins une unité (`[[side.unit]]`).
problem-bad-id = L’identifiant « { $id } » ne convient pas : des minuscules sans accent, des chiffres, `_` et `-` seulement, 64 signes au plus. Essayez « { $proposed } ».
problem-bad-id-bare = L’identifiant « { $id } » ne convient pas : des minuscules sans accent, des chiffres, `_` et `-` seulement, 64 signes au plus.
problem-duplicate-id = L’identifiant « { $id } » est déjà pris, ligne { $line }. Donnez à chacun le sien.
problem-duplicate-name = « { $name } » est déjà le nom de quelqu’un, ligne { $line } : à la table, on les confondra. Ajoutez un mot qui les distingue.
problem-no-name = { $what } n’a pas de nom. Donnez `name`, ou `name_fr` et `name_en`.
problem-too-many = Il y a trop { $what } : pas plus de { $most } dans une bataille. Réunissez-en quelques-uns.
problem-foreign = « { $key } » désigne « { $value } », qui n’est pas du camp « { $side } ».
problem-unknown-troop = Le catalogue ne connaît pas de troupe nommée « { $value } ». Choisissez-en une qu’il connaît, ou donnez toutes les valeurs de l’unité.
problem-line-empty = La ligne de l’unité est vide. Écrivez-la comme le livre la donne : un nombre, un nom, deux-points, puis les valeurs.
problem-line-part = Dans la ligne de l’unité, « { $part } » ne se comprend pas : un mot connu est attendu, suivi de sa valeur.
problem-line-value = Dans la ligne de l’unité, « { $value } » ne convient pas à « { $key } », qui attend { $expected }.
problem-line-twice = Dans la ligne de l’unité, « { $part } » redonne une valeur à « { $key } », déjà dite. Gardez-en une.
problem-never-arrives = « { $unit } » attend un événement qui l’amène, et aucun ne le fait. Ajoutez un `[[event]]` avec `arrive = ["{ $unit }"]`.
problem-already-there = L’événement amène « { $unit } », déjà sur le champ de bataille. Donnez-lui `arrives = "event"`, ou retirez-le de `arrive`.
problem-event-trigger = Un événement a un déclencheur et un seul ; celui-ci en a { $count }. Donnez `round`, ou `unit` avec `below_percent`, ou `unit` avec `unit_state`, ou `side` avec `lost_percent`.
problem-event-effect = Cet événement ne fait rien. Donnez-lui `arrive`, `set`, `weather` ou un message (`message_fr`, `message_en`).
problem-waive-unknown = `waive` nomme « { $value } », qui n’est aucun problème connu.
problem-waive-refused = `waive` nomme « { $value } », qu’on ne peut pas accepter : sans cela, la bataille ne peut pas se jouer.

## Ce qu’une clé attend, ce qu’on y trouve

problem-kind-int = un nombre entier
problem-kind-decimal = un nombre
problem-kind-text = un texte entre guillemets
problem-kind-flag = `true` ou `false`
problem-kind-choice = un mot de la liste
problem-kind-dice = des dés, comme `"1d8"`
problem-kind-id = un identifiant entre guillemets
problem-kind-value = un nombre ou un texte
problem-kind-list = une liste entre crochets
problem-kind-table = une table
problem-kind-tables = des tables, chacune sous un titre à doubles crochets
problem-kind-date = une date

## Qui est concerné

problem-what-scenario = Ce scénario
problem-what-side = Ce camp
problem-what-army = Cette armée
problem-what-unit = Cette unité
problem-what-character = Ce personnage
problem-what-place = Ce lieu
problem-what-units = d’unités
problem-what-characters = de personnages
problem-what-armies = d’armées
problem-what-places = de lieux
problem-what-events = d’événements
problem-what-section = de sections
