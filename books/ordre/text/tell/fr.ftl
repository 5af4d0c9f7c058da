### Ce que la chronique raconte. $unit agit, $target subit ; -seen est dit à qui ne doit pas connaître les chiffres.

# Ce que coûte un coup : les points, le plafond de rupture (ORD-43), les hommes ou les engins qu’ils mettent hors de combat (ORD-53).
ordre-part-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $out ->
        [0] { $twice ->
            [0] { $capped ->
                [0] { "" }
               *[other] { " " }(plafond de rupture)
            }
           *[other] { " " }({ $machines ->
                [0] plus personne de valide ; les blessés se battent
               *[other] plus rien d’intact ; ce qui est touché se bat
            } encore, jusqu’à { $twice } points)
        }
       *[other] { " " }({ $capped ->
            [0] { "" }
           *[other] plafond de rupture, { "" }
        }{ $out } { $machines ->
            [0] { $out ->
                [one] homme
               *[other] hommes
            }
           *[other] { $out ->
                [one] engin
               *[other] engins
            }
        } hors de combat{ $twice ->
            [0] { "" }
           *[other]  : { $machines ->
                [0] les derniers valides ; les blessés se battent
               *[other] les derniers intacts ; ce qui est touché se bat
            } encore, jusqu’à { $twice } points
        })
    }
ordre-tell-initiative-none = Aucun chef ne prend l’ascendant : la mêlée sera confuse, et les coups simultanés.
    .v2 = Les deux états-majors se neutralisent ; on frappera en même temps.
ordre-tell-initiative = { $side_cap } { $side_n ->
        [one] prend
       *[other] prennent
    } l’initiative et { $side_n ->
        [one] frappera
       *[other] frapperont
    } d’abord.
    .v2 = Un temps d’avance pour { $side } : l’ennemi subira avant de répondre.
ordre-tell-surprise = Surprise ! Rien n’est prêt dans les rangs { $target_de }, et l’initiative est { $side_a }.
    .v2 = Stupeur dans les rangs { $target_de } : le coup { $side_de } vient d’où nul ne l’attendait.
ordre-tell-shaken = Tout est remis en cause : les chefs devront se mesurer de nouveau.
    .v2 = Le cours de la bataille change ; il faut d’autres ordres.
ordre-tell-time-hours = Temps écoulé : { $hours } h{ $minutes ->
        [0] { "" }
       *[other] { " " }{ $minutes } min
    }.
    .v2 = L’horloge avance de { $hours } h{ $minutes ->
        [0] { "" }
       *[other] { " " }{ $minutes } min
    }.
ordre-tell-time-minutes = Temps écoulé : { $minutes } min{ $seconds ->
        [0] { "" }
       *[other] { " " }{ $seconds } s
    }.
    .v2 = L’horloge avance de { $minutes } min{ $seconds ->
        [0] { "" }
       *[other] { " " }{ $seconds } s
    }.
ordre-tell-time-seconds = Temps écoulé : { $seconds } s.
    .v2 = L’horloge avance de { $seconds } s.
ordre-tell-declared = Repli ordonné par l’état-major { $side_de }.
    .v2 = On sonne la retraite dans le camp { $side_de }.
ordre-tell-withdrew = Retraite exemplaire { $side_de } : tout part, jusqu’au dernier bagage.
    .v2 = Plus personne en face : le champ a été quitté en bon ordre par { $side }.
ordre-tell-withdrew-rest = Ce qui tenait encore du côté { $side_de } se retire en bon ordre.
    .v2 = Plus personne en face : le reste { $side_de } a quitté le champ en bon ordre.
ordre-tell-withdrew-abandoning = Le gros s’échappe ; canons et bagages restent derrière { $side }.
    .v2 = Repli { $side_de }, au prix de tout ce qui roule lentement.
ordre-tell-withdrew-failed = Trop tard pour partir : il faut se battre, et mal placé, dans le camp { $side_de }.
    .v2 = La retraite { $side_de } est coupée.
ordre-tell-withdrew-rout = La retraite { $side_de } tourne à la débandade.
    .v2 = On voulait reculer, on court : déroute { $side_de }.
ordre-tell-held = Pas d’attaque : { $unit } { $unit_n ->
        [one] reste
       *[other] restent
    } sur la défensive.
    .v2 = On attend, l’arme haute, dans les rangs { $unit_de }.
    .v3 = L’ordre est de tenir : { $unit } ne { $unit_n ->
        [one] fait
       *[other] font
    } pas un pas en avant.
ordre-tell-held-shooters = { $unit_cap } ne { $unit_n ->
        [one] tire
       *[other] tirent
    } pas.
    .v2 = On se tait du côté { $unit_de }.
    .v3 = Pas un tir ne part, cette fois, du côté { $unit_de }.
ordre-tell-held-vehicles = Silence du côté { $unit_de } : pas un coup de feu.
    .v2 = Rien ne part du côté { $unit_de }.
ordre-tell-contact = Au corps à corps : { $unit } contre { $target }.
    .v2 = Les lignes se touchent : { $unit } et { $target }.
ordre-tell-parted = On se sépare : { $unit } et { $target } ne sont plus au contact.
    .v2 = Un vide s’ouvre entre { $unit } et { $target }.
