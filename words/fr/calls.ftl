## Ce que l’on apprend quand la page est fermée

call-turn = C’est ton tour
call-with = Avec { $names }
