## The app

app-name = Niagara
app-tagline = Paddle down. Grab the gems. Get back before the falls get you.
close = Close
home = Home
copy = Copy
copied = Copied
loading = One moment…

## Home

home-play = Play
home-play-note = You and three bots. It starts at once.
home-now = Play with others now
home-now-waiting = { $count ->
    [one] One person is waiting.
   *[other] { $count } people are waiting.
  }
home-name = Your name
home-friends = With friends
home-friends-note = Send a link. Nobody needs an account.
home-near-note = Around one hotspot, without internet.
home-join = Join a friend
home-join-note = On a device next to yours.
home-device = Around this device
home-device-note = Pass one phone or tablet from hand to hand.
home-watch = Watch bots
home-watch-note = Four bots race each other.
home-learn = Learn the game
home-learn-note = About ten minutes, by playing.
home-games = Games and stats
home-games-note = Replays, analysis, your stats, the explorer.
home-continue = Continue
home-yours = Your games
home-open = Open tables
home-playing = Being played
home-level = Bots
home-about = An independent, open-source version of the board game by Thomas Liesching, with rules text and pictures of its own.
home-failed = That did not work: { $text }
home-more = More ways to play

table-with = with { $names }
table-alone = on your own
table-status-open = waiting
table-status-playing = in progress
table-status-over = finished
table-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }
table-open = Open
table-join = Join
table-watch = Watch
cancel = Cancel
table-until = until { $time }
table-left = A bot is playing for you
table-paused = paused
table-delete = Delete this game
table-delete-ask = Delete this game?
table-delete-note = It cannot be brought back.
table-delete-yes = Delete
game-replay = Replay
game-unfinished = Not finished

# Somebody who wanted to be forgotten, in the games of others.
former-player = Former player

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Robin
    [1] Kim
    [2] Alex
    [3] Sam
    [4] Charlie
   *[other] Jo
  }
device-name = Player { $number }
guise-title = Your face and colour
guise-colour = Colour of your canoes
guise-any = Any
room-move = Sit here
colour-0 = Blue
colour-1 = Green
colour-2 = Yellow
colour-3 = Red
colour-4 = Brown

## New table

friends-title = A table for friends
friends-seats = Seats
friends-seats-hint = How many play in all, you included.
friends-bots = Bots at the table
friends-house = Two at a table is a house rule; the book says three to five.
friends-options = House rules
friends-make = Make the table
friends-public = Show it under open tables
friends-coach = Everyone may ask the coach
coach-title = Coach
friends-clock = Clock
clock-none = No clock
clock-live = { $seconds ->
    [one] One second per decision
   *[other] { $seconds } seconds per decision
  }
clock-live-reserve = { $seconds ->
    [one] One second per decision
   *[other] { $seconds } seconds per decision
  }, { $minutes } min in reserve
clock-post = { $days ->
    [one] By post: one day per decision
   *[other] By post: { $days } days per decision
  }
option-stealing = Stealing allowed
option-stealing-note = Off for gentle family games.
option-fork = Fork by chance
option-fork-note = Each disc takes an arm at random instead of left and right in turn.
option-tie_break = Break ties by gem value
option-tie_break-note = Amethyst 1 up to ruby 5; otherwise a win is shared.
option-max_rounds = Round limit
option-max_rounds-note = After this many rounds the game ends as a draw; empty for none.

device-title = Around this device
device-players = Players
device-add = Add a player
device-remove = Remove { $name }
device-bots = Bots too
device-start = Start
device-note = Cards are secret: a curtain comes down between players.

watch-title = Watch bots

## Waiting room

room-title = Waiting for paddlers
room-invite = Send this link to your friends
room-link = The link to this table
room-qr = QR code of the link to this table
room-seat-open = Free seat
room-seat-you = you
room-sit = Sit down
room-start = Start
room-fill = Fill with bots and start
room-fill-level = Bots play
room-waiting-host = The host starts the game when everyone is here.
room-leave = Leave the table
room-share = Share…
room-codes = Show the codes
friends-absent = If somebody is away
absent-wait = The game waits
absent-bot = A bot plays on after a while
room-need-name = Enter your name first.
room-host = host
room-away = not here now
room-kick = Send { $name } away
room-kick-note = { $name } cannot sit down at this table again.
room-kick-yes = Send away
rules-book = As in the book
watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
  }
watchers-who = { watchers }: { $names }
seat-bot = bot: { $level }