ordre-tell-miss-shot = Le tir { $unit_de } se perd, sans une égratignure pour { $target }.
    .v2 = Trop court : le tir { $unit_de } tombe devant { $target }.
    .v3 = Beaucoup de bruit du côté { $unit_de }, et aucun mal pour { $target }.
    .v4 = Pas un coup au but : le tir { $unit_de } passe par-dessus { $target }.
    .v5 = Volée perdue pour { $unit } : personne ne tombe dans les rangs { $target_de }.
ordre-tell-miss-shock = L’assaut { $unit_de } se brise sur { $target }.
    .v2 = { $target_cap } { $target_n ->
        [one] serre
       *[other] serrent
    } les rangs, et l’attaque { $unit_de } reflue.
    .v3 = { $unit_cap } { $unit_n ->
        [one] frappe
       *[other] frappent
    } en vain : { $target } ne { $target_n ->
        [one] recule
       *[other] reculent
    } pas d’un pas.
# Un bonus qui prend la place d’un autre le dit (ORD-44).
ordre-part-instead = { $instead ->
        [0] { "" }
       *[other] { " " }(au lieu de +{ $instead })
    }
ordre-tell-miss-shock-bonus = L’assaut { $unit_de } échoue et se découvre : +{ $points }{ ordre-part-instead } à la réplique { $target_de }.
    .v2 = Mal engagée, l’attaque { $unit_de } offre une ouverture { $target_a } : +{ $points }{ ordre-part-instead }.
ordre-tell-miss-riposte-bonus = La riposte { $unit_de } tombe à plat et offre une ouverture { $target_a } : +{ $points }{ ordre-part-instead } à la prochaine attaque.
    .v2 = Un dernier carré se retourne en vain : la riposte { $unit_de } ne coûte rien { $target_a }, qui y { $target_n ->
        [one] gagne
       *[other] gagnent
    } +{ $points }{ ordre-part-instead }.
ordre-tell-lost-together = Au même instant, avant de céder, { $unit } { $unit_n ->
        [one] avait frappé
       *[other] avaient frappé
    } : { ordre-part-points } de moins pour { $target }.
    .v2 = Les coups étaient simultanés : ceux { $unit_de }, portés avant de céder, coûtent { ordre-part-points } { $target_a }.
ordre-tell-lost-together-seen = Au même instant, avant de céder, { $unit } { $unit_n ->
        [one] avait frappé
       *[other] avaient frappé
    } { $target }.
    .v2 = Les coups étaient simultanés : ceux { $unit_de }, portés avant de céder, touchent { $target }.
ordre-tell-miss-pursuit = La poursuite { $unit_de } s’essouffle : { $target } { $target_n ->
        [one] est
       *[other] sont
    } hors d’atteinte.
    .v2 = Trop tard : les coups { $unit_de } ne trouvent que la poussière derrière { $target }.
ordre-tell-miss-pursuit-vehicles = La poursuite { $unit_de } perd le contact : { $target } { $target_n ->
        [one] est
       *[other] sont
    } hors d’atteinte.
    .v2 = Trop loin déjà : le feu { $unit_de } ne rattrape pas { $target }.
ordre-tell-miss-riposte = Un dernier carré se retourne en vain : la riposte { $unit_de } ne coûte rien { $target_a }.
    .v2 = La riposte { $unit_de } tombe à plat devant { $target }.
ordre-tell-miss-riposte-vehicles = La dernière salve { $unit_de } ne rencontre rien : aucun dommage { $target_a }.
    .v2 = Tout en fuyant, un tir { $unit_de } se perd derrière { $target }.
ordre-tell-miss-vehicles = Coups au but : zéro. Le feu { $unit_de } encadre { $target } sans toucher.
    .v2 = Tout le feu { $unit_de } passe à côté { $target_de }.
    .v3 = Salve perdue { $unit_de } : rien sur { $target }.
    .v4 = Manqué ! Des éclairs tout autour { $target_de }, et le feu { $unit_de } s’éteint sans effet.
    .v5 = Une correction trop tardive : la salve { $unit_de } laisse { $target } sans dommage.
ordre-tell-miss-bombardment = Les coups { $unit_de } ne font que résonner sur les pierres ; derrière, { $target } ne { $target_n ->
        [one] bronche
       *[other] bronchent
    } pas.
    .v2 = Une semaine de fracas du côté { $unit_de }, et pas un trou dans les rangs { $target_de }.
    .v3 = La muraille encaisse tout le tir { $unit_de } ; { $target } n’en { $target_n ->
        [one] sent
       *[other] sentent
    } rien.
    .v4 = De la poussière et du bruit : le tir { $unit_de } n’atteint pas { $target }.
    .v5 = Une semaine de tir pour { $unit } : quelques pierres de moins, personne de moins dans les rangs { $target_de }.
ordre-tell-lost-shot = Le tir { $unit_de } ouvre des trouées : { ordre-part-points } de moins pour { $target }.
    .v2 = La volée { $unit_de } coûte { ordre-part-points } { $target_a }.
ordre-tell-lost-shot-seen = Le tir { $unit_de } ouvre des trouées chez { $target }.
    .v2 = On voit des hommes tomber chez { $target }, sous la volée { $unit_de }.
ordre-tell-lost-shock = Le choc { $unit_de } ébranle { $target }, qui { $target_n ->
        [one] perd
       *[other] perdent
    } { ordre-part-points }.
    .v2 = Au contact, { $target } { $target_n ->
        [one] perd
       *[other] perdent
    } { ordre-part-points } sous les coups { $unit_de }.
    .v3 = { $unit_cap } { $unit_n ->
        [one] frappe
       *[other] frappent
    } au contact : { ordre-part-points } de moins pour { $target }.
