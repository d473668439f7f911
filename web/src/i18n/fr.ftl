### Niagara en français. Court, amical, exact ; des enfants le lisent.

## The app

app-name = Niagara
app-tagline = Descends le fleuve, attrape les pierres et reviens avant que les chutes ne t’attrapent.
close = Fermer
home = Accueil
copy = Copier
copied = Copié
loading = Un instant…

## Home

home-play = Jouer
home-play-note = Toi et trois robots. Ça part tout de suite.
home-name = Ton nom
home-friends = Entre amis
home-friends-note = Envoie un lien. Aucun compte à créer.
home-device = Sur cet appareil
home-device-note = Un téléphone ou une tablette, de main en main.
home-watch = Regarder les robots
home-watch-note = Quatre robots font la course.
home-learn = Apprendre le jeu
home-learn-note = Cinq minutes, en images.
home-games = Parties et chiffres
home-games-note = Revoir, analyser, tes chiffres, l’explorateur.
home-continue = Reprendre
home-yours = Tes parties
home-open = Tables ouvertes
home-playing = Parties en cours
home-level = Robots
home-about = Une version indépendante et libre du jeu de société de Thomas Liesching. Texte des règles et images originaux.
home-failed = Ça n’a pas marché : { $text }
home-more = Autres façons de jouer

table-with = avec { $names }
table-alone = en solo
table-status-open = attend
table-status-playing = en cours
table-status-over = terminée
table-open = Ouvrir
table-join = Rejoindre
table-watch = Regarder
game-replay = Revoir
game-unfinished = Partie inachevée

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Alix
    [1] Lou
    [2] Max
    [3] Dany
    [4] Noa
   *[other] Jo
  }
bot-name = { $number ->
    [0] Érable
    [1] Cèdre
    [2] Bouleau
    [3] Saule
   *[other] Genévrier
  }
device-name = Joueur { $number }

## New table

friends-title = Une table entre amis
friends-seats = Places
friends-seats-hint = Combien vous êtes en tout, avec toi.
friends-bots = Robots à la table
friends-house = Jouer à deux est une règle maison ; le livret dit trois à cinq.
friends-options = Règles maison
friends-make = Ouvrir la table
friends-public = Montrer dans les tables ouvertes
friends-clock = Horloge
clock-none = Sans horloge
clock-live = { $seconds } secondes par décision
clock-live-reserve = { $seconds } secondes par décision, { $minutes } min de réserve
clock-post = { $days ->
    [one] Par correspondance : { $days } jour par décision
   *[other] Par correspondance : { $days } jours par décision
  }
option-stealing = Vol permis
option-stealing-note = Sans, pour des parties tranquilles en famille.
option-fork = Bras au hasard
option-fork-note = Chaque disque prend un bras au hasard, pas chacun son tour.
option-tie = Égalité : valeur des pierres
option-tie-note = De 1 (améthyste) à 5 (rubis) ; sinon, la victoire se partage.

device-title = Sur cet appareil
device-players = Joueurs
device-add = Ajouter un joueur
device-remove = Retirer { $name }
device-bots = Des robots aussi
device-start = Jouer
device-note = Les cartes sont secrètes : un rideau tombe entre deux joueurs.

watch-title = Regarder les robots

## Levels of the bots

level-unknown = Robot
level-otter = Loutre
level-otter-note = Barbote pour le plaisir et s’étonne du courant à chaque fois.
level-duck = Canard
level-duck-note = Se méfie des chutes, oublie tes cartes et ne guette jamais les voleurs.
level-beaver = Castor
level-beaver-note = Compte les cartes, garde ses pierres et travaille toute la journée.
level-heron = Héron
level-heron-note = Ne bouge pas, réfléchit à ce que tu peux jouer, puis frappe.
level-bear = Ours
level-bear-note = Voit des manches à l’avance et préfère ton saumon au sien.

## Waiting room

room-title = On attend les pagayeurs
room-invite = Envoie ce lien à tes amis
room-link = Le lien de cette table
room-qr = Code QR du lien de cette table
room-seat-open = Place libre
room-seat-you = toi
room-sit = S’asseoir
room-start = Jouer
room-fill = Ajouter des robots et jouer
room-fill-level = Niveau des robots
room-waiting-host = La partie est lancée par l’hôte quand tout le monde est là.
room-leave = Quitter la table
room-share = Partager…

