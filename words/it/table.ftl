## Table

bar-menu = Menu

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
do-pick = La tua carta: { $card }. Muovi questa canoa, o prendi l’altra.
do-pick-both = Con un { $card } muovi tutte e due le canoe: prima questa, o prendi l’altra.
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
do-confirm-both = { $first }. { $second }?
do-falls = Giù dalla cascata: questa canoa andrà persa!
do-sending = Invio in corso
do-weather = La tua nuvola cambia il tempo.
do-buy = Una canoa è persa. La ricompri con una pietra?
do-buy-must = Tutte e due le canoe sono perse. Paga una pietra per ricomprarne una.
do-wait = { $name } sta pensando.
do-wait-cards = Aspettiamo la carta di { $names }.
do-watch = Stai guardando. Rilassati.
do-river = Tieniti forte: il fiume scorre.
do-over = La partita è finita.
skip = Salta
card-confirm = { $card ->
    [nuvola] Gioca la nuvola
   *[other] Gioca un { $card }
  }
turn-confirm = Conferma
turn-undo = Annulla
turn-done = Lascia a riva
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

hand-title = Le tue carte
hand-card = Carta { $card }
hand-cloud = Carta nuvola
hand-gone = già giocata
hand-down = scelta
being-sent = invio in corso
river-speed = Fiume: da { $slowest } a { $fastest }
river-speed-one = Fiume: { $slowest }
river-risk = In pericolo: { $spaces }
river-risk-at = { $risk } { $space }
river-safe = Nessun pericolo dove puoi andare
river-canoes-safe = Le tue canoe sono al sicuro
river-unknown = Ora non si sa che cosa può portare via il fiume

## Seats

seat-of = Posto di { $name }
seat-you = tu
seat-first = ha il salvagente: comincia
seat-thinking = pensa
seat-away = non c’è, pagaia un bot
seat-offline = connessione persa
seat-carrying = con { $gem } a bordo
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
seat-left = ha lasciato il tavolo, pagaia un bot
seat-gave-up = ha abbandonato, pagaia un bot
menu-leave = Lascia la partita
menu-table = Questo tavolo
leave-ask = Lasciare questa partita?
leave-note = Un bot continua al tuo posto. Finché dura la partita puoi tornare.
leave-yes = Lascia
left-note = Un bot gioca al tuo posto.
left-back = Torna
absent-note = { $name } non c’è.
absent-ask = Fai giocare un bot
absent-asked = Un bot gioca appena siete tutti d’accordo. Aspettiamo { $names }.
end-offer = Un’altra partita? Già d’accordo: { $names }.
end-offer-yes = Sì, ancora

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
chat-manners = Silenzia o segnala…
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
story-last = { $name } ha portato al molo l’ultima pietra nel giro { $round }.
story-thefts = Le mani più svelte: { $name }, con { $count ->
    [one] una pietra rubata
   *[other] { $count } pietre rubate
  }.
story-falls = La cascata ha inghiottito { $count ->
    [one] una canoa
   *[other] { $count } canoe
  }; il colpo più duro è toccato a { $name }.
story-calm = Nessun furto, e la cascata è rimasta a digiuno.
story-rival = Subito dietro: { $name }, a { $missing ->
    [one] una sola pietra
   *[other] { $missing } pietre
  } dal traguardo.

## Text board

text-title = Il tabellone a parole
text-weather = Tempo { $weather }. { $words }.
text-arm = Il prossimo disco prende il { $arm }.
text-sites = Nelle zone delle pietre
text-site = { $place }: { $gems }
text-seats = Canoe e pietre
text-landed = Al molo: { $gems }
text-landed-none = Niente al molo
text-moves = Le tue mosse possibili

## Tips of the first game

tip-title = Consiglio
tip-hand = Scegli una carta in segreto. Il numero dice quanti punti deve spendere ogni tua canoa, e la carta più bassa di tutte fa scorrere il fiume.
tip-canoe = La canoa illuminata è tua, e gli anelli mostrano dove può andare. Scegline uno, poi «{ turn-confirm }».
tip-river = Dopo ogni giro il fiume scorre: quanto la carta più bassa, più il tempo. Porta con sé tutte le canoe, e dopo lo spazio 7 c’è la cascata.
tip-goals = { say-tip-goals } Qui vedi quanto ti manca.
say-tip-goals = Porta al molo quattro pietre uguali, tutti e cinque i colori o sette pietre qualsiasi: così si vince.
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
word-gem_unloaded = Scaricare costa due punti. Qualsiasi pietra si può lasciare in qualsiasi zona delle pietre.
word-canoe_paddled = Ogni spazio costa un punto. Una canoa risale o scende, mai tutte e due le cose nello stesso turno.
word-gem_stolen = Una canoa vuota che risale il fiume e si ferma sullo spazio della canoa carica di un altro può prenderne la pietra, gratis.
word-gem_landed = Una pietra al molo conta per i tre obiettivi, e nessun ladro può più prenderla.
word-canoe_lost = La canoa è persa e la sua pietra torna nella sua zona. Una pietra portata al molo ricompra la canoa.
word-river_rose = Il fiume scorre di tanti dischi quanto il numero più basso giocato, più il tempo. Sotto 1 sta fermo.
word-game_ended = Quattro pietre uguali, tutti e cinque i colori o sette qualsiasi vincono. Il giro si gioca sempre fino in fondo.

## What happened to me, and what may come

threat-short = vince al prossimo approdo
recap = Dalla tua ultima mossa:
recap-drift = Il fiume ha portato la tua canoa dallo { $start } allo { $end }.
outlook-risk = { $chance }: perdi la canoa { $at }
outlook-risk-gem = { $chance }: perdi la canoa { $at }, e con lei { $gem }
outlook-falls = Certo: la canoa { $at } cade dalla cascata
outlook-falls-gem = Certo: la canoa { $at } cade dalla cascata, e con lei { $gem }
outlook-drift = La canoa { $at } scenderà fino allo { $space }
outlook-safe = La canoa { $at } è al sicuro
threat = { $you ->
    [yes] Vinci con il prossimo approdo.
   *[no] { $name } vince con il prossimo approdo.
  }
