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
home-play-note = Toi et trois robots. Ça commence tout de suite.
home-now = Jouer avec d’autres
home-now-waiting = { $count ->
    [one] Quelqu’un attend déjà.
    [many] { $count } de personnes attendent déjà.
   *[other] { $count } personnes attendent déjà.
  }
home-name = Ton nom
home-friends = Entre amis
home-friends-note = Envoie un lien. Aucun compte à créer.
home-near-note = Avec un partage de connexion, sans Internet.
home-join = Rejoindre un ami
home-join-note = Son appareil est à côté du tien.
home-device = Sur cet appareil
home-device-note = Un téléphone ou une tablette, de main en main.
home-watch = Regarder les robots
home-watch-note = Quatre robots font la course.
home-learn = Apprendre le jeu
home-learn-note = Environ dix minutes, en jouant.
home-games = Parties et stats
home-games-note = Parties à revoir, analyse, tes stats, explorateur.
home-continue = Reprendre
home-yours = Tes parties
home-open = Tables ouvertes
home-playing = Parties en cours
home-level = Robots
home-about = Une version indépendante et libre du jeu de société de Thomas Liesching. Texte des règles et images originaux.
home-failed = Ça n’a pas marché : { $text }
home-more = Autres façons de jouer

table-with = avec { $names }
table-alone = en solo
table-status-open = en attente
table-status-playing = en cours
table-status-over = terminée
table-free = { $count ->
    [one] { $count } place libre
    [many] { $count } de places libres
   *[other] { $count } places libres
  }
table-open = Ouvrir
table-join = Rejoindre
table-watch = Regarder
cancel = Annuler
table-until = limite : { $time }
table-left = Un robot joue à ta place
table-paused = en pause
table-delete = Supprimer cette partie
table-delete-ask = Supprimer cette partie ?
table-delete-note = Elle ne pourra pas être récupérée.
table-delete-yes = Supprimer
game-replay = Revoir
game-unfinished = Partie inachevée

# Somebody who wanted to be forgotten, in the games of others.
former-player = Ancien joueur

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Alix
    [1] Lou
    [2] Max
    [3] Dany
    [4] Noa
   *[other] Jo
  }
device-name = Joueur { $number }
guise-title = Ton visage et ta couleur
guise-colour = Couleur de tes canoës
guise-any = Peu importe
room-move = S’asseoir ici
colour-0 = Bleu
colour-1 = Vert
colour-2 = Jaune
colour-3 = Rouge
colour-4 = Marron

## New table

friends-title = Une table entre amis
friends-seats = Places
friends-seats-hint = Nombre de joueurs en tout, y compris toi.
friends-bots = Robots à la table
friends-house = Jouer à deux est une règle maison ; le livret dit trois à cinq.
friends-options = Règles maison
friends-make = Ouvrir la table
friends-public = Montrer dans les tables ouvertes
friends-coach = Tout le monde peut demander conseil
coach-title = Entraîneur
friends-clock = Horloge
clock-none = Sans horloge
clock-live = { $seconds ->
    [one] { $seconds } seconde par décision
   *[other] { $seconds } secondes par décision
  }
clock-live-reserve = { $seconds ->
    [one] { $seconds } seconde par décision
   *[other] { $seconds } secondes par décision
  }, { $minutes } min de réserve
clock-post = { $days ->
    [one] Par correspondance : { $days } jour par décision
   *[other] Par correspondance : { $days } jours par décision
  }
option-stealing = Vol permis
option-stealing-note = À désactiver pour des parties tranquilles en famille.
option-fork = Bras au hasard
option-fork-note = Chaque disque prend un bras au hasard, au lieu d’alterner gauche et droite.
option-tie_break = Égalité : valeur des pierres
option-tie_break-note = De 1 (améthyste) à 5 (rubis) ; sinon, la victoire se partage.
option-max_rounds = Limite de manches
option-max_rounds-note = Après ce nombre de manches, c’est un match nul ; vide : sans limite.

