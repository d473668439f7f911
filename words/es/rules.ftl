rules-title = Las reglas
rules-intro = Cada regla tiene un número, y el juego lo nombra cuando algo no está permitido. Donde las ediciones impresas difieren, se eligió una lectura; esas reglas dicen «decisión nuestra».
rules-choice = decisión nuestra

r1 = El material
r1-1 = De tres a cinco asientos. Cada uno tiene dos canoas y siete cartas de remo: los números del 1 al 6 y una nube.
r1-2 = Nueve casillas de río. Del embarcadero (J) sale un cauce de cinco, de la 1 a la 5. Ahí se divide en un brazo izquierdo, 6L y 7L, y un brazo derecho, 6R y 7R. Debajo de cada 7 están las cataratas. Entre casillas vecinas hay un paso, en los dos sentidos, y también entre el embarcadero y la 1. La casilla 5 es vecina de 6L y de 6R.
r1-3 = Cinco yacimientos con siete gemas cada uno: amatista (P, violeta) junto a la 3, diamante (C, transparente) junto a la 4, ámbar (Y, amarillo) junto a la 5, zafiro (B, azul) junto a las dos 6, rubí (R, rojo) junto a las dos 7. Los dos últimos son un solo yacimiento cada uno, y se llega desde cualquiera de los brazos. Las demás casillas no tienen yacimiento.
r1-4 = Una canoa está en el embarcadero, en el río o perdida bajo las cataratas. Lleva una gema como máximo. Las canoas nunca se estorban: en una casilla cabe cualquier número de ellas.
r1-5 = El clima está en −1, 0, +1 o +2.

r2 = El comienzo
r2-1 = Todas las canoas están en el embarcadero, todas las manos están completas, el clima está en 0 y las 35 gemas están en sus yacimientos.
r2-2 = El azar decide quién empieza y recibe el salvavidas, y qué brazo tomará el primer disco. Desde entonces cualquiera puede ver qué brazo es el siguiente ({ rules-choice }).

r3 = Una ronda
r3-1 = Una ronda tiene cuatro partes: recuperar canoas, elegir cartas, turnos, río. Después el salvavidas pasa al siguiente asiento, en sentido horario.
r3-2 = Todos juegan una carta por ronda, así que todas las manos se reducen a la vez. Cuando se ha jugado la séptima carta de un ciclo, todos vuelven a tomar las siete.
r3-3 = Una carta elegida es secreta hasta el turno de quien la eligió. Una carta mostrada queda a la vista hasta el final del ciclo, ya que cualquiera podría haberla recordado ({ rules-choice }).

r4 = Recuperar y elegir
r4-1 = En orden desde el primer asiento, quien ha perdido una canoa puede pagar una gema a salvo, de cualquier color, y poner la canoa de nuevo en el embarcadero, lista para usarla en esta ronda. Quien perdió dos puede hacerlo dos veces. La gema vuelve al yacimiento de su color ({ rules-choice }: a la vista y en orden).
r4-2 = Quien no tiene ni canoa ni gema a salvo recupera una canoa gratis, sin que se le pregunte.
r4-3 = Quien no tiene canoa pero sí una gema a salvo debe recuperar al menos una.
r4-4 = Después todos eligen una carta de su mano, a la vez y en secreto. La elección se puede cambiar hasta que el último asiento haya hecho la suya.

r5 = Los turnos
r5-1 = Desde el primer asiento y en sentido horario, cada uno muestra su carta y la usa enseguida. Las cartas de quienes van después siguen ocultas.
r5-2 = Una nube mueve el clima un paso hacia arriba o hacia abajo. Tiene que moverlo, y en un extremo solo hay un sentido posible. En ese turno no pasa nada más: no se mueve ninguna canoa, y no se carga, descarga ni roba nada.
r5-3 = Un número da a cada canoa que se mueve esa cantidad de puntos propios, y tiene que gastarlos todos. Qué canoas se mueven depende de dónde están al empezar el turno. Dos en el río: deben moverse las dos. Una en el río: esa debe moverse, y una del embarcadero puede hacerlo. Ninguna en el río: debe salir exactamente una del embarcadero. Lo mismo vale para un asiento al que le queda una canoa.
r5-4 = El orden lo elige quien juega. Una canoa se mueve como máximo una vez por turno: la que volvió al embarcadero o salió de él ya ha terminado.
r5-5 = Nadie mueve una canoa de otro asiento.

