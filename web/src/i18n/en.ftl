### Niagara in English. Short, friendly, exact; children read this.

## The app

app-name = Niagara
app-tagline = Paddle down. Grab the gems. Get back before the falls get you.
close = Close
home = Home
copy = Copy
copied = Copied
loading = One moment …

## Home

home-play = Play
home-play-note = You and three bots. It starts at once.
home-name = Your name
home-friends = With friends
home-friends-note = Send a link. Nobody needs an account.
home-device = Around this device
home-device-note = Pass one phone or tablet from hand to hand.
home-watch = Watch bots
home-watch-note = Four bots race each other.
home-learn = Learn the game
home-learn-note = Five minutes, with pictures.
home-games = Games and numbers
home-games-note = Replays, analysis, your numbers, the explorer.
home-continue = Continue
home-yours = Your games
home-open = Open tables
home-playing = Being played
home-level = Bots
home-about = An independent, open-source version of the board game by Thomas Liesching. Own rules text, own pictures.
home-failed = That did not work: { $text }
home-more = More ways to play

table-with = with { $names }
table-alone = on your own
table-status-open = waiting
table-status-playing = round under way
table-status-over = finished
table-open = Open
table-join = Join
table-watch = Watch
game-replay = Replay
game-unfinished = Not finished

# A name for somebody who has not given one; { $number } keeps two of them apart.
default-name = { $number ->
    [0] Robin
    [1] Kim
    [2] Alex
    [3] Sam
    [4] Charlie
   *[other] Jo
  }
bot-name = { $number ->
    [0] Maple
    [1] Cedar
    [2] Birch
    [3] Willow
   *[other] Juniper
  }
device-name = Player { $number }

## New table

friends-title = A table for friends
friends-seats = Seats
friends-seats-hint = How many play in all, you included.
friends-bots = Bots at the table
friends-house = Two at a table is a house rule; the book says three to five.
friends-options = House rules
friends-make = Make the table
friends-public = Show it under open tables
friends-clock = Clock
clock-none = No clock
clock-live = { $seconds } seconds a decision
clock-live-reserve = { $seconds } seconds a decision, { $minutes } min in reserve
clock-post = { $days ->
    [one] By post: one day a decision
   *[other] By post: { $days } days a decision
  }
option-stealing = Stealing allowed
option-stealing-note = Off for gentle family games.
option-fork = Fork by chance
option-fork-note = Each disc takes an arm at random instead of turn by turn.
option-tie = Break ties by gem value
option-tie-note = Amethyst 1 up to ruby 5; otherwise a win is shared.

device-title = Around this device
device-players = Players
device-add = Add a player
device-remove = Remove { $name }
device-bots = Bots too
device-start = Start
device-note = Cards are secret: a curtain comes down between players.

watch-title = Watch bots

## Levels of the bots

level-unknown = Bot
level-otter = Otter
level-otter-note = Splashes about for fun and is surprised by the river every time.
level-duck = Duck
level-duck-note = Respects the falls, forgets your cards and never looks behind for thieves.
level-beaver = Beaver
level-beaver-note = Counts cards, guards its gems and works the river all day long.
level-heron = Heron
level-heron-note = Stands still, thinks through what you might play, and strikes.
level-bear = Bear
level-bear-note = Looks rounds ahead, and would rather have your salmon than catch its own.

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
room-share = Share …

## Table

bar-round = Round { $round }
bar-menu = Menu
weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
weather-words = { $weather ->
    [-1] Sunny: the river runs one slower
    [0] Fair: the river runs as the cards say
    [1] Clouds: the river runs one faster
   *[other] Storm: the river runs two faster
  }

who-you = Your turn
who-name = { $name }’s turn
who-all = Choose your cards
who-waiting = Waiting for { $names }
who-waiting-count = Waiting for { $count }
who-river = The river flows
who-over = The game is over

link-waiting = Connection lost. Trying again …
link-connecting = Connecting …
link-closed = This table is gone.
link-restarting = The server restarts. Nothing is lost.
back-note = Your time ran out, and a bot paddles for you.
back = I am back

## What to do now, in one sentence

do-choose = Choose a card for this round.
do-chosen = You play { $card }. You can still change it.
do-chosen-final = You play { $card }. Waiting for { $names }.
do-confirm-card = Play the { $card }?
do-confirm-cloud = Play the cloud?
do-pick = Your card is { $card }. Move this canoe, or tap the other.
do-pick-both = Move both canoes with { $card }: this one first, or tap the other.
do-end = Where should your canoe go with { $points ->
    [one] one point
   *[other] { $points } points
  }?
