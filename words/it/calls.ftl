## Che cosa si viene a sapere a pagina chiusa

call-turn = Tocca a te
call-with = Con { $names }
mail-why = Ricevi questo perché hai chiesto a questo server un’e-mail quando tocca a te. Per non riceverne più:
mail-ask-subject = Vuoi e-mail da Niagara?
mail-ask = Qualcuno, forse tu, vuole ricevere qui un’e-mail quando è il suo turno. Se è giusto, apri questo e premi il pulsante:
mail-ask-not = Se no, non fare nulla: non arriverà altra posta.
