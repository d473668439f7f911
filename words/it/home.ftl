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
home-now = Gioca ora con altri
home-now-waiting = { $count ->
    [one] Qualcuno sta aspettando.
    [many] { $count } di persone aspettano.
   *[other] { $count } persone aspettano.
  }
home-name = Il tuo nome
home-friends = Con gli amici
home-friends-note = Manda un link. Non serve un account.
home-near-note = Intorno a un hotspot, senza Internet.
home-join = Unisciti a un amico
home-join-note = Con il dispositivo accanto al tuo.
home-device = Su questo dispositivo
home-device-note = Un telefono o un tablet che passa di mano in mano.
home-watch = Guarda i bot
home-watch-note = Quattro bot in gara tra loro.
home-learn = Impara il gioco
home-learn-note = Circa dieci minuti, giocando.
home-games = Partite e statistiche
home-games-note = Replay, analisi, statistiche, esploratore.
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
table-free = { $count ->
    [one] un posto libero
    [many] { $count } di posti liberi
   *[other] { $count } posti liberi
  }
table-open = Apri
table-join = Partecipa
table-watch = Guarda
cancel = Annulla
table-until = entro { $time }
table-left = Un bot gioca al tuo posto
table-paused = in pausa
table-delete = Elimina questa partita
table-delete-ask = Eliminare questa partita?
table-delete-note = Non si potrà recuperare.
table-delete-yes = Elimina
game-replay = Rivedi
game-unfinished = Non finita

# Somebody who wanted to be forgotten, in the games of others.
former-player = Ex giocatore

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Vale
    [1] Dani
    [2] Fede
    [3] Robi
    [4] Toni
   *[other] Miki
  }
device-name = Giocatore { $number }
guise-title = Il tuo volto e il tuo colore
guise-colour = Colore delle tue canoe
guise-any = Qualsiasi
room-move = Siediti qui
colour-0 = Blu
colour-1 = Verde
colour-2 = Giallo
colour-3 = Rosso
colour-4 = Marrone

## New table

friends-title = Un tavolo per gli amici
friends-seats = Posti
friends-seats-hint = Quanti giocano in tutto, contando te.
friends-bots = Bot al tavolo
friends-house = Giocare in due è una regola della casa; il libretto dice da tre a cinque.
friends-options = Regole della casa
friends-make = Apri il tavolo
friends-public = Mostralo tra i tavoli aperti
friends-coach = Tutti possono chiedere consiglio
coach-title = Allenatore
friends-clock = Orologio
clock-none = Senza orologio
clock-live = { $seconds ->
    [one] Un secondo a decisione
   *[other] { $seconds } secondi a decisione
  }
clock-live-reserve = { $seconds ->
    [one] Un secondo a decisione
   *[other] { $seconds } secondi a decisione
  }, { $minutes } min di riserva
clock-post = { $days ->
    [one] Per corrispondenza: un giorno a decisione
   *[other] Per corrispondenza: { $days } giorni a decisione
  }
option-stealing = Si può rubare
option-stealing-note = Disattivalo per partite tranquille in famiglia.
option-fork = Biforcazione a caso
option-fork-note = Ogni disco prende un ramo a caso, invece che a turno sinistra e destra.
option-tie_break = Spareggio sul valore
option-tie_break-note = Dall’ametista (1) al rubino (5); altrimenti si vince insieme.
option-max_rounds = Limite di giri
option-max_rounds-note = Dopo questo numero di giri la partita finisce in pareggio; vuoto: senza limite.

device-title = Su questo dispositivo
device-players = Giocatori
device-add = Aggiungi qualcuno
device-remove = Togli { $name }
device-bots = Anche dei bot
device-start = Via
device-note = Le carte sono segrete: tra un giocatore e l’altro cala il sipario.

watch-title = Guarda i bot

## Waiting room

