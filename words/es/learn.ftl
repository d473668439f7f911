## The page of lessons

lessons-title = Aprende jugando
lessons-lead = Lecciones cortas en el río de verdad. Cada una dura menos de un minuto.
lessons-start = Empezar
lessons-continue = Seguir
lessons-again = Jugarlas otra vez
lessons-count = { $done } de { $all } hechas
lessons-list = Lecciones
lessons-done = hecha
lessons-more = Más para ver
lessons-example = El ejemplo del reglamento
lessons-overview = El juego en dibujos
lessons-overview-note = Todo en una página.
lessons-rules = El reglamento
lessons-rules-note = Cada regla con su número.
lessons-puzzles = Retos
lessons-puzzles-note = ¿Encuentras el camino? Uno nuevo cada día.
lessons-failed = No se pueden cargar las lecciones: { $text }

lesson-of = Lección { $number } de { $all }
lesson-back = Todas las lecciones
lesson-task = Tu tarea
lesson-hint = Pista
lesson-retry = Reintentar
lesson-next = Siguiente lección
lesson-to-example = Ver el ejemplo
lesson-play = Jugar una partida
lesson-rule = Leer la regla { $rule }
lesson-well = ¡Bien hecho!
lesson-missed = Todavía no
lesson-show = Muéstramelo
lesson-skip = Saltar
lessons-due = otra vez

## What exactly went wrong

miss-lost = Tu canoa cayó por las cataratas.
miss-robbed = Alguien te robó la gema.
miss-ashore = Ninguna canoa tuya está en el río.
miss-empty = { $gem ->
    [none] No hay gema a bordo.
   *[other] No hay gema a bordo: necesitas { $gem }.
  }
miss-other_gem = Llevas otra gema a bordo: necesitas { $gem }.
miss-elsewhere = Tu canoa no está en la casilla { $space }.
miss-not_landed = Tenías que poner a salvo { $gem }.
miss-paid = Has pagado con una gema que necesitas.
miss-not_bought = No has recuperado ninguna canoa.
miss-not_stolen = No has robado nada.
miss-not_laid = No has descargado nada.
miss-weather = El clima fue en el sentido equivocado.
miss-afloat = La otra canoa sigue en el río.
miss-no_goal = Eso aún no es una colección.

## The lessons

scene-launch-title = ¡Al agua!
scene-launch-task = Elige un número y echa una canoa al agua.
scene-launch-hint = Elige una carta del 1 al 6 y confirma. Luego elige la casilla que brilla y confirma otra vez.
scene-launch-well = El número de tu carta dice hasta dónde llega tu canoa: un punto, una casilla.
scene-launch-miss = Una nube solo cambia el clima y no mueve ninguna canoa. Juega un número.

scene-load-title = La primera gema
scene-load-task = Tu carta es un 5. Carga una amatista en la casilla 3.
scene-load-hint = Tres puntos para remar hasta ahí y dos para cargar son cinco.
scene-load-well = Cargar cuesta dos puntos. Y hay que gastar todos los puntos.
scene-load-miss = Tu canoa sigue vacía. Detente en la casilla 3 y carga ahí.

scene-landing-title = A salvo en casa
scene-landing-task = Lleva tu diamante al embarcadero.
scene-landing-hint = Desde la casilla 2 solo hay dos pasos hasta el embarcadero. Está permitido, incluso con un 5.
scene-landing-well = Al volver al embarcadero no importan los puntos que sobran, y la gema es tuya para siempre.
scene-landing-miss = El diamante no está en casa. Rema río arriba, más allá de la casilla 1.

scene-pickhome-title = ¿Qué carta lo lleva a casa?
scene-pickhome-task = Elige una carta que ponga a salvo tu diamante en este turno.
scene-pickhome-hint = Desde la casilla 5 hay cinco hasta el embarcadero. Un número mayor también vale.
scene-pickhome-well = Una carta es un plan: cuenta antes las casillas. Al volver al embarcadero no importan los puntos que sobran.
scene-pickhome-miss = Cuenta desde la casilla 5 hasta el embarcadero. Tu número debe ser cinco o más.

scene-pickload-title = ¿Qué carta encaja?
scene-pickload-task = Elige la carta con la que puedes cargar un diamante en la casilla 4.
scene-pickload-hint = Tres puntos de la 1 a la 4, y dos para cargar.
scene-pickload-well = Debes gastar todos los puntos. Por eso la carta debe encajar justo.
scene-pickload-miss = Cuenta tres casillas y dos puntos para cargar. ¿Qué carta es?

