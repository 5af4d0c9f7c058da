### Ce que disent le journal, l'annulation, les décisions du MJ, les relectures, les dés écrits et les réponses écrites, en français.
### Les mêmes messages, avec les mêmes valeurs, sont dans en.ftl.

## Le fichier

chronicle-io = Impossible de lire ou d'écrire le fichier : { $why }. Rien n'a changé.
chronicle-missing = Ce fichier, ou son dossier, n’existe pas. Rien n’a changé ; vérifiez son nom et son dossier.
chronicle-denied = Vous n’avez pas le droit de lire ou d’écrire ce fichier. Rien n’a changé ; changez ses droits, ou prenez-en une copie.
chronicle-folder = C’est un dossier, pas un fichier. Rien n’a changé ; nommez le fichier qu’il contient.
chronicle-disk-full = Le disque est plein : rien n’a été écrit, et ce qui était confirmé est toujours là. Faites de la place, puis recommencez.
chronicle-busy = Un autre programme écrit dans ce fichier et ne le lâche pas. Rien n’a changé ; fermez-le, puis recommencez.
chronicle-exists = Un fichier porte déjà ce nom. Choisissez-en un autre, ou reprenez cette bataille.
chronicle-not-a-journal = Ce fichier n'est pas un journal de Montjoie : sa première ligne ne le dit pas.
chronicle-torn-header = Ce journal s'interrompt avant le début de la bataille : rien n'était encore joué. Repartez du scénario.
chronicle-newer = Ce journal vient d'un Montjoie plus récent (format { $format } ; celui-ci lit jusqu'au { $ours }). Ouvrez-le avec le programme plus récent ; le fichier est resté intact.
chronicle-damaged = La ligne { $line } du journal est illisible : { $why }. Le fichier est resté intact ; réparez la ligne, ou ouvrez une copie qui s'arrête avant elle.
chronicle-damaged-text = La ligne { $line } du journal n'est pas du texte UTF-8. Le fichier est resté intact.
chronicle-damaged-order = La ligne { $line } du journal porte le numéro { $entry }, qui ne dépasse pas le précédent. Le fichier est resté intact.
chronicle-damaged-parent = La ligne { $line } du journal renvoie à l'entrée { $entry }, qui ne la précède pas. Le fichier est resté intact.
chronicle-unknown-kind = La ligne { $line } du journal est de l'espèce « { $kind } », que ce Montjoie ne connaît pas. Un plus récent la lira ; le fichier est resté intact.
chronicle-unknown-ruleset = Le journal demande les règles « { $name } », que ce Montjoie n'a pas.
chronicle-unknown-edition = Ces règles n'ont pas d'édition « { $name } ».
chronicle-scenario = { $count ->
        [one] Le scénario a un problème.
       *[other] Le scénario a { $count } problèmes.
    }
chronicle-bad-fact = Entrée { $entry } du journal : son événement { $nth } n'a pas pu se produire ({ $why }). Le fichier est resté intact.
chronicle-bad-fact-revision = Entrée { $entry } du journal : son événement { $nth }, jugé par la révision { $theirs } des règles, ne tient pas avec la révision { $ours } ({ $why }). Le fichier est resté intact.
chronicle-hash-differs = Entrée { $entry } du journal ({ $round }, { $step }) : les faits ne mènent pas à l'état que dit son empreinte. La ligne a été modifiée, ou le programme est en faute ; le fichier est resté intact.
chronicle-head-moved = Quelqu'un d'autre a écrit dans ce journal entre-temps. Sa part vient d'être lue : regardez avant de continuer. Rien de vous n'a été écrit.
chronicle-notice-torn = Le journal s'interrompt à la ligne { $line } : elle s'écrivait quand le courant a manqué, et n'était pas confirmée. Tout ce qui précède est là.
chronicle-notice-revised = Les règles ont été corrigées depuis le début de cette bataille (révision { $theirs }, maintenant { $ours }). Les étapes closes restent telles qu'elles furent jugées.
chronicle-notice-hash = { $round }, entrée { $entry } : jugée par la révision { $theirs } des règles ; la révision { $ours } tient autrement l'un des nombres. Les faits demeurent.

## Dire quelque chose