room-title = In attesa dei canoisti
room-invite = Manda questo link agli amici
room-link = Il link di questo tavolo
room-qr = Codice QR del link di questo tavolo
room-seat-open = Posto libero
room-seat-you = tu
room-sit = Siediti
room-start = Via
room-fill = Aggiungi bot e parti
room-fill-level = Livello dei bot
room-waiting-host = Chi ospita dà il via quando ci siete tutti.
room-leave = Lascia il tavolo
room-share = Condividi…
room-codes = Mostra i codici
friends-absent = Se qualcuno si assenta
absent-wait = La partita aspetta
absent-bot = Dopo un po’ gioca un bot
room-need-name = Prima scrivi il tuo nome.
room-host = ospita
room-away = adesso non c’è
room-kick = Manda via { $name }
room-kick-note = { $name } non potrà più sedersi a questo tavolo.
room-kick-yes = Manda via
rules-book = Come nel libretto
watchers = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
  }
watchers-who = { watchers }: { $names }
seat-bot = bot: { $level }

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
settings-volume = Volume degli effetti
settings-scene = Fiume e uccelli
settings-speed = Velocità
speed-slow = Lenta
speed-normal = Normale
speed-fast = Veloce
speed-instant = Senza attese
settings-confirm = Conferma prima di giocare
settings-confirm-note = Disattivato: una carta o una mossa si gioca appena è chiara.
settings-tracker = Mostra le carte ancora in mano
settings-hints = Aiuti: portata e pericolo
settings-letters = Lettere sulle pietre
settings-notation = Mosse anche in notazione
settings-banter = Gli animali parlano ogni tanto
settings-text = Mostra il tabellone a parole
settings-tips = Consigli per la prima partita
settings-call-sound = Suono quando tocca a te
settings-call-vibrate = Vibrazione quando tocca a te
settings-call-notify = Notifica quando tocca a te
settings-call-notify-note = Finché questa pagina è aperta in secondo piano.
settings-call-denied = Il browser lo vieta. Puoi permetterlo nelle sue impostazioni per questo sito.
settings-call-insecure = Solo con HTTPS: altrove i browser non lo permettono.
call-offer = Vuoi una notifica quando tocca a te?
call-offer-yes = Sì, grazie
settings-pause = Attesa dei bot
menu-title = Menu
menu-settings = Impostazioni
menu-rules = Come si gioca
menu-link = Copia il link del tavolo
menu-record = Scarica la partita
menu-keys = Tasti
keys-cards = 1–6, C
keys-cards-note = scegli una carta
keys-canoe-note = prendi una canoa
keys-ends = ← →
keys-ends-note = scorri le sue mosse
keys-enter = Invio
keys-enter-note = prendi, poi conferma
keys-undo-note = annulla
keys-text-note = il tabellone a parole
keys-skip = Spazio
keys-skip-note = salta l’animazione

pause-short = nessuna
pause-normal = breve
pause-long = lunga

## What went wrong, by the server's code