ordre-tell-lost-shock-seen = Le choc { $unit_de } fait plier { $target }.
    .v2 = Les coups { $unit_de } portent : du sang dans les rangs { $target_de }.
    .v3 = { $unit_cap } { $unit_n ->
        [one] frappe
       *[other] frappent
    } au contact, et { $target } { $target_n ->
        [one] recule
       *[other] reculent
    }.
ordre-tell-lost-contact = À bout portant, le tir { $unit_de } arrête { $target } : { ordre-part-points } de moins.
    .v2 = { $unit_cap } { $unit_n ->
        [one] vend
       *[other] vendent
    } cher { $unit_n ->
        [one] sa
       *[other] leur
    } peau : { $target } { $target_n ->
        [one] perd
       *[other] perdent
    } { ordre-part-points }.
ordre-tell-lost-contact-seen = À bout portant, le tir { $unit_de } fauche { $target }.
    .v2 = { $unit_cap } { $unit_n ->
        [one] vend
       *[other] vendent
    } cher { $unit_n ->
        [one] sa
       *[other] leur
    } peau : du sang chez { $target }.
ordre-tell-lost-pursuit = On sabre les fuyards : { $target } { $target_n ->
        [one] perd
       *[other] perdent
    } { ordre-part-points } sous les coups { $unit_de }.
    .v2 = La poursuite { $unit_de } coûte { ordre-part-points } { $target_a }.
ordre-tell-lost-pursuit-vehicles = Derrière les fuyards, le feu { $unit_de } coûte { ordre-part-points } { $target_a }.
    .v2 = La chasse est donnée : { $target } { $target_n ->
        [one] perd
       *[other] perdent
    } { ordre-part-points } sous le feu { $unit_de }.
ordre-tell-lost-pursuit-seen = On sabre les fuyards : { $unit } aux talons { $target_de }.
    .v2 = La poursuite { $unit_de } laisse une traînée de morts derrière { $target }.
ordre-tell-lost-pursuit-vehicles-seen = Derrière les fuyards, le feu { $unit_de } trouve encore { $target }.
    .v2 = La chasse est donnée : de la fumée derrière { $target }, sous le feu { $unit_de }.
ordre-tell-lost-riposte = Dos au mur, { $unit } { $unit_n ->
        [one] rend
       *[other] rendent
    } un dernier coup : { $target } { $target_n ->
        [one] perd
       *[other] perdent
    } { ordre-part-points }.
    .v2 = La riposte { $unit_de } surprend les poursuivants : { ordre-part-points } de moins pour { $target }.
ordre-tell-lost-riposte-vehicles = Une dernière salve { $unit_de }, tirée en fuyant, coûte { ordre-part-points } { $target_a }.
    .v2 = La riposte { $unit_de } surprend les poursuivants : { ordre-part-points } de moins pour { $target }.
ordre-tell-lost-riposte-seen = Dos au mur, un dernier coup { $unit_de } contre { $target }.
    .v2 = La riposte { $unit_de } surprend { $target }.
ordre-tell-lost-riposte-vehicles-seen = Une dernière salve { $unit_de }, tirée en fuyant, touche { $target }.
    .v2 = La riposte { $unit_de } surprend { $target }.
ordre-tell-lost-friendly = Tir fratricide ! { $target_cap } { $target_n ->
        [one] perd
       *[other] perdent
    } { ordre-part-points } sous les traits { $unit_de }.
    .v2 = Dans la mêlée, les traits { $unit_de } ne choisissent pas : { ordre-part-points } de moins pour { $target }.
ordre-tell-lost-friendly-seen = Tir fratricide ! Des cris chez { $target }, sous les traits { $unit_de }.
    .v2 = Dans la mêlée, les traits { $unit_de } frappent { $target }.
ordre-tell-lost-vehicles = Impacts ! Le feu { $unit_de } arrache { ordre-part-points } { $target_a }.
    .v2 = Les salves { $unit_de } coûtent { ordre-part-points } { $target_a }.
    .v3 = Touché ! { $target_cap } { $target_n ->
        [one] perd
       *[other] perdent
    } { ordre-part-points } sous le feu { $unit_de }.
    .v4 = { $unit_cap } { $unit_n ->
        [one] trouve
       *[other] trouvent
    } la cible : { ordre-part-points } de moins pour { $target }.
ordre-tell-lost-vehicles-seen = Impacts ! Des flammes sur { $target }, sous le feu { $unit_de }.
    .v2 = Les salves { $unit_de } mordent : de la fumée sur { $target }.
    .v3 = Touché ! Une lueur sur { $target }, après la salve { $unit_de }.
ordre-tell-lost-bombardment = Le tir { $unit_de } trouve les créneaux : { ordre-part-points } de moins pour { $target }.
    .v2 = Le bombardement { $unit_de } porte : { ordre-part-points } de moins pour { $target }.
    .v3 = Par-dessus le mur, le tir { $unit_de } trouve des hommes : { $target } { $target_n ->
        [one] perd
       *[other] perdent
    } { ordre-part-points }.
ordre-tell-lost-bombardment-seen = Le tir { $unit_de } trouve les créneaux ; on emporte des blessés chez { $target }.
    .v2 = Le bombardement { $unit_de } porte : de la fumée monte au-dessus { $target_de }.
