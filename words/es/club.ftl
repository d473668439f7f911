## Rated games

club-rated = Partida puntuada
club-rated-note = Cambia la puntuación de todos en este servidor. Quien se va queda al final.
club-rating = Puntuación
club-rated-is = Esta partida cuenta

## An evening: games in a row

evening-choice = Partidas seguidas
evening-one = Una sola partida
evening-games = Velada de { $games } partidas
evening-title = Velada
evening-now = Partida { $game } de { $games }
evening-after = Puntos tras la partida { $game } de { $games }
evening-final = Puntos de la velada
evening-winner = La velada es para: { $names }
evening-player = Quién
evening-this = Esta partida
evening-points = Puntos
evening-next = Siguiente partida
evening-again = Otra velada
