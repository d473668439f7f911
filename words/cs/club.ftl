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

## Manners

manners-title = Ztlumit, blokovat, nahlásit
manners-note = Platí to u každého stolu a nikdo se to nedozví. Kdo je zablokovaný, nemůže si sednout ani k tvým stolům.
manners-of = { $name }: slyšet, nebo ne
manners-report = Nahlásit
manners-nobody = Nikdo jiný tu není.
manner-none = Slyšet
manner-mute = Ztlumit
manner-block = Blokovat
manner-muted = Tohoto člověka neslyšíš.
manner-blocked = Tohoto člověka blokuješ.
manner-end = Zase slyšet
manners-report-title = Nahlásit: { $name }
report-lines = Které řádky myslíš?
report-reason = Co se stalo?
report-back = Zpět
report-send = Poslat správci serveru
report-sent = Díky, je to odeslané.