ordre-tell-lost-attrition = La faim fait son œuvre : { ordre-part-points } de moins pour { $target }.
    .v2 = Les greniers sont vides : { $target } { $target_n ->
        [one] perd
       *[other] perdent
    } { ordre-part-points }.
    .v3 = On ne partage plus que la faim : { ordre-part-points } de moins pour { $target }.
ordre-tell-lost-attrition-aloud = La faim frappe { $target }.
    .v2 = Pas un assaut, pas un coup : c’est la faim qui prend son dû { $target_a }.
ordre-tell-lost-attrition-seen = La faim fait son œuvre chez { $target }.
    .v2 = La faim creuse les visages derrière les murs { $target_de }.
ordre-tell-lost-ruling = Le MJ compte { ordre-part-points } de pertes pour { $target }.
    .v2 = Un coup du sort : { $target } { $target_n ->
        [one] perd
       *[other] perdent
    } { ordre-part-points }.
ordre-tell-lost-ruling-seen = Le sort frappe { $target }.
    .v2 = Quelque chose est arrivé { $target_a }.
ordre-tell-lost-none = Le coup { $unit_de } porte, mais sans force : { $target } n’y { $target_n ->
        [one] perd
       *[other] perdent
    } rien.
    .v2 = À peine une bousculade pour { $target }, malgré { $unit }.
ordre-tell-routed = Déroute ! Rien ne retient plus { $unit } devant { $target }.
    .v2 = La ligne craque : { $unit } { $unit_n ->
        [one] s’enfuit
       *[other] s’enfuient
    } devant { $target }.
    .v3 = On jette les armes dans les rangs { $unit_de } : le terrain est { $target_a }.
ordre-tell-routed-vehicles = Déroute ! La formation { $unit_de } éclate sous le feu { $target_de }.
    .v2 = C’en est trop : { $unit } { $unit_n ->
        [one] fuit
       *[other] fuient
    } devant { $target }.
    .v3 = Plus d’ordres, plus de ligne : c’est la déroute { $unit_de } devant { $target }.
ordre-tell-routed-alone = Déroute ! Chacun pour soi chez { $unit }.
    .v2 = Le cœur manque { $unit_a } : c’est la débandade.
ordre-tell-routed-alone-vehicles = Déroute ! La formation { $unit_de } éclate.
    .v2 = Plus d’ordres, plus de ligne : { $unit } { $unit_n ->
        [one] fuit
       *[other] fuient
    }.
ordre-tell-annihilated = Il ne reste rien { $unit_de }.
    .v2 = Là où { $unit_n ->
        [one] se tenait
       *[other] se tenaient
    } { $unit }, le silence.
ordre-tell-rallied = Un étendard se relève : { $unit } { $unit_n ->
        [one] revient
       *[other] reviennent
    } au combat.
    .v2 = La voix du chef arrête la fuite { $unit_de }.
ordre-tell-rallied-vehicles = Un ordre passe enfin : { $unit } { $unit_n ->
        [one] revient
       *[other] reviennent
    } au combat.
    .v2 = La formation { $unit_de } se resserre.
ordre-tell-rallied-back = Ralliement { $unit_de } ! { $points ->
        [one] { $points } point revient
       *[other] { $points } points reviennent
    } dans le rang.
    .v2 = On reforme les rangs { $unit_de } : { $points ->
        [one] { $points } point retrouvé
       *[other] { $points } points retrouvés
    }.
ordre-tell-rallied-back-vehicles = Ralliement { $unit_de } ! { $points ->
        [one] { $points } point rendu
       *[other] { $points } points rendus
    } au combat.
    .v2 = La formation { $unit_de } se resserre : { $points ->
        [one] { $points } point retrouvé
       *[other] { $points } points retrouvés
    }.
ordre-tell-rallied-soon = La fuite n’aura duré qu’un instant : { $unit } { $unit_n ->
        [one] refait
       *[other] refont
    } front.
    .v2 = Une débandade, puis un demi-tour : { $unit } { $unit_n ->
        [one] revient
       *[other] reviennent
    } dans la ligne.
ordre-tell-rallied-soon-vehicles = La fuite n’aura duré qu’un instant : { $unit } { $unit_n ->
        [one] revient
       *[other] reviennent
    } au combat.
    .v2 = Un ordre passe à temps : la formation { $unit_de } se resserre.
ordre-tell-rallied-soon-aloud = { $unit_cap } { $unit_n ->
        [one] a fui, puis refait face
       *[other] ont fui, puis refait face
    }, le temps d’une alerte.
    .v2 = Une panique, un cri, et { $unit } { $unit_n ->
        [one] fait
       *[other] font
    } face de nouveau.
ordre-tell-rallied-soon-back = La fuite n’aura duré qu’un instant : { $unit } { $unit_n ->
        [one] refait
       *[other] refont
    } front, { $points ->
        [one] { $points } point retrouvé
       *[other] { $points } points retrouvés
    }.
    .v2 = Une débandade, puis un demi-tour : { $points ->
        [one] { $points } point retrouvé
       *[other] { $points } points retrouvés
    } pour { $unit }.
ordre-tell-rallied-soon-back-vehicles = La fuite n’aura duré qu’un instant : { $points ->
        [one] { $points } point retrouvé
       *[other] { $points } points retrouvés
    } pour { $unit }.
    .v2 = Un ordre passe à temps, et la formation { $unit_de } se resserre : { $points ->
        [one] { $points } point retrouvé
       *[other] { $points } points retrouvés
    }.