do-end-launch = Launch a canoe with { $points ->
    [one] one point
   *[other] { $points } points
  }.
do-second = Now your other canoe.
do-second-optional = Launch your other canoe too, or leave it ashore.
do-first-optional = Move this canoe, or leave it.
do-menu = What will you do there?
do-confirm = { $move }?
do-falls = Over the falls: this canoe will be lost!
do-sent = Sent …
do-weather = Your cloud moves the weather.
do-buy = A canoe is lost. Buy it back with a gem?
do-buy-must = Both canoes are lost. Pay a gem for a new one.
do-wait = { $name } is thinking.
do-wait-cards = Waiting for { $names } to choose.
do-watch = You are watching. Sit back.
do-river = Hold on: the river flows.
do-over = The game is over.

action-title = Your move
card-confirm = Play { $card }
turn-confirm = Confirm
turn-undo = Undo
turn-done = Leave it ashore
turn-done-stop = End the turn
turn-list = Moves as a list
turn-list-hide = Hide the list
turn-points = { $used } of { $all ->
    [one] one point
   *[other] { $all } points
  }
turn-points-none = { $all ->
    [one] one point
   *[other] { $all } points
  }
weather-up = Worse
weather-up-note = The river gets faster: { $weather }
weather-down = Better
weather-down-note = The river gets slower: { $weather }
buy-pay = Pay { $gem }
buy-not = Not now

hand-title = Your cards
hand-card = Card { $card }
hand-cloud = Cloud card
hand-gone = already played
hand-down = chosen
river-speed = River: { $slowest } to { $fastest }
river-speed-one = River: { $slowest }
river-risk = In danger: { $spaces }
river-safe = No space in danger

## Pieces and places

gem-P = amethyst
gem-C = diamond
gem-Y = amber
gem-B = sapphire
gem-R = ruby
gem-P-one = an amethyst
gem-C-one = a diamond
gem-Y-one = an amber
gem-B-one = a sapphire
gem-R-one = a ruby

space-name = { $space ->
    [J] the jetty
    [X] below the falls
    [L6] space 6, left arm
    [L7] space 7, left arm
    [R6] space 6, right arm
    [R7] space 7, right arm
   *[other] space { $space }
  }
space-to = { $space ->
    [J] to the jetty
    [X] over the falls
    [L6] to 6 in the left arm
    [L7] to 7 in the left arm
    [R6] to 6 in the right arm
    [R7] to 7 in the right arm
   *[other] to { $space }
  }
space-at = { $space ->
    [J] at the jetty
    [X] lost
    [L6] on 6, left arm
    [L7] on 7, left arm
    [R6] on 6, right arm
    [R7] on 7, right arm
   *[other] on { $space }
  }
arm-name = { $arm ->
    [L] left arm
   *[other] right arm
  }
canoe-letter = { $index ->
    [0] first canoe
   *[other] second canoe
  }
card-name = { $card ->
    [C] cloud
   *[other] { $card }
  }

board-name = The river, from the jetty down to the falls
board-canoe = { $name }, { $canoe }, { $at }{ $cargo ->
    [none] , empty
   *[other] , carrying { $cargo }
  }
board-end = { $to }{ $chips ->
    [none] { "" }
   *[other] : { $chips }
  }
board-site = { $place }, gem site: { $gems ->
    [none] no gems
   *[other] { $gems }
  }
board-next-arm = The next disc takes the { $arm }
gem-count = { $count } × { $gem }

## Moves in words

move-stay = stay
move-down = down { $to }
move-up = up { $to }
move-land = land
move-falls = over the falls
move-launch = launch { $to }
deed-load = load { $gem }
deed-unload = unload { $gem }
deed-swap = swap for { $gem }
deed-steal = steal { $gem } from { $name }
deed-none = nothing more
move-joined = { $first }, { $second }
move-before = first { $deed }

## Seats

seat-of = Seat of { $name }
seat-you = you
seat-first = has the lifesaver: goes first
seat-thinking = thinking
seat-away = away, a bot paddles for them
seat-offline = connection lost
seat-carrying = carrying { $gem }
seat-empty = empty
seat-landed = Landed gems
seat-hand = Still in hand: { $cards }
seat-card-hidden = card chosen
seat-card-none = no card yet
seat-card = plays { $card }
seat-clock = { $time } left
seat-clock-reserve = reserve: { $time } left
seat-timed-out = out of time, a bot paddles
seat-winner = Winner
goal-four_alike = four alike
goal-five_colours = five colours
goal-any_seven = seven gems
goal-gem_value = highest gem value
goal-short-four_alike = alike
goal-short-five_colours = colours
goal-short-any_seven = gems
goal-progress = { $goal }: { $have } of { $need }

