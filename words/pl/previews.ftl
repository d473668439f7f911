## Co komunikator pokazuje z linku

preview-open = Niagara: { $names } – i miejsce dla ciebie
preview-playing = Niagara: { $names } – obejrzyj partię
preview-over = Niagara: { $names } – zobacz partię jeszcze raz
preview-bots = Niagara: zwierzęta ścigają się w kanu
preview-picture = Rzeka z kanu i klejnotami
preview-empty = Niagara: miejsce dla ciebie
preview-puzzle = Łamigłówka Niagary: { $name }
preview-solve = Znajdziesz drogę?
