### Niagara in italiano. Breve, amichevole, esatto; lo leggono i bambini.

## The app

app-name = Niagara
app-tagline = Scendi il fiume, prendi le pietre e torna prima che la cascata prenda te.
close = Chiudi
home = Inizio
copy = Copia
copied = Copiato
loading = Un attimo…

## Home

home-play = Gioca
home-play-note = Tu e tre bot. Si parte subito.
home-name = Il tuo nome
home-friends = Con gli amici
home-friends-note = Manda un link. Non serve un account.
home-device = Su questo dispositivo
home-device-note = Un telefono o un tablet che passa di mano in mano.
home-watch = Guarda i bot
home-watch-note = Quattro bot in gara tra loro.
home-learn = Impara il gioco
home-learn-note = Cinque minuti, con le figure.
home-games = Partite e numeri
home-games-note = Rivedere, analizzare, i tuoi numeri, l’esploratore.
home-continue = Continua
home-yours = Le tue partite
home-open = Tavoli aperti
home-playing = Partite in corso
home-level = Bot
home-about = Una versione indipendente e a codice aperto del gioco da tavolo di Thomas Liesching. Testo delle regole e immagini originali.
home-failed = Non ha funzionato: { $text }
home-more = Altri modi di giocare

table-with = con { $names }
table-alone = in solitaria
table-status-open = in attesa
table-status-playing = in corso
table-status-over = finita
table-open = Apri
table-join = Partecipa
table-watch = Guarda
game-replay = Rivedi
game-unfinished = Non finita

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Vale
    [1] Dani
    [2] Fede
    [3] Robi
    [4] Toni
   *[other] Miki
  }
bot-name = { $number ->
    [0] Acero
    [1] Cedro
    [2] Betulla
    [3] Salice
   *[other] Ginepro
  }
device-name = Giocatore { $number }

## New table

friends-title = Un tavolo per gli amici
friends-seats = Posti
friends-seats-hint = Quanti siete in tutto, con te.
friends-bots = Bot al tavolo
friends-house = In due è una regola della casa; il libretto dice da tre a cinque.
friends-options = Regole della casa
friends-make = Apri il tavolo
friends-public = Mostralo tra i tavoli aperti
friends-clock = Orologio
clock-none = Senza orologio
clock-live = { $seconds } secondi a decisione
clock-live-reserve = { $seconds } secondi a decisione, { $minutes } min di riserva
clock-post = { $days ->
    [one] Per corrispondenza: un giorno a decisione
   *[other] Per corrispondenza: { $days } giorni a decisione
  }
option-stealing = Si può rubare
option-stealing-note = Spegnilo per partite tranquille in famiglia.
option-fork = Biforcazione a caso
option-fork-note = Ogni disco prende un ramo a caso e non a turno.
option-tie = Spareggio sul valore
option-tie-note = Da ametista 1 a rubino 5; altrimenti si vince insieme.

device-title = Su questo dispositivo
device-players = Giocatori
device-add = Aggiungi qualcuno
device-remove = Togli { $name }
device-bots = Anche dei bot
device-start = Via
device-note = Le carte sono segrete: tra un giocatore e l’altro cala il sipario.

watch-title = Guarda i bot

## Levels of the bots

level-unknown = Bot
level-otter = Lontra
level-otter-note = Sguazza per divertimento e ogni volta il fiume la sorprende.
level-duck = Anatra
level-duck-note = Rispetta la cascata, dimentica le tue carte e non bada ai ladri.
level-beaver = Castoro
level-beaver-note = Conta le carte, custodisce le sue pietre e lavora tutto il giorno.
level-heron = Airone
level-heron-note = Sta immobile, pensa a cosa potresti giocare, e colpisce.
level-bear = Orso
level-bear-note = Pensa con giri di anticipo e al suo salmone preferisce il tuo.

## Waiting room

