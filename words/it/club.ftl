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
evening-after = Classifica dopo la partita { $game } di { $games }
evening-final = Classifica finale
evening-winner = La serata va a: { $names }
evening-player = Giocatore
evening-this = Questa partita
evening-points = Punti
evening-next = Prossima partita
evening-again = Un’altra serata

## Manners

manners-title = Silenzia, blocca, segnala
manners-note = Vale a ogni tavolo e nessuno viene avvisato. Chi è bloccato non può nemmeno sedersi ai tuoi tavoli.
manners-of = { $name }: mostra, silenzia o blocca
manners-report = Segnala
manners-nobody = Non c’è nessun altro.
manner-none = Mostra
manner-mute = Silenzia
manner-block = Blocca
manner-muted = Hai silenziato questa persona.
manner-blocked = Hai bloccato questa persona.
manner-end = Riattiva
manners-report-title = Segnala { $name }
report-lines = Di quali messaggi si tratta?
report-reason = Che cosa è successo?
report-back = Indietro
report-send = Invia a chi gestisce il server
report-sent = Grazie, è stato inviato.

## The club: who plays how well here

club-title = Club
club-you = Il tuo punteggio
club-none = Non hai ancora partite classificate. Un tavolo per amici può esserlo.
club-unranked = Dopo cinque partite classificate sei nella lista.
club-board = Classifica
club-board-none = Nessuno ha ancora cinque partite classificate.
club-board-off = Chi gestisce questo server non vuole una classifica.
club-games = Partite
club-won = Vinte
club-more = Altri
profile-title = Profilo
profile-form = Forma
profile-form-note = Piazzamenti nelle ultime partite, la più recente alla fine.
profile-place = Posto { $place } su { $players }, { $date }
profile-course = Punteggio dopo ognuna di queste partite: da { $first } a { $last }
profile-goals = Vince con
profile-gems = Pietre sbarcate
profile-favourite = Pietra preferita: { $gem }

## The ladder: programs that play round the clock

ladder-title = Scala
ladder-note = Qui i programmi giocano giorno e notte, tra loro e contro i livelli. Ognuno ha { $seconds } secondi per decidere e gioca ogni apertura da ogni posto.
ladder-off = Chi gestisce questo server non tiene una scala.
ladder-table = Classifica
ladder-range = Margine al 95 %
ladder-level = livello
ladder-new = ancora senza punteggio
ladder-here = collegato
ladder-games-count = Partite: { $count }
ladder-forfeits = Abbandoni
ladder-forfeits-count = Abbandoni: { $count }
ladder-nobody = Al momento nessun programma è collegato.
ladder-running = In corso
ladder-last = Ultime partite
ladder-none = Nessuna partita è ancora finita.
ladder-watch = Guarda
ladder-gone = non più conservata
ladder-won = Vittoria: { $names }
ladder-forfeit-late = { $name } perde a tavolino: nessuna risposta in tempo
ladder-forfeit-left = { $name } perde a tavolino: connessione persa
ladder-forfeit-illegal = { $name } perde a tavolino: mosse non proposte
ladder-former = Un programma di prima
ladder-connect = Fai giocare il tuo programma
ladder-connect-note = Un programma ha bisogno di un token. Si vede solo questa volta; nelle impostazioni trovi i tuoi token e puoi revocarli.
ladder-token = Crea un token
