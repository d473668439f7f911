## Ce qu’une messagerie montre d’un lien

preview-open = Niagara : { $names } – et une place pour toi
preview-playing = Niagara : { $names } – regarde la partie
preview-over = Niagara : { $names } – revois la partie
preview-bots = Niagara : des animaux font la course en canoë
preview-picture = Le fleuve avec ses canoës et ses pierres
preview-empty = Niagara : une place pour toi
preview-puzzle = Énigme de Niagara : { $name }
preview-solve = Trouveras-tu le chemin ?