## What happened

event-round = Round { $round }. { $you ->
    [yes] You go first.
   *[no] { $name } goes first.
  }
event-refilled = Everyone takes all seven cards back.
event-bought = { $you ->
    [yes] You pay { $gem } for a new canoe.
   *[no] { $name } pays { $gem } for a new canoe.
  }
event-given = { $you ->
    [yes] You get a canoe back for nothing.
   *[no] { $name } gets a canoe back for nothing.
  }
event-chosen = { $you ->
    [yes] You have chosen.
   *[no] { $name } has chosen.
  }
event-revealed = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
  }
event-revealed-cloud = { $you ->
    [yes] You play the cloud.
   *[no] { $name } plays the cloud.
  }
event-weather = { $you ->
    [yes] You move
   *[no] { $name } moves
  } the weather from { $before } to { $after }.
event-loaded = { $you ->
    [yes] You load { $gem }.
   *[no] { $name } loads { $gem }.
  }
event-unloaded = { $you ->
    [yes] You unload { $gem }.
   *[no] { $name } unloads { $gem }.
  }
event-paddled = { $you ->
    [yes] You paddle { $to }.
   *[no] { $name } paddles { $to }.
  }
event-stolen = { $you ->
    [yes] You steal { $gem } from { $victim }!
   *[no] { $victimYou ->
        [yes] { $name } steals { $gem } from you!
       *[no] { $name } steals { $gem } from { $victim }!
      }
  }
event-landed = { $you ->
    [yes] You land { $gem }!
   *[no] { $name } lands { $gem }!
  }
event-lost = { $you ->
    [yes] You lose a canoe over the falls!
   *[no] { $name } loses a canoe over the falls!
  }
event-lost-gem = { $you ->
    [yes] You lose a canoe and { $gem } over the falls!
   *[no] { $name } loses a canoe and { $gem } over the falls!
  }
event-river = { $speed ->
    [0] The river stands still ({ $sum }).
    [one] The river flows one disc ({ $sum }).
   *[other] The river flows { $speed } discs ({ $sum }).
  }
event-river-sum = lowest card { $lowest }, weather { $weather }
event-river-clouds = only clouds, weather { $weather }
event-disc = A disc goes into the { $arm }.
event-won = { $count ->
    [0] The round limit is reached: a draw.
    [one] { $names } wins: { $goal }!
   *[other] { $names } win together!
  }
event-you-won = You win: { $goal }!

## Log and chat

log-title = What happened
log-empty = Nothing yet.
chat-title = Chat
chat-empty = Say hello.
chat-text = Write something
chat-send = Send
chat-spectator = { $name } (watching)
chat-spectators = All who watch
chat-mute = Mute somebody
tab-seats = Seats
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-paddled = Well paddled!
phrase-oh-no = Oh no!
phrase-sorry = Sorry!
phrase-thief = Thief!
phrase-hurry = The river waits for nobody …
phrase-good-game = Good game!

## Curtain

curtain-title = Pass the device to { $name }
curtain-note = Cards are secret. The others look away.
curtain-ready = I am { $name }

## The end

end-you = You win!
end-name = { $name } wins!
end-names = { $names } win together!
end-draw = A draw
end-rounds = { $rounds ->
    [one] after one round
   *[other] after { $rounds } rounds
  }
end-rematch = Rematch
end-join-rematch = Join the rematch
end-again = See the game again
end-record = Download the record
end-look = Look at the board
end-gems = { $count ->
    [0] no gems
    [one] one gem
   *[other] { $count } gems
  }
end-chart = Gems landed, round by round
end-show = Show the result

## Text board

text-title = The board in words
text-weather = Weather { $weather }. { $words }.
text-arm = The next disc takes the { $arm }.
text-sites = At the gem sites
text-site = { $place }: { $gems }
text-seats = Canoes and gems
text-landed = Landed: { $gems }
text-landed-none = Nothing landed
text-moves = Your possible moves

## Learn

