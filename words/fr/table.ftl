## Table

bar-menu = Menu

who-you = À toi de jouer
who-name = À { $name } de jouer
who-all = Choix des cartes
who-waiting = On attend { $names }
who-waiting-count = On en attend { $count }
who-river = Le fleuve avance
who-over = Partie terminée

link-waiting = Connexion perdue. Nouvel essai…
link-connecting = Connexion…
link-closed = Cette table n’existe plus.
link-restarting = Le serveur redémarre. Rien n’est perdu.
back-note = Ton temps est écoulé : un robot pagaie pour toi.
back = Je suis de retour

## What to do now, in one sentence

do-choose = Choisis une carte pour cette manche.
do-chosen = Tu joues le { $card }. Tu peux encore changer.
do-chosen-final = Tu joues le { $card }. On attend { $names }.
do-confirm-card = Jouer le { $card } ?
do-confirm-cloud = Jouer le nuage ?
do-pick = Ta carte est le { $card }. Déplace ce canoë, ou prends l’autre.
do-pick-both = Déplace tes deux canoës avec le { $card } : d’abord celui-ci, ou prends l’autre.
do-end = Où va ton canoë ? Tu as { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
  }.
do-end-launch = Mets un canoë à l’eau. Tu as { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
  }.
do-second = Maintenant, ton autre canoë.
do-second-optional = Mets aussi l’autre canoë à l’eau, ou laisse-le à terre.
do-first-optional = Déplace ce canoë, ou laisse-le.
do-menu = Que fais-tu là-bas ?
do-confirm = { $move } ?
do-confirm-both = { $first }. { $second } ?
do-falls = Dans les chutes : ce canoë sera perdu !
do-sending = Envoi en cours
do-weather = Ton nuage change la météo.
do-buy = Un canoë est perdu. Le racheter avec une pierre ?
do-buy-must = Tes deux canoës sont perdus. Paie une pierre pour en racheter un.
do-wait = { $name } réfléchit.
do-wait-cards = On attend encore { $names }.
do-watch = Tu regardes. Installe-toi bien.
do-river = Tiens bon : le fleuve avance.
do-over = La partie est terminée.
skip = Passer
card-confirm = Jouer le { $card }
turn-confirm = Valider
turn-undo = Annuler
turn-done = Laisser à terre
turn-list = Coups en liste
turn-list-hide = Fermer la liste
turn-points = { $used } sur { $all ->
    [one] { $all } point
   *[other] { $all } points
  }
turn-points-none = { $all ->
    [one] { $all } point
   *[other] { $all } points
  }

hand-title = Tes cartes
hand-card = Carte { $card }
hand-cloud = Carte nuage
hand-gone = déjà jouée
hand-down = choisie
being-sent = en cours d’envoi
river-speed = Fleuve : { $slowest } à { $fastest }
river-speed-one = Fleuve : { $slowest }
river-risk = En danger : { $spaces }
river-risk-at = { $risk } { $space }
river-safe = Aucun danger où tu peux aller
river-canoes-safe = Tes canoës sont à l’abri
river-unknown = On ne sait pas pour l’instant ce que le fleuve peut emporter

## Seats

seat-of = Place : { $name }
seat-you = toi
seat-first = a la bouée : commence
seat-thinking = réfléchit
seat-away = pas là, un robot pagaie
seat-offline = connexion perdue
seat-carrying = avec { $gem } à bord
seat-empty = vide
seat-landed = Pierres rapportées
seat-hand = Encore en main : { $cards }
seat-card-hidden = carte choisie
seat-card-none = pas encore de carte
seat-card = joue le { $card }
seat-clock = encore { $time }
seat-clock-reserve = réserve : encore { $time }
seat-timed-out = temps écoulé, un robot pagaie
seat-winner = Victoire
seat-left = a quitté la table, un robot pagaie
seat-gave-up = a abandonné, un robot pagaie
menu-leave = Quitter la partie
menu-table = Cette table
leave-ask = Quitter cette partie ?
leave-note = Un robot continue à ta place. Tu peux revenir tant que la partie dure.
leave-yes = Quitter
left-note = Un robot joue à ta place.
left-back = Revenir
absent-note = { $name } n’est pas là.
absent-ask = Laisser jouer un robot
absent-asked = Un robot jouera quand tout le monde sera d’accord. On attend { $names }.
end-offer = Encore une partie ? Déjà d’accord : { $names }.
end-offer-yes = Oui, encore une

## Log and chat

log-title = Déroulement
log-empty = Encore rien.
chat-title = Discussion
chat-empty = Dis bonjour.
chat-text = Écris quelque chose
chat-send = Envoyer
chat-spectator = { $name } (regarde)
chat-spectators = Tous ceux qui regardent
chat-mute = Couper les messages de quelqu’un
chat-manners = Masquer ou signaler…
tab-seats = Places
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-paddled = Bien pagayé !
phrase-oh-no = Oh non !
phrase-sorry = Pardon !
phrase-thief = Au voleur !
phrase-hurry = Le fleuve n’attend pas…
phrase-good-game = Belle partie !

## Curtain

curtain-title = Passe l’appareil à { $name }
curtain-note = Les cartes sont secrètes. Les autres ne regardent pas.
curtain-ready = Je suis { $name }