## Table

bar-round = Manche { $round }
bar-menu = Menu
weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
weather-words = { $weather ->
    [-1] Soleil : le fleuve avance d’une case de moins
    [0] Beau temps : le fleuve avance comme le disent les cartes
    [1] Nuages : le fleuve avance d’une case de plus
   *[other] Orage : le fleuve avance de deux cases de plus
  }

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
back-note = Ton temps est écoulé : un robot pagaie pour toi.
back = Je suis de retour

## What to do now, in one sentence

do-choose = Choisis une carte pour cette manche.
do-chosen = Tu joues le { $card }. Tu peux encore changer.
do-chosen-final = Tu joues le { $card }. On attend { $names }.
do-confirm-card = Jouer le { $card } ?
do-confirm-cloud = Jouer le nuage ?
do-pick = Ta carte est le { $card }. Déplace ce canoë, ou touche l’autre.
do-pick-both = Déplace tes deux canoës avec le { $card } : d’abord celui-ci, ou touche l’autre.
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
do-falls = Dans les chutes : ce canoë sera perdu !
do-sent = Envoyé…
do-weather = Ton nuage change la météo.
do-buy = Un canoë est perdu. Le racheter avec une pierre ?
do-buy-must = Tes deux canoës sont perdus. Paie une pierre pour en ravoir un.
do-wait = { $name } réfléchit.
do-wait-cards = On attend la carte : { $names }.
do-watch = Tu regardes. Installe-toi bien.
do-river = Tiens bon : le fleuve avance.
do-over = La partie est terminée.

action-title = À toi
card-confirm = Jouer le { $card }
turn-confirm = Valider
turn-undo = Annuler
turn-done = Laisser à terre
turn-done-stop = Finir le tour
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
weather-up = Pire
weather-up-note = Le fleuve accélère : { $weather }
weather-down = Mieux
weather-down-note = Le fleuve ralentit : { $weather }
buy-pay = Payer { $gem }
buy-not = Pas maintenant

hand-title = Tes cartes
hand-card = Carte { $card }
hand-cloud = Carte nuage
hand-gone = déjà jouée
hand-down = choisie
river-speed = Fleuve : { $slowest } à { $fastest }
river-speed-one = Fleuve : { $slowest }
river-risk = En danger : { $spaces }
river-safe = Aucune case en danger

## Pieces and places

gem-P = améthyste
gem-C = diamant
gem-Y = ambre
gem-B = saphir
gem-R = rubis
gem-P-one = une améthyste
gem-C-one = un diamant
gem-Y-one = un ambre
gem-B-one = un saphir
gem-R-one = un rubis

space-name = { $space ->
    [J] le ponton
    [X] sous les chutes
    [L6] case 6, bras gauche
    [L7] case 7, bras gauche
    [R6] case 6, bras droit
    [R7] case 7, bras droit
   *[other] case { $space }
  }
space-to = { $space ->
    [J] au ponton
    [X] dans les chutes
    [L6] à la case 6 du bras gauche
    [L7] à la case 7 du bras gauche
    [R6] à la case 6 du bras droit
    [R7] à la case 7 du bras droit
   *[other] à la case { $space }
  }
space-at = { $space ->
    [J] au ponton
    [X] perdu
    [L6] sur la case 6, bras gauche
    [L7] sur la case 7, bras gauche
    [R6] sur la case 6, bras droit
    [R7] sur la case 7, bras droit
   *[other] sur la case { $space }
  }
arm-name = { $arm ->
    [L] bras gauche
   *[other] bras droit
  }
canoe-letter = { $index ->
    [0] premier canoë
   *[other] second canoë
  }
card-name = { $card ->
    [C] nuage
   *[other] { $card }
  }

board-name = Le fleuve, du ponton jusqu’aux chutes
board-canoe = { $name }, { $canoe }, { $at }{ $cargo ->
    [none] , vide
   *[other] , transporte { $cargo }
  }
board-end = { $to }{ $chips ->
    [none] { "" }
   *[other] : { $chips }
  }
board-site = { $place }, gisement : { $gems ->
    [none] aucune pierre
   *[other] { $gems }
  }