learn-title = How to play
learn-lead = Your canoes lie at the jetty, the gems lie down the river, and at its end wait the falls. Bring gems home before the water takes your canoe.
learn-goal = Be first with one of three sets
learn-goal-text = Bring gems back to the jetty. The first to own one of these sets wins. The round is always finished: whoever else has a set by then wins too.
learn-cards = Everyone picks a card in secret
learn-cards-text = You have seven: the numbers one to six and a cloud. Every round each player puts one down, and it is gone until all seven are used. A number is how many points each of your canoes gets this turn.
learn-turn = Paddle and load
learn-turn-text = One point is one space, up or down, never both in one turn. Loading or unloading a gem costs two points, before you set off or after you arrive. All points must be used up; only landing at the jetty forgives the rest.
learn-turn-both = Every canoe on the river must move. One at the jetty may join in, if another is out already.
learn-turn-caption = A four: load an amber for two, then paddle up two.
learn-steal = Steal, if you dare
learn-steal-text = An empty canoe that paddles up the river and stops beside somebody else’s loaded canoe may take the gem, for free. Never down the river, never on the way.
learn-steal-caption = A three: up to the green canoe, and its ruby is yours.
learn-river = Then the river moves
learn-river-text = When everyone has moved, the water flows: as many spaces as the lowest card says, plus the weather. All canoes drift along. At the fork they go left and right in turn; an arrow shows which comes next. Past space 7 are the falls.
learn-river-caption = Lowest card 2, weather +1: the river flows three.
learn-cloud = The cloud makes the weather
learn-cloud-text = Whoever plays the cloud moves no canoe. Instead the weather gets one better or one worse, and with it the river slower or faster.
learn-lost = Over the falls
learn-lost-text = A canoe that goes over is lost, and its gem returns to its site. At the start of a round you may pay a landed gem to get a canoe back. With no canoe and no gem you get one for nothing.
learn-help = While you play
learn-help-text = The board shows where you can go; tap there. Point at a card to see how far it reaches and which spaces are in danger. If something is not allowed, tap it and you are told why.
learn-start = Play your first game

## Menu and settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
theme-auto = Like the system
theme-day = Day
theme-dusk = Dusk
settings-motion = Motion
motion-auto = Like the system
motion-full = Lively
motion-calm = Calm
settings-sound = Sound
settings-volume = Volume
settings-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = No waiting
settings-confirm = Confirm before playing
settings-confirm-note = Off: a card or move counts as soon as it is clear.
settings-tracker = Show cards still in hand
settings-hints = Hints: reach and danger
settings-letters = Letters on gems
settings-text = Show the board in words
settings-tips = Tips for the first game
settings-pause = Bots wait
menu-title = Menu
menu-settings = Settings
menu-rules = How to play
menu-link = Copy the link to this table
menu-record = Download the record
menu-keys = Keys
keys-cards = 1–6, C
keys-cards-note = choose a card
keys-canoe = A, B
keys-canoe-note = pick a canoe
keys-ends = ← →
keys-ends-note = go through its moves
keys-enter = Enter
keys-enter-note = take it, then confirm
keys-undo = Z
keys-undo-note = undo
keys-text = T
keys-text-note = the board in words
keys-skip = Space
keys-skip-note = skip what is being shown

pause-short = not at all
pause-normal = a moment
pause-long = a while

## Reasons, by the server's code