scene-both-title = Dos canoas, una carta
scene-both-task = Con tu 2, pon a salvo la amatista y carga un diamante.
scene-both-hint = Cada canoa tiene dos puntos. En la casilla 4, cargar gasta los dos, así que esa canoa se queda quieta.
scene-both-well = Todas las canoas del río deben moverse, cada una con todos los puntos. Cargar donde estás puede ser una jugada completa.
scene-both-miss = Las dos cosas en un turno: una canoa vuelve al embarcadero y la otra carga en la casilla 4.

scene-flow-title = El río avanza
scene-flow-task = La carta más baja es un 2: después de tu jugada el río avanza dos casillas. Deja que te lleve a la casilla 5.
scene-flow-hint = Dos casillas antes de la 5 está la casilla 3. Detente ahí y carga una amatista.
scene-flow-well = Después de cada ronda el río avanza lo que dice la carta más baja, y se lleva todas las canoas.
scene-flow-miss = El río te llevó a otro lugar. Detente dos casillas antes de la 5.

scene-fork-title = ¿Izquierda o derecha?
scene-fork-task = Carga un rubí en la casilla 7. Después el río avanza una casilla, en el brazo de la flecha. ¡No pierdas el rubí!
scene-fork-hint = Baja por el brazo que la flecha no señala.
scene-fork-well = Cada disco entra en un solo brazo, izquierdo y derecho por turnos. El otro brazo no se mueve.
scene-fork-miss = No tienes ningún rubí. En el brazo de la flecha se lo lleva el río; el otro brazo es seguro.

scene-weather-title = Tú decides el clima
scene-weather-task = Tu canoa está a punto de caer por las cataratas. ¡Sálvala con tu nube!
scene-weather-hint = La carta más baja es un 1. Mejora el clima y el río no se moverá.
scene-weather-well = El clima se suma a la carta más baja: 1 y −1 son 0. No se mueve nada.
scene-weather-miss = Con peor clima el río va más rápido, y tu canoa se pierde. Mejóralo.

scene-steal-title = ¡Al ladrón!
scene-steal-task = Roba el ámbar de la canoa verde ({ $name }) en la casilla 3.
scene-steal-hint = Tu canoa está vacía y tres casillas más abajo. Rema río arriba y roba.
scene-steal-well = Una canoa vacía que rema río arriba puede robar donde se detiene. No cuesta nada.
scene-steal-miss = { $name } aún tiene el ámbar. Sube a la casilla 3 y elige robar.

scene-unload-title = Sitio para algo mejor
scene-unload-task = Descarga tu amatista y luego roba el rubí de la canoa amarilla ({ $name }) en la casilla 2.
scene-unload-hint = Descargar cuesta dos puntos. Con los otros tres llegas a la casilla 2.
scene-unload-well = Una canoa que primero descarga está vacía, y río arriba puede robar donde se detiene.
scene-unload-miss = { $name } aún tiene el rubí. Primero descarga, luego sube a la casilla 2 y roba.

scene-swap-title = Un buen cambio
scene-swap-task = Cambia tu diamante por un zafiro.
scene-swap-hint = Los zafiros están en la casilla 6. Un punto para llegar, cuatro para cambiar.
scene-swap-well = Un cambio cuesta cuatro puntos: dos para descargar y dos para cargar, en el mismo lugar.
scene-swap-miss = No tienes ningún zafiro. Baja una casilla, a la 6, y cambia ahí.

scene-falls-title = Cataratas abajo
scene-falls-task = Has perdido una canoa. Recupérala, pero conserva tus tres amatistas.
scene-falls-hint = Cualquier gema a salvo paga una canoa. ¿Cuál necesitas menos?
scene-falls-well = Una canoa perdida cuesta una gema a salvo. Sin canoa y sin gema, recibirías una gratis.
scene-falls-miss = Con tres amatistas estás cerca de cuatro iguales. Paga la canoa con el diamante.

scene-last-title = La última carta
scene-last-task = A cada uno le queda una sola carta: a Verde ({ $name }) el 3, a Amarillo ({ $second }) el 1. Toma una gema y consérvala toda la ronda.
scene-last-hint = Con el 3, { $name } sube de la casilla 6 a la 3 y roba lo que haya ahí. Esta vez el río no se mueve.
scene-last-well = Se juegan las siete cartas antes de que vuelvan a la mano. Si te acuerdas, conoces las últimas.
scene-last-miss = No tienes ninguna gema. ¿Dónde no puede alcanzarte { $name } con un 3?

scene-win-title = Tres formas de ganar
scene-win-task = Tienes tres amatistas, un diamante y un ámbar. Pon a salvo la gema que gana.
scene-win-hint = Cuatro iguales, cinco colores o siete cualesquiera: ¿dónde falta una sola gema?
scene-win-well = ¡Cuatro iguales! También ganan cinco colores o siete cualesquiera.
scene-win-miss = Eso aún no es una colección. La cuarta amatista gana.

