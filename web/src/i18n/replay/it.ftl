## A game seen again

replay-title = Rivedi la partita
replay-more = Racconto e analisi
replay-controls = Film
replay-bar = Momento della partita
replay-at = Giro { $round }, passo { $step } di { $all }
replay-at-short = { $step } / { $all }
replay-first = All’inizio
replay-previous = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-times = { NUMBER($speed) }×
replay-chose = { $name } gioca in segreto: { $card }.
eyes-label = Con gli occhi di chi
eyes-all = Tutte le carte scoperte
eyes-spectator = Da spettatore
eyes-seat = Come la vedeva { $name }

goon-open = Continua da qui
goon-title = Continua da qui
goon-note = Una nuova partita comincia proprio in questo momento. Tu prendi un posto, i bot gli altri.
goon-seat = Il tuo posto
goon-begin = Gioca

share-title = Condividi ed esporta
share-moment = Link a questo momento
share-copy = Copia
share-copied = Copiato.
share-by-hand = Copia il link a mano, per favore.
share-record = Tutta la partita
share-text = Come testo
share-json = Come JSON
share-note = Entrambi si possono rileggere qui, su un altro server o con il comando niagara.
share-position = Questa posizione
share-explore = Apri nell’esploratore

games-title = Partite finite
games-mine = Le tue
games-public = Pubbliche
games-none = Non ce n’è ancora nessuna.
games-more = Altre
games-unfinished = Non giocata fino alla fine
games-imported = importata
games-won = { $count ->
    [one] Vince { $names }: { $goal }
   *[other] Vincono insieme { $names }: { $goal }
}
import-title = Importa una partita
import-note = Incolla una registrazione o scegli un file: testo o JSON, come li dà «Condividi ed esporta».
import-record = Registrazione
import-file = Scegli un file
import-do = Importa


## What the analysis says

analysis-title = Analisi
analysis-later = La partita si potrà analizzare quando sarà finita.
analysis-offer = Guarda come salivano e scendevano le probabilità di ognuno, quali mosse erano le migliori, e che cosa era fortuna e che cosa bravura.
analysis-ask = Analizza questa partita
analysis-waiting = In attesa del suo turno …
analysis-running = { $done } analizzato
analysis-failed = L’analisi ora non è disponibile: { $text }
analysis-broken = Non è stato possibile finire l’analisi.
graph-title = Probabilità di vincere
graph-table = Come tabella
table-round = Giro
table-decision = Decisione
decision-title = La decisione mostrata
decision-best = Le mosse migliori, e la probabilità di vincere con ciascuna
decision-best-hidden = Le mosse migliori per quanto si sapeva allora, e la probabilità di vincere con ciascuna
decision-played = Come giocato
decision-parts = Dall’ultima decisione: fortuna { $luck }, gioco { $skill } punti.
decision-none = Qui nessuno decide.
grade-only = senza scelta
grade-best = la migliore
grade-good = buona
grade-inaccuracy = imprecisa
grade-mistake = errore
grade-blunder = errore grave
moments-title = Momenti chiave
moment-theft = { $gem ->
    [none] { $name } deruba { $victim }, e la partita gira.
   *[other] { $name } ruba { $gem } a { $victim }, e la partita gira.
}
moment-needless_loss = { $gem ->
    [none] { $name } perde senza motivo una canoa nella cascata.
   *[other] { $name } perde senza motivo una canoa e { $gem } nella cascata.
}
moment-unlucky_loss = { $gem ->
    [none] Sfortuna: il fiume si prende una canoa di { $name }.
   *[other] Sfortuna: il fiume si prende una canoa di { $name } e { $gem }.
}
moment-kingmaker = { $name } ha ormai poco da vincere e regala la partita a { $other }.
moment-blunder = Qui { $name } spreca molto; era meglio: { $move }.
moment-great_move = { $name } trova l’unica mossa buona: { $move }.
moment-surprise = Le carte degli altri cambiano tutto per { $name }.
moment-river_turn = Il ramo del fiume decide la sorte di { $name }.
moment-lead = { $other ->
    [none] { $name } passa in testa e ci resta.
   *[other] { $name } toglie il comando a { $other } e lo tiene.
}
moment-decided = Da qui in poi { $name } ha la vittoria quasi in tasca.
moment-landing = { $gem ->
    [none] { $name } porta al molo una pietra che conta.
   *[other] { $name } porta al molo { $gem }, e conta.
}
report-title = Come hanno giocato tutti
report-accuracy = Precisione
report-slips = Sviste
report-slips-words = imprecisioni: { $inaccuracies } · errori: { $mistakes } · errori gravi: { $blunders }
report-luck = Fortuna
report-skill = Gioco
report-note = In punti su cento. Fortuna è ciò che hanno fatto il ramo del fiume e le carte segrete degli altri; gioco è ciò che le proprie decisioni hanno sprecato, giudicate da quanto si poteva sapere.

