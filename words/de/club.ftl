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

## Manners

manners-title = Stummschalten, sperren, melden
manners-note = Es gilt an jedem Tisch, und niemand erfährt es. Wer gesperrt ist, kann sich auch nicht an deine Tische setzen.
manners-of = { $name }: hören oder nicht
manners-report = Melden
manners-nobody = Sonst ist niemand hier.
manner-none = Hören
manner-mute = Stumm
manner-block = Sperren
manner-muted = Du hast diese Person stummgeschaltet.
manner-blocked = Du hast diese Person gesperrt.
manner-end = Wieder hören
manners-report-title = { $name } melden
report-lines = Welche Zeilen meinst du?
report-reason = Was ist passiert?
report-back = Zurück
report-send = An den Betreiber senden
report-sent = Danke, es ist gesendet.
