## Che cosa si viene a sapere a pagina chiusa

call-turn = Tocca a te
call-with = Con { $names }
call-invited = { $name } ti invita a una partita
mail-why = Ricevi questa e-mail perché hai chiesto a questo server di scriverti quando tocca a te. Per non riceverne più:
mail-ask-subject = Vuoi ricevere e-mail da Niagara?
mail-ask = Qualcuno, probabilmente tu, vuole ricevere un’e-mail a questo indirizzo ogni volta che è il suo turno. Se è così, apri questo link e premi il pulsante:
mail-ask-not = Altrimenti non fare nulla: non arriveranno altre e-mail.
