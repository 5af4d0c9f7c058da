
### Ce que la chronique raconte. $unit est celui qui agit, $target celui qui subit.
### Un message en -seen est dit à qui ne doit pas connaître les chiffres.

## Les personnages agissent

papiers-tell-organises = { $unit_cap } remet les rangs en ordre à pleine voix.
    .v2 = On entend { $unit } compter les files et redresser les rangs.
    .v3 = { $unit_cap } passe devant le front, d’une aile à l’autre.
papiers-tell-organised-att = { $unit_cap } : rangs serrés pour l’assaut, +1 ATT.
    .v2 = Tout le monde à sa place pour frapper : +1 ATT { $unit_a }.
papiers-tell-organised-def = { $unit_cap } : rangs serrés pour tenir, +1 DEF.
    .v2 = Coude à coude, pied contre pied : +1 DEF { $unit_a }.
papiers-tell-muddled = La manœuvre échoue : chez { $unit }, une heure de désordre.
    .v2 = Ordres et contrordres, la mise en ordre échoue : la confusion gagne { $unit } pour une heure.
    .v3 = On se bouscule, on se cherche : la manœuvre { $unit_de } a échoué, et l’heure se passera en désordre.
papiers-tell-trapped = Le piège laisse { $unit } en désordre pour une heure.
    .v2 = On se relève, on se cherche autour du piège : une heure de désordre pour { $unit }.
papiers-tell-speech = { $unit_cap } parle, et l’on se tait chez { $target }.
    .v2 = Quelques mots { $unit_de }, et l’on en redemande à grands cris chez { $target }.
papiers-tell-galvanised-att = Le cœur revient { $unit_a } : +1 ATT.
    .v2 = Des cris, des lames levées : +1 ATT { $unit_a }.
papiers-tell-galvanised-ini = Le pas se fait plus vif chez { $unit } : INI relevée.
    .v2 = Plus rien ne traîne dans les rangs { $unit_de } : INI relevée.
papiers-tell-encircles = { $unit_cap } étend le bras : les ailes s’écartent.
    .v2 = Un plan sur le sable, un doigt { $unit_de } qui fait le tour de l’ennemi.
papiers-tell-encircled = L’étau se ferme : +{ $att } ATT pour tout l’ost { $unit_de }.
    .v2 = De tous côtés à la fois : +{ $att } ATT { $unit_a }.
papiers-tell-cast = { $unit_cap } lève les mains vers { $target } : { $spell }.
    .v2 = Un mot { $unit_de } que nul ne comprend : { $spell }, sur { $target }.
papiers-tell-tried = { $unit_cap } se jette au milieu { $target_de } : « À moi ! »
    .v2 = La voix { $unit_de } tente de ramener l’ordre chez { $target }.
papiers-tell-rallied = On se reprend, on se recompte : { $unit } de nouveau en ordre.
    .v2 = Les files se redressent : plus de désordre chez { $unit }.
papiers-tell-rallied-rout = La panique retombe chez { $unit } ; les enseignes se relèvent.
    .v2 = On fait volte-face : finie, la déroute { $unit_de }.
papiers-tell-not-rallied = Personne n’écoute chez { $unit }.
    .v2 = Les appels se perdent dans le bruit : toujours du désordre chez { $unit }.
papiers-tell-not-rallied-rout = Personne ne se retourne chez { $unit }.
    .v2 = Les appels se perdent dans le bruit : rien ne ramène { $unit }.
papiers-tell-joined = { $unit_cap } prend place dans les rangs { $target_de }.
    .v2 = Les rangs s’ouvrent chez { $target } : voici { $unit }.
papiers-tell-alone = { $unit_cap } poursuit en solitaire.
    .v2 = Plus de rangs autour { $unit_de } : rien que le champ.
papiers-tell-duel = { $unit_cap } lance son défi : « { $target_cap }, en garde ! »
    .v2 = Les lignes s’écartent : { $unit } contre { $target }.
papiers-tell-banner = { $unit_cap } ne voit plus que la bannière { $target_de }.
    .v2 = La hampe, là, au-dessus { $target_de } : { $unit } fonce.