room-title = In attesa di chi pagaia
room-invite = Manda questo link agli amici
room-link = Il link di questo tavolo
room-qr = Codice QR del link di questo tavolo
room-seat-open = Posto libero
room-seat-you = tu
room-sit = Siediti
room-start = Via
room-fill = Aggiungi bot e parti
room-fill-level = Giocano i bot
room-waiting-host = Chi ha aperto il tavolo fa partire la partita quando ci siete tutti.
room-leave = Lascia il tavolo
room-share = Condividi…

## Table

bar-round = Giro { $round }
bar-menu = Menu
weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
weather-words = { $weather ->
    [-1] Sole: il fiume scorre di uno spazio in meno
    [0] Sereno: il fiume scorre come dicono le carte
    [1] Nuvole: il fiume scorre di uno spazio in più
   *[other] Tempesta: il fiume scorre di due spazi in più
  }

who-you = Tocca a te
who-name = Tocca a { $name }
who-all = Scelta carte
who-waiting = Aspettiamo { $names }
who-waiting-count = Ne mancano { $count }
who-river = Il fiume scorre
who-over = Partita finita

link-waiting = Connessione persa. Riprovo…
link-connecting = Mi collego…
link-closed = Questo tavolo non c’è più.
link-restarting = Il server riparte. Niente va perso.
back-note = Il tuo tempo è scaduto: un bot pagaia per te.
back = Sono qui

## What to do now, in one sentence

do-choose = Scegli una carta per questo giro.
do-chosen = La tua carta: { $card }. Puoi ancora cambiarla.
do-chosen-final = La tua carta: { $card }. Aspettiamo { $names }.
do-confirm-card = Giochi un { $card }?
do-confirm-cloud = Giochi la nuvola?
do-pick = La tua carta: { $card }. Muovi questa canoa, o tocca l’altra.
do-pick-both = Muovi tutte e due le canoe con { $card }: prima questa, o tocca l’altra.
do-end = Dove va la tua canoa? Hai { $points ->
    [one] un punto
   *[other] { $points } punti
  }.
do-end-launch = Metti in acqua una canoa. Hai { $points ->
    [one] un punto
   *[other] { $points } punti
  }.
do-second = Ora l’altra canoa.
do-second-optional = Metti in acqua anche l’altra canoa, o lasciala a riva.
do-first-optional = Muovi questa canoa, o lasciala.
do-menu = Che cosa fai lì?
do-confirm = { $move }?
do-falls = Giù dalla cascata: questa canoa andrà persa!
do-sent = Inviato…
do-weather = La tua nuvola cambia il tempo.
do-buy = Una canoa è persa. La ricompri con una pietra?
do-buy-must = Tutte e due le canoe sono perse. Paga una pietra per una nuova.
do-wait = { $name } sta pensando.
do-wait-cards = Aspettiamo la carta di { $names }.
do-watch = Stai guardando. Rilassati.
do-river = Tieniti forte: il fiume scorre.
do-over = La partita è finita.

action-title = La tua mossa
card-confirm = { $card ->
    [nuvola] Gioca la nuvola
   *[other] Gioca un { $card }
  }
turn-confirm = Conferma
turn-undo = Annulla
turn-done = Lascia a riva
turn-done-stop = Fine turno
turn-list = Mosse in elenco
turn-list-hide = Chiudi l’elenco
turn-points = { $used } di { $all ->
    [one] { $all } punto
   *[other] { $all } punti
  }
turn-points-none = { $all ->
    [one] { $all } punto
   *[other] { $all } punti
  }
weather-up = Peggio
weather-up-note = Il fiume accelera: { $weather }
weather-down = Meglio
weather-down-note = Il fiume rallenta: { $weather }
buy-pay = Paga { $gem }
buy-not = Non ora

hand-title = Le tue carte
hand-card = Carta { $card }
hand-cloud = Carta nuvola
hand-gone = già giocata
hand-down = scelta
river-speed = Fiume: da { $slowest } a { $fastest }
river-speed-one = Fiume: { $slowest }
river-risk = In pericolo: { $spaces }
river-safe = Nessun pericolo

