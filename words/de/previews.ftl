## Was ein Nachrichtendienst von einem Link zeigt

preview-open = Niagara: { $names } – und ein Platz für dich
preview-playing = Niagara: { $names } – schau zu
preview-over = Niagara: { $names } – sieh dir die Partie noch einmal an
preview-bots = Niagara: Tiere paddeln um die Wette
preview-picture = Der Fluss mit Kanus und Edelsteinen
preview-empty = Niagara: ein Platz für dich
preview-puzzle = Niagara-Rätsel: { $name }
preview-solve = Findest du den Weg?
