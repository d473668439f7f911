## Play with others now

now-pace = Ritmo
now-quick = Rápido
now-relaxed = Tranquilo
now-note = Ves quién espera contigo. Si quedan asientos libres, al poco rato los ocupan bots.
now-find = Buscar jugadores
match-title = Buscando jugadores
match-begins = { $seconds ->
    [one] La partida empieza en un segundo.
    [many] La partida empieza en { $seconds } de segundos.
   *[other] La partida empieza en { $seconds } segundos.
  }
match-note = Los bots ocupan los asientos libres.
match-start = Empezar ya con bots
match-came = { $name } se sienta a la mesa.
match-went = { $name } ya no está.

## Giving up, and asking somebody to go on

resign-note = O abandona del todo: un bot juega hasta el final en tu asiento y la partida cuenta como perdida.
resign-yes = Abandonar
slow-note = { $name } se toma su tiempo.
nudge = Dar un toque
nudge-sent = { $name } ya tiene el aviso.
nudged-you = { $name } te está esperando.
deserted-note = Todos han abandonado. La partida ha terminado.
friends-deserted = Si todos abandonan
deserted-end = La partida termina
deserted-bots = Los bots juegan hasta el final

## Taking a seat in a running game

friends-leaving = Si alguien se va
friends-takeover = Sustituir después a un bot
takeover-nobody = Nadie
takeover-ask = Si acepta quien creó la mesa
takeover-anyone = Cualquiera con el enlace
take-note = Estás mirando. También puedes jugar.
take-choose = Elegir asiento
take-title = Ocupar un asiento
take-ask-note = Antes se pregunta a quien creó la mesa.
ask-note = { $name } quiere sustituir a { $seat }.
ask-yes = Sí
ask-no = No
ask-waiting = Se ha pedido un asiento para ti a quien creó la mesa.

## A pause, and having a decision back

menu-pause = Pedir una pausa
menu-takeback = Pedir deshacer mi última decisión
offer-pause = { $name } pide una pausa.
offer-take_back = { $name } pide deshacer su última decisión.
offer-withdraw = Mejor no
offer-refused = No todos están de acuerdo.
takeback-done = Se ha deshecho una decisión.
paused-title = La partida está en pausa
paused-note = Los relojes y los bots esperan. Cualquiera de la mesa puede seguir.
paused-go = Seguir
friends-takebacks = Se puede deshacer si todos están de acuerdo
rules-takebacks = Deshacer
because-paused = La partida está en pausa.
problem-not_paused = La partida ya sigue.
problem-no_takeback = En esta mesa no se deshace nada.
problem-no_such_offer = Ya nadie lo pide.
problem-offered_already = Ya se ha pedido.

## What went wrong

problem-not_slow = Ahí nadie lleva mucho tiempo pensando.
problem-nudged_already = Alguien ya dio un toque.
problem-no_takeover = No puedes ocupar un asiento en esta partida.
problem-asked_already = Otra persona ya pide ese asiento.
problem-no_such_ask = Ya nadie pide ese asiento.
problem-not_rateable = Una partida puntuada es de dos o más personas, cada una en un asiento, desde el principio, sin consejos y sin deshacer nada.
problem-unwelcome = No puedes sentarte a esta mesa.

## Watching

friends-unwatched = Nadie puede mirar
rules-watching = Espectadores
link-unwatched = La partida está en marcha y en esta mesa nadie puede mirar.
problem-unwatched = En esta mesa nadie puede mirar.

## People one has played with

friends-again = Invitar de nuevo
friends-again-note = Ya has jugado con ellos. Lo verán en su página de inicio.
friend-games = { $games ->
    [one] una partida en común
    [many] { $games } de partidas en común
   *[other] { $games } partidas en común
  }
friend-invite = Invitar
friend-invited = Invitación enviada
invited-title = Invitaciones para ti
invited-by = { $name } te invita
invited-no = No, gracias
problem-no_such_invitation = Esa invitación ya no vale.