## The printed example

example-title = El ejemplo del reglamento
example-next = Siguiente
example-previous = Atrás
example-of = Paso { $step } de { $all }
example-start = Cinco jugadores y tres rondas, como en el reglamento impreso. Empieza Azul.
example-1-cards = Todos eligen una carta en secreto. Azul muestra un 6.
example-1-0 = Azul rema cuatro casillas y carga un diamante con los otros dos puntos.
example-1-1 = Verde juega la nube y empeora el clima: +1.
example-1-2 = Amarillo tiene un 5: tres casillas río abajo, y una amatista por dos.
example-1-3 = Rojo juega un 1 y llega a la casilla 1.
example-1-4 = Marrón llega a la 4, donde está Azul. Pero río abajo nadie roba.
example-1-river = Carta más baja 1, clima +1: el río avanza dos.
example-2-cards = Segunda ronda. El salvavidas ha cambiado de manos: empieza Verde, con un 1.
example-2-1 = Verde sale a la casilla 1.
example-2-2 = Amarillo tiene un 6: una canoa cambia su amatista por un ámbar y sube dos. La otra va a buscar un diamante.
example-2-3 = Rojo tiene un 5: una canoa carga una amatista y la pone a salvo. La otra carga la siguiente.
example-2-4 = Marrón sube tres y roba el ámbar de Amarillo. También sale su segunda canoa.
example-2-0 = Azul descarga el diamante, sube tres y roba a Rojo. La segunda canoa se queda en tierra.
example-2-river = Otra vez 1 y +1: el río avanza dos.
example-3-cards = Tercera ronda. Empieza Amarillo, con un 4.
example-3-2 = Amarillo cambia un diamante por un zafiro sin moverse. La otra canoa carga un ámbar y sube dos.
example-3-3 = Rojo sube dos y lo roba enseguida. Sale su segunda canoa.
example-3-4 = Marrón tiene un 5: una canoa baja una y cambia su ámbar por un zafiro. La otra carga un ámbar y sube tres.
example-3-0 = Azul juega la nube: ahora el clima es +2.
example-3-1 = Verde carga una amatista y la pone a salvo.
example-3-river = Carta más baja 2, clima +2: ¡cuatro discos! Amarillo y Marrón pierden cada uno una canoa con un zafiro.

## The rule book page

rulebook-search = Buscar en las reglas
rulebook-found = { $count ->
    [0] No se encontró nada.
    [one] Se encontró una regla.
    [many] Se encontraron { $count } de reglas.
   *[other] Se encontraron { $count } reglas.
  }
rulebook-print = Imprimir
rulebook-chapters = Capítulos
rulebook-option = opción
rulebook-river = El río, sus casillas y sus gemas. La flecha muestra el brazo que toma el próximo disco.
rulebook-load = Con un 4: cargar un ámbar por dos puntos y luego subir dos. O bajar dos y cargar ahí un rubí.
rulebook-steal = Con un 3, Azul sube de la 6 a la 3 y puede robar a Verde o a Amarillo.
rulebook-flow = Tres discos, primero el brazo izquierdo: Azul va de la 3 a la 6, Verde de la 5 a la 7, y Amarillo cae por las cataratas.

## Puzzles

puzzles-title = Retos
puzzles-lead = Un reto dura un turno: el tuyo, y luego avanza el río. Algunos tienen dos rondas, y tu plan debe funcionar hagan lo que hagan los demás.
puzzles-two = dos rondas
puzzles-today = Reto del día
daily-row = { $days ->
    [one] Era el de hoy. Mañana te espera otro.
    [many] Era el de hoy: ¡{ $days } de días seguidos!
   *[other] Era el de hoy: ¡{ $days } días seguidos!
  }
daily-done = { $days ->
    [one] Resuelto hoy. Mañana te espera otro.
    [many] Resuelto hoy, { $days } de días seguidos.
   *[other] Resuelto hoy, { $days } días seguidos.
  }
daily-text = { $tries ->
    [one] El reto de Niagara de hoy: resuelto al primer intento.
    [many] El reto de Niagara de hoy: resuelto en { $tries } de intentos.
   *[other] El reto de Niagara de hoy: resuelto en { $tries } intentos.
  }
puzzles-solved = { $done } de { $all } resueltos
puzzle-back = Todos los retos
puzzle-next = Siguiente reto
puzzle-well = ¡Resuelto! El juego te da la razón.
puzzle-miss = Así no sale. Hay otro camino.
puzzle-miss-two = Con eso no basta, o los demás pueden impedirlo. Hay un plan que siempre funciona.
puzzle-task-land = Pon a salvo { $gem } en este turno.
puzzle-task-rob = Roba { $gem } a { $victim ->
    [0] Azul
    [1] Verde
    [2] Amarillo
    [3] Rojo
   *[4] Marrón
  } ({ $name }).