board-next-arm = Le prochain disque prend le { $arm }
gem-count = { $count } × { $gem }

## Moves in words

move-stay = rester
move-down = descendre { $to }
move-up = remonter { $to }
move-land = accoster
move-falls = dans les chutes
move-launch = partir { $to }
deed-load = charger { $gem }
deed-unload = décharger { $gem }
deed-swap = échanger contre { $gem }
deed-steal = voler { $gem } à { $name }
deed-none = rien de plus
move-joined = { $first }, { $second }
move-before = d’abord { $deed }

## Seats

seat-of = Place : { $name }
seat-you = toi
seat-first = a la bouée : commence
seat-thinking = réfléchit
seat-away = pas là, un robot pagaie
seat-offline = connexion perdue
seat-carrying = transporte { $gem }
seat-empty = vide
seat-landed = Pierres rapportées
seat-hand = Encore en main : { $cards }
seat-card-hidden = carte choisie
seat-card-none = pas encore de carte
seat-card = joue le { $card }
seat-clock = encore { $time }
seat-clock-reserve = réserve : encore { $time }
seat-timed-out = temps écoulé, un robot pagaie
seat-winner = Victoire
goal-four_alike = quatre pareilles
goal-five_colours = cinq couleurs
goal-any_seven = sept pierres
goal-gem_value = plus haute valeur
goal-short-four_alike = pareil
goal-short-five_colours = couleurs
goal-short-any_seven = pierres
goal-progress = { $goal } : { $have } sur { $need }

## What happened

event-round = Manche { $round }. { $you ->
    [yes] Tu commences.
   *[no] { $name } commence.
  }
event-refilled = Tout le monde reprend ses sept cartes.
event-bought = { $you ->
    [yes] Tu paies { $gem } pour ravoir un canoë.
   *[no] { $name } paie { $gem } pour ravoir un canoë.
  }
event-given = { $you ->
    [yes] Tu récupères un canoë gratuitement.
   *[no] { $name } récupère un canoë gratuitement.
  }
event-chosen = { $you ->
    [yes] Tu as choisi.
   *[no] { $name } a choisi.
  }
event-revealed = { $you ->
    [yes] Tu joues le { $card }.
   *[no] { $name } joue le { $card }.
  }
event-revealed-cloud = { $you ->
    [yes] Tu joues le nuage.
   *[no] { $name } joue le nuage.
  }
event-weather = { $you ->
    [yes] Tu fais
   *[no] { $name } fait
  } passer la météo de { $before } à { $after }.
event-loaded = { $you ->
    [yes] Tu charges { $gem }.
   *[no] { $name } charge { $gem }.
  }
event-unloaded = { $you ->
    [yes] Tu décharges { $gem }.
   *[no] { $name } décharge { $gem }.
  }
event-paddled = { $you ->
    [yes] Tu vas { $to }.
   *[no] { $name } va { $to }.
  }
event-stolen = { $you ->
    [yes] Tu voles { $gem } à { $victim } !
   *[no] { $victimYou ->
        [yes] { $name } te vole { $gem } !
       *[no] { $name } vole { $gem } à { $victim } !
      }
  }
event-landed = { $you ->
    [yes] Tu rapportes { $gem } !
   *[no] { $name } rapporte { $gem } !
  }
event-lost = { $you ->
    [yes] Tu perds un canoë dans les chutes !
   *[no] { $name } perd un canoë dans les chutes !
  }
event-lost-gem = { $you ->
    [yes] Tu perds un canoë et { $gem } dans les chutes !
   *[no] { $name } perd un canoë et { $gem } dans les chutes !
  }
event-river = { $speed ->
    [0] Le fleuve ne bouge pas ({ $sum }).
    [1] Le fleuve avance d’un disque ({ $sum }).
    [one] Le fleuve avance de { $speed } disque ({ $sum }).
   *[other] Le fleuve avance de { $speed } disques ({ $sum }).
  }
event-river-sum = plus petite carte { $lowest }, météo { $weather }
event-river-clouds = rien que des nuages, météo { $weather }
event-disc = Un disque prend le { $arm }.
event-won = { $count ->
    [0] C’était la dernière manche : match nul.
    [one] { $names } gagne : { $goal } !
   *[other] { $names } gagnent ensemble !
  }
