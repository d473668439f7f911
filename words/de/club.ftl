## Rated games

club-rated = Gewertete Partie
club-rated-note = Sie ändert die Wertung aller auf diesem Server. Wer geht, kommt auf den letzten Platz.
club-rating = Wertung
club-rated-is = Diese Partie zählt

## An evening: games in a row

evening-choice = Partien hintereinander
evening-one = Eine Partie
evening-games = Abend mit { $games } Partien
evening-title = Abend
evening-now = Partie { $game } von { $games }
evening-after = Stand nach Partie { $game } von { $games }
evening-final = Endstand
evening-winner = Der Abend geht an: { $names }
evening-player = Spieler
evening-this = Diese Partie
evening-points = Punkte
evening-next = Nächste Partie
evening-again = Noch ein Abend

## Manners

manners-title = Stummschalten, blockieren, melden
manners-note = Das gilt an jedem Tisch, und niemand erfährt davon. Wer blockiert ist, kann sich auch nicht an deine Tische setzen.
manners-of = { $name }: zulassen oder nicht
manners-report = Melden
manners-nobody = Sonst ist niemand hier.
manner-none = Zulassen
manner-mute = Stummschalten
manner-block = Blockieren
manner-muted = Du hast diese Person stummgeschaltet.
manner-blocked = Du hast diese Person blockiert.
manner-end = Aufheben
manners-report-title = { $name } melden
report-lines = Welche Nachrichten meinst du?
report-reason = Was ist passiert?
report-back = Zurück
report-send = An den Betreiber senden
report-sent = Danke, die Meldung ist abgeschickt.

## The club: who plays how well here

club-title = Verein
club-you = Deine Wertung
club-none = Du hast noch kein gewertetes Spiel. Ein Tisch für Freunde kann gewertet sein.
club-unranked = Nach fünf gewerteten Spielen stehst du auf der Liste.
club-board = Bestenliste
club-board-none = Noch niemand hat fünf gewertete Spiele.
club-board-off = Wer diesen Server betreibt, möchte keine Bestenliste.
club-games = Spiele
club-won = Gewonnen
club-more = Mehr
profile-title = Profil
profile-form = Form
profile-form-note = Plätze in den letzten Spielen, das neueste rechts.
profile-place = Platz { $place } von { $players }, { $date }
profile-course = Wertung nach jedem dieser Spiele: von { $first } bis { $last }
profile-goals = Gewinnt durch
profile-gems = Angelandete Steine
profile-favourite = Lieblingsstein: { $gem }

## The ladder: programs that play round the clock

ladder-title = Leiter
ladder-note = Hier spielen Programme rund um die Uhr, gegeneinander und gegen die Stufen. Jedes hat { $seconds } Sekunden für eine Entscheidung und spielt jede Eröffnung von jedem Platz aus.
ladder-off = Wer diesen Server betreibt, führt keine Leiter.
ladder-table = Rangliste
ladder-range = 95-%-Bereich
ladder-level = Stufe
ladder-new = noch ohne Wertung
ladder-here = verbunden
ladder-games-count = Spiele: { $count }
ladder-forfeits = Kampflos
ladder-forfeits-count = Kampflos: { $count }
ladder-nobody = Gerade ist kein Programm verbunden.
ladder-running = Laufende Partien
ladder-last = Letzte Partien
ladder-none = Noch ist keine Partie zu Ende.
ladder-watch = Zuschauen
ladder-gone = nicht mehr gespeichert
ladder-won = Sieg: { $names }
ladder-forfeit-late = { $name } verliert kampflos: keine Antwort in der Zeit
ladder-forfeit-left = { $name } verliert kampflos: Verbindung verloren
ladder-forfeit-illegal = { $name } verliert kampflos: Züge, die nicht zur Wahl standen
ladder-former = Ein früheres Programm
ladder-connect = Dein eigenes Programm mitspielen lassen
ladder-connect-note = Ein Programm braucht ein Token. Es wird nur dieses eine Mal gezeigt; in den Einstellungen stehen deine Token und lassen sich beenden.
ladder-token = Token erzeugen
