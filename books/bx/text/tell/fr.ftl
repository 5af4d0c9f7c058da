
### Ce que la chronique raconte. $unit est celui qui agit, $target celui qui subit.
### Les tournures évitent d’accorder un verbe avec un nom qu’on ne connaît pas : « les traits des Archers », « on voit
### les Piquiers courir ». Un message en -seen est dit à qui ne doit pas connaître les chiffres.

## Ordres dévoilés

bx-tell-order-tir = { $target_cap } pour cible : { $unit_a } de tirer.
    .v2 = Ordre { $unit_a } : tirer sur { $target }.
    .v3 = { $target_cap } dans la ligne de tir { $unit_de }.
    .v4 = On charge, on vise du côté { $unit_de } : tout pour { $target }.
bx-tell-order-tir-many = { $target_cap } pour cible commune : { $units }.
    .v2 = Tous les traits pour { $target } : ainsi tireront { $units }.
bx-tell-order-souffle = Un souffle gronde dans la gorge { $unit_de } : malheur { $target_a }.
    .v2 = { $target_cap } sous le souffle { $unit_de }, bientôt.
bx-tell-order-engage = En avant pour { $unit } : droit sur { $target }.
    .v2 = Ordre { $unit_a } : aborder { $target }.
    .v3 = La marche { $unit_de } a un but : { $target }.
    .v4 = Sus { $target_a } : c’est l’affaire { $unit_de }.
    .v5 = On lance { $unit } contre { $target }.
bx-tell-order-engage-many = En avant, ensemble, contre { $target } : { $units }.
    .v2 = Un même but, { $target }, pour { $units }.
bx-tell-order-hero-engage = { $unit_cap } choisit sa proie : { $target }.
    .v2 = { $unit_cap } tire l’arme et marche sur { $target }.
bx-tell-order-fight = Tenir et frapper : { $unit } contre { $target }.
    .v2 = Ordre { $unit_a } : ne pas lâcher { $target }.
bx-tell-order-strike = Ordre { $unit_a } : rester au contact et frapper.
    .v2 = Pas un pas en arrière pour { $unit } : la mêlée continue.
bx-tell-order-strike-many = Rester au contact et frapper : { $units }.
    .v2 = Pas un pas en arrière : la mêlée continue pour { $units }.
bx-tell-order-hold = { $unit_cap } : attente, l’arme au pied.
    .v2 = Ordre { $unit_a } : ne pas bouger.
    .v3 = Rien à faire encore pour { $unit }, sinon attendre.
bx-tell-order-hold-many = L’arme au pied, sans bouger : { $units }.
    .v2 = Rien encore, sinon attendre, pour { $units }.
bx-tell-order-shaken = La peur cloue { $unit } sur place.
    .v2 = Aucun ordre n’atteint plus { $unit }.
bx-tell-order-quit = Ordre { $unit_a } : quitter le champ.
    .v2 = On fait signe { $unit_a } de s’en aller.
bx-tell-order-reenter = Ordre { $unit_a } : rentrer dans la place.
    .v2 = Les portes attendent le retour { $unit_de }.
bx-tell-order-ram = Au bélier, { $unit } !
    .v2 = Ordre { $unit_a } : battre la porte.
bx-tell-order-repli = Ordre { $unit_a } : repli, en bon ordre.
    .v2 = Ordre { $unit_a } : se dégager sans se laisser accrocher.
bx-tell-order-repli-shaken = { $unit_cap } : on veut se dérober, et vite.
    .v2 = Ordre { $unit_a }, si quelqu’un l’entend encore : se dégager.
bx-tell-order-repli-in = Ordre { $unit_a } : repli vers la place, en bon ordre.
    .v2 = Ordre { $unit_a } : se dégager et passer la porte.
bx-tell-order-retraite = Retraite { $unit_de } : rompre, même sous les coups.
    .v2 = Ordre { $unit_a } : rompre le contact.
bx-tell-order-retraite-in = Retraite { $unit_de } vers la place.
    .v2 = Ordre { $unit_a } : rompre et regagner les murs.
bx-tell-order-fuite = Fuir ! Plus rien ne retient { $unit }.
    .v2 = Il ne reste { $unit_a } qu’une idée : fuir.
bx-tell-order-fuite-in = Fuite éperdue { $unit_de } vers la porte de la place.
    .v2 = La porte, vite : c’est toute l’idée qui reste { $unit_a }.
bx-tell-order-rallier = On bat le rappel pour { $unit }.
    .v2 = Une voix tente de ramener { $unit } au combat.
bx-tell-order-defier = { $unit_cap } lance son défi : « À moi, { $target } ! »
    .v2 = Au-dessus du tumulte, { $unit } appelle { $target } en combat singulier.
bx-tell-favoured = Les ordres { $chief_de } portent l’attaque { $unit_de } : +5 points.
    .v2 = Le coup d’œil { $chief_de } guide { $unit } : +5 points.
bx-tell-favoured-again = Les ordres { $chief_de } portent l’attaque { $unit_de } : { $times ->
        [2] deux fois
       *[other] { $times } fois
    } +5 points.
    .v2 = Le coup d’œil { $chief_de } ne quitte pas { $unit } : { $times ->
        [2] deux fois
       *[other] { $times } fois
    } +5 points.
bx-tell-favoured-own = { $unit_cap } mène sa propre attaque avec tout son art : +5 points.
    .v2 = Le coup d’œil { $unit_de } sert d’abord son propre bras : +5 points.
