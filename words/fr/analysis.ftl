## What the analysis says

analysis-title = Analyse
analysis-later = La partie pourra être analysée quand elle sera finie.
analysis-offer = Vois comment les chances de chacun ont monté et baissé, quels coups étaient les meilleurs, et la part de chance et de jeu.
analysis-ask = Analyser cette partie
analysis-waiting =
    { $ahead ->
        [0] En attente de son tour…
        [one] En attente de son tour : une partie passe avant…
       *[other] En attente de son tour : { $ahead } parties passent avant…
    }
analysis-running = { $done } analysés
analysis-failed = L’analyse n’est pas disponible pour le moment : { $text }
analysis-broken = L’analyse n’a pas pu aller à son terme.
graph-title = Chance de gagner
graph-table = En tableau
table-round = Manche
table-decision = Décision
decision-title = La décision montrée
decision-best = Les meilleurs coups, et la chance de gagner avec chacun
decision-best-hidden = Les meilleurs coups d’après ce qu’on savait alors, et la chance de gagner avec chacun
decision-played = Comme joué
decision-parts = Depuis la dernière décision, en points de pourcentage : chance { $luck }, jeu { $skill }.
decision-none = Personne ne décide ici.
grade-only = sans choix
grade-best = le meilleur
grade-good = bon
grade-inaccuracy = imprécis
grade-mistake = erreur
grade-blunder = gaffe
moments-title = Moments clés
moment-theft = { $gem ->
    [none] { $name } vole { $victim }, et la partie bascule.
   *[other] { $name } vole { $gem } à { $victim }, et la partie bascule.
}
moment-needless_loss = { $gem ->
    [none] { $name } perd un canoë dans les chutes sans nécessité.
   *[other] { $name } perd un canoë et { $gem } dans les chutes sans nécessité.
}
moment-unlucky_loss = { $gem ->
    [none] Pas de chance : le fleuve emporte un canoë de { $name }.
   *[other] Pas de chance : le fleuve emporte un canoë de { $name } et { $gem }.
}
moment-kingmaker = { $name } n’a plus grand-chose à gagner et offre la partie à { $other }.
moment-blunder = { $name } laisse ici beaucoup échapper ; mieux valait : { $move }.
moment-great_move = { $name } trouve le seul bon coup : { $move }.
moment-surprise = Les cartes des autres changent tout pour { $name }.
moment-river_turn = Le bras du fleuve décide du sort de { $name }.
moment-lead = { $other ->
    [none] { $name } prend la tête et la garde.
   *[other] { $name } prend la tête à { $other } et la garde.
}
moment-decided = À partir d’ici, { $name } a presque la victoire en poche.
moment-landing = { $gem ->
    [none] { $name } rapporte une pierre qui compte.
   *[other] { $name } rapporte { $gem }, et cela compte.
}
report-title = Comment chacun a joué
report-accuracy = Précision
report-slips = Écarts
report-slips-words = imprécisions : { $inaccuracies } · erreurs : { $mistakes } · gaffes : { $blunders }
report-luck = Chance
report-skill = Jeu
report-note = En points de pourcentage. La chance, c’est ce qu’ont fait le bras du fleuve et les cartes secrètes des autres ; le jeu, c’est ce que chacun a laissé échapper par ses propres décisions, jugées d’après ce qu’on pouvait savoir.

say-card = jouer le { $card }
say-weather = { $way ->
    [up] aggraver la météo
   *[down] améliorer la météo
}
say-buy = racheter un canoë pour { $gem }
say-done = en rester là
say-pass = ne rien acheter
say-to = aller { $to }
say-unload = décharger
say-steal = voler { $name }

mistakes-title = Apprendre de ses erreurs
mistakes-back = Retour à la partie
mistakes-of = Décisions de
mistakes-place = { $number } sur { $all }
mistakes-none = { $name } n’a fait aucune erreur qui mérite un nouvel essai.
mistakes-task = Manche { $round }. Le choix était : { $played } ({ $loss }). Trouve mieux.
verdict-best = On ne peut pas faire mieux.
verdict-better = Mieux que dans la partie, mais pas encore le meilleur.
verdict-worse = Ce n’est pas mieux.
verdict-values = Chance de gagner : la tienne { $tried }, dans la partie { $played }, la meilleure { $best }.
verdict-again = Réessayer
verdict-show = Montrer le meilleur
verdict-next = Suivant