say-card = giocare: { $card }
say-weather = { $way ->
    [up] peggiorare il tempo
   *[down] migliorare il tempo
}
say-buy = ricomprare una canoa per { $gem }
say-done = fermarsi qui
say-pass = non comprare nulla
say-canoe = { $canoe }: { $move }
say-to = va { $to }
say-unload = scarica
say-steal = deruba { $name }

mistakes-title = Impara dagli errori
mistakes-back = Torna alla partita
mistakes-of = Decisioni di
mistakes-place = { $number } di { $all }
mistakes-none = { $name } non ha fatto errori che valgano un nuovo tentativo.
mistakes-task = Giro { $round }. La scelta fu: { $played } ({ $loss }). Trova di meglio.
verdict-best = Meglio di così non si può.
verdict-better = Meglio che nella partita, ma non ancora il meglio.
verdict-worse = Non è meglio.
verdict-values = Probabilità di vincere: la tua { $tried }, nella partita { $played }, la migliore { $best }.
verdict-again = Riprova
verdict-show = Mostra il meglio
verdict-next = Avanti

## A position set up by hand

explore-title = Esploratore
explore-note = Tocca una canoa e poi un posto sul fiume; tutto il resto si regola qui.
explore-notation = La posizione in una riga
explore-show = Mostra
explore-share = Copia il link
explore-setup = Preparazione
explore-answer = Che cosa ne segue
explore-bad = Questo non può stare su un tavolo:
explore-thinking = Valutazione …
explore-over = Qui nessuno deve decidere.
explore-best = Il meglio per { $name }
explore-line = Può continuare così:
explore-river = il fiume
explore-play = Giocala contro i bot
explore-players = Posti
explore-weather = Tempo
explore-arm = Prossimo disco
explore-first = Primo posto
explore-phase = Momento
explore-turn = A chi tocca
explore-refill = Mani piene
explore-reset = Da capo
explore-legal = Mosse permesse: { $count }
phase-buy_back = riacquisto
phase-choose = scelta delle carte
phase-turns = turni
editor-cargo = A bordo
editor-none = niente
editor-landed = Al molo
editor-hand = Carte in mano
editor-card = Carta giocata
editor-more = una in più: { $gem }
editor-less = una in meno: { $gem }

## Numbers

numbers-title = I tuoi numeri
numbers-yours = I tuoi
numbers-server = Di tutti
numbers-server-note = Delle ultime partite finite su questo server: { $games }.
numbers-none = Nessuna partita è ancora finita.
numbers-games = Partite
numbers-won = Vinte
numbers-share = Quota
numbers-landed = Pietre portate al molo
numbers-stolen = Pietre rubate
numbers-robbed = Pietre rubate a te
numbers-lost = Canoe perse
numbers-sunk = Pietre perse nella cascata
numbers-bought = Canoe ricomprate
numbers-players = Per numero di posti
numbers-seats = { $count } posti
numbers-against = Contro i bot
numbers-levels = Bot per livello
numbers-goals = Vinte con
numbers-gems = Pietre al molo per colore
numbers-cards = Carte giocate
