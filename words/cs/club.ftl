## Rated games

club-rated = Hodnocená hra
club-rated-note = Mění hodnocení všech na tomto serveru. Kdo odejde, je poslední.
club-rating = Hodnocení
club-rated-is = Tato hra se počítá

## An evening: games in a row

evening-choice = Hry za sebou
evening-one = Jedna hra
evening-games = Večer, počet her: { $games }
evening-title = Večer
evening-now = Hra { $game } z { $games }
evening-after = Pořadí po hře { $game } z { $games }
evening-final = Konečné pořadí
evening-winner = Večer vyhrává: { $names }
evening-player = Hráč
evening-this = Tato hra
evening-points = Body
evening-next = Další hra
evening-again = Další večer
