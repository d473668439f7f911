## Rated games

club-rated = Gra rankingowa
club-rated-note = Zmienia ranking wszystkich na tym serwerze. Kto odchodzi, jest ostatni.
club-rating = Ranking
club-rated-is = Ta gra się liczy

## An evening: games in a row

evening-choice = Gry z rzędu
evening-one = Jedna gra
evening-games = Wieczór, liczba gier: { $games }
evening-title = Wieczór
evening-now = Gra { $game } z { $games }
evening-after = Wyniki po grze { $game } z { $games }
evening-final = Wyniki końcowe
evening-winner = Wieczór wygrywa: { $names }
evening-player = Gracz
evening-this = Ta gra
evening-points = Punkty
evening-next = Następna gra
evening-again = Kolejny wieczór
