## Rated games

club-rated = Partie classée
club-rated-note = Elle change le classement de chacun sur ce serveur. Qui part finit dernier.
club-rating = Classement
club-rated-is = Cette partie compte

## An evening: games in a row

evening-choice = Parties à la suite
evening-one = Une seule partie
evening-games = Soirée de { $games } parties
evening-title = Soirée
evening-now = Partie { $game } sur { $games }
evening-after = Scores après la partie { $game } sur { $games }
evening-final = Scores finaux
evening-winner = La soirée revient à : { $names }
evening-player = Joueur
evening-this = Cette partie
evening-points = Points
evening-next = Partie suivante
evening-again = Encore une soirée

## Manners

manners-title = Masquer, bloquer, signaler
manners-note = Cela vaut à toutes les tables, et personne n’en est averti. Qui est bloqué ne peut pas non plus s’asseoir à tes tables.
manners-of = { $name } : afficher, masquer ou bloquer
manners-report = Signaler
manners-nobody = Il n’y a personne d’autre.
manner-none = Afficher
manner-mute = Masquer
manner-block = Bloquer
manner-muted = Tu as masqué cette personne.
manner-blocked = Tu as bloqué cette personne.
manner-end = Afficher à nouveau
manners-report-title = Signaler { $name }
report-lines = De quelles lignes s’agit-il ?
report-reason = Que s’est-il passé ?
report-back = Retour
report-send = Envoyer à l’hôte du serveur
report-sent = Merci, c’est envoyé.

## The club: who plays how well here

club-title = Club
club-you = Ton classement
club-none = Tu n’as encore aucune partie classée. Une table entre amis peut l’être.
club-unranked = Après cinq parties classées, tu figures dans la liste.
club-board = Classement général
club-board-none = Personne n’a encore cinq parties classées.
club-board-off = La personne qui gère ce serveur ne veut pas de classement.
club-games = Parties
club-won = Gagnées
club-more = Plus
profile-title = Profil
profile-form = Forme
profile-form-note = Places dans les dernières parties, la plus récente à la fin.
profile-place = Place { $place } sur { $players }, { $date }
profile-course = Classement après chacune de ces parties : de { $first } à { $last }
profile-goals = Gagne par
profile-gems = Pierres débarquées
profile-favourite = Pierre préférée : { $gem }

## The ladder: programs that play round the clock

ladder-title = Échelle
ladder-note = Des programmes jouent ici jour et nuit, entre eux et contre les niveaux. Chacun a { $seconds } secondes par décision et joue chaque ouverture à chaque place.
ladder-off = La personne qui gère ce serveur ne tient pas d’échelle.
ladder-table = Classement
ladder-range = Marge à 95 %
ladder-level = niveau
ladder-new = pas encore de cote
ladder-here = connecté
ladder-games-count = Parties : { $count }
ladder-forfeits = Forfaits
ladder-forfeits-count = Forfaits : { $count }
ladder-nobody = Aucun programme n’est connecté en ce moment.
ladder-running = En cours
ladder-last = Dernières parties
ladder-none = Aucune partie n’est encore terminée.
ladder-watch = Regarder
ladder-gone = n’est plus conservée
ladder-won = Victoire : { $names }
ladder-forfeit-late = Forfait de { $name } : pas de réponse à temps
ladder-forfeit-left = Forfait de { $name } : connexion perdue
ladder-forfeit-illegal = Forfait de { $name } : coups non proposés
ladder-former = Un ancien programme
ladder-connect = Fais jouer ton propre programme
ladder-connect-note = Un programme a besoin d’un jeton. Il n’est affiché qu’une fois ; tes jetons figurent dans les réglages, où tu peux les révoquer.
ladder-token = Créer un jeton
