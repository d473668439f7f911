## Pieces and places

bar-round = Ronda { $round }

gem-P = amatista
gem-C = diamante
gem-Y = ámbar
gem-B = zafiro
gem-R = rubí
gem-P-one = una amatista
gem-C-one = un diamante
gem-Y-one = un ámbar
gem-B-one = un zafiro
gem-R-one = un rubí

space-name = { $space ->
    [J] el embarcadero
    [X] bajo las cataratas
    [L6] casilla 6 del brazo izquierdo
    [L7] casilla 7 del brazo izquierdo
    [R6] casilla 6 del brazo derecho
    [R7] casilla 7 del brazo derecho
   *[other] casilla { $space }
  }
space-to = { $space ->
    [J] al embarcadero
    [X] cataratas abajo
    [L6] a la 6 del brazo izquierdo
    [L7] a la 7 del brazo izquierdo
    [R6] a la 6 del brazo derecho
    [R7] a la 7 del brazo derecho
   *[other] a la casilla { $space }
  }
space-at = { $space ->
    [J] en el embarcadero
    [X] perdida
    [L6] en la 6 del brazo izquierdo
    [L7] en la 7 del brazo izquierdo
    [R6] en la 6 del brazo derecho
    [R7] en la 7 del brazo derecho
   *[other] en la casilla { $space }
  }
arm-name = { $arm ->
    [L] brazo izquierdo
   *[other] brazo derecho
  }
canoe-letter = { $index ->
    [0] primera canoa
   *[other] segunda canoa
  }
card-name = { $card ->
    [C] nube
   *[other] { $card }
  }

board-name = El río, desde el embarcadero hasta las cataratas
board-canoe = { $name }, { $canoe }, { $at }{ $cargo ->
    [none] , vacía
   *[other] , lleva { $cargo }
  }
board-end = { $to }{ $chips ->
    [none] { "" }
   *[other] : { $chips }
  }
board-site = { $place }, yacimiento: { $gems ->
    [none] ninguna gema
   *[other] { $gems }
  }
board-next-arm = El próximo disco va al { $arm }
gem-count = { $count } × { $gem }

## Weather

weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
weather-words = { $weather ->
    [-1] Sol: el río avanza una casilla menos
    [0] Calma: el río avanza lo que dicen las cartas
    [1] Nubes: el río avanza una casilla más
   *[other] Tormenta: el río avanza dos casillas más
  }
weather-up = Peor
weather-up-note = El río va más rápido: { $before } → { $weather }
weather-down = Mejor
weather-down-note = El río va más lento: { $before } → { $weather }

## Levels of the bots

level-unknown = Bot
level-earlier = { $name } (versión anterior)
level-program = programa
level-duckling = Patito
level-duckling-note = Primera vez en el río: no roba a nadie y aún no oye las cataratas.
level-otter = Nutria
level-otter-note = Chapotea por diversión, y el río siempre la sorprende.
level-duck = Pato
level-duck-note = Cuenta tus cartas y aún está aprendiendo lo que vale una gema.
level-beaver = Castor
level-beaver-note = Lleva años trabajando en este río y no desperdicia ni una carta.
level-heron = Garza
level-heron-note = Se queda quieta, piensa qué podrías jugar y ataca.
level-bear = Oso
level-bear-note = Ve varias rondas por delante, y prefiere tu salmón a pescar el suyo.

## Goals

goal-four_alike = cuatro iguales
goal-five_colours = cinco colores
goal-any_seven = siete gemas
goal-gem_value = mayor valor en gemas
goal-progress = { $goal }: { $have } de { $need }

## Moves in words

action-title = Tu jugada

move-stay = quedarse
move-down = bajar { $to }
move-up = subir { $to }
move-land = volver al embarcadero
move-falls = caer por las cataratas
move-launch = salir { $to }
deed-load = cargar { $gem }
deed-unload = descargar { $gem }
deed-swap = cambiar por { $gem }
deed-steal = robar { $gem } a { $name }
deed-none = nada más
move-joined = { $first }, { $second }
move-before = primero { $deed }
turn-done-stop = Terminar turno
buy-pay = Pagar { $gem }
buy-not = Ahora no
say-canoe = { $canoe }: { $move }

## What happened

event-round = Ronda { $round }. { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
  }
event-refilled = Todos vuelven a tomar sus siete cartas.
event-bought = { $you ->
    [yes] Recuperas una canoa por { $gem }.
   *[no] { $name } recupera una canoa por { $gem }.
  }
event-given = { $you ->
    [yes] Recuperas una canoa gratis.
   *[no] { $name } recupera una canoa gratis.
  }
event-chosen = { $you ->
    [yes] Ya tienes carta.
   *[no] { $name } ya tiene carta.
  }
event-revealed = { $you ->
    [yes] Juegas el { $card }.
   *[no] { $name } juega el { $card }.
  }
event-revealed-cloud = { $you ->
    [yes] Juegas la nube.
   *[no] { $name } juega la nube.
  }
event-weather = { $you ->
    [yes] Mueves
   *[no] { $name } mueve
  } el clima de { $before } a { $after }.
event-loaded = { $you ->
    [yes] Cargas { $gem }.
   *[no] { $name } carga { $gem }.
  }
event-unloaded = { $you ->
    [yes] Descargas { $gem }.
   *[no] { $name } descarga { $gem }.
  }
event-paddled = { $you ->
    [yes] Vas { $to }.
   *[no] { $name } va { $to }.
  }
event-stolen = { $you ->
    [yes] ¡Le robas { $gem } a { $victim }!
   *[no] { $victimYou ->
        [yes] ¡{ $name } te roba { $gem }!
       *[no] ¡{ $name } le roba { $gem } a { $victim }!
      }
  }
