
### Ce que la chronique raconte. Les tournures évitent d’accorder un verbe avec un nom qu’on ne connaît pas.
### Aucune phrase n’est commune à deux variantes ; les lignes des tables sont dites dans nos mots, à chaque grade.

jet-tell-army-spectacular_failure = Les ailes { $unit_de } sont tournées et le centre enfoncé : l’étau se ferme, et le tour prochain dira s’il se rouvre.
    .v2 = De tous côtés des lances : voici { $unit } au fond d’une nasse.
    .v3 = Le plan s’effondre d’un coup, et la retraite { $unit_de } n’a plus de route.
jet-tell-army-absolute_failure = Rien ne se raccorde dans la ligne { $unit_de } : un régiment, laissé seul devant le plus fort, en portera la marque trois tours.
    .v2 = La réplique ennemie tombe là où nul ne regardait chez { $unit }.
    .v3 = Mauvais jour pour les cartes : une heure de retard dans les ordres { $unit_de }, et l’addition est lourde.
jet-tell-army-failure = Pas à pas la ligne { $unit_de } cède le terrain qu’elle comptait prendre.
    .v2 = L’ennemi arrive le premier partout où l’on voulait mener { $unit }.
    .v3 = On se bat bien dans les rangs { $unit_de }, mais au mauvais endroit.
jet-tell-army-um66 = Un messager tué, un fanion mal lu : les officiers { $unit_de } n’ont pas reçu les mêmes ordres.
    .v2 = Deux colonnes se croisent, trois s’attendent : le commandement { $unit_de } parle dans le vide.
    .v3 = Quelque chose s’est rompu entre la tente et le front, et l’on combat à l’aveuglette chez { $unit }.
jet-tell-army-partial_success = Un léger mieux pour { $unit } ; le terrain ne change pas de mains.
    .v2 = La journée hésite, puis penche d’un cheveu vers { $unit }.
    .v3 = On échange des coups, et l’heure est bonne pour { $unit }, de peu.
jet-tell-army-um100 = Un de ces moments qu’on racontera : tout ce qu’on tente chez { $unit } réussit, et rien ne le retient.
    .v2 = Le front adverse s’ouvre comme un fruit mûr devant { $unit }.
    .v3 = La fortune a choisi son camp ce matin, et ce camp est celui { $unit_de }.
jet-tell-army-relative_success = La pression { $unit_de } se fait sentir : un peu de terrain change de maître.
    .v2 = On voit reculer des bannières devant { $unit }, en bon ordre encore.
    .v3 = L’initiative passe dans le camp { $unit_de }, sans rien de définitif.
jet-tell-army-success = Le coup porte : l’essentiel de ce qui domine le champ est aux mains { $unit_de }.
    .v2 = L’ennemi répond partout trop tard aux mouvements { $unit_de }.
    .v3 = La ligne d’en face se gondole, et l’effort { $unit_de } porte là où il faut.
jet-tell-army-absolute_success = Manœuvre d’école : le flanc pris, le centre percé, l’ennemi { $unit_de } ne tient plus que par habitude.
    .v2 = À peine une hauteur qui ne porte pas les couleurs { $unit_de }.
    .v3 = La bataille prend le tour qu’on lui avait dessiné la veille sous la tente { $unit_de }.
jet-tell-regiment-spectacular_failure = Trop loin, trop tôt : le cercle se referme autour { $unit_de }.
    .v2 = Plus personne à droite, plus personne à gauche : on se compte chez { $unit }.
    .v3 = L’ennemi tient désormais le seul passage par où ramener { $unit }.
jet-tell-regiment-absolute_failure = Ce sont les meilleurs d’en face qui attendaient { $unit } : il faudra trois tours pour s’en défaire.
    .v2 = La charge { $unit_de } se brise sur plus dur qu’elle.
    .v3 = Mal placé, mal soutenu, accroché pour longtemps : triste poste pour { $unit }.
jet-tell-regiment-failure = Le front { $unit_de } recule d’un pas, puis de dix.
    .v2 = On perd un appui, on perd l’autre : pas de prise encore pour { $unit }.
    .v3 = Ce bout de champ ne sera pas { $unit_a } ce tour-ci.
    .v4 = Deux assauts, deux refus : la place reste à l’ennemi { $unit_de }.
    .v5 = On revient au son du tambour, sans honte et sans gain, chez { $unit }.
jet-tell-regiment-um66 = Les compagnies { $unit_de } se rangent chacune à son idée, et aucune n’est la bonne.
    .v2 = Un ordre mal crié, et le carré { $unit_de } devient une foule.
    .v3 = Personne chez { $unit } ne sait plus où est la droite.
    .v4 = Les fanions disent gauche, les tambours disent droite chez { $unit }.
jet-tell-regiment-partial_success = Un léger avantage pour { $unit }, sans un pas de gagné.
    .v2 = Tenir, et rendre les coups : le métier { $unit_de }.
    .v3 = Rien de pris, rien de lâché, un souffle d’avance pour { $unit }.
    .v4 = Le front { $unit_de } plie moins que l’autre.
    .v5 = L’heure penche un peu vers { $unit }.
jet-tell-regiment-um100 = Un seul élan { $unit_de }, et la ligne d’en face s’ouvre.
    .v2 = On n’a jamais vu manœuvrer ainsi : l’ennemi recule par rangs entiers devant { $unit }.
    .v3 = Le tambour { $unit_de } bat, et tout plie.
jet-tell-regiment-relative_success = Une surprise à demi réussie : un talus et du cœur de gagnés pour { $unit }.
    .v2 = L’adversaire tourne son front, mais la place est déjà { $unit_a }.
    .v3 = On avance chez { $unit }, sans courir.
    .v4 = Une aile gagne cent pas : bonne heure pour { $unit }.
    .v5 = L’ennemi resserre ses rangs devant { $unit }.