bx-tell-outside = Hors des règles, le MJ en décide ainsi pour { $unit }.
    .v2 = Le livre ne prévoit pas cet ordre ; le MJ le donne { $unit_a }.

## Ce que le MJ accorde ou refuse

bx-tell-tactics = La manœuvre compte : { $points_signed } points { $unit_a } contre { $target }.
    .v2 = Le MJ pèse la situation : { $points_signed } points pour l’attaque { $unit_de } sur { $target }.
bx-tell-shirkers = Les héros se font attendre : { $malus_signed } au moral dans les rangs { $side_de }.
    .v2 = On murmure contre les capitaines { $side_de } : { $malus_signed } au moral.
bx-tell-ground = Le terrain barre la route { $unit_a }.
    .v2 = Fossés et haies : { $unit } devant un chemin fermé.
bx-tell-intercepted = En travers de la route { $unit_de } : { $target }.
    .v2 = Nul passage pour { $unit } : { $target } d’abord.
bx-tell-post-refused = Au cœur de la mêlée, impossible pour { $unit } de changer de place auprès { $target_de }.
    .v2 = Le MJ refuse { $unit_a } tout changement de poste auprès { $target_de }.

## Tirs

bx-tell-shot = Les traits { $unit_de } s’abattent sur { $target } : { $points } PV.
    .v2 = Une volée { $unit_de } fauche { $target } : { $points } PV.
    .v3 = Le ciel siffle, puis les cris : { $unit } sur { $target }, { $points } PV.
    .v4 = Tir { $unit_de } dans la masse { $target_de } : { $points } PV.
    .v5 = Sous les traits { $unit_de } : { $points } PV { $target_a }.
bx-tell-shot-last = Un seul arc, un seul trait : { $points } PV { $target_a }, du fait { $unit_de }.
    .v2 = Le seul tireur { $unit_de } trouve { $target } : { $points } PV.
bx-tell-shot-slight = Le tir { $unit_de } n’éclaircit guère { $target } : { $points } PV.
    .v2 = Peu de mal { $target_a } sous le tir { $unit_de } : { $points } PV.
bx-tell-shot-seen = Les traits { $unit_de } s’abattent sur { $target }.
    .v2 = Une volée { $unit_de } part vers { $target }.
    .v3 = Le ciel siffle au-dessus { $target_de } : ce sont les traits { $unit_de }.
    .v4 = Tir nourri { $unit_de } dans la masse { $target_de }.
    .v5 = Les traits { $unit_de } cherchent { $target }.
bx-tell-shot-none = Les traits { $unit_de } ne font rien { $target_a }.
    .v2 = Volée perdue : { $target } sans une égratignure sous le tir { $unit_de }.
bx-tell-shot-one = Tous les traits { $unit_de } cherchent { $target } : { $points } PV.
    .v2 = { $target_cap } sous une grêle de traits : { $points } PV du fait { $unit_de }.
bx-tell-shot-one-seen = Tous les traits { $unit_de } cherchent { $target }.
    .v2 = { $target_cap } sous la grêle de traits { $unit_de }.
bx-tell-hero-shot = Un seul trait part, celui { $unit_de } ; il trouve { $target } : { $points } PV.
    .v2 = { $unit_cap } vise, lâche, touche : { $points } PV { $target_a }.
bx-tell-hero-shot-seen = Un seul trait part, celui { $unit_de }, pour { $target }.
    .v2 = { $unit_cap } vise, lâche : c’est pour { $target }.
bx-tell-hurt-from-hiding = Des traits tombent sur { $target }, venus d’on ne sait où : { $points } PV.
    .v2 = L’ennemi frappe { $target } sans se montrer : { $points } PV.
bx-tell-breath = Le souffle { $unit_de } passe sur { $target } : { $points } PV.
    .v2 = Une haleine de mort balaie { $target } : { $points } PV, œuvre { $unit_de }.
bx-tell-breath-seen = Le souffle { $unit_de } passe sur { $target }.
    .v2 = Une haleine de mort balaie { $target }, œuvre { $unit_de }.

## Coups

bx-tell-blow = Les coups { $unit_de } pleuvent sur { $target } : { $points } PV.
    .v2 = Coup pour coup : { $unit } sur { $target }, { $points } PV.
    .v3 = Poussée { $unit_de }, et les premiers rangs { $target_de } plient : { $points } PV.
    .v4 = La mêlée profite { $unit_a } contre { $target } : { $points } PV.
    .v5 = Les coups { $unit_de } cherchent le défaut { $target_de } et le trouvent : { $points } PV.
    .v6 = On frappe, on pousse, on piétine : { $points } PV { $target_a }, œuvre { $unit_de }.
    .v7 = Rude besogne { $unit_de } chez { $target } : { $points } PV.
bx-tell-blow-last = Un seul contre { $target }, tout ce qu’il y a { $unit_de } : { $points } PV.
    .v2 = Une seule lame { $unit_de } frappe { $target } : { $points } PV.
bx-tell-blow-slight = Les coups { $unit_de } n’entament guère { $target } : { $points } PV.
    .v2 = Peu de mal { $target_a } dans la mêlée : { $points } PV, œuvre { $unit_de }.
    .v3 = À peine une entaille chez { $target } : { $points } PV du fait { $unit_de }.
