## Ce que l’on apprend quand la page est fermée

call-turn = C’est ton tour
call-with = Avec { $names }
call-invited = { $name } t’invite à une partie
mail-why = Tu reçois cet e-mail parce que tu as demandé à ce serveur de t’écrire quand c’est ton tour. Pour ne plus en recevoir :
mail-ask-subject = Veux-tu des e-mails de Niagara ?
mail-ask = Quelqu’un, sans doute toi, veut recevoir un e-mail à cette adresse chaque fois que c’est son tour. Si c’est bien ça, ouvre ce lien et appuie sur le bouton :
mail-ask-not = Sinon, ne fais rien : tu ne recevras plus rien.