jet-tell-regiment-success = Le régiment d’en face lâche pied devant { $unit }, et le secteur avec lui.
    .v2 = Attaque ou défense, peu importe : l’heure est { $unit_a }.
    .v3 = Là où porte l’effort { $unit_de }, la ligne ennemie ne tient pas.
    .v4 = De loin on voit les enseignes { $unit_de } dépasser celles d’en face.
    .v5 = L’assaut { $unit_de } passe le fossé, et le fossé est derrière.
jet-tell-regiment-absolute_success = Les enseignes d’en face tombent une à une devant { $unit }.
    .v2 = Il ne reste à l’adversaire { $unit_de } que le choix du côté par où fuir.
    .v3 = Ce bout de champ tout entier appartient { $unit_a }.
    .v4 = La marche { $unit_de } ne rencontre plus de front.
    .v5 = On ramassera demain ce que l’ennemi jette aujourd’hui devant { $unit }.
jet-tell-company-spectacular_failure = Une poignée d’hommes, une mer d’ennemis : { $unit }, sans un ami en vue.
    .v2 = Le régiment est loin, le cercle est près : mauvais moment chez { $unit }.
    .v3 = On se met dos à dos dans les rangs { $unit_de }.
jet-tell-company-absolute_failure = Deux contre un, et pas des plus tendres : trois tours avant de tirer { $unit } de là.
    .v2 = L’élite adverse a trouvé { $unit }, et serre les dents dessus.
    .v3 = Chaque pas coûte un homme { $unit_a }.
    .v4 = Ils étaient deux fois plus, et frais, à attendre { $unit }.
jet-tell-company-failure = La place est perdue, on se replie pas à pas chez { $unit }.
    .v2 = Ceux d’en face poussent plus fort que { $unit }.
    .v3 = Quelques toises de moins pour { $unit }, et du cœur avec.
    .v4 = On cède un pas, puis l’autre, chez { $unit }.
    .v5 = La poussée d’en face déplace { $unit } d’un jet de pierre.
jet-tell-company-um66 = Chacun pour soi dans les rangs { $unit_de } : on crie, on frappe, on ne s’entend plus.
    .v2 = Le sergent parle, personne n’écoute chez { $unit }.
    .v3 = La file de gauche charge, celle de droite attend : drôle de combat pour { $unit }.
    .v4 = Deux ordres, trois avis, quatre directions chez { $unit }.
    .v5 = La poussière, un cor mal compris, et plus de rang chez { $unit }.
jet-tell-company-partial_success = On tient bon chez { $unit }, et l’on rend les coups.
    .v2 = Ni gloire ni honte : le travail est fait chez { $unit }.
    .v3 = On n’avance pas chez { $unit }, mais en face non plus.
    .v4 = Un avantage mince comme une lame, pour { $unit }.
    .v5 = La poussée tourne, à peine, pour { $unit }.
jet-tell-company-um100 = Tous frappent d’un seul bras : rien ne tient devant { $unit }.
    .v2 = Le hasard, le soleil dans les yeux d’en face, et l’on fauche à pleins bras chez { $unit }.
    .v3 = On dirait que l’ennemi dort : on en profite jusqu’au bout chez { $unit }.
jet-tell-company-relative_success = Le poids { $unit_de } commence à compter dans la poussée.
    .v2 = Un cri, un coup de boucliers, et la danse se mène au pas { $unit_de }.
    .v3 = L’échange tourne bien pour { $unit }.
    .v4 = Le bon pied, le bon moment : la mêlée penche du côté { $unit_de }.
    .v5 = Une épaule après l’autre, l’ennemi s’efface devant { $unit }.
jet-tell-company-success = La barricade d’en face est emportée : le coin entier est { $unit_a }.
    .v2 = Ils reculent, ils tombent, ils reculent encore devant { $unit }.
    .v3 = Belle ouvrage dans les rangs { $unit_de }.
    .v4 = La troupe d’en face se défait par les bords : c’est l’œuvre { $unit_de }.
    .v5 = Pas à pas, toute la place est { $unit_a }.
jet-tell-company-absolute_success = Il n’y a plus de mêlée devant { $unit }, seulement une chasse.
    .v2 = L’adversaire ne songe plus qu’à reculer devant { $unit }.
    .v3 = Personne ne voudra plus, aujourd’hui, faire face { $unit_a }.
    .v4 = En face on ne crie plus d’ordres, on crie grâce devant { $unit }.
    .v5 = Le passage { $unit_de } se lit par terre.
jet-tell-seen-good = De loin, on voit les lignes { $unit_de } gagner du terrain.
    .v2 = Les bannières { $unit_de } avancent.
    .v3 = Un cri de victoire monte des rangs { $unit_de }.
jet-tell-seen-bad = De loin, on voit plier les lignes { $unit_de }.
    .v2 = Les bannières { $unit_de } reculent.
    .v3 = Le désordre gagne les rangs { $unit_de }.
jet-tell-soldier-spectacular_failure = { $who_cap } se retourne : plus un visage ami ({ $effects }).
    .v2 = La mêlée se referme derrière { $who } comme l’eau ({ $effects }).
    .v3 = Où sont passés les autres ? { $who_cap } frappe au milieu d’inconnus ({ $effects }).
jet-tell-soldier-absolute_failure = Ils sont plusieurs à choisir { $who } en même temps ({ $effects }).
    .v2 = Un pas de trop, et toutes les lames cherchent { $who } ({ $effects }).
    .v3 = { $who_cap } baisse les yeux un instant ; c’est assez pour que tous fondent dessus ({ $effects }).