papiers-tell-banner-taken = La hampe change de mains : plus de bannière au-dessus { $unit_de }.
    .v2 = On voit filer la bannière { $unit_de }, roulée sous un bras.
papiers-tell-seizes = { $unit_cap } se glisse jusqu’aux affûts { $target_de }.
    .v2 = Main basse sur { $target } : { $unit } à la manœuvre.
papiers-tell-won = Et c’est gagné pour { $unit } !
    .v2 = La fortune sourit { $unit_a }.
papiers-tell-not-won = Peine perdue pour { $unit }.
    .v2 = Ce n’est pas l’heure { $unit_de }.
papiers-tell-deed-secourir = { $unit_cap } joue des coudes vers un compagnon en péril.
    .v2 = Quelqu’un crie ; { $unit } y court.
papiers-tell-deed-fuir = { $unit_cap } cherche des yeux la sortie.
    .v2 = { $unit_cap } tourne le dos à la bataille.
papiers-tell-deed-message = { $unit_cap } traverse le champ, un pli serré contre la poitrine.
    .v2 = Un message voyage, et { $unit } avec lui.
papiers-tell-deed-attaque = { $unit_cap } mène un coup d’audace contre { $target }.
    .v2 = Personne ne s’y attendait : { $unit } sur { $target }.
papiers-tell-deed-capturer = { $unit_cap } cherche une prise vivante chez { $target }.
    .v2 = Un filet, une corde, et { $unit } au milieu { $target_de }.
papiers-tell-deed-saboter = { $unit_cap } rampe vers les charrois { $target_de }.
    .v2 = Un lien coupé, un essieu scié : { $unit } chez { $target }.
papiers-tell-deed-infiltrer = { $unit_cap } se faufile derrière les lignes { $target_de }.
    .v2 = Un manteau ennemi, un pas tranquille : { $unit } passe dans les rangs { $target_de }.
papiers-tell-deed-counts = L’exploit porte ses fruits { $unit_a } : ATT { $att_signed }, DEF { $def_signed }, INI { $ini_signed }.
    .v2 = Le MJ en tient compte pour { $unit } : ATT { $att_signed }, DEF { $def_signed }, INI { $ini_signed }.

## L’heure commence

papiers-tell-drugged = On passe les fioles chez { $unit } : les yeux brillent trop.
    .v2 = Une gorgée amère pour { $unit }, et la peur s’en va.
papiers-tell-frenzied = Un hurlement chez { $unit } : la frénésie !
    .v2 = On jette les fourreaux chez { $unit } : plus question de reculer.
papiers-tell-tortoise = Les boucliers se ferment en toit : tortue pour { $unit }.
    .v2 = Écu contre écu, la tortue { $unit_de } se forme.
papiers-tell-no-tortoise = La tortue { $unit_de } s’ouvre.
    .v2 = Les boucliers s’abaissent chez { $unit }.
papiers-tell-die = Dé d’initiative { $unit_de } : { $face }.
    .v2 = Au dé d’initiative, { $face } pour { $unit }.
    .v3 = { $face } au dé pour { $unit }.
papiers-tell-order = Ordre d’initiative, de { $first } à { $last } : { $who }.
    .v2 = À l’initiative, de { $first } à { $last } : { $who }.
papiers-tell-order-same = Ordre d’initiative, { $first } partout : { $who }.
    .v2 = À l’initiative, tout le monde à { $first } : { $who }.
papiers-tell-tie = À initiative égale, la main passe d’abord { $unit_a }.
    .v2 = Initiative égale : { $unit } d’abord.
papiers-tell-declared = On serre les sangles chez { $unit } : une charge se prépare.
    .v2 = { $unit_cap } : au trot, puis au galop, la charge est annoncée.

## Engagement

papiers-tell-moved = Mouvement { $unit_de } jusqu’en { $cell }.
    .v2 = { $unit_cap } : en marche vers { $cell }.
    .v3 = Nouvelle place pour { $unit } : { $cell }.
