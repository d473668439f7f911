## Pieces and places

bar-round = Giro { $round }

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
    [L6] spazio 6 del ramo sinistro
    [L7] spazio 7 del ramo sinistro
    [R6] spazio 6 del ramo destro
    [R7] spazio 7 del ramo destro
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
    [L6] sul 6 del ramo sinistro
    [L7] sul 7 del ramo sinistro
    [R6] sul 6 del ramo destro
    [R7] sul 7 del ramo destro
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
   *[other] , con { $cargo } a bordo
  }
board-end = { $to }{ $chips ->
    [none] { "" }
   *[other] : { $chips }
  }
board-site = { $place }, zona delle pietre: { $gems ->
    [none] nessuna pietra
   *[other] { $gems }
  }
board-next-arm = Il prossimo disco prende il { $arm }
gem-count = { $count } × { $gem }

## Weather

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
weather-up = Peggio
weather-up-note = Il fiume accelera: { $before } → { $weather }
weather-down = Meglio
weather-down-note = Il fiume rallenta: { $before } → { $weather }

## Levels of the bots

level-unknown = Bot
level-earlier = { $name } (versione precedente)
level-program = programma
level-duckling = Anatroccolo
level-duckling-note = Per la prima volta sul fiume: non ruba a nessuno e non sente ancora la cascata.
level-otter = Lontra
level-otter-note = Sguazza per divertimento e ogni volta il fiume la sorprende.
level-duck = Anatra
level-duck-note = Conta le tue carte e sta ancora imparando quanto vale una pietra.
level-beaver = Castoro
level-beaver-note = Lavora su questo fiume da anni e non spreca una carta.
level-heron = Airone
level-heron-note = Sta immobile, pensa a cosa potresti giocare, e colpisce.
level-bear = Orso
level-bear-note = Pensa con molti giri di anticipo e preferisce il tuo salmone al suo.

## Goals

goal-four_alike = quattro uguali
goal-five_colours = cinque colori
goal-any_seven = sette pietre
goal-gem_value = valore più alto
goal-progress = { $goal }: { $have } di { $need }

## Moves in words

action-title = La tua mossa

move-stay = restare
move-down = scendere { $to }
move-up = risalire { $to }
move-land = approdare
move-falls = giù dalla cascata
move-launch = in acqua, { $to }
deed-load = caricare { $gem }
deed-unload = scaricare { $gem }
deed-swap = scambiare con { $gem }
deed-steal = rubare { $gem } a { $name }
deed-none = nient’altro
move-joined = { $first }, { $second }
move-before = prima { $deed }
turn-done-stop = Fine turno
buy-pay = Paga { $gem }
buy-not = Non ora
say-canoe = { $canoe }: { $move }

## What happened

event-round = Giro { $round }. { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
  }
event-refilled = Tutti riprendono le sette carte.
event-bought = { $you ->
    [yes] Ricompri una canoa con { $gem }.
   *[no] { $name } ricompra una canoa con { $gem }.
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

## Why a move is refused, by the code of the reason

rule-mark = Regola { $rule }
because-not-your-canoe = Quella canoa è di { $name }. Si muovono solo le proprie.
because-canoe-fixed = Quella canoa ora non può muoversi.
because-resync = La partita era già andata avanti: questa mossa non è stata giocata.
because-game_over = La partita è finita.
because-not_now = Non è il momento.
because-not_your_turn = Tocca a { $name }.
because-card_gone = Non hai più in mano la carta { $card }.
because-card_is_down = Hai già scelto la carta { $card }.
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
because-no_site_at_start = Dove si trova la canoa non c’è una zona delle pietre.
because-no_site_at_end = Lì ({ $space }) non c’è una zona delle pietre.
because-no_deed_at_end = Lì non si può caricare, scaricare o rubare niente.
because-one_gem_only = Una canoa porta una sola pietra.
because-nothing_aboard = La canoa non porta pietre.
because-gem_not_there = Questa pietra lì non c’è: { $gem }.
because-swap_other_colour = Lo scambio deve prendere un altro colore.
because-too_few_points = Servono { $cost } punti; la tua carta ne ha solo { $points }.
because-stay_spends_nothing = Una canoa resta ferma solo dove la zona delle pietre usa tutti i suoi punti.
because-other_arm = Chi risale da un ramo non può scendere nell’altro.
because-already_there = La canoa è già lì, e i suoi punti vanno spesi.
because-too_far = Troppo lontano: servono { $needed } punti, la tua carta ne ha solo { $points }.
because-points_left = Troppo vicino: { $needed ->
    [one] basta un punto
   *[other] bastano { $needed } punti
  }, e vanno spesi tutti e { $points }.
because-stealing_off = In questa partita non si ruba.
because-own_canoe = Nessuno deruba la propria canoa.
because-thief_is_loaded = Solo una canoa vuota può rubare.
because-thief_goes_up = Solo risalendo: un ladro non scende mai e non resta mai fermo.
because-nothing_to_steal = { $name } lì non ha pietre.
because-not_your_seat = Quel posto non è tuo.
because-not_playing = A questo tavolo non si sta giocando.
because-try_again = Ora non si può salvare la partita. Riprova.

## Animals of the river: what bots are called

animal-duckling = Anatroccolo
animal-gosling = Paperotto
animal-fawn = Cerbiatto
animal-squirrel = Scoiattolo
animal-hedgehog = Riccio
animal-otter = Lontra
animal-frog = Rana
animal-chipmunk = Tamia
animal-hare = Lepre
animal-mouse = Topo
animal-duck = Anatra
animal-goose = Oca
animal-loon = Strolaga
animal-swan = Cigno
animal-kingfisher = Martin pescatore
animal-beaver = Castoro
animal-raccoon = Procione
animal-badger = Tasso
animal-porcupine = Istrice
animal-marmot = Marmotta
animal-heron = Airone
animal-owl = Gufo
animal-eagle = Aquila
animal-crane = Gru
animal-pelican = Pellicano
animal-bear = Orso
animal-wolf = Lupo
animal-fox = Volpe
animal-moose = Alce
animal-lynx = Lince
