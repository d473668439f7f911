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
