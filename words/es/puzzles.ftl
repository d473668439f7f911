puzzle-name-rob-0 = La urraca
puzzle-name-rob-1 = Manos ligeras
puzzle-name-rob-2 = El zorro
puzzle-name-rob-3 = Asalto nocturno
puzzle-name-rob-4 = El cuervo
puzzle-name-rob-5 = Remo silencioso
puzzle-name-rob-6 = El cuco
puzzle-name-rob-7 = En la sombra
puzzle-name-rob-8 = El invitado enmascarado
puzzle-name-rob-9 = Quien lo encuentra
puzzle-name-rob-10 = Manos rápidas
puzzle-name-rob-11 = Falta una gema
puzzle-name-rob-12 = La grajilla
puzzle-name-land-0 = Rumbo a casa
puzzle-name-land-1 = Luz del puerto
puzzle-name-land-2 = Tierra firme
puzzle-name-land-3 = El último recodo
puzzle-name-land-4 = Río arriba
puzzle-name-land-5 = El salmón
puzzle-name-land-6 = La campana de la tarde
puzzle-name-land-7 = Fuego de bienvenida
puzzle-name-land-8 = El atajo
puzzle-name-land-9 = La cuerda lanzada
puzzle-name-land-10 = Justo a tiempo
puzzle-name-land-11 = Viento a favor
puzzle-name-keep-0 = El ancla
puzzle-name-keep-1 = Agárrate
puzzle-name-keep-2 = Agua mansa
puzzle-name-keep-3 = El cañaveral
puzzle-name-keep-4 = El banco de arena
puzzle-name-keep-5 = A salvo por la noche
puzzle-name-keep-6 = Un disco más
puzzle-name-keep-7 = Al borde
puzzle-name-both-0 = Dos pájaros
puzzle-name-both-1 = El malabarista
puzzle-name-both-2 = Las dos manos
puzzle-name-both-3 = La balanza
puzzle-name-both-4 = La encrucijada
puzzle-name-both-5 = Una va, otra se queda
puzzle-name-both-6 = Los gemelos
puzzle-name-both-7 = Dar y tomar
puzzle-name-win-0 = La corona
puzzle-name-win-1 = La línea de meta
puzzle-name-win-2 = La última gema
puzzle-name-win-3 = Amanecer
puzzle-name-win-4 = Gran final
puzzle-name-win-5 = Fanfarria
puzzle-name-sweep-0 = La resaca
puzzle-name-sweep-1 = Más allá del borde
puzzle-name-sweep-2 = La tormenta
puzzle-name-sweep-3 = Crecida
puzzle-name-pair-0 = El dueto
puzzle-name-pair-1 = Dos faroles
puzzle-name-pair-2 = Codo con codo
puzzle-hard = { $level ->
    [1] Fácil
    [2] Bastante fácil
    [3] Medio
    [4] Difícil
   *[other] Muy difícil
  }
puzzle-tried = { $share } aciertan a la primera ({ $tried })
puzzle-new = Nadie lo ha intentado aún.