bx-tell-blow-seen = Les coups { $unit_de } pleuvent sur { $target }.
    .v2 = Coup pour coup : { $unit } sur { $target }.
    .v3 = Poussée { $unit_de } contre les premiers rangs { $target_de }.
    .v4 = On se tue entre { $unit } et { $target }.
    .v5 = Les coups { $unit_de } cherchent le défaut { $target_de }.
    .v6 = On frappe, on pousse, on piétine : { $unit } contre { $target }.
    .v7 = Rude besogne { $unit_de } chez { $target }.
bx-tell-blow-none = Pas un coup { $unit_de } n’entame { $target }.
    .v2 = Coups dans le vide : { $target } sans dommage face { $unit_a }.
# BX-20 : qui rompt et se fait rattraper par un autre peut frapper celui-là.
bx-tell-caught = En chemin, la route est coupée : { $unit }, dos au mur, contre { $target }, { $points } PV.
    .v2 = Plus d’issue, il faut se retourner : { $points } PV { $target_a }, œuvre { $unit_de }.
bx-tell-caught-seen = En chemin, la route est coupée : { $unit }, dos au mur, contre { $target }.
    .v2 = Plus d’issue, il faut se retourner : { $unit } contre { $target }.
bx-tell-caught-none = La route est coupée { $unit_a }, et pas un coup n’entame { $target }.
    .v2 = Plus d’issue pour { $unit } : on se retourne, sans dommage pour { $target }.
# BX-55 : qui va se rendre se bat jusqu’à la fin de la séquence.
bx-tell-yielding = On ne rend les armes qu’à la fin de la séquence : { $unit } contre { $target }, { $points } PV.
    .v2 = Le linge blanc est levé, le combat n’est pas fini : { $points } PV { $target_a }, derniers coups { $unit_de }.
bx-tell-yielding-seen = On ne rend les armes qu’à la fin de la séquence : { $unit } contre { $target }.
    .v2 = Le linge blanc est levé, le combat n’est pas fini : derniers coups { $unit_de } sur { $target }.
bx-tell-yielding-none = Le cœur n’y est plus : avant la reddition, pas un coup { $unit_de } n’entame { $target }.
    .v2 = Derniers coups { $unit_de } avant la reddition : { $target } sans dommage.
bx-tell-immune = Les coups { $unit_de } portent, et ne font rien { $target_a } : il y faudrait d’autres armes.
    .v2 = Aucune arme { $unit_de } ne blesse { $target }.
bx-tell-blow-one = Les plus hardis { $unit_de } se jettent sur { $target } : { $points } PV.
    .v2 = On se presse autour { $target_de } : { $unit }, { $points } PV.
bx-tell-blow-one-seen = Les plus hardis { $unit_de } se jettent sur { $target }.
    .v2 = Le cercle { $unit_de } se referme sur { $target }.
bx-tell-lances = Toutes lances baissées, la charge { $unit_de } entre dans { $target } : { $points } PV.
    .v2 = Le choc ! { $unit_cap } au grand galop dans { $target } : { $points } PV.
    .v3 = Un mur de chevaux et de fer, { $unit }, passe sur { $target } : { $points } PV.
bx-tell-lances-seen = Toutes lances baissées, la charge { $unit_de } fond sur { $target }.
    .v2 = Le choc ! { $unit_cap } au grand galop contre { $target }.
    .v3 = Un mur de chevaux et de fer, { $unit }, contre { $target }.
bx-tell-braced = La charge s’empale : les hampes { $unit_de } attendaient { $target }, { $points } PV.
    .v2 = Talon en terre, fer en avant : { $points } PV { $target_a } sur les hampes { $unit_de }.
bx-tell-braced-seen = Les hampes { $unit_de } attendaient { $target }.
    .v2 = Talon en terre, fer en avant : { $target } droit sur les hampes { $unit_de }.
bx-tell-hero-blow = { $unit_cap } taille un chemin dans les rangs { $target_de } : { $points } PV.
    .v2 = Autour { $unit_de }, le vide se fait chez { $target } : { $points } PV.
    .v3 = Les coups { $unit_de } portent, chez { $target } : { $points } PV.
bx-tell-hero-blow-seen = { $unit_cap } frappe dans les rangs { $target_de }.
    .v2 = L’arme { $unit_de } se lève au milieu { $target_de }.
    .v3 = Les coups { $unit_de } cherchent { $target }.
bx-tell-hero-strike = La lame { $unit_de } trouve { $target } : { $points } PV.
    .v2 = { $unit_cap } frappe { $target } : { $points } PV.
bx-tell-hero-strike-seen = La lame { $unit_de } cherche { $target }.
    .v2 = { $unit_cap } frappe vers { $target }.
bx-tell-maul = Griffes et crocs { $unit_de } : { $points } PV { $target_a }.
    .v2 = { $unit_cap } saisit { $target } : { $points } PV.
bx-tell-maul-seen = Griffes et crocs : { $unit } sur { $target }.
    .v2 = { $unit_cap } se jette sur { $target }.
bx-tell-crush = Le poids { $unit_de } passe sur { $target } : { $points } PV.
    .v2 = On n’arrête pas { $unit } : { $points } PV { $target_a }.
    .v3 = Un pas { $unit_de }, un rang de moins : { $points } PV { $target_a }.
bx-tell-crush-seen = Le poids { $unit_de } passe sur { $target }.
    .v2 = On n’arrête pas { $unit } ; c’est le tour { $target_de }.
    .v3 = Un pas { $unit_de }, et un trou s’ouvre chez { $target }.
