## What the analysis says

analysis-title = Análisis
analysis-later = La partida se podrá analizar cuando termine.
analysis-offer = Mira cómo subía y bajaba la probabilidad de ganar de cada uno, qué jugadas eran las mejores, y qué fue suerte y qué fue destreza.
analysis-ask = Analizar esta partida
analysis-waiting =
    { $ahead ->
        [0] Espera su turno…
        [one] Espera su turno: hay una partida delante…
        [many] Espera su turno: hay { $ahead } de partidas delante…
       *[other] Espera su turno: hay { $ahead } partidas delante…
    }
analysis-running = Analizado: { $done }
analysis-failed = El análisis no está disponible ahora: { $text }
analysis-broken = No se pudo terminar el análisis.
graph-title = Probabilidad de ganar
graph-table = En tabla
table-round = Ronda
table-decision = Decisión
decision-title = La decisión mostrada
decision-best = Las mejores jugadas y la probabilidad de ganar con cada una
decision-best-hidden = Las mejores jugadas según lo que se sabía entonces, y la probabilidad de ganar con cada una
decision-played = Lo jugado
decision-parts = Desde la última decisión, en puntos porcentuales: suerte { $luck }, juego { $skill }.
decision-none = Aquí nadie tiene que decidir.
grade-only = obligada
grade-best = la mejor
grade-good = buena
grade-inaccuracy = imprecisa
grade-mistake = error
grade-blunder = error grave
moments-title = Momentos clave
moment-theft = { $gem ->
    [none] { $name } le roba una gema a { $victim }, y la partida da un vuelco.
   *[other] { $name } le roba { $gem } a { $victim }, y la partida da un vuelco.
}
moment-needless_loss = { $gem ->
    [none] { $name } pierde sin necesidad una canoa en las cataratas.
   *[other] { $name } pierde sin necesidad una canoa con { $gem } en las cataratas.
}
moment-unlucky_loss = { $gem ->
    [none] Mala suerte: el río se lleva una canoa de { $name }.
   *[other] Mala suerte: el río se lleva una canoa de { $name } con { $gem }.
}
moment-kingmaker = A { $name } le queda poco que ganar, y le regala la partida a { $other }.
moment-blunder = Aquí { $name } regala mucho; era mejor: { $move }.
moment-great_move = { $name } encuentra la única jugada buena: { $move }.
moment-surprise = Las cartas de los demás lo cambian todo para { $name }.
moment-river_turn = La bifurcación del río decide la suerte de { $name }.
moment-lead = { $other ->
    [none] { $name } toma la delantera y la conserva.
   *[other] { $name } le quita la delantera a { $other } y la conserva.
}
moment-decided = Desde aquí { $name } tiene la victoria casi segura.
moment-landing = { $gem ->
    [none] { $name } pone a salvo una gema que cuenta.
   *[other] { $name } pone a salvo { $gem }, y eso cuenta.
}
report-title = Cómo jugó cada uno
report-accuracy = Precisión
report-slips = Fallos
report-slips-words = imprecisiones: { $inaccuracies } · errores: { $mistakes } · errores graves: { $blunders }
report-luck = Suerte
report-skill = Juego
report-note = Precisión es cuánto se conservó de lo que estaba en juego: un 0 % no es mejor que elegir a ciegas. Suerte y juego van en puntos porcentuales: suerte es lo que hicieron la bifurcación del río y las cartas secretas de los demás; juego es lo que regalaron las decisiones propias, según lo que se podía saber.

say-card = { $card ->
    [nube] jugar la nube
   *[other] jugar el { $card }
}
say-weather = { $way ->
    [up] empeorar el clima
   *[down] mejorar el clima
}
say-buy = recuperar una canoa por { $gem }
say-done = dejarlo así
say-pass = no recuperar ninguna
say-to = ir { $to }
say-unload = descargar
say-steal = robar a { $name }

mistakes-title = Aprende de tus errores
mistakes-back = Volver a la partida
mistakes-of = Decisiones de
mistakes-place = { $number } de { $all }
mistakes-none = { $name } no cometió ningún error que merezca otro intento.
mistakes-task = Ronda { $round }. La elección fue: { $played } ({ $loss }). Encuentra algo mejor.
verdict-best = No hay nada mejor.
verdict-better = Mejor que lo jugado, pero aún hay algo mejor.
verdict-worse = Eso no es mejor.
verdict-values = Probabilidad de ganar: con tu jugada { $tried }, en la partida { $played }, con la mejor { $best }.
verdict-again = Reintentar
verdict-show = Mostrar la mejor
verdict-next = Siguiente
