## The way in

host-title = Page de l’hôte du serveur
host-enter = L’ouvrir dans ce navigateur
host-enter-note = Il montrera pendant une semaine les tables, les signalements et les chiffres de ce serveur. Le lien ne sert qu’une fois.
host-link-bad = Ce lien a déjà servi, est trop vieux ou n’est pas connu ici. La commande « niagara admin page » en donne un nouveau.
host-nothing = Il n’y a rien ici. L’hôte de ce serveur obtient un lien avec la commande « niagara admin page ».
host-end = Terminer ici
host-end-ask = Terminer dans ce navigateur ?
host-end-note = Pour revenir, il te faudra un nouveau lien.
host-until = Ouverte dans ce navigateur jusqu’au

## What there is

host-tables = Tables
host-reports = Signalements
host-removals = Retraits
host-server = Serveur
host-players = En train de jouer
host-watchers = En train de regarder
host-watchers-count = En train de regarder : { $count }
host-moves = Coups de la dernière minute
host-waiting = Robots qui attendent leur tour de réfléchir
host-memory = Tables en mémoire
host-sockets = Connexions aux tables
host-lag = Plus long retard de la dernière minute
host-database = Base de données
host-since = En marche depuis
host-processes = Processus
host-version = Version
host-one-of = Ces chiffres sont ceux d’un seul processus.

## Tables

host-tables-none = Il n’y a personne aux tables.
host-tables-more = Ce sont les tables qui ont changé en dernier. Il y en a d’autres.
host-made = créée le { $time }
host-public = publique
host-private = par lien seulement
host-watch = Regarder
host-close = Fermer
host-close-ask = Fermer cette table ?
host-close-note = Tout ce qui y a été joué et dit disparaît pour tout le monde, pour de bon.

## People

host-person = Renommer ou déconnecter
host-person-of = { $name } : renommer ou déconnecter
host-name-new = Nouveau nom
host-rename = Renommer
host-rename-note = Le nom change partout, aussi dans les parties terminées.
host-sign-out = Déconnecter sur tous les appareils
host-sign-out-note = Cette personne devient inconnue sur chaque appareil. Ses places attendent comme pour toute absence.

## Reports

host-reports-none = Aucun signalement en attente.
host-reports-all = Montrer aussi ceux qui sont réglés
host-report-about = Sur { $name }
host-report-now = maintenant { $name }
host-report-by = de { $name }
host-line-remove = Retirer
host-line-ask = Retirer cette ligne ?
host-line-note = Plus personne ne pourra la lire à la table.
host-line-gone = retirée
host-settle = Réglé
host-settled = réglé
host-look = Voir la table

## What was taken away

host-removals-none = Rien n’a été retiré ici ces 90 derniers jours.
host-removed-table = Une table a été fermée
host-removed-line = Une ligne de discussion a été retirée : { $name }
host-removed-name = Quelqu’un a changé de nom : { $name }
host-removed-devices = Quelqu’un a été déconnecté : { $name }

## Limits

host-limits = Limites
host-limits-note = Pour un réseau ; avec un astérisque, pour une visite.
host-a-second = par seconde
host-at-once = à la fois
host-limit-files = Fichiers
host-limit-health = Contrôles de santé
host-limit-requests = Requêtes
host-limit-tables = Nouvelles tables
host-limit-practice = Exercices
host-limit-analysis = Parties à analyser
host-limit-positions = Positions à analyser
host-limit-retelling = Récits et reprises
host-limit-messages = Messages
host-limit-chat = Lignes de discussion
host-limit-people = Changements d’appareils
host-keeping = Conservation
host-keep-open = Tables où rien n’a été joué
host-keep-nobodys = Parties entre robots
host-keep-imports = Parties importées
host-keep-games = Toutes les autres parties
host-keep-sessions = Appareils qui ne reviennent pas
host-for-ever = pour toujours
host-more = Autres réglages
host-sockets-each = Connexions aux tables par adresse
host-connections-each = Connexions par adresse
host-words = Mots indésirables
host-leaderboard = Classement
host-on = oui
host-off = non