## The end

end-you = Tu gagnes !
end-name = { $name } gagne !
end-names = { $names } gagnent ensemble !
end-draw = Match nul
end-rounds = { $rounds ->
    [1] après une manche
    [one] après { $rounds } manche
   *[other] après { $rounds } manches
  }
end-rematch = Revanche
end-join-rematch = À la revanche
end-again = Revoir la partie
end-record = Télécharger la partie
end-look = Voir le plateau
end-gems = { $count ->
    [0] aucune pierre
    [1] une pierre
    [one] { $count } pierre
   *[other] { $count } pierres
  }
end-chart = Pierres rapportées, manche par manche
end-show = Voir le résultat
story-last = { $name } a rapporté la dernière pierre à la manche { $round }.
story-thefts = Les doigts les plus agiles : { $name }, avec { $count ->
    [one] une pierre volée
   *[other] { $count } pierres volées
  }.
story-falls = Les chutes ont englouti { $count ->
    [one] un canoë
   *[other] { $count } canoës
  } ; première victime : { $name }.
story-calm = Aucun vol, et les chutes sont restées sur leur faim.
story-rival = Juste derrière : { $name }, à { $missing ->
    [one] une seule pierre
   *[other] { $missing } pierres
  } du but.

## Text board

text-title = Le plateau en mots
text-weather = Météo { $weather }. { $words }.
text-arm = Le prochain disque prend le { $arm }.
text-sites = Aux gisements
text-site = { $place } : { $gems }
text-seats = Canoës et pierres
text-landed = Pierres rapportées : { $gems }
text-landed-none = Aucune pierre rapportée
text-moves = Tes coups possibles

## Tips of the first game

tip-title = Conseil
tip-hand = Choisis une carte en secret. Son nombre dit combien de points chacun de tes canoës doit dépenser, et la plus petite carte de toutes fait avancer le fleuve.
tip-canoe = Le canoë éclairé est à toi, et les anneaux montrent où il peut aller. Choisis-en un, puis « { turn-confirm } ».
tip-river = Après chaque manche, le fleuve avance : autant que la plus petite carte, plus la météo. Il emporte tous les canoës, et après la case 7, ce sont les chutes.
tip-goals = { say-tip-goals } Ici, tu vois où tu en es.
say-tip-goals = Rapporte quatre pierres pareilles, les cinq couleurs, ou sept pierres au choix : c’est gagné.
tip-next = Compris
tip-skip = Arrêter les conseils
tip-escape = Échap ferme ce conseil.

## Words of the log, explained

word-more = Lire la règle { $rule }
word-round_started = La bouée montre qui commence. Après chaque manche, elle passe au joueur suivant.
word-hands_refilled = Quand les sept cartes ont été jouées, chacun les a de nouveau toutes en main.
word-canoe_bought = Au début d’une manche, une pierre rapportée rachète un canoë perdu.
word-canoe_given = Qui n’a ni canoë ni pierre reçoit un canoë gratuitement.
word-card_revealed = Le nombre dit combien de points chaque canoë doit dépenser. Le plus petit nombre de la manche fait avancer le fleuve.
word-cloud_revealed = Un nuage ne déplace aucun canoë. Il améliore ou dégrade la météo.
word-weather_moved = La météo, de −1 à +2, s’ajoute à la vitesse du fleuve.
word-gem_loaded = Charger coûte deux points, avant le départ ou à l’arrivée. Un canoë porte une seule pierre.
word-gem_unloaded = Décharger coûte deux points. N’importe quelle pierre peut aller à n’importe quel gisement.
word-canoe_paddled = Chaque case coûte un point. Un canoë remonte ou descend, jamais les deux dans le même tour.
word-gem_stolen = Un canoë vide qui remonte le fleuve et s’arrête sur la case du canoë chargé d’un autre joueur peut prendre sa pierre, gratuitement.
word-gem_landed = Une pierre au ponton compte pour les trois objectifs, et aucun voleur ne peut plus la prendre.
word-canoe_lost = Le canoë est perdu, et sa pierre retourne à son gisement. Une pierre rapportée rachète le canoë.
word-river_rose = Le fleuve avance d’autant de disques que le plus petit nombre joué, plus la météo. En dessous de 1, il ne bouge pas.
word-game_ended = Quatre pierres pareilles, les cinq couleurs ou sept pierres au choix gagnent. La manche se joue toujours jusqu’au bout.

## What happened to me, and what may come

threat-short = gagne à la prochaine pierre
recap = Depuis ton dernier coup :
recap-drift = Le fleuve a porté ton canoë de la { $start } à la { $end }.
outlook-risk = { $chance } : perdre le canoë { $at }
outlook-risk-gem = { $chance } : perdre le canoë { $at }, avec { $gem }
outlook-falls = Certain : le canoë { $at } tombe dans les chutes
outlook-falls-gem = Certain : le canoë { $at } tombe dans les chutes, avec { $gem }
outlook-drift = Le canoë { $at } dérivera jusqu’à la { $space }
outlook-safe = Le canoë { $at } est en sécurité
threat = { $you ->
    [yes] Tu gagnes avec la prochaine pierre rapportée.
   *[no] { $name } gagne avec la prochaine pierre rapportée.
  }