problem-unreachable = Il server non risponde.
problem-http-404 = Questo tavolo non esiste.
problem-already_started = Questa partita è già cominciata; puoi guardarla.
problem-bad_position = Questa posizione non si può leggere.
problem-bad_record = Questa registrazione non si può leggere.
problem-busy = Molte partite aspettano l’analisi. Torna un po’ più tardi.
problem-fault = Qualcosa è andato storto sul server. È stato annotato.
problem-imported = Questa partita è stata giocata altrove; apri un tuo tavolo.
problem-kicked = Chi ospita ti ha chiesto di lasciare questo tavolo.
problem-not_absent = A quel posto non manca nessuno.
problem-not_alone = Qui giocano anche altri.
problem-long_record = Questa registrazione è troppo lunga: una partita può avere fino a { $moves } mosse e { $rounds } giri.
problem-malformed = Il server non ha capito.
problem-muted = Chi ospita ha silenziato i tuoi messaggi.
problem-newer_log = Una versione più recente di Niagara ha continuato questa partita. Prima bisogna aggiornare questo server.
problem-no_coach = A questo tavolo nessuno può chiedere consiglio.
problem-no_such_decision = Lì questo posto non aveva nulla da decidere.
problem-no_such_lesson = Questa lezione non esiste.
problem-no_such_level = Questo livello non esiste.
problem-no_such_seat = Questo posto non esiste.
problem-no_such_space = Questo spazio non esiste.
problem-no_such_table = Questa partita non esiste.
problem-not_found = Qui non c’è niente.
problem-not_host = Può farlo solo chi ospita.
problem-not_playing = A questo tavolo non si è ancora giocato.
problem-no_such_person = Questa persona non è qui.
problem-too_many_programs = Hai troppi token. Prima revocane uno nelle impostazioni.
problem-too_many_reports = Per oggi basta; dillo in un altro modo a chi gestisce il server.
problem-not_seated = Solo chi siede qui può chiedere un’altra partita.
problem-other_seats = La posizione ha un altro numero di posti.
problem-other_site = Un altro sito non può farlo qui.
problem-over_already = In questa posizione la partita è finita.
problem-seat_taken = Questo posto è occupato.
problem-seats_open = Ci sono ancora posti liberi.
problem-slow_down = Troppe cose in una volta. Riprova tra { $seconds } s.
problem-still_playing = Si potrà vedere quando la partita sarà finita.
problem-too_long = È troppo lungo.
problem-unfinished_turn = Queste mosse non fanno un turno intero.
problem-unfit = Il server non è ancora pronto.
problem-unwelcome_name = In questo nome c’è una parola che qui non è ammessa.

## On this device: without a server

device-here = Su questo dispositivo
offline-switch = Gioca senza rete
offline-off = Disattivato: serve una rete.
offline-gathering = Il gioco si sta scaricando…
offline-kept = C’è tutto; si gioca anche in galleria.
offline-failed = Non è stato possibile salvarlo; forse manca spazio. Con la rete si gioca lo stesso.
offline-insecure = Solo con HTTPS: da un indirizzo come questo i browser non conservano nulla.
offline-unsupported = Questo browser qui non conserva nulla; spesso è così nelle finestre private.
install-title = Installa
install-note = Un’app come le altre, senza app store.
install-by-hand = Nel menu del browser: «Installa» o «Aggiungi alla schermata Home».
install-do = Installa
stored-title = Le tue partite
stored-promised = Il browser le conserva finché non le cancelli.
stored-risk = Il browser può cancellarle se gli serve spazio.
stored-ask = Conservale
licences = Licenze di tutto ciò che è qui dentro
newer-title = C’è una nuova versione.
newer-now = Aggiorna
newer-after = Dopo questa partita
newer-soon = La nuova versione arriverà quando non ci saranno partite aperte.
engine-asleep = Risparmi dati: il gioco, circa 7 MB, si scarica quando giochi.
engine-coming = Il fiume si riempie. Un attimo…
engine-waiting = La partita comincia appena il fiume è pieno.
engine-failed = Non è stato possibile scaricare il gioco. C’è la rete?
engine-again = Riprova
keeping-memory = Questo browser non conserva nulla qui: le tue partite spariranno con questa scheda.
keeping-full = Su questo dispositivo non c’è più spazio. La partita continua, ma ciò che giochi adesso non sarà salvato finché non ce ne sarà.
keeping-aside =
    { $count ->
        [one] Non è stato possibile leggere una partita salvata. È stata messa da parte; nulla è stato cancellato.
       *[other] Non è stato possibile leggere { $count } partite salvate. Sono state messe da parte; nulla è stato cancellato.
    }
backup-title = Tutto in un file
backup-note = Le tue partite, le impostazioni e i progressi, da conservare o da portare su un altro dispositivo.
backup-save = Salva
backup-open = Apri
backup-came =
    { $count ->
        [one] È stata aggiunta una partita.
       *[other] Partite aggiunte: { $count }.
    }
backup-bad = Questo non è un file di questo gioco, oppure è danneggiato.
