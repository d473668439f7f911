## Ce arată o aplicație de mesaje despre un link

preview-open = Niagara: { $names } – și un loc pentru tine
preview-playing = Niagara: { $names } – privește partida
preview-over = Niagara: { $names } – vezi partida din nou
preview-bots = Niagara: animalele se întrec în canoe
preview-picture = Râul cu canoele și pietrele sale
preview-empty = Niagara: un loc pentru tine
preview-puzzle = Problemă Niagara: { $name }
preview-solve = Găsești drumul?
