## Rated games

club-rated = Partida puntuada
club-rated-note = Cambia la puntuación de todos en este servidor. Quien se va queda al final.
club-rating = Puntuación
club-rated-is = Esta partida cuenta

## An evening: games in a row

evening-choice = Partidas seguidas
evening-one = Una sola partida
evening-games = Velada de { $games } partidas
evening-title = Velada
evening-now = Partida { $game } de { $games }
evening-after = Puntos tras la partida { $game } de { $games }
evening-final = Puntos de la velada
evening-winner = La velada es para: { $names }
evening-player = Quién
evening-this = Esta partida
evening-points = Puntos
evening-next = Siguiente partida
evening-again = Otra velada

## Manners

manners-title = Silenciar, bloquear, denunciar
manners-note = Vale en todas las mesas y nadie se entera. Quien está bloqueado tampoco puede sentarse a tus mesas.
manners-of = { $name }: oír o no
manners-report = Denunciar
manners-nobody = No hay nadie más.
manner-none = Oír
manner-mute = Silenciar
manner-block = Bloquear
manner-muted = Has silenciado a esta persona.
manner-blocked = Has bloqueado a esta persona.
manner-end = Volver a oír
manners-report-title = Denunciar a { $name }
report-lines = ¿Qué líneas?
report-reason = ¿Qué ha pasado?
report-back = Atrás
report-send = Enviar a quien lleva el servidor
report-sent = Gracias, se ha enviado.
