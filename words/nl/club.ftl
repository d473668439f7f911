## Rated games

club-rated = Spel met rating
club-rated-note = Het verandert ieders rating op deze server. Wie weggaat, wordt laatste.
club-rating = Rating
club-rated-is = Dit spel telt mee

## An evening: games in a row

evening-choice = Spellen achter elkaar
evening-one = Eén spel
evening-games = Avond van { $games } spellen
evening-title = Avond
evening-now = Spel { $game } van { $games }
evening-after = Stand na spel { $game } van { $games }
evening-final = Eindstand
evening-winner = De avond gaat naar: { $names }
evening-player = Speler
evening-this = Dit spel
evening-points = Punten
evening-next = Volgend spel
evening-again = Nog een avond