bx-tell-pursuit = Les fers { $unit_de } rattrapent { $target } dans le dos : { $points } PV.
    .v2 = Pas de quartier : { $unit } aux trousses { $target_de }, { $points } PV.
    .v3 = Qui tourne le dos le paie : { $points } PV { $target_a }, de la main { $unit_de }.
bx-tell-pursuit-seen = Les fers { $unit_de } dans le dos { $target_de }.
    .v2 = Pas de quartier : { $unit } aux trousses { $target_de }.
    .v3 = Dans le dos { $target_de } : { $unit }.
bx-tell-hero-pursuit = { $unit_cap } poursuit { $target } l’arme haute : { $points } PV.
    .v2 = En avant des siens, { $unit } frappe encore le dos { $target_de } : { $points } PV.
bx-tell-hero-pursuit-seen = { $unit_cap } poursuit { $target } l’arme haute.
    .v2 = En avant des siens, { $unit } frappe encore le dos { $target_de }.
bx-tell-battered = Un coup { $unit_de } tombe au milieu { $target_de } : { $points } PV.
    .v2 = Le projectile { $unit_de } laboure { $target } : { $points } PV.
bx-tell-battered-seen = Un coup { $unit_de } part vers { $target }.
    .v2 = Le projectile { $unit_de } tombe du côté { $target_de }.

## Pertes

bx-tell-lost = { $men } de moins dans les rangs { $unit_de } ; il en reste { $left }.
    .v2 = On relève { $men } corps chez { $unit } : { $left } encore debout.
    .v3 = Prix payé par { $unit } : { $men }. L’effectif tombe à { $left }.
    .v4 = Pertes { $unit_de } : { $men }. Encore en ligne : { $left }.
    .v5 = Des trous dans la ligne { $unit_de } : { $men }. { $left ->
        [one] Il n’en reste qu’un.
       *[other] On resserre à { $left }.
    }
    .v6 = On compte { $unit } : { $left }, soit { $men } de moins.
bx-tell-lost-running = { $men } de moins chez { $unit }, dans le dos ; il en reste { $left }.
    .v2 = Tombent en chemin, chez { $unit } : { $men }. Reste { $left }.
bx-tell-lost-nobody = Des plaies, pas de morts chez { $unit } : { $points } PV.
    .v2 = { $points } PV en moins pour { $unit }, et personne ne tombe.
bx-tell-lost-last = Plus personne debout chez { $unit } ; pertes : { $men }.
    .v2 = Pertes { $unit_de } : { $men }, jusqu’au dernier rang.
bx-tell-lost-officers = Plus personne debout { $unit_de } (pertes : { $men }), et la vague atteint { $officers } : { $points } PV.
    .v2 = Le rempart { $unit_de } n’est plus ({ $men } à terre) ; { $officers } en première ligne : { $points } PV.
bx-tell-lost-seen = { $unit_cap } : { $words }.
    .v2 = Ce qu’on voit { $unit_de } : { $words }.
bx-tell-hero-wounded = Le sang { $unit_de } coule : { $points } PV, il en reste { $left }.
    .v2 = { $unit_cap } vacille et tient : { $points } PV de moins, encore { $left }.
    .v3 = Une blessure pour { $unit } : { $points } PV. Reste { $left }.
bx-tell-huge-wounded = Un rugissement : { $points } PV { $unit_a }, il en reste { $left }.
    .v2 = Le cuir { $unit_de } s’ouvre : { $points } PV, encore { $left }.

## Fin des uns et des autres

bx-tell-destroyed = Il ne reste rien { $unit_de }.
    .v2 = Rayez { $unit } du rôle.
    .v3 = C’en est fait { $unit_de }.
bx-tell-hero-dead = { $unit_cap } tombe et ne se relève pas.
    .v2 = Un silence, puis le cri court : { $unit } est { $unit_g ->
        [f] morte
       *[m] mort
    }.
    .v3 = La mort trouve { $unit } sur le champ.
bx-tell-officer-dead = { $unit_cap } tombe au milieu { $target_de }.
    .v2 = { $unit_cap } meurt dans la mêlée, au milieu { $target_de }.
bx-tell-huge-dead = La terre tremble une dernière fois : { $unit } à bas.
    .v2 = La masse { $unit_de } s’abat et ne bouge plus.
bx-tell-fell = Plus un souffle chez { $unit }… pour l’instant : ces chairs-là repoussent.
    .v2 = { $unit_cap } à terre. Qu’on y mette le feu avant la fin de l’heure !
bx-tell-not-risen = Les restes { $unit_de } ne bougent plus. C’est fini.
    .v2 = Cette fois, rien ne repousse : adieu { $unit }.
bx-tell-standard-lost = L’étendard { $side_de } n’est plus sur le champ : −1 au moral de tous les siens.
    .v2 = On cherche des yeux l’étendard { $side_de } ; il est perdu. −1 au moral.
bx-tell-standard-lost-alone = L’étendard { $side_de } n’est plus sur le champ, ni aucune unité pour le chercher.
    .v2 = Plus d’étendard { $side_de }, et plus une unité pour le pleurer.
bx-tell-chief-fell-alone = Le commandant en chef { $side_de }, { $unit }, vient de tomber ; plus une unité à commander.
    .v2 = La nouvelle ne trouve plus personne : { $unit } n’est plus, ni aucune unité { $side_de }.
