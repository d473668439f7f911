## What the analysis says

analysis-title = Analyse
analysis-later = La partie pourra être analysée quand elle sera finie.
analysis-offer = Vois comment les chances de gagner de chacun ont monté et baissé, quels coups étaient les meilleurs, et ce qui tenait à la chance ou au jeu.
analysis-ask = Analyser cette partie
analysis-waiting =
    { $ahead ->
        [0] En attente de son tour…
        [one] En attente de son tour : une partie passe avant…
       *[other] En attente de son tour : { $ahead } parties passent avant…
    }
analysis-running = { $done } analysés
analysis-failed = L’analyse n’est pas disponible pour le moment : { $text }
analysis-broken = L’analyse n’a pas pu aller à son terme.
graph-title = Chances de gagner
graph-table = En tableau
table-round = Manche
table-decision = Décision
decision-title = La décision affichée
decision-best = Les meilleurs coups, et les chances de gagner avec chacun
decision-best-hidden = Les meilleurs coups d’après ce qu’on savait alors, et les chances de gagner avec chacun
decision-played = Coup joué
decision-parts = Depuis la dernière décision, en points de pourcentage : chance { $luck }, jeu { $skill }.
decision-none = Ici, personne n’a de décision à prendre.
grade-only = coup forcé
grade-best = meilleur coup
grade-good = bon coup
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe
moments-title = Moments clés
moment-theft = { $gem ->
    [none] { $name } vole une pierre à { $victim }, et la partie bascule.
   *[other] { $name } vole { $gem } à { $victim }, et la partie bascule.
}
moment-needless_loss = { $gem ->
    [none] { $name } perd inutilement un canoë dans les chutes.
   *[other] { $name } perd inutilement un canoë et { $gem } dans les chutes.
}
moment-unlucky_loss = { $gem ->
    [none] Pas de chance pour { $name } : le fleuve emporte un de ses canoës.
   *[other] Pas de chance pour { $name } : le fleuve emporte un de ses canoës, avec { $gem }.
}
moment-kingmaker = { $name } n’a plus grand-chose à gagner et offre la partie à { $other }.
moment-blunder = { $name } gâche ici de belles chances ; mieux valait : { $move }.
moment-great_move = { $name } trouve le seul bon coup : { $move }.
moment-surprise = Les cartes des autres changent tout pour { $name }.
moment-river_turn = L’embranchement du fleuve est décisif pour { $name }.
moment-lead = { $other ->
    [none] { $name } prend la tête et la garde.
   *[other] { $name } prend la tête à { $other } et la garde.
}
moment-decided = À partir d’ici, { $name } a presque la victoire en poche.
moment-landing = { $gem ->
    [none] { $name } rapporte une pierre qui compte.
   *[other] { $name } rapporte { $gem }, et ça compte.
}
report-title = Comment chacun a joué
report-accuracy = Précision
report-slips = Faux pas
report-slips-words = imprécisions : { $inaccuracies } · erreurs : { $mistakes } · gaffes : { $blunders }
report-luck = Chance
report-skill = Jeu
report-note = La précision, c’est la part gardée de ce qui était en jeu : 0 % ne vaut pas mieux qu’un choix à l’aveugle. Chance et jeu sont en points de pourcentage : la chance, c’est ce qu’ont fait l’embranchement du fleuve et les cartes secrètes des autres ; le jeu, c’est ce que chacun a gâché par ses propres décisions, jugées d’après ce qu’on pouvait savoir.

say-card = jouer le { $card }
say-weather = { $way ->
    [up] dégrader la météo
   *[down] améliorer la météo
}
say-buy = racheter un canoë contre { $gem }
say-done = en rester là
say-pass = ne rien acheter
say-to = aller { $to }
say-unload = décharger
say-steal = voler une pierre à { $name }

mistakes-title = Apprends de tes erreurs
mistakes-back = Retour à la partie
mistakes-of = Décisions de
mistakes-place = { $number } sur { $all }
mistakes-none = { $name } n’a fait aucune erreur qui mérite un nouvel essai.
mistakes-task = Manche { $round }. Le choix était : { $played } ({ $loss }). Trouve mieux.
verdict-best = On ne peut pas faire mieux.
verdict-better = Mieux que dans la partie, mais il y a encore mieux.
verdict-worse = Ce n’est pas mieux.
verdict-values = Chances de gagner : ton coup { $tried }, dans la partie { $played }, au mieux { $best }.
verdict-again = Réessayer
verdict-show = Voir le meilleur coup
verdict-next = Suivant
