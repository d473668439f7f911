## A game seen again

replay-title = La partida de nuevo
replay-more = Historia y análisis
replay-controls = Reproducción
replay-bar = Momento de la partida
replay-at = Ronda { $round }, paso { $step } de { $all }
replay-at-short = { $step } / { $all }
replay-first = Al principio
replay-previous = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-times = { NUMBER($speed) }×
replay-chose = { $name } elige en secreto { $card ->
    [nube] la nube
   *[other] el { $card }
}.
eyes-label = Punto de vista
eyes-all = Todas las cartas a la vista
eyes-spectator = Desde el público
eyes-seat = Como lo veía { $name }

goon-open = Seguir desde aquí
goon-title = Seguir desde aquí
goon-note = Una partida nueva empieza justo desde este momento. Tú ocupas un asiento y los bots, los demás.
goon-seat = Tu asiento
goon-begin = Jugar

share-title = Compartir y exportar
share-moment = Enlace a este momento
share-copy = Copiar
share-copied = Copiado.
share-by-hand = Copia el enlace a mano.
share-record = Toda la partida
share-text = Como texto
share-json = Como JSON
share-note = Los dos se pueden importar de nuevo aquí o en cualquier otro servidor, y los lee el comando niagara.
share-position = Esta posición
share-explore = Abrir en el laboratorio

games-title = Partidas terminadas
games-mine = Tuyas
games-public = Públicas
games-none = Aún no hay ninguna.
games-more = Más
games-unfinished = Sin terminar
games-imported = importada
games-won = { $count ->
    [one] Ganó { $names }: { $goal }
    [many] Compartieron la victoria { $names }: { $goal }
   *[other] Compartieron la victoria { $names }: { $goal }
}
import-title = Importar una partida
import-note = Pega un registro o elige un archivo: texto o JSON, como los da «{ share-title }».
import-record = Registro
import-file = Elegir un archivo
import-do = Importar

## A position set up by hand

explore-title = Laboratorio
explore-note = Toca una canoa y luego una casilla del río; todo lo demás se prepara abajo.
explore-notation = La posición en una línea
explore-show = Mostrar
explore-share = Copiar el enlace
explore-setup = Preparar
explore-answer = Qué resulta de ella
explore-bad = Esta posición no es posible:
explore-thinking = Calculando…
explore-over = Aquí nadie tiene que decidir.
explore-best = La mejor jugada para { $name }
explore-line = Puede seguir así:
explore-step = { $name }: { $move }
explore-river = el río
explore-play = Jugarla contra bots
explore-players = Asientos
explore-weather = Clima
explore-arm = Próximo disco
explore-first = Quién empieza
explore-phase = Momento
explore-turn = A quién le toca
explore-refill = Dar las siete cartas
explore-reset = Reiniciar
explore-legal = Jugadas permitidas: { $count }
phase-buy_back = recuperar canoas
phase-choose = elegir cartas
phase-turns = turnos
editor-cargo = A bordo
editor-none = nada
editor-landed = A salvo
editor-hand = Cartas en mano
editor-card = Carta elegida
editor-more = una más: { $gem }
editor-less = una menos: { $gem }

## Numbers

numbers-title = Tus estadísticas
numbers-yours = Tuyas
numbers-server = De todos
numbers-server-note = De las últimas partidas terminadas en este servidor: { $games }.
numbers-none = Aún no se ha terminado ninguna partida.
numbers-games = Partidas
numbers-won = Ganadas
numbers-share = Porcentaje
numbers-landed = Gemas puestas a salvo
numbers-stolen = Gemas robadas
numbers-robbed = Gemas que te robaron
numbers-lost = Canoas perdidas
numbers-sunk = Gemas perdidas en las cataratas
numbers-bought = Canoas recuperadas
numbers-players = Según el número de asientos
numbers-seats = { $count ->
    [one] Un asiento
    [many] { $count } de asientos
   *[other] { $count } asientos
}
numbers-against = Contra bots
numbers-levels = Bots por nivel
numbers-goals = Ganadas con
numbers-gems = Gemas a salvo por color
numbers-cards = Cartas jugadas
