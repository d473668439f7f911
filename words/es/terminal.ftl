## What only the command line says

captain = Capitán
terminal-hello =
    Una carta se elige por su nombre: de 1 a 6, o C para la nube.
    ? explica las jugadas, u deshace, q sale de la partida.
terminal-help =
    Una carta se elige por su nombre: de 1 a 6, o C para la nube.
    La jugada de una canoa es un número de la lista, o la jugada como está escrita ahí:
    la canoa, qué hace primero, adónde va, qué hace allí.
    +P carga, - descarga, ~B cambia por, x2a roba de la canoa a del asiento 2 (tú eres el asiento 0);
    >J es el embarcadero, >X es cataratas abajo. Enter solo termina el turno, donde puede terminar.
    u deshace tu última elección con todo lo que vino después, ? repite esto, q sale de la partida.
compiling = El juego compila su código para este equipo, una sola vez; puede tardar uno o dos minutos.
ask-card = Qué carta ({ $cards })
ask-buy = ¿Recuperar una canoa?
last-card = Tu última carta: { $card }.
no-such-move = «{ $answer }» no es una jugada aquí; ? ayuda.
nothing-to-take-back = Aún no hay nada que deshacer.
analyse-given = regalado
analyse-nothing = Nadie regaló mucho.
left-game = Has salido de la partida. Su registro:
ask-file = Guardar la partida como (Enter: no)
saved-game = Guardada como { $file }. «niagara replay { $file }» la cuenta de nuevo.
cannot-save = No se puede escribir: { $why }
board-weather = clima { $weather }
board-lifesaver = salvavidas: { $name }
board-phase = { $phase ->
    [buy_back] recuperar canoas
    [choose] elegir cartas
    [turns] se mueven las canoas
    [over] la partida ha terminado
   *[other] decide el río
  }
board-seat = asiento { $seat }
board-gems = gemas
board-lost = perdida
board-card = carta
board-hand = en mano
board-landed = a salvo
board-secret = secreta
board-to-move = le toca
served-at = Niagara está en { $address }  (Ctrl+C lo detiene)
port-taken = El puerto { $port } está ocupado, así que se usa otro.
bad-command = { $command }: no existe esa orden; véase «{ $help }».
bad-flag = { $flag }: no existe esa opción; véase «{ $help }».
perhaps = ¿Quizá { $name }?
no-value = { $flag }: falta un valor; véase «{ $help }».
not-wanted = { $value }: aquí no se espera; véase «{ $help }».
given-twice = { $flag }: indicado dos veces
bad-choice = { $flag } { $value }: a elegir entre { $known }
bad-number = { $flag } { $value }: { $whole ->
    [true] no es un número entero
   *[false] no es un número
  }
bad-players = --players { $players }: hay de { $fewest } a { $most } asientos (R1.1, R9.4)
bad-option = { $flag } { $value }: { $known } ({ $rule })
needs-extra = Para esto no basta la instalación básica: { $install }
no-site = Las páginas del juego no están en { $folder }; en la carpeta del proyecto, «make site» las crea.
bad-least = { $flag } { $value }: como mínimo { $least }
bad-range = { $flag } { $value }: de { $least } a { $most }
bad-address = { $flag } { $value }: por ejemplo { $example }
bad-word = { $file }, línea { $line }: «{ $word }» no es una sola palabra
no-client = --static { $folder }: dentro no hay ningún index.html