## Pieces and places

gem-P = ametista
gem-C = diamante
gem-Y = ambra
gem-B = zaffiro
gem-R = rubino
gem-P-one = un’ametista
gem-C-one = un diamante
gem-Y-one = un’ambra
gem-B-one = uno zaffiro
gem-R-one = un rubino

space-name = { $space ->
    [J] il molo
    [X] sotto la cascata
    [L6] spazio 6, ramo sinistro
    [L7] spazio 7, ramo sinistro
    [R6] spazio 6, ramo destro
    [R7] spazio 7, ramo destro
   *[other] spazio { $space }
  }
space-to = { $space ->
    [J] fino al molo
    [X] giù dalla cascata
    [L6] fino al 6 del ramo sinistro
    [L7] fino al 7 del ramo sinistro
    [R6] fino al 6 del ramo destro
    [R7] fino al 7 del ramo destro
   *[other] fino allo spazio { $space }
  }
space-at = { $space ->
    [J] al molo
    [X] persa
    [L6] sul 6, ramo sinistro
    [L7] sul 7, ramo sinistro
    [R6] sul 6, ramo destro
    [R7] sul 7, ramo destro
   *[other] sullo spazio { $space }
  }
arm-name = { $arm ->
    [L] ramo sinistro
   *[other] ramo destro
  }
canoe-letter = { $index ->
    [0] prima canoa
   *[other] seconda canoa
  }
card-name = { $card ->
    [C] nuvola
   *[other] { $card }
  }

board-name = Il fiume, dal molo fino alla cascata
board-canoe = { $name }, { $canoe }, { $at }{ $cargo ->
    [none] , vuota
   *[other] , porta { $cargo }
  }
board-end = { $to }{ $chips ->
    [none] { "" }
   *[other] : { $chips }
  }
board-site = { $place }, zona: { $gems ->
    [none] nessuna pietra
   *[other] { $gems }
  }
board-next-arm = Il prossimo disco prende il { $arm }
gem-count = { $count } × { $gem }

## Moves in words

move-stay = resta
move-down = scendi { $to }
move-up = risali { $to }
move-land = approda
move-falls = giù dalla cascata
move-launch = in acqua, { $to }
deed-load = carica { $gem }
deed-unload = scarica { $gem }
deed-swap = scambia con { $gem }
deed-steal = ruba { $gem } a { $name }
deed-none = nient’altro
move-joined = { $first }, { $second }
move-before = prima { $deed }

## Seats

seat-of = Posto di { $name }
seat-you = tu
seat-first = ha il salvagente: comincia
seat-thinking = pensa
seat-away = non c’è, pagaia un bot
seat-offline = connessione persa
seat-carrying = porta { $gem }
seat-empty = vuota
seat-landed = Pietre al molo
seat-hand = Ancora in mano: { $cards }
seat-card-hidden = carta scelta
seat-card-none = ancora nessuna carta
seat-card = { $card ->
    [nuvola] gioca la nuvola
   *[other] gioca un { $card }
  }
seat-clock = ancora { $time }
seat-clock-reserve = riserva: ancora { $time }
seat-timed-out = tempo scaduto, pagaia un bot
seat-winner = Vittoria
goal-four_alike = quattro uguali
goal-five_colours = cinque colori
goal-any_seven = sette pietre
goal-gem_value = valore più alto
goal-short-four_alike = uguali
goal-short-five_colours = colori
goal-short-any_seven = pietre
goal-progress = { $goal }: { $have } di { $need }

## What happened

event-round = Giro { $round }. { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
  }
event-refilled = Tutti riprendono le sette carte.
event-bought = { $you ->
    [yes] Paghi { $gem } per una nuova canoa.
   *[no] { $name } paga { $gem } per una nuova canoa.
  }
event-given = { $you ->
    [yes] Ricevi una canoa gratis.
   *[no] { $name } riceve una canoa gratis.
  }
