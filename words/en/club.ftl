## Rated games

club-rated = Rated game
club-rated-note = It changes everybody’s rating on this server. Who leaves comes last.
club-rating = Rating
club-rated-is = This game counts

## An evening: games in a row

evening-choice = Games in a row
evening-one = One game
evening-games = Evening of { $games } games
evening-title = Evening
evening-now = Game { $game } of { $games }
evening-after = Standings after game { $game } of { $games }
evening-final = Final standings
evening-winner = The evening goes to: { $names }
evening-player = Player
evening-this = This game
evening-points = Points
evening-next = Next game
evening-again = Another evening