bx-tell-chief-fell = Le commandant en chef { $side_de }, { $unit }, vient de tomber ! À chaque unité de tenir sans chef.
    .v2 = La nouvelle court plus vite qu’un cheval : { $unit } n’est plus, { $side } sans tête.

## Contacts

bx-tell-contact = { $unit_cap } au contact { $target_de }.
    .v2 = Les lignes se heurtent : { $unit } contre { $target }.
    .v3 = Plus un pas entre { $unit } et { $target }.
    .v4 = L’élan porte { $unit } jusque sur { $target }.
    .v5 = Le choc { $unit_de }, de plein fouet, sur { $target }.
    .v6 = Corps contre corps : { $unit }, { $target }.
bx-tell-contact-last = Un homme seul, tout ce qu’il y a { $unit_de }, au contact { $target_de }.
    .v2 = Seul contre { $target } : l’unique homme { $unit_de }.
bx-tell-contact-lances = Le sol tremble : charge { $unit_de } sur { $target } !
    .v2 = Lances basses, éperons au flanc : { $unit } contre { $target }.
    .v3 = Au trot, au galop, dedans : { $unit } sur { $target }.
bx-tell-contact-wings = Du ciel, { $unit } sur { $target } !
    .v2 = Une ombre passe, puis les ailes { $unit_de } s’abattent sur { $target }.
bx-tell-contact-hero = { $unit_cap } fend la presse et aborde { $target }.
    .v2 = Un nom vaut une bannière : { $unit } au contact { $target_de }.
bx-tell-contact-one = Le cercle { $unit_de } se ferme autour { $target_de }.
    .v2 = Sus { $target_a } ! { $unit_cap } à l’assaut.
bx-tell-contact-huge = { $unit_cap } se rue sur { $target }.
    .v2 = Devant { $target }, soudain, la masse { $unit_de }.
bx-tell-contact-monster = Il faut du cœur : { $unit } à l’assaut { $target_de }.
    .v2 = Piques hautes, { $unit } contre { $target }.
bx-tell-parted = Plus de contact entre { $unit } et { $target }.
    .v2 = Un vide se creuse entre { $unit } et { $target }.
bx-tell-fell-back = Repli { $unit_de } sans un faux pas : rien à saisir pour { $target }.
    .v2 = Avant qu’un coup { $target_de } ne porte, plus personne : repli { $unit_de }.
bx-tell-fell-back-shaken = { $unit_cap } : dos tourné, hors d’atteinte { $target_de }.
    .v2 = Dos tournés : { $target } sans prise sur { $unit }.
bx-tell-withdrew = Retraite { $unit_de } : un vide se creuse devant { $target }.
    .v2 = Pas à pas, on voit { $unit } rompre devant { $target }.
bx-tell-turned-away = { $unit_cap } se détourne { $target_de } : plus rien à craindre de ce côté.
    .v2 = Les fuyards ne l’intéressent pas : { $unit } laisse là { $target }.
bx-tell-lapsed = L’élan { $unit_de } vient trop tard : la cible n’est plus là.
    .v2 = Devant { $unit }, la cible a disparu.
bx-tell-lapsed-barred = Pas de passage pour { $unit } jusqu’{ $target_a }.
    .v2 = { $target_cap } hors d’atteinte { $unit_de } : la voie est fermée.

## Départs

bx-tell-ran = Sauve-qui-peut chez { $unit }.
    .v2 = On jette les boucliers : { $unit } en fuite.
    .v3 = La débandade prend { $unit }.
bx-tell-left = On ne voit plus { $unit } sur le champ.
    .v2 = Départ { $unit_de }.
bx-tell-left-order = En ordre, enseignes roulées : départ { $unit_de }.
    .v2 = Le chemin { $unit_de } mène hors du champ.
bx-tell-left-broken = Les derniers { $unit_de } passent la colline. On ne les reverra pas.
    .v2 = Personne ne retient { $unit } : le champ se vide d’autant.

## Moral

bx-tell-test-stood = La ligne { $unit_de } tient : { $roll } pour { $need } ou moins.
    .v2 = On serre les rangs chez { $unit } : { $roll } pour { $need }, { $margin ->
        [0] de justesse
       *[other] marge de { $margin }
    }.
    .v3 = Le sang n’entame pas le cœur { $unit_de } : { $roll } pour { $need }.
    .v4 = Un frisson, rien de plus, chez { $unit } : { $roll } pour { $need }, { $margin ->
        [0] pas un point de trop
       *[other] marge de { $margin }
    }.
bx-tell-test-failed = Le cœur manque { $unit_a } : { $roll } pour { $need } ou moins.
    .v2 = Un cri de trop, et la ligne { $unit_de } flotte : { $roll } au lieu de { $need }, { $margin } de trop.
    .v3 = Les regards { $unit_de } cherchent l’arrière : { $roll } contre { $need }.
bx-tell-rally-heard = L’appel est entendu { $unit_de } : { $roll } pour { $need } ou moins.
    .v2 = Une main ferme, quelques mots, et la peur { $unit_de } retombe : { $roll } pour { $need }, { $margin ->
        [0] de justesse
       *[other] marge de { $margin }
    }.
    .v3 = Autour de l’enseigne, les rangs { $unit_de } se reforment : { $roll } pour { $need }.
bx-tell-rally-failed = On crie en vain le nom { $unit_de } : { $roll } pour { $need } ou moins.
    .v2 = Ni prière ni menace n’y font, chez { $unit } : { $roll }, il fallait { $need }.
