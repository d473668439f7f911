## What is said aloud, to those who listen

spoken-title = En voz alta
canoe-yours = { $index ->
    [0] tu primera canoa
   *[other] tu segunda canoa
  }
canoe-of = { $name }, { $canoe },
deed-land = poner a salvo { $gem }
say-of = { $name }, { $words }
say-canoe-from = { $canoe }, { $at }, { $cargo ->
    [none] vacía
   *[other] lleva { $cargo }
  }: { $move }
say-drifts = { $canoe } baja con la corriente { $to }{ $cargo ->
    [none] { "" }
   *[other] , con { $cargo } a bordo
  }; { $spaces ->
    [one] justo después están las cataratas
    [many] a { $spaces } de casillas de las cataratas
   *[other] a { $spaces } casillas de las cataratas
  }.
say-lost = ¡{ $canoe } cae por las cataratas{ $cargo ->
    [none] { "" }
   *[other] , con { $cargo } a bordo
  }!
say-robbed = ¡{ $canoe } pierde { $gem } a manos de { $name }!
say-your-turn = { $you ->
    [yes] Te toca
   *[no] Turno de { $name }
  }: { $points ->
    [one] un punto
    [many] { $points } de puntos
   *[other] { $points } puntos
  }{ $what ->
    [both] , deben moverse las dos canoas.
    [launch] , echa una canoa al agua.
   *[one] .
  }
say-connected = Conexión recuperada.
say-chat = { $name } dice: { $text }
settings-speech = Para lectores de pantalla
speech-full = Contarlo todo
speech-terse = Ser breve

settings-shortcuts = Letras y cifras como atajos
settings-shortcuts-note = Desactivado: solo sirven las flechas, Enter, Escape y Retroceso.
ask-mine = Tus canoas
ask-others = Las canoas de los demás
ask-hands = Las cartas de todos
ask-goals = Los objetivos de todos
ask-danger = Qué está en peligro
ask-round = Otra vez la última ronda
ask-again = Otra vez la última frase
say-lies = { $canoe }, { $at }{ $cargo ->
    [lost] { "" }
    [none] , vacía
   *[other] , lleva { $cargo }
  }.
board-lip = { $to }, { $arm }
arm-at = { $arm ->
    [L] brazo izquierdo
   *[other] brazo derecho
  }
settings-contrast = Contraste
contrast-auto = Como el sistema
contrast-more = Más
settings-size = Tamaño de letra
settings-font = Tipo de letra
font-usual = La del juego
font-easy = Fácil de leer
text-hands = En mano
text-goals = Objetivos
home-ear = Jugar de oído y con teclas
home-ear-on = Activado. Cada decisión llega en unas pocas preguntas cortas. «{ home-play }» empieza una partida.
ear-canoe = ¿Qué canoa?
ear-where = ¿Adónde?
ear-other = La otra canoa
ear-line = Comando
ear-unknown = No se entiende, o ahora no se puede: { $line }

## Tips that point at something seen, for those who listen

say-tip-canoe = { $ear ->
    [yes] Ahora se mueven tus canoas. Elige cuál y adónde va, y luego «{ turn-confirm }».
   *[no] Ahora se mueven tus canoas. «{ turn-list }» nombra cada jugada. Elige una y luego «{ turn-confirm }».
  }
say-tip-danger = ¡Peligro! El río puede arrastrar una canoa tuya por las cataratas. Rema río arriba para estar a salvo.
