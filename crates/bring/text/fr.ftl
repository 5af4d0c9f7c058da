# Ce qui est dit d'un texte collé ou chargé
bring-nothing = Il n'y a rien à lire. Collez une ligne d'unité, une ligne de caractéristiques, un bloc de caractéristiques ou un acteur en JSON.
bring-too-long = C'est plus long que { $most } Kio. Apportez une créature à la fois, ou quelques-unes.
bring-too-many = Seuls les { $most } premiers ont été pris.
bring-part = Pas compris, et laissé de côté : « { $part } ».
bring-not-understood = Pas compris : « { $part } ». Ce n'est ni une ligne d'unité d'un livre, ni une ligne de caractéristiques (CA, DV, Moral …), ni un bloc (Classe d'armure, Points de vie …).
bring-json-broken = Cela commence comme du JSON et se brise à la ligne { $line }, colonne { $column }. Exportez de nouveau l'acteur et collez-le en entier.
bring-json-no-actor = C'est du JSON, mais pas un acteur : il n'a pas de « system » avec des chiffres. Exportez un acteur, non un objet ou une scène.
bring-json-system = Cet acteur est du système « { $system } », qui n'est pas lu. Les systèmes dnd5e et ose le sont.
bring-how-worn = ce qui est porté, l'agilité comptée autant qu'il le permet
bring-guess-by-name = rien que le nom ne le dit
bring-and-more = { $n ->
    [one] Et une autre ligne, pas comprise non plus.
   *[other] Et { $n } autres lignes, pas comprises non plus.
}
bring-origin-read = lu : « { $piece } »
bring-origin-computed = calculé d'après « { $piece } » : { $how }
bring-origin-rule = calculé d'après « { $piece } » : { $how } ({ $rule })
bring-origin-guessed = deviné : { $how }
bring-origin-catalogue = du catalogue : { $piece }
bring-origin-typed = de votre main
bring-notation-line = ligne d'unité
bring-notation-old = bloc à l'ancienne
bring-notation-fifth = bloc de la 5e édition
bring-notation-fifth-actor = acteur Foundry, dnd5e
bring-notation-old-actor = acteur Foundry, ose