ordre-tell-rallied-soon-back-aloud = { $unit_cap } { $unit_n ->
        [one] a fui, puis refait face
       *[other] ont fui, puis refait face
    }, le temps d’une alerte.
    .v2 = Une panique, un cri, et { $unit } { $unit_n ->
        [one] fait
       *[other] font
    } face de nouveau.
ordre-tell-unmoved = Ni menaces ni prières n’arrêtent { $unit }.
    .v2 = Le chef s’égosille en vain : la fuite { $unit_de } continue.
ordre-tell-unmoved-vehicles = Aucun ordre ne ramène { $unit }.
    .v2 = On appelle en vain : la fuite { $unit_de } continue.
ordre-tell-off = { $unit_cap } { $unit_n ->
        [one] sort
       *[other] sortent
    } de la ligne, sans ordre ni étendard.
    .v2 = On perd de vue { $unit } derrière la poussière.
ordre-tell-off-vehicles = { $unit_cap } { $unit_n ->
        [one] sort
       *[other] sortent
    } de la ligne, sans ordre ni formation.
    .v2 = On perd la trace { $unit_de }.
ordre-tell-left = { $unit_cap } { $unit_n ->
        [one] quitte
       *[other] quittent
    } le champ, en bon ordre.
    .v2 = { $unit_cap } { $unit_n ->
        [one] s’en va
       *[other] s’en vont
    }, enseignes au vent.
ordre-tell-left-vehicles = { $unit_cap } { $unit_n ->
        [one] quitte
       *[other] quittent
    } le combat, en bon ordre.
    .v2 = On rompt l’engagement du côté { $unit_de }, sans hâte.
ordre-tell-last-shots = Dernières munitions pour { $unit } : après cela, plus rien à tirer.
    .v2 = On charge ce qui reste dans les rangs { $unit_de } ; les caisses sont vides.
    .v3 = On racle le fond des caisses { $unit_de } : ce tir est le dernier.
ordre-tell-captured = On rend les armes dans les rangs { $unit_de }.
    .v2 = { $unit_cap } { $unit_n ->
        [one] part
       *[other] partent
    } en captivité.
ordre-tell-pinned = Pas moyen de rompre : { $unit } { $unit_n ->
        [one] reste
       *[other] restent
    } sous le feu, en mauvaise posture.
    .v2 = La manœuvre { $unit_de } échoue ; l’ennemi colle au train.
ordre-tell-committed = La réserve { $side_de } entre en ligne !
    .v2 = On attendait ce moment : les réserves { $side_de } dans la balance.
ordre-tell-over = Le terrain reste { $side_a }.
    .v2 = Plus personne ne dispute la victoire { $side_a }.
ordre-tell-over-siege = La journée est { $side_a }, et le siège continue.
    .v2 = On ramasse les morts : { $side } { $side_n ->
        [one] a
       *[other] ont
    } eu le dessus, et le blocus reprend.
ordre-tell-repulsed = L’assaut est repoussé : les murs restent { $side_a }, et le blocus reprend.
    .v2 = L’assaut contre { $side } se brise ; le blocus reprend.
ordre-tell-repulsed-aloud = Les murs ont tenu.
    .v2 = L’assaut est retombé au pied des murs.
ordre-tell-draw = Personne n’emporte la journée.
    .v2 = On se quitte sans vainqueur.
ordre-tell-classed = Pour { $side } : { $class }.
    .v2 = On écrira dans les annales { $side_de } : { $class }.
ordre-tell-conceded = La partie est abandonnée par { $side }.
    .v2 = Drapeau blanc du côté { $side_de }.
ordre-tell-weather = Le temps change : { $weather }.
    .v2 = Ciel nouveau sur le champ : { $weather }.
ordre-tell-assault = À l’assaut ! Les échelles { $side_de } montent contre les murs.
    .v2 = Le signal est donné : { $side } { $side_n ->
        [one] se rue
       *[other] se ruent
    } contre les murs.
ordre-tell-assault-aloud = On a donné l’assaut.
    .v2 = Les échelles ont touché les murs.
ordre-tell-sortie = Les portes s’ouvrent : sortie { $side_de } !
    .v2 = { $side_cap } { $side_n ->
        [one] sort
       *[other] sortent
    } des murs, pour en finir en rase campagne.
ordre-tell-sortie-aloud = Les portes se sont ouvertes, et la garnison est sortie.
    .v2 = On s’est battu devant les murs, non derrière.
ordre-tell-sortie-desperate = Plus rien à manger, plus rien à perdre : { $side } { $side_n ->
        [one] tente
       *[other] tentent
    } une sortie désespérée.
    .v2 = Mieux vaut le fer que la faim : les portes s’ouvrent, et { $side } { $side_n ->
        [one] charge
       *[other] chargent
    }.
ordre-tell-sortie-desperate-aloud = Affamée, la garnison a tout jeté dans une sortie.
    .v2 = Les portes se sont ouvertes sur des affamés, les armes à la main.
ordre-tell-week = Semaine { $week } : l’étau tient, rien n’entre.
    .v2 = La semaine { $week } passe ; pas un sac de farine n’a franchi les lignes.
    .v3 = Semaine { $week } : on veille, on compte les feux, personne ne passe.
    .v4 = Semaine { $week } de blocus ; les routes sont gardées, et les nuits aussi.
    .v5 = Semaine { $week } : des feux, des rondes, des portes closes.
    .v6 = Semaine { $week } de blocus : un troupeau détourné, une lettre saisie, rien de plus.
    .v7 = La semaine { $week } s’écoule au fond des tranchées ; personne n’entre ni ne sort.