r6 = Qué hace una canoa con sus puntos
r6-1 = Un paso cuesta 1 punto. Todos los pasos de una jugada van en el mismo sentido: río arriba, hacia el embarcadero, o río abajo, hacia las cataratas. Al pasar la 5 río abajo, quien rema elige el brazo. Subir por un brazo y bajar por el otro en la misma jugada no es posible.
r6-2 = Junto a un yacimiento, una canoa puede cargar por 2 puntos (debe estar vacía; cualquier gema que haya ahí), descargar por 2 puntos (cualquier gema se puede dejar en cualquier yacimiento) o cambiar por 4: dejar su gema y tomar una de otro color del mismo yacimiento.
r6-3 = Eso se hace antes del primer paso o después del último, nunca por el camino. Una canoa carga, descarga o cambia una sola vez por turno. Así que una gema cargada en este turno no se vuelve a descargar, y después de descargar solo se carga con un cambio.
r6-4 = Quedarse quieta es una jugada cuando el yacimiento gasta todos los puntos: cargar o descargar con un 2, cambiar con un 4.
r6-5 = Hay que gastar todos los puntos. Solo al volver al embarcadero pueden sobrar.
r6-6 = Volver: quien rema río arriba más allá de la 1 termina en el embarcadero. Desde entonces la gema a bordo está a salvo: pertenece al asiento, a la vista de todos, y bajarla a tierra no cuesta nada. También puede volver una canoa vacía.
r6-7 = Salir: desde el embarcadero solo se puede ir río abajo, y antes del primer paso no se carga ni se descarga.
r6-8 = Robar: una canoa vacía que ha remado río arriba al menos un paso, ha gastado todos sus puntos y se ha detenido en una casilla con una canoa cargada de otro asiento puede llevarse esa gema. No cuesta nada, y entre varias víctimas elige quien roba. No se roba por el camino, ni río abajo, ni de la propia canoa, ni donde la canoa acaba de descargar. Descargar primero, luego remar río arriba y robar sí vale. Una gema robada no se descarga en el mismo turno.
r6-9 = Remar río abajo más allá de la 7 está permitido: la canoa se pierde en las cataratas, y también los puntos que le quedaban.
r6-10 = El camino río arriba siempre está libre, así que una canoa en el río siempre se puede mover.

r7 = El río
r7-1 = Cuando todos han jugado y la partida no ha terminado, el río avanza. Su velocidad es el número más bajo mostrado en la ronda más el clima; si solo hay nubes, es el clima. Por debajo de 1 no se mueve nada.
r7-2 = Cada punto de velocidad hace entrar un disco. Todo lo que está en el cauce baja una casilla. Lo que estaba en la 5 entra en el brazo al que le toca; en ese brazo la 6 pasa a la 7, y lo que estaba en la 7 cae por las cataratas. El otro brazo no se mueve. El disco siguiente toma el otro brazo.
r7-3 = Las canoas viajan sobre su disco con lo que llevan, y mientras tanto nadie hace nada.
r7-4 = Una canoa que cae por las cataratas está perdida, y su gema vuelve al yacimiento de su color.

r8 = El final
r8-1 = El objetivo son cuatro gemas a salvo de un mismo color, o una de cada uno de los cinco colores, o siete cualesquiera.
r8-2 = Cuando se han jugado todos los turnos de una ronda y alguien ha llegado al objetivo, la partida ha terminado. Ganan todos los que han llegado, y si hace falta comparten la victoria ({ rules-choice }: sin desempate, salvo que se pida).

r9 = Opciones
r9-1 = Bifurcación: los discos alternan los brazos, como en el reglamento, o van al azar. Al azar, cada disco toma un brazo por sorteo, y el registro lo guarda como una jugada del río.
r9-2 = Empates: se comparte la victoria, como en el reglamento, o decide el valor de las gemas. Entonces, entre quienes han llegado al objetivo, gana la suma más alta de gemas a salvo: amatista 1, diamante 2, ámbar 3, zafiro 4, rubí 5.
r9-3 = Robos: permitidos, como en el reglamento, o desactivados para un río en paz.
r9-4 = Jugadores: de tres a cinco, como en el reglamento. También pueden jugar dos; es una regla casera y se indica así.
r9-5 = Rondas: sin límite, como en el reglamento, o un número tras el cual una partida sin terminar es un empate. Jugando al azar casi nunca se termina, así que quien deja jugar a las máquinas pone un límite.