papiers-tell-engaged = { $unit_cap } à l’assaut { $target_de } !
    .v2 = Choc : { $unit } contre { $target }.
    .v3 = Droit devant pour { $unit }, jusqu’au contact { $target_de }.
papiers-tell-ambushed = Hors des fourrés, { $unit } { $unit_n ->
        [one] se jette
       *[other] se jettent
    } sur { $target }.
    .v2 = Plus le temps de crier pour { $target } : déjà les coups { $unit_de }.
papiers-tell-countercharged = Éperons au ventre : la réponse { $unit_de } à la charge { $target_de }.
    .v2 = Charge contre charge : { $unit } face { $target_a }.
papiers-tell-parted = { $unit_cap } et { $target } se détachent.
    .v2 = Plus de contact entre { $unit } et { $target }.
papiers-tell-supports = Derrière { $target }, les rangs { $unit_de } pour épauler.
    .v2 = En soutien derrière { $target } : { $unit }.
papiers-tell-supports-fire = Les tirs { $unit_de } passent au-dessus { $target_de } : soutien de tir.
    .v2 = Tir { $unit_de } par-dessus les têtes { $target_de }.
papiers-tell-unsupports = Trop de monde déjà : le soutien { $unit_de } ne trouve plus sa place.
    .v2 = Plus de place en ligne pour le soutien { $unit_de }.
papiers-tell-stood-by = Contrordre chez { $unit } : personne à épauler, rien à viser.
    .v2 = Arcs baissés, piques au pied : rien à faire cette heure chez { $unit }.
papiers-tell-aimed = On vise, on attend l’ordre chez { $unit } : { $target } en face.
    .v2 = Cible { $unit_de } : { $target }.
    .v3 = Les armes se lèvent chez { $unit }, tournées vers { $target }.
papiers-tell-aimed-magic = L’air se trouble au-dessus { $unit_de } ; { $target } en ligne de mire.
    .v2 = Des mots anciens montent { $unit_de } contre { $target }.
papiers-tell-fell-back = Dos tourné, la course { $unit_de } vers l’arrière.
    .v2 = On ne retient plus { $unit } : tout reflue.
papiers-tell-broke-off = { $unit_cap } : on décroche, pas à pas.
    .v2 = La mêlée se défait : plus d’étreinte pour { $unit }.
papiers-tell-revealed = Le pion se retourne : voici { $unit } !
    .v2 = À découvert : { $unit }.
papiers-tell-trap = Sous les pas { $unit_de }, le piège joue : { $site } !
    .v2 = Trop tard pour { $unit } : { $site }.
papiers-tell-ambush = Embuscade ! { $site_cap } : le silence n’était pas vide, et voici { $unit } au milieu.
    .v2 = Des cris de tous côtés autour { $unit_de } : { $site }.
papiers-tell-trap-aloud = Un piège joue : { $site }.
    .v2 = Le sol se dérobe : { $site }.
papiers-tell-ambush-aloud = Embuscade ! { $site_cap } : le silence n’était pas vide.
papiers-tell-found = Éventé : { $site }.
    .v2 = On montre du doigt { $site } : plus de surprise à craindre.
papiers-tell-slipped = Le coup fait, { $unit } { $unit_n ->
        [one] s’écarte
       *[other] s’écartent
    } avant le contact.
    .v2 = Le temps de se retourner, { $unit } { $unit_n ->
        [one] n’est
       *[other] ne sont
    } plus au contact.

## Combats

papiers-tell-hit-melee = { $unit_cap } { $unit_n ->
        [one] frappe
       *[other] frappent
    } { $target } : { $losses } EFF à terre.
    .v2 = Les coups { $unit_de } s’enfoncent dans { $target } : { $losses } EFF.
    .v3 = Au corps à corps, { $target } { $target_n ->
        [one] plie
       *[other] plient
    } sous les coups { $unit_de } : { $losses } EFF.
    .v4 = La mêlée contre { $unit } coûte { $losses } EFF { $target_a }.