ordre-tell-week-open = Semaine { $week } : le blocus fuit, les vivres passent la nuit.
    .v2 = La semaine { $week } passe, et des chariots avec elle : trop peu d’assiégeants.
    .v3 = Semaine { $week } : des sentiers restent ouverts, et l’on mange derrière les murs.
ordre-tell-endures = Les greniers { $side_de } tiendront { $weeks ->
        [one] une semaine
       *[other] { $weeks } semaines
    }.
    .v2 = On a compté les sacs { $side_de } : { $weeks ->
        [one] une semaine
       *[other] { $weeks } semaines
    }.
ordre-tell-endures-sapped = La sape ronge la place : { $weeks ->
        [one] une semaine
       *[other] { $weeks } semaines
    } à peine pour { $side }.
    .v2 = Sous les pioches, le temps { $side_de } fond : { $weeks ->
        [one] une semaine
       *[other] { $weeks } semaines
    }.
ordre-tell-talks-refused = Le parlementaire revient les mains vides : { $side } { $side_n ->
        [one] refuse
       *[other] refusent
    }.
    .v2 = On rit du héraut, sur les remparts { $side_de }.
    .v3 = Pourparlers sans suite : les portes { $side_de } restent closes.
ordre-tell-talks-terms = On s’entend : reddition avec les honneurs pour { $side }.
    .v2 = Les conditions sont signées, l’honneur { $side_de } est sauf.
ordre-tell-talks-won = Reddition sans conditions { $side_de }.
    .v2 = Les clefs arrivent sur un coussin : { $side } { $side_n ->
        [one] est
       *[other] sont
    } à merci.
ordre-tell-lifted = On plie les tentes : siège levé par { $side }.
    .v2 = Un matin, plus de feux dans la plaine : c’est la retraite { $side_de }.
ordre-tell-lifted-aloud = Le siège est levé.
    .v2 = Les tentes sont pliées, les routes sont libres.
ordre-tell-opened = Les portes { $side_de } s’ouvrent.
    .v2 = Le pont s’abaisse : c’en est fini de la résistance { $side_de }.
# Des hommes hors de combat : les morts, et ceux que le vainqueur remet sur pied (ORD-63).
ordre-part-out = { $out } hors de combat, { $dead ->
        [0] sans un mort
        [one] dont { $dead } mort
       *[other] dont { $dead } morts
    }{ $mended ->
        [0] { "" }
       *[other] , { $mended } remis sur pied
    }
ordre-tell-reckoned = Au soir, pour { $unit } : { ordre-part-out } ; { $men ->
        [0] pas un ne répondra
        [one] { $men } répondra
       *[other] { $men } répondront
    } demain à l’appel.
    .v2 = On compte les rangs { $unit_de } : { ordre-part-out } ; { $men ->
        [0] plus personne pour
        [one] { $men } prêt à
       *[other] { $men } prêts à
    } reprendre.
ordre-tell-reckoned-foot = Le combat fini, pour { $unit } : { ordre-part-out } ; { $men ->
        [0] pas un ne répondra
        [one] { $men } répondra
       *[other] { $men } répondront
    } à l’appel.
    .v2 = On compte { $unit } : { ordre-part-out } ; { $men ->
        [0] plus personne pour
        [one] { $men } prêt à
       *[other] { $men } prêts à
    } reprendre.
ordre-tell-reckoned-captured = Pour { $unit } : { $out } hors de combat, dont { $dead ->
        [one] { $dead } mort
       *[other] { $dead } morts
    } ; { $men ->
        [one] { $men } prisonnier
       *[other] { $men } prisonniers
    }.
    .v2 = Le vainqueur compte { $unit } : { $out } hors de combat, { $dead ->
        [one] { $dead } mort
       *[other] { $dead } morts
    }, { $men ->
        [one] { $men } captif
       *[other] { $men } captifs
    }.
# Des engins hors de combat : ceux qu’on raye, ceux qu’on remet en état (ORD-63).
ordre-part-wrecks = { $out } hors de combat, { $dead ->
        [0] aucun à rayer des listes
       *[other] dont { $dead } à rayer des listes
    }{ $mended ->
        [0] { "" }
       *[other] , { $mended } remis en état
    }
ordre-tell-reckoned-vehicles = Le combat fini, pour { $unit } : { ordre-part-wrecks } ; { $men ->
        [0] plus rien
       *[other] { $men }
    } en état de reprendre.
    .v2 = On fait le compte { $unit_de } : { ordre-part-wrecks } ; { $men ->
        [0] plus rien
       *[other] { $men }
    } en ligne.
ordre-tell-counted = On compte { $unit } depuis le début du siège : { $out } hors de combat, dont { $dead } sans retour.
    .v2 = Depuis le premier jour du siège, { $unit } : { $out } hors de combat, dont { $dead } sans retour.
ordre-tell-closed = Les comptes sont faits.
    .v2 = Le rôle est à jour.
ordre-tell-began-wave = Vague { $n } de l’assaut.
    .v2 = L’assaut, vague { $n }.
ordre-tell-began-sortie = Séquence { $n } de la sortie.
    .v2 = La sortie, séquence { $n }.
ordre-tell-taken = { $unit_cap } { $unit_n ->
        [one] tombe
       *[other] tombent
    } aux mains de l’ennemi.
    .v2 = On a laissé derrière soi { $unit }.
