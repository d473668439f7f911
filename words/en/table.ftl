## Table

bar-menu = Menu

who-you = Your turn
who-name = { $name }’s turn
who-all = Choose your cards
who-waiting = Waiting for { $names }
who-waiting-count = Waiting for { $count }
who-river = The river flows
who-over = The game is over

link-waiting = Connection lost. Trying again…
link-connecting = Connecting…
link-closed = This table is gone.
link-restarting = The server is restarting. Nothing is lost.
back-note = Your time ran out, so a bot is paddling for you.
back = I’m back

## What to do now, in one sentence

do-choose = Choose a card for this round.
do-chosen = You play { $card }. You can still change it.
do-chosen-final = You play { $card }. Waiting for { $names }.
do-confirm-card = Play the { $card }?
do-confirm-cloud = Play the cloud?
do-pick = Your card is { $card }. Move this canoe, or take the other.
do-pick-both = Move both canoes with { $card }: this one first, or take the other.
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
do-confirm-both = { $first }. { $second }?
do-falls = Over the falls: this canoe will be lost!
do-sending = Sending
do-weather = Your cloud moves the weather.
do-buy = A canoe is lost. Buy it back with a gem?
do-buy-must = Both canoes are lost. Pay a gem for a new one.
do-wait = { $name } is thinking.
do-wait-cards = Waiting for { $names } to choose.
do-watch = You are watching. Sit back.
do-river = Hold on: the river flows.
do-over = The game is over.
skip = Skip
card-confirm = Play { $card }
turn-confirm = Confirm
turn-undo = Undo
turn-done = Leave it ashore
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

hand-title = Your cards
hand-card = Card { $card }
hand-cloud = Cloud card
hand-gone = already played
hand-down = chosen
being-sent = being sent
river-speed = River: { $slowest } to { $fastest }
river-speed-one = River: { $slowest }
river-risk = In danger: { $spaces }
river-risk-at = { $risk } { $space }
river-safe = No danger where you can go
river-canoes-safe = Your canoes are safe
river-unknown = What the river may take is not known right now

## Seats

seat-of = Seat of { $name }
seat-you = you
seat-first = has the lifesaver: goes first
seat-thinking = thinking
seat-away = away, a bot is paddling
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
seat-timed-out = out of time, a bot is paddling
seat-winner = Winner
seat-left = left, a bot is paddling
seat-gave-up = gave up, a bot is paddling
menu-leave = Leave the game
menu-table = This table
leave-ask = Leave this game?
leave-note = A bot plays on in your seat. You can come back as long as the game lasts.
leave-yes = Leave
left-note = A bot is playing in your seat.
left-back = Come back
absent-note = { $name } is away.
absent-ask = Let a bot play
absent-asked = A bot takes over once everyone agrees. Waiting for { $names }.
end-offer = Another game? Yes from { $names }.
end-offer-yes = Yes, again

## Log and chat

log-title = What happened
log-empty = Nothing yet.
chat-title = Chat
chat-empty = Say hello.
chat-text = Write something
chat-send = Send
chat-spectator = { $name } (watching)
chat-spectators = Everyone watching
chat-mute = Mute somebody
chat-manners = Mute or report…
tab-seats = Seats
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-paddled = Well paddled!
phrase-oh-no = Oh no!
phrase-sorry = Sorry!
phrase-thief = Thief!
phrase-hurry = The river waits for nobody…
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
story-last = { $name } landed the last gem in round { $round }.
story-thefts = The boldest thief was { $name }, with { $count ->
    [one] one stolen gem
   *[other] { $count } stolen gems
  }.
story-falls = The falls swallowed { $count ->
    [one] one canoe
   *[other] { $count } canoes
  }; it hit { $name } hardest.
story-calm = Nobody stole, and the falls went hungry.
story-rival = { $name } came closest, { $missing ->
    [one] a single gem
   *[other] { $missing } gems
  } short.

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

## Tips of the first game

tip-title = Tip
tip-hand = Choose a card in secret. Its number is how many points each of your canoes must spend, and the lowest card of all drives the river.
tip-canoe = The lit canoe is yours, and the rings show where it can go. Choose one, then “{ turn-confirm }”.
tip-river = After every round the river runs: as far as the lowest card, plus the weather. It carries every canoe along, and below 7 are the falls.
tip-goals = { say-tip-goals } Here you see how near you are.
say-tip-goals = Land four gems alike, one of each colour, or any seven: that wins.
tip-next = Got it
tip-skip = No more tips
tip-escape = Escape closes this tip.

## Words of the log, explained

word-more = Read rule { $rule }
word-round_started = The lifesaver shows who goes first. After every round it moves on to the next player.
word-hands_refilled = Once all seven cards have been played, everyone has all of them again.
word-canoe_bought = At the start of a round, one landed gem buys a lost canoe back.
word-canoe_given = Whoever has neither a canoe nor a gem gets one canoe for free.
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

## What happened to me, and what may come

threat-short = wins with the next landing
recap = Since your last move:
recap-drift = The river carried your canoe from { $start } to { $end }.
outlook-risk = { $chance }: lose the canoe { $at }
outlook-risk-gem = { $chance }: lose the canoe { $at }, and { $gem } with it
outlook-falls = Certain: the canoe { $at } goes over the falls
outlook-falls-gem = Certain: the canoe { $at } goes over the falls, and { $gem } with it
outlook-drift = The canoe { $at } will drift to { $space }
outlook-safe = The canoe { $at } is safe
threat = { $you ->
    [yes] You win with your next landing.
   *[no] { $name } wins with the next landing.
  }