event-you-won = Tu gagnes : { $goal } !

## Log and chat

log-title = Déroulement
log-empty = Encore rien.
chat-title = Discussion
chat-empty = Dis bonjour.
chat-text = Écris quelque chose
chat-send = Envoyer
chat-spectator = { $name } (regarde)
chat-spectators = Tous ceux qui regardent
chat-mute = Faire taire quelqu’un
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

## Text board

text-title = Le plateau en mots
text-weather = Météo { $weather }. { $words }.
text-arm = Le prochain disque prend le { $arm }.
text-sites = Aux gisements
text-site = { $place } : { $gems }
text-seats = Canoës et pierres
text-landed = Rapporté : { $gems }
text-landed-none = Rien de rapporté
text-moves = Tes coups possibles

## Learn

learn-title = Comment jouer
learn-lead = Tes canoës sont au ponton, les pierres t’attendent le long du fleuve, et au bout il y a les chutes. Rapporte des pierres avant que l’eau ne prenne ton canoë.
learn-goal = Complète en premier une des trois collections
learn-goal-text = Rapporte des pierres au ponton. Qui possède en premier une de ces collections gagne. La manche se joue toujours jusqu’au bout : qui en finit une aussi gagne avec.
learn-cards = Chacun choisit une carte en secret
learn-cards-text = Tu en as sept : les nombres de un à six et un nuage. À chaque manche, chacun en pose une, et elle ne revient que lorsque les sept sont jouées. Le nombre dit combien de points chacun de tes canoës reçoit ce tour-ci.
learn-turn = Pagaie et charge
learn-turn-text = Un point, c’est une case, en remontant ou en descendant, jamais les deux dans le même tour. Charger ou décharger une pierre coûte deux points, avant le départ ou à l’arrivée. Tous les points doivent servir ; seul le retour au ponton permet d’en perdre.
learn-turn-both = Chaque canoë sur le fleuve doit bouger. Un canoë au ponton peut partir aussi, si l’autre est déjà sur l’eau.
learn-turn-caption = Un quatre : charger un ambre pour deux points, puis remonter de deux cases.
learn-steal = Vole, si tu oses
learn-steal-text = Un canoë vide qui remonte le fleuve et s’arrête à côté d’un canoë chargé d’un autre joueur peut prendre sa pierre, gratuitement. Jamais en descendant, jamais au passage.
learn-steal-caption = Un trois : remonter jusqu’au canoë vert, et son rubis est à toi.
learn-river = Puis le fleuve avance
learn-river-text = Quand tout le monde a joué, l’eau coule : autant de cases que la plus petite carte, plus la météo. Tous les canoës dérivent avec elle. À l’embranchement, c’est à gauche puis à droite, chacun son tour ; une flèche montre le prochain bras. Après la case 7, ce sont les chutes.
learn-river-caption = Plus petite carte 2, météo +1 : le fleuve avance de trois.
learn-cloud = Le nuage fait la météo
learn-cloud-text = Qui joue le nuage ne déplace aucun canoë. À la place, la météo s’améliore ou se gâte d’un cran, et le fleuve ralentit ou accélère.
learn-lost = Dans les chutes
learn-lost-text = Un canoë qui tombe est perdu, et sa pierre retourne à son gisement. Au début d’une manche, tu peux payer une pierre rapportée pour récupérer un canoë. Sans canoë ni pierre, tu en reçois un gratuitement.
learn-help = Pendant la partie
learn-help-text = Le plateau montre où tu peux aller ; touche l’endroit. Pointe une carte pour voir jusqu’où elle mène et quelles cases sont en danger. Si quelque chose n’est pas permis, touche-le et tu sauras pourquoi.
learn-start = Jouer ta première partie

## Menu and settings