papiers-tell-hit-beyond = De la part { $unit_de }, de quoi coucher { $losses } EFF { $target_de } : il n’en reste que { $left }.
    .v2 = Coups de trop { $unit_de } : { $losses } EFF promis à la mort chez { $target }, qui n’en { $target_n ->
        [one] compte
       *[other] comptent
    } plus que { $left }.
papiers-tell-hit-beyond-alone = De quoi coucher { $losses } EFF { $unit_de } : il n’en reste que { $left }.
    .v2 = { $losses } EFF y passeraient chez { $unit }, qui n’en { $unit_n ->
        [one] compte
       *[other] comptent
    } plus que { $left }.
papiers-tell-hit-fallen = Les coups { $unit_de } ne trouvent plus rien à abattre chez { $target } : d’autres ont déjà tout pris.
    .v2 = Rien à prendre pour { $unit } : les autres coups suffisaient à coucher tout ce qui restait { $target_de }.
papiers-tell-hit-fallen-alone = Plus rien à abattre chez { $unit } : d’autres coups ont déjà tout pris.
    .v2 = Un coup pour rien : il ne restait déjà personne à coucher chez { $unit }.
papiers-tell-hit-lone = Toute la masse { $unit_de } contre un seul adversaire, { $target }.
    .v2 = { $target_cap } disparaît sous les coups { $unit_de }.
papiers-tell-hit-lone-shot = Tous les tirs { $unit_de } pour un seul adversaire : { $target }.
    .v2 = { $target_cap } disparaît sous les tirs { $unit_de }.
papiers-tell-hit-lone-alone = Tout le choc est pour { $unit }.
    .v2 = On perd de vue { $unit } dans le fracas.
papiers-tell-hit-melee-seen = Les coups { $unit_de } tombent au plus serré { $target_de }.
    .v2 = Les coups { $unit_de } mordent dans { $target }.
    .v3 = Corps à corps : du sang chez { $target } sous les coups { $unit_de }.
papiers-tell-hit-fire = Une volée { $unit_de } s’abat sur { $target } : { $losses } EFF.
    .v2 = Le ciel siffle au-dessus { $target_de } : { $losses } EFF sous les tirs { $unit_de }.
    .v3 = Tir { $unit_de } : { $losses } EFF à terre chez { $target }.
papiers-tell-hit-fire-seen = Une volée { $unit_de } s’abat sur { $target }.
    .v2 = Des vides se creusent chez { $target } sous les tirs { $unit_de }.
papiers-tell-hit-veiled = { $unit_cap } contre { $target } : on ne distingue rien de ce qui tombe.
    .v2 = Les coups { $unit_de } se perdent dans la poussière autour { $target_de }.
papiers-tell-hit-veiled-alone = La poussière s’élève au-dessus { $unit_de }.
    .v2 = Quelque chose frappe { $unit } ; on ne distingue rien de ce qui tombe.
papiers-tell-hit-defensive = À bout portant, la volée { $unit_de } dans la charge { $target_de } : { $losses } EFF.
    .v2 = La charge { $target_de } passe dans les tirs { $unit_de } : { $losses } EFF.
papiers-tell-hit-defensive-seen = À bout portant, la volée { $unit_de } dans la charge { $target_de }.
    .v2 = La charge { $target_de } passe dans les tirs { $unit_de }.
papiers-tell-hit-vanguard = Avant tout le monde, le coup { $unit_de } sur { $target } : { $losses } EFF.
    .v2 = L’avant-garde { $unit_de } entre comme un coin dans { $target } : { $losses } EFF.
papiers-tell-hit-vanguard-seen = Avant tout le monde, le coup { $unit_de } sur { $target }.
    .v2 = L’avant-garde { $unit_de } entre comme un coin dans { $target }.
papiers-tell-hit-ambush = L’embuscade { $unit_de } fauche { $target } : { $losses } EFF.
    .v2 = Personne n’a le temps de crier chez { $target } : { $losses } EFF, œuvre { $unit_de }.
papiers-tell-hit-ambush-seen = L’embuscade { $unit_de } fauche { $target }.
    .v2 = Personne n’a le temps de crier chez { $target } : c’est l’œuvre { $unit_de }.