jet-tell-soldier-failure = Le voisin { $who_de } n’est pas là où il devrait ({ $effects }).
    .v2 = { $who_cap } garde mal sa place dans le rang ({ $effects }).
    .v3 = Les coups viennent de partout sauf d’en face, pour { $who } ({ $effects }).
jet-tell-soldier-um66 = Une flèche qui ne visait personne trouve { $who } ({ $effects }).
    .v2 = Un trait perdu, et c’est { $who } qui le reçoit ({ $effects }).
    .v3 = Il siffle quelque chose, et { $who } chancelle ({ $effects }).
jet-tell-soldier-partial_success = { $who_cap } suit, un peu en retard ({ $effects }).
    .v2 = La place { $who_de } dans le rang tient, sauf d’un côté ({ $effects }).
    .v3 = À bout de souffle mais à son poste : { $who } ({ $effects }).
jet-tell-soldier-um100 = Le temps ralentit autour { $who_de } : c’est maintenant ou jamais ({ $effects }).
    .v2 = Une trouée, un silence, et { $who } pour les saisir ({ $effects }).
    .v3 = On fera peut-être une chanson sur { $who } ({ $effects }).
jet-tell-soldier-relative_success = Un homme se détache et vient droit sur { $who } ({ $effects }).
    .v2 = Les camarades font le vide autour { $who_de } ({ $effects }).
    .v3 = { $who_cap } tient son homme au bout de l’arme ({ $effects }).
jet-tell-soldier-success = Épaule contre épaule : { $who } sait qui l’entoure ({ $effects }).
    .v2 = Tout ce qu’on répète à l’exercice sert { $who } ({ $effects }).
    .v3 = Le rang avance d’un bloc, { $who } avec lui ({ $effects }).
jet-tell-soldier-absolute_success = Tout ce que touche { $who } recule ou tombe ({ $effects }).
    .v2 = { $who_cap } fait la place d’un cheval à chaque moulinet ({ $effects }).
    .v3 = Les siens s’ouvrent un passage derrière { $who } ({ $effects }).
jet-tell-chance-loose_horse = Un destrier passe, selle vide ; { $who } tend la main vers la bride.
    .v2 = { $who_cap } court à côté d’un cheval fou.
    .v3 = Un cheval sans maître, et { $who } qui saute.
jet-tell-declined-loose_horse = Le cheval passe ; { $who } a mieux à faire.
    .v2 = { $who_cap } laisse filer la bête.
    .v3 = Ce n’est pas l’heure de monter, juge { $who }.
jet-tell-won-loose_horse = En selle ! { $who_cap } domine la mêlée d’une tête de cheval.
    .v2 = La bête reconnaît une main : { $who } la tient.
    .v3 = { $who_cap } se hisse, serre les genoux, et le monde rapetisse.
jet-tell-lost-loose_horse = L’étrier se dérobe, et { $who } roule dans la boue.
    .v2 = Le cheval n’a plus confiance en personne, pas même en { $who }.
    .v3 = La bride casse entre les doigts { $who_de }.
jet-tell-chance-challenge = Un officier d’en face désigne { $who } de la pointe ; { $who } salue.
    .v2 = « Toi ! » crie-t-on ; { $who } relève le gant.
    .v3 = On s’écarte : { $who } et un capitaine ennemi, seuls un moment.
jet-tell-declined-challenge = { $who_cap } ne répond pas au défi, et l’officier ennemi en rit avec ses hommes pour trois tours.
    .v2 = Le gant reste dans la boue devant { $who }.
    .v3 = { $who_cap } se fond dans le rang ; en face, on acclame.
jet-tell-won-challenge = L’officier tombe aux pieds { $who_de } : sa compagnie n’a plus de voix.
    .v2 = Une feinte, un pas, c’est fait : { $who } essuie sa lame.
    .v3 = Le capitaine d’en face avait trouvé plus fort que lui : { $who }.
jet-tell-lost-challenge = Le duel tourne mal pour { $who }.
    .v2 = Le capitaine était bien ce qu’il semblait : { $who } l’apprend.
    .v3 = { $who_cap } plie le genou, l’officier ne plie rien.
jet-tell-chance-banner = La bannière d’en face flotte à dix pas ; { $who } s’élance.
    .v2 = Entre { $who } et l’étendard ennemi, quelques hommes seulement.
    .v3 = { $who_cap } voit le porteur, et ne voit plus que lui.
jet-tell-declined-banner = { $who_cap } laisse passer l’étendard, et trois tours durant il fera des merveilles pour les autres.
    .v2 = Trop de monde autour de cette hampe, pense { $who }.
    .v3 = La bannière s’éloigne ; { $who } aussi.
jet-tell-won-banner = L’étoffe est dans les mains { $who_de }, et le cœur d’en face avec.
    .v2 = { $who_cap } brandit ce que l’ennemi suivait.
    .v3 = La hampe se brise sous le poing { $who_de }, un gémissement court en face.
jet-tell-lost-banner = Le porteur était mieux gardé que ne croyait { $who }.
    .v2 = { $who_cap } revient les mains vides, et c’est déjà bien de revenir.
    .v3 = À un pas près, { $who } l’avait.
jet-tell-chance-stragglers = Des camarades d’une autre compagnie, perdus dans la presse : { $who } les appelle.
    .v2 = « À moi ! » { $who_cap } agite le bras vers des isolés.
    .v3 = { $who_cap } voit des boucliers amis au milieu des autres.
jet-tell-declined-stragglers = { $who_cap } détourne la tête ; les isolés ne tiendront pas.
    .v2 = On n’a pas le temps, dit { $who }.
    .v3 = Des appels, à gauche ; { $who } ne bouge pas.
