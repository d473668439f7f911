## The coach: settings

coach-settings = Entrenador
coach-settings-note = Propone jugadas, te avisa y te deja deshacer jugadas, en partidas contra bots.
coach-auto = Con bots fáciles
coach-on = Siempre
coach-off = Nunca
coach-open = Practicar con cartas a la vista
coach-open-note = En las partidas nuevas contra bots ves las cartas que juegan.

## What it can be asked

coach-suggest = Un consejo
coach-look = ¿Qué tal mi última jugada?
coach-back = Deshacer la jugada
coach-show = Mostrar
coach-change = Cambiar
coach-anyway = Hacerlo igual
coach-taken = Jugada deshecha. Te toca otra vez.

## Why a move is good

coach-suggests = Mi consejo: { $moves }.
coach-value = Probabilidad de ganar: { $value }.
coach-why-win = ¡Así ganas la partida!
coach-why-land = Así pones a salvo { $gem }.
coach-why-steal = Así robas { $gem } a { $name }.
coach-why-load = Así cargas { $gem }.
coach-why-safe = Tus canoas quedan lejos de las cataratas.
coach-why-risk = { $gem ->
    [none] Cuidado: el río puede llevarse una canoa ({ $chance }).
   *[other] Cuidado: el río puede llevarse una canoa con { $gem } ({ $chance }).
  }
coach-why-ahead = Desde ahí ganas más veces.

## What was missed

coach-better = Mejor: { $moves }. Probabilidad de ganar: { $best } en vez de { $played }.
coach-missed-win = Podías ganar.
coach-missed-land = Podías poner a salvo { $gem }.
coach-missed-steal = Podías robar { $gem } a { $name }.
coach-missed-load = Podías cargar { $gem }.
coach-missed-risk = { $gem ->
    [none] Has puesto en peligro tu canoa ({ $chance }).
   *[other] Has puesto en peligro tu canoa y { $gem } ({ $chance }).
  }
coach-missed-drop = Has descargado { $gem }.
coach-missed-ahead = Otra jugada gana más veces.

## How good a decision was

coach-grade-only = No había otra jugada.
coach-grade-best = Era la mejor jugada.
coach-grade-good = Era una buena jugada.
coach-grade-inaccuracy = No está mal, pero había algo mejor.
coach-grade-mistake = Fue un error.
coach-grade-blunder = Fue un gran error.

## Before the river takes a canoe

coach-warn = { $gem ->
    [none] El río puede llevarse la canoa { $at }: { $chance }.
   *[other] El río puede llevarse la canoa { $at }, y con ella { $gem }: { $chance }.
  }
coach-warn-thrown = Esta canoa cae por las cataratas y se pierde.

## Tips when something first matters

tip-danger = ¡Peligro! El río puede arrastrar esta canoa por las cataratas. Mientras miras una carta, los números en el agua muestran el riesgo. Rema río arriba para estar a salvo.
tip-thief = Puede venir un ladrón: una canoa vacía más abajo puede subir hasta ti y quitarte la gema. Vuelve a casa, o sube más.
tip-loss = Tu canoa se ha perdido. Si llevaba una gema, está otra vez en su yacimiento. Antes de la próxima ronda puedes recuperar una canoa con una gema a salvo.
tip-cloud = Una nube no mueve ninguna canoa. Mejora o empeora el clima, y el río va más lento o más rápido.
tip-last = ¡Una gema más y ganas! Mira cuál te falta.