papiers-tell-hit-trap = Le piège avale { $losses } EFF { $unit_de }.
    .v2 = On ne relèvera pas { $losses } EFF { $unit_de }.
papiers-tell-hit-trap-seen = Le piège se referme sur { $unit } dans un grand cri.
    .v2 = Le sol s’ouvre et des rangs entiers { $unit_de } s’y perdent.
papiers-tell-trap-none = Le piège joue à vide sous { $unit }.
    .v2 = Plus de peur que de mal { $unit_a } : le piège a mal joué.
papiers-tell-hit-spell = Le sortilège emporte { $losses } EFF { $unit_de }.
    .v2 = Un souffle, et { $losses } EFF de moins pour { $unit }.
papiers-tell-hit-spell-great = Le sortilège ouvre une brèche béante : { $losses } EFF { $unit_de }.
    .v2 = Un éclair, un grondement : { $losses } EFF de moins pour { $unit }.
papiers-tell-hit-spell-great-aloud = Le sortilège ouvre une brèche béante chez { $unit }.
    .v2 = Un éclair, un grondement, et des rangs entiers { $unit_de } ne sont plus.
papiers-tell-hit-spell-seen = Le sortilège creuse un trou dans les rangs { $unit_de }.
    .v2 = Un cri monte au milieu { $unit_de }.
papiers-tell-spell-none = Le sortilège se dissipe au-dessus { $unit_de }.
    .v2 = Beaucoup d’effroi, aucun mal { $unit_a }.
papiers-tell-shot-none = Les tirs { $unit_de } ne font rien { $target_a }.
    .v2 = Volée perdue : { $target } sans une égratignure sous le tir { $unit_de }.
papiers-tell-blow-none = { $unit_cap } contre { $target } : beaucoup de bruit, aucun mort.
    .v2 = L’assaut { $unit_de } glisse sur { $target }.
    .v3 = Rien ne passe : aucune perte chez { $target } devant { $unit }.
    .v4 = Des coups dans le vide, et rien de plus : { $unit } face { $target_a }.

## Pertes

papiers-tell-lost = Pertes { $unit_de } : { $eff } EFF ; { $left } encore debout.
    .v2 = { $unit_cap } : { $eff } EFF de moins, reste { $left }.
    .v3 = On se compte dans les rangs { $unit_de } : { $left } après la perte de { $eff }.
    .v4 = L’appel { $unit_de } : { $left ->
        [one] { $left } présent
       *[other] { $left } présents
    }, { $eff ->
        [one] { $eff } manque
       *[other] { $eff } manquent
    }.
papiers-tell-lost-large = Pertes { $unit_de } : { $eff } EFF ; reste { $left } EFF, { $heads } encore debout.
    .v2 = { $unit_cap } : { $eff } EFF de moins, reste { $left } ({ $heads } debout).
papiers-tell-lost-one = { $unit_cap } encaisse { $eff } EFF ; il en reste { $left }.
    .v2 = { $eff } EFF de moins pour { $unit } ; reste { $left }.
papiers-tell-lost-all = Pertes { $unit_de } : { $eff } EFF.
    .v2 = { $unit_cap } : { $eff } EFF de moins.
papiers-tell-overdose = Le réveil est amer chez { $unit } : { $eff } EFF à terre, reste { $left }.
    .v2 = Les drogues prennent leur dû { $unit_a } : { $eff } EFF, reste { $left }.
papiers-tell-taken = Le MJ retire { $eff } EFF { $unit_a } ; reste { $left }.
    .v2 = { $unit_cap } : { $eff } EFF de moins par décision du MJ, reste { $left }.
papiers-tell-regained = La chair se referme chez { $unit } : { $eff } EFF de plus.
    .v2 = Ce qui gisait remue : { $eff } EFF de retour chez { $unit }.
papiers-tell-regained-seen = Chez { $unit }, des morts se relèvent.
    .v2 = La chair se referme chez { $unit }.
