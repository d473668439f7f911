## A game seen again

replay-title = Revoir la partie
replay-more = Déroulement et analyse
replay-controls = Commandes de lecture
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
replay-chose = { $name } joue en secret le { $card }.
eyes-label = Point de vue
eyes-all = Toutes les cartes visibles
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
share-by-hand = Copie le lien à la main.
share-record = Toute la partie
share-text = En texte
share-json = En JSON
share-note = Les deux peuvent être importés ici ou sur un autre serveur, et lus par la commande niagara.
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
    [one] { $names } gagne : { $goal }
   *[other] { $names } gagnent ensemble : { $goal }
}
import-title = Importer une partie
import-note = Colle un enregistrement ou choisis un fichier : texte ou JSON, comme les donne « { share-title } ».
import-record = Enregistrement
import-file = Choisir un fichier
import-do = Importer

## A position set up by hand

explore-title = Explorateur
explore-note = Touche un canoë, puis une case du fleuve ; tout le reste se règle plus bas.
explore-notation = La position en une ligne
explore-show = Montrer
explore-share = Copier le lien
explore-setup = Mise en place
explore-answer = Ce qui en découle
explore-bad = Cette position est impossible :
explore-thinking = Évaluation…
explore-over = Personne n’a de décision à prendre ici.
explore-best = Le meilleur coup pour { $name }
explore-line = La suite possible :
explore-step = { $name } : { $move }
explore-river = le fleuve
explore-play = Jouer la suite contre des robots
explore-players = Places
explore-weather = Météo
explore-arm = Prochain disque
explore-first = Qui commence
explore-phase = Moment
explore-turn = À qui de jouer
explore-refill = Rendre toutes les cartes
explore-reset = Recommencer
explore-legal = Coups permis : { $count }
phase-buy_back = rachat
phase-choose = choix des cartes
phase-turns = tours
editor-cargo = À bord
editor-none = rien
editor-landed = Rapportées
editor-hand = Cartes en main
editor-card = Carte posée
editor-more = une de plus : { $gem }
editor-less = une de moins : { $gem }

## Numbers

numbers-title = Tes stats
numbers-yours = Les tiennes
numbers-server = Celles de tous
numbers-server-note = D’après les dernières parties finies sur ce serveur : { $games }.
numbers-none = Aucune partie n’est encore finie.
numbers-games = Parties
numbers-won = Gagnées
numbers-share = Taux
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
numbers-goals = Gagnées avec
numbers-gems = Pierres rapportées par couleur
numbers-cards = Cartes jouées
