## Play with others now

now-pace = Ritmo
now-quick = Rápido
now-relaxed = Tranquilo
now-note = Ves quién espera contigo. Si quedan sitios libres, al poco rato los ocupan bots.
now-find = Buscar jugadores
match-title = Buscando jugadores
match-begins = { $seconds ->
    [one] La partida empieza en un segundo.
    [many] La partida empieza en { $seconds } de segundos.
   *[other] La partida empieza en { $seconds } segundos.
  }
match-note = Los bots ocupan los sitios libres.
match-start = Empezar ya con bots
match-came = { $name } se sienta a la mesa.
match-went = { $name } ya no está.

## Giving up, and asking somebody to go on

resign-note = O abandona del todo: un bot juega hasta el final en tu sitio y la partida cuenta como perdida.
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
takeover-nobody = No puede nadie
takeover-ask = Si el anfitrión acepta
takeover-anyone = Cualquiera con el enlace
take-note = Estás mirando. También puedes jugar.
take-choose = Elegir sitio
take-title = Ocupar un sitio
take-ask-note = Antes se pregunta al anfitrión.
ask-note = { $name } quiere seguir jugando por { $seat }.
ask-yes = Sí
ask-no = No
ask-waiting = Se ha pedido al anfitrión un sitio para ti.
