## Co ukáže komunikátor z odkazu

preview-open = Niagara: { $names } – a místo pro tebe
preview-playing = Niagara: { $names } – sleduj hru
preview-over = Niagara: { $names } – podívej se na hru znovu
preview-bots = Niagara: zvířata závodí v kanoích
preview-picture = Řeka s kanoemi a drahokamy
preview-empty = Niagara: místo pro tebe
preview-puzzle = Hlavolam Niagary: { $name }
preview-solve = Najdeš cestu?