settings-title = Réglages
settings-language = Langue
settings-theme = Thème
theme-auto = Comme le système
theme-day = Jour
theme-dusk = Crépuscule
settings-motion = Mouvement
motion-auto = Comme le système
motion-full = Vif
motion-calm = Calme
settings-sound = Son
settings-volume = Volume
settings-speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Sans attendre
settings-confirm = Valider avant de jouer
settings-confirm-note = Sans : une carte ou un coup compte dès que c’est clair.
settings-tracker = Montrer les cartes restantes
settings-hints = Aide : portée et danger
settings-letters = Lettres sur les pierres
settings-text = Montrer le plateau en mots
settings-tips = Conseils pour la première partie
settings-pause = Pause des robots
menu-title = Menu
menu-settings = Réglages
menu-rules = Comment jouer
menu-link = Copier le lien de la table
menu-record = Télécharger la partie
menu-keys = Touches
keys-cards = 1–6, C
keys-cards-note = choisir une carte
keys-canoe = A, B
keys-canoe-note = prendre un canoë
keys-ends = ← →
keys-ends-note = parcourir ses coups
keys-enter = Entrée
keys-enter-note = prendre, puis valider
keys-undo = Z
keys-undo-note = annuler
keys-text = T
keys-text-note = le plateau en mots
keys-skip = Espace
keys-skip-note = passer ce qui est montré

pause-short = aucune
pause-normal = courte
pause-long = longue

## Reasons, by the server's code

rule-mark = Règle { $rule }
because-not-your-canoe = Ce canoë est à { $name }. On ne déplace que les siens.
because-canoe-fixed = Ce canoë ne peut pas bouger maintenant.
because-game_over = La partie est terminée.
because-not_now = Ce n’est pas le moment.
because-not_your_turn = C’est à { $name } de jouer.
because-card_gone = Le { $card } n’est plus dans ta main.
because-card_is_down = Le { $card } est déjà ta carte.
because-gem_not_landed = Un canoë coûte une pierre rapportée, et tu n’as pas celle-ci : { $gem }.
because-must_buy = Sans canoë, tu dois en racheter un.
because-must_move = Ton { $canoe } est sur le fleuve et doit bouger.
because-must_launch = Sans canoë sur le fleuve, tu dois en mettre un à l’eau.
because-nothing_to_end = Le tour ne peut pas finir ici.
because-needs_cloud = Seul un nuage change la météo.
because-cloud_must_move_weather = Un nuage change la météo et ne déplace aucun canoë.
because-weather_at_end = La météo ne va pas plus loin de ce côté.
because-canoe_lost = Ton { $canoe } est perdu sous les chutes.
because-canoe_done = Ton { $canoe } a déjà bougé ce tour-ci.
because-launch_goes_down = Depuis le ponton, on ne peut que descendre le fleuve.
because-no_site_at_start = Il n’y a pas de gisement là où est le canoë.
because-no_site_at_end = Il n’y a pas de gisement là-bas ({ $space }).
because-no_deed_at_end = On ne peut rien y charger, décharger ni voler.
because-one_gem_only = Un canoë ne porte qu’une pierre.
because-nothing_aboard = Le canoë ne porte aucune pierre.
because-gem_not_there = Cette pierre n’est pas là : { $gem }.
because-swap_other_colour = Un échange doit prendre une autre couleur.
because-too_few_points = Il faut { $cost } points ; ta carte en a { $points }.
because-stay_spends_nothing = Un canoë ne reste sur place que si le gisement prend tous ses points ({ $points }).
because-other_arm = En remontant d’un bras, un canoë ne peut pas redescendre dans l’autre.
because-already_there = Le canoë y est déjà, et ses points doivent servir.
because-too_far = Trop loin : il faut { $needed } points, ta carte en a { $points }.
because-points_left = Trop près : ça coûte { $needed }, et tes { $points } points doivent tous servir.
because-stealing_off = Dans cette partie, on ne vole pas.
because-own_canoe = On ne se vole pas soi-même.
because-thief_is_loaded = Seul un canoë vide peut voler.
because-thief_goes_up = Seulement en remontant : un voleur ne descend jamais et ne reste jamais sur place.
because-nothing_to_steal = { $name } n’a pas de pierre là-bas.
because-not_your_seat = Cette place n’est pas la tienne.
because-not_playing = Aucune partie en cours à cette table.
because-try_again = Impossible d’enregistrer pour l’instant. Réessaie.
problem-unreachable = Le serveur ne répond pas.
problem-http-404 = Cette table n’existe pas.
problem-already_started = Cette partie a déjà commencé ; tu peux la regarder.
problem-bad_position = Cette position est illisible.
problem-bad_record = Cet enregistrement est illisible.
problem-busy = Beaucoup de parties attendent leur analyse. Reviens un peu plus tard.
problem-fault = Quelque chose a mal tourné sur le serveur. C’est noté.
problem-imported = Cette partie a été jouée ailleurs ; ouvre ta propre table.
problem-malformed = Le serveur n’a pas compris.
problem-muted = L’hôte t’a réduit au silence.
problem-no_such_decision = Ce joueur n’avait rien à décider là.
problem-no_such_lesson = Cette leçon n’existe pas.
problem-no_such_level = Ce niveau n’existe pas.
problem-no_such_seat = Cette place n’existe pas.
problem-no_such_space = Cette case n’existe pas.
problem-no_such_table = Cette partie n’existe pas.
problem-not_found = Il n’y a rien ici.
problem-not_host = Seul celui qui a ouvert la table peut faire cela.
problem-not_playing = Rien n’a encore été joué à cette table.
problem-not_seated = Seuls ceux qui sont assis ici peuvent demander une revanche.
problem-other_seats = La position a un autre nombre de places.
problem-other_site = Un autre site ne peut pas faire cela ici.
problem-over_already = Dans cette position, la partie est finie.
problem-seat_taken = Cette place est prise.
problem-seats_open = Il reste des places libres.
problem-slow_down = C’était trop d’un coup. Attends un instant.
problem-still_playing = On pourra le voir quand la partie sera finie.
problem-unfinished_turn = Ces coups ne font pas un tour complet.
problem-unfit = Le serveur n’est pas encore prêt.

