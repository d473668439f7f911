## Wat spelers horen terwijl hun pagina dicht is

call-turn = Je bent aan de beurt
call-with = Met { $names }
mail-why = Je krijgt dit omdat je deze server om e-mail hebt gevraagd als je aan de beurt bent. Wil je die niet meer:
mail-ask-subject = Wil je e-mail van Niagara?
mail-ask = Iemand, vast jij, wil op dit adres een e-mail bij elke beurt. Klopt dat, open dit dan en druk op de knop:
mail-ask-not = Zo niet, doe dan niets: er komt geen mail meer.
