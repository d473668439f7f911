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

## Manners

manners-title = Mute, block, report
manners-note = It holds at every table, and nobody is told. Who is blocked cannot sit at your tables either.
manners-of = { $name }: hear or not
manners-report = Report
manners-nobody = Nobody else is here.
manner-none = Hear
manner-mute = Mute
manner-block = Block
manner-muted = You have muted this person.
manner-blocked = You have blocked this person.
manner-end = Hear again
manners-report-title = Report { $name }
report-lines = Which lines do you mean?
report-reason = What happened?
report-back = Back
report-send = Send to the server’s host
report-sent = Thank you, it was sent.