chronicle-over = La bataille est finie : plus rien n'est demandé. Annulez, ou prenez une décision de MJ.
chronicle-not-asked = Personne ne demande cela { $who_de } en ce moment ({ $rule }).
chronicle-not-asked-rule = Personne ne demande cela en ce moment ({ $rule }).
chronicle-refused = Cela ne peut pas être la réponse pour { $who } ({ $rule }).
chronicle-refused-rule = Cela ne peut pas être la réponse ({ $rule }).
chronicle-only-gm = Seul le MJ peut donner { $who_a } un ordre hors des règles ({ $rule }).
chronicle-only-gm-rule = Seul le MJ peut décider hors des règles ({ $rule }).
chronicle-no-reason = Une décision du MJ veut une raison : un mot pour la chronique suffit.
chronicle-no-text = Il n'y a rien d'écrit.
chronicle-bad-event = L'événement { $nth } ne peut pas se produire ici : { $why }. Rien n'a changé.
chronicle-bad-name = « { $name } » ne convient pas comme identifiant : il est pris, ou porte d'autres signes que a-z, 0-9, `_` et `-`.
chronicle-lapsed = Ce que voulait la décision ne peut plus se produire.
chronicle-nothing-to-undo = Il n'y a rien à annuler.
chronicle-nothing-to-redo = Il n'y a rien à refaire.
chronicle-no-what-if = Aucun « et si » n'est ouvert : vous êtes déjà dans la bataille.
chronicle-no-such-entry = Le journal n'a pas d'entrée { $entry } où aller.
chronicle-not-an-answer = L'entrée { $entry } n'est pas une réponse : seules les réponses se corrigent. Annulez-la, ou prenez une décision de MJ.

## Ce qu'une annulation reprend, ce qu'elle rend

chronicle-did-answer = la réponse pour { $who } ({ $rule }){ $steps ->
        [0] {""}
        [one] , et l'étape qu'elle a close
       *[other] , et { $steps } étapes
    }
chronicle-did-answer-rule = la réponse à { $rule }{ $steps ->
        [0] {""}
        [one] , et l'étape qu'elle a close
       *[other] , et { $steps } étapes
    }
chronicle-did-several = { $count } réponses données ensemble{ $steps ->
        [0] {""}
        [one] , et l'étape qu'elles ont close
       *[other] , et { $steps } étapes
    }
chronicle-did-term = « { $name } », ajouté pour { $who } ({ $rule }){ $steps ->
        [0] {""}
        [one] , et l'étape qui a suivi
       *[other] , et { $steps } étapes
    }
chronicle-did-term-rule = « { $name } », ajouté à { $rule }{ $steps ->
        [0] {""}
        [one] , et l'étape qui a suivi
       *[other] , et { $steps } étapes
    }
chronicle-did-ruling = la décision « { $reason } »{ $steps ->
        [0] {""}
        [one] , et l'étape qui a suivi
       *[other] , et { $steps } étapes
    }
chronicle-did-note = la note « { $text } »{ $steps ->
        [0] {""}
        [one] , et l'étape qui a suivi
       *[other] , et { $steps } étapes
    }
chronicle-did-scene = la scène « { $title } »{ $steps ->
        [0] {""}
        [one] , et l'étape qui a suivi
       *[other] , et { $steps } étapes
    }
chronicle-did-steps = { $steps ->
        [0] ce qu'a fait le programme
        [one] une étape
       *[other] { $steps } étapes
    }

## Continuer jusqu'à

chronicle-halt-asked = À vous de répondre pour { $who } ({ $rule }).
chronicle-halt-asked-rule = À vous de répondre : { $rule }.
chronicle-halt-concerned = Il est arrivé quelque chose { $who_a }.
chronicle-halt-broke = { $who_cap } { $who_n ->
        [one] cède
       *[other] cèdent
    }.
chronicle-halt-chief = { $who_cap } tombe.
chronicle-halt-round = { $round } : c'est fini.
chronicle-halt-over = La bataille est finie.
chronicle-halt-gave-up = Le jeu automatique s'arrête là : les règles ne lui accordent pas davantage.

## Relire

chronicle-diverges-event = { $round }, { $step } (entrée { $entry }) : d'après { $rule }, l'événement { $nth } n'est plus le même. Écrit (révision { $theirs }) : { $stored }. Aujourd'hui (révision { $ours }) : { $now }.
chronicle-diverges-asks = { $round }, { $step } (entrée { $entry }) : les règles d'aujourd'hui (révision { $ours }) demandent ce que la révision { $theirs } ne demandait pas : { $rule }.
chronicle-diverges-ruling = { $round }, { $step } (entrée { $entry }) : la décision du MJ n'a plus de sens dans les règles d'aujourd'hui (révision { $theirs }, maintenant { $ours }).
chronicle-diverges-hash = { $round }, { $step } (entrée { $entry }) : les mêmes événements, une autre bataille. Écrit (révision { $theirs }) : { $stored }. Aujourd'hui (révision { $ours }) : { $now }.

## Dés écrits

