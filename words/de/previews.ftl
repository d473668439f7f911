## Was ein Nachrichtendienst von einem Link zeigt

preview-open = Niagara: { $names } – und ein Platz für dich
preview-playing = Niagara: { $names } – schau zu
preview-over = Niagara: { $names } – sieh die Partie noch einmal
preview-bots = Niagara: Tiere paddeln um die Wette
preview-picture = Der Fluss mit Kanus und Edelsteinen
