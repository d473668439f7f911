## Table

bar-menu = Menú

who-you = Te toca
who-name = Turno de { $name }
who-all = A elegir carta
who-waiting = Esperando a { $names }
who-waiting-count = Faltan { $count }
who-river = El río avanza
who-over = Fin de la partida

link-waiting = Conexión perdida. Reintentando…
link-connecting = Conectando…
link-closed = Esta mesa ya no existe.
link-restarting = El servidor se reinicia. No se pierde nada.
back-note = Se acabó tu tiempo, así que un bot rema por ti.
back = Aquí estoy

## What to do now, in one sentence

do-choose = Elige una carta para esta ronda.
do-chosen = Tu carta: { $card }. Aún puedes elegir otra.
do-chosen-final = Tu carta: { $card }. Esperando a { $names }.
do-confirm-card = ¿Jugar el { $card }?
do-confirm-cloud = ¿Jugar la nube?
do-pick = Tu carta: { $card }. Mueve esta canoa o elige la otra.
do-pick-both = Mueve las dos canoas con el { $card }: primero esta, o elige la otra.
do-end = ¿Adónde va tu canoa con { $points ->
    [one] un punto
    [many] { $points } de puntos
   *[other] { $points } puntos
  }?
do-end-launch = Echa una canoa al agua con { $points ->
    [one] un punto
    [many] { $points } de puntos
   *[other] { $points } puntos
  }.
do-second = Ahora tu otra canoa.
do-second-optional = Echa al agua también tu otra canoa, o déjala en tierra.
do-first-optional = Mueve esta canoa, o déjala.
do-menu = ¿Qué haces ahí?
do-confirm = ¿{ $move }?
do-confirm-both = { $first }. { $second }. ¿Así?
do-falls = Cataratas abajo: ¡esta canoa se perderá!
do-sending = Enviando
do-weather = Tu nube mueve el clima.
do-buy = Has perdido una canoa. ¿La recuperas por una gema?
do-buy-must = Has perdido las dos canoas. Paga una gema para recuperar una.
do-wait = { $name } está pensando.
do-wait-cards = Sin carta todavía: { $names }.
do-watch = Estás mirando. ¡Disfruta!
do-river = Agárrate: el río avanza.
do-over = La partida ha terminado.
skip = Saltar
card-confirm = { $card ->
    [nube] Jugar la nube
   *[other] Jugar el { $card }
  }
turn-confirm = Confirmar
turn-undo = Deshacer
turn-done = Dejar en tierra
turn-list = Jugadas en lista
turn-list-hide = Ocultar la lista
turn-points = { $used } de { $all ->
    [one] un punto
    [many] { $all } de puntos
   *[other] { $all } puntos
  }
turn-points-none = { $all ->
    [one] un punto
    [many] { $all } de puntos
   *[other] { $all } puntos
  }

hand-title = Tus cartas
hand-card = Carta { $card }
hand-cloud = Carta de nube
hand-gone = ya jugada
hand-down = elegida
being-sent = enviando
river-speed = Río: de { $slowest } a { $fastest }
river-speed-one = Río: { $slowest }
river-risk = En peligro: { $spaces }
river-risk-at = { $risk } { $space }
river-safe = Sin peligro adonde puedes ir
river-canoes-safe = Tus canoas no corren peligro
river-unknown = Ahora no se sabe qué puede llevarse el río

## Seats

seat-of = Asiento de { $name }
seat-you = tú
seat-first = tiene el salvavidas: empieza
seat-thinking = piensa
seat-away = no está, rema un bot
seat-offline = sin conexión
seat-carrying = lleva { $gem }
seat-empty = vacía
seat-landed = Gemas a salvo
seat-hand = Aún en mano: { $cards }
seat-card-hidden = carta elegida
seat-card-none = aún sin carta
seat-card = { $card ->
    [nube] juega la nube
   *[other] juega el { $card }
  }
seat-clock = quedan { $time }
seat-clock-reserve = reserva: quedan { $time }
seat-timed-out = sin tiempo, rema un bot
seat-winner = Victoria
seat-left = se fue, rema un bot
seat-gave-up = abandonó, rema un bot
menu-leave = Salir de la partida
menu-table = Esta mesa
leave-ask = ¿Salir de esta partida?
leave-note = Un bot sigue jugando en tu asiento. Puedes volver mientras dure la partida.
leave-yes = Salir
left-note = Un bot sigue jugando en tu asiento.
left-back = Volver
absent-note = { $name } no está.
absent-ask = Que juegue un bot
absent-asked = Un bot jugará cuando todos estén de acuerdo. Esperando a { $names }.
end-offer = ¿Otra partida? A favor: { $names }.
end-offer-yes = Sí, otra

## Log and chat

log-title = Qué pasó
log-empty = Aún nada.
chat-title = Chat
chat-empty = Saluda.
chat-text = Escribe algo
chat-send = Enviar
chat-spectator = { $name } (mirando)
chat-spectators = Quienes están mirando
chat-mute = Silenciar a alguien
chat-manners = Silenciar o denunciar…
tab-seats = Asientos
phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-well-paddled = ¡Bien remado!
phrase-oh-no = ¡Oh, no!
phrase-sorry = ¡Lo siento!
phrase-thief = ¡Al ladrón!
phrase-hurry = El río no espera a nadie…
phrase-good-game = ¡Buena partida!

## Curtain

