## Co se dozvíš, když je stránka zavřená

call-turn = Jsi na tahu
call-with = U stolu: { $names }
mail-why = Dostáváš to, protože ti tento server má psát, když jsi na tahu. Když už nic nechceš:
mail-ask-subject = Chceš e-maily od Niagary?
mail-ask = Někdo, nejspíš ty, chce na tuto adresu e-mail, když je na tahu. Jestli to tak je, otevři tohle a stiskni tlačítko:
mail-ask-not = Jestli ne, nic nedělej: žádná další pošta nepřijde.
