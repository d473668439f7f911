## A game seen again

replay-title = Rivedi la partita
replay-more = Racconto e analisi
replay-controls = Comandi di riproduzione
replay-bar = Momento della partita
replay-at = Giro { $round }, passo { $step } di { $all }
replay-at-short = { $step } / { $all }
replay-first = All’inizio
replay-previous = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-times = { NUMBER($speed) }×
replay-chose = { $card ->
    [nuvola] { $name } gioca in segreto la nuvola.
   *[other] { $name } gioca in segreto un { $card }.
  }
eyes-label = Punto di vista
eyes-all = Tutte le carte scoperte
eyes-spectator = Da spettatore
eyes-seat = Come la vedeva { $name }

goon-open = Continua da qui
goon-title = Continua da qui
goon-note = Una nuova partita comincia proprio da questo momento. Tu prendi un posto, i bot gli altri.
goon-seat = Il tuo posto
goon-begin = Gioca

share-title = Condividi ed esporta
share-moment = Link a questo momento
share-copy = Copia
share-copied = Copiato.
share-by-hand = Copia il link a mano.
share-record = Tutta la partita
share-text = Come testo
share-json = Come JSON
share-note = Entrambi si possono importare qui o su un altro server, e leggere con il comando niagara.
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
import-note = Incolla una registrazione o scegli un file: testo o JSON, come li dà «{ share-title }».
import-record = Registrazione
import-file = Scegli un file
import-do = Importa

## A position set up by hand

explore-title = Esploratore
explore-note = Tocca una canoa e poi uno spazio del fiume; tutto il resto si regola qui sotto.
explore-notation = La posizione in una riga
explore-show = Mostra
explore-share = Copia il link
explore-setup = Preparazione
explore-answer = Che cosa ne segue
explore-bad = Questa posizione non è possibile:
explore-thinking = Valutazione…
explore-over = Qui nessuno deve decidere.
explore-best = La mossa migliore per { $name }
explore-line = Può continuare così:
explore-step = { $name }: { $move }
explore-river = il fiume
explore-play = Giocala contro i bot
explore-players = Posti
explore-weather = Tempo
explore-arm = Prossimo disco
explore-first = Chi comincia
explore-phase = Momento
explore-turn = A chi tocca
explore-refill = Ridai tutte le carte
explore-reset = Da capo
explore-legal = Mosse permesse: { $count }
phase-buy_back = riacquisto
phase-choose = scelta delle carte
phase-turns = turni
editor-cargo = A bordo
editor-none = niente
editor-landed = Al molo
editor-hand = Carte in mano
editor-card = Carta scelta
editor-more = una in più: { $gem }
editor-less = una in meno: { $gem }

## Numbers

numbers-title = Le tue statistiche
numbers-yours = Le tue
numbers-server = Di tutti
numbers-server-note = Dalle ultime partite finite su questo server: { $games }.
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