papiers-tell-destroyed = Plus personne debout : c’en est fini { $unit_de }.
    .v2 = On retire le papier { $unit_de } : plus rien à compter.
    .v3 = Le dernier carré { $unit_de } est tombé.
    .v4 = Il ne reste { $unit_de } que l’herbe foulée.
papiers-tell-destroyed-but = C’en est fini { $unit_de } ; { $who } { $who_n ->
        [one] en réchappe
       *[other] en réchappent
    }, sans troupe.
    .v2 = Plus personne debout chez { $unit }, sinon { $who }.
papiers-tell-destroyed-one = { $unit_cap } s’abat.
    .v2 = C’en est fini { $unit_de }.
papiers-tell-left = { $unit_cap } { $unit_n ->
        [one] quitte
       *[other] quittent
    } le champ.
    .v2 = On ne verra plus { $unit } sur le champ.
papiers-tell-wounded-leg = { $unit_cap } saigne un peu : { $n ->
        [one] une blessure légère
       *[other] { $n } blessures légères
    }.
    .v2 = Une entaille, une bosse : { $n ->
        [one] une blessure légère
       *[other] { $n } blessures légères
    } pour { $unit }.
    .v3 = On noue un linge autour du bras { $unit_de } : { $n ->
        [one] une blessure légère
       *[other] { $n } blessures légères
    }.
papiers-tell-wounded-mod = Le coup a porté : { $n ->
        [one] une blessure modérée
       *[other] { $n } blessures modérées
    } pour { $unit }.
    .v2 = { $unit_cap } serre les dents : { $n ->
        [one] une blessure modérée
       *[other] { $n } blessures modérées
    }.
    .v3 = Le sang coule sous la cotte { $unit_de } : { $n ->
        [one] une blessure modérée
       *[other] { $n } blessures modérées
    }.
papiers-tell-wounded-ser = { $unit_cap } chancelle, le regard vide : { $n ->
        [one] une blessure sérieuse
       *[other] { $n } blessures sérieuses
    }.
    .v2 = On crie le nom { $unit_de } : { $n ->
        [one] une blessure sérieuse
       *[other] { $n } blessures sérieuses
    }.
    .v3 = Il faut des bras pour soutenir { $unit } : { $n ->
        [one] une blessure sérieuse
       *[other] { $n } blessures sérieuses
    }.
papiers-tell-unhurt = Pas une égratignure pour { $unit }.
    .v2 = Des bosses, de la boue, rien d’autre pour { $unit }.
    .v3 = Les coups sont passés à côté { $unit_de }.
papiers-tell-hero-out = Il faut porter { $unit } à l’écart : hors de combat.
    .v2 = { $unit_cap } vacille, puis s’abat : hors de combat.
papiers-tell-hero-dead = { $unit_cap } est au nombre des morts.
    .v2 = Il faudra prévenir les siens : { $unit } ne reviendra pas.
papiers-tell-hero-captured = { $unit_cap } tombe aux mains de l’ennemi.
    .v2 = Une corde aux poignets, et l’on emmène { $unit }.
papiers-tell-hero-fled = { $unit_cap } a quitté le champ.
    .v2 = Plus trace { $unit_de } sur le champ.
papiers-tell-hero-comes = { $unit_cap } entre en scène.
    .v2 = Voici { $unit }.

## Moral

papiers-tell-stood = { $unit_cap } { $unit_n ->
        [one] tient
       *[other] tiennent
    } bon { $why }.
    .v2 = { $unit_cap } ne { $unit_n ->
        [one] cède
       *[other] cèdent
    } pas { $why }.
papiers-tell-stood-fear = { $foes_cap } { $foes_n ->
        [one] fait
       *[other] font
    } peur, mais { $unit } { $unit_n ->
        [one] tient
       *[other] tiennent
    } bon.
    .v2 = Face { $foes_a }, de quoi trembler : { $unit } ne { $unit_n ->
        [one] cède
       *[other] cèdent
    } pas.