ordre-tell-abandoned = { $pieces ->
        [one] Une pièce { $unit_de } reste
       *[other] { $pieces } pièces { $unit_de } restent
    } sur place.
    .v2 = L’ennemi ramasse { $pieces ->
        [one] une pièce
       *[other] { $pieces } pièces
    } { $unit_de }.
ordre-tell-baggage = Le train { $side_de } est pris : { $share } % des bagages.
    .v2 = Le bagage { $side_de } passe au vainqueur : { $share } %.
ordre-tell-baggage-vehicles = Le ravitaillement { $side_de } est pris : { $share } %.
    .v2 = Le convoi { $side_de } tombe aux mains du vainqueur : { $share } %.
ordre-tell-crew = Équipages { $unit_de } : { $men ->
        [one] { $men } homme perdu
       *[other] { $men } hommes perdus
    }.
    .v2 = { $men ->
        [one] { $men } homme perdu
       *[other] { $men } hommes perdus
    } à bord, dans les équipages { $unit_de }.
    .v3 = À l’appel des équipages { $unit_de }, { $men ->
        [one] un homme ne répond
       *[other] { $men } hommes ne répondent
    } pas.
ordre-tell-learned = { $unit_cap } { $unit_n ->
        [one] gagne
       *[other] gagnent
    } { $xp ->
        [one] { $xp } point
       *[other] { $xp } points
    } d’expérience.
    .v2 = On apprend vite au feu : { $xp ->
        [one] { $xp } point
       *[other] { $xp } points
    } d’expérience pour { $unit }.
ordre-tell-learned-many = Chaque unité gagne { $xp ->
        [one] { $xp } point
       *[other] { $xp } points
    } d’expérience : { $units }.
    .v2 = L’épreuve instruit : { $xp ->
        [one] { $xp } point
       *[other] { $xp } points
    } d’expérience par unité, pour { $units }.
ordre-tell-raised = L’école du champ de bataille : Cbt { $cbt } pour { $unit }.
    .v2 = { $unit_cap } { $unit_n ->
        [one] passe
       *[other] passent
    } à Cbt { $cbt }.
ordre-tell-keeps = { $unit_cap } en { $unit_n ->
        [one] reste
       *[other] restent
    } à Cbt { $cbt }, avec { $xp ->
        [one] { $xp } point
       *[other] { $xp } points
    } d’expérience à dépenser plus tard.
    .v2 = On garde { $xp ->
        [one] { $xp } point
       *[other] { $xp } points
    } d’expérience pour plus tard : { $unit }, Cbt { $cbt }.
ordre-tell-wounded = { $unit_cap } { $unit_n ->
        [one] reçoit
       *[other] reçoivent
    } { $wounds ->
        [one] { $wounds } point
       *[other] { $wounds } points
    } de blessures.
    .v2 = Le sang coule sur { $unit } : { $wounds ->
        [one] { $wounds } point
       *[other] { $wounds } points
    } de blessures.
ordre-tell-out = On emporte { $unit } à l’arrière, hors de combat.
    .v2 = { $unit_cap } { $unit_n ->
        [one] ne se relève pas
       *[other] ne se relèvent pas
    } : hors de combat, en vie.
ordre-tell-killed = La nouvelle court les rangs : { $unit } { $unit_n ->
        [one] n’est plus
       *[other] ne sont plus
    }.
    .v2 = On retrouve { $unit } parmi les morts.
ordre-tell-prisoner = { $unit_cap } { $unit_n ->
        [one] est
       *[other] sont
    } aux mains de l’ennemi.
    .v2 = On emmène { $unit }, sous bonne garde.
ordre-tell-arrived = Renfort ! { $unit_cap } { $unit_n ->
        [one] arrive
       *[other] arrivent
    } sur le champ.
    .v2 = Des enseignes à l’horizon : { $unit }.
ordre-tell-posted = { $unit_cap } { $unit_n ->
        [one] prend
       *[other] prennent
    } place auprès { $target_de }.
    .v2 = La place { $unit_de } est désormais auprès { $target_de }.
ordre-tell-posted-alone = { $unit_cap } n’{ $unit_n ->
        [one] a
       *[other] ont
    } plus d’unité.
    .v2 = { $unit_cap } { $unit_n ->
        [one] se tient
       *[other] se tiennent
    } à l’écart des rangs.
ordre-tell-enlisted = Une troupe semblable { $unit_a } se forme : { $men }.
    .v2 = { $men } de plus, du modèle { $unit_de }.
ordre-tell-passed = { $men ->
        [one] Un seul passe
       *[other] { $men } passent
    } { $unit_de } { $target_a }.
    .v2 = Du monde { $unit_de } rejoint { $target } : { $men }.
ordre-tell-turned = Trahison ! { $unit_cap } { $unit_n ->
        [one] passe
       *[other] passent
    } dans l’autre camp.
    .v2 = On retourne sa veste du côté { $unit_de }.
ordre-tell-removed = { $unit_cap } { $unit_n ->
        [one] quitte
       *[other] quittent
    } la bataille.
    .v2 = On ne compte plus sur { $unit }.
ordre-tell-heads-taken = { $men } de moins dans les rangs { $unit_de }.
    .v2 = { $unit_cap } : { $men ->
        [one] un seul manque
       *[other] { $men } manquent
    } à l’appel.
ordre-tell-heads-back = { $men } de retour dans les rangs { $unit_de }.
    .v2 = { $unit_cap } : { $men ->
        [one] un seul retrouve sa
       *[other] { $men } retrouvent leur
    } place.
