## The app

app-name = Niagara
app-tagline = Rema río abajo. Atrapa las gemas. Vuelve antes de que te atrapen las cataratas.
close = Cerrar
home = Inicio
copy = Copiar
copied = Copiado
loading = Un momento…

## Home

home-play = Jugar
home-play-note = Tú y tres bots. Empieza enseguida.
home-now = Jugar ahora con otros
home-now-waiting = { $count ->
    [one] Alguien está esperando.
    [many] { $count } de personas están esperando.
   *[other] { $count } personas están esperando.
  }
home-name = Tu nombre
home-friends = Con amigos
home-friends-note = Envía un enlace. Nadie necesita una cuenta.
home-near-note = Con un punto de acceso, sin Internet.
home-join = Unirse a un amigo
home-join-note = Con su dispositivo al lado del tuyo.
home-device = Un solo dispositivo
home-device-note = Un teléfono o una tableta que pasa de mano en mano.
home-watch = Ver a los bots
home-watch-note = Cuatro bots compiten entre sí.
home-learn = Aprender a jugar
home-learn-note = Unos diez minutos, jugando.
home-games = Partidas y estadísticas
home-games-note = Repeticiones, análisis, tus estadísticas, el laboratorio.
home-continue = Continuar
home-yours = Tus partidas
home-open = Mesas abiertas
home-playing = Partidas en curso
home-level = Bots
home-about = Una versión independiente y de código abierto del juego de mesa de Thomas Liesching. Con su propio texto de reglas y sus propias imágenes.
home-failed = No funcionó: { $text }
home-more = Más formas de jugar

table-with = con { $names }
table-alone = en solitario
table-status-open = en espera
table-status-playing = en juego
table-status-over = terminada
table-free = { $count ->
    [one] un asiento libre
    [many] { $count } de asientos libres
   *[other] { $count } asientos libres
  }
table-open = Abrir
table-join = Unirse
table-watch = Mirar
cancel = Cancelar
table-until = hasta { $time }
table-left = Un bot sigue jugando por ti
table-paused = en pausa
table-delete = Borrar esta partida
table-delete-ask = ¿Borrar esta partida?
table-delete-note = No se podrá recuperar.
table-delete-yes = Borrar
game-replay = Ver de nuevo
game-unfinished = Sin terminar

# Somebody who wanted to be forgotten, in the games of others.
former-player = Exjugador

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Álex
    [1] Dani
    [2] Cris
    [3] Gabi
    [4] Ari
   *[other] Fran
  }
device-name = Jugador { $number }
guise-title = Tu cara y tu color
guise-colour = Color de tus canoas
guise-any = Cualquiera
room-move = Sentarse aquí
colour-0 = Azul
colour-1 = Verde
colour-2 = Amarillo
colour-3 = Rojo
colour-4 = Marrón

## New table

friends-title = Una mesa para amigos
friends-seats = Asientos
friends-seats-hint = Cuántos juegan en total, contándote a ti.
friends-bots = Bots en la mesa
friends-house = Jugar entre dos es una regla casera; el reglamento dice de tres a cinco.
friends-options = Reglas caseras
friends-make = Crear la mesa
friends-public = Mostrarla entre las mesas abiertas
friends-coach = Todos pueden pedir consejo
coach-title = Entrenador
friends-clock = Reloj
clock-none = Sin reloj
clock-live = { $seconds ->
    [one] Un segundo por decisión
    [many] { $seconds } de segundos por decisión
   *[other] { $seconds } segundos por decisión
  }
clock-live-reserve = { $seconds ->
    [one] Un segundo por decisión
    [many] { $seconds } de segundos por decisión
   *[other] { $seconds } segundos por decisión
  }, { $minutes } min de reserva
clock-post = { $days ->
    [one] Por correspondencia: un día por decisión
    [many] Por correspondencia: { $days } de días por decisión
   *[other] Por correspondencia: { $days } días por decisión
  }
option-stealing = Se puede robar
option-stealing-note = Desactívalo para partidas tranquilas en familia.
option-fork = Bifurcación al azar
option-fork-note = Cada disco toma un brazo al azar, en vez de alternar izquierda y derecha.
option-tie_break = Desempate por valor
option-tie_break-note = De amatista (1) a rubí (5); si no, se comparte la victoria.
option-max_rounds = Límite de rondas
option-max_rounds-note = Después de estas rondas la partida termina en empate; vacío: sin límite.

