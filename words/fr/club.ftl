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
evening-final = Scores de la soirée
evening-winner = La soirée revient à : { $names }
evening-player = Qui
evening-this = Cette partie
evening-points = Points
evening-next = Partie suivante
evening-again = Encore une soirée

## Manners

manners-title = Couper, bloquer, signaler
manners-note = Cela vaut à toutes les tables, et personne ne le sait. Qui est bloqué ne peut pas non plus s’asseoir à tes tables.
manners-of = { $name } : entendre ou non
manners-report = Signaler
manners-nobody = Il n’y a personne d’autre.
manner-none = Entendre
manner-mute = Couper
manner-block = Bloquer
manner-muted = Tu n’entends plus cette personne.
manner-blocked = Tu as bloqué cette personne.
manner-end = Entendre à nouveau
manners-report-title = Signaler { $name }
report-lines = De quelles lignes s’agit-il ?
report-reason = Que s’est-il passé ?
report-back = Retour
report-send = Envoyer à qui gère le serveur
report-sent = Merci, c’est envoyé.