rule-mark = Rule { $rule }
because-not-your-canoe = That is { $name }’s canoe. Only your own canoes move.
because-canoe-fixed = That canoe cannot move now.
because-game_over = The game is over.
because-not_now = This is not the moment for that.
because-not_your_turn = It is { $name }’s turn.
because-card_gone = The { $card } is not in your hand any more.
because-card_is_down = The { $card } is already your card.
because-gem_not_landed = A canoe costs one landed gem, and you have landed no { $gem }.
because-must_buy = Without a canoe you must buy one back.
because-must_move = Your { $canoe } is on the river and must move.
because-must_launch = With no canoe on the river, you must launch one.
because-nothing_to_end = The turn cannot end here.
because-needs_cloud = Only a cloud moves the weather.
because-cloud_must_move_weather = A cloud moves the weather and no canoe.
because-weather_at_end = The weather cannot go further that way.
because-canoe_lost = Your { $canoe } is lost below the falls.
because-canoe_done = Your { $canoe } has had its move this turn.
because-launch_goes_down = From the jetty a canoe can only go down the river.
because-no_site_at_start = There is no gem site where the canoe is.
because-no_site_at_end = There is no gem site at { $space }.
because-no_deed_at_end = Nothing can be loaded, laid down or stolen there.
because-one_gem_only = A canoe carries only one gem.
because-nothing_aboard = The canoe carries no gem.
because-gem_not_there = No { $gem } lies there.
because-swap_other_colour = A swap must take another colour.
because-too_few_points = That costs { $cost } points; your card has { $points }.
because-stay_spends_nothing = A canoe stays put only where the gem site uses all { $points } points.
because-other_arm = Coming up out of one arm, a canoe cannot go down the other.
because-already_there = The canoe is there already, and its points must be spent.
because-too_far = Too far: that takes { $needed } points, and your card has { $points }.
because-points_left = Too near: that takes { $needed } points, and all { $points } must be spent.
because-stealing_off = This game is played without stealing.
because-own_canoe = Nobody steals from their own canoe.
because-thief_is_loaded = Only an empty canoe can steal.
because-thief_goes_up = Up the river only: a thief never paddles down and never stays put.
because-nothing_to_steal = { $name } has no gem there.
because-not_your_seat = That seat is not yours.
because-not_playing = No game is running at this table.
because-try_again = The game cannot be saved just now. Please try again.
problem-unreachable = The server cannot be reached.
problem-http-404 = There is no such table.
problem-already_started = This game has already started; you can watch it.
problem-bad_position = This position cannot be read.
problem-bad_record = This record cannot be read.
problem-busy = Many games wait to be analysed. Please come back a little later.
problem-fault = Something went wrong at the server. It has been noted.
problem-imported = This game was played elsewhere; make a table of your own.
problem-malformed = The server could not make sense of that.
problem-muted = The host has muted your chat.
problem-no_such_decision = This seat had nothing to decide there.
problem-no_such_lesson = There is no such lesson.
problem-no_such_level = There is no such level.
problem-no_such_seat = There is no such seat.
problem-no_such_space = There is no such space.
problem-no_such_table = There is no such game.
problem-not_found = There is nothing here.
problem-not_host = Only whoever made the table can do that.
problem-not_playing = Nothing has been played at this table yet.
problem-not_seated = Only those who sit here can ask for another game.
problem-other_seats = The position has another number of seats.
problem-other_site = Another site cannot do that here.
problem-over_already = The game of this position is over.
problem-seat_taken = That seat is taken.
problem-seats_open = There are still open seats.
problem-slow_down = That was too much at once. Please wait a moment.
problem-still_playing = That can be seen when the game is over.
problem-unfinished_turn = These moves do not make a whole turn.
problem-unfit = The server is not ready yet.

## Tips of the first game

tip-title = Tip
tip-hand = Choose a card in secret. Its number is how many points each of your canoes must spend, and the lowest card of all drives the river.
tip-canoe = The lit canoe is yours, and the rings show where it can go. Tap one, then “{ turn-confirm }”.
tip-river = After every round the river runs: as far as the lowest card, plus the weather. It carries every canoe along, and below 7 are the falls.
tip-goals = Land four gems alike, one of each colour, or any seven: that wins. Here you see how near you are.
tip-next = Got it
tip-skip = No more tips
tip-escape = Escape closes this tip.

## Words of the log, explained

word-more = Read rule { $rule }
word-round_started = The lifesaver shows who goes first. After every round it moves on to the next player.
word-hands_refilled = Once all seven cards have been played, everyone has all of them again.
word-canoe_bought = At the start of a round, one landed gem buys a lost canoe back.
word-canoe_given = Whoever has neither a canoe nor a gem gets one canoe for nothing.
word-card_revealed = The number is how many points each canoe must spend. The lowest number of the round drives the river.
word-cloud_revealed = A cloud moves no canoe. It makes the weather better or worse instead.
word-weather_moved = The weather, from −1 to +2, is added to the speed of the river.
word-gem_loaded = Loading costs two points, before setting off or after arriving. A canoe carries one gem.
word-gem_unloaded = Unloading costs two points. Any gem may be laid down at any gem site.
word-canoe_paddled = Every space costs one point. A canoe goes either up or down the river, never both in one turn.
word-gem_stolen = An empty canoe that paddles up and stops beside another player’s loaded canoe may take its gem, for free.
word-gem_landed = A gem at the jetty counts towards the three goals, and no thief can reach it.
word-canoe_lost = The canoe is lost, and its gem goes back to its site. A landed gem buys the canoe back.
word-river_rose = The river runs as many discs as the lowest number played, plus the weather. Below one it stands still.
word-game_ended = Four gems alike, all five colours, or any seven win. The round is always finished first.
