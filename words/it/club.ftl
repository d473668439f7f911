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

## Manners

manners-title = Silenziare, bloccare, segnalare
manners-note = Vale a ogni tavolo e nessuno lo sa. Chi è bloccato non può nemmeno sedersi ai tuoi tavoli.
manners-of = { $name }: sentire o no
manners-report = Segnala
manners-nobody = Non c’è nessun altro.
manner-none = Sentire
manner-mute = Silenziare
manner-block = Bloccare
manner-muted = Non senti più questa persona.
manner-blocked = Hai bloccato questa persona.
manner-end = Sentire di nuovo
manners-report-title = Segnala { $name }
report-lines = Quali righe?
report-reason = Che cosa è successo?
report-back = Indietro
report-send = Invia a chi gestisce il server
report-sent = Grazie, è stato inviato.