jet-tell-won-stragglers = Ils l’ont entendu : les égarés se rangent derrière { $who }.
    .v2 = Un par un, les isolés gagnent le rang { $who_de }.
    .v3 = La voix { $who_de } porte, et des hommes rentrent dans le jeu.
jet-tell-lost-stragglers = Les appels { $who_de } se perdent dans le fracas.
    .v2 = { $who_cap } crie ; là-bas, les boucliers s’abaissent un à un.
    .v3 = Trop tard d’un souffle pour { $who }.
jet-tell-chance-fallen_sub_officer = Le sergent s’abat ; { $who } ramasse son arme et se tourne vers les hommes.
    .v2 = Plus de chef, et tous les regards sur { $who }.
    .v3 = { $who_cap } enjambe le corps du sous-officier et lève le bras.
jet-tell-declined-fallen_sub_officer = Le sergent tombe, et { $who } regarde ailleurs.
    .v2 = Personne ne prend la place du mort, pas même { $who }.
    .v3 = { $who_cap } ne se sent pas l’âme d’un chef aujourd’hui.
jet-tell-won-fallen_sub_officer = « Suivez-moi ! » et l’on suit { $who }.
    .v2 = La compagnie a une voix de nouveau : celle { $who_de }.
    .v3 = En un instant { $who } est ce que le sergent avait mis dix ans à devenir.
jet-tell-lost-fallen_sub_officer = On n’écoute pas { $who }, pas encore.
    .v2 = La voix { $who_de } se brise au mauvais moment.
    .v3 = Les hommes cherchent un chef du regard, et passent sur { $who }.
jet-tell-chance-exposed_commander = Le chef ennemi, là, sans sa garde : { $who } n’hésite pas.
    .v2 = Un couloir s’ouvre dans les rangs adverses, un commandant au bout ; { $who } court.
    .v3 = { $who_cap } reconnaît le panache : c’est leur chef, et il est seul.
jet-tell-declined-exposed_commander = Un commandant ennemi à portée, et { $who } reste à son poste.
    .v2 = { $who_cap } flaire un piège et ne bouge pas.
    .v3 = La tête d’en face passe à dix pas { $who_de }, et s’éloigne.
jet-tell-won-exposed_commander = Le chef ennemi tombe de cheval, et { $who } reste debout.
    .v2 = Un coup { $who_de }, et toute une troupe n’a plus de tête.
    .v3 = On crie en face un nom que l’on ne criera plus : c’est l’œuvre { $who_de }.
jet-tell-lost-exposed_commander = La garde arrive à temps, et { $who } s’arrête là.
    .v2 = L’occasion se referme devant { $who }.
    .v3 = { $who_cap } ne touche que l’écu.
jet-tell-chance-enemy_archers = { $who_cap } voit les arcs se lever et crie.
    .v2 = Une ombre de flèches : { $who } hurle de serrer les boucliers.
    .v3 = « Couvrez-vous ! » La voix { $who_de } court le long du rang.
jet-tell-declined-enemy_archers = { $who_cap } a vu les arcs, et se tait.
    .v2 = L’alerte attendue { $who_de } ne vient pas.
    .v3 = Chacun pour soi sous les flèches, { $who } d’abord.
jet-tell-won-enemy_archers = Les boucliers se referment à temps : on bénit { $who }.
    .v2 = La volée tinte sur le fer, et l’on rit autour { $who_de }.
    .v3 = Grâce { $who_a }, la pluie n’a mouillé personne.
jet-tell-lost-enemy_archers = Le cri { $who_de } arrive avec les flèches.
    .v2 = On lève la tête au lieu du bouclier, malgré { $who }.
    .v3 = { $who_cap } a crié juste trop tard.
jet-tell-chance-union = Des amis à portée de voix : { $who } veut joindre les deux troupes.
    .v2 = { $who_cap } fait signe à l’unité voisine.
    .v3 = À droite, les couleurs sont les nôtres : { $who } pousse de ce côté.
jet-tell-declined-union = { $who_cap } préfère se battre entre siens.
    .v2 = Chacun chez soi, estime { $who }.
    .v3 = L’unité amie s’éloigne sans un signe { $who_de }.
jet-tell-won-union = Deux rangs n’en font plus qu’un autour { $who_de }.
    .v2 = La soudure est faite, et { $who } se trouve au milieu de bien du monde.
    .v3 = On se serre, on se compte : plus nombreux qu’avant, par la grâce { $who_de }.
jet-tell-lost-union = L’unité voisine n’a rien compris aux gestes { $who_de }.
    .v2 = Un remous sépare { $who } de ces amis-là.
    .v3 = Ce ne sera pas pour cette fois, { $who }.
jet-tell-chance-cut_in_two = Une fente dans la ligne adverse : { $who } y jette les siens.
    .v2 = { $who_cap } voit où couper.
    .v3 = Entre deux unités d’en face, un vide ; { $who } s’y engouffre.
jet-tell-declined-cut_in_two = La fente se referme, { $who } n’a pas bougé.
    .v2 = { $who_cap } juge le coup trop risqué.
    .v3 = On tenait un coin, { $who } ne l’enfonce pas.
jet-tell-won-cut_in_two = L’ennemi est en deux morceaux, et { $who } entre les deux.
    .v2 = Coupés des leurs, ceux de gauche tombent vite, grâce au coup d’œil { $who_de }.
    .v3 = { $who_cap } a tranché dans le vif : le ratio s’en ressent.
jet-tell-lost-cut_in_two = Le coin s’émousse, et { $who } avec.
    .v2 = En face on a serré à temps contre { $who }.
    .v3 = L’idée { $who_de } était bonne, le moment ne l’était plus.