event-chosen = { $you ->
    [yes] Hai scelto.
   *[no] { $name } ha scelto.
  }
event-revealed = { $you ->
    [yes] Giochi un { $card }.
   *[no] { $name } gioca un { $card }.
  }
event-revealed-cloud = { $you ->
    [yes] Giochi la nuvola.
   *[no] { $name } gioca la nuvola.
  }
event-weather = { $you ->
    [yes] Porti
   *[no] { $name } porta
  } il tempo da { $before } a { $after }.
event-loaded = { $you ->
    [yes] Carichi { $gem }.
   *[no] { $name } carica { $gem }.
  }
event-unloaded = { $you ->
    [yes] Scarichi { $gem }.
   *[no] { $name } scarica { $gem }.
  }
event-paddled = { $you ->
    [yes] Vai { $to }.
   *[no] { $name } va { $to }.
  }
event-stolen = { $you ->
    [yes] Rubi { $gem } a { $victim }!
   *[no] { $victimYou ->
        [yes] { $name } ti ruba { $gem }!
       *[no] { $name } ruba { $gem } a { $victim }!
      }
  }
event-landed = { $you ->
    [yes] Porti { $gem } al molo!
   *[no] { $name } porta { $gem } al molo!
  }
event-lost = { $you ->
    [yes] Perdi una canoa nella cascata!
   *[no] { $name } perde una canoa nella cascata!
  }
event-lost-gem = { $you ->
    [yes] Perdi una canoa e { $gem } nella cascata!
   *[no] { $name } perde una canoa e { $gem } nella cascata!
  }
event-river = { $speed ->
    [0] Il fiume sta fermo ({ $sum }).
    [one] Il fiume scorre di un disco ({ $sum }).
   *[other] Il fiume scorre di { $speed } dischi ({ $sum }).
  }
event-river-sum = carta più bassa { $lowest }, tempo { $weather }
event-river-clouds = solo nuvole, tempo { $weather }
event-disc = Un disco prende il { $arm }.
event-won = { $count ->
    [0] Era l’ultimo giro: pareggio.
    [one] { $names } vince: { $goal }!
   *[other] { $names } vincono insieme!
  }
event-you-won = Vinci: { $goal }!

## Log and chat

log-title = Cos’è successo
log-empty = Ancora niente.
chat-title = Chat
chat-empty = Di’ ciao.
chat-text = Scrivi qualcosa
chat-send = Invia
chat-spectator = { $name } (guarda)
chat-spectators = Tutti gli spettatori
chat-mute = Silenzia qualcuno
tab-seats = Posti
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-paddled = Bella pagaiata!
phrase-oh-no = Oh no!
phrase-sorry = Scusa!
phrase-thief = Al ladro!
phrase-hurry = Il fiume non aspetta…
phrase-good-game = Bella partita!

## Curtain

curtain-title = Passa il dispositivo a { $name }
curtain-note = Le carte sono segrete. Gli altri non guardano.
curtain-ready = Sono { $name }

## The end

end-you = Hai vinto!
end-name = Vince { $name }!
end-names = { $names } vincono insieme!
end-draw = Pareggio
end-rounds = { $rounds ->
    [one] dopo un giro
   *[other] dopo { $rounds } giri
  }
end-rematch = Rivincita
end-join-rematch = Alla rivincita
end-again = Rivedi la partita
end-record = Scarica la partita
end-look = Vedi il tabellone
end-gems = { $count ->
    [0] nessuna pietra
    [one] una pietra
   *[other] { $count } pietre
  }
end-chart = Pietre al molo, giro per giro
end-show = Vedi il risultato

## Text board

text-title = Il tabellone a parole
text-weather = Tempo { $weather }. { $words }.
text-arm = Il prossimo disco prende il { $arm }.
text-sites = Nelle zone
text-site = { $place }: { $gems }
text-seats = Canoe e pietre
text-landed = Al molo: { $gems }
text-landed-none = Niente al molo
text-moves = Le tue mosse possibili

