## The way in

host-title = Página de quien lleva el servidor
host-enter = Abrirla en este navegador
host-enter-note = Durante una semana mostrará mesas, denuncias y cifras de este servidor. El enlace sirve una vez.
host-link-bad = Este enlace ya se usó, es demasiado antiguo o no se conoce aquí. La orden «niagara admin page» da uno nuevo.
host-nothing = Aquí no hay nada. Quien lleva este servidor obtiene un enlace con la orden «niagara admin page».
host-end = Terminar aquí
host-end-ask = ¿Terminar en este navegador?
host-end-note = Para volver necesitas un enlace nuevo.
host-until = Abierta en este navegador hasta

## What there is

host-tables = Mesas
host-reports = Denuncias
host-removals = Retirado
host-server = Servidor
host-players = Jugando ahora
host-watchers = Mirando
host-watchers-count = Mirando: { $count }
host-moves = Jugadas del último minuto
host-waiting = Bots que esperan para pensar
host-memory = Mesas en memoria
host-sockets = Conexiones de mesas
host-lag = Mayor retraso del último minuto
host-database = Base de datos
host-since = En marcha desde
host-processes = Procesos
host-version = Versión
host-one-of = Estas cifras son de un solo proceso.

## Tables

host-tables-none = No hay nadie en las mesas.
host-tables-more = Estas son las mesas que cambiaron las últimas. Hay más.
host-made = creada: { $time }
host-public = pública
host-private = solo con enlace
host-watch = Mirar
host-close = Cerrar
host-close-ask = ¿Cerrar esta mesa?
host-close-note = Todo lo que se jugó y se dijo allí desaparece para siempre y para todos.

## People

host-person = Cambiar el nombre o cerrar sesión
host-person-of = { $name }: cambiar el nombre o cerrar sesión
host-name-new = Nombre nuevo
host-rename = Cambiar
host-rename-note = El nombre cambia en todas partes, también en partidas terminadas.
host-sign-out = Cerrar sesión en todos los dispositivos
host-sign-out-note = Esta persona será desconocida en cada dispositivo. Sus asientos esperan como en cualquier ausencia.

## Reports

host-reports-none = No hay denuncias pendientes.
host-reports-all = Mostrar también las resueltas
host-report-about = Sobre { $name }
host-report-now = ahora { $name }
host-report-by = de { $name }
host-line-remove = Retirar
host-line-ask = ¿Retirar esta línea?
host-line-note = Nadie en la mesa podrá leerla ya.
host-line-gone = retirada
host-settle = Resuelta
host-settled = resuelta
host-look = Ver la mesa

## What was taken away

host-removals-none = En los últimos 90 días no se ha retirado nada aquí.
host-removed-table = Se cerró una mesa
host-removed-line = Se retiró una línea del chat: { $name }
host-removed-name = Se cambió un nombre: { $name }
host-removed-devices = Se cerró la sesión de: { $name }

## Limits

host-limits = Límites
host-limits-note = Para una red; con asterisco, para un visitante.
host-a-second = por segundo
host-at-once = a la vez
host-limit-files = Archivos
host-limit-health = Comprobaciones de estado
host-limit-requests = Peticiones
host-limit-tables = Mesas nuevas
host-limit-practice = Ejercicios
host-limit-analysis = Partidas para analizar
host-limit-positions = Posiciones para analizar
host-limit-retelling = Registros y repeticiones
host-limit-messages = Mensajes
host-limit-chat = Líneas de chat
host-limit-people = Cambios de dispositivos
host-keeping = Se guarda durante
host-keep-open = Mesas donde no se jugó nada
host-keep-nobodys = Partidas solo de bots
host-keep-imports = Partidas importadas
host-keep-games = Todas las demás partidas
host-keep-sessions = Dispositivos que no vuelven
host-for-ever = para siempre
host-more = Otros ajustes
host-sockets-each = Conexiones de mesas por dirección
host-connections-each = Conexiones por dirección
host-words = Palabras no deseadas
host-leaderboard = Clasificación
host-on = sí
host-off = no
