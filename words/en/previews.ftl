## What a messenger shows of a link

preview-open = Niagara: { $names } – and a seat for you
preview-playing = Niagara: { $names } – watch the game
preview-over = Niagara: { $names } – see the game again
preview-bots = Niagara: animals race their canoes
preview-picture = The river with its canoes and gems
preview-empty = Niagara: a seat for you
preview-puzzle = Niagara puzzle: { $name }
preview-solve = Can you find the way?