## Learn

learn-title = Come si gioca
learn-lead = Le tue canoe sono al molo, le pietre sono lungo il fiume, e in fondo aspetta la cascata. Porta a casa le pietre prima che l’acqua ti prenda la canoa.
learn-goal = Arriva prima a una delle tre collezioni
learn-goal-text = Porta le pietre al molo. Vince chi per primo ha una di queste collezioni. Il giro si gioca sempre fino in fondo: se anche altri ne completano una, si vince insieme.
learn-cards = Ognuno sceglie una carta in segreto
learn-cards-text = Ne hai sette: i numeri da uno a sei e una nuvola. A ogni giro ciascuno ne mette giù una, e la riprende solo dopo averle usate tutte e sette. Il numero dice quanti punti ha ogni tua canoa in questo turno.
learn-turn = Pagaia e carica
learn-turn-text = Un punto è uno spazio, in su o in giù, mai in tutti e due i versi nello stesso turno. Caricare o scaricare una pietra costa due punti, prima di partire o all’arrivo. I punti vanno usati tutti; solo chi approda al molo può perdere il resto.
learn-turn-both = Ogni canoa sul fiume deve muoversi. Una al molo può unirsi, se l’altra è già in acqua.
learn-turn-caption = Un quattro: carica un’ambra con due punti, poi risali di due.
learn-steal = Ruba, se hai coraggio
learn-steal-text = Una canoa vuota che risale il fiume e si ferma accanto alla canoa carica di un altro può prenderne la pietra, gratis. Mai scendendo, mai di passaggio.
learn-steal-caption = Un tre: su fino alla canoa verde, e il suo rubino è tuo.
learn-river = Poi si muove il fiume
learn-river-text = Quando tutti hanno giocato, l’acqua scorre: tanti spazi quanti ne dice la carta più bassa, più il tempo. Tutte le canoe scendono con lei. Alla biforcazione si va a turno a sinistra e a destra; una freccia mostra il prossimo ramo. Oltre lo spazio 7 c’è la cascata.
learn-river-caption = Carta più bassa 2, tempo +1: il fiume scorre di tre.
learn-cloud = La nuvola fa il tempo
learn-cloud-text = Chi gioca la nuvola non muove canoe. Il tempo invece migliora o peggiora di uno, e il fiume rallenta o accelera.
learn-lost = Giù dalla cascata
learn-lost-text = Una canoa che cade è persa, e la sua pietra torna nella sua zona. All’inizio di un giro puoi pagare una pietra portata al molo per riavere una canoa. Senza canoe e senza pietre ne ricevi una gratis.
learn-help = Mentre giochi
learn-help-text = Il tabellone mostra dove puoi andare; tocca lì. Indica una carta per vedere fin dove arriva e quali spazi sono in pericolo. Se qualcosa non è permesso, toccalo e saprai perché.
learn-start = Gioca la prima partita

## Menu and settings

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Tema
theme-auto = Come il sistema
theme-day = Giorno
theme-dusk = Crepuscolo
settings-motion = Movimento
motion-auto = Come il sistema
motion-full = Vivace
motion-calm = Calmo
settings-sound = Suono
settings-volume = Volume
settings-speed = Velocità
speed-slow = Lenta
speed-normal = Normale
speed-fast = Veloce
speed-instant = Senza attese
settings-confirm = Conferma prima di giocare
settings-confirm-note = Spento: carta o mossa valgono appena sono chiare.
settings-tracker = Mostra le carte ancora in mano
settings-hints = Aiuti: portata e pericolo
settings-letters = Lettere sulle pietre
settings-text = Mostra il tabellone a parole
settings-tips = Consigli per la prima partita
settings-pause = Attesa dei bot
menu-title = Menu
menu-settings = Impostazioni
menu-rules = Come si gioca
menu-link = Copia il link del tavolo
menu-record = Scarica la partita
menu-keys = Tasti
keys-cards = 1–6, C
keys-cards-note = scegli una carta
keys-canoe = A, B
keys-canoe-note = prendi una canoa
keys-ends = ← →
keys-ends-note = scorri le sue mosse
keys-enter = Invio
keys-enter-note = prendi, poi conferma
keys-undo = Z
keys-undo-note = annulla
keys-text = T
keys-text-note = il tabellone a parole
keys-skip = Spazio
keys-skip-note = salta ciò che si vede