ordre-tell-set = Le MJ fixe { $field } à { $value } pour { $unit }.
    .v2 = Par décision du MJ, { $unit } : { $field } = { $value }.
ordre-tell-option = La règle change : { $option } = { $value }.
    .v2 = Désormais, { $option } vaut { $value }.
ordre-tell-outside = Hors des règles, le MJ en décide ainsi pour { $unit }.
    .v2 = Cet ordre n’est pas au livre ; le MJ le donne { $unit_a }.
ordre-tell-circumstances = Les circonstances pèsent : { $points_signed } pour { $unit }.
    .v2 = Position, ruse ou fortune : { $points_signed } { $unit_a }.
ordre-tell-favour = Le MJ accorde { $points_signed } à l’attaque { $unit_de }.
    .v2 = Pour cette attaque, { $points_signed } { $unit_a }.
ordre-tell-too-far = { $target_cap } { $target_n ->
        [one] est
       *[other] sont
    } hors de portée { $unit_de } : le tir est retenu.
    .v2 = Trop loin pour { $unit } : aucun risque pour { $target }.

### Les mêmes choses, dites des combats d’engins (-vehicles) : ni rangs, ni chariots, ni enseignes ; -air, -sea, -space où le lieu compte.

ordre-tell-initiative-none-vehicles = Aucun chef ne prend l’ascendant : les salves seront simultanées.
    .v2 = Les deux états-majors se neutralisent ; on tirera en même temps.
ordre-tell-surprise-vehicles = Surprise ! Rien n’est prêt chez { $target }, et l’initiative est { $side_a }.
    .v2 = La première salve { $side_de } vient d’où nul ne l’attendait : surprise complète pour { $target }.
ordre-tell-declared-vehicles = Repli ordonné par l’état-major { $side_de }.
    .v2 = L’ordre de rompre est donné du côté { $side_de }.
ordre-tell-withdrew-vehicles = Retraite exemplaire { $side_de } : tout part, jusqu’au dernier engin.
    .v2 = Plus personne en face : le combat a été rompu en bon ordre par { $side }.
ordre-tell-withdrew-abandoning-vehicles = L’essentiel s’échappe ; les plus lents restent derrière { $side }.
    .v2 = Repli { $side_de }, au prix de tout ce qui traîne.
ordre-tell-withdrew-rout-vehicles = La retraite { $side_de } tourne à la débandade.
    .v2 = On voulait rompre, on fuit : déroute { $side_de }.
ordre-tell-lost-none-vehicles = Le feu { $unit_de } porte, mais sans force : { $target } n’y { $target_n ->
        [one] perd
       *[other] perdent
    } rien.
    .v2 = Des ricochets, rien de plus : { $target } ne { $target_n ->
        [one] souffre
       *[other] souffrent
    } pas du feu { $unit_de }.
ordre-tell-last-shots-vehicles = Dernières munitions pour { $unit } : après cela, plus rien à tirer.
    .v2 = Les soutes { $unit_de } sont vides : ce tir est le dernier.
ordre-tell-captured-vehicles = { $unit_cap } { $unit_n ->
        [one] cesse le feu et se rend
       *[other] cessent le feu et se rendent
    }.
    .v2 = L’ennemi prend possession { $unit_de }.
ordre-tell-over-vehicles-air = Le ciel reste { $side_a }.
    .v2 = Plus personne ne dispute la victoire { $side_a }.
ordre-tell-over-vehicles-sea = La mer reste { $side_a }.
    .v2 = Plus personne ne dispute la victoire { $side_a }.
ordre-tell-over-vehicles-space = L’espace reste { $side_a }.
    .v2 = Plus personne ne dispute la victoire { $side_a }.
ordre-tell-weather-vehicles = Le temps change : { $weather }.
    .v2 = Les conditions changent : { $weather }.
ordre-tell-raised-vehicles = L’école du feu : Cbt { $cbt } pour { $unit }.
    .v2 = { $unit_cap } { $unit_n ->
        [one] passe
       *[other] passent
    } à Cbt { $cbt }.
ordre-tell-out-vehicles = On ne compte plus sur { $unit } : hors de combat, en vie.
    .v2 = { $unit_cap } { $unit_n ->
        [one] survit
       *[other] survivent
    }, hors de combat.
ordre-tell-killed-vehicles = La nouvelle passe d’équipage en équipage : { $unit } { $unit_n ->
        [one] n’est plus
       *[other] ne sont plus
    }.
    .v2 = Parmi les pertes : { $unit }.
ordre-tell-arrived-vehicles = Renfort ! { $unit_cap } { $unit_n ->
        [one] arrive
       *[other] arrivent
    } au combat.
    .v2 = En vue : { $unit }.
ordre-tell-posted-alone-vehicles = { $unit_cap } n’{ $unit_n ->
        [one] a
       *[other] ont
    } plus d’unité.
    .v2 = { $unit_cap } { $unit_n ->
        [one] se tient
       *[other] se tiennent
    } à l’écart du combat.
ordre-tell-enlisted-vehicles = Une formation semblable { $unit_a } entre en jeu : { $men }.
    .v2 = { $men } de plus, du modèle { $unit_de }.
ordre-tell-heads-taken-vehicles = { $men } de moins du côté { $unit_de }.
    .v2 = { $unit_cap } : { $men } de moins.
ordre-tell-heads-back-vehicles = { $men } de retour du côté { $unit_de }.
    .v2 = { $unit_cap } : { $men } de retour.