chronicle-not-digits = « { $text } » n'est pas un nombre : tapez des chiffres, rien d'autre.
chronicle-dice-not-a-number = « { $text } » (nombre { $place } de la suite de dés, ligne { $line }) n'est pas un nombre. Donnez les faces une à une, séparées par des espaces.
chronicle-dice-no-such-face = « { $text } » (nombre { $place } de la suite de dés, ligne { $line }) n'est pas une face de ce dé : { $dice } pour { $who } ({ $rule }).
chronicle-dice-run-out = Les dés donnés sont épuisés : { $dice } pour { $who } se fait attendre ({ $rule }).
chronicle-dice-left = { $count ->
        [one] Il reste un nombre dans la suite de dés : la bataille se termine sans lui.
       *[other] Il reste { $count } nombres dans la suite de dés : la bataille se termine sans eux.
    }

## Réponses écrites

chronicle-answers = { $count ->
        [one] Le fichier de réponses a un problème ; la bataille n'a pas été jouée.
       *[other] Le fichier de réponses a { $count } problèmes ; la bataille n'a pas été jouée.
    }
answers-both = Une réponse porte `choose` ou `value`, pas les deux : un choix se dit en mots, un jugement par un nombre ou un mot.
answers-neither = Cette réponse ne dit rien. Donnez `choose` pour un choix, `value` pour un jugement.
answers-target = `target` accompagne `choose` : un identifiant, une case, un nombre entier, ou une liste.
answers-illegal = « { $said } » n'est pas permis ici. Possible : { $options }. (Un ordre hors des règles est une décision du MJ, dans `play`.)
answers-option = « { $said } » n'est pas une des options. Possible : { $options }.
answers-bounds = « { $said } » sort des bornes : un nombre entier de { $min } à { $max }.
answers-kind = Ce n'est pas ce qui est demandé : un choix prend `choose`, un jugement `value`.
answers-unused = Rien n'a demandé cette réponse à `round = { $round }`. Vérifiez `round`, l'étape, la règle et l'unité, ou retirez-la.

## Précédemment

chronicle-previously-round = Précédemment ({ $round }) :
chronicle-previously-state = { $who_cap } : { $state }.
chronicle-previously-losses = Pertes { $who_de } : { $lost } ; { $now ->
        [one] reste
       *[other] restent
    } { $now }.
chronicle-previously-ruling = Décision du MJ : { $reason }.
chronicle-previously-note = Noté : { $text }
chronicle-previously-ready = { $round } : on peut continuer.
chronicle-previously-waits = On attend pour { $who } : { $rule }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } réponses en tout)
    }.
chronicle-previously-waits-rule = On attend : { $rule }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } réponses en tout)
    }.

## Étagère

chronicle-shelf-damaged = Le fichier des batailles est abîmé : { $why }. Il est resté tel quel, à l’octet près.
chronicle-shelf-empty = Le fichier des batailles est vide ou absent, alors que son journal ou des copies sont là. Rien n’a été touché.
chronicle-shelf-log = À côté du fichier des batailles est resté le journal (`-wal`) d’un autre fichier : l’ouvrir ainsi l’abîmerait. Rien n’a été touché.
chronicle-shelf-newer = Le fichier des batailles vient d’un Montjoie plus récent (disposition { $layout } ; celui-ci lit jusqu’à la { $ours }). Il est resté tel quel : ouvrez-le avec le programme plus récent.
chronicle-copy-damaged = Cette copie est abîmée, ou n’est pas un fichier de batailles : { $why }. Rien n’a été touché ; prenez-en une autre.
chronicle-copy-newer = Cette copie vient d’un Montjoie plus récent (disposition { $layout } ; celui-ci lit jusqu’à la { $ours }). Rien n’a été touché ; remettez-la en place avec le programme plus récent, ou prenez-en une autre.
chronicle-not-a-copy = Ce fichier ne garde aucune bataille de Montjoie : ce n’est pas une copie. Rien n’a été touché ; nommez un fichier du dossier `copies`.
chronicle-own-file = C’est le fichier des batailles lui-même, pas une copie. Rien n’a été touché ; nommez un fichier du dossier `copies`.
chronicle-replaced = Une copie vient d’être remise en place : cette page montrait les batailles d’avant. Rien de vous n’a été écrit ; rechargez-la.
chronicle-closed = La table est fermée. Rien de vous n’a été écrit.
chronicle-battle-broken = « { $name } » est abîmée dans le fichier des batailles : { $entry ->
        [0] son début ou l’endroit où elle en est n’est plus ce qui fut écrit
       *[other] son journal n’est plus ce qui fut écrit, à partir de l’entrée { $entry }
    }. Elle est gardée telle quelle, et les autres batailles s’ouvrent. Une copie l’a peut-être entière.