curtain-title = Pasa el dispositivo a { $name }
curtain-note = Las cartas son secretas. Los demás miran a otro lado.
curtain-ready = Soy { $name }

## The end

end-you = ¡Ganas tú!
end-name = ¡Gana { $name }!
end-names = ¡{ $names } comparten la victoria!
end-draw = Empate
end-rounds = { $rounds ->
    [one] tras una ronda
    [many] tras { $rounds } de rondas
   *[other] tras { $rounds } rondas
  }
end-rematch = Revancha
end-join-rematch = Ir a la revancha
end-again = Ver la partida de nuevo
end-record = Descargar el registro
end-look = Ver el tablero
end-gems = { $count ->
    [0] ninguna gema
    [one] una gema
    [many] { $count } de gemas
   *[other] { $count } gemas
  }
end-chart = Gemas a salvo, ronda a ronda
end-show = Ver el resultado
story-last = { $name } puso a salvo la última gema en la ronda { $round }.
story-thefts = Quien más se atrevió a robar fue { $name }, con { $count ->
    [one] una gema robada
    [many] { $count } de gemas robadas
   *[other] { $count } gemas robadas
  }.
story-falls = Las cataratas se tragaron { $count ->
    [one] una canoa
    [many] { $count } de canoas
   *[other] { $count } canoas
  }; a nadie le tocó peor que a { $name }.
story-calm = Nadie robó, y las cataratas se quedaron con hambre.
story-rival = Quien más se acercó fue { $name }: { $missing ->
    [one] le faltó una sola gema
    [many] le faltaron { $missing } de gemas
   *[other] le faltaron { $missing } gemas
  }.

## Text board

text-title = El tablero en palabras
text-weather = Clima { $weather }. { $words }.
text-arm = El próximo disco va al { $arm }.
text-sites = En los yacimientos
text-site = { $place }: { $gems }
text-seats = Canoas y gemas
text-landed = A salvo: { $gems }
text-landed-none = Nada a salvo
text-moves = Tus jugadas posibles

## Tips of the first game

tip-title = Consejo
tip-hand = Elige una carta en secreto. Su número dice cuántos puntos debe gastar cada una de tus canoas, y la carta más baja de todas mueve el río.
tip-canoe = La canoa iluminada es tuya, y los anillos muestran adónde puede ir. Elige uno y luego «{ turn-confirm }».
tip-river = Después de cada ronda el río avanza: tanto como la carta más baja, más el clima. Se lleva todas las canoas, y después de la casilla 7 están las cataratas.
tip-goals = { say-tip-goals } Aquí ves cuánto te falta.
say-tip-goals = Pon a salvo cuatro gemas iguales, una de cada color o siete cualesquiera: así se gana.
tip-next = Entendido
tip-skip = No más consejos
tip-escape = Escape cierra este consejo.

## Words of the log, explained

word-more = Leer la regla { $rule }
word-round_started = El salvavidas muestra quién empieza. Después de cada ronda pasa al siguiente asiento.
word-hands_refilled = Cuando se han jugado las siete cartas, todos vuelven a tenerlas.
word-canoe_bought = Al principio de una ronda, con una gema a salvo se recupera una canoa perdida.
word-canoe_given = Quien no tiene ni canoa ni gema recibe una canoa gratis.
word-card_revealed = El número dice cuántos puntos debe gastar cada canoa. El número más bajo de la ronda mueve el río.
word-cloud_revealed = Una nube no mueve ninguna canoa. En cambio, mejora o empeora el clima.
word-weather_moved = El clima, de −1 a +2, se suma a la velocidad del río.
word-gem_loaded = Cargar cuesta dos puntos, antes de salir o después de llegar. Una canoa lleva una sola gema.
word-gem_unloaded = Descargar cuesta dos puntos. Cualquier gema se puede dejar en cualquier yacimiento.
word-canoe_paddled = Cada casilla cuesta un punto. Una canoa va río arriba o río abajo, nunca las dos cosas en un turno.
word-gem_stolen = Una canoa vacía que rema río arriba y se detiene en la casilla de una canoa cargada de otro asiento puede llevarse su gema, gratis.
word-gem_landed = Una gema en el embarcadero está a salvo: cuenta para los tres objetivos y nadie puede robarla.
word-canoe_lost = La canoa está perdida, y su gema vuelve a su yacimiento. La canoa se recupera con una gema a salvo.
word-river_rose = El río avanza tantos discos como el número más bajo jugado, más el clima. Por debajo de 1 no se mueve.
word-game_ended = Ganan cuatro gemas iguales, los cinco colores o siete cualesquiera. Antes se termina siempre la ronda.

## What happened to me, and what may come

threat-short = gana con la próxima gema
recap = Desde tu última jugada:
recap-drift = El río llevó tu canoa de la { $start } a la { $end }.
outlook-risk = Canoa { $at }: { $chance } de perderla
outlook-risk-gem = Canoa { $at }: { $chance } de perderla, y con ella { $gem }
outlook-falls = Canoa { $at }: cae seguro por las cataratas
outlook-falls-gem = Canoa { $at }: cae seguro por las cataratas, y con ella { $gem }
outlook-drift = Canoa { $at }: el río la llevará a la { $space }
outlook-safe = Canoa { $at }: sin peligro
threat = { $you ->
    [yes] Ganas con la próxima gema que pongas a salvo.
   *[no] { $name } gana con la próxima gema que ponga a salvo.
  }
