## Ciò che un programma di messaggi mostra di un link

preview-open = Niagara: { $names } – e un posto per te
preview-playing = Niagara: { $names } – guarda la partita
preview-over = Niagara: { $names } – rivedi la partita
preview-bots = Niagara: animali in gara con le canoe
preview-picture = Il fiume con le sue canoe e le pietre
preview-empty = Niagara: un posto per te
preview-puzzle = Rompicapo di Niagara: { $name }
preview-solve = Trovi la via?