device-title = Sur cet appareil
device-players = Joueurs
device-add = Ajouter un joueur
device-remove = Retirer { $name }
device-bots = Des robots aussi
device-start = Jouer
device-note = Les cartes sont secrètes : un rideau tombe entre deux joueurs.

watch-title = Regarder les robots

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
room-waiting-host = L’hôte lancera la partie quand tout le monde sera là.
room-leave = Quitter la table
room-share = Partager…
room-codes = Montrer les codes
friends-absent = Si quelqu’un s’absente
absent-wait = La partie attend
absent-bot = Un robot joue au bout d’un moment
room-need-name = Indique d’abord ton nom.
room-host = hôte
room-away = pas là en ce moment
room-kick = Renvoyer { $name }
room-kick-note = { $name } ne pourra plus s’asseoir à cette table.
room-kick-yes = Renvoyer
rules-book = Comme dans le livret
watchers = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
  }
watchers-who = { watchers } : { $names }
seat-bot = robot : { $level }

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
settings-volume = Volume des effets
settings-scene = Fleuve et oiseaux
settings-speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Sans attendre
settings-confirm = Valider avant de jouer
settings-confirm-note = Désactivé : une carte ou un coup se joue dès que le choix est clair.
settings-tracker = Montrer les cartes restantes
settings-hints = Aide : portée et danger
settings-letters = Lettres sur les pierres
settings-notation = Coups aussi en notation
settings-banter = Les animaux parlent parfois
settings-text = Montrer le plateau en mots
settings-tips = Conseils pour la première partie
settings-call-sound = Son quand c’est ton tour
settings-call-vibrate = Vibrer quand c’est ton tour
settings-call-notify = Notification quand c’est ton tour
settings-call-notify-note = Tant que cette page reste ouverte en arrière-plan.
settings-call-denied = Le navigateur l’interdit. Tu peux l’autoriser dans ses réglages pour ce site.
settings-call-insecure = Seulement en HTTPS : ailleurs, les navigateurs ne le permettent pas.
call-offer = Veux-tu une notification quand c’est ton tour ?
call-offer-yes = Oui, merci
settings-pause = Pause des robots
menu-title = Menu
menu-settings = Réglages
menu-rules = Comment jouer
menu-link = Copier le lien de la table
menu-record = Télécharger la partie
menu-keys = Touches
keys-cards = 1–6, C
keys-cards-note = choisir une carte
keys-canoe-note = prendre un canoë
keys-ends = ← →
keys-ends-note = parcourir ses coups
keys-enter = Entrée
keys-enter-note = prendre, puis valider
keys-undo-note = annuler
keys-text-note = le plateau en mots
keys-skip = Espace
keys-skip-note = passer l’animation

pause-short = aucune
pause-normal = courte
pause-long = longue

## What went wrong, by the server's code