jet-tell-engaged-reserve = { $unit_cap } : en réserve, et patience.
    .v2 = On ramène { $unit } derrière la ligne.
    .v3 = Le MJ garde { $unit } en main pour plus tard.
jet-tell-engaged-withdrawn = En retrait, { $unit } : prêts à relever, pas à frapper.
    .v2 = Ordre { $unit_a } : rester hors du contact.
    .v3 = On tient { $unit } un peu en arrière.
jet-tell-engaged-second_line = Deuxième ligne pour { $unit }.
    .v2 = Ordre { $unit_a } : soutenir ceux qui sont devant.
    .v3 = On place { $unit } juste derrière le choc.
jet-tell-engaged-first_line = Au contact, { $unit } !
    .v2 = Première ligne pour { $unit }.
    .v3 = Ordre { $unit_a } : aller chercher l’ennemi.
jet-tell-posture-engaged = { $who_cap } prend place au premier rang.
    .v2 = Devant : c’est là que veut être { $who }.
    .v3 = { $who_cap } s’avance à portée de fer.
jet-tell-posture-support = { $who_cap } reste en support.
    .v2 = Un rang derrière, l’œil ouvert : { $who }.
    .v3 = { $who_cap } laisse les autres passer devant.
jet-tell-mode = Nouvelle manière de commander { $unit } : { $mode }.
    .v2 = On mènera { $unit } autrement : { $mode }.
    .v3 = { $unit_cap } : { $mode }, désormais.
jet-tell-called = Les trompettes appellent { $unit } : { $turns ->
        [one] un tour de marche
       *[other] { $turns } tours de marche
    }.
    .v2 = Un cavalier part chercher { $unit } : délai { $turns }.
    .v3 = La réserve s’ébranle : { $unit } en route, délai { $turns }.
jet-tell-fights = { $who_cap } tire l’arme et rejoint le rang.
    .v2 = Ce tour-ci, { $who } se bat comme un soldat.
    .v3 = { $who_cap } confie les signaux à un autre et descend dans la mêlée.
jet-tell-rallied = On arrête les fuyards { $unit_de }, on les retourne : ils tiennent, tout juste.
    .v2 = Une voix a suffi : { $unit } de retour, au bord de la rupture.
    .v3 = Le flot s’inverse : revoilà { $unit }.
jet-tell-not-rallied = Rien n’arrête { $unit }.
    .v2 = On crie, on menace : le dos { $unit_de } s’éloigne.
    .v3 = Personne ne ramènera plus { $unit }.
jet-tell-pinned = Le MJ dresse { $unit } contre { $target }.
    .v2 = En face { $unit_de }, quoi qu’il arrive : { $target }.
    .v3 = Face à face : { $unit }, { $target }.
jet-tell-unpinned = Plus d’adversaire désigné pour { $unit }.
    .v2 = On laisse { $unit } trouver sa place.
    .v3 = La rencontre { $unit_de } suit de nouveau l’usage.
jet-tell-freed = Plus personne ne ferme le cercle : on respire chez { $unit }.
    .v2 = Le piège autour { $unit_de } s’ouvre faute de bras.
    .v3 = L’ennemi parti, la route est libre pour { $unit }.
jet-tell-opposed = Face { $targets_a }, { $unit } : { $n_signed } au jet de bataille { $targets_de }.
    .v2 = L’opposition { $unit_de } vaut { $n_signed } au jet de bataille { $targets_de }.
    .v3 = { $n_signed } au jet de bataille { $targets_de } : c’est, en face, le poids { $unit_de }.
    .v4 = La riposte { $unit_de } compte pour { $n_signed } au jet de bataille { $targets_de }.
jet-tell-opposed-several = Face { $targets_a }, { $unit }, et aussi { $beside } : { $n_signed } au jet de bataille { $targets_de }.
    .v2 = { $unit_cap }, avec { $beside }, contre { $targets } : { $n_signed } au jet de bataille { $targets_de }.
    .v3 = Plus d’un adversaire, face { $targets_a } : { $unit }, { $beside }. Poids de leur jet : { $n_signed }.
# Ce que le moral fait à la discipline (JET-24).
jet-part-discipline = { $slack ->
        [0] { "" }
       *[other] , discipline à { $discipline_signed }
    }
# Ce qui touche une armée ou un régiment touche tout ce qui en dépend (JET-20).
jet-part-below = { $below ->
        [0] { "" }
       *[other] , et { $by_signed } pour tout ce qui en dépend
    }