bx-tell-chief-test-stood = Sans chef, mais debout : { $unit }, { $roll } pour { $need } ou moins.
    .v2 = On venge le chef ou l’on meurt, chez { $unit } : { $roll } pour { $need }.
bx-tell-chief-test-failed = La mort du chef brise { $unit } : { $roll } pour { $need } ou moins.
    .v2 = À quoi bon, se dit-on chez { $unit } : { $roll }, il fallait { $need }.
bx-tell-test-stood-seen = La ligne { $unit_de } tient.
    .v2 = On serre les rangs chez { $unit }.
    .v3 = Le sang n’entame pas le cœur { $unit_de }.
bx-tell-test-failed-seen = Le cœur manque { $unit_a }.
    .v2 = Un cri de trop, et la ligne { $unit_de } flotte.
    .v3 = Les regards { $unit_de } cherchent l’arrière.
bx-tell-chief-test-stood-seen = Sans chef, mais debout : { $unit }.
    .v2 = On venge le chef ou l’on meurt, chez { $unit }.
bx-tell-chief-test-failed-seen = La mort du chef brise { $unit }.
    .v2 = À quoi bon, se dit-on chez { $unit }.
bx-tell-demoralised = Toute l’envie { $unit_de } est de rompre au plus vite.
    .v2 = Plus de ressort chez { $unit } : on ne veut plus que s’en aller.
    .v3 = Le contact pèse trop lourd { $unit_a } : le cœur n’y est plus.
bx-tell-demoralised-free = La peur fige { $unit } sur place.
    .v2 = Plus un pas, plus un ordre : { $unit } sous le coup.
bx-tell-terror = Devant pareille bête, nul courage ne suffit { $unit_a }.
    .v2 = L’épouvante saisit { $unit }, sans même un jet de dés.
bx-tell-faith = { $target_cap } n’est plus ; la foi { $unit_de } s’éteint du même coup.
    .v2 = Les fidèles pleurent { $target } : plus rien ne porte { $unit }.
bx-tell-broken = Sur un mot du MJ, le courage { $unit_de } se brise.
    .v2 = Le MJ en décide : panique chez { $unit }.
bx-tell-rallied = { $unit_cap } : de nouveau en ligne.
    .v2 = On peut de nouveau compter sur { $unit }.
bx-tell-rallied-faith = La foi suffit à ramener { $unit }.
    .v2 = Un cantique monte : { $unit }, de nouveau en ligne.
bx-tell-leaving = Au prochain mouvement, le champ perdra { $unit }.
    .v2 = Trop tard pour { $unit } : le départ est pour la prochaine heure.
bx-tell-surrendering = Les armes { $unit_de } se baissent : reddition à la fin de la séquence.
    .v2 = On agite un linge chez { $unit } ; encore un peu, et tout sera dit.
bx-tell-surrendered = Reddition { $unit_de }, aux mains de l’ennemi.
    .v2 = Les armes { $unit_de } s’entassent aux pieds de l’ennemi.
bx-tell-ransomed = Reddition { $unit_de } : il y aura rançon.
    .v2 = Les armes { $unit_de } contre une promesse d’or.
bx-tell-released = Reddition { $unit_de } : sans armes, mais la vie sauve.
    .v2 = On désarme { $unit }, puis on ouvre le cercle.

## Chairs qui repoussent

bx-tell-regenerated = Les membres se recollent : { $men } de plus chez { $unit }, { $left } en tout.
    .v2 = Ce qu’on croyait mort remue : { $men } de plus chez { $unit }, { $left } désormais.
bx-tell-regenerated-seen = Des morts se relèvent chez { $unit }.
    .v2 = Les plaies { $unit_de } se ferment à vue d’œil.
bx-tell-mended = Les plaies { $unit_de } se ferment : { $points } PV.
    .v2 = { $points } PV repoussent { $unit_a }.
bx-tell-risen = On voit { $unit } se relever de la charogne : { $men } debout.
    .v2 = On avait oublié le feu : { $men } debout chez { $unit }.
bx-tell-risen-seen = On voit { $unit } se relever de la charogne.
    .v2 = On avait oublié le feu : { $unit }, debout de nouveau.

## Héros et officiers

bx-tell-joined = { $unit_cap } prend rang dans les rangs { $target_de }.
    .v2 = Des vivats chez { $target } : { $unit } se joint à la troupe.
bx-tell-alone = { $unit_cap } quitte les rangs { $target_de } pour se battre à son compte.
    .v2 = { $target_cap } sans { $unit } désormais.
bx-tell-last-standing = Il ne reste que { $unit } là où flottait l’enseigne { $target_de }.
    .v2 = Parmi les morts { $target_de }, seul souffle encore : { $unit }.
bx-tell-duel = { $unit_cap } et { $target } s’affrontent : { $rounds ->
        [one] un seul assaut
       *[other] { $rounds } assauts
    }.
    .v2 = On fait cercle autour { $unit_de } et { $target_de } : { $rounds ->
        [one] un assaut, et c’est dit
       *[other] { $rounds } assauts
    }.
bx-tell-duel-ring = { $units_cap } contre { $targets } : { $rounds ->
        [one] un seul assaut
       *[other] { $rounds } assauts
    }.
    .v2 = On fait cercle : { $units } contre { $targets }, { $rounds ->
        [one] un assaut
       *[other] { $rounds } assauts
    }.
bx-tell-duel-wound = { $unit_cap } passe la garde { $target_de } : { $points } PV.
    .v2 = Le coup { $unit_de } porte : { $points } PV { $target_a }.