problem-unreachable = Le serveur ne répond pas.
problem-http-404 = Cette table n’existe pas.
problem-already_started = Cette partie a déjà commencé ; tu peux la regarder.
problem-bad_position = Cette position est illisible.
problem-bad_record = Cet enregistrement est illisible.
problem-busy = Beaucoup de parties attendent leur analyse. Reviens un peu plus tard.
problem-fault = Quelque chose a mal tourné sur le serveur. C’est noté.
problem-imported = Cette partie a été jouée ailleurs ; ouvre ta propre table.
problem-kicked = L’hôte t’a demandé de quitter cette table.
problem-not_absent = Personne ne manque à cette place.
problem-not_alone = D’autres jouent aussi à cette table.
problem-long_record = Cet enregistrement est trop long : une partie peut avoir jusqu’à { $moves } coups et { $rounds } manches.
problem-malformed = Le serveur n’a pas compris.
problem-muted = L’hôte a coupé tes messages.
problem-newer_log = Une version plus récente de Niagara a poursuivi cette partie. Il faut d’abord mettre ce serveur à jour.
problem-no_coach = À cette table, personne ne peut demander conseil.
problem-no_such_decision = Ce joueur n’avait rien à décider là.
problem-no_such_lesson = Cette leçon n’existe pas.
problem-no_such_level = Ce niveau n’existe pas.
problem-no_such_seat = Cette place n’existe pas.
problem-no_such_space = Cette case n’existe pas.
problem-no_such_table = Cette partie n’existe pas.
problem-not_found = Il n’y a rien ici.
problem-not_host = Seul l’hôte peut faire cela.
problem-not_playing = Rien n’a encore été joué à cette table.
problem-no_such_person = Cette personne n’est pas là.
problem-too_many_programs = Tu as trop de jetons. Révoques-en d’abord un dans les réglages.
problem-too_many_reports = C’est assez pour aujourd’hui ; préviens autrement l’hôte du serveur.
problem-not_seated = Seuls ceux qui sont assis ici peuvent demander une revanche.
problem-other_seats = La position a un autre nombre de places.
problem-other_site = Un autre site ne peut pas faire cela ici.
problem-over_already = Dans cette position, la partie est finie.
problem-seat_taken = Cette place est prise.
problem-seats_open = Il reste des places libres.
problem-slow_down = C’était trop d’un coup. Réessaie dans { $seconds } s.
problem-still_playing = On pourra le voir quand la partie sera finie.
problem-too_long = C’est trop long.
problem-unfinished_turn = Ces coups ne font pas un tour complet.
problem-unfit = Le serveur n’est pas encore prêt.
problem-unwelcome_name = Ce nom contient un mot qui n’est pas admis ici.

## On this device: without a server

device-here = Sur cet appareil
offline-switch = Jouer sans réseau
offline-off = Désactivé : il faut un réseau.
offline-gathering = Chargement du jeu…
offline-kept = Tout est là ; on joue même dans un tunnel.
offline-failed = Impossible de l’enregistrer ; il manque peut-être de la place. Avec un réseau, le jeu marche.
offline-insecure = Seulement en HTTPS : d’une adresse comme celle-ci, les navigateurs ne gardent rien.
offline-unsupported = Ce navigateur ne garde rien ici ; c’est souvent le cas des fenêtres privées.
install-title = Installer
install-note = Une application comme une autre, sans boutique.
install-by-hand = Dans le menu du navigateur : « Installer » ou « Sur l’écran d’accueil ».
install-do = Installer
stored-title = Tes parties
stored-promised = Le navigateur les garde jusqu’à ce que tu les effaces.
stored-risk = Le navigateur peut les effacer s’il manque de place.
stored-ask = Les garder
licences = Licences de tout ce qui est ici
newer-title = Une nouvelle version est là.
newer-now = Mettre à jour
newer-after = Après cette partie
newer-soon = La nouvelle version viendra quand aucune partie ne sera ouverte.
engine-asleep = Tu économises tes données : le jeu, environ 7 Mo, se chargera quand tu joueras.
engine-coming = Le fleuve se remplit. Un instant…
engine-waiting = Ta partie commence dès que le fleuve est plein.
engine-failed = Impossible de charger le jeu. Y a-t-il un réseau ?
engine-again = Réessayer
keeping-memory = Ce navigateur ne garde rien ici : tes parties disparaîtront avec cet onglet.
keeping-full = Il n’y a plus de place sur cet appareil. La partie continue, mais ce que tu joues maintenant ne sera pas gardé tant qu’il n’y en aura pas.
keeping-aside =
    { $count ->
        [one] Une partie enregistrée n’a pas pu être lue. Elle a été mise de côté ; rien n’a été effacé.
       *[other] { $count } parties enregistrées n’ont pas pu être lues. Elles ont été mises de côté ; rien n’a été effacé.
    }
backup-title = Tout dans un fichier
backup-note = Tes parties, réglages et progrès, à garder ou à emporter sur un autre appareil.
backup-save = Enregistrer
backup-open = Ouvrir
backup-came =
    { $count ->
        [0] Aucune partie à ajouter.
        [one] Une partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
backup-bad = Ce n’est pas un fichier de ce jeu, ou il est abîmé.
