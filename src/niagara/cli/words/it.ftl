### Niagara in italiano. Breve, amichevole, esatto; lo leggono i bambini.

## Only here

captain = Capitano
terminal-help =
    Una carta si sceglie con il suo nome: da 1 a 6, oppure C per la nuvola.
    Una canoa si muove con un numero della lista, o con la mossa com’è scritta lì:
    la canoa, che cosa fa prima, dove va, che cosa fa là.
    +P carica, - scarica, ~B scambia con, x2a ruba alla canoa a del posto 2 (tu sei al posto 0);
    >J è il molo, >X è giù dalla cascata. Invio da solo finisce il turno, dove può finire.
    u annulla la tua ultima scelta con tutto ciò che ne è venuto, ? ripete questo, q lascia la partita.
ask-card = Quale carta ({ $cards })
ask-buy = Ricomprare una canoa?
last-card = La tua ultima carta: { $card }.
no-such-move = «{ $answer }» qui non è una mossa; ? aiuta.
nothing-to-take-back = Non c’è ancora niente da annullare.
say-canoe = { $canoe }: { $move }
analyse-given = sprecato
analyse-nothing = Nessuno ha sprecato molto.
left-game = Hai lasciato la partita. Eccola, mossa per mossa:
ask-file = Salvare la partita come (Invio: no)
saved-game = Salvata come { $file }. «niagara replay { $file }» la racconta di nuovo.
cannot-save = Non si può scrivere: { $why }
board-weather = tempo { $weather }
board-lifesaver = salvagente: { $name }
board-phase = { $phase ->
    [buy_back] riacquisto delle canoe
    [choose] scelta delle carte
    [turns] le canoe si muovono
    [over] partita finita
   *[other] decide il fiume
  }
board-seat = posto { $seat }
board-gems = pietre
board-lost = persa
board-card = carta
board-hand = in mano
board-landed = al molo
board-secret = segreta
board-to-move = di turno
served-at = Niagara ti aspetta su { $address }  (Ctrl+C per fermarlo)
port-taken = La porta { $port } è occupata, perciò se ne usa un’altra.
bad-language = --language { $wish }: ci sono { $known }
bad-players = --players { $players }: ci sono da { $fewest } a { $most } posti (R1.1, R9.4)
bad-level = --level { $level }: ci sono { $known }
bad-rounds = --max-rounds { $rounds }: da 1 a { $most } (R9.5)

## Pieces and places, as in web/src/i18n/it.ftl

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
weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
level-otter = Lontra
level-duck = Anatra
level-beaver = Castoro
level-heron = Airone
level-bear = Orso
goal-four_alike = quattro uguali
goal-five_colours = cinque colori
goal-any_seven = sette pietre
bar-round = Giro { $round }
board-next-arm = Il prossimo disco prende il { $arm }

## Moves, as in web/src/i18n/it.ftl

action-title = La tua mossa
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
weather-up-note = Il fiume accelera: { $weather }
weather-down-note = Il fiume rallenta: { $weather }
buy-pay = Paga { $gem }
buy-not = Non ora
turn-done-stop = Fine turno

## What happened, as in web/src/i18n/it.ftl

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
event-won = { $count ->
    [0] Era l’ultimo giro: pareggio.
    [one] { $names } vince: { $goal }!
   *[other] { $names } vincono insieme!
  }
event-you-won = Vinci: { $goal }!

## Why a move is refused, as in web/src/i18n/it.ftl

rule-mark = Regola { $rule }
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

## The analysis, as in web/src/i18n/replay/it.ftl

analysis-title = Analisi
graph-title = Probabilità di vincere
table-round = Giro
decision-played = Come giocato
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
report-accuracy = Precisione
report-luck = Fortuna
report-skill = Gioco