papiers-tell-disordered-fear = { $foes_cap } { $foes_n ->
        [one] fait
       *[other] font
    } peur : le désordre gagne { $unit }.
    .v2 = { $unit_cap } : le trouble s’installe devant { $foes }.
papiers-tell-still-disordered-fear = { $unit_cap } : toujours le même désordre, devant { $foes } à présent.
    .v2 = Rien ne s’arrange chez { $unit } face { $foes_a }.
papiers-tell-routed-fear = { $foes_cap } { $foes_n ->
        [one] fait
       *[other] font
    } trop peur : c’est la déroute { $unit_de }.
    .v2 = Sauve qui peut devant { $foes } : { $unit } { $unit_n ->
        [one] fuit
       *[other] fuient
    }.
papiers-tell-disordered = Le désordre gagne { $unit } { $why }.
    .v2 = { $unit_cap } : le trouble s’installe { $why }.
papiers-tell-still-disordered = { $unit_cap } : toujours le même désordre { $why }.
    .v2 = Rien ne s’arrange chez { $unit } { $why }.
papiers-tell-routed = Sauve qui peut ! C’est la déroute { $unit_de } { $why }.
    .v2 = Les armes tombent, les dos se tournent : { $unit } { $unit_n ->
        [one] fuit
       *[other] fuient
    } { $why }.

## La main du MJ

papiers-tell-over = La bataille s’arrête là.
    .v2 = On relève la tête : c’est fini.
papiers-tell-outside = Hors des règles, le MJ en décide ainsi pour { $unit }.
    .v2 = Le livre ne prévoit pas cela ; le MJ l’ordonne { $unit_a }.
papiers-tell-turned = Coup de théâtre : { $unit } { $unit_n ->
        [one] passe
       *[other] passent
    } du côté { $side_de }.
    .v2 = { $unit_cap } { $unit_n ->
        [one] combat
       *[other] combattent
    } désormais pour { $side }.
papiers-tell-conceded = Drapeau bas pour { $side } : la bataille est abandonnée.
    .v2 = On sonne la fin du côté { $side_de }.
papiers-tell-arrived = À l’horizon, de la poussière : voici { $unit } !
    .v2 = Du renfort sur le champ : { $unit }.
papiers-tell-enlisted = Un papier de plus, tout comme { $unit }.
    .v2 = On découpe un nouveau papier à l’image { $unit_de }.
papiers-tell-passed = Renfort { $target_a } : { $eff } EFF, des rangs { $unit_de }.
    .v2 = On verse { $eff } EFF { $unit_de } dans les rangs { $target_de }.
papiers-tell-restored = { $eff } EFF de retour chez { $unit }.
    .v2 = Des égarés rejoignent { $unit } : { $eff } EFF.
papiers-tell-site = Le MJ touche { $site_a } : plus d’effet désormais, ou de nouveau prêt.
    .v2 = { $site_cap } : le MJ en change l’état.
papiers-tell-set = { $unit_cap } : { $field } devient { $value }.
    .v2 = Le MJ note pour { $unit } : { $field } = { $value }.
papiers-tell-granted = { $unit_cap } : { $value_signed } { $figure }.
    .v2 = { $value_signed } { $figure } pour { $unit }.
papiers-tell-granted-none = { $unit_cap } : plus rien d’accordé, { $figure }.
    .v2 = Plus rien d’accordé { $unit_a }, { $figure }.
papiers-granted-att = en ATT
papiers-granted-def = en DEF
papiers-granted-ini = en INI
papiers-tell-shows = { $unit_cap } : fin de l’embuscade.
    .v2 = Plus d’embuscade pour { $unit }.
papiers-tell-hides = { $unit_cap } : en embuscade.
    .v2 = On ne voit plus { $unit } : l’embuscade est prête.
papiers-tell-option = Désormais, { $option } : { $value }.
    .v2 = Règle de la table : { $option }, { $value }.
papiers-tell-event = L’événement n° { $event } du scénario se produit.
    .v2 = Comme écrit : événement n° { $event }.
papiers-tell-event-aside = L’événement n° { $event } est écarté.
    .v2 = Le MJ passe sur l’événement n° { $event }.
