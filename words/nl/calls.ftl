## Wat spelers horen terwijl hun pagina dicht is

call-turn = Je bent aan de beurt
call-with = Met { $names }
call-invited = { $name } nodigt je uit voor een spel
mail-why = Je krijgt deze e-mail omdat je deze server hebt gevraagd je te mailen als je aan de beurt bent. Wil je dat niet meer:
mail-ask-subject = Wil je e-mail van Niagara?
mail-ask = Iemand, waarschijnlijk jijzelf, wil op dit adres bij elke beurt een e-mail krijgen. Klopt dat? Open dan deze link en druk op de knop:
mail-ask-not = Zo niet, dan hoef je niets te doen: er komt geen e-mail meer.