bx-tell-duel-wound-seen = { $unit_cap } passe la garde { $target_de }.
    .v2 = Le coup { $unit_de } porte ; le sang { $target_de } coule.

## Siège

bx-tell-attacks = { $unit_cap } : à l’assaut, { $target } pour but.
    .v2 = L’attaque { $unit_de } vise { $target }.
bx-tell-attacks-many = À l’assaut, { $target } pour but : { $units }.
    .v2 = Face { $target_a } : { $units }.
bx-tell-attacks-empty = { $unit_cap } devant { $target }, que personne ne garde.
    .v2 = Plus d’ennemi du côté { $target_de } : rien que { $unit }.
bx-tell-attacks-empty-many = Devant { $target }, que personne ne garde : { $units }.
    .v2 = Plus d’ennemi du côté { $target_de } : rien que { $units }.
bx-tell-holds = La défense { $target_de } revient { $unit_a }.
    .v2 = Casques aux créneaux : { $unit } pour garder { $target }.
bx-tell-holds-many = Casques aux créneaux, { $target } à garder : { $units }.
    .v2 = Pour tenir { $target }, on poste { $units }.
bx-tell-breach-undefended = Personne pour défendre { $target } : la brèche est ouverte.
    .v2 = Les échelles se dressent sans un cri : pas un défenseur pour { $target }.
bx-tell-breach-demoralised = Les défenseurs n’ont plus le cœur d’y rester : brèche, par { $target }.
    .v2 = Plus une main ne repousse les échelles : l’ennemi entre par { $target }.
bx-tell-breach-engine = Un pan entier s’écroule dans la poussière : brèche, par { $target } !
    .v2 = Pierre après pierre, c’en est fait { $target_de } : brèche.
bx-tell-breach-ram = Le bois éclate, les gonds sautent : le bélier passe { $target }.
    .v2 = Un dernier coup de bélier, et l’on voit la cour à travers { $target }.
bx-tell-breach-sortie = On n’a pas refermé à temps : l’ennemi passe { $target } avec les fuyards.
    .v2 = La sortie rentre, et l’assiégeant sur ses talons : brèche, par { $target }.
bx-tell-breach-magic = La pierre se tord et s’efface : la magie ouvre { $target }.
    .v2 = Nul bélier, un mot seulement : brèche, par { $target }.
bx-tell-breach-ruse = Une main complice a tiré le verrou : on entre par { $target }.
    .v2 = On riait encore de l’ennemi quand il est entré par { $target }.
bx-tell-breach-huge = Le monstre passe l’épaule au travers : brèche, par { $target }.
    .v2 = À coups de front, la bête abat { $target }.
bx-tell-breach-ruling = La voie est ouverte : brèche, par { $target }.
    .v2 = On passe désormais par { $target } : la place est ouverte.
bx-tell-breach-undefended-aloud = Personne ne garde { $target } : le passage est libre.
bx-tell-breach-demoralised-aloud = Le cœur manque aux défenseurs : on passe désormais par { $target }.
bx-tell-breach-engine-aloud = La pierre a cédé aux machines : on passe désormais par { $target }.
bx-tell-breach-ram-aloud = Le bélier a fait son œuvre : on passe désormais par { $target }.
bx-tell-breach-sortie-aloud = La sortie rentre, l’ennemi sur ses talons : on passe désormais par { $target }.
bx-tell-breach-magic-aloud = La magie a fait ce qu’aucun bélier ne pouvait : on passe désormais par { $target }.
bx-tell-breach-ruse-aloud = Une main complice a tiré le verrou : on passe désormais par { $target }.
bx-tell-breach-huge-aloud = Le monstre a forcé le mur : on passe désormais par { $target }.
bx-tell-breach-ruling-aloud = On passe désormais par { $target }.
bx-tell-engine-burnt = Flammes et fumée : c’en est fait { $unit_de }.
    .v2 = Poutres en feu, cordes rompues : plus rien à tirer { $unit_de }.
bx-tell-engine-away = On attelle, on démonte : plus de place ici pour { $unit }.
    .v2 = Les servants emmènent { $unit } loin du champ.
bx-tell-engine-back = De nouveau en batterie : { $unit }.
    .v2 = On remet { $unit } en place, prêt au service.
bx-tell-engine-captured = Changement de mains pour { $unit } : au service { $side_de }, désormais.
    .v2 = L’ennemi s’empare de la machine : { $unit } passe au camp { $side_de }.
bx-tell-engine-served = Au service { $unit_de } : { $target }.
    .v2 = { $target_cap } prend place autour { $unit_de }.
bx-tell-engine-unserved = Plus d’unité attachée au service { $unit_de }.
    .v2 = Aux seuls servants de manœuvrer : { $unit }.
bx-tell-engine-crewed = Autour { $unit_de }, { $crew ->
        [one] un servant, ingénieur compris
       *[other] { $crew } servants, ingénieur compris
    }.
    .v2 = Servants { $unit_de } : { $crew }, avec un ingénieur.
bx-tell-engine-crewed-alone = Autour { $unit_de }, { $crew ->
        [one] un servant, sans ingénieur
       *[other] { $crew } servants, sans ingénieur
    }.
    .v2 = Servants { $unit_de } : { $crew }, pas d’ingénieur.
bx-tell-aimed = On pointe { $unit } sur { $target }.
    .v2 = Les servants tournent { $unit } vers { $target }.
