## Wat spelers horen terwijl hun pagina dicht is

call-turn = Je bent aan de beurt
call-with = Met { $names }