event-landed = { $you ->
    [yes] ¡Pones a salvo { $gem }!
   *[no] ¡{ $name } pone a salvo { $gem }!
  }
event-lost = { $you ->
    [yes] ¡Pierdes una canoa en las cataratas!
   *[no] ¡{ $name } pierde una canoa en las cataratas!
  }
event-lost-gem = { $you ->
    [yes] ¡Pierdes una canoa y { $gem } en las cataratas!
   *[no] ¡{ $name } pierde una canoa y { $gem } en las cataratas!
  }
event-river = { $speed ->
    [0] El río no se mueve ({ $sum }).
    [one] El río avanza un disco ({ $sum }).
    [many] El río avanza { $speed } de discos ({ $sum }).
   *[other] El río avanza { $speed } discos ({ $sum }).
  }
event-river-sum = carta más baja { $lowest }, clima { $weather }
event-river-clouds = solo nubes, clima { $weather }
event-disc = Un disco entra en el { $arm }.
event-won = { $count ->
    [0] Se llegó al límite de rondas: empate.
    [one] ¡Gana { $names }: { $goal }!
    [many] ¡{ $names } comparten la victoria!
   *[other] ¡{ $names } comparten la victoria!
  }
event-you-won = ¡Ganas tú: { $goal }!

## Why a move is refused, by the code of the reason

rule-mark = Regla { $rule }
because-not-your-canoe = Esa canoa es de { $name }. Solo puedes mover las tuyas.
because-canoe-fixed = Esa canoa no se puede mover ahora.
because-resync = La partida siguió antes de que esto llegara: no se jugó.
because-game_over = La partida ha terminado.
because-not_now = Ahora no es el momento.
because-not_your_turn = Es el turno de { $name }.
because-card_gone = { $card ->
    [nube] Ya no tienes la nube
   *[other] Ya no tienes el { $card }
  } en la mano.
because-card_is_down = Ya has elegido { $card ->
    [nube] la nube
   *[other] el { $card }
  }.
because-gem_not_landed = Una canoa cuesta una gema a salvo, y no tienes a salvo { $gem ->
    [amatista] ninguna amatista
   *[other] ningún { $gem }
  }.
because-must_buy = Sin canoas, tienes que recuperar una.
because-must_move = Tu { $canoe } está en el río y tiene que moverse.
because-must_launch = Sin canoas en el río, tienes que echar una al agua.
because-nothing_to_end = El turno no puede terminar aquí.
because-needs_cloud = Solo una nube mueve el clima.
because-cloud_must_move_weather = Una nube mueve el clima, y ninguna canoa.
because-weather_at_end = El clima no puede ir más allá en ese sentido.
because-canoe_lost = Tu { $canoe } está perdida bajo las cataratas.
because-canoe_done = Tu { $canoe } ya se movió en este turno.
because-launch_goes_down = Desde el embarcadero una canoa solo puede ir río abajo.
because-no_site_at_start = Donde está la canoa no hay ningún yacimiento.
because-no_site_at_end = Ahí no hay ningún yacimiento ({ $space }).
because-no_deed_at_end = Ahí no se puede cargar, descargar ni robar nada.
because-one_gem_only = Una canoa solo lleva una gema.
because-nothing_aboard = La canoa no lleva ninguna gema.
because-gem_not_there = Ahí no hay { $gem ->
    [amatista] ninguna amatista
   *[other] ningún { $gem }
  }.
because-swap_other_colour = En un cambio hay que tomar otro color.
because-too_few_points = Eso cuesta { $cost } puntos; tu carta solo tiene { $points }.
because-stay_spends_nothing = Una canoa solo se queda quieta donde el yacimiento gasta todos sus puntos.
because-other_arm = Al subir por un brazo, una canoa no puede bajar por el otro.
because-already_there = La canoa ya está ahí, y tiene que gastar sus puntos.
because-too_far = Demasiado lejos: hacen falta { $needed } puntos, y tu carta solo tiene { $points }.
because-points_left = Demasiado cerca: eso cuesta { $needed ->
    [one] un punto
    [many] { $needed } de puntos
   *[other] { $needed } puntos
  }, y hay que gastar los { $points }.
because-stealing_off = En esta partida no se roba.
because-own_canoe = Nadie roba de su propia canoa.
because-thief_is_loaded = Solo una canoa vacía puede robar.
because-thief_goes_up = Solo río arriba: quien roba nunca rema hacia abajo ni se queda donde está.
because-nothing_to_steal = { $name } no tiene ninguna gema ahí.
because-not_your_seat = Ese asiento no es tuyo.
because-not_playing = En esta mesa no se está jugando.
because-try_again = Ahora no se puede guardar la partida. Inténtalo otra vez.

## Animals of the river: what bots are called

animal-duckling = Patito
animal-gosling = Gansito
animal-fawn = Cervatillo
animal-squirrel = Ardilla
animal-hedgehog = Erizo
animal-otter = Nutria
animal-frog = Rana
animal-chipmunk = Tamia
animal-hare = Liebre
animal-mouse = Ratón
animal-duck = Pato
animal-goose = Ganso
animal-loon = Colimbo
animal-swan = Cisne
animal-kingfisher = Martín pescador
animal-beaver = Castor
animal-raccoon = Mapache
animal-badger = Tejón
animal-porcupine = Puercoespín
animal-marmot = Marmota
animal-heron = Garza
animal-owl = Búho
animal-eagle = Águila
animal-crane = Grulla
animal-pelican = Pelícano
animal-bear = Oso
animal-wolf = Lobo
animal-fox = Zorro
animal-moose = Alce
animal-lynx = Lince