## Menu and settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
theme-auto = Match the system
theme-day = Day
theme-dusk = Dusk
settings-motion = Motion
motion-auto = Match the system
motion-full = Lively
motion-calm = Calm
settings-sound = Sound
settings-volume = Volume of effects
settings-scene = River and birds
settings-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = No waiting
settings-confirm = Confirm before playing
settings-confirm-note = Off: a card or move is played as soon as it is unambiguous.
settings-tracker = Show cards still in hand
settings-hints = Hints: reach and danger
settings-letters = Letters on gems
settings-notation = Moves in notation too
settings-banter = Animals say something now and then
settings-text = Show the board in words
settings-tips = Tips for the first game
settings-call-sound = Sound when it is your turn
settings-call-vibrate = Vibrate when it is your turn
settings-call-notify = Notification when it is your turn
settings-call-notify-note = While this page is open in the background.
settings-call-denied = The browser forbids it. You can allow it in its settings for this site.
settings-call-insecure = Only over HTTPS: browsers allow it nowhere else.
call-offer = Would you like a notification when it is your turn?
call-offer-yes = Yes, please
settings-pause = Bots wait
menu-title = Menu
menu-settings = Settings
menu-rules = How to play
menu-link = Copy the link to this table
menu-record = Download the record
menu-keys = Keys
keys-cards = 1–6, C
keys-cards-note = choose a card
keys-canoe-note = pick a canoe
keys-ends = ← →
keys-ends-note = go through its moves
keys-enter = Enter
keys-enter-note = take it, then confirm
keys-undo-note = undo
keys-text-note = the board in words
keys-skip = Space
keys-skip-note = skip what is being shown

pause-short = not at all
pause-normal = a moment
pause-long = a while

## What went wrong, by the server's code

problem-unreachable = The server cannot be reached.
problem-http-404 = There is no such table.
problem-already_started = This game has already started; you can watch it.
problem-bad_position = This position cannot be read.
problem-bad_record = This record cannot be read.
problem-busy = Many games are waiting to be analysed. Please come back a little later.
problem-fault = Something went wrong on the server. It has been noted.
problem-imported = This game was played elsewhere; make a table of your own.
problem-kicked = The host has asked you to leave this table.
problem-not_absent = Nobody is away there.
problem-not_alone = Others play here too.
problem-long_record = This record is too long: a game may have up to { $moves } moves and { $rounds } rounds.
problem-malformed = The server could not make sense of that.
problem-muted = The host has muted your chat.
problem-newer_log = A newer version of Niagara has continued this game. This server must be updated first.
problem-no_coach = There is no coach at this table.
problem-no_such_decision = This seat had nothing to decide there.
problem-no_such_lesson = There is no such lesson.
problem-no_such_level = There is no such level.
problem-no_such_seat = There is no such seat.
problem-no_such_space = There is no such space.
problem-no_such_table = There is no such game.
problem-not_found = There is nothing here.
problem-not_host = Only the host can do that.
problem-not_playing = Nothing has been played at this table yet.
problem-no_such_person = There is no such person here.
problem-too_many_programs = You have too many tokens. Please end one in the settings first.
problem-too_many_reports = That is enough for today; please tell whoever runs this server in another way.
problem-not_seated = Only those who sit here can ask for another game.
problem-other_seats = The position has a different number of seats.
problem-other_site = Another site cannot do that here.
problem-over_already = The game of this position is over.
problem-seat_taken = That seat is taken.
problem-seats_open = There are still open seats.
problem-slow_down = That was too much at once. Try again in { $seconds } s.
problem-still_playing = That can be seen when the game is over.
problem-too_long = That is too long.
problem-unfinished_turn = These moves do not make a whole turn.
problem-unfit = The server is not ready yet.
problem-unwelcome_name = There is a word in this name that is not wanted here.

## On this device: without a server

device-here = On this device
offline-switch = Play without a network
offline-off = Switched off: a network is needed.
offline-gathering = The game is being fetched…
offline-kept = Everything is here; it plays in a tunnel too.
offline-failed = It could not be stored; there may be no space left. It still plays with a network.
offline-insecure = Only over HTTPS: browsers store nothing from an address like this one.
offline-unsupported = This browser stores nothing here. That is usual in private windows.
install-title = Install
install-note = An app like any other, without an app store.
install-by-hand = Your browser’s menu has it: “Install” or “Add to Home Screen”.
install-do = Install
stored-title = Your games
stored-promised = The browser keeps them until you delete them.
stored-risk = The browser may delete them when it needs space.
stored-ask = Keep them
licences = Licences of everything in here
newer-title = A new version is here.
newer-now = Use it now
newer-after = After this game
newer-soon = The new version comes when no game is open.
engine-asleep = Data saving is on: the game (about 7 MB) is fetched when you play.
engine-coming = The river is filling. One moment…
engine-waiting = Your game starts as soon as the river is full.
engine-failed = The game could not be fetched. Is there a network?
engine-again = Try again
keeping-memory = This browser stores nothing here, so your games will not be kept: they end with this tab.
keeping-full = There is no room left on this device. The game goes on, but what you play now will not be kept until there is.
keeping-aside =
    { $count ->
        [one] A saved game could not be read. It was set aside; nothing was deleted.
       *[other] { $count } saved games could not be read. They were set aside; nothing was deleted.
    }
backup-title = One file for all
backup-note = Your games, settings and progress, to keep or to take to another device.
backup-save = Save it
backup-open = Open one
backup-came =
    { $count ->
        [one] One game was added.
       *[other] { $count } games were added.
    }
backup-bad = This file is not from this game, or it is damaged.
