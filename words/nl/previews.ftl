## Wat een berichtenapp van een link laat zien

preview-open = Niagara: { $names } – en een plaats voor jou
preview-playing = Niagara: { $names } – kijk mee
preview-over = Niagara: { $names } – bekijk het spel nog eens
preview-bots = Niagara: dieren peddelen om het hardst
preview-picture = De rivier met kano’s en edelstenen
preview-empty = Niagara: een plaats voor jou
preview-puzzle = Niagara-puzzel: { $name }
preview-solve = Vind jij de weg?
