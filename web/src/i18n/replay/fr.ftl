## A game seen again

replay-title = Revoir la partie
replay-more = Déroulement et analyse
replay-controls = Film
replay-bar = Moment de la partie
replay-at = Manche { $round }, étape { $step } sur { $all }
replay-at-short = { $step } / { $all }
replay-first = Au début
replay-previous = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Une étape en avant
replay-last = À la fin
replay-speed = Vitesse
replay-times = { NUMBER($speed) }×
replay-chose = { $name } joue en secret : { $card }.
eyes-label = Par les yeux de qui
eyes-all = Toutes cartes ouvertes
eyes-spectator = En spectateur
eyes-seat = Vu par { $name }

goon-open = Reprendre d’ici
goon-title = Reprendre d’ici
goon-note = Une nouvelle partie commence à cet instant précis. Tu prends une place, des robots prennent les autres.
goon-seat = Ta place
goon-begin = Jouer

share-title = Partager et exporter
share-moment = Lien vers ce moment
share-copy = Copier
share-copied = Copié.
share-by-hand = Copie le lien à la main, s’il te plaît.
share-record = Toute la partie
share-text = En texte
share-json = En JSON
share-note = Les deux peuvent être relus ici, sur un autre serveur ou par la commande niagara.
share-position = Cette position
share-explore = Ouvrir dans l’explorateur

games-title = Parties finies
games-mine = Les tiennes
games-public = Publiques
games-none = Il n’y en a pas encore.
games-more = Plus
games-unfinished = Pas jouée jusqu’au bout
games-imported = importée
games-won = { $count ->
    [one] { $names } gagne : { $goal }
   *[other] { $names } gagnent ensemble : { $goal }
}
import-title = Importer une partie
import-note = Colle un enregistrement ou choisis un fichier : texte ou JSON, comme les donne « Partager et exporter ».
import-record = Enregistrement
import-file = Choisir un fichier
import-do = Importer


## What the analysis says

analysis-title = Analyse
analysis-later = La partie pourra être analysée quand elle sera finie.
analysis-offer = Vois comment les chances de chacun ont monté et baissé, quels coups étaient les meilleurs, et la part de chance et de jeu.
analysis-ask = Analyser cette partie
analysis-waiting = En attente de son tour …
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
decision-parts = Depuis la dernière décision : chance { $luck }, jeu { $skill } points.
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
moment-decided = À partir d’ici, { $name } est presque sûr de gagner.
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
report-note = En points sur cent. La chance, c’est ce qu’ont fait le bras du fleuve et les cartes secrètes des autres ; le jeu, c’est ce que les propres décisions ont laissé échapper, jugées d’après ce qu’on pouvait savoir.

say-card = jouer le { $card }
say-weather = { $way ->
    [up] aggraver la météo
   *[down] améliorer la météo
}
say-buy = racheter un canoë pour { $gem }
say-done = en rester là
say-pass = ne rien acheter
say-canoe = { $canoe } : { $move }
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

## A position set up by hand

explore-title = Explorateur
explore-note = Touche un canoë, puis une place sur le fleuve ; tout le reste se règle ici.
explore-notation = La position en une ligne
explore-show = Montrer
explore-share = Copier le lien
explore-setup = Mise en place
explore-answer = Ce qui en découle
explore-bad = Cela ne peut pas se trouver sur une table :
explore-thinking = Évaluation …
explore-over = Personne n’a de décision à prendre ici.
explore-best = Le meilleur pour { $name }
explore-line = La suite possible :
explore-river = le fleuve
explore-play = Jouer la suite contre des robots
explore-players = Places
explore-weather = Météo
explore-arm = Prochain disque
explore-first = Première place
explore-phase = Moment
explore-turn = À qui de jouer
explore-refill = Mains pleines
explore-reset = Recommencer
explore-legal = Coups permis : { $count }
phase-buy_back = rachat
phase-choose = choix des cartes
phase-turns = tours
editor-cargo = À bord
editor-none = rien
editor-landed = Rapportées
editor-hand = Cartes en main
editor-card = Carte posée
editor-more = une de plus : { $gem }
editor-less = une de moins : { $gem }

## Numbers

numbers-title = Tes chiffres
numbers-yours = Les tiens
numbers-server = Ceux de tous
numbers-server-note = Des dernières parties finies sur ce serveur : { $games }.
numbers-none = Aucune partie n’est encore finie.
numbers-games = Parties
numbers-won = Gagnées
numbers-share = Part
numbers-landed = Pierres rapportées
numbers-stolen = Pierres volées
numbers-robbed = Pierres qu’on t’a volées
numbers-lost = Canoës perdus
numbers-sunk = Pierres perdues dans les chutes
numbers-bought = Canoës rachetés
numbers-players = Selon le nombre de places
numbers-seats = { $count } places
numbers-against = Contre les robots
numbers-levels = Robots par niveau
numbers-goals = Gagnées par
numbers-gems = Pierres rapportées par couleur
numbers-cards = Cartes jouées
