## Rated games

club-rated = Partita classificata
club-rated-note = Cambia il punteggio di tutti su questo server. Chi se ne va arriva ultimo.
club-rating = Punteggio
club-rated-is = Questa partita conta

## An evening: games in a row

evening-choice = Partite di fila
evening-one = Una sola partita
evening-games = Serata di { $games } partite
evening-title = Serata
evening-now = Partita { $game } di { $games }
evening-after = Punti dopo la partita { $game } di { $games }
evening-final = Punti della serata
evening-winner = La serata va a: { $names }
evening-player = Chi
evening-this = Questa partita
evening-points = Punti
evening-next = Prossima partita
evening-again = Un’altra serata
