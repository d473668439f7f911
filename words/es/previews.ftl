## Lo que una aplicación de mensajes muestra de un enlace

preview-open = Niagara: { $names } – y un asiento para ti
preview-playing = Niagara: { $names } – mira la partida
preview-over = Niagara: { $names } – vuelve a ver la partida
preview-bots = Niagara: una carrera de canoas entre animales
preview-picture = El río con sus canoas y gemas
preview-empty = Niagara: un asiento para ti
preview-puzzle = Reto de Niagara: { $name }
preview-solve = ¿Encuentras el camino?