pause-short = nessuna
pause-normal = breve
pause-long = lunga

## Reasons, by the server's code

rule-mark = Regola { $rule }
because-not-your-canoe = Quella canoa è di { $name }. Si muovono solo le proprie.
because-canoe-fixed = Quella canoa ora non può muoversi.
because-game_over = La partita è finita.
because-not_now = Non è il momento.
because-not_your_turn = Tocca a { $name }.
because-card_gone = La carta { $card } non è più nella tua mano.
because-card_is_down = La carta { $card } è già la tua.
because-gem_not_landed = Una canoa costa una pietra portata al molo, e questa non ce l’hai: { $gem }.
because-must_buy = Senza canoe devi ricomprarne una.
because-must_move = La tua { $canoe } è sul fiume e deve muoversi.
because-must_launch = Senza canoe sul fiume devi metterne una in acqua.
because-nothing_to_end = Il turno non può finire qui.
because-needs_cloud = Solo una nuvola cambia il tempo.
because-cloud_must_move_weather = Una nuvola cambia il tempo e non muove canoe.
because-weather_at_end = Il tempo non va oltre da quella parte.
because-canoe_lost = La tua { $canoe } è persa sotto la cascata.
because-canoe_done = La tua { $canoe } si è già mossa in questo turno.
because-launch_goes_down = Dal molo si può solo scendere il fiume.
because-no_site_at_start = Dove si trova la canoa non ci sono zone di pietre.
because-no_site_at_end = Lì ({ $space }) non ci sono zone di pietre.
because-no_deed_at_end = Lì non si può caricare, scaricare o rubare niente.
because-one_gem_only = Una canoa porta una sola pietra.
because-nothing_aboard = La canoa non porta pietre.
because-gem_not_there = Questa pietra lì non c’è: { $gem }.
because-swap_other_colour = Lo scambio deve prendere un altro colore.
because-too_few_points = Costa { $cost } punti; la tua carta ne ha { $points }.
because-stay_spends_nothing = Una canoa resta ferma solo dove la zona usa tutti i suoi punti ({ $points }).
because-other_arm = Chi risale da un ramo non può scendere nell’altro.
because-already_there = La canoa è già lì, e i suoi punti vanno spesi.
because-too_far = Troppo lontano: servono { $needed } punti, la tua carta ne ha { $points }.
because-points_left = Troppo vicino: costa { $needed }, e tutti i { $points } punti vanno spesi.
because-stealing_off = In questa partita non si ruba.
because-own_canoe = Nessuno deruba la propria canoa.
because-thief_is_loaded = Solo una canoa vuota può rubare.
because-thief_goes_up = Solo risalendo: un ladro non scende mai e non resta mai fermo.
because-nothing_to_steal = { $name } lì non ha pietre.
because-not_your_seat = Quel posto non è tuo.
because-not_playing = A questo tavolo non si sta giocando.
because-try_again = Ora non si può salvare la partita. Riprova.
problem-unreachable = Il server non risponde.
problem-http-404 = Questo tavolo non esiste.
problem-already_started = Questa partita è già cominciata; puoi guardarla.
problem-bad_position = Questa posizione non si può leggere.
problem-bad_record = Questa registrazione non si può leggere.
problem-busy = Molte partite aspettano l’analisi. Torna un po’ più tardi.
problem-fault = Qualcosa è andato storto sul server. È stato annotato.
problem-imported = Questa partita è stata giocata altrove; apri un tuo tavolo.
problem-malformed = Il server non ha capito.
problem-muted = Chi ha aperto il tavolo ti ha silenziato.
problem-no_such_decision = Lì questo posto non aveva nulla da decidere.
problem-no_such_lesson = Questa lezione non c’è.
problem-no_such_level = Questo livello non c’è.
problem-no_such_seat = Questo posto non c’è.
problem-no_such_space = Questo spazio non c’è.
problem-no_such_table = Questa partita non esiste.
problem-not_found = Qui non c’è niente.
problem-not_host = Può farlo solo chi ha aperto il tavolo.
problem-not_playing = A questo tavolo non si è ancora giocato.
problem-not_seated = Solo chi siede qui può chiedere un’altra partita.
problem-other_seats = La posizione ha un altro numero di posti.
problem-other_site = Un altro sito non può farlo qui.
problem-over_already = In questa posizione la partita è finita.
problem-seat_taken = Questo posto è occupato.
problem-seats_open = Ci sono ancora posti liberi.
problem-slow_down = Troppo tutto insieme. Aspetta un momento.
problem-still_playing = Si potrà vedere quando la partita sarà finita.
problem-unfinished_turn = Queste mosse non fanno un turno intero.
problem-unfit = Il server non è ancora pronto.