device-title = Un solo dispositivo
device-players = Jugadores
device-add = Añadir a alguien
device-remove = Quitar a { $name }
device-bots = También bots
device-start = Empezar
device-note = Las cartas son secretas: entre un turno y otro baja un telón.

watch-title = Ver a los bots

## Waiting room

room-title = Esperando a la tripulación
room-invite = Envía este enlace a tus amigos
room-link = El enlace a esta mesa
room-qr = Código QR del enlace a esta mesa
room-seat-open = Asiento libre
room-seat-you = tú
room-sit = Sentarse
room-start = Empezar
room-fill = Completar con bots y empezar
room-fill-level = Nivel de los bots
room-waiting-host = Quien creó la mesa empieza la partida cuando estén todos.
room-leave = Dejar la mesa
room-share = Compartir…
room-codes = Mostrar los códigos
friends-absent = Si alguien se ausenta
absent-wait = La partida espera
absent-bot = Tras un rato juega un bot
room-need-name = Primero escribe tu nombre.
room-host = creó la mesa
room-away = ahora no está
room-kick = Echar a { $name }
room-kick-note = { $name } no podrá volver a sentarse a esta mesa.
room-kick-yes = Echar
rules-book = Como en el reglamento
watchers = { $count ->
    [one] Una persona mira
    [many] { $count } de personas miran
   *[other] { $count } personas miran
  }
watchers-who = { watchers }: { $names }
seat-bot = bot: { $level }

## Menu and settings

settings-title = Ajustes
settings-language = Idioma
settings-theme = Tema
theme-auto = Como el sistema
theme-day = Día
theme-dusk = Atardecer
settings-motion = Movimiento
motion-auto = Como el sistema
motion-full = Animado
motion-calm = Suave
settings-sound = Sonido
settings-volume = Volumen de los efectos
settings-scene = Río y pájaros
settings-speed = Velocidad
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Sin esperas
settings-confirm = Confirmar antes de jugar
settings-confirm-note = Desactivado: una carta o jugada vale en cuanto no hay duda.
settings-tracker = Mostrar las cartas que quedan en mano
settings-hints = Ayudas: alcance y peligro
settings-letters = Letras en las gemas
settings-notation = Jugadas también en notación
settings-banter = Los animales hablan a veces
settings-text = Mostrar el tablero en palabras
settings-tips = Consejos para la primera partida
settings-call-sound = Sonido cuando es tu turno
settings-call-vibrate = Vibración cuando es tu turno
settings-call-notify = Notificación cuando es tu turno
settings-call-notify-note = Mientras esta página esté abierta en segundo plano.
settings-call-denied = El navegador lo prohíbe. Puedes permitirlo en sus ajustes para este sitio.
settings-call-insecure = Solo con HTTPS: de otro modo los navegadores no lo permiten.
call-offer = ¿Quieres una notificación cuando sea tu turno?
call-offer-yes = Sí, por favor
settings-pause = Los bots esperan
menu-title = Menú
menu-settings = Ajustes
menu-rules = Cómo se juega
menu-link = Copiar el enlace a esta mesa
menu-record = Descargar el registro
menu-keys = Teclas
keys-cards = 1–6, C
keys-cards-note = elegir una carta
keys-canoe-note = elegir una canoa
keys-ends = ← →
keys-ends-note = recorrer sus jugadas
keys-enter = Enter
keys-enter-note = tomarla, luego confirmar
keys-undo-note = deshacer
keys-text-note = el tablero en palabras
keys-skip = Espacio
keys-skip-note = saltar la animación

pause-short = nada
pause-normal = un momento
pause-long = un rato

## What went wrong, by the server's code

