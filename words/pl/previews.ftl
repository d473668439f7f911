## Co komunikator pokazuje z linku

preview-open = Niagara: { $names } – i miejsce dla ciebie
preview-playing = Niagara: { $names } – obejrzyj grę
preview-over = Niagara: { $names } – zobacz grę jeszcze raz
preview-bots = Niagara: zwierzęta ścigają się w kanu
preview-picture = Rzeka z kanu i klejnotami
