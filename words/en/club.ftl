## Rated games

club-rated = Rated game
club-rated-note = It changes everybody’s rating on this server. Whoever leaves comes last.
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
manners-note = It applies at every table, and nobody is told. Somebody you block cannot sit at your tables either.
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

## The club: who plays how well here

club-title = Club
club-you = Your rating
club-none = You have played no rated game yet. A table for friends can be made so.
club-unranked = After five rated games you are on the list.
club-board = Leaderboard
club-board-none = Nobody has played five rated games yet.
club-board-off = Whoever runs this server wants no leaderboard.
club-games = Games
club-won = Won
club-more = More
profile-title = Profile
profile-form = Form
profile-form-note = Places in the last games, the latest last.
profile-place = Place { $place } of { $players }, { $date }
profile-course = Rating after each of these games: from { $first } to { $last }
profile-goals = Won by
profile-gems = Landed gems
profile-favourite = Favourite gem: { $gem }