## Tips of the first game

tip-title = Consiglio
tip-hand = Scegli una carta in segreto. Il numero dice quanti punti deve spendere ogni tua canoa, e la carta più bassa di tutte fa scorrere il fiume.
tip-canoe = La canoa illuminata è tua, e gli anelli mostrano dove può andare. Toccane uno, poi «{ turn-confirm }».
tip-river = Dopo ogni giro il fiume scorre: quanto la carta più bassa, più il tempo. Porta con sé tutte le canoe, e dopo lo spazio 7 c’è la cascata.
tip-goals = Porta al molo quattro pietre uguali, tutti e cinque i colori o sette pietre qualsiasi: così si vince. Qui vedi quanto ti manca.
tip-next = Ho capito
tip-skip = Basta consigli
tip-escape = Esc chiude questo consiglio.

## Words of the log, explained

word-more = Leggi la regola { $rule }
word-round_started = Il salvagente mostra chi comincia. Dopo ogni giro passa al giocatore seguente.
word-hands_refilled = Quando le sette carte sono state giocate, tutti le hanno di nuovo in mano.
word-canoe_bought = All’inizio di un giro, una pietra portata al molo ricompra una canoa persa.
word-canoe_given = Chi non ha né canoe né pietre riceve una canoa gratis.
word-card_revealed = Il numero dice quanti punti deve spendere ogni canoa. Il numero più basso del giro fa scorrere il fiume.
word-cloud_revealed = Una nuvola non muove canoe. Rende invece il tempo migliore o peggiore.
word-weather_moved = Il tempo, da −1 a +2, si aggiunge alla velocità del fiume.
word-gem_loaded = Caricare costa due punti, prima di partire o dopo l’arrivo. Una canoa porta una sola pietra.
word-gem_unloaded = Scaricare costa due punti. Ogni pietra può stare in ogni zona.
word-canoe_paddled = Ogni spazio costa un punto. Una canoa risale o scende, mai tutte e due le cose nello stesso turno.
word-gem_stolen = Una canoa vuota che risale il fiume e si ferma accanto a una canoa carica di un altro può prenderne la pietra, gratis.
word-gem_landed = Una pietra al molo conta per i tre traguardi, e nessun ladro può più prenderla.
word-canoe_lost = La canoa è persa e la sua pietra torna nella sua zona. Una pietra portata al molo ricompra la canoa.
word-river_rose = Il fiume scorre di tanti dischi quanto il numero più basso giocato, più il tempo. Sotto l’uno sta fermo.
word-game_ended = Quattro pietre uguali, tutti e cinque i colori o sette qualsiasi vincono. Il giro si gioca sempre fino in fondo.
