## A game seen again

replay-title = The game again
replay-more = Story and analysis
replay-controls = Playback
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
eyes-label = Seen by
eyes-all = All cards open
eyes-spectator = As a spectator
eyes-seat = As { $name } saw it

goon-open = Go on from here
goon-title = Go on from here
goon-note = A new game starts from this very moment. You take one seat, bots take the others.
goon-seat = Your seat
goon-begin = Play

share-title = Share and export
share-moment = Link to this moment
share-copy = Copy
share-copied = Copied.
share-by-hand = Please copy the link yourself.
share-record = The whole game
share-text = As text
share-json = As JSON
share-note = Both can be imported again here or on any other server, and read by the niagara command.
share-position = This position
share-explore = Open in the explorer

games-title = Finished games
games-mine = Yours
games-public = Public
games-none = There are none yet.
games-more = More
games-unfinished = Not played to the end
games-imported = imported
games-won = { $count ->
    [one] { $names } won: { $goal }
   *[other] { $names } won together: { $goal }
}
import-title = Import a game
import-note = Paste a record, or pick a file: text or JSON, as “{ share-title }” gives it.
import-record = Record
import-file = Pick a file
import-do = Import

## A position set up by hand

explore-title = Explorer
explore-note = Tap a canoe and then a space on the river; everything else is set up below.
explore-notation = The position in one line
explore-show = Show
explore-share = Copy the link
explore-setup = Set up
explore-answer = What follows from it
explore-bad = This position is not possible:
explore-thinking = Weighing it up…
explore-over = Nobody has to decide here.
explore-best = Best for { $name }
explore-line = It might continue:
explore-step = { $name }: { $move }
explore-river = the river
explore-play = Play it out against bots
explore-players = Seats
explore-weather = Weather
explore-arm = Next disc
explore-first = Who goes first
explore-phase = Moment
explore-turn = Whose turn
explore-refill = Deal all seven
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

numbers-title = Your stats
numbers-yours = Yours
numbers-server = Everybody’s
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
