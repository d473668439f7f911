## Rated games

club-rated = Gewertetes Spiel
club-rated-note = Es ändert die Wertung aller auf diesem Server. Wer geht, wird Letzter.
club-rating = Wertung
club-rated-is = Dieses Spiel zählt

## An evening: games in a row

evening-choice = Spiele hintereinander
evening-one = Ein Spiel
evening-games = Abend mit { $games } Spielen
evening-title = Abend
evening-now = Spiel { $game } von { $games }
evening-after = Stand nach Spiel { $game } von { $games }
evening-final = Endstand
evening-winner = Der Abend geht an: { $names }
evening-player = Spieler
evening-this = Dieses Spiel
evening-points = Punkte
evening-next = Nächstes Spiel
evening-again = Noch ein Abend