chronicle-this-battle-broken = Cette bataille est abîmée dans le fichier des batailles : { $entry ->
        [0] son début ou l’endroit où elle en est n’est plus ce qui fut écrit
       *[other] son journal n’est plus ce qui fut écrit, à partir de l’entrée { $entry }
    }. Elle est gardée telle quelle et rien n’y est ajouté ; les autres batailles s’ouvrent. Une copie l’a peut-être entière : voyez parmi les copies.

## Ce que garde une copie, ce qui lui manque

chronicle-holds = { $battles ->
        [0] aucune bataille
        [one] une bataille
       *[other] { $battles } batailles
    }{ $unreadable ->
        [0] {""}
        [one] , dont une illisible
       *[other] , dont { $unreadable } illisibles
    }{ $drafts ->
        [0] {""}
        [one] , une en préparation
       *[other] , { $drafts } en préparation
    }
chronicle-holds-both = { $holds } ; { $newest }
chronicle-holds-broken = { $holds } ; abîmées : { $names }
chronicle-holds-broken-name = « { $name } »
chronicle-holds-newest = dernière étape : « { $name } », { $round }, { $step }
chronicle-holds-newest-begun = dernière touchée : « { $name } », à peine commencée
chronicle-behind = « { $name } » : { $steps ->
        [0] aucune étape close
        [one] une étape
       *[other] { $steps } étapes
    }, { $entries ->
        [one] une entrée de journal
       *[other] { $entries } entrées de journal
    }
chronicle-behind-whole = « { $name } », toute la bataille : { $steps ->
        [0] aucune étape close
        [one] une étape
       *[other] { $steps } étapes
    }, { $entries ->
        [0] aucune entrée de journal
        [one] une entrée de journal
       *[other] { $entries } entrées de journal
    }
chronicle-behind-drafts = { $drafts ->
        [one] une bataille en préparation
       *[other] { $drafts } batailles en préparation
    }
chronicle-behind-layout = peut-être davantage : il vient d’un Montjoie plus récent (disposition { $layout })

## Dés jurés

chronicle-pledged = Les dés de cette bataille sont déjà jurés. Rien n’a changé.
chronicle-pledge-late = Le programme a déjà lancé dans cette bataille : un serment, ou un mot pour lui, ne compte qu’avant le premier jet. Rien n’a changé.
chronicle-not-pledged = Les dés de cette bataille ne sont pas jurés.
chronicle-bad-word = Il faut un nom et un mot, de soixante caractères au plus. Rien n’a changé.
chronicle-pledge-hash = L’empreinte de la graine, qui ne peut plus en être une autre : { $hash }
chronicle-pledge-word = { $who } a dit : { $word }
chronicle-pledge-seal = L’empreinte et les mots ensemble, à noter avant le premier jet : { $seal }
chronicle-verify-seed = La graine : { $seed }
chronicle-verify-seed-wrong = Ce n’est pas la graine dont l’empreinte fut montrée.
chronicle-verify-rolled = { $n ->
        [0] Le programme n’a lancé aucun jet de cette bataille.
        [one] Un jet lancé par le programme en découle.
       *[other] { $n } jets lancés par le programme en découlent.
    }
chronicle-verify-typed = { $n ->
        [one] Un jet a été tapé ou remplacé : on le croit.
       *[other] { $n } jets ont été tapés ou remplacés : on les croit.
    }
chronicle-verify-beside = { $n ->
        [one] L’un d’eux fut lancé dans un « et si » d’où la bataille a continué.
       *[other] { $n } d’entre eux furent lancés dans des « et si » d’où la bataille a continué.
    }
chronicle-verify-taken-back = { $n ->
        [one] Un jet lancé a été repris et reste à côté de la bataille.
       *[other] { $n } jets lancés ont été repris et restent à côté de la bataille.
    }
chronicle-verify-unused = { $n ->
        [one] Un jet lancé n’est pas demandé par les règles d’aujourd’hui, ou fut remplacé.
       *[other] { $n } jets lancés ne sont pas demandés par les règles d’aujourd’hui, ou furent remplacés.
    }
chronicle-verify-wrong = { $n ->
        [one] Un jet donné pour lancé ne découle pas de ce qui fut juré : entrée { $entry }.
       *[other] { $n } jets donnés pour lancés ne découlent pas de ce qui fut juré, le premier à l’entrée { $entry }.
    }
chronicle-verify-holds = Tout tient. Comparez l’empreinte, les mots et leur sceau à ce qui fut noté avant le premier jet.