bx-tell-aimed-wall = On pointe { $unit } sur l’ouvrage : { $target }.
    .v2 = Prochain projectile { $unit_de } : pour { $target }.
bx-tell-pounded = Un bloc { $unit_de } ébranle { $target } : { $percent } % de la brèche.
    .v2 = Les éclats volent { $target_de } sous les coups { $unit_de } : { $percent } % de la brèche.
bx-tell-pounded-seen = Un bloc { $unit_de } ébranle { $target }.
    .v2 = Les éclats volent autour { $target_de } sous les coups { $unit_de }.
bx-tell-wasted = Coup perdu { $unit_de } : la cible n’était plus là.
    .v2 = Le projectile { $unit_de } ne creuse que la boue.
bx-tell-silenced = Faute de servants libres, { $units } { $units_n ->
        [one] se tait
       *[other] se taisent
    }.
    .v2 = Plus personne aux cordes : le silence { $units_de }.
bx-tell-ram-begins = Le bélier { $unit_de } est à pied d’œuvre : il lui faudra { $sequences ->
        [one] une séquence
       *[other] { $sequences } séquences
    }.
    .v2 = Premier coup de bélier { $unit_de } ; la porte peut tenir { $sequences ->
        [one] une séquence
       *[other] { $sequences } séquences
    }.
bx-tell-ram-begins-seen = Le bélier { $unit_de } est à pied d’œuvre.
    .v2 = Premier coup de bélier { $unit_de }.
bx-tell-rammed = Les coups { $unit_de } résonnent sur la porte : encore { $left ->
        [one] une séquence
       *[other] { $left } séquences
    }.
    .v2 = La porte gémit sous le bélier { $unit_de } : { $left ->
        [one] plus qu’une séquence
       *[other] plus que { $left } séquences
    }.
bx-tell-rammed-seen = Les coups { $unit_de } résonnent sur la porte.
    .v2 = La porte gémit sous le bélier { $unit_de }.
bx-tell-ram-lost = On a lâché le bélier : tout sera à recommencer.
    .v2 = Le bélier gît dans le fossé ; l’ouvrage est perdu.
bx-tell-sallied = Les portes s’ouvrent : sortie { $unit_de } !
    .v2 = Un cor sonne derrière les murs, et voici { $unit } dehors.
bx-tell-returned = Retour { $unit_de } derrière les murs.
    .v2 = La place reprend { $unit } dans ses murs.
bx-tell-supplies = Dans les greniers { $side_de } : { $left }.
    .v2 = On compte les vivres { $side_de } : { $left }.

## La main du MJ

bx-tell-conceded = La bataille est perdue pour { $side }, et on l’avoue.
    .v2 = Les trompes { $side_de } sonnent l’abandon.
bx-tell-arrived = Des enseignes à l’horizon : { $unit } !
    .v2 = Arrivée { $unit_de } sur le champ.
    .v3 = Un cor, de la poussière : voici { $unit }.
bx-tell-arrived-hero = { $unit_cap } paraît sur le champ.
    .v2 = On se passe le mot : { $unit } est là.
bx-tell-enlisted = Une troupe nouvelle se forme, à l’image { $unit_de }.
    .v2 = Le MJ lève une troupe semblable { $unit_a }.
bx-tell-passed = Détachement : { $men } de moins chez { $unit }, autant de plus avec { $target }.
    .v2 = Des rangs { $unit_de } à ceux { $target_de } : { $men }.
bx-tell-turned-coat = Trahison ! Les armes { $unit_de } sont maintenant { $side_a }.
    .v2 = Les bannières se retournent : { $unit } au service { $side_de }.
bx-tell-heads-taken = Le MJ retire { $men } { $unit_a }.
    .v2 = { $men } de moins pour { $unit } : le MJ l’a dit.
bx-tell-heads-given = Le MJ rend { $men } { $unit_a }.
    .v2 = { $men } de plus pour { $unit } : le MJ l’a dit.
bx-tell-set = { $unit_cap } : { $field }, désormais { $value }.
    .v2 = Désormais, { $field } { $unit_de } : { $value }.
bx-tell-option = La règle change à partir d’ici : { $option }, { $value }.
    .v2 = Le MJ joue désormais ainsi : { $option }, { $value }.
bx-tell-event = L’événement n° { $event } du scénario survient.
    .v2 = Comme le scénario l’a prévu : événement n° { $event }.
bx-tell-event-aside = Le MJ écarte l’événement n° { $event } du scénario.
    .v2 = L’événement n° { $event } n’aura pas lieu.

## Après la bataille

bx-after-unit = { $unit_cap } : { $men } sur { $initial }.
    .v2 = À l’appel { $unit_de }, des voix : { $men } sur { $initial }.
bx-after-elite = { $unit_cap } : { $men } sur { $initial }, et désormais le rang d’élite.
    .v2 = À l’appel { $unit_de }, { $men } sur { $initial } : une troupe d’élite est née.
bx-after-lost = { $unit_cap } : plus personne, sur { $initial } ce matin.
    .v2 = Personne ne répond à l’appel { $unit_de }, { $initial } ce matin encore.
bx-after-hero = { $unit_cap } sort de la bataille avec { $points } PV.
    .v2 = On revoit { $unit } au feu du soir : { $points } PV.
bx-after-dead = { $unit_cap } ne reviendra pas.
    .v2 = On ne reverra pas { $unit } au feu du soir.
