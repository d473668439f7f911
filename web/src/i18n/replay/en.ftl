## A game seen again

replay-title = The game again
replay-more = Story and analysis
replay-controls = Film
replay-bar = Moment of the game
replay-at = Round { $round }, step { $step } of { $all }
replay-at-short = { $step } / { $all }
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-times = { NUMBER($speed) }×
replay-chose = { $name } secretly plays the { $card }.
eyes-label = Whose eyes
eyes-all = All cards open
eyes-spectator = As a spectator
eyes-seat = As { $name } saw it

goon-open = Go on from here
goon-title = Go on from here
goon-note = A new game begins at this very moment. You take one seat, bots take the others.
goon-seat = Your seat
goon-begin = Play

share-title = Share and export
share-moment = Link to this moment
share-copy = Copy
share-copied = Copied.
share-by-hand = Please copy the link by hand.
share-record = The whole game
share-text = As text
share-json = As JSON
share-note = Both can be read in again here or on any other server, and by the niagara command.
share-position = This position
share-explore = Open in the explorer

games-title = Finished games
games-mine = Yours
games-public = Public
games-none = There is none yet.
games-more = More
games-unfinished = Not played to its end
games-imported = read in
games-won = { $count ->
    [one] { $names } won: { $goal }
   *[other] { $names } won together: { $goal }
}
import-title = Read in a game
import-note = Paste a record, or pick a file: text or JSON, as "Share and export" gives it.
import-record = Record
import-file = Pick a file
import-do = Read it in


## What the analysis says

analysis-title = Analysis
analysis-later = The game can be analysed when it is over.
analysis-offer = See how everyone's chance to win rose and fell, which moves were best, and what was luck and what was skill.
analysis-ask = Analyse this game
analysis-waiting = Waiting for its turn …
analysis-running = { $done } analysed
analysis-failed = The analysis is not to be had just now: { $text }
analysis-broken = The analysis could not be finished.
graph-title = Chance to win
graph-table = As a table
table-round = Round
table-decision = Decision
decision-title = The decision shown
decision-best = The best moves, and the chance to win with each
decision-best-hidden = The best moves from what was known then, and the chance to win with each
decision-played = As played
decision-parts = Since the last decision: luck { $luck }, own play { $skill } points.
decision-none = Nobody decides here.
grade-only = no choice
grade-best = best
grade-good = good
grade-inaccuracy = inaccurate
grade-mistake = mistake
grade-blunder = blunder
moments-title = Key moments
moment-theft = { $gem ->
    [none] { $name } robs { $victim }, and the game turns.
   *[other] { $name } robs { $victim } of { $gem }, and the game turns.
}
moment-needless_loss = { $gem ->
    [none] { $name } loses a canoe over the falls without need.
   *[other] { $name } loses a canoe with { $gem } over the falls without need.
}
moment-unlucky_loss = { $gem ->
    [none] The river takes a canoe of { $name }: bad luck.
   *[other] The river takes a canoe of { $name } with { $gem }: bad luck.
}
moment-kingmaker = { $name } has little to win any more, and gives the game to { $other }.
moment-blunder = { $name } gives a lot away here; better was: { $move }.
moment-great_move = { $name } finds the one good move: { $move }.
moment-surprise = The cards of the others change everything for { $name }.
moment-river_turn = The river's arm decides over { $name }.
moment-lead = { $other ->
    [none] { $name } takes the lead and keeps it.
   *[other] { $name } takes the lead from { $other } and keeps it.
}
moment-decided = From here on { $name } is as good as sure to win.
moment-landing = { $gem ->
    [none] { $name } lands a gem that counts.
   *[other] { $name } lands { $gem }, and that counts.
}
report-title = How everybody played
report-accuracy = Accuracy
report-slips = Slips
report-slips-words = inaccurate: { $inaccuracies } · mistakes: { $mistakes } · blunders: { $blunders }
report-luck = Luck
report-skill = Play
report-note = In points of a hundred. Luck is what the river's arm and the secret cards of the others did; play is what was given away by one's own decisions, judged by what could be known.

say-card = play the { $card }
say-weather = { $way ->
    [up] make the weather worse
   *[down] make the weather better
}
say-buy = buy a canoe back for { $gem }
say-done = leave it at that
say-pass = buy nothing
say-canoe = { $canoe }: { $move }
say-to = go { $to }
say-unload = unload
say-steal = rob { $name }

mistakes-title = Learn from your mistakes
mistakes-back = Back to the game
mistakes-of = Decisions of
mistakes-place = { $number } of { $all }
mistakes-none = { $name } made no mistake worth another try.
mistakes-task = Round { $round }. The choice was: { $played } ({ $loss }). Find something better.
verdict-best = That is the best there is.
verdict-better = Better than what was played, but not the best yet.
verdict-worse = That is no better.
verdict-values = Chance to win: yours { $tried }, as played { $played }, best { $best }.
verdict-again = Try again
verdict-show = Show the best
verdict-next = Next

## A position set up by hand

explore-title = Explorer
explore-note = Tap a canoe and then a place on the river; everything else is set up below.
explore-notation = The position in one line
explore-show = Show
explore-share = Copy the link
explore-setup = Set up
explore-answer = What follows from it
explore-bad = This cannot stand on a table:
explore-thinking = Weighing …
explore-over = Nobody has to decide here.
explore-best = Best for { $name }
explore-line = It may go on:
explore-river = the river
explore-play = Play it out against bots
explore-players = Seats
explore-weather = Weather
explore-arm = Next disc
explore-first = First seat
explore-phase = Moment
explore-turn = Whose turn
explore-refill = Full hands
explore-reset = Start over
explore-legal = Legal moves: { $count }
phase-buy_back = buying back
phase-choose = choosing cards
phase-turns = turns
editor-cargo = On board
editor-none = nothing
editor-landed = Landed
editor-hand = Cards in hand
editor-card = Card down
editor-more = one more: { $gem }
editor-less = one less: { $gem }

## Numbers

numbers-title = Your numbers
numbers-yours = Yours
numbers-server = Everybody's
numbers-server-note = Of the latest games that ended on this server: { $games }.
numbers-none = No game has been finished yet.
numbers-games = Games
numbers-won = Won
numbers-share = Share
numbers-landed = Gems landed
numbers-stolen = Gems stolen
numbers-robbed = Gems stolen from you
numbers-lost = Canoes lost
numbers-sunk = Gems lost in the falls
numbers-bought = Canoes bought back
numbers-players = By number of seats
numbers-seats = { $count } seats
numbers-against = Against bots
numbers-levels = Bots by level
numbers-goals = Won by
numbers-gems = Gems landed by colour
numbers-cards = Cards played
