# Apporter les siens
page-bring = Apportez les vôtres
page-bring-what = Vos monstres et vos soldats, tels qu'un autre jeu les écrit, deviennent unités ou personnages du livre que vous jouez. Chaque chiffre dit d'où il vient ; ce qui a été deviné est marqué, et vous le corrigez.
page-bring-source = Ce que vous avez
page-bring-paste = Collez-le ici
page-bring-forms = Lignes d'unités des livres ; lignes et colonnes avec CA, DV, Moral ; blocs avec Classe d'armure, Points de vie, Dangerosité ; un acteur Foundry en JSON (dnd5e, ose). Plusieurs à la fois, si vous voulez.
page-bring-file = Ou un fichier
page-bring-book = Dans
page-bring-as = Comme
page-bring-unit = une unité, tant de combattants
page-bring-character = un personnage, seul et nommé
page-bring-count = Combien (vide : ce que dit le texte)
page-bring-read = Le lire
page-bring-guesses = { $n ->
    [0] Il n'y avait rien à deviner.
    [one] Un chiffre est deviné : regardez-le.
   *[other] { $n } chiffres sont devinés : regardez-les.
}
page-bring-guessed = deviné
page-bring-toml = En table de scénario
page-bring-go = Et ensuite
page-bring-draft = Les mettre dans
page-bring-new = une nouvelle bataille
page-bring-side = Du côté
page-bring-side-a = du premier camp
page-bring-side-b = du second camp
page-bring-prepare = Préparer la bataille avec eux
page-bring-try = Les essayer contre leurs pareils
page-bring-try-hint = Un essai commence aussitôt, avec les mêmes dans les deux camps.
page-bring-trial = { $name } : un essai
page-bring-mended = Ce qui était saisi n'allait plus avec ce texte : les chiffres ont été relus.
page-bring-refused = Le livre ne prend pas encore ces chiffres : corrigez ce qui est marqué. Rien n'a été changé.
page-bring-lost = Cette bataille n'est plus en préparation, ou ne se lit pas. Rien n'a été changé.
page-bring-link = Apporter vos monstres et vos soldats
page-bring-true = oui
page-bring-false = non
