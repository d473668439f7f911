## Rated games

club-rated = Partida puntuada
club-rated-note = Cambia la puntuación de todos en este servidor. Quien se va queda en último lugar.
club-rating = Puntuación
club-rated-is = Esta partida cuenta

## An evening: games in a row

evening-choice = Partidas seguidas
evening-one = Una sola partida
evening-games = Velada de { $games } partidas
evening-title = Velada
evening-now = Partida { $game } de { $games }
evening-after = Clasificación tras la partida { $game } de { $games }
evening-final = Clasificación final
evening-winner = La velada es para: { $names }
evening-player = Jugador
evening-this = Esta partida
evening-points = Puntos
evening-next = Siguiente partida
evening-again = Otra velada

## Manners

manners-title = Silenciar, bloquear, denunciar
manners-note = Vale en todas las mesas y nadie se entera. Quien está bloqueado tampoco puede sentarse a tus mesas.
manners-of = { $name }: mostrar, silenciar o bloquear
manners-report = Denunciar
manners-nobody = No hay nadie más.
manner-none = Mostrar
manner-mute = Silenciar
manner-block = Bloquear
manner-muted = Has silenciado a esta persona.
manner-blocked = Has bloqueado a esta persona.
manner-end = Volver a mostrar
manners-report-title = Denunciar a { $name }
report-lines = ¿De qué mensajes se trata?
report-reason = ¿Qué ha pasado?
report-back = Atrás
report-send = Enviar a quien lleva el servidor
report-sent = Gracias, se ha enviado.

## The club: who plays how well here

club-title = Club
club-you = Tu puntuación
club-none = Aún no tienes ninguna partida puntuada. Una mesa para amigos puede serlo.
club-unranked = Después de cinco partidas puntuadas apareces en la lista.
club-board = Clasificación
club-board-none = Nadie tiene aún cinco partidas puntuadas.
club-board-off = Quien lleva este servidor no quiere clasificación.
club-games = Partidas
club-won = Ganadas
club-more = Más
profile-title = Perfil
profile-form = Forma
profile-form-note = Puestos en las últimas partidas, la más reciente al final.
profile-place = Puesto { $place } de { $players }, { $date }
profile-course = Puntuación después de cada una de estas partidas: de { $first } a { $last }
profile-goals = Gana con
profile-gems = Gemas desembarcadas
profile-favourite = Gema favorita: { $gem }

## The ladder: programs that play round the clock

ladder-title = Escalera
ladder-note = Aquí juegan programas día y noche, entre ellos y contra los niveles. Cada uno tiene { $seconds } segundos para decidir y juega cada apertura desde cada puesto.
ladder-off = Quien administra este servidor no tiene escalera.
ladder-table = Clasificación
ladder-range = Margen del 95 %
ladder-level = nivel
ladder-new = aún sin puntuación
ladder-here = en línea
ladder-games-count = Partidas: { $count }
ladder-forfeits = Abandonos
ladder-forfeits-count = Abandonos: { $count }
ladder-nobody = Ahora no hay ningún programa conectado.
ladder-running = En juego
ladder-last = Últimas partidas
ladder-none = Todavía no ha terminado ninguna partida.
ladder-watch = Mirar
ladder-gone = ya no se guarda
ladder-won = Victoria: { $names }
ladder-forfeit-late = { $name } pierde por abandono: no respondió a tiempo
ladder-forfeit-left = { $name } pierde por abandono: se perdió la conexión
ladder-forfeit-illegal = { $name } pierde por abandono: jugadas que no se ofrecían
ladder-former = Un programa anterior
ladder-connect = Haz jugar a tu propio programa
ladder-connect-note = Un programa necesita un token. Solo se muestra esta vez; en los ajustes están tus tokens y puedes anularlos.
ladder-token = Crear un token