## Tips of the first game

tip-title = Conseil
tip-hand = Choisis une carte en secret. Son nombre dit combien de points chacun de tes canoës doit dépenser, et la plus petite carte de toutes fait avancer le fleuve.
tip-canoe = Le canoë éclairé est à toi, et les anneaux montrent où il peut aller. Touches-en un, puis « { turn-confirm } ».
tip-river = Après chaque manche, le fleuve avance : autant que la plus petite carte, plus la météo. Il emporte tous les canoës, et après la case 7, ce sont les chutes.
tip-goals = Rapporte quatre pierres pareilles, les cinq couleurs, ou sept pierres en tout : c’est gagné. Ici, tu vois où tu en es.
tip-next = Compris
tip-skip = Plus de conseils
tip-escape = Échap ferme ce conseil.

## Words of the log, explained

word-more = Lire la règle { $rule }
word-round_started = La bouée montre qui commence. Après chaque manche, elle passe au joueur suivant.
word-hands_refilled = Quand les sept cartes ont été jouées, chacun les a de nouveau toutes en main.
word-canoe_bought = Au début d’une manche, une pierre rapportée rachète un canoë perdu.
word-canoe_given = Qui n’a ni canoë ni pierre reçoit un canoë gratuitement.
word-card_revealed = Le nombre dit combien de points chaque canoë doit dépenser. Le plus petit nombre de la manche fait avancer le fleuve.
word-cloud_revealed = Un nuage ne déplace aucun canoë. Il améliore la météo ou la gâte.
word-weather_moved = La météo, de −1 à +2, s’ajoute à la vitesse du fleuve.
word-gem_loaded = Charger coûte deux points, avant le départ ou à l’arrivée. Un canoë porte une seule pierre.
word-gem_unloaded = Décharger coûte deux points. N’importe quelle pierre peut aller à n’importe quel gisement.
word-canoe_paddled = Chaque case coûte un point. Un canoë monte ou descend, jamais les deux dans le même tour.
word-gem_stolen = Un canoë vide qui remonte le fleuve et s’arrête à côté d’un canoë chargé d’un autre joueur peut prendre sa pierre, gratuitement.
word-gem_landed = Une pierre au ponton compte pour les trois buts, et aucun voleur ne peut plus la prendre.
word-canoe_lost = Le canoë est perdu, et sa pierre retourne à son gisement. Une pierre rapportée rachète le canoë.
word-river_rose = Le fleuve avance d’autant de disques que le plus petit nombre joué, plus la météo. En dessous de un, il ne bouge pas.
word-game_ended = Quatre pierres pareilles, les cinq couleurs ou sept pierres en tout gagnent. La manche se joue toujours jusqu’au bout.