jet-tell-morale-up = Le cœur monte chez { $unit } : moral { $by_signed }, désormais { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v2 = On chante dans les rangs { $unit_de } : moral { $by_signed }, désormais { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v3 = { $by_signed } au moral { $unit_de }, désormais à { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v4 = Les têtes se relèvent chez { $unit } : moral { $by_signed }, désormais { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v5 = Voilà qui fait du bien { $unit_a } : moral { $by_signed }, désormais { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v6 = Moral { $unit_de } : { $by_signed }, le voici à { $now_signed }{ jet-part-discipline }{ jet-part-below }.
jet-tell-morale-up-low = On respire un peu chez { $unit } : moral { $by_signed }, à { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v2 = Un peu de cœur revient { $unit_a } : moral { $by_signed }, encore à { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v3 = Le moral { $unit_de } remonte de { $by_signed }, à { $now_signed } seulement{ jet-part-discipline }{ jet-part-below }.
jet-tell-morale-down = Le doute gagne { $unit } : moral { $by_signed }, désormais { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v2 = On regarde en arrière chez { $unit } : moral { $by_signed }, désormais { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v3 = { $by_signed } au moral { $unit_de }, qui tombe à { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v4 = Les visages se ferment chez { $unit } : moral { $by_signed }, désormais { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v5 = Le coup pèse sur { $unit } : moral { $by_signed }, désormais { $now_signed }{ jet-part-discipline }{ jet-part-below }.
    .v6 = Moral { $unit_de } : { $by_signed }, le voilà à { $now_signed }{ jet-part-discipline }{ jet-part-below }.
jet-tell-delayed = Les chemins sont encombrés : { $unit } dans { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } seulement.
    .v2 = Retard pour { $unit } : encore { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }.
    .v3 = On attendra { $unit } plus longtemps que prévu : { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }.
jet-tell-entered = Des troupes fraîches débouchent : { $unit }.
    .v2 = Voici { $unit }, au pas de charge.
    .v3 = La réserve arrive : { $unit }.
jet-tell-entered-at-once = L’instant est saisi : l’entrée { $unit_de } dans la mêlée n’attend pas.
    .v2 = Pas un tour de perdu : on fait donner { $unit } sur-le-champ.
    .v3 = D’un geste on lance { $unit }.
jet-tell-malus = Trois tours difficiles attendent { $unit } : { $value_signed } jusqu’au tour { $last }.
    .v2 = L’ennemi tient { $unit } à la gorge : { $value_signed } jusqu’au tour { $last }.
    .v3 = { $value_signed } pour { $unit }, jusqu’au tour { $last }.
jet-tell-bonus = On se pousse du coude chez { $unit } : { $value_signed } jusqu’au tour { $last }.
    .v2 = L’officier { $unit_de } se sent des ailes : { $value_signed } jusqu’au tour { $last }.
    .v3 = { $value_signed } pour { $unit }, tant que dure l’audace, jusqu’au tour { $last }.
jet-tell-placed = Là où l’on a échoué, on fera ce qu’on pourra chez { $unit } : { $value_signed } au prochain jet.
    .v2 = Le hasard a placé { $unit } : { $value_signed } au tour suivant.
    .v3 = Au prochain jet { $unit_de } : { $value_signed }, pour la place prise.
jet-tell-lent = Un étendard debout, un étendard qu’on envie : moral { $value_signed } pour { $unit }, du prochain tour au tour { $last }.
    .v2 = Tant que flotte cette bannière, { $value_signed } au moral { $unit_de }, du prochain tour au tour { $last }.
    .v3 = Le moral { $unit_de } changera de { $value_signed }, du prochain tour au tour { $last }.
jet-tell-trapped = Plus d’issue pour { $unit }.
    .v2 = Le piège est fermé sur { $unit }.
    .v3 = On ne sort plus des rangs { $unit_de }.
jet-tell-broke-out = La moitié passe, l’autre reste : { $unit }, hors du piège.
    .v2 = À coups d’épaule et d’épée, une route s’ouvre pour { $unit }.
    .v3 = Le cercle cède d’un côté, et le flot { $unit_de } s’y rue.
jet-tell-not-out = La percée échoue : les rangs { $unit_de } ne passent pas.
    .v2 = Le cercle ne s’ouvre pas devant les rangs { $unit_de }.
    .v3 = Trois fois l’assaut { $unit_de } se jette contre le mur de fer, trois fois en vain.
jet-tell-ground-won = Le terrain parle pour { $unit } désormais : niveau { $level }.
    .v2 = La hauteur est { $unit_a } : niveau { $level }.
    .v3 = On plante un fanion, c’est le coin { $unit_de } (niveau { $level }).
jet-tell-ground-lost = Le terrain passe à l’ennemi { $unit_de } : niveau { $level }.
    .v2 = Plus de hauteur sous les pieds { $unit_de } : niveau { $level }.
    .v3 = L’avantage du sol échappe { $unit_a } (niveau { $level }).
jet-tell-surrounded = { $n ->
        [one] Un homme se jette sur { $who }
       *[other] Ils sont { $n } sur { $who }
    }.
    .v2 = { $n ->
        [one] Une lame
       *[other] { $n } lames
    } pour { $who }.
    .v3 = Autour { $who_de }, { $n ->
        [one] un visage, et ce n’est pas un ami
       *[other] { $n } visages, aucun d’ami
    }.
jet-tell-cut-off = Plus de rang, plus de voisin : { $who } ne voit que l’ennemi.
    .v2 = { $who_cap } se bat dans une île.
    .v3 = La ligne est loin, { $who } est ici.
jet-tell-critical-slash = Une lame ouvre { $who } : critique B, tranchant.
    .v2 = Critique B de taille pour { $who }.
    .v3 = Le fer passe la garde { $who_de } : critique B, tranchant.
jet-tell-critical-krush = Une masse s’abat sur { $who } : critique B, contondant.
    .v2 = Critique B d’écrasement pour { $who }.
    .v3 = Quelque chose de lourd trouve { $who } : critique B, contondant.
jet-tell-critical-puncture = Un trait perdu frappe { $who } : critique C, perforant.
    .v2 = Critique C de pointe pour { $who }.
    .v3 = Une flèche tombe du ciel sur { $who } : critique C, perforant.
jet-tell-rejoined = { $who_cap } retrouve un bouclier ami à son côté.
    .v2 = Le rang se rouvre pour { $who }.
    .v3 = D’où sort { $who } ? De l’enfer, et sur ses pieds.
jet-tell-bold = Tous ont vu { $who } marcher sur le chef ennemi : { $by_signed } à son commandement.
    .v2 = L’audace { $who_de } entraîne les autres : { $by_signed }.
    .v3 = { $by_signed } au jet { $who_de }, pour l’exemple.
jet-tell-gone-out = { $who_cap } ne se battra plus aujourd’hui.
    .v2 = On emporte { $who } vers l’arrière.
    .v3 = La bataille continue sans { $who }.
jet-tell-gone-captured = { $who_cap } jette son arme : on l’emmène.
    .v2 = Des mains ennemies tiennent { $who }.
    .v3 = Il faudra payer pour revoir { $who }.
jet-tell-gone-dead = { $who_cap } tombe et ne se relève pas.
    .v2 = Un nom de plus pour les pierres : { $who }.
    .v3 = La mort a trouvé { $who }.
jet-tell-doomed = Le commandant { $unit_de } est à terre : au tour prochain, plus personne ne donnera d’ordre.
    .v2 = Bientôt nul ne commandera { $unit }.
    .v3 = Un corps qu’on relève chez { $unit } : c’était le chef.
jet-tell-rises = Dès le prochain tour, { $who } mènera { $unit }.
    .v2 = On obéira { $who_a } désormais : ainsi en va-t-il chez { $unit }.
    .v3 = { $who_cap } prend la tête, { $unit } derrière.
jet-tell-volley = La volée tombe sur { $unit } : { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    }, ou peu s’en faut.
    .v2 = Le ciel se vide sur { $unit } : { $men } à terre.
    .v3 = { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    } { $unit_de } sous les flèches.
jet-tell-joins = { $men ->
        [one] { $men } égaré { $unit_de } trouve refuge chez { $target }
       *[other] { $men } égarés { $unit_de } trouvent refuge chez { $target }
    }.
    .v2 = { $men ->
        [one] Un homme { $unit_de } se battra avec { $target }
       *[other] { $men } hommes { $unit_de } se battront avec { $target }
    }.
    .v3 = On se serre pour faire place à { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    } { $unit_de } dans les rangs { $target_de }.
jet-tell-cut-down = { $men ->
        [one] Un isolé { $unit_de } est taillé en pièces
       *[other] { $men } isolés { $unit_de } sont taillés en pièces
    }.
    .v2 = On n’a pas pu sauver { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    } { $unit_de }.
    .v3 = La marée se referme : { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    } { $unit_de } sous elle.
jet-tell-not-in-play = Ceci regarde { $unit }, dont l’échelle n’est pas jouée : au MJ d’en tirer parti.
    .v2 = Hors de notre échelle : l’effet sur { $unit } est laissé au MJ.
    .v3 = Le MJ notera ce qui arrive { $unit_a } : aucun jet ne le dira.
# Qui est tombé : ce qui est nul n’est pas dit.
jet-part-and-wounded = { $wounded ->
        [0] { "" }
        [one] { " " }et { $wounded } blessé
       *[other] { " " }et { $wounded } blessés
    }
jet-part-fallen = { $killed ->
        [0] { $wounded ->
            [one] { $wounded } blessé
           *[other] { $wounded } blessés
        }
        [one] { $killed } mort{ jet-part-and-wounded }
       *[other] { $killed } morts{ jet-part-and-wounded }
    }
jet-tell-losses = { $unit_cap } : { jet-part-fallen }, { $left } debout.
    .v2 = On relève chez { $unit } { jet-part-fallen } ; { $left ->
        [one] il n’en reste qu’un
       *[other] il en reste { $left }
    }.
    .v3 = Pour { $unit }, le prix du tour : { jet-part-fallen } ; { $left ->
        [one] un seul encore en état
       *[other] { $left } encore en état
    }.
    .v4 = À l’appel { $unit_de }, { $left ->
        [one] une voix
       *[other] { $left } voix
    } ; on compte { jet-part-fallen }.
jet-tell-losses-last = { $unit_cap } : { jet-part-fallen }.
    .v2 = On relève chez { $unit } { jet-part-fallen }.
    .v3 = Pour { $unit }, le prix du tour : { jet-part-fallen }.
jet-tell-losses-seen = On tombe dans les rangs { $unit_de }.
    .v2 = Des vides se creusent chez { $unit }.
    .v3 = Des corps à terre, dans les rangs { $unit_de }.
jet-tell-passed = { $men ->
        [one] Un homme passe { $unit_de } chez { $target }
       *[other] { $men } hommes passent { $unit_de } chez { $target }
    }.
    .v2 = { $men ->
        [one] Désormais, un homme { $unit_de } compte dans les rangs { $target_de }
       *[other] Désormais, { $men } hommes { $unit_de } comptent dans les rangs { $target_de }
    }.
    .v3 = { $men ->
        [one] Un homme change de rang
       *[other] { $men } hommes changent de rang
    } : de chez { $unit } à chez { $target }.
jet-tell-routed = C’est la débandade chez { $unit }.
    .v2 = Plus d’ordre, plus de rang : { $unit } en déroute.
    .v3 = On ne voit plus que des dos du côté { $unit_de }.
jet-tell-destroyed = Des rangs { $unit_de }, il ne reste personne.
    .v2 = Le silence, à la place { $unit_de }.
    .v3 = On raie { $unit } du rôle.
jet-tell-massacred-flight = Un par un, les survivants { $unit_de } se glissent entre les rangs ennemis et disparaissent.
    .v2 = Ce que le massacre laisse { $unit_de } s’éparpille à travers le cercle, homme par homme.
    .v3 = Quelques-uns s’échappent dans la confusion : tout ce qui reste { $unit_de }, et le champ est déjà loin.
jet-tell-massacred-last_stand = Pas un dans les rangs { $unit_de } ne demande quartier ; pas un ne reste.
    .v2 = Ils meurent autour de leur enseigne : on n’entendra plus le cri { $unit_de }.
    .v3 = On se souviendra de la dernière heure { $unit_de }.
jet-tell-massacred-surrender = Les armes { $unit_de } tombent en tas.
    .v2 = Un linge au bout d’une lance : reddition { $unit_de }.
    .v3 = On emmène les survivants { $unit_de }, les mains vides.
jet-tell-defeated-rout = L’armée entière { $side_de } s’en va : la journée est perdue.
    .v2 = Il n’y a plus de bataille, faute de combattants chez { $side }.
    .v3 = La déroute emporte { $side }, et la journée avec.
jet-tell-defeated-collapse = Le piège ne s’est pas rouvert : l’armée { $side_de } se défait.
    .v2 = L’armée { $side_de } se disloque là où on l’a enfermée.
    .v3 = Plus d’issue : les rangs { $side_de } se défont.
jet-tell-defeated-too = Au même moment, c’en est fait aussi { $side_de } : personne n’emporte la journée.
    .v2 = La fin { $side_de } vient au même instant : pas de vainqueur.
    .v3 = Et rien ne tient non plus chez { $side } : nul n’est là pour prendre le champ.
jet-tell-defeated-nobody = Plus personne en ligne pour { $side } : la bataille est finie.
    .v2 = Le champ est vide du côté { $side_de }.
    .v3 = Défaite { $side_de }, faute d’hommes.
jet-tell-defeated-surrender = On dépose les armes chez { $side } : il y aura des rançons, plus de combats.
    .v2 = Le chef { $side_de } tend son épée par la garde.
    .v3 = Reddition { $side_de }, drapeaux couchés dans l’herbe.
jet-tell-chief-lost = { $unit_cap } : plus personne pour commander.
    .v2 = Le commandement { $unit_de } est vacant.
    .v3 = On attend des ordres chez { $unit } ; il n’en vient pas.
jet-tell-second-lost = Des deux chefs { $side_de }, il n’en reste qu’un.
    .v2 = { $side_cap } : le second dirigeant n’est plus là.
    .v3 = Une seule voix désormais mène { $side }.
jet-tell-promoted = { $who_cap } commande { $unit }.
    .v2 = C’est { $who }, désormais, que l’on regarde chez { $unit }.
    .v3 = Nouveau chef pour { $unit } : { $who }.
jet-tell-stand-in = Un ancien se lève chez { $unit } et prend les choses en main : leadership { $n }.
    .v2 = { $unit_cap } : un remplaçant, leadership { $n }.
    .v3 = Quelqu’un crie enfin des ordres chez { $unit } (leadership { $n }).
jet-tell-conceded = { $side_cap } : on demande à parler.
    .v2 = Le camp { $side_de } abandonne la partie.
    .v3 = Les trompettes { $side_de } sonnent la fin.
jet-tell-arrived = Des renforts : { $unit } !
    .v2 = Une poussière sur la route, des bannières : { $unit }.
    .v3 = L’arrivée { $unit_de } change les comptes.
jet-tell-came = { $who_cap } arrive sur le champ de bataille.
    .v2 = On reconnaît { $who } à l’entrée du champ.
    .v3 = Voici { $who }.
jet-tell-left = { $unit_cap } : hors du champ.
    .v2 = On retire { $unit } de la bataille.
    .v3 = Départ { $unit_de }.
jet-tell-enlisted = Une troupe nouvelle, { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    }, se forme comme { $target }.
    .v2 = { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    } de plus : les mêmes armes que { $target }.
    .v3 = On lève { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    } sur le modèle { $target_de }.
jet-tell-taken = Le MJ retire { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    } { $unit_a }.
    .v2 = { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    } de moins pour { $unit }, par décision du MJ.
    .v3 = { $unit_cap } : { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    } en moins.
jet-tell-restored = Le MJ rend { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    } { $unit_a }.
    .v2 = { $men ->
        [one] Un homme revient chez { $unit }
       *[other] { $men } hommes reviennent chez { $unit }
    }.
    .v3 = { $unit_cap } : { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    } de retour.
jet-tell-turned-coat = Trahison : on voit { $unit } changer de camp !
    .v2 = Les enseignes { $unit_de } se retournent.
    .v3 = { $unit_cap } dans les rangs d’en face : qui l’eût dit ?
jet-tell-posted = { $who_cap } rejoint { $unit }.
    .v2 = Nouveau poste { $who_de } : { $unit }.
    .v3 = On envoie { $who } auprès { $unit_de }.
jet-tell-set = Le MJ fixe pour { $unit } : { $field }, { $value }.
    .v2 = { $unit_cap } : { $field } vaut maintenant { $value }.
    .v3 = Décision du MJ sur { $unit } : { $field } à { $value }.
jet-tell-option = Le MJ change un réglage : { $option }, { $value }.
    .v2 = Désormais, { $option } : { $value }.
    .v3 = Réglage { $option } : { $value } à partir d’ici.
jet-tell-outside = Hors des règles, le MJ l’ordonne ainsi { $unit_a }.
    .v2 = Le livre ne l’offrait pas ; le MJ le donne { $unit_a }.
    .v3 = Le MJ passe outre pour { $unit }.

jet-after-unit = { $unit_cap } : { $men ->
        [one] { $men } homme
       *[other] { $men } hommes
    } sur { $initial } ; { $killed ->
        [one] { $killed } tué
       *[other] { $killed } tués
    }, { $wounded ->
        [one] { $wounded } blessé
       *[other] { $wounded } blessés
    }.
jet-after-lost = { $unit_cap } : il n’en reste rien qui puisse reprendre le champ ({ $killed ->
        [one] { $killed } tué
       *[other] { $killed } tués
    }, { $wounded ->
        [one] { $wounded } blessé
       *[other] { $wounded } blessés
    }, { $men } aux mains de l’ennemi, sur { $initial }).
jet-after-fit = { $who_cap } : debout.
jet-after-out = { $who_cap } : hors de combat, à soigner.
jet-after-captured = { $who_cap } : aux mains de l’ennemi.
jet-after-dead = { $who_cap } repose au champ d’honneur.
