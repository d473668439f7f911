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

## The ladder: programs that play round the clock

ladder-title = Ladder
ladder-note = Programs play here round the clock, against each other and the levels. Each has { $seconds } seconds for a decision, and plays every opening from every seat.
ladder-off = Whoever runs this server keeps no ladder.
ladder-table = Standings
ladder-range = 95% range
ladder-level = level
ladder-new = not rated yet
ladder-here = connected
ladder-games-count = Games: { $count }
ladder-forfeits = Forfeited
ladder-forfeits-count = Forfeited: { $count }
ladder-nobody = No program is connected now.
ladder-running = Going on
ladder-last = Last games
ladder-none = No game is over yet.
ladder-watch = Watch
ladder-gone = no longer kept
ladder-won = Won by { $names }
ladder-forfeit-late = { $name } forfeited: no answer in time
ladder-forfeit-left = { $name } forfeited: the connection was lost
ladder-forfeit-illegal = { $name } forfeited: moves that were not offered
ladder-former = A former program
ladder-connect = Let your own program play
ladder-connect-note = A program needs a token. It is shown this once; the settings list your tokens and end them.
ladder-token = Make a token
