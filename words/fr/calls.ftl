## Ce que l’on apprend quand la page est fermée

call-turn = C’est ton tour
call-with = Avec { $names }
mail-why = Tu reçois ceci parce que tu as demandé à ce serveur un e-mail quand c’est ton tour. Pour ne plus en recevoir :
mail-ask-subject = Veux-tu des e-mails de Niagara ?
mail-ask = Quelqu’un, sans doute toi, veut recevoir ici un e-mail quand c’est son tour. Si c’est juste, ouvre ceci et appuie sur le bouton :
mail-ask-not = Sinon, ne fais rien : il ne viendra plus d’e-mail.