problem-unreachable = El servidor no responde.
problem-http-404 = Esa mesa no existe.
problem-already_started = Esta partida ya empezó; puedes mirarla.
problem-bad_position = Esta posición no se puede leer.
problem-bad_record = Este registro no se puede leer.
problem-busy = Muchas partidas esperan su análisis. Vuelve un poco más tarde, por favor.
problem-fault = Algo salió mal en el servidor. Quedó anotado.
problem-imported = Esta partida se jugó en otro lugar; crea tu propia mesa.
problem-kicked = Quien creó la mesa te pidió que te fueras.
problem-not_absent = Ahí no falta nadie.
problem-not_alone = Aquí también juegan otras personas.
problem-long_record = Este registro es demasiado largo: una partida puede tener hasta { $moves } jugadas y { $rounds } rondas.
problem-malformed = El servidor no entendió eso.
problem-muted = Quien creó la mesa silenció tus mensajes.
problem-newer_log = Una versión más nueva de Niagara continuó esta partida. Primero hay que actualizar este servidor.
problem-no_coach = En esta mesa nadie puede pedir consejo.
problem-no_such_decision = Este asiento no tenía nada que decidir ahí.
problem-no_such_lesson = Esa lección no existe.
problem-no_such_level = Ese nivel no existe.
problem-no_such_seat = Ese asiento no existe.
problem-no_such_space = Esa casilla no existe.
problem-no_such_table = Esa partida no existe.
problem-not_found = Aquí no hay nada.
problem-not_host = Eso solo puede hacerlo quien creó la mesa.
problem-not_playing = En esta mesa aún no se ha jugado nada.
problem-no_such_person = Esa persona no está aquí.
problem-too_many_programs = Tienes demasiados tokens. Anula antes uno en los ajustes.
problem-too_many_reports = Por hoy basta; díselo de otra forma a quien lleva este servidor.
problem-not_seated = Solo quien se sienta aquí puede pedir otra partida.
problem-other_seats = La posición tiene otro número de asientos.
problem-other_site = Otro sitio web no puede hacer eso aquí.
problem-over_already = En esta posición la partida ya terminó.
problem-seat_taken = Ese asiento está ocupado.
problem-seats_open = Todavía hay asientos libres.
problem-slow_down = Demasiado de una vez. Inténtalo otra vez en { $seconds } s.
problem-still_playing = Eso se podrá ver cuando termine la partida.
problem-too_long = Es demasiado largo.
problem-unfinished_turn = Estas jugadas no forman un turno completo.
problem-unfit = El servidor aún no está listo.
problem-unwelcome_name = Este nombre tiene una palabra que aquí no se admite.

## On this device: without a server

device-here = En este dispositivo
offline-switch = Jugar sin conexión
offline-off = Desactivado: hace falta conexión.
offline-gathering = Descargando el juego…
offline-kept = Ya está todo aquí; se juega hasta en un túnel.
offline-failed = No se pudo guardar; quizá no quede espacio. Con conexión sí funciona.
offline-insecure = Solo con HTTPS: los navegadores no guardan nada de una dirección como esta.
offline-unsupported = Este navegador no guarda nada aquí; en las ventanas privadas suele pasar.
install-title = Instalar
install-note = Una app como cualquier otra, sin pasar por una tienda.
install-by-hand = En el menú del navegador: «Instalar» o «Añadir a la pantalla de inicio».
install-do = Instalar
stored-title = Tus partidas
stored-promised = El navegador las guarda hasta que tú las borres.
stored-risk = El navegador puede borrarlas si necesita espacio.
stored-ask = Conservarlas
licences = Licencias de todo lo que hay aquí
newer-title = Hay una versión nueva.
newer-now = Actualizar
newer-after = Tras esta partida
newer-soon = La versión nueva llegará cuando no haya ninguna partida abierta.
engine-asleep = Estás ahorrando datos: el juego, unos 7 MB, se descargará cuando juegues.
engine-coming = El río se está llenando. Un momento…
engine-waiting = Tu partida empieza en cuanto el río esté lleno.
engine-failed = No se pudo descargar el juego. ¿Hay conexión?
engine-again = Reintentar
keeping-memory = Este navegador no guarda nada aquí: tus partidas desaparecerán con esta pestaña.
keeping-full = No queda espacio en este dispositivo. La partida sigue, pero lo que juegues ahora no se guardará hasta que lo haya.
keeping-aside =
    { $count ->
        [one] Una partida guardada no se pudo leer. Se dejó aparte; no se borró nada.
        [many] { $count } de partidas guardadas no se pudieron leer. Se dejaron aparte; no se borró nada.
       *[other] { $count } partidas guardadas no se pudieron leer. Se dejaron aparte; no se borró nada.
    }
backup-title = Todo en un archivo
backup-note = Tus partidas, ajustes y progreso, para guardarlos o llevarlos a otro dispositivo.
backup-save = Guardar
backup-open = Abrir
backup-came =
    { $count ->
        [one] Se añadió una partida.
        [many] Se añadieron { $count } de partidas.
       *[other] Se añadieron { $count } partidas.
    }
backup-bad = Este archivo no es de este juego, o está dañado.
