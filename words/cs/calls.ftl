## Co se dozvíš, když je stránka zavřená

call-turn = Jsi na tahu
call-with = U stolu: { $names }
call-invited = { $name } tě zve ke hře
mail-why = Tuto zprávu dostáváš, protože ti tento server má psát, když jsi na tahu. Jestli už nic dostávat nechceš:
mail-ask-subject = Chceš dostávat e-maily od Niagary?
mail-ask = Někdo, nejspíš ty, chce na tuto adresu dostávat e-mail, kdykoli přijde na řadu. Jestli je to tak, otevři tento odkaz a stiskni tlačítko:
mail-ask-not = Jestli ne, nedělej nic: žádná další pošta nepřijde.