puzzle-task-keep = Sube { $gem } a bordo, y que siga ahí cuando el río haya avanzado.
puzzle-task-both = Pon a salvo { $gem } y ten { $other } a bordo cuando el río haya avanzado.
puzzle-task-win = Gana la partida en este turno.
puzzle-task-sweep = Manda una canoa { $victim ->
    [0] azul
    [1] verde
    [2] amarilla
    [3] roja
   *[4] marrón
  } ({ $name }) cataratas abajo, pero ninguna tuya.
puzzle-two-land = Pon a salvo { $gem } en dos rondas, hagan lo que hagan los demás.
puzzle-two-rob = Roba { $gem } a { $victim ->
    [0] Azul
    [1] Verde
    [2] Amarillo
    [3] Rojo
   *[4] Marrón
  } ({ $name }) en dos rondas, hagan lo que hagan los demás.
puzzle-two-win = Gana en dos rondas, hagan lo que hagan los demás.
puzzle-two-pair = Pon a salvo { $gem } y { $other } en dos rondas, hagan lo que hagan los demás.
puzzle-hint-land = Al volver al embarcadero no importan los puntos que sobran. Primero se carga.
puzzle-hint-rob = Solo roba una canoa vacía, solo río arriba y solo donde se detiene.
puzzle-hint-keep = Calcula cuánto avanzará el río, y por qué brazo primero.
puzzle-hint-both = Cada canoa tiene todos los puntos. Una vuelve a casa, la otra se queda fuera.
puzzle-hint-win = Cuatro iguales, cinco colores o siete cualesquiera. ¿Qué falta?
puzzle-hint-sweep = El clima se suma a la carta más baja. Cuenta los discos.
puzzle-hint-two = Todas las cartas de esta ronda están a la vista, así que sabes cuánto avanzará el río. Luego elige tu próxima carta, y ten cuidado con quien juega antes que tú.

## The game in pictures

learn-title = Cómo se juega
learn-lead = Tus canoas están en el embarcadero, las gemas están río abajo, y al final esperan las cataratas. Trae gemas a casa antes de que el agua se lleve tu canoa.
learn-goal = Consigue antes que nadie una de tres colecciones
learn-goal-text = Trae gemas al embarcadero: ahí están a salvo. Gana quien primero tenga una de estas colecciones. La ronda siempre se termina: si para entonces alguien más tiene una colección, también gana.
learn-cards = Todos eligen una carta en secreto
learn-cards-text = Tienes siete: los números del uno al seis y una nube. En cada ronda cada uno pone una, y no vuelve hasta que se han usado las siete. El número dice cuántos puntos tiene cada una de tus canoas en este turno.
learn-turn = Rema y carga
learn-turn-text = Un punto es una casilla, río arriba o río abajo, nunca las dos cosas en un turno. Cargar o descargar una gema cuesta dos puntos, antes de salir o después de llegar. Hay que gastar todos los puntos, salvo al volver al embarcadero.
learn-turn-both = Todas las canoas del río deben moverse. Una del embarcadero puede salir también, si la otra ya está fuera.
learn-turn-caption = Un cuatro: carga un ámbar por dos y luego sube dos.
learn-steal = Roba, si te atreves
learn-steal-text = Una canoa vacía que rema río arriba y se detiene en la casilla de la canoa cargada de otra persona puede llevarse la gema, gratis. Nunca río abajo, nunca por el camino.
learn-steal-caption = Un tres: sube hasta la canoa verde, y su rubí es tuyo.
learn-river = Luego se mueve el río
learn-river-text = Cuando todos han jugado, el agua avanza: tantas casillas como dice la carta más baja, más el clima. Se lleva todas las canoas. En la bifurcación van a la izquierda y a la derecha por turnos; una flecha muestra cuál es el siguiente brazo. Más allá de la casilla 7 están las cataratas.
learn-river-caption = Carta más baja 2, clima +1: el río avanza tres.
learn-cloud = La nube mueve el clima
learn-cloud-text = Quien juega la nube no mueve ninguna canoa. En cambio, el clima mejora o empeora un paso, y con él el río va más lento o más rápido.
learn-lost = Cataratas abajo
learn-lost-text = Una canoa que cae está perdida, y su gema vuelve a su yacimiento. Al principio de una ronda puedes pagar una gema a salvo para recuperar una canoa. Sin canoa y sin gema, recibes una gratis.
learn-help = Mientras juegas
learn-help-text = El tablero muestra adónde puedes ir; toca ahí. Señala una carta para ver hasta dónde llega y qué casillas están en peligro. Si algo no está permitido, tócalo y sabrás por qué.
learn-start = Juega tu primera partida
