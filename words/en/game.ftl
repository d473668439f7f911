## Pieces and places

bar-round = Round { $round }

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

## Weather

weather-plain = { $weather ->
    [-1] −1
    [0] 0
    [1] +1
   *[other] +2
  }
weather-words = { $weather ->
    [-1] Sunny: the river runs one space slower
    [0] Fair: the river runs as the cards say
    [1] Clouds: the river runs one space faster
   *[other] Storm: the river runs two spaces faster
  }
weather-up = Worse
weather-up-note = The river gets faster: { $before } → { $weather }
weather-down = Better
weather-down-note = The river gets slower: { $before } → { $weather }

## Levels of the bots

level-unknown = Bot
level-earlier = { $name } (earlier)
level-program = program
level-duckling = Duckling
level-duckling-note = On the river for the first time: robs nobody, and does not hear the falls yet.
level-otter = Otter
level-otter-note = Splashes about for fun and is surprised by the river every time.
level-duck = Duck
level-duck-note = Counts your cards, and is still learning what a gem is worth.
level-beaver = Beaver
level-beaver-note = Has worked this river for years and wastes no card.
level-heron = Heron
level-heron-note = Stands still, thinks through what you might play, and strikes.
level-bear = Bear
level-bear-note = Looks rounds ahead, and would rather have your salmon than catch its own.

## Goals

goal-four_alike = four alike
goal-five_colours = five colours
goal-any_seven = seven gems
goal-gem_value = highest gem value
goal-progress = { $goal }: { $have } of { $need }

## Moves in words

action-title = Your move

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
turn-done-stop = End the turn
buy-pay = Pay { $gem }
buy-not = Not now
say-canoe = { $canoe }: { $move }

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
    [yes] You get a canoe back for free.
   *[no] { $name } gets a canoe back for free.
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

## Why a move is refused, by the code of the reason

rule-mark = Rule { $rule }
because-not-your-canoe = That is { $name }’s canoe. Only your own canoes move.
because-canoe-fixed = That canoe cannot move now.
because-resync = The game moved on before this arrived: it was not played.
because-game_over = The game is over.
because-not_now = This is not the moment for that.
because-not_your_turn = It is { $name }’s turn.
because-card_gone = The { $card } is not in your hand any more.
because-card_is_down = You have already chosen the { $card }.
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
because-gem_not_there = There is no { $gem } there.
because-swap_other_colour = A swap must take a different colour.
because-too_few_points = That costs { $cost } points; your card has { $points }.
because-stay_spends_nothing = A canoe stays put only where the gem site uses every point.
because-other_arm = Coming up out of one arm, a canoe cannot go down the other.
because-already_there = The canoe is there already, and its points must be spent.
because-too_far = Too far: that takes { $needed } points, and your card has { $points }.
because-points_left = Too near: that takes { $needed ->
    [one] one point
   *[other] { $needed } points
  }, and all { $points } must be spent.
because-stealing_off = This game is played without stealing.
because-own_canoe = You cannot steal from your own canoe.
because-thief_is_loaded = Only an empty canoe can steal.
because-thief_goes_up = Up the river only: a thief never paddles down and never stays put.
because-nothing_to_steal = { $name } has no gem there.
because-not_your_seat = That seat is not yours.
because-not_playing = No game is running at this table.
because-try_again = The game cannot be saved just now. Please try again.

## Animals of the river: what bots are called

animal-duckling = Duckling
animal-gosling = Gosling
animal-fawn = Fawn
animal-squirrel = Squirrel
animal-hedgehog = Hedgehog
animal-otter = Otter
animal-frog = Frog
animal-chipmunk = Chipmunk
animal-hare = Hare
animal-mouse = Mouse
animal-duck = Duck
animal-goose = Goose
animal-loon = Loon
animal-swan = Swan
animal-kingfisher = Kingfisher
animal-beaver = Beaver
animal-raccoon = Raccoon
animal-badger = Badger
animal-porcupine = Porcupine
animal-marmot = Marmot
animal-heron = Heron
animal-owl = Owl
animal-eagle = Eagle
animal-crane = Crane
animal-pelican = Pelican
animal-bear = Bear
animal-wolf = Wolf
animal-fox = Fox
animal-moose = Moose
animal-lynx = Lynx
